### Grand Austria Hotel: the rules in the app. **bold**, [[icon]] and [words](section or card) are markup;
### never translate what’s between the round brackets.
### A “prepared” room has no guest yet; once it has one, it’s “occupied”.

## The game

rules-austria-game = Het spel in twee minuten
rules-austria-game-idea = Je runt een hotel in Wenen rond 1910. Gasten gaan hongerig en dorstig in je café zitten. Serveer wat ze bestellen, en breng ze naar een kamer zodra ze tevreden zijn. Elke gast die intrekt, bedankt je met punten en een beloning.
rules-austria-game-win = Het spel duurt { $rounds } rondes en is voor 2 t/m 4 spelers. Wie aan het einde de meeste **overwinningspunten** (OP) heeft, wint.
rules-austria-game-picture = Een hotel bij nacht. Gestippelde kamers zijn nog niet voorbereid, donkere kamers zijn voorbereid en verlichte kamers zijn bezet.
rules-austria-game-loop = Dit doe je steeds opnieuw:
rules-austria-game-loop-guest = Neem een [gast](guests) uit de rij en geef die een tafel in je café.
rules-austria-game-loop-serve = [Serveer](serving) strudel, cake, wijn en koffie tot de bestelling compleet is.
rules-austria-game-loop-room = [Bereid een kamer voor](rooms) in de kleur van de gast.
rules-austria-game-loop-move = [Check de gast in](check-in): je krijgt de punten van de kaart en de beloning.
rules-austria-game-dice = Alles draait om de [dobbelstenen](dice). In elke beurt pak je er één en doe je de actie. Hoe meer dobbelstenen op het actieveld, hoe sterker de actie.
rules-austria-game-more = Daarnaast zijn er nog drie dingen van belang. Met [personeel](staff) dat je aanneemt, gaat alles beter. De [keizer](emperor) komt { $visits } keer op bezoek en wil tevredengesteld worden. En [politiekkaarten](politics) belonen wie als eerste een doel haalt.
rules-austria-game-first = Nieuw hier? Lees tot en met ‘Check-in’ en begin te spelen. Het paneel ‘Wat nu?’ toont altijd wat je kunt doen, en wijs je iets aan, dan zie je wat het is.

## On the table

rules-austria-table = Spelmateriaal
rules-austria-table-guests = **Gasten.** { $guests } kaarten, { $each } van elke kleur: gele artiesten, blauwe edelen, rode burgers en groene toeristen.
rules-austria-table-guest-card = Een gastkaart: de kleur met bijbehorende vorm, de punten in de gouden munt, de bestelling als blokjes en onder de lijn de beloning. [[strudel]] is strudel, [[cake]] cake, [[wine]] wijn, [[coffee]] koffie.
rules-austria-table-staff = **Personeel.** { $staff } kaarten. Op elke kaart staat een prijs in kronen en wanneer hij werkt.
rules-austria-table-staff-card = Een personeelskaart: de prijs op het gouden plaatje, onder de naam wanneer hij werkt, en wat hij doet.
rules-austria-table-politics = **Politiekkaarten.** { $politics } in de groepen A, B en C; van elke groep doet er één mee.
rules-austria-table-tiles = **Keizertegels.** { $tiles } in de groepen A, B en C; van elke groep doet er één mee.
rules-austria-table-hotel = **Je hotel.** { $floors } verdiepingen met elk { $columns } kamers, in drie kleuren. Aangrenzende kamers van dezelfde kleur vormen een **groep**. Aan de nachtkant zijn alle hotels gelijk, aan de dagkant zijn ze allemaal anders.
rules-austria-table-cafe = **Je café.** 3 tafels, elk voor 1 gast.
rules-austria-table-kitchen = **Je keuken.** Er past een onbeperkt aantal blokjes in. De voorraad raakt nooit op.
rules-austria-table-purse = **Je kas.** Er passen { $purse } kronen [[crown]] in; alles daarboven vervalt.
rules-austria-table-track = **Het keizerspoor.** Velden 0 t/m { $track }. Voor elke stap voorbij het laatste veld krijg je in plaats daarvan 1 OP.
rules-austria-table-dice = **Dobbelstenen.** { $dice-two } met 2 spelers, { $dice-three } met 3, { $dice-four } met 4.
rules-austria-table-vp = **Overwinningspunten** zijn je score. Die kan onder nul zakken.

## Setup

