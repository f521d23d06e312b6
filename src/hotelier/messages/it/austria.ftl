### Grand Austria Hotel: what cards do, what players are asked, what happened.

## Small words

austria-twice = { $what } (due volte)
austria-nothing = niente
austria-the = { FORM($name, "the") }
    .of = { FORM($name, "of") }
    .to = { FORM($name, "to") }
austria-crowns =
    { $n ->
        [one] 1 corona
       *[other] { $n } corone
    }
austria-price =
    { $n ->
        [0] gratis
        [one] 1 corona
       *[other] { $n } corone
    }
    .for =
    { $n ->
        [0] gratis
        [one] per 1 corona
       *[other] per { $n } corone
    }
austria-price-short =
    { $n ->
        [0] gratis
       *[other] { $n }
    }
austria-steps =
    { $n ->
        [one] 1 spazio
       *[other] { $n } spazi
    }
austria-staff-cards =
    { $n ->
        [one] 1 carta Personale
       *[other] { $n } carte Personale
    }
austria-vp = { $n } PV
austria-vp-short = +{ $n }
# Rooms are feminine: f is one of them, fp are several.
austria-word-blue = blu
    .f = blu
    .fp = blu
austria-word-yellow = giallo
    .f = gialla
    .fp = gialle
austria-word-red = rosso
    .f = rossa
    .fp = rosse
austria-word-green = verde
    .f = verde
    .fp = verdi
austria-word-group = gruppo
    .whole = gruppo completamente occupato
    .full = gruppo pieno
austria-word-floor = piano
    .whole = piano completamente occupato
    .full = piano pieno
austria-word-column = colonna
    .whole = colonna completamente occupata
    .full = colonna piena
austria-kind-blue = nobile, carta blu
austria-kind-yellow = artista, carta gialla
austria-kind-red = cittadino, carta rossa
austria-kind-green = turista, carta verde
austria-cube-s = strudel
    .a = uno strudel
    .many = strudel
    .none = nessuno strudel
austria-cube-c = torta
    .a = una torta
    .many = torte
    .none = nessuna torta
austria-cube-w = vino
    .a = un vino
    .many = vini
    .none = nessun vino
austria-cube-k = caffè
    .a = un caffè
    .many = caffè
    .none = nessun caffè
austria-cubes-s = { $n } strudel
austria-cubes-c =
    { $n ->
        [one] 1 torta
       *[other] { $n } torte
    }
austria-cubes-w =
    { $n ->
        [one] 1 vino
       *[other] { $n } vini
    }
austria-cubes-k = { $n } caffè

## Effects in full

austria-effect-crowns = { austria-crowns }
austria-effect-emperor = avanza di { austria-steps } sul tracciato Imperatore
austria-effect-vp = { $n } PV
austria-effect-vp-per-staff = { $n } PV per ogni carta Personale assunta
austria-effect-cubes = { $cubes }
austria-effect-choice =
    { $n ->
        [one] 1 cubetto a scelta
       *[other] { $n } cubetti a scelta
    }
austria-effect-complete = completa l’ordinazione di un ospite con cubetti della riserva
austria-effect-draw = pesca { austria-staff-cards }
austria-effect-hire =
    { $price ->
        [free] assumi gratis una carta Personale dalla mano
        [full] assumi una carta Personale dalla mano a prezzo pieno
       *[less] assumi una carta Personale dalla mano con { austria-crowns } di sconto
    }
austria-effect-offer =
    { $price ->
        [free] assumi gratis 1 di 3 nuove carte Personale
       *[less] assumi 1 di 3 nuove carte Personale con { austria-crowns } di sconto
    }
austria-effect-prep =
    { $lit ->
        [yes] prepara gratis { austria-a-room } (diventa subito occupata)
       *[no]
            { $price ->
                [free] prepara gratis { austria-a-room }
                [less] prepara { austria-a-room } con { austria-crowns } di sconto
               *[full]
                    { $times ->
                        [one] prepara una camera al prezzo del suo piano
                       *[other] prepara fino a { $times } camere, ognuna al prezzo del suo piano
                    }
            }
    }
austria-a-room =
    { $low ->
        [yes] una camera al piano 1 o 2
       *[no] una camera
    }
austria-effect-occupy = occupa una delle tue camere preparate
austria-effect-invite = prendi gratis un ospite dalla fila
austria-effect-extra = gioca subito un turno extra con uno spazio Azione che ha almeno un dado (il dado resta lì)
austria-effect-extra-revised = svolgi un’azione extra con uno spazio Azione che ha almeno un dado (il dado resta lì)
austria-effect-food =
    { $most ->
        [0] 1 strudel
        [1] { $n } strudel (1 può essere una torta)
       *[other] { $n } strudel (fino a { $most } possono essere torte)
    }
austria-effect-drinks =
    { $most ->
        [0] 1 vino
        [1] { $n } vini (1 può essere un caffè)
       *[other] { $n } vini (fino a { $most } possono essere caffè)
    }
austria-effect-advance =
    { $n ->
        [one] 1 spazio sul tracciato Imperatore o 1 corona
       *[other] { $n } spazi sul tracciato Imperatore o corone, combinati a piacere
    }
austria-effect-both = avanza di { austria-steps } sul tracciato Imperatore e ricevi { austria-crowns }
austria-effect-mimic = una delle azioni 1–5 con potenza { $n }

## Effects in two or three words, mostly beside an icon

austria-short-crowns = { austria-crowns }
austria-short-emperor = { austria-steps }
austria-short-vp = { $n } PV
austria-short-vp-per-staff = { $n } PV a carta Personale
austria-short-cubes = { $cubes }
austria-short-choice =
    { $n ->
        [one] 1 cubetto a scelta
       *[other] { $n } cubetti a scelta
    }
austria-short-complete = completa 1 ordinazione
austria-short-draw = pesca { $n }
austria-short-hire =
    { $price ->
        [free] assumi gratis
        [full] assumi
       *[less] assumi (sconto { $n })
    }
