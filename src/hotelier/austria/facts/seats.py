"""Public facts about a seat: prices, guests, progress, the value of its cards and its hotel."""

from functools import cache, lru_cache
from typing import Final

from hotelier.austria.facts.shapes import (
    Claim,
    EndCard,
    Gift,
    Outlook,
    Progress,
    Score,
    Seated,
    SeatFacts,
)
from hotelier.austria.rules.batch import EFFECTS
from hotelier.austria.rules.emperor import (
    NO_SCORING,
    fate_of,
    stepped_back,
)
from hotelier.austria.rules.gains import Crowns, Emperor, Gain, Points
from hotelier.austria.rules.geometry import FLOOR, ROOMS, WHOLE, room_text
from hotelier.austria.rules.operations import COLOURS
from hotelier.austria.rules.politics import NO_COLOUR, holds, parts_of
from hotelier.austria.rules.prepare import Prepare, room_price
from hotelier.austria.rules.rooms import fitting, gift_of
from hotelier.austria.rules.scoring import (
    cafe_points,
    cubes_in,
    end_card,
    end_cards,
    floor_points,
    room_points,
    scored_card,
)
from hotelier.austria.rules.state import Seat, State
from hotelier.austria.rules.tables import (
    BAG_FIELD,
    BAG_SHIFT,
    CUBES,
    END_CARDS,
    STAFF_ID,
)
from hotelier.austria.words.names import CUBE_LETTERS, cubes, noun
from hotelier.core.bits import positions
from hotelier.messages.message import Message, message

KEPT_SEATS: Final = 1024  # whose facts are cached: a move changes few of them
KEPT: Final = 4096  # of facts that come in many kinds
TABLES: Final = range(3)
CARDS: Final = range(3)  # politics cards A, B, C
GIFTS: Final[dict[type[Gain], str]] = {Points: "vp", Crowns: "crowns", Emperor: "emperor"}
FATES: Final = ("penalty", "nothing", "bonus")  # by the result of `fate_of`
ROOM_NAMES: Final = tuple(room_text(room) for room in range(ROOMS))
CUBE_PLACES: Final = tuple((cube, CUBES.index(cube)) for cube in CUBE_LETTERS)
READY: Final = message("austria-ready")
NO_ROOM: Final = message("austria-no-room")


_outlook: Final = cache(Outlook)


_seats: Final[dict[tuple[object, ...], SeatFacts]] = {}  # recent facts about seats


def seat_facts(state: State, index: int, scoring: int) -> SeatFacts:
    s = state.seats[index]
    top = state.top
    discount = top.discount if isinstance(top, Prepare) and top.seat == index else 0
    staff = tuple([each.staff for each in state.seats])  # a Secretary looks at all of them
    known = (state.row != 0, state.politics, state.revised, state.over)
    key = (s.open_key(), staff, known, scoring, discount)
    found = _seats.get(key)
    if found is None:
        if len(_seats) >= KEPT_SEATS:
            forget()
        found = _seats[key] = _worked_out(state, index, scoring, discount)
    return found


def forget() -> None:
    """Clear the cached facts."""
    _seats.clear()


def _worked_out(state: State, index: int, scoring: int, discount: int) -> SeatFacts:
    s = state.seats[index]
    groups = s.board.groups
    occupied = s.occupied
    space = s.emperor
    outlook = None
    if scoring != NO_SCORING:
        after = stepped_back(space, scoring)
        outlook = _outlook(state.box.emperor_vp[space], after, FATES[fate_of(after)])
    return SeatFacts(
        prices=tuple(room_price(s, room, discount) for room in range(ROOMS)),
        gifts=_gifts(s),
        full_groups=tuple(n for n, group in enumerate(groups) if occupied & group == group),
        tables=tuple(_table(s, table) for table in TABLES),
        kitchen={cube: s.kitchen >> (BAG_SHIFT * place) & BAG_FIELD for cube, place in CUBE_PLACES},
        outlook=outlook,
        politics=tuple(claim_of(state, s, letter) for letter in CARDS) if state.row else (),
        end_cards=_end_cards(state, index),
        score=_score(state, index),
    )


