### Grand Austria Hotel: what cards do, what players are asked, what happened.

## Small words

austria-twice = { $what } (dos veces)
austria-nothing = nada
# A guest or a staff member in a sentence: el Barón, al Barón, del Barón; and the name alone.
austria-the = { FORM($name, "the") }
    .the = { FORM($name, "the") }
    .to = { FORM($name, "to") }
    .of = { FORM($name, "of") }
    .bare = { $name }
austria-crowns =
    { $n ->
        [one] 1 corona
       *[other] { $n } coronas
    }
# In a sentence: “gratis”, “por 2 coronas”.
austria-price =
    { $n ->
        [0] gratis
        [one] 1 corona
       *[other] { $n } coronas
    }
    .for =
        { $n ->
            [0] gratis
            [one] por 1 corona
           *[other] por { $n } coronas
        }
austria-price-short =
    { $n ->
        [0] gratis
       *[other] { $n }
    }
austria-steps =
    { $n ->
        [one] 1 casilla
       *[other] { $n } casillas
    }
austria-staff-cards =
    { $n ->
        [one] 1 carta de personal
       *[other] { $n } cartas de personal
    }
austria-vp = { $n } PV
austria-vp-short = +{ $n }
# Colours of rooms, one (`f`) and several (`fs`).
austria-word-blue = azul
    .f = azul
    .fs = azules
austria-word-yellow = amarillo
    .f = amarilla
    .fs = amarillas
austria-word-red = rojo
    .f = roja
    .fs = rojas
austria-word-green = verde
    .f = verde
    .fs = verdes
# Wholly occupied, in full and in brief.
austria-word-group = grupo
    .full = grupo ocupado por completo
    .brief = grupo completo
austria-word-floor = planta
    .full = planta ocupada por completo
    .brief = planta completa
austria-word-column = columna
    .full = columna ocupada por completo
    .brief = columna completa
austria-kind-blue = noble azul
austria-kind-yellow = artista amarillo
austria-kind-red = ciudadano rojo
austria-kind-green = turista verde
# A cube, one of it (`a`), and several (`many`).
austria-cube-s = strudel
    .a = un strudel
    .many = strudels
austria-cube-c = tarta
    .a = una tarta
    .many = tartas
austria-cube-w = vino
    .a = un vino
    .many = vinos
austria-cube-k = café
    .a = un café
    .many = cafés
austria-cubes-s =
    { $n ->
        [one] 1 strudel
       *[other] { $n } strudels
    }
austria-cubes-c =
    { $n ->
        [one] 1 tarta
       *[other] { $n } tartas
    }
austria-cubes-w =
    { $n ->
        [one] 1 vino
       *[other] { $n } vinos
    }
austria-cubes-k =
    { $n ->
        [one] 1 café
       *[other] { $n } cafés
    }

## Effects in full: nouns, and imperatives that are also the third person, for the log tells them of anyone.
## Verbs come with every effect but cubes, crowns and VP, lest one reads on from the effect before: “roba 1 carta y 2 casillas”.

austria-effect-crowns = { austria-crowns }
austria-effect-emperor = avanza { austria-steps } en el contador del emperador
austria-effect-vp = { $n } PV
austria-effect-vp-per-staff = { $n } PV por cada carta de personal contratada
austria-effect-cubes = { $cubes }
austria-effect-choice =
    { $n ->
        [one] 1 cubito a elegir
       *[other] { $n } cubitos a elegir
    }
austria-effect-complete = completa el pedido de un huésped con cubitos de la reserva
austria-effect-draw = roba { austria-staff-cards }
austria-effect-hire =
    { $price ->
        [free] contrata gratis una carta de personal de la mano
        [full] contrata una carta de personal de la mano a su precio normal
       *[less] contrata una carta de personal de la mano por { austria-crowns } menos
    }
austria-effect-offer =
    { $price ->
        [free] contrata gratis 1 de 3 cartas de personal nuevas
       *[less] contrata 1 de 3 cartas de personal nuevas por { austria-crowns } menos
    }
austria-effect-prep =
    { $lit ->
        [yes] prepara gratis { austria-a-room }, que queda ocupada
       *[no]
            { $price ->
                [free] prepara gratis { austria-a-room }
                [less] prepara { austria-a-room } por { austria-crowns } menos
               *[full]
                    { $times ->
                        [one] prepara una habitación al precio de su planta
                       *[other] prepara hasta { $times } habitaciones, cada una al precio de su planta
                    }
            }
    }
austria-a-room =
    { $low ->
        [yes] una habitación de la planta 1 o 2
       *[no] una habitación
    }
austria-effect-occupy = ocupa una habitación preparada
austria-effect-invite = recibe gratis a un huésped de la fila
austria-effect-extra = juega enseguida un turno extra con un espacio de acción donde haya algún dado (sin tomarlo)
austria-effect-extra-revised = haz una acción extra con un espacio de acción donde haya algún dado (sin tomarlo)
austria-effect-food =
    { $most ->
        [0] 1 strudel
        [one] { $n } strudels (1 puede ser tarta)
       *[other] { $n } strudels (hasta { $most } pueden ser tartas)
    }
austria-effect-drinks =
    { $most ->
        [0] 1 vino
        [one] { $n } vinos (1 puede ser café)
       *[other] { $n } vinos (hasta { $most } pueden ser cafés)
    }
austria-effect-advance =
    { $n ->
        [one] 1 casilla en el contador del emperador o 1 corona
       *[other] { $n } casillas del emperador o coronas, a repartir como quieras
    }
austria-effect-both = avanza { austria-steps } en el contador del emperador y gana { austria-crowns }
austria-effect-mimic = cualquiera de las acciones 1-5 con fuerza { $n }

## Effects in two or three words, mostly beside an icon

austria-short-crowns = { austria-crowns }
austria-short-emperor =
    { $n ->
        [one] 1 casilla
       *[other] { $n } casillas
    }
