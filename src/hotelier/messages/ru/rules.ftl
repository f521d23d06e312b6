### What’s around the rules and the cards: titles, search, links.

rules-all = Правила
rules-title-austria = Гранд-отель «Австрия»
rules-title-overbooking = Overbooking
rules-head = { $game }: правила
rules-choice-rules = Выберите игру
rules-choice-cards = Выберите игру
rules-contents = Содержание
rules-find = Поиск по правилам и картам
rules-found =
    { $paragraphs ->
        [0] { $cards ->
            [0] Ничего не найдено.
            [one] Найдена { $cards } карта.
            [few] Найдены { $cards } карты.
            [many] Найдено { $cards } карт.
           *[other] Найдено { $cards } карты.
        }
        [one] Найден { $paragraphs } абзац{ $cards ->
            [0] .
            [one] {" "}и { $cards } карта.
            [few] {" "}и { $cards } карты.
            [many] {" "}и { $cards } карт.
           *[other] {" "}и { $cards } карты.
        }
        [few] Найдены { $paragraphs } абзаца{ $cards ->
            [0] .
            [one] {" "}и { $cards } карта.
            [few] {" "}и { $cards } карты.
            [many] {" "}и { $cards } карт.
           *[other] {" "}и { $cards } карты.
        }
        [many] Найдено { $paragraphs } абзацев{ $cards ->
            [0] .
            [one] {" "}и { $cards } карта.
            [few] {" "}и { $cards } карты.
            [many] {" "}и { $cards } карт.
           *[other] {" "}и { $cards } карты.
        }
       *[other] Найдено { $paragraphs } абзаца{ $cards ->
            [0] .
            [one] {" "}и { $cards } карта.
            [few] {" "}и { $cards } карты.
            [many] {" "}и { $cards } карт.
           *[other] {" "}и { $cards } карты.
        }
    }
rules-hits = Результаты
rules-hits-rules = В правилах: { $n }
rules-hits-cards = Среди карт: { $n }
rules-nothing = Ничего не найдено. Попробуйте другие слова или сократите запрос.
rules-link-to = Ссылка на «{ $title }»
rules-to-cards = Все карты
rules-neighbour = Ваш сосед
rules-player = Игрок { $n }
