### Grand Austria Hotel: the rules in the app. **bold**, [[icon]] and [words](section or card) are marks;
### what stands between the round brackets is never translated.

## The game

rules-austria-game = Het spel in het kort
rules-austria-game-idea = Je runt een hotel in Wenen rond 1910. Gasten komen hongerig en dorstig in je café zitten. Je brengt wat ze hebben besteld, en zodra ze tevreden zijn, breng je ze naar een kamer. Wie intrekt, bedankt je met punten en een gunst.
rules-austria-game-win = Het spel duurt { $rounds } rondes en is voor 2 tot 4 spelers. Wie na de eindscore de meeste **overwinningspunten** (OP) heeft, wint.
rules-austria-game-picture = Een hotel bij nacht. Gestippelde ramen zijn alleen gepland, donkere zijn voorbereid, achter verlichte logeert iemand.
rules-austria-game-loop = Dit doe je telkens weer:
rules-austria-game-loop-guest = Neem een [gast](guests) uit de rij mee naar een tafel in je café.
rules-austria-game-loop-serve = [Serveer](serving) strudel, cake, wijn en koffie tot de bestelling compleet is.
rules-austria-game-loop-room = [Bereid een kamer voor](rooms) in de kleur van de gast.
rules-austria-game-loop-move = [Check de gast in](check-in): scoor de kaart en neem de beloning.
rules-austria-game-dice = De [dobbelstenen](dice) drijven dit alles aan. In elke beurt pak je er een en doe je de actie, en hoe meer dobbelstenen er op het veld liggen, hoe sterker de actie.
rules-austria-game-more = Drie dingen liggen langs de weg. [Personeel](staff) dat je aanneemt, maakt je er beter in. De [keizer](emperor) komt { $visits } keer langs en wil tevreden zijn. En [politiekkaarten](politics) belonen wie als eerste een doel haalt.
rules-austria-game-first = Nieuw hier? Lees tot en met ‘Check-in’ en begin te spelen: het paneel ‘Wat nu?’ zegt altijd wat er kan, en alles wat je aanwijst, vertelt wat het is.

## On the table

rules-austria-table = Wat er op tafel ligt
rules-austria-table-guests = **Gasten.** { $guests } kaarten, { $each } van elke kleur: gele artiesten, blauwe edelen, rode burgers en groene toeristen.
rules-austria-table-guest-card = Een gastkaart: de kleur met bijbehorende vorm, de punten in de gouden munt, de bestelling als blokjes en onder de lijn de beloning. S is strudel, C cake, W wijn, K koffie.
rules-austria-table-staff = **Personeel.** { $staff } kaarten. Elke kaart heeft een prijs in kronen en een moment waarop hij werkt.
rules-austria-table-staff-card = Een personeelskaart: de prijs op het gouden plaatje, het moment onder de naam, en wat de kaart doet.
rules-austria-table-politics = **Politiekkaarten.** { $politics } in de groepen A, B en C; van elke groep is er één in het spel.
rules-austria-table-tiles = **Keizertegels.** { $tiles } in de groepen A, B en C; van elke groep is er één in het spel.
rules-austria-table-hotel = **Je hotel.** { $floors } verdiepingen met elk { $columns } kamers, in drie kleuren. Kamers van één kleur die aan elkaar grenzen, vormen een **groep**. Bij nacht zijn alle hotels gelijk; bij dag heeft elk een eigen gevel.
rules-austria-table-cafe = **Je café.** Drie tafels, met elk één gast.
rules-austria-table-kitchen = **Je keuken.** Er passen zoveel blokjes in als je wilt. De voorraad raakt nooit op.
rules-austria-table-purse = **Je kas.** Hooguit { $purse } kronen [[crown]]; wat je meer krijgt, gaat verloren.
rules-austria-table-track = **Het keizerspoor.** Velden 0 tot { $track }. Een stap voorbij het laatste veld geeft in plaats daarvan 1 OP.
rules-austria-table-dice = **Dobbelstenen.** { $dice-two } met twee spelers, { $dice-three } met drie, { $dice-four } met vier.
rules-austria-table-vp = **Overwinningspunten** zijn gewoon een getal. Het mag onder nul zakken.

## Setup

