### The terminal: what is said around the picture of a game, by the commands that players use.
### Words that are typed (help, save, --against) and names of files are the same in every language.

## Small words

# The name of a person who gave none.
terminal-player = Gracz { $n }

## Languages

# Said in the language that was chosen.
terminal-speaks = Od teraz mówimy po polsku.
terminal-which-language = Podaj język: { $languages }.
terminal-no-language = nie ma języka { $name }; są { $languages }

## Help

terminal-help = Pomoc
terminal-command-number = numer
terminal-command-save = save PLIK
terminal-about-number = wybierz z listy; tekst akcji (na przykład { $action }) działa tak samo
terminal-about-help = ta strona; help 7 wyjaśnia wybór 7, help { $card } kartę
terminal-about-board = wszystko, co jest na stole
terminal-about-show = co ma miejsce 2; samo show: twoje rzeczy, razem z ręką
terminal-about-cards = wszystkie karty ze słowem „{ $word }”
terminal-about-hint = trzy najlepsze wybory, jak widzi je silny gracz na twoim miejscu
terminal-about-log = co się ostatnio działo; log all opowiada wszystko
terminal-about-undo = cofnij ostatnią akcję, dopóki nie odsłoniło się nic nowego
terminal-about-save = zapisz grę do pliku; i tak zapisuje się sama po każdej akcji
terminal-about-lang = mów w innym języku: { $languages }
terminal-about-quit = wyjdź; hotelier play --resume gra dalej
terminal-choose = Wybierz numerem albo wpisz help. Gdy wyjdziesz, nic nie przepadnie.

## At the table

terminal-prompt = Twój wybór (help, board, hint, undo, quit)
terminal-thinking = { $name } myśli …
terminal-looking-ahead = Patrzę naprzód …
terminal-log-more =
    { $n ->
        [one] (jeszcze 1 zdanie: log)
        [few] (jeszcze { $n } zdania: log)
        [many] (jeszcze { $n } zdań: log)
       *[other] (jeszcze { $n } zdania: log)
    }
terminal-log-before =
    { $n ->
        [one] (przedtem 1 zdanie: log all)
        [few] (przedtem { $n } zdania: log all)
        [many] (przedtem { $n } zdań: log all)
       *[other] (przedtem { $n } zdania: log all)
    }
terminal-your-turn = { $name }, twoja kolej. Naciśnij Enter, gdy tylko ty to widzisz.
terminal-your-turn-undo = { $name }, twoja kolej. Naciśnij Enter, gdy tylko ty to widzisz. (undo: { $before } cofa ostatnią akcję)
terminal-enter-alone = Sam Enter gra dalej; quit wychodzi.
terminal-not-possible = „{ $typed }” nie jest teraz możliwe. Wpisz numer od 1 do { $n }, jedno z tych: { $texts }; albo help.
terminal-nothing-to-undo = Nie ma czego cofnąć: od twojej ostatniej akcji odsłoniło się coś nowego albo działał inny gracz.
terminal-taken-back = Cofnięto.
terminal-whose = Podaj, czyje rzeczy: od show 1 do show { $n }.
terminal-look-for = Podaj, czego szukać: cards { $word }, cards { $card }.
terminal-no-card = Na żadnej karcie nie ma słowa „{ $query }”.
terminal-more-cards = (jeszcze { $n }: podaj dokładniej)

## Keeping and leaving

terminal-kept = Gra jest zapisana w { $place }.
terminal-kept-place = Gra jest zapisana w { $place }
terminal-go-on = Grasz dalej przez:
terminal-now-kept = Gra zapisuje się teraz w { $place }.
terminal-not-kept = Gra się nie zapisuje: { $reason }.
terminal-not-kept-save = Gra się nie zapisuje: { $reason }. Podaj inne miejsce: save PLIK.
terminal-was-not-kept = Gra nie została zapisana.
terminal-another-sitting = Ktoś inny zapisał coś w { $place }.
terminal-saved = Gra jest zapisana w { $file }.
terminal-left-as-it-is = { $file } zostaje bez zmian: { $reason }.
terminal-other-game = jest tam inna gra albo późniejszy stan tej
terminal-no-file-name = To nie może być nazwa pliku.
terminal-leave = Enter wychodzi, save PLIK zapisuje przedtem kopię, back gra dalej.
terminal-leave-unkept = Gra nie jest zapisana. save PLIK zapisuje ją tam i wychodzi, back gra dalej, quit wychodzi i ją traci.
terminal-say-what = Napisz, proszę, co zrobić.
terminal-record-is = Zapis gry to { $place }.
terminal-cannot-keep = nie można zapisać w { $place }: { $reason }
terminal-cannot-take-up = nie można podjąć { $file }: { $reason }
terminal-bad-opponents = { $file }: opponents musi być listą długości { $n }, z nazwą albo null na każdym miejscu
terminal-bad-people = { $file }: humans musi być listą miejsc od 1 do { $n }
terminal-last-unreadable = ostatniej gry nie da się odczytać: { $reason }; usuń plik albo podaj inny: hotelier play --resume PLIK
terminal-no-unfinished = w { $folder } nie ma nieskończonej gry; zacznij nową: hotelier play
terminal-no-unfinished-of = w { $folder } nie ma nieskończonej gry { $game }; zacznij nową: hotelier play { $game }
terminal-has-options = gra, która trwa, ma już opcje i imiona
terminal-no-game-but-file = nie ma gry { $name }; aby grać dalej z tego pliku, dodaj --resume
terminal-game-is-over = gra w { $file } jest skończona; obejrzysz ją przez: { $command }
terminal-name-others = { $file }: { $reason }; podaj innych przez --against
terminal-file-is-there = { $file } już istnieje; aby z niego grać dalej: { $command }

