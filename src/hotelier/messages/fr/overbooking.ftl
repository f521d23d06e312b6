### Overbooking: what cards do, what is asked, what happened.

## Small words

overbooking-beds =
    { $n ->
        [one] { $n } lit
       *[other] { $n } lits
    }
overbooking-coins =
    { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
overbooking-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
overbooking-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
    .booked =
        { $n ->
            [one] { $n } carte logée
           *[other] { $n } cartes logées
        }
overbooking-kind-monk = moine
    .the = le moine
    .your = votre moine
overbooking-kind-merchants = marchands
    .the = les marchands
    .your = vos marchands
overbooking-kind-maids = servantes
    .the = les servantes
    .your = vos servantes
overbooking-kind-nobles = nobles
    .the = les nobles
    .your = vos nobles
overbooking-kind-soldiers = soldats
    .the = les soldats
    .your = vos soldats
overbooking-kind-workers = ouvriers
    .the = les ouvriers
    .your = vos ouvriers
overbooking-crest-bird = oiseau
    .of = de l’oiseau
overbooking-crest-fish = poisson
    .of = du poisson
overbooking-crest-lion = lion
    .of = du lion
overbooking-crest-stag = cerf
    .of = du cerf
# The name of a card: nobles du cerf; as the object of a sentence: les nobles du cerf.
overbooking-card = { $kind } { FORM($crest, "of") }
    .the = { FORM($kind, "the") } { FORM($crest, "of") }
    .your = { FORM($kind, "your") } { FORM($crest, "of") }
# A kind and the crests of its cards: nobles (oiseau, poisson).
overbooking-kind-crests = { $kind } ({ $crests })
overbooking-span-small = 1–3
overbooking-span-large = 4–6
overbooking-back =
    { $size ->
        [large] grande carte { FORM($crest, "of") } (4–6 lits)
       *[small] petite carte { FORM($crest, "of") } (1–3 lits)
    }
    .your = votre { overbooking-back }
overbooking-a-back = une { overbooking-back }
# With its owner: nobles du cerf (Ada); in a sentence: les nobles du cerf (Ada), vos nobles du cerf.
overbooking-owned = { $card } ({ $owner })
    .the = { FORM($card, "the") } ({ $owner })
overbooking-the-card = { FORM($card, "the") }
overbooking-your = { FORM($card, "your") }
    .the = { FORM($card, "your") }
overbooking-you = vous
overbooking-hotel-1 = Zur Blauen Gans
overbooking-hotel-2 = Drei Könige
overbooking-hotel-3 = Goldene Birne
overbooking-hotel-4 = Zum Roten Krebs
overbooking-hotel-5 = Kaiserhof
overbooking-hotel-6 = Alte Post
overbooking-hotel-7 = Weiße Rose
overbooking-hotel-8 = Kleiner Hof
overbooking-hotel-other = Hôtel { $n }
overbooking-hotel-named = { $name } ({ $n })

## Hotel rules

overbooking-rule-none = sans règle spéciale
overbooking-rule-no_soldiers = pas de soldats
overbooking-rule-soldiers_first = soldats d’abord
overbooking-rule-monks_first = moines d’abord
overbooking-rule-small_only = 1–3 seulement
overbooking-rule-large_only = 4–6 seulement
overbooking-rule-first_open = 1re carte visible
overbooking-rule-second_open = 2e carte visible
overbooking-rule-two_crests = 2 blasons maxi
overbooking-rule-no_back_door = sans porte de derrière
overbooking-rule-none-long = Pas de règle spéciale.
overbooking-rule-no_soldiers-long = Les soldats (5) ne vont pas dans cette file, seulement à la porte de derrière.
overbooking-rule-soldiers_first-long = Les soldats (5) sont logés avant les autres invités, en commençant par le plus proche de l’hôtel.
overbooking-rule-monks_first-long = Les moines (1) sont logés avant les autres invités, en commençant par le plus proche de l’hôtel.
overbooking-rule-small_only-long = Cette file n’accepte que les petites cartes (1–3). La porte de derrière accepte toutes les cartes.
overbooking-rule-large_only-long = Cette file n’accepte que les grandes cartes (4–6). La porte de derrière accepte toutes les cartes.
overbooking-rule-first_open-long = La première carte de cette file est placée face visible.
overbooking-rule-second_open-long = La deuxième carte de cette file est placée face visible.
overbooking-rule-two_crests-long = Cette file accepte au plus 2 blasons différents. La porte de derrière accepte toutes les cartes.
overbooking-rule-no_back_door-long = Ni porte de derrière ni jeton, mais la file a 5 places.

## About cards and hotels

overbooking-ability-join_queue = se place au bout de la file, même pleine
overbooking-ability-beds_more = 3 lits de plus dans cet hôtel
overbooking-ability-replace_own = peuvent remplacer une de vos cartes dans la file ; la carte remplacée est défaussée
overbooking-ability-book_own_first = vous pouvez désigner une de vos cartes dans la file : elle est logée en premier
overbooking-ability-replace_workers = peuvent remplacer une carte d’ouvriers dans la file, quel que soit son joueur ; la carte remplacée est défaussée
overbooking-ability-beds_fewer = 3 lits de moins dans cet hôtel
overbooking-short-join_queue = rejoint la file
overbooking-short-beds_more = +3 lits
overbooking-short-replace_own = remplacent une de vos cartes
overbooking-short-book_own_first = une de vos cartes d’abord
overbooking-short-replace_workers = remplacent des ouvriers
overbooking-short-beds_fewer = −3 lits
# without $one
overbooking-about-card = Dans une file, la carte demande { $beds } et, une fois logée, vaut { $coins }.
overbooking-about-door = À une porte de derrière : { $ability }.
overbooking-about-owner = Appartient à { $owner }.
overbooking-about-yours = Votre carte. Les autres n’en voient que le dos.
overbooking-about-hotel = { $beds }. { $rule }
overbooking-about-free =
    { $free ->
        [0] Plus de lit libre.
        [one] { $free } lit encore libre.
       *[other] { $free } lits encore libres.
    }
overbooking-about-other-side = Autre face : { $beds }, { $rule }.
overbooking-about-token = La première carte à cette porte de derrière prend le jeton : 1 point.
overbooking-about-house = * Valeur provisoire : nous ignorons celle qui est imprimée.
overbooking-about-coins-house = La valeur en pièces est provisoire.
overbooking-house-note = * Les nombres de lits marqués ainsi, les pièces des cartes et deux des blasons sont provisoires : nous ignorons ce qui est imprimé. Si vous avez le jeu, vous pouvez saisir les valeurs imprimées.

## At the table

overbooking-table = Hôtels
overbooking-queue = File
overbooking-door = Porte de derrière
overbooking-hotel = Hôtel
overbooking-beds-label =
    { $n ->
        [one] lit
       *[other] lits
    }
overbooking-hotel-label =
    Hôtel { $hotel }, { $name } : { $all ->
        [one] { $all } lit
       *[other] { $all } lits
    }, { $beds ->
        [0] aucun libre
        [one] { $beds } libre
       *[other] { $beds } libres
    }, { $rule }
overbooking-token-label = Jeton à cette porte de derrière
overbooking-hand-of = Main : { $name }
overbooking-hand = Votre main
overbooking-hand-label = Votre main : choisissez une carte, puis une place en surbrillance
overbooking-hand-empty = Votre main est vide.
overbooking-hand-card = { $card }, { $beds }, { $coins }
overbooking-hint-choose = Choisissez une carte ou une place.
overbooking-hint-place = Choisissez maintenant une place en surbrillance. Porte de derrière : { $ability }.
overbooking-hint-card = Choisissez une carte en surbrillance.
overbooking-hint-wait = Regardez vos cartes pendant que les autres jouent.
overbooking-hint-held = Choisissez à nouveau la carte pour finir votre tour, ou annulez.
overbooking-hint-here = Cliquez ici, puis choisissez une carte à placer.
overbooking-hint-decide = Décidez d’abord ce que font { FORM($kind, "your") } à la porte de derrière.
overbooking-place-queue = Hôtel { $hotel }, file d’attente, place { $position }
overbooking-place-door = Hôtel { $hotel }, porte de derrière, place { $position }
overbooking-at-queue = Hôtel { $hotel }, file d’attente
overbooking-at-door = Hôtel { $hotel }, porte de derrière
overbooking-lately = Nouveau depuis votre dernier tour
overbooking-named-mark = désignée { $n }
overbooking-books = Invités logés
overbooking-books-hand = main { $n }
overbooking-books-deck = pioche { $n }
overbooking-books-coins = { $n } en pièces
overbooking-books-crests = { $n } en blasons
overbooking-books-tokens =
    { $n ->
        [one] { $n } jeton
       *[other] { $n } jetons
    }
overbooking-books-first = commence cette manche
# Several sentences, one after the other: 3 cartes du lion logées. 1 de plus : +2 points.
overbooking-books-crest =
    { $n ->
        [0] Aucune carte { FORM($crest, "of") } logée.
        [one] { $n } carte { FORM($crest, "of") } logée.
       *[other] { $n } cartes { FORM($crest, "of") } logées.
    }
overbooking-books-crest-next = { $more } de plus : +{ $vp }.
overbooking-books-crest-got = Déjà { $vp }.
overbooking-bonus-none = Pas de bonus de blason dans cette partie.
overbooking-bonus-some = Cartes logées du même blason : { $steps }
overbooking-bonus-step = { $n } rapportent { $vp }
overbooking-why-full = La file est pleine.
overbooking-why-door-full = Cette porte de derrière a déjà 2 cartes.
overbooking-why-no-door = Cet hôtel n’a pas de porte de derrière.
overbooking-why-soldiers = Cette file n’accepte pas les soldats.
overbooking-why-small = Cette file n’accepte que les petites cartes (1–3 lits).
overbooking-why-large = Cette file n’accepte que les grandes cartes (4–6 lits).
overbooking-why-crests = Il y a déjà 2 autres blasons dans cette file.
overbooking-why-not-next = Occupez d’abord la place libre la plus proche de l’hôtel.
overbooking-why-not-turn = Ce n’est pas votre tour.
overbooking-why-over = Les cartes restées en main ne valent rien.
overbooking-why-no-place = Il n’y a plus de place pour cette carte.
overbooking-why-none-fits = Aucune de vos cartes ne peut aller là.
overbooking-why-taken = Cette place est prise. Placez votre carte à la prochaine place libre.
overbooking-why-hotel = Placez votre carte dans la file de l’hôtel ou à sa porte de derrière.
overbooking-why-held = Finissez d’abord votre tour, ou annulez-le.
overbooking-why-decide = Décidez d’abord ce que font { FORM($kind, "the") } à la porte de derrière.
overbooking-why-elsewhere = Votre décision porte sur la file de l’hôtel { $hotel }.
overbooking-why-maids = Les servantes ne remplacent que vos propres cartes dans la file.
overbooking-why-workers = Les soldats ne remplacent que des ouvriers.
overbooking-why-nobles = Les nobles ne désignent que vos propres cartes dans la file.
overbooking-why-named = Cette carte est déjà désignée.
overbooking-fate-booked = un lit en l’état actuel
overbooking-fate-away = pas de lit en l’état actuel

## Headline and questions

overbooking-head-round = Manche { $round } sur { $all }
overbooking-head-card = carte { $turn } sur { $all }
overbooking-head-hotel = arrivées, hôtel { $hotel }
overbooking-ask-place = Placez la carte { $turn } sur { $all } face cachée, dans une file ou à une porte de derrière.
overbooking-ask-place-last = Vous jouez en dernier : placez une cinquième carte ou gardez vos cartes.
overbooking-ask-maids = Vos { $card } sont à la porte de derrière de l’hôtel { $hotel }. Laquelle de vos cartes remplacent-elles ?
overbooking-ask-nobles = Vos { $card } sont à la porte de derrière de l’hôtel { $hotel }. Laquelle de vos cartes loger en premier ?
overbooking-ask-soldiers = Vos { $card } sont à la porte de derrière de l’hôtel { $hotel }. Quels ouvriers remplacent-ils ?
overbooking-ask-dealt = Distribution des cartes.
overbooking-ask-scene = Les hôtels accueillent leurs invités.
overbooking-do-queue = Placer { FORM($card, "the") } dans la file de l’hôtel { $hotel }
overbooking-do-door = Placer { FORM($card, "the") } à la porte de derrière de l’hôtel { $hotel } : { $ability }
overbooking-do-skip = Garder mes cartes
overbooking-do-stop-maids = Ne rien remplacer
overbooking-do-stop-nobles = Ne désigner personne
overbooking-do-stop-soldiers = Ne rien remplacer
overbooking-do-replace = Remplacer { FORM($card, "the") }, place { $position }
overbooking-do-name = Loger en premier { FORM($card, "the") }, place { $position }

## Previews

overbooking-gain-token = +1 point (jeton)
overbooking-gain-open = face visible
overbooking-gain-booked = pour vous, { FORM($cards, "booked") } : +{ $coins }
overbooking-gain-away = { $cards } à vous sans lit
overbooking-gains = { $gains }

## The scene

overbooking-scene-order =
    { $rule ->
        [yes] Ordre d’attribution : { $first }, puis de 6 à 1. À égalité, le plus proche de l’hôtel d’abord.
       *[no] Ordre d’attribution : de 6 à 1. À égalité, le plus proche de l’hôtel d’abord.
    }
overbooking-scene-nobody = { $hotel } n’a pas d’invités à loger.

## On one screen

# Under the number of free beds, above the number of all: 5 restant sur 13.
overbooking-free-of = restant sur
overbooking-asked = demande { $beds }
overbooking-about-asked = Lits demandés dans la file, d’après ce que vous voyez : { $beds }.
overbooking-strip-left = reste { $n }
overbooking-strip-needs = demande { $n }
overbooking-strip-bed = un lit
overbooking-strip-none = pas de lit
overbooking-strip-outlook = en l’état
overbooking-strip-waits = attend
overbooking-strip-now = soit { $n }
overbooking-strip-joins = entre
overbooking-strip-from-door = par la porte
overbooking-strip-instead = remplace
overbooking-strip-first = en premier
overbooking-strip-unused = inutilisée
overbooking-strip-acts = agit
overbooking-face-up = visible
overbooking-plus-token = +1 jeton
overbooking-doors = Portes de derrière
overbooking-queues = Files
overbooking-in-out = { $inside } dedans, { $outside } dehors
overbooking-again = revoir
overbooking-not-booked = carte déjà logée
overbooking-not-gone = carte déjà défaussée
overbooking-not-open = face visible à l’hôtel { $hotel }
overbooking-not-barred = pas permis dans cette file
overbooking-can-still = Peut être :
overbooking-can-only = Ne peut être que :
overbooking-back-at-door = À la porte de derrière, la carte utilise son pouvoir.
overbooking-back-in-queue = Dans la file, la carte demande autant de lits que son chiffre.
overbooking-is-booked = logée
overbooking-is-gone = perdue
overbooking-is-open = hôtel { $hotel }
overbooking-is-laid = hôtel { $hotel }
overbooking-is-hand = en main
overbooking-is-deck = dans votre pioche
overbooking-is-unseen = pas encore vue
overbooking-pts =
    { $n ->
        [one] pt
       *[other] pts
    }
overbooking-hand-short = Main
overbooking-my-cards = Mes cartes
overbooking-seen = Suivi des cartes
overbooking-seen-note = Ce qui est connu : les cartes révélées, logées et défaussées. Chaque paquet contient une carte de chaque sorte par blason.
overbooking-seen-count = logées { $booked } · perdues { $gone } · restantes { $left }
overbooking-key-booked = logée
overbooking-key-gone = perdue : sans lit, ou utilisée à une porte
overbooking-key-open = face visible
overbooking-key-laid = à vous, face cachée
overbooking-key-hand = dans votre main
overbooking-key-unseen = pas vue : main, pioche ou face cachée
overbooking-check-in-again = Revoir les dernières arrivées
overbooking-scene-closed =
    { $inside ->
        [0] { $hotel } : aucun groupe logé sur { $all }.
        [one] { $hotel } : { $inside } groupe logé sur { $all }.
       *[other] { $hotel } : { $inside } groupes logés sur { $all }.
    }
overbooking-scene-empty = Il reste { $beds }.
overbooking-scene-full = Complet.
overbooking-next = Suivant
overbooking-on = Continuer
overbooking-open-hotel = Ouvrir l’hôtel { $n }
overbooking-beats = Étapes des arrivées
overbooking-beat-open = ouverture
overbooking-beat-door = porte
overbooking-beat-order = ordre
overbooking-beat-book = lits
overbooking-beat-close = fermeture
overbooking-beat-back = Étape précédente
overbooking-run = Lecture
overbooking-pause = Pause
overbooking-hurry = Aller à la fin de cet hôtel
overbooking-speed = Vitesse des arrivées
overbooking-stops = pause après chaque hôtel
overbooking-night-over = La nuit est finie
overbooking-row-coins = Pièces
overbooking-row-tokens = Jetons
overbooking-row-points = Points
overbooking-bar-round = Manche
overbooking-bar-card = Carte
overbooking-bar-order = Ordre
overbooking-bar-hotel = Arrivées : hôtel { $n } sur { $all }
overbooking-take-back = Revenir
overbooking-choose-place = Choisissez une place pour { FORM($card, "the") }.
overbooking-choose-door = Porte de derrière : { $ability }.
overbooking-draft-queue = Placer { FORM($card, "the") } dans la file de l’hôtel { $hotel }, place { $place } ?
overbooking-draft-door = Placer { FORM($card, "the") } à la porte de derrière de l’hôtel { $hotel } ?
overbooking-draft-up = Face visible : tout le monde la voit.
overbooking-draft-down = Face cachée : les autres voient une { $back }.
overbooking-place-them = Placer la carte
overbooking-place-up = Placer face visible
overbooking-place-last = Placer et ouvrir les hôtels
overbooking-yes-maids = Remplacer cette carte
overbooking-yes-nobles = Loger en premier
overbooking-yes-soldiers = Les remplacer

## The log

overbooking-log-round-started = La manche { $round } commence.
overbooking-log-first-player =
    { $you ->
        [yes] Vous commencez.
       *[no] { $name } commence.
    }
overbooking-log-tiles-laid = Nouveaux hôtels : { $hotels }.
overbooking-log-tiles-turned = Les hôtels sont retournés : { $hotels }.
overbooking-log-face = { $place } { $name } ({ $beds }, { $rule })
overbooking-setup-tiles = tuiles Hôtel des manches 1 et 2
overbooking-setup-hands = mains de départ
overbooking-log-cards-drawn =
    { $you ->
        [yes] Vous piochez : { $cards }.
       *[no] { $name } pioche { $number } : { $cards }.
    }
overbooking-log-card-placed =
    { $side ->
        [queue] { $you ->
            [yes] Vous placez { $card } dans la file de l’hôtel { $hotel }.
           *[no] { $name } place { $card } dans la file de l’hôtel { $hotel }.
        }
       *[door] { $you ->
            [yes] Vous placez { $card } à la porte de derrière de l’hôtel { $hotel }.
           *[no] { $name } place { $card } à la porte de derrière de l’hôtel { $hotel }.
        }
    }
overbooking-log-card-turned-up = La règle de l’hôtel { $hotel } la rend visible : { FORM($card, "the") }.
overbooking-log-token-taken =
    { $you ->
        [yes] Vous prenez le jeton.
       *[no] { $name } prend le jeton.
    }
overbooking-log-placement-skipped-choice =
    { $you ->
        [yes] Vous ne placez pas de cinquième carte.
       *[no] { $name } ne place pas de cinquième carte.
    }
overbooking-log-placement-skipped-no-card =
    { $you ->
        [yes] Vous n’avez plus de carte à placer.
       *[no] { $name } n’a plus de carte à placer.
    }
overbooking-log-placement-skipped-no-place =
    { $you ->
        [yes] Vous ne pouvez placer aucune carte : vous passez votre tour.
       *[no] { $name } ne peut placer aucune carte et passe son tour.
    }
overbooking-log-hotel-revealed = L’hôtel { $hotel } ouvre : { $beds }, { $rule }.
overbooking-log-hotel-revealed-empty = L’hôtel { $hotel } ouvre : personne n’attend.
overbooking-log-joined-queue =
    { $one ->
        [yes] { FORM($card, "the") } se place au bout de la file.
       *[no] { FORM($card, "the") } se placent au bout de la file.
    }
overbooking-log-beds-more = { FORM($card, "the") } : +{ $beds }, soit { $now }.
overbooking-log-beds-fewer = { FORM($card, "the") } : −{ $beds }, soit { $now }.
overbooking-log-beds-below = { FORM($card, "the") } : −{ $beds }, soit { $below } en dessous de zéro.
overbooking-log-guest-named =
    { $you ->
        [yes] Vous désignez { FORM($card, "your") }, à loger en premier.
       *[no] { $name } désigne { FORM($card, "the") }, à loger en premier.
    }
overbooking-log-guest-replaced =
    { $one ->
        [yes] { FORM($card, "the") } remplace { FORM($gone, "the") }{ $lost }.
       *[no] { FORM($card, "the") } remplacent { FORM($gone, "the") }{ $lost }.
    }
# Follows the card that is replaced: it had been named by nobles.
overbooking-log-named-in-vain = , dont la désignation est perdue
overbooking-log-ability-unused-choice = { FORM($card, "the") } : pouvoir non utilisé.
overbooking-log-ability-unused-maids = { FORM($card, "the") } : aucune carte à remplacer.
overbooking-log-ability-unused-nobles = { FORM($card, "the") } : plus aucune carte à désigner.
overbooking-log-ability-unused-soldiers = { FORM($card, "the") } : pas d’ouvriers dans la file.
overbooking-log-guest-booked =
    { $one ->
        [yes] { FORM($card, "the") } obtient { $beds }
       *[no] { FORM($card, "the") } obtiennent { $beds }
    }, { $left ->
        [0] il n’en reste plus
       *[other] il en reste { $left }
    } : +{ $coins }.
overbooking-log-guest-turned-away =
    { $one ->
        [yes] { FORM($card, "the") } demande { $needed }
       *[no] { FORM($card, "the") } demandent { $needed }
    }, mais { $free ->
        [0] il n’y en a plus.
       *[other] il n’en reste que { $free }.
    }
overbooking-log-hotel-closed = L’hôtel { $hotel } ferme : { $gains }.
overbooking-log-gain = { $name } ({ $coins })
overbooking-log-no-gain = personne ne gagne de pièce
overbooking-log-scoring-part =
    { $you ->
        [yes] Vous marquez { $points } pour { $what }.
       *[no] { $name } marque { $points } pour { $what }.
    }
source-monk = Moines
source-merchants = Marchands
source-maids = Servantes
source-nobles = Nobles
source-soldiers = Soldats
source-workers = Ouvriers
source-more-monk = rapporte { $n } de plus avec les moines
source-less-monk = rapporte { $n } de moins avec les moines
source-more-merchants = rapporte { $n } de plus avec les marchands
source-less-merchants = rapporte { $n } de moins avec les marchands
source-more-maids = rapporte { $n } de plus avec les servantes
source-less-maids = rapporte { $n } de moins avec les servantes
source-more-nobles = rapporte { $n } de plus avec les nobles
source-less-nobles = rapporte { $n } de moins avec les nobles
source-more-soldiers = rapporte { $n } de plus avec les soldats
source-less-soldiers = rapporte { $n } de moins avec les soldats
source-more-workers = rapporte { $n } de plus avec les ouvriers
source-less-workers = rapporte { $n } de moins avec les ouvriers
overbooking-part-coins = les pièces
overbooking-part-tokens = les jetons
overbooking-part-crest = le blason { FORM($crest, "of") }
overbooking-log-game-ended =
    { $number ->
        [one] La partie est terminée. { $names } l’emporte avec { $points }.
       *[other] La partie est terminée. { $names } se partagent la victoire avec { $points }.
    }
overbooking-verdict-tiebreak = { $names } l’emporte au départage, à { $points }, avec plus de cartes logées à 3 pièces ({ $cards }).
overbooking-verdict-shared = { $names } se partagent la victoire avec { $points }, à égalité jusque dans les cartes logées à 3 pièces ({ $cards }).

## What a puzzle is about

overbooking-theme-queue = Ordre dans la file
overbooking-theme-door = Porte de derrière
overbooking-theme-crest = Blasons
overbooking-theme-denial = Gêner les autres
