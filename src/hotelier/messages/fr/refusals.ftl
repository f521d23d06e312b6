### Why something isn’t done: by the server, and by the rules of games, saved games and names.
### The server sends a code with each of these; only the sentences are here.

## At a table

refused-no-table = Cette table n’existe pas, ou elle est privée. Utilisez le lien qu’on vous a donné.
refused-no-seat = Il faut une place à la table pour cela : envoyez son jeton.
refused-seats = Cette table a les places 1 à { $n }, pas { $seat }.
refused-taken = La place { $seat } n’est pas libre.
refused-taken-bot = La place { $seat } n’est pas libre pour un bot.
refused-not-freed = La place { $seat } ne peut pas être libérée.
refused-no-newcomers = La partie a commencé, et cette table n’accepte pas de nouveaux venus.
refused-full = Cette table n’a plus de place libre.
refused-seated = Vous avez déjà la place { $seat } à cette table.
refused-code = Ce code n’est pas valide ou a expiré.
refused-devices =
    { $n ->
        [one] Une place ne peut être utilisée que sur { $n } appareil.
       *[other] Une place ne peut être utilisée que sur { $n } appareils.
    }
refused-crowded = Cette table a trop de spectateurs.
refused-left = Vous avez quitté cette partie. Reprenez d’abord votre place.
refused-quiet = Le chat de cette table est plein.
refused-long = L’historique de cette table est plein : plus rien ne peut être annulé. Vous pouvez finir la partie.
refused-nobody-here = Il n’y a plus personne à cette table pour vous accepter.
refused-asks = Trop de demandes de place à cette table. Réessayez plus tard.
refused-no-ask = Plus personne ne demande cette place.
refused-colour = Un autre joueur a cette couleur. Choisissez-en une autre.
refused-not-host = Seule la personne responsable de cette table peut faire cela.
refused-not-idle = En cours de partie, vous ne pouvez exclure un joueur que si les autres l’attendent depuis { $seconds } secondes.
refused-kicked = La personne responsable de cette table vous a retiré votre place.
refused-no-plan = Vous ne pouvez pas prévoir « { $action } » pour l’instant.

## In a game

refused-illegal = « { $action } » n’est pas possible pour l’instant.
refused-illegal-list = « { $action } », action { $n } sur { $all }, n’est pas possible à ce moment-là. Aucune n’a été jouée.
refused-not-last = « { $action } », action { $n } sur { $all }, doit venir en dernier : elle termine votre tour ou révèle quelque chose de nouveau. Aucune n’a été jouée.
refused-turn = C’est à la place { $seat } de jouer, pas à vous.
refused-stale = Vous avez répondu au coup { $step }, mais la partie en est au coup { $now }.
refused-moved-on = La partie a avancé depuis le coup { $step }.
refused-not-begun = La partie n’a pas commencé.
refused-seats-free = La partie n’a pas commencé : il reste des places libres.
refused-over = La partie est terminée.
refused-nothing-held = Il n’y a rien à confirmer.
refused-no-undo = Impossible d’annuler : quelque chose a été révélé, ou un autre joueur a joué.
refused-no-takeback = Vous ne pouvez annuler tout votre dernier tour que contre des bots, et seulement avant votre décision suivante.
refused-no-hints = Leopold donne des conseils aux tables d’entraînement et contre les bots, jamais contre des humains.
refused-leopold-busy = Leopold s’occupe d’autres clients. Redemandez-lui dans un instant.

## Replays

refused-not-whole = La partie entière n’est visible qu’une fois terminée. Si elle est issue d’une autre partie, celle-ci doit aussi être terminée.
refused-eyes = Tant que la partie n’est pas terminée, vous ne pouvez la voir que de votre point de vue.
refused-steps = La partie a les coups 0 à { $n }, pas { $step }.
refused-over-there = La partie est terminée à ce coup. Choisissez-en un plus tôt.
refused-fork = Vous ne pouvez jouer à partir d’une partie en cours que si vous y jouez contre des bots.
refused-fork-seat = Pendant la partie, vous ne pouvez continuer que depuis votre propre place.
refused-no-analysis = Cette partie n’a pas encore été analysée.
refused-analyses = Trop de parties attendent une analyse. Réessayez plus tard.
refused-loading = Trop de parties sont en cours de chargement. Réessayez dans un instant.
refused-rematch = La revanche est possible une fois la partie terminée.

## The server

