"""A view of Grand Austria Hotel as a row of numbers, for learners.

The row is written in one pass over the view; offsets are looked up once, at import.
"""

from array import array
from functools import cache
from typing import Final, TypeAlias

from hotelier.austria.encoding.parts import (
    CUBES_UNIT,
    DICE_UNIT,
    EFFECT_KINDS,
    HAND_UNIT,
    LAYOUT,
    LEAST_VP,
    MOST_CUBES,
    MOST_LEFT,
    MOST_VP,
    ROUND_CARDS,
    ROW,
    STAFF,
    VP_UNIT,
)
from hotelier.austria.rules.actions import KINDS, MOST_EFFECTS
from hotelier.austria.rules.batch import operations_in
from hotelier.austria.rules.cafe import DELIVERY_LIMIT
from hotelier.austria.rules.cards import PURSE, START_STAFF
from hotelier.austria.rules.gains import END_OF_TRACK
from hotelier.austria.rules.geometry import ROOMS, WHOLE, room_text
from hotelier.austria.rules.hire import FROM_HAND, OFFERED
from hotelier.austria.rules.operations import TOP_FLOOR, Operation
from hotelier.austria.rules.politics import PLACES
from hotelier.austria.rules.printed import BOARD_NAMES, LETTERS
from hotelier.austria.rules.tables import (
    FIRST_GUEST,
    GUEST_COUNT,
    MOST_STRENGTH,
    POLITICS_ID,
    TILE_ID,
)
from hotelier.austria.rules.turn import ACTED, DIE_TAKEN, GUEST_TAKEN
from hotelier.austria.summary import CUBE_ORDER, kitchen_counts
from hotelier.austria.view import HANDS, AustriaView, SeatView
from hotelier.core.observation import PLAYERS, SEATS, Encoder
from hotelier.core.view import View

Row: TypeAlias = "array[float]"

_AT: Final = LAYOUT.places
_SEAT: Final = [_AT[f"{seat}.present"] for seat in SEATS]  # the viewer's own starts at 0
_CUBE: Final = {cube: place for place, cube in enumerate(CUBE_ORDER)}
_BOARD_PLACE: Final = {name: place for place, name in enumerate(BOARD_NAMES)}
_ROOM: Final = {room_text(room): room for room in range(ROOMS)}
_USED_PLACE: Final = {card: place for place, card in enumerate(ROUND_CARDS)}
_OWN_HAND: Final = _AT["own.hand"] - 1  # staff cards are counted from 1
_OWN_PACKET: Final = _AT["own.packet"] - 1
_OWN_OFFER: Final = _AT["own.offer"] - 1
_OWN_UNDER: Final = _AT["own.under"] - 1
_GONE: Final = _AT["gone"] - 1


@cache
def effect_writes(does: Operation) -> tuple[int, tuple[tuple[int, int, float], ...]]:
    """An effect's kind and numbers: the offset in the first slot, the slot distance, the value."""
    number = EFFECT_KINDS.index("extra_turn" if does.op == "extra_action" else does.op)
    amount = does.times if does.op == "prepare" else does.amount
    writes = [
        (_AT["effects.kind"] + number, len(EFFECT_KINDS), 1.0),
        (_AT["effects.amount"], 1, amount / MOST_STRENGTH),
        (_AT["effects.less"], 1, _discount(does.reduction)),
        (_AT["effects.low"], 1, float(does.floors < TOP_FLOOR)),
        (_AT["effects.lit"], 1, float(does.occupied)),
        *((_AT["effects.cubes"] + place, 4, does.cubes.count(c) / 4) for c, place in _CUBE.items()),
    ]
    return number, tuple(write for write in writes if write[2])


def _discount(crowns: int) -> float:
    """The discount in crowns; free counts as the largest discount."""
    return min(crowns, MOST_STRENGTH) / MOST_STRENGTH