rules-austria-setup = Voorbereiding
rules-austria-setup-house = Het huis legt alles klaar; jij kiest alleen je eerste gast en je eerste kamers.
rules-austria-setup-row = De gasten worden geschud en { $row } ervan komen in een rij te liggen. Het personeel wordt geschud. Van elke groep worden één politiekkaart en één keizertegel getrokken.
rules-austria-setup-start = Elke speler begint met { $crowns } kronen, met één strudel, één cake, één wijn en één koffie in de keuken, op veld 0 van het keizerspoor, met 0 OP.
rules-austria-setup-hands = Elke speler krijgt { $hand } personeelskaarten en houdt ze verborgen.
rules-austria-setup-order = Een startspeler wordt geloot en krijgt beurtvolgordetegel 1, de volgende met de klok mee tegel 2, enzovoort.
rules-austria-setup-guest = Van de laatste speler terug naar de eerste neemt ieder gratis één gast uit de rij. Na elke keus schuift de rij door en wordt aangevuld.
rules-austria-setup-rooms = In beurtvolgorde mag elke speler maximaal drie kamers voorbereiden en betaalt ervoor. De eerste moet die linksonder zijn, elke volgende ligt naast een kamer die er al is.
rules-austria-setup-picture = Keuken en kas bij het begin.
rules-austria-setup-options = Drie dingen worden gekozen bij het openen van de tafel:
rules-austria-setup-side = **Hotels** bij nacht (alle gelijk) of bij dag (elk anders).
rules-austria-setup-staff = **Eerste personeel**: willekeurig gedeeld; of de vier **introductiesets** A tot D, die bij de beurtvolgordetegels 1 tot 4 horen; of een **draft**, waarin ieder één kaart houdt en de rest naar links doorgeeft tot iedereen er { $hand } heeft.
rules-austria-setup-edition = **Editie**: klassiek of herzien. Ze verschillen [op een paar punten](editions).

## A round

rules-austria-round = Een ronde, een beurt
rules-austria-round-roll = De eigenaar van tegel 1 gooit alle dobbelstenen en legt ze naar hun ogen op de velden 1 tot 6.
rules-austria-round-numbers = Op elke beurtvolgordetegel staan twee getallen. Wie het laagste getal heeft dat nog niet bedekt is, is aan de beurt. Daarna bedekt de gepakte dobbelsteen dat getal. Zo heeft elke speler twee beurten per ronde, en wie in het begin eerste is, is aan het einde laatste.
rules-austria-round-picture = De beurtvolgorde met drie spelers. Twee beurten zijn klaar; het gouden teken toont wie aan de beurt is.
rules-austria-round-tiles = De getallen op de beurtvolgordetegels
rules-austria-round-turn = **Je beurt** heeft twee delen, in deze volgorde:
rules-austria-round-take-guest = Neem, als je wilt, **één gast** uit de rij. [Hoe](guests)
rules-austria-round-take-die = Pak **één dobbelsteen** en doe de actie. Dit moet. [Hoe](dice)
rules-austria-round-extra = **Aanvullende acties** kunnen op elk moment van je eigen beurt: vóór de gast, tussen gast en dobbelsteen, na de dobbelsteen.
rules-austria-round-boost = Betaal 1 kroon: de dobbelsteen die je gaat pakken, heeft 1 sterkte meer. Eens per beurt.
rules-austria-round-deliver = Betaal 1 kroon: [serveer](serving) maximaal { $delivery } blokjes uit je keuken. Zo vaak je wilt.
rules-austria-round-check-in = [Check een gast in](check-in) wiens bestelling compleet is.
rules-austria-round-use = Gebruik een personeelskaart in dienst die [eens per ronde](staff?p=round) werkt.
rules-austria-round-claim = Leg een schijf op een [politiekkaart](politics) waaraan je voldoet.
rules-austria-round-between = Een actie of effect dat begonnen is, wordt eerst afgemaakt. Tussen twee kamers van één 3 kun je bijvoorbeeld geen gast inchecken.
rules-austria-round-pass = **Passen.** In plaats van een beurt te nemen, mag je passen als je nog niets hebt gedaan; en het moet als je geen enkele dobbelsteen kunt pakken. Passen bedekt geen getal. Heb je een gast genomen voordat je moest passen, dan is dat de gast van deze beurt: na de nieuwe worp neem je geen tweede.
rules-austria-round-again = Als iedereen die nog een beurt heeft, gepast heeft, legt degene met het laagste onbedekte getal een van de resterende dobbelstenen in de prullenbak en gooit de andere opnieuw. Wie gepast had, mag weer meedoen, in de volgorde van de getallen.
rules-austria-round-over = De ronde is voorbij als elk getal bedekt is of er geen dobbelsteen meer ligt.

