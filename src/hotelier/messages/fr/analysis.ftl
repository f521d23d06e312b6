### The analysis of a finished game: in the browser, in the terminal, and as a page of its own.

analysis-title = Analyse : { $game }
analysis-winner = Victoire : { $names }
analysis-start = Analyser cette partie
analysis-why = Chaque coup est évalué seulement d’après ce que le joueur pouvait voir. Vous pouvez quitter cette page et y revenir.
analysis-waiting = En attente d’autres analyses…
analysis-running = Analyse de la partie…
analysis-progress =
    { $done ->
        [one] { $done } position analysée sur { $total }
       *[other] { $done } positions analysées sur { $total }
    }
analysis-left-minutes =
    { $n ->
        [one] Encore { $n } minute environ
       *[other] Encore { $n } minutes environ
    }
analysis-left-seconds =
    { $n ->
        [one] Encore { $n } seconde environ
       *[other] Encore { $n } secondes environ
    }
analysis-failed = L’analyse a été interrompue. Vous pouvez la relancer.
analysis-again = Relancer l’analyse
analysis-to-replay = Voir le replay
analysis-save-html = Sauvegarder en page web
analysis-save-json = Sauvegarder en JSON
analysis-round = Manche { $round }
analysis-end = Fin

## Curves

analysis-win-title = Chances de victoire
analysis-win-text = Les chances de gagner de chaque joueur, coup par coup, toutes mains connues.
analysis-score-title = Score attendu
analysis-score-text = Le score final que chaque joueur pouvait attendre, coup par coup.
analysis-win-reading = { $name } : { $win } %
analysis-score-reading = { $name } : { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
analysis-curve-keys = Parcourez la courbe avec les flèches du clavier.

## Turning points

analysis-turning-title = Tournants
analysis-turning-text = Les moments qui ont fait basculer la partie, et l’évolution des chances de chaque joueur en points de pourcentage. La chance, c’est ce que le hasard a apporté, comme les cartes piochées ; une décision, c’est ce qu’un joueur en a fait.
analysis-turning-none = Aucun moment n’a décidé seul de cette partie : les chances ont évolué peu à peu.
analysis-cause-luck = Chance
analysis-cause-strong = { $name } : un tour meilleur que prévu
analysis-cause-costly = { $name } : un tour coûteux
analysis-cause-unlucky = { $name } : un tour moins bon que prévu
analysis-cause-helped = { $name } : un tour qui a aidé { $other }
analysis-cause-hurt = { $name } : un tour qui a gêné { $other }
analysis-gain = { $name } +{ $win } %
analysis-drop = { $name } −{ $win } %
analysis-turning-move = La plus grosse erreur de ce tour : coup { $step }. { $cost }
analysis-look = Voir

## Moves

analysis-moves-title = Coups les plus coûteux
analysis-moves-text = Ce que chaque joueur aurait pu faire de mieux, et avec quelle certitude. Les choix presque équivalents n’y figurent pas, ni les coups joués quand la partie était déjà décidée.
analysis-moves-none = { $name } n’a commis aucune erreur nette.
analysis-move-place = Manche { $round }, coup { $step }
analysis-played = Joué
analysis-better = Mieux
analysis-why-lost = Pourquoi
analysis-curve-says = À ce tour, les chances de victoire sur la courbe changent de { $win } %. La courbe connaît toutes les mains et compte tout ce qui se passe pendant le tour, chance comprise, pas seulement ce coup.
analysis-line = Ensuite
analysis-cost = Coûte environ { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
analysis-cost-win = chances de victoire −{ $win } %
analysis-sure = sûr à { $sure } %
analysis-try = Essayer le meilleur coup
analysis-try-text = Ouvre une nouvelle table d’entraînement avec le meilleur coup. Cette partie ne change pas.
analysis-back = Revenir à l’analyse

## How well each player played

analysis-report-title = Le jeu de chacun
analysis-report-player = Joueur
analysis-report-decisions = Décisions
analysis-report-mean = Points perdus par décision
analysis-report-lost = Points perdus par erreurs nettes
analysis-report-best = Meilleurs coups
analysis-report-luck = Chance
analysis-luck-points = { $n } %
analysis-report-text = Les points perdus se mesurent d’après l’écart avec le meilleur des autres joueurs. Les décisions forcées n’y figurent pas. Les erreurs commises quand la partie était déjà décidée ne comptent pas. Les meilleurs coups sont les décisions où rien de mieux n’a été trouvé. La chance indique de combien le hasard, comme les cartes piochées, a changé en tout les chances de victoire, en points de pourcentage.

## Points by source

analysis-sources-title = Points par origine
analysis-sources-text = Les points sur la table à la fin de chaque manche. Ceux qui ne comptent qu’à la fin de la partie sont dans la dernière barre.

## How it was found

analysis-how-title = Comment fonctionne l’analyse
analysis-how = Un conseiller aussi fort que le meilleur bot a évalué chaque décision du point de vue du joueur concerné, en devinant chaque fois les cartes cachées. Les coups douteux ont été rejoués de nombreuses fois.
analysis-repeat = Pour retrouver le même résultat : graine { $seed } et { $rounds } passages.

## In the terminal

analysis-working = Analyse de la partie…
analysis-written = Sauvegardé : { $file }
analysis-not-over = la partie n’est pas terminée : seule une partie terminée peut être analysée
analysis-same-file = --json et --html désignent tous deux { $file }
analysis-no-seat = la partie a les places 1 à { $n }, pas { $seat }
