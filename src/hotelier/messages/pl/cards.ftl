### The card browser.

cards-title = Karty
cards-head = { $game }: karty
cards-to-rules = Zasady
cards-all = Wszystkie karty
cards-no-such = Nie ma takiej karty
cards-filters = Czego szukać
cards-kinds = Rodzaje kart
cards-find = Szukaj
cards-find-austria = nazwa, porcja, nagroda …
cards-find-overbooking = nazwa, zasada, zdolność …
cards-any = obojętnie
cards-sort = Kolejność
cards-sort-box = jak w pudełku
cards-sort-name = według nazwy
cards-sort-points = od największej liczby punktów
cards-sort-cubes = od największego zamówienia
cards-sort-cost = od najdroższej
cards-sort-coins = od największej liczby monet
cards-sort-beds = od największej liczby łóżek
cards-found =
    { $n ->
        [0] Brak kart.
        [one] Jedna karta.
        [few] { $n } karty.
        [many] { $n } kart.
       *[other] { $n } karty.
    }
cards-none = Takiej karty nie ma.
cards-all-again = Pokaż wszystkie karty
cards-leaf = Od karty do karty
cards-numbered = { $kind }, numer { $number }
cards-how = Jak to działa
cards-rulings = Rozstrzygnięcia
cards-no-rulings = Tu żadne rozstrzygnięcie nie było potrzebne.
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
cards-filter-about = Czego dotyczy
cards-filter-cost = Koszt
cards-filter-hand = Zestaw wprowadzający
cards-filter-group = Grupa
cards-filter-asks = Wymaga
cards-filter-size = Odwrót
cards-filter-rule = Zasada hotelu
cards-colour-yellow = ★ żółty: artyści
cards-colour-blue = ◆ niebieski: szlachta
cards-colour-red = ■ czerwony: obywatele
cards-colour-green = ● zielony: turyści
cards-gives-vp = punkty
cards-gives-crowns = korony
cards-gives-emperor = kroki u cesarza
cards-gives-cubes = porcje
cards-gives-prep = przygotowane pokoje
cards-gives-occupy = zajęty pokój
cards-gives-hire = zatrudnianie
cards-gives-draw = dobieranie personelu
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
cards-about-kitchen = kuchnia i porcje
cards-about-dice = kości
cards-about-rooms = pokoje
cards-about-emperor = cesarz
cards-about-staff = personel
cards-about-politics = polityka
cards-asks-crowns = korony
cards-asks-rooms = pokoje
cards-asks-staff = personel
cards-asks-emperor = kroki u cesarza
cards-size-small = mały herb (1–3 łóżka)
cards-size-large = duży herb (4–6 łóżek)

## What cards are and do

cards-colour = Kolor
cards-order = Zamówienie
cards-points = Punkty
cards-cost = Koszt
cards-cost-revised = Koszt, wydanie poprawione
cards-hand = Zestaw wprowadzający
cards-group = Grupa
cards-scored = Ocena
cards-beds = Potrzeba
cards-coins = Płaci
cards-back = Odwrót
cards-source = Skąd te liczby
cards-after-round = po rundzie { $round }
cards-revised = Wydanie poprawione: { $does }.
cards-does = { $does }.
cards-politics-does = Wymaga: { $need }. Kto spełni to pierwszy, zdobywa { $first } PZ, drugi { $second }, trzeci { $third }.
cards-tile = Żeton cesarza { $tile }
cards-tile-bonus = Premia: { $bonus }.
cards-tile-penalty = Kara: { $penalty }.
cards-tile-penalty-revised = Kara, wydanie poprawione: { $penalty }.
cards-hotel-side = Strona { $side }: { $beds }. { $rule }
cards-hotel-house = Strony ze znakiem * to nasze wartości, bo żadne znane nam źródło ich nie podaje.
cards-crest-does =
    { $n ->
        [one] Każda talia ma { $n } kartę z tym herbem, po jednej każdego rodzaju.
        [few] Każda talia ma { $n } karty z tym herbem, po jednej każdego rodzaju.
        [many] Każda talia ma { $n } kart z tym herbem, po jednej każdego rodzaju.
       *[other] Każda talia ma { $n } karty z tym herbem, po jednej każdego rodzaju.
    }
cards-crest-beginner = Premia dla początkujących za karty z łóżkiem: { $steps }.
cards-crest-advanced = Premia dla zaawansowanych za karty z łóżkiem: { $steps }.
cards-crest-step =
    { $n ->
        [one] { $n } daje { $points }
        [few] { $n } dają { $points }
        [many] { $n } daje { $points }
       *[other] { $n } daje { $points }
    }