rules-austria-setup = Voorbereiding
rules-austria-setup-house = Alles wordt voor je klaargelegd. Je kiest alleen je eerste gast en je eerste kamers, en je personeel als jullie draften.
rules-austria-setup-row = De gasten worden geschud, en { $row } ervan vormen de rij. De personeelskaarten worden geschud. Van elke groep worden willekeurig één politiekkaart en één keizertegel getrokken.
rules-austria-setup-start = Iedereen begint met { $crowns } kronen, met 1 strudel, 1 cake, 1 wijn en 1 koffie in de keuken, op veld 0 van het keizerspoor en met 0 OP.
rules-austria-setup-hands = Iedereen krijgt { $hand } personeelskaarten en houdt die verborgen.
rules-austria-setup-order = Een willekeurige startspeler krijgt beurtvolgordetegel 1, de volgende speler met de klok mee tegel 2, enzovoort.
rules-austria-setup-guest = Van de laatste speler terug naar de eerste neemt iedereen gratis één gast uit de rij. Na elke keuze schuift de rij door en wordt hij aangevuld.
rules-austria-setup-rooms = In beurtvolgorde mag iedereen maximaal 3 kamers voorbereiden, tegen betaling. De eerste moet de kamer linksonder zijn, elke volgende moet aan een kamer grenzen die er al is.
rules-austria-setup-picture = Je keuken en je kas aan het begin.
rules-austria-setup-options = Als je een tafel opent, kies je:
rules-austria-setup-side = **Hotels**: de nachtkant (allemaal gelijk) of de dagkant (allemaal anders).
rules-austria-setup-staff = **Startpersoneel**: willekeurige kaarten; de **inleidende sets** A t/m D, die bij de beurtvolgordetegels 1 t/m 4 horen; of een **draft**, waarin iedereen één kaart houdt en de rest naar links doorgeeft tot alle spelers er { $hand } hebben.
rules-austria-setup-edition = **Editie**: klassiek of herzien. Er zijn [een paar verschillen](editions).

## A round

rules-austria-round = Rondes en beurten
rules-austria-round-roll = De speler met tegel 1 gooit alle dobbelstenen en legt ze per getal op de actievelden 1 t/m 6.
rules-austria-round-numbers = Op elke beurtvolgordetegel staan twee getallen. De speler met het laagste onbedekte getal is aan de beurt, en bedekt dat getal daarna met de gepakte dobbelsteen. Zo krijgt iedereen twee beurten per ronde, en wie begint, is ook als laatste aan de beurt.
rules-austria-round-picture = De beurtvolgorde met 3 spelers. Twee beurten zijn klaar; het gouden teken toont wie er aan de beurt is.
rules-austria-round-tiles = Getallen op de beurtvolgordetegels
rules-austria-round-turn = **Je beurt** heeft twee delen, in deze volgorde:
rules-austria-round-take-guest = Neem als je wilt **één gast** [uit de rij](guests).
rules-austria-round-take-die = Pak **één dobbelsteen** en doe [de actie](dice). Dit is verplicht.
rules-austria-round-extra = **Aanvullende acties** mag je op elk moment van je beurt doen: vóór de gast, tussen gast en dobbelsteen of na de dobbelsteen.
rules-austria-round-boost = Betaal 1 kroon: verhoog de sterkte van de dobbelsteen die je gaat pakken met 1. Eenmaal per beurt.
rules-austria-round-deliver = Betaal 1 kroon: [serveer](serving) maximaal { $delivery } blokjes uit je keuken. Zo vaak je wilt.
rules-austria-round-check-in = [Check een gast in](check-in) met een complete bestelling.
rules-austria-round-use = Gebruik een personeelskaart in dienst die [eenmaal per ronde](staff?p=round) werkt.
rules-austria-round-claim = Leg een schijf op een [politiekkaart](politics) als je aan de voorwaarde voldoet.
rules-austria-round-between = Maak een actie of effect af voordat je aan iets anders begint. Je kunt bijvoorbeeld geen gast inchecken tussen twee kamers die je met dezelfde 3 voorbereidt.
rules-austria-round-pass = **Passen.** Heb je nog niets gedaan, dan mag je passen in plaats van te spelen. Je moet passen als er geen dobbelsteen is die je kunt pakken. Als je past, bedek je geen getal. Heb je een gast genomen voordat je moest passen, dan is dat de gast van deze beurt: na de nieuwe worp mag je geen tweede nemen.
rules-austria-round-again = Heeft iedereen gepast die nog een beurt heeft, dan legt de speler met het laagste onbedekte getal een van de overgebleven dobbelstenen in de prullenbak en gooit de andere opnieuw. Wie gepast heeft, mag weer meedoen, in de volgorde van de getallen.
rules-austria-round-over = De ronde eindigt als elk getal is bedekt of er geen dobbelstenen meer zijn.

## Guests

