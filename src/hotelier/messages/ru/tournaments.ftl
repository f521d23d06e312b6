### Турниры и рейтинг.

## Почему что-то не получается

refused-no-tournament = Такого турнира нет. Откройте ссылку, которую вам прислали.
refused-not-organiser = Это может только организатор. Откройте на этом устройстве ссылку организатора.
refused-begun = Турнир уже идёт: записаться нельзя.
refused-full-tournament =
    { $n ->
        [one] В турнире нет мест: он рассчитан не более чем на { $n } игрока.
        [few] В турнире нет мест: он рассчитан не более чем на { $n } игроков.
        [many] В турнире нет мест: он рассчитан не более чем на { $n } игроков.
       *[other] В турнире нет мест: он рассчитан не более чем на { $n } игрока.
    }
refused-name-taken = Имя { $name } уже занято. Выберите другое.
refused-no-entrant = Игрока { $number } в этом турнире больше нет.
refused-tournament-over = Турнир завершён.
refused-stale-round = Сначала раунд { $n }.
refused-round-running = Раунд { $n } ещё идёт.
refused-too-few =
    { $n ->
        [one] Нужен хотя бы { $n } игрок.
        [few] Нужны хотя бы { $n } игрока.
        [many] Нужно хотя бы { $n } игроков.
       *[other] Нужно хотя бы { $n } игрока.
    }
refused-rounds =
    { $n ->
        [one] { $n } раунд — слишком много
        [few] { $n } раунда — слишком много
        [many] { $n } раундов — слишком много
       *[other] { $n } раунда — слишком много
    } для { $players ->
        [one] { $players } игрока
        [few] { $players } игроков
        [many] { $players } игроков
       *[other] { $players } игрока
    }: чтобы никто не играл дважды с одним и тем же соперником, раундов может быть не больше { $most }.
refused-many-tournaments = У вас есть незавершённые турниры: { $n }. Сначала завершите один из них.
refused-house-tournaments = Сейчас сервер не может вместить больше турниров. Попробуйте позже.
refused-no-ladder = На этом сервере нет рейтинга.
refused-ladder-key = Этому ключу не соответствует ни одно имя в рейтинге.
refused-not-rated = В рейтинге учитываются только партии за открытыми столами и в турнирах.
refused-own-setup = Партии со своим раскладом не учитываются в рейтинге.
refused-too-late = Для этой партии уже поздно: решить это можно было только до вашего первого хода.
wrong-tournament-players = число игроков следует из размера столов: уберите параметр players
wrong-tournament-size =
    { $n ->
        [one] { $game }: за столом не может быть { $n } игрока
        [few] { $game }: за столом не может быть { $n } игроков
        [many] { $game }: за столом не может быть { $n } игроков
       *[other] { $game }: за столом не может быть { $n } игрока
    }

## Все турниры

tournaments-text = Все играют несколько раундов, каждый раз с новыми соперниками. В каждом раунде за всеми столами один расклад, поэтому решает мастерство, а не удача.
tournaments-yours = Ваши турниры
tournaments-public = Открытые турниры
tournaments-none = Сейчас открытых турниров нет.
tournament-phase-open = Можно записаться
tournament-phase-running = Раунд { $n } из { $all }
tournament-phase-over = Завершён
tournament-players =
    { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
        [many] { $n } игроков
       *[other] { $n } игрока
    }

## Новый турнир

tournament-new = Новый турнир
tournament-name = Название турнира
tournament-size = Игроков за столом
tournament-pairing = Кто с кем играет
tournament-pairing-swiss = Швейцарская система: равные с равными
tournament-pairing-round-robin = Круговая: каждый с каждым
tournament-rounds = Раунды
tournament-rounds-usual = Сколько потребуется
tournament-shared = Один расклад за всеми столами
tournament-shared-about = Так удача у всех одинакова. Смотреть партии можно только после конца раунда.
tournament-auto = Начинать раунды автоматически
tournament-auto-about = Следующий раунд начинается, когда закончится последняя партия.
tournament-listed = Показывать всем на этом сервере
tournament-open = Открыть турнир

