### Start page, lobby and seats: what everyone reads.

list-and = { $first } e { $last }
list-or = { $first } o { $last }
start-title = hotelier
welcome = Due hotel, una serata
welcome-text = Gioca a Grand Austria Hotel e a Overbooking contro bot che non barano mai, o invita gli amici con un link. Senza account.
play = Gioca
title-austria = Grand Austria Hotel
title-overbooking = Overbooking
first-time = Non conosci { $game }? Leopold te lo insegna in dieci minuti.
game-austria = Scegli i dadi, servi caffè e strudel e riempi l’hotel più bello di Vienna. Un’ora, 2–4 giocatori.
game-overbooking = Nascondi i tuoi ospiti in code affollate e gioca d’astuzia alla porta sul retro. 20 minuti, 2–4 giocatori.
which-game = Gioco
your-name = Il tuo nome
you-name = Tu
players = Giocatori
opponents = Livello dei bot
bot-easy = Bot facile
bot-medium = Bot medio
bot-hard = Bot difficile
bot-expert = Bot esperto
bot-master = Bot maestro
level-easy = Facile: commette errori
level-medium = Medio: gioca con metodo
level-hard = Difficile: pianifica le mosse
level-expert = Esperto: prevede le tue mosse
level-master = Maestro: si prende il suo tempo
# The hoteliers behind the levels, and what each likes more than it should.
person-easy = Ferdl
person-medium = Mizzi
person-hard = Schani
person-expert = Adele
person-master = Theres
style-austria-easy = riempie il Caffè
style-austria-medium = risparmia corone
style-austria-hard = corteggia l’Imperatore
style-austria-expert = occupa presto le camere
style-austria-master = non ha predilezioni
style-overbooking-easy = gioca subito gli ospiti migliori
style-overbooking-medium = tiene da parte i mercanti
style-overbooking-hard = tiene da parte i nobili
style-overbooking-expert = tiene da parte le domestiche
style-overbooking-master = non ha predilezioni
bot-person = { $bot }: { $style }
more-options = Altre opzioni
fewer-options = Meno opzioni
options-game = Partita
labelled = { $label }: { $value }
options-clock = Tempo e turni
clock = Limite di tempo
clock-none = Nessun limite di tempo
clock-live = Minuti per giocatore
clock-correspondence = Giorni per mossa
clock-bank = Tempo per giocatore
clock-increment = Tempo extra per turno
clock-days = Tempo per mossa
minutes =
    { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minuti
    }
seconds =
    { $seconds ->
        [0] nessuno
        [one] 1 secondo
       *[other] { $seconds } secondi
    }
option-confirm = Conferma fine turno
option-confirm-people = Con altre persone
option-confirm-always = Sempre
option-confirm-never = Mai
options-leaving = Se un giocatore se ne va
option-absent = Il suo posto
option-absent-offer = Gli altri possono aggiungere un bot
option-absent-bot = Un bot subentra subito
option-stand-in = Bot sostituto
option-newcomers = Altre persone possono chiedere il posto
agreed-live =
    { $seconds ->
        [0] { $minutes ->
            [one] 1 minuto per giocatore
           *[other] { $minutes } minuti per giocatore
        }
        [1] { $minutes ->
            [one] 1 minuto per giocatore, più 1 secondo per turno
           *[other] { $minutes } minuti per giocatore, più 1 secondo per turno
        }
       *[other] { $minutes ->
            [one] 1 minuto per giocatore, più { $seconds } secondi per turno
           *[other] { $minutes } minuti per giocatore, più { $seconds } secondi per turno
        }
    }
agreed-days =
    { $days ->
        [one] 1 giorno per mossa
       *[other] { $days } giorni per mossa
    }
