"""The cards, tiles and boards of our own data files, read once (rules §2).

The files are the only place for a card's facts. A game may be played with the values of your own
box, so the values that the rules use are in the `Box` of its state. Here is what all boxes have in
common: which cards there are, what they're about, and the numbers that are rules.
"""

from typing import Final

from hotelier.austria.rules.printed import Edition, Editions, Guest, Politics, Staff, Tile
from hotelier.austria.rules.reading import read_ours

EDITIONS: Final[Editions] = read_ours()
CLASSIC: Final[Edition] = EDITIONS[0]
REVISED: Final[Edition] = EDITIONS[1]
GUESTS: Final[dict[int, Guest]] = CLASSIC.guests
STAFF: Final[dict[int, Staff]] = CLASSIC.staff
POLITICS: Final[dict[int, Politics]] = CLASSIC.politics
TILES: Final[dict[str, Tile]] = CLASSIC.tiles
EMPEROR_BACK: Final[dict[int, int]] = CLASSIC.emperor_back
DICE: Final[dict[int, int]] = CLASSIC.dice
PURSE: Final[int] = CLASSIC.purse
START_CROWNS: Final[int] = CLASSIC.start_crowns
START_STAFF: Final[int] = CLASSIC.start_staff
START_CUBES: Final[str] = CLASSIC.start_cubes
