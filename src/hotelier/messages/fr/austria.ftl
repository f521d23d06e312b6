### Grand Austria Hotel: what cards do, what players are asked, what happened.

## Small words

austria-twice = { $what } (deux fois)
austria-nothing = rien
# A card in a sentence: with its article, after “de”, after “à”.
austria-the = { FORM($name, "the") }
    .the = { FORM($name, "the") }
    .of = { FORM($name, "of") }
    .to = { FORM($name, "to") }
    .gender = { FORM($name, "gender") }
austria-crowns =
    { $n ->
        [one] { $n } couronne
       *[other] { $n } couronnes
    }
# Stands in brackets or after a dot: (gratuit), (2 couronnes).
austria-price =
    { $n ->
        [0] gratuit
        [one] { $n } couronne
       *[other] { $n } couronnes
    }
    .f =
        { $n ->
            [0] gratuite
            [one] { $n } couronne
           *[other] { $n } couronnes
        }
    .fp =
        { $n ->
            [0] gratuites
            [one] { $n } couronne
           *[other] { $n } couronnes
        }
austria-price-short =
    { $n ->
        [0] gratuit
       *[other] { $n }
    }
austria-steps =
    { $n ->
        [one] { $n } case
       *[other] { $n } cases
    }
austria-staff-cards =
    { $n ->
        [one] { $n } carte Personnel
       *[other] { $n } cartes Personnel
    }
austria-vp = { $n } PV
austria-vp-short = +{ $n }
austria-word-blue = bleu
    .f = bleue
    .fp = bleues
austria-word-yellow = jaune
    .f = jaune
    .fp = jaunes
austria-word-red = rouge
    .f = rouge
    .fp = rouges
austria-word-green = vert
    .f = verte
    .fp = vertes
austria-word-group = groupe
    .full = groupe complet
    .occupied = groupe entièrement occupé
austria-word-floor = étage
    .full = étage complet
    .occupied = étage entièrement occupé
austria-word-column = colonne
    .full = colonne complète
    .occupied = colonne entièrement occupée
austria-kind-blue = noble, bleu
austria-kind-yellow = artiste, jaune
austria-kind-red = notable, rouge
austria-kind-green = touriste, vert
austria-cube-s = strudel
    .a = un strudel
    .p = strudels
austria-cube-c = gâteau
    .a = un gâteau
    .p = gâteaux
austria-cube-w = vin
    .a = un vin
    .p = vins
austria-cube-k = café
    .a = un café
    .p = cafés
austria-cubes-s =
    { $n ->
        [one] { $n } strudel
       *[other] { $n } strudels
    }
austria-cubes-c =
    { $n ->
        [one] { $n } gâteau
       *[other] { $n } gâteaux
    }
austria-cubes-w =
    { $n ->
        [one] { $n } vin
       *[other] { $n } vins
    }
austria-cubes-k =
    { $n ->
        [one] { $n } café
       *[other] { $n } cafés
    }

# Wherever a message has $of or $colour, its forms agree: f (bleue), fp (bleues), full (colonne complète).

## Effects in full: nouns, for they stand in lists: 7 PV, 1 strudel et 2 cartes Personnel à piocher

austria-effect-crowns = { austria-crowns }
austria-effect-emperor = { austria-steps } sur la piste de l’empereur
austria-effect-vp = { $n } PV
austria-effect-vp-per-staff = { $n } PV par carte Personnel embauchée
austria-effect-cubes = { $cubes }
austria-effect-choice =
    { $n ->
        [one] { $n } cube au choix
       *[other] { $n } cubes au choix
    }
austria-effect-complete = 1 commande complétée avec des cubes de la réserve
austria-effect-draw = { austria-staff-cards } à piocher
austria-effect-hire =
    { $price ->
        [free] 1 carte de la main à embaucher gratuitement
        [full] 1 carte de la main à embaucher au prix normal
       *[less] 1 carte de la main à embaucher pour { austria-crowns } de moins
    }
austria-effect-offer =
    { $price ->
        [free] 1 carte Personnel à embaucher gratuitement parmi 3 nouvelles
       *[less] 1 carte Personnel à embaucher pour { austria-crowns } de moins parmi 3 nouvelles
    }
austria-effect-prep =
    { $lit ->
        [yes] { austria-a-room } gratuitement (tout de suite occupée)
       *[no]
            { $price ->
                [free] { austria-a-room } gratuitement
                [less] { austria-a-room } pour { austria-crowns } de moins
               *[full]
                    { $times ->
                        [one] { $times } chambre à préparer au prix de son étage
                       *[other] jusqu’à { $times } chambres à préparer, chacune au prix de son étage
                    }
            }
    }
austria-a-room =
    { $low ->
        [yes] 1 chambre de l’étage 1 ou 2 à préparer
       *[no] 1 chambre à préparer
    }
austria-effect-occupy = 1 chambre préparée à occuper
austria-effect-invite = 1 client gratuit de la rangée
austria-effect-extra = tout de suite 1 tour supplémentaire avec une case Action où il y a un dé (sans prendre le dé)
austria-effect-extra-revised = 1 action supplémentaire avec une case Action où il y a un dé (sans prendre le dé)
austria-effect-food =
    { $most ->
        [0] 1 strudel
       [one] { $n } strudels ou gâteaux ({ $most } gâteau au plus)
       *[other] { $n } strudels ou gâteaux ({ $most } gâteaux au plus)
    }
austria-effect-drinks =
    { $most ->
        [0] 1 vin
       [one] { $n } vins ou cafés ({ $most } café au plus)
       *[other] { $n } vins ou cafés ({ $most } cafés au plus)
    }
austria-effect-advance =
    { $n ->
        [one] { $n } case sur la piste de l’empereur ou { $n } couronne
       *[other] { $n } cases sur la piste de l’empereur ou couronnes, à répartir
    }
austria-effect-both = { austria-steps } sur la piste de l’empereur et { austria-crowns }
austria-effect-mimic = une des actions 1 à 5 avec une force de { $n }

## Effects in two or three words, mostly beside an icon

