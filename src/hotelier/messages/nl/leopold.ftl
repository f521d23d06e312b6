### Leopold, the head concierge: his hints at practice tables and against bots.

## The panel

hint-thinking = Een ogenblikje geduld…
hint-title = Als ik zo vrij mag zijn…
hint-only = je enige mogelijkheid
hint-figures =
    { $score ->
        [one] ≈ { $score } punt · { $win }% winstkans
       *[other] ≈ { $score } punten · { $win }% winstkans
    }
# How sure he is of his first suggestion.
hint-sure-much = heel zeker
hint-sure-some = vrij zeker
hint-sure-little = scheelt weinig
# How the other suggestions compare with the first.
hint-other-near = bijna even goed
hint-other-less = iets zwakker
hint-other-weak = duidelijk zwakker
hint-why = { $what }.
hint-then = Daarna: { $what }.
# Points by source, such as “gains about 5 at the emperor and costs crowns worth about 2”.
hint-points-first = In punten, vergeleken met de tweede keuze: { $what }.
hint-points-other = In punten, vergeleken met mijn eerste suggestie: { $what }.
hint-show = Op tafel aanwijzen
hint-do = Uitvoeren
hint-close = Dank je, Leopold
hint-trouble = Tot mijn spijt weet ik het nu niet. Vraag het me nog eens.
hint-explained = Punten en winstkansen zijn schattingen van Leopold. Hij ziet alleen wat jij ziet: ook hij kent de verborgen kaarten niet.
# Read aloud when the hint comes: the best action in words, its reasons, its figures.
hint-aloud = Leopold stelt voor: { $action }. { $why } { $figures }

## Why, in Grand Austria Hotel: what to do, in the imperative. $name is a card.

hint-austria-check-in = check { $name } in
hint-austria-served = maak de bestelling van { $name } compleet
# $colour is blue, red or yellow.
hint-austria-group =
    { $size ->
        [one] maak een { FORM($colour, "e") } groep van 1 compleet
        [2] maak een { $colour } paar compleet
       *[other] maak een { FORM($colour, "e") } groep van { $size } compleet
    }
hint-austria-politics = leg een schijf op een politiekkaart, voor { $n } OP
hint-austria-hired = neem { $name } aan
hint-austria-worked = zet { $name } aan het werk
hint-austria-prepared =
    { $n ->
        [one] bereid kamer { $rooms } voor
       *[other] bereid de kamers { $rooms } voor
    }
# The room becomes occupied without a guest.
hint-austria-lit = bezet meteen kamer { $room }
hint-austria-emperor =
    { $n ->
        [one] ga 1 stap vooruit op het keizerspoor
       *[other] ga { $n } stappen vooruit op het keizerspoor
    }
hint-austria-cubes = pak { $cubes }
hint-austria-cube = serveer { $cubes }
hint-austria-seated = neem { $name }
hint-austria-drawn =
    { $n ->
        [one] trek 1 personeelskaart
       *[other] trek { $n } personeelskaarten
    }
hint-austria-crowns =
    { $n ->
        [one] pak 1 kroon
       *[other] pak { $n } kronen
    }
# Cubes and crowns together.
hint-austria-brings = pak { $what }
hint-austria-cost =
    { $n ->
        [one] betaal 1 kroon
       *[other] betaal { $n } kronen
    }
hint-austria-points = scoor { $n } OP
hint-austria-strength = pak een dobbelsteen met sterkte { $n }
hint-austria-wait = wacht op de volgende worp
hint-austria-end = beëindig je beurt

## Why, in Overbooking

hint-overbooking-queue =
    { $position ->
        [1] ligt vooraan in de wachtrij
        [2] ligt als tweede in de wachtrij
        [3] ligt als derde in de wachtrij
        [4] ligt als vierde in de wachtrij
       *[other] ligt op plaats { $position } in de wachtrij
    }
hint-overbooking-bed =
    { $n ->
        [0] krijgt bijna nooit een bed
        [10] krijgt bijna altijd een bed
       *[other] krijgt ongeveer { $n } van de 10 keer een bed
    }
hint-overbooking-use =
    { $n ->
        [0] kan de vaardigheid bijna nooit gebruiken
        [10] kan de vaardigheid bijna altijd gebruiken
       *[other] kan de vaardigheid ongeveer { $n } van de 10 keer gebruiken
    }
hint-overbooking-door = ligt bij de achterdeur
hint-overbooking-token = pakt het fiche
hint-overbooking-open = ligt open
# $card is a card without an article: arbeiders met de vis.
hint-overbooking-named = geeft de { $card } voorrang bij het boeken
hint-overbooking-replaced = vervangt de { $card }
hint-overbooking-joined = sluit aan in de wachtrij
hint-overbooking-more-beds =
    { $n ->
        [one] geeft 1 bed meer
       *[other] geeft { $n } bedden meer
    }
hint-overbooking-fewer-beds =
    { $n ->
        [one] haalt 1 bed weg
       *[other] haalt { $n } bedden weg
    }
hint-overbooking-booked =
    { $n ->
        [one] geeft 1 van je kaarten een bed ({ $coins })
       *[other] geeft { $n } van je kaarten een bed ({ $coins })
    }
hint-overbooking-away =
    { $n ->
        [one] laat 1 kaart van een ander zonder bed
       *[other] laat { $n } kaarten van anderen zonder bed
    }
hint-overbooking-lost =
    { $n ->
        [one] laat 1 van je kaarten zonder bed
       *[other] laat { $n } van je kaarten zonder bed
    }
hint-overbooking-unused = verandert niets
hint-overbooking-skip = bewaart je kaarten voor later
