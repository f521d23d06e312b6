### Leopold, the head concierge: his hints at practice tables and against bots.

## The panel

hint-thinking = Chwileczkę…
hint-title = Jeśli wolno mi doradzić…
hint-only = jedyna możliwość
hint-figures =
    { $score ->
        [one] ≈ { $score } punkt · { $win }% szans na wygraną
        [few] ≈ { $score } punkty · { $win }% szans na wygraną
        [many] ≈ { $score } punktów · { $win }% szans na wygraną
       *[other] ≈ { $score } punktu · { $win }% szans na wygraną
    }
# How sure he is of his first suggestion.
hint-sure-much = prawie na pewno
hint-sure-some = raczej tak
hint-sure-little = niewielka różnica
# How the other suggestions compare with the first.
hint-other-near = prawie równie dobre
hint-other-less = trochę słabsze
hint-other-weak = wyraźnie słabsze
hint-why = { $what }.
hint-then = Potem: { $what }.
# Points by source, such as “gains about 5 at the emperor and costs crowns worth about 2”.
hint-points-first = W punktach, w porównaniu z następną propozycją: { $what }.
hint-points-other = W punktach, w porównaniu z moją pierwszą propozycją: { $what }.
hint-show = Pokaż na stole
hint-do = Zrób to
hint-close = Dziękuję, Leopoldzie
hint-trouble = Proszę o wybaczenie, chwilowo nie umiem doradzić. Spytaj, proszę, za moment.
hint-explained = Punkty i szanse na wygraną to szacunki Leopolda. Widzi tylko to, co ty, więc zakrytych kart też nie zna.
# Read aloud when the hint comes: the best action in words, its reasons, its figures.
hint-aloud = Leopold radzi: { $action }. { $why } { $figures }

## Why, in Grand Austria Hotel: what an action does. $name is a card.

hint-austria-check-in = zamelduj { FORM($name, "acc") }
hint-austria-served = skompletuj zamówienie { FORM($name, "gen") }
# $colour is blue, red or yellow.
hint-austria-group =
    { $size ->
        [1] zapełnij jednopokojową { FORM($colour, "facc") } grupę
       *[other] zapełnij grupę { $size } { FORM($colour, "genpl") } pokoi
    }
hint-austria-politics = połóż znacznik na karcie polityki ({ $n } PZ)
hint-austria-hired = zatrudnij { FORM($name, "acc") }
hint-austria-worked = użyj karty { FORM($name, "gen") }
hint-austria-prepared =
    { $n ->
        [one] przygotuj pokój { $rooms }
        [few] przygotuj pokoje { $rooms }
        [many] przygotuj pokoje { $rooms }
       *[other] przygotuj pokoje { $rooms }
    }
# The room becomes occupied without a guest.
hint-austria-lit = od razu zajmij pokój { $room }
hint-austria-emperor =
    { $n ->
        [one] przesuń się o 1 pole na torze cesarza
        [few] przesuń się o { $n } pola na torze cesarza
        [many] przesuń się o { $n } pól na torze cesarza
       *[other] przesuń się o { $n } pola na torze cesarza
    }
hint-austria-cubes = weź { FORM($cubes, "acc") }
hint-austria-cube = podaj { FORM($cubes, "acc") }
hint-austria-seated = weź { FORM($name, "acc") }
hint-austria-drawn =
    { $n ->
        [one] dobierz 1 kartę personelu
        [few] dobierz { $n } karty personelu
        [many] dobierz { $n } kart personelu
       *[other] dobierz { $n } karty personelu
    }
hint-austria-crowns =
    { $n ->
        [one] weź 1 koronę
        [few] weź { $n } korony
        [many] weź { $n } koron
       *[other] weź { $n } korony
    }
# Cubes and crowns together.
hint-austria-brings = weź { FORM($what, "acc") }
hint-austria-cost =
    { $n ->
        [one] zapłać 1 koronę
        [few] zapłać { $n } korony
        [many] zapłać { $n } koron
       *[other] zapłać { $n } korony
    }
hint-austria-points = zdobądź { $n } PZ
hint-austria-strength = weź kość o sile { $n }
hint-austria-wait = poczekaj na następny rzut
hint-austria-end = zakończ turę

## Why, in Overbooking

hint-overbooking-queue =
    { $position ->
        [1] zajmuje pierwsze miejsce w kolejce
        [2] zajmuje drugie miejsce w kolejce
        [3] zajmuje trzecie miejsce w kolejce
        [4] zajmuje czwarte miejsce w kolejce
       *[other] zajmuje miejsce { $position } w kolejce
    }
hint-overbooking-bed =
    { $n ->
        [0] prawie nigdy nie dostaje łóżka
        [10] prawie zawsze dostaje łóżko
        [one] dostaje łóżko mniej więcej w { $n } przypadku na 10
        [few] dostaje łóżko mniej więcej w { $n } przypadkach na 10
        [many] dostaje łóżko mniej więcej w { $n } przypadkach na 10
       *[other] dostaje łóżko mniej więcej w { $n } przypadkach na 10
    }
hint-overbooking-use =
    { $n ->
        [0] prawie nigdy nie używa swojej zdolności
        [10] prawie zawsze używa swojej zdolności
        [one] używa swojej zdolności mniej więcej w { $n } przypadku na 10
        [few] używa swojej zdolności mniej więcej w { $n } przypadkach na 10
        [many] używa swojej zdolności mniej więcej w { $n } przypadkach na 10
       *[other] używa swojej zdolności mniej więcej w { $n } przypadkach na 10
    }
hint-overbooking-door = czeka przy tylnych drzwiach
hint-overbooking-token = zabiera żeton
hint-overbooking-open = leży odkryta
# $card is a card without an article: fish workers.
hint-overbooking-named = wskazuje { FORM($card, "acc") }
hint-overbooking-replaced = zastępuje { FORM($card, "acc") }
hint-overbooking-joined = staje w kolejce
hint-overbooking-more-beds =
    { $n ->
        [one] dodaje 1 łóżko
        [few] dodaje { $n } łóżka
        [many] dodaje { $n } łóżek
       *[other] dodaje { $n } łóżka
    }
hint-overbooking-fewer-beds =
    { $n ->
        [one] zabiera 1 łóżko
        [few] zabiera { $n } łóżka
        [many] zabiera { $n } łóżek
       *[other] zabiera { $n } łóżka
    }
hint-overbooking-booked =
    { $n ->
        [one] zapewnia łóżka 1 twojej grupie ({ $coins })
        [few] zapewnia łóżka { $n } twoim grupom ({ $coins })
        [many] zapewnia łóżka { $n } twoim grupom ({ $coins })
       *[other] zapewnia łóżka { $n } twoim grupom ({ $coins })
    }
hint-overbooking-away =
    { $n ->
        [one] zostawia bez łóżka 1 grupę innego gracza
        [few] zostawia bez łóżka { $n } grupy innych graczy
        [many] zostawia bez łóżka { $n } grup innych graczy
       *[other] zostawia bez łóżka { $n } grupy innych graczy
    }
hint-overbooking-lost =
    { $n ->
        [one] zostawia bez łóżka 1 twoją grupę
        [few] zostawia bez łóżka { $n } twoje grupy
        [many] zostawia bez łóżka { $n } twoich grup
       *[other] zostawia bez łóżka { $n } twojej grupy
    }
hint-overbooking-unused = niczego nie zmienia
hint-overbooking-skip = karty zostają na później
