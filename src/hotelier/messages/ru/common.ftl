### Start page, lobby and seats: what everyone reads.

list-and = { $first } и { $last }
list-or = { $first } или { $last }
start-title = hotelier
welcome = Два отеля, один вечер
welcome-text = Играйте в Гранд-отель «Австрия» и Overbooking против ботов, которые никогда не жульничают, или пригласите друзей по ссылке. Регистрация не нужна.
play = Играть
title-austria = Гранд-отель «Австрия»
title-overbooking = Overbooking
first-time = Впервые играете в { $game }? Леопольд научит вас за десять минут.
game-austria = Выбирайте кубики, подавайте кофе и штрудель и заселите лучший отель Вены. Около часа, 2–4 игрока.
game-overbooking = Спрячьте своих гостей в толчее у отелей и перехитрите всех у чёрного хода. 20 минут, 2–4 игрока.
which-game = Игра
your-name = Ваше имя
you-name = Вы
players = Игроки
opponents = Уровень ботов
bot-easy = Лёгкий бот
bot-medium = Средний бот
bot-hard = Сложный бот
bot-expert = Бот-эксперт
bot-master = Бот-мастер
level-easy = Лёгкий: допускает ошибки
level-medium = Средний: играет надёжно
level-hard = Сложный: планирует наперёд
level-expert = Эксперт: предвидит ваши ходы
level-master = Мастер: думает дольше всех
# The hoteliers behind the levels, and what each likes more than it should.
person-easy = Фердль
person-medium = Мицци
person-hard = Шани
person-expert = Адель
person-master = Терез
style-austria-easy = заполняет кафе
style-austria-medium = копит кроны
style-austria-hard = угождает императору
style-austria-expert = рано заселяет номера
style-austria-master = ни к чему не питает слабости
style-overbooking-easy = сразу ставит лучших гостей
style-overbooking-medium = бережёт купцов
style-overbooking-hard = бережёт дворян
style-overbooking-expert = бережёт служанок
style-overbooking-master = ни к чему не питает слабости
bot-person = { $bot }: { $style }
more-options = Больше настроек
fewer-options = Меньше настроек
options-game = Игра
labelled = { $label }: { $value }
options-clock = Время и ходы
clock = Лимит времени
clock-none = Без лимита времени
clock-live = Минуты на игрока
clock-correspondence = Дни на ход
clock-bank = Время на игрока
clock-increment = Добавка за ход
clock-days = Время на ход
minutes =
    { $minutes ->
        [one] { $minutes } минута
        [few] { $minutes } минуты
        [many] { $minutes } минут
       *[other] { $minutes } минуты
    }
seconds =
    { $seconds ->
        [0] нет
        [one] { $seconds } секунда
        [few] { $seconds } секунды
        [many] { $seconds } секунд
       *[other] { $seconds } секунды
    }
option-confirm = Подтверждать конец хода
option-confirm-people = В игре с людьми
option-confirm-always = Всегда
option-confirm-never = Никогда
options-leaving = Если игрок уходит
option-absent = Его место
option-absent-offer = Остальные могут добавить бота
option-absent-bot = Бот вступает в игру сразу
option-stand-in = Бот на замену
option-newcomers = Принимать новых игроков
agreed-live =
    { $minutes ->
        [one] { $minutes } минута на игрока
        [few] { $minutes } минуты на игрока
        [many] { $minutes } минут на игрока
       *[other] { $minutes } минуты на игрока
    }{ $seconds ->
        [0] {""}
        [one] , плюс { $seconds } секунда за ход
        [few] , плюс { $seconds } секунды за ход
        [many] , плюс { $seconds } секунд за ход
       *[other] , плюс { $seconds } секунды за ход
    }
agreed-days =
    { $days ->
        [one] { $days } день на ход
        [few] { $days } дня на ход
        [many] { $days } дней на ход
       *[other] { $days } дня на ход
    }
