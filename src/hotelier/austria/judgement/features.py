"""The features by which a hotel is judged: their names, in the order of their numbers, and card
tables.

Files of weights use these names; the constants below are their numbers.
"""

from typing import Final

from mypy_extensions import i64

from hotelier.austria.rules.cards import EMPEROR_BACK
from hotelier.austria.rules.operations import TOP_FLOOR, Operation
from hotelier.austria.rules.printed import Edition
from hotelier.austria.rules.rounds import ROUNDS
from hotelier.austria.rules.tables import (
    CUBES,
    FIRST_GUEST,
    GUEST_COUNT,
    POLITICS_ID,
    STAFF_ID,
    TILE_ID,
)
from hotelier.core.judge import DOUBT

WHOLE: Final = 12  # shares are in twelfths
TURNS: Final = 2 * ROUNDS

# Rewards of guests, by operation.
REWARDS: Final = (
    "crowns",
    "emperor",
    "cubes",
    "choice",
    "draw",
    "prepare",
    "hire",
    "offer",
    "occupy",
    "invite",
    "extra_turn",
)
# [operation]: the one it's judged like, if it isn't one of these
LIKE: Final = {"extra_action": "extra_turn"}


ROOM_THINGS: Final = ("free room", "free rooms", "group", "group laid", "group one short")


def _names() -> list[str]:
    names = [
        DOUBT,
        "always",
        "crowns",
        "crowns to four",
        "crowns above twelve",
        "turns this round",
        "first next round",
        "next to play",
        "passed",
        "others passed",
        "free tables",
        "guest points",
        "guest cubes missing",
        "guest cubes in the kitchen",
        "guest complete with a room",
        "guest complete without a room",
        "guest without a room",
        "guests green",
        "kitchen above six",
        "emperor",
        "emperor points",
        "emperor soon",
        "emperor points soon",
        "emperor step to the bonus",
        "free rooms' floors",
        "tiles",
        "rooms occupied",
        "hand",
        "hand within reach",
        "end cards in hand",
        "groups prepared whole",
    ]
    names += [f"guest {reward}" for reward in REWARDS]
    names += [f"kitchen {cube}" for cube in CUBES]
    for colour in ("blue", "red", "yellow"):
        names += [f"{what} {colour}" for what in ROOM_THINGS]
    names += [f"dice {face}" for face in range(1, 7)]
    names += [f"politics {card}" for card in POLITICS_ID]
    names += [f"politics {card} near" for card in POLITICS_ID]
    names += [f"bonus {tile}" for tile in TILE_ID]
    names += [f"penalty {tile}" for tile in TILE_ID]
    names += [f"played {card}" for card in STAFF_ID]
    names += [f"held {card}" for card in STAFF_ID]
    return names


FEATURES: Final[list[str]] = _names()


def _at(name: str) -> int:
    return FEATURES.index(name)


ALWAYS: Final[i64] = _at("always")
PURSE: Final[i64] = _at("crowns")
PURSE_FEW: Final[i64] = _at("crowns to four")
PURSE_MANY: Final[i64] = _at("crowns above twelve")
TURNS_NOW: Final[i64] = _at("turns this round")
FIRST_NEXT: Final[i64] = _at("first next round")
NEXT_TURN: Final[i64] = _at("next to play")
PASSED: Final[i64] = _at("passed")
OTHERS_PASSED: Final[i64] = _at("others passed")
FREE_TABLES: Final[i64] = _at("free tables")
GUEST_POINTS: Final[i64] = _at("guest points")
MISSING: Final[i64] = _at("guest cubes missing")
IN_KITCHEN: Final[i64] = _at("guest cubes in the kitchen")
COMPLETE: Final[i64] = _at("guest complete with a room")
COMPLETE_OUT: Final[i64] = _at("guest complete without a room")
ROOMLESS: Final[i64] = _at("guest without a room")
GREEN: Final[i64] = _at("guests green")
KITCHEN: Final[i64] = _at(f"kitchen {CUBES[0]}")
KITCHEN_MORE: Final[i64] = _at("kitchen above six")
TRACK: Final[i64] = _at("emperor")
TRACK_VP: Final[i64] = _at("emperor points")
TRACK_SOON: Final[i64] = _at("emperor soon")
TRACK_VP_SOON: Final[i64] = _at("emperor points soon")
TRACK_STEP: Final[i64] = _at("emperor step to the bonus")
FREE_FLOORS: Final[i64] = _at("free rooms' floors")
TILES_LAID: Final[i64] = _at("tiles")
OCCUPIED: Final[i64] = _at("rooms occupied")
HAND: Final[i64] = _at("hand")
IN_REACH: Final[i64] = _at("hand within reach")
END_IN_HAND: Final[i64] = _at("end cards in hand")
GROUPS_LAID: Final[i64] = _at("groups prepared whole")
FREE_ROOM: Final[i64] = _at("free room blue")
COLOUR_STEP: Final[i64] = _at("free room red") - _at("free room blue")
DICE: Final[i64] = _at("dice 1")
POLITICS: Final[i64] = _at(f"politics {POLITICS_ID[0]}")
POLITICS_NEAR: Final[i64] = _at(f"politics {POLITICS_ID[0]} near")
BONUS: Final[i64] = _at(f"bonus {TILE_ID[0]}")
PENALTY: Final[i64] = _at(f"penalty {TILE_ID[0]}")
PLAYED: Final[i64] = _at(f"played {STAFF_ID[0]}")
HELD: Final[i64] = _at(f"held {STAFF_ID[0]}")


def _amount(does: Operation) -> int:
    """The amount of a reward; a discount or a floor limit changes it by one."""
    if does.op == "cubes":
        return len(does.cubes)
    if does.op in ("prepare", "hire", "offer"):
        return 1 + min(does.reduction, 4) - (does.floors < TOP_FLOOR)
    return does.amount or 1


def rewards(edition: Edition) -> list[list[tuple[int, int]]]:
    """By guest: the rewards as features and amounts."""
    guests = [edition.guests[FIRST_GUEST + guest] for guest in range(1, GUEST_COUNT + 1)]
    return [[], *([(_reward(does), _amount(does)) for does in guest.reward] for guest in guests)]


def _reward(does: Operation) -> int:
    return _at(f"guest {LIKE.get(does.op, does.op)}")


SCORINGS: Final[list[int]] = sorted(EMPEROR_BACK)
# [round]: which scoring comes next (−1: none), and how far back it sends you
NEXT_SCORING: Final[list[int]] = [
    next((k for k, when in enumerate(SCORINGS) if when >= number), -1)
    for number in range(ROUNDS + 2)
]
BACK: Final[list[int]] = [EMPEROR_BACK[number] for number in SCORINGS]
BONUS_STEPS: Final = 3
GRAIN: Final = 4.0
REACH: Final = 2  # crowns that a die 5 usually saves
