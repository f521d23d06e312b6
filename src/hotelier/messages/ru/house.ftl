### The house: start page, lobby, seats, what everybody reads.

list-and = { $first } и { $last }
list-or = { $first } или { $last }
start-title = hotelier
welcome = Два отеля, один вечер
welcome-text = Grand Austria Hotel и Overbooking: с соперниками, которые играют честно, или с друзьями по ссылке. Без регистрации.
play = Играть
title-austria = Grand Austria Hotel
title-overbooking = Overbooking
first-time = Впервые здесь? Леопольд за десять минут покажет тебе { $game }.
game-austria = Выбирай кубики, подавай кофе и штрудель, засели лучший отель Вены. Час, 2–4 игрока.
game-overbooking = Спрячь своих гостей в тесных очередях и перехитри всех у чёрного хода. Двадцать минут, 2–4 игрока.
which-game = Какая игра
your-name = Твоё имя
you-name = Ты
players = Игроки
opponents = Соперники
bot-easy = Лёгкий бот
bot-medium = Средний бот
bot-hard = Сложный бот
bot-expert = Бот-эксперт
level-easy = Лёгкий: кое-что упускает
level-medium = Средний: играет надёжно
level-hard = Сложный: планирует наперёд
level-expert = Эксперт: взвешивает твои ответы
more-options = Больше настроек
fewer-options = Меньше настроек
options-game = Игра
option-chosen = { $option }: { $value }
options-clock = Время и ходы
clock = Часы
clock-none = Без часов
clock-live = Минуты на всю партию
clock-correspondence = Дни на каждый ход
clock-bank = У каждого
clock-increment = Добавка за ход
clock-days = На каждый ход
minutes =
    { $minutes ->
        [one] { $minutes } минута
        [few] { $minutes } минуты
        [many] { $minutes } минут
       *[other] { $minutes } минуты
    }
seconds =
    { $seconds ->
        [0] без добавки
        [one] { $seconds } секунда
        [few] { $seconds } секунды
        [many] { $seconds } секунд
       *[other] { $seconds } секунды
    }
option-confirm = Конец хода нужно подтверждать
options-leaving = Если кто-то уйдёт
option-absent = Его место
option-absent-offer = Остальные могут посадить бота
option-absent-bot = Сразу играет бот
option-stand-in = Кто доигрывает
option-newcomers = Место может занять кто-то новый
agreed-live =
    { $minutes ->
        [one] По { $minutes } минуте каждому на всю партию
        [few] По { $minutes } минуты каждому на всю партию
        [many] По { $minutes } минут каждому на всю партию
       *[other] По { $minutes } минуты каждому на всю партию
    }{ $seconds ->
        [0] {""}
        [one] , за ход +{ $seconds } секунда
        [few] , за ход +{ $seconds } секунды
        [many] , за ход +{ $seconds } секунд
       *[other] , за ход +{ $seconds } секунды
    }
agreed-days =
    { $days ->
        [one] { $days } день на каждый ход
        [few] { $days } дня на каждый ход
        [many] { $days } дней на каждый ход
       *[other] { $days } дня на каждый ход
    }
