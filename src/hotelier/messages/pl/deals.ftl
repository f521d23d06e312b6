### Deals that many play with the same luck: of the day, and for friends.

deals-title = Rozdanie dnia
deals-text = Codziennie jedno rozdanie w każdej grze, dla wszystkich takie samo. Rozegraj je raz i porównaj swój wynik.
deals-play = Zagraj to rozdanie
deals-continue = Graj dalej
deals-see = Zobacz wyniki
deals-finished =
    { $n ->
        [0] Jeszcze nikt go nie ukończył
        [one] Ukończyła je { $n } osoba
        [few] Ukończyły je { $n } osoby
        [many] Ukończyło je { $n } osób
       *[other] Ukończyło je { $n } osoby
    }
deals-ends = Do { $time } czasu lokalnego. Potem będzie nowe.
deals-of-day = Rozdanie z { $day }
deals-shared = To samo rozdanie dla znajomych
deals-against = Grasz na miejscu 1. Przeciwnicy: { $names }. Wszystko, co losowe, jest takie samo dla każdego, bez względu na zagrania.
deals-bot = { $name } ({ $level })
deals-fair = Liczy się jeden wynik na przeglądarkę, dlatego nie ma podpowiedzi ani cofania tur. Gdy skończysz, możesz obejrzeć partie innych.
deals-over = Ten dzień już minął. Możesz rozegrać to rozdanie treningowo, ale wynik się nie liczy.
deals-practise = Zagraj treningowo
deals-better = Lepiej niż { $n }% pozostałych
deals-your-score = Twój wynik: { $score }
deals-place = Miejsce
deals-name = Imię
deals-score = Punkty
deals-playing = jeszcze gra
deals-gave-up = rezygnacja
deals-you = ty
deals-nobody = Nikt jeszcze nie rozegrał tego rozdania. Twój wynik może być pierwszy.
deals-bots = Boty zagrały to samo rozdanie na twoim miejscu.
deals-compare = Porównaj

## Earlier deals

deals-earlier = Wcześniejsze rozdania
deals-earlier-text = Rozegraj je treningowo i zobacz wyniki innych.
deals-earlier-none = Nie ma jeszcze wcześniejszych rozdań.
deals-earlier-more = Pokaż więcej

## For friends

deals-make = To samo rozdanie dla znajomych
deals-make-text = Utwórz link. Każdy, kto go otworzy, rozegra osobno to samo rozdanie z tymi samymi botami. Potem porównacie wyniki.
deals-make-link = Utwórz link

## Two replays side by side

deals-compare-title = Porównanie dwóch powtórek
deals-compare-back = Poprzednia runda
deals-compare-on = Następna runda
deals-compare-round = Koniec rundy { $n }
deals-compare-start = Początek
deals-compare-end = Koniec
deals-compare-show = Pokaż
deals-compare-game = Partia: { $name }
deals-compare-closed = Partie porównasz, gdy rozegrasz to rozdanie.