agreed-no-confirm = Конец хода подтверждать не нужно
agreed-stand-in = Если игрок уйдёт, его заменит бот
agreed-no-newcomers = Новые игроки не могут занять освободившееся место
option-edition = Издание
option-edition-classic = Классическое
option-edition-revised = Переработанное
option-side = Отели
option-side-night = Ночная сторона (одинаковые)
option-side-day = Дневная сторона (разные)
option-staff = Стартовый персонал
option-staff-random = Случайные карты
option-staff-intro = Ознакомительные наборы
option-staff-draft = Драфт
option-bonus = Бонус за гербы
option-bonus-none = Без бонуса
option-bonus-beginner = Для новичков
option-bonus-advanced = Для опытных
play-now = Играть сейчас
play-with-friends = Играть с друзьями
open-public-table = Открыть стол для всех
open-tables = Открытые столы
no-open-tables = Открытых столов сейчас нет. Откройте свой, и другие игроки вас найдут.
free-seat = свободное место
join = Присоединиться
watch = Смотреть
your-games = Ваши партии
waiting-for-players = Ждём игроков
your-turn = Ваш ход
others-turn = { $name } думает
against = Соперники: { $names }
final-score = Итоговый счёт: { $score }
final-place = Место { $place } из { $all } · { $score }
look-back = Смотреть запись
deal-results = Результаты этого расклада
result = Результат
continue = Продолжить
bring-record = Открыть сохранённую партию
bring-record-text = Посмотрите запись завершённой партии, сохранённой в hotelier, или доиграйте незавершённую с ботами.
choose-file = Выбрать файл
no-record = Не удалось открыть файл { $file }. Это не партия, сохранённая в hotelier, или файл с тех пор изменили.
no-record-details = Подробности
over-back = Предыдущая страница
over-close = Вернуться к столу
keys-title = Горячие клавиши
keys-yes = Да: золотая кнопка
keys-no = Нет или закрыть окно
keys-undo = Отменить
keys-next = К следующему доступному действию
keys-card = Подробнее о карте
keys-step = На шаг назад или вперёд
keys-turn = На ход назад или вперёд
keys-round = На раунд назад или вперёд (на шкале времени)
keys-ends = В начало или в конец (на шкале времени)
keys-play = Воспроизведение или пауза (на шкале времени)
keys-help = Этот список
unofficial = Неофициальный фанатский проект без оригинальных иллюстраций. Игры и их названия принадлежат правообладателям. Если они вам нравятся, купите настольные версии.
house-away = Сервер не отвечает. Проверьте соединение, а мы попробуем снова.
proxy-missing = Для администратора сервера: сервер стоит за прокси, о котором не знает, и принимает всех посетителей за одного. Укажите адрес прокси в HOTELIER_PROXIES.
part-missing = Часть страницы не загрузилась. Она появится, как только сервер ответит.
try-again = Попробовать ещё раз
offline-title = Нет соединения
offline-start = Нет соединения. Без него можно почитать правила, посмотреть карты, пройти урок и включить записи партий, сохранённые на этом устройстве. Но играть без него нельзя.
offline-reading = Нет соединения. Правила и карты доступны и без него.
offline-learn = Нет соединения. Урок доступен и без него.
offline-replay = Нет соединения. Сохранённую запись можно смотреть и без него. Чтобы играть с этой позиции, нужно соединение.
offline-page = Нет соединения, а без него эта страница не работает. Она откроется сама, как только сервер ответит.
offline-no-replay = Этой записи нет на вашем устройстве. Откройте её один раз, когда соединение появится, и потом сможете смотреть и без него.
offline-table = Для игры нужно соединение. Ваша партия цела и ждёт на сервере: она откроется здесь, как только связь восстановится.
offline-meanwhile = А пока можно читать правила и смотреть карты.
saved-replays = Сохранённые записи
new-version = Вышла новая версия hotelier. Обновите страницу, когда вам удобно; с партией ничего не случится.
reload = Обновить
to-the-start = На главную
home = HOTELIER: на главную
nowhere-title = Страница не найдена
nowhere-text = По этому адресу ничего нет.
menu = Меню
ways = Главное меню
way-learn = Обучение
way-puzzles = Задачи
way-rules = Правила
way-cards = Карты
way-statistics = Статистика
way-tournaments = Турниры
way-ladder = Рейтинг
doors = Загляните и сюда
door-learn = Впервые здесь? Леопольд научит вас игре за десять минут.
door-puzzles = Найдите лучший ход
door-rules = Обе игры простыми словами, с поиском
door-cards = Что делает каждая карта
door-statistics = Ваши партии в цифрах
door-tournaments = Несколько раундов, один расклад для всех
door-ladder = Рейтинг игроков этого сервера
to-the-tournament = К турниру
tastes = Настройки
language = Язык
theme = Тема
theme-auto = Как в системе
theme-light = Светлая
theme-dark = Тёмная
text-size = Размер текста
text-size-1 = Мелкий
text-size-2 = Обычный
text-size-3 = Крупный
text-size-4 = Очень крупный
no-motion = Без анимации
guard = Не учитывать случайные нажатия
pace = Скорость ботов
pace-instant = Мгновенно
pace-brisk = Быстро
pace-calm = Медленно
sound = Звук
sound-on = Включить звук
sound-off = Выключить звук
sound-only-turn = Только в мой ход
volume = Громкость
notify = Уведомлять о моём ходе
notify-ask = Уведомлять о вашем ходе, когда эта вкладка скрыта?
notify-yes = Уведомлять
notify-no = Нет, спасибо
recap = С вашего последнего хода
recap-away = Скрыть