## Who plays

terminal-whom = Z kim chcesz zagrać?
terminal-prompt-opponent = Twój przeciwnik
terminal-usual = Enter wybiera { $usual }. Kilku podasz tak: { $several }
terminal-friends = osoby przy tym ekranie, każda po kolei
terminal-opponent-easy = gra rozsądnie, ale czasem coś przeoczy
terminal-opponent-medium = widzi wszystko, jedną akcję naprzód
terminal-opponent-hard = przemyśla całą swoją turę
terminal-opponent-expert = waży też to, co możesz odpowiedzieć
terminal-no-seat-left = --humans all nie zostawia miejsca dla --against
terminal-wrong-number =
    { $people ->
        [one] 1 osoba
        [few] { $people } osoby
        [many] { $people } osób
       *[other] { $people } osoby
    } i { $rivals ->
        [one] 1 przeciwnik
        [few] { $rivals } przeciwników
        [many] { $rivals } przeciwników
       *[other] { $rivals } przeciwnika
    } to razem { $players ->
        [one] 1 gracz
        [few] { $players } graczy
        [many] { $players } graczy
       *[other] { $players } gracza
    }; liczba graczy w grze { $game }: { $allowed }
terminal-wrong-opponents =
    { $players ->
        [one] 1 gracz
        [few] { $players } graczy
        [many] { $players } graczy
       *[other] { $players } gracza
    }, w tym { $people ->
        [one] 1 osoba
        [few] { $people } osoby
        [many] { $people } osób
       *[other] { $people } osoby
    }, wymaga { $free ->
        [1] 1 przeciwnika
       *[other] { $free } przeciwników
    }, a --against podaje { $named }
terminal-nobody-plays = na miejscu { $seat } nikt teraz nie gra: podaj przeciwnika przez --against
terminal-bad-seats = --humans to miejsca od 1 do { $n }, na przykład 1 albo 1,2, albo all, albo none, a nie { $text }
terminal-many-names =
    { $n ->
        [1] --names to najwyżej { $n } imię dla { $n } gracza, a nie { $text }
       *[other] --names: najwyżej tyle imion, ilu graczy ({ $n }), a nie { $text }
    }
terminal-same-names = --names muszą się różnić, a { $name } jest na dwóch miejscach
terminal-empty-name = --names nie mogą być puste ani mieć pustki między przecinkami
terminal-unseen-name = --names muszą być z widocznych znaków, a nie { $name }
terminal-wide-name = --names muszą mieć szerokość od 1 do { $n } kolumn, a nie { $name }

## Options

terminal-no-option = { $game } nie ma --{ $name }; ma { $flags }
terminal-bad-option = --{ $name } to jedna z wartości { $values }, a nie { $text }
terminal-no-filter = { $game } nie ma --{ $name }; ma { $flags } (--{ $name } należy do { $others })
terminal-nothing-fits = Żadna karta nie pasuje do { $wanted }.
terminal-no-picture = gry { $game } nie można jeszcze pokazać w terminalu

## Records

terminal-step = Po kroku { $step } z { $steps }.
terminal-step-last = Ostatnio: { $action }.
terminal-step-decides = Decyduje { $name } ({ $decision }).
terminal-step-question = Decyduje { $name } (miejsce { $seat }):
terminal-bad-seat = --seat musi być od 1 do { $n }, a nie { $seat }
terminal-right = w porządku
terminal-steps =
    { $n ->
        [one] 1 krok
        [few] { $n } kroki
        [many] { $n } kroków
       *[other] { $n } kroku
    }
terminal-running = { $game }, { $steps }, jeszcze trwa, wynik { $scores }
terminal-ended = { $game }, { $steps }, wynik { $scores }, zwycięstwo: { $winners }
terminal-winner = { $name } (miejsce { $seat })
terminal-records-wrong =
    { $wrong ->
        [one] 1 z { $n } zapisów jest błędny
        [few] { $wrong } z { $n } zapisów są błędne
        [many] { $wrong } z { $n } zapisów jest błędnych
       *[other] { $wrong } z { $n } zapisów jest błędne
    }

## Advice

terminal-advice-action = akcja
terminal-advice-words = co robi
terminal-advice-points = punkty
terminal-advice-win = szansa
terminal-advice-sure = pewność
terminal-advice-legend = punkty: wynik końcowy; szansa: na wygraną; pewność: że nic innego nie jest lepsze
terminal-advice-over = po kroku { $step } gra jest skończona; podaj wcześniejszy przez --step
terminal-advice-chance = po kroku { $step } kolej na los i nikt nie decyduje; podaj wcześniejszy przez --step
terminal-advice-try = po kroku { $step } kolej na los i nikt nie decyduje; spróbuj --step { $other }
terminal-advice-none = { $bot } nie waży swoich akcji; spytaj { $other }

## Scores

terminal-final-scores = Wyniki końcowe
terminal-scores-source = skąd punkty
terminal-scores-total = razem

## Trouble

terminal-signs = Ten terminal nie umie pokazać wszystkich znaków; ustaw PYTHONIOENCODING=utf-8 albo locale z UTF-8.
terminal-interrupted = przerwano
terminal-cannot-write = nie można pisać na wyjście: { $reason }
terminal-system-refused = system odmówił: { $reason }
