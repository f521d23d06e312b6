### The analysis of a finished game: in the browser, in the terminal, and as a page of its own.

analysis-title = Analyse: { $game }
analysis-winner = Gewonnen door { $names }
analysis-start = Potje analyseren
analysis-why = Elke zet wordt beoordeeld op basis van wat de speler zelf kon zien. Je kunt de pagina verlaten en later terugkomen.
analysis-waiting = Wachten op andere analyses…
analysis-running = Het potje wordt geanalyseerd…
analysis-progress = { $done } van { $total } beslissingen geanalyseerd
analysis-left-minutes =
    { $n ->
        [one] Nog ongeveer 1 minuut
       *[other] Nog ongeveer { $n } minuten
    }
analysis-left-seconds =
    { $n ->
        [one] Nog ongeveer 1 seconde
       *[other] Nog ongeveer { $n } seconden
    }
analysis-failed = De analyse is afgebroken. Je kunt opnieuw beginnen.
analysis-again = Analyse herstarten
analysis-to-replay = Potje terugkijken
analysis-save-html = Opslaan als webpagina
analysis-save-json = Opslaan als JSON
analysis-round = Ronde { $round }
analysis-end = Einde

## Curves

analysis-win-title = Winstkans
analysis-win-text = Hoe groot de winstkans van elke speler was, zet voor zet, met open kaarten.
analysis-score-title = Verwachte score
analysis-score-text = De eindscore die elke speler kon verwachten, zet voor zet.
analysis-win-reading = { $name }: { $win }%
analysis-score-reading = { $name }: { $n ->
    [one] { $n } punt
   *[other] { $n } punten
  }
analysis-curve-keys = Lees de lijn af met de pijltjestoetsen.

## Turning points

analysis-turning-title = Keerpunten
analysis-turning-text = De momenten waarop het spel kantelde, en met hoeveel procentpunt de winstkans van elke speler veranderde. Geluk is wat het toeval bracht, zoals de getrokken kaarten; een beslissing is wat een speler ervan maakte.
analysis-turning-none = Geen enkel moment besliste dit potje: de kansen verschoven beetje bij beetje.
analysis-cause-luck = Geluk
analysis-cause-strong = { $name }: een betere beurt dan verwacht
analysis-cause-costly = { $name }: een dure beurt
analysis-cause-unlucky = { $name }: een slechtere beurt dan verwacht
analysis-cause-helped = { $name }: een beurt waar { $other } van profiteerde
analysis-cause-hurt = { $name }: een beurt die { $other } terugwierp
analysis-gain = { $name } +{ $win }%
analysis-drop = { $name } −{ $win }%
analysis-turning-move = De duurste fout in deze beurt: stap { $step }. { $cost }
analysis-look = Bekijken

## Moves

analysis-moves-title = Duurste zetten
analysis-moves-text = Wat elke speler beter had kunnen doen, en hoe zeker dat is. Twijfelgevallen en zetten in een al beslist potje zijn weggelaten.
analysis-moves-none = { $name }: geen duidelijke fouten.
analysis-move-place = Ronde { $round }, stap { $step }
analysis-played = Gespeeld
analysis-better = Beter
analysis-why-lost = Waarom
analysis-curve-says = In deze beurt verandert de winstkans op de lijn met { $win } procentpunt. De lijn kent alle kaarten en telt alles mee wat er in de beurt gebeurt, ook geluk, en niet alleen deze zet.
analysis-line = Daarna
analysis-cost = Kostte ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
analysis-cost-win = { $win } procentpunt minder winstkans
analysis-sure = { $sure }% zeker
analysis-try = Betere zet proberen
analysis-try-text = Opent een nieuwe oefentafel met de betere zet. Aan dit potje verandert niets.
analysis-back = Terug naar de analyse

## How well each player played

analysis-report-title = Hoe iedereen speelde
analysis-report-player = Speler
analysis-report-decisions = Beslissingen
analysis-report-mean = Verloren punten per beslissing
analysis-report-lost = Punten verloren door fouten
analysis-report-best = Beste zetten
analysis-report-luck = Geluk
analysis-luck-points = { $n }%
analysis-report-text = Bij verloren punten gaat het om de voorsprong op de beste andere speler. Gedwongen beslissingen tellen niet mee. Fouten in een al beslist potje ook niet. Beste zetten zijn beslissingen waarvoor niets beters is gevonden. Geluk is hoeveel het toeval, zoals getrokken kaarten, de winstkans in totaal heeft veranderd, in procentpunt.

## Points by source

analysis-sources-title = Punten per bron
analysis-sources-text = De punten op tafel aan het einde van elke ronde. Punten die pas aan het einde van het spel tellen, staan in de laatste balk.

## How it was found

analysis-how-title = Zo werkt de analyse
analysis-how = Een adviseur zo sterk als de sterkste bot heeft elke beslissing beoordeeld vanuit het oogpunt van de speler, en de verborgen kaarten telkens geraden. Twijfelachtige zetten zijn vele malen uitgespeeld.
analysis-repeat = Met seed { $seed } en { $rounds } zoekrondes komt er weer hetzelfde uit.

## In the terminal

analysis-working = Het potje wordt geanalyseerd…
analysis-written = Opgeslagen: { $file }
analysis-not-over = het spel is niet afgelopen: alleen een uitgespeeld potje kan worden geanalyseerd
analysis-same-file = --json en --html noemen allebei { $file }
analysis-no-seat = dit potje heeft plek 1 t/m { $n }, niet { $seat }
