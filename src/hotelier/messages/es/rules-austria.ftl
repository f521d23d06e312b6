### Grand Austria Hotel: the rules in the app. **bold**, [[icon]] and [words](section or card) are markup;
### never translate what’s between the round brackets.
### A “preparada” room has no guest yet; once it has one, it’s “ocupada”.

## The game

rules-austria-game = El juego en dos minutos
rules-austria-game-idea = Diriges un hotel en la Viena de 1910. Los huéspedes se sientan en tu cafetería con hambre y con sed. Sirve lo que piden y, cuando lo tengan todo, acompáñalos a una habitación. Cada huésped que se aloja te lo agradece con puntos y un favor.
rules-austria-game-win = La partida dura { $rounds } rondas y es para 2 a 4 jugadores. Gana quien tenga más **puntos de victoria** (PV) tras la puntuación final.
rules-austria-game-picture = Un hotel de noche. Las habitaciones con línea discontinua aún no están preparadas, las oscuras están preparadas y las iluminadas, ocupadas.
rules-austria-game-loop = Lo que harás una y otra vez:
rules-austria-game-loop-guest = Recibe a un [huésped](guests) de la fila y siéntalo a una mesa de tu cafetería.
rules-austria-game-loop-serve = [Sirve](serving) strudel, tarta, vino y café hasta completar el pedido.
rules-austria-game-loop-room = [Prepara una habitación](rooms) del color del huésped.
rules-austria-game-loop-move = [Aloja al huésped](check-in): puntúa la carta y recibe su recompensa.
rules-austria-game-dice = Los [dados](dice) lo mueven todo. En cada turno tomas un dado y haces su acción. Cuantos más dados hay en su espacio, más fuerte es la acción.
rules-austria-game-more = Importan tres cosas más. El [personal](staff) que contratas te facilita todo esto. El [emperador](emperor) viene { $visits } veces y conviene tenerlo contento. Y las [cartas de política](politics) premian a los primeros jugadores que alcanzan un objetivo.
rules-austria-game-first = ¿Primera vez? Lee hasta «Alojar a un huésped» y empieza a jugar. El panel «¿Y ahora qué?» siempre muestra lo que puedes hacer, y al pasar el cursor por algo verás qué es.

## On the table

rules-austria-table = Componentes
rules-austria-table-guests = **Huéspedes.** { $guests } cartas, { $each } de cada color: artistas amarillos, nobles azules, ciudadanos rojos y turistas verdes.
rules-austria-table-guest-card = Una carta de huésped: su color y su forma, los puntos en la moneda dorada, el pedido en cubitos y la recompensa bajo la línea. [[strudel]] es strudel, [[cake]] tarta, [[wine]] vino y [[coffee]] café.
rules-austria-table-staff = **Personal.** { $staff } cartas. Cada una tiene un precio en coronas e indica cuándo actúa.
rules-austria-table-staff-card = Una carta de personal: el precio en la placa dorada, cuándo actúa bajo el nombre, y lo que hace.
rules-austria-table-politics = **Cartas de política.** { $politics }, en los grupos A, B y C; se juega con una de cada grupo.
rules-austria-table-tiles = **Losetas de emperador.** { $tiles }, en los grupos A, B y C; se juega con una de cada grupo.
rules-austria-table-hotel = **Tu hotel.** { $floors } plantas de { $columns } habitaciones cada una, en tres colores. Las habitaciones contiguas del mismo color forman un **grupo**. En el lado nocturno todos los hoteles son iguales; en el diurno, todos distintos.
rules-austria-table-cafe = **Tu cafetería.** 3 mesas, con 1 huésped en cada una.
rules-austria-table-kitchen = **Tu cocina.** Caben todos los cubitos que quieras. La reserva nunca se agota.
rules-austria-table-purse = **Tu monedero.** Caben hasta { $purse } coronas [[crown]]; lo que pase de ahí se pierde.
rules-austria-table-track = **El contador del emperador.** Casillas de la 0 a la { $track }. Por cada casilla que avances de más, ganas 1 PV.
rules-austria-table-dice = **Dados.** { $dice-two } con 2 jugadores, { $dice-three } con 3, { $dice-four } con 4.
rules-austria-table-vp = Los **puntos de victoria** son tu puntuación. Puede bajar de cero.

## Setup

