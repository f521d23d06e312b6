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
overbooking-kind-monk = monaco
overbooking-kind-merchants = mercanti
overbooking-kind-maids = domestiche
overbooking-kind-nobles = nobili
overbooking-kind-soldiers = soldati
overbooking-kind-workers = operai
# Behind “del”, except for this one: “della colomba”.
overbooking-crest-bird = colomba
overbooking-crest-fish = pesce
overbooking-crest-lion = leone
overbooking-crest-stag = cervo
overbooking-card =
    { $crest ->
        [colomba] { $kind } della colomba
       *[other] { $kind } del { $crest }
    }
# A kind and the crests of its cards: nobles (bird, fish).
overbooking-kind-crests = { $kind } ({ $crests })
overbooking-span-small = 1–3
overbooking-span-large = 4–6
overbooking-back =
    { $size ->
        [large] { $crest ->
            [colomba] carta grande della colomba (4–6 letti)
           *[other] carta grande del { $crest } (4–6 letti)
        }
       *[small] { $crest ->
            [colomba] carta piccola della colomba (1–3 letti)
           *[other] carta piccola del { $crest } (1–3 letti)
        }
    }
overbooking-a-back = una { overbooking-back }
overbooking-owned = { $card } ({ $owner })
# A card as the object of a sentence; where a language has no article, the card alone.
overbooking-the-card = { $card }
overbooking-your = { $card } (tu)
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

overbooking-rule-none = nessuna regola
overbooking-rule-no_soldiers = niente soldati
overbooking-rule-soldiers_first = prima i soldati
overbooking-rule-monks_first = prima i monaci
overbooking-rule-small_only = solo tipi 1–3
overbooking-rule-large_only = solo tipi 4–6
overbooking-rule-first_open = prima carta scoperta
overbooking-rule-second_open = seconda carta scoperta
overbooking-rule-two_crests = due stemmi
overbooking-rule-no_back_door = senza porta sul retro
overbooking-rule-none-long = Nessuna regola della casa.
overbooking-rule-no_soldiers-long = In questa coda non si possono mettere soldati (5). Dalla porta sul retro possono passare.
overbooking-rule-soldiers_first-long = I soldati (5) vengono accolti prima degli altri, cominciando dal più vicino.
overbooking-rule-monks_first-long = I monaci (1) vengono accolti prima degli altri, cominciando dal più vicino.
overbooking-rule-small_only-long = In questa coda vanno solo carte piccole (1–3). La porta sul retro accetta qualsiasi carta.
overbooking-rule-large_only-long = In questa coda vanno solo carte grandi (4–6). La porta sul retro accetta qualsiasi carta.
overbooking-rule-first_open-long = La prima carta di questa coda è scoperta.
overbooking-rule-second_open-long = La seconda carta di questa coda è scoperta.
overbooking-rule-two_crests-long = In questa coda possono stare al massimo due stemmi diversi. La porta sul retro accetta qualsiasi carta.
overbooking-rule-no_back_door-long = Non c’è porta sul retro, né segnalino; la coda ha cinque posti.

## About cards and hotels

overbooking-ability-join_queue = si mette in fondo alla coda, anche se è piena
overbooking-ability-beds_more = 3 letti in più in questo hotel
overbooking-ability-replace_own = possono prendere il posto di una tua carta in coda, che viene scartata
overbooking-ability-book_own_first = indichi una tua carta in coda: viene accolta prima di tutte le altre
overbooking-ability-replace_workers = possono prendere il posto di operai in coda, di chiunque siano; quegli operai vengono scartati
overbooking-ability-beds_fewer = 3 letti in meno in questo hotel
overbooking-short-join_queue = in fondo alla coda
overbooking-short-beds_more = +3 letti
overbooking-short-replace_own = sostituire una propria carta
overbooking-short-book_own_first = una propria carta per prima
overbooking-short-replace_workers = sostituire degli operai
overbooking-short-beds_fewer = −3 letti
overbooking-about-card =
    { $one ->
        [yes] In coda ha bisogno di { $beds }, poi paga { $coins }.
       *[no] In coda hanno bisogno di { $beds }, poi pagano { $coins }.
    }
