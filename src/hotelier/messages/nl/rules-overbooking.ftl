### Overbooking: the rules in the app. **bold** and [words](section or card) are markup;
### never translate what’s between the round brackets.

## The game

rules-overbooking-game = Het spel in twee minuten
rules-overbooking-game-idea = De stad zit vol reizigers, en de hotels hebben niet genoeg bedden. Je legt je gasten gedekt in de wachtrijen voor de hotels en hoopt dat er nog bedden zijn als zij aan de beurt komen.
rules-overbooking-game-win = Het spel duurt { $rounds } rondes en is voor 2 t/m 4 spelers. Gasten die een bed krijgen, betalen munten. Wie aan het einde de meeste punten heeft, wint.
rules-overbooking-game-picture = Een hotel tijdens het leggen: links de achterdeur, rechts de wachtrij. Van een gedekte kaart zie je van wie hij is, welk familiewapen hij heeft en of hij klein of groot is.
rules-overbooking-game-round = Zo gaat een ronde:
rules-overbooking-game-place = [Leggen](placing): om de beurt leggen de spelers elk { $times } kaarten gedekt in een wachtrij of bij een achterdeur.
rules-overbooking-game-check-in = [Check-in](check-in): hotel voor hotel worden alle kaarten omgedraaid. Kaarten bij de achterdeur [gebruiken hun vaardigheid](back-door), daarna worden de gasten in de wachtrij [geboekt](booking) zolang er bedden zijn.
rules-overbooking-game-next = [Volgende ronde](next-round): nieuwe hotels, nieuwe kaarten.
rules-overbooking-game-twist = Grote groepen zijn het eerst aan de beurt, maar hebben veel bedden nodig en betalen weinig. Kleine groepen betalen goed, maar moeten hopen op wat er overblijft. En gasten bij de achterdeur zetten alles op zijn kop: sommige veranderen het aantal bedden of de volgorde, en monniken, dienstmeiden en soldaten kunnen van daaruit zelfs de wachtrij in.

## Cards

rules-overbooking-cards = Gastkaarten
rules-overbooking-cards-deck = Elke speler heeft hetzelfde deck van { $deck } kaarten in een eigen kleur: zes soorten gasten, elk één keer met elk van de { $crests } familiewapens.
rules-overbooking-cards-picture = De zes soorten. Het getal is het aantal bedden dat ze nodig hebben; de munten zijn wat ze betalen.
rules-overbooking-cards-kinds = Bedden, munten en wat elke soort bij een achterdeur doet
rules-overbooking-cards-backs = **Achterkanten.** Op de achterkant van een kaart staan de kleur van de eigenaar en het familiewapen: **klein** voor de soorten 1 t/m 3, **groot** voor de soorten 4 t/m 6. Van een gedekte kaart kent iedereen dus de eigenaar, het familiewapen en de grootte, en verder niets.
rules-overbooking-cards-backs-picture = Hetzelfde familiewapen, klein en groot, en alle vier de familiewapens.
rules-overbooking-cards-look = Je eigen kaarten mag je altijd bekijken.
rules-overbooking-cards-open = Iedereen ziet hoeveel kaarten elke speler in de hand en in het deck heeft, alle kaarten die zijn onthuld, geboekt of afgelegd, de fiches, en beide kanten van de hotels in het spel. De achterkanten van kaarten in de hand en van de bovenste kaart van een deck worden niet getoond.
rules-overbooking-cards-house = **Onze eigen waarden.** De munten, de meeste aantallen bedden en de namen van twee familiewapens (leeuw en hert) staan in geen enkele bron die we kennen, dus hebben we die zelf ingevuld. Ze zijn gemerkt met een sterretje. Dat kleine groepen meer betalen, en dat een deck elke soort één keer met elk familiewapen heeft, komt uit recensies van het spel, niet uit het regelboekje. Heb je het spel, dan kun je met de gedrukte waarden spelen.

## Setup

