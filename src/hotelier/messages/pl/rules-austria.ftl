### Grand Austria Hotel: the rules in the app. **bold**, [[icon]] and [words](section or card) are marks;
### what stands between the round brackets is never translated.

## The game

rules-austria-game = Gra w dwie minuty
rules-austria-game-idea = Prowadzisz hotel w Wiedniu około roku 1910. Goście siadają w twojej kawiarni, głodni i spragnieni. Przynosisz im to, co zamówili, a gdy są zadowoleni, prowadzisz ich do pokoju. Kto się wprowadzi, odwdzięcza się punktami i przysługą.
rules-austria-game-win = Gra dla 2–4 graczy trwa { $rounds ->
        [one] { $rounds } rundę
        [few] { $rounds } rundy
        [many] { $rounds } rund
       *[other] { $rounds } rundy
    }. Wygrywa, kto po końcowym liczeniu ma najwięcej **punktów zwycięstwa** (PZ).
rules-austria-game-picture = Hotel nocą. Okna kreskowane są dopiero planowane, ciemne są przygotowane, w świecących ktoś mieszka.
rules-austria-game-loop = Raz po raz robisz to samo:
rules-austria-game-loop-guest = Weź [gościa](guests) z rzędu do stolika w swojej kawiarni.
rules-austria-game-loop-serve = [Podawaj](serving) strudle, ciasta, wino i kawę, aż zamówienie będzie kompletne.
rules-austria-game-loop-room = [Przygotuj pokój](rooms) w kolorze gościa.
rules-austria-game-loop-move = [Zamelduj gościa](check-in): zdobądź punkty z karty i odbierz nagrodę.
rules-austria-game-dice = Wszystko to napędzają [kości](dice). W każdej turze bierzesz jedną i wykonujesz jej akcję, a im więcej kości leży na polu, tym silniejsza akcja.
rules-austria-game-more =
    { $visits ->
        [1] Są do tego jeszcze trzy rzeczy. [Personel](staff), który zatrudniasz, sprawia, że idzie ci lepiej. [Cesarz](emperor) przybywa { $visits } raz i chce być zadowolony. A [karty polityki](politics) nagradzają tych, którzy pierwsi dojdą do celu.
       *[other] Są do tego jeszcze trzy rzeczy. [Personel](staff), który zatrudniasz, sprawia, że idzie ci lepiej. [Cesarz](emperor) przybywa { $visits } razy i chce być zadowolony. A [karty polityki](politics) nagradzają tych, którzy pierwsi dojdą do celu.
    }
rules-austria-game-first = To twój pierwszy raz? Przeczytaj do rozdziału „Zameldowanie” i zacznij grać: panel „Co teraz?” zawsze mówi, co można zrobić, a wszystko, co wskażesz, samo powie, czym jest.

## On the table

rules-austria-table = Co leży na stole
rules-austria-table-guests = **Goście.** Liczba kart: { $guests }, po { $each } w każdym kolorze: żółci artyści, niebieska szlachta, czerwoni obywatele i zieloni turyści.
rules-austria-table-guest-card = Karta gościa: kolor ze swoim kształtem, punkty w złotej monecie, zamówienie jako sześciany, a pod kreską nagroda. S to strudel, C ciasto, W wino, K kawa.
rules-austria-table-staff = **Personel.** Liczba kart: { $staff }. Każda ma cenę w koronach i moment, w którym działa.
rules-austria-table-staff-card = Karta personelu: cena na złotej tabliczce, pod nazwą moment, a niżej to, co karta robi.
rules-austria-table-politics = **Karty polityki.** Jest ich { $politics }, w grupach A, B i C; z każdej grupy jedna jest w grze.
rules-austria-table-tiles = **Żetony cesarza.** Jest ich { $tiles }, w grupach A, B i C; z każdej grupy jeden jest w grze.
rules-austria-table-hotel = **Twój hotel.** Piętra: { $floors }, na każdym pokoje: { $columns }, w trzech kolorach. Pokoje jednego koloru, które się stykają, tworzą **grupę**. Nocą wszystkie hotele są takie same; za dnia każdy ma własną fasadę.
rules-austria-table-cafe = **Twoja kawiarnia.** Trzy stoliki, przy każdym jeden gość.
rules-austria-table-kitchen = **Twoja kuchnia.** Mieści dowolnie wiele dań i napojów, w skrócie porcji. Zasoby ogólne nigdy się nie kończą.
rules-austria-table-purse =
    { $purse ->
        [one] **Twoja kasa.** Najwyżej { $purse } korona [[crown]]; co ponadto, przepada.
        [few] **Twoja kasa.** Najwyżej { $purse } korony [[crown]]; co ponadto, przepada.
        [many] **Twoja kasa.** Najwyżej { $purse } koron [[crown]]; co ponadto, przepada.
       *[other] **Twoja kasa.** Najwyżej { $purse } korony [[crown]]; co ponadto, przepada.
    }