rules-austria-setup = Preparación
rules-austria-setup-house = La preparación es automática. Solo eliges tu primer huésped y tus primeras habitaciones, y tu personal si hay draft.
rules-austria-setup-row = Se barajan los huéspedes y { $row } de ellos forman la fila. Se baraja el mazo de personal. Se sacan al azar una carta de política y una loseta de emperador de cada grupo.
rules-austria-setup-start = Cada jugador empieza con { $crowns } coronas, con 1 strudel, 1 tarta, 1 vino y 1 café en la cocina, en la casilla 0 del contador del emperador y con 0 PV.
rules-austria-setup-hands = Cada jugador recibe { $hand } cartas de personal y las mantiene ocultas.
rules-austria-setup-order = El jugador inicial, elegido al azar, recibe la loseta de orden de turno 1; el siguiente en sentido horario, la 2, y así sucesivamente.
rules-austria-setup-guest = Desde el último jugador hasta el primero, cada uno recibe gratis a un huésped de la fila. Tras cada elección, la fila se desplaza y se repone.
rules-austria-setup-rooms = Por orden de turno, cada jugador puede preparar hasta 3 habitaciones pagando su precio. La primera tiene que ser la de abajo a la izquierda, y cada una de las siguientes, contigua a otra ya preparada.
rules-austria-setup-picture = Tu cocina y tu monedero al empezar.
rules-austria-setup-options = Al abrir una mesa eliges:
rules-austria-setup-side = **Hoteles**: lado nocturno (todos iguales) o diurno (todos distintos).
rules-austria-setup-staff = **Personal inicial**: cartas al azar; las **manos de iniciación** A-D, que van con las losetas de orden de turno 1-4; o un **draft**, en el que cada jugador se queda con una carta y pasa las demás a la izquierda hasta que todos tienen { $hand }.
rules-austria-setup-edition = **Edición**: clásica o revisada. Hay [algunas diferencias](editions).

## A round

rules-austria-round = Rondas y turnos
rules-austria-round-roll = El jugador con la loseta 1 tira todos los dados y los reparte por número en los espacios de acción 1-6.
rules-austria-round-numbers = Cada loseta de orden de turno tiene dos números. Juega su turno quien tenga el número sin cubrir más bajo; después lo cubre con el dado que ha tomado. Así, cada jugador tiene dos turnos por ronda, y quien abre la ronda también la cierra.
rules-austria-round-picture = Orden de turno con 3 jugadores. Ya se han jugado dos turnos; la marca dorada indica a quién le toca.
rules-austria-round-tiles = Números de las losetas de orden de turno
rules-austria-round-turn = **Tu turno** tiene dos partes, en este orden:
rules-austria-round-take-guest = Si quieres, recibe a **un huésped** [de la fila](guests).
rules-austria-round-take-die = Toma **un dado** y haz [su acción](dice). Es obligatorio.
rules-austria-round-extra = Puedes hacer **acciones adicionales** en cualquier momento de tu turno: antes del huésped, entre el huésped y el dado, o después del dado.
rules-austria-round-boost = Paga 1 corona: sube en 1 la fuerza del dado que vas a tomar. Una vez por turno.
rules-austria-round-deliver = Paga 1 corona: [sirve](serving) hasta { $delivery } cubitos de tu cocina. Tantas veces como quieras.
rules-austria-round-check-in = [Aloja](check-in) a un huésped con el pedido completo.
rules-austria-round-use = Activa una carta de personal contratada que actúe [una vez por ronda](staff?p=round).
rules-austria-round-claim = Pon un disco en una [carta de política](politics) cuya condición cumplas.
rules-austria-round-between = Termina una acción o un efecto antes de empezar otro. Por ejemplo, no puedes alojar a un huésped entre dos habitaciones que preparas con el mismo 3.
rules-austria-round-pass = **Pasar.** En lugar de jugar tu turno, puedes pasar si aún no has hecho nada. Tienes que pasar si no hay ningún dado que puedas tomar. Al pasar no se cubre ningún número. Un huésped que recibiste antes de tener que pasar es el de este turno: tras la nueva tirada no puedes recibir a otro.
rules-austria-round-again = Cuando han pasado todos los jugadores a los que les queda un turno, quien tiene el número sin cubrir más bajo echa uno de los dados restantes al cubo de basura y tira los demás. Todos los que pasaron pueden volver a jugar, por orden de sus números.
rules-austria-round-over = La ronda termina cuando todos los números están cubiertos o no quedan dados.

## Guests

