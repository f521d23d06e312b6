### Grand Austria Hotel: the rules in the app. **bold**, [[icon]] and [words](section or card) are markup;
### never translate what’s between the round brackets.
### A “prepared” room has no guest yet; once it has one, it’s “occupied”.

## The game

rules-austria-game = Gra w dwie minuty
rules-austria-game-idea = Prowadzisz hotel w Wiedniu około 1910 roku. Goście siadają w twojej kawiarni, głodni i spragnieni. Podawaj im to, co zamawiają, a gdy są zadowoleni, zaprowadź ich do pokoju. Każdy zameldowany gość odwdzięcza się punktami i nagrodą.
rules-austria-game-win = Gra trwa { $rounds } rund i jest przeznaczona dla 2–4 graczy. Wygrywa gracz, który po finalnym podliczaniu punktów ma najwięcej **punktów zwycięstwa** (PZ).
rules-austria-game-picture = Hotel nocą. Pokoje obrysowane przerywaną linią nie są jeszcze przygotowane, ciemne są przygotowane, a jasne zajęte.
rules-austria-game-loop = Co robisz przez całą grę:
rules-austria-game-loop-guest = Weź [gościa](guests) z rzędu i posadź go przy stoliku w swojej kawiarni.
rules-austria-game-loop-serve = [Podawaj](serving) strudle, ciasta, wino i kawę, aż zamówienie będzie kompletne.
rules-austria-game-loop-room = [Przygotuj pokój](rooms) w kolorze gościa.
rules-austria-game-loop-move = [Zamelduj gościa](check-in): zdobądź punkty z karty i odbierz nagrodę.
rules-austria-game-dice = Wszystko zależy od [kości](dice). W każdej turze bierzesz jedną kość i wykonujesz jej akcję. Im więcej kości na polu, tym silniejsza akcja.
rules-austria-game-more = Liczą się jeszcze trzy rzeczy. Zatrudniony [personel](staff) sprawia, że wszystko idzie ci lepiej. [Cesarz](emperor) przybywa { $visits } razy i lepiej, żeby był zadowolony. A [karty polityki](politics) nagradzają graczy, którzy pierwsi osiągną cel.
rules-austria-game-first = Grasz po raz pierwszy? Przeczytaj do rozdziału „Zameldowanie” i zacznij grać. Panel „Co teraz?” zawsze pokazuje, co możesz zrobić, a każdą rzecz możesz wskazać, aby zobaczyć, czym jest.

## On the table

rules-austria-table = Elementy gry
rules-austria-table-guests = **Goście.** { $guests } kart, po { $each } w każdym kolorze: żółci artyści, niebieska szlachta, czerwoni obywatele i zieloni turyści.
rules-austria-table-guest-card = Karta gościa: kolor i kształt, punkty w złotej monecie, zamówione dania i napoje, a pod kreską nagroda. [[strudel]] to strudel, [[cake]] ciasto, [[wine]] wino, [[coffee]] kawa.
rules-austria-table-staff = **Personel.** { $staff } kart. Każda ma cenę w koronach i określony moment działania.
rules-austria-table-staff-card = Karta personelu: cena na złotej tabliczce, pod nazwą to, kiedy działa, a niżej, co robi.
rules-austria-table-politics = **Karty polityki.** { $politics } w grupach A, B i C; z każdej grupy w grze jest jedna.
rules-austria-table-tiles = **Żetony cesarza.** { $tiles } w grupach A, B i C; z każdej grupy w grze jest jeden.
rules-austria-table-hotel = **Twój hotel.** { $floors } piętra po { $columns } pokoi w trzech kolorach. Sąsiadujące pokoje tego samego koloru tworzą **grupę**. Na stronie nocnej wszystkie hotele są takie same, na dziennej każdy jest inny.
rules-austria-table-cafe = **Twoja kawiarnia.** 3 stoliki, przy każdym 1 gość.
rules-austria-table-kitchen = **Twoja kuchnia.** Mieści dowolnie wiele dań i napojów (w skrócie: porcji). Zasoby ogólne nigdy się nie kończą.
rules-austria-table-purse = **Twoja kasa** (tor pieniędzy). Mieści do { $purse } koron [[crown]]; nadwyżka przepada.
rules-austria-table-track = **Tor cesarza.** Pola 0–{ $track }. Za każde pole ruchu poza koniec toru dostajesz 1 PZ.
rules-austria-table-dice = **Kości.** { $dice-two } przy 2 graczach, { $dice-three } przy 3, { $dice-four } przy 4.
rules-austria-table-vp = **Punkty zwycięstwa** to twój wynik. Może spaść poniżej zera.

## Setup

