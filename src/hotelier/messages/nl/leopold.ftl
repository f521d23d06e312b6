### Leopold, the concierge: his hints at practice tables and against opponents.

## The panel

hint-thinking = Een ogenblik …
hint-title = Als ik iets mag voorstellen
hint-only = Er is alleen deze.
hint-figures =
    { $score ->
        [one] ≈ { $score } punt · { $win }% kans op winst
       *[other] ≈ { $score } punten · { $win }% kans op winst
    }
# How sure he is of the first.
hint-sure-much = vrij zeker
hint-sure-some = redelijk zeker
hint-sure-little = scheelt weinig
# How the others compare with the first.
hint-other-near = bijna even goed
hint-other-less = iets zwakker
hint-other-weak = duidelijk zwakker
hint-why = { $what }.
hint-then = Daarna: { $what }.
hint-show = Wijs aan op tafel
hint-do = Doe dit
hint-close = Dank je, Leopold
hint-trouble = Ik kan het nu helaas niet zeggen. Vraag het nog eens.
hint-explained = Leopold schat punten en kansen op grond van wat jij zelf ook ziet; ook hij kent de verborgen kaarten niet.
# Read aloud when the hint comes: the best action in words, its reasons, its figures.
hint-aloud = Leopold stelt voor: { $action }. { $why } { $figures }

## Why, in Grand Austria Hotel: what an action does. $name is a card.

hint-austria-check-in = checkt { $name } in
hint-austria-served = maakt de bestelling van { $name } compleet
# $colour is the word for blue, red or yellow.
hint-austria-group =
    { $size ->
        [one] vult de losse { $colour ->
            [blauw] blauwe
            [geel] gele
            [rood] rode
           *[other] { $colour }
        } kamer
        [2] maakt het { $colour ->
            [blauw] blauwe
            [geel] gele
            [rood] rode
           *[other] { $colour }
        } paar compleet
       *[other] maakt de { $colour ->
            [blauw] blauwe
            [geel] gele
            [rood] rode
           *[other] { $colour }
        } groep van { $size } compleet
    }
hint-austria-politics = claimt een politiekkaart voor { $n } OP
hint-austria-hired = neemt { $name } aan
hint-austria-worked = zet { $name } aan het werk
hint-austria-prepared =
    { $n ->
        [one] bereidt kamer { $rooms } voor
       *[other] bereidt de kamers { $rooms } voor
    }
hint-austria-lit = vult meteen kamer { $room }
hint-austria-emperor =
    { $n ->
        [one] gaat één stap vooruit op het keizerspoor
       *[other] gaat { $n } stappen vooruit op het keizerspoor
    }
hint-austria-cubes = brengt { $cubes }
hint-austria-cube = serveert { $cubes }
hint-austria-seated = nodigt { $name } uit
hint-austria-drawn =
    { $n ->
        [one] trekt een personeelskaart
       *[other] trekt { $n } personeelskaarten
    }
hint-austria-crowns =
    { $n ->
        [one] brengt 1 kroon op
       *[other] brengt { $n } kronen op
    }
# Cubes and crowns together.
hint-austria-brings = levert { $what } op
hint-austria-cost =
    { $n ->
        [one] kost 1 kroon
       *[other] kost { $n } kronen
    }
hint-austria-points = scoort { $n } OP
hint-austria-strength = gebruikt een dobbelsteen met sterkte { $n }
hint-austria-wait = wacht op de volgende worp
hint-austria-end = beëindigt de beurt

## Why, in Overbooking

hint-overbooking-queue =
    { $position ->
        [1] staat vooraan in de wachtrij
        [2] staat als tweede in de wachtrij
        [3] staat als derde in de wachtrij
        [4] staat als vierde in de wachtrij
       *[other] staat op plaats { $position } in de wachtrij
    }
hint-overbooking-bed =
    { $n ->
        [0] vindt bijna nooit een bed
        [10] vindt bijna altijd een bed
       *[other] vindt in ongeveer { $n } van de 10 gevallen een bed
    }
hint-overbooking-use =
    { $n ->
        [0] kan de vaardigheid bijna nooit gebruiken
        [10] gebruikt de vaardigheid bijna altijd
       *[other] gebruikt de vaardigheid in ongeveer { $n } van de 10 gevallen
    }
hint-overbooking-door = wacht bij de achterdeur
hint-overbooking-token = pakt het fiche
hint-overbooking-open = is voor iedereen te zien
hint-overbooking-named = wordt vóór de anderen geboekt ({ $card })
hint-overbooking-replaced = neemt een plaats over ({ $card })
hint-overbooking-joined = sluit aan in de wachtrij
hint-overbooking-more-beds =
    { $n ->
        [one] brengt één bed erbij
       *[other] brengt { $n } bedden erbij
    }
hint-overbooking-fewer-beds =
    { $n ->
        [one] haalt één bed weg
       *[other] haalt { $n } bedden weg
    }
hint-overbooking-booked =
    { $n ->
        [one] boekt één van jouw gasten voor { $coins }
       *[other] boekt { $n } van jouw gasten voor { $coins }
    }
hint-overbooking-away =
    { $n ->
        [one] stuurt één gast van de anderen weg
       *[other] stuurt { $n } gasten van de anderen weg
    }
hint-overbooking-lost =
    { $n ->
        [one] kost je één gast
       *[other] kost je { $n } gasten
    }
hint-overbooking-unused = laat alles zoals het is
hint-overbooking-skip = houdt de kaart voor later
