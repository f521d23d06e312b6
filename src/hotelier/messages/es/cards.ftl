### The card browser.

cards-title = Cartas
cards-head = { $game }: cartas
cards-to-rules = Reglas
cards-all = Todas las cartas
cards-no-such = Carta no encontrada
cards-filters = Filtros
cards-kinds = Tipos de cartas
cards-find = Buscar
cards-find-austria = nombre, cubito, recompensa…
cards-find-overbooking = nombre, regla, habilidad…
cards-any = cualquiera
cards-sort = Ordenar por
cards-sort-box = orden normal
cards-sort-name = nombre
cards-sort-points = más puntos
cards-sort-cubes = pedido más grande
cards-sort-cost = coste más alto
cards-sort-coins = más monedas
cards-sort-beds = más camas
cards-found =
    { $n ->
        [0] Ninguna carta.
        [one] 1 carta.
       *[other] { $n } cartas.
    }
cards-none = Ninguna carta coincide.
cards-all-again = Mostrar todas las cartas
cards-leaf = Carta anterior y siguiente
cards-numbered = { $kind } n.º { $number }
cards-how = Cómo funciona
cards-rulings = Aclaraciones
cards-no-rulings = No hay aclaraciones sobre esta carta.
cards-in-the-rules = En las reglas

## Kinds

cards-kind-every = Todas
cards-kind-guest = Huéspedes
cards-kind-staff = Personal
cards-kind-politics = Política
cards-kind-emperor = Emperador
cards-kind-kind = Huéspedes
cards-kind-hotel = Hoteles
cards-kind-crest = Escudos
cards-one-guest = Carta de huésped
cards-one-staff = Carta de personal
cards-one-politics = Carta de política
cards-one-emperor = Loseta de emperador
cards-one-kind = Tipo de huésped
cards-one-hotel = Loseta de hotel
cards-one-crest = Escudo

## Filters

cards-filter-colour = Color
cards-filter-gives = Recompensa
cards-filter-cube = Cubito pedido
cards-filter-cubes = Tamaño del pedido
cards-filter-when = Momento
cards-filter-about = Tema
cards-filter-cost = Coste
cards-filter-hand = Mano de iniciación
cards-filter-group = Grupo
cards-filter-asks = Requisito
cards-filter-size = Reverso
cards-filter-rule = Regla especial
cards-colour-yellow = ★ amarillo: artistas
cards-colour-blue = ◆ azul: nobles
cards-colour-red = ■ rojo: ciudadanos
cards-colour-green = ● verde: turistas
cards-gives-vp = PV
cards-gives-crowns = coronas
cards-gives-emperor = contador del emperador
cards-gives-cubes = cubitos
cards-gives-prep = habitaciones preparadas
cards-gives-occupy = habitación ocupada
cards-gives-hire = contratar personal
cards-gives-draw = robar cartas de personal
cards-gives-invite = otro huésped
cards-gives-extra = otro turno
cards-cubes-of =
    { $n ->
        [one] 1 cubito
       *[other] { $n } cubitos
    }
cards-about-guests = huéspedes
cards-about-kitchen = cocina y cubitos
cards-about-dice = dados
cards-about-rooms = habitaciones
cards-about-emperor = emperador
cards-about-staff = personal
cards-about-politics = política
cards-asks-crowns = coronas
cards-asks-rooms = habitaciones
cards-asks-staff = personal
cards-asks-emperor = contador del emperador
cards-size-small = escudo pequeño (1-3 camas)
cards-size-large = escudo grande (4-6 camas)

## What cards are and do

cards-colour = Color
cards-order = Pedido
cards-points = Puntos
cards-cost = Coste
cards-cost-revised = Coste, edición revisada
cards-hand = Mano de iniciación
cards-group = Grupo
cards-scored = Puntuación
cards-beds = Camas necesarias
cards-coins = Valor
cards-back = Reverso
cards-source = Origen
cards-after-round = tras la ronda { $round }
cards-revised = Edición revisada · { $does }.
cards-does = { $does }.
cards-politics-does = Condición: { $need }. El primer jugador que la cumple gana { $first } PV; el segundo, { $second }; el tercero, { $third }.
cards-tile = Loseta de emperador { $tile }
cards-tile-bonus = Bonus: { $bonus }.
cards-tile-penalty = Penalización: { $penalty }.
cards-tile-penalty-revised = Penalización, edición revisada: { $penalty }.
cards-hotel-side = Cara { $side }: { $beds }. { $rule }
cards-hotel-house = Las caras con * tienen valores provisionales nuestros: no conocemos los impresos.
cards-crest-does = Cada mazo tiene { $n } cartas con este escudo, una de cada tipo.
cards-crest-beginner = Bonus básico por cartas alojadas: { $steps }.
cards-crest-advanced = Bonus avanzado por cartas alojadas: { $steps }.
cards-crest-step = { $n } dan { $points }

## Chosen for a custom setup

own-setup-about = Elige cómo empieza la partida: cartas, losetas y manos. No se puede preparar una posición a mitad de partida. Lo que no toques sale al azar, pero si empiezas una parte, elígela entera.
own-setup-random = Al azar
own-setup-count = { $n } de { $all }
own-setup-groups = Elige uno de cada grupo.
own-setup-group = Grupo { $name }
own-setup-missing = Elige { $n } más o déjalo al azar.
own-setup-reset = Dejar al azar
own-setup-seat = { $part }, sitio { $seat }
