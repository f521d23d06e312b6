### Overbooking: what cards do, what is asked, what happened.

## Small words

overbooking-beds =
    { $n ->
        [one] 1 letto
       *[other] { $n } letti
    }
overbooking-coins =
    { $n ->
        [one] 1 moneta
       *[other] { $n } monete
    }
overbooking-points =
    { $n ->
        [one] 1 punto
       *[other] { $n } punti
    }
overbooking-cards =
    { $n ->
        [one] 1 carta
       *[other] { $n } carte
    }
    .yours =
    { $n ->
        [one] 1 tua carta
       *[other] { $n } tue carte
    }
overbooking-kind-monk = monaco
    .the = il monaco
    .gender = MS
overbooking-kind-merchants = mercanti
    .the = i mercanti
    .gender = MP
overbooking-kind-maids = domestiche
    .the = le domestiche
    .gender = FP
overbooking-kind-nobles = nobili
    .the = i nobili
    .gender = MP
overbooking-kind-soldiers = soldati
    .the = i soldati
    .gender = MP
overbooking-kind-workers = operai
    .the = gli operai
    .gender = MP
overbooking-crest-bird = colomba
    .the = la colomba
overbooking-crest-fish = pesce
    .the = il pesce
overbooking-crest-lion = leone
    .the = il leone
overbooking-crest-stag = cervo
    .the = il cervo
# The name of a card: nobles (bird).
overbooking-card = { $kind } ({ $crest })
    .the = { FORM($kind, "the") } ({ $crest })
    .gender = { FORM($kind, "gender") }
# A kind and the crests of its cards: nobles (bird, fish).
overbooking-kind-crests = { $kind } ({ $crests })
overbooking-span-small = 1–3
overbooking-span-large = 4–6
overbooking-back =
    { $size ->
        [large] carta grande con { FORM($crest, "the") } (4–6 letti)
       *[small] carta piccola con { FORM($crest, "the") } (1–3 letti)
    }
    .the =
    { $size ->
        [large] la carta grande con { FORM($crest, "the") } (4–6 letti)
       *[small] la carta piccola con { FORM($crest, "the") } (1–3 letti)
    }
    .gender = FS
overbooking-a-back = una { overbooking-back }
overbooking-owned = { FORM($card, "the") } di { $owner }
# A card as the object of a sentence; where a language has no article, the card alone.
overbooking-the-card = { FORM($card, "the") }
overbooking-your =
    { FORM($card, "gender") ->
        [MS] il tuo { $card }
        [FS] la tua { $card }
        [MP] i tuoi { $card }
        [FP] le tue { $card }
       *[other] la tua carta { $card }
    }
    .to =
    { FORM($card, "gender") ->
        [MS] al tuo { $card }
        [FP] alle tue { $card }
       *[MP] ai tuoi { $card }
    }
overbooking-you = tu
overbooking-hotel-1 = Zur Blauen Gans
overbooking-hotel-2 = Drei Könige
overbooking-hotel-3 = Goldene Birne
overbooking-hotel-4 = Zum Roten Krebs
overbooking-hotel-5 = Kaiserhof
overbooking-hotel-6 = Alte Post
overbooking-hotel-7 = Weiße Rose
overbooking-hotel-8 = Kleiner Hof
overbooking-hotel-other = Hotel { $n }
overbooking-hotel-named = { $name } ({ $n })

## Hotel rules

overbooking-rule-none = nessuna regola speciale
overbooking-rule-no_soldiers = niente soldati
overbooking-rule-soldiers_first = prima i soldati
overbooking-rule-monks_first = prima i monaci
overbooking-rule-small_only = solo carte 1–3
overbooking-rule-large_only = solo carte 4–6
overbooking-rule-first_open = prima carta scoperta
overbooking-rule-second_open = seconda carta scoperta
overbooking-rule-two_crests = max 2 stemmi
overbooking-rule-no_back_door = senza porta sul retro
overbooking-rule-none-long = Nessuna regola speciale.
overbooking-rule-no_soldiers-long = Non puoi piazzare soldati (5) in questa coda, solo alla porta sul retro.
overbooking-rule-soldiers_first-long = I soldati (5) vengono alloggiati prima degli altri ospiti, a partire dai più vicini all’hotel.
overbooking-rule-monks_first-long = I monaci (1) vengono alloggiati prima degli altri ospiti, a partire dal più vicino all’hotel.
overbooking-rule-small_only-long = In questa coda puoi piazzare solo carte piccole (1–3). Alla porta sul retro va qualsiasi carta.
overbooking-rule-large_only-long = In questa coda puoi piazzare solo carte grandi (4–6). Alla porta sul retro va qualsiasi carta.
overbooking-rule-first_open-long = La prima carta di questa coda si piazza scoperta.
overbooking-rule-second_open-long = La seconda carta di questa coda si piazza scoperta.
overbooking-rule-two_crests-long = In questa coda possono stare al massimo 2 stemmi diversi. Alla porta sul retro va qualsiasi carta.
overbooking-rule-no_back_door-long = Senza porta sul retro e senza segnalino, ma con 5 posti in coda.

