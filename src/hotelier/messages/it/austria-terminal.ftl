### Grand Austria Hotel in the terminal: what the browser shows without words, or in different ones.

## Choices as the terminal lists them

austria-group-guest = Prendi un ospite
austria-group-die = Prendi un dado
austria-group-stronger = Prendi un dado (con + è potenziato per { $n }♔)
austria-group-other = Oppure
austria-tip-check-in = { FORM($guest, "the") } può andare in camera: { $action }
austria-tip-claim = Puoi mettere un dischetto sulla carta Obiettivo { $letter }: { $action }
austria-tip-use = Puoi usare { FORM($card, "the") }: { $action }

## Cards as the terminal lists them

austria-politics-named = Carta Obiettivo { $letter }
austria-politics-places = { $vp } PV al primo, secondo, terzo
austria-tile-named = Tessera Imperatore { $tile }
austria-boards = Plance Hotel
austria-board-night = Plancia notte
austria-board-day = Plancia giorno { $board }
austria-board-rooms = { $rooms }, dal piano più basso in su
austria-track-named = Tracciato Imperatore
austria-track-points = PV degli spazi, da 0: { $vp }
austria-from-printed = stampato
austria-from-transcription = da un’unica trascrizione, non verificata
austria-from-owner = da un file personalizzato
austria-tile-words = Bonus: { $bonus }. Penalità: { $penalty }
austria-after = dopo il round { $round }
austria-revised = Edizione rivista: { $what }
austria-revised-cost = costa { $crowns }

## Signs in the terminal’s picture: keep them short, there’s little room

austria-title = Grand Austria Hotel
austria-roof = Hotel { $name }
# One letter for each cube, the initial of its word where possible: four different ones.
austria-letter-s = S
austria-letter-c = T
austria-letter-w = V
austria-letter-k = C
# One letter for each colour, four different ones.
austria-letter-blue = B
austria-letter-yellow = G
austria-letter-red = R
austria-letter-green = V
austria-sign-crowns = { $n }♔
austria-sign-price =
    { $n ->
        [0] gratis
       *[other] { $n }♔
    }
austria-sign-emperor = Imperatore +{ $n }
austria-sign-cubes = +{ $letters }
austria-sign-draw = pesca { $n } Personale
austria-sign-offer =
    { $price ->
        [free] assumi gratis 1 di 3
       *[less] assumi 1 di 3 −{ $n }♔
    }
austria-sign-prep =
    { $price ->
        [free]
            { $low ->
                [yes] camera gratis (piani 1–2)
               *[no] camera gratis
            }
        [less] camera −{ $n }♔
       *[full]
            { $times ->
                [one] prepara 1 camera
               *[other] prepara fino a { $times } camere
            }
    }
austria-sign-twice = { $what } ×2
austria-points = Punti
# At most six letters.
austria-points-short = PV
# At most six letters.
austria-seats = posti
austria-turns = Turni
austria-passed = passa
austria-used = usata
austria-kept = Tenute finora ({ $n })
austria-nobody-yet = ancora nessuno
austria-cafe-empty = vuoto
austria-at-emperor = Imperatore { $n }
austria-in-hand = mano { $n }
austria-ready-no-room = ha tutto, niente camera
austria-yours = tuo
austria-discs = dischetti:
austria-boost-note = potenziare: { $n }♔ per +1 di potenza
austria-row-note = prezzo, ospite, PV, ordinazione → ricompensa
austria-outlook = Ora sullo spazio { $space }: { $vp } PV, poi torni a { $after }.
austria-outlook-bonus = Bonus: { $what }
austria-outlook-penalty = Penalità: { $what }
austria-outlook-nothing = Né bonus né penalità
austria-tiles = Tessere Imperatore
austria-tiles-note = bonus dallo spazio { $n }, penalità sullo 0
austria-tile-over = dopo il round { $round }: già risolta
austria-legend = Legenda
austria-legend-signs = □ manca  ♔ corona
austria-legend-map = mappa: { $capital } occupata, { $small } preparata, · vuota
austria-legend-occupied = occupata
austria-legend-free = preparata
austria-legend-group = gruppo pieno:
austria-legend-blue = { $bonus } PV
austria-legend-red = { $bonus } ♔
austria-legend-yellow = { $bonus } Imperatore
austria-legend-transcription = * da un’unica trascrizione, non verificata

## Before the first game and after the last round, in the terminal

austria-intro-1 = Gestisci un hotel a Vienna. Gli ospiti si siedono nel tuo Caffè, servi ciò che ordinano e li porti in camera; loro ti ricompensano con Punti Vittoria (PV) e altro. Dopo 7 round vince chi ha più PV.
austria-intro-2 = Nel tuo turno puoi prendere un ospite dalla fila. Poi prendi un dado da uno dei sei spazi Azione: 1 strudel e torta, 2 vino e caffè, 3 preparare camere, 4 tracciato Imperatore e corone, 5 assumere personale, 6 una di queste azioni per 1 corona. Più dadi ci sono su uno spazio, più potente è la sua azione.
austria-intro-3 = Un ospite con l’ordinazione completa può andare in una camera preparata del suo colore (gli ospiti verdi: di qualsiasi colore). Un gruppo di camere tutte occupate ti dà un bonus. Per 1 corona puoi servire fino a 3 cubetti dalla cucina.
austria-intro-4 = L’Imperatore arriva dopo i round 3, 5 e 7: avanza abbastanza sul suo tracciato per ricevere un bonus, o rischi una penalità. Alla fine ogni corona e ogni cubetto in cucina vale 1 PV, e ogni ospite rimasto nel Caffè te ne costa 5.
austria-signs = Le lettere sono cubetti: { $cubes }. ▣ è un cubetto presente, □ uno che manca, ♔ una corona. Ospiti e camere sono { $colours }. Nella piccola mappa dell’hotel di un altro giocatore, una lettera maiuscola è una camera occupata, una minuscola una preparata, un punto un posto vuoto.
austria-source-checked-in = ospiti portati in camera
austria-source-printed = camere con PV stampati
austria-source-groups = gruppi blu
austria-source-staff = personale durante il gioco
austria-source-politics = carte Obiettivo
austria-source-track = tracciato Imperatore
austria-source-tiles = tessere Imperatore
austria-source-end-staff = personale di fine gioco
austria-end-staff-of = Personale di fine gioco di { $name }:
austria-verdict-wins = Vince { $names } con { $vp } PV.