rules-austria-table-track = **Tor cesarza.** Pola od 0 do { $track }. Krok poza ostatnie pole daje zamiast tego 1 PZ.
rules-austria-table-dice = **Kości.** Przy dwóch graczach { $dice-two }, przy trzech { $dice-three }, przy czterech { $dice-four }.
rules-austria-table-vp = **Punkty zwycięstwa** to zwykła liczba. Może spaść poniżej zera.

## Setup

rules-austria-setup = Przygotowanie
rules-austria-setup-house = Wszystko rozkładamy za ciebie; wybierasz tylko pierwszego gościa i pierwsze pokoje.
rules-austria-setup-row = Tasuje się gości i układa ich rząd, liczba kart: { $row }. Tasuje się personel. Z każdej grupy losuje się jedną kartę polityki i jeden żeton cesarza.
rules-austria-setup-start =
    { $crowns ->
        [one] Każdy gracz zaczyna na polu 0 toru cesarza, z 0 PZ i ma { $crowns } koronę, a w kuchni jeden strudel, jedno ciasto, jedno wino i jedną kawę.
        [few] Każdy gracz zaczyna na polu 0 toru cesarza, z 0 PZ i ma { $crowns } korony, a w kuchni jeden strudel, jedno ciasto, jedno wino i jedną kawę.
        [many] Każdy gracz zaczyna na polu 0 toru cesarza, z 0 PZ i ma { $crowns } koron, a w kuchni jeden strudel, jedno ciasto, jedno wino i jedną kawę.
       *[other] Każdy gracz zaczyna na polu 0 toru cesarza, z 0 PZ i ma { $crowns } korony, a w kuchni jeden strudel, jedno ciasto, jedno wino i jedną kawę.
    }
rules-austria-setup-hands =
    { $hand ->
        [one] Każdy gracz dostaje { $hand } kartę personelu i trzyma ją w ukryciu.
        [few] Każdy gracz dostaje { $hand } karty personelu i trzyma je w ukryciu.
        [many] Każdy gracz dostaje { $hand } kart personelu i trzyma je w ukryciu.
       *[other] Każdy gracz dostaje { $hand } karty personelu i trzyma je w ukryciu.
    }
rules-austria-setup-order = Losuje się pierwszego gracza; dostaje żeton tury 1, następny zgodnie z ruchem wskazówek zegara żeton 2 i tak dalej.
rules-austria-setup-guest = Od ostatniego gracza do pierwszego każdy bierze z rzędu jednego gościa za darmo. Za każdym razem rząd się przesuwa i uzupełnia.
rules-austria-setup-rooms = W kolejności tur każdy gracz może przygotować do trzech pokoi i płaci za nie. Pierwszy musi być w lewym dolnym rogu, każdy następny obok pokoju, który już jest.
rules-austria-setup-picture = Kuchnia i kasa na początku.
rules-austria-setup-options = Przy otwieraniu stołu wybiera się trzy rzeczy:
rules-austria-setup-side = **Hotele** nocą (wszystkie takie same) albo za dnia (każdy inny).
rules-austria-setup-staff = **Pierwszy personel**: rozdany losowo; albo cztery **zestawy wprowadzające** od A do D, które trafiają do żetonów tury od 1 do 4; albo **draft**, w którym każdy zatrzymuje jedną kartę, a resztę podaje w lewo, aż wszyscy mają po { $hand }.
rules-austria-setup-edition = **Wydanie**: klasyczne albo poprawione. Różnią się [w kilku punktach](editions).

## A round

rules-austria-round = Runda i tura
rules-austria-round-roll = Posiadacz żetonu 1 rzuca wszystkimi kośćmi i rozkłada je według wyników na pola od 1 do 6.
rules-austria-round-numbers = Każdy żeton tury ma dwa numery. Turę rozgrywa ten, kto ma najniższy niezakryty numer. Potem wzięta kość zakrywa ten numer. Każdy gracz ma więc dwie tury na rundę, a kto na początku jest pierwszy, na końcu jest ostatni.
rules-austria-round-picture = Kolejność przy trzech graczach. Dwie tury już za nami; złoty znak pokazuje, czyja kolej.
rules-austria-round-tiles = Numery na żetonach tury
rules-austria-round-turn = **Twoja tura** ma dwie części, w tej kolejności:
rules-austria-round-take-guest = Jeśli chcesz, weź z rzędu **jednego gościa**. [Jak](guests)
rules-austria-round-take-die = Weź **jedną kość** i wykonaj jej akcję. To obowiązkowe. [Jak](dice)
rules-austria-round-extra = **Dodatkowe akcje** są możliwe w każdej chwili twojej tury: przed gościem, między gościem a kością, po kości.
rules-austria-round-boost = Zapłać 1 koronę: kość, którą zaraz weźmiesz, ma siłę o 1 większą. Raz w turze.
rules-austria-round-deliver = Zapłać 1 koronę: [podaj](serving) do { $delivery } porcji ze swojej kuchni. Dowolnie wiele razy.
rules-austria-round-check-in = [Zamelduj](check-in) gościa, którego zamówienie jest kompletne.
rules-austria-round-use = Użyj zatrudnionej karty personelu, która działa [raz w rundzie](staff?p=round).
rules-austria-round-claim = Połóż znacznik na [karcie polityki](politics), której warunek spełniasz.
rules-austria-round-between = Rozpoczętą akcję lub efekt najpierw się kończy. Nie możesz na przykład zameldować gościa między dwoma pokojami z jednej kości 3.
rules-austria-round-pass = **Pasowanie.** Zamiast tury możesz spasować, jeśli jeszcze nic w niej nie było zrobione; musisz, gdy nie ma kości, którą możesz wziąć. Pas nie zakrywa numeru. Gość wzięty przed przymusowym pasem jest gościem tej tury: po nowym rzucie drugiego nie bierzesz.
rules-austria-round-again = Gdy spasowali wszyscy, którzy mają jeszcze turę, gracz z najniższym niezakrytym numerem wkłada jedną z pozostałych kości do kosza, a resztą rzuca. Każdy, kto spasował, może znów działać, w kolejności numerów.
rules-austria-round-over = Runda kończy się, gdy zakryte są wszystkie numery albo nie ma już kości.

