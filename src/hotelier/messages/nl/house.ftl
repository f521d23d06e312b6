### The house: start page, lobby, seats, what everybody reads.

list-and = { $first } en { $last }
list-or = { $first } of { $last }
start-title = hotelier
welcome = Twee hotels, één avond
welcome-text = Grand Austria Hotel en Overbooking: tegen bots die eerlijk spelen, of met vrienden via een link. Zonder account.
play = Spelen
title-austria = Grand Austria Hotel
title-overbooking = Overbooking
first-time = Eerste keer? Leopold laat je { $game } in tien minuten zien.
game-austria = Kies dobbelstenen, serveer koffie en strudel en vul het mooiste hotel van Wenen. Een uur, 2 tot 4 spelers.
game-overbooking = Verstop je gasten in volle wachtrijen en wees iedereen te slim af bij de achterdeur. Twintig minuten, 2 tot 4 spelers.
which-game = Welk spel
your-name = Je naam
you-name = Jij
players = Spelers
opponents = Tegenstanders
bot-easy = Makkelijke bot
bot-medium = Gewone bot
bot-hard = Sterke bot
bot-expert = Expertbot
level-easy = Makkelijk: ziet weleens iets over het hoofd
level-medium = Gewoon: speelt degelijk
level-hard = Sterk: plant vooruit
level-expert = Expert: weegt jouw antwoord mee
more-options = Meer opties
fewer-options = Minder opties
options-game = Het spel
option-chosen = { $option }: { $value }
options-clock = Tijd en beurten
clock = Klok
clock-none = Geen klok
clock-live = Minuten voor het hele spel
clock-correspondence = Dagen per zet
clock-bank = Iedereen heeft
clock-increment = Extra per beurt
clock-days = Per zet
minutes =
    { $minutes ->
        [one] één minuut
       *[other] { $minutes } minuten
    }
seconds =
    { $seconds ->
        [0] niets
        [one] één seconde
       *[other] { $seconds } seconden
    }
option-confirm = Het einde van een beurt wordt bevestigd
options-leaving = Als iemand weggaat
option-absent = De lege plek
option-absent-offer = De anderen mogen er een bot zetten
option-absent-bot = Een bot speelt meteen door
option-stand-in = Wie er doorspeelt
option-newcomers = Een nieuwkomer mag de plek innemen
agreed-live =
    { $seconds ->
        [0] Ieder { $minutes ->
            [one] één minuut
           *[other] { $minutes } minuten
        } voor het hele spel
       *[other] Ieder { $minutes ->
            [one] één minuut
           *[other] { $minutes } minuten
        } voor het hele spel, plus { $seconds ->
            [one] één seconde
           *[other] { $seconds } seconden
        } per beurt
    }
agreed-days =
    { $days ->
        [one] Eén dag per zet
       *[other] { $days } dagen per zet
    }