austria-short-vp = { $n } PV
austria-short-vp-per-staff = { $n } PV por carta contratada
austria-short-cubes = { $cubes }
austria-short-choice =
    { $n ->
        [one] cubito a elegir
       *[other] { $n } cubitos a elegir
    }
austria-short-complete = completa un pedido
austria-short-draw = roba { $n }
austria-short-hire =
    { $price ->
        [free] contrata gratis
        [full] contrata
       *[less] contrata por { $n } menos
    }
austria-short-offer =
    { $price ->
        [free] contrata 1 de 3 gratis
       *[less] contrata 1 de 3 por { $n } menos
    }
austria-short-prep =
    { $lit ->
        [yes] gratis y ya ocupada
       *[no]
            { $price ->
                [free]
                    { $low ->
                        [yes] gratis, plantas 1-2
                       *[no] habitación gratis
                    }
                [less] habitación por { $n } menos
               *[full]
                    { $times ->
                        [one] 1 habitación
                       *[other] { $times } habitaciones
                    }
            }
    }
austria-short-occupy = ocupa una habitación
austria-short-invite = huésped gratis
austria-short-extra = turno extra
austria-short-food =
    { $most ->
        [0] 1 strudel
        [one] { $n } strudels, máx. 1 tarta
       *[other] { $n } strudels, máx. { $most } tartas
    }
austria-short-drinks =
    { $most ->
        [0] 1 vino
        [one] { $n } vinos, máx. 1 café
       *[other] { $n } vinos, máx. { $most } cafés
    }
austria-short-advance =
    { $n ->
        [one] 1 casilla o corona
       *[other] { $n } casillas / coronas
    }
austria-short-both =
    { $n ->
        [one] casilla + corona
       *[other] { $n } casillas + { $n } coronas
    }
austria-short-mimic = cualquiera, fuerza { $n }

## Guests and staff

austria-guest-card = { $name } ({ $kind }): pide { $order }. Al alojarse: { $gives }.
austria-guest-does = pide { $order }; al alojarse: { $gives }
austria-staff-does = { $when }: { $does }
austria-staff-card =
    { $cost ->
        [0] { $name } (gratis) · { $when }: { $does }.
        [one] { $name } (1 corona) · { $when }: { $does }.
       *[other] { $name } ({ $cost } coronas) · { $when }: { $does }.
    }
austria-when-once = al contratar
austria-when-round = una vez por ronda
austria-when-permanent = permanente
austria-when-end = fin de partida
austria-staff-on-guest-crowns = { austria-crowns } cada vez que se aloja un huésped { $of }
austria-staff-on-guest-emperor = avanza { austria-steps } en el contador del emperador cada vez que se aloja un huésped { $of }
austria-staff-on-guest-vp = { $n } PV cada vez que se aloja un huésped { $of }
austria-staff-on-any-guest = { austria-crowns } cada vez que se aloja un huésped
austria-staff-on-any-guest-revised = { austria-crowns } cada vez que queda ocupada una de tus habitaciones, sea como sea
austria-staff-on-order = { $n } PV cada vez que se aloja un huésped con un pedido de { $of } cubitos
austria-staff-free-rooms = preparas gratis las habitaciones { FORM($of, "fs") }
austria-staff-on-die-vp = { $n } PV cada vez que tomas un { $faces }
austria-staff-on-die-emperor = avanza { austria-steps } en el contador del emperador cada vez que tomas un { $faces }
austria-staff-on-die-prep = cada vez que tomas un { $faces }, puedes preparar además una habitación a su precio normal
austria-staff-on-die-hire = cada vez que tomas un { $faces }, puedes contratar además una carta de personal de tu mano a su precio normal
austria-staff-strength = +{ $n } de fuerza cuando tomas un { $faces }
austria-staff-cheaper = cuando tomas un { $faces }, el personal cuesta { austria-crowns } menos, además del descuento del dado
austria-staff-free-six = un { $faces } es gratis y tiene +{ $n } de fuerza
austria-staff-both = cuando tomas un { $faces }, por cada punto de fuerza avanzas 1 casilla en el contador del emperador y ganas 1 corona
austria-staff-free-delivery = servir desde la cocina es gratis
austria-staff-free-guests = los huéspedes de la fila son gratis
austria-staff-excuse = puedes pagar { austria-crowns } para evitar una penalización del emperador
austria-staff-on-bonus = { $n } PV cada vez que recibes el bonus del emperador
austria-staff-end-colour = { $n } PV por cada habitación { FORM($of, "f") } ocupada
austria-staff-end-occupied = { $n } PV por cada habitación ocupada
austria-staff-end-staff = { $n } PV por cada carta de personal que hayas contratado, incluida esta
austria-staff-end-tiles = { $n } PV por cada habitación preparada u ocupada
austria-staff-end-full = { $n } PV por cada { FORM($of, "full") }
austria-staff-end-discs = { $n } PV por cada carta de política que hayas cumplido
austria-staff-end-emperor = { $n } PV × el número de tu casilla en el contador del emperador (máx. { $limit } PV)
austria-staff-end-emperor-revised = { $n } PV × el número de tu casilla en el contador del emperador
austria-staff-end-sets = { $n } PV por cada trío de habitaciones ocupadas, una de cada color
austria-staff-end-copy = copia la mejor carta de fin de partida contratada por otro jugador
austria-staff-occupy-twice = ocupa 2 habitaciones preparadas
austria-brief-on-guest-crowns = huésped { $of }: { austria-crowns }
austria-brief-on-guest-emperor = huésped { $of }: { austria-steps }
austria-brief-on-guest-vp = huésped { $of }: { $n } PV
austria-brief-on-any-guest = al alojar: { austria-crowns }
austria-brief-on-any-guest-revised = al ocupar: { austria-crowns }
austria-brief-on-order = pedido de { $of }: { $n } PV
austria-brief-free-rooms = hab. { FORM($of, "fs") } gratis
austria-brief-on-die-vp = dado { $faces }: { $n } PV
austria-brief-on-die-emperor = dado { $faces }: { austria-steps }
austria-brief-on-die-prep = dado { $faces }: habitación
austria-brief-on-die-hire = dado { $faces }: contrata
austria-brief-strength = dado { $faces }: +{ $n }
austria-brief-cheaper = dado { $faces }: { $n } menos
austria-brief-free-six = dado { $faces }: gratis, +{ $n }
austria-brief-both = dado { $faces }: casillas y coronas
austria-brief-free-delivery = servir es gratis
austria-brief-free-guests = huéspedes gratis
austria-brief-excuse = { austria-crowns }: sin penalización
austria-brief-on-bonus = bonus del emperador: { $n } PV
austria-brief-end-colour = { $n } PV por hab. { FORM($of, "f") }
austria-brief-end-occupied = { $n } PV por hab. ocupada
austria-brief-end-staff = { $n } PV por carta contratada
austria-brief-end-tiles = { $n } PV por habitación
austria-brief-end-full = { $n } PV por { FORM($of, "brief") }
austria-brief-end-discs = { $n } PV por carta de política
austria-brief-end-emperor = { $n } PV por casilla, ≤{ $limit }
austria-brief-end-emperor-revised = { $n } PV por casilla
austria-brief-end-sets = { $n } PV por trío de colores
austria-brief-end-copy = copia una carta final
austria-brief-occupy-twice = ocupa 2 habitaciones

