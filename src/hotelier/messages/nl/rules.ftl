### The pages of the rules and of the cards: what stands around them.

rules-all = Spelregels
rules-title-austria = Grand Austria Hotel
rules-title-overbooking = Overbooking
rules-head = { $game }: de spelregels
rules-choice-rules = De regels van welk spel?
rules-choice-cards = De kaarten van welk spel?
rules-contents = Inhoud
rules-find = Regel of kaart
rules-found =
    { $paragraphs ->
        [0] { $cards ->
            [0] Niets gevonden.
            [one] Eén kaart gevonden.
           *[other] { $cards } kaarten gevonden.
        }
        [one] { $cards ->
            [0] Eén alinea gevonden.
            [one] Eén alinea en één kaart gevonden.
           *[other] Eén alinea en { $cards } kaarten gevonden.
        }
       *[other] { $cards ->
            [0] { $paragraphs } alinea’s gevonden.
            [one] { $paragraphs } alinea’s en één kaart gevonden.
           *[other] { $paragraphs } alinea’s en { $cards } kaarten gevonden.
        }
    }
rules-hits = Wat er gevonden is
rules-hits-rules = In de spelregels: { $n }
rules-hits-cards = Bij de kaarten: { $n }
rules-nothing = Niets gevonden. Probeer minder of andere woorden.
rules-link-to = Link naar ‘{ $title }’
rules-back-to-table = Terug naar de tafel
rules-to-cards = Alle kaarten
rules-neighbour = Je buur
rules-player = Speler { $n }
