### Grand Austria Hotel: the rules in the app. **bold**, [[icon]] and [words](section or card) are markup;
### never translate what’s between the round brackets.
### A “prepared” room has no guest yet; once it has one, it’s “occupied”.

## The game

rules-austria-game = Il gioco in due minuti
rules-austria-game-idea = Gestisci un hotel a Vienna intorno al 1910. Gli ospiti si siedono nel tuo Caffè, affamati e assetati. Servi ciò che ordinano e, quando sono contenti, accompagnali in camera. Ogni ospite che prende una camera ti ringrazia con punti e un favore.
rules-austria-game-win = Una partita, per 2–4 giocatori, dura { $rounds } round. Vince chi ha più **Punti Vittoria** (PV) dopo il Conteggio Finale.
rules-austria-game-picture = Un hotel di notte. Le camere tratteggiate non sono ancora preparate, quelle buie sono preparate, quelle illuminate sono occupate.
rules-austria-game-loop = Ecco che cosa farai, più e più volte:
rules-austria-game-loop-guest = Prendi un [ospite](guests) dalla fila e fallo sedere a un tavolo del tuo Caffè.
rules-austria-game-loop-serve = [Servi](serving) strudel, torta, vino e caffè finché l’ordinazione non è completa.
rules-austria-game-loop-room = [Prepara una camera](rooms) del colore dell’ospite.
rules-austria-game-loop-move = [Porta l’ospite in camera](check-in): ottieni i punti della carta e la sua ricompensa.
rules-austria-game-dice = A muovere tutto sono i [dadi](dice). A ogni turno prendi un dado e svolgi la sua azione. Più dadi ci sono sul suo spazio, più potente è l’azione.
rules-austria-game-more = Contano poi altre tre cose. Il [personale](staff) che assumi ti aiuta in tutto questo. L’[Imperatore](emperor) arriva { $visits } volte e vuole essere accontentato. E le [carte Obiettivo](politics) ricompensano i primi a raggiungere un traguardo.
rules-austria-game-first = È la prima volta? Leggi fino a «In camera», poi comincia a giocare. Il riquadro «E adesso?» mostra sempre che cosa puoi fare; passa il puntatore su qualsiasi cosa per sapere che cos’è.

## On the table

rules-austria-table = Componenti
rules-austria-table-guests = **Ospiti.** { $guests } carte, { $each } per colore: artisti gialli, nobili blu, cittadini rossi e turisti verdi.
rules-austria-table-guest-card = Una carta Ospite: colore e forma, i punti nella moneta d’oro, l’ordinazione in cubetti e, sotto la linea, la ricompensa. [[strudel]] è strudel, [[cake]] torta, [[wine]] vino, [[coffee]] caffè.
rules-austria-table-staff = **Personale.** { $staff } carte. Ognuna ha un prezzo in corone e dice quando si attiva.
rules-austria-table-staff-card = Una carta Personale: il prezzo sulla targa dorata, sotto il nome quando si attiva, e che cosa fa.
rules-austria-table-politics = **Carte Obiettivo.** { $politics }, nei gruppi A, B e C; ne è in gioco una per gruppo.
rules-austria-table-tiles = **Tessere Imperatore.** { $tiles }, nei gruppi A, B e C; ne è in gioco una per gruppo.
rules-austria-table-hotel = **Il tuo hotel.** { $floors } piani con { $columns } camere ciascuno, di tre colori. Le camere adiacenti dello stesso colore formano un **gruppo**. Sul lato notte gli hotel sono tutti uguali, sul lato giorno tutti diversi.
rules-austria-table-cafe = **Il tuo Caffè.** 3 tavoli, 1 ospite per tavolo.
rules-austria-table-kitchen = **La tua cucina.** Contiene quanti cubetti vuoi. La riserva non finisce mai.
rules-austria-table-purse = **La tua cassa.** Contiene al massimo { $purse } corone [[crown]]; quelle in più vanno perse.
rules-austria-table-track = **Il tracciato Imperatore.** Spazi da 0 a { $track }. Ogni spazio oltre l’ultimo ti dà invece 1 PV.
rules-austria-table-dice = **Dadi.** { $dice-two } in 2 giocatori, { $dice-three } in 3, { $dice-four } in 4.
rules-austria-table-vp = I **Punti Vittoria** sono il tuo punteggio. Può scendere sotto zero.

## Setup

