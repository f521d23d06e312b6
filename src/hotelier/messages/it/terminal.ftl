### The terminal: what’s said around the picture of a game, by the commands that players use.
### Words that are typed (help, save, --against) and file names are the same in every language.

## Small words

# The name of a player who gave none.
terminal-player = Giocatore { $n }

## Languages

# Said in the language that was chosen.
terminal-speaks = Lingua impostata: italiano.
terminal-which-language = Scegli una lingua: { $languages }.
terminal-no-language = la lingua { $name } non c’è; scegli tra { $languages }

## Help

terminal-help = Aiuto
terminal-command-number = un numero
terminal-command-save = save FILE
terminal-about-number = scegli dall’elenco; puoi anche scrivere il testo della scelta, per esempio { $action }
terminal-about-help = questa pagina; help 7 spiega la scelta 7, help { $card } spiega una carta
terminal-about-board = tutto ciò che è sul tavolo
terminal-about-show = che cosa ha il posto 2; solo show: che cosa hai tu, compresa la mano
terminal-about-cards = tutte le carte che nominano «{ $word }»
terminal-about-hint = le tre scelte migliori, viste da un giocatore forte al tuo posto
terminal-about-log = che cosa è successo di recente; log all mostra tutto
terminal-about-undo = annulla la tua ultima azione, se non è stato rivelato nulla di nuovo
terminal-about-save = salva la partita in un file; si salva anche in automatico dopo ogni azione
terminal-about-lang = cambia lingua: { $languages }
terminal-about-quit = esci; per continuare più tardi: hotelier play --resume
terminal-choose = Scegli con un numero, o scrivi help. Puoi uscire in qualsiasi momento senza perdere nulla.

## At the table

terminal-prompt = La tua scelta (help, board, hint, undo, quit)
terminal-thinking = { $name } sta pensando…
terminal-looking-ahead = Calcolo in corso…
terminal-log-more =
    { $n ->
        [one] (1 altra riga: log)
       *[other] (altre { $n } righe: log)
    }
terminal-log-before =
    { $n ->
        [one] (1 riga precedente: log all)
       *[other] ({ $n } righe precedenti: log all)
    }
terminal-your-turn = { $name }, tocca a te. Premi Invio quando solo tu vedi lo schermo.
terminal-your-turn-undo = { $name }, tocca a te. Premi Invio quando solo tu vedi lo schermo. ({ $before } può scrivere undo per annullare l’ultima azione.)
terminal-enter-alone = Premi solo Invio per continuare, o scrivi quit.
terminal-not-possible = «{ $typed }» adesso non è possibile. Scrivi un numero da 1 a { $n }, oppure help, oppure uno di questi testi: { $texts }.
terminal-nothing-to-undo = Non puoi annullare nulla: dopo la tua ultima azione è stato rivelato qualcosa di nuovo, o ha già agito un altro giocatore.
terminal-taken-back = Annullato.
terminal-whose = Scegli un giocatore: da show 1 a show { $n }.
terminal-look-for = Scrivi che cosa cercare, per esempio: cards { $word }, cards { $card }.
terminal-no-card = Nessuna carta nomina «{ $query }».
terminal-more-cards =
    { $n ->
        [one] (1 altra: restringi la ricerca)
       *[other] (altre { $n }: restringi la ricerca)
    }

## Saving and quitting

terminal-kept = La partita è salvata in { $place }.
terminal-kept-place = La partita è salvata in { $place }
terminal-go-on = Continua con:
terminal-now-kept = Ora la partita è salvata in { $place }.
terminal-not-kept = La partita non viene salvata: { $reason }.
terminal-not-kept-save = La partita non viene salvata: { $reason }. Salvala altrove: save FILE.
terminal-was-not-kept = La partita non è stata salvata.
terminal-another-sitting = Un’altra sessione ha scritto in { $place }.
terminal-saved = La partita è salvata in { $file }.
terminal-left-as-it-is = { $file } non è stato sovrascritto: { $reason }.
terminal-other-game = contiene un’altra partita, o uno stato successivo di questa
terminal-no-file-name = Questo non è un nome di file valido.
terminal-leave = Premi Invio per uscire. Oppure scrivi save FILE per salvare una copia e uscire, o back per continuare a giocare.
terminal-leave-unkept = La partita non è salvata. Scrivi save FILE per salvarla e uscire, back per continuare a giocare, o quit per perderla.
terminal-say-what = Scegli una di queste possibilità.
terminal-record-is = La partita è salvata in { $place }.
terminal-cannot-keep = impossibile scrivere in { $place }: { $reason }
terminal-cannot-take-up = impossibile continuare { $file }: { $reason }
terminal-bad-opponents = { $file }: opponents dev’essere un elenco di { $n }, ognuno un nome o null
terminal-bad-people = { $file }: humans dev’essere un elenco di posti da 1 a { $n }
terminal-last-unreadable = impossibile leggere l’ultima partita: { $reason }; elimina il file, o scegline un altro: hotelier play --resume FILE
terminal-no-unfinished = in { $folder } non c’è nessuna partita in sospeso; cominciane una con: hotelier play
terminal-no-unfinished-of = in { $folder } non c’è nessuna partita di { $game } in sospeso; cominciane una con: hotelier play { $game }
terminal-has-options = una partita che continui ha già le sue opzioni e i suoi nomi
terminal-no-game-but-file = il gioco { $name } non esiste; per continuare quel file aggiungi --resume
terminal-game-is-over = la partita in { $file } è finita; guardala con: { $command }
terminal-name-others = { $file }: { $reason }; scegli altri bot con --against
terminal-file-is-there = { $file } esiste già; continua con: { $command }

