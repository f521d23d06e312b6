### Torneos y clasificación.

## Por qué algo no se puede

refused-no-tournament = Ese torneo no existe. Usa el enlace que te enviaron.
refused-not-organiser = Eso solo lo puede hacer quien organiza el torneo. Abre en este dispositivo el enlace de organización.
refused-begun = El torneo ya ha empezado: no admite más inscripciones.
refused-full-tournament =
    { $n ->
        [one] El torneo está completo: solo admite 1 jugador.
       *[other] El torneo está completo: admite { $n } jugadores como máximo.
    }
refused-name-taken = El nombre { $name } ya está en uso. Elige otro.
refused-no-entrant = El jugador { $number } ya no está en este torneo.
refused-tournament-over = El torneo ha terminado.
refused-stale-round = Antes va la ronda { $n }.
refused-round-running = La ronda { $n } aún no ha terminado.
refused-too-few =
    { $n ->
        [one] Hace falta al menos 1 jugador.
       *[other] Hacen falta al menos { $n } jugadores.
    }
refused-rounds =
    { $n ->
        [one] 1 ronda es demasiado
       *[other] { $n } rondas son demasiadas
    } para { $players ->
        [one] 1 jugador
       *[other] { $players } jugadores
    }: para que nadie repita rival, puede haber { $most } como máximo.
refused-many-tournaments = Tienes { $n } torneos sin terminar. Termina uno primero.
refused-house-tournaments = El servidor no admite más torneos por ahora. Inténtalo más tarde.
refused-no-ladder = Este servidor no tiene clasificación.
refused-ladder-key = Esta clave no corresponde a ningún nombre de la clasificación.
refused-not-rated = Para la clasificación solo cuentan las partidas en mesas públicas y en torneos.
refused-own-setup = Las partidas con reparto a medida no cuentan para la clasificación.
refused-too-late = Esta partida ya no puede contar para la clasificación: había que decidirlo antes de tu primera jugada.
wrong-tournament-players = el tamaño de las mesas ya dice cuántos juegan: quita la opción players
wrong-tournament-size = { $game } no se puede jugar en mesas de { $n }

## Todos los torneos

tournaments-text = Todos juegan varias rondas, cada vez contra rivales distintos. En cada ronda salen las mismas cartas y los mismos dados en todas las mesas: decide la habilidad, no la suerte.
tournaments-yours = Tus torneos
tournaments-public = Torneos públicos
tournaments-none = Ahora mismo no hay torneos públicos.
tournament-phase-open = Inscripción abierta
tournament-phase-running = Ronda { $n } de { $all }
tournament-phase-over = Terminado
tournament-players =
    { $n ->
        [one] 1 jugador
       *[other] { $n } jugadores
    }

## Un torneo nuevo

tournament-new = Nuevo torneo
tournament-name = Nombre del torneo
tournament-size = Jugadores por mesa
tournament-pairing = Emparejamientos
tournament-pairing-swiss = Suizo: contra rivales con los mismos puntos
tournament-pairing-round-robin = Liga: todos contra todos
tournament-rounds = Rondas
tournament-rounds-usual = Las que hagan falta
tournament-shared = Mismo reparto en todas las mesas
tournament-shared-about = Así se compensa la suerte. Solo se puede mirar cuando acaba la ronda.
tournament-auto = Inicio automático de las rondas
tournament-auto-about = La ronda siguiente empieza cuando acaba la última partida.
tournament-listed = Mostrarlo a todos en este servidor
tournament-open = Abrir el torneo

## Participar

tournament-enter = Participar
tournament-closed = El torneo ya ha empezado y no admite más inscripciones. Puedes seguirlo aquí.
tournament-in = Ya participas. Tu mesa aparecerá aquí en cuanto empiece la ronda.
tournament-table-ready = Tu mesa te espera.
tournament-go = Ir a tu mesa
tournament-done = Tu partida ha terminado. En otras mesas sigue la ronda.
tournament-bye = En esta ronda descansas. Cuenta como victoria en cuanto acabe la ronda.
tournament-gone = Ya no participas en este torneo.
tournament-won =
    { $number ->
        [one] Gana el torneo: { $names }
       *[other] Ganan el torneo: { $names }
    }
tournament-leave = Dejar el torneo
tournament-leave-question = ¿Quieres dejar el torneo?
tournament-leave-text = No jugarás las próximas rondas. Si tu partida está en marcha, la termina un bot y no sumas nada por ella.
tournament-nobody = Todavía no hay nadie.
tournament-left = ya no participa

## Para quien organiza

tournament-organiser = Organización
tournament-invite = Envía este enlace a los jugadores:
tournament-key-text = Este enlace es solo para ti. Con él puedes dirigir el torneo desde otro dispositivo:
tournament-bots = Bots
tournament-add-bots = Añadir
tournament-start = Empezar el torneo
tournament-next = Empezar la ronda { $n }
tournament-next-waits = La ronda { $n } puede empezar cuando terminen todas las partidas.
tournament-remove = Quitar a { $name }
tournament-remove-text = No jugará las próximas rondas. Si su partida está en marcha, la termina un bot y no suma nada por ella.
tournament-end = Terminar el torneo
tournament-end-question = ¿Quieres terminar ya el torneo?
tournament-end-text = Las partidas en curso cuentan como empates.

## Rondas y tabla

tournament-round = Ronda { $n }
tournament-table = Mesa { $n }
tournament-waiting = a punto de abrir
tournament-running = en juego
tournament-off = anulada
tournament-missed = no se presentó
tournament-byes = Descansan: { $names }
tournament-standings = Tabla
tournament-player = Jugador
tournament-points = Puntos
tournament-opponents = Rivales
tournament-margin = Margen
tournament-wins = Victorias
tournament-how = Cómo se cuenta
tournament-how-points = Puntos: ganar a todos en tu mesa vale 1 punto; cada rival vale una parte igual, y un empate, media parte. Descansar cuenta como victoria. Quien no se presenta, o deja que un bot termine su partida, no suma nada en esa ronda.
tournament-how-opponents = Rivales: el primer desempate son los puntos que tienen tus rivales. Descansar cuenta como un rival con tantos puntos como tú.
tournament-how-margin = Margen: el segundo, cuántos puntos más logras en tus partidas que la media de los demás que jugaron en tu sitio con el mismo reparto. Se suma cuando la ronda ha terminado en todas las mesas. Si cada mesa tiene su reparto, se te compara con los demás de tu mesa.
tournament-how-wins = Victorias: el último, en cuántas mesas has ganado sin compartir. Los descansos también cuentan.
tournament-csv = Tabla (CSV)
tournament-records = Partidas (ZIP)
tournament-records-later = Las partidas de esta ronda se podrán guardar cuando acabe: otros aún juegan el mismo reparto.

## La clasificación

ladder-text = Puntuaciones según las partidas terminadas en mesas públicas y en torneos. Solo aparecen quienes se han apuntado y los bots de sus mesas.
ladder-empty = Aún no hay nadie en la clasificación.
ladder-enter = Entrar en la clasificación
ladder-enter-text = A partir de ahora, tus partidas cuentan con este nombre, ganes o pierdas. Nadie más puede usarlo.
ladder-own = Tu nombre en la clasificación: { $name }. Cada partida pública o de torneo cuenta desde tu primera jugada.
ladder-leave = Dejar la clasificación
ladder-leave-question = ¿Quieres dejar la clasificación?
ladder-leave-text = Se borra tu puntuación y el nombre queda libre.
ladder-rating = Puntuación
ladder-games = Partidas
ladder-new = aún provisional
