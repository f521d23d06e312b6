### Start page, lobby and seats: what everyone reads.

# “e” before the one card whose name begins with an i.
list-and =
    { $last ->
        [Interiorista] { $first } e { $last }
       *[other] { $first } y { $last }
    }
list-or = { $first } o { $last }
start-title = hotelier
welcome = Dos hoteles, una velada
welcome-text = Juega a Gran Hotel Austria y a Overbooking contra bots que nunca hacen trampas, o invita a tus amigos con un enlace. Sin registrarte.
play = Jugar
title-austria = Gran Hotel Austria
title-overbooking = Overbooking
first-time = ¿Aún no conoces { $game }? Apréndelo con Leopold en diez minutos.
game-austria = Elige dados, sirve café y strudel, y llena el mejor hotel de Viena. Una hora, de 2 a 4 jugadores.
game-overbooking = Esconde a tus huéspedes en colas abarrotadas y adelántate a todos por la puerta trasera. 20 minutos, de 2 a 4 jugadores.
which-game = Juego
your-name = Tu nombre
you-name = Tú
players = Jugadores
opponents = Nivel de los bots
bot-easy = Bot fácil
bot-medium = Bot intermedio
bot-hard = Bot difícil
bot-expert = Bot experto
bot-master = Bot maestro
level-easy = Fácil: comete errores
level-medium = Intermedio: juega con cabeza
level-hard = Difícil: planea sus turnos
level-expert = Experto: prevé tus jugadas
level-master = Maestro: se toma su tiempo
# The hoteliers behind the levels, and what each likes more than it should.
person-easy = Ferdl
person-medium = Mizzi
person-hard = Schani
person-expert = Adele
person-master = Theres
style-austria-easy = llena la cafetería
style-austria-medium = ahorra coronas
style-austria-hard = corteja al emperador
style-austria-expert = ocupa pronto las habitaciones
style-austria-master = no tiene debilidad por nada
style-overbooking-easy = juega enseguida sus mejores huéspedes
style-overbooking-medium = se guarda los mercaderes
style-overbooking-hard = se guarda los nobles
style-overbooking-expert = se guarda las doncellas
style-overbooking-master = no tiene debilidad por nada
bot-person = { $bot }: { $style }
more-options = Más opciones
fewer-options = Menos opciones
options-game = Partida
labelled = { $label }: { $value }
options-clock = Tiempo y turnos
clock = Límite de tiempo
clock-none = Sin límite de tiempo
clock-live = Minutos por jugador
clock-correspondence = Días por jugada
clock-bank = Tiempo por jugador
clock-increment = Tiempo extra por turno
clock-days = Tiempo por jugada
minutes =
    { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minutos
    }
seconds =
    { $seconds ->
        [0] ninguno
        [one] 1 segundo
       *[other] { $seconds } segundos
    }
option-confirm = Confirmar el fin de turno
option-confirm-people = Con otras personas
option-confirm-always = Siempre
option-confirm-never = Nunca
options-leaving = Si un jugador se va
option-absent = Su sitio
option-absent-offer = Los demás pueden añadir un bot
option-absent-bot = Un bot lo ocupa enseguida
option-stand-in = Bot sustituto
option-newcomers = Otras personas pueden pedir el sitio
agreed-live =
    { $minutes ->
        [one] 1 minuto por jugador
       *[other] { $minutes } minutos por jugador
    }{ $seconds ->
        [0] { "" }
        [one] , más 1 segundo por turno
       *[other] , más { $seconds } segundos por turno
    }
agreed-days =
    { $days ->
        [one] 1 día por jugada
       *[other] { $days } días por jugada
    }
