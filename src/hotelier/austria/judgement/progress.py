"""A hotel's progress towards a politics card (rules §6), in twelfths."""

from mypy_extensions import i64

from hotelier.austria.judgement.features import WHOLE
from hotelier.austria.rules.geometry import COLUMN, FLOOR
from hotelier.austria.rules.politics import full_groups, rooms_of
from hotelier.austria.rules.state import Seat
from hotelier.austria.rules.tables import (
    COLUMNS,
    CONDITION,
    CROWNS,
    EMPEROR,
    FLOORS,
    GROUPS,
    ONE_COLOUR,
    STAFF_HIRED,
    TILES_LAID,
)
from hotelier.core.bits import count


def progress(s: Seat, card: i64) -> i64:
    """The progress on a politics card's condition, in twelfths."""
    condition: i64 = CONDITION[card]
    number: i64 = s.box.number[card]
    have: i64 = 0
    need: i64 = number
    occupied: i64 = s.occupied
    if condition == CROWNS:
        have = s.crowns
    elif condition == TILES_LAID:
        have = count(s.rooms)
    elif condition == STAFF_HIRED:
        have = count(s.staff)
    elif condition == EMPEROR:
        have = s.emperor
    elif condition == FLOORS:
        need = 5 * number
        have = best_lines(occupied, FLOOR, number)
    elif condition == COLUMNS:
        need = 4 * number
        have = best_lines(occupied, COLUMN, number)
    elif condition == GROUPS:
        have = full_groups(s.board, occupied)
    elif condition == ONE_COLOUR:
        need = WHOLE
        for mask in s.board.colours:
            all_of_it: i64 = count(mask)
            part: i64 = WHOLE * count(occupied & mask) // all_of_it
            if part > have:
                have = part
    else:
        need = 0
        colour: i64 = 0
        while colour < 3:
            wanted: i64 = s.box.of_colour[card][colour]
            some: i64 = rooms_of(s, colour)
            have += some if some < wanted else wanted
            need += wanted
            colour += 1
    if have >= need:
        return WHOLE
    return WHOLE * have // need


def best_lines(occupied: i64, lines: list[int], number: i64) -> i64:
    """The occupied rooms in the one or two fullest floors or columns."""
    best: i64 = 0
    second: i64 = 0
    for line in lines:
        full: i64 = count(occupied & line)
        if full > best:
            second = best
            best = full
        elif full > second:
            second = full
    return best + second if number > 1 else best
