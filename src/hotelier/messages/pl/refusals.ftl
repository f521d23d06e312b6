### Why something is not done: by the house, and by the rules of games, records and names.
### The house sends a code beside each of these; here are only the sentences.

## At a table

refused-no-table = Nie ma takiego stołu albo jest prywatny: użyj otrzymanego linku.
refused-no-seat = Do tego potrzebne jest miejsce przy stole: wyślij jego token.
refused-seats = Stół ma miejsca od 1 do { $n }, a nie { $seat }.
refused-taken = Miejsce { $seat } nie jest wolne.
refused-taken-bot = Miejsce { $seat } nie jest wolne dla bota.
refused-not-freed = Miejsca { $seat } nie można zwolnić.
refused-no-newcomers = Gra już trwa, a ten stół nie przyjmuje nowych graczy.
refused-full = Przy tym stole nie ma wolnego miejsca.
refused-seated = Masz już miejsce { $seat } przy tym stole.
refused-code = Ten kod nie działa albo już nie działa.
refused-devices =
    { $n ->
        [one] Jedno miejsce może mieć najwyżej { $n } urządzenie.
        [few] Jedno miejsce może mieć najwyżej { $n } urządzenia.
        [many] Jedno miejsce może mieć najwyżej { $n } urządzeń.
       *[other] Jedno miejsce może mieć najwyżej { $n } urządzenia.
    }
refused-crowded = Ten stół ogląda tyle osób, że nie ma już miejsca.
refused-left = Twoje miejsce w tej grze jest opuszczone: najpierw na nie wróć.
refused-quiet = Przy tym stole padło tyle słów, że teraz zapada cisza.

## In a game

refused-illegal = „{ $action }” nie jest teraz możliwe.
refused-illegal-list = „{ $action }”, akcja { $n } z { $all }, nie jest wtedy możliwa. Żadna z nich nie została wykonana.
refused-not-last = „{ $action }”, akcja { $n } z { $all }, musi być ostatnia: kończy twoją turę albo odkrywa coś nowego. Żadna z nich nie została wykonana.
refused-turn = Decyduje teraz miejsce { $seat }, nie ty.
refused-stale = To odpowiedź na krok { $step }, a gra jest w kroku { $now }.
refused-moved-on = Krok { $step } gra ma już za sobą.
refused-not-begun = Gra się jeszcze nie zaczęła.
refused-seats-free = Gra się jeszcze nie zaczęła: są wolne miejsca.
refused-over = Gra się skończyła.
refused-nothing-held = Nie ma czego potwierdzać.
refused-no-undo = Nie ma czego cofnąć: odsłoniło się coś nowego albo ktoś inny już działał.
refused-no-hints = Leopold pomaga przy stołach treningowych i w grze z botami, nigdy przeciw ludziom.
refused-leopold-busy = Leopold zajmuje się innymi gośćmi: spytaj go za chwilę.

## Looking back

refused-not-whole = Całą grę opowiada się, gdy jest skończona, a z nią i tę, z której powstała.
refused-eyes = Dopóki gra nie jest opowiedziana w całości, widzi się ją tylko własnymi oczami.
refused-steps = Gra ma kroki od 0 do { $n }, a nie { $step }.
refused-over-there = W tym kroku gra jest już skończona: wybierz wcześniejszy.
refused-fork = Trwającą grę może rozgałęzić tylko ktoś, kto gra z botami.
refused-fork-seat = Dopóki gra trwa, możesz grać dalej tylko ze swojego miejsca.
refused-no-analysis = Ta gra nie była jeszcze analizowana.
refused-analyses = Na analizę czeka tyle gier, że nie ma już miejsca: spróbuj za jakiś czas.
refused-rematch = Rewanż zaczyna się po skończonej grze.

## The house

refused-no-game = Nie ma takiej gry.
refused-no-lesson = Ta gra nie ma lekcji.
refused-many-tables = Masz otwartych wiele stołów, przy których gra się nie zaczęła: najpierw jeden zapełnij albo opuść.
refused-house-full = Wszystko zajęte: spróbuj później.
refused-busy = Ten stół zmienia się teraz zbyt szybko: spróbuj jeszcze raz.
refused-away = Serwer nie może teraz sięgnąć do gier: połącz się jeszcze raz.
refused-broken = Coś się u nas zepsuło i zostało odnotowane; spróbuj jeszcze raz.
# The reason is in English, as the keeper of the house reads it. In other languages say that the
# house could not keep it and that nothing has changed, and put the reason in brackets.
refused-not-kept = Nie udało się tego zapisać i nic się nie zmieniło. ({ $reason })
refused-hurry =
    { $kind ->
        [tables] Zbyt wiele stołów
        [joins] Zbyt wiele dołączeń
        [hints] Zbyt wiele podpowiedzi
        [actions] Zbyt wiele akcji
        [says] Zbyt wiele słów
       *[requests] Zbyt wiele żądań
    }: spróbuj za { $seconds ->
        [one] sekundę
        [few] { $seconds } sekundy
        [many] { $seconds } sekund
       *[other] { $seconds } sekundy
    }.
refused-sockets =
    { $n ->
        [one] Masz otwarte 1 połączenie
        [few] Masz otwarte { $n } połączenia
        [many] Masz otwartych { $n } połączeń
       *[other] Masz otwarte { $n } połączenia
    }: najpierw jedno zamknij.
