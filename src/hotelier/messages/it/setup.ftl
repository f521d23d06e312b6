### Custom setup: what the host of a table chooses.

own-setup-about = Scegli come inizia la partita: carte, tessere e mani. Non si può preparare una posizione a metà partita. Quello che non tocchi è casuale, ma se inizi una parte devi sceglierla per intero.
own-setup-random = Casuale
own-setup-count = { $n } di { $all }
own-setup-groups = Scegline uno per gruppo.
own-setup-group = Gruppo { $name }
own-setup-missing = Scegline ancora { $n } o lascia decidere il caso.
own-setup-reset = Rendi casuale
own-setup-seat = { $part }, posto { $seat }
