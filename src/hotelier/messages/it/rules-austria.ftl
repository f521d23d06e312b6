### Grand Austria Hotel: the rules in the app. **bold**, [[icon]] and [words](section or card) are marks;
### what stands between the round brackets is never translated.

## The game

rules-austria-game = Il gioco in due minuti
rules-austria-game-idea = Gestisci un hotel a Vienna intorno al 1910. Gli ospiti si siedono nel tuo Caffè, affamati e assetati. Porti loro ciò che hanno ordinato e, quando sono contenti, li accompagni in camera. Chi prende una camera ti ringrazia con punti e con un favore.
rules-austria-game-win = La partita dura { $rounds } round, per 2–4 giocatori. Vince chi ha più **Punti Vittoria** (PV) dopo il conteggio finale.
rules-austria-game-picture = Un hotel di notte. Le finestre tratteggiate sono solo in progetto, quelle buie sono preparate, in quelle illuminate alloggia qualcuno.
rules-austria-game-loop = Ecco che cosa fai, più e più volte:
rules-austria-game-loop-guest = Prendi un [ospite](guests) dalla fila e fallo sedere a un tavolo del tuo Caffè.
rules-austria-game-loop-serve = [Servi](serving) strudel, torta, vino e caffè finché l’ordinazione è completa.
rules-austria-game-loop-room = [Prepara una camera](rooms) del colore dell’ospite.
rules-austria-game-loop-move = [Porta l’ospite in camera](check-in): ottieni i punti della carta e la sua ricompensa.
rules-austria-game-dice = A muovere tutto sono i [dadi](dice). A ogni turno prendi un dado e svolgi la sua azione: più dadi ci sono sul suo spazio, più potente è l’azione.
rules-austria-game-more = Lungo la strada ci sono altre tre cose. Il [personale](staff) che assumi ti aiuta a fare meglio. L’[Imperatore](emperor) arriva { $visits } volte e vuole essere accontentato. E le [carte Obiettivo](politics) premiano chi raggiunge per primo un traguardo.
rules-austria-game-first = È la prima volta? Leggi fino a «In camera» e comincia a giocare: il riquadro «E adesso?» dice sempre che cosa si può fare, e tutto ciò che indichi ti spiega che cos’è.

## On the table

rules-austria-table = Che cosa c’è sul tavolo
rules-austria-table-guests = **Ospiti.** { $guests } carte, { $each } per colore: artisti gialli, nobili blu, cittadini rossi e turisti verdi.
rules-austria-table-guest-card = Una carta Ospite: il colore con la sua forma, i punti nella moneta d’oro, l’ordinazione in cubetti e, sotto la linea, la ricompensa. S è strudel, T torta, V vino, C caffè.
rules-austria-table-staff = **Personale.** { $staff } carte. Ognuna ha un prezzo in corone e un momento in cui lavora.
rules-austria-table-staff-card = Una carta Personale: il prezzo sulla targa dorata, il momento sotto il nome, e che cosa fa la carta.
rules-austria-table-politics = **Carte Obiettivo.** { $politics }, nei gruppi A, B e C; ne è in gioco una per gruppo.
rules-austria-table-tiles = **Tessere Imperatore.** { $tiles }, nei gruppi A, B e C; ne è in gioco una per gruppo.
rules-austria-table-hotel = **Il tuo hotel.** { $floors } piani con { $columns } camere ciascuno, di tre colori. Le camere dello stesso colore che si toccano formano un **gruppo**. Di notte gli hotel sono tutti uguali; di giorno ognuno ha la sua facciata.
rules-austria-table-cafe = **Il tuo Caffè.** Tre tavoli, un ospite per tavolo.
rules-austria-table-kitchen = **La tua cucina.** Contiene quanti cubetti vuoi. La riserva non finisce mai.
rules-austria-table-purse = **La tua cassa.** Al massimo { $purse } corone [[crown]]; ciò che ricevi in più va perso.
rules-austria-table-track = **Il tracciato Imperatore.** Spazi da 0 a { $track }. Un passo oltre l’ultimo spazio dà invece 1 PV.
rules-austria-table-dice = **Dadi.** { $dice-two } in due giocatori, { $dice-three } in tre, { $dice-four } in quattro.
rules-austria-table-vp = I **Punti Vittoria** sono un semplice numero. Può scendere sotto zero.

## Setup