austria-short-crowns = { austria-crowns }
austria-short-emperor =
    { $n ->
        [one] { $n } case
       *[other] { $n } cases
    }
austria-short-vp = { $n } PV
austria-short-vp-per-staff = { $n } PV par carte
austria-short-cubes = { $cubes }
austria-short-choice =
    { $n ->
        [one] { $n } cube au choix
       *[other] { $n } cubes au choix
    }
austria-short-complete = commande servie
austria-short-draw = piocher { $n }
austria-short-hire =
    { $price ->
        [free] embauche gratuite
        [full] embau­cher
       *[less] embau­cher à −{ $n }
    }
austria-short-offer =
    { $price ->
        [free] 1 sur 3 gratuite
       *[less] 1 sur 3 à −{ $n }
    }
austria-short-prep =
    { $lit ->
        [yes] gratuite, occupée
       *[no]
            { $price ->
                [free]
                    { $low ->
                        [yes] gratuite, étage 1–2
                       *[no] chambre gratuite
                    }
                [less] chambre à −{ $n }
               *[full]
                    { $times ->
                        [one] { $times } chambre
                       *[other] { $times } chambres
                    }
            }
    }
austria-short-occupy = occuper 1 chambre
austria-short-invite = client gratuit
austria-short-extra = tour en plus
austria-short-food =
    { $most ->
        [0] 1 strudel
       [one] { $n } strudels, ≤{ $most } en gâteau
       *[other] { $n } strudels, ≤{ $most } en gâteaux
    }
austria-short-drinks =
    { $most ->
        [0] 1 vin
       [one] { $n } vins, ≤{ $most } en café
       *[other] { $n } vins, ≤{ $most } en cafés
    }
austria-short-advance =
    { $n ->
        [one] { $n } case ou couronne
       *[other] { $n } cases / couronnes
    }
austria-short-both =
    { $n ->
        [one] case + couronne
       *[other] { $n } cases + { $n } couronnes
    }
austria-short-mimic = au choix, force { $n }

## Guests and staff

austria-guest-card = { $name } ({ $kind }). Commande : { $order }. À l’installation : { $gives }.
austria-guest-does = commande { $order } ; à l’installation : { $gives }
austria-staff-does = { $when } : { $does }
austria-staff-card =
    { $cost ->
        [0] { $name } (gratuit) – { $when } : { $does }.
        [one] { $name } ({ $cost } couronne) – { $when } : { $does }.
       *[other] { $name } ({ $cost } couronnes) – { $when } : { $does }.
    }
austria-when-once = à l’embauche
austria-when-round = une fois par manche
austria-when-permanent = permanent
austria-when-end = fin de partie
austria-staff-on-guest-crowns = { austria-crowns } chaque fois qu’un client { $of } s’installe
austria-staff-on-guest-emperor = { austria-steps } sur la piste de l’empereur chaque fois qu’un client { $of } s’installe
austria-staff-on-guest-vp = { $n } PV chaque fois qu’un client { $of } s’installe
austria-staff-on-any-guest = { austria-crowns } chaque fois qu’un client s’installe
austria-staff-on-any-guest-revised = { austria-crowns } chaque fois que vous occupez une chambre, peu importe comment
austria-staff-on-order = { $n } PV chaque fois qu’un client avec une commande de { $of } cubes s’installe
austria-staff-free-rooms = vous préparez gratuitement les chambres { FORM($of, "fp") }
austria-staff-on-die-vp = { $n } PV chaque fois que vous prenez un dé { $faces }
austria-staff-on-die-emperor = { austria-steps } sur la piste de l’empereur chaque fois que vous prenez un dé { $faces }
austria-staff-on-die-prep = chaque fois que vous prenez un dé { $faces }, vous pouvez aussi préparer une chambre au prix normal
austria-staff-on-die-hire = chaque fois que vous prenez un dé { $faces }, vous pouvez aussi embaucher une carte Personnel de votre main au prix normal
austria-staff-strength = un dé { $faces } gagne { $n } de force quand vous le prenez
austria-staff-cheaper = le personnel coûte encore { austria-crowns } de moins quand vous prenez un dé { $faces }
austria-staff-free-six = un dé { $faces } est gratuit et gagne { $n } de force
austria-staff-both = quand vous prenez un dé { $faces }, chaque point de force vous fait avancer de 1 case sur la piste de l’empereur et gagner 1 couronne
austria-staff-free-delivery = servir depuis la cuisine est gratuit
austria-staff-free-guests = les clients de la rangée sont gratuits
austria-staff-excuse = vous pouvez payer { austria-crowns } pour éviter une pénalité de l’empereur
austria-staff-on-bonus = { $n } PV chaque fois que vous obtenez le bonus de l’empereur
austria-staff-end-colour = { $n } PV par chambre { FORM($of, "f") } occupée
austria-staff-end-occupied = { $n } PV par chambre occupée
austria-staff-end-staff = { $n } PV par carte Personnel embauchée, celle-ci comprise
austria-staff-end-tiles = { $n } PV par chambre préparée ou occupée
austria-staff-end-full = { $n } PV par { FORM($of, "occupied") }
austria-staff-end-discs = { $n } PV par carte Politique validée
austria-staff-end-emperor = { $n } PV × le numéro de votre case sur la piste de l’empereur ({ $limit } PV au plus)
austria-staff-end-emperor-revised = { $n } PV × le numéro de votre case sur la piste de l’empereur
austria-staff-end-sets = { $n } PV par trio de chambres occupées, une de chaque couleur
austria-staff-end-copy = copie la meilleure carte de fin de partie embauchée par un autre joueur
austria-staff-occupy-twice = 2 chambres préparées à occuper
austria-brief-on-guest-crowns = client { $of } : { austria-crowns }
austria-brief-on-guest-emperor = client { $of } : { austria-steps }
austria-brief-on-guest-vp = client { $of } : { $n } PV
austria-brief-on-any-guest = par client : { austria-crowns }
austria-brief-on-any-guest-revised = ch. occupée : { austria-crowns }
austria-brief-on-order = commande de { $of } : { $n } PV
austria-brief-free-rooms = ch. { FORM($of, "fp") } gratuites
austria-brief-on-die-vp = dé { $faces } : { $n } PV
austria-brief-on-die-emperor = dé { $faces } : { austria-steps }
austria-brief-on-die-prep = dé { $faces } : 1 chambre
austria-brief-on-die-hire = dé { $faces } : embaucher
austria-brief-strength = dé { $faces } : +{ $n }
austria-brief-cheaper = dé { $faces } : coût −{ $n }
austria-brief-free-six = dé { $faces } : gratuit, +{ $n }
austria-brief-both = dé { $faces } : cases + couronnes
austria-brief-free-delivery = service gratuit
austria-brief-free-guests = clients gratuits
austria-brief-excuse = { austria-crowns } : sans pénalité
austria-brief-on-bonus = bonus empereur : { $n } PV
austria-brief-end-colour = { $n } PV / chambre { FORM($of, "f") }
austria-brief-end-occupied = { $n } PV / chambre occupée
austria-brief-end-staff = { $n } PV / carte Personnel
austria-brief-end-tiles = { $n } PV / chambre
austria-brief-end-full = { $n } PV / { FORM($of, "full") }
austria-brief-end-discs = { $n } PV / carte Politique
austria-brief-end-emperor = { $n } PV / case, ≤{ $limit }
austria-brief-end-emperor-revised = { $n } PV / case
austria-brief-end-sets = { $n } PV / trio de couleurs
austria-brief-end-copy = copie une carte de fin
austria-brief-occupy-twice = occuper 2 chambres

