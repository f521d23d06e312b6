### Grand Austria Hotel: what cards do, what is asked, what happened.

## Small words

austria-twice = { $what } (due volte)
austria-nothing = niente
austria-the = { $name }
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
austria-price-short =
    { $n ->
        [0] gratis
       *[other] { $n }
    }
austria-steps =
    { $n ->
        [one] 1 passo
       *[other] { $n } passi
    }
austria-staff-cards =
    { $n ->
        [one] 1 carta Personale
       *[other] { $n } carte Personale
    }
austria-vp = { $n } PV
austria-vp-short = +{ $n }
# Sentences about rooms choose their form by these words: giallo, rosso; colonna.
austria-word-blue = blu
austria-word-yellow = giallo
austria-word-red = rosso
austria-word-green = verde
austria-word-group = gruppo
austria-word-floor = piano
austria-word-column = colonna
austria-kind-blue = blu, nobile
austria-kind-yellow = giallo, artista
austria-kind-red = rosso, cittadino
austria-kind-green = verde, turista
austria-cube-s = strudel
austria-cube-c = torta
austria-cube-w = vino
austria-cube-k = caffè
austria-letter-s = S
austria-letter-c = T
austria-letter-w = V
austria-letter-k = C
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

# Wherever a sentence has $of or $colour, $which is the same as a key (blue, red, group, floor …),
# for languages in which the word must agree; beside $and it is $other.

## Effects in full

austria-effect-crowns = { austria-crowns }
austria-effect-emperor = { austria-steps } sul tracciato Imperatore
austria-effect-vp = { $n } PV
austria-effect-vp-per-staff = { $n } PV per ogni dipendente assunto
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
        [free] assumi gratis qualcuno dalla mano
        [full] assumi qualcuno dalla mano a prezzo pieno
       *[less] assumi qualcuno dalla mano con { austria-crowns } di sconto
    }
austria-effect-offer =
    { $price ->
        [free] guarda 3 nuove carte Personale e assumine una gratis
       *[less] guarda 3 nuove carte Personale e assumine una con { austria-crowns } di sconto
    }
austria-effect-prep =
    { $lit ->
        [yes] { austria-a-room } gratis, ed è subito occupata
       *[no]
            { $price ->
                [free] { austria-a-room } gratis
                [less] { austria-a-room } con { austria-crowns } di sconto
               *[full]
                    { $times ->
                        [one] prepara una camera al prezzo del suo piano
                       *[other] prepara fino a { $times } camere, ognuna al prezzo del suo piano
                    }
            }
    }
austria-a-room =
    { $low ->
        [yes] prepara una camera al piano 1 o 2
       *[no] prepara una camera
    }
austria-effect-occupy = una camera preparata diventa occupata
austria-effect-invite = prendi gratis un ospite dalla fila
austria-effect-extra = subito un altro turno, con uno spazio che ha almeno un dado; il dado resta lì
austria-effect-extra-revised = un’altra azione, con uno spazio che ha almeno un dado; il dado resta lì
austria-effect-food =
    { $most ->
        [0] 1 strudel
        [1] { $n } cubetti: strudel, di cui al massimo 1 torta
       *[other] { $n } cubetti: strudel, di cui al massimo { $most } torte
    }
austria-effect-drinks =
    { $most ->
        [0] 1 vino
       *[other] { $n } cubetti: vino, di cui al massimo { $most } caffè
    }
austria-effect-advance =
    { $n ->
        [one] 1 passo sul tracciato Imperatore o 1 corona
       *[other] { $n } in tutto, tra passi sul tracciato Imperatore e corone
    }
austria-effect-both = { austria-steps } sul tracciato Imperatore e { austria-crowns }
austria-effect-mimic = una delle azioni da 1 a 5 con potenza { $n }

## Effects in two or three words

austria-short-crowns = { austria-crowns }
austria-short-emperor = { austria-steps }
austria-short-vp = { $n } PV
austria-short-vp-per-staff = { $n } PV a dipendente
austria-short-cubes = { $cubes }
austria-short-choice =
    { $n ->
        [one] 1 cubetto a scelta
       *[other] { $n } cubetti a scelta
    }
austria-short-complete = completa un’ordinazione
austria-short-draw = pesca { $n }
austria-short-hire =
    { $price ->
        [free] assumi gratis
        [full] assumi
       *[less] assumi, sconto { $n }
    }
austria-short-offer =
    { $price ->
        [free] 1 di 3 nuovi gratis
       *[less] 1 di 3 nuovi, sconto { $n }
    }
