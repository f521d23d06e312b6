### Looking back at a game.

replay-title = Terugkijken
replay-controls = Loop door het spel
replay-position = Plaats in het spel
replay-place = Stap { $stop } van { $stops }
replay-place-hidden = Stap { $stop }
replay-the-deal = De tafel is gedekt en alles is gedeeld.
replay-over =
    { $number ->
        [one] Het spel is afgelopen. Winnaar: { $names }.
       *[other] Het spel is afgelopen en { $names } delen de overwinning.
    }
replay-quiet = { $name } laat het daarbij.
replay-round-back = Een ronde terug
replay-turn-back = Een beurt terug
replay-stop-back = Een stap terug
replay-play = Afspelen
replay-pause = Pauze
replay-stop-on = Een stap verder
replay-turn-on = Een beurt verder
replay-round-on = Een ronde verder
replay-speed = Snelheid: { $speed }×
replay-times = { $speed }×
replay-keys = Toetsen: ← en → stap voor stap, met Shift per beurt; op de balk ook Page Up en Page Down per ronde, Home en End, en de spatiebalk om af te spelen.

## Whose eyes

replay-eyes = Gezien door
replay-eyes-spectator = een toeschouwer
replay-eyes-open = iedereen tegelijk
replay-hide = Verberg wat nog komt
replay-hide-text = De balk en het verslag gaan niet verder dan waar je bent geweest.
replay-running = Dit spel is nog bezig: je ziet wat jij toen vanaf je plek zag.
replay-running-watched = Dit spel is nog bezig: je ziet wat een toeschouwer toen zag.
replay-to-the-table = Terug naar de tafel

## What to do with a position

replay-share = Deel deze stand
replay-shared = Gekopieerd. Wie de link opent, komt precies hier uit:
replay-share-by-hand = Stuur deze link:
replay-go-on = Speel hier verder
replay-go-on-title = Speel hier verder tegen bots
replay-go-on-text = Er begint een nieuwe tafel met deze stand; het spel dat je bekijkt, blijft zoals het was.
replay-go-on-running = Er begint een nieuwe tafel met deze stand. Wie daar verder speelt, ziet wat de anderen hebben; daarom gaat het spel dat je bekijkt door, maar telt het als oefening.
replay-go-on-seat = Jij speelt
replay-begin = Begin
replay-not-now = Nu niet
replay-save = Download het spel
replay-seats = Stand
replay-decides = beslist