rules-austria-setup = Preparazione
rules-austria-setup-house = La preparazione è automatica. Tu scegli solo il primo ospite e le prime camere, e il personale se si gioca con il draft.
rules-austria-setup-row = Si mescolano gli ospiti e { $row } di essi formano la fila. Si mescola il mazzo del personale. Si pescano a caso una carta Obiettivo e una tessera Imperatore per ogni gruppo.
rules-austria-setup-start = Ogni giocatore comincia con { $crowns } corone, con 1 strudel, 1 torta, 1 vino e 1 caffè in cucina, sullo spazio 0 del tracciato Imperatore e con 0 PV.
rules-austria-setup-hands = Ogni giocatore riceve { $hand } carte Personale e le tiene nascoste.
rules-austria-setup-order = Il giocatore iniziale, scelto a caso, riceve la tessera Ordine di Turno 1, il successivo in senso orario la 2, e così via.
rules-austria-setup-guest = Dall’ultimo giocatore al primo, ognuno prende gratis un ospite dalla fila. Dopo ogni scelta la fila scorre e si completa.
rules-austria-setup-rooms = In ordine di turno, ogni giocatore può preparare fino a 3 camere, pagandole. La prima dev’essere quella in basso a sinistra, ogni altra dev’essere adiacente a una camera già presente.
rules-austria-setup-picture = La tua cucina e la tua cassa all’inizio.
rules-austria-setup-options = Quando apri un tavolo, scegli:
rules-austria-setup-side = **Hotel**: lato notte (tutti uguali) o lato giorno (tutti diversi).
rules-austria-setup-staff = **Personale iniziale**: carte casuali; i **set introduttivi** da A a D, abbinati alle tessere Ordine di Turno da 1 a 4; oppure un **draft**, in cui ognuno tiene una carta e passa le altre a sinistra, finché tutti non ne hanno { $hand }.
rules-austria-setup-edition = **Edizione**: classica o rivista. Ci sono [alcune differenze](editions).

## A round

rules-austria-round = Round e turni
rules-austria-round-roll = Chi ha la tessera 1 lancia tutti i dadi e li dispone, secondo il risultato, sugli spazi Azione da 1 a 6.
rules-austria-round-numbers = Ogni tessera Ordine di Turno ha due numeri. Gioca chi ha il numero scoperto più basso, e poi lo copre con il dado preso. Così ognuno ha due turni per round, e chi gioca per primo gioca anche per ultimo.
rules-austria-round-picture = L’ordine di turno in 3 giocatori. Due turni sono conclusi; il segno dorato mostra a chi tocca.
rules-austria-round-tiles = Numeri delle tessere Ordine di Turno
rules-austria-round-turn = **Il tuo turno** ha due parti, in quest’ordine:
rules-austria-round-take-guest = Se vuoi, prendi **un ospite** [dalla fila](guests).
rules-austria-round-take-die = Prendi **un dado** e svolgi [la sua azione](dice). È obbligatorio.
rules-austria-round-extra = Puoi svolgere **azioni addizionali** in qualsiasi momento del tuo turno: prima dell’ospite, tra l’ospite e il dado, o dopo il dado.
rules-austria-round-boost = Paga 1 corona: il dado che stai per prendere ha 1 di potenza in più. Una volta per turno.
rules-austria-round-deliver = Paga 1 corona: [servi](serving) fino a { $delivery } cubetti dalla cucina. Quante volte vuoi.
rules-austria-round-check-in = [Porta in camera](check-in) un ospite la cui ordinazione è completa.
rules-austria-round-use = Usa una carta Personale assunta che si attiva [una volta per round](staff?p=round).
rules-austria-round-claim = Metti un dischetto su una [carta Obiettivo](politics) di cui soddisfi la richiesta.
rules-austria-round-between = Concludi un’azione o un effetto prima di cominciarne altri. Per esempio, se prepari due camere con lo stesso 3, non puoi portare in camera un ospite tra l’una e l’altra.
rules-austria-round-pass = **Passare.** Invece di giocare il turno puoi passare, se non hai ancora fatto nulla. Devi passare se non c’è nessun dado che puoi prendere. Passare non copre nessun numero. Un ospite preso prima di dover passare è l’ospite di questo turno: dopo il nuovo lancio non puoi prenderne un secondo.
rules-austria-round-again = Quando tutti quelli che hanno ancora un turno hanno passato, chi ha il numero scoperto più basso toglie uno dei dadi rimasti e rilancia gli altri. Chi aveva passato può giocare di nuovo, nell’ordine dei numeri.
rules-austria-round-over = Il round finisce quando tutti i numeri sono coperti o non restano dadi.

## Guests