agreed-no-confirm = Los turnos terminan sin confirmación
agreed-stand-in = Si un jugador se va, lo sustituye un bot
agreed-no-newcomers = Nadie de fuera puede pedir un sitio vacío
option-edition = Edición
option-edition-classic = Clásica
option-edition-revised = Revisada
option-side = Hoteles
option-side-night = Lado nocturno (todos iguales)
option-side-day = Lado diurno (todos distintos)
option-staff = Personal inicial
option-staff-random = Al azar
option-staff-intro = Manos de iniciación
option-staff-draft = Draft
option-bonus = Bonus de escudos
option-bonus-none = Ninguno
option-bonus-beginner = Básico
option-bonus-advanced = Avanzado
play-now = Jugar ya
play-with-friends = Jugar con amigos
open-public-table = Abrir una mesa pública
open-tables = Mesas abiertas
no-open-tables = Ahora mismo no hay mesas abiertas. Abre una pública para que te encuentren.
free-seat = sitio libre
join = Unirse
watch = Mirar
your-games = Tus partidas
waiting-for-players = Esperando jugadores
your-turn = Te toca
others-turn = { $name } está pensando
against = Contra { $names }
final-score = Resultado final: { $score }
final-place = Puesto { $place } de { $all } · { $score }
look-back = Ver repetición
deal-results = Resultados de esta partida
result = Resultado
continue = Continuar
bring-record = Importar partida guardada
bring-record-text = Mira la repetición de una partida terminada que guardaste con hotelier, o continúa contra bots una sin terminar.
choose-file = Elegir un archivo
no-record = No se puede abrir { $file }. No es una partida guardada por hotelier, o se ha modificado después.
no-record-details = Detalles
over-back = Página anterior
over-close = Volver a la mesa
keys-title = Atajos de teclado
keys-yes = Sí: el botón dorado
keys-no = No, o cerrar lo que está abierto
keys-undo = Deshacer
keys-next = Siguiente elemento que puedes usar
keys-card = Detalles de la carta
keys-step = Un paso atrás o adelante
keys-turn = Un turno atrás o adelante
keys-round = Una ronda atrás o adelante, en la barra
keys-ends = Principio o final, en la barra
keys-play = Reproducir o pausar, en la barra
keys-help = Esta lista
unofficial = Proyecto de aficionados, no oficial y sin las ilustraciones originales. Los juegos y sus nombres pertenecen a sus respectivos propietarios. Si te gustan, compra los originales.
house-away = No se puede contactar con el servidor. Comprueba tu conexión; seguiremos intentándolo.
proxy-missing = Para quien administra este servidor: está detrás de un proxy que no conoce y toma a todos los visitantes por uno solo. Indica la dirección del proxy en HOTELIER_PROXIES.
part-missing = Falta una parte de esta página. Se cargará en cuanto responda el servidor.
try-again = Reintentar
offline-title = Sin conexión
offline-start = Sin conexión. Puedes leer las reglas, consultar las cartas, seguir una lección y ver las repeticiones guardadas en este dispositivo. Para jugar necesitas conexión.
offline-reading = Sin conexión. Aun así, puedes consultar las reglas y las cartas.
offline-learn = Sin conexión. Aun así, puedes seguir con la lección.
offline-replay = Sin conexión. Aun así, puedes ver las repeticiones guardadas. Para jugar desde una posición necesitas conexión.
offline-page = Sin conexión. Esta página no funciona sin ella. Se abrirá sola en cuanto responda el servidor.
offline-no-replay = Esta repetición no está guardada en este dispositivo. Ábrela una vez con conexión y podrás verla también sin ella.
offline-table = Para jugar hace falta conexión. Tu partida está a salvo en el servidor y se abrirá aquí en cuanto recuperes la conexión.
offline-meanwhile = Mientras tanto, puedes leer las reglas y consultar las cartas.
saved-replays = Repeticiones guardadas
new-version = Hay una versión nueva de hotelier. Recarga cuando te venga bien; tu partida queda como está.
reload = Recargar
to-the-start = Inicio
home = HOTELIER: inicio
nowhere-title = Página no encontrada
nowhere-text = No hay nada en esta dirección.
menu = Menú
ways = Menú principal
way-learn = Aprender a jugar
way-puzzles = Retos
way-rules = Reglas
way-cards = Cartas
way-statistics = Estadísticas
way-tournaments = Torneos
way-ladder = Clasificación
doors = Y además
door-learn = ¿Es tu primera vez? Leopold te enseña el juego en diez minutos.
door-puzzles = Encuentra el mejor turno
door-rules = Los dos juegos explicados con sencillez, con buscador
door-cards = Qué hace cada carta
door-statistics = Tus partidas en cifras
door-tournaments = Varias rondas, el mismo reparto para todos
door-ladder = Las puntuaciones de este servidor
to-the-tournament = Ir al torneo
tastes = Ajustes
language = Idioma
theme = Tema
theme-auto = Sistema
theme-light = Claro
theme-dark = Oscuro
text-size = Tamaño del texto
text-size-1 = Pequeño
text-size-2 = Normal
text-size-3 = Grande
text-size-4 = Muy grande
no-motion = Sin animaciones
guard = Ignorar clics accidentales
pace = Ritmo de los bots
pace-instant = Instantáneo
pace-brisk = Rápido
pace-calm = Lento
sound = Sonido
sound-on = Activar el sonido
sound-off = Silenciar
sound-only-turn = Solo en mi turno
volume = Volumen
notify = Avisarme cuando me toque
notify-ask = ¿Quieres un aviso cuando te toque y esta pestaña esté oculta?
notify-yes = Avisarme
notify-no = No, gracias
recap = Desde tu último turno
recap-away = Ocultar

