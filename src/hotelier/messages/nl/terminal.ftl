### The terminal: what’s said around the picture of a game, by the commands that players use.
### Words that are typed (help, save, --against) and file names are the same in every language.

## Small words

# The name of a player who gave none.
terminal-player = Speler { $n }

## Languages

# Said in the language that was chosen.
terminal-speaks = Taal: Nederlands.
terminal-which-language = Kies een taal: { $languages }.
terminal-no-language = er is geen taal { $name }; kies uit { $languages }

## Help

terminal-help = Hulp
terminal-command-number = een nummer
terminal-command-save = save BESTAND
terminal-about-number = iets uit de lijst kiezen; je kunt ook de tekst typen, zoals { $action }
terminal-about-help = deze pagina; help 7 legt keuze 7 uit, help { $card } een kaart
terminal-about-board = alles wat op tafel ligt
terminal-about-show = wat plek 2 heeft; alleen show: wat je zelf hebt, ook je hand
terminal-about-cards = alle kaarten waarop ‘{ $word }’ staat
terminal-about-hint = de drie beste keuzes, zoals een sterke speler op jouw plek ze ziet
terminal-about-log = wat er net is gebeurd; log all toont alles
terminal-about-undo = je laatste actie ongedaan maken, tenzij er iets nieuws is onthuld
terminal-about-save = het potje in een bestand opslaan; na elke actie gebeurt dat ook vanzelf
terminal-about-lang = de taal veranderen: { $languages }
terminal-about-quit = stoppen; later verder met hotelier play --resume
terminal-choose = Kies een nummer of typ help. Je kunt altijd stoppen zonder iets te verliezen.

## At the table

terminal-prompt = Jouw keuze (help, board, hint, undo, quit)
terminal-thinking = { $name } denkt na…
terminal-looking-ahead = Vooruitdenken…
terminal-log-more =
    { $n ->
        [one] (nog 1 regel: log)
       *[other] (nog { $n } regels: log)
    }
terminal-log-before =
    { $n ->
        [one] (1 eerdere regel: log all)
       *[other] ({ $n } eerdere regels: log all)
    }
terminal-your-turn = { $name }, jij bent aan de beurt. Druk op Enter als alleen jij het scherm kunt zien.
terminal-your-turn-undo = { $name }, jij bent aan de beurt. Druk op Enter als alleen jij het scherm kunt zien. ({ $before } kan undo typen om de laatste actie ongedaan te maken.)
terminal-enter-alone = Druk alleen op Enter om verder te gaan, of typ quit.
terminal-not-possible = ‘{ $typed }’ kan nu niet. Typ help, een nummer van 1 t/m { $n } of een van deze teksten: { $texts }.
terminal-nothing-to-undo = Je kunt niets ongedaan maken: sinds je laatste actie is er iets nieuws onthuld, of een andere speler heeft iets gedaan.
terminal-taken-back = Ongedaan gemaakt.
terminal-whose = Kies een speler: show 1 t/m show { $n }.
terminal-look-for = Typ waarnaar je zoekt, bijvoorbeeld: cards { $word }, cards { $card }.
terminal-no-card = ‘{ $query }’ staat op geen enkele kaart.
terminal-more-cards = (nog { $n }: zoek preciezer)

## Saving and quitting

terminal-kept = Het potje staat opgeslagen in { $place }.
terminal-kept-place = Het potje staat opgeslagen in { $place }
terminal-go-on = Ga verder met:
terminal-now-kept = Het potje wordt nu opgeslagen in { $place }.
terminal-not-kept = Het potje wordt niet opgeslagen: { $reason }.
terminal-not-kept-save = Het potje wordt niet opgeslagen: { $reason }. Kies een andere plaats: save BESTAND.
terminal-was-not-kept = Het potje is niet opgeslagen.
terminal-another-sitting = Een andere sessie heeft naar { $place } geschreven.
terminal-saved = Het potje is opgeslagen in { $file }.
terminal-left-as-it-is = { $file } is niet overschreven: { $reason }.
terminal-other-game = er staat een ander potje in, of een latere stand van dit potje
terminal-no-file-name = Dat is geen geldige bestandsnaam.
terminal-leave = Druk op Enter om te stoppen. Of typ save BESTAND om een kopie op te slaan en te stoppen, of back om verder te spelen.
terminal-leave-unkept = Het potje is niet opgeslagen. Typ save BESTAND om het op te slaan en te stoppen, back om verder te spelen, of quit om het te verliezen.
terminal-say-what = Kies een van deze mogelijkheden.
terminal-record-is = Het potje is opgeslagen in { $place }.
terminal-cannot-keep = kan niet naar { $place } schrijven: { $reason }
terminal-cannot-take-up = kan niet verder met { $file }: { $reason }
terminal-bad-opponents = { $file }: opponents moet een lijst van { $n } zijn, elk een naam of null
terminal-bad-people = { $file }: humans moet een lijst van plekken van 1 t/m { $n } zijn
terminal-last-unreadable = kan het laatste potje niet lezen: { $reason }; verwijder het bestand of kies een ander: hotelier play --resume BESTAND
terminal-no-unfinished = er is geen lopend potje in { $folder }; begin er een met: hotelier play
terminal-no-unfinished-of = er is geen lopend potje { $game } in { $folder }; begin er een met: hotelier play { $game }
terminal-has-options = een potje waarmee je verdergaat, heeft al opties en namen
terminal-no-game-but-file = er is geen spel { $name }; voeg --resume toe om met dat bestand verder te gaan
terminal-game-is-over = het spel in { $file } is afgelopen; bekijk het met: { $command }
terminal-name-others = { $file }: { $reason }; kies andere bots met --against
terminal-file-is-there = { $file } bestaat al; ga ermee verder met: { $command }

