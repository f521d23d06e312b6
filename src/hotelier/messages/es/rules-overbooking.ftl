### Overbooking: the rules in the app. **bold** and [words](section or card) are markup;
### never translate what’s between the round brackets.

## The game

rules-overbooking-game = El juego en dos minutos
rules-overbooking-game-idea = La ciudad está llena de viajeros y a sus hoteles les faltan camas. Pones a tus huéspedes a hacer cola ante los hoteles, boca abajo, y confías en que queden camas cuando les llegue el turno.
rules-overbooking-game-win = La partida dura { $rounds } rondas y es para 2 a 4 jugadores. Los huéspedes que consiguen cama pagan monedas. Gana quien tenga más puntos al final.
rules-overbooking-game-picture = Un hotel mientras se colocan las cartas: a la izquierda, su puerta trasera; a la derecha, su cola. Una carta boca abajo muestra de quién es, su escudo y si es pequeña o grande.
rules-overbooking-game-round = Así es una ronda:
rules-overbooking-game-place = [Colocar](placing): los jugadores colocan por turnos { $times } cartas cada uno, boca abajo, en una cola o en una puerta trasera.
rules-overbooking-game-check-in = [Registro](check-in): hotel por hotel, todas las cartas se ponen boca arriba. Las de la puerta trasera [usan sus habilidades](back-door); después, los huéspedes de la cola [se alojan](booking) mientras haya camas.
rules-overbooking-game-next = [Siguiente ronda](next-round): nuevos hoteles, nuevas cartas.
rules-overbooking-game-twist = Los grupos grandes van primero, pero necesitan muchas camas y pagan poco. Los pequeños pagan bien, pero dependen de lo que sobre. Y los huéspedes de la puerta trasera lo ponen todo patas arriba: unos cambian las camas o el orden, y los monjes, las doncellas y los soldados incluso pueden colarse desde allí en la cola.

## Cards

rules-overbooking-cards = Cartas de huésped
rules-overbooking-cards-deck = Todos los jugadores tienen el mismo mazo de { $deck } cartas, cada uno en su color: seis tipos de huéspedes y, de cada tipo, una carta con cada uno de los { $crests } escudos.
rules-overbooking-cards-picture = Los seis tipos. El número son las camas que necesitan; las monedas, lo que pagan.
rules-overbooking-cards-kinds = Camas, monedas y lo que hace cada tipo en una puerta trasera
rules-overbooking-cards-backs = **Reversos.** El reverso de una carta muestra el color de su dueño y su escudo: un escudo **pequeño** en los tipos 1-3 y uno **grande** en los tipos 4-6. De una carta boca abajo se conocen, pues, el dueño, el escudo y el tamaño, y nada más.
rules-overbooking-cards-backs-picture = El mismo escudo, pequeño y grande, y los cuatro escudos.
rules-overbooking-cards-look = Puedes mirar tus propias cartas en cualquier momento.
rules-overbooking-cards-open = Todos pueden ver cuántas cartas tiene cada jugador en la mano y en el mazo, todas las cartas reveladas, alojadas o descartadas, las fichas y las dos caras de los hoteles en juego. No se muestran los reversos de las cartas de la mano ni los de las primeras cartas de los mazos.
rules-overbooking-cards-house = **Nuestros propios valores.** Ninguna fuente que conozcamos indica las monedas, la mayoría de los números de camas ni los nombres de dos escudos (león y ciervo), así que los hemos puesto nosotros. Están marcados con un asterisco. Que los grupos pequeños pagan más y que en un mazo hay una carta de cada tipo con cada escudo lo sabemos por reseñas del juego, no por el reglamento. Si tienes el juego, puedes jugar con los valores impresos.

## Setup

rules-overbooking-setup = Preparación
rules-overbooking-setup-cards = Cada jugador baraja su mazo y roba { $hand } cartas.
rules-overbooking-setup-hotels = Se sacan al azar tantas losetas de hotel como jugadores y se disponen en columna, por cualquiera de sus caras.
rules-overbooking-setup-tokens = Cada puerta trasera recibe una ficha de 1 punto.
rules-overbooking-setup-first = El jugador inicial se elige al azar.
rules-overbooking-setup-bonus = Al abrir una mesa eliges el [bonus de escudos](scoring?p=crests): ninguno, básico o avanzado.

## Placing

