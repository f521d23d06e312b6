### Toernooien en de ranglijst.

## Waarom iets niet kan

refused-no-tournament = Dit toernooi bestaat niet. Gebruik de link die je hebt gekregen.
refused-not-organiser = Alleen de organisator kan dat doen. Open op dit apparaat de link voor de organisator.
refused-begun = Het toernooi is begonnen: niemand kan zich meer aanmelden.
refused-full-tournament =
    { $n ->
        [one] Het toernooi is vol: er kan maar 1 speler meedoen.
       *[other] Het toernooi is vol: er kunnen maximaal { $n } spelers meedoen.
    }
refused-name-taken = De naam { $name } is al in gebruik. Kies een andere.
refused-no-entrant = Speler { $number } doet niet meer mee aan dit toernooi.
refused-tournament-over = Het toernooi is afgelopen.
refused-stale-round = Eerst komt ronde { $n }.
refused-round-running = Ronde { $n } is nog bezig.
refused-too-few =
    { $n ->
        [one] Hiervoor is minstens 1 speler nodig.
       *[other] Hiervoor zijn minstens { $n } spelers nodig.
    }
refused-rounds =
    { $n ->
        [one] 1 ronde is te veel
       *[other] { $n } rondes is te veel
    } voor { $players ->
        [one] 1 speler
       *[other] { $players } spelers
    }: het kunnen er maximaal { $most } zijn, zodat niemand twee keer dezelfde tegenstander treft.
refused-many-tournaments = Je hebt { $n } toernooien die nog niet afgelopen zijn. Beëindig er eerst een.
refused-house-tournaments = Meer toernooien kan deze server nu niet aan. Probeer het later nog eens.
refused-no-ladder = Deze server heeft geen ranglijst.
refused-ladder-key = Bij deze sleutel staat geen naam op de ranglijst.
refused-not-rated = Voor de ranglijst tellen alleen potjes aan openbare tafels en in toernooien.
refused-own-setup = Potjes met een eigen opstelling tellen niet voor de ranglijst.
refused-too-late = Dit potje kan niet meer meetellen voor de ranglijst: dat kan alleen vóór je eerste zet.
wrong-tournament-players = de grootte van de tafels zegt al hoeveel er spelen: laat de optie players weg
wrong-tournament-size = { $game } kan niet aan tafels voor { $n } worden gespeeld

## Alle toernooien

tournaments-text = Iedereen speelt meerdere rondes, telkens tegen anderen. In een ronde krijgen alle tafels dezelfde kaarten. Zo telt hoe goed je speelt, niet hoeveel geluk je hebt.
tournaments-yours = Jouw toernooien
tournaments-public = Openbare toernooien
tournaments-none = Er zijn op dit moment geen openbare toernooien.
tournament-phase-open = Aanmelding open
tournament-phase-running = Ronde { $n } van { $all }
tournament-phase-over = Afgelopen
tournament-players =
    { $n ->
        [one] 1 speler
       *[other] { $n } spelers
    }

## Een nieuw toernooi

tournament-new = Nieuw toernooi
tournament-name = Naam van het toernooi
tournament-size = Spelers per tafel
tournament-pairing = Indeling
tournament-pairing-swiss = Zwitsers: winnaars tegen winnaars
tournament-pairing-round-robin = Iedereen tegen iedereen
tournament-rounds = Rondes
tournament-rounds-usual = Zoveel als nodig
tournament-shared = Dezelfde kaarten aan alle tafels
tournament-shared-about = Dan is het toeval overal gelijk. Meekijken kan pas als de ronde voorbij is.
tournament-auto = Rondes automatisch starten
tournament-auto-about = De volgende ronde begint als het laatste potje klaar is.
tournament-listed = Aan iedereen op deze server tonen
tournament-open = Toernooi openen

## Meedoen

