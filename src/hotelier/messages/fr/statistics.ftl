### Statistics of your own games.

statistics-title = Vos parties en chiffres
statistics-where = D’après les parties gardées par ce navigateur. Personne d’autre ne les voit.
statistics-waiting = Calcul en cours…
statistics-empty-title = Aucune partie
statistics-empty-text = Terminez une partie pour voir vos résultats : points, clients, adversaires et progrès.
statistics-empty-play = Jouer une partie
statistics-empty-filter = Aucune partie terminée ne correspond.
statistics-which-game = Jeu
statistics-which-players = Nombre de joueurs
statistics-any-players = Tous
statistics-players =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
statistics-practice = Inclure les entraînements

## Results

statistics-results = Résultats
statistics-games = Parties
statistics-won = Gagnées
statistics-not-won = Non gagnées
statistics-won-of =
    { $won ->
        [one] { $won } gagnée sur { $games }
       *[other] { $won } gagnées sur { $games }
    }
statistics-average = Score moyen
statistics-best = Meilleur score
statistics-streak = Victoires d’affilée
statistics-longest = Meilleure série

## Tables and charts

statistics-course = Partie après partie
statistics-course-said =
    { $games ->
        [one] { $games } partie, score { $last }.
       *[other] { $games } parties, de la plus ancienne à la plus récente : scores de { $least } à { $most }, le dernier { $last }.
    }
statistics-best-other = Meilleur adversaire
statistics-trend = Votre moyenne, 5 dernières parties
statistics-point = { $date } : vous { $score }, meilleur adversaire { $best }
statistics-by-players = Par nombre de joueurs
statistics-by-opponent = Par adversaire
statistics-opponent = Adversaire
statistics-ahead = Devant
statistics-points-both = Score moyen, vous : adversaire
statistics-bot = Bot : { $name }
statistics-sources = Points par origine
statistics-sources-text = Moyenne par partie. Les barres fines montrent les autres joueurs.
statistics-source-said = { $source }, points par partie : vous { $mine }, les autres { $others }

## What you did

statistics-guests = Clients installés
statistics-staff = Personnel embauché
statistics-dice = Dés pris
statistics-die = Dé { $face }
statistics-kinds = Invités logés
statistics-crests = Cartes logées par blason
statistics-away = Invités refoulés
statistics-times = { $n }×
statistics-nothing = Rien pour l’instant.
