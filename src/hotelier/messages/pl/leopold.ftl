### Leopold, the concierge: his hints at practice tables and against opponents.

## The panel

hint-thinking = Chwileczkę …
hint-title = Jeśli wolno mi coś doradzić
hint-only = Innej możliwości nie ma.
hint-figures =
    { $score ->
        [one] ≈ { $score } punkt · { $win }% na wygraną
        [few] ≈ { $score } punkty · { $win }% na wygraną
        [many] ≈ { $score } punktów · { $win }% na wygraną
       *[other] ≈ { $score } punktu · { $win }% na wygraną
    }
# How sure he is of the first.
hint-sure-much = na pewno
hint-sure-some = raczej tak
hint-sure-little = o włos
# How the others compare with the first.
hint-other-near = prawie równie dobre
hint-other-less = trochę słabsze
hint-other-weak = wyraźnie słabsze
hint-why = { $what }.
hint-then = Potem: { $what }.
hint-show = Pokaż na stole
hint-do = Zrób to
hint-close = Dziękuję, Leopoldzie
hint-trouble = Obawiam się, że nie umiem teraz powiedzieć. Spytaj, proszę, jeszcze raz.
hint-explained = Punkty i szanse Leopold szacuje z tego, co widzisz i ty; zakrytych kart też nie zna.
# Read aloud when the hint comes: the best action in words, its reasons, its figures.
hint-aloud = Leopold radzi: { $action }. { $why } { $figures }

## Why, in Grand Austria Hotel: what an action does. $name is a card.

hint-austria-check-in = melduje gościa ({ $name })
hint-austria-served = kompletuje zamówienie ({ $name })
# $colour is blue, red or yellow.
hint-austria-group =
    { $size ->
        [1] zapełnia samotny { $colour } pokój
        [2] zapełnia parę pokoi, kolor { $colour }
       *[other] zapełnia grupę pokoi ({ $size }), kolor { $colour }
    }
hint-austria-politics = zdobywa kartę polityki za { $n } PZ
hint-austria-hired = zatrudnia nową osobę ({ $name })
hint-austria-worked = uruchamia personel ({ $name })
hint-austria-prepared =
    { $n ->
        [one] przygotowuje pokój { $rooms }
        [few] przygotowuje pokoje { $rooms }
        [many] przygotowuje pokoje { $rooms }
       *[other] przygotowuje pokoje { $rooms }
    }
hint-austria-lit = od razu zajmuje pokój { $room }
hint-austria-emperor =
    { $n ->
        [one] przesuwa o krok na torze cesarza
        [few] przesuwa o { $n } kroki na torze cesarza
        [many] przesuwa o { $n } kroków na torze cesarza
       *[other] przesuwa o { $n } kroku na torze cesarza
    }
hint-austria-cubes = przynosi porcje ({ $cubes })
hint-austria-cube = podaje gościom ({ $cubes })
hint-austria-seated = zaprasza gościa ({ $name })
hint-austria-drawn =
    { $n ->
        [one] dobiera kartę personelu
        [few] dobiera { $n } karty personelu
        [many] dobiera { $n } kart personelu
       *[other] dobiera { $n } karty personelu
    }
hint-austria-crowns =
    { $n ->
        [one] przynosi 1 koronę
        [few] przynosi { $n } korony
        [many] przynosi { $n } koron
       *[other] przynosi { $n } korony
    }
# Cubes and crowns together.
hint-austria-brings = przynosi: { $what }
hint-austria-cost =
    { $n ->
        [one] kosztuje 1 koronę
        [few] kosztuje { $n } korony
        [many] kosztuje { $n } koron
       *[other] kosztuje { $n } korony
    }
hint-austria-points = daje { $n } PZ
hint-austria-strength = używa kości z siłą { $n }
hint-austria-wait = czeka na następny rzut
hint-austria-end = kończy turę

## Why, in Overbooking

hint-overbooking-queue =
    { $position ->
        [1] staje w kolejce na pierwszym miejscu
        [2] staje w kolejce na drugim miejscu
        [3] staje w kolejce na trzecim miejscu
        [4] staje w kolejce na czwartym miejscu
       *[other] staje w kolejce na miejscu { $position }
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
        [0] prawie na pewno nie użyje swojej zdolności
        [10] prawie zawsze używa swojej zdolności
        [one] używa swojej zdolności mniej więcej w { $n } przypadku na 10
        [few] używa swojej zdolności mniej więcej w { $n } przypadkach na 10
        [many] używa swojej zdolności mniej więcej w { $n } przypadkach na 10
       *[other] używa swojej zdolności mniej więcej w { $n } przypadkach na 10
    }
hint-overbooking-door = czeka przy tylnych drzwiach
hint-overbooking-token = zabiera żeton
hint-overbooking-open = pokazuje się wszystkim
hint-overbooking-named = daje pierwszeństwo ({ $card })
hint-overbooking-replaced = zajmuje miejsce innej karty ({ $card })
hint-overbooking-joined = staje w kolejce
hint-overbooking-more-beds =
    { $n ->
        [one] dodaje jedno łóżko
        [few] dodaje { $n } łóżka
        [many] dodaje { $n } łóżek
       *[other] dodaje { $n } łóżka
    }
hint-overbooking-fewer-beds =
    { $n ->
        [one] zabiera jedno łóżko
        [few] zabiera { $n } łóżka
        [many] zabiera { $n } łóżek
       *[other] zabiera { $n } łóżka
    }
hint-overbooking-booked =
    { $n ->
        [one] daje łóżko jednej twojej karcie ({ $coins })
        [few] daje łóżka { $n } twoim kartom ({ $coins })
        [many] daje łóżka { $n } twoim kartom ({ $coins })
       *[other] daje łóżka { $n } twoim kartom ({ $coins })
    }
hint-overbooking-away =
    { $n ->
        [one] odsyła z kwitkiem jedną cudzą kartę
        [few] odsyła z kwitkiem { $n } cudze karty
        [many] odsyła z kwitkiem { $n } cudzych kart
       *[other] odsyła z kwitkiem { $n } cudzej karty
    }
hint-overbooking-lost =
    { $n ->
        [one] traci jedną twoją kartę
        [few] traci { $n } twoje karty
        [many] traci { $n } twoich kart
       *[other] traci { $n } twojej karty
    }
hint-overbooking-unused = zostawia wszystko bez zmian
hint-overbooking-skip = zachowuje kartę na później
