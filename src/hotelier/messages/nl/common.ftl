### Start page, lobby and seats: what everyone reads.

list-and = { $first } en { $last }
list-or = { $first } of { $last }
start-title = hotelier
welcome = Twee hotels, één avond
welcome-text = Speel Grand Austria Hotel en Overbooking tegen bots die nooit vals spelen, of nodig vrienden uit met een link. Zonder account.
play = Spelen
title-austria = Grand Austria Hotel
title-overbooking = Overbooking
first-time = { $game } nog nooit gespeeld? Leopold leert het je in tien minuten.
game-austria = Kies dobbelstenen, serveer koffie en strudel en vul het mooiste hotel van Wenen. Een uur, 2–4 spelers.
game-overbooking = Verstop je gasten in volle wachtrijen en wees iedereen te slim af bij de achterdeur. 20 minuten, 2–4 spelers.
which-game = Spel
your-name = Je naam
you-name = Jij
players = Spelers
opponents = Niveau van de bots
bot-easy = Makkelijke bot
bot-medium = Gemiddelde bot
bot-hard = Sterke bot
bot-expert = Expertbot
bot-master = Meesterbot
level-easy = Makkelijk: maakt fouten
level-medium = Gemiddeld: speelt degelijk
level-hard = Sterk: plant vooruit
level-expert = Expert: houdt rekening met jouw zetten
level-master = Meester: denkt lang na
# The hoteliers behind the levels, and what each likes more than it should.
person-easy = Ferdl
person-medium = Mizzi
person-hard = Schani
person-expert = Adele
person-master = Theres
style-austria-easy = vult het café
style-austria-medium = spaart kronen
style-austria-hard = dingt naar de gunst van de keizer
style-austria-expert = vult vroeg kamers
style-austria-master = heeft nergens een zwak voor
style-overbooking-easy = speelt meteen de beste gasten
style-overbooking-medium = bewaart kooplieden
style-overbooking-hard = bewaart edelen
style-overbooking-expert = bewaart dienstmeiden
style-overbooking-master = heeft nergens een zwak voor
bot-person = { $bot }: { $style }
more-options = Meer opties
fewer-options = Minder opties
options-game = Spel
labelled = { $label }: { $value }
options-clock = Tijd en beurten
clock = Tijdslimiet
clock-none = Geen tijdslimiet
clock-live = Minuten per speler
clock-correspondence = Dagen per zet
clock-bank = Tijd per speler
clock-increment = Extra tijd per beurt
clock-days = Tijd per zet
minutes =
    { $minutes ->
        [one] 1 minuut
       *[other] { $minutes } minuten
    }
seconds =
    { $seconds ->
        [0] geen
        [one] 1 seconde
       *[other] { $seconds } seconden
    }
option-confirm = Einde beurt bevestigen
option-confirm-people = Met andere mensen
option-confirm-always = Altijd
option-confirm-never = Nooit
options-leaving = Als een speler weggaat
option-absent = De lege plek
option-absent-offer = Anderen mogen een bot toevoegen
option-absent-bot = Een bot neemt het meteen over
option-stand-in = Vervangende bot
option-newcomers = Nieuwkomers mogen om de plek vragen
agreed-live =
    { $seconds ->
        [0] { $minutes ->
            [one] 1 minuut per speler
           *[other] { $minutes } minuten per speler
        }
       *[other] { $minutes ->
            [one] 1 minuut per speler
           *[other] { $minutes } minuten per speler
        }, plus { $seconds ->
            [one] 1 seconde per beurt
           *[other] { $seconds } seconden per beurt
        }
    }
agreed-days =
    { $days ->
        [one] 1 dag per zet
       *[other] { $days } dagen per zet
    }
