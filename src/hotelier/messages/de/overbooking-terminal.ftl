### Overbooking in the terminal: what only its pictures and its list of choices say.

## Small words

overbooking-hotel-words = { $beds }, { $rule }
overbooking-waiting =
    { $n ->
        [0] niemand wartet
        [one] 1 wartet
       *[other] { $n } warten
    }
overbooking-fact-face-up = offen
overbooking-fact-second = zweite Karte dort
overbooking-fact-token = du nimmst das Plättchen
# An action and what there is to know about it, several things with commas between them.
overbooking-do-with = { $action } ({ $facts })
overbooking-door-does = Tür: { $ability }
overbooking-group-small = Kleine Karten, 1–3 Betten (in die Schlange oder an die Hintertür)
overbooking-group-large = Große Karten, 4–6 Betten (in die Schlange oder an die Hintertür)
overbooking-group-or = Oder

## The card reference

overbooking-section-guest = Gäste
overbooking-section-crest = Wappen
overbooking-section-hotel = Hotels
overbooking-section-bonus = Wappenbonus
overbooking-source-rulebook = aus der Spielregel
overbooking-source-house = unser Platzhalter
overbooking-source-owner = aus eigener Datei
overbooking-guest-facts = { $beds } (aus der Spielregel), { $coins } ({ $source })
overbooking-crest-cards = 6 Karten in jedem Stapel: { $cards }.
overbooking-tile-facts = { $beds }, { $source }
overbooking-tile-other = Andere Seite: { $face }.
overbooking-tile-other-house = Andere Seite: { $face } (von uns so zusammengestellt).
overbooking-bonus-title = Wappenbonus: { $mode }
# A word that is on several cards, as an example of a search.
overbooking-sample-word = Betten

## What happened

overbooking-log-placed-open = { $name } legt { $card } offen in die Schlange von Hotel { $hotel }.
overbooking-log-placed-token = { $name } legt { $card } an die Hintertür von Hotel { $hotel } und nimmt das Plättchen.
overbooking-log-booked-named = Zuerst: Vorrang durch Adelige.
overbooking-log-booked-rule = Zuerst: Sonderregel.
overbooking-log-booked-crest = Damit sind { $n } { FORM($crest, "stem") }-Karten eingecheckt.
overbooking-log-score = { $name } bekommt { $parts }.
overbooking-log-score-part = { $n } für { $what }

## What to look at

overbooking-tip-typing = Du kannst einen Zug auch eintippen: { $action } heißt „{ $meaning }“.
overbooking-tip-token =
    { $n ->
        [one] An der Hintertür von Hotel { $hotels } liegt ein Plättchen: 1 Punkt für die erste Karte dort.
       *[other] An den Hintertüren der Hotels { $hotels } liegen Plättchen: je 1 Punkt für die erste Karte dort.
    }
overbooking-tip-crest =
    { $n ->
        [0] Du hast noch keine { FORM($crest, "stem") }-Karte eingecheckt: Die erste bringt { $points } extra.
        [one] Du hast 1 { FORM($crest, "stem") }-Karte eingecheckt: Die nächste bringt { $points } extra.
       *[other] Du hast { $n } { FORM($crest, "stem") }-Karten eingecheckt: Die nächste bringt { $points } extra.
    }
overbooking-tip-last = Letzte Runde: Du legst noch { $cards }, der Rest bringt keine Punkte.
overbooking-tip-nobody = Du hast keine Karte in dieser Schlange. Das Hotel hat { $beds }.
overbooking-tip-all = Stand jetzt bekommen hier alle deine Karten ein Bett. Das Hotel hat { $beds }.
overbooking-tip-away = Stand jetzt gehen hier Karten von dir leer aus: { $cards }. Das Hotel hat { $beds }.

## How the game goes

