### What’s around the rules and the cards: titles, search, links.

rules-all = Regole
rules-title-austria = Grand Austria Hotel
rules-title-overbooking = Overbooking
rules-head = { $game }: regole
rules-choice-rules = Scegli un gioco
rules-choice-cards = Scegli un gioco
rules-contents = Indice
rules-find = Cerca regole e carte
rules-found =
    { $paragraphs ->
        [0] { $cards ->
            [0] Nessun risultato.
            [one] Trovata 1 carta.
           *[other] Trovate { $cards } carte.
        }
        [one] { $cards ->
            [0] Trovato 1 paragrafo.
            [one] Trovati 1 paragrafo e 1 carta.
           *[other] Trovati 1 paragrafo e { $cards } carte.
        }
       *[other] { $cards ->
            [0] Trovati { $paragraphs } paragrafi.
            [one] Trovati { $paragraphs } paragrafi e 1 carta.
           *[other] Trovati { $paragraphs } paragrafi e { $cards } carte.
        }
    }
rules-hits = Risultati
rules-hits-rules = Nelle regole: { $n }
rules-hits-cards = Carte: { $n }
rules-nothing = Nessun risultato. Prova con meno parole, o con altre.
rules-link-to = Link a «{ $title }»
rules-to-cards = Tutte le carte
rules-neighbour = Avversario
rules-player = Giocatore { $n }
