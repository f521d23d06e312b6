### Overbooking: the rules in the app. **bold** and [words](section or card) are markup;
### never translate what’s between the round brackets.

## The game

rules-overbooking-game = Das Spiel in zwei Minuten
rules-overbooking-game-idea = Die Stadt ist voller Reisender, und die Hotels haben zu wenige Betten. Du lässt deine Gäste verdeckt vor den Hotels Schlange stehen und hoffst, dass noch Betten frei sind, wenn sie an der Reihe sind.
rules-overbooking-game-win = Das Spiel dauert { $rounds } Runden und ist für 2–4 Personen. Gäste, die ein Bett bekommen, bringen Münzen. Am Ende gewinnt, wer die meisten Punkte hat.
rules-overbooking-game-picture = Ein Hotel, während Karten gelegt werden: links die Hintertür, rechts die Warteschlange. Eine verdeckte Karte zeigt, wem sie gehört, ihr Wappen und ob sie klein oder groß ist.
rules-overbooking-game-round = So läuft eine Runde ab:
rules-overbooking-game-place = [Legen](placing): Reihum legen alle je { $times } Karten verdeckt in eine Warteschlange oder an eine Hintertür.
rules-overbooking-game-check-in = [Check-in](check-in): Hotel für Hotel werden alle Karten aufgedeckt. Karten an der Hintertür [nutzen ihre Fähigkeit](back-door), dann [checken](booking) die Gäste aus der Warteschlange ein, solange Betten da sind.
rules-overbooking-game-next = [Nächste Runde](next-round): neue Hotels, neue Karten.
rules-overbooking-game-twist = Große Gruppen kommen zuerst dran, brauchen aber viele Betten und bringen wenig. Kleine Gruppen bringen viel, müssen aber hoffen, dass etwas übrig bleibt. Und Gäste an der Hintertür stellen alles auf den Kopf: Manche ändern die Betten oder die Reihenfolge, und Mönche, Zofen und Soldaten kommen von dort sogar in die Warteschlange.

## Cards

rules-overbooking-cards = Gästekarten
rules-overbooking-cards-deck = Alle haben den gleichen Stapel mit { $deck } Karten in der eigenen Farbe: sechs Gästearten, jede einmal mit jedem der { $crests } Wappen.
rules-overbooking-cards-picture = Die sechs Gästearten. Die Zahl sagt, wie viele Betten sie brauchen, die Münzen, was sie bringen.
rules-overbooking-cards-kinds = Betten, Münzen und was jede Gästeart an einer Hintertür tut
rules-overbooking-cards-backs = **Rückseiten.** Die Rückseite einer Karte zeigt, wem sie gehört, und ihr Wappen: ein **kleines** bei den Arten 1–3, ein **großes** bei den Arten 4–6. Eine verdeckte Karte verrät also allen, wem sie gehört, ihr Wappen und ihre Größe, und sonst nichts.
rules-overbooking-cards-backs-picture = Dasselbe Wappen, klein und groß, und alle vier Wappen.
rules-overbooking-cards-look = Deine eigenen Karten darfst du jederzeit ansehen.
rules-overbooking-cards-open = Alle sehen, wie viele Karten jede Person auf der Hand und im Stapel hat, außerdem alle aufgedeckten, eingecheckten und abgelegten Karten, die Plättchen und beide Seiten der Hotels im Spiel. Die Rückseiten der Handkarten und der obersten Karten der Stapel werden nicht gezeigt.
rules-overbooking-cards-house = **Unsere Werte.** Die Münzen, die meisten Bettenzahlen und die Namen zweier Wappen (Löwe und Hirsch) stehen in keiner Quelle, die wir kennen; wir haben sie ergänzt und mit einem Stern markiert. Dass kleine Gruppen mehr bringen und jeder Stapel jede Gästeart einmal mit jedem Wappen hat, wissen wir aus Rezensionen, nicht aus der Spielregel. Wenn du das Spiel besitzt, kannst du mit den gedruckten Werten spielen.

## Setup

