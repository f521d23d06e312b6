### Overbooking: the rules in the app. **bold** and [words](section or card) are markup;
### never translate what’s between the round brackets.

## The game

rules-overbooking-game = Le jeu en deux minutes
rules-overbooking-game-idea = La ville est pleine de voyageurs, et ses hôtels n’ont pas assez de lits. Vous alignez vos invités devant les hôtels, face cachée, en espérant qu’il restera des lits quand viendra leur tour.
rules-overbooking-game-win = Une partie se joue de 2 à 4 joueurs, en { $rounds } manches. Les invités qui obtiennent un lit paient des pièces. Le joueur qui a le plus de points à la fin l’emporte.
rules-overbooking-game-picture = Un hôtel pendant le placement : sa porte de derrière à gauche, sa file d’attente à droite. Une carte face cachée montre à qui elle est, son blason, et si elle est petite ou grande.
rules-overbooking-game-round = Le déroulement d’une manche :
rules-overbooking-game-place = [Placement](placing) : à tour de rôle, chacun place { $times } cartes face cachée, dans une file ou à une porte de derrière.
rules-overbooking-game-check-in = [Arrivées](check-in) : hôtel par hôtel, toutes les cartes sont retournées. Celles de la porte de derrière [utilisent leur pouvoir](back-door), puis les invités de la file sont [logés](booking) tant qu’il y a des lits.
rules-overbooking-game-next = [Manche suivante](next-round) : nouveaux hôtels, nouvelles cartes.
rules-overbooking-game-twist = Les grands groupes sont logés d’abord, mais demandent beaucoup de lits et paient peu. Les petits paient bien, mais doivent espérer qu’il reste des lits. Et les invités à la porte de derrière bouleversent tout : certains changent le nombre de lits ou l’ordre, et moines, servantes et soldats peuvent même entrer par là dans la file.

## Cards

rules-overbooking-cards = Cartes Invité
rules-overbooking-cards-deck = Chaque joueur a le même paquet de { $deck } cartes à sa couleur : six sortes d’invités, chacune une fois avec chacun des { $crests } blasons.
rules-overbooking-cards-picture = Les six sortes. Le chiffre indique les lits demandés, les pièces ce que paient les invités.
rules-overbooking-cards-kinds = Lits, pièces et pouvoir de chaque sorte à une porte de derrière
rules-overbooking-cards-backs = **Dos.** Le dos d’une carte montre la couleur de son joueur et son blason : un **petit** blason pour les sortes 1–3, un **grand** pour les sortes 4–6. D’une carte face cachée, tout le monde connaît donc le joueur, le blason et la taille, et rien d’autre.
rules-overbooking-cards-backs-picture = Le même blason, petit et grand, et les quatre blasons.
rules-overbooking-cards-look = Vous pouvez regarder vos propres cartes à tout moment.
rules-overbooking-cards-open = Tout le monde voit combien de cartes chaque joueur a en main et en pioche, toutes les cartes révélées, logées ou défaussées, les jetons, et les deux faces des hôtels en jeu. Le dos des cartes en main et celui de la première carte de chaque pioche ne sont pas montrés.
rules-overbooking-cards-house = **Nos propres valeurs.** Aucune source que nous connaissions n’indique les pièces, ni la plupart des nombres de lits, ni les noms de deux blasons (lion et cerf) : nous les avons donc complétés. Une étoile les signale. Que les petits groupes paient plus, et qu’un paquet contienne chaque sorte une fois avec chaque blason, vient de critiques du jeu, pas de la règle. Si vous avez le jeu, vous pouvez jouer avec les valeurs imprimées.

## Setup

rules-overbooking-setup = Mise en place
rules-overbooking-setup-cards = Chaque joueur mélange son paquet et pioche { $hand } cartes.
rules-overbooking-setup-hotels = Autant de tuiles Hôtel que de joueurs sont tirées au hasard et disposées en colonne, sur une face ou l’autre.
rules-overbooking-setup-tokens = Chaque porte de derrière reçoit un jeton qui vaut 1 point.
rules-overbooking-setup-first = Le premier joueur est tiré au hasard.
rules-overbooking-setup-bonus = En ouvrant une table, vous choisissez le [bonus de blason](scoring?p=crests) : aucun, débutant ou avancé.

## Placing

