### Puzzles: positions with one clearly best turn, in the browser and in the terminal.

puzzles-title = Zagadki
puzzles-text = Jedna tura jest wyraźnie najlepsza. Znajdź ją!
puzzles-grade = Poziom
puzzles-theme = Temat
puzzles-any-game = Obie gry
puzzles-any-grade = Wszystkie poziomy
puzzles-any-theme = Wszystkie tematy
puzzles-left = Tylko nierozwiązane
puzzles-none = Żadna zagadka nie pasuje. Zmień filtry.
puzzles-found =
    { $n ->
        [one] 1 zagadka
        [few] { $n } zagadki
        [many] { $n } zagadek
       *[other] { $n } zagadki
    }
puzzles-more = Pokaż więcej
puzzles-next = Rozwiąż zagadkę
puzzles-rating = Twój ranking
puzzles-streak = Seria
puzzles-record = Najlepsza seria
puzzles-solved = Rozwiązane
puzzles-count = { $solved } z { $tried }
puzzles-kept = Ranking i seria zostają w tej przeglądarce.
puzzles-off = Na tym serwerze nie ma zagadek.
puzzle-grade = Poziom { $grade }
puzzle-grade-1 = łatwy
puzzle-grade-2 = średni
puzzle-grade-3 = wymagający
puzzle-grade-4 = trudny
puzzle-grade-5 = bardzo trudny
puzzle-state-solved = Rozwiązana
puzzle-state-missed = Nieudana
puzzle-name = Zagadka
puzzle-find = Znajdź swoją najlepszą turę.
puzzle-look = Rozegraj ją na stole. Możesz cofać, ile chcesz.
puzzle-turns =
    { $n ->
        [one] Jest 1 możliwa tura.
        [few] Są { $n } różne tury.
        [many] Jest { $n } różnych tur.
       *[other] Jest { $n } różnej tury.
    }
puzzle-held = Tura jest gotowa. Zakończ ją i zobacz, ile jest warta, albo ją cofnij.
puzzle-open = Odkryje coś, więc zagadka kończy się tu. Reszta tury liczy się jako dobrze rozegrana.
puzzle-held-open = { $action }. { puzzle-open }
puzzle-checking = Leopold ocenia twoją turę…
puzzle-give-up = Pokaż rozwiązanie
puzzle-give-up-counts = Liczy się jako nieudana.
puzzle-give-up-about = Zagadka liczy się wtedy jako nieudana: ranking spada, a seria się kończy.
puzzle-worse =
    { $points ->
        [one] gorsza o { $points } punkt
        [few] gorsza o { $points } punkty
        [many] gorsza o { $points } punktów
       *[other] gorsza o { $points } punktu
    }
puzzle-margin = Druga w kolejności tura jest { puzzle-worse }.
puzzle-solved = Zagadka rozwiązana! { puzzle-margin }
puzzle-missed = To nie jest najlepsza tura: jest { puzzle-worse }.
puzzle-shown = Oto najlepsza tura. { puzzle-margin }
puzzle-why = Najlepsza tura w porównaniu z twoją, w punktach
puzzle-why-second = Najlepsza tura w porównaniu z drugą w kolejności, w punktach
puzzle-average = To średnie z wielu możliwych dalszych przebiegów gry.
puzzle-best = Najlepsza tura
puzzle-second = Druga w kolejności tura
puzzle-own = Twoja tura
puzzle-rated = Ranking { $rating } ({ $change })
puzzle-practice = To już kolejna próba, więc ranking się nie zmienia.
puzzle-again = Spróbuj ponownie
puzzle-another = Następna zagadka
puzzle-all = Wszystkie zagadki

## In the terminal

puzzle-head = Zagadka { $id }, poziom { $grade }: { $theme }
puzzle-terminal-help = Wybierz numer. undo cofa akcję, board pokazuje stół, solve rozwiązanie, quit kończy.
puzzle-terminal-check = Tura jest gotowa. Naciśnij Enter i zobacz, ile jest warta, albo wpisz undo.
puzzle-terminal-none = Żadna zagadka nie pasuje.

## What’s wrong

puzzle-unknown = nie ma zagadki { $id }; hotelier puzzles list { $game } pokazuje wszystkie
puzzle-broken = zagadki { $id } nie da się odtworzyć: { $reason }
puzzle-illegal = { $action } nie jest tu możliwe: { $line }
puzzle-unfinished = tura nie jest jeszcze gotowa
refused-no-puzzle = Takiej zagadki tu nie ma.
refused-puzzles-off = Na tym serwerze nie ma zagadek.

## From one device to another

puzzles-carry = Przenieś na inne urządzenie
puzzles-carry-text = Otwórz ten link na drugim urządzeniu. Zawiera twój ranking i zagadki, które masz za sobą.
puzzles-carried =
    { $tried ->
        [one] Ten link zawiera ranking { $rating } i { $tried } zagadkę. Użyć ich tutaj?
        [few] Ten link zawiera ranking { $rating } i { $tried } zagadki. Użyć ich tutaj?
        [many] Ten link zawiera ranking { $rating } i { $tried } zagadek. Użyć ich tutaj?
       *[other] Ten link zawiera ranking { $rating } i { $tried } zagadki. Użyć ich tutaj?
    }
puzzles-carried-how = Jeśli masz zagadki na obu urządzeniach, liczy się ranking z tego, na którym jest ich więcej.
puzzles-carry-add = Użyj w przeglądarce
puzzles-carry-done = Gotowe. Twój ranking to teraz { $rating }.
puzzles-carry-broken = Ten link jest niepełny. Skopiuj go jeszcze raz na drugim urządzeniu.
