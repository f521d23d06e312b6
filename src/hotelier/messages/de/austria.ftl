### Grand Austria Hotel: what cards do, what players are asked, what happened.

## Small words

austria-twice = { $what } (zweimal)
austria-nothing = nichts
# Names have their articles themselves; .bare is the name alone, for lists.
austria-the = { FORM($name, "the") }
    .acc = { FORM($name, "acc") }
    .dat = { FORM($name, "dat") }
    .of = { FORM($name, "of") }
    .obj = { FORM($name, "obj") }
    .bare = { $name }
austria-crowns =
    { $n ->
        [one] 1 Krone
       *[other] { $n } Kronen
    }
austria-price =
    { $n ->
        [0] gratis
        [one] 1 Krone
       *[other] { $n } Kronen
    }
    .for =
        { $n ->
            [0] gratis
            [one] für 1 Krone
           *[other] für { $n } Kronen
        }
austria-price-short =
    { $n ->
        [0] gratis
       *[other] { $n }
    }
austria-steps =
    { $n ->
        [one] 1 Feld
       *[other] { $n } Felder
    }
austria-staff-cards =
    { $n ->
        [one] 1 Personalkarte
       *[other] { $n } Personalkarten
    }
austria-vp = { $n } SP
austria-vp-short = +{ $n }
# The endings: blaue Zimmer, ein blauer Gast, ein blaues Zimmer.
austria-word-blue = blau
    .e = blaue
    .er = blauer
    .es = blaues
austria-word-yellow = gelb
    .e = gelbe
    .er = gelber
    .es = gelbes
austria-word-red = rot
    .e = rote
    .er = roter
    .es = rotes
austria-word-green = grün
    .e = grüne
    .er = grüner
    .es = grünes
# All three are feminine: austria-staff-end-full and austria-brief-end-full rely on it.
austria-word-group = Gruppe
austria-word-floor = Etage
austria-word-column = Spalte
austria-kind-blue = Adel, blau
austria-kind-yellow = Kunst, gelb
austria-kind-red = Bürgertum, rot
austria-kind-green = Tourismus, grün
austria-cube-s = Strudel
    .no = keinen Strudel
    .many = Strudel
austria-cube-c = Torte
    .no = keine Torte
    .many = Torten
austria-cube-w = Wein
    .no = keinen Wein
    .many = Wein
austria-cube-k = Kaffee
    .no = keinen Kaffee
    .many = Kaffee
austria-cubes-s = { $n } Strudel
austria-cubes-c =
    { $n ->
        [one] 1 Torte
       *[other] { $n } Torten
    }
austria-cubes-w = { $n } Wein
austria-cubes-k = { $n } Kaffee

# Wherever a message has $of or $colour, it also gets $which: the same thing as a key (blue, red, group,
# floor …), for languages in which words must agree with it. Beside $and, that key is $other.

## Effects in full

austria-effect-crowns = { austria-crowns }
austria-effect-emperor = { austria-steps } auf der Kaiserleiste vor
austria-effect-vp = { $n } SP
austria-effect-vp-per-staff = { $n } SP für jede eingestellte Personalkarte
austria-effect-cubes = { $cubes }
austria-effect-choice =
    { $n ->
        [one] 1 Portion nach Wahl
       *[other] { $n } Portionen nach Wahl
    }
austria-effect-complete = die Bestellung eines Gastes mit Portionen aus dem Vorrat erfüllen
austria-effect-draw = { austria-staff-cards } ziehen
austria-effect-hire =
    { $price ->
        [free] eine Personalkarte aus der Hand gratis einstellen
        [full] eine Personalkarte aus der Hand zum vollen Preis einstellen
       *[less] eine Personalkarte aus der Hand für { austria-crowns } weniger einstellen
    }
austria-effect-offer =
    { $price ->
        [free] 1 von 3 neuen Personalkarten gratis einstellen
       *[less] 1 von 3 neuen Personalkarten für { austria-crowns } weniger einstellen
    }
austria-effect-prep =
    { $lit ->
        [yes] { austria-a-room } gratis vorbereiten (sofort belegt)
       *[no]
            { $price ->
                [free] { austria-a-room } gratis vorbereiten
                [less] { austria-a-room } für { austria-crowns } weniger vorbereiten
               *[full]
                    { $times ->
                        [one] ein Zimmer zum Preis der Etage vorbereiten
                       *[other] bis zu { $times } Zimmer vorbereiten, jedes zum Preis der Etage
                    }
            }
    }
austria-a-room =
    { $low ->
        [yes] ein Zimmer auf Etage 1 oder 2
       *[no] ein Zimmer
    }
austria-effect-occupy = eines deiner vorbereiteten Zimmer belegen
austria-effect-invite = einen Gast gratis aus der Auslage nehmen
austria-effect-extra = sofort ein Extrazug mit einem Aktionsfeld, auf dem ein Würfel liegt (der Würfel bleibt dort)
austria-effect-extra-revised = eine Extraaktion mit einem Aktionsfeld, auf dem ein Würfel liegt (der Würfel bleibt dort)
austria-effect-food =
    { $most ->
        [0] 1 Strudel
        [one] { $n } Strudel (1 davon darf Torte sein)
       *[other] { $n } Strudel (bis zu { $most } dürfen Torten sein)
    }
austria-effect-drinks =
    { $most ->
        [0] 1 Wein
        [one] { $n } Wein (1 davon darf Kaffee sein)
       *[other] { $n } Wein (bis zu { $most } dürfen Kaffee sein)
    }
austria-effect-advance =
    { $n ->
        [one] 1 Feld auf der Kaiserleiste oder 1 Krone
       *[other] { $n } Felder auf der Kaiserleiste oder Kronen, beliebig gemischt
    }
austria-effect-both = { austria-steps } auf der Kaiserleiste vor und { austria-crowns }
austria-effect-mimic = eine der Aktionen 1–5 mit Stärke { $n }

## Effects in two or three words, mostly beside an icon

austria-short-crowns = { austria-crowns }
austria-short-emperor = { austria-steps }
austria-short-vp = { $n } SP
austria-short-vp-per-staff = { $n } SP pro Personal­karte
austria-short-cubes = { $cubes }
austria-short-choice = { $n } nach Wahl
austria-short-complete = ganze Bestellung
austria-short-draw = { $n } ziehen
austria-short-hire =
    { $price ->
        [free] Personal gratis
        [full] Personal
       *[less] Personal ({ $n } Rabatt)
    }