## About cards and hotels

overbooking-ability-join_queue = si mette in fondo alla coda, anche se è piena
overbooking-ability-beds_more = 3 letti in più in questo hotel
overbooking-ability-replace_own = possono sostituire una tua carta in coda, che viene scartata
overbooking-ability-book_own_first = puoi dare la precedenza a una tua carta in coda, che viene alloggiata per prima
overbooking-ability-replace_workers = possono sostituire in coda una carta operai di chiunque, che viene scartata
overbooking-ability-beds_fewer = 3 letti in meno in questo hotel
overbooking-short-join_queue = in fondo alla coda
overbooking-short-beds_more = +3 letti
overbooking-short-replace_own = puoi sostituire una tua carta
overbooking-short-book_own_first = precedenza a una tua carta
overbooking-short-replace_workers = puoi sostituire operai
overbooking-short-beds_fewer = −3 letti
overbooking-about-card =
    { $one ->
        [yes] In coda: ha bisogno di { $beds }; se lo ottiene, vale { $coins }.
       *[no] In coda: hanno bisogno di { $beds }; se li ottengono, valgono { $coins }.
    }
overbooking-about-door = Alla porta sul retro: { $ability }.
overbooking-about-owner = Appartiene a { $owner }.
overbooking-about-yours = La tua carta. Gli altri ne vedono solo il dorso.
overbooking-about-hotel = { $beds }. { $rule }
overbooking-about-free =
    { $free ->
        [one] 1 letto libero ora.
       *[other] { $free } letti liberi ora.
    }
overbooking-about-other-side = Altro lato: { $beds }, { $rule }.
overbooking-about-token = La prima carta a questa porta sul retro prende il segnalino: 1 punto.
overbooking-about-house = * Valore nostro: non conosciamo quello stampato.
overbooking-about-coins-house = Il valore in monete è nostro.
overbooking-house-note = * I numeri di letti con questo segno, le monete sulle carte e due degli stemmi sono nostri, perché non conosciamo quelli stampati. Se possiedi il gioco, puoi inserire i valori stampati.

## At the table

overbooking-table = Hotel
overbooking-queue = Coda
overbooking-door = Retro
overbooking-hotel = Hotel
overbooking-beds-label =
    { $n ->
        [one] letto
       *[other] letti
    }
overbooking-hotel-label =
    { $beds ->
        [one] Hotel { $hotel }, { $name }: { $all } letti, 1 libero, { $rule }
       *[other] Hotel { $hotel }, { $name }: { $all } letti, { $beds } liberi, { $rule }
    }
overbooking-token-label = Segnalino a questa porta sul retro
overbooking-hand-of = Mano: { $name }
overbooking-hand = La tua mano
overbooking-hand-label = La tua mano: scegli una carta, poi un posto evidenziato
overbooking-hand-empty = La tua mano è vuota.
overbooking-hand-card = { $card }, { $beds }, { $coins }
overbooking-hint-choose = Scegli una carta o un posto.
overbooking-hint-place = Ora scegli un posto evidenziato. Porta sul retro: { $ability }.
overbooking-hint-card = Ora scegli una carta evidenziata.
overbooking-hint-wait = Guarda le tue carte mentre giocano gli altri.
overbooking-hint-held = Scegli di nuovo la carta per terminare il turno, oppure annulla.
overbooking-hint-here = Clicca qui, poi scegli la carta da piazzare.
overbooking-hint-decide =
    { FORM($kind, "gender") ->
        [FP] Prima decidi che cosa fanno le tue { $kind } alla porta sul retro.
       *[MP] Prima decidi che cosa fanno i tuoi { $kind } alla porta sul retro.
    }