## Politics and the emperor
## The log quotes these for every player, so they do without “your”.

austria-need-crowns = { $n } coronas en el monedero
austria-need-tiles = { $n } habitaciones preparadas u ocupadas
austria-need-staff = { $n } cartas de personal contratadas
austria-need-emperor = casilla { $n } o superior en el contador del emperador
austria-need-full =
    { $which ->
        [floor] { $n } plantas ocupadas por completo
        [column] { $n } columnas ocupadas por completo
       *[group] { $n } grupos ocupados por completo
    }
austria-need-colour = todas las habitaciones de un color ocupadas
austria-need-each = { $n } habitaciones ocupadas de cada color
austria-need-two = { $n } habitaciones { FORM($of, "fs") } y { $m } { FORM($and, "fs") } ocupadas
austria-penalty-crowns = pierde { austria-crowns }
austria-penalty-vp = pierde { $n } PV
austria-penalty-vp-per-staff = pierde { $n } PV por cada carta de personal contratada
austria-penalty-cubes = pierde todos los cubitos de la cocina
austria-penalty-all-cubes = pierde todos los cubitos de la cocina y de las mesas de la cafetería
austria-penalty-return = deja bajo el mazo { austria-staff-cards } de la mano
austria-penalty-demolish = pierde la habitación preparada más alta que siga libre
austria-penalty-demolish-twice = pierde las 2 habitaciones preparadas más altas que sigan libres
austria-penalty-evict = pierde { $n } habitaciones ocupadas: una de la planta más alta que tenga alguna y la siguiente por debajo en esa columna
austria-penalty-evict-revised = pierde { $n } habitaciones ocupadas: una de la planta más alta que tenga alguna y otra de la siguiente planta inferior que tenga alguna
austria-penalty-dismiss = despide una carta de personal de fin de partida
austria-penalty-or = { $first } o { $second }
austria-penalty-else = { $first } o, si no es posible, { $second }
austria-less-vp-per-staff = −{ $n } PV por carta contratada
austria-less-cubes = pierde los cubitos de la cocina
austria-less-all-cubes = pierde los cubitos, incluso servidos
austria-less-return =
    { $n ->
        [one] devuelve 1 carta
       *[other] devuelve { $n } cartas
    }
austria-less-demolish = pierde 1 habitación libre
austria-less-demolish-twice = pierde 2 habitaciones libres
austria-less-evict = pierde { $n } habitaciones ocupadas
austria-less-dismiss = despide una carta final
austria-less-else = { $first }; si no, { $second }

## Headline and questions

austria-round = Ronda { $n } de { $all }
austria-emperor-now = emperador tras esta ronda
austria-emperor-at = emperador tras la ronda { $n }
austria-score = tienes { $n } PV
austria-q-draft = Quédate con una carta de personal y pasa las demás.
austria-q-first-guest = Recibe gratis a tu primer huésped.
austria-q-first-room =
    { $n ->
        [one] Puedes preparar 1 habitación más antes de empezar.
       *[other] Prepara hasta { $n } habitaciones antes de empezar. Las de la planta 1 son gratis.
    }
austria-q-turn-guest = Recibe a un huésped, si quieres, y toma un dado.
austria-q-turn = Toma un dado.
austria-q-turn-full = Toma un dado. Tu cafetería está llena: no puedes recibir a nadie.
austria-q-turn-done = Ya has usado tu dado. Haz algo más o termina tu turno.
austria-q-turn-stuck = No puedes tomar ningún dado. Pasa, o haz antes otra cosa.
austria-q-turn-extra = Turno extra de E. Gizia: usa un espacio de acción donde haya algún dado, sin tomarlo.
austria-q-mimic = ¿Para qué acción quieres usar el 6?
austria-q-split = ¿Qué cubitos quieres?
austria-q-advance = ¿Cuántas casillas quieres avanzar? El resto lo ganas en coronas.
austria-q-cube =
    { $n ->
        [one] Elige un cubito.
       *[other] Elige { $n } cubitos, uno a uno.
    }
austria-q-place = Sirve { $cubes } a tus huéspedes. Lo que sobre va a la cocina.
austria-q-deliver =
    { $n ->
        [one] Sirve 1 cubito más de la cocina.
       *[other] Sirve hasta { $n } cubitos de la cocina.
    }
austria-q-prepare-full =
    { $n ->
        [one] Elige qué habitación preparar. Pagas el precio de su planta.
       *[other] Elige hasta { $n } habitaciones que preparar. Pagas el precio de cada planta.
    }
