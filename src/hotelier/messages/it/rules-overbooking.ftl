### Overbooking: the rules in the app. **bold** and [words](section or card) are marks;
### what stands between the round brackets is never translated.

## The game

rules-overbooking-game = Il gioco in due minuti
rules-overbooking-game-idea = La città è piena di viaggiatori, e negli hotel i letti sono troppo pochi. Tutti hanno ospiti da sistemare. Tu metti i tuoi nelle code davanti agli hotel, coperti, e speri che restino letti quando arriva il loro turno.
rules-overbooking-game-win = La partita dura { $rounds } round, per 2–4 giocatori. Gli ospiti che ottengono un letto pagano monete. Vince chi alla fine ha più punti.
rules-overbooking-game-picture = Un hotel mentre si piazzano le carte. A sinistra la porta sul retro, a destra la coda. Di una carta coperta vedi di chi è, il suo stemma, e se è piccola o grande.
rules-overbooking-game-round = Un round si svolge così:
rules-overbooking-game-place = [Piazzamento](placing): a turno, ognuno piazza { $times } carte coperte, in una coda o a una porta sul retro.
rules-overbooking-game-check-in = [Check-in](check-in): un hotel dopo l’altro scopre le sue carte. Le carte alla porta sul retro [usano le loro abilità](back-door), poi gli ospiti in coda vengono [accolti](booking) finché ci sono letti.
rules-overbooking-game-next = [Round successivo](next-round): nuovi hotel, nuove carte.
rules-overbooking-game-twist = I gruppi grandi hanno la precedenza, ma vogliono molti letti e pagano poco. I piccoli pagano bene e devono sperare in ciò che avanza. E chi arriva dalla porta sul retro lì non trova un letto, ma mette tutto sottosopra.

## Cards

rules-overbooking-cards = Le carte Ospite
rules-overbooking-cards-deck = Ogni giocatore ha lo stesso mazzo di { $deck } carte, in un colore proprio: sei tipi di ospiti, ciascuno una volta per ognuno dei { $crests } stemmi.
rules-overbooking-cards-picture = I sei tipi. Il numero indica i letti che servono, le monete ciò che pagano.
rules-overbooking-cards-kinds = Letti, monete e che cosa fa ogni tipo alla porta sul retro
rules-overbooking-cards-backs = **Dorsi.** Il dorso di una carta mostra il colore del proprietario e lo stemma: **piccolo** per i tipi da 1 a 3, **grande** per quelli da 4 a 6. Così di una carta coperta tutti conoscono il proprietario, lo stemma e la grandezza, e nient’altro.
rules-overbooking-cards-backs-picture = Lo stesso stemma, piccolo e grande, e i quattro stemmi.
rules-overbooking-cards-look = Le tue carte puoi guardarle quando vuoi.
rules-overbooking-cards-open = Tutti vedono quante carte ognuno ha in mano e nel mazzo, tutte le carte scoperte, accolte o scartate, i segnalini, e i due lati degli hotel in gioco. I dorsi delle carte in mano non si mostrano.
rules-overbooking-cards-house = **Valori nostri.** Le monete, la maggior parte dei numeri di letti e i nomi di due stemmi (leone e cervo) sono sostituti, perché nessuna fonte che conosciamo li riporta. Hanno un asterisco. Chi possiede la scatola può giocare con i valori stampati.

## Setup

rules-overbooking-setup = Preparazione
rules-overbooking-setup-cards = Ognuno mescola il proprio mazzo e pesca { $hand } carte.
rules-overbooking-setup-hotels = Si pescano tante tessere hotel quanti sono i giocatori e si dispongono in colonna, su un lato qualsiasi.
rules-overbooking-setup-tokens = A ogni porta sul retro va un segnalino da 1 punto.
rules-overbooking-setup-first = Si sorteggia il primo giocatore.
rules-overbooking-setup-bonus = Quando si apre il tavolo si sceglie il [bonus stemmi](scoring?p=crests): nessuno, per principianti o avanzato.

## Placing