## Guests

rules-austria-guests = Przyjmowanie gości
rules-austria-guests-take = W swojej turze, zanim weźmiesz kość, możesz wziąć z rzędu jednego gościa i posadzić go przy wolnym stoliku.
rules-austria-guests-price = Płacisz cenę podaną pod kartą. Goście, którzy czekają dłużej, po prawej, nic nie kosztują.
rules-austria-guests-picture = Rząd: nowi goście przychodzą z lewej i przesuwają się w prawo.
rules-austria-guests-slide = Potem rząd przesuwa się w prawo, a miejsce po lewej zajmuje nowy gość.
rules-austria-guests-full = Bez wolnego stolika nie możesz nikogo wziąć.
rules-austria-guests-later = Gdy kość jest już wzięta, gość może przyjść tylko przez [efekt](effects?p=invite).
rules-austria-guests-boy = Gdy pracuje u ciebie [Goniec](staff-25), każdy gość z rzędu jest za darmo.
rules-austria-guests-deck = Gdy talia gości jest pusta, a potrzebna jest karta, tasuje się tych, którzy opuścili kawiarnię; tworzą nową talię.

## Dice

rules-austria-dice = Kości
rules-austria-dice-take = Weź jedną kość z pola i wykonaj akcję tego pola.
rules-austria-dice-strength = **Siła** to liczba kości na polu, razem z tą, którą bierzesz; o 1 więcej, jeśli za to zapłacisz; i jeszcze to, co dodaje twój personel.
rules-austria-dice-picture = Sześć pól. Każde mówi, co kość dałaby ci właśnie teraz.
rules-austria-dice-one = **1: strudel i ciasto.** Jedna porcja za każdy punkt siły. Najwyżej połowa może być ciastem: nigdy więcej ciast niż strudli.
rules-austria-dice-two = **2: wino i kawa.** Tak samo: nigdy więcej kaw niż win.
rules-austria-dice-three = **3: przygotuj pokoje.** Najwyżej tyle, ile wynosi siła, każdy [w cenie swojego piętra](rooms).
rules-austria-dice-four = **4: cesarz lub korony.** Podziel siłę, jak chcesz, między kroki na torze cesarza i korony.
rules-austria-dice-five = **5: zatrudnij.** Zagraj jedną kartę personelu z ręki, tańszą o siłę, ale nigdy poniżej 0.
rules-austria-dice-six = **6: co zechcesz.** Zapłać 1 koronę, potem wykonaj dowolną z akcji od 1 do 5 z siłą pola 6.
rules-austria-dice-split = Ile porcji daje siła i ile z nich może być ciastem lub kawą
rules-austria-dice-boost = **Wzmocnienie.** Raz w turze możesz zapłacić 1 koronę za 1 więcej siły kości, którą bierzesz. Na polu musi leżeć kość.
rules-austria-dice-vain = Możesz wziąć kość, nawet jeśli jej akcja daje ci niewiele albo nic. Tylko 6 wymaga swojej korony.
rules-austria-dice-real = Szóstka, której używasz jako 3, jest nadal szóstką: personel, który mówi o braniu kości 3, nic za nią nie daje.

## Serving

rules-austria-serving = Porcje i zamówienia
rules-austria-serving-receive = **Nowe porcje.** Kiedy dostajesz dania lub napoje, możesz dowolne z nich od razu i za darmo położyć na zamówieniach w swojej kawiarni. Reszta trafia do kuchni.
rules-austria-serving-picture = Pierwszy gość ma dwie porcje i czeka na te blade. Drugi ma wszystko i może się wprowadzić. Trzeci stolik jest wolny.
rules-austria-serving-deliver = **Z kuchni.** W swojej turze możesz zapłacić 1 koronę, aby przenieść do { $delivery } porcji z kuchni na zamówienia, dla jednego gościa lub kilku. Możesz to zrobić więcej niż raz. Gdy pracuje u ciebie [Kelner](staff-24), nic to nie kosztuje.
rules-austria-serving-stay = Podana porcja zostaje u swojego gościa.
rules-austria-serving-complete = Gdy wszystkie porcje zamówienia są na miejscu, gość może się [wprowadzić](check-in).
rules-austria-serving-supply = Porcji nigdy nie brakuje.