austria-short-prep =
    { $lit ->
        [yes] camera occupata gratis
       *[no]
            { $price ->
                [free]
                    { $low ->
                        [yes] camera bassa gratis
                       *[no] camera gratis
                    }
                [less] camera, sconto { $n }
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
        [one] 1 passo o corona
       *[other] { $n } passi / corone
    }
austria-short-both =
    { $n ->
        [one] passo + corona
       *[other] { $n } passi + { $n } corone
    }
austria-short-mimic = come 1–5, potenza { $n }

## Guests and staff

austria-guest-card = { $name } ({ $kind }) ordina { $order }. In camera: { $gives }.
austria-guest-does = ordina { $order }; in camera: { $gives }
austria-staff-does = { $when }: { $does }
austria-staff-card =
    { $cost ->
        [0] { $name }, gratis; { $when }: { $does }.
        [one] { $name }, 1 corona; { $when }: { $does }.
       *[other] { $name }, { $cost } corone; { $when }: { $does }.
    }
austria-when-once = una volta, all’assunzione
austria-when-round = una volta per round
austria-when-permanent = permanente
austria-when-end = a fine gioco
austria-staff-on-guest-crowns = { austria-crowns } ogni volta che un ospite { $of } va in camera
austria-staff-on-guest-emperor = { austria-steps } sul tracciato Imperatore ogni volta che un ospite { $of } va in camera
austria-staff-on-guest-vp = { $n } PV ogni volta che un ospite { $of } va in camera
austria-staff-on-any-guest = { austria-crowns } ogni volta che un ospite va in camera
austria-staff-on-any-guest-revised = { austria-crowns } ogni volta che una tua camera diventa occupata, in qualsiasi modo
austria-staff-on-order = { $n } PV ogni volta che va in camera un ospite che ha ordinato { $of } cubetti
austria-staff-free-rooms =
    { $of ->
        [giallo] prepari gratis le camere gialle
        [rosso] prepari gratis le camere rosse
       *[other] prepari gratis le camere { $of }
    }
austria-staff-on-die-vp = { $n } PV ogni volta che prendi un dado { $faces }
austria-staff-on-die-emperor = { austria-steps } sul tracciato Imperatore ogni volta che prendi un dado { $faces }
austria-staff-on-die-prep = ogni volta che prendi un dado { $faces } puoi anche preparare una camera, a prezzo pieno
austria-staff-on-die-hire = ogni volta che prendi un dado { $faces } puoi anche assumere qualcuno, a prezzo pieno
austria-staff-strength = per te un dado { $faces } ha { $n } di potenza in più
austria-staff-cheaper =
    { $n ->
        [one] con un dado { $faces } il personale ha un’altra corona di sconto
       *[other] con un dado { $faces } il personale ha altre { $n } corone di sconto
    }
austria-staff-free-six = un dado { $faces } non costa nulla e ha { $n } di potenza in più
austria-staff-both = un dado { $faces } dà un passo sul tracciato Imperatore e una corona per ogni punto di potenza
austria-staff-free-delivery = servire dalla cucina non costa nulla
austria-staff-free-guests = gli ospiti della fila non costano nulla
austria-staff-excuse = puoi pagare { austria-crowns } per evitare una penalità dell’Imperatore
austria-staff-on-bonus = { $n } PV con ogni bonus dell’Imperatore
austria-staff-end-colour =
    { $of ->
        [giallo] { $n } PV per ogni camera gialla occupata
        [rosso] { $n } PV per ogni camera rossa occupata
       *[other] { $n } PV per ogni camera { $of } occupata
    }
austria-staff-end-occupied = { $n } PV per ogni camera occupata
austria-staff-end-staff = { $n } PV per ogni dipendente assunto, questo compreso
austria-staff-end-tiles = { $n } PV per ogni camera, preparata o occupata
austria-staff-end-full =
    { $of ->
        [colonna] { $n } PV per ogni colonna tutta occupata
       *[other] { $n } PV per ogni { $of } tutto occupato
    }
austria-staff-end-discs = { $n } PV per ogni carta Obiettivo con un tuo dischetto
austria-staff-end-emperor = { $n } PV per ogni spazio percorso sul tracciato Imperatore, al massimo { $limit }
austria-staff-end-emperor-revised = { $n } PV per ogni spazio percorso sul tracciato Imperatore
austria-staff-end-sets = { $n } PV per ogni tris di camere occupate di tre colori
austria-staff-end-copy = conta come la migliore carta di fine gioco assunta da un altro giocatore
austria-staff-occupy-twice = due camere preparate diventano occupate
austria-brief-on-guest-crowns = ospite { $of }: { austria-crowns }
austria-brief-on-guest-emperor = ospite { $of }: { austria-steps }
austria-brief-on-guest-vp = ospite { $of }: { $n } PV
austria-brief-on-any-guest = ospite in camera: { austria-crowns }
austria-brief-on-any-guest-revised = camera occupata: { austria-crowns }
austria-brief-on-order = ospite da { $of } cubetti: { $n } PV
austria-brief-free-rooms =
    { $of ->
        [giallo] camere gialle gratis
        [rosso] camere rosse gratis
       *[other] camere { $of } gratis
    }
austria-brief-on-die-vp = dado { $faces }: { $n } PV
austria-brief-on-die-emperor = dado { $faces }: { austria-steps }
austria-brief-on-die-prep = dado { $faces }: anche una camera
austria-brief-on-die-hire = dado { $faces }: anche assumere
austria-brief-strength = dado { $faces }: +{ $n }
austria-brief-cheaper = dado { $faces }: sconto { $n }
austria-brief-free-six = dado { $faces }: gratis, +{ $n }
austria-brief-both = dado { $faces }: passi e corone
austria-brief-free-delivery = servire è gratis
austria-brief-free-guests = ospiti gratis
austria-brief-excuse = niente penalità: { austria-crowns }
austria-brief-on-bonus = bonus Imperatore: { $n } PV
austria-brief-end-colour =
    { $of ->
        [giallo] { $n } PV a camera gialla
        [rosso] { $n } PV a camera rossa
       *[other] { $n } PV a camera { $of }
    }
austria-brief-end-occupied = { $n } PV a camera occupata
austria-brief-end-staff = { $n } PV a dipendente
austria-brief-end-tiles = { $n } PV a camera
austria-brief-end-full =
    { $of ->
        [colonna] { $n } PV a colonna piena
       *[other] { $n } PV a { $of } pieno
    }
austria-brief-end-discs = { $n } PV a dischetto
austria-brief-end-emperor = { $n } PV a spazio, ≤{ $limit }
austria-brief-end-emperor-revised = { $n } PV a spazio
austria-brief-end-sets = { $n } PV a tris di colori
austria-brief-end-copy = copia una carta finale
austria-brief-occupy-twice = occupa 2 camere

## Politics and the emperor

austria-need-crowns =
    { $n ->
        [one] 1 corona in cassa
       *[other] { $n } corone in cassa
    }
austria-need-tiles =
    { $n ->
        [one] 1 camera, preparata o occupata
       *[other] { $n } camere, preparate o occupate
    }
austria-need-staff =
    { $n ->
        [one] 1 dipendente assunto
       *[other] { $n } dipendenti assunti
    }
austria-need-emperor = spazio { $n } o più del tracciato Imperatore
austria-need-full =
    { $which ->
        [floor] { $n } piani tutti occupati
        [column] { $n } colonne tutte occupate
       *[group] { $n } gruppi tutti occupati
    }
austria-need-colour = tutte le camere di un colore occupate
austria-need-each =
    { $n ->
        [one] 1 camera occupata di ogni colore
       *[other] { $n } camere occupate di ogni colore
    }
austria-need-two =
    { $n } camere { $of ->
        [giallo] gialle
        [rosso] rosse
       *[other] { $of }
    } e { $m } { $and ->
        [giallo] gialle
        [rosso] rosse
       *[other] { $and }
    } occupate
austria-penalty-crowns = perdere { austria-crowns }
austria-penalty-vp = perdere { $n } PV
austria-penalty-vp-per-staff = perdere { $n } PV per ogni dipendente assunto
austria-penalty-cubes = perdere tutti i cubetti in cucina
austria-penalty-all-cubes = perdere tutti i cubetti in cucina e sui tavoli degli ospiti
austria-penalty-return = rimettere { austria-staff-cards } dalla mano in fondo al mazzo
austria-penalty-demolish = perdere la camera preparata libera più alta
austria-penalty-demolish-twice = perdere le due camere preparate libere più alte
austria-penalty-evict = perdere { $n } camere occupate: una al piano più alto che ne ha, poi la più vicina sotto di essa
austria-penalty-evict-revised = perdere { $n } camere occupate: una al piano più alto che ne ha, poi una al piano inferiore più vicino che ne ha
austria-penalty-dismiss = licenziare una carta di fine gioco
austria-penalty-or = { $first } oppure { $second }
austria-penalty-else = { $first }, altrimenti { $second }

## Headline and questions

austria-round = Round { $n } di { $all }
austria-emperor-now = Imperatore dopo questo round
austria-emperor-at = Imperatore dopo il round { $n }
austria-score = hai { $n } PV
austria-q-draft = Tieni una carta Personale; le altre passano al prossimo giocatore.
austria-q-first-guest = Scegli il tuo primo ospite, gratis.
austria-q-first-room =
    { $n ->
        [one] Prima che si cominci puoi preparare un’altra camera.
       *[other] Prepara fino a { $n } camere prima che si cominci. Al piano più basso sono gratis.
    }
austria-q-turn-guest = Prendi un ospite, se vuoi, poi prendi un dado.
austria-q-turn = Prendi un dado.
austria-q-turn-full = Prendi un dado. Il tuo Caffè è pieno: non può arrivare nessuno.
austria-q-turn-done = Con il dado hai finito. Fai altro o chiudi il turno.
austria-q-turn-stuck = Non puoi prendere nessun dado: passa, o fai prima qualcos’altro.
austria-q-turn-extra = Un turno extra, grazie a E. Gizia: usa uno spazio; il dado resta lì.
austria-q-mimic = Come quale spazio usi il 6?
austria-q-split = Come dividi i cubetti?
austria-q-advance = Quanti passi sul tracciato Imperatore? Il resto sono corone.
austria-q-cube =
    { $n ->
        [one] Scegli un cubetto.
       *[other] Scegli { $n } cubetti, uno alla volta.
    }
austria-q-place = Hai { $cubes }: servi un ospite o metti in cucina.
austria-q-deliver =
    { $n ->
        [one] Servi un altro cubetto dalla cucina.
       *[other] Servi fino a { $n } cubetti dalla cucina.
    }
austria-q-prepare-full =
    { $n ->
        [one] Scegli una finestra da preparare, al prezzo del suo piano.
       *[other] Scegli fino a { $n } finestre da preparare, ognuna al prezzo del suo piano.
    }
austria-q-prepare-less = Scegli una finestra da preparare con { austria-crowns } di sconto.
austria-q-prepare-low = Scegli una finestra da preparare gratis al piano 1 o 2.
austria-q-prepare-free = Scegli una finestra da preparare gratis.
austria-q-prepare-lit-low = Scegli una finestra al piano 1 o 2, gratis: si illumina subito.
austria-q-prepare-lit = Scegli una finestra, gratis: si illumina subito.
austria-q-hire-full = Assumi qualcuno dalla mano, o nessuno.
austria-q-hire-less = Assumi qualcuno dalla mano con { austria-crowns } di sconto, o nessuno.
austria-q-hire-free = Assumi gratis qualcuno dalla mano, o nessuno.
austria-q-offer-full = Assumi una di queste persone, o nessuno.
austria-q-offer-less = Assumi una di queste persone con { austria-crowns } di sconto, o nessuno.
austria-q-offer-free = Assumi gratis una di queste persone, o nessuno.
austria-q-check-in = { $guest }: quale finestra si illumina?
austria-q-occupy = Quale finestra preparata si illumina?
austria-q-complete = Quale ordinazione si completa?
austria-q-invite = Prendi gratis un ospite dalla fila, o nessuno.
austria-q-order = Succedono più cose. Quale per prima?
austria-q-penalty = L’Imperatore è scontento. Come paghi?
austria-q-return =
    { $n ->
        [one] Quale carta va in fondo al mazzo?
       *[other] Quali carte vanno in fondo al mazzo? Ancora { $n }.
    }
austria-q-demolish = A quale camera rinunci?
austria-q-dismiss = A quale carta di fine gioco rinunci?

## Choices

austria-do-keep = Tieni: { $name }
austria-do-guest = Prendi: { $name } · { austria-price }
austria-do-room =
    { $colour ->
        [giallo] Camera { $room }, gialla
        [rosso] Camera { $room }, rossa
       *[other] Camera { $room }, { $colour }
    }
austria-do-room-price = { austria-do-room } · { austria-price }
austria-do-room-gift = { austria-do-room } · bonus occupazione { $gift }
austria-do-done = Basta camere per ora
austria-do-die = Dado { $face } · { $gives }
austria-do-die-price = Dado { $face } · { $gives } · { austria-price }
austria-do-die-boost = Dado { $face } potenziato · { $gives } · { austria-price }
austria-do-deliver = Servi dalla cucina · { austria-price }
austria-do-use = Usa: { $name } · { $does }
austria-do-claim = Metti un dischetto: { $card } · { $n } PV
austria-do-check-in = In camera: { $name }
austria-do-pass = Passa
austria-do-end = Fine turno
austria-do-as = Come { $face } · { $gives }
austria-do-emperor = { $parts }
austria-aside = { $what } ({ $aside })
austria-beyond = { $n } oltre la fine: { $n } PV
austria-lost =
    { $n ->
        [one] 1 persa: la cassa ne contiene { $limit }
       *[other] { $n } perse: la cassa ne contiene { $limit }
    }
austria-do-split = { $cubes }
austria-do-serve = Servi { $cube } → { $name }
austria-do-kitchen = In cucina: { $cubes }
austria-do-stop-deliver = Basta così
austria-do-stop-prepare = Basta camere
austria-do-stop-hire = Nessuna assunzione
austria-do-stop-occupy = Lascia buie le finestre
austria-do-stop-complete = Lascia le ordinazioni
austria-do-stop-invite = Nessuno
austria-do-hire = Assumi: { $name } · { austria-price }
austria-do-table = Completa l’ordinazione: { $name }
austria-do-excuse = Paga 1 corona ed evita la penalità
austria-do-return = Restituisci: { $name }
austria-do-dismiss = Licenzia: { $name }

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
austria-lost-crowns = { $n } oltre il limite della cassa
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
austria-gain-lit = la camera { $room } si illumina
austria-gain-group = gruppo { $colour } completo
austria-gain-ready = { $name } ha tutto
austria-gain-hired = assunzione: { $name }
austria-gain-cubes = +{ $cubes }
austria-lose-cubes = −{ $cubes }
austria-lose-room = perdi la camera { $room }
austria-gain-pass = aspetti; quando aspettano tutti, un dado va via e gli altri si rilanciano
austria-turn-ends = il tuo turno finisce
austria-gains = { $gains }

## The log

austria-log-first-player =
    { $you ->
        [yes] Cominci tu.
       *[no] Comincia { $name }.
    }
austria-log-politics-revealed = Gli obiettivi: { $what }.
austria-log-tiles-revealed = L’Imperatore giudicherà con le tessere { $what }.
austria-log-boards-dealt = Ogni hotel ha la sua facciata.
austria-log-row-dealt = I primi ospiti: { $what }.
austria-log-card-kept =
    { $known ->
        [yes] { $you ->
            [yes] Tieni: { $card }.
           *[no] { $name } tiene: { $card }.
        }
       *[no] { $you ->
            [yes] Tieni una carta Personale.
           *[no] { $name } tiene una carta Personale.
        }
    }
austria-log-hands-passed = Le carte passano al vicino.
austria-log-round-started = Comincia il round { $n }.
austria-log-dice-rolled =
    { $again ->
        [yes] Si rilanciano i dadi: { $dice }.
       *[no] Si lanciano i dadi: { $dice }.
    }
austria-log-die-binned =
    { $n ->
        [0] L’ultimo dado va nella pattumiera.
        [1] Un dado va nella pattumiera; ne resta 1.
       *[other] Un dado va nella pattumiera; ne restano { $n }.
    }
austria-log-passed =
    { $you ->
        [yes] Passi.
       *[no] { $name } passa.
    }
austria-log-guest-seated =
    { $you ->
        [yes] Al tuo tavolo: { $guest }, { $price }.
       *[no] Al tavolo di { $name }: { $guest }, { $price }.
    }
austria-log-guests-reshuffled = Gli ospiti andati via formano il nuovo mazzo.
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
austria-log-paid = , pagando { austria-crowns }
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
        [yes] Servi dalla cucina, { $price }.
       *[no] { $name } serve dalla cucina, { $price }.
    }
