### What’s around the rules and the cards: titles, search, links.

rules-all = Zasady
rules-title-austria = Grand Austria Hotel
rules-title-overbooking = Overbooking
rules-head = { $game }: zasady
rules-choice-rules = Wybierz grę
rules-choice-cards = Wybierz grę
rules-contents = Spis treści
rules-find = Szukaj w zasadach i kartach
rules-found =
    { $paragraphs ->
        [0] { $cards ->
            [0] Nic nie znaleziono.
            [one] Znaleziono 1 kartę.
            [few] Znaleziono { $cards } karty.
            [many] Znaleziono { $cards } kart.
           *[other] Znaleziono { $cards } karty.
        }
        [one] { $cards ->
            [0] Znaleziono 1 akapit.
            [one] Znaleziono 1 akapit i 1 kartę.
            [few] Znaleziono 1 akapit i { $cards } karty.
            [many] Znaleziono 1 akapit i { $cards } kart.
           *[other] Znaleziono 1 akapit i { $cards } karty.
        }
        [few] { $cards ->
            [0] Znaleziono { $paragraphs } akapity.
            [one] Znaleziono { $paragraphs } akapity i 1 kartę.
            [few] Znaleziono { $paragraphs } akapity i { $cards } karty.
            [many] Znaleziono { $paragraphs } akapity i { $cards } kart.
           *[other] Znaleziono { $paragraphs } akapity i { $cards } karty.
        }
        [many] { $cards ->
            [0] Znaleziono { $paragraphs } akapitów.
            [one] Znaleziono { $paragraphs } akapitów i 1 kartę.
            [few] Znaleziono { $paragraphs } akapitów i { $cards } karty.
            [many] Znaleziono { $paragraphs } akapitów i { $cards } kart.
           *[other] Znaleziono { $paragraphs } akapitów i { $cards } karty.
        }
       *[other] { $cards ->
            [0] Znaleziono { $paragraphs } akapitu.
            [one] Znaleziono { $paragraphs } akapitu i 1 kartę.
            [few] Znaleziono { $paragraphs } akapitu i { $cards } karty.
            [many] Znaleziono { $paragraphs } akapitu i { $cards } kart.
           *[other] Znaleziono { $paragraphs } akapitu i { $cards } karty.
        }
    }
rules-hits = Wyniki
rules-hits-rules = W zasadach: { $n }
rules-hits-cards = Karty: { $n }
rules-nothing = Nic nie znaleziono. Wpisz mniej słów albo użyj innych.
rules-link-to = Link do „{ $title }”
rules-to-cards = Wszystkie karty
rules-neighbour = Sąsiad
rules-player = Gracz { $n }
