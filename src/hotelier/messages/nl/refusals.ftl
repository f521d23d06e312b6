### Why something isn’t done: by the server, and by the rules of games, saved games and names.
### The server sends a code with each of these; only the sentences are here.

## At a table

refused-no-table = Die tafel bestaat niet of is besloten. Gebruik de link die je hebt gekregen.
refused-no-seat = Hiervoor heb je een plek aan de tafel nodig: stuur het token ervan mee.
refused-seats = Deze tafel heeft plek 1 t/m { $n }, niet { $seat }.
refused-taken = Plek { $seat } is niet vrij.
refused-taken-bot = Plek { $seat } is niet vrij voor een bot.
refused-not-freed = Plek { $seat } kan niet worden vrijgemaakt.
refused-no-newcomers = Het spel is begonnen en deze tafel is niet open voor nieuwkomers.
refused-full = Aan deze tafel is geen plek vrij.
refused-seated = Je zit al op plek { $seat } aan deze tafel.
refused-code = Deze code is ongeldig of verlopen.
refused-devices =
    { $n ->
        [one] Je kunt een plek op maximaal 1 apparaat gebruiken.
       *[other] Je kunt een plek op maximaal { $n } apparaten gebruiken.
    }
refused-crowded = Er kijken al te veel mensen mee aan deze tafel.
refused-left = Je hebt dit potje verlaten. Kom eerst terug naar je plek.
refused-quiet = De chat van deze tafel is vol.
refused-long = De geschiedenis van deze tafel is vol: je kunt niets meer ongedaan maken. Je kunt het spel wel afmaken.
refused-nobody-here = Er is niemand meer aan deze tafel om je toe te laten.
refused-asks = Er vragen te veel mensen om een plek aan deze tafel. Probeer het later nog eens.
refused-no-ask = Niemand vraagt nog om die plek.
refused-colour = Een andere speler heeft die kleur. Kies een andere.
refused-not-host = Alleen de host van deze tafel kan dat doen.
refused-not-idle = Tijdens het spel kun je iemand verwijderen als de anderen { $seconds } seconden op die speler hebben gewacht.
refused-kicked = De host heeft je van deze tafel verwijderd.
refused-no-plan = Je kunt ‘{ $action }’ nu niet plannen.

## In a game

refused-illegal = ‘{ $action }’ kan nu niet.
refused-illegal-list = ‘{ $action }’, actie { $n } van { $all }, kan op dat moment niet. Geen enkele actie is uitgevoerd.
refused-not-last = ‘{ $action }’, actie { $n } van { $all }, moet de laatste zijn: die beëindigt je beurt of laat iets nieuws zien. Geen enkele actie is uitgevoerd.
refused-turn = Plek { $seat } is aan de beurt, niet jij.
refused-stale = Je antwoord is voor stap { $step }, maar het spel is al bij stap { $now }.
refused-moved-on = Het spel is al voorbij stap { $step }.
refused-not-begun = Het spel is nog niet begonnen.
refused-seats-free = Het spel is nog niet begonnen: er zijn nog plekken vrij.
refused-over = Het spel is afgelopen.
refused-nothing-held = Er valt niets te bevestigen.
refused-no-undo = Je kunt niets ongedaan maken: er is iets nieuws onthuld, of een andere speler heeft iets gedaan.
refused-no-takeback = Je hele laatste beurt kun je alleen tegen bots ongedaan maken, en alleen tot je volgende beslissing.
refused-no-hints = Leopold helpt aan oefentafels en tegen bots, nooit tegen mensen.
refused-leopold-busy = Leopold is bezig met andere gasten. Vraag het hem zo nog eens.

## Replays

refused-not-whole = Je kunt een potje pas helemaal bekijken als het is afgelopen. Komt het voort uit een ander potje, dan moet ook dat afgelopen zijn.
refused-eyes = Tot het spel is afgelopen, zie je het alleen vanaf je eigen plek.
refused-steps = Dit potje heeft stap 0 t/m { $n }, niet { $step }.
refused-over-there = Bij die stap is het spel afgelopen. Kies een eerdere.
refused-fork = Vanuit een lopend potje kun je alleen een nieuw potje beginnen als je tegen bots speelt.
refused-fork-seat = Zolang het potje loopt, kun je alleen vanaf je eigen plek verder spelen.
refused-no-analysis = Dit potje is nog niet geanalyseerd.
refused-analyses = Er wachten te veel potjes op analyse. Probeer het later nog eens.
refused-loading = Er worden nu te veel potjes geladen. Probeer het zo nog eens.
refused-rematch = Een revanche kan pas als het spel is afgelopen.

## The server