## Guests

rules-austria-guests = Een gast nemen
rules-austria-guests-take = In je beurt mag je, voordat je een dobbelsteen pakt, één gast uit de rij nemen en aan een vrije tafel zetten.
rules-austria-guests-price = Je betaalt de prijs onder de kaart. Gasten die al langer wachten, rechts, kosten niets.
rules-austria-guests-picture = De rij: nieuwe gasten komen links binnen en schuiven naar rechts.
rules-austria-guests-slide = Daarna schuift de rij naar rechts en komt er links een nieuwe gast bij.
rules-austria-guests-full = Zonder vrije tafel kun je niemand nemen.
rules-austria-guests-later = Is de dobbelsteen gepakt, dan kan er alleen nog een gast komen door een [effect](effects?p=invite).
rules-austria-guests-boy = Met de [Delivery Boy](staff-25) is elke gast uit de rij gratis.
rules-austria-guests-deck = Is de gastenstapel leeg en is er een kaart nodig, dan worden de vertrokken gasten geschud en vormen zij de nieuwe stapel.

## Dice

rules-austria-dice = De dobbelstenen
rules-austria-dice-take = Pak één dobbelsteen van een veld en doe de actie van dat veld.
rules-austria-dice-strength = De **sterkte** is het aantal dobbelstenen op het veld, die je pakt meegeteld; 1 meer als je ervoor betaalt; plus wat je personeel toevoegt.
rules-austria-dice-picture = De zes velden. Elk veld zegt wat een dobbelsteen je nu zou geven.
rules-austria-dice-one = **1: strudel en cake.** Eén blokje per sterkte. Hooguit de helft mag cake zijn: nooit meer cake dan strudel.
rules-austria-dice-two = **2: wijn en koffie.** Net zo: nooit meer koffie dan wijn.
rules-austria-dice-three = **3: kamers voorbereiden.** Maximaal zoveel kamers als de sterkte, elk [tegen de prijs van de verdieping](rooms).
rules-austria-dice-four = **4: keizer of kronen.** Verdeel de sterkte zoals je wilt over stappen op het keizerspoor en kronen.
rules-austria-dice-five = **5: aannemen.** Speel één personeelskaart uit je hand, goedkoper met de sterkte, maar nooit onder 0.
rules-austria-dice-six = **6: naar keuze.** Betaal 1 kroon en doe dan een van de acties 1 tot 5 met de sterkte van veld 6.
rules-austria-dice-split = Hoeveel blokjes een sterkte geeft, en hoeveel daarvan cake of koffie mogen zijn
rules-austria-dice-boost = **Versterken.** Eens per beurt mag je 1 kroon betalen voor 1 sterkte meer van de dobbelsteen die je pakt. Er moet een dobbelsteen op het veld liggen.
rules-austria-dice-vain = Je mag een dobbelsteen ook pakken als de actie je weinig of niets oplevert. Alleen voor een 6 moet je de kroon kunnen betalen.
rules-austria-dice-real = Een 6 die je als 3 gebruikt, blijft een 6: personeel dat werkt bij het pakken van een 3, doet dan niets.

## Serving

rules-austria-serving = Blokjes en bestellingen
rules-austria-serving-receive = **Nieuwe blokjes.** Telkens als je blokjes krijgt, mag je er daarvan gratis zoveel je wilt direct op bestellingen in je café leggen. De rest gaat naar je keuken.
rules-austria-serving-picture = De eerste gast heeft twee blokjes en wacht op de bleke. De tweede heeft alles en kan naar een kamer. De derde tafel is vrij.
rules-austria-serving-deliver = **Uit de keuken.** In je beurt mag je 1 kroon betalen om maximaal { $delivery } blokjes uit je keuken op bestellingen te leggen, voor één gast of voor meer. Dat mag vaker dan eens. Met de [Chief Waiter](staff-24) kost het niets.
rules-austria-serving-stay = Een geserveerd blokje blijft bij zijn gast.
rules-austria-serving-complete = Liggen alle blokjes van een bestelling er, dan kan de gast [naar een kamer](check-in).
rules-austria-serving-supply = Blokjes raken nooit op.

## Check-in

