### Grand Austria Hotel: what cards do, what is asked, what happened.

## Small words

austria-twice = { $what } (dwa razy)
austria-nothing = nic
austria-the = { $name }
austria-crowns =
    { $n ->
        [one] 1 korona
        [few] { $n } korony
        [many] { $n } koron
       *[other] { $n } korony
    }
austria-price =
    { $n ->
        [0] za darmo
        [one] 1 korona
        [few] { $n } korony
        [many] { $n } koron
       *[other] { $n } korony
    }
austria-price-short =
    { $n ->
        [0] gratis
       *[other] { $n }
    }
austria-steps =
    { $n ->
        [one] 1 krok
        [few] { $n } kroki
        [many] { $n } kroków
       *[other] { $n } kroku
    }
austria-staff-cards =
    { $n ->
        [one] 1 karta personelu
        [few] { $n } karty personelu
        [many] { $n } kart personelu
       *[other] { $n } karty personelu
    }
austria-vp = { $n } PZ
austria-vp-short = +{ $n }
austria-word-blue = niebieski
austria-word-yellow = żółty
austria-word-red = czerwony
austria-word-green = zielony
# These three are only said behind "za" ({ $of } of austria-staff-end-full and austria-brief-end-full).
austria-word-group = każdą pełną grupę
austria-word-floor = każde pełne piętro
austria-word-column = każdy pełny pion
austria-kind-blue = niebieski: szlachta
austria-kind-yellow = żółty: artyści
austria-kind-red = czerwony: obywatele
austria-kind-green = zielony: turyści
austria-cube-s = strudel
austria-cube-c = ciasto
austria-cube-w = wino
austria-cube-k = kawa
austria-letter-s = S
austria-letter-c = C
austria-letter-w = W
austria-letter-k = K
austria-cubes-s =
    { $n ->
        [one] 1 strudel
        [few] { $n } strudle
        [many] { $n } strudli
       *[other] { $n } strudla
    }
austria-cubes-c =
    { $n ->
        [one] 1 ciasto
        [few] { $n } ciasta
        [many] { $n } ciast
       *[other] { $n } ciasta
    }
austria-cubes-w =
    { $n ->
        [one] 1 wino
        [few] { $n } wina
        [many] { $n } win
       *[other] { $n } wina
    }
austria-cubes-k =
    { $n ->
        [one] 1 kawa
        [few] { $n } kawy
        [many] { $n } kaw
       *[other] { $n } kawy
    }

# Wherever a sentence has $of or $colour, $which is the same as a key (blue, red, group, floor …),
# for languages in which the word must agree; beside $and it is $other.

## Effects in full

austria-effect-crowns = { austria-crowns }
austria-effect-emperor = { austria-steps } na torze cesarza
austria-effect-vp = { $n } PZ
austria-effect-vp-per-staff = { $n } PZ za każdą zatrudnioną osobę
austria-effect-cubes = { $cubes }
austria-effect-choice =
    { $n ->
        [one] 1 dowolna porcja
        [few] { $n } dowolne porcje
        [many] { $n } dowolnych porcji
       *[other] { $n } dowolnej porcji
    }
austria-effect-complete = skompletowanie zamówienia jednego gościa z zasobów ogólnych
austria-effect-draw =
    { $n ->
        [1] dobranie 1 karty personelu
       *[other] dobranie { $n } kart personelu
    }
austria-effect-hire =
    { $price ->
        [free] zatrudnienie kogoś z ręki za darmo
        [full] zatrudnienie kogoś z ręki za pełną cenę
       *[less] zatrudnienie kogoś z ręki taniej o { $n ->
            [one] 1 koronę
            [few] { $n } korony
            [many] { $n } koron
           *[other] { $n } korony
        }
    }
austria-effect-offer =
    { $price ->
        [free] zatrudnienie za darmo jednej osoby z 3 nowych kart personelu
       *[less] zatrudnienie jednej osoby z 3 nowych kart personelu, taniej o { $n ->
            [one] 1 koronę
            [few] { $n } korony
            [many] { $n } koron
           *[other] { $n } korony
        }
    }
austria-effect-prep =
    { $lit ->
        [yes] { austria-a-room } za darmo (od razu zajęty)
       *[no]
            { $price ->
                [free] { austria-a-room } za darmo
                [less] { austria-a-room } taniej o { $n ->
                    [one] 1 koronę
                    [few] { $n } korony
                    [many] { $n } koron
                   *[other] { $n } korony
                }
               *[full]
                    { $times ->
                        [1] przygotowanie pokoju w cenie piętra
                       *[other] przygotowanie do { $times } pokoi, każdego w cenie piętra
                    }
            }
    }
austria-a-room =
    { $low ->
        [yes] przygotowanie pokoju na piętrze 1 lub 2
       *[no] przygotowanie pokoju
    }
austria-effect-occupy = zajęcie jednego z przygotowanych pokoi
austria-effect-invite = gość z rzędu za darmo
austria-effect-extra = od razu dodatkowa tura z dowolnym polem, na którym leży kość; kości nie zabierasz
austria-effect-extra-revised = dodatkowa akcja z dowolnym polem, na którym leży kość; kości nie zabierasz
austria-effect-food =
    { $most ->
        [0] 1 strudel
       *[other] { $n ->
            [one] 1 porcja
            [few] { $n } porcje
            [many] { $n } porcji
           *[other] { $n } porcji
        }: strudle, w tym najwyżej { $most ->
            [one] 1 ciasto
            [few] { $most } ciasta
            [many] { $most } ciast
           *[other] { $most } ciasta
        }
    }
austria-effect-drinks =
    { $most ->
        [0] 1 wino
       *[other] { $n ->
            [one] 1 porcja
            [few] { $n } porcje
            [many] { $n } porcji
           *[other] { $n } porcji
        }: wino, w tym najwyżej { $most ->
            [one] 1 kawa
            [few] { $most } kawy
            [many] { $most } kaw
           *[other] { $most } kawy
        }
    }
austria-effect-advance =
    { $n ->
        [1] 1 krok na torze cesarza albo 1 korona
       *[other] razem { $n }: kroki na torze cesarza lub korony
    }
austria-effect-both = { austria-steps } na torze cesarza i { austria-crowns }
austria-effect-mimic = dowolna z akcji 1–5 z siłą { $n }

## Effects in two or three words

