### Grand Austria Hotel: what cards do, what players are asked, what happened.

## Small words

austria-twice = { $what } (dwa razy)
austria-nothing = nic
austria-the = { $name }
    .acc = { FORM($name, "acc") }
    .gen = { FORM($name, "gen") }
    .dat = { FORM($name, "dat") }
austria-crowns =
    { $n ->
        [one] 1 korona
        [few] { $n } korony
        [many] { $n } koron
       *[other] { $n } korony
    }
    .acc =
        { $n ->
            [one] 1 koronę
            [few] { $n } korony
            [many] { $n } koron
           *[other] { $n } korony
        }
    .gen =
        { $n ->
            [1] 1 korony
           *[other] { $n } koron
        }
# .for stands behind a verb: za darmo, za 2 korony.
austria-price =
    { $n ->
        [0] za darmo
        [one] 1 korona
        [few] { $n } korony
        [many] { $n } koron
       *[other] { $n } korony
    }
    .for =
        { $n ->
            [0] za darmo
           *[other] za { austria-crowns.acc }
        }
austria-price-short =
    { $n ->
        [0] za darmo
       *[other] { $n }
    }
austria-steps =
    { $n ->
        [one] 1 pole
        [few] { $n } pola
        [many] { $n } pól
       *[other] { $n } pola
    }
austria-staff-cards =
    { $n ->
        [one] 1 karta personelu
        [few] { $n } karty personelu
        [many] { $n } kart personelu
       *[other] { $n } karty personelu
    }
    .acc =
        { $n ->
            [one] 1 kartę personelu
            [few] { $n } karty personelu
            [many] { $n } kart personelu
           *[other] { $n } karty personelu
        }
    .gen =
        { $n ->
            [1] 1 karty personelu
           *[other] { $n } kart personelu
        }
austria-vp = { $n } PZ
austria-vp-short = +{ $n }
austria-word-blue = niebieski
    .gen = niebieskiego
    .facc = niebieską
    .pl = niebieskie
    .genpl = niebieskich
austria-word-yellow = żółty
    .gen = żółtego
    .facc = żółtą
    .pl = żółte
    .genpl = żółtych
austria-word-red = czerwony
    .gen = czerwonego
    .facc = czerwoną
    .pl = czerwone
    .genpl = czerwonych
austria-word-green = zielony
    .gen = zielonego
    .facc = zieloną
    .pl = zielone
    .genpl = zielonych
austria-word-group = grupa
    .each = każdą grupę zajętą w całości
    .full = pełną grupę
austria-word-floor = piętro
    .each = każde piętro zajęte w całości
    .full = pełne piętro
austria-word-column = pion
    .each = każdy pion zajęty w całości
    .full = pełny pion
austria-kind-blue = szlachta, niebieska karta
austria-kind-yellow = artyści, żółta karta
austria-kind-red = obywatele, czerwona karta
austria-kind-green = turyści, zielona karta
austria-cube-s = strudel
    .acc = strudel
    .gen = strudla
    .pl = strudle
    .genpl = strudli
austria-cube-c = ciasto
    .acc = ciasto
    .gen = ciasta
    .pl = ciasta
    .genpl = ciast
austria-cube-w = wino
    .acc = wino
    .gen = wina
    .pl = wina
    .genpl = win
austria-cube-k = kawa
    .acc = kawę
    .gen = kawy
    .pl = kawy
    .genpl = kaw
austria-cubes-s =
    { $n ->
        [one] 1 strudel
        [few] { $n } strudle
        [many] { $n } strudli
       *[other] { $n } strudla
    }
    .gen =
        { $n ->
            [1] 1 strudla
           *[other] { $n } strudli
        }
austria-cubes-c =
    { $n ->
        [one] 1 ciasto
        [few] { $n } ciasta
        [many] { $n } ciast
       *[other] { $n } ciasta
    }
    .gen =
        { $n ->
            [1] 1 ciasta
           *[other] { $n } ciast
        }
austria-cubes-w =
    { $n ->
        [one] 1 wino
        [few] { $n } wina
        [many] { $n } win
       *[other] { $n } wina
    }
    .gen =
        { $n ->
            [1] 1 wina
           *[other] { $n } win
        }
austria-cubes-k =
    { $n ->
        [one] 1 kawa
        [few] { $n } kawy
        [many] { $n } kaw
       *[other] { $n } kawy
    }
    .acc =
        { $n ->
            [one] 1 kawę
            [few] { $n } kawy
            [many] { $n } kaw
           *[other] { $n } kawy
        }
    .gen =
        { $n ->
            [1] 1 kawy
           *[other] { $n } kaw
        }

# Wherever a message has $of or $colour, it also gets $which: the same thing as a key (blue, red, group,
# floor …), for languages in which words must agree with it. Beside $and, that key is $other.

## Effects in full: nouns, for they stand in lists beside “3 PZ”

austria-effect-crowns = { austria-crowns }
austria-effect-emperor = { austria-steps } do przodu na torze cesarza
austria-effect-vp = { $n } PZ
austria-effect-vp-per-staff = { $n } PZ za każdą zatrudnioną kartę personelu
austria-effect-cubes = { $cubes }
austria-effect-choice =
    { $n ->
        [one] 1 dowolne danie lub napój
        [few] { $n } dowolne dania lub napoje
        [many] { $n } dowolnych dań lub napojów
       *[other] { $n } dowolnego dania lub napoju
    }
austria-effect-complete = skompletowanie zamówienia 1 gościa daniami i napojami z zasobów ogólnych
austria-effect-draw = dobranie { austria-staff-cards.gen }
austria-effect-hire =
    { $price ->
        [free] zatrudnienie karty z ręki za darmo
        [full] zatrudnienie karty z ręki za pełną cenę
       *[less] zatrudnienie karty z ręki o { austria-crowns.acc } taniej
    }
austria-effect-offer =
    { $price ->
        [free] zatrudnienie za darmo 1 z 3 nowych kart personelu
       *[less] zatrudnienie 1 z 3 nowych kart personelu o { austria-crowns.acc } taniej
    }
austria-effect-prep =
    { $lit ->
        [yes] { austria-a-room } za darmo (od razu zajętego)
       *[no]
            { $price ->
                [free] { austria-a-room } za darmo
                [less] { austria-a-room } o { austria-crowns.acc } taniej
               *[full]
                    { $times ->
                        [1] przygotowanie pokoju po cenie piętra
                       *[other] przygotowanie do { $times } pokoi, każdego po cenie piętra
                    }
            }
    }
austria-a-room =
    { $low ->
        [yes] przygotowanie pokoju na piętrze 1 lub 2
       *[no] przygotowanie pokoju
    }
