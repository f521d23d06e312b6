### Overbooking: the rules in the app. **bold** and [words](section or card) are markup;
### never translate what’s between the round brackets.

## The game

rules-overbooking-game = Il gioco in due minuti
rules-overbooking-game-idea = La città è piena di viaggiatori, e negli hotel non ci sono letti per tutti. Metti i tuoi ospiti in coda davanti agli hotel, coperti, e speri che restino letti quando tocca a loro.
rules-overbooking-game-win = Una partita, per 2–4 giocatori, dura { $rounds } round. Gli ospiti che ottengono un letto pagano monete. Vince chi alla fine ha più punti.
rules-overbooking-game-picture = Un hotel mentre si piazzano le carte: a sinistra la porta sul retro, a destra la coda. Una carta coperta mostra di chi è, il suo stemma, e se è piccola o grande.
rules-overbooking-game-round = Come si svolge un round:
rules-overbooking-game-place = [Piazzamento](placing): a turno, ogni giocatore piazza { $times } carte coperte, in una coda o a una porta sul retro.
rules-overbooking-game-check-in = [Check-in](check-in): hotel per hotel, si scoprono tutte le carte. Quelle alla porta sul retro [usano la loro abilità](back-door), poi gli ospiti in coda [ricevono un letto](booking) finché ce ne sono.
rules-overbooking-game-next = [Round successivo](next-round): nuovi hotel, nuove carte.
rules-overbooking-game-twist = I gruppi grandi passano per primi, ma vogliono molti letti e pagano poco. I piccoli pagano bene, ma devono sperare in ciò che avanza. E chi sta alla porta sul retro mette tutto sottosopra: qualcuno cambia il numero di letti o l’ordine, e monaci, domestiche e soldati da lì possono perfino entrare in coda.

## Cards

rules-overbooking-cards = Carte Ospite
rules-overbooking-cards-deck = Ogni giocatore ha lo stesso mazzo di { $deck } carte nel proprio colore: sei tipi di ospiti, ognuno una volta per ciascuno dei { $crests } stemmi.
rules-overbooking-cards-picture = I sei tipi. Il numero indica i letti che servono, le monete ciò che pagano.
rules-overbooking-cards-kinds = Letti, monete e che cosa fa ogni tipo alla porta sul retro
rules-overbooking-cards-backs = **Dorsi.** Il dorso di una carta mostra il colore del proprietario e lo stemma: **piccolo** per i tipi 1–3, **grande** per i tipi 4–6. Così di una carta coperta tutti conoscono il proprietario, lo stemma e la grandezza, e nient’altro.
rules-overbooking-cards-backs-picture = Lo stesso stemma, piccolo e grande, e i quattro stemmi.
rules-overbooking-cards-look = Puoi guardare le tue carte in qualsiasi momento.
rules-overbooking-cards-open = Tutti vedono quante carte ha ogni giocatore in mano e nel mazzo, tutte le carte scoperte, alloggiate o scartate, i segnalini, e i due lati degli hotel in gioco. I dorsi delle carte in mano e delle prime carte dei mazzi non si mostrano.
rules-overbooking-cards-house = **Valori nostri.** Nessuna fonte che conosciamo riporta le monete, la maggior parte dei numeri di letti o i nomi di due stemmi (leone e cervo): li abbiamo aggiunti noi e li segniamo con un asterisco. Che i gruppi piccoli paghino di più, e che un mazzo abbia ogni tipo una volta per ogni stemma, viene da recensioni del gioco, non dal regolamento. Se possiedi il gioco, puoi usare i valori stampati.

## Setup

rules-overbooking-setup = Preparazione
rules-overbooking-setup-cards = Ogni giocatore mescola il proprio mazzo e pesca { $hand } carte.
rules-overbooking-setup-hotels = Si pescano a caso tante tessere Hotel quanti sono i giocatori e si dispongono in colonna, ognuna con un lato a caso in vista.
rules-overbooking-setup-tokens = Ogni porta sul retro riceve un segnalino da 1 punto.
rules-overbooking-setup-first = Il giocatore iniziale si sceglie a caso.
rules-overbooking-setup-bonus = Quando apri un tavolo, scegli il [bonus stemmi](scoring?p=crests): nessuno, per principianti o avanzato.

## Placing

