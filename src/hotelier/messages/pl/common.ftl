### Start page, lobby and seats: what everyone reads.

list-and = { $first } i { $last }
list-or = { $first } lub { $last }
start-title = hotelier
welcome = Dwa hotele, jeden wieczór
welcome-text = Zagraj w Grand Austria Hotel i Overbooking z botami, które nigdy nie oszukują, albo zaproś znajomych linkiem. Bez zakładania konta.
play = Zagraj
title-austria = Grand Austria Hotel
title-overbooking = Overbooking
first-time = Nie znasz gry { $game }? Leopold nauczy cię jej w dziesięć minut.
game-austria = Wybieraj kości, podawaj kawę i strudle, zapełnij najwspanialszy hotel Wiednia. Godzina, 2–4 graczy.
game-overbooking = Ukryj gości w zatłoczonych kolejkach i przechytrz wszystkich przy tylnych drzwiach. 20 minut, 2–4 graczy.
which-game = Gra
your-name = Twoje imię
you-name = Ty
players = Gracze
opponents = Poziom botów
bot-easy = Łatwy bot
bot-medium = Średni bot
bot-hard = Trudny bot
bot-expert = Bot ekspert
bot-master = Bot mistrz
level-easy = Łatwy: popełnia błędy
level-medium = Średni: gra solidnie
level-hard = Trudny: planuje naprzód
level-expert = Ekspert: przewiduje twoje ruchy
level-master = Mistrz: myśli najdłużej
# The hoteliers behind the levels, and what each likes more than it should.
person-easy = Ferdl
person-medium = Mizzi
person-hard = Schani
person-expert = Adele
person-master = Theres
style-austria-easy = zapełnia kawiarnię
style-austria-medium = oszczędza korony
style-austria-hard = zabiega o względy cesarza
style-austria-expert = wcześnie zajmuje pokoje
style-austria-master = do niczego nie ma słabości
style-overbooking-easy = od razu zagrywa najlepszych gości
style-overbooking-medium = trzyma kupców na później
style-overbooking-hard = trzyma szlachtę na później
style-overbooking-expert = trzyma służki na później
style-overbooking-master = do niczego nie ma słabości
bot-person = { $bot }: { $style }
more-options = Więcej opcji
fewer-options = Mniej opcji
options-game = Gra
labelled = { $label }: { $value }
options-clock = Czas i tury
clock = Limit czasu
clock-none = Bez limitu czasu
clock-live = Minuty na gracza
clock-correspondence = Dni na ruch
clock-bank = Czas na gracza
clock-increment = Dodatek na turę
clock-days = Czas na ruch
minutes =
    { $minutes ->
        [one] 1 minuta
        [few] { $minutes } minuty
        [many] { $minutes } minut
       *[other] { $minutes } minuty
    }
seconds =
    { $seconds ->
        [0] bez dodatku
        [one] 1 sekunda
        [few] { $seconds } sekundy
        [many] { $seconds } sekund
       *[other] { $seconds } sekundy
    }
option-confirm = Potwierdzaj koniec tury
option-confirm-people = W grze z ludźmi
option-confirm-always = Zawsze
option-confirm-never = Nigdy
options-leaving = Gdy gracz odejdzie
option-absent = Jego miejsce
option-absent-offer = Pozostali mogą dodać bota
option-absent-bot = Bot od razu przejmuje grę
option-stand-in = Bot zastępczy
option-newcomers = Nowi gracze mogą prosić o miejsce
agreed-live =
    { $minutes ->
        [one] 1 minuta na gracza
        [few] { $minutes } minuty na gracza
        [many] { $minutes } minut na gracza
       *[other] { $minutes } minuty na gracza
    }{ $seconds ->
        [0] { "" }
       *[other] , +{ $seconds } s na turę
    }
agreed-days =
    { $days ->
        [one] 1 dzień na ruch
        [few] { $days } dni na ruch
        [many] { $days } dni na ruch
       *[other] { $days } dnia na ruch
    }