agreed-no-confirm = La fine del turno non va confermata
agreed-stand-in = Se un giocatore se ne va, subentra un bot
agreed-no-newcomers = Nessun altro può chiedere un posto lasciato libero
option-edition = Edizione
option-edition-classic = Classica
option-edition-revised = Rivista
option-side = Hotel
option-side-night = Lato notte (tutti uguali)
option-side-day = Lato giorno (tutti diversi)
option-staff = Personale iniziale
option-staff-random = Casuale
option-staff-intro = Set introduttivi
option-staff-draft = Draft
option-bonus = Bonus stemmi
option-bonus-none = Nessuno
option-bonus-beginner = Per principianti
option-bonus-advanced = Avanzato
play-now = Gioca subito
play-with-friends = Gioca con gli amici
open-public-table = Apri un tavolo pubblico
open-tables = Tavoli aperti
no-open-tables = Nessun tavolo aperto in questo momento. Aprine uno pubblico: gli altri ti troveranno qui.
free-seat = posto libero
join = Partecipa
watch = Guarda
your-games = Le tue partite
waiting-for-players = In attesa di giocatori
your-turn = Tocca a te
others-turn = { $name } sta pensando
against = Contro { $names }
final-score = Punteggio finale: { $score }
final-place = Posto { $place } su { $all } · { $score }
look-back = Replay
deal-results = Risultati di questa partita
result = Risultato
continue = Continua
bring-record = Importa una partita salvata
bring-record-text = Guarda il replay di una partita finita e salvata da hotelier, o continuane una in sospeso contro i bot.
choose-file = Scegli un file
no-record = Impossibile aprire { $file }. Non è una partita salvata da hotelier, o è stata modificata.
no-record-details = Dettagli
over-back = Pagina precedente
over-close = Torna al tavolo
keys-title = Scorciatoie da tastiera
keys-yes = Sì: il pulsante dorato
keys-no = No, o chiudi ciò che è aperto
keys-undo = Annulla
keys-next = Prossima azione possibile
keys-card = Dettagli della carta
keys-step = Un passo indietro o avanti
keys-turn = Un turno indietro o avanti
keys-round = Un round indietro o avanti, sulla linea del tempo
keys-ends = Inizio o fine, sulla linea del tempo
keys-play = Avvia o metti in pausa, sulla linea del tempo
keys-help = Questo elenco
unofficial = Un progetto amatoriale non ufficiale, senza le illustrazioni originali. I giochi e i loro nomi appartengono ai rispettivi proprietari. Se ti piacciono, acquista gli originali.
house-away = Server non raggiungibile. Controlla la connessione; continuiamo a provare.
proxy-missing = Per chi gestisce questo server: si trova dietro un proxy che non conosce e prende tutti i visitatori per uno solo. Indica l’indirizzo del proxy in HOTELIER_PROXIES.
part-missing = Una parte di questa pagina non è stata caricata. La caricheremo appena il server risponde.
try-again = Riprova
offline-title = Nessuna connessione
offline-start = Nessuna connessione. Puoi leggere le regole, sfogliare le carte, seguire una lezione e guardare i replay salvati su questo dispositivo. Per giocare serve la connessione.
offline-reading = Nessuna connessione. Puoi comunque consultare le regole e le carte.
offline-learn = Nessuna connessione. Puoi comunque seguire la lezione.
offline-replay = Nessuna connessione. Puoi comunque guardare i replay salvati. Per giocare da una posizione serve la connessione.
offline-page = Nessuna connessione. Questa pagina non funziona offline: si aprirà da sola appena il server risponde.
offline-no-replay = Questo replay non è salvato su questo dispositivo. Aprilo una volta online e potrai guardarlo anche offline.
offline-table = Per giocare serve la connessione. La tua partita è al sicuro sul server: si riaprirà qui appena torna la connessione.
offline-meanwhile = Nel frattempo puoi leggere le regole e sfogliare le carte.
saved-replays = Replay salvati
new-version = C’è una nuova versione di hotelier. Ricarica quando vuoi; la tua partita resta com’è.
reload = Ricarica
to-the-start = Home
home = HOTELIER: home
nowhere-title = Pagina non trovata
nowhere-text = Questo indirizzo non esiste.
menu = Menu
ways = Menu principale
way-learn = Impara a giocare
way-puzzles = Enigmi
way-rules = Regole
way-cards = Carte
way-statistics = Statistiche
way-tournaments = Tornei
way-ladder = Classifica
doors = Scopri altro
door-learn = Prima volta? Leopold ti insegna il gioco in dieci minuti.
door-puzzles = Trova il turno migliore
door-rules = I due giochi in parole semplici, con ricerca
door-cards = Che cosa fa ogni carta
door-statistics = Le tue partite in cifre
door-tournaments = Più round, le stesse carte per tutti
door-ladder = Il rating dei giocatori di questo server
to-the-tournament = Vai al torneo
tastes = Impostazioni
language = Lingua
theme = Tema
theme-auto = Sistema
theme-light = Chiaro
theme-dark = Scuro
text-size = Dimensione del testo
text-size-1 = Piccola
text-size-2 = Normale
text-size-3 = Grande
text-size-4 = Molto grande
no-motion = Niente animazioni
guard = Ignora i clic involontari
pace = Velocità dei bot
pace-instant = Massima
pace-brisk = Rapida
pace-calm = Lenta
sound = Audio
sound-on = Attiva l’audio
sound-off = Disattiva l’audio
sound-only-turn = Solo al mio turno
volume = Volume
notify = Avvisami quando tocca a me
notify-ask = Vuoi una notifica quando tocca a te e questa scheda è nascosta?
notify-yes = Avvisami
notify-no = No, grazie
recap = Dal tuo ultimo turno
recap-away = Nascondi

