### The guided first games: what Leopold, the concierge, says.

learn-title = Una prima partita con Leopold
learn-you = Tu
learn-neighbour = Vicino
learn-next = Ora questo, per favore:
learn-others-move = Tocca al tuo vicino. Guarda il tavolo.
learn-other =
    { $times ->
        [one] Le regole permettono anche questo. Oggi però facciamo in un altro modo, così ti mostro una cosa.
       *[other] Ottima idea per la tua prossima partita! Per adesso segui la cornice dorata.
    }
learn-go-on = Avanti
learn-back = Un passo indietro
learn-progress = A che punto sei
learn-play = Gioca una vera partita
learn-rules = Leggi le regole
learn-again = Ancora una volta da capo

## Grand Austria Hotel

learn-austria-first-guest = Buonasera, e che piacere averti qui! Sono Leopold. Questo è il tuo hotel a Vienna: ancora vuoto, ma non per molto. Gli ospiti si siedono prima nel tuo Caffè. Tutti cominciano con un ospite gratis. Prendiamo la Contessa: vuole due torte (T) e un caffè (C), e ripaga con 7 punti (PV) e 3 corone.
learn-austria-first-rooms = A un ospite serve una camera pronta. Al piano più basso le camere non costano nulla; ogni piano più in alto costa una corona in più. Prepara tre camere, una per colore: blu per i nobili, gialla per gli artisti, rossa per i cittadini.
learn-austria-neighbour-rooms = Il tuo vicino fa lo stesso. Anche il suo hotel è sul tavolo: vedi tutto, tranne le carte che ha in mano.
learn-austria-take-guest = Il tuo primo turno! Ha due parti. Prima puoi prendere un ospite dalla fila: i due a destra sono gratis, gli altri costano da una a tre corone. Il Farmacista vuole solo una torta. Invitalo.
learn-austria-take-die = Ora il cuore del gioco: prendi un dado. I dadi stanno su sei spazi. L’1 porta strudel e torte, il 2 vino e caffè, il 3 prepara camere, il 4 è per Imperatore e cassa, il 5 assume personale, il 6 è quello che vuoi. Più dadi ci sono su uno spazio, più lo spazio dà. Tre dadi mostrano 1: prendine uno.
learn-austria-split = Tre cubetti. Non puoi avere più torte che strudel, quindi al massimo una torta. Prendila.
learn-austria-serve = Quello che ricevi può andare subito ai tuoi ospiti. Dai la torta alla Contessa. Ciò che non serve a nessuno va in cucina da sé.
learn-austria-kitchen = In cucina ci sono ancora i quattro cubetti con cui cominciano tutti. Per una corona puoi servire da lì fino a tre cubetti. Facciamolo.
learn-austria-from-kitchen = La seconda torta per la Contessa, e poi il suo caffè.
learn-austria-check-in = La Contessa ha tutto ciò che ha ordinato. Accompagnala in camera! È una nobile, quindi le spetta quella blu, e ripaga subito. Quella camera è un gruppo a sé, e anche un gruppo pieno dà un bonus.
learn-austria-neighbours-turn = 9 punti al primo turno: splendido. Ora il tuo vicino ha due turni di fila. In due giocatori l’ordine di un round è: tu, lui, lui, tu.
learn-austria-price = Il tuo secondo turno. Mr. Boydell oggi costa una corona. È un turista, verde: i turisti dormono in camere di qualsiasi colore. Ti aiuta con l’Imperatore, che incontrerai presto.
learn-austria-rooms-die = Ti servono camere prima che servano ai tuoi ospiti. Due dadi mostrano 3: puoi preparare due camere.
learn-austria-prepare = Le due camere rimaste al piano più basso sono gratis. Una camera deve stare accanto a una che hai già, o sopra o sotto.
learn-austria-end-turn = Questo era il tuo turno. In una partita tua puoi tornare indietro finché non si pesca una carta, non si assume qualcuno, non si lanciano i dadi o non gioca qualcun altro.
learn-austria-second-round = Secondo round. Stavolta il tuo vicino ha cominciato, e tu hai due turni di fila. Il Cavaliere dell’Impero vuole un solo caffè: prego, Eccellenza.
learn-austria-stronger = I tuoi ospiti vogliono due torte. Tre dadi darebbero al massimo una torta; per una corona il tuo dado lavora come se lì ce ne fosse uno in più. Prendi l’1 con il più.
learn-austria-two-cakes = Quattro cubetti: due e due.
learn-austria-serve-two = Una torta per il Farmacista, poi una torta e uno strudel per Mr. Boydell.
learn-austria-two-check-ins = Due ospiti aspettano la loro camera. Prima il Farmacista.
learn-austria-which-room = È un cittadino: rosso. Le quattro camere rosse qui stanno insieme, sono un gruppo. Il gruppo paga quando tutte e quattro sono occupate.
learn-austria-tourist = E adesso Mr. Boydell.
learn-austria-tourist-room = Un turista può dormire ovunque. Mettilo accanto al Farmacista: così due delle quattro camere rosse sono occupate. E ti porta due passi avanti sul tracciato Imperatore.
learn-austria-sculptor = Il tuo secondo turno di questo round. Lo Scultore vuole un vino. Ho un piano; costa una corona.
learn-austria-staff-die = Un buon hotel ha bisogno di buon personale. Hai sei carte in mano, e un 5 ne assume una. Due dadi mostrano 5: costa due corone in meno.
learn-austria-hire = L’Addetto alla Cantina porta un vino ogni round. Le carte con lo stesso segno lavorano una volta per round, altre una volta sola, sempre, o a fine gioco. Assumi l’Addetto alla Cantina.
learn-austria-use-staff = Comincia subito. Usalo!
learn-austria-one-wine = E il vino va allo Scultore.
learn-austria-sculptor-room = La sua ordinazione è completa: accompagnalo in camera.
learn-austria-free-room = Lo Scultore ti ringrazia con una camera in uno dei due piani più bassi. Scegli tu: quella sopra la tua camera gialla appartiene allo stesso gruppo.
learn-austria-pass = Il tuo vicino passa. Chi passa aspetta: quando tutti quelli che restano hanno passato, i dadi rimasti si rilanciano, uno di meno.
learn-austria-emperor-comes = Terzo round, e alla fine arriva l’Imperatore! Chi è troppo indietro sul suo tracciato viene punito; chi sta bene viene premiato. Tu sei sul 2. Prima il Conte: un nobile non guasta mai.
learn-austria-barkeeper-again = Un nuovo round, un nuovo vino. L’Addetto alla Cantina può lavorare ancora.
learn-austria-emperor-die = Tre dadi mostrano 4, e con una corona i passi diventano quattro: sul tracciato Imperatore, in cassa, o un po’ e un po’.
learn-austria-steps-or-crowns = Tutti e quattro per l’Imperatore. Sarai sul 6. Lui assegna i punti, poi tutti tornano indietro di tre: ti resta il 3, giusto quel che serve per il suo premio.
learn-austria-last-before-emperor = Il tuo ultimo turno prima dell’Imperatore. Il Ritrattista vuole due vini; uno è in cucina.
learn-austria-wine-and-coffee = Un dado mostra 2. Con una corona porta due cubetti: un vino e un caffè.
learn-austria-knight = Il caffè va al Cavaliere dell’Impero, il vino al Ritrattista.
learn-austria-blue-group = Il Cavaliere dell’Impero va nella seconda camera blu. Un altro gruppo pieno!
learn-austria-last-wine = E, per un’altra corona, il vino dalla cucina. Va dove serve.
learn-austria-painter = Anche il Ritrattista ha tutto.
learn-austria-cube-of-choice = Ti ringrazia con delle corone e un cubetto a tua scelta. Il Conte gradirebbe un caffè.
learn-austria-count-coffee = Daglielo. Poi il round finisce e arriva l’Imperatore.
learn-austria-emperor-pleased = L’Imperatore ti ha dato 4 punti per lo spazio 6, e il suo premio: una camera gratis, a qualsiasi piano che puoi raggiungere. Prendi l’ultima del gruppo giallo.
learn-austria-time-passes = Ora sai quasi tutto. Lasciamo passare qualche round: ospiti sono venuti e andati, l’Imperatore è tornato una seconda volta. Ci rivediamo al settimo round, l’ultimo.
learn-austria-last-round = L’ultimo round. Guarda come brillano le tue finestre! Adesso bisogna finire tutto ciò che si può ancora finire. La Cantante vale bene una corona.
learn-austria-big-die = Quattro dadi mostrano 1: quattro cubetti.
learn-austria-serve-major = Una torta e due strudel per il Maggiore.
learn-austria-major-room = Una camera per il Maggiore.
learn-austria-vocalist = Strudel e due vini sono in cucina. Per una corona la Cantante riceve tutti e tre.
learn-austria-vocalist-room = E anche lei sale in camera.
learn-austria-rewards-in-order = Due ringraziamenti insieme. In una partita tua scegli tu quale viene prima; qui cominciamo dalla torta.
learn-austria-last-hire = Il suo secondo grazie: assumi qualcuno con tre corone di sconto. Il Portiere, un mio collega! Conta a fine gioco.
learn-austria-politics = Guarda le carte Obiettivo. Quattro camere gialle e tre blu sono occupate: ne hai soddisfatta una. Chi arriva per primo ottiene di più, chi viene dopo di meno. Mettici il tuo dischetto.
learn-austria-last-wine-point = I cubetti in cucina valgono un punto l’uno a fine gioco, e così le corone. Usa dunque l’Addetto alla Cantina ancora una volta.
learn-austria-pass-yourself = L’ultimo turno della partita è tuo. I dadi rimasti servono a poco: passa, e si rilanciano. Prima uno viene tolto.
learn-austria-last-die = Un 4: è una corona, e piace anche alla tua Lavandaia.
learn-austria-last-crown = L’Imperatore arriva ancora una volta e manda tutti indietro di sette: un passo non ti servirebbe. Prendi la corona.
learn-austria-end = Ed ecco la partita! L’Imperatore non era contento di nessuno dei due: 8 punti in meno per entrambi. Poi sono arrivati i punti per le camere occupate, di più quanto più alto è il piano; per il tuo personale; per corone e cubetti. Un ospite rimasto nel Caffè sarebbe costato 5. Hai vinto con un bel distacco, 168 a 126. Ora giocane una tutta tua: resto al tuo fianco, basta chiedere.

