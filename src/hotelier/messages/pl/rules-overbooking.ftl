### Overbooking: the rules in the app. **bold** and [words](section or card) are markup;
### never translate what’s between the round brackets.

## The game

rules-overbooking-game = Gra w dwie minuty
rules-overbooking-game-idea = W mieście roi się od podróżnych, a hotele mają za mało łóżek. Ustawiasz zakryte karty swoich gości w kolejkach przed hotelami i liczysz na to, że gdy przyjdzie ich kolej, zostaną jeszcze jakieś łóżka.
rules-overbooking-game-win = Gra trwa { $rounds } rundy i jest przeznaczona dla 2–4 graczy. Goście, którzy dostaną łóżka, płacą monetami. Na koniec wygrywa gracz z największą liczbą punktów.
rules-overbooking-game-picture = Hotel w trakcie zagrywania kart: po lewej tylne drzwi, po prawej kolejka. Po zakrytej karcie widać, czyja jest, jaki ma herb i czy jest mała, czy duża.
rules-overbooking-game-round = Tak przebiega runda:
rules-overbooking-game-place = [Zagrywanie kart](placing): gracze po kolei zagrywają po { $times } zakrytych kart, do kolejek albo przy tylnych drzwiach.
rules-overbooking-game-check-in = [Sprawdzanie rezerwacji](check-in): hotel po hotelu odkrywane są wszystkie karty. Karty przy tylnych drzwiach [używają zdolności](back-door), potem gościom w kolejce [przydzielane są łóżka](booking), dopóki ich wystarczy.
rules-overbooking-game-next = [Następna runda](next-round): nowe hotele, nowe karty.
rules-overbooking-game-twist = Duże grupy dostają łóżka jako pierwsze, ale potrzebują wielu łóżek i płacą mało. Małe płacą dobrze, ale muszą liczyć na to, co zostanie. A goście przy tylnych drzwiach wywracają wszystko do góry nogami: jedni zmieniają liczbę łóżek lub kolejność, a mnisi, służki i żołnierze mogą nawet wejść stamtąd do kolejki.

## Cards

rules-overbooking-cards = Karty gości
rules-overbooking-cards-deck = Każdy gracz ma taką samą talię { $deck } kart we własnym kolorze: sześć rodzajów gości, każdy raz z każdym z { $crests } herbów.
rules-overbooking-cards-picture = Sześć rodzajów. Liczba to łóżka, których potrzebują; monety to zapłata.
rules-overbooking-cards-kinds = Łóżka, monety i co każdy rodzaj robi przy tylnych drzwiach
rules-overbooking-cards-backs = **Rewersy.** Na rewersie karty widać kolor właściciela i herb: **mały** na rodzajach 1–3, **duży** na rodzajach 4–6. O zakrytej karcie wszyscy wiedzą więc, czyja jest, jaki ma herb i jaką wielkość, i nic więcej.
rules-overbooking-cards-backs-picture = Ten sam herb, mały i duży, oraz wszystkie cztery herby.
rules-overbooking-cards-look = Własne karty możesz obejrzeć w dowolnym momencie.
rules-overbooking-cards-open = Każdy widzi, ile kart mają gracze na ręce i w talii, wszystkie karty odkryte, zakwaterowane i odrzucone, żetony oraz obie strony hoteli w grze. Rewersów kart na ręce i wierzchnich kart talii nie pokazujemy.
rules-overbooking-cards-house = **Nasze wartości.** Żadne znane nam źródło nie podaje monet, większości liczb łóżek ani nazw dwóch herbów (Lew i Jeleń), więc wstawiamy własne. Oznacza je gwiazdka. To, że małe grupy płacą więcej, a w talii jest każdy rodzaj raz z każdym herbem, wiemy z recenzji, nie z instrukcji. Jeśli masz grę, możesz grać z wydrukowanymi wartościami.

## Setup

