### Overbooking: what cards do, what is asked, what happened.

## Small words

overbooking-beds =
    { $n ->
        [one] 1 łóżko
        [few] { $n } łóżka
        [many] { $n } łóżek
       *[other] { $n } łóżka
    }
overbooking-coins =
    { $n ->
        [one] 1 moneta
        [few] { $n } monety
        [many] { $n } monet
       *[other] { $n } monety
    }
overbooking-points =
    { $n ->
        [one] 1 punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    }
overbooking-cards =
    { $n ->
        [one] 1 karta
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }
overbooking-kind-monk = mnich
overbooking-kind-merchants = kupcy
overbooking-kind-maids = służki
overbooking-kind-nobles = szlachta
overbooking-kind-soldiers = żołnierze
overbooking-kind-workers = robotnicy
overbooking-crest-bird = Ptak
overbooking-crest-fish = Ryba
overbooking-crest-lion = Lew
overbooking-crest-stag = Jeleń
overbooking-card = { $kind } herbu { $crest }
# A kind and the crests of its cards: nobles (bird, fish).
overbooking-kind-crests = { $kind } ({ $crests })
overbooking-span-small = 1–3
overbooking-span-large = 4–6
overbooking-back =
    { $size ->
        [large] duża karta herbu { $crest } (4–6 łóżek)
       *[small] mała karta herbu { $crest } (1–3 łóżka)
    }
overbooking-a-back = { overbooking-back }
overbooking-owned = { $card } ({ $owner })
# A card as the object of a sentence; where a language has no article, the card alone.
overbooking-the-card = { $card }
overbooking-your = { $card } (ty)
overbooking-you = ty
overbooking-hotel-1 = Zur Blauen Gans
overbooking-hotel-2 = Drei Könige
overbooking-hotel-3 = Goldene Birne
overbooking-hotel-4 = Zum Roten Krebs
overbooking-hotel-5 = Kaiserhof
overbooking-hotel-6 = Alte Post
overbooking-hotel-7 = Weiße Rose
overbooking-hotel-8 = Kleiner Hof
overbooking-hotel-other = Hotel { $n }
overbooking-hotel-named = { $name } ({ $n })

## Hotel rules

overbooking-rule-none = bez zasady
overbooking-rule-no_soldiers = bez żołnierzy
overbooking-rule-soldiers_first = najpierw żołnierze
overbooking-rule-monks_first = najpierw mnisi
overbooking-rule-small_only = tylko grupy 1–3
overbooking-rule-large_only = tylko grupy 4–6
overbooking-rule-first_open = pierwsza odkryta
overbooking-rule-second_open = druga odkryta
overbooking-rule-two_crests = dwa herby
overbooking-rule-no_back_door = bez tylnych drzwi
overbooking-rule-none-long = Bez własnej zasady.
overbooking-rule-no_soldiers-long = Do tej kolejki nie wolno stawiać żołnierzy (5). Tylne drzwi są dla nich otwarte.
overbooking-rule-soldiers_first-long = Żołnierze (5) dostają łóżka przed innymi, najbliżsi jako pierwsi.
overbooking-rule-monks_first-long = Mnisi (1) dostają łóżka przed innymi, najbliżsi jako pierwsi.
overbooking-rule-small_only-long = W tej kolejce stają tylko małe karty (1–3). Przy tylnych drzwiach może stanąć każda.
overbooking-rule-large_only-long = W tej kolejce stają tylko duże karty (4–6). Przy tylnych drzwiach może stanąć każda.
overbooking-rule-first_open-long = Pierwsza karta w tej kolejce leży odkryta.
overbooking-rule-second_open-long = Druga karta w tej kolejce leży odkryta.
overbooking-rule-two_crests-long = W tej kolejce mogą stać najwyżej dwa różne herby. Przy tylnych drzwiach może stanąć każda karta.
overbooking-rule-no_back_door-long = Nie ma tu tylnych drzwi ani żetonu; kolejka ma pięć miejsc.

## About cards and hotels