## Who plays

terminal-whom = Contro chi vuoi giocare?
terminal-prompt-opponent = Il tuo avversario
terminal-usual = Premi Invio per { $usual }. Per sceglierne più d’uno scrivi { $several }
terminal-friends = persone a questo schermo, a turno
terminal-opponent-easy = gioca bene, ma commette errori
terminal-opponent-medium = gioca con metodo
terminal-opponent-hard = pianifica le mosse
terminal-opponent-expert = prevede anche le tue mosse
terminal-opponent-master = pensa più a lungo e gioca meglio di tutti
terminal-no-seat-left = --humans all non lascia posti per --against
terminal-wrong-number =
    { $people ->
        [one] 1 persona
       *[other] { $people } persone
    } e { $rivals ->
        [one] 1 bot
       *[other] { $rivals } bot
    } fanno { $players ->
        [one] 1 giocatore
       *[other] { $players } giocatori
    }; { $game } è per { $allowed }
terminal-wrong-opponents =
    { $players } giocatori con { $people ->
        [one] 1 persona
       *[other] { $people } persone
    } richiedono { $free ->
        [one] 1 bot
       *[other] { $free } bot
    }, ma --against ne indica { $named }
terminal-nobody-plays = ora al posto { $seat } non gioca nessuno: scegli un bot con --against
terminal-bad-seats = --humans dev’essere un elenco di posti da 1 a { $n } (come 1 o 1,2), all o none, non { $text }
terminal-many-names = --names può avere al massimo { $n } nomi per { $n } giocatori, non { $text }
terminal-same-names = in --names i nomi devono essere tutti diversi, ma { $name } compare due volte
terminal-empty-name = --names non può essere vuoto, né avere due virgole di seguito
terminal-unseen-name = in --names i nomi possono avere solo caratteri visibili, non { $name }
terminal-wide-name = in --names ogni nome dev’essere largo da 1 a { $n } colonne, non { $name }

## Options

terminal-no-option = { $game } non ha --{ $name }; ha { $flags }
terminal-bad-option = --{ $name } dev’essere uno tra { $values }, non { $text }
terminal-no-filter = { $game } non ha --{ $name }; ha { $flags } (usa --{ $name } con { $others })
terminal-nothing-fits = Nessuna carta corrisponde a { $wanted }.
terminal-no-picture = { $game } non si può ancora mostrare nel terminale

## Saved games

terminal-step = Dopo il passo { $step } di { $steps }.
terminal-step-last = Ultimo passo: { $action }.
terminal-step-decides = Tocca a { $name } ({ $decision }).
terminal-step-question = Tocca a { $name } (posto { $seat }):
terminal-bad-seat = --seat dev’essere da 1 a { $n }, non { $seat }
terminal-right = valida
terminal-steps =
    { $n ->
        [one] 1 passo
       *[other] { $n } passi
    }
terminal-running = { $game }, { $steps }, ancora in corso, punteggi { $scores }
terminal-ended = { $game }, { $steps }, punteggi { $scores }, vittoria: { $winners }
terminal-winner = { $name } (posto { $seat })
terminal-records-wrong =
    { $wrong ->
        [one] 1 partita salvata su { $n } non è valida
       *[other] { $wrong } partite salvate su { $n } non sono valide
    }

## Advice

terminal-advice-action = azione
terminal-advice-words = che cosa fa
terminal-advice-points = punti
terminal-advice-win = vince
terminal-advice-sure = certezza
terminal-advice-legend = punti: punteggio finale atteso; vince: probabilità di vittoria; certezza: che nessun’altra azione sia migliore
terminal-advice-over = dopo il passo { $step } la partita è finita; scegline uno precedente con --step
terminal-advice-chance = dopo il passo { $step } segue un evento casuale, non una decisione; scegli un passo precedente con --step
terminal-advice-try = dopo il passo { $step } segue un evento casuale, non una decisione; prova --step { $other }
terminal-advice-none = { $bot } non valuta le sue azioni; chiedi a { $other }

## Scores

terminal-final-scores = Punteggi finali
terminal-scores-source = origine
terminal-scores-total = totale

## Problems

terminal-signs = Questo terminale non può mostrare tutti i caratteri. Imposta PYTHONIOENCODING=utf-8 o una localizzazione UTF-8.
terminal-interrupted = interrotto
terminal-cannot-write = impossibile scrivere l’output: { $reason }
terminal-system-refused = errore di sistema: { $reason }
terminal-no-rules = Per { $game } non c’è un regolamento.
terminal-rules-sections = Indica una sezione, un chiarimento o qualsiasi parola per vedere solo quella parte: «hotelier rules dice».
