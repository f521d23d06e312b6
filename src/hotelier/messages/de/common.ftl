### Start page, lobby and seats: what everyone reads.

list-and = { $first } und { $last }
list-or = { $first } oder { $last }
start-title = hotelier
welcome = Zwei Hotels, ein Abend
welcome-text = Spiel Grand Austria Hotel und Overbooking gegen Bots, die niemals schummeln, oder lade Freunde mit einem Link ein. Ganz ohne Konto.
play = Spielen
title-austria = Grand Austria Hotel
title-overbooking = Overbooking
first-time = { $game } noch nie gespielt? Leopold bringt es dir in zehn Minuten bei.
game-austria = Sichere dir Würfel, serviere Kaffee und Strudel und fülle das feinste Hotel Wiens. Eine Stunde, 2–4 Personen.
game-overbooking = Schmuggle deine Gäste in volle Warteschlangen und trickse an der Hintertür alle aus. 20 Minuten, 2–4 Personen.
which-game = Spiel
your-name = Dein Name
you-name = Du
players = Personen
opponents = Stärke der Bots
bot-easy = Bot Leicht
bot-medium = Bot Mittel
bot-hard = Bot Schwer
bot-expert = Bot Experte
bot-master = Bot Meister
level-easy = Leicht: macht Fehler
level-medium = Mittel: spielt solide
level-hard = Schwer: plant voraus
level-expert = Experte: sieht deine Züge kommen
level-master = Meister: denkt gründlich nach
# The hoteliers behind the levels, and what each likes more than it should.
person-easy = Ferdl
person-medium = Mizzi
person-hard = Schani
person-expert = Adele
person-master = Theres
style-austria-easy = füllt das Café
style-austria-medium = spart Kronen
style-austria-hard = umwirbt den Kaiser
style-austria-expert = belegt früh Zimmer
style-austria-master = hat keine Vorlieben
style-overbooking-easy = spielt die besten Gäste sofort
style-overbooking-medium = hebt Händler auf
style-overbooking-hard = hebt Adelige auf
style-overbooking-expert = hebt Zofen auf
style-overbooking-master = hat keine Vorlieben
bot-person = { $bot }: { $style }
more-options = Mehr Optionen
fewer-options = Weniger Optionen
options-game = Spiel
labelled = { $label }: { $value }
options-clock = Zeit und Züge
clock = Bedenkzeit
clock-none = Ohne Zeitlimit
clock-live = Minuten pro Person
clock-correspondence = Tage pro Zug
clock-bank = Zeit pro Person
clock-increment = Bonuszeit pro Zug
clock-days = Zeit pro Zug
minutes =
    { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    }
seconds =
    { $seconds ->
        [0] keine
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    }
option-confirm = Zugende bestätigen
option-confirm-people = Wenn andere mitspielen
option-confirm-always = Immer
option-confirm-never = Nie
options-leaving = Wenn jemand geht
option-absent = Freier Platz
option-absent-offer = Andere dürfen einen Bot einsetzen
option-absent-bot = Ein Bot übernimmt sofort
option-stand-in = Ersatzbot
option-newcomers = Neue dürfen um den Platz bitten
agreed-live =
    { $minutes ->
        [one] 1 Minute pro Person
       *[other] { $minutes } Minuten pro Person
    }{ $seconds ->
        [0] { "" }
        [one] , dazu 1 Sekunde pro Zug
       *[other] , dazu { $seconds } Sekunden pro Zug
    }
agreed-days =
    { $days ->
        [one] 1 Tag pro Zug
       *[other] { $days } Tage pro Zug
    }
