### What’s around the rules and the cards: titles, search, links.

rules-all = Reglas
rules-title-austria = Gran Hotel Austria
rules-title-overbooking = Overbooking
rules-head = { $game }: reglas
rules-choice-rules = Elige un juego
rules-choice-cards = Elige un juego
rules-contents = Índice
rules-find = Buscar en reglas y cartas
rules-found =
    { $paragraphs ->
        [0] { $cards ->
            [0] Sin resultados.
            [one] 1 carta encontrada.
           *[other] { $cards } cartas encontradas.
        }
        [one] { $cards ->
            [0] 1 párrafo encontrado.
            [one] 1 párrafo y 1 carta encontrados.
           *[other] 1 párrafo y { $cards } cartas encontrados.
        }
       *[other] { $cards ->
            [0] { $paragraphs } párrafos encontrados.
            [one] { $paragraphs } párrafos y 1 carta encontrados.
           *[other] { $paragraphs } párrafos y { $cards } cartas encontrados.
        }
    }
rules-hits = Resultados
rules-hits-rules = En las reglas: { $n }
rules-hits-cards = Cartas: { $n }
rules-nothing = Sin resultados. Prueba con menos palabras o con otras.
rules-link-to = Enlace a «{ $title }»
rules-to-cards = Todas las cartas
rules-neighbour = Tu vecino
rules-player = Jugador { $n }