rules-austria-check-in = Check-in
rules-austria-check-in-when = In je beurt mag je een gast wiens bestelling compleet is naar een voorbereide, vrije kamer brengen.
rules-austria-check-in-colour = De kamer moet de kleur van de gast hebben. Groene toeristen slapen in een kamer van elke kleur.
rules-austria-check-in-picture = Een gast die alles heeft, en het raam dat is opgelicht.
rules-austria-check-in-get = Je krijgt dan:
rules-austria-check-in-points = de **punten** van de kaart, die komen altijd eerst,
rules-austria-check-in-reward = de **beloning** van de kaart, elk effect één keer,
rules-austria-check-in-staff = wat je **personeel** geeft als zo’n gast een kamer betrekt,
rules-austria-check-in-group = de **bezettingsbonus**, als dit de [laatste kamer van de groep](rooms?p=groups) was.
rules-austria-check-in-order = Jij kiest de volgorde van dit alles, behalve van de punten. Elk onderdeel wordt afgemaakt, met alles wat het in gang zet, voordat het volgende begint. Wat geen kwaad kan, gebeurt zonder te vragen: punten, stappen, getrokken kaarten, en kronen die in de kas passen.
rules-austria-check-in-leaves = De kaart van de gast gaat op de aflegstapel en de tafel is weer vrij, nog vóór de beloning: een gast die je dan mag uitnodigen, kan daar gaan zitten.
rules-austria-check-in-wait = Zonder passende kamer wacht de gast aan tafel. Dat kan geen kwaad, tot het einde: een gast die dan nog in het café zit, kost 5 OP.

## Rooms

rules-austria-rooms = Kamers en groepen
rules-austria-rooms-where = Je eerste kamer bereid je linksonder voor. Elke volgende moet naast, boven of onder een kamer van jou liggen.
rules-austria-rooms-price = Betaal de prijs van de verdieping. Hoe hoger, hoe duurder; maar een gast daarboven is aan het einde meer waard.
rules-austria-rooms-floors = Verdiepingen, van onder naar boven
rules-austria-rooms-printed = Op sommige plaatsen rechtsboven staat een gouden munt: die scoor je zodra je daar de kamer voorbereidt.
rules-austria-rooms-free = Met de [Butler](staff-9), de [Chauffeur](staff-10) of de [Florist](staff-11) bereid je kamers van één kleur gratis voor.
rules-austria-rooms-picture = Tien groepen, elk binnen een dikke lijn. Een plaatje toont wat een volle groep geeft; een zegel, dat je het al hebt gehad.
rules-austria-rooms-groups = **Groepen.** Wordt de laatste kamer van een groep bezet, hoe dan ook, dan krijg je de bezettingsbonus, één keer. Blauw geeft punten, rood kronen, geel stappen op het keizerspoor; hoe groter de groep, hoe meer.
rules-austria-rooms-bonus = De bonus van een volle groep, naar het aantal kamers
rules-austria-rooms-lit = Een kamer is **gepland**, **voorbereid** (donker) of **bezet** (verlicht). Alleen in een voorbereide, vrije kamer kan een gast terecht.

## Staff

rules-austria-staff = Personeel
rules-austria-staff-hand = De kaarten in je hand zijn mensen die je kunt aannemen. Daar doen ze niets. Eenmaal in dienst liggen ze open voor je en werken ze voor je.
rules-austria-staff-hire = Je neemt iemand aan met een 5 of door een effect. Betaal de prijs op de kaart, min wat de dobbelsteen of het effect eraf haalt; nooit minder dan 0.
rules-austria-staff-picture = Van elk moment één kaart: eenmalig, eens per ronde, permanent, aan het einde.
rules-austria-staff-once = **Eenmalig**: zodra de kaart wordt aangenomen, en dan nooit meer.
rules-austria-staff-round = **Eens per ronde**: in een van je beurten, wanneer je wilt. Daarna slaapt de kaart tot de volgende ronde.
rules-austria-staff-permanent = **Permanent**: telkens als gebeurt waar de kaart over gaat.
rules-austria-staff-end = **Aan het einde**: bij de eindscore.
rules-austria-staff-taking = Een kaart die werkt bij **het pakken van een dobbelsteen** bedoelt de steen die je echt van dat veld pakt. Een 6 die je als ander getal gebruikt, blijft een 6, en in de extra beurt van [E. Gizia](guest-97) wordt helemaal geen steen gepakt.
rules-austria-staff-entering = Een kaart die werkt als **een gast een kamer betrekt**, werkt bij elke check-in van zo’n gast. Hij werkt niet als een [effect](effects?p=occupy) een kamer laat oplichten.
rules-austria-staff-fixed = Wat een gebeurtenis in gang zet, ligt vast op het moment zelf: wie je tijdens het afhandelen aanneemt, voegt er niets aan toe. Maar prijzen zijn altijd die van het moment waarop je betaalt.
rules-austria-staff-deck = Is de personeelsstapel leeg, dan trek je wat er is.

