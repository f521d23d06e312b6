### Puzzles: positions with one clearly best turn, in the browser and in the terminal.

puzzles-title = Énigmes
puzzles-text = Un tour vaut nettement mieux que tous les autres. Trouvez-le !
puzzles-grade = Niveau
puzzles-theme = Thème
puzzles-any-game = Les deux jeux
puzzles-any-grade = Tous les niveaux
puzzles-any-theme = Tous les thèmes
puzzles-left = Non résolues seulement
puzzles-none = Aucune énigme ne correspond. Essayez d’autres filtres.
puzzles-found =
    { $n ->
        [one] { $n } énigme
       *[other] { $n } énigmes
    }
puzzles-more = Afficher plus
puzzles-next = Résoudre une énigme
puzzles-rating = Votre cote
puzzles-streak = Série
puzzles-record = Meilleure série
puzzles-solved = Résolues
puzzles-count = { $solved } sur { $tried }
puzzles-kept = Votre cote et votre série restent dans ce navigateur.
puzzles-off = Il n’y a pas d’énigmes sur ce serveur.
puzzle-grade = Niveau { $grade }
puzzle-grade-1 = facile
puzzle-grade-2 = moyen
puzzle-grade-3 = délicat
puzzle-grade-4 = difficile
puzzle-grade-5 = très difficile
puzzle-state-solved = Résolue
puzzle-state-missed = Manquée
puzzle-name = Énigme
puzzle-find = Trouvez le meilleur tour.
puzzle-look = Jouez-le sur la table. Vous pouvez annuler autant que vous voulez.
puzzle-turns =
    { $n ->
        [one] { $n } tour est possible.
       *[other] { $n } tours différents sont possibles.
    }
puzzle-held = Votre tour est complet. Finissez-le pour voir ce qu’il vaut, ou annulez.
puzzle-open = Révèle du nouveau : l’énigme s’arrête ici. La suite compte comme bien jouée.
puzzle-held-open = { $action }. { puzzle-open }
puzzle-checking = Leopold évalue votre tour…
puzzle-give-up = Voir la solution
puzzle-give-up-counts = Compte comme manquée.
puzzle-give-up-about = L’énigme compte alors comme manquée : votre cote baisse et votre série s’arrête.
puzzle-worse =
    { $points ->
        [one] { $points } point de moins
       *[other] { $points } points de moins
    }
puzzle-margin = Le deuxième meilleur tour vaut { puzzle-worse }.
puzzle-solved = Énigme résolue ! { puzzle-margin }
puzzle-missed = Ce n’est pas le meilleur tour : il vaut { puzzle-worse }.
puzzle-shown = Voici le meilleur tour. { puzzle-margin }
puzzle-why = Le meilleur tour par rapport au vôtre, en points
puzzle-why-second = Le meilleur tour par rapport au deuxième, en points
puzzle-average = Ce sont des moyennes sur de nombreuses suites possibles.
puzzle-best = Meilleur tour
puzzle-second = Deuxième meilleur tour
puzzle-own = Votre tour
puzzle-rated = Cote { $rating } ({ $change })
puzzle-practice = Vous avez déjà essayé cette énigme : votre cote ne change pas.
puzzle-again = Réessayer
puzzle-another = Énigme suivante
puzzle-all = Toutes les énigmes

## In the terminal

puzzle-head = Énigme { $id }, niveau { $grade } : { $theme }
puzzle-terminal-help = Tapez un numéro pour choisir. undo annule une action, board montre la table, solve montre la solution, quit permet de quitter.
puzzle-terminal-check = Votre tour est complet. Appuyez sur Entrée pour voir ce qu’il vaut, ou tapez undo.
puzzle-terminal-none = Aucune énigme ne correspond.

## What’s wrong

puzzle-unknown = il n’y a pas d’énigme { $id } ; hotelier puzzles list { $game } les montre toutes
puzzle-broken = l’énigme { $id } ne peut pas être rejouée : { $reason }
puzzle-illegal = { $action } n’est pas possible ici : { $line }
puzzle-unfinished = le tour n’est pas encore complet
refused-no-puzzle = Cette énigme n’existe pas ici.
refused-puzzles-off = Il n’y a pas d’énigmes sur ce serveur.

## From one device to another

puzzles-carry = Utiliser sur un autre appareil
puzzles-carry-text = Ouvrez ce lien sur votre autre appareil. Il emporte votre cote et les énigmes que vous avez essayées.
puzzles-carried =
    { $tried ->
        [one] Ce lien contient une cote de { $rating } et { $tried } énigme. Les utiliser ici ?
       *[other] Ce lien contient une cote de { $rating } et { $tried } énigmes. Les utiliser ici ?
    }
puzzles-carried-how = Si vous avez essayé des énigmes sur les deux appareils, la cote retenue est celle de l’appareil qui en compte le plus.
puzzles-carry-add = Utiliser dans ce navigateur
puzzles-carry-done = C’est fait. Votre cote est maintenant de { $rating }.
puzzles-carry-broken = Ce lien est incomplet. Copiez-le de nouveau sur votre autre appareil.
