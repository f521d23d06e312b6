### Why something is not done: by the house, and by the rules of games, records and names.
### The house sends a code beside each of these; here are only the sentences.

## At a table

refused-no-table = Такого стола нет, или он закрытый: открой его по ссылке, которую тебе дали.
refused-no-seat = Для этого нужно место за столом: пришли его токен.
refused-seats = За столом места от 1 до { $n }, а не { $seat }.
refused-taken = Место { $seat } занято.
refused-taken-bot = Место { $seat } для бота не свободно.
refused-not-freed = Место { $seat } нельзя освободить.
refused-no-newcomers = Партия началась, и новых игроков этот стол не принимает.
refused-full = За этим столом нет свободных мест.
refused-seated = У тебя уже есть место { $seat } за этим столом.
refused-code = Этот код не действует или уже не действует.
refused-devices =
    { $n ->
        [one] Одно место держит не больше { $n } устройства.
        [few] Одно место держат не больше { $n } устройств.
        [many] Одно место держат не больше { $n } устройств.
       *[other] Одно место держат не больше { $n } устройства.
    }
refused-crowded = За этим столом следит столько зрителей, что больше не поместится.
refused-left = Эта партия тобой оставлена: сначала вернись на своё место.
refused-quiet = За этим столом так много сказано, что пора помолчать.

## In a game

refused-illegal = «{ $action }» сейчас невозможно.
refused-illegal-list = «{ $action }», действие { $n } из { $all }, тогда невозможно. Ни одно из них не выполнено.
refused-not-last = «{ $action }», действие { $n } из { $all }, должно быть последним: оно завершает твой ход или открывает что-то новое. Ни одно из них не выполнено.
refused-turn = Сейчас решает место { $seat }, а не ты.
refused-stale = Это ответ на шаг { $step }, а партия уже на шаге { $now }.
refused-moved-on = Партия уже ушла дальше шага { $step }.
refused-not-begun = Партия ещё не началась.
refused-seats-free = Партия ещё не началась: есть свободные места.
refused-over = Партия окончена.
refused-nothing-held = Подтверждать нечего.
refused-no-undo = Отменить нечего: открылось что-то новое или уже сходил кто-то другой.
refused-no-hints = Леопольд помогает за учебными столами и против ботов, но никогда — против людей.
refused-leopold-busy = Леопольд занят с другими гостями: спроси его чуть позже.

## Looking back

refused-not-whole = Партию целиком можно увидеть, когда она окончена; то же — с партией, от которой она ответвилась.
refused-eyes = Пока партию не показывают целиком, её видно только своими глазами.
refused-steps = В партии шаги от 0 до { $n }, а не { $step }.
refused-over-there = На этом шаге партия уже окончена: выбери шаг пораньше.
refused-fork = Ответвить идущую партию может только тот, кто играет с ботами.
refused-fork-seat = Пока партия идёт, продолжить можно только на своём месте.
refused-no-analysis = Эта партия ещё не разобрана.
refused-analyses = Разбора ждёт столько партий, что места больше нет: попробуй чуть позже.
refused-rematch = Реванш начинается, когда партия окончена.

## The house

refused-no-game = Такой игры нет.
refused-no-lesson = У этой игры нет урока.
refused-many-tables = У тебя открыто много столов, где партия ещё не началась: сначала заполни или покинь один.
refused-house-full = Свободных мест нет: попробуй позже.
refused-busy = Этот стол сейчас меняется слишком быстро: попробуй ещё раз.
refused-away = Партии сейчас недоступны: подключись заново.
refused-broken = У нас что-то сломалось, и это записано; попробуй ещё раз.
# The reason is in English, as the keeper of the house reads it. In other languages say that the
# house could not keep it and that nothing has changed, and put the reason in brackets.
refused-not-kept = Сохранить не удалось, ничего не изменилось ({ $reason }).
refused-hurry =
    { $kind ->
        [tables] Слишком много столов
        [joins] Слишком много подсаживаний
        [hints] Слишком много подсказок
        [actions] Слишком много действий
        [says] Слишком много сказано
       *[requests] Слишком много запросов
    }: попробуй через { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
        [many] { $seconds } секунд
       *[other] { $seconds } секунды
    }.
refused-sockets =
    { $n ->
        [one] У тебя открыто { $n } соединение
        [few] У тебя открыто { $n } соединения
        [many] У тебя открыто { $n } соединений
       *[other] У тебя открыто { $n } соединения
    }: сначала закрой одно.
