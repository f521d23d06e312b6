"""Every action of the game, in one table sorted by text (notation §3).

A decision lists its legal actions as a 64-bit mask. Which bit means which action is fixed for each
kind of decision, always in the order of the texts, so the bits from low to high are the sorted
list. Outside the engine, an action is its index in `TEXTS`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hotelier.austria.rules.geometry import ROOMS, room_text
from hotelier.austria.rules.printed import LETTERS
from hotelier.austria.rules.tables import (
    CUBES,
    END_CARDS,
    MOST_STRENGTH,
    ROUND_LIST,
    STAFF_ID,
)

# Kinds of decision
NONE: Final = 0
DRAFT: Final = 1
FIRST_GUEST: Final = 2
FIRST_ROOM: Final = 3
TURN: Final = 4
MIMIC: Final = 5
SPLIT: Final = 6
ADVANCE: Final = 7
CUBE: Final = 8
PLACE: Final = 9
DELIVER: Final = 10
PREPARE: Final = 11
HIRE: Final = 12
CHECK_IN: Final = 13
OCCUPY: Final = 14
COMPLETE: Final = 15
INVITE: Final = 16
ORDER: Final = 17
PENALTY: Final = 18
RETURN: Final = 19
DEMOLISH: Final = 20
DISMISS: Final = 21
KINDS: Final = (
    "",
    "draft",
    "first-guest",
    "first-room",
    "turn",
    "mimic",
    "split",
    "advance",
    "cube",
    "place",
    "deliver",
    "prepare",
    "hire",
    "check-in",
    "occupy",
    "complete",
    "invite",
    "order",
    "penalty",
    "return",
    "demolish",
    "dismiss",
)

# Bits of the turn menu
CHECK_IN_BIT: Final = 0
CLAIM_BIT: Final = 3
DELIVER_BIT: Final = 6
DIE_BIT: Final = 7  # four apart; the boosted die is the next bit
END_BIT: Final = 31
GUEST_BIT: Final = 32
PASS_BIT: Final = 37
USE_BIT: Final = 38
# Bits of rooms: `done`, the twenty rooms, `stop`
DONE_BIT: Final = 0
ROOM_BIT: Final = 1
ROOM_STOP_BIT: Final = 21
# Bits of cards: one per staff card, then `stop`
CARD_STOP_BIT: Final = 48
# Bits of serving: `kitchen`, twelve cubes four apart, `stop`
KITCHEN_BIT: Final = 0
SERVE_BIT: Final = 1
SERVE_STOP_BIT: Final = 52
# Bits of the others
TABLE_STOP_BIT: Final = 0
TABLE_BIT: Final = 1
INVITE_STOP_BIT: Final = 5
EXCUSE_BIT: Final = 0
PAY_BIT: Final = 1
MOST_EFFECTS: Final = 7


def _menu() -> dict[int, str]:
    menu = {CHECK_IN_BIT + table: f"check-in {table + 1}" for table in range(3)}
    menu |= {CLAIM_BIT + card: f"claim {LETTERS[card]}" for card in range(3)}
    menu[DELIVER_BIT] = "deliver"
    for face in range(6):
        menu[DIE_BIT + 4 * face] = f"die {face + 1}"
        menu[DIE_BIT + 4 * face + 1] = f"die {face + 1}+"
    menu[END_BIT] = "end"
    menu |= {GUEST_BIT + place: f"guest {place + 1}" for place in range(5)}
    menu[PASS_BIT] = "pass"
    menu |= {USE_BIT + n: f"use {STAFF_ID[card]}" for n, card in enumerate(ROUND_LIST)}
    return menu


def _cards(verb: str, mask: int = -1) -> dict[int, str]:
    return {i: f"{verb} {card}" for i, card in enumerate(STAFF_ID) if mask >> i & 1}


def _numbers(verb: str, most: int) -> dict[int, str]:
    """Numbers in the order of their texts: 0, 1, 10, 11, …, 2, 3."""
    texts = sorted(f"{verb} {number}" for number in range(most + 1))
    return dict(enumerate(texts))


_rooms = {ROOM_BIT + room: f"room {room_text(room)}" for room in range(ROOMS)}
_serve = {
    SERVE_BIT + 16 * table + 4 * cube: f"serve {table + 1}{CUBES[cube]}"
    for table in range(3)
    for cube in range(4)
}
_guests = {place: f"guest {place + 1}" for place in range(5)}

# [kind]: the text of each bit of a mask
MEANING: Final[list[dict[int, str]]] = [
    {},
    _cards("keep"),
    _guests,
    {DONE_BIT: "done", **_rooms},
    _menu(),
    {face: f"as {face + 1}" for face in range(5)},
    _numbers("split", MOST_STRENGTH // 2),
    _numbers("emperor", MOST_STRENGTH),
    {cube: f"cube {CUBES[cube]}" for cube in range(4)},
    {KITCHEN_BIT: "kitchen", **_serve},
    {**_serve, SERVE_STOP_BIT: "stop"},
    {**_rooms, ROOM_STOP_BIT: "stop"},
    {**_cards("hire"), CARD_STOP_BIT: "stop"},
    _rooms,
    {**_rooms, ROOM_STOP_BIT: "stop"},
    {TABLE_STOP_BIT: "stop", **{TABLE_BIT + table: f"table {table + 1}" for table in range(3)}},
    {**_guests, INVITE_STOP_BIT: "stop"},
    {effect: f"effect {effect + 1}" for effect in range(MOST_EFFECTS)},
    {EXCUSE_BIT: "excuse", PAY_BIT: "pay 1", PAY_BIT + 1: "pay 2"},
    _cards("return"),
    _rooms,
    _cards("dismiss", END_CARDS),
]

TEXTS: Final[list[str]] = sorted({text for kind in MEANING for text in kind.values()})
ACTION: Final[dict[str, int]] = {text: action for action, text in enumerate(TEXTS)}
# [64 · kind + bit]: the action; [kind · actions + action]: the bit, or −1.
BIT_ACTION: Final[vec[i64]] = vec[i64](
    [ACTION.get(kind.get(bit, ""), -1) for kind in MEANING for bit in range(64)]
)
ACTIONS: Final = len(TEXTS)
ACTION_BIT: Final[vec[i64]] = vec[i64]([-1] * (ACTIONS * len(MEANING)))
for _kind, _meaning in enumerate(MEANING):
    for _bit, _text in _meaning.items():
        ACTION_BIT[_kind * ACTIONS + ACTION[_text]] = _bit


def _up_to(kind: int, verb: str) -> list[int]:
    """[n]: the mask of `verb 0` … `verb n`."""
    masks = [0]
    for number in range(len(MEANING[kind])):
        masks.append(masks[-1] | 1 << ACTION_BIT[kind * ACTIONS + ACTION[f"{verb} {number}"]])
    return masks[1:]


SPLIT_UP_TO: Final[vec[i64]] = vec[i64](_up_to(SPLIT, "split"))
ADVANCE_UP_TO: Final[vec[i64]] = vec[i64](_up_to(ADVANCE, "emperor"))
# [bit]: its number, for `split` and `emperor`
SPLIT_NUMBER: Final[vec[i64]] = vec[i64](
    [int(MEANING[SPLIT][b].split()[1]) for b in sorted(MEANING[SPLIT])]
)
ADVANCE_NUMBER: Final[vec[i64]] = vec[i64](
    [int(MEANING[ADVANCE][b].split()[1]) for b in sorted(MEANING[ADVANCE])]
)
