### Names of cards. Staff as in the Russian rulebook; of the guests it names Скульптор,
### Рейхсриттер, Княгиня and Е. Гипет.

## Staff

austria-staff-1 = Кельнер
austria-staff-2 = Официантка
austria-staff-3 = Бармен
austria-staff-4 = Повар
austria-staff-5 = Конюх
austria-staff-6 = Конюший
austria-staff-7 = Массажистка
austria-staff-8 = Гид
austria-staff-9 = Швейцар
austria-staff-10 = Шофёр
austria-staff-11 = Флорист
austria-staff-12 = Старшая горничная
austria-staff-13 = Управляющий рестораном
austria-staff-14 = Декоратор
austria-staff-15 = Чистильщик обуви
austria-staff-16 = Прачка
austria-staff-17 = Кухарка
austria-staff-18 = Гардеробщица
austria-staff-19 = Оформитель интерьеров
austria-staff-20 = Сыщик
austria-staff-21 = Шеф-повар
austria-staff-22 = Управляющий персоналом
austria-staff-23 = Слесарь
austria-staff-24 = Старший кельнер
austria-staff-25 = Посыльный
austria-staff-26 = Организатор мероприятий
austria-staff-27 = Управляющий бронированием
austria-staff-28 = Консьерж
austria-staff-29 = Секретарь
austria-staff-30 = Клерк
austria-staff-31 = Горничная
austria-staff-32 = Помощник управляющего
austria-staff-33 = Подносчик багажа
austria-staff-34 = Администратор
austria-staff-35 = Коридорный
austria-staff-36 = Сомелье
austria-staff-37 = Носильщик
austria-staff-38 = Портье
austria-staff-39 = Кондитер
austria-staff-40 = Бухгалтер
austria-staff-41 = Телефонистка
austria-staff-42 = Садовник
austria-staff-43 = Бариста
austria-staff-44 = Буфетчица
austria-staff-45 = Дежурный по бассейну
austria-staff-46 = Дежурная по этажу
austria-staff-47 = Лифтёр
austria-staff-48 = Управляющий отелем

## Guests: artists

austria-guest-49 = Скульптор
austria-guest-50 = Музыкант
austria-guest-51 = Композитор
austria-guest-52 = Портной
austria-guest-53 = Танцовщица фламенко
austria-guest-54 = Портретист
austria-guest-55 = Фотограф
austria-guest-56 = Вокалистка
austria-guest-57 = Архитектор
austria-guest-58 = Актриса
austria-guest-59 = Поэт
austria-guest-60 = Ювелир
austria-guest-61 = Художник
austria-guest-62 = Оперная певица

## Guests: nobles

austria-guest-63 = Дама
austria-guest-64 = Герцогиня
austria-guest-65 = Рейхсриттер
austria-guest-66 = Ландграф
austria-guest-67 = Князь
austria-guest-68 = Принцесса
austria-guest-69 = Графиня
austria-guest-70 = Курфюрст
austria-guest-71 = Барон
austria-guest-72 = Принц
austria-guest-73 = Граф
austria-guest-74 = Эрл
austria-guest-75 = Княгиня
austria-guest-76 = Герцог

## Guests: citizens

austria-guest-77 = Аптекарь
austria-guest-78 = Почтовый советник
austria-guest-79 = Тайный советник
austria-guest-80 = Почётный профессор
austria-guest-81 = Генерал
austria-guest-82 = Старший советник
austria-guest-83 = Коммерции советник
austria-guest-84 = Надворный советник
austria-guest-85 = Майор
austria-guest-86 = Советник ветеринарии
austria-guest-87 = Советник медицины
austria-guest-88 = Поверенный
austria-guest-89 = Верховный комиссар
austria-guest-90 = Секретарь суда

## Guests: tourists

austria-guest-91 = Тескатлипока
austria-guest-92 = Кап. Гольдхакен
austria-guest-93 = М-р Хорса
austria-guest-94 = М. Инглз
austria-guest-95 = М-р Бойделл
austria-guest-96 = М-р Оундо
austria-guest-97 = Е. Гипет
austria-guest-98 = М. Поло
austria-guest-99 = Крамерсофол
austria-guest-100 = Фермер Франц
austria-guest-101 = Брат Уве
austria-guest-102 = Кондуктор
austria-guest-103 = Дургоинг
austria-guest-104 = Маклауд
