"""How a position looks to a seat: its view, and nothing more."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, TypeVar

from hotelier.austria.rules.actions import KINDS, TEXTS
from hotelier.austria.rules.batch import Batch, operations_in
from hotelier.austria.rules.cafe import Choose, Place, letters
from hotelier.austria.rules.cards import EMPEROR_BACK
from hotelier.austria.rules.geometry import room_text
from hotelier.austria.rules.guests import row_ids
from hotelier.austria.rules.hire import FROM_HAND, Hire
from hotelier.austria.rules.operations import Operation
from hotelier.austria.rules.state import OUT_OF_TURN, Seat, State
from hotelier.austria.rules.tables import (
    ALL_STAFF,
    POLITICS_ID,
    STAFF_ID,
    TILE_ID,
    guest_id,
    staff_ids,
)
from hotelier.austria.rules.turn import tile_number
from hotelier.austria.snapshot import FRAMES
from hotelier.austria.summary import cafe, dice_counts, discs_text, kitchen_text, rooms_text
from hotelier.austria.view import HANDS, AustriaView, Pending, SeatView, Table
from hotelier.core.bits import ONE, count, lowest, positions
from hotelier.core.frames import Frame
from hotelier.core.snapshots import stack_of

_MOST_IDS: Final = 4096  # sets of staff cards that are kept

T = TypeVar("T")


def view(state: State, seat: int | None) -> AustriaView:
    """Everything a seat may know, and nothing more."""
    own = -1 if seat is None else seat - 1
    stack = stack_of(state)
    top = state.top
    dealt = state.row != 0
    mine = state.actor != 0 and state.actor - 1 == own
    return AustriaView(
        seat=seat,
        actor=state.actor or None,
        decision=KINDS[state.kind] or None,
        legal=tuple(TEXTS[action] for action in state.legal()) if mine else (),
        over=state.over,
        scores=tuple(state.scores()),
        winners=tuple(state.winners()),
        rules=str(state.rules),
        edition="revised" if state.revised else "classic",
        side="day" if state.day else "night",
        staff=HANDS[state.hands],
        round=state.round,
        first=state.first + 1 if dealt else None,
        dice=tuple(dice_counts(state.dice)),
        row=row_ids(state.row),
        politics=_of_letters(POLITICS_ID, state.politics) if dealt else (),
        discs=tuple(state.places >> (4 * letter) & 15 for letter in range(3)),
        tiles=_of_letters(TILE_ID, state.tiles) if dealt else (),
        next_tile=_next_tile(state) if dealt else None,
        seats=tuple(_seat(state, index, index == own) for index in range(state.players)),
        guest_deck=count(state.guest_deck),
        discards=tuple(guest_id(guest) for guest in positions(state.discards)),
        staff_deck=count(state.staff_deck),
        under=tuple(STAFF_ID[e & 63] if e >> 6 == own else None for e in state.under),
        gone=_ids(gone(state)),
        offer=_offer(top, own),
        loose=_loose(top),
        effects=_effects(stack),
        pending=tuple(_pending(frame, own) for frame in stack),
    )


def gone(state: State) -> int:
    """The staff cards that are no longer in any deck, hand, packet, offer or hotel."""
    there: int = state.staff_deck
    for entry in state.under:
        there |= ONE << (entry & 63)
    for s in state.seats:
        there |= s.hand | s.staff | s.packet
    for frame in stack_of(state):
        if isinstance(frame, Hire) and frame.offer != FROM_HAND:
            there |= frame.offer
    return ALL_STAFF & ~there


@lru_cache(_MOST_IDS)
def _ids(mask: int) -> tuple[int, ...]:
    return tuple(staff_ids(mask))


def _of_letters(names: Sequence[T], packed: int) -> tuple[T, ...]:
    return tuple(names[packed >> (4 * letter) & 15] for letter in range(3))


def _next_tile(state: State) -> str | None:
    rounds = sorted(EMPEROR_BACK)
    ahead = [k for k, number in enumerate(rounds) if number >= state.round]
    return TILE_ID[state.tiles >> (4 * ahead[0]) & 15] if ahead and not state.over else None


# Most seats look the same as a moment ago, and the same to everyone else.
_MOST_SEEN: Final = 4096
_seen: dict[tuple[Any, ...], SeatView] = {}


def _seat(state: State, index: int, own: bool) -> SeatView:
    s: Seat = state.seats[index]
    key = (
        (s.vp, s.crowns, s.emperor, s.kitchen, s.rooms, s.occupied, s.bonuses, s.staff, s.used),
        (s.discs, s.guests, s.wants, s.covered, s.passed, s.most_crowns, s.guest_taken),
        (own, s.hand if own else count(s.hand), s.packet if own else count(s.packet)),
        (s.board, index, state.first, state.players),
    )
    found = _seen.get(key)
    if found is None:
        if len(_seen) >= _MOST_SEEN:
            _seen.clear()
        found = _seen[key] = _fresh_seat(state, index, own)
    return found


def _fresh_seat(state: State, index: int, own: bool) -> SeatView:
    s: Seat = state.seats[index]
    given = [group for k, group in enumerate(s.board.groups) if s.bonuses >> k & 1]
    return SeatView(
        vp=s.vp,
        crowns=s.crowns,
        emperor=s.emperor,
        kitchen=kitchen_text(s.kitchen),
        board=s.board.name,
        rooms=rooms_text(s),
        group_bonuses=tuple(room_text(lowest(group)) for group in given),
        cafe=tuple(None if t is None else Table(t[0], t[1]) for t in cafe(s)),
        hand=_ids(s.hand) if own else None,
        hand_size=count(s.hand),
        staff=_ids(s.staff),
        used=_ids(s.used),
        discs=discs_text(s.discs),
        numbers=tuple(tile_number(state, index, k) for k in (0, 1) if k >= s.covered),
        passed=s.passed != 0,
        packet=_ids(s.packet) if own else None,
        packet_size=count(s.packet),
        most_crowns=None if s.most_crowns == OUT_OF_TURN else s.most_crowns,
        guest_taken=s.guest_taken != 0,
    )


def _offer(top: Frame | None, own: int) -> tuple[int, ...] | None:
    if isinstance(top, Hire) and top.offer != FROM_HAND and top.seat == own:
        return _ids(top.offer)
    return None


def _loose(top: Frame | None) -> str:
    if isinstance(top, Place):
        return letters(top.loose)
    if isinstance(top, Choose):
        return letters(top.chosen)
    return ""


def _effects(stack: list[Frame]) -> tuple[Operation | None, ...]:
    for frame in stack:
        if isinstance(frame, Batch):
            return tuple(operations_in(frame.effects))
    return ()


def _pending(frame: Frame, own: int) -> Pending:
    seat, *numbers = frame.facts()
    if isinstance(frame, Hire) and frame.offer != FROM_HAND and frame.seat != own:
        return Pending(FRAMES.id_of(frame), seat + 1, (frame.discount,), count(frame.offer))
    return Pending(FRAMES.id_of(frame), seat + 1, tuple(numbers))