## Politics and the emperor
## The log quotes these for every player, so they do without “your”.

austria-need-crowns = { $n } couronnes dans la bourse
austria-need-tiles = { $n } chambres préparées ou occupées
austria-need-staff = { $n } cartes Personnel embauchées
austria-need-emperor = case { $n } ou plus sur la piste de l’empereur
austria-need-full =
    { $which ->
        [floor] { $n } étages entièrement occupés
        [column] { $n } colonnes entièrement occupées
       *[group] { $n } groupes entièrement occupés
    }
austria-need-colour = toutes les chambres d’une couleur occupées
austria-need-each = { $n } chambres occupées de chaque couleur
austria-need-two = { $n } chambres { FORM($of, "fp") } et { $m } { FORM($and, "fp") } occupées
austria-penalty-crowns = perdre { austria-crowns }
austria-penalty-vp = perdre { $n } PV
austria-penalty-vp-per-staff = perdre { $n } PV par carte Personnel embauchée
austria-penalty-cubes = perdre tous les cubes de la cuisine
austria-penalty-all-cubes = perdre tous les cubes de la cuisine et des tables du Café
austria-penalty-return = placer sous la pioche { austria-staff-cards } de la main
austria-penalty-demolish = perdre la chambre préparée la plus haute encore libre
austria-penalty-demolish-twice = perdre les 2 chambres préparées les plus hautes encore libres
austria-penalty-evict = perdre { $n } chambres occupées : une à l’étage le plus haut qui en compte, puis la suivante en dessous dans la même colonne
austria-penalty-evict-revised = perdre { $n } chambres occupées : une à l’étage le plus haut qui en compte, puis une à l’étage suivant en dessous qui en compte
austria-penalty-dismiss = renvoyer une carte Personnel de fin de partie
austria-penalty-or = { $first } ou { $second }
austria-penalty-else = { $first } ou, si c’est impossible, { $second }
austria-less-vp-per-staff = −{ $n } PV par carte Personnel
austria-less-cubes = perdre les cubes de la cuisine
austria-less-all-cubes = perdre tous les cubes, même servis
austria-less-return = rendre { austria-staff-cards }
austria-less-demolish = perdre la chambre libre du haut
austria-less-demolish-twice = perdre 2 chambres libres, de haut en bas
austria-less-evict = perdre { $n } chambres occupées, de haut en bas
austria-less-dismiss = renvoyer une carte de fin
austria-less-else = { $first }, sinon { $second }

## Headline and questions

austria-round = Manche { $n } sur { $all }
austria-emperor-now = empereur après cette manche
austria-emperor-at = empereur après la manche { $n }
austria-score = vous avez { $n } PV
austria-q-draft = Gardez une carte Personnel et passez les autres.
austria-q-first-guest = Prenez gratuitement votre premier client.
austria-q-first-room =
    { $n ->
        [one] Vous pouvez préparer encore { $n } chambre avant le début de la partie.
       *[other] Préparez jusqu’à { $n } chambres avant le début de la partie. Celles de l’étage 1 sont gratuites.
    }
austria-q-turn-guest = Prenez un client si vous le souhaitez, puis prenez un dé.
austria-q-turn = Prenez un dé.
austria-q-turn-full = Prenez un dé. Votre Café est plein : pas de nouveau client.
austria-q-turn-done = Votre dé est joué. Faites autre chose ou finissez votre tour.
austria-q-turn-stuck = Vous ne pouvez pas prendre de dé. Passez, ou faites d’abord autre chose.
austria-q-turn-extra = Tour supplémentaire grâce à E. Gizia : utilisez une case Action où il y a un dé. Vous ne prenez pas le dé.
austria-q-mimic = Pour quelle action utilisez-vous le 6 ?
austria-q-split = Quels cubes voulez-vous ?
austria-q-advance = De combien de cases avancez-vous ? Le reste vous revient en couronnes.
austria-q-cube =
    { $n ->
        [one] Choisissez un cube.
       *[other] Choisissez { $n } cubes, l’un après l’autre.
    }
austria-q-place = Servez { $cubes } à vos clients. Le reste va en cuisine.
austria-q-deliver =
    { $n ->
        [one] Servez encore { $n } cube de la cuisine.
       *[other] Servez jusqu’à { $n } cubes de la cuisine.
    }
austria-q-prepare-full =
    { $n ->
        [one] Choisissez une chambre à préparer. Vous payez le prix de son étage.
       *[other] Choisissez jusqu’à { $n } chambres à préparer. Vous payez le prix de chaque étage.
    }
