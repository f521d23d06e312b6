### Why something isn’t done: by the server, and by the rules of games, saved games and names.
### The server sends a code with each of these; only the sentences are here.

## At a table

refused-no-table = Esta mesa no existe o es privada. Usa el enlace que recibiste.
refused-no-seat = Para eso necesitas un sitio en la mesa: envía su token.
refused-seats = Esta mesa tiene los sitios del 1 al { $n }; el { $seat } no existe.
refused-taken = El sitio { $seat } no está libre.
refused-taken-bot = El sitio { $seat } no está libre para un bot.
refused-not-freed = El sitio { $seat } no se puede dejar libre.
refused-no-newcomers = La partida ha empezado y en esta mesa ya no se puede entrar.
refused-full = En esta mesa no queda ningún sitio libre.
refused-seated = Ya tienes el sitio { $seat } en esta mesa.
refused-code = Este código no es válido o ha caducado.
refused-devices = Un sitio se puede usar en { $n } dispositivos como máximo.
refused-crowded = Esta mesa tiene demasiados espectadores.
refused-left = Has dejado esta partida. Vuelve primero a tu sitio.
refused-quiet = El chat de esta mesa está lleno.
refused-long = El historial de esta mesa está lleno: ya no se puede deshacer nada. Aun así, puedes terminar la partida.
refused-nobody-here = En esta mesa ya no queda nadie que pueda dejarte entrar.
refused-asks = Demasiada gente pide un sitio en esta mesa. Inténtalo más tarde.
refused-no-ask = Ya nadie pide ese sitio.
refused-colour = Otro jugador tiene ese color. Elige uno distinto.
refused-not-host = Solo el anfitrión de esta mesa puede hacer eso.
refused-not-idle = Durante una partida puedes expulsar a alguien cuando los demás lleven { $seconds } segundos esperando su jugada.
refused-kicked = El anfitrión te ha expulsado de esta mesa.
refused-no-plan = Ahora no puedes planear «{ $action }».

## In a game

refused-illegal = Ahora no puedes hacer «{ $action }».
refused-illegal-list = «{ $action }», la número { $n } de { $all } acciones, no es posible en ese momento. No se ha hecho ninguna.
refused-not-last = «{ $action }», la número { $n } de { $all } acciones, tiene que ser la última: termina tu turno o revela algo nuevo. No se ha hecho ninguna.
refused-turn = Le toca al sitio { $seat }, no a ti.
refused-stale = Has respondido al paso { $step }, pero la partida va por el { $now }.
refused-moved-on = La partida ya ha pasado del paso { $step }.
refused-not-begun = La partida no ha empezado.
refused-seats-free = La partida no ha empezado: quedan sitios libres.
refused-over = La partida ha terminado.
refused-nothing-held = No hay nada que confirmar.
refused-no-undo = No puedes deshacer: se ha revelado algo nuevo u otro jugador ya ha jugado.
refused-no-takeback = Solo puedes deshacer todo tu último turno contra bots y antes de tu siguiente decisión.
refused-no-hints = Leopold ayuda en las mesas de práctica y contra bots, nunca contra personas.
refused-leopold-busy = Leopold está atendiendo a otros huéspedes. Vuelve a preguntarle dentro de un momento.

## Replays

refused-not-whole = Solo puedes ver la partida entera cuando haya terminado. Si salió de otra partida, esa también tiene que haber terminado.
refused-eyes = Hasta que termine la partida, solo puedes verla desde tu propio punto de vista.
refused-steps = La partida tiene los pasos del 0 al { $n }; el { $step } no existe.
refused-over-there = En ese paso la partida ya ha terminado. Elige uno anterior.
refused-fork = Solo puedes probar otra variante de una partida en curso si juegas contra bots.
refused-fork-seat = Mientras la partida esté en curso, solo puedes continuar desde tu propio sitio.
refused-no-analysis = Esta partida aún no se ha analizado.
refused-analyses = Hay demasiadas partidas esperando su análisis. Inténtalo más tarde.
refused-loading = Ahora mismo se están cargando demasiadas partidas. Inténtalo de nuevo en un momento.
refused-rematch = Puedes pedir la revancha cuando termine la partida.

## The server

