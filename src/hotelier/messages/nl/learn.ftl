### The guided first games: what Leopold, the concierge, says.

learn-title = Een eerste spel met Leopold
learn-you = Jij
learn-neighbour = Buur
learn-next = Doe nu dit:
learn-others-move = Je buur is bezig. Kijk naar de tafel.
learn-other =
    { $times ->
        [one] Dat mag ook volgens de regels. Vandaag doen we het anders, dan kan ik je iets laten zien.
       *[other] Een mooi idee voor je volgende spel! Volg nu even het gouden kader.
    }
learn-go-on = Verder
learn-back = Een stap terug
learn-progress = Hoe ver je bent
learn-play = Speel een echt spel
learn-rules = Lees de spelregels
learn-again = Nog eens vanaf het begin

## Grand Austria Hotel

learn-austria-first-guest = Welkom, en goedenavond! Ik ben Leopold. Dit is jouw hotel in Wenen: nog leeg, maar niet lang meer. Gasten gaan eerst in je café zitten. Iedereen begint met één gratis gast. Laten we de Gravin nemen: ze wil twee cake (C) en een koffie (K), en geeft daar 7 punten (OP) en 3 kronen voor.
learn-austria-first-rooms = Een gast heeft een kamer nodig die klaar is. Op de onderste verdieping kosten kamers niets; elke verdieping hoger kost een kroon meer. Bereid drie kamers voor, één van elke kleur: blauw voor edelen, geel voor artiesten, rood voor burgers.
learn-austria-neighbour-rooms = Je buur doet hetzelfde. Ook dat hotel ligt op tafel: je ziet alles, behalve de kaarten in de hand.
learn-austria-take-guest = Je eerste beurt! Die heeft twee delen. Eerst mag je een gast uit de rij nemen: de twee rechts zijn gratis, de andere kosten één tot drie kronen. De Apotheker wil maar één cake. Nodig hem uit.
learn-austria-take-die = Nu het hart van het spel: pak een dobbelsteen. De dobbelstenen liggen op zes velden. De 1 brengt strudel en cake, de 2 wijn en koffie, met de 3 bereid je kamers voor, de 4 is voor keizer en kas, de 5 neemt personeel aan, de 6 is wat je maar wilt. Hoe meer dobbelstenen op een veld, hoe meer het geeft. Drie stenen tonen een 1: pak er een van.
learn-austria-split = Drie blokjes. Je mag niet meer cake dan strudel nemen, dus hooguit één cake. Neem die.
learn-austria-serve = Wat je krijgt, mag meteen naar je gasten. Geef de cake aan de Gravin. Wat niemand nodig heeft, gaat vanzelf naar de keuken.
learn-austria-kitchen = In je keuken liggen nog de vier blokjes waar iedereen mee begint. Voor één kroon mag je daaruit maximaal drie blokjes serveren. Dat doen we.
learn-austria-from-kitchen = De tweede cake voor de Gravin, en dan haar koffie.
learn-austria-check-in = De Gravin heeft alles wat ze heeft besteld. Breng haar naar een kamer! Ze is van adel, dus krijgt ze de blauwe, en ze betaalt meteen. Die kamer is een groep op zich, en een volle groep geeft ook een bonus.
learn-austria-neighbours-turn = 9 punten in je eerste beurt: schitterend. Nu heeft je buur twee beurten achter elkaar. Met twee spelers is de volgorde van een ronde: jij, de ander, de ander, jij.
learn-austria-price = Je tweede beurt. Mr. Boydell kost vandaag één kroon. Hij is een toerist, groen: toeristen slapen in kamers van elke kleur. Hij helpt je bij de keizer, die je zo leert kennen.
learn-austria-rooms-die = Zorg voor kamers voordat je gasten ze nodig hebben. Twee dobbelstenen tonen een 3: je mag twee kamers voorbereiden.
learn-austria-prepare = De twee kamers die op de onderste verdieping nog over zijn, kosten niets. Een kamer moet naast, boven of onder een kamer liggen die je al hebt.
learn-austria-end-turn = Dat was je beurt. In je eigen spel kun je dingen terugnemen tot er een kaart wordt getrokken, personeel wordt aangenomen, er wordt gegooid of iemand anders iets doet.
learn-austria-second-round = Ronde twee. Nu was je buur als eerste, en heb jij twee beurten achter elkaar. De Knight of the Empire wil alleen een koffie: komt u binnen, excellentie.
learn-austria-stronger = Je gasten willen twee cake. Drie dobbelstenen geven hooguit één cake; voor een kroon werkt je steen alsof er nog een bij lag. Pak de 1 met de plus.
learn-austria-two-cakes = Vier blokjes: twee van elk.
learn-austria-serve-two = Een cake voor de Apotheker, dan een cake en een strudel voor Mr. Boydell.
learn-austria-two-check-ins = Twee gasten zijn klaar voor hun kamer. Eerst de Apotheker.
learn-austria-which-room = Hij is een burger: rood. De vier rode kamers hier horen bij elkaar, ze vormen één groep. Die betaalt uit als alle vier bezet zijn.
learn-austria-tourist = En nu Mr. Boydell.
learn-austria-tourist-room = Een toerist mag overal slapen. Geef hem de kamer naast de Apotheker: dan zijn twee van de vier rode kamers bezet. Hij brengt je twee stappen verder op het keizerspoor.
learn-austria-sculptor = Je tweede beurt van deze ronde. De Sculptor wil één wijn. Ik heb een plan; hij kost één kroon.
learn-austria-staff-die = Een goed hotel heeft goed personeel nodig. Je hebt zes kaarten, en met een 5 neem je er een van aan. Twee dobbelstenen tonen een 5: dat maakt het twee kronen goedkoper.
learn-austria-hire = De Barkeeper brengt elke ronde een wijn. Kaarten met hetzelfde teken werken eens per ronde, andere eenmalig, permanent of aan het einde van het spel. Neem de Barkeeper aan.
learn-austria-use-staff = Hij begint meteen. Gebruik hem!
learn-austria-one-wine = En de wijn gaat naar de Sculptor.
learn-austria-sculptor-room = Zijn bestelling is compleet: breng hem naar zijn kamer.
learn-austria-free-room = De Sculptor bedankt je met een kamer op een van de twee onderste verdiepingen. Jij kiest: die boven je gele kamer hoort bij dezelfde groep.
learn-austria-pass = Je buur past. Wie past, wacht: als iedereen die nog een beurt heeft past, worden de resterende dobbelstenen opnieuw gegooid, één minder.
learn-austria-emperor-comes = Ronde drie, en daarna komt de keizer! Wie te ver achteraan staat op zijn spoor, krijgt straf; wie goed staat, wordt beloond. Jij staat op 2. Eerst de Graaf: adel is altijd welkom.
learn-austria-barkeeper-again = Een nieuwe ronde, een nieuwe wijn. De Barkeeper mag weer aan het werk.
learn-austria-emperor-die = Drie dobbelstenen tonen een 4, met een kroon erbij worden het vier stappen: op het keizerspoor, in je kas, of van beide wat.
learn-austria-steps-or-crowns = Alle vier naar de keizer. Dan sta je op 6. Hij geeft punten, daarna gaat iedereen drie terug: jij houdt 3 over, precies genoeg voor zijn bonus.
learn-austria-last-before-emperor = Je laatste beurt voordat de keizer komt. De Portretschilder wil twee wijn; één staat er al in je keuken.
learn-austria-wine-and-coffee = Eén dobbelsteen toont een 2. Met een kroon erbij brengt die twee blokjes: een wijn en een koffie.
learn-austria-knight = De koffie gaat naar de Knight of the Empire, de wijn naar de Portretschilder.
learn-austria-blue-group = De Knight of the Empire krijgt de tweede blauwe kamer. Weer een volle groep!
learn-austria-last-wine = En voor nog een kroon de wijn uit de keuken. Die gaat naar wie erop wacht.
learn-austria-painter = Ook de Portretschilder is klaar.
learn-austria-cube-of-choice = Hij bedankt je met kronen en een blokje naar keuze. De Graaf heeft wel zin in koffie.
learn-austria-count-coffee = Geef hem die. Dan is de ronde voorbij en komt de keizer.
learn-austria-emperor-pleased = De keizer gaf je 4 punten voor veld 6, en zijn bonus: een gratis kamer, op elke verdieping waar je bij kunt. Neem de laatste van de gele groep.
learn-austria-time-passes = Nu weet je bijna alles. We laten wat rondes voorbijgaan: gasten kwamen en gingen, de keizer kwam een tweede keer. In de zevende ronde, de laatste, kijken we weer mee.
learn-austria-last-round = De laatste ronde. Kijk hoe je ramen stralen! Alles wat nog af kan, moet nu af. De Zangeres is wel een kroon waard.
learn-austria-big-die = Vier dobbelstenen tonen een 1: vier blokjes.
learn-austria-serve-major = Een cake en twee strudel voor de Majoor.
learn-austria-major-room = Een kamer voor de Majoor.
learn-austria-vocalist = Strudel en twee wijn staan in je keuken. Voor één kroon krijgt de Zangeres ze alle drie.
learn-austria-vocalist-room = En ook zij gaat naar haar kamer.
learn-austria-rewards-in-order = Twee beloningen tegelijk. In je eigen spel kies je welke eerst komt; hier beginnen we met de cake.
learn-austria-last-hire = Haar tweede dank: neem iemand aan, drie kronen goedkoper. De Conciërge, een collega van me! Hij telt aan het einde van het spel.
learn-austria-politics = Kijk naar de politiekkaarten. Vier gele en drie blauwe kamers zijn bezet: aan één ervan voldoe je. Wie er als eerste is, krijgt het meest, de volgende minder. Leg je schijf erop.
learn-austria-last-wine-point = Blokjes in de keuken zijn aan het einde elk een punt waard, en kronen ook. Gebruik de Barkeeper dus nog één keer.
learn-austria-pass-yourself = De laatste beurt van het spel is voor jou. Aan de resterende dobbelstenen heb je weinig: pas, dan worden ze opnieuw gegooid. Eén gaat er eerst weg.
learn-austria-last-die = Een 4: dat is een kroon, en je Laundress is er ook blij mee.
learn-austria-last-crown = De keizer komt nog één keer en stuurt iedereen zeven terug: één stap zou je niet helpen. Neem de kroon.
learn-austria-end = En dat is het spel! De keizer was over geen van beiden tevreden: 8 punten minder voor allebei. Daarna kwamen er punten voor bezette kamers, meer naarmate ze hoger liggen; voor je personeel; voor kronen en blokjes. Een gast die nog in het café zat, had je 5 punten gekost. Je hebt met ruime voorsprong gewonnen, met 168 tegen 126. Speel nu zelf een spel: ik blijf aan je zijde, vraag maar.

