### Deals that many play with the same luck: of the day, and for friends.

deals-title = Partida del día
deals-text = Cada día, una partida de cada juego, con las mismas cartas y los mismos dados para todos. Juégala una vez y compara tu puntuación.
deals-play = Jugar esta partida
deals-continue = Continuar tu partida
deals-see = Ver los resultados
deals-finished =
    { $n ->
        [0] Nadie la ha terminado todavía
        [one] { $n } jugador la ha terminado
       *[other] { $n } jugadores la han terminado
    }
deals-ends = Hora límite: { $time }, hora local. Después habrá otra.
deals-of-day = Partida del { $day }
deals-shared = La misma partida entre amigos
deals-against = Juegas en el sitio 1 contra { $names }. El azar es el mismo para todos, hagan lo que hagan.
deals-bot = { $name } ({ $level })
deals-fair = Solo cuenta una vez por navegador; por eso no hay pistas ni se puede deshacer el último turno. Cuando termines, podrás ver las partidas de los demás.
deals-over = Ese día ya ha pasado. Puedes jugar la partida para practicar, pero no contará.
deals-practise = Jugar para practicar
deals-better = Mejor que el { $n } % de los demás
deals-your-score = Tu puntuación: { $score }
deals-place = Puesto
deals-name = Nombre
deals-score = Puntos
deals-playing = sigue jugando
deals-gave-up = abandono
deals-you = tú
deals-nobody = Nadie ha jugado esta partida todavía. Empieza tú.
deals-bots = Los bots jugaron la misma partida en tu sitio.
deals-compare = Comparar

## Earlier deals

deals-earlier = Partidas de otros días
deals-earlier-text = Juégalas para practicar y mira cómo les fue a los demás.
deals-earlier-none = Todavía no hay partidas de otros días.
deals-earlier-more = Mostrar más

## For friends

deals-make = La misma partida entre amigos
deals-make-text = Crea un enlace. Quien lo abra juega la misma partida por su cuenta, contra los mismos bots. Después se comparan los resultados.
deals-make-link = Crear enlace

## Two replays side by side

deals-compare-title = Comparar dos repeticiones
deals-compare-back = Ronda anterior
deals-compare-on = Ronda siguiente
deals-compare-round = Final de la ronda { $n }
deals-compare-start = Inicio
deals-compare-end = Final
deals-compare-show = Mostrar
deals-compare-game = Partida de { $name }
deals-compare-closed = Podrás comparar cuando hayas jugado esta partida.
