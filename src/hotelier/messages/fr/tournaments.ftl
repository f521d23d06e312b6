### Les tournois et le classement.

## Pourquoi quelque chose est impossible

refused-no-tournament = Ce tournoi n’existe pas. Utilisez le lien que vous avez reçu.
refused-not-organiser = Seule la personne qui organise le tournoi peut faire cela. Ouvrez son lien d’organisation sur cet appareil.
refused-begun = Le tournoi a commencé : les inscriptions sont closes.
refused-full-tournament =
    { $n ->
        [one] Le tournoi est complet : { $n } joueur au maximum.
       *[other] Le tournoi est complet : { $n } joueurs au maximum.
    }
refused-name-taken = Le nom { $name } est déjà pris. Choisissez-en un autre.
refused-no-entrant = Le joueur { $number } ne participe plus à ce tournoi.
refused-tournament-over = Le tournoi est terminé.
refused-stale-round =
    { $n ->
        [0] La première manche n’a pas encore commencé.
       *[other] La manche { $n } vient d’abord.
    }
refused-round-running = La manche { $n } est encore en cours.
refused-too-few =
    { $n ->
        [one] Il faut au moins { $n } joueur.
       *[other] Il faut au moins { $n } joueurs.
    }
refused-rounds =
    { $n ->
        [one] { $n } manche, c’est trop
       *[other] { $n } manches, c’est trop
    } pour { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    } : { $most } au maximum, pour que personne ne rencontre deux fois le même adversaire.
refused-many-tournaments = Vous avez { $n } tournois en cours. Terminez-en un d’abord.
refused-house-tournaments = Ce serveur a autant de tournois qu’il peut en gérer. Réessayez plus tard.
refused-no-ladder = Ce serveur n’a pas de classement.
refused-ladder-key = Cette clé ne correspond à aucun nom du classement.
refused-not-rated = Seules les parties aux tables publiques et en tournoi comptent pour le classement.
refused-own-setup = Les parties dont la mise en place a été choisie ne comptent pas pour le classement.
refused-too-late = C’est trop tard pour cette partie : il fallait le demander avant votre premier coup.
wrong-tournament-players = la taille des tables dit déjà combien de joueurs il y a : retirez l’option players
wrong-tournament-size = { $game } ne se joue pas à des tables de { $n }

## Tous les tournois

tournaments-text = On joue plusieurs manches, contre des adversaires différents. À chaque manche, les cartes sont les mêmes à toutes les tables : c’est l’adresse qui décide, pas la chance.
tournaments-yours = Vos tournois
tournaments-public = Tournois publics
tournaments-none = Il n’y a aucun tournoi public en ce moment.
tournament-phase-open = Inscriptions ouvertes
tournament-phase-running = Manche { $n } sur { $all }
tournament-phase-over = Terminé
tournament-players =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }

## Un nouveau tournoi

tournament-new = Nouveau tournoi
tournament-name = Nom du tournoi
tournament-size = Joueurs par table
tournament-pairing = Rencontres
tournament-pairing-swiss = Système suisse : à points égaux
tournament-pairing-round-robin = Toutes rondes : chacun contre tous
tournament-rounds = Manches
tournament-rounds-usual = Autant qu’il en faut
tournament-shared = Mêmes cartes à toutes les tables
tournament-shared-about = La chance s’équilibre. On ne peut regarder les parties qu’une fois la manche terminée.
tournament-auto = Départ automatique des manches
tournament-auto-about = La manche suivante commence dès que la dernière partie est finie.
tournament-listed = Visible par tout le monde sur ce serveur
tournament-open = Ouvrir le tournoi

## Participer

tournament-enter = Participer
tournament-closed = Ce tournoi a commencé : les inscriptions sont closes. Vous pouvez le suivre ici.
tournament-in = Vous participez. Votre table apparaîtra ici dès le début de la manche.
tournament-table-ready = Votre table vous attend.
tournament-go = Aller à votre table
tournament-done = Votre partie est finie. La manche continue à d’autres tables.
tournament-bye = Vous n’avez pas d’adversaire à cette manche. Cela compte comme une victoire.
tournament-gone = Vous ne participez plus à ce tournoi.
tournament-won =
    { $number ->
        [one] Victoire au tournoi : { $names }
       *[other] Victoire partagée au tournoi : { $names }
    }
tournament-leave = Quitter le tournoi
tournament-leave-question = Quitter le tournoi ?
tournament-leave-text = Vous ne jouerez pas les manches suivantes. Si votre partie est en cours, un bot la termine.
tournament-nobody = Personne ne participe encore.
tournament-left = ne participe plus

## Pour l’organisation

tournament-organiser = Organisation
tournament-invite = Envoyez ce lien aux joueurs :
tournament-key-text = Ce lien est pour vous seul : il permet de diriger le tournoi depuis un autre appareil.
tournament-bots = Bots
tournament-add-bots = Ajouter
tournament-start = Lancer le tournoi
tournament-next = Lancer la manche { $n }
tournament-next-waits = La manche { $n } pourra commencer quand toutes les parties seront finies.
tournament-remove = Retirer { $name }
tournament-remove-text = Les manches suivantes se joueront sans ce nom. Si sa partie est en cours, un bot la termine.
tournament-end = Terminer le tournoi
tournament-end-question = Terminer le tournoi maintenant ?
tournament-end-text = Les parties en cours ne compteront plus.

## Manches et résultats

tournament-round = Manche { $n }
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
tournament-how = Comment on compte
tournament-how-points = Points : battre toute sa table vaut 1 point. Chaque adversaire compte autant, une égalité compte pour moitié. Une manche sans adversaire vaut une victoire. En cas d’absence, la manche ne rapporte rien.
tournament-how-opponents = Adversaires : à égalité de points, on regarde combien de points ont vos adversaires.
tournament-how-margin = Écart : ensuite, ce que vous marquez de plus que les autres à la même place avec les mêmes cartes. Sans cartes communes, on compare avec votre propre table.
tournament-how-wins = Victoires : enfin, le nombre de tables gagnées.
tournament-csv = Résultats (CSV)
tournament-records = Parties (ZIP)

## Le classement

ladder-text = Cotes tirées des parties aux tables publiques et en tournoi. N’y figurent que les joueurs qui le veulent, et les bots de leurs tables.
ladder-empty = Le classement est encore vide.
ladder-enter = Entrer au classement
ladder-enter-text = Dès lors, vos parties comptent avec ce nom, quel que soit le résultat. Personne d’autre ne peut le prendre.
ladder-own = Votre nom au classement : { $name }. Vos parties publiques et de tournoi comptent dès le premier coup.
ladder-leave = Quitter le classement
ladder-leave-question = Quitter le classement ?
ladder-leave-text = Votre cote sera effacée et le nom redeviendra libre.
ladder-rating = Cote
ladder-games = Parties
ladder-new = encore incertaine