agreed-no-confirm = Züge enden ohne Bestätigung
agreed-stand-in = Wenn jemand geht, übernimmt ein Bot
agreed-no-newcomers = Neue dürfen nicht um einen freien Platz bitten
option-edition = Ausgabe
option-edition-classic = Klassisch
option-edition-revised = Überarbeitet
option-side = Hotels
option-side-night = Nachtseite
option-side-day = Tagseite
option-staff = Startpersonal
option-staff-random = Zufällig
option-staff-intro = Einstiegssets
option-staff-draft = Draft
option-bonus = Wappenbonus
option-bonus-none = Keiner
option-bonus-beginner = Einsteiger
option-bonus-advanced = Fortgeschrittene
play-now = Jetzt spielen
play-with-friends = Mit Freunden spielen
open-public-table = Öffentlichen Tisch eröffnen
open-tables = Offene Tische
no-open-tables = Gerade ist kein Tisch offen. Eröffne einen öffentlichen, damit andere dich finden.
free-seat = freier Platz
join = Mitspielen
watch = Zuschauen
your-games = Deine Partien
waiting-for-players = Warten auf andere
your-turn = Du bist am Zug
others-turn = { $name } überlegt
against = Gegen { $names }
final-score = Endstand: { $score }
final-place = Platz { $place } von { $all } · { $score }
look-back = Replay
deal-results = Ergebnisse dieser Partie
result = Ergebnis
continue = Weiterspielen
bring-record = Partie importieren
bring-record-text = Sieh dir eine beendete Partie aus hotelier noch einmal an oder spiel eine unterbrochene gegen Bots weiter.
choose-file = Datei auswählen
no-record = { $file } lässt sich nicht öffnen. Die Datei ist keine Partie aus hotelier oder wurde nachträglich verändert.
no-record-details = Details
over-back = Vorige Seite
over-close = Zurück zum Tisch
keys-title = Tastenkürzel
keys-yes = Ja: der goldene Knopf
keys-no = Nein oder schließen
keys-undo = Rückgängig
keys-next = Nächste Möglichkeit
keys-card = Karte im Detail
keys-step = Einen Schritt zurück oder vor
keys-turn = Einen Zug zurück oder vor
keys-round = Eine Runde zurück oder vor, auf der Zeitleiste
keys-ends = Anfang oder Ende, auf der Zeitleiste
keys-play = Abspielen oder anhalten, auf der Zeitleiste
keys-help = Diese Übersicht
unofficial = Ein inoffizielles Fanprojekt ohne die Originalgrafiken. Die Spiele und ihre Namen gehören ihren Eigentümern. Wenn sie dir gefallen, kauf bitte die Originale.
house-away = Der Server ist nicht erreichbar. Prüfe deine Verbindung; wir versuchen es weiter.
proxy-missing = An die Serverleitung: Dieser Server steht hinter einem Proxy, den er nicht kennt, und hält bei seinen Limits alle für dieselbe Person. Trag die Adresse des Proxys in HOTELIER_PROXIES ein.
part-missing = Ein Teil dieser Seite wurde nicht geladen. Er wird nachgeladen, sobald der Server antwortet.
try-again = Erneut versuchen
offline-title = Keine Verbindung
offline-start = Keine Verbindung. Du kannst die Regeln lesen, in den Karten blättern, eine Lektion machen und die Replays ansehen, die auf diesem Gerät gespeichert sind. Zum Spielen brauchst du eine Verbindung.
offline-reading = Keine Verbindung. Regeln und Karten kannst du auch offline lesen.
offline-learn = Keine Verbindung. Die Lektion läuft auch offline.
offline-replay = Keine Verbindung. Gespeicherte Replays laufen auch offline. Um ab einer Stelle weiterzuspielen, brauchst du eine Verbindung.
offline-page = Keine Verbindung, und diese Seite braucht eine. Sie öffnet sich von selbst, sobald der Server antwortet.
offline-no-replay = Dieses Replay ist nicht auf diesem Gerät gespeichert. Öffne es einmal online, dann kannst du es auch offline ansehen.
offline-table = Zum Spielen brauchst du eine Verbindung. Deine Partie ist auf dem Server sicher: Diese Seite öffnet sie, sobald du wieder online bist.
offline-meanwhile = Bis dahin kannst du die Regeln lesen und in den Karten blättern.
saved-replays = Gespeicherte Replays
new-version = Es gibt eine neue Version von hotelier. Lade die Seite neu, wenn es dir passt; deine Partie bleibt, wie sie ist.
reload = Neu laden
to-the-start = Startseite
home = HOTELIER: Startseite
nowhere-title = Seite nicht gefunden
nowhere-text = Unter dieser Adresse gibt es nichts.
menu = Menü
ways = Hauptmenü
way-learn = Spielen lernen
way-puzzles = Rätsel
way-rules = Regeln
way-cards = Karten
way-statistics = Statistik
way-tournaments = Turniere
way-ladder = Rangliste
doors = Mehr entdecken
door-learn = Zum ersten Mal hier? Leopold erklärt dir das Spiel in zehn Minuten.
door-puzzles = Finde den besten Zug
door-rules = Beide Spiele einfach erklärt, mit Suche
door-cards = Was jede Karte kann
door-statistics = Deine Partien in Zahlen
door-tournaments = Mehrere Runden, dieselben Karten für alle
door-ladder = Die Wertungen auf diesem Server
to-the-tournament = Zum Turnier
tastes = Einstellungen
language = Sprache
theme = Design
theme-auto = System
theme-light = Hell
theme-dark = Dunkel
text-size = Schriftgröße
text-size-1 = Klein
text-size-2 = Normal
text-size-3 = Groß
text-size-4 = Sehr groß
no-motion = Keine Animationen
guard = Versehentliche Klicks ignorieren
pace = Tempo der Bots
pace-instant = Sofort
pace-brisk = Schnell
pace-calm = Langsam
sound = Ton
sound-on = Ton einschalten
sound-off = Ton ausschalten
sound-only-turn = Nur wenn ich dran bin
volume = Lautstärke
notify = Benachrichtigen, wenn ich dran bin
notify-ask = Möchtest du benachrichtigt werden, wenn du am Zug bist und dieser Tab im Hintergrund liegt?
notify-yes = Ja, bitte
notify-no = Nein, danke
recap = Seit deinem letzten Zug
recap-away = Ausblenden