rules-austria-setup = Przygotowanie gry
rules-austria-setup-house = Grę przygotowujemy za ciebie. Wybierasz tylko pierwszego gościa i pierwsze pokoje, a przy drafcie także personel.
rules-austria-setup-row = Karty gości są tasowane; { $row } z nich tworzy rząd gości. Talia personelu też jest tasowana. Z każdej grupy losujemy jedną kartę polityki i jeden żeton cesarza.
rules-austria-setup-start = Każdy gracz zaczyna z { $crowns } koronami, z 1 strudlem, 1 ciastem, 1 winem i 1 kawą w kuchni, na polu 0 toru cesarza i z 0 PZ.
rules-austria-setup-hands = Każdy gracz dostaje { $hand } kart personelu i trzyma je w ukryciu.
rules-austria-setup-order = Wylosowany gracz rozpoczynający dostaje żeton tury 1, następny zgodnie z ruchem wskazówek zegara żeton 2 i tak dalej.
rules-austria-setup-guest = Od ostatniego gracza do pierwszego każdy bierze z rzędu jednego gościa za darmo. Po każdym wyborze rząd się przesuwa i jest uzupełniany.
rules-austria-setup-rooms = W kolejności tur każdy gracz może przygotować do 3 pokoi i płaci za nie. Pierwszy musi być w lewym dolnym rogu, a każdy następny musi sąsiadować z pokojem już przygotowanym.
rules-austria-setup-picture = Twoja kuchnia i kasa na początku gry.
rules-austria-setup-options = Otwierając stół, wybierasz:
rules-austria-setup-side = **Hotele**: strona nocna (wszystkie takie same) albo dzienna (każdy inny).
rules-austria-setup-staff = **Początkowe karty personelu**: losowe; **zestawy wprowadzające** A–D, które odpowiadają żetonom tur 1–4; albo **draft**, w którym każdy zatrzymuje jedną kartę, a resztę podaje w lewo, aż wszyscy mają po { $hand }.
rules-austria-setup-edition = **Wydanie**: klasyczne albo poprawione. Różnią się [kilkoma szczegółami](editions).

## A round

rules-austria-round = Rundy i tury
rules-austria-round-roll = Gracz z żetonem 1 rzuca wszystkimi kośćmi i układa je według wartości na polach akcji 1–6.
rules-austria-round-numbers = Każdy żeton tury ma dwa numery. Turę rozgrywa gracz z najniższym niezakrytym numerem, a potem zakrywa ten numer wziętą kością. Każdy ma więc w rundzie dwie tury, a gracz, który ją rozpoczyna, także ją kończy.
rules-austria-round-picture = Kolejność przy 3 graczach. Dwie tury są zakończone; złoty znak pokazuje, czyja jest teraz tura.
rules-austria-round-tiles = Numery na żetonach tur
rules-austria-round-turn = **Twoja tura** ma dwie części, w tej kolejności:
rules-austria-round-take-guest = Jeśli chcesz, weź [z rzędu](guests) **jednego gościa**.
rules-austria-round-take-die = Weź **jedną kość** i wykonaj [jej akcję](dice). To obowiązkowe.
rules-austria-round-extra = **Akcje dodatkowe** możesz wykonywać w dowolnej chwili swojej tury: przed wzięciem gościa, między gościem a kością i po kości.
rules-austria-round-boost = Zapłać 1 koronę: zwiększ o 1 siłę kości, którą zaraz weźmiesz. Raz w turze.
rules-austria-round-deliver = Zapłać 1 koronę: [podaj](serving) z kuchni najwyżej { $delivery } dania lub napoje. Dowolną liczbę razy.
rules-austria-round-check-in = [Zamelduj](check-in) gościa, którego zamówienie jest kompletne.
rules-austria-round-use = Użyj karty zatrudnionego personelu, która działa [raz w rundzie](staff?p=round).
rules-austria-round-claim = Połóż znacznik na [karcie polityki](politics), której warunek spełniasz.
rules-austria-round-between = Dokończ akcję lub efekt, zanim przejdziesz do czegoś innego. Nie możesz na przykład zameldować gościa między przygotowaniem dwóch pokoi tą samą trójką.
rules-austria-round-pass = **Pasowanie.** Zamiast rozgrywać turę, możesz spasować, ale tylko zanim cokolwiek zrobisz. Musisz spasować, jeśli nie możesz wziąć żadnej kości. Pas nie zakrywa numeru. Gość wzięty przed przymusowym pasem jest gościem tej tury: po nowym rzucie nie możesz wziąć drugiego.
rules-austria-round-again = Gdy spasują wszyscy, którym została tura, gracz z najniższym niezakrytym numerem odkłada jedną z pozostałych kości do kosza, a resztą rzuca ponownie. Wszyscy, którzy spasowali, mogą znów działać, w kolejności numerów.
rules-austria-round-over = Runda kończy się, gdy wszystkie numery są zakryte albo nie ma już kości.

## Guests

