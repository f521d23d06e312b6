### Deals that many play with the same luck: of the day, and for friends.

deals-title = Potje van de dag
deals-text = Elke dag één potje per spel, voor iedereen met dezelfde kaarten en dobbelstenen. Speel het één keer en vergelijk je score.
deals-play = Dit potje spelen
deals-continue = Verder spelen
deals-see = Uitslagen bekijken
deals-finished =
    { $n ->
        [0] Nog niemand heeft het uitgespeeld
        [one] { $n } speler heeft het uitgespeeld
       *[other] { $n } spelers hebben het uitgespeeld
    }
deals-ends = Tot { $time } jouw tijd. Daarna begint een nieuw potje.
deals-of-day = Potje van { $day }
deals-shared = Hetzelfde potje voor vrienden
deals-against = Je speelt op plek 1 tegen { $names }. Het toeval is voor iedereen gelijk, wat je ook speelt.
deals-bot = { $name } ({ $level })
deals-fair = Dit potje telt één keer per browser. Daarom zijn er geen tips, en een beurt die voorbij is, kun je niet ongedaan maken. Als je klaar bent, kun je de potjes van anderen bekijken.
deals-over = Deze dag is voorbij. Je kunt het potje spelen om te oefenen, maar het telt niet meer.
deals-practise = Spelen om te oefenen
deals-better = Beter dan { $n }% van de anderen
deals-your-score = Je score: { $score }
deals-place = Plaats
deals-name = Naam
deals-score = Punten
deals-playing = speelt nog
deals-gave-up = opgegeven
deals-you = jij
deals-nobody = Nog niemand heeft dit potje gespeeld. Wees de eerste!
deals-bots = De bots hebben hetzelfde potje op jouw plek gespeeld.
deals-compare = Vergelijken

## Earlier deals

deals-earlier = Eerdere potjes
deals-earlier-text = Speel ze om te oefenen en bekijk hoe anderen het deden.
deals-earlier-none = Er zijn nog geen eerdere potjes.
deals-earlier-more = Meer tonen

## For friends

deals-make = Hetzelfde potje voor vrienden
deals-make-text = Maak een link. Iedereen die hem opent, speelt een eigen potje tegen dezelfde bots, met dezelfde kaarten en dobbelstenen. Vergelijk daarna jullie scores.
deals-make-link = Link maken

## Two replays side by side

deals-compare-title = Twee potjes vergelijken
deals-compare-back = Vorige ronde
deals-compare-on = Volgende ronde
deals-compare-round = Einde van ronde { $n }
deals-compare-start = Begin
deals-compare-end = Einde
deals-compare-show = Tonen
deals-compare-game = Potje van { $name }
deals-compare-closed = Vergelijken kan zodra je dit potje zelf hebt gespeeld.
