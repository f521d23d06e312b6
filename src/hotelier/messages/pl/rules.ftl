### The pages of the rules and of the cards: what stands around them.

rules-all = Zasady
rules-title-austria = Grand Austria Hotel
rules-title-overbooking = Overbooking
rules-head = { $game }: zasady
rules-choice-rules = Zasady której gry?
rules-choice-cards = Karty której gry?
rules-contents = Spis treści
rules-find = Szukaj w zasadach i kartach
rules-found =
    { $paragraphs ->
        [0] { $cards ->
            [0] Nic nie znaleziono.
            [one] Znaleziono jedną kartę.
            [few] Znaleziono { $cards } karty.
            [many] Znaleziono { $cards } kart.
           *[other] Znaleziono { $cards } karty.
        }
        [one] { $cards ->
            [0] Znaleziono jeden akapit.
            [one] Znaleziono jeden akapit i jedną kartę.
            [few] Znaleziono jeden akapit i { $cards } karty.
            [many] Znaleziono jeden akapit i { $cards } kart.
           *[other] Znaleziono jeden akapit i { $cards } karty.
        }
        [few] { $cards ->
            [0] Znaleziono { $paragraphs } akapity.
            [one] Znaleziono { $paragraphs } akapity i jedną kartę.
            [few] Znaleziono { $paragraphs } akapity i { $cards } karty.
            [many] Znaleziono { $paragraphs } akapity i { $cards } kart.
           *[other] Znaleziono { $paragraphs } akapity i { $cards } karty.
        }
        [many] { $cards ->
            [0] Znaleziono { $paragraphs } akapitów.
            [one] Znaleziono { $paragraphs } akapitów i jedną kartę.
            [few] Znaleziono { $paragraphs } akapitów i { $cards } karty.
            [many] Znaleziono { $paragraphs } akapitów i { $cards } kart.
           *[other] Znaleziono { $paragraphs } akapitów i { $cards } karty.
        }
       *[other] { $cards ->
            [0] Znaleziono { $paragraphs } akapitu.
            [one] Znaleziono { $paragraphs } akapitu i jedną kartę.
            [few] Znaleziono { $paragraphs } akapitu i { $cards } karty.
            [many] Znaleziono { $paragraphs } akapitu i { $cards } kart.
           *[other] Znaleziono { $paragraphs } akapitu i { $cards } karty.
        }
    }
rules-hits = Co znaleziono
rules-hits-rules = W zasadach: { $n }
rules-hits-cards = Wśród kart: { $n }
rules-nothing = Nic nie znaleziono. Spróbuj mniej słów albo innych.
rules-link-to = Link do „{ $title }”
rules-back-to-table = Wróć do stołu
rules-to-cards = Wszystkie karty
rules-neighbour = Sąsiad
rules-player = Gracz { $n }
