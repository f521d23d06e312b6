### Statistics of your own games.

statistics-title = Tus partidas en cifras
statistics-where = Datos de las partidas que recuerda este navegador. Solo tú puedes verlos.
statistics-waiting = Calculando…
statistics-empty-title = Aún no hay partidas
statistics-empty-text = Termina una partida para ver cómo te fue: puntos, huéspedes, rivales y si vas mejorando.
statistics-empty-play = Jugar una partida
statistics-empty-filter = Ninguna partida terminada coincide con los filtros.
statistics-which-game = Juego
statistics-which-players = Número de jugadores
statistics-any-players = Cualquiera
statistics-players =
    { $n ->
        [one] { $n } jugador
       *[other] { $n } jugadores
    }
statistics-practice = Incluir partidas de práctica

## Results

statistics-results = Resultados
statistics-games = Partidas
statistics-won = Ganadas
statistics-not-won = No ganadas
statistics-won-of =
    { $games ->
        [one] { $won } de 1 ganada
       *[other] { $won } de { $games } ganadas
    }
statistics-average = Puntuación media
statistics-best = Mejor puntuación
statistics-streak = Racha de victorias
statistics-longest = Racha más larga

## Tables and charts

statistics-course = Partida a partida
statistics-course-said =
    { $games ->
        [one] 1 partida, puntuación { $last }.
       *[other] { $games } partidas, de la más antigua a la más reciente: puntuaciones de { $least } a { $most }, la última { $last }.
    }
statistics-best-other = Mejor de los demás
statistics-trend = Tu media, últimas 5 partidas
statistics-point = { $date }: tú, { $score }; el mejor de los demás, { $best }
statistics-by-players = Por número de jugadores
statistics-by-opponent = Por rival
statistics-opponent = Rival
statistics-ahead = Por delante
statistics-points-both = Puntuación media, tú y rival
statistics-bot = Bot: { $name }
statistics-sources = Puntos por origen
statistics-sources-text = Media por partida. Las barras finas muestran a los demás.
statistics-source-said = { $source }: { $mine } por partida, los demás { $others }

## What you did

statistics-guests = Huéspedes alojados
statistics-staff = Personal contratado
statistics-dice = Dados tomados
statistics-die = Dado { $face }
statistics-kinds = Huéspedes alojados
statistics-crests = Cartas alojadas por escudo
statistics-away = Sin cama
statistics-times = { $n }×
statistics-nothing = Todavía nada.
