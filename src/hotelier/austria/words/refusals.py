"""Why a part of the table can't be used now, and the section of the rules that says so."""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final

from hotelier.austria.facts.dice import FACES, in_extra_turn
from hotelier.austria.facts.seats import (
    CARDS,
    CUBE_PLACES,
    KEPT,
    ROOM_NAMES,
    TABLES,
    claim_of,
    cube_letters,
    guest_at,
    missing_at,
)
from hotelier.austria.facts.shapes import Progress
from hotelier.austria.facts.table import guest_cost
from hotelier.austria.rules.actions import (
    CHECK_IN,
    COMPLETE,
    DELIVER,
    DEMOLISH,
    DISMISS,
    FIRST_ROOM,
    MIMIC,
    OCCUPY,
    PLACE,
    PREPARE,
    ROOM_BIT,
    TURN,
)
from hotelier.austria.rules.cafe import DELIVERY_LIMIT, Place
from hotelier.austria.rules.cards import STAFF
from hotelier.austria.rules.dice import Advance, dice_on, die_price
from hotelier.austria.rules.gains import END_OF_TRACK
from hotelier.austria.rules.geometry import WHOLE
from hotelier.austria.rules.guests import FULL_CAFE, free_table
from hotelier.austria.rules.hire import FROM_HAND, Hire, hire_price
from hotelier.austria.rules.operations import COLOURS
from hotelier.austria.rules.politics import PLACES
from hotelier.austria.rules.prepare import Prepare, open_places, room_price
from hotelier.austria.rules.printed import LETTERS
from hotelier.austria.rules.rooms import fitting
from hotelier.austria.rules.state import Seat, State
from hotelier.austria.rules.tables import BAG_FIELD, BAG_SHIFT, STAFF_ID
from hotelier.austria.rules.turn import (
    DIE_TAKEN,
    GUEST_TAKEN,
    ExtraTurn,
    Turn,
    delivery_price,
)
from hotelier.austria.words.choices import parts_in_use
from hotelier.austria.words.decisions import asked
from hotelier.austria.words.names import cube_name, cubes, noun
from hotelier.core.bits import positions
from hotelier.core.explain import EVERYTHING, Refusal
from hotelier.messages.message import Listed, Message, Player, listed, message

ASLEEP: Final = message("austria-asleep")
ROW: Final = range(5)
ROOM_KINDS: Final = (FIRST_ROOM, PREPARE, CHECK_IN, OCCUPY, DEMOLISH)
SPACE_PARTS: Final = tuple(f"space {space}" for space in range(END_OF_TRACK + 1))


def standing() -> dict[str, Refusal]:
    """Refusals that are the same in every position: what waits to be confirmed comes first, and
    another player's hotel, whose `name` is left to whoever looks at it, isn't one's own.
    """
    return {
        "held": _everything("austria-not-confirmed", "round"),
        "other": _everything("austria-not-other", "table"),
    }


def refusals(state: State, seat: int | None) -> tuple[Refusal, ...]:
    """Why each part of the table that a seat can't use now is of no use."""
    if state.over:
        return (_everything("austria-not-over", "scoring"),)
    if not state.actor:
        return ()
    if seat is None:
        return (_everything("austria-not-watching", "round"),)
    if state.actor != seat:
        return (_somebody_else(state.actor),)
    why = Why(state)
    _guests(why)
    _dice(why)
    _rooms(why)
    _tables(why)
    _cubes(why)
    _staff(why)
    _politics(why)
    _emperor(why)
    question = asked(state)
    first = message("austria-not-asked", question=question.question)
    return (*why.told(), Refusal((EVERYTHING,), first, question.rule))


@cache
def _everything(key: str, rule: str) -> Refusal:
    return Refusal((EVERYTHING,), message(key), rule)


@cache
def _somebody_else(actor: int) -> Refusal:
    return Refusal((EVERYTHING,), message("austria-not-turn", name=Player(actor)), "round")


# The same reason is the same object: that's how parts with the same reason are grouped.


@cache
def _plain(key: str) -> Message:
    return message(f"austria-not-{key}")


@cache
def _payable(price: int, have: int) -> Message:
    return message("austria-not-payable", n=price, have=have)


@cache
def _coloured(key: str, colour: str) -> Message:
    return message(f"austria-not-{key}", colour=noun(colour), which=colour)


@cache
def _hungry(missing: str) -> Message:
    return message("austria-not-hungry", cubes=cubes(missing))


@cache
def _wanted(cube: str, missing: str) -> Message:
    return message("austria-not-wanted", cube=cube_name(cube), cubes=cubes(missing))


@cache
def _of_cube(key: str, cube: str) -> Message:
    return message(f"austria-not-{key}", cube=cube_name(cube))