## Who plays

terminal-whom = Tegen wie wil je spelen?
terminal-prompt-opponent = Je tegenstander
terminal-usual = Druk op Enter voor { $usual }. Typ voor meer tegenstanders { $several }
terminal-friends = mensen aan dit scherm, om de beurt
terminal-opponent-easy = speelt goed, maar maakt fouten
terminal-opponent-medium = speelt degelijk
terminal-opponent-hard = plant vooruit
terminal-opponent-expert = houdt ook rekening met jouw zetten
terminal-opponent-master = denkt het langst na en speelt het best
terminal-no-seat-left = --humans all laat geen plek over voor --against
terminal-wrong-number =
    { $people ->
        [one] 1 mens
       *[other] { $people } mensen
    } en { $rivals ->
        [one] 1 bot
       *[other] { $rivals } bots
    }: samen { $players ->
        [one] 1 speler
       *[other] { $players } spelers
    }; { $game } is voor { $allowed }
terminal-wrong-opponents =
    bij { $players } spelers met { $people ->
        [one] 1 mens
       *[other] { $people } mensen
    } { $free ->
        [one] hoort 1 bot
       *[other] horen { $free } bots
    }, maar --against noemt er { $named }
terminal-nobody-plays = op plek { $seat } speelt nu niemand: kies een bot met --against
terminal-bad-seats = --humans moet bestaan uit plekken van 1 t/m { $n } (zoals 1 of 1,2), all of none, niet { $text }
terminal-many-names = --names: maximaal { $n } namen voor { $n } spelers, niet { $text }
terminal-same-names = --names moeten allemaal verschillen, maar twee plekken heten { $name }
terminal-empty-name = --names mag niet leeg zijn, en tussen twee komma’s moet een naam staan
terminal-unseen-name = --names mogen alleen uit zichtbare tekens bestaan, niet { $name }
terminal-wide-name = --names moeten elk 1 t/m { $n } kolommen breed zijn, niet { $name }

## Options

terminal-no-option = { $game } heeft geen --{ $name }; wel { $flags }
terminal-bad-option = --{ $name } moet een van { $values } zijn, niet { $text }
terminal-no-filter = { $game } heeft geen --{ $name }; wel { $flags } (gebruik --{ $name } met { $others })
terminal-nothing-fits = Geen kaart past bij { $wanted }.
terminal-no-picture = { $game } kan nog niet in de terminal worden getoond

## Saved games

terminal-step = Na stap { $step } van { $steps }.
terminal-step-last = Laatste stap: { $action }.
terminal-step-decides = { $name } is aan zet ({ $decision }).
terminal-step-question = { $name } (plek { $seat }) is aan zet:
terminal-bad-seat = --seat moet 1 t/m { $n } zijn, niet { $seat }
terminal-right = geldig
terminal-steps =
    { $n ->
        [one] 1 stap
       *[other] { $n } stappen
    }
terminal-running = { $game }, { $steps }, loopt nog, score { $scores }
terminal-ended = { $game }, { $steps }, score { $scores }, gewonnen door { $winners }
terminal-winner = { $name } (plek { $seat })
terminal-records-wrong =
    { $wrong ->
        [one] 1 van de { $n } opgeslagen spellen is ongeldig
       *[other] { $wrong } van de { $n } opgeslagen spellen zijn ongeldig
    }

## Advice

terminal-advice-action = actie
terminal-advice-words = wat die doet
terminal-advice-points = punten
terminal-advice-win = winst
terminal-advice-sure = zeker
terminal-advice-legend = punten: verwachte eindscore; winst: kans om te winnen; zeker: hoe zeker het is dat geen andere actie beter is
terminal-advice-over = het spel is na stap { $step } afgelopen; kies een eerdere met --step
terminal-advice-chance = na stap { $step } komt een toevalsstap, geen beslissing; kies een eerdere met --step
terminal-advice-try = na stap { $step } komt een toevalsstap, geen beslissing; probeer --step { $other }
terminal-advice-none = { $bot } beoordeelt zijn acties niet; vraag { $other }

## Scores

terminal-final-scores = Eindscore
terminal-scores-source = bron
terminal-scores-total = totaal

## Problems

terminal-signs = Deze terminal kan niet alle tekens tonen. Stel PYTHONIOENCODING=utf-8 of een UTF-8-locale in.
terminal-interrupted = afgebroken
terminal-cannot-write = kan de uitvoer niet schrijven: { $reason }
terminal-system-refused = systeemfout: { $reason }
terminal-no-rules = Er zijn geen spelregels voor { $game }.
terminal-rules-sections = Noem een hoofdstuk, een toelichting of losse woorden om alleen dat deel te zien: ‘hotelier rules dice’.