def _gifts(s: Seat) -> dict[str, Gift]:
    gifts = {}
    for room in positions(WHOLE & ~s.occupied):
        code = gift_of(s, room)
        if code:
            gifts[ROOM_NAMES[room]] = gift(code)
    return gifts


@cache
def gift(code: int) -> Gift:
    """A group bonus by the number of its effect."""
    effect = EFFECTS[code]
    assert isinstance(effect, Gain)
    return Gift(GIFTS[type(effect)], effect.amount)


@cache
def cube_letters(order: int) -> str:
    """Cubes of an order as letters."""
    return "".join(cube * (order >> (4 * place) & 15) for cube, place in CUBE_PLACES)


def guest_at(s: Seat, table: int) -> int:
    """The guest at a table (from 0); 0 is nobody."""
    return s.guests >> (8 * table) & 255


def missing_at(s: Seat, table: int) -> int:
    """What the guest at a table is still waiting for, as an order."""
    return s.wants >> (16 * table) & 0xFFFF


def _table(s: Seat, table: int) -> Seated | None:
    guest = guest_at(s, table)
    if not guest:
        return None
    order, colour = s.box.order[guest], s.box.colour[guest]
    wants, kitchen = missing_at(s, table), from_kitchen(s, table)
    return _seated(order, colour, wants, kitchen, fitting(s, guest))


@lru_cache(KEPT)
def _seated(order: int, colour: int, wants: int, kitchen: str, rooms: int) -> Seated:
    missing = cube_letters(wants)
    if wants:
        status = message("austria-needs", cubes=cubes(missing))
    else:
        status = READY if rooms else no_room(colour)
    names = tuple(ROOM_NAMES[room] for room in positions(rooms))
    return Seated(cube_letters(order - wants), missing, kitchen, names, status)


def from_kitchen(s: Seat, table: int) -> str:
    """What the guest at a table is waiting for and the kitchen has, as letters."""
    wants = missing_at(s, table)
    kitchen = s.kitchen
    if not wants or not kitchen:
        return ""
    return "".join(
        cube * min(wants >> (4 * place) & 15, kitchen >> (BAG_SHIFT * place) & BAG_FIELD)
        for cube, place in CUBE_PLACES
    )


@cache
def no_room(of: int) -> Message:
    """What a served guest of a colour is waiting for."""
    colour = COLOURS[of]
    if colour == "green":
        return NO_ROOM
    return message("austria-no-room-of", colour=noun(colour), which=colour)


def claim_of(state: State, s: Seat, letter: int) -> Claim:
    """A seat's progress on a politics card (from 0)."""
    card = state.politics >> (4 * letter) & 15
    return _claim(tuple(parts_of(s, card)), holds(s, card), bool(s.discs >> letter & 1))


@lru_cache(KEPT)
def _claim(parts: tuple[tuple[int, int, int], ...], met: bool, claimed: bool) -> Claim:
    told = [
        Progress("" if colour == NO_COLOUR else COLOURS[colour], have, need)
        for colour, have, need in parts
    ]
    return Claim(tuple(told), met, claimed)


def _end_cards(state: State, index: int) -> tuple[EndCard, ...]:
    s = state.seats[index]
    worth = []
    for card in positions(s.staff & END_CARDS):
        scored = scored_card(state, index, card)
        vp = end_card(state, s, scored) if scored >= 0 else 0
        copied = STAFF_ID[scored] if scored >= 0 and scored != card else 0
        worth.append(EndCard(STAFF_ID[card], vp, copied))
    return tuple(sorted(worth, key=lambda each: each.card)) if worth else ()


def _score(state: State, index: int) -> Score:
    s = state.seats[index]
    staff = end_cards(state, index)
    rooms = room_points(s)
    floors = tuple(floor_points(s, floor) for floor in range(len(FLOOR)))
    cubes_left = cubes_in(s.kitchen)
    guests = cafe_points(s)
    ahead = staff + rooms + s.crowns + cubes_left + guests
    now = s.vp - ahead if state.over else s.vp
    return Score(now, staff, rooms, floors, s.crowns, cubes_left, guests, now + ahead)
