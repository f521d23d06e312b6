### Statistics of one's own games.

statistics-title = Le tue partite in cifre
statistics-where = Dalle partite che questo browser ricorda; non le vede nessun altro.
statistics-waiting = Sto sommando…
statistics-empty-title = Ancora nulla da sommare
statistics-empty-text = Quando avrai finito una partita, troverai qui com’è andata: punti, ospiti, avversari, e se stai migliorando.
statistics-empty-play = Gioca una partita
statistics-empty-filter = Nessuna partita finita corrisponde a questa scelta.
statistics-which-game = Quale gioco
statistics-which-players = Quanti giocatori
statistics-any-players = qualsiasi numero
statistics-players =
    { $n ->
        [one] { $n } giocatore
       *[other] { $n } giocatori
    }
statistics-practice = con i tavoli di prova

## Results

statistics-results = Risultati
statistics-games = Partite
statistics-won = Vinte
statistics-not-won = Non vinte
statistics-won-of = { $won } vinte su { $games }
statistics-average = Media punti
statistics-best = Miglior risultato
statistics-streak = Vittorie di fila
statistics-longest = Serie più lunga

## Tables and charts

statistics-course = Partita per partita
statistics-course-said =
    { $games ->
        [one] Una partita, con { $last } punti.
       *[other] { $games } partite dalla più vecchia alla più recente: da { $least } a { $most } punti, l’ultima { $last }.
    }
statistics-best-other = il migliore degli altri
statistics-trend = la tua media delle ultime cinque
statistics-point = { $date }: { $score } punti, il migliore degli altri { $best }
statistics-by-players = Per numero di giocatori
statistics-by-opponent = Contro chi
statistics-opponent = Avversario
statistics-ahead = Finite davanti
statistics-points-both = Punti, tuoi e altrui
statistics-bot = Bot: { $name }
statistics-sources = Punti per provenienza
statistics-sources-text = In media per partita; le barre sottili sono tutti gli altri.
statistics-source-said = { $source }, punti a partita: tu { $mine }, gli altri { $others }

## What one did

statistics-guests = Ospiti andati in camera
statistics-staff = Personale assunto
statistics-dice = Dadi presi
statistics-die = Dado { $face }
statistics-kinds = Ospiti accolti
statistics-crests = Stemmi accolti
statistics-away = Senza letto
statistics-times = { $n } ×
statistics-nothing = Ancora niente.
