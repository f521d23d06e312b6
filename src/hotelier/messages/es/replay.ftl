### Replaying a game.

replay-title = Repetición
replay-controls = Controles de la repetición
replay-position = Posición en la partida
replay-place = Paso { $stop } de { $stops }
replay-place-hidden = Paso { $stop }
replay-the-deal = Se prepara la mesa y se reparten las cartas.
replay-over =
    { $number ->
        [one] La partida ha terminado. Gana { $names }.
       *[other] La partida ha terminado. { $names } comparten la victoria.
    }
# A step about which the log says nothing, such as the end of a turn.
replay-quiet = { $name } continúa.
replay-round-back = Ronda anterior
replay-turn-back = Turno anterior
replay-stop-back = Paso anterior
replay-play = Reproducir
replay-pause = Pausar
replay-stop-on = Paso siguiente
replay-turn-on = Turno siguiente
replay-round-on = Ronda siguiente
replay-speed = Velocidad: { $speed }×
replay-times = { $speed }×

## Whose point of view

replay-eyes = Ver como
replay-eyes-spectator = Espectador
replay-eyes-open = Todas las manos
replay-hide = Ocultar el desenlace
replay-hide-text = La barra y el historial solo llegan hasta donde has visto.
replay-running = Esta partida sigue en curso. Ves lo que podías ver entonces desde tu sitio.
replay-running-watched = Esta partida sigue en curso. Ves lo que podía ver entonces un espectador.
replay-to-the-table = Volver a la mesa

## What to do with a position

replay-share = Compartir posición
replay-shared = Copiado. Este enlace abre la partida justo en este punto:
replay-share-by-hand = Comparte este enlace:
replay-go-on = Jugar desde aquí
replay-more = Más
replay-go-on-title = Jugar desde aquí contra bots
replay-go-on-text = Abre una mesa nueva con esta posición. La partida que estás viendo no cambia.
replay-go-on-running = Abre una mesa nueva con esta posición. Allí puedes averiguar qué tienen los demás, así que tu partida actual pasa a ser de práctica y no cuenta en tus estadísticas.
replay-go-on-seat = Jugar como
replay-begin = Empezar
replay-not-now = Ahora no
replay-save = Guardar partida
replay-seats = Marcador
# Behind the name of the player whose decision it is.
replay-decides = le toca
