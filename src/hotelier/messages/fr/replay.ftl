### Replaying a game.

replay-title = Replay
replay-controls = Commandes du replay
replay-position = Position dans la partie
replay-place = Coup { $stop } sur { $stops }
replay-place-hidden = Coup { $stop }
replay-the-deal = La table est mise en place et les cartes sont distribuées.
replay-over =
    { $number ->
        [one] La partie est terminée. { $names } l’emporte.
       *[other] La partie est terminée. { $names } se partagent la victoire.
    }
# A step about which the log says nothing, such as the end of a turn.
replay-quiet = { $name } continue.
replay-round-back = Manche précédente
replay-turn-back = Tour précédent
replay-stop-back = Coup précédent
replay-play = Lecture
replay-pause = Pause
replay-stop-on = Coup suivant
replay-turn-on = Tour suivant
replay-round-on = Manche suivante
replay-speed = Vitesse : { $speed }×
replay-times = { $speed }×

## Whose point of view

replay-eyes = Point de vue
replay-eyes-spectator = Spectateur
replay-eyes-open = Toutes les mains visibles
replay-hide = Masquer la suite
replay-hide-text = La barre de temps et le journal s’arrêtent là où vous en êtes.
replay-running = Cette partie est en cours. Vous voyez ce que vous pouviez voir de votre place à ce moment-là.
replay-running-watched = Cette partie est en cours. Vous voyez ce qu’un spectateur pouvait voir à ce moment-là.
replay-to-the-table = Revenir à la table

## What to do with a position

replay-share = Partager la position
replay-shared = Copié. Ce lien ouvre la partie à cet instant précis :
replay-share-by-hand = Partagez ce lien :
replay-go-on = Jouer à partir d’ici
replay-more = Plus
replay-go-on-title = Jouer à partir d’ici contre des bots
replay-go-on-text = Ouvre une nouvelle table avec cette position. La partie que vous regardez ne change pas.
replay-go-on-running = Ouvre une nouvelle table avec cette position. Comme vous pouvez y découvrir les cartes des autres, votre partie en cours devient un entraînement et ne compte plus dans vos statistiques.
replay-go-on-seat = Votre place
replay-begin = Commencer
replay-not-now = Plus tard
replay-save = Sauvegarder
replay-seats = Classement
# Behind the name of the player whose decision it is.
replay-decides = doit jouer
