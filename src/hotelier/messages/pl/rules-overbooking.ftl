### Overbooking: the rules in the app. **bold** and [words](section or card) are marks;
### what stands between the round brackets is never translated.

## The game

rules-overbooking-game = Gra w dwie minuty
rules-overbooking-game-idea = W mieście roi się od podróżnych, a hotele mają za mało łóżek. Każdy ma gości do zakwaterowania. Stawiasz swoich w kolejkach przed hotelami, zakrytych, i liczysz, że gdy przyjdzie na nich kolej, jakieś łóżka jeszcze będą.
rules-overbooking-game-win =
    { $rounds ->
        [one] Gra ma { $rounds } rundę i jest dla 2–4 graczy. Goście, którzy dostaną łóżko, płacą monetami. Kto na koniec ma najwięcej punktów, wygrywa.
        [few] Gra ma { $rounds } rundy i jest dla 2–4 graczy. Goście, którzy dostaną łóżko, płacą monetami. Kto na koniec ma najwięcej punktów, wygrywa.
        [many] Gra ma { $rounds } rund i jest dla 2–4 graczy. Goście, którzy dostaną łóżko, płacą monetami. Kto na koniec ma najwięcej punktów, wygrywa.
       *[other] Gra ma { $rounds } rundy i jest dla 2–4 graczy. Goście, którzy dostaną łóżko, płacą monetami. Kto na koniec ma najwięcej punktów, wygrywa.
    }
rules-overbooking-game-picture = Hotel w trakcie zagrywania kart. Po lewej jego tylne drzwi, po prawej kolejka. Po zakrytej karcie widać, czyja jest, jaki ma herb i czy jest mała, czy duża.
rules-overbooking-game-round = Runda przebiega tak:
rules-overbooking-game-place =
    { $times ->
        [one] [Zagrywanie](placing): po kolei każdy kładzie zakrytą { $times } kartę, w kolejce albo przy tylnych drzwiach.
        [few] [Zagrywanie](placing): po kolei każdy kładzie zakryte { $times } karty, w kolejkach albo przy tylnych drzwiach.
        [many] [Zagrywanie](placing): po kolei każdy kładzie { $times } zakrytych kart, w kolejkach albo przy tylnych drzwiach.
       *[other] [Zagrywanie](placing): po kolei każdy kładzie zakryte karty, razem { $times }, w kolejkach albo przy tylnych drzwiach.
    }
rules-overbooking-game-check-in = [Sprawdzanie rezerwacji](check-in): hotel po hotelu odkrywa się karty. Karty przy tylnych drzwiach [używają zdolności](back-door), potem goście w kolejce [dostają łóżka](booking), dopóki jakieś są.
rules-overbooking-game-next = [Następna runda](next-round): nowe hotele, nowe karty.
rules-overbooking-game-twist = Duże grupy są obsługiwane pierwsze, ale potrzebują wielu łóżek i płacą mało. Małe płacą dobrze i muszą liczyć na to, co zostanie. A kto przychodzi tylnymi drzwiami, nie dostaje tam łóżka, za to wywraca wszystko do góry nogami.

## Cards

rules-overbooking-cards = Karty gości
rules-overbooking-cards-deck = Każdy gracz ma taką samą talię { $deck } kart we własnym kolorze: sześć rodzajów gości, każdy raz z każdym z { $crests } herbów.
rules-overbooking-cards-picture = Sześć rodzajów. Liczba to łóżka, których potrzebują; monety to zapłata.
rules-overbooking-cards-kinds = Łóżka, monety i co każdy rodzaj robi przy tylnych drzwiach
rules-overbooking-cards-backs = **Odwroty.** Odwrót karty pokazuje kolor właściciela i herb: **mały** herb to rodzaje od 1 do 3, **duży** od 4 do 6. O zakrytej karcie wszyscy znają więc właściciela, herb i wielkość, i nic więcej.
rules-overbooking-cards-backs-picture = Ten sam herb, mały i duży, oraz cztery herby.
rules-overbooking-cards-look = Własne karty możesz oglądać, kiedy chcesz.
rules-overbooking-cards-open = Jawne dla wszystkich są: liczba kart na rękach i w taliach, wszystkie karty odkryte, z łóżkiem lub odrzucone, żetony oraz obie strony hoteli w grze. Odwrotów kart na ręce się nie pokazuje.
rules-overbooking-cards-house = **Nasze wartości.** Monety, większość liczb łóżek i nazwy dwóch herbów (Lew i Jeleń) są zastępcze, bo żadne znane nam źródło ich nie podaje. Oznacza je gwiazdka. Kto ma pudełko, może grać z wartościami z druku.