rules-austria-guests = Przyjmowanie gości
rules-austria-guests-take = W swojej turze, zanim weźmiesz kość, możesz wziąć z rzędu jednego gościa i posadzić go przy wolnym stoliku.
rules-austria-guests-price = Płacisz cenę podaną pod kartą. Goście dalej po prawej czekają dłużej i kosztują mniej; ci na końcu są za darmo.
rules-austria-guests-picture = Rząd gości: nowi przychodzą z lewej i przesuwają się w prawo.
rules-austria-guests-slide = Potem rząd przesuwa się w prawo, a puste miejsce po lewej zajmuje nowy gość.
rules-austria-guests-full = Bez wolnego stolika nie możesz wziąć gościa.
rules-austria-guests-later = Po wzięciu kości możesz dostać gościa tylko dzięki [efektowi](effects?p=invite).
rules-austria-guests-boy = Jeśli masz [Gońca](staff-25), każdy gość w rzędzie jest za darmo.
rules-austria-guests-deck = Jeśli potrzebna jest karta gościa, a talia jest pusta, karty odrzuconych gości są tasowane i tworzą nową talię.

## Dice

rules-austria-dice = Kości
rules-austria-dice-take = Weź jedną kość z pola akcji i wykonaj akcję tego pola.
rules-austria-dice-strength = **Siła** to liczba kości na polu, łącznie z tą, którą bierzesz, plus 1 za wzmocnienie, plus to, co dodaje twój personel.
rules-austria-dice-picture = Sześć pól akcji. Każde pokazuje, co kość dałaby ci w tej chwili.
rules-austria-dice-one = **1: strudel i ciasto.** Weź 1 danie za każdy punkt siły. Najwyżej połowę mogą stanowić ciasta: nigdy więcej ciast niż strudli.
rules-austria-dice-two = **2: wino i kawa.** Tak samo: nigdy więcej kaw niż win.
rules-austria-dice-three = **3: przygotuj pokoje.** Przygotuj najwyżej tyle pokoi, ile wynosi siła, każdy [po cenie piętra](rooms).
rules-austria-dice-four = **4: cesarz lub korony.** Podziel siłę dowolnie między ruch na torze cesarza i korony.
rules-austria-dice-five = **5: zatrudnij.** Zatrudnij jedną kartę personelu z ręki. Kosztuje o 1 koronę mniej za każdy punkt siły, ale nigdy mniej niż 0.
rules-austria-dice-six = **6: dowolna akcja.** Zapłać 1 koronę i wykonaj dowolną z akcji 1–5 z siłą pola 6.
rules-austria-dice-split = Liczba dań lub napojów według siły i ile z nich mogą stanowić ciasta lub kawy
rules-austria-dice-boost = **Wzmocnienie.** Raz w turze możesz zapłacić 1 koronę, aby zwiększyć siłę branej kości o 1. Na polu musi leżeć kość.
rules-austria-dice-vain = Możesz wziąć kość, nawet jeśli jej akcja da ci niewiele albo nic. Szóstkę możesz jednak wziąć tylko wtedy, gdy możesz zapłacić za nią koronę.
rules-austria-dice-real = Szóstka użyta jako 3 jest nadal szóstką: personel działający przy braniu kości 3 nic za nią nie daje.

## Serving

rules-austria-serving = Dania, napoje i zamówienia
rules-austria-serving-receive = **Nowe dania i napoje.** Gdy je dostajesz, możesz dowolne z nich od razu i za darmo położyć na zamówieniach w swojej kawiarni. Reszta trafia do kuchni.
rules-austria-serving-picture = Pierwszy gość ma dwie pozycje z zamówienia i czeka na te jaśniejsze. Drugi ma wszystko i można go zameldować. Trzeci stolik jest wolny.
rules-austria-serving-deliver = **Z kuchni.** W swojej turze możesz zapłacić 1 koronę, aby przenieść z kuchni najwyżej { $delivery } dania lub napoje na zamówienia jednego lub kilku gości. Możesz to zrobić więcej niż raz. Jeśli masz [Kelnera](staff-24), jest to za darmo.
rules-austria-serving-stay = To, co podasz, zostaje u gościa.
rules-austria-serving-complete = Gdy zamówienie jest kompletne, możesz [zameldować gościa](check-in).
rules-austria-serving-supply = Dań i napojów nigdy nie zabraknie.

## Check-in

