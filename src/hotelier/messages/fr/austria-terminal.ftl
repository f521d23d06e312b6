### Grand Austria Hotel in the terminal: what the browser shows without words, or in different ones.

## Choices as the terminal lists them

austria-group-guest = Prendre un client
austria-group-die = Prendre un dé
austria-group-stronger = Prendre un dé (+ : renforcé pour { $n }♔)
austria-group-other = Ou
austria-tip-check-in = { FORM($guest, "the") } peut s’installer : { $action }
austria-tip-claim = Vous pouvez valider la carte Politique { $letter } : { $action }
austria-tip-use = Vous pouvez utiliser { FORM($card, "the") } : { $action }

## Cards as the terminal lists them

austria-politics-named = Carte Politique { $letter }
austria-politics-places = { $vp } PV pour les trois premiers
austria-tile-named = Tuile Empereur { $tile }
austria-boards = Plateaux Hôtel
austria-board-night = Plateau nuit
austria-board-day = Plateau jour { $board }
austria-board-rooms = { $rooms }, de bas en haut
austria-track-named = Piste de l’empereur
austria-track-points = PV par case, à partir de 0 : { $vp }
austria-from-printed = imprimé
austria-from-transcription = d’une seule transcription, non vérifiée
austria-from-owner = d’un fichier personnel
austria-tile-words = Bonus : { $bonus }. Pénalité : { $penalty }
austria-after = après la manche { $round }
austria-revised = Édition révisée : { $what }
austria-revised-cost = coûte { $crowns }

## Signs in the terminal’s picture: keep them short, there’s little room

austria-title = Grand Austria Hotel
austria-roof = Hôtel { $name }
# One letter for each cube, the initial of its word: four different ones.
austria-letter-s = S
austria-letter-c = G
austria-letter-w = V
austria-letter-k = C
# One letter for each colour, four different ones.
austria-letter-blue = B
austria-letter-yellow = J
austria-letter-red = R
austria-letter-green = V
austria-sign-crowns = { $n }♔
austria-sign-price =
    { $n ->
        [0] gratuit
       *[other] { $n }♔
    }
austria-sign-emperor = { $n } empereur
# without $cubes
austria-sign-cubes = +{ $letters }
austria-sign-draw = piocher { $n }
austria-sign-offer =
    { $price ->
        [free] 1 sur 3 gratuite
       *[less] 1 sur 3 −{ $n }♔
    }
austria-sign-prep =
    { $price ->
        [free]
            { $low ->
                [yes] chambre gratuite (ét. 1–2)
               *[no] chambre gratuite
            }
        [less] chambre −{ $n }♔
       *[full]
            { $times ->
                [one] préparer { $times } chambre
               *[other] préparer ≤{ $times } chambres
            }
    }
austria-sign-twice = { $what } ×2
austria-points = Points
# At most six letters.
austria-points-short = PV
# At most six letters.
austria-seats = places
austria-turns = Tours
austria-passed = passé
austria-used = utilisée
austria-kept = Gardées jusqu’ici ({ $n })
austria-nobody-yet = personne
austria-cafe-empty = vide
austria-at-emperor = empereur { $n }
austria-in-hand = main { $n }
austria-ready-no-room = attend une chambre
austria-yours = à vous
austria-discs = disques :
austria-boost-note = renfort : { $n }♔ pour 1 de force en plus
austria-row-note = prix, client, PV, commande → récompense
austria-outlook = Maintenant sur la case { $space } : { $vp } PV, puis recul à { $after }.
austria-outlook-bonus = Bonus : { $what }
austria-outlook-penalty = Pénalité : { $what }
austria-outlook-nothing = Ni bonus ni pénalité
austria-tiles = Tuiles Empereur
austria-tiles-note = bonus dès la case { $n }, pénalité à 0
austria-tile-over = après la manche { $round } : visite passée
austria-legend = Légende
austria-legend-signs = □ manque  ♔ couronne
austria-legend-map = plan : { $capital } occupée, { $small } préparée, · vide
austria-legend-occupied = occupée
austria-legend-free = libre
austria-legend-group = groupe complet :
austria-legend-blue = { $bonus } PV
austria-legend-red = { $bonus } ♔
austria-legend-yellow = { $bonus } empereur
austria-legend-transcription = * d’une seule transcription, non vérifiée

## Before the first game and after the last round, in the terminal

austria-intro-1 = Vous dirigez un hôtel à Vienne. Des clients s’attablent dans votre Café, vous servez ce qu’ils commandent, puis vous les installez dans une chambre : ils vous récompensent par des points de victoire (PV), et plus encore. Après 7 manches, le joueur qui a le plus de PV l’emporte.
austria-intro-2 = À votre tour, vous pouvez prendre un client de la rangée. Puis vous prenez un dé sur l’une des six cases Action : 1 strudel et gâteau, 2 vin et café, 3 préparer des chambres, 4 piste de l’empereur et couronnes, 5 embaucher du personnel, 6 une de ces actions au choix pour 1 couronne. Plus il y a de dés sur une case, plus son action est forte.
austria-intro-3 = Un client dont la commande est complète peut s’installer dans une chambre préparée de sa couleur (les clients verts : n’importe laquelle). Un groupe de chambres toutes occupées vous donne un bonus. Pour 1 couronne, vous pouvez servir jusqu’à 3 cubes de la cuisine.
austria-intro-4 = L’empereur vient après les manches 3, 5 et 7 : allez assez loin sur sa piste pour un bonus, sinon gare à la pénalité. À la fin, chaque couronne et chaque cube de votre cuisine valent 1 PV, et chaque client resté dans votre Café vous en coûte 5.
austria-signs = Les lettres désignent les cubes : { $cubes }. ▣ est un cube présent, □ un cube qui manque, ♔ une couronne. Couleurs des clients et des chambres : { $colours }. Sur le petit plan de l’hôtel d’un autre joueur, une majuscule est une chambre occupée, une minuscule une chambre préparée, un point une place vide.
austria-source-checked-in = clients installés
austria-source-printed = chambres à PV imprimés
austria-source-groups = groupes bleus
austria-source-staff = personnel en cours de partie
austria-source-politics = cartes Politique
austria-source-track = piste de l’empereur
austria-source-tiles = tuiles Empereur
austria-source-end-staff = personnel de fin de partie
austria-end-staff-of = Personnel de fin de partie, { $name } :
austria-verdict-wins = { $names } l’emporte avec { $vp } PV.