austria-short-crowns = { austria-crowns }
austria-short-emperor = { austria-steps }
austria-short-vp = { $n } PZ
austria-short-vp-per-staff = { $n } PZ za osobę
austria-short-cubes = { $cubes }
austria-short-choice =
    { $n ->
        [one] dowolna porcja
        [few] { $n } dowolne porcje
        [many] { $n } dowolnych porcji
       *[other] { $n } dowolnej porcji
    }
austria-short-complete = całe zamówienie
austria-short-draw = dobierz { $n }
austria-short-hire =
    { $price ->
        [free] zatrudnij gratis
        [full] zatrudnij
       *[less] zatrudnij, { $n } taniej
    }
austria-short-offer =
    { $price ->
        [free] 1 z 3 nowych gratis
       *[less] 1 z 3 nowych, { $n } taniej
    }
austria-short-prep =
    { $lit ->
        [yes] zajęty pokój gratis
       *[no]
            { $price ->
                [free]
                    { $low ->
                        [yes] niski pokój gratis
                       *[no] pokój gratis
                    }
                [less] pokój, { $n } taniej
               *[full]
                    { $times ->
                        [one] 1 pokój
                        [few] { $times } pokoje
                        [many] { $times } pokoi
                       *[other] { $times } pokoju
                    }
            }
    }
austria-short-occupy = zajmij pokój
austria-short-invite = gość gratis
austria-short-extra = dodatkowa tura
austria-short-food =
    { $most ->
        [0] 1 strudel
        [1] { austria-cubes-s } (do 1 ciasta)
       *[other] { austria-cubes-s } (do { $most } ciast)
    }
austria-short-drinks =
    { $most ->
        [0] 1 wino
        [1] { austria-cubes-w } (do 1 kawy)
       *[other] { austria-cubes-w } (do { $most } kaw)
    }
austria-short-advance =
    { $n ->
        [one] 1 krok lub korona
        [few] { $n } kroki / korony
        [many] { $n } kroków / koron
       *[other] { $n } kroku / korony
    }
austria-short-both =
    { $n ->
        [1] krok + korona
       *[other] { austria-steps } + { austria-crowns }
    }
austria-short-mimic = dowolne, siła { $n }

## Guests and staff

austria-guest-card = { $name } ({ $kind }) zamawia: { $order }. W pokoju: { $gives }.
austria-guest-does = zamawia: { $order }; w pokoju: { $gives }
austria-staff-does = { $when }: { $does }
austria-staff-card =
    { $cost ->
        [0] { $name }, za darmo; { $when }: { $does }.
        [one] { $name }, 1 korona; { $when }: { $does }.
        [few] { $name }, { $cost } korony; { $when }: { $does }.
        [many] { $name }, { $cost } koron; { $when }: { $does }.
       *[other] { $name }, { $cost } korony; { $when }: { $does }.
    }
austria-when-once = raz, przy zatrudnieniu
austria-when-round = raz w rundzie
austria-when-permanent = stale
austria-when-end = na koniec gry
austria-staff-on-guest-crowns = { austria-crowns } za każdym razem, gdy { $of } gość wprowadza się do pokoju
austria-staff-on-guest-emperor = { austria-steps } na torze cesarza za każdym razem, gdy { $of } gość wprowadza się do pokoju
austria-staff-on-guest-vp = { $n } PZ za każdym razem, gdy { $of } gość wprowadza się do pokoju
austria-staff-on-any-guest = { austria-crowns } za każdym razem, gdy gość wprowadza się do pokoju
austria-staff-on-any-guest-revised = { austria-crowns } za każdym razem, gdy twój pokój staje się zajęty, obojętnie jak
austria-staff-on-order = { $n } PZ za każdym razem, gdy do pokoju wprowadza się gość z zamówieniem na { $of } porcje
austria-staff-free-rooms = każdy { $of } pokój przygotowujesz za darmo
austria-staff-on-die-vp = { $n } PZ za każdym razem, gdy bierzesz kość { $faces }
austria-staff-on-die-emperor = { austria-steps } na torze cesarza za każdym razem, gdy bierzesz kość { $faces }
austria-staff-on-die-prep = za każdym razem, gdy bierzesz kość { $faces }, możesz też przygotować pokój za pełną cenę
austria-staff-on-die-hire = za każdym razem, gdy bierzesz kość { $faces }, możesz też kogoś zatrudnić za pełną cenę
austria-staff-strength = kość { $faces } ma dla ciebie siłę większą o { $n }
austria-staff-cheaper =
    { $n ->
        [one] przy kości { $faces } personel jest tańszy o kolejną koronę
        [few] przy kości { $faces } personel jest tańszy o kolejne { $n } korony
        [many] przy kości { $faces } personel jest tańszy o kolejnych { $n } koron
       *[other] przy kości { $faces } personel jest tańszy o kolejne { $n } korony
    }
austria-staff-free-six = kość { $faces } nic nie kosztuje i ma siłę większą o { $n }
austria-staff-both = kość { $faces } za każdy punkt siły daje krok na torze cesarza i koronę
austria-staff-free-delivery = podawanie z kuchni nic nie kosztuje
austria-staff-free-guests = goście z rzędu nic nie kosztują
austria-staff-excuse =
    { $n ->
        [one] możesz zapłacić 1 koronę, aby uniknąć kary cesarza
        [few] możesz zapłacić { $n } korony, aby uniknąć kary cesarza
        [many] możesz zapłacić { $n } koron, aby uniknąć kary cesarza
       *[other] możesz zapłacić { $n } korony, aby uniknąć kary cesarza
    }