## At a table

opening-door = Caricamento…
no-table-title = Impossibile aprire questo tavolo
line-lost = Connessione persa. Tentativo di riconnessione… La tua partita è al sicuro.
waiting-text = La partita comincia appena tutti i posti sono occupati. Manda questo link ai tuoi amici.
waiting-tournament-text = La partita comincia appena ci sono tutti. Se alla fine del tempo di attesa ({ $time }) manca ancora qualcuno, un bot gioca al suo posto finché non arriva.
link = Link a questo tavolo
agreed = Impostazioni del tavolo
copy-link = Copia il link
copied = Copiato
reserved-for = riservato a { $name }
awaited = { $name }, non è ancora qui
somebody = un giocatore
that-is-you = (tu)
host = (host)
waiting-for-everyone = In attesa di tutti
waiting-for-everyone-text = Tutti i posti sono occupati. La partita comincia appena tutti hanno aperto questa pagina.
kick = Allontana
kick-question = Allontanare { $name } dal tavolo?
kick-text = { $name } perde il posto e tutti al tavolo vengono avvisati.
seat-bot = Aggiungi un bot
free-the-seat = Rimuovi il bot
sit-here = Siediti qui
bots-are = Livello dei bot
guest-name = Ospite
leave = Lascia il tavolo
what-now = E adesso?
game-over = La partita è finita.
confirm = Termina il turno
confirm-move = Conferma la mossa
undo = Annulla
restart-turn = Ricomincia il turno
cancel = Non ora
undo-what = Annulla: { $action }
restart-what = Annulla il tuo turno, da «{ $action }» in poi
undo-blocked-chance = «{ $action }» ha portato nuove carte o nuovi dadi: non si può annullare.
undo-blocked-shown = «{ $action }» ha rivelato qualcosa di nuovo: non si può annullare.
undo-blocked-turn = { $player } ha già giocato dopo di te: non puoi annullare.
takeback = Annulla l’ultimo turno
takeback-what = Annulla il tuo ultimo turno, da «{ $action }» in poi, e le risposte dei bot
takeback-practice = Si annullano anche le risposte dei bot. Poiché le hai già viste, questa diventa una partita di allenamento e non conta nelle tue statistiche.
restart-practice = Hai già visto qualcosa di nuovo. Se ricominci il turno, questa diventa una partita di allenamento e non conta nelle tue statistiche.
held-ends-turn = { $action }. Così termini il turno.
held-shows = { $action }. Così si rivela qualcosa di nuovo, quindi non si può annullare.
held-shows-others = { $action }. Gli altri lo vedranno.
the-rule = Leggi la regola
ask-leopold = Chiedi a Leopold
all-actions = Mostra tutte le { $number } azioni
fewer-actions = Mostra meno azioni
you-watch = Stai guardando la partita.
stood-in = assente, gioca { $bot }
stood-in-to-the-end = { $bot } ha finito la partita
away = assente
a-bot = bot
page-closed = offline
let-bot-play = Fai subentrare un bot
watching =
    { $number ->
        [one] 1 persona sta guardando.
       *[other] { $number } persone stanno guardando.
    }