overbooking-place-queue = Hotel { $hotel }, coda, posto { $position }
overbooking-place-door = Hotel { $hotel }, porta sul retro, posto { $position }
overbooking-at-queue = Hotel { $hotel }, coda
overbooking-at-door = Hotel { $hotel }, porta sul retro
overbooking-lately = Novità dal tuo ultimo turno
overbooking-named-mark = precedenza { $n }
overbooking-books = Ospiti alloggiati
overbooking-books-hand = mano { $n }
overbooking-books-deck = mazzo { $n }
overbooking-books-coins = { $n } dalle monete
overbooking-books-crests = { $n } dagli stemmi
overbooking-books-tokens =
    { $n ->
        [one] 1 segnalino
       *[other] { $n } segnalini
    }
overbooking-books-first = comincia questo round
# Several sentences, one after the other: 3 lion cards booked. 1 more: +2 points.
overbooking-books-crest =
    { $n ->
        [0] Stemma { $crest }: nessuna carta alloggiata.
        [one] Stemma { $crest }: 1 carta alloggiata.
       *[other] Stemma { $crest }: { $n } carte alloggiate.
    }
overbooking-books-crest-next =
    { $more ->
        [one] Con 1 in più: +{ $vp }.
       *[other] Con { $more } in più: +{ $vp }.
    }
overbooking-books-crest-got = Per ora vale { $vp }.
overbooking-bonus-none = In questa partita non c’è il bonus stemmi.
overbooking-bonus-some = Carte alloggiate dello stesso stemma: { $steps }
overbooking-bonus-step = { $n } valgono { $vp }
overbooking-why-full = La coda è piena.
overbooking-why-door-full = A questa porta sul retro ci sono già 2 carte.
overbooking-why-no-door = Questo hotel non ha una porta sul retro.
overbooking-why-soldiers = In questa coda non puoi piazzare soldati.
overbooking-why-small = In questa coda vanno solo carte piccole (1–3 letti).
overbooking-why-large = In questa coda vanno solo carte grandi (4–6 letti).
overbooking-why-crests = In questa coda ci sono già altri 2 stemmi.
overbooking-why-not-next = Prima occupa il posto libero più vicino all’hotel.
overbooking-why-not-turn = Non tocca a te.
overbooking-why-over = Le carte rimaste in mano non valgono nulla.
overbooking-why-no-place = Non c’è più posto per questa carta.
overbooking-why-none-fits = Nessuna delle tue carte può andare lì.
overbooking-why-taken = Questo posto è occupato. Piazza la tua carta nel prossimo libero.
overbooking-why-hotel = Piazza la carta in coda all’hotel o alla sua porta sul retro.
overbooking-why-held = Prima termina il turno, oppure annullalo.
overbooking-why-decide = Prima decidi che cosa fanno { FORM($kind, "the") } alla porta sul retro.
overbooking-why-elsewhere = Stai decidendo per la coda dell’hotel { $hotel }.
overbooking-why-maids = Le domestiche possono sostituire solo una tua carta in coda.
overbooking-why-workers = I soldati possono sostituire solo operai.
overbooking-why-nobles = I nobili possono dare la precedenza solo a una tua carta in coda.
overbooking-why-named = Questa carta ha già la precedenza.
overbooking-fate-booked = per ora ha un letto
overbooking-fate-away = per ora resta senza letto

## Headline and questions