austria-q-prepare-less = Choisissez une chambre à préparer pour { austria-crowns } de moins.
austria-q-prepare-low = Choisissez une chambre de l’étage 1 ou 2 à préparer gratuitement.
austria-q-prepare-free = Choisissez une chambre à préparer gratuitement.
austria-q-prepare-lit-low = Choisissez une chambre de l’étage 1 ou 2. Elle est gratuite et tout de suite occupée.
austria-q-prepare-lit = Choisissez une chambre. Elle est gratuite et tout de suite occupée.
austria-q-hire-full = Embauchez une carte Personnel de votre main, ou passez.
austria-q-hire-less = Embauchez une carte Personnel de votre main pour { austria-crowns } de moins, ou passez.
austria-q-hire-free = Embauchez gratuitement une carte Personnel de votre main, ou passez.
austria-q-offer-full = Embauchez une de ces cartes Personnel, ou passez.
austria-q-offer-less = Embauchez une de ces cartes Personnel pour { austria-crowns } de moins, ou passez.
austria-q-offer-free = Embauchez gratuitement une de ces cartes Personnel, ou passez.
austria-q-check-in = Quelle chambre pour { FORM($guest, "the") } ?
austria-q-occupy = Quelle chambre préparée voulez-vous occuper ?
austria-q-complete = Quelle commande voulez-vous compléter ?
austria-q-invite = Prenez gratuitement un client de la rangée, ou passez.
austria-q-order = Choisissez l’effet à appliquer en premier.
austria-q-penalty = L’empereur est mécontent. Choisissez votre pénalité.
austria-q-return =
    { $n ->
        [one] Choisissez une carte à placer sous la pioche.
       *[other] Choisissez { $n } cartes à placer sous la pioche, l’une après l’autre.
    }
austria-q-demolish = Quelle chambre abandonnez-vous ?
austria-q-dismiss = Quelle carte de fin de partie renvoyez-vous ?

## Choices

austria-do-keep = Garder { FORM($name, "the") }
austria-do-guest = Prendre { FORM($name, "the") } · { austria-price }
austria-do-room = Chambre { $room }, { FORM($colour, "f") }
austria-do-room-price = Chambre { $room }, { FORM($colour, "f") } · { austria-price.f }
austria-do-room-gift = Chambre { $room }, { FORM($colour, "f") } · bonus de groupe : { $gift }
austria-do-done = Terminé
austria-do-die = Dé { $face } · { $gives }
austria-do-die-price = Dé { $face } · { $gives } · { austria-price }
austria-do-die-boost = Dé { $face } renforcé · { $gives } · { austria-price }
austria-do-deliver = Servir depuis la cuisine · { austria-price }
austria-do-use = Utiliser { FORM($name, "the") } · { $does }
austria-do-claim = Valider une carte Politique : { $card } · { $n } PV
austria-do-check-in = Installer { FORM($name, "the") }
austria-do-pass = Passer
austria-do-end = Finir le tour
austria-do-as = Utiliser comme un { $face } · { $gives }
austria-do-emperor = { $parts }
austria-aside = { $what } ({ $aside })
austria-beyond = { $n } au-delà de la fin : { $n } PV
austria-lost =
    { $n ->
        [one] { $n } perdue : bourse limitée à { $limit }
       *[other] { $n } perdues : bourse limitée à { $limit }
    }
austria-do-split = { $cubes }
austria-do-serve = Servir { FORM($cube, "a") } { FORM($name, "to") }
austria-do-kitchen = Garder { $cubes } en cuisine
austria-do-stop-deliver = Terminé
austria-do-stop-prepare = Terminé
austria-do-stop-hire = Ne pas embaucher
austria-do-stop-occupy = Ne pas occuper
austria-do-stop-complete = Laisser la commande
austria-do-stop-invite = Pas de client
austria-do-hire = Embaucher { FORM($name, "the") } · { austria-price }
austria-do-table = Compléter la commande { FORM($name, "of") }
austria-do-excuse = Éviter la pénalité · 1 couronne
austria-do-return = Rendre { FORM($name, "the") }
austria-do-dismiss = Renvoyer { FORM($name, "the") }

## Previews

austria-gain-crowns =
    { $n ->
        [one] +{ $n } couronne
       *[other] +{ $n } couronnes
    }
austria-cost-crowns =
    { $n ->
        [one] −{ $n } couronne
       *[other] −{ $n } couronnes
    }
austria-lost-crowns =
    { $n ->
        [one] { $n } perdue (bourse pleine)
       *[other] { $n } perdues (bourse pleine)
    }
austria-gain-vp = +{ $n } PV
austria-cost-vp = −{ $n } PV
austria-gain-steps = empereur +{ $n }
austria-cost-steps = empereur −{ $n }
austria-gain-staff =
    { $n ->
        [one] +{ $n } carte Personnel
       *[other] +{ $n } cartes Personnel
    }
austria-gain-strength = force { $n }
austria-gain-lit = chambre { $room } occupée
austria-gain-group = groupe { $colour } complet
austria-gain-ready =
    { FORM($name, "gender") ->
        [F] { $name } servie
       *[M] { $name } servi
    }
austria-gain-hired = embauche { FORM($name, "of") }
austria-gain-cubes = +{ $cubes }
austria-lose-cubes = −{ $cubes }
austria-lose-room = chambre { $room } perdue
austria-gain-pass = vous attendez ; quand tout le monde a passé, un dé est retiré et les autres sont relancés
austria-turn-ends = fin du tour
austria-gains = { $gains }

## “Since your last turn”: what a player did, after the disc of their seat

austria-recap-die = prend un { $face }
austria-recap-guest = prend { FORM($guest, "the") }
austria-recap-hired = embauche { $card }
austria-recap-checked-in = installe { FORM($guest, "the") }
austria-recap-rooms =
    { $n ->
        [one] prépare une chambre
       *[other] prépare { $n } chambres
    }
austria-recap-served =
    { $n ->
        [one] sert un cube
       *[other] sert { $n } cubes
    }
austria-recap-passed = passe

## The log

