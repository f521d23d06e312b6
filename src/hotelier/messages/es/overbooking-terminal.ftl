### Overbooking in the terminal: what only its pictures and its list of choices say.

## Small words

overbooking-hotel-words = { $beds }, { $rule }
overbooking-waiting =
    { $n ->
        [0] nadie espera
        [one] 1 esperando
       *[other] { $n } esperando
    }
overbooking-fact-face-up = boca arriba
overbooking-fact-second = segunda carta allí
overbooking-fact-token = te llevas la ficha
# An action and what there is to know about it, several things with commas between them.
overbooking-do-with = { $action } ({ $facts })
overbooking-door-does = atrás: { $ability }
overbooking-group-small = Cartas pequeñas, 1-3 camas (en la cola o en la puerta trasera)
overbooking-group-large = Cartas grandes, 4-6 camas (en la cola o en la puerta trasera)
overbooking-group-or = O bien

## The card reference

overbooking-section-guest = Huéspedes
overbooking-section-crest = Escudos
overbooking-section-hotel = Hoteles
overbooking-section-bonus = Bonus de escudos
overbooking-source-rulebook = del reglamento
overbooking-source-house = valor provisional nuestro
overbooking-source-owner = de un archivo propio
overbooking-guest-facts = { $beds } (del reglamento), { $coins } ({ $source })
overbooking-crest-cards = 6 cartas en cada mazo: { $cards }.
overbooking-tile-facts = { $beds }, { $source }
overbooking-tile-other = Otra cara: { $face }.
overbooking-tile-other-house = Otra cara: { $face } (emparejada por nosotros).
overbooking-bonus-title = Bonus de escudos: { $mode }
# A word that is on several cards, as an example of a search.
overbooking-sample-word = camas

## What happened

overbooking-log-placed-open = { $name } coloca { $card } boca arriba en la cola del hotel { $hotel }.
overbooking-log-placed-token = { $name } coloca { $card } en la puerta trasera del hotel { $hotel } y se lleva la ficha.
overbooking-log-booked-named = Con prioridad de los nobles.
overbooking-log-booked-rule = Con prioridad por la regla especial.
overbooking-log-booked-crest = Van { $n } cartas del { $crest } alojadas.
overbooking-log-score = Puntuación de { $name }: { $parts }.
overbooking-log-score-part = { $n } por { $what }

## What to look at

overbooking-tip-typing = También puedes escribir la jugada: { $action } significa «{ $meaning }».
overbooking-tip-token =
    { $n ->
        [one] Hay una ficha en la puerta trasera del hotel { $hotels }: 1 punto para la primera carta.
       *[other] Hay fichas en las puertas traseras de los hoteles { $hotels }: 1 punto para la primera carta en cada una.
    }
overbooking-tip-crest =
    { $n ->
        [0] No has alojado ninguna carta del { $crest }: la primera suma { $points }.
        [one] Has alojado 1 carta del { $crest }: una más suma { $points }.
       *[other] Has alojado { $n } cartas del { $crest }: una más suma { $points }.
    }
overbooking-tip-last = Última ronda: colocas { $cards } y las demás no dan puntos.
overbooking-tip-nobody = No tienes cartas en esta cola. El hotel tiene { $beds }.
overbooking-tip-all = Por ahora, todas tus cartas de aquí consiguen cama. El hotel tiene { $beds }.
overbooking-tip-away = Por ahora, algunas de tus cartas de aquí se quedan sin cama: { $cards }. El hotel tiene { $beds }.

## How the game goes

overbooking-intro-1 = La ciudad está a rebosar y todos quieren una cama. Tienes un mazo de 24 cartas de huésped: 4 escudos con 6 tipos de huéspedes cada uno. El número de una carta son las camas que necesita: 1 monje, 2 mercaderes, 3 doncellas, 4 nobles, 5 soldados, 6 obreros. En cuanto se aloja, sus monedas cuentan como puntos.
overbooking-intro-2 = Se juegan 4 rondas. En cada una, los jugadores colocan por turnos, boca abajo y de una en una, 5 de sus 9 cartas: en la cola a la derecha de un hotel (4 puestos) o en la puerta trasera a su izquierda (2). Todos ven de quién es la carta, su escudo y su tamaño: pequeña (1-3 camas) o grande (4-6). La primera carta en una puerta trasera se lleva la ficha que hay allí: 1 punto.
overbooking-intro-3 = Después abren los hoteles, de arriba abajo. Primero actúan las cartas de la puerta trasera: unas añaden o quitan camas, otras dan prioridad a otra carta. Allí no consiguen cama, pero algunas pueden colarse en la cola: un monje pasa al final, las doncellas pueden sustituir a otra de tus cartas y los soldados pueden sustituir a los obreros de cualquier jugador. Después se alojan las cartas de la cola: primero las más grandes y, entre iguales, la más cercana al hotel. La que no cabe se salta y se prueba con la siguiente. Las cartas sin cama se descartan.
overbooking-intro-4 = Gana quien tenga más puntos. Cuentan las monedas de tus cartas alojadas, tus fichas y, si se juega con él, un bonus por 4 o más cartas alojadas del mismo escudo.

## The end

overbooking-points-coins = monedas: { $kind }
overbooking-points-tokens = fichas
overbooking-points-crest = bonus de escudos: { $crest }
overbooking-difference = { $what } ({ $more } a { $less })
overbooking-verdict-points = Gana { $names } con { $points }, { $ahead } de ventaja.
overbooking-end-difference = Lo que puso a { $winner } por delante de { $other }:
overbooking-end-booked = Cartas alojadas:

## The picture

overbooking-head-over = fin de la partida
overbooking-label-queue = cola
overbooking-label-door = atrás
overbooking-label-hand = mano
overbooking-label-token = ficha
overbooking-label-hotel = Hotel { $n }
overbooking-label-closed =
    { $n ->
        [one] cerrado, 1 libre
       *[other] cerrado, { $n } libres
    }
overbooking-label-crests = { $n } por escudos
overbooking-label-players = Jugadores
overbooking-label-at-door = En una puerta trasera
overbooking-queue-note = primero, la más cercana al hotel
overbooking-hand-note = número = camas necesarias, ● = monedas
overbooking-hand-none = sin cartas
overbooking-players-note = cartas alojadas por escudo
overbooking-next-round = próxima ronda: { $hotel }
overbooking-sign-bed = cama libre
overbooking-sign-coin = moneda o ficha, 1 punto cada una
overbooking-sign-house = valor provisional nuestro
overbooking-sign-open = boca arriba
overbooking-sign-named = con prioridad de los nobles
overbooking-outlook = Reparto de camas por ahora
overbooking-outlook-note = { $beds } en el hotel { $hotel }
overbooking-outlook-named = prioridad
overbooking-outlook-rule = regla especial
overbooking-outlook-booked =
    { $free ->
        [one] { $n } de 1 cama
       *[other] { $n } de { $free } camas
    }
overbooking-outlook-away =
    { $free ->
        [one] necesita { $n }, 1 libre
       *[other] necesita { $n }, { $free } libres
    }
overbooking-outlook-nobody = nadie en la cola
overbooking-where-booked = alojada
overbooking-where-discarded = descartada
overbooking-where-table = en un hotel
overbooking-where-hand = en mano
overbooking-where-deck = en el mazo
overbooking-where-unseen = sin ver: en mano, en el mazo o boca abajo
