### Tournaments, and the ladder.

## Why something isn’t done

refused-no-tournament = Nie ma takiego turnieju. Użyj otrzymanego linku.
refused-not-organiser = Może to zrobić tylko organizator. Otwórz link organizatora na tym urządzeniu.
refused-begun = Turniej już trwa: nie można do niego dołączyć.
refused-full-tournament =
    { $n ->
        [one] Turniej jest pełny: mieści najwyżej 1 gracza.
        [few] Turniej jest pełny: mieści najwyżej { $n } graczy.
        [many] Turniej jest pełny: mieści najwyżej { $n } graczy.
       *[other] Turniej jest pełny: mieści najwyżej { $n } gracza.
    }
refused-name-taken = Imię { $name } jest już zajęte. Wybierz inne.
refused-no-entrant = Gracza { $number } nie ma już w tym turnieju.
refused-tournament-over = Turniej jest zakończony.
refused-stale-round = Najpierw kolej na rundę { $n }.
refused-round-running = Runda { $n } jeszcze trwa.
refused-too-few =
    { $n ->
        [one] Potrzeba co najmniej 1 gracza.
        [few] Potrzeba co najmniej { $n } graczy.
        [many] Potrzeba co najmniej { $n } graczy.
       *[other] Potrzeba co najmniej { $n } gracza.
    }
refused-rounds =
    { $n ->
        [one] 1 runda to za dużo
        [few] { $n } rundy to za dużo
        [many] { $n } rund to za dużo
       *[other] { $n } rundy to za dużo
    } dla { $players ->
        [one] 1 gracza
        [few] { $players } graczy
        [many] { $players } graczy
       *[other] { $players } gracza
    }: może ich być najwyżej { $most }, żeby nikt nie trafił dwa razy na tego samego przeciwnika.
refused-many-tournaments =
    { $n ->
        [one] Masz { $n } niezakończony turniej. Najpierw go zakończ.
        [few] Masz { $n } niezakończone turnieje. Najpierw zakończ jeden z nich.
        [many] Masz { $n } niezakończonych turniejów. Najpierw zakończ jeden z nich.
       *[other] Masz { $n } niezakończonego turnieju. Najpierw zakończ jeden z nich.
    }
refused-house-tournaments = Serwer nie pomieści teraz więcej turniejów. Spróbuj później.
refused-no-ladder = Ten serwer nie ma rankingu.
refused-ladder-key = Do tego klucza nie pasuje żadne imię w rankingu.
refused-not-rated = W rankingu liczą się tylko partie przy publicznych stołach i w turniejach.
refused-own-setup = Partie z własnym układem początkowym nie liczą się w rankingu.
refused-too-late = Ta partia nie może się już liczyć w rankingu: trzeba ją zgłosić przed pierwszym ruchem.
wrong-tournament-players = o liczbie graczy decyduje wielkość stołów: pomiń opcję players
wrong-tournament-size = w { $game } nie można grać przy stołach { $n }-osobowych

## All tournaments

tournaments-text = Każdy gra kilka rund, za każdym razem z innymi przeciwnikami. W danej rundzie przy każdym stole jest to samo rozdanie, więc decyduje dobra gra, a nie szczęście.
tournaments-yours = Twoje turnieje
tournaments-public = Publiczne turnieje
tournaments-none = Nie ma teraz publicznych turniejów.
tournament-phase-open = Zapisy otwarte
tournament-phase-running = Runda { $n } z { $all }
tournament-phase-over = Koniec
tournament-players =
    { $n ->
        [one] 1 gracz
        [few] { $n } graczy
        [many] { $n } graczy
       *[other] { $n } gracza
    }

## A new tournament

tournament-new = Nowy turniej
tournament-name = Nazwa turnieju
tournament-size = Gracze przy stole
tournament-pairing = System rozgrywek
tournament-pairing-swiss = Szwajcarski: równi z równymi
tournament-pairing-round-robin = Każdy z każdym
tournament-rounds = Rundy
tournament-rounds-usual = Tyle, ile trzeba
tournament-shared = To samo rozdanie przy każdym stole
tournament-shared-about = Szczęście się wyrównuje. Partie można oglądać dopiero po zakończeniu rundy.
tournament-auto = Zaczynaj rundy automatycznie
tournament-auto-about = Następna runda zaczyna się po zakończeniu ostatniej partii.
tournament-listed = Pokazuj wszystkim na tym serwerze
tournament-open = Otwórz turniej

## Taking part