rules-overbooking-placing = Placer les cartes
rules-overbooking-placing-turn = En commençant par le premier joueur, dans le sens horaire, chacun place une carte à la fois, jusqu’à ce que tous en aient placé { $times }.
rules-overbooking-placing-where = Placez chaque carte face cachée à l’un de ces deux endroits :
rules-overbooking-placing-queue = la **file d’attente** d’un hôtel, à sa droite : { $queue } cartes au plus. Vos invités y attendent un lit.
rules-overbooking-placing-door = la **porte de derrière** d’un hôtel, à sa gauche : { $door } cartes au plus. Vos invités y utilisent leur [pouvoir](back-door). Ils n’obtiennent un lit que si ce pouvoir les fait entrer dans la file, ce qui peut arriver aux moines, aux servantes et aux soldats.
rules-overbooking-placing-picture = La carte suivante va au bout de la file, le plus loin de l’hôtel. Le jeton reste à la porte de derrière jusqu’à ce qu’une première carte y soit placée.
rules-overbooking-placing-behind = Votre carte va derrière celles qui sont déjà là. Mieux vaut être près de l’hôtel : entre invités égaux, le plus proche est logé d’abord.
rules-overbooking-placing-token = Le premier joueur à placer une carte à une porte de derrière prend son **jeton** : 1 point.
rules-overbooking-placing-last = Le dernier joueur dans l’ordre du tour peut renoncer à sa cinquième carte et la garder en main.
rules-overbooking-placing-none = Un joueur qui ne peut placer aucune carte ne joue plus de la manche.
rules-overbooking-placing-rules = Certains hôtels ont une [règle spéciale](hotels) sur ce que leur file accepte. La porte de derrière est ouverte à tous.

## Hotels

rules-overbooking-hotels = Hôtels
rules-overbooking-hotels-tile = Une tuile Hôtel montre le nombre de lits de l’hôtel et, s’il en a une, sa règle spéciale. Elle a deux faces ; vous voyez les deux tant qu’elle est en jeu.
rules-overbooking-hotels-queue-only = Les règles spéciales de placement ne valent que pour la **file**. Et les [pouvoirs](back-door) sont plus forts : ils peuvent faire entrer n’importe quelle carte dans n’importe quelle file.
rules-overbooking-hotels-no-soldiers = **Pas de soldats** : les soldats ne peuvent pas être placés dans cette file.
rules-overbooking-hotels-small-only = **1–3 seulement** : seuls moines, marchands et servantes peuvent être placés dans cette file.
rules-overbooking-hotels-large-only = **4–6 seulement** : seuls nobles, soldats et ouvriers peuvent être placés dans cette file.
rules-overbooking-hotels-two-crests = **2 blasons maxi** : deux blasons différents au plus peuvent être placés dans cette file. Les deux premiers placés décident lesquels.
rules-overbooking-hotels-first-open = **1re carte visible** : la première carte de cette file est placée face visible.
rules-overbooking-hotels-second-open = **2e carte visible** : la deuxième carte de cette file est placée face visible.
rules-overbooking-hotels-no-back-door = **Sans porte de derrière** : ni porte de derrière ni jeton, mais la file accueille { $long } cartes.
rules-overbooking-hotels-monks-first = **Moines d’abord** : à l’[attribution des lits](booking), les moines sont logés avant les autres.
rules-overbooking-hotels-soldiers-first = **Soldats d’abord** : à l’[attribution des lits](booking), les soldats sont logés avant les autres.
rules-overbooking-hotels-picture = Deux hôtels : l’un pour petits groupes seulement, l’autre sans porte de derrière.
rules-overbooking-hotels-tiles = Toutes les tuiles Hôtel, faces A et B. Une étoile signale une valeur de notre choix.

## Back door

rules-overbooking-back-door = À la porte de derrière
rules-overbooking-back-door-when = Quand un hôtel ouvre, les cartes de sa porte de derrière agissent d’abord, en commençant par la plus proche de l’hôtel. Chacune fait ce que sa sorte sait faire :
rules-overbooking-back-door-monk = Le [moine](kind-1) se place au bout de la file, même si elle devient plus longue que permis.
rules-overbooking-back-door-merchants = Les [marchands](kind-2) ajoutent 3 lits.
rules-overbooking-back-door-maids = Les [servantes](kind-3) peuvent remplacer une carte de leur joueur dans la file. Elles prennent sa place, et la carte remplacée est défaussée.
rules-overbooking-back-door-nobles = Les [nobles](kind-4) peuvent désigner une carte de leur joueur dans la file : elle sera logée avant toutes les autres.
rules-overbooking-back-door-soldiers = Les [soldats](kind-5) peuvent remplacer une carte d’ouvriers dans la file, quel que soit son joueur. Ils prennent sa place, et les ouvriers sont défaussés. S’il n’y a pas d’ouvriers dans la file, les soldats ne font rien.
rules-overbooking-back-door-workers = Les [ouvriers](kind-6) retirent 3 lits.
rules-overbooking-back-door-picture = Deux cartes attendent à la porte de derrière. Les marchands sont plus près de l’hôtel et agissent d’abord : 3 lits de plus. Puis les nobles désignent une carte de leur joueur.
rules-overbooking-back-door-add = Les lits s’additionnent : marchands et ouvriers s’annulent. Le nombre peut passer sous zéro en chemin ; à l’attribution des lits, cela compte pour 0.
rules-overbooking-back-door-may = Servantes, nobles et soldats ne sont pas obligés d’utiliser leur pouvoir.
rules-overbooking-back-door-once = Une carte qui entre ainsi dans la file est un invité comme un autre et attend un lit. Elle n’utilise pas de nouveau son pouvoir.
rules-overbooking-back-door-rest = Les cartes qui restent ensuite à la porte de derrière sont défaussées.