## Setup

rules-overbooking-setup = Przygotowanie
rules-overbooking-setup-cards =
    { $hand ->
        [one] Każdy tasuje swoją talię i dobiera { $hand } kartę.
        [few] Każdy tasuje swoją talię i dobiera { $hand } karty.
        [many] Każdy tasuje swoją talię i dobiera { $hand } kart.
       *[other] Każdy tasuje swoją talię i dobiera { $hand } karty.
    }
rules-overbooking-setup-hotels = Losuje się tyle płytek hoteli, ilu jest graczy, i układa je w kolumnie, dowolną stroną do góry.
rules-overbooking-setup-tokens = Przy każdych tylnych drzwiach leży żeton wart 1 punkt.
rules-overbooking-setup-first = Losuje się pierwszego gracza.
rules-overbooking-setup-bonus = Przy otwieraniu stołu wybiera się [premię za herby](scoring?p=crests): bez premii, dla początkujących albo dla zaawansowanych.

## Placing

rules-overbooking-placing = Zagrywanie kart
rules-overbooking-placing-turn =
    { $times ->
        [1] Od pierwszego gracza, zgodnie z ruchem wskazówek zegara, każdy zagrywa po jednej karcie, { $times } raz.
       *[other] Od pierwszego gracza, zgodnie z ruchem wskazówek zegara, każdy zagrywa po jednej karcie, { $times } razy.
    }
rules-overbooking-placing-where = Karta trafia zakryta w jedno z dwóch miejsc:
rules-overbooking-placing-queue =
    { $queue ->
        [one] do **kolejki** hotelu, po jego prawej: najwyżej { $queue } karta. Tu twoi goście chcą dostać łóżko.
        [few] do **kolejki** hotelu, po jego prawej: najwyżej { $queue } karty. Tu twoi goście chcą dostać łóżko.
        [many] do **kolejki** hotelu, po jego prawej: najwyżej { $queue } kart. Tu twoi goście chcą dostać łóżko.
       *[other] do **kolejki** hotelu, po jego prawej: najwyżej { $queue } karty. Tu twoi goście chcą dostać łóżko.
    }
rules-overbooking-placing-door =
    { $door ->
        [one] przy **tylnych drzwiach** hotelu, po jego lewej: najwyżej { $door } karta. Tu goście używają swojej [zdolności](back-door), a łóżka nie dostają.
        [few] przy **tylnych drzwiach** hotelu, po jego lewej: najwyżej { $door } karty. Tu goście używają swojej [zdolności](back-door), a łóżka nie dostają.
        [many] przy **tylnych drzwiach** hotelu, po jego lewej: najwyżej { $door } kart. Tu goście używają swojej [zdolności](back-door), a łóżka nie dostają.
       *[other] przy **tylnych drzwiach** hotelu, po jego lewej: najwyżej { $door } karty. Tu goście używają swojej [zdolności](back-door), a łóżka nie dostają.
    }
rules-overbooking-placing-picture = Następna karta staje na końcu, najdalej od hotelu. Żeton leży przy tylnych drzwiach, dopóki ktoś nie przyjdzie.
rules-overbooking-placing-behind = Twoja karta staje za tymi, które już tam są. Bliżej hotelu jest lepiej: z równych gości bliższy jest obsługiwany pierwszy.
rules-overbooking-placing-token = Kto pierwszy zagra kartę przy tylnych drzwiach, zabiera leżący tam **żeton**: 1 punkt.
rules-overbooking-placing-last = Ostatni gracz w kolejności może nie zagrać piątej karty i ją zatrzymać.
rules-overbooking-placing-none = Kto nie ma miejsca dla żadnej karty, traci kolej do końca rundy.
rules-overbooking-placing-rules = Niektóre hotele mają [zasadę](hotels), kto może stać w ich kolejce. Tylne drzwi są otwarte dla wszystkich.

## Hotels

