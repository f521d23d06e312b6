### Why something is not done: by the house, and by the rules of games, records and names.
### The house sends a code beside each of these; here are only the sentences.

## At a table

refused-no-table = Questo tavolo non c’è, o è privato: usa il link che hai ricevuto.
refused-no-seat = Serve un posto al tavolo: manda il suo token.
refused-seats = Il tavolo ha i posti da 1 a { $n }, non { $seat }.
refused-taken = Il posto { $seat } non è libero.
refused-taken-bot = Il posto { $seat } non è libero per un bot.
refused-not-freed = Il posto { $seat } non si può liberare.
refused-no-newcomers = La partita è cominciata, e questo tavolo non accetta nuovi arrivi.
refused-full = A questo tavolo non ci sono posti liberi.
refused-seated = A questo tavolo hai già il posto { $seat }.
refused-code = Questo codice non funziona, o non più.
refused-devices =
    { $n ->
        [one] Un posto può stare al massimo su { $n } dispositivo.
       *[other] Un posto può stare al massimo su { $n } dispositivi.
    }
refused-crowded = Questo tavolo ha così tanti spettatori che non c’è più posto.
refused-left = Hai lasciato questa partita: prima torna al tuo posto.
refused-quiet = A questo tavolo si è parlato così tanto che ora si fa silenzio.

## In a game

refused-illegal = «{ $action }» ora non è possibile.
refused-illegal-list = «{ $action }», azione { $n } di { $all }, a quel punto non è possibile. Nessuna è stata eseguita.
refused-not-last = «{ $action }», azione { $n } di { $all }, deve essere l’ultima: conclude il tuo turno o rivela qualcosa di nuovo. Nessuna è stata eseguita.
refused-turn = Ora decide il posto { $seat }, non tu.
refused-stale = Questo risponde al passo { $step }, ma la partita è al passo { $now }.
refused-moved-on = La partita è già oltre il passo { $step }.
refused-not-begun = La partita non è cominciata.
refused-seats-free = La partita non è cominciata: ci sono ancora posti liberi.
refused-over = La partita è finita.
refused-nothing-held = Non c’è nulla da confermare.
refused-no-undo = Non c’è nulla che puoi annullare: si è scoperto qualcosa di nuovo, o ha giocato qualcun altro.
refused-no-hints = Leopold aiuta ai tavoli di prova e contro i bot, mai contro le persone.
refused-leopold-busy = Leopold è occupato con altri ospiti: chiedigli di nuovo fra un momento.

## Looking back

refused-not-whole = Una partita si racconta per intero quando è finita, e così quella da cui deriva.
refused-eyes = Finché una partita non si racconta per intero, la si vede solo con i propri occhi.
refused-steps = La partita ha i passi da 0 a { $n }, non { $step }.
refused-over-there = A quel passo la partita è finita: scegline uno precedente.
refused-fork = Una partita in corso può continuarla altrove solo chi gioca contro i bot.
refused-fork-seat = Finché la partita è in corso puoi continuare solo dal tuo posto.
refused-no-analysis = Questa partita non è ancora stata analizzata.
refused-analyses = Le partite in attesa di analisi sono così tante che non c’è più posto: riprova fra un po’.
refused-rematch = La rivincita comincia quando la partita è finita.

## The house

refused-no-game = Questo gioco non c’è.
refused-no-lesson = Questo gioco non ha una lezione.
refused-many-tables = Hai aperto molti tavoli dove la partita non è ancora cominciata: prima riempine o lasciane uno.
refused-house-full = La casa è piena: riprova più tardi.
refused-busy = In questo momento il tavolo cambia troppo in fretta: riprova.
refused-away = In questo momento la casa non raggiunge le sue partite: ricollegati.
refused-broken = Qualcosa si è rotto in casa, ed è stato annotato; riprova.
# The reason is in English, as the keeper of the house reads it. In other languages say that the
# house could not keep it and that nothing has changed, and put the reason in brackets.
refused-not-kept = La casa non è riuscita a salvarlo; nulla è cambiato ({ $reason }).
refused-hurry =
    { $kind ->
        [tables] Troppi tavoli
        [joins] Troppi ingressi
        [hints] Troppi suggerimenti
        [actions] Troppe azioni
        [says] Troppe parole
       *[requests] Troppe richieste
    }: riprova fra { $seconds ->
        [one] un secondo
       *[other] { $seconds } secondi
    }.
refused-sockets =
    { $n ->
        [one] Hai 1 connessione aperta: prima chiudila.
       *[other] Hai { $n } connessioni aperte: prima chiudine una.
    }
