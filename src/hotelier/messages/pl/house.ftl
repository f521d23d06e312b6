### The house: start page, lobby, seats, what everybody reads.

list-and = { $first } i { $last }
list-or = { $first } lub { $last }
start-title = hotelier
welcome = Dwa hotele, jeden wieczór
welcome-text = Grand Austria Hotel i Overbooking: z przeciwnikami, którzy grają uczciwie, albo ze znajomymi przez link. Bez zakładania konta.
play = Zagraj
title-austria = Grand Austria Hotel
title-overbooking = Overbooking
first-time = Pierwszy raz? Leopold w dziesięć minut pokaże ci { $game }.
game-austria = Wybieraj kości, podawaj kawę i strudle, zapełnij najwspanialszy hotel Wiednia. Godzina, 2–4 graczy.
game-overbooking = Ukryj gości w zatłoczonych kolejkach i przechytrz wszystkich przy tylnych drzwiach. Dwadzieścia minut, 2–4 graczy.
which-game = Która gra
your-name = Twoje imię
you-name = Ty
players = Gracze
opponents = Przeciwnicy
bot-easy = Łatwy bot
bot-medium = Średni bot
bot-hard = Trudny bot
bot-expert = Bot ekspert
level-easy = Łatwy: czasem coś przeoczy
level-medium = Średni: gra solidnie
level-hard = Trudny: planuje naprzód
level-expert = Ekspert: waży twoje odpowiedzi
more-options = Więcej opcji
fewer-options = Mniej opcji
options-game = Gra
option-chosen = { $option }: { $value }
options-clock = Czas i tury
clock = Zegar
clock-none = Bez zegara
clock-live = Minuty na całą grę
clock-correspondence = Dni na każdy ruch
clock-bank = Czas każdego gracza
clock-increment = Dodatek co turę
clock-days = Czas na ruch
minutes =
    { $minutes ->
        [one] jedna minuta
        [few] { $minutes } minuty
        [many] { $minutes } minut
       *[other] { $minutes } minuty
    }
seconds =
    { $seconds ->
        [0] nic
        [one] jedna sekunda
        [few] { $seconds } sekundy
        [many] { $seconds } sekund
       *[other] { $seconds } sekundy
    }
option-confirm = Koniec tury trzeba potwierdzić
options-leaving = Gdy ktoś odejdzie
option-absent = Jego miejsce
option-absent-offer = Inni mogą posadzić tam bota
option-absent-bot = Bot od razu gra dalej
option-stand-in = Kto gra dalej
option-newcomers = Miejsce może zająć ktoś nowy
agreed-live =
    { $seconds ->
        [0] { $minutes ->
            [one] Minuta dla każdego na całą grę
            [few] Po { $minutes } minuty dla każdego na całą grę
            [many] Po { $minutes } minut dla każdego na całą grę
           *[other] Po { $minutes } minuty dla każdego na całą grę
        }
       *[other] { $minutes ->
            [one] Minuta dla każdego na całą grę
            [few] Po { $minutes } minuty dla każdego na całą grę
            [many] Po { $minutes } minut dla każdego na całą grę
           *[other] Po { $minutes } minuty dla każdego na całą grę
        }, co turę { $seconds ->
            [one] sekunda
            [few] { $seconds } sekundy
            [many] { $seconds } sekund
           *[other] { $seconds } sekundy
        } więcej
    }
agreed-days =
    { $days ->
        [one] Jeden dzień na każdy ruch
        [few] { $days } dni na każdy ruch
        [many] { $days } dni na każdy ruch
       *[other] { $days } dnia na każdy ruch
    }