rules-austria-guests = Prendere un ospite
rules-austria-guests-take = Nel tuo turno, prima di prendere un dado, puoi prendere un ospite dalla fila e farlo sedere a un tavolo libero.
rules-austria-guests-price = Paga il prezzo sotto la carta. Gli ospiti più a destra aspettano da più tempo e costano meno; quelli in fondo a destra sono gratis.
rules-austria-guests-picture = La fila: i nuovi ospiti arrivano da sinistra e si spostano verso destra.
rules-austria-guests-slide = Poi la fila scorre verso destra e un nuovo ospite prende il posto a sinistra.
rules-austria-guests-full = Se non hai un tavolo libero, non puoi prendere ospiti.
rules-austria-guests-later = Una volta preso il dado, puoi avere un ospite solo grazie a un [effetto](effects?p=invite).
rules-austria-guests-boy = Con il [Fattorino](staff-25) tutti gli ospiti della fila sono gratis.
rules-austria-guests-deck = Se serve una carta Ospite e il mazzo è vuoto, gli ospiti scartati vengono mescolati e formano un nuovo mazzo.

## Dice

rules-austria-dice = Dadi
rules-austria-dice-take = Prendi un dado da uno spazio Azione e svolgi l’azione di quello spazio.
rules-austria-dice-strength = La **potenza** è il numero di dadi sullo spazio, compreso quello che prendi, più 1 se lo potenzi, più ciò che aggiunge il tuo personale.
rules-austria-dice-picture = I sei spazi Azione. Ognuno mostra che cosa ti darebbe un dado in questo momento.
rules-austria-dice-one = **1: strudel e torta.** Prendi 1 cubetto per ogni punto di potenza. Al massimo la metà può essere torta: le torte non possono superare gli strudel.
rules-austria-dice-two = **2: vino e caffè.** Lo stesso: i caffè non possono superare i vini.
rules-austria-dice-three = **3: preparare camere.** Prepara fino a 1 camera per ogni punto di potenza, ognuna [al prezzo del suo piano](rooms).
rules-austria-dice-four = **4: Imperatore o corone.** Dividi la potenza come vuoi tra spazi sul tracciato Imperatore e corone.
rules-austria-dice-five = **5: assumere.** Assumi una carta Personale dalla mano. Costa 1 corona in meno per ogni punto di potenza, ma mai meno di 0.
rules-austria-dice-six = **6: azione a scelta.** Paga 1 corona, poi svolgi una delle azioni 1–5 con la potenza dello spazio 6.
rules-austria-dice-split = Cubetti per potenza, e quanti di essi possono essere torta o caffè
rules-austria-dice-boost = **Potenziamento.** Una volta per turno puoi pagare 1 corona per aumentare di 1 la potenza del dado che prendi. Sullo spazio dev’esserci almeno un dado.
rules-austria-dice-vain = Puoi prendere un dado anche se la sua azione ti dà poco o nulla. Ma puoi prendere un 6 solo se puoi pagare la sua corona.
rules-austria-dice-real = Un 6 usato come 3 resta un 6: il personale che si attiva quando prendi un 3 resta fermo.

## Serving

rules-austria-serving = Cubetti e ordinazioni
rules-austria-serving-receive = **Nuovi cubetti.** Ogni volta che ricevi cubetti, puoi metterne quanti vuoi subito e gratis sulle ordinazioni nel tuo Caffè. Gli altri vanno in cucina.
rules-austria-serving-picture = Il primo ospite ha due cubetti e aspetta quelli chiari. Il secondo ha tutto e può andare in camera. Il terzo tavolo è libero.
rules-austria-serving-deliver = **Dalla cucina.** Nel tuo turno puoi pagare 1 corona per spostare fino a { $delivery } cubetti dalla cucina alle ordinazioni di uno o più ospiti. Puoi farlo più volte. Con il [Capo Cameriere](staff-24) è gratis.
rules-austria-serving-stay = Un cubetto servito resta al suo ospite.
rules-austria-serving-complete = Quando un’ordinazione ha tutti i suoi cubetti, puoi [portare l’ospite in camera](check-in).
rules-austria-serving-supply = I cubetti non finiscono mai.

## Check-in