## Overbooking

learn-overbooking-workers = Buonasera, sono Leopold. Stanotte tutta la città è piena, e tu devi ancora trovare un letto ai tuoi ospiti. Le tue carte sono gruppi di ospiti; il numero dice quanti letti servono, le monete sono i punti che portano. Quando un hotel apre, i gruppi più grandi vengono accolti per primi. Scegli una carta, e le cornici dorate mostrano dove può andare. Metti i tuoi operai, sono sei, in coda all’hotel 1.
learn-overbooking-face-down = Guarda la carta del tuo vicino nella coda. È coperta, ma sul dorso c’è uno stemma grande: un gruppo da quattro a sei. Di più non sai, e lui non sa di più delle tue. Ora il tuo vicino ne piazza un’altra.
learn-overbooking-back-door = Gli hotel hanno anche una porta sul retro, a sinistra. Lì le carte non chiedono letti; fanno qualcosa. I mercanti fanno posto a tre letti in più. E chi arriva per primo a una porta sul retro prende il segnalino: un punto.
learn-overbooking-house-rule = Gli hotel hanno regole proprie; tocca l’insegna di un hotel, o indicala, per leggerle. L’hotel 2 accoglie i soldati prima di tutti gli altri. Metti dunque i tuoi soldati della colomba nella sua coda.
learn-overbooking-small-guest = Ora il contrario degli operai: un monaco. Gli basta un letto, e un letto avanza quasi sempre. Porta tre monete. Hotel 1, per favore.
learn-overbooking-soldiers = Una piccola cattiveria. I soldati alla porta sul retro cacciano degli operai dalla coda, di chiunque siano, e prendono il loro posto. Lì il tuo vicino ha una carta grande; speriamo. E intanto prendi il secondo segnalino.
learn-overbooking-drive-away = Tutti hanno piazzato cinque carte, quindi gli hotel aprono, dall’alto in basso. All’hotel 1 i tuoi mercanti e i suoi operai alla porta sul retro si sono annullati; i tuoi operai e il tuo monaco hanno avuto un letto. Ora l’hotel 2: ci sono davvero degli operai. Il segno ✓ è su chi avrebbe un letto, ✗ su chi resterebbe senza. Cacciali via!
learn-overbooking-second-round = I tuoi due gruppi di soldati sono stati accolti per primi. 8 punti a 1! Per il secondo round gli hotel si girano e tutti pescano fino ad avere nove carte. Ora comincia il tuo vicino, quindi tu sarai in fondo.
learn-overbooking-face-up = All’hotel 1 la seconda carta della coda è scoperta. Sarà la tua, quindi scegline una che si può vedere: nobili, quattro letti.
learn-overbooking-nobles = I nobili alla porta sul retro ti fanno indicare una tua carta in coda, e quella viene accolta per prima. Mettili all’hotel 2, e prendi il segnalino.
learn-overbooking-under-cover = Agli operai del tuo vicino servono sei dei tredici letti. Dietro di loro i tuoi mercanti: due letti, tre monete.
learn-overbooking-maids = Un’altra carta grande del tuo vicino. Se sono operai tutte e due, resta un letto. Ma tu hai i nobili alla porta sul retro. Metti in coda anche le tue domestiche.
learn-overbooking-fifth-card = Chi gioca per ultimo può tenere la quinta carta. Ma all’hotel 1 c’è posto per un monaco: un letto, tre monete.
learn-overbooking-name = Come temevo: operai e ancora operai. Ora parlano i tuoi nobili. Indica le domestiche: prendono tre letti, i primi operai sei, e agli altri non bastano. Così ci stanno anche i tuoi mercanti.
learn-overbooking-time-passes = 16 a 7. Hai visto quasi tutto. Manca solo questo: le domestiche sul retro possono prendere il posto di un’altra tua carta in coda, e un monaco da lì si mette in fondo; una coda ha posto per quattro carte, il retro per due; tra gruppi uguali va prima quello più vicino all’hotel. Dopo il secondo round arrivano nuovi hotel; il terzo lo saltiamo. Ci rivediamo al quarto, l’ultimo.
learn-overbooking-last-round = L’ultimo round. Il tuo vicino ha recuperato un po’, e comincia. Guarda dove vanno le carte.
learn-overbooking-monk = L’hotel 1 ha undici letti. Prima un monaco: un letto avanza sempre, o quasi.
learn-overbooking-merchants = Dietro, una carta grande del tuo vicino. Ai tuoi mercanti bastano due letti.
learn-overbooking-fewer-beds = Una seconda carta grande. Ora operai alla porta sul retro: tre letti in meno. Otto non bastano per due gruppi grandi, a meno che siano nobili tutti e due, e accanto a uno ce ne stanno di piccoli.
learn-overbooking-nobles-again = Per sicurezza, anche i nobili. Potranno indicare il tuo monaco.
learn-overbooking-last-card = L’ultima carta della partita: mercanti, all’hotel 2.
learn-overbooking-name-again = L’hotel 1 apre con otto letti. Indica il monaco: prima un letto per lui, poi quattro per un gruppo di nobili, ne restano tre, e ai tuoi mercanti ne servono due.
learn-overbooking-end = 32 a 28: hai vinto! Contano solo le monete delle carte accolte e i segnalini; più avanti puoi aggiungere i punti per gli stemmi. Ora giocane una tutta tua: resto al tuo fianco, basta chiedere.
