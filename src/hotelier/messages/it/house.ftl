### The house: start page, lobby, seats, what everybody reads.

list-and = { $first } e { $last }
list-or = { $first } o { $last }
start-title = hotelier
welcome = Due hotel, una serata
welcome-text = Grand Austria Hotel e Overbooking: contro bot che giocano pulito, o con gli amici tramite un link. Senza account.
play = Gioca
title-austria = Grand Austria Hotel
title-overbooking = Overbooking
first-time = Prima volta? Leopold ti mostra { $game } in dieci minuti.
game-austria = Scegli i dadi, servi caffè e strudel, riempi l’hotel più bello di Vienna. Un’ora, da 2 a 4 giocatori.
game-overbooking = Nascondi i tuoi ospiti in code affollate e gioca d’astuzia alla porta sul retro. Venti minuti, da 2 a 4 giocatori.
which-game = Quale gioco
your-name = Il tuo nome
you-name = Tu
players = Giocatori
opponents = Avversari
bot-easy = Bot facile
bot-medium = Bot medio
bot-hard = Bot difficile
bot-expert = Bot esperto
level-easy = Facile: a volte si distrae
level-medium = Medio: gioca bene
level-hard = Difficile: pensa in anticipo
level-expert = Esperto: pesa le tue risposte
more-options = Altre opzioni
fewer-options = Meno opzioni
options-game = La partita
option-chosen = { $option }: { $value }
options-clock = Tempo e turni
clock = Orologio
clock-none = Senza orologio
clock-live = Minuti per tutta la partita
clock-correspondence = Giorni per ogni mossa
clock-bank = Tempo a testa
clock-increment = In più a ogni turno
clock-days = Per ogni mossa
minutes =
    { $minutes ->
        [one] un minuto
       *[other] { $minutes } minuti
    }
seconds =
    { $seconds ->
        [0] niente
        [one] un secondo
       *[other] { $seconds } secondi
    }
option-confirm = La fine del turno va confermata
options-leaving = Se qualcuno se ne va
option-absent = Il suo posto
option-absent-offer = Gli altri possono far sedere un bot
option-absent-bot = Un bot continua subito
option-stand-in = Chi continua
option-newcomers = Qualcun altro può prendere il posto
agreed-live =
    { $seconds ->
        [0] { $minutes ->
            [one] Un minuto a testa per tutta la partita
           *[other] { $minutes } minuti a testa per tutta la partita
        }
        [1] { $minutes ->
            [one] Un minuto a testa per tutta la partita, più 1 secondo per turno
           *[other] { $minutes } minuti a testa per tutta la partita, più 1 secondo per turno
        }
       *[other] { $minutes ->
            [one] Un minuto a testa per tutta la partita, più { $seconds } secondi per turno
           *[other] { $minutes } minuti a testa per tutta la partita, più { $seconds } secondi per turno
        }
    }
agreed-days =
    { $days ->
        [one] Un giorno per ogni mossa
       *[other] { $days } giorni per ogni mossa
    }