## Check-in

rules-austria-check-in = Zameldowanie
rules-austria-check-in-when = W swojej turze możesz wprowadzić gościa, którego zamówienie jest kompletne, do przygotowanego, wolnego pokoju.
rules-austria-check-in-colour = Pokój musi mieć kolor gościa. Zieloni turyści śpią w pokoju dowolnego koloru.
rules-austria-check-in-picture = Gość, który ma wszystko, i okno, które się zaświeciło.
rules-austria-check-in-get = Dostajesz wtedy:
rules-austria-check-in-points = **punkty** z karty, zawsze jako pierwsze,
rules-austria-check-in-reward = **nagrodę** z karty, każdy jej efekt raz,
rules-austria-check-in-staff = wszystko, co za takiego gościa daje twój **personel**,
rules-austria-check-in-group = **premię za grupę**, jeśli był to [ostatni pokój grupy](rooms?p=groups).
rules-austria-check-in-order = Kolejność wszystkiego oprócz punktów wybierasz ty. Każdą rzecz kończy się razem z tym, co wywołała, zanim zacznie się następna. To, co nie może zaszkodzić, dzieje się bez pytania: punkty, kroki, dobrane karty i korony, które mieszczą się w kasie.
rules-austria-check-in-leaves = Karta gościa trafia na stos kart odrzuconych, a jego stolik jest znów wolny, jeszcze przed nagrodą: może przy nim usiąść gość, którego nagroda pozwala zaprosić.
rules-austria-check-in-wait = Bez odpowiedniego pokoju gość czeka przy stoliku. To nie szkodzi, aż do końca: gość, który jest wtedy jeszcze w kawiarni, kosztuje 5 PZ.

## Rooms

rules-austria-rooms = Pokoje i grupy
rules-austria-rooms-where = Pierwszy pokój przygotowujesz w lewym dolnym rogu. Każdy następny musi być obok pokoju, który już masz, nad nim lub pod nim.
rules-austria-rooms-price = Płacisz cenę piętra. Im wyżej, tym drożej; ale lokator na górze jest na koniec więcej wart.
rules-austria-rooms-floors = Piętra, od dołu
rules-austria-rooms-printed = Na niektórych miejscach u góry po prawej jest złota moneta z punktami: zdobywasz je, gdy tylko przygotujesz tam pokój.
rules-austria-rooms-free = [Lokaj](staff-9), [Szofer](staff-10) i [Kwiaciarka](staff-11) sprawiają, że pokoje jednego koloru przygotowujesz za darmo.
rules-austria-rooms-picture = Dziesięć grup, każda otoczona grubą linią. Tabliczka pokazuje, co daje pełna grupa; pieczęć, że premia już jest twoja.
rules-austria-rooms-groups = **Grupy.** Gdy ostatni pokój grupy staje się zajęty, obojętnie jak, dostajesz jej premię, jeden raz. Niebieska daje punkty, czerwona korony, żółta kroki na torze cesarza; im większa grupa, tym więcej.
rules-austria-rooms-bonus = Premia za pełną grupę według liczby pokoi
rules-austria-rooms-lit = Pokój jest **planowany**, **przygotowany** (ciemny) albo **zajęty** (świeci). Gościa przyjmie tylko pokój przygotowany i wolny.

## Staff

rules-austria-staff = Personel
rules-austria-staff-hand = Karty na ręce to osoby, które możesz zatrudnić. Tam nic nie robią. Zatrudnione leżą przed tobą odkryte i pracują dla ciebie.
rules-austria-staff-hire = Zatrudniasz kością 5 albo dzięki efektowi. Płacisz cenę z karty, pomniejszoną o to, co odejmuje kość lub efekt; nigdy mniej niż 0.
rules-austria-staff-picture = Po jednej karcie na każdy moment: jednorazowo, raz w rundzie, stale, na koniec.
rules-austria-staff-once = **Jednorazowo**: zaraz po zatrudnieniu, a potem już nigdy.
rules-austria-staff-round = **Raz w rundzie**: w jednej z twoich tur, kiedy chcesz. Potem karta odpoczywa do następnej rundy.
rules-austria-staff-permanent = **Stale**: za każdym razem, gdy dzieje się to, o czym mówi.
rules-austria-staff-end = **Na koniec gry**: w końcowym liczeniu.
rules-austria-staff-taking = Karta, która mówi o **braniu kości**, ma na myśli kość, którą naprawdę bierzesz z tego pola. Szóstka użyta jako inna liczba pozostaje szóstką, a dodatkowa tura, którą daje [E. Gizia](guest-97), nie zabiera żadnej kości.
rules-austria-staff-entering = Karta, która mówi o **gościu wprowadzającym się do pokoju**, działa przy każdym zameldowaniu takiego gościa. Nie działa, gdy pokój zaświeca się przez [efekt](effects?p=occupy).
rules-austria-staff-fixed = Co zdarzenie wywołuje, ustala się w chwili, gdy się dzieje: osoba zatrudniona w jego trakcie nic już do niego nie doda. Ceny są jednak zawsze takie jak w chwili płacenia.
rules-austria-staff-deck = Gdy talia personelu się kończy, dobierasz to, co jest.

