### The guided first games: what Leopold, the head concierge, says.

learn-title = Tu primera partida con Leopold
learn-neighbour = Vecino
learn-next = Ahora, si eres tan amable:
learn-others-move = Juega tu vecino. No pierdas de vista la mesa.
learn-mine = Permíteme.
learn-other =
    { $times ->
        [one] Las reglas también lo permiten. Pero hoy vamos a hacerlo de otra manera: quiero enseñarte algo.
       *[other] ¡Magnífica idea para tu próxima partida! Por ahora, sigue el marco dorado, por favor.
    }
learn-go-on = Continuar
learn-read = Lee lo que dice Leopold y continúa.
learn-back = Volver atrás
learn-progress = Progreso
learn-play = Jugar una partida de verdad
learn-rules = Leer las reglas
learn-again = Empezar de nuevo

## Grand Austria Hotel

learn-austria-first-guest = ¡Buenas noches! Soy Leopold, y este es tu hotel. Tras 7 rondas gana quien tenga más puntos. Los dan los huéspedes que alojas, los grupos de habitaciones completos, el personal, las cartas de política y el favor del emperador. Los huéspedes se sientan primero en tu cafetería, y el primero es gratis. Recibamos a la Condesa: pide 2 tartas y 1 café, y te recompensa con 7 puntos (PV) y 3 coronas.
learn-austria-first-rooms = Un huésped necesita una habitación preparada. Las de la planta más baja son gratis; cada planta que subes cuesta 1 corona más. Empiezas con 3 habitaciones, una de cada color: azul para los nobles, amarilla para los artistas, roja para los ciudadanos. Prepara la azul; de las otras dos me ocupo yo.
learn-austria-neighbour-rooms = Tu vecino hace lo mismo. Su hotel también está sobre la mesa: puedes verlo todo menos las cartas de su mano.
learn-austria-take-guest = ¡Tu primer turno! Tiene dos partes. Primero puedes recibir a un huésped de la fila: los dos de la derecha son gratis y los demás cuestan de 1 a 3 coronas. El Boticario solo quiere 1 tarta. Invítalo a pasar.
learn-austria-take-die = Y ahora, el corazón del juego: toma un dado. Los dados están en seis espacios de acción. El 1 da strudel y tarta; el 2, vino y café; el 3 prepara habitaciones; el 4 es para el emperador y tu monedero; el 5 contrata personal, y el 6 es cualquiera de los anteriores por 1 corona. Cuantos más dados hay en un espacio, más da. Tres dados muestran un 1: toma uno de ellos.
learn-austria-split = Son 3 cubitos. No puedes tomar más tarta que strudel, así que como mucho te corresponde 1 tarta. Tómala.
learn-austria-serve = Los cubitos que ganas pueden ir directos a tus huéspedes. Dale la tarta a la Condesa. Lo que nadie necesita se va por sí solo a tu cocina.
learn-austria-kitchen = En tu cocina siguen los 4 cubitos con los que empieza todo el mundo. Por 1 corona puedes servir desde allí hasta 3 cubitos. Hagámoslo.
learn-austria-from-kitchen = Dale a la Condesa su segunda tarta; el café se lo llevo yo en persona.
learn-austria-check-in = La Condesa ya tiene todo lo que pidió. ¡Acompáñala a su habitación! Es noble, así que le corresponde la azul, y tú recibes enseguida su recompensa. Esa habitación es un grupo por sí sola, y un grupo completo también da un bonus.
learn-austria-neighbours-turn = ¡9 puntos en tu primer turno: espléndido! Ahora tu vecino juega dos turnos seguidos. Con dos jugadores, el orden de esta ronda es tú, tu vecino, tu vecino, tú.
learn-austria-price = Tu segundo turno. Mr. Boydell cuesta hoy 1 corona. Es turista y, por tanto, verde: los turistas se alojan en habitaciones de cualquier color. Te ayudará con el emperador, a quien pronto conocerás.
learn-austria-rooms-die = Conviene tener las habitaciones preparadas antes de que hagan falta. Dos dados muestran un 3: toma uno y podrás preparar 2 habitaciones.
learn-austria-prepare = Las dos últimas habitaciones de la planta más baja también son gratis. Una habitación nueva tiene que tocar otra que ya tengas: al lado, encima o debajo. Quédate con la roja; yo preparo la azul de al lado.
learn-austria-end-turn = Ese ha sido tu turno: termínalo. En tus partidas, «Deshacer» retira lo que has hecho, salvo que haya revelado algo nuevo, como una carta o los dados.
learn-austria-politics-cards = Ronda 2, y empieza tu vecino. Mientras tanto, mira las cartas de política: tres objetivos para todos. En esta partida son 12 habitaciones, preparadas u ocupadas; 6 grupos completos, y 4 habitaciones amarillas y 3 azules, todas ocupadas. Quien antes alcanza un objetivo gana 15 puntos; quien llega después, 10. Cada habitación que preparas y cada huésped te acercan un poco más.
learn-austria-emperor-track = ¿Has visto? Tu vecino ha avanzado 2 casillas en el contador del emperador. El emperador viene tras las rondas 3, 5 y 7. Primero, cada cual gana los puntos de su casilla. Después todos retroceden, la primera vez 3 casillas. Si aún estás en la 3 o más arriba, recibes un bonus; si vuelves a la 0, una penalización. Ahora estás en la 0: vamos a remediarlo.
learn-austria-second-round = Ahora tienes dos turnos seguidos. El Caballero del Imperio solo quiere 1 café. ¡Adelante, excelencia!
learn-austria-stronger = Tus huéspedes quieren 2 tartas, pero con tres dados te corresponde 1 como mucho. Por 1 corona puedes reforzar tu dado: cuenta como si hubiera un dado más. Toma el 1 que lleva el signo +.
learn-austria-two-cakes = Con eso son 4 cubitos. Dos de cada, por favor.
learn-austria-serve-two = Una tarta para el Boticario. Yo le llevo a Mr. Boydell su tarta y su strudel.
learn-austria-two-check-ins = Dos huéspedes esperan habitación. Primero el Boticario, por favor.
learn-austria-which-room = Es ciudadano, así que le corresponde una habitación roja. Estas 4 habitaciones rojas van juntas: son un solo grupo, y da su bonus cuando las 4 están ocupadas.
learn-austria-tourist-room = Y ahora Mr. Boydell. Un turista puede alojarse donde quiera. Ponlo junto al Boticario y ya estarán ocupadas 2 de las 4 rojas. Además te hace avanzar 2 casillas en el contador del emperador.
learn-austria-sculptor = Tu segundo turno de la ronda. El Escultor cuesta 1 corona y quiere 1 vino. Tengo un plan.
learn-austria-staff-die = Un buen hotel necesita buen personal. Tienes 6 cartas de personal en la mano, y con un 5 contratas una. Dos dados muestran un 5, así que te cuesta 2 coronas menos.
learn-austria-hire = El Barman te trae 1 vino cada ronda. Las cartas con ese mismo signo actúan una vez por ronda; otras, una sola vez, siempre o al final de la partida. Contrata al Barman.
learn-austria-use-staff = Empieza enseguida. Actívalo: el vino es para el Escultor.
learn-austria-sculptor-room = Su pedido está completo. Acompáñalo a su habitación.
learn-austria-free-room = La recompensa del Escultor es una habitación gratis en una de las dos plantas más bajas. Elige la de encima de tu habitación amarilla: pertenece al mismo grupo.
learn-austria-pass = Ahora tu vecino pasa. Quien pasa, espera. Cuando han pasado todos los jugadores a los que aún les queda un turno, se retira un dado y se vuelven a tirar los demás.
learn-austria-emperor-comes = Ronda 3, y al final de ella viene el emperador. Estás en la casilla 2. Retroceder 3 te dejaría en la 0, y eso significa penalización. Hay que llegar al menos a la 6. Pero antes, el Conde: un noble nunca está de más.
learn-austria-barkeeper-again = Ronda nueva, vino nuevo. El Barman vuelve a estar a tu servicio.
learn-austria-emperor-die = Tres dados muestran un 4. Si refuerzas uno por 1 corona, son 4: casillas en el contador del emperador, coronas para tu monedero o un poco de ambas cosas.
learn-austria-steps-or-crowns = Los 4 para el emperador. Así llegas a la 6. Puntúas esa casilla y después todos retroceden 3: te quedas en la 3, justo lo necesario para su bonus.
learn-austria-last-before-emperor = El emperador está en camino: es tu último turno antes de que llegue. El Retratista quiere 2 vinos, y tú tienes uno en la cocina.
learn-austria-wine-and-coffee = Un dado muestra un 2. Reforzado por 1 corona, te da 2 cubitos: un vino y un café.
learn-austria-knight = El café, para el Caballero del Imperio. El vino se lo llevo yo al Retratista.
learn-austria-blue-group = El Caballero se instala en la segunda habitación azul. ¡Otro grupo completo!
learn-austria-last-wine = Y por 1 corona más, el vino de tu cocina. Sabe llegar solo hasta el Retratista.
learn-austria-painter = El Retratista también puede alojarse.
learn-austria-cube-of-choice = Te recompensa con 2 coronas y un cubito a elegir. Al Conde le apetece un café.
learn-austria-count-coffee = Dáselo. Con eso termina la ronda y llega el emperador.
learn-austria-emperor-pleased = El emperador te ha dado 4 puntos por la casilla 6, y ahora su bonus: una habitación gratis, en cualquier planta a la que llegues. Elige la última del grupo amarillo.
learn-austria-time-passes = Ya lo sabes casi todo, así que nos saltamos una ronda. Se instalan más huéspedes, y tu grupo rojo de las plantas bajas está completo: eso te da 10 coronas. Volvemos en la ronda 5.
learn-austria-round-five = Ronda 5, y nadas en la abundancia. ¿Recuerdas la carta de política de las 12 habitaciones? Tienes 9. Tres dados muestran un 3, así que esta vez nada de huéspedes: directamente al dado.
learn-austria-higher-rooms = Las plantas altas cuestan más, pero algunas habitaciones te dan un punto o dos en cuanto las preparas. Y al final de la partida, cuanto más arriba está una habitación ocupada, más puntúa. Empieza por esta; yo preparo las dos de la planta de encima.
learn-austria-first-claim = ¡12 habitaciones, y antes que tu vecino! Pon tu disco en la carta de política: 15 puntos.
learn-austria-time-passes-again = 56 a 11. Volvemos a saltar en el tiempo. También llegas antes que nadie a los 6 grupos completos, y el emperador viene por segunda vez, de muy buen humor. Pero tu vecino es más rápido con las habitaciones amarillas y azules. Volvemos en la ronda 7, la última.
learn-austria-last-round = La última ronda. ¡Mira cómo brilla tu hotel! Ahora, a rematar lo que aún se pueda. La Vocalista bien vale una corona.
learn-austria-big-die = Cuatro dados muestran un 1: son 4 cubitos. Una tarta y 2 strudels son para el Comandante, a quien sirvo yo.
learn-austria-major-room = Una habitación para el Comandante, por favor.
learn-austria-vocalist = La Vocalista quiere un strudel y 2 vinos, y están en tu cocina. Por 1 corona, los tres son suyos.
learn-austria-vocalist-room = Y arriba, a su habitación.
learn-austria-rewards-in-order = Dos recompensas a la vez. En tus partidas eliges tú cuál va primero; hoy empezamos por la tarta.
learn-austria-last-hire = Su segunda recompensa: contratar una carta de personal por 3 coronas menos. ¡El Conserje, un colega mío! Puntúa al final de la partida.
learn-austria-politics = 4 habitaciones amarillas y 3 azules: también la tercera carta de política. Tu vecino llegó antes y se llevó los 15 puntos. Quien llega después gana 10. Son tuyos.
learn-austria-last-wine-point = Al final, cada cubito de tu cocina vale un punto, y cada corona también. Así que activa al Barman una vez más.
learn-austria-pass-yourself = El último turno de la partida es tuyo. Los dados que quedan no sirven de mucho. Pasa: se retira uno y los demás se vuelven a tirar.
learn-austria-last-die = Un 4: es una corona, y a tu Lavandera también le gusta.
learn-austria-last-crown = El emperador viene una vez más y hace retroceder 7 casillas a todo el mundo, así que avanzar 1 no te serviría de nada. Toma la corona.
learn-austria-end = ¡Y se acabó la partida! El emperador no estaba contento con ninguno de los dos: 8 puntos menos para cada uno. Después llegaron los puntos por las habitaciones ocupadas, más cuanto más alta la planta, por tu personal y por las coronas y los cubitos. Un huésped que siguiera en tu cafetería te habría costado 5. Has ganado con holgura, 168 a 126. Ahora juega tu propia partida. Estaré a tu lado: solo tienes que preguntar.

