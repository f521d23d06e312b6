"""What all boxes have in common, as final integer tables for the engine: which cards there are.

Internally, staff cards are numbered by the rank of their number's text (1, 10, 11, …, 2, 20, …), so
a mask of cards read from the low end lists `hire N` in the order of the texts. Guests are 1–56
(their number minus 48), 0 is no guest. Cubes are in the order of their letters, c k s w.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hotelier.austria.rules.cards import DICE, GUESTS, POLITICS, STAFF, TILES
from hotelier.austria.rules.operations import MOST_PLUS, ROOM_COLOURS, Need

# Cubes: a bag has four counts of twelve bits; an order four of four bits.
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
    """The cards with exactly this power."""
    power = (op, on, colour, free)
    return staff_mask(
        [
            card
            for card, s in STAFF.items()
            if power == (s.effect.op, s.effect.on, s.effect.colour, s.effect.free)
        ]
    )


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
# [face]: the card that adds to a die's strength
STRENGTHENER: Final[vec[i64]] = vec[i64]([0] * 7)
for _card, _staff in STAFF.items():
    if _staff.effect.op == "strength":
        for _face in _staff.effect.faces:
            STRENGTHENER[_face] |= 1 << STAFF_INDEX[_card]
MOST_STRENGTH: Final = max(DICE.values()) + 1 + MOST_PLUS

FIRST_GUEST: Final = min(GUESTS) - 1
GUEST_COUNT: Final = len(GUESTS)
ALL_GUESTS: Final = ((1 << GUEST_COUNT) - 1) << 1


def guest_id(guest: int) -> int:
    """The printed number of a guest."""
    return FIRST_GUEST + guest


POLITICS_ID: Final[list[int]] = sorted(POLITICS)
TILE_ID: Final[list[str]] = sorted(TILES)
DICE_OF: Final[vec[i64]] = vec[i64]([DICE.get(players, 0) for players in range(5)])

# What politics cards count
CROWNS: Final = 0
TILES_LAID: Final = 1
STAFF_HIRED: Final = 2
EMPEROR: Final = 3
FLOORS: Final = 4
GROUPS: Final = 5
COLUMNS: Final = 6
ONE_COLOUR: Final = 7
SOME_COLOURS: Final = 8


def _condition(needs: Need) -> int:
    plain = {
        "crowns": CROWNS,
        "tiles": TILES_LAID,
        "staff": STAFF_HIRED,
        "emperor": EMPEROR,
        "rooms": SOME_COLOURS,
    }
    full = {"floor": FLOORS, "group": GROUPS, "column": COLUMNS, "colour": ONE_COLOUR}
    return full[needs.of] if needs.op == "full" else plain[needs.op]


# By politics card.
CONDITION: Final[vec[i64]] = vec[i64]([_condition(POLITICS[card].needs) for card in POLITICS_ID])