rules-austria-setup = Preparazione
rules-austria-setup-house = Al tavolo pensa la casa; tu scegli solo il primo ospite e le prime camere.
rules-austria-setup-row = Si mescolano gli ospiti e se ne mettono { $row } in fila. Si mescola il personale. Si pescano una carta Obiettivo e una tessera Imperatore per ogni gruppo.
rules-austria-setup-start = Ogni giocatore comincia con { $crowns } corone, uno strudel, una torta, un vino e un caffè in cucina, sullo spazio 0 del tracciato Imperatore e con 0 PV.
rules-austria-setup-hands = Ogni giocatore riceve { $hand } carte Personale e le tiene nascoste.
rules-austria-setup-order = Si sorteggia il primo giocatore, che riceve la tessera Ordine di turno 1; il successivo in senso orario riceve la 2, e così via.
rules-austria-setup-guest = Dall’ultimo giocatore al primo, ognuno prende gratis un ospite dalla fila. Dopo ogni scelta la fila scorre e si completa.
rules-austria-setup-rooms = In ordine di turno, ogni giocatore può preparare fino a tre camere, pagandole. La prima dev’essere quella in basso a sinistra, ogni altra accanto a una camera che c’è già.
rules-austria-setup-picture = Cucina e cassa all’inizio.
rules-austria-setup-options = Quando si apre il tavolo si scelgono tre cose:
rules-austria-setup-side = **Hotel** di notte (tutti uguali) o di giorno (ognuno il suo).
rules-austria-setup-staff = **Personale iniziale**: distribuito a caso; oppure i quattro **set introduttivi** da A a D, che vanno alle tessere Ordine di turno da 1 a 4; oppure un **draft**, in cui ognuno tiene una carta e passa le altre a sinistra, finché tutti ne hanno { $hand }.
rules-austria-setup-edition = **Edizione**: classica o rivista. Differiscono [in pochi punti](editions).

## A round

rules-austria-round = Un round, un turno
rules-austria-round-roll = Chi ha la tessera 1 lancia tutti i dadi e li dispone, secondo il risultato, sugli spazi da 1 a 6.
rules-austria-round-numbers = Ogni tessera Ordine di turno porta due numeri. Gioca chi ha il numero più basso non ancora coperto. Finito il turno, il dado preso copre quel numero. Così ogni giocatore ha due turni per round, e chi comincia per primo gioca anche per ultimo.
rules-austria-round-picture = L’ordine di turno in tre giocatori. Due turni sono già fatti; il segno dorato mostra a chi tocca.
rules-austria-round-tiles = I numeri delle tessere Ordine di turno
rules-austria-round-turn = **Il tuo turno** ha due parti, in quest’ordine:
rules-austria-round-take-guest = Se vuoi, prendi **un ospite** dalla fila. [Come](guests)
rules-austria-round-take-die = Prendi **un dado** e svolgi la sua azione. Questo è obbligatorio. [Come](dice)
rules-austria-round-extra = **Azioni addizionali** sono possibili in qualsiasi momento del tuo turno: prima dell’ospite, tra l’ospite e il dado, dopo il dado.
rules-austria-round-boost = Paga 1 corona: il dado che stai per prendere ha 1 di potenza in più. Una volta per turno.
rules-austria-round-deliver = Paga 1 corona: [servi](serving) fino a { $delivery } cubetti dalla cucina. Quante volte vuoi.
rules-austria-round-check-in = [Porta in camera](check-in) un ospite la cui ordinazione è completa.
rules-austria-round-use = Usa una carta Personale assunta che lavora [una volta per round](staff?p=round).
rules-austria-round-claim = Metti un dischetto su una [carta Obiettivo](politics) di cui soddisfi la richiesta.
rules-austria-round-between = Un’azione o un effetto che è cominciato va prima finito. Non puoi, per esempio, portare in camera un ospite fra due camere preparate con lo stesso dado 3.
rules-austria-round-pass = **Passare.** Invece di giocare il turno puoi passare, se non hai ancora fatto nulla; e devi farlo quando non c’è nessun dado che puoi prendere. Passare non copre nessun numero. Se hai preso un ospite prima di dover passare, è l’ospite di questo turno: dopo il nuovo lancio non ne prendi un secondo.
rules-austria-round-again = Quando tutti quelli che hanno ancora un turno hanno passato, chi ha il numero scoperto più basso mette uno dei dadi rimasti nella pattumiera e rilancia gli altri. Chi aveva passato può giocare di nuovo, nell’ordine dei numeri.
rules-austria-round-over = Il round finisce quando tutti i numeri sono coperti o non restano dadi.

