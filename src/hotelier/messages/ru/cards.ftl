### The card browser.

cards-title = Карты
cards-head = { $game }: карты
cards-to-rules = Правила
cards-all = Все карты
cards-no-such = Такой карты нет
cards-filters = Что искать
cards-kinds = Виды карт
cards-find = Поиск
cards-find-austria = имя, порция, награда…
cards-find-overbooking = имя, правило, умение…
cards-any = неважно
cards-sort = Порядок
cards-sort-box = как в коробке
cards-sort-name = по имени
cards-sort-points = больше очков сначала
cards-sort-cubes = большие заказы сначала
cards-sort-cost = дорогие сначала
cards-sort-coins = больше монет сначала
cards-sort-beds = больше кроватей сначала
cards-found =
    { $n ->
        [0] Нет карт.
        [one] { $n } карта.
        [few] { $n } карты.
        [many] { $n } карт.
       *[other] { $n } карты.
    }
cards-none = Таких карт нет.
cards-all-again = Показать все карты
cards-leaf = От карты к карте
cards-numbered = { $kind }, номер { $number }
cards-how = Как это работает
cards-rulings = Разъяснения
cards-no-rulings = Для этой карты разъяснений не понадобилось.
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
cards-filter-cube = Заказывает
cards-filter-cubes = Размер заказа
cards-filter-when = Когда действует
cards-filter-about = О чём карта
cards-filter-cost = Цена
cards-filter-hand = Ознакомительный набор
cards-filter-group = Группа
cards-filter-asks = Требует
cards-filter-size = Рубашка
cards-filter-rule = Правило отеля
cards-colour-yellow = ★ жёлтый: люди искусства
cards-colour-blue = ◆ синий: аристократы
cards-colour-red = ■ красный: горожане
cards-colour-green = ● зелёный: туристы
cards-gives-vp = очки
cards-gives-crowns = кроны
cards-gives-emperor = шаги по шкале императора
cards-gives-cubes = порции
cards-gives-prep = подготовка номеров
cards-gives-occupy = заселённый номер
cards-gives-hire = наём персонала
cards-gives-draw = карты персонала
cards-gives-invite = ещё один постоялец
cards-gives-extra = ещё один ход
cards-cubes-of =
    { $n ->
        [one] { $n } порция
        [few] { $n } порции
        [many] { $n } порций
       *[other] { $n } порции
    }
cards-about-guests = постояльцы
cards-about-kitchen = кухня и порции
cards-about-dice = кубики
cards-about-rooms = номера
cards-about-emperor = император
cards-about-staff = персонал
cards-about-politics = политика
cards-asks-crowns = кроны
cards-asks-rooms = номера
cards-asks-staff = персонал
cards-asks-emperor = шаги по шкале императора
cards-size-small = малый герб (1–3 кровати)
cards-size-large = большой герб (4–6 кроватей)

## What cards are and do

cards-colour = Цвет
cards-order = Заказ
cards-points = Очки
cards-cost = Цена
cards-cost-revised = Цена, исправленное издание
cards-hand = Ознакомительный набор
cards-group = Группа
cards-scored = Подсчёт
cards-beds = Нужно
cards-coins = Платят
cards-back = Рубашка
cards-source = Откуда числа
cards-after-round = после раунда { $round }
cards-revised = Исправленное издание: { $does }.
cards-does = { $does }.
cards-politics-does = Нужно: { $need }. Первый игрок, кто этого достиг, получает { $first } ПО, второй { $second }, третий { $third }.
cards-tile = Жетон императора { $tile }
cards-tile-bonus = Бонус: { $bonus }.
cards-tile-penalty = Штраф: { $penalty }.
cards-tile-penalty-revised = Штраф, исправленное издание: { $penalty }.
cards-hotel-side = Сторона { $side }: { $beds }. { $rule }
cards-hotel-house = Стороны со знаком * — наши значения: в известных нам источниках их нет.
cards-crest-does =
    { $n ->
        [one] В каждой колоде { $n } карта с этим гербом, по одной каждого вида.
        [few] В каждой колоде { $n } карты с этим гербом, по одной каждого вида.
        [many] В каждой колоде { $n } карт с этим гербом, по одной каждого вида.
       *[other] В каждой колоде { $n } карты с этим гербом, по одной каждого вида.
    }
cards-crest-beginner = Бонус для новичков за заселённые карты: { $steps }.
cards-crest-advanced = Бонус для опытных за заселённые карты: { $steps }.
cards-crest-step = { $n } — { $points }
