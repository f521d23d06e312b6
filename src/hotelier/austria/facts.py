"""What a player would otherwise work out: prices, strengths, progress, what everything is worth.

Every number comes from the functions the rules themselves count with, and of others only what lies
open is looked at. These dataclasses have no slots: so they are written as JSON four times as fast.
"""

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, Final

from hotelier.austria.rules.actions import FIRST_GUEST, INVITE
from hotelier.austria.rules.batch import EFFECTS
from hotelier.austria.rules.box import Box
from hotelier.austria.rules.cafe import DELIVERY_LIMIT
from hotelier.austria.rules.cards import EMPEROR_BACK, PURSE
from hotelier.austria.rules.dice import (
    SIX_FACE,
    Mimic,
    dice_on,
    die_action,
    die_price,
    die_strength,
)
from hotelier.austria.rules.emperor import (
    NO_SCORING,
    SCORING_ROUNDS,
    fate_of,
    next_scoring,
    stepped_back,
)
from hotelier.austria.rules.gains import END_OF_TRACK, Crowns, Emperor, Gain, Points
from hotelier.austria.rules.geometry import ROOMS, WHOLE, room_text
from hotelier.austria.rules.hire import FROM_HAND, Hire, hire_price
from hotelier.austria.rules.operations import COLOURS
from hotelier.austria.rules.politics import NO_COLOUR, PLACES, holds, parts_of
from hotelier.austria.rules.prepare import Prepare, open_places, room_price
from hotelier.austria.rules.rooms import fitting, gift_of
from hotelier.austria.rules.rounds import ROUNDS
from hotelier.austria.rules.scoring import (
    cafe_points,
    cubes_in,
    end_card,
    end_cards,
    room_points,
    scored_card,
)
from hotelier.austria.rules.state import Seat, State, new_seat
from hotelier.austria.rules.tables import (
    BAG_FIELD,
    BAG_SHIFT,
    CUBES,
    END_CARDS,
    POLITICS_ID,
    STAFF_ID,
    TILE_ID,
)
from hotelier.austria.rules.turn import ExtraTurn, delivery_price, guest_price, tile_number
from hotelier.austria.words.cards import effect_words, short_words
from hotelier.austria.words.names import CUBE_LETTERS, cubes, noun
from hotelier.core.bits import lowest, positions
from hotelier.messages.message import Listed, Message, listed, message

KEPT_SEATS: Final = 512  # of whom the facts are kept: a move changes few of them
KEPT: Final = 4096  # of facts that come in many kinds
FACES: Final = range(1, 7)
TABLES: Final = range(3)
CARDS: Final = range(3)  # politics cards A, B, C
ROOMS_FACE: Final = 3  # the die that prepares rooms
STAFF_FACE: Final = 5  # the die that hires
FREE_GUESTS: Final = (FIRST_GUEST, INVITE)  # decisions in which guests cost nothing
GIFTS: Final[dict[type[Gain], str]] = {Points: "vp", Crowns: "crowns", Emperor: "emperor"}
FATES: Final = ("penalty", "nothing", "bonus")  # by what `fate_of` gives
ROOM_NAMES: Final = tuple(room_text(room) for room in range(ROOMS))
CUBE_PLACES: Final = tuple((cube, CUBES.index(cube)) for cube in CUBE_LETTERS)

NO_DIE: Final = message("austria-no-die")
VAIN: Final = {
    "rooms": message("austria-vain-rooms"),
    "crowns": message("austria-vain-crowns"),
    "hand": message("austria-vain-hand"),
}
READY: Final = message("austria-ready")
NO_ROOM: Final = message("austria-no-room")


@dataclass(frozen=True)
class Gift:
    """So many victory points, crowns or steps before the emperor."""

    op: str  # vp, crowns or emperor
    amount: int


@dataclass(frozen=True)
class Turn:
    """A turn of this round."""

    seat: int
    state: str  # done, now, passed or open


@dataclass(frozen=True)
class Delivery:
    """Serving from the kitchen."""

    price: int
    most: int  # cubes at once


@dataclass(frozen=True)
class Boost:
    """A die made stronger for a crown."""

    strength: int
    price: int
    vain: Message | None  # why it could do nothing


@dataclass(frozen=True)
class Extra:
    """What a card at work adds to a die."""

    card: int
    gives: Message


@dataclass(frozen=True)
class Space:
    """What a die of a space gives the viewer now; while a 6 is used as another, what that gives."""

    strength: int
    price: int
    boosted: Boost | None
    gives: Message | None  # in a few words
    does: Message | Listed | None  # in full, with what staff adds
    extras: tuple[Extra, ...]
    vain: Message | None  # why it could do nothing