overbooking-ability-join_queue = staje na końcu kolejki, nawet pełnej
overbooking-ability-beds_more = 3 łóżka więcej w tym hotelu
overbooking-ability-replace_own = mogą zająć w kolejce miejsce jednej z twoich kart, którą odrzucasz
overbooking-ability-book_own_first = wskazujesz w kolejce jedną ze swoich kart: dostanie łóżka przed wszystkimi
overbooking-ability-replace_workers = mogą zająć w kolejce miejsce dowolnych robotników, których się odrzuca
overbooking-ability-beds_fewer = 3 łóżka mniej w tym hotelu
overbooking-short-join_queue = staje w kolejce
overbooking-short-beds_more = +3 łóżka
overbooking-short-replace_own = zamiana z własną kartą
overbooking-short-book_own_first = własna karta pierwsza
overbooking-short-replace_workers = zamiana z robotnikami
overbooking-short-beds_fewer = −3 łóżka
# Speaks of the card, without $one.
overbooking-about-card = Z kolejki zajmuje { $beds } i płaci: { $coins }.
overbooking-about-door = Przy tylnych drzwiach: { $ability }.
overbooking-about-owner = Właściciel: { $owner }.
overbooking-about-yours = Twoja karta, dla innych zakryta.
overbooking-about-hidden = Zakryta karta, właściciel: { $owner }; { $back }. Kto to, okaże się przy sprawdzaniu rezerwacji.
overbooking-about = O tej karcie
overbooking-about-nothing = Wskaż kartę lub hotel albo przytrzymaj, a tu przeczytasz, co robi.
overbooking-about-hotel = { $beds }. { $rule }
overbooking-about-free = Wolnych teraz: { $free }.
overbooking-about-other-side = Druga strona płytki: { $beds }, { $rule }.
overbooking-about-token = Pierwsza karta przy tych tylnych drzwiach zabiera żeton: 1 punkt.
overbooking-about-house = Znak *: nasza wartość, bo żadne znane nam źródło jej nie podaje.
overbooking-about-coins-house = Liczba monet to nasza wartość.
overbooking-house-note = * Tak oznaczone liczby łóżek, a także monety na kartach i dwa herby, są nasze, bo żadne źródło ich nie podaje. Kto ma pudełko, może wpisać wartości z druku.

## At the table

overbooking-table = Hotele
overbooking-queue = Kolejka
overbooking-door = Tylne drzwi
overbooking-hotel = Hotel
overbooking-beds-label =
    { $n ->
        [one] łóżko
        [few] łóżka
        [many] łóżek
       *[other] łóżka
    }
overbooking-hotel-label = Hotel { $hotel }, { $name }: wolne { $beds } z { $all }, { $rule }
overbooking-token-label = Przy tych tylnych drzwiach czeka żeton
overbooking-hand-of = Ręka: { $name }
overbooking-hand = Twoja ręka
overbooking-hand-label = Twoja ręka: wybierz kartę, potem świecące miejsce
overbooking-hand-empty = Nie masz kart na ręce.
overbooking-hand-card = { $card }, { $beds }, { $coins }
overbooking-hint-choose = Wybierz kartę albo miejsce.
overbooking-hint-place = Teraz świecące miejsce. Tylne drzwi: { $ability }.
overbooking-hint-card = Teraz jedną ze świecących kart.
overbooking-hint-wait = Obejrzyj swoje karty, gdy inni decydują.
overbooking-hint-held = Wybierz kartę jeszcze raz, aby zakończyć turę, albo cofnij ruch.
overbooking-hint-here = Kliknij tutaj, potem wybierz kartę, która tu stanie.
overbooking-hint-decide = Najpierw zdecyduj, co dzieje się przy tylnych drzwiach: { $kind }.
overbooking-place-queue = Kolejka hotelu { $hotel }, miejsce { $position }
overbooking-place-door = Tylne drzwi hotelu { $hotel }, miejsce { $position }
overbooking-lately = Nowe od twojej ostatniej karty
overbooking-named-mark = wskazanie { $n }
overbooking-books = Goście w łóżkach
overbooking-books-hand = ręka { $n }
overbooking-books-deck = talia { $n }
overbooking-books-coins = monety: { $n }
overbooking-books-crests = herby: { $n }
overbooking-books-tokens =
    { $n ->
        [one] 1 żeton
        [few] { $n } żetony
        [many] { $n } żetonów
       *[other] { $n } żetonu
    }
overbooking-books-first = zaczyna tę rundę
overbooking-books-crest = { $crest }: z łóżkiem { $n }
overbooking-books-crest-next = { $more ->
        [one] Jeszcze jedna karta daje { $vp }.
        [few] Jeszcze { $more } karty dają { $vp }.
        [many] Jeszcze { $more } kart daje { $vp }.
       *[other] Jeszcze { $more } karty daje { $vp }.
    }
overbooking-books-crest-got = Już daje { $vp }.
overbooking-bonus-none = Przy tym stole nie ma premii za herby.
overbooking-bonus-some = Karty z łóżkiem jednego herbu: { $steps }
overbooking-bonus-step =
    { $n ->
        [one] { $n } daje { $vp } pkt
        [few] { $n } dają { $vp } pkt
        [many] { $n } daje { $vp } pkt
       *[other] { $n } daje { $vp } pkt
    }