tournament-enter = Weź udział
tournament-closed = Turniej już trwa i nie można do niego dołączyć. Możesz go tu śledzić.
tournament-in = Bierzesz udział. Gdy zacznie się runda, pojawi się tu twój stół.
tournament-table-ready = Twój stół czeka.
tournament-go = Idź do stołu
tournament-done = Twoja partia jest skończona. Przy innych stołach runda jeszcze trwa.
tournament-bye = W tej rundzie nie masz przeciwnika. Po jej zakończeniu policzy się to jak zwycięstwo.
tournament-gone = Nie bierzesz już udziału w tym turnieju.
tournament-won =
    { $number ->
        [one] Turniej wygrywa { $names }.
        [few] Turniej wygrywają { $names }.
        [many] Turniej wygrywają { $names }.
       *[other] Turniej wygrywają { $names }.
    }
tournament-leave = Opuść turniej
tournament-leave-question = Opuścić turniej?
tournament-leave-text = Następne rundy odbędą się bez ciebie. Jeśli twoja partia trwa, dokończy ją bot, a ty nie dostaniesz za nią punktów.
tournament-nobody = Nikogo jeszcze nie ma.
tournament-left = już nie gra

## For the organiser

tournament-organiser = Dla organizatora
tournament-invite = Wyślij ten link graczom:
tournament-key-text = Ten link jest tylko dla ciebie. Dzięki niemu poprowadzisz turniej także z innego urządzenia:
tournament-bots = Boty
tournament-add-bots = Dodaj
tournament-start = Zacznij turniej
tournament-next = Zacznij rundę { $n }
tournament-next-waits = Runda { $n } może się zacząć, gdy skończą się wszystkie partie.
tournament-remove = Usuń gracza { $name }
tournament-remove-text = Następne rundy odbędą się bez tej osoby. Jeśli jej partia trwa, dokończy ją bot, a ona nie dostanie za nią punktów.
tournament-end = Zakończ turniej
tournament-end-question = Zakończyć turniej teraz?
tournament-end-text = Rozgrywane partie liczą się jako remisy.

## Rounds and standings

tournament-round = Runda { $n }
tournament-table = Stół { $n }
tournament-waiting = zaraz się otworzy
tournament-running = trwa
tournament-off = bez wyniku
tournament-missed = nieobecność
tournament-byes = Bez przeciwnika: { $names }
tournament-standings = Tabela
tournament-player = Gracz
tournament-points = Punkty
tournament-opponents = Przeciwnicy
tournament-margin = Przewaga
tournament-wins = Zwycięstwa
tournament-how = Zasady punktacji
tournament-how-points = Punkty: pokonanie wszystkich przy stole daje 1 punkt. Każdy przeciwnik liczy się tak samo, a remis liczy się za połowę. Runda bez przeciwnika liczy się jak zwycięstwo. Za nieobecność ani za partię, którą dokończył bot, nie ma punktów.
tournament-how-opponents = Przeciwnicy: przy równej liczbie punktów decyduje, ile punktów mają twoi przeciwnicy. Runda bez przeciwnika liczy się jak przeciwnik z tyloma punktami, ile masz ty.
tournament-how-margin = Przewaga: potem decyduje, o ile więcej punktów zdobywasz w partiach niż średnio inni na tym samym miejscu w tym samym rozdaniu. Dolicza się ją, gdy runda skończy się przy wszystkich stołach. Bez wspólnego rozdania twój wynik porównuje się z wynikami innych przy twoim stole.
tournament-how-wins = Zwycięstwa: na koniec decyduje liczba partii wygranych samodzielnie. Runda bez przeciwnika też się liczy.
tournament-csv = Tabela (CSV)
tournament-records = Partie (ZIP)
tournament-records-later = Partie tej rundy będzie można zapisać po jej zakończeniu: inni wciąż grają to samo rozdanie.

## The ladder

ladder-text = Ranking z ukończonych partii przy publicznych stołach i w turniejach. Są tu tylko gracze, którzy tego chcą, i boty z ich stołów.
ladder-empty = Ranking jest jeszcze pusty.
ladder-enter = Dołącz do rankingu
ladder-enter-text = Od tej chwili twoje partie liczą się pod tym imieniem, bez względu na wynik. Nikt inny nie może go użyć.
ladder-own = Twoje imię w rankingu: { $name }. Partie publiczne i turniejowe liczą się od pierwszego ruchu.
ladder-leave = Opuść ranking
ladder-leave-question = Opuścić ranking?
ladder-leave-text = Twój ranking zostanie usunięty, a imię będzie znów wolne.
ladder-rating = Ranking
ladder-games = Partie
ladder-new = jeszcze niepewny