refused-host = Questa casa non è nota con quel nome; chi la gestisce può aggiungerlo a HOTELIER_HOSTS.
refused-origin = Le pagine di quell’origine non possono usare questa casa; chi la gestisce può aggiungerla a HOTELIER_ORIGINS.
refused-too-large =
    { $n ->
        [one] Qui una richiesta può avere al massimo 1 byte.
       *[other] Qui una richiesta può avere al massimo { $n } byte.
    }
refused-too-slow =
    { $n ->
        [one] La richiesta non è arrivata per intero entro 1 secondo.
       *[other] La richiesta non è arrivata per intero entro { $n } secondi.
    }
refused-nothing-here = A questo indirizzo non c’è nulla.
refused-method = Questo indirizzo c’è, ma non per quel metodo.
refused-unreadable = Ciò che è stato inviato non si può leggere.
# Where it is, and what is wrong with it: the latter in English, for who writes a client.
refused-unreadable-at = { $place }: { $reason }.
refused-unknown-field = Qui non c’è nessun campo «{ $place }».
refused-not-json = Questo non è JSON: { $reason }.
refused-no-json-type = Il corpo dev’essere JSON: invialo con Content-Type: application/json.
refused-hello = Il primo messaggio dev’essere un hello. { $reason }
refused-next = after: usa ciò che ha detto `next`.

## What was given is wrong: parts of sentences, without a capital or a full stop

wrong-name-unseen = un nome deve avere segni visibili
wrong-name-empty = un nome non può essere vuoto
wrong-name-wide = un nome dev’essere largo da 1 a { $n } colonne
wrong-talk-unseen = un messaggio deve avere segni visibili
wrong-talk-long = un messaggio dev’essere lungo da 1 a { $n } caratteri
wrong-players = i giocatori ({ $players }) non corrispondono ai posti ({ $seats }): indica solo uno dei due
wrong-one-person = una persona occupa un posto: fai entrare gli altri con il link
wrong-bot-slow = { $name } pensa { $seconds } secondi per decisione: in questa casa un bot può prenderne { $most }
wrong-opponent = non c’è l’avversario { $name }; ci sono { $names }
wrong-weights = { $name }: dopo i due punti vanno i pesi di un bot che ne ha, { $tuned } o { $start }, come in planner:{ $start }
wrong-seconds = { $name }: dopo la @ scrivi i secondi che può durare una decisione, come in { $bot }@0.5
wrong-game = non c’è il gioco { $name }; ci sono { $games }
wrong-option = { $game } non ha l’opzione { $name }; ha { $options }
wrong-option-value = { $name } dev’essere uno tra { $values }, non { $value }
wrong-no-data = { $game } non ha dati dei componenti da sostituire: ometti il file

## Records

wrong-illegal = { $action } non è una mossa valida nella decisione { $decision } del posto { $seat }; valide: { $legal }
wrong-illegal-over = { $action } non si può giocare: la partita è finita
wrong-illegal-chance = { $action } non si può giocare: prima tocca al caso; lo fa `begin()`
wrong-step = passo { $step }: { $reason }
wrong-record-steps = la registrazione ha i passi da 0 a { $n }, non { $step }
wrong-record-over = la partita è già finita
wrong-record-chance-due = tocca al caso, ma c’è l’azione { $step }
wrong-record-decision-due = deve decidere il posto { $seat } ({ $decision }), ma c’è il passo del caso { $step }
wrong-record-our-data = la registrazione usa i nostri dati dei componenti: ometti il file
wrong-record-other-data = la registrazione usa altri dati dei componenti: indica il file con sha256 { $sha }
wrong-record-own-data = la registrazione usa i dati dei componenti della propria scatola
wrong-record-rules = la registrazione ha le regole { $found }, qui ci sono le { $expected }
wrong-record-option = alla registrazione manca l’opzione { $name }
wrong-record-no-result = la partita è finita, ma la registrazione non ha un risultato
wrong-record-not-over = i passi finiscono prima della partita, ma la registrazione ha un risultato
wrong-record-result = nel risultato { $key } è { $found }, la partita dà { $expected }
wrong-record-object = una registrazione è un solo oggetto JSON
wrong-record-format = format è { $found }, ci si aspetta { $expected }
wrong-file-regular = { $file } non è un file normale
wrong-file-unread = impossibile leggere { $file }: { $reason }
wrong-file-unwritten = impossibile scrivere { $file }: { $reason }
wrong-file-text = { $file } non è un file di testo
wrong-file-json = { $file } non è JSON valido: { $reason }
wrong-file-record = { $file } non è una registrazione: { $reason }
refused-newer = Questo tavolo è stato scritto da una versione più recente di hotelier. Aggiorna il server per aprirlo; nulla è andato perso.
refused-damaged = La voce { $entry } del diario di questo tavolo non si può rigiocare: { $reason } Il tavolo resta com’è; chi gestisce il server può esaminarlo.