austria-short-offer =
    { $price ->
        [free] assumi gratis 1 di 3
       *[less] assumi 1 di 3 (sconto { $n })
    }
austria-short-prep =
    { $lit ->
        [yes] camera occupata gratis
       *[no]
            { $price ->
                [free]
                    { $low ->
                        [yes] gratis ai piani 1–2
                       *[no] camera gratis
                    }
                [less] camera (sconto { $n })
               *[full]
                    { $times ->
                        [one] 1 camera
                       *[other] { $times } camere
                    }
            }
    }
austria-short-occupy = occupa una camera
austria-short-invite = ospite gratis
austria-short-extra = turno extra
austria-short-food =
    { $most ->
        [0] 1 strudel
        [1] { $n } strudel (max 1 torta)
       *[other] { $n } strudel (max { $most } torte)
    }
austria-short-drinks =
    { $most ->
        [0] 1 vino
       *[other] { $n } vini (max { $most } caffè)
    }
austria-short-advance =
    { $n ->
        [one] 1 spazio o corona
       *[other] { $n } spazi / corone
    }
austria-short-both =
    { $n ->
        [one] spazio + corona
       *[other] { $n } spazi + { $n } corone
    }
austria-short-mimic = a scelta, potenza { $n }

## Guests and staff

austria-guest-card = { $name } ({ $kind }) ordina { $order }. Una volta in camera: { $gives }.
austria-guest-does = ordina { $order }; una volta in camera: { $gives }
austria-staff-does = { $when }: { $does }
austria-staff-card =
    { $cost ->
        [0] { $name } (gratis) – { $when }: { $does }.
        [one] { $name } (1 corona) – { $when }: { $does }.
       *[other] { $name } ({ $cost } corone) – { $when }: { $does }.
    }
austria-when-once = una volta, all’assunzione
austria-when-round = una volta per round
austria-when-permanent = permanente
austria-when-end = a fine gioco
austria-staff-on-guest-crowns = { austria-crowns } ogni volta che un ospite { $of } va in camera
austria-staff-on-guest-emperor = avanza di { austria-steps } sul tracciato Imperatore ogni volta che un ospite { $of } va in camera
austria-staff-on-guest-vp = { $n } PV ogni volta che un ospite { $of } va in camera
austria-staff-on-any-guest = { austria-crowns } ogni volta che un ospite va in camera
austria-staff-on-any-guest-revised = { austria-crowns } ogni volta che una tua camera diventa occupata, in qualsiasi modo
austria-staff-on-order = { $n } PV ogni volta che va in camera un ospite con un’ordinazione di { $of } cubetti
austria-staff-free-rooms = prepari gratis le camere { FORM($of, "fp") }
austria-staff-on-die-vp = { $n } PV ogni volta che prendi un dado { $faces }
austria-staff-on-die-emperor = avanza di { austria-steps } sul tracciato Imperatore ogni volta che prendi un dado { $faces }
austria-staff-on-die-prep = ogni volta che prendi un dado { $faces } puoi anche preparare una camera a prezzo pieno
austria-staff-on-die-hire = ogni volta che prendi un dado { $faces } puoi anche assumere una carta Personale dalla mano a prezzo pieno
austria-staff-strength = +{ $n } di potenza quando prendi un dado { $faces }
austria-staff-cheaper =
    { $n ->
        [one] quando prendi un dado { $faces }, la carta Personale costa un’altra corona in meno
       *[other] quando prendi un dado { $faces }, la carta Personale costa altre { $n } corone in meno
    }
austria-staff-free-six = un dado { $faces } è gratis e ha +{ $n } di potenza
austria-staff-both = quando prendi un dado { $faces }, per ogni punto di potenza avanzi di 1 spazio sul tracciato Imperatore e ricevi 1 corona
austria-staff-free-delivery = servire dalla cucina è gratis
austria-staff-free-guests = gli ospiti della fila sono gratis
austria-staff-excuse = puoi pagare { austria-crowns } per evitare una penalità dell’Imperatore
austria-staff-on-bonus = { $n } PV ogni volta che ricevi il bonus dell’Imperatore
austria-staff-end-colour = { $n } PV per ogni camera { FORM($of, "f") } occupata
austria-staff-end-occupied = { $n } PV per ogni camera occupata
austria-staff-end-staff = { $n } PV per ogni carta Personale assunta, compresa questa
austria-staff-end-tiles = { $n } PV per ogni camera, preparata o occupata
austria-staff-end-full = { $n } PV per ogni { FORM($of, "whole") }
austria-staff-end-discs = { $n } PV per ogni carta Obiettivo con un tuo dischetto
austria-staff-end-emperor = { $n } PV × il numero del tuo spazio sul tracciato Imperatore (max { $limit } PV)
austria-staff-end-emperor-revised = { $n } PV × il numero del tuo spazio sul tracciato Imperatore
austria-staff-end-sets = { $n } PV per ogni tris di camere occupate, una per colore
austria-staff-end-copy = copia la migliore carta di fine gioco assunta da un altro giocatore
austria-staff-occupy-twice = occupa 2 delle tue camere preparate
austria-brief-on-guest-crowns = ospite { $of }: { austria-crowns }
austria-brief-on-guest-emperor = ospite { $of }: { austria-steps }
austria-brief-on-guest-vp = ospite { $of }: { $n } PV
austria-brief-on-any-guest = ospite in camera: { austria-crowns }
austria-brief-on-any-guest-revised = camera occupata: { austria-crowns }
austria-brief-on-order = ospite da { $of } cubetti: { $n } PV
austria-brief-free-rooms = camere { FORM($of, "fp") } gratis
austria-brief-on-die-vp = dado { $faces }: { $n } PV
austria-brief-on-die-emperor = dado { $faces }: { austria-steps }
austria-brief-on-die-prep = dado { $faces }: anche una camera
austria-brief-on-die-hire = dado { $faces }: assumi anche
austria-brief-strength = dado { $faces }: +{ $n }
austria-brief-cheaper = dado { $faces }: sconto { $n }
austria-brief-free-six = dado { $faces }: gratis, +{ $n }
austria-brief-both = dado { $faces }: spazi e corone
austria-brief-free-delivery = servire è gratis
austria-brief-free-guests = ospiti gratis
austria-brief-excuse = { austria-crowns }: niente penalità
austria-brief-on-bonus = bonus Imperatore: { $n } PV
austria-brief-end-colour = { $n } PV a camera { FORM($of, "f") }
austria-brief-end-occupied = { $n } PV a camera occupata
austria-brief-end-staff = { $n } PV a carta Personale
austria-brief-end-tiles = { $n } PV a camera
austria-brief-end-full = { $n } PV a { FORM($of, "full") }
austria-brief-end-discs = { $n } PV a carta Obiettivo
austria-brief-end-emperor = { $n } PV a spazio, ≤{ $limit }
austria-brief-end-emperor-revised = { $n } PV a spazio
austria-brief-end-sets = { $n } PV a tris di colori
austria-brief-end-copy = copia una carta di fine gioco
austria-brief-occupy-twice = occupa 2 camere