rules-overbooking-placing = Piazzare le carte
rules-overbooking-placing-turn = A partire dal giocatore iniziale e in senso orario, ognuno piazza una carta alla volta, finché tutti non ne hanno piazzate { $times }.
rules-overbooking-placing-where = Piazza ogni carta coperta in uno di questi due posti:
rules-overbooking-placing-queue = la **coda** di un hotel, alla sua destra: al massimo { $queue } carte. Qui i tuoi ospiti aspettano un letto.
rules-overbooking-placing-door = la **porta sul retro** di un hotel, alla sua sinistra: al massimo { $door } carte. Qui i tuoi ospiti usano la loro [abilità](back-door). Ottengono un letto solo se l’abilità li porta in coda, come può succedere a monaci, domestiche e soldati.
rules-overbooking-placing-picture = La prossima carta va in fondo, lontano dall’hotel. Il segnalino resta alla porta sul retro finché non vi si piazza la prima carta.
rules-overbooking-placing-behind = La tua carta va dietro quelle già presenti. Più vicino all’hotel è meglio: tra ospiti uguali passa per primo il più vicino.
rules-overbooking-placing-token = Il primo giocatore che piazza una carta a una porta sul retro prende il suo **segnalino**: 1 punto.
rules-overbooking-placing-last = L’ultimo giocatore in ordine di turno può rinunciare alla quinta carta e tenerla in mano.
rules-overbooking-placing-none = Chi non può piazzare nessuna carta salta il resto del round.
rules-overbooking-placing-rules = Alcuni hotel hanno una [regola speciale](hotels) su quali carte si possono piazzare nella loro coda. La porta sul retro è aperta a tutti.

## Hotels

rules-overbooking-hotels = Hotel
rules-overbooking-hotels-tile = Una tessera Hotel mostra quanti letti ha l’hotel e la sua regola speciale, se ne ha una. La tessera ha due lati; li vedi entrambi finché è in gioco.
rules-overbooking-hotels-queue-only = Le regole speciali sul piazzamento valgono solo per la **coda**. E le [abilità](back-door) sono più forti: possono portare qualsiasi carta in qualsiasi coda.
rules-overbooking-hotels-no-soldiers = **Niente soldati**: in questa coda non si possono piazzare soldati.
rules-overbooking-hotels-small-only = **Solo carte 1–3**: in questa coda si possono piazzare solo monaci, mercanti e domestiche.
rules-overbooking-hotels-large-only = **Solo carte 4–6**: in questa coda si possono piazzare solo nobili, soldati e operai.
rules-overbooking-hotels-two-crests = **Max 2 stemmi**: in questa coda si possono piazzare al massimo due stemmi diversi. Decidono i primi due piazzati.
rules-overbooking-hotels-first-open = **Prima carta scoperta**: la prima carta di questa coda si piazza scoperta.
rules-overbooking-hotels-second-open = **Seconda carta scoperta**: la seconda carta di questa coda si piazza scoperta.
rules-overbooking-hotels-no-back-door = **Senza porta sul retro**: non ci sono né porta sul retro né segnalino, ma la coda contiene { $long } carte.
rules-overbooking-hotels-monks-first = **Prima i monaci**: nell’[assegnazione dei letti](booking) i monaci passano prima degli altri.
rules-overbooking-hotels-soldiers-first = **Prima i soldati**: nell’[assegnazione dei letti](booking) i soldati passano prima degli altri.
rules-overbooking-hotels-picture = Due hotel: uno solo per gruppi piccoli, uno senza porta sul retro.
rules-overbooking-hotels-tiles = Tutte le tessere Hotel, sui due lati. L’asterisco segna un valore nostro.

## Back door

rules-overbooking-back-door = Alla porta sul retro
rules-overbooking-back-door-when = Al check-in di un hotel agiscono prima le carte alla sua porta sul retro, a partire dalla più vicina all’hotel. Ognuna fa ciò che il suo tipo sa fare:
rules-overbooking-back-door-monk = Il [monaco](kind-1) va in fondo alla coda, anche se così diventa più lunga del consentito.
rules-overbooking-back-door-merchants = I [mercanti](kind-2) aggiungono 3 letti.
rules-overbooking-back-door-maids = Le [domestiche](kind-3) possono sostituire una carta del loro proprietario in coda. Prendono il suo posto, e la carta sostituita viene scartata.
rules-overbooking-back-door-nobles = I [nobili](kind-4) possono dare la **precedenza** a una carta del loro proprietario in coda: verrà alloggiata prima di tutte le altre.
rules-overbooking-back-door-soldiers = I [soldati](kind-5) possono sostituire una carta operai in coda, di chiunque sia. Prendono il suo posto, e gli operai vengono scartati. Se in coda non ci sono operai, i soldati non fanno nulla.
rules-overbooking-back-door-workers = Gli [operai](kind-6) tolgono 3 letti.
rules-overbooking-back-door-picture = Due carte aspettano alla porta sul retro. I mercanti sono più vicini all’hotel e agiscono per primi: 3 letti in più. Poi i nobili danno la precedenza a una carta del loro proprietario.
rules-overbooking-back-door-add = I letti si sommano: mercanti e operai si annullano a vicenda. Nel frattempo il numero può scendere sotto zero; se è ancora così all’inizio dell’assegnazione, vale 0.
rules-overbooking-back-door-may = Domestiche, nobili e soldati non sono obbligati a usare la loro abilità.
rules-overbooking-back-door-once = Una carta entrata in coda così è un ospite come gli altri e vuole un letto. Non usa di nuovo la sua abilità.
rules-overbooking-back-door-rest = Le carte che dopo sono ancora alla porta sul retro vengono scartate.