austria-short-offer =
    { $price ->
        [free] 1 von 3 gratis
       *[less] 1 von 3 ({ $n } Rabatt)
    }
austria-short-prep =
    { $lit ->
        [yes] belegtes Zimmer gratis
       *[no]
            { $price ->
                [free]
                    { $low ->
                        [yes] gratis, Etage 1–2
                       *[no] Zimmer gratis
                    }
                [less] Zimmer ({ $n } Rabatt)
               *[full] { $times } Zimmer
            }
    }
austria-short-occupy = Zimmer belegen
austria-short-invite = Gast gratis
austria-short-extra = Extrazug
austria-short-food =
    { $most ->
        [0] 1 Strudel
        [one] { $n } Strudel, max. 1 Torte
       *[other] { $n } Strudel, max. { $most } Torten
    }
austria-short-drinks =
    { $most ->
        [0] 1 Wein
       *[other] { $n } Wein, max. { $most } Kaffee
    }
austria-short-advance =
    { $n ->
        [one] 1 Feld oder Krone
       *[other] { $n } Felder / Kronen
    }
austria-short-both =
    { $n ->
        [one] Feld + Krone
       *[other] { $n } Felder + { $n } Kronen
    }
austria-short-mimic = beliebig, Stärke { $n }

## Guests and staff

austria-guest-card = { $name } ({ $kind }) bestellt { $order }. Beim Einchecken: { $gives }.
austria-guest-does = bestellt { $order }; beim Einchecken: { $gives }
austria-staff-does = { $when }: { $does }
austria-staff-card =
    { $cost ->
        [0] { $name } (gratis) – { $when }: { $does }.
        [one] { $name } (1 Krone) – { $when }: { $does }.
       *[other] { $name } ({ $cost } Kronen) – { $when }: { $does }.
    }
austria-when-once = einmalig
austria-when-round = einmal pro Runde
austria-when-permanent = immer
austria-when-end = am Spielende
austria-staff-on-guest-crowns = { austria-crowns }, wenn ein { FORM($of, "er") } Gast eincheckt
austria-staff-on-guest-emperor = { austria-steps } auf der Kaiserleiste vor, wenn ein { FORM($of, "er") } Gast eincheckt
austria-staff-on-guest-vp = { $n } SP, wenn ein { FORM($of, "er") } Gast eincheckt
austria-staff-on-any-guest = { austria-crowns }, wenn ein Gast eincheckt
austria-staff-on-any-guest-revised = { austria-crowns }, wenn eines deiner Zimmer belegt wird, egal wie
austria-staff-on-order = { $n } SP, wenn ein Gast mit einer Bestellung von { $of } Portionen eincheckt
austria-staff-free-rooms = { FORM($of, "e") } Zimmer bereitest du gratis vor
austria-staff-on-die-vp = { $n } SP, wenn du eine { $faces } nimmst
austria-staff-on-die-emperor = { austria-steps } auf der Kaiserleiste vor, wenn du eine { $faces } nimmst
austria-staff-on-die-prep = wenn du eine { $faces } nimmst, darfst du zusätzlich ein Zimmer zum vollen Preis vorbereiten
austria-staff-on-die-hire = wenn du eine { $faces } nimmst, darfst du zusätzlich eine Personalkarte aus der Hand zum vollen Preis einstellen
austria-staff-strength = +{ $n } Stärke, wenn du eine { $faces } nimmst
austria-staff-cheaper = wenn du eine { $faces } nimmst, kostet die Personalkarte noch einmal { austria-crowns } weniger
austria-staff-free-six = eine { $faces } ist gratis und hat +{ $n } Stärke
austria-staff-both = wenn du eine { $faces } nimmst, bekommst du pro Stärkepunkt 1 Feld auf der Kaiserleiste und 1 Krone
austria-staff-free-delivery = Servieren aus der Küche ist gratis
austria-staff-free-guests = Gäste aus der Auslage sind gratis
austria-staff-excuse = für { austria-crowns } entgehst du einer Strafe des Kaisers
austria-staff-on-bonus = { $n } SP, wenn du den Bonus des Kaisers bekommst
austria-staff-end-colour = { $n } SP für jedes belegte { FORM($of, "e") } Zimmer
austria-staff-end-occupied = { $n } SP für jedes belegte Zimmer
austria-staff-end-staff = { $n } SP für jede eingestellte Personalkarte, diese eingeschlossen
austria-staff-end-tiles = { $n } SP für jedes vorbereitete oder belegte Zimmer
austria-staff-end-full = { $n } SP für jede voll belegte { $of }
austria-staff-end-discs = { $n } SP für jede Politikkarte, die du erfüllt hast
austria-staff-end-emperor = { $n } SP × Nummer deines Feldes auf der Kaiserleiste (höchstens { $limit } SP)
austria-staff-end-emperor-revised = { $n } SP × Nummer deines Feldes auf der Kaiserleiste
austria-staff-end-sets = { $n } SP für je 3 belegte Zimmer in drei verschiedenen Farben
austria-staff-end-copy = zählt wie die beste Karte fürs Spielende, die jemand anderes eingestellt hat
austria-staff-occupy-twice = 2 deiner vorbereiteten Zimmer belegen
austria-brief-on-guest-crowns = { FORM($of, "er") } Gast: { austria-crowns }
austria-brief-on-guest-emperor = { FORM($of, "er") } Gast: { austria-steps }
austria-brief-on-guest-vp = { FORM($of, "er") } Gast: { $n } SP
austria-brief-on-any-guest = Check-in: { austria-crowns }
austria-brief-on-any-guest-revised = Zimmer belegt: { austria-crowns }
austria-brief-on-order = Gast mit { $of } Portionen: { $n } SP
austria-brief-free-rooms = { FORM($of, "e") } Zimmer gratis
austria-brief-on-die-vp = bei { $faces }: { $n } SP
austria-brief-on-die-emperor = bei { $faces }: { austria-steps }
austria-brief-on-die-prep = bei { $faces }: auch Zimmer
austria-brief-on-die-hire = bei { $faces }: auch Personal
austria-brief-strength = bei { $faces }: +{ $n }
austria-brief-cheaper = bei { $faces }: { $n } Rabatt
austria-brief-free-six = bei { $faces }: gratis, +{ $n }
austria-brief-both = bei { $faces }: Felder + Kronen
austria-brief-free-delivery = Servieren gratis
austria-brief-free-guests = Gäste gratis
austria-brief-excuse = { austria-crowns }: keine Strafe
austria-brief-on-bonus = Kaiserbonus: { $n } SP
austria-brief-end-colour = { $n } SP pro { FORM($of, "es") } Zimmer
austria-brief-end-occupied = { $n } SP pro belegtes Zimmer
austria-brief-end-staff = { $n } SP pro Personal­karte
austria-brief-end-tiles = { $n } SP pro Zimmer
austria-brief-end-full = { $n } SP pro volle { $of }
austria-brief-end-discs = { $n } SP pro Politik­karte
austria-brief-end-emperor = { $n } SP pro Feld, ≤{ $limit }
austria-brief-end-emperor-revised = { $n } SP pro Feld
austria-brief-end-sets = { $n } SP pro Satz aus 3 Farben
austria-brief-end-copy = kopiert Karte fürs Spiel­ende
austria-brief-occupy-twice = 2 Zimmer belegen

