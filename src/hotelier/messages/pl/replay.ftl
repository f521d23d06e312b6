### Looking back at a game.

replay-title = Powtórka
replay-controls = Przejdź przez grę
replay-position = Miejsce w grze
replay-place = Krok { $stop } z { $stops }
replay-place-hidden = Krok { $stop }
replay-the-deal = Stół jest nakryty, wszystko rozdane.
replay-over =
    { $number ->
        [one] Koniec gry. Zwycięstwo: { $names }.
        [few] Koniec gry. Wspólne zwycięstwo: { $names }.
        [many] Koniec gry. Wspólne zwycięstwo: { $names }.
       *[other] Koniec gry. Wspólne zwycięstwo: { $names }.
    }
replay-quiet = { $name } na tym poprzestaje.
replay-round-back = O rundę wstecz
replay-turn-back = O turę wstecz
replay-stop-back = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Pauza
replay-stop-on = Krok naprzód
replay-turn-on = O turę naprzód
replay-round-on = O rundę naprzód
replay-speed = Prędkość: { $speed }×
replay-times = { $speed }×
replay-keys = Klawisze: ← i → krok po kroku, z Shift turami; na pasku także Page Up i Page Down rundami, Home i End, a spacja odtwarza.

## Whose eyes

replay-eyes = Patrzy
replay-eyes-spectator = widz
replay-eyes-open = wszyscy naraz
replay-hide = Ukryj, co będzie dalej
replay-hide-text = Pasek i dziennik kończą się tam, dokąd udało ci się dojść.
replay-running = Ta gra jeszcze trwa: widzisz to, co było wtedy widać z twojego miejsca.
replay-running-watched = Ta gra jeszcze trwa: widzisz to, co widział wtedy widz.
replay-to-the-table = Wróć do stołu

## What to do with a position

replay-share = Udostępnij pozycję
replay-shared = Skopiowano. Kto otworzy ten link, zobaczy to samo miejsce w grze:
replay-share-by-hand = Wyślij ten link:
replay-go-on = Graj dalej stąd
replay-go-on-title = Graj dalej stąd z botami
replay-go-on-text = Od tej pozycji zaczyna się nowy stół; gra, którą oglądasz, zostaje, jaka była.
replay-go-on-running = Od tej pozycji zaczyna się nowy stół. Kto tam gra dalej, zobaczy, co mają inni, więc oglądana gra toczy się dalej, ale liczy się jako trening.
replay-go-on-seat = Grasz jako
replay-begin = Zacznij
replay-not-now = Nie teraz
replay-save = Pobierz zapis
replay-seats = Stan gry
replay-decides = decyduje