agreed-no-confirm = Koniec tury bez potwierdzania
agreed-stand-in = Gdy gracz odejdzie, grę przejmuje bot
agreed-no-newcomers = Opuszczone miejsca zamknięte dla nowych graczy
option-edition = Wydanie
option-edition-classic = Klasyczne
option-edition-revised = Poprawione
option-side = Hotele
option-side-night = Strona nocna (wszystkie takie same)
option-side-day = Strona dzienna (każdy inny)
option-staff = Początkowe karty personelu
option-staff-random = Losowe
option-staff-intro = Zestawy wprowadzające
option-staff-draft = Draft
option-bonus = Premia za herby
option-bonus-none = Bez premii
option-bonus-beginner = Dla początkujących
option-bonus-advanced = Dla zaawansowanych
play-now = Graj teraz
play-with-friends = Graj ze znajomymi
open-public-table = Otwórz publiczny stół
open-tables = Otwarte stoły
no-open-tables = Nie ma teraz otwartych stołów. Otwórz publiczny stół, a inni go tu znajdą.
free-seat = wolne miejsce
join = Dołącz
watch = Oglądaj
your-games = Twoje partie
waiting-for-players = Czekamy na graczy
your-turn = Twoja kolej
others-turn = { $name } myśli
against = Przeciwnicy: { $names }
final-score = Wynik końcowy: { $score }
final-place = Miejsce { $place } z { $all } · { $score }
look-back = Powtórka
deal-results = Wyniki tego rozdania
result = Wynik
continue = Graj dalej
bring-record = Wczytaj zapis gry
bring-record-text = Obejrzyj powtórkę zakończonej partii zapisanej w hotelierze albo dokończ przerwaną partię z botami.
choose-file = Wybierz plik
no-record = Nie można otworzyć pliku { $file }. To nie jest zapis gry z hoteliera albo ktoś go zmienił.
no-record-details = Szczegóły
over-back = Poprzednia strona
over-close = Wróć do stołu
keys-title = Skróty klawiszowe
keys-yes = Tak: złoty przycisk
keys-no = Nie albo zamknięcie panelu
keys-undo = Cofnij
keys-next = Następny dostępny element
keys-card = Szczegóły karty
keys-step = Krok w tył lub w przód
keys-turn = Tura w tył lub w przód
keys-round = Runda w tył lub w przód, na osi czasu
keys-ends = Początek lub koniec, na osi czasu
keys-play = Odtwarzanie lub pauza, na osi czasu
keys-help = Ta lista
unofficial = Nieoficjalny projekt fanowski, bez oryginalnych grafik. Prawa do gier i ich nazw należą do ich właścicieli. Jeśli gry ci się podobają, kup oryginały.
house-away = Brak połączenia z serwerem. Sprawdź sieć; będziemy próbować dalej.
proxy-missing = Do administracji serwera: serwer działa za proxy, którego nie zna, więc bierze wszystkich odwiedzających za jedną osobę. Wpisz adres proxy do HOTELIER_PROXIES.
part-missing = Część tej strony się nie wczytała. Wczytamy ją, gdy tylko serwer odpowie.
try-again = Spróbuj ponownie
offline-title = Brak połączenia
offline-start = Brak połączenia. Możesz czytać zasady, przeglądać karty, przejść lekcję i oglądać powtórki zapisane na tym urządzeniu. Do gry potrzebne jest połączenie.
offline-reading = Brak połączenia. Zasady i karty są dostępne także offline.
offline-learn = Brak połączenia. Lekcja działa także offline.
offline-replay = Brak połączenia. Zapisaną powtórkę obejrzysz także offline. Aby grać dalej od wybranej pozycji, potrzebujesz połączenia.
offline-page = Brak połączenia, a ta strona go wymaga. Otworzy się sama, gdy tylko serwer odpowie.
offline-no-replay = Tej powtórki nie ma na tym urządzeniu. Otwórz ją raz, gdy masz połączenie, a potem obejrzysz ją także offline.
offline-table = Gra wymaga połączenia. Twoja partia czeka bezpiecznie na serwerze: ta strona otworzy ją, gdy tylko połączenie wróci.
offline-meanwhile = Tymczasem możesz czytać zasady i przeglądać karty.
saved-replays = Zapisane powtórki
new-version = Jest nowa wersja hoteliera. Odśwież stronę w dogodnej chwili; twoja partia na tym nie ucierpi.
reload = Odśwież
to-the-start = Strona główna
home = HOTELIER: strona główna
nowhere-title = Nie znaleziono strony
nowhere-text = Pod tym adresem niczego nie ma.
menu = Menu
ways = Menu główne
way-learn = Nauka gry
way-puzzles = Zagadki
way-rules = Zasady
way-cards = Karty
way-statistics = Statystyki
way-tournaments = Turnieje
way-ladder = Ranking
doors = Odkryj więcej
door-learn = Grasz pierwszy raz? Leopold w dziesięć minut nauczy cię grać.
door-puzzles = Znajdź najlepszą turę
door-rules = Obie gry wyjaśnione prosto, z wyszukiwarką
door-cards = Co robi każda karta
door-statistics = Twoje partie w liczbach
door-tournaments = Kilka rund i to samo rozdanie dla wszystkich
door-ladder = Ranking graczy tego serwera
to-the-tournament = Do turnieju
tastes = Ustawienia
language = Język
theme = Motyw
theme-auto = Systemowy
theme-light = Jasny
theme-dark = Ciemny
text-size = Rozmiar tekstu
text-size-1 = Mały
text-size-2 = Normalny
text-size-3 = Duży
text-size-4 = Bardzo duży
no-motion = Bez animacji
guard = Ignoruj przypadkowe kliknięcia
pace = Tempo botów
pace-instant = Natychmiast
pace-brisk = Szybko
pace-calm = Powoli
sound = Dźwięk
sound-on = Włącz dźwięk
sound-off = Wyłącz dźwięk
sound-only-turn = Tylko w mojej turze
volume = Głośność
notify = Powiadamiaj mnie o mojej turze
notify-ask = Powiadomić cię, gdy przyjdzie twoja kolej, a ta karta przeglądarki będzie ukryta?
notify-yes = Powiadom mnie
notify-no = Nie, dziękuję
recap = Od twojej ostatniej tury
recap-away = Ukryj

