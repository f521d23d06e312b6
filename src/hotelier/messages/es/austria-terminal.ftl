### Grand Austria Hotel in the terminal: what the browser shows without words, or in different ones.

## Choices as the terminal lists them

austria-group-guest = Recibir a un huésped
austria-group-die = Tomar un dado
austria-group-stronger = Tomar un dado (+: reforzado por { $n }♔)
austria-group-other = O bien
# It begins with a capital letter.
austria-tip-check-in = { FORM($guest, "the") } puede alojarse: { $action }
austria-tip-claim = Puedes cumplir la carta de política { $letter }: { $action }
austria-tip-use = Puedes activar { FORM($card, "to") }: { $action }

## Cards as the terminal lists them

austria-politics-named = Carta de política { $letter }
austria-politics-places = { $vp } PV para el primero, el segundo y el tercero
austria-tile-named = Loseta de emperador { $tile }
austria-boards = Tableros de hotel
austria-board-night = Tablero nocturno
austria-board-day = Tablero diurno { $board }
austria-board-rooms = { $rooms }, de la planta 1 hacia arriba
austria-track-named = Contador del emperador
austria-track-points = PV por casilla, desde la 0: { $vp }
austria-from-printed = impreso
austria-from-transcription = de una sola transcripción, sin comprobar
austria-from-owner = de un archivo propio
austria-tile-words = Bonus: { $bonus }. Penalización: { $penalty }
austria-after = tras la ronda { $round }
austria-revised = Edición revisada: { $what }
austria-revised-cost = cuesta { $crowns }

## Signs in the terminal’s picture: keep them short, there’s little room

austria-title = Gran Hotel Austria
austria-roof = Hotel { $name }
# One letter for each cube, the initial of its word: strudel, tarta, vino, café.
austria-letter-s = S
austria-letter-c = T
austria-letter-w = V
austria-letter-k = C
# One letter for each colour, four different ones: azul and amarillo can’t both be A.
austria-letter-blue = A
austria-letter-yellow = M
austria-letter-red = R
austria-letter-green = V
austria-sign-crowns = { $n }♔
austria-sign-price =
    { $n ->
        [0] gratis
       *[other] { $n }♔
    }
austria-sign-emperor = emperador +{ $n }
austria-sign-cubes = +{ $letters }
austria-sign-draw = roba { $n } de personal
austria-sign-offer =
    { $price ->
        [free] 1 de 3 nuevas gratis
       *[less] 1 de 3 nuevas −{ $n }♔
    }
austria-sign-prep =
    { $price ->
        [free]
            { $low ->
                [yes] habitación gratis (planta 1-2)
               *[no] habitación gratis
            }
        [less] habitación −{ $n }♔
       *[full]
            { $times ->
                [one] prepara 1 habitación
               *[other] prepara hasta { $times } habitaciones
            }
    }
austria-sign-twice = { $what } ×2
austria-points = Puntos
# At most six letters.
austria-points-short = PV
# At most six letters.
austria-seats = sitios
austria-turns = Turnos
austria-passed = pasa
austria-used = usada
austria-kept = Elegidas hasta ahora ({ $n })
austria-nobody-yet = nadie aún
austria-cafe-empty = vacía
austria-at-emperor = emperador { $n }
austria-in-hand = mano { $n }
austria-ready-no-room = completo, sin habitación
austria-yours = cumplida
austria-discs = discos:
austria-boost-note = refuerzo: { $n }♔ por +1 de fuerza
austria-row-note = precio, huésped, PV, pedido → recompensa
austria-outlook = Ahora en la casilla { $space }: { $vp } PV y vuelta a la { $after }.
austria-outlook-bonus = Bonus: { $what }
austria-outlook-penalty = Penalización: { $what }
austria-outlook-nothing = Ni bonus ni penalización
austria-tiles = Losetas de emperador
austria-tiles-note = bonus desde la casilla { $n }, penalización en la 0
austria-tile-over = tras la ronda { $round }: hecho
austria-legend = Leyenda
austria-legend-signs = □ falta  ♔ corona
austria-legend-map = mapa: { $capital } ocupada, { $small } preparada, · vacía
austria-legend-occupied = ocupada
austria-legend-free = preparada
austria-legend-group = grupo completo:
austria-legend-blue = { $bonus } PV
austria-legend-red = { $bonus } ♔
austria-legend-yellow = { $bonus } emperador
austria-legend-transcription = * de una sola transcripción, sin comprobar

## Before the first game and after the last round, in the terminal

austria-intro-1 = Diriges un hotel en Viena. Los huéspedes se sientan en tu cafetería, les sirves lo que piden y los alojas en una habitación, y ellos te recompensan con puntos de victoria (PV) y algo más. Tras 7 rondas gana quien tenga más PV.
austria-intro-2 = En tu turno puedes recibir a un huésped de la fila. Después tomas un dado de uno de los seis espacios de acción: 1 strudel y tarta, 2 vino y café, 3 preparar habitaciones, 4 contador del emperador y coronas, 5 contratar personal, 6 cualquiera de las anteriores por 1 corona. Cuantos más dados hay en un espacio, más fuerte es su acción.
austria-intro-3 = Un huésped con el pedido completo puede alojarse en una habitación preparada de su color (los verdes, en cualquiera). Un grupo de habitaciones ocupado por completo te da un bonus. Por 1 corona puedes servir hasta 3 cubitos de la cocina.
austria-intro-4 = El emperador viene tras las rondas 3, 5 y 7: avanza lo suficiente en su contador para recibir un bonus, o quizá te toque una penalización. Al final, cada corona y cada cubito de tu cocina vale 1 PV, y cada huésped que siga en tu cafetería te cuesta 5.
austria-signs = Las letras son cubitos: { $cubes }. ▣ es un cubito que está, □ uno que falta, ♔ una corona. Los huéspedes y las habitaciones son { $colours }. En el mapa del hotel de otro jugador, una mayúscula es una habitación ocupada; una minúscula, una preparada, y un punto, un lugar vacío.
austria-source-checked-in = huéspedes alojados
austria-source-printed = habitaciones con PV impresos
austria-source-groups = grupos azules
austria-source-staff = personal durante la partida
austria-source-politics = cartas de política
austria-source-track = contador del emperador
austria-source-tiles = losetas de emperador
austria-source-end-staff = personal de fin de partida
austria-end-staff-of = Personal de fin de partida de { $name }:
austria-verdict-wins = Gana { $names } con { $vp } PV.
