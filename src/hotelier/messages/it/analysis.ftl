### The analysis of a finished game: in the browser, in the terminal, and as a page of its own.

analysis-title = Uno sguardo indietro: { $game }
analysis-winner = Vittoria: { $names }
analysis-start = Analizza questa partita
analysis-why = Ogni mossa viene pesata di nuovo, solo con ciò che il suo giocatore poteva vedere. Ci vuole un minuto o due; puoi lasciare questa pagina e tornare.
analysis-waiting = Prima tocca ad altre partite…
analysis-running = Sto esaminando la partita…
analysis-progress = { $done } momenti esaminati su { $total }
analysis-failed = L’analisi si è interrotta. Puoi ricominciarla.
analysis-again = Ricomincia
analysis-to-replay = Rivedi la partita
analysis-save-html = Salva come pagina
analysis-save-json = Salva come JSON
analysis-round = Round { $round }
analysis-end = Fine

## Curves

analysis-win-title = Probabilità di vincere
analysis-win-text = Quanto era probabile la vittoria di ogni giocatore, mossa per mossa, a mani scoperte.
analysis-score-title = Punteggio atteso
analysis-score-text = Il punteggio finale che ogni giocatore poteva attendersi, mossa per mossa.
analysis-win-reading = { $name }: { $win }%
analysis-score-reading = { $name }: { $n ->
    [one] { $n } punto
   *[other] { $n } punti
  }
analysis-curve-keys = Con i tasti freccia leggi la curva.

## Turning points

analysis-turning-title = Dove la partita ha svoltato
analysis-turning-text = I momenti dopo i quali le probabilità erano diverse. La fortuna è ciò che ha portato il caso, come le carte pescate; una decisione è ciò che un giocatore ne ha fatto.
analysis-turning-none = Nessun momento da solo ha deciso questa partita: le probabilità si sono mosse a piccoli passi.
analysis-cause-luck = Fortuna
analysis-cause-strong = { $name }: un turno migliore del previsto
analysis-cause-costly = { $name }: un turno costoso
analysis-cause-unlucky = { $name }: un turno peggiore del previsto
analysis-cause-helped = { $name }: un turno che ha aiutato { $other }
analysis-cause-hurt = { $name }: un turno che ha danneggiato { $other }
analysis-gain = { $name } +{ $win }%
analysis-drop = { $name } −{ $win }%
analysis-look = Guarda

## Moves

analysis-moves-title = Le mosse più costose
analysis-moves-text = Che cosa avrebbe potuto fare meglio ogni giocatore, e con quanta certezza. Ciò che resta nel dubbio non viene imputato a nessuno.
analysis-moves-none = Nessuna mossa chiaramente sbagliata: { $name }.
analysis-move-place = Round { $round }, passo { $step }
analysis-played = Giocata
analysis-better = Meglio
analysis-line = E poi
analysis-cost = Costo: circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
analysis-cost-win = vittoria −{ $win }%
analysis-sure = certezza { $sure }%

## How well each played

analysis-report-title = Come ha giocato ognuno
analysis-report-player = Giocatore
analysis-report-decisions = Decisioni
analysis-report-mean = Persi a decisione
analysis-report-lost = Persi per errori
analysis-report-best = Scelte ottime
analysis-report-luck = Fortuna
analysis-report-text = I punti sono quelli del vantaggio sul migliore degli altri. Le decisioni senza scelta non contano. La fortuna dice quanto il caso, come le carte pescate, ha cambiato in tutto la probabilità di vincere.

## Points by source

analysis-sources-title = Da dove sono venuti i punti
analysis-sources-text = Punti per provenienza alla fine di ogni round, così come li mostrava il tavolo. Ciò che conta solo a fine partita è nell’ultima barra.

## How it was found

analysis-how-title = Come si ottiene questa analisi
analysis-how = Un consigliere forte quanto il bot più forte ha pesato ogni decisione dal punto di vista di chi l’ha presa: le carte nascoste sono state ogni volta immaginate da capo. Le mosse dubbie sono state provate fino in fondo in molti mondi immaginari. Con il seme { $seed } e { $rounds } cicli si ottiene di nuovo lo stesso risultato.

## In the terminal

analysis-working = Sto esaminando la partita…
analysis-written = Scritto: { $file }
analysis-not-over = la partita non è finita: si può analizzare solo una partita finita
analysis-same-file = --json e --html indicano entrambi { $file }
analysis-no-seat = la partita ha i posti da 1 a { $n }, non { $seat }
