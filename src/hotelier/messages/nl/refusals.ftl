### Why something is not done: by the house, and by the rules of games, records and names.
### The house sends a code beside each of these; here are only the sentences.

## At a table

refused-no-table = Die tafel bestaat niet of is besloten: gebruik de link die je hebt gekregen.
refused-no-seat = Hiervoor heb je een plek aan de tafel nodig: stuur het token ervan mee.
refused-seats = De tafel heeft plek 1 tot { $n }, niet { $seat }.
refused-taken = Plek { $seat } is niet vrij.
refused-taken-bot = Plek { $seat } is niet vrij voor een bot.
refused-not-freed = Plek { $seat } kan niet worden vrijgemaakt.
refused-no-newcomers = Het spel is begonnen en deze tafel neemt geen nieuwkomers aan.
refused-full = Aan deze tafel is geen plek vrij.
refused-seated = Je hebt aan deze tafel al plek { $seat }.
refused-code = Deze code werkt niet, of niet meer.
refused-devices =
    { $n ->
        [one] Bij één plek hoort hooguit { $n } apparaat.
       *[other] Bij één plek horen hooguit { $n } apparaten.
    }
refused-crowded = Er kijken zoveel mensen naar deze tafel dat er niemand meer bij kan.
refused-left = Je hebt dit spel verlaten: kom eerst terug naar je plek.
refused-quiet = Er is aan deze tafel zoveel gezegd dat het nu stil blijft.

## In a game

refused-illegal = ‘{ $action }’ kan nu niet.
refused-illegal-list = ‘{ $action }’, actie { $n } van { $all }, kan dan niet. Geen van alle is uitgevoerd.
refused-not-last = ‘{ $action }’, actie { $n } van { $all }, moet de laatste zijn: ze beëindigt je beurt of onthult iets nieuws. Geen van alle is uitgevoerd.
refused-turn = Nu beslist plek { $seat }, niet jij.
refused-stale = Dit antwoordt op stap { $step }, maar het spel is bij stap { $now }.
refused-moved-on = Het spel is al voorbij stap { $step }.
refused-not-begun = Het spel is nog niet begonnen.
refused-seats-free = Het spel is nog niet begonnen: er zijn nog plekken vrij.
refused-over = Het spel is afgelopen.
refused-nothing-held = Er valt niets te bevestigen.
refused-no-undo = Je kunt niets terugnemen: er is iets nieuws onthuld, of iemand anders heeft iets gedaan.
refused-no-hints = Leopold helpt aan oefentafels en tegen bots, nooit tegen mensen.
refused-leopold-busy = Leopold is bezig met andere gasten: vraag het hem zo nog eens.

## Looking back

refused-not-whole = Een spel wordt pas helemaal verteld als het is afgelopen, en ook waar het van is afgetakt.
refused-eyes = Zolang een spel niet helemaal wordt verteld, zie je het alleen met je eigen ogen.
refused-steps = Het spel heeft stap 0 tot { $n }, niet { $step }.
refused-over-there = Bij die stap is het spel afgelopen: kies een eerdere.
refused-fork = Een lopend spel kan alleen worden afgetakt door wie tegen bots speelt.
refused-fork-seat = Zolang het spel loopt, kun je alleen met je eigen plek verder.
refused-no-analysis = Dit spel is nog niet geanalyseerd.
refused-analyses = Er wachten zoveel spellen op analyse dat er geen bij kan: probeer het later nog eens.
refused-rematch = Een revanche begint als het spel is afgelopen.

## The house

refused-no-game = Dat spel bestaat niet.
refused-no-lesson = Dit spel heeft geen les.
refused-many-tables = Je hebt veel tafels geopend die nog niet begonnen zijn: vul of verlaat er eerst een.
refused-house-full = Het huis is vol: probeer het later nog eens.
refused-busy = Deze tafel verandert nu te snel: probeer het nog eens.
refused-away = Het huis kan nu niet bij zijn spellen: maak opnieuw verbinding.
refused-broken = Er is iets stukgegaan in het huis, en dat is genoteerd; probeer het nog eens.
# The reason is in English, as the keeper of the house reads it. In other languages say that the
# house could not keep it and that nothing has changed, and put the reason in brackets.
refused-not-kept = Het huis kon dit niet bewaren en er is niets veranderd. ({ $reason })
refused-hurry =
    { $kind ->
        [tables] Te veel tafels
        [joins] Te vaak aangeschoven
        [hints] Te veel tips
        [actions] Te veel acties
        [says] Te veel gezegd
       *[requests] Te veel verzoeken
    }: probeer het over { $seconds ->
        [one] één seconde
       *[other] { $seconds } seconden
    } nog eens.
refused-sockets =
    { $n ->
        [one] Je hebt 1 verbinding open
       *[other] Je hebt { $n } verbindingen open
    }: sluit er eerst een.