## Guests

rules-austria-guests = Prendere un ospite
rules-austria-guests-take = Nel tuo turno, prima di prendere un dado, puoi prendere un ospite dalla fila e farlo sedere a un tavolo libero.
rules-austria-guests-price = Paghi il prezzo sotto la carta. Gli ospiti che aspettano da più tempo, a destra, non costano nulla.
rules-austria-guests-picture = La fila: i nuovi ospiti arrivano da sinistra e si spostano verso destra.
rules-austria-guests-slide = Poi la fila scorre verso destra, e un nuovo ospite prende il posto a sinistra.
rules-austria-guests-full = Senza un tavolo libero non puoi prendere nessuno.
rules-austria-guests-later = Una volta preso il dado, un ospite può arrivare solo grazie a un [effetto](effects?p=invite).
rules-austria-guests-boy = Con il [Fattorino](staff-25) ogni ospite della fila è gratis.
rules-austria-guests-deck = Quando il mazzo degli ospiti è vuoto e serve una carta, quelli che hanno lasciato il Caffè si mescolano e formano il nuovo mazzo.

## Dice

rules-austria-dice = I dadi
rules-austria-dice-take = Prendi un dado da uno spazio e svolgi l’azione di quello spazio.
rules-austria-dice-strength = La **potenza** è il numero di dadi sullo spazio, compreso quello che prendi; 1 in più se paghi; e quanto aggiunge il tuo personale.
rules-austria-dice-picture = I sei spazi. Ognuno dice che cosa ti darebbe un dado in questo momento.
rules-austria-dice-one = **1: strudel e torta.** Un cubetto per ogni punto di potenza. Al massimo la metà può essere torta: mai più torte che strudel.
rules-austria-dice-two = **2: vino e caffè.** Lo stesso: mai più caffè che vini.
rules-austria-dice-three = **3: preparare camere.** Fino a tante camere quanta è la potenza, ognuna [al prezzo del suo piano](rooms).
rules-austria-dice-four = **4: Imperatore o corone.** Dividi la potenza come vuoi fra passi sul tracciato Imperatore e corone.
rules-austria-dice-five = **5: assumere.** Gioca una carta Personale dalla mano, con uno sconto pari alla potenza, ma mai sotto 0.
rules-austria-dice-six = **6: quello che vuoi.** Paga 1 corona, poi svolgi una delle azioni da 1 a 5 con la potenza dello spazio 6.
rules-austria-dice-split = Quanti cubetti dà una potenza, e quanti di essi possono essere torta o caffè
rules-austria-dice-boost = **Potenziamento.** Una volta per turno puoi pagare 1 corona per avere 1 di potenza in più dal dado che prendi. Sullo spazio dev’esserci almeno un dado.
rules-austria-dice-vain = Puoi prendere un dado anche se la sua azione ti dà poco o nulla. Solo per un 6 devi poter pagare la corona.
rules-austria-dice-real = Un 6 che usi come 3 resta un 6: il personale che parla di prendere un dado 3 non fa nulla.

## Serving

rules-austria-serving = Cubetti e ordinazioni
rules-austria-serving-receive = **Nuovi cubetti.** Ogni volta che ricevi cubetti, puoi metterne quanti vuoi subito sulle ordinazioni nel tuo Caffè, gratis. Gli altri vanno in cucina.
rules-austria-serving-picture = Il primo ospite ha due cubetti e aspetta quelli chiari. Il secondo ha tutto e può andare in camera. Il terzo tavolo è libero.
rules-austria-serving-deliver = **Dalla cucina.** Nel tuo turno puoi pagare 1 corona per spostare fino a { $delivery } cubetti dalla cucina alle ordinazioni, di uno o più ospiti. Puoi farlo più volte. Con il [Capo Cameriere](staff-24) non costa nulla.
rules-austria-serving-stay = Un cubetto servito resta al suo ospite.
rules-austria-serving-complete = Quando tutti i cubetti di un’ordinazione ci sono, l’ospite è pronto per la [camera](check-in).
rules-austria-serving-supply = I cubetti non finiscono mai.

## Check-in