austria-log-first-player =
    { $you ->
        [yes] Vous commencez.
       *[no] { $name } commence.
    }
austria-log-politics-revealed = Cartes Politique : { $what }.
austria-log-tiles-revealed = Tuiles Empereur : { $what }.
austria-log-boards-dealt = Chaque joueur reçoit un hôtel différent.
austria-log-row-dealt = Premiers clients de la rangée : { FORM($what, "the") }.
austria-setup-politics = cartes Politique
austria-setup-emperor = tuiles Empereur
austria-setup-boards = hôtels
austria-setup-row = rangée de clients
austria-setup-hands = personnel de départ
austria-log-card-kept =
    { $known ->
        [yes] { $you ->
            [yes] Vous gardez { $card }.
           *[no] { $name } garde { $card }.
        }
       *[no] { $you ->
            [yes] Vous gardez une carte Personnel.
           *[no] { $name } garde une carte Personnel.
        }
    }
austria-log-hands-passed = Tous les joueurs passent leurs cartes à gauche.
austria-log-round-started = La manche { $n } commence.
austria-log-dice-rolled =
    { $again ->
        [yes] Les dés sont relancés : { $dice }.
       *[no] Les dés sont lancés : { $dice }.
    }
austria-log-die-binned =
    { $n ->
        [0] Le dernier dé est retiré.
       *[other] Un dé est retiré, il en reste { $n }.
    }
austria-log-passed =
    { $you ->
        [yes] Vous passez.
       *[no] { $name } passe.
    }
austria-log-guest-seated =
    { $you ->
        [yes] Vous prenez { FORM($guest, "the") } ({ $price }).
       *[no] { $name } prend { FORM($guest, "the") } ({ $price }).
    }
austria-log-guests-reshuffled = Les clients défaussés sont mélangés en une nouvelle pioche.
austria-log-die-taken =
    { $you ->
        [yes] Vous prenez un { $face } de force { $n }{ $paid }.
       *[no] { $name } prend un { $face } de force { $n }{ $paid }.
    }
austria-log-die-extra =
    { $you ->
        [yes] Vous utilisez la case { $face } avec une force de { $n }{ $paid }.
       *[no] { $name } utilise la case { $face } avec une force de { $n }{ $paid }.
    }
austria-log-paid = { "" } pour { austria-crowns }
austria-log-die-used-as =
    { $you ->
        [yes] Vous l’utilisez comme un { $face }.
       *[no] { $name } l’utilise comme un { $face }.
    }
austria-log-cubes-received =
    { $you ->
        [yes] Vous recevez { $cubes }.
       *[no] { $name } reçoit { $cubes }.
    }
austria-log-delivery-started =
    { $you ->
        [yes] Vous servez depuis la cuisine ({ $price }).
       *[no] { $name } sert depuis la cuisine ({ $price }).
    }
austria-log-cube-served =
    { $you ->
        [yes] Vous servez { FORM($cube, "a") } { FORM($guest, "to") }.
       *[no] { $name } sert { FORM($cube, "a") } { FORM($guest, "to") }.
    }
austria-log-order-completed = { FORM($guest, "the") } a reçu toute sa commande.
austria-log-cubes-lost =
    { $you ->
        [yes] Vous perdez { $cubes }.
       *[no] { $name } perd { $cubes }.
    }
austria-log-room-prepared =
    { $you ->
        [yes] Vous préparez la chambre { $room } ({ FORM($price, "f") }){ $vp }.
       *[no] { $name } prépare la chambre { $room } ({ FORM($price, "f") }){ $vp }.
    }
austria-log-with-vp = , +{ $n } PV
austria-log-rooms-prepared =
    { $you ->
        [yes] Vous préparez les chambres { $rooms } ({ FORM($price, "fp") }){ $vp }.
       *[no] { $name } prépare les chambres { $rooms } ({ FORM($price, "fp") }){ $vp }.
    }
austria-log-guest-checked-in =
    { $you ->
        [yes] Vous installez { FORM($guest, "the") } dans la chambre { $room }{ $vp }.
       *[no] { $name } installe { FORM($guest, "the") } dans la chambre { $room }{ $vp }.
    }
austria-log-window-lit =
    { $you ->
        [yes] Vous occupez la chambre { $room }.
       *[no] { $name } occupe la chambre { $room }.
    }
austria-log-group-completed =
    { $you ->
        [yes]
            { $size ->
                [one] Vous complétez un groupe { $colour } d’une chambre.
               *[other] Vous complétez un groupe { $colour } de { $size } chambres.
            }
       *[no]
            { $size ->
                [one] { $name } complète un groupe { $colour } d’une chambre.
               *[other] { $name } complète un groupe { $colour } de { $size } chambres.
            }
    }
austria-log-crowns-gained =
    { $you ->
        [yes] Vous gagnez { $crowns }{ $lost }.
       *[no] { $name } gagne { $crowns }{ $lost }.
    }
austria-log-crowns-lost =
    { $n ->
        [one] { "" } ({ $n } autre perdue, bourse pleine)
       *[other] { "" } ({ $n } autres perdues, bourse pleine)
    }
austria-log-points-scored =
    { $you ->
        [yes] Vous marquez { $n } PV.
       *[no] { $name } marque { $n } PV.
    }
austria-log-emperor-moved =
    { $you ->
        [yes] Vous avancez à la case { $end } de la piste de l’empereur{ $vp }.
       *[no] { $name } avance à la case { $end } de la piste de l’empereur{ $vp }.
    }
austria-log-staff-drawn =
    { $known ->
        [yes] { $you ->
            [yes] Vous piochez { $cards }.
           *[no] { $name } pioche { $cards }.
        }
       *[no] { $you ->
            [yes] Vous piochez { austria-staff-cards }.
           *[no] { $name } pioche { austria-staff-cards }.
        }
    }
austria-log-staff-offered =
    { $known ->
        [yes] { $you ->
            [yes] Vous regardez { $cards }.
           *[no] { $name } regarde { $cards }.
        }
       *[no] { $you ->
            [yes] Vous regardez { austria-staff-cards }.
           *[no] { $name } regarde { austria-staff-cards }.
        }
    }