overbooking-about-door = Alla porta sul retro: { $ability }.
overbooking-about-owner = Appartiene a { $owner }.
overbooking-about-yours = Una tua carta, coperta per gli altri.
overbooking-about-hidden = Una carta coperta di { $owner }, { $back }. Che cos’è, si vede al check-in.
overbooking-about = Su questa carta
overbooking-about-nothing = Passa il puntatore su una carta o un hotel, o tienili premuti: qui leggi che cosa fanno.
overbooking-about-hotel = { $beds }. { $rule }
overbooking-about-free = Liberi ora: { $free }.
overbooking-about-other-side = L’altro lato della tessera: { $beds }, { $rule }.
overbooking-about-token = La prima carta a questa porta sul retro prende il segnalino: 1 punto.
overbooking-about-house = Con *: un valore nostro, perché nessuna fonte che conosciamo lo riporta.
overbooking-about-coins-house = Le monete sono un valore nostro.
overbooking-house-note = * I numeri di letti con questo segno, le monete sulle carte e due degli stemmi sono valori nostri, dove nessuna fonte li riporta. Chi ha la scatola può inserire i valori stampati.

## At the table

overbooking-table = Gli hotel
overbooking-queue = Coda
overbooking-door = Retro
overbooking-hotel = Hotel
overbooking-beds-label =
    { $n ->
        [one] letto
       *[other] letti
    }
overbooking-hotel-label = Hotel { $hotel }, { $name }: letti liberi { $beds } su { $all }, { $rule }
overbooking-token-label = Un segnalino aspetta a questa porta sul retro
overbooking-hand-of = Mano: { $name }
overbooking-hand = La tua mano
overbooking-hand-label = La tua mano: scegli una carta, poi un posto illuminato
overbooking-hand-empty = La tua mano è vuota.
overbooking-hand-card = { $card }, { $beds }, { $coins }
overbooking-hint-choose = Scegli una carta o un posto.
overbooking-hint-place = Ora un posto illuminato. Retro: { $ability }.
overbooking-hint-card = Ora una delle carte illuminate.
overbooking-hint-wait = Guarda le tue carte mentre decidono gli altri.
overbooking-hint-held = Scegli di nuovo la carta per chiudere il turno, oppure annulla.
overbooking-hint-here = Clicca qui, poi scegli la carta da mettere.
overbooking-hint-decide = Prima decidi che cosa succede alla porta sul retro: { $kind }.
overbooking-place-queue = Coda dell’hotel { $hotel }, posto { $position }
overbooking-place-door = Porta sul retro dell’hotel { $hotel }, posto { $position }
overbooking-lately = Novità dalla tua ultima carta
overbooking-named-mark = scelta { $n }
overbooking-books = Ospiti accolti
overbooking-books-hand = mano { $n }
overbooking-books-deck = mazzo { $n }
overbooking-books-coins = { $n } in monete
overbooking-books-crests = { $n } per gli stemmi
overbooking-books-tokens =
    { $n ->
        [one] 1 segnalino
       *[other] { $n } segnalini
    }
overbooking-books-first = comincia questo round
overbooking-books-crest =
    { $n ->
        [one] { $crest }: 1 carta accolta
       *[other] { $crest }: { $n } carte accolte
    }
overbooking-books-crest-next =
    { $more ->
        [one] Un’altra vale { $vp }.
       *[other] Altre { $more } valgono { $vp }.
    }