rules-austria-check-in = In camera
rules-austria-check-in-when = Nel tuo turno puoi portare un ospite la cui ordinazione è completa in una camera preparata.
rules-austria-check-in-colour = La camera deve avere il colore dell’ospite. I turisti, verdi, prendono una camera di qualsiasi colore.
rules-austria-check-in-picture = Un ospite la cui ordinazione è completa, e la camera che si illumina.
rules-austria-check-in-get = Ottieni:
rules-austria-check-in-points = i **punti** della carta, prima di ogni altra cosa,
rules-austria-check-in-reward = la **ricompensa** della carta, ogni effetto una volta,
rules-austria-check-in-staff = ciò che il tuo **personale** dà quando un ospite così va in camera,
rules-austria-check-in-group = il **bonus occupazione**, se era l’[ultima camera del suo gruppo](rooms?p=groups).
rules-austria-check-in-order = Punti a parte, l’ordine lo scegli tu. Concludi ogni effetto, con tutto ciò che ne segue, prima di cominciare il successivo. Gli effetti il cui ordine non conta si risolvono da soli: punti, spazi sul tracciato Imperatore, carte pescate e corone che entrano in cassa.
rules-austria-check-in-leaves = La carta dell’ospite viene scartata e il tavolo è di nuovo libero già prima della ricompensa: un ospite che inviti può sedersi lì.
rules-austria-check-in-wait = Se non hai una camera adatta, l’ospite aspetta al tavolo. Non è un problema fino alla fine della partita, quando ogni ospite ancora nel Caffè ti costa 5 PV.

## Rooms

rules-austria-rooms = Camere e gruppi
rules-austria-rooms-where = La prima camera che prepari è quella in basso a sinistra. Ogni altra deve toccarne una che hai già: accanto, sopra o sotto.
rules-austria-rooms-price = Paga il prezzo del suo piano. I piani alti costano di più, ma lassù le camere occupate alla fine valgono di più.
rules-austria-rooms-floors = Piani, dal basso in alto
rules-austria-rooms-printed = Alcune camere in alto a destra mostrano una moneta d’oro: ottieni i suoi punti appena prepari la camera.
rules-austria-rooms-free = Con il [Maggiordomo](staff-9), l’[Autista](staff-10) o la [Fioraia](staff-11) prepari gratis le camere di un colore.
rules-austria-rooms-picture = Dieci gruppi, ognuno dentro il suo bordo spesso. Una targa mostra il bonus del gruppo pieno; un sigillo, che l’hai già avuto.
rules-austria-rooms-groups = **Gruppi.** Quando l’ultima camera di un gruppo diventa occupata, in qualsiasi modo, ricevi il bonus del gruppo, una volta sola. I gruppi blu danno punti, i rossi corone, i gialli ti fanno avanzare sul tracciato Imperatore. Più grande è il gruppo, maggiore è il bonus.
rules-austria-rooms-bonus = Bonus occupazione per numero di camere
rules-austria-rooms-lit = Una camera **preparata** (buia) è pronta per un ospite, una camera **occupata** (illuminata) ne ha uno. Le camere tratteggiate non sono ancora preparate.

## Staff

rules-austria-staff = Personale
rules-austria-staff-hand = Le carte che hai in mano sono persone che potresti assumere. Lì non fanno nulla. Una volta assunte, stanno scoperte davanti a te e lavorano per te.
rules-austria-staff-hire = Assumi con un 5 o grazie a un effetto. Paga il prezzo sulla carta meno lo sconto del dado o dell’effetto, ma mai meno di 0.
rules-austria-staff-picture = Una carta per tipo: una volta, una volta per round, permanente, a fine gioco.
rules-austria-staff-once = **Una volta**: quando assumi la carta, e poi mai più.
rules-austria-staff-round = **Una volta per round**: in uno dei tuoi turni, quando vuoi. Poi la carta è in pausa fino al round successivo.
rules-austria-staff-permanent = **Permanente**: ogni volta che può.
rules-austria-staff-end = **A fine gioco**: nel Conteggio Finale.
rules-austria-staff-taking = Le carte che si attivano quando **prendi un dado** si riferiscono al dado che prendi davvero dal suo spazio. Un 6 usato come un altro numero resta un 6, e nel turno extra di [E. Gizia](guest-97) non prendi nessun dado.
rules-austria-staff-entering = Le carte che si attivano quando **un ospite va in camera** si attivano ogni volta che ci porti un ospite così. Non si attivano quando una camera diventa occupata per un [effetto](effects?p=occupy).
rules-austria-staff-fixed = Gli effetti di un evento si stabiliscono nel momento in cui avviene: il personale assunto nel frattempo non vi aggiunge nulla. I prezzi, invece, sono sempre quelli del momento in cui paghi.
rules-austria-staff-deck = Se il mazzo del personale finisce, peschi ciò che resta.

## The emperor