refused-host = Onder die naam is dit huis niet bekend; de beheerder kan hem toevoegen aan HOTELIER_HOSTS.
refused-origin = Pagina’s van die herkomst mogen dit huis niet gebruiken; de beheerder kan die toevoegen aan HOTELIER_ORIGINS.
refused-too-large =
    { $n ->
        [one] Een verzoek mag hier hooguit 1 byte groot zijn.
       *[other] Een verzoek mag hier hooguit { $n } bytes groot zijn.
    }
refused-too-slow =
    { $n ->
        [one] Het hele verzoek was niet binnen 1 seconde binnen.
       *[other] Het hele verzoek was niet binnen { $n } seconden binnen.
    }
refused-nothing-here = Op dit adres is niets.
refused-method = Dit adres bestaat, maar niet voor die methode.
refused-unreadable = Wat is gestuurd, is niet te lezen.
# Where it is, and what is wrong with it: the latter in English, for who writes a client.
refused-unreadable-at = { $place }: { $reason }.
refused-unknown-field = Er is hier geen veld ‘{ $place }’.
refused-not-json = Dit is geen JSON: { $reason }.
refused-no-json-type = De inhoud moet JSON zijn: stuur die met Content-Type: application/json.
refused-hello = Het eerste bericht moet een hello zijn. { $reason }
refused-next = after: gebruik wat `next` zei.

## What was given is wrong: parts of sentences, without a capital or a full stop

wrong-name-unseen = een naam moet bestaan uit zichtbare tekens
wrong-name-empty = een naam mag niet leeg zijn
wrong-name-wide = een naam moet 1 tot { $n } kolommen breed zijn
wrong-talk-unseen = een bericht moet bestaan uit zichtbare tekens
wrong-talk-long = een bericht moet 1 tot { $n } tekens lang zijn
wrong-players = { $players } spelers passen niet op { $seats } plekken: laat er één weg
wrong-one-person = één persoon zit op één plek: laat de anderen via de link meedoen
wrong-bot-slow = { $name } denkt { $seconds } seconden per beslissing: een bot in dit huis mag er { $most } over doen
wrong-opponent = er is geen tegenstander { $name }; er zijn { $names }
wrong-weights = { $name }: achter de dubbele punt staan de gewichten van een bot die ze heeft, { $tuned } of { $start }, zoals in planner:{ $start }
wrong-seconds = { $name }: schrijf achter de @ hoeveel seconden een beslissing mag duren, zoals in { $bot }@0.5
wrong-game = er is geen spel { $name }; er zijn { $games }
wrong-option = { $game } heeft geen optie { $name }; wel { $options }
wrong-option-value = { $name } moet een van { $values } zijn, niet { $value }
wrong-no-data = { $game } heeft geen speldata om te vervangen: laat het bestand weg

## Records

wrong-illegal = { $action } mag niet bij beslissing { $decision } van plek { $seat }; wel: { $legal }
wrong-illegal-over = { $action } kan niet worden gespeeld: het spel is afgelopen
wrong-illegal-chance = { $action } kan niet worden gespeeld: eerst is het toeval aan de beurt; `begin()` deelt het
wrong-step = stap { $step }: { $reason }
wrong-record-steps = het opgeslagen spel heeft stap 0 tot { $n }, niet { $step }
wrong-record-over = het spel is al afgelopen
wrong-record-chance-due = er hoort een toevalsstap te komen, maar er staat de actie { $step }
wrong-record-decision-due = plek { $seat } moet beslissen ({ $decision }), maar er staat de toevalsstap { $step }
wrong-record-our-data = dit spel is gespeeld met onze eigen speldata: laat het bestand weg
wrong-record-other-data = dit spel is gespeeld met andere speldata: geef het bestand met de sha256 { $sha }
wrong-record-own-data = dit spel is gespeeld met speldata van iemands eigen doos
wrong-record-rules = het opgeslagen spel heeft regels { $found }, dit is { $expected }
wrong-record-option = in het opgeslagen spel ontbreekt de optie { $name }
wrong-record-no-result = het spel is afgelopen, maar het opgeslagen spel heeft geen uitslag
wrong-record-not-over = de stappen eindigen vóór het spel, maar het opgeslagen spel heeft een uitslag
wrong-record-result = in de uitslag staat { $key } { $found }, het spel geeft { $expected }
wrong-record-object = een opgeslagen spel is één JSON-object
wrong-record-format = format is { $found }, verwacht { $expected }
wrong-file-regular = { $file } is geen gewoon bestand
wrong-file-unread = kan { $file } niet lezen: { $reason }
wrong-file-unwritten = kan { $file } niet schrijven: { $reason }
wrong-file-text = { $file } is geen tekstbestand
wrong-file-json = { $file } is geen geldige JSON: { $reason }
wrong-file-record = { $file } is geen opgeslagen spel: { $reason }
refused-newer = Deze tafel is opgeslagen door een nieuwere versie van hotelier. Werk de server bij om hem te openen; er is niets verloren.
refused-damaged = Regel { $entry } in het logboek van deze tafel kan niet worden nagespeeld: { $reason } De tafel blijft zoals hij is; de beheerder van de server kan ernaar kijken.