rules-overbooking-placing = Colocar cartas
rules-overbooking-placing-turn = Empezando por el jugador inicial y en sentido horario, cada jugador coloca una carta cada vez, hasta que todos han colocado { $times }.
rules-overbooking-placing-where = Coloca cada carta boca abajo en uno de estos dos lugares:
rules-overbooking-placing-queue = la **cola** de un hotel, a su derecha: { $queue } cartas como máximo. Aquí tus huéspedes esperan una cama.
rules-overbooking-placing-door = la **puerta trasera** de un hotel, a su izquierda: { $door } cartas como máximo. Aquí tus huéspedes usan su [habilidad](back-door). Solo consiguen cama si esa habilidad los lleva a la cola, como puede ocurrir con monjes, doncellas y soldados.
rules-overbooking-placing-picture = La siguiente carta va al final, en el lado opuesto al hotel. La ficha sigue en la puerta trasera hasta que se coloca allí la primera carta.
rules-overbooking-placing-behind = Tu carta va detrás de las que ya están. Cuanto más cerca del hotel, mejor: entre huéspedes iguales, va antes el más cercano.
rules-overbooking-placing-token = El primer jugador que coloca una carta en una puerta trasera se lleva su **ficha**: 1 punto.
rules-overbooking-placing-last = El último jugador en orden de turno puede no colocar su quinta carta y guardarla en la mano.
rules-overbooking-placing-none = Quien no puede colocar ninguna carta no coloca más en esa ronda.
rules-overbooking-placing-rules = Algunos hoteles tienen una [regla especial](hotels) sobre qué cartas se pueden colocar en su cola. La puerta trasera está abierta a todos.

## Hotels

rules-overbooking-hotels = Hoteles
rules-overbooking-hotels-tile = Una loseta de hotel muestra cuántas camas tiene el hotel y su regla especial, si la hay. Tiene dos caras; mientras está en juego puedes ver ambas.
rules-overbooking-hotels-queue-only = Las reglas especiales sobre la colocación valen solo para la **cola**. Y las [habilidades](back-door) son más fuertes: pueden llevar cualquier carta a cualquier cola.
rules-overbooking-hotels-no-soldiers = **Sin soldados**: en esta cola no se pueden colocar soldados.
rules-overbooking-hotels-small-only = **Solo cartas 1-3**: en esta cola solo se pueden colocar monjes, mercaderes y doncellas.
rules-overbooking-hotels-large-only = **Solo cartas 4-6**: en esta cola solo se pueden colocar nobles, soldados y obreros.
rules-overbooking-hotels-two-crests = **Máx. 2 escudos**: en esta cola se pueden colocar dos escudos distintos como máximo. Los dos primeros que se colocan deciden cuáles.
rules-overbooking-hotels-first-open = **Primera carta boca arriba**: la primera carta de esta cola se coloca boca arriba.
rules-overbooking-hotels-second-open = **Segunda carta boca arriba**: la segunda carta de esta cola se coloca boca arriba.
rules-overbooking-hotels-no-back-door = **Sin puerta trasera**: no hay puerta trasera ni ficha, pero en la cola caben { $long } cartas.
rules-overbooking-hotels-monks-first = **Primero los monjes**: al [alojar](booking), los monjes van antes que los demás.
rules-overbooking-hotels-soldiers-first = **Primero los soldados**: al [alojar](booking), los soldados van antes que los demás.
rules-overbooking-hotels-picture = Dos hoteles: uno solo para grupos pequeños, otro sin puerta trasera.
rules-overbooking-hotels-tiles = Todas las losetas de hotel, por ambas caras. Un asterisco marca un valor provisional nuestro.

## Back door

rules-overbooking-back-door = En la puerta trasera
rules-overbooking-back-door-when = Durante el registro de un hotel actúan primero las cartas de su puerta trasera, empezando por la más cercana al hotel. Cada una hace lo que sabe hacer su tipo:
rules-overbooking-back-door-monk = El [monje](kind-1) pasa al final de la cola, aunque así sea más larga de lo permitido.
rules-overbooking-back-door-merchants = Los [mercaderes](kind-2) añaden 3 camas.
rules-overbooking-back-door-maids = Las [doncellas](kind-3) pueden sustituir a una carta de su dueño en la cola. Ocupan su lugar, y la carta sustituida se descarta.
rules-overbooking-back-door-nobles = Los [nobles](kind-4) pueden dar prioridad a una carta de su dueño en la cola: se alojará antes que todas las demás.
rules-overbooking-back-door-soldiers = Los [soldados](kind-5) pueden sustituir a una carta de obreros de la cola, sea de quien sea. Ocupan su lugar, y los obreros se descartan. Si en la cola no hay obreros, los soldados no hacen nada.
rules-overbooking-back-door-workers = Los [obreros](kind-6) quitan 3 camas.
rules-overbooking-back-door-picture = Dos cartas esperan en la puerta trasera. Los mercaderes están más cerca del hotel y actúan primero: 3 camas más. Después los nobles dan prioridad a una carta de su dueño.
rules-overbooking-back-door-add = Las camas se suman: mercaderes y obreros se anulan entre sí. Entretanto, el número puede bajar de cero; cuando empieza el alojamiento, eso cuenta como 0.
rules-overbooking-back-door-may = Las doncellas, los nobles y los soldados no están obligados a usar su habilidad.
rules-overbooking-back-door-once = Una carta que llega así a la cola es un huésped como cualquier otro y quiere cama. No vuelve a usar su habilidad.
rules-overbooking-back-door-rest = Las cartas que después sigan en la puerta trasera se descartan.