## At a table

opening-door = Cargando…
no-table-title = No se puede abrir esta mesa
line-lost = Se ha perdido la conexión. Reconectando… Tu partida está a salvo.
waiting-text = La partida empieza en cuanto estén ocupados todos los sitios. Envía este enlace a tus amigos.
waiting-tournament-text = La partida empieza en cuanto estén todos. Si alguien falta cuando acaba el tiempo de espera ({ $time }), un bot juega en su lugar hasta que llegue.
link = Enlace a esta mesa
agreed = Ajustes de la mesa
copy-link = Copiar enlace
copied = Copiado
reserved-for = reservado para { $name }
awaited = { $name }, aún no ha llegado
somebody = un jugador
that-is-you = (tú)
host = (anfitrión)
waiting-for-everyone = Esperando a todos
waiting-for-everyone-text = Todos los sitios están ocupados. La partida empieza en cuanto todos tengan abierta esta página.
kick = Expulsar
kick-question = ¿Expulsar a { $name } de la mesa?
kick-text = { $name } pierde el sitio y se avisa a toda la mesa.
seat-bot = Añadir bot
free-the-seat = Quitar bot
sit-here = Sentarse aquí
bots-are = Nivel de los bots
guest-name = Invitado
leave = Salir
what-now = ¿Y ahora qué?
game-over = La partida ha terminado.
confirm = Terminar turno
confirm-move = Confirmar jugada
undo = Deshacer
restart-turn = Reiniciar turno
cancel = Cancelar
undo-what = Deshace: { $action }
restart-what = Deshace tu turno desde «{ $action }»
undo-blocked-chance = «{ $action }» trajo cartas o dados nuevos; no se puede deshacer.
undo-blocked-shown = «{ $action }» reveló algo nuevo; no se puede deshacer.
undo-blocked-turn = { $player } ha jugado desde entonces; ya no puedes deshacer.
takeback = Deshacer último turno
takeback-what = Deshace tu último turno desde «{ $action }», con las respuestas de los bots
takeback-practice = También se deshacen las respuestas de los bots. Como ya las has visto, la partida pasa a ser de práctica y no cuenta en tus estadísticas.
restart-practice = Ya has visto algo nuevo. Si reinicias el turno, la partida pasa a ser de práctica y no cuenta en tus estadísticas.
held-ends-turn = { $action }. Con esto termina tu turno.
held-shows = { $action }. Revela algo nuevo y no se puede deshacer.
held-shows-others = { $action }. Los demás lo verán.
the-rule = Ver la regla
ask-leopold = Preguntar a Leopold
all-actions = Mostrar las { $number } acciones
fewer-actions = Mostrar menos acciones
you-watch = Estás mirando la partida.
stood-in = ausente, juega { $bot }
stood-in-to-the-end = { $bot } terminó la partida
away = ausente
a-bot = bot
page-closed = sin conexión
let-bot-play = Dejar jugar a un bot
watching =
    { $number ->
        [one] 1 persona está mirando.
       *[other] { $number } personas están mirando.
    }