## Politics and the emperor
## The log quotes these for every player, so they do without “your”.

austria-need-crowns = { $n } Kronen in der Kasse
austria-need-tiles = { $n } vorbereitete oder belegte Zimmer
austria-need-staff = { $n } eingestellte Personalkarten
austria-need-emperor = mindestens Feld { $n } auf der Kaiserleiste
austria-need-full =
    { $which ->
        [floor] { $n } voll belegte Etagen
        [column] { $n } voll belegte Spalten
       *[group] { $n } voll belegte Gruppen
    }
austria-need-colour = alle Zimmer einer Farbe belegt
austria-need-each = { $n } belegte Zimmer in jeder Farbe
austria-need-two = { $n } { FORM($of, "e") } und { $m } { FORM($and, "e") } Zimmer belegt
austria-penalty-crowns = { austria-crowns } verlieren
austria-penalty-vp = { $n } SP verlieren
austria-penalty-vp-per-staff = { $n } SP für jede eingestellte Personalkarte verlieren
austria-penalty-cubes = alle Portionen in der Küche verlieren
austria-penalty-all-cubes = alle Portionen in der Küche und auf den Tischen im Café verlieren
austria-penalty-return = { austria-staff-cards } aus der Hand unter den Stapel legen
austria-penalty-demolish = das höchste vorbereitete, noch freie Zimmer verlieren
austria-penalty-demolish-twice = die 2 höchsten vorbereiteten, noch freien Zimmer verlieren
austria-penalty-evict = { $n } belegte Zimmer verlieren: eines auf der höchsten Etage mit belegten Zimmern, dann das nächste darunter in derselben Spalte
austria-penalty-evict-revised = { $n } belegte Zimmer verlieren: eines auf der höchsten Etage mit belegten Zimmern, dann eines auf der nächsttieferen mit belegten Zimmern
austria-penalty-dismiss = eine Personalkarte fürs Spielende entlassen
austria-penalty-or = { $first } oder { $second }
austria-penalty-else = { $first } oder, wenn das nicht geht, { $second }
austria-less-vp-per-staff = −{ $n } SP pro Personal­karte
austria-less-cubes = Küche leeren
austria-less-all-cubes = Küche und Tische leeren
austria-less-return = { austria-staff-cards } zurück
austria-less-demolish = höchstes freies Zimmer weg
austria-less-demolish-twice = die 2 höchsten freien Zimmer weg
austria-less-evict = { $n } belegte Zimmer weg, höchste zuerst
austria-less-dismiss = Karte fürs Spielende entlassen
austria-less-else = { $first }, sonst { $second }

## Headline and questions

austria-round = Runde { $n } von { $all }
austria-emperor-now = Kaiser nach dieser Runde
austria-emperor-at = Kaiser nach Runde { $n }
austria-score = Stand: { $n } SP
austria-q-draft = Behalte eine Personalkarte und gib den Rest weiter.
austria-q-first-guest = Nimm deinen ersten Gast, er ist gratis.
austria-q-first-room =
    { $n ->
        [one] Vor dem Start kannst du noch 1 Zimmer vorbereiten.
       *[other] Bereite vor dem Start bis zu { $n } Zimmer vor. Auf Etage 1 sind sie gratis.
    }
austria-q-turn-guest = Nimm einen Gast, wenn du magst, dann einen Würfel.
austria-q-turn = Nimm einen Würfel.
austria-q-turn-full = Nimm einen Würfel. Für einen Gast ist kein Tisch mehr frei.
austria-q-turn-done = Dein Würfel ist gespielt. Du kannst noch etwas anderes tun oder den Zug beenden.
austria-q-turn-stuck = Du kannst keinen Würfel nehmen. Passe oder tu vorher noch etwas anderes.
austria-q-turn-extra = Extrazug von E. Gizia: Nutze ein Aktionsfeld, auf dem ein Würfel liegt. Der Würfel bleibt dort.
austria-q-mimic = Für welche Aktion nutzt du die 6?
austria-q-split = Welche Portionen möchtest du?
austria-q-advance = Wie viele Felder rückst du vor? Den Rest bekommst du in Kronen.
austria-q-cube =
    { $n ->
        [one] Wähle eine Portion.
       *[other] Wähle { $n } Portionen, eine nach der anderen.
    }
austria-q-place = Serviere { $cubes }. Der Rest kommt in die Küche.
austria-q-deliver =
    { $n ->
        [one] Serviere noch 1 Portion aus der Küche.
       *[other] Serviere bis zu { $n } Portionen aus der Küche.
    }
austria-q-prepare-full =
    { $n ->
        [one] Bereite ein Zimmer vor. Du zahlst den Preis der Etage.
       *[other] Bereite bis zu { $n } Zimmer vor. Du zahlst jeweils den Preis der Etage.
    }
