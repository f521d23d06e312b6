### Custom setup: what the host of a table chooses.

own-setup-about = Choisissez le début de la partie : cartes, tuiles et mains. Une position en cours de partie ne peut pas être reproduite. Ce que vous ne touchez pas est tiré au hasard, mais un élément commencé doit être choisi en entier.
own-setup-random = Au hasard
own-setup-count = { $n } sur { $all }
own-setup-groups = Choisissez-en un par groupe.
own-setup-group = Groupe { $name }
own-setup-missing = Choisissez-en encore { $n }, ou revenez au hasard.
own-setup-reset = Revenir au hasard
own-setup-seat = { $part }, place { $seat }
