### Custom setup: what the host of a table chooses.

own-setup-about = Elige cómo empieza la partida: cartas, losetas y manos. No se puede preparar una posición a mitad de partida. Lo que no toques sale al azar, pero si empiezas una parte, elígela entera.
own-setup-random = Al azar
own-setup-count = { $n } de { $all }
own-setup-groups = Elige uno de cada grupo.
own-setup-group = Grupo { $name }
own-setup-missing = Elige { $n } más o déjalo al azar.
own-setup-reset = Dejar al azar
own-setup-seat = { $part }, sitio { $seat }