refused-no-game = Dat spel bestaat niet.
refused-no-lesson = Voor dit spel is er geen les.
refused-no-deal = Dit potje bestaat niet. Gebruik de link die je hebt gekregen.
refused-deal-date = ‘{ $day }’ is geen datum. Een datum ziet er zo uit: { $example }.
refused-deal-later = Het potje van { $day } is er nog niet: het is vandaag { $today } (UTC).
refused-deal-day = Op deze server is er geen potje van { $day }.
refused-deal-over = De dag van dit potje ({ $day }, UTC) is voorbij, dus het telt niet meer. Je kunt het spelen om te oefenen.
refused-entered = Je hebt dit potje al gespeeld, of je bent begonnen. Per browser telt maar één uitslag.
refused-not-played = Je kunt dit potje pas bekijken of als oefening spelen als je het zelf hebt gespeeld.
refused-switched-off = De beheerder van deze server heeft dit uitgezet.
refused-counts = Dit potje telt: je uitslag wordt met die van anderen vergeleken. Daarom zijn er geen tips, en een beurt die voorbij is, kun je niet ongedaan maken.
refused-many-tables = Je hebt te veel tafels die nog niet begonnen zijn. Vul of verlaat er eerst een.
refused-running-tables = Je hebt te veel lopende potjes. Maak er eerst een af of verlaat er een.
refused-many-seats = Je hebt te veel plekken aan openbare tafels. Verlaat er eerst een.
refused-banned = Je bent op deze server geblokkeerd tot { $until }. Reden: { $reason }.
refused-muted = Je kunt niet chatten tot { $until }. Reden: { $reason }.
refused-asleep = De beheerder van deze server heeft deze tafel gepauzeerd. Laad de pagina opnieuw om verder te gaan.
refused-deleted = De beheerder van deze server heeft deze tafel verwijderd.
refused-closed = De beheerder van deze server heeft deze tafel gesloten. Reden: { $reason }.
refused-reported = Deze tafel is al gemeld. De beheerder van de server kijkt ernaar.
refused-house-full = De server is vol. Probeer het later nog eens.
refused-not-ready = De server is nog niet klaar: { $why }
refused-busy = Er gebeurt nu te veel aan deze tafel. Probeer het nog eens.
refused-away = De server kan nu niet bij de potjes. Maak opnieuw verbinding.
refused-broken = Er ging iets mis op de server. De fout is vastgelegd; probeer het nog eens.
# The reason is in English, for the person who runs the server.
refused-not-kept = De server kon dit niet opslaan; er is niets veranderd. ({ $reason })
refused-hurry =
    { $kind ->
        [tables] Te veel nieuwe tafels
        [joins] Te veel aanmeldingen
        [hints] Te veel tips
        [actions] Te veel acties
        [says] Te veel berichten
       *[requests] Te veel verzoeken
    }. Probeer het over { $seconds ->
        [one] 1 seconde
       *[other] { $seconds } seconden
    } nog eens.
refused-sockets =
    { $n ->
        [one] Je hebt 1 open verbinding. Sluit die eerst.
       *[other] Je hebt { $n } open verbindingen. Sluit er eerst een.
    }
refused-host = Deze server is niet bekend onder die naam. De beheerder kan de naam toevoegen aan HOTELIER_HOSTS.
refused-origin = Pagina’s van die herkomst mogen deze server niet gebruiken. De beheerder kan de herkomst toevoegen aan HOTELIER_ORIGINS.
refused-too-large =
    { $n ->
        [one] Een verzoek mag hier maximaal 1 byte groot zijn.
       *[other] Een verzoek mag hier maximaal { $n } bytes groot zijn.
    }
refused-too-slow =
    { $n ->
        [one] Het verzoek was langer dan 1 seconde onderweg.
       *[other] Het verzoek was langer dan { $n } seconden onderweg.
    }
refused-nothing-here = Op dit adres is niets.
refused-method = Dit adres accepteert die methode niet.
refused-unreadable = De server kan niet lezen wat er is gestuurd.
# Where it is, and what’s wrong with it: the latter in English, for people who write clients.
refused-unreadable-at = { $place }: { $reason }.
refused-unknown-field = Er is hier geen veld ‘{ $place }’.
refused-not-json = Dit is geen JSON: { $reason }.
refused-no-json-type = De inhoud moet JSON zijn: stuur die met Content-Type: application/json.
refused-hello = Het eerste bericht moet een hello zijn. { $reason }
refused-next = after: gebruik de waarde die `next` je gaf.

## What was given is wrong: parts of sentences, without a capital or a full stop

