### Why something isn’t done: by the server, and by the rules of games, saved games and names.
### The server sends a code with each of these; only the sentences are here.

## At a table

refused-no-table = Questo tavolo non esiste o è privato. Usa il link che hai ricevuto.
refused-no-seat = Per questo ti serve un posto al tavolo: invia il suo token.
refused-seats = Questo tavolo ha i posti da 1 a { $n }: il posto { $seat } non esiste.
refused-taken = Il posto { $seat } non è libero.
refused-taken-bot = Il posto { $seat } non è libero per un bot.
refused-not-freed = Il posto { $seat } non si può liberare.
refused-no-newcomers = La partita è cominciata e a questo tavolo non si può più entrare.
refused-full = A questo tavolo non ci sono posti liberi.
refused-seated = A questo tavolo hai già il posto { $seat }.
refused-code = Codice non valido o scaduto.
refused-devices =
    { $n ->
        [one] Un posto si può usare al massimo su { $n } dispositivo.
       *[other] Un posto si può usare al massimo su { $n } dispositivi.
    }
refused-crowded = Questo tavolo ha troppi spettatori.
refused-left = Hai lasciato questa partita. Prima torna al tuo posto.
refused-quiet = La chat di questo tavolo è piena.
refused-long = La cronologia di questo tavolo è piena: non si può più annullare nulla. Puoi comunque finire la partita.
refused-nobody-here = A questo tavolo non è rimasto nessuno che possa farti entrare.
refused-asks = Troppe persone chiedono già un posto a questo tavolo. Riprova più tardi.
refused-no-ask = Nessuno chiede più quel posto.
refused-colour = Un altro giocatore ha già quel colore. Scegline uno diverso.
refused-not-host = Può farlo solo l’host di questo tavolo.
refused-not-idle = Durante una partita puoi allontanare un giocatore solo se gli altri aspettano la sua mossa da almeno { $seconds } secondi.
refused-kicked = L’host ti ha allontanato dal tavolo.
refused-no-plan = Adesso non puoi pianificare «{ $action }».

## In a game

refused-illegal = Adesso non puoi fare «{ $action }».
refused-illegal-list = «{ $action }», azione { $n } di { $all }, in quel momento non è possibile. Non ne è stata eseguita nessuna.
refused-not-last = «{ $action }», azione { $n } di { $all }, deve essere l’ultima, perché termina il tuo turno o rivela qualcosa di nuovo. Non ne è stata eseguita nessuna.
refused-turn = Tocca al posto { $seat }, non a te.
refused-stale = Hai risposto al passo { $step }, ma la partita è al passo { $now }.
refused-moved-on = La partita è già oltre il passo { $step }.
refused-not-begun = La partita non è cominciata.
refused-seats-free = La partita non è cominciata: ci sono ancora posti liberi.
refused-over = La partita è finita.
refused-nothing-held = Non c’è nulla da confermare.
refused-no-undo = Non puoi annullare: è stato rivelato qualcosa di nuovo, o ha già agito un altro giocatore.
refused-no-takeback = Puoi annullare tutto l’ultimo turno solo contro i bot, e solo prima della tua prossima decisione.
refused-no-hints = Leopold aiuta ai tavoli di allenamento e contro i bot, mai contro altre persone.
refused-leopold-busy = Leopold è occupato con altri ospiti. Chiediglielo di nuovo fra un momento.

## Replays

refused-not-whole = Una partita si può vedere per intero solo quando è finita. Se deriva da un’altra, deve essere finita anche quella.
refused-eyes = Finché la partita è in corso, la vedi solo dal tuo posto.
refused-steps = La partita ha i passi da 0 a { $n }: il passo { $step } non esiste.
refused-over-there = A quel passo la partita è finita. Scegline uno precedente.
refused-fork = Puoi ripartire da una partita in corso solo se giochi contro i bot.
refused-fork-seat = Finché la partita è in corso, puoi continuare solo dal tuo posto.
refused-no-analysis = Questa partita non è ancora stata analizzata.
refused-analyses = Troppe partite aspettano di essere analizzate. Riprova più tardi.
refused-loading = In questo momento si stanno caricando troppe partite. Riprova fra poco.
refused-rematch = Puoi chiedere la rivincita quando la partita è finita.

## The server

