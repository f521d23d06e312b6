### Leopold, the head concierge: his hints at practice tables and against bots.

## The panel

hint-thinking = Un instant, je vous prie…
hint-title = Si je puis me permettre…
hint-only = votre seule possibilité
hint-figures =
    { $score ->
        [one] ≈ { $score } point · victoire : { $win } %
       *[other] ≈ { $score } points · victoire : { $win } %
    }
# How sure he is of his first suggestion.
hint-sure-much = j’en réponds
hint-sure-some = je le crois
hint-sure-little = cela se discute
# How the other suggestions compare with the first.
hint-other-near = presque aussi bien
hint-other-less = un peu moins bien
hint-other-weak = nettement moins bien
hint-why = { $what }.
hint-then = Ensuite : { $what }.
# Points by source, such as “gains about 5 at the emperor and costs crowns worth about 2”.
hint-points-first = En points, par rapport au deuxième choix : { $what }.
hint-points-other = En points, par rapport à ma première suggestion : { $what }.
hint-show = Montrer sur la table
hint-do = Jouer ainsi
hint-close = Merci, Leopold
hint-trouble = Pardonnez-moi, je ne saurais le dire pour l’instant. Redemandez-moi, je vous prie.
hint-explained = Les points et les chances sont les estimations de Leopold. Il ne voit que ce que vous voyez : les cartes cachées, il ne les connaît pas davantage.
# Read aloud when the hint comes: the best action in words, its reasons, its figures.
hint-aloud = Leopold propose : { $action }. { $why } { $figures }

## Why, in Grand Austria Hotel: what an action does. $name is a card.

hint-austria-check-in = installer { FORM($name, "the") }
hint-austria-served = compléter la commande { FORM($name, "of") }
# $colour is blue, red or yellow.
hint-austria-group =
    { $size ->
        [one] compléter un groupe { $colour } d’une seule chambre
        [2] compléter une paire { FORM($colour, "f") }
       *[other] compléter un groupe { $colour } de { $size }
    }
hint-austria-politics = valider une carte Politique pour { $n } PV
hint-austria-hired = embaucher { FORM($name, "the") }
hint-austria-worked = mettre à profit { FORM($name, "the") }
hint-austria-prepared =
    { $n ->
        [one] préparer la chambre { $rooms }
       *[other] préparer les chambres { $rooms }
    }
# The room becomes occupied without a guest.
hint-austria-lit = occuper tout de suite la chambre { $room }
hint-austria-emperor =
    { $n ->
        [one] avancer de { $n } case sur la piste de l’empereur
       *[other] avancer de { $n } cases sur la piste de l’empereur
    }
hint-austria-cubes = gagner { $cubes }
hint-austria-cube = servir { $cubes }
hint-austria-seated = prendre { FORM($name, "the") }
hint-austria-drawn =
    { $n ->
        [one] piocher { $n } carte Personnel
       *[other] piocher { $n } cartes Personnel
    }
hint-austria-crowns =
    { $n ->
        [one] gagner { $n } couronne
       *[other] gagner { $n } couronnes
    }
# Cubes and crowns together.
hint-austria-brings = gagner { $what }
hint-austria-cost =
    { $n ->
        [one] payer { $n } couronne
       *[other] payer { $n } couronnes
    }
hint-austria-points = marquer { $n } PV
hint-austria-strength = prendre un dé de force { $n }
hint-austria-wait = attendre le prochain lancer
hint-austria-end = finir votre tour

## Why, in Overbooking

hint-overbooking-queue =
    { $position ->
        [1] est en tête de la file
        [2] occupe la deuxième place de la file
        [3] occupe la troisième place de la file
        [4] occupe la quatrième place de la file
       *[other] occupe la place { $position } de la file
    }
hint-overbooking-bed =
    { $n ->
        [0] n’a presque jamais de lit
        [10] a presque toujours un lit
       *[other] a un lit environ { $n } fois sur 10
    }
hint-overbooking-use =
    { $n ->
        [0] n’utilise presque jamais son pouvoir
        [10] utilise presque toujours son pouvoir
       *[other] utilise son pouvoir environ { $n } fois sur 10
    }
hint-overbooking-door = attend à la porte de derrière
hint-overbooking-token = prend le jeton
hint-overbooking-open = est face visible
# $card is a card: les ouvriers du poisson.
hint-overbooking-named = fait loger en premier { FORM($card, "the") }
hint-overbooking-replaced = remplace { FORM($card, "the") }
hint-overbooking-joined = rejoint la file
hint-overbooking-more-beds =
    { $n ->
        [one] ajoute { $n } lit
       *[other] ajoute { $n } lits
    }
hint-overbooking-fewer-beds =
    { $n ->
        [one] retire { $n } lit
       *[other] retire { $n } lits
    }
hint-overbooking-booked = loge { $n } de vos cartes ({ $coins })
hint-overbooking-away =
    { $n ->
        [one] laisse sans lit { $n } carte d’un autre joueur
       *[other] laisse sans lit { $n } cartes d’autres joueurs
    }
hint-overbooking-lost = laisse sans lit { $n } de vos cartes
hint-overbooking-unused = ne change rien
hint-overbooking-skip = garde vos cartes pour plus tard