## At a table

opening-door = Lädt …
no-table-title = Dieser Tisch lässt sich nicht öffnen
line-lost = Verbindung unterbrochen. Neuer Versuch … Deine Partie ist sicher.
waiting-text = Es geht los, sobald alle Plätze vergeben sind. Schick diesen Link an deine Freunde.
waiting-tournament-text = Es geht los, sobald alle da sind. Fehlt am Ende der Wartezeit ({ $time }) noch jemand, springt ein Bot ein, bis alle da sind.
link = Link zu diesem Tisch
agreed = Tischeinstellungen
copy-link = Link kopieren
copied = Kopiert
reserved-for = reserviert für { $name }
awaited = { $name }, noch nicht da
somebody = jemand
that-is-you = (du)
host = (Host)
waiting-for-everyone = Warten auf alle
waiting-for-everyone-text = Alle Plätze sind vergeben. Es geht los, sobald alle diese Seite geöffnet haben.
kick = Entfernen
kick-question = { $name } vom Tisch entfernen?
kick-text = { $name } verliert den Platz, und alle am Tisch erfahren es.
seat-bot = Bot einsetzen
free-the-seat = Bot entfernen
sit-here = Platz nehmen
bots-are = Stärke der Bots
guest-name = Gast
leave = Tisch verlassen
what-now = Was nun?
game-over = Die Partie ist beendet.
confirm = Zug beenden
confirm-move = Zug bestätigen
undo = Rückgängig
restart-turn = Zug neu beginnen
cancel = Abbrechen
undo-what = Macht rückgängig: { $action }
restart-what = Macht deinen Zug ab „{ $action }“ rückgängig
undo-blocked-chance = „{ $action }“ hat neue Karten oder Würfel gebracht und lässt sich nicht rückgängig machen.
undo-blocked-shown = „{ $action }“ hat etwas Neues gezeigt und lässt sich nicht rückgängig machen.
undo-blocked-turn = Danach war { $player } dran, darum lässt sich nichts mehr rückgängig machen.
takeback = Letzten Zug zurücknehmen
takeback-what = Nimmt deinen letzten Zug zurück, ab „{ $action }“, samt den Antworten der Bots
takeback-practice = Das nimmt auch die Antworten der Bots zurück. Weil du sie schon gesehen hast, wird daraus eine Übungspartie, die nicht für deine Statistik zählt.
restart-practice = Du hast schon etwas Neues gesehen. Wenn du den Zug neu beginnst, wird daraus eine Übungspartie, die nicht für deine Statistik zählt.
held-ends-turn = { $action }. Beendet deinen Zug.
held-shows = { $action }. Zeigt etwas Neues und lässt sich nicht rückgängig machen.
held-shows-others = { $action }. Das sehen dann alle.
the-rule = Zur Regel
ask-leopold = Leopold fragen
all-actions = Alle { $number } Aktionen anzeigen
fewer-actions = Weniger Aktionen anzeigen
you-watch = Du schaust zu.
stood-in = abwesend, { $bot } spielt
stood-in-to-the-end = { $bot } hat zu Ende gespielt
away = abwesend
a-bot = Bot
page-closed = offline
let-bot-play = Bot übernehmen lassen
watching =
    { $number ->
        [one] 1 Person schaut zu.
       *[other] { $number } Personen schauen zu.
    }
come-back = Ich bin zurück
other-device = Auf anderem Gerät weiterspielen
other-device-text = Kopiert. Öffne diesen Link dort innerhalb von 15 Minuten:
hours-left = { $time } h
days-left =
    { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    }
