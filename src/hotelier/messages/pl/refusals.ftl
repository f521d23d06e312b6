### Why something isn’t done: by the server, and by the rules of games, saved games and names.
### The server sends a code with each of these; only the sentences are here.

## At a table

refused-no-table = Nie ma takiego stołu albo jest prywatny. Użyj otrzymanego linku.
refused-no-seat = Do tego potrzebne jest miejsce przy stole: wyślij jego token.
refused-seats = Przy tym stole są miejsca od 1 do { $n }; miejsca { $seat } nie ma.
refused-taken = Miejsce { $seat } nie jest wolne.
refused-taken-bot = Na miejsce { $seat } nie można dodać bota.
refused-not-freed = Miejsca { $seat } nie można zwolnić.
refused-no-newcomers = Gra już trwa, a ten stół nie przyjmuje nowych graczy.
refused-full = Przy tym stole nie ma wolnych miejsc.
refused-seated = Masz już miejsce { $seat } przy tym stole.
refused-code = Ten kod jest nieprawidłowy albo wygasł.
refused-devices =
    { $n ->
        [one] Z jednego miejsca można grać najwyżej na { $n } urządzeniu.
        [few] Z jednego miejsca można grać najwyżej na { $n } urządzeniach.
        [many] Z jednego miejsca można grać najwyżej na { $n } urządzeniach.
       *[other] Z jednego miejsca można grać najwyżej na { $n } urządzenia.
    }
refused-crowded = Ten stół ogląda już zbyt wiele osób.
refused-left = Ta partia toczy się bez ciebie. Najpierw wróć na swoje miejsce.
refused-quiet = Limit wiadomości na tym czacie został wyczerpany.
refused-long = Historia tego stołu jest pełna: niczego już nie można cofnąć. Grę można dokończyć.
refused-nobody-here = Przy tym stole nie ma już nikogo, kto mógłby cię wpuścić.
refused-asks = O miejsce przy tym stole prosi zbyt wiele osób. Spróbuj później.
refused-no-ask = Nikt już nie prosi o to miejsce.
refused-colour = Ten kolor ma już inny gracz. Wybierz inny.
refused-not-host = Może to zrobić tylko gospodarz tego stołu.
refused-not-idle = W trakcie gry możesz usunąć tylko gracza, na którego inni czekają co najmniej { $seconds } s.
refused-kicked = Gospodarz usunął cię z tego stołu.
refused-no-plan = Nie można teraz zaplanować ruchu „{ $action }”.

## In a game

refused-illegal = Ruch „{ $action }” nie jest teraz możliwy.
refused-illegal-list = „{ $action }”, akcja { $n } z { $all }, nie jest w tym momencie możliwa. Żadna z nich nie została wykonana.
refused-not-last = „{ $action }”, akcja { $n } z { $all }, musi być ostatnia: kończy turę albo odkrywa coś nowego. Żadna z nich nie została wykonana.
refused-turn = Teraz kolej gracza na miejscu { $seat }, nie twoja.
refused-stale = To odpowiedź na krok { $step }, a gra jest już w kroku { $now }.
refused-moved-on = Gra ma już krok { $step } za sobą.
refused-not-begun = Gra się jeszcze nie zaczęła.
refused-seats-free = Gra się jeszcze nie zaczęła: są wolne miejsca.
refused-over = Gra się skończyła.
refused-nothing-held = Nie ma czego potwierdzać.
refused-no-undo = Nie można cofnąć ruchu: odkryto coś nowego albo inny gracz wykonał już swój.
refused-no-takeback = Całą ostatnią turę można cofnąć tylko w grze z botami i tylko przed następną decyzją.
refused-no-hints = Leopold pomaga przy stołach treningowych i w grze z botami, nigdy przeciw ludziom.
refused-leopold-busy = Leopold zajmuje się innymi gośćmi. Spytaj go za chwilę.

## Replays

refused-not-whole = Całą partię można obejrzeć dopiero po jej zakończeniu. Jeśli wywodzi się z innej, tamta też musi być zakończona.
refused-eyes = Dopóki partia trwa, widzisz ją tylko ze swojego miejsca.
refused-steps = Ta partia ma kroki od 0 do { $n }; kroku { $step } nie ma.
refused-over-there = W tym kroku gra jest już skończona. Wybierz wcześniejszy.
refused-fork = Dopóki partia trwa, możesz grać od tego miejsca tylko wtedy, gdy twoimi przeciwnikami są same boty.
refused-fork-seat = Dopóki partia trwa, możesz grać dalej tylko ze swojego miejsca.
refused-no-analysis = Ta partia nie ma jeszcze analizy.
refused-analyses = Na analizę czeka zbyt wiele partii. Spróbuj później.
refused-loading = Wczytuje się właśnie zbyt wiele partii. Spróbuj ponownie za chwilę.
refused-rematch = Rewanż można zacząć po zakończeniu gry.

## The server

