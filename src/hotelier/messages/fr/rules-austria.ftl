### Grand Austria Hotel: the rules in the app. **bold**, [[icon]] and [words](section or card) are markup;
### never translate what’s between the round brackets.
### A “préparée” room has no guest yet; once it has one, it’s “occupée”.

## The game

rules-austria-game = Le jeu en deux minutes
rules-austria-game-idea = Vous dirigez un hôtel à Vienne, vers 1910. Des clients s’attablent dans votre Café, affamés et assoiffés. Servez-leur ce qu’ils commandent et, quand ils sont satisfaits, conduisez-les à leur chambre. Chaque client qui s’installe vous remercie par des points et une faveur.
rules-austria-game-win = Une partie se joue de 2 à 4 joueurs, en { $rounds } manches. Le joueur qui a le plus de **points de victoire** (PV) après le décompte final l’emporte.
rules-austria-game-picture = Un hôtel, la nuit. Les chambres en pointillé ne sont pas encore préparées, les sombres sont préparées, les éclairées sont occupées.
rules-austria-game-loop = Ce que vous ferez encore et encore :
rules-austria-game-loop-guest = Prendre un [client](guests) de la rangée et l’asseoir à une table de votre Café.
rules-austria-game-loop-serve = [Servir](serving) strudels, gâteaux, vins et cafés jusqu’à ce que la commande soit complète.
rules-austria-game-loop-room = [Préparer une chambre](rooms) de la couleur du client.
rules-austria-game-loop-move = [Installer le client](check-in) : marquer les points de la carte et prendre sa récompense.
rules-austria-game-dice = Les [dés](dice) font tout avancer. À chaque tour, vous prenez un dé et jouez son action. Plus il y a de dés sur sa case, plus l’action est forte.
rules-austria-game-more = Trois autres choses comptent. Le [personnel](staff) que vous embauchez vous rend plus efficace en tout. L’[empereur](emperor) vient { $visits } fois, et mieux vaut lui plaire. Et les [cartes Politique](politics) récompensent les premiers joueurs à atteindre un objectif.
rules-austria-game-first = Vous débutez ? Lisez jusqu’à « Installer un client », puis jouez. Le panneau « Que faire ? » montre toujours ce qui est possible, et il suffit de survoler un élément pour savoir ce que c’est.

## On the table

rules-austria-table = Matériel
rules-austria-table-guests = **Clients.** { $guests } cartes, { $each } de chaque couleur : artistes jaunes, nobles bleus, notables rouges et touristes verts.
rules-austria-table-guest-card = Une carte Client : sa couleur et sa forme, les points dans la pièce d’or, la commande en cubes et la récompense sous le trait. [[strudel]] est un strudel, [[cake]] un gâteau, [[wine]] un vin, [[coffee]] un café.
rules-austria-table-staff = **Personnel.** { $staff } cartes. Chacune a un prix en couronnes et indique quand elle agit.
rules-austria-table-staff-card = Une carte Personnel : le prix sur la plaque dorée, le moment où elle agit sous le nom, et ce qu’elle fait.
rules-austria-table-politics = **Cartes Politique.** { $politics } en groupes A, B et C ; une de chaque groupe est en jeu.
rules-austria-table-tiles = **Tuiles Empereur.** { $tiles } en groupes A, B et C ; une de chaque groupe est en jeu.
rules-austria-table-hotel = **Votre hôtel.** { $floors } étages de { $columns } chambres, en trois couleurs. Les chambres voisines de même couleur forment un **groupe**. Sur la face nuit, tous les hôtels sont identiques ; sur la face jour, ils sont tous différents.
rules-austria-table-cafe = **Votre Café.** 3 tables, avec 1 client à chacune.
rules-austria-table-kitchen = **Votre cuisine.** Elle contient autant de cubes que vous voulez. La réserve est illimitée.
rules-austria-table-purse = **Votre bourse.** Elle contient jusqu’à { $purse } couronnes [[crown]] ; le surplus est perdu.
rules-austria-table-track = **La piste de l’empereur.** Cases 0 à { $track }. Chaque case au-delà de la dernière vous donne 1 PV à la place.
rules-austria-table-dice = **Dés.** { $dice-two } à 2 joueurs, { $dice-three } à 3, { $dice-four } à 4.
rules-austria-table-vp = Les **points de victoire** sont votre score. Il peut descendre sous zéro.

## Setup

