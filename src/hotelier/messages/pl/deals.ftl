### Deals that many play with the same luck: of the day, and for friends.

deals-title = Rozdanie dnia
deals-text = Co dzień jedno rozdanie w każdej grze, z takim samym losem dla wszystkich. Zagraj raz i porównaj swój wynik.
deals-play = Zagraj to rozdanie
deals-continue = Graj dalej
deals-see = Zobacz wyniki
deals-finished =
    { $n ->
        [0] Jeszcze nikt go nie ukończył
        [one] { $n } osoba skończyła
        [few] { $n } osoby skończyły
        [many] { $n } osób skończyło
       *[other] { $n } osoby skończyło
    }
deals-ends = Do { $time } (północ UTC). Potem będzie nowe.
deals-of-day = Rozdanie: { $day }
deals-shared = To samo rozdanie dla znajomych
deals-against = Grasz na miejscu 1, a z tobą: { $names }. Los jest dla wszystkich taki sam, bez względu na zagrania.
deals-fair = Liczy się raz na przeglądarkę, więc nie ma podpowiedzi ani cofania tur. Gdy skończysz, możesz obejrzeć partie innych.
deals-over = Ten dzień już minął. Możesz zagrać to rozdanie dla treningu, ale wynik się nie liczy.
deals-practise = Zagraj dla treningu
deals-better = Lepiej niż { $n }% pozostałych
deals-your-score = Twój wynik: { $score }
deals-place = Miejsce
deals-name = Imię
deals-score = Punkty
deals-playing = jeszcze gra
deals-gave-up = rezygnacja
deals-you = ty
deals-nobody = Jeszcze nikt nie zagrał tego rozdania. Zacznij.
deals-bots = Boty zagrały to samo rozdanie na twoim miejscu.
deals-compare = Porównaj

## Earlier deals

deals-earlier = Wcześniejsze rozdania
deals-earlier-text = Zagraj je dla treningu i zobacz wyniki innych.
deals-earlier-none = Nie ma jeszcze wcześniejszych rozdań.
deals-earlier-more = Pokaż więcej

## For friends

deals-make = To samo rozdanie dla znajomych
deals-make-text = Utwórz link. Każdy, kto go otworzy, gra osobno z tymi samymi botami i z takim samym losem. Potem porównujecie wyniki.
deals-make-link = Utwórz link

## Two replays side by side

deals-compare-title = Porównanie dwóch powtórek
deals-compare-back = Poprzednia runda
deals-compare-on = Następna runda
deals-compare-round = Runda { $n }
deals-compare-start = Początek
deals-compare-end = Koniec
deals-compare-show = Pokaż
deals-compare-game = Partia: { $name }
deals-compare-closed = Partie porównasz, gdy zagrasz to rozdanie.