rules-overbooking-placing = Piazzare le carte
rules-overbooking-placing-turn = Cominciando dal primo giocatore e in senso orario, ognuno piazza una carta, per { $times } giri.
rules-overbooking-placing-where = Una carta va, coperta, in uno di due posti:
rules-overbooking-placing-queue = la **coda** di un hotel, alla sua destra: al massimo { $queue } carte. Qui i tuoi ospiti vogliono un letto.
rules-overbooking-placing-door = la **porta sul retro** di un hotel, alla sua sinistra: al massimo { $door } carte. Qui usano la loro [abilità](back-door), e non ottengono un letto.
rules-overbooking-placing-picture = La prossima carta va in fondo alla fila, lontano dall’hotel. Il segnalino resta alla porta sul retro finché non arriva qualcuno.
rules-overbooking-placing-behind = La tua carta va dietro quelle già presenti. Vicino all’hotel è meglio: tra ospiti uguali ha la precedenza il più vicino.
rules-overbooking-placing-token = Chi piazza la prima carta a una porta sul retro prende il suo **segnalino**: 1 punto.
rules-overbooking-placing-last = L’ultimo giocatore in ordine di turno può rinunciare alla quinta carta e tenerla.
rules-overbooking-placing-none = Chi non ha posto per nessuna carta viene saltato, per il resto del round.
rules-overbooking-placing-rules = Alcuni hotel hanno una [regola della casa](hotels) su chi può stare nella loro coda. La porta sul retro è aperta a tutti.

## Hotels

rules-overbooking-hotels = Gli hotel
rules-overbooking-hotels-tile = Una tessera hotel mostra quanti letti ha l’hotel e la sua regola della casa. Ha due lati; li vedi entrambi finché è in gioco.
rules-overbooking-hotels-queue-only = Una regola della casa che limita il piazzamento riguarda solo la **coda**. E le [abilità](back-door) sono più forti: possono portare qualsiasi carta in qualsiasi coda.
rules-overbooking-hotels-no-soldiers = **Niente soldati**: in questa coda non si possono piazzare soldati.
rules-overbooking-hotels-small-only = **Solo tipi 1–3**: in questa coda si possono piazzare solo monaci, mercanti e domestiche.
rules-overbooking-hotels-large-only = **Solo tipi 4–6**: in questa coda si possono piazzare solo nobili, soldati e operai.
rules-overbooking-hotels-two-crests = **Due stemmi**: al massimo due stemmi diversi. Quali, lo decidono i primi due piazzati qui.
rules-overbooking-hotels-first-open = **Prima carta scoperta**: chi piazza la prima carta in questa coda la mostra.
rules-overbooking-hotels-second-open = **Seconda carta scoperta**: lo stesso con la seconda carta.
rules-overbooking-hotels-no-back-door = **Senza porta sul retro**: non ci sono porta sul retro né segnalino; la coda contiene { $long } carte.
rules-overbooking-hotels-monks-first = **Prima i monaci**: all’[accoglienza](booking) i monaci hanno la precedenza.
rules-overbooking-hotels-soldiers-first = **Prima i soldati**: all’[accoglienza](booking) i soldati hanno la precedenza.
rules-overbooking-hotels-picture = Due hotel: uno solo per gruppi piccoli, uno senza porta sul retro.
rules-overbooking-hotels-tiles = Tutte le tessere hotel, dai due lati. L’asterisco segna un valore nostro.

## Back door

rules-overbooking-back-door = Alla porta sul retro
rules-overbooking-back-door-when = Quando un hotel fa il check-in, agiscono prima le carte alla sua porta sul retro, la più vicina all’hotel prima dell’altra. Ognuna fa ciò che il suo tipo sa fare:
rules-overbooking-back-door-monk = Il [monaco](kind-1) va in fondo alla coda, anche se così diventa più lunga del consentito.
rules-overbooking-back-door-merchants = I [mercanti](kind-2) portano 3 letti in più.
rules-overbooking-back-door-maids = Le [domestiche](kind-3) possono prendere il posto di una carta del loro proprietario in coda. Quella carta viene scartata; ora lì ci sono le domestiche.
rules-overbooking-back-door-nobles = I [nobili](kind-4) indicano una carta del loro proprietario in coda: verrà accolta prima di tutte le altre.
rules-overbooking-back-door-soldiers = I [soldati](kind-5) possono prendere il posto di una carta operai in coda, di chiunque sia. Quegli operai vengono scartati. Senza operai in coda non fanno nulla.
rules-overbooking-back-door-workers = Gli [operai](kind-6) tolgono 3 letti.
rules-overbooking-back-door-picture = Due carte aspettano alla porta sul retro. I mercanti sono più vicini all’hotel e agiscono per primi: 3 letti in più. Poi i nobili indicano una carta del loro proprietario.
rules-overbooking-back-door-add = I letti si sommano: mercanti e operai si annullano. Il numero può scendere sotto zero strada facendo; quando comincia l’accoglienza vale 0.
rules-overbooking-back-door-may = Domestiche, nobili e soldati non sono obbligati a fare nulla.
rules-overbooking-back-door-once = Una carta entrata in coda così è un ospite come gli altri e vuole un letto. La sua abilità non si usa di nuovo.
rules-overbooking-back-door-rest = Le carte che dopo sono ancora alla porta sul retro vengono scartate.