rules-austria-guests = Recibir a un huésped
rules-austria-guests-take = En tu turno, antes de tomar un dado, puedes recibir a un huésped de la fila y sentarlo a una mesa libre.
rules-austria-guests-price = Paga el precio que hay bajo la carta. Los huéspedes de la derecha llevan más tiempo esperando y cuestan menos; los del extremo son gratis.
rules-austria-guests-picture = La fila de huéspedes: los nuevos llegan por la izquierda y avanzan hacia la derecha.
rules-austria-guests-slide = Después la fila se desplaza a la derecha y un nuevo huésped ocupa el lugar de la izquierda.
rules-austria-guests-full = Si no tienes ninguna mesa libre, no puedes recibir a nadie.
rules-austria-guests-later = Después de tomar tu dado, solo puedes recibir a un huésped con un [efecto](effects?p=invite).
rules-austria-guests-boy = Con el [Recadero](staff-25), todos los huéspedes de la fila son gratis.
rules-austria-guests-deck = Si hace falta una carta de huésped y el mazo está vacío, se barajan los huéspedes descartados para formar un mazo nuevo.

## Dice

rules-austria-dice = Dados
rules-austria-dice-take = Toma un dado de un espacio de acción y haz la acción de ese espacio.
rules-austria-dice-strength = La **fuerza** es el número de dados del espacio, incluido el que tomas, más 1 si lo refuerzas, más lo que añada tu personal.
rules-austria-dice-picture = Los seis espacios de acción. Cada uno muestra lo que te daría un dado ahora mismo.
rules-austria-dice-one = **1: strudel y tarta.** Gana 1 cubito por punto de fuerza. Como máximo la mitad pueden ser tarta: nunca más tarta que strudel.
rules-austria-dice-two = **2: vino y café.** Lo mismo: nunca más café que vino.
rules-austria-dice-three = **3: preparar habitaciones.** Prepara como máximo tantas habitaciones como puntos de fuerza, cada una [al precio de su planta](rooms).
rules-austria-dice-four = **4: emperador o coronas.** Reparte la fuerza como quieras entre avanzar en el contador del emperador y ganar coronas.
rules-austria-dice-five = **5: contratar.** Contrata una carta de personal de tu mano. Cuesta 1 corona menos por punto de fuerza, pero nunca menos de 0.
rules-austria-dice-six = **6: lo que quieras.** Paga 1 corona y haz cualquiera de las acciones 1-5 con la fuerza del espacio 6.
rules-austria-dice-split = Cubitos según la fuerza, y cuántos pueden ser tarta o café
rules-austria-dice-boost = **Reforzar.** Una vez por turno puedes pagar 1 corona para subir en 1 la fuerza del dado que tomas. En el espacio tiene que haber un dado.
rules-austria-dice-vain = Puedes tomar un dado aunque su acción te dé poco o nada. Pero solo puedes tomar un 6 si puedes pagar su corona.
rules-austria-dice-real = Un 6 usado como 3 sigue siendo un 6: el personal que actúa cuando tomas un 3 no hace nada.

## Serving

rules-austria-serving = Cubitos y pedidos
rules-austria-serving-receive = **Cubitos nuevos.** Siempre que ganas cubitos, puedes poner los que quieras directamente en pedidos de tu cafetería, gratis. El resto va a tu cocina.
rules-austria-serving-picture = El primer huésped tiene dos cubitos y espera los que están pálidos. El segundo lo tiene todo y puede alojarse. La tercera mesa está libre.
rules-austria-serving-deliver = **De la cocina.** En tu turno puedes pagar 1 corona para llevar hasta { $delivery } cubitos de tu cocina a los pedidos de uno o varios huéspedes. Puedes hacerlo más de una vez. Con el [Maître](staff-24) es gratis.
rules-austria-serving-stay = Un cubito servido se queda con su huésped.
rules-austria-serving-complete = En cuanto un pedido tiene todos sus cubitos, puedes [alojar al huésped](check-in).
rules-austria-serving-supply = Los cubitos nunca se agotan.

## Check-in

rules-austria-check-in = Alojar a un huésped
rules-austria-check-in-when = En tu turno puedes llevar a un huésped con el pedido completo a una habitación preparada.
rules-austria-check-in-colour = La habitación tiene que ser del color del huésped. Los turistas verdes se alojan en habitaciones de cualquier color.
rules-austria-check-in-picture = Un huésped con el pedido completo y la habitación que se ilumina.
rules-austria-check-in-get = Recibes:
rules-austria-check-in-points = los **puntos** de la carta, antes que nada,
rules-austria-check-in-reward = la **recompensa** de la carta, cada uno de sus efectos una vez,
rules-austria-check-in-staff = lo que te dé tu **personal** cuando se aloja un huésped así,
rules-austria-check-in-group = el **bonus de grupo**, si era la [última habitación de su grupo](rooms?p=groups).
rules-austria-check-in-order = Salvo los puntos, el orden lo eliges tú. Termina cada efecto, con todo lo que provoque, antes de empezar el siguiente. Lo que no exige ninguna decisión se aplica solo: ganar puntos, avanzar en el contador del emperador, robar cartas y ganar coronas que quepan en tu monedero.
rules-austria-check-in-leaves = La carta del huésped se descarta y la mesa queda libre incluso antes de que recibas la recompensa, así que puede sentarse allí un huésped que recibas con ella.
rules-austria-check-in-wait = Si no tienes una habitación adecuada, el huésped espera en la mesa. No pasa nada hasta el final de la partida: entonces, cada huésped que siga en tu cafetería te cuesta 5 PV.