rules-austria-setup = Mise en place
rules-austria-setup-house = La mise en place se fait toute seule. Vous choisissez seulement votre premier client et vos premières chambres, ainsi que votre personnel en cas de draft.
rules-austria-setup-row = Les clients sont mélangés, et { $row } d’entre eux forment la rangée. La pioche Personnel est mélangée. Une carte Politique et une tuile Empereur de chaque groupe sont tirées au hasard.
rules-austria-setup-start = Chaque joueur commence avec { $crowns } couronnes et 0 PV, sur la case 0 de la piste de l’empereur, avec 1 strudel, 1 gâteau, 1 vin et 1 café en cuisine.
rules-austria-setup-hands = Chaque joueur reçoit { $hand } cartes Personnel qu’il garde cachées.
rules-austria-setup-order = Un premier joueur tiré au hasard reçoit la tuile Ordre du tour 1, le suivant dans le sens horaire la tuile 2, et ainsi de suite.
rules-austria-setup-guest = Du dernier joueur au premier, chacun prend gratuitement un client de la rangée. Après chaque choix, la rangée glisse et se complète.
rules-austria-setup-rooms = Dans l’ordre du tour, chaque joueur peut payer et préparer jusqu’à 3 chambres. La première doit être celle en bas à gauche, chacune des suivantes doit toucher une chambre déjà là.
rules-austria-setup-picture = Votre cuisine et votre bourse au départ.
rules-austria-setup-options = En ouvrant une table, vous choisissez :
rules-austria-setup-side = **Hôtels** : face nuit (tous identiques) ou face jour (tous différents).
rules-austria-setup-staff = **Personnel de départ** : cartes au hasard ; **mains de découverte** A–D, qui vont avec les tuiles Ordre du tour 1–4 ; ou **draft** : chacun garde une carte et passe les autres à gauche, jusqu’à ce que tous en aient { $hand }.
rules-austria-setup-edition = **Édition** : classique ou révisée. Il y a [quelques différences](editions).

## A round

rules-austria-round = Manches et tours
rules-austria-round-roll = Le joueur qui a la tuile 1 lance tous les dés et les range par valeur sur les cases Action 1–6.
rules-austria-round-numbers = Chaque tuile Ordre du tour a deux numéros. Le joueur qui a le plus petit numéro découvert joue son tour, puis couvre ce numéro avec le dé qu’il a pris. Chacun joue donc deux tours par manche, et le premier joueur est aussi le dernier.
rules-austria-round-picture = L’ordre du tour à 3 joueurs. Deux tours sont joués ; la marque dorée indique qui doit jouer.
rules-austria-round-tiles = Numéros des tuiles Ordre du tour
rules-austria-round-turn = **Votre tour** a deux parties, dans cet ordre :
rules-austria-round-take-guest = Si vous le souhaitez, prenez **un client** [de la rangée](guests).
rules-austria-round-take-die = Prenez **un dé** et jouez [son action](dice). C’est obligatoire.
rules-austria-round-extra = Vous pouvez jouer des **actions supplémentaires** à tout moment de votre tour : avant le client, entre le client et le dé, ou après le dé.
rules-austria-round-boost = Payer 1 couronne : la force du dé que vous allez prendre augmente de 1. Une fois par tour.
rules-austria-round-deliver = Payer 1 couronne : [servir](serving) jusqu’à { $delivery } cubes de votre cuisine. Aussi souvent que vous voulez.
rules-austria-round-check-in = [Installer](check-in) un client dont la commande est complète.
rules-austria-round-use = Utiliser une carte Personnel embauchée qui agit [une fois par manche](staff?p=round).
rules-austria-round-claim = Poser un disque sur une [carte Politique](politics) dont vous remplissez la condition.
rules-austria-round-between = Terminez une action ou un effet avant d’en commencer un autre. Par exemple, si vous préparez deux chambres avec le même 3, vous ne pouvez pas installer un client entre-temps.
rules-austria-round-pass = **Passer.** Au lieu de jouer votre tour, vous pouvez passer si vous n’avez encore rien fait. Vous devez passer si vous ne pouvez prendre aucun dé. Passer ne couvre pas de numéro. Un client pris avant de devoir passer est le client de ce tour : après le nouveau lancer, vous ne pouvez pas en prendre un second.
rules-austria-round-again = Quand tous ceux qui ont encore un tour ont passé, le joueur qui a le plus petit numéro découvert met à la poubelle un des dés restants et relance les autres. Tous ceux qui ont passé peuvent rejouer, dans l’ordre de leurs numéros.
rules-austria-round-over = La manche se termine quand tous les numéros sont couverts ou qu’il ne reste plus de dé.

## Guests