rules-austria-guests = Een gast nemen
rules-austria-guests-take = In je beurt mag je, voordat je een dobbelsteen pakt, één gast uit de rij nemen en aan een vrije tafel zetten.
rules-austria-guests-price = Betaal de prijs onder de kaart. Gasten verder naar rechts wachten al langer en kosten minder; helemaal rechts zijn ze gratis.
rules-austria-guests-picture = De rij: nieuwe gasten komen links binnen en schuiven naar rechts.
rules-austria-guests-slide = Daarna schuift de rij naar rechts, en links komt een nieuwe gast.
rules-austria-guests-full = Zonder vrije tafel kun je geen gast nemen.
rules-austria-guests-later = Als je je dobbelsteen hebt gepakt, kun je alleen nog een gast krijgen door een [effect](effects?p=invite).
rules-austria-guests-boy = Met de [Loopjongen](staff-25) is elke gast uit de rij gratis.
rules-austria-guests-deck = Is er een gastkaart nodig en is de stapel leeg, dan worden de afgelegde gasten tot een nieuwe stapel geschud.

## Dice

rules-austria-dice = Dobbelstenen
rules-austria-dice-take = Pak één dobbelsteen van een actieveld en doe de actie van dat veld.
rules-austria-dice-strength = De **sterkte** is het aantal dobbelstenen op het actieveld, inclusief de dobbelsteen die je pakt, plus 1 als je hem versterkt, plus wat je personeel toevoegt.
rules-austria-dice-picture = De zes actievelden. Elk veld toont wat een dobbelsteen je nu zou geven.
rules-austria-dice-one = **1: strudel en cake.** Neem 1 blokje per punt sterkte. Maximaal de helft mag cake zijn: nooit meer cake dan strudel.
rules-austria-dice-two = **2: wijn en koffie.** Hier geldt hetzelfde: nooit meer koffie dan wijn.
rules-austria-dice-three = **3: kamers voorbereiden.** Bereid per punt sterkte maximaal 1 kamer voor, elk [tegen de prijs van de verdieping](rooms).
rules-austria-dice-four = **4: keizer of kronen.** Verdeel de sterkte zoals je wilt over stappen op het keizerspoor en kronen.
rules-austria-dice-five = **5: aannemen.** Neem één personeelskaart uit je hand aan, met een korting gelijk aan de sterkte. De prijs wordt nooit lager dan 0.
rules-austria-dice-six = **6: naar keuze.** Betaal 1 kroon en doe dan een van de acties 1 t/m 5 met de sterkte van actieveld 6.
rules-austria-dice-split = Blokjes naar sterkte, en hoeveel daarvan cake of koffie mogen zijn
rules-austria-dice-boost = **Versterken.** Eenmaal per beurt mag je 1 kroon betalen om de sterkte van de dobbelsteen die je pakt met 1 te verhogen. Er moet een dobbelsteen op het actieveld liggen.
rules-austria-dice-vain = Je mag een dobbelsteen ook pakken als de actie je weinig of niets oplevert. Maar een 6 kun je alleen pakken als je de kroon ervoor kunt betalen.
rules-austria-dice-real = Een 6 die je als 3 gebruikt, blijft een 6: personeel dat werkt als je een 3 pakt, doet dan niets.

## Serving

rules-austria-serving = Blokjes en bestellingen
rules-austria-serving-receive = **Nieuwe blokjes.** Telkens als je blokjes krijgt, mag je er gratis zoveel als je wilt meteen op bestellingen in je café leggen. De rest gaat naar je keuken.
rules-austria-serving-picture = De eerste gast heeft twee blokjes en wacht op de lichtere. De tweede heeft alles en kan inchecken. De derde tafel is vrij.
rules-austria-serving-deliver = **Uit de keuken.** In je beurt mag je 1 kroon betalen om maximaal { $delivery } blokjes uit je keuken op de bestellingen van een of meer gasten te leggen. Dat mag vaker dan één keer. Met de [Oberkelner](staff-24) is het gratis.
rules-austria-serving-stay = Een geserveerd blokje blijft bij de gast.
rules-austria-serving-complete = Zodra een bestelling alle blokjes heeft, kun je [de gast inchecken](check-in).
rules-austria-serving-supply = Blokjes raken nooit op.

## Check-in

rules-austria-check-in = Check-in
rules-austria-check-in-when = In je beurt mag je een gast met een complete bestelling naar een voorbereide kamer brengen.
rules-austria-check-in-colour = De kamer moet de kleur van de gast hebben. Voor groene toeristen is elke kleur goed.
rules-austria-check-in-picture = Een gast met een complete bestelling, en de kamer waar het licht aangaat.
rules-austria-check-in-get = Je krijgt:
rules-austria-check-in-points = de **punten** op de kaart, vóór al het andere,
rules-austria-check-in-reward = de **beloning** van de kaart, elk effect één keer,
rules-austria-check-in-staff = wat je **personeel** je geeft als zo’n gast incheckt,
rules-austria-check-in-group = en de **bezettingsbonus**, als dit de [laatste kamer van de groep](rooms?p=groups) was.
rules-austria-check-in-order = Afgezien van de punten kies je zelf de volgorde. Maak elk effect af, met alles wat het in gang zet, voordat je aan het volgende begint. Onschuldige effecten gaan vanzelf: punten, stappen op het keizerspoor, kaarten trekken, en kronen die in je kas passen.
rules-austria-check-in-leaves = De kaart van de gast wordt afgelegd en de tafel is weer vrij, nog voordat je de beloning neemt. Een gast die je uitnodigt, kan daar dus gaan zitten.
rules-austria-check-in-wait = Heb je geen passende kamer, dan wacht de gast aan tafel. Dat is niet erg, tot het einde van het spel: dan kost elke gast die nog in je café zit, je 5 OP.

