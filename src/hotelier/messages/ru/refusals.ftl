### Why something isn’t done: by the server, and by the rules of games, saved games and names.
### The server sends a code with each of these; only the sentences are here.

## At a table

refused-no-table = Такого стола нет, или он закрытый. Откройте его по ссылке, которую вам прислали.
refused-no-seat = Для этого нужно место за столом: отправьте его токен.
refused-seats = За этим столом места от 1 до { $n }, места { $seat } нет.
refused-taken = Место { $seat } занято.
refused-taken-bot = Место { $seat } недоступно для бота.
refused-not-freed = Место { $seat } нельзя освободить.
refused-no-newcomers = Партия уже началась, и новых игроков этот стол не принимает.
refused-full = За этим столом нет свободных мест.
refused-seated = У вас уже есть место { $seat } за этим столом.
refused-code = Код неверен или устарел.
refused-devices =
    { $n ->
        [one] К одному месту можно подключить не больше { $n } устройства.
        [few] К одному месту можно подключить не больше { $n } устройств.
        [many] К одному месту можно подключить не больше { $n } устройств.
       *[other] К одному месту можно подключить не больше { $n } устройства.
    }
refused-crowded = За этим столом слишком много зрителей.
refused-left = Вы покинули эту партию. Сначала вернитесь на своё место.
refused-quiet = Лимит сообщений в чате этого стола исчерпан.
refused-long = История этого стола заполнена: отменить больше ничего нельзя. Партию можно доиграть.
refused-nobody-here = За этим столом не осталось никого, кто мог бы вас принять.
refused-asks = Место за этим столом просят слишком многие. Попробуйте позже.
refused-no-ask = Это место уже никто не просит.
refused-colour = Этот цвет у другого игрока. Выберите другой.
refused-not-host = Это может только ведущий этого стола.
refused-not-idle =
    { $seconds ->
        [one] Во время партии можно исключить игрока, которого ждут уже { $seconds } секунду.
        [few] Во время партии можно исключить игрока, которого ждут уже { $seconds } секунды.
        [many] Во время партии можно исключить игрока, которого ждут уже { $seconds } секунд.
       *[other] Во время партии можно исключить игрока, которого ждут уже { $seconds } секунды.
    }
refused-kicked = Ведущий исключил вас из игры за этим столом.
refused-no-plan = Сейчас нельзя запланировать «{ $action }».

## In a game

refused-illegal = «{ $action }» сейчас невозможно.
refused-illegal-list = «{ $action }» (действие { $n } из { $all }) в этот момент невозможно. Ни одно из действий не выполнено.
refused-not-last = «{ $action }» (действие { $n } из { $all }) должно быть последним: оно завершает ваш ход или открывает что-то новое. Ни одно из действий не выполнено.
refused-turn = Сейчас ход игрока на месте { $seat }, а не ваш.
refused-stale = Вы ответили на шаг { $step }, а партия уже на шаге { $now }.
refused-moved-on = Партия ушла дальше шага { $step }.
refused-not-begun = Партия ещё не началась.
refused-seats-free = Партия ещё не началась: есть свободные места.
refused-over = Партия окончена.
refused-nothing-held = Подтверждать нечего.
refused-no-undo = Отменить нельзя: открылось что-то новое или действовал другой игрок.
refused-no-takeback = Отменить весь последний ход можно только в партии с ботами и только до вашего следующего решения.
refused-no-hints = Леопольд помогает за тренировочными столами и в партиях с ботами, но никогда — против людей.
refused-leopold-busy = Леопольд занят с другими гостями. Спросите его чуть позже.

## Replays

refused-not-whole = Партию целиком можно посмотреть, только когда она окончена. Если она начата с позиции другой партии, должна быть окончена и та.
refused-eyes = Пока партия идёт, её видно только с вашего места.
refused-steps = В партии шаги от 0 до { $n }, шага { $step } нет.
refused-over-there = На этом шаге партия уже окончена. Выберите шаг пораньше.
refused-fork = Пока партия идёт, играть отсюда можно, только если все ваши соперники — боты.
refused-fork-seat = Пока партия идёт, продолжить её можно только со своего места.
refused-no-analysis = Эта партия ещё не разобрана.
refused-analyses = Разбора ждёт слишком много партий. Попробуйте позже.
refused-loading = Сейчас загружается слишком много партий. Попробуйте чуть позже.
refused-rematch = Реванш можно начать, когда партия окончена.

## The server