rules-overbooking-hotels = Hotele
rules-overbooking-hotels-tile = Płytka hotelu pokazuje, ile łóżek ma hotel i jaka obowiązuje w nim zasada. Ma dwie strony; gdy jest w grze, widzisz obie.
rules-overbooking-hotels-queue-only = Zasada dotycząca zagrywania mówi tylko o **kolejce**. A [zdolności](back-door) są silniejsze: mogą wprowadzić dowolną kartę do dowolnej kolejki.
rules-overbooking-hotels-no-soldiers = **Bez żołnierzy**: do tej kolejki nie wolno zagrywać żołnierzy.
rules-overbooking-hotels-small-only = **Tylko 1–3**: do tej kolejki wolno zagrywać tylko mnichów, kupców i służki.
rules-overbooking-hotels-large-only = **Tylko 4–6**: do tej kolejki wolno zagrywać tylko szlachtę, żołnierzy i robotników.
rules-overbooking-hotels-two-crests = **Dwa herby**: najwyżej dwa różne herby. Rozstrzygają dwa pierwsze, które tu staną.
rules-overbooking-hotels-first-open = **Pierwsza karta odkryta**: kto zagrywa pierwszą kartę do tej kolejki, pokazuje ją.
rules-overbooking-hotels-second-open = **Druga karta odkryta**: to samo z drugą kartą.
rules-overbooking-hotels-no-back-door =
    { $long ->
        [one] **Bez tylnych drzwi**: nie ma tylnych drzwi ani żetonu; kolejka mieści { $long } kartę.
        [few] **Bez tylnych drzwi**: nie ma tylnych drzwi ani żetonu; kolejka mieści { $long } karty.
        [many] **Bez tylnych drzwi**: nie ma tylnych drzwi ani żetonu; kolejka mieści { $long } kart.
       *[other] **Bez tylnych drzwi**: nie ma tylnych drzwi ani żetonu; kolejka mieści { $long } karty.
    }
rules-overbooking-hotels-monks-first = **Najpierw mnisi**: przy [rozdziale łóżek](booking) mnisi są obsługiwani przed innymi.
rules-overbooking-hotels-soldiers-first = **Najpierw żołnierze**: przy [rozdziale łóżek](booking) żołnierze są obsługiwani przed innymi.
rules-overbooking-hotels-picture = Dwa hotele: jeden tylko dla małych grup, drugi bez tylnych drzwi.
rules-overbooking-hotels-tiles = Wszystkie płytki hoteli, obie strony. Gwiazdka oznacza naszą wartość.

## Back door

rules-overbooking-back-door = Przy tylnych drzwiach
rules-overbooking-back-door-when = Gdy hotel sprawdza rezerwacje, najpierw działają karty przy jego tylnych drzwiach, bliższa hotelu przed drugą. Każda robi to, co potrafi jej rodzaj:
rules-overbooking-back-door-monk = [Mnich](kind-1) staje na końcu kolejki, nawet jeśli robi się przez to dłuższa, niż wolno.
rules-overbooking-back-door-merchants = [Kupcy](kind-2) dają 3 łóżka więcej.
rules-overbooking-back-door-maids = [Służki](kind-3) mogą zająć w kolejce miejsce jednej z kart swojego właściciela. Tamtą kartę się odrzuca; teraz stoją tam służki.
rules-overbooking-back-door-nobles = [Szlachta](kind-4) wskazuje w kolejce jedną z kart swojego właściciela: dostanie łóżka przed wszystkimi innymi.
rules-overbooking-back-door-soldiers = [Żołnierze](kind-5) mogą zająć w kolejce miejsce jednej karty robotników, czyjakolwiek by była. Tych robotników się odrzuca. Gdy w kolejce nie ma robotników, żołnierze nic nie robią.
rules-overbooking-back-door-workers = [Robotnicy](kind-6) zabierają 3 łóżka.
rules-overbooking-back-door-picture = Przy tylnych drzwiach czekają dwie karty. Kupcy stoją bliżej hotelu i działają pierwsi: 3 łóżka więcej. Potem szlachta wskazuje kartę swojego właściciela.
rules-overbooking-back-door-add = Łóżka się sumują: kupcy i robotnicy znoszą się nawzajem. Po drodze liczba może spaść poniżej zera; na początku rozdziału łóżek liczy się to jako 0.
rules-overbooking-back-door-may = Służki, szlachta i żołnierze nie muszą niczego robić.
rules-overbooking-back-door-once = Karta, która trafiła tak do kolejki, jest gościem jak każdy inny i chce dostać łóżko. Jej zdolności nie używa się ponownie.
rules-overbooking-back-door-rest = Karty, które potem zostały przy tylnych drzwiach, odrzuca się.

