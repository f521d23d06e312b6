"""The card data as final integer tables for the engine.

Staff cards are numbered inside by the rank of their number's text (1, 10, 11, …, 2, 20, …), so a
mask of cards read from the low end lists `hire N` in the order of the texts. Guests are 1–56 (their
number less 48), 0 is no guest. Cubes run in the order of their letters, c k s w.
"""

from typing import Final

from mypy_extensions import i64

from hotelier.austria.rules.cards import (
    DICE,
    EDITIONS,
    GUEST_COST,
    GUESTS,
    POLITICS,
    STAFF,
    TILES,
)
from hotelier.austria.rules.operations import COLOURS, ROOM_COLOURS, Need, PenaltyOption

# Cubes: a bag holds four counts of twelve bits; an order holds four of four bits.
CUBES: Final = "cksw"
BAG_SHIFT: Final = 12
BAG_FIELD: Final = (1 << BAG_SHIFT) - 1
BAG_ONE: Final[list[int]] = [1 << (BAG_SHIFT * cube) for cube in range(4)]
C_FIELD: Final = BAG_FIELD
K_FIELD: Final = BAG_FIELD << 12
S_FIELD: Final = BAG_FIELD << 24
W_FIELD: Final = BAG_FIELD << 36
# One bit for each cube of each table, four apart: table 1 c, table 1 k, …, table 3 w.
EVERY_TABLE: Final = 0x100010001
ORDER_ONES: Final = 0x111111111111


def bag(letters: str) -> int:
    """Cubes written as letters, as a bag."""
    return sum(BAG_ONE[CUBES.index(letter)] for letter in letters)


def order_of(letters: str) -> int:
    """Cubes written as letters, as an order."""
    return sum(1 << (4 * CUBES.index(letter)) for letter in letters)


STAFF_ID: Final[list[int]] = sorted(STAFF, key=str)
STAFF_INDEX: Final[dict[int, int]] = {card: index for index, card in enumerate(STAFF_ID)}
ALL_STAFF: Final = (1 << len(STAFF_ID)) - 1
ASCENDING: Final[list[int]] = [STAFF_INDEX[card] for card in sorted(STAFF)]


def staff_mask(ids: list[int]) -> int:
    """Staff cards by number, as a mask."""
    return sum(1 << STAFF_INDEX[card] for card in ids)


def staff_ids(mask: int) -> list[int]:
    """The numbers of the staff cards in a mask, ascending."""
    return sorted(STAFF_ID[index] for index in range(len(STAFF_ID)) if mask >> index & 1)


def _who(op: str, on: str = "", colour: str = "", free: bool = False) -> int:
    """The cards with just this power."""
    power = (op, on, colour, free)
    return staff_mask(
        [
            card
            for card, s in STAFF.items()
            if power == (s.effect.op, s.effect.on, s.effect.colour, s.effect.free)
        ]
    )


DEAREST_STAFF: Final = max(s.cost for cards in EDITIONS for s in cards.staff.values())
# [edition][crowns at hand]: the cards that money can hire; [edition][card]: its cost.
HIRABLE: Final[list[list[int]]] = [
    [
        staff_mask([c for c, s in STAFF.items() if s.price(revised) <= crowns])
        for crowns in range(DEAREST_STAFF + 1)
    ]
    for revised in (False, True)
]
STAFF_COST: Final[list[list[int]]] = [
    [STAFF[card].price(revised) for card in STAFF_ID] for revised in (False, True)
]
END_CARDS: Final = staff_mask([c for c, s in STAFF.items() if s.when == "end"])
ROUND_CARDS: Final = staff_mask([c for c, s in STAFF.items() if s.when == "round"])
ROUND_LIST: Final[list[int]] = [i for i in range(len(STAFF_ID)) if ROUND_CARDS >> i & 1]
INTRO_HANDS: Final[list[int]] = [
    staff_mask([c for c, s in STAFF.items() if s.hand == letter]) for letter in "ABCD"
]

FREE_ROOMS: Final[list[int]] = [_who("free_rooms", colour=colour) for colour in ROOM_COLOURS]
FREE_BLUE: Final[i64] = FREE_ROOMS[0]
FREE_RED: Final[i64] = FREE_ROOMS[1]
FREE_YELLOW: Final[i64] = FREE_ROOMS[2]
ANY_FREE_ROOMS: Final[i64] = FREE_BLUE | FREE_RED | FREE_YELLOW
KITCHEN_HAND: Final[i64] = _who("strength", free=True)
BOOTBLACK: Final[i64] = _who("both_tracks")
CHIEF_WAITER: Final[i64] = _who("free_delivery")
DELIVERY_BOY: Final[i64] = _who("free_guests")
CONFERENCE_MANAGER: Final[i64] = _who("excuse")
CUSTODIAN: Final[i64] = _who("crowns", on="guest")
GARDENER: Final[i64] = _who("vp", on="bonus")
SECRETARY: Final[i64] = _who("copy")
BOOTBLACK_FACE: Final[int] = next(
    s.effect.faces[0] for s in STAFF.values() if s.effect.op == "both_tracks"
)
EXCUSE_PRICE: Final = next(s.effect.price for s in STAFF.values() if s.effect.op == "excuse")

# [face]: the card that adds to a die's strength, and how much.
STRENGTHENER: Final[list[int]] = [0] * 7
STRENGTH_PLUS: Final[list[int]] = [0] * 7
for _card, _staff in STAFF.items():
    if _staff.effect.op == "strength":
        for _face in _staff.effect.faces:
            STRENGTHENER[_face] |= 1 << STAFF_INDEX[_card]
            STRENGTH_PLUS[_face] = _staff.effect.amount
MOST_STRENGTH: Final = max(DICE.values()) + 1 + max(STRENGTH_PLUS)

FIRST_GUEST: Final = min(GUESTS) - 1
GUEST_COUNT: Final = len(GUESTS)
ALL_GUESTS: Final = ((1 << GUEST_COUNT) - 1) << 1
_by_index: Final = [GUESTS[FIRST_GUEST + g] for g in range(1, GUEST_COUNT + 1)]
COLOUR: Final[list[int]] = [0] + [COLOURS.index(g.colour) for g in _by_index]
ORDER: Final[list[int]] = [0] + [order_of(g.order) for g in _by_index]
ORDER_SIZE: Final[list[int]] = [0] + [len(g.order) for g in _by_index]
GUEST_VP: Final[list[int]] = [0] + [g.vp for g in _by_index]
PLACE_COST: Final[list[int]] = list(GUEST_COST)
DEAREST_PLACE: Final = max(GUEST_COST)
# [crowns at hand]: the places of the row that money can pay.
AFFORDABLE_PLACES: Final[list[int]] = [
    sum(1 << place for place in range(5) if GUEST_COST[place] <= crowns)
    for crowns in range(DEAREST_PLACE + 1)
]


def guest_id(guest: int) -> int:
    """The printed number of a guest."""
    return FIRST_GUEST + guest


POLITICS_ID: Final[list[int]] = sorted(POLITICS)
NEEDS: Final[list[Need]] = [POLITICS[card].needs for card in POLITICS_ID]
TILE_ID: Final[list[str]] = sorted(TILES)
PENALTY: Final[list[tuple[PenaltyOption, ...]]] = [TILES[tile].penalty for tile in TILE_ID]
DICE_OF: Final[list[int]] = [DICE.get(players, 0) for players in range(5)]
