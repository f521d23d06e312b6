### Overbooking: the rules in the app. **bold** and [words](section or card) are marks;
### what stands between the round brackets is never translated.

## The game

rules-overbooking-game = Het spel in het kort
rules-overbooking-game-idea = De stad zit vol reizigers en de hotels hebben te weinig bedden. Iedereen heeft gasten om onder te brengen. Je zet de jouwe gedekt in de wachtrijen voor de hotels en hoopt dat er nog bedden zijn als zij aan de beurt komen.
rules-overbooking-game-win = Het spel duurt { $rounds } rondes en is voor 2 tot 4 spelers. Gasten die een bed krijgen, betalen munten. Wie aan het einde de meeste punten heeft, wint.
rules-overbooking-game-picture = Een hotel tijdens het leggen. Links de achterdeur, rechts de wachtrij. Van een gedekte kaart zie je van wie hij is, het embleem, en of hij klein of groot is.
rules-overbooking-game-round = Een ronde gaat zo:
rules-overbooking-game-place = [Leggen](placing): om de beurt legt iedereen { $times } kaarten gedekt in een wachtrij of bij een achterdeur.
rules-overbooking-game-check-in = [Check-in](check-in): hotel na hotel draait zijn kaarten om. Kaarten bij de achterdeur [gebruiken hun vaardigheid](back-door), daarna worden de gasten in de wachtrij [geboekt](booking) zolang er bedden zijn.
rules-overbooking-game-next = [Volgende ronde](next-round): nieuwe hotels, nieuwe kaarten.
rules-overbooking-game-twist = Grote groepen gaan voor, maar hebben veel bedden nodig en betalen weinig. Kleine betalen goed en moeten hopen op wat er overblijft. En wie door de achterdeur komt, krijgt daar geen bed, maar zet alles op zijn kop.

## Cards

rules-overbooking-cards = De gastkaarten
rules-overbooking-cards-deck = Elke speler heeft dezelfde stapel van { $deck } kaarten in een eigen kleur: zes soorten gasten, elk één keer met elk van de { $crests } emblemen.
rules-overbooking-cards-picture = De zes soorten. Het getal is het aantal bedden dat ze nodig hebben; de munten zijn wat ze betalen.
rules-overbooking-cards-kinds = Bedden, munten en wat elke soort bij een achterdeur doet
rules-overbooking-cards-backs = **Ruggen.** De rug van een kaart toont de kleur van de eigenaar en het embleem: een **klein** embleem voor de soorten 1 tot 3, een **groot** voor 4 tot 6. Van een gedekte kaart kent iedereen dus de eigenaar, het embleem en de grootte, en verder niets.
rules-overbooking-cards-backs-picture = Hetzelfde embleem, klein en groot, en de vier emblemen.
rules-overbooking-cards-look = Je eigen kaarten mag je altijd bekijken.
rules-overbooking-cards-open = Voor iedereen open zijn: hoeveel kaarten ieder in hand en stapel heeft, alle kaarten die zijn omgedraaid, geboekt of afgelegd, de fiches, en beide kanten van de hotels in het spel. De ruggen van kaarten in de hand worden niet getoond.
rules-overbooking-cards-house = **Waarden van ons.** De munten, de meeste aantallen bedden en de namen van twee emblemen (leeuw en hert) zijn door ons ingevuld, want geen bron die we kennen vermeldt ze. Ze zijn gemerkt met een sterretje. Wie de doos heeft, kan met de gedrukte waarden spelen.

## Setup

rules-overbooking-setup = Voorbereiding
rules-overbooking-setup-cards = Iedereen schudt zijn stapel en trekt { $hand } kaarten.
rules-overbooking-setup-hotels = Er worden evenveel hoteltegels getrokken als er spelers zijn en in een kolom gelegd, met een willekeurige kant boven.
rules-overbooking-setup-tokens = Elke achterdeur krijgt een fiche van 1 punt.
rules-overbooking-setup-first = Een startspeler wordt geloot.
rules-overbooking-setup-bonus = Bij het openen van de tafel kies je de [embleembonus](scoring?p=crests): geen, voor beginners of voor gevorderden.

## Placing

