### The terminal: what is said around the picture of a game, by the commands that players use.
### Words that are typed (help, save, --against) and names of files are the same in every language.

## Small words

# The name of a person who gave none.
terminal-player = Speler { $n }

## Languages

# Said in the language that was chosen.
terminal-speaks = Vanaf nu wordt er Nederlands gesproken.
terminal-which-language = Zeg welke taal: { $languages }.
terminal-no-language = er is geen taal { $name }; er zijn { $languages }

## Help

terminal-help = Hulp
terminal-command-number = een nummer
terminal-command-save = save BESTAND
terminal-about-number = kies uit de lijst; de tekst ervan (zoals { $action }) doet hetzelfde
terminal-about-help = deze pagina; help 7 verklaart keuze 7, help { $card } een kaart
terminal-about-board = alles wat op tafel ligt
terminal-about-show = wat plek 2 heeft; alleen show: je eigen spullen, met je hand
terminal-about-cards = alle kaarten die over ‘{ $word }’ gaan
terminal-about-hint = de drie beste keuzes, zoals een sterke speler op jouw plek ze ziet
terminal-about-log = wat er net gebeurde; log all vertelt alles
terminal-about-undo = neem je laatste actie terug, zolang er niets nieuws is onthuld
terminal-about-save = schrijf het spel naar een bestand; het wordt ook vanzelf bewaard na elke actie
terminal-about-lang = spreek een andere taal: { $languages }
terminal-about-quit = stop; met hotelier play --resume ga je verder
terminal-choose = Kies een nummer of typ help. Als je stopt, gaat er niets verloren.

## At the table

terminal-prompt = Jouw keuze (help, board, hint, undo, quit)
terminal-thinking = { $name } denkt na …
terminal-looking-ahead = Vooruitkijken …
terminal-log-more =
    { $n ->
        [one] (nog 1 zin: log)
       *[other] (nog { $n } zinnen: log)
    }
terminal-log-before =
    { $n ->
        [one] (1 zin eerder: log all)
       *[other] ({ $n } zinnen eerder: log all)
    }
terminal-your-turn = { $name }, jij bent aan de beurt. Druk op Enter als alleen jij dit kunt zien.
terminal-your-turn-undo = { $name }, jij bent aan de beurt. Druk op Enter als alleen jij dit kunt zien. (undo: { $before } neemt de laatste actie terug)
terminal-enter-alone = Alleen Enter gaat verder; quit stopt.
terminal-not-possible = ‘{ $typed }’ kan nu niet. Typ een nummer van 1 tot { $n }, een van deze: { $texts }; of help.
terminal-nothing-to-undo = Je kunt niets terugnemen: sinds je laatste actie is er iets nieuws onthuld, of heeft een andere speler iets gedaan.
terminal-taken-back = Teruggenomen.
terminal-whose = Zeg wiens spullen: show 1 tot show { $n }.
terminal-look-for = Zeg waarnaar je zoekt: cards { $word }, cards { $card }.
terminal-no-card = Geen kaart gaat over ‘{ $query }’.
terminal-more-cards = (nog { $n }: zeg het preciezer)

## Keeping and leaving

terminal-kept = Het spel wordt bewaard in { $place }.
terminal-kept-place = Het spel wordt bewaard in { $place }
terminal-go-on = Ga verder met:
terminal-now-kept = Het spel wordt nu bewaard in { $place }.
terminal-not-kept = Het spel wordt niet bewaard: { $reason }.
terminal-not-kept-save = Het spel wordt niet bewaard: { $reason }. Zeg waar dan wel: save BESTAND.
terminal-was-not-kept = Het spel is niet bewaard.
terminal-another-sitting = Een andere sessie heeft in { $place } geschreven.
terminal-saved = Het spel is opgeslagen in { $file }.
terminal-left-as-it-is = { $file } blijft zoals het is: { $reason }.
terminal-other-game = er staat een ander spel in, of een latere stand van dit spel
terminal-no-file-name = Dat kan geen bestandsnaam zijn.
terminal-leave = Enter stopt, save BESTAND schrijft eerst een kopie, back speelt verder.
terminal-leave-unkept = Het spel is niet bewaard. save BESTAND bewaart het daar en stopt, back speelt verder, quit stopt en verliest het.
terminal-say-what = Zeg wat je wilt doen.
terminal-record-is = Het opgeslagen spel is { $place }.
terminal-cannot-keep = kan het niet bewaren in { $place }: { $reason }
terminal-cannot-take-up = { $file } kan niet worden hervat: { $reason }
terminal-bad-opponents = { $file }: opponents moet een lijst van { $n } zijn, elk een naam of null
terminal-bad-people = { $file }: humans moet een lijst van plekken van 1 tot { $n } zijn
terminal-last-unreadable = het laatste spel is niet te lezen: { $reason }; verwijder het bestand of noem een ander: hotelier play --resume BESTAND
terminal-no-unfinished = er is geen lopend spel in { $folder }; begin er een met: hotelier play
terminal-no-unfinished-of = er is geen lopend spel van { $game } in { $folder }; begin er een met: hotelier play { $game }
terminal-has-options = een spel dat verdergaat, heeft zijn opties en namen al
terminal-no-game-but-file = er is geen spel { $name }; voeg --resume toe om met dat bestand verder te gaan
terminal-game-is-over = het spel in { $file } is afgelopen; bekijk het met: { $command }
terminal-name-others = { $file }: { $reason }; noem andere met --against
terminal-file-is-there = { $file } bestaat al; ga ermee verder met: { $command }

