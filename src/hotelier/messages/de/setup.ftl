### Custom setup: what the host of a table chooses.

own-setup-about = Wähle, wie die Partie beginnt: Karten, Plättchen und Starthände. Eine Stellung mitten in der Partie lässt sich nicht aufbauen. Was du nicht anrührst, wird ausgelost. Fängst du einen Teil an, wähle ihn ganz.
own-setup-random = Zufällig
own-setup-count = { $n } von { $all }
own-setup-groups = Wähle aus jeder Gruppe eins.
own-setup-group = Gruppe { $name }
own-setup-missing = Wähle noch { $n } oder lass den Zufall entscheiden.
own-setup-reset = Doch auslosen
own-setup-seat = { $part }, Platz { $seat }
