### The card browser.

cards-title = Карты
cards-head = { $game }: карты
cards-to-rules = Правила
cards-all = Все карты
cards-no-such = Карта не найдена
cards-filters = Фильтры
cards-kinds = Типы карт
cards-find = Поиск
cards-find-austria = имя, напиток, награда…
cards-find-overbooking = имя, правило, умение…
cards-any = все
cards-sort = Порядок
cards-sort-box = обычный
cards-sort-name = по имени
cards-sort-points = по убыванию очков
cards-sort-cubes = по размеру заказа
cards-sort-cost = по убыванию цены
cards-sort-coins = по числу монет
cards-sort-beds = по числу кроватей
cards-found =
    { $n ->
        [0] Нет карт.
        [one] { $n } карта.
        [few] { $n } карты.
        [many] { $n } карт.
       *[other] { $n } карты.
    }
cards-none = Подходящих карт нет.
cards-all-again = Показать все карты
cards-leaf = Предыдущая и следующая карта
cards-numbered = { $kind } № { $number }
cards-how = Как это работает
cards-rulings = Разъяснения
cards-no-rulings = К этой карте разъяснений нет.
cards-in-the-rules = В правилах

## Kinds

cards-kind-every = Все
cards-kind-guest = Постояльцы
cards-kind-staff = Персонал
cards-kind-politics = Политика
cards-kind-emperor = Император
cards-kind-kind = Гости
cards-kind-hotel = Отели
cards-kind-crest = Гербы
cards-one-guest = Карта постояльца
cards-one-staff = Карта персонала
cards-one-politics = Карта политики
cards-one-emperor = Жетон императора
cards-one-kind = Вид гостей
cards-one-hotel = Плитка отеля
cards-one-crest = Герб

## Filters

cards-filter-colour = Цвет
cards-filter-gives = Награда
cards-filter-cube = В заказе
cards-filter-cubes = Размер заказа
cards-filter-when = Когда действует
cards-filter-about = Тема
cards-filter-cost = Цена
cards-filter-hand = Ознакомительный набор
cards-filter-group = Группа
cards-filter-asks = Условие
cards-filter-size = Рубашка
cards-filter-rule = Особое правило
cards-colour-yellow = ★ жёлтый: люди искусства
cards-colour-blue = ◆ синий: аристократы
cards-colour-red = ■ красный: горожане
cards-colour-green = ● зелёный: туристы
cards-gives-vp = ПО
cards-gives-crowns = кроны
cards-gives-emperor = шкала императора
cards-gives-cubes = блюда и напитки
cards-gives-prep = подготовка номеров
cards-gives-occupy = заселённый номер
cards-gives-hire = наём персонала
cards-gives-draw = карты персонала
cards-gives-invite = ещё один постоялец
cards-gives-extra = ещё один ход
cards-cubes-of =
    { $n ->
        [one] { $n } фишка
        [few] { $n } фишки
        [many] { $n } фишек
       *[other] { $n } фишки
    }
cards-about-guests = постояльцы
cards-about-kitchen = кухня, блюда и напитки
cards-about-dice = кубики
cards-about-rooms = номера
cards-about-emperor = император
cards-about-staff = персонал
cards-about-politics = политика
cards-asks-crowns = кроны
cards-asks-rooms = номера
cards-asks-staff = персонал
cards-asks-emperor = шкала императора
cards-size-small = малый герб (1–3 кровати)
cards-size-large = большой герб (4–6 кроватей)

## What cards are and do

cards-colour = Тип
cards-order = Заказ
cards-points = Очки
cards-cost = Цена
cards-cost-revised = Цена, переработанное издание
cards-hand = Ознакомительный набор
cards-group = Группа
cards-scored = Подсчёт
cards-beds = Нужно
cards-coins = Плата
cards-back = Рубашка
cards-source = Источник
cards-after-round = после раунда { $round }
cards-revised = Переработанное издание: { $does }.
cards-does = { $does }.
cards-politics-does = Условие: { $need }. Первый игрок, выложивший сюда диск, получает { $first } ПО, второй — { $second }, третий — { $third }.
cards-tile = Жетон императора { $tile }
cards-tile-bonus = Бонус: { $bonus }.
cards-tile-penalty = Штраф: { $penalty }.
cards-tile-penalty-revised = Штраф, переработанное издание: { $penalty }.
cards-hotel-side = Сторона { $side }: { $beds }. { $rule }
cards-hotel-house = На сторонах со знаком * значения — наши: напечатанных мы не знаем.
cards-crest-does =
    { $n ->
        [one] В каждой колоде { $n } карта с этим гербом, по одной каждого вида.
        [few] В каждой колоде { $n } карты с этим гербом, по одной каждого вида.
        [many] В каждой колоде { $n } карт с этим гербом, по одной каждого вида.
       *[other] В каждой колоде { $n } карты с этим гербом, по одной каждого вида.
    }
cards-crest-beginner = Бонус для новичков за заселённые карты: { $steps }.
cards-crest-advanced = Бонус для опытных за заселённые карты: { $steps }.
cards-crest-step = за { $n } — { $points }

## Chosen for a custom setup

own-setup-about = Выберите, с чего начнётся партия: карты, жетоны, плитки и руки. Позицию из середины партии задать нельзя. Что вы не трогаете, решит случай, но начатый раздел нужно выбрать целиком.
own-setup-random = Случайно
own-setup-count = { $n } из { $all }
own-setup-groups = Выберите по одному из каждой группы.
own-setup-group = Группа { $name }
own-setup-missing = Осталось выбрать: { $n }. Или доверьтесь случаю.
own-setup-reset = Снова случайно
own-setup-seat = { $part }, место { $seat }