austria-staff-on-bonus = { $n } PZ przy każdej premii cesarza
austria-staff-end-colour = { $n } PZ za każdy zajęty { $of } pokój
austria-staff-end-occupied = { $n } PZ za każdy zajęty pokój
austria-staff-end-staff = { $n } PZ za każdą zatrudnioną osobę, tę także
austria-staff-end-tiles = { $n } PZ za każdy pokój przygotowany lub zajęty
austria-staff-end-full = { $n } PZ za { $of } (wszystkie pokoje zajęte)
austria-staff-end-discs = { $n } PZ za każdą kartę polityki z twoim znacznikiem
austria-staff-end-emperor = { $n } PZ razy numer twojego pola na torze cesarza, najwyżej { $limit } PZ
austria-staff-end-emperor-revised = { $n } PZ razy numer twojego pola na torze cesarza
austria-staff-end-sets = { $n } PZ za każde trzy zajęte pokoje w trzech kolorach
austria-staff-end-copy = liczy się jak najlepsza karta „na koniec gry” innego gracza
austria-staff-occupy-twice = zajęcie dwóch z przygotowanych pokoi
austria-brief-on-guest-crowns = { $of } gość: { austria-crowns }
austria-brief-on-guest-emperor = { $of } gość: { austria-steps }
austria-brief-on-guest-vp = { $of } gość: { $n } PZ
austria-brief-on-any-guest = gość w pokoju: { austria-crowns }
austria-brief-on-any-guest-revised = zajęty pokój: { austria-crowns }
austria-brief-on-order = gość z { $of } porcjami: { $n } PZ
austria-brief-free-rooms = { $of } pokój gratis
austria-brief-on-die-vp = kość { $faces }: { $n } PZ
austria-brief-on-die-emperor = kość { $faces }: { austria-steps }
austria-brief-on-die-prep = kość { $faces }: też pokój
austria-brief-on-die-hire = kość { $faces }: też zatrudnij
austria-brief-strength = kość { $faces }: +{ $n }
austria-brief-cheaper = kość { $faces }: { $n } taniej
austria-brief-free-six = kość { $faces }: gratis, +{ $n }
austria-brief-both = kość { $faces }: kroki i korony
austria-brief-free-delivery = podawanie gratis
austria-brief-free-guests = goście gratis
austria-brief-excuse = zamiast kary: { austria-crowns }
austria-brief-on-bonus = premia cesarza: { $n } PZ
austria-brief-end-colour = { $n } PZ za { $of } pokój
austria-brief-end-occupied = { $n } PZ za zajęty pokój
austria-brief-end-staff = { $n } PZ za osobę
austria-brief-end-tiles = { $n } PZ za pokój
austria-brief-end-full = { $n } PZ za { $of }
austria-brief-end-discs = { $n } PZ za znacznik
austria-brief-end-emperor = { $n } PZ za pole, ≤{ $limit }
austria-brief-end-emperor-revised = { $n } PZ za pole
austria-brief-end-sets = { $n } PZ za 3 kolory
austria-brief-end-copy = kopia karty końcowej
austria-brief-occupy-twice = zajmij 2 pokoje

## Politics and the emperor

austria-need-crowns =
    { $n ->
        [one] 1 korona w kasie
        [few] { $n } korony w kasie
        [many] { $n } koron w kasie
       *[other] { $n } korony w kasie
    }
austria-need-tiles =
    { $n ->
        [one] 1 pokój przygotowany lub zajęty
        [few] { $n } pokoje przygotowane lub zajęte
        [many] { $n } pokoi przygotowanych lub zajętych
       *[other] { $n } pokoju przygotowanego lub zajętego
    }
austria-need-staff =
    { $n ->
        [one] 1 zatrudniona osoba
        [few] { $n } zatrudnione osoby
        [many] { $n } zatrudnionych osób
       *[other] { $n } zatrudnionej osoby
    }
austria-need-emperor = pole { $n } lub dalsze na torze cesarza
austria-need-full =
    { $which ->
        [floor] { $n ->
            [one] 1 piętro zajęte w całości
            [few] { $n } piętra zajęte w całości
            [many] { $n } pięter zajętych w całości
           *[other] { $n } piętra zajętego w całości
        }
        [column] { $n ->
            [one] 1 pion zajęty w całości
            [few] { $n } piony zajęte w całości
            [many] { $n } pionów zajętych w całości
           *[other] { $n } pionu zajętego w całości
        }
       *[group] { $n ->
            [one] 1 grupa zajęta w całości
            [few] { $n } grupy zajęte w całości
            [many] { $n } grup zajętych w całości
           *[other] { $n } grupy zajętej w całości
        }
    }
austria-need-colour = wszystkie pokoje jednego koloru zajęte
austria-need-each =
    { $n ->
        [one] zajęty pokój w każdym kolorze
        [few] po { $n } zajęte pokoje w każdym kolorze
        [many] po { $n } zajętych pokoi w każdym kolorze
       *[other] po { $n } zajętego pokoju w każdym kolorze
    }
austria-need-two = zajęte pokoje: { $n }× { $of } i { $m }× { $and }
austria-penalty-crowns =
    { $n ->
        [1] strata 1 korony
       *[other] strata { $n } koron
    }
austria-penalty-vp = strata { $n } PZ
austria-penalty-vp-per-staff = strata { $n } PZ za każdą zatrudnioną osobę
austria-penalty-cubes = strata wszystkich porcji z kuchni
austria-penalty-all-cubes = strata wszystkich porcji z kuchni i ze stolików gości
austria-penalty-return =
    { $n ->
        [1] odłożenie 1 karty personelu z ręki pod talię
       *[other] odłożenie { $n } kart personelu z ręki pod talię
    }
austria-penalty-demolish = strata najwyższego wolnego przygotowanego pokoju
austria-penalty-demolish-twice = strata dwóch najwyższych wolnych przygotowanych pokoi
austria-penalty-evict =
    { $n ->
        [1] strata 1 zajętego pokoju na najwyższym piętrze, na którym taki jest, i najbliższego pod nim
       *[other] strata { $n } zajętych pokoi: jednego na najwyższym piętrze, na którym taki jest, i najbliższego pod nim
    }
austria-penalty-evict-revised =
    { $n ->
        [1] strata 1 zajętego pokoju na najwyższym piętrze, na którym taki jest, i jednego na kolejnym niższym z takim pokojem
       *[other] strata { $n } zajętych pokoi: jednego na najwyższym piętrze, na którym taki jest, i jednego na kolejnym niższym z takim pokojem
    }
austria-penalty-dismiss = zwolnienie jednej osoby z kartą „na koniec gry”
austria-penalty-or = { $first } albo { $second }
austria-penalty-else = { $first }, a jeśli się nie da: { $second }

## Headline and questions

