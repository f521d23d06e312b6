### Leopold, the head concierge: his hints at practice tables and against bots.

## The panel

hint-thinking = Un momento, por favor…
hint-title = Si me permites una sugerencia…
hint-only = no hay otra opción
hint-figures =
    { $score ->
        [one] ≈ { $score } punto · victoria: { $win } %
       *[other] ≈ { $score } puntos · victoria: { $win } %
    }
# How sure he is of his first suggestion.
hint-sure-much = sin duda
hint-sure-some = bastante claro
hint-sure-little = por muy poco
# How the other suggestions compare with the first.
hint-other-near = casi igual de buena
hint-other-less = algo más floja
hint-other-weak = claramente más floja
hint-why = { $what }.
hint-then = Después: { $what }.
# Points by source, such as “gains about 5 at the emperor and costs crowns worth about 2”.
hint-points-first = En puntos, en comparación con la segunda opción: { $what }.
hint-points-other = En puntos, en comparación con mi primera sugerencia: { $what }.
hint-show = Mostrar en la mesa
hint-do = Hacerlo
hint-close = Gracias, Leopold
hint-trouble = Me temo que ahora no sabría decirlo. Vuelve a preguntarme, por favor.
hint-explained = Los puntos y las probabilidades son estimaciones de Leopold. Solo ve lo mismo que tú: tampoco conoce las cartas ocultas.
# Read aloud when the hint comes: the best action in words, its reasons, its figures.
hint-aloud = Leopold sugiere: { $action }. { $why } { $figures }

## Why, in Grand Austria Hotel: what an action does. $name is a card.

hint-austria-check-in = aloja { FORM($name, "to") }
hint-austria-served = completa el pedido { FORM($name, "of") }
# $colour is blue, red or yellow.
hint-austria-group =
    { $size ->
        [one] completa un grupo { $colour } de una sola habitación
       *[other] completa un grupo { $colour } de { $size }
    }
hint-austria-politics = cumple una carta de política por { $n } PV
hint-austria-hired = contrata { FORM($name, "to") }
hint-austria-worked = activa { FORM($name, "to") }
hint-austria-prepared =
    { $n ->
        [one] prepara la habitación { $rooms }
       *[other] prepara las habitaciones { $rooms }
    }
# The room becomes occupied without a guest.
hint-austria-lit = ocupa enseguida la habitación { $room }
hint-austria-emperor =
    { $n ->
        [one] avanza 1 casilla en el contador del emperador
       *[other] avanza { $n } casillas en el contador del emperador
    }
hint-austria-cubes = gana { $cubes }
hint-austria-cube = sirve { $cubes }
hint-austria-seated = recibe { FORM($name, "to") }
hint-austria-drawn =
    { $n ->
        [one] roba 1 carta de personal
       *[other] roba { $n } cartas de personal
    }
hint-austria-crowns =
    { $n ->
        [one] gana 1 corona
       *[other] gana { $n } coronas
    }
# Cubes and crowns together.
hint-austria-brings = gana { $what }
hint-austria-cost =
    { $n ->
        [one] paga 1 corona
       *[other] paga { $n } coronas
    }
hint-austria-points = gana { $n } PV
hint-austria-strength = toma un dado de fuerza { $n }
hint-austria-wait = espera la próxima tirada
hint-austria-end = termina tu turno

## Why, in Overbooking

hint-overbooking-queue =
    { $position ->
        [1] encabeza la cola
       *[other] ocupa el puesto { $position } de la cola
    }
hint-overbooking-bed =
    { $n ->
        [0] casi nunca consigue cama
        [10] casi siempre consigue cama
        [one] consigue cama más o menos 1 de cada 10 veces
       *[other] consigue cama unas { $n } de cada 10 veces
    }
hint-overbooking-use =
    { $n ->
        [0] casi nunca llega a usar su habilidad
        [10] casi siempre llega a usar su habilidad
        [one] llega a usar su habilidad más o menos 1 de cada 10 veces
       *[other] llega a usar su habilidad unas { $n } de cada 10 veces
    }
hint-overbooking-door = espera en la puerta trasera
hint-overbooking-token = se lleva la ficha
hint-overbooking-open = queda boca arriba
# $card is a card: los obreros del pez.
hint-overbooking-named = da prioridad { FORM($card, "to") }
hint-overbooking-replaced = sustituye { FORM($card, "to") }
hint-overbooking-joined = pasa a la cola
hint-overbooking-more-beds =
    { $n ->
        [one] añade 1 cama
       *[other] añade { $n } camas
    }
hint-overbooking-fewer-beds =
    { $n ->
        [one] quita 1 cama
       *[other] quita { $n } camas
    }
hint-overbooking-booked =
    { $n ->
        [one] aloja 1 de tus cartas ({ $coins })
       *[other] aloja { $n } de tus cartas ({ $coins })
    }
hint-overbooking-away =
    { $n ->
        [one] deja sin cama 1 carta de otro jugador
       *[other] deja sin cama { $n } cartas de otros jugadores
    }
hint-overbooking-lost =
    { $n ->
        [one] deja sin cama 1 de tus cartas
       *[other] deja sin cama { $n } de tus cartas
    }
hint-overbooking-unused = no cambia nada
hint-overbooking-skip = guarda tus cartas para más adelante
