### Deals that many play with the same luck: of the day, and for friends.

deals-title = Donne du jour
deals-text = Une donne par jeu et par jour, la même pour tout le monde. Jouez-la une fois et comparez votre score.
deals-play = Jouer cette donne
deals-continue = Reprendre votre partie
deals-see = Voir les résultats
deals-finished =
    { $n ->
        [0] Personne ne l’a encore terminée
        [one] { $n } joueur l’a terminée
       *[other] { $n } joueurs l’ont terminée
    }
deals-ends = Fin à { $time }, heure locale. Ensuite vient une nouvelle donne.
deals-of-day = Donne du { $day }
deals-shared = La même donne entre amis
deals-against = Vous jouez à la place 1 contre { $names }. Le hasard est le même pour tout le monde, quels que soient les coups.
deals-bot = { $name } ({ $level })
deals-fair = Cette donne ne compte qu’une fois par navigateur. Il n’y a donc pas de conseils, et un tour fini ne peut plus être annulé. Une fois votre partie terminée, vous pouvez revoir celles des autres.
deals-over = Cette journée est terminée. Vous pouvez jouer la donne pour vous entraîner, mais elle ne compte plus.
deals-practise = Jouer pour s’entraîner
deals-better = Mieux que { $n } % des autres
deals-your-score = Votre score : { $score }
deals-place = Rang
deals-name = Nom
deals-score = Score
deals-playing = en cours
deals-gave-up = abandon
deals-you = vous
deals-nobody = Personne n’a encore joué cette donne. À vous de commencer.
deals-bots = Les bots ont joué la même donne, assis à votre place.
deals-compare = Comparer

## Earlier deals

deals-earlier = Donnes précédentes
deals-earlier-text = Jouez-les pour vous entraîner et voyez les résultats des autres.
deals-earlier-none = Il n’y a pas encore de donnes précédentes.
deals-earlier-more = Afficher plus

## For friends

deals-make = La même donne entre amis
deals-make-text = Créez un lien. Chaque personne qui l’ouvre joue la même donne de son côté, contre les mêmes bots. Ensuite, vous comparez.
deals-make-link = Créer un lien

## Two replays side by side

deals-compare-title = Comparer deux replays
deals-compare-back = Manche précédente
deals-compare-on = Manche suivante
deals-compare-round = Fin de la manche { $n }
deals-compare-start = Début
deals-compare-end = Fin
deals-compare-show = Afficher
deals-compare-game = Partie : { $name }
deals-compare-closed = Vous pourrez comparer des parties après avoir joué cette donne.