## Rooms

rules-austria-rooms = Kamers en groepen
rules-austria-rooms-where = De eerste kamer die je voorbereidt, is die linksonder. Elke volgende moet naast, boven of onder een kamer liggen die je al hebt.
rules-austria-rooms-price = Betaal de prijs van de verdieping. Hogere verdiepingen kosten meer, maar bezette kamers zijn daar aan het einde ook meer waard.
rules-austria-rooms-floors = Verdiepingen, van onder naar boven
rules-austria-rooms-printed = Op sommige kamers rechtsboven in het hotel staat een gouden munt: die punten krijg je zodra je de kamer voorbereidt.
rules-austria-rooms-free = Met de [Butler](staff-9), de [Chauffeur](staff-10) of de [Bloemiste](staff-11) bereid je kamers van één kleur gratis voor.
rules-austria-rooms-picture = Tien groepen, elk binnen een dikke lijn. Een plaatje toont wat een volle groep geeft; een zegel betekent dat je de bonus al hebt gehad.
rules-austria-rooms-groups = **Groepen.** Raakt de laatste kamer van een groep bezet, op welke manier dan ook, dan krijg je de bezettingsbonus van die groep, één keer. Blauwe groepen geven punten, rode groepen kronen en gele groepen stappen op het keizerspoor. Hoe groter de groep, hoe groter de bonus.
rules-austria-rooms-bonus = Bezettingsbonus per aantal kamers
rules-austria-rooms-lit = Een **voorbereide** kamer (donker) staat klaar voor een gast, een **bezette** kamer (verlicht) heeft er een. Gestippelde kamers zijn nog niet voorbereid.

## Staff

rules-austria-staff = Personeel
rules-austria-staff-hand = De kaarten in je hand zijn mensen die je kunt aannemen. Daar doen ze niets. Eenmaal in dienst liggen ze open voor je en werken ze voor je.
rules-austria-staff-hire = Je neemt personeel aan met een 5 of door een effect. Betaal de prijs op de kaart, min de korting van de dobbelsteen of het effect, maar nooit minder dan 0.
rules-austria-staff-picture = Van elke soort één kaart: eenmalig, eenmaal per ronde, permanent, einde spel.
rules-austria-staff-once = **Eenmalig**: als je de kaart aanneemt, en daarna nooit meer.
rules-austria-staff-round = **Eenmaal per ronde**: in een van je beurten, wanneer je wilt. Daarna rust de kaart tot de volgende ronde.
rules-austria-staff-permanent = **Permanent**: telkens als de kaart van toepassing is.
rules-austria-staff-end = **Einde spel**: bij de eindscore.
rules-austria-staff-taking = Bij kaarten die werken als je **een dobbelsteen pakt**, gaat het om de dobbelsteen die je echt van het actieveld pakt. Een 6 die je als ander getal gebruikt, blijft een 6, en in de extra beurt van [E. Gizia](guest-97) pak je helemaal geen dobbelsteen.
rules-austria-staff-entering = Kaarten die werken als **een gast incheckt**, werken telkens als je zo’n gast incheckt. Ze werken niet als een [effect](effects?p=occupy) een kamer bezet.
rules-austria-staff-fixed = De effecten van een gebeurtenis liggen vast op het moment zelf: personeel dat je tussendoor aanneemt, voegt er niets aan toe. De prijs is wel altijd die op het moment van betalen.
rules-austria-staff-deck = Liggen er te weinig kaarten in de personeelsstapel, dan trek je wat er nog is.

## The emperor

