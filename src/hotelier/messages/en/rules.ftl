### What’s around the rules and the cards: titles, search, links.

rules-all = Rules
rules-title-austria = Grand Austria Hotel
rules-title-overbooking = Overbooking
rules-head = { $game }: rules
rules-choice-rules = Choose a game
rules-choice-cards = Choose a game
rules-contents = Contents
rules-find = Search rules and cards
rules-found =
    { $paragraphs ->
        [0] { $cards ->
            [0] Nothing found.
            [one] 1 card found.
           *[other] { $cards } cards found.
        }
        [one] { $cards ->
            [0] 1 paragraph found.
            [one] 1 paragraph and 1 card found.
           *[other] 1 paragraph and { $cards } cards found.
        }
       *[other] { $cards ->
            [0] { $paragraphs } paragraphs found.
            [one] { $paragraphs } paragraphs and 1 card found.
           *[other] { $paragraphs } paragraphs and { $cards } cards found.
        }
    }
rules-hits = Results
rules-hits-rules = In the rules: { $n }
rules-hits-cards = Cards: { $n }
rules-nothing = Nothing found. Try fewer or different words.
rules-link-to = Link to “{ $title }”
rules-to-cards = All cards
rules-neighbour = Your neighbour
rules-player = Player { $n }