## Check-in

rules-overbooking-check-in = Sprawdzanie rezerwacji
rules-overbooking-check-in-order = Hotele rozpatruje się jeden po drugim, od góry kolumny w dół. Przy każdym:
rules-overbooking-check-in-reveal = Odkrywa się wszystkie leżące tam karty.
rules-overbooking-check-in-abilities = Karty przy [tylnych drzwiach](back-door) używają zdolności.
rules-overbooking-check-in-booking = Goście w kolejce [dostają łóżka](booking).
rules-overbooking-check-in-discard = Gości bez łóżka i karty, które zostały przy tylnych drzwiach, odrzuca się.
rules-overbooking-check-in-ask = Pytamy cię tylko wtedy, gdy jest w czym wybierać: czyje miejsce zajmują twoje służki lub żołnierze, kogo wskazuje twoja szlachta.

## Booking

rules-overbooking-booking = Rozdział łóżek
rules-overbooking-booking-how = Goście są obsługiwani karta po karcie, w tej kolejności:
rules-overbooking-booking-named = karty **wskazane** przez szlachtę, w kolejności wskazania;
rules-overbooking-booking-favourites = potem **ulubieńcy** hotelu, jeśli najpierw obsługuje mnichów lub żołnierzy, bliżsi przed dalszymi;
rules-overbooking-booking-numbers = potem według **liczby**, od 6 do 1; z równych najpierw bliższa.
rules-overbooking-booking-fits = Karta, dla której starcza łóżek, zajmuje je wszystkie i trafia przed właściciela. Tę, która potrzebuje więcej, niż jest wolnych, pomija się i sprawdza następną.
rules-overbooking-booking-one = **Przykład 1.** Łóżka: { $beds-one }, bez zasady hotelu. Obie karty żołnierzy dostają łóżka i zostają 3. Dla szlachty to za mało; biorą je służki.
rules-overbooking-booking-two = **Przykład 2.** Łóżka: { $beds-two }, najpierw mnisi, przy tylnych drzwiach kupcy, razem więc { $beds-more }. Pierwszy jest mnich, potem szlachta, służki i kupcy: wszyscy dostają łóżka, a jedno zostaje wolne.
rules-overbooking-booking-three = **Przykład 3.** Łóżka: { $beds-three }. Przy tylnych drzwiach najpierw działa szlachta i wskazuje służki, potem mnich staje w kolejce. Pierwsze dostają łóżka służki, potem robotnicy i żołnierze; dla szlachty w kolejce jest za mało, mnich dostaje ostatnie łóżko.

## Next round

rules-overbooking-next-round = Następna runda
rules-overbooking-next-round-turn = Po rundach 1 i 3 odwraca się płytki hoteli.
rules-overbooking-next-round-new = Po rundzie 2 zastępuje się je wylosowanymi płytkami, których jeszcze nie było w grze.
rules-overbooking-next-round-tokens = Przy każdych tylnych drzwiach bez żetonu kładzie się żeton. Żeton, którego nikt nie zabrał, zostaje na swoim miejscu; jeśli nowy hotel nie ma tam tylnych drzwi, żeton wraca do zasobów.
rules-overbooking-next-round-first = Pierwszym graczem zostaje osoba po lewej.
rules-overbooking-next-round-hand =
    { $hand ->
        [1] Każdy uzupełnia rękę do { $hand } karty, o ile starczy talii.
       *[other] Każdy uzupełnia rękę do { $hand } kart, o ile starczy talii.
    }
rules-overbooking-next-round-end = Po rundzie { $rounds } gra się kończy. Karty na ręce nie są nic warte.

## Scoring

rules-overbooking-scoring = Punktacja
rules-overbooking-scoring-coins = **Monety** na twoich kartach z łóżkiem,
rules-overbooking-scoring-tokens = 1 punkt za każdy **żeton**
rules-overbooking-scoring-bonus = oraz **premia za herby**, jeśli stół z nią gra.
rules-overbooking-scoring-crests = Dla każdego herbu policz swoje karty z łóżkiem, które go mają, małe i duże razem. Od czterech dają punkty:
rules-overbooking-scoring-table = Punkty za karty z łóżkiem jednego herbu
rules-overbooking-scoring-win = Wygrywa największa liczba punktów. Przy równej liczbie punktów wygrywa ten, kto ma więcej kart z łóżkiem wartych trzy monety; jeśli i to jest równe, wygrana jest wspólna.