rules-austria-emperor = De keizer
rules-austria-emperor-when = De keizer komt na ronde { $r-one }, { $r-two } en { $r-three }. Tegel A toont wat je de eerste keer te wachten staat, tegel B de tweede keer en tegel C de derde.
rules-austria-emperor-picture = Het keizerspoor vóór het eerste bezoek. Waar je staat, bepaalt of je straf, niets of de bonus krijgt.
rules-austria-emperor-score = Eerst scoort iedereen de punten van het eigen veld. Daarna gaat iedereen terug, de eerste keer { $back-one } stappen, de tweede { $back-two } en de derde { $back-three }, maar niet verder dan 0.
rules-austria-emperor-judged = Daarna, in beurtvolgorde: op veld { $bonus } of hoger krijg je de **bonus** van de tegel, met de [Tuinman](staff-42) ook nog { $gardener } OP. Op veld 0 krijg je de **straf**, tenzij je die met de [Congresleider](staff-26) afkoopt voor 1 kroon. Daartussen gebeurt er niets.
rules-austria-emperor-track = Punten op het keizerspoor
rules-austria-emperor-over = Voor elke stap voorbij veld { $track } krijg je in plaats daarvan 1 OP.
rules-austria-emperor-options = Heeft een straf twee opties, dan kies je er een die je volledig kunt uitvoeren. In de herziene editie moet je de eerste nemen als dat kan.
rules-austria-emperor-removal = Kamers die je door een straf verliest, verdwijnen uit je hotel, en je krijgt er niets voor terug. Valt daardoor een volle groep uiteen, dan houd je de bonus, maar je krijgt hem niet nog eens. Je gaat verder naast een kamer die je nog hebt, of linksonder als er geen meer is. Een kamer die je opnieuw voorbereidt, levert de punten op de munt opnieuw op.
rules-austria-emperor-returned = Personeelskaarten die je inlevert, gaan onder de stapel, en de anderen zien niet welke. Een kaart die je ontslaat, gaat uit het spel.
rules-austria-emperor-tiles = Alle keizertegels

## Politics

rules-austria-politics = Politiek
rules-austria-politics-three = Er doen drie politiekkaarten mee, uit elk van de groepen A, B en C één. Elke kaart heeft een voorwaarde.
rules-austria-politics-claim = Zodra je aan de voorwaarde van een kaart voldoet, mag je er in je beurt een schijf op leggen. De eerste speler scoort { $first } OP, de tweede { $second }, de derde { $third }. Met 4 spelers krijgt de laatste niets.
rules-austria-politics-picture = Eén speler heeft aan de voorwaarde van kaart A voldaan en de eerste plaats genomen. De kleine getallen tonen hoe ver je bent.
rules-austria-politics-now = Het is genoeg als je op enig moment in je beurt aan de voorwaarde voldoet: je mag de schijf later in dezelfde beurt leggen, ook als je kas dan niet meer vol is. Voldoe je daarna niet meer aan de voorwaarde, dan blijft de schijf liggen.
rules-austria-politics-once = Op elke kaart mag je maar één schijf leggen. Dat kost je niets: de kronen waar een kaart om vraagt, hoef je alleen te hebben.
rules-austria-politics-cards = Alle politiekkaarten

## Effects

rules-austria-effects = Effecten op kaarten en tegels
rules-austria-effects-how = Deze symbolen staan op gasten, personeel en keizertegels:
rules-austria-effects-crowns = [[crown]] **Kronen**: in je kas, tot maximaal { $purse }.
rules-austria-effects-emperor = [[emperor]] **Keizerspoor**: ga dat aantal stappen vooruit.
rules-austria-effects-vp = [[vp]] **Punten**: scoor meteen OP.
rules-austria-effects-vp-per-staff = [[vp]] **Punten voor personeel**: voor elke personeelskaart in dienst.
rules-austria-effects-cubes = [[cube]] **Blokjes**: de afgebeelde. Je mag ze meteen op bestellingen leggen.
rules-austria-effects-choice = [[cube]] **Blokjes naar keuze**: kies elk blokje zelf.
rules-austria-effects-draw = [[draw]] **Trekken**: trek personeelskaarten van de stapel.
rules-austria-effects-prep = [[room]] **Kamer voorbereiden**: voor de volle prijs, met korting of gratis; soms alleen op de twee onderste verdiepingen. Twee van deze symbolen betekenen twee kamers na elkaar.
rules-austria-effects-occupy = [[lit]] **Kamer bezetten**: een van je voorbereide kamers, welke kleur ook, raakt bezet alsof er een gast is ingetrokken. Dat kan een groep compleet maken. Maar er is geen gast ingecheckt, dus personeel dat werkt als een gast incheckt, levert niets op.
rules-austria-effects-hire = [[staff]] **Aannemen**: een kaart uit je hand, met korting of gratis.
rules-austria-effects-offer = [[staff]] **Aanbod**: bekijk 3 nieuwe personeelskaarten. Je mag er één aannemen, met korting of gratis, zoals de kaart zegt. De andere gaan onder de stapel.
rules-austria-effects-invite = [[guest]] **Uitnodigen**: neem gratis een gast naar keuze uit de rij. Je hebt een vrije tafel nodig.
rules-austria-effects-complete = [[cube]] **Bestelling compleet maken**: één gast krijgt alles wat nog ontbreekt uit de voorraad.
rules-austria-effects-extra = [[extra]] **Extra beurt**: alleen van [E. Gizia](guest-97). Je krijgt meteen een tweede beurt binnen deze beurt: neem als je wilt een gast voor de gewone prijs, en doe dan de actie van een actieveld waarop nog een dobbelsteen ligt. Je pakt die dobbelsteen niet, dus personeel dat werkt als je er een pakt, doet niets. Je mag opnieuw versterken en aanvullende acties doen, maar niet passen. Liggen er geen dobbelstenen meer, dan vervalt de extra beurt.
rules-austria-effects-order = Zet een gebeurtenis meerdere effecten in gang, dan kies je zelf de volgorde. Maak elk effect af voordat je aan het volgende begint.
rules-austria-effects-decline = Je mag afzien van voorbereiden, bezetten, aannemen, uitnodigen of een bestelling compleet maken, en ook van een aanbod. Alle andere effecten zijn verplicht.

