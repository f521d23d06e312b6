"""The position itself as inputs of a network, after the features: rooms, guests, cards, time.

Features are what a person would look at. These are the things as they are, so that a network can
find what the features miss, and the variant being played, so that one network knows them all.
"""

from typing import Final

from mypy_extensions import i64

from hotelier.austria.judgement.features import FEATURES, NEXT_SCORING, SCORINGS, TURNS
from hotelier.austria.rules.cards import DICE
from hotelier.austria.rules.geometry import ROOMS, room_text
from hotelier.austria.rules.printed import BOARD_NAMES
from hotelier.austria.rules.state import State
from hotelier.austria.rules.tables import (
    BAG_FIELD,
    BAG_SHIFT,
    CUBES,
    FIRST_GUEST,
    GUEST_COUNT,
    POLITICS_ID,
    TILE_ID,
)
from hotelier.core.judge import LinearJudge

MOST_CROWNS: Final = 20
SPACES: Final = 14  # of the emperor track
HANDS: Final = 3  # ways to deal the starting hands
GUEST_NUMBERS: Final = [FIRST_GUEST + guest for guest in range(1, GUEST_COUNT + 1)]
ROOM_TEXTS: Final = [room_text(room) for room in range(ROOMS)]

INPUTS: Final[list[str]] = [
    *(f"prepared {room}" for room in ROOM_TEXTS),
    *(f"occupied {room}" for room in ROOM_TEXTS),
    *(f"guest {guest} in the cafe" for guest in GUEST_NUMBERS),
    *(f"guest {guest} in the row" for guest in GUEST_NUMBERS),
    *(f"wanted {cube}" for cube in CUBES),
    *(f"all {cube} in the kitchen" for cube in CUBES),
    *(f"{crowns} crowns" for crowns in range(MOST_CROWNS + 1)),
    *(
        f"space {space} before scoring {scoring}"
        for scoring in range(len(SCORINGS) + 1)
        for space in range(SPACES)
    ),
    *(f"{turns} turns ahead" for turns in range(TURNS + 1)),
    *(f"politics {card} claimed" for card in POLITICS_ID),
    *(f"politics {card} open" for card in POLITICS_ID),
    *(f"tile {tile} to come" for tile in TILE_ID),
    *(f"{players} players" for players in DICE),
    *(f"board {board}" for board in BOARD_NAMES),
    *(f"first hands {way}" for way in range(HANDS)),
    "revised",
]


def _at(name: str) -> int:
    return len(FEATURES) + INPUTS.index(name)


PREPARED: Final[i64] = _at(f"prepared {ROOM_TEXTS[0]}")
OCCUPIED: Final[i64] = _at(f"occupied {ROOM_TEXTS[0]}")
IN_CAFE: Final[i64] = _at(f"guest {GUEST_NUMBERS[0]} in the cafe")
IN_ROW: Final[i64] = _at(f"guest {GUEST_NUMBERS[0]} in the row")
WANTED: Final[i64] = _at(f"wanted {CUBES[0]}")
IN_KITCHEN: Final[i64] = _at(f"all {CUBES[0]} in the kitchen")
PURSE: Final[i64] = _at("0 crowns")
TRACK: Final[i64] = _at("space 0 before scoring 0")
AHEAD: Final[i64] = _at("0 turns ahead")
CLAIMED: Final[i64] = _at(f"politics {POLITICS_ID[0]} claimed")
OPEN: Final[i64] = _at(f"politics {POLITICS_ID[0]} open")
TILE: Final[i64] = _at(f"tile {TILE_ID[0]} to come")
FEWEST: Final[i64] = min(DICE)
PLAYERS: Final[i64] = _at(f"{min(DICE)} players")
BOARD: Final[i64] = _at(f"board {BOARD_NAMES[0]}")
FIRST_HANDS: Final[i64] = _at("first hands 0")
REVISED: Final[i64] = _at("revised")


def note_inputs(judge: LinearJudge, state: State, seat: i64) -> None:
    """Note the position as a seat (from 1) has it."""
    s = state.seats[seat - 1]
    note_bits(judge, PREPARED, s.rooms & ~s.occupied)
    note_bits(judge, OCCUPIED, s.occupied)
    note_bytes(judge, IN_CAFE, s.guests)
    note_bytes(judge, IN_ROW, state.row)
    wants: i64 = s.wants
    while wants:
        note_counts(judge, WANTED, wants & 0xFFFF, 4, 15)
        wants >>= 16
    note_counts(judge, IN_KITCHEN, s.kitchen, BAG_SHIFT, BAG_FIELD)
    crowns: i64 = s.crowns
    judge.note(PURSE + (crowns if crowns < MOST_CROWNS else MOST_CROWNS), 1)
    scoring: i64 = NEXT_SCORING[state.round]
    judge.note(TRACK + SPACES * (scoring + 1) + s.emperor, 1)
    if scoring >= 0:
        while scoring < len(SCORINGS):
            judge.note(TILE + ((state.tiles >> (4 * scoring)) & 15), 1)
            scoring += 1
    judge.note(AHEAD + judge.ahead(state, seat), 1)
    letter: i64 = 0
    while letter < 3:
        card: i64 = (state.politics >> (4 * letter)) & 15
        if (s.discs >> letter) & 1:
            judge.note(CLAIMED + card, 1)
        else:
            judge.note(OPEN + card, 1 + ((state.places >> (4 * letter)) & 15))
        letter += 1
    judge.note(PLAYERS + state.players - FEWEST, 1)
    judge.note(BOARD + s.board.number, 1)
    judge.note(FIRST_HANDS + state.hands, 1)
    if state.revised:
        judge.note(REVISED, 1)


def note_bits(judge: LinearJudge, first: i64, mask: i64) -> None:
    """Note every bit of a mask."""
    left: i64 = mask
    at: i64 = first
    while left:
        if left & 1:
            judge.note(at, 1)
        left >>= 1
        at += 1


def note_bytes(judge: LinearJudge, first: i64, line: i64) -> None:
    """Note the numbers from 1 packed into bytes."""
    left: i64 = line
    while left:
        number: i64 = left & 255
        if number:
            judge.note(first + number - 1, 1)
        left >>= 8


def note_counts(judge: LinearJudge, first: i64, counts: i64, shift: i64, field: i64) -> None:
    """Note packed counts."""
    left: i64 = counts
    at: i64 = first
    while left:
        number: i64 = left & field
        if number:
            judge.note(at, number)
        left >>= shift
        at += 1


def same_inputs(one: State, other: State) -> bool:
    """Whether everything noted beyond a seat's features is the same."""
    return one.row == other.row and one.hands == other.hands and one.revised == other.revised