## At a table

opening-door = Загрузка…
no-table-title = Не удалось открыть этот стол
line-lost = Соединение прервалось. Подключаемся снова… С партией всё в порядке.
waiting-text = Партия начнётся, как только все места будут заняты. Отправьте эту ссылку друзьям.
waiting-tournament-text = Партия начнётся, как только все соберутся. Если к концу ожидания ({ $time }) кого-то ещё не будет, вместо него пока будет играть бот.
link = Ссылка на этот стол
agreed = Настройки стола
copy-link = Скопировать ссылку
copied = Скопировано
reserved-for = бронь: { $name }
awaited = { $name }, ещё не за столом
somebody = игрок
that-is-you = (вы)
host = (ведущий)
waiting-for-everyone = Ждём всех
waiting-for-everyone-text = Все места заняты. Партия начнётся, как только все откроют эту страницу.
kick = Исключить
kick-question = Исключить игрока { $name }?
kick-text = { $name } потеряет место, и все за столом получат уведомление.
seat-bot = Добавить бота
free-the-seat = Убрать бота
sit-here = Занять место
bots-are = Уровень ботов
guest-name = Гость
leave = Выйти
what-now = Что теперь?
game-over = Партия окончена.
confirm = Завершить ход
confirm-move = Подтвердить ход
undo = Отменить
restart-turn = Начать ход заново
cancel = Отмена
undo-what = Отменяет: { $action }
restart-what = Отменяет ваш ход, начиная с «{ $action }»
undo-blocked-chance = После «{ $action }» появились новые карты или кубики, поэтому отменить нельзя.
undo-blocked-shown = После «{ $action }» открылось что-то новое, поэтому отменить нельзя.
undo-blocked-turn = После этого уже ходил игрок { $player }, поэтому отменить нельзя.
takeback = Отменить последний ход
takeback-what = Отменяет ваш последний ход, начиная с «{ $action }», и ответы ботов
takeback-practice = Вместе с ходом отменятся и ответы ботов. Вы их уже видели, поэтому партия станет тренировочной и не войдёт в статистику.
restart-practice = Вы уже увидели что-то новое. Если начать ход заново, партия станет тренировочной и не войдёт в статистику.
held-ends-turn = { $action }. Это завершит ваш ход.
held-shows = { $action }. Это откроет что-то новое, поэтому отменить будет нельзя.
held-shows-others = { $action }. Остальные это увидят.
the-rule = К правилу
ask-leopold = Спросить Леопольда
all-actions = Показать все действия ({ $number })
fewer-actions = Свернуть список
you-watch = Вы наблюдаете за партией.
stood-in = нет за столом; играет { $bot }
stood-in-to-the-end = партию доигрывает { $bot }
away = нет за столом
a-bot = бот
page-closed = не в сети
let-bot-play = Заменить ботом
watching =
    { $number ->
        [one] Смотрит { $number } человек.
        [few] Смотрят { $number } человека.
        [many] Смотрят { $number } человек.
       *[other] Смотрят { $number } человека.
    }