refused-no-game = Nie ma takiej gry.
refused-no-lesson = Do tej gry nie ma lekcji.
refused-no-deal = Nie ma takiego rozdania. Użyj otrzymanego linku.
refused-deal-date = „{ $day }” to nie data. Data wygląda tak: { $example }.
refused-deal-later = Rozdania z dnia { $day } jeszcze nie ma: dziś jest { $today } (UTC).
refused-deal-day = Na tym serwerze nie ma rozdania z dnia { $day }.
refused-deal-over = Dzień tego rozdania ({ $day }, UTC) już minął, więc wynik się nie liczy. Możesz je rozegrać treningowo.
refused-entered = To rozdanie jest już rozegrane albo rozpoczęte w tej przeglądarce. Każda przeglądarka ma jeden wynik.
refused-not-played = To rozdanie obejrzysz i przećwiczysz, gdy je rozegrasz.
refused-switched-off = Administracja serwera wyłączyła tę funkcję.
refused-counts = Ta partia się liczy: jej wynik porównuje się z innymi. Dlatego nie ma tu podpowiedzi ani cofania tur.
refused-many-tables = Masz zbyt wiele stołów, przy których gra się nie zaczęła. Najpierw jeden zapełnij albo opuść.
refused-running-tables = Masz za dużo partii w toku. Najpierw jedną zakończ lub opuść.
refused-many-seats = Zajmujesz zbyt wiele miejsc przy publicznych stołach. Najpierw jedno zwolnij.
refused-banned = Twój dostęp do tego serwera jest zablokowany do { $until }. Powód: { $reason }.
refused-muted = Nie możesz pisać na czacie do { $until }. Powód: { $reason }.
refused-asleep = Administracja serwera wstrzymała grę przy tym stole. Odśwież stronę, aby grać dalej.
refused-deleted = Administracja serwera usunęła ten stół.
refused-closed = Administracja serwera zamknęła ten stół. Powód: { $reason }.
refused-reported = Ten stół już zgłoszono. Zajmie się nim administracja serwera.
refused-house-full = Serwer jest pełny. Spróbuj później.
refused-not-ready = Serwer nie jest gotowy: { $why }
refused-busy = Przy tym stole dzieje się teraz zbyt wiele. Spróbuj ponownie.
refused-away = Serwer nie ma teraz dostępu do gier. Połącz się ponownie.
refused-broken = Wystąpił błąd po stronie serwera; został zapisany. Spróbuj ponownie.
# The reason is in English, for the person who runs the server. In other languages, say that the
# server couldn’t save it and that nothing has changed, and put the reason in brackets.
refused-not-kept = Serwer nie mógł tego zapisać; nic się nie zmieniło ({ $reason }).
refused-hurry =
    { $kind ->
        [tables] Zbyt wiele nowych stołów
        [joins] Zbyt wielu dołączających graczy
        [hints] Zbyt wiele podpowiedzi
        [actions] Zbyt wiele akcji
        [says] Zbyt wiele wiadomości
       *[requests] Zbyt wiele żądań
    }. Spróbuj ponownie za { $seconds ->
        [one] 1 sekundę
        [few] { $seconds } sekundy
        [many] { $seconds } sekund
       *[other] { $seconds } sekundy
    }.
refused-sockets =
    { $n ->
        [one] Masz otwarte 1 połączenie. Najpierw je zamknij.
        [few] Masz otwarte { $n } połączenia. Najpierw jedno zamknij.
        [many] Masz otwartych { $n } połączeń. Najpierw jedno zamknij.
       *[other] Masz otwarte { $n } połączenia. Najpierw jedno zamknij.
    }
refused-host = Ten serwer nie ma takiej nazwy. Administracja może ją dodać do HOTELIER_HOSTS.
refused-origin = Strony z tego źródła nie mogą używać tego serwera. Administracja może dodać źródło do HOTELIER_ORIGINS.
refused-too-large =
    { $n ->
        [one] Żądanie może tu mieć najwyżej 1 bajt.
        [few] Żądanie może tu mieć najwyżej { $n } bajty.
        [many] Żądanie może tu mieć najwyżej { $n } bajtów.
       *[other] Żądanie może tu mieć najwyżej { $n } bajta.
    }
refused-too-slow =
    { $n ->
        [one] Żądanie nie dotarło w ciągu 1 sekundy.
        [few] Żądanie nie dotarło w ciągu { $n } sekund.
        [many] Żądanie nie dotarło w ciągu { $n } sekund.
       *[other] Żądanie nie dotarło w ciągu { $n } sekundy.
    }
refused-nothing-here = Pod tym adresem niczego nie ma.
refused-method = Ten adres nie przyjmuje tej metody.
refused-unreadable = Serwer nie może odczytać tego, co wysłano.
# Where it is, and what’s wrong with it: the latter in English, for people who write clients.
refused-unreadable-at = { $place }: { $reason }.
refused-unknown-field = Nie ma tu pola „{ $place }”.
refused-not-json = To nie jest JSON: { $reason }.
refused-no-json-type = Treść musi być w formacie JSON: wyślij ją z Content-Type: application/json.
refused-hello = Pierwszą wiadomością musi być hello. { $reason }
refused-next = after: użyj wartości podanej w `next`.