## At a table

opening-door = Wczytywanie…
no-table-title = Nie można otworzyć tego stołu
line-lost = Utracono połączenie. Łączymy się ponownie… Twoja partia jest bezpieczna.
waiting-text = Gra zacznie się, gdy wszystkie miejsca będą zajęte. Wyślij ten link znajomym.
waiting-tournament-text = Gra zacznie się, gdy wszyscy będą przy stole. Jeśli po upływie czasu oczekiwania ({ $time }) kogoś jeszcze nie będzie, do jego przyjścia zagra bot.
link = Link do tego stołu
agreed = Ustawienia stołu
copy-link = Kopiuj link
copied = Skopiowano
reserved-for = zarezerwowane: { $name }
awaited = { $name }, jeszcze nie przy stole
somebody = gracz
that-is-you = (ty)
host = (gospodarz)
waiting-for-everyone = Czekamy na wszystkich
waiting-for-everyone-text = Wszystkie miejsca są zajęte. Gra zacznie się, gdy wszyscy otworzą tę stronę.
kick = Usuń
kick-question = Usunąć gracza { $name } ze stołu?
kick-text = { $name } straci miejsce, a wszyscy przy stole dostaną wiadomość.
seat-bot = Dodaj bota
free-the-seat = Usuń bota
sit-here = Usiądź tutaj
bots-are = Poziom botów
guest-name = Gość
leave = Opuść stół
what-now = Co teraz?
game-over = Koniec gry.
confirm = Zakończ turę
confirm-move = Potwierdź ruch
undo = Cofnij
restart-turn = Zacznij turę od nowa
cancel = Anuluj
undo-what = Cofa: { $action }
restart-what = Cofa twoją turę od „{ $action }”
undo-blocked-chance = Nie można cofnąć ruchu „{ $action }”, bo pojawiły się nowe karty lub kości.
undo-blocked-shown = Nie można cofnąć ruchu „{ $action }”, bo odkrył coś nowego.
undo-blocked-turn = Nie możesz cofnąć ruchu: { $player } ma już swój za sobą.
takeback = Cofnij ostatnią turę
takeback-what = Cofa twoją ostatnią turę od „{ $action }” razem z odpowiedziami botów
takeback-practice = Cofniesz też odpowiedzi botów. Ponieważ już je znasz, partia stanie się treningowa i nie wliczy się do statystyk.
restart-practice = Odkryto już coś nowego. Jeśli zaczniesz turę od nowa, partia stanie się treningowa i nie wliczy się do statystyk.
held-ends-turn = { $action }. To kończy twoją turę.
held-shows = { $action }. To odkryje coś nowego, więc nie będzie można tego cofnąć.
held-shows-others = { $action }. Pozostali to zobaczą.
the-rule = Zobacz zasadę
ask-leopold = Spytaj Leopolda
all-actions = Pokaż wszystkie akcje ({ $number })
fewer-actions = Pokaż mniej akcji
you-watch = Oglądasz tę partię.
stood-in = zastępstwo: { $bot }
stood-in-to-the-end = partię dokończył { $bot }
away = nieobecność
a-bot = bot
page-closed = offline
let-bot-play = Niech gra bot
watching =
    { $number ->
        [one] Ogląda 1 osoba.
        [few] Oglądają { $number } osoby.
        [many] Ogląda { $number } osób.
       *[other] Ogląda { $number } osoby.
    }