austria-log-cube-served =
    { $you ->
        [yes] Servi { $cube } → { $guest }.
       *[no] { $name } serve { $cube } → { $guest }.
    }
austria-log-order-completed = Ordinazione completa: { $guest }.
austria-log-cubes-lost =
    { $you ->
        [yes] Perdi { $cubes }.
       *[no] { $name } perde { $cubes }.
    }
austria-log-room-prepared =
    { $you ->
        [yes] Prepari la camera { $room }, { $price }{ $vp }.
       *[no] { $name } prepara la camera { $room }, { $price }{ $vp }.
    }
austria-log-with-vp = { "" } (+{ $n } PV)
austria-log-rooms-prepared =
    { $you ->
        [yes] Prepari le camere { $rooms }, { $price }{ $vp }.
       *[no] { $name } prepara le camere { $rooms }, { $price }{ $vp }.
    }
austria-log-guest-checked-in =
    { $you ->
        [yes] Nella tua camera { $room }: { $guest }{ $vp }.
       *[no] Nella camera { $room } di { $name }: { $guest }{ $vp }.
    }
austria-log-window-lit =
    { $you ->
        [yes] La tua camera { $room } si illumina.
       *[no] La camera { $room } di { $name } si illumina.
    }
austria-log-group-completed =
    { $you ->
        [yes] Il tuo gruppo { $colour } da { $size } è completo.
       *[no] { $name } completa un gruppo { $colour } da { $size }.
    }