class Why:
    """The reasons found so far."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.kind: int = state.kind
        self.seat: int = state.actor - 1
        self.s: Seat = state.seats[self.seat]
        self.extra = in_extra_turn(state, self.seat)
        # The menu of a whole turn; the extra action of the revised edition is less.
        self.in_turn: bool = self.kind == TURN and not (self.extra and state.revised)
        self.in_use = parts_in_use(state)
        self.rooms_in_use: int = state.mask >> ROOM_BIT & WHOLE if self.kind in ROOM_KINDS else 0
        self.found: list[Refusal] = []
        self._shared: dict[tuple[int, str], tuple[Message, list[str]]] = {}

    def no(self, part: str, rule: str, said: Message) -> None:
        """A part is of no use now, unless something can be done with it."""
        if part not in self.in_use:
            self._shared.setdefault((id(said), rule), (said, []))[1].append(part)

    def plain(self, part: str, rule: str, key: str) -> None:
        """The same, for a reason without facts."""
        self.no(part, rule, _plain(key))

    def too_dear(self, part: str, rule: str, price: int) -> None:
        """There isn't enough in the purse."""
        self.no(part, rule, _payable(price, self.s.crowns))

    def rooms(self, rooms: int, rule: str, said: Message) -> None:
        """The rooms among these that are of no use now."""
        parts = _room_parts(rooms & WHOLE & ~self.rooms_in_use)
        if parts:
            self.found.append(Refusal(parts, said, rule))

    def told(self) -> list[Refusal]:
        """All reasons, each with its parts."""
        for (_, rule), (said, parts) in self._shared.items():
            self.found.append(Refusal(tuple(parts), said, rule))
        return self.found


@lru_cache(KEPT)
def _room_parts(rooms: int) -> tuple[str, ...]:
    return tuple(f"room {ROOM_NAMES[room]}" for room in positions(rooms))


def _guests(why: Why) -> None:
    if not why.in_turn:
        return
    top = why.state.top
    taken = top.done & GUEST_TAKEN if isinstance(top, Turn) else 0
    if isinstance(top, ExtraTurn):
        taken = top.guest_taken
    for place in ROW:
        part = f"row {place + 1}"
        price = guest_cost(why.state, why.s, why.seat, place)
        if isinstance(top, Turn) and top.done & DIE_TAKEN:
            why.plain(part, "guests", "after-die")
        elif not taken and free_table(why.s) == FULL_CAFE:
            why.plain(part, "guests", "cafe")
        elif not taken and price > why.s.crowns:
            why.too_dear(part, "guests", price)
        else:
            why.plain(part, "guests", "second-guest")


def _dice(why: Why) -> None:
    state, top = why.state, why.state.top
    if why.kind == MIMIC:
        why.plain("die 6", "dice", "six-as-six")
    if why.kind != TURN:
        return
    for face in FACES:
        part = f"die {face}"
        if isinstance(top, Turn) and top.done & DIE_TAKEN:
            why.plain(part, "dice", "second-die")
        elif not dice_on(state, face):
            why.plain(part, "dice", "without-die")
        else:
            why.too_dear(part, "dice", die_price(state, why.s, face, 0, why.extra))


def _rooms(why: Why) -> None:
    rooms, occupied = why.s.rooms, why.s.occupied
    if why.kind in (FIRST_ROOM, PREPARE):
        _rooms_to_prepare(why)
    elif why.kind in (CHECK_IN, OCCUPY):
        why.rooms(occupied, "check-in", _plain("free"))
        why.rooms(~rooms, "check-in", _plain("prepared"))
        for colour, mask in zip(COLOURS, why.s.board.colours, strict=False):
            why.rooms(rooms & ~occupied & mask, "check-in", _coloured("colour", colour))
    elif why.kind == DEMOLISH:
        why.rooms(rooms, "emperor", _plain("spared"))
        why.rooms(~rooms, "emperor", _plain("no-room-there"))
    elif why.in_turn:
        why.rooms(~rooms, "rooms", _plain("by-die"))
        why.rooms(rooms & ~occupied, "check-in", _plain("from-cafe"))
        why.rooms(occupied, "check-in", _plain("free"))


def _rooms_to_prepare(why: Why) -> None:
    s, top = why.s, why.state.top
    places = open_places(s)
    floors, discount = (
        (top.floors, top.discount) if isinstance(top, Prepare) else (WHOLE, 0)  # the first rooms
    )
    why.rooms(s.rooms, "rooms", _plain("again"))
    why.rooms(~s.rooms & ~places, "rooms", _plain("beside" if s.rooms else "corner"))
    why.rooms(places & ~floors, "rooms", _plain("floor"))
    for room in positions(places & floors & ~why.rooms_in_use):
        why.too_dear(f"room {ROOM_NAMES[room]}", "rooms", room_price(s, room, discount))