austria-log-offer-put-back =
    { $known ->
        [yes] { $you ->
            [yes] Vous placez { $cards } sous la pioche.
           *[no] { $name } place { $cards } sous la pioche.
        }
       *[no] { $you ->
            [yes] Vous placez { austria-staff-cards } sous la pioche.
           *[no] { $name } place { austria-staff-cards } sous la pioche.
        }
    }
austria-log-staff-hired =
    { $you ->
        [yes] Vous embauchez { $card } ({ $price }).
       *[no] { $name } embauche { $card } ({ $price }).
    }
austria-log-staff-used =
    { $you ->
        [yes] Vous utilisez { $card }.
       *[no] { $name } utilise { $card }.
    }
austria-log-staff-triggered =
    { $you ->
        [yes] Votre { $card } entre en action.
       *[no] Chez { $name }, { FORM($card, "the") } entre en action.
    }
austria-log-disc-placed =
    { $you ->
        [yes] Vous validez la carte Politique { $group } ({ $need }) pour { $n } PV.
       *[no] { $name } valide la carte Politique { $group } ({ $need }) pour { $n } PV.
    }
austria-log-extra-turn-started =
    { $you ->
        [yes] E. Gizia vous donne un tour supplémentaire.
       *[no] E. Gizia donne un tour supplémentaire à { $name }.
    }
austria-log-extra-turn-lost = Le tour supplémentaire d’E. Gizia est perdu : il n’y a plus de dé.
austria-log-emperor-scored =
    { $you ->
        [yes] Vous marquez { $n } PV sur la piste de l’empereur et reculez à la case { $end }.
       *[no] { $name } marque { $n } PV sur la piste de l’empereur et recule à la case { $end }.
    }
austria-log-bonus-given =
    { $you ->
        [yes] Vous obtenez le bonus de l’empereur : { $what }.
       *[no] { $name } obtient le bonus de l’empereur : { $what }.
    }
austria-log-penalty-due =
    { $you ->
        [yes] Vous devez subir la pénalité de l’empereur : { $what }.
       *[no] { $name } doit subir la pénalité de l’empereur : { $what }.
    }
austria-log-penalty-paid =
    { $you ->
        [yes] Vous subissez la pénalité : { $what }.
       *[no] { $name } subit la pénalité : { $what }.
    }
austria-log-penalty-crowns =
    { $you ->
        [yes] Pénalité : vous perdez { austria-crowns }.
       *[no] Pénalité : { $name } perd { austria-crowns }.
    }
austria-log-penalty-vp =
    { $you ->
        [yes] Pénalité : vous perdez { $n } PV.
       *[no] Pénalité : { $name } perd { $n } PV.
    }
austria-log-penalty-excused =
    { $you ->
        [yes] Vous payez { $crowns } pour éviter la pénalité.
       *[no] { $name } paie { $crowns } pour éviter la pénalité.
    }
austria-log-staff-returned =
    { $known ->
        [yes] { $you ->
            [yes] Vous placez { $card } sous la pioche.
           *[no] { $name } place { $card } sous la pioche.
        }
       *[no] { $you ->
            [yes] Vous placez une carte Personnel sous la pioche.
           *[no] { $name } place une carte Personnel sous la pioche.
        }
    }
austria-log-room-demolished =
    { $you ->
        [yes] Vous perdez la chambre { $room }.
       *[no] { $name } perd la chambre { $room }.
    }
austria-log-staff-dismissed =
    { $you ->
        [yes] Vous renvoyez { $card }.
       *[no] { $name } renvoie { $card }.
    }
austria-log-round-ended = La manche { $n } est terminée.
austria-log-scoring-part =
    { $you ->
        [yes] Vous marquez { $n } PV pour { FORM($what, "the") }.
       *[no] { $name } marque { $n } PV pour { FORM($what, "the") }.
    }
austria-log-scoring-loss =
    { $you ->
        [yes] Vous perdez { $n } PV pour { FORM($what, "the") }.
       *[no] { $name } perd { $n } PV pour { FORM($what, "the") }.
    }
austria-part-rooms = chambres occupées
    .the = les chambres occupées
austria-part-crowns = couronnes
    .the = les couronnes
austria-part-cubes = cubes en cuisine
    .the = les cubes en cuisine
austria-part-guests = clients restés au Café
    .the = les clients restés au Café
austria-part-copied = { $card } (copie : { $copied })
    .the = { FORM($card, "the") } (copie : { $copied })
austria-log-game-ended = La partie est terminée.
austria-verdict-decided = { $names } l’emporte à égalité de PV ({ $vp }), avec plus de couronnes et de cubes, ceux des clients du Café compris ({ $worth }).
austria-verdict-shared = { $names } se partagent la victoire avec { $vp } PV, à égalité jusque dans les couronnes et les cubes, ceux des clients du Café compris ({ $worth }).

## On the table

austria-told = { $words } : { $gains }
austria-hand = Main
austria-work = En poste
austria-if-ended = si c’était la fin
austria-score-now = marqués jusqu’ici
austria-score-staff = personnel de fin
austria-score-all = Si c’était la fin : { $n } PV
austria-vp-sign = PV
austria-worth = Vaut { $n } PV pour l’instant.
austria-worth-copied = Copie : { $name }.
austria-check-in = Installer
austria-serve = Servir
austria-served = tout servi
austria-spent = utilisée
austria-new = nouvelle
austria-after-which = Après la manche { $round } :
austria-back-by = points, recul de { $back }
austria-hotel = Hôtel { $name }
austria-round-of = Manche
austria-turn-marks = Tours
austria-draft-of = Carte { $n } sur { $all }
austria-your-board = Votre plateau
austria-keys-dice = Prendre un dé de ce chiffre
austria-keys-boost = Le prendre renforcé
austria-pages = Zones de la table
austria-page-hotel = Hôtel
austria-page-staff = Personnel
austria-page-town = Empereur
austria-page-others = Autres
austria-guests = Clients
austria-dice = Dés
austria-cafe = Café
austria-kitchen = Cuisine
austria-purse = Bourse
austria-emperor = Empereur
austria-politics = Politique
austria-order = Ordre du tour
austria-draft = Draft
austria-offer = Candidats
austria-staff-at-work = En poste ({ $n })
austria-staff-hand = Main ({ $n })
austria-nobody-hired = Personne en poste. Prenez un 5 pour embaucher une carte de votre main.
austria-no-hand = Aucune carte en main.
austria-hidden-hand =
    { $n ->
        [0] Aucune carte en main.
        [one] { $n } carte cachée en main.
       *[other] { $n } cartes cachées en main.
    }
