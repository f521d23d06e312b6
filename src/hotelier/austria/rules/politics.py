"""Politics cards: when their condition holds, and placing a disc (rules §6)."""

from typing import Final

from mypy_extensions import i64

from hotelier.austria.rules.cards import POLITICS_VP
from hotelier.austria.rules.events import DiscPlaced
from hotelier.austria.rules.geometry import BOARDS, COLUMN, FLOOR, Board, room_count
from hotelier.austria.rules.operations import Need
from hotelier.austria.rules.state import Seat, State
from hotelier.austria.rules.tables import NEEDS, POLITICS_ID
from hotelier.core.bits import ONE, count

CROWNS: Final = 0
TILES: Final = 1
STAFF: Final = 2
EMPEROR: Final = 3
FLOORS: Final = 4
GROUPS: Final = 5
COLUMNS: Final = 6
ONE_COLOUR: Final = 7
SOME_COLOURS: Final = 8
PLACES: Final = len(POLITICS_VP)
NO_COLOUR: Final = -1


def _condition(needs: Need) -> int:
    plain = {
        "crowns": CROWNS,
        "tiles": TILES,
        "staff": STAFF,
        "emperor": EMPEROR,
        "rooms": SOME_COLOURS,
    }
    full = {"floor": FLOORS, "group": GROUPS, "column": COLUMNS, "colour": ONE_COLOUR}
    return full[needs.of] if needs.op == "full" else plain[needs.op]


# [card]: the condition, its number, and of some colours how many: blue, red, yellow
CONDITION: Final[list[int]] = [_condition(needs) for needs in NEEDS]
NUMBER: Final[list[int]] = [needs.amount for needs in NEEDS]
OF_COLOUR: Final[list[list[int]]] = [list(needs.colours or (0, 0, 0)) for needs in NEEDS]
# [card]: the colours it asks for, most rooms first
BY_NUMBER: Final[list[list[int]]] = [
    sorted((c for c in range(3) if asked[c]), key=lambda c: -asked[c]) for asked in OF_COLOUR
]


def _fewest(card: int) -> int:
    """The fewest occupied rooms with which a card's condition on them can hold."""
    number = NUMBER[card]
    return {
        FLOORS: number * 5,
        COLUMNS: number * 4,
        GROUPS: number,
        SOME_COLOURS: sum(OF_COLOUR[card]),
        ONE_COLOUR: min(room_count(colour) for board in BOARDS for colour in board.colours),
    }.get(CONDITION[card], 0)


FEWEST_OCCUPIED: Final[list[int]] = [_fewest(card) for card in range(len(NEEDS))]


def full_floors(occupied: i64) -> i64:
    """Floors whose five rooms are all occupied."""
    full: i64 = 0
    for floor in FLOOR:
        if occupied & floor == floor:
            full += 1
    return full


def full_columns(occupied: i64) -> i64:
    """Columns whose four rooms are all occupied."""
    full: i64 = 0
    for column in COLUMN:
        if occupied & column == column:
            full += 1
    return full


def full_groups(board: Board, occupied: i64) -> i64:
    """Groups whose rooms are all occupied."""
    full: i64 = 0
    for group in board.groups:
        if occupied & group == group:
            full += 1
    return full


def full_colours(board: Board, occupied: i64) -> i64:
    """Colours whose rooms are all occupied."""
    full: i64 = 0
    for colour in board.colours:
        if occupied & colour == colour:
            full += 1
    return full


def rooms_of(s: Seat, colour: i64) -> i64:
    """How many rooms of a colour are occupied."""
    mask: i64 = s.board.colours[colour]
    return room_count(s.occupied & mask)


def so_far(s: Seat, condition: i64) -> i64:
    """How much a seat has of what a condition counts; those on colours count by `rooms_of`."""
    if condition == CROWNS:
        return s.crowns
    if condition == TILES:
        return room_count(s.rooms)
    if condition == STAFF:
        return count(s.staff)
    if condition == EMPEROR:
        return s.emperor
    if condition == FLOORS:
        return full_floors(s.occupied)
    if condition == COLUMNS:
        return full_columns(s.occupied)
    return full_groups(s.board, s.occupied)


def holds(s: Seat, card: i64) -> bool:
    """Whether the condition of a politics card holds for this seat, or has held in its turn."""
    condition: i64 = CONDITION[card]
    number: i64 = NUMBER[card]
    if condition == CROWNS and s.most_crowns >= number:
        return True  # only a full purse can be lost again within a turn
    if condition > EMPEROR and room_count(s.occupied) < FEWEST_OCCUPIED[card]:
        return False
    if condition <= COLUMNS:
        return so_far(s, condition) >= number
    if condition == SOME_COLOURS:
        colours = OF_COLOUR[card]
        colour: i64 = 0
        while colour < 3:
            if rooms_of(s, colour) < colours[colour]:
                return False
            colour += 1
        return True
    return full_colours(s.board, s.occupied) >= number


def parts_of(s: Seat, card: i64) -> list[tuple[int, int, int]]:
    """How far a condition has come, part by part: a colour (or none), what there is, what is asked.

    All rooms of one colour are asked for once; of other conditions every part.
    """
    condition: i64 = CONDITION[card]
    number: i64 = NUMBER[card]
    if condition <= COLUMNS:
        return [(NO_COLOUR, so_far(s, condition), number)]
    if condition == SOME_COLOURS:
        asked = OF_COLOUR[card]
        return [(colour, rooms_of(s, colour), asked[colour]) for colour in BY_NUMBER[card]]
    board = s.board
    return [(colour, rooms_of(s, colour), room_count(board.colours[colour])) for colour in range(3)]


def claimable(state: State, s: Seat) -> i64:
    """The letters (bits 0–2) whose card this seat can claim now."""
    mask: i64 = 0
    letter: i64 = 0
    while letter < 3:
        if (
            not (s.discs >> letter) & 1
            and (state.places >> (4 * letter)) & 15 < PLACES
            and holds(s, (state.politics >> (4 * letter)) & 15)
        ):
            mask |= ONE << letter
        letter += 1
    return mask


def claim(state: State, seat: i64, letter: i64) -> None:
    """Put a disc on the first free place and score it."""
    s = state.seats[seat]
    place: i64 = (state.places >> (4 * letter)) & 15
    vp: i64 = POLITICS_VP[place]
    s.vp += vp
    s.discs |= ONE << letter
    state.places += ONE << (4 * letter)
    if state.sink is not None:
        card = POLITICS_ID[(state.politics >> (4 * letter)) & 15]
        state.sink.append(DiscPlaced(seat + 1, card, place + 1, vp))
