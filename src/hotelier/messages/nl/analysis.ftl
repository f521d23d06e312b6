### The analysis of a finished game: in the browser, in the terminal, and as a page of its own.

analysis-title = Terugblik op { $game }
analysis-winner = Gewonnen door { $names }
analysis-start = Analyseer dit spel
analysis-why = Elke zet wordt opnieuw gewogen, met alleen wat die speler kon zien. Dat duurt een minuut of twee; je kunt weggaan en later terugkomen.
analysis-waiting = Eerst zijn andere spellen aan de beurt …
analysis-running = Het spel wordt bekeken …
analysis-progress = { $done } van { $total } momenten bekeken
analysis-failed = De analyse brak af. Je kunt hem opnieuw beginnen.
analysis-again = Opnieuw beginnen
analysis-to-replay = Het spel terugkijken
analysis-save-html = Opslaan als pagina
analysis-save-json = Opslaan als JSON
analysis-round = Ronde { $round }
analysis-end = Einde

## Curves

analysis-win-title = Kans op winst
analysis-win-text = Hoe groot de kans op winst was voor elke speler, zet voor zet, met alle kaarten open.
analysis-score-title = Verwachte score
analysis-score-text = De eindscore die elke speler kon verwachten, zet voor zet.
analysis-win-reading = { $name }: { $win }%
analysis-score-reading = { $name }: { $n ->
    [one] { $n } punt
   *[other] { $n } punten
  }
analysis-curve-keys = Lees de lijn af met de pijltjestoetsen.

## Turning points

analysis-turning-title = Waar het spel kantelde
analysis-turning-text = De momenten waarna de kansen anders lagen. Geluk is wat het toeval bracht, zoals de getrokken kaarten; een beslissing is wat een speler ervan maakte.
analysis-turning-none = Geen enkel moment besliste dit spel: de kansen verschoven in kleine stapjes.
analysis-cause-luck = Geluk
analysis-cause-strong = { $name }: een beurt die meer opleverde dan gehoopt
analysis-cause-costly = { $name }: een dure beurt
analysis-cause-unlucky = { $name }: een beurt die minder opleverde dan gehoopt
analysis-cause-helped = { $name }: een beurt die { $other } hielp
analysis-cause-hurt = { $name }: een beurt die { $other } terugwierp
analysis-gain = { $name } +{ $win }%
analysis-drop = { $name } −{ $win }%
analysis-look = Bekijk dit

## Moves

analysis-moves-title = De duurste zetten
analysis-moves-text = Wat elke speler beter had kunnen doen, en hoe zeker dat is. Wat binnen de onzekerheid valt, wordt niemand aangerekend.
analysis-moves-none = { $name }: geen zet was duidelijk fout.
analysis-move-place = Ronde { $round }, stap { $step }
analysis-played = Gespeeld
analysis-better = Beter
analysis-line = En dan
analysis-cost = Kostte zo’n { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
analysis-cost-win = { $win }% minder kans op winst
analysis-sure = { $sure }% zeker

## How well each played

analysis-report-title = Hoe goed er gespeeld is
analysis-report-player = Speler
analysis-report-decisions = Beslissingen
analysis-report-mean = Verlies per beslissing
analysis-report-lost = Verlies door blunders
analysis-report-best = Niets beters gevonden
analysis-report-luck = Geluk
analysis-report-text = De punten zijn die van de voorsprong op de beste van de anderen. Beslissingen zonder keuze tellen niet mee. Geluk is hoeveel het toeval, zoals de getrokken kaarten, de kans op winst veranderde, alles bij elkaar.

## Points by source

analysis-sources-title = Waar de punten vandaan kwamen
analysis-sources-text = Punten per bron aan het einde van elke ronde, zoals de tafel ze toonde. Wat pas telt als het spel is afgelopen, staat in de laatste balk.

## How it was found

analysis-how-title = Hoe dit is gevonden
analysis-how = Een raadgever zo sterk als de sterkste bot woog elke beslissing door de ogen van de speler die ze nam: verborgen kaarten werden telkens opnieuw bedacht. Wat twijfelachtig leek, werd in vele denkbeeldige werelden uitgespeeld. Met toevalsgetal { $seed } en { $rounds } rondes komt er weer hetzelfde uit.

## In the terminal

analysis-working = Het spel wordt bekeken …
analysis-written = Geschreven: { $file }
analysis-not-over = het spel is niet afgelopen: alleen een afgelopen spel kan worden geanalyseerd
analysis-same-file = --json en --html noemen allebei { $file }
analysis-no-seat = het spel heeft plek 1 tot { $n }, niet { $seat }