agreed-confirm = Het einde van een beurt wordt bevestigd
agreed-no-confirm = Het einde van een beurt wordt niet bevestigd
agreed-stand-in = Voor wie weggaat, speelt meteen een bot door
agreed-no-newcomers = Een verlaten plek blijft dicht voor nieuwkomers
option-edition = Editie
option-edition-classic = Klassiek
option-edition-revised = Herzien
option-side = Hotels
option-side-night = Nacht, alle gelijk
option-side-day = Dag, elk anders
option-staff = Eerste personeel
option-staff-random = Gedeeld
option-staff-intro = Introductiesets
option-staff-draft = Gedraft
option-bonus = Embleembonus
option-bonus-none = Geen
option-bonus-beginner = Beginners
option-bonus-advanced = Gevorderden
play-now = Nu spelen
play-with-friends = Met vrienden spelen
open-public-table = Open een openbare tafel
open-tables = Open tafels
no-open-tables = Er wacht nu niemand. Open een openbare tafel, dan vinden anderen je hier.
free-seat = vrije plek
join = Meedoen
watch = Kijken
your-games = Je spellen
waiting-for-players = Wacht op spelers
your-turn = Jij bent aan de beurt
others-turn = { $name } beslist
against = Tegen { $names }
final-score = Eindscore { $score }
look-back = Terugkijken
result = Uitslag
continue = Verder
bring-record = Open een opgeslagen spel
bring-record-text = Een spel dat hotelier heeft opgeslagen: een afgelopen spel om te bekijken, een lopend spel om verder te spelen tegen bots.
choose-file = Kies een bestand
no-record = { $file } is niet te lezen als opgeslagen spel. { $reason }
no-record-reason = Het is geen JSON.
unofficial = Een onofficiële fanversie zonder beeldmateriaal van de spellen. De spellen en hun namen zijn van hun eigenaren; vind je ze leuk, koop dan de dozen.
house-away = Het huis antwoordt niet. Controleer je verbinding; we blijven het proberen.
part-missing = Een deel van deze pagina kon niet worden opgehaald. De pagina opent opnieuw zodra het huis antwoordt.
try-again = Opnieuw proberen
to-the-start = Naar de startpagina
home = HOTELIER: naar de startpagina
nowhere-title = Die kamer bestaat niet
nowhere-text = Dit adres leidt in dit huis nergens heen.
menu = Menu
ways = Rond het huis
way-learn = Leren spelen
way-rules = Spelregels
way-cards = Kaarten
way-statistics = Statistieken
doors = Wat er nog meer is
door-learn = Eerste keer? Leopold laat je het spel in tien minuten zien.
door-rules = Beide spellen in gewone woorden, om te lezen of te doorzoeken
door-cards = Wat elke kaart doet
door-statistics = Jouw spellen in cijfers
tastes = Weergave
language = Taal
theme = Kleuren
theme-auto = zoals het systeem
theme-light = dag
theme-dark = nacht
text-size = Tekst
text-size-1 = klein
text-size-2 = normaal
text-size-3 = groot
text-size-4 = groter
no-motion = Geen animaties

## At a table

opening-door = De deur gaat open …
no-table-title = Deze deur blijft dicht
line-lost = De verbinding is weg. We blijven het proberen; er gaat niets verloren.
waiting-text = Het spel begint zodra elke plek bezet is. Stuur deze link naar je vrienden.
link = Link naar deze tafel
agreed = Wat aan deze tafel is afgesproken
copy-link = Kopieer de link
copied = Gekopieerd
reserved-for = vrijgehouden voor { $name }
somebody = iemand
that-is-you = (jij)
seat-bot = Zet een bot neer
free-the-seat = Maak de plek vrij
sit-here = Hier zitten
bots-are = Niveau van de bots
guest-name = Gast
leave = Weggaan
what-now = Wat nu?
game-over = Het spel is afgelopen.
confirm-turn = Hiermee eindigt je beurt. Bevestig het of neem het terug.
confirm = Einde beurt
undo = Ongedaan maken
restart-turn = Beurt opnieuw
the-rule = De regel
ask-leopold = Vraag Leopold
all-actions = Alle { $number } acties als lijst
fewer-actions = Minder acties
you-watch = Je kijkt mee.
take-the-seat = Neem de vrije plek
stood-in = weg; { $bot } speelt
away = weg
a-bot = computer
page-closed = nu niet hier
let-bot-play = Laat een bot spelen
watching =
    { $number ->
        [one] Er kijkt één persoon mee.
       *[other] Er kijken { $number } mensen mee.
    }
come-back = Ik ben terug
other-device = Verder op een ander apparaat
other-device-text = Gekopieerd. Open deze link daar binnen een kwartier:
hours-left = { $time } u
days-left =
    { $days ->
        [one] één dag
       *[other] { $days } dagen
    }
log = Verslag
log-late = De tijd is om: { $name }.
talk = Praten
say-something = Zeg iets
send = Stuur
announcements = Wat er gebeurt
you-won = Je hebt gewonnen!
won =
    { $number ->
        [one] { $names } heeft gewonnen
       *[other] { $names } delen de overwinning
    }
points-by-source = Punten per bron
total = Totaal
percent = { $n }%
rematch = Revanche
rematch-waits = De revanche wacht: je plek wordt vrijgehouden.
the-result = De uitslag
look-at-table = Bekijk de tafel
save-record = Sla het spel op
analysis = Analyse
source-guests = Gasten
source-rooms = Kamers
source-staff = Personeel
source-politics = Politiek
source-emperor = Keizer
source-leftovers = Restant
source-coins = Munten
source-tokens = Fiches
source-crests = Emblemen

## Cards and rules

more-about-card = Meer over deze kaart
more-by-key = Rechtsklik of toets I: meer hierover