rules-overbooking-setup = Przygotowanie gry
rules-overbooking-setup-cards = Każdy gracz tasuje swoją talię i dobiera { $hand } kart.
rules-overbooking-setup-hotels = Losuje się tyle płytek hoteli, ilu jest graczy, i układa je w kolumnie, losową stroną do góry.
rules-overbooking-setup-tokens = Przy każdych tylnych drzwiach leży żeton wart 1 punkt.
rules-overbooking-setup-first = Losuje się gracza rozpoczynającego.
rules-overbooking-setup-bonus = Otwierając stół, wybierasz [premię za herby](scoring?p=crests): bez premii, dla początkujących albo dla zaawansowanych.

## Placing

rules-overbooking-placing = Zagrywanie kart
rules-overbooking-placing-turn = Od gracza rozpoczynającego, zgodnie z ruchem wskazówek zegara, każdy zagrywa po jednej karcie, aż wszyscy zagrają po { $times }.
rules-overbooking-placing-where = Każdą kartę zagrywasz zakrytą w jedno z dwóch miejsc:
rules-overbooking-placing-queue = do **kolejki** hotelu, po prawej: najwyżej { $queue } karty. Tu twoi goście chcą dostać łóżka.
rules-overbooking-placing-door = przy **tylnych drzwiach** hotelu, po lewej: najwyżej { $door } karty. Tu goście używają swojej [zdolności](back-door). Łóżko dostają tylko wtedy, gdy zdolność wprowadzi ich do kolejki, co może się udać mnichom, służkom i żołnierzom.
rules-overbooking-placing-picture = Następna karta trafia na koniec, najdalej od hotelu. Żeton leży przy tylnych drzwiach, dopóki ktoś nie zagra tam pierwszej karty.
rules-overbooking-placing-behind = Twoja karta trafia za te, które już tam są. Bliżej hotelu jest lepiej: z równych grup łóżka dostaje najpierw ta najbliżej hotelu.
rules-overbooking-placing-token = Gracz, który pierwszy zagra kartę przy tylnych drzwiach, zabiera **żeton**: 1 punkt.
rules-overbooking-placing-last = Ostatni gracz w kolejności może nie zagrywać piątej karty i zatrzymać ją na ręce.
rules-overbooking-placing-none = Gracz, który nie może zagrać żadnej karty, jest pomijany do końca rundy.
rules-overbooking-placing-rules = Niektóre hotele mają [zasadę specjalną](hotels), która określa, kogo można zagrać do ich kolejki. Tylne drzwi są otwarte dla wszystkich.

## Hotels

rules-overbooking-hotels = Hotele
rules-overbooking-hotels-tile = Płytka hotelu pokazuje liczbę łóżek i zasadę specjalną, jeśli hotel ją ma. Ma dwie strony; gdy jest w grze, widzisz obie.
rules-overbooking-hotels-queue-only = Zasady specjalne, które ograniczają zagrywanie kart, obowiązują tylko w **kolejce**. A [zdolności](back-door) są silniejsze: mogą wprowadzić dowolną kartę do dowolnej kolejki.
rules-overbooking-hotels-no-soldiers = **Żadnych żołnierzy**: do tej kolejki nie można zagrać żołnierzy.
rules-overbooking-hotels-small-only = **Tylko małe grupy**: do tej kolejki można zagrać tylko mnichów, kupców i służki.
rules-overbooking-hotels-large-only = **Tylko duże grupy**: do tej kolejki można zagrać tylko szlachtę, żołnierzy i robotników.
rules-overbooking-hotels-two-crests = **Tylko 2 różne herby**: do tej kolejki można zagrać karty najwyżej dwóch herbów. Decydują dwa pierwsze zagrane.
rules-overbooking-hotels-first-open = **Pierwsza karta odkryta**: pierwszą kartę w tej kolejce zagrywa się odkrytą.
rules-overbooking-hotels-second-open = **Druga karta odkryta**: drugą kartę w tej kolejce zagrywa się odkrytą.
rules-overbooking-hotels-no-back-door = **Bez tylnych drzwi**: nie ma tylnych drzwi ani żetonu, ale kolejka mieści { $long } kart.
rules-overbooking-hotels-monks-first = **Pierwszeństwo mnichów**: mnisi [dostają łóżka](booking) przed innymi.
rules-overbooking-hotels-soldiers-first = **Pierwszeństwo żołnierzy**: żołnierze [dostają łóżka](booking) przed innymi.
rules-overbooking-hotels-picture = Dwa hotele: jeden tylko dla małych grup, drugi bez tylnych drzwi.
rules-overbooking-hotels-tiles = Wszystkie płytki hoteli, obie strony. Gwiazdka oznacza naszą wartość.