austria-round = Runda { $n } z { $all }
austria-emperor-now = cesarz po tej rundzie
austria-emperor-at = cesarz po rundzie { $n }
austria-score = masz { $n } PZ
austria-q-draft = Zatrzymaj jedną kartę personelu; reszta idzie do następnego gracza.
austria-q-first-guest = Wybierz pierwszego gościa, za darmo.
austria-q-first-room =
    { $n ->
        [one] Przed początkiem gry możesz przygotować jeszcze jeden pokój.
        [few] Przed początkiem gry przygotuj do { $n } pokoi. Na piętrze 1 są za darmo.
        [many] Przed początkiem gry przygotuj do { $n } pokoi. Na piętrze 1 są za darmo.
       *[other] Przed początkiem gry przygotuj do { $n } pokoi. Na piętrze 1 są za darmo.
    }
austria-q-turn-guest = Jeśli chcesz, weź gościa, potem weź kość.
austria-q-turn = Weź kość.
austria-q-turn-full = Weź kość. Kawiarnia jest pełna: nikt więcej nie wejdzie.
austria-q-turn-done = Kość już za tobą. Zrób coś jeszcze albo zakończ turę.
austria-q-turn-stuck = Nie możesz wziąć żadnej kości: spasuj albo zrób najpierw coś innego.
austria-q-turn-extra = Dodatkowa tura od E. Gizii: użyj pola; kości nie zabierasz.
austria-q-mimic = Jako którego pola używasz szóstki?
austria-q-split = Jak dzielisz porcje?
austria-q-advance = Ile kroków na torze cesarza? Reszta to korony.
austria-q-cube =
    { $n ->
        [one] Wybierz porcję.
        [few] Wybierz { $n } porcje, jedną po drugiej.
        [many] Wybierz { $n } porcji, jedną po drugiej.
       *[other] Wybierz { $n } porcji, jedną po drugiej.
    }
austria-q-place = Masz: { $cubes }. Podaj gościowi albo odłóż do kuchni.
austria-q-deliver =
    { $n ->
        [one] Podaj z kuchni jeszcze jedną porcję.
        [few] Podaj z kuchni do { $n } porcji.
        [many] Podaj z kuchni do { $n } porcji.
       *[other] Podaj z kuchni do { $n } porcji.
    }
austria-q-prepare-full =
    { $n ->
        [one] Wybierz okno, które przygotujesz w cenie piętra.
        [few] Wybierz do { $n } okien; każdy pokój przygotujesz w cenie piętra.
        [many] Wybierz do { $n } okien; każdy pokój przygotujesz w cenie piętra.
       *[other] Wybierz do { $n } okien; każdy pokój przygotujesz w cenie piętra.
    }
austria-q-prepare-less =
    { $n ->
        [one] Wybierz okno: pokój taniej o 1 koronę.
        [few] Wybierz okno: pokój taniej o { $n } korony.
        [many] Wybierz okno: pokój taniej o { $n } koron.
       *[other] Wybierz okno: pokój taniej o { $n } korony.
    }
austria-q-prepare-low = Wybierz okno na piętrze 1 lub 2: pokój za darmo.
austria-q-prepare-free = Wybierz okno: pokój za darmo.
austria-q-prepare-lit-low = Wybierz okno na piętrze 1 lub 2, za darmo: od razu się zaświeci.
austria-q-prepare-lit = Wybierz okno, za darmo: od razu się zaświeci.
austria-q-hire-full = Zatrudnij kogoś z ręki albo nikogo.
austria-q-hire-less =
    { $n ->
        [one] Zatrudnij kogoś z ręki, taniej o 1 koronę, albo nikogo.
        [few] Zatrudnij kogoś z ręki, taniej o { $n } korony, albo nikogo.
        [many] Zatrudnij kogoś z ręki, taniej o { $n } koron, albo nikogo.
       *[other] Zatrudnij kogoś z ręki, taniej o { $n } korony, albo nikogo.
    }
austria-q-hire-free = Zatrudnij kogoś z ręki za darmo albo nikogo.
austria-q-offer-full = Zatrudnij jedną z tych osób albo nikogo.
austria-q-offer-less =
    { $n ->
        [one] Zatrudnij jedną z tych osób, taniej o 1 koronę, albo nikogo.
        [few] Zatrudnij jedną z tych osób, taniej o { $n } korony, albo nikogo.
        [many] Zatrudnij jedną z tych osób, taniej o { $n } koron, albo nikogo.
       *[other] Zatrudnij jedną z tych osób, taniej o { $n } korony, albo nikogo.
    }
austria-q-offer-free = Zatrudnij jedną z tych osób za darmo albo nikogo.
austria-q-check-in = { $guest }: które okno się zaświeci?
austria-q-occupy = Które przygotowane okno się zaświeci?
austria-q-complete = Czyje zamówienie kompletujesz?
austria-q-invite = Weź gościa z rzędu za darmo albo nikogo.
austria-q-order = Dzieje się kilka rzeczy. Która najpierw?
austria-q-penalty = Cesarz jest niezadowolony. Jak płacisz?
austria-q-return =
    { $n ->
        [one] Która karta idzie pod talię?
        [few] Które karty idą pod talię? Jeszcze { $n }.
        [many] Które karty idą pod talię? Jeszcze { $n }.
       *[other] Które karty idą pod talię? Jeszcze { $n }.
    }
austria-q-demolish = Z którego pokoju rezygnujesz?
austria-q-dismiss = Z której karty „na koniec gry” rezygnujesz?

## Choices

austria-do-keep = Zatrzymaj: { $name }
austria-do-guest = Weź: { $name } · { austria-price }
austria-do-room = Pokój { $room }, { $colour }
austria-do-room-price = Pokój { $room }, { $colour } · { austria-price }
austria-do-room-gift = Pokój { $room }, { $colour } · premia za grupę: { $gift }
austria-do-done = Dość pokoi na teraz
austria-do-die = Kość { $face } · { $gives }
austria-do-die-price = Kość { $face } · { $gives } · { austria-price }
austria-do-die-boost = Kość { $face }, wzmocniona · { $gives } · { austria-price }
austria-do-deliver = Podaj z kuchni · { austria-price }
austria-do-use = Użyj: { $name } · { $does }
austria-do-claim = Zdobądź kartę polityki: { $card } · { $n } PZ
austria-do-check-in = Zamelduj: { $name }
austria-do-pass = Pas
austria-do-end = Zakończ turę
austria-do-as = Jako { $face } · { $gives }
austria-do-emperor = { $parts }
austria-aside = { $what } ({ $aside })
austria-beyond = poza końcem { $n }: { $n } PZ
austria-lost = przepada { $n }: limit kasy { $limit }
austria-do-split = { $cubes }
austria-do-serve = Podaj: { $cube } → { $name }
austria-do-kitchen = Do kuchni: { $cubes }
austria-do-stop-deliver = Wystarczy
austria-do-stop-prepare = Dość pokoi
austria-do-stop-hire = Nikogo nie zatrudniaj
austria-do-stop-occupy = Zostaw okna ciemne
austria-do-stop-complete = Zostaw zamówienia
austria-do-stop-invite = Nikogo
austria-do-hire = Zatrudnij: { $name } · { austria-price }
austria-do-table = Skompletuj zamówienie: { $name }
austria-do-excuse = Zapłać 1 koronę i uniknij kary
austria-do-return = Oddaj: { $name }
austria-do-dismiss = Zwolnij: { $name }

