### Grand Austria Hotel: the rules in the app. **bold**, [[icon]] and [words](section or card) are markup;
### never translate what’s between the round brackets.
### A “prepared” room has no guest yet; once it has one, it’s “occupied”.

## The game

rules-austria-game = Das Spiel in zwei Minuten
rules-austria-game-idea = Du führst ein Hotel in Wien um 1910. Gäste setzen sich hungrig und durstig in dein Café. Serviere ihnen, was sie bestellen, und bring sie dann auf ein Zimmer. Wer bei dir einzieht, bedankt sich mit Punkten und einer Belohnung.
rules-austria-game-win = Das Spiel dauert { $rounds } Runden und ist für 2–4 Personen. Es gewinnt, wer nach der Schlusswertung die meisten **Siegpunkte** (SP) hat.
rules-austria-game-picture = Ein Hotel bei Nacht. Gestrichelte Zimmer sind noch nicht vorbereitet, dunkle sind vorbereitet, erleuchtete belegt.
rules-austria-game-loop = Was du immer wieder tust:
rules-austria-game-loop-guest = Nimm einen [Gast](guests) aus der Auslage und setz ihn an einen Tisch in deinem Café.
rules-austria-game-loop-serve = [Serviere](serving) Strudel, Torte, Wein und Kaffee, bis die Bestellung vollständig ist.
rules-austria-game-loop-room = [Bereite ein Zimmer](rooms) in der Farbe des Gastes vor.
rules-austria-game-loop-move = [Check den Gast ein](check-in): Nimm die Punkte der Karte und ihre Belohnung.
rules-austria-game-dice = Der Motor des Spiels sind die [Würfel](dice). In jedem Zug nimmst du einen Würfel und führst seine Aktion aus. Je mehr Würfel auf seinem Feld liegen, desto stärker ist sie.
rules-austria-game-more = Außerdem zählen drei Dinge. [Personal](staff), das du einstellst, hilft dir bei alldem. Der [Kaiser](emperor) kommt { $visits }-mal und will bei Laune gehalten werden. Und [Politikkarten](politics) belohnen alle, die ein Ziel früh erreichen.
rules-austria-game-first = Neu hier? Lies bis „Einchecken“ und spiel dann los. Der Bereich „Was nun?“ zeigt immer, was du tun kannst, und wenn du auf etwas zeigst, siehst du, was es ist.

## On the table

rules-austria-table = Spielmaterial
rules-austria-table-guests = **Gäste.** { $guests } Karten, { $each } in jeder Farbe: gelbe Künstler, blaue Adelige, rote Bürger und grüne Touristen.
rules-austria-table-guest-card = Eine Gästekarte: ihre Farbe und Form, die Punkte in der Goldmünze, die Bestellung als Portionen und unter der Linie die Belohnung. [[strudel]] ist Strudel, [[cake]] Torte, [[wine]] Wein, [[coffee]] Kaffee.
rules-austria-table-staff = **Personal.** { $staff } Karten. Jede hat einen Preis in Kronen und sagt, wann sie wirkt.
rules-austria-table-staff-card = Eine Personalkarte: auf dem Goldschild der Preis, unter dem Namen der Zeitpunkt, dann die Wirkung.
rules-austria-table-politics = **Politikkarten.** { $politics } in den Gruppen A, B und C; aus jeder Gruppe ist eine im Spiel.
rules-austria-table-tiles = **Kaiserplättchen.** { $tiles } in den Gruppen A, B und C; aus jeder Gruppe ist eines im Spiel.
rules-austria-table-hotel = **Dein Hotel.** { $floors } Etagen mit je { $columns } Zimmern in drei Farben. Benachbarte Zimmer derselben Farbe bilden eine **Gruppe**. Auf der Nachtseite sind alle Hotels gleich, auf der Tagseite sind alle verschieden.
rules-austria-table-cafe = **Dein Café.** 3 Tische für je 1 Gast.
rules-austria-table-kitchen = **Deine Küche.** Sie fasst beliebig viele Portionen. Der Vorrat geht nie aus.
rules-austria-table-purse = **Deine Kasse.** Sie fasst bis zu { $purse } Kronen [[crown]]; alles darüber verfällt.
rules-austria-table-track = **Die Kaiserleiste.** Felder 0–{ $track }. Für jedes Feld, das du über das letzte hinaus vorrücken würdest, bekommst du stattdessen 1 SP.
rules-austria-table-dice = **Würfel.** { $dice-two } zu zweit, { $dice-three } zu dritt, { $dice-four } zu viert.
rules-austria-table-vp = **Siegpunkte** sind dein Punktestand. Er kann unter null fallen.

## Setup

