### The pages of the rules and of the cards: what stands around them.

rules-all = Правила
rules-title-austria = Grand Austria Hotel
rules-title-overbooking = Overbooking
rules-head = { $game }: правила
rules-choice-rules = Правила какой игры?
rules-choice-cards = Карты какой игры?
rules-contents = Содержание
rules-find = Искать в правилах и картах
rules-found =
    { $paragraphs ->
        [0] { $cards ->
            [0] Ничего не найдено.
            [one] Найдено: { $cards } карта.
            [few] Найдено: { $cards } карты.
            [many] Найдено: { $cards } карт.
           *[other] Найдено: { $cards } карты.
        }
        [one] Найдено: { $paragraphs } абзац{ $cards ->
            [0] .
            [one] {" "}и { $cards } карта.
            [few] {" "}и { $cards } карты.
            [many] {" "}и { $cards } карт.
           *[other] {" "}и { $cards } карты.
        }
        [few] Найдено: { $paragraphs } абзаца{ $cards ->
            [0] .
            [one] {" "}и { $cards } карта.
            [few] {" "}и { $cards } карты.
            [many] {" "}и { $cards } карт.
           *[other] {" "}и { $cards } карты.
        }
        [many] Найдено: { $paragraphs } абзацев{ $cards ->
            [0] .
            [one] {" "}и { $cards } карта.
            [few] {" "}и { $cards } карты.
            [many] {" "}и { $cards } карт.
           *[other] {" "}и { $cards } карты.
        }
       *[other] Найдено: { $paragraphs } абзаца{ $cards ->
            [0] .
            [one] {" "}и { $cards } карта.
            [few] {" "}и { $cards } карты.
            [many] {" "}и { $cards } карт.
           *[other] {" "}и { $cards } карты.
        }
    }
rules-hits = Что найдено
rules-hits-rules = В правилах: { $n }
rules-hits-cards = Среди карт: { $n }
rules-nothing = Ничего не найдено. Попробуй меньше слов или другие.
rules-link-to = Ссылка на «{ $title }»
rules-back-to-table = Назад к столу
rules-to-cards = Все карты
rules-neighbour = Сосед
rules-player = Игрок { $n }