agreed-confirm = La fine del turno va confermata
agreed-no-confirm = La fine del turno non va confermata
agreed-stand-in = Se qualcuno se ne va, un bot continua subito
agreed-no-newcomers = Nessun altro può prendere un posto lasciato libero
option-edition = Edizione
option-edition-classic = Classica
option-edition-revised = Rivista
option-side = Hotel
option-side-night = Di notte, tutti uguali
option-side-day = Di giorno, ognuno il suo
option-staff = Personale iniziale
option-staff-random = A caso
option-staff-intro = Set introduttivi
option-staff-draft = A scelta (draft)
option-bonus = Bonus stemmi
option-bonus-none = Nessuno
option-bonus-beginner = Per principianti
option-bonus-advanced = Avanzato
play-now = Gioca subito
play-with-friends = Gioca con gli amici
open-public-table = Apri un tavolo pubblico
open-tables = Tavoli aperti
no-open-tables = In questo momento non aspetta nessuno. Apri un tavolo pubblico e gli altri ti trovano qui.
free-seat = posto libero
join = Entra
watch = Guarda
your-games = Le tue partite
waiting-for-players = In attesa di giocatori
your-turn = Tocca a te
others-turn = Decide { $name }
against = Contro { $names }
final-score = Punteggio finale: { $score }
look-back = Rivedi
result = Risultato
continue = Continua
bring-record = Carica una partita
bring-record-text = Una partita salvata da hotelier: finita, da riguardare; non finita, da continuare contro i bot.
choose-file = Scegli un file
no-record = { $file } non è una partita leggibile. { $reason }
no-record-reason = Non è JSON.
unofficial = Versione amatoriale non ufficiale, senza le illustrazioni dei giochi. I giochi e i loro nomi appartengono ai rispettivi proprietari; se ti piacciono, compra le scatole.
house-away = Il server non risponde. Controlla la connessione; continuiamo a provare.
part-missing = Una parte di questa pagina non è arrivata. Si riapre appena il server risponde.
try-again = Riprova
to-the-start = Alla pagina iniziale
home = HOTELIER: alla pagina iniziale
nowhere-title = Questa camera non esiste
nowhere-text = In questa casa l’indirizzo non porta da nessuna parte.
menu = Menu
ways = In giro per la casa
way-learn = Impara a giocare
way-rules = Regole
way-cards = Carte
way-statistics = Statistiche
doors = Che altro c’è
door-learn = Prima volta? Leopold ti mostra il gioco in dieci minuti.
door-rules = I due giochi in parole semplici, con ricerca
door-cards = Che cosa fa ogni carta
door-statistics = Le tue partite in cifre
tastes = Aspetto
language = Lingua
theme = Colori
theme-auto = come il sistema
theme-light = di giorno
theme-dark = di notte
text-size = Testo
text-size-1 = piccolo
text-size-2 = normale
text-size-3 = grande
text-size-4 = più grande
no-motion = Niente animazioni

## At a table

opening-door = La porta si apre…
no-table-title = Questa porta resta chiusa
line-lost = La connessione è caduta. Continuiamo a provare; non si perde nulla.
waiting-text = La partita comincia appena tutti i posti sono occupati. Manda questo link ai tuoi amici.
link = Link a questo tavolo
agreed = Le regole di questo tavolo
copy-link = Copia il link
copied = Copiato
reserved-for = riservato: { $name }
somebody = qualcuno
that-is-you = (tu)
seat-bot = Fai sedere un bot
free-the-seat = Libera il posto
sit-here = Siediti qui
bots-are = Livello dei bot
guest-name = Ospite
leave = Esci
what-now = E adesso?
game-over = La partita è finita.
confirm-turn = Così il tuo turno finisce. Conferma oppure annulla.
confirm = Fine turno
undo = Annulla
restart-turn = Ricomincia il turno
the-rule = La regola
ask-leopold = Chiedi a Leopold
all-actions = Tutte le azioni in elenco ({ $number })
fewer-actions = Meno azioni
you-watch = Stai guardando.
take-the-seat = Prendi il posto libero
stood-in = assente; gioca { $bot }
away = assente
a-bot = computer
page-closed = non è qui ora
let-bot-play = Fai giocare un bot
watching =
    { $number ->
        [one] Guarda una persona.
       *[other] Guardano { $number } persone.
    }
come-back = Eccomi di nuovo
other-device = Continua su un altro dispositivo
other-device-text = Copiato. Apri lì questo link entro un quarto d’ora:
hours-left = { $time } h
days-left =
    { $days ->
        [one] un giorno
       *[other] { $days } giorni
    }
log = Cronaca
log-late = Tempo scaduto: { $name }.
talk = Chat
say-something = Scrivi qualcosa
send = Invia
announcements = Che cosa succede
you-won = Hai vinto!
won =
    { $number ->
        [one] Vince { $names }
       *[other] Vittoria condivisa: { $names }
    }
points-by-source = Punti per provenienza
total = Totale
percent = { $n }%
rematch = Rivincita
rematch-waits = La rivincita aspetta: il tuo posto è riservato.
the-result = Il risultato
look-at-table = Guarda il tavolo
save-record = Salva la partita
analysis = Analisi
source-guests = Ospiti
source-rooms = Camere
source-staff = Personale
source-politics = Obiettivi
source-emperor = Imperatore
source-leftovers = Rimanenze
source-coins = Monete
source-tokens = Segnalini
source-crests = Stemmi

## Cards and rules

more-about-card = Tutto su questa carta
more-by-key = Clic destro o tasto I: altri dettagli