## Участие

tournament-enter = Участвовать
tournament-closed = Турнир уже идёт, записаться нельзя. За ним можно следить здесь.
tournament-in = Вы участвуете. Когда начнётся раунд, здесь появится ваш стол.
tournament-table-ready = Ваш стол готов.
tournament-go = К столу
tournament-done = Ваша партия закончена. За другими столами раунд ещё идёт.
tournament-bye = В этом раунде у вас нет соперника. Когда раунд закончится, это будет считаться победой.
tournament-gone = Вы больше не участвуете в этом турнире.
tournament-won =
    { $number ->
        [one] Турнир выигрывает { $names }.
        [few] Турнир выигрывают { $names }.
        [many] Турнир выигрывают { $names }.
       *[other] Турнир выигрывают { $names }.
    }
tournament-leave = Покинуть турнир
tournament-leave-question = Покинуть турнир?
tournament-leave-text = В следующих раундах вы играть не будете. Начатую партию доиграет бот, и очков за неё вы не получите.
tournament-nobody = Пока никого нет.
tournament-left = больше не участвует

## Для организатора

tournament-organiser = Организатору
tournament-invite = Отправьте эту ссылку игрокам:
tournament-key-text = Эта ссылка только для вас. С ней можно вести турнир с другого устройства:
tournament-bots = Боты
tournament-add-bots = Добавить
tournament-start = Начать турнир
tournament-next = Начать раунд { $n }
tournament-next-waits = Раунд { $n } можно начать, когда закончатся все партии.
tournament-remove = Убрать игрока { $name }
tournament-remove-text = Следующие раунды пройдут без этого игрока. Начатую партию доиграет бот, и очков за неё игрок не получит.
tournament-end = Завершить турнир
tournament-end-question = Завершить турнир сейчас?
tournament-end-text = Незаконченные партии считаются ничьими.

## Раунды и таблица

tournament-round = Раунд { $n }
tournament-table = Стол { $n }
tournament-waiting = скоро откроется
tournament-running = идёт игра
tournament-off = без результата
tournament-missed = неявка
tournament-byes = Без соперника: { $names }
tournament-standings = Таблица
tournament-player = Игрок
tournament-points = Очки
tournament-opponents = Соперники
tournament-margin = Перевес
tournament-wins = Победы
tournament-how = Как считаются очки
tournament-how-points = Очки: победа над всеми за столом даёт 1 очко, каждый соперник — равную его долю, ничья — половину доли. Раунд без соперника считается победой. За неявку и за партию, которую доиграл бот, очков нет.
tournament-how-opponents = Соперники: при равных очках важно, сколько очков у ваших соперников. Раунд без соперника считается так, будто у соперника столько же очков, сколько у вас.
tournament-how-margin = Перевес: затем — насколько больше очков вы набрали в партиях, чем в среднем другие на том же месте с тем же раскладом. Он добавляется, когда раунд закончен за всеми столами. Если расклады разные, вас сравнивают с другими за вашим столом.
tournament-how-wins = Победы: наконец — за сколькими столами вы победили единолично. Раунд без соперника тоже считается.
tournament-csv = Таблица (CSV)
tournament-records = Партии (ZIP)
tournament-records-later = Партии этого раунда можно будет сохранить после его окончания: другие ещё играют тот же расклад.

## Рейтинг

ladder-text = Рейтинг по партиям за открытыми столами и в турнирах. Здесь только те, кто захотел в нём быть, и боты, с которыми они играли.
ladder-empty = В рейтинге пока никого нет.
ladder-enter = Войти в рейтинг
ladder-enter-text = С этого момента под этим именем учитываются ваши партии, и победы, и поражения. Занять его больше никто не сможет.
ladder-own = Ваше имя в рейтинге: { $name }. Партии за открытыми столами и в турнирах учитываются с вашего первого хода.
ladder-leave = Покинуть рейтинг
ladder-leave-question = Покинуть рейтинг?
ladder-leave-text = Ваш рейтинг будет удалён, а имя освободится.
ladder-rating = Рейтинг
ladder-games = Партии
ladder-new = пока неточно
