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
overbooking-fact-second = druga karta w tym miejscu
overbooking-fact-token = zabierasz żeton
# An action and what there is to know about it, several things with commas between them.
overbooking-do-with = { $action } ({ $facts })
overbooking-door-does = drzwi: { $ability }
overbooking-group-small = Małe karty, 1–3 łóżka (do kolejki albo przy tylnych drzwiach)
overbooking-group-large = Duże karty, 4–6 łóżek (do kolejki albo przy tylnych drzwiach)
overbooking-group-or = Albo

## The card reference

overbooking-section-guest = Goście
overbooking-section-crest = Herby
overbooking-section-hotel = Hotele
overbooking-section-bonus = Premia za herby
overbooking-source-rulebook = z instrukcji
overbooking-source-house = nasza wartość zastępcza
overbooking-source-owner = z własnego pliku
overbooking-guest-facts = { $beds } (z instrukcji), { $coins } ({ $source })
overbooking-crest-cards = 6 kart w każdej talii: { $cards }.
overbooking-tile-facts = { $beds }, { $source }
overbooking-tile-other = Druga strona: { $face }.
overbooking-tile-other-house = Druga strona: { $face } (para dobrana przez nas).
overbooking-bonus-title = Premia za herby: { $mode }
# A word that is on several cards, as an example of a search.
overbooking-sample-word = łóżka

## What happened

overbooking-log-placed-open = { $name } zagrywa odkrytą kartę do kolejki hotelu { $hotel }: { $card }.
overbooking-log-placed-token = { $name } zagrywa { FORM($card, "acc") } przy tylnych drzwiach hotelu { $hotel } i zabiera żeton.
overbooking-log-booked-named = Pierwszeństwo: karta wskazana przez szlachtę.
overbooking-log-booked-rule = Pierwszeństwo: zasada specjalna.
overbooking-log-booked-crest = Herb { $crest }: zakwaterowano już { $n }.
overbooking-log-score = { $name } zdobywa { $parts }.
overbooking-log-score-part = { $n } pkt za { $what }

## What to look at

overbooking-tip-typing = Ruch możesz też wpisać: { $action } znaczy „{ $meaning }”.
overbooking-tip-token =
    { $n ->
        [one] Przy tylnych drzwiach hotelu { $hotels } leży żeton: 1 punkt za pierwszą kartę.
        [few] Przy tylnych drzwiach hoteli { $hotels } leżą żetony: po 1 punkcie za pierwszą kartę.
        [many] Przy tylnych drzwiach hoteli { $hotels } leżą żetony: po 1 punkcie za pierwszą kartę.
       *[other] Przy tylnych drzwiach hoteli { $hotels } leżą żetony: po 1 punkcie za pierwszą kartę.
    }
overbooking-tip-crest = Twoje zakwaterowane grupy herbu { $crest }: { $n }. Jeszcze jedna da { $points }.
overbooking-tip-last = Ostatnia runda: zagrywasz { FORM($cards, "acc") }, pozostałe nic nie dadzą.
overbooking-tip-nobody = Nie masz kart w tej kolejce. Hotel ma { $beds }.
overbooking-tip-all = Na tę chwilę wszystkie twoje karty dostają tu łóżka. Hotel ma { $beds }.
overbooking-tip-away = Na tę chwilę bez łóżka zostają tu twoje karty: { $cards }. Hotel ma { $beds }.

## How the game goes

overbooking-intro-1 = Miasto jest pełne, a każdy chce dostać łóżko. Masz talię 24 kart gości: 4 herby, a w każdym 6 rodzajów gości. Liczba na karcie mówi, ilu łóżek potrzebuje grupa: 1 mnich, 2 kupcy, 3 służki, 4 szlachta, 5 żołnierze, 6 robotnicy. Gdy karta dostanie łóżka, jej monety liczą się jako punkty.
overbooking-intro-2 = Są 4 rundy. W każdej zagrywasz 5 ze swoich 9 kart, na zmianę z innymi graczami, zakryte i po jednej: do kolejki po prawej stronie hotelu (4 miejsca) albo przy tylnych drzwiach po lewej (2). Wszyscy widzą, czyja to karta, jaki ma herb i czy jest mała (1–3 łóżka), czy duża (4–6). Pierwsza karta przy tylnych drzwiach zabiera leżący tam żeton: 1 punkt.
overbooking-intro-3 = Potem hotele się otwierają, od góry w dół. Najpierw karty przy tylnych drzwiach używają zdolności: jedne dodają lub zabierają łóżka, inne dają pierwszeństwo. Łóżek tam nie dostają, ale niektóre mogą wejść do kolejki: mnich staje na jej końcu, służki mogą zastąpić inną twoją kartę, a żołnierze robotników dowolnego gracza. Potem łóżka dostaje kolejka: najpierw największe karty, z równych najpierw ta najbliżej hotelu. Jeśli dla karty nie wystarcza łóżek, zostaje pominięta i sprawdza się następną. Karty bez łóżka są odrzucane.
overbooking-intro-4 = Wygrywa gracz z największą liczbą punktów. Punkty dają monety na kartach zakwaterowanych gości, żetony i, jeśli z nią gracie, premia za co najmniej 4 zakwaterowane grupy jednego herbu.

## The end

overbooking-points-coins = monety: { $kind }
overbooking-points-tokens = żetony
overbooking-points-crest = premia za herb: { $crest }
overbooking-difference = { $what } ({ $more } do { $less })
overbooking-verdict-points = Zwycięstwo: { $names }, { $points }, przewaga { $ahead }.
overbooking-end-difference = Co dało przewagę ({ $winner } – { $other }):
overbooking-end-booked = Zakwaterowane grupy:

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
overbooking-hand-note = liczba = potrzebne łóżka, ● = monety
overbooking-hand-none = brak kart
overbooking-players-note = zakwaterowane grupy według herbu
overbooking-next-round = następna runda: { $hotel }
overbooking-sign-bed = wolne łóżko
overbooking-sign-coin = moneta lub żeton, po 1 punkcie
overbooking-sign-house = nasza wartość zastępcza
overbooking-sign-open = odkryta
overbooking-sign-named = wskazana przez szlachtę
overbooking-outlook = Przydział łóżek na tę chwilę
overbooking-outlook-note = { $beds } w hotelu { $hotel }
overbooking-outlook-named = wskazana
overbooking-outlook-rule = zasada specjalna
overbooking-outlook-booked =
    { $free ->
        [1] { $n } z 1 łóżka
       *[other] { $n } z { $free } łóżek
    }
overbooking-outlook-away = potrzeba { $n }, wolne { $free }
overbooking-outlook-nobody = w kolejce nikt nie czeka
overbooking-where-booked = zakwaterowane
overbooking-where-discarded = odrzucone
overbooking-where-table = przy hotelu
overbooking-where-hand = na ręce
overbooking-where-deck = w talii
overbooking-where-unseen = niewidziane: ręka, talia lub zakryte