austria-q-prepare-less = Bereite ein Zimmer für { austria-crowns } weniger vor.
austria-q-prepare-low = Bereite ein Zimmer auf Etage 1 oder 2 gratis vor.
austria-q-prepare-free = Bereite ein Zimmer gratis vor.
austria-q-prepare-lit-low = Wähle ein Zimmer auf Etage 1 oder 2. Es ist gratis und sofort belegt.
austria-q-prepare-lit = Wähle ein Zimmer. Es ist gratis und sofort belegt.
austria-q-hire-full = Stell eine Personalkarte aus der Hand ein oder verzichte.
austria-q-hire-less = Stell eine Personalkarte aus der Hand für { austria-crowns } weniger ein oder verzichte.
austria-q-hire-free = Stell eine Personalkarte aus der Hand gratis ein oder verzichte.
austria-q-offer-full = Stell eine dieser Personalkarten ein oder verzichte.
austria-q-offer-less = Stell eine dieser Personalkarten für { austria-crowns } weniger ein oder verzichte.
austria-q-offer-free = Stell eine dieser Personalkarten gratis ein oder verzichte.
austria-q-check-in = Welches Zimmer für { FORM($guest, "acc") }?
austria-q-occupy = Welches vorbereitete Zimmer belegst du?
austria-q-complete = Wessen Bestellung erfüllst du?
austria-q-invite = Nimm einen Gast gratis aus der Auslage oder verzichte.
austria-q-order = Welcher Effekt kommt zuerst?
austria-q-penalty = Der Kaiser ist verstimmt. Wähle deine Strafe.
austria-q-return =
    { $n ->
        [one] Wähle eine Karte, die unter den Stapel kommt.
       *[other] Wähle { $n } Karten, die unter den Stapel kommen, eine nach der anderen.
    }
austria-q-demolish = Welches Zimmer gibst du auf?
austria-q-dismiss = Welche Karte fürs Spielende entlässt du?

## Choices

austria-do-keep = { FORM($name, "obj") } behalten
austria-do-guest = { FORM($name, "obj") } nehmen · { austria-price }
austria-do-room = Zimmer { $room }, { $colour }
austria-do-room-price = Zimmer { $room }, { $colour } · { austria-price }
austria-do-room-gift = Zimmer { $room }, { $colour } · Gruppenbonus: { $gift }
austria-do-done = Fertig vorbereitet
austria-do-die = Würfel { $face } · { $gives }
austria-do-die-price = Würfel { $face } · { $gives } · { austria-price }
austria-do-die-boost = Würfel { $face }, verstärkt · { $gives } · { austria-price }
austria-do-deliver = Aus der Küche servieren · { austria-price }
austria-do-use = { FORM($name, "obj") } einsetzen · { $does }
austria-do-claim = Politikkarte erfüllen: { $card } · { $n } SP
austria-do-check-in = { FORM($name, "obj") } einchecken
austria-do-pass = Passen
austria-do-end = Zug beenden
austria-do-as = Als { $face } nutzen · { $gives }
austria-do-emperor = { $parts }
austria-aside = { $what } ({ $aside })
austria-beyond = { $n } über das Ende hinaus: { $n } SP
austria-lost =
    { $n ->
        [one] 1 verfällt: Kasse fasst { $limit }
       *[other] { $n } verfallen: Kasse fasst { $limit }
    }
austria-do-split = { $cubes }
austria-do-serve = { $cube } für { FORM($name, "acc") }
austria-do-kitchen = { $cubes } in die Küche
austria-do-stop-deliver = Fertig serviert
austria-do-stop-prepare = Fertig vorbereitet
austria-do-stop-hire = Nicht einstellen
austria-do-stop-occupy = Nicht belegen
austria-do-stop-complete = Nicht erfüllen
austria-do-stop-invite = Keinen Gast nehmen
austria-do-hire = { FORM($name, "obj") } einstellen · { austria-price }
austria-do-table = Bestellung { FORM($name, "of") } erfüllen
austria-do-excuse = Strafe abwenden · 1 Krone
austria-do-return = { FORM($name, "obj") } abgeben
austria-do-dismiss = { FORM($name, "obj") } entlassen

## Previews

austria-gain-crowns =
    { $n ->
        [one] +1 Krone
       *[other] +{ $n } Kronen
    }
austria-cost-crowns =
    { $n ->
        [one] −1 Krone
       *[other] −{ $n } Kronen
    }
austria-lost-crowns =
    { $n ->
        [one] 1 verfällt (Kasse voll)
       *[other] { $n } verfallen (Kasse voll)
    }
austria-gain-vp = +{ $n } SP
austria-cost-vp = −{ $n } SP
austria-gain-steps = Kaiser +{ $n }
austria-cost-steps = Kaiser −{ $n }
austria-gain-staff =
    { $n ->
        [one] +1 Personalkarte
       *[other] +{ $n } Personalkarten
    }
austria-gain-strength = Stärke { $n }
austria-gain-lit = Zimmer { $room } belegt
austria-gain-group = { FORM($colour, "e") } Gruppe vollständig
austria-gain-ready = { $name } versorgt
austria-gain-hired = { $name } eingestellt
austria-gain-cubes = +{ $cubes }
austria-lose-cubes = −{ $cubes }
austria-lose-room = Zimmer { $room } verloren
austria-gain-pass = du wartest; haben alle gepasst, kommt ein Würfel weg und der Rest wird neu geworfen
austria-turn-ends = beendet deinen Zug
austria-gains = { $gains }

## “Since your last turn”: what a player did, after the disc of their seat

austria-recap-die = nimmt eine { $face }
austria-recap-guest = nimmt { FORM($guest, "acc") }
austria-recap-hired = stellt { FORM($card, "acc") } ein
austria-recap-checked-in = checkt { FORM($guest, "acc") } ein
austria-recap-rooms =
    { $n ->
        [one] bereitet ein Zimmer vor
       *[other] bereitet { $n } Zimmer vor
    }
austria-recap-served =
    { $n ->
        [one] serviert eine Portion
       *[other] serviert { $n } Portionen
    }
austria-recap-passed = passt

## The log

austria-log-first-player =
    { $you ->
        [yes] Du fängst an.
       *[no] { $name } fängt an.
    }
austria-log-politics-revealed = Politikkarten: { $what }.
austria-log-tiles-revealed = Kaiserplättchen: { $what }.
austria-log-boards-dealt = Alle bekommen verschiedene Hotels.
austria-log-row-dealt = Die ersten Gäste in der Auslage: { FORM($what, "bare") }.
austria-setup-politics = Politikkarten
austria-setup-emperor = Kaiserplättchen
austria-setup-boards = Hotels
austria-setup-row = Auslage
austria-setup-hands = Startpersonal
austria-log-card-kept =
    { $known ->
        [yes] { $you ->
            [yes] Du behältst { FORM($card, "acc") }.
           *[no] { $name } behält { FORM($card, "acc") }.
        }
       *[no] { $you ->
            [yes] Du behältst eine Personalkarte.
           *[no] { $name } behält eine Personalkarte.
        }
    }