overbooking-why-full = Kolejka jest pełna.
overbooking-why-door-full = Przy tych tylnych drzwiach stoją już dwie karty.
overbooking-why-no-door = Ten hotel nie ma tylnych drzwi.
overbooking-why-soldiers = W tej kolejce nie ma miejsca dla żołnierzy.
overbooking-why-small = W tej kolejce tylko karty na 1–3 łóżka.
overbooking-why-large = W tej kolejce tylko karty na 4–6 łóżek.
overbooking-why-crests = W tej kolejce stoją już dwa inne herby.
overbooking-why-not-next = Najpierw miejsce bliżej hotelu: tam staje karta.
overbooking-why-not-turn = To nie twoja kolej.
overbooking-why-over = To, co zostało na ręce, nic nie jest warte.
overbooking-why-no-place = Żadne wolne miejsce nie przyjmie teraz tej karty.
overbooking-why-none-fits = Żadna z twoich kart nie może tam stanąć.
overbooking-why-taken = Tu już leży karta. Twoja stanie za nią.
overbooking-why-hotel = Karta staje w kolejce do hotelu albo przy jego tylnych drzwiach.
overbooking-why-held = Najpierw zakończ turę albo ją cofnij.
overbooking-why-decide = Najpierw zdecyduj, co dzieje się przy tylnych drzwiach: { $kind }.
overbooking-why-elsewhere = Decyzja dotyczy kolejki do hotelu { $hotel }.
overbooking-why-maids = Służki zajmują w kolejce tylko miejsce twojej własnej karty.
overbooking-why-workers = Żołnierze zajmują tylko miejsce robotników.
overbooking-why-nobles = Szlachta wskazuje w kolejce tylko twoją własną kartę.
overbooking-why-named = Ta karta jest już wskazana.
overbooking-fate-booked = na razie dostaje łóżko
overbooking-fate-away = na razie bez łóżka

## Headline and questions

overbooking-head-round = Runda { $round } z { $all }
overbooking-head-card = karta { $turn } z { $all }
overbooking-head-hotel = rezerwacje, hotel { $hotel }
overbooking-ask-place = Zagraj zakrytą kartę do kolejki albo przy tylnych drzwiach: karta { $turn } z { $all }.
overbooking-ask-place-last = Piąta karta ostatniego gracza: zagraj ją albo zatrzymaj.
overbooking-ask-maids = Tylne drzwi hotelu { $hotel }: { $card } (ty). Czyje miejsce w kolejce zajmą?
overbooking-ask-nobles = Tylne drzwi hotelu { $hotel }: { $card } (ty). Która z twoich kart dostanie łóżka jako pierwsza?
overbooking-ask-soldiers = Tylne drzwi hotelu { $hotel }: { $card } (ty). Których robotników przepędzą?
overbooking-ask-dealt = Trwa rozdawanie kart.
overbooking-ask-scene =
    { $touch ->
        [yes] Hotele sprawdzają rezerwacje. Dotknij, aby pominąć.
       *[no] Hotele sprawdzają rezerwacje. Kliknij albo naciśnij klawisz, aby pominąć.
    }
overbooking-do-queue = Do kolejki hotelu { $hotel }: { $card }
overbooking-do-door = Pod tylne drzwi hotelu { $hotel }: { $card } ({ $ability })
overbooking-do-skip = Zatrzymaj karty
overbooking-do-stop-maids = Zostaw kolejkę, jak jest
overbooking-do-stop-nobles = Nikogo nie wskazuj
overbooking-do-stop-soldiers = Daj robotnikom spokój
overbooking-do-replace = Zamiast: { $card }, miejsce { $position }
overbooking-do-name = { $card }, miejsce { $position }, jako pierwsza karta

## Previews

overbooking-gain-token = +1 punkt: żeton
overbooking-gain-open = leży odkryta
overbooking-gain-booked = twoje z łóżkiem: { $cards }, { $coins }
overbooking-gain-away = twoje bez łóżka: { $cards }
overbooking-gains = { $gains }

## The scene

overbooking-skip-scene = Pomiń
overbooking-scene-order = Hotel { $hotel }, { $beds }: liczby mówią, w jakiej kolejności sprawdza się karty.
overbooking-scene-nobody = Hotel { $hotel } nie ma komu przydzielić łóżek.
overbooking-summary = Rezerwacje, runda { $round }
overbooking-summary-again = Przeczytaj ostatnie rezerwacje jeszcze raz
overbooking-summary-close = Zamknij

## The log

overbooking-log-round-started = Zaczyna się runda { $round }.
overbooking-log-first-player =
    { $you ->
        [yes] Pierwszą kartę zagrywasz ty.
       *[no] Pierwszą kartę zagrywa { $name }.
    }