come-back = Ya estoy aquí
other-device = Continuar en otro dispositivo
other-device-text = Copiado. Abre allí este enlace en los próximos 15 minutos:
hours-left = { $time } h
days-left =
    { $days ->
        [one] 1 día
       *[other] { $days } días
    }
log = Historial
log-late = A { $name } se le ha acabado el tiempo.
log-kicked = El anfitrión expulsa a { $name }.
log-host = Ahora hace de anfitrión { $name }.
talk = Chat
talk-unread =
    { $n ->
        [one] Chat: 1 mensaje nuevo
       *[other] Chat: { $n } mensajes nuevos
    }
log-and-talk = Historial y chat
open-log = Abrir el historial
close-log = Cerrar el historial
close = Cerrar
say-something = Escribe un mensaje
send = Enviar
announcements = Novedades de la partida
you-won = ¡Has ganado!
won =
    { $number ->
        [one] Gana { $names }
       *[other] { $names } comparten la victoria
    }
points-by-source = Puntos por origen
total = Total
percent = { $n } %
rematch = Revancha
rematch-waits = La revancha está lista. Tu sitio está reservado.
the-result = Ver resultado
look-at-table = Ver la mesa
save-record = Guardar partida
analysis = Análisis
source-guests = Huéspedes
source-rooms = Habitaciones
source-staff = Personal
source-politics = Política
source-emperor = Emperador
source-leftovers = Sobrantes y huéspedes en espera
source-coins = Monedas
source-tokens = Fichas
source-crests = Escudos
about-number =
    { $n ->
        [one] más o menos { $n }
       *[other] unos { $n }
    }
# What one action brings more or less of than another, by source. $n is a number, or “about 5”.
# In lists: “gains about 5 at the emperor, brings about 3 more from guests and costs crowns worth about 2”.
source-more-guests = gana { $n } con los huéspedes
source-less-guests = pierde { $n } con los huéspedes
source-more-rooms = saca { $n } más de las habitaciones
source-less-rooms = saca { $n } menos de las habitaciones
source-more-staff = saca { $n } más del personal
source-less-staff = saca { $n } menos del personal
source-more-politics = gana { $n } con la política
source-less-politics = pierde { $n } con la política
source-more-emperor = gana { $n } con el emperador
source-less-emperor = pierde { $n } con el emperador
source-more-leftovers = gana { $n } con los sobrantes al final
source-less-leftovers = pierde { $n } con los sobrantes al final
source-more-tokens = gana { $n } con las fichas
source-less-tokens = pierde { $n } con las fichas
source-more-crests = gana { $n } con los escudos
source-less-crests = pierde { $n } con los escudos
source-more-tiles = gana { $n } con las losetas de emperador
source-less-tiles = pierde { $n } con las losetas de emperador
source-more-cubes = gana cubitos por valor de { $n }
source-less-cubes = cuesta cubitos por valor de { $n }
source-more-crowns = gana coronas por valor de { $n }
source-less-crowns = cuesta coronas por valor de { $n }
source-more-turns = gana turnos y dados por valor de { $n }
source-less-turns = cuesta turnos y dados por valor de { $n }
source-more-coming = promete { $n } más para después
source-less-coming = promete { $n } menos para después
source-more-others = les quita { $n } a los demás
source-less-others = les da { $n } a los demás
source-more-rest = gana { $n } en lo demás
source-less-rest = pierde { $n } en lo demás

## Cards and rules

more-about-card = Más sobre esta carta
more-by-key = Clic derecho o tecla I: más detalles

# People at a table

