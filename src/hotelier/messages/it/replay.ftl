### Looking back at a game.

replay-title = Rivedi la partita
replay-controls = Scorri la partita
replay-position = Punto della partita
replay-place = Passo { $stop } di { $stops }
replay-place-hidden = Passo { $stop }
replay-the-deal = Il tavolo è pronto e tutto è distribuito.
replay-over =
    { $number ->
        [one] La partita è finita. Vittoria: { $names }.
       *[other] La partita è finita, vittoria condivisa: { $names }.
    }
replay-quiet = { $name } si ferma qui.
replay-round-back = Indietro di un round
replay-turn-back = Indietro di un turno
replay-stop-back = Indietro di un passo
replay-play = Avvia
replay-pause = Pausa
replay-stop-on = Avanti di un passo
replay-turn-on = Avanti di un turno
replay-round-on = Avanti di un round
replay-speed = Velocità: { $speed }×
replay-times = { $speed }×
replay-keys = Tasti: ← e → passo per passo, con Maiusc per turni; sulla barra anche Pag ↑ e Pag ↓ per round, Inizio e Fine, e Spazio per avviare.

## Whose eyes

replay-eyes = Con gli occhi di
replay-eyes-spectator = uno spettatore
replay-eyes-open = tutti insieme
replay-hide = Nascondi ciò che viene dopo
replay-hide-text = La barra e la cronaca finiscono nel punto che hai raggiunto.
replay-running = Questa partita è ancora in corso: vedi ciò che si vedeva allora dal tuo posto.
replay-running-watched = Questa partita è ancora in corso: vedi ciò che vedeva allora uno spettatore.
replay-to-the-table = Torna al tavolo

## What to do with a position

replay-share = Condividi posizione
replay-shared = Copiato. Chi apre il link si trova dove sei tu ora:
replay-share-by-hand = Manda questo link:
replay-go-on = Continua da qui
replay-go-on-title = Continua da qui contro i bot
replay-go-on-text = Un nuovo tavolo comincia da questa posizione; la partita che guardi resta com’era.
replay-go-on-running = Un nuovo tavolo comincia da questa posizione. Chi continua lì vede che cosa hanno gli altri: la partita che guardi prosegue, ma vale come allenamento.
replay-go-on-seat = Tu giochi
replay-begin = Comincia
replay-not-now = Non ora
replay-save = Scarica la partita
replay-seats = Punteggio
replay-decides = decide