rules-austria-guests = Prendre un client
rules-austria-guests-take = À votre tour, avant de prendre un dé, vous pouvez prendre un client de la rangée et l’asseoir à une table libre.
rules-austria-guests-price = Payez le prix sous la carte. Plus un client est à droite, plus il a attendu et moins il coûte ; les derniers à droite sont gratuits.
rules-austria-guests-picture = La rangée : les nouveaux clients arrivent à gauche et avancent vers la droite.
rules-austria-guests-slide = Puis la rangée glisse vers la droite, et un nouveau client prend la place de gauche.
rules-austria-guests-full = Sans table libre, vous ne pouvez pas prendre de client.
rules-austria-guests-later = Une fois votre dé pris, vous ne pouvez plus prendre de client que grâce à un [effet](effects?p=invite).
rules-austria-guests-boy = Avec le [Coursier](staff-25), tous les clients de la rangée sont gratuits.
rules-austria-guests-deck = S’il faut un client et que la pioche est vide, les clients défaussés sont mélangés et forment une nouvelle pioche.

## Dice

rules-austria-dice = Dés
rules-austria-dice-take = Prenez un dé d’une case Action et jouez l’action de cette case.
rules-austria-dice-strength = La **force** est le nombre de dés sur la case, celui que vous prenez compris, plus 1 si vous le renforcez, plus ce qu’ajoute votre personnel.
rules-austria-dice-picture = Les six cases Action. Chacune montre ce qu’un dé vous donnerait maintenant.
rules-austria-dice-one = **1 : strudel et gâteau.** Prenez 1 cube par point de force, mais jamais plus de gâteaux que de strudels.
rules-austria-dice-two = **2 : vin et café.** De même : jamais plus de cafés que de vins.
rules-austria-dice-three = **3 : préparer des chambres.** Préparez au plus 1 chambre par point de force, chacune [au prix de son étage](rooms).
rules-austria-dice-four = **4 : empereur ou couronnes.** Répartissez la force comme vous voulez entre cases de la piste de l’empereur et couronnes.
rules-austria-dice-five = **5 : embaucher.** Embauchez une carte Personnel de votre main. Elle coûte 1 couronne de moins par point de force, mais jamais moins de 0.
rules-austria-dice-six = **6 : au choix.** Payez 1 couronne, puis jouez une des actions 1–5 avec la force de la case 6.
rules-austria-dice-split = Cubes selon la force, et combien d’entre eux peuvent être des gâteaux ou des cafés
rules-austria-dice-boost = **Renforcer.** Une fois par tour, vous pouvez payer 1 couronne pour augmenter de 1 la force du dé que vous prenez. Il doit y avoir un dé sur la case.
rules-austria-dice-vain = Vous pouvez prendre un dé même si son action vous donne peu ou rien. Mais vous ne pouvez prendre un 6 que si vous pouvez payer sa couronne.
rules-austria-dice-real = Un 6 utilisé comme un 3 reste un 6 : le personnel qui agit quand vous prenez un 3 reste inactif.

## Serving

rules-austria-serving = Cubes et commandes
rules-austria-serving-receive = **Nouveaux cubes.** Chaque fois que vous recevez des cubes, vous pouvez en placer gratuitement sur les commandes de votre Café. Le reste va en cuisine.
rules-austria-serving-picture = Le premier client a déjà deux cubes et attend ceux qui sont plus pâles. Le deuxième a tout et peut s’installer. La troisième table est libre.
rules-austria-serving-deliver = **Depuis la cuisine.** À votre tour, vous pouvez payer 1 couronne pour placer jusqu’à { $delivery } cubes de votre cuisine sur les commandes d’un ou de plusieurs clients. Vous pouvez le faire plusieurs fois. Avec le [Maître d’hôtel](staff-24), c’est gratuit.
rules-austria-serving-stay = Une fois servi, un cube reste à son client.
rules-austria-serving-complete = Une fois la commande complète, vous pouvez [installer le client](check-in).
rules-austria-serving-supply = Les cubes sont illimités.

## Check-in

rules-austria-check-in = Installer un client
rules-austria-check-in-when = À votre tour, vous pouvez installer un client dont la commande est complète dans une chambre préparée.
rules-austria-check-in-colour = La chambre doit être de la couleur du client. Les touristes verts prennent une chambre de n’importe quelle couleur.
rules-austria-check-in-picture = Un client dont la commande est complète, et la chambre qui s’éclaire.
rules-austria-check-in-get = Vous recevez :
rules-austria-check-in-points = les **points** de la carte, avant toute autre chose,
rules-austria-check-in-reward = la **récompense** de la carte, chacun de ses effets une fois,
rules-austria-check-in-staff = ce que votre **personnel** vous donne quand un tel client s’installe,
rules-austria-check-in-group = le **bonus de groupe**, si c’était la [dernière chambre de son groupe](rooms?p=groups).
rules-austria-check-in-order = Les points mis à part, vous choisissez l’ordre. Terminez chaque effet, avec tout ce qu’il déclenche, avant de commencer le suivant. Les effets anodins s’appliquent d’eux-mêmes : points, cases sur la piste de l’empereur, cartes piochées, et couronnes qui tiennent dans votre bourse.
rules-austria-check-in-leaves = La carte du client est défaussée et la table libérée avant même la récompense : un client invité peut donc s’y asseoir.
rules-austria-check-in-wait = Sans chambre qui convienne, le client attend à sa table. Ce n’est pas grave jusqu’à la fin de la partie, où chaque client encore dans votre Café vous coûte 5 PV.