rules-overbooking-setup = Voorbereiding
rules-overbooking-setup-cards = Elke speler schudt het eigen deck en trekt { $hand } kaarten.
rules-overbooking-setup-hotels = Er worden evenveel willekeurige hoteltegels getrokken als er spelers zijn. Ze komen in een kolom te liggen, met een willekeurige kant boven.
rules-overbooking-setup-tokens = Elke achterdeur krijgt een fiche van 1 punt.
rules-overbooking-setup-first = De startspeler wordt geloot.
rules-overbooking-setup-bonus = Als je een tafel opent, kies je de [familiewapenbonus](scoring?p=crests): geen, beginners of gevorderden.

## Placing

rules-overbooking-placing = Kaarten leggen
rules-overbooking-placing-turn = Te beginnen met de startspeler en met de klok mee legt iedereen één kaart per keer, tot alle spelers er { $times } hebben gelegd.
rules-overbooking-placing-where = Leg elke kaart gedekt op een van twee plaatsen:
rules-overbooking-placing-queue = in de **wachtrij** van een hotel, rechts ervan: maximaal { $queue } kaarten. Hier wachten je gasten op een bed.
rules-overbooking-placing-door = bij de **achterdeur** van een hotel, links ervan: maximaal { $door } kaarten. Hier gebruiken je gasten hun [vaardigheid](back-door). Ze krijgen alleen een bed als die vaardigheid ze in de wachtrij brengt, zoals bij monniken, dienstmeiden en soldaten kan.
rules-overbooking-placing-picture = De volgende kaart komt achteraan, het verst van het hotel. Het fiche blijft bij de achterdeur tot daar de eerste kaart wordt gelegd.
rules-overbooking-placing-behind = Je kaart komt achter de kaarten die er al liggen. Dichter bij het hotel is beter: van gelijke gasten is de dichtstbijzijnde het eerst aan de beurt.
rules-overbooking-placing-token = Wie als eerste een kaart bij een achterdeur legt, pakt het **fiche**: 1 punt.
rules-overbooking-placing-last = De laatste speler in de beurtvolgorde mag de vijfde kaart overslaan en in de hand houden.
rules-overbooking-placing-none = Wie geen enkele kaart kan leggen, wordt de rest van de ronde overgeslagen.
rules-overbooking-placing-rules = Sommige hotels hebben een [speciale regel](hotels) over welke kaarten je in hun wachtrij mag leggen. De achterdeur staat voor iedereen open.

## Hotels

rules-overbooking-hotels = Hotels
rules-overbooking-hotels-tile = Een hoteltegel toont het aantal bedden van het hotel en de speciale regel, als die er is. Hij heeft twee kanten; je ziet ze allebei zolang hij in het spel is.
rules-overbooking-hotels-queue-only = Speciale regels over het leggen gelden alleen voor de **wachtrij**. En [vaardigheden](back-door) zijn sterker: die kunnen elke kaart in elke wachtrij brengen.
rules-overbooking-hotels-no-soldiers = **Geen soldaten**: soldaten mag je niet in deze wachtrij leggen.
rules-overbooking-hotels-small-only = **Alleen 1–3**: in deze wachtrij mag je alleen monniken, kooplieden en dienstmeiden leggen.
rules-overbooking-hotels-large-only = **Alleen 4–6**: in deze wachtrij mag je alleen edelen, soldaten en arbeiders leggen.
rules-overbooking-hotels-two-crests = **Max. 2 familiewapens**: in deze wachtrij mogen maximaal twee verschillende familiewapens liggen. De eerste twee bepalen welke.
rules-overbooking-hotels-first-open = **Eerste kaart open**: de eerste kaart in deze wachtrij wordt open gelegd.
rules-overbooking-hotels-second-open = **Tweede kaart open**: de tweede kaart in deze wachtrij wordt open gelegd.
rules-overbooking-hotels-no-back-door = **Geen achterdeur**: er is geen achterdeur en geen fiche, maar in de wachtrij passen { $long } kaarten.
rules-overbooking-hotels-monks-first = **Monniken eerst**: bij het [boeken](booking) zijn monniken vóór de anderen aan de beurt.
rules-overbooking-hotels-soldiers-first = **Soldaten eerst**: bij het [boeken](booking) zijn soldaten vóór de anderen aan de beurt.
rules-overbooking-hotels-picture = Twee hotels: een alleen voor kleine groepen, een zonder achterdeur.
rules-overbooking-hotels-tiles = Alle hoteltegels, beide kanten. Een sterretje staat bij waarden die we zelf hebben ingevuld.

