### The guided first games: what Leopold, the concierge, says.

learn-title = Pierwsza gra z Leopoldem
learn-you = Ty
learn-neighbour = Sąsiad
learn-next = Teraz poproszę o to:
learn-others-move = Teraz działa twój sąsiad. Patrz na stół.
learn-other =
    { $times ->
        [one] Zasady na to też pozwalają. Dziś zróbmy jednak inaczej, żebym mógł ci coś pokazać.
        [few] Świetny pomysł na następną grę! Na razie trzymaj się złotej ramki.
        [many] Świetny pomysł na następną grę! Na razie trzymaj się złotej ramki.
       *[other] Świetny pomysł na następną grę! Na razie trzymaj się złotej ramki.
    }
learn-go-on = Dalej
learn-back = Krok wstecz
learn-progress = Ile już za tobą
learn-play = Zagraj naprawdę
learn-rules = Przeczytaj zasady
learn-again = Jeszcze raz od początku

## Grand Austria Hotel

learn-austria-first-guest = Witam i dobry wieczór! Jestem Leopold. Oto twój hotel w Wiedniu: jeszcze pusty, ale nie na długo. Goście najpierw siadają w kawiarni. Każdy zaczyna z jednym gościem za darmo. Weźmy Hrabinę: chce dwóch ciast (C) i kawy (K), a odwdzięczy się 7 punktami (PZ) i 3 koronami.
learn-austria-first-rooms = Gość potrzebuje gotowego pokoju. Na najniższym piętrze pokoje są za darmo; każde wyższe kosztuje o koronę więcej. Przygotuj trzy pokoje, po jednym w każdym kolorze: niebieski dla szlachty, żółty dla artystów, czerwony dla obywateli.
learn-austria-neighbour-rooms = Twój sąsiad robi to samo. Jego hotel też jest na stole: widzisz wszystko oprócz kart na jego ręce.
learn-austria-take-guest = Twoja pierwsza tura! Ma dwie części. Najpierw możesz wziąć gościa z rzędu: dwaj po prawej są za darmo, pozostali kosztują od jednej do trzech koron. Aptekarz chce tylko jednego ciasta. Zaproś go.
learn-austria-take-die = Teraz serce gry: weź jedną kość. Kości leżą na sześciu polach. 1 daje strudle i ciasta, 2 wino i kawę, 3 przygotowuje pokoje, 4 to cesarz i kasa, 5 zatrudnia personel, 6 to, co zechcesz. Im więcej kości na polu, tym więcej ono daje. Na trzech kościach jest 1: weź jedną z nich.
learn-austria-split = Trzy porcje. Ciast nie może być więcej niż strudli, więc najwyżej jedno. Weź je.
learn-austria-serve = To, co dostajesz, może od razu trafić do gości. Podaj ciasto Hrabinie. Co nikomu niepotrzebne, samo idzie do kuchni.
learn-austria-kitchen = W twojej kuchni są jeszcze cztery porcje, z którymi każdy zaczyna. Za jedną koronę możesz podać stamtąd do trzech porcji. Zróbmy to.
learn-austria-from-kitchen = Drugie ciasto dla Hrabiny, a potem jej kawa.
learn-austria-check-in = Hrabina ma wszystko, co zamówiła. Zaprowadź ją do pokoju! To szlachta, więc dostaje niebieski i od razu płaci. Ten pokój sam jest całą grupą, a pełna grupa też daje premię.
learn-austria-neighbours-turn = 9 punktów w pierwszej turze: wspaniale. Teraz twój sąsiad ma dwie tury pod rząd. Przy dwóch graczach kolejność w rundzie to ty, on, on, ty.
learn-austria-price = Twoja druga tura. Mr. Boydell kosztuje dziś jedną koronę. To turysta, karta zielona: turyści śpią w pokojach dowolnego koloru. Pomoże ci u cesarza, którego wkrótce poznasz.
learn-austria-rooms-die = Pokoje warto mieć, zanim będą potrzebne gościom. Na dwóch kościach jest 3: możesz przygotować dwa pokoje.
learn-austria-prepare = Oba pokoje, które zostały na najniższym piętrze, są za darmo. Pokój musi leżeć obok pokoju, który już masz, albo nad nim lub pod nim.
learn-austria-end-turn = To była twoja tura. We własnej grze możesz cofać, dopóki nie dobrano karty, nikogo nie zatrudniono, nie rzucono kośćmi i nikt inny nie wykonał ruchu.
learn-austria-second-round = Runda druga. Teraz zaczynał sąsiad, a ty masz dwie tury pod rząd. Oficer chce tylko jednej kawy: zapraszam, panie oficerze.
learn-austria-stronger = Twoi goście chcą dwóch ciast. Trzy kości dałyby najwyżej jedno; za koronę twoja kość działa tak, jakby leżała tam jeszcze jedna. Weź 1 z plusem.
learn-austria-two-cakes = Cztery porcje: po dwie z każdego.
learn-austria-serve-two = Jedno ciasto dla Aptekarza, potem ciasto i strudel: te dostaje Mr. Boydell.
learn-austria-two-check-ins = Dwaj goście mogą iść do pokoi. Najpierw Aptekarz.
learn-austria-which-room = To obywatel: czerwony. Cztery czerwone pokoje tutaj należą do siebie, są jedną grupą. Płaci ona, gdy wszystkie cztery są zajęte.
learn-austria-tourist = A teraz Mr. Boydell.
learn-austria-tourist-room = Turysta może spać wszędzie. Daj mu pokój obok Aptekarza: wtedy zajęte są dwa z czterech czerwonych pokoi. Poprowadzi cię o dwa kroki na torze cesarza.
learn-austria-sculptor = Twoja druga tura w tej rundzie. Rzeźbiarz chce jednego wina. Mam plan; kosztuje jedną koronę.
learn-austria-staff-die = Dobry hotel potrzebuje dobrego personelu. Masz na ręce sześć kart, a 5 zatrudnia jedną z nich. Na dwóch kościach jest 5: to dwie korony taniej.
learn-austria-hire = Barman co rundę przynosi wino. Karty z tym samym znakiem działają raz w rundzie, inne jednorazowo, stale albo na koniec gry. Zatrudnij Barmana.
learn-austria-use-staff = Zaczyna od razu. Skorzystaj!
learn-austria-one-wine = A wino dostaje Rzeźbiarz.
learn-austria-sculptor-room = Jego zamówienie jest kompletne: zaprowadź go do pokoju.
learn-austria-free-room = Rzeźbiarz odwdzięcza się pokojem na jednym z dwóch najniższych pięter. Wybierasz ty: pokój nad twoim żółtym należy do tej samej grupy.
learn-austria-pass = Twój sąsiad pasuje. Kto pasuje, ten czeka: gdy spasują wszyscy, którzy zostali, pozostałymi kośćmi rzuca się jeszcze raz, bez jednej.
learn-austria-emperor-comes = Runda trzecia, a po niej przychodzi cesarz! Kto stoi zbyt daleko w tyle na jego torze, ponosi karę; kto stoi dobrze, dostaje nagrodę. Ty stoisz na 2. Najpierw Hrabia: szlachta nigdy nie zawadzi.
learn-austria-barkeeper-again = Nowa runda, nowe wino. Barman znów może pracować.
learn-austria-emperor-die = Na trzech kościach jest 4, z jedną koroną to cztery kroki: na torze cesarza, do kasy albo trochę tu, trochę tam.
learn-austria-steps-or-crowns = Wszystkie cztery do cesarza. Staniesz na 6. On oceni, potem wszyscy cofają się o trzy: zostanie ci 3, akurat tyle, ile trzeba na jego nagrodę.
learn-austria-last-before-emperor = Twoja ostatnia tura, zanim przyjdzie cesarz. Portrecista chce dwóch win; jedno masz w kuchni.
learn-austria-wine-and-coffee = Na jednej kości jest 2. Z koroną przyniesie dwie porcje: wino i kawę.
learn-austria-knight = Kawa idzie do Oficera, wino do Portrecisty.
learn-austria-blue-group = Oficer wprowadza się do drugiego niebieskiego pokoju. Kolejna pełna grupa!
learn-austria-last-wine = I za jeszcze jedną koronę wino z kuchni. Trafi tam, gdzie na nie czekają.
learn-austria-painter = Portrecista też jest gotowy.
learn-austria-cube-of-choice = Odwdzięcza się koronami i dowolną porcją. Hrabia chętnie napiłby się kawy.
learn-austria-count-coffee = Podaj mu ją. Potem runda się kończy i przybywa cesarz.
learn-austria-emperor-pleased = Cesarz dał ci 4 punkty za pole 6 i swoją nagrodę: pokój za darmo na dowolnym piętrze, do którego dosięgniesz. Weź ostatni z żółtej grupy.
learn-austria-time-passes = Wiesz już prawie wszystko. Niech minie kilka rund: goście przychodzili i odchodzili, cesarz przybył po raz drugi. Zajrzymy znowu w siódmej, ostatniej rundzie.
learn-austria-last-round = Ostatnia runda. Zobacz, jak świecą twoje okna! Teraz trzeba dokończyć wszystko, co jeszcze można. Wokalistka jest warta korony.
learn-austria-big-die = Na czterech kościach jest 1: cztery porcje.
learn-austria-serve-major = Ciasto i dwa strudle dla Majora.
learn-austria-major-room = Pokój dla Majora.
learn-austria-vocalist = W kuchni masz strudel i dwa wina. Za jedną koronę Wokalistka dostanie wszystkie trzy.
learn-austria-vocalist-room = I ona też idzie do swojego pokoju.
learn-austria-rewards-in-order = Dwa podziękowania naraz. We własnej grze kolejność wybierasz ty; tutaj zacznijmy od ciasta.
learn-austria-last-hire = Jej drugie podziękowanie: zatrudnij kogoś o trzy korony taniej. Konsjerż, mój kolega po fachu! Liczy się na koniec gry.
learn-austria-politics = Spójrz na karty polityki. Zajęte są cztery żółte i trzy niebieskie pokoje: to spełnia warunek jednej z nich. Kto pierwszy, dostaje najwięcej, następny mniej. Połóż na niej swój znacznik.
learn-austria-last-wine-point = Każda porcja w kuchni to na koniec punkt, każda korona też. Skorzystaj więc jeszcze raz z Barmana.
learn-austria-pass-yourself = Ostatnia tura gry należy do ciebie. Z kości, które zostały, niewiele pożytku: spasuj, a będzie nowy rzut. Jedna kość przedtem odpada.
learn-austria-last-die = 4: to korona, a i twoja Praczka lubi czwórki.
learn-austria-last-crown = Cesarz przychodzi jeszcze raz i cofa każdego o siedem: jeden krok nic by ci nie dał. Weź koronę.
learn-austria-end = I to cała gra! Cesarz nie był zadowolony z nikogo: 8 punktów mniej dla obojga. Potem doszły punkty za zajęte pokoje, im wyższe piętro, tym więcej; za personel; za korony i porcje. Gość pozostawiony w kawiarni kosztowałby 5. Wygrywasz z dużą przewagą, 168 do 126. Teraz zagraj po swojemu: zostaję u twego boku, po prostu pytaj.