austria-log-hands-passed = Alle geben ihre Karten nach links weiter.
austria-log-round-started = Runde { $n } beginnt.
austria-log-dice-rolled =
    { $again ->
        [yes] Die Würfel werden neu geworfen: { $dice }.
       *[no] Die Würfel werden geworfen: { $dice }.
    }
austria-log-die-binned =
    { $n ->
        [0] Der letzte Würfel kommt in den Mistkübel.
        [one] Ein Würfel kommt in den Mistkübel, 1 bleibt übrig.
       *[other] Ein Würfel kommt in den Mistkübel, { $n } bleiben übrig.
    }
austria-log-passed =
    { $you ->
        [yes] Du passt.
       *[no] { $name } passt.
    }
austria-log-guest-seated =
    { $you ->
        [yes] Du nimmst { FORM($guest, "acc") } { FORM($price, "for") }.
       *[no] { $name } nimmt { FORM($guest, "acc") } { FORM($price, "for") }.
    }
austria-log-guests-reshuffled = Die abgelegten Gäste werden zu einem neuen Stapel gemischt.
austria-log-die-taken =
    { $you ->
        [yes] Du nimmst eine { $face } mit Stärke { $n }{ $paid }.
       *[no] { $name } nimmt eine { $face } mit Stärke { $n }{ $paid }.
    }
austria-log-die-extra =
    { $you ->
        [yes] Du nutzt Aktionsfeld { $face } mit Stärke { $n }{ $paid }.
       *[no] { $name } nutzt Aktionsfeld { $face } mit Stärke { $n }{ $paid }.
    }
austria-log-paid = { "" } für { austria-crowns }
austria-log-die-used-as =
    { $you ->
        [yes] Du nutzt sie als { $face }.
       *[no] { $name } nutzt sie als { $face }.
    }
austria-log-cubes-received =
    { $you ->
        [yes] Du bekommst { $cubes }.
       *[no] { $name } bekommt { $cubes }.
    }
austria-log-delivery-started =
    { $you ->
        [yes] Du servierst { FORM($price, "for") } aus der Küche.
       *[no] { $name } serviert { FORM($price, "for") } aus der Küche.
    }
austria-log-cube-served =
    { $you ->
        [yes] Du servierst { FORM($guest, "dat") } { $cube }.
       *[no] { $name } serviert { FORM($guest, "dat") } { $cube }.
    }
austria-log-order-completed = { $guest } hat alles bekommen.
austria-log-cubes-lost =
    { $you ->
        [yes] Du verlierst { $cubes }.
       *[no] { $name } verliert { $cubes }.
    }
austria-log-room-prepared =
    { $you ->
        [yes] Du bereitest Zimmer { $room } { FORM($price, "for") } vor{ $vp }.
       *[no] { $name } bereitet Zimmer { $room } { FORM($price, "for") } vor{ $vp }.
    }
austria-log-with-vp = { "" } (+{ $n } SP)
austria-log-rooms-prepared =
    { $you ->
        [yes] Du bereitest die Zimmer { $rooms } { FORM($price, "for") } vor{ $vp }.
       *[no] { $name } bereitet die Zimmer { $rooms } { FORM($price, "for") } vor{ $vp }.
    }
austria-log-guest-checked-in =
    { $you ->
        [yes] Du checkst { FORM($guest, "acc") } in Zimmer { $room } ein{ $vp }.
       *[no] { $name } checkt { FORM($guest, "acc") } in Zimmer { $room } ein{ $vp }.
    }
austria-log-window-lit =
    { $you ->
        [yes] Du belegst Zimmer { $room }.
       *[no] { $name } belegt Zimmer { $room }.
    }
austria-log-group-completed =
    { $you ->
        [yes]
            { $size ->
                [one] Du vervollständigst eine { FORM($colour, "e") } Gruppe aus 1 Zimmer.
               *[other] Du vervollständigst eine { FORM($colour, "e") } Gruppe aus { $size } Zimmern.
            }
       *[no]
            { $size ->
                [one] { $name } vervollständigt eine { FORM($colour, "e") } Gruppe aus 1 Zimmer.
               *[other] { $name } vervollständigt eine { FORM($colour, "e") } Gruppe aus { $size } Zimmern.
            }
    }
austria-log-crowns-gained =
    { $you ->
        [yes] Du bekommst { $crowns }{ $lost }.
       *[no] { $name } bekommt { $crowns }{ $lost }.
    }
austria-log-crowns-lost =
    { $n ->
        [one] { "" } (1 weitere verfällt, Kasse voll)
       *[other] { "" } ({ $n } weitere verfallen, Kasse voll)
    }
austria-log-points-scored =
    { $you ->
        [yes] Du bekommst { $n } SP.
       *[no] { $name } bekommt { $n } SP.
    }
austria-log-emperor-moved =
    { $you ->
        [yes] Du rückst auf der Kaiserleiste auf Feld { $end } vor{ $vp }.
       *[no] { $name } rückt auf der Kaiserleiste auf Feld { $end } vor{ $vp }.
    }
austria-log-staff-drawn =
    { $known ->
        [yes] { $you ->
            [yes] Du ziehst { FORM($cards, "acc") }.
           *[no] { $name } zieht { FORM($cards, "acc") }.
        }
       *[no] { $you ->
            [yes] Du ziehst { austria-staff-cards }.
           *[no] { $name } zieht { austria-staff-cards }.
        }
    }
austria-log-staff-offered =
    { $known ->
        [yes] { $you ->
            [yes] Du siehst dir { FORM($cards, "acc") } an.
           *[no] { $name } sieht sich { FORM($cards, "acc") } an.
        }
       *[no] { $you ->
            [yes] Du siehst dir { austria-staff-cards } an.
           *[no] { $name } sieht sich { austria-staff-cards } an.
        }
    }
austria-log-offer-put-back =
    { $known ->
        [yes] { $you ->
            [yes] Du legst { FORM($cards, "acc") } unter den Stapel.
           *[no] { $name } legt { FORM($cards, "acc") } unter den Stapel.
        }
       *[no] { $you ->
            [yes] Du legst { austria-staff-cards } unter den Stapel.
           *[no] { $name } legt { austria-staff-cards } unter den Stapel.
        }
    }