rules-overbooking-setup = Spielaufbau
rules-overbooking-setup-cards = Alle mischen ihren Stapel und ziehen { $hand } Karten.
rules-overbooking-setup-hotels = So viele Hotelkarten, wie Personen mitspielen, werden ausgelost und untereinander ausgelegt, mit einer beliebigen Seite nach oben.
rules-overbooking-setup-tokens = An jede Hintertür kommt ein Plättchen, das 1 Punkt wert ist.
rules-overbooking-setup-first = Die Startperson wird ausgelost.
rules-overbooking-setup-bonus = Wenn du einen Tisch eröffnest, wählst du den [Wappenbonus](scoring?p=crests): keinen, den für Einsteiger oder den für Fortgeschrittene.

## Placing

rules-overbooking-placing = Karten legen
rules-overbooking-placing-turn = Die Startperson beginnt. Im Uhrzeigersinn legen alle je eine Karte, bis jede Person { $times } gelegt hat.
rules-overbooking-placing-where = Leg jede Karte verdeckt an einen von zwei Orten:
rules-overbooking-placing-queue = in die **Warteschlange** rechts von einem Hotel: höchstens { $queue } Karten. Hier wollen deine Gäste ein Bett.
rules-overbooking-placing-door = an die **Hintertür** links von einem Hotel: höchstens { $door } Karten. Hier nutzen deine Gäste ihre [Fähigkeit](back-door). Ein Bett bekommen sie nur, wenn diese sie in die Warteschlange bringt, was bei Mönchen, Zofen und Soldaten möglich ist.
rules-overbooking-placing-picture = Die nächste Karte kommt ans Ende der Warteschlange, weg vom Hotel. Das Plättchen bleibt an der Hintertür, bis dort die erste Karte liegt.
rules-overbooking-placing-behind = Deine Karte kommt hinter die, die schon da liegen. Näher am Hotel ist besser: Unter gleichen Gästen kommt zuerst dran, wer näher am Hotel steht.
rules-overbooking-placing-token = Wer die erste Karte an eine Hintertür legt, nimmt ihr **Plättchen**: 1 Punkt.
rules-overbooking-placing-last = Wer in der Reihenfolge zuletzt kommt, darf auf die fünfte Karte verzichten und sie auf der Hand behalten.
rules-overbooking-placing-none = Wer keine Karte legen kann, setzt für den Rest der Runde aus.
rules-overbooking-placing-rules = Manche Hotels haben eine [Sonderregel](hotels) dafür, welche Karten in ihre Warteschlange dürfen. Die Hintertür steht allen offen.

## Hotels

rules-overbooking-hotels = Hotels
rules-overbooking-hotels-tile = Eine Hotelkarte zeigt, wie viele Betten das Hotel hat, und seine Sonderregel, falls es eine hat. Sie hat zwei Seiten; solange sie im Spiel ist, siehst du beide.
rules-overbooking-hotels-queue-only = Sonderregeln für das Legen gelten nur für die **Warteschlange**. Und [Fähigkeiten](back-door) sind stärker: Sie bringen jede Karte in jede Warteschlange.
rules-overbooking-hotels-no-soldiers = **Keine Soldaten**: Soldaten dürfen nicht in diese Warteschlange gelegt werden.
rules-overbooking-hotels-small-only = **Nur Karten 1–3**: Nur Mönche, Händler und Zofen dürfen in diese Warteschlange gelegt werden.
rules-overbooking-hotels-large-only = **Nur Karten 4–6**: Nur Adelige, Soldaten und Arbeiter dürfen in diese Warteschlange gelegt werden.
rules-overbooking-hotels-two-crests = **Höchstens 2 Wappen**: In diese Warteschlange dürfen höchstens zwei verschiedene Wappen gelegt werden. Die ersten beiden entscheiden, welche.
rules-overbooking-hotels-first-open = **Erste Karte offen**: Die erste Karte dieser Warteschlange wird offen gelegt.
rules-overbooking-hotels-second-open = **Zweite Karte offen**: Die zweite Karte dieser Warteschlange wird offen gelegt.
rules-overbooking-hotels-no-back-door = **Keine Hintertür**: keine Hintertür und kein Plättchen, dafür passen { $long } Karten in die Warteschlange.
rules-overbooking-hotels-monks-first = **Mönche zuerst**: Beim [Einchecken](booking) kommen Mönche vor den anderen dran.
rules-overbooking-hotels-soldiers-first = **Soldaten zuerst**: Beim [Einchecken](booking) kommen Soldaten vor den anderen dran.
rules-overbooking-hotels-picture = Zwei Hotels: eines nur für kleine Gruppen, eines ohne Hintertür.
rules-overbooking-hotels-tiles = Alle Hotelkarten, beide Seiten. Ein Stern markiert unsere eigenen Werte.