## Check-in

rules-overbooking-check-in = Check-in
rules-overbooking-check-in-order = Il check-in va di hotel in hotel, dalla cima della colonna in giù. In ogni hotel:
rules-overbooking-check-in-reveal = Si scoprono tutte le carte.
rules-overbooking-check-in-abilities = Le carte alla [porta sul retro](back-door) usano la loro abilità.
rules-overbooking-check-in-booking = Gli ospiti in coda [ricevono i letti](booking).
rules-overbooking-check-in-discard = Gli ospiti senza letto e le carte rimaste alla porta sul retro vengono scartati.
rules-overbooking-check-in-ask = Ti viene chiesto qualcosa solo se c’è da scegliere: quale carta sostituiscono le tue domestiche o i tuoi soldati, o a quale danno la precedenza i tuoi nobili.

## Booking

rules-overbooking-booking = Assegnazione dei letti
rules-overbooking-booking-how = Gli ospiti vengono alloggiati una carta alla volta, in quest’ordine:
rules-overbooking-booking-named = le carte con la **precedenza** dei nobili, nell’ordine in cui l’hanno ricevuta;
rules-overbooking-booking-favourites = poi i **preferiti** dell’hotel, se fa passare prima monaci o soldati, a partire dal più vicino;
rules-overbooking-booking-numbers = poi per **numero**, da 6 a 1; tra uguali, prima il più vicino.
rules-overbooking-booking-fits = Se i letti bastano per una carta, questa li prende e viene messa davanti al suo proprietario. Se no, viene saltata e si prova con la successiva.
rules-overbooking-booking-one = **Esempio 1.** { $beds-one } letti, nessuna regola speciale. I due gruppi di soldati vengono alloggiati e restano 3 letti. Sono troppo pochi per i nobili; li prendono le domestiche.
rules-overbooking-booking-two = **Esempio 2.** { $beds-two } letti, prima i monaci, mercanti alla porta sul retro: { $beds-more } letti. Passa prima il monaco, poi i nobili, le domestiche e i mercanti. Tutti hanno un letto, e uno resta libero.
rules-overbooking-booking-three = **Esempio 3.** { $beds-three } letti. Alla porta sul retro agiscono prima i nobili, che danno la precedenza alle domestiche, poi il monaco si mette in coda. Le domestiche vengono alloggiate per prime, poi gli operai e i soldati. Per i nobili in coda i letti non bastano, e l’ultimo va al monaco.

## Next round

rules-overbooking-next-round = Round successivo
rules-overbooking-next-round-turn = Dopo i round 1 e 3 le tessere Hotel si girano.
rules-overbooking-next-round-new = Dopo il round 2 si sostituiscono con tessere non ancora in gioco, pescate a caso.
rules-overbooking-next-round-tokens = Ogni porta sul retro senza segnalino ne riceve uno. Un segnalino che nessuno ha preso resta dov’è; se lì il nuovo hotel non ha una porta sul retro, torna nella riserva.
rules-overbooking-next-round-first = Il giocatore a sinistra del giocatore iniziale diventa il nuovo giocatore iniziale.
rules-overbooking-next-round-hand = Ognuno completa la mano fino a { $hand } carte, finché il mazzo basta.
rules-overbooking-next-round-end = Dopo il round { $rounds } la partita è finita. Le carte rimaste in mano non valgono nulla.

## Scoring

rules-overbooking-scoring = Punteggio
rules-overbooking-scoring-coins = Contano le **monete** sulle tue carte alloggiate,
rules-overbooking-scoring-tokens = 1 punto per ogni **segnalino**,
rules-overbooking-scoring-bonus = e il **bonus stemmi**, se si gioca con quello.
rules-overbooking-scoring-crests = Per ogni stemma, conta le tue carte alloggiate che lo mostrano, piccole e grandi insieme. Da 4 carte in su ottieni punti:
rules-overbooking-scoring-table = Punti per carte alloggiate dello stesso stemma
rules-overbooking-scoring-win = Vince chi ha più punti. In caso di parità vince chi ha più carte alloggiate da 3 monete. Se la parità resta, la vittoria è condivisa.