## Rooms

rules-austria-rooms = Chambres et groupes
rules-austria-rooms-where = La première chambre que vous préparez est celle en bas à gauche. Chacune des suivantes doit être à côté, au-dessus ou au-dessous d’une chambre que vous avez déjà.
rules-austria-rooms-price = Payez le prix de son étage. Les étages élevés coûtent plus cher, mais leurs chambres occupées valent plus à la fin.
rules-austria-rooms-floors = Étages, de bas en haut
rules-austria-rooms-printed = Certaines chambres en haut à droite montrent une pièce d’or : vous en marquez les points dès que vous préparez la chambre.
rules-austria-rooms-free = Avec le [Majordome](staff-9), le [Chauffeur](staff-10) ou la [Fleuriste](staff-11), vous préparez gratuitement les chambres d’une couleur.
rules-austria-rooms-picture = Dix groupes, chacun dans son contour épais. Une plaque montre ce que donne un groupe complet ; un sceau signifie que vous l’avez déjà reçu.
rules-austria-rooms-groups = **Groupes.** Quand vous occupez la dernière chambre d’un groupe, peu importe comment, vous recevez le bonus du groupe, une seule fois. Les groupes bleus donnent des points, les rouges des couronnes, et les jaunes vous font avancer sur la piste de l’empereur. Plus le groupe est grand, plus le bonus est élevé.
rules-austria-rooms-bonus = Bonus de groupe selon le nombre de chambres
rules-austria-rooms-lit = Une chambre **préparée** (sombre) attend un client, une chambre **occupée** (éclairée) en a un. Les chambres en pointillé ne sont pas encore préparées.

## Staff

rules-austria-staff = Personnel
rules-austria-staff-hand = Les cartes de votre main sont des gens que vous pourriez embaucher. En main, elles ne font rien. Une fois embauchées, elles sont face visible devant vous et travaillent pour vous.
rules-austria-staff-hire = Vous embauchez avec un 5 ou grâce à un effet. Payez le prix de la carte, moins ce que le dé ou l’effet en retire, mais jamais moins de 0.
rules-austria-staff-picture = Une carte de chaque type : à l’embauche, une fois par manche, permanent, fin de partie.
rules-austria-staff-once = **À l’embauche** : quand vous embauchez la carte, et plus jamais ensuite.
rules-austria-staff-round = **Une fois par manche** : à l’un de vos tours, quand vous voulez. La carte se repose ensuite jusqu’à la manche suivante.
rules-austria-staff-permanent = **Permanent** : chaque fois que cela s’applique.
rules-austria-staff-end = **Fin de partie** : au décompte final.
rules-austria-staff-taking = Les cartes qui agissent quand vous **prenez un dé** ne comptent que le dé que vous prenez vraiment sur sa case. Un 6 utilisé comme un autre chiffre reste un 6, et pendant le tour supplémentaire d’[E. Gizia](guest-97), vous ne prenez pas de dé du tout.
rules-austria-staff-entering = Les cartes qui agissent quand **un client s’installe** agissent chaque fois que vous installez un tel client. Elles n’agissent pas quand une chambre est occupée par un [effet](effects?p=occupy).
rules-austria-staff-fixed = Les effets d’un événement sont fixés quand il se produit : le personnel embauché entre-temps n’y ajoute rien. Les prix, en revanche, sont toujours ceux du moment où vous payez.
rules-austria-staff-deck = Si la pioche Personnel s’épuise, vous piochez ce qui reste.

## The emperor

