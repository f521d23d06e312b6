"""The question for the seat to move, and the section of the rules it's based on."""

from collections.abc import Callable
from typing import Any, Final

from hotelier.austria.rules.actions import DIE_BIT, END_BIT, GUEST_BIT, KINDS, PASS_BIT
from hotelier.austria.rules.cafe import DELIVERY_LIMIT, Choose, Deliver, Place, letters
from hotelier.austria.rules.dice import Advance, Mimic, Split, most_dear
from hotelier.austria.rules.emperor import (
    NO_SCORING,
    SCORING_ROUNDS,
    Penalty,
    Return,
    current_tile,
    next_scoring,
)
from hotelier.austria.rules.geometry import FLOOR, WHOLE
from hotelier.austria.rules.guests import FULL_CAFE, free_table
from hotelier.austria.rules.hire import FROM_HAND, Hire
from hotelier.austria.rules.operations import FREE
from hotelier.austria.rules.prepare import Prepare
from hotelier.austria.rules.rooms import CheckIn
from hotelier.austria.rules.rounds import ROUNDS
from hotelier.austria.rules.setup import FirstRoom
from hotelier.austria.rules.state import State
from hotelier.austria.rules.tables import TILE_ID, guest_id
from hotelier.austria.rules.turn import DIE_TAKEN, GUEST_TAKEN, ExtraTurn, Turn
from hotelier.austria.words.cards import discount_kind
from hotelier.austria.words.names import cubes, the_guest
from hotelier.core.explain import Asked
from hotelier.messages.message import Message, message

Told = tuple[Message, dict[str, Any]]  # a question and its facts

DICE_MASK: Final = (1 << END_BIT) - (1 << DIE_BIT)
GUEST_MASK: Final = (1 << PASS_BIT) - (1 << GUEST_BIT)

# The section of the rules about each decision; a turn is in `round`, an extra turn an effect.
SECTIONS: Final = {
    "draft": "setup",
    "first-guest": "setup",
    "first-room": "setup",
    "turn": "round",
    "mimic": "dice",
    "split": "dice",
    "advance": "dice",
    "cube": "effects",
    "place": "serving",
    "deliver": "serving",
    "prepare": "rooms",
    "hire": "staff",
    "check-in": "check-in",
    "occupy": "effects",
    "complete": "effects",
    "invite": "effects",
    "order": "effects",
    "penalty": "emperor",
    "return": "emperor",
    "demolish": "emperor",
    "dismiss": "emperor",
}


def asked(state: State) -> Asked:
    """The question for the seat to move."""
    decision = KINDS[state.kind]
    rule = "effects" if isinstance(state.top, ExtraTurn) else SECTIONS[decision]
    tell = _QUESTIONS.get(type(state.top))
    question, facts = tell(state, state.top) if tell else (message(f"austria-q-{decision}"), {})
    return Asked(decision, question, rule, facts)


def headline(state: State, seat: int | None) -> tuple[Message, ...]:
    """The round, the next visit of the emperor, and the viewer's points."""
    words = [message("austria-round", n=state.round, all=ROUNDS)]
    scoring = next_scoring(state)
    if scoring != NO_SCORING and not state.over:
        after = SCORING_ROUNDS[scoring]
        now = after == state.round
        words.append(
            message("austria-emperor-now") if now else message("austria-emperor-at", n=after)
        )
    if seat is not None:
        words.append(message("austria-score", n=state.seats[seat - 1].vp))
    return tuple(words)


def _turn(state: State, top: Turn) -> Told:
    return message(f"austria-q-{_turn_key(state)}"), {
        "guest_taken": top.done & GUEST_TAKEN != 0,
        "die_taken": top.done & DIE_TAKEN != 0,
        "extra": False,
    }


def _turn_key(state: State) -> str:
    mask = state.mask
    if not mask & DICE_MASK:
        return "turn-stuck" if mask >> PASS_BIT & 1 else "turn-done"
    if mask & GUEST_MASK:
        return "turn-guest"
    full = free_table(state.seats[state.actor - 1]) == FULL_CAFE
    return "turn-full" if full else "turn"


def _extra_turn(state: State, top: ExtraTurn) -> Told:
    facts = {"guest_taken": top.guest_taken != 0, "die_taken": False, "extra": True}
    return message("austria-q-turn-extra"), facts


def _prepare(state: State, top: Prepare) -> Told:
    discount = top.discount
    if top.lit:
        question = message(f"austria-q-prepare-lit{'' if top.floors == WHOLE else '-low'}")
    elif top.floors != WHOLE:
        question = message("austria-q-prepare-low")
    elif discount:
        question = message(f"austria-q-prepare-{discount_kind(discount)}", n=discount)
    else:
        question = message("austria-q-prepare-full", n=top.times)
    return question, {
        "left": top.times,
        "discount": discount,
        "free": discount >= FREE,
        "floors": tuple(n for n, floor in enumerate(FLOOR, start=1) if top.floors & floor),
        "lit": top.lit != 0,
    }


def _hire(state: State, top: Hire) -> Told:
    offer = top.offer != FROM_HAND
    key = f"austria-q-{'offer' if offer else 'hire'}-{discount_kind(top.discount)}"
    facts = {"discount": top.discount, "free": top.discount >= FREE, "offer": offer}
    return message(key, n=top.discount), facts


def _check_in(state: State, top: CheckIn) -> Told:
    guest = guest_id(state.seats[top.seat].guests >> (8 * top.table) & 255)
    facts = {"table": top.table + 1, "guest": guest}
    return message("austria-q-check-in", guest=the_guest(guest)), facts


def _place(state: State, top: Place) -> Told:
    loose = letters(top.loose)
    return message("austria-q-place", cubes=cubes(loose)), {"cubes": loose}


def _split(state: State, top: Split) -> Told:
    strength = top.strength
    facts = {"strength": strength, "drinks": top.drinks != 0, "most": most_dear(strength)}
    return message("austria-q-split"), facts


_QUESTIONS: Final[dict[type[Any], Callable[[State, Any], Told]]] = {
    Turn: _turn,
    ExtraTurn: _extra_turn,
    FirstRoom: lambda state, top: (
        message("austria-q-first-room", n=top.left),
        {"left": top.left},
    ),
    Mimic: lambda state, top: (message("austria-q-mimic"), {"strength": top.strength}),
    Split: _split,
    Advance: lambda state, top: (message("austria-q-advance"), {"strength": top.strength}),
    Choose: lambda state, top: (
        message("austria-q-cube", n=top.left),
        {"left": top.left, "chosen": letters(top.chosen)},
    ),
    Place: _place,
    Deliver: lambda state, top: (
        message("austria-q-deliver", n=DELIVERY_LIMIT - top.moved),
        {"left": DELIVERY_LIMIT - top.moved},
    ),
    Prepare: _prepare,
    Hire: _hire,
    CheckIn: _check_in,
    Penalty: lambda state, top: (
        message("austria-q-penalty"),
        {"tile": TILE_ID[current_tile(state)]},
    ),
    Return: lambda state, top: (message("austria-q-return", n=top.left), {"left": top.left}),
}