austria-q-prepare-less = Elige qué habitación preparar por { austria-crowns } menos.
austria-q-prepare-low = Elige qué habitación de la planta 1 o 2 preparar gratis.
austria-q-prepare-free = Elige qué habitación preparar gratis.
austria-q-prepare-lit-low = Elige una habitación de la planta 1 o 2. Es gratis y queda ocupada.
austria-q-prepare-lit = Elige una habitación. Es gratis y queda ocupada.
austria-q-hire-full = Puedes contratar una carta de personal de tu mano.
austria-q-hire-less = Puedes contratar una carta de personal de tu mano por { austria-crowns } menos.
austria-q-hire-free = Puedes contratar gratis una carta de personal de tu mano.
austria-q-offer-full = Puedes contratar una de estas cartas de personal.
austria-q-offer-less = Puedes contratar una de estas cartas de personal por { austria-crowns } menos.
austria-q-offer-free = Puedes contratar gratis una de estas cartas de personal.
austria-q-check-in = ¿A qué habitación va { FORM($guest, "the") }?
austria-q-occupy = ¿Qué habitación preparada quieres ocupar?
austria-q-complete = ¿Qué pedido quieres completar?
austria-q-invite = Puedes recibir gratis a un huésped de la fila.
austria-q-order = Elige qué efecto resolver primero.
austria-q-penalty = El emperador está disgustado. Elige tu penalización.
austria-q-return =
    { $n ->
        [one] Elige una carta y déjala bajo el mazo.
       *[other] Elige { $n } cartas, una a una, y déjalas bajo el mazo.
    }
austria-q-demolish = ¿A qué habitación renuncias?
austria-q-dismiss = ¿Qué carta de fin de partida despides?

## Choices

austria-do-keep = Quedarse con { FORM($name, "the") }
austria-do-guest = Recibir { FORM($name, "to") } · { austria-price }
austria-do-room = Habitación { $room }, { FORM($colour, "f") }
austria-do-room-price = Habitación { $room }, { FORM($colour, "f") } · { austria-price }
austria-do-room-gift = Habitación { $room }, { FORM($colour, "f") } · bonus de grupo: { $gift }
austria-do-done = No preparar más
austria-do-die = Dado { $face } · { $gives }
austria-do-die-price = Dado { $face } · { $gives } · { austria-price }
austria-do-die-boost = Dado { $face } reforzado · { $gives } · { austria-price }
austria-do-deliver = Servir desde la cocina · { austria-price }
austria-do-use = Activar { FORM($name, "to") } · { $does }
austria-do-claim = Cumplir carta de política: { $card } · { $n } PV
austria-do-check-in = Alojar { FORM($name, "to") }
austria-do-pass = Pasar
austria-do-end = Terminar turno
austria-do-as = Usar como { $face } · { $gives }
austria-do-emperor = { $parts }
austria-aside = { $what } ({ $aside })
austria-beyond = { $n } de más: { $n } PV
austria-lost =
    { $n ->
        [one] se pierde 1: límite { $limit }
       *[other] se pierden { $n }: límite { $limit }
    }
austria-do-split = { $cubes }
austria-do-serve = Servir { FORM($cube, "a") } { FORM($name, "to") }
austria-do-kitchen = Guardar { $cubes } en la cocina
austria-do-stop-deliver = No servir más
austria-do-stop-prepare = No preparar más
austria-do-stop-hire = No contratar
austria-do-stop-occupy = No ocupar
austria-do-stop-complete = No completar
austria-do-stop-invite = No recibir a nadie
austria-do-hire = Contratar { FORM($name, "to") } · { austria-price }
austria-do-table = Completar el pedido { FORM($name, "of") }
austria-do-excuse = Evitar la penalización · 1 corona
austria-do-return = Devolver { FORM($name, "the") }
austria-do-dismiss = Despedir { FORM($name, "to") }

## Previews

austria-gain-crowns =
    { $n ->
        [one] +1 corona
       *[other] +{ $n } coronas
    }
austria-cost-crowns =
    { $n ->
        [one] −1 corona
       *[other] −{ $n } coronas
    }
austria-lost-crowns =
    { $n ->
        [one] se pierde 1 (monedero lleno)
       *[other] se pierden { $n } (monedero lleno)
    }
austria-gain-vp = +{ $n } PV
austria-cost-vp = −{ $n } PV
austria-gain-steps = emperador +{ $n }
austria-cost-steps = emperador −{ $n }
austria-gain-staff =
    { $n ->
        [one] +1 carta de personal
       *[other] +{ $n } cartas de personal
    }
austria-gain-strength = fuerza { $n }
austria-gain-lit = habitación { $room } ocupada
austria-gain-group = grupo { $colour } completo
austria-gain-ready = pedido { FORM($name, "of") } completo
austria-gain-hired = contratas { FORM($name, "to") }
austria-gain-cubes = +{ $cubes }
austria-lose-cubes = −{ $cubes }
austria-lose-room = pierdes la habitación { $room }
austria-gain-pass = esperas; cuando todos hayan pasado, se retira un dado y se vuelven a tirar los demás
austria-turn-ends = termina tu turno
austria-gains = { $gains }

## “Since your last turn”: what a player did, after the disc of their seat

austria-recap-die = toma un { $face }
austria-recap-guest = recibe { FORM($guest, "to") }
austria-recap-hired = contrata { FORM($card, "to") }
austria-recap-checked-in = aloja { FORM($guest, "to") }
austria-recap-rooms =
    { $n ->
        [one] prepara una habitación
       *[other] prepara { $n } habitaciones
    }
austria-recap-served =
    { $n ->
        [one] sirve un cubito
       *[other] sirve { $n } cubitos
    }
austria-recap-passed = pasa

## The log

austria-log-first-player =
    { $you ->
        [yes] Empiezas tú.
       *[no] Empieza { $name }.
    }
