### The guided first games: what Leopold, the head concierge, says.

learn-title = Je eerste potje met Leopold
learn-neighbour = Tegenstander
learn-next = Nu, als je zo goed wilt zijn:
learn-others-move = Je tegenstander is aan de beurt. Kijk naar de tafel.
learn-mine = Sta me toe.
learn-other =
    { $times ->
        [one] Volgens de regels mag dat ook. Maar laten we het vandaag anders doen: ik wil je iets laten zien.
       *[other] Een prachtig idee voor je volgende potje! Volg nu alsjeblieft het gouden kader.
    }
learn-go-on = Verder
learn-read = Lees wat Leopold zegt en ga dan verder.
learn-back = Teruggaan
learn-progress = Voortgang
learn-play = Echt potje spelen
learn-rules = Spelregels lezen
learn-again = Opnieuw beginnen

## Grand Austria Hotel

learn-austria-first-guest = Goedenavond! Ik ben Leopold, en dit is jouw hotel. Wie na 7 rondes de meeste punten heeft, wint. Punten krijg je voor gasten die je incheckt, volle groepen kamers, personeel, politiekkaarten en de gunst van de keizer. Gasten gaan eerst in je café zitten, en je eerste is gratis. Laten we de Gravin nemen: ze bestelt 2 stukken cake en 1 koffie, en beloont je met 7 punten (OP) en 3 kronen.
learn-austria-first-rooms = Een gast heeft een voorbereide kamer nodig. Op de onderste verdieping zijn kamers gratis; elke verdieping hoger kost 1 kroon meer. Je begint met 3 kamers, één van elke kleur: blauw voor edelen, geel voor artiesten, rood voor burgers. Bereid de blauwe voor; ik zorg voor de andere twee.
learn-austria-neighbour-rooms = Je tegenstander doet hetzelfde. Ook het hotel van de ander ligt op tafel: je ziet alles, behalve de handkaarten.
learn-austria-take-guest = Je eerste beurt! Die heeft twee delen. Eerst mag je een gast uit de rij nemen: de twee rechts zijn gratis, de andere kosten 1 t/m 3 kronen. De Apotheker wil maar 1 stuk cake. Vraag hem vooral binnen.
learn-austria-take-die = Dan nu het hart van het spel: pak een dobbelsteen. De dobbelstenen liggen op zes actievelden. De 1 geeft strudel en cake, de 2 wijn en koffie, met de 3 bereid je kamers voor, de 4 is voor de keizer en je kas, met de 5 neem je personeel aan, en de 6 is een van deze acties voor 1 kroon. Hoe meer dobbelstenen op een actieveld, hoe meer het geeft. Er ligt drie keer een 1: pak er een.
learn-austria-split = Dat zijn 3 blokjes. Je mag niet meer cake dan strudel nemen, dus meer dan 1 cake zit er niet in. Neem die.
learn-austria-serve = Blokjes die je krijgt, mogen meteen naar je gasten. Geef de cake aan de Gravin. Wat niemand nodig heeft, gaat vanzelf naar je keuken.
learn-austria-kitchen = In je keuken liggen nog de 4 blokjes waarmee iedereen begint. Voor 1 kroon mag je daaruit maximaal 3 blokjes serveren. Laten we dat doen.
learn-austria-from-kitchen = Geef de Gravin haar tweede stuk cake; de koffie breng ik haar zelf.
learn-austria-check-in = De Gravin heeft alles wat ze heeft besteld. Breng haar naar haar kamer! Ze is van adel, dus krijgt ze de blauwe, en jij krijgt meteen haar beloning. Die kamer is een groep op zich, en een volle groep geeft ook een bonus.
learn-austria-neighbours-turn = 9 punten in je eerste beurt: schitterend! Nu heeft je tegenstander twee beurten achter elkaar. Met twee spelers is de volgorde deze ronde: jij, de ander, de ander, jij.
learn-austria-price = Je tweede beurt. Mr. Boydell kost vandaag 1 kroon. Hij is een toerist, en dus groen: toeristen slapen in kamers van elke kleur. Hij helpt je bij de keizer, die je straks leert kennen.
learn-austria-rooms-die = Zorg dat je kamers klaar zijn voordat je gasten ze nodig hebben. Er ligt twee keer een 3: pak er een, en je mag 2 kamers voorbereiden.
learn-austria-prepare = De laatste twee kamers op de onderste verdieping zijn ook gratis. Een nieuwe kamer moet naast, boven of onder een kamer liggen die je al hebt. Neem de rode; ik bereid de blauwe ernaast voor.
learn-austria-end-turn = Dat was je beurt: beëindig hem. In je eigen potjes kun je met ‘Ongedaan maken’ terugnemen wat je deed, tenzij er iets nieuws is onthuld: een kaart bijvoorbeeld, of de dobbelstenen.
learn-austria-politics-cards = Ronde 2, en je tegenstander begint. Kijk intussen naar de politiekkaarten: drie doelen voor iedereen. In dit potje zijn dat 12 kamers, voorbereid of bezet; 6 volle groepen; en 4 gele en 3 blauwe kamers, allemaal bezet. Wie een doel als eerste haalt, krijgt 15 punten, de tweede 10. Elke kamer die je voorbereidt en elke gast brengt je dichterbij.
learn-austria-emperor-track = Zag je dat? Je tegenstander is 2 stappen vooruitgegaan op het keizerspoor. De keizer komt na ronde 3, 5 en 7. Eerst krijgt iedereen de punten van het eigen veld. Dan gaat iedereen terug, de eerste keer 3 stappen. Sta je dan nog op 3 of hoger, dan krijg je een bonus; ben je terug op 0, dan volgt straf. Je staat nu op 0: daar gaan we iets aan doen.
learn-austria-second-round = Nu heb jij twee beurten achter elkaar. De Rijksridder wil maar 1 koffie. Komt u binnen, excellentie!
learn-austria-stronger = Je gasten willen 2 stukken cake, maar drie dobbelstenen geven er maximaal 1. Voor 1 kroon kun je je dobbelsteen versterken: hij telt alsof er nog een bij lag. Pak de 1 met de plus.
learn-austria-two-cakes = Dat zijn 4 blokjes. Twee van elk, graag.
learn-austria-serve-two = Cake voor de Apotheker. Ik breng Mr. Boydell zijn cake en zijn strudel.
learn-austria-two-check-ins = Twee gasten zijn klaar voor hun kamer. Eerst de Apotheker, graag.
learn-austria-which-room = Hij is een burger en krijgt dus een rode kamer. De 4 rode kamers hier horen bij elkaar: ze vormen één groep, en die levert een bonus op als alle 4 bezet zijn.
learn-austria-tourist-room = En nu Mr. Boydell. Een toerist mag overal slapen. Geef hem de kamer naast de Apotheker, dan zijn 2 van de 4 rode kamers bezet. Hij brengt je ook 2 stappen vooruit op het keizerspoor.
learn-austria-sculptor = Je tweede beurt deze ronde. De Beeldhouwer kost 1 kroon en wil 1 wijn. Ik heb een plan.
learn-austria-staff-die = Een goed hotel heeft goed personeel. Je hebt 6 personeelskaarten in je hand, en met een 5 neem je er een aan. Er ligt twee keer een 5, dus het kost 2 kronen minder.
learn-austria-hire = De Barkeeper brengt je elke ronde 1 wijn. Kaarten met hetzelfde teken werken eenmaal per ronde; andere werken eenmalig, permanent of aan het einde van het spel. Neem de Barkeeper aan.
learn-austria-use-staff = Hij begint meteen. Gebruik hem: de wijn gaat naar de Beeldhouwer.
learn-austria-sculptor-room = Zijn bestelling is compleet. Breng hem naar zijn kamer.
learn-austria-free-room = De Beeldhouwer beloont je met een gratis kamer op een van de twee onderste verdiepingen. Neem die boven je gele kamer: hij hoort bij dezelfde groep.
learn-austria-pass = Nu past je tegenstander. Wie past, wacht. Heeft iedereen gepast die nog een beurt heeft, dan gaat er één dobbelsteen weg en worden de andere opnieuw gegooid.
learn-austria-emperor-comes = Ronde 3, en aan het einde komt de keizer. Je staat op 2. Ga je 3 terug, dan kom je op 0, en dat betekent straf. We moeten minstens op 6 staan. Maar eerst de Graaf: adel is altijd welkom.
learn-austria-barkeeper-again = Een nieuwe ronde, een nieuwe wijn. De Barkeeper staat weer tot je dienst.
learn-austria-emperor-die = Er ligt drie keer een 4. Versterk je die voor 1 kroon, dan krijg je er 4: stappen op het keizerspoor, kronen voor je kas, of van allebei wat.
learn-austria-steps-or-crowns = Alle 4 voor de keizer. Dan sta je op 6. Je krijgt de punten van dat veld, daarna gaat iedereen 3 terug: jij eindigt op 3, precies genoeg voor zijn bonus.
learn-austria-last-before-emperor = De keizer is onderweg: dit is je laatste beurt voor zijn komst. De Portretschilder wil 2 glazen wijn, en er staat er al een in je keuken.
learn-austria-wine-and-coffee = Er ligt één 2. Voor 1 kroon versterkt geeft die je 2 blokjes: een wijn en een koffie.
learn-austria-knight = Geef de koffie aan de Rijksridder. Ik breng de wijn naar de Portretschilder.
learn-austria-blue-group = De Rijksridder betrekt de tweede blauwe kamer. Weer een volle groep!
learn-austria-last-wine = En voor nog 1 kroon de wijn uit je keuken. Die vindt vanzelf zijn weg naar de Portretschilder.
learn-austria-painter = Ook de Portretschilder is klaar.
learn-austria-cube-of-choice = Hij beloont je met 2 kronen en een blokje naar keuze. De Graaf heeft wel trek in koffie.
learn-austria-count-coffee = Geef hem die koffie. Dan is de ronde voorbij en komt de keizer.
learn-austria-emperor-pleased = De keizer gaf je 4 punten voor veld 6, en nu zijn bonus: een gratis kamer, op elke verdieping waar je bij kunt. Neem de laatste kamer van de gele groep.
learn-austria-time-passes = Je weet nu bijna alles, dus slaan we een ronde over. Er trekken meer gasten in, en je rode groep op de onderste verdiepingen is vol: dat levert je 10 kronen op. In ronde 5 zijn we er weer.
learn-austria-round-five = Ronde 5, en je bent rijk. Weet je nog, de politiekkaart voor 12 kamers? Je hebt er 9. Er ligt drie keer een 3, dus deze keer geen gast: meteen de dobbelsteen.
learn-austria-higher-rooms = Hogere verdiepingen kosten meer, maar sommige kamers geven een of twee punten zodra ze zijn voorbereid. En hoe hoger een bezette kamer, hoe meer hij aan het einde van het spel waard is. Begin met deze; ik bereid de twee op de verdieping erboven voor.
learn-austria-first-claim = 12 kamers, en eerder dan je tegenstander! Leg je schijf op de politiekkaart: 15 punten.
learn-austria-time-passes-again = 56 tegen 11. We slaan weer een stukje over. Ook bij de 6 volle groepen ben je de eerste, en de keizer komt voor de tweede keer, zeer tevreden. Maar bij de gele en blauwe kamers is je tegenstander sneller. In ronde 7, de laatste, zijn we er weer.
learn-austria-last-round = De laatste ronde. Kijk toch eens hoe je hotel straalt! Maak nu af wat nog af kan. De Zangeres is wel een kroon waard.
learn-austria-big-die = Er ligt vier keer een 1: dat zijn 4 blokjes. Een stuk cake en 2 stukken strudel zijn voor de Majoor, en ik bedien hem.
learn-austria-major-room = Een kamer voor de Majoor, graag.
learn-austria-vocalist = De Zangeres wil een strudel en 2 glazen wijn, en die staan in je keuken. Voor 1 kroon krijgt ze alle drie.
learn-austria-vocalist-room = En daar gaat ze, naar boven, naar haar kamer.
learn-austria-rewards-in-order = Twee beloningen tegelijk. In je eigen potjes kies je welke eerst komt; vandaag beginnen we met de cake.
learn-austria-last-hire = Haar tweede beloning: een personeelskaart aannemen met 3 kronen korting. De Conciërge, een collega van me! Hij telt aan het einde van het spel.
learn-austria-politics = 4 gele en 3 blauwe kamers: daar hebben we ook de derde politiekkaart. Je tegenstander was er eerder en kreeg de 15 punten. De tweede krijgt er 10. Pak ze.
learn-austria-last-wine-point = Aan het einde is elk blokje in je keuken een punt waard, en elke kroon ook. Gebruik de Barkeeper dus nog één keer.
learn-austria-pass-yourself = De laatste beurt van het spel is voor jou. Aan de dobbelstenen die er nog liggen, heb je weinig. Pas: er gaat er één weg en de andere worden opnieuw gegooid.
learn-austria-last-die = Een 4: dat is een kroon, en je Wasvrouw is er ook blij mee.
learn-austria-last-crown = De keizer komt nog één keer en stuurt iedereen 7 stappen terug, dus 1 stap vooruit helpt je niet. Neem de kroon.
learn-austria-end = En dat was het! De keizer was over geen van jullie beiden tevreden: allebei 8 punten minder. Daarna kwamen er punten voor bezette kamers, meer naarmate ze hoger liggen, voor je personeel, en voor kronen en blokjes. Een gast die nog in je café zat, had je 5 punten gekost. Je hebt glansrijk gewonnen, met 168 tegen 126. Speel nu een eigen potje. Ik blijf aan je zijde: vraag maar.

