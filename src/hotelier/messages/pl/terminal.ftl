### The terminal: what’s said around the picture of a game, by the commands that players use.
### Words that are typed (help, save, --against) and file names are the same in every language.

## Small words

# The name of a player who gave none.
terminal-player = Gracz { $n }

## Languages

# Said in the language that was chosen.
terminal-speaks = Ustawiono język polski.
terminal-which-language = Wybierz język: { $languages }.
terminal-no-language = nie ma języka { $name }; do wyboru: { $languages }

## Help

terminal-help = Pomoc
terminal-command-number = numer
terminal-command-save = save PLIK
terminal-about-number = wybierz z listy; możesz też wpisać tekst akcji, na przykład { $action }
terminal-about-help = ta strona; help 7 wyjaśnia wybór 7, help { $card } wyjaśnia kartę
terminal-about-board = wszystko, co jest na stole
terminal-about-show = karty i plansza gracza 2; samo show: twoje, razem z ręką
terminal-about-cards = wszystkie karty ze słowem „{ $word }”
terminal-about-hint = trzy najlepsze ruchy według silnego gracza na twoim miejscu
terminal-about-log = co się ostatnio działo; log all pokazuje wszystko
terminal-about-undo = cofnij ostatnią akcję, jeśli nie odkryła niczego nowego
terminal-about-save = zapisz grę do pliku; zapisuje się też sama po każdej akcji
terminal-about-lang = zmień język: { $languages }
terminal-about-quit = wyjdź; wrócisz poleceniem hotelier play --resume
terminal-choose = Wybierz numer albo wpisz help. Możesz wyjść w każdej chwili, nic nie przepadnie.

## At the table

terminal-prompt = Twój wybór (help, board, hint, undo, quit)
terminal-thinking = { $name } myśli…
terminal-looking-ahead = Planowanie…
terminal-log-more =
    { $n ->
        [one] (jeszcze 1 wpis: log)
        [few] (jeszcze { $n } wpisy: log)
        [many] (jeszcze { $n } wpisów: log)
       *[other] (jeszcze { $n } wpisu: log)
    }
terminal-log-before =
    { $n ->
        [one] (1 wcześniejszy wpis: log all)
        [few] ({ $n } wcześniejsze wpisy: log all)
        [many] ({ $n } wcześniejszych wpisów: log all)
       *[other] ({ $n } wcześniejszego wpisu: log all)
    }
terminal-your-turn = { $name }, twoja kolej. Naciśnij Enter, gdy ekran widzisz tylko ty.
terminal-your-turn-undo = { $name }, twoja kolej. Naciśnij Enter, gdy ekran widzisz tylko ty. ({ $before }: wpisz undo, aby cofnąć ostatnią akcję.)
terminal-enter-alone = Naciśnij sam Enter, aby grać dalej, albo wpisz quit.
terminal-not-possible = „{ $typed }” nie jest teraz możliwe. Wpisz help, numer od 1 do { $n } albo jeden z tych tekstów: { $texts }.
terminal-nothing-to-undo = Nie możesz niczego cofnąć: od twojej ostatniej akcji odkryto coś nowego albo inny gracz wykonał ruch.
terminal-taken-back = Cofnięto.
terminal-whose = Wybierz gracza: od show 1 do show { $n }.
terminal-look-for = Wpisz, czego szukać, na przykład: cards { $word }, cards { $card }.
terminal-no-card = Na żadnej karcie nie ma słowa „{ $query }”.
terminal-more-cards = (jeszcze { $n }: zawęź wyszukiwanie)

## Saving and quitting

terminal-kept = Gra jest zapisana w { $place }.
terminal-kept-place = Gra jest zapisana w { $place }
terminal-go-on = Aby grać dalej:
terminal-now-kept = Gra jest teraz zapisywana w { $place }.
terminal-not-kept = Gra nie jest zapisywana: { $reason }.
terminal-not-kept-save = Gra nie jest zapisywana: { $reason }. Wybierz inne miejsce: save PLIK.
terminal-was-not-kept = Gra nie została zapisana.
terminal-another-sitting = Inna sesja zapisała coś w { $place }.
terminal-saved = Zapisano grę w { $file }.
terminal-left-as-it-is = Plik { $file } nie został nadpisany: { $reason }.
terminal-other-game = zawiera inną partię albo późniejszy stan tej
terminal-no-file-name = To nie jest poprawna nazwa pliku.
terminal-leave = Naciśnij Enter, aby wyjść. Albo wpisz save PLIK, aby zapisać kopię i wyjść, lub back, aby grać dalej.
terminal-leave-unkept = Gra nie jest zapisana. Wpisz save PLIK, aby ją zapisać i wyjść, back, aby grać dalej, albo quit, aby ją porzucić.
terminal-say-what = Wybierz jedną z tych możliwości.
terminal-record-is = Gra jest zapisana w { $place }.
terminal-cannot-keep = nie można zapisać w { $place }: { $reason }
terminal-cannot-take-up = nie można wznowić gry z { $file }: { $reason }
terminal-bad-opponents = { $file }: opponents musi być listą długości { $n }, a każdy element nazwą albo null
terminal-bad-people = { $file }: humans musi być listą miejsc od 1 do { $n }
terminal-last-unreadable = nie można odczytać ostatniej gry: { $reason }; usuń plik albo wybierz inny: hotelier play --resume PLIK
terminal-no-unfinished = w { $folder } nie ma niedokończonej gry; zacznij nową: hotelier play
terminal-no-unfinished-of = w { $folder } nie ma niedokończonej gry { $game }; zacznij nową: hotelier play { $game }
terminal-has-options = wznawiana gra ma już swoje opcje i imiona
terminal-no-game-but-file = nie ma gry { $name }; aby wznowić grę z tego pliku, dodaj --resume
terminal-game-is-over = gra w { $file } jest skończona; obejrzysz ją poleceniem: { $command }
terminal-name-others = { $file }: { $reason }; wybierz inne boty przez --against
terminal-file-is-there = { $file } już istnieje; wznów grę poleceniem: { $command }