## Politics and the emperor
## The log quotes these for every player, so they do without “your”.

austria-need-crowns =
    { $n ->
        [one] 1 corona in cassa
       *[other] { $n } corone in cassa
    }
austria-need-tiles =
    { $n ->
        [one] 1 camera preparata o occupata
       *[other] { $n } camere preparate o occupate
    }
austria-need-staff =
    { $n ->
        [one] 1 carta Personale assunta
       *[other] { $n } carte Personale assunte
    }
austria-need-emperor = spazio { $n } o oltre sul tracciato Imperatore
austria-need-full =
    { $which ->
        [floor] { $n } piani completamente occupati
        [column] { $n } colonne completamente occupate
       *[group] { $n } gruppi completamente occupati
    }
austria-need-colour = tutte le camere di un colore occupate
austria-need-each =
    { $n ->
        [one] 1 camera occupata di ogni colore
       *[other] { $n } camere occupate di ogni colore
    }
austria-need-two = { $n } camere { FORM($of, "fp") } e { $m } { FORM($and, "fp") } occupate
austria-penalty-crowns = perdi { austria-crowns }
austria-penalty-vp = perdi { $n } PV
austria-penalty-vp-per-staff = perdi { $n } PV per ogni carta Personale assunta
austria-penalty-cubes = perdi tutti i cubetti in cucina
austria-penalty-all-cubes = perdi tutti i cubetti in cucina e sui tavoli del Caffè
austria-penalty-return = rimetti { austria-staff-cards } dalla mano in fondo al mazzo
austria-penalty-demolish = perdi la camera libera più alta
austria-penalty-demolish-twice = perdi le 2 camere libere più alte
austria-penalty-evict = perdi { $n } camere occupate: una al piano più alto che ne ha, poi la più vicina sotto di essa nella stessa colonna
austria-penalty-evict-revised = perdi { $n } camere occupate: una al piano più alto che ne ha, poi una al piano inferiore più vicino che ne ha
austria-penalty-dismiss = licenzia una carta di fine gioco
austria-penalty-or = { $first } oppure { $second }
austria-penalty-else = { $first } o, se non è possibile, { $second }
austria-less-vp-per-staff = −{ $n } PV a carta Personale
austria-less-cubes = perdi i cubetti in cucina
austria-less-all-cubes = perdi i cubetti, anche serviti
austria-less-return =
    { $n ->
        [one] restituisci 1 carta
       *[other] restituisci { $n } carte
    }
austria-less-demolish = perdi la camera libera più alta
austria-less-demolish-twice = perdi le 2 camere libere più alte
austria-less-evict = perdi { $n } camere occupate dall’alto
austria-less-dismiss = licenzia una carta di fine gioco
austria-less-else = { $first }, altrimenti { $second }

## Headline and questions

austria-round = Round { $n } di { $all }
austria-emperor-now = Imperatore dopo questo round
austria-emperor-at = Imperatore dopo il round { $n }
austria-score = hai { $n } PV
austria-q-draft = Tieni una carta Personale e passa le altre.
austria-q-first-guest = Prendi gratis il tuo primo ospite.
austria-q-first-room =
    { $n ->
        [one] Prima dell’inizio puoi preparare ancora 1 camera.
       *[other] Prepara fino a { $n } camere prima dell’inizio. Al piano più basso sono gratis.
    }
austria-q-turn-guest = Se vuoi, prendi un ospite; poi prendi un dado.
austria-q-turn = Prendi un dado.
austria-q-turn-full = Prendi un dado. Il tuo Caffè è pieno: non puoi prendere ospiti.
austria-q-turn-done = Hai usato il dado. Fai altro o termina il turno.
austria-q-turn-stuck = Non puoi prendere nessun dado. Passa, o prima fai altro.
austria-q-turn-extra = E. Gizia: usa uno spazio Azione dove c’è almeno un dado. Il dado resta al suo posto.
austria-q-mimic = Quale azione svolgi con il 6?
austria-q-split = Quali cubetti vuoi?
austria-q-advance = Di quanti spazi vuoi avanzare? Il resto lo ricevi in corone.
austria-q-cube =
    { $n ->
        [one] Scegli un cubetto.
       *[other] Scegli { $n } cubetti, uno alla volta.
    }
austria-q-place = Servi { $cubes } ai tuoi ospiti. Ciò che avanza va in cucina.
austria-q-deliver =
    { $n ->
        [one] Servi ancora 1 cubetto dalla cucina.
       *[other] Servi fino a { $n } cubetti dalla cucina.
    }
austria-q-prepare-full =
    { $n ->
        [one] Scegli una camera da preparare, al prezzo del suo piano.
       *[other] Scegli fino a { $n } camere da preparare, ognuna al prezzo del suo piano.
    }
