### Grand Austria Hotel in the terminal: what the browser shows without words, or in different ones.

## Choices as the terminal lists them

austria-group-guest = Weź gościa
austria-group-die = Weź kość
austria-group-stronger = Weź kość (+ to wzmocnienie za { $n }♔)
austria-group-other = Albo
austria-tip-check-in = Możesz zameldować { FORM($guest, "acc") }: { $action }
austria-tip-claim = Możesz położyć znacznik na karcie polityki { $letter }: { $action }
austria-tip-use = Możesz użyć karty { FORM($card, "gen") }: { $action }

## Cards as the terminal lists them

austria-politics-named = Karta polityki { $letter }
austria-politics-places = { $vp } PZ za pierwsze, drugie, trzecie miejsce
austria-tile-named = Żeton cesarza { $tile }
austria-boards = Plansze hoteli
austria-board-night = Plansza nocna
austria-board-day = Plansza dzienna { $board }
austria-board-rooms = { $rooms }, od najniższego piętra
austria-track-named = Tor cesarza
austria-track-points = PZ za pola, od 0: { $vp }
austria-from-printed = z pudełka
austria-from-transcription = z jednego źródła, niesprawdzone
austria-from-owner = z własnego pliku
austria-tile-words = Premia: { $bonus }. Kara: { $penalty }
austria-after = po rundzie { $round }
austria-revised = Wydanie poprawione: { $what }
austria-revised-cost = kosztuje { FORM($crowns, "acc") }

## Signs in the terminal’s picture: keep them short, there’s little room

austria-title = Grand Austria Hotel
austria-roof = Hotel { $name }
# One letter for each cube, the initial of its word where possible: four different ones.
austria-letter-s = S
austria-letter-c = C
austria-letter-w = W
austria-letter-k = K
# One letter for each colour, four different ones.
austria-letter-blue = N
austria-letter-yellow = Ż
austria-letter-red = C
austria-letter-green = Z
austria-sign-crowns = { $n }♔
austria-sign-price =
    { $n ->
        [0] za darmo
       *[other] { $n }♔
    }
austria-sign-emperor = cesarz +{ $n }
austria-sign-cubes = +{ $letters }
austria-sign-draw = dobierz { $n }
austria-sign-offer =
    { $price ->
        [free] 1 z 3 nowych za darmo
       *[less] 1 z 3 nowych −{ $n }♔
    }
austria-sign-prep =
    { $price ->
        [free]
            { $low ->
                [yes] pokój za darmo (p. 1–2)
               *[no] pokój za darmo
            }
        [less] pokój −{ $n }♔
       *[full]
            { $times ->
                [1] przygotuj 1 pokój
               *[other] przygotuj do { $times } pokoi
            }
    }
austria-sign-twice = { $what } ×2
austria-points = Punkty
# At most six letters.
austria-points-short = PZ
# At most six letters.
austria-seats = gracze
austria-turns = Tury
austria-passed = pas
austria-used = użyta
austria-kept = Wybrane w drafcie ({ $n })
austria-nobody-yet = jeszcze nikogo
austria-cafe-empty = pusta
austria-at-emperor = cesarz { $n }
austria-in-hand = ręka { $n }
austria-ready-no-room = gotowe, brak pokoju
austria-yours = twoje
austria-discs = znaczniki:
austria-boost-note = wzmocnienie: { $n }♔ za +1 do siły
austria-row-note = cena, gość, PZ, zamówienie → nagroda
austria-outlook = Teraz pole { $space }: { $vp } PZ, powrót na { $after }.
austria-outlook-bonus = Premia: { $what }
austria-outlook-penalty = Kara: { $what }
austria-outlook-nothing = Bez premii i kary
austria-tiles = Żetony cesarza
austria-tiles-note = premia od pola { $n }, kara na 0
austria-tile-over = po rundzie { $round }: zakończone
austria-legend = Legenda
austria-legend-signs = □ brakuje  ♔ korona
austria-legend-map = mapa: { $capital } zajęty, { $small } przygotowany, · puste
austria-legend-occupied = zajęty
austria-legend-free = przygotowany
austria-legend-group = grupa:
austria-legend-blue = { $bonus } PZ
austria-legend-red = { $bonus } ♔
austria-legend-yellow = { $bonus } pól
austria-legend-transcription = * z jednego źródła, niesprawdzone

## Before the first game and after the last round, in the terminal

austria-intro-1 = Prowadzisz hotel w Wiedniu. Goście siadają w twojej kawiarni, podajesz im to, co zamawiają, i meldujesz ich w pokoju, a oni odwdzięczają się punktami zwycięstwa (PZ) i nie tylko. Po 7 rundach wygrywa gracz z największą liczbą PZ.
austria-intro-2 = W swojej turze możesz wziąć gościa z rzędu. Potem bierzesz kość z jednego z sześciu pól akcji: 1 strudel i ciasto, 2 wino i kawa, 3 przygotowanie pokoi, 4 tor cesarza i korony, 5 zatrudnienie personelu, 6 dowolna z tych akcji za 1 koronę. Im więcej kości na polu, tym silniejsza akcja.
austria-intro-3 = Gościa, którego zamówienie jest kompletne, możesz zameldować w przygotowanym pokoju w jego kolorze (zielonego w dowolnym). Grupa pokoi zajęta w całości daje premię. Za 1 koronę możesz podać z kuchni najwyżej 3 dania lub napoje.
austria-intro-4 = Cesarz przybywa po rundach 3, 5 i 7: zajmij dość wysokie pole na jego torze, aby dostać premię, bo inaczej może spotkać cię kara. Na koniec każda korona oraz każde danie i każdy napój w kuchni to 1 PZ, a każdy gość pozostawiony w kawiarni kosztuje cię 5.
austria-signs = Litery oznaczają dania i napoje: { $cubes }. ▣ to porcja, która już jest, □ ta, której brakuje, ♔ korona. Goście i pokoje mają kolory: { $colours }. Na małej mapie cudzego hotelu wielka litera to pokój zajęty, mała przygotowany, a kropka to puste miejsce.
austria-source-checked-in = zameldowani goście
austria-source-printed = pokoje z nadrukiem PZ
austria-source-groups = niebieskie grupy
austria-source-staff = personel podczas gry
austria-source-politics = karty polityki
austria-source-track = tor cesarza
austria-source-tiles = żetony cesarza
austria-source-end-staff = personel na koniec gry
austria-end-staff-of = Personel na koniec gry, { $name }:
austria-verdict-wins = Zwycięstwo: { $names }, { $vp } PZ.