rules-austria-check-in = Zameldowanie
rules-austria-check-in-when = W swojej turze możesz przenieść gościa, którego zamówienie jest kompletne, do przygotowanego pokoju.
rules-austria-check-in-colour = Kolor pokoju musi odpowiadać kolorowi gościa. Zieloni turyści biorą pokój dowolnego koloru.
rules-austria-check-in-picture = Gość z kompletnym zamówieniem i pokój, który zajmie.
rules-austria-check-in-get = Dostajesz:
rules-austria-check-in-points = **punkty** z karty, przed wszystkim innym,
rules-austria-check-in-reward = **nagrodę** z karty, każdy jej efekt raz,
rules-austria-check-in-staff = to, co daje twój **personel**, gdy wprowadza się taki gość,
rules-austria-check-in-group = **premię za grupę**, jeśli to był [ostatni pokój grupy](rooms?p=groups).
rules-austria-check-in-order = Poza punktami kolejność wybierasz ty. Każdy efekt, ze wszystkim, co wywołuje, dokończ przed następnym. Efekty, których kolejność nie ma znaczenia, są rozpatrywane automatycznie: punkty, ruch na torze cesarza, dobieranie kart i korony, które mieszczą się w kasie.
rules-austria-check-in-leaves = Karta gościa zostaje odrzucona, a stolik zwolniony, jeszcze zanim odbierzesz nagrodę, więc zaproszony gość może od razu przy nim usiąść.
rules-austria-check-in-wait = Bez odpowiedniego pokoju gość czeka przy stoliku. To nie problem aż do końca gry: wtedy każdy gość, który został w kawiarni, kosztuje cię 5 PZ.

## Rooms

rules-austria-rooms = Pokoje i grupy
rules-austria-rooms-where = Pierwszy przygotowany pokój to ten w lewym dolnym rogu. Każdy następny musi sąsiadować z pokojem, który już masz: z boku, z góry lub z dołu.
rules-austria-rooms-price = Płacisz cenę piętra. Wyższe piętra kosztują więcej, ale zajęte pokoje są tam na koniec gry więcej warte.
rules-austria-rooms-floors = Piętra, od dołu
rules-austria-rooms-printed = Niektóre pokoje w prawej górnej części hotelu mają złotą monetę: te punkty zdobywasz od razu, gdy przygotujesz pokój.
rules-austria-rooms-free = Jeśli masz [Lokaja](staff-9), [Szofera](staff-10) lub [Kwiaciarkę](staff-11), przygotowujesz pokoje jednego koloru za darmo.
rules-austria-rooms-picture = Dziesięć grup, każda w grubej ramce. Tabliczka pokazuje premię za pełną grupę; pieczęć oznacza premię już odebraną.
rules-austria-rooms-groups = **Grupy.** Gdy zajęty zostaje ostatni pokój grupy, obojętnie w jaki sposób, dostajesz jednorazową premię za grupę. Niebieskie dają punkty, czerwone korony, a żółte ruch na torze cesarza. Im większa grupa, tym większa premia.
rules-austria-rooms-bonus = Premia za grupę według liczby pokoi
rules-austria-rooms-lit = **Przygotowany** pokój (ciemny) czeka na gościa, w **zajętym** (jasnym) gość już jest. Pokoje obrysowane przerywaną linią nie są jeszcze przygotowane.

## Staff

rules-austria-staff = Personel
rules-austria-staff-hand = Karty na ręce to osoby, które możesz zatrudnić. Na ręce nic nie robią. Zatrudnione leżą odkryte przed tobą i pracują dla ciebie.
rules-austria-staff-hire = Zatrudniasz piątką albo dzięki efektowi. Płacisz cenę z karty pomniejszoną o zniżkę kości lub efektu, ale nigdy mniej niż 0.
rules-austria-staff-picture = Po jednej karcie każdego rodzaju: jednorazowo, raz w rundzie, stale, na koniec gry.
rules-austria-staff-once = **Jednorazowo**: w chwili zatrudnienia i nigdy więcej.
rules-austria-staff-round = **Raz w rundzie**: w jednej z twoich tur, kiedy chcesz. Potem karta odpoczywa do następnej rundy.
rules-austria-staff-permanent = **Stale**: za każdym razem, gdy jest okazja.
rules-austria-staff-end = **Na koniec gry**: przy finalnym podliczaniu punktów.
rules-austria-staff-taking = Karta działająca przy **braniu kości** dotyczy kości, którą naprawdę bierzesz z pola. Szóstka użyta jako inna liczba pozostaje szóstką, a w dodatkowej turze od [E. Gizii](guest-97) nie bierzesz żadnej kości.
rules-austria-staff-entering = Karta działająca, gdy **gość się wprowadza**, działa przy każdym zameldowaniu takiego gościa. Nie działa, gdy pokój zajmuje [efekt](effects?p=occupy).
rules-austria-staff-fixed = Efekty zdarzenia są ustalane w chwili, gdy ono zachodzi: karta personelu zatrudniona w międzyczasie nic już do niego nie dodaje. Cena natomiast jest zawsze taka jak w chwili, gdy płacisz.
rules-austria-staff-deck = Jeśli talia personelu się kończy, dobierasz to, co zostało.

## The emperor

