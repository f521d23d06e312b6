### Leopold, the head concierge: his hints at practice tables and against bots.

## The panel

hint-thinking = Einen Augenblick, bitte …
hint-title = Wenn ich einen Rat geben darf …
hint-only = die einzige Möglichkeit
hint-figures =
    { $score ->
        [one] ≈ { $score } Punkt · { $win } % Siegchance
       *[other] ≈ { $score } Punkte · { $win } % Siegchance
    }
# How sure he is of his first suggestion.
hint-sure-much = ohne Zweifel
hint-sure-some = ziemlich sicher
hint-sure-little = knappe Sache
# How the other suggestions compare with the first.
hint-other-near = fast genauso gut
hint-other-less = etwas schwächer
hint-other-weak = deutlich schwächer
hint-why = { $what }.
hint-then = Danach: { $what }.
# Points by source, such as “gains about 5 at the emperor and costs crowns worth about 2”.
hint-points-first = In Punkten, verglichen mit der zweitbesten Wahl: { $what }.
hint-points-other = In Punkten, verglichen mit meinem ersten Vorschlag: { $what }.
hint-show = Auf dem Tisch zeigen
hint-do = So machen wir’s
hint-close = Danke, Leopold
hint-trouble = Ich bedaure, im Augenblick kann ich nichts sagen. Frag mich bitte noch einmal.
hint-explained = Punkte und Siegchancen sind Leopolds Schätzung. Er sieht nur, was du siehst; die verdeckten Karten kennt er auch nicht.
# Read aloud when the hint comes: the best action in words, its reasons, its figures.
hint-aloud = Leopold rät: { $action }. { $why } { $figures }

## Why, in Grand Austria Hotel: what you do with an action, as a request. $name is a card.

hint-austria-check-in = check { FORM($name, "acc") } ein
hint-austria-served = erfülle die Bestellung { FORM($name, "of") }
# $colour is blue, red or yellow.
hint-austria-group =
    { $size ->
        [one] vervollständige eine { FORM($colour, "e") } Gruppe aus 1 Zimmer
        [2] vervollständige eine { FORM($colour, "e") } Zweiergruppe
       *[other] vervollständige eine { FORM($colour, "e") } Gruppe aus { $size } Zimmern
    }
hint-austria-politics = erfülle eine Politikkarte für { $n } SP
hint-austria-hired = stell { FORM($name, "acc") } ein
hint-austria-worked = setz { FORM($name, "acc") } ein
hint-austria-prepared =
    { $n ->
        [one] bereite Zimmer { $rooms } vor
       *[other] bereite die Zimmer { $rooms } vor
    }
# The room becomes occupied without a guest.
hint-austria-lit = belege sofort Zimmer { $room }
hint-austria-emperor =
    { $n ->
        [one] rück auf der Kaiserleiste 1 Feld vor
       *[other] rück auf der Kaiserleiste { $n } Felder vor
    }
hint-austria-cubes = hol dir { $cubes }
hint-austria-cube = serviere { $cubes }
hint-austria-seated = nimm { FORM($name, "acc") }
hint-austria-drawn =
    { $n ->
        [one] zieh 1 Personalkarte
       *[other] zieh { $n } Personalkarten
    }
hint-austria-crowns =
    { $n ->
        [one] hol dir 1 Krone
       *[other] hol dir { $n } Kronen
    }
# Cubes and crowns together.
hint-austria-brings = hol dir { $what }
hint-austria-cost =
    { $n ->
        [one] zahl 1 Krone
       *[other] zahl { $n } Kronen
    }
hint-austria-points = hol dir { $n } SP
hint-austria-strength = nimm einen Würfel mit Stärke { $n }
hint-austria-wait = warte auf den nächsten Wurf
hint-austria-end = beende deinen Zug

## Why, in Overbooking

hint-overbooking-queue =
    { $position ->
        [1] steht ganz vorn in der Schlange
        [2] steht in der Schlange an zweiter Stelle
        [3] steht in der Schlange an dritter Stelle
        [4] steht in der Schlange an vierter Stelle
       *[other] steht auf Platz { $position } der Schlange
    }
hint-overbooking-bed =
    { $n ->
        [0] bekommt fast nie ein Bett
        [10] bekommt fast immer ein Bett
        [one] bekommt in etwa 1 von 10 Fällen ein Bett
       *[other] bekommt in etwa { $n } von 10 Fällen ein Bett
    }
hint-overbooking-use =
    { $n ->
        [0] kann die Fähigkeit fast nie nutzen
        [10] kann die Fähigkeit fast immer nutzen
        [one] kann die Fähigkeit in etwa 1 von 10 Fällen nutzen
       *[other] kann die Fähigkeit in etwa { $n } von 10 Fällen nutzen
    }
hint-overbooking-door = wartet an der Hintertür
hint-overbooking-token = nimmt das Plättchen
hint-overbooking-open = liegt offen
hint-overbooking-named =
    { FORM($card, "one") ->
        [yes] gibt dem { FORM($card, "dat") } Vorrang
       *[no] gibt den { FORM($card, "dat") } Vorrang
    }
hint-overbooking-replaced =
    { FORM($card, "one") ->
        [yes] ersetzt den { FORM($card, "weak") }
       *[no] ersetzt die { FORM($card, "weak") }
    }
hint-overbooking-joined = stellt sich hinten an
hint-overbooking-more-beds =
    { $n ->
        [one] bringt 1 Bett mehr
       *[other] bringt { $n } Betten mehr
    }
hint-overbooking-fewer-beds =
    { $n ->
        [one] nimmt 1 Bett weg
       *[other] nimmt { $n } Betten weg
    }
hint-overbooking-booked =
    { $n ->
        [one] verschafft 1 deiner Karten ein Bett ({ $coins })
       *[other] verschafft { $n } deiner Karten ein Bett ({ $coins })
    }
hint-overbooking-away =
    { $n ->
        [one] lässt 1 Karte der anderen leer ausgehen
       *[other] lässt { $n } Karten der anderen leer ausgehen
    }
hint-overbooking-lost =
    { $n ->
        [one] lässt 1 deiner Karten leer ausgehen
       *[other] lässt { $n } deiner Karten leer ausgehen
    }
hint-overbooking-unused = ändert nichts
hint-overbooking-skip = spart deine Karten für später auf