austria-log-crowns-gained =
    { $you ->
        [yes] Ricevi { $crowns }{ $lost }.
       *[no] { $name } riceve { $crowns }{ $lost }.
    }
austria-log-crowns-lost =
    { $n ->
        [one] { "" } (1 non entra in cassa)
       *[other] { "" } ({ $n } non entrano in cassa)
    }
austria-log-points-scored =
    { $you ->
        [yes] Ottieni { $n } PV.
       *[no] { $name } ottiene { $n } PV.
    }
austria-log-emperor-moved =
    { $you ->
        [yes] Avanzi allo spazio { $end } del tracciato Imperatore{ $vp }.
       *[no] { $name } avanza allo spazio { $end } del tracciato Imperatore{ $vp }.
    }
austria-log-staff-drawn =
    { $known ->
        [yes] { $you ->
            [yes] Peschi: { $cards }.
           *[no] { $name } pesca: { $cards }.
        }
       *[no] { $you ->
            [yes] Peschi { austria-staff-cards }.
           *[no] { $name } pesca { austria-staff-cards }.
        }
    }
austria-log-staff-offered =
    { $known ->
        [yes] { $you ->
            [yes] Guardi: { $cards }.
           *[no] { $name } guarda: { $cards }.
        }
       *[no] { $you ->
            [yes] Guardi { austria-staff-cards }.
           *[no] { $name } guarda { austria-staff-cards }.
        }
    }