austria-log-staff-hired =
    { $you ->
        [yes] Du stellst { FORM($card, "acc") } { FORM($price, "for") } ein.
       *[no] { $name } stellt { FORM($card, "acc") } { FORM($price, "for") } ein.
    }
austria-log-staff-used =
    { $you ->
        [yes] Du setzt { FORM($card, "acc") } ein.
       *[no] { $name } setzt { FORM($card, "acc") } ein.
    }
austria-log-staff-triggered =
    { $you ->
        [yes] Bei dir wirkt { FORM($card, "the") }.
       *[no] Bei { $name } wirkt { FORM($card, "the") }.
    }
austria-log-disc-placed =
    { $you ->
        [yes] Du erfüllst Politikkarte { $group } ({ $need }): { $n } SP.
       *[no] { $name } erfüllt Politikkarte { $group } ({ $need }): { $n } SP.
    }
austria-log-extra-turn-started =
    { $you ->
        [yes] Du bekommst von E. Gizia einen Extrazug.
       *[no] { $name } bekommt von E. Gizia einen Extrazug.
    }
austria-log-extra-turn-lost = Der Extrazug von E. Gizia verfällt: Es ist kein Würfel mehr da.
austria-log-emperor-scored =
    { $you ->
        [yes] Du bekommst auf der Kaiserleiste { $n } SP und gehst auf Feld { $end } zurück.
       *[no] { $name } bekommt auf der Kaiserleiste { $n } SP und geht auf Feld { $end } zurück.
    }
austria-log-bonus-given =
    { $you ->
        [yes] Du bekommst den Bonus des Kaisers: { $what }.
       *[no] { $name } bekommt den Bonus des Kaisers: { $what }.
    }
austria-log-penalty-due =
    { $you ->
        [yes] Strafe des Kaisers für dich: { $what }.
       *[no] Strafe des Kaisers für { $name }: { $what }.
    }
austria-log-penalty-paid =
    { $you ->
        [yes] Die Strafe trifft dich: { $what }.
       *[no] Die Strafe trifft { $name }: { $what }.
    }
austria-log-penalty-crowns =
    { $you ->
        [yes] Du verlierst zur Strafe { austria-crowns }.
       *[no] { $name } verliert zur Strafe { austria-crowns }.
    }
austria-log-penalty-vp =
    { $you ->
        [yes] Du verlierst zur Strafe { $n } SP.
       *[no] { $name } verliert zur Strafe { $n } SP.
    }
austria-log-penalty-excused =
    { $you ->
        [yes] Du zahlst { $crowns } und wendest die Strafe ab.
       *[no] { $name } zahlt { $crowns } und wendet die Strafe ab.
    }
austria-log-staff-returned =
    { $known ->
        [yes] { $you ->
            [yes] Du legst { FORM($card, "acc") } unter den Stapel.
           *[no] { $name } legt { FORM($card, "acc") } unter den Stapel.
        }
       *[no] { $you ->
            [yes] Du legst eine Personalkarte unter den Stapel.
           *[no] { $name } legt eine Personalkarte unter den Stapel.
        }
    }
austria-log-room-demolished =
    { $you ->
        [yes] Du verlierst Zimmer { $room }.
       *[no] { $name } verliert Zimmer { $room }.
    }
austria-log-staff-dismissed =
    { $you ->
        [yes] Du entlässt { FORM($card, "acc") }.
       *[no] { $name } entlässt { FORM($card, "acc") }.
    }
austria-log-round-ended = Runde { $n } ist vorbei.
austria-log-scoring-part =
    { $you ->
        [yes] Du bekommst { $n } SP für { FORM($what, "acc") }.
       *[no] { $name } bekommt { $n } SP für { FORM($what, "acc") }.
    }
austria-log-scoring-loss =
    { $you ->
        [yes] Du verlierst { $n } SP für { FORM($what, "acc") }.
       *[no] { $name } verliert { $n } SP für { FORM($what, "acc") }.
    }
austria-part-rooms = belegte Zimmer
austria-part-crowns = Kronen
austria-part-cubes = Portionen in der Küche
austria-part-guests = Gäste, die noch im Café sitzen
austria-part-copied = { $card } (wie { $copied })
    .acc = { FORM($card, "acc") } (wie { $copied })
austria-log-game-ended = Die Partie ist beendet.
austria-verdict-decided = Gleichstand bei { $vp } SP: Sieg für { $names } dank mehr Kronen und Portionen, Portionen auf den Tischen im Café eingerechnet ({ $worth }).
austria-verdict-shared = Geteilter Sieg für { $names } mit je { $vp } SP: Gleichstand auch bei Kronen und Portionen, Portionen auf den Tischen im Café eingerechnet ({ $worth }).

## On the table

austria-told = { $words }: { $gains }
austria-hand = Hand
austria-work = Eingestellt
austria-if-ended = Endstand jetzt
austria-score-now = bisher gewertet
austria-score-staff = Personal am Ende
austria-score-all = Wenn jetzt Schluss wäre: { $n } SP
austria-vp-sign = SP
austria-worth = Im Moment { $n } SP wert.
austria-worth-copied = Zählt wie { FORM($name, "the") }.
austria-check-in = Einchecken
austria-serve = Servieren
austria-served = bereit
austria-spent = benutzt
austria-new = neu
austria-after-which = Nach Runde { $round }:
austria-back-by = werten, { $back } zurück
austria-hotel =
    { $name ->
        [Du] Dein Hotel
       *[other] Hotel { $name }
    }
austria-round-of = Runde
austria-turn-marks = Züge
austria-draft-of = Karte { $n } von { $all }
austria-your-board = Dein Hotel
austria-keys-dice = Würfel mit dieser Zahl nehmen
austria-keys-boost = Verstärkt nehmen
austria-pages = Bereiche des Tisches
austria-page-hotel = Hotel
austria-page-staff = Personal
austria-page-town = Kaiser
austria-page-others = Andere
austria-guests = Gäste
austria-dice = Würfel
austria-cafe = Café
austria-kitchen = Küche
austria-purse = Kasse
austria-emperor = Kaiser
austria-politics = Politik
austria-order = Reihenfolge
austria-draft = Draft
austria-offer = Neues Personal
austria-staff-at-work = Eingestellt ({ $n })
austria-staff-hand = Hand ({ $n })
austria-nobody-hired = Noch kein Personal. Mit einer 5 stellst du Personal aus der Hand ein.
austria-no-hand = Keine Karten auf der Hand.
austria-hidden-hand =
    { $n ->
        [0] Keine Karten auf der Hand.
        [one] 1 verdeckte Karte auf der Hand.
       *[other] { $n } verdeckte Karten auf der Hand.
    }
