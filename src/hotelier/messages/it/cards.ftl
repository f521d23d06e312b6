### The card browser.

cards-title = Carte
cards-head = { $game }: carte
cards-to-rules = Regole
cards-all = Tutte le carte
cards-no-such = Carta non trovata
cards-filters = Filtri
cards-kinds = Tipi di carta
cards-find = Cerca
cards-find-austria = nome, cubetto, ricompensa…
cards-find-overbooking = nome, regola, abilità…
cards-any = qualsiasi
cards-sort = Ordina per
cards-sort-box = ordine predefinito
cards-sort-name = nome
cards-sort-points = punti decrescenti
cards-sort-cubes = cubetti decrescenti
cards-sort-cost = costo decrescente
cards-sort-coins = monete decrescenti
cards-sort-beds = letti decrescenti
cards-found =
    { $n ->
        [0] Nessuna carta.
        [one] 1 carta.
       *[other] { $n } carte.
    }
cards-none = Nessuna carta trovata.
cards-all-again = Mostra tutte le carte
cards-leaf = Carta precedente e successiva
cards-numbered = { $kind } n. { $number }
cards-how = Come funziona
cards-rulings = Chiarimenti
cards-no-rulings = Nessun chiarimento per questa carta.
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
cards-one-hotel = Tessera Hotel
cards-one-crest = Stemma

## Filters

cards-filter-colour = Colore
cards-filter-gives = Ricompensa
cards-filter-cube = Cubetto ordinato
cards-filter-cubes = Numero di cubetti
cards-filter-when = Quando si attiva
cards-filter-about = Argomento
cards-filter-cost = Costo
cards-filter-hand = Set introduttivo
cards-filter-group = Gruppo
cards-filter-asks = Richiesta
cards-filter-size = Dorso
cards-filter-rule = Regola speciale
cards-colour-yellow = ★ giallo: artisti
cards-colour-blue = ◆ blu: nobili
cards-colour-red = ■ rosso: cittadini
cards-colour-green = ● verde: turisti
cards-gives-vp = PV
cards-gives-crowns = corone
cards-gives-emperor = tracciato Imperatore
cards-gives-cubes = cubetti
cards-gives-prep = camere preparate
cards-gives-occupy = camera occupata
cards-gives-hire = assumere personale
cards-gives-draw = pescare carte Personale
cards-gives-invite = un altro ospite
cards-gives-extra = un altro turno
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
cards-asks-emperor = tracciato Imperatore
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
cards-scored = Conteggio
cards-beds = Letti necessari
cards-coins = Valore
cards-back = Dorso
cards-source = Fonte
cards-after-round = dopo il round { $round }
cards-revised = Edizione rivista: { $does }.
cards-does = { $does }.
cards-politics-does = Richiesta: { $need }. Il primo giocatore a soddisfarla ottiene { $first } PV, il secondo { $second }, il terzo { $third }.
cards-tile = Tessera Imperatore { $tile }
cards-tile-bonus = Bonus: { $bonus }.
cards-tile-penalty = Penalità: { $penalty }.
cards-tile-penalty-revised = Penalità, edizione rivista: { $penalty }.
cards-hotel-side = Lato { $side }: { $beds }. { $rule }
cards-hotel-house = I valori con * sono nostri: non conosciamo quelli stampati.
cards-crest-does = Ogni mazzo ha { $n } carte con questo stemma, una per tipo.
cards-crest-beginner = Bonus per principianti, carte alloggiate: { $steps }.
cards-crest-advanced = Bonus avanzato, carte alloggiate: { $steps }.
cards-crest-step = { $n } valgono { $points }

## Chosen for a custom setup

own-setup-about = Scegli come inizia la partita: carte, tessere e mani. Non si può preparare una posizione a metà partita. Quello che non tocchi è casuale, ma se inizi una parte devi sceglierla per intero.
own-setup-random = Casuale
own-setup-count = { $n } di { $all }
own-setup-groups = Scegline uno per gruppo.
own-setup-group = Gruppo { $name }
own-setup-missing = Scegline ancora { $n } o lascia decidere il caso.
own-setup-reset = Rendi casuale
own-setup-seat = { $part }, posto { $seat }
