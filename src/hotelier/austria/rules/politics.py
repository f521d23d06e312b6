"""Politics cards: when their condition is met, and placing a disc (rules §6)."""

from typing import Final

from mypy_extensions import i64

from hotelier.austria.rules.events import DiscPlaced
from hotelier.austria.rules.geometry import COLUMN, FLOOR, Board
from hotelier.austria.rules.state import Seat, State
from hotelier.austria.rules.tables import (
    COLUMNS,
    CONDITION,
    CROWNS,
    EMPEROR,
    FLOORS,
    POLITICS_ID,
    SOME_COLOURS,
    STAFF_HIRED,
    TILES_LAID,
)
from hotelier.core.bits import ONE, count

PLACES: Final = 3  # of a politics card
NO_COLOUR: Final = -1


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
    return count(s.occupied & mask)


def so_far(s: Seat, condition: i64) -> i64:
    """How much a seat has of what a condition counts; colours use `rooms_of`."""
    if condition == CROWNS:
        return s.crowns
    if condition == TILES_LAID:
        return count(s.rooms)
    if condition == STAFF_HIRED:
        return count(s.staff)
    if condition == EMPEROR:
        return s.emperor
    if condition == FLOORS:
        return full_floors(s.occupied)
    if condition == COLUMNS:
        return full_columns(s.occupied)
    return full_groups(s.board, s.occupied)


def holds(s: Seat, card: i64) -> bool:
    """Whether this seat meets a politics card's condition, or has met it in its turn."""
    condition: i64 = CONDITION[card]
    number: i64 = s.box.number[card]
    if condition == CROWNS and s.most_crowns >= number:
        return True  # only a full purse can be lost again within a turn
    if condition <= COLUMNS:
        return so_far(s, condition) >= number
    if condition == SOME_COLOURS:
        colours = s.box.of_colour[card]
        colour: i64 = 0
        while colour < 3:
            if rooms_of(s, colour) < colours[colour]:
                return False
            colour += 1
        return True
    return full_colours(s.board, s.occupied) >= number


def parts_of(s: Seat, card: i64) -> list[tuple[int, int, int]]:
    """The progress of a condition, part by part: a colour (or none), what there is, what's
    required.

    A condition about all rooms of one colour has one part; others have all of theirs.
    """
    condition: i64 = CONDITION[card]
    number: i64 = s.box.number[card]
    if condition <= COLUMNS:
        return [(NO_COLOUR, so_far(s, condition), number)]
    if condition == SOME_COLOURS:
        asked = s.box.of_colour[card]
        return [(colour, rooms_of(s, colour), asked[colour]) for colour in s.box.by_number[card]]
    board = s.board
    return [(colour, rooms_of(s, colour), count(board.colours[colour])) for colour in range(3)]


def claimable(state: State, s: Seat) -> i64:
    """The letters (bits 0–2) whose card this seat can claim now."""
    mask: i64 = 0
    fewest = s.box.fewest_occupied
    occupied: i64 = count(s.occupied)
    letter: i64 = 0
    while letter < 3:
        card: i64 = (state.politics >> (4 * letter)) & 15
        if (
            not (s.discs >> letter) & 1
            and (state.places >> (4 * letter)) & 15 < PLACES
            and occupied >= fewest[card]
            and holds(s, card)
        ):
            mask |= ONE << letter
        letter += 1
    return mask


def claim(state: State, seat: i64, letter: i64) -> None:
    """Put a disc on the first free place and score it."""
    s = state.seats[seat]
    place: i64 = (state.places >> (4 * letter)) & 15
    vp: i64 = state.box.politics_vp[place]
    s.vp += vp
    s.discs |= ONE << letter
    state.places += ONE << (4 * letter)
    if state.sink is not None:
        card = POLITICS_ID[(state.politics >> (4 * letter)) & 15]
        state.sink.append(DiscPlaced(seat + 1, card, place + 1, vp))