austria-moment-once = einmalig
austria-moment-round = einmal pro Runde
austria-moment-permanent = immer
austria-moment-end = am Spielende
austria-asleep = Benutzt. Nächste Runde wieder bereit.
austria-other-hotels = Andere Hotels
austria-own-hotel = Dein Hotel
austria-hotel-of = Hotel von { $name }
austria-look-at =
    { $name ->
        [Du] Dein Hotel ansehen
       *[other] Hotel von { $name } ansehen
    }
austria-back = Zurück zu { $name }
austria-back-home = Zurück zu deinem Hotel
austria-die-1 = Strudel, Torte
austria-die-2 = Wein, Kaffee
austria-die-3 = Zimmer
austria-die-4 = Kaiser, Kronen
austria-die-5 = Personal
austria-die-6 = beliebig
austria-space-1 = Aktionsfeld 1: Du bekommst 1 Strudel pro Würfel hier. Höchstens die Hälfte davon darf Torte sein.
austria-space-2 = Aktionsfeld 2: Du bekommst 1 Wein pro Würfel hier. Höchstens die Hälfte davon darf Kaffee sein.
austria-space-3 = Aktionsfeld 3: Pro Würfel hier darfst du 1 Zimmer vorbereiten, jedes zum Preis der Etage.
austria-space-4 = Aktionsfeld 4: Pro Würfel hier rückst du 1 Feld auf der Kaiserleiste vor oder bekommst 1 Krone.
austria-space-5 = Aktionsfeld 5: Stell eine Personalkarte aus der Hand ein, 1 Krone billiger pro Würfel hier.
austria-space-6 = Aktionsfeld 6: Zahl 1 Krone und nutze eine beliebige andere Aktion mit den Würfeln hier.
austria-no-die = kein Würfel
austria-would-give = Im Moment: { $gives }.
austria-vain-rooms = kein Zimmer mehr
austria-vain-crowns = zu teuer
austria-vain-hand = keine Handkarten
austria-free = freier Tisch
austria-free-table = Freier Tisch: Setz einen Gast aus der Auslage hierher.
austria-needs = braucht { $cubes }
austria-ready = kann einchecken
austria-no-room = versorgt, braucht ein vorbereitetes Zimmer
austria-no-room-of = versorgt, braucht ein vorbereitetes { FORM($colour, "es") } Zimmer
austria-serve-these = { $cubes } aus der Küche für { FORM($name, "acc") }
austria-serve-all = Alle { $n } servieren
austria-pick = { $cubes } servieren: Klick auf einen Gast
austria-kitchen-cube =
    { $n ->
        [one] In der Küche: 1 { $cube }. Am Ende 1 SP wert.
       *[other] In der Küche: { $n } { FORM($cube, "many") }. Am Ende je 1 SP wert.
    }
austria-kitchen-of = In der Küche: { $cubes }
austria-purse-of = Kronen: { $n } von { $limit }
austria-purse-tip = Deine Kasse fasst { $limit } Kronen; alles darüber verfällt. Jede Krone ist am Ende 1 SP wert.
austria-of-limit = von { $limit }
austria-track = Kaiserleiste
austria-track-at = Feld { $n } der Kaiserleiste
austria-staff-of = Personal: { $work } eingestellt, { $hand } auf der Hand
austria-space-of-track = Feld { $space } bei der nächsten Wertung: { $vp } SP, dann { $zone }.
austria-zone-penalty = Strafe
austria-zone-nothing = nichts
austria-zone-bonus = Bonus
austria-outlook-short = +{ $vp } SP, Feld { $after }: { $zone }
austria-after-round = Nach Runde { $round }: dein Feld werten, { $back } zurück
austria-fate-bonus =
    { $who ->
        [you] Stand jetzt bekommst du { $vp } SP, gehst zurück auf Feld { $after } und bekommst den Bonus
       *[other] Stand jetzt bekommt { $name } { $vp } SP, geht zurück auf Feld { $after } und bekommt den Bonus
    }
austria-fate-nothing =
    { $who ->
        [you] Stand jetzt bekommst du { $vp } SP, gehst zurück auf Feld { $after } und bekommst weder Bonus noch Strafe
       *[other] Stand jetzt bekommt { $name } { $vp } SP, geht zurück auf Feld { $after } und bekommt weder Bonus noch Strafe
    }
austria-fate-penalty =
    { $who ->
        [you] Stand jetzt bekommst du { $vp } SP, gehst zurück auf Feld { $after } und bekommst die Strafe
       *[other] Stand jetzt bekommt { $name } { $vp } SP, geht zurück auf Feld { $after } und bekommt die Strafe
    }
austria-tile = Runde { $round } · Bonus: { $bonus } · Strafe: { $penalty }
austria-scene-round = Runde { $n }
austria-scene-visit = Nach Runde { $n } kommt der Kaiser.
austria-scene-emperor = Der Kaiser kommt
austria-scene-emperor-text = Nach Runde { $n }: dein Feld werten, { $back } zurück, dann der Reihe nach Bonus oder Strafe
austria-scene-back = { $n } zurück
austria-scene-nothing = nichts
austria-scene-waits = Warten auf eine Entscheidung …
austria-scene-hide = Ausblenden
austria-scene-next = Weiter
austria-scene-skip = Überspringen
austria-scene-final = Schlusswertung
austria-scene-so-far = Bisher
austria-scene-staff = Personal am Ende
austria-scene-floor = Etage { $n }
austria-scene-leftovers = Kronen und Portionen
austria-scene-guests = Gäste noch im Café
austria-politics-card = Politikkarte { $letter }: { $need }. Wer sie früher erfüllt, bekommt mehr SP.
austria-progress = { $what } { $have }/{ $need }
austria-progress-count = { $have }/{ $need }
austria-named = { $name }: { $what }
austria-turn =
    { $state ->
        [done] Zug { $n }, { $name }: gespielt
        [now] Zug { $n }, { $name }: jetzt
        [passed] Zug { $n }, { $name }: gepasst, wartet auf den nächsten Wurf
       *[open] Zug { $n }, { $name }: kommt noch
    }