class AustriaEncoder(Encoder):
    """Writes views of Grand Austria Hotel as rows of numbers."""

    def __init__(self) -> None:
        super().__init__(LAYOUT)

    def encode(self, view: View) -> Row:
        assert isinstance(view, AustriaView)
        own = self.viewer(view)
        row = self.empty[:]
        players = len(view.seats)
        for place in range(players):
            _write_seat(row, _SEAT[place], view.seats[(own + place) % players])
        for chosen, part in ((view.actor, _AT["own.decides"]), (view.first, _AT["own.first"])):
            if chosen is not None:
                row[_SEAT[(chosen - 1 - own) % players] + part] = 1.0
        _write_secrets(row, view, own)
        _write_table(row, view)
        _write_decks(row, view)
        _write_effects(row, view.effects)
        _write_work(row, view)
        return row


def _write_seat(row: Row, at: int, seat: SeatView) -> None:
    row[at] = 1.0
    for number in seat.numbers:
        row[at + _AT["own.numbers"] + number - 1] = 1.0
    row[at + _AT["own.passed"]] = seat.passed
    row[at + _AT["own.vp"]] = min(max(seat.vp, LEAST_VP), MOST_VP) / VP_UNIT
    row[at + _AT["own.crowns"]] = seat.crowns / PURSE
    row[at + _AT["own.emperor"]] = seat.emperor / END_OF_TRACK
    for cube, cubes in enumerate(kitchen_counts(seat.kitchen)):
        row[at + _AT["own.kitchen"] + cube] = min(cubes, MOST_CUBES) / CUBES_UNIT
    row[at + _AT["own.board"] + _BOARD_PLACE[seat.board]] = 1.0
    for room, sign in enumerate(seat.rooms):
        if sign != ".":
            row[at + (_AT["own.occupied"] if sign == "x" else _AT["own.prepared"]) + room] = 1.0
    for name in seat.group_bonuses:
        row[at + _AT["own.bonuses"] + _ROOM[name]] = 1.0
    for number, table in enumerate(seat.cafe):
        if table is not None:
            place = at + _AT["own.cafe.guest"] + GUEST_COUNT * number
            row[place + table.guest - FIRST_GUEST - 1] = 1.0
            place = at + _AT["own.cafe.missing"] + 4 * number
            for letter in table.missing:
                row[place + _CUBE[letter]] += 0.25
    row[at + _AT["own.hand_size"]] = seat.hand_size / HAND_UNIT
    for card in seat.staff:
        row[at + _AT["own.staff"] + card - 1] = 1.0
    for card in seat.used:
        row[at + _AT["own.used"] + _USED_PLACE[card]] = 1.0
    for letter in seat.discs:
        row[at + _AT["own.discs"] + LETTERS.index(letter)] = 1.0
    row[at + _AT["own.packet_size"]] = seat.packet_size / START_STAFF


def _write_secrets(row: Row, view: AustriaView, own: int) -> None:
    for card in view.seats[own].hand or ():
        row[_OWN_HAND + card] = 1.0
    for card in view.seats[own].packet or ():
        row[_OWN_PACKET + card] = 1.0
    for card in view.offer or ():
        row[_OWN_OFFER + card] = 1.0
    for place, hidden in enumerate(view.under, start=1):
        if hidden is not None:
            row[_OWN_UNDER + hidden] = place / STAFF


def _write_table(row: Row, view: AustriaView) -> None:
    row[_AT["variant.players"] + PLAYERS.index(len(view.seats))] = 1.0
    row[_AT["variant.revised"]] = view.edition == "revised"
    row[_AT["variant.day"]] = view.side == "day"
    row[_AT["variant.staff"] + HANDS.index(view.staff)] = 1.0
    row[_AT["round"] + view.round - 1] = 1.0
    row[_AT["over"]] = view.over
    if view.decision is not None:
        row[_AT["decision"] + KINDS.index(view.decision) - 1] = 1.0
    at = _AT["dice"]
    for face, number in enumerate(view.dice):
        row[at + face] = number / DICE_UNIT
    at = _AT["politics.discs"]
    for letter, number in enumerate(view.discs):
        row[at + letter] = number / PLACES
    for card in view.politics:
        row[_AT["politics"] + POLITICS_ID.index(card)] = 1.0
    for tile in view.tiles:
        row[_AT["tiles"] + TILE_ID.index(tile)] = 1.0
    if view.next_tile is not None:
        row[_AT["tiles.next"] + LETTERS.index(view.next_tile[0])] = 1.0