refused-no-game = Questo gioco non esiste.
refused-no-lesson = Questo gioco non ha una lezione.
refused-no-deal = Questa partita non esiste. Usa il link che hai ricevuto.
refused-deal-date = «{ $day }» non è una data. Una data si scrive così: { $example }.
refused-deal-later = La partita del { $day } non c’è ancora: oggi è il { $today } (UTC).
refused-deal-day = Su questo server non c’è una partita del { $day }.
refused-deal-over = Il giorno di questa partita ({ $day }, UTC) è passato: il risultato non conta più. Puoi giocarla per allenarti.
refused-entered = Hai già giocato o cominciato questa partita. Conta un solo risultato per browser.
refused-not-played = Puoi guardare questa partita, o rigiocarla per allenarti, dopo averla giocata.
refused-switched-off = Chi gestisce questo server ha disattivato questa funzione.
refused-counts = Questa partita conta: il risultato viene confrontato con quelli degli altri. Perciò niente consigli, e non puoi annullare un turno finito.
refused-many-tables = Hai troppi tavoli dove la partita non è ancora cominciata. Prima riempine o lasciane uno.
refused-running-tables = Hai troppe partite in corso. Prima finiscine o lasciane una.
refused-many-seats = Occupi troppi posti ai tavoli pubblici. Prima lasciane uno.
refused-banned = Non puoi usare questo server. Scadenza del blocco: { $until }. Motivo: { $reason }.
refused-muted = Non puoi scrivere in chat. Scadenza del blocco: { $until }. Motivo: { $reason }.
refused-asleep = Chi gestisce questo server ha messo in pausa questo tavolo. Ricarica la pagina per continuare.
refused-deleted = Chi gestisce questo server ha eliminato questo tavolo.
refused-closed = Chi gestisce questo server ha chiuso questo tavolo. Motivo: { $reason }.
refused-reported = Questo tavolo è già stato segnalato. Chi gestisce il server lo esaminerà.
refused-house-full = Il server è pieno. Riprova più tardi.
refused-not-ready = Il server non è pronto: { $why }
refused-busy = In questo momento c’è troppo movimento a questo tavolo. Riprova.
refused-away = In questo momento il server non riesce ad accedere alle partite. Riconnettiti.
refused-broken = Errore del server. È stato registrato; riprova.
# The reason is in English, for the person who runs the server. In other languages, say that the
# server couldn’t save it and that nothing has changed, and put the reason in brackets.
refused-not-kept = Il server non è riuscito a salvare. Non è cambiato nulla ({ $reason }).
refused-hurry =
    { $kind ->
        [tables] Troppi nuovi tavoli
        [joins] Troppi ingressi
        [hints] Troppi consigli
        [actions] Troppe azioni
        [says] Troppi messaggi
       *[requests] Troppe richieste
    }. Riprova fra { $seconds ->
        [one] 1 secondo
       *[other] { $seconds } secondi
    }.
refused-sockets =
    { $n ->
        [one] Hai 1 connessione aperta. Prima chiudila.
       *[other] Hai { $n } connessioni aperte. Prima chiudine una.
    }
refused-host = Questo server non risponde a quel nome. Chi lo gestisce può aggiungerlo a HOTELIER_HOSTS.
refused-origin = Le pagine di quell’origine non possono usare questo server. Chi lo gestisce può aggiungerla a HOTELIER_ORIGINS.
refused-too-large =
    { $n ->
        [one] Qui una richiesta può avere al massimo 1 byte.
       *[other] Qui una richiesta può avere al massimo { $n } byte.
    }
refused-too-slow =
    { $n ->
        [one] La richiesta ci ha messo più di 1 secondo ad arrivare.
       *[other] La richiesta ci ha messo più di { $n } secondi ad arrivare.
    }
refused-nothing-here = A questo indirizzo non c’è nulla.
refused-method = Questo indirizzo non accetta quel metodo.
refused-unreadable = Il server non riesce a leggere ciò che è stato inviato.
# Where it is, and what’s wrong with it: the latter in English, for people who write clients.
refused-unreadable-at = { $place }: { $reason }.
refused-unknown-field = Qui non esiste il campo «{ $place }».
refused-not-json = Questo non è JSON: { $reason }.
refused-no-json-type = Il corpo dev’essere JSON: invialo con Content-Type: application/json.
refused-hello = Il primo messaggio dev’essere un hello. { $reason }
refused-next = after: usa il valore ricevuto in `next`.

## What was given is wrong: parts of sentences, without a capital or a full stop

