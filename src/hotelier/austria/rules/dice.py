"""The six dice actions (rules §5, notation §3 and §4 “die taken”)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from hotelier.austria.rules.actions import (
    ADVANCE,
    ADVANCE_NUMBER,
    ADVANCE_UP_TO,
    MIMIC,
    SPLIT,
    SPLIT_NUMBER,
    SPLIT_UP_TO,
)
from hotelier.austria.rules.batch import EFFECTS, Effect, start
from hotelier.austria.rules.cafe import receive
from hotelier.austria.rules.cards import PURSE
from hotelier.austria.rules.events import DieTaken, DieUsedAs, StaffTriggered
from hotelier.austria.rules.gains import advance_emperor, gain_crowns
from hotelier.austria.rules.operations import Operation
from hotelier.austria.rules.state import Seat, State
from hotelier.austria.rules.tables import (
    BAG_ONE,
    BOOTBLACK,
    BOOTBLACK_FACE,
    CUBES,
    KITCHEN_HAND,
    STAFF_ID,
    STRENGTHENER,
)
from hotelier.core.bits import ONE, lowest
from hotelier.core.frames import Frame

# Filled by `effects`.
MAIN: Final[list[list[int]]] = []  # [face][strength]: the action of a die
BOTH_TRACKS: Final[list[int]] = []  # [strength]: a real 4 with Bootblack

BOOST_PRICE: Final = 1
SIX_PRICE: Final = 1
SIX_FACE: Final = 6  # wild, for a crown
STRUDEL: Final[i64] = BAG_ONE[CUBES.index("s")]
CAKE: Final[i64] = BAG_ONE[CUBES.index("c")]
WINE: Final[i64] = BAG_ONE[CUBES.index("w")]
COFFEE: Final[i64] = BAG_ONE[CUBES.index("k")]


def kitchen_hand_works(state: State, staff: i64, extra: bool) -> bool:
    """A 6 for free and stronger; in E. Gizia's extra turn only in classic (rules §12)."""
    return staff & KITCHEN_HAND != 0 and not (extra and state.revised)


def dice_on(state: State, face: i64) -> i64:
    """How many dice are on a space."""
    return (state.dice >> (4 * (face - 1))) & 15


def strengthener(state: State, staff: i64, face: i64, extra: bool) -> i64:
    """The active card that makes this die stronger now, as a bit; 0 for none."""
    card: i64 = staff & STRENGTHENER[face]
    if card and (kitchen_hand_works(state, staff, extra) if face == SIX_FACE else not extra):
        return card
    return 0


def most_dear(strength: i64) -> i64:
    """How many cubes of a 1 or 2 may be the expensive ones: never more cake than strudel."""
    return strength >> 1


def die_strength(state: State, s: Seat, face: i64, boost: i64, extra: bool) -> i64:
    """How strong a die on this space is for a seat."""
    strength: i64 = dice_on(state, face) + boost
    if strengthener(state, s.staff, face, extra):
        strength += s.box.strength_plus[face]
    return strength


def die_price(state: State, s: Seat, face: i64, boost: i64, extra: bool) -> i64:
    """What taking a die costs a seat."""
    price: i64 = boost * BOOST_PRICE
    if face == SIX_FACE and not kitchen_hand_works(state, s.staff, extra):
        price += SIX_PRICE
    return price


def polishes(s: Seat, face: i64, extra: bool) -> bool:
    """Whether the Bootblack works: both tracks together, for a real 4."""
    return face == BOOTBLACK_FACE and not extra and s.staff & BOOTBLACK != 0


def die_action(s: Seat, face: i64, strength: i64, extra: bool) -> i64:
    """The effect of a die with this strength, without what staff adds."""
    action: i64 = BOTH_TRACKS[strength] if polishes(s, face, extra) else MAIN[face][strength]
    return action