come-back = Вернуться за стол
other-device = Продолжить на другом устройстве
other-device-text = Скопировано. Откройте там эту ссылку в течение 15 минут:
hours-left = { $time } ч
days-left =
    { $days ->
        [one] { $days } день
        [few] { $days } дня
        [many] { $days } дней
       *[other] { $days } дня
    }
log = Журнал
log-late = У игрока { $name } вышло время.
log-kicked = Ведущий исключает игрока { $name }.
log-host = Теперь ведущий — { $name }.
talk = Чат
talk-unread =
    { $n ->
        [one] Чат: { $n } новое сообщение
        [few] Чат: { $n } новых сообщения
        [many] Чат: { $n } новых сообщений
       *[other] Чат: { $n } нового сообщения
    }
log-and-talk = Журнал и чат
open-log = Открыть журнал
close-log = Закрыть журнал
close = Закрыть
say-something = Напишите сообщение
send = Отправить
announcements = События партии
you-won = Вы победили!
won =
    { $number ->
        [one] Побеждает { $names }
        [few] Победу делят { $names }
        [many] Победу делят { $names }
       *[other] Победу делят { $names }
    }
points-by-source = Источники очков
total = Итого
percent = { $n } %
rematch = Реванш
rematch-waits = Всё готово к реваншу. Ваше место за вами.
the-result = Показать итог
look-at-table = Посмотреть стол
save-record = Сохранить партию
analysis = Разбор
source-guests = Постояльцы
source-rooms = Номера
source-staff = Персонал
source-politics = Политика
source-emperor = Император
source-leftovers = Остатки и ждущие постояльцы
source-coins = Монеты
source-tokens = Жетоны
source-crests = Гербы
about-number = около { $n }
# What one action brings more or less of than another, by source. $n is a number, or “about 5”.
# In lists: “gains about 5 at the emperor, brings about 3 more from guests and costs crowns worth about 2”.
source-more-guests = выигрывает { $n } на постояльцах
source-less-guests = теряет { $n } на постояльцах
source-more-rooms = выигрывает { $n } на номерах
source-less-rooms = теряет { $n } на номерах
source-more-staff = выигрывает { $n } на персонале
source-less-staff = теряет { $n } на персонале
source-more-politics = выигрывает { $n } на политике
source-less-politics = теряет { $n } на политике
source-more-emperor = выигрывает { $n } у императора
source-less-emperor = теряет { $n } у императора
source-more-leftovers = выигрывает { $n } на остатках в конце
source-less-leftovers = теряет { $n } на остатках в конце
source-more-tokens = выигрывает { $n } на жетонах
source-less-tokens = теряет { $n } на жетонах
source-more-crests = выигрывает { $n } на гербах
source-less-crests = теряет { $n } на гербах
source-more-tiles = выигрывает { $n } на жетонах императора
source-less-tiles = теряет { $n } на жетонах императора
source-more-cubes = даёт фишки стоимостью { $n }
source-less-cubes = отнимает фишки стоимостью { $n }
source-more-crowns = даёт кроны стоимостью { $n }
source-less-crowns = отнимает кроны стоимостью { $n }
source-more-turns = даёт ходы и кубики стоимостью { $n }
source-less-turns = отнимает ходы и кубики стоимостью { $n }
source-more-coming = прибавляет { $n } на будущее
source-less-coming = отнимает { $n } у будущего
source-more-others = отнимает { $n } у других
source-less-others = добавляет { $n } другим
source-more-rest = выигрывает { $n } в остальном
source-less-rest = теряет { $n } в остальном

## Cards and rules

more-about-card = Подробнее об этой карте
more-by-key = Подробнее: правый клик или клавиша I

# People at a table

