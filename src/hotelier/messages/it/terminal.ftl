### The terminal: what is said around the picture of a game, by the commands that players use.
### Words that are typed (help, save, --against) and names of files are the same in every language.

## Small words

# The name of a person who gave none.
terminal-player = Giocatore { $n }

## Languages

# Said in the language that was chosen.
terminal-speaks = D’ora in poi si parla italiano.
terminal-which-language = Di’ quale lingua: { $languages }.
terminal-no-language = non c’è la lingua { $name }; ci sono { $languages }

## Help

terminal-help = Aiuto
terminal-command-number = un numero
terminal-command-save = save FILE
terminal-about-number = sceglie dall’elenco; anche il testo (per esempio { $action }) va bene
terminal-about-help = questa pagina; help 7 spiega la scelta 7, help { $card } una carta
terminal-about-board = tutto ciò che c’è sul tavolo
terminal-about-show = che cosa ha il posto 2; solo show: le tue cose, con la tua mano
terminal-about-cards = tutte le carte che parlano di «{ $word }»
terminal-about-hint = le tre scelte migliori, come le vede un giocatore forte al tuo posto
terminal-about-log = che cosa è successo da poco; log all racconta tutto
terminal-about-undo = annulla la tua ultima azione, finché non si è scoperto nulla di nuovo
terminal-about-save = scrive la partita in un file; viene anche salvata da sé dopo ogni azione
terminal-about-lang = parla un’altra lingua: { $languages }
terminal-about-quit = esce; hotelier play --resume riprende
terminal-choose = Scegli con un numero, o scrivi help. Se esci non si perde nulla.

## At the table

terminal-prompt = La tua scelta (help, board, hint, undo, quit)
terminal-thinking = { $name } sta pensando…
terminal-looking-ahead = Uno sguardo avanti…
terminal-log-more =
    { $n ->
        [one] (1 altra frase: log)
       *[other] (altre { $n } frasi: log)
    }
terminal-log-before =
    { $n ->
        [one] (1 frase prima: log all)
       *[other] ({ $n } frasi prima: log all)
    }
terminal-your-turn = { $name }, tocca a te. Premi Invio quando solo tu vedi lo schermo.
terminal-your-turn-undo = { $name }, tocca a te. Premi Invio quando solo tu vedi lo schermo. (undo: { $before } annulla l’ultima azione)
terminal-enter-alone = Solo Invio continua; quit esce.
terminal-not-possible = «{ $typed }» ora non è possibile. Scrivi un numero da 1 a { $n }, o uno di questi: { $texts }; o help.
terminal-nothing-to-undo = Non c’è nulla che puoi annullare: dopo la tua ultima azione si è scoperto qualcosa di nuovo, o ha giocato qualcun altro.
terminal-taken-back = Annullato.
terminal-whose = Di’ di chi: da show 1 a show { $n }.
terminal-look-for = Di’ che cosa cercare: cards { $word }, cards { $card }.
terminal-no-card = Nessuna carta parla di «{ $query }».
terminal-more-cards = (altre { $n }: cerca in modo più preciso)

## Keeping and leaving

terminal-kept = La partita è salvata in { $place }.
terminal-kept-place = La partita è salvata in { $place }
terminal-go-on = Riprendi con:
terminal-now-kept = Ora la partita è salvata in { $place }.
terminal-not-kept = La partita non è salvata: { $reason }.
terminal-not-kept-save = La partita non è salvata: { $reason }. Di’ dove altro: save FILE.
terminal-was-not-kept = La partita non è stata salvata.
terminal-another-sitting = Un altro terminale ha scritto in { $place }.
terminal-saved = La partita è scritta in { $file }.
terminal-left-as-it-is = { $file } resta com’è: { $reason }.
terminal-other-game = contiene un’altra partita, o uno stato successivo di questa
terminal-no-file-name = Questo non può essere il nome di un file.
terminal-leave = Invio esce, save FILE prima scrive una copia, back continua a giocare.
terminal-leave-unkept = La partita non è salvata. save FILE la salva lì ed esce, back continua a giocare, quit esce e la perde.
terminal-say-what = Di’ che cosa fare, per favore.
terminal-record-is = La registrazione della partita è { $place }.
terminal-cannot-keep = impossibile salvarla in { $place }: { $reason }
terminal-cannot-take-up = impossibile riprendere { $file }: { $reason }
terminal-bad-opponents = { $file }: opponents dev’essere un elenco di { $n }, ognuno un nome o null
terminal-bad-people = { $file }: humans dev’essere un elenco di posti da 1 a { $n }
terminal-last-unreadable = l’ultima partita non si può leggere: { $reason }; rimuovi il file, o indicane un altro: hotelier play --resume FILE
terminal-no-unfinished = in { $folder } non c’è nessuna partita da finire; comincia con: hotelier play
terminal-no-unfinished-of = in { $folder } non c’è nessuna partita di { $game } da finire; comincia con: hotelier play { $game }
terminal-has-options = una partita che continua ha già le sue opzioni e i suoi nomi
terminal-no-game-but-file = non c’è il gioco { $name }; per riprendere quel file aggiungi --resume
terminal-game-is-over = la partita in { $file } è finita; guardala con: { $command }
terminal-name-others = { $file }: { $reason }; indicane altri con --against
terminal-file-is-there = { $file } esiste già; per riprenderlo: { $command }