agreed-no-confirm = Beurten eindigen zonder bevestiging
agreed-stand-in = Gaat een speler weg, dan neemt een bot het over
agreed-no-newcomers = Geen nieuwkomers op verlaten plekken
option-edition = Editie
option-edition-classic = Klassiek
option-edition-revised = Herzien
option-side = Hotels
option-side-night = Nachtkant (allemaal gelijk)
option-side-day = Dagkant (allemaal anders)
option-staff = Startpersoneel
option-staff-random = Willekeurig
option-staff-intro = Inleidende sets
option-staff-draft = Draft
option-bonus = Familiewapen­bonus
option-bonus-none = Geen
option-bonus-beginner = Beginners
option-bonus-advanced = Gevorderden
play-now = Nu spelen
play-with-friends = Met vrienden spelen
open-public-table = Openbare tafel openen
open-tables = Open tafels
no-open-tables = Er zijn nu geen open tafels. Open een openbare tafel, dan kunnen anderen je vinden.
free-seat = vrije plek
join = Meedoen
watch = Meekijken
your-games = Je potjes
waiting-for-players = Wachten op spelers
your-turn = Jij bent aan de beurt
others-turn = { $name } denkt na
against = Tegen { $names }
final-score = Eindscore: { $score }
final-place = Plaats { $place } van { $all } · { $score }
look-back = Terugkijken
deal-results = Uitslagen van dit potje
result = Uitslag
continue = Verder spelen
bring-record = Opgeslagen spel importeren
bring-record-text = Kijk een uitgespeeld potje terug dat met hotelier is opgeslagen, of ga tegen bots verder met een lopend potje.
choose-file = Bestand kiezen
no-record = { $file } kan niet worden geopend. Het is geen spel dat met hotelier is opgeslagen, of het is daarna veranderd.
no-record-details = Details
over-back = Vorige pagina
over-close = Terug naar de tafel
keys-title = Sneltoetsen
keys-yes = Ja: de gouden knop
keys-no = Nee, of sluiten wat openstaat
keys-undo = Ongedaan maken
keys-next = Volgende mogelijkheid
keys-card = Details van de kaart
keys-step = Een stap terug of vooruit
keys-turn = Een beurt terug of vooruit
keys-round = Een ronde terug of vooruit, op de tijdlijn
keys-ends = Begin of einde, op de tijdlijn
keys-play = Afspelen of pauzeren, op de tijdlijn
keys-help = Deze lijst
unofficial = Een onofficieel fanproject zonder beeldmateriaal van de spellen. De spellen en hun namen zijn van hun eigenaren. Vind je ze leuk, koop dan de originelen.
house-away = De server reageert niet. Controleer je verbinding; we blijven het proberen.
proxy-missing = Voor de beheerder: deze server staat achter een proxy die hij niet kent en ziet iedereen voor dezelfde persoon aan. Zet het adres van de proxy in HOTELIER_PROXIES.
part-missing = Een deel van deze pagina is niet geladen. We laden het zodra de server weer reageert.
try-again = Opnieuw proberen
offline-title = Geen verbinding
offline-start = Geen verbinding. Je kunt de regels lezen, de kaarten bekijken, een les volgen en potjes terugkijken die op dit apparaat staan. Om te spelen heb je verbinding nodig.
offline-reading = Geen verbinding. De regels en de kaarten kun je ook offline bekijken.
offline-learn = Geen verbinding. De les werkt ook offline.
offline-replay = Geen verbinding. Potjes op dit apparaat kun je ook offline terugkijken. Om vanaf een stelling verder te spelen, heb je verbinding nodig.
offline-page = Geen verbinding, en deze pagina werkt niet offline. Hij gaat vanzelf open zodra de server weer reageert.
offline-no-replay = Dit potje staat niet op dit apparaat. Open het één keer als je verbinding hebt, dan kun je het daarna ook offline terugkijken.
offline-table = Om te spelen heb je verbinding nodig. Je potje staat veilig op de server: deze pagina opent het zodra je weer verbinding hebt.
offline-meanwhile = Intussen kun je de regels lezen en de kaarten bekijken.
saved-replays = Potjes om terug te kijken
new-version = Er is een nieuwe versie van hotelier. Laad de pagina opnieuw wanneer het je uitkomt; je potje blijft zoals het is.
reload = Opnieuw laden
to-the-start = Startpagina
home = HOTELIER: startpagina
nowhere-title = Pagina niet gevonden
nowhere-text = Dit adres bestaat niet.
menu = Menu
ways = Hoofdmenu
way-learn = Leren spelen
way-puzzles = Puzzels
way-rules = Spelregels
way-cards = Kaarten
way-statistics = Statistieken
way-tournaments = Toernooien
way-ladder = Ranglijst
doors = Meer ontdekken
door-learn = Eerste keer? Leopold leert je het spel in tien minuten.
door-puzzles = Vind de beste beurt
door-rules = Beide spellen helder uitgelegd, met zoekfunctie
door-cards = Wat elke kaart doet
door-statistics = Jouw potjes in cijfers
door-tournaments = Meerdere rondes, voor iedereen dezelfde kaarten
door-ladder = De ratings van de spelers op deze server
to-the-tournament = Naar het toernooi
tastes = Instellingen
language = Taal
theme = Thema
theme-auto = Systeem
theme-light = Licht
theme-dark = Donker
text-size = Tekstgrootte
text-size-1 = Klein
text-size-2 = Normaal
text-size-3 = Groot
text-size-4 = Extra groot
no-motion = Geen animaties
guard = Onbedoelde klikken negeren
pace = Tempo van de bots
pace-instant = Direct
pace-brisk = Snel
pace-calm = Rustig
sound = Geluid
sound-on = Geluid aanzetten
sound-off = Geluid uitzetten
sound-only-turn = Alleen als ik aan de beurt kom
volume = Volume
notify = Melding als ik aan de beurt ben
notify-ask = Wil je een melding als je aan de beurt bent en dit tabblad niet zichtbaar is?
notify-yes = Ja, graag
notify-no = Nee, bedankt
recap = Sinds je laatste beurt
recap-away = Verbergen