## Back door

rules-overbooking-back-door = Bij de achterdeur
rules-overbooking-back-door-when = Bij de check-in van een hotel zijn eerst de kaarten bij de achterdeur aan zet, te beginnen met de kaart het dichtst bij het hotel. Elke kaart doet wat zijn soort kan:
rules-overbooking-back-door-monk = De [monnik](kind-1) sluit achteraan in de wachtrij aan, ook als die daardoor langer wordt dan toegestaan.
rules-overbooking-back-door-merchants = De [kooplieden](kind-2) geven 3 bedden extra.
rules-overbooking-back-door-maids = De [dienstmeiden](kind-3) mogen een kaart van hun eigenaar in de wachtrij vervangen. Ze nemen die plaats in, en de vervangen kaart wordt afgelegd.
rules-overbooking-back-door-nobles = De [edelen](kind-4) mogen een kaart van hun eigenaar in de wachtrij aanwijzen: die wordt vóór alle andere geboekt.
rules-overbooking-back-door-soldiers = De [soldaten](kind-5) mogen één kaart met arbeiders in de wachtrij vervangen, van wie dan ook. Ze nemen die plaats in, en de arbeiders worden afgelegd. Zonder arbeiders in de wachtrij doen de soldaten niets.
rules-overbooking-back-door-workers = De [arbeiders](kind-6) nemen 3 bedden weg.
rules-overbooking-back-door-picture = Twee kaarten wachten bij de achterdeur. De kooplieden liggen dichter bij het hotel en zijn het eerst aan zet: 3 bedden extra. Daarna wijzen de edelen een kaart van hun eigenaar aan.
rules-overbooking-back-door-add = Extra en verloren bedden worden met elkaar verrekend: kooplieden en arbeiders heffen elkaar op. Het aantal mag tussendoor onder nul zakken; als het boeken begint, telt dat als 0.
rules-overbooking-back-door-may = Dienstmeiden, edelen en soldaten hoeven hun vaardigheid niet te gebruiken.
rules-overbooking-back-door-once = Een kaart die zo in de wachtrij komt, is een gast als alle andere en wil een bed. Zijn vaardigheid gebruikt hij niet nog eens.
rules-overbooking-back-door-rest = Kaarten die daarna nog bij de achterdeur liggen, worden afgelegd.

## Check-in

rules-overbooking-check-in = Check-in
rules-overbooking-check-in-order = De check-in gaat hotel voor hotel, van de bovenkant van de kolom naar beneden. Bij elk hotel:
rules-overbooking-check-in-reveal = Alle kaarten daar worden omgedraaid.
rules-overbooking-check-in-abilities = Kaarten bij de [achterdeur](back-door) gebruiken hun vaardigheid.
rules-overbooking-check-in-booking = De gasten in de wachtrij worden [geboekt](booking).
rules-overbooking-check-in-discard = Gasten zonder bed en kaarten die nog bij de achterdeur liggen, worden afgelegd.
rules-overbooking-check-in-ask = Je wordt alleen iets gevraagd als er iets te kiezen valt: welke kaart je dienstmeiden of soldaten vervangen, of welke je edelen aanwijzen.

## Booking