## Overbooking

learn-overbooking-workers = Goedenavond, ik ben Leopold. Vanavond zit de hele stad vol, en jij moet nog bedden vinden voor je gasten. Je kaarten zijn groepen gasten; het getal zegt hoeveel bedden ze nodig hebben, de munten zijn de punten die ze opleveren. Als een hotel opengaat, worden de grootste groepen eerst geboekt. Kies een kaart, en gouden kaders tonen waar ze heen mag. Zet je arbeiders, zes man, in de wachtrij van hotel 1.
learn-overbooking-face-down = Kijk naar de kaart van je buur in de wachtrij. Ze ligt gedekt, maar op de rug staat een groot embleem: een groep van vier tot zes. Meer weet je niet, en van jouw kaart weet de ander ook niet meer. Nu legt je buur de volgende kaart neer.
learn-overbooking-back-door = Hotels hebben ook een achterdeur, links. Kaarten daar vragen niet om bedden; ze doen iets. Kooplui zorgen voor drie bedden extra. En wie als eerste bij een achterdeur is, pakt het fiche: één punt.
learn-overbooking-house-rule = Hotels hebben huisregels; tik op het bord van een hotel, of wijs het aan, om ze te lezen. Hotel 2 boekt soldaten vóór alle anderen. Zet dus je soldaten van de vogel in die wachtrij.
learn-overbooking-small-guest = Nu het tegendeel van de arbeiders: een monnik. Hij heeft één bed nodig, en één bed blijft er bijna altijd wel over. Hij brengt drie munten op. Hotel 1, graag.
learn-overbooking-soldiers = Nu iets gemeens. Soldaten bij de achterdeur jagen arbeiders uit de wachtrij weg, van wie dan ook, en nemen hun plaats in. Je buur heeft daar een grote kaart; laten we het hopen. En jij pakt het tweede fiche.
learn-overbooking-drive-away = Iedereen heeft vijf kaarten gelegd, dus gaan de hotels open, van boven naar beneden. In hotel 1 hieven jouw kooplui en de arbeiders van je buur bij de achterdeur elkaar op; jouw arbeiders en je monnik kregen een bed. Nu hotel 2: daar staan echt arbeiders. Een ✓ staat bij wie een bed zou krijgen, een ✗ bij wie niet. Jaag ze weg!
learn-overbooking-second-round = Je beide soldaten werden als eerste geboekt. 8 punten tegen 1! Voor de tweede ronde worden de hotels omgedraaid en vult iedereen aan tot negen kaarten. Nu begint je buur, dus jij bent als laatste.
learn-overbooking-face-up = In hotel 1 ligt de tweede kaart van de wachtrij open. Dat wordt de jouwe, dus kies er een die gezien mag worden: edelen, vier bedden.
learn-overbooking-nobles = Met edelen bij de achterdeur wijs je een van je eigen kaarten in de wachtrij aan, en die wordt als eerste geboekt. Zet ze bij hotel 2 en pak het fiche.
learn-overbooking-under-cover = De arbeiders van je buur hebben zes van de dertien bedden nodig. Zet je kooplui erachter, twee bedden, drie munten.
learn-overbooking-maids = Nog een grote kaart van je buur. Zijn het allebei arbeiders, dan blijft er één bed over. Maar jij hebt de edelen bij de achterdeur. Zet je dienstmeiden ook in die rij.
learn-overbooking-fifth-card = Wie als laatste is, mag de vijfde kaart houden. Maar bij hotel 1 is nog plaats voor een monnik: één bed, drie munten.
learn-overbooking-name = Ik vreesde het al: arbeiders en nog eens arbeiders. Nu spreken je edelen. Wijs de dienstmeiden aan: zij nemen drie bedden, de eerste arbeiders zes, en voor de anderen zijn er te weinig. Dan passen je kooplui er ook nog bij.
learn-overbooking-time-passes = 16 tegen 7. Je hebt bijna alles gezien. Alleen dit nog: dienstmeiden bij een achterdeur mogen de plaats van een andere kaart van jou in de wachtrij innemen, en een monnik daar sluit achteraan; in een wachtrij passen vier kaarten, bij een achterdeur twee; van even grote groepen gaat die het dichtst bij het hotel voor. Na de tweede ronde komen er nieuwe hotels; de derde ronde slaan we over. In de vierde, de laatste, kijken we weer mee.
learn-overbooking-last-round = De laatste ronde. Je buur heeft wat ingelopen en begint. Let op waar de kaarten heen gaan.
learn-overbooking-monk = Hotel 1 heeft elf bedden. Eerst een monnik: één bed blijft er altijd over, bijna altijd.
learn-overbooking-merchants = Een grote kaart van je buur erachter. Je kooplui hebben maar twee bedden nodig.
learn-overbooking-fewer-beds = Een tweede grote kaart. Nu arbeiders bij de achterdeur: drie bedden minder. Acht is te weinig voor twee grote groepen, tenzij het allebei edelen zijn, en naast één groep passen kleine.
learn-overbooking-nobles-again = Voor de zekerheid ook de edelen. Zij mogen je monnik aanwijzen.
learn-overbooking-last-card = De laatste kaart van het spel: kooplui, naar hotel 2.
learn-overbooking-name-again = Hotel 1 gaat open met acht bedden. Wijs de monnik aan: eerst één bed voor hem, dan vier voor een groep edelen, drie blijven over, en je kooplui hebben er twee nodig.
learn-overbooking-end = 32 tegen 28: je hebt gewonnen! Munten op geboekte kaarten en fiches, meer telt er niet; later kun je er punten voor emblemen bij nemen. Speel nu zelf een spel: ik blijf aan je zijde, vraag maar.
