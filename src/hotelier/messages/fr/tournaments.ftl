### Tournaments, and the ladder.

## Why something isn’t done

refused-no-tournament = Ce tournoi n’existe pas. Utilisez le lien que vous avez reçu.
refused-not-organiser = Seule la personne qui organise le tournoi peut faire cela. Ouvrez le lien d’organisation sur cet appareil.
refused-begun = Le tournoi a commencé : les inscriptions sont closes.
refused-full-tournament =
    { $n ->
        [one] Le tournoi est complet : { $n } joueur au maximum.
       *[other] Le tournoi est complet : { $n } joueurs au maximum.
    }
refused-name-taken = Le nom { $name } est déjà pris. Choisissez-en un autre.
refused-no-entrant = Le joueur { $number } ne participe plus à ce tournoi.
refused-tournament-over = Le tournoi est terminé.
refused-stale-round = Il faut d’abord jouer la ronde { $n }.
refused-round-running = La ronde { $n } est encore en cours.
refused-too-few =
    { $n ->
        [one] Il faut au moins { $n } joueur.
       *[other] Il faut au moins { $n } joueurs.
    }
refused-rounds =
    { $n ->
        [one] { $n } ronde, c’est trop
       *[other] { $n } rondes, c’est trop
    } pour { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    } : { $most } au maximum, pour que personne ne rencontre deux fois le même adversaire.
refused-many-tournaments =
    { $n ->
        [one] Vous avez { $n } tournoi en cours. Terminez-le d’abord.
       *[other] Vous avez { $n } tournois en cours. Terminez-en d’abord un.
    }
refused-house-tournaments = Ce serveur a autant de tournois qu’il peut en gérer. Réessayez plus tard.
refused-no-ladder = Ce serveur n’a pas de classement.
refused-ladder-key = Cette clé ne correspond à aucun nom du classement.
refused-not-rated = Seules les parties aux tables publiques et en tournoi comptent pour le classement.
refused-own-setup = Les parties dont la mise en place a été choisie ne comptent pas pour le classement.
refused-too-late = Cette partie ne peut plus compter pour le classement : il fallait le demander avant votre premier coup.
wrong-tournament-players = la taille des tables fixe déjà le nombre de joueurs : retirez l’option players
wrong-tournament-size = { $game } ne se joue pas à { $n } par table

## All tournaments

tournaments-text = Chacun joue plusieurs rondes, contre des adversaires différents. Dans une ronde, toutes les tables jouent la même donne : c’est le talent qui décide, pas la chance.
tournaments-yours = Vos tournois
tournaments-public = Tournois publics
tournaments-none = Il n’y a aucun tournoi public en ce moment.
tournament-phase-open = Inscriptions ouvertes
tournament-phase-running = Ronde { $n } sur { $all }
tournament-phase-over = Terminé
tournament-players =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }

## A new tournament

tournament-new = Nouveau tournoi
tournament-name = Nom du tournoi
tournament-size = Joueurs par table
tournament-pairing = Rencontres
tournament-pairing-swiss = Système suisse : à points égaux
tournament-pairing-round-robin = Toutes rondes : chacun contre tous
tournament-rounds = Rondes
tournament-rounds-usual = Autant qu’il en faut
tournament-shared = Même donne à toutes les tables
tournament-shared-about = La chance compte moins. Les parties ne sont visibles qu’une fois la ronde terminée.
tournament-auto = Départ automatique des rondes
tournament-auto-about = La ronde suivante commence dès que la dernière partie est finie.
tournament-listed = Visible par tout le monde sur ce serveur
tournament-open = Ouvrir le tournoi

## Taking part