rules-overbooking-booking = Boeken
rules-overbooking-booking-how = De gasten zijn kaart voor kaart aan de beurt, in deze volgorde:
rules-overbooking-booking-named = kaarten die door edelen zijn **aangewezen**, in de volgorde waarin dat is gebeurd;
rules-overbooking-booking-favourites = dan de **favorieten** van het hotel, als monniken of soldaten er voorgaan, de dichtstbijzijnde eerst;
rules-overbooking-booking-numbers = dan op **getal**, van 6 naar 1; van gelijke kaarten de dichtstbijzijnde eerst.
rules-overbooking-booking-fits = Zijn er genoeg bedden voor een kaart, dan neemt hij die en komt hij voor zijn eigenaar te liggen. Zo niet, dan wordt de kaart overgeslagen en is de volgende aan de beurt.
rules-overbooking-booking-one = **Voorbeeld 1.** { $beds-one } bedden, geen speciale regel. Beide groepen soldaten worden geboekt, en er blijven 3 bedden over. Dat is te weinig voor de edelen; de dienstmeiden krijgen ze.
rules-overbooking-booking-two = **Voorbeeld 2.** { $beds-two } bedden, monniken eerst, kooplieden bij de achterdeur: { $beds-more } bedden. De monnik gaat voor, dan de edelen, de dienstmeiden en de kooplieden. Iedereen krijgt een bed, en er blijft er één over.
rules-overbooking-booking-three = **Voorbeeld 3.** { $beds-three } bedden. Bij de achterdeur wijzen de edelen eerst de dienstmeiden aan, dan sluit de monnik in de wachtrij aan. De dienstmeiden worden als eerste geboekt, dan de arbeiders en de soldaten. Voor de edelen in de wachtrij zijn er niet genoeg bedden meer, en de monnik krijgt het laatste.

## Next round

rules-overbooking-next-round = De volgende ronde
rules-overbooking-next-round-turn = Na ronde 1 en 3 worden de hoteltegels omgedraaid.
rules-overbooking-next-round-new = Na ronde 2 worden ze vervangen door willekeurig getrokken tegels die nog niet in het spel waren.
rules-overbooking-next-round-tokens = Elke achterdeur zonder fiche krijgt er een. Een fiche dat niemand heeft gepakt, blijft liggen; heeft het nieuwe hotel daar geen achterdeur, dan gaat het terug naar de voorraad.
rules-overbooking-next-round-first = De speler links van de startspeler wordt de nieuwe startspeler.
rules-overbooking-next-round-hand = Iedereen vult de hand aan tot { $hand } kaarten, zolang er kaarten in het deck zijn.
rules-overbooking-next-round-end = Na ronde { $rounds } is het spel afgelopen. Kaarten in de hand zijn niets waard.

## Scoring

rules-overbooking-scoring = Puntentelling
rules-overbooking-scoring-coins = Je scoort de **munten** op je geboekte kaarten,
rules-overbooking-scoring-tokens = 1 punt voor elk **fiche**,
rules-overbooking-scoring-bonus = en de **familiewapenbonus**, als jullie daarmee spelen.
rules-overbooking-scoring-crests = Tel per familiewapen je geboekte kaarten, klein en groot samen. Vanaf 4 kaarten krijg je punten:
rules-overbooking-scoring-table = Punten voor geboekte kaarten met hetzelfde familiewapen
rules-overbooking-scoring-win = Wie de meeste punten heeft, wint. Bij een gelijke stand wint wie meer geboekte kaarten van 3 munten heeft. Is ook dat gelijk, dan wordt de overwinning gedeeld.

## Rulings