rules-austria-setup = Spielaufbau
rules-austria-setup-house = Der Aufbau läuft von selbst. Du wählst nur deinen ersten Gast und deine ersten Zimmer, und beim Draft dein Personal.
rules-austria-setup-row = Die Gäste werden gemischt, { $row } von ihnen bilden die Auslage. Der Personalstapel wird gemischt. Aus jeder Gruppe werden eine Politikkarte und ein Kaiserplättchen ausgelost.
rules-austria-setup-start = Alle beginnen mit { $crowns } Kronen, mit 1 Strudel, 1 Torte, 1 Wein und 1 Kaffee in der Küche, auf Feld 0 der Kaiserleiste und mit 0 SP.
rules-austria-setup-hands = Alle bekommen { $hand } Personalkarten und halten sie verdeckt.
rules-austria-setup-order = Eine ausgeloste Startperson bekommt Reihenfolgeplättchen 1, im Uhrzeigersinn folgen Plättchen 2 und so weiter.
rules-austria-setup-guest = In umgekehrter Spielreihenfolge nehmen alle gratis einen Gast aus der Auslage. Nach jeder Wahl rückt die Auslage auf und wird aufgefüllt.
rules-austria-setup-rooms = In Spielreihenfolge dürfen alle bis zu 3 Zimmer vorbereiten und zahlen dafür. Das erste muss das unten links sein, jedes weitere muss an eines grenzen, das schon da ist.
rules-austria-setup-picture = Deine Küche und deine Kasse am Anfang.
rules-austria-setup-options = Wenn du einen Tisch eröffnest, wählst du:
rules-austria-setup-side = **Hotels**: Nachtseite (alle gleich) oder Tagseite (alle verschieden).
rules-austria-setup-staff = **Startpersonal**: zufällige Karten; die **Einstiegssets** A–D, die zu den Reihenfolgeplättchen 1–4 gehören; oder ein **Draft**, bei dem alle eine Karte behalten und den Rest nach links weitergeben, bis jede Person { $hand } hat.
rules-austria-setup-edition = **Ausgabe**: klassisch oder überarbeitet. Es gibt [ein paar Unterschiede](editions).

## A round

rules-austria-round = Runden und Züge
rules-austria-round-roll = Wer Plättchen 1 hat, wirft alle Würfel und legt sie nach Augenzahl auf die Aktionsfelder 1–6.
rules-austria-round-numbers = Jedes Reihenfolgeplättchen hat zwei Zahlen. Am Zug ist, wer die niedrigste unbedeckte Zahl hat; der genommene Würfel bedeckt danach diese Zahl. So haben alle zwei Züge pro Runde, und wer beginnt, hat auch den letzten Zug.
rules-austria-round-picture = Reihenfolge zu dritt. Zwei Züge sind gespielt; das goldene Zeichen zeigt, wer am Zug ist.
rules-austria-round-tiles = Zahlen auf den Reihenfolgeplättchen
rules-austria-round-turn = **Dein Zug** hat zwei Teile, in dieser Reihenfolge:
rules-austria-round-take-guest = Wenn du magst, nimm **einen Gast** [aus der Auslage](guests).
rules-austria-round-take-die = Nimm **einen Würfel** und führ [seine Aktion](dice) aus. Das ist Pflicht.
rules-austria-round-extra = **Zusatzaktionen** sind jederzeit in deinem Zug erlaubt: vor dem Gast, zwischen Gast und Würfel oder nach dem Würfel.
rules-austria-round-boost = Zahl 1 Krone: Der Würfel, den du nehmen willst, hat 1 Stärke mehr. Einmal pro Zug.
rules-austria-round-deliver = Zahl 1 Krone: [Serviere](serving) bis zu { $delivery } Portionen aus deiner Küche. Beliebig oft.
rules-austria-round-check-in = [Check](check-in) einen Gast ein, dessen Bestellung vollständig ist.
rules-austria-round-use = Setz eine eingestellte Personalkarte ein, die [einmal pro Runde](staff?p=round) wirkt.
rules-austria-round-claim = Leg eine Scheibe auf eine [Politikkarte](politics), deren Bedingung du erfüllst.
rules-austria-round-between = Beende eine Aktion oder einen Effekt, bevor du etwas Neues beginnst. Du kannst zum Beispiel keinen Gast zwischen zwei Zimmern einchecken, die du mit derselben 3 vorbereitest.
rules-austria-round-pass = **Passen.** Statt eines Zuges darfst du passen, wenn du noch nichts getan hast. Du musst passen, wenn du keinen Würfel nehmen kannst. Wer passt, bedeckt keine Zahl. Hast du einen Gast genommen und musst dann passen, ist er der Gast dieses Zuges: Nach dem neuen Wurf kannst du keinen zweiten nehmen.
rules-austria-round-again = Haben alle gepasst, die noch einen Zug haben, legt die Person mit der niedrigsten unbedeckten Zahl einen der übrigen Würfel in den Mistkübel und wirft die anderen neu. Wer gepasst hat, ist dann wieder dabei, in der Reihenfolge der Zahlen.
rules-austria-round-over = Die Runde endet, wenn alle Zahlen bedeckt sind oder kein Würfel mehr da ist.

## Guests