rules-austria-emperor = L’Imperatore
rules-austria-emperor-when = L’Imperatore arriva dopo i round { $r-one }, { $r-two } e { $r-three }. La tessera A mostra che cosa ti aspetta la prima volta, la B la seconda e la C la terza.
rules-austria-emperor-picture = Il tracciato prima della prima visita. Il tuo spazio decide se ricevi la penalità, nulla o il bonus.
rules-austria-emperor-score = Prima c’è il **Conteggio Imperiale**: ognuno ottiene i punti del proprio spazio, poi arretra di { $back-one } spazi la prima volta, { $back-two } la seconda e { $back-three } la terza, ma non sotto lo 0.
rules-austria-emperor-judged = Dopo, in ordine di turno: dallo spazio { $bonus } in su ricevi il **bonus** della tessera, e con il [Giardiniere](staff-42) altri { $gardener } PV. Sullo spazio 0 subisci la sua **penalità**, a meno che il [Direttore Eventi](staff-26) non te la eviti per 1 corona. In mezzo non succede nulla.
rules-austria-emperor-track = Punti del tracciato Imperatore
rules-austria-emperor-over = Ogni spazio oltre il { $track } ti dà invece 1 PV.
rules-austria-emperor-options = Se una penalità ha due opzioni, ne scegli una che puoi eseguire per intero. Nell’edizione rivista devi prendere la prima, se puoi.
rules-austria-emperor-removal = Le camere perse per una penalità lasciano il tuo hotel, senza rimborso. Se così si spezza un gruppo pieno, ne conservi il bonus ma non lo ricevi di nuovo. Poi prepari accanto a una qualsiasi camera rimasta, o in basso a sinistra se non ne resta nessuna. Una camera preparata di nuovo dà di nuovo la sua moneta.
rules-austria-emperor-returned = Le carte Personale restituite vanno in fondo al mazzo, e gli altri non vedono quali. Una carta licenziata esce dal gioco.
rules-austria-emperor-tiles = Tutte le tessere Imperatore

## Politics

rules-austria-politics = Obiettivi
rules-austria-politics-three = Sono in gioco tre carte Obiettivo, una per ciascuno dei gruppi A, B e C. Ognuna ha una richiesta.
rules-austria-politics-claim = Appena soddisfi la richiesta di una carta, nel tuo turno puoi metterci un dischetto. Il primo giocatore a farlo ottiene { $first } PV, il secondo { $second }, il terzo { $third }. In 4 giocatori l’ultimo non riceve nulla.
rules-austria-politics-picture = Un giocatore ha soddisfatto la richiesta della carta A e ne occupa il primo posto. I numeri piccoli mostrano a che punto sei.
rules-austria-politics-now = Basta soddisfare la richiesta in un momento qualsiasi del tuo turno: puoi mettere il dischetto anche più tardi nello stesso turno, perfino se la cassa non è più piena. Se poi la richiesta non è più soddisfatta, il dischetto resta.
rules-austria-politics-once = Su ogni carta puoi mettere un solo dischetto. Non ti costa nulla: le corone richieste da una carta devi solo averle.
rules-austria-politics-cards = Tutte le carte Obiettivo

## Effects

rules-austria-effects = Effetti di carte e tessere
rules-austria-effects-how = Questi simboli sono su ospiti, personale e tessere Imperatore:
rules-austria-effects-crowns = [[crown]] **Corone**: nella tua cassa, fino a { $purse }.
rules-austria-effects-emperor = [[emperor]] **Tracciato Imperatore**: avanza del numero di spazi indicato.
rules-austria-effects-vp = [[vp]] **Punti**: ottieni subito PV.
rules-austria-effects-vp-per-staff = [[vp]] **Punti per il personale**: per ogni carta Personale che hai assunto.
rules-austria-effects-cubes = [[cube]] **Cubetti**: quelli raffigurati. Puoi metterne quanti vuoi subito sulle ordinazioni.
rules-austria-effects-choice = [[cube]] **Cubetti a scelta**: li scegli tu, uno per uno.
rules-austria-effects-draw = [[draw]] **Pescare**: prendi in mano carte Personale dal mazzo.
rules-austria-effects-prep = [[room]] **Preparare una camera**: a prezzo pieno, con uno sconto o gratis; a volte solo ai due piani più bassi. Due simboli così sono due camere, una dopo l’altra.
rules-austria-effects-occupy = [[lit]] **Occupare**: una delle tue camere preparate, di qualsiasi colore, diventa occupata come se ci fosse andato un ospite. Può completare un gruppo. Ma non è arrivato nessun ospite, quindi il personale che si attiva quando un ospite va in camera non dà nulla.
rules-austria-effects-hire = [[staff]] **Assumere**: una carta dalla mano, con uno sconto o gratis.
rules-austria-effects-offer = [[staff]] **Offerta**: guarda 3 nuove carte Personale. Puoi assumerne una, con uno sconto o gratis, come dice la carta. Le altre vanno in fondo al mazzo.
rules-austria-effects-invite = [[guest]] **Invitare**: prendi gratis un ospite qualsiasi dalla fila. Ti serve un tavolo libero.
rules-austria-effects-complete = [[cube]] **Completare un’ordinazione**: un ospite riceve dalla riserva tutto ciò che gli manca.
rules-austria-effects-extra = [[extra]] **Turno extra**: lo dà solo [E. Gizia](guest-97). Giochi subito un altro turno, prima di concludere quello in corso: se vuoi, prendi un ospite al prezzo solito, poi svolgi l’azione di uno spazio che ha ancora un dado. Non prendi nessun dado, quindi il personale che si attiva quando ne prendi uno resta fermo. Puoi potenziare di nuovo e svolgere azioni addizionali, ma non puoi passare. Se sugli spazi Azione non restano dadi, il turno extra è perso.
rules-austria-effects-order = Se un evento attiva più effetti, l’ordine lo scegli tu. Concludi ognuno prima del successivo.
rules-austria-effects-decline = Puoi rinunciare a preparare, occupare, assumere, invitare o completare un’ordinazione, e anche a un’offerta. Tutti gli altri effetti sono obbligatori.