austria-q-prepare-less = Scegli una camera da preparare con { austria-crowns } di sconto.
austria-q-prepare-low = Scegli una camera da preparare gratis al piano 1 o 2.
austria-q-prepare-free = Scegli una camera da preparare gratis.
austria-q-prepare-lit-low = Scegli una camera al piano 1 o 2. È gratis e diventa subito occupata.
austria-q-prepare-lit = Scegli una camera. È gratis e diventa subito occupata.
austria-q-hire-full = Assumi una carta Personale dalla mano, oppure rinuncia.
austria-q-hire-less = Assumi una carta Personale dalla mano con { austria-crowns } di sconto, oppure rinuncia.
austria-q-hire-free = Assumi gratis una carta Personale dalla mano, oppure rinuncia.
austria-q-offer-full = Assumi una di queste carte Personale, oppure rinuncia.
austria-q-offer-less = Assumi una di queste carte Personale con { austria-crowns } di sconto, oppure rinuncia.
austria-q-offer-free = Assumi gratis una di queste carte Personale, oppure rinuncia.
austria-q-check-in = In quale camera va { FORM($guest, "the") }?
austria-q-occupy = Quale camera preparata vuoi occupare?
austria-q-complete = Quale ordinazione vuoi completare?
austria-q-invite = Prendi gratis un ospite dalla fila, oppure rinuncia.
austria-q-order = Quale effetto risolvi per primo?
austria-q-penalty = L’Imperatore è scontento. Scegli la penalità.
austria-q-return =
    { $n ->
        [one] Scegli una carta da mettere in fondo al mazzo.
       *[other] Scegli { $n } carte da mettere in fondo al mazzo, una alla volta.
    }
austria-q-demolish = A quale camera rinunci?
austria-q-dismiss = Quale carta di fine gioco licenzi?

## Choices

austria-do-keep = Tieni { FORM($name, "the") }
austria-do-guest = Prendi { FORM($name, "the") } · { austria-price }
austria-do-room = Camera { $room }, { FORM($colour, "f") }
austria-do-room-price = Camera { $room }, { FORM($colour, "f") } · { austria-price }
austria-do-room-gift = Camera { $room }, { FORM($colour, "f") } · bonus occupazione: { $gift }
austria-do-done = Non preparare altro
austria-do-die = Dado { $face } · { $gives }
austria-do-die-price = Dado { $face } · { $gives } · { austria-price }
austria-do-die-boost = Dado { $face } potenziato · { $gives } · { austria-price }
austria-do-deliver = Servi dalla cucina · { austria-price }
austria-do-use = Usa { FORM($name, "the") } · { $does }
austria-do-claim = Metti il dischetto sull’obiettivo: { $card } · { $n } PV
austria-do-check-in = Porta in camera { FORM($name, "the") }
austria-do-pass = Passa
austria-do-end = Termina il turno
austria-do-as = Usa come { $face } · { $gives }
austria-do-emperor = { $parts }
austria-aside = { $what } ({ $aside })
austria-beyond = { $n } oltre la fine: { $n } PV
austria-lost =
    { $n ->
        [one] 1 persa: limite della cassa { $limit }
       *[other] { $n } perse: limite della cassa { $limit }
    }
austria-do-split = { $cubes }
austria-do-serve = Servi { FORM($cube, "a") } { FORM($name, "to") }
austria-do-kitchen = Metti { $cubes } in cucina
austria-do-stop-deliver = Non servire altro
austria-do-stop-prepare = Non preparare altro
austria-do-stop-hire = Non assumere
austria-do-stop-occupy = Non occupare camere
austria-do-stop-complete = Non completare
austria-do-stop-invite = Non prendere ospiti
austria-do-hire = Assumi { FORM($name, "the") } · { austria-price }
austria-do-table = Completa l’ordinazione { FORM($name, "of") }
austria-do-excuse = Evita la penalità · 1 corona
austria-do-return = Restituisci { FORM($name, "the") }
austria-do-dismiss = Licenzia { FORM($name, "the") }

## Previews

austria-gain-crowns =
    { $n ->
        [one] +1 corona
       *[other] +{ $n } corone
    }
austria-cost-crowns =
    { $n ->
        [one] −1 corona
       *[other] −{ $n } corone
    }
austria-lost-crowns =
    { $n ->
        [one] 1 persa (cassa piena)
       *[other] { $n } perse (cassa piena)
    }
austria-gain-vp = +{ $n } PV
austria-cost-vp = −{ $n } PV
austria-gain-steps = Imperatore +{ $n }
austria-cost-steps = Imperatore −{ $n }
austria-gain-staff =
    { $n ->
        [one] +1 carta Personale
       *[other] +{ $n } carte Personale
    }
austria-gain-strength = potenza { $n }
austria-gain-lit = camera { $room } occupata
austria-gain-group = gruppo { $colour } completo
austria-gain-ready = { FORM($name, "the") } ha tutto
austria-gain-hired =
    { FORM($name, "gender") ->
        [F] assunta
       *[M] assunto
    } { FORM($name, "the") }
austria-gain-cubes = +{ $cubes }
austria-lose-cubes = −{ $cubes }
austria-lose-room = camera { $room } persa
austria-gain-pass = aspetti; quando tutti hanno passato, un dado viene tolto e gli altri si rilanciano
austria-turn-ends = termina il turno
austria-gains = { $gains }

## “Since your last turn”: what a player did, after the disc of their seat

austria-recap-die = prende un { $face }
austria-recap-guest = prende { FORM($guest, "the") }
austria-recap-hired = assume { FORM($card, "the") }
austria-recap-checked-in = porta in camera { FORM($guest, "the") }
austria-recap-rooms =
    { $n ->
        [one] prepara una camera
       *[other] prepara { $n } camere
    }
austria-recap-served =
    { $n ->
        [one] serve un cubetto
       *[other] serve { $n } cubetti
    }
austria-recap-passed = passa

## The log

austria-log-first-player =
    { $you ->
        [yes] Cominci tu.
       *[no] Comincia { $name }.
    }