rules-austria-check-in = In camera
rules-austria-check-in-when = Nel tuo turno puoi portare un ospite la cui ordinazione è completa in una camera preparata e libera.
rules-austria-check-in-colour = La camera deve avere il colore dell’ospite. I turisti, verdi, dormono in camere di qualsiasi colore.
rules-austria-check-in-picture = Un ospite che ha tutto, e la finestra che si è illuminata.
rules-austria-check-in-get = Allora ottieni:
rules-austria-check-in-points = i **punti** della carta, prima di ogni altra cosa,
rules-austria-check-in-reward = la **ricompensa** della carta, ogni effetto una volta,
rules-austria-check-in-staff = ciò che il tuo **personale** dà quando un ospite così va in camera,
rules-austria-check-in-group = il **bonus occupazione**, se era l’[ultima camera del suo gruppo](rooms?p=groups).
rules-austria-check-in-order = L’ordine di tutto questo, tranne i punti, lo scegli tu. Ogni cosa si conclude, con tutto ciò che comporta, prima che cominci la successiva. Ciò che non può nuocere avviene senza chiedere: punti, passi, carte pescate, e corone che entrano in cassa.
rules-austria-check-in-leaves = La carta dell’ospite va negli scarti e il suo tavolo è di nuovo libero, già prima della ricompensa: un ospite che puoi invitare può sedersi lì.
rules-austria-check-in-wait = Senza una camera adatta l’ospite aspetta al tavolo. Non fa danno fino alla fine: allora un ospite ancora nel Caffè costa 5 PV.

## Rooms

rules-austria-rooms = Camere e gruppi
rules-austria-rooms-where = La prima camera la prepari in basso a sinistra. Ogni altra dev’essere accanto, sopra o sotto una tua camera.
rules-austria-rooms-price = Paghi il prezzo del suo piano. Più in alto, più cara; ma un ospite lassù alla fine vale di più.
rules-austria-rooms-floors = I piani, dal basso in alto
rules-austria-rooms-printed = Alcuni posti in alto a destra portano una moneta d’oro: ottieni quei punti appena prepari lì la camera.
rules-austria-rooms-free = Con il [Maggiordomo](staff-9), l’[Autista](staff-10) o la [Fioraia](staff-11) prepari gratis le camere di un colore.
rules-austria-rooms-picture = Dieci gruppi, ognuno dentro la sua linea spessa. Una targa mostra che cosa dà il gruppo pieno; un sigillo, che l’hai già avuto.
rules-austria-rooms-groups = **Gruppi.** Quando l’ultima camera di un gruppo diventa occupata, in qualsiasi modo, ricevi il suo bonus, una volta sola. Il blu dà punti, il rosso corone, il giallo passi sul tracciato Imperatore; più grande è il gruppo, di più.
rules-austria-rooms-bonus = Il bonus di un gruppo pieno, secondo il numero di camere
rules-austria-rooms-lit = Una camera è **in progetto**, **preparata** (buia) o **occupata** (illuminata). Solo le camere preparate e libere possono ricevere un ospite.

## Staff

rules-austria-staff = Il personale
rules-austria-staff-hand = Le carte che hai in mano sono persone che potresti assumere. Lì non fanno nulla. Una volta assunte, stanno scoperte davanti a te e lavorano per te.
rules-austria-staff-hire = Si assume con un dado 5, o grazie a un effetto. Paghi il prezzo sulla carta, meno lo sconto del dado o dell’effetto; mai meno di 0.
rules-austria-staff-picture = Una carta per ogni momento: una volta, una volta per round, permanente, a fine gioco.
rules-austria-staff-once = **Una volta**: appena la carta è assunta, e poi mai più.
rules-austria-staff-round = **Una volta per round**: in uno dei tuoi turni, quando vuoi. Poi la carta è in pausa fino al round successivo.
rules-austria-staff-permanent = **Permanente**: ogni volta che succede ciò di cui parla.
rules-austria-staff-end = **A fine gioco**: nel conteggio finale.
rules-austria-staff-taking = Una carta che parla di **prendere un dado** intende il dado che prendi davvero da quello spazio. Un 6 usato come un altro numero resta un 6, e il turno extra di [E. Gizia](guest-97) non prende nessun dado.
rules-austria-staff-entering = Una carta che parla di **un ospite che va in camera** lavora ogni volta che un ospite così ci va. Non lavora quando un [effetto](effects?p=occupy) illumina una camera.
rules-austria-staff-fixed = Ciò che un evento mette in moto si stabilisce nel momento in cui succede: chi viene assunto nel mezzo non vi aggiunge nulla. I prezzi, invece, sono sempre quelli del momento in cui paghi.
rules-austria-staff-deck = Quando il mazzo del personale è vuoto, peschi quel che c’è.