def _tables(why: Why) -> None:
    for table in TABLES:
        part = f"table {table + 1}"
        guest = guest_at(why.s, table)
        if not guest:
            why.plain(part, "guests", "empty-table")
            continue
        missing = cube_letters(missing_at(why.s, table))
        if why.kind == COMPLETE:
            why.plain(part, "effects", "full-order")
        elif why.kind in (PLACE, DELIVER) and not missing:
            why.plain(part, "serving", "full-order")
        elif why.kind in (PLACE, DELIVER):
            why.no(part, "serving", _hungry(missing))
            _unwanted(why, part, missing)
        elif why.in_turn and missing:
            why.no(part, "serving", _hungry(missing))
        elif why.in_turn and not fitting(why.s, guest):
            colour = COLOURS[why.s.box.colour[guest]]
            housed = _plain("housed") if colour == "green" else _coloured("housed-in", colour)
            why.no(part, "check-in", housed)


def _unwanted(why: Why, part: str, missing: str) -> None:
    """A table, for a cube in hand that another table wants."""
    for cube, _ in CUBE_PLACES:
        if f"cube {cube}" in why.in_use and cube not in missing:
            why.no(f"{part}{cube}", "serving", _wanted(cube, missing))


def _cubes(why: Why) -> None:
    top = why.state.top
    if isinstance(top, Place):
        at_hand = top.loose
    elif why.in_turn or why.kind == DELIVER:
        at_hand = why.s.kitchen
    else:
        return
    wanted = "".join(cube_letters(missing_at(why.s, table)) for table in TABLES)
    for cube, place in CUBE_PLACES:
        part = f"cube {cube}"
        if not at_hand >> (BAG_SHIFT * place) & BAG_FIELD:
            if why.kind != PLACE:
                why.no(part, "serving", _of_cube("no-cube", cube))
        elif cube not in wanted:
            why.no(part, "serving", _of_cube("unwanted", cube))
        elif why.in_turn and delivery_price(why.s) > why.s.crowns:
            why.no(part, "serving", _delivery(delivery_price(why.s)))


@cache
def _delivery(price: int) -> Message:
    return message("austria-not-delivery", n=price, cubes=DELIVERY_LIMIT)


def _staff(why: Why) -> None:
    s, top = why.s, why.state.top
    for card in positions(s.staff):
        part = f"card {STAFF_ID[card]}"
        when = STAFF[STAFF_ID[card]].when
        if why.kind == DISMISS:
            why.plain(part, "emperor", "no-end-card")
        elif s.used >> card & 1:
            why.no(part, "staff", ASLEEP)
        elif when != "round":
            why.plain(part, "staff", f"used-{when}")
    if isinstance(top, Hire):
        offered = top.offer != FROM_HAND
        if offered:
            for card in positions(s.hand):
                why.plain(f"card {STAFF_ID[card]}", "staff", "offered")
        for card in positions(top.offer if offered else s.hand):
            price = hire_price(why.state, card, top.discount)
            why.too_dear(f"card {STAFF_ID[card]}", "staff", price)
    elif why.in_turn:
        for card in positions(s.hand):
            why.plain(f"card {STAFF_ID[card]}", "staff", "yet-hired")


def _politics(why: Why) -> None:
    for letter in CARDS:
        part = f"politics {LETTERS[letter]}"
        claim = claim_of(why.state, why.s, letter)
        if claim.claimed:
            why.plain(part, "politics", "claimed")
        elif why.state.places >> (4 * letter) & 15 >= PLACES:
            why.plain(part, "politics", "places")
        elif why.in_turn and not claim.met:
            progress = progress_words(claim.parts)
            why.no(part, "politics", message("austria-not-reached", progress=progress))


def progress_words(parts: Iterable[Progress]) -> Listed:
    """The progress of a condition: `red 2/4, blue 1/3`."""
    return listed(
        (
            message("austria-progress", what=noun(each.what), have=each.have, need=each.need)
            if each.what
            else message("austria-progress-count", have=each.have, need=each.need)
            for each in parts
        ),
        "comma",
    )


def _emperor(why: Why) -> None:
    top = why.state.top
    if isinstance(top, Advance):
        ahead = why.s.emperor + 1
        reached = SPACE_PARTS[:ahead]
        why.found.append(Refusal(reached, _plain("backwards"), "emperor"))
        too_far = message("austria-not-so-far", n=top.strength)
        for part in SPACE_PARTS[ahead:]:
            why.no(part, "emperor", too_far)
    elif why.in_turn:
        why.found.append(Refusal(SPACE_PARTS, _plain("by-steps"), "emperor"))