austria-log-offer-put-back =
    { $known ->
        [yes] { $you ->
            [yes] Metti in fondo al mazzo: { $cards }.
           *[no] { $name } mette in fondo al mazzo: { $cards }.
        }
       *[no] { $you ->
            [yes] Metti in fondo al mazzo { austria-staff-cards }.
           *[no] { $name } mette in fondo al mazzo { austria-staff-cards }.
        }
    }
austria-log-staff-hired =
    { $you ->
        [yes] Assumi: { $card }, { $price }.
       *[no] { $name } assume: { $card }, { $price }.
    }
austria-log-staff-used =
    { $you ->
        [yes] Usi: { $card }.
       *[no] { $name } usa: { $card }.
    }
austria-log-staff-triggered =
    { $you ->
        [yes] Ti aiuta: { $card }.
       *[no] { $name } ha un aiuto: { $card }.
    }
austria-log-disc-placed =
    { $you ->
        [yes] Raggiungi l’obiettivo { $group } ({ $need }): { $n } PV.
       *[no] { $name } raggiunge l’obiettivo { $group } ({ $need }): { $n } PV.
    }
austria-log-extra-turn-started =
    { $you ->
        [yes] Hai un turno extra da E. Gizia.
       *[no] { $name } ha un turno extra da E. Gizia.
    }