austria-log-politics-revealed = Carte Obiettivo: { $what }.
austria-log-tiles-revealed = Tessere Imperatore: { $what }.
austria-log-boards-dealt = Ogni giocatore riceve un hotel diverso.
austria-log-row-dealt = Primi ospiti in fila: { FORM($what, "the") }.
austria-setup-politics = carte Obiettivo
austria-setup-emperor = tessere Imperatore
austria-setup-boards = hotel
austria-setup-row = fila degli ospiti
austria-setup-hands = personale iniziale
austria-log-card-kept =
    { $known ->
        [yes] { $you ->
            [yes] Tieni { FORM($card, "the") }.
           *[no] { $name } tiene { FORM($card, "the") }.
        }
       *[no] { $you ->
            [yes] Tieni una carta Personale.
           *[no] { $name } tiene una carta Personale.
        }
    }
austria-log-hands-passed = Tutti passano le carte a sinistra.
austria-log-round-started = Inizia il round { $n }.
austria-log-dice-rolled =
    { $again ->
        [yes] Si rilanciano i dadi: { $dice }.
       *[no] Si lanciano i dadi: { $dice }.
    }
austria-log-die-binned =
    { $n ->
        [0] L’ultimo dado viene tolto.
        [1] Un dado viene tolto, ne resta 1.
       *[other] Un dado viene tolto, ne restano { $n }.
    }
austria-log-passed =
    { $you ->
        [yes] Passi il turno.
       *[no] { $name } passa.
    }
austria-log-guest-seated =
    { $you ->
        [yes] Prendi { FORM($guest, "the") } { FORM($price, "for") }.
       *[no] { $name } prende { FORM($guest, "the") } { FORM($price, "for") }.
    }
austria-log-guests-reshuffled = Gli ospiti scartati vengono mescolati e formano un nuovo mazzo.
austria-log-die-taken =
    { $you ->
        [yes] Prendi un { $face } con potenza { $n }{ $paid }.
       *[no] { $name } prende un { $face } con potenza { $n }{ $paid }.
    }
austria-log-die-extra =
    { $you ->
        [yes] Usi lo spazio { $face } con potenza { $n }{ $paid }.
       *[no] { $name } usa lo spazio { $face } con potenza { $n }{ $paid }.
    }
austria-log-paid = { "" } per { austria-crowns }
austria-log-die-used-as =
    { $you ->
        [yes] Lo usi come { $face }.
       *[no] { $name } lo usa come { $face }.
    }
austria-log-cubes-received =
    { $you ->
        [yes] Ricevi { $cubes }.
       *[no] { $name } riceve { $cubes }.
    }
austria-log-delivery-started =
    { $you ->
        [yes] Servi dalla cucina { FORM($price, "for") }.
       *[no] { $name } serve dalla cucina { FORM($price, "for") }.
    }
austria-log-cube-served =
    { $you ->
        [yes] Servi { FORM($cube, "a") } { FORM($guest, "to") }.
       *[no] { $name } serve { FORM($cube, "a") } { FORM($guest, "to") }.
    }
austria-log-order-completed = { FORM($guest, "the") } ha l’ordinazione completa.
austria-log-cubes-lost =
    { $you ->
        [yes] Perdi { $cubes }.
       *[no] { $name } perde { $cubes }.
    }
austria-log-room-prepared =
    { $you ->
        [yes] Prepari la camera { $room } { FORM($price, "for") }{ $vp }.
       *[no] { $name } prepara la camera { $room } { FORM($price, "for") }{ $vp }.
    }
austria-log-with-vp = { "" } (+{ $n } PV)
austria-log-rooms-prepared =
    { $you ->
        [yes] Prepari le camere { $rooms } { FORM($price, "for") }{ $vp }.
       *[no] { $name } prepara le camere { $rooms } { FORM($price, "for") }{ $vp }.
    }
austria-log-guest-checked-in =
    { $you ->
        [yes] Porti { FORM($guest, "the") } nella camera { $room }{ $vp }.
       *[no] { $name } porta { FORM($guest, "the") } nella camera { $room }{ $vp }.
    }
austria-log-window-lit =
    { $you ->
        [yes] Occupi la camera { $room }.
       *[no] { $name } occupa la camera { $room }.
    }
austria-log-group-completed =
    { $you ->
        [yes] Completi un gruppo { $colour } da
       *[no] { $name } completa un gruppo { $colour } da
    } { $size ->
        [one] 1 camera.
       *[other] { $size } camere.
    }
austria-log-crowns-gained =
    { $you ->
        [yes] Ricevi { $crowns }{ $lost }.
       *[no] { $name } riceve { $crowns }{ $lost }.
    }
austria-log-crowns-lost =
    { $n ->
        [one] { "" } (un’altra va persa: cassa piena)
       *[other] { "" } (altre { $n } vanno perse: cassa piena)
    }
austria-log-points-scored =
    { $you ->
        [yes] Ottieni { $n } PV.
       *[no] { $name } ottiene { $n } PV.
    }
austria-log-emperor-moved =
    { $you ->
        [yes] Avanzi fino allo spazio { $end } del tracciato Imperatore{ $vp }.
       *[no] { $name } avanza fino allo spazio { $end } del tracciato Imperatore{ $vp }.
    }
austria-log-staff-drawn =
    { $known ->
        [yes] { $you ->
            [yes] Peschi { FORM($cards, "the") }.
           *[no] { $name } pesca { FORM($cards, "the") }.
        }
       *[no] { $you ->
            [yes] Peschi { austria-staff-cards }.
           *[no] { $name } pesca { austria-staff-cards }.
        }
    }
austria-log-staff-offered =
    { $known ->
        [yes] { $you ->
            [yes] Guardi { FORM($cards, "the") }.
           *[no] { $name } guarda { FORM($cards, "the") }.
        }
       *[no] { $you ->
            [yes] Guardi { austria-staff-cards }.
           *[no] { $name } guarda { austria-staff-cards }.
        }
    }
austria-log-offer-put-back =
    { $known ->
        [yes] { $you ->
            [yes] Metti { FORM($cards, "the") } in fondo al mazzo.
           *[no] { $name } mette { FORM($cards, "the") } in fondo al mazzo.
        }
       *[no] { $you ->
            [yes] Metti { austria-staff-cards } in fondo al mazzo.
           *[no] { $name } mette { austria-staff-cards } in fondo al mazzo.
        }
    }
