### Leopold, the head concierge: his hints at practice tables and against bots.

## The panel

hint-thinking = Un momento, prego…
hint-title = Se posso permettermi un consiglio…
hint-only = l’unica scelta possibile
hint-figures =
    { $score ->
        [one] ≈ { $score } punto · { $win }% di vittoria
       *[other] ≈ { $score } punti · { $win }% di vittoria
    }
# How sure he is of his first suggestion.
hint-sure-much = scelta sicura
hint-sure-some = scelta abbastanza sicura
hint-sure-little = quasi alla pari
# How the other suggestions compare with the first.
hint-other-near = quasi altrettanto buona
hint-other-less = un po’ più debole
hint-other-weak = nettamente più debole
hint-why = { $what }.
hint-then = Poi: { $what }.
# Points by source, such as “gains about 5 at the emperor and costs crowns worth about 2”.
hint-points-first = In punti, rispetto alla seconda scelta: { $what }.
hint-points-other = In punti, rispetto al mio primo consiglio: { $what }.
hint-show = Mostra sul tavolo
hint-do = Fai così
hint-close = Grazie, Leopold
hint-trouble = Purtroppo in questo momento non saprei consigliarti. Chiedimelo di nuovo, per favore.
hint-explained = Punti e probabilità di vittoria sono stime di Leopold. Vede solo ciò che vedi tu, quindi nemmeno lui conosce le carte nascoste.
# Read aloud when the hint comes: the best action in words, its reasons, its figures.
hint-aloud = Leopold suggerisce: { $action }. { $why } { $figures }

## Why, in Grand Austria Hotel: what an action does. $name is a card.

hint-austria-check-in = porta in camera { FORM($name, "the") }
hint-austria-served = completa l’ordinazione { FORM($name, "of") }
# $colour is blue, red or yellow.
hint-austria-group =
    { $size ->
        [one] completa un gruppo { $colour } da 1 camera
        [2] completa una coppia { FORM($colour, "f") }
       *[other] completa un gruppo { $colour } da { $size } camere
    }
hint-austria-politics = raggiungi un obiettivo da { $n } PV
hint-austria-hired = assumi { FORM($name, "the") }
hint-austria-worked = metti al lavoro { FORM($name, "the") }
hint-austria-prepared =
    { $n ->
        [one] prepara la camera { $rooms }
       *[other] prepara le camere { $rooms }
    }
# The room becomes occupied without a guest.
hint-austria-lit = occupa subito la camera { $room }
hint-austria-emperor =
    { $n ->
        [one] avanza di 1 spazio sul tracciato Imperatore
       *[other] avanza di { $n } spazi sul tracciato Imperatore
    }
hint-austria-cubes = ricevi { $cubes }
hint-austria-cube = servi { $cubes }
hint-austria-seated = prendi { FORM($name, "the") }
hint-austria-drawn =
    { $n ->
        [one] pesca 1 carta Personale
       *[other] pesca { $n } carte Personale
    }
hint-austria-crowns =
    { $n ->
        [one] ricevi 1 corona
       *[other] ricevi { $n } corone
    }
# Cubes and crowns together.
hint-austria-brings = ricevi { $what }
hint-austria-cost =
    { $n ->
        [one] paga 1 corona
       *[other] paga { $n } corone
    }
hint-austria-points = ottieni { $n } PV
hint-austria-strength = prendi un dado con potenza { $n }
hint-austria-wait = aspetta il prossimo lancio
hint-austria-end = termina il turno

## Why, in Overbooking

hint-overbooking-queue =
    { $position ->
        [1] primo posto in coda
        [2] secondo posto in coda
        [3] terzo posto in coda
        [4] quarto posto in coda
       *[other] posto { $position } in coda
    }
hint-overbooking-bed =
    { $n ->
        [0] quasi mai un letto
        [10] quasi sempre un letto
        [one] un letto circa 1 volta su 10
       *[other] un letto circa { $n } volte su 10
    }
hint-overbooking-use =
    { $n ->
        [0] abilità quasi mai usata
        [10] abilità quasi sempre usata
        [one] abilità usata circa 1 volta su 10
       *[other] abilità usata circa { $n } volte su 10
    }
hint-overbooking-door = posto alla porta sul retro
hint-overbooking-token = un segnalino
hint-overbooking-open = carta scoperta
# $card is a card without an article: fish workers.
hint-overbooking-named = precedenza per { FORM($card, "the") }
hint-overbooking-replaced = { FORM($card, "the") } fuori dalla coda
hint-overbooking-joined = un posto in fondo alla coda
hint-overbooking-more-beds =
    { $n ->
        [one] 1 letto in più
       *[other] { $n } letti in più
    }
hint-overbooking-fewer-beds =
    { $n ->
        [one] 1 letto in meno
       *[other] { $n } letti in meno
    }
hint-overbooking-booked =
    { $n ->
        [one] 1 tua carta alloggiata ({ $coins })
       *[other] { $n } tue carte alloggiate ({ $coins })
    }
hint-overbooking-away =
    { $n ->
        [one] 1 carta di un altro giocatore senza letto
       *[other] { $n } carte degli altri giocatori senza letto
    }
hint-overbooking-lost =
    { $n ->
        [one] 1 tua carta senza letto
       *[other] { $n } tue carte senza letto
    }
hint-overbooking-unused = nessun cambiamento
hint-overbooking-skip = carte tenute per dopo
