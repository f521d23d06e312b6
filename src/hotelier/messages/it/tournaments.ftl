### Tornei e classifica.

## Perché qualcosa non si può fare

refused-no-tournament = Questo torneo non esiste. Usa il link che ti hanno mandato.
refused-not-organiser = Può farlo solo chi organizza il torneo. Apri il link di organizzazione su questo dispositivo.
refused-begun = Il torneo è già iniziato: le iscrizioni sono chiuse.
refused-full-tournament =
    { $n ->
        [one] Il torneo è al completo: al massimo 1 giocatore.
       *[other] Il torneo è al completo: al massimo { $n } giocatori.
    }
refused-name-taken = Il nome { $name } è già in uso. Scegline un altro.
refused-no-entrant = Il giocatore { $number } non è più in questo torneo.
refused-tournament-over = Il torneo è finito.
refused-stale-round = Prima viene il round { $n }.
refused-round-running = Il round { $n } è ancora in corso.
refused-too-few =
    { $n ->
        [one] Serve almeno 1 giocatore.
       *[other] Servono almeno { $n } giocatori.
    }
refused-rounds =
    { $n ->
        [one] 1 round è troppo
       *[other] { $n } round sono troppi
    } per { $players ->
        [one] 1 giocatore
       *[other] { $players } giocatori
    }: al massimo { $most }, così nessuno incontra due volte lo stesso avversario.
refused-many-tournaments = Hai { $n } tornei non ancora finiti. Prima concludine uno.
refused-house-tournaments = Per ora il server non può gestire altri tornei. Riprova più tardi.
refused-no-ladder = Questo server non ha una classifica.
refused-ladder-key = A questa chiave non corrisponde nessun nome in classifica.
refused-not-rated = Per la classifica contano solo le partite ai tavoli pubblici e nei tornei.
refused-own-setup = Le partite con un setup personalizzato non contano per la classifica.
refused-too-late = Questa partita non può più contare per la classifica: era possibile solo prima della tua prima mossa.
wrong-tournament-players = la dimensione dei tavoli dice già quanti giocano: togli l’opzione players
wrong-tournament-size = { $game } non si gioca a tavoli da { $n }

## Tutti i tornei

tournaments-text = Si giocano più round, ogni volta contro avversari diversi. In ogni round le carte sono le stesse a tutti i tavoli: decide la bravura, non la fortuna.
tournaments-yours = I tuoi tornei
tournaments-public = Tornei pubblici
tournaments-none = Al momento non ci sono tornei pubblici.
tournament-phase-open = Iscrizioni aperte
tournament-phase-running = Round { $n } di { $all }
tournament-phase-over = Finito
tournament-players =
    { $n ->
        [one] 1 giocatore
       *[other] { $n } giocatori
    }

## Un nuovo torneo

tournament-new = Nuovo torneo
tournament-name = Nome del torneo
tournament-size = Giocatori per tavolo
tournament-pairing = Abbinamenti
tournament-pairing-swiss = Sistema svizzero: avversari a pari punti
tournament-pairing-round-robin = All’italiana: tutti contro tutti
tournament-rounds = Round
tournament-rounds-usual = Quanti ne servono
tournament-shared = Stesse carte a tutti i tavoli
tournament-shared-about = Così la fortuna si compensa. Si può guardare solo a round finito.
tournament-auto = Avvio automatico dei round
tournament-auto-about = Il round successivo inizia quando finisce l’ultima partita.
tournament-listed = Visibile a tutti su questo server
tournament-open = Apri il torneo

## Partecipare

tournament-enter = Partecipa
tournament-closed = Il torneo è già iniziato e le iscrizioni sono chiuse. Puoi seguirlo qui.
tournament-in = Sei in gara. Il tuo tavolo apparirà qui appena inizia il round.
tournament-table-ready = Il tuo tavolo è pronto.
tournament-go = Vai al tuo tavolo
tournament-done = La tua partita è finita. Il round continua ad altri tavoli.
tournament-bye = In questo round non hai avversari. Conta come una vittoria appena il round è finito.
tournament-gone = Non partecipi più a questo torneo.
tournament-won =
    { $number ->
        [one] { $names } vince il torneo.
       *[other] Vincono il torneo: { $names }.
    }
tournament-leave = Lascia il torneo
tournament-leave-question = Lasciare il torneo?
tournament-leave-text = Non giocherai i prossimi round. Se la tua partita è in corso, la finisce un bot e non ricevi nulla.
tournament-nobody = Non c’è ancora nessuno.
tournament-left = non partecipa più

## Per chi organizza

tournament-organiser = Organizzazione
tournament-invite = Manda questo link ai giocatori:
tournament-key-text = Questo link è solo per te. Ti serve per dirigere il torneo da un altro dispositivo:
tournament-bots = Bot
tournament-add-bots = Aggiungi
tournament-start = Inizia il torneo
tournament-next = Inizia il round { $n }
tournament-next-waits = Il round { $n } può iniziare quando tutte le partite sono finite.
tournament-remove = Rimuovi { $name }
tournament-remove-text = Non giocherà i prossimi round. Se la sua partita è in corso, la finisce un bot e non riceve nulla.
tournament-end = Concludi il torneo
tournament-end-question = Concludere ora il torneo?
tournament-end-text = Le partite in corso contano come pareggi.

## Round e risultati

tournament-round = Round { $n }
tournament-table = Tavolo { $n }
tournament-waiting = apre tra poco
tournament-running = in corso
tournament-off = senza risultato
tournament-missed = assente
tournament-byes = Senza avversario: { $names }
tournament-standings = Classifica
tournament-player = Giocatore
tournament-points = Punti
tournament-opponents = Avversari
tournament-margin = Margine
tournament-wins = Vittorie
tournament-how = Come si conta
tournament-how-points = Punti: se batti tutti al tuo tavolo ottieni 1 punto. Ogni avversario conta allo stesso modo e un pareggio vale la metà. Un round senza avversario conta come una vittoria. Chi non si presenta, o lascia finire la partita a un bot, non riceve nulla per quel round.
tournament-how-opponents = Avversari: a pari punti, conta quanti punti hanno gli avversari che hai incontrato. Un round senza avversario conta come un avversario con i tuoi stessi punti.
tournament-how-margin = Margine: poi conta quanti punti in più hai fatto nelle tue partite rispetto alla media degli altri che avevano lo stesso posto con le stesse carte. Si aggiunge quando il round è finito a tutti i tavoli. Senza carte comuni, il confronto è con gli altri al tuo tavolo.
tournament-how-wins = Vittorie: infine conta il numero di tavoli vinti senza pareggio. Un round senza avversario vale come un tavolo vinto.
tournament-csv = Classifica (CSV)
tournament-records = Partite (ZIP)
tournament-records-later = Le partite di questo round si possono salvare quando è finito: altri stanno ancora giocando con le stesse carte.

## La classifica

ladder-text = Rating calcolati sulle partite finite ai tavoli pubblici e nei tornei. Compaiono solo i giocatori che si iscrivono e i bot che hanno incontrato.
ladder-empty = In classifica non c’è ancora nessuno.
ladder-enter = Entra in classifica
ladder-enter-text = Da quel momento le tue partite contano sotto questo nome, che tu vinca o perda. Nessun altro può usarlo.
ladder-own = Il tuo nome in classifica: { $name }. Ogni partita pubblica o di torneo conta dalla tua prima mossa.
ladder-leave = Lascia la classifica
ladder-leave-question = Lasciare la classifica?
ladder-leave-text = Il tuo rating viene cancellato e il nome torna libero.
ladder-rating = Rating
ladder-games = Partite
ladder-new = provvisorio