## Previews

austria-gain-crowns =
    { $n ->
        [one] +1 korona
        [few] +{ $n } korony
        [many] +{ $n } koron
       *[other] +{ $n } korony
    }
austria-cost-crowns =
    { $n ->
        [one] −1 korona
        [few] −{ $n } korony
        [many] −{ $n } koron
       *[other] −{ $n } korony
    }
austria-lost-crowns = ponad limit kasy: { $n }
austria-gain-vp = +{ $n } PZ
austria-cost-vp = −{ $n } PZ
austria-gain-steps = cesarz +{ $n }
austria-cost-steps = cesarz −{ $n }
austria-gain-staff =
    { $n ->
        [one] +1 karta personelu
        [few] +{ $n } karty personelu
        [many] +{ $n } kart personelu
       *[other] +{ $n } karty personelu
    }
austria-gain-strength = siła { $n }
austria-gain-lit = świeci się pokój { $room }
austria-gain-group = pełna grupa, kolor { $colour }
austria-gain-ready = { $name } ma wszystko
austria-gain-hired = { $name } zaczyna pracę
austria-gain-cubes = +{ $cubes }
austria-lose-cubes = −{ $cubes }
austria-lose-room = strata pokoju { $room }
austria-gain-pass = czekasz; gdy czekają wszyscy, jedna kość odpada, a reszta jest rzucana od nowa
austria-turn-ends = koniec twojej tury
austria-gains = { $gains }

## The log

austria-log-first-player =
    { $you ->
        [yes] Grę zaczynasz ty.
       *[no] Grę zaczyna { $name }.
    }
austria-log-politics-revealed = Karty polityki: { $what }.
austria-log-tiles-revealed = Cesarz będzie sądzić według żetonów { $what }.
austria-log-boards-dealt = Każdy hotel ma własną fasadę.
austria-log-row-dealt = Pierwsi goście: { $what }.
austria-log-card-kept =
    { $known ->
        [yes] { $you ->
            [yes] Zatrzymujesz: { $card }.
           *[no] { $name } zatrzymuje: { $card }.
        }
       *[no] { $you ->
            [yes] Zatrzymujesz kartę personelu.
           *[no] { $name } zatrzymuje kartę personelu.
        }
    }
austria-log-hands-passed = Karty idą dalej.
austria-log-round-started = Zaczyna się runda { $n }.
austria-log-dice-rolled =
    { $again ->
        [yes] Kości toczą się jeszcze raz: { $dice }.
       *[no] Kości rzucone: { $dice }.
    }
austria-log-die-binned =
    { $n ->
        [0] Ostatnia kość idzie do kosza.
        [one] Jedna kość idzie do kosza; zostaje { $n }.
        [few] Jedna kość idzie do kosza; zostają { $n }.
        [many] Jedna kość idzie do kosza; zostaje { $n }.
       *[other] Jedna kość idzie do kosza; zostaje { $n }.
    }
austria-log-passed =
    { $you ->
        [yes] Pasujesz.
       *[no] { $name } pasuje.
    }
austria-log-guest-seated =
    { $you ->
        [yes] Bierzesz gościa: { $guest } ({ $price }).
       *[no] { $name } bierze gościa: { $guest } ({ $price }).
    }
austria-log-guests-reshuffled = Goście, którzy już odeszli, tworzą nową talię.
austria-log-die-taken =
    { $you ->
        [yes] Bierzesz kość { $face } z siłą { $n }{ $paid }.
       *[no] { $name } bierze kość { $face } z siłą { $n }{ $paid }.
    }
austria-log-die-extra =
    { $you ->
        [yes] Używasz pola { $face } z siłą { $n }{ $paid }.
       *[no] { $name } używa pola { $face } z siłą { $n }{ $paid }.
    }
austria-log-paid =
    { $n ->
        [one] {" "}za 1 koronę
        [few] {" "}za { $n } korony
        [many] {" "}za { $n } koron
       *[other] {" "}za { $n } korony
    }
austria-log-die-used-as =
    { $you ->
        [yes] Używasz jej jako { $face }.
       *[no] { $name } używa jej jako { $face }.
    }
austria-log-cubes-received =
    { $you ->
        [yes] Dostajesz: { $cubes }.
       *[no] { $name } dostaje: { $cubes }.
    }
austria-log-delivery-started =
    { $you ->
        [yes] Podajesz z kuchni ({ $price }).
       *[no] { $name } podaje z kuchni ({ $price }).
    }
austria-log-cube-served =
    { $you ->
        [yes] Podajesz: { $cube } → { $guest }.
       *[no] { $name } podaje: { $cube } → { $guest }.
    }
austria-log-order-completed = { $guest } ma już wszystko.
austria-log-cubes-lost =
    { $you ->
        [yes] Tracisz: { $cubes }.
       *[no] { $name } traci: { $cubes }.
    }
austria-log-room-prepared =
    { $you ->
        [yes] Przygotowujesz pokój { $room } ({ $price }){ $vp }.
       *[no] { $name } przygotowuje pokój { $room } ({ $price }){ $vp }.
    }
austria-log-with-vp = : { $n } PZ
austria-log-rooms-prepared =
    { $you ->
        [yes] Przygotowujesz pokoje { $rooms } ({ $price }){ $vp }.
       *[no] { $name } przygotowuje pokoje { $rooms } ({ $price }){ $vp }.
    }
austria-log-guest-checked-in =
    { $you ->
        [yes] Do twojego pokoju { $room } wprowadza się { $guest }{ $vp }.
       *[no] { $name }: do pokoju { $room } wprowadza się { $guest }{ $vp }.
    }