## The emperor

rules-austria-emperor = Cesarz
rules-austria-emperor-when = Cesarz przybywa po rundach { $r-one }, { $r-two } i { $r-three }. Żeton grupy A mówi, co czeka cię za pierwszym razem, B za drugim, C za trzecim.
rules-austria-emperor-picture = Tor przed pierwszą wizytą. Od pola, na którym stoisz, zależy, czy czeka cię kara, spokój, czy nagroda.
rules-austria-emperor-score = Najpierw każdy zdobywa punkty za swoje pole, a potem się cofa: za pierwszym razem o { $back-one }, za drugim o { $back-two }, za trzecim o { $back-three }, ale nie poniżej 0.
rules-austria-emperor-judged = Potem, w kolejności tur: na polu { $bonus } lub dalszym dostajesz **premię** z żetonu, a gdy pracuje u ciebie [Ogrodnik](staff-42), także { $gardener } PZ; na polu 0 ponosisz **karę**, chyba że za 1 koronę wykupi cię [Menadżer hotelu](staff-26); pomiędzy nic się nie dzieje.
rules-austria-emperor-track = Punkty toru cesarza
rules-austria-emperor-over = Krok poza pole { $track } daje zamiast tego od razu 1 PZ.
rules-austria-emperor-options = Jeśli kara ma dwie możliwości, wybierasz spośród tych, które możesz ponieść w całości. W wydaniu poprawionym musisz wziąć pierwszą, jeśli możesz.
rules-austria-emperor-removal = Pokoje zabrane przez karę znikają z hotelu i nic się za nie nie zwraca. Premia za rozbitą w ten sposób grupę nie przepada i nie dostaje się jej ponownie. Dalej budujesz obok dowolnego pokoju, który został, a jeśli nie został żaden, w lewym dolnym rogu. Miejsce przygotowane na nowo znów daje punkty ze swojej monety.
rules-austria-emperor-returned = Oddany personel trafia pod talię, niewidoczny dla innych. Zwolniona karta opuszcza grę.
rules-austria-emperor-tiles = Wszystkie żetony cesarza

## Politics

rules-austria-politics = Polityka
rules-austria-politics-three = W grze są trzy karty polityki, po jednej z A, B i C. Każda czegoś wymaga.
rules-austria-politics-claim = Gdy tylko masz to, czego karta wymaga, możesz w swojej turze położyć na niej znacznik. Pierwszy gracz zdobywa { $first } PZ, drugi { $second }, trzeci { $third }. Przy czterech graczach ostatni się spóźnia.
rules-austria-politics-picture = Jeden z graczy spełnił warunek karty A i ma na niej pierwsze miejsce. Małe liczby pokazują, ile już masz.
rules-austria-politics-now = Wystarczy, że warunek był spełniony w dowolnej chwili tej tury: znacznik możesz położyć także później w tej turze, nawet jeśli kasa nie jest już pełna. Jeśli potem warunek przestanie być spełniony, znacznik zostaje.
rules-austria-politics-once = Na każdej karcie kładziesz najwyżej jeden znacznik. Niczego za to nie oddajesz: korony, których karta wymaga, tylko pokazujesz.
rules-austria-politics-cards = Wszystkie karty polityki

## Effects

