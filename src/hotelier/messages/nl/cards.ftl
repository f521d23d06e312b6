### The card browser.

cards-title = Kaarten
cards-head = { $game }: kaarten
cards-to-rules = Spelregels
cards-all = Alle kaarten
cards-no-such = Kaart niet gevonden
cards-filters = Filters
cards-kinds = Soorten kaarten
cards-find = Zoeken
cards-find-austria = naam, blokje, beloning…
cards-find-overbooking = naam, regel, vaardigheid…
cards-any = alle
cards-sort = Sorteren op
cards-sort-box = standaardvolgorde
cards-sort-name = naam
cards-sort-points = meeste punten
cards-sort-cubes = grootste bestelling
cards-sort-cost = hoogste prijs
cards-sort-coins = meeste munten
cards-sort-beds = meeste bedden
cards-found =
    { $n ->
        [0] Geen kaarten.
        [one] 1 kaart.
       *[other] { $n } kaarten.
    }
cards-none = Geen kaarten gevonden.
cards-all-again = Alle kaarten tonen
cards-leaf = Vorige en volgende kaart
cards-numbered = { $kind } nr. { $number }
cards-how = Zo werkt het
cards-rulings = Toelichting
cards-no-rulings = Geen toelichting bij deze kaart.
cards-in-the-rules = In de spelregels

## Kinds

cards-kind-every = Alle
cards-kind-guest = Gasten
cards-kind-staff = Personeel
cards-kind-politics = Politiek
cards-kind-emperor = Keizer
cards-kind-kind = Gasten
cards-kind-hotel = Hotels
cards-kind-crest = Familie­wapens
cards-one-guest = Gastkaart
cards-one-staff = Personeelskaart
cards-one-politics = Politiekkaart
cards-one-emperor = Keizertegel
cards-one-kind = Soort gast
cards-one-hotel = Hoteltegel
cards-one-crest = Familiewapen

## Filters

cards-filter-colour = Kleur
cards-filter-gives = Beloning
cards-filter-cube = Besteld blokje
cards-filter-cubes = Grootte van de bestelling
cards-filter-when = Moment
cards-filter-about = Onderwerp
cards-filter-cost = Prijs
cards-filter-hand = Inleidende set
cards-filter-group = Groep
cards-filter-asks = Voorwaarde
cards-filter-size = Achterkant
cards-filter-rule = Speciale regel
cards-colour-yellow = ★ geel: artiesten
cards-colour-blue = ◆ blauw: edelen
cards-colour-red = ■ rood: burgers
cards-colour-green = ● groen: toeristen
cards-gives-vp = OP
cards-gives-crowns = kronen
cards-gives-emperor = keizerspoor
cards-gives-cubes = blokjes
cards-gives-prep = voorbereide kamers
cards-gives-occupy = bezette kamer
cards-gives-hire = personeel aannemen
cards-gives-draw = personeelskaarten trekken
cards-gives-invite = nog een gast
cards-gives-extra = extra beurt
cards-cubes-of =
    { $n ->
        [one] 1 blokje
       *[other] { $n } blokjes
    }
cards-about-guests = gasten
cards-about-kitchen = keuken en blokjes
cards-about-dice = dobbelstenen
cards-about-rooms = kamers
cards-about-emperor = keizer
cards-about-staff = personeel
cards-about-politics = politiek
cards-asks-crowns = kronen
cards-asks-rooms = kamers
cards-asks-staff = personeel
cards-asks-emperor = keizerspoor
cards-size-small = klein familiewapen (1–3 bedden)
cards-size-large = groot familiewapen (4–6 bedden)

## What cards are and do

cards-colour = Kleur
cards-order = Bestelling
cards-points = Punten
cards-cost = Prijs
cards-cost-revised = Prijs, herziene editie
cards-hand = Inleidende set
cards-group = Groep
cards-scored = Telt mee
cards-beds = Bedden nodig
cards-coins = Waarde
cards-back = Achterkant
cards-source = Bron
cards-after-round = na ronde { $round }
cards-revised = Herziene editie: { $does }.
cards-does = { $does }.
cards-politics-does = Voorwaarde: { $need }. De eerste speler met een schijf hier scoort { $first } OP, de tweede { $second }, de derde { $third }.
cards-tile = Keizertegel { $tile }
cards-tile-bonus = Bonus: { $bonus }.
cards-tile-penalty = Straf: { $penalty }.
cards-tile-penalty-revised = Straf, herziene editie: { $penalty }.
cards-hotel-side = Kant { $side }: { $beds }. { $rule }
cards-hotel-house = Kanten met een * hebben we zelf ingevuld: de gedrukte waarden kennen we niet.
cards-crest-does = Elk deck heeft { $n } kaarten met dit familiewapen, één van elke soort.
cards-crest-beginner = Beginnersbonus voor geboekte kaarten: { $steps }.
cards-crest-advanced = Gevorderdenbonus voor geboekte kaarten: { $steps }.
cards-crest-step = { $n } geven { $points }

## Chosen for a custom setup

own-setup-about = Kies hoe het spel begint: kaarten, tegels en handen. Een stelling midden in het spel kun je niet opzetten. Wat je met rust laat, is willekeurig. Begin je aan een onderdeel, kies het dan helemaal.
own-setup-random = Willekeurig
own-setup-count = { $n } van { $all }
own-setup-groups = Kies er één uit elke groep.
own-setup-group = Groep { $name }
own-setup-missing = Kies er nog { $n }, of laat het toeval beslissen.
own-setup-reset = Weer willekeurig
own-setup-seat = { $part }, plek { $seat }