overbooking-log-tiles-laid = Nowe hotele: { $hotels }.
overbooking-log-tiles-turned = Hotele pokazują drugą stronę: { $hotels }.
overbooking-log-face = { $place } { $name } ({ $beds }, { $rule })
overbooking-log-cards-drawn =
    { $you ->
        [yes] Dobierasz karty: { $cards }.
       *[no] { $name } dobiera karty ({ $number }): { $cards }.
    }
overbooking-log-card-placed =
    { $side ->
        [queue] { $you ->
            [yes] Zagrywasz do kolejki hotelu { $hotel }: { $card }.
           *[no] { $name } zagrywa do kolejki hotelu { $hotel }: { $card }.
        }
       *[door] { $you ->
            [yes] Zagrywasz przy tylnych drzwiach hotelu { $hotel }: { $card }.
           *[no] { $name } zagrywa przy tylnych drzwiach hotelu { $hotel }: { $card }.
        }
    }
overbooking-log-card-turned-up = Zasada hotelu { $hotel } odkrywa kartę: { $card }.
overbooking-log-token-taken =
    { $you ->
        [yes] Zabierasz stamtąd żeton.
       *[no] { $name } zabiera stamtąd żeton.
    }
overbooking-log-placement-skipped-choice =
    { $you ->
        [yes] Zatrzymujesz piątą kartę na ręce.
       *[no] { $name } zatrzymuje piątą kartę na ręce.
    }
overbooking-log-placement-skipped-no-card =
    { $you ->
        [yes] Nie masz już karty do zagrania.
       *[no] { $name } nie ma już karty do zagrania.
    }
overbooking-log-placement-skipped-no-place =
    { $you ->
        [yes] Dla żadnej twojej karty nie ma miejsca; tracisz kolej.
       *[no] { $name } nie ma miejsca dla żadnej karty i traci kolej.
    }
overbooking-log-hotel-revealed = Hotel { $hotel } się otwiera: { $beds }, { $rule }.
overbooking-log-hotel-revealed-empty = Hotel { $hotel } się otwiera: nikt nie czeka.
overbooking-log-joined-queue =
    { $one ->
        [yes] { $card } staje na końcu kolejki.
       *[no] { $card } stają na końcu kolejki.
    }
overbooking-log-beds-more = { $card }: { $beds } więcej, teraz { $now }.
overbooking-log-beds-fewer = { $card }: { $beds } mniej, teraz { $now }.
overbooking-log-beds-below = { $card }: { $beds } mniej, { $below } poniżej zera.
overbooking-log-guest-named =
    { $you ->
        [yes] Wskazujesz swoją kartę: { $card }. Łóżka przed wszystkimi.
       *[no] { $name } wskazuje kartę: { $card }. Łóżka przed wszystkimi.
    }
overbooking-log-guest-replaced =
    { $one ->
        [yes] { $card } wchodzi do kolejki. Odrzucona karta: { $gone }{ $lost }.
       *[no] { $card } wchodzą do kolejki. Odrzucona karta: { $gone }{ $lost }.
    }
overbooking-log-named-in-vain = , wskazanie przepada
overbooking-log-ability-unused-choice = { $card }: bez użycia.
overbooking-log-ability-unused-maids = { $card }: w kolejce nie ma nikogo ze swoich.
overbooking-log-ability-unused-nobles = { $card }: nie ma już kogo wskazać.
overbooking-log-ability-unused-soldiers = { $card }: w kolejce nie ma robotników.
# Impersonal, without $one.
overbooking-log-guest-booked = { $card }: przydzielono { $beds }, wolnych zostaje { $left }; { $coins }.
# Impersonal, without $one.
overbooking-log-guest-turned-away = { $card }: { $needed } to za dużo, wolnych: { $free }. Bez łóżka.
overbooking-log-hotel-closed = Hotel { $hotel } się zamyka: { $gains }.
overbooking-log-gain = { $name } ({ $coins })
overbooking-log-no-gain = nikt nie dostaje monet
overbooking-log-scoring-part =
    { $you ->
        [yes] Zdobywasz { $points } za { $what }.
       *[no] { $name } zdobywa { $points } za { $what }.
    }
source-monk = Mnisi
source-merchants = Kupcy
source-maids = Służki
source-nobles = Szlachta
source-soldiers = Żołnierze
source-workers = Robotnicy
overbooking-part-coins = monety
overbooking-part-tokens = żetony
overbooking-part-crest = herb { $crest }
overbooking-log-game-ended =
    { $number ->
        [one] Koniec gry. Zwycięstwo: { $names }, { $points }.
        [few] Koniec gry. Wspólne zwycięstwo: { $names }, { $points }.
        [many] Koniec gry. Wspólne zwycięstwo: { $names }, { $points }.
       *[other] Koniec gry. Wspólne zwycięstwo: { $names }, { $points }.
    }