## At a table

opening-door = Laden…
no-table-title = Deze tafel kan niet worden geopend
line-lost = De verbinding is verbroken. Opnieuw verbinden… Je potje blijft bewaard.
waiting-text = Het spel begint zodra alle plekken bezet zijn. Stuur deze link naar je vrienden.
waiting-tournament-text = Het spel begint zodra iedereen er is. Ontbreekt er nog iemand als de wachttijd voorbij is ({ $time }), dan speelt er een bot tot die speler er is.
link = Link naar deze tafel
agreed = Tafelinstellingen
copy-link = Link kopiëren
copied = Gekopieerd
reserved-for = gereserveerd voor { $name }
awaited = { $name }, nog niet hier
somebody = een speler
that-is-you = (jij)
host = (host)
waiting-for-everyone = Wachten op iedereen
waiting-for-everyone-text = Alle plekken zijn bezet. Het spel begint zodra iedereen deze pagina open heeft.
kick = Verwijderen
kick-question = { $name } van de tafel verwijderen?
kick-text = { $name } verliest de plek en iedereen aan tafel krijgt bericht.
seat-bot = Bot toevoegen
free-the-seat = Bot verwijderen
sit-here = Hier plaatsnemen
bots-are = Niveau van de bots
guest-name = Gast
leave = Tafel verlaten
what-now = Wat nu?
game-over = Het spel is afgelopen.
confirm = Beurt beëindigen
confirm-move = Zet bevestigen
undo = Ongedaan maken
restart-turn = Beurt overdoen
cancel = Annuleren
undo-what = Maakt ongedaan: { $action }
restart-what = Maakt je beurt ongedaan, vanaf ‘{ $action }’
undo-blocked-chance = ‘{ $action }’ leverde nieuwe kaarten of dobbelstenen op en kan niet ongedaan worden gemaakt.
undo-blocked-shown = ‘{ $action }’ liet iets nieuws zien en kan niet ongedaan worden gemaakt.
undo-blocked-turn = { $player } heeft intussen iets gedaan: je kunt niets meer ongedaan maken.
takeback = Laatste beurt ongedaan maken
takeback-what = Maakt je laatste beurt ongedaan, vanaf ‘{ $action }’, en ook wat de bots daarna deden
takeback-practice = Wat de bots daarna deden, wordt ook ongedaan gemaakt. Omdat je dat hebt gezien, wordt dit een oefenpotje: het telt niet mee in je statistieken.
restart-practice = Je hebt al iets nieuws gezien. Als je je beurt overdoet, wordt dit een oefenpotje: het telt niet mee in je statistieken.
held-ends-turn = { $action }. Beëindigt je beurt.
held-shows = { $action }. Laat iets nieuws zien en kan niet ongedaan worden gemaakt.
held-shows-others = { $action }. De anderen zien dat dan.
the-rule = Regel bekijken
ask-leopold = Leopold raadplegen
all-actions = Alle { $number } acties tonen
fewer-actions = Minder acties tonen
you-watch = Je kijkt mee.
stood-in = afwezig, { $bot } speelt
stood-in-to-the-end = { $bot } heeft het spel afgemaakt
away = afwezig
a-bot = bot
page-closed = offline
let-bot-play = Bot laten overnemen
watching =
    { $number ->
        [one] Er kijkt 1 persoon mee.
       *[other] Er kijken { $number } mensen mee.
    }