overbooking-head-round = Round { $round } di { $all }
overbooking-head-card = carta { $turn } di { $all }
overbooking-head-hotel = check-in, hotel { $hotel }
overbooking-ask-place = Piazza coperta la carta { $turn } di { $all }, in una coda o a una porta sul retro.
overbooking-ask-place-last = Il tuo turno è l’ultimo: piazza una quinta carta o tieni le tue carte.
overbooking-ask-maids = Le tue { $card } sono alla porta sul retro dell’hotel { $hotel }. Quale delle tue carte sostituiscono?
overbooking-ask-nobles = I tuoi { $card } sono alla porta sul retro dell’hotel { $hotel }. A quale delle tue carte danno la precedenza?
overbooking-ask-soldiers = I tuoi { $card } sono alla porta sul retro dell’hotel { $hotel }. Quali operai sostituiscono?
overbooking-ask-dealt = Si distribuiscono le carte.
overbooking-ask-scene = Negli hotel è in corso il check-in.
overbooking-do-queue = Piazza { FORM($card, "the") } in coda all’hotel { $hotel }
overbooking-do-door = Piazza { FORM($card, "the") } alla porta sul retro dell’hotel { $hotel }: { $ability }
overbooking-do-skip = Tieni le carte
overbooking-do-stop-maids = Non sostituire carte
overbooking-do-stop-nobles = Non dare precedenze
overbooking-do-stop-soldiers = Non sostituire operai
overbooking-do-replace = Sostituisci { $card }, posto { $position }
overbooking-do-name = Dai la precedenza { FORM($card, "to") }, posto { $position }

## Previews

overbooking-gain-token = +1 punto (segnalino)
overbooking-gain-open = scoperta
overbooking-gain-booked = { FORM($cards, "yours") } con un letto: +{ $coins }
overbooking-gain-away = { FORM($cards, "yours") } senza letto
overbooking-gains = { $gains }

## The scene

overbooking-scene-order =
    { $rule ->
        [yes] Ordine: { $first }, poi dal 6 all’1. A parità, prima chi è più vicino all’hotel.
       *[no] Ordine: dal 6 all’1. A parità, prima chi è più vicino all’hotel.
    }
overbooking-scene-nobody = { $hotel }: nessun ospite da alloggiare.

## On one screen

# Under the number of free beds, above the number of all: 5 left of 13.
overbooking-free-of = su
overbooking-asked = richiesti: { $beds }
overbooking-about-asked = Letti richiesti dalla coda, per quanto ne sai: { $beds }.
overbooking-strip-left =
    { $n ->
        [one] resta 1
       *[other] restano { $n }
    }
overbooking-strip-needs =
    { $n ->
        [one] serve 1
       *[other] servono { $n }
    }
overbooking-strip-bed = un letto
overbooking-strip-none = senza letto
overbooking-strip-outlook = per ora
overbooking-strip-waits = in attesa
overbooking-strip-now = ora { $n }
overbooking-strip-joins = si accoda
overbooking-strip-from-door = dalla porta
overbooking-strip-instead = al posto di
overbooking-strip-first = precedenza
overbooking-strip-unused = non usata
overbooking-strip-acts = agisce ora
overbooking-face-up = scoperta
overbooking-plus-token = +1 punto
overbooking-doors = Retro
overbooking-queues = Code
overbooking-in-out = { $inside } dentro, { $outside } fuori
overbooking-again = ripeti
overbooking-not-booked = già alloggiata
overbooking-not-gone = già scartata
overbooking-not-open = scoperta all’hotel { $hotel }
overbooking-not-barred = vietata in questa coda
overbooking-can-still = Potrebbe essere:
overbooking-can-only = Può essere solo:
overbooking-back-at-door = Alla porta sul retro usa la sua abilità.
overbooking-back-in-queue = In coda le servono tanti letti quanti ne indica il suo numero.
overbooking-is-booked = alloggiata
overbooking-is-gone = scartata
overbooking-is-open = hotel { $hotel }
overbooking-is-laid = hotel { $hotel }
overbooking-is-hand = in mano
overbooking-is-deck = nel tuo mazzo
overbooking-is-unseen = non ancora vista
# without $n
overbooking-pts = pt
overbooking-hand-short = Mano
overbooking-my-cards = Le mie carte
overbooking-seen = Carte viste
overbooking-seen-note = Ciò che si sa finora: carte scoperte, alloggiate e scartate. Ogni mazzo ha una carta di ogni tipo per ogni stemma.
overbooking-seen-count = alloggiate { $booked } · scartate { $gone } · rimaste { $left }
overbooking-key-booked = alloggiata
overbooking-key-gone = scartata: senza letto o usata a una porta
overbooking-key-open = scoperta
overbooking-key-laid = tua, coperta
overbooking-key-hand = nella tua mano
overbooking-key-unseen = non vista: mano, mazzo o coperta
overbooking-check-in-again = Mostra l’ultimo check-in
overbooking-scene-closed =
    { $inside ->
        [0] { $hotel }: nessun gruppo su { $all } ha trovato letti.
        [one] { $hotel }: 1 gruppo su { $all } ha trovato letti.
       *[other] { $hotel }: { $inside } gruppi su { $all } hanno trovato letti.
    }