## Check-in

rules-overbooking-check-in = Arrivées
rules-overbooking-check-in-order = Les hôtels ouvrent l’un après l’autre, de haut en bas de la colonne. À chaque hôtel :
rules-overbooking-check-in-reveal = Toutes ses cartes sont retournées face visible.
rules-overbooking-check-in-abilities = Les cartes de la [porte de derrière](back-door) utilisent leur pouvoir.
rules-overbooking-check-in-booking = Les invités de la file sont [logés](booking).
rules-overbooking-check-in-discard = Les invités sans lit et les cartes restées à la porte de derrière sont défaussés.
rules-overbooking-check-in-ask = Vous n’avez à répondre que s’il y a un choix à faire : quelle carte vos servantes ou vos soldats remplacent, ou laquelle vos nobles désignent.

## Booking

rules-overbooking-booking = Attribution des lits
rules-overbooking-booking-how = Les invités sont logés une carte à la fois, dans cet ordre :
rules-overbooking-booking-named = les cartes **désignées** par des nobles, dans l’ordre où elles l’ont été ;
rules-overbooking-booking-favourites = puis les **favoris** de l’hôtel, s’il loge d’abord les moines ou les soldats, le plus proche d’abord ;
rules-overbooking-booking-numbers = puis par **chiffre**, de 6 à 1 ; à égalité, le plus proche d’abord.
rules-overbooking-booking-fits = S’il y a assez de lits pour une carte, elle les prend et est placée devant son joueur. Sinon, la carte est sautée, et la suivante tente sa chance.
rules-overbooking-booking-one = **Exemple 1.** { $beds-one } lits, pas de règle spéciale. Les deux groupes de soldats sont logés, ce qui laisse 3 lits. C’est trop peu pour les nobles ; les servantes prennent ces 3 lits.
rules-overbooking-booking-two = **Exemple 2.** { $beds-two } lits, moines d’abord, marchands à la porte de derrière : { $beds-more } lits. Le moine passe d’abord, puis les nobles, les servantes et les marchands. Tout le monde a un lit, et il en reste un.
rules-overbooking-booking-three = **Exemple 3.** { $beds-three } lits. À la porte de derrière, les nobles agissent d’abord et désignent les servantes, puis le moine rejoint la file. Les servantes sont logées en premier, puis les ouvriers et les soldats. Il ne reste pas assez de lits pour les nobles de la file, et le moine prend le dernier.

## Next round

rules-overbooking-next-round = La manche suivante
rules-overbooking-next-round-turn = Après les manches 1 et 3, les tuiles Hôtel sont retournées.
rules-overbooking-next-round-new = Après la manche 2, elles sont remplacées par des tuiles qui n’ont pas encore servi, tirées au hasard.
rules-overbooking-next-round-tokens = Chaque porte de derrière sans jeton en reçoit un. Un jeton que personne n’a pris reste là, ou retourne à la réserve si le nouvel hôtel n’a pas de porte de derrière.
rules-overbooking-next-round-first = Le joueur à gauche du premier joueur devient le nouveau premier joueur.
rules-overbooking-next-round-hand = Chacun complète sa main à { $hand } cartes, tant que sa pioche le permet.
rules-overbooking-next-round-end = Après la manche { $rounds }, la partie est terminée. Les cartes restées en main ne valent rien.

## Scoring

rules-overbooking-scoring = Décompte
rules-overbooking-scoring-coins = Les **pièces** de vos cartes logées,
rules-overbooking-scoring-tokens = 1 point par **jeton**,
rules-overbooking-scoring-bonus = et le **bonus de blason**, si vous jouez avec.
rules-overbooking-scoring-crests = Pour chaque blason, comptez vos cartes logées qui le montrent, petites et grandes ensemble. À partir de 4 cartes, vous gagnez des points :
rules-overbooking-scoring-table = Points pour les cartes logées d’un même blason
rules-overbooking-scoring-win = Le joueur qui a le plus de points l’emporte. En cas d’égalité, c’est celui qui a le plus de cartes logées à 3 pièces. Si l’égalité persiste, la victoire est partagée.