leave-question = Выйти из-за стола?
leave-text = Остальные игроки получат уведомление. Вы можете вернуться, пока ваше место не отдали новому игроку.
leave-waiting-text = Ваше место освободится, и остальные игроки получат уведомление.
leave-tournament-text = Дальше за вас сыграет бот. Если вы не вернётесь до конца партии, очков за неё не будет.
report = Пожаловаться на стол
report-text = Напишите администратору сервера, что не так. За столом об этом никто не узнает.
report-reason = Что не так?
report-sent = Спасибо. Жалоба отправлена.
resign = Сдаться
resign-question = Сдаться в этой партии?
resign-text = До конца партии на вашем месте будет играть бот. Вернуться будет нельзя.
remove-game = Убрать из списка
remove-question = Отказаться от места?
remove-text = Вы отказываетесь от места на этом устройстве, и вернуться отсюда будет нельзя.
remove-over-question = Убрать эту партию?
remove-over-text = Она исчезнет из ваших партий и больше не будет учитываться в статистике на этом устройстве.
practice = Тренировка
practice-told = Это тренировочная партия. Она не учитывается в статистике.
ask-for-seat = Попросить место
seat-asked = Вы попросили место. Теперь решают игроки.
seat-declined = Игроки отказали.
seat-ask = { $name } хочет занять место игрока { $player }.
let-in = Принять
decline = Отказать
log-left = { $name } выходит из-за стола.
log-left-bot = { $name } выходит из-за стола. Дальше играет { $bot }.
log-back = { $name } снова за столом.
log-seated = { $name } занимает место игрока { $before }.
log-resigned = { $name } сдаётся. Дальше играет бот.
log-asked = { $name } хочет занять место игрока { $player }.
log-declined = { $name } не получает места.
log-takeback = { $name } отменяет весь ход.
log-dropped = Запланированный ход «{ $action }» отменён: он больше невозможен или теперь даст другой результат.
reactions = Быстрые ответы
reaction-hello = Привет!
reaction-well-played = Отличный ход!
reaction-ouch = Ой!
reaction-thanks = Спасибо!
reaction-thinking = Дайте подумать.
reaction-good-game = Хорошая игра!
plan-move = Запланировать ход
plan-text = Выбранный ход будет сделан, как только очередь дойдёт до вас, если его результат не изменится. Остальные его не видят.
planned = Запланировано: { $action }
plan-cancel = Отменить план
plan-none = Сейчас планировать нечего.
invite-title = { $name } приглашает вас сыграть в { $game }
invite-title-nobody = Вас приглашают сыграть в { $game }
invite-text = Введите имя и выберите место. Партия начнётся, когда все места будут заняты.
name-first = Сначала введите имя.
your-colour = Ваш цвет
colour-orange = Оранжевый
colour-blue = Синий
colour-green = Зелёный
colour-red = Красный
colour-violet = Фиолетовый
colour-rose = Розовый
friends-cannot = Друзья не смогут открыть эту ссылку: она работает только на этом компьютере.
friends-link = Друзьям в той же сети подойдёт эта:
friends-start = Чтобы друзья могли войти, запустите сервер этой командой:
option-first = Первый игрок
option-first-random = Случайный
first-seat = Место { $seat }
agreed-first = Начинает игрок на месте { $seat }
own-setup = Свой расклад
own-setup-told = За этим столом расклад выбран заранее: { $parts }.
own-setup-known = Ведущий выбрал сам и знает: { $parts }.
own-setup-seats =
    { $n ->
        [one] { $part } (место { $seats })
        [few] { $part } (места { $seats })
        [many] { $part } (места { $seats })
       *[other] { $part } (места { $seats })
    }
option-bonus-none-about = Без дополнительных очков. Проще всего, подходит для первой партии.
option-bonus-beginner-about = Дополнительные очки за 4 и больше заселённых карт одного герба. Обычный вариант.
option-bonus-advanced-about = Намного больше очков за 5 или 6 карт одного герба. Для опытных игроков.
option-edition-classic-about = Карты 2015 года.
option-edition-revised-about = Карты 2021 года, некоторые эффекты изменены.
option-side-night-about = У всех игроков одинаковые отели.
option-side-day-about = У каждого игрока свой отель.
option-staff-random-about = По 6 случайных карт каждому игроку.
option-staff-intro-about = Готовые наборы для первой партии.
option-staff-draft-about = Выберите карту и передайте остальные дальше. Для опытных игроков.