## The end of a round

rules-austria-end-of-round = Einde van een ronde
rules-austria-end-of-round-emperor = Na ronde { $r-one }, { $r-two } en { $r-three } komt de [keizer](emperor).
rules-austria-end-of-round-wake = Personeel dat eenmaal per ronde werkt, is weer beschikbaar.
rules-austria-end-of-round-first = Elke beurtvolgordetegel gaat één speler naar links.
rules-austria-end-of-round-dice = De nieuwe startspeler neemt alle dobbelstenen, ook die uit de prullenbak, en gooit ze.
rules-austria-end-of-round-last = Na ronde { $rounds } volgt de [eindscore](scoring).

## Scoring

rules-austria-scoring = Eindscore
rules-austria-scoring-end = Personeelskaarten met **einde spel** leveren hun punten op.
rules-austria-scoring-rooms = Elke **bezette kamer** levert de punten van de verdieping op, zoals bij de [verdiepingen](rooms?p=floors) staat.
rules-austria-scoring-left = Elke **kroon** in je kas en elk **blokje** in je keuken is 1 OP waard.
rules-austria-scoring-guests = Elke **gast** die nog in je café zit, kost je 5 OP.
rules-austria-scoring-tie = Bij een gelijke stand wint wie in totaal meer kronen en blokjes heeft; blokjes op cafétafels tellen ook mee. Is ook dat gelijk, dan wordt de overwinning gedeeld.
rules-austria-scoring-secretary = De [Secretaresse](staff-29) kopieert de beste ‘einde spel’-kaart die een andere speler in dienst heeft, maar dan voor jouw hotel. Ze kopieert nooit een andere Secretaresse.
rules-austria-scoring-operator = De [Telefoniste](staff-41) geeft twee keer het getal van je veld na het laatste bezoek van de keizer, maximaal { $operator } OP.
rules-austria-scoring-manager = De [Hoteldirecteur](staff-48) geeft { $manager } OP per set van 3 bezette kamers in 3 verschillende kleuren. Elke kamer telt voor maar één set.

## Hidden

rules-austria-hidden = Verborgen informatie
rules-austria-hidden-what = Je ziet niet welke personeelskaarten anderen in de hand hebben, wat ze aangeboden krijgen of draften, in welke volgorde de kaarten in de stapels liggen en wat er nog gegooid wordt.
rules-austria-hidden-under = Alleen jij weet welke kaarten je onder de personeelsstapel hebt gelegd; iedereen weet hoeveel het er zijn.
rules-austria-hidden-open = Al het andere is open: kassen, keukens, bestellingen, personeel in dienst, afgelegde kaarten. Bots zien wat een speler op hun plek mag zien, en meer niet.

## Editions

rules-austria-editions = Klassiek en herzien
rules-austria-editions-two = De **klassieke** editie is de druk van 2015, die we op deze pagina’s beschrijven; de **herziene** editie is van 2021. De verschillen:
rules-austria-editions-kitchen-hand = De [Keukenhulp](staff-17) kost { $kitchen-hand-revised } kronen in plaats van { $kitchen-hand }.
rules-austria-editions-gizia = [E. Gizia](guest-97) geeft één extra actie in plaats van een extra beurt, na alle andere effecten van de check-in. Je kunt geen gast nemen en niet versterken, en personeel dat met dobbelstenen werkt, doet niets, ook de [Keukenhulp](staff-17) niet.
rules-austria-editions-custodian = De [Huismeester](staff-23) betaalt voor elke kamer die bezet raakt, ook door een effect.
rules-austria-editions-penalties = Je moet de eerste optie van een straf van de keizer nemen als je die volledig kunt uitvoeren.
rules-austria-editions-evict = Bij de straf van [tegel C2](emperor-C2) verlies je als tweede kamer een bezette kamer naar keuze op de eerstvolgende lagere verdieping die er een heeft, in welke kolom ook.
rules-austria-editions-operator = Voor de [Telefoniste](staff-41) geldt geen maximum.

## Rulings