rules-overbooking-placing = Kaarten leggen
rules-overbooking-placing-turn = Te beginnen met de startspeler en met de klok mee legt iedereen één kaart, { $times } keer rond.
rules-overbooking-placing-where = Een kaart gaat gedekt naar een van twee plekken:
rules-overbooking-placing-queue = de **wachtrij** van een hotel, rechts ervan: hooguit { $queue } kaarten. Hier willen je gasten een bed.
rules-overbooking-placing-door = de **achterdeur** van een hotel, links ervan: hooguit { $door } kaarten. Hier gebruiken ze hun [vaardigheid](back-door) en krijgen ze geen bed.
rules-overbooking-placing-picture = De volgende kaart komt aan het einde van een rij, het verst van het hotel. Het fiche ligt bij de achterdeur tot er iemand komt.
rules-overbooking-placing-behind = Je kaart komt achter de kaarten die er al liggen. Dicht bij het hotel is beter: van gelijke gasten gaat de dichtstbijzijnde voor.
rules-overbooking-placing-token = Wie als eerste een kaart bij een achterdeur legt, pakt het **fiche**: 1 punt.
rules-overbooking-placing-last = De laatste speler in de beurtvolgorde mag de vijfde kaart achterwege laten en houden.
rules-overbooking-placing-none = Wie voor geen enkele kaart een plaats heeft, wordt overgeslagen, de rest van de ronde.
rules-overbooking-placing-rules = Sommige hotels hebben een [huisregel](hotels) over wie in hun wachtrij mag staan. De achterdeur staat voor iedereen open.

## Hotels

rules-overbooking-hotels = De hotels
rules-overbooking-hotels-tile = Een hoteltegel toont hoeveel bedden het hotel heeft en welke huisregel er geldt. Hij heeft twee kanten; je ziet ze allebei zolang hij in het spel is.
rules-overbooking-hotels-queue-only = Een huisregel over het leggen geldt alleen voor de **wachtrij**. En [vaardigheden](back-door) zijn sterker: die kunnen elke kaart in elke wachtrij brengen.
rules-overbooking-hotels-no-soldiers = **Geen soldaten**: soldaten mogen niet in deze wachtrij worden gelegd.
rules-overbooking-hotels-small-only = **Alleen 1–3**: alleen monniken, kooplui en dienstmeiden mogen in deze wachtrij.
rules-overbooking-hotels-large-only = **Alleen 4–6**: alleen edelen, soldaten en arbeiders mogen in deze wachtrij.
rules-overbooking-hotels-two-crests = **Twee emblemen**: hooguit twee verschillende emblemen. De eerste twee die hier worden gelegd, bepalen welke.
rules-overbooking-hotels-first-open = **Eerste kaart open**: wie de eerste kaart in deze wachtrij legt, laat hem zien.
rules-overbooking-hotels-second-open = **Tweede kaart open**: hetzelfde voor de tweede kaart.
rules-overbooking-hotels-no-back-door = **Geen achterdeur**: er is geen achterdeur en geen fiche; in de wachtrij passen { $long } kaarten.
rules-overbooking-hotels-monks-first = **Monniken eerst**: bij het [boeken](booking) gaan monniken voor.
rules-overbooking-hotels-soldiers-first = **Soldaten eerst**: bij het [boeken](booking) gaan soldaten voor.
rules-overbooking-hotels-picture = Twee hotels: een alleen voor kleine groepen, een zonder achterdeur.
rules-overbooking-hotels-tiles = Alle hoteltegels, beide kanten. Een sterretje wijst op een waarde van ons.

## Back door

rules-overbooking-back-door = Bij de achterdeur
rules-overbooking-back-door-when = Als een hotel incheckt, zijn eerst de kaarten bij de achterdeur aan de beurt, de dichtstbijzijnde vóór de andere. Elke kaart doet wat zijn soort kan:
rules-overbooking-back-door-monk = De [monnik](kind-1) sluit achteraan in de wachtrij aan, ook als die daardoor langer wordt dan mag.
rules-overbooking-back-door-merchants = De [kooplui](kind-2) brengen 3 bedden extra.
rules-overbooking-back-door-maids = De [dienstmeiden](kind-3) mogen de plaats innemen van een kaart van hun eigenaar in de wachtrij. Die kaart wordt afgelegd; de dienstmeiden staan nu daar.
rules-overbooking-back-door-nobles = De [edelen](kind-4) wijzen een kaart van hun eigenaar in de wachtrij aan: die wordt vóór alle andere geboekt.
rules-overbooking-back-door-soldiers = De [soldaten](kind-5) mogen de plaats innemen van één kaart met arbeiders in de wachtrij, van wie dan ook. Die arbeiders worden afgelegd. Zonder arbeiders in de wachtrij doen ze niets.
rules-overbooking-back-door-workers = De [arbeiders](kind-6) nemen 3 bedden weg.
rules-overbooking-back-door-picture = Twee kaarten wachten bij de achterdeur. De kooplui staan dichter bij het hotel en gaan voor: 3 bedden meer. Daarna wijzen de edelen een kaart van hun eigenaar aan.
rules-overbooking-back-door-add = Bedden tellen op: kooplui en arbeiders heffen elkaar op. Het aantal mag tussendoor onder nul zakken; als het boeken begint, telt dat als 0.
rules-overbooking-back-door-may = Dienstmeiden, edelen en soldaten hoeven niets te doen.
rules-overbooking-back-door-once = Een kaart die zo in de wachtrij is gekomen, is een gast als alle andere en wil een bed. Zijn vaardigheid wordt niet nog eens gebruikt.
rules-overbooking-back-door-rest = Kaarten die daarna nog bij de achterdeur liggen, worden afgelegd.