austria-log-window-lit =
    { $you ->
        [yes] Świeci się twój pokój { $room }.
       *[no] { $name }: świeci się pokój { $room }.
    }
austria-log-group-completed =
    { $you ->
        [yes] Masz pełną grupę: kolor { $colour }, { $size ->
            [one] 1 pokój
            [few] { $size } pokoje
            [many] { $size } pokoi
           *[other] { $size } pokoju
        }.
       *[no] { $name } ma pełną grupę: kolor { $colour }, { $size ->
            [one] 1 pokój
            [few] { $size } pokoje
            [many] { $size } pokoi
           *[other] { $size } pokoju
        }.
    }
austria-log-crowns-gained =
    { $you ->
        [yes] Dostajesz: { $crowns }{ $lost }.
       *[no] { $name } dostaje: { $crowns }{ $lost }.
    }
austria-log-crowns-lost = { "" } (w kasie zabrakło miejsca na { $n })
austria-log-points-scored =
    { $you ->
        [yes] Zdobywasz { $n } PZ.
       *[no] { $name } zdobywa { $n } PZ.
    }
austria-log-emperor-moved =
    { $you ->
        [yes] Przechodzisz na pole { $end } toru cesarza{ $vp }.
       *[no] { $name } przechodzi na pole { $end } toru cesarza{ $vp }.
    }
austria-log-staff-drawn =
    { $known ->
        [yes] { $you ->
            [yes] Dobierasz: { $cards }.
           *[no] { $name } dobiera: { $cards }.
        }
       *[no] { $you ->
            [yes] Dobierasz: { austria-staff-cards }.
           *[no] { $name } dobiera: { austria-staff-cards }.
        }
    }
austria-log-staff-offered =
    { $known ->
        [yes] { $you ->
            [yes] Oglądasz: { $cards }.
           *[no] { $name } ogląda: { $cards }.
        }
       *[no] { $you ->
            [yes] Oglądasz: { austria-staff-cards }.
           *[no] { $name } ogląda: { austria-staff-cards }.
        }
    }
austria-log-offer-put-back =
    { $known ->
        [yes] { $you ->
            [yes] Odkładasz pod talię: { $cards }.
           *[no] { $name } odkłada pod talię: { $cards }.
        }
       *[no] { $you ->
            [yes] Odkładasz pod talię: { austria-staff-cards }.
           *[no] { $name } odkłada pod talię: { austria-staff-cards }.
        }
    }
austria-log-staff-hired =
    { $you ->
        [yes] Zatrudniasz: { $card } ({ $price }).
       *[no] { $name } zatrudnia: { $card } ({ $price }).
    }
austria-log-staff-used =
    { $you ->
        [yes] Używasz karty: { $card }.
       *[no] { $name } używa karty: { $card }.
    }
austria-log-staff-triggered =
    { $you ->
        [yes] Pomaga ci { $card }.
       *[no] { $name }: pomaga { $card }.
    }
austria-log-disc-placed =
    { $you ->
        [yes] Zdobywasz kartę polityki { $group } ({ $need }): { $n } PZ.
       *[no] { $name } zdobywa kartę polityki { $group } ({ $need }): { $n } PZ.
    }
austria-log-extra-turn-started =
    { $you ->
        [yes] E. Gizia daje ci dodatkową turę.
       *[no] { $name } ma dodatkową turę od E. Gizii.
    }
austria-log-extra-turn-lost = Dodatkowa tura od E. Gizii przepada: nie ma kości, której można użyć.
austria-log-emperor-scored =
    { $you ->
        [yes] Dostajesz od cesarza { $n } PZ i wracasz na pole { $end }.
       *[no] { $name } dostaje od cesarza { $n } PZ i wraca na pole { $end }.
    }
austria-log-bonus-given =
    { $you ->
        [yes] Dostajesz premię cesarza: { $what }.
       *[no] { $name } dostaje premię cesarza: { $what }.
    }
austria-log-penalty-due =
    { $you ->
        [yes] Czeka cię kara cesarza: { $what }.
       *[no] { $name } ma ponieść karę cesarza: { $what }.
    }
austria-log-penalty-paid =
    { $you ->
        [yes] Ponosisz karę cesarza: { $what }.
       *[no] { $name } ponosi karę cesarza: { $what }.
    }
austria-log-penalty-crowns =
    { $you ->
        [yes] Ponosisz karę cesarza: { austria-crowns } mniej.
       *[no] { $name } ponosi karę cesarza: { austria-crowns } mniej.
    }
austria-log-penalty-vp =
    { $you ->
        [yes] Ponosisz karę cesarza: { $n } PZ mniej.
       *[no] { $name } ponosi karę cesarza: { $n } PZ mniej.
    }
austria-log-penalty-excused =
    { $you ->
        [yes] Płacisz ({ $crowns }) i unikasz kary.
       *[no] { $name } płaci ({ $crowns }) i unika kary.
    }
austria-log-staff-returned =
    { $known ->
        [yes] { $you ->
            [yes] Odkładasz pod talię: { $card }.
           *[no] { $name } odkłada pod talię: { $card }.
        }
       *[no] { $you ->
            [yes] Odkładasz kartę personelu pod talię.
           *[no] { $name } odkłada kartę personelu pod talię.
        }
    }
austria-log-room-demolished =
    { $you ->
        [yes] Tracisz pokój { $room }.
       *[no] { $name } traci pokój { $room }.
    }
austria-log-staff-dismissed =
    { $you ->
        [yes] Zwalniasz: { $card }.
       *[no] { $name } zwalnia: { $card }.
    }
austria-log-round-ended = Koniec rundy { $n }.
austria-log-scoring-part =
    { $you ->
        [yes] Zdobywasz { $n } PZ: { $what }.
       *[no] { $name } zdobywa { $n } PZ: { $what }.
    }
austria-log-scoring-loss =
    { $you ->
        [yes] Tracisz { $n } PZ: { $what }.
       *[no] { $name } traci { $n } PZ: { $what }.
    }
austria-part-rooms = zajęte pokoje
austria-part-crowns = korony
austria-part-cubes = porcje w kuchni
austria-part-guests = goście w kawiarni
austria-part-copied = { $card } jako { $copied }
austria-log-game-ended = Koniec gry.

## On the table