wrong-name-unseen = un nome può avere solo caratteri visibili
wrong-name-empty = un nome non può essere vuoto
wrong-name-wide = un nome dev’essere largo da 1 a { $n } colonne
wrong-talk-unseen = un messaggio può avere solo caratteri visibili
wrong-talk-long = un messaggio dev’essere lungo da 1 a { $n } caratteri
wrong-players = { $players } giocatori non corrispondono a { $seats } posti: indica solo uno dei due
wrong-one-person = una persona occupa un posto solo: fai entrare gli altri con il link
wrong-bot-slow = { $name } pensa { $seconds } secondi per decisione: su questo server il limite per i bot è { $most }
wrong-opponent = il bot { $name } non esiste; scegli tra { $names }
wrong-weights = { $name }: dopo i due punti indica i pesi di un bot che ne ha, { $tuned } o { $start }, come in planner:{ $start }
wrong-seconds = { $name }: dopo la @ indica i secondi che può durare una decisione, come in { $bot }@0.5
wrong-game = il gioco { $name } non esiste; scegli tra { $games }
wrong-option = { $game } non ha l’opzione { $name }; ha { $options }
wrong-option-value = { $name } dev’essere uno tra { $values }, non { $value }
wrong-no-data = { $game } non ha dati dei componenti da sostituire: ometti il file
wrong-setup-object = un setup dev’essere un oggetto con le sue parti, non { $value }
wrong-setup-none = il setup di { $game } non si può scegliere
wrong-setup-part = il setup di { $game } non ha la parte { $name }; ha { $parts }
wrong-setup-unused = { $field }: con queste opzioni, questa parte non è casuale
wrong-setup-seats = { $field } dev’essere un oggetto con liste per alcuni dei posti da 1 a { $n }, non { $value }
wrong-setup-seat = { $field }: non c’è un posto { $seat }, solo da 1 a { $n }
wrong-setup-list = { $field } dev’essere una lista di { $n }, non { $value }
wrong-setup-number = { $field } richiede { $n } elementi, non { $found }
wrong-setup-piece = { $field } dev’essere uno tra { $values }, non { $value }
wrong-setup-twice = { $field }: { $value } è già in { $other }

## Saved games

wrong-illegal = { $action } non è ammessa nella decisione { $decision } del posto { $seat }; ammesse: { $legal }
wrong-illegal-over = { $action } non si può giocare: la partita è finita
wrong-illegal-chance = { $action } non si può giocare: prima viene un passo casuale, che si ottiene con `begin()`
wrong-step = passo { $step }: { $reason }
wrong-record-steps = la partita salvata ha i passi da 0 a { $n }: il passo { $step } non esiste
wrong-record-over = la partita è già finita
wrong-record-chance-due = era previsto un passo casuale, c’è l’azione { $step }
wrong-record-decision-due = era prevista una decisione del posto { $seat } ({ $decision }), c’è il passo casuale { $step }
wrong-record-our-data = la partita è stata giocata con i dati dei componenti inclusi: ometti il file
wrong-record-other-data = la partita è stata giocata con altri dati dei componenti: indica il file con sha256 { $sha }
wrong-record-own-data = la partita è stata giocata con dati dei componenti personalizzati e qui non si può importare
wrong-record-rules = la partita salvata ha le regole { $found }; questa versione di hotelier conosce { $expected }
wrong-record-option = alla partita salvata manca l’opzione { $name }
wrong-record-no-result = la partita è finita, ma la partita salvata non ha un risultato
wrong-record-not-over = i passi finiscono prima della partita, ma la partita salvata ha un risultato
wrong-record-result = nel risultato { $key } è { $found }, ma la partita dà { $expected }
wrong-record-object = una partita salvata dev’essere un unico oggetto JSON
wrong-record-format = format è { $found }, ma dovrebbe essere { $expected }
wrong-file-regular = { $file } non è un file normale
wrong-file-unread = impossibile leggere { $file }: { $reason }
wrong-file-unwritten = impossibile scrivere { $file }: { $reason }
wrong-file-text = { $file } non è un file di testo
wrong-file-json = { $file } non è JSON valido: { $reason }
wrong-file-toml = { $file } non è TOML valido: { $reason }
wrong-file-setup = { $file } dev’essere un oggetto con le parti di un setup
wrong-file-record = { $file } non è una partita salvata: { $reason }
refused-newer = Questo tavolo è stato salvato da una versione più recente di hotelier. Aggiorna il server per aprirlo; nulla è andato perso.
refused-damaged = La voce { $entry } della cronologia di questo tavolo non si può riprodurre: { $reason }. Il tavolo resta com’è; chi gestisce il server può esaminarlo.