## Back door

rules-overbooking-back-door = An der Hintertür
rules-overbooking-back-door-when = Öffnet ein Hotel, wirken zuerst die Karten an seiner Hintertür, angefangen bei der, die näher am Hotel liegt. Jede tut, was ihre Art kann:
rules-overbooking-back-door-monk = Der [Mönch](kind-1) stellt sich ans Ende der Warteschlange, auch wenn sie dadurch zu lang wird.
rules-overbooking-back-door-merchants = Die [Händler](kind-2) bringen 3 Betten mehr.
rules-overbooking-back-door-maids = Die [Zofen](kind-3) dürfen eine eigene Karte in der Warteschlange ersetzen. Sie nehmen ihren Platz ein, und die ersetzte Karte wird abgelegt.
rules-overbooking-back-door-nobles = Die [Adeligen](kind-4) dürfen einer eigenen Karte in der Warteschlange Vorrang geben: Sie checkt vor allen anderen ein.
rules-overbooking-back-door-soldiers = Die [Soldaten](kind-5) dürfen eine Arbeiterkarte in der Warteschlange ersetzen, egal wem sie gehört. Sie nehmen ihren Platz ein, und die Arbeiter werden abgelegt. Ohne Arbeiter in der Warteschlange tun die Soldaten nichts.
rules-overbooking-back-door-workers = Die [Arbeiter](kind-6) nehmen 3 Betten weg.
rules-overbooking-back-door-picture = Zwei Karten warten an der Hintertür. Die Händler sind näher am Hotel und wirken zuerst: 3 Betten mehr. Dann geben die Adeligen einer eigenen Karte Vorrang.
rules-overbooking-back-door-add = Betten werden verrechnet: Händler und Arbeiter heben sich auf. Zwischendurch kann die Zahl unter null fallen; wenn das Einchecken beginnt, zählt das als 0.
rules-overbooking-back-door-may = Zofen, Adelige und Soldaten müssen ihre Fähigkeit nicht nutzen.
rules-overbooking-back-door-once = Eine Karte, die so in die Warteschlange kommt, ist ein Gast wie jeder andere und will ein Bett. Ihre Fähigkeit nutzt sie nicht noch einmal.
rules-overbooking-back-door-rest = Karten, die danach noch an der Hintertür liegen, werden abgelegt.

## Check-in

rules-overbooking-check-in = Check-in
rules-overbooking-check-in-order = Die Hotels öffnen nacheinander, von oben nach unten. Bei jedem Hotel:
rules-overbooking-check-in-reveal = Alle Karten dort werden aufgedeckt.
rules-overbooking-check-in-abilities = Karten an der [Hintertür](back-door) nutzen ihre Fähigkeit.
rules-overbooking-check-in-booking = Die Gäste in der Warteschlange [checken ein](booking).
rules-overbooking-check-in-discard = Gäste ohne Bett und Karten, die noch an der Hintertür liegen, werden abgelegt.
rules-overbooking-check-in-ask = Du wirst nur gefragt, wenn es etwas zu wählen gibt: welche Karte deine Zofen oder Soldaten ersetzen oder welcher deine Adeligen Vorrang geben.

## Booking