@dataclass(frozen=True)
class Scoring:
    """A visit of the emperor."""

    round: int
    tile: str
    back: int  # steps everybody goes back


@dataclass(frozen=True)
class EmperorFacts:
    """The emperor's visits, and what each space of the track is worth."""

    next: Scoring | None
    scorings: tuple[Scoring, ...]
    vp: tuple[int, ...]
    fates: tuple[str, ...]  # what a space brings at the next visit: penalty, nothing or bonus


@dataclass(frozen=True)
class PoliticsFacts:
    """A politics card and the victory points of its places."""

    card: int
    places: tuple[int, ...]
    next: int | None  # of the first free place


@dataclass(frozen=True)
class Progress:
    """A part of a condition."""

    what: str  # a colour, or nothing
    have: int
    need: int


@dataclass(frozen=True)
class Claim:
    """How far a seat is with a politics card."""

    parts: tuple[Progress, ...]
    met: bool
    claimed: bool


@dataclass(frozen=True)
class Seated:
    """A guest at a table."""

    served: str
    missing: str
    kitchen: str  # what is missing and lies in the kitchen
    rooms: tuple[str, ...]  # prepared and free, in which this guest may live
    status: Message


@dataclass(frozen=True)
class Outlook:
    """What a seat can expect from the emperor's next visit."""

    vp: int
    after: int  # the space it goes back to
    fate: str


@dataclass(frozen=True)
class EndCard:
    """What a card that counts at the end is worth so far."""

    card: int
    vp: int
    copied: int  # the card a Secretary copies, or 0


@dataclass(frozen=True)
class Score:
    """The final score if the game ended now."""

    now: int  # scored already
    staff: int
    rooms: int
    crowns: int
    cubes: int
    guests: int
    total: int


@dataclass(frozen=True)
class SeatFacts:
    """What follows from one seat's hotel, café and staff."""

    prices: tuple[int, ...]  # of preparing each of the twenty rooms
    gifts: dict[str, Gift]  # by room: the group bonus when it becomes occupied
    full_groups: tuple[int, ...]  # of the board, all their rooms occupied
    tables: tuple[Seated | None, ...]
    kitchen: dict[str, int]
    outlook: Outlook | None
    politics: tuple[Claim, ...]
    end_cards: tuple[EndCard, ...]
    score: Score


@dataclass(frozen=True)
class AustriaFacts:
    """What a viewer would otherwise work out."""

    extra_turn: bool  # the decision is one of E. Gizia's extra turn
    rounds: int
    purse: int  # crowns it holds at the most
    turns: tuple[Turn, ...]  # in the order of their numbers
    row: tuple[int, ...]  # what each guest of the row costs the viewer
    cards: dict[str, int]  # what hiring each card in the viewer's hand, packet or offer costs
    delivery: Delivery
    dice: tuple[Space, ...]
    emperor: EmperorFacts
    politics: tuple[PoliticsFacts, ...]
    seats: tuple[SeatFacts, ...]


def facts(state: State, seat: int | None) -> AustriaFacts:
    """The facts of a position for a seat or a spectator."""
    own = -1 if seat is None else seat - 1
    # A spectator sees the prices of somebody without staff.
    s = new_seat(state.box) if seat is None else state.seats[own]
    scoring = next_scoring(state)
    return AustriaFacts(
        extra_turn=isinstance(state.top, ExtraTurn),
        rounds=ROUNDS,
        purse=PURSE,
        turns=_turns(state),
        row=tuple(guest_cost(state, s, own, place) for place in range(5)),
        cards=_cards(state, s, own),
        delivery=Delivery(delivery_price(s), DELIVERY_LIMIT),
        dice=_dice(state, s, own),
        emperor=_emperor(state, scoring),
        politics=_politics(state) if state.row else (),
        seats=tuple(_seat(state, index, scoring) for index in range(state.players)),
    )


def in_extra_turn(state: State, seat: int) -> bool:
    """Whether a seat (from 0) is in E. Gizia's extra turn."""
    return isinstance(state.top, ExtraTurn) and state.top.seat == seat


def guest_cost(state: State, s: Seat, seat: int, place: int) -> int:
    """What a guest of the row costs a seat now; some come for nothing."""
    gratis = state.actor == seat + 1 and state.kind in FREE_GUESTS
    return 0 if gratis else guest_price(s, place)


# Equal facts are one object: most of them stay as they are from one move to the next.
_turn: Final = cache(Turn)
_scoring: Final = cache(Scoring)
_politics_facts: Final = cache(PoliticsFacts)
_outlook: Final = cache(Outlook)