## Overbooking

learn-overbooking-workers = Dobry wieczór, jestem Leopold. Dziś całe miasto jest pełne, a ty masz jeszcze gości, którym trzeba znaleźć łóżka. Twoje karty to grupy gości; liczba mówi, ilu łóżek potrzebują, monety to punkty, które przynoszą. Gdy hotel się otwiera, największe grupy dostają łóżka jako pierwsze. Wybierz kartę, a złote ramki pokażą, gdzie może stanąć. Postaw swoich robotników, całą szóstkę, w kolejce hotelu 1.
learn-overbooking-face-down = Spójrz na kartę sąsiada w kolejce. Leży zakryta, ale na odwrocie widać duży herb: to grupa od czterech do sześciu osób. Więcej nie wiesz, ale i on nie wie więcej o twojej. Teraz sąsiad zagrywa następną kartę.
learn-overbooking-back-door = Hotele mają też tylne drzwi, po lewej. Karty, które tam stoją, nie proszą o łóżka; za to coś robią. Kupcy dostawiają trzy łóżka. A kto pierwszy stanie przy tylnych drzwiach, zabiera żeton: jeden punkt.
learn-overbooking-house-rule = Hotele mają własne zasady; dotknij szyldu hotelu albo wskaż go, aby je przeczytać. Hotel 2 daje łóżka żołnierzom przed wszystkimi innymi. Postaw więc w jego kolejce swoich żołnierzy herbu Ptak.
learn-overbooking-small-guest = Teraz przeciwieństwo robotników: mnich. Potrzebuje jednego łóżka, a jedno prawie zawsze się znajdzie. Przynosi trzy monety. Poproszę do hotelu 1.
learn-overbooking-soldiers = Coś złośliwego. Żołnierze przy tylnych drzwiach przepędzają z kolejki robotników, obojętnie czyich, i zajmują ich miejsce. Twój sąsiad ma tam dużą kartę; miejmy nadzieję. A ty zabierasz drugi żeton.
learn-overbooking-drive-away = Każdy zagrał pięć kart, więc hotele otwierają się od góry. W hotelu 1 twoi kupcy i jego robotnicy przy tylnych drzwiach się znieśli; twoi robotnicy i mnich dostali łóżka. Teraz hotel 2: naprawdę są tam robotnicy. Znak ✓ mają ci, którzy dostaliby łóżko, znak ✗ ci, którzy nie. Przepędź ich!
learn-overbooking-second-round = Obie karty żołnierzy dostały łóżka jako pierwsze. 8 punktów do 1! Na drugą rundę hotele odwraca się na drugą stronę i każdy dobiera do dziewięciu kart. Teraz zaczyna sąsiad, więc ty będziesz na końcu.
learn-overbooking-face-up = W hotelu 1 druga karta w kolejce leży odkryta. Będzie twoja, więc wybierz taką, którą można pokazać: szlachta, cztery łóżka.
learn-overbooking-nobles = Szlachta przy tylnych drzwiach pozwala ci wskazać jedną z twoich kart w kolejce, a ta karta dostaje łóżka jako pierwsza. Postaw ją przy hotelu 2 i zabierz żeton.
learn-overbooking-under-cover = Robotnicy twojego sąsiada potrzebują sześciu z trzynastu łóżek. Za nimi twoi kupcy: dwa łóżka, trzy monety.
learn-overbooking-maids = Kolejna duża karta sąsiada. Jeśli obie to robotnicy, zostanie jedno łóżko. Ale ty masz szlachtę przy tylnych drzwiach. Postaw w tej kolejce także swoje służki.
learn-overbooking-fifth-card = Kto jest ostatni, może zatrzymać piątą kartę. Ale w hotelu 1 jest miejsce dla mnicha: jedno łóżko, trzy monety.
learn-overbooking-name = Tego się obawiałem: robotnicy i robotnicy. Teraz głos ma twoja szlachta. Wskaż służki: zajmą trzy łóżka, pierwsi robotnicy sześć, a dla drugich będzie za mało. Wtedy zmieszczą się też twoi kupcy.
learn-overbooking-time-passes = 16 do 7. Znasz już prawie wszystko. Zostało to: służki przy tylnych drzwiach mogą zająć w kolejce miejsce innej twojej karty, a mnich staje na jej końcu; kolejka mieści cztery karty, tylne drzwi dwie; z równych grup pierwsza jest ta bliżej hotelu. Po drugiej rundzie przychodzą nowe hotele; trzecią rundę pominiemy. Zajrzymy znowu w czwartej, ostatniej.
learn-overbooking-last-round = Ostatnia runda. Twój sąsiad trochę nadrobił i zaczyna. Patrz, gdzie stają karty.
learn-overbooking-monk = Hotel 1 ma jedenaście łóżek. Najpierw mnich: jedno łóżko zawsze zostaje, prawie zawsze.
learn-overbooking-merchants = Za nim duża karta sąsiada. Twoi kupcy potrzebują tylko dwóch łóżek.
learn-overbooking-fewer-beds = Druga duża karta. Teraz robotnicy przy tylnych drzwiach: trzy łóżka mniej. Osiem to za mało na dwie duże grupy, chyba że obie to szlachta, a obok jednej zmieszczą się małe.
learn-overbooking-nobles-again = Dla pewności jeszcze szlachta. Może wskazać twojego mnicha.
learn-overbooking-last-card = Ostatnia karta gry: kupcy do hotelu 2.
learn-overbooking-name-again = Hotel 1 otwiera się z ośmioma łóżkami. Wskaż mnicha: najpierw jedno łóżko dla niego, potem cztery dla jednej karty szlachty, zostają trzy, a twoi kupcy potrzebują dwóch.
learn-overbooking-end = 32 do 28: wygrywasz! Liczą się tylko monety na kartach, które dostały łóżka, i żetony; później możesz dodać punkty za herby. Teraz zagraj po swojemu: zostaję u twego boku, po prostu pytaj.