## Check-in

rules-overbooking-check-in = Check-in
rules-overbooking-check-in-order = De hotels komen een voor een aan de beurt, van boven naar beneden. Bij elk hotel:
rules-overbooking-check-in-reveal = Alle kaarten daar worden omgedraaid.
rules-overbooking-check-in-abilities = Kaarten bij de [achterdeur](back-door) gebruiken hun vaardigheid.
rules-overbooking-check-in-booking = De gasten in de wachtrij worden [geboekt](booking).
rules-overbooking-check-in-discard = Gasten zonder bed en kaarten die bij de achterdeur zijn overgebleven, worden afgelegd.
rules-overbooking-check-in-ask = Je wordt alleen iets gevraagd als er iets te kiezen valt: wie je dienstmeiden of soldaten vervangen, wie je edelen aanwijzen.

## Booking

rules-overbooking-booking = Boeken
rules-overbooking-booking-how = Gasten komen kaart voor kaart aan de beurt, in deze volgorde:
rules-overbooking-booking-named = kaarten die door edelen zijn **aangewezen**, in de volgorde waarin ze zijn aangewezen;
rules-overbooking-booking-favourites = dan de **lievelingen** van het hotel, als monniken of soldaten er voorgaan, de dichtstbijzijnde eerst;
rules-overbooking-booking-numbers = dan op **getal**, van 6 tot 1; van gelijke kaarten de dichtstbijzijnde eerst.
rules-overbooking-booking-fits = Een kaart die genoeg bedden vindt, neemt ze allemaal en komt voor zijn eigenaar te liggen. Een kaart die er meer nodig heeft dan er vrij zijn, wordt overgeslagen, en de volgende is aan de beurt.
rules-overbooking-booking-one = **Voorbeeld 1.** { $beds-one } bedden, geen huisregel. Beide soldaten worden geboekt en er blijven 3 bedden over. Dat is te weinig voor de edelen; de dienstmeiden nemen ze.
rules-overbooking-booking-two = **Voorbeeld 2.** { $beds-two } bedden, monniken eerst, kooplui bij de achterdeur: { $beds-more } bedden. De monnik gaat voor, dan edelen, dienstmeiden en kooplui: allemaal vinden ze een bed, en er blijft er één vrij.
rules-overbooking-booking-three = **Voorbeeld 3.** { $beds-three } bedden. Bij de achterdeur wijzen eerst de edelen de dienstmeiden aan, dan sluit de monnik in de wachtrij aan. De dienstmeiden worden als eerste geboekt, dan arbeiders en soldaten; de edelen in de wachtrij vinden te weinig, de monnik krijgt het laatste bed.

## Next round

rules-overbooking-next-round = De volgende ronde
rules-overbooking-next-round-turn = Na ronde 1 en 3 worden de hoteltegels omgedraaid.
rules-overbooking-next-round-new = Na ronde 2 worden ze vervangen door tegels die nog niet in het spel waren, willekeurig getrokken.
rules-overbooking-next-round-tokens = Elke achterdeur zonder fiche krijgt er een. Een fiche dat niemand heeft gepakt, blijft liggen; heeft het nieuwe hotel daar geen achterdeur, dan gaat het terug naar de voorraad.
rules-overbooking-next-round-first = De speler links wordt de nieuwe startspeler.
rules-overbooking-next-round-hand = Iedereen vult zijn hand aan tot { $hand } kaarten, zover de stapel reikt.
rules-overbooking-next-round-end = Na ronde { $rounds } is het spel afgelopen. Kaarten in de hand zijn niets waard.

