### The guided first games: what Leopold, the head concierge, says.

learn-title = Deine erste Partie mit Leopold
learn-neighbour = Gegenüber
learn-next = Als Nächstes, bitte sehr:
learn-others-move = Dein Gegenüber ist am Zug. Schau auf den Tisch.
learn-mine = Wenn du gestattest.
learn-other =
    { $times ->
        [one] Das erlauben die Regeln auch. Aber heute machen wir es anders, wenn’s recht ist: Ich möchte dir etwas zeigen.
       *[other] Eine feine Idee für deine nächste Partie! Für heute folge bitte dem goldenen Rahmen.
    }
learn-go-on = Weiter
learn-read = Lies, was Leopold sagt, dann geht es weiter.
learn-back = Zurück
learn-progress = Fortschritt
learn-play = Echte Partie spielen
learn-rules = Regeln lesen
learn-again = Von vorn beginnen

## Grand Austria Hotel

learn-austria-first-guest = Habe die Ehre! Ich bin Leopold, und das ist dein Hotel. Nach 7 Runden gewinnt, wer die meisten Punkte hat. Du bekommst sie für Gäste, die du eincheckst, für volle Zimmergruppen, für Personal, Politikkarten und die Gunst des Kaisers. Gäste setzen sich zuerst in dein Kaffeehaus, und der erste ist gratis. Nehmen wir die Gräfin: Sie bestellt 2 Torten und 1 Kaffee und belohnt dich mit 7 Punkten (SP) und 3 Kronen.
learn-austria-first-rooms = Ein Gast braucht ein vorbereitetes Zimmer. Auf der untersten Etage sind die Zimmer gratis, jede weitere kostet 1 Krone mehr. Du beginnst mit 3 Zimmern, eins in jeder Farbe: blau für den Adel, gelb für die Kunst, rot fürs Bürgertum. Bereite das blaue vor; um die anderen zwei kümmere ich mich.
learn-austria-neighbour-rooms = Dein Gegenüber macht es genauso. Auch sein Hotel liegt auf dem Tisch: Du siehst alles außer den Handkarten.
learn-austria-take-guest = Dein erster Zug! Er hat zwei Teile. Zuerst darfst du einen Gast aus der Auslage nehmen: Die beiden rechts sind gratis, die anderen kosten 1–3 Kronen. Der Apotheker will nur 1 Torte. Bitte ihn herein.
learn-austria-take-die = Nun das Herz des Spiels: Nimm einen Würfel. Die Würfel liegen auf sechs Aktionsfeldern. 1 bringt Strudel und Torte, 2 Wein und Kaffee, mit 3 bereitest du Zimmer vor, 4 ist für den Kaiser und deine Kasse, mit 5 stellst du Personal ein, und 6 ist eines davon nach Wahl, für 1 Krone. Je mehr Würfel auf einem Feld liegen, desto mehr bekommst du. Drei Würfel zeigen eine 1: Nimm einen davon.
learn-austria-split = Das macht 3 Portionen. Mehr Torten als Strudel gehen nicht, also ist 1 Torte das Höchste der Gefühle. Nimm sie.
learn-austria-serve = Was du bekommst, darf gleich zu deinen Gästen. Gib der Gräfin die Torte. Was niemand braucht, wandert von selbst in die Küche.
learn-austria-kitchen = In deiner Küche liegen noch die 4 Portionen, mit denen alle beginnen. Für 1 Krone darfst du bis zu 3 davon servieren. Das machen wir.
learn-austria-from-kitchen = Gib der Gräfin ihre zweite Torte; den Kaffee bringe ich ihr persönlich.
learn-austria-check-in = Die Gräfin hat alles, was sie bestellt hat. Geleite sie auf ihr Zimmer! Sie ist von Adel, also bekommt sie das blaue, und du bekommst sofort ihre Belohnung. Dieses Zimmer ist eine Gruppe für sich, und eine volle Gruppe bringt auch noch einen Bonus.
learn-austria-neighbours-turn = 9 Punkte im ersten Zug: bravo! Jetzt hat dein Gegenüber zwei Züge nacheinander. Zu zweit ist die Reihenfolge in dieser Runde: du, Gegenüber, Gegenüber, du.
learn-austria-price = Dein zweiter Zug. Mr. Boydell kostet heute 1 Krone. Er ist Tourist, darum ist er grün: Touristen ist jede Zimmerfarbe recht. Er hilft dir beim Kaiser, den du bald kennenlernst.
learn-austria-rooms-die = Bereite Zimmer vor, bevor deine Gäste sie brauchen. Zwei Würfel zeigen eine 3: Nimm einen, dann darfst du 2 Zimmer vorbereiten.
learn-austria-prepare = Die letzten zwei Zimmer auf der untersten Etage sind auch gratis. Ein neues Zimmer muss an eines grenzen, das du hast: daneben, darüber oder darunter. Nimm das rote; das blaue daneben bereite ich vor.
learn-austria-end-turn = Das war dein Zug: Beende ihn. In deinen eigenen Partien nimmt „Rückgängig“ zurück, was du getan hast, außer es kam etwas Neues zum Vorschein, etwa eine Karte oder die Würfel.
learn-austria-politics-cards = Runde 2, und dein Gegenüber beginnt. Sieh dir derweil die Politikkarten an: drei Ziele für alle. Heute sind es 12 Zimmer, vorbereitet oder belegt; 6 volle Gruppen; und 4 gelbe und 3 blaue Zimmer, alle belegt. Wer ein Ziel zuerst erreicht, bekommt 15 Punkte, danach gibt es 10. Jedes vorbereitete Zimmer und jeder Gast bringt dich näher heran.
learn-austria-emperor-track = Hast du das gesehen? Dein Gegenüber ist auf der Kaiserleiste 2 Felder vorgerückt. Seine Majestät kommt nach den Runden 3, 5 und 7. Zuerst bekommen alle die Punkte ihres Feldes. Dann gehen alle zurück, beim ersten Mal 3 Felder. Wer danach noch auf 3 oder weiter steht, bekommt einen Bonus; wer wieder auf 0 steht, eine Strafe. Du stehst auf 0: Das ändern wir.
learn-austria-second-round = Nun hast du zwei Züge nacheinander. Der Reichsritter will nur 1 Kaffee. Nur herein, Exzellenz!
learn-austria-stronger = Deine Gäste wollen 2 Torten, drei Würfel geben dir aber höchstens 1. Für 1 Krone kannst du deinen Würfel verstärken: Er zählt, als läge dort noch einer. Nimm die 1 mit dem Plus.
learn-austria-two-cakes = Das macht 4 Portionen. Zwei von jeder Sorte, bitte.
learn-austria-serve-two = Eine Torte für den Apotheker. Mr. Boydell bringe ich Torte und Strudel.
learn-austria-two-check-ins = Zwei Gäste sind bereit für ihr Zimmer. Zuerst der Apotheker, bitte.
learn-austria-which-room = Er ist Bürger, also bekommt er ein rotes Zimmer. Die 4 roten Zimmer hier gehören zusammen: Sie sind eine Gruppe, und die zahlt sich aus, wenn alle 4 belegt sind.
learn-austria-tourist-room = Und nun Mr. Boydell. Ein Tourist darf überall wohnen. Gib ihm das Zimmer neben dem Apotheker, dann sind 2 der 4 roten Zimmer belegt. Außerdem bringt er dich auf der Kaiserleiste 2 Felder weiter.
learn-austria-sculptor = Dein zweiter Zug in dieser Runde. Der Bildhauer kostet 1 Krone und will 1 Wein. Ich habe einen Plan.
learn-austria-staff-die = Ein gutes Hotel braucht gutes Personal. Du hast 6 Personalkarten auf der Hand, und mit einer 5 stellst du eine davon ein. Zwei Würfel zeigen eine 5, also kostet sie 2 Kronen weniger.
learn-austria-hire = Der Barkeeper bringt dir jede Runde 1 Wein. Karten mit demselben Zeichen wirken einmal pro Runde; andere einmal, immer oder am Spielende. Stell den Barkeeper ein.
learn-austria-use-staff = Er fängt sofort an. Setz ihn ein: Der Wein ist für den Bildhauer.
learn-austria-sculptor-room = Seine Bestellung ist vollständig. Geleite ihn auf sein Zimmer.
learn-austria-free-room = Die Belohnung des Bildhauers: ein Zimmer gratis auf einer der beiden untersten Etagen. Nimm das über deinem gelben: Es gehört zur selben Gruppe.
learn-austria-pass = Jetzt passt dein Gegenüber. Wer passt, wartet. Sobald alle gepasst haben, die noch einen Zug haben, kommt ein Würfel in den Mistkübel und der Rest wird neu geworfen.
learn-austria-emperor-comes = Runde 3, und an ihrem Ende kommt der Kaiser. Du stehst auf 2. Drei Felder zurück wären 0, und das heißt Strafe. Wir brauchen mindestens 6. Aber zuerst der Graf: Adel schadet nie.
learn-austria-barkeeper-again = Neue Runde, neuer Wein. Der Barkeeper steht wieder zu Diensten.
learn-austria-emperor-die = Drei Würfel zeigen eine 4. Für 1 Krone verstärkt macht das 4: Felder auf der Kaiserleiste, Kronen für deine Kasse oder von beidem etwas.
learn-austria-steps-or-crowns = Alle 4 für den Kaiser. Damit stehst du auf 6. Dieses Feld wird gewertet, dann geht es für alle um 3 Felder zurück: Du landest auf 3, gerade genug für seinen Bonus.
learn-austria-last-before-emperor = Seine Majestät ist unterwegs: Das ist dein letzter Zug vor der Ankunft. Der Porträtmaler will 2 Wein, und einer steht in deiner Küche.
learn-austria-wine-and-coffee = Ein Würfel zeigt eine 2. Für 1 Krone verstärkt bringt er dir 2 Portionen: einen Wein und einen Kaffee.
learn-austria-knight = Gib dem Reichsritter den Kaffee. Den Wein bringe ich dem Porträtmaler.
learn-austria-blue-group = Der Reichsritter bezieht das zweite blaue Zimmer. Wieder eine volle Gruppe!
learn-austria-last-wine = Und für noch 1 Krone den Wein aus deiner Küche. Der findet von selbst zum Porträtmaler.
learn-austria-painter = Auch der Porträtmaler ist bereit.
learn-austria-cube-of-choice = Er belohnt dich mit 2 Kronen und einer Portion nach Wahl. Der Graf hätte gern einen Kaffee.
learn-austria-count-coffee = Bring ihm den Kaffee. Dann ist die Runde vorbei, und der Kaiser fährt vor.
learn-austria-emperor-pleased = Für Feld 6 gab dir der Kaiser 4 Punkte, und jetzt seinen Bonus: ein Zimmer gratis, auf jeder Etage, die du erreichst. Nimm das letzte Zimmer der gelben Gruppe.
learn-austria-time-passes = Jetzt weißt du fast alles, also überspringen wir eine Runde. Weitere Gäste ziehen ein, und deine rote Gruppe auf den unteren Etagen ist voll: Das bringt dir 10 Kronen. In Runde 5 schauen wir wieder vorbei.
learn-austria-round-five = Runde 5, und du bist reich. Erinnerst du dich an die Politikkarte mit den 12 Zimmern? Du hast 9. Drei Würfel zeigen eine 3, darum diesmal kein Gast: gleich zum Würfel.
learn-austria-higher-rooms = Höhere Etagen kosten mehr, aber manche Zimmer bringen einen oder zwei Punkte, sobald sie vorbereitet sind. Und am Spielende zählt ein belegtes Zimmer umso mehr, je höher es liegt. Beginne mit diesem; die zwei auf der Etage darüber bereite ich vor.
learn-austria-first-claim = 12 Zimmer, und das vor deinem Gegenüber! Leg deine Scheibe auf die Politikkarte: 15 Punkte.
learn-austria-time-passes-again = 56 zu 11. Wir machen noch einen Sprung. Auch bei den 6 vollen Gruppen bist du vorn, und der Kaiser kommt ein zweites Mal, bei bester Laune. Aber mit den gelben und blauen Zimmern ist dein Gegenüber schneller. In Runde 7, der letzten, schauen wir wieder vorbei.
learn-austria-last-round = Die letzte Runde. Schau nur, wie dein Hotel strahlt! Jetzt wird fertig, was noch fertig werden kann. Die Sängerin ist ihre Krone wert.
learn-austria-big-die = Vier Würfel zeigen eine 1: 4 Portionen. Eine Torte und 2 Strudel sind für den Major, ich serviere.
learn-austria-major-room = Ein Zimmer für den Major, bitte.
learn-austria-vocalist = Die Sängerin will einen Strudel und 2 Wein, und alles steht in deiner Küche. Für 1 Krone bekommt sie alle drei.
learn-austria-vocalist-room = Und hinauf mit ihr, küss die Hand.
learn-austria-rewards-in-order = Zwei Belohnungen auf einmal. In deinen eigenen Partien wählst du, welche zuerst kommt; heute beginnen wir mit der Torte.
learn-austria-last-hire = Ihre zweite Belohnung: Stell eine Personalkarte für 3 Kronen weniger ein. Der Concierge, ein Kollege von mir! Er zählt am Spielende.
learn-austria-politics = 4 gelbe und 3 blaue Zimmer: Das ist auch die dritte Politikkarte. Dein Gegenüber war früher da und hat die 15 Punkte geholt. Für den zweiten Platz gibt es 10. Nimm sie.
learn-austria-last-wine-point = Am Ende ist jede Portion in deiner Küche einen Punkt wert, und jede Krone auch. Also setz den Barkeeper noch einmal ein.
learn-austria-pass-yourself = Der letzte Zug der Partie gehört dir. Mit den übrigen Würfeln ist wenig anzufangen. Passe: Einer kommt weg, und der Rest wird neu geworfen.
learn-austria-last-die = Eine 4: Das ist eine Krone, und deine Wäscherin freut sich auch.
learn-austria-last-crown = Der Kaiser kommt noch einmal, und dann geht es für alle um 7 Felder zurück; 1 Feld vor würde dir also nichts nützen. Nimm die Krone.
learn-austria-end = Und das war’s! Der Kaiser war mit euch beiden nicht zufrieden: 8 Punkte weniger für beide. Dann kamen Punkte für belegte Zimmer, je höher die Etage, desto mehr, für dein Personal, für Kronen und Portionen. Ein Gast, der noch im Kaffeehaus säße, hätte dich 5 gekostet. Du hast glänzend gewonnen, 168 zu 126. Nun spiel eine eigene Partie. Ich bleibe an deiner Seite: Frag mich nur.