rules-overbooking-booking = Einchecken
rules-overbooking-booking-how = Die Gäste kommen Karte für Karte dran, in dieser Reihenfolge:
rules-overbooking-booking-named = Karten, denen Adelige **Vorrang** gegeben haben, in der Reihenfolge, in der das geschah;
rules-overbooking-booking-favourites = dann die **Lieblinge** des Hotels, wenn Mönche oder Soldaten hier Vortritt haben; wer näher am Hotel steht, kommt zuerst;
rules-overbooking-booking-numbers = dann nach der **Zahl**, von 6 bis 1; bei gleicher Zahl kommt zuerst, wer näher am Hotel steht.
rules-overbooking-booking-fits = Reichen die Betten für eine Karte, nimmt sie sich so viele, wie sie braucht, und liegt dann vor der Person, der sie gehört. Reichen sie nicht, wird die Karte übersprungen, und die nächste ist dran.
rules-overbooking-booking-one = **Beispiel 1.** { $beds-one } Betten, keine Sonderregel. Beide Gruppen Soldaten checken ein, 3 Betten bleiben. Das ist zu wenig für die Adeligen, reicht aber für die Zofen.
rules-overbooking-booking-two = **Beispiel 2.** { $beds-two } Betten, Mönche zuerst, Händler an der Hintertür: { $beds-more } Betten. Der Mönch ist zuerst dran, dann die Adeligen, die Zofen und die Händler. Alle bekommen Betten, und eines bleibt übrig.
rules-overbooking-booking-three = **Beispiel 3.** { $beds-three } Betten. An der Hintertür wirken zuerst die Adeligen und geben den Zofen Vorrang, dann stellt sich der Mönch in die Warteschlange. Die Zofen checken zuerst ein, dann die Arbeiter und die Soldaten. Für die Adeligen in der Warteschlange reichen die Betten nicht mehr, und der Mönch bekommt das letzte.

## Next round

rules-overbooking-next-round = Die nächste Runde
rules-overbooking-next-round-turn = Nach den Runden 1 und 3 werden die Hotelkarten gewendet.
rules-overbooking-next-round-new = Nach Runde 2 werden sie durch ausgeloste Karten ersetzt, die noch nicht im Spiel waren.
rules-overbooking-next-round-tokens = Jede Hintertür ohne Plättchen bekommt eines. Ein Plättchen, das niemand genommen hat, bleibt liegen; hat das neue Hotel dort keine Hintertür, kommt es zurück in den Vorrat.
rules-overbooking-next-round-first = Wer links von der Startperson sitzt, wird die neue Startperson.
rules-overbooking-next-round-hand = Alle ziehen auf { $hand } Handkarten nach, soweit ihr Stapel reicht.
rules-overbooking-next-round-end = Nach Runde { $rounds } ist das Spiel zu Ende. Karten auf der Hand sind nichts wert.

## Scoring

rules-overbooking-scoring = Wertung
rules-overbooking-scoring-coins = Du bekommst 1 Punkt für jede **Münze** auf deinen eingecheckten Karten,
rules-overbooking-scoring-tokens = 1 Punkt für jedes **Plättchen**
rules-overbooking-scoring-bonus = und den **Wappenbonus**, wenn ihr mit einem spielt.
rules-overbooking-scoring-crests = Zähl für jedes Wappen deine eingecheckten Karten, die es zeigen, kleine und große zusammen. Ab 4 Karten bekommst du Punkte:
rules-overbooking-scoring-table = Punkte für eingecheckte Karten mit demselben Wappen
rules-overbooking-scoring-win = Es gewinnt, wer die meisten Punkte hat. Bei Gleichstand gewinnt, wer mehr eingecheckte Karten mit 3 Münzen hat. Herrscht auch dann Gleichstand, wird der Sieg geteilt.

## Rulings

