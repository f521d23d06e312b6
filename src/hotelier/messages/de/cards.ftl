### The card browser.

cards-title = Karten
cards-head = { $game }: Karten
cards-to-rules = Regeln
cards-all = Alle Karten
cards-no-such = Karte nicht gefunden
cards-filters = Filter
cards-kinds = Kartenarten
cards-find = Suche
cards-find-austria = Name, Portion, Belohnung …
cards-find-overbooking = Name, Regel, Fähigkeit …
cards-any = alle
cards-sort = Sortierung
cards-sort-box = Nummer
cards-sort-name = Name
cards-sort-points = meiste Punkte
cards-sort-cubes = größte Bestellung
cards-sort-cost = höchste Kosten
cards-sort-coins = meiste Münzen
cards-sort-beds = meiste Betten
cards-found =
    { $n ->
        [0] Keine Karten.
        [one] 1 Karte.
       *[other] { $n } Karten.
    }
cards-none = Keine Karte gefunden.
cards-all-again = Alle Karten anzeigen
cards-leaf = Vorige und nächste Karte
cards-numbered = { $kind } Nr. { $number }
cards-how = So geht’s
cards-rulings = Klarstellungen
cards-no-rulings = Zu dieser Karte gibt es keine Klarstellungen.
cards-in-the-rules = In den Regeln

## Kinds

cards-kind-every = Alle
cards-kind-guest = Gäste
cards-kind-staff = Personal
cards-kind-politics = Politik
cards-kind-emperor = Kaiser
cards-kind-kind = Gäste
cards-kind-hotel = Hotels
cards-kind-crest = Wappen
cards-one-guest = Gästekarte
cards-one-staff = Personalkarte
cards-one-politics = Politikkarte
cards-one-emperor = Kaiserplättchen
cards-one-kind = Gästeart
cards-one-hotel = Hotelkarte
cards-one-crest = Wappen

## Filters

cards-filter-colour = Farbe
cards-filter-gives = Belohnung
cards-filter-cube = Portion
cards-filter-cubes = Größe der Bestellung
cards-filter-when = Zeitpunkt
cards-filter-about = Thema
cards-filter-cost = Kosten
cards-filter-hand = Einstiegsset
cards-filter-group = Gruppe
cards-filter-asks = Bedingung
cards-filter-size = Rückseite
cards-filter-rule = Sonderregel
cards-colour-yellow = ★ gelb: Kunst
cards-colour-blue = ◆ blau: Adel
cards-colour-red = ■ rot: Bürgertum
cards-colour-green = ● grün: Tourismus
cards-gives-vp = SP
cards-gives-crowns = Kronen
cards-gives-emperor = Kaiserleiste
cards-gives-cubes = Portionen
cards-gives-prep = vorbereitete Zimmer
cards-gives-occupy = belegtes Zimmer
cards-gives-hire = Personal einstellen
cards-gives-draw = Personalkarten ziehen
cards-gives-invite = weiterer Gast
cards-gives-extra = Extrazug
cards-cubes-of =
    { $n ->
        [one] 1 Portion
       *[other] { $n } Portionen
    }
cards-about-guests = Gäste
cards-about-kitchen = Küche und Portionen
cards-about-dice = Würfel
cards-about-rooms = Zimmer
cards-about-emperor = Kaiser
cards-about-staff = Personal
cards-about-politics = Politik
cards-asks-crowns = Kronen
cards-asks-rooms = Zimmer
cards-asks-staff = Personal
cards-asks-emperor = Kaiserleiste
cards-size-small = kleines Wappen (1–3 Betten)
cards-size-large = großes Wappen (4–6 Betten)

## What cards are and do

cards-colour = Farbe
cards-order = Bestellung
cards-points = Punkte
cards-cost = Kosten
cards-cost-revised = Kosten, überarbeitete Ausgabe
cards-hand = Einstiegsset
cards-group = Gruppe
cards-scored = Wertung
cards-beds = Betten
cards-coins = Wert
cards-back = Rückseite
cards-source = Quelle
cards-after-round = nach Runde { $round }
cards-revised = Überarbeitete Ausgabe: { $does }.
cards-does = { $does }.
cards-politics-does = Bedingung: { $need }. Wer sie zuerst erfüllt, bekommt { $first } SP, danach gibt es { $second } und { $third } SP.
cards-tile = Kaiserplättchen { $tile }
cards-tile-bonus = Bonus: { $bonus }.
cards-tile-penalty = Strafe: { $penalty }.
cards-tile-penalty-revised = Strafe, überarbeitete Ausgabe: { $penalty }.
cards-hotel-side = Seite { $side }: { $beds }. { $rule }
cards-hotel-house = Mit * markierte Seiten sind unsere Platzhalter: Die gedruckten Werte kennen wir nicht.
cards-crest-does = In jedem Stapel tragen { $n } Karten dieses Wappen, eine von jeder Gästeart.
cards-crest-beginner = Wappenbonus „Einsteiger“ für eingecheckte Karten: { $steps }.
cards-crest-advanced = Wappenbonus „Fortgeschrittene“ für eingecheckte Karten: { $steps }.
cards-crest-step = { $n } bringen { $points }

## Chosen for a custom setup

own-setup-about = Wähle, wie die Partie beginnt: Karten, Plättchen und Starthände. Eine Stellung mitten in der Partie lässt sich nicht aufbauen. Was du nicht anrührst, wird ausgelost. Fängst du einen Teil an, wähle ihn ganz.
own-setup-random = Zufällig
own-setup-count = { $n } von { $all }
own-setup-groups = Wähle aus jeder Gruppe eins.
own-setup-group = Gruppe { $name }
own-setup-missing = Wähle noch { $n } oder lass den Zufall entscheiden.
own-setup-reset = Doch auslosen
own-setup-seat = { $part }, Platz { $seat }
