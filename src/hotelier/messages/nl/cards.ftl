### The card browser.

cards-title = Kaarten
cards-head = { $game }: de kaarten
cards-to-rules = De spelregels
cards-all = Alle kaarten
cards-no-such = Die kaart bestaat niet
cards-filters = Waarnaar je zoekt
cards-kinds = Soorten kaarten
cards-find = Zoeken
cards-find-austria = naam, blokje, beloning …
cards-find-overbooking = naam, regel, vaardigheid …
cards-any = alle
cards-sort = Volgorde
cards-sort-box = zoals in de doos
cards-sort-name = op naam
cards-sort-points = meeste punten eerst
cards-sort-cubes = grootste bestelling eerst
cards-sort-cost = duurste eerst
cards-sort-coins = meeste munten eerst
cards-sort-beds = meeste bedden eerst
cards-found =
    { $n ->
        [0] Geen kaart.
        [one] Eén kaart.
       *[other] { $n } kaarten.
    }
cards-none = Zo’n kaart is er niet.
cards-all-again = Toon alle kaarten
cards-leaf = Van kaart naar kaart
cards-numbered = { $kind }, nummer { $number }
cards-how = Hoe dat werkt
cards-rulings = Uitspraken
cards-no-rulings = Voor deze kaart was geen uitspraak nodig.
cards-in-the-rules = In de spelregels

## Kinds

cards-kind-every = Alle
cards-kind-guest = Gasten
cards-kind-staff = Personeel
cards-kind-politics = Politiek
cards-kind-emperor = Keizer
cards-kind-kind = Gasten
cards-kind-hotel = Hotels
cards-kind-crest = Emblemen
cards-one-guest = Gastkaart
cards-one-staff = Personeelskaart
cards-one-politics = Politiekkaart
cards-one-emperor = Keizertegel
cards-one-kind = Soort gast
cards-one-hotel = Hoteltegel
cards-one-crest = Embleem

## Filters

cards-filter-colour = Kleur
cards-filter-gives = Beloning
cards-filter-cube = Bestelt
cards-filter-cubes = Grootte van de bestelling
cards-filter-when = Wanneer het werkt
cards-filter-about = Waar het over gaat
cards-filter-cost = Prijs
cards-filter-hand = Introductieset
cards-filter-group = Groep
cards-filter-asks = Vraagt om
cards-filter-size = Rug
cards-filter-rule = Huisregel
cards-colour-yellow = ★ geel: artiesten
cards-colour-blue = ◆ blauw: edelen
cards-colour-red = ■ rood: burgers
cards-colour-green = ● groen: toeristen
cards-gives-vp = punten
cards-gives-crowns = kronen
cards-gives-emperor = stappen bij de keizer
cards-gives-cubes = blokjes
cards-gives-prep = voorbereide kamers
cards-gives-occupy = een bezette kamer
cards-gives-hire = personeel aannemen
cards-gives-draw = personeel trekken
cards-gives-invite = nog een gast
cards-gives-extra = een extra beurt
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
cards-asks-emperor = stappen bij de keizer
cards-size-small = klein embleem (1–3 bedden)
cards-size-large = groot embleem (4–6 bedden)

## What cards are and do

cards-colour = Kleur
cards-order = Bestelling
cards-points = Punten
cards-cost = Prijs
cards-cost-revised = Prijs, herziene editie
cards-hand = Introductieset
cards-group = Groep
cards-scored = Telt
cards-beds = Nodig
cards-coins = Betaalt
cards-back = Rug
cards-source = Waar de getallen vandaan komen
cards-after-round = na ronde { $round }
cards-revised = Herziene editie: { $does }.
cards-does = { $does }.
cards-politics-does = Vraagt om: { $need }. De eerste speler die dat heeft, scoort { $first } OP, de tweede { $second }, de derde { $third }.
cards-tile = Keizertegel { $tile }
cards-tile-bonus = Bonus: { $bonus }.
cards-tile-penalty = Straf: { $penalty }.
cards-tile-penalty-revised = Straf, herziene editie: { $penalty }.
cards-hotel-side = Kant { $side }: { $beds }. { $rule }
cards-hotel-house = Kanten met een * zijn waarden van ons, want geen bron die we kennen vermeldt ze.
cards-crest-does = Elke stapel heeft { $n } kaarten met dit embleem, één van elke soort.
cards-crest-beginner = Beginnersbonus voor geboekte kaarten: { $steps }.
cards-crest-advanced = Bonus voor gevorderden voor geboekte kaarten: { $steps }.
cards-crest-step = { $n } geven { $points }