austria-log-politics-revealed = Cartas de política: { $what }.
austria-log-tiles-revealed = Losetas de emperador: { $what }.
austria-log-boards-dealt = Cada jugador recibe un hotel distinto.
austria-log-row-dealt = Primeros huéspedes de la fila: { FORM($what, "the") }.
austria-setup-politics = cartas de política
austria-setup-emperor = losetas de emperador
austria-setup-boards = hoteles
austria-setup-row = fila de huéspedes
austria-setup-hands = personal inicial
austria-log-card-kept =
    { $known ->
        [yes] { $you ->
            [yes] Te quedas con { FORM($card, "the") }.
           *[no] { $name } se queda con { FORM($card, "the") }.
        }
       *[no] { $you ->
            [yes] Te quedas con una carta de personal.
           *[no] { $name } se queda con una carta de personal.
        }
    }
austria-log-hands-passed = Cada jugador pasa sus cartas a la izquierda.
austria-log-round-started = Comienza la ronda { $n }.
austria-log-dice-rolled =
    { $again ->
        [yes] Se vuelven a tirar los dados: { $dice }.
       *[no] Se tiran los dados: { $dice }.
    }
austria-log-die-binned =
    { $n ->
        [0] Se retira el último dado.
        [one] Se retira un dado; queda 1.
       *[other] Se retira un dado; quedan { $n }.
    }
austria-log-passed =
    { $you ->
        [yes] Pasas.
       *[no] { $name } pasa.
    }
austria-log-guest-seated =
    { $you ->
        [yes] Recibes { FORM($guest, "to") } { FORM($price, "for") }.
       *[no] { $name } recibe { FORM($guest, "to") } { FORM($price, "for") }.
    }
austria-log-guests-reshuffled = Los huéspedes descartados se barajan y forman un mazo nuevo.
austria-log-die-taken =
    { $you ->
        [yes] Tomas un { $face } de fuerza { $n }{ $paid }.
       *[no] { $name } toma un { $face } de fuerza { $n }{ $paid }.
    }
austria-log-die-extra =
    { $you ->
        [yes] Usas el espacio { $face } con fuerza { $n }{ $paid }.
       *[no] { $name } usa el espacio { $face } con fuerza { $n }{ $paid }.
    }
austria-log-paid = { "" } por { austria-crowns }
austria-log-die-used-as =
    { $you ->
        [yes] Lo usas como { $face }.
       *[no] { $name } lo usa como { $face }.
    }
austria-log-cubes-received =
    { $you ->
        [yes] Ganas { $cubes }.
       *[no] { $name } gana { $cubes }.
    }
austria-log-delivery-started =
    { $you ->
        [yes] Sirves desde la cocina { FORM($price, "for") }.
       *[no] { $name } sirve desde la cocina { FORM($price, "for") }.
    }
austria-log-cube-served =
    { $you ->
        [yes] Sirves { FORM($cube, "a") } { FORM($guest, "to") }.
       *[no] { $name } sirve { FORM($cube, "a") } { FORM($guest, "to") }.
    }
# It begins with a capital letter.
austria-log-order-completed = { FORM($guest, "the") } tiene su pedido completo.
austria-log-cubes-lost =
    { $you ->
        [yes] Pierdes { $cubes }.
       *[no] { $name } pierde { $cubes }.
    }
austria-log-room-prepared =
    { $you ->
        [yes] Preparas la habitación { $room } { FORM($price, "for") }{ $vp }.
       *[no] { $name } prepara la habitación { $room } { FORM($price, "for") }{ $vp }.
    }
austria-log-with-vp = { "" } (+{ $n } PV)
austria-log-rooms-prepared =
    { $you ->
        [yes] Preparas las habitaciones { $rooms } { FORM($price, "for") }{ $vp }.
       *[no] { $name } prepara las habitaciones { $rooms } { FORM($price, "for") }{ $vp }.
    }
austria-log-guest-checked-in =
    { $you ->
        [yes] Alojas { FORM($guest, "to") } en la habitación { $room }{ $vp }.
       *[no] { $name } aloja { FORM($guest, "to") } en la habitación { $room }{ $vp }.
    }
austria-log-window-lit =
    { $you ->
        [yes] Ocupas la habitación { $room }.
       *[no] { $name } ocupa la habitación { $room }.
    }
austria-log-group-completed =
    { $you ->
        [yes] Completas un grupo { $colour }
       *[no] { $name } completa un grupo { $colour }
    } de { $size ->
        [one] una sola habitación.
       *[other] { $size } habitaciones.
    }
austria-log-crowns-gained =
    { $you ->
        [yes] Ganas { $crowns }{ $lost }.
       *[no] { $name } gana { $crowns }{ $lost }.
    }
austria-log-crowns-lost =
    { $n ->
        [one] { "" } (se pierde 1 más: monedero lleno)
       *[other] { "" } (se pierden { $n } más: monedero lleno)
    }
austria-log-points-scored =
    { $you ->
        [yes] Ganas { $n } PV.
       *[no] { $name } gana { $n } PV.
    }
austria-log-emperor-moved =
    { $you ->
        [yes] Avanzas a la casilla { $end } del contador del emperador{ $vp }.
       *[no] { $name } avanza a la casilla { $end } del contador del emperador{ $vp }.
    }
austria-log-staff-drawn =
    { $known ->
        [yes] { $you ->
            [yes] Robas { austria-staff-cards }: { FORM($cards, "bare") }.
           *[no] { $name } roba { austria-staff-cards }: { FORM($cards, "bare") }.
        }
       *[no] { $you ->
            [yes] Robas { austria-staff-cards }.
           *[no] { $name } roba { austria-staff-cards }.
        }
    }
austria-log-staff-offered =
    { $known ->
        [yes] { $you ->
            [yes] Miras { austria-staff-cards }: { FORM($cards, "bare") }.
           *[no] { $name } mira { austria-staff-cards }: { FORM($cards, "bare") }.
        }
       *[no] { $you ->
            [yes] Miras { austria-staff-cards }.
           *[no] { $name } mira { austria-staff-cards }.
        }
    }