## Overbooking

learn-overbooking-workers = Buenas noches, soy Leopold. Esta noche la ciudad está a rebosar y tus huéspedes necesitan cama. Tras 4 rondas gana quien tenga más puntos: las monedas de los huéspedes que consiguieron cama y las fichas. Tus cartas son grupos de huéspedes: el número indica cuántas camas necesitan, y las monedas, lo que valen. Cuando abre un hotel, se alojan primero los grupos más grandes. Un grupo sin cama no da nada. Elige una carta y los marcos dorados te mostrarán adónde puede ir. Coloca tus obreros, los 6, en la cola del hotel 1.
learn-overbooking-face-down = Mira la carta de tu vecino en la cola. Está boca abajo, pero el reverso muestra un escudo grande: un grupo de 4 a 6. Es todo lo que sabes, y tu vecino no sabe más de la tuya. Ahora es tu vecino quien coloca su siguiente carta.
learn-overbooking-back-door = La mayoría de los hoteles tienen también una puerta trasera, a la izquierda. Allí las cartas no hacen cola: usan su habilidad cuando abre el hotel. Algunas habilidades, eso sí, las cuelan en la cola. La de tus mercaderes añade 3 camas. Y la primera carta en una puerta trasera se lleva la ficha: 1 punto.
learn-overbooking-house-rule = Algunos hoteles tienen reglas propias: toca su letrero, o pon el cursor encima, para leerlas. El hotel 2 aloja a los soldados antes que a nadie. Coloca, pues, tus soldados del ave en su cola.
learn-overbooking-small-guest = Ahora, lo contrario de los obreros: un monje. Solo necesita 1 cama, y casi siempre sobra alguna. Trae 3 monedas. A la cola del hotel 1, por favor.
learn-overbooking-soldiers = Y ahora, una pequeña maldad. En la puerta trasera, los soldados pueden sustituir a obreros de la cola, sean de quien sean: ocupan su lugar, y los obreros se descartan. Tu vecino tiene una carta grande en la cola del hotel 2; esperemos que sean obreros. Y te llevas tu segunda ficha.
learn-overbooking-check-in = ¡El registro! Los hoteles abren de arriba abajo, y todas las cartas se ponen boca arriba. Primero actúan las de la puerta trasera, una tras otra. Después pide camas el grupo más grande, luego el siguiente: ✓ las consigue, ✗ se va con las manos vacías. Tómate tu tiempo: cada clic muestra el paso siguiente.
learn-overbooking-drive-away = Hasta aquí, el hotel 1: tus mercaderes y los obreros de tu vecino en la puerta trasera se han anulado entre sí. Tus obreros y tu monje tienen cama; los nobles de tu vecino, no. Ahora el hotel 2, ¡y sí que hay obreros! Un ✓ marca las cartas que conseguirían cama; una ✗, las que no. ¡Sustituye a los obreros!
learn-overbooking-second-round = Tus dos grupos de soldados se han alojado primero. ¡8 puntos a 1! En la ronda 2 se da la vuelta a los hoteles y cada cual roba hasta tener 9 cartas. Ahora empieza tu vecino, así que juegas en último lugar.
learn-overbooking-face-up = En el hotel 1, la segunda carta de la cola va boca arriba. Será la tuya, así que elige una que todos puedan ver: nobles, 4 camas.
learn-overbooking-nobles = En la puerta trasera, los nobles te dejan dar prioridad a una de tus cartas de la cola: esa carta se aloja la primera. Colócalos en la puerta trasera del hotel 2 y llévate la ficha.
learn-overbooking-under-cover = Los obreros de tu vecino necesitan 6 de las 13 camas. Coloca tus mercaderes detrás: 2 camas, 3 monedas.
learn-overbooking-maids = Otra carta grande de tu vecino. Si también son obreros, solo queda 1 cama. Pero tú tienes nobles en la puerta trasera: coloca también tus doncellas en la cola.
learn-overbooking-fifth-card = Quien juega en último lugar puede guardarse la quinta carta. Nosotros vamos a arriesgar: el hotel 1 tiene 11 camas, y tu monje se queda con lo que dejen los grupos grandes. Si sobra 1 cama, trae 3 monedas.
learn-overbooking-name = ¡Overbooking! Como el nombre del juego. Soldados, nobles y mercaderes se han quedado con las 11 camas, y tu monje duerme en el parque. El hotel 2 no pinta mejor: dos grupos de obreros quieren 12 de sus 13 camas. Pero tus nobles tienen algo que decir. Da prioridad a las doncellas: toman 3 camas; los primeros obreros, 6, y las 4 que quedan no les bastan a los otros. Así caben también tus mercaderes.
learn-overbooking-time-passes = 16 a 7. Ya lo has visto casi todo. Unos últimos detalles: en la puerta trasera, las doncellas pueden sustituir a otra de tus cartas de la cola, y un monje pasa al final de ella. En una cola caben 4 cartas; en una puerta trasera, 2. Entre grupos iguales, se aloja antes el más cercano al hotel. Tras la ronda 2 hay hoteles nuevos. Nos saltamos la ronda 3 y volvemos en la 4, la última.
learn-overbooking-last-round = La última ronda. Tu vecino ha recuperado terreno, y empieza él. Mira adónde van las cartas.
learn-overbooking-monk = El hotel 1 tiene 11 camas. Otra vez un monje, pero ahora velaremos por su cama.
learn-overbooking-merchants = Tu vecino ha colocado una carta grande detrás. Tus mercaderes solo necesitan 2 camas.
learn-overbooking-fewer-beds = Una segunda carta grande. Ahora, obreros a la puerta trasera: 3 camas menos. Las 8 que quedan no bastan para dos grupos grandes, salvo que ambos sean nobles, pero junto a uno aún caben los pequeños.
learn-overbooking-nobles-again = Envía allí también a los nobles, por si acaso. Pueden dar prioridad a tu monje.
learn-overbooking-last-card = La última carta de la partida: mercaderes, a la cola del hotel 2.
learn-overbooking-name-again = El hotel 1 abre con 8 camas. Da prioridad al monje: 1 cama para él y luego 4 para un grupo de nobles. Quedan 3, y tus mercaderes necesitan 2.
learn-overbooking-end = 32 a 28: ¡has ganado! Ha estado más reñido de lo que parecía: el hotel 2 fue para tu vecino, 9 monedas a 3, mientras nos ocupábamos del hotel 1. Hoy solo contaban las monedas de las cartas alojadas y las fichas; más adelante puedes añadir puntos por los escudos. Ahora juega tu propia partida. Estaré a tu lado: solo tienes que preguntar.
