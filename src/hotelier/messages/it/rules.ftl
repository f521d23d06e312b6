### The pages of the rules and of the cards: what stands around them.

rules-all = Regole
rules-title-austria = Grand Austria Hotel
rules-title-overbooking = Overbooking
rules-head = { $game }: le regole
rules-choice-rules = Le regole di quale gioco?
rules-choice-cards = Le carte di quale gioco?
rules-contents = Indice
rules-find = Regola o carta
rules-found =
    { $paragraphs ->
        [0] { $cards ->
            [0] Nessun risultato.
            [one] Trovata una carta.
           *[other] Trovate { $cards } carte.
        }
        [one] { $cards ->
            [0] Trovato un paragrafo.
            [one] Trovati un paragrafo e una carta.
           *[other] Trovati un paragrafo e { $cards } carte.
        }
       *[other] { $cards ->
            [0] Trovati { $paragraphs } paragrafi.
            [one] Trovati { $paragraphs } paragrafi e una carta.
           *[other] Trovati { $paragraphs } paragrafi e { $cards } carte.
        }
    }
rules-hits = Risultati
rules-hits-rules = Nelle regole: { $n }
rules-hits-cards = Tra le carte: { $n }
rules-nothing = Nessun risultato. Prova con meno parole, o con altre.
rules-link-to = Link a «{ $title }»
rules-back-to-table = Torna al tavolo
rules-to-cards = Tutte le carte
rules-neighbour = Il tuo vicino
rules-player = Giocatore { $n }
