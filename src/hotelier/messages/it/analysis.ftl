### The analysis of a finished game: in the browser, in the terminal, and as a page of its own.

analysis-title = Analisi: { $game }
analysis-winner = Vittoria: { $names }
analysis-start = Analizza questa partita
analysis-why = Ogni mossa viene valutata solo in base a ciò che il giocatore poteva vedere. Puoi lasciare questa pagina e tornare.
analysis-waiting = In attesa che finiscano altre analisi…
analysis-running = Analisi in corso…
analysis-progress = Posizioni analizzate: { $done } su { $total }
analysis-left-minutes =
    { $n ->
        [one] Manca circa 1 minuto
       *[other] Mancano circa { $n } minuti
    }
analysis-left-seconds =
    { $n ->
        [one] Manca circa 1 secondo
       *[other] Mancano circa { $n } secondi
    }
analysis-failed = L’analisi si è interrotta. Puoi riavviarla.
analysis-again = Riavvia l’analisi
analysis-to-replay = Guarda il replay
analysis-save-html = Salva come pagina web
analysis-save-json = Salva come JSON
analysis-round = Round { $round }
analysis-end = Fine

## Curves

analysis-win-title = Probabilità di vittoria
analysis-win-text = Quanto era probabile la vittoria di ogni giocatore, mossa per mossa, a carte scoperte.
analysis-score-title = Punteggio atteso
analysis-score-text = Il punteggio finale che ogni giocatore poteva aspettarsi, mossa per mossa.
analysis-win-reading = { $name }: { $win }%
analysis-score-reading = { $name }: { $n ->
    [one] { $n } punto
   *[other] { $n } punti
  }
analysis-curve-keys = Leggi la curva con i tasti freccia.

## Turning points

analysis-turning-title = Momenti decisivi
analysis-turning-text = I momenti che hanno cambiato la partita, e di quanti punti percentuali è cambiata la probabilità di vittoria di ogni giocatore. La fortuna è ciò che ha portato il caso, come le carte pescate; una decisione è ciò che un giocatore ne ha fatto.
analysis-turning-none = Nessun singolo momento ha deciso questa partita: le probabilità sono cambiate a poco a poco.
analysis-cause-luck = Fortuna
analysis-cause-strong = { $name }: un turno migliore del previsto
analysis-cause-costly = { $name }: un turno pagato caro
analysis-cause-unlucky = { $name }: un turno peggiore del previsto
analysis-cause-helped = { $name }: un turno che ha aiutato { $other }
analysis-cause-hurt = { $name }: un turno che ha danneggiato { $other }
analysis-gain = { $name } +{ $win }%
analysis-drop = { $name } −{ $win }%
analysis-turning-move = L’errore più grave di questo turno: passo { $step }. { $cost }
analysis-look = Guarda

## Moves

analysis-moves-title = Errori più gravi
analysis-moves-text = Che cosa avrebbe potuto fare meglio ogni giocatore, e con quanta certezza. Sono escluse le scelte incerte e le mosse in una partita già decisa.
analysis-moves-none = Nessun errore evidente per { $name }.
analysis-move-place = Round { $round }, passo { $step }
analysis-played = Giocata
analysis-better = Migliore
analysis-why-lost = Perché
analysis-curve-says = In questo turno la probabilità di vittoria sulla curva cambia di { $win }%. La curva conosce tutte le carte e conta tutto ciò che succede nel turno, anche la fortuna, non solo questa mossa.
analysis-line = Poi
analysis-cost = Costo: circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
analysis-cost-win = probabilità di vittoria −{ $win }%
analysis-sure = certezza { $sure }%
analysis-try = Prova la mossa migliore
analysis-try-text = Apre un nuovo tavolo di allenamento con la mossa migliore. Questa partita non cambia.
analysis-back = Torna all’analisi

## How well each player played

analysis-report-title = Bilancio dei giocatori
analysis-report-player = Giocatore
analysis-report-decisions = Decisioni
analysis-report-mean = Punti persi per decisione
analysis-report-lost = Punti persi con errori
analysis-report-best = Mosse migliori
analysis-report-luck = Fortuna
analysis-luck-points = { $n }%
analysis-report-text = I punti persi si misurano sul vantaggio rispetto al migliore degli altri giocatori. Le decisioni obbligate sono escluse. Gli errori in una partita già decisa non contano. Le mosse migliori sono le decisioni per cui non si è trovato nulla di meglio. La fortuna dice quanto gli eventi casuali, come le carte pescate, hanno cambiato in totale la probabilità di vittoria, in punti percentuali.

## Points by source

analysis-sources-title = Origine dei punti
analysis-sources-text = I punti sul tavolo alla fine di ogni round. Quelli che contano solo a fine partita sono nell’ultima barra.

## How it was found

analysis-how-title = Come funziona l’analisi
analysis-how = Un consigliere forte quanto il bot migliore ha valutato ogni decisione dal punto di vista di chi l’ha presa, ipotizzando ogni volta le carte nascoste. Le mosse dubbie sono state giocate fino in fondo molte volte.
analysis-repeat = Per ottenere di nuovo lo stesso risultato, usa il seme { $seed } e { $rounds } cicli di ricerca.

## In the terminal

analysis-working = Analisi in corso…
analysis-written = Salvato: { $file }
analysis-not-over = la partita non è finita: si può analizzare solo una partita finita
analysis-same-file = --json e --html indicano entrambi { $file }
analysis-no-seat = la partita ha i posti da 1 a { $n }: il posto { $seat } non esiste
