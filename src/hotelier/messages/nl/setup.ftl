### Custom setup: what the host of a table chooses.

own-setup-about = Kies hoe het spel begint: kaarten, tegels en handen. Een stelling midden in het spel kun je niet opzetten. Wat je met rust laat, is willekeurig. Begin je aan een onderdeel, kies het dan helemaal.
own-setup-random = Willekeurig
own-setup-count = { $n } van { $all }
own-setup-groups = Kies er één uit elke groep.
own-setup-group = Groep { $name }
own-setup-missing = Kies er nog { $n }, of laat het toeval beslissen.
own-setup-reset = Weer willekeurig
own-setup-seat = { $part }, plek { $seat }