rules-austria-guests = Einen Gast nehmen
rules-austria-guests-take = In deinem Zug, bevor du einen Würfel nimmst, darfst du einen Gast aus der Auslage nehmen und an einen freien Tisch setzen.
rules-austria-guests-price = Zahl den Preis unter der Karte. Gäste weiter rechts warten schon länger und kosten weniger; ganz rechts sind sie gratis.
rules-austria-guests-picture = Die Auslage: Neue Gäste kommen links dazu und rücken nach rechts.
rules-austria-guests-slide = Dann rückt die Auslage nach rechts auf, und links kommt ein neuer Gast dazu.
rules-austria-guests-full = Ohne freien Tisch kannst du keinen Gast nehmen.
rules-austria-guests-later = Hast du deinen Würfel genommen, bekommst du einen Gast nur noch durch einen [Effekt](effects?p=invite).
rules-austria-guests-boy = Mit dem [Laufburschen](staff-25) ist jeder Gast aus der Auslage gratis.
rules-austria-guests-deck = Wird eine Gästekarte gebraucht und der Stapel ist leer, werden die abgelegten Gäste zu einem neuen Stapel gemischt.

## Dice

rules-austria-dice = Würfel
rules-austria-dice-take = Nimm einen Würfel von einem Aktionsfeld und führ die Aktion dieses Feldes aus.
rules-austria-dice-strength = Die **Stärke** ist die Zahl der Würfel auf dem Feld, den genommenen eingeschlossen, plus 1, wenn du verstärkst, plus das, was dein Personal dazugibt.
rules-austria-dice-picture = Die sechs Aktionsfelder. Jedes zeigt, was dir ein Würfel jetzt bringen würde.
rules-austria-dice-one = **1: Strudel und Torte.** Nimm 1 Portion pro Stärkepunkt. Höchstens die Hälfte darf Torte sein: nie mehr Torten als Strudel.
rules-austria-dice-two = **2: Wein und Kaffee.** Genauso: nie mehr Kaffee als Wein.
rules-austria-dice-three = **3: Zimmer vorbereiten.** Bereite höchstens so viele Zimmer vor, wie die Stärke beträgt, jedes [zum Preis seiner Etage](rooms).
rules-austria-dice-four = **4: Kaiser oder Kronen.** Teil die Stärke beliebig auf Felder der Kaiserleiste und Kronen auf.
rules-austria-dice-five = **5: Einstellen.** Stell eine Personalkarte aus der Hand ein. Sie kostet pro Stärkepunkt 1 Krone weniger, aber nie weniger als 0.
rules-austria-dice-six = **6: Beliebig.** Zahl 1 Krone und führ dann eine der Aktionen 1–5 mit der Stärke von Feld 6 aus.
rules-austria-dice-split = Portionen nach Stärke, und wie viele davon Torte oder Kaffee sein dürfen
rules-austria-dice-boost = **Verstärken.** Einmal pro Zug darfst du 1 Krone zahlen, damit der Würfel, den du nimmst, 1 Stärke mehr hat. Auf dem Feld muss ein Würfel liegen.
rules-austria-dice-vain = Du darfst einen Würfel auch nehmen, wenn seine Aktion dir wenig oder nichts bringt. Eine 6 kannst du aber nur nehmen, wenn du ihre Krone zahlen kannst.
rules-austria-dice-real = Eine 6, die du als 3 nutzt, bleibt eine 6: Personal, das bei einer 3 wirkt, tut nichts.

## Serving

rules-austria-serving = Portionen und Bestellungen
rules-austria-serving-receive = **Neue Portionen.** Wenn du Portionen bekommst, darfst du beliebig viele davon sofort und gratis auf Bestellungen in deinem Café legen. Der Rest kommt in die Küche.
rules-austria-serving-picture = Der erste Gast hat zwei Portionen und wartet auf die blassen. Der zweite hat alles und kann einchecken. Der dritte Tisch ist frei.
rules-austria-serving-deliver = **Aus der Küche.** In deinem Zug darfst du 1 Krone zahlen und bis zu { $delivery } Portionen aus deiner Küche auf Bestellungen eines oder mehrerer Gäste legen, auch mehrmals. Mit dem [Oberkellner](staff-24) ist das gratis.
rules-austria-serving-stay = Eine servierte Portion bleibt bei ihrem Gast.
rules-austria-serving-complete = Sobald eine Bestellung alle Portionen hat, kannst du [den Gast einchecken](check-in).
rules-austria-serving-supply = Portionen gehen nie aus.

## Check-in

rules-austria-check-in = Einchecken
rules-austria-check-in-when = In deinem Zug darfst du einen Gast, dessen Bestellung vollständig ist, in ein vorbereitetes Zimmer einchecken.
rules-austria-check-in-colour = Das Zimmer muss die Farbe des Gastes haben. Grünen Touristen ist jede Farbe recht.
rules-austria-check-in-picture = Ein Gast, dessen Bestellung vollständig ist, und das Zimmer, das aufleuchtet.
rules-austria-check-in-get = Du bekommst:
rules-austria-check-in-points = vor allem anderen die **Punkte** der Karte,
rules-austria-check-in-reward = die **Belohnung** der Karte, jeden ihrer Effekte einmal,
rules-austria-check-in-staff = was dein **Personal** dir gibt, wenn ein solcher Gast eincheckt,
rules-austria-check-in-group = den **Gruppenbonus**, wenn es das [letzte Zimmer seiner Gruppe](rooms?p=groups) war.
rules-austria-check-in-order = Abgesehen von den Punkten bestimmst du die Reihenfolge. Führ jeden Effekt mit allem, was er auslöst, zu Ende, bevor du den nächsten beginnst. Harmlose Effekte geschehen von selbst: Punkte, Felder auf der Kaiserleiste, gezogene Karten und Kronen, die in deine Kasse passen.
rules-austria-check-in-leaves = Die Karte des Gastes wird abgelegt, und der Tisch ist wieder frei, noch bevor du die Belohnung nimmst. Ein eingeladener Gast kann sich also gleich dorthin setzen.
rules-austria-check-in-wait = Ohne passendes Zimmer wartet der Gast am Tisch. Das schadet nicht, bis die Partie endet: Dann kostet dich jeder Gast, der noch im Café sitzt, 5 SP.