austria-log-offer-put-back =
    { $known ->
        [yes] { $you ->
            [yes] Dejas { austria-staff-cards } bajo el mazo: { FORM($cards, "bare") }.
           *[no] { $name } deja { austria-staff-cards } bajo el mazo: { FORM($cards, "bare") }.
        }
       *[no] { $you ->
            [yes] Dejas { austria-staff-cards } bajo el mazo.
           *[no] { $name } deja { austria-staff-cards } bajo el mazo.
        }
    }
austria-log-staff-hired =
    { $you ->
        [yes] Contratas { FORM($card, "to") } { FORM($price, "for") }.
       *[no] { $name } contrata { FORM($card, "to") } { FORM($price, "for") }.
    }
austria-log-staff-used =
    { $you ->
        [yes] Activas { FORM($card, "to") }.
       *[no] { $name } activa { FORM($card, "to") }.
    }
austria-log-staff-triggered =
    { $you ->
        [yes] Entra en acción tu { $card }.
       *[no] Entra en acción { FORM($card, "the") } de { $name }.
    }
austria-log-disc-placed =
    { $you ->
        [yes] Cumples la carta de política { $group } ({ $need }) y ganas { $n } PV.
       *[no] { $name } cumple la carta de política { $group } ({ $need }) y gana { $n } PV.
    }
austria-log-extra-turn-started =
    { $you ->
        [yes] E. Gizia te da un turno extra.
       *[no] E. Gizia da un turno extra a { $name }.
    }
austria-log-extra-turn-lost = El turno extra de E. Gizia se pierde: no quedan dados.
austria-log-emperor-scored =
    { $you ->
        [yes] Ganas { $n } PV en el contador del emperador y retrocedes a la casilla { $end }.
       *[no] { $name } gana { $n } PV en el contador del emperador y retrocede a la casilla { $end }.
    }
austria-log-bonus-given =
    { $you ->
        [yes] Recibes el bonus del emperador: { $what }.
       *[no] { $name } recibe el bonus del emperador: { $what }.
    }
austria-log-penalty-due =
    { $you ->
        [yes] Te espera la penalización del emperador: { $what }.
       *[no] A { $name } le espera la penalización del emperador: { $what }.
    }
austria-log-penalty-paid =
    { $you ->
        [yes] Asumes la penalización: { $what }.
       *[no] { $name } asume la penalización: { $what }.
    }
austria-log-penalty-crowns =
    { $you ->
        [yes] Pierdes { austria-crowns } como penalización.
       *[no] { $name } pierde { austria-crowns } como penalización.
    }
austria-log-penalty-vp =
    { $you ->
        [yes] Pierdes { $n } PV como penalización.
       *[no] { $name } pierde { $n } PV como penalización.
    }
austria-log-penalty-excused =
    { $you ->
        [yes] Pagas { $crowns } para evitar la penalización.
       *[no] { $name } paga { $crowns } para evitar la penalización.
    }
austria-log-staff-returned =
    { $known ->
        [yes] { $you ->
            [yes] Dejas { FORM($card, "the") } bajo el mazo.
           *[no] { $name } deja { FORM($card, "the") } bajo el mazo.
        }
       *[no] { $you ->
            [yes] Dejas una carta de personal bajo el mazo.
           *[no] { $name } deja una carta de personal bajo el mazo.
        }
    }
austria-log-room-demolished =
    { $you ->
        [yes] Pierdes la habitación { $room }.
       *[no] { $name } pierde la habitación { $room }.
    }
austria-log-staff-dismissed =
    { $you ->
        [yes] Despides { FORM($card, "to") }.
       *[no] { $name } despide { FORM($card, "to") }.
    }
austria-log-round-ended = Termina la ronda { $n }.
austria-log-scoring-part =
    { $you ->
        [yes] Ganas { $n } PV por { FORM($what, "the") }.
       *[no] { $name } gana { $n } PV por { FORM($what, "the") }.
    }
austria-log-scoring-loss =
    { $you ->
        [yes] Pierdes { $n } PV por { FORM($what, "the") }.
       *[no] { $name } pierde { $n } PV por { FORM($what, "the") }.
    }
austria-part-rooms = habitaciones ocupadas
    .the = las habitaciones ocupadas
austria-part-crowns = coronas
    .the = las coronas
austria-part-cubes = cubitos de la cocina
    .the = los cubitos de la cocina
austria-part-guests = huéspedes que siguen en la cafetería
    .the = los huéspedes que siguen en la cafetería
austria-part-copied = { $card } (copia { FORM($copied, "to") })
austria-log-game-ended = La partida ha terminado.
austria-verdict-decided = Empate a { $vp } PV: gana { $names } por tener más coronas y cubitos, incluidos los de los huéspedes de la cafetería ({ $worth }).
austria-verdict-shared = { $names } comparten la victoria con { $vp } PV: también empatan en coronas y cubitos, incluidos los de los huéspedes de la cafetería ({ $worth }).

## On the table

austria-told = { $words }: { $gains }
austria-hand = Mano
austria-work = Contratadas
austria-if-ended = si acabara ahora
austria-score-now = ya puntuado
austria-score-staff = personal de fin de partida
austria-score-all = Si acabara ahora: { $n } PV
austria-vp-sign = PV
austria-worth = Ahora mismo vale { $n } PV.
austria-worth-copied = Copia: { $name }.
austria-check-in = Alojar
austria-serve = Servir
austria-served = completo
austria-spent = usada
austria-new = nueva
austria-after-which = Tras la ronda { $round }:
austria-back-by = puntúa, retrocede { $back }
austria-hotel = Hotel { $name }
austria-round-of = Ronda
austria-turn-marks = Turnos
austria-draft-of = Carta { $n } de { $all }
austria-your-board = Tu tablero
austria-keys-dice = Tomar un dado de ese número
austria-keys-boost = Tomarlo reforzado
austria-pages = Secciones de la mesa
austria-page-hotel = Hotel
austria-page-staff = Personal
austria-page-town = Emperador
austria-page-others = Otros
austria-guests = Huéspedes
austria-dice = Dados
austria-cafe = Cafetería
austria-kitchen = Cocina
austria-purse = Monedero
austria-emperor = Emperador
austria-politics = Política
austria-order = Orden de turno
austria-draft = Draft
austria-offer = Personal nuevo
austria-staff-at-work = Contratadas ({ $n })
austria-staff-hand = Mano ({ $n })
austria-nobody-hired = Aún no hay personal contratado. Toma un 5 para contratar cartas de la mano.
austria-no-hand = No hay cartas en la mano.
austria-hidden-hand =
    { $n ->
        [0] No hay cartas en la mano.
        [one] 1 carta oculta en la mano.
       *[other] { $n } cartas ocultas en la mano.
    }