rules-austria-emperor = Cesarz
rules-austria-emperor-when = Cesarz przybywa po rundach { $r-one }, { $r-two } i { $r-three }. Żeton A pokazuje, co czeka cię za pierwszym razem, żeton B za drugim, a żeton C za trzecim.
rules-austria-emperor-picture = Tor przed pierwszą wizytą. Od twojego pola zależy, czy czeka cię kara, nic czy premia.
rules-austria-emperor-score = Najpierw każdy zdobywa punkty za swoje pole. Potem wszyscy się cofają: za pierwszym razem o { $back-one } pola, za drugim o { $back-two }, za trzecim o { $back-three }, ale nie poniżej 0.
rules-austria-emperor-judged = Następnie, w kolejności tur: na polu { $bonus } lub wyższym dostajesz **premię** z żetonu, a z [Ogrodnikiem](staff-42) jeszcze { $gardener } PZ. Na polu 0 ponosisz **karę**, chyba że [Menadżer hotelu](staff-26) uchroni cię przed nią za 1 koronę. Pomiędzy nic się nie dzieje.
rules-austria-emperor-track = Punkty na torze cesarza
rules-austria-emperor-over = Za każde pole ruchu poza pole { $track } dostajesz 1 PZ.
rules-austria-emperor-options = Jeśli kara ma dwie opcje, wybierasz taką, którą możesz wykonać w całości. W wydaniu poprawionym musisz wybrać pierwszą, jeśli możesz.
rules-austria-emperor-removal = Pokoje stracone przez karę znikają z hotelu i nic za nie nie dostajesz. Jeśli rozbije to pełną grupę, jej premia zostaje, ale nie dostaniesz jej ponownie. Następne pokoje przygotowujesz obok dowolnego, który został, a jeśli nie ma żadnego, od lewego dolnego rogu. Pokój przygotowany ponownie znów daje punkty ze swojej monety.
rules-austria-emperor-returned = Oddane karty personelu trafiają pod talię, a inni nie widzą które. Zwolniona karta opuszcza grę.
rules-austria-emperor-tiles = Wszystkie żetony cesarza

## Politics

rules-austria-politics = Polityka
rules-austria-politics-three = W grze są trzy karty polityki, po jednej z grup A, B i C. Każda stawia warunek.
rules-austria-politics-claim = Gdy tylko spełnisz warunek karty, możesz w swojej turze położyć na niej znacznik. Pierwszy gracz zdobywa { $first } PZ, drugi { $second }, trzeci { $third }. Przy 4 graczach dla ostatniego nie zostaje nic.
rules-austria-politics-picture = Jeden z graczy spełnia warunek karty A i zajmuje pierwsze miejsce. Małe liczby pokazują, ile już masz.
rules-austria-politics-now = Wystarczy spełnić warunek w dowolnej chwili swojej tury: znacznik możesz położyć później w tej samej turze, nawet jeśli kasa nie jest już pełna. Gdy potem przestaniesz spełniać warunek, znacznik zostaje.
rules-austria-politics-once = Na każdej karcie możesz położyć tylko jeden znacznik. Nic cię to nie kosztuje: korony, których wymaga karta, wystarczy mieć.
rules-austria-politics-cards = Wszystkie karty polityki

## Effects

rules-austria-effects = Efekty kart i żetonów
rules-austria-effects-how = Te symbole są na kartach gości i personelu oraz na żetonach cesarza:
rules-austria-effects-crowns = [[crown]] **Korony**: do kasy, najwyżej do { $purse }.
rules-austria-effects-emperor = [[emperor]] **Tor cesarza**: przesuń znacznik o podaną liczbę pól do przodu.
rules-austria-effects-vp = [[vp]] **Punkty**: od razu zdobywasz PZ.
rules-austria-effects-vp-per-staff = [[vp]] **Punkty za personel**: za każdą zatrudnioną kartę personelu.
rules-austria-effects-cubes = [[cube]] **Dania i napoje**: te, które widać. Dowolne z nich możesz od razu położyć na zamówieniach.
rules-austria-effects-choice = [[cube]] **Dowolne dania i napoje**: każde wybierasz ty.
rules-austria-effects-draw = [[draw]] **Dobierz**: weź karty personelu z talii na rękę.
rules-austria-effects-prep = [[room]] **Przygotuj pokój**: za pełną cenę, taniej albo za darmo; czasem tylko na dwóch najniższych piętrach. Dwa takie symbole to dwa pokoje, jeden po drugim.
rules-austria-effects-occupy = [[lit]] **Zajmij pokój**: oznacz jeden z przygotowanych pokoi dowolnego koloru jako zajęty, jakby wprowadził się gość. Możesz w ten sposób zapełnić grupę. Żaden gość się jednak nie wprowadza, więc personel działający, gdy wprowadza się gość, nic nie daje.
rules-austria-effects-hire = [[staff]] **Zatrudnij**: kartę z ręki, taniej albo za darmo.
rules-austria-effects-offer = [[staff]] **Oferta**: obejrzyj 3 nowe karty personelu. Możesz zatrudnić jedną z nich, taniej albo za darmo, zależnie od karty. Pozostałe trafiają pod talię.
rules-austria-effects-invite = [[guest]] **Zaproś**: weź dowolnego gościa z rzędu za darmo. Potrzebujesz wolnego stolika.
rules-austria-effects-complete = [[cube]] **Skompletuj zamówienie**: jeden gość dostaje z zasobów ogólnych wszystko, czego mu brakuje.
rules-austria-effects-extra = [[extra]] **Dodatkowa tura**: daje ją tylko [E. Gizia](guest-97). Od razu rozgrywasz jeszcze jedną turę w ramach tej: jeśli chcesz, bierzesz gościa za zwykłą cenę, potem wykonujesz akcję pola, na którym nadal leży kość. Kości nie zabierasz, więc personel działający przy braniu kości nic nie daje. Możesz znów użyć wzmocnienia i akcji dodatkowych, ale nie możesz spasować. Jeśli na planszy nie ma już kości, dodatkowa tura przepada.
rules-austria-effects-order = Jeśli zdarzenie wywołuje kilka efektów, ich kolejność wybierasz ty. Dokończ każdy przed następnym.
rules-austria-effects-decline = Możesz zrezygnować z przygotowania lub zajęcia pokoju, zatrudnienia, zaproszenia, skompletowania zamówienia i z oferty. Wszystkie inne efekty są obowiązkowe.