## Rooms

rules-austria-rooms = Zimmer und Gruppen
rules-austria-rooms-where = Das erste Zimmer, das du vorbereitest, ist das unten links. Jedes weitere muss neben, über oder unter einem liegen, das du schon hast.
rules-austria-rooms-price = Zahl den Preis der Etage. Höhere Etagen kosten mehr, aber belegte Zimmer dort sind am Ende mehr wert.
rules-austria-rooms-floors = Etagen, von unten nach oben
rules-austria-rooms-printed = Manche Zimmer oben rechts zeigen eine Goldmünze: Diese Punkte bekommst du, sobald du das Zimmer vorbereitest.
rules-austria-rooms-free = Mit dem [Butler](staff-9), dem [Chauffeur](staff-10) oder der [Floristin](staff-11) bereitest du Zimmer einer Farbe gratis vor.
rules-austria-rooms-picture = Zehn Gruppen, jede in ihrem dicken Rahmen. Ein Schild zeigt, was eine volle Gruppe bringt; ein Siegel heißt, dass du es schon bekommen hast.
rules-austria-rooms-groups = **Gruppen.** Wird das letzte Zimmer einer Gruppe belegt, egal wie, bekommst du einmal den Bonus der Gruppe. Blaue Gruppen bringen Punkte, rote bringen Kronen, und gelbe bringen dich auf der Kaiserleiste voran. Je größer die Gruppe, desto größer der Bonus.
rules-austria-rooms-bonus = Gruppenbonus nach Zahl der Zimmer
rules-austria-rooms-lit = Ein **vorbereitetes** Zimmer (dunkel) ist bereit für einen Gast, ein **belegtes** (erleuchtet) hat einen. Gestrichelte Zimmer sind noch nicht vorbereitet.

## Staff

rules-austria-staff = Personal
rules-austria-staff-hand = Die Karten auf deiner Hand sind Leute, die du einstellen könntest. Dort tun sie nichts. Eingestellt liegen sie offen vor dir und arbeiten für dich.
rules-austria-staff-hire = Personal stellst du mit einer 5 oder durch einen Effekt ein. Zahl den Preis der Karte, abzüglich des Rabatts durch Würfel oder Effekt, aber nie weniger als 0.
rules-austria-staff-picture = Eine Karte jeder Art: einmalig, einmal pro Runde, immer, am Spielende.
rules-austria-staff-once = **Einmalig**: beim Einstellen und danach nie wieder.
rules-austria-staff-round = **Einmal pro Runde**: in einem deiner Züge, wann du magst. Danach ruht die Karte bis zur nächsten Runde.
rules-austria-staff-permanent = **Immer**: jedes Mal, wenn es passt.
rules-austria-staff-end = **Am Spielende**: in der Schlusswertung.
rules-austria-staff-taking = Bei Karten, die wirken, wenn du **einen Würfel nimmst**, zählt der Würfel, den du wirklich von seinem Feld nimmst. Eine 6, die du als andere Zahl nutzt, bleibt eine 6, und im Extrazug von [E. Gizia](guest-97) nimmst du gar keinen Würfel.
rules-austria-staff-entering = Karten, die wirken, wenn **ein Gast eincheckt**, wirken bei jedem solchen Gast. Sie wirken nicht, wenn ein [Effekt](effects?p=occupy) ein Zimmer belegt.
rules-austria-staff-fixed = Welche Effekte ein Ereignis hat, steht fest, sobald es eintritt: Personal, das du mittendrin einstellst, kommt nicht mehr dazu. Beim Preis zählt dagegen immer der Moment, in dem du zahlst.
rules-austria-staff-deck = Geht der Personalstapel zur Neige, ziehst du, was noch da ist.

## The emperor