tournament-enter = Meedoen
tournament-closed = Dit toernooi is begonnen; aanmelden kan niet meer. Je kunt het hier volgen.
tournament-in = Je doet mee. Zodra de ronde begint, staat hier je tafel.
tournament-table-ready = Je tafel staat klaar.
tournament-go = Naar je tafel
tournament-done = Jouw potje is klaar. Aan andere tafels is de ronde nog bezig.
tournament-bye = In deze ronde heb je geen tegenstander. Dat telt als winst zodra de ronde voorbij is.
tournament-gone = Je doet niet meer mee aan dit toernooi.
tournament-won =
    { $number ->
        [one] Winnaar van het toernooi: { $names }
       *[other] Winnaars van het toernooi: { $names }
    }
tournament-leave = Toernooi verlaten
tournament-leave-question = Het toernooi verlaten?
tournament-leave-text = In de volgende rondes speel je niet mee. Is je potje nog bezig, dan speelt een bot het uit en krijg je er niets voor.
tournament-nobody = Er doet nog niemand mee.
tournament-left = doet niet meer mee

## Voor de organisatie

tournament-organiser = Voor de organisator
tournament-invite = Stuur deze link naar de spelers:
tournament-key-text = Deze link is alleen voor jou. Daarmee leid je het toernooi ook vanaf een ander apparaat:
tournament-bots = Bots
tournament-add-bots = Toevoegen
tournament-start = Toernooi starten
tournament-next = Ronde { $n } starten
tournament-next-waits = Ronde { $n } kan beginnen als alle potjes klaar zijn.
tournament-remove = { $name } verwijderen
tournament-remove-text = Deze speler doet niet mee aan de volgende rondes. Is er nog een potje bezig, dan speelt een bot het uit en levert het de speler niets op.
tournament-end = Toernooi beëindigen
tournament-end-question = Het toernooi nu beëindigen?
tournament-end-text = Potjes die nog bezig zijn, tellen als gelijkspel.

## Rondes en stand

tournament-round = Ronde { $n }
tournament-table = Tafel { $n }
tournament-waiting = gaat zo open
tournament-running = bezig
tournament-off = afgelast
tournament-missed = niet verschenen
tournament-byes = Zonder tegenstander: { $names }
tournament-standings = Stand
tournament-player = Speler
tournament-points = Punten
tournament-opponents = Tegenstanders
tournament-margin = Saldo
tournament-wins = Gewonnen
tournament-how = Zo wordt er geteld
tournament-how-points = Punten: wie iedereen aan tafel verslaat, krijgt 1 punt. Elke tegenstander telt even zwaar, een gelijke stand telt half. Een ronde zonder tegenstander telt als winst. Wie niet komt of het potje door een bot laat uitspelen, krijgt in die ronde niets.
tournament-how-opponents = Tegenstanders: bij gelijke punten telt hoeveel punten je tegenstanders hebben. Een ronde zonder tegenstander telt als een tegenstander met evenveel punten als jij.
tournament-how-margin = Saldo: daarna telt hoeveel punten je in je potjes meer haalt dan de anderen gemiddeld op dezelfde plek met dezelfde kaarten. Het komt erbij zodra de ronde aan alle tafels voorbij is. Zijn de kaarten niet overal gelijk, dan word je met de anderen aan je tafel vergeleken.
tournament-how-wins = Gewonnen: tot slot telt aan hoeveel tafels je alleen hebt gewonnen. Een ronde zonder tegenstander telt mee.
tournament-csv = Stand (CSV)
tournament-records = Potjes (ZIP)
tournament-records-later = De potjes van deze ronde kun je opslaan als ze voorbij is: anderen spelen nog met dezelfde kaarten.

## De ranglijst

ladder-text = Ratings van uitgespeelde potjes aan openbare tafels en in toernooien. Hier staan alleen spelers die dat willen, en de bots tegen wie ze speelden.
ladder-empty = Er staat nog niemand op de ranglijst.
ladder-enter = Aan ranglijst meedoen
ladder-enter-text = Vanaf dan tellen je potjes onder deze naam, of je nu wint of verliest. Niemand anders kan hem gebruiken.
ladder-own = Jouw naam op de ranglijst: { $name }. Je openbare potjes en toernooipotjes tellen vanaf je eerste zet.
ladder-leave = Ranglijst verlaten
ladder-leave-question = De ranglijst verlaten?
ladder-leave-text = Je rating wordt gewist en de naam komt vrij.
ladder-rating = Rating
ladder-games = Potjes
ladder-new = voorlopig