overbooking-books-crest-got = Vale già { $vp }.
overbooking-bonus-none = A questo tavolo gli stemmi non danno bonus.
overbooking-bonus-some = Carte accolte con lo stesso stemma: { $steps }
overbooking-bonus-step = { $n } valgono { $vp }
overbooking-why-full = La coda è piena.
overbooking-why-door-full = A questa porta sul retro ci sono già due carte.
overbooking-why-no-door = Questo hotel non ha porta sul retro.
overbooking-why-soldiers = Niente soldati in questa coda.
overbooking-why-small = In questa coda solo carte da 1–3 letti.
overbooking-why-large = In questa coda solo carte da 4–6 letti.
overbooking-why-crests = In questa coda ci sono già altri due stemmi.
overbooking-why-not-next = Prima si riempie il posto più vicino all’hotel: la carta va lì.
overbooking-why-not-turn = Non tocca a te piazzare una carta.
overbooking-why-over = Quel che resta in mano non vale nulla.
overbooking-why-no-place = Ora nessun posto libero va bene per questa carta.
overbooking-why-none-fits = Nessuna delle tue carte può andare lì.
overbooking-why-taken = Qui c’è già una carta. La tua va dietro.
overbooking-why-hotel = Una carta va in coda all’hotel o alla sua porta sul retro.
overbooking-why-held = Prima chiudi il turno o annullalo.
overbooking-why-decide = Prima decidi che cosa succede alla porta sul retro: { $kind }.
overbooking-why-elsewhere = Ora si decide per un’altra coda: { $hotel }.
overbooking-why-maids = Le domestiche prendono solo il posto di una tua carta in coda.
overbooking-why-workers = I soldati prendono solo il posto di operai.
overbooking-why-nobles = I nobili indicano solo una tua carta in coda.
overbooking-why-named = Questa carta è già indicata.
overbooking-fate-booked = per ora ha un letto
overbooking-fate-away = per ora resta senza letto

## Headline and questions

overbooking-head-round = Round { $round } di { $all }
overbooking-head-card = carta { $turn } di { $all }
overbooking-head-hotel = check-in, hotel { $hotel }
overbooking-ask-place = Piazza una carta coperta, in una coda o a una porta sul retro: carta { $turn } di { $all }.
overbooking-ask-place-last = La quinta carta, per chi gioca per ultimo: piazzala o tienila in mano.
overbooking-ask-maids = Porta sul retro di { $hotel }: { $card }. In coda, al posto di chi?
overbooking-ask-nobles = Porta sul retro di { $hotel }: { $card }. Quale tua carta viene accolta per prima?
overbooking-ask-soldiers = Porta sul retro di { $hotel }: { $card }. Quali operai cacci via?
overbooking-ask-dealt = Si distribuiscono le carte.
overbooking-ask-scene =
    { $touch ->
        [yes] Gli hotel fanno il check-in. Tocca per saltare.
       *[no] Gli hotel fanno il check-in. Clicca o premi un tasto per saltare.
    }
overbooking-do-queue = In coda all’hotel { $hotel }: { $card }
overbooking-do-door = Sul retro dell’hotel { $hotel }: { $card } · { $ability }
overbooking-do-skip = Tengo le mie carte
overbooking-do-stop-maids = La coda resta com’è
overbooking-do-stop-nobles = Non indico nessuno
overbooking-do-stop-soldiers = Lascia stare gli operai
overbooking-do-replace = Al posto di { $card }, posto { $position }
overbooking-do-name = Prima di tutti: { $card }, posto { $position }

## Previews

overbooking-gain-token = +1 punto: il segnalino
overbooking-gain-open = è scoperta
overbooking-gain-booked = accolte { $cards } tue: { $coins }
overbooking-gain-away = { $cards } tue senza letto
overbooking-gains = { $gains }

## The scene

overbooking-skip-scene = Salta
overbooking-scene-order = Hotel { $hotel }, { $beds }: i numeri dicono chi viene accolto prima.
overbooking-scene-nobody = L’hotel { $hotel } non ha nessuno da accogliere.
overbooking-summary = Check-in, round { $round }
overbooking-summary-again = Rileggi l’ultimo check-in
overbooking-summary-close = Chiudi

## The log

overbooking-log-round-started = Comincia il round { $round }.
overbooking-log-first-player =
    { $you ->
        [yes] Cominci tu.
       *[no] Comincia { $name }.
    }
overbooking-log-tiles-laid = Nuovi hotel: { $hotels }.
overbooking-log-tiles-turned = Gli hotel mostrano l’altro lato: { $hotels }.
overbooking-log-face = { $place } { $name } ({ $beds }, { $rule })
overbooking-log-cards-drawn =
    { $you ->
        [yes] Peschi: { $cards }.
       *[no] { $name } pesca { $number }: { $cards }.
    }