refused-no-game = Такой игры нет.
refused-no-lesson = У этой игры нет урока.
refused-no-deal = Такого расклада нет. Откройте его по ссылке, которую вам прислали.
refused-deal-date = «{ $day }» — не дата. Дата выглядит так: { $example }.
refused-deal-later = Расклада за { $day } ещё нет: сегодня { $today } (UTC).
refused-deal-day = На этом сервере нет расклада за { $day }.
refused-deal-over = День этого расклада ({ $day }, UTC) прошёл, в зачёт результат уже не пойдёт. Сыграть можно для тренировки.
refused-entered = Этот расклад вы уже сыграли или начали. В зачёт идёт один результат на браузер.
refused-not-played = Посмотреть этот расклад и потренироваться на нём можно, когда вы его сыграете.
refused-switched-off = На этом сервере эта возможность отключена.
refused-counts = Эта партия идёт в зачёт: её результат сравнивают с результатами других. Поэтому подсказок здесь нет и отменить последний ход нельзя.
refused-many-tables = У вас слишком много столов, за которыми партия не началась. Сначала заполните или покиньте один из них.
refused-running-tables = У вас слишком много незаконченных партий. Сначала закончите или покиньте одну из них.
refused-many-seats = Вы занимаете слишком много мест за открытыми столами. Сначала освободите одно.
refused-banned = Вы заблокированы на этом сервере до { $until }. Причина: { $reason }.
refused-muted = Вы не можете писать в чат до { $until }. Причина: { $reason }.
refused-asleep = Администратор сервера приостановил игру за этим столом. Обновите страницу, чтобы продолжить.
refused-deleted = Администратор сервера удалил этот стол.
refused-closed = Администратор сервера закрыл этот стол. Причина: { $reason }.
refused-reported = На этот стол уже пожаловались. Администратор сервера разберётся.
refused-house-full = Сервер переполнен. Попробуйте позже.
refused-not-ready = Сервер не готов: { $why }
refused-busy = За этим столом сейчас слишком много всего происходит. Попробуйте ещё раз.
refused-away = Сервер сейчас не может получить доступ к партиям. Подключитесь заново.
refused-broken = На сервере произошла ошибка. Она записана в журнал; попробуйте ещё раз.
# The reason is in English, for the person who runs the server. In other languages, say that the
# server couldn’t save it and that nothing has changed, and put the reason in brackets.
refused-not-kept = Сервер не смог это сохранить, ничего не изменилось ({ $reason }).
refused-hurry =
    { $kind ->
        [tables] Слишком много новых столов
        [joins] Слишком много новых игроков
        [hints] Слишком много подсказок
        [actions] Слишком много действий
        [says] Слишком много сообщений
       *[requests] Слишком много запросов
    }. Попробуйте через { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
        [many] { $seconds } секунд
       *[other] { $seconds } секунды
    }.
refused-sockets =
    { $n ->
        [1] У вас открыто 1 соединение. Сначала закройте его.
        [one] У вас открыто { $n } соединение. Сначала закройте одно.
        [few] У вас открыто { $n } соединения. Сначала закройте одно.
        [many] У вас открыто { $n } соединений. Сначала закройте одно.
       *[other] У вас открыто { $n } соединения. Сначала закройте одно.
    }
refused-host = Сервер не знает этого имени. Администратор может добавить его в HOTELIER_HOSTS.
refused-origin = Страницам с этого источника сервер недоступен. Администратор может добавить источник в HOTELIER_ORIGINS.
refused-too-large =
    { $n ->
        [one] Размер запроса — не больше { $n } байта.
        [few] Размер запроса — не больше { $n } байт.
        [many] Размер запроса — не больше { $n } байт.
       *[other] Размер запроса — не больше { $n } байта.
    }
refused-too-slow =
    { $n ->
        [one] Запрос не пришёл целиком за { $n } секунду.
        [few] Запрос не пришёл целиком за { $n } секунды.
        [many] Запрос не пришёл целиком за { $n } секунд.
       *[other] Запрос не пришёл целиком за { $n } секунды.
    }
refused-nothing-here = По этому адресу ничего нет.
refused-method = Этот адрес не поддерживает такой метод.
refused-unreadable = Сервер не может прочитать отправленное.
# Where it is, and what’s wrong with it: the latter in English, for people who write clients.
refused-unreadable-at = { $place }: { $reason }.
refused-unknown-field = Поля «{ $place }» здесь нет.
refused-not-json = Это не JSON: { $reason }.
refused-no-json-type = Тело запроса должно быть в формате JSON: отправьте его с Content-Type: application/json.
refused-hello = Первым сообщением должно быть hello. { $reason }
refused-next = after: используйте значение, полученное в `next`.

