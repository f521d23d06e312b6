### What’s around the rules and the cards: titles, search, links.

rules-all = Règles
rules-title-austria = Grand Austria Hotel
rules-title-overbooking = Overbooking
rules-head = { $game } : règles
rules-choice-rules = Choisissez un jeu
rules-choice-cards = Choisissez un jeu
rules-contents = Sommaire
rules-find = Chercher une règle, une carte
rules-found =
    { $paragraphs ->
        [0] { $cards ->
            [0] Aucun résultat.
            [one] { $cards } carte trouvée.
           *[other] { $cards } cartes trouvées.
        }
        [one] { $cards ->
            [0] { $paragraphs } paragraphe trouvé.
            [one] { $paragraphs } paragraphe et { $cards } carte trouvés.
           *[other] { $paragraphs } paragraphe et { $cards } cartes trouvés.
        }
       *[other] { $cards ->
            [0] { $paragraphs } paragraphes trouvés.
            [one] { $paragraphs } paragraphes et { $cards } carte trouvés.
           *[other] { $paragraphs } paragraphes et { $cards } cartes trouvés.
        }
    }
rules-hits = Résultats
rules-hits-rules = Dans les règles : { $n }
rules-hits-cards = Cartes : { $n }
rules-nothing = Aucun résultat. Essayez moins de mots, ou d’autres.
rules-link-to = Lien vers « { $title } »
rules-to-cards = Toutes les cartes
rules-neighbour = Votre voisin
rules-player = Joueur { $n }