## Who plays

terminal-whom = Tegen wie wil je spelen?
terminal-prompt-opponent = Je tegenstander
terminal-usual = Enter neemt { $usual }. Noem er meer zo: { $several }
terminal-friends = mensen aan dit scherm, om de beurt
terminal-opponent-easy = speelt degelijk, maar ziet weleens iets over het hoofd
terminal-opponent-medium = ziet alles, één actie vooruit
terminal-opponent-hard = denkt de hele beurt door
terminal-opponent-expert = weegt ook mee wat jij kunt antwoorden
terminal-no-seat-left = --humans all laat geen plek over voor --against
terminal-wrong-number =
    { $people ->
        [one] 1 mens
       *[other] { $people } mensen
    } en { $rivals ->
        [one] 1 tegenstander
       *[other] { $rivals } tegenstanders
    } zijn samen { $players ->
        [one] 1 speler
       *[other] { $players } spelers
    }; { $game } is voor { $allowed }
terminal-wrong-opponents =
    bij { $players } spelers met { $people ->
        [one] 1 mens
       *[other] { $people } mensen
    } { $free ->
        [one] hoort 1 tegenstander
       *[other] horen { $free } tegenstanders
    }, maar --against noemt er { $named }
terminal-nobody-plays = plek { $seat } wordt nu door niemand gespeeld: noem de tegenstander met --against
terminal-bad-seats = --humans moet plekken van 1 tot { $n } zijn, zoals 1 of 1,2, of all, of none, niet { $text }
terminal-many-names = --names: hooguit { $n } voor { $n } spelers, niet { $text }
terminal-same-names = --names moeten allemaal verschillen, maar twee plekken heten { $name }
terminal-empty-name = --names mag niet leeg zijn en niets tussen twee komma’s openlaten
terminal-unseen-name = --names moeten uit afdrukbare tekens bestaan, niet { $name }
terminal-wide-name = --names moeten elk 1 tot { $n } kolommen breed zijn, niet { $name }

## Options

terminal-no-option = { $game } heeft geen --{ $name }; wel { $flags }
terminal-bad-option = --{ $name } moet een van { $values } zijn, niet { $text }
terminal-no-filter = { $game } heeft geen --{ $name }; wel { $flags } (--{ $name } hoort bij { $others })
terminal-nothing-fits = Geen kaart past bij { $wanted }.
terminal-no-picture = { $game } kan nog niet in de terminal worden getoond

## Records

terminal-step = Na stap { $step } van { $steps }.
terminal-step-last = De laatste was: { $action }.
terminal-step-decides = { $name } beslist ({ $decision }).
terminal-step-question = { $name } (plek { $seat }) beslist:
terminal-bad-seat = --seat moet van 1 tot { $n } zijn, niet { $seat }
terminal-right = goed
terminal-steps =
    { $n ->
        [one] 1 stap
       *[other] { $n } stappen
    }
terminal-running = { $game }, { $steps }, nog bezig bij { $scores }
terminal-ended = { $game }, { $steps }, score { $scores }, gewonnen door { $winners }
terminal-winner = { $name } (plek { $seat })
terminal-records-wrong =
    { $wrong ->
        [one] 1 van { $n } opgeslagen spellen is fout
       *[other] { $wrong } van { $n } opgeslagen spellen zijn fout
    }

## Advice

terminal-advice-action = actie
terminal-advice-words = wat die doet
terminal-advice-points = punten
terminal-advice-win = winst
terminal-advice-sure = zeker
terminal-advice-legend = punten: eindscore; winst: hoe groot de kans is; zeker: dat geen andere beter is
terminal-advice-over = het spel is na stap { $step } afgelopen; noem een eerdere met --step
terminal-advice-chance = na stap { $step } is het toeval aan de beurt en beslist niemand; noem een eerdere met --step
terminal-advice-try = na stap { $step } is het toeval aan de beurt en beslist niemand; probeer --step { $other }
terminal-advice-none = { $bot } weegt zijn acties niet; vraag { $other }

## Scores

terminal-final-scores = Eindscore
terminal-scores-source = waar de punten vandaan komen
terminal-scores-total = totaal

## Trouble

terminal-signs = Deze terminal kan niet alle tekens tonen; stel PYTHONIOENCODING=utf-8 in of een UTF-8-locale.
terminal-interrupted = onderbroken
terminal-cannot-write = kan de uitvoer niet schrijven: { $reason }
terminal-system-refused = het systeem weigerde: { $reason }