## What was given is wrong: parts of sentences, without a capital or a full stop

wrong-name-unseen = в имени могут быть только видимые символы
wrong-name-empty = имя не может быть пустым
wrong-name-wide = ширина имени должна быть от 1 до { $n } знакомест
wrong-talk-unseen = в сообщении могут быть только видимые символы
wrong-talk-long = длина сообщения должна быть от 1 до { $n } символов
wrong-players = число игроков ({ $players }) не совпадает с числом мест ({ $seats }): укажите что-то одно
wrong-one-person = один человек занимает одно место: пусть остальные присоединятся по ссылке
wrong-bot-slow = { $name } думает над решением { $seconds } с, а предел для ботов на этом сервере — { $most } с
wrong-opponent = бота { $name } нет; выберите из списка: { $names }
wrong-weights = { $name }: после двоеточия укажите веса бота, у которого они есть, { $tuned } или { $start }, например planner:{ $start }
wrong-seconds = { $name }: после @ укажите, сколько секунд бот может думать над решением, например { $bot }@0.5
wrong-game = игры { $name } нет; выберите из списка: { $games }
wrong-option = у игры { $game } нет настройки { $name }; есть { $options }
wrong-option-value = { $name }: возможные значения — { $values }, а не { $value }
wrong-no-data = у игры { $game } нет данных о компонентах, которые можно заменить: уберите файл
wrong-setup-object = расклад должен быть объектом со своими частями, а не { $value }
wrong-setup-none = в игре { $game } расклад выбрать нельзя
wrong-setup-part = в раскладе игры { $game } нет части { $name }; есть { $parts }
wrong-setup-unused = { $field }: с такими настройками эту часть не раздают
wrong-setup-seats = { $field } должно быть объектом со списками для некоторых из мест 1–{ $n }, а не { $value }
wrong-setup-seat = { $field }: места { $seat } нет, есть только 1–{ $n }
wrong-setup-list = { $field } должно быть списком длиной { $n }, а не { $value }
wrong-setup-number = { $field }: нужен список длиной { $n }, а не { $found }
wrong-setup-piece = { $field }: возможные значения — { $values }, а не { $value }
wrong-setup-twice = { $field }: { $value } уже есть в { $other }

## Saved games

wrong-illegal = { $action } нельзя выбрать в решении { $decision } места { $seat }; можно: { $legal }
wrong-illegal-over = { $action } сыграть нельзя: партия окончена
wrong-illegal-chance = { $action } сыграть нельзя: сначала идёт случайное событие; его проводит `begin()`
wrong-step = шаг { $step }: { $reason }
wrong-record-steps = в сохранённой партии шаги от 0 до { $n }, шага { $step } нет
wrong-record-over = партия уже окончена
wrong-record-chance-due = ожидалось случайное событие, найдено действие { $step }
wrong-record-decision-due = ожидалось решение места { $seat } ({ $decision }), найдено случайное событие { $step }
wrong-record-our-data = партия сыграна со встроенными данными о компонентах: уберите файл
wrong-record-other-data = партия сыграна с другими данными о компонентах: укажите файл с sha256 { $sha }
wrong-record-own-data = партия сыграна с собственными данными о компонентах, её нельзя открыть здесь
wrong-record-rules = в сохранённой партии правила { $found }, а эта версия hotelier знает { $expected }
wrong-record-option = в сохранённой партии нет настройки { $name }
wrong-record-no-result = партия окончена, но в файле нет результата
wrong-record-not-over = шаги кончаются раньше партии, но в файле есть результат
wrong-record-result = по файлу { $key } — { $found }, а по ходу партии — { $expected }
wrong-record-object = сохранённая партия должна быть одним объектом JSON
wrong-record-format = format — { $found }, а нужен { $expected }
wrong-file-regular = { $file } — не обычный файл
wrong-file-unread = не удалось прочитать { $file }: { $reason }
wrong-file-unwritten = не удалось записать { $file }: { $reason }
wrong-file-text = { $file } — не текстовый файл
wrong-file-json = { $file } — некорректный JSON: { $reason }
wrong-file-toml = { $file } — некорректный TOML: { $reason }
wrong-file-setup = { $file } должен быть объектом с частями расклада
wrong-file-record = { $file } — не сохранённая партия: { $reason }
refused-newer = Этот стол сохранён более новой версией hotelier. Обновите сервер, чтобы открыть его; ничего не потеряно.
refused-damaged = Запись { $entry } в журнале этого стола не удалось воспроизвести: { $reason }. Стол остаётся как есть; администратор сервера может во всём разобраться.
