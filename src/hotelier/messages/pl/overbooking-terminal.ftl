### Overbooking in the terminal: what only its pictures and its list of choices say.

## Small words

overbooking-hotel-words = { $beds }, { $rule }
overbooking-waiting =
    { $n ->
        [0] nikt nie czeka
        [one] czeka 1
        [few] czekają { $n }
        [many] czeka { $n }
       *[other] czeka { $n }
    }
overbooking-fact-face-up = odkryta
overbooking-fact-second = druga w tym miejscu
overbooking-fact-token = zabierasz żeton
# An action and what there is to know about it, several things with commas between them.
overbooking-do-with = { $action } ({ $facts })
overbooking-door-does = drzwi: { $ability }
overbooking-group-small = Małe karty, 1–3 łóżka (kolejka albo tylne drzwi tego hotelu)
overbooking-group-large = Duże karty, 4–6 łóżek (kolejka albo tylne drzwi tego hotelu)
overbooking-group-or = Albo

## The card reference

overbooking-section-guest = Goście
overbooking-section-crest = Herby
overbooking-section-hotel = Hotele
overbooking-section-bonus = Premia za herby
overbooking-source-rulebook = z instrukcji
overbooking-source-house = nasza wartość zastępcza
overbooking-source-owner = z pliku właściciela
overbooking-guest-facts = { $beds } (z instrukcji), { $coins } ({ $source })
overbooking-crest-cards = Sześć kart każdej talii: { $cards }.
overbooking-tile-facts = { $beds }, { $source }
overbooking-tile-other = Druga strona: { $face }.
overbooking-tile-other-house = Druga strona: { $face } (para dobrana przez nas).
overbooking-bonus-title = Premia za herby: { $mode }
# A word that several cards speak of, as an example of a search.
overbooking-sample-word = łóżka

## What happened

overbooking-log-placed-open = { $name } zagrywa odkrytą kartę do kolejki hotelu { $hotel }: { $card }.
overbooking-log-placed-token = { $name } zagrywa przy tylnych drzwiach hotelu { $hotel } i zabiera żeton: { $card }.
overbooking-log-booked-named = Jako pierwsza karta, bo wskazana.
overbooking-log-booked-rule = Jako pierwsza karta, według zasady hotelu.
overbooking-log-booked-crest = Dotąd z łóżkiem, herb { $crest }: { $n }.
overbooking-log-score = { $name } zdobywa: { $parts }.
overbooking-log-score-part = { $n } za { $what }

## What to look at

overbooking-tip-typing = Ruch możesz też wpisać: { $action } znaczy „{ $meaning }”.
overbooking-tip-token =
    { $n ->
        [one] Przy tylnych drzwiach hotelu { $hotels } czeka żeton: punkt za pierwszą kartę.
        [few] Przy tylnych drzwiach hoteli { $hotels } czekają żetony: punkt za pierwszą kartę przy każdych.
        [many] Przy tylnych drzwiach hoteli { $hotels } czekają żetony: punkt za pierwszą kartę przy każdych.
       *[other] Przy tylnych drzwiach hoteli { $hotels } czekają żetony: punkt za pierwszą kartę przy każdych.
    }
overbooking-tip-crest = Twoje karty z łóżkiem, herb { $crest }: { $n }. Jeszcze jedna daje { $points }.
overbooking-tip-last = Ostatnia runda. Do zagrania: { $cards }; pozostałe nie są nic warte.
overbooking-tip-nobody = Nie masz nikogo w tej kolejce. Hotel ma { $beds }.
overbooking-tip-all = Na razie wszystkie twoje karty dostaną tu łóżka: hotel ma { $beds }.
overbooking-tip-away = Na razie zostają tu bez łóżka twoje karty: { $cards }. Hotel ma { $beds }.

## How the game goes

