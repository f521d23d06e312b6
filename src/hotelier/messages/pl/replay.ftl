### Replaying a game.

replay-title = Powtórka
replay-controls = Sterowanie powtórką
replay-position = Miejsce w partii
replay-place = Krok { $stop } z { $stops }
replay-place-hidden = Krok { $stop }
replay-the-deal = Wszystko rozłożone, karty rozdane.
replay-over =
    { $number ->
        [one] Koniec gry. Zwycięstwo: { $names }.
        [few] Koniec gry. Wspólne zwycięstwo: { $names }.
        [many] Koniec gry. Wspólne zwycięstwo: { $names }.
       *[other] Koniec gry. Wspólne zwycięstwo: { $names }.
    }
# A step about which the log says nothing, such as the end of a turn.
replay-quiet = { $name } gra dalej.
replay-round-back = Poprzednia runda
replay-turn-back = Poprzednia tura
replay-stop-back = Poprzedni krok
replay-play = Odtwórz
replay-pause = Pauza
replay-stop-on = Następny krok
replay-turn-on = Następna tura
replay-round-on = Następna runda
replay-speed = Szybkość: { $speed }×
replay-times = { $speed }×

## Whose point of view

replay-eyes = Widok
replay-eyes-spectator = Widz
replay-eyes-open = Wszystkie karty odkryte
replay-hide = Ukryj dalszy ciąg
replay-hide-text = Oś czasu i dziennik sięgają tylko do miejsca, do którego doszła powtórka.
replay-running = Ta partia jeszcze trwa. Widzisz to, co było wtedy widać z twojego miejsca.
replay-running-watched = Ta partia jeszcze trwa. Widzisz to, co mógł wtedy zobaczyć widz.
replay-to-the-table = Wróć do stołu

## What to do with a position

replay-share = Udostępnij pozycję
replay-shared = Skopiowano. Ten link otwiera partię dokładnie w tym miejscu:
replay-share-by-hand = Udostępnij ten link:
replay-go-on = Graj od tego miejsca
replay-more = Więcej
replay-go-on-title = Graj od tego miejsca z botami
replay-go-on-text = Przy nowym stole zaczniesz od tej pozycji. Oglądana partia się nie zmieni.
replay-go-on-running = Przy nowym stole zaczniesz od tej pozycji. Możesz tam poznać karty innych, więc trwająca partia stanie się treningowa i nie wliczy się do statystyk.
replay-go-on-seat = Graj jako
replay-begin = Rozpocznij
replay-not-now = Nie teraz
replay-save = Zapisz grę
replay-seats = Stan gry
# Behind the name of the player whose decision it is.
replay-decides = decyduje