## Back door

rules-overbooking-back-door = Przy tylnych drzwiach
rules-overbooking-back-door-when = Gdy hotel sprawdza rezerwacje, najpierw działają karty przy jego tylnych drzwiach, zaczynając od tej bliżej hotelu. Każda robi to, co potrafi jej rodzaj:
rules-overbooking-back-door-monk = [Mnich](kind-1) staje na końcu kolejki, nawet jeśli przez to jest ona dłuższa, niż wolno.
rules-overbooking-back-door-merchants = [Kupcy](kind-2) dodają 3 łóżka.
rules-overbooking-back-door-maids = [Służki](kind-3) mogą zastąpić w kolejce jedną z kart swojego właściciela. Zajmują jej miejsce, a zastąpiona karta zostaje odrzucona.
rules-overbooking-back-door-nobles = [Szlachta](kind-4) może wskazać w kolejce jedną z kart swojego właściciela: ta karta dostanie łóżka przed wszystkimi innymi.
rules-overbooking-back-door-soldiers = [Żołnierze](kind-5) mogą zastąpić w kolejce jedną kartę robotników, obojętnie czyją. Zajmują jej miejsce, a robotnicy zostają odrzuceni. Jeśli w kolejce nie ma robotników, żołnierze nic nie robią.
rules-overbooking-back-door-workers = [Robotnicy](kind-6) zabierają 3 łóżka.
rules-overbooking-back-door-picture = Przy tylnych drzwiach czekają dwie karty. Kupcy są bliżej hotelu i działają pierwsi: 3 dodatkowe łóżka. Potem szlachta wskazuje jedną z kart swojego właściciela.
rules-overbooking-back-door-add = Łóżka się sumują: zdolności kupców i robotników znoszą się wzajemnie. Po drodze liczba łóżek może spaść poniżej zera; na początku przydzielania łóżek liczy się to jako 0.
rules-overbooking-back-door-may = Służki, szlachta i żołnierze nie muszą używać swojej zdolności.
rules-overbooking-back-door-once = Karta, która w ten sposób trafia do kolejki, jest gościem jak każdy inny i chce dostać łóżko. Swojej zdolności już nie używa.
rules-overbooking-back-door-rest = Karty, które potem zostają przy tylnych drzwiach, są odrzucane.

## Check-in

rules-overbooking-check-in = Sprawdzanie rezerwacji
rules-overbooking-check-in-order = Hotele sprawdzają rezerwacje jeden po drugim, od góry kolumny w dół. W każdym hotelu:
rules-overbooking-check-in-reveal = Odkrywa się wszystkie leżące tam karty.
rules-overbooking-check-in-abilities = Karty przy [tylnych drzwiach](back-door) używają zdolności.
rules-overbooking-check-in-booking = Gościom w kolejce [przydziela się łóżka](booking).
rules-overbooking-check-in-discard = Odrzuca się gości bez łóżka i karty, które zostały przy tylnych drzwiach.
rules-overbooking-check-in-ask = Pytamy cię tylko wtedy, gdy masz wybór: którą kartę zastąpią twoje służki lub żołnierze albo którą wskaże twoja szlachta.

## Booking

