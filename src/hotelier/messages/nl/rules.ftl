### What’s around the rules and the cards: titles, search, links.

rules-all = Spelregels
rules-title-austria = Grand Austria Hotel
rules-title-overbooking = Overbooking
rules-head = { $game }: spelregels
rules-choice-rules = Kies een spel
rules-choice-cards = Kies een spel
rules-contents = Inhoud
rules-find = Regels en kaarten doorzoeken
rules-found =
    { $paragraphs ->
        [0] { $cards ->
            [0] Niets gevonden.
            [one] 1 kaart gevonden.
           *[other] { $cards } kaarten gevonden.
        }
        [one] { $cards ->
            [0] 1 alinea gevonden.
            [one] 1 alinea en 1 kaart gevonden.
           *[other] 1 alinea en { $cards } kaarten gevonden.
        }
       *[other] { $cards ->
            [0] { $paragraphs } alinea’s gevonden.
            [one] { $paragraphs } alinea’s en 1 kaart gevonden.
           *[other] { $paragraphs } alinea’s en { $cards } kaarten gevonden.
        }
    }
rules-hits = Resultaten
rules-hits-rules = In de spelregels: { $n }
rules-hits-cards = Kaarten: { $n }
rules-nothing = Niets gevonden. Probeer minder of andere woorden.
rules-link-to = Link naar ‘{ $title }’
rules-to-cards = Alle kaarten
rules-neighbour = Je tegenstander
rules-player = Speler { $n }
