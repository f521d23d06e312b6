### The guided first games: what Leopold, the head concierge, says.

learn-title = Pierwsza partia z Leopoldem
learn-neighbour = Sąsiad
learn-next = A teraz, proszę:
learn-others-move = Gra twój sąsiad. Patrz na stół.
learn-mine = Pozwól, że to zrobię.
learn-other =
    { $times ->
        [one] Zasady na to też pozwalają. Dziś zróbmy jednak inaczej: chcę ci coś pokazać.
        [few] Świetny pomysł na następną partię! Na razie trzymaj się, proszę, złotej ramki.
        [many] Świetny pomysł na następną partię! Na razie trzymaj się, proszę, złotej ramki.
       *[other] Świetny pomysł na następną partię! Na razie trzymaj się, proszę, złotej ramki.
    }
learn-go-on = Dalej
learn-read = Przeczytaj, co mówi Leopold, i przejdź dalej.
learn-back = Wstecz
learn-progress = Postęp
learn-play = Zagraj prawdziwą partię
learn-rules = Przeczytaj zasady
learn-again = Zacznij od nowa

## Grand Austria Hotel

learn-austria-first-guest = Dobry wieczór! Jestem Leopold, a to twój hotel. Po 7 rundach wygrywa gracz z największą liczbą punktów: za zameldowanych gości, pełne grupy pokoi, personel, karty polityki i łaskę cesarza. Goście najpierw siadają w kawiarni, a pierwszy jest za darmo. Weźmy Hrabinę: zamawia 2 ciasta i 1 kawę, a odwdzięczy się 7 punktami zwycięstwa (PZ) i 3 koronami.
learn-austria-first-rooms = Gość potrzebuje przygotowanego pokoju. Na najniższym piętrze pokoje są za darmo; na każdym wyższym kosztują o 1 koronę więcej. Na początek masz 3 pokoje, po jednym w każdym kolorze: niebieski dla szlachty, żółty dla artystów, czerwony dla obywateli. Przygotuj niebieski; pozostałymi zajmę się ja.
learn-austria-neighbour-rooms = Twój sąsiad robi to samo. Jego hotel też leży na stole: widzisz wszystko oprócz kart na ręce.
learn-austria-take-guest = Twoja pierwsza tura! Ma dwie części. Najpierw możesz wziąć gościa z rzędu: dwaj po prawej są za darmo, pozostali kosztują 1–3 korony. Aptekarz chce tylko 1 ciasta. Zaproś go, proszę.
learn-austria-take-die = A teraz serce gry: weź kość. Kości leżą na sześciu polach akcji. 1 daje strudle i ciasta, 2 wino i kawę, 3 przygotowuje pokoje, 4 to cesarz i kasa, 5 zatrudnia personel, a 6 to dowolna z tych akcji za 1 koronę. Im więcej kości na polu, tym więcej ono daje. Trzy kości pokazują 1: weź jedną z nich.
learn-austria-split = To 3 dania. Ciast nie możesz wziąć więcej niż strudli, więc najwyżej jedno. Weź je.
learn-austria-serve = To, co dostajesz, może od razu trafić do gości. Podaj ciasto Hrabinie. To, czego nikt nie potrzebuje, samo powędruje do kuchni.
learn-austria-kitchen = W kuchni masz jeszcze 4 dania i napoje, z którymi każdy zaczyna. Za 1 koronę możesz podać stamtąd najwyżej trzy. Zróbmy to.
learn-austria-from-kitchen = Podaj Hrabinie drugie ciasto; kawę zaniosę jej osobiście.
learn-austria-check-in = Hrabina ma wszystko, co zamówiła. Zaprowadź ją do pokoju! Należy do szlachty, więc dostaje niebieski, a ty od razu odbierasz nagrodę. Ten pokój sam tworzy grupę, a za pełną grupę też jest premia.
learn-austria-neighbours-turn = 9 punktów w pierwszej turze: znakomicie! Teraz twój sąsiad ma dwie tury z rzędu. Przy dwóch graczach kolejność w tej rundzie to: ty, on, on, ty.
learn-austria-price = Twoja druga tura. Mr. Boydell kosztuje dziś 1 koronę. To turysta, zielona karta: turyści śpią w pokojach dowolnego koloru. Pomoże ci u cesarza, którego niebawem poznasz.
learn-austria-rooms-die = Pokoje warto przygotować, zanim upomną się o nie goście. Dwie kości pokazują 3: weź jedną, a przygotujesz 2 pokoje.
learn-austria-prepare = Dwa ostatnie pokoje na najniższym piętrze też są za darmo. Nowy pokój musi sąsiadować z takim, który już masz: z boku, z góry lub z dołu. Weź czerwony; niebieski obok przygotuję ja.
learn-austria-end-turn = To była twoja tura: zakończ ją. We własnej partii możesz cofnąć ruch przyciskiem „Cofnij”, chyba że odkrył on coś nowego, na przykład kartę albo kości.
learn-austria-politics-cards = Runda 2, rozpoczyna sąsiad. Tymczasem spójrz na karty polityki: trzy cele dla wszystkich. W tej partii to 12 pokoi, przygotowanych lub zajętych; 6 pełnych grup; oraz 4 żółte i 3 niebieskie pokoje, wszystkie zajęte. Kto pierwszy osiągnie cel, dostaje 15 punktów, drugi 10. Przybliża cię do nich każdy przygotowany pokój i każdy gość.
learn-austria-emperor-track = Widzisz? Sąsiad przesunął się o 2 pola na torze cesarza. Cesarz przybywa po rundach 3, 5 i 7. Najpierw każdy dostaje punkty za swoje pole. Potem wszyscy się cofają, za pierwszym razem o 3 pola. Jeśli nadal jesteś na polu 3 lub wyższym, dostajesz premię; jeśli spadniesz na 0, ponosisz karę. Teraz jesteś na 0: zmieńmy to.
learn-austria-second-round = Teraz masz dwie tury z rzędu. Oficer chce tylko 1 kawy. Zapraszamy, panie oficerze!
learn-austria-stronger = Twoi goście chcą 2 ciast, a trzy kości dają najwyżej 1. Za 1 koronę możesz wzmocnić kość: działa tak, jakby na polu leżała jeszcze jedna. Weź jedynkę z plusem.
learn-austria-two-cakes = To razem 4 dania. Poproszę pół na pół.
learn-austria-serve-two = Ciasto dla Aptekarza. Mr. Boydellowi jego ciasto i strudel zaniosę ja.
learn-austria-two-check-ins = Dwaj goście mogą iść do pokoi. Najpierw, proszę, Aptekarz.
learn-austria-which-room = To obywatel, więc dostaje czerwony pokój. Te 4 czerwone pokoje tworzą jedną grupę; premię za nią dostaniesz, gdy zajęte będą wszystkie 4.
learn-austria-tourist-room = A teraz Mr. Boydell. Turysta może spać wszędzie. Daj mu pokój obok Aptekarza, a zajęte będą 2 z 4 czerwonych pokoi. Przesunie cię też o 2 pola na torze cesarza.
learn-austria-sculptor = Twoja druga tura w tej rundzie. Rzeźbiarz kosztuje 1 koronę i chce 1 wina. Mam pewien plan.
learn-austria-staff-die = Dobry hotel potrzebuje dobrego personelu. Masz na ręce 6 kart personelu, a piątka zatrudnia jedną z nich. Dwie kości pokazują 5, więc zapłacisz o 2 korony mniej.
learn-austria-hire = Barman co rundę przynosi ci 1 wino. Karty z tym samym znakiem działają raz w rundzie; inne jednorazowo, stale albo na koniec gry. Zatrudnij Barmana.
learn-austria-use-staff = Zaczyna od razu. Użyj jego karty: wino trafi do Rzeźbiarza.
learn-austria-sculptor-room = Jego zamówienie jest kompletne. Zaprowadź go do pokoju.
learn-austria-free-room = Rzeźbiarz odwdzięcza się darmowym pokojem na jednym z dwóch najniższych pięter. Weź ten nad twoim żółtym: należy do tej samej grupy.
learn-austria-pass = Teraz sąsiad pasuje. Kto spasuje, ten czeka. Gdy spasują wszyscy, którym zostały tury, jedna kość odpada, a resztą rzuca się ponownie.
learn-austria-emperor-comes = Runda 3, a po niej przybywa cesarz. Jesteś na polu 2. Cofniesz się o 3 i trafisz na 0, a to oznacza karę. Potrzebujemy co najmniej pola 6. Ale najpierw Hrabia: szlachta nigdy nie zawadzi.
learn-austria-barkeeper-again = Nowa runda, nowe wino. Barman znów do twoich usług.
learn-austria-emperor-die = Trzy kości pokazują 4. Ze wzmocnieniem za 1 koronę to razem 4: pola na torze cesarza, korony do kasy albo trochę tego i trochę tamtego.
learn-austria-steps-or-crowns = Wszystkie 4 dla cesarza. Staniesz na polu 6. Dostaniesz za nie punkty, potem wszyscy cofają się o 3 pola: zostaniesz na 3, akurat dość na premię.
learn-austria-last-before-emperor = Cesarz już w drodze: to twoja ostatnia tura przed jego wizytą. Portrecista chce 2 win, a jedno masz w kuchni.
learn-austria-wine-and-coffee = Jedna kość pokazuje 2. Wzmocniona za 1 koronę da ci 2 napoje: wino i kawę.
learn-austria-knight = Podaj kawę Oficerowi. Wino zaniosę Portreciście.
learn-austria-blue-group = Oficer wprowadza się do drugiego niebieskiego pokoju. Kolejna pełna grupa!
learn-austria-last-wine = I za jeszcze 1 koronę wino z kuchni. Samo znajdzie drogę do Portrecisty.
learn-austria-painter = Portrecista też może iść do pokoju.
learn-austria-cube-of-choice = Odwdzięcza się 2 koronami i dowolnym daniem lub napojem. Hrabia chętnie napije się kawy.
learn-austria-count-coffee = Podaj mu ją. Potem runda się skończy i przybędzie cesarz.
learn-austria-emperor-pleased = Cesarz daje ci 4 punkty za pole 6, a teraz swoją premię: darmowy pokój na dowolnym piętrze, do którego sięga twój hotel. Weź ostatni z żółtej grupy.
learn-austria-time-passes = Wiesz już prawie wszystko, więc pomińmy jedną rundę. Wprowadzają się kolejni goście, a twoja czerwona grupa na dolnych piętrach jest pełna: to 10 koron. Wracamy w rundzie 5.
learn-austria-round-five = Runda 5, a pieniędzy masz w bród. Pamiętasz kartę polityki za 12 pokoi? Masz 9. Trzy kości pokazują 3, więc tym razem bez gościa: od razu weź kość.
learn-austria-higher-rooms = Wyższe piętra kosztują więcej, ale niektóre pokoje dają punkt lub dwa już przy przygotowaniu. A na koniec gry zajęty pokój jest wart tym więcej, im wyżej leży. Zacznij od tego; dwa pokoje piętro wyżej przygotuję ja.
learn-austria-first-claim = 12 pokoi, i to przed sąsiadem! Połóż znacznik na karcie polityki: 15 punktów.
learn-austria-time-passes-again = 56 do 11. Znów przeskoczmy naprzód. 6 pełnych grup też masz przed sąsiadem, a cesarz przybywa drugi raz, bardzo zadowolony. Ale w wyścigu o żółte i niebieskie pokoje sąsiad jest szybszy. Wracamy w rundzie 7, ostatniej.
learn-austria-last-round = Ostatnia runda. Tylko spójrz, jak lśni twój hotel! Teraz dokończ wszystko, co jeszcze się da. Wokalistka jest warta swojej korony.
learn-austria-big-die = Cztery kości pokazują 1: to 4 dania. Ciasto i 2 strudle są dla Majora, a podam je ja.
learn-austria-major-room = Pokój dla Majora, proszę.
learn-austria-vocalist = Wokalistka chce strudla i 2 win, a masz je w kuchni. Za 1 koronę dostanie wszystko naraz.
learn-austria-vocalist-room = I ona też idzie do siebie na górę.
learn-austria-rewards-in-order = Dwie nagrody jednocześnie. We własnej partii kolejność wybierasz ty; dziś zacznijmy od ciasta.
learn-austria-last-hire = Jej druga nagroda: zatrudnij kartę personelu o 3 korony taniej. Konsjerż, mój kolega po fachu! Daje punkty na koniec gry.
learn-austria-politics = 4 żółte i 3 niebieskie pokoje: spełniasz też warunek trzeciej karty polityki. Sąsiad był szybszy i wziął 15 punktów. Drugi gracz dostaje 10. Weź je.
learn-austria-last-wine-point = Na koniec każde danie i każdy napój w kuchni to punkt, każda korona też. Użyj więc jeszcze raz karty Barmana.
learn-austria-pass-yourself = Ostatnia tura tej partii należy do ciebie. Z kości, które zostały, niewielki pożytek. Spasuj, a jedna odpadnie i resztą rzucimy ponownie.
learn-austria-last-die = Czwórka: to korona, a twoja Praczka też lubi czwórki.
learn-austria-last-crown = Cesarz przybywa jeszcze raz i cofa wszystkich o 7 pól, więc 1 pole nic ci nie da. Weź koronę.
learn-austria-end = I to już koniec! Nikt z was nie zadowolił cesarza: po 8 punktów mniej dla każdego. Potem doszły punkty za zajęte pokoje, tym więcej, im wyższe piętro, za personel oraz za korony, dania i napoje. Gość pozostawiony w kawiarni kosztowałby 5. Wygrywasz z dużą przewagą, 168 do 126. Teraz zagraj własną partię. Będę u twego boku: po prostu pytaj.