def _turns(state: State) -> tuple[Turn, ...]:
    turns = [_turn(0, "")] * (2 * state.players)
    for index, s in enumerate(state.seats):
        covered = s.covered
        for half in (0, 1):
            if half < covered:
                how = "done"
            elif s.passed:
                how = "passed"
            else:
                how = "now" if half == covered and state.actor == index + 1 else "open"
            turns[tile_number(state, index, half) - 1] = _turn(index + 1, how)
    return tuple(turns)


def _cards(state: State, s: Seat, own: int) -> dict[str, int]:
    top = state.top
    prices = {card: hire_price(state, card, 0) for card in positions(s.hand | s.packet)}
    if isinstance(top, Hire) and top.seat == own:
        cards = s.hand if top.offer == FROM_HAND else top.offer
        prices |= {card: hire_price(state, card, top.discount) for card in positions(cards)}
    return {str(STAFF_ID[card]): price for card, price in prices.items()}


def _dice(state: State, s: Seat, own: int) -> tuple[Space, ...]:
    top = state.top
    if isinstance(top, Mimic) and top.seat == own:
        return tuple(_mimicked(state, s, face, top.strength) for face in FACES)
    extra = in_extra_turn(state, own)
    return tuple(_space(state, s, own, face, extra) for face in FACES)


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
    """A space by the action of its die, the staff that adds to it, and why it may be in vain."""
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
    """Why the action of a space could do nothing for a seat that has paid so much for it."""
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


def _emperor(state: State, number: int) -> EmperorFacts:
    scorings: tuple[Scoring, ...] = ()
    if state.row:
        scorings = tuple(
            _scoring(after, TILE_ID[state.tiles >> (4 * n) & 15], EMPEROR_BACK[after])
            for n, after in enumerate(SCORING_ROUNDS)
        )
    there = number != NO_SCORING and scorings
    return EmperorFacts(
        scorings[number] if there else None,
        scorings,
        tuple(state.box.emperor_vp),
        _fates(number) if there else (),
    )


@cache
def _fates(number: int) -> tuple[str, ...]:
    """What the emperor has at a scoring for each space."""
    return tuple(FATES[fate_of(stepped_back(space, number))] for space in range(END_OF_TRACK + 1))


def _politics(state: State) -> tuple[PoliticsFacts, ...]:
    places = tuple(state.box.politics_vp)
    found = []
    for letter in CARDS:
        taken = state.places >> (4 * letter) & 15
        card = POLITICS_ID[state.politics >> (4 * letter) & 15]
        vp = places[taken] if taken < PLACES else None
        found.append(_politics_facts(card, places, vp))
    return tuple(found)


_seats: Final[dict[tuple[object, ...], SeatFacts]] = {}  # what was told of seats lately


def _seat(state: State, index: int, scoring: int) -> SeatFacts:
    s = state.seats[index]
    top = state.top
    discount = top.discount if isinstance(top, Prepare) and top.seat == index else 0
    staff = tuple([each.staff for each in state.seats])  # a Secretary looks at all
    known = (state.row != 0, state.politics, state.revised, state.over)
    key = (s.open_key(), staff, known, scoring, discount)
    found = _seats.get(key)
    if found is None:
        if len(_seats) >= KEPT_SEATS:
            forget()
        found = _seats[key] = _seat_facts(state, index, scoring, discount)
    return found


def forget() -> None:
    """Keep nothing that was told of seats."""
    _seats.clear()


def _seat_facts(state: State, index: int, scoring: int, discount: int) -> SeatFacts:
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
    """What the guest at a table still waits for, as an order."""
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
    """What the guest at a table waits for and the kitchen has, as letters."""
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
    """What a served guest of a colour waits for."""
    colour = COLOURS[of]
    if colour == "green":
        return NO_ROOM
    return message("austria-no-room-of", colour=noun(colour), which=colour)


def claim_of(state: State, s: Seat, letter: int) -> Claim:
    """How far a seat is with a politics card (from 0)."""
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
    cubes_left = cubes_in(s.kitchen)
    guests = cafe_points(s)
    ahead = staff + rooms + s.crowns + cubes_left + guests
    now = s.vp - ahead if state.over else s.vp
    return Score(now, staff, rooms, s.crowns, cubes_left, guests, now + ahead)


def boards(box: Box) -> dict[str, Any]:
    """Every hotel board: the colours of its rooms, its groups, and the bonus of each."""
    found = {}
    for board in box.boards:
        bonuses = [gift(code) for code in board.bonuses]
        found[board.name] = {
            "colours": [COLOURS[board.colour_of(room)] for room in range(ROOMS)],
            "groups": [positions(group) for group in board.groups],
            "bonuses": [{"op": each.op, "amount": each.amount} for each in bonuses],
        }
    return found
