"""What a die would do for a seat: its strength, its price, what it gives."""

from functools import cache
from typing import Final

from hotelier.austria.facts.shapes import Boost, Extra, Space
from hotelier.austria.rules.batch import EFFECTS
from hotelier.austria.rules.box import Box
from hotelier.austria.rules.dice import (
    SIX_FACE,
    Mimic,
    dice_on,
    die_action,
    die_price,
    die_strength,
)
from hotelier.austria.rules.hire import hire_price
from hotelier.austria.rules.prepare import open_places, room_price
from hotelier.austria.rules.state import Seat, State
from hotelier.austria.rules.tables import (
    STAFF_ID,
)
from hotelier.austria.rules.turn import ExtraTurn
from hotelier.austria.words.cards import effect_words, short_words
from hotelier.core.bits import lowest, positions
from hotelier.messages.message import Listed, Message, listed, message

FACES: Final = range(1, 7)
KEPT: Final = 1024  # seats whose dice are kept: a move changes few of them
ROOMS_FACE: Final = 3  # the die that prepares rooms
STAFF_FACE: Final = 5  # the die that hires
NO_DIE: Final = message("austria-no-die")
VAIN: Final = {
    "rooms": message("austria-vain-rooms"),
    "crowns": message("austria-vain-crowns"),
    "hand": message("austria-vain-hand"),
}


def in_extra_turn(state: State, seat: int) -> bool:
    """Whether a seat (from 0) is in E. Gizia's extra turn."""
    return isinstance(state.top, ExtraTurn) and state.top.seat == seat


_spaces: Final[dict[tuple[object, ...], tuple[Space, ...]]] = {}  # recent ones


def dice_facts(state: State, s: Seat, own: int) -> tuple[Space, ...]:
    top = state.top
    if isinstance(top, Mimic) and top.seat == own:
        return tuple(_mimicked(state, s, face, top.strength) for face in FACES)
    extra = in_extra_turn(state, own)
    known = (own < 0, extra, state.revised, state.rules, state.dice)
    key = (s.open_key(), s.hand, known)
    found = _spaces.get(key)
    if found is None:
        if len(_spaces) >= KEPT:
            _spaces.clear()
        found = _spaces[key] = tuple([_space(state, s, own, face, extra) for face in FACES])
    return found


def _mimicked(state: State, s: Seat, face: int, strength: int) -> Space:
    if face == SIX_FACE:
        return Space(0, 0, None, None, None, (), None)
    vain = in_vain(state, s, face, strength, 0)
    return _as_space(s.box, face, strength, 0, die_action(s, face, strength, True), 0, vain, None)


def _space(state: State, s: Seat, own: int, face: int, extra: bool) -> Space:
    price = die_price(state, s, face, 0, extra)
    if not dice_on(state, face):
        return Space(0, price, None, NO_DIE if own >= 0 else None, None, (), None)
    strength = die_strength(state, s, face, 0, extra)
    stronger, dearer = die_strength(state, s, face, 1, extra), die_price(state, s, face, 1, extra)
    boosted = None if extra and state.revised else (stronger, dearer, "")
    if own < 0:
        return Space(strength, price, boosted and _boost(*boosted), None, None, (), None)
    if boosted:
        boosted = (stronger, dearer, in_vain(state, s, face, stronger, dearer))
    code = die_action(s, face, strength, extra)
    added = 0 if extra else s.staff & s.box.on_die_cards[face]
    vain = in_vain(state, s, face, strength, 0)
    return _as_space(s.box, face, strength, price, code, added, vain, boosted)


@cache
def _as_space(
    box: Box,
    face: int,
    strength: int,
    price: int,
    code: int,
    added: int,
    vain: str,
    boosted: tuple[int, int, str] | None,
) -> Space:
    """A space with the action of its die, the staff for it, and why it may have no effect."""
    extras = die_extras(box, added, face)
    return Space(
        strength,
        price,
        boosted and _boost(*boosted),
        short_words(EFFECTS[code]),
        die_gives(box, code, added, face),
        tuple(Extra(card, gives) for card, gives in extras),
        VAIN.get(vain),
    )


def _boost(strength: int, price: int, vain: str) -> Boost:
    return Boost(strength, price, VAIN.get(vain))


def die_extras(box: Box, staff: int, face: int) -> list[tuple[int, Message]]:
    """What each of these cards adds to a die, in a few words."""
    return [
        (STAFF_ID[lowest(card)], short_words(EFFECTS[code]))
        for card, code in box.on_die[face]
        if staff & card
    ]


def die_gives(box: Box, code: int, staff: int, face: int) -> Message | Listed:
    """What a die gives: its action, and what these cards add."""
    gives = effect_words(EFFECTS[code])
    extras = [added for _, added in die_extras(box, staff, face)]
    return listed([gives, *extras], "plus") if extras else gives


def in_vain(state: State, s: Seat, face: int, strength: int, paid: int) -> str:
    """Why the action of a space would do nothing for a seat that has paid this much for it."""
    if face == ROOMS_FACE:
        places = positions(open_places(s))
        if not places:
            return "rooms"
        prices = [room_price(s, room, 0) for room in places]
    elif face == STAFF_FACE:
        if not s.hand:
            return "hand"
        prices = [hire_price(state, card, strength) for card in positions(s.hand)]
    else:
        return ""
    return "crowns" if min(prices) > s.crowns - paid else ""
