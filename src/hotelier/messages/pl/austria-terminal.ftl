### Grand Austria Hotel in the terminal: what the browser shows without words, or in others.

## Choices as the terminal tells them

austria-group-guest = Weź gościa
austria-group-die = Weź kość
austria-group-stronger = Weź kość (z + o jeden mocniejszą, dopłata { $n }♔)
austria-group-other = Albo
austria-tip-check-in = { $guest } ma wszystko, a pokój jest wolny: { $action }
austria-tip-claim = Spełniasz warunek karty polityki { $letter }: { $action }
austria-tip-use = Do twoich usług: { $card }: { $action }

## Cards as the terminal lists them

austria-politics-named = Polityka { $letter }
austria-politics-places = { $vp } PZ za pierwsze, drugie, trzecie miejsce
austria-tile-named = Cesarz { $tile }
austria-boards = Plansze hoteli
austria-board-night = Plansza nocna
austria-board-day = Plansza dzienna { $board }
austria-board-rooms = { $rooms }, od parteru w górę
austria-track-named = Tor cesarza
austria-track-points = PZ za pola od 0: { $vp }
austria-from-printed = z pudełka
austria-from-transcription = z jednego odpisu, przez nikogo niesprawdzone
austria-from-owner = z pliku właściciela
austria-tile-words = Premia: { $bonus }. Kara: { $penalty }
austria-after = po rundzie { $round }
austria-revised = Wydanie poprawione: { $what }
austria-revised-cost = koszt: { $crowns }

## Signs of the terminal’s picture: short, for there is little room

austria-title = Grand Austria Hotel
austria-roof = Hotel { $name }
# One letter for each colour, four different ones.
austria-letter-blue = N
austria-letter-yellow = Ż
austria-letter-red = C
austria-letter-green = Z
austria-sign-crowns = { $n }♔
austria-sign-price =
    { $n ->
        [0] gratis
       *[other] { $n }♔
    }
austria-sign-emperor = cesarz +{ $n }
austria-sign-cubes = +{ $letters }
austria-sign-draw = dobierz { $n }
austria-sign-offer =
    { $price ->
        [free] 1 z 3 nowych gratis
       *[less] 1 z 3 nowych −{ $n }♔
    }
austria-sign-prep =
    { $price ->
        [free]
            { $low ->
                [yes] pokój gratis (piętro 1–2)
               *[no] pokój gratis
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
austria-used = po pracy
austria-kept = Zatrzymane dotąd ({ $n })
austria-nobody-yet = jeszcze nikogo
austria-cafe-empty = pusto
austria-at-emperor = cesarz { $n }
austria-in-hand = ręka { $n }
austria-ready-no-room = gotowe, brak pokoju
austria-yours = twoje
austria-discs = znaczniki:
austria-boost-note = dopłata { $n }♔: o jeden mocniej
austria-row-note = cena, gość, PZ, zamówienie → nagroda
austria-outlook = Teraz na polu { $space }: { $vp } PZ, powrót na { $after }.
austria-outlook-bonus = Premia: { $what }
austria-outlook-penalty = Kara: { $what }
austria-outlook-nothing = Ani premii, ani kary
austria-tiles = Żetony cesarza
austria-tiles-note = premia od pola { $n }, kara na 0
austria-tile-over = po rundzie { $round }: za nami
austria-legend = Znaki
austria-legend-signs = □ brakuje  ♔ korona
austria-legend-map = mapa: { $capital } zajęty, { $small } przygotowany, · puste
austria-legend-occupied = zajęty
austria-legend-free = wolny
austria-legend-group = grupa:
austria-legend-blue = { $bonus } PZ
austria-legend-red = { $bonus } ♔
austria-legend-yellow = { $bonus } kroki
austria-legend-transcription = * z jednego odpisu, przez nikogo niesprawdzone

## Before the first game and after the last round, in the terminal

austria-intro-1 = Prowadzisz hotel w Wiedniu. Goście siadają w twojej kawiarni, podajesz im to, co zamówili, prowadzisz ich do pokoju, a oni odwdzięczają się punktami zwycięstwa (PZ) i przysługami. Po siedmiu rundach wygrywa, kto ma najwięcej PZ.
austria-intro-2 = W swojej turze możesz wziąć gościa z rzędu; potem bierzesz kość z jednego z sześciu pól: 1 strudel i ciasto, 2 wino i kawa, 3 przygotowanie pokoi, 4 cesarz i korony, 5 zatrudnienie personelu, 6 dowolne z nich za koronę. Im więcej kości leży na polu, tym silniejsza jego akcja.
austria-intro-3 = Gość, którego zamówienie jest kompletne, wprowadza się do przygotowanego pokoju w swoim kolorze (zielony do każdego). Grupa pokoi zajęta w całości daje premię. Podawanie z kuchni kosztuje jedną koronę za najwyżej trzy porcje.
austria-intro-4 = Cesarz przybywa po rundach 3, 5 i 7: stój dobrze na jego torze, bo inaczej cię ukarze. Na koniec korona lub porcja w kuchni to 1 PZ, a gość pozostawiony w kawiarni kosztuje 5.
austria-signs = Litery oznaczają porcje: { $cubes }; ▣ to porcja, która już jest, □ ta, której brakuje, ♔ korona. Goście i pokoje mają kolory: { $colours }. Na małej mapie cudzego hotelu wielka litera to pokój zajęty, mała to przygotowany, a kropka to puste miejsce.
austria-source-checked-in = zameldowani goście
austria-source-printed = pokoje z nadrukiem PZ
austria-source-groups = niebieskie grupy
austria-source-staff = personel przy pracy
austria-source-politics = karty polityki
austria-source-track = tor cesarza
austria-source-tiles = żetony cesarza
austria-source-end-staff = personel na koniec
austria-end-staff-of = Personel na koniec, { $name }:
austria-verdict-wins = Wygrywa { $names }, { $vp } PZ.
austria-verdict-decided = Wygrywa { $names }: przy remisie ({ $vp } PZ) rozstrzygają korony i wszystkie porcje, także te u gości w kawiarni ({ $worth }).
austria-verdict-shared = Wspólnie wygrywają { $names }, { $vp } PZ, z remisem nawet w koronach i wszystkich porcjach, także tych u gości w kawiarni ({ $worth }).
