### The terminal: what’s said around the picture of a game, by the commands that players use.
### Words that are typed (help, save, --against) and file names are the same in every language.

## Small words

# The name of a player who gave none.
terminal-player = Игрок { $n }

## Languages

# Said in the language that was chosen.
terminal-speaks = Выбран русский язык.
terminal-which-language = Выберите язык: { $languages }.
terminal-no-language = языка { $name } нет; выберите из списка: { $languages }

## Help

terminal-help = Справка
terminal-command-number = число
terminal-command-save = save ФАЙЛ
terminal-about-number = выбрать из списка; можно ввести и текст действия, например { $action }
terminal-about-help = эта страница; help 7 объясняет вариант 7, help { $card } — карту
terminal-about-board = всё, что на столе
terminal-about-show = карты и поле игрока 2; просто show — ваши, вместе с рукой
terminal-about-cards = все карты, где упоминается «{ $word }»
terminal-about-hint = три лучших варианта, как их видит сильный игрок на вашем месте
terminal-about-log = что было недавно; log all показывает всё
terminal-about-undo = отменить последнее действие, если не открылось ничего нового
terminal-about-save = сохранить партию в файл; она и так сохраняется после каждого действия
terminal-about-lang = сменить язык: { $languages }
terminal-about-quit = выйти; продолжить потом: hotelier play --resume
terminal-choose = Введите число или help. Выйти можно в любой момент, ничего не пропадёт.

## At the table

terminal-prompt = Ваш выбор (help, board, hint, undo, quit)
terminal-thinking = { $name } думает…
terminal-looking-ahead = Просчитываем ходы…
terminal-log-more =
    { $n ->
        [one] (ещё { $n } строка: log)
        [few] (ещё { $n } строки: log)
        [many] (ещё { $n } строк: log)
       *[other] (ещё { $n } строки: log)
    }
terminal-log-before =
    { $n ->
        [one] (до этого { $n } строка: log all)
        [few] (до этого { $n } строки: log all)
        [many] (до этого { $n } строк: log all)
       *[other] (до этого { $n } строки: log all)
    }
terminal-your-turn = { $name }, ваш ход. Нажмите Enter, когда на экран смотрите только вы.
terminal-your-turn-undo = { $name }, ваш ход. Нажмите Enter, когда на экран смотрите только вы. ({ $before } может ввести undo и отменить последнее действие.)
terminal-enter-alone = Просто нажмите Enter, чтобы продолжить, или введите quit.
terminal-not-possible = «{ $typed }» сейчас невозможно. Введите число от 1 до { $n }, help или одно из действий: { $texts }.
terminal-nothing-to-undo = Отменить нечего: после вашего последнего действия открылось что-то новое или действовал другой игрок.
terminal-taken-back = Отменено.
terminal-whose = Укажите игрока: от show 1 до show { $n }.
terminal-look-for = Укажите, что искать, например: cards { $word }, cards { $card }.
terminal-no-card = Ни на одной карте не упоминается «{ $query }».
terminal-more-cards = (ещё { $n }: уточните поиск)

## Saving and quitting

terminal-kept = Партия сохраняется в { $place }.
terminal-kept-place = Партия сохраняется в { $place }
terminal-go-on = Чтобы продолжить:
terminal-now-kept = Теперь партия сохраняется в { $place }.
terminal-not-kept = Партия не сохраняется: { $reason }.
terminal-not-kept-save = Партия не сохраняется: { $reason }. Выберите другое место: save ФАЙЛ.
terminal-was-not-kept = Партия не сохранена.
terminal-another-sitting = Файл { $place } изменил другой сеанс.
terminal-saved = Партия сохранена в { $file }.
terminal-left-as-it-is = Файл { $file } не перезаписан: { $reason }.
terminal-other-game = там другая партия или более поздний момент этой
terminal-no-file-name = Это недопустимое имя файла.
terminal-leave = Нажмите Enter, чтобы выйти. Или введите save ФАЙЛ, чтобы сохранить копию и выйти, или back, чтобы играть дальше.
terminal-leave-unkept = Партия не сохранена. Введите save ФАЙЛ, чтобы сохранить её и выйти, back, чтобы играть дальше, или quit, чтобы выйти и потерять её.
terminal-say-what = Выберите один из этих вариантов.
terminal-record-is = Партия сохранена в { $place }.
terminal-cannot-keep = не удалось записать в { $place }: { $reason }
terminal-cannot-take-up = не удалось продолжить { $file }: { $reason }
terminal-bad-opponents = { $file }: opponents — список длиной { $n }, каждый элемент — имя или null
terminal-bad-people = { $file }: humans — список мест от 1 до { $n }
terminal-last-unreadable = не удалось прочитать последнюю партию: { $reason }; удалите файл или укажите другой: hotelier play --resume ФАЙЛ
terminal-no-unfinished = в { $folder } нет незавершённой партии; начните новую: hotelier play
terminal-no-unfinished-of = в { $folder } нет незавершённой партии { $game }; начните новую: hotelier play { $game }
terminal-has-options = у партии, которую вы продолжаете, настройки и имена уже есть
terminal-no-game-but-file = игры { $name } нет; чтобы продолжить партию из этого файла, добавьте --resume
terminal-game-is-over = партия в { $file } окончена; посмотреть её: { $command }
terminal-name-others = { $file }: { $reason }; выберите других ботов через --against
terminal-file-is-there = файл { $file } уже есть; чтобы продолжить партию: { $command }