## Rulings

rules-overbooking-rulings = Rozstrzygnięcia
rules-overbooking-rulings-why = Gdzie instrukcja milczy albo jest w niej błąd druku, tak gra się u nas. Każde rozstrzygnięcie zachowuje swój numer.
rules-overbooking-rulings-o01 = Jeśli przed rozdziałem łóżek miejsce wskazanej karty zajmą służki lub żołnierze, wskazanie przepada.
rules-overbooking-rulings-o02 = Służki lub żołnierze, którzy zajęli miejsce wskazanej karty, sami nie są wskazani.
rules-overbooking-rulings-o03 = W trakcie używania zdolności liczba łóżek może spaść poniżej zera, a następne zdolności liczą od tego miejsca. Na początku rozdziału łóżek mniej niż zero to zero.
rules-overbooking-rulings-o04 = Hotele sprawdzają rezerwacje od góry kolumny. (W instrukcji jest w tym zdaniu błąd druku.)
rules-overbooking-rulings-o05 =
    { $hand ->
        [1] Uzupełnianie: do { $hand } karty na ręce. „Dobiera do 5 kart” z instrukcji jest jaśniejsze w innym wydaniu.
       *[other] Uzupełnianie: do { $hand } kart na ręce. „Dobiera do 5 kart” z instrukcji jest jaśniejsze w innym wydaniu.
    }
rules-overbooking-rulings-o06 = Jawne są: liczby kart na rękach i w taliach; karty odkryte, z łóżkiem i odrzucone; żetony; obie strony płytek w grze. Odwrotów kart na ręce się nie pokazuje.
rules-overbooking-rulings-o07 = Niezagrane karty zostają na ręce. Na koniec nie są nic warte.
rules-overbooking-rulings-o08 = Zagranie pominięte lub niemożliwe przepada. Kto raz nie miał miejsca, nie ma go już do końca rundy, bo miejsc tylko ubywa.
rules-overbooking-rulings-o09 = [Szlachta](kind-4) może wskazać dowolną kartę swojego właściciela w kolejce, która nie jest jeszcze wskazana, także [mnicha](kind-1), który właśnie w niej stanął.
rules-overbooking-rulings-o10 = Dwa herby: rozstrzygają dwa pierwsze różne herby zagrane do tej kolejki.
rules-overbooking-rulings-o11 = Pierwsza lub druga karta odkryta: liczy się miejsce w kolejce. Kartę pokazuje się przy zagraniu.
rules-overbooking-rulings-o12 = Żeton, którego nikt nie zabrał, zostaje na swoim miejscu w kolumnie i nie dokłada się drugiego. Wraca do zasobów, jeśli nowa strona nie ma tam tylnych drzwi.
rules-overbooking-rulings-o13 = [Służki](kind-3), [szlachta](kind-4) i [żołnierze](kind-5) mogą nie użyć swojej zdolności.
rules-overbooking-rulings-o14 = Pierwszego gracza się losuje.
rules-overbooking-rulings-o15 = Które hotele są w grze, w jakiej kolejności i którą stroną, rozstrzyga losowanie.
rules-overbooking-rulings-o16 = Żetonów nigdy nie brakuje.
rules-overbooking-rulings-o17 = Karta, która weszła do kolejki od tylnych drzwi, jest gościem jak każdy inny; jej zdolności nie używa się ponownie.
rules-overbooking-rulings-o18 = Przy remisie liczą się karty z łóżkiem warte dokładnie trzy monety, jakiegokolwiek są rodzaju; także wtedy, gdy grasz z własnymi wartościami.

## Words in tables

rules-overbooking-head-kind = Rodzaj
rules-overbooking-head-beds = Łóżka
rules-overbooking-head-coins = Monety
rules-overbooking-head-door = Przy tylnych drzwiach
rules-overbooking-head-tile = Hotel
rules-overbooking-head-side-a = Strona A
rules-overbooking-head-side-b = Strona B
rules-overbooking-head-cards = Karty z łóżkiem
rules-overbooking-head-beginner = Początkujący
rules-overbooking-head-advanced = Zaawansowani