## Rulings

rules-overbooking-rulings = Précisions
rules-overbooking-rulings-why = Notre source est la règle polonaise. Là où elle se tait, comporte une coquille ou manque de clarté, voici comment nous jouons. Certaines précisions la complètent ou s’en écartent. Chaque précision garde son numéro.
rules-overbooking-rulings-o01 = Si une carte désignée est remplacée par des servantes ou des soldats avant l’attribution des lits, la désignation est perdue.
rules-overbooking-rulings-o02 = Les servantes ou les soldats qui remplacent une carte désignée ne sont pas désignés à leur tour.
rules-overbooking-rulings-o03 = Le nombre de lits peut passer sous zéro pendant que les pouvoirs s’appliquent, et les pouvoirs suivants comptent à partir de là. À l’attribution des lits, tout ce qui est sous zéro vaut 0.
rules-overbooking-rulings-o04 = Les hôtels ouvrent de haut en bas de la colonne. La phrase de la règle comporte une coquille et pourrait aussi se lire « vers le haut ».
rules-overbooking-rulings-o05 = Compléter sa main : jusqu’à { $hand } cartes. Le « pioche jusqu’à 5 cartes » de la règle est plus clair dans une autre édition.
rules-overbooking-rulings-o06 = Informations publiques : le nombre de cartes en main et en pioche ; les cartes révélées, logées et défaussées ; les jetons ; les deux faces des tuiles en jeu. Le dos des cartes en main et celui de la première carte de chaque pioche ne sont pas montrés.
rules-overbooking-rulings-o07 = Les cartes que vous ne placez pas restent en main. À la fin, elles ne valent rien.
rules-overbooking-rulings-o08 = Si vous renoncez à un placement ou ne pouvez pas placer de carte, ce placement est perdu. Dès que vous ne pouvez plus placer aucune carte, vous ne jouez plus de la manche, car les places ne font que se remplir.
rules-overbooking-rulings-o09 = Les [nobles](kind-4) peuvent désigner n’importe quelle carte de leur joueur dans la file, si elle n’est pas déjà désignée, même un [moine](kind-1) qui vient d’y entrer.
rules-overbooking-rulings-o10 = 2 blasons maxi : les deux premiers blasons différents placés dans la file décident lesquels.
rules-overbooking-rulings-o11 = Première ou deuxième carte visible : c’est la place dans la file qui compte. La carte est montrée quand elle est placée.
rules-overbooking-rulings-o12 = Si personne n’a pris le jeton, aucun autre ne s’y ajoute : la règle le dit. Ce qu’elle ne dit pas : le jeton garde sa place dans la colonne quand les tuiles sont remplacées, et retourne à la réserve si la nouvelle face n’a pas de porte de derrière.
rules-overbooking-rulings-o13 = [Servantes](kind-3), [nobles](kind-4) et [soldats](kind-5) peuvent renoncer à leur pouvoir. La règle dit « vous pouvez » pour les trois ; seul son résumé des pouvoirs l’omet.
rules-overbooking-rulings-o14 = Le premier joueur est tiré au hasard. Dans la règle, c’est le dernier joueur à avoir dormi à l’hôtel qui commence.
rules-overbooking-rulings-o15 = Les hôtels en jeu, leur ordre et leurs faces sont tirés au hasard. Dans la règle, les hôtels sont tirés au hasard et disposés à votre guise.
rules-overbooking-rulings-o16 = Les jetons sont illimités.
rules-overbooking-rulings-o17 = Une carte qui entre dans la file par la porte de derrière est un invité comme un autre ; elle n’utilise pas de nouveau son pouvoir.
rules-overbooking-rulings-o18 = En cas d’égalité comptent les cartes logées qui valent exactement 3 pièces, quelle que soit leur sorte, même si vous jouez avec vos propres valeurs.

## Words in tables

rules-overbooking-head-kind = Sorte
rules-overbooking-head-beds = Lits
rules-overbooking-head-coins = Pièces
rules-overbooking-head-door = À une porte de derrière
rules-overbooking-head-tile = Hôtel
rules-overbooking-head-side-a = Face A
rules-overbooking-head-side-b = Face B
rules-overbooking-head-cards = Cartes logées
rules-overbooking-head-beginner = Débutant
rules-overbooking-head-advanced = Avancé