## Overbooking

learn-overbooking-workers = Dobry wieczór, jestem Leopold. Całe miasto jest dziś pełne, a twoi goście potrzebują łóżek. Po 4 rundach wygrywa gracz z największą liczbą punktów: to monety na kartach gości, którzy dostali łóżka, i żetony. Twoje karty to grupy gości: liczba mówi, ilu łóżek potrzebują, monety – ile są warte. Gdy hotel się otwiera, największe grupy dostają łóżka jako pierwsze. Grupa bez łóżka nie daje nic. Wybierz kartę, a złote ramki pokażą, gdzie możesz ją zagrać. Zagraj robotników, całą szóstkę, do kolejki hotelu 1.
learn-overbooking-face-down = Spójrz na kartę sąsiada w kolejce. Leży zakryta, ale na odwrocie ma duży herb: to grupa 4–6 osób. Więcej nie wiesz, ale i on nie wie więcej o twojej. Teraz sąsiad zagrywa następną kartę.
learn-overbooking-back-door = Większość hoteli ma też tylne drzwi, po lewej. Karty, które tam leżą, nie czekają na łóżka: używają swojej zdolności, gdy hotel się otwiera. Niektórym pozwala ona jednak wejść do kolejki. Twoi kupcy dostawiają 3 łóżka. A pierwsza karta przy tylnych drzwiach zabiera żeton: 1 punkt.
learn-overbooking-house-rule = Niektóre hotele mają własne zasady: dotknij szyldu hotelu albo wskaż go, aby je przeczytać. W hotelu 2 żołnierze mają pierwszeństwo. Zagraj więc do jego kolejki żołnierzy herbu Ptak.
learn-overbooking-small-guest = Teraz przeciwieństwo robotników: mnich. Potrzebuje tylko 1 łóżka, a jedno prawie zawsze się znajdzie. Przynosi 3 monety. Do kolejki hotelu 1, proszę.
learn-overbooking-soldiers = A teraz coś złośliwego. Żołnierze przy tylnych drzwiach mogą zastąpić robotników w kolejce, obojętnie czyich: zajmują ich miejsce, a robotnicy zostają odrzuceni. Twój sąsiad ma dużą kartę w kolejce hotelu 2; miejmy nadzieję, że to robotnicy. A ty zabierasz drugi żeton.
learn-overbooking-check-in = Sprawdzanie rezerwacji! Hotele otwierają się od góry i wszystkie karty zostają odkryte. Najpierw, jedna po drugiej, działają karty przy tylnych drzwiach. Potem o łóżka prosi największa grupa, potem następna: ✓ dostaje łóżka, ✗ odchodzi z niczym. Bez pośpiechu: każde kliknięcie pokazuje następny krok.
learn-overbooking-drive-away = Hotel 1 za nami: zdolności twoich kupców i robotników sąsiada przy tylnych drzwiach zniosły się wzajemnie. Twoi robotnicy i mnich dostali łóżka, a szlachta sąsiada nie. Teraz hotel 2 i naprawdę są tam robotnicy! Znak ✓ mają karty, które dostałyby łóżka, znak ✗ te, które nie. Zastąp robotników!
learn-overbooking-second-round = Obie twoje grupy żołnierzy dostały łóżka jako pierwsze. 8 punktów do 1! Na rundę 2 hotele odwraca się na drugą stronę i każdy dobiera do 9 kart. Teraz rozpoczyna sąsiad, więc ty grasz na końcu.
learn-overbooking-face-up = W hotelu 1 druga karta w kolejce leży odkryta. Będzie twoja, więc wybierz taką, którą każdy może zobaczyć: szlachta, 4 łóżka.
learn-overbooking-nobles = Szlachta przy tylnych drzwiach pozwala ci wskazać jedną z twoich kart w kolejce, a ta dostanie łóżka jako pierwsza. Zagraj szlachtę przy tylnych drzwiach hotelu 2 i zabierz żeton.
learn-overbooking-under-cover = Robotnicy sąsiada potrzebują 6 z 13 łóżek. Zagraj za nimi kupców: 2 łóżka, 3 monety.
learn-overbooking-maids = Kolejna duża karta sąsiada. Jeśli to też robotnicy, zostanie tylko 1 łóżko. Ale ty masz szlachtę przy tylnych drzwiach, więc zagraj do kolejki także służki.
learn-overbooking-fifth-card = Ostatni gracz może zatrzymać piątą kartę. My zaryzykujmy: hotel 1 ma 11 łóżek, a twój mnich dostanie to, co zostawią większe grupy. Jeśli zostanie 1 łóżko, przyniesie 3 monety.
learn-overbooking-name = Overbooking! Tytuł zobowiązuje. Żołnierze, szlachta i kupcy zajęli wszystkie 11 łóżek, a twój mnich śpi w parku. Hotel 2 wygląda równie ponuro: dwie grupy robotników chcą 12 z 13 łóżek. Ale głos ma twoja szlachta. Wskaż służki: zajmą 3 łóżka, pierwsi robotnicy 6, a 4 pozostałe to dla drugich za mało. Wtedy zmieszczą się też twoi kupcy.
learn-overbooking-time-passes = 16 do 7. Znasz już prawie wszystko. Jeszcze kilka szczegółów: służki przy tylnych drzwiach mogą zastąpić inną twoją kartę w kolejce, a mnich staje na jej końcu. Kolejka mieści 4 karty, tylne drzwi 2. Z równych grup łóżka dostaje najpierw ta bliżej hotelu. Po rundzie 2 są nowe hotele. Pominiemy rundę 3 i wrócimy w rundzie 4, ostatniej.
learn-overbooking-last-round = Ostatnia runda. Sąsiad trochę nadrobił i to on rozpoczyna. Patrz, gdzie trafiają karty.
learn-overbooking-monk = Hotel 1 ma 11 łóżek. Znowu mnich, ale tym razem zadbamy o jego łóżko.
learn-overbooking-merchants = Sąsiad zagrał za nim dużą kartę. Twoi kupcy potrzebują tylko 2 łóżek.
learn-overbooking-fewer-beds = Druga duża karta. Teraz robotnicy przy tylnych drzwiach: 3 łóżka mniej. Pozostałe 8 to za mało dla dwóch dużych grup, chyba że obie to szlachta, ale obok jednej zmieszczą się małe.
learn-overbooking-nobles-again = Dla pewności wyślij tam też szlachtę. Może wskazać twojego mnicha.
learn-overbooking-last-card = Ostatnia karta partii: kupcy do kolejki hotelu 2.
learn-overbooking-name-again = Hotel 1 otwiera się z 8 łóżkami. Wskaż mnicha: 1 łóżko dla niego, potem 4 dla jednej grupy szlachty. Zostają 3, a twoi kupcy potrzebują 2.
learn-overbooking-end = 32 do 28: wygrywasz! Przewaga była mniejsza, niż się zdawało: hotel 2 przypadł sąsiadowi, 9 monet do 3, gdy my zajmowaliśmy się hotelem 1. Dziś liczyły się tylko monety zakwaterowanych grup i żetony; później możesz dodać punkty za herby. Teraz zagraj własną partię. Będę u twego boku: po prostu pytaj.