overbooking-scene-empty = { $beds } senza ospiti.
overbooking-scene-full = Tutto esaurito.
overbooking-next = Avanti
overbooking-on = Continua
overbooking-open-hotel = Apri l’hotel { $n }
overbooking-beats = Fasi del check-in
overbooking-beat-open = apertura
overbooking-beat-door = porta sul retro
overbooking-beat-order = ordine
overbooking-beat-book = assegnazione
overbooking-beat-close = chiusura
overbooking-beat-back = Passo precedente
overbooking-run = Avvia
overbooking-pause = Pausa
overbooking-hurry = Vai alla fine di questo hotel
overbooking-speed = Velocità del check-in
overbooking-stops = pausa a ogni hotel
overbooking-night-over = La notte è finita
overbooking-row-coins = Monete
overbooking-row-tokens = Segnalini
overbooking-row-points = Punti
overbooking-bar-round = Round
overbooking-bar-card = Carta
overbooking-bar-order = Ordine
overbooking-bar-hotel = Check-in: hotel { $n } di { $all }
overbooking-take-back = Deseleziona
overbooking-choose-place = Scegli un posto per { FORM($card, "the") }.
overbooking-choose-door = Porta sul retro: { $ability }.
overbooking-draft-queue = Piazzare { FORM($card, "the") } in coda all’hotel { $hotel }, posto { $place }?
overbooking-draft-door = Piazzare { FORM($card, "the") } alla porta sul retro dell’hotel { $hotel }?
overbooking-draft-up = Scoperta: la vedono tutti.
overbooking-draft-down = Coperta: gli altri vedono una { $back }.
overbooking-place-them = Piazza la carta
overbooking-place-up = Piazza scoperta
overbooking-place-last = Piazza e apri gli hotel
overbooking-yes-maids = Sostituisci questa
overbooking-yes-nobles = Dai la precedenza
overbooking-yes-soldiers = Sostituiscili

## The log

overbooking-log-round-started = Inizia il round { $round }.
overbooking-log-first-player =
    { $you ->
        [yes] Cominci tu.
       *[no] Comincia { $name }.
    }
overbooking-log-tiles-laid = Nuovi hotel: { $hotels }.
overbooking-log-tiles-turned = Gli hotel vengono girati: { $hotels }.
overbooking-log-face = { $place } { $name } ({ $beds }, { $rule })
overbooking-setup-tiles = tessere Hotel dei round 1 e 2
overbooking-setup-hands = mani iniziali
overbooking-log-cards-drawn =
    { $you ->
        [yes] Peschi { $number }: { $cards }.
       *[no] { $name } pesca { $number }: { $cards }.
    }
overbooking-log-card-placed =
    { $side ->
        [queue] { $you ->
            [yes] Piazzi { $card } in coda all’hotel { $hotel }.
           *[no] { $name } piazza { $card } in coda all’hotel { $hotel }.
        }
       *[door] { $you ->
            [yes] Piazzi { $card } alla porta sul retro dell’hotel { $hotel }.
           *[no] { $name } piazza { $card } alla porta sul retro dell’hotel { $hotel }.
        }
    }
overbooking-log-card-turned-up = La regola dell’hotel { $hotel } scopre { $card }.
overbooking-log-token-taken =
    { $you ->
        [yes] Prendi il segnalino.
       *[no] { $name } prende il segnalino.
    }
overbooking-log-placement-skipped-choice =
    { $you ->
        [yes] Non piazzi una quinta carta.
       *[no] { $name } non piazza una quinta carta.
    }
overbooking-log-placement-skipped-no-card =
    { $you ->
        [yes] Non hai più carte da piazzare.
       *[no] { $name } non ha più carte da piazzare.
    }
overbooking-log-placement-skipped-no-place =
    { $you ->
        [yes] Non puoi piazzare nessuna carta e salti il turno.
       *[no] { $name } non può piazzare nessuna carta e salta il turno.
    }