refused-no-game = Ce jeu n’existe pas.
refused-no-lesson = Ce jeu n’a pas de leçon.
refused-no-deal = Cette donne n’existe pas. Utilisez le lien que vous avez reçu.
refused-deal-date = « { $day } » n’est pas une date. Une date s’écrit ainsi : { $example }.
refused-deal-later = La donne du { $day } n’est pas encore là : nous sommes le { $today } (UTC).
refused-deal-day = Il n’y a pas de donne du { $day } sur ce serveur.
refused-deal-over = La journée de cette donne ({ $day }, UTC) est terminée : elle ne compte plus. Vous pouvez la jouer pour vous entraîner.
refused-entered = Vous avez déjà joué ou commencé cette donne. Un seul résultat compte par navigateur.
refused-not-played = Vous pourrez voir les parties de cette donne et vous y entraîner après l’avoir jouée.
refused-switched-off = La personne qui gère ce serveur a désactivé cette fonction.
refused-counts = Cette partie compte : son résultat est comparé à d’autres. Il n’y a donc pas de conseils, et un tour fini ne peut plus être annulé.
refused-many-tables = Vous avez trop de tables qui n’ont pas commencé. Complétez-en une ou quittez-en une.
refused-running-tables = Vous avez trop de parties en cours. Terminez-en une ou quittez-en une.
refused-many-seats = Vous occupez trop de places aux tables publiques. Libérez-en une d’abord.
refused-banned = L’accès à ce serveur vous est interdit jusqu’au { $until }. Motif : { $reason }.
refused-muted = Vous ne pouvez pas écrire dans le chat avant le { $until }. Motif : { $reason }.
refused-asleep = La personne qui gère ce serveur a mis cette table en veille. Rechargez la page pour continuer.
refused-deleted = La personne qui gère ce serveur a supprimé cette table.
refused-closed = La personne qui gère ce serveur a fermé cette table. Motif : { $reason }.
refused-reported = Cette table a déjà été signalée. La personne qui gère le serveur va s’en occuper.
refused-house-full = Le serveur est plein. Réessayez plus tard.
refused-not-ready = Le serveur n’est pas prêt : { $why }
refused-busy = Trop d’activité à cette table en ce moment. Réessayez.
refused-away = Le serveur n’a plus accès à ses parties. Reconnectez-vous.
refused-broken = Le serveur a rencontré une erreur. Elle a été consignée ; réessayez.
# The reason is in English, for the person who runs the server.
refused-not-kept = Sauvegarde impossible ; rien n’a changé. ({ $reason })
refused-hurry =
    { $kind ->
        [tables] Trop de nouvelles tables
        [joins] Trop d’arrivées de joueurs
        [hints] Trop de conseils
        [actions] Trop d’actions
        [says] Trop de messages
       *[requests] Trop de requêtes
    }. Réessayez dans { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
refused-sockets =
    { $n ->
        [one] Vous avez { $n } connexion ouverte. Fermez-la d’abord.
       *[other] Vous avez { $n } connexions ouvertes. Fermez-en d’abord une.
    }
refused-host = Ce serveur ne porte pas ce nom. La personne qui le gère peut ajouter le nom à HOTELIER_HOSTS.
refused-origin = Les pages de cette origine ne peuvent pas utiliser ce serveur. La personne qui le gère peut ajouter l’origine à HOTELIER_ORIGINS.
refused-too-large =
    { $n ->
        [one] Une requête peut compter { $n } octet au plus.
       *[other] Une requête peut compter { $n } octets au plus.
    }
refused-too-slow =
    { $n ->
        [one] La requête a mis plus de { $n } seconde à arriver.
       *[other] La requête a mis plus de { $n } secondes à arriver.
    }
refused-nothing-here = Il n’y a rien à cette adresse.
refused-method = Cette adresse n’accepte pas cette méthode.
refused-unreadable = Le serveur n’arrive pas à lire ce qui a été envoyé.
# Where it is, and what’s wrong with it: the latter in English, for people who write clients.
refused-unreadable-at = { $place } : { $reason }.
refused-unknown-field = Il n’y a pas de champ « { $place } » ici.
refused-not-json = Ce n’est pas du JSON : { $reason }.
refused-no-json-type = Le corps doit être du JSON : envoyez-le avec Content-Type: application/json.
refused-hello = Le premier message doit être un hello. { $reason }
refused-next = after : utilisez la valeur que `next` vous a donnée.

## What was given is wrong: parts of sentences, without a capital or a full stop

wrong-name-unseen = un nom ne doit contenir que des caractères visibles
wrong-name-empty = un nom ne peut pas être vide
wrong-name-wide = un nom doit occuper 1 à { $n } colonnes
wrong-talk-unseen = un message ne doit contenir que des caractères visibles
wrong-talk-long = un message doit compter 1 à { $n } caractères
wrong-players = { $players } joueurs ne vont pas avec { $seats } places : indiquez l’un ou l’autre
wrong-one-person = une personne prend une place : laissez les autres entrer avec le lien
wrong-bot-slow = { $name } réfléchit { $seconds } secondes par décision : la limite des bots sur ce serveur est de { $most }
wrong-opponent = il n’y a pas de bot { $name } ; au choix : { $names }
wrong-weights = { $name } : après le deux-points, indiquez les poids d’un bot qui en a, { $tuned } ou { $start }, par exemple planner:{ $start }
wrong-seconds = { $name } : après l’arobase, indiquez les secondes accordées à une décision, par exemple { $bot }@0.5
wrong-game = il n’y a pas de jeu { $name } ; au choix : { $games }
wrong-option = { $game } n’a pas d’option { $name } ; options : { $options }
wrong-option-value = { $name } accepte { $values }, pas { $value }
wrong-no-data = { $game } n’a pas de données de matériel à remplacer : n’indiquez pas de fichier
wrong-setup-object = une mise en place doit être un objet avec ses éléments, pas { $value }
wrong-setup-none = la mise en place de { $game } ne se choisit pas
wrong-setup-part = la mise en place de { $game } n’a pas d’élément { $name } ; éléments : { $parts }
wrong-setup-unused = { $field } : avec ces options, cet élément n’est pas tiré au hasard
wrong-setup-seats = { $field } doit être un objet avec des listes pour certaines des places 1 à { $n }, pas { $value }
wrong-setup-seat = { $field } : il n’y a pas de place { $seat }, seulement 1 à { $n }
wrong-setup-list =
    { $n ->
        [one] { $field } doit être une liste de { $n } élément, pas { $value }
       *[other] { $field } doit être une liste de { $n } éléments, pas { $value }
    }
wrong-setup-number =
    { $n ->
        [one] { $field } demande { $n } élément, pas { $found }
       *[other] { $field } demande { $n } éléments, pas { $found }
    }
wrong-setup-piece = { $field } accepte { $values }, pas { $value }
wrong-setup-twice = { $field } : { $value } est déjà dans { $other }

## Saved games

wrong-illegal = { $action } n’est pas permis à la décision { $decision } de la place { $seat } ; permis : { $legal }
wrong-illegal-over = impossible de jouer { $action } : la partie est terminée
wrong-illegal-chance = impossible de jouer { $action } : une étape de hasard vient d’abord ; `begin()` la tire
wrong-step = coup { $step } : { $reason }
wrong-record-steps = la partie sauvegardée a les coups 0 à { $n }, pas { $step }
wrong-record-over = la partie est déjà terminée
wrong-record-chance-due = étape de hasard attendue, action { $step } trouvée
wrong-record-decision-due = décision de la place { $seat } attendue ({ $decision }), étape de hasard { $step } trouvée
wrong-record-our-data = la partie a été jouée avec les données de matériel d’hotelier : n’indiquez pas de fichier
wrong-record-other-data = la partie a été jouée avec d’autres données de matériel : indiquez le fichier dont le sha256 est { $sha }
wrong-record-own-data = la partie a été jouée avec des données de matériel personnelles et ne peut pas être importée ici
wrong-record-rules = la partie sauvegardée suit les règles { $found } ; cette version d’hotelier connaît les { $expected }
wrong-record-option = il manque l’option { $name } à la partie sauvegardée
wrong-record-no-result = la partie est terminée, mais la partie sauvegardée n’a pas de résultat
wrong-record-not-over = les coups s’arrêtent avant la fin de la partie, mais la partie sauvegardée a un résultat
wrong-record-result = le résultat indique { $key } { $found }, mais la partie donne { $expected }
wrong-record-object = une partie sauvegardée doit être un seul objet JSON
wrong-record-format = format { $found }, attendu { $expected }
wrong-file-regular = { $file } n’est pas un fichier ordinaire
wrong-file-unread = impossible de lire { $file } : { $reason }
wrong-file-unwritten = impossible d’écrire { $file } : { $reason }
wrong-file-text = { $file } n’est pas un fichier texte
wrong-file-json = { $file } n’est pas du JSON valide : { $reason }
wrong-file-toml = { $file } n’est pas du TOML valide : { $reason }
wrong-file-setup = { $file } doit être un objet avec les éléments d’une mise en place
wrong-file-record = { $file } n’est pas une partie sauvegardée : { $reason }
refused-newer = Cette table a été sauvegardée par une version plus récente d’hotelier. Mettez le serveur à jour pour l’ouvrir ; rien n’est perdu.
refused-damaged = L’entrée { $entry } du journal de cette table ne peut pas être rejouée : { $reason }. La table reste en l’état ; la personne qui gère le serveur peut s’en occuper.