## The emperor

rules-austria-emperor = De keizer
rules-austria-emperor-when = De keizer komt na ronde { $r-one }, { $r-two } en { $r-three }. De tegel van groep A zegt wat je de eerste keer te wachten staat, B de tweede, C de derde.
rules-austria-emperor-picture = Het spoor vóór het eerste bezoek. Waar je staat, bepaalt of je wordt gestraft, met rust gelaten of beloond.
rules-austria-emperor-score = Eerst scoort iedereen de punten van zijn veld en gaat dan terug: { $back-one } stappen de eerste keer, { $back-two } de tweede, { $back-three } de derde, maar niet onder 0.
rules-austria-emperor-judged = Daarna, in beurtvolgorde: op veld { $bonus } of hoger krijg je de **bonus** van de tegel, met de [Gardener](staff-42) ook { $gardener } OP; op veld 0 onderga je de **straf**, tenzij de [Conference Manager](staff-26) je voor 1 kroon vrijkoopt; daartussenin gebeurt er niets.
rules-austria-emperor-track = Punten van het keizerspoor
rules-austria-emperor-over = Een stap voorbij veld { $track } geeft in plaats daarvan meteen 1 OP.
rules-austria-emperor-options = Biedt een straf twee dingen, dan kies je uit wat je volledig kunt uitvoeren. In de herziene editie moet je het eerste nemen als je dat kunt.
rules-austria-emperor-removal = Kamers die een straf je kost, verdwijnen uit je hotel, en je krijgt niets terug. De bonus van een groep die zo wordt verbroken, gaat niet verloren en wordt niet opnieuw gegeven. Je bouwt verder naast een kamer die over is, of linksonder als er geen is. Een opnieuw voorbereide plaats geeft de munt opnieuw.
rules-austria-emperor-returned = Teruggegeven personeel gaat onder de stapel, ongezien door de anderen. Een ontslagen kaart gaat uit het spel.
rules-austria-emperor-tiles = Alle keizertegels

## Politics

rules-austria-politics = Politiek
rules-austria-politics-three = Er zijn drie politiekkaarten in het spel, een van A, een van B en een van C. Elke kaart vraagt om iets.
rules-austria-politics-claim = Zodra je hebt waar een kaart om vraagt, mag je er in je beurt een schijf op leggen. De eerste speler scoort { $first } OP, de tweede { $second }, de derde { $third }. Met vier spelers komt de laatste te laat.
rules-austria-politics-picture = Eén speler heeft aan kaart A voldaan en bezet de eerste plaats. De kleine getallen tonen hoe ver je bent.
rules-austria-politics-now = Het is genoeg dat op enig moment van deze beurt aan de voorwaarde was voldaan: je mag de schijf ook later in de beurt leggen, zelfs als je kas niet meer vol is. Geldt de voorwaarde daarna niet meer, dan blijft de schijf liggen.
rules-austria-politics-once = Op elke kaart leg je hooguit één schijf. Je geeft er niets voor weg: kronen waar een kaart om vraagt, laat je alleen zien.
rules-austria-politics-cards = Alle politiekkaarten

## Effects

