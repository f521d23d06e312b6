### Puzzles: positions with one clearly best turn, in the browser and in the terminal.

puzzles-title = Puzzels
puzzles-text = Eén beurt is duidelijk de beste. Vind hem!
puzzles-grade = Niveau
puzzles-theme = Thema
puzzles-any-game = Beide spellen
puzzles-any-grade = Alle niveaus
puzzles-any-theme = Alle thema’s
puzzles-left = Alleen onopgeloste
puzzles-none = Geen puzzels gevonden. Probeer andere filters.
puzzles-found =
    { $n ->
        [one] 1 puzzel
       *[other] { $n } puzzels
    }
puzzles-more = Meer tonen
puzzles-next = Puzzel oplossen
puzzles-rating = Je rating
puzzles-streak = Reeks
puzzles-record = Langste reeks
puzzles-solved = Opgelost
puzzles-count = { $solved } van { $tried }
puzzles-kept = Je rating en reeks worden alleen in deze browser bewaard.
puzzles-off = Op deze server zijn geen puzzels.
puzzle-grade = Niveau { $grade }
puzzle-grade-1 = makkelijk
puzzle-grade-2 = gemiddeld
puzzle-grade-3 = lastig
puzzle-grade-4 = moeilijk
puzzle-grade-5 = heel moeilijk
puzzle-state-solved = Opgelost
puzzle-state-missed = Mislukt
puzzle-name = Puzzel
puzzle-find = Vind je beste beurt.
puzzle-look = Voer je beurt uit op de tafel. Je kunt alles ongedaan maken, zo vaak als je wilt.
puzzle-turns =
    { $n ->
        [one] Er is 1 mogelijke beurt.
       *[other] Er zijn { $n } verschillende beurten.
    }
puzzle-held = Je beurt is compleet. Beëindig hem om te zien wat hij waard is, of maak hem ongedaan.
puzzle-open = Onthult iets: de puzzel stopt hier. De rest telt als goed gespeeld.
puzzle-held-open = { $action }. { puzzle-open }
puzzle-checking = Leopold beoordeelt je beurt…
puzzle-give-up = Oplossing tonen
puzzle-give-up-counts = Telt als mislukt.
puzzle-give-up-about = De puzzel telt dan als mislukt: je rating daalt en je reeks stopt.
puzzle-worse =
    { $points ->
        [one] { $points } punt minder
       *[other] { $points } punten minder
    }
puzzle-margin = De op één na beste beurt levert { puzzle-worse } op.
puzzle-solved = Opgelost! { puzzle-margin }
puzzle-missed = Niet de beste beurt: hij levert { puzzle-worse } op.
puzzle-shown = Dit is de beste beurt. { puzzle-margin }
puzzle-why = De beste beurt vergeleken met die van jou, in punten
puzzle-why-second = De beste beurt vergeleken met de op één na beste, in punten
puzzle-average = Dit zijn gemiddelden over veel mogelijke vervolgen.
puzzle-best = Beste beurt
puzzle-second = Op één na beste beurt
puzzle-own = Jouw beurt
puzzle-rated = Rating { $rating } ({ $change })
puzzle-practice = Je hebt deze puzzel al geprobeerd, dus je rating blijft gelijk.
puzzle-again = Opnieuw proberen
puzzle-another = Volgende puzzel
puzzle-all = Alle puzzels

## In the terminal

puzzle-head = Puzzel { $id }, niveau { $grade }: { $theme }
puzzle-terminal-help = Kies een nummer. undo maakt een actie ongedaan, board toont de tafel, solve de oplossing, quit stopt.
puzzle-terminal-check = Je beurt is compleet. Druk op Enter om te zien wat hij waard is, of typ undo.
puzzle-terminal-none = Geen puzzels gevonden.

## What’s wrong

puzzle-unknown = er is geen puzzel { $id }; hotelier puzzles list { $game } toont ze allemaal
puzzle-broken = puzzel { $id } kan niet worden geladen: { $reason }
puzzle-illegal = { $action } kan hier niet: { $line }
puzzle-unfinished = de beurt is nog niet compleet
refused-no-puzzle = Deze puzzel bestaat hier niet.
refused-puzzles-off = Op deze server zijn geen puzzels.

## From one device to another

puzzles-carry = Op ander apparaat gebruiken
puzzles-carry-text = Open deze link op je andere apparaat. Je rating en de puzzels die je hebt geprobeerd, gaan mee.
puzzles-carried =
    { $tried ->
        [one] Deze link bevat een rating van { $rating } en { $tried } puzzel. Hier gebruiken?
       *[other] Deze link bevat een rating van { $rating } en { $tried } puzzels. Hier gebruiken?
    }
puzzles-carried-how = Heb je op beide apparaten gepuzzeld, dan telt de rating van het apparaat met de meeste puzzels.
puzzles-carry-add = In deze browser gebruiken
puzzles-carry-done = Klaar. Je rating is nu { $rating }.
puzzles-carry-broken = Deze link is niet compleet. Kopieer hem opnieuw op je andere apparaat.
