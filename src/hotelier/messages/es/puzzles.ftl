### Puzzles: positions with one clearly best turn, in the browser and in the terminal.

puzzles-title = Retos
puzzles-text = Un turno es claramente el mejor. ¡Encuéntralo!
puzzles-grade = Nivel
puzzles-theme = Tema
puzzles-any-game = Los dos juegos
puzzles-any-grade = Todos los niveles
puzzles-any-theme = Todos los temas
puzzles-left = Solo sin resolver
puzzles-none = No hay retos así. Prueba otros filtros.
puzzles-found =
    { $n ->
        [one] 1 reto
       *[other] { $n } retos
    }
puzzles-more = Mostrar más
puzzles-next = Resolver un reto
puzzles-rating = Tu puntuación
puzzles-streak = Racha
puzzles-record = Mejor racha
puzzles-solved = Resueltos
puzzles-count = { $solved } de { $tried }
puzzles-kept = Tu puntuación y tu racha se guardan solo en este navegador.
puzzles-off = En este servidor no hay retos.
puzzle-grade = Nivel { $grade }
puzzle-grade-1 = fácil
puzzle-grade-2 = moderado
puzzle-grade-3 = complicado
puzzle-grade-4 = difícil
puzzle-grade-5 = muy difícil
puzzle-state-solved = Resuelto
puzzle-state-missed = Fallado
puzzle-name = Reto
puzzle-find = Encuentra el mejor turno.
puzzle-look = Juégalo en la mesa. Puedes deshacer cuantas veces quieras.
puzzle-turns =
    { $n ->
        [one] Hay 1 turno posible.
       *[other] Hay { $n } turnos distintos.
    }
puzzle-held = Tu turno está completo. Termínalo para ver cuánto vale, o deshazlo.
puzzle-open = Revela algo: el reto acaba aquí. El resto del turno cuenta como bien jugado.
puzzle-held-open = { $action }. { puzzle-open }
puzzle-checking = Leopold está valorando tu turno…
puzzle-give-up = Mostrar la solución
puzzle-give-up-counts = Cuenta como fallado.
puzzle-give-up-about = El reto cuenta entonces como fallado: tu puntuación baja y tu racha termina.
puzzle-worse =
    { $points ->
        [one] { $points } punto menos
       *[other] { $points } puntos menos
    }
puzzle-margin = El segundo mejor turno vale { puzzle-worse }.
puzzle-solved = ¡Resuelto! { puzzle-margin }
puzzle-missed = No es el mejor turno: vale { puzzle-worse }.
puzzle-shown = Este es el mejor turno. { puzzle-margin }
puzzle-why = El mejor turno frente al tuyo, en puntos
puzzle-why-second = El mejor turno frente al segundo mejor, en puntos
puzzle-average = Son medias de muchas continuaciones posibles.
puzzle-best = Mejor turno
puzzle-second = Segundo mejor turno
puzzle-own = Tu turno
puzzle-rated = Puntuación { $rating } ({ $change })
puzzle-practice = Ya habías intentado este reto, así que tu puntuación no cambia.
puzzle-again = Intentar otra vez
puzzle-another = Siguiente reto
puzzle-all = Todos los retos

## In the terminal

puzzle-head = Reto { $id }, nivel { $grade }: { $theme }
puzzle-terminal-help = Elige un número. undo deshace una acción, board muestra la mesa, solve la solución y quit sale.
puzzle-terminal-check = Tu turno está completo. Pulsa Intro para ver cuánto vale, o escribe undo.
puzzle-terminal-none = No hay retos así.

## What’s wrong

puzzle-unknown = no existe el reto { $id }; hotelier puzzles list { $game } los muestra todos
puzzle-broken = el reto { $id } no se puede reproducir: { $reason }
puzzle-illegal = { $action } no es posible aquí: { $line }
puzzle-unfinished = el turno aún no está completo
refused-no-puzzle = Ese reto no existe aquí.
refused-puzzles-off = En este servidor no hay retos.

## From one device to another

puzzles-carry = Usar en otro dispositivo
puzzles-carry-text = Abre este enlace en tu otro dispositivo. Lleva tu puntuación y los retos que has intentado.
puzzles-carried =
    { $tried ->
        [one] Este enlace lleva una puntuación de { $rating } y { $tried } reto. ¿Usarlos aquí?
       *[other] Este enlace lleva una puntuación de { $rating } y { $tried } retos. ¿Usarlos aquí?
    }
puzzles-carried-how = Si has intentado retos en ambos dispositivos, cuenta la puntuación del que tiene más.
puzzles-carry-add = Usar en este navegador
puzzles-carry-done = Listo. Tu puntuación es ahora { $rating }.
puzzles-carry-broken = Este enlace está incompleto. Vuelve a copiarlo en tu otro dispositivo.