def take_die(state: State, seat: i64, face: i64, boost: i64, extra: bool) -> None:
    """Pay, remove the die (not in an extra turn), and start its action and the staff for it."""
    s = state.seats[seat]
    staff: i64 = s.staff
    strength: i64 = die_strength(state, s, face, boost, extra)
    price: i64 = die_price(state, s, face, boost, extra)
    if state.sink is not None:
        stronger: i64 = strengthener(state, staff, face, extra)
        if stronger:
            state.sink.append(StaffTriggered(seat + 1, STAFF_ID[lowest(stronger)]))
    s.crowns -= price
    if not extra:
        state.dice -= ONE << (4 * (face - 1))
    effects: i64 = die_action(s, face, strength, extra)
    if state.sink is not None:
        state.sink.append(DieTaken(seat + 1, face, strength, price, boost > 0, extra))
        if polishes(s, face, extra):
            state.sink.append(StaffTriggered(seat + 1, STAFF_ID[lowest(BOOTBLACK)]))
    if not extra and staff & s.box.on_die_cards[face]:
        shift: i64 = 8
        for card, code in s.box.on_die[face]:
            if staff & card:
                effects |= code << shift
                shift += 8
                if state.sink is not None:
                    state.sink.append(StaffTriggered(seat + 1, STAFF_ID[lowest(card)]))
    start(state, seat, effects)


@mypyc_attr(acyclic=True, free_list_len=1)
class Mimic(Frame):
    """A 6 does any of the actions 1–5 with its own strength."""

    def __init__(self, seat: i64, strength: i64, below: Frame | None) -> None:
        self.seat = seat
        self.below = below
        self.strength: i64 = strength

    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.strength)

    def enter(self, state: State) -> i64:
        return state.ask(self.seat, MIMIC, 0b11111)

    def choose(self, state: State, bit: i64) -> None:
        state.top = self.below
        if state.sink is not None:
            state.sink.append(DieUsedAs(self.seat + 1, bit + 1, self.strength))
        EFFECTS[MAIN[bit + 1][self.strength]].begin(state, self.seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class Split(Frame):
    """How many of the cubes are the expensive ones."""

    def __init__(self, seat: i64, strength: i64, drinks: i64, below: Frame | None) -> None:
        self.seat = seat
        self.below = below
        self.strength: i64 = strength
        self.drinks: i64 = drinks

    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.strength, self.drinks)

    def enter(self, state: State) -> i64:
        return state.ask(self.seat, SPLIT, SPLIT_UP_TO[most_dear(self.strength)])

    def choose(self, state: State, bit: i64) -> None:
        dear: i64 = SPLIT_NUMBER[bit]
        state.top = self.below
        plain: i64 = self.strength - dear
        if self.drinks:
            receive(state, self.seat, dear * COFFEE + plain * WINE)
        else:
            receive(state, self.seat, dear * CAKE + plain * STRUDEL)


@mypyc_attr(acyclic=True, free_list_len=1)
class Advance(Frame):
    """How many of the steps go to the emperor track; the others are crowns."""

    def __init__(self, seat: i64, strength: i64, below: Frame | None) -> None:
        self.seat = seat
        self.below = below
        self.strength: i64 = strength

    def facts(self) -> tuple[int, ...]:
        return (self.seat, self.strength)

    def enter(self, state: State) -> i64:
        return state.ask(self.seat, ADVANCE, ADVANCE_UP_TO[self.strength])

    def choose(self, state: State, bit: i64) -> None:
        steps: i64 = ADVANCE_NUMBER[bit]
        crowns: i64 = self.strength - steps
        state.top = self.below
        if steps:
            advance_emperor(state, self.seat, steps)
        if crowns:
            gain_crowns(state, self.seat, crowns)


class DieAction(Effect):
    """The action of a die with this strength."""

    def __init__(self, what: str, strength: i64) -> None:
        super().__init__(Operation(what, strength))
        self.what: str = what
        self.strength: i64 = strength


class SplitAction(DieAction):
    """Actions 1 (food) and 2 (drinks)."""

    def begin(self, state: State, seat: i64) -> None:
        drinks: i64 = 1 if self.what == "drinks" else 0
        state.top = Split(seat, self.strength, drinks, state.top)


class AdvanceAction(DieAction):
    """Action 4."""

    def begin(self, state: State, seat: i64) -> None:
        state.top = Advance(seat, self.strength, state.top)


class BothTracks(DieAction):
    """Action 4 with Bootblack: a space and a crown per strength; safe if the crowns fit."""

    def safe(self, state: State, seat: i64) -> bool:
        return state.seats[seat].crowns + self.strength <= PURSE

    def begin(self, state: State, seat: i64) -> None:
        advance_emperor(state, seat, self.strength)
        gain_crowns(state, seat, self.strength)


class MimicAction(DieAction):
    """Action 6."""

    def begin(self, state: State, seat: i64) -> None:
        state.top = Mimic(seat, self.strength, state.top)