austria-log-staff-hired =
    { $you ->
        [yes] Assumi { FORM($card, "the") } { FORM($price, "for") }.
       *[no] { $name } assume { FORM($card, "the") } { FORM($price, "for") }.
    }
austria-log-staff-used =
    { $you ->
        [yes] Usi { FORM($card, "the") }.
       *[no] { $name } usa { FORM($card, "the") }.
    }
austria-log-staff-triggered =
    { $you ->
        [yes] { FORM($card, "gender") ->
            [F] Si attiva la tua { $card }.
           *[M] Si attiva il tuo { $card }.
        }
       *[no] { $name } attiva { FORM($card, "the") }.
    }
austria-log-disc-placed =
    { $you ->
        [yes] Raggiungi l’obiettivo { $group } ({ $need }) e ottieni { $n } PV.
       *[no] { $name } raggiunge l’obiettivo { $group } ({ $need }) e ottiene { $n } PV.
    }
austria-log-extra-turn-started =
    { $you ->
        [yes] E. Gizia ti concede un turno extra.
       *[no] { $name } riceve un turno extra da E. Gizia.
    }
austria-log-extra-turn-lost = La ricompensa di E. Gizia è persa: non ci sono dadi da usare.
austria-log-emperor-scored =
    { $you ->
        [yes] Ottieni { $n } PV dal tracciato Imperatore e torni allo spazio { $end }.
       *[no] { $name } ottiene { $n } PV dal tracciato Imperatore e torna allo spazio { $end }.
    }
austria-log-bonus-given =
    { $you ->
        [yes] Ricevi il bonus dell’Imperatore: «{ $what }».
       *[no] { $name } riceve il bonus dell’Imperatore: «{ $what }».
    }
austria-log-penalty-due =
    { $you ->
        [yes] Per te scatta la penalità dell’Imperatore: «{ $what }».
       *[no] Per { $name } scatta la penalità dell’Imperatore: «{ $what }».
    }
austria-log-penalty-paid =
    { $you ->
        [yes] Subisci la penalità: «{ $what }».
       *[no] { $name } subisce la penalità: «{ $what }».
    }
austria-log-penalty-crowns =
    { $you ->
        [yes] Perdi { austria-crowns } per la penalità.
       *[no] { $name } perde { austria-crowns } per la penalità.
    }
austria-log-penalty-vp =
    { $you ->
        [yes] Perdi { $n } PV per la penalità.
       *[no] { $name } perde { $n } PV per la penalità.
    }
austria-log-penalty-excused =
    { $you ->
        [yes] Paghi { $crowns } ed eviti la penalità.
       *[no] { $name } paga { $crowns } ed evita la penalità.
    }
austria-log-staff-returned =
    { $known ->
        [yes] { $you ->
            [yes] Metti { FORM($card, "the") } in fondo al mazzo.
           *[no] { $name } mette { FORM($card, "the") } in fondo al mazzo.
        }
       *[no] { $you ->
            [yes] Metti una carta Personale in fondo al mazzo.
           *[no] { $name } mette una carta Personale in fondo al mazzo.
        }
    }
austria-log-room-demolished =
    { $you ->
        [yes] Perdi la camera { $room }.
       *[no] { $name } perde la camera { $room }.
    }
austria-log-staff-dismissed =
    { $you ->
        [yes] Licenzi { FORM($card, "the") }.
       *[no] { $name } licenzia { FORM($card, "the") }.
    }
austria-log-round-ended = Il round { $n } è finito.
austria-log-scoring-part =
    { $you ->
        [yes] Ottieni { $n } PV per { FORM($what, "the") }.
       *[no] { $name } ottiene { $n } PV per { FORM($what, "the") }.
    }
austria-log-scoring-loss =
    { $you ->
        [yes] Perdi { $n } PV per { FORM($what, "the") }.
       *[no] { $name } perde { $n } PV per { FORM($what, "the") }.
    }
austria-part-rooms = camere occupate
    .the = le camere occupate
austria-part-crowns = corone
    .the = le corone
austria-part-cubes = cubetti in cucina
    .the = i cubetti in cucina
austria-part-guests = ospiti rimasti nel Caffè
    .the = gli ospiti rimasti nel Caffè
austria-part-copied = { $card } (copia { FORM($copied, "the") })
    .the = { FORM($card, "the") } (copia { FORM($copied, "the") })
austria-log-game-ended = La partita è finita.
austria-verdict-decided = Vince { $names }: parità a { $vp } PV, decidono corone e cubetti, compresi quelli degli ospiti nel Caffè ({ $worth }).
austria-verdict-shared = { $names } condividono la vittoria con { $vp } PV a testa: parità anche in corone e cubetti, compresi quelli degli ospiti nel Caffè ({ $worth }).

## On the table

austria-told = { $words }: { $gains }
austria-hand = Mano
austria-work = In servizio
austria-if-ended = se finisse ora
austria-score-now = ottenuti finora
austria-score-staff = personale di fine gioco
austria-score-all = Se finisse ora: { $n } PV
austria-vp-sign = PV
austria-worth = Ora vale { $n } PV.
austria-worth-copied = Copia { FORM($name, "the") }.
austria-check-in = In camera
austria-serve = Servi
austria-served = ha tutto
austria-spent = usata
austria-new = nuova
austria-after-which = Dopo il round { $round }:
austria-back-by = punti, { $back } indietro
austria-hotel = Hotel { $name }
austria-round-of = Round
austria-turn-marks = Turni
austria-draft-of = Carta { $n } di { $all }
austria-your-board = La tua plancia
austria-keys-dice = Prendi un dado con quel numero
austria-keys-boost = Prendilo potenziato
austria-pages = Parti del tavolo
austria-page-hotel = Hotel
austria-page-staff = Personale
austria-page-town = Imperatore
austria-page-others = Avversari
austria-guests = Ospiti
austria-dice = Dadi
austria-cafe = Caffè
austria-kitchen = Cucina
austria-purse = Cassa
austria-emperor = Imperatore
austria-politics = Obiettivi
austria-order = Ordine di turno
austria-draft = Draft
austria-offer = Nuovo personale
austria-staff-at-work = In servizio ({ $n })
austria-staff-hand = In mano ({ $n })
austria-nobody-hired = Ancora nessuna carta assunta. Prendi un 5 per assumere dalla mano.
austria-no-hand = Nessuna carta in mano.
austria-hidden-hand =
    { $n ->
        [0] Nessuna carta in mano.
        [one] 1 carta nascosta in mano.
       *[other] { $n } carte nascoste in mano.
    }