rules-austria-emperor = L’empereur
rules-austria-emperor-when = L’empereur vient après les manches { $r-one }, { $r-two } et { $r-three }. La tuile A montre ce qui vous attend la première fois, la tuile B la deuxième et la tuile C la troisième.
rules-austria-emperor-picture = La piste avant la première visite. Votre case décide si vous aurez la pénalité, rien ou le bonus.
rules-austria-emperor-score = D’abord, chacun marque les points de sa case. Puis tout le monde recule, de { $back-one } cases la première fois, de { $back-two } la deuxième et de { $back-three } la troisième, sans jamais descendre sous 0.
rules-austria-emperor-judged = Ensuite, dans l’ordre du tour : sur la case { $bonus } ou plus, vous recevez le **bonus** de la tuile, plus { $gardener } PV avec le [Jardinier](staff-42). Sur la case 0, vous subissez sa **pénalité**, à moins que le [Directeur des congrès](staff-26) ne vous l’évite pour 1 couronne. Entre les deux, il ne se passe rien.
rules-austria-emperor-track = Points de la piste de l’empereur
rules-austria-emperor-over = Chaque case au-delà de la case { $track } vous donne 1 PV à la place.
rules-austria-emperor-options = Si une pénalité a deux options, vous en choisissez une que vous pouvez subir en entier. Dans l’édition révisée, vous devez prendre la première si vous le pouvez.
rules-austria-emperor-removal = Les chambres perdues par une pénalité quittent votre hôtel, et rien ne vous est rendu. Si cela défait un groupe complet, vous gardez son bonus mais ne le recevez pas de nouveau. Continuez à côté de n’importe quelle chambre qui vous reste, ou en bas à gauche s’il n’y en a plus. Une chambre préparée de nouveau rapporte de nouveau sa pièce.
rules-austria-emperor-returned = Les cartes Personnel que vous rendez vont sous la pioche, et les autres ne voient pas lesquelles. Une carte que vous renvoyez quitte la partie.
rules-austria-emperor-tiles = Toutes les tuiles Empereur

## Politics

rules-austria-politics = Politique
rules-austria-politics-three = Trois cartes Politique sont en jeu, une de chacun des groupes A, B et C. Chacune a une condition.
rules-austria-politics-claim = Dès que vous remplissez la condition d’une carte, vous pouvez y poser un disque pendant votre tour. Le premier joueur à le faire marque { $first } PV, le deuxième { $second }, le troisième { $third }. À 4 joueurs, le dernier n’a rien.
rules-austria-politics-picture = Un joueur a rempli la condition de la carte A et pris sa première place. Les petits chiffres montrent où vous en êtes.
rules-austria-politics-now = Il suffit de remplir la condition à un moment de votre tour : vous pouvez poser le disque plus tard dans le même tour, même si votre bourse n’est plus pleine. Si vous ne remplissez plus la condition ensuite, le disque reste.
rules-austria-politics-once = Vous ne pouvez poser qu’un disque par carte. Cela ne vous coûte rien : il vous faut seulement avoir les couronnes qu’une carte demande.
rules-austria-politics-cards = Toutes les cartes Politique

## Effects

rules-austria-effects = Effets des cartes et des tuiles
rules-austria-effects-how = Ces symboles figurent sur les clients, le personnel et les tuiles Empereur :
rules-austria-effects-crowns = [[crown]] **Couronnes** : dans votre bourse, jusqu’à { $purse }.
rules-austria-effects-emperor = [[emperor]] **Piste de l’empereur** : avancez d’autant de cases.
rules-austria-effects-vp = [[vp]] **Points** : marquez tout de suite des PV.
rules-austria-effects-vp-per-staff = [[vp]] **Points pour le personnel** : pour chaque carte Personnel embauchée.
rules-austria-effects-cubes = [[cube]] **Cubes** : ceux qui sont indiqués. Vous pouvez en placer directement sur des commandes.
rules-austria-effects-choice = [[cube]] **Cubes au choix** : choisissez chacun d’eux.
rules-austria-effects-draw = [[draw]] **Piocher** : prenez en main des cartes Personnel de la pioche.
rules-austria-effects-prep = [[room]] **Préparer une chambre** : au prix normal, moins cher ou gratuitement ; parfois seulement aux deux étages du bas. Deux de ces symboles : deux chambres, l’une après l’autre.
rules-austria-effects-occupy = [[lit]] **Occuper** : une de vos chambres préparées, de n’importe quelle couleur, est occupée comme si un client s’y était installé. Cela peut compléter un groupe. Mais aucun client ne s’est installé : le personnel qui agit quand un client s’installe ne donne rien.
rules-austria-effects-hire = [[staff]] **Embaucher** : une carte de votre main, moins cher ou gratuitement.
rules-austria-effects-offer = [[staff]] **Candidats** : regardez 3 nouvelles cartes Personnel. Vous pouvez en embaucher une, moins cher ou gratuitement, selon la carte. Les autres vont sous la pioche.
rules-austria-effects-invite = [[guest]] **Inviter** : prenez gratuitement n’importe quel client de la rangée. Il vous faut une table libre.
rules-austria-effects-complete = [[cube]] **Compléter une commande** : un client reçoit de la réserve tout ce qui lui manque.
rules-austria-effects-extra = [[extra]] **Tour supplémentaire** : seulement avec [E. Gizia](guest-97). Vous jouez tout de suite un autre tour à l’intérieur de celui-ci : prenez un client au prix habituel si vous le souhaitez, puis jouez l’action d’une case où il reste un dé. Vous ne prenez pas de dé : le personnel qui agit quand vous en prenez un reste inactif. Vous pouvez renforcer de nouveau et jouer des actions supplémentaires, mais pas passer. S’il n’y a plus de dé sur le plateau, le tour supplémentaire est perdu.
rules-austria-effects-order = Si un événement déclenche plusieurs effets, vous choisissez leur ordre. Terminez chacun avant le suivant.
rules-austria-effects-decline = Vous pouvez renoncer à préparer ou à occuper une chambre, à embaucher, à inviter un client ou à compléter une commande, et refuser les candidats. Tous les autres effets sont obligatoires.

