### Overbooking: what cards do, what is asked, what happened.

## Small words

overbooking-beds =
    { $n ->
        [one] 1 cama
       *[other] { $n } camas
    }
overbooking-coins =
    { $n ->
        [one] 1 moneda
       *[other] { $n } monedas
    }
overbooking-points =
    { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    }
overbooking-cards =
    { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
overbooking-kind-monk = monje
    .the = el monje
    .to = al monje
    .your = tu monje
overbooking-kind-merchants = mercaderes
    .the = los mercaderes
    .to = a los mercaderes
    .your = tus mercaderes
overbooking-kind-maids = doncellas
    .the = las doncellas
    .to = a las doncellas
    .your = tus doncellas
overbooking-kind-nobles = nobles
    .the = los nobles
    .to = a los nobles
    .your = tus nobles
overbooking-kind-soldiers = soldados
    .the = los soldados
    .to = a los soldados
    .your = tus soldados
overbooking-kind-workers = obreros
    .the = los obreros
    .to = a los obreros
    .your = tus obreros
# They all go with “del”: del ave, del pez.
overbooking-crest-bird = ave
overbooking-crest-fish = pez
overbooking-crest-lion = león
overbooking-crest-stag = ciervo
# The name of a card: nobles del ave.
overbooking-card = { $kind } del { $crest }
    .the = { FORM($kind, "the") } del { $crest }
    .to = { FORM($kind, "to") } del { $crest }
    .your = { FORM($kind, "your") } del { $crest }
# A kind and the crests of its cards: nobles (ave, pez).
overbooking-kind-crests = { $kind } ({ $crests })
overbooking-span-small = 1-3
overbooking-span-large = 4-6
overbooking-back =
    { $size ->
        [large] carta grande del { $crest } (4-6 camas)
       *[small] carta pequeña del { $crest } (1-3 camas)
    }
    .your =
        { $size ->
            [large] tu carta grande del { $crest } (4-6 camas)
           *[small] tu carta pequeña del { $crest } (1-3 camas)
        }
overbooking-a-back = una { overbooking-back }
overbooking-owned = { $card } ({ $owner })
    .the = { FORM($card, "the") } ({ $owner })
    .to = { FORM($card, "to") } ({ $owner })
# A card as the object of a sentence; where a language has no article, the card alone.
overbooking-the-card = { FORM($card, "the") }
overbooking-your = { FORM($card, "your") }
    .to = a { FORM($card, "your") }
overbooking-you = tú
overbooking-hotel-1 = Zur Blauen Gans
overbooking-hotel-2 = Drei Könige
overbooking-hotel-3 = Goldene Birne
overbooking-hotel-4 = Zum Roten Krebs
overbooking-hotel-5 = Kaiserhof
overbooking-hotel-6 = Alte Post
overbooking-hotel-7 = Weiße Rose
overbooking-hotel-8 = Kleiner Hof
overbooking-hotel-other = Hotel { $n }
overbooking-hotel-named = { $name } ({ $n })

## Hotel rules

overbooking-rule-none = sin regla especial
overbooking-rule-no_soldiers = sin soldados
overbooking-rule-soldiers_first = primero los soldados
overbooking-rule-monks_first = primero los monjes
overbooking-rule-small_only = solo cartas 1-3
overbooking-rule-large_only = solo cartas 4-6
overbooking-rule-first_open = 1.ª carta boca arriba
overbooking-rule-second_open = 2.ª carta boca arriba
overbooking-rule-two_crests = máx. 2 escudos
overbooking-rule-no_back_door = sin puerta trasera
overbooking-rule-none-long = Sin regla especial.
overbooking-rule-no_soldiers-long = No puedes colocar soldados (5) en esta cola, solo en la puerta trasera.
overbooking-rule-soldiers_first-long = Los soldados (5) se alojan antes que los demás, empezando por los más cercanos al hotel.
overbooking-rule-monks_first-long = Los monjes (1) se alojan antes que los demás, empezando por el más cercano al hotel.
overbooking-rule-small_only-long = En esta cola solo puedes colocar cartas pequeñas (1-3). La puerta trasera admite cualquier carta.
overbooking-rule-large_only-long = En esta cola solo puedes colocar cartas grandes (4-6). La puerta trasera admite cualquier carta.
overbooking-rule-first_open-long = La primera carta de esta cola se coloca boca arriba.
overbooking-rule-second_open-long = La segunda carta de esta cola se coloca boca arriba.
overbooking-rule-two_crests-long = Esta cola admite cartas de 2 escudos distintos como máximo. La puerta trasera admite cualquier carta.
overbooking-rule-no_back_door-long = No hay puerta trasera ni ficha, pero la cola tiene 5 puestos.

## About cards and hotels

overbooking-ability-join_queue = pasa al final de la cola, aunque esté llena
overbooking-ability-beds_more = 3 camas más en este hotel
overbooking-ability-replace_own = pueden sustituir a una de tus cartas de la cola, que se descarta
overbooking-ability-book_own_first = puedes dar prioridad a una de tus cartas de la cola, que se aloja antes que las demás
overbooking-ability-replace_workers = pueden sustituir a cualquier carta de obreros de la cola, que se descarta
overbooking-ability-beds_fewer = 3 camas menos en este hotel
overbooking-short-join_queue = pasar a la cola
overbooking-short-beds_more = +3 camas
overbooking-short-replace_own = sustituir una carta tuya
overbooking-short-book_own_first = prioridad a una carta tuya
overbooking-short-replace_workers = sustituir a unos obreros
overbooking-short-beds_fewer = −3 camas
overbooking-about-card =
    { $one ->
        [yes] En una cola: necesita { $beds } y vale { $coins } al alojarse.
       *[no] En una cola: necesitan { $beds } y valen { $coins } al alojarse.
    }
overbooking-about-door = En una puerta trasera: { $ability }.
overbooking-about-owner = Es de { $owner }.
overbooking-about-yours = Tu carta. Los demás solo ven el reverso.
overbooking-about-hotel = { $beds }. { $rule }
overbooking-about-free =
    { $free ->
        [one] Ahora hay 1 cama libre.
       *[other] Ahora hay { $free } camas libres.
    }
overbooking-about-other-side = Otra cara: { $beds }, { $rule }.
overbooking-about-token = La primera carta en esta puerta trasera se lleva la ficha: 1 punto.
overbooking-about-house = * Valor provisional nuestro: no conocemos el impreso.
overbooking-about-coins-house = El valor en monedas es provisional: lo hemos puesto nosotros.
overbooking-house-note = * Las camas marcadas así, las monedas de las cartas y dos de los escudos son nuestros y provisionales: no conocemos los impresos. Si tienes el juego, puedes introducir los valores impresos.

## At the table

overbooking-table = Hoteles
overbooking-queue = Cola
overbooking-door = Puerta trasera
overbooking-hotel = Hotel
overbooking-beds-label =
    { $n ->
        [one] cama
       *[other] camas
    }
overbooking-hotel-label =
    { $beds ->
        [one] Hotel { $hotel }, { $name }: { $all } camas, 1 libre, { $rule }
       *[other] Hotel { $hotel }, { $name }: { $all } camas, { $beds } libres, { $rule }
    }
overbooking-token-label = Ficha en esta puerta trasera
overbooking-hand-of = Mano: { $name }
overbooking-hand = Tu mano
overbooking-hand-label = Tu mano: elige una carta y después un puesto resaltado
overbooking-hand-empty = No tienes cartas en la mano.
overbooking-hand-card = { $card }, { $beds }, { $coins }
overbooking-hint-choose = Elige una carta o un puesto.
overbooking-hint-place = Ahora elige un puesto resaltado. Puerta trasera: { $ability }.
overbooking-hint-card = Ahora elige una carta resaltada.
overbooking-hint-wait = Repasa tus cartas mientras juegan los demás.
overbooking-hint-held = Vuelve a elegir la carta para terminar tu turno, o deshaz la jugada.
overbooking-hint-here = Haz clic aquí y elige qué carta colocar.
overbooking-hint-decide = Decide antes qué hacen { FORM($kind, "your") } en la puerta trasera.
overbooking-place-queue = Hotel { $hotel }, cola, puesto { $position }
overbooking-place-door = Hotel { $hotel }, puerta trasera, puesto { $position }
overbooking-at-queue = Hotel { $hotel }, cola
overbooking-at-door = Hotel { $hotel }, puerta trasera
overbooking-lately = Nueva desde tu último turno
overbooking-named-mark = prioridad { $n }
overbooking-books = Huéspedes alojados
overbooking-books-hand = mano { $n }
overbooking-books-deck = mazo { $n }
overbooking-books-coins = { $n } por monedas
overbooking-books-crests = { $n } por escudos
overbooking-books-tokens =
    { $n ->
        [one] 1 ficha
       *[other] { $n } fichas
    }
overbooking-books-first = empieza esta ronda
# Several sentences, one after the other: 3 lion cards booked. 1 more: +2 points.
overbooking-books-crest =
    { $n ->
        [0] Ninguna carta del { $crest } alojada.
        [one] 1 carta del { $crest } alojada.
       *[other] { $n } cartas del { $crest } alojadas.
    }
overbooking-books-crest-next = { $more } más: +{ $vp }.
overbooking-books-crest-got = Por ahora, { $vp }.
overbooking-bonus-none = En esta partida no hay bonus de escudos.
overbooking-bonus-some = Cartas alojadas del mismo escudo: { $steps }
overbooking-bonus-step = { $n } dan { $vp }
overbooking-why-full = La cola está llena.
overbooking-why-door-full = Esta puerta trasera ya tiene 2 cartas.
overbooking-why-no-door = Este hotel no tiene puerta trasera.
overbooking-why-soldiers = No puedes colocar soldados en esta cola.
overbooking-why-small = Esta cola solo admite cartas pequeñas (1-3 camas).
overbooking-why-large = Esta cola solo admite cartas grandes (4-6 camas).
overbooking-why-crests = Esta cola ya tiene otros 2 escudos.
overbooking-why-not-next = Ocupa primero el puesto libre más cercano al hotel.
overbooking-why-not-turn = No te toca.
overbooking-why-over = Las cartas que quedan en la mano no dan puntos.
overbooking-why-no-place = No queda ningún puesto para esta carta.
overbooking-why-none-fits = Ninguna de tus cartas puede ir ahí.
overbooking-why-taken = Este puesto está ocupado. Coloca tu carta en el siguiente que esté libre.
overbooking-why-hotel = Coloca tu carta en la cola del hotel o en su puerta trasera.
overbooking-why-held = Primero termina tu turno o deshazlo.
overbooking-why-decide = Decide antes qué hacen { FORM($kind, "the") } en la puerta trasera.
overbooking-why-elsewhere = Ahora decides sobre la cola de { $hotel }.
overbooking-why-maids = Las doncellas solo pueden sustituir a tus propias cartas de la cola.
overbooking-why-workers = Los soldados solo pueden sustituir a obreros.
overbooking-why-nobles = Los nobles solo pueden dar prioridad a tus propias cartas de la cola.
overbooking-why-named = Esta carta ya tiene prioridad.
overbooking-fate-booked = por ahora consigue cama
overbooking-fate-away = por ahora se queda sin cama

## Headline and questions

overbooking-head-round = Ronda { $round } de { $all }
overbooking-head-card = carta { $turn } de { $all }
overbooking-head-hotel = registro, hotel { $hotel }
overbooking-ask-place = Coloca boca abajo la carta { $turn } de { $all }, en una cola o en una puerta trasera.
overbooking-ask-place-last = Juegas en último lugar: coloca una quinta carta o guárdate las que tienes.
overbooking-ask-maids = Tus { $card } están en la puerta trasera de { $hotel }. ¿A cuál de tus cartas sustituyen?
overbooking-ask-nobles = Tus { $card } están en la puerta trasera de { $hotel }. ¿Cuál de tus cartas se aloja primero?
overbooking-ask-soldiers = Tus { $card } están en la puerta trasera de { $hotel }. ¿A qué obreros sustituyen?
overbooking-ask-dealt = Se reparten las cartas.
overbooking-ask-scene = Los hoteles registran a sus huéspedes.
overbooking-do-queue = Colocar { FORM($card, "the") } en la cola del hotel { $hotel }
overbooking-do-door = Colocar { FORM($card, "the") } en la puerta trasera del hotel { $hotel }: { $ability }
overbooking-do-skip = Conservar las cartas
overbooking-do-stop-maids = No sustituir ninguna carta
overbooking-do-stop-nobles = No dar prioridad
overbooking-do-stop-soldiers = No sustituir a nadie
overbooking-do-replace = Sustituir { FORM($card, "to") } en el puesto { $position }
overbooking-do-name = Dar prioridad { FORM($card, "to") } en el puesto { $position }

## Previews

overbooking-gain-token = +1 punto (ficha)
overbooking-gain-open = boca arriba
overbooking-gain-booked = alojas { $cards }: +{ $coins }
overbooking-gain-away = { $cards } sin cama
overbooking-gains = { $gains }

## The scene

overbooking-scene-order =
    { $rule ->
        [yes] Se alojan { $first }; después, del 6 al 1. Si hay empate, primero quien esté más cerca del hotel.
       *[no] Se alojan del 6 al 1. Si hay empate, primero quien esté más cerca del hotel.
    }
overbooking-scene-nobody = { $hotel } no tiene huéspedes que alojar.

## On one screen

# Under the number of free beds, above the number of all: 5 left of 13.
overbooking-free-of = de
overbooking-asked = pide { $beds }
overbooking-about-asked = Camas que necesita la cola, por lo que puedes ver: { $beds }.
overbooking-strip-left =
    { $n ->
        [one] queda 1
       *[other] quedan { $n }
    }
overbooking-strip-needs = pide { $n }
overbooking-strip-bed = con cama
overbooking-strip-none = sin cama
overbooking-strip-outlook = por ahora
overbooking-strip-waits = espera
overbooking-strip-now = ahora { $n }
overbooking-strip-joins = a la cola
overbooking-strip-from-door = de la puerta
overbooking-strip-instead = sustituye a
overbooking-strip-first = prioridad
overbooking-strip-unused = sin usar
overbooking-strip-acts = actúa ahora
overbooking-face-up = boca arriba
overbooking-plus-token = +1 ficha
overbooking-doors = Puertas traseras
overbooking-queues = Colas
overbooking-in-out = { $inside } dentro, { $outside } fuera
overbooking-again = ver de nuevo
overbooking-not-booked = ya alojada
overbooking-not-gone = ya descartada
overbooking-not-open = boca arriba en el hotel { $hotel }
overbooking-not-barred = no puede ir en esta cola
overbooking-can-still = Puede ser:
overbooking-can-only = Tiene que ser:
overbooking-back-at-door = En la puerta trasera usa su habilidad.
overbooking-back-in-queue = En la cola necesita tantas camas como indica su número.
overbooking-is-booked = alojada
overbooking-is-gone = fuera
overbooking-is-open = hotel { $hotel }
overbooking-is-laid = hotel { $hotel }
overbooking-is-hand = en mano
overbooking-is-deck = en tu mazo
overbooking-is-unseen = sin ver aún
overbooking-pts =
    { $n ->
        [one] pt
       *[other] pts
    }
overbooking-hand-short = Mano
overbooking-my-cards = Mis cartas
overbooking-seen = Cartas vistas
overbooking-seen-note = Lo que se sabe hasta ahora: cartas reveladas, alojadas y descartadas. Cada mazo tiene una carta de cada tipo por escudo.
overbooking-seen-count = alojadas { $booked } · fuera { $gone } · quedan { $left }
overbooking-key-booked = alojada
overbooking-key-gone = fuera: sin cama o usada en una puerta
overbooking-key-open = boca arriba
overbooking-key-laid = tuya, boca abajo
overbooking-key-hand = en tu mano
overbooking-key-unseen = sin ver: mano, mazo o boca abajo
overbooking-check-in-again = Volver a ver el registro
overbooking-scene-closed =
    { $all ->
        [one] { $hotel }: { $inside } de 1 grupo ha conseguido cama.
       *[other] { $inside ->
            [one] { $hotel }: 1 de { $all } grupos ha conseguido cama.
           *[other] { $hotel }: { $inside } de { $all } grupos han conseguido cama.
        }
    }
overbooking-scene-empty = Sobran { $beds }.
overbooking-scene-full = Hotel completo.
overbooking-next = Siguiente
overbooking-on = Continuar
overbooking-open-hotel = Abrir el hotel { $n }
overbooking-beats = Pasos del registro
overbooking-beat-open = apertura
overbooking-beat-door = puerta trasera
overbooking-beat-order = orden
overbooking-beat-book = alojamiento
overbooking-beat-close = cierre
overbooking-beat-back = Paso anterior
overbooking-run = Reproducir
overbooking-pause = Pausar
overbooking-hurry = Ir al final de este hotel
overbooking-speed = Velocidad del registro
overbooking-stops = pausa tras cada hotel
overbooking-night-over = La noche ha terminado
overbooking-row-coins = Monedas
overbooking-row-tokens = Fichas
overbooking-row-points = Puntos
overbooking-bar-round = Ronda
overbooking-bar-card = Carta
overbooking-bar-order = Orden
overbooking-bar-hotel = Registro: hotel { $n } de { $all }
overbooking-take-back = Cancelar
overbooking-choose-place = Elige un puesto para { FORM($card, "the") }.
overbooking-choose-door = Puerta trasera: { $ability }.
overbooking-draft-queue = ¿Colocar { FORM($card, "the") } en la cola de { $hotel }, puesto { $place }?
overbooking-draft-door = ¿Colocar { FORM($card, "the") } en la puerta trasera de { $hotel }?
overbooking-draft-up = Boca arriba: la ve todo el mundo.
overbooking-draft-down = Boca abajo: los demás ven una { $back }.
overbooking-place-them = Colocar carta
overbooking-place-up = Colocar boca arriba
overbooking-place-last = Colocar y abrir hoteles
overbooking-yes-maids = Sustituir esta carta
overbooking-yes-nobles = Darle prioridad
overbooking-yes-soldiers = Sustituirlos

## The log

overbooking-log-round-started = Comienza la ronda { $round }.
overbooking-log-first-player =
    { $you ->
        [yes] Empiezas tú.
       *[no] Empieza { $name }.
    }
overbooking-log-tiles-laid = Nuevos hoteles: { $hotels }.
overbooking-log-tiles-turned = Se da la vuelta a los hoteles: { $hotels }.
overbooking-log-face = { $place } { $name } ({ $beds }, { $rule })
overbooking-setup-tiles = losetas de hotel de las rondas 1 y 2
overbooking-setup-hands = manos iniciales
overbooking-log-cards-drawn =
    { $you ->
        [yes] Robas { $number }: { $cards }.
       *[no] { $name } roba { $number }: { $cards }.
    }
overbooking-log-card-placed =
    { $side ->
        [queue] { $you ->
            [yes] Colocas { $card } en la cola del hotel { $hotel }.
           *[no] { $name } coloca { $card } en la cola del hotel { $hotel }.
        }
       *[door] { $you ->
            [yes] Colocas { $card } en la puerta trasera del hotel { $hotel }.
           *[no] { $name } coloca { $card } en la puerta trasera del hotel { $hotel }.
        }
    }
overbooking-log-card-turned-up = La regla del hotel { $hotel } la pone boca arriba: { FORM($card, "the") }.
overbooking-log-token-taken =
    { $you ->
        [yes] Te llevas la ficha.
       *[no] { $name } se lleva la ficha.
    }
overbooking-log-placement-skipped-choice =
    { $you ->
        [yes] No colocas una quinta carta.
       *[no] { $name } no coloca una quinta carta.
    }
overbooking-log-placement-skipped-no-card =
    { $you ->
        [yes] No te quedan cartas que colocar.
       *[no] A { $name } no le quedan cartas que colocar.
    }
overbooking-log-placement-skipped-no-place =
    { $you ->
        [yes] No puedes colocar ninguna carta y pierdes el turno.
       *[no] { $name } no puede colocar ninguna carta y pierde el turno.
    }
overbooking-log-hotel-revealed = Abre el hotel { $hotel }: { $beds }, { $rule }.
overbooking-log-hotel-revealed-empty = Abre el hotel { $hotel }: no espera nadie.
overbooking-log-joined-queue =
    { $one ->
        [yes] { FORM($card, "the") } pasa al final de la cola.
       *[no] { FORM($card, "the") } pasan al final de la cola.
    }
overbooking-log-beds-more = { FORM($card, "the") }: +{ $beds }, ahora { $now }.
overbooking-log-beds-fewer = { FORM($card, "the") }: −{ $beds }, ahora { $now }.
overbooking-log-beds-below = { FORM($card, "the") }: −{ $beds }, ahora { $below } por debajo de cero.
overbooking-log-guest-named =
    { $you ->
        [yes] Das prioridad a { FORM($card, "your") }.
       *[no] { $name } da prioridad { FORM($card, "to") }.
    }
overbooking-log-guest-replaced =
    { $one ->
        [yes] { FORM($card, "the") } sustituye { FORM($gone, "to") }{ $lost }.
       *[no] { FORM($card, "the") } sustituyen { FORM($gone, "to") }{ $lost }.
    }
# Follows the card that is replaced: it had been named by nobles.
overbooking-log-named-in-vain = , y se pierde la prioridad
overbooking-log-ability-unused-choice = { FORM($card, "the") }: habilidad sin usar.
overbooking-log-ability-unused-maids = { FORM($card, "the") }: no hay ninguna carta que sustituir.
overbooking-log-ability-unused-nobles = { FORM($card, "the") }: ya no hay a quién dar prioridad.
overbooking-log-ability-unused-soldiers = { FORM($card, "the") }: no hay obreros en la cola.
overbooking-log-guest-booked =
    { $one ->
        [yes] { FORM($card, "the") } consigue { $beds }
       *[no] { FORM($card, "the") } consiguen { $beds }
    }, { $left ->
        [0] no queda ninguna
        [one] queda 1
       *[other] quedan { $left }
    }: +{ $coins }.
overbooking-log-guest-turned-away =
    { $one ->
        [yes] { FORM($card, "the") } necesita { $needed }
       *[no] { FORM($card, "the") } necesitan { $needed }
    }, pero { $free ->
        [0] no queda ninguna.
        [one] solo queda 1.
       *[other] solo quedan { $free }.
    }
overbooking-log-hotel-closed = Cierra el hotel { $hotel }: { $gains }.
overbooking-log-gain = { $name } ({ $coins })
overbooking-log-no-gain = nadie gana monedas
overbooking-log-scoring-part =
    { $you ->
        [yes] Ganas { $points } por { $what }.
       *[no] { $name } gana { $points } por { $what }.
    }
source-monk = Monjes
source-merchants = Mercaderes
source-maids = Doncellas
source-nobles = Nobles
source-soldiers = Soldados
source-workers = Obreros
source-more-monk = gana { $n } con los monjes
source-less-monk = pierde { $n } con los monjes
source-more-merchants = gana { $n } con los mercaderes
source-less-merchants = pierde { $n } con los mercaderes
source-more-maids = gana { $n } con las doncellas
source-less-maids = pierde { $n } con las doncellas
source-more-nobles = gana { $n } con los nobles
source-less-nobles = pierde { $n } con los nobles
source-more-soldiers = gana { $n } con los soldados
source-less-soldiers = pierde { $n } con los soldados
source-more-workers = gana { $n } con los obreros
source-less-workers = pierde { $n } con los obreros
overbooking-part-coins = las monedas
overbooking-part-tokens = las fichas
overbooking-part-crest = el escudo del { $crest }
overbooking-log-game-ended =
    { $number ->
        [one] La partida ha terminado. Gana { $names } con { $points }.
       *[other] La partida ha terminado. { $names } comparten la victoria con { $points }.
    }
overbooking-verdict-tiebreak = Empate a { $points }: gana { $names } por tener más cartas alojadas de 3 monedas ({ $cards }).
overbooking-verdict-shared = { $names } comparten la victoria con { $points }: también empatan en cartas alojadas de 3 monedas ({ $cards }).

## What a puzzle is about

overbooking-theme-queue = Orden en la cola
overbooking-theme-door = Puerta trasera
overbooking-theme-crest = Escudos
overbooking-theme-denial = Estorbar al rival