overbooking-log-hotel-revealed = Apre l’hotel { $hotel }: { $beds }, { $rule }.
overbooking-log-hotel-revealed-empty = Apre l’hotel { $hotel }: nessuno in attesa.
overbooking-log-joined-queue =
    { $one ->
        [yes] { $card } si mette in fondo alla coda.
       *[no] { $card } si mettono in fondo alla coda.
    }
overbooking-log-beds-more = { $card }: +{ $beds }, ora { $now }.
overbooking-log-beds-fewer = { $card }: −{ $beds }, ora { $now }.
overbooking-log-beds-below = { $card }: −{ $beds }, ora { $below } sotto zero.
overbooking-log-guest-named =
    { $you ->
        [yes] Dai la precedenza { FORM($card, "gender") ->
            [MS] al tuo
            [FP] alle tue
           *[MP] ai tuoi
        } { $card }.
       *[no] { $name } dà la precedenza { FORM($card, "gender") ->
            [MS] al proprio
            [FP] alle proprie
           *[MP] ai propri
        } { $card }.
    }
overbooking-log-guest-replaced =
    { $one ->
        [yes] { $card } sostituisce { $gone }{ $lost }.
       *[no] { $card } sostituiscono { $gone }{ $lost }.
    }
# Follows the card that is replaced: it had been named by nobles.
overbooking-log-named-in-vain = , e la precedenza va persa
overbooking-log-ability-unused-choice = { $card }: abilità non usata.
overbooking-log-ability-unused-maids = { $card }: nessuna carta da sostituire.
overbooking-log-ability-unused-nobles = { $card }: nessuna carta a cui dare la precedenza.
overbooking-log-ability-unused-soldiers = { $card }: nessun operaio in coda.
overbooking-log-guest-booked =
    { $one ->
        [yes] { $card } ottiene { $beds }
       *[no] { $card } ottengono { $beds }
    }, { $left ->
        [0] non ne restano altri
        [one] ne resta 1
       *[other] ne restano { $left }
    }: +{ $coins }.
overbooking-log-guest-turned-away =
    { $one ->
        [yes] { $card } ha bisogno di { $needed }
       *[no] { $card } hanno bisogno di { $needed }
    }, ma { $free ->
        [0] non ne restano.
        [one] ne resta solo 1.
       *[other] ne restano solo { $free }.
    }
overbooking-log-hotel-closed = L’hotel { $hotel } chiude: { $gains }.
overbooking-log-gain = { $name } ({ $coins })
overbooking-log-no-gain = niente monete per nessuno
overbooking-log-scoring-part =
    { $you ->
        [yes] Ottieni { $points } per { FORM($what, "the") }.
       *[no] { $name } ottiene { $points } per { FORM($what, "the") }.
    }
source-monk = Monaci
source-merchants = Mercanti
source-maids = Domestiche
source-nobles = Nobili
source-soldiers = Soldati
source-workers = Operai
source-more-monk = guadagna { $n } con i monaci
source-less-monk = perde { $n } con i monaci
source-more-merchants = guadagna { $n } con i mercanti
source-less-merchants = perde { $n } con i mercanti
source-more-maids = guadagna { $n } con le domestiche
source-less-maids = perde { $n } con le domestiche
source-more-nobles = guadagna { $n } con i nobili
source-less-nobles = perde { $n } con i nobili
source-more-soldiers = guadagna { $n } con i soldati
source-less-soldiers = perde { $n } con i soldati
source-more-workers = guadagna { $n } con gli operai
source-less-workers = perde { $n } con gli operai
overbooking-part-coins = monete
    .the = le monete
overbooking-part-tokens = segnalini
    .the = i segnalini
overbooking-part-crest = stemma { $crest }
    .the = lo stemma { $crest }
overbooking-log-game-ended =
    { $number ->
        [one] La partita è finita. Vince { $names } con { $points }.
       *[other] La partita è finita. { $names } condividono la vittoria con { $points } a testa.
    }
overbooking-verdict-tiebreak = Vince { $names }: parità a { $points }, decidono le carte alloggiate da 3 monete ({ $cards }).
overbooking-verdict-shared = { $names } condividono la vittoria con { $points } a testa: parità anche nelle carte alloggiate da 3 monete ({ $cards }).

## What a puzzle is about

overbooking-theme-queue = Ordine in coda
overbooking-theme-door = Porta sul retro
overbooking-theme-crest = Stemmi
overbooking-theme-denial = Mosse di disturbo
