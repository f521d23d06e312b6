### The pages of the rules and of the cards: what stands around them.

rules-all = Rules
rules-title-austria = Grand Austria Hotel
rules-title-overbooking = Overbooking
rules-head = { $game }: the rules
rules-choice-rules = The rules of which game?
rules-choice-cards = The cards of which game?
rules-contents = Contents
rules-find = Search rules and cards
rules-found =
    { $paragraphs ->
        [0] { $cards ->
            [0] Nothing found.
            [one] One card found.
           *[other] { $cards } cards found.
        }
        [one] { $cards ->
            [0] One paragraph found.
            [one] One paragraph and one card found.
           *[other] One paragraph and { $cards } cards found.
        }
       *[other] { $cards ->
            [0] { $paragraphs } paragraphs found.
            [one] { $paragraphs } paragraphs and one card found.
           *[other] { $paragraphs } paragraphs and { $cards } cards found.
        }
    }
rules-hits = What was found
rules-hits-rules = In the rules: { $n }
rules-hits-cards = Among the cards: { $n }
rules-nothing = Nothing found. Try fewer or other words.
rules-link-to = Link to “{ $title }”
rules-back-to-table = Back to the table
rules-to-cards = All cards
rules-neighbour = Your neighbour
rules-player = Player { $n }
