### The guided first games: what Leopold, the head concierge, says.

learn-title = Votre première partie avec Leopold
learn-neighbour = Voisin
learn-next = Ensuite, je vous prie :
learn-others-move = Votre voisin joue. Observez la table.
learn-mine = Permettez.
learn-other =
    { $times ->
        [one] Les règles le permettent aussi. Mais faisons autrement aujourd’hui : j’ai quelque chose à vous montrer.
       *[other] Excellente idée pour votre prochaine partie ! Pour l’instant, suivez le cadre doré, je vous prie.
    }
learn-go-on = Continuer
learn-read = Lisez ce que dit Leopold, puis continuez.
learn-back = Revenir
learn-progress = Progression
learn-play = Jouer une vraie partie
learn-rules = Lire les règles
learn-again = Recommencer

## Grand Austria Hotel

learn-austria-first-guest = Bonsoir ! Je suis Leopold, et voici votre hôtel. Après 7 manches, le joueur qui a le plus de points l’emporte. Vous en gagnez avec les clients que vous installez, les groupes de chambres complets, le personnel, les cartes Politique et les faveurs de l’empereur. Les clients s’attablent d’abord dans votre Café, et le premier est gratuit. Prenons la Comtesse : elle commande 2 gâteaux et 1 café, et vous récompense de 7 points (PV) et 3 couronnes.
learn-austria-first-rooms = Tout client a besoin d’une chambre préparée. À l’étage 1, tout en bas, c’est gratuit ; chaque étage au-dessus coûte 1 couronne de plus. Vous commencez avec 3 chambres, une de chaque couleur : bleue pour les nobles, jaune pour les artistes, rouge pour les notables. Préparez la bleue ; je m’occupe des deux autres.
learn-austria-neighbour-rooms = Votre voisin fait de même. Son hôtel est aussi sur la table : vous voyez tout, sauf les cartes de sa main.
learn-austria-take-guest = Votre premier tour ! Il a deux parties. D’abord, vous pouvez prendre un client de la rangée : les deux de droite sont gratuits, les autres coûtent de 1 à 3 couronnes. L’Apothicaire ne veut qu’un gâteau. Faites-le donc entrer.
learn-austria-take-die = Et maintenant, le cœur du jeu : prenez un dé. Les dés se trouvent sur six cases Action. Le 1 donne strudel et gâteau, le 2 vin et café, le 3 prépare des chambres, le 4 est pour l’empereur et votre bourse, le 5 embauche du personnel, et le 6 vaut n’importe lequel des autres pour 1 couronne. Plus il y a de dés sur une case, plus elle donne. Trois dés montrent un 1 : prenez-en un.
learn-austria-split = Cela fait 3 cubes. Jamais plus de gâteaux que de strudels : vous aurez donc 1 gâteau, pas davantage. Prenez-le.
learn-austria-serve = Les cubes que vous recevez peuvent aller directement à vos clients. Servez le gâteau à la Comtesse. Ce dont personne n’a besoin file tout seul en cuisine.
learn-austria-kitchen = Votre cuisine contient encore les 4 cubes de départ. Pour 1 couronne, vous pouvez en servir jusqu’à 3. Faisons cela.
learn-austria-from-kitchen = Servez à la Comtesse son second gâteau ; le café, je le lui porte moi-même.
learn-austria-check-in = La Comtesse a tout ce qu’elle a commandé. Conduisez-la à sa chambre ! Elle est noble : ce sera la bleue, et vous recevez aussitôt sa récompense. Cette chambre est un groupe à elle seule, et un groupe complet rapporte lui aussi un bonus.
learn-austria-neighbours-turn = 9 points dès le premier tour : splendide ! À présent, votre voisin joue deux fois de suite. À deux joueurs, l’ordre de cette manche est vous, lui, lui, vous.
learn-austria-price = Votre deuxième tour. Mr Boydell coûte 1 couronne aujourd’hui. C’est un touriste, il est donc vert : les touristes dorment dans n’importe quelle chambre. Il vous aidera auprès de l’empereur, dont vous ferez bientôt la connaissance.
learn-austria-rooms-die = Préparez vos chambres avant que vos clients ne les réclament. Deux dés montrent un 3 : prenez-en un, et vous pourrez préparer 2 chambres.
learn-austria-prepare = Les deux dernières chambres de l’étage 1 sont gratuites aussi. Une nouvelle chambre doit toucher l’une des vôtres : à côté, au-dessus ou au-dessous. Prenez la rouge ; je prépare la bleue d’à côté.
learn-austria-end-turn = Voilà votre tour joué : finissez-le. Dans vos propres parties, « Annuler » efface ce que vous avez fait, sauf si cela a révélé du nouveau, comme une carte ou les dés.
learn-austria-politics-cards = Manche 2, et votre voisin commence. En attendant, regardez les cartes Politique : trois objectifs pour tous. Cette fois, ce sont 12 chambres préparées ou occupées ; 6 groupes complets ; et 4 chambres jaunes et 3 bleues, toutes occupées. Le premier joueur à atteindre un objectif gagne 15 points, le deuxième 10. Chaque chambre préparée, chaque client vous en rapproche.
learn-austria-emperor-track = Vous avez vu ? Votre voisin a avancé de 2 cases sur la piste de l’empereur. L’empereur vient après les manches 3, 5 et 7. Chacun marque d’abord les points de sa case. Puis tout le monde recule, de 3 cases la première fois. Si vous êtes encore sur 3 ou plus, vous obtenez un bonus ; si vous retombez à 0, une pénalité. Vous êtes sur 0 : il faut y remédier.
learn-austria-second-round = Vous jouez à présent deux tours de suite. Le Chevalier de l’Empire ne veut qu’un café. Entrez, Votre Excellence !
learn-austria-stronger = Vos clients veulent 2 gâteaux, mais trois dés n’en donnent que 1. Pour 1 couronne, vous pouvez renforcer votre dé : il compte comme s’il y en avait un de plus. Prenez le 1 marqué d’un plus.
learn-austria-two-cakes = Cela fait 4 cubes. Deux de chaque, je vous prie.
learn-austria-serve-two = Un gâteau pour l’Apothicaire. Je porte à Mr Boydell son gâteau et son strudel.
learn-austria-two-check-ins = Deux clients attendent leur chambre. L’Apothicaire d’abord, je vous prie.
learn-austria-which-room = C’est un notable : il lui faut une chambre rouge. Les 4 chambres rouges que voici vont ensemble : c’est un groupe, et il rapporte une fois les 4 occupées.
learn-austria-tourist-room = Et maintenant Mr Boydell. Un touriste dort n’importe où. Installez-le à côté de l’Apothicaire : 2 des 4 chambres rouges seront occupées. Et il vous fait avancer de 2 cases sur la piste de l’empereur.
learn-austria-sculptor = Votre second tour de la manche. Le Sculpteur coûte 1 couronne et veut 1 vin. J’ai un plan.
learn-austria-staff-die = Un bon hôtel, c’est d’abord un bon personnel. Vous avez 6 cartes Personnel, et un 5 en embauche une. Deux dés montrent un 5 : elle coûte donc 2 couronnes de moins.
learn-austria-hire = Le Barman vous apporte 1 vin par manche. Les cartes au même signe agissent une fois par manche ; d’autres agissent une seule fois, en permanence ou à la fin de la partie. Embauchez le Barman.
learn-austria-use-staff = Il commence sur-le-champ. Utilisez-le : le vin est pour le Sculpteur.
learn-austria-sculptor-room = Sa commande est complète. Conduisez-le à sa chambre.
learn-austria-free-room = La récompense du Sculpteur : une chambre gratuite à l’un des deux étages du bas. Prenez celle au-dessus de votre chambre jaune : elle est du même groupe.
learn-austria-pass = Voici que votre voisin passe. Un joueur qui passe attend. Quand tous ceux qui ont encore un tour ont passé, un dé est retiré et les autres sont relancés.
learn-austria-emperor-comes = Manche 3, et l’empereur vient à la fin. Vous êtes sur 2. Reculer de 3 vous mènerait à 0, autant dire à la pénalité. Il nous faut au moins 6. Mais d’abord le Comte : un noble, cela ne se refuse pas.
learn-austria-barkeeper-again = Nouvelle manche, nouveau vin. Le Barman est de nouveau à votre service.
learn-austria-emperor-die = Trois dés montrent un 4. Renforcez le dé pour 1 couronne, et cela fait 4 en tout : des cases sur la piste de l’empereur, des couronnes pour votre bourse, ou un peu des deux.
learn-austria-steps-or-crowns = Les 4 pour l’empereur. Vous voilà sur 6. Vous marquez les points de cette case, puis tout le monde recule de 3 : vous finissez sur 3, juste assez pour son bonus.
learn-austria-last-before-emperor = L’empereur est en route : c’est votre dernier tour avant son arrivée. Le Portraitiste veut 2 vins, et vous en avez un en cuisine.
learn-austria-wine-and-coffee = Un dé montre un 2. Renforcé pour 1 couronne, il vous donne 2 cubes : un vin et un café.
learn-austria-knight = Servez le café au Chevalier de l’Empire. Je porte le vin au Portraitiste.
learn-austria-blue-group = Le Chevalier s’installe dans la seconde chambre bleue. Encore un groupe complet !
learn-austria-last-wine = Et pour 1 couronne de plus, le vin de votre cuisine. Il trouve tout seul le Portraitiste.
learn-austria-painter = Le Portraitiste est prêt lui aussi.
learn-austria-cube-of-choice = Il vous récompense de 2 couronnes et d’un cube au choix. Le Comte prendrait volontiers un café.
learn-austria-count-coffee = Servez-le-lui. La manche sera finie, et l’empereur arrivera.
learn-austria-emperor-pleased = L’empereur vous a donné 4 points pour la case 6, et voici son bonus : une chambre gratuite, à n’importe quel étage que vous pouvez atteindre. Prenez la dernière chambre du groupe jaune.
learn-austria-time-passes = Vous savez presque tout : sautons donc une manche. D’autres clients s’installent, et votre groupe rouge des étages du bas est complet : 10 couronnes pour vous. Retrouvons-nous à la manche 5.
learn-austria-round-five = Manche 5, et vous voilà riche. Vous souvenez-vous de la carte Politique aux 12 chambres ? Vous en avez 9. Trois dés montrent un 3 : pas de client cette fois, droit au dé.
learn-austria-higher-rooms = Les étages élevés coûtent plus cher, mais certaines chambres donnent un point ou deux dès qu’elles sont préparées. Et à la fin de la partie, plus une chambre occupée est haute, plus elle rapporte. Commencez par celle-ci ; je prépare les deux de l’étage au-dessus.
learn-austria-first-claim = 12 chambres, et avant votre voisin ! Posez votre disque sur la carte Politique : 15 points.
learn-austria-time-passes-again = 56 à 11. Laissons de nouveau passer un peu de temps. Vous atteignez aussi avant votre voisin les 6 groupes complets, et l’empereur vient une deuxième fois, fort satisfait. Mais pour les chambres jaunes et bleues, votre voisin est plus rapide. Retrouvons-nous à la manche 7, la dernière.
learn-austria-last-round = La dernière manche. Voyez comme votre hôtel brille ! Finissez à présent tout ce qui peut encore l’être. La Chanteuse vaut bien une couronne.
learn-austria-big-die = Quatre dés montrent un 1 : cela fait 4 cubes. Un gâteau et 2 strudels sont pour le Major, je le sers.
learn-austria-major-room = Une chambre pour le Major, je vous prie.
learn-austria-vocalist = La Chanteuse veut un strudel et 2 vins, et ils sont dans votre cuisine. Pour 1 couronne, elle a les trois.
learn-austria-vocalist-room = Et la voilà qui monte à sa chambre.
learn-austria-rewards-in-order = Deux récompenses en même temps. Dans vos propres parties, vous choisirez laquelle vient d’abord ; aujourd’hui, commençons par le gâteau.
learn-austria-last-hire = Sa seconde récompense : embaucher une carte Personnel pour 3 couronnes de moins. Le Concierge, un confrère ! Il rapporte des points à la fin de la partie.
learn-austria-politics = 4 chambres jaunes et 3 bleues : c’est aussi la troisième carte Politique. Votre voisin y est arrivé le premier et a pris les 15 points. Le deuxième en gagne 10. Prenez-les.
learn-austria-last-wine-point = À la fin, chaque cube de votre cuisine vaut un point, et chaque couronne aussi. Utilisez donc le Barman une dernière fois.
learn-austria-pass-yourself = Le dernier tour de la partie est à vous. Les dés qui restent ne servent pas à grand-chose. Passez : ils seront relancés, moins un.
learn-austria-last-die = Un 4 : c’est une couronne, et votre Blanchisseuse l’apprécie aussi.
learn-austria-last-crown = L’empereur vient une dernière fois et fait reculer tout le monde de 7 cases : avancer de 1 ne vous aiderait pas. Prenez la couronne.
learn-austria-end = Et voilà la partie finie ! L’empereur n’était content ni de vous ni de votre voisin : 8 points de moins pour chacun. Puis vinrent les points des chambres occupées, plus nombreux à chaque étage, ceux de votre personnel, des couronnes et des cubes. Un client resté dans votre Café vous en aurait coûté 5. Une belle victoire, 168 à 126. Jouez maintenant votre propre partie. Je reste à vos côtés : il suffit de demander.