## The end of a round

rules-austria-end-of-round = Fine del round
rules-austria-end-of-round-emperor = Dopo i round { $r-one }, { $r-two } e { $r-three } arriva l’[Imperatore](emperor).
rules-austria-end-of-round-wake = Il personale che si attiva una volta per round torna disponibile.
rules-austria-end-of-round-first = Ogni tessera Ordine di Turno passa al giocatore a sinistra.
rules-austria-end-of-round-dice = Il nuovo giocatore iniziale prende tutti i dadi, anche quelli tolti, e li lancia.
rules-austria-end-of-round-last = Dopo il round { $rounds } c’è il [Conteggio Finale](scoring).

## Scoring

rules-austria-scoring = Conteggio Finale
rules-austria-scoring-end = Il personale di **fine gioco** dà i suoi punti.
rules-austria-scoring-rooms = Ogni **camera occupata** dà i punti del suo piano, come indicato alla voce [piani](rooms?p=floors).
rules-austria-scoring-left = Ogni **corona** in cassa e ogni **cubetto** in cucina vale 1 PV.
rules-austria-scoring-guests = Ogni **ospite** ancora nel tuo Caffè ti costa 5 PV.
rules-austria-scoring-tie = In caso di parità vince chi ha più corone e cubetti in totale; contano anche i cubetti sui tavoli del Caffè. Se la parità resta, la vittoria è condivisa.
rules-austria-scoring-secretary = La [Segretaria](staff-29) copia la migliore carta di fine gioco assunta da un altro giocatore, ma conta il tuo hotel. Non copia mai un’altra Segretaria.
rules-austria-scoring-operator = La [Centralinista](staff-41) dà il doppio del numero del tuo spazio dopo l’ultima visita dell’Imperatore, fino a { $operator } PV.
rules-austria-scoring-manager = Il [Direttore](staff-48) dà { $manager } PV per ogni tris di camere occupate di 3 colori diversi. Ogni camera conta per un solo tris.

## Hidden

rules-austria-hidden = Informazioni nascoste
rules-austria-hidden-what = Non vedi le carte Personale in mano agli altri, ciò che viene loro offerto o che scelgono nel draft, l’ordine dei due mazzi e i lanci futuri.
rules-austria-hidden-under = Solo tu sai quali carte hai messo in fondo al mazzo del personale; quante sono lo sanno tutti.
rules-austria-hidden-open = Tutto il resto è pubblico: casse, cucine, ordinazioni, personale assunto, scarti. I bot vedono ciò che può vedere un giocatore al loro posto, e nulla di più.

## Editions

rules-austria-editions = Le due edizioni
rules-austria-editions-two = L’edizione **classica** è quella stampata nel 2015, descritta in queste pagine; l’edizione **rivista** è del 2021. Le differenze:
rules-austria-editions-kitchen-hand = Il [Lavapiatti](staff-17) costa { $kitchen-hand-revised } corone invece di { $kitchen-hand }.
rules-austria-editions-gizia = [E. Gizia](guest-97) dà un’azione extra invece di un turno extra, dopo tutti gli altri effetti dell’arrivo in camera. Non puoi prendere un ospite né potenziare, e il personale che si attiva con i dadi resta fermo, anche il [Lavapiatti](staff-17).
rules-austria-editions-custodian = Il [Custode](staff-23) dà corone per ogni camera che diventa occupata, anche per un effetto.
rules-austria-editions-penalties = Devi prendere la prima opzione di una penalità dell’Imperatore, se puoi eseguirla per intero.
rules-austria-editions-evict = La penalità della [tessera C2](emperor-C2) toglie la seconda camera da una colonna qualsiasi del piano inferiore più vicino che ha una camera occupata.
rules-austria-editions-operator = La [Centralinista](staff-41) non ha limite.

