### Overbooking in the terminal: what only its pictures and its list of choices say.

## Small words

overbooking-hotel-words = { $beds }, { $rule }
overbooking-waiting =
    { $n ->
        [0] file vide
       *[other] { $n } en attente
    }
overbooking-fact-face-up = visible
overbooking-fact-second = deuxième carte ici
overbooking-fact-token = vous prenez le jeton
# An action and what there is to know about it, several things with commas between them.
overbooking-do-with = { $action } ({ $facts })
overbooking-door-does = porte : { $ability }
overbooking-group-small = Petites cartes, 1–3 lits (dans la file ou à la porte de derrière)
overbooking-group-large = Grandes cartes, 4–6 lits (dans la file ou à la porte de derrière)
overbooking-group-or = Ou

## The card reference

overbooking-section-guest = Invités
overbooking-section-crest = Blasons
overbooking-section-hotel = Hôtels
overbooking-section-bonus = Bonus de blason
overbooking-source-rulebook = d’après la règle
overbooking-source-house = valeur provisoire
overbooking-source-owner = d’un fichier personnel
overbooking-guest-facts = { $beds } (d’après la règle), { $coins } ({ $source })
overbooking-crest-cards = 6 cartes dans chaque paquet : { $cards }.
overbooking-tile-facts = { $beds }, { $source }
overbooking-tile-other = Autre face : { $face }.
overbooking-tile-other-house = Autre face : { $face } (notre propre combinaison).
overbooking-bonus-title = Bonus de blason : { $mode }
# A word that is on several cards, as an example of a search.
overbooking-sample-word = lits

## What happened

overbooking-log-placed-open = { $name } place { $card } face visible dans la file de l’hôtel { $hotel }.
overbooking-log-placed-token = { $name } place { $card } à la porte de derrière de l’hôtel { $hotel } et prend le jeton.
overbooking-log-booked-named = En premier : carte désignée par des nobles.
overbooking-log-booked-rule = En premier : règle spéciale.
overbooking-log-booked-crest = Cartes { FORM($crest, "of") } logées : { $n }.
overbooking-log-score = { $name } marque { $parts }.
overbooking-log-score-part = { $n } pour { $what }

## What to look at

overbooking-tip-typing = Vous pouvez aussi taper un coup : { $action } signifie « { $meaning } ».
overbooking-tip-token =
    { $n ->
        [one] Il y a un jeton à la porte de derrière de l’hôtel { $hotels } : 1 point pour la première carte.
       *[other] Il y a des jetons aux portes de derrière des hôtels { $hotels } : 1 point pour la première carte à chacune.
    }
overbooking-tip-crest =
    { $n ->
        [0] Vous n’avez logé aucune carte { FORM($crest, "of") } : la première rapporte { $points }.
        [one] Vous avez logé { $n } carte { FORM($crest, "of") } : une de plus rapporte { $points }.
       *[other] Vous avez logé { $n } cartes { FORM($crest, "of") } : une de plus rapporte { $points }.
    }
overbooking-tip-last = Dernière manche : vous placez { $cards }, les autres ne valent rien.
overbooking-tip-nobody = Vous n’avez aucune carte dans cette file. L’hôtel a { $beds }.
overbooking-tip-all = En l’état, toutes vos cartes ici obtiennent un lit. L’hôtel a { $beds }.
overbooking-tip-away = En l’état, certaines de vos cartes ici n’ont pas de lit : { $cards }. L’hôtel a { $beds }.

## How the game goes

overbooking-intro-1 = La ville est pleine et tout le monde veut un lit. Vous avez un paquet de 24 cartes Invité : 4 blasons, avec 6 sortes d’invités chacun. Le chiffre d’une carte indique combien de lits elle demande : 1 moine, 2 marchands, 3 servantes, 4 nobles, 5 soldats, 6 ouvriers. Une fois la carte logée, ses pièces sont des points.
overbooking-intro-2 = La partie dure 4 manches. À chaque manche, chacun place à tour de rôle 5 de ses 9 cartes face cachée, une à la fois : dans la file d’attente à droite d’un hôtel (4 places) ou à la porte de derrière à sa gauche (2). Tout le monde voit à qui est la carte, son blason et sa taille : petite (1–3 lits) ou grande (4–6). La première carte à une porte de derrière y prend le jeton : 1 point.
overbooking-intro-3 = Puis les hôtels ouvrent, de haut en bas. Les cartes à la porte de derrière utilisent d’abord leur pouvoir : certaines ajoutent ou retirent des lits, d’autres font loger une carte en premier. Elles n’y obtiennent pas de lit, mais certaines peuvent encore entrer dans la file : un moine se place au bout, des servantes peuvent remplacer une autre de vos cartes, et des soldats les ouvriers de n’importe quel joueur. Puis les cartes de la file sont logées : les plus grandes d’abord et, à égalité, la plus proche de l’hôtel. Une carte qui ne tient pas est sautée, et la suivante tente sa chance. Les cartes sans lit sont défaussées.
overbooking-intro-4 = Le joueur qui a le plus de points l’emporte. Vous marquez les pièces de vos cartes logées, vos jetons et, si votre table joue avec, un bonus dès 4 cartes logées du même blason.

## The end

overbooking-points-coins = pièces : { $kind }
overbooking-points-tokens = jetons
overbooking-points-crest = bonus de blason : { $crest }
overbooking-difference = { $what } ({ $more } à { $less })
overbooking-verdict-points = { $names } l’emporte avec { $points }, soit { $ahead } d’avance.
overbooking-end-difference = Ce qui a fait la différence entre { $winner } et { $other } :
overbooking-end-booked = Cartes logées :

## The picture

overbooking-head-over = partie terminée
overbooking-label-queue = file
overbooking-label-door = porte
overbooking-label-hand = main
overbooking-label-token = jeton
overbooking-label-hotel = Hôtel { $n }
overbooking-label-closed = fermé, reste { $n }
overbooking-label-crests = { $n } en blasons
overbooking-label-players = Joueurs
overbooking-label-at-door = À une porte de derrière
overbooking-queue-note = en partant de l’hôtel
overbooking-hand-note = chiffre = lits demandés, ● = pièces
overbooking-hand-none = aucune carte
overbooking-players-note = cartes logées par blason
overbooking-next-round = manche suivante : { $hotel }
overbooking-sign-bed = lit libre
overbooking-sign-coin = pièce ou jeton, 1 point chacun
overbooking-sign-house = valeur provisoire
overbooking-sign-open = face visible
overbooking-sign-named = désignée par des nobles
overbooking-outlook = Lits en l’état actuel
overbooking-outlook-note = { $beds } à l’hôtel { $hotel }
overbooking-outlook-named = désignée
overbooking-outlook-rule = règle spéciale
overbooking-outlook-booked =
    { $free ->
        [one] { $n } sur { $free } lit
       *[other] { $n } sur { $free } lits
    }
overbooking-outlook-away = demande { $n }, reste { $free }
overbooking-outlook-nobody = personne dans la file
overbooking-where-booked = logée
overbooking-where-discarded = défaussée
overbooking-where-table = à un hôtel
overbooking-where-hand = en main
overbooking-where-deck = dans la pioche
overbooking-where-unseen = pas vue : en main, en pioche ou face cachée