agreed-confirm = Конец хода нужно подтверждать
agreed-no-confirm = Конец хода не нужно подтверждать
agreed-stand-in = За того, кто ушёл, сразу играет бот
agreed-no-newcomers = Освободившееся место никто новый не займёт
option-edition = Издание
option-edition-classic = Классическое
option-edition-revised = Исправленное
option-side = Отели
option-side-night = Ночь: все одинаковые
option-side-day = День: у каждого свой
option-staff = Первый персонал
option-staff-random = Случайный
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
no-open-tables = Сейчас никто не ждёт. Открой стол для всех, и тебя найдут здесь.
free-seat = свободное место
join = Сесть
watch = Смотреть
your-games = Твои партии
waiting-for-players = Ждём игроков
your-turn = Твой ход
others-turn = Решает { $name }
against = Соперники: { $names }
final-score = Итог: { $score }
look-back = Пересмотреть
result = Результат
continue = Продолжить
bring-record = Загрузить запись
bring-record-text = Партия, сохранённая в hotelier: оконченную можно пересмотреть, неоконченную — доиграть с ботами.
choose-file = Выбрать файл
no-record = { $file }: это не читается как запись партии. { $reason }
no-record-reason = Это не JSON.
unofficial = Неофициальная фанатская версия без иллюстраций из игр. Игры и их названия принадлежат правообладателям; если они тебе по душе, купи их в коробке.
house-away = Ресепшен не отвечает. Проверь связь; мы пробуем снова.
part-missing = Часть этой страницы не загрузилась. Она откроется снова, как только ресепшен ответит.
try-again = Попробовать ещё раз
to-the-start = На главную
home = HOTELIER: на главную
nowhere-title = Такого номера у нас нет
nowhere-text = Этот адрес никуда не ведёт.
menu = Меню
ways = Разделы
way-learn = Обучение
way-rules = Правила
way-cards = Карты
way-statistics = Статистика
doors = Что ещё у нас есть
door-learn = Впервые здесь? Леопольд покажет игру за десять минут.
door-rules = Обе игры простыми словами: читай или ищи
door-cards = Что делает каждая карта
door-statistics = Твои партии в цифрах
tastes = Оформление
language = Язык
theme = Цвета
theme-auto = как в системе
theme-light = день
theme-dark = ночь
text-size = Текст
text-size-1 = мелкий
text-size-2 = обычный
text-size-3 = крупный
text-size-4 = крупнее
no-motion = Без анимации

## At a table

opening-door = Открываем дверь…
no-table-title = Эта дверь закрыта
line-lost = Связь прервалась. Пробуем снова; ничего не пропало.
waiting-text = Партия начнётся, как только все места будут заняты. Отправь ссылку друзьям.
link = Ссылка на этот стол
agreed = Условия за этим столом
copy-link = Скопировать ссылку
copied = Скопировано
reserved-for = место ждёт: { $name }
somebody = кто-то
that-is-you = (ты)
seat-bot = Посадить бота
free-the-seat = Освободить место
sit-here = Сесть сюда
bots-are = Уровень ботов
guest-name = Гость
leave = Выйти
what-now = Что теперь?
game-over = Партия окончена.
confirm-turn = На этом твой ход завершится. Подтверди или отмени.
confirm = Завершить ход
undo = Отменить
restart-turn = Начать ход заново
the-rule = Правило
ask-leopold = Спросить Леопольда
all-actions = Все действия списком ({ $number })
fewer-actions = Свернуть список
you-watch = Ты наблюдаешь за партией.
take-the-seat = Занять свободное место
stood-in = не за столом; играет { $bot }
away = не за столом
a-bot = компьютер
page-closed = пока не здесь
let-bot-play = Пусть играет бот
watching =
    { $number ->
        [one] Смотрит { $number } человек.
        [few] Смотрят { $number } человека.
        [many] Смотрят { $number } человек.
       *[other] Смотрят { $number } человека.
    }
come-back = Я здесь
other-device = Продолжить на другом устройстве
other-device-text = Скопировано. Открой там эту ссылку в течение 15 минут:
hours-left = { $time } ч
days-left =
    { $days ->
        [one] { $days } день
        [few] { $days } дня
        [many] { $days } дней
       *[other] { $days } дня
    }
log = Журнал
log-late = { $name }: время вышло.
talk = Чат
say-something = Напиши что-нибудь
send = Отправить
announcements = Что происходит
you-won = Победа за тобой!
won =
    { $number ->
        [one] Победа: { $names }
        [few] Общая победа: { $names }
        [many] Общая победа: { $names }
       *[other] Общая победа: { $names }
    }
points-by-source = Откуда очки
total = Итого
percent = { $n } %
rematch = Реванш
rematch-waits = Реванш ждёт: место оставлено за тобой.
the-result = Итог
look-at-table = Взглянуть на стол
save-record = Сохранить запись
analysis = Разбор
source-guests = Постояльцы
source-rooms = Номера
source-staff = Персонал
source-politics = Политика
source-emperor = Император
source-leftovers = Остатки
source-coins = Монеты
source-tokens = Жетоны
source-crests = Гербы

## Cards and rules

more-about-card = Подробнее об этой карте
more-by-key = Правый клик или клавиша I: подробнее
