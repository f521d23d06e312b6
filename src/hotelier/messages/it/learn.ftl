### The guided first games: what Leopold, the head concierge, says.

learn-title = La tua prima partita con Leopold
learn-neighbour = Avversario
learn-next = E ora, se permetti:
learn-others-move = Tocca al tuo avversario. Guarda il tavolo.
learn-mine = Lascia fare a me.
learn-other =
    { $times ->
        [one] Le regole permettono anche questo. Oggi però facciamo in un altro modo: c’è una cosa che vorrei mostrarti.
       *[other] Ottima idea per la tua prossima partita! Per adesso, ti prego, segui la cornice dorata.
    }
learn-go-on = Continua
learn-read = Leggi che cosa dice Leopold, poi continua.
learn-back = Torna indietro
learn-progress = Progressi
learn-play = Gioca una vera partita
learn-rules = Leggi le regole
learn-again = Ricomincia da capo

## Grand Austria Hotel

learn-austria-first-guest = Buonasera! Sono Leopold, e questo è il tuo hotel. Dopo 7 round vince chi ha più punti. Li danno gli ospiti che porti in camera, i gruppi di camere pieni, il personale, le carte Obiettivo e il favore dell’Imperatore. Gli ospiti si siedono prima nel tuo Caffè, e il primo è gratis. Prendiamo la Contessa: ordina 2 torte e 1 caffè, e ti ricompensa con 7 punti (PV) e 3 corone.
learn-austria-first-rooms = A un ospite serve una camera preparata. Al piano più basso le camere sono gratis; ogni piano più in alto costa 1 corona in più. Cominci con 3 camere, una per colore: blu per i nobili, gialla per gli artisti, rossa per i cittadini. Prepara quella blu; alle altre due penso io.
learn-austria-neighbour-rooms = Il tuo avversario fa lo stesso. Anche il suo hotel è sul tavolo: vedi tutto, tranne le carte che ha in mano.
learn-austria-take-guest = Il tuo primo turno! Ha due parti. Prima puoi prendere un ospite dalla fila: i due a destra sono gratis, gli altri costano da 1 a 3 corone. Il Farmacista vuole solo 1 torta. Invitalo pure.
learn-austria-take-die = Ed ecco il cuore del gioco: prendi un dado. I dadi stanno su sei spazi Azione. L’1 dà strudel e torte, il 2 vino e caffè, il 3 prepara camere, il 4 è per l’Imperatore e per la cassa, il 5 assume personale, il 6 fa una qualsiasi di queste cose per 1 corona. Più dadi ci sono su uno spazio, più lo spazio dà. Tre dadi mostrano 1: prendine uno.
learn-austria-split = Sono 3 cubetti. Non puoi prendere più torte che strudel, quindi al massimo 1 torta. Prendila.
learn-austria-serve = I cubetti che ricevi possono andare subito ai tuoi ospiti. Dai la torta alla Contessa. Ciò che non serve a nessuno va in cucina da sé.
learn-austria-kitchen = In cucina ci sono ancora i 4 cubetti con cui cominciano tutti. Per 1 corona puoi servirne da lì fino a 3. Facciamolo.
learn-austria-from-kitchen = Dai alla Contessa la seconda torta; il caffè glielo porto io.
learn-austria-check-in = La Contessa ha tutto ciò che ha ordinato. Accompagnala in camera! È una nobile, quindi le spetta quella blu, e la ricompensa è immediata. Quella camera è un gruppo a sé, e anche un gruppo pieno dà un bonus.
learn-austria-neighbours-turn = 9 punti al primo turno: splendido! Ora il tuo avversario ha due turni di fila. In due giocatori, l’ordine di questo round è: tu, lui, lui, tu.
learn-austria-price = Il tuo secondo turno. Mr. Boydell oggi costa 1 corona. È un turista, quindi verde: i turisti dormono in camere di qualsiasi colore. Ti aiuterà con l’Imperatore, che conoscerai presto.
learn-austria-rooms-die = Le camere vanno preparate prima che servano agli ospiti. Due dadi mostrano 3: prendine uno e potrai preparare 2 camere.
learn-austria-prepare = Anche le ultime due camere al piano più basso sono gratis. Una nuova camera deve toccarne una che hai già: accanto, sopra o sotto. Prendi quella rossa; quella blu accanto la preparo io.
learn-austria-end-turn = Il tuo turno è completo: terminalo. Nelle tue partite potrai annullare ciò che hai fatto, a meno che non abbia rivelato qualcosa di nuovo, come una carta o i dadi.
learn-austria-politics-cards = Secondo round, e comincia il tuo avversario. Intanto guarda le carte Obiettivo: tre traguardi per tutti. In questa partita sono 12 camere, preparate o occupate; 6 gruppi pieni; e 4 camere gialle e 3 blu, tutte occupate. Il primo che raggiunge un traguardo ottiene 15 punti, il secondo 10. Ogni camera che prepari e ogni ospite ti avvicinano.
learn-austria-emperor-track = Hai visto? Il tuo avversario è avanzato di 2 spazi sul tracciato Imperatore. L’Imperatore arriva dopo i round 3, 5 e 7. Prima ognuno ottiene i punti del proprio spazio. Poi tutti arretrano, la prima volta di 3 spazi. Chi resta sul 3 o oltre riceve un bonus; chi torna sullo 0, una penalità. Ora sei sullo 0: rimediamo.
learn-austria-second-round = Ora hai due turni di fila. Il Cavaliere dell’Impero vuole solo 1 caffè. Prego, Eccellenza!
learn-austria-stronger = I tuoi ospiti vogliono 2 torte, ma tre dadi ne danno al massimo 1. Per 1 corona puoi potenziare il dado: vale come se ce ne fosse uno in più. Prendi l’1 con il segno più.
learn-austria-two-cakes = Fanno 4 cubetti. Due e due, per cortesia.
learn-austria-serve-two = Una torta al Farmacista. A Mr. Boydell torta e strudel li porto io.
learn-austria-two-check-ins = Due ospiti sono pronti per la camera. Prima il Farmacista, prego.
learn-austria-which-room = È un cittadino, quindi camera rossa. Le 4 camere rosse qui stanno insieme: sono un gruppo, e il bonus arriva quando sono tutte occupate.
learn-austria-tourist-room = E ora Mr. Boydell. Un turista può dormire ovunque. Mettilo accanto al Farmacista, così 2 delle 4 camere rosse sono occupate. E ti fa avanzare di 2 spazi sul tracciato Imperatore.
learn-austria-sculptor = Il tuo secondo turno di questo round. Lo Scultore costa 1 corona e vuole 1 vino. Ho un piano.
learn-austria-staff-die = Un buon hotel ha bisogno di buon personale. Hai in mano 6 carte Personale, e un 5 ne assume una. Due dadi mostrano 5, quindi costa 2 corone in meno.
learn-austria-hire = L’Addetto alla Cantina ti porta 1 vino ogni round. Le carte con lo stesso segno si attivano una volta per round; altre una volta sola, sempre, o a fine gioco. Assumi l’Addetto alla Cantina.
learn-austria-use-staff = Comincia subito. Usalo: il vino va allo Scultore.
learn-austria-sculptor-room = La sua ordinazione è completa. Accompagnalo in camera.
learn-austria-free-room = La ricompensa dello Scultore è una camera gratis in uno dei due piani più bassi. Prendi quella sopra la tua camera gialla: fa parte dello stesso gruppo.
learn-austria-pass = Ora il tuo avversario passa. Chi passa aspetta. Quando hanno passato tutti quelli che hanno ancora un turno, un dado viene tolto e gli altri si rilanciano.
learn-austria-emperor-comes = Terzo round, e alla fine arriva l’Imperatore. Ora sei sul 2. Arretrare di 3 ti porterebbe allo 0, cioè a una penalità. Ci serve almeno il 6. Ma prima il Conte: un nobile non guasta mai.
learn-austria-barkeeper-again = Nuovo round, nuovo vino. L’Addetto alla Cantina è di nuovo a disposizione.
learn-austria-emperor-die = Tre dadi mostrano 4. Con il potenziamento da 1 corona fanno 4 in tutto: spazi sul tracciato Imperatore, corone in cassa, o un po’ di entrambi.
learn-austria-steps-or-crowns = Tutti e 4 per l’Imperatore. Così arrivi al 6. Ottieni i punti di quello spazio, poi tutti arretrano di 3: resti sul 3, quanto basta per il suo bonus.
learn-austria-last-before-emperor = L’Imperatore è in viaggio: questo è il tuo ultimo turno prima che arrivi. Il Ritrattista vuole 2 vini, e uno è in cucina.
learn-austria-wine-and-coffee = Un dado mostra 2. Potenziato per 1 corona, ti dà 2 cubetti: un vino e un caffè.
learn-austria-knight = Dai il caffè al Cavaliere dell’Impero. Il vino lo porto io al Ritrattista.
learn-austria-blue-group = Il Cavaliere prende la seconda camera blu. Un altro gruppo pieno!
learn-austria-last-wine = E, per un’altra corona, il vino dalla cucina. La strada per il Ritrattista la trova da sé.
learn-austria-painter = Anche il Ritrattista è pronto.
learn-austria-cube-of-choice = Ti ricompensa con 2 corone e un cubetto a scelta. Il Conte gradirebbe un caffè.
learn-austria-count-coffee = Daglielo. Poi il round finisce e arriva l’Imperatore.
learn-austria-emperor-pleased = L’Imperatore ti ha dato 4 punti per lo spazio 6, e ora il suo bonus: una camera gratis, a qualsiasi piano tu possa raggiungere. Prendi l’ultima del gruppo giallo.
learn-austria-time-passes = Ormai sai quasi tutto, quindi saltiamo un round. Arrivano altri ospiti e il tuo gruppo rosso ai piani bassi è pieno: sono 10 corone. Ci rivediamo al quinto round.
learn-austria-round-five = Quinto round, e le corone non ti mancano. Ricordi la carta Obiettivo delle 12 camere? Ne hai 9. Tre dadi mostrano 3, quindi stavolta niente ospite: subito il dado.
learn-austria-higher-rooms = Ai piani alti si paga di più, ma alcune camere danno un punto o due appena le prepari. E a fine gioco una camera occupata vale di più quanto più è in alto. Comincia da questa; le due al piano di sopra le preparo io.
learn-austria-first-claim = 12 camere, e prima del tuo avversario! Metti il dischetto sulla carta Obiettivo: 15 punti.
learn-austria-time-passes-again = 56 a 11. Saltiamo ancora un po’. Anche ai 6 gruppi pieni arrivi prima tu, e l’Imperatore torna, ben soddisfatto. Con le camere gialle e blu, però, il tuo avversario è più svelto. Ci rivediamo al settimo round, l’ultimo.
learn-austria-last-round = L’ultimo round. Guarda come brilla il tuo hotel! Ora si finisce tutto ciò che si può ancora finire. La Cantante vale bene una corona.
learn-austria-big-die = Quattro dadi mostrano 1: sono 4 cubetti. Una torta e 2 strudel sono per il Maggiore; lo servo io.
learn-austria-major-room = Una camera per il Maggiore, prego.
learn-austria-vocalist = La Cantante vuole uno strudel e 2 vini, e sono in cucina. Per 1 corona riceve tutti e tre.
learn-austria-vocalist-room = E anche lei sale in camera.
learn-austria-rewards-in-order = Due ricompense insieme. Nelle tue partite scegli tu quale viene prima; oggi cominciamo dalla torta.
learn-austria-last-hire = La seconda ricompensa: assumi una carta Personale con 3 corone di sconto. Il Portiere, un mio collega! Dà punti a fine gioco.
learn-austria-politics = 4 camere gialle e 3 blu: ecco anche la terza carta Obiettivo. Il tuo avversario è arrivato prima e ha preso i 15 punti. Al secondo ne vanno 10. Prendili.
learn-austria-last-wine-point = Alla fine ogni cubetto in cucina vale 1 punto, e così ogni corona. Usa dunque l’Addetto alla Cantina un’ultima volta.
learn-austria-pass-yourself = L’ultimo turno della partita è tuo. I dadi rimasti servono a poco. Passa: se ne toglie uno e gli altri si rilanciano.
learn-austria-last-die = Un 4: è una corona, e piace anche alla tua Lavandaia.
learn-austria-last-crown = L’Imperatore arriva un’ultima volta e manda tutti indietro di 7 spazi: avanzare di 1 non ti servirebbe. Prendi la corona.
learn-austria-end = E la partita è finita! L’Imperatore non era contento di nessuno dei due: 8 punti in meno per entrambi. Poi sono arrivati i punti per le camere occupate (di più ai piani alti), per il tuo personale, per corone e cubetti. Un ospite rimasto nel Caffè ti sarebbe costato 5 punti. Hai vinto con un bel distacco, 168 a 126. Ora gioca una partita per conto tuo. Resto al tuo fianco: basta chiedere.

