### The terminal: what’s said around the picture of a game, by the commands that players use.
### Words that are typed (help, save, --against) and file names are the same in every language.

## Small words

# The name of a player who gave none.
terminal-player = Joueur { $n }

## Languages

# Said in the language that was chosen.
terminal-speaks = Langue choisie : français.
terminal-which-language = Choisissez une langue : { $languages }.
terminal-no-language = il n’y a pas de langue { $name } ; au choix : { $languages }

## Help

terminal-help = Aide
terminal-command-number = un numéro
terminal-command-save = save FICHIER
terminal-about-number = jouer le choix de ce numéro ; vous pouvez aussi taper son texte, par exemple { $action }
terminal-about-help = cette page ; help 7 explique le choix 7, help { $card } explique une carte
terminal-about-board = tout ce qui est sur la table
terminal-about-show = ce qu’a la place 2 ; show tout court : ce que vous avez, main comprise
terminal-about-cards = toutes les cartes qui mentionnent « { $word } »
terminal-about-hint = les trois meilleurs choix, tels qu’un bon joueur les voit à votre place
terminal-about-log = ce qui vient de se passer ; log all montre tout
terminal-about-undo = annuler votre dernière action, sauf si quelque chose a été révélé
terminal-about-save = sauvegarder la partie dans un fichier ; elle est aussi sauvegardée automatiquement après chaque action
terminal-about-lang = changer de langue : { $languages }
terminal-about-quit = quitter ; pour continuer plus tard : hotelier play --resume
terminal-choose = Tapez le numéro de votre choix, ou help. Vous pouvez quitter à tout moment sans rien perdre.

## At the table

terminal-prompt = Votre choix (help, board, hint, undo, quit)
terminal-thinking = { $name } réfléchit…
terminal-looking-ahead = Réflexion en cours…
terminal-log-more =
    { $n ->
        [one] ({ $n } ligne de plus : log)
       *[other] ({ $n } lignes de plus : log)
    }
terminal-log-before =
    { $n ->
        [one] ({ $n } ligne plus ancienne : log all)
       *[other] ({ $n } lignes plus anciennes : log all)
    }
terminal-your-turn = { $name }, c’est à vous. Appuyez sur Entrée quand personne d’autre ne voit l’écran.
terminal-your-turn-undo = { $name }, c’est à vous. Appuyez sur Entrée quand personne d’autre ne voit l’écran. ({ $before } peut taper undo pour annuler la dernière action.)
terminal-enter-alone = Appuyez seulement sur Entrée pour continuer, ou tapez quit.
terminal-not-possible = « { $typed } » n’est pas possible pour l’instant. Tapez help, un numéro de 1 à { $n } ou l’un de ces textes : { $texts }.
terminal-nothing-to-undo = Vous ne pouvez rien annuler : depuis votre dernière action, quelque chose a été révélé ou un autre joueur a joué.
terminal-taken-back = Annulé.
terminal-whose = Choisissez un joueur : show 1 à show { $n }.
terminal-look-for = Tapez ce que vous cherchez, par exemple : cards { $word }, cards { $card }.
terminal-no-card = Aucune carte ne mentionne « { $query } ».
terminal-more-cards = ({ $n } de plus : précisez votre recherche)

## Saving and quitting

terminal-kept = La partie est sauvegardée dans { $place }.
terminal-kept-place = La partie est sauvegardée dans { $place }
terminal-go-on = Pour continuer :
terminal-now-kept = La partie est désormais sauvegardée dans { $place }.
terminal-not-kept = La partie n’est pas sauvegardée : { $reason }.
terminal-not-kept-save = La partie n’est pas sauvegardée : { $reason }. Choisissez un autre endroit : save FICHIER.
terminal-was-not-kept = La partie n’a pas été sauvegardée.
terminal-another-sitting = Une autre session a écrit dans { $place }.
terminal-saved = La partie est sauvegardée dans { $file }.
terminal-left-as-it-is = { $file } n’a pas été remplacé : { $reason }.
terminal-other-game = il contient une autre partie, ou un état plus récent de celle-ci
terminal-no-file-name = Ce nom de fichier n’est pas valide.
terminal-leave = Appuyez sur Entrée pour quitter. Ou tapez save FICHIER pour sauvegarder une copie et quitter, ou back pour continuer à jouer.
terminal-leave-unkept = La partie n’est pas sauvegardée. Tapez save FICHIER pour la sauvegarder et quitter, back pour continuer à jouer, ou quit pour la perdre.
terminal-say-what = Choisissez une de ces possibilités.
terminal-record-is = La partie est sauvegardée dans { $place }.
terminal-cannot-keep = impossible d’écrire dans { $place } : { $reason }
terminal-cannot-take-up = impossible de continuer { $file } : { $reason }
terminal-bad-opponents = { $file } : opponents doit être une liste de { $n } éléments, chacun un nom ou null
terminal-bad-people = { $file } : humans doit être une liste de places de 1 à { $n }
terminal-last-unreadable = impossible de lire la dernière partie : { $reason } ; supprimez le fichier, ou choisissez-en un autre : hotelier play --resume FICHIER
terminal-no-unfinished = il n’y a pas de partie inachevée dans { $folder } ; pour en commencer une : hotelier play
terminal-no-unfinished-of = il n’y a pas de partie inachevée pour { $game } dans { $folder } ; pour en commencer une : hotelier play { $game }
terminal-has-options = une partie que vous continuez a déjà ses options et ses noms
terminal-no-game-but-file = il n’y a pas de jeu { $name } ; pour continuer ce fichier, ajoutez --resume
terminal-game-is-over = la partie dans { $file } est terminée ; pour la voir : { $command }
terminal-name-others = { $file } : { $reason } ; choisissez d’autres bots avec --against
terminal-file-is-there = { $file } existe déjà ; pour continuer : { $command }