austria-told = { $words }: { $gains }
austria-pages = Części stołu
austria-page-hotel = Hotel
austria-page-staff = Personel
austria-page-town = Cesarz
austria-page-others = Inni
austria-guests = Goście
austria-dice = Kości
austria-cafe = Kawiarnia
austria-kitchen = Kuchnia
austria-purse = Kasa
austria-emperor = Cesarz
austria-politics = Polityka
austria-order = Kolejność
austria-draft = Zatrzymaj jedną
austria-offer = Nowe twarze
austria-staff-at-work = W pracy ({ $n })
austria-staff-hand = Na ręce ({ $n })
austria-nobody-hired = Jeszcze nikogo. Kość 5 zatrudnia kogoś z ręki.
austria-no-hand = Brak kart na ręce.
austria-hidden-hand =
    { $n ->
        [0] Brak kart na ręce.
        [one] Jedna zakryta karta na ręce.
        [few] { $n } zakryte karty na ręce.
        [many] { $n } zakrytych kart na ręce.
       *[other] { $n } zakrytej karty na ręce.
    }
austria-moment-once = jednorazowo
austria-moment-round = raz w rundzie
austria-moment-permanent = stale
austria-moment-end = na koniec
austria-asleep = Po pracy; wraca w następnej rundzie.
austria-other-hotels = Inne hotele
austria-own-hotel = Twój hotel
austria-hotel-of = Hotel: { $name }
austria-look-at = Obejrzyj hotel: { $name }
austria-back = Wróć: { $name }
austria-back-home = Wróć do swojego hotelu
austria-die-1 = strudel, ciasto
austria-die-2 = wino, kawa
austria-die-3 = pokoje
austria-die-4 = cesarz, korony
austria-die-5 = personel
austria-die-6 = co zechcesz
austria-space-1 = Pole 1: strudel za każdą leżącą tu kość; co drugi może być ciastem.
austria-space-2 = Pole 2: wino za każdą leżącą tu kość; co drugie może być kawą.
austria-space-3 = Pole 3: przygotuj tyle pokoi, ile leży tu kości, każdy w cenie piętra.
austria-space-4 = Pole 4: za każdą leżącą tu kość krok na torze cesarza albo korona.
austria-space-5 = Pole 5: zatrudnij kogoś z ręki, o koronę taniej za każdą leżącą tu kość.
austria-space-6 = Pole 6: za koronę użyj dowolnego innego pola z siłą leżących tu kości.
austria-no-die = brak kości
austria-would-give = Teraz daje ci: { $gives }.
austria-vain-rooms = brak miejsca
austria-vain-crowns = teraz za drogo
austria-vain-hand = brak kart na ręce
austria-free = wolny
austria-free-table = Wolny stolik: usiądzie tu gość z rzędu.
austria-needs = brakuje: { $cubes }
austria-ready = gotowe: do pokoju!
austria-no-room = ma wszystko; czeka na przygotowany pokój
austria-no-room-of = ma wszystko; czeka na { $colour } pokój
austria-serve-these = Podaj z kuchni: { $cubes } → { $name }
austria-serve-all = Podaj wszystko ({ $n })
austria-pick = Podaj: { $cubes }. Kliknij gościa
austria-kitchen-cube = W kuchni: { $cube } × { $n }. Na koniec każda porcja to 1 PZ.
austria-kitchen-of = W kuchni: { $cubes }
austria-purse-of =
    { $n ->
        [one] { $n } korona, limit { $limit }
        [few] { $n } korony, limit { $limit }
        [many] { $n } koron, limit { $limit }
       *[other] { $n } korony, limit { $limit }
    }
austria-purse-tip =
    { $limit ->
        [one] Kasa mieści { $limit } koronę; reszta przepada. Na koniec każda korona to 1 PZ.
        [few] Kasa mieści { $limit } korony; reszta przepada. Na koniec każda korona to 1 PZ.
        [many] Kasa mieści { $limit } koron; reszta przepada. Na koniec każda korona to 1 PZ.
       *[other] Kasa mieści { $limit } korony; reszta przepada. Na koniec każda korona to 1 PZ.
    }
austria-of-limit = z { $limit }
austria-track = Tor cesarza
austria-track-at = Pole { $n } toru cesarza
austria-staff-of = w pracy { $work }, na ręce { $hand }
austria-space-of-track = Pole { $space }: { $vp } PZ przy następnej ocenie. Tu: { $zone }
austria-zone-penalty = kara
austria-zone-nothing = nic
austria-zone-bonus = premia
austria-after-round = Po rundzie { $round }: PZ za pole, potem { $back } w tył
austria-fate-bonus =
    { $who ->
        [you] Ty: { $vp } PZ, powrót na { $after } i premia
       *[other] { $name }: { $vp } PZ, powrót na { $after } i premia
    }
austria-fate-nothing =
    { $who ->
        [you] Ty: { $vp } PZ, powrót na { $after }, nic więcej
       *[other] { $name }: { $vp } PZ, powrót na { $after }, nic więcej
    }
austria-fate-penalty =
    { $who ->
        [you] Ty: { $vp } PZ, powrót na 0 i kara
       *[other] { $name }: { $vp } PZ, powrót na 0 i kara
    }
austria-tile = Runda { $round }: + { $bonus } · − { $penalty }
austria-politics-card = Karta polityki { $letter }: { $need }. Kto pierwszy, ten dostaje najwięcej.
austria-progress = { $what } { $have }/{ $need }
austria-progress-count = { $have }/{ $need }
austria-named = { $name }: { $what }
austria-turn =
    { $state ->
        [done] Tura { $n }, { $name }: za nami
        [now] Tura { $n }, { $name }: teraz
        [passed] Tura { $n }, { $name }: pas, czeka na następny rzut
       *[open] Tura { $n }, { $name }: przed nami
    }
austria-room-planned =
    { $vp ->
        [0] pokój { $room }, { $colour }: jeszcze nieprzygotowany. { $price ->
            [0] Nic nie kosztuje
            [one] Kosztuje 1 koronę
            [few] Kosztuje { $price } korony
            [many] Kosztuje { $price } koron
           *[other] Kosztuje { $price } korony
        }.
       *[other] pokój { $room }, { $colour }: jeszcze nieprzygotowany. { $price ->
            [0] Nic nie kosztuje
            [one] Kosztuje 1 koronę
            [few] Kosztuje { $price } korony
            [many] Kosztuje { $price } koron
           *[other] Kosztuje { $price } korony
        } i od razu daje { $vp } PZ.
    }