rules-austria-effects = Effecten op kaarten en tegels
rules-austria-effects-how = Deze tekens staan op gasten, personeel en keizertegels:
rules-austria-effects-crowns = [[crown]] **Kronen**: in je kas, tot { $purse }.
rules-austria-effects-emperor = [[emperor]] **Stappen**: vooruit op het keizerspoor.
rules-austria-effects-vp = [[vp]] **Punten**: meteen overwinningspunten.
rules-austria-effects-vp-per-staff = [[vp]] **Punten voor personeel**: voor elke personeelskaart die je in dienst hebt.
rules-austria-effects-cubes = [[cube]] **Blokjes**: die zijn afgebeeld. Ze mogen direct op bestellingen.
rules-austria-effects-choice = [[cube]] **Blokjes naar keuze**: jij zegt welke.
rules-austria-effects-draw = [[draw]] **Trekken**: personeelskaarten van de stapel in je hand.
rules-austria-effects-prep = [[room]] **Een kamer voorbereiden**: voor de volle prijs, goedkoper of gratis; soms alleen op de twee onderste verdiepingen. Twee zulke tekens zijn twee kamers, na elkaar.
rules-austria-effects-occupy = [[lit]] **Bezetten**: een voorbereide, vrije kamer van een willekeurige kleur wordt bezet, alsof er iemand was ingetrokken. Dat kan een groep compleet maken. Maar er is geen gast gekomen, dus personeel dat op gasten wacht, geeft niets.
rules-austria-effects-hire = [[staff]] **Aannemen**: een kaart uit je hand, zoveel kronen goedkoper of gratis.
rules-austria-effects-offer = [[staff]] **Aanbod**: bekijk drie nieuwe personeelskaarten. Je mag er één aannemen, goedkoper of gratis, zoals de kaart zegt. De andere gaan onder de stapel.
rules-austria-effects-invite = [[guest]] **Uitnodigen**: neem gratis een gast naar keuze uit de rij. Je hebt een vrije tafel nodig.
rules-austria-effects-complete = [[cube]] **Bestelling compleet**: één gast krijgt alles wat nog ontbreekt, uit de voorraad.
rules-austria-effects-extra = [[extra]] **Extra beurt**: die brengt alleen [E. Gizia](guest-97). Meteen heb je binnen deze beurt nog een beurt: als je wilt een gast, tegen de gewone prijs, dan de actie van een veld waar nog een dobbelsteen ligt. Er wordt geen dobbelsteen gepakt, en personeel dat werkt bij het pakken van een steen, werkt niet. Je mag opnieuw versterken en aanvullende acties doen, maar niet passen. Ligt er geen dobbelsteen meer, dan vervalt de extra beurt.
rules-austria-effects-order = Zet één gebeurtenis meerdere effecten in gang, dan kies jij de volgorde. Elk effect wordt afgemaakt vóór het volgende.
rules-austria-effects-decline = Je mag afzien van voorbereiden, bezetten, aannemen, uitnodigen of een complete bestelling, en ook van een aanbod. Al het andere neem je.

## The end of a round

rules-austria-end-of-round = Het einde van een ronde
rules-austria-end-of-round-emperor = Na ronde { $r-one }, { $r-two } en { $r-three }: de [keizer](emperor) komt.
rules-austria-end-of-round-wake = Personeel dat eens per ronde werkt, wordt wakker.
rules-austria-end-of-round-first = Elke beurtvolgordetegel gaat één speler naar links.
rules-austria-end-of-round-dice = De nieuwe startspeler neemt alle dobbelstenen, ook die uit de prullenbak, en gooit.
rules-austria-end-of-round-last = Na ronde { $rounds } volgt de [eindscore](scoring).

## Scoring

rules-austria-scoring = Eindscore
rules-austria-scoring-end = Personeel dat **aan het einde** werkt, scoort.
rules-austria-scoring-rooms = Elke **bezette kamer** scoort het getal van de verdieping, zoals in de tabel van de [verdiepingen](rooms?p=floors) staat.
rules-austria-scoring-left = Elke **kroon** in je kas en elk **blokje** in je keuken is 1 OP.
rules-austria-scoring-guests = Elke **gast** die nog in je café zit, kost je 5 OP.
rules-austria-scoring-tie = Bij een gelijke stand wint wie meer kronen en blokjes samen heeft; blokjes op cafétafels tellen ook. Is ook dat gelijk, dan delen ze de overwinning.
rules-austria-scoring-secretary = De [Secretary](staff-29) telt als de beste eindkaart die de andere spelers in dienst hebben, maar met jouw hotel. Ze kopieert nooit een andere Secretary.
rules-austria-scoring-operator = De [Operator](staff-41) verdubbelt het getal van het veld waarop je na het laatste bezoek van de keizer staat, tot { $operator } OP.
rules-austria-scoring-manager = De [Hotel Manager](staff-48) geeft { $manager } OP voor elke set van drie bezette kamers in drie kleuren. Een kamer hoort bij maar één set.

## Hidden