## Overbooking

learn-overbooking-workers = Buonasera, sono Leopold. Stanotte la città è piena, e ai tuoi ospiti servono letti. Dopo 4 round vince chi ha più punti: le monete degli ospiti che hanno avuto un letto, e i segnalini. Le tue carte sono gruppi di ospiti: il numero dice quanti letti servono, le monete quanto valgono. Quando un hotel apre, i gruppi più grandi vengono alloggiati per primi. Un gruppo senza letto non porta nulla. Scegli una carta, e le cornici dorate mostrano dove può andare. Metti i tuoi operai, tutti e 6, in coda all’hotel 1.
learn-overbooking-face-down = Guarda la carta del tuo avversario in coda. È coperta, ma il dorso mostra uno stemma grande: un gruppo da 4–6. È tutto ciò che sai, e il tuo avversario non sa di più della tua. Ora tocca a lui piazzare la prossima carta.
learn-overbooking-back-door = Quasi tutti gli hotel hanno anche una porta sul retro, a sinistra. Lì le carte non aspettano un letto: usano la loro abilità quando l’hotel apre. E con certe abilità, in coda ci finiscono lo stesso. L’abilità dei tuoi mercanti aggiunge 3 letti. E la prima carta a una porta sul retro prende il segnalino: 1 punto.
learn-overbooking-house-rule = Alcuni hotel hanno regole proprie: tocca l’insegna di un hotel, o passaci sopra il puntatore, per leggerle. L’hotel 2 alloggia i soldati prima di tutti gli altri. Metti dunque in coda lì i tuoi soldati con la colomba.
learn-overbooking-small-guest = Ora il contrario degli operai: un monaco. Gli basta 1 letto, e uno avanza quasi sempre. Porta 3 monete. In coda all’hotel 1, prego.
learn-overbooking-soldiers = E ora una piccola cattiveria. I soldati alla porta sul retro possono sostituire degli operai in coda, di chiunque siano: prendono il loro posto, e gli operai vengono scartati. Il tuo avversario ha una carta grande in coda all’hotel 2; speriamo che siano operai. E intanto prendi il secondo segnalino.
learn-overbooking-check-in = Il check-in! Gli hotel aprono dall’alto in basso, e ogni carta viene scoperta. Prima agiscono le carte alla porta sul retro, una dopo l’altra. Poi chiede i letti il gruppo più grande, poi il successivo: ✓ li ottiene, ✗ se ne va a mani vuote. Con calma: ogni clic mostra il passo successivo.
learn-overbooking-drive-away = Questo era l’hotel 1: i tuoi mercanti e gli operai del tuo avversario, alla porta sul retro, si sono annullati a vicenda. I tuoi operai e il tuo monaco hanno un letto, i suoi nobili no. Ora l’hotel 2, e ci sono davvero degli operai! Un ✓ segna le carte che avrebbero un letto, una ✗ quelle che resterebbero senza. Sostituisci gli operai!
learn-overbooking-second-round = I tuoi due gruppi di soldati sono stati alloggiati per primi. 8 punti a 1! Per il secondo round gli hotel si girano e tutti pescano fino ad avere 9 carte. Ora comincia il tuo avversario, quindi a te tocca l’ultimo turno.
learn-overbooking-face-up = All’hotel 1 la seconda carta della coda sta scoperta. Sarà la tua, quindi scegline una che tutti possano vedere: nobili, 4 letti.
learn-overbooking-nobles = I nobili alla porta sul retro danno la precedenza a una tua carta in coda: sarà alloggiata per prima. Mettili alla porta sul retro dell’hotel 2 e prendi il segnalino.
learn-overbooking-under-cover = Agli operai del tuo avversario servono 6 dei 13 letti. Dietro di loro metti i tuoi mercanti: 2 letti, 3 monete.
learn-overbooking-maids = Un’altra carta grande del tuo avversario. Se sono operai anche questi, resta solo 1 letto. Ma tu hai i nobili alla porta sul retro: metti in coda anche le tue domestiche.
learn-overbooking-fifth-card = Chi ha l’ultimo turno può tenere la quinta carta. Noi invece rischiamo: l’hotel 1 ha 11 letti, e il tuo monaco avrà ciò che lasciano i gruppi più grandi. Se resta 1 letto, porta 3 monete.
learn-overbooking-name = Overbooking! Proprio come il nome del gioco. Soldati, nobili e mercanti hanno preso tutti gli 11 letti, e il tuo monaco dorme al parco. L’hotel 2 promette altrettanto male: due gruppi di operai vogliono 12 dei 13 letti. Ma i tuoi nobili hanno voce in capitolo. Dai la precedenza alle domestiche: prendono 3 letti, i primi operai 6, e i 4 che restano non bastano per gli altri. Così ci stanno anche i tuoi mercanti.
learn-overbooking-time-passes = 16 a 7. Hai visto quasi tutto. Manca solo questo: le domestiche alla porta sul retro possono sostituire un’altra tua carta in coda, e un monaco va a mettersi in fondo. Una coda contiene 4 carte, una porta sul retro 2. Tra gruppi uguali viene prima il più vicino all’hotel. Dopo il secondo round ci sono nuovi hotel. Saltiamo il terzo e ci rivediamo al quarto, l’ultimo.
learn-overbooking-last-round = L’ultimo round. Il tuo avversario ha recuperato un po’, e comincia lui. Guarda dove vanno le carte.
learn-overbooking-monk = L’hotel 1 ha 11 letti. Di nuovo un monaco, ma stavolta al suo letto ci pensiamo noi.
learn-overbooking-merchants = Il tuo avversario gli ha messo dietro una carta grande. Ai tuoi mercanti bastano 2 letti.
learn-overbooking-fewer-beds = Una seconda carta grande. Ora operai alla porta sul retro: 3 letti in meno. Gli 8 che restano non bastano per due gruppi grandi, a meno che non siano nobili tutti e due, ma accanto a uno c’è posto per i piccoli.
learn-overbooking-nobles-again = Per sicurezza manda lì anche i nobili. Potranno dare la precedenza al tuo monaco.
learn-overbooking-last-card = L’ultima carta della partita: mercanti, in coda all’hotel 2.
learn-overbooking-name-again = L’hotel 1 apre con 8 letti. Dai la precedenza al monaco: 1 letto a lui, poi 4 a un gruppo di nobili. Ne restano 3, e ai tuoi mercanti ne servono 2.
learn-overbooking-end = 32 a 28: hai vinto! La partita è stata più combattuta di quanto sembrasse: l’hotel 2 è andato al tuo avversario, 9 monete a 3, mentre noi badavamo all’hotel 1. Oggi contavano solo le monete delle carte alloggiate e i segnalini; più avanti puoi aggiungere i punti per gli stemmi. Ora gioca una partita per conto tuo. Resto al tuo fianco: basta chiedere.