austria-moment-once = à l’embauche
austria-moment-round = 1× par manche
austria-moment-permanent = permanent
austria-moment-end = fin de partie
austria-asleep = Utilisée. De nouveau prête à la prochaine manche.
austria-other-hotels = Autres hôtels
austria-own-hotel = Votre hôtel
austria-hotel-of = Chez { $name }
austria-look-at = Voir chez { $name }
austria-back = Revenir chez { $name }
austria-back-home = Revenir à votre hôtel
austria-die-1 = strudel, gâteau
austria-die-2 = vin, café
austria-die-3 = chambres
austria-die-4 = empereur, couronnes
austria-die-5 = personnel
austria-die-6 = au choix
austria-space-1 = Case 1 : gagnez 1 strudel par dé qui s’y trouve. La moitié au plus peuvent être des gâteaux.
austria-space-2 = Case 2 : gagnez 1 vin par dé qui s’y trouve. La moitié au plus peuvent être des cafés.
austria-space-3 = Case 3 : préparez au plus 1 chambre par dé qui s’y trouve, chacune au prix de son étage.
austria-space-4 = Case 4 : pour chaque dé qui s’y trouve, avancez de 1 case sur la piste de l’empereur ou gagnez 1 couronne.
austria-space-5 = Case 5 : embauchez une carte Personnel de votre main pour 1 couronne de moins par dé qui s’y trouve.
austria-space-6 = Case 6 : payez 1 couronne pour jouer n’importe quelle autre action avec les dés qui s’y trouvent.
austria-no-die = aucun dé
austria-would-give = En ce moment : { $gives }.
austria-vain-rooms = aucune chambre
austria-vain-crowns = trop cher
austria-vain-hand = main vide
austria-free = table libre
austria-free-table = Table libre : placez-y un client de la rangée.
austria-needs = attend { $cubes }
austria-ready = peut s’installer
austria-no-room = commande servie, attend une chambre préparée
austria-no-room-of = commande servie, attend une chambre { FORM($colour, "f") } préparée
austria-serve-these = Servir { $cubes } de la cuisine { FORM($name, "to") }
austria-serve-all = Servir les { $n }
austria-pick = Servir { $cubes } : cliquez sur un client
austria-kitchen-cube =
    { $n ->
        [one] En cuisine : { $n } { $cube }. À la fin, chaque cube vaut 1 PV.
       *[other] En cuisine : { $n } { FORM($cube, "p") }. À la fin, chaque cube vaut 1 PV.
    }
austria-kitchen-of = En cuisine : { $cubes }
austria-purse-of = Couronnes : { $n } sur { $limit }
austria-purse-tip = Votre bourse contient jusqu’à { $limit } couronnes ; le surplus est perdu. Chacune vaut 1 PV à la fin.
austria-of-limit = sur { $limit }
austria-track = Piste de l’empereur
austria-track-at = Case { $n } de la piste de l’empereur
austria-staff-of = Personnel : { $work } en poste, { $hand } en main
austria-space-of-track = Case { $space } au prochain décompte : { $vp } PV, puis { $zone }.
austria-zone-penalty = pénalité
austria-zone-nothing = rien
austria-zone-bonus = bonus
austria-outlook-short = +{ $vp } PV, case { $after } : { $zone }
austria-after-round = Après la manche { $round } : points de votre case, recul de { $back }
austria-fate-bonus =
    { $who ->
        [you] Pour l’instant, vous marquez { $vp } PV, reculez à la case { $after } et recevez le bonus
       *[other] Pour l’instant, { $name } marque { $vp } PV, recule à la case { $after } et reçoit le bonus
    }
austria-fate-nothing =
    { $who ->
        [you] Pour l’instant, vous marquez { $vp } PV, reculez à la case { $after } et n’avez ni bonus ni pénalité
       *[other] Pour l’instant, { $name } marque { $vp } PV, recule à la case { $after } et n’a ni bonus ni pénalité
    }
austria-fate-penalty =
    { $who ->
        [you] Pour l’instant, vous marquez { $vp } PV, reculez à la case { $after } et subissez la pénalité
       *[other] Pour l’instant, { $name } marque { $vp } PV, recule à la case { $after } et subit la pénalité
    }
austria-tile = Manche { $round } · bonus : { $bonus } · pénalité : { $penalty }
austria-scene-round = Manche { $n }
austria-scene-visit = L’empereur vient après la manche { $n }.
austria-scene-emperor = La visite de l’empereur
austria-scene-emperor-text = Après la manche { $n } : points de la case, recul de { $back }, puis bonus ou pénalité dans l’ordre du tour
austria-scene-back = recul de { $n }
austria-scene-nothing = rien
austria-scene-waits = En attente d’une décision…
austria-scene-hide = Masquer
austria-scene-next = Suivant
austria-scene-skip = Passer
austria-scene-final = Décompte final
austria-scene-so-far = Jusqu’ici
austria-scene-staff = Personnel de fin
austria-scene-floor = Étage { $n }
austria-scene-leftovers = Couronnes et cubes
austria-scene-guests = Clients restés au Café
austria-politics-card = Carte Politique { $letter } : { $need }. Plus vous la validez tôt, plus elle rapporte.
austria-progress = { $what } { $have }/{ $need }
austria-progress-count = { $have }/{ $need }
austria-named = { $name } : { $what }
austria-turn =
    { $state ->
        [done] Tour { $n }, { $name } : joué
        [now] Tour { $n }, { $name } : en cours
        [passed] Tour { $n }, { $name } : passé, attend le prochain lancer
       *[open] Tour { $n }, { $name } : à venir
    }