## Rooms

rules-austria-rooms = Habitaciones y grupos
rules-austria-rooms-where = La primera habitación que preparas es la de abajo a la izquierda. Cada una de las siguientes tiene que estar al lado, encima o debajo de otra que ya tengas.
rules-austria-rooms-price = Paga el precio de su planta. Las plantas altas cuestan más, pero las habitaciones ocupadas allí arriba valen más al final.
rules-austria-rooms-floors = Plantas, de abajo arriba
rules-austria-rooms-printed = Algunas habitaciones de arriba a la derecha muestran una moneda dorada: la puntúas en cuanto preparas la habitación.
rules-austria-rooms-free = Con el [Mayordomo](staff-9), el [Chófer](staff-10) o la [Florista](staff-11) preparas gratis las habitaciones de un color.
rules-austria-rooms-picture = Diez grupos, cada uno dentro de su contorno grueso. Una placa muestra lo que da un grupo completo; un sello indica que ya lo has recibido.
rules-austria-rooms-groups = **Grupos.** Cuando queda ocupada la última habitación de un grupo, sea como sea, recibes el bonus del grupo, una sola vez. Los grupos azules dan puntos; los rojos, coronas, y los amarillos te hacen avanzar en el contador del emperador. Cuanto mayor es el grupo, mayor es el bonus.
rules-austria-rooms-bonus = Bonus de grupo según el número de habitaciones
rules-austria-rooms-lit = Una habitación **preparada** (oscura) espera a un huésped; una **ocupada** (iluminada) ya lo tiene. Las de línea discontinua aún no están preparadas.

## Staff

rules-austria-staff = Personal
rules-austria-staff-hand = Las cartas de tu mano son personas que podrías contratar. Ahí no hacen nada. Una vez contratadas, están boca arriba delante de ti y trabajan para ti.
rules-austria-staff-hire = Contratas con un 5 o con un efecto. Paga el precio de la carta, menos lo que descuente el dado o el efecto, pero nunca menos de 0.
rules-austria-staff-picture = Una de cada tipo: al contratar, una vez por ronda, permanente, fin de partida.
rules-austria-staff-once = **Al contratar**: cuando contratas la carta, y nunca más.
rules-austria-staff-round = **Una vez por ronda**: en uno de tus turnos, cuando quieras. Después la carta descansa hasta la ronda siguiente.
rules-austria-staff-permanent = **Permanente**: cada vez que corresponda.
rules-austria-staff-end = **Fin de partida**: puntúa al final.
rules-austria-staff-taking = Las cartas que actúan cuando **tomas un dado** se refieren al dado que de verdad tomas de su espacio. Un 6 usado como otro número sigue siendo un 6, y en el turno extra de [E. Gizia](guest-97) no tomas ningún dado.
rules-austria-staff-entering = Las cartas que actúan cuando **se aloja un huésped** actúan cada vez que alojas a un huésped así. No actúan cuando una habitación queda ocupada por un [efecto](effects?p=occupy).
rules-austria-staff-fixed = Los efectos de un suceso quedan fijados cuando ocurre: el personal que contrates mientras tanto no añade nada. Los precios, en cambio, son siempre los del momento en que pagas.
rules-austria-staff-deck = Si se agota el mazo de personal, robas lo que quede.

## The emperor