come-back = Ik ben terug
other-device = Verder op een ander apparaat
other-device-text = Gekopieerd. Open deze link daar binnen 15 minuten:
hours-left = { $time } u
days-left =
    { $days ->
        [one] 1 dag
       *[other] { $days } dagen
    }
log = Verloop
log-late = De tijd van { $name } is om.
log-kicked = De host heeft { $name } verwijderd.
log-host = { $name } is nu de host.
talk = Chat
talk-unread =
    { $n ->
        [one] Chat: 1 nieuw bericht
       *[other] Chat: { $n } nieuwe berichten
    }
log-and-talk = Verloop en chat
open-log = Verloop openen
close-log = Verloop sluiten
close = Sluiten
say-something = Typ een bericht
send = Versturen
announcements = Meldingen
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
rematch-waits = De revanche staat klaar. Je plek is gereserveerd.
the-result = Uitslag tonen
look-at-table = Tafel bekijken
save-record = Potje opslaan
analysis = Analyse
source-guests = Gasten
source-rooms = Kamers
source-staff = Personeel
source-politics = Politiek
source-emperor = Keizer
source-leftovers = Restant en wachtende gasten
source-coins = Munten
source-tokens = Fiches
source-crests = Familie­wapens
about-number = ongeveer { $n }
# What one action brings more or less of than another, by source. $n is a number, or “about 5”.
# In lists: “gains about 5 at the emperor, brings about 3 more from guests and costs crowns worth about 2”.
source-more-guests = levert { $n } meer op met gasten
source-less-guests = levert { $n } minder op met gasten
source-more-rooms = haalt { $n } meer uit kamers
source-less-rooms = haalt { $n } minder uit kamers
source-more-staff = haalt { $n } meer uit personeel
source-less-staff = haalt { $n } minder uit personeel
source-more-politics = wint { $n } met politiek
source-less-politics = verliest { $n } met politiek
source-more-emperor = wint { $n } bij de keizer
source-less-emperor = verliest { $n } bij de keizer
source-more-leftovers = wint { $n } met het restant aan het eind
source-less-leftovers = verliest { $n } met het restant aan het eind
source-more-tokens = wint { $n } met fiches
source-less-tokens = verliest { $n } met fiches
source-more-crests = wint { $n } met familiewapens
source-less-crests = verliest { $n } met familiewapens
source-more-tiles = wint { $n } met keizertegels
source-less-tiles = verliest { $n } met keizertegels
source-more-cubes = levert blokjes op ter waarde van { $n }
source-less-cubes = kost blokjes ter waarde van { $n }
source-more-crowns = levert kronen op ter waarde van { $n }
source-less-crowns = kost kronen ter waarde van { $n }
source-more-turns = levert beurten en dobbelstenen op ter waarde van { $n }
source-less-turns = kost beurten en dobbelstenen ter waarde van { $n }
source-more-coming = belooft later { $n } meer
source-less-coming = belooft later { $n } minder
source-more-others = kost de anderen { $n }
source-less-others = levert de anderen { $n } op
source-more-rest = wint { $n } elders
source-less-rest = verliest { $n } elders

## Cards and rules

more-about-card = Meer over deze kaart
more-by-key = Rechtsklik of druk op I voor details

# People at a table