tournament-enter = Participer
tournament-closed = Ce tournoi a commencé : les inscriptions sont closes. Vous pouvez le suivre ici.
tournament-in = Vous participez. Votre table apparaîtra ici dès le début de la ronde.
tournament-table-ready = Votre table vous attend.
tournament-go = Aller à votre table
tournament-done = Votre partie est finie. La ronde continue à d’autres tables.
tournament-bye = Vous n’avez pas d’adversaire dans cette ronde. Cela compte comme une victoire dès que la ronde est terminée.
tournament-gone = Vous ne participez plus à ce tournoi.
tournament-won =
    { $number ->
        [one] Tournoi remporté par { $names }
       *[other] Tournoi remporté à égalité par { $names }
    }
tournament-leave = Quitter le tournoi
tournament-leave-question = Quitter le tournoi ?
tournament-leave-text = Vous ne jouerez pas les rondes suivantes. Si votre partie est en cours, un bot la termine et elle ne vous rapporte rien.
tournament-nobody = Personne ne participe encore.
tournament-left = ne participe plus

## For the organiser

tournament-organiser = Organisation
tournament-invite = Envoyez ce lien aux joueurs :
tournament-key-text = Ce lien n’est que pour vous. Il permet de diriger le tournoi depuis un autre appareil :
tournament-bots = Bots
tournament-add-bots = Ajouter
tournament-start = Lancer le tournoi
tournament-next = Lancer la ronde { $n }
tournament-next-waits = La ronde { $n } pourra commencer quand toutes les parties seront finies.
tournament-remove = Retirer { $name }
tournament-remove-text = Ce joueur ne jouera pas les rondes suivantes. Si sa partie est en cours, un bot la termine et elle ne lui rapporte rien.
tournament-end = Terminer le tournoi
tournament-end-question = Terminer le tournoi maintenant ?
tournament-end-text = Les parties en cours comptent comme des égalités.

## Rounds and standings

tournament-round = Ronde { $n }
tournament-table = Table { $n }
tournament-waiting = ouvre bientôt
tournament-running = en cours
tournament-off = annulée
tournament-missed = absence
tournament-byes = Sans adversaire : { $names }
tournament-standings = Résultats
tournament-player = Joueur
tournament-points = Points
tournament-opponents = Adversaires
tournament-margin = Écart
tournament-wins = Victoires
tournament-how = Calcul des résultats
tournament-how-points = Points : battre toute sa table vaut 1 point. Chaque adversaire battu en donne une part égale, une égalité la moitié de cette part. Une ronde sans adversaire compte comme une victoire. En cas d’absence, ou si un bot termine votre partie, la ronde ne rapporte rien.
tournament-how-opponents = Adversaires : à égalité de points, ce sont les points de vos adversaires qui comptent. Une ronde sans adversaire compte comme un adversaire avec autant de points que vous.
tournament-how-margin = Écart : ensuite, vos points d’écart avec la moyenne des autres joueurs qui avaient la même place et la même donne. Il s’ajoute quand la ronde est terminée à toutes les tables. Sans donne commune, la comparaison se fait avec les autres joueurs de votre table.
tournament-how-wins = Victoires : enfin, le nombre de parties gagnées sans partage. Une ronde sans adversaire en est une.
tournament-csv = Résultats (CSV)
tournament-records = Parties (ZIP)
tournament-records-later = Les parties de cette ronde pourront être sauvegardées quand elle sera terminée : d’autres jouent encore la même donne.

## The ladder

ladder-text = Cotes calculées d’après les parties terminées aux tables publiques et en tournoi. Seuls y figurent les joueurs qui le souhaitent, et les bots de leurs tables.
ladder-empty = Le classement est encore vide.
ladder-enter = Entrer au classement
ladder-enter-text = À partir de là, vos parties comptent sous ce nom, victoires comme défaites. Personne d’autre ne peut l’utiliser.
ladder-own = Votre nom au classement : { $name }. Chaque partie publique ou de tournoi compte dès votre premier coup.
ladder-leave = Quitter le classement
ladder-leave-question = Quitter le classement ?
ladder-leave-text = Votre cote sera effacée et le nom redeviendra libre.
ladder-rating = Cote
ladder-games = Parties
ladder-new = encore incertaine