## Overbooking

learn-overbooking-workers = Goedenavond, ik ben Leopold. Vanavond zit de hele stad vol, en je gasten zoeken een bed. Wie na 4 rondes de meeste punten heeft, wint. Je scoort met fiches en met de munten op kaarten van gasten die een bed kregen. Je kaarten zijn groepen gasten: het getal zegt hoeveel bedden ze nodig hebben, de munten wat ze waard zijn. Als een hotel opengaat, worden de grootste groepen het eerst geboekt. Een groep zonder bed levert niets op. Kies een kaart, en gouden kaders tonen waar hij mag liggen. Leg je arbeiders, alle 6, in de wachtrij van hotel 1.
learn-overbooking-face-down = Kijk naar de kaart van je tegenstander in de wachtrij. Hij ligt gedekt, maar op de achterkant staat een groot familiewapen: een groep van 4 t/m 6. Meer weet je niet, en van jouw kaart weet de ander net zo weinig. Nu legt je tegenstander de volgende kaart.
learn-overbooking-back-door = De meeste hotels hebben ook een achterdeur, links. Kaarten daar staan niet in de rij voor een bed: ze gebruiken hun vaardigheid als het hotel opengaat. Sommige komen daarmee alsnog in de wachtrij. De vaardigheid van je kooplieden is 3 bedden extra. En wie de eerste kaart bij een achterdeur legt, pakt het fiche: 1 punt.
learn-overbooking-house-rule = Sommige hotels hebben een speciale regel: tik op het uithangbord, of wijs het aan, om hem te lezen. In hotel 2 gaan soldaten vóór alle anderen. Leg je soldaten met de vogel dus daar in de wachtrij.
learn-overbooking-small-guest = Nu het tegendeel van de arbeiders: een monnik. Hij heeft maar 1 bed nodig, en er blijft er bijna altijd wel een over. Hij levert 3 munten op. In de wachtrij van hotel 1, graag.
learn-overbooking-soldiers = Nu iets gemeens. Soldaten bij de achterdeur kunnen arbeiders in de wachtrij vervangen, van wie dan ook: ze nemen hun plaats in, en de arbeiders worden afgelegd. Je tegenstander heeft een grote kaart in de wachtrij van hotel 2; laten we hopen dat het arbeiders zijn. En jij krijgt je tweede fiche.
learn-overbooking-check-in = De check-in! De hotels gaan van boven naar beneden open, en alle kaarten worden omgedraaid. Eerst zijn de kaarten bij de achterdeur aan zet, één voor één. Dan vraagt de grootste groep om bedden, dan de volgende: ✓ krijgt ze, ✗ vertrekt met lege handen. Neem de tijd: elke klik toont de volgende stap.
learn-overbooking-drive-away = Dat was hotel 1: jouw kooplieden en de arbeiders van de ander bij de achterdeur hieven elkaar op. Jouw arbeiders en je monnik kregen een bed, de edelen van je tegenstander niet. Nu hotel 2, en daar liggen warempel arbeiders! Een ✓ staat bij kaarten die een bed zouden krijgen, een ✗ bij kaarten die er geen zouden krijgen. Vervang de arbeiders!
learn-overbooking-second-round = Je twee groepen soldaten werden het eerst geboekt. 8 punten tegen 1! Voor ronde 2 worden de hotels omgedraaid en vult iedereen aan tot 9 kaarten. Nu begint je tegenstander, dus jij bent als laatste aan de beurt.
learn-overbooking-face-up = Bij hotel 1 ligt de tweede kaart in de wachtrij open. Dat wordt de jouwe, dus kies er een die iedereen mag zien: edelen, 4 bedden.
learn-overbooking-nobles = Met edelen bij de achterdeur mag je een van je eigen kaarten in de wachtrij aanwijzen, en die wordt als eerste geboekt. Leg ze bij de achterdeur van hotel 2 en pak het fiche.
learn-overbooking-under-cover = De arbeiders van je tegenstander hebben 6 van de 13 bedden nodig. Leg je kooplieden erachter: 2 bedden, 3 munten.
learn-overbooking-maids = Nog een grote kaart van je tegenstander. Zijn dat ook arbeiders, dan blijft er maar 1 bed over. Maar jij hebt edelen bij de achterdeur, dus leg je dienstmeiden ook in de wachtrij.
learn-overbooking-fifth-card = Wie als laatste aan de beurt is, mag de vijfde kaart houden. Laten wij een gokje wagen: hotel 1 heeft 11 bedden, en je monnik krijgt wat de grotere groepen overlaten. Blijft er 1 bed over, dan levert hij 3 munten op.
learn-overbooking-name = Overboekt! De naam van het spel zegt het al. Soldaten, edelen en kooplieden namen alle 11 bedden, en je monnik slaapt in het park. Bij hotel 2 ziet het er al even somber uit: twee groepen arbeiders willen 12 van de 13 bedden. Maar je edelen hebben ook nog iets in de melk te brokkelen. Wijs de dienstmeiden aan: zij nemen 3 bedden, de eerste arbeiders 6, en de 4 die overblijven, zijn te weinig voor de andere. Dan passen je kooplieden er ook nog bij.
learn-overbooking-time-passes = 16 tegen 7. Je hebt bijna alles gezien. Alleen dit nog: dienstmeiden bij de achterdeur mogen een andere kaart van jou in de wachtrij vervangen, en een monnik daar sluit achteraan aan. In een wachtrij passen 4 kaarten, bij een achterdeur 2. Van gelijke groepen wordt die het dichtst bij het hotel het eerst geboekt. Na ronde 2 komen er nieuwe hotels. We slaan ronde 3 over en zijn er weer in ronde 4, de laatste.
learn-overbooking-last-round = De laatste ronde. Je tegenstander heeft wat ingelopen, en begint. Let op waar de kaarten heen gaan.
learn-overbooking-monk = Hotel 1 heeft 11 bedden. Weer een monnik, maar deze keer zorgen we voor zijn bed.
learn-overbooking-merchants = Je tegenstander legde een grote kaart achter hem. Je kooplieden hebben maar 2 bedden nodig.
learn-overbooking-fewer-beds = Een tweede grote kaart. Nu arbeiders bij de achterdeur: 3 bedden minder. De 8 die overblijven, zijn te weinig voor twee grote groepen, tenzij het allebei edelen zijn, maar naast één grote groep passen nog wel kleine.
learn-overbooking-nobles-again = Stuur er voor de zekerheid ook de edelen heen. Zij kunnen je monnik aanwijzen.
learn-overbooking-last-card = De laatste kaart van het spel: kooplieden, in de wachtrij van hotel 2.
learn-overbooking-name-again = Hotel 1 gaat open met 8 bedden. Wijs de monnik aan: 1 bed voor hem, dan 4 voor één groep edelen. Dan zijn er nog 3, en je kooplieden hebben er 2 nodig.
learn-overbooking-end = 32 tegen 28: je hebt gewonnen! Het scheelde minder dan het leek: hotel 2 ging naar je tegenstander, 9 munten tegen 3, terwijl wij het druk hadden bij hotel 1. Vandaag telden alleen munten op geboekte kaarten en fiches; later kun je er punten voor familiewapens bij nemen. Speel nu een eigen potje. Ik blijf aan je zijde: vraag maar.
