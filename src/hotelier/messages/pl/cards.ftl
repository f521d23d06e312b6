### The card browser.

cards-title = Karty
cards-head = { $game }: karty
cards-to-rules = Zasady
cards-all = Wszystkie karty
cards-no-such = Nie znaleziono karty
cards-filters = Filtry
cards-kinds = Rodzaje kart
cards-find = Szukaj
cards-find-austria = nazwa, danie, nagroda…
cards-find-overbooking = nazwa, zasada, zdolność…
cards-any = wszystkie
cards-sort = Sortowanie
cards-sort-box = domyślne
cards-sort-name = nazwa
cards-sort-points = najwięcej punktów
cards-sort-cubes = największe zamówienie
cards-sort-cost = najwyższy koszt
cards-sort-coins = najwięcej monet
cards-sort-beds = najwięcej łóżek
cards-found =
    { $n ->
        [0] Brak kart.
        [one] 1 karta.
        [few] { $n } karty.
        [many] { $n } kart.
       *[other] { $n } karty.
    }
cards-none = Brak pasujących kart.
cards-all-again = Pokaż wszystkie karty
cards-leaf = Poprzednia i następna karta
cards-numbered = { $kind } nr { $number }
cards-how = Jak działa
cards-rulings = Wyjaśnienia zasad
cards-no-rulings = Brak dodatkowych wyjaśnień.
cards-in-the-rules = W zasadach

## Kinds

cards-kind-every = Wszystkie
cards-kind-guest = Goście
cards-kind-staff = Personel
cards-kind-politics = Polityka
cards-kind-emperor = Cesarz
cards-kind-kind = Goście
cards-kind-hotel = Hotele
cards-kind-crest = Herby
cards-one-guest = Karta gościa
cards-one-staff = Karta personelu
cards-one-politics = Karta polityki
cards-one-emperor = Żeton cesarza
cards-one-kind = Rodzaj gości
cards-one-hotel = Płytka hotelu
cards-one-crest = Herb

## Filters

cards-filter-colour = Kolor
cards-filter-gives = Nagroda
cards-filter-cube = Zamawia
cards-filter-cubes = Wielkość zamówienia
cards-filter-when = Kiedy działa
cards-filter-about = Temat
cards-filter-cost = Koszt
cards-filter-hand = Zestaw wprowadzający
cards-filter-group = Grupa
cards-filter-asks = Warunek
cards-filter-size = Rewers
cards-filter-rule = Zasada specjalna
cards-colour-yellow = ★ żółty: artyści
cards-colour-blue = ◆ niebieski: szlachta
cards-colour-red = ■ czerwony: obywatele
cards-colour-green = ● zielony: turyści
cards-gives-vp = PZ
cards-gives-crowns = korony
cards-gives-emperor = ruch na torze cesarza
cards-gives-cubes = dania i napoje
cards-gives-prep = przygotowane pokoje
cards-gives-occupy = zajęty pokój
cards-gives-hire = zatrudnienie
cards-gives-draw = dobranie kart personelu
cards-gives-invite = kolejny gość
cards-gives-extra = dodatkowa tura
cards-cubes-of =
    { $n ->
        [one] 1 porcja
        [few] { $n } porcje
        [many] { $n } porcji
       *[other] { $n } porcji
    }
cards-about-guests = goście
cards-about-kitchen = kuchnia, dania, napoje
cards-about-dice = kości
cards-about-rooms = pokoje
cards-about-emperor = cesarz
cards-about-staff = personel
cards-about-politics = polityka
cards-asks-crowns = korony
cards-asks-rooms = pokoje
cards-asks-staff = personel
cards-asks-emperor = pozycja na torze cesarza
cards-size-small = mały herb (1–3 łóżka)
cards-size-large = duży herb (4–6 łóżek)

## What cards are and do

cards-colour = Rodzaj gościa
cards-order = Zamówienie
cards-points = Punkty
cards-cost = Koszt
cards-cost-revised = Koszt, wydanie poprawione
cards-hand = Zestaw wprowadzający
cards-group = Grupa
cards-scored = Podliczanie
cards-beds = Potrzebne łóżka
cards-coins = Wartość
cards-back = Rewers
cards-source = Źródło
cards-after-round = po rundzie { $round }
cards-revised = Wydanie poprawione: { $does }.
cards-does = { $does }.
cards-politics-does = Warunek: { $need }. Kto pierwszy położy tu znacznik, zdobywa { $first } PZ, drugi { $second }, trzeci { $third }.
cards-tile = Żeton cesarza { $tile }
cards-tile-bonus = Premia: { $bonus }.
cards-tile-penalty = Kara: { $penalty }.
cards-tile-penalty-revised = Kara, wydanie poprawione: { $penalty }.
cards-hotel-side = Strona { $side }: { $beds }. { $rule }
cards-hotel-house = Wartości oznaczone * są zastępcze: nie znamy wydrukowanych.
cards-crest-does =
    { $n ->
        [one] W każdej talii jest { $n } karta z tym herbem, po jednej każdego rodzaju.
        [few] W każdej talii są { $n } karty z tym herbem, po jednej każdego rodzaju.
        [many] W każdej talii jest { $n } kart z tym herbem, po jednej każdego rodzaju.
       *[other] W każdej talii jest { $n } karty z tym herbem, po jednej każdego rodzaju.
    }
cards-crest-beginner = Premia dla początkujących za zakwaterowane grupy: { $steps }.
cards-crest-advanced = Premia dla zaawansowanych za zakwaterowane grupy: { $steps }.
cards-crest-step =
    { $n ->
        [one] { $n } daje { $points }
        [few] { $n } dają { $points }
        [many] { $n } daje { $points }
       *[other] { $n } daje { $points }
    }

## Chosen for a custom setup

own-setup-about = Wybierz, jak zaczyna się gra: karty, żetony, płytki i ręce. Nie można ustawić pozycji ze środka gry. To, czego nie ruszysz, będzie losowe, ale zaczętą część wybierz w całości.
own-setup-random = Losowo
own-setup-count = { $n } z { $all }
own-setup-groups = Wybierz po jednym z każdej grupy.
own-setup-group = Grupa { $name }
own-setup-missing = Wybierz jeszcze { $n } albo wróć do losowania.
own-setup-reset = Wróć do losowania
own-setup-seat = { $part }, miejsce { $seat }