rules-austria-emperor = El emperador
rules-austria-emperor-when = El emperador viene tras las rondas { $r-one }, { $r-two } y { $r-three }. La loseta A muestra lo que te espera la primera vez; la B, la segunda, y la C, la tercera.
rules-austria-emperor-picture = El contador antes de la primera visita. Tu posición decide si recibes la penalización, nada o el bonus.
rules-austria-emperor-score = Primero, cada jugador gana los puntos de su casilla. Después todos retroceden: { $back-one } casillas la primera vez, { $back-two } la segunda y { $back-three } la tercera, pero no por debajo de 0.
rules-austria-emperor-judged = A continuación, por orden de turno: en la casilla { $bonus } o superior recibes el **bonus** de la loseta, más { $gardener } PV con el [Jardinero](staff-42). En la casilla 0 recibes su **penalización**, salvo que el [Jefe de congresos](staff-26) te libre de ella por 1 corona. En las casillas intermedias no pasa nada.
rules-austria-emperor-track = Puntos del contador del emperador
rules-austria-emperor-over = Por cada casilla que avances más allá de la { $track }, ganas 1 PV.
rules-austria-emperor-options = Si una penalización tiene dos opciones, eliges una que puedas cumplir por completo. En la edición revisada tienes que asumir la primera si puedes.
rules-austria-emperor-removal = Las habitaciones que pierdes por una penalización salen de tu hotel y no te devuelven nada. Si eso rompe un grupo completo, conservas su bonus, pero no lo recibes otra vez. Después preparas junto a cualquier habitación que te quede, o abajo a la izquierda si no te queda ninguna. Una habitación que vuelves a preparar puntúa de nuevo su moneda.
rules-austria-emperor-returned = Las cartas de personal que devuelves van bajo el mazo, y los demás no ven cuáles son. Una carta que despides sale de la partida.
rules-austria-emperor-tiles = Todas las losetas de emperador

## Politics

rules-austria-politics = Política
rules-austria-politics-three = Se juega con tres cartas de política, una de cada grupo: A, B y C. Cada una tiene una condición.
rules-austria-politics-claim = En cuanto cumples la condición de una carta, puedes poner un disco en ella durante tu turno. El primer jugador que lo hace gana { $first } PV; el segundo, { $second }; el tercero, { $third }. Con 4 jugadores, el último no gana nada.
rules-austria-politics-picture = Un jugador ha cumplido la condición de la carta A y ocupa su primer puesto. Los números pequeños muestran cuánto llevas tú.
rules-austria-politics-now = Basta con cumplir la condición en algún momento de tu turno: puedes poner el disco más tarde en ese turno, aunque tu monedero ya no esté lleno. Si después dejas de cumplirla, el disco se queda.
rules-austria-politics-once = Solo puedes poner un disco en cada carta. No te cuesta nada: basta con tener las coronas que pide la carta.
rules-austria-politics-cards = Todas las cartas de política

## Effects

rules-austria-effects = Efectos de cartas y losetas
rules-austria-effects-how = Estos símbolos aparecen en los huéspedes, el personal y las losetas de emperador:
rules-austria-effects-crowns = [[crown]] **Coronas**: a tu monedero, hasta { $purse }.
rules-austria-effects-emperor = [[emperor]] **Contador del emperador**: avanza las casillas indicadas.
rules-austria-effects-vp = [[vp]] **Puntos**: gana PV enseguida.
rules-austria-effects-vp-per-staff = [[vp]] **Puntos por personal**: por cada carta de personal que hayas contratado.
rules-austria-effects-cubes = [[cube]] **Cubitos**: los que se muestran. Puedes poner los que quieras directamente en pedidos.
rules-austria-effects-choice = [[cube]] **Cubitos a elegir**: eliges cada uno.
rules-austria-effects-draw = [[draw]] **Robar**: toma cartas de personal del mazo y añádelas a tu mano.
rules-austria-effects-prep = [[room]] **Preparar una habitación**: a su precio normal, con descuento o gratis; a veces solo en las dos plantas más bajas. Dos de estos símbolos son dos habitaciones, una tras otra.
rules-austria-effects-occupy = [[lit]] **Ocupar**: una de tus habitaciones preparadas, de cualquier color, queda ocupada como si se alojara un huésped. Esto puede completar un grupo. Pero no se ha alojado nadie, así que el personal que actúa cuando se aloja un huésped no te da nada.
rules-austria-effects-hire = [[staff]] **Contratar**: una carta de tu mano, con descuento o gratis.
rules-austria-effects-offer = [[staff]] **Oferta**: mira 3 cartas de personal nuevas. Puedes contratar una, con descuento o gratis, según diga la carta. Las demás van bajo el mazo.
rules-austria-effects-invite = [[guest]] **Invitar**: recibe gratis a cualquier huésped de la fila. Necesitas una mesa libre.
rules-austria-effects-complete = [[cube]] **Completar un pedido**: un huésped recibe de la reserva todo lo que le falta.
rules-austria-effects-extra = [[extra]] **Turno extra**: solo con [E. Gizia](guest-97). Juegas enseguida otro turno dentro de este: si quieres, recibe a un huésped al precio normal, y después haz la acción de un espacio en el que aún haya un dado. No tomas el dado, así que el personal que actúa al tomar un dado no hace nada. Puedes reforzar otra vez y hacer acciones adicionales, pero no puedes pasar. Si no quedan dados en el tablero, el turno extra se pierde.
rules-austria-effects-order = Si algo provoca varios efectos a la vez, eliges el orden. Termina cada uno antes del siguiente.
rules-austria-effects-decline = Puedes renunciar a preparar, ocupar, contratar, invitar o completar un pedido, y también a una oferta. Todos los demás efectos son obligatorios.

