title-porter = Nocny portier
game-porter = Pięciu gości dzwoni w nocy. Połóż najwyższy klucz, którego nie kładzie nikt inny. Dziesięć minut, od 2 do 4 graczy.
rules-title-porter = Nocny portier

porter-q-lay = Gość dzwoni, napiwek wynosi { $tip }. Kładziesz klucz czy czekasz?
porter-q-tip = Twój klucz otwiera drzwi. Bierzesz napiwek { $tip } czy ryzykujesz?
porter-do-key = Połóż klucz { $key }
porter-do-wait = Czekaj za { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
porter-do-keep = Weź { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
porter-do-risk = Rzuć o { $points } albo nic
porter-gains = + { $points }

porter-not-over = Gra jest skończona.
porter-not-watching = Tylko patrzysz.
porter-not-turn = Teraz decyduje { $name }.
porter-not-held = Nie masz klucza { $key }.
porter-not-laid = Klucze tej rundy leżą już na ladzie.

porter-head-round = Runda { $round } z { $all }
porter-head-tip = Napiwek { $tip }

porter-why-key = wygrywa napiwek { $tip }, jeśli nikt nie położy takiego samego
porter-why-wait = daje pewną płacę
porter-why-keep = zachowuje to, co jest
porter-why-risk = może wygrać dwa razy tyle

porter-log-bell = Runda { $round }: dzwonek, napiwek wynosi { $tip }.
porter-log-drawn = { $name } dobiera { $number ->
    [one] { $number } klucz
    [few] { $number } klucze
   *[many] { $number } kluczy
}.
porter-log-drew = Dobierasz { $keys }.
porter-log-laid = { $name } kładzie klucz.
porter-log-laid-own = Kładziesz klucz { $key }.
porter-log-waited = { $you ->
    [yes] Czekasz
   *[no] { $name } czeka
} (+{ $points }).
porter-log-shown = Klucze są odkryte. { $keys }.
porter-log-shown-one = { $name }: { $key }
porter-log-opened = { $you ->
    [yes] Twój klucz { $key }
   *[no] Klucz { $key } ({ $name })
} otwiera drzwi, napiwek wynosi { $tip }.
porter-log-shut = Żaden klucz nie otwiera drzwi.
porter-log-taken = { $you ->
    [yes] Bierzesz
   *[no] { $name } bierze
} napiwek (+{ $points }).
porter-log-risked = { $you ->
    [yes] Wyrzucasz
   *[no] { $name } wyrzuca
} { $die } (+{ $points }).

porter-field-hand = Klucze na ręce
porter-field-hand_size = Liczba kluczy
porter-field-laid = Na ladzie
porter-field-has_laid = Położono
porter-field-round = Runda
porter-field-tip = Napiwek
porter-field-leader = Zaczyna
porter-field-gone = Klucze z poprzednich rund
porter-field-deck_size = Klucze do dobrania
porter-field-rounds_left = Pozostałe rundy
porter-field-most = Najwyższy wynik
porter-field-higher = Rzuty z sześciu, które podwajają napiwek
porter-part-key = Klucz { $name }
source-wages = Płace
source-tips = Napiwki