## Check-in

rules-overbooking-check-in = Check-in
rules-overbooking-check-in-order = Gli hotel vengono uno dopo l’altro, dalla cima della colonna in giù. Per ciascuno:
rules-overbooking-check-in-reveal = Si scoprono tutte le sue carte.
rules-overbooking-check-in-abilities = Le carte alla [porta sul retro](back-door) usano le loro abilità.
rules-overbooking-check-in-booking = Gli ospiti in coda vengono [accolti](booking).
rules-overbooking-check-in-discard = Gli ospiti senza letto e le carte rimaste alla porta sul retro vengono scartati.
rules-overbooking-check-in-ask = Ti si chiede solo dove c’è da scegliere: chi sostituiscono le tue domestiche o i tuoi soldati, chi indicano i tuoi nobili.

## Booking

rules-overbooking-booking = L’accoglienza
rules-overbooking-booking-how = Gli ospiti vengono accolti una carta dopo l’altra, in quest’ordine:
rules-overbooking-booking-named = le carte **indicate** dai nobili, nell’ordine in cui sono state indicate;
rules-overbooking-booking-favourites = poi i **preferiti** dell’hotel, se dà la precedenza a monaci o soldati, il più vicino prima degli altri;
rules-overbooking-booking-numbers = poi per **numero**, da 6 a 1; tra uguali prima il più vicino.
rules-overbooking-booking-fits = Una carta che trova abbastanza letti li prende tutti e va davanti al suo proprietario. Una che ha bisogno di più letti di quelli liberi viene saltata, e si prova con la successiva.
rules-overbooking-booking-one = **Esempio 1.** { $beds-one } letti, nessuna regola della casa. Le due carte soldati vengono accolte e restano 3 letti. Sono troppo pochi per i nobili; li prendono le domestiche.
rules-overbooking-booking-two = **Esempio 2.** { $beds-two } letti, prima i monaci, mercanti alla porta sul retro: { $beds-more } letti. Il monaco è il primo, poi nobili, domestiche e mercanti: tutti trovano un letto, e uno resta libero.
rules-overbooking-booking-three = **Esempio 3.** { $beds-three } letti. Alla porta sul retro agiscono prima i nobili, che indicano le domestiche, poi il monaco si mette in coda. Le domestiche vengono accolte per prime, poi operai e soldati; ai nobili in coda non bastano i letti, il monaco prende l’ultimo.

## Next round

rules-overbooking-next-round = Il round successivo
rules-overbooking-next-round-turn = Dopo i round 1 e 3 le tessere hotel si girano.
rules-overbooking-next-round-new = Dopo il round 2 si sostituiscono con tessere non ancora in gioco, pescate a caso.
rules-overbooking-next-round-tokens = Ogni porta sul retro senza segnalino ne riceve uno. Un segnalino che nessuno ha preso resta al suo posto; se il nuovo hotel lì non ha porta sul retro, torna nella riserva.
rules-overbooking-next-round-first = Il giocatore a sinistra diventa il primo.
rules-overbooking-next-round-hand = Ognuno completa la mano fino a { $hand } carte, finché il mazzo basta.
rules-overbooking-next-round-end = Dopo il round { $rounds } la partita è finita. Le carte in mano non valgono nulla.

## Scoring

