"""Every action, numbered in the order of the texts (rules §9).

`door C H` · `name Q` · `queue C H` · `replace Q` · `skip` · `stop`
"""

from typing import Final

from mypy_extensions import i64

from hotelier.overbooking.rules.box import Box
from hotelier.overbooking.rules.cards import DECK_SIZE

HOTELS: Final = 4
POSITIONS: Final = 6  # a queue of four and two monks
PLACINGS: Final = DECK_SIZE * HOTELS

DOOR: Final = 0
NAME: Final = PLACINGS
QUEUE: Final = NAME + POSITIONS
REPLACE: Final = QUEUE + PLACINGS
SKIP: Final = REPLACE + POSITIONS
STOP: Final = SKIP + 1
ACTIONS: Final = STOP + 1

# Kinds of decision
NONE: Final = 0
PLACE: Final = 1
MAIDS: Final = 2
NOBLES: Final = 3
SOLDIERS: Final = 4
DECISIONS: Final = ("", "place", "maids", "nobles", "soldiers")

# The few actions besides placing, one bit each, in the order of the texts
NAME_BIT: Final = 0
REPLACE_BIT: Final = NAME_BIT + POSITIONS
SKIP_BIT: Final = REPLACE_BIT + POSITIONS
STOP_BIT: Final = SKIP_BIT + 1
NAMES: Final = (1 << POSITIONS) - 1

# A side's placements are two words, twelve cards each, four bits per card: one bit per hotel.
HALF: Final = DECK_SIZE // 2
HALF_CARDS: Final = (1 << HALF) - 1


def spread(cards: i64) -> i64:
    """Twelve bits moved four apart, by halving: 6 and 6, 3 and 3, 2 and 1, 1 and 1."""
    apart: i64 = (cards | (cards << 18)) & 0x00003F00003F
    apart = (apart | (apart << 9)) & 0x007007007007
    apart = (apart | (apart << 6)) & 0x103103103103
    return (apart | (apart << 3)) & 0x111111111111


def few_action(bit: i64) -> i64:
    """The action of one of the few bits."""
    if bit < REPLACE_BIT:
        return NAME + bit
    return REPLACE + bit - REPLACE_BIT


def texts(box: Box) -> list[str]:
    """The text of each action; the crests' initials come from the box."""
    placings = [
        f"{box.card_text(card)} {hotel + 1}" for card in range(DECK_SIZE) for hotel in range(HOTELS)
    ]
    return [
        *(f"door {placing}" for placing in placings),
        *(f"name {position + 1}" for position in range(POSITIONS)),
        *(f"queue {placing}" for placing in placings),
        *(f"replace {position + 1}" for position in range(POSITIONS)),
        "skip",
        "stop",
    ]