come-back = Rientra in partita
other-device = Continua su un altro dispositivo
other-device-text = Copiato. Apri lì questo link entro 15 minuti:
hours-left = { $time } h
days-left =
    { $days ->
        [one] 1 giorno
       *[other] { $days } giorni
    }
log = Registro
log-late = Tempo scaduto per { $name }.
log-kicked = L’host allontana { $name } dal tavolo.
log-host = Ora l’host è { $name }.
talk = Chat
talk-unread =
    { $n ->
        [one] Chat: 1 nuovo messaggio
       *[other] Chat: { $n } nuovi messaggi
    }
log-and-talk = Registro e chat
open-log = Apri il registro
close-log = Chiudi il registro
close = Chiudi
say-something = Scrivi un messaggio
send = Invia
announcements = Eventi della partita
you-won = Hai vinto!
won =
    { $number ->
        [one] Vince { $names }
       *[other] { $names } condividono la vittoria
    }
points-by-source = Origine dei punti
total = Totale
percent = { $n }%
rematch = Rivincita
rematch-waits = La rivincita è pronta. Il tuo posto è riservato.
the-result = Mostra il risultato
look-at-table = Guarda il tavolo
save-record = Salva la partita
analysis = Analisi
source-guests = Ospiti
source-rooms = Camere
source-staff = Personale
source-politics = Obiettivi
source-emperor = Imperatore
source-leftovers = Rimanenze e ospiti in attesa
source-coins = Monete
source-tokens = Segnalini
source-crests = Stemmi
about-number = circa { $n }
# What one action brings more or less of than another, by source. $n is a number, or “about 5”.
# In lists: “gains about 5 at the emperor, brings about 3 more from guests and costs crowns worth about 2”.
source-more-guests = guadagna { $n } con gli ospiti
source-less-guests = perde { $n } con gli ospiti
source-more-rooms = ricava { $n } in più dalle camere
source-less-rooms = ricava { $n } in meno dalle camere
source-more-staff = ricava { $n } in più dal personale
source-less-staff = ricava { $n } in meno dal personale
source-more-politics = guadagna { $n } con gli obiettivi
source-less-politics = perde { $n } con gli obiettivi
source-more-emperor = guadagna { $n } con l’imperatore
source-less-emperor = perde { $n } con l’imperatore
source-more-leftovers = guadagna { $n } con le rimanenze alla fine
source-less-leftovers = perde { $n } con le rimanenze alla fine
source-more-tokens = guadagna { $n } con i segnalini
source-less-tokens = perde { $n } con i segnalini
source-more-crests = guadagna { $n } con gli stemmi
source-less-crests = perde { $n } con gli stemmi
source-more-tiles = guadagna { $n } con le tessere Imperatore
source-less-tiles = perde { $n } con le tessere Imperatore
source-more-cubes = guadagna cubetti che valgono { $n }
source-less-cubes = costa cubetti che valgono { $n }
source-more-crowns = guadagna corone che valgono { $n }
source-less-crowns = costa corone che valgono { $n }
source-more-turns = guadagna turni e dadi che valgono { $n }
source-less-turns = costa turni e dadi che valgono { $n }
source-more-coming = promette { $n } in più per dopo
source-less-coming = promette { $n } in meno per dopo
source-more-others = toglie { $n } agli altri
source-less-others = regala { $n } agli altri
source-more-rest = guadagna { $n } altrove
source-less-rest = perde { $n } altrove

## Cards and rules

more-about-card = Altro su questa carta
more-by-key = Clic destro o tasto I per i dettagli

# People at a table