leave-question = De tafel verlaten?
leave-text = De andere spelers krijgen bericht. Je kunt terugkomen tot ze je plek aan een nieuwe speler geven.
leave-waiting-text = Je plek komt vrij en de andere spelers krijgen bericht.
leave-tournament-text = Een bot speelt voor je verder. Ben je aan het eind van het potje niet terug, dan krijg je er geen punten voor.
report = Tafel melden
report-text = Vertel de beheerder van de server wat er mis is. Niemand aan tafel krijgt hier bericht van.
report-reason = Wat is er mis?
report-sent = Bedankt. Je melding is verstuurd.
resign = Opgeven
resign-question = Dit potje opgeven?
resign-text = Een bot speelt voor jou verder tot het einde. Je kunt niet terugkomen.
remove-game = Uit de lijst verwijderen
remove-question = Je plek opgeven?
remove-text = Je geeft je plek op dit apparaat op en kunt er vanaf hier niet meer terugkomen.
remove-over-question = Dit potje verwijderen?
remove-over-text = Het verdwijnt uit je potjes en telt op dit apparaat niet meer mee in je statistieken.
practice = Oefenen
practice-told = Dit is een oefenpotje. Het telt niet mee in je statistieken.
ask-for-seat = Om de plek vragen
seat-asked = Je hebt om de plek gevraagd. De spelers beslissen.
seat-declined = De spelers hebben nee gezegd.
seat-ask = { $name } wil de plek van { $player }.
let-in = Toelaten
decline = Weigeren
log-left = { $name } heeft de tafel verlaten.
log-left-bot = { $name } heeft de tafel verlaten. { $bot } neemt het over.
log-back = { $name } is terug.
log-seated = { $name } neemt de plek van { $before } in.
log-resigned = { $name } geeft op. Een bot neemt het over.
log-asked = { $name } wil de plek van { $player }.
log-declined = { $name } krijgt de plek niet.
log-takeback = { $name } maakt de hele beurt ongedaan.
log-dropped = Je geplande zet ‘{ $action }’ vervalt: hij is niet meer mogelijk, of zou iets anders doen.
reactions = Snelle reacties
reaction-hello = Hallo!
reaction-well-played = Goed gespeeld!
reaction-ouch = Au!
reaction-thanks = Dank je!
reaction-thinking = Even nadenken.
reaction-good-game = Mooi potje!
plan-move = Zet plannen
plan-text = De zet die je kiest, wordt gespeeld zodra je aan de beurt bent, als hij dan nog hetzelfde doet. De anderen zien hem niet.
planned = Gepland: { $action }
plan-cancel = Plan annuleren
plan-none = Er valt nu niets te plannen.
invite-title = { $name } nodigt je uit voor { $game }
invite-title-nobody = Je bent uitgenodigd voor { $game }
invite-text = Vul je naam in en kies een plek. Het spel begint zodra alle plekken bezet zijn.
name-first = Vul eerst je naam in.
your-colour = Jouw kleur
colour-orange = Oranje
colour-blue = Blauw
colour-green = Groen
colour-red = Rood
colour-violet = Paars
colour-rose = Roze
friends-cannot = Vrienden kunnen deze link niet openen: hij werkt alleen op deze computer.
friends-link = Vrienden op hetzelfde netwerk kunnen deze gebruiken:
friends-start = Start de server met dit commando om vrienden toe te laten:
option-first = Startspeler
option-first-random = Willekeurig
first-seat = Plek { $seat }
agreed-first = Plek { $seat } begint
own-setup = Eigen opstelling
own-setup-told = Deze tafel heeft een eigen opstelling: { $parts }.
own-setup-known = De host heeft dit zelf gekozen en kent het dus: { $parts }.
own-setup-seats =
    { $n ->
        [one] { $part } (plek { $seats })
       *[other] { $part } (plekken { $seats })
    }
option-bonus-none-about = Geen extra punten. Het eenvoudigst, goed voor een eerste potje.
option-bonus-beginner-about = Extra punten vanaf 4 geboekte kaarten met hetzelfde familiewapen. Het gewone spel.
option-bonus-advanced-about = Veel meer punten voor 5 of 6 met hetzelfde familiewapen. Voor ervaren spelers.
option-edition-classic-about = De kaarten van 2015.
option-edition-revised-about = De kaarten van 2021, sommige met een ander effect.
option-side-night-about = Alle spelers hebben hetzelfde hotel.
option-side-day-about = Elke speler heeft een ander hotel.
option-staff-random-about = 6 willekeurige kaarten per speler.
option-staff-intro-about = Vaste sets voor een eerste potje.
option-staff-draft-about = Kies een kaart en geef de rest door. Voor ervaren spelers.
