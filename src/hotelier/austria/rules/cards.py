"""The cards, tiles and boards of our own data files, read once (rules §2).

The files are the only home of a card's facts. A game may be played with the values of somebody's
own box, so what the rules reckon with stands in the `Box` of its state. Here is what all boxes have
in common: which cards there are, what they are about, and the numbers that are rules.
"""

from typing import Final

from hotelier.austria.rules.operations import COLOURS as COLOURS
from hotelier.austria.rules.printed import Edition, Guest, Politics, Staff, Tile
from hotelier.austria.rules.reading import read_ours

EDITIONS: Final[tuple[Edition, Edition]] = read_ours()  # classic, then revised
GUESTS: Final[dict[int, Guest]] = EDITIONS[0].guests
STAFF: Final[dict[int, Staff]] = EDITIONS[0].staff
POLITICS: Final[dict[int, Politics]] = EDITIONS[0].politics
TILES: Final[dict[str, Tile]] = EDITIONS[0].tiles
EMPEROR_BACK: Final[dict[int, int]] = EDITIONS[0].emperor_back
DICE: Final[dict[int, int]] = EDITIONS[0].dice
PURSE: Final[int] = EDITIONS[0].purse
START_CROWNS: Final[int] = EDITIONS[0].start_crowns
START_STAFF: Final[int] = EDITIONS[0].start_staff
START_CUBES: Final[str] = EDITIONS[0].start_cubes
EMPEROR_VP: Final = EDITIONS[0].emperor_vp
GUEST_COST: Final = EDITIONS[0].guest_cost
POLITICS_VP: Final = EDITIONS[0].politics_vp
FLOOR_COST: Final = EDITIONS[0].floor_cost
PREPARE_VP: Final = EDITIONS[0].prepare_vp
GROUP_BONUS: Final = EDITIONS[0].group_bonus
LAYOUTS: Final = EDITIONS[0].layouts


def staff_price(card: int, revised: bool) -> int:
    """What a card of ours costs in an edition."""
    return EDITIONS[revised].staff[card].cost