refused-no-game = Ese juego no existe.
refused-no-lesson = Este juego no tiene lección.
refused-no-deal = Esa partida no existe. Usa el enlace que recibiste.
refused-deal-date = «{ $day }» no es una fecha. Una fecha se escribe así: { $example }.
refused-deal-later = La partida del { $day } aún no está disponible: hoy es { $today } (UTC).
refused-deal-day = En este servidor no hay ninguna partida del { $day }.
refused-deal-over = El día de esta partida ({ $day }, UTC) ya ha pasado y tu resultado no contaría. Puedes jugarla para practicar.
refused-entered = Ya has jugado o empezado esta partida. Solo cuenta un resultado por navegador.
refused-not-played = Cuando hayas jugado esta partida, podrás ver las de los demás y practicar con ella.
refused-switched-off = Quien administra este servidor lo ha desactivado.
refused-counts = Esta partida cuenta: su resultado se compara con otros. Por eso no hay ayuda ni se puede deshacer el último turno.
refused-many-tables = Tienes demasiadas mesas sin empezar. Completa o deja una primero.
refused-running-tables = Tienes demasiadas partidas en curso. Termina o abandona una primero.
refused-many-seats = Ocupas demasiados sitios en mesas públicas. Deja uno primero.
refused-banned = No puedes usar este servidor hasta el { $until }. Motivo: { $reason }.
refused-muted = No puedes escribir en el chat hasta el { $until }. Motivo: { $reason }.
refused-asleep = Quien administra este servidor ha puesto esta mesa en pausa. Recarga la página para continuar.
refused-deleted = Quien administra este servidor ha borrado esta mesa.
refused-closed = Quien administra este servidor ha cerrado esta mesa. Motivo: { $reason }.
refused-reported = Ya se ha denunciado esta mesa. Quien administra el servidor la revisará.
refused-house-full = El servidor está lleno. Inténtalo más tarde.
refused-not-ready = El servidor no está listo: { $why }
refused-busy = Ahora mismo hay demasiada actividad en esta mesa. Inténtalo de nuevo.
refused-away = El servidor no puede acceder ahora a sus partidas. Vuelve a conectarte.
refused-broken = Algo ha fallado en el servidor. El error ha quedado registrado; inténtalo de nuevo.
# The reason is in English, for the person who runs the server. In other languages, say that the
# server couldn’t save it and that nothing has changed, and put the reason in brackets.
refused-not-kept = El servidor no ha podido guardarlo y no ha cambiado nada ({ $reason }).
refused-hurry =
    { $kind ->
        [tables] Demasiadas mesas nuevas
        [joins] Demasiados intentos de entrar
        [hints] Demasiadas pistas
        [actions] Demasiadas acciones
        [says] Demasiados mensajes
       *[requests] Demasiadas peticiones
    }. Inténtalo de nuevo dentro de { $seconds ->
        [one] 1 segundo
       *[other] { $seconds } segundos
    }.
refused-sockets =
    { $n ->
        [one] Tienes 1 conexión abierta. Ciérrala primero.
       *[other] Tienes { $n } conexiones abiertas. Cierra una primero.
    }
refused-host = Este servidor no responde a ese nombre. Quien lo administra puede añadirlo a HOTELIER_HOSTS.
refused-origin = Las páginas de ese origen no pueden usar este servidor. Quien lo administra puede añadir el origen a HOTELIER_ORIGINS.
refused-too-large =
    { $n ->
        [one] Aquí una petición puede tener 1 byte como máximo.
       *[other] Aquí una petición puede tener { $n } bytes como máximo.
    }
refused-too-slow =
    { $n ->
        [one] La petición ha tardado más de 1 segundo en llegar.
       *[other] La petición ha tardado más de { $n } segundos en llegar.
    }
refused-nothing-here = No hay nada en esta dirección.
refused-method = Esta dirección no admite ese método.
refused-unreadable = El servidor no puede leer lo que se ha enviado.
# Where it is, and what’s wrong with it: the latter in English, for people who write clients.
refused-unreadable-at = { $place }: { $reason }.
refused-unknown-field = Aquí no existe el campo «{ $place }».
refused-not-json = Esto no es JSON: { $reason }.
refused-no-json-type = El cuerpo debe ser JSON: envíalo con Content-Type: application/json.
refused-hello = El primer mensaje debe ser un «hello». { $reason }
refused-next = after: usa el valor que te dio «next».

## What was given is wrong: parts of sentences, without a capital or a full stop