agreed-confirm = Koniec tury trzeba potwierdzić
agreed-no-confirm = Końca tury nie trzeba potwierdzać
agreed-stand-in = Za tego, kto odejdzie, od razu gra bot
agreed-no-newcomers = Opuszczonego miejsca nikt nowy nie zajmie
option-edition = Wydanie
option-edition-classic = Klasyczne
option-edition-revised = Poprawione
option-side = Hotele
option-side-night = Nocą, wszystkie takie same
option-side-day = Za dnia, każdy inny
option-staff = Pierwszy personel
option-staff-random = Rozdany
option-staff-intro = Zestawy wprowadzające
option-staff-draft = Draft
option-bonus = Premia za herby
option-bonus-none = Bez premii
option-bonus-beginner = Początkujący
option-bonus-advanced = Zaawansowani
play-now = Graj teraz
play-with-friends = Graj ze znajomymi
open-public-table = Otwórz stół dla wszystkich
open-tables = Otwarte stoły
no-open-tables = Nikt teraz nie czeka. Otwórz stół dla wszystkich, a inni znajdą cię tutaj.
free-seat = wolne miejsce
join = Dołącz
watch = Oglądaj
your-games = Twoje gry
waiting-for-players = Czekamy na graczy
your-turn = Twoja kolej
others-turn = Decyduje { $name }
against = Przeciwnicy: { $names }
final-score = Wynik { $score }
look-back = Powtórka
result = Wynik
continue = Graj dalej
bring-record = Wczytaj zapis gry
bring-record-text = Gra zapisana przez hotelier: skończoną obejrzysz, nieskończoną dograsz z botami.
choose-file = Wybierz plik
no-record = { $file }: nie da się tego odczytać jako zapisu gry. { $reason }
no-record-reason = To nie jest JSON.
unofficial = Nieoficjalna wersja przygotowana przez fanów, bez żadnej grafiki z gier. Gry i ich nazwy należą do właścicieli; jeśli ci się podobają, kup je w pudełku.
house-away = Recepcja nie odpowiada. Sprawdź połączenie; próbujemy dalej.
part-missing = Nie udało się pobrać części tej strony. Otworzy się ponownie, gdy tylko recepcja odpowie.
try-again = Spróbuj ponownie
to-the-start = Na stronę główną
home = HOTELIER: na stronę główną
nowhere-title = Nie ma takiego pokoju
nowhere-text = Ten adres donikąd u nas nie prowadzi.
menu = Menu
ways = Rozejrzyj się
way-learn = Nauka gry
way-rules = Zasady
way-cards = Karty
way-statistics = Statystyki
doors = Co jeszcze u nas
door-learn = Pierwszy raz? Leopold pokaże ci grę w dziesięć minut.
door-rules = Obie gry w prostych słowach, do czytania i szukania
door-cards = Co robi każda karta
door-statistics = Twoje gry w liczbach
tastes = Wygląd
language = Język
theme = Kolory
theme-auto = jak w systemie
theme-light = za dnia
theme-dark = nocą
text-size = Tekst
text-size-1 = mały
text-size-2 = zwykły
text-size-3 = duży
text-size-4 = większy
no-motion = Bez animacji

## At a table

opening-door = Otwieramy drzwi …
no-table-title = Te drzwi są zamknięte
line-lost = Brak połączenia. Próbujemy dalej; nic nie przepadło.
waiting-text = Gra zacznie się, gdy wszystkie miejsca będą zajęte. Wyślij ten link znajomym.
link = Link do tego stołu
agreed = Ustalenia przy tym stole
copy-link = Kopiuj link
copied = Skopiowano
reserved-for = miejsce czeka: { $name }
somebody = ktoś
that-is-you = (ty)
seat-bot = Posadź bota
free-the-seat = Zwolnij miejsce
sit-here = Usiądź tutaj
bots-are = Poziom botów
guest-name = Gość
leave = Odejdź
what-now = Co teraz?
game-over = Koniec gry.
confirm-turn = To kończy twoją turę. Potwierdź albo cofnij.
confirm = Zakończ turę
undo = Cofnij
restart-turn = Zacznij turę od nowa
the-rule = Zasada
ask-leopold = Spytaj Leopolda
all-actions = Wszystkie akcje ({ $number })
fewer-actions = Mniej akcji
you-watch = Oglądasz tę grę.
take-the-seat = Zajmij wolne miejsce
stood-in = poza stołem; gra { $bot }
away = poza stołem
a-bot = komputer
page-closed = chwilowo poza stołem
let-bot-play = Niech gra bot
watching =
    { $number ->
        [one] Ogląda jedna osoba.
        [few] Oglądają { $number } osoby.
        [many] Ogląda { $number } osób.
       *[other] Ogląda { $number } osoby.
    }
come-back = Już jestem
other-device = Graj dalej na innym urządzeniu
other-device-text = Skopiowano. Otwórz tam ten link w ciągu kwadransa:
hours-left = { $time } h
days-left =
    { $days ->
        [one] jeden dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }
log = Dziennik
log-late = { $name }: czas się skończył.
talk = Rozmowa
say-something = Powiedz coś
send = Wyślij
announcements = Co się dzieje
you-won = Wygrywasz!
won =
    { $number ->
        [one] Zwycięstwo: { $names }
        [few] Wspólne zwycięstwo: { $names }
        [many] Wspólne zwycięstwo: { $names }
       *[other] Wspólne zwycięstwo: { $names }
    }
points-by-source = Skąd punkty
total = Razem
percent = { $n }%
rematch = Rewanż
rematch-waits = Rewanż czeka: trzymamy twoje miejsce.
the-result = Wynik
look-at-table = Obejrzyj stół
save-record = Zapisz grę
analysis = Analiza
source-guests = Goście
source-rooms = Pokoje
source-staff = Personel
source-politics = Polityka
source-emperor = Cesarz
source-leftovers = Pozostałe
source-coins = Monety
source-tokens = Żetony
source-crests = Herby

## Cards and rules

more-about-card = Więcej o tej karcie
more-by-key = Prawy przycisk myszy albo klawisz I: więcej o tym