log = Protokoll
log-late =
    { $name ->
        [Du] Deine Zeit ist abgelaufen.
       *[other] Die Zeit von { $name } ist abgelaufen.
    }
log-kicked = { $name } wurde vom Tisch entfernt.
log-host = Neuer Host: { $name }.
talk = Chat
talk-unread =
    { $n ->
        [one] Chat: 1 neue Nachricht
       *[other] Chat: { $n } neue Nachrichten
    }
log-and-talk = Protokoll und Chat
open-log = Protokoll öffnen
close-log = Protokoll schließen
close = Schließen
say-something = Nachricht schreiben
send = Senden
announcements = Spielgeschehen
you-won = Du hast gewonnen!
won =
    { $number ->
        [one]
            { $names ->
                [Du] Du hast gewonnen
               *[other] { $names } hat gewonnen
            }
       *[other] Geteilter Sieg: { $names }
    }
points-by-source = Punkte nach Herkunft
total = Gesamt
percent = { $n } %
rematch = Revanche
rematch-waits = Die Revanche steht bereit. Dein Platz ist reserviert.
the-result = Ergebnis anzeigen
look-at-table = Tisch ansehen
save-record = Partie speichern
analysis = Analyse
source-guests = Gäste
source-rooms = Zimmer
source-staff = Personal
source-politics = Politik
source-emperor = Kaiser
source-leftovers = Reste und wartende Gäste
source-coins = Münzen
source-tokens = Plättchen
source-crests = Wappen
about-number = etwa { $n }
# What one action brings more or less of than another, by source. $n is a number, or “about 5”.
# In lists: “gains about 5 at the emperor, brings about 3 more from guests and costs crowns worth about 2”.
source-more-guests = bringt { $n } mehr durch Gäste
source-less-guests = bringt { $n } weniger durch Gäste
source-more-rooms = holt { $n } mehr aus Zimmern
source-less-rooms = holt { $n } weniger aus Zimmern
source-more-staff = holt { $n } mehr aus dem Personal
source-less-staff = holt { $n } weniger aus dem Personal
source-more-politics = gewinnt { $n } bei der Politik
source-less-politics = verliert { $n } bei der Politik
source-more-emperor = gewinnt { $n } beim Kaiser
source-less-emperor = verliert { $n } beim Kaiser
source-more-leftovers = gewinnt { $n } durch Reste am Ende
source-less-leftovers = verliert { $n } durch Reste am Ende
source-more-tokens = gewinnt { $n } durch Plättchen
source-less-tokens = verliert { $n } durch Plättchen
source-more-crests = gewinnt { $n } durch Wappen
source-less-crests = verliert { $n } durch Wappen
source-more-tiles = gewinnt { $n } durch Kaiserplättchen
source-less-tiles = verliert { $n } durch Kaiserplättchen
source-more-cubes = bringt Portionen im Wert von { $n }
source-less-cubes = kostet Portionen im Wert von { $n }
source-more-crowns = bringt Kronen im Wert von { $n }
source-less-crowns = kostet Kronen im Wert von { $n }
source-more-turns = bringt Züge und Würfel im Wert von { $n }
source-less-turns = kostet Züge und Würfel im Wert von { $n }
source-more-coming = verspricht später { $n } mehr
source-less-coming = verspricht später { $n } weniger
source-more-others = kostet die anderen { $n }
source-less-others = bringt den anderen { $n }
source-more-rest = gewinnt { $n } anderswo
source-less-rest = verliert { $n } anderswo

## Cards and rules

more-about-card = Mehr zu dieser Karte
more-by-key = Rechtsklick oder Taste I für Details

# People at a table

leave-question = Tisch verlassen?
leave-text = Die anderen erfahren es. Du kannst zurückkommen, solange sie deinen Platz nicht neu vergeben.
leave-waiting-text = Dein Platz wird frei, und die anderen erfahren es.
leave-tournament-text = Ein Bot spielt für dich weiter. Bist du bis zum Ende der Partie nicht zurück, bekommst du dafür keine Punkte.
report = Tisch melden
report-text = Sag, was nicht in Ordnung ist. Das liest nur die Serverleitung; am Tisch erfährt es niemand.
report-reason = Was ist nicht in Ordnung?
report-sent = Danke. Deine Meldung ist angekommen.
resign = Aufgeben
resign-question = Diese Partie aufgeben?
resign-text = Ein Bot spielt bis zum Ende an deiner Stelle. Du kannst nicht zurückkommen.
remove-game = Aus der Liste entfernen
remove-question = Deinen Platz aufgeben?
remove-text = Du gibst deinen Platz auf diesem Gerät auf und kannst von hier aus nicht mehr zurückkommen.
remove-over-question = Diese Partie entfernen?
remove-over-text = Sie verschwindet aus deinen Partien und zählt auf diesem Gerät nicht mehr für deine Statistik.
practice = Übung
practice-told = Das ist eine Übungspartie. Sie zählt nicht für deine Statistik.
ask-for-seat = Um den Platz bitten
seat-asked = Du hast um den Platz gebeten. Nun entscheiden die anderen am Tisch.
seat-declined = Die anderen haben abgelehnt.
seat-ask = { $name } möchte den Platz von { $player } übernehmen.
let-in = Hereinlassen
decline = Ablehnen
log-left =
    { $name ->
        [Du] Du hast den Tisch verlassen.
       *[other] { $name } hat den Tisch verlassen.
    }