## Who plays

terminal-whom = Contre qui voulez-vous jouer ?
terminal-prompt-opponent = Votre adversaire
terminal-usual = Entrée pour { $usual }. Pour en choisir plusieurs, tapez { $several }
terminal-friends = des personnes devant cet écran, à tour de rôle
terminal-opponent-easy = joue bien, mais commet des erreurs
terminal-opponent-medium = joue solidement
terminal-opponent-hard = planifie ses tours
terminal-opponent-expert = anticipe aussi vos coups
terminal-opponent-master = réfléchit le plus longtemps et joue le mieux
terminal-no-seat-left = --humans all ne laisse aucune place à --against
terminal-wrong-number =
    { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    } et { $rivals ->
        [one] { $rivals } bot
       *[other] { $rivals } bots
    } font { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    } ; { $game } se joue à { $allowed }
terminal-wrong-opponents =
    pour { $players } joueurs dont { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    }, il faut { $free ->
        [one] { $free } bot
       *[other] { $free } bots
    }, mais --against en nomme { $named }
terminal-nobody-plays = personne ne joue la place { $seat } : choisissez un bot avec --against
terminal-bad-seats = --humans attend des places de 1 à { $n } (par exemple 1 ou 1,2), all ou none, pas { $text }
terminal-many-names = --names doit donner au plus { $n } noms pour { $n } joueurs, pas { $text }
terminal-same-names = --names doit donner des noms différents, mais deux places s’appellent { $name }
terminal-empty-name = --names ne peut pas être vide ni laisser un vide entre deux virgules
terminal-unseen-name = --names ne doit contenir que des caractères visibles, pas { $name }
terminal-wide-name = --names doit donner des noms de 1 à { $n } colonnes, pas { $name }

## Options

terminal-no-option = { $game } n’a pas de --{ $name } ; options : { $flags }
terminal-bad-option = --{ $name } accepte { $values }, pas { $text }
terminal-no-filter = { $game } n’a pas de --{ $name } ; options : { $flags } (utilisez --{ $name } avec { $others })
terminal-nothing-fits = Aucune carte ne correspond à { $wanted }.
terminal-no-picture = { $game } ne peut pas encore être affiché dans le terminal

## Saved games

terminal-step = Après le coup { $step } sur { $steps }.
terminal-step-last = Dernier coup : { $action }.
terminal-step-decides = C’est à { $name } ({ $decision }).
terminal-step-question = C’est à { $name } (place { $seat }) :
terminal-bad-seat = --seat doit être de 1 à { $n }, pas { $seat }
terminal-right = valide
terminal-steps =
    { $n ->
        [one] { $n } coup
       *[other] { $n } coups
    }
terminal-running = { $game }, { $steps }, en cours, scores { $scores }
terminal-ended = { $game }, { $steps }, scores { $scores }, victoire : { $winners }
terminal-winner = { $name } (place { $seat })
terminal-records-wrong =
    { $wrong ->
        [one] { $wrong } partie sauvegardée sur { $n } n’est pas valide
       *[other] { $wrong } parties sauvegardées sur { $n } ne sont pas valides
    }

## Advice

terminal-advice-action = action
terminal-advice-words = effet
terminal-advice-points = points
terminal-advice-win = victoire
terminal-advice-sure = sûr
terminal-advice-legend = points : score final attendu ; victoire : chances de gagner ; sûr : certitude qu’aucune autre action n’est meilleure
terminal-advice-over = la partie est terminée après le coup { $step } ; choisissez-en un plus tôt avec --step
terminal-advice-chance = après le coup { $step } vient un événement de hasard, pas une décision ; choisissez un coup plus tôt avec --step
terminal-advice-try = après le coup { $step } vient un événement de hasard, pas une décision ; essayez --step { $other }
terminal-advice-none = { $bot } n’évalue pas ses actions ; demandez à { $other }

## Scores

terminal-final-scores = Scores finaux
terminal-scores-source = origine
terminal-scores-total = total

## Problems

terminal-signs = Ce terminal ne peut pas afficher tous les caractères. Définissez PYTHONIOENCODING=utf-8 ou une locale UTF-8.
terminal-interrupted = interrompu
terminal-cannot-write = impossible d’écrire le résultat : { $reason }
terminal-system-refused = erreur système : { $reason }
terminal-no-rules = Il n’y a pas de règles pour { $game }.
terminal-rules-sections = Indiquez une section, une précision ou des mots pour ne voir que cette partie : « hotelier rules dice ».