rules-austria-emperor = Der Kaiser
rules-austria-emperor-when = Der Kaiser kommt nach den Runden { $r-one }, { $r-two } und { $r-three }. Plättchen A zeigt, was dich beim ersten Mal erwartet, Plättchen B beim zweiten und Plättchen C beim dritten.
rules-austria-emperor-picture = Die Leiste vor dem ersten Besuch. Wo du stehst, entscheidet, ob du die Strafe, nichts oder den Bonus bekommst.
rules-austria-emperor-score = Zuerst bekommen alle die Punkte ihres Feldes. Dann gehen alle zurück, beim ersten Mal { $back-one } Felder, beim zweiten { $back-two } und beim dritten { $back-three }, aber nicht unter 0.
rules-austria-emperor-judged = Danach, in Spielreihenfolge: Ab Feld { $bonus } bekommst du den **Bonus** des Plättchens, mit dem [Gärtner](staff-42) dazu { $gardener } SP. Auf Feld 0 bekommst du seine **Strafe**, außer der [Tagungsleiter](staff-26) erspart sie dir für 1 Krone. Dazwischen passiert nichts.
rules-austria-emperor-track = Punkte auf der Kaiserleiste
rules-austria-emperor-over = Für jedes Feld, das du über Feld { $track } hinaus vorrücken würdest, bekommst du stattdessen 1 SP.
rules-austria-emperor-options = Lässt dir eine Strafe die Wahl, nimmst du eine Möglichkeit, die du ganz ausführen kannst. In der überarbeiteten Ausgabe musst du die erste nehmen, wenn du kannst.
rules-austria-emperor-removal = Verlierst du zur Strafe Zimmer, verschwinden sie aus deinem Hotel, und du bekommst nichts zurück. Zerfällt dadurch eine volle Gruppe, behältst du ihren Bonus, bekommst ihn aber nicht noch einmal. Weiter geht es neben einem beliebigen Zimmer, das du noch hast, oder wieder unten links, wenn keines mehr da ist. Ein Zimmer, das du erneut vorbereitest, bringt auch seine Münze erneut.
rules-austria-emperor-returned = Personalkarten, die du abgibst, kommen unter den Stapel; die anderen sehen nicht, welche. Eine entlassene Karte ist aus dem Spiel.
rules-austria-emperor-tiles = Alle Kaiserplättchen

## Politics

rules-austria-politics = Politik
rules-austria-politics-three = Drei Politikkarten sind im Spiel, je eine aus den Gruppen A, B und C. Jede hat eine Bedingung.
rules-austria-politics-claim = Sobald du die Bedingung einer Karte erfüllst, darfst du in deinem Zug eine Scheibe darauf legen. Die erste Scheibe bringt { $first } SP, die zweite { $second }, die dritte { $third }. Zu viert geht leer aus, wer zuletzt kommt.
rules-austria-politics-picture = Eine Person hat die Bedingung von Karte A erfüllt und den ersten Platz genommen. Die kleinen Zahlen zeigen, wie weit du bist.
rules-austria-politics-now = Es genügt, wenn du die Bedingung irgendwann in deinem Zug erfüllst: Die Scheibe darfst du auch später im selben Zug legen, selbst wenn deine Kasse nicht mehr voll ist. Erfüllst du die Bedingung danach nicht mehr, bleibt die Scheibe liegen.
rules-austria-politics-once = Auf jede Karte darfst du nur eine Scheibe legen. Das kostet dich nichts: Kronen, die eine Karte verlangt, musst du nur haben.
rules-austria-politics-cards = Alle Politikkarten

## Effects

rules-austria-effects = Effekte auf Karten und Plättchen
rules-austria-effects-how = Diese Symbole stehen auf Gästen, Personal und Kaiserplättchen:
rules-austria-effects-crowns = [[crown]] **Kronen**: in deine Kasse, bis zu { $purse }.
rules-austria-effects-emperor = [[emperor]] **Kaiserleiste**: Rück so viele Felder vor.
rules-austria-effects-vp = [[vp]] **Punkte**: sofort SP.
rules-austria-effects-vp-per-staff = [[vp]] **Punkte für Personal**: für jede Personalkarte, die du eingestellt hast.
rules-austria-effects-cubes = [[cube]] **Portionen**: die abgebildeten. Du darfst beliebig viele davon sofort auf Bestellungen legen.
rules-austria-effects-choice = [[cube]] **Portionen nach Wahl**: Such jede einzeln aus.
rules-austria-effects-draw = [[draw]] **Ziehen**: Nimm Personalkarten vom Stapel auf die Hand.
rules-austria-effects-prep = [[room]] **Zimmer vorbereiten**: zum vollen Preis, verbilligt oder gratis; manche nur auf den beiden untersten Etagen. Zwei dieser Symbole heißen zwei Zimmer nacheinander.
rules-austria-effects-occupy = [[lit]] **Belegen**: Eines deiner vorbereiteten Zimmer, egal in welcher Farbe, wird belegt, als wäre ein Gast eingezogen. Das kann eine Gruppe vervollständigen. Aber es hat kein Gast eingecheckt, darum bringt dir Personal, das beim Einchecken wirkt, nichts.
rules-austria-effects-hire = [[staff]] **Einstellen**: eine Karte aus deiner Hand, verbilligt oder gratis.
rules-austria-effects-offer = [[staff]] **Angebot**: Sieh dir 3 neue Personalkarten an. Eine davon darfst du einstellen, je nach Karte verbilligt oder gratis. Die anderen kommen unter den Stapel.
rules-austria-effects-invite = [[guest]] **Einladen**: Nimm einen beliebigen Gast gratis aus der Auslage. Du brauchst einen freien Tisch.
rules-austria-effects-complete = [[cube]] **Bestellung erfüllen**: Ein Gast bekommt alles, was fehlt, aus dem Vorrat.
rules-austria-effects-extra = [[extra]] **Extrazug**: nur von [E. Gizia](guest-97). Du bekommst sofort einen weiteren Zug innerhalb dieses Zuges: Nimm, wenn du magst, einen Gast zum üblichen Preis, und führ dann die Aktion eines Feldes aus, auf dem noch ein Würfel liegt. Du nimmst keinen Würfel, darum tut Personal, das beim Nehmen eines Würfels wirkt, nichts. Du darfst noch einmal verstärken und Zusatzaktionen nutzen, aber nicht passen. Liegt kein Würfel mehr da, verfällt der Extrazug.
rules-austria-effects-order = Löst ein Ereignis mehrere Effekte aus, bestimmst du ihre Reihenfolge. Führ jeden zu Ende, bevor der nächste kommt.
rules-austria-effects-decline = Du darfst darauf verzichten, ein Zimmer vorzubereiten oder zu belegen, Personal einzustellen, einen Gast einzuladen oder eine Bestellung zu erfüllen; auch ein Angebot darfst du ablehnen. Alle anderen Effekte sind Pflicht.