## Rulings

rules-austria-rulings = Chiarimenti
rules-austria-rulings-why = Le nostre fonti sono i regolamenti polacco, olandese, russo e italiano dell’edizione 2015. Non sempre concordano, e su alcuni punti tacciono tutti e quattro. Noi giochiamo così. Ogni chiarimento conserva il suo numero.
rules-austria-rulings-r01 = [Vice Direttore](staff-32): { $assistant } PV per ogni carta Personale assunta, compresa questa. Il regolamento polacco dice 4.
rules-austria-rulings-r02 = [Massaggiatrice](staff-7): dà corone solo per gli ospiti gialli. Il regolamento polacco dice qualsiasi ospite.
rules-austria-rulings-r03 = [Stalliere](staff-5) e [Cocchiere](staff-6) si attivano quando l’ospite va in camera, proprio come la [Massaggiatrice](staff-7) e la [Guida Turistica](staff-8). Lo dice solo il regolamento russo; negli altri tre basta completare l’ordinazione.
rules-austria-rulings-r04 = [Uomo delle Pulizie](staff-33): «almeno 4 cubetti» (polacco) ed «esattamente 4 cubetti» (italiano) sono la stessa cosa, perché nessuna ordinazione è più grande.
rules-austria-rulings-r05 = [Lavapiatti](staff-17): costa { $kitchen-hand } corone nell’edizione classica, { $kitchen-hand-revised } in quella rivista.
rules-austria-rulings-r06 = [Guardarobiera](staff-18): quando prendi un 5, la carta Personale costa { $checker } corone in meno **oltre** allo sconto dato dalla potenza. Il regolamento italiano dice «2 Corone invece di 1».
rules-austria-rulings-r07 = [Lustrascarpe](staff-15): ogni punto di potenza di un 4 dà sia 1 spazio sia 1 corona. Il regolamento polacco omette «per ogni dado».
rules-austria-rulings-r08 = [Centralinista](staff-41): il doppio del numero del tuo spazio, come dicono i regolamenti russo e italiano, non il doppio dei suoi punti, come in quello polacco; al massimo { $operator } PV nell’edizione classica.
rules-austria-rulings-r09 = Penalità della [tessera C2](emperor-C2): perdi una camera occupata al piano più alto che ne ha una. Se sono più d’una scegli tu, ma, se possibile, una che ne abbia un’altra occupata più in basso nella sua colonna. Poi perdi la camera occupata più vicina sotto di essa in quella colonna. Ciò che non hai, non lo perdi. Questa è la lettura russa. Polacca: una qualsiasi camera occupata più in basso nella colonna. Olandese: camere «libere», e solo quella subito sotto. Italiana: una qualsiasi camera occupata una riga più in basso. Edizione rivista: la seconda è una qualsiasi camera occupata al piano inferiore più vicino che ne ha una.
rules-austria-rulings-r10 = Se una penalità ha due opzioni, ne scegli una che puoi eseguire per intero. Edizione rivista: la prima, a sinistra, se puoi. Tra i regolamenti del 2015 la impone solo quello italiano.
rules-austria-rulings-r11 = Penalità della [tessera B4](emperor-B4): due volte di seguito perdi una camera libera al piano più alto che ne ha una. Se non hai due camere libere, perdi invece i punti.
rules-austria-rulings-r12 = La parità si risolve con le corone e **tutti** i tuoi cubetti, in cucina e sui tavoli del Caffè. Solo il regolamento russo dice che contano anche i cubetti fuori dalla cucina.
rules-austria-rulings-r13 = Carte Personale in fondo al mazzo: quelle avanzate da un’offerta ci vanno in ordine di numero, quelle restituite per una penalità nell’ordine in cui le restituisci. Non si può scegliere un altro ordine.
rules-austria-rulings-r14 = Nel turno extra di [E. Gizia](guest-97) il [Lavapiatti](staff-17) si attiva nell’edizione classica (lo spazio 6 è gratis e più potente), ma non in quella rivista. I regolamenti polacco e italiano dicono che svolgi gratis l’azione 6, quelli olandese e russo che prendi gratis un 6.
rules-austria-rulings-r15 = Non puoi svolgere azioni addizionali dentro un’altra azione: prima concludi quella.
rules-austria-rulings-r16 = Una [Segretaria](staff-29) che copia un [Vice Direttore](staff-32) conta le tue carte assunte, lei compresa.
rules-austria-rulings-r17 = [Giardiniere](staff-42): { $gardener } PV con ogni bonus dell’Imperatore, anche se il bonus in sé non fa nulla.
rules-austria-rulings-r18 = Puoi svolgere azioni addizionali in qualsiasi momento del tuo turno fra un’azione e l’altra, anche prima dell’ospite: servire dalla cucina, portare in camera, mettere dischetti sulle carte Obiettivo e usare il personale «una volta per round». Nel regolamento russo sono possibili solo dopo l’ospite. Il personale «una volta per round» si attiva una volta per round, anche se il regolamento polacco parla di carte «non usate in questo turno» e quello italiano dice «una volta per turno» per le carte 1, 2 e 4.
rules-austria-rulings-r19 = [Segretaria](staff-29): copia una carta di un **altro** giocatore, mai una tua. Il regolamento italiano permette anche le tue.
rules-austria-rulings-r20 = [Custode](staff-23): dà corone quando un ospite va in camera, non quando una camera diventa occupata per un effetto. Edizione rivista: dà corone per ogni camera che diventa occupata.
rules-austria-rulings-r21 = Se una penalità spezza un gruppo pieno, il suo bonus non si perde e non si riceve una seconda volta.
rules-austria-rulings-r22 = Dopo aver perso camere, prepari accanto a una qualsiasi camera rimasta. Se il tuo hotel è vuoto, ricominci in basso a sinistra.
rules-austria-rulings-r23 = Nella scatola ci sono 30 cubetti per tipo; qui non finiscono mai.
rules-austria-rulings-r24 = Una carta Obiettivo ha 3 posti, quindi in 4 giocatori il quarto non riceve nulla. Le carte Obiettivo e le tessere Imperatore in gioco si pescano a caso, come dice il regolamento italiano; negli altri tre si scelgono.
rules-austria-rulings-r34 = Un ospite preso prima di dover passare è l’ospite di quel turno, anche dopo il nuovo lancio.
rules-austria-rulings-r35 = Se hai soddisfatto la richiesta di una carta Obiettivo in un momento qualsiasi del tuo turno, puoi metterci il dischetto fino alla fine del turno, fra un’azione e l’altra, anche se nel frattempo hai di nuovo meno corone.
rules-austria-rulings-r25 = Prime camere: puoi prepararne meno di 3, o nessuna. Il regolamento italiano dice 3, gli altri fino a 3.
rules-austria-rulings-r26 = Non ti viene mostrato ciò che potresti ricordare, come le carte passate per le tue mani nel draft. Il tavolo mostra ciò che puoi vedere ora.
rules-austria-rulings-r27 = Se restano meno carte Personale di quante dovresti pescarne, peschi quelle che restano, anche se non ce n’è nessuna.
rules-austria-rulings-r28 = Gli ospiti scartati formano il nuovo mazzo solo quando bisogna pescare una carta e non ne resta nessuna.
rules-austria-rulings-r29 = Puoi rinunciare a un’offerta, a un ospite da invitare, a una camera da preparare e al [Facchino](staff-38). I regolamenti non concordano: per un’offerta su una carta Ospite quello russo dice «puoi», gli altri «giocane una»; sulle tessere Imperatore tutti e quattro dicono «puoi». Il resto suona come un ordine, tranne alcune camere, come quella dello Scultore, dove tutti e quattro dicono «puoi».
rules-austria-rulings-r30 = La carta di un ospite viene scartata quando l’ospite lascia il tavolo, prima della ricompensa, quindi può tornare in fila grazie alla propria ricompensa. Nell’esempio dei regolamenti la carta viene scartata dopo la ricompensa. I punti che ottieni sono quelli della carta; il regolamento olandese dice quelli della camera.
rules-austria-rulings-r31 = Le tessere Camera non finiscono mai.
rules-austria-rulings-r32 = La potenza dell’azione extra di [E. Gizia](guest-97) è il numero di dadi sullo spazio in quel momento, come dice il regolamento italiano. Il dado che hai preso prima non conta più. Il turno extra è obbligatorio, come nel regolamento russo; quello polacco dice «puoi».
rules-austria-rulings-r33 = Non puoi potenziare uno spazio senza dadi. Solo il regolamento italiano lo dice apertamente.

## Words in tables and pictures

rules-austria-sign = Hotel Austria

rules-austria-head-players = Giocatori
rules-austria-head-numbers = Numeri di ogni tessera
rules-austria-head-floor = Piano
rules-austria-head-price = Per preparare
rules-austria-head-end = A fine gioco, se occupata
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
rules-austria-head-asks = Richiesta
rules-austria-up-to = fino a { $n }
rules-austria-none = nessuno