rules-overbooking-rulings = Klarstellungen
rules-overbooking-rulings-why = Unsere Quelle ist die polnische Spielregel. Wo sie schweigt, einen Druckfehler hat oder etwas offenlässt, halten wir es so. Manches ergänzt die Regel oder weicht von ihr ab. Jede Klarstellung behält ihre Nummer.
rules-overbooking-rulings-o01 = Wird eine Karte mit Vorrang vor dem Einchecken durch Zofen oder Soldaten ersetzt, geht der Vorrang verloren.
rules-overbooking-rulings-o02 = Zofen oder Soldaten, die eine Karte mit Vorrang ersetzen, haben selbst keinen.
rules-overbooking-rulings-o03 = Solange Fähigkeiten genutzt werden, kann die Zahl der Betten unter null fallen, und spätere Fähigkeiten zählen von dort weiter. Wenn das Einchecken beginnt, ist alles unter null 0.
rules-overbooking-rulings-o04 = Die Hotels öffnen von oben nach unten. Der Satz in der Regel hat einen Druckfehler und ließe sich auch als „nach oben“ lesen.
rules-overbooking-rulings-o05 = Nachziehen: auf { $hand } Handkarten. Das „zieht bis zu 5 Karten“ der Regel ist in einer anderen Ausgabe klarer formuliert.
rules-overbooking-rulings-o06 = Offen sind: die Zahl der Karten auf den Händen und in den Stapeln; aufgedeckte, eingecheckte und abgelegte Karten; Plättchen; beide Seiten der Hotelkarten im Spiel. Die Rückseiten der Handkarten und der obersten Karten der Stapel werden nicht gezeigt.
rules-overbooking-rulings-o07 = Karten, die du nicht legst, bleiben auf deiner Hand. Am Ende sind sie nichts wert.
rules-overbooking-rulings-o08 = Verzichtest du auf das Legen oder kannst du keine Karte legen, verfällt diese Gelegenheit. Konntest du einmal keine legen, setzt du für den Rest der Runde aus, denn die Plätze werden nur weniger.
rules-overbooking-rulings-o09 = [Adelige](kind-4) dürfen jeder eigenen Karte in der Warteschlange Vorrang geben, die noch keinen hat, auch einem [Mönch](kind-1), der sich gerade erst angestellt hat.
rules-overbooking-rulings-o10 = Höchstens 2 Wappen: Die ersten beiden verschiedenen Wappen, die in die Warteschlange gelegt werden, entscheiden, welche es sind.
rules-overbooking-rulings-o11 = Erste oder zweite Karte offen: Es zählt der Platz in der Warteschlange. Gezeigt wird die Karte beim Legen.
rules-overbooking-rulings-o12 = Hat niemand ein Plättchen genommen, kommt kein zweites dazu: Das steht in der Regel. Was nicht dort steht: Das Plättchen bleibt an seinem Platz in der Reihe, wenn die Hotelkarten ersetzt werden, und kommt in den Vorrat zurück, wenn die neue Seite dort keine Hintertür hat.
rules-overbooking-rulings-o13 = [Zofen](kind-3), [Adelige](kind-4) und [Soldaten](kind-5) dürfen auf ihre Fähigkeit verzichten. Die Regel sagt bei allen dreien „du darfst“; nur in der Kurzübersicht der Fähigkeiten fehlt das.
rules-overbooking-rulings-o14 = Die Startperson wird ausgelost. In der Regel beginnt, wer zuletzt in einem Hotel übernachtet hat.
rules-overbooking-rulings-o15 = Welche Hotels im Spiel sind, ihre Reihenfolge und ihre Seiten bestimmt der Zufall. In der Regel werden die Hotels ausgelost und beliebig ausgelegt.
rules-overbooking-rulings-o16 = Plättchen gehen nie aus.
rules-overbooking-rulings-o17 = Eine Karte, die von der Hintertür in die Warteschlange kommt, ist ein Gast wie jeder andere; ihre Fähigkeit nutzt sie nicht noch einmal.
rules-overbooking-rulings-o18 = Bei Gleichstand zählen eingecheckte Karten mit genau 3 Münzen, egal welcher Art, auch wenn ihr mit eigenen Werten spielt.

## Words in tables

rules-overbooking-head-kind = Gäste
rules-overbooking-head-beds = Betten
rules-overbooking-head-coins = Münzen
rules-overbooking-head-door = An der Hintertür
rules-overbooking-head-tile = Hotel
rules-overbooking-head-side-a = Seite A
rules-overbooking-head-side-b = Seite B
rules-overbooking-head-cards = Eingecheckte Karten
rules-overbooking-head-beginner = Einsteiger
rules-overbooking-head-advanced = Fortgeschrittene