rules-austria-effects = Efekty kart i żetonów
rules-austria-effects-how = Te znaki są na gościach, personelu i żetonach cesarza:
rules-austria-effects-crowns = [[crown]] **Korony**: do kasy, najwyżej do { $purse }.
rules-austria-effects-emperor = [[emperor]] **Kroki**: naprzód na torze cesarza.
rules-austria-effects-vp = [[vp]] **Punkty**: punkty zwycięstwa od razu.
rules-austria-effects-vp-per-staff = [[vp]] **Punkty za personel**: za każdą zatrudnioną kartę personelu.
rules-austria-effects-cubes = [[cube]] **Porcje**: te, które widać. Dowolne z nich mogą od razu trafić na zamówienia.
rules-austria-effects-choice = [[cube]] **Dowolne porcje**: każdą wybierasz ty.
rules-austria-effects-draw = [[draw]] **Dobierz**: karty personelu z talii na rękę.
rules-austria-effects-prep = [[room]] **Przygotuj pokój**: za pełną cenę, taniej albo za darmo; czasem tylko na dwóch najniższych piętrach. Dwa takie znaki to dwa pokoje, jeden po drugim.
rules-austria-effects-occupy = [[lit]] **Zajmij pokój**: przygotowany, wolny pokój dowolnego koloru staje się zajęty, jakby ktoś się wprowadził. Może to zapełnić grupę. Żaden gość jednak nie przyszedł, więc personel, który czeka na gości, nic nie daje.
rules-austria-effects-hire = [[staff]] **Zatrudnij**: kartę z ręki, o tyle koron taniej albo za darmo.
rules-austria-effects-offer = [[staff]] **Oferta**: obejrzyj trzy nowe karty personelu. Możesz zatrudnić jedną z nich, taniej albo za darmo, jak mówi karta. Pozostałe trafiają pod talię.
rules-austria-effects-invite = [[guest]] **Zaproś**: weź dowolnego gościa z rzędu za darmo. Potrzebny jest wolny stolik.
rules-austria-effects-complete = [[cube]] **Skompletuj zamówienie**: jeden gość dostaje z zasobów ogólnych wszystko, czego mu brakuje.
rules-austria-effects-extra = [[extra]] **Dodatkowa tura**: daje ją tylko [E. Gizia](guest-97). Od razu masz jeszcze jedną turę wewnątrz tej: jeśli chcesz, gość za zwykłą cenę, potem akcja pola, na którym leży jeszcze kość. Kości się nie zabiera, a personel, który mówi o braniu kości, nie działa. Możesz znów wzmacniać i wykonywać dodatkowe akcje, ale nie pasować. Jeśli na planszy nie ma już kości, dodatkowa tura przepada.
rules-austria-effects-order = Jeśli jedno zdarzenie wywołuje kilka efektów, wybierasz ich kolejność. Każdy kończy się przed następnym.
rules-austria-effects-decline = Możesz zrezygnować z przygotowania lub zajęcia pokoju, zatrudnienia, zaproszenia, skompletowania zamówienia, a także z oferty. Wszystko inne bierzesz.

## The end of a round

rules-austria-end-of-round = Koniec rundy
rules-austria-end-of-round-emperor = Po rundach { $r-one }, { $r-two } i { $r-three } przybywa [cesarz](emperor).
rules-austria-end-of-round-wake = Personel, który działa raz w rundzie, wraca do pracy.
rules-austria-end-of-round-first = Każdy żeton tury przechodzi do gracza po lewej.
rules-austria-end-of-round-dice = Nowy pierwszy gracz bierze wszystkie kości, także te z kosza, i rzuca.
rules-austria-end-of-round-last = Po rundzie { $rounds } następuje [końcowe liczenie](scoring).

## Scoring

rules-austria-scoring = Końcowe liczenie
rules-austria-scoring-end = Punktuje personel, który działa **na koniec gry**.
rules-austria-scoring-rooms = Każdy **zajęty pokój** daje tyle, ile jego piętro, jak w tabeli [pięter](rooms?p=floors).
rules-austria-scoring-left = Każda **korona** w kasie i każda **porcja** w kuchni to 1 PZ.
rules-austria-scoring-guests = Każdy **gość**, który jest jeszcze w twojej kawiarni, kosztuje cię 5 PZ.
rules-austria-scoring-tie = Przy równej liczbie punktów wygrywa ten, kto ma razem więcej koron i porcji; porcje na stolikach też się liczą. Jeśli i to jest równe, wygrana jest wspólna.
rules-austria-scoring-secretary = [Sekretarka](staff-29) liczy się jak najlepsza karta „na koniec gry” zatrudniona u innych graczy, ale z twoim hotelem. Nigdy nie kopiuje innej Sekretarki.
rules-austria-scoring-operator = [Telefonistka](staff-41) podwaja numer pola, na którym stoisz po ostatniej wizycie cesarza, do { $operator } PZ.
rules-austria-scoring-manager = [Dyrektor hotelu](staff-48) daje { $manager } PZ za każdy zestaw trzech zajętych pokoi w trzech kolorach. Pokój należy tylko do jednego zestawu.

## Hidden

rules-austria-hidden = Co jest zakryte
rules-austria-hidden-what = Zakryte są przed tobą karty personelu na cudzych rękach, to, co inni dostają w ofercie lub w drafcie, kolejność obu talii i przyszłe rzuty.
rules-austria-hidden-under = Które karty ktoś odłożył pod talię personelu, wie tylko on; ile ich jest, wiedzą wszyscy.
rules-austria-hidden-open = Wszystko inne jest jawne: kasy, kuchnie, zamówienia, zatrudniony personel, karty odrzucone. Nasze boty widzą to, co może widzieć gracz na ich miejscu, i nic więcej.

## Editions

rules-austria-editions = Dwa wydania
rules-austria-editions-two = Wydanie **klasyczne** to druk z 2015 roku i to jego opisują te strony. Wydanie **poprawione** to druk z 2021 roku. Różni się tylko tym:
rules-austria-editions-kitchen-hand =
    { $kitchen-hand-revised ->
        [one] [Pomoc kuchenna](staff-17) kosztuje { $kitchen-hand-revised } koronę zamiast { $kitchen-hand }.
        [few] [Pomoc kuchenna](staff-17) kosztuje { $kitchen-hand-revised } korony zamiast { $kitchen-hand }.
        [many] [Pomoc kuchenna](staff-17) kosztuje { $kitchen-hand-revised } koron zamiast { $kitchen-hand }.
       *[other] [Pomoc kuchenna](staff-17) kosztuje { $kitchen-hand-revised } korony zamiast { $kitchen-hand }.
    }