## The end of a round

rules-austria-end-of-round = Fin d’une manche
rules-austria-end-of-round-emperor = Après les manches { $r-one }, { $r-two } et { $r-three }, l’[empereur](emperor) vient.
rules-austria-end-of-round-wake = Le personnel qui agit une fois par manche est de nouveau disponible.
rules-austria-end-of-round-first = Chaque tuile Ordre du tour passe au joueur de gauche.
rules-austria-end-of-round-dice = Le nouveau premier joueur prend tous les dés, ceux de la poubelle compris, et les lance.
rules-austria-end-of-round-last = Après la manche { $rounds } vient le [décompte final](scoring).

## Scoring

rules-austria-scoring = Décompte final
rules-austria-scoring-end = Le personnel de **fin de partie** rapporte ses points.
rules-austria-scoring-rooms = Chaque **chambre occupée** rapporte les points de son étage (voir les [étages](rooms?p=floors)).
rules-austria-scoring-left = Chaque **couronne** de votre bourse et chaque **cube** de votre cuisine valent 1 PV.
rules-austria-scoring-guests = Chaque **client** encore dans votre Café vous coûte 5 PV.
rules-austria-scoring-tie = En cas d’égalité, le joueur qui a le plus de couronnes et de cubes en tout l’emporte ; les cubes des tables du Café comptent aussi. Si l’égalité persiste, la victoire est partagée.
rules-austria-scoring-secretary = La [Secrétaire](staff-29) copie la meilleure carte de fin de partie qu’un autre joueur a embauchée, mais compte dans votre propre hôtel. Elle ne copie jamais une autre Secrétaire.
rules-austria-scoring-operator = La [Standardiste](staff-41) rapporte deux fois le numéro de votre case après la dernière visite de l’empereur, { $operator } PV au plus.
rules-austria-scoring-manager = Le [Directeur d’hôtel](staff-48) rapporte { $manager } PV par trio de chambres occupées de 3 couleurs différentes. Chaque chambre ne compte que dans un trio.

## Hidden

rules-austria-hidden = Informations cachées
rules-austria-hidden-what = Vous ne voyez pas les cartes Personnel que les autres joueurs ont en main, leurs candidats, leurs cartes de draft, l’ordre des deux pioches, ni les lancers à venir.
rules-austria-hidden-under = Vous êtes le seul joueur à savoir quelles cartes vous avez placées sous la pioche Personnel ; tout le monde sait combien il y en a.
rules-austria-hidden-open = Tout le reste est visible : bourses, cuisines, commandes, personnel embauché, défausses. Les bots voient ce qu’un joueur peut voir de leur place, et rien de plus.

## Editions

rules-austria-editions = Classique et révisée
rules-austria-editions-two = L’édition **classique** est celle de 2015, que ces pages décrivent ; l’édition **révisée** date de 2021. Les différences :
rules-austria-editions-kitchen-hand = Le [Commis de cuisine](staff-17) coûte { $kitchen-hand-revised } couronnes au lieu de { $kitchen-hand }.
rules-austria-editions-gizia = [E. Gizia](guest-97) donne une action supplémentaire au lieu d’un tour, après tous les autres effets de l’installation. Vous ne pouvez ni prendre de client ni renforcer, et le personnel qui agit avec les dés reste inactif, même le [Commis de cuisine](staff-17).
rules-austria-editions-custodian = L’[Intendant](staff-23) rapporte pour chaque chambre que vous occupez, même par un effet.
rules-austria-editions-penalties = Vous devez prendre la première option d’une pénalité de l’empereur si vous pouvez la subir en entier.
rules-austria-editions-evict = Avec la pénalité de la [tuile C2](emperor-C2), la seconde chambre perdue est n’importe quelle chambre occupée de l’étage suivant en dessous qui en compte, dans n’importe quelle colonne.
rules-austria-editions-operator = La [Standardiste](staff-41) n’a pas de limite.

## Rulings