## Who plays

terminal-whom = Contro chi vuoi giocare?
terminal-prompt-opponent = Il tuo avversario
terminal-usual = Invio prende { $usual }. Se sono più d’uno, scrivi così: { $several }
terminal-friends = persone a questo schermo, una alla volta
terminal-opponent-easy = gioca bene, ma si distrae
terminal-opponent-medium = vede tutto, un’azione avanti
terminal-opponent-hard = pensa a tutto il suo turno
terminal-opponent-expert = pesa anche le tue possibili risposte
terminal-no-seat-left = --humans all non lascia posti per --against
terminal-wrong-number =
    { $people ->
        [one] 1 persona
       *[other] { $people } persone
    } e { $rivals ->
        [one] 1 avversario
       *[other] { $rivals } avversari
    } fanno { $players ->
        [one] 1 giocatore
       *[other] { $players } giocatori
    }; { $game } è per { $allowed }
terminal-wrong-opponents =
    { $players } giocatori con { $people ->
        [one] 1 persona
       *[other] { $people } persone
    } vogliono { $free ->
        [one] 1 avversario
       *[other] { $free } avversari
    }, ma con --against ce ne sono { $named }
terminal-nobody-plays = ora nessuno gioca il posto { $seat }: indica il suo avversario con --against
terminal-bad-seats = --humans dev’essere posti da 1 a { $n } come 1 o 1,2, oppure all, oppure none, non { $text }
terminal-many-names = --names può avere al massimo { $n } nomi per { $n } giocatori, non { $text }
terminal-same-names = in --names i nomi devono essere tutti diversi, ma due posti sono { $name }
terminal-empty-name = --names non può essere vuoto, né avere nulla fra due virgole
terminal-unseen-name = --names deve avere segni stampabili, non { $name }
terminal-wide-name = in --names ogni nome dev’essere largo da 1 a { $n } colonne, non { $name }

## Options

terminal-no-option = { $game } non ha --{ $name }; ha { $flags }
terminal-bad-option = --{ $name } dev’essere uno tra { $values }, non { $text }
terminal-no-filter = { $game } non ha --{ $name }; ha { $flags } (--{ $name } va con { $others })
terminal-nothing-fits = Nessuna carta corrisponde a { $wanted }.
terminal-no-picture = { $game } non si può ancora mostrare nel terminale

## Records

terminal-step = Dopo il passo { $step } di { $steps }.
terminal-step-last = L’ultima era: { $action }.
terminal-step-decides = Decide { $name } ({ $decision }).
terminal-step-question = Decide { $name } (posto { $seat }):
terminal-bad-seat = --seat dev’essere da 1 a { $n }, non { $seat }
terminal-right = giusto
terminal-steps =
    { $n ->
        [one] 1 passo
       *[other] { $n } passi
    }
terminal-running = { $game }, { $steps }, ancora in corso: { $scores }
terminal-ended = { $game }, { $steps }, punteggi { $scores }, vittoria: { $winners }
terminal-winner = { $name } (posto { $seat })
terminal-records-wrong =
    { $wrong ->
        [one] 1 registrazione su { $n } è sbagliata
       *[other] { $wrong } registrazioni su { $n } sono sbagliate
    }

## Advice

terminal-advice-action = azione
terminal-advice-words = che cosa fa
terminal-advice-points = punti
terminal-advice-win = vince
terminal-advice-sure = certo
terminal-advice-legend = punti: punteggio finale; vince: quanto è probabile; certo: che nessun’altra sia migliore
terminal-advice-over = dopo il passo { $step } la partita è finita; indicane uno precedente con --step
terminal-advice-chance = dopo il passo { $step } tocca al caso e nessuno decide; indicane uno precedente con --step
terminal-advice-try = dopo il passo { $step } tocca al caso e nessuno decide; prova --step { $other }
terminal-advice-none = { $bot } non pesa le sue azioni; chiedi a { $other }

## Scores

terminal-final-scores = Punteggi finali
terminal-scores-source = da dove vengono i punti
terminal-scores-total = totale

## Trouble

terminal-signs = Questo terminale non può mostrare tutti i segni; imposta PYTHONIOENCODING=utf-8 o una localizzazione UTF-8.
terminal-interrupted = interrotto
terminal-cannot-write = impossibile scrivere l’output: { $reason }
terminal-system-refused = il sistema ha rifiutato: { $reason }