## The end of a round

rules-austria-end-of-round = Fin de la ronda
rules-austria-end-of-round-emperor = Tras las rondas { $r-one }, { $r-two } y { $r-three } viene el [emperador](emperor).
rules-austria-end-of-round-wake = El personal que actúa una vez por ronda vuelve a estar disponible.
rules-austria-end-of-round-first = Cada loseta de orden de turno pasa al jugador de la izquierda.
rules-austria-end-of-round-dice = El nuevo jugador inicial toma todos los dados, también los del cubo de basura, y los tira.
rules-austria-end-of-round-last = Tras la ronda { $rounds } llega la [puntuación final](scoring).

## Scoring

rules-austria-scoring = Puntuación final
rules-austria-scoring-end = Puntúa el personal de **fin de partida**.
rules-austria-scoring-rooms = Cada **habitación ocupada** da los puntos de su planta, como se indica en [plantas](rooms?p=floors).
rules-austria-scoring-left = Cada **corona** de tu monedero y cada **cubito** de tu cocina vale 1 PV.
rules-austria-scoring-guests = Cada **huésped** que siga en tu cafetería te cuesta 5 PV.
rules-austria-scoring-tie = En caso de empate gana quien tenga más coronas y cubitos en total; también cuentan los cubitos de las mesas de la cafetería. Si el empate sigue, se comparte la victoria.
rules-austria-scoring-secretary = La [Secretaria](staff-29) copia la mejor carta de fin de partida que haya contratado otro jugador, pero cuenta tu propio hotel. Nunca copia a otra Secretaria.
rules-austria-scoring-operator = La [Telefonista](staff-41) puntúa el doble del número de tu casilla tras la última visita del emperador, hasta { $operator } PV.
rules-austria-scoring-manager = El [Director del hotel](staff-48) puntúa { $manager } PV por cada trío de habitaciones ocupadas de 3 colores distintos. Cada habitación cuenta en un solo trío.

## Hidden

rules-austria-hidden = Información oculta
rules-austria-hidden-what = No puedes ver las cartas de personal de la mano de otros jugadores, lo que se les ofrece o eligen en el draft, el orden de los mazos ni las tiradas futuras.
rules-austria-hidden-under = Solo tú sabes qué cartas has dejado bajo el mazo de personal; cuántas hay lo sabe todo el mundo.
rules-austria-hidden-open = Todo lo demás está a la vista: monederos, cocinas, pedidos, personal contratado, descartes. Los bots ven lo que puede ver un jugador en su sitio, y nada más.

## Editions

rules-austria-editions = Clásica y revisada
rules-austria-editions-two = La edición **clásica** es la de 2015, la que describen estas páginas; la **revisada** es de 2021. Las diferencias:
rules-austria-editions-kitchen-hand = El [Ayudante de cocina](staff-17) cuesta { $kitchen-hand-revised } coronas en lugar de { $kitchen-hand }.
rules-austria-editions-gizia = [E. Gizia](guest-97) da una acción extra en lugar de un turno extra, tras todos los demás efectos del alojamiento. No puedes recibir a un huésped ni reforzar, y el personal que actúa con dados no hace nada, ni siquiera el [Ayudante de cocina](staff-17).
rules-austria-editions-custodian = El [Vigilante](staff-23) paga por cada habitación que queda ocupada, aunque sea por un efecto.
rules-austria-editions-penalties = Tienes que asumir la primera opción de una penalización del emperador si puedes cumplirla por completo.
rules-austria-editions-evict = Con la penalización de la [loseta C2](emperor-C2), la segunda habitación que pierdes puede ser de cualquier columna, en la siguiente planta inferior que tenga una habitación ocupada.
rules-austria-editions-operator = La [Telefonista](staff-41) no tiene límite.

## Rulings