## The emperor

rules-austria-emperor = L’Imperatore
rules-austria-emperor-when = L’Imperatore arriva dopo i round { $r-one }, { $r-two } e { $r-three }. La tessera del gruppo A dice che cosa ti aspetta la prima volta, la B la seconda, la C la terza.
rules-austria-emperor-picture = Il tracciato prima della prima visita. Da dove sei dipende se ricevi una penalità, nulla o un premio.
rules-austria-emperor-score = Prima ognuno ottiene i punti del proprio spazio, poi torna indietro: di { $back-one } passi la prima volta, { $back-two } la seconda, { $back-three } la terza, ma non sotto 0.
rules-austria-emperor-judged = Dopo, in ordine di turno: dallo spazio { $bonus } in su ricevi il **bonus** della tessera, con il [Giardiniere](staff-42) anche { $gardener } PV; sullo spazio 0 subisci la sua **penalità**, a meno che il [Direttore Eventi](staff-26) non te la eviti per 1 corona; in mezzo non succede nulla.
rules-austria-emperor-track = I punti del tracciato Imperatore
rules-austria-emperor-over = Un passo oltre lo spazio { $track } dà invece subito 1 PV.
rules-austria-emperor-options = Se una penalità offre due cose, scegli tra quelle che puoi eseguire per intero. Nell’edizione rivista devi prendere la prima, se puoi.
rules-austria-emperor-removal = Le camere tolte da una penalità lasciano il tuo hotel, e nulla viene rimborsato. Il bonus di un gruppo così spezzato non si perde, e non si riceve di nuovo. Continui a preparare accanto a una qualsiasi camera rimasta, o in basso a sinistra se non ne resta nessuna. Un posto preparato di nuovo dà di nuovo la sua moneta.
rules-austria-emperor-returned = Il personale restituito va in fondo al mazzo, senza che gli altri lo vedano. Una carta licenziata esce dal gioco.
rules-austria-emperor-tiles = Tutte le tessere Imperatore

## Politics

rules-austria-politics = Gli obiettivi
rules-austria-politics-three = Sono in gioco tre carte Obiettivo: una A, una B e una C. Ognuna chiede qualcosa.
rules-austria-politics-claim = Appena hai ciò che una carta chiede, nel tuo turno puoi metterci un dischetto. Il primo giocatore che ci arriva ottiene { $first } PV, il secondo { $second }, il terzo { $third }. In quattro, l’ultimo arriva troppo tardi.
rules-austria-politics-picture = Un giocatore ha soddisfatto la carta A e ne occupa il primo posto. I numeri piccoli mostrano a che punto sei.
rules-austria-politics-now = Basta che la richiesta sia stata soddisfatta in un momento qualsiasi di questo turno: puoi mettere il dischetto anche più tardi nel turno, perfino se la cassa non è più piena. Se poi non è più soddisfatta, il dischetto resta.
rules-austria-politics-once = Su ogni carta metti al massimo un dischetto. Non ci rimetti nulla: le corone che una carta chiede si mostrano soltanto.
rules-austria-politics-cards = Tutte le carte Obiettivo

## Effects

