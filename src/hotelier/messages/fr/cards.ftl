### The card browser.

cards-title = Cartes
cards-head = { $game } : cartes
cards-to-rules = Règles
cards-all = Toutes les cartes
cards-no-such = Carte introuvable
cards-filters = Filtres
cards-kinds = Types de cartes
cards-find = Chercher
cards-find-austria = nom, cube, récompense…
cards-find-overbooking = nom, règle, pouvoir…
cards-any = peu importe
cards-sort = Trier par
cards-sort-box = ordre habituel
cards-sort-name = nom
cards-sort-points = points
cards-sort-cubes = taille de commande
cards-sort-cost = coût
cards-sort-coins = pièces
cards-sort-beds = lits
cards-found =
    { $n ->
        [0] Aucune carte.
        [one] { $n } carte.
       *[other] { $n } cartes.
    }
cards-none = Aucune carte ne correspond.
cards-all-again = Voir toutes les cartes
cards-leaf = Carte précédente et suivante
cards-numbered = { $kind } nº { $number }
cards-how = Fonctionnement
cards-rulings = Précisions
cards-no-rulings = Aucune précision sur cette carte.
cards-in-the-rules = Dans les règles

## Kinds

cards-kind-every = Tout
cards-kind-guest = Clients
cards-kind-staff = Personnel
cards-kind-politics = Politique
cards-kind-emperor = Empereur
cards-kind-kind = Invités
cards-kind-hotel = Hôtels
cards-kind-crest = Blasons
cards-one-guest = Carte Client
cards-one-staff = Carte Personnel
cards-one-politics = Carte Politique
cards-one-emperor = Tuile Empereur
cards-one-kind = Sorte d’invités
cards-one-hotel = Tuile Hôtel
cards-one-crest = Blason

## Filters

cards-filter-colour = Couleur
cards-filter-gives = Récompense
cards-filter-cube = Cube commandé
cards-filter-cubes = Taille de commande
cards-filter-when = Moment
cards-filter-about = Sujet
cards-filter-cost = Coût
cards-filter-hand = Main de découverte
cards-filter-group = Groupe
cards-filter-asks = Condition
cards-filter-size = Dos
cards-filter-rule = Règle spéciale
cards-colour-yellow = ★ jaune : artistes
cards-colour-blue = ◆ bleu : nobles
cards-colour-red = ■ rouge : notables
cards-colour-green = ● vert : touristes
cards-gives-vp = PV
cards-gives-crowns = couronnes
cards-gives-emperor = piste de l’empereur
cards-gives-cubes = cubes
cards-gives-prep = chambres préparées
cards-gives-occupy = chambre occupée
cards-gives-hire = embauche
cards-gives-draw = cartes Personnel
cards-gives-invite = autre client
cards-gives-extra = tour en plus
cards-cubes-of =
    { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }
cards-about-guests = clients
cards-about-kitchen = cuisine et cubes
cards-about-dice = dés
cards-about-rooms = chambres
cards-about-emperor = empereur
cards-about-staff = personnel
cards-about-politics = politique
cards-asks-crowns = couronnes
cards-asks-rooms = chambres
cards-asks-staff = personnel
cards-asks-emperor = piste de l’empereur
cards-size-small = petit blason (1–3 lits)
cards-size-large = grand blason (4–6 lits)

## What cards are and do

cards-colour = Couleur
cards-order = Commande
cards-points = Points
cards-cost = Coût
cards-cost-revised = Coût, édition révisée
cards-hand = Main de découverte
cards-group = Groupe
cards-scored = Décompte
cards-beds = Lits demandés
cards-coins = Valeur
cards-back = Dos
cards-source = Source
cards-after-round = après la manche { $round }
cards-revised = Édition révisée : { $does }.
cards-does = { $does }.
cards-politics-does = Condition : { $need }. Le premier joueur à valider la carte marque { $first } PV, le deuxième { $second }, le troisième { $third }.
cards-tile = Tuile Empereur { $tile }
cards-tile-bonus = Bonus : { $bonus }.
cards-tile-penalty = Pénalité : { $penalty }.
cards-tile-penalty-revised = Pénalité, édition révisée : { $penalty }.
cards-hotel-side = Face { $side } : { $beds }. { $rule }
cards-hotel-house = Les faces marquées * sont provisoires : nous ignorons les valeurs imprimées.
cards-crest-does = Chaque paquet contient { $n } cartes à ce blason, une de chaque sorte.
cards-crest-beginner = Bonus débutant pour les cartes logées : { $steps }.
cards-crest-advanced = Bonus avancé pour les cartes logées : { $steps }.
cards-crest-step = { $n } rapportent { $points }

## Chosen for a custom setup

own-setup-about = Choisissez le début de la partie : cartes, tuiles et mains. Une position en cours de partie ne peut pas être reproduite. Ce que vous ne touchez pas est tiré au hasard, mais un élément commencé doit être choisi en entier.
own-setup-random = Au hasard
own-setup-count = { $n } sur { $all }
own-setup-groups = Choisissez-en un par groupe.
own-setup-group = Groupe { $name }
own-setup-missing = Choisissez-en encore { $n }, ou revenez au hasard.
own-setup-reset = Revenir au hasard
own-setup-seat = { $part }, place { $seat }