overbooking-intro-1 = Miasto jest pełne i każdy chce dostać łóżko. Masz talię 24 kart gości: cztery herby, a w każdym sześć rodzajów. Liczba rodzaju to łóżka, których potrzebuje: 1 mnich, 2 kupcy, 3 służki, 4 szlachta, 5 żołnierze, 6 robotnicy. Monety na karcie to punkty, gdy tylko karta dostanie łóżko.
overbooking-intro-2 = Są cztery rundy. W każdej zagrywasz pięć ze swoich dziewięciu kart, po jednej na zmianę, zakryte: do kolejki po prawej stronie hotelu (cztery miejsca) albo przy tylnych drzwiach po lewej (dwa). O zakrytej karcie wszyscy wiedzą, czyja jest, jaki ma herb i jaka jest: mała (1–3 łóżka) czy duża (4–6). Pierwsza karta przy tylnych drzwiach zabiera żeton: 1 punkt.
overbooking-intro-3 = Potem hotele się otwierają, od góry. Najpierw karty przy tylnych drzwiach robią, co potrafią: więcej lub mniej łóżek, lepsze miejsce dla swojego. Same łóżek nie dostają; tylko mnich staje w kolejce. Potem łóżka dostaje kolejka, od największych kart, z równych od najbliższej. Kto się nie mieści, ustępuje następnemu. Kto nie ma łóżka, odpada.
overbooking-intro-4 = Wygrywa największa liczba punktów: monety na twoich kartach z łóżkiem, twoje żetony i, jeśli stół z tym gra, premia za cztery lub więcej kart z łóżkiem jednego herbu.

## The end

overbooking-points-coins = monety: { $kind }
overbooking-points-tokens = żetony
overbooking-points-crest = premia za herb: { $crest }
overbooking-difference = { $what } ({ $more } do { $less })
overbooking-verdict-points = Wygrywa { $names }: { $points }, przewaga { $ahead }.
overbooking-verdict-tiebreak = Wygrywa { $names }: remis ({ $points }), rozstrzygają karty z łóżkiem warte 3 monety ({ $cards }).
overbooking-verdict-shared = Wspólnie wygrywają { $names }: { $points }, remis nawet w kartach z łóżkiem wartych 3 monety ({ $cards }).
overbooking-end-difference = Co zrobiło różnicę ({ $winner } – { $other }):
overbooking-end-booked = Karty, które dostały łóżko:

## The picture

overbooking-head-over = koniec gry
overbooking-label-queue = kolejka
overbooking-label-door = drzwi
overbooking-label-hand = ręka
overbooking-label-token = żeton
overbooking-label-hotel = Hotel { $n }
overbooking-label-closed = zamknięty, wolne { $n }
overbooking-label-crests = za herby { $n }
overbooking-label-players = Gracze
overbooking-label-at-door = Przy tylnych drzwiach
overbooking-queue-note = od strony hotelu
overbooking-hand-note = liczba to łóżka, których karta potrzebuje, ● to jej monety
overbooking-hand-none = brak kart
overbooking-players-note = karty z łóżkiem według herbu
overbooking-next-round = następna runda: { $hotel }
overbooking-sign-bed = wolne łóżko
overbooking-sign-coin = moneta lub żeton, po 1 punkcie
overbooking-sign-house = nasze wartości
overbooking-sign-open = odkryta dla wszystkich
overbooking-sign-named = wskazana przez szlachtę
overbooking-outlook = Rozdział łóżek na teraz
overbooking-outlook-note = { $beds } w hotelu { $hotel }
overbooking-outlook-named = wskazana
overbooking-outlook-rule = z zasady
overbooking-outlook-booked =
    { $free ->
        [1] { $n } z 1 łóżka
       *[other] { $n } z { $free } łóżek
    }
overbooking-outlook-away = potrzeba { $n }, wolne { $free }
overbooking-outlook-nobody = w kolejce nikt nie czeka
overbooking-where-booked = z łóżkiem
overbooking-where-discarded = odrzucone
overbooking-where-table = przy hotelu
overbooking-where-hand = na ręce
overbooking-where-deck = w talii
overbooking-where-unseen = niewidziane: ręka, talia lub zakryte