austria-log-extra-turn-lost = Il turno extra di E. Gizia è perso: non c’è nessun dado da usare.
austria-log-emperor-scored =
    { $you ->
        [yes] Ricevi { $n } PV dall’Imperatore e torni allo spazio { $end }.
       *[no] { $name } riceve { $n } PV dall’Imperatore e torna allo spazio { $end }.
    }
austria-log-bonus-given =
    { $you ->
        [yes] Ricevi il bonus dell’Imperatore: { $what }.
       *[no] { $name } riceve il bonus dell’Imperatore: { $what }.
    }
austria-log-penalty-due =
    { $you ->
        [yes] Ti tocca la penalità dell’Imperatore: { $what }.
       *[no] A { $name } tocca la penalità dell’Imperatore: { $what }.
    }
austria-log-penalty-paid =
    { $you ->
        [yes] L’Imperatore ti punisce: { $what }.
       *[no] L’Imperatore punisce { $name }: { $what }.
    }
austria-log-penalty-crowns =
    { $you ->
        [yes] L’Imperatore ti punisce: { austria-crowns } in meno.
       *[no] L’Imperatore punisce { $name }: { austria-crowns } in meno.
    }
austria-log-penalty-vp =
    { $you ->
        [yes] L’Imperatore ti punisce: { $n } PV in meno.
       *[no] L’Imperatore punisce { $name }: { $n } PV in meno.
    }
austria-log-penalty-excused =
    { $you ->
        [yes] Paghi { $crowns } ed eviti la penalità.
       *[no] { $name } paga { $crowns } ed evita la penalità.
    }