rules-austria-editions-gizia = [E. Gizia](guest-97) daje jedną dodatkową akcję zamiast dodatkowej tury: bez gościa, bez wzmocnienia, bez personelu mówiącego o kościach, a więc i bez karty [Pomoc kuchenna](staff-17); i po wszystkich innych efektach zameldowania.
rules-austria-editions-custodian = [Konserwator](staff-23) płaci za każdy pokój, który staje się zajęty, także przez efekt.
rules-austria-editions-penalties = Pierwsza możliwość kary cesarza jest obowiązkowa, jeśli możesz ją ponieść w całości.
rules-austria-editions-evict = Kara [żetonu C2](emperor-C2) zabiera drugi pokój z dowolnego pionu na kolejnym niższym piętrze, na którym jest zajęty pokój.
rules-austria-editions-operator = [Telefonistka](staff-41) nie ma limitu.

## Rulings

rules-austria-rulings = Rozstrzygnięcia
rules-austria-rulings-why = Pierwsza instrukcja istnieje w kilku językach, które nie zawsze się zgadzają, a czasem wszystkie milczą. Tak gra się u nas. Każde rozstrzygnięcie zachowuje swój numer.
rules-austria-rulings-r01 = [Asystent dyrektora](staff-32): { $assistant } PZ za każdą zatrudnioną kartę, łącznie z nim. W jednym z tłumaczeń jest 4.
rules-austria-rulings-r02 = [Masażystka](staff-7): płaci tylko za żółtych gości. Jedno z tłumaczeń mówi o każdym gościu.
rules-austria-rulings-r03 = [Stajenny](staff-5) i [Koniuszy](staff-6) działają, gdy gość wprowadza się do pokoju, a nie gdy siada w kawiarni; tak samo jak [Masażystka](staff-7) i [Przewodnik](staff-8).
rules-austria-rulings-r04 = [Kierownik piętra](staff-33): „co najmniej cztery porcje” i „dokładnie cztery porcje” to to samo; większych zamówień nie ma.
rules-austria-rulings-r05 =
    { $kitchen-hand ->
        [one] [Pomoc kuchenna](staff-17): kosztuje { $kitchen-hand } koronę w wydaniu klasycznym, { $kitchen-hand-revised } w poprawionym.
        [few] [Pomoc kuchenna](staff-17): kosztuje { $kitchen-hand } korony w wydaniu klasycznym, { $kitchen-hand-revised } w poprawionym.
        [many] [Pomoc kuchenna](staff-17): kosztuje { $kitchen-hand } koron w wydaniu klasycznym, { $kitchen-hand-revised } w poprawionym.
       *[other] [Pomoc kuchenna](staff-17): kosztuje { $kitchen-hand } korony w wydaniu klasycznym, { $kitchen-hand-revised } w poprawionym.
    }
rules-austria-rulings-r06 =
    { $checker ->
        [one] [Garderobiana](staff-18): przy kości 5 karta personelu jest o { $checker } koronę tańsza **dodatkowo**, poza siłą.
        [few] [Garderobiana](staff-18): przy kości 5 karta personelu jest o { $checker } korony tańsza **dodatkowo**, poza siłą.
        [many] [Garderobiana](staff-18): przy kości 5 karta personelu jest o { $checker } koron tańsza **dodatkowo**, poza siłą.
       *[other] [Garderobiana](staff-18): przy kości 5 karta personelu jest o { $checker } korony tańsza **dodatkowo**, poza siłą.
    }