rules-overbooking-scoring = Punteggio
rules-overbooking-scoring-coins = Le **monete** sulle tue carte accolte,
rules-overbooking-scoring-tokens = 1 punto per ogni **segnalino**,
rules-overbooking-scoring-bonus = e il **bonus stemmi**, se al tavolo si gioca con quello.
rules-overbooking-scoring-crests = Per ogni stemma conta le tue carte accolte che lo mostrano, piccole e grandi insieme. Da quattro in su portano punti:
rules-overbooking-scoring-table = Punti per carte accolte con lo stesso stemma
rules-overbooking-scoring-win = Vince chi ha più punti. A parità vince chi ha più carte accolte da tre monete; se anche queste sono pari, la vittoria è condivisa.

## Rulings

rules-overbooking-rulings = Chiarimenti
rules-overbooking-rulings-why = Dove il regolamento tace o ha errori di stampa, in questa casa si gioca così. Ogni chiarimento conserva il suo numero.
rules-overbooking-rulings-o01 = Se una carta indicata viene sostituita da domestiche o soldati prima dell’accoglienza, l’indicazione è persa.
rules-overbooking-rulings-o02 = Domestiche o soldati che prendono il posto di una carta indicata non sono a loro volta indicati.
rules-overbooking-rulings-o03 = I letti possono scendere sotto zero mentre si usano le abilità, e le successive contano da lì. Quando comincia l’accoglienza, meno di zero vale zero.
rules-overbooking-rulings-o04 = Gli hotel fanno il check-in dalla cima della colonna. (Nel regolamento la frase ha un errore di stampa.)
rules-overbooking-rulings-o05 = Completare la mano: fino a { $hand } carte in mano. Il «pesca fino a 5» del regolamento è più chiaro in un’altra edizione.
rules-overbooking-rulings-o06 = Sono pubblici: il numero di carte in mani e mazzi; le carte scoperte, accolte e scartate; i segnalini; i due lati delle tessere in gioco. I dorsi delle carte ancora in mano non si mostrano.
rules-overbooking-rulings-o07 = Le carte non piazzate restano in mano. Alla fine non valgono nulla.
rules-overbooking-rulings-o08 = Un piazzamento a cui si rinuncia o che viene saltato è perso. Chi è stato saltato una volta lo resta per il round, perché i posti possono solo riempirsi.
rules-overbooking-rulings-o09 = I [nobili](kind-4) possono indicare qualsiasi carta del loro proprietario in coda che non sia già indicata, anche un [monaco](kind-1) appena arrivato.
rules-overbooking-rulings-o10 = Due stemmi: i primi due stemmi diversi piazzati in coda decidono quali.
rules-overbooking-rulings-o11 = Prima o seconda carta scoperta: conta il posto in coda. La carta si mostra quando viene piazzata.
rules-overbooking-rulings-o12 = Un segnalino che nessuno ha preso resta al suo posto nella colonna, e non se ne aggiunge un secondo. Torna nella riserva quando il nuovo lato lì non ha porta sul retro.
rules-overbooking-rulings-o13 = [Domestiche](kind-3), [nobili](kind-4) e [soldati](kind-5) possono rinunciare alla loro abilità.
rules-overbooking-rulings-o14 = Il primo giocatore si sorteggia.
rules-overbooking-rulings-o15 = Quali hotel sono in gioco, il loro ordine e i loro lati si sorteggiano.
rules-overbooking-rulings-o16 = I segnalini non finiscono mai.
rules-overbooking-rulings-o17 = Una carta entrata in coda dalla porta sul retro è un ospite come gli altri; la sua abilità non si usa di nuovo.
rules-overbooking-rulings-o18 = In caso di parità contano le carte accolte da esattamente tre monete, di qualunque tipo siano; anche se giochi con valori tuoi.

## Words in tables

rules-overbooking-head-kind = Tipo
rules-overbooking-head-beds = Letti
rules-overbooking-head-coins = Monete
rules-overbooking-head-door = Alla porta sul retro
rules-overbooking-head-tile = Hotel
rules-overbooking-head-side-a = Lato A
rules-overbooking-head-side-b = Lato B
rules-overbooking-head-cards = Carte accolte
rules-overbooking-head-beginner = Per principianti
rules-overbooking-head-advanced = Avanzato