refused-host = Под этим именем нас не знают; хозяин может добавить его в HOTELIER_HOSTS.
refused-origin = Страницам с этого источника сюда нельзя; хозяин может добавить его в HOTELIER_ORIGINS.
refused-too-large =
    { $n ->
        [one] Запрос здесь — не больше { $n } байта.
        [few] Запрос здесь — не больше { $n } байт.
        [many] Запрос здесь — не больше { $n } байт.
       *[other] Запрос здесь — не больше { $n } байта.
    }
refused-too-slow =
    { $n ->
        [one] Запрос не пришёл целиком за { $n } секунду.
        [few] Запрос не пришёл целиком за { $n } секунды.
        [many] Запрос не пришёл целиком за { $n } секунд.
       *[other] Запрос не пришёл целиком за { $n } секунды.
    }
refused-nothing-here = По этому адресу ничего нет.
refused-method = Такой адрес есть, но не для этого метода.
refused-unreadable = Присланное нельзя прочесть.
# Where it is, and what is wrong with it: the latter in English, for who writes a client.
refused-unreadable-at = { $place }: { $reason }.
refused-unknown-field = Поля «{ $place }» здесь нет.
refused-not-json = Это не JSON: { $reason }.
refused-no-json-type = Тело должно быть JSON: отправь его с Content-Type: application/json.
refused-hello = Первым сообщением должно быть hello. { $reason }
refused-next = after: бери то, что прислано в `next`.

## What was given is wrong: parts of sentences, without a capital or a full stop

wrong-name-unseen = имя должно состоять из видимых знаков
wrong-name-empty = имя не может быть пустым
wrong-name-wide = имя должно занимать от 1 до { $n } знакомест
wrong-talk-unseen = сообщение должно состоять из видимых знаков
wrong-talk-long = в сообщении должно быть от 1 до { $n } знаков
wrong-players = игроков { $players }, а мест { $seats }: убери одно из двух
wrong-one-person = один человек занимает одно место: пусть остальные садятся по ссылке
wrong-bot-slow = { $name } думает над решением { $seconds } с: здесь боту можно не больше { $most }
wrong-opponent = соперника { $name } нет; есть { $names }
wrong-weights = { $name }: после двоеточия пишут веса бота, у которого они есть, { $tuned } или { $start }, например planner:{ $start }
wrong-seconds = { $name }: после @ пишут, сколько секунд можно думать над решением, например { $bot }@0.5
wrong-game = игры { $name } нет; есть { $games }
wrong-option = у { $game } нет настройки { $name }; есть { $options }
wrong-option-value = { $name }: должно быть одно из { $values }, а не { $value }
wrong-no-data = у { $game } нет данных, которые можно заменить: убери файл

## Records

wrong-illegal = { $action } нельзя в решении { $decision } места { $seat }; можно: { $legal }
wrong-illegal-over = { $action } сыграть нельзя: партия окончена
wrong-illegal-chance = { $action } сыграть нельзя: сначала черёд случая; его раздаёт `begin()`
wrong-step = шаг { $step }: { $reason }
wrong-record-steps = в записи шаги от 0 до { $n }, а не { $step }
wrong-record-over = партия уже окончена
wrong-record-chance-due = ожидался шаг случая, а стоит действие { $step }
wrong-record-decision-due = решать должно место { $seat } ({ $decision }), а стоит шаг случая { $step }
wrong-record-our-data = запись сыграна с нашими данными: убери файл
wrong-record-other-data = запись сыграна с другими данными: укажи файл с sha256 { $sha }
wrong-record-own-data = запись сыграна с данными из собственной коробки
wrong-record-rules = в записи правила { $found }, а здесь { $expected }
wrong-record-option = в записи нет настройки { $name }
wrong-record-no-result = партия окончена, но в записи нет результата
wrong-record-not-over = шаги кончаются раньше партии, но в записи есть результат
wrong-record-result = в результате { $key } — { $found }, а партия даёт { $expected }
wrong-record-object = запись — это один объект JSON
wrong-record-format = format — { $found }, а нужен { $expected }
wrong-file-regular = { $file } — не обычный файл
wrong-file-unread = не удаётся прочесть { $file }: { $reason }
wrong-file-unwritten = не удаётся записать { $file }: { $reason }
wrong-file-text = { $file } — не текстовый файл
wrong-file-json = { $file } — неверный JSON: { $reason }
wrong-file-record = { $file } — не запись партии: { $reason }
refused-newer = Этот стол записан более новой версией hotelier. Обновите сервер, чтобы открыть его; ничего не потеряно.
refused-damaged = Запись { $entry } в журнале этого стола невозможно воспроизвести: { $reason } Стол остаётся без изменений; его может проверить тот, кто ведёт сервер.