## Scoring

rules-overbooking-scoring = Puntentelling
rules-overbooking-scoring-coins = De **munten** op je geboekte kaarten,
rules-overbooking-scoring-tokens = 1 punt voor elk **fiche**,
rules-overbooking-scoring-bonus = en de **embleembonus**, als er aan tafel mee wordt gespeeld.
rules-overbooking-scoring-crests = Tel voor elk embleem je geboekte kaarten met dat embleem, klein en groot samen. Vanaf vier leveren ze punten op:
rules-overbooking-scoring-table = Punten voor geboekte kaarten van één embleem
rules-overbooking-scoring-win = Wie de meeste punten heeft, wint. Bij een gelijke stand wint wie meer geboekte kaarten van drie munten heeft; is ook dat gelijk, dan delen ze de overwinning.

## Rulings

rules-overbooking-rulings = Uitspraken
rules-overbooking-rulings-why = Waar het spelregelboekje zwijgt of een drukfout heeft, spelen we in dit huis zo. Elke uitspraak houdt zijn nummer.
rules-overbooking-rulings-o01 = Wordt een aangewezen kaart vóór het boeken vervangen door dienstmeiden of soldaten, dan vervalt de aanwijzing.
rules-overbooking-rulings-o02 = Dienstmeiden of soldaten die de plaats van een aangewezen kaart innemen, zijn zelf niet aangewezen.
rules-overbooking-rulings-o03 = Bedden mogen onder nul zakken terwijl vaardigheden worden gebruikt, en latere tellen van daar verder. Als het boeken begint, is minder dan nul gewoon nul.
rules-overbooking-rulings-o04 = Hotels checken in vanaf de bovenkant van de kolom. (In het boekje staat daar een drukfout.)
rules-overbooking-rulings-o05 = Aanvullen: tot { $hand } kaarten in de hand. Het ‘trekt tot 5’ uit het boekje is in een andere editie duidelijker.
rules-overbooking-rulings-o06 = Openbaar zijn: het aantal kaarten in hand en stapel; onthulde, geboekte en afgelegde kaarten; fiches; beide kanten van de tegels in het spel. De ruggen van kaarten in de hand worden niet getoond.
rules-overbooking-rulings-o07 = Kaarten die niet zijn gelegd, blijven in de hand. Aan het einde zijn ze niets waard.
rules-overbooking-rulings-o08 = Wie een kaart niet legt of wordt overgeslagen, haalt dat niet in. Wie één keer is overgeslagen, blijft dat de hele ronde, want plaatsen raken alleen maar voller.
rules-overbooking-rulings-o09 = [Edelen](kind-4) mogen elke kaart van hun eigenaar in de wachtrij aanwijzen die nog niet is aangewezen, ook een [monnik](kind-1) die net is aangesloten.
rules-overbooking-rulings-o10 = Twee emblemen: de eerste twee verschillende emblemen die in de wachtrij worden gelegd, bepalen welke.
rules-overbooking-rulings-o11 = Eerste of tweede kaart open: het gaat om de plaats in de wachtrij. De kaart wordt getoond zodra hij wordt gelegd.
rules-overbooking-rulings-o12 = Een fiche dat niemand heeft gepakt, blijft op zijn plaats in de kolom, en er komt geen tweede bij. Het gaat terug naar de voorraad als de nieuwe kant daar geen achterdeur heeft.
rules-overbooking-rulings-o13 = [Dienstmeiden](kind-3), [edelen](kind-4) en [soldaten](kind-5) mogen van hun vaardigheid afzien.
rules-overbooking-rulings-o14 = De startspeler wordt geloot.
rules-overbooking-rulings-o15 = Welke hotels in het spel zijn, hun volgorde en hun kant worden geloot.
rules-overbooking-rulings-o16 = Fiches raken nooit op.
rules-overbooking-rulings-o17 = Een kaart die van de achterdeur in de wachtrij is gekomen, is een gast als alle andere; zijn vaardigheid wordt niet nog eens gebruikt.
rules-overbooking-rulings-o18 = Bij een gelijke stand tellen geboekte kaarten van precies drie munten, welke soorten dat ook zijn; ook als je met eigen waarden speelt.

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