## What was given is wrong: parts of sentences, without a capital or a full stop

wrong-name-unseen = imię musi składać się z widocznych znaków
wrong-name-empty = imię nie może być puste
wrong-name-wide = imię musi mieć szerokość od 1 do { $n } kolumn
wrong-talk-unseen = wiadomość musi składać się z widocznych znaków
wrong-talk-long = wiadomość musi mieć od 1 do { $n } znaków
wrong-players = liczba graczy ({ $players }) nie zgadza się z liczbą miejsc ({ $seats }): podaj tylko jedną z nich
wrong-one-person = jedna osoba zajmuje jedno miejsce: niech inni dołączą przez link
wrong-bot-slow = { $name } myśli nad decyzją { $seconds } s: limit dla botów na tym serwerze to { $most } s
wrong-opponent = nie ma bota { $name }; do wyboru: { $names }
wrong-weights = { $name }: po dwukropku podaj wagi bota, który je ma: { $tuned } albo { $start }, jak w planner:{ $start }
wrong-seconds = { $name }: po znaku @ podaj sekundy na decyzję, jak w { $bot }@0.5
wrong-game = nie ma gry { $name }; do wyboru: { $games }
wrong-option = { $game } nie ma opcji { $name }; ma { $options }
wrong-option-value = { $name } musi być jedną z wartości { $values }, a nie { $value }
wrong-no-data = { $game } nie ma danych, które można zastąpić: pomiń plik
wrong-setup-object = układ początkowy musi być obiektem z jego częściami, a nie { $value }
wrong-setup-none = w { $game } nie można wybrać układu początkowego
wrong-setup-part = układ początkowy w { $game } nie ma części { $name }; ma { $parts }
wrong-setup-unused = { $field }: przy tych opcjach tej części się nie losuje
wrong-setup-seats = { $field } musi być obiektem z listami dla niektórych z miejsc 1–{ $n }, a nie { $value }
wrong-setup-seat = { $field }: nie ma miejsca { $seat }, są tylko 1–{ $n }
wrong-setup-list = { $field } musi być listą o długości { $n }, a nie { $value }
wrong-setup-number = { $field }: lista musi mieć długość { $n }, a nie { $found }
wrong-setup-piece = { $field } musi być jedną z wartości { $values }, a nie { $value }
wrong-setup-twice = { $field }: { $value } jest już w { $other }

## Saved games

wrong-illegal = { $action }: niedozwolone w decyzji { $decision } miejsca { $seat }; dozwolone: { $legal }
wrong-illegal-over = { $action }: tego nie można zagrać, gra jest skończona
wrong-illegal-chance = { $action }: tego nie można zagrać, najpierw krok losowy; wykonuje go `begin()`
wrong-step = krok { $step }: { $reason }
wrong-record-steps = zapis gry ma kroki od 0 do { $n }; kroku { $step } nie ma
wrong-record-over = gra jest już skończona
wrong-record-chance-due = oczekiwano kroku losowego, a jest akcja { $step }
wrong-record-decision-due = oczekiwano decyzji miejsca { $seat } ({ $decision }), a jest krok losowy { $step }
wrong-record-our-data = tę partię rozegrano z wbudowanymi danymi: pomiń plik
wrong-record-other-data = tę partię rozegrano z innymi danymi: podaj plik z sha256 { $sha }
wrong-record-own-data = tę partię rozegrano z własnymi danymi i nie można jej tu wczytać
wrong-record-rules = zapis gry ma zasady { $found }; ta wersja hoteliera zna { $expected }
wrong-record-option = w zapisie gry brakuje opcji { $name }
wrong-record-no-result = gra jest skończona, ale w zapisie nie ma wyniku
wrong-record-not-over = kroki kończą się przed końcem gry, ale w zapisie jest wynik
wrong-record-result = wynik podaje { $key } { $found }, a z gry wynika { $expected }
wrong-record-object = zapis gry musi być jednym obiektem JSON
wrong-record-format = format to { $found }, a powinien być { $expected }
wrong-file-regular = { $file } nie jest zwykłym plikiem
wrong-file-unread = nie można odczytać pliku { $file }: { $reason }
wrong-file-unwritten = nie można zapisać pliku { $file }: { $reason }
wrong-file-text = { $file } nie jest plikiem tekstowym
wrong-file-json = { $file } nie jest poprawnym plikiem JSON: { $reason }
wrong-file-toml = { $file } nie jest poprawnym plikiem TOML: { $reason }
wrong-file-setup = { $file } musi być obiektem z częściami układu początkowego
wrong-file-record = { $file } nie jest zapisem gry: { $reason }
refused-newer = Ten stół zapisała nowsza wersja hoteliera. Zaktualizuj serwer, aby go otworzyć; nic nie przepadło.
refused-damaged = Wpisu { $entry } w dzienniku tego stołu nie można odtworzyć: { $reason }. Stół pozostaje bez zmian; może się nim zająć administracja serwera.
