### Overbooking: what cards do, what is asked, what happened.

## Small words

overbooking-beds =
    { $n ->
        [one] 1 łóżko
        [few] { $n } łóżka
        [many] { $n } łóżek
       *[other] { $n } łóżka
    }
    .gen =
        { $n ->
            [1] 1 łóżka
           *[other] { $n } łóżek
        }
overbooking-coins =
    { $n ->
        [one] 1 moneta
        [few] { $n } monety
        [many] { $n } monet
       *[other] { $n } monety
    }
    .acc =
        { $n ->
            [one] 1 monetę
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
    .acc =
        { $n ->
            [one] 1 kartę
            [few] { $n } karty
            [many] { $n } kart
           *[other] { $n } karty
        }
# .gender: M one man, F the nobility (singular), N women (plural), V men (plural).
overbooking-kind-monk = mnich
    .acc = mnicha
    .gen = mnicha
    .gender = M
overbooking-kind-merchants = kupcy
    .acc = kupców
    .gen = kupców
    .gender = V
overbooking-kind-maids = służki
    .acc = służki
    .gen = służek
    .gender = N
overbooking-kind-nobles = szlachta
    .acc = szlachtę
    .gen = szlachty
    .gender = F
overbooking-kind-soldiers = żołnierze
    .acc = żołnierzy
    .gen = żołnierzy
    .gender = V
overbooking-kind-workers = robotnicy
    .acc = robotników
    .gen = robotników
    .gender = V
overbooking-crest-bird = Ptak
overbooking-crest-fish = Ryba
overbooking-crest-lion = Lew
overbooking-crest-stag = Jeleń
# The name of a card: szlachta herbu Ptak, as in heraldry; the crest stays as it is.
overbooking-card = { $kind } herbu { $crest }
    .acc = { FORM($kind, "acc") } herbu { $crest }
    .gen = { FORM($kind, "gen") } herbu { $crest }
    .gender = { FORM($kind, "gender") }
# A kind and the crests of its cards: nobles (bird, fish).
overbooking-kind-crests = { $kind } ({ $crests })
overbooking-span-small = 1–3
overbooking-span-large = 4–6
overbooking-back =
    { $size ->
        [large] duża karta herbu { $crest } (4–6 łóżek)
       *[small] mała karta herbu { $crest } (1–3 łóżka)
    }
    .acc =
        { $size ->
            [large] dużą kartę herbu { $crest } (4–6 łóżek)
           *[small] małą kartę herbu { $crest } (1–3 łóżka)
        }
overbooking-a-back = { overbooking-back }
    .acc = { overbooking-back.acc }
overbooking-owned = { $card } ({ $owner })
    .acc = { FORM($card, "acc") } ({ $owner })
    .own = { FORM($card, "acc") } ({ $owner })
    .gender = { FORM($card, "gender") }
# A card as the object of a sentence; where a language has no article, the card alone.
overbooking-the-card = { $card }
    .acc = { FORM($card, "acc") }
overbooking-your =
    { FORM($card, "gender") ->
        [M] twój { $card }
        [F] twoja { $card }
        [N] twoje { $card }
        [V] twoi { $card }
       *[other] twoja karta: { $card }
    }
    .acc =
        { FORM($card, "gender") ->
            [M] twojego { FORM($card, "acc") }
            [F] twoją { FORM($card, "acc") }
            [N] twoje { FORM($card, "acc") }
            [V] twoich { FORM($card, "acc") }
           *[other] twoją kartę: { $card }
        }
    .own =
        { FORM($card, "gender") ->
            [M] swojego { FORM($card, "acc") }
            [F] swoją { FORM($card, "acc") }
            [N] swoje { FORM($card, "acc") }
            [V] swoich { FORM($card, "acc") }
           *[other] swoją kartę: { $card }
        }
    .gender = { FORM($card, "gender") }
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

overbooking-rule-none = brak zasad specjalnych
overbooking-rule-no_soldiers = żadnych żołnierzy
overbooking-rule-soldiers_first = pierwszeństwo żołnierzy
overbooking-rule-monks_first = pierwszeństwo mnichów
overbooking-rule-small_only = tylko małe grupy
overbooking-rule-large_only = tylko duże grupy
overbooking-rule-first_open = pierwsza karta odkryta
overbooking-rule-second_open = druga karta odkryta
overbooking-rule-two_crests = tylko 2 różne herby
overbooking-rule-no_back_door = bez tylnych drzwi
overbooking-rule-none-long = Brak zasad specjalnych.
overbooking-rule-no_soldiers-long = Żadnych żołnierzy (5) w tej kolejce. Możesz ich zagrać tylko przy tylnych drzwiach.
overbooking-rule-soldiers_first-long = Żołnierze (5) mają pierwszeństwo: dostają łóżka przed innymi, najpierw ci najbliżej hotelu.
overbooking-rule-monks_first-long = Mnisi (1) mają pierwszeństwo: dostają łóżka przed innymi, najpierw ci najbliżej hotelu.
overbooking-rule-small_only-long = Do tej kolejki możesz zagrać tylko małe grupy (1–3). Przy tylnych drzwiach – dowolną kartę.
overbooking-rule-large_only-long = Do tej kolejki możesz zagrać tylko duże grupy (4–6). Przy tylnych drzwiach – dowolną kartę.
overbooking-rule-first_open-long = Pierwsza karta w tej kolejce leży odkryta.
overbooking-rule-second_open-long = Druga karta w tej kolejce leży odkryta.
overbooking-rule-two_crests-long = W tej kolejce mogą być tylko 2 różne herby. Przy tylnych drzwiach możesz zagrać dowolną kartę.
overbooking-rule-no_back_door-long = Nie ma tylnych drzwi ani żetonu, ale kolejka ma 5 miejsc.

## About cards and hotels

overbooking-ability-join_queue = staje na końcu kolejki, nawet pełnej
overbooking-ability-beds_more = 3 dodatkowe łóżka w tym hotelu
overbooking-ability-replace_own = mogą zastąpić jedną z twoich kart w kolejce; zastąpiona karta zostaje odrzucona
overbooking-ability-book_own_first = możesz wskazać jedną ze swoich kart w kolejce; dostanie łóżka jako pierwsza
overbooking-ability-replace_workers = mogą zastąpić dowolnych robotników w kolejce; zastąpiona karta zostaje odrzucona
overbooking-ability-beds_fewer = 3 łóżka mniej w tym hotelu
overbooking-short-join_queue = staje w kolejce
overbooking-short-beds_more = +3 łóżka
overbooking-short-replace_own = mogą zastąpić twoją kartę
overbooking-short-book_own_first = pierwszeństwo twojej karty
overbooking-short-replace_workers = mogą zastąpić robotników
overbooking-short-beds_fewer = −3 łóżka
# without $one
overbooking-about-card = W kolejce potrzeba { FORM($beds, "gen") }. Po zakwaterowaniu: { $coins }.
overbooking-about-door = Przy tylnych drzwiach: { $ability }.
overbooking-about-owner = Właściciel: { $owner }.
overbooking-about-yours = Twoja karta. Inni widzą tylko jej rewers.
overbooking-about-hotel = { $beds }. { $rule }
overbooking-about-free =
    { $free ->
        [one] Teraz wolne: 1 łóżko.
        [few] Teraz wolne: { $free } łóżka.
        [many] Teraz wolne: { $free } łóżek.
       *[other] Teraz wolne: { $free } łóżka.
    }
overbooking-about-other-side = Druga strona: { $beds }, { $rule }.
overbooking-about-token = Pierwsza karta przy tych tylnych drzwiach zabiera żeton: 1 punkt.
overbooking-about-house = * Wartość zastępcza: nie znamy wydrukowanej.
overbooking-about-coins-house = Liczba monet to nasza wartość zastępcza.
overbooking-house-note = * Tak oznaczone liczby łóżek, a także monety na kartach i dwa z herbów to nasze wartości zastępcze: nie znamy wydrukowanych. Jeśli masz grę, możesz wpisać wartości z pudełka.

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
overbooking-hotel-label = Hotel { $hotel }, { $name }: łóżka { $all }, wolne { $beds }, { $rule }
overbooking-token-label = Żeton przy tych tylnych drzwiach
overbooking-hand-of = Ręka: { $name }
overbooking-hand = Twoja ręka
overbooking-hand-label = Twoja ręka: wybierz kartę, potem podświetlone miejsce
overbooking-hand-empty = Nie masz kart na ręce.
overbooking-hand-card = { $card }, { $beds }, { $coins }
overbooking-hint-choose = Wybierz kartę albo miejsce.
overbooking-hint-place = Teraz wybierz podświetlone miejsce. Tylne drzwi: { $ability }.
overbooking-hint-card = Teraz wybierz podświetloną kartę.
overbooking-hint-wait = Obejrzyj swoje karty, gdy grają inni.
overbooking-hint-held = Wybierz kartę jeszcze raz, aby zakończyć turę, albo cofnij ruch.
overbooking-hint-here = Kliknij tutaj, potem wybierz kartę do zagrania.
overbooking-hint-decide = Najpierw zdecyduj, co przy tylnych drzwiach { FORM($kind, "gender") ->
        [M] zrobi
        [F] zrobi
       *[other] zrobią
    } { $kind }.
overbooking-place-queue = Hotel { $hotel }, kolejka, miejsce { $position }
overbooking-place-door = Hotel { $hotel }, tylne drzwi, miejsce { $position }
overbooking-at-queue = Hotel { $hotel }, kolejka
overbooking-at-door = Hotel { $hotel }, tylne drzwi
overbooking-lately = Nowe od twojej ostatniej tury
overbooking-named-mark = wskazanie { $n }
overbooking-books = Zakwaterowani goście
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
overbooking-books-first = rozpoczyna tę rundę
# Several sentences, one after the other: 3 lion cards booked. 1 more: +2 points.
overbooking-books-crest = { $crest }: zakwaterowano { $n }.
overbooking-books-crest-next = Jeszcze { $more }: +{ $vp }.
overbooking-books-crest-got = Już daje { $vp }.
overbooking-bonus-none = W tej partii nie ma premii za herby.
overbooking-bonus-some = Zakwaterowane grupy jednego herbu: { $steps }
overbooking-bonus-step =
    { $n ->
        [one] { $n } daje { $vp } pkt
        [few] { $n } dają { $vp } pkt
        [many] { $n } daje { $vp } pkt
       *[other] { $n } daje { $vp } pkt
    }
overbooking-why-full = Kolejka jest pełna.
overbooking-why-door-full = Przy tych tylnych drzwiach są już 2 karty.
overbooking-why-no-door = Ten hotel nie ma tylnych drzwi.
overbooking-why-soldiers = Do tej kolejki nie można zagrać żołnierzy.
overbooking-why-small = Do tej kolejki można zagrać tylko małe grupy (1–3 łóżka).
overbooking-why-large = Do tej kolejki można zagrać tylko duże grupy (4–6 łóżek).
overbooking-why-crests = W tej kolejce są już 2 inne herby.
overbooking-why-not-next = Najpierw zajmij wolne miejsce najbliżej hotelu.
overbooking-why-not-turn = To nie twoja kolej.
overbooking-why-over = Karty, które zostały na ręce, nie dają punktów.
overbooking-why-no-place = Nie ma już miejsca dla tej karty.
overbooking-why-none-fits = Żadnej z twoich kart nie można tu zagrać.
overbooking-why-taken = To miejsce jest zajęte. Zagraj kartę na następne wolne.
overbooking-why-hotel = Zagraj kartę do kolejki hotelu albo przy jego tylnych drzwiach.
overbooking-why-held = Najpierw zakończ turę albo ją cofnij.
overbooking-why-decide = Najpierw zdecyduj, co przy tylnych drzwiach { FORM($kind, "gender") ->
        [M] zrobi
        [F] zrobi
       *[other] zrobią
    } { $kind }.
overbooking-why-elsewhere = Decydujesz o kolejce hotelu { $hotel }.
overbooking-why-maids = Służki mogą zastąpić tylko twoje własne karty w kolejce.
overbooking-why-workers = Żołnierze mogą zastąpić tylko robotników.
overbooking-why-nobles = Szlachta może wskazać tylko twoje własne karty w kolejce.
overbooking-why-named = Ta karta jest już wskazana.
overbooking-fate-booked = na tę chwilę z łóżkiem
overbooking-fate-away = na tę chwilę bez łóżka

## Headline and questions

overbooking-head-round = Runda { $round } z { $all }
overbooking-head-card = karta { $turn } z { $all }
overbooking-head-hotel = rezerwacje, hotel { $hotel }
overbooking-ask-place = Zagraj zakrytą kartę do kolejki albo przy tylnych drzwiach (karta { $turn } z { $all }).
overbooking-ask-place-last = To ostatni ruch rundy: zagraj piątą kartę albo zatrzymaj karty.
overbooking-ask-maids = Przy tylnych drzwiach hotelu { $hotel } są twoje { $card }. Którą z twoich kart zastąpią?
overbooking-ask-nobles = Przy tylnych drzwiach hotelu { $hotel } jest twoja { $card }. Która z twoich kart dostanie łóżka jako pierwsza?
overbooking-ask-soldiers = Przy tylnych drzwiach hotelu { $hotel } są twoi { $card }. Których robotników zastąpią?
overbooking-ask-dealt = Trwa rozdawanie kart.
overbooking-ask-scene = Hotele sprawdzają rezerwacje.
overbooking-do-queue = Zagraj { FORM($card, "acc") } do kolejki hotelu { $hotel }
overbooking-do-door = Zagraj { FORM($card, "acc") } przy tylnych drzwiach hotelu { $hotel }: { $ability }
overbooking-do-skip = Zatrzymaj karty
overbooking-do-stop-maids = Nie zastępuj karty
overbooking-do-stop-nobles = Nie wskazuj karty
overbooking-do-stop-soldiers = Nie zastępuj robotników
overbooking-do-replace = Zastąp { FORM($card, "own") }, miejsce { $position }
overbooking-do-name = Wskaż { FORM($card, "own") }, miejsce { $position }

## Previews

overbooking-gain-token = +1 punkt (żeton)
overbooking-gain-open = leży odkryta
overbooking-gain-booked = twoje zakwaterowane: { $cards }, +{ $coins }
overbooking-gain-away = twoje bez łóżka: { $cards }
overbooking-gains = { $gains }

## The scene

overbooking-scene-order =
    { $rule ->
        [yes] Kolejność: { $first }, potem od 6 do 1. Przy remisie najpierw karta bliżej hotelu.
       *[no] Kolejność: od 6 do 1. Przy remisie najpierw karta bliżej hotelu.
    }
overbooking-scene-nobody = { $hotel }: nie ma kogo zakwaterować.

## On one screen

# Under the number of free beds, above the number of all: 5 left of 13.
overbooking-free-of = wolne z
overbooking-asked = potrzeba { $beds }
overbooking-about-asked = Łóżka potrzebne w kolejce: { $beds }, o ile ci wiadomo.
overbooking-strip-left =
    { $n ->
        [one] zostaje { $n }
        [few] zostają { $n }
        [many] zostaje { $n }
       *[other] zostaje { $n }
    }
overbooking-strip-needs = wymaga { $n }
overbooking-strip-bed = łóżko
overbooking-strip-none = bez łóżka
overbooking-strip-outlook = na tę chwilę
overbooking-strip-waits = czeka
overbooking-strip-now = teraz { $n }
overbooking-strip-joins = dołącza
overbooking-strip-from-door = od drzwi
overbooking-strip-instead = zastępuje
overbooking-strip-first = najpierw
overbooking-strip-unused = nieużyta
overbooking-strip-acts = działa teraz
overbooking-face-up = odkryta
overbooking-plus-token = +1 żeton
overbooking-doors = Tylne drzwi
overbooking-queues = Kolejki
overbooking-in-out = { $inside } z łóżkiem, { $outside } bez
overbooking-again = jeszcze raz
overbooking-not-booked = ta karta ma już łóżko
overbooking-not-gone = ta karta została już odrzucona
overbooking-not-open = leży odkryta w hotelu { $hotel }
overbooking-not-barred = niedozwolona w tej kolejce
overbooking-can-still = Może być:
overbooking-can-only = Może być tylko:
overbooking-back-at-door = Przy tylnych drzwiach używa swojej zdolności.
overbooking-back-in-queue = W kolejce potrzebuje tylu łóżek, ile wynosi jej liczba.
overbooking-is-booked = ma łóżko
overbooking-is-gone = odrzucona
overbooking-is-open = hotel { $hotel }
overbooking-is-laid = hotel { $hotel }
overbooking-is-hand = na ręce
overbooking-is-deck = w twojej talii
overbooking-is-unseen = jeszcze niewidziana
# without $n
overbooking-pts = pkt
overbooking-hand-short = Ręka
overbooking-my-cards = Moje karty
overbooking-seen = Widziane karty
overbooking-seen-note = Co już wiadomo: karty odkryte, zakwaterowane i odrzucone. W każdej talii każdy rodzaj gości występuje raz z każdym herbem.
overbooking-seen-count = z łóżkiem { $booked } · odrzucono { $gone } · zostało { $left }
overbooking-key-booked = ma łóżko
overbooking-key-gone = odrzucona: bez łóżka lub użyta przy drzwiach
overbooking-key-open = odkryta
overbooking-key-laid = twoja, zakryta
overbooking-key-hand = na twojej ręce
overbooking-key-unseen = niewidziana: ręka, talia lub zakryta
overbooking-check-in-again = Pokaż jeszcze raz ostatnie rezerwacje
overbooking-scene-closed =
    { $all ->
        [1] { $hotel }: łóżka dla { $inside } z 1 grupy.
       *[other] { $hotel }: łóżka dla { $inside } z { $all } grup.
    }
overbooking-scene-empty = Wolne: { $beds }.
overbooking-scene-full = Komplet gości.
overbooking-next = Dalej
overbooking-on = Graj dalej
overbooking-open-hotel = Otwórz hotel { $n }
overbooking-beats = Etapy sprawdzania rezerwacji
overbooking-beat-open = otwarcie
overbooking-beat-door = tylne drzwi
overbooking-beat-order = kolejność
overbooking-beat-book = łóżka
overbooking-beat-close = zamknięcie
overbooking-beat-back = Poprzedni krok
overbooking-run = Odtwórz
overbooking-pause = Pauza
overbooking-hurry = Przejdź do końca tego hotelu
overbooking-speed = Tempo rezerwacji
overbooking-stops = pauza po każdym hotelu
overbooking-night-over = Noc minęła
overbooking-row-coins = Monety
overbooking-row-tokens = Żetony
overbooking-row-points = Punkty
overbooking-bar-round = Runda
overbooking-bar-card = Karta
overbooking-bar-order = Kolejność
overbooking-bar-hotel = Rezerwacje: hotel { $n } z { $all }
overbooking-take-back = Anuluj
overbooking-choose-place = Wybierz miejsce dla { FORM($card, "gen") }.
overbooking-choose-door = Tylne drzwi: { $ability }.
overbooking-draft-queue = Zagrać { FORM($card, "acc") } do kolejki hotelu { $hotel }, miejsce { $place }?
overbooking-draft-door = Zagrać { FORM($card, "acc") } przy tylnych drzwiach hotelu { $hotel }?
overbooking-draft-up = Odkryta: widzą ją wszyscy.
overbooking-draft-down = Zakryta: inni widzą { FORM($back, "acc") }.
overbooking-place-them = Zagraj kartę
overbooking-place-up = Zagraj odkrytą
overbooking-place-last = Zagraj i otwórz hotele
overbooking-yes-maids = Zastąp tę kartę
overbooking-yes-nobles = Wskaż tę kartę
overbooking-yes-soldiers = Zastąp ich

## The log

overbooking-log-round-started = Zaczyna się runda { $round }.
overbooking-log-first-player =
    { $you ->
        [yes] Rozpoczynasz rundę.
       *[no] Rundę rozpoczyna { $name }.
    }
overbooking-log-tiles-laid = Nowe hotele: { $hotels }.
overbooking-log-tiles-turned = Hotele odwrócone na drugą stronę: { $hotels }.
overbooking-log-face = { $place } { $name } ({ $beds }, { $rule })
overbooking-setup-tiles = płytki hoteli na rundy 1 i 2
overbooking-setup-hands = początkowe karty
overbooking-log-cards-drawn =
    { $you ->
        [yes] Dobierasz { FORM($number, "acc") }: { $cards }.
       *[no] { $name } dobiera { FORM($number, "acc") }: { $cards }.
    }
overbooking-log-card-placed =
    { $side ->
        [queue] { $you ->
            [yes] Zagrywasz { FORM($card, "acc") } do kolejki hotelu { $hotel }.
           *[no] { $name } zagrywa { FORM($card, "acc") } do kolejki hotelu { $hotel }.
        }
       *[door] { $you ->
            [yes] Zagrywasz { FORM($card, "acc") } przy tylnych drzwiach hotelu { $hotel }.
           *[no] { $name } zagrywa { FORM($card, "acc") } przy tylnych drzwiach hotelu { $hotel }.
        }
    }
overbooking-log-card-turned-up = Zasada hotelu { $hotel } odkrywa kartę: { $card }.
overbooking-log-token-taken =
    { $you ->
        [yes] Zabierasz żeton.
       *[no] { $name } zabiera żeton.
    }
overbooking-log-placement-skipped-choice =
    { $you ->
        [yes] Nie zagrywasz piątej karty.
       *[no] { $name } nie zagrywa piątej karty.
    }
overbooking-log-placement-skipped-no-card =
    { $you ->
        [yes] Nie masz już kart do zagrania.
       *[no] { $name } nie ma już kart do zagrania.
    }
overbooking-log-placement-skipped-no-place =
    { $you ->
        [yes] Nie możesz zagrać żadnej karty, więc tracisz kolej.
       *[no] { $name } nie może zagrać żadnej karty i traci kolej.
    }
overbooking-log-hotel-revealed = Hotel { $hotel } się otwiera: { $beds }, { $rule }.
overbooking-log-hotel-revealed-empty = Hotel { $hotel } się otwiera: nikt nie czeka.
# without $one
overbooking-log-joined-queue =
    { FORM($card, "gender") ->
        [M] { $card } staje na końcu kolejki.
        [F] { $card } staje na końcu kolejki.
       *[other] { $card } stają na końcu kolejki.
    }
overbooking-log-beds-more = { $card }: +{ $beds }, teraz { $now }.
overbooking-log-beds-fewer = { $card }: −{ $beds }, teraz { $now }.
overbooking-log-beds-below = { $card }: −{ $beds }, teraz { $below } poniżej zera.
overbooking-log-guest-named =
    { $you ->
        [yes] Wskazujesz { FORM($card, "acc") }: { FORM($card, "gender") ->
            [M] ma
            [F] ma
           *[other] mają
        } pierwszeństwo do łóżek.
       *[no] { $name } wskazuje { FORM($card, "acc") }: { FORM($card, "gender") ->
            [M] ma
            [F] ma
           *[other] mają
        } pierwszeństwo do łóżek.
    }
# without $one
overbooking-log-guest-replaced =
    { FORM($card, "gender") ->
        [M] { $card } zastępuje { FORM($gone, "acc") }{ $lost }.
        [F] { $card } zastępuje { FORM($gone, "acc") }{ $lost }.
       *[other] { $card } zastępują { FORM($gone, "acc") }{ $lost }.
    }
# Follows the card that is replaced: it had been named by nobles.
overbooking-log-named-in-vain = {" "}(wskazanie przepada)
overbooking-log-ability-unused-choice = { $card }: zdolność nieużyta.
overbooking-log-ability-unused-maids = { $card }: nie ma karty do zastąpienia.
overbooking-log-ability-unused-nobles = { $card }: nie ma już karty do wskazania.
overbooking-log-ability-unused-soldiers = { $card }: w kolejce nie ma robotników.
# without $one
overbooking-log-guest-booked =
    { FORM($card, "gender") ->
        [M] { $card } dostaje
        [F] { $card } dostaje
       *[other] { $card } dostają
    } { $beds }, { $left ->
        [0] nie zostaje żadne
        [one] zostaje 1
        [few] zostają { $left }
        [many] zostaje { $left }
       *[other] zostaje { $left }
    }: +{ $coins }.
# without $one
overbooking-log-guest-turned-away =
    { FORM($card, "gender") ->
        [M] { $card } potrzebuje
        [F] { $card } potrzebuje
       *[other] { $card } potrzebują
    } { FORM($needed, "gen") }, a { $free ->
        [0] nie ma już wolnych.
        [one] wolne jest tylko 1.
        [few] wolne są tylko { $free }.
        [many] wolnych jest tylko { $free }.
       *[other] wolne jest tylko { $free }.
    }
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
source-more-monk = zyskuje { $n } na mnichach
source-less-monk = traci { $n } na mnichach
source-more-merchants = zyskuje { $n } na kupcach
source-less-merchants = traci { $n } na kupcach
source-more-maids = zyskuje { $n } na służkach
source-less-maids = traci { $n } na służkach
source-more-nobles = zyskuje { $n } na szlachcie
source-less-nobles = traci { $n } na szlachcie
source-more-soldiers = zyskuje { $n } na żołnierzach
source-less-soldiers = traci { $n } na żołnierzach
source-more-workers = zyskuje { $n } na robotnikach
source-less-workers = traci { $n } na robotnikach
overbooking-part-coins = monety
overbooking-part-tokens = żetony
overbooking-part-crest = herb { $crest }
overbooking-log-game-ended =
    { $number ->
        [one] Koniec gry. Zwycięstwo: { $names }, { $points }.
        [few] Koniec gry. Wspólne zwycięstwo: { $names }, po { $points }.
        [many] Koniec gry. Wspólne zwycięstwo: { $names }, po { $points }.
       *[other] Koniec gry. Wspólne zwycięstwo: { $names }, po { $points }.
    }
overbooking-verdict-tiebreak = Zwycięstwo: { $names }. Remis ({ $points }) rozstrzygają zakwaterowane grupy warte 3 monety ({ $cards }).
overbooking-verdict-shared = Wspólne zwycięstwo: { $names }, po { $points }. Remis nawet w zakwaterowanych grupach wartych 3 monety ({ $cards }).

## What a puzzle is about

overbooking-theme-queue = Miejsce w kolejce
overbooking-theme-door = Tylne drzwi
overbooking-theme-crest = Herby
overbooking-theme-denial = Psucie szyków