wrong-name-unseen = un nombre solo puede tener caracteres visibles
wrong-name-empty = un nombre no puede estar vacío
wrong-name-wide = un nombre debe ocupar entre 1 y { $n } columnas
wrong-talk-unseen = un mensaje solo puede tener caracteres visibles
wrong-talk-long = un mensaje debe tener entre 1 y { $n } caracteres
wrong-players = { $players } jugadores no encajan con { $seats } sitios: indica solo una de las dos cosas
wrong-one-person = una persona ocupa un sitio: deja que los demás entren con el enlace
wrong-bot-slow = { $name } piensa { $seconds } segundos por decisión: el límite para bots en este servidor es { $most }
wrong-opponent = no existe el bot { $name }; elige entre { $names }
wrong-weights = { $name }: tras los dos puntos indica los pesos de un bot que los tenga, { $tuned } o { $start }, como en planner:{ $start }
wrong-seconds = { $name }: tras la @ indica los segundos que puede durar una decisión, como en { $bot }@0.5
wrong-game = no existe el juego { $name }; elige entre { $games }
wrong-option = { $game } no tiene la opción { $name }; tiene { $options }
wrong-option-value = { $name } debe ser uno de { $values }, no { $value }
wrong-no-data = { $game } no tiene datos de componentes que sustituir: omite el archivo
wrong-setup-object = un reparto debe ser un objeto con sus partes, no { $value }
wrong-setup-none = el reparto de { $game } no se puede elegir
wrong-setup-part = el reparto de { $game } no tiene la parte { $name }; tiene { $parts }
wrong-setup-unused = { $field }: con estas opciones, esta parte no se reparte
wrong-setup-seats = { $field } debe ser un objeto con listas para algunos de los sitios 1 a { $n }, no { $value }
wrong-setup-seat = { $field }: no hay sitio { $seat }, solo del 1 al { $n }
wrong-setup-list = { $field } debe ser una lista de { $n }, no { $value }
wrong-setup-number = { $field } necesita { $n }, pero tiene { $found }
wrong-setup-piece = { $field } debe ser uno de { $values }, no { $value }
wrong-setup-twice = { $field }: { $value } ya está en { $other }

## Saved games

wrong-illegal = { $action } no es legal en la decisión { $decision } del sitio { $seat }; legales: { $legal }
wrong-illegal-over = no se puede hacer { $action }: la partida ha terminado
wrong-illegal-chance = no se puede hacer { $action }: antes va un paso de azar; «begin()» lo reparte
wrong-step = paso { $step }: { $reason }
wrong-record-steps = la partida guardada tiene los pasos del 0 al { $n }; el { $step } no existe
wrong-record-over = la partida ya ha terminado
wrong-record-chance-due = se esperaba un paso de azar, pero está la acción { $step }
wrong-record-decision-due = se esperaba una decisión del sitio { $seat } ({ $decision }), pero está el paso de azar { $step }
wrong-record-our-data = la partida se jugó con los datos de componentes incluidos: omite el archivo
wrong-record-other-data = la partida se jugó con otros datos de componentes: indica el archivo con el sha256 { $sha }
wrong-record-own-data = la partida se jugó con datos de componentes propios y no se puede importar aquí
wrong-record-rules = la partida guardada tiene las reglas { $found }; esta versión de hotelier conoce las { $expected }
wrong-record-option = a la partida guardada le falta la opción { $name }
wrong-record-no-result = la partida ha terminado, pero la partida guardada no tiene resultado
wrong-record-not-over = los pasos acaban antes que la partida, pero la partida guardada tiene un resultado
wrong-record-result = el resultado tiene { $key } { $found }, pero la partida da { $expected }
wrong-record-object = una partida guardada debe ser un solo objeto JSON
wrong-record-format = format es { $found }, se esperaba { $expected }
wrong-file-regular = { $file } no es un archivo normal
wrong-file-unread = no se puede leer { $file }: { $reason }
wrong-file-unwritten = no se puede escribir { $file }: { $reason }
wrong-file-text = { $file } no es un archivo de texto
wrong-file-json = { $file } no es JSON válido: { $reason }
wrong-file-toml = { $file } no es TOML válido: { $reason }
wrong-file-setup = { $file } debe ser un objeto con las partes de un reparto
wrong-file-record = { $file } no es una partida guardada: { $reason }
refused-newer = Esta mesa la guardó una versión más reciente de hotelier. Actualiza el servidor para abrirla; no se ha perdido nada.
refused-damaged = La entrada { $entry } del historial de esta mesa no se puede reproducir: { $reason }. La mesa queda como está; quien administra el servidor puede revisarla.