rules-austria-rulings = Toelichting op de regels
rules-austria-rulings-why = Onze bronnen zijn de Poolse, Nederlandse, Russische en Italiaanse regelboekjes van de editie van 2015. Die zijn het niet altijd met elkaar eens, en over sommige punten zwijgen ze alle vier. Zo spelen we het hier. Elk punt houdt zijn nummer.
rules-austria-rulings-r01 = [Assistent-manager](staff-32): { $assistant } OP voor elke personeelskaart in dienst, deze inbegrepen. In het Poolse boekje staat 4.
rules-austria-rulings-r02 = [Masseuse](staff-7): betaalt alleen voor gele gasten. Volgens het Poolse boekje voor elke gast.
rules-austria-rulings-r03 = [Stalknecht](staff-5) en [Stalmeester](staff-6) werken als de gast incheckt, net als de [Masseuse](staff-7) en de [Gids](staff-8). Dat staat alleen in het Russische boekje; in de andere drie is het genoeg als je de bestelling compleet maakt.
rules-austria-rulings-r04 = [Etageknecht](staff-33): ‘minstens 4 blokjes’ (Pools) en ‘precies 4 blokjes’ (Italiaans) is hetzelfde, want geen bestelling is groter.
rules-austria-rulings-r05 = [Keukenhulp](staff-17): kost { $kitchen-hand } kronen in de klassieke editie, { $kitchen-hand-revised } in de herziene.
rules-austria-rulings-r06 = [Garderobejuffrouw](staff-18): pak je een 5, dan kost de personeelskaart **boven op de sterkte** nog { $checker } kronen minder. In het Italiaanse boekje staat ‘2 kronen in plaats van 1’.
rules-austria-rulings-r07 = [Schoenpoetser](staff-15): elk punt sterkte van een 4 geeft je 1 stap én 1 kroon. In het Poolse boekje ontbreekt ‘voor elke dobbelsteen’.
rules-austria-rulings-r08 = [Telefoniste](staff-41): twee keer het getal van je veld, zoals in het Russische en het Italiaanse boekje, niet twee keer de punten, zoals in het Poolse; maximaal { $operator } OP in de klassieke editie.
rules-austria-rulings-r09 = Straf van [tegel C2](emperor-C2): je verliest een bezette kamer op de hoogste verdieping die er een heeft. Zijn er meer, dan kies je er een, zo mogelijk met een andere bezette kamer eronder in dezelfde kolom. Daarna verlies je de eerstvolgende bezette kamer eronder in die kolom. Wat je niet hebt, verlies je niet. Dit is de Russische lezing. Pools: een bezette kamer naar keuze lager in de kolom. Nederlands: ‘vrije’ kamers, en alleen die er direct onder. Italiaans: een bezette kamer naar keuze één rij lager. Herzien: de tweede is een bezette kamer naar keuze op de eerstvolgende lagere verdieping die er een heeft.
rules-austria-rulings-r10 = Heeft een straf twee opties, dan kies je er een die je volledig kunt uitvoeren. Herzien: de eerste, links, als dat kan. Van de boekjes uit 2015 verplicht alleen het Italiaanse daartoe.
rules-austria-rulings-r11 = Straf van [tegel B4](emperor-B4): twee keer achter elkaar verlies je een vrije kamer op de hoogste verdieping die er een heeft. Heb je geen twee vrije kamers, dan verlies je in plaats daarvan de punten.
rules-austria-rulings-r12 = Bij een gelijke stand beslissen kronen en **al** je blokjes, in de keuken en op cafétafels. Alleen het Russische boekje zegt dat ook blokjes buiten de keuken tellen.
rules-austria-rulings-r13 = Personeelskaarten onder de stapel: wat van een aanbod overblijft, gaat eronder op volgorde van kaartnummer, kaarten die je voor een straf inlevert in de volgorde waarin je ze inlevert. Een andere volgorde kun je niet kiezen.
rules-austria-rulings-r14 = In de extra beurt van [E. Gizia](guest-97) werkt de [Keukenhulp](staff-17) in de klassieke editie (actieveld 6 is gratis en sterker), maar niet in de herziene. Volgens het Poolse en het Italiaanse boekje doe je actie 6 gratis, volgens het Nederlandse en het Russische pak je een 6 gratis.
rules-austria-rulings-r15 = Je kunt geen aanvullende acties doen binnen een andere actie: maak die eerst af.
rules-austria-rulings-r16 = Een [Secretaresse](staff-29) die een [Assistent-manager](staff-32) kopieert, telt jouw eigen kaarten in dienst, zichzelf inbegrepen.
rules-austria-rulings-r17 = [Tuinman](staff-42): { $gardener } OP bij elke bonus van de keizer, ook als de bonus zelf niets doet.
rules-austria-rulings-r18 = Aanvullende acties mag je op elk moment tussen de acties van je beurt doen, ook vóór de gast: serveren uit de keuken, inchecken, schijven op politiekkaarten leggen en personeel gebruiken dat eenmaal per ronde werkt. In het Russische boekje kan dat alleen na de gast. Personeel met ‘eenmaal per ronde’ werkt eenmaal per ronde, al heeft het Poolse boekje het over kaarten die ‘deze beurt niet zijn gebruikt’, en het Italiaanse over ‘eenmaal per beurt’ bij de kaarten 1, 2 en 4.
rules-austria-rulings-r19 = [Secretaresse](staff-29): kopieert een kaart van een **andere** speler, nooit een van jezelf. In het Italiaanse boekje mogen ook je eigen kaarten.
rules-austria-rulings-r20 = [Huismeester](staff-23): betaalt als een gast incheckt, niet als een effect een kamer bezet. Herzien: betaalt voor elke kamer die bezet raakt.
rules-austria-rulings-r21 = Valt een volle groep door een straf uiteen, dan gaat de bonus niet verloren en krijg je hem ook niet nog eens.
rules-austria-rulings-r22 = Ben je kamers kwijtgeraakt, dan bereid je nieuwe kamers voor naast een kamer die je nog hebt. Is je hotel leeg, dan begin je weer linksonder.
rules-austria-rulings-r23 = In de doos zitten 30 blokjes van elke soort; hier raken ze nooit op.
rules-austria-rulings-r24 = Een politiekkaart heeft 3 plaatsen, dus met 4 spelers krijgt de vierde niets. Welke politiekkaarten en keizertegels meedoen, wordt geloot, zoals in het Italiaanse boekje; in de andere drie kies je ze.
rules-austria-rulings-r34 = Een gast die je neemt voordat je moet passen, is de gast van die beurt, ook na de nieuwe worp.
rules-austria-rulings-r35 = Heb je op enig moment in je beurt aan de voorwaarde van een politiekkaart voldaan, dan kun je er tot het einde van de beurt, tussen acties, een schijf op leggen, ook als je dan weer minder kronen hebt.
rules-austria-rulings-r25 = Eerste kamers: je mag er minder dan 3 voorbereiden, of geen. In het Italiaanse boekje zijn het er 3, in de andere maximaal 3.
rules-austria-rulings-r26 = Wat je zelf kunt onthouden, zoals kaarten die je in de draft hebt doorgegeven, wordt niet getoond. De tafel toont wat je nu kunt zien.
rules-austria-rulings-r27 = Zijn er minder personeelskaarten over dan je moet trekken, dan trek je wat er is, ook als dat niets is.
rules-austria-rulings-r28 = De afgelegde gasten worden pas de nieuwe stapel als er een kaart getrokken moet worden en er geen meer is.
rules-austria-rulings-r29 = Je mag afzien van een aanbod, een uitgenodigde gast, een kamer om voor te bereiden en de [Kruier](staff-38). De boekjes spreken elkaar tegen: bij een aanbod op een gastkaart zegt het Russische ‘je mag’, de andere ‘speel er één’; op keizertegels zeggen ze alle vier ‘je mag’. De rest klinkt als een opdracht, behalve bij sommige kamers, zoals die van de Beeldhouwer, waar ze alle vier ‘je mag’ zeggen.
rules-austria-rulings-r30 = De kaart van een gast wordt afgelegd zodra de gast de tafel verlaat, vóór de beloning. De gast kan dus door de eigen beloning in de rij terugkeren. In het voorbeeld van de boekjes gebeurt het na de beloning. Je scoort de punten op de kaart; in het Nederlandse boekje die van de kamer.
rules-austria-rulings-r31 = Kamertegels raken nooit op.
rules-austria-rulings-r32 = De sterkte van de extra actie van [E. Gizia](guest-97) is het aantal dobbelstenen op het actieveld op dat moment, zoals in het Italiaanse boekje. De dobbelsteen die je eerder hebt gepakt, telt niet meer mee. De extra beurt is verplicht, zoals in het Russische boekje; het Poolse zegt ‘je mag’.
rules-austria-rulings-r33 = Een actieveld zonder dobbelsteen kun je niet versterken. Alleen het Italiaanse boekje zegt dat met zoveel woorden.

## Words in tables and pictures

rules-austria-sign = Hotel Austria

rules-austria-head-players = Spelers
rules-austria-head-numbers = Getallen per tegel
rules-austria-head-floor = Verdieping
rules-austria-head-price = Voorbereiden
rules-austria-head-end = Bezet, aan het einde
rules-austria-head-strength = Sterkte
rules-austria-head-cubes = Blokjes
rules-austria-head-most = Cake of koffie
rules-austria-head-rooms = Kamers
rules-austria-head-space = Veld
rules-austria-head-points = OP
rules-austria-head-tile = Tegel
rules-austria-head-bonus = Bonus
rules-austria-head-penalty = Straf
rules-austria-head-card = Kaart
rules-austria-head-asks = Voorwaarde
rules-austria-up-to = maximaal { $n }
rules-austria-none = geen