rules-austria-effects = Gli effetti su carte e tessere
rules-austria-effects-how = Questi segni stanno su ospiti, personale e tessere Imperatore:
rules-austria-effects-crowns = [[crown]] **Corone**: nella tua cassa, fino a { $purse }.
rules-austria-effects-emperor = [[emperor]] **Passi**: avanti sul tracciato Imperatore.
rules-austria-effects-vp = [[vp]] **Punti**: subito Punti Vittoria.
rules-austria-effects-vp-per-staff = [[vp]] **Punti per il personale**: per ogni carta Personale che hai assunto.
rules-austria-effects-cubes = [[cube]] **Cubetti**: quelli raffigurati. Possono andare subito sulle ordinazioni.
rules-austria-effects-choice = [[cube]] **Cubetti a scelta**: decidi tu quali.
rules-austria-effects-draw = [[draw]] **Pescare**: carte Personale dal mazzo alla tua mano.
rules-austria-effects-prep = [[room]] **Preparare una camera**: a prezzo pieno, scontata o gratis; a volte solo nei due piani più bassi. Due segni così sono due camere, una dopo l’altra.
rules-austria-effects-occupy = [[lit]] **Occupare**: una camera preparata e libera, di qualsiasi colore, diventa occupata, come se ci fosse andato qualcuno. Può completare un gruppo. Ma non è arrivato nessun ospite, quindi il personale che aspetta ospiti non dà nulla.
rules-austria-effects-hire = [[staff]] **Assumere**: una carta dalla mano, con tante corone di sconto, o gratis.
rules-austria-effects-offer = [[staff]] **Offerta**: guarda tre nuove carte Personale. Puoi assumerne una, scontata o gratis, come dice la carta. Le altre vanno in fondo al mazzo.
rules-austria-effects-invite = [[guest]] **Invitare**: prendi gratis un ospite qualsiasi dalla fila. Ti serve un tavolo libero.
rules-austria-effects-complete = [[cube]] **Completare un’ordinazione**: un ospite riceve dalla riserva tutto ciò che gli manca.
rules-austria-effects-extra = [[extra]] **Turno extra**: lo porta solo [E. Gizia](guest-97). Hai subito un altro turno dentro questo: se vuoi un ospite, al prezzo solito, poi l’azione di uno spazio che ha ancora un dado. Nessun dado viene preso, e il personale che parla di prendere un dado non lavora. Puoi potenziare di nuovo e fare azioni addizionali, ma non passare. Se non resta nessun dado, il turno extra è perso.
rules-austria-effects-order = Se un evento mette in moto più effetti, scegli tu l’ordine. Ognuno finisce prima del successivo.
rules-austria-effects-decline = Puoi rinunciare a preparare, occupare, assumere, invitare o completare un’ordinazione, e anche a un’offerta. Tutto il resto lo prendi.

## The end of a round

rules-austria-end-of-round = La fine di un round
rules-austria-end-of-round-emperor = Dopo i round { $r-one }, { $r-two } e { $r-three }: arriva l’[Imperatore](emperor).
rules-austria-end-of-round-wake = Il personale che lavora una volta per round torna disponibile.
rules-austria-end-of-round-first = Ogni tessera Ordine di turno passa al giocatore a sinistra.
rules-austria-end-of-round-dice = Il nuovo primo giocatore prende tutti i dadi, anche quelli nella pattumiera, e li lancia.
rules-austria-end-of-round-last = Dopo il round { $rounds } c’è il [conteggio finale](scoring).

## Scoring

rules-austria-scoring = Conteggio finale
rules-austria-scoring-end = Il personale che lavora **a fine gioco** dà i suoi punti.
rules-austria-scoring-rooms = Ogni **camera occupata** dà il numero del suo piano, come dice la tabella dei [piani](rooms?p=floors).
rules-austria-scoring-left = Ogni **corona** in cassa e ogni **cubetto** in cucina vale 1 PV.
rules-austria-scoring-guests = Ogni **ospite** ancora nel tuo Caffè ti costa 5 PV.
rules-austria-scoring-tie = A parità di punti vince chi ha più corone e cubetti insieme; contano anche i cubetti sui tavoli del Caffè. Se anche questi sono pari, la vittoria è condivisa.
rules-austria-scoring-secretary = La [Segretaria](staff-29) conta come la migliore carta di fine gioco fra quelle assunte dagli altri giocatori, ma con il tuo hotel. Non copia mai un’altra Segretaria.
rules-austria-scoring-operator = La [Centralinista](staff-41) raddoppia il numero dello spazio in cui ti trovi dopo l’ultima visita dell’Imperatore, fino a { $operator } PV.
rules-austria-scoring-manager = Il [Direttore](staff-48) paga { $manager } PV per ogni tris di camere occupate di tre colori. Una camera appartiene a un solo tris.

## Hidden

rules-austria-hidden = Che cosa è nascosto
rules-austria-hidden-what = Ti sono nascosti le carte Personale in mano agli altri, ciò che agli altri viene offerto o che scelgono nel draft, l’ordine dei due mazzi e i lanci futuri.
rules-austria-hidden-under = Quali carte qualcuno ha messo in fondo al mazzo del personale lo sa solo lui; quante sono, tutti.
rules-austria-hidden-open = Tutto il resto è scoperto: casse, cucine, ordinazioni, personale assunto, scarti. I bot di questa casa vedono ciò che può vedere un giocatore al loro posto, e nulla di più.