leave-question = ¿Salir de la mesa?
leave-text = Se avisa a los demás jugadores. Puedes volver mientras no den tu sitio a otra persona.
leave-waiting-text = Tu sitio queda libre y se avisa a los demás jugadores.
leave-tournament-text = Un bot jugará por ti. Si no has vuelto cuando acabe la partida, no sumas puntos por ella.
report = Denunciar esta mesa
report-text = Explica el problema a quien administra el servidor. En la mesa no se enterará nadie.
report-reason = ¿Cuál es el problema?
report-sent = Gracias. Tu denuncia se ha enviado.
resign = Rendirse
resign-question = ¿Quieres rendirte?
resign-text = Un bot ocupa tu sitio hasta el final de la partida. No podrás volver.
remove-game = Quitar de la lista
remove-question = ¿Renunciar a tu sitio?
remove-text = Dejas tu sitio en este dispositivo y desde aquí ya no podrás volver.
remove-over-question = ¿Quitar esta partida?
remove-over-text = Desaparece de tus partidas y ya no cuenta en tus estadísticas en este dispositivo.
practice = Práctica
practice-told = Es una partida de práctica. No cuenta en tus estadísticas.
ask-for-seat = Pedir el sitio
seat-asked = Has pedido el sitio. Ahora deciden los jugadores.
seat-declined = Los jugadores han dicho que no.
seat-ask = { $name } quiere ocupar el sitio de { $player }.
let-in = Aceptar
decline = Rechazar
log-left = { $name } deja la mesa.
log-left-bot = { $name } deja la mesa. { $bot } ocupa su sitio.
log-back = { $name } vuelve a la mesa.
log-seated = { $name } ocupa el sitio de { $before }.
log-resigned = { $name } se rinde. Un bot ocupa su sitio.
log-asked = { $name } quiere ocupar el sitio de { $player }.
log-declined = { $name } no consigue el sitio.
log-takeback = { $name } deshace todo su turno.
log-dropped = Tu jugada planeada «{ $action }» se ha descartado: ya no es posible o tendría otro efecto.
reactions = Respuestas rápidas
reaction-hello = ¡Hola!
reaction-well-played = ¡Bien jugado!
reaction-ouch = ¡Ay!
reaction-thanks = ¡Gracias!
reaction-thinking = Déjame pensar.
reaction-good-game = ¡Buena partida!
plan-move = Planear una jugada
plan-text = La jugada que elijas se hace en cuanto te toque, si sigue teniendo el mismo efecto. Los demás no la ven.
planned = Planeada: { $action }
plan-cancel = Cancelar jugada
plan-none = Ahora no hay nada que planear.
invite-title = { $name } te invita a jugar a { $game }
invite-title-nobody = Te invitan a jugar a { $game }
invite-text = Escribe tu nombre y elige un sitio. La partida empieza cuando todos los sitios estén ocupados.
name-first = Primero escribe tu nombre.
your-colour = Tu color
colour-orange = Naranja
colour-blue = Azul
colour-green = Verde
colour-red = Rojo
colour-violet = Violeta
colour-rose = Rosa
friends-cannot = Tus amigos no pueden abrir este enlace: solo funciona en este equipo.
friends-link = En la misma red, tus amigos pueden usar este:
friends-start = Para que entren tus amigos, inicia el servidor con este comando:
option-first = Jugador inicial
option-first-random = Al azar
first-seat = Sitio { $seat }
agreed-first = Empieza el sitio { $seat }
own-setup = Reparto a medida
own-setup-told = Esta mesa tiene un reparto a medida: { $parts }.
own-setup-known = El anfitrión conoce lo que ha elegido: { $parts }.
own-setup-seats =
    { $n ->
        [one] { $part } (sitio { $seats })
       *[other] { $part } (sitios { $seats })
    }
option-bonus-none-about = Sin puntos extra. La opción más sencilla, ideal para una primera partida.
option-bonus-beginner-about = Puntos extra por 4 o más cartas alojadas del mismo escudo. La partida normal.
option-bonus-advanced-about = Muchos más puntos por 5 o 6 del mismo escudo. Para jugadores con experiencia.
option-edition-classic-about = Las cartas de 2015.
option-edition-revised-about = Las cartas de 2021, con algunos efectos cambiados.
option-side-night-about = Todos los jugadores tienen el mismo hotel.
option-side-day-about = Cada jugador tiene un hotel distinto.
option-staff-random-about = 6 cartas al azar para cada jugador.
option-staff-intro-about = Manos fijas para una primera partida.
option-staff-draft-about = Eliges una carta y pasas las demás. Para jugadores con experiencia.
