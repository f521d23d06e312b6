### Statistics of your own games.

statistics-title = Le tue partite in cifre
statistics-where = Dati delle partite che questo browser ricorda. Li vedi solo tu.
statistics-waiting = Calcolo in corso…
statistics-empty-title = Ancora nessuna partita
statistics-empty-text = Finisci una partita e troverai qui i tuoi risultati: punti, ospiti, avversari e progressi.
statistics-empty-play = Gioca una partita
statistics-empty-filter = Nessuna partita finita corrisponde ai filtri.
statistics-which-game = Gioco
statistics-which-players = Numero di giocatori
statistics-any-players = Qualsiasi
statistics-players =
    { $n ->
        [one] { $n } giocatore
       *[other] { $n } giocatori
    }
statistics-practice = Includi partite di allenamento

## Results

statistics-results = Risultati
statistics-games = Partite
statistics-won = Vinte
statistics-not-won = Non vinte
statistics-won-of =
    { $won ->
        [one] { $won } vinta su { $games }
       *[other] { $won } vinte su { $games }
    }
statistics-average = Punteggio medio
statistics-best = Miglior punteggio
statistics-streak = Vittorie di fila
statistics-longest = Serie più lunga

## Tables and charts

statistics-course = Partita per partita
statistics-course-said =
    { $games ->
        [one] 1 partita, punteggio { $last }.
       *[other] { $games } partite, dalla più vecchia alla più recente: punteggi da { $least } a { $most }, l’ultimo { $last }.
    }
statistics-best-other = Migliore degli altri
statistics-trend = La tua media, ultime 5 partite
statistics-point = { $date }: tu { $score } punti, il migliore degli altri { $best }
statistics-by-players = Per numero di giocatori
statistics-by-opponent = Per avversario
statistics-opponent = Avversario
statistics-ahead = Duelli vinti
statistics-points-both = Punteggio medio, tuo e suo
statistics-bot = Bot: { $name }
statistics-sources = Origine dei punti
statistics-sources-text = Media per partita. Le barre sottili mostrano tutti gli altri.
statistics-source-said = { $source }: { $mine } a partita, gli altri { $others }

## What you did

statistics-guests = Ospiti portati in camera
statistics-staff = Personale assunto
statistics-dice = Dadi presi
statistics-die = Dado { $face }
statistics-kinds = Ospiti alloggiati
statistics-crests = Stemmi degli ospiti alloggiati
statistics-away = Senza letto
statistics-times = { $n }×
statistics-nothing = Ancora nulla.