## Check-in

rules-overbooking-check-in = Registro
rules-overbooking-check-in-order = El registro va de hotel en hotel, de arriba abajo en la columna. En cada hotel:
rules-overbooking-check-in-reveal = Todas las cartas se ponen boca arriba.
rules-overbooking-check-in-abilities = Las cartas de la [puerta trasera](back-door) usan sus habilidades.
rules-overbooking-check-in-booking = Los huéspedes de la cola [se alojan](booking).
rules-overbooking-check-in-discard = Los huéspedes sin cama y las cartas que sigan en la puerta trasera se descartan.
rules-overbooking-check-in-ask = Solo se te pregunta si hay algo que elegir: a qué carta sustituyen tus doncellas o tus soldados, o a cuál dan prioridad tus nobles.

## Booking

rules-overbooking-booking = Alojamiento
rules-overbooking-booking-how = Los huéspedes se alojan carta por carta, en este orden:
rules-overbooking-booking-named = las cartas con **prioridad** de los nobles, en el orden en que la recibieron;
rules-overbooking-booking-favourites = después los **favoritos** del hotel, si pone primero a monjes o soldados, empezando por el más cercano;
rules-overbooking-booking-numbers = después por **número**, del 6 al 1; entre iguales, el más cercano primero.
rules-overbooking-booking-fits = Si hay camas suficientes para una carta, las ocupa y se coloca delante de su dueño. Si no, se salta y se prueba con la siguiente.
rules-overbooking-booking-one = **Ejemplo 1.** { $beds-one } camas, sin regla especial. Los dos grupos de soldados se alojan y quedan 3 camas. Son pocas para los nobles; las consiguen las doncellas.
rules-overbooking-booking-two = **Ejemplo 2.** { $beds-two } camas, primero los monjes, mercaderes en la puerta trasera: { $beds-more } camas. Primero va el monje; después, los nobles, las doncellas y los mercaderes. Todos consiguen cama y sobra una.
rules-overbooking-booking-three = **Ejemplo 3.** { $beds-three } camas. En la puerta trasera, los nobles actúan primero y dan prioridad a las doncellas; después el monje pasa a la cola. Las doncellas se alojan primero; luego, los obreros y los soldados. Para los nobles de la cola ya no quedan camas suficientes, y el monje consigue la última.

## Next round

rules-overbooking-next-round = La siguiente ronda
rules-overbooking-next-round-turn = Tras las rondas 1 y 3 se da la vuelta a las losetas de hotel.
rules-overbooking-next-round-new = Tras la ronda 2 se cambian por losetas que aún no hayan estado en juego, sacadas al azar.
rules-overbooking-next-round-tokens = Cada puerta trasera sin ficha recibe una. Una ficha que nadie se llevó se queda donde está; si el nuevo hotel no tiene puerta trasera, vuelve a la reserva.
rules-overbooking-next-round-first = El jugador a la izquierda del jugador inicial pasa a ser el nuevo jugador inicial.
rules-overbooking-next-round-hand = Cada jugador repone su mano hasta { $hand } cartas, mientras le alcance el mazo.
rules-overbooking-next-round-end = Tras la ronda { $rounds } termina la partida. Las cartas que quedan en la mano no valen nada.

## Scoring