## The end of a round

rules-austria-end-of-round = Ende einer Runde
rules-austria-end-of-round-emperor = Nach den Runden { $r-one }, { $r-two } und { $r-three } kommt der [Kaiser](emperor).
rules-austria-end-of-round-wake = Personal, das einmal pro Runde wirkt, ist wieder bereit.
rules-austria-end-of-round-first = Jedes Reihenfolgeplättchen wandert einen Platz nach links.
rules-austria-end-of-round-dice = Die neue Startperson nimmt alle Würfel, auch die im Mistkübel, und wirft sie.
rules-austria-end-of-round-last = Nach Runde { $rounds } folgt die [Schlusswertung](scoring).

## Scoring

rules-austria-scoring = Schlusswertung
rules-austria-scoring-end = Personal, das **am Spielende** wirkt, bringt seine Punkte.
rules-austria-scoring-rooms = Jedes **belegte Zimmer** bringt die Punkte seiner Etage, wie bei den [Etagen](rooms?p=floors) aufgeführt.
rules-austria-scoring-left = Jede **Krone** in deiner Kasse und jede **Portion** in deiner Küche ist 1 SP wert.
rules-austria-scoring-guests = Jeder **Gast**, der noch in deinem Café sitzt, kostet dich 5 SP.
rules-austria-scoring-tie = Bei Gleichstand gewinnt, wer insgesamt mehr Kronen und Portionen hat; Portionen auf den Tischen im Café zählen mit. Herrscht auch dann Gleichstand, wird der Sieg geteilt.
rules-austria-scoring-secretary = Die [Sekretärin](staff-29) kopiert die beste Karte fürs Spielende, die jemand anderes eingestellt hat, wertet aber dein eigenes Hotel. Eine andere Sekretärin kopiert sie nie.
rules-austria-scoring-operator = Die [Telefonistin](staff-41) bringt das Doppelte der Zahl deines Feldes nach dem letzten Besuch des Kaisers, höchstens { $operator } SP.
rules-austria-scoring-manager = Der [Hoteldirektor](staff-48) bringt { $manager } SP für je 3 belegte Zimmer in 3 verschiedenen Farben. Jedes Zimmer zählt nur einmal.

## Hidden

rules-austria-hidden = Verdeckte Informationen
rules-austria-hidden-what = Du siehst nicht, welches Personal die anderen auf der Hand haben, was ihnen angeboten wird oder was sie draften, in welcher Reihenfolge die beiden Stapel liegen und wie künftige Würfe ausgehen.
rules-austria-hidden-under = Welche Karten du unter den Personalstapel gelegt hast, weißt nur du; wie viele es sind, wissen alle.
rules-austria-hidden-open = Alles andere ist offen: Kassen, Küchen, Bestellungen, eingestelltes Personal, abgelegte Karten. Bots sehen, was man auf ihrem Platz sehen darf, und sonst nichts.

## Editions

rules-austria-editions = Klassisch und überarbeitet
rules-austria-editions-two = Die **klassische** Ausgabe ist die von 2015, um die es auf diesen Seiten geht; die **überarbeitete** ist von 2021. Die Unterschiede:
rules-austria-editions-kitchen-hand = Die [Küchenhilfe](staff-17) kostet { $kitchen-hand-revised } Kronen statt { $kitchen-hand }.
rules-austria-editions-gizia = [E. Gizia](guest-97) gibt statt eines Extrazuges eine Extraaktion, nach allen anderen Effekten des Eincheckens. Du kannst weder einen Gast nehmen noch verstärken, und Personal, das bei Würfeln wirkt, tut nichts, auch nicht die [Küchenhilfe](staff-17).
rules-austria-editions-custodian = Der [Hausmeister](staff-23) zahlt für jedes Zimmer, das belegt wird, auch durch einen Effekt.
rules-austria-editions-penalties = Bei einer Strafe des Kaisers musst du die erste Möglichkeit nehmen, wenn du sie ganz ausführen kannst.
rules-austria-editions-evict = Die Strafe von [Plättchen C2](emperor-C2) nimmt das zweite Zimmer aus einer beliebigen Spalte der nächsttieferen Etage, die ein belegtes Zimmer hat.
rules-austria-editions-operator = Für die [Telefonistin](staff-41) gibt es keine Obergrenze.

## Rulings