austria-room-prepared = pokój { $room }, { $colour }: przygotowany i wolny. Zajęty wart jest na koniec { $end } PZ.
austria-room-occupied = pokój { $room }, { $colour }: zajęty. Na koniec wart { $end } PZ.
austria-room-lodger = Mieszka tu { $name }.
austria-room-group =
    { $size ->
        [1] Ten pokój sam jest grupą; zajęty daje: { $gift }.
       *[other] Należy do grupy { $size } pokoi; zajęta w całości daje: { $gift }.
    }
austria-floor =
    { $price ->
        [0] Piętro { $floor }: przygotowanie pokoju nic nie kosztuje. Zajęty pokój wart jest na koniec { $vp } PZ.
        [one] Piętro { $floor }: przygotowanie pokoju kosztuje 1 koronę. Zajęty pokój wart jest na koniec { $vp } PZ.
        [few] Piętro { $floor }: przygotowanie pokoju kosztuje { $price } korony. Zajęty pokój wart jest na koniec { $vp } PZ.
        [many] Piętro { $floor }: przygotowanie pokoju kosztuje { $price } koron. Zajęty pokój wart jest na koniec { $vp } PZ.
       *[other] Piętro { $floor }: przygotowanie pokoju kosztuje { $price } korony. Zajęty pokój wart jest na koniec { $vp } PZ.
    }
austria-tag-price =
    { $n ->
        [0] gratis
       *[other] −{ $n }
    }
austria-not-asked = Najpierw to: { $question }
austria-not-over = Gra się skończyła.
austria-not-watching = Tylko oglądasz tę grę.
austria-not-confirmed = Najpierw potwierdź turę albo ją cofnij.
austria-not-turn = Nie teraz: decyduje { $name }.
austria-not-other = Oglądasz cudzy hotel ({ $name }). Działasz we własnym.
austria-not-payable =
    { $have ->
        [0] { $n ->
            [one] Kosztuje 1 koronę; twoja kasa jest pusta.
            [few] Kosztuje { $n } korony; twoja kasa jest pusta.
            [many] Kosztuje { $n } koron; twoja kasa jest pusta.
           *[other] Kosztuje { $n } korony; twoja kasa jest pusta.
        }
       *[other] { $n ->
            [one] Kosztuje 1 koronę; masz { $have }.
            [few] Kosztuje { $n } korony; masz { $have }.
            [many] Kosztuje { $n } koron; masz { $have }.
           *[other] Kosztuje { $n } korony; masz { $have }.
        }
    }
austria-not-again = Ten pokój jest już przygotowany.
austria-not-beside = Pokój przygotowujesz tylko obok takiego, który już masz.
austria-not-corner = Pierwszy jest pokój w lewym dolnym rogu.
austria-not-floor = To działa tylko na piętrach 1 i 2.
austria-not-free = Ktoś tam już mieszka.
austria-not-prepared = Ten pokój trzeba najpierw przygotować.
austria-not-colour = Ten pokój jest { $colour }; gość chce pokoju w swoim kolorze.
austria-not-by-die = Pokoje przygotowuje kość 3, a także niektórzy goście i personel.
austria-not-from-cafe = Pokój jest gotowy. Wprowadzi się tu obsłużony gość z kawiarni.
austria-not-no-room-there = Nie ma tu pokoju, z którego można zrezygnować.
austria-not-spared = Kara zabiera jeden z pokoi w ramce.
austria-not-cafe = Twoja kawiarnia jest pełna.
austria-not-after-die = Gościa bierze się przed kością.
austria-not-second-guest = Jeden gość na turę wystarczy.
austria-not-empty-table = Usiądzie tu gość z rzędu.
austria-not-full-order = To zamówienie jest kompletne.
austria-not-wanted = To nie to ({ $cube }). Brakuje: { $cubes }.
austria-not-hungry = Ten gość czeka jeszcze na: { $cubes }.
austria-not-housed = Ten gość czeka na wolny, przygotowany pokój.
austria-not-housed-in = Ten gość czeka na wolny, przygotowany { $colour } pokój.
austria-not-no-cube = Tego nie ma w twojej kuchni: { $cube }.
austria-not-unwanted = Żaden z twoich gości na to nie czeka: { $cube }.
austria-not-delivery =
    { $n ->
        [one] Podanie do { $cubes } porcji z kuchni kosztuje 1 koronę; twoja kasa jest pusta.
        [few] Podanie do { $cubes } porcji z kuchni kosztuje { $n } korony; twoja kasa jest pusta.
        [many] Podanie do { $cubes } porcji z kuchni kosztuje { $n } koron; twoja kasa jest pusta.
       *[other] Podanie do { $cubes } porcji z kuchni kosztuje { $n } korony; twoja kasa jest pusta.
    }
austria-not-yet-hired = Z ręki zatrudnia kość 5, a także niektórzy goście.
austria-not-offered = Teraz można zatrudnić tylko jedną z nowych twarzy.
austria-not-used-once = Ta karta zrobiła swoje przy zatrudnieniu.
austria-not-used-permanent = Ta karta działa sama, gdy tylko jest okazja.
austria-not-used-end = Ta karta liczy się na koniec gry.
austria-not-no-end-card = Zwolnić można tylko kartę, która liczy się na koniec gry.
austria-not-without-die = Nie leży tu żadna kość.
austria-not-second-die = Kość w tej turze jest już wzięta.
austria-not-six-as-six = Szóstki używasz jako jednego z pól 1–5.
austria-not-claimed = Twój znacznik już tu leży.
austria-not-places = Wszystkie trzy miejsca są zajęte.
austria-not-reached = Jeszcze trochę brakuje: { $progress }.
austria-not-backwards = Na torze cesarza idzie się tylko naprzód.
austria-not-so-far =
    { $n ->
        [one] Twoja kość zaprowadzi cię najwyżej o 1 krok.
        [few] Twoja kość zaprowadzi cię najwyżej o { $n } kroki.
        [many] Twoja kość zaprowadzi cię najwyżej o { $n } kroków.
       *[other] Twoja kość zaprowadzi cię najwyżej o { $n } kroku.
    }
austria-not-by-steps = Kroki na torze cesarza daje kość 4, a także niektórzy goście, personel i żółte grupy.
