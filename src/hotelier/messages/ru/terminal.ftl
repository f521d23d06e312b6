### The terminal: what is said around the picture of a game, by the commands that players use.
### Words that are typed (help, save, --against) and names of files are the same in every language.

## Small words

# The name of a person who gave none.
terminal-player = Игрок { $n }

## Languages

# Said in the language that was chosen.
terminal-speaks = Теперь говорим по-русски.
terminal-which-language = Укажи язык: { $languages }.
terminal-no-language = языка { $name } нет; есть { $languages }

## Help

terminal-help = Справка
terminal-command-number = число
terminal-command-save = save ФАЙЛ
terminal-about-number = выбрать из списка; то же делает текст действия (скажем, { $action })
terminal-about-help = эта страница; help 7 объясняет выбор 7, help { $card } — карту
terminal-about-board = всё, что на столе
terminal-about-show = что есть у места 2; просто show: своё, вместе с рукой
terminal-about-cards = все карты, где сказано «{ $word }»
terminal-about-hint = три лучших выбора, как их видит на твоём месте сильный игрок
terminal-about-log = что было недавно; log all расскажет всё
terminal-about-undo = отменить последнее действие, пока не открылось ничего нового
terminal-about-save = записать партию в файл; она и сама сохраняется после каждого действия
terminal-about-lang = говорить на другом языке: { $languages }
terminal-about-quit = выйти; hotelier play --resume продолжит
terminal-choose = Выбирай числом или набери help. При выходе ничего не пропадёт.

## At the table

terminal-prompt = Твой выбор (help, board, hint, undo, quit)
terminal-thinking = { $name } думает…
terminal-looking-ahead = Смотрю вперёд…
terminal-log-more =
    { $n ->
        [one] (ещё { $n } фраза: log)
        [few] (ещё { $n } фразы: log)
        [many] (ещё { $n } фраз: log)
       *[other] (ещё { $n } фразы: log)
    }
terminal-log-before =
    { $n ->
        [one] (до этого { $n } фраза: log all)
        [few] (до этого { $n } фразы: log all)
        [many] (до этого { $n } фраз: log all)
       *[other] (до этого { $n } фразы: log all)
    }
terminal-your-turn = { $name }, твой ход. Нажми Enter, когда на экран смотришь только ты.
terminal-your-turn-undo = { $name }, твой ход. Нажми Enter, когда на экран смотришь только ты. (undo: { $before } отменяет последнее действие)
terminal-enter-alone = Просто Enter — дальше; quit — выход.
terminal-not-possible = «{ $typed }» сейчас невозможно. Набери число от 1 до { $n }, одно из этих: { $texts }; или help.
terminal-nothing-to-undo = Отменить нечего: после твоего последнего действия открылось что-то новое или сходил другой игрок.
terminal-taken-back = Отменено.
terminal-whose = Скажи, чьё: от show 1 до show { $n }.
terminal-look-for = Скажи, что искать: cards { $word }, cards { $card }.
terminal-no-card = Ни на одной карте не сказано «{ $query }».
terminal-more-cards = (ещё { $n }: уточни)

## Keeping and leaving

terminal-kept = Партия сохраняется в { $place }.
terminal-kept-place = Партия сохраняется в { $place }
terminal-go-on = Продолжить:
terminal-now-kept = Теперь партия сохраняется в { $place }.
terminal-not-kept = Партия не сохраняется: { $reason }.
terminal-not-kept-save = Партия не сохраняется: { $reason }. Укажи другое место: save ФАЙЛ.
terminal-was-not-kept = Партия не сохранена.
terminal-another-sitting = В { $place } писал другой сеанс.
terminal-saved = Партия сохранена в { $file }.
terminal-left-as-it-is = { $file } остаётся как есть: { $reason }.
terminal-other-game = там другая партия или более поздний момент этой
terminal-no-file-name = Это не может быть именем файла.
terminal-leave = Enter — выйти, save ФАЙЛ — сначала записать копию, back — играть дальше.
terminal-leave-unkept = Партия не сохраняется. save ФАЙЛ сохранит её и выйдет, back — играть дальше, quit выйдет и потеряет её.
terminal-say-what = Скажи, пожалуйста, что делать.
terminal-record-is = Запись партии: { $place }.
terminal-cannot-keep = не удаётся сохранять в { $place }: { $reason }
terminal-cannot-take-up = { $file } нельзя продолжить: { $reason }
terminal-bad-opponents = { $file }: opponents — это список длины { $n }, где каждое — имя или null
terminal-bad-people = { $file }: humans — это список мест от 1 до { $n }
terminal-last-unreadable = последнюю партию не прочесть: { $reason }; удали файл или укажи другой: hotelier play --resume ФАЙЛ
terminal-no-unfinished = в { $folder } нет неоконченной партии; начни новую: hotelier play
terminal-no-unfinished-of = в { $folder } нет неоконченной партии { $game }; начни новую: hotelier play { $game }
terminal-has-options = у продолжаемой партии настройки и имена уже есть
terminal-no-game-but-file = игры { $name } нет; чтобы продолжить с этого файла, добавь --resume
terminal-game-is-over = партия в { $file } окончена; посмотреть её: { $command }
terminal-name-others = { $file }: { $reason }; назови других через --against
terminal-file-is-there = { $file } уже есть; чтобы продолжить с него: { $command }