rules-austria-rulings = Précisions
rules-austria-rulings-why = Nos sources sont les règles polonaise, néerlandaise, russe et italienne de l’édition de 2015. Elles ne s’accordent pas toujours, et sur certains points toutes quatre se taisent. Voici comment nous jouons. Chaque précision garde son numéro.
rules-austria-rulings-r01 = [Sous-directeur](staff-32) : { $assistant } PV par carte Personnel embauchée, celle-ci comprise. La règle polonaise dit 4.
rules-austria-rulings-r02 = [Masseuse](staff-7) : ne rapporte que pour les clients jaunes. La règle polonaise dit n’importe quel client.
rules-austria-rulings-r03 = Le [Palefrenier](staff-5) et le [Garçon d’écurie](staff-6) agissent quand le client s’installe dans une chambre, comme la [Masseuse](staff-7) et le [Guide touristique](staff-8). Seule la règle russe le dit ; dans les trois autres, il suffit de compléter la commande.
rules-austria-rulings-r04 = [Valet d’étage](staff-33) : « au moins 4 cubes » (polonaise) et « exactement 4 cubes » (italienne) reviennent au même, car aucune commande n’est plus grande.
rules-austria-rulings-r05 = [Commis de cuisine](staff-17) : coûte { $kitchen-hand } couronnes dans l’édition classique, { $kitchen-hand-revised } dans la révisée.
rules-austria-rulings-r06 = [Dame du vestiaire](staff-18) : quand vous prenez un 5, la carte Personnel coûte { $checker } couronnes de moins **en plus de** la force. La règle italienne dit « 2 couronnes au lieu de 1 ».
rules-austria-rulings-r07 = [Cireur de chaussures](staff-15) : chaque point de force d’un 4 vous donne à la fois 1 case et 1 couronne. La règle polonaise omet « par dé ».
rules-austria-rulings-r08 = [Standardiste](staff-41) : deux fois le numéro de votre case, comme le disent les règles russe et italienne, et non deux fois ses points, comme dans la polonaise ; { $operator } PV au plus dans l’édition classique.
rules-austria-rulings-r09 = Pénalité de la [tuile C2](emperor-C2) : vous perdez une chambre occupée à l’étage le plus haut qui en compte. S’il y en a plusieurs, vous choisissez, mais ce doit être si possible une chambre qui en a une autre occupée plus bas dans sa colonne. Puis vous perdez la chambre occupée la plus proche en dessous dans cette colonne. Ce que vous n’avez pas, vous ne le perdez pas. C’est la lecture russe. Polonaise : n’importe quelle chambre occupée plus bas dans la colonne. Néerlandaise : des chambres « libres », et seulement celle juste en dessous. Italienne : n’importe quelle chambre occupée une rangée plus bas. Révisée : la seconde est n’importe quelle chambre occupée de l’étage suivant en dessous qui en compte.
rules-austria-rulings-r10 = Si une pénalité a deux options, vous en choisissez une que vous pouvez subir en entier. Révisée : la première, à gauche, si vous le pouvez. Des règles de 2015, seule l’italienne l’impose.
rules-austria-rulings-r11 = Pénalité de la [tuile B4](emperor-B4) : deux fois de suite, vous perdez une chambre préparée à l’étage le plus haut qui en compte. Si vous n’avez pas deux chambres préparées, vous perdez les points à la place.
rules-austria-rulings-r12 = Les égalités sont départagées par les couronnes et **tous** vos cubes, en cuisine et sur les tables du Café. Seule la règle russe dit que les cubes hors de la cuisine comptent.
rules-austria-rulings-r13 = Cartes Personnel placées sous la pioche : les candidats restants y vont par numéro de carte, les cartes rendues pour une pénalité dans l’ordre où vous les rendez. Il n’y a pas d’autre choix.
rules-austria-rulings-r14 = Pendant le tour supplémentaire d’[E. Gizia](guest-97), le [Commis de cuisine](staff-17) agit dans l’édition classique (la case 6 est gratuite et plus forte), mais pas dans la révisée. Les règles polonaise et italienne disent que l’action 6 est gratuite, la néerlandaise et la russe que vous prenez un 6 gratuitement.
rules-austria-rulings-r15 = Vous ne pouvez pas jouer d’actions supplémentaires à l’intérieur d’une autre action : terminez-la d’abord.
rules-austria-rulings-r16 = Une [Secrétaire](staff-29) qui copie un [Sous-directeur](staff-32) compte vos propres cartes embauchées, elle-même comprise.
rules-austria-rulings-r17 = [Jardinier](staff-42) : { $gardener } PV à chaque bonus de l’empereur, même si le bonus lui-même ne fait rien.
rules-austria-rulings-r18 = Vous pouvez jouer des actions supplémentaires à tout moment entre les actions de votre tour, même avant le client : servir depuis la cuisine, installer un client, poser des disques sur les cartes Politique et utiliser le personnel qui agit une fois par manche. Dans la règle russe, ce n’est possible qu’après le client. Ce personnel agit bien une fois par manche, même si la règle polonaise parle de cartes « non utilisées ce tour-ci » et l’italienne de « une fois par tour » pour les cartes 1, 2 et 4.
rules-austria-rulings-r19 = [Secrétaire](staff-29) : copie une carte d’un **autre** joueur, jamais une des vôtres. La règle italienne permet aussi les vôtres.
rules-austria-rulings-r20 = [Intendant](staff-23) : rapporte quand un client s’installe, pas quand une chambre est occupée par un effet. Révisée : rapporte pour chaque chambre que vous occupez.
rules-austria-rulings-r21 = Si une pénalité défait un groupe complet, son bonus n’est ni perdu ni donné une seconde fois.
rules-austria-rulings-r22 = Après avoir perdu des chambres, vous préparez à côté de n’importe quelle chambre qui vous reste. Si votre hôtel est vide, vous recommencez en bas à gauche.
rules-austria-rulings-r23 = La boîte contient 30 cubes de chaque sorte ; ici, ils sont illimités.
rules-austria-rulings-r24 = Une carte Politique a 3 places : à 4 joueurs, le quatrième n’a rien. Les cartes Politique et les tuiles Empereur en jeu sont tirées au hasard, comme le dit la règle italienne ; dans les trois autres, les joueurs les choisissent.
rules-austria-rulings-r34 = Un client pris avant de devoir passer est le client de ce tour, même après le nouveau lancer.
rules-austria-rulings-r35 = Si vous avez rempli la condition d’une carte Politique à un moment de votre tour, vous pouvez y poser votre disque jusqu’à la fin du tour, entre deux actions, même si vous avez de nouveau moins de couronnes.
rules-austria-rulings-r25 = Premières chambres : vous pouvez en préparer moins de 3, ou aucune. La règle italienne dit 3, les autres jusqu’à 3.
rules-austria-rulings-r26 = On ne vous montre pas ce que vous pourriez retenir, comme les cartes passées entre vos mains au draft. La table montre ce que vous pouvez voir maintenant.
rules-austria-rulings-r27 = S’il reste moins de cartes Personnel qu’il ne faut en piocher, vous piochez ce qui reste, même s’il ne reste rien.
rules-austria-rulings-r28 = Les clients défaussés ne forment la nouvelle pioche que lorsqu’il faut une carte et qu’il n’y en a plus.
rules-austria-rulings-r29 = Vous pouvez refuser les candidats, un client invité, une chambre à préparer et le [Bagagiste](staff-38). Les règles divergent : pour les candidats d’une carte Client, la russe dit « vous pouvez », les autres « jouez-en une » ; sur les tuiles Empereur, toutes quatre disent « vous pouvez ». Le reste se lit comme une consigne, sauf pour certaines chambres, comme celle du Sculpteur, où toutes quatre disent « vous pouvez ».
rules-austria-rulings-r30 = La carte d’un client est défaussée quand il quitte la table, avant la récompense : il peut donc revenir dans la rangée grâce à sa propre récompense. Dans l’exemple des règles, la carte est défaussée après la récompense. Les points marqués sont ceux de la carte ; la règle néerlandaise dit ceux de la chambre.
rules-austria-rulings-r31 = Les tuiles Chambre sont illimitées.
rules-austria-rulings-r32 = La force de l’action supplémentaire d’[E. Gizia](guest-97) est le nombre de dés sur la case à ce moment-là, comme le dit la règle italienne. Le dé que vous avez pris avant ne compte plus. Le tour supplémentaire est obligatoire, comme dans la règle russe ; la polonaise dit « vous pouvez ».
rules-austria-rulings-r33 = Vous ne pouvez pas renforcer une case sans dé. Seule la règle italienne le dit clairement.

## Words in tables and pictures

rules-austria-sign = Hôtel Austria

rules-austria-head-players = Joueurs
rules-austria-head-numbers = Numéros de chaque tuile
rules-austria-head-floor = Étage
rules-austria-head-price = Préparation
rules-austria-head-end = À la fin, si occupée
rules-austria-head-strength = Force
rules-austria-head-cubes = Cubes
rules-austria-head-most = Gâteau ou café
rules-austria-head-rooms = Chambres
rules-austria-head-space = Case
rules-austria-head-points = PV
rules-austria-head-tile = Tuile
rules-austria-head-bonus = Bonus
rules-austria-head-penalty = Pénalité
rules-austria-head-card = Carte
rules-austria-head-asks = Condition
rules-austria-up-to = jusqu’à { $n }
rules-austria-none = aucun