## Editions

rules-austria-editions = Classica e rivista
rules-austria-editions-two = L’edizione **classica** è quella stampata nel 2015, ed è ciò che descrivono queste pagine. L’edizione **rivista** è quella del 2021. Differisce solo in questo:
rules-austria-editions-kitchen-hand = Il [Lavapiatti](staff-17) costa { $kitchen-hand-revised } corone invece di { $kitchen-hand }.
rules-austria-editions-gizia = [E. Gizia](guest-97) dà un’azione extra invece di un turno extra: senza ospite, senza potenziamento, senza il personale che parla di dadi, compreso il [Lavapiatti](staff-17); e dopo tutti gli altri effetti dell’arrivo in camera.
rules-austria-editions-custodian = Il [Custode](staff-23) paga per ogni camera che diventa occupata, anche per effetto di una carta.
rules-austria-editions-penalties = La prima opzione di una penalità dell’Imperatore è obbligatoria, se puoi eseguirla per intero.
rules-austria-editions-evict = La penalità della [tessera C2](emperor-C2) prende la seconda camera da una colonna qualsiasi del piano inferiore più vicino che ha una camera occupata.
rules-austria-editions-operator = La [Centralinista](staff-41) non ha limite.

## Rulings

rules-austria-rulings = Chiarimenti
rules-austria-rulings-why = Il primo regolamento esiste in più lingue che non sempre concordano, e a volte tacciono tutte. In questa casa si gioca così. Ogni chiarimento conserva il suo numero.
rules-austria-rulings-r01 = [Vice Direttore](staff-32): { $assistant } PV per ogni carta assunta, questa compresa. Una traduzione ne dà 4.
rules-austria-rulings-r02 = [Massaggiatrice](staff-7): paga solo per gli ospiti gialli. Una traduzione dice qualsiasi ospite.
rules-austria-rulings-r03 = [Stalliere](staff-5) e [Cocchiere](staff-6) lavorano quando l’ospite va in camera, non quando si siede nel Caffè; proprio come la [Massaggiatrice](staff-7) e la [Guida Turistica](staff-8).
rules-austria-rulings-r04 = [Uomo delle Pulizie](staff-33): «almeno quattro cubetti» e «esattamente quattro cubetti» sono la stessa cosa; nessuna ordinazione è più grande.
rules-austria-rulings-r05 = [Lavapiatti](staff-17): costa { $kitchen-hand } corone nell’edizione classica, { $kitchen-hand-revised } in quella rivista.
rules-austria-rulings-r06 = [Guardarobiera](staff-18): con un dado 5 una carta Personale ha **altre** { $checker } corone di sconto, oltre alla potenza.
rules-austria-rulings-r07 = [Lustrascarpe](staff-15): ogni punto di potenza di un dado 4 dà tutti e due, un passo e una corona.
rules-austria-rulings-r08 = [Centralinista](staff-41): due volte il numero dello spazio, non due volte i suoi punti; al massimo { $operator } PV nell’edizione classica.
rules-austria-rulings-r09 = Penalità della [tessera C2](emperor-C2): perdi una camera occupata al piano più alto che ne ha; se sono più d’una scegli tu, ma una che abbia sotto, nella sua colonna, un’altra camera occupata, se esiste. Poi perdi la camera occupata più vicina sotto di essa in quella colonna. Rivista: la seconda è una qualsiasi camera occupata del piano inferiore più vicino che ne ha. Ciò che non c’è non si perde.
rules-austria-rulings-r10 = Una penalità con due opzioni: scegli tu, fra quelle che puoi eseguire per intero. Rivista: quella di sinistra, se puoi.
rules-austria-rulings-r11 = Penalità della [tessera B4](emperor-B4): due volte di seguito perdi una camera libera del piano più alto che ne ha. Se non hai due camere libere, perdi invece i punti.
rules-austria-rulings-r12 = La parità si risolve con le corone e **tutti** i cubetti che hai, in cucina e sui tavoli del Caffè.
rules-austria-rulings-r13 = Personale messo in fondo al mazzo: ciò che avanza da un’offerta ci va nell’ordine dei numeri di carta, ciò che una penalità fa restituire nell’ordine in cui lo restituisci. A nessuno si chiede un altro ordine.
rules-austria-rulings-r14 = Nel turno extra di [E. Gizia](guest-97) il [Lavapiatti](staff-17) lavora nell’edizione classica (lo spazio 6 è gratis e più potente), ma non in quella rivista.
rules-austria-rulings-r15 = Le azioni addizionali non sono possibili dentro un’azione: prima la si conclude.
rules-austria-rulings-r16 = Una [Segretaria](staff-29) che copia un [Vice Direttore](staff-32) conta le tue carte assunte, sé compresa.
rules-austria-rulings-r17 = [Giardiniere](staff-42): { $gardener } PV con ogni bonus dell’Imperatore, anche se il bonus in sé non fa nulla.
rules-austria-rulings-r18 = Le azioni addizionali si possono fare in qualsiasi momento del turno fra un’azione e l’altra, anche prima dell’ospite. Vale per servire dalla cucina, portare in camera, mettere dischetti sugli obiettivi e usare il personale che lavora una volta per round.
rules-austria-rulings-r19 = [Segretaria](staff-29): copia una carta di un **altro** giocatore, mai una tua.
rules-austria-rulings-r20 = [Custode](staff-23): paga quando un ospite va in camera, non quando un effetto rende occupata una camera. Rivista: per ogni camera che diventa occupata.
rules-austria-rulings-r21 = Se una penalità spezza un gruppo pieno, il suo bonus non si perde e non si riceve una seconda volta.
rules-austria-rulings-r22 = Dopo aver perso camere, prepari accanto a una qualsiasi camera rimasta; con un hotel vuoto ricominci in basso a sinistra.
rules-austria-rulings-r23 = Nella scatola ci sono 30 cubetti per tipo; qui non finiscono mai.
rules-austria-rulings-r24 = Una carta Obiettivo ha tre posti. In quattro giocatori il quarto non riceve nulla.
rules-austria-rulings-r34 = Un ospite preso prima di dover passare è l’ospite di quel turno, anche dopo il nuovo lancio.
rules-austria-rulings-r35 = Una richiesta di un obiettivo soddisfatta in un momento qualsiasi del tuo turno vale fino alla fine del turno, fra un’azione e l’altra, anche se le corone sono di nuovo diminuite.
rules-austria-rulings-r25 = Prime camere: puoi prepararne meno di tre, o nessuna.
rules-austria-rulings-r26 = Ciò che potresti ricordare, come le carte passate per le tue mani nel draft, non ti viene mostrato. Il tavolo mostra ciò che è scoperto per te ora.
rules-austria-rulings-r27 = Se restano meno carte Personale di quante dovresti pescarne, peschi quelle che ci sono, e nulla se non ce ne sono.
rules-austria-rulings-r28 = Gli ospiti scartati formano il nuovo mazzo solo quando bisogna pescare una carta e non ne resta nessuna.
rules-austria-rulings-r29 = Puoi rinunciare a un’offerta, a un ospite da invitare, a una camera da preparare e al [Facchino](staff-38).
rules-austria-rulings-r30 = La carta di un ospite si scarta quando lascia il tavolo, prima della sua ricompensa. Così l’ospite può tornare in fila grazie alla propria ricompensa.
rules-austria-rulings-r31 = Le tessere Camera non finiscono mai.
rules-austria-rulings-r32 = La potenza dell’azione extra di [E. Gizia](guest-97) è il numero di dadi sullo spazio in quel momento. Il dado che hai preso prima non conta più.
rules-austria-rulings-r33 = Uno spazio senza dadi non si può potenziare.

## Words in tables and pictures

rules-austria-sign = Hotel Austria

rules-austria-head-players = Giocatori
rules-austria-head-numbers = I due numeri della tessera 1, 2…
rules-austria-head-floor = Piano
rules-austria-head-price = Per preparare
rules-austria-head-end = Occupata, a fine gioco
rules-austria-head-strength = Potenza
rules-austria-head-cubes = Cubetti
rules-austria-head-most = Torta o caffè
rules-austria-head-rooms = Camere
rules-austria-head-space = Spazio
rules-austria-head-points = PV
rules-austria-head-tile = Tessera
rules-austria-head-bonus = Bonus
rules-austria-head-penalty = Penalità
rules-austria-head-card = Carta
rules-austria-head-asks = Chiede
rules-austria-up-to = fino a { $n }
rules-austria-none = nessuno
