### Replaying a game.

replay-title = Terugkijken
replay-controls = Bediening
replay-position = Positie in het potje
replay-place = Stap { $stop } van { $stops }
replay-place-hidden = Stap { $stop }
replay-the-deal = Alles ligt klaar en de kaarten zijn gedeeld.
replay-over =
    { $number ->
        [one] Het spel is afgelopen. { $names } heeft gewonnen.
       *[other] Het spel is afgelopen. { $names } delen de overwinning.
    }
# A step about which the log says nothing, such as the end of a turn.
replay-quiet = { $name } gaat verder.
replay-round-back = Vorige ronde
replay-turn-back = Vorige beurt
replay-stop-back = Vorige stap
replay-play = Afspelen
replay-pause = Pauzeren
replay-stop-on = Volgende stap
replay-turn-on = Volgende beurt
replay-round-on = Volgende ronde
replay-speed = Snelheid: { $speed }×
replay-times = { $speed }×

## Whose point of view

replay-eyes = Bekijken als
replay-eyes-spectator = Toeschouwer
replay-eyes-open = Met open kaarten
replay-hide = Spoilers verbergen
replay-hide-text = De tijdlijn en het verloop gaan niet verder dan je hebt gekeken.
replay-running = Dit potje loopt nog. Je ziet wat je op dat moment vanaf je plek kon zien.
replay-running-watched = Dit potje loopt nog. Je ziet wat een toeschouwer op dat moment kon zien.
replay-to-the-table = Terug naar de tafel

## What to do with a position

replay-share = Stelling delen
replay-shared = Gekopieerd. Deze link opent het potje precies op dit punt:
replay-share-by-hand = Deel deze link:
replay-go-on = Vanaf hier spelen
replay-more = Meer
replay-go-on-title = Vanaf hier spelen tegen bots
replay-go-on-text = Opent een nieuwe tafel met deze stelling. Aan het potje dat je bekijkt, verandert niets.
replay-go-on-running = Opent een nieuwe tafel met deze stelling. Omdat je daar kunt ontdekken wat de anderen hebben, wordt je lopende potje een oefenpotje: het telt niet mee in je statistieken.
replay-go-on-seat = Spelen als
replay-begin = Beginnen
replay-not-now = Nu niet
replay-save = Potje opslaan
replay-seats = Stand
# Behind the name of the player whose decision it is.
replay-decides = aan zet