log-left-bot =
    { $name ->
        [Du] Du hast den Tisch verlassen. { $bot } übernimmt.
       *[other] { $name } hat den Tisch verlassen. { $bot } übernimmt.
    }
log-back =
    { $name ->
        [Du] Du bist zurück.
       *[other] { $name } ist zurück.
    }
log-seated = { $name } hat den Platz von { $before } übernommen.
log-resigned =
    { $name ->
        [Du] Du hast aufgegeben. Ein Bot übernimmt.
       *[other] { $name } hat aufgegeben. Ein Bot übernimmt.
    }
log-asked = { $name } möchte den Platz von { $player } übernehmen.
log-declined = { $name } hat den Platz nicht bekommen.
log-takeback =
    { $name ->
        [Du] Du nimmst den ganzen Zug zurück.
       *[other] { $name } nimmt den ganzen Zug zurück.
    }
log-dropped = Dein geplanter Zug „{ $action }“ entfällt: Er ist nicht mehr möglich oder hätte jetzt eine andere Wirkung.
reactions = Schnellantworten
reaction-hello = Hallo!
reaction-well-played = Gut gespielt!
reaction-ouch = Autsch!
reaction-thanks = Danke!
reaction-thinking = Ich überlege noch.
reaction-good-game = Schöne Partie!
plan-move = Zug planen
plan-text = Der gewählte Zug wird gespielt, sobald du dran bist – wenn er dann noch dasselbe bewirkt. Die anderen sehen ihn nicht.
planned = Geplant: { $action }
plan-cancel = Plan verwerfen
plan-none = Im Moment gibt es nichts zu planen.
invite-title = { $name } lädt dich zu { $game } ein
invite-title-nobody = Du bist zu { $game } eingeladen
invite-text = Gib deinen Namen ein und such dir einen Platz aus. Es geht los, sobald alle Plätze vergeben sind.
name-first = Gib zuerst deinen Namen ein.
your-colour = Deine Farbe
colour-orange = Orange
colour-blue = Blau
colour-green = Grün
colour-red = Rot
colour-violet = Violett
colour-rose = Rosa
friends-cannot = Freunde können diesen Link nicht öffnen: Er funktioniert nur auf diesem Gerät.
friends-link = Freunde im selben Netzwerk können diesen nutzen:
friends-start = Damit Freunde mitspielen können, starte den Server mit diesem Befehl:
option-first = Startperson
option-first-random = Zufällig
first-seat = Platz { $seat }
agreed-first = Platz { $seat } beginnt
own-setup = Eigener Aufbau
own-setup-told = Dieser Tisch hat einen eigenen Aufbau: { $parts }.
own-setup-known = Der Host hat selbst gewählt und kennt: { $parts }.
own-setup-seats =
    { $n ->
        [one] { $part } (Platz { $seats })
       *[other] { $part } (Plätze { $seats })
    }
option-bonus-none-about = Keine Extrapunkte. Am einfachsten, gut für die erste Partie.
option-bonus-beginner-about = Extrapunkte ab 4 eingecheckten Karten mit demselben Wappen. Das normale Spiel.
option-bonus-advanced-about = Viel mehr Punkte ab 5 gleichen Wappen. Für Erfahrene.
option-edition-classic-about = Die Karten von 2015.
option-edition-revised-about = Die Karten von 2021, manche mit geänderter Wirkung.
option-side-night-about = Alle Hotels sind gleich.
option-side-day-about = Jedes Hotel ist anders.
option-staff-random-about = 6 zufällige Karten pro Person.
option-staff-intro-about = Feste Karten für die erste Partie.
option-staff-draft-about = Eine Karte behalten, den Rest weitergeben. Für Erfahrene.