austria-moment-once = una volta
austria-moment-round = ogni round
austria-moment-permanent = permanente
austria-moment-end = fine gioco
austria-asleep = Già usata. Torna disponibile al prossimo round.
austria-other-hotels = Altri hotel
austria-own-hotel = Il tuo hotel
austria-hotel-of = Hotel di { $name }
austria-look-at = Guarda l’hotel di { $name }
austria-back = Torna a { $name }
austria-back-home = Torna al tuo hotel
austria-die-1 = strudel, torta
austria-die-2 = vino, caffè
austria-die-3 = camere
austria-die-4 = Imperatore, corone
austria-die-5 = personale
austria-die-6 = a scelta
austria-space-1 = Spazio 1: ricevi 1 strudel per ogni dado presente. Al massimo la metà può essere torta.
austria-space-2 = Spazio 2: ricevi 1 vino per ogni dado presente. Al massimo la metà può essere caffè.
austria-space-3 = Spazio 3: prepara fino a 1 camera per ogni dado presente, ognuna al prezzo del suo piano.
austria-space-4 = Spazio 4: per ogni dado presente, avanza di 1 spazio sul tracciato Imperatore o ricevi 1 corona.
austria-space-5 = Spazio 5: assumi una carta Personale dalla mano con 1 corona di sconto per ogni dado presente.
austria-space-6 = Spazio 6: paga 1 corona e svolgi un’altra azione a scelta con i dadi presenti qui.
austria-no-die = nessun dado
austria-would-give = Ora: { $gives }.
austria-vain-rooms = camere finite
austria-vain-crowns = troppo caro
austria-vain-hand = nessuna carta in mano
austria-free = libero
austria-free-table = Tavolo libero: fai sedere qui un ospite della fila.
austria-needs = vuole { $cubes }
austria-ready = può andare in camera
austria-no-room = ha tutto, manca una camera preparata
austria-no-room-of = ha tutto, manca una camera { FORM($colour, "f") } preparata
austria-serve-these = Servi { $cubes } dalla cucina { FORM($name, "to") }
austria-serve-all = Servi tutto ({ $n })
austria-pick = Servi { $cubes }: clicca su un ospite
austria-kitchen-cube =
    { $n ->
        [one] 1 { $cube } in cucina. Vale 1 PV a fine gioco.
       *[other] { $n } { FORM($cube, "many") } in cucina. Ogni cubetto vale 1 PV a fine gioco.
    }
austria-kitchen-of = In cucina: { $cubes }
austria-purse-of = Corone: { $n } su { $limit }
austria-purse-tip = La cassa contiene al massimo { $limit } corone; quelle in più vanno perse. Ognuna vale 1 PV a fine gioco.
austria-of-limit = su { $limit }
austria-track = Tracciato Imperatore
austria-track-at = Spazio { $n } del tracciato Imperatore
austria-staff-of = Personale: { $work } in servizio, { $hand } in mano
austria-space-of-track = Spazio { $space } al prossimo Conteggio Imperiale: { $vp } PV, poi { $zone }.
austria-zone-penalty = penalità
austria-zone-nothing = niente
austria-zone-bonus = bonus
austria-outlook-short = +{ $vp } PV, spazio { $after }: { $zone }
austria-after-round = Dopo il round { $round }: punti del tuo spazio, poi indietro di { $back }
austria-fate-bonus =
    { $who ->
        [you] Per ora ottieni { $vp } PV, torni allo spazio { $after } e ricevi il bonus
       *[other] Per ora { $name } ottiene { $vp } PV, torna allo spazio { $after } e riceve il bonus
    }
austria-fate-nothing =
    { $who ->
        [you] Per ora ottieni { $vp } PV, torni allo spazio { $after } e non hai né bonus né penalità
       *[other] Per ora { $name } ottiene { $vp } PV, torna allo spazio { $after } e non ha né bonus né penalità
    }
austria-fate-penalty =
    { $who ->
        [you] Per ora ottieni { $vp } PV, torni allo spazio { $after } e subisci la penalità
       *[other] Per ora { $name } ottiene { $vp } PV, torna allo spazio { $after } e subisce la penalità
    }
austria-tile = Round { $round } · bonus: { $bonus } · penalità: { $penalty }
austria-scene-round = Round { $n }
austria-scene-visit = L’Imperatore arriva dopo il round { $n }.
austria-scene-emperor = Arriva l’Imperatore
austria-scene-emperor-text = Dopo il round { $n }: punti dello spazio, { $back } indietro, poi bonus o penalità in ordine di turno
austria-scene-back = { $n } indietro
austria-scene-nothing = niente
austria-scene-waits = In attesa di una decisione…
austria-scene-hide = Nascondi
austria-scene-next = Avanti
austria-scene-skip = Salta
austria-scene-final = Conteggio Finale
austria-scene-so-far = Finora
austria-scene-staff = Carte di fine gioco
austria-scene-floor = Piano { $n }
austria-scene-leftovers = Corone e cubetti
austria-scene-guests = Ospiti nel Caffè
austria-politics-card = Carta Obiettivo { $letter }: { $need }. Chi ci arriva prima ottiene più PV.
# The browser says $what as a plain word.
austria-progress = { FORM($what, "fp") } { $have }/{ $need }
austria-progress-count = { $have }/{ $need }
austria-named = { $name }: { $what }
austria-turn =
    { $state ->
        [done] Turno { $n }, { $name }: concluso
        [now] Turno { $n }, { $name }: in corso
        [passed] Turno { $n }, { $name }: ha passato, aspetta il prossimo lancio
       *[open] Turno { $n }, { $name }: da giocare
    }