rules-austria-rulings-r07 = [Pucybut](staff-15): każdy punkt siły kości 4 daje jedno i drugie, krok i koronę.
rules-austria-rulings-r08 = [Telefonistka](staff-41): dwa razy numer pola, a nie dwa razy jego punkty; w wydaniu klasycznym najwyżej { $operator } PZ.
rules-austria-rulings-r09 = Kara [żetonu C2](emperor-C2): tracisz zajęty pokój na najwyższym piętrze, na którym taki jest; z kilku wybierasz, ale taki, pod którym w pionie jest inny zajęty pokój, jeśli taki istnieje. Potem tracisz najbliższy zajęty pokój pod nim w tym pionie. Wydanie poprawione: drugi to dowolny zajęty pokój na kolejnym niższym piętrze, na którym taki jest. Czego nie ma, tego się nie traci.
rules-austria-rulings-r10 = Kara z dwiema możliwościami: wybierasz spośród tych, które możesz ponieść w całości. Wydanie poprawione: lewą, jeśli możesz.
rules-austria-rulings-r11 = Kara [żetonu B4](emperor-B4): dwa razy z rzędu tracisz wolny pokój na najwyższym piętrze, na którym taki jest. Jeśli nie masz dwóch wolnych pokoi, tracisz punkty.
rules-austria-rulings-r12 = Remis rozstrzygają korony i **wszystkie** twoje porcje, w kuchni i na stolikach.
rules-austria-rulings-r13 = Personel odkładany pod talię: to, co zostaje z oferty, trafia tam według numerów kart, to, co każe oddać kara, w kolejności oddawania. O inną kolejność nikogo się nie pyta.
rules-austria-rulings-r14 = W dodatkowej turze, którą daje [E. Gizia](guest-97), [Pomoc kuchenna](staff-17) działa w wydaniu klasycznym (pole 6 jest darmowe i silniejsze), a w poprawionym nie.
rules-austria-rulings-r15 = Dodatkowe akcje nie są możliwe w środku akcji: najpierw trzeba ją dokończyć.
rules-austria-rulings-r16 = [Sekretarka](staff-29), która kopiuje kartę [Asystent dyrektora](staff-32), liczy twoje zatrudnione karty, łącznie z sobą.
rules-austria-rulings-r17 = [Ogrodnik](staff-42): { $gardener } PZ przy każdej premii cesarza, nawet jeśli sama premia nic nie daje.
rules-austria-rulings-r18 = Dodatkowe akcje można wykonywać w każdej chwili swojej tury między akcjami, także przed gościem. Dotyczy to podawania z kuchni, meldowania, znaczników na kartach polityki i personelu, który działa raz w rundzie.
rules-austria-rulings-r19 = [Sekretarka](staff-29): kopiuje kartę **innego** gracza, nigdy twoją.
rules-austria-rulings-r20 = [Konserwator](staff-23): płaci, gdy gość się wprowadza, a nie gdy pokój zajmuje efekt. Wydanie poprawione: za każdy pokój, który staje się zajęty.
rules-austria-rulings-r21 = Jeśli kara rozbije pełną grupę, jej premia ani nie przepada, ani nie przychodzi po raz drugi.
rules-austria-rulings-r22 = Po utracie pokoi przygotowujesz obok dowolnego, który został; w pustym hotelu znów zaczynasz w lewym dolnym rogu.
rules-austria-rulings-r23 = W pudełku jest po 30 znaczników każdego rodzaju; tutaj nigdy ich nie brakuje.
rules-austria-rulings-r24 = Karta polityki ma trzy miejsca. Przy czterech graczach czwarty nic nie dostaje.
rules-austria-rulings-r34 = Gość wzięty przed przymusowym pasem jest gościem tej tury, także po nowym rzucie.
rules-austria-rulings-r35 = Warunek karty polityki spełniony w dowolnej chwili swojej tury można wykorzystać do jej końca, między akcjami, nawet jeśli koron znów ubyło.
rules-austria-rulings-r25 = Pierwsze pokoje: możesz przygotować mniej niż trzy albo żadnego.
rules-austria-rulings-r26 = Tego, co można by zapamiętać, na przykład kart, które przeszły przez twoje ręce w drafcie, nie pokazujemy. Stół pokazuje to, co jest dla ciebie jawne teraz.
rules-austria-rulings-r27 = Jeśli zostało mniej kart personelu, niż trzeba dobrać, dobierasz to, co jest, a gdy nie ma nic, nic.
rules-austria-rulings-r28 = Odrzuceni goście tworzą nową talię dopiero wtedy, gdy trzeba dobrać kartę, a nie ma żadnej.
rules-austria-rulings-r29 = Możesz zrezygnować z oferty, zaproszonego gościa, przygotowania pokoju i z tego, co daje [Portier](staff-38).
rules-austria-rulings-r30 = Kartę gościa odrzuca się, gdy opuszcza stolik, przed jego nagrodą. Dlatego przez własną nagrodę gość może wrócić do rzędu.
rules-austria-rulings-r31 = Żetonów pokoi nigdy nie brakuje.
rules-austria-rulings-r32 = Siła dodatkowej akcji, którą daje [E. Gizia](guest-97), to liczba kości na polu w tej chwili. Kość wzięta wcześniej już się nie liczy.
rules-austria-rulings-r33 = Pola bez kości nie można wzmocnić.

## Words in tables and pictures

rules-austria-sign = Hotel Austria

rules-austria-head-players = Gracze
rules-austria-head-numbers = Dwa numery żetonu 1, żetonu 2 …
rules-austria-head-floor = Piętro
rules-austria-head-price = Przygotowanie
rules-austria-head-end = Zajęty, na koniec
rules-austria-head-strength = Siła
rules-austria-head-cubes = Porcje
rules-austria-head-most = Ciasto lub kawa
rules-austria-head-rooms = Pokoje
rules-austria-head-space = Pole
rules-austria-head-points = PZ
rules-austria-head-tile = Żeton
rules-austria-head-bonus = Premia
rules-austria-head-penalty = Kara
rules-austria-head-card = Karta
rules-austria-head-asks = Wymaga
rules-austria-up-to = do { $n }
rules-austria-none = brak