rules-austria-rulings = Klarstellungen
rules-austria-rulings-why = Unsere Quellen sind die polnische, niederländische, russische und italienische Spielregel der Ausgabe von 2015. Sie stimmen nicht immer überein, und zu manchem schweigen alle vier. So halten wir es. Jede Klarstellung behält ihre Nummer.
rules-austria-rulings-r01 = [Vizedirektor](staff-32): { $assistant } SP für jede Personalkarte, die du eingestellt hast, diese eingeschlossen. In der polnischen Regel sind es 4.
rules-austria-rulings-r02 = [Masseurin](staff-7): zahlt nur für gelbe Gäste. Die polnische Regel nennt jeden Gast.
rules-austria-rulings-r03 = [Stallknecht](staff-5) und [Stallmeister](staff-6) wirken, wenn der Gast in ein Zimmer eincheckt, genau wie [Masseurin](staff-7) und [Fremdenführer](staff-8). Das sagt nur die russische Regel; in den anderen dreien genügt die vollständige Bestellung.
rules-austria-rulings-r04 = [Etagendiener](staff-33): „mindestens 4 Portionen“ (polnisch) und „genau 4 Portionen“ (italienisch) sind dasselbe, denn keine Bestellung ist größer.
rules-austria-rulings-r05 = [Küchenhilfe](staff-17): kostet in der klassischen Ausgabe { $kitchen-hand } Kronen, in der überarbeiteten { $kitchen-hand-revised }.
rules-austria-rulings-r06 = [Garderobiere](staff-18): Nimmst du eine 5, kostet die Personalkarte { $checker } Kronen weniger, **zusätzlich** zur Stärke. Die italienische Regel sagt „2 Kronen statt 1“.
rules-austria-rulings-r07 = [Schuhputzer](staff-15): Jeder Stärkepunkt einer 4 bringt dir 1 Feld und 1 Krone. In der polnischen Regel fehlt „für jeden Würfel“.
rules-austria-rulings-r08 = [Telefonistin](staff-41): das Doppelte der Zahl deines Feldes, wie es in der russischen und der italienischen Regel steht, nicht das Doppelte seiner Punkte wie in der polnischen; in der klassischen Ausgabe höchstens { $operator } SP.
rules-austria-rulings-r09 = Strafe von [Plättchen C2](emperor-C2): Du verlierst ein belegtes Zimmer auf der höchsten Etage, die eines hat. Gibt es mehrere, wählst du, aber nach Möglichkeit eines, unter dem in seiner Spalte noch ein belegtes liegt. Dann verlierst du das nächste belegte Zimmer darunter in dieser Spalte. Was du nicht hast, verlierst du nicht. So steht es in der russischen Regel. Polnisch: ein beliebiges belegtes Zimmer weiter unten in der Spalte. Niederländisch: „freie“ Zimmer, und nur das direkt darunter. Italienisch: ein beliebiges belegtes Zimmer eine Reihe tiefer. Überarbeitet: Das zweite ist ein beliebiges belegtes Zimmer auf der nächsttieferen Etage, die eines hat.
rules-austria-rulings-r10 = Lässt dir eine Strafe die Wahl, nimmst du eine Möglichkeit, die du ganz ausführen kannst. Überarbeitet: die erste, linke, wenn du kannst. Von den Regeln von 2015 verlangt das nur die italienische.
rules-austria-rulings-r11 = Strafe von [Plättchen B4](emperor-B4): Du verlierst zweimal nacheinander ein vorbereitetes Zimmer auf der höchsten Etage, die eines hat. Hast du keine zwei vorbereiteten Zimmer, verlierst du stattdessen die Punkte.
rules-austria-rulings-r12 = Bei Gleichstand zählen Kronen und **alle** deine Portionen, in der Küche und auf den Tischen im Café. Dass Portionen außerhalb der Küche zählen, sagt nur die russische Regel.
rules-austria-rulings-r13 = Personalkarten unter dem Stapel: Was von einem Angebot übrig bleibt, kommt nach Kartennummer dorthin, zur Strafe abgegebene Karten in der Reihenfolge, in der du sie abgibst. Eine andere Reihenfolge kannst du nicht wählen.
rules-austria-rulings-r14 = Im Extrazug von [E. Gizia](guest-97) wirkt die [Küchenhilfe](staff-17) in der klassischen Ausgabe (Feld 6 ist gratis und stärker), in der überarbeiteten nicht. Nach der polnischen und der italienischen Regel führst du Aktion 6 gratis aus, nach der niederländischen und der russischen nimmst du eine 6 gratis.
rules-austria-rulings-r15 = Zusatzaktionen sind nicht mitten in einer anderen Aktion möglich: Führ diese zuerst zu Ende.
rules-austria-rulings-r16 = Eine [Sekretärin](staff-29), die einen [Vizedirektor](staff-32) kopiert, zählt deine eigenen eingestellten Karten, sich selbst eingeschlossen.
rules-austria-rulings-r17 = [Gärtner](staff-42): { $gardener } SP bei jedem Bonus des Kaisers, auch wenn der Bonus selbst nichts bewirkt.
rules-austria-rulings-r18 = Zusatzaktionen darfst du in deinem Zug jederzeit zwischen Aktionen nutzen, auch vor dem Gast: aus der Küche servieren, einchecken, Scheiben auf Politikkarten legen und Personal einsetzen, das einmal pro Runde wirkt. In der russischen Regel geht das erst nach dem Gast. Personal „einmal pro Runde“ wirkt einmal pro Runde, auch wenn die polnische Regel von Karten spricht, die „in diesem Zug nicht benutzt“ wurden, und in der italienischen bei den Karten 1, 2 und 4 „einmal pro Zug“ steht.
rules-austria-rulings-r19 = [Sekretärin](staff-29): kopiert eine **fremde** Karte, nie eine deiner eigenen. Die italienische Regel erlaubt auch eigene.
rules-austria-rulings-r20 = [Hausmeister](staff-23): zahlt, wenn ein Gast eincheckt, nicht wenn ein Effekt ein Zimmer belegt. Überarbeitet: zahlt für jedes Zimmer, das belegt wird.
rules-austria-rulings-r21 = Zerfällt durch eine Strafe eine volle Gruppe, geht ihr Bonus weder verloren, noch gibt es ihn ein zweites Mal.
rules-austria-rulings-r22 = Hast du Zimmer verloren, geht es neben einem beliebigen verbliebenen weiter. Ist dein Hotel leer, beginnst du wieder unten links.
rules-austria-rulings-r23 = In der Schachtel liegen von jeder Sorte 30 Portionen; hier gehen sie nie aus.
rules-austria-rulings-r24 = Eine Politikkarte hat 3 Plätze; zu viert geht also leer aus, wer zuletzt kommt. Welche Politikkarten und Kaiserplättchen im Spiel sind, wird ausgelost, wie es in der italienischen Regel steht; in den anderen dreien sucht ihr sie aus.
rules-austria-rulings-r34 = Ein Gast, den du nimmst, bevor du passen musst, ist der Gast dieses Zuges, auch nach dem neuen Wurf.
rules-austria-rulings-r35 = Hast du die Bedingung einer Politikkarte irgendwann in deinem Zug erfüllt, darfst du bis zu seinem Ende zwischen zwei Aktionen deine Scheibe darauf legen, selbst wenn du bis dahin wieder weniger Kronen hast.
rules-austria-rulings-r25 = Die ersten Zimmer: Du darfst weniger als 3 vorbereiten, auch gar keines. Die italienische Regel sagt 3, die anderen bis zu 3.
rules-austria-rulings-r26 = Was du dir merken könntest, wird nicht gezeigt, etwa Karten, die beim Draft durch deine Hand gegangen sind. Der Tisch zeigt, was du jetzt sehen kannst.
rules-austria-rulings-r27 = Sind weniger Personalkarten übrig, als du ziehen sollst, ziehst du, was da ist, und sei es nichts.
rules-austria-rulings-r28 = Die abgelegten Gäste werden erst dann zum neuen Stapel, wenn eine Karte gezogen werden muss und keine mehr da ist.
rules-austria-rulings-r29 = Auf ein Angebot, einen eingeladenen Gast, ein Zimmer zum Vorbereiten und den [Gepäckträger](staff-38) darfst du verzichten. Die Regeln sind sich nicht einig: Zum Angebot auf einer Gästekarte sagt die russische „du darfst“, die anderen sagen „spiel eine aus“; auf Kaiserplättchen sagen alle vier „du darfst“. Der Rest klingt nach Pflicht, außer bei manchen Zimmern, etwa beim Bildhauer, wo alle vier „du darfst“ sagen.
rules-austria-rulings-r30 = Die Karte eines Gastes wird abgelegt, wenn er den Tisch verlässt, also vor der Belohnung. Durch seine eigene Belohnung kann er darum in die Auslage zurückkehren. Im Beispiel der Regeln wird die Karte erst nach der Belohnung abgelegt. Du bekommst die Punkte der Karte; die niederländische Regel nennt die des Zimmers.
rules-austria-rulings-r31 = Zimmerplättchen gehen nie aus.
rules-austria-rulings-r32 = Die Stärke der Extraaktion von [E. Gizia](guest-97) ist die Zahl der Würfel, die in diesem Moment auf dem Feld liegen, wie es in der italienischen Regel steht. Der Würfel, den du vorher genommen hast, zählt nicht mehr. Der Extrazug ist Pflicht, wie in der russischen Regel; die polnische sagt „du darfst“.
rules-austria-rulings-r33 = Ein Feld ohne Würfel kannst du nicht verstärken. Ausdrücklich sagt das nur die italienische Regel.

## Words in tables and pictures

rules-austria-sign = Hotel Austria

rules-austria-head-players = Personen
rules-austria-head-numbers = Zahlen je Plättchen
rules-austria-head-floor = Etage
rules-austria-head-price = Vorbereiten
rules-austria-head-end = Am Ende, wenn belegt
rules-austria-head-strength = Stärke
rules-austria-head-cubes = Portionen
rules-austria-head-most = Torte oder Kaffee
rules-austria-head-rooms = Zimmer
rules-austria-head-space = Feld
rules-austria-head-points = SP
rules-austria-head-tile = Plättchen
rules-austria-head-bonus = Bonus
rules-austria-head-penalty = Strafe
rules-austria-head-card = Karte
rules-austria-head-asks = Bedingung
rules-austria-up-to = bis zu { $n }
rules-austria-none = keine