austria-log-staff-returned =
    { $known ->
        [yes] { $you ->
            [yes] Metti in fondo al mazzo: { $card }.
           *[no] { $name } mette in fondo al mazzo: { $card }.
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
        [yes] Licenzi: { $card }.
       *[no] { $name } licenzia: { $card }.
    }
austria-log-round-ended = Il round { $n } è finito.
austria-log-scoring-part =
    { $you ->
        [yes] Ottieni { $n } PV: { $what }.
       *[no] { $name } ottiene { $n } PV: { $what }.
    }
austria-log-scoring-loss =
    { $you ->
        [yes] Perdi { $n } PV: { $what }.
       *[no] { $name } perde { $n } PV: { $what }.
    }
austria-part-rooms = camere occupate
austria-part-crowns = corone
austria-part-cubes = cubetti in cucina
austria-part-guests = ospiti rimasti nel Caffè
austria-part-copied = { $card } come { $copied }
austria-log-game-ended = La partita è finita.

## On the table

austria-told = { $words }: { $gains }
austria-pages = Parti del tavolo
austria-page-hotel = Hotel
austria-page-staff = Personale
austria-page-town = Imperatore
austria-page-others = Altri
austria-guests = Ospiti
austria-dice = Dadi
austria-cafe = Caffè
austria-kitchen = Cucina
austria-purse = Cassa
austria-emperor = Imperatore
austria-politics = Obiettivi
austria-order = Ordine di turno
austria-draft = Tienine una
austria-offer = Volti nuovi
austria-staff-at-work = In servizio ({ $n })
austria-staff-hand = In mano ({ $n })
austria-nobody-hired = Ancora nessuno. Un dado 5 assume qualcuno dalla mano.
austria-no-hand = Nessuna carta in mano.
austria-hidden-hand =
    { $n ->
        [0] Nessuna carta in mano.
        [one] Una carta in mano, nascosta.
       *[other] { $n } carte in mano, nascoste.
    }
austria-moment-once = una volta
austria-moment-round = ogni round
austria-moment-permanent = permanente
austria-moment-end = fine gioco
austria-asleep = In pausa; torna al prossimo round.
austria-other-hotels = Gli altri hotel
austria-own-hotel = Il tuo hotel
austria-hotel-of = L’hotel di { $name }
austria-look-at = Guarda l’hotel di { $name }
austria-back = Torna a { $name }
austria-back-home = Torna al mio hotel
austria-die-1 = strudel, torta
austria-die-2 = vino, caffè
austria-die-3 = camere
austria-die-4 = Imperatore, corone
austria-die-5 = personale
austria-die-6 = a scelta
austria-space-1 = Spazio 1: uno strudel per ogni dado presente; uno su due può essere torta.
austria-space-2 = Spazio 2: un vino per ogni dado presente; uno su due può essere caffè.
austria-space-3 = Spazio 3: prepara tante camere quanti sono i dadi presenti, ognuna al prezzo del suo piano.
austria-space-4 = Spazio 4: per ogni dado presente un passo sul tracciato Imperatore o una corona.
austria-space-5 = Spazio 5: assumi qualcuno dalla mano, con una corona di sconto per ogni dado presente.
austria-space-6 = Spazio 6: per una corona usi qualsiasi altro spazio con i dadi presenti qui.
austria-no-die = nessun dado
austria-would-give = Ora: { $gives }.
austria-vain-rooms = nessun posto libero
austria-vain-crowns = ora troppo caro
austria-vain-hand = nessuna carta in mano
austria-free = libero
austria-free-table = Un tavolo libero: qui si siede un ospite della fila.
austria-needs = attende { $cubes }
austria-ready = ora in camera!
austria-no-room = ha tutto; attende una camera pronta
austria-no-room-of =
    { $colour ->
        [giallo] ha tutto; attende una camera gialla
        [rosso] ha tutto; attende una camera rossa
       *[other] ha tutto; attende una camera { $colour }
    }
austria-serve-these = Servi dalla cucina: { $cubes } → { $name }
austria-serve-all = Servi tutto ({ $n })
austria-pick = Servi { $cubes }: clicca un ospite
austria-kitchen-cube = In cucina: { $cube } × { $n }. Ogni cubetto vale 1 PV a fine gioco.
austria-kitchen-of = In cucina: { $cubes }
austria-purse-of =
    { $n ->
        [one] 1 corona, massimo { $limit }
       *[other] { $n } corone, massimo { $limit }
    }
austria-purse-tip = La cassa contiene { $limit } corone; quelle in più vanno perse. Ognuna vale 1 PV a fine gioco.
austria-of-limit = su { $limit }
austria-track = Il tracciato Imperatore
austria-track-at = Spazio { $n } del tracciato Imperatore
austria-staff-of = { $work } in servizio, { $hand } in mano
austria-space-of-track = Spazio { $space }: { $vp } PV al prossimo conteggio, poi: { $zone }
austria-zone-penalty = penalità
austria-zone-nothing = niente
austria-zone-bonus = bonus
austria-after-round = Dopo il round { $round }: PV del tuo spazio, poi { $back } indietro
austria-fate-bonus =
    { $who ->
        [you] Tu: { $vp } PV, indietro a { $after } e il bonus
       *[other] { $name }: { $vp } PV, indietro a { $after } e il bonus
    }
austria-fate-nothing =
    { $who ->
        [you] Tu: { $vp } PV, indietro a { $after }, nient’altro
       *[other] { $name }: { $vp } PV, indietro a { $after }, nient’altro
    }
austria-fate-penalty =
    { $who ->
        [you] Tu: { $vp } PV, indietro a 0 e la penalità
       *[other] { $name }: { $vp } PV, indietro a 0 e la penalità
    }
austria-tile = Round { $round }: + { $bonus } · − { $penalty }
austria-politics-card = Carta Obiettivo { $letter }: { $need }. Chi arriva per primo ottiene di più.
austria-progress = { $what } { $have }/{ $need }
austria-progress-count = { $have }/{ $need }
austria-named = { $name }: { $what }
austria-turn =
    { $state ->
        [done] Turno { $n }, { $name }: finito
        [now] Turno { $n }, { $name }: ora
        [passed] Turno { $n }, { $name }: ha passato, attende il prossimo lancio
       *[open] Turno { $n }, { $name }: più tardi
    }
austria-room-planned =
    { $vp ->
        [0] camera { $room }, { $colour ->
            [giallo] gialla
            [rosso] rossa
           *[other] { $colour }
        }: non ancora preparata. { $price ->
            [0] È gratis
            [one] Costa 1 corona
           *[other] Costa { $price } corone
        }.
       *[other] camera { $room }, { $colour ->
            [giallo] gialla
            [rosso] rossa
           *[other] { $colour }
        }: non ancora preparata. { $price ->
            [0] È gratis
            [one] Costa 1 corona
           *[other] Costa { $price } corone
        } e dà subito { $vp } PV.
    }
austria-room-prepared =
    camera { $room }, { $colour ->
        [giallo] gialla
        [rosso] rossa
       *[other] { $colour }
    }: preparata e libera. Occupata, vale { $end } PV a fine gioco.
austria-room-occupied =
    camera { $room }, { $colour ->
        [giallo] gialla
        [rosso] rossa
       *[other] { $colour }
    }: occupata. Vale { $end } PV a fine gioco.
austria-room-lodger = Qui alloggia: { $name }.
austria-room-group =
    { $size ->
        [one] Fa gruppo da sola: occupata, dà { $gift }.
       *[other] Il suo gruppo da { $size }, tutto occupato, dà { $gift }.
    }
austria-floor =
    { $price ->
        [0] Piano { $floor }: preparare una camera non costa nulla. Una camera occupata vale { $vp } PV a fine gioco.
        [one] Piano { $floor }: preparare una camera costa 1 corona. Una camera occupata vale { $vp } PV a fine gioco.
       *[other] Piano { $floor }: preparare una camera costa { $price } corone. Una camera occupata vale { $vp } PV a fine gioco.
    }
austria-tag-price =
    { $n ->
        [0] gratis
       *[other] −{ $n }
    }
austria-not-asked = Prima questo: { $question }
austria-not-over = La partita è finita.
austria-not-watching = Questa partita la stai solo guardando.
austria-not-confirmed = Prima conferma il turno, oppure annullalo.
austria-not-turn = Non ora: decide { $name }.
austria-not-other = Stai guardando l’hotel di { $name }. Si agisce nel proprio.
austria-not-payable =
    { $have ->
        [0] Costa { austria-crowns }; la tua cassa è vuota.
       *[other] Costa { austria-crowns }; ne hai { $have }.
    }
austria-not-again = È già preparata.
austria-not-beside = Una camera si prepara solo accanto a una che c’è già.
austria-not-corner = La prima camera è quella in basso a sinistra.
austria-not-floor = Questo effetto vale solo per i piani 1 e 2.
austria-not-free = Qui alloggia già qualcuno.
austria-not-prepared = Prima va preparata.
austria-not-colour =
    { $colour ->
        [giallo] Questa camera è gialla; l’ospite ne vuole una del suo colore.
        [rosso] Questa camera è rossa; l’ospite ne vuole una del suo colore.
       *[other] Questa camera è { $colour }; l’ospite ne vuole una del suo colore.
    }
austria-not-by-die = Le camere si preparano con un dado 3; lo fanno anche alcuni ospiti e dipendenti.
austria-not-from-cafe = La camera è pronta. Ci va dal Caffè un ospite che ha tutto.
austria-not-no-room-there = Qui non c’è una camera a cui rinunciare.
austria-not-spared = La penalità si prende una delle camere evidenziate.
austria-not-cafe = Il tuo Caffè è pieno.
austria-not-after-die = L’ospite si prende prima del dado.
austria-not-second-guest = Un ospite per turno basta.
austria-not-empty-table = Qui si siede un ospite della fila.
austria-not-full-order = Questa ordinazione è completa.
austria-not-wanted = Qui non serve { $cube }, ma { $cubes }.
austria-not-hungry = Questo ospite attende ancora { $cubes }.
austria-not-housed = Questo ospite attende una camera preparata e libera.
austria-not-housed-in =
    { $colour ->
        [giallo] Questo ospite attende una camera gialla, preparata e libera.
        [rosso] Questo ospite attende una camera rossa, preparata e libera.
       *[other] Questo ospite attende una camera { $colour }, preparata e libera.
    }
austria-not-no-cube = Nella tua cucina non c’è { $cube }.
austria-not-unwanted = Nessuno dei tuoi ospiti attende { $cube }.
austria-not-delivery = Servire fino a { $cubes } cubetti dalla cucina costa { austria-crowns }; la tua cassa è vuota.
austria-not-yet-hired = Dalla mano si assume con un dado 5, o grazie ad alcuni ospiti.
austria-not-offered = Ora puoi assumere solo uno dei volti nuovi.
austria-not-used-once = Questa carta ha fatto il suo lavoro all’assunzione.
austria-not-used-permanent = Questa carta lavora da sé, ogni volta che serve.
austria-not-used-end = Questa carta conta a fine gioco.
austria-not-no-end-card = Si può licenziare solo una carta che conta a fine gioco.
austria-not-without-die = Qui non c’è nessun dado.
austria-not-second-die = Il tuo dado l’hai già preso.
austria-not-six-as-six = Il 6 si usa come uno degli spazi da 1 a 5.
austria-not-claimed = Il tuo dischetto è già qui.
austria-not-places = I tre posti sono tutti occupati.
austria-not-reached = Non ci sei ancora: { $progress }.
austria-not-backwards = Sul tracciato Imperatore si va solo avanti.
austria-not-so-far =
    { $n ->
        [one] Il tuo dado ti porta avanti di 1 passo al massimo.
       *[other] Il tuo dado ti porta avanti di { $n } passi al massimo.
    }
austria-not-by-steps = I passi sul tracciato Imperatore vengono da un dado 4, e da alcuni ospiti, dipendenti e gruppi gialli.