leave-question = Lasciare il tavolo?
leave-text = Gli altri giocatori vengono avvisati. Puoi tornare finché non danno il tuo posto a un’altra persona.
leave-waiting-text = Il tuo posto si libera e gli altri giocatori vengono avvisati.
leave-tournament-text = Un bot giocherà al posto tuo. Se non torni entro la fine della partita, non ottieni punti.
report = Segnala questo tavolo
report-text = Spiega a chi gestisce il server che cosa non va. Al tavolo nessuno lo saprà.
report-reason = Che cosa non va?
report-sent = Grazie. La segnalazione è stata inviata.
resign = Abbandona
resign-question = Abbandonare questa partita?
resign-text = Un bot prende il tuo posto fino alla fine della partita. Non potrai tornare.
remove-game = Togli dall’elenco
remove-question = Rinunciare al tuo posto?
remove-text = Rinunci al tuo posto su questo dispositivo e da qui non potrai più tornare.
remove-over-question = Togliere questa partita?
remove-over-text = Sparisce dalle tue partite e su questo dispositivo non conta più nelle tue statistiche.
practice = Allenamento
practice-told = È una partita di allenamento. Non conta nelle tue statistiche.
ask-for-seat = Chiedi il posto
seat-asked = Hai chiesto il posto. Ora decidono i giocatori.
seat-declined = I giocatori hanno rifiutato.
seat-ask = { $name } vuole prendere il posto di { $player }.
let-in = Fai entrare
decline = Rifiuta
log-left = { $name } lascia il tavolo.
log-left-bot = { $name } lascia il tavolo. Subentra { $bot }.
log-back = { $name } torna al tavolo.
log-seated = { $name } prende il posto di { $before }.
log-resigned = { $name } abbandona. Subentra un bot.
log-asked = { $name } vuole prendere il posto di { $player }.
log-declined = { $name } non ottiene il posto.
log-takeback = { $name } annulla tutto il turno.
log-dropped = La mossa pianificata «{ $action }» è annullata: non è più possibile o avrebbe un altro effetto.
reactions = Risposte rapide
reaction-hello = Ciao!
reaction-well-played = Ben giocato!
reaction-ouch = Ahi!
reaction-thanks = Grazie!
reaction-thinking = Fammi pensare.
reaction-good-game = Bella partita!
plan-move = Pianifica la mossa
plan-text = La mossa che scegli viene giocata appena tocca a te, se ha ancora lo stesso effetto. Gli altri non la vedono.
planned = Pianificata: { $action }
plan-cancel = Annulla il piano
plan-none = Adesso non c’è nulla da pianificare.
invite-title = { $name } ti invita a giocare a { $game }
invite-title-nobody = Un invito a giocare a { $game }
invite-text = Scrivi il tuo nome e scegli un posto. La partita comincia quando tutti i posti sono occupati.
name-first = Prima scrivi il tuo nome.
your-colour = Il tuo colore
colour-orange = Arancione
colour-blue = Blu
colour-green = Verde
colour-red = Rosso
colour-violet = Viola
colour-rose = Rosa
friends-cannot = Gli amici non possono aprire questo link: funziona solo su questo computer.
friends-link = Gli amici sulla stessa rete possono usare questo:
friends-start = Per far entrare gli amici, avvia il server con questo comando:
option-first = Giocatore iniziale
option-first-random = Casuale
first-seat = Posto { $seat }
agreed-first = Comincia il posto { $seat }
own-setup = Setup personalizzato
own-setup-told = Questo tavolo ha un setup personalizzato: { $parts }.
own-setup-known = L’host ha scelto e conosce: { $parts }.
own-setup-seats =
    { $n ->
        [one] { $part } (posto { $seats })
       *[other] { $part } (posti { $seats })
    }
option-bonus-none-about = Nessun punto in più. La variante più semplice, adatta alla prima partita.
option-bonus-beginner-about = Punti in più per 4 o più carte alloggiate dello stesso stemma. Il gioco normale.
option-bonus-advanced-about = Molti più punti per 5 o 6 carte dello stesso stemma. Per giocatori esperti.
option-edition-classic-about = Le carte del 2015.
option-edition-revised-about = Le carte del 2021, alcune con effetti diversi.
option-side-night-about = Tutti i giocatori hanno lo stesso hotel.
option-side-day-about = Ogni giocatore ha un hotel diverso.
option-staff-random-about = 6 carte a caso per ogni giocatore.
option-staff-intro-about = Set fissi per la prima partita.
option-staff-draft-about = Tieni una carta e passa le altre. Per giocatori esperti.