come-back = Już jestem
other-device = Graj dalej na innym urządzeniu
other-device-text = Skopiowano. Otwórz tam ten link w ciągu 15 minut:
hours-left = { $time } h
days-left =
    { $days ->
        [one] 1 dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }
log = Dziennik
log-late = { $name } przekracza limit czasu.
log-kicked = Gospodarz usuwa gracza { $name }.
log-host = Gospodarzem stołu jest teraz { $name }.
talk = Czat
talk-unread =
    { $n ->
        [one] Czat: 1 nowa wiadomość
        [few] Czat: { $n } nowe wiadomości
        [many] Czat: { $n } nowych wiadomości
       *[other] Czat: { $n } nowej wiadomości
    }
log-and-talk = Dziennik i czat
open-log = Otwórz dziennik
close-log = Zamknij dziennik
close = Zamknij
say-something = Napisz wiadomość
send = Wyślij
announcements = Wydarzenia w grze
you-won = Zwycięstwo!
won =
    { $number ->
        [one] Zwycięstwo: { $names }
        [few] Wspólne zwycięstwo: { $names }
        [many] Wspólne zwycięstwo: { $names }
       *[other] Wspólne zwycięstwo: { $names }
    }
points-by-source = Źródła punktów
total = Razem
percent = { $n }%
rematch = Rewanż
rematch-waits = Rewanż gotowy. Twoje miejsce jest zarezerwowane.
the-result = Pokaż wynik
look-at-table = Obejrzyj stół
save-record = Zapisz grę
analysis = Analiza
source-guests = Goście
source-rooms = Pokoje
source-staff = Personel
source-politics = Polityka
source-emperor = Cesarz
source-leftovers = Zasoby i czekający goście
source-coins = Monety
source-tokens = Żetony
source-crests = Herby
about-number = około { $n }
# What one action brings more or less of than another, by source. $n is a number, or “about 5”.
# In lists: “gains about 5 at the emperor, brings about 3 more from guests and costs crowns worth about 2”.
source-more-guests = zyskuje { $n } na gościach
source-less-guests = traci { $n } na gościach
source-more-rooms = zyskuje { $n } na pokojach
source-less-rooms = traci { $n } na pokojach
source-more-staff = zyskuje { $n } na personelu
source-less-staff = traci { $n } na personelu
source-more-politics = zyskuje { $n } na polityce
source-less-politics = traci { $n } na polityce
source-more-emperor = zyskuje { $n } u cesarza
source-less-emperor = traci { $n } u cesarza
source-more-leftovers = zyskuje { $n } na zasobach na koniec
source-less-leftovers = traci { $n } na zasobach na koniec
source-more-tokens = zyskuje { $n } na żetonach
source-less-tokens = traci { $n } na żetonach
source-more-crests = zyskuje { $n } na herbach
source-less-crests = traci { $n } na herbach
source-more-tiles = zyskuje { $n } na żetonach cesarza
source-less-tiles = traci { $n } na żetonach cesarza
source-more-cubes = daje dania i napoje warte { $n }
source-less-cubes = kosztuje dania i napoje warte { $n }
source-more-crowns = daje korony warte { $n }
source-less-crowns = kosztuje korony warte { $n }
source-more-turns = daje tury i kości warte { $n }
source-less-turns = kosztuje tury i kości warte { $n }
source-more-coming = obiecuje później { $n } więcej
source-less-coming = obiecuje później { $n } mniej
source-more-others = odbiera innym { $n }
source-less-others = daje innym { $n }
source-more-rest = zyskuje { $n } gdzie indziej
source-less-rest = traci { $n } gdzie indziej

## Cards and rules

more-about-card = Więcej o tej karcie
more-by-key = Prawy przycisk myszy lub klawisz I: szczegóły

# People at a table

