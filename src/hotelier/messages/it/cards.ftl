### The card browser.

cards-title = Carte
cards-head = { $game }: le carte
cards-to-rules = Le regole
cards-all = Tutte le carte
cards-no-such = Questa carta non esiste
cards-filters = Che cosa cercare
cards-kinds = Tipi di carte
cards-find = Cerca
cards-find-austria = nome, cubetto, ricompensa…
cards-find-overbooking = nome, regola, abilità…
cards-any = qualsiasi
cards-sort = In ordine
cards-sort-box = come nella scatola
cards-sort-name = per nome
cards-sort-points = prima più punti
cards-sort-cubes = prima le ordinazioni grandi
cards-sort-cost = prima le più care
cards-sort-coins = prima più monete
cards-sort-beds = prima più letti
cards-found =
    { $n ->
        [0] Nessuna carta.
        [one] Una carta.
       *[other] { $n } carte.
    }
cards-none = Nessuna carta è così.
cards-all-again = Mostra tutte le carte
cards-leaf = Da carta a carta
cards-numbered = { $kind }, numero { $number }
cards-how = Come funziona
cards-rulings = Chiarimenti
cards-no-rulings = Per questa carta non è servito nessun chiarimento.
cards-in-the-rules = Nelle regole

## Kinds

cards-kind-every = Tutte
cards-kind-guest = Ospiti
cards-kind-staff = Personale
cards-kind-politics = Obiettivi
cards-kind-emperor = Imperatore
cards-kind-kind = Ospiti
cards-kind-hotel = Hotel
cards-kind-crest = Stemmi
cards-one-guest = Carta Ospite
cards-one-staff = Carta Personale
cards-one-politics = Carta Obiettivo
cards-one-emperor = Tessera Imperatore
cards-one-kind = Tipo di ospite
cards-one-hotel = Tessera hotel
cards-one-crest = Stemma

## Filters

cards-filter-colour = Colore
cards-filter-gives = Ricompensa
cards-filter-cube = Ordina
cards-filter-cubes = Cubetti ordinati
cards-filter-when = Quando lavora
cards-filter-about = Di che cosa si occupa
cards-filter-cost = Costo
cards-filter-hand = Set introduttivo
cards-filter-group = Gruppo
cards-filter-asks = Chiede
cards-filter-size = Dorso
cards-filter-rule = Regola della casa
cards-colour-yellow = ★ giallo: artisti
cards-colour-blue = ◆ blu: nobili
cards-colour-red = ■ rosso: cittadini
cards-colour-green = ● verde: turisti
cards-gives-vp = punti
cards-gives-crowns = corone
cards-gives-emperor = passi Imperatore
cards-gives-cubes = cubetti
cards-gives-prep = camere preparate
cards-gives-occupy = una camera occupata
cards-gives-hire = assumere personale
cards-gives-draw = pescare personale
cards-gives-invite = un altro ospite
cards-gives-extra = un turno extra
cards-cubes-of =
    { $n ->
        [one] 1 cubetto
       *[other] { $n } cubetti
    }
cards-about-guests = ospiti
cards-about-kitchen = cucina e cubetti
cards-about-dice = dadi
cards-about-rooms = camere
cards-about-emperor = Imperatore
cards-about-staff = personale
cards-about-politics = obiettivi
cards-asks-crowns = corone
cards-asks-rooms = camere
cards-asks-staff = personale
cards-asks-emperor = passi Imperatore
cards-size-small = stemma piccolo (1–3 letti)
cards-size-large = stemma grande (4–6 letti)

## What cards are and do

cards-colour = Colore
cards-order = Ordinazione
cards-points = Punti
cards-cost = Costo
cards-cost-revised = Costo, edizione rivista
cards-hand = Set introduttivo
cards-group = Gruppo
cards-scored = Si applica
cards-beds = Servono
cards-coins = Paga
cards-back = Dorso
cards-source = Da dove vengono i numeri
cards-after-round = dopo il round { $round }
cards-revised = Edizione rivista: { $does }.
cards-does = { $does }.
cards-politics-does = Richiede: { $need }. Il primo giocatore che ci arriva ottiene { $first } PV, il secondo { $second }, il terzo { $third }.
cards-tile = Tessera Imperatore { $tile }
cards-tile-bonus = Bonus: { $bonus }.
cards-tile-penalty = Penalità: { $penalty }.
cards-tile-penalty-revised = Penalità, edizione rivista: { $penalty }.
cards-hotel-side = Lato { $side }: { $beds }. { $rule }
cards-hotel-house = I lati con * sono valori nostri, perché nessuna fonte che conosciamo li riporta.
cards-crest-does = In ogni mazzo ci sono { $n } carte con questo stemma, una per tipo.
cards-crest-beginner = Bonus principianti per le carte accolte: { $steps }.
cards-crest-advanced = Bonus avanzato per le carte accolte: { $steps }.
cards-crest-step = { $n } valgono { $points }