rules-overbooking-booking = Przydzielanie łóżek
rules-overbooking-booking-how = Goście dostają łóżka karta po karcie, w tej kolejności:
rules-overbooking-booking-named = karty **wskazane** przez szlachtę, w kolejności wskazania;
rules-overbooking-booking-favourites = potem **ulubieńcy** hotelu, jeśli pierwszeństwo mają w nim mnisi lub żołnierze, od stojących najbliżej hotelu;
rules-overbooking-booking-numbers = potem według **liczby**, od 6 do 1; z równych najpierw ta najbliżej hotelu.
rules-overbooking-booking-fits = Jeśli łóżek wystarcza, karta je zajmuje i trafia przed swojego właściciela. Jeśli nie, zostaje pominięta i sprawdza się następną.
rules-overbooking-booking-one = **Przykład 1.** { $beds-one } łóżek, brak zasad specjalnych. Łóżka dostają obie grupy żołnierzy i zostają 3. Dla szlachty to za mało; dostają je służki.
rules-overbooking-booking-two = **Przykład 2.** { $beds-two } łóżek, mnisi mają pierwszeństwo, przy tylnych drzwiach kupcy: { $beds-more } łóżek. Pierwszy jest mnich, potem szlachta, służki i kupcy. Wszyscy dostają łóżka, a jedno zostaje wolne.
rules-overbooking-booking-three = **Przykład 3.** { $beds-three } łóżek. Przy tylnych drzwiach najpierw działa szlachta i wskazuje służki, potem mnich staje w kolejce. Pierwsze dostają łóżka służki, potem robotnicy i żołnierze. Dla szlachty w kolejce łóżek już nie wystarcza, a ostatnie dostaje mnich.

## Next round

rules-overbooking-next-round = Następna runda
rules-overbooking-next-round-turn = Po rundach 1 i 3 płytki hoteli odwraca się na drugą stronę.
rules-overbooking-next-round-new = Po rundzie 2 zastępuje się je losowymi płytkami, których jeszcze nie było w grze.
rules-overbooking-next-round-tokens = Przy każdych tylnych drzwiach bez żetonu kładzie się nowy. Żeton, którego nikt nie zabrał, zostaje na swoim miejscu; jeśli nowy hotel nie ma tylnych drzwi, wraca do zasobów.
rules-overbooking-next-round-first = Nowym graczem rozpoczynającym zostaje gracz po lewej stronie dotychczasowego.
rules-overbooking-next-round-hand = Każdy uzupełnia rękę do { $hand } kart, o ile w talii wystarczy kart.
rules-overbooking-next-round-end = Po rundzie { $rounds } gra się kończy. Karty, które zostały na ręce, nic nie dają.

## Scoring

rules-overbooking-scoring = Punktacja
rules-overbooking-scoring-coins = Punkty dają **monety** na kartach zakwaterowanych gości (po 1 punkcie),
rules-overbooking-scoring-tokens = **żetony** (po 1 punkcie)
rules-overbooking-scoring-bonus = oraz **premia za herby**, jeśli z nią gracie.
rules-overbooking-scoring-crests = Dla każdego herbu policz swoje zakwaterowane grupy z tym herbem, małe i duże razem. Co najmniej 4 takie grupy dają punkty:
rules-overbooking-scoring-table = Punkty za zakwaterowane grupy jednego herbu
rules-overbooking-scoring-win = Wygrywa gracz z największą liczbą punktów. W przypadku remisu wygrywa gracz z większą liczbą zakwaterowanych grup wartych 3 monety. Jeśli nadal jest remis, zwycięstwo jest wspólne.

## Rulings