## Who plays

terminal-whom = Против кого хочешь играть?
terminal-prompt-opponent = Твой соперник
terminal-usual = Enter выбирает { $usual }. Нескольких называют так: { $several }
terminal-friends = люди за этим экраном, по очереди
terminal-opponent-easy = играет надёжно, но кое-что упускает
terminal-opponent-medium = видит всё, на одно действие вперёд
terminal-opponent-hard = продумывает весь свой ход
terminal-opponent-expert = взвешивает и твои возможные ответы
terminal-no-seat-left = --humans all не оставляет мест для --against
terminal-wrong-number =
    { $people ->
        [one] { $people } человек
        [few] { $people } человека
        [many] { $people } человек
       *[other] { $people } человека
    } и { $rivals ->
        [one] { $rivals } соперник
        [few] { $rivals } соперника
        [many] { $rivals } соперников
       *[other] { $rivals } соперника
    } — это { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
        [many] { $players } игроков
       *[other] { $players } игрока
    }; в { $game } играют: { $allowed }
terminal-wrong-opponents =
    игроков { $players }, людей { $people }: нужно { $free ->
        [one] { $free } соперник
        [few] { $free } соперника
        [many] { $free } соперников
       *[other] { $free } соперника
    }, а --against называет { $named }
terminal-nobody-plays = за место { $seat } сейчас никто не играет: назови соперника через --against
terminal-bad-seats = --humans — это места от 1 до { $n }, например 1 или 1,2, либо all, либо none, а не { $text }
terminal-many-names = --names: не больше { $n } имён для { $n } игроков, а не { $text }
terminal-same-names = --names: все имена должны различаться, а { $name } — сразу на двух местах
terminal-empty-name = --names: имена не могут быть пустыми, между запятыми тоже
terminal-unseen-name = --names: только печатные знаки, а не { $name }
terminal-wide-name = --names: каждое имя — от 1 до { $n } знакомест, а не { $name }

## Options

terminal-no-option = у { $game } нет --{ $name }; есть { $flags }
terminal-bad-option = --{ $name }: должно быть одно из { $values }, а не { $text }
terminal-no-filter = у { $game } нет --{ $name }; есть { $flags } (--{ $name } бывает у { $others })
terminal-nothing-fits = Ни одна карта не подходит: { $wanted }.
terminal-no-picture = { $game } пока нельзя показать в терминале

## Records

terminal-step = После шага { $step } из { $steps }.
terminal-step-last = Последним было: { $action }.
terminal-step-decides = Решает { $name } ({ $decision }).
terminal-step-question = Решает { $name } (место { $seat }):
terminal-bad-seat = --seat — от 1 до { $n }, а не { $seat }
terminal-right = верно
terminal-steps =
    { $n ->
        [one] { $n } шаг
        [few] { $n } шага
        [many] { $n } шагов
       *[other] { $n } шага
    }
terminal-running = { $game }, { $steps }, ещё идёт, счёт { $scores }
terminal-ended = { $game }, { $steps }, счёт { $scores }, победа: { $winners }
terminal-winner = { $name } (место { $seat })
terminal-records-wrong =
    { $wrong ->
        [one] неверна { $wrong } запись из { $n }
        [few] неверны { $wrong } записи из { $n }
        [many] неверны { $wrong } записей из { $n }
       *[other] неверны { $wrong } записи из { $n }
    }

## Advice

terminal-advice-action = действие
terminal-advice-words = что оно делает
terminal-advice-points = очки
terminal-advice-win = победа
terminal-advice-sure = верно
terminal-advice-legend = очки: итоговый счёт; победа: её вероятность; верно: что ничего лучше нет
terminal-advice-over = после шага { $step } партия окончена; назови шаг пораньше через --step
terminal-advice-chance = после шага { $step } черёд случая, никто не решает; назови шаг пораньше через --step
terminal-advice-try = после шага { $step } черёд случая, никто не решает; попробуй --step { $other }
terminal-advice-none = { $bot } не взвешивает свои действия; спроси { $other }

## Scores

terminal-final-scores = Итоговый счёт
terminal-scores-source = откуда очки
terminal-scores-total = итого

## Trouble

terminal-signs = Этот терминал показывает не все знаки; задай PYTHONIOENCODING=utf-8 или локаль UTF-8.
terminal-interrupted = прервано
terminal-cannot-write = не удаётся вывести: { $reason }
terminal-system-refused = система отказала: { $reason }