## Rulings

rules-overbooking-rulings = Chiarimenti
rules-overbooking-rulings-why = La nostra fonte è il regolamento polacco. Dove tace, ha errori di stampa o lascia dubbi, noi giochiamo così. Alcuni chiarimenti lo completano o se ne discostano. Ogni chiarimento conserva il suo numero.
rules-overbooking-rulings-o01 = Se una carta con la precedenza viene sostituita da domestiche o soldati prima dell’assegnazione, la precedenza va persa.
rules-overbooking-rulings-o02 = Domestiche o soldati che sostituiscono una carta con la precedenza non ricevono la sua precedenza.
rules-overbooking-rulings-o03 = Mentre si usano le abilità, il numero di letti può scendere sotto zero, e le abilità successive contano da lì. All’inizio dell’assegnazione, meno di zero vale 0.
rules-overbooking-rulings-o04 = Il check-in va di hotel in hotel, dalla cima della colonna in giù. Nel regolamento la frase ha un errore di stampa e si potrebbe leggere anche «verso l’alto».
rules-overbooking-rulings-o05 = Completare la mano: fino a { $hand } carte in mano. Il «pesca fino a 5 carte» del regolamento è più chiaro in un’altra edizione.
rules-overbooking-rulings-o06 = Informazioni pubbliche: il numero di carte in mano e nei mazzi; le carte scoperte, alloggiate e scartate; i segnalini; i due lati delle tessere in gioco. I dorsi delle carte in mano e delle prime carte dei mazzi non si mostrano.
rules-overbooking-rulings-o07 = Le carte che non piazzi restano in mano. Alla fine non valgono nulla.
rules-overbooking-rulings-o08 = Se rinunci a un piazzamento o non puoi piazzare una carta, quel piazzamento è perso. Quando non puoi più piazzare nessuna carta, salti il resto del round, perché i posti possono solo riempirsi.
rules-overbooking-rulings-o09 = I [nobili](kind-4) possono dare la precedenza a qualsiasi carta del loro proprietario in coda che non l’abbia già, anche a un [monaco](kind-1) appena arrivato.
rules-overbooking-rulings-o10 = Max 2 stemmi: decidono i primi due stemmi diversi piazzati in coda.
rules-overbooking-rulings-o11 = Prima o seconda carta scoperta: conta il posto in coda. La carta si mostra quando viene piazzata.
rules-overbooking-rulings-o12 = Se nessuno ha preso un segnalino, non se ne aggiunge un secondo: lo dice il regolamento. Ciò che non dice: il segnalino mantiene il suo posto nella colonna quando si sostituiscono le tessere, e torna nella riserva se lì il nuovo lato non ha una porta sul retro.
rules-overbooking-rulings-o13 = [Domestiche](kind-3), [nobili](kind-4) e [soldati](kind-5) possono rinunciare a usare la loro abilità. Per tutti e tre il regolamento dice «puoi»; solo il riassunto delle abilità lo omette.
rules-overbooking-rulings-o14 = Il giocatore iniziale si sceglie a caso. Nel regolamento comincia chi ha dormito in un hotel più di recente.
rules-overbooking-rulings-o15 = Quali hotel sono in gioco, il loro ordine e i loro lati sono casuali. Nel regolamento gli hotel si pescano e si dispongono nell’ordine che si vuole.
rules-overbooking-rulings-o16 = I segnalini non finiscono mai.
rules-overbooking-rulings-o17 = Una carta entrata in coda dalla porta sul retro è un ospite come gli altri; non usa di nuovo la sua abilità.
rules-overbooking-rulings-o18 = In caso di parità contano le carte alloggiate da esattamente 3 monete, di qualunque tipo siano, anche se giochi con valori tuoi.

## Words in tables

rules-overbooking-head-kind = Tipo
rules-overbooking-head-beds = Letti
rules-overbooking-head-coins = Monete
rules-overbooking-head-door = Alla porta sul retro
rules-overbooking-head-tile = Hotel
rules-overbooking-head-side-a = Lato A
rules-overbooking-head-side-b = Lato B
rules-overbooking-head-cards = Carte alloggiate
rules-overbooking-head-beginner = Per principianti
rules-overbooking-head-advanced = Avanzato
