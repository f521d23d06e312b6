### The terminal: what’s said around the picture of a game, by the commands that players use.
### Words that are typed (help, save, --against) and file names are the same in every language.

## Small words

# The name of a player who gave none.
terminal-player = Jugador { $n }

## Languages

# Said in the language that was chosen.
terminal-speaks = Idioma: español.
terminal-which-language = Elige un idioma: { $languages }.
terminal-no-language = no existe el idioma { $name }; elige entre { $languages }

## Help

terminal-help = Ayuda
terminal-command-number = un número
terminal-command-save = save ARCHIVO
terminal-about-number = elige esa opción de la lista; también puedes escribir su texto, como { $action }
terminal-about-help = esta página; help 7 explica la opción 7, help { $card } explica una carta
terminal-about-board = todo lo que hay en la mesa
terminal-about-show = lo que tiene el sitio 2; show a secas: lo que tienes tú, también tu mano
terminal-about-cards = todas las cartas que mencionan «{ $word }»
terminal-about-hint = las tres mejores opciones, como las ve un buen jugador en tu sitio
terminal-about-log = lo que ha pasado últimamente; log all lo muestra todo
terminal-about-undo = deshace tu última acción, salvo que se haya revelado algo nuevo
terminal-about-save = guarda la partida en un archivo; además se guarda sola tras cada acción
terminal-about-lang = cambia el idioma: { $languages }
terminal-about-quit = sale; continúa más tarde con hotelier play --resume
terminal-choose = Elige un número o escribe help. Puedes salir en cualquier momento sin perder nada.

## At the table

terminal-prompt = Tu elección (help, board, hint, undo, quit)
terminal-thinking = { $name } está pensando…
terminal-looking-ahead = Calculando jugadas…
terminal-log-more =
    { $n ->
        [one] (1 línea más: log)
       *[other] ({ $n } líneas más: log)
    }
terminal-log-before =
    { $n ->
        [one] (1 línea anterior: log all)
       *[other] ({ $n } líneas anteriores: log all)
    }
terminal-your-turn = { $name }, te toca. Pulsa Intro cuando nadie más pueda ver la pantalla.
terminal-your-turn-undo = { $name }, te toca. Pulsa Intro cuando nadie más pueda ver la pantalla. ({ $before } puede escribir undo para deshacer la última acción.)
terminal-enter-alone = Pulsa solo Intro para continuar, o escribe quit.
terminal-not-possible = «{ $typed }» no es posible ahora. Escribe un número del 1 al { $n }, uno de estos textos: { $texts }; o help.
terminal-nothing-to-undo = No puedes deshacer nada: desde tu última acción se ha revelado algo nuevo o ha jugado otra persona.
terminal-taken-back = Deshecho.
terminal-whose = Elige un jugador: de show 1 a show { $n }.
terminal-look-for = Escribe qué quieres buscar, por ejemplo: cards { $word }, cards { $card }.
terminal-no-card = Ninguna carta menciona «{ $query }».
terminal-more-cards =
    { $n ->
        [one] (1 más: afina la búsqueda)
       *[other] ({ $n } más: afina la búsqueda)
    }

## Saving and quitting

terminal-kept = La partida está guardada en { $place }.
terminal-kept-place = La partida está guardada en { $place }
terminal-go-on = Continúa con:
terminal-now-kept = A partir de ahora la partida se guarda en { $place }.
terminal-not-kept = La partida no se está guardando: { $reason }.
terminal-not-kept-save = La partida no se está guardando: { $reason }. Elige otro lugar: save ARCHIVO.
terminal-was-not-kept = La partida no se ha guardado.
terminal-another-sitting = Otra sesión ha escrito en { $place }.
terminal-saved = La partida está guardada en { $file }.
terminal-left-as-it-is = { $file } no se ha sobrescrito: { $reason }.
terminal-other-game = contiene otra partida o un estado posterior de esta
terminal-no-file-name = Ese no es un nombre de archivo válido.
terminal-leave = Pulsa Intro para salir. O escribe save ARCHIVO para guardar una copia y salir, o back para seguir jugando.
terminal-leave-unkept = La partida no está guardada. Escribe save ARCHIVO para guardarla y salir, back para seguir jugando, o quit para perderla.
terminal-say-what = Elige una de estas opciones.
terminal-record-is = La partida está guardada en { $place }.
terminal-cannot-keep = no se puede escribir en { $place }: { $reason }
terminal-cannot-take-up = no se puede continuar { $file }: { $reason }
terminal-bad-opponents = { $file }: opponents debe ser una lista de { $n }, cada uno un nombre o null
terminal-bad-people = { $file }: humans debe ser una lista de sitios del 1 al { $n }
terminal-last-unreadable = no se puede leer la última partida: { $reason }; borra el archivo o elige otro: hotelier play --resume ARCHIVO
terminal-no-unfinished = no hay ninguna partida sin terminar en { $folder }; empieza una con: hotelier play
terminal-no-unfinished-of = no hay ninguna partida de { $game } sin terminar en { $folder }; empieza una con: hotelier play { $game }
terminal-has-options = una partida que continúas ya tiene sus opciones y sus nombres
terminal-no-game-but-file = no existe el juego { $name }; para continuar ese archivo, añade --resume
terminal-game-is-over = la partida de { $file } ha terminado; puedes verla con: { $command }
terminal-name-others = { $file }: { $reason }; elige otros bots con --against
terminal-file-is-there = { $file } ya existe; continúa con: { $command }