rules-overbooking-rulings = Wyjaśnienia zasad
rules-overbooking-rulings-why = Naszym źródłem jest polska instrukcja. Tam, gdzie milczy, zawiera błąd druku albo jest niejasna, gramy według tych wyjaśnień. Niektóre z nich ją uzupełniają albo od niej odbiegają. Każde wyjaśnienie zachowuje swój numer.
rules-overbooking-rulings-o01 = Jeśli przed przydzielaniem łóżek służki lub żołnierze zastąpią wskazaną kartę, wskazanie przepada.
rules-overbooking-rulings-o02 = Służki lub żołnierze, którzy zastępują wskazaną kartę, sami nie są wskazani.
rules-overbooking-rulings-o03 = W trakcie używania zdolności liczba łóżek może spaść poniżej zera, a następne zdolności działają od tej wartości. Na początku przydzielania łóżek wszystko poniżej zera to 0.
rules-overbooking-rulings-o04 = Hotele sprawdzają rezerwacje od góry kolumny w dół. W instrukcji jest w tym miejscu błąd druku i można by też przeczytać „w górę”.
rules-overbooking-rulings-o05 = Uzupełnianie ręki: do { $hand } kart. Instrukcja mówi „dobiera do 5 kart”; inne wydanie jest tu jaśniejsze.
rules-overbooking-rulings-o06 = Jawne są: liczba kart na rękach i w taliach; karty odkryte, zakwaterowane i odrzucone; żetony; obie strony płytek w grze. Rewersów kart na ręce i wierzchnich kart talii nie pokazujemy.
rules-overbooking-rulings-o07 = Niezagrane karty zostają na ręce. Na koniec nic nie dają.
rules-overbooking-rulings-o08 = Jeśli pominiesz zagranie albo nie możesz zagrać karty, to zagranie przepada. Gdy nie możesz już zagrać żadnej karty, nie grasz do końca rundy, bo miejsc tylko ubywa.
rules-overbooking-rulings-o09 = [Szlachta](kind-4) może wskazać dowolną kartę swojego właściciela w kolejce, która nie jest jeszcze wskazana, nawet [mnicha](kind-1), który dopiero co w niej stanął.
rules-overbooking-rulings-o10 = Tylko 2 różne herby: decydują dwa pierwsze różne herby zagrane do kolejki.
rules-overbooking-rulings-o11 = Pierwsza lub druga karta odkryta: liczy się miejsce w kolejce. Kartę pokazuje się przy zagraniu.
rules-overbooking-rulings-o12 = Jeśli nikt nie zabrał żetonu, nie dokłada się drugiego: tak mówi instrukcja. Nie mówi natomiast, że żeton zachowuje swoje miejsce w kolumnie, gdy płytki się zmieniają, i wraca do zasobów, jeśli nowa strona nie ma tam tylnych drzwi.
rules-overbooking-rulings-o13 = [Służki](kind-3), [szlachta](kind-4) i [żołnierze](kind-5) mogą nie używać swojej zdolności. Instrukcja przy wszystkich trzech mówi „możesz”; pomija to tylko jej krótki przegląd zdolności.
rules-overbooking-rulings-o14 = Gracza rozpoczynającego się losuje. Według instrukcji zaczyna gracz, który jako ostatni nocował w hotelu.
rules-overbooking-rulings-o15 = To, które hotele są w grze, w jakiej kolejności i którą stroną, jest losowe. Według instrukcji hotele się losuje i układa w dowolnej kolejności.
rules-overbooking-rulings-o16 = Żetony nigdy się nie kończą.
rules-overbooking-rulings-o17 = Karta, która trafia do kolejki od tylnych drzwi, jest gościem jak każdy inny; swojej zdolności już nie używa.
rules-overbooking-rulings-o18 = Przy remisie liczą się zakwaterowane grupy warte dokładnie 3 monety, obojętnie jakiego rodzaju, także gdy grasz z własnymi wartościami.

## Words in tables

rules-overbooking-head-kind = Rodzaj
rules-overbooking-head-beds = Łóżka
rules-overbooking-head-coins = Monety
rules-overbooking-head-door = Przy tylnych drzwiach
rules-overbooking-head-tile = Hotel
rules-overbooking-head-side-a = Strona A
rules-overbooking-head-side-b = Strona B
rules-overbooking-head-cards = Zakwaterowane grupy
rules-overbooking-head-beginner = Dla początkujących
rules-overbooking-head-advanced = Dla zaawansowanych
