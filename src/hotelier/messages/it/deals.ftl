### Deals that many play with the same luck: of the day, and for friends.

deals-title = Partita del giorno
deals-text = Ogni giorno una nuova partita per ciascun gioco, uguale per tutti: stesse carte, stessi dadi. Giocala una volta e confronta il tuo punteggio.
deals-play = Gioca questa partita
deals-continue = Continua la tua partita
deals-see = Vedi i risultati
deals-finished =
    { $n ->
        [0] Nessuno l’ha ancora finita
        [one] { $n } giocatore l’ha finita
       *[other] { $n } giocatori l’hanno finita
    }
deals-ends = Fino alle ore { $time }, ora locale. Poi ce n’è una nuova.
deals-of-day = Partita del giorno: { $day }
deals-shared = La stessa partita tra amici
deals-against = Giochi al posto 1 contro { $names }. Gli eventi casuali sono gli stessi per tutti, comunque si giochi.
deals-bot = { $name } ({ $level })
deals-fair = La partita conta una sola volta per browser. Perciò niente consigli, e non puoi annullare un turno finito. Quando termini la partita, puoi vedere quelle degli altri.
deals-over = Il giorno di questa partita è passato. Puoi giocarla per allenarti, ma non conta più.
deals-practise = Gioca per allenarti
deals-better = Altri giocatori superati: { $n }%
deals-your-score = Il tuo punteggio: { $score }
deals-place = Pos.
deals-name = Nome
deals-score = Punti
deals-playing = in corso
deals-gave-up = abbandono
deals-you = tu
deals-nobody = Nessuno ha ancora giocato questa partita. Comincia tu.
deals-bots = I bot hanno giocato la stessa partita, dal tuo stesso posto.
deals-compare = Confronta

## Earlier deals

deals-earlier = Partite precedenti
deals-earlier-text = Giocale per allenarti e guarda com’è andata agli altri.
deals-earlier-none = Non ci sono ancora partite precedenti.
deals-earlier-more = Mostra altre

## For friends

deals-make = La stessa partita tra amici
deals-make-text = Crea un link. Chi lo apre gioca per conto proprio la stessa partita, contro gli stessi bot. Poi confrontate i risultati.
deals-make-link = Crea un link

## Two replays side by side

deals-compare-title = Confronta due replay
deals-compare-back = Round precedente
deals-compare-on = Round successivo
deals-compare-round = Fine del round { $n }
deals-compare-start = Inizio
deals-compare-end = Fine
deals-compare-show = Mostra
deals-compare-game = Partita di { $name }
deals-compare-closed = Puoi confrontare i replay dopo aver giocato questa partita.
