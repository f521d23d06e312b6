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
overbooking-fact-second = la seconda lì
overbooking-fact-token = prendi il segnalino
# An action and what there is to know about it, several things with commas between them.
overbooking-do-with = { $action } ({ $facts })
overbooking-door-does = retro: { $ability }
overbooking-group-small = Carte piccole, 1–3 letti (una coda, o la porta sul retro di quell’hotel)
overbooking-group-large = Carte grandi, 4–6 letti (una coda, o la porta sul retro di quell’hotel)
overbooking-group-or = Oppure

## The card reference

overbooking-section-guest = Ospiti
overbooking-section-crest = Stemmi
overbooking-section-hotel = Hotel
overbooking-section-bonus = Bonus stemmi
overbooking-source-rulebook = stampato nel regolamento
overbooking-source-house = valore nostro, provvisorio
overbooking-source-owner = dal file del proprietario
overbooking-guest-facts = { $beds } (stampati nel regolamento), { $coins } ({ $source })
overbooking-crest-cards = Sei carte di ogni mazzo: { $cards }.
overbooking-tile-facts = { $beds }, { $source }
overbooking-tile-other = Altro lato: { $face }.
overbooking-tile-other-house = Altro lato: { $face } (abbinamento nostro).
overbooking-bonus-title = Bonus stemmi: { $mode }
# A word that several cards speak of, as an example of a search.
overbooking-sample-word = letti

## What happened

overbooking-log-placed-open = { $name } mette in coda all’hotel { $hotel }, scoperta: { $card }.
overbooking-log-placed-token = { $name } mette sul retro dell’hotel { $hotel } e prende il segnalino: { $card }.
overbooking-log-booked-named = Per primi, su indicazione.
overbooking-log-booked-rule = Per primi, per la regola dell’hotel.
overbooking-log-booked-crest = Carte accolte finora, stemma { $crest }: { $n }.
overbooking-log-score = { $name } ottiene { $parts }.
overbooking-log-score-part = { $n } per { $what }

## What to look at

overbooking-tip-typing = Puoi anche scrivere una mossa: { $action } vuol dire «{ $meaning }».
overbooking-tip-token =
    { $n ->
        [one] Un segnalino aspetta alla porta sul retro dell’hotel { $hotels }: un punto per la prima carta lì.
       *[other] Ci sono segnalini alle porte sul retro degli hotel { $hotels }: un punto per la prima carta a ognuna.
    }
overbooking-tip-crest =
    { $n ->
        [one] Hai 1 carta accolta con lo stemma { $crest }: un’altra vale { $points }.
       *[other] Hai { $n } carte accolte con lo stemma { $crest }: un’altra vale { $points }.
    }
overbooking-tip-last = L’ultimo round: piazzi { $cards }, le altre non valgono nulla.
overbooking-tip-nobody = In questa coda non hai nessuno. L’hotel ha { $beds }.
overbooking-tip-all = Per ora tutte le tue carte qui hanno un letto: l’hotel ha { $beds }.
overbooking-tip-away = Per ora alcune tue carte qui restano senza letto: { $cards }. L’hotel ha { $beds }.

## How the game goes

overbooking-intro-1 = La città è piena, e tutti vogliono un letto. Hai un mazzo di 24 carte Ospite: quattro stemmi, e per ogni stemma sei tipi. Il numero di un tipo indica i letti che gli servono: 1 monaco, 2 mercanti, 3 domestiche, 4 nobili, 5 soldati, 6 operai. Le monete su una carta sono punti, una volta che ha un letto.
overbooking-intro-2 = I round sono quattro. In ognuno piazzi cinque delle tue nove carte, una alla volta a turno, coperte: nella coda a destra di un hotel (quattro posti) o alla sua porta sul retro a sinistra (due). Di una carta coperta tutti vedono il proprietario, lo stemma e la grandezza: piccola (1–3 letti) o grande (4–6). La prima carta a una porta sul retro prende il segnalino: 1 punto.
overbooking-intro-3 = Poi gli hotel aprono, dall’alto. Prima le carte alla porta sul retro fanno ciò che sanno: più o meno letti, un posto migliore per un amico. Un letto lì non lo ottengono; solo un monaco si mette in coda. Poi si accoglie la coda, prima le carte più grandi e, tra uguali, la più vicina. Chi non ci sta viene saltato e si passa al successivo. Chi resta senza letto viene scartato.
overbooking-intro-4 = Vince chi ha più punti: le monete delle carte accolte, i segnalini e, se al tavolo si gioca con quello, un bonus per quattro o più carte accolte con lo stesso stemma.

## The end

overbooking-points-coins = monete: { $kind }
overbooking-points-tokens = segnalini
overbooking-points-crest = bonus stemma: { $crest }
overbooking-difference = { $what } ({ $more } a { $less })
overbooking-verdict-points = Vince { $names } con { $points }, { $ahead } di vantaggio.
overbooking-verdict-tiebreak = Vince { $names }: pari con { $points }, decidono le carte accolte da 3 monete ({ $cards }).
overbooking-verdict-shared = Vittoria condivisa con { $points }: { $names }, pari anche nelle carte accolte da 3 monete ({ $cards }).
overbooking-end-difference = Che cosa ha fatto la differenza, { $winner } su { $other }:
overbooking-end-booked = Carte che hanno trovato un letto:

## The picture

overbooking-head-over = la partita è finita
overbooking-label-queue = coda
overbooking-label-door = retro
overbooking-label-hand = mano
overbooking-label-token = segnalino
overbooking-label-hotel = Hotel { $n }
overbooking-label-closed = chiuso, { $n } liberi
overbooking-label-crests = { $n } per stemmi
overbooking-label-players = Giocatori
overbooking-label-at-door = Alla porta sul retro
overbooking-queue-note = prima chi è più vicino all’hotel
overbooking-hand-note = il numero indica i letti che servono, ● le monete
overbooking-hand-none = nessuna carta
overbooking-players-note = carte accolte per stemma
overbooking-next-round = prossimo round: { $hotel }
overbooking-sign-bed = un letto libero
overbooking-sign-coin = una moneta o un segnalino, 1 punto
overbooking-sign-house = valori nostri
overbooking-sign-open = scoperta per tutti
overbooking-sign-named = indicata dai nobili
overbooking-outlook = Accoglienza, per ora
overbooking-outlook-note = { $beds } nell’hotel { $hotel }
overbooking-outlook-named = indicata
overbooking-outlook-rule = per la regola
overbooking-outlook-booked =
    { $free ->
        [one] { $n } su 1 letto
       *[other] { $n } su { $free } letti
    }
overbooking-outlook-away = ne servono { $n }, liberi { $free }
overbooking-outlook-nobody = nessuno aspetta in coda
overbooking-where-booked = accolta
overbooking-where-discarded = scartata
overbooking-where-table = a un hotel
overbooking-where-hand = in mano
overbooking-where-deck = nel mazzo
overbooking-where-unseen = non vista: in mano, nel mazzo o coperta