austria-room-planned =
    { $vp ->
        [0]
            { FORM($colour, "es") } Zimmer { $room }: noch nicht vorbereitet. { $price ->
                [0] Es ist gratis
                [one] Es kostet 1 Krone
               *[other] Es kostet { $price } Kronen
            }.
       *[other]
            { FORM($colour, "es") } Zimmer { $room }: noch nicht vorbereitet. { $price ->
                [0] Es ist gratis
                [one] Es kostet 1 Krone
               *[other] Es kostet { $price } Kronen
            } und bringt sofort { $vp } SP.
    }
austria-room-prepared = { FORM($colour, "es") } Zimmer { $room }: vorbereitet. Ist es am Ende belegt, zählt es { $end } SP.
austria-room-occupied = { FORM($colour, "es") } Zimmer { $room }: belegt. Zählt am Ende { $end } SP.
austria-room-lodger = { $name } wohnt hier.
austria-room-group =
    { $size ->
        [one] Eine Gruppe für sich. Bonus, sobald es belegt ist: { $gift }.
       *[other] Gruppe aus { $size } Zimmern. Bonus, sobald alle belegt sind: { $gift }.
    }
austria-floor =
    { $price ->
        [0] Etage { $floor }: Zimmer vorzubereiten ist gratis. Jedes belegte zählt am Ende { $vp } SP.
        [one] Etage { $floor }: Ein Zimmer vorzubereiten kostet 1 Krone. Jedes belegte zählt am Ende { $vp } SP.
       *[other] Etage { $floor }: Ein Zimmer vorzubereiten kostet { $price } Kronen. Jedes belegte zählt am Ende { $vp } SP.
    }
austria-tag-price =
    { $n ->
        [0] gratis
       *[other] −{ $n }
    }
austria-not-asked = Nicht jetzt. { $question }
austria-not-over = Die Partie ist beendet.
austria-not-watching = Du schaust bei dieser Partie nur zu.
austria-not-confirmed = Bestätige zuerst deinen Zug oder mach ihn rückgängig.
austria-not-turn = Warte, bis { $name } sich entschieden hat.
austria-not-other = Das ist das Hotel von { $name }. Du spielst nur in deinem eigenen.
austria-not-payable =
    { $have ->
        [0] Das kostet { austria-crowns }. Deine Kasse ist leer.
       *[other] Das kostet { austria-crowns }. Du hast { $have }.
    }
austria-not-again = Dieses Zimmer ist schon vorbereitet.
austria-not-beside = Ein neues Zimmer muss neben, über oder unter einem liegen, das du schon hast.
austria-not-corner = Dein erstes Zimmer muss das unten links sein.
austria-not-floor = Das geht nur auf Etage 1 und 2.
austria-not-free = Dieses Zimmer ist schon belegt.
austria-not-prepared = Dieses Zimmer ist noch nicht vorbereitet.
austria-not-colour = Dieses Zimmer ist { $colour }. Der Gast braucht eins in der eigenen Farbe.
austria-not-by-die = Mit einer 3 bereitest du Zimmer vor. Auch manche Gäste und Personalkarten erlauben das.
austria-not-from-cafe = Dieses Zimmer ist bereit. Check einen Gast aus deinem Café ein, sobald seine Bestellung vollständig ist.
austria-not-no-room-there = Hier ist kein Zimmer, das du aufgeben könntest.
austria-not-spared = Die Strafe kostet dich eines der markierten Zimmer.
austria-not-cafe = Dein Café ist voll.
austria-not-after-die = Einen Gast kannst du nur vor deinem Würfel nehmen.
austria-not-second-guest = Pro Zug kannst du nur einen Gast nehmen.
austria-not-empty-table = Dieser Tisch ist frei. Setz einen Gast aus der Auslage hierher.
austria-not-full-order = Diese Bestellung ist vollständig.
austria-not-wanted = Dieser Gast braucht { FORM($cube, "no") }, nur { $cubes }.
austria-not-hungry = Dieser Gast braucht noch { $cubes }.
austria-not-housed = Dieser Gast braucht ein vorbereitetes Zimmer, aber keins ist frei.
austria-not-housed-in = Dieser Gast braucht ein vorbereitetes { FORM($colour, "es") } Zimmer, aber keins ist frei.
austria-not-no-cube = Du hast { FORM($cube, "no") } in der Küche.
austria-not-unwanted = Keiner deiner Gäste braucht { $cube }.
austria-not-delivery = Bis zu { $cubes } Portionen aus der Küche zu servieren kostet { austria-crowns }. Deine Kasse ist leer.
austria-not-yet-hired = Mit einer 5 stellst du Personal aus der Hand ein. Auch manche Gäste und Personalkarten erlauben das.
austria-not-offered = Jetzt kannst du nur eine der neuen Personalkarten einstellen.
austria-not-used-once = Diese Karte hat beim Einstellen gewirkt.
austria-not-used-permanent = Diese Karte wirkt von selbst, wann immer es passt.
austria-not-used-end = Diese Karte zählt am Spielende.
austria-not-no-end-card = Entlassen kannst du nur eine Karte fürs Spielende.
austria-not-without-die = Hier liegt kein Würfel.
austria-not-second-die = Du hast in diesem Zug schon einen Würfel genommen.
austria-not-six-as-six = Nutze die 6 für eine der Aktionen 1–5.
austria-not-claimed = Diese Karte hast du schon erfüllt.
austria-not-places = Alle drei Plätze sind vergeben.
austria-not-reached = So weit bist du noch nicht: { $progress }.
austria-not-backwards = Auf der Kaiserleiste geht es nur vorwärts.
austria-not-so-far =
    { $n ->
        [one] Mit diesem Würfel kommst du höchstens 1 Feld weit.
       *[other] Mit diesem Würfel kommst du höchstens { $n } Felder weit.
    }
austria-not-by-steps = Mit einer 4 rückst du auf der Kaiserleiste vor. Auch manche Gäste und Personalkarten sowie gelbe Gruppen bringen dich voran.

## What a puzzle is about

austria-theme-emperor = Kaiser
austria-theme-politics = Wettlauf um Politik
austria-theme-groups = Gruppenbonus
austria-theme-rooms = Zimmer
austria-theme-guests = Gäste
austria-theme-staff = Personal
austria-theme-money = Kronen
austria-theme-timing = Timing
austria-theme-denial = Störmanöver