overbooking-log-card-placed =
    { $side ->
        [queue] { $you ->
            [yes] Metti in coda all’hotel { $hotel }: { $card }.
           *[no] { $name } mette in coda all’hotel { $hotel }: { $card }.
        }
       *[door] { $you ->
            [yes] Metti sul retro dell’hotel { $hotel }: { $card }.
           *[no] { $name } mette sul retro dell’hotel { $hotel }: { $card }.
        }
    }
overbooking-log-card-turned-up = Per la regola dell’hotel { $hotel } si scopre: { $card }.
overbooking-log-token-taken =
    { $you ->
        [yes] Prendi il segnalino.
       *[no] { $name } prende il segnalino.
    }
overbooking-log-placement-skipped-choice =
    { $you ->
        [yes] Tieni in mano la quinta carta.
       *[no] { $name } tiene in mano la quinta carta.
    }
overbooking-log-placement-skipped-no-card =
    { $you ->
        [yes] Non hai più carte da piazzare.
       *[no] { $name } non ha più carte da piazzare.
    }
overbooking-log-placement-skipped-no-place =
    { $you ->
        [yes] Nessuna delle tue carte trova posto; salti il turno.
       *[no] { $name } non trova posto per nessuna carta e salta il turno.
    }
overbooking-log-hotel-revealed = Apre l’hotel { $hotel }: { $beds }, { $rule }.
overbooking-log-hotel-revealed-empty = Apre l’hotel { $hotel }: non aspetta nessuno.
overbooking-log-joined-queue =
    { $one ->
        [yes] { $card } si mette in fondo alla coda.
       *[no] { $card } si mettono in fondo alla coda.
    }
overbooking-log-beds-more = { $card }: { $beds } in più, ora { $now }.
overbooking-log-beds-fewer = { $card }: { $beds } in meno, ora { $now }.
overbooking-log-beds-below = { $card }: { $beds } in meno, { $below } sotto zero.
overbooking-log-guest-named =
    { $you ->
        [yes] Indichi da accogliere prima di tutti: { $card }.
       *[no] { $name } indica da accogliere prima di tutti: { $card }.
    }
overbooking-log-guest-replaced =
    { $one ->
        [yes] { $card } prende il posto di { $gone }{ $lost }.
       *[no] { $card } prendono il posto di { $gone }{ $lost }.
    }
overbooking-log-named-in-vain = , e l’indicazione è persa
overbooking-log-ability-unused-choice = { $card }: nessun effetto, per scelta.
overbooking-log-ability-unused-maids = { $card }: in coda non c’è una propria carta.
overbooking-log-ability-unused-nobles = { $card }: non c’è più nessuno da indicare.
overbooking-log-ability-unused-soldiers = { $card }: in coda non ci sono operai.
overbooking-log-guest-booked =
    { $one ->
        [yes] { $card } ottiene { $beds } (liberi: { $left }): { $coins }.
       *[no] { $card } ottengono { $beds } (liberi: { $left }): { $coins }.
    }
overbooking-log-guest-turned-away =
    { $one ->
        [yes] { $card } ha bisogno di { $needed } (liberi: { $free }): niente letto.
       *[no] { $card } hanno bisogno di { $needed } (liberi: { $free }): niente letto.
    }
overbooking-log-hotel-closed = L’hotel { $hotel } chiude: { $gains }.
overbooking-log-gain = { $name } ({ $coins })
overbooking-log-no-gain = niente monete per nessuno
overbooking-log-scoring-part =
    { $you ->
        [yes] Ottieni { $points }: { $what }.
       *[no] { $name } ottiene { $points }: { $what }.
    }
source-monk = Monaci
source-merchants = Mercanti
source-maids = Domestiche
source-nobles = Nobili
source-soldiers = Soldati
source-workers = Operai
overbooking-part-coins = monete
overbooking-part-tokens = segnalini
overbooking-part-crest = stemma { $crest }
overbooking-log-game-ended =
    { $number ->
        [one] La partita è finita. Vittoria: { $names }, { $points }.
       *[other] La partita è finita. Vittoria condivisa: { $names }, { $points }.
    }
