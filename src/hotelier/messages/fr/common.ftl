### Start page, lobby and seats: what everyone reads.

list-and = { $first } et { $last }
list-or = { $first } ou { $last }
start-title = hotelier
welcome = Deux hôtels, une soirée
welcome-text = Jouez à Grand Austria Hotel et à Overbooking contre des bots qui ne trichent jamais, ou invitez vos amis avec un lien. Sans inscription.
play = Jouer
title-austria = Grand Austria Hotel
title-overbooking = Overbooking
first-time = Vous découvrez { $game } ? Apprenez à y jouer avec Leopold en dix minutes.
game-austria = Choisissez vos dés, servez cafés et strudels, et remplissez le plus bel hôtel de Vienne. Une heure, 2 à 4 joueurs.
game-overbooking = Cachez vos invités dans des files bondées et rusez à la porte de derrière. 20 minutes, 2 à 4 joueurs.
which-game = Jeu
your-name = Votre nom
you-name = Vous
players = Joueurs
opponents = Niveau des bots
bot-easy = Bot facile
bot-medium = Bot moyen
bot-hard = Bot difficile
bot-expert = Bot expert
bot-master = Bot maître
level-easy = Facile : commet des erreurs
level-medium = Moyen : joue solidement
level-hard = Difficile : planifie ses tours
level-expert = Expert : anticipe vos coups
level-master = Maître : prend son temps
# The hoteliers behind the levels, and what each likes more than it should.
person-easy = Ferdl
person-medium = Mizzi
person-hard = Schani
person-expert = Adele
person-master = Theres
style-austria-easy = remplit le Café
style-austria-medium = garde ses couronnes
style-austria-hard = courtise l’empereur
style-austria-expert = occupe vite ses chambres
style-austria-master = ne privilégie rien
style-overbooking-easy = joue d’abord ses meilleurs invités
style-overbooking-medium = garde les marchands
style-overbooking-hard = garde les nobles
style-overbooking-expert = garde les servantes
style-overbooking-master = ne privilégie rien
bot-person = { $bot } : { $style }
more-options = Plus d’options
fewer-options = Moins d’options
options-game = Partie
labelled = { $label } : { $value }
options-clock = Temps et tours
clock = Limite de temps
clock-none = Sans limite de temps
clock-live = Minutes par joueur
clock-correspondence = Jours par coup
clock-bank = Temps par joueur
clock-increment = Temps ajouté par tour
clock-days = Temps par coup
minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
seconds =
    { $seconds ->
        [0] aucun
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
option-confirm = Confirmer la fin du tour
option-confirm-people = Avec d’autres personnes
option-confirm-always = Toujours
option-confirm-never = Jamais
options-leaving = Si un joueur s’en va
option-absent = Sa place
option-absent-offer = Les autres peuvent ajouter un bot
option-absent-bot = Un bot prend tout de suite le relais
option-stand-in = Bot remplaçant
option-newcomers = Les nouveaux venus peuvent demander la place
agreed-live =
    { $seconds ->
        [0] { $minutes ->
            [one] { $minutes } minute par joueur
           *[other] { $minutes } minutes par joueur
        }
       *[other] { $minutes ->
            [one] { $minutes } minute par joueur, plus { $seconds } s par tour
           *[other] { $minutes } minutes par joueur, plus { $seconds } s par tour
        }
    }
agreed-days =
    { $days ->
        [one] { $days } jour par coup
       *[other] { $days } jours par coup
    }
agreed-no-confirm = Les tours se terminent sans confirmation
agreed-stand-in = Un bot prend le relais si un joueur s’en va
agreed-no-newcomers = Les nouveaux venus ne peuvent pas demander une place vide
option-edition = Édition
option-edition-classic = Classique
option-edition-revised = Révisée
option-side = Hôtels
option-side-night = Face nuit (tous identiques)
option-side-day = Face jour (tous différents)
option-staff = Personnel de départ
option-staff-random = Au hasard
option-staff-intro = Mains de découverte
option-staff-draft = Draft
option-bonus = Bonus de blason
option-bonus-none = Aucun
option-bonus-beginner = Débutant
option-bonus-advanced = Avancé
play-now = Commencer
play-with-friends = Jouer entre amis
open-public-table = Ouvrir une table publique
open-tables = Tables ouvertes
no-open-tables = Aucune table ouverte pour l’instant. Ouvrez une table publique pour que d’autres vous y rejoignent.
free-seat = place libre
join = Rejoindre
watch = Regarder
your-games = Vos parties
waiting-for-players = En attente de joueurs
your-turn = À vous de jouer
others-turn = { $name } réfléchit
against = Contre { $names }
final-score = Score final : { $score }
final-place = Place { $place } sur { $all } · { $score }
look-back = Revoir
deal-results = Résultats de cette donne
result = Résultat
continue = Continuer
bring-record = Importer une partie
bring-record-text = Revoyez une partie terminée sauvegardée par hotelier, ou continuez une partie inachevée contre des bots.
choose-file = Choisir un fichier
no-record = Impossible d’ouvrir { $file }. Ce n’est pas une partie sauvegardée par hotelier, ou le fichier a été modifié depuis.
no-record-details = Détails
over-back = Page précédente
over-close = Revenir à la table
keys-title = Raccourcis clavier
keys-yes = Oui : le bouton doré
keys-no = Non, ou fermer ce qui est ouvert
keys-undo = Annuler
keys-next = Prochain élément utilisable
keys-card = Détails de la carte
keys-step = Un coup en arrière ou en avant
keys-turn = Un tour en arrière ou en avant
keys-round = Une manche en arrière ou en avant, sur la barre de temps
keys-ends = Début ou fin, sur la barre de temps
keys-play = Lecture ou pause, sur la barre de temps
keys-help = Cette liste
unofficial = Un projet de passionnés, non officiel et sans aucune illustration d’origine. Les jeux et leurs noms appartiennent à leurs ayants droit. S’ils vous plaisent, achetez les originaux.
house-away = Serveur injoignable. Vérifiez votre connexion ; nous continuons d’essayer.
proxy-missing = Pour la personne qui gère ce serveur : il est derrière un proxy qu’il ne connaît pas et prend tous les visiteurs pour un seul. Indiquez l’adresse du proxy dans HOTELIER_PROXIES.
part-missing = Un élément de cette page n’a pas pu être chargé. Il le sera dès que le serveur répondra.
try-again = Réessayer
offline-title = Pas de connexion
offline-start = Pas de connexion. Vous pouvez lire les règles, parcourir les cartes, suivre une leçon et voir les replays gardés sur cet appareil. Pour jouer, il faut une connexion.
offline-reading = Pas de connexion. Les règles et les cartes restent disponibles.
offline-learn = Pas de connexion. Vous pouvez quand même suivre la leçon.
offline-replay = Pas de connexion. Les replays gardés sur cet appareil restent disponibles. Pour jouer à partir d’une position, il faut une connexion.
offline-page = Pas de connexion : impossible d’afficher cette page. Elle s’ouvrira d’elle-même dès que le serveur répondra.
offline-no-replay = Ce replay n’est pas sur cet appareil. Ouvrez-le une fois en ligne, et vous pourrez le revoir sans connexion.
offline-table = Il faut une connexion pour jouer. Votre partie ne risque rien sur le serveur : cette page l’ouvrira dès que vous serez de nouveau en ligne.
offline-meanwhile = En attendant, vous pouvez lire les règles et parcourir les cartes.
saved-replays = Replays sur cet appareil
new-version = Une nouvelle version d’hotelier est disponible. Rechargez la page quand vous voulez ; votre partie reste telle quelle.
reload = Recharger
to-the-start = Accueil
home = HOTELIER : accueil
nowhere-title = Page introuvable
nowhere-text = Il n’y a rien à cette adresse.
menu = Menu
ways = Menu principal
way-learn = Apprendre à jouer
way-puzzles = Énigmes
way-rules = Règles
way-cards = Cartes
way-statistics = Statistiques
way-tournaments = Tournois
way-ladder = Classement
doors = À découvrir aussi
door-learn = Première fois ? Leopold vous apprend le jeu en dix minutes.
door-puzzles = Trouvez le meilleur tour
door-rules = Les deux jeux expliqués simplement, avec recherche
door-cards = Ce que fait chaque carte
door-statistics = Vos parties en chiffres
door-tournaments = Plusieurs rondes, la même donne pour tout le monde
door-ladder = Les cotes des joueurs de ce serveur
to-the-tournament = Aller au tournoi
tastes = Paramètres
language = Langue
theme = Thème
theme-auto = Système
theme-light = Clair
theme-dark = Sombre
text-size = Taille du texte
text-size-1 = Petite
text-size-2 = Normale
text-size-3 = Grande
text-size-4 = Très grande
no-motion = Sans animations
guard = Ignorer les clics accidentels
pace = Vitesse des bots
pace-instant = Immédiate
pace-brisk = Rapide
pace-calm = Lente
sound = Son
sound-on = Activer le son
sound-off = Couper le son
sound-only-turn = Seulement à mon tour
volume = Volume
notify = M’avertir quand c’est mon tour
notify-ask = Recevoir une notification quand c’est à vous et que cet onglet est masqué ?
notify-yes = M’avertir
notify-no = Non merci
recap = Depuis votre dernier tour
recap-away = Masquer

## At a table

opening-door = Chargement…
no-table-title = Impossible d’ouvrir cette table
line-lost = Connexion perdue. Reconnexion… Votre partie ne risque rien.
waiting-text = La partie commence dès que toutes les places sont prises. Envoyez ce lien à vos amis.
waiting-tournament-text = La partie commence dès que tout le monde est là. S’il manque encore un joueur à la fin du temps d’attente ({ $time }), un bot joue à sa place jusqu’à son arrivée.
link = Lien vers cette table
agreed = Options de la table
copy-link = Copier le lien
copied = Copié
reserved-for = réservée à { $name }
awaited = { $name }, pas encore là
somebody = un joueur
that-is-you = (vous)
host = (responsable)
waiting-for-everyone = En attente de tout le monde
waiting-for-everyone-text = Toutes les places sont prises. La partie commence dès que tout le monde a ouvert cette page.
kick = Exclure
kick-question = Exclure { $name } de la table ?
kick-text = { $name } perd sa place, et toute la table en est avertie.
seat-bot = Ajouter un bot
free-the-seat = Retirer le bot
sit-here = S’asseoir ici
bots-are = Niveau des bots
guest-name = Invité
leave = Quitter
what-now = Que faire ?
game-over = La partie est terminée.
confirm = Finir le tour
confirm-move = Confirmer le coup
undo = Annuler
restart-turn = Recommencer le tour
cancel = Annuler
undo-what = Annule : { $action }
restart-what = Annule votre tour à partir de « { $action } »
undo-blocked-chance = « { $action } » a apporté de nouvelles cartes ou de nouveaux dés : impossible de l’annuler.
undo-blocked-shown = « { $action } » a révélé quelque chose de nouveau : impossible de l’annuler.
undo-blocked-turn = { $player } a joué entre-temps : vous ne pouvez plus annuler.
takeback = Annuler le dernier tour
takeback-what = Annule votre dernier tour à partir de « { $action } », et les réponses des bots
takeback-practice = Cela annule aussi les réponses des bots. Comme vous les avez vues, la partie devient un entraînement et ne compte plus dans vos statistiques.
restart-practice = Vous avez déjà vu quelque chose de nouveau. Si vous recommencez le tour, la partie devient un entraînement et ne compte plus dans vos statistiques.
held-ends-turn = { $action }. Termine votre tour.
held-shows = { $action }. Révèle quelque chose de nouveau : ce sera définitif.
held-shows-others = { $action }. Les autres le verront.
the-rule = Voir la règle
ask-leopold = Demander à Leopold
all-actions = Afficher les { $number } actions
fewer-actions = Afficher moins d’actions
you-watch = Vous regardez la partie.
stood-in = pas là, { $bot } joue
stood-in-to-the-end = { $bot } a terminé la partie
away = pas là
a-bot = bot
page-closed = hors ligne
let-bot-play = Confier la place à un bot
watching =
    { $number ->
        [one] { $number } personne regarde.
       *[other] { $number } personnes regardent.
    }
come-back = Me revoilà
other-device = Continuer sur un autre appareil
other-device-text = Copié. Ouvrez ce lien sur l’autre appareil dans les 15 minutes :
hours-left = { $time } h
days-left =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
log = Journal
log-late = { $name } a épuisé son temps.
log-kicked = La personne responsable de la table a exclu { $name }.
log-host = { $name } est maintenant responsable de la table.
talk = Chat
talk-unread =
    { $n ->
        [one] Chat : { $n } nouveau message
       *[other] Chat : { $n } nouveaux messages
    }
log-and-talk = Journal et chat
open-log = Ouvrir le journal
close-log = Fermer le journal
close = Fermer
say-something = Écrire un message
send = Envoyer
announcements = Événements de la partie
you-won = Vous avez gagné !
won =
    { $number ->
        [one] { $names } l’emporte
       *[other] { $names } se partagent la victoire
    }
points-by-source = Points par origine
total = Total
percent = { $n } %
rematch = Revanche
rematch-waits = La revanche est prête. Votre place est réservée.
the-result = Voir le résultat
look-at-table = Voir la table
save-record = Sauvegarder
analysis = Analyse
source-guests = Clients
source-rooms = Chambres
source-staff = Personnel
source-politics = Politique
source-emperor = Empereur
source-leftovers = Restes et clients en attente
source-coins = Pièces
source-tokens = Jetons
source-crests = Blasons
about-number = environ { $n }
# What one action brings more or less of than another, by source. $n is a number, or “about 5”.
# In lists: “gains about 5 at the emperor, brings about 3 more from guests and costs crowns worth about 2”.
source-more-guests = rapporte { $n } de plus avec les clients
source-less-guests = rapporte { $n } de moins avec les clients
source-more-rooms = tire { $n } de plus des chambres
source-less-rooms = tire { $n } de moins des chambres
source-more-staff = tire { $n } de plus du personnel
source-less-staff = tire { $n } de moins du personnel
source-more-politics = gagne { $n } avec la politique
source-less-politics = perd { $n } avec la politique
source-more-emperor = gagne { $n } avec l’empereur
source-less-emperor = perd { $n } avec l’empereur
source-more-leftovers = gagne { $n } avec les restes à la fin
source-less-leftovers = perd { $n } avec les restes à la fin
source-more-tokens = gagne { $n } avec les jetons
source-less-tokens = perd { $n } avec les jetons
source-more-crests = gagne { $n } avec les blasons
source-less-crests = perd { $n } avec les blasons
source-more-tiles = gagne { $n } avec les tuiles Empereur
source-less-tiles = perd { $n } avec les tuiles Empereur
source-more-cubes = gagne des cubes valant { $n }
source-less-cubes = coûte des cubes valant { $n }
source-more-crowns = gagne des couronnes valant { $n }
source-less-crowns = coûte des couronnes valant { $n }
source-more-turns = gagne des tours et des dés valant { $n }
source-less-turns = coûte des tours et des dés valant { $n }
source-more-coming = promet { $n } de plus pour la suite
source-less-coming = promet { $n } de moins pour la suite
source-more-others = fait perdre { $n } aux autres
source-less-others = fait gagner { $n } aux autres
source-more-rest = gagne { $n } ailleurs
source-less-rest = perd { $n } ailleurs

## Cards and rules

more-about-card = Plus sur cette carte
more-by-key = Clic droit ou touche I pour les détails

# People at a table

leave-question = Quitter la table ?
leave-text = Les autres joueurs en seront avertis. Vous pouvez revenir tant qu’ils n’ont pas donné votre place à un nouveau joueur.
leave-waiting-text = Votre place sera de nouveau libre, et les autres joueurs en seront avertis.
leave-tournament-text = Un bot jouera à votre place. Si vous n’êtes pas de retour à la fin de la partie, elle ne vous rapporte aucun point.
report = Signaler cette table
report-text = Dites à la personne qui gère le serveur ce qui ne va pas. À la table, personne n’en saura rien.
report-reason = Qu’est-ce qui ne va pas ?
report-sent = Merci. Votre signalement a été envoyé.
resign = Abandonner
resign-question = Abandonner cette partie ?
resign-text = Un bot jouera à votre place jusqu’à la fin de la partie. Vous ne pourrez pas revenir.
remove-game = Retirer de la liste
remove-question = Renoncer à votre place ?
remove-text = Vous renoncez à votre place sur cet appareil et ne pourrez plus y revenir d’ici.
remove-over-question = Retirer cette partie ?
remove-over-text = Elle disparaît de vos parties et ne compte plus dans vos statistiques sur cet appareil.
practice = Entraînement
practice-told = C’est un entraînement : la partie ne compte pas dans vos statistiques.
ask-for-seat = Demander la place
seat-asked = Vous avez demandé la place. Aux joueurs de décider.
seat-declined = Les joueurs ont refusé.
seat-ask = { $name } voudrait remplacer { $player }.
let-in = Accepter
decline = Refuser
log-left = { $name } a quitté la table.
log-left-bot = { $name } a quitté la table. { $bot } prend le relais.
log-back = { $name } est de retour.
log-seated = { $name } remplace { $before }.
log-resigned = { $name } abandonne. Un bot prend le relais.
log-asked = { $name } voudrait remplacer { $player }.
log-declined = { $name } n’a pas obtenu la place.
log-takeback = { $name } a annulé tout son tour.
log-dropped = Votre coup prévu « { $action } » est abandonné : il n’est plus possible ou n’aurait plus le même effet.
reactions = Réponses rapides
reaction-hello = Bonjour !
reaction-well-played = Bien joué !
reaction-ouch = Aïe !
reaction-thanks = Merci !
reaction-thinking = Je réfléchis.
reaction-good-game = Belle partie !
plan-move = Prévoir un coup
plan-text = Le coup choisi est joué dès que c’est votre tour, s’il a toujours le même effet. Les autres ne le voient pas.
planned = Prévu : { $action }
plan-cancel = Annuler ce coup
plan-none = Rien à prévoir pour l’instant.
invite-title = { $name } vous invite à jouer à { $game }
invite-title-nobody = On vous invite à jouer à { $game }
invite-text = Entrez votre nom et choisissez une place. La partie commence quand toutes les places sont prises.
name-first = Entrez d’abord votre nom.
your-colour = Votre couleur
colour-orange = Orange
colour-blue = Bleu
colour-green = Vert
colour-red = Rouge
colour-violet = Violet
colour-rose = Rose
friends-cannot = Vos amis ne peuvent pas ouvrir ce lien : il ne fonctionne que sur cet ordinateur.
friends-link = Sur le même réseau, vos amis peuvent utiliser celui-ci :
friends-start = Pour que vos amis puissent entrer, lancez le serveur avec cette commande :
option-first = Premier joueur
option-first-random = Au hasard
first-seat = Place { $seat }
agreed-first = La place { $seat } commence
own-setup = Mise en place au choix
own-setup-told = Cette table a sa propre mise en place : { $parts }.
own-setup-known = La personne responsable de la table a choisi, et connaît donc : { $parts }.
own-setup-seats =
    { $n ->
        [one] { $part } (place { $seats })
       *[other] { $part } (places { $seats })
    }
option-bonus-none-about = Aucun point supplémentaire. Le plus simple, idéal pour une première partie.
option-bonus-beginner-about = Des points en plus dès 4 cartes logées du même blason. Le jeu normal.
option-bonus-advanced-about = Bien plus de points pour 5 ou 6 cartes du même blason. Pour joueurs expérimentés.
option-edition-classic-about = Les cartes de 2015.
option-edition-revised-about = Les cartes de 2021, avec quelques effets modifiés.
option-side-night-about = Tous les joueurs ont le même hôtel.
option-side-day-about = Chaque joueur a un hôtel différent.
option-staff-random-about = 6 cartes au hasard pour chaque joueur.
option-staff-intro-about = Des mains fixes pour une première partie.
option-staff-draft-about = Gardez une carte, passez les autres. Pour joueurs expérimentés.
