### Deals that many play with the same luck: of the day, and for friends.

deals-title = Partida del día
deals-text = Una partida por juego y día, con la misma suerte para todos. Juégala una vez y compara tu puntuación.
deals-play = Jugar esta partida
deals-continue = Continuar tu partida
deals-see = Ver los resultados
deals-finished =
    { $n ->
        [0] Nadie la ha terminado todavía
        [one] { $n } jugador la ha terminado
       *[other] { $n } jugadores la han terminado
    }
deals-ends = Hasta las { $time } (medianoche UTC). Después hay otra.
deals-of-day = Partida del { $day }
deals-shared = La misma partida para tus amigos
deals-against = Juegas en el sitio 1 contra { $names }. Todos tienen la misma suerte, jueguen lo que jueguen.
deals-fair = Cuenta una vez por navegador: no hay pistas ni se pueden deshacer turnos enteros. Cuando termines, podrás ver las partidas de los demás.
deals-over = Este día ha terminado. Puedes jugar la partida para practicar, pero ya no cuenta.
deals-practise = Jugar para practicar
deals-better = Mejor que el { $n } % de los demás
deals-your-score = Tu puntuación: { $score }
deals-place = Puesto
deals-name = Nombre
deals-score = Puntos
deals-playing = aún en juego
deals-gave-up = abandono
deals-you = tú
deals-nobody = Nadie ha jugado esta partida todavía. Empieza tú.
deals-bots = Los bots jugaron la misma partida en tu sitio.
deals-compare = Comparar

## Earlier deals

deals-earlier = Partidas anteriores
deals-earlier-text = Juégalas para practicar y mira cómo les fue a los demás.
deals-earlier-none = Todavía no hay partidas anteriores.
deals-earlier-more = Mostrar más

## For friends

deals-make = La misma partida para amigos
deals-make-text = Crea un enlace. Cada persona que lo abra juega por su cuenta contra los mismos bots y con la misma suerte. Después se comparan los resultados.
deals-make-link = Crear enlace

## Two replays side by side

deals-compare-title = Comparar dos repeticiones
deals-compare-back = Ronda anterior
deals-compare-on = Ronda siguiente
deals-compare-round = Ronda { $n }
deals-compare-start = Inicio
deals-compare-end = Final
deals-compare-show = Mostrar
deals-compare-game = Partida de { $name }
deals-compare-closed = Podrás comparar partidas cuando hayas jugado esta.