overbooking-intro-1 = Die Stadt ist voll, und alle wollen ein Bett. Du hast einen Stapel mit 24 Gästekarten: 4 Wappen mit je 6 Gästearten. Die Zahl einer Karte sagt, wie viele Betten sie braucht: 1 Mönch, 2 Händler, 3 Zofen, 4 Adelige, 5 Soldaten, 6 Arbeiter. Sobald sie eingecheckt ist, zählen ihre Münzen als Punkte.
overbooking-intro-2 = Es gibt 4 Runden. In jeder legt ihr reihum je 5 von 9 Handkarten, eine nach der anderen und verdeckt: in die Warteschlange rechts von einem Hotel (4 Plätze) oder an die Hintertür links davon (2). Alle sehen, wem die Karte gehört, ihr Wappen und ihre Größe: klein (1–3 Betten) oder groß (4–6). Die erste Karte an einer Hintertür nimmt das Plättchen dort: 1 Punkt.
overbooking-intro-3 = Dann öffnen die Hotels, von oben nach unten. Zuerst nutzen die Karten an der Hintertür ihre Fähigkeit: Manche bringen Betten oder nehmen welche weg, manche geben einer anderen Karte Vorrang. Betten bekommen sie dort nicht, aber manche kommen noch in die Schlange: Ein Mönch stellt sich hinten an, Zofen können eine andere deiner Karten ersetzen und Soldaten beliebige Arbeiter, egal wem sie gehören. Dann checkt die Schlange ein: die größten Karten zuerst und bei gleich großen die, die näher am Hotel liegt. Reichen die Betten für eine Karte nicht mehr, wird sie übersprungen, und die nächste ist dran. Karten ohne Bett werden abgelegt.
overbooking-intro-4 = Es gewinnt, wer die meisten Punkte hat. Es zählen die Münzen auf deinen eingecheckten Karten, deine Plättchen und, wenn ihr damit spielt, ein Bonus ab 4 eingecheckten Karten mit demselben Wappen.

## The end

overbooking-points-coins = Münzen: { $kind }
overbooking-points-tokens = Plättchen
overbooking-points-crest = Wappenbonus: { $crest }
overbooking-difference = { $what } ({ $more } zu { $less })
overbooking-verdict-points = Sieg für { $names } mit { FORM($points, "dat") }, Vorsprung { $ahead }.
overbooking-end-difference = Was { $winner } vor { $other } gebracht hat:
overbooking-end-booked = Eingecheckte Karten:

## The picture

overbooking-head-over = Partie beendet
overbooking-label-queue = Schlange
overbooking-label-door = Tür
overbooking-label-hand = Hand
overbooking-label-token = Plättchen
overbooking-label-hotel = Hotel { $n }
overbooking-label-closed = zu, { $n } frei
overbooking-label-crests = { $n } für Wappen
overbooking-label-players = Personen
overbooking-label-at-door = An der Hintertür
overbooking-queue-note = vom Hotel aus
overbooking-hand-note = Zahl = Betten, ● = Münzen
overbooking-hand-none = keine Karten
overbooking-players-note = eingecheckt nach Wappen
overbooking-next-round = nächste Runde: { $hotel }
overbooking-sign-bed = freies Bett
overbooking-sign-coin = Münze oder Plättchen, je 1 Punkt
overbooking-sign-house = unser Platzhalter
overbooking-sign-open = offen
overbooking-sign-named = Vorrang durch Adelige
overbooking-outlook = Check-in nach jetzigem Stand
overbooking-outlook-note = { $beds } in Hotel { $hotel }
overbooking-outlook-named = Vorrang
overbooking-outlook-rule = Sonderregel
overbooking-outlook-booked =
    { $free ->
        [one] { $n } von 1 Bett
       *[other] { $n } von { $free } Betten
    }
overbooking-outlook-away = braucht { $n }, { $free } frei
overbooking-outlook-nobody = niemand in der Schlange
overbooking-where-booked = im Bett
overbooking-where-discarded = abgelegt
overbooking-where-table = am Hotel
overbooking-where-hand = Hand
overbooking-where-deck = im Stapel
overbooking-where-unseen = unbekannt: Hand, Stapel oder verdeckt