rules-austria-hidden = Wat verborgen is
rules-austria-hidden-what = Voor jou verborgen zijn de personeelskaarten in andere handen, wat anderen krijgen aangeboden of draften, de volgorde van beide stapels, en de worpen die nog komen.
rules-austria-hidden-under = Welke kaarten iemand onder de personeelsstapel heeft gelegd, weet alleen die speler; hoeveel het er zijn, weet iedereen.
rules-austria-hidden-open = Al het andere ligt open: kassen, keukens, bestellingen, personeel in dienst, aflegstapel. De bots van dit huis zien wat een speler op hun plek mag zien, en niet meer.

## Editions

rules-austria-editions = Klassiek en herzien
rules-austria-editions-two = De **klassieke** editie is de druk van 2015, en die beschrijven deze pagina’s. De **herziene** editie is de druk van 2021. Alleen dit is anders:
rules-austria-editions-kitchen-hand = De [Kitchen Hand](staff-17) kost { $kitchen-hand-revised } kronen in plaats van { $kitchen-hand }.
rules-austria-editions-gizia = [E. Gizia](guest-97) geeft één extra actie in plaats van een extra beurt: zonder gast, zonder versterking, zonder personeel dat over dobbelstenen gaat, ook niet de [Kitchen Hand](staff-17); en na alle andere effecten van de check-in.
rules-austria-editions-custodian = De [Custodian](staff-23) betaalt voor elke kamer die bezet wordt, ook door een effect.
rules-austria-editions-penalties = De eerste mogelijkheid van een straf van de keizer is verplicht als je die volledig kunt uitvoeren.
rules-austria-editions-evict = De straf van [tegel C2](emperor-C2) neemt de tweede kamer uit een willekeurige kolom van de eerstvolgende lagere verdieping met een bezette kamer.
rules-austria-editions-operator = De [Operator](staff-41) heeft geen bovengrens.

## Rulings