austria-moment-once = al contratar
austria-moment-round = cada ronda
austria-moment-permanent = permanente
austria-moment-end = fin de partida
austria-asleep = Usada. Disponible de nuevo la próxima ronda.
austria-other-hotels = Otros hoteles
austria-own-hotel = Tu hotel
austria-hotel-of = Hotel de { $name }
austria-look-at = Ver el hotel de { $name }
austria-back = Volver a { $name }
austria-back-home = Volver a tu hotel
austria-die-1 = strudel, tarta
austria-die-2 = vino, café
austria-die-3 = habitaciones
austria-die-4 = emperador, coronas
austria-die-5 = personal
austria-die-6 = cualquiera
austria-space-1 = Espacio 1: gana 1 strudel por cada dado que haya aquí. Hasta la mitad pueden ser tarta.
austria-space-2 = Espacio 2: gana 1 vino por cada dado que haya aquí. Hasta la mitad pueden ser café.
austria-space-3 = Espacio 3: prepara hasta 1 habitación por cada dado que haya aquí, cada una al precio de su planta.
austria-space-4 = Espacio 4: por cada dado que haya aquí, avanza 1 casilla en el contador del emperador o gana 1 corona.
austria-space-5 = Espacio 5: contrata una carta de personal de tu mano por 1 corona menos por cada dado que haya aquí.
austria-space-6 = Espacio 6: paga 1 corona para hacer cualquier otra acción con los dados que haya aquí.
austria-no-die = sin dado
austria-would-give = Ahora mismo: { $gives }.
austria-vain-rooms = sin habitaciones
austria-vain-crowns = demasiado caro
austria-vain-hand = sin cartas en mano
austria-free = mesa libre
austria-free-table = Mesa libre: sienta aquí a un huésped de la fila.
austria-needs = necesita { $cubes }
austria-ready = puede alojarse
austria-no-room = pedido completo, falta una habitación preparada
austria-no-room-of = pedido completo, falta una habitación { FORM($colour, "f") } preparada
austria-serve-these = Servir { $cubes } de la cocina { FORM($name, "to") }
austria-serve-all = Servir los { $n }
austria-pick = Servir { $cubes }: haz clic en un huésped
austria-kitchen-cube =
    { $n ->
        [one] 1 { $cube } en la cocina. Al final vale 1 PV.
       *[other] { $n } { FORM($cube, "many") } en la cocina. Al final, cada cubito vale 1 PV.
    }
austria-kitchen-of = En la cocina: { $cubes }
austria-purse-of = Coronas: { $n } de { $limit }
austria-purse-tip = En tu monedero caben { $limit } coronas; las demás se pierden. Cada una vale 1 PV al final.
austria-of-limit = de { $limit }
austria-track = Contador del emperador
austria-track-at = Casilla { $n } del contador del emperador
austria-staff-of = Cartas de personal contratadas: { $work }; en mano: { $hand }
austria-space-of-track = Casilla { $space } en la próxima puntuación: { $vp } PV; después, { $zone }.
austria-zone-penalty = penalización
austria-zone-nothing = nada
austria-zone-bonus = bonus
austria-outlook-short = +{ $vp } PV, casilla { $after }: { $zone }
austria-after-round = Tras la ronda { $round }: puntúa tu casilla y retrocede { $back }
austria-fate-bonus =
    { $who ->
        [you] De momento, ganas { $vp } PV, vuelves a la casilla { $after } y recibes el bonus
       *[other] De momento, { $name } gana { $vp } PV, vuelve a la casilla { $after } y recibe el bonus
    }
austria-fate-nothing =
    { $who ->
        [you] De momento, ganas { $vp } PV, vuelves a la casilla { $after } y no tienes ni bonus ni penalización
       *[other] De momento, { $name } gana { $vp } PV, vuelve a la casilla { $after } y no tiene ni bonus ni penalización
    }
austria-fate-penalty =
    { $who ->
        [you] De momento, ganas { $vp } PV, vuelves a la casilla { $after } y sufres la penalización
       *[other] De momento, { $name } gana { $vp } PV, vuelve a la casilla { $after } y sufre la penalización
    }
austria-tile = Ronda { $round } · bonus: { $bonus } · penalización: { $penalty }
austria-scene-round = Ronda { $n }
austria-scene-visit = El emperador viene tras la ronda { $n }.
austria-scene-emperor = Visita del emperador
austria-scene-emperor-text = Tras la ronda { $n }: cada cual puntúa su casilla y retrocede { $back }; después, bonus o penalización por orden de turno
austria-scene-back = { $n } atrás
austria-scene-nothing = nada
austria-scene-waits = Esperando una decisión…
austria-scene-hide = Ocultar
austria-scene-next = Siguiente
austria-scene-skip = Omitir
austria-scene-final = Puntuación final
austria-scene-so-far = Hasta ahora
austria-scene-staff = Personal
austria-scene-floor = Planta { $n }
austria-scene-leftovers = Coronas y cubitos
austria-scene-guests = Huéspedes en la cafetería
austria-politics-card = Carta de política { $letter }: { $need }. Quien antes la cumple gana más PV.
austria-progress = { FORM($what, "fs") } { $have }/{ $need }
austria-progress-count = { $have }/{ $need }
austria-named = { $name }: { $what }
austria-turn =
    { $state ->
        [done] Turno { $n }, { $name }: jugado
        [now] Turno { $n }, { $name }: ahora
        [passed] Turno { $n }, { $name }: pasa y espera la próxima tirada
       *[open] Turno { $n }, { $name }: pendiente
    }