## The end of a round

rules-austria-end-of-round = Koniec rundy
rules-austria-end-of-round-emperor = Po rundach { $r-one }, { $r-two } i { $r-three } przybywa [cesarz](emperor).
rules-austria-end-of-round-wake = Personel działający raz w rundzie jest znów gotowy.
rules-austria-end-of-round-first = Każdy żeton tury przechodzi do gracza po lewej.
rules-austria-end-of-round-dice = Nowy gracz rozpoczynający bierze wszystkie kości, także te z kosza, i rzuca nimi.
rules-austria-end-of-round-last = Po rundzie { $rounds } następuje [finalne podliczanie punktów](scoring).

## Scoring

rules-austria-scoring = Finalne podliczanie punktów
rules-austria-scoring-end = Personel działający **na koniec gry** daje punkty.
rules-austria-scoring-rooms = Każdy **zajęty pokój** daje punkty swojego piętra, zgodnie z tabelą [pięter](rooms?p=floors).
rules-austria-scoring-left = Każda **korona** w kasie oraz każde **danie** i każdy **napój** w kuchni to 1 PZ.
rules-austria-scoring-guests = Każdy **gość**, który został w kawiarni, kosztuje cię 5 PZ.
rules-austria-scoring-tie = W przypadku remisu wygrywa gracz, który ma łącznie więcej koron, dań i napojów; te na stolikach w kawiarni też się liczą. Jeśli nadal jest remis, zwycięstwo jest wspólne.
rules-austria-scoring-secretary = [Sekretarka](staff-29) kopiuje najlepszą kartę „na koniec gry” zatrudnioną przez innego gracza, ale liczy twój hotel. Nigdy nie kopiuje innej Sekretarki.
rules-austria-scoring-operator = [Telefonistka](staff-41) daje dwukrotność numeru twojego pola po ostatniej wizycie cesarza, najwyżej { $operator } PZ.
rules-austria-scoring-manager = [Dyrektor hotelu](staff-48) daje { $manager } PZ za każdy zestaw 3 zajętych pokoi w 3 różnych kolorach. Każdy pokój może być częścią tylko jednego zestawu.

## Hidden

rules-austria-hidden = Informacje ukryte
rules-austria-hidden-what = Nie widzisz kart personelu na rękach innych graczy, tego, co dostają w ofercie lub w drafcie, kolejności kart w obu taliach ani przyszłych rzutów.
rules-austria-hidden-under = Tylko ty wiesz, które karty odkładasz pod talię personelu; ile ich jest, wiedzą wszyscy.
rules-austria-hidden-open = Wszystko inne jest jawne: kasy, kuchnie, zamówienia, zatrudniony personel, karty odrzucone. Boty widzą to, co może widzieć gracz na ich miejscu, i nic więcej.

## Editions

rules-austria-editions = Dwa wydania
rules-austria-editions-two = Wydanie **klasyczne** pochodzi z 2015 roku i to je opisują te strony; **poprawione** ukazało się w 2021 roku. Różnice:
rules-austria-editions-kitchen-hand = [Pomoc kuchenna](staff-17) kosztuje { $kitchen-hand-revised } koron zamiast { $kitchen-hand }.
rules-austria-editions-gizia = [E. Gizia](guest-97) daje jedną dodatkową akcję zamiast dodatkowej tury, po wszystkich innych efektach zameldowania. Nie możesz wziąć gościa ani użyć wzmocnienia, a personel działający przy kościach nic nie daje, nawet [Pomoc kuchenna](staff-17).
rules-austria-editions-custodian = [Konserwator](staff-23) daje koronę za każdy pokój, który zajmiesz, także dzięki efektowi.
rules-austria-editions-penalties = Musisz wybrać pierwszą opcję kary cesarza, jeśli możesz ją wykonać w całości.
rules-austria-editions-evict = Kara [żetonu C2](emperor-C2) zabiera drugi pokój z dowolnego pionu na najbliższym niższym piętrze, na którym jest zajęty pokój.
rules-austria-editions-operator = [Telefonistka](staff-41) nie ma limitu.

