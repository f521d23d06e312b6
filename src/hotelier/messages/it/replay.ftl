### Replaying a game.

replay-title = Replay
replay-controls = Controlli del replay
replay-position = Punto della partita
replay-place = Passo { $stop } di { $stops }
replay-place-hidden = Passo { $stop }
replay-the-deal = Il tavolo è pronto e le carte sono distribuite.
replay-over =
    { $number ->
        [one] La partita è finita. Vince { $names }.
       *[other] La partita è finita. { $names } condividono la vittoria.
    }
# A step about which the log says nothing, such as the end of a turn.
replay-quiet = { $name } prosegue.
replay-round-back = Round precedente
replay-turn-back = Turno precedente
replay-stop-back = Passo precedente
replay-play = Avvia
replay-pause = Pausa
replay-stop-on = Passo successivo
replay-turn-on = Turno successivo
replay-round-on = Round successivo
replay-speed = Velocità: { $speed }×
replay-times = { $speed }×

## Whose point of view

replay-eyes = Visuale
replay-eyes-spectator = Spettatore
replay-eyes-open = Carte scoperte
replay-hide = Nascondi anticipazioni
replay-hide-text = La linea del tempo e il registro mostrano solo ciò che hai già visto.
replay-running = Questa partita è ancora in corso. Vedi ciò che in quel momento si vedeva dal tuo posto.
replay-running-watched = Questa partita è ancora in corso. Vedi ciò che in quel momento vedeva uno spettatore.
replay-to-the-table = Torna al tavolo

## What to do with a position

replay-share = Condividi posizione
replay-shared = Copiato. Questo link apre la partita esattamente in questo punto:
replay-share-by-hand = Condividi questo link:
replay-go-on = Gioca da qui
replay-more = Altro
replay-go-on-title = Gioca da qui contro i bot
replay-go-on-text = Apre un nuovo tavolo con questa posizione. La partita che stai guardando non cambia.
replay-go-on-running = Apre un nuovo tavolo con questa posizione. Poiché lì puoi scoprire che cosa hanno gli altri, la partita in corso continua come allenamento e non conta nelle tue statistiche.
replay-go-on-seat = Giochi come
replay-begin = Comincia
replay-not-now = Non ora
replay-save = Salva la partita
replay-seats = Punteggi
# Behind the name of the player whose decision it is.
replay-decides = di turno