rules-overbooking-scoring = Puntuación
rules-overbooking-scoring-coins = Las **monedas** de tus cartas alojadas,
rules-overbooking-scoring-tokens = 1 punto por cada **ficha**,
rules-overbooking-scoring-bonus = y el **bonus de escudos**, si se juega con él.
rules-overbooking-scoring-crests = Cuenta, para cada escudo, tus cartas alojadas que lo muestran, pequeñas y grandes. A partir de 4 cartas ganas puntos:
rules-overbooking-scoring-table = Puntos por cartas alojadas del mismo escudo
rules-overbooking-scoring-win = Gana quien tenga más puntos. En caso de empate gana quien tenga más cartas alojadas de 3 monedas. Si el empate sigue, se comparte la victoria.

## Rulings

rules-overbooking-rulings = Aclaraciones
rules-overbooking-rulings-why = Nuestra fuente es el reglamento polaco. Donde calla, tiene erratas o no está claro, lo resolvemos así. Algunas aclaraciones lo completan o se apartan de él. Cada aclaración conserva su número.
rules-overbooking-rulings-o01 = Si doncellas o soldados sustituyen a una carta con prioridad antes de que se aloje, la prioridad se pierde.
rules-overbooking-rulings-o02 = Las doncellas o los soldados que sustituyen a una carta con prioridad no la heredan.
rules-overbooking-rulings-o03 = El número de camas puede bajar de cero mientras se usan las habilidades, y las siguientes cuentan desde ahí. Cuando empieza el alojamiento, todo lo que esté por debajo de cero es 0.
rules-overbooking-rulings-o04 = El registro va de hotel en hotel, de arriba abajo en la columna. La frase del reglamento tiene una errata y también podría leerse «hacia arriba».
rules-overbooking-rulings-o05 = Reponer: hasta { $hand } cartas en la mano. El «roba hasta 5 cartas» del reglamento está más claro en otra edición.
rules-overbooking-rulings-o06 = Información pública: el número de cartas de las manos y los mazos; las cartas reveladas, alojadas y descartadas; las fichas; las dos caras de las losetas en juego. No se muestran los reversos de las cartas de la mano ni los de las primeras cartas de los mazos.
rules-overbooking-rulings-o07 = Las cartas que no colocas se quedan en tu mano. Al final no valen nada.
rules-overbooking-rulings-o08 = Si renuncias a colocar una carta o no puedes, esa colocación se pierde. En cuanto no puedes colocar ninguna carta, no colocas más en esa ronda, porque los puestos no hacen más que llenarse.
rules-overbooking-rulings-o09 = Los [nobles](kind-4) pueden dar prioridad a cualquier carta de su dueño en la cola que aún no la tenga, también a un [monje](kind-1) que acabe de llegar.
rules-overbooking-rulings-o10 = Máx. 2 escudos: los dos primeros escudos distintos colocados en la cola deciden cuáles.
rules-overbooking-rulings-o11 = Primera o segunda carta boca arriba: cuenta el puesto en la cola. La carta se muestra al colocarla.
rules-overbooking-rulings-o12 = Si nadie se llevó una ficha, no se añade otra: lo dice el reglamento. Lo que no dice: la ficha conserva su lugar en la columna cuando se cambian las losetas, y vuelve a la reserva si la nueva cara no tiene puerta trasera.
rules-overbooking-rulings-o13 = Las [doncellas](kind-3), los [nobles](kind-4) y los [soldados](kind-5) pueden renunciar a su habilidad. El reglamento dice «puedes» para los tres; solo lo omite su resumen de las habilidades.
rules-overbooking-rulings-o14 = El jugador inicial se elige al azar. En el reglamento empieza quien haya dormido más recientemente en un hotel.
rules-overbooking-rulings-o15 = Los hoteles en juego, su orden y sus caras se eligen al azar. Según el reglamento, los hoteles se sacan al azar y se disponen en el orden que se quiera.
rules-overbooking-rulings-o16 = Las fichas nunca se agotan.
rules-overbooking-rulings-o17 = Una carta que llega a la cola desde la puerta trasera es un huésped como cualquier otro; no vuelve a usar su habilidad.
rules-overbooking-rulings-o18 = En caso de empate cuentan las cartas alojadas de exactamente 3 monedas, sean del tipo que sean, aunque juegues con tus propios valores.

## Words in tables

rules-overbooking-head-kind = Tipo
rules-overbooking-head-beds = Camas
rules-overbooking-head-coins = Monedas
rules-overbooking-head-door = En una puerta trasera
rules-overbooking-head-tile = Hotel
rules-overbooking-head-side-a = Cara A
rules-overbooking-head-side-b = Cara B
rules-overbooking-head-cards = Cartas alojadas
rules-overbooking-head-beginner = Básico
rules-overbooking-head-advanced = Avanzado