austria-effect-occupy = oznaczenie 1 przygotowanego pokoju jako zajętego
austria-effect-invite = wzięcie gościa z rzędu za darmo
austria-effect-extra = od razu dodatkowa tura (używasz dowolnego pola akcji z kością, ale kości nie zabierasz)
austria-effect-extra-revised = dodatkowa akcja (używasz dowolnego pola akcji z kością, ale kości nie zabierasz)
austria-effect-food =
    { $most ->
        [0] 1 strudel
       *[other] { $n ->
            [one] 1 danie
            [few] { $n } dania
            [many] { $n } dań
           *[other] { $n } dania
        }: strudle i najwyżej { $most ->
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
            [one] 1 napój
            [few] { $n } napoje
            [many] { $n } napojów
           *[other] { $n } napoju
        }: wina i najwyżej { $most ->
            [one] 1 kawa
            [few] { $most } kawy
            [many] { $most } kaw
           *[other] { $most } kawy
        }
    }
austria-effect-advance =
    { $n ->
        [one] 1 pole na torze cesarza albo 1 korona
        [few] { $n } pola na torze cesarza lub korony, w dowolnym podziale
        [many] { $n } pól na torze cesarza lub koron, w dowolnym podziale
       *[other] { $n } pola na torze cesarza lub korony, w dowolnym podziale
    }
austria-effect-both = { austria-steps } do przodu na torze cesarza i { austria-crowns }
austria-effect-mimic = dowolna z akcji 1–5 z siłą { $n }

## Effects in two or three words, mostly beside an icon

austria-short-crowns = { austria-crowns }
austria-short-emperor = { austria-steps }
austria-short-vp = { $n } PZ
austria-short-vp-per-staff = { $n } PZ za kartę personelu
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
        [free] zatrudnij za darmo
        [full] zatrudnij
       *[less] zatrudnij o { $n } taniej
    }
austria-short-offer =
    { $price ->
        [free] 1 z 3 nowych za darmo
       *[less] 1 z 3 nowych o { $n } taniej
    }