austria-room-planned =
    { $vp ->
        [0] camera { $room }, { FORM($colour, "f") }: non ancora preparata. { $price ->
            [0] È gratis
            [one] Costa 1 corona
           *[other] Costa { $price } corone
        }.
       *[other] camera { $room }, { FORM($colour, "f") }: non ancora preparata. { $price ->
            [0] È gratis
            [one] Costa 1 corona
           *[other] Costa { $price } corone
        } e dà subito { $vp } PV.
    }
austria-room-prepared = camera { $room }, { FORM($colour, "f") }: preparata. Se occupata, vale { $end } PV a fine gioco.
austria-room-occupied = camera { $room }, { FORM($colour, "f") }: occupata. Vale { $end } PV a fine gioco.
austria-room-lodger = { FORM($name, "the") } alloggia qui.
austria-room-group =
    { $size ->
        [one] È un gruppo a sé. Bonus quando è occupata: { $gift }.
       *[other] Gruppo da { $size } camere. Bonus quando sono tutte occupate: { $gift }.
    }
austria-floor =
    { $price ->
        [0] Piano { $floor }: le camere si preparano gratis. Se occupata, ognuna vale { $vp } PV a fine gioco.
        [one] Piano { $floor }: preparare una camera costa 1 corona. Se occupata, ognuna vale { $vp } PV a fine gioco.
       *[other] Piano { $floor }: preparare una camera costa { $price } corone. Se occupata, ognuna vale { $vp } PV a fine gioco.
    }
austria-tag-price =
    { $n ->
        [0] gratis
       *[other] −{ $n }
    }
austria-not-asked = Non ora. { $question }
austria-not-over = La partita è finita.
austria-not-watching = Stai solo guardando questa partita.
austria-not-confirmed = Prima conferma il turno, oppure annullalo.
austria-not-turn = Aspetta la decisione di { $name }.
austria-not-other = Questo è l’hotel di { $name }. Puoi agire solo nel tuo.
austria-not-payable =
    { $have ->
        [0] Costa { austria-crowns }. La tua cassa è vuota.
       *[other] Costa { austria-crowns }. Ne hai { $have }.
    }
austria-not-again = Questa camera è già preparata.
austria-not-beside = Una nuova camera deve toccarne una che hai già: accanto, sopra o sotto.
austria-not-corner = Comincia dalla camera in basso a sinistra.
austria-not-floor = Questo effetto vale solo per i piani 1 e 2.
austria-not-free = Questa camera è già occupata.
austria-not-prepared = Questa camera non è ancora preparata.
austria-not-colour = Questa camera è { FORM($colour, "f") }. L’ospite ne vuole una del suo colore.
austria-not-by-die = Prendi un 3 per preparare camere. Puoi farlo anche grazie ad alcuni ospiti e carte Personale.
austria-not-from-cafe = Camera pronta: può andarci un ospite del tuo Caffè, quando la sua ordinazione è completa.
austria-not-no-room-there = Qui non c’è una camera a cui rinunciare.
austria-not-spared = La penalità toglie una delle camere evidenziate.
austria-not-cafe = Il tuo Caffè è pieno.
austria-not-after-die = Puoi prendere un ospite solo prima del dado.
austria-not-second-guest = Puoi prendere un solo ospite per turno.
austria-not-empty-table = Questo tavolo è libero. Fai sedere qui un ospite della fila.
austria-not-full-order = Questa ordinazione è completa.
austria-not-wanted = Questo ospite non vuole { FORM($cube, "a") }, ma { $cubes }.
austria-not-hungry = Questo ospite vuole ancora { $cubes }.
austria-not-housed = A questo ospite serve una camera preparata, e non ne hai di libere.
austria-not-housed-in = A questo ospite serve una camera { FORM($colour, "f") } preparata, e non ne hai di libere.
austria-not-no-cube = Non hai { FORM($cube, "none") } in cucina.
austria-not-unwanted = Nessuno dei tuoi ospiti vuole { FORM($cube, "a") }.
austria-not-delivery = Servire fino a { $cubes } cubetti dalla cucina costa { austria-crowns }. La tua cassa è vuota.
austria-not-yet-hired = Prendi un 5 per assumere dalla mano. Puoi farlo anche grazie ad alcuni ospiti e carte Personale.
austria-not-offered = Ora puoi assumere solo una delle nuove carte Personale.
austria-not-used-once = Questa carta ha avuto effetto all’assunzione.
austria-not-used-permanent = Questa carta si attiva da sola ogni volta che può.
austria-not-used-end = Questa carta dà punti a fine gioco.
austria-not-no-end-card = Puoi licenziare solo una carta di fine gioco.
austria-not-without-die = Qui non ci sono dadi.
austria-not-second-die = In questo turno hai già preso un dado.
austria-not-six-as-six = Usa il 6 per una delle azioni 1–5.
austria-not-claimed = Su questa carta c’è già il tuo dischetto.
austria-not-places = I tre posti sono tutti occupati.
austria-not-reached = Non ci sei ancora: { $progress }.
austria-not-backwards = Sul tracciato Imperatore puoi solo avanzare.
austria-not-so-far =
    { $n ->
        [one] Con questo dado avanzi al massimo di 1 spazio.
       *[other] Con questo dado avanzi al massimo di { $n } spazi.
    }
austria-not-by-steps = Prendi un 4 per avanzare sul tracciato Imperatore. Ti fanno avanzare anche alcuni ospiti, carte Personale e gruppi gialli.

## What a puzzle is about

austria-theme-emperor = L’Imperatore
austria-theme-politics = Corsa agli obiettivi
austria-theme-groups = Bonus di gruppo
austria-theme-rooms = Camere
austria-theme-guests = Ospiti
austria-theme-staff = Personale
austria-theme-money = Denaro
austria-theme-timing = Tempismo
austria-theme-denial = Mosse di disturbo