rules-austria-rulings = Aclaraciones
rules-austria-rulings-why = Nuestras fuentes son los reglamentos polaco, neerlandés, ruso e italiano de la edición de 2015. No siempre coinciden, y sobre algunos puntos los cuatro callan. Así lo resolvemos nosotros. Cada aclaración conserva su número.
rules-austria-rulings-r01 = [Subdirector](staff-32): { $assistant } PV por cada carta de personal que hayas contratado, incluida esta. El reglamento polaco dice 4.
rules-austria-rulings-r02 = [Masajista](staff-7): solo paga por huéspedes amarillos. El reglamento polaco dice cualquier huésped.
rules-austria-rulings-r03 = El [Mozo de cuadra](staff-5) y el [Caballerizo](staff-6) actúan cuando el huésped se aloja, igual que la [Masajista](staff-7) y el [Guía turístico](staff-8). Solo lo dice el reglamento ruso; en los otros tres basta con completar el pedido.
rules-austria-rulings-r04 = [Encargado de planta](staff-33): «al menos 4 cubitos» (polaco) y «exactamente 4 cubitos» (italiano) significan lo mismo, porque no hay pedidos mayores.
rules-austria-rulings-r05 = [Ayudante de cocina](staff-17): cuesta { $kitchen-hand } coronas en la edición clásica y { $kitchen-hand-revised } en la revisada.
rules-austria-rulings-r06 = [Guardarropa](staff-18): cuando tomas un 5, la carta de personal cuesta { $checker } coronas menos **además** de lo que descuenta la fuerza. El reglamento italiano dice «2 coronas en lugar de 1».
rules-austria-rulings-r07 = [Limpiabotas](staff-15): cada punto de fuerza de un 4 te da 1 casilla y también 1 corona. El reglamento polaco omite «por cada dado».
rules-austria-rulings-r08 = [Telefonista](staff-41): el doble del número de tu casilla, como dicen los reglamentos ruso e italiano, no el doble de sus puntos, como en el polaco; como máximo { $operator } PV en la edición clásica.
rules-austria-rulings-r09 = Penalización de la [loseta C2](emperor-C2): pierdes una habitación ocupada de la planta más alta que tenga alguna. Si hay varias, eliges tú, pero tiene que ser una con otra habitación ocupada por debajo en su columna, si es posible. Después pierdes la habitación ocupada más cercana por debajo en esa columna. Lo que no tienes, no lo pierdes. Esta es la lectura rusa. Polaco: cualquier habitación ocupada más abajo en la columna. Neerlandés: habitaciones «libres», y solo la que está justo debajo. Italiano: cualquier habitación ocupada una planta más abajo. Revisada: la segunda es cualquier habitación ocupada de la siguiente planta inferior que tenga alguna.
rules-austria-rulings-r10 = Si una penalización tiene dos opciones, eliges una que puedas cumplir por completo. Revisada: la primera, la de la izquierda, si puedes. De los reglamentos de 2015, solo el italiano obliga a ello.
rules-austria-rulings-r11 = Penalización de la [loseta B4](emperor-B4): pierdes, dos veces seguidas, una habitación preparada de la planta más alta que tenga alguna. Si no tienes dos habitaciones preparadas, pierdes los puntos en su lugar.
rules-austria-rulings-r12 = Los empates los deciden las coronas y **todos** tus cubitos, los de la cocina y los de las mesas de la cafetería. Solo el reglamento ruso dice que cuentan los cubitos de fuera de la cocina.
rules-austria-rulings-r13 = Cartas de personal que van bajo el mazo: las que sobran de una oferta van por número de carta; las devueltas por una penalización, en el orden en que las devuelves. El orden no se elige de otro modo.
rules-austria-rulings-r14 = En el turno extra de [E. Gizia](guest-97), el [Ayudante de cocina](staff-17) actúa en la edición clásica (el espacio 6 es gratis y más fuerte), pero no en la revisada. Los reglamentos polaco e italiano dicen que haces gratis la acción 6; el neerlandés y el ruso, que tomas gratis un 6.
rules-austria-rulings-r15 = No puedes hacer acciones adicionales dentro de otra acción: termina antes esa.
rules-austria-rulings-r16 = Una [Secretaria](staff-29) que copia a un [Subdirector](staff-32) cuenta tus propias cartas contratadas, incluida ella.
rules-austria-rulings-r17 = [Jardinero](staff-42): { $gardener } PV con cada bonus del emperador, aunque el bonus en sí no haga nada.
rules-austria-rulings-r18 = Puedes hacer acciones adicionales en cualquier momento entre acciones de tu turno, incluso antes del huésped: servir desde la cocina, alojar, poner discos en cartas de política y activar el personal de una vez por ronda. En el reglamento ruso solo es posible después del huésped. El personal de una vez por ronda actúa una vez por ronda, aunque el reglamento polaco habla de cartas «no usadas en este turno» y el italiano dice «una vez por turno» en las cartas 1, 2 y 4.
rules-austria-rulings-r19 = [Secretaria](staff-29): copia una carta de **otro** jugador, nunca una tuya. El reglamento italiano permite también las tuyas.
rules-austria-rulings-r20 = [Vigilante](staff-23): paga cuando se aloja un huésped, no cuando un efecto ocupa una habitación. Revisada: paga por cada habitación que queda ocupada.
rules-austria-rulings-r21 = Si una penalización rompe un grupo completo, su bonus ni se pierde ni se recibe otra vez.
rules-austria-rulings-r22 = Después de perder habitaciones, preparas junto a cualquiera que te quede. Si tu hotel está vacío, vuelves a empezar abajo a la izquierda.
rules-austria-rulings-r23 = La caja tiene 30 cubitos de cada tipo; aquí nunca se agotan.
rules-austria-rulings-r24 = Una carta de política tiene 3 puestos; con 4 jugadores, el último no gana nada. Las cartas de política y las losetas de emperador de la partida se sacan al azar, como dice el reglamento italiano; en los otros tres se eligen.
rules-austria-rulings-r34 = Un huésped recibido antes de tener que pasar es el de ese turno, también tras la nueva tirada.
rules-austria-rulings-r35 = Si en algún momento de tu turno cumpliste la condición de una carta de política, puedes poner el disco hasta el final del turno, entre acciones, aunque para entonces vuelvas a tener menos coronas.
rules-austria-rulings-r25 = Primeras habitaciones: puedes preparar menos de 3, o ninguna. El reglamento italiano dice 3; los demás, hasta 3.
rules-austria-rulings-r26 = No se te muestra lo que podrías recordar, como las cartas que pasaron por tus manos en el draft. La mesa muestra lo que puedes ver ahora.
rules-austria-rulings-r27 = Si quedan menos cartas de personal de las que deberías robar, robas las que queden; si no queda ninguna, no robas.
rules-austria-rulings-r28 = Los huéspedes descartados solo forman el mazo nuevo cuando hay que robar una carta y no queda ninguna.
rules-austria-rulings-r29 = Puedes renunciar a una oferta, a invitar a un huésped, a preparar una habitación y al [Mozo de equipajes](staff-38). Los reglamentos no coinciden: para una oferta en una carta de huésped, el ruso dice «puedes» y los demás, «juega una»; en las losetas de emperador, los cuatro dicen «puedes». Lo demás se lee como una instrucción, salvo algunas habitaciones, como la del Escultor, en la que los cuatro dicen «puedes».
rules-austria-rulings-r30 = La carta de un huésped se descarta cuando deja la mesa, antes de la recompensa, de modo que puede volver a la fila por su propia recompensa. En el ejemplo de los reglamentos, la carta se descarta después. Los puntos que ganas son los de la carta; el reglamento neerlandés dice que los de la habitación.
rules-austria-rulings-r31 = Las losetas de habitación nunca se agotan.
rules-austria-rulings-r32 = La fuerza de la acción extra de [E. Gizia](guest-97) es el número de dados que hay en el espacio en ese momento, como dice el reglamento italiano. El dado que tomaste antes ya no cuenta. El turno extra es obligatorio, como en el reglamento ruso; el polaco dice «puedes».
rules-austria-rulings-r33 = No puedes reforzar un espacio sin dados. Solo lo dice expresamente el reglamento italiano.

## Words in tables and pictures

rules-austria-sign = Hotel Austria

rules-austria-head-players = Jugadores
rules-austria-head-numbers = Números de cada loseta
rules-austria-head-floor = Planta
rules-austria-head-price = Al preparar
rules-austria-head-end = Al final, si está ocupada
rules-austria-head-strength = Fuerza
rules-austria-head-cubes = Cubitos
rules-austria-head-most = Tarta o café
rules-austria-head-rooms = Habitaciones
rules-austria-head-space = Casilla
rules-austria-head-points = PV
rules-austria-head-tile = Loseta
rules-austria-head-bonus = Bonus
rules-austria-head-penalty = Penalización
rules-austria-head-card = Carta
rules-austria-head-asks = Condición
rules-austria-up-to = hasta { $n }
rules-austria-none = ninguno