wrong-name-unseen = een naam mag alleen uit zichtbare tekens bestaan
wrong-name-empty = een naam mag niet leeg zijn
wrong-name-wide = een naam moet 1 t/m { $n } kolommen breed zijn
wrong-talk-unseen = een bericht mag alleen uit zichtbare tekens bestaan
wrong-talk-long = een bericht moet 1 t/m { $n } tekens lang zijn
wrong-players = { $players } spelers en { $seats } plekken komen niet overeen: geef slechts één van beide op
wrong-one-person = één persoon krijgt één plek: laat de anderen via de link meedoen
wrong-bot-slow = { $name } denkt { $seconds } seconden na per beslissing: op deze server mag een bot er maximaal { $most } over doen
wrong-opponent = er is geen bot { $name }; kies uit { $names }
wrong-weights = { $name }: zet achter de dubbele punt de gewichten van een bot die ze heeft, { $tuned } of { $start }, zoals in planner:{ $start }
wrong-seconds = { $name }: zet achter de @ hoeveel seconden een beslissing mag duren, zoals in { $bot }@0.5
wrong-game = er is geen spel { $name }; kies uit { $games }
wrong-option = { $game } heeft geen optie { $name }; wel { $options }
wrong-option-value = { $name } moet een van { $values } zijn, niet { $value }
wrong-no-data = { $game } heeft geen speldata om te vervangen: laat het bestand weg
wrong-setup-object = een opstelling moet een object met de onderdelen ervan zijn, niet { $value }
wrong-setup-none = de opstelling van { $game } kun je niet kiezen
wrong-setup-part = de opstelling van { $game } heeft geen onderdeel { $name }; wel { $parts }
wrong-setup-unused = { $field }: met deze opties valt hier niets te kiezen
wrong-setup-seats = { $field } moet een object met lijsten voor een of meer van de plekken 1 t/m { $n } zijn, niet { $value }
wrong-setup-seat = { $field }: er is geen plek { $seat }, alleen 1 t/m { $n }
wrong-setup-list = { $field } moet een lijst van { $n } zijn, niet { $value }
wrong-setup-number = { $field } moet er { $n } hebben, niet { $found }
wrong-setup-piece = { $field } moet een van { $values } zijn, niet { $value }
wrong-setup-twice = { $field }: { $value } staat al in { $other }

## Saved games

wrong-illegal = { $action } mag niet bij beslissing { $decision } van plek { $seat }; wel: { $legal }
wrong-illegal-over = { $action } kan niet worden gespeeld: het spel is afgelopen
wrong-illegal-chance = { $action } kan niet worden gespeeld: eerst komt een toevalsstap; `begin()` voert die uit
wrong-step = stap { $step }: { $reason }
wrong-record-steps = het opgeslagen spel heeft stap 0 t/m { $n }, niet { $step }
wrong-record-over = het spel is al afgelopen
wrong-record-chance-due = er hoort een toevalsstap te staan, maar er staat de actie { $step }
wrong-record-decision-due = er hoort een beslissing van plek { $seat } te staan ({ $decision }), maar er staat de toevalsstap { $step }
wrong-record-our-data = dit spel is gespeeld met de ingebouwde speldata: laat het bestand weg
wrong-record-other-data = dit spel is gespeeld met andere speldata: geef het bestand met sha256 { $sha } op
wrong-record-own-data = dit spel is gespeeld met eigen speldata en kan hier niet worden geïmporteerd
wrong-record-rules = het opgeslagen spel heeft regels { $found }; deze versie van hotelier kent { $expected }
wrong-record-option = in het opgeslagen spel ontbreekt de optie { $name }
wrong-record-no-result = het spel is afgelopen, maar in het opgeslagen spel ontbreekt de uitslag
wrong-record-not-over = de stappen eindigen eerder dan het spel, maar het opgeslagen spel heeft een uitslag
wrong-record-result = in de uitslag staat { $key } { $found }, maar het spel geeft { $expected }
wrong-record-object = een opgeslagen spel moet één JSON-object zijn
wrong-record-format = format is { $found }, verwacht { $expected }
wrong-file-regular = { $file } is geen gewoon bestand
wrong-file-unread = kan { $file } niet lezen: { $reason }
wrong-file-unwritten = kan { $file } niet schrijven: { $reason }
wrong-file-text = { $file } is geen tekstbestand
wrong-file-json = { $file } is geen geldige JSON: { $reason }
wrong-file-toml = { $file } is geen geldige TOML: { $reason }
wrong-file-setup = { $file } moet een object met de onderdelen van een opstelling zijn
wrong-file-record = { $file } is geen opgeslagen spel: { $reason }
refused-newer = Deze tafel komt uit een nieuwere versie van hotelier. Werk de server bij om de tafel te openen; er gaat niets verloren.
refused-damaged = Regel { $entry } in het journaal van deze tafel kan niet worden verwerkt: { $reason }. De tafel blijft zoals hij is; de beheerder van de server kan ernaar kijken.