## Who plays

terminal-whom = Z kim chcesz zagrać?
terminal-prompt-opponent = Twój przeciwnik
terminal-usual = Naciśnij Enter, aby wybrać { $usual }. Aby wybrać kilku, wpisz { $several }
terminal-friends = osoby przy tym ekranie, na zmianę
terminal-opponent-easy = gra rozsądnie, ale popełnia błędy
terminal-opponent-medium = gra solidnie
terminal-opponent-hard = planuje naprzód
terminal-opponent-expert = przewiduje też twoje ruchy
terminal-opponent-master = myśli najdłużej i gra najlepiej
terminal-no-seat-left = --humans all nie zostawia miejsca dla --against
terminal-wrong-number =
    { $people ->
        [one] 1 osoba
        [few] { $people } osoby
        [many] { $people } osób
       *[other] { $people } osoby
    } i { $rivals ->
        [one] 1 bot
        [few] { $rivals } boty
        [many] { $rivals } botów
       *[other] { $rivals } bota
    } to razem { $players ->
        [one] 1 gracz
        [few] { $players } graczy
        [many] { $players } graczy
       *[other] { $players } gracza
    }; liczba graczy w { $game }: { $allowed }
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
    }: potrzeba { $free ->
        [1] 1 bota
       *[other] { $free } botów
    }, a --against podaje { $named }
terminal-nobody-plays = na miejscu { $seat } nikt teraz nie gra: wybierz bota przez --against
terminal-bad-seats = --humans musi podawać miejsca od 1 do { $n } (na przykład 1 albo 1,2), all albo none, a nie { $text }
terminal-many-names = --names: najwyżej tyle imion, ilu graczy ({ $n }), a nie { $text }
terminal-same-names = --names: imiona muszą być różne, a { $name } jest na dwóch miejscach
terminal-empty-name = --names: imię nie może być puste, także między przecinkami
terminal-unseen-name = --names: imię musi składać się z widocznych znaków, a nie { $name }
terminal-wide-name = --names: każde imię musi mieć szerokość od 1 do { $n } kolumn, a nie { $name }

## Options

terminal-no-option = { $game } nie ma --{ $name }; ma { $flags }
terminal-bad-option = --{ $name } musi być jedną z wartości { $values }, a nie { $text }
terminal-no-filter = { $game } nie ma --{ $name }; ma { $flags } (--{ $name } działa dla { $others })
terminal-nothing-fits = Żadna karta nie pasuje do { $wanted }.
terminal-no-picture = { $game }: tej gry nie można jeszcze pokazać w terminalu

## Saved games

terminal-step = Po kroku { $step } z { $steps }.
terminal-step-last = Ostatni krok: { $action }.
terminal-step-decides = Następny ruch: { $name } ({ $decision }).
terminal-step-question = Następny ruch: { $name } (miejsce { $seat }):
terminal-bad-seat = --seat musi być od 1 do { $n }, a nie { $seat }
terminal-right = poprawny
terminal-steps =
    { $n ->
        [one] 1 krok
        [few] { $n } kroki
        [many] { $n } kroków
       *[other] { $n } kroku
    }
terminal-running = { $game }, { $steps }, jeszcze trwa, wyniki { $scores }
terminal-ended = { $game }, { $steps }, wyniki { $scores }, zwycięstwo: { $winners }
terminal-winner = { $name } (miejsce { $seat })
terminal-records-wrong =
    { $wrong ->
        [one] 1 z { $n } zapisów gry jest niepoprawny
        [few] { $wrong } z { $n } zapisów gry są niepoprawne
        [many] { $wrong } z { $n } zapisów gry jest niepoprawnych
       *[other] { $wrong } z { $n } zapisów gry jest niepoprawne
    }

## Advice

terminal-advice-action = akcja
terminal-advice-words = co robi
terminal-advice-points = punkty
terminal-advice-win = szansa
terminal-advice-sure = pewność
terminal-advice-legend = punkty: spodziewany wynik końcowy; szansa: na wygraną; pewność: że żadna inna akcja nie jest lepsza
terminal-advice-over = po kroku { $step } gra jest skończona; wybierz wcześniejszy przez --step
terminal-advice-chance = po kroku { $step } następuje zdarzenie losowe, a nie decyzja; wybierz wcześniejszy przez --step
terminal-advice-try = po kroku { $step } następuje zdarzenie losowe, a nie decyzja; spróbuj --step { $other }
terminal-advice-none = { $bot } nie ocenia swoich akcji; spytaj bota { $other }

## Scores

terminal-final-scores = Wyniki końcowe
terminal-scores-source = źródło
terminal-scores-total = razem

## Problems

terminal-signs = Ten terminal nie potrafi wyświetlić wszystkich znaków. Ustaw PYTHONIOENCODING=utf-8 albo locale z UTF-8.
terminal-interrupted = przerwano
terminal-cannot-write = nie można wypisać wyniku: { $reason }
terminal-system-refused = błąd systemu: { $reason }
terminal-no-rules = Nie ma zasad do gry { $game }.
terminal-rules-sections = Podaj rozdział, wyjaśnienie lub dowolne słowa, aby zobaczyć tylko tę część: „hotelier rules dice”.