## Who plays

terminal-whom = ¿Contra quién quieres jugar?
terminal-prompt-opponent = Tu rival
terminal-usual = Con Intro eliges { $usual }. Para elegir varios, escribe { $several }
terminal-friends = personas ante esta pantalla, por turnos
terminal-opponent-easy = juega bien, pero comete errores
terminal-opponent-medium = juega con cabeza
terminal-opponent-hard = planea sus turnos
terminal-opponent-expert = además prevé tus jugadas
terminal-opponent-master = piensa más tiempo y juega mejor que nadie
terminal-no-seat-left = --humans all no deja ningún sitio para --against
terminal-wrong-number =
    { $people ->
        [one] 1 persona
       *[other] { $people } personas
    } y { $rivals ->
        [one] 1 bot
       *[other] { $rivals } bots
    } suman { $players ->
        [one] 1 jugador
       *[other] { $players } jugadores
    }; { $game } es para { $allowed }
terminal-wrong-opponents =
    para { $players } jugadores con { $people ->
        [one] 1 persona
       *[other] { $people } personas
    } hacen falta { $free ->
        [one] 1 bot
       *[other] { $free } bots
    }, pero --against nombra { $named }
terminal-nobody-plays = ahora nadie juega en el sitio { $seat }: elige un bot para él con --against
terminal-bad-seats = --humans debe indicar sitios del 1 al { $n } (como 1 o 1,2), all o none, no { $text }
terminal-many-names = --names debe tener { $n } nombres como máximo para { $n } jugadores, no { $text }
terminal-same-names = los nombres de --names deben ser distintos, pero dos sitios se llaman { $name }
terminal-empty-name = --names no puede estar vacío ni dejar un hueco entre dos comas
terminal-unseen-name = los nombres de --names solo pueden tener caracteres visibles, no { $name }
terminal-wide-name = cada nombre de --names debe ocupar entre 1 y { $n } columnas, no { $name }

## Options

terminal-no-option = { $game } no tiene --{ $name }; tiene { $flags }
terminal-bad-option = --{ $name } debe ser uno de { $values }, no { $text }
terminal-no-filter = { $game } no tiene --{ $name }; tiene { $flags } (usa --{ $name } con { $others })
terminal-nothing-fits = Ninguna carta coincide con { $wanted }.
terminal-no-picture = { $game } aún no se puede mostrar en el terminal

## Saved games

terminal-step = Tras el paso { $step } de { $steps }.
terminal-step-last = Último paso: { $action }.
terminal-step-decides = Ahora decide { $name } ({ $decision }).
terminal-step-question = Ahora decide { $name } (sitio { $seat }):
terminal-bad-seat = --seat debe estar entre 1 y { $n }, no { $seat }
terminal-right = válida
terminal-steps =
    { $n ->
        [one] 1 paso
       *[other] { $n } pasos
    }
terminal-running = { $game }, { $steps }, en curso, puntos { $scores }
terminal-ended = { $game }, { $steps }, puntos { $scores }, victoria: { $winners }
terminal-winner = { $name } (sitio { $seat })
terminal-records-wrong =
    { $wrong ->
        [one] 1 de { $n } partidas guardadas no es válida
       *[other] { $wrong } de { $n } partidas guardadas no son válidas
    }

## Advice

terminal-advice-action = acción
terminal-advice-words = qué hace
terminal-advice-points = puntos
terminal-advice-win = ganar
terminal-advice-sure = certeza
terminal-advice-legend = puntos: puntuación final esperada; ganar: probabilidad de ganar; certeza: de que ninguna otra acción es mejor
terminal-advice-over = la partida ha terminado tras el paso { $step }; elige uno anterior con --step
terminal-advice-chance = tras el paso { $step } viene un suceso de azar, no una decisión; elige un paso anterior con --step
terminal-advice-try = tras el paso { $step } viene un suceso de azar, no una decisión; prueba con --step { $other }
terminal-advice-none = { $bot } no valora sus acciones; pregunta a { $other }

## Scores

terminal-final-scores = Puntuación final
terminal-scores-source = origen
terminal-scores-total = total

## Problems

terminal-signs = Este terminal no puede mostrar todos los caracteres. Usa PYTHONIOENCODING=utf-8 o un «locale» UTF-8.
terminal-interrupted = interrumpido
terminal-cannot-write = no se puede escribir la salida: { $reason }
terminal-system-refused = error del sistema: { $reason }
terminal-no-rules = No hay reglas de { $game }.
terminal-rules-sections = Indica una sección, una aclaración o unas palabras para ver solo esa parte: «hotelier rules dice».
