### Custom setup: what the host of a table chooses.

own-setup-about = Wybierz, jak zaczyna się gra: karty, żetony, płytki i ręce. Nie można ustawić pozycji ze środka gry. To, czego nie ruszysz, będzie losowe, ale zaczętą część wybierz w całości.
own-setup-random = Losowo
own-setup-count = { $n } z { $all }
own-setup-groups = Wybierz po jednym z każdej grupy.
own-setup-group = Grupa { $name }
own-setup-missing = Wybierz jeszcze { $n } albo wróć do losowania.
own-setup-reset = Wróć do losowania
own-setup-seat = { $part }, miejsce { $seat }