rules-austria-rulings = Uitspraken
rules-austria-rulings-why = Het eerste spelregelboekje bestaat in meerdere talen die het niet altijd eens zijn, en soms zwijgen ze allemaal. Zo spelen we in dit huis. Elke uitspraak houdt zijn nummer.
rules-austria-rulings-r01 = [Assistent-manager](staff-32): { $assistant } OP voor elke kaart in dienst, deze inbegrepen. Eén vertaling heeft 4.
rules-austria-rulings-r02 = [Masseuse](staff-7): betaalt alleen voor gele gasten. Eén vertaling zegt elke gast.
rules-austria-rulings-r03 = [Groom](staff-5) en [Stableman](staff-6) werken als de gast een kamer betrekt, niet als hij in het café gaat zitten; net als de [Masseuse](staff-7) en de [Tour Guide](staff-8).
rules-austria-rulings-r04 = [Male Floor Housekeeper](staff-33): ‘minstens vier blokjes’ en ‘precies vier blokjes’ is hetzelfde; geen bestelling is groter.
rules-austria-rulings-r05 = [Kitchen Hand](staff-17): kost { $kitchen-hand } kronen in de klassieke editie, { $kitchen-hand-revised } in de herziene.
rules-austria-rulings-r06 = [Checker](staff-18): met een 5 is een personeelskaart **nog eens** { $checker } kronen goedkoper, boven op de sterkte.
rules-austria-rulings-r07 = [Bootblack](staff-15): elke sterkte van een 4 geeft allebei, een stap en een kroon.
rules-austria-rulings-r08 = [Operator](staff-41): twee keer het getal van het veld, niet twee keer de punten ervan; hooguit { $operator } OP in de klassieke editie.
rules-austria-rulings-r09 = Straf van [tegel C2](emperor-C2): je verliest een bezette kamer op de hoogste verdieping die er een heeft; bij meerdere kies jij, maar wel een met een andere bezette kamer eronder in dezelfde kolom, als die er is. Daarna verlies je de eerstvolgende bezette kamer eronder in die kolom. Herzien: de tweede is een willekeurige bezette kamer van de eerstvolgende lagere verdieping die er een heeft. Wat er niet is, verlies je niet.
rules-austria-rulings-r10 = Een straf met twee mogelijkheden: je kiest uit wat je volledig kunt uitvoeren. Herzien: de linker, als je dat kunt.
rules-austria-rulings-r11 = Straf van [tegel B4](emperor-B4): twee keer na elkaar verlies je een vrije kamer van de hoogste verdieping die er een heeft. Heb je geen twee vrije kamers, dan verlies je in plaats daarvan de punten.
rules-austria-rulings-r12 = Bij een gelijke stand beslissen kronen en **alle** blokjes die je hebt, in de keuken en op cafétafels.
rules-austria-rulings-r13 = Personeel onder de stapel: wat van een aanbod overblijft, gaat eronder in de volgorde van de kaartnummers, wat je door een straf teruggeeft in de volgorde waarin je het teruggeeft. Niemand wordt om een andere volgorde gevraagd.
rules-austria-rulings-r14 = In de extra beurt van [E. Gizia](guest-97) werkt de [Kitchen Hand](staff-17) in de klassieke editie (veld 6 is gratis en sterker), maar niet in de herziene.
rules-austria-rulings-r15 = Aanvullende acties kunnen niet binnen een actie: die wordt eerst afgemaakt.
rules-austria-rulings-r16 = Een [Secretary](staff-29) die een [Assistent-manager](staff-32) kopieert, telt jouw eigen kaarten in dienst, zichzelf inbegrepen.
rules-austria-rulings-r17 = [Gardener](staff-42): { $gardener } OP bij elke bonus van de keizer, ook als de bonus zelf niets doet.
rules-austria-rulings-r18 = Aanvullende acties kunnen op elk moment van je beurt tussen acties, ook vóór de gast. Dat geldt voor serveren uit de keuken, inchecken, schijven op politiekkaarten en personeel dat eens per ronde werkt.
rules-austria-rulings-r19 = [Secretary](staff-29): kopieert een kaart van een **andere** speler, nooit een van jezelf.
rules-austria-rulings-r20 = [Custodian](staff-23): betaalt als een gast een kamer betrekt, niet als een effect een kamer bezet maakt. Herzien: voor elke kamer die bezet wordt.
rules-austria-rulings-r21 = Verbreekt een straf een volle groep, dan gaat de bonus niet verloren en wordt hij niet nog eens gegeven.
rules-austria-rulings-r22 = Na het verlies van kamers bereid je voor naast een kamer die over is; met een leeg hotel begin je weer linksonder.
rules-austria-rulings-r23 = In de doos zitten 30 blokjes van elke soort; hier raken ze nooit op.
rules-austria-rulings-r24 = Een politiekkaart heeft drie plaatsen. Met vier spelers krijgt de vierde niets.
rules-austria-rulings-r34 = Een gast die je neemt voordat je moet passen, is de gast van die beurt, ook na de nieuwe worp.
rules-austria-rulings-r35 = Een voorwaarde van een politiekkaart die op enig moment van je beurt gold, kun je tot het einde van de beurt claimen, tussen acties, ook als je weer minder kronen hebt.
rules-austria-rulings-r25 = Eerste kamers: je mag er minder dan drie voorbereiden, of geen.
rules-austria-rulings-r26 = Wat je had kunnen onthouden, zoals kaarten die je in de draft voorbij zag komen, wordt niet getoond. De tafel toont wat nu voor jou open ligt.
rules-austria-rulings-r27 = Zijn er minder personeelskaarten over dan je zou trekken, dan trek je wat er is, en niets als er niets is.
rules-austria-rulings-r28 = De afgelegde gasten worden pas de nieuwe stapel als er een kaart moet worden getrokken en er geen meer is.
rules-austria-rulings-r29 = Je mag afzien van een aanbod, een uitgenodigde gast, een kamer om voor te bereiden, en de [Porter](staff-38).
rules-austria-rulings-r30 = De kaart van een gast wordt afgelegd zodra hij de tafel verlaat, vóór de beloning. De gast kan dus door zijn eigen beloning in de rij terugkomen.
rules-austria-rulings-r31 = Kamertegels raken nooit op.
rules-austria-rulings-r32 = De sterkte van de extra actie van [E. Gizia](guest-97) is het aantal dobbelstenen op het veld op dat moment. De steen die je eerder hebt gepakt, telt niet meer mee.
rules-austria-rulings-r33 = Een veld zonder dobbelsteen kan niet worden versterkt.

## Words in tables and pictures

rules-austria-sign = Hotel Austria

rules-austria-head-players = Spelers
rules-austria-head-numbers = De twee getallen van tegel 1, tegel 2 …
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
rules-austria-head-asks = Vraagt om
rules-austria-up-to = tot { $n }
rules-austria-none = geen