austria-short-prep =
    { $lit ->
        [yes] zajęty pokój za darmo
       *[no]
            { $price ->
                [free]
                    { $low ->
                        [yes] za darmo, piętro 1–2
                       *[no] pokój za darmo
                    }
                [less] pokój o { $n } taniej
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
austria-short-invite = gość za darmo
austria-short-extra = dodatkowa tura
austria-short-food =
    { $most ->
        [0] 1 strudel
       *[other] { $n ->
            [one] 1 danie
            [few] { $n } dania
            [many] { $n } dań
           *[other] { $n } dania
        } (maks. { $most ->
            [one] 1 ciasto
            [few] { $most } ciasta
            [many] { $most } ciast
           *[other] { $most } ciasta
        })
    }
austria-short-drinks =
    { $most ->
        [0] 1 wino
       *[other] { $n ->
            [one] 1 napój
            [few] { $n } napoje
            [many] { $n } napojów
           *[other] { $n } napoju
        } (maks. { $most ->
            [one] 1 kawa
            [few] { $most } kawy
            [many] { $most } kaw
           *[other] { $most } kawy
        })
    }
austria-short-advance =
    { $n ->
        [one] 1 pole lub korona
        [few] { $n } pola / korony
        [many] { $n } pól / koron
       *[other] { $n } pola / korony
    }
austria-short-both =
    { $n ->
        [1] pole + korona
       *[other] { austria-steps } + { austria-crowns }
    }
austria-short-mimic = dowolna, siła { $n }

## Guests and staff

austria-guest-card = { $name } ({ $kind }) zamawia { FORM($order, "acc") }. Po zameldowaniu: { $gives }.
austria-guest-does = zamawia { FORM($order, "acc") }; po zameldowaniu: { $gives }
austria-staff-does = { $when }: { $does }
austria-staff-card =
    { $cost ->
        [0] { $name } (za darmo) – { $when }: { $does }.
        [one] { $name } (1 korona) – { $when }: { $does }.
        [few] { $name } ({ $cost } korony) – { $when }: { $does }.
        [many] { $name } ({ $cost } koron) – { $when }: { $does }.
       *[other] { $name } ({ $cost } korony) – { $when }: { $does }.
    }
austria-when-once = jednorazowo
austria-when-round = raz w rundzie
austria-when-permanent = stale
austria-when-end = na koniec gry
austria-staff-on-guest-crowns = { austria-crowns } za każdym razem, gdy meldujesz { FORM($of, "gen") } gościa
austria-staff-on-guest-emperor = { austria-steps } do przodu na torze cesarza za każdym razem, gdy meldujesz { FORM($of, "gen") } gościa
austria-staff-on-guest-vp = { $n } PZ za każdym razem, gdy meldujesz { FORM($of, "gen") } gościa
austria-staff-on-any-guest = { austria-crowns } za każdym razem, gdy meldujesz gościa
austria-staff-on-any-guest-revised = { austria-crowns } za każdym razem, gdy w dowolny sposób zajmiesz pokój
austria-staff-on-order = { $n } PZ za każdym razem, gdy meldujesz gościa z zamówieniem złożonym z { $of } dań i napojów
austria-staff-free-rooms = przygotowujesz { FORM($of, "pl") } pokoje za darmo
austria-staff-on-die-vp = { $n } PZ za każdym razem, gdy bierzesz kość { $faces }
austria-staff-on-die-emperor = { austria-steps } do przodu na torze cesarza za każdym razem, gdy bierzesz kość { $faces }
austria-staff-on-die-prep = za każdym razem, gdy bierzesz kość { $faces }, możesz dodatkowo przygotować pokój za pełną cenę
austria-staff-on-die-hire = za każdym razem, gdy bierzesz kość { $faces }, możesz dodatkowo zatrudnić kartę z ręki za pełną cenę
austria-staff-strength = +{ $n } do siły, gdy bierzesz kość { $faces }
austria-staff-cheaper = gdy bierzesz kość { $faces }, karta personelu jest jeszcze o { austria-crowns.acc } tańsza
austria-staff-free-six = kość { $faces } jest za darmo i ma +{ $n } do siły
austria-staff-both = gdy bierzesz kość { $faces }, za każdy punkt siły przesuwasz się o 1 pole na torze cesarza i dostajesz 1 koronę
austria-staff-free-delivery = podajesz z kuchni za darmo
austria-staff-free-guests = goście w rzędzie są dla ciebie za darmo
austria-staff-excuse = możesz zapłacić { austria-crowns.acc }, aby uniknąć kary cesarza
austria-staff-on-bonus = { $n } PZ za każdym razem, gdy dostajesz premię cesarza
austria-staff-end-colour = { $n } PZ za każdy zajęty { $of } pokój
austria-staff-end-occupied = { $n } PZ za każdy zajęty pokój
austria-staff-end-staff = { $n } PZ za każdą zatrudnioną kartę personelu, łącznie z tą
austria-staff-end-tiles = { $n } PZ za każdy przygotowany lub zajęty pokój
austria-staff-end-full = { $n } PZ za { FORM($of, "each") }
austria-staff-end-discs = { $n } PZ za każdą kartę polityki z twoim znacznikiem
austria-staff-end-emperor = { $n } PZ × numer twojego pola na torze cesarza (najwyżej { $limit } PZ)
austria-staff-end-emperor-revised = { $n } PZ × numer twojego pola na torze cesarza
austria-staff-end-sets = { $n } PZ za każdy zestaw 3 zajętych pokoi w różnych kolorach
austria-staff-end-copy = kopiuje najlepszą kartę „na koniec gry” innego gracza
austria-staff-occupy-twice = oznaczenie 2 przygotowanych pokoi jako zajętych
austria-brief-on-guest-crowns = { $of } gość: { austria-crowns }
austria-brief-on-guest-emperor = { $of } gość: { austria-steps }
austria-brief-on-guest-vp = { $of } gość: { $n } PZ
austria-brief-on-any-guest = zameldowanie: { austria-crowns }
austria-brief-on-any-guest-revised = zajęty pokój: { austria-crowns }
austria-brief-on-order = zamówienie na { $of }: { $n } PZ
austria-brief-free-rooms = { FORM($of, "pl") } pokoje za darmo
austria-brief-on-die-vp = kość { $faces }: { $n } PZ
austria-brief-on-die-emperor = kość { $faces }: { austria-steps }
austria-brief-on-die-prep = kość { $faces }: też pokój
austria-brief-on-die-hire = kość { $faces }: też zatrudnij
austria-brief-strength = kość { $faces }: +{ $n }
austria-brief-cheaper = kość { $faces }: o { $n } taniej
austria-brief-free-six = kość { $faces }: za darmo, +{ $n }
austria-brief-both = kość { $faces }: pola i korony
austria-brief-free-delivery = podajesz za darmo
austria-brief-free-guests = goście za darmo
austria-brief-excuse = zamiast kary: { austria-crowns }
austria-brief-on-bonus = premia cesarza: { $n } PZ
austria-brief-end-colour = { $n } PZ za { $of } pokój
austria-brief-end-occupied = { $n } PZ za zajęty pokój
austria-brief-end-staff = { $n } PZ za kartę personelu
austria-brief-end-tiles = { $n } PZ za pokój
austria-brief-end-full = { $n } PZ za { FORM($of, "full") }
austria-brief-end-discs = { $n } PZ za kartę polityki
austria-brief-end-emperor = { $n } PZ za pole, ≤{ $limit }
austria-brief-end-emperor-revised = { $n } PZ za pole
austria-brief-end-sets = { $n } PZ za 3 kolory
austria-brief-end-copy = kopia karty na koniec
austria-brief-occupy-twice = zajmij 2 pokoje

## Politics and the emperor
## The log quotes these for every player, so they do without “your”.

austria-need-crowns = { austria-crowns } w kasie
austria-need-tiles =
    { $n ->
        [one] 1 przygotowany lub zajęty pokój
        [few] { $n } przygotowane lub zajęte pokoje
        [many] { $n } przygotowanych lub zajętych pokoi
       *[other] { $n } przygotowanego lub zajętego pokoju
    }
austria-need-staff =
    { $n ->
        [one] 1 zatrudniona karta personelu
        [few] { $n } zatrudnione karty personelu
        [many] { $n } zatrudnionych kart personelu
       *[other] { $n } zatrudnionej karty personelu
    }
austria-need-emperor = pole { $n } lub wyższe na torze cesarza
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
        [one] po 1 zajętym pokoju w każdym kolorze
        [few] po { $n } zajęte pokoje w każdym kolorze
        [many] po { $n } zajętych pokoi w każdym kolorze
       *[other] po { $n } zajętego pokoju w każdym kolorze
    }
austria-need-two =
    { $n ->
        [one] 1 { $of }
        [few] { $n } { FORM($of, "pl") }
        [many] { $n } { FORM($of, "genpl") }
       *[other] { $n } { FORM($of, "gen") }
    } oraz { $m ->
        [one] 1 { $and } zajęty pokój
        [few] { $m } { FORM($and, "pl") } zajęte pokoje
        [many] { $m } { FORM($and, "genpl") } zajętych pokoi
       *[other] { $m } { FORM($and, "gen") } zajętego pokoju
    }
austria-penalty-crowns = strata { austria-crowns.gen }
austria-penalty-vp = strata { $n } PZ
austria-penalty-vp-per-staff = strata { $n } PZ za każdą zatrudnioną kartę personelu
austria-penalty-cubes = strata wszystkich dań i napojów z kuchni
austria-penalty-all-cubes = strata wszystkich dań i napojów z kuchni i ze stolików w kawiarni
austria-penalty-return = odłożenie { austria-staff-cards.gen } z ręki pod talię
austria-penalty-demolish = strata najwyżej położonego wolnego pokoju
austria-penalty-demolish-twice = strata 2 najwyżej położonych wolnych pokoi
austria-penalty-evict =
    { $n ->
        [1] strata 1 zajętego pokoju: na najwyższym piętrze, na którym taki jest, potem najbliższego pod nim w tym samym pionie
       *[other] strata { $n } zajętych pokoi: jednego na najwyższym piętrze, na którym taki jest, i najbliższego pod nim w tym samym pionie
    }
austria-penalty-evict-revised =
    { $n ->
        [1] strata 1 zajętego pokoju: na najwyższym piętrze, na którym taki jest, potem na najbliższym niższym z takim pokojem
       *[other] strata { $n } zajętych pokoi: jednego na najwyższym piętrze, na którym taki jest, i jednego na najbliższym niższym z takim pokojem
    }
austria-penalty-dismiss = zwolnienie 1 karty personelu „na koniec gry”
austria-penalty-or = { $first } albo { $second }
austria-penalty-else = { $first }, a jeśli to niemożliwe: { $second }
austria-less-vp-per-staff = −{ $n } PZ za kartę personelu
austria-less-cubes = strata wszystkich porcji z kuchni
austria-less-all-cubes = strata wszystkich porcji, też podanych
austria-less-return =
    { $n ->
        [1] oddanie 1 karty
       *[other] oddanie { $n } kart
    }
austria-less-demolish = strata najwyższego wolnego pokoju
austria-less-demolish-twice = strata 2 najwyższych wolnych pokoi
austria-less-evict = strata { $n } zajętych pokoi od góry
austria-less-dismiss = zwolnienie karty „na koniec gry”
austria-less-else = { $first }, inaczej { $second }

## Headline and questions

austria-round = Runda { $n } z { $all }
austria-emperor-now = cesarz po tej rundzie
austria-emperor-at = cesarz po rundzie { $n }
austria-score = masz { $n } PZ
austria-q-draft = Zatrzymaj jedną kartę personelu, resztę podaj dalej.
austria-q-first-guest = Weź pierwszego gościa za darmo.
austria-q-first-room =
    { $n ->
        [one] Przed rozpoczęciem gry możesz przygotować jeszcze 1 pokój.
        [few] Przed rozpoczęciem gry przygotuj do { $n } pokoi. Na najniższym piętrze są za darmo.
        [many] Przed rozpoczęciem gry przygotuj do { $n } pokoi. Na najniższym piętrze są za darmo.
       *[other] Przed rozpoczęciem gry przygotuj do { $n } pokoi. Na najniższym piętrze są za darmo.
    }
austria-q-turn-guest = Jeśli chcesz, weź gościa, potem weź kość.
austria-q-turn = Weź kość.
austria-q-turn-full = Weź kość. Twoja kawiarnia jest pełna, więc nie możesz wziąć gościa.
austria-q-turn-done = Kość wykorzystana. Zrób coś jeszcze albo zakończ turę.
austria-q-turn-stuck = Nie możesz wziąć żadnej kości. Spasuj albo zrób najpierw coś innego.
austria-q-turn-extra = Dodatkowa tura od E. Gizii: użyj pola akcji, na którym leży kość. Kości nie zabierasz.
austria-q-mimic = Którą akcję wykonasz szóstką?
austria-q-split = Co bierzesz?
austria-q-advance = O ile pól przesuwasz się na torze cesarza? Resztę dostajesz w koronach.
austria-q-cube =
    { $n ->
        [one] Wybierz danie lub napój.
        [few] Wybierz { $n } dania lub napoje, jedno po drugim.
        [many] Wybierz { $n } dań lub napojów, jedno po drugim.
       *[other] Wybierz { $n } dania lub napoju, jedno po drugim.
    }
austria-q-place = Podaj gościom { FORM($cubes, "acc") }. Reszta trafi do kuchni.
austria-q-deliver =
    { $n ->
        [one] Podaj z kuchni jeszcze 1 danie lub napój.
        [few] Podaj z kuchni najwyżej { $n } dania lub napoje.
        [many] Podaj z kuchni najwyżej { $n } dań lub napojów.
       *[other] Podaj z kuchni najwyżej { $n } dania lub napoju.
    }
austria-q-prepare-full =
    { $n ->
        [1] Przygotuj pokój. Płacisz cenę jego piętra.
       *[other] Przygotuj do { $n } pokoi. Za każdy płacisz cenę piętra.
    }
austria-q-prepare-less = Wybierz pokój do przygotowania o { austria-crowns.acc } taniej.
austria-q-prepare-low = Wybierz pokój na piętrze 1 lub 2: przygotujesz go za darmo.
austria-q-prepare-free = Wybierz pokój: przygotujesz go za darmo.
austria-q-prepare-lit-low = Wybierz pokój na piętrze 1 lub 2. Jest za darmo i od razu zajęty.
austria-q-prepare-lit = Wybierz pokój. Jest za darmo i od razu zajęty.
austria-q-hire-full = Zatrudnij kartę z ręki albo pomiń.
austria-q-hire-less = Zatrudnij kartę z ręki o { austria-crowns.acc } taniej albo pomiń.
austria-q-hire-free = Zatrudnij kartę z ręki za darmo albo pomiń.
austria-q-offer-full = Zatrudnij jedną z tych kart albo pomiń.
austria-q-offer-less = Zatrudnij jedną z tych kart o { austria-crowns.acc } taniej albo pomiń.
austria-q-offer-free = Zatrudnij jedną z tych kart za darmo albo pomiń.
austria-q-check-in = Który pokój dla { FORM($guest, "gen") }?
austria-q-occupy = Który przygotowany pokój zajmujesz?
austria-q-complete = Czyje zamówienie kompletujesz?
austria-q-invite = Weź gościa z rzędu za darmo albo pomiń.
austria-q-order = Który efekt rozpatrujesz najpierw?
austria-q-penalty = Cesarz jest niezadowolony. Wybierz karę.
austria-q-return =
    { $n ->
        [one] Wybierz kartę do odłożenia pod talię.
        [few] Wybierz { $n } karty do odłożenia pod talię, jedną po drugiej.
        [many] Wybierz { $n } kart do odłożenia pod talię, jedną po drugiej.
       *[other] Wybierz { $n } karty do odłożenia pod talię, jedną po drugiej.
    }
austria-q-demolish = Z którego pokoju rezygnujesz?
austria-q-dismiss = Którą kartę „na koniec gry” zwalniasz?

## Choices

austria-do-keep = Zatrzymaj { FORM($name, "acc") }
austria-do-guest = Weź { FORM($name, "acc") } · { austria-price }
austria-do-room = Pokój { $room }, { $colour }
austria-do-room-price = Pokój { $room }, { $colour } · { austria-price }
austria-do-room-gift = Pokój { $room }, { $colour } · premia za grupę: { $gift }
austria-do-done = Zakończ przygotowania
austria-do-die = Kość { $face } · { $gives }
austria-do-die-price = Kość { $face } · { $gives } · { austria-price }
austria-do-die-boost = Kość { $face }, wzmocniona · { $gives } · { austria-price }
austria-do-deliver = Podaj z kuchni · { austria-price }
austria-do-use = Użyj karty { FORM($name, "gen") } · { $does }
austria-do-claim = Połóż znacznik na karcie polityki: { $card } · { $n } PZ
austria-do-check-in = Zamelduj { FORM($name, "acc") }
austria-do-pass = Spasuj
austria-do-end = Zakończ turę
austria-do-as = Użyj jako { $face } · { $gives }
austria-do-emperor = { $parts }
austria-aside = { $what } ({ $aside })
austria-beyond = poza końcem toru: +{ $n } PZ
austria-lost = przepada: { $n }, kasa mieści { $limit }
austria-do-split = { FORM($cubes, "acc") }
austria-do-serve = Podaj { FORM($cube, "acc") } { FORM($name, "dat") }
austria-do-kitchen = Odłóż do kuchni { FORM($cubes, "acc") }
austria-do-stop-deliver = Zakończ podawanie
austria-do-stop-prepare = Zakończ przygotowania
austria-do-stop-hire = Nie zatrudniaj
austria-do-stop-occupy = Nie zajmuj pokoju
austria-do-stop-complete = Pomiń zamówienie
austria-do-stop-invite = Nie bierz gościa
austria-do-hire = Zatrudnij { FORM($name, "acc") } · { austria-price }
austria-do-table = Skompletuj zamówienie { FORM($name, "gen") }
austria-do-excuse = Uniknij kary · 1 korona
austria-do-return = Odłóż { FORM($name, "acc") }
austria-do-dismiss = Zwolnij { FORM($name, "acc") }

## Previews

austria-gain-crowns = +{ austria-crowns }
austria-cost-crowns = −{ austria-crowns }
austria-lost-crowns = przepada: { $n } (pełna kasa)
austria-gain-vp = +{ $n } PZ
austria-cost-vp = −{ $n } PZ
austria-gain-steps = cesarz +{ $n }
austria-cost-steps = cesarz −{ $n }
austria-gain-staff = +{ austria-staff-cards }
austria-gain-strength = siła { $n }
austria-gain-lit = pokój { $room } zajęty
austria-gain-group = zapełniasz { FORM($colour, "facc") } grupę
austria-gain-ready = zamówienie { FORM($name, "gen") } gotowe
austria-gain-hired = zatrudniasz { FORM($name, "acc") }
austria-gain-cubes = +{ $cubes }
austria-lose-cubes = −{ $cubes }
austria-lose-room = tracisz pokój { $room }
austria-gain-pass = czekasz; gdy spasują wszyscy, jedna kość odpada, a resztą rzuca się ponownie
austria-turn-ends = kończy twoją turę
austria-gains = { $gains }

## “Since your last turn”: what a player did, after the disc of their seat

austria-recap-die = bierze kość { $face }
austria-recap-guest = bierze { FORM($guest, "acc") }
austria-recap-hired = zatrudnia { FORM($card, "acc") }
austria-recap-checked-in = melduje { FORM($guest, "acc") }
austria-recap-rooms =
    { $n ->
        [one] przygotowuje pokój
        [few] przygotowuje { $n } pokoje
        [many] przygotowuje { $n } pokoi
       *[other] przygotowuje { $n } pokoju
    }
austria-recap-served =
    { $n ->
        [one] podaje 1 danie
        [few] podaje { $n } dania
        [many] podaje { $n } dań
       *[other] podaje { $n } dania
    }
austria-recap-passed = pasuje

## The log

austria-log-first-player =
    { $you ->
        [yes] Rozpoczynasz grę.
       *[no] Grę rozpoczyna { $name }.
    }
austria-log-politics-revealed = Karty polityki: { $what }.
austria-log-tiles-revealed = Żetony cesarza: { $what }.
austria-log-boards-dealt = Każdy gracz dostaje inny hotel.
austria-log-row-dealt = Pierwsi goście w rzędzie: { $what }.
austria-setup-politics = karty polityki
austria-setup-emperor = żetony cesarza
austria-setup-boards = hotele
austria-setup-row = rząd gości
austria-setup-hands = początkowe karty personelu
austria-log-card-kept =
    { $known ->
        [yes] { $you ->
            [yes] Zatrzymujesz { FORM($card, "acc") }.
           *[no] { $name } zatrzymuje { FORM($card, "acc") }.
        }
       *[no] { $you ->
            [yes] Zatrzymujesz kartę personelu.
           *[no] { $name } zatrzymuje kartę personelu.
        }
    }
austria-log-hands-passed = Wszyscy podają karty w lewo.
austria-log-round-started = Zaczyna się runda { $n }.
austria-log-dice-rolled =
    { $again ->
        [yes] Ponowny rzut kośćmi: { $dice }.
       *[no] Rzut kośćmi: { $dice }.
    }
austria-log-die-binned =
    { $n ->
        [0] Ostatnia kość trafia do kosza.
        [one] Jedna kość trafia do kosza, zostaje { $n }.
        [few] Jedna kość trafia do kosza, zostają { $n }.
        [many] Jedna kość trafia do kosza, zostaje { $n }.
       *[other] Jedna kość trafia do kosza, zostaje { $n }.
    }
austria-log-passed =
    { $you ->
        [yes] Pasujesz.
       *[no] { $name } pasuje.
    }
austria-log-guest-seated =
    { $you ->
        [yes] Bierzesz { FORM($guest, "acc") } { FORM($price, "for") }.
       *[no] { $name } bierze { FORM($guest, "acc") } { FORM($price, "for") }.
    }
austria-log-guests-reshuffled = Odrzucone karty gości zostają potasowane i tworzą nową talię.
austria-log-die-taken =
    { $you ->
        [yes] Bierzesz kość { $face } o sile { $n }{ $paid }.
       *[no] { $name } bierze kość { $face } o sile { $n }{ $paid }.
    }
austria-log-die-extra =
    { $you ->
        [yes] Używasz pola { $face } z siłą { $n }{ $paid }.
       *[no] { $name } używa pola { $face } z siłą { $n }{ $paid }.
    }
austria-log-paid = { "" } za { austria-crowns.acc }
austria-log-die-used-as =
    { $you ->
        [yes] Używasz jej jako { $face }.
       *[no] { $name } używa jej jako { $face }.
    }
austria-log-cubes-received =
    { $you ->
        [yes] Dostajesz { FORM($cubes, "acc") }.
       *[no] { $name } dostaje { FORM($cubes, "acc") }.
    }
austria-log-delivery-started =
    { $you ->
        [yes] Podajesz z kuchni { FORM($price, "for") }.
       *[no] { $name } podaje z kuchni { FORM($price, "for") }.
    }
austria-log-cube-served =
    { $you ->
        [yes] Podajesz { FORM($cube, "acc") } { FORM($guest, "dat") }.
       *[no] { $name } podaje { FORM($cube, "acc") } { FORM($guest, "dat") }.
    }
austria-log-order-completed = Zamówienie { FORM($guest, "gen") } jest kompletne.
austria-log-cubes-lost =
    { $you ->
        [yes] Tracisz { FORM($cubes, "acc") }.
       *[no] { $name } traci { FORM($cubes, "acc") }.
    }
austria-log-room-prepared =
    { $you ->
        [yes] Przygotowujesz pokój { $room } { FORM($price, "for") }{ $vp }.
       *[no] { $name } przygotowuje pokój { $room } { FORM($price, "for") }{ $vp }.
    }
austria-log-with-vp = , zdobywając { $n } PZ
austria-log-rooms-prepared =
    { $you ->
        [yes] Przygotowujesz pokoje { $rooms } { FORM($price, "for") }{ $vp }.
       *[no] { $name } przygotowuje pokoje { $rooms } { FORM($price, "for") }{ $vp }.
    }
austria-log-guest-checked-in =
    { $you ->
        [yes] Meldujesz { FORM($guest, "acc") } w pokoju { $room }{ $vp }.
       *[no] { $name } melduje { FORM($guest, "acc") } w pokoju { $room }{ $vp }.
    }
austria-log-window-lit =
    { $you ->
        [yes] Zajmujesz pokój { $room }.
       *[no] { $name } zajmuje pokój { $room }.
    }
austria-log-group-completed =
    { $you ->
        [yes] Zapełniasz { FORM($colour, "facc") } grupę ({ $size ->
            [one] 1 pokój
            [few] { $size } pokoje
            [many] { $size } pokoi
           *[other] { $size } pokoju
        }).
       *[no] { $name } zapełnia { FORM($colour, "facc") } grupę ({ $size ->
            [one] 1 pokój
            [few] { $size } pokoje
            [many] { $size } pokoi
           *[other] { $size } pokoju
        }).
    }
austria-log-crowns-gained =
    { $you ->
        [yes] Dostajesz { FORM($crowns, "acc") }{ $lost }.
       *[no] { $name } dostaje { FORM($crowns, "acc") }{ $lost }.
    }
austria-log-crowns-lost =
    { "" } (jeszcze { $n ->
        [one] 1 przepada
        [few] { $n } przepadają
        [many] { $n } przepada
       *[other] { $n } przepada
    }, kasa jest pełna)
austria-log-points-scored =
    { $you ->
        [yes] Zdobywasz { $n } PZ.
       *[no] { $name } zdobywa { $n } PZ.
    }
austria-log-emperor-moved =
    { $you ->
        [yes] Przesuwasz się na pole { $end } toru cesarza{ $vp }.
       *[no] { $name } przesuwa się na pole { $end } toru cesarza{ $vp }.
    }
austria-log-staff-drawn =
    { $known ->
        [yes] { $you ->
            [yes] Dobierasz { FORM($cards, "acc") }.
           *[no] { $name } dobiera { FORM($cards, "acc") }.
        }
       *[no] { $you ->
            [yes] Dobierasz { austria-staff-cards.acc }.
           *[no] { $name } dobiera { austria-staff-cards.acc }.
        }
    }
austria-log-staff-offered =
    { $known ->
        [yes] { $you ->
            [yes] Masz do wyboru { FORM($cards, "acc") }.
           *[no] { $name } ma do wyboru { FORM($cards, "acc") }.
        }
       *[no] { $you ->
            [yes] Masz do wyboru { austria-staff-cards.acc }.
           *[no] { $name } ma do wyboru { austria-staff-cards.acc }.
        }
    }
austria-log-offer-put-back =
    { $known ->
        [yes] { $you ->
            [yes] Odkładasz pod talię { FORM($cards, "acc") }.
           *[no] { $name } odkłada pod talię { FORM($cards, "acc") }.
        }
       *[no] { $you ->
            [yes] Odkładasz pod talię { austria-staff-cards.acc }.
           *[no] { $name } odkłada pod talię { austria-staff-cards.acc }.
        }
    }
austria-log-staff-hired =
    { $you ->
        [yes] Zatrudniasz { FORM($card, "acc") } { FORM($price, "for") }.
       *[no] { $name } zatrudnia { FORM($card, "acc") } { FORM($price, "for") }.
    }
austria-log-staff-used =
    { $you ->
        [yes] Używasz karty { FORM($card, "gen") }.
       *[no] { $name } używa karty { FORM($card, "gen") }.
    }
austria-log-staff-triggered =
    { $you ->
        [yes] Działa twoja karta { FORM($card, "gen") }.
       *[no] { $name }: działa karta { FORM($card, "gen") }.
    }
austria-log-disc-placed =
    { $you ->
        [yes] Kładziesz znacznik na karcie polityki { $group } ({ $need }) i zdobywasz { $n } PZ.
       *[no] { $name } kładzie znacznik na karcie polityki { $group } ({ $need }) i zdobywa { $n } PZ.
    }
austria-log-extra-turn-started =
    { $you ->
        [yes] Dostajesz dodatkową turę od E. Gizii.
       *[no] { $name } dostaje dodatkową turę od E. Gizii.
    }
austria-log-extra-turn-lost = Dodatkowa tura od E. Gizii przepada: nie ma już kości.
austria-log-emperor-scored =
    { $you ->
        [yes] Zdobywasz { $n } PZ z toru cesarza i cofasz się na pole { $end }.
       *[no] { $name } zdobywa { $n } PZ z toru cesarza i cofa się na pole { $end }.
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
        [yes] Ponosisz karę: { $what }.
       *[no] { $name } ponosi karę: { $what }.
    }
austria-log-penalty-crowns =
    { $you ->
        [yes] Ponosisz karę i tracisz { austria-crowns.acc }.
       *[no] { $name } ponosi karę i traci { austria-crowns.acc }.
    }
austria-log-penalty-vp =
    { $you ->
        [yes] Ponosisz karę i tracisz { $n } PZ.
       *[no] { $name } ponosi karę i traci { $n } PZ.
    }
austria-log-penalty-excused =
    { $you ->
        [yes] Płacisz { FORM($crowns, "acc") } i unikasz kary.
       *[no] { $name } płaci { FORM($crowns, "acc") } i unika kary.
    }
austria-log-staff-returned =
    { $known ->
        [yes] { $you ->
            [yes] Odkładasz { FORM($card, "acc") } pod talię.
           *[no] { $name } odkłada { FORM($card, "acc") } pod talię.
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
        [yes] Zwalniasz { FORM($card, "acc") }.
       *[no] { $name } zwalnia { FORM($card, "acc") }.
    }
austria-log-round-ended = Koniec rundy { $n }.
austria-log-scoring-part =
    { $you ->
        [yes] Zdobywasz { $n } PZ za { FORM($what, "acc") }.
       *[no] { $name } zdobywa { $n } PZ za { FORM($what, "acc") }.
    }
austria-log-scoring-loss =
    { $you ->
        [yes] Tracisz { $n } PZ za { FORM($what, "acc") }.
       *[no] { $name } traci { $n } PZ za { FORM($what, "acc") }.
    }
austria-part-rooms = zajęte pokoje
austria-part-crowns = korony
austria-part-cubes = dania i napoje w kuchni
austria-part-guests = goście w kawiarni
    .acc = gości w kawiarni
austria-part-copied = { $card } (kopia karty { FORM($copied, "gen") })
    .acc = { FORM($card, "acc") } (kopia karty { FORM($copied, "gen") })
austria-log-game-ended = Koniec gry.
austria-verdict-decided = Zwycięstwo: { $names }. Remis ({ $vp } PZ) rozstrzygają korony, dania i napoje, także te na stolikach w kawiarni ({ $worth }).
austria-verdict-shared = Wspólne zwycięstwo: { $names }, po { $vp } PZ. Remis nawet w koronach, daniach i napojach, także tych na stolikach w kawiarni ({ $worth }).

## On the table

austria-told = { $words }: { $gains }
austria-hand = Ręka
austria-work = Zatrudnieni
austria-if-ended = gdyby to był koniec
austria-score-now = zdobyte dotychczas
austria-score-staff = personel na koniec gry
austria-score-all = Gdyby to był koniec: { $n } PZ
austria-vp-sign = PZ
austria-worth = Teraz jest warta { $n } PZ.
austria-worth-copied = Kopiuje kartę { FORM($name, "gen") }.
austria-check-in = Zamelduj
austria-serve = Podaj
austria-served = gotowe
austria-spent = użyta
austria-new = nowa
austria-after-which = Po rundzie { $round }:
austria-back-by = punkty, { $back } w tył
austria-hotel = Hotel { $name }
austria-round-of = Runda
austria-turn-marks = Tury
austria-draft-of = Karta { $n } z { $all }
austria-your-board = Twoja plansza
austria-keys-dice = Weź kość z tą liczbą
austria-keys-boost = Weź ją ze wzmocnieniem
austria-pages = Części stołu
austria-page-hotel = Hotel
austria-page-staff = Personel
austria-page-town = Cesarz
austria-page-others = Przeciwnicy
austria-guests = Goście
austria-dice = Kości
austria-cafe = Kawiarnia
austria-kitchen = Kuchnia
austria-purse = Kasa
austria-emperor = Cesarz
austria-politics = Polityka
austria-order = Kolejność
austria-draft = Draft
austria-offer = Nowy personel
austria-staff-at-work = Zatrudnieni ({ $n })
austria-staff-hand = Ręka ({ $n })
austria-nobody-hired = Brak zatrudnionego personelu. Weź kość 5, aby zatrudnić kartę z ręki.
austria-no-hand = Brak kart na ręce.
austria-hidden-hand =
    { $n ->
        [0] Brak kart na ręce.
        [one] 1 zakryta karta na ręce.
        [few] { $n } zakryte karty na ręce.
        [many] { $n } zakrytych kart na ręce.
       *[other] { $n } zakrytej karty na ręce.
    }
austria-moment-once = jednorazowo
austria-moment-round = raz w rundzie
austria-moment-permanent = stale
austria-moment-end = na koniec gry
austria-asleep = Użyta. Znów gotowa w następnej rundzie.
austria-other-hotels = Pozostałe hotele
austria-own-hotel = Twój hotel
austria-hotel-of = Hotel: { $name }
austria-look-at = Pokaż hotel gracza { $name }
austria-back = Wróć do gracza { $name }
austria-back-home = Wróć do swojego hotelu
austria-die-1 = strudel, ciasto
austria-die-2 = wino, kawa
austria-die-3 = pokoje
austria-die-4 = cesarz, korony
austria-die-5 = personel
austria-die-6 = dowolna akcja
austria-space-1 = Pole 1: weź tyle strudli, ile leży tu kości. Do połowy z nich możesz zastąpić ciastami.
austria-space-2 = Pole 2: weź tyle win, ile leży tu kości. Do połowy z nich możesz zastąpić kawami.
austria-space-3 = Pole 3: przygotuj najwyżej tyle pokoi, ile tu kości, po cenie piętra.
austria-space-4 = Pole 4: za każdą leżącą tu kość przesuń się o 1 pole na torze cesarza albo weź 1 koronę.
austria-space-5 = Pole 5: zatrudnij kartę z ręki o 1 koronę taniej za każdą leżącą tu kość.
austria-space-6 = Pole 6: zapłać 1 koronę i wykonaj dowolną inną akcję z siłą leżących tu kości.
austria-no-die = brak kości
austria-would-give = Teraz: { $gives }.
austria-vain-rooms = brak pokoi
austria-vain-crowns = za drogo
austria-vain-hand = brak kart na ręce
austria-free = wolny stolik
austria-free-table = Wolny stolik: posadź tu gościa z rzędu.
austria-needs = brakuje { FORM($cubes, "gen") }
austria-ready = można zameldować
austria-no-room = zamówienie kompletne, brakuje przygotowanego pokoju
austria-no-room-of = zamówienie kompletne, brakuje przygotowanego { FORM($colour, "gen") } pokoju
austria-serve-these = Podaj z kuchni { FORM($cubes, "acc") } { FORM($name, "dat") }
austria-serve-all = Podaj wszystko ({ $n })
austria-pick = { $cubes } do podania: kliknij gościa
austria-kitchen-cube =
    W kuchni: { $n ->
        [one] 1 { $cube }
        [few] { $n } { FORM($cube, "pl") }
        [many] { $n } { FORM($cube, "genpl") }
       *[other] { $n } { FORM($cube, "gen") }
    }. Na koniec gry: 1 PZ za sztukę.
austria-kitchen-of = W kuchni: { $cubes }
austria-purse-of = Korony: { $n } z { $limit }
austria-purse-tip = Kasa mieści do { $limit } koron; nadwyżka przepada. Na koniec gry każda korona to 1 PZ.
austria-of-limit = z { $limit }
austria-track = Tor cesarza
austria-track-at = Pole { $n } na torze cesarza
austria-staff-of = Karty personelu: { $work } przy pracy, { $hand } na ręce
austria-space-of-track = Pole { $space } przy następnym podliczaniu punktów: { $vp } PZ, potem { $zone }.
austria-zone-penalty = kara
austria-zone-nothing = nic
austria-zone-bonus = premia
austria-outlook-short = +{ $vp } PZ, pole { $after }: { $zone }
austria-after-round = Po rundzie { $round }: punkty za pole, { $back } w tył
austria-fate-bonus =
    { $who ->
        [you] Na razie zdobywasz { $vp } PZ, wracasz na pole { $after } i dostajesz premię
       *[other] Na razie { $name } zdobywa { $vp } PZ, wraca na pole { $after } i dostaje premię
    }
austria-fate-nothing =
    { $who ->
        [you] Na razie zdobywasz { $vp } PZ, wracasz na pole { $after } i nie dostajesz ani premii, ani kary
       *[other] Na razie { $name } zdobywa { $vp } PZ, wraca na pole { $after } i nie dostaje ani premii, ani kary
    }
austria-fate-penalty =
    { $who ->
        [you] Na razie zdobywasz { $vp } PZ, wracasz na pole { $after } i dostajesz karę
       *[other] Na razie { $name } zdobywa { $vp } PZ, wraca na pole { $after } i dostaje karę
    }
austria-tile = Runda { $round } · premia: { $bonus } · kara: { $penalty }
austria-scene-round = Runda { $n }
austria-scene-visit = Cesarz przybędzie po rundzie { $n }.
austria-scene-emperor = Cesarz z wizytą
austria-scene-emperor-text = Po rundzie { $n }: punkty za pole, { $back } w tył, potem premia lub kara w kolejności tur
austria-scene-back = { $n } w tył
austria-scene-nothing = nic
austria-scene-waits = Czekamy na decyzję…
austria-scene-hide = Ukryj
austria-scene-next = Dalej
austria-scene-skip = Pomiń
austria-scene-final = Finalne podliczanie punktów
austria-scene-so-far = Dotychczas
austria-scene-staff = Personel na koniec
austria-scene-floor = Piętro { $n }
austria-scene-leftovers = Korony i kuchnia
austria-scene-guests = Goście w kawiarni
austria-politics-card = Karta polityki { $letter }: { $need }. Kto pierwszy, ten zdobywa więcej PZ.
austria-progress = { FORM($what, "pl") } { $have }/{ $need }
austria-progress-count = { $have }/{ $need }
austria-named = { $name }: { $what }
austria-turn =
    { $state ->
        [done] Tura { $n }, { $name }: zakończona
        [now] Tura { $n }, { $name }: teraz
        [passed] Tura { $n }, { $name }: pas, czeka na następny rzut
       *[open] Tura { $n }, { $name }: czeka
    }
austria-room-planned =
    { $vp ->
        [0] { $colour } pokój { $room }: nieprzygotowany. { $price ->
            [0] Jest za darmo
            [one] Kosztuje 1 koronę
            [few] Kosztuje { $price } korony
            [many] Kosztuje { $price } koron
           *[other] Kosztuje { $price } korony
        }.
       *[other] { $colour } pokój { $room }: nieprzygotowany. { $price ->
            [0] Jest za darmo
            [one] Kosztuje 1 koronę
            [few] Kosztuje { $price } korony
            [many] Kosztuje { $price } koron
           *[other] Kosztuje { $price } korony
        } i od razu daje { $vp } PZ.
    }
austria-room-prepared = { $colour } pokój { $room }: przygotowany. Jeśli zostanie zajęty, na koniec gry będzie wart { $end } PZ.
austria-room-occupied = { $colour } pokój { $room }: zajęty. Na koniec gry wart { $end } PZ.
austria-room-lodger = Zajmuje go { $name }.
austria-room-group =
    { $size ->
        [1] Osobna grupa. Premia po zajęciu: { $gift }.
       *[other] Grupa { $size } pokoi. Premia po zajęciu wszystkich: { $gift }.
    }
austria-floor =
    { $price ->
        [0] Piętro { $floor }: przygotowanie pokoju jest za darmo. Zajęty pokój jest na koniec gry wart { $vp } PZ.
        [one] Piętro { $floor }: przygotowanie pokoju kosztuje 1 koronę. Zajęty pokój jest na koniec gry wart { $vp } PZ.
        [few] Piętro { $floor }: przygotowanie pokoju kosztuje { $price } korony. Zajęty pokój jest na koniec gry wart { $vp } PZ.
        [many] Piętro { $floor }: przygotowanie pokoju kosztuje { $price } koron. Zajęty pokój jest na koniec gry wart { $vp } PZ.
       *[other] Piętro { $floor }: przygotowanie pokoju kosztuje { $price } korony. Zajęty pokój jest na koniec gry wart { $vp } PZ.
    }
austria-tag-price =
    { $n ->
        [0] za darmo
       *[other] −{ $n }
    }
austria-not-asked = Nie teraz. { $question }
austria-not-over = Gra się skończyła.
austria-not-watching = Tylko oglądasz tę partię.
austria-not-confirmed = Najpierw potwierdź turę albo ją cofnij.
austria-not-turn = Poczekaj, decyduje { $name }.
austria-not-other = To hotel gracza { $name }. Działać możesz tylko we własnym.
austria-not-payable =
    { $have ->
        [0] To kosztuje { austria-crowns.acc }. Twoja kasa jest pusta.
       *[other] To kosztuje { austria-crowns.acc }. Masz { $have }.
    }
austria-not-again = Ten pokój jest już przygotowany.
austria-not-beside = Nowy pokój musi sąsiadować z pokojem, który już masz: z boku, z góry lub z dołu.
austria-not-corner = Zacznij od pokoju w lewym dolnym rogu.
austria-not-floor = To działa tylko na piętrach 1 i 2.
austria-not-free = Ten pokój jest już zajęty.
austria-not-prepared = Ten pokój nie jest jeszcze przygotowany.
austria-not-colour = Ten pokój jest { $colour }. Gość potrzebuje pokoju w swoim kolorze.
austria-not-by-die = Weź kość 3, aby przygotować pokoje. Pozwalają na to też niektórzy goście i personel.
austria-not-from-cafe = Ten pokój jest przygotowany. Zamelduj tu gościa z kawiarni, gdy jego zamówienie będzie kompletne.
austria-not-no-room-there = Nie ma tu pokoju, z którego można zrezygnować.
austria-not-spared = Kara zabiera jeden z podświetlonych pokoi.
austria-not-cafe = Twoja kawiarnia jest pełna.
austria-not-after-die = Gościa możesz wziąć tylko przed wzięciem kości.
austria-not-second-guest = W turze możesz wziąć tylko jednego gościa.
austria-not-empty-table = Ten stolik jest wolny. Posadź tu gościa z rzędu.
austria-not-full-order = To zamówienie jest kompletne.
austria-not-wanted = Ten gość nie potrzebuje { FORM($cube, "gen") }, tylko { FORM($cubes, "gen") }.
austria-not-hungry = Ten gość potrzebuje jeszcze { FORM($cubes, "gen") }.
austria-not-housed = Ten gość potrzebuje przygotowanego pokoju. Żaden nie jest wolny.
austria-not-housed-in = Ten gość potrzebuje przygotowanego { FORM($colour, "gen") } pokoju. Żaden nie jest wolny.
austria-not-no-cube = W twojej kuchni nie ma { FORM($cube, "gen") }.
austria-not-unwanted = Żaden z twoich gości nie potrzebuje { FORM($cube, "gen") }.
austria-not-delivery = Podanie najwyżej { $cubes } dań i napojów z kuchni kosztuje { austria-crowns.acc }. Twoja kasa jest pusta.
austria-not-yet-hired = Weź kość 5, aby zatrudnić kartę z ręki. Pozwalają na to też niektórzy goście i personel.
austria-not-offered = Teraz możesz zatrudnić tylko jedną z nowych kart.
austria-not-used-once = Ta karta zadziałała przy zatrudnieniu.
austria-not-used-permanent = Ta karta działa sama, gdy tylko jest okazja.
austria-not-used-end = Ta karta daje punkty na koniec gry.
austria-not-no-end-card = Zwolnić możesz tylko kartę „na koniec gry”.
austria-not-without-die = Nie leży tu żadna kość.
austria-not-second-die = W tej turze masz już kość.
austria-not-six-as-six = Użyj szóstki do jednej z akcji 1–5.
austria-not-claimed = Twój znacznik już tu leży.
austria-not-places = Wszystkie trzy miejsca są zajęte.
austria-not-reached = Warunek jeszcze niespełniony: { $progress }.
austria-not-backwards = Na torze cesarza można iść tylko do przodu.
austria-not-so-far =
    { $n ->
        [one] Tą kością przesuniesz się najwyżej o 1 pole.
        [few] Tą kością przesuniesz się najwyżej o { $n } pola.
        [many] Tą kością przesuniesz się najwyżej o { $n } pól.
       *[other] Tą kością przesuniesz się najwyżej o { $n } pola.
    }
austria-not-by-steps = Weź kość 4, aby przesunąć się na torze cesarza. Przesuwają cię też niektórzy goście, personel i żółte grupy.

## What a puzzle is about

austria-theme-emperor = Cesarz
austria-theme-politics = Wyścig o karty polityki
austria-theme-groups = Premia za grupę
austria-theme-rooms = Pokoje
austria-theme-guests = Goście
austria-theme-staff = Personel
austria-theme-money = Pieniądze
austria-theme-timing = Wyczucie czasu
austria-theme-denial = Psucie szyków
