### Overbooking in the terminal: what only its pictures and its list of choices say.

## Small words

overbooking-hotel-words = { $beds }, { $rule }
overbooking-waiting =
    { $n ->
        [0] nessuno in coda
        [one] 1 in coda
       *[other] { $n } in coda
    }
overbooking-fact-face-up = scoperta
overbooking-fact-second = come seconda carta
overbooking-fact-token = prendi il segnalino
# An action and what there is to know about it, several things with commas between them.
overbooking-do-with = { $action } ({ $facts })
overbooking-door-does = retro: { $ability }
overbooking-group-small = Carte piccole, 1–3 letti (in coda o alla porta sul retro)
overbooking-group-large = Carte grandi, 4–6 letti (in coda o alla porta sul retro)
overbooking-group-or = Oppure

## The card reference

overbooking-section-guest = Ospiti
overbooking-section-crest = Stemmi
overbooking-section-hotel = Hotel
overbooking-section-bonus = Bonus stemmi
overbooking-source-rulebook = dal regolamento
overbooking-source-house = scelta nostra
overbooking-source-owner = da un file personalizzato
overbooking-guest-facts = { $beds } (dal regolamento), { $coins } ({ $source })
overbooking-crest-cards = 6 carte in ogni mazzo: { $cards }.
overbooking-tile-facts = { $beds }, { $source }
overbooking-tile-other = Altro lato: { $face }.
overbooking-tile-other-house = Altro lato: { $face } (abbinamento nostro).
overbooking-bonus-title = Bonus stemmi: { $mode }
# A word that is on several cards, as an example of a search.
overbooking-sample-word = letti

## What happened

overbooking-log-placed-open = { $name } piazza { $card } in coda all’hotel { $hotel }, carta scoperta.
overbooking-log-placed-token = { $name } piazza { $card } alla porta sul retro dell’hotel { $hotel } e prende il segnalino.
overbooking-log-booked-named = Prima degli altri: precedenza dei nobili.
overbooking-log-booked-rule = Prima degli altri: regola speciale.
overbooking-log-booked-crest = Carte alloggiate con lo stemma { $crest }: { $n }.
overbooking-log-score = Punteggio di { $name }: { $parts }.
overbooking-log-score-part = { $n } per { FORM($what, "the") }

## What to look at

overbooking-tip-typing = Puoi anche scrivere una mossa: { $action } vuol dire «{ $meaning }».
overbooking-tip-token =
    { $n ->
        [one] C’è un segnalino alla porta sul retro dell’hotel { $hotels }: 1 punto alla prima carta.
       *[other] Ci sono segnalini alle porte sul retro degli hotel { $hotels }: 1 punto alla prima carta di ciascuna.
    }
overbooking-tip-crest =
    { $n ->
        [0] Stemma { $crest }: non hai carte alloggiate; la prima aggiunge { $points }.
        [one] Stemma { $crest }: hai 1 carta alloggiata; un’altra aggiunge { $points }.
       *[other] Stemma { $crest }: hai { $n } carte alloggiate; un’altra aggiunge { $points }.
    }
overbooking-tip-last = Ultimo round: piazzi { $cards }, le altre non valgono nulla.
overbooking-tip-nobody = In questa coda non hai carte. L’hotel ha { $beds }.
overbooking-tip-all = Per ora tutte le tue carte qui hanno un letto. L’hotel ha { $beds }.
overbooking-tip-away = Per ora alcune tue carte qui restano senza letto: { $cards }. L’hotel ha { $beds }.

## How the game goes

overbooking-intro-1 = La città è piena e tutti vogliono un letto. Hai un mazzo di 24 carte Ospite: 4 stemmi, ognuno con 6 tipi di ospiti. Il numero di una carta indica quanti letti le servono: 1 monaco, 2 mercanti, 3 domestiche, 4 nobili, 5 soldati, 6 operai. Quando ha un letto, le sue monete diventano punti.
overbooking-intro-2 = I round sono 4. In ognuno, a turno e una alla volta, piazzi coperte 5 delle tue 9 carte: nella coda a destra di un hotel (4 posti) o alla porta sul retro alla sua sinistra (2). Tutti vedono di chi è una carta, il suo stemma e la sua grandezza: piccola (1–3 letti) o grande (4–6). La prima carta a una porta sul retro prende il segnalino: 1 punto.
overbooking-intro-3 = Poi gli hotel aprono, dall’alto in basso. Prima le carte alla porta sul retro usano la loro abilità: alcune aggiungono o tolgono letti, altre danno la precedenza a una carta in coda. Alla porta sul retro non ci sono letti, ma alcune carte possono passare in coda: un monaco si mette in fondo, le domestiche possono sostituire un’altra tua carta, i soldati gli operai di chiunque. Poi si assegnano i letti alla coda: prima alle carte più grandi e, tra uguali, prima alla più vicina all’hotel. Se i letti rimasti non bastano per una carta, questa viene saltata e si prova con la successiva. Le carte senza letto vengono scartate.
overbooking-intro-4 = Vince chi ha più punti. Contano le monete sulle tue carte alloggiate, i tuoi segnalini e, se al tavolo si gioca così, un bonus per 4 o più carte alloggiate dello stesso stemma.

## The end

overbooking-points-coins = monete: { $kind }
overbooking-points-tokens = segnalini
overbooking-points-crest = bonus stemma: { $crest }
overbooking-difference = { $what } ({ $more } a { $less })
overbooking-verdict-points = Vince { $names } con { $points }, { $ahead } di vantaggio.
overbooking-end-difference = Che cosa ha portato { $winner } davanti a { $other }:
overbooking-end-booked = Carte alloggiate:

## The picture

overbooking-head-over = partita finita
overbooking-label-queue = coda
overbooking-label-door = retro
overbooking-label-hand = mano
overbooking-label-token = 1 pt
overbooking-label-hotel = Hotel { $n }
overbooking-label-closed =
    { $n ->
        [one] chiuso, 1 libero
       *[other] chiuso, { $n } liberi
    }
overbooking-label-crests = { $n } dagli stemmi
overbooking-label-players = Giocatori
overbooking-label-at-door = Alla porta sul retro
overbooking-queue-note = dal più vicino all’hotel
overbooking-hand-note = numero = letti che servono, ● = monete
overbooking-hand-none = nessuna carta
overbooking-players-note = carte alloggiate per stemma
overbooking-next-round = prossimo round: { $hotel }
overbooking-sign-bed = letto libero
overbooking-sign-coin = moneta o segnalino, 1 punto ciascuno
overbooking-sign-house = valore nostro
overbooking-sign-open = scoperta
overbooking-sign-named = precedenza dei nobili
overbooking-outlook = Letti al momento
overbooking-outlook-note = { $beds } all’hotel { $hotel }
overbooking-outlook-named = precedenza
overbooking-outlook-rule = regola speciale
overbooking-outlook-booked =
    { $free ->
        [one] { $n } su 1 letto
       *[other] { $n } su { $free } letti
    }
overbooking-outlook-away =
    { $n ->
        [one] ne serve 1, { $free } liberi
       *[other] { $free ->
            [one] ne servono { $n }, 1 libero
           *[other] ne servono { $n }, { $free } liberi
        }
    }
overbooking-outlook-nobody = nessuno in coda
overbooking-where-booked = alloggiata
overbooking-where-discarded = scartata
overbooking-where-table = a un hotel
overbooking-where-hand = in mano
overbooking-where-deck = nel mazzo
overbooking-where-unseen = non vista: in mano, nel mazzo o coperta
