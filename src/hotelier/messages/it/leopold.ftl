### Leopold, the concierge: his hints at practice tables and against opponents.

## The panel

hint-thinking = Un momento, prego…
hint-title = Se posso permettermi un consiglio
hint-only = C’è solo questo.
hint-figures =
    { $score ->
        [one] ≈ { $score } punto · vittoria { $win }%
       *[other] ≈ { $score } punti · vittoria { $win }%
    }
# How sure he is of the first.
hint-sure-much = quasi certa
hint-sure-some = abbastanza certa
hint-sure-little = di stretta misura
# How the others compare with the first.
hint-other-near = quasi altrettanto valida
hint-other-less = un po’ meno valida
hint-other-weak = chiaramente più debole
hint-why = { $what }.
hint-then = Poi: { $what }.
hint-show = Mostra sul tavolo
hint-do = Fai così
hint-close = Grazie, Leopold
hint-trouble = Purtroppo ora non so dirlo. Chiedi di nuovo, per favore.
hint-explained = Punti e probabilità sono una stima di Leopold da ciò che vedi anche tu; nemmeno lui conosce le carte nascoste.
# Read aloud when the hint comes: the best action in words, its reasons, its figures.
hint-aloud = Leopold suggerisce: { $action }. { $why } { $figures }

## Why, in Grand Austria Hotel: what an action does. $name is a card.

hint-austria-check-in = porta in camera { $name }
hint-austria-served = completa l’ordinazione: { $name }
# $colour is blue, red or yellow.
hint-austria-group =
    { $size ->
        [one] { $colour ->
            [giallo] riempie la camera gialla isolata
            [rosso] riempie la camera rossa isolata
           *[other] riempie la camera { $colour } isolata
        }
        [2] { $colour ->
            [giallo] completa la coppia gialla
            [rosso] completa la coppia rossa
           *[other] completa la coppia { $colour }
        }
       *[other] completa il gruppo { $colour } da { $size }
    }
hint-austria-politics = raggiunge un obiettivo da { $n } PV
hint-austria-hired = assume { $name }
hint-austria-worked = fa lavorare { $name }
hint-austria-prepared =
    { $n ->
        [one] prepara la camera { $rooms }
       *[other] prepara le camere { $rooms }
    }
hint-austria-lit = riempie subito la camera { $room }
hint-austria-emperor =
    { $n ->
        [one] avanza di un passo sul tracciato Imperatore
       *[other] avanza di { $n } passi sul tracciato Imperatore
    }
hint-austria-cubes = porta { $cubes }
hint-austria-cube = serve { $cubes }
hint-austria-seated = invita { $name }
hint-austria-drawn =
    { $n ->
        [one] pesca una carta Personale
       *[other] pesca { $n } carte Personale
    }
hint-austria-crowns =
    { $n ->
        [one] porta 1 corona
       *[other] porta { $n } corone
    }
# Cubes and crowns together.
hint-austria-brings = porta { $what }
hint-austria-cost =
    { $n ->
        [one] costa 1 corona
       *[other] costa { $n } corone
    }
hint-austria-points = dà { $n } PV
hint-austria-strength = usa un dado di potenza { $n }
hint-austria-wait = aspetta il prossimo lancio
hint-austria-end = chiude il turno

## Why, in Overbooking

hint-overbooking-queue =
    { $position ->
        [1] è al primo posto in coda
        [2] è al secondo posto in coda
        [3] è al terzo posto in coda
        [4] è al quarto posto in coda
       *[other] è al posto { $position } della coda
    }
hint-overbooking-bed =
    { $n ->
        [0] non trova quasi mai un letto
        [10] trova quasi sempre un letto
        [one] trova un letto in circa { $n } caso su 10
       *[other] trova un letto in circa { $n } casi su 10
    }
hint-overbooking-use =
    { $n ->
        [0] non riesce quasi mai a usare la sua abilità
        [10] usa quasi sempre la sua abilità
        [one] usa la sua abilità in circa { $n } caso su 10
       *[other] usa la sua abilità in circa { $n } casi su 10
    }
hint-overbooking-door = aspetta alla porta sul retro
hint-overbooking-token = prende il segnalino
hint-overbooking-open = la vedono tutti
hint-overbooking-named = accoglie prima degli altri una carta ({ $card })
hint-overbooking-replaced = prende il posto di { $card }
hint-overbooking-joined = si mette in coda
hint-overbooking-more-beds =
    { $n ->
        [one] aggiunge un letto
       *[other] aggiunge { $n } letti
    }
hint-overbooking-fewer-beds =
    { $n ->
        [one] toglie un letto
       *[other] toglie { $n } letti
    }
hint-overbooking-booked =
    { $n ->
        [one] fa accogliere una tua carta per { $coins }
       *[other] fa accogliere { $n } tue carte per { $coins }
    }
hint-overbooking-away =
    { $n ->
        [one] lascia senza letto una carta degli altri
       *[other] lascia senza letto { $n } carte degli altri
    }
hint-overbooking-lost =
    { $n ->
        [one] ti fa perdere una carta
       *[other] ti fa perdere { $n } carte
    }
hint-overbooking-unused = lascia tutto com’è
hint-overbooking-skip = tiene la carta per dopo