## Who plays

terminal-whom = Против кого вы хотите играть?
terminal-prompt-opponent = Ваш соперник
terminal-usual = Enter выбирает { $usual }. Чтобы выбрать нескольких, введите { $several }
terminal-friends = люди за этим экраном, по очереди
terminal-opponent-easy = играет хорошо, но допускает ошибки
terminal-opponent-medium = играет надёжно
terminal-opponent-hard = планирует наперёд
terminal-opponent-expert = ещё и предвидит ваши ходы
terminal-opponent-master = думает дольше всех и играет лучше всех
terminal-no-seat-left = --humans all не оставляет мест для --against
terminal-wrong-number =
    { $people ->
        [one] { $people } человек
        [few] { $people } человека
        [many] { $people } человек
       *[other] { $people } человека
    } и { $rivals ->
        [one] { $rivals } бот
        [few] { $rivals } бота
        [many] { $rivals } ботов
       *[other] { $rivals } бота
    } — это { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
        [many] { $players } игроков
       *[other] { $players } игрока
    }; число игроков в { $game }: { $allowed }
terminal-wrong-opponents =
    { $players ->
        [one] на { $players } игрока
        [few] на { $players } игроков
        [many] на { $players } игроков
       *[other] на { $players } игрока
    }, из которых { $people ->
        [one] { $people } человек
        [few] { $people } человека
        [many] { $people } человек
       *[other] { $people } человека
    }, { $free ->
        [one] нужен { $free } бот
        [few] нужны { $free } бота
        [many] нужно { $free } ботов
       *[other] нужно { $free } бота
    }, а в --against указано { $named }
terminal-nobody-plays = на месте { $seat } сейчас никто не играет: выберите для него бота через --against
terminal-bad-seats = --humans — места от 1 до { $n } (например, 1 или 1,2), all или none, а не { $text }
terminal-many-names = --names: не больше { $n } имён для { $n } игроков, а не { $text }
terminal-same-names = --names: имена должны различаться, а { $name } указано для двух мест
terminal-empty-name = --names: имена не могут быть пустыми, между запятыми тоже
terminal-unseen-name = --names: только видимые символы, а не { $name }
terminal-wide-name = --names: ширина каждого имени от 1 до { $n } знакомест, а не { $name }

## Options

terminal-no-option = у игры { $game } нет --{ $name }; есть { $flags }
terminal-bad-option = --{ $name }: возможные значения — { $values }, а не { $text }
terminal-no-filter = у игры { $game } нет --{ $name }; есть { $flags } (используйте --{ $name } с { $others })
terminal-nothing-fits = Ни одна карта не подходит: { $wanted }.
terminal-no-picture = игру { $game } пока нельзя показать в терминале

## Saved games

terminal-step = После шага { $step } из { $steps }.
terminal-step-last = Последний шаг: { $action }.
terminal-step-decides = Решает { $name } ({ $decision }).
terminal-step-question = Решает { $name } (место { $seat }):
terminal-bad-seat = --seat — от 1 до { $n }, а не { $seat }
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
terminal-records-wrong = сохранённые партии с ошибками: { $wrong } из { $n }

## Advice

terminal-advice-action = действие
terminal-advice-words = что оно делает
terminal-advice-points = очки
terminal-advice-win = победа
terminal-advice-sure = увер.
terminal-advice-legend = очки: ожидаемый итоговый счёт; победа: шансы на неё; увер.: уверенность, что ничего лучше нет
terminal-advice-over = после шага { $step } партия окончена; выберите шаг пораньше через --step
terminal-advice-chance = после шага { $step } следует случайное событие, а не решение; выберите шаг пораньше через --step
terminal-advice-try = после шага { $step } следует случайное событие, а не решение; попробуйте --step { $other }
terminal-advice-none = { $bot } не оценивает свои действия; спросите { $other }

## Scores

terminal-final-scores = Итоговый счёт
terminal-scores-source = источник
terminal-scores-total = итого

## Problems

terminal-signs = Этот терминал показывает не все символы. Задайте PYTHONIOENCODING=utf-8 или локаль UTF-8.
terminal-interrupted = прервано
terminal-cannot-write = не удалось вывести результат: { $reason }
terminal-system-refused = системная ошибка: { $reason }
terminal-no-rules = Для игры { $game } нет правил.
terminal-rules-sections = Чтобы увидеть только нужное, укажите раздел, разъяснение или любые слова: «hotelier rules dice».