def _write_decks(row: Row, view: AustriaView) -> None:
    # While the row is being refilled, its left place is empty.
    at = _AT["row"] - FIRST_GUEST - 1 + GUEST_COUNT * (ROW - len(view.row))
    for guest in view.row:
        row[at + guest] = 1.0
        at += GUEST_COUNT
    at = _AT["discards"] - FIRST_GUEST - 1
    for guest in view.discards:
        row[at + guest] = 1.0
    for card in view.gone:
        row[_GONE + card] = 1.0
    row[_AT["guest_deck"]] = view.guest_deck / GUEST_COUNT
    row[_AT["staff_deck"]] = view.staff_deck / STAFF
    row[_AT["under_size"]] = len(view.under) / STAFF


def _write_effects(row: Row, effects: tuple[Operation | None, ...]) -> None:
    for slot, does in enumerate(effects):
        if does is not None:
            for place, apart, value in effect_writes(does)[1]:
                row[place + apart * slot] = value


def _write_work(row: Row, view: AustriaView) -> None:
    """The work in progress; the nearest frame overrides."""
    for letter in set(view.loose):
        row[_AT["work.loose"] + _CUBE[letter]] = view.loose.count(letter) / MOST_STRENGTH
    demolitions = 0
    for pending in reversed(view.pending):
        numbers = pending.numbers
        match pending.work:
            case "Turn":
                for place, done in enumerate((GUEST_TAKEN, ACTED, DIE_TAKEN)):
                    row[_AT["turn"] + place] = numbers[0] & done != 0
            case "ExtraTurn":
                row[_AT["extra_turn"]] = 1.0
                row[_AT["extra_turn"] + 1] = numbers[0]
            case "Mimic" | "Advance":
                row[_AT["work.strength"]] = numbers[0] / MOST_STRENGTH
            case "Split":
                row[_AT["work.strength"]] = numbers[0] / MOST_STRENGTH
                row[_AT["work.drinks"]] = numbers[1]
            case "Prepare":
                times, less, floors, lit = numbers
                row[_AT["work.strength"]] = times / MOST_STRENGTH
                row[_AT["work.less"]] = _discount(less)
                row[_AT["work.low"]] = floors != WHOLE
                row[_AT["work.lit"]] = lit
            case "Hire":
                row[_AT["work.less"]] = _discount(numbers[0])
                row[_AT["work.offer"]] = pending.hidden > 0 or numbers[1] != FROM_HAND
                row[_AT["work.hidden"]] = pending.hidden / OFFERED
            case "Choose" | "Return":
                row[_AT["work.left"]] = numbers[0] / MOST_LEFT
            case "FirstRoom":
                row[_AT["work.left"]] = numbers[1] / MOST_LEFT
            case "Deliver":
                row[_AT["work.left"]] = (DELIVERY_LIMIT - numbers[0]) / MOST_LEFT
            case "CheckIn":
                row[_AT["work.table"] + numbers[0]] = 1.0
            case "Demolish":
                demolitions += 1
                _write_demolition(row, numbers, demolitions)
            case "EmperorScoring":
                row[_AT["work.scored"]] = numbers[0] / PLAYERS[-1]
    batches = [pending.numbers[0] for pending in view.pending if pending.work == "Batch"]
    for effects in batches[1:]:
        _write_later(row, effects)


def _write_demolition(row: Row, numbers: tuple[int, ...], which: int) -> None:
    what, below = numbers
    row[_AT["work.demolish"] + what] = 1.0
    row[_AT["work.below"]] = below / 4
    row[_AT["work.twice"]] = which > 1


def _write_later(row: Row, effects: int) -> None:
    """The kinds of effects still in a batch further down."""
    for does in operations_in(effects):
        if does is not None:
            place = _AT["effects.later"] + effect_writes(does)[0]
            row[place] = min(row[place] + 1 / MOST_EFFECTS, 1.0)