refused-host = Ten serwer nie jest znany pod tą nazwą; jego opiekun może dodać ją do HOTELIER_HOSTS.
refused-origin = Strony z tego źródła nie mogą używać tego serwera; jego opiekun może dodać je do HOTELIER_ORIGINS.
refused-too-large =
    { $n ->
        [one] Żądanie może tu mieć najwyżej 1 bajt.
        [few] Żądanie może tu mieć najwyżej { $n } bajty.
        [many] Żądanie może tu mieć najwyżej { $n } bajtów.
       *[other] Żądanie może tu mieć najwyżej { $n } bajta.
    }
refused-too-slow =
    { $n ->
        [one] Całe żądanie nie dotarło w ciągu 1 sekundy.
        [few] Całe żądanie nie dotarło w ciągu { $n } sekund.
        [many] Całe żądanie nie dotarło w ciągu { $n } sekund.
       *[other] Całe żądanie nie dotarło w ciągu { $n } sekundy.
    }
refused-nothing-here = Pod tym adresem nic nie ma.
refused-method = Ten adres istnieje, ale nie dla tej metody.
refused-unreadable = Nie da się odczytać tego, co przysłano.
# Where it is, and what is wrong with it: the latter in English, for who writes a client.
refused-unreadable-at = { $place }: { $reason }.
refused-unknown-field = Nie ma tu pola „{ $place }”.
refused-not-json = To nie jest JSON: { $reason }.
refused-no-json-type = Treść musi być w JSON: wyślij ją z Content-Type: application/json.
refused-hello = Pierwszą wiadomością musi być hello. { $reason }
refused-next = after: użyj tego, co podało `next`.

## What was given is wrong: parts of sentences, without a capital or a full stop

wrong-name-unseen = imię musi składać się z widocznych znaków
wrong-name-empty = imię nie może być puste
wrong-name-wide = imię musi mieć szerokość od 1 do { $n } kolumn
wrong-talk-unseen = wiadomość musi składać się z widocznych znaków
wrong-talk-long = wiadomość musi mieć od 1 do { $n } znaków
wrong-players = liczba graczy { $players } nie pasuje do liczby miejsc { $seats }: pomiń jedną z nich
wrong-one-person = jedna osoba siedzi na jednym miejscu: niech inni dołączą przez link
wrong-bot-slow = { $name } myśli nad decyzją { $seconds } s: bot na tym serwerze ma na to { $most } s
wrong-opponent = nie ma przeciwnika { $name }; są { $names }
wrong-weights = { $name }: po dwukropku stoją wagi bota, który je ma, { $tuned } albo { $start }, jak w planner:{ $start }
wrong-seconds = { $name }: po @ podaj sekundy na decyzję, jak w { $bot }@0.5
wrong-game = nie ma gry { $name }; są { $games }
wrong-option = { $game } nie ma opcji { $name }; ma { $options }
wrong-option-value = { $name } to jedna z wartości { $values }, a nie { $value }
wrong-no-data = { $game } nie ma danych, które można zastąpić: pomiń ten plik

## Records

wrong-illegal = { $action } nie jest dozwolone w decyzji { $decision } miejsca { $seat }; dozwolone: { $legal }
wrong-illegal-over = { $action }: tego nie można zagrać, gra jest skończona
wrong-illegal-chance = { $action }: tego nie można zagrać, najpierw kolej na los; rozdaje go `begin()`
wrong-step = krok { $step }: { $reason }
wrong-record-steps = zapis ma kroki od 0 do { $n }, a nie { $step }
wrong-record-over = gra jest już skończona
wrong-record-chance-due = kolej na krok losowy, a jest akcja { $step }
wrong-record-decision-due = decydować musi miejsce { $seat } ({ $decision }), a jest krok losowy { $step }
wrong-record-our-data = tę grę rozegrano z naszymi danymi: pomiń ten plik
wrong-record-other-data = tę grę rozegrano z innymi danymi: podaj plik z sha256 { $sha }
wrong-record-own-data = tę grę rozegrano z danymi z własnego pudełka
wrong-record-rules = zapis ma zasady { $found }, a tu są { $expected }
wrong-record-option = w zapisie brakuje opcji { $name }
wrong-record-no-result = gra jest skończona, a zapis nie ma wyniku
wrong-record-not-over = kroki kończą się przed końcem gry, a zapis ma wynik
wrong-record-result = w wyniku { $key } to { $found }, a gra daje { $expected }
wrong-record-object = zapis to jeden obiekt JSON
wrong-record-format = format to { $found }, a powinien być { $expected }
wrong-file-regular = { $file } nie jest zwykłym plikiem
wrong-file-unread = nie można odczytać { $file }: { $reason }
wrong-file-unwritten = nie można zapisać { $file }: { $reason }
wrong-file-text = { $file } nie jest plikiem tekstowym
wrong-file-json = { $file } nie jest poprawnym plikiem JSON: { $reason }
wrong-file-record = { $file } nie jest zapisem gry: { $reason }
refused-newer = Ten stół zapisała nowsza wersja hoteliera. Zaktualizuj serwer, aby go otworzyć; nic nie przepadło.
refused-damaged = Wpisu { $entry } w dzienniku tego stołu nie da się odtworzyć: { $reason } Stół pozostaje bez zmian; może mu się przyjrzeć osoba prowadząca serwer.
