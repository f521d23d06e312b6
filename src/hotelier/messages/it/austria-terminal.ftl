### Grand Austria Hotel in the terminal: what the browser shows without words, or in others.

## Choices as the terminal tells them

austria-group-guest = Prendi un ospite
austria-group-die = Prendi un dado
austria-group-stronger = Prendi un dado (con + uno di potenza in più, per { $n }♔)
austria-group-other = Oppure
austria-tip-check-in = { $guest } ha tutto e una camera è libera: { $action }
austria-tip-claim = Soddisfi la carta Obiettivo { $letter }: { $action }
austria-tip-use = Al tuo servizio: { $card }: { $action }

## Cards as the terminal lists them

austria-politics-named = Obiettivo { $letter }
austria-politics-places = { $vp } PV al primo, secondo, terzo
austria-tile-named = Imperatore { $tile }
austria-boards = Plance degli hotel
austria-board-night = Plancia notturna
austria-board-day = Plancia diurna { $board }
austria-board-rooms = { $rooms }, dal piano terra in su
austria-track-named = Tracciato dell’Imperatore
austria-track-points = PV degli spazi da 0: { $vp }
austria-from-printed = stampato
austria-from-transcription = da una sola trascrizione, verificata da nessuno
austria-from-owner = dal file del proprietario
austria-tile-words = Bonus: { $bonus }. Penalità: { $penalty }
austria-after = dopo il round { $round }
austria-revised = Edizione rivista: { $what }
austria-revised-cost = costa { $crowns }

## Signs of the terminal’s picture: short, for there is little room

austria-title = Grand Austria Hotel
austria-roof = Hotel { $name }
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
austria-sign-emperor = { $n } Imperatore
austria-sign-cubes = +{ $letters }
austria-sign-draw = pesca { $n } Personale
austria-sign-offer =
    { $price ->
        [free] 1 di 3 nuovi gratis
       *[less] 1 di 3 nuovi −{ $n }♔
    }
austria-sign-prep =
    { $price ->
        [free]
            { $low ->
                [yes] camera gratis (piano 1–2)
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
austria-boost-note = { $n }♔ in più: potenza +1
austria-row-note = prezzo, ospite, PV, ordinazione → ricompensa
austria-outlook = Ora sullo spazio { $space }: { $vp } PV, indietro a { $after }.
austria-outlook-bonus = Bonus: { $what }
austria-outlook-penalty = Penalità: { $what }
austria-outlook-nothing = Né bonus né penalità
austria-tiles = Tessere Imperatore
austria-tiles-note = bonus dallo spazio { $n }, penalità su 0
austria-tile-over = dopo il round { $round }: fatto
austria-legend = Segni
austria-legend-signs = □ manca  ♔ corona
austria-legend-map = mappa: { $capital } occupata, { $small } preparata, · vuota
austria-legend-occupied = occupata
austria-legend-free = libera
austria-legend-group = gruppo pieno:
austria-legend-blue = { $bonus } PV
austria-legend-red = { $bonus } ♔
austria-legend-yellow = { $bonus } Imperatore
austria-legend-transcription = * da una sola trascrizione, verificata da nessuno

## Before the first game and after the last round, in the terminal

austria-intro-1 = Gestisci un hotel a Vienna. Gli ospiti si siedono nel tuo Caffè, servi ciò che ordinano, li accompagni in camera e loro ti ringraziano con Punti Vittoria (PV) e favori. Dopo sette round vince chi ha più PV.
austria-intro-2 = Nel tuo turno puoi prendere un ospite dalla fila; poi prendi un dado da uno di sei spazi: 1 strudel e torta, 2 vino e caffè, 3 preparare camere, 4 Imperatore e corone, 5 assumere personale, 6 uno qualsiasi di questi per una corona. Più dadi ci sono su uno spazio, più potente è la sua azione.
austria-intro-3 = Un ospite la cui ordinazione è completa va in una camera preparata del suo colore (uno verde in qualsiasi). Un gruppo di camere tutto occupato dà un bonus. Servire dalla cucina costa una corona per un massimo di tre cubetti.
austria-intro-4 = L’Imperatore arriva dopo i round 3, 5 e 7: fatti trovare avanti sul suo tracciato, o ti punisce. Alla fine una corona o un cubetto in cucina vale 1 PV, un ospite rimasto nel Caffè ne costa 5.
austria-signs = Le lettere sono cubetti: { $cubes }; ▣ è un cubetto che c’è, □ uno che manca, ♔ una corona. Ospiti e camere sono { $colours }. Nella mappa dell’hotel di un altro giocatore una lettera maiuscola è una camera occupata, una minuscola una preparata e un punto un posto vuoto.
austria-source-checked-in = ospiti in camera
austria-source-printed = camere con PV stampati
austria-source-groups = gruppi blu
austria-source-staff = personale in servizio
austria-source-politics = carte Obiettivo
austria-source-track = tracciato Imperatore
austria-source-tiles = tessere Imperatore
austria-source-end-staff = personale di fine gioco
austria-end-staff-of = Personale di fine gioco di { $name }:
austria-verdict-wins = Vince { $names } con { $vp } PV.
austria-verdict-decided = Vince { $names }: { $vp } PV pari, decidono le corone e tutti i cubetti, anche quelli degli ospiti nel Caffè ({ $worth }).
austria-verdict-shared = Vittoria condivisa con { $vp } PV: { $names }, pari anche in corone e cubetti, compresi quelli degli ospiti nel Caffè ({ $worth }).