austria-room-planned =
    { $vp ->
        [0] chambre { $room }, { FORM($colour, "f") } : pas encore préparée. { $price ->
            [0] Gratuite
            [one] Coûte { $price } couronne
           *[other] Coûte { $price } couronnes
        }.
       *[other] chambre { $room }, { FORM($colour, "f") } : pas encore préparée. { $price ->
            [0] Ne coûte rien
            [one] Coûte { $price } couronne
           *[other] Coûte { $price } couronnes
        } et rapporte tout de suite { $vp } PV.
    }
austria-room-prepared = chambre { $room }, { FORM($colour, "f") } : préparée. Une fois occupée, elle vaut { $end } PV à la fin.
austria-room-occupied = chambre { $room }, { FORM($colour, "f") } : occupée. Vaut { $end } PV à la fin.
austria-room-lodger = { $name } loge ici.
austria-room-group =
    { $size ->
        [one] Un groupe à elle seule. Bonus une fois occupée : { $gift }.
       *[other] Groupe de { $size }. Bonus une fois toutes occupées : { $gift }.
    }
austria-floor =
    { $price ->
        [0] Étage { $floor } : préparer une chambre est gratuit. Occupée, elle vaut { $vp } PV à la fin.
        [one] Étage { $floor } : préparer une chambre coûte { $price } couronne. Occupée, elle vaut { $vp } PV à la fin.
       *[other] Étage { $floor } : préparer une chambre coûte { $price } couronnes. Occupée, elle vaut { $vp } PV à la fin.
    }
austria-tag-price =
    { $n ->
        [0] gratuit
       *[other] −{ $n }
    }
austria-not-asked = Pas maintenant. { $question }
austria-not-over = La partie est terminée.
austria-not-watching = Vous ne faites que regarder cette partie.
austria-not-confirmed = Confirmez d’abord votre tour, ou annulez-le.
austria-not-turn = C’est à { $name } de décider.
austria-not-other = Vous êtes chez { $name }. Vous ne pouvez agir que dans votre hôtel.
austria-not-payable =
    { $have ->
        [0] Cela coûte { austria-crowns }. Votre bourse est vide.
       *[other] Cela coûte { austria-crowns }. Vous en avez { $have }.
    }
austria-not-again = Cette chambre est déjà préparée.
austria-not-beside = Une nouvelle chambre doit être à côté, au-dessus ou au-dessous d’une des vôtres.
austria-not-corner = Votre première chambre doit être celle en bas à gauche.
austria-not-floor = Cela ne vaut que pour les étages 1 et 2.
austria-not-free = Cette chambre est déjà occupée.
austria-not-prepared = Cette chambre n’est pas encore préparée.
austria-not-colour = Cette chambre est { FORM($colour, "f") }. Ce client en veut une de sa couleur.
austria-not-by-die = Prenez un 3 pour préparer des chambres. Certains clients et certaines cartes Personnel le permettent aussi.
austria-not-from-cafe = Cette chambre est prête. Installez-y un client de votre Café dont la commande est complète.
austria-not-no-room-there = Il n’y a pas de chambre à abandonner ici.
austria-not-spared = La pénalité touche une des chambres en surbrillance.
austria-not-cafe = Votre Café est plein.
austria-not-after-die = Vous ne pouvez prendre un client qu’avant votre dé.
austria-not-second-guest = Vous ne pouvez prendre qu’un client par tour.
austria-not-empty-table = Cette table est libre. Placez-y un client de la rangée.
austria-not-full-order = Cette commande est complète.
austria-not-wanted = Ce client ne veut pas de { $cube }. Il attend { $cubes }.
austria-not-hungry = Ce client attend encore { $cubes }.
austria-not-housed = Ce client attend une chambre préparée. Aucune n’est libre.
austria-not-housed-in = Ce client attend une chambre { FORM($colour, "f") } préparée. Aucune n’est libre.
austria-not-no-cube = Il n’y a pas de { $cube } dans votre cuisine.
austria-not-unwanted = Aucun de vos clients n’attend de { $cube }.
austria-not-delivery = Servir jusqu’à { $cubes } cubes de la cuisine coûte { austria-crowns }. Votre bourse est vide.
austria-not-yet-hired = Prenez un 5 pour embaucher une carte de votre main. Certains clients et certaines cartes Personnel le permettent aussi.
austria-not-offered = Vous ne pouvez embaucher maintenant qu’une des nouvelles cartes Personnel.
austria-not-used-once = Cette carte a agi à l’embauche.
austria-not-used-permanent = Cette carte agit d’elle-même chaque fois qu’elle s’applique.
austria-not-used-end = Cette carte compte à la fin de la partie.
austria-not-no-end-card = Vous ne pouvez renvoyer qu’une carte de fin de partie.
austria-not-without-die = Il n’y a pas de dé ici.
austria-not-second-die = Vous avez déjà pris un dé ce tour-ci.
austria-not-six-as-six = Utilisez le 6 pour une des actions 1 à 5.
austria-not-claimed = Vous avez déjà validé cette carte.
austria-not-places = Les trois places sont prises.
austria-not-reached = Vous n’y êtes pas encore : { $progress }.
austria-not-backwards = Sur la piste de l’empereur, vous ne pouvez qu’avancer.
austria-not-so-far =
    { $n ->
        [one] Ce dé vous fait avancer de { $n } case au plus.
       *[other] Ce dé vous fait avancer de { $n } cases au plus.
    }
austria-not-by-steps = Prenez un 4 pour avancer sur la piste de l’empereur. Certains clients, certaines cartes Personnel et les groupes jaunes vous font avancer aussi.

## What a puzzle is about

austria-theme-emperor = L’empereur
austria-theme-politics = Course aux cartes Politique
austria-theme-groups = Bonus de groupe
austria-theme-rooms = Chambres
austria-theme-guests = Clients
austria-theme-staff = Personnel
austria-theme-money = Argent
austria-theme-timing = Le bon moment
austria-theme-denial = Gêner les autres
