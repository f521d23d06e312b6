"""What a sensible player would quickly do: for playouts only.

It looks at what's legal and little else: it serves rather than stores, checks in guests who are
ready, and takes the strong die. A little chance keeps playouts from being all the same.
"""

from typing import Final

from mypy_extensions import i64

from hotelier.austria.rules.actions import (
    BIT_ACTION,
    CARD_STOP_BIT,
    CHECK_IN_BIT,
    CLAIM_BIT,
    COMPLETE,
    CUBE,
    DELIVER,
    DELIVER_BIT,
    DIE_BIT,
    DONE_BIT,
    END_BIT,
    FIRST_ROOM,
    GUEST_BIT,
    HIRE,
    INVITE,
    INVITE_STOP_BIT,
    KITCHEN_BIT,
    OCCUPY,
    PASS_BIT,
    PLACE,
    PREPARE,
    ROOM_STOP_BIT,
    SERVE_STOP_BIT,
    TABLE_STOP_BIT,
    TURN,
    USE_BIT,
)
from hotelier.austria.rules.state import Seat, State
from hotelier.core.bits import ONE, count, nth
from hotelier.core.rng import Rng

CHECK_INS: Final[i64] = 0b111 << CHECK_IN_BIT
CLAIMS: Final[i64] = 0b111 << CLAIM_BIT
PLAIN_DICE: Final[i64] = 0x111111 << DIE_BIT
GUESTS: Final[i64] = 0b11111 * (1 << GUEST_BIT)
USES: Final[i64] = 0b11111111 * (1 << USE_BIT)
WANTS_KIND: Final = 0xF000F000F
SPARE: Final = 2  # crowns to keep after a delivery


def quick(state: State, rng: Rng) -> i64:
    """An action for the seat to move."""
    bit: i64 = choose(state, state.kind, state.mask, rng)
    return BIT_ACTION[64 * state.kind + bit]


def choose(state: State, kind: i64, mask: i64, rng: Rng) -> i64:
    """The bit of the decision's mask."""
    if kind == TURN:
        return in_turn(state, state.seats[state.actor - 1], mask, rng)
    if kind == PLACE:
        return some(mask & ~(ONE << KITCHEN_BIT), mask, rng)
    if kind == DELIVER:
        return some(mask & ~(ONE << SERVE_STOP_BIT), mask, rng)
    if kind == CUBE:
        return wanted_cube(state.seats[state.actor - 1], rng)
    if kind in (PREPARE, OCCUPY):
        return some(mask & ~(ONE << ROOM_STOP_BIT), mask, rng)
    if kind == FIRST_ROOM:
        return some(mask & ~(ONE << DONE_BIT), mask, rng)
    if kind == HIRE:
        return some(mask & ~(ONE << CARD_STOP_BIT), mask, rng)
    if kind == COMPLETE:
        return some(mask & ~(ONE << TABLE_STOP_BIT), mask, rng)
    if kind == INVITE:
        return some(mask & ~(ONE << INVITE_STOP_BIT), mask, rng)
    return some(mask, mask, rng)


def some(liked: i64, mask: i64, rng: Rng) -> i64:
    """One of the preferred bits, or any if none is preferred."""
    bits: i64 = liked if liked else mask
    return nth(bits, rng.below(count(bits)))


def in_turn(state: State, s: Seat, mask: i64, rng: Rng) -> i64:
    """Check in, claim, use staff; then a guest, a die, a delivery, the end."""
    first: i64 = mask & (CHECK_INS | CLAIMS)
    if first:
        return some(first, mask, rng)
    uses: i64 = mask & USES
    if uses:
        return some(uses, mask, rng)
    if mask & (ONE << END_BIT):
        if mask & (ONE << DELIVER_BIT) and s.crowns >= SPARE:
            return DELIVER_BIT
        return END_BIT
    guests: i64 = mask & GUESTS
    if guests and rng.below(4):
        cheap: i64 = guests & (ONE * 0b11000 << GUEST_BIT)
        return some(cheap if rng.below(2) else guests, mask, rng)
    dice: i64 = mask & PLAIN_DICE
    if dice:
        return strong_die(state.dice, dice, rng)
    return some(mask & ~(ONE << PASS_BIT), mask, rng)


def strong_die(dice: i64, plain: i64, rng: Rng) -> i64:
    """A space, more likely the more dice it has."""
    total: i64 = 0
    face: i64 = 0
    while face < 6:
        if (plain >> (DIE_BIT + 4 * face)) & 1:
            number: i64 = (dice >> (4 * face)) & 15
            total += number * number
        face += 1
    drawn: i64 = rng.below(total)
    face = 0
    while face < 6:
        if (plain >> (DIE_BIT + 4 * face)) & 1:
            there: i64 = (dice >> (4 * face)) & 15
            drawn -= there * there
            if drawn < 0:
                break
        face += 1
    return DIE_BIT + 4 * face


def wanted_cube(s: Seat, rng: Rng) -> i64:
    """A cube that an open order lacks, if there is one."""
    wanted: i64 = 0
    cube: i64 = 0
    while cube < 4:
        if (s.wants >> (4 * cube)) & WANTS_KIND:
            wanted |= ONE << cube
        cube += 1
    return some(wanted, 0b1111, rng)
