### Puzzles: positions with one clearly best turn, in the browser and in the terminal.

puzzles-title = Enigmi
puzzles-text = Un turno è chiaramente il migliore. Trovalo!
puzzles-grade = Livello
puzzles-theme = Tema
puzzles-any-game = Entrambi i giochi
puzzles-any-grade = Tutti i livelli
puzzles-any-theme = Tutti i temi
puzzles-left = Solo non risolti
puzzles-none = Nessun enigma trovato. Prova altri filtri.
puzzles-found =
    { $n ->
        [one] 1 enigma
       *[other] { $n } enigmi
    }
puzzles-more = Mostra altri
puzzles-next = Risolvi un enigma
puzzles-rating = Il tuo rating
puzzles-streak = Serie
puzzles-record = Serie più lunga
puzzles-solved = Risolti
puzzles-count = { $solved } su { $tried }
puzzles-kept = Il rating e la serie restano solo in questo browser.
puzzles-off = Su questo server non ci sono enigmi.
puzzle-grade = Livello { $grade }
puzzle-grade-1 = facile
puzzle-grade-2 = medio
puzzle-grade-3 = insidioso
puzzle-grade-4 = difficile
puzzle-grade-5 = molto difficile
puzzle-state-solved = Risolto
puzzle-state-missed = Non risolto
puzzle-name = Enigma
puzzle-find = Trova il turno migliore.
puzzle-look = Giocalo sul tavolo. Puoi annullare quante volte vuoi.
puzzle-turns =
    { $n ->
        [one] C’è 1 turno possibile.
       *[other] Ci sono { $n } turni diversi.
    }
puzzle-held = Il turno è completo. Terminalo per vedere quanto vale, oppure annulla.
puzzle-open = Si rivela qualcosa: l’enigma finisce qui. Il resto del turno vale come giocato bene.
puzzle-held-open = { $action }. { puzzle-open }
puzzle-checking = Leopold sta valutando il tuo turno…
puzzle-give-up = Mostra la soluzione
puzzle-give-up-counts = Vale come non risolto.
puzzle-give-up-about = L’enigma vale come non risolto: il tuo rating scende e la serie finisce.
puzzle-worse =
    { $points ->
        [one] { $points } punto in meno
       *[other] { $points } punti in meno
    }
puzzle-margin = Il secondo miglior turno vale { puzzle-worse }.
puzzle-solved = Risolto! { puzzle-margin }
puzzle-missed = Non è il turno migliore: vale { puzzle-worse }.
puzzle-shown = Questo è il turno migliore. { puzzle-margin }
puzzle-why = Il turno migliore rispetto al tuo, in punti
puzzle-why-second = Il turno migliore rispetto al secondo, in punti
puzzle-average = Sono medie su molti sviluppi possibili.
puzzle-best = Turno migliore
puzzle-second = Secondo miglior turno
puzzle-own = Il tuo turno
puzzle-rated = Rating { $rating } ({ $change })
puzzle-practice = Hai già provato questo enigma: il rating resta uguale.
puzzle-again = Riprova
puzzle-another = Prossimo enigma
puzzle-all = Tutti gli enigmi

## In the terminal

puzzle-head = Enigma { $id }, livello { $grade }: { $theme }
puzzle-terminal-help = Scegli con un numero. undo annulla un’azione, board mostra il tavolo, solve la soluzione, quit esce.
puzzle-terminal-check = Il turno è completo. Premi Invio per vedere quanto vale, oppure scrivi undo.
puzzle-terminal-none = Nessun enigma trovato.

## What’s wrong

puzzle-unknown = l’enigma { $id } non esiste; hotelier puzzles list { $game } li mostra tutti
puzzle-broken = l’enigma { $id } non si può rigiocare: { $reason }
puzzle-illegal = { $action } non è possibile qui: { $line }
puzzle-unfinished = il turno non è ancora completo
refused-no-puzzle = Questo enigma non esiste.
refused-puzzles-off = Su questo server non ci sono enigmi.

## From one device to another

puzzles-carry = Usa su un altro dispositivo
puzzles-carry-text = Apri questo link sull’altro dispositivo. Porta con sé il tuo rating e gli enigmi che hai provato.
puzzles-carried =
    { $tried ->
        [one] Questo link porta un rating di { $rating } e { $tried } enigma. Vuoi usarli qui?
       *[other] Questo link porta un rating di { $rating } e { $tried } enigmi. Vuoi usarli qui?
    }
puzzles-carried-how = Se hai provato enigmi su entrambi i dispositivi, conta il rating di quello che ne ha di più.
puzzles-carry-add = Usa in questo browser
puzzles-carry-done = Fatto. Ora il tuo rating è { $rating }.
puzzles-carry-broken = Questo link è incompleto. Copialo di nuovo sull’altro dispositivo.
