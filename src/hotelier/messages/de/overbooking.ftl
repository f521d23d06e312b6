### Overbooking: what cards do, what is asked, what happened.

## Small words

overbooking-beds =
    { $n ->
        [one] 1 Bett
       *[other] { $n } Betten
    }
overbooking-coins =
    { $n ->
        [one] 1 Münze
       *[other] { $n } Münzen
    }
overbooking-points =
    { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
    .dat =
        { $n ->
            [one] 1 Punkt
           *[other] { $n } Punkten
        }
overbooking-cards =
    { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
# .weak is said after an article or a possessive, .dat in the dative; .one is the number of the verb.
overbooking-kind-monk = Mönch
    .weak = Mönch
    .dat = Mönch
    .one = yes
overbooking-kind-merchants = Händler
    .weak = Händler
    .dat = Händlern
    .one = no
overbooking-kind-maids = Zofen
    .weak = Zofen
    .dat = Zofen
    .one = no
overbooking-kind-nobles = Adelige
    .weak = Adeligen
    .dat = Adeligen
    .one = no
overbooking-kind-soldiers = Soldaten
    .weak = Soldaten
    .dat = Soldaten
    .one = no
overbooking-kind-workers = Arbeiter
    .weak = Arbeiter
    .dat = Arbeitern
    .one = no
# .stem begins a compound: Löwen-Karte.
overbooking-crest-bird = Vogel
    .stem = Vogel
overbooking-crest-fish = Fisch
    .stem = Fisch
overbooking-crest-lion = Löwe
    .stem = Löwen
overbooking-crest-stag = Hirsch
    .stem = Hirsch
# The name of a card: Vogel-Adelige.
overbooking-card = { FORM($crest, "stem") }-{ $kind }
    .weak = { FORM($crest, "stem") }-{ FORM($kind, "weak") }
    .dat = { FORM($crest, "stem") }-{ FORM($kind, "dat") }
    .one = { FORM($kind, "one") }
# A kind and the crests of its cards: Adelige (Vogel, Fisch).
overbooking-kind-crests = { $kind } ({ $crests })
overbooking-span-small = 1–3
overbooking-span-large = 4–6
overbooking-back =
    { $size ->
        [large] große { FORM($crest, "stem") }-Karte (4–6 Betten)
       *[small] kleine { FORM($crest, "stem") }-Karte (1–3 Betten)
    }
overbooking-a-back = eine { overbooking-back }
overbooking-owned =
    { $owner ->
        [Du]
            { FORM($card, "one") ->
                [yes] dein { FORM($card, "weak") }
               *[other] deine { FORM($card, "weak") }
            }
       *[other]
            { FORM($card, "one") ->
                [yes] der { FORM($card, "weak") } von { $owner }
               *[other] die { FORM($card, "weak") } von { $owner }
            }
    }
    .acc =
        { $owner ->
            [Du]
                { FORM($card, "one") ->
                    [yes] deinen { FORM($card, "weak") }
                   *[other] deine { FORM($card, "weak") }
                }
           *[other]
                { FORM($card, "one") ->
                    [yes] den { FORM($card, "weak") } von { $owner }
                   *[other] die { FORM($card, "weak") } von { $owner }
                }
        }
# A card as the object of a sentence.
overbooking-the-card =
    { FORM($card, "one") ->
        [yes] den { FORM($card, "weak") }
       *[no] die { FORM($card, "weak") }
    }
# In the browser the card is plain text and has no forms.
overbooking-your =
    { FORM($card, "one") ->
        [yes] dein { FORM($card, "weak") }
       *[other] deine { FORM($card, "weak") }
    }
    .acc =
        { FORM($card, "one") ->
            [yes] deinen { FORM($card, "weak") }
           *[other] deine { FORM($card, "weak") }
        }
overbooking-you = du
    .acc = dich
overbooking-hotel-1 = Zur Blauen Gans
overbooking-hotel-2 = Drei Könige
overbooking-hotel-3 = Goldene Birne
overbooking-hotel-4 = Zum Roten Krebs
overbooking-hotel-5 = Kaiserhof
overbooking-hotel-6 = Alte Post
overbooking-hotel-7 = Weiße Rose
overbooking-hotel-8 = Kleiner Hof
overbooking-hotel-other = Hotel { $n }
overbooking-hotel-named = { $name } ({ $n })

## Hotel rules

overbooking-rule-none = keine Sonderregel
overbooking-rule-no_soldiers = keine Soldaten
overbooking-rule-soldiers_first = Soldaten zuerst
overbooking-rule-monks_first = Mönche zuerst
overbooking-rule-small_only = nur Karten 1–3
overbooking-rule-large_only = nur Karten 4–6
overbooking-rule-first_open = erste Karte offen
overbooking-rule-second_open = zweite Karte offen
overbooking-rule-two_crests = höchstens 2 Wappen
overbooking-rule-no_back_door = keine Hintertür
overbooking-rule-none-long = Keine Sonderregel.
overbooking-rule-no_soldiers-long = Soldaten (5) dürfen nicht in diese Schlange, nur an die Hintertür.
overbooking-rule-soldiers_first-long = Soldaten (5) checken vor allen anderen ein; wer näher am Hotel steht, kommt zuerst dran.
overbooking-rule-monks_first-long = Mönche (1) checken vor allen anderen ein; wer näher am Hotel steht, kommt zuerst dran.
overbooking-rule-small_only-long = In diese Schlange dürfen nur kleine Karten (1–3), an die Hintertür alle.
overbooking-rule-large_only-long = In diese Schlange dürfen nur große Karten (4–6), an die Hintertür alle.
overbooking-rule-first_open-long = Die erste Karte dieser Schlange wird offen gelegt.
overbooking-rule-second_open-long = Die zweite Karte dieser Schlange wird offen gelegt.
overbooking-rule-two_crests-long = In dieser Schlange dürfen höchstens 2 verschiedene Wappen liegen, an der Hintertür alle.
overbooking-rule-no_back_door-long = Keine Hintertür und kein Plättchen, dafür hat die Schlange 5 Plätze.

## About cards and hotels

overbooking-ability-join_queue = stellt sich hinten in die Schlange, auch wenn sie voll ist
overbooking-ability-beds_more = 3 Betten mehr in diesem Hotel
overbooking-ability-replace_own = dürfen eine deiner eigenen Karten in der Schlange ersetzen; die ersetzte wird abgelegt
overbooking-ability-book_own_first = du darfst einer deiner eigenen Karten in der Schlange Vorrang geben: Sie checkt zuerst ein
overbooking-ability-replace_workers = dürfen eine beliebige Arbeiterkarte in der Schlange ersetzen; die ersetzte wird abgelegt
overbooking-ability-beds_fewer = 3 Betten weniger in diesem Hotel
overbooking-short-join_queue = stellt sich hinten an
overbooking-short-beds_more = +3 Betten
overbooking-short-replace_own = dürfen eigene Karte ersetzen
overbooking-short-book_own_first = Vorrang für eigene Karte
overbooking-short-replace_workers = dürfen Arbeiter ersetzen
overbooking-short-beds_fewer = −3 Betten
overbooking-about-card =
    { $one ->
        [yes] In der Schlange: braucht { $beds }, eingecheckt { $coins } wert.
       *[no] In der Schlange: brauchen { $beds }, eingecheckt { $coins } wert.
    }
overbooking-about-door = An der Hintertür: { $ability }.
overbooking-about-owner = Gehört { $owner }.
overbooking-about-yours = Deine Karte. Die anderen sehen nur die Rückseite.
overbooking-about-hotel = { $beds }. { $rule }
overbooking-about-free =
    { $free ->
        [one] Jetzt 1 Bett frei.
       *[other] Jetzt { $free } Betten frei.
    }
overbooking-about-other-side = Andere Seite: { $beds }, { $rule }.
overbooking-about-token = Die erste Karte an dieser Hintertür holt das Plättchen: 1 Punkt.
overbooking-about-house = * Unser Platzhalter: Den gedruckten Wert kennen wir nicht.
overbooking-about-coins-house = Der Münzwert ist unser Platzhalter.
overbooking-house-note = * So markierte Bettenzahlen, die Münzen der Karten und zwei der Wappen sind unsere Platzhalter, weil wir die gedruckten nicht kennen. Wenn du das Spiel besitzt, kannst du die gedruckten Werte eintragen.

## At the table

overbooking-table = Hotels
overbooking-queue = Schlange
overbooking-door = Hintertür
overbooking-hotel = Hotel
overbooking-beds-label =
    { $n ->
        [one] Bett
       *[other] Betten
    }
overbooking-hotel-label = Hotel { $hotel }, { $name }: { $all } Betten, { $beds } frei, { $rule }
overbooking-token-label = Plättchen an dieser Hintertür
overbooking-hand-of =
    { $name ->
        [Du] Deine Hand
       *[other] Hand: { $name }
    }
overbooking-hand = Deine Hand
overbooking-hand-label = Deine Hand: Wähle eine Karte, dann einen markierten Platz
overbooking-hand-empty = Deine Hand ist leer.
overbooking-hand-card = { $card }, { $beds }, { $coins }
overbooking-hint-choose = Wähle Karte oder Platz.
overbooking-hint-place = Wähle nun einen markierten Platz. Hintertür: { $ability }.
overbooking-hint-card = Wähle nun eine markierte Karte.
overbooking-hint-wait = Sieh dir deine Karten an, solange die anderen spielen.
overbooking-hint-held = Wähle die Karte noch einmal, um den Zug zu beenden, oder mach ihn rückgängig.
overbooking-hint-here = Klick hierher und wähle dann eine Karte.
overbooking-hint-decide = Entscheide zuerst, was deine { FORM($kind, "weak") } an der Hintertür tun.
overbooking-place-queue = Hotel { $hotel }, Schlange, Platz { $position }
overbooking-place-door = Hotel { $hotel }, Hintertür, Platz { $position }
overbooking-at-queue = Hotel { $hotel }, Schlange
overbooking-at-door = Hotel { $hotel }, Hintertür
overbooking-lately = Neu seit deinem letzten Zug
overbooking-named-mark = Vorrang { $n }
overbooking-books = Eingecheckte Gäste
overbooking-books-hand = Hand { $n }
overbooking-books-deck = Stapel { $n }
overbooking-books-coins = { $n } für Münzen
overbooking-books-crests = { $n } für Wappen
overbooking-books-tokens =
    { $n ->
        [one] 1 Plättchen
       *[other] { $n } Plättchen
    }
overbooking-books-first = beginnt diese Runde
# Several sentences, one after the other: 3 Löwen-Karten eingecheckt. Noch 1: +2 Punkte.
overbooking-books-crest =
    { $n ->
        [0] Keine { FORM($crest, "stem") }-Karte eingecheckt.
        [one] 1 { FORM($crest, "stem") }-Karte eingecheckt.
       *[other] { $n } { FORM($crest, "stem") }-Karten eingecheckt.
    }
overbooking-books-crest-next = Noch { $more }: +{ $vp }.
overbooking-books-crest-got = Bringt bisher { $vp }.
overbooking-bonus-none = In dieser Partie gibt es keinen Wappenbonus.
overbooking-bonus-some = Eingecheckte Karten mit demselben Wappen: { $steps }
overbooking-bonus-step = { $n } bringen { $vp }
overbooking-why-full = Die Schlange ist voll.
overbooking-why-door-full = An dieser Hintertür liegen schon 2 Karten.
overbooking-why-no-door = Dieses Hotel hat keine Hintertür.
overbooking-why-soldiers = Soldaten dürfen nicht in diese Schlange.
overbooking-why-small = In diese Schlange dürfen nur kleine Karten (1–3 Betten).
overbooking-why-large = In diese Schlange dürfen nur große Karten (4–6 Betten).
overbooking-why-crests = In dieser Schlange liegen schon 2 andere Wappen.
overbooking-why-not-next = Nimm zuerst den freien Platz, der dem Hotel am nächsten ist.
overbooking-why-not-turn = Du bist nicht am Zug.
overbooking-why-over = Karten auf der Hand bringen keine Punkte.
overbooking-why-no-place = Für diese Karte ist kein Platz mehr frei.
overbooking-why-none-fits = Keine deiner Karten darf dorthin.
overbooking-why-taken = Dieser Platz ist belegt. Nimm den nächsten freien.
overbooking-why-hotel = Leg deine Karte in die Schlange des Hotels oder an seine Hintertür.
overbooking-why-held = Beende erst deinen Zug oder mach ihn rückgängig.
overbooking-why-decide = Entscheide zuerst, was die { FORM($kind, "weak") } an der Hintertür tun.
overbooking-why-elsewhere = Es geht gerade um die Schlange des Hotels { $hotel }.
overbooking-why-maids = Zofen können in der Schlange nur deine eigenen Karten ersetzen.
overbooking-why-workers = Soldaten können nur Arbeiter ersetzen.
overbooking-why-nobles = Adelige können in der Schlange nur deinen eigenen Karten Vorrang geben.
overbooking-why-named = Diese Karte hat schon Vorrang.
overbooking-fate-booked = Stand jetzt: ein Bett
overbooking-fate-away = Stand jetzt: kein Bett

## Headline and questions

overbooking-head-round = Runde { $round } von { $all }
overbooking-head-card = Karte { $turn } von { $all }
overbooking-head-hotel = Check-in, Hotel { $hotel }
overbooking-ask-place = Leg Karte { $turn } von { $all } verdeckt in eine Schlange oder an eine Hintertür.
overbooking-ask-place-last = Du bist zuletzt dran: Leg eine fünfte Karte oder behalte deine Karten.
overbooking-ask-maids = Deine { FORM($card, "weak") } stehen an der Hintertür des Hotels { $hotel }. Welche deiner Karten ersetzen sie?
overbooking-ask-nobles = Deine { FORM($card, "weak") } stehen an der Hintertür des Hotels { $hotel }. Welche deiner Karten bekommt Vorrang?
overbooking-ask-soldiers = Deine { FORM($card, "weak") } stehen an der Hintertür des Hotels { $hotel }. Welche Arbeiter ersetzen sie?
overbooking-ask-dealt = Die Karten werden ausgeteilt.
overbooking-ask-scene = Die Gäste checken ein.
overbooking-do-queue = { $card } in die Schlange von Hotel { $hotel } legen
overbooking-do-door = { $card } an die Hintertür von Hotel { $hotel } legen: { $ability }
overbooking-do-skip = Karten behalten
overbooking-do-stop-maids = Keine Karte ersetzen
overbooking-do-stop-nobles = Keiner Karte Vorrang geben
overbooking-do-stop-soldiers = Keine Arbeiter ersetzen
overbooking-do-replace = { FORM($card, "acc") } auf Platz { $position } ersetzen
overbooking-do-name = Vorrang für { FORM($card, "acc") } auf Platz { $position }

## Previews

overbooking-gain-token = +1 Punkt (Plättchen)
overbooking-gain-open = offen
overbooking-gain-booked = { $cards } von dir eingecheckt: +{ $coins }
overbooking-gain-away = { $cards } von dir ohne Bett
overbooking-gains = { $gains }

## The scene

overbooking-scene-order =
    { $rule ->
        [yes] Reihenfolge: { $first }, dann von 6 bis 1. Bei Gleichstand zuerst, wer näher am Hotel steht.
       *[no] Reihenfolge: von 6 bis 1. Bei Gleichstand zuerst, wer näher am Hotel steht.
    }
overbooking-scene-nobody = { $hotel }: keine Gäste zum Einchecken.

## On one screen

# Under the number of free beds, above the number of all: 5 frei von 13.
overbooking-free-of = frei von
overbooking-asked = braucht { $beds }
overbooking-about-asked = Benötigte Betten in der Schlange, soweit du weißt: { $beds }.
overbooking-strip-left = noch { $n }
overbooking-strip-needs = braucht { $n }
overbooking-strip-bed = Bett
overbooking-strip-none = kein Bett
overbooking-strip-outlook = Stand jetzt
overbooking-strip-waits = wartet
overbooking-strip-now = jetzt { $n }
overbooking-strip-joins = kommt dazu
overbooking-strip-from-door = von der Tür
overbooking-strip-instead = ersetzt
overbooking-strip-first = Vorrang
overbooking-strip-unused = ungenutzt
overbooking-strip-acts = ist dran
overbooking-face-up = offen
overbooking-plus-token = +1 Punkt
overbooking-doors = Hintertüren
overbooking-queues = Schlangen
overbooking-in-out = { $inside } drin, { $outside } draußen
overbooking-again = noch einmal
overbooking-not-booked = schon eingecheckt
overbooking-not-gone = schon abgelegt
overbooking-not-open = liegt offen bei Hotel { $hotel }
overbooking-not-barred = in dieser Schlange nicht erlaubt
overbooking-can-still = Möglich sind:
overbooking-can-only = Das muss es sein:
overbooking-back-at-door = An der Hintertür nutzt sie ihre Fähigkeit.
overbooking-back-in-queue = In der Schlange braucht sie so viele Betten, wie ihre Zahl angibt.
overbooking-is-booked = im Bett
overbooking-is-gone = weg
overbooking-is-open = Hotel { $hotel }
overbooking-is-laid = Hotel { $hotel }
overbooking-is-hand = Hand
overbooking-is-deck = im Stapel
overbooking-is-unseen = noch nicht gesehen
# without $n
overbooking-pts = Pkt.
overbooking-hand-short = Hand
overbooking-my-cards = Meine Karten
overbooking-seen = Kartenübersicht
overbooking-seen-note = Was bisher bekannt ist: aufgedeckte, eingecheckte und abgelegte Karten. In jedem Stapel gibt es jede Gästeart einmal mit jedem Wappen.
overbooking-seen-count = { $booked } im Bett · { $gone } weg · { $left } übrig
overbooking-key-booked = im Bett
overbooking-key-gone = weg: kein Bett oder an einer Tür genutzt
overbooking-key-open = offen
overbooking-key-laid = deine, verdeckt
overbooking-key-hand = auf deiner Hand
overbooking-key-unseen = unbekannt: Hand, Stapel oder verdeckt
overbooking-check-in-again = Letzten Check-in zeigen
overbooking-scene-closed =
    { $all ->
        [one] { $hotel }: Betten für { $inside } von 1 Gruppe.
       *[other] { $hotel }: Betten für { $inside } von { $all } Gruppen.
    }
overbooking-scene-empty = Leer geblieben: { $beds }.
overbooking-scene-full = Ausgebucht.
overbooking-next = Weiter
overbooking-on = Weiterspielen
overbooking-open-hotel = Hotel { $n } öffnen
overbooking-beats = Schritte des Check-ins
overbooking-beat-open = Öffnen
overbooking-beat-door = Hintertür
overbooking-beat-order = Reihenfolge
overbooking-beat-book = Einchecken
overbooking-beat-close = Schluss
overbooking-beat-back = Schritt zurück
overbooking-run = Abspielen
overbooking-pause = Anhalten
overbooking-hurry = Zum Ende dieses Hotels springen
overbooking-speed = Tempo des Check-ins
overbooking-stops = Pause nach jedem Hotel
overbooking-night-over = Die Nacht ist vorbei
overbooking-row-coins = Münzen
overbooking-row-tokens = Plättchen
overbooking-row-points = Punkte
overbooking-bar-round = Runde
overbooking-bar-card = Karte
overbooking-bar-order = Reihenfolge
overbooking-bar-hotel = Check-in: Hotel { $n } von { $all }
overbooking-take-back = Abbrechen
overbooking-choose-place =
    { FORM($card, "one") ->
        [yes] Wähle einen Platz für den { FORM($card, "weak") }.
       *[no] Wähle einen Platz für die { FORM($card, "weak") }.
    }
overbooking-choose-door = Hintertür: { $ability }.
overbooking-draft-queue =
    { FORM($card, "one") ->
        [yes] Den { FORM($card, "weak") } in die Schlange des Hotels { $hotel } legen, Platz { $place }?
       *[no] Die { FORM($card, "weak") } in die Schlange des Hotels { $hotel } legen, Platz { $place }?
    }
overbooking-draft-door =
    { FORM($card, "one") ->
        [yes] Den { FORM($card, "weak") } an die Hintertür des Hotels { $hotel } legen?
       *[no] Die { FORM($card, "weak") } an die Hintertür des Hotels { $hotel } legen?
    }
overbooking-draft-up = Offen: Alle sehen die Karte.
overbooking-draft-down = Verdeckt: Die anderen sehen eine { $back }.
overbooking-place-them = Karte legen
overbooking-place-up = Offen legen
overbooking-place-last = Legen, Hotels öffnen
overbooking-yes-maids = Diese Karte ersetzen
overbooking-yes-nobles = Vorrang geben
overbooking-yes-soldiers = Arbeiter ersetzen

## The log

overbooking-log-round-started = Runde { $round } beginnt.
overbooking-log-first-player =
    { $you ->
        [yes] Du fängst an.
       *[no] { $name } fängt an.
    }
overbooking-log-tiles-laid = Neue Hotels: { $hotels }.
overbooking-log-tiles-turned = Die Hotels werden gewendet: { $hotels }.
overbooking-log-face = { $place } { $name } ({ $beds }, { $rule })
overbooking-setup-tiles = Hotelkarten der Runden 1 und 2
overbooking-setup-hands = Startkarten
overbooking-log-cards-drawn =
    { $you ->
        [yes] Du ziehst { $number }: { $cards }.
       *[no] { $name } zieht { $number }: { $cards }.
    }
overbooking-log-card-placed =
    { $side ->
        [queue] { $you ->
            [yes] Du legst { $card } in die Schlange von Hotel { $hotel }.
           *[no] { $name } legt { $card } in die Schlange von Hotel { $hotel }.
        }
       *[door] { $you ->
            [yes] Du legst { $card } an die Hintertür von Hotel { $hotel }.
           *[no] { $name } legt { $card } an die Hintertür von Hotel { $hotel }.
        }
    }
overbooking-log-card-turned-up = Nach der Regel von Hotel { $hotel } liegt die Karte offen: { $card }.
overbooking-log-token-taken =
    { $you ->
        [yes] Du nimmst das Plättchen.
       *[no] { $name } nimmt das Plättchen.
    }
overbooking-log-placement-skipped-choice =
    { $you ->
        [yes] Du legst keine fünfte Karte.
       *[no] { $name } legt keine fünfte Karte.
    }
overbooking-log-placement-skipped-no-card =
    { $you ->
        [yes] Du hast keine Karte mehr zum Legen.
       *[no] { $name } hat keine Karte mehr zum Legen.
    }
overbooking-log-placement-skipped-no-place =
    { $you ->
        [yes] Du kannst keine deiner Karten legen und setzt aus.
       *[no] { $name } kann keine Karte legen und setzt aus.
    }
overbooking-log-hotel-revealed = Hotel { $hotel } öffnet: { $beds }, { $rule }.
overbooking-log-hotel-revealed-empty = Hotel { $hotel } öffnet, aber niemand wartet.
overbooking-log-joined-queue =
    { $one ->
        [yes] { $card } stellt sich hinten in die Schlange.
       *[no] { $card } stellen sich hinten in die Schlange.
    }
overbooking-log-beds-more = { $card }: +{ $beds }, jetzt { $now }.
overbooking-log-beds-fewer = { $card }: −{ $beds }, jetzt { $now }.
overbooking-log-beds-below = { $card }: −{ $beds }, jetzt { $below } unter null.
overbooking-log-guest-named =
    { $you ->
        [yes] Du gibst { FORM($card, "one") ->
            [yes] deinem { FORM($card, "dat") }
           *[no] deinen { FORM($card, "dat") }
        } Vorrang.
       *[no] { $name } gibt { FORM($card, "one") ->
            [yes] dem eigenen { FORM($card, "dat") }
           *[no] den eigenen { FORM($card, "dat") }
        } Vorrang.
    }
overbooking-log-guest-replaced =
    { $one ->
        [yes] { $card } ersetzt { FORM($gone, "acc") }{ $lost }.
       *[no] { $card } ersetzen { FORM($gone, "acc") }{ $lost }.
    }
# Follows the card that is replaced: nobles had given it priority.
overbooking-log-named-in-vain = { "" } trotz Vorrang
overbooking-log-ability-unused-choice = { $card }: Fähigkeit nicht genutzt.
overbooking-log-ability-unused-maids = { $card }: keine Karte zum Ersetzen.
overbooking-log-ability-unused-nobles = { $card }: keine Karte, die Vorrang bekommen könnte.
overbooking-log-ability-unused-soldiers = { $card }: keine Arbeiter in der Schlange.
overbooking-log-guest-booked =
    { $one ->
        [yes] { $card } bekommt { $beds }
       *[no] { $card } bekommen { $beds }
    }, { $left ->
        [0] keins mehr frei
       *[other] noch { $left } frei
    }: +{ $coins }.
overbooking-log-guest-turned-away =
    { $one ->
        [yes] { $card } braucht { $needed }
       *[no] { $card } brauchen { $needed }
    }, aber { $free ->
        [0] es ist keins mehr frei.
        [one] nur 1 ist frei.
       *[other] nur { $free } sind frei.
    }
overbooking-log-hotel-closed = Hotel { $hotel } schließt: { $gains }.
overbooking-log-gain =
    { $name ->
        [Du] { $coins } für dich
       *[other] { $coins } für { FORM($name, "acc") }
    }
overbooking-log-no-gain = keine Münzen
overbooking-log-scoring-part =
    { $you ->
        [yes] Du bekommst { $points } für { $what }.
       *[no] { $name } bekommt { $points } für { $what }.
    }
source-monk = Mönche
source-merchants = Händler
source-maids = Zofen
source-nobles = Adelige
source-soldiers = Soldaten
source-workers = Arbeiter
source-more-monk = bringt { $n } mehr durch Mönche
source-less-monk = bringt { $n } weniger durch Mönche
source-more-merchants = bringt { $n } mehr durch Händler
source-less-merchants = bringt { $n } weniger durch Händler
source-more-maids = bringt { $n } mehr durch Zofen
source-less-maids = bringt { $n } weniger durch Zofen
source-more-nobles = bringt { $n } mehr durch Adelige
source-less-nobles = bringt { $n } weniger durch Adelige
source-more-soldiers = bringt { $n } mehr durch Soldaten
source-less-soldiers = bringt { $n } weniger durch Soldaten
source-more-workers = bringt { $n } mehr durch Arbeiter
source-less-workers = bringt { $n } weniger durch Arbeiter
overbooking-part-coins = Münzen
overbooking-part-tokens = Plättchen
overbooking-part-crest = das { FORM($crest, "stem") }-Wappen
overbooking-log-game-ended =
    { $number ->
        [one]
            Die Partie ist beendet. { $names ->
                [Du] Du gewinnst
               *[other] { $names } gewinnt
            } mit { FORM($points, "dat") }.
       *[other] Die Partie ist beendet. Geteilter Sieg mit je { FORM($points, "dat") }: { $names }.
    }
overbooking-verdict-tiebreak = Gleichstand bei { FORM($points, "dat") }: Sieg für { $names } dank mehr eingecheckter Karten mit 3 Münzen ({ $cards }).
overbooking-verdict-shared = Geteilter Sieg für { $names } mit je { FORM($points, "dat") }; auch bei den eingecheckten Karten mit 3 Münzen herrscht Gleichstand ({ $cards }).

## What a puzzle is about

overbooking-theme-queue = Reihenfolge in der Schlange
overbooking-theme-door = Hintertür
overbooking-theme-crest = Wappen
overbooking-theme-denial = Störmanöver