## Rulings

rules-austria-rulings = Wyjaśnienia zasad
rules-austria-rulings-why = Nasze źródła to polska, niderlandzka, rosyjska i włoska instrukcja wydania z 2015 roku. Nie zawsze są zgodne, a czasem wszystkie cztery milczą. Oto jak gramy. Każde wyjaśnienie zachowuje swój numer.
rules-austria-rulings-r01 = [Asystent dyrektora](staff-32): { $assistant } PZ za każdą zatrudnioną kartę personelu, łącznie z tą. W polskiej instrukcji jest 4.
rules-austria-rulings-r02 = [Masażystka](staff-7): daje koronę tylko za żółtych gości. Polska instrukcja mówi o każdym gościu.
rules-austria-rulings-r03 = [Stajenny](staff-5) i [Koniuszy](staff-6) działają, gdy gość wprowadza się do pokoju, tak jak [Masażystka](staff-7) i [Przewodnik](staff-8). Mówi tak tylko rosyjska instrukcja; w pozostałych trzech wystarczy skompletować zamówienie.
rules-austria-rulings-r04 = [Kierownik piętra](staff-33): „przynajmniej cztery” dania lub napoje (instrukcja polska) i „dokładnie cztery” (włoska) znaczą to samo, bo większych zamówień nie ma.
rules-austria-rulings-r05 = [Pomoc kuchenna](staff-17): kosztuje { $kitchen-hand } korony w wydaniu klasycznym, { $kitchen-hand-revised } w poprawionym.
rules-austria-rulings-r06 = [Garderobiana](staff-18): gdy bierzesz kość 5, karta personelu kosztuje o { $checker } korony mniej **oprócz** zniżki za siłę. We włoskiej instrukcji jest „2 korony zamiast 1”.
rules-austria-rulings-r07 = [Pucybut](staff-15): każdy punkt siły kości 4 daje i 1 pole, i 1 koronę. Polska instrukcja pomija słowa „za każdą kość”.
rules-austria-rulings-r08 = [Telefonistka](staff-41): dwukrotność numeru twojego pola, jak w rosyjskiej i włoskiej instrukcji, a nie jego punktów, jak w polskiej; w wydaniu klasycznym najwyżej { $operator } PZ.
rules-austria-rulings-r09 = Kara [żetonu C2](emperor-C2): tracisz zajęty pokój na najwyższym piętrze, na którym taki jest. Jeśli jest ich kilka, wybierasz, ale w miarę możliwości taki, pod którym w pionie jest inny zajęty pokój. Potem tracisz najbliższy zajęty pokój pod nim w tym pionie. Czego nie masz, tego nie tracisz. Tak mówi rosyjska instrukcja. Polska: dowolny zajęty pokój niżej w tym pionie. Niderlandzka: „wolne” pokoje, i tylko ten bezpośrednio pod spodem. Włoska: dowolny zajęty pokój rząd niżej. Wydanie poprawione: drugi to dowolny zajęty pokój na najbliższym niższym piętrze, na którym taki jest.
rules-austria-rulings-r10 = Jeśli kara ma dwie opcje, wybierasz taką, którą możesz wykonać w całości. Wydanie poprawione: pierwszą, po lewej, jeśli możesz. Z instrukcji z 2015 roku wymusza ją tylko włoska.
rules-austria-rulings-r11 = Kara [żetonu B4](emperor-B4): dwa razy z rzędu tracisz wolny pokój na najwyższym piętrze, na którym taki jest. Jeśli nie masz dwóch wolnych pokoi, tracisz punkty.
rules-austria-rulings-r12 = Remis rozstrzygają korony oraz **wszystkie** twoje dania i napoje, w kuchni i na stolikach w kawiarni. Tylko rosyjska instrukcja mówi, że te poza kuchnią się liczą.
rules-austria-rulings-r13 = Karty personelu odkładane pod talię: te z oferty trafiają tam według numerów, te oddane za karę w kolejności oddawania. Innej kolejności się nie wybiera.
rules-austria-rulings-r14 = W dodatkowej turze od [E. Gizii](guest-97) [Pomoc kuchenna](staff-17) działa w wydaniu klasycznym (pole 6 jest za darmo i silniejsze), a w poprawionym nie. Według polskiej i włoskiej instrukcji wykonujesz akcję 6 za darmo, według niderlandzkiej i rosyjskiej bierzesz szóstkę za darmo.
rules-austria-rulings-r15 = Akcji dodatkowych nie możesz wykonywać w trakcie innej akcji: najpierw ją dokończ.
rules-austria-rulings-r16 = [Sekretarka](staff-29) kopiująca [Asystenta dyrektora](staff-32) liczy karty zatrudnione przez ciebie, łącznie z samą sobą.
rules-austria-rulings-r17 = [Ogrodnik](staff-42): { $gardener } PZ przy każdej premii cesarza, nawet jeśli sama premia nic nie daje.
rules-austria-rulings-r18 = Akcje dodatkowe możesz wykonywać w swojej turze w dowolnej chwili między akcjami, także przed wzięciem gościa: podawanie z kuchni, meldowanie, znaczniki na kartach polityki i personel działający raz w rundzie. W rosyjskiej instrukcji są możliwe dopiero po gościu. Personel „raz w rundzie” działa raz w rundzie, choć polska instrukcja mówi o kartach „nieużytych w bieżącej turze”, a włoska ma przy kartach 1, 2 i 4 „raz w turze”.
rules-austria-rulings-r19 = [Sekretarka](staff-29): kopiuje kartę **innego** gracza, nigdy twoją. Włoska instrukcja dopuszcza też własne.
rules-austria-rulings-r20 = [Konserwator](staff-23): daje koronę, gdy wprowadza się gość, a nie gdy pokój zajmuje efekt. Wydanie poprawione: daje koronę za każdy pokój, który zajmiesz.
rules-austria-rulings-r21 = Jeśli kara rozbije pełną grupę, jej premia ani nie przepada, ani nie jest przyznawana po raz drugi.
rules-austria-rulings-r22 = Po stracie pokoi przygotowujesz następne obok dowolnego, który został. W pustym hotelu zaczynasz znów od lewego dolnego rogu.
rules-austria-rulings-r23 = W pudełku jest po 30 sztuk każdego dania i napoju; tutaj nigdy się nie kończą.
rules-austria-rulings-r24 = Karta polityki ma 3 miejsca, więc przy 4 graczach czwarty nie dostaje nic. Karty polityki i żetony cesarza w grze są losowane, jak we włoskiej instrukcji; w pozostałych trzech się je wybiera.
rules-austria-rulings-r34 = Gość wzięty przed przymusowym pasem jest gościem tej tury, także po nowym rzucie.
rules-austria-rulings-r35 = Jeśli w dowolnej chwili swojej tury spełniasz warunek karty polityki, to do końca tej tury możesz między akcjami położyć na niej znacznik, nawet jeśli masz wtedy znowu za mało koron.
rules-austria-rulings-r25 = Pierwsze pokoje: możesz przygotować mniej niż 3 albo żadnego. Włoska instrukcja mówi 3, pozostałe do 3.
rules-austria-rulings-r26 = Nie pokazujemy tego, co można by zapamiętać, na przykład kart, które przeszły przez twoje ręce w drafcie. Stół pokazuje to, co widać teraz.
rules-austria-rulings-r27 = Jeśli w talii jest mniej kart personelu, niż trzeba dobrać, dobierasz to, co zostało, choćby nic.
rules-austria-rulings-r28 = Odrzuceni goście tworzą nową talię dopiero wtedy, gdy trzeba dobrać kartę, a nie ma już żadnej.
rules-austria-rulings-r29 = Możesz zrezygnować z oferty, zaproszonego gościa, przygotowania pokoju i [Portiera](staff-38). Instrukcje się różnią: przy ofercie na karcie gościa rosyjska mówi „możesz”, pozostałe „zagraj jedną”; na żetonach cesarza wszystkie cztery mówią „możesz”. Reszta brzmi jak polecenia, poza niektórymi pokojami, na przykład od Rzeźbiarza, gdzie wszystkie cztery mówią „możesz”.
rules-austria-rulings-r30 = Kartę gościa odrzuca się, gdy opuszcza stolik, przed odebraniem nagrody, więc gość może dzięki własnej nagrodzie wrócić do rzędu. W przykładzie z instrukcji karta jest odrzucana po nagrodzie. Zdobywasz punkty z karty; niderlandzka instrukcja mówi o punktach pokoju.
rules-austria-rulings-r31 = Żetony pokoi nigdy się nie kończą.
rules-austria-rulings-r32 = Siła dodatkowej akcji od [E. Gizii](guest-97) to liczba kości leżących w tej chwili na polu, jak we włoskiej instrukcji. Kość wzięta wcześniej już się nie liczy. Dodatkowa tura jest obowiązkowa, jak w rosyjskiej instrukcji; polska mówi „możesz”.
rules-austria-rulings-r33 = Nie możesz wzmocnić pola bez kości. Wprost mówi to tylko włoska instrukcja.

## Words in tables and pictures

rules-austria-sign = Hotel Austria

rules-austria-head-players = Gracze
rules-austria-head-numbers = Numery na każdym żetonie
rules-austria-head-floor = Piętro
rules-austria-head-price = Przygotowanie
rules-austria-head-end = Na koniec, jeśli zajęty
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
rules-austria-head-asks = Warunek
rules-austria-up-to = do { $n }
rules-austria-none = brak