## Overbooking

learn-overbooking-workers = Guten Abend, ich bin Leopold. Die ganze Stadt ist heute voll, und deine Gäste brauchen Betten. Nach 4 Runden gewinnt, wer die meisten Punkte hat: Es zählen Plättchen und die Münzen auf Karten, deren Gäste ein Bett bekommen. Jede Karte ist eine Gruppe: Die Zahl sagt, wie viele Betten sie braucht, die Münzen, was sie wert ist. Öffnet ein Hotel, checken die größten Gruppen zuerst ein. Wer kein Bett bekommt, bringt dir nichts ein. Wähle eine Karte, dann zeigen goldene Rahmen, wohin sie darf. Leg deine Arbeiter, alle 6, in die Warteschlange von Hotel 1.
learn-overbooking-face-down = Sieh dir die Karte deines Gegenübers in der Schlange an. Sie liegt verdeckt, aber die Rückseite zeigt ein großes Wappen: eine Gruppe von 4–6. Mehr weißt du nicht, und dein Gegenüber weiß über deine auch nicht mehr. Jetzt legt dein Gegenüber die nächste Karte.
learn-overbooking-back-door = Die meisten Hotels haben links auch eine Hintertür. Karten dort stehen nicht um Betten an: Sie nutzen ihre Fähigkeit, wenn das Hotel öffnet. Manche kommen so doch noch in die Schlange. Deine Händler bringen 3 Betten mehr. Und die erste Karte an einer Hintertür holt das Plättchen: 1 Punkt.
learn-overbooking-house-rule = Manche Hotels haben eigene Regeln: Tipp auf das Schild oder zeig darauf, um sie zu lesen. In Hotel 2 checken Soldaten vor allen anderen ein. Also leg deine Vogel-Soldaten in diese Schlange.
learn-overbooking-small-guest = Nun das Gegenteil der Arbeiter: ein Mönch. Er braucht nur 1 Bett, und eines bleibt fast immer übrig. Er bringt 3 Münzen. In die Schlange von Hotel 1, bitte.
learn-overbooking-soldiers = Jetzt etwas Gemeines. Soldaten an der Hintertür können Arbeiter in der Schlange ersetzen, ganz gleich, wem sie gehören: Sie nehmen deren Platz ein, und die Arbeiter werden abgelegt. In der Schlange von Hotel 2 hat dein Gegenüber eine große Karte; hoffen wir auf Arbeiter. Und du bekommst dein zweites Plättchen.
learn-overbooking-check-in = Der Check-in! Die Hotels öffnen von oben nach unten, und alle Karten werden aufgedeckt. Zuerst wirken die Karten an der Hintertür, eine nach der anderen. Dann bittet die größte Gruppe um Betten, dann die nächste: ✓ bekommt sie, ✗ geht leer aus. Lass dir Zeit: Jeder Klick zeigt den nächsten Schritt.
learn-overbooking-drive-away = Das war Hotel 1: An der Hintertür haben sich deine Händler und die Arbeiter deines Gegenübers gegenseitig aufgehoben. Deine Arbeiter und dein Mönch haben Betten, die Adeligen deines Gegenübers nicht. Nun Hotel 2, und da stehen wirklich Arbeiter! Ein ✓ steht an Karten, die Betten bekämen, ein ✗ an denen, die leer ausgingen. Ersetze die Arbeiter!
learn-overbooking-second-round = Deine beiden Soldatengruppen haben zuerst eingecheckt. 8 Punkte zu 1! Für Runde 2 werden die Hotels gewendet, und alle ziehen auf 9 Karten nach. Jetzt beginnt dein Gegenüber, also legst du zuletzt.
learn-overbooking-face-up = Bei Hotel 1 liegt die zweite Karte der Schlange offen. Das wird deine, also wähle eine, die alle sehen dürfen: Adelige, 4 Betten.
learn-overbooking-nobles = Mit Adeligen an der Hintertür gibst du einer deiner eigenen Karten in der Schlange Vorrang, und sie checkt zuerst ein. Leg sie an die Hintertür von Hotel 2 und nimm das Plättchen.
learn-overbooking-under-cover = Die Arbeiter deines Gegenübers brauchen 6 der 13 Betten. Leg deine Händler dahinter: 2 Betten, 3 Münzen.
learn-overbooking-maids = Noch eine große Karte deines Gegenübers. Sind das auch Arbeiter, bleibt nur 1 Bett. Aber du hast Adelige an der Hintertür, also leg auch deine Zofen in die Schlange.
learn-overbooking-fifth-card = Wer zuletzt dran ist, darf die fünfte Karte behalten. Wagen wir lieber etwas: Hotel 1 hat 11 Betten, und dein Mönch bekommt, was die größeren Gruppen übrig lassen. Bleibt 1 Bett, bringt er 3 Münzen.
learn-overbooking-name = Überbucht! Das Spiel heißt nicht ohne Grund so. Soldaten, Adelige und Händler haben alle 11 Betten genommen, und dein Mönch schläft im Park. In Hotel 2 sieht es genauso düster aus: Zwei Gruppen Arbeiter wollen 12 der 13 Betten. Aber deine Adeligen haben ein Wort mitzureden. Gib den Zofen Vorrang: Sie nehmen 3 Betten, die ersten Arbeiter 6, und die übrigen 4 reichen den anderen nicht. Dann passen auch deine Händler noch hinein.
learn-overbooking-time-passes = 16 zu 7. Du hast fast alles gesehen. Nur dies noch: Zofen an der Hintertür dürfen eine andere deiner Karten in der Schlange ersetzen, und ein Mönch stellt sich von dort hinten an. In eine Schlange passen 4 Karten, an eine Hintertür 2. Bei gleich großen Gruppen checkt zuerst ein, wer näher am Hotel steht. Nach Runde 2 kommen neue Hotels. Runde 3 überspringen wir; in Runde 4, der letzten, schauen wir wieder vorbei.
learn-overbooking-last-round = Die letzte Runde. Dein Gegenüber hat etwas aufgeholt und beginnt. Achte darauf, wohin die Karten gehen.
learn-overbooking-monk = Hotel 1 hat 11 Betten. Wieder ein Mönch, aber diesmal sorgen wir für sein Bett.
learn-overbooking-merchants = Dein Gegenüber hat eine große Karte dahinter gelegt. Deine Händler brauchen nur 2 Betten.
learn-overbooking-fewer-beds = Eine zweite große Karte. Nun Arbeiter an die Hintertür: 3 Betten weniger. Die 8, die bleiben, reichen nicht für zwei große Gruppen, außer es sind zweimal Adelige; neben einer großen passen kleine aber noch hinein.
learn-overbooking-nobles-again = Schick sicherheitshalber auch die Adeligen hin. Sie können deinem Mönch Vorrang geben.
learn-overbooking-last-card = Die letzte Karte der Partie: Händler, in die Schlange von Hotel 2.
learn-overbooking-name-again = Hotel 1 öffnet mit 8 Betten. Gib dem Mönch Vorrang: 1 Bett für ihn, dann 4 für eine Gruppe Adeliger. Bleiben 3, und deine Händler brauchen 2.
learn-overbooking-end = 32 zu 28: Du hast gewonnen! Es war knapper, als es aussah: Hotel 2 ging an dein Gegenüber, 9 Münzen zu 3, während wir mit Hotel 1 beschäftigt waren. Heute zählten nur Plättchen und die Münzen auf eingecheckten Karten; später kannst du Punkte für Wappen dazunehmen. Nun spiel eine eigene Partie. Ich bleibe an deiner Seite: Frag mich nur.