leave-question = Opuścić stół?
leave-text = Pozostali gracze dostaną wiadomość. Możesz wrócić, dopóki nie oddadzą twojego miejsca komuś innemu.
leave-waiting-text = Twoje miejsce się zwolni, a pozostali gracze dostaną wiadomość.
leave-tournament-text = Dalej zagra za ciebie bot. Jeśli nie wrócisz do końca partii, nie dostaniesz za nią punktów.
report = Zgłoś ten stół
report-text = Napisz administracji serwera, co jest nie tak. Nikt przy stole się o tym nie dowie.
report-reason = Co jest nie tak?
report-sent = Dziękujemy. Zgłoszenie zostało wysłane.
resign = Poddaj partię
resign-question = Poddać tę partię?
resign-text = Bot zajmie twoje miejsce do końca partii. Nie będzie można wrócić.
remove-game = Usuń z listy
remove-question = Zrezygnować z miejsca?
remove-text = Rezygnujesz z miejsca na tym urządzeniu i nie będzie można stąd wrócić.
remove-over-question = Usunąć tę partię?
remove-over-text = Zniknie z twoich partii i nie będzie się już liczyć w statystykach na tym urządzeniu.
practice = Trening
practice-told = To partia treningowa. Nie wlicza się do statystyk.
ask-for-seat = Poproś o miejsce
seat-asked = Prośba wysłana. Teraz decydują gracze.
seat-declined = Gracze odmówili.
seat-ask = { $name } chce zająć miejsce gracza { $player }.
let-in = Wpuść
decline = Odmów
log-left = { $name } opuszcza stół.
log-left-bot = { $name } opuszcza stół. Dalej gra { $bot }.
log-back = { $name } wraca do stołu.
log-seated = { $name } zajmuje miejsce gracza { $before }.
log-resigned = { $name } poddaje partię. Dalej gra bot.
log-asked = { $name } chce zająć miejsce gracza { $player }.
log-declined = { $name } nie dostaje miejsca.
log-takeback = { $name } cofa całą turę.
log-dropped = Zaplanowany ruch „{ $action }” przepada: nie jest już możliwy albo zrobiłby coś innego.
reactions = Szybkie odpowiedzi
reaction-hello = Cześć!
reaction-well-played = Świetny ruch!
reaction-ouch = Auć!
reaction-thanks = Dziękuję!
reaction-thinking = Chwila, myślę.
reaction-good-game = Dzięki za grę!
plan-move = Zaplanuj ruch
plan-text = Wybrany ruch zostanie wykonany, gdy tylko przyjdzie twoja kolej, o ile jego skutek się nie zmieni. Inni go nie widzą.
planned = Zaplanowano: { $action }
plan-cancel = Anuluj plan
plan-none = Teraz nie ma czego planować.
invite-title = { $name } zaprasza cię do gry w { $game }
invite-title-nobody = Zaproszenie do gry w { $game }
invite-text = Wpisz imię i wybierz miejsce. Gra zacznie się, gdy wszystkie miejsca będą zajęte.
name-first = Najpierw wpisz imię.
your-colour = Twój kolor
colour-orange = Pomarańczowy
colour-blue = Niebieski
colour-green = Zielony
colour-red = Czerwony
colour-violet = Fioletowy
colour-rose = Różowy
friends-cannot = Znajomi nie otworzą tego linku: działa tylko na tym komputerze.
friends-link = Znajomi w tej samej sieci mogą użyć tego linku:
friends-start = Aby wpuścić znajomych, uruchom serwer tym poleceniem:
option-first = Gracz rozpoczynający
option-first-random = Losowo
first-seat = Miejsce { $seat }
agreed-first = Rozpoczyna gracz z miejsca { $seat }
own-setup = Własny układ początkowy
own-setup-told = Ten stół ma własny układ początkowy: { $parts }.
own-setup-known = Gospodarz zna wybrane przez siebie elementy: { $parts }.
own-setup-seats =
    { $n ->
        [one] { $part } (miejsce { $seats })
        [few] { $part } (miejsca { $seats })
        [many] { $part } (miejsca { $seats })
       *[other] { $part } (miejsca { $seats })
    }
option-bonus-none-about = Bez dodatkowych punktów. Najprościej, dobre na pierwszą partię.
option-bonus-beginner-about = Dodatkowe punkty za co najmniej 4 zakwaterowane grupy jednego herbu. Wariant standardowy.
option-bonus-advanced-about = Dużo więcej punktów za 5 lub 6 grup jednego herbu. Dla doświadczonych.
option-edition-classic-about = Karty z 2015 roku.
option-edition-revised-about = Karty z 2021 roku, niektóre działają inaczej.
option-side-night-about = Każdy gracz ma taki sam hotel.
option-side-day-about = Każdy gracz ma inny hotel.
option-staff-random-about = 6 losowych kart dla każdego gracza.
option-staff-intro-about = Stałe zestawy na pierwszą partię.
option-staff-draft-about = Wybierasz kartę, resztę podajesz dalej. Dla doświadczonych.
