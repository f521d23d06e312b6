### What’s around the rules and the cards: titles, search, links.

rules-all = Regeln
rules-title-austria = Grand Austria Hotel
rules-title-overbooking = Overbooking
rules-head = { $game }: Regeln
rules-choice-rules = Wähle ein Spiel
rules-choice-cards = Wähle ein Spiel
rules-contents = Inhalt
rules-find = Regeln und Karten durchsuchen
rules-found =
    { $paragraphs ->
        [0] { $cards ->
            [0] Nichts gefunden.
            [one] 1 Karte gefunden.
           *[other] { $cards } Karten gefunden.
        }
        [one] { $cards ->
            [0] 1 Absatz gefunden.
            [one] 1 Absatz und 1 Karte gefunden.
           *[other] 1 Absatz und { $cards } Karten gefunden.
        }
       *[other] { $cards ->
            [0] { $paragraphs } Absätze gefunden.
            [one] { $paragraphs } Absätze und 1 Karte gefunden.
           *[other] { $paragraphs } Absätze und { $cards } Karten gefunden.
        }
    }
rules-hits = Treffer
rules-hits-rules = In den Regeln: { $n }
rules-hits-cards = Karten: { $n }
rules-nothing = Nichts gefunden. Versuch es mit weniger oder anderen Wörtern.
rules-link-to = Link zu „{ $title }“
rules-to-cards = Alle Karten
rules-neighbour = Gegenüber
rules-player = Person { $n }