austria-room-planned =
    habitación { $room }, { FORM($colour, "f") }: sin preparar. { $price ->
        [0] Es gratis
        [one] Cuesta 1 corona
       *[other] Cuesta { $price } coronas
    }{ $vp ->
        [0] .
       *[other] { "" } y da { $vp } PV enseguida.
    }
austria-room-prepared = habitación { $room }, { FORM($colour, "f") }: preparada. Ocupada, vale { $end } PV al final.
austria-room-occupied = habitación { $room }, { FORM($colour, "f") }: ocupada. Vale { $end } PV al final.
austria-room-lodger = { $name } se aloja aquí.
austria-room-group =
    { $size ->
        [one] Es un grupo por sí sola. Bonus al ocuparla: { $gift }.
       *[other] Grupo de { $size }. Bonus al ocuparlas todas: { $gift }.
    }
austria-floor =
    Planta { $floor }: { $price ->
        [0] preparar una habitación es gratis.
        [one] preparar una habitación cuesta 1 corona.
       *[other] preparar una habitación cuesta { $price } coronas.
    } Si está ocupada, vale { $vp } PV al final.
austria-tag-price =
    { $n ->
        [0] gratis
       *[other] −{ $n }
    }
austria-not-asked = Ahora no. { $question }
austria-not-over = La partida ha terminado.
austria-not-watching = Solo estás mirando esta partida.
austria-not-confirmed = Primero confirma tu turno o deshazlo.
austria-not-turn = Espera a que decida { $name }.
austria-not-other = Este es el hotel de { $name }. Solo puedes actuar en el tuyo.
austria-not-payable =
    { $have ->
        [0] Esto cuesta { austria-crowns }. Tu monedero está vacío.
       *[other] Esto cuesta { austria-crowns }. Tienes { $have }.
    }
austria-not-again = Esta habitación ya está preparada.
austria-not-beside = Una habitación nueva debe estar al lado, encima o debajo de otra que tengas.
austria-not-corner = Tu primera habitación debe ser la de abajo a la izquierda.
austria-not-floor = Esto solo vale para las plantas 1 y 2.
austria-not-free = Esta habitación ya está ocupada.
austria-not-prepared = Esta habitación aún no está preparada.
austria-not-colour = Esta habitación es { FORM($colour, "f") }. El huésped necesita una de su color.
austria-not-by-die = Toma un 3 para preparar habitaciones. También lo permiten algunos huéspedes y cartas de personal.
austria-not-from-cafe = Esta habitación ya está preparada. Aloja a un huésped de tu cafetería cuando su pedido esté completo.
austria-not-no-room-there = Aquí no hay ninguna habitación a la que renunciar.
austria-not-spared = La penalización se lleva una de las habitaciones resaltadas.
austria-not-cafe = Tu cafetería está llena.
austria-not-after-die = Solo puedes recibir a un huésped antes de tomar el dado.
austria-not-second-guest = Solo puedes recibir a un huésped por turno.
austria-not-empty-table = Esta mesa está libre. Sienta aquí a un huésped de la fila.
austria-not-full-order = Este pedido está completo.
austria-not-wanted = Este huésped no necesita { $cube }, solo { $cubes }.
austria-not-hungry = Este huésped aún necesita { $cubes }.
austria-not-housed = Este huésped necesita una habitación preparada. No hay ninguna libre.
austria-not-housed-in = Este huésped necesita una habitación { FORM($colour, "f") } preparada. No hay ninguna libre.
austria-not-no-cube = En tu cocina no hay { $cube }.
austria-not-unwanted = Ninguno de tus huéspedes necesita { $cube }.
austria-not-delivery = Servir hasta { $cubes } cubitos de la cocina cuesta { austria-crowns }. Tu monedero está vacío.
austria-not-yet-hired = Toma un 5 para contratar cartas de tu mano. También lo permiten algunos huéspedes y cartas de personal.
austria-not-offered = Ahora solo puedes contratar una de las cartas de personal nuevas.
austria-not-used-once = Esta carta hizo efecto al contratarla.
austria-not-used-permanent = Esta carta actúa sola cada vez que corresponde.
austria-not-used-end = Esta carta puntúa al final de la partida.
austria-not-no-end-card = Solo puedes despedir una carta de fin de partida.
austria-not-without-die = Aquí no hay ningún dado.
austria-not-second-die = Ya has tomado un dado en este turno.
austria-not-six-as-six = Usa el 6 para una de las acciones 1-5.
austria-not-claimed = Ya has cumplido esta carta.
austria-not-places = Los tres puestos están ocupados.
austria-not-reached = Aún no llegas: { $progress }.
austria-not-backwards = En el contador del emperador solo puedes avanzar.
austria-not-so-far =
    { $n ->
        [one] Con este dado avanzas 1 casilla como máximo.
       *[other] Con este dado avanzas { $n } casillas como máximo.
    }
austria-not-by-steps = Toma un 4 para avanzar en el contador del emperador. También te hacen avanzar algunos huéspedes, cartas de personal y grupos amarillos.

## What a puzzle is about

austria-theme-emperor = El emperador
austria-theme-politics = Adelantarse en política
austria-theme-groups = Bonus de grupo
austria-theme-rooms = Habitaciones
austria-theme-guests = Huéspedes
austria-theme-staff = Personal
austria-theme-money = Dinero
austria-theme-timing = El momento justo
austria-theme-denial = Estorbar al rival