## Overbooking

learn-overbooking-workers = Bonsoir, je suis Leopold. Toute la ville est pleine ce soir, et vos invités ont besoin de lits. Après 4 manches, le joueur qui a le plus de points l’emporte ; comptent les pièces des invités logés et les jetons. Vos cartes sont des groupes d’invités : le chiffre dit combien de lits il leur faut, les pièces ce qu’ils valent. Quand un hôtel ouvre, les plus grands groupes sont logés d’abord. Un groupe sans lit ne rapporte rien. Choisissez une carte, et des cadres dorés montrent où elle peut aller. Placez vos ouvriers, tous les 6, dans la file de l’hôtel 1.
learn-overbooking-face-down = Regardez la carte de votre voisin dans la file. Elle est face cachée, mais son dos montre un grand blason : un groupe de 4 à 6. C’est tout ce que vous savez, et il n’en sait pas plus sur la vôtre. À lui maintenant de placer sa carte suivante.
learn-overbooking-back-door = La plupart des hôtels ont aussi une porte de derrière, à gauche. Les cartes n’y attendent pas de lit : elles utilisent leur pouvoir quand l’hôtel ouvre. Certains pouvoirs les font tout de même entrer dans la file. Celui de vos marchands ajoute 3 lits. Et la première carte à une porte de derrière prend le jeton : 1 point.
learn-overbooking-house-rule = Certains hôtels ont leurs propres règles : touchez ou survolez leur enseigne pour les lire. L’hôtel 2 loge les soldats avant tous les autres. Placez donc vos soldats de l’oiseau dans sa file.
learn-overbooking-small-guest = À présent, tout le contraire des ouvriers : un moine. Il ne lui faut qu’un lit, et il en reste presque toujours un. Il rapporte 3 pièces. Dans la file de l’hôtel 1, je vous prie.
learn-overbooking-soldiers = Passons à une petite perfidie. À la porte de derrière, des soldats peuvent remplacer des ouvriers de la file, de n’importe quel joueur : ils prennent leur place, et les ouvriers sont défaussés. Votre voisin a une grande carte dans la file de l’hôtel 2 ; espérons que ce sont des ouvriers. Et voici votre second jeton.
learn-overbooking-check-in = Les arrivées ! Les hôtels ouvrent de haut en bas, et toutes les cartes sont retournées. D’abord agissent celles de la porte de derrière, l’une après l’autre. Puis le plus grand groupe demande ses lits, puis le suivant : ✓ les obtient, ✗ repart bredouille. Prenez votre temps : chaque clic montre l’étape suivante.
learn-overbooking-drive-away = Voilà pour l’hôtel 1 : à la porte de derrière, vos marchands et les ouvriers de votre voisin se sont annulés. Vos ouvriers et votre moine ont eu leurs lits, les nobles de votre voisin non. À l’hôtel 2, ce sont bien des ouvriers ! Un ✓ marque les cartes qui auraient des lits, un ✗ celles qui n’en auraient pas. Remplacez les ouvriers !
learn-overbooking-second-round = Vos deux groupes de soldats ont été logés d’abord. 8 points à 1 ! Pour la manche 2, les hôtels sont retournés et chaque joueur complète sa main à 9 cartes. Votre voisin commence : vous jouerez donc en dernier.
learn-overbooking-face-up = À l’hôtel 1, la deuxième carte de la file est face visible. Ce sera la vôtre : choisissez-en une que tout le monde peut voir, les nobles, 4 lits.
learn-overbooking-nobles = À la porte de derrière, des nobles vous laissent désigner une de vos cartes de la file, qui sera logée en premier. Placez-les à la porte de derrière de l’hôtel 2, et prenez le jeton.
learn-overbooking-under-cover = Les ouvriers de votre voisin demandent 6 des 13 lits. Placez vos marchands derrière eux : 2 lits, 3 pièces.
learn-overbooking-maids = Encore une grande carte de votre voisin. Si ce sont aussi des ouvriers, il ne reste qu’un lit. Mais vous avez des nobles à la porte de derrière : placez aussi vos servantes dans la file.
learn-overbooking-fifth-card = Le dernier à jouer peut garder sa cinquième carte. Prenons plutôt un risque : l’hôtel 1 a 11 lits, et votre moine prend ce que les plus grands laissent. S’il reste 1 lit, il rapporte 3 pièces.
learn-overbooking-name = Complet ! Le jeu porte bien son nom. Soldats, nobles et marchands ont pris les 11 lits, et votre moine dort à la belle étoile. L’hôtel 2 n’est guère plus riant : deux groupes d’ouvriers veulent 12 de ses 13 lits. Mais vos nobles ont leur mot à dire. Désignez les servantes : elles prennent 3 lits, les premiers ouvriers 6, et les 4 qui restent ne suffisent pas aux autres. Vos marchands, eux, y trouvent place.
learn-overbooking-time-passes = 16 à 7. Vous avez presque tout vu. Quelques détails encore : à la porte de derrière, des servantes peuvent remplacer une autre de vos cartes de la file, et un moine se place au bout. Une file accueille 4 cartes, une porte de derrière 2. Entre groupes égaux, le plus proche de l’hôtel est logé d’abord. Après la manche 2 viennent de nouveaux hôtels. Sautons la manche 3 et retrouvons-nous à la manche 4, la dernière.
learn-overbooking-last-round = La dernière manche. Votre voisin a un peu comblé son retard, et c’est lui qui commence. Observez où vont les cartes.
learn-overbooking-monk = L’hôtel 1 a 11 lits. Encore un moine, mais cette fois nous veillerons sur son lit.
learn-overbooking-merchants = Votre voisin a placé une grande carte derrière le moine. Vos marchands n’ont besoin que de 2 lits.
learn-overbooking-fewer-beds = Une deuxième grande carte. Des ouvriers à la porte de derrière, maintenant : 3 lits de moins. Les 8 qui restent ne suffisent pas à deux grands groupes, sauf si tous deux sont des nobles, mais de petits groupes y tiennent à côté d’un grand.
learn-overbooking-nobles-again = Envoyez-y aussi les nobles, par prudence. Ils pourront désigner votre moine.
learn-overbooking-last-card = La dernière carte de la partie : des marchands, dans la file de l’hôtel 2.
learn-overbooking-name-again = L’hôtel 1 ouvre avec 8 lits. Désignez le moine : 1 lit pour lui, puis 4 pour un groupe de nobles. Il en reste 3, et vos marchands en demandent 2.
learn-overbooking-end = 32 à 28 : vous avez gagné ! C’était plus serré qu’il n’y paraît : l’hôtel 2 est revenu à votre voisin, 9 pièces à 3, pendant que nous nous occupions de l’hôtel 1. Aujourd’hui, seuls comptaient les pièces des cartes logées et les jetons ; plus tard, vous pourrez ajouter les points des blasons. Jouez maintenant votre propre partie. Je reste à vos côtés : il suffit de demander.