rules-overbooking-rulings = Toelichting op de regels
rules-overbooking-rulings-why = Onze bron is het Poolse regelboekje. Waar dat zwijgt, een drukfout heeft of iets openlaat, spelen we het hier zo. Sommige punten vullen het aan of wijken ervan af. Elk punt houdt zijn nummer.
rules-overbooking-rulings-o01 = Wordt een aangewezen kaart vóór het boeken vervangen door dienstmeiden of soldaten, dan vervalt de voorrang.
rules-overbooking-rulings-o02 = Dienstmeiden of soldaten die een aangewezen kaart vervangen, zijn zelf niet aangewezen.
rules-overbooking-rulings-o03 = Het aantal bedden mag onder nul zakken terwijl vaardigheden worden gebruikt, en latere vaardigheden tellen vanaf daar. Als het boeken begint, is alles onder nul 0.
rules-overbooking-rulings-o04 = De check-in gaat van de bovenkant van de kolom naar beneden. De zin in het boekje bevat een drukfout en zou ook ‘omhoog’ kunnen betekenen.
rules-overbooking-rulings-o05 = Aanvullen: tot { $hand } kaarten in de hand. In het boekje staat ‘trekt tot 5 kaarten’; een andere editie is duidelijker.
rules-overbooking-rulings-o06 = Openbaar zijn: het aantal kaarten in handen en decks; onthulde, geboekte en afgelegde kaarten; fiches; beide kanten van de tegels in het spel. De achterkanten van kaarten in de hand en van de bovenste kaart van een deck worden niet getoond.
rules-overbooking-rulings-o07 = Kaarten die je niet legt, blijven in je hand. Aan het einde zijn ze niets waard.
rules-overbooking-rulings-o08 = Leg je een keer geen kaart, uit vrije wil of omdat het niet kan, dan haal je dat niet meer in. Kon je één keer geen kaart leggen, dan word je de rest van de ronde overgeslagen, omdat er tijdens een ronde geen plaatsen vrijkomen.
rules-overbooking-rulings-o09 = [Edelen](kind-4) mogen elke kaart van hun eigenaar in de wachtrij aanwijzen die nog niet is aangewezen, ook een [monnik](kind-1) die net is aangesloten.
rules-overbooking-rulings-o10 = Max. 2 familiewapens: de eerste twee verschillende familiewapens die in de wachtrij worden gelegd, bepalen welke.
rules-overbooking-rulings-o11 = Eerste of tweede kaart open: het gaat om de plaats in de wachtrij. De kaart wordt getoond als hij wordt gelegd.
rules-overbooking-rulings-o12 = Heeft niemand een fiche gepakt, dan komt er geen tweede bij: dat staat in het boekje. Wat er niet in staat: het fiche houdt zijn plaats in de kolom als de tegels worden vervangen, en gaat terug naar de voorraad als de nieuwe kant daar geen achterdeur heeft.
rules-overbooking-rulings-o13 = [Dienstmeiden](kind-3), [edelen](kind-4) en [soldaten](kind-5) mogen van hun vaardigheid afzien. Het boekje zegt bij alle drie ‘je mag’; alleen het korte overzicht van de vaardigheden laat dat weg.
rules-overbooking-rulings-o14 = De startspeler wordt geloot. In het boekje begint wie het laatst in een hotel heeft geslapen.
rules-overbooking-rulings-o15 = Welke hotels meedoen, in welke volgorde en met welke kant boven, wordt geloot. In het boekje worden de hotels getrokken en mag je ze in elke volgorde leggen.
rules-overbooking-rulings-o16 = Fiches raken nooit op.
rules-overbooking-rulings-o17 = Een kaart die van de achterdeur in de wachtrij komt, is een gast als alle andere; zijn vaardigheid gebruikt hij niet nog eens.
rules-overbooking-rulings-o18 = Bij een gelijke stand tellen geboekte kaarten van precies 3 munten, van welke soort ook, zelfs als je met eigen waarden speelt.

## Words in tables

rules-overbooking-head-kind = Soort
rules-overbooking-head-beds = Bedden
rules-overbooking-head-coins = Munten
rules-overbooking-head-door = Bij een achterdeur
rules-overbooking-head-tile = Hotel
rules-overbooking-head-side-a = Kant A
rules-overbooking-head-side-b = Kant B
rules-overbooking-head-cards = Geboekte kaarten
rules-overbooking-head-beginner = Beginners
rules-overbooking-head-advanced = Gevorderden
