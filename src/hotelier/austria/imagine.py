"""From a view back to a position: the public part as it is, the hidden part dealt at random."""

from hotelier.austria.rules.actions import KINDS
from hotelier.austria.rules.box import Box
from hotelier.austria.rules.boxes import boxes_of
from hotelier.austria.rules.geometry import ROOMS, room_number
from hotelier.austria.rules.printed import BOARD_NAMES, LETTERS
from hotelier.austria.rules.state import OUT_OF_TURN, Seat, State, new_seat
from hotelier.austria.rules.tables import (
    ALL_GUESTS,
    ALL_STAFF,
    BAG_ONE,
    CUBES,
    FIRST_GUEST,
    POLITICS_ID,
    STAFF_INDEX,
    TILE_ID,
    order_of,
    staff_mask,
)
from hotelier.austria.rules.turn import GUEST_TAKEN
from hotelier.austria.snapshot import FRAMES
from hotelier.austria.summary import CUBE_ORDER, kitchen_counts
from hotelier.austria.unseen import redeal
from hotelier.austria.view import HANDS, AustriaView, SeatView
from hotelier.core.bits import nth
from hotelier.core.errors import OptionError
from hotelier.core.rng import Rng


def imagine(view: AustriaView, rng: Rng, text: str = "") -> State:
    """A position that looks exactly like this to the viewer, with our data or a file's."""
    if not view.row:
        raise OptionError("a position can only be imagined after setup")
    box = boxes_of(text, int(view.rules))[view.edition == "revised"]
    state = State(None)
    state.box = box
    state.rules = box.rules
    state.players = len(view.seats)
    state.revised = view.edition == "revised"
    state.day = view.side == "day"
    state.hands = HANDS.index(view.staff)
    state.round = view.round
    state.first = (view.first or 1) - 1
    state.over = view.over
    state.winning = sum(1 << (seat - 1) for seat in view.winners)
    state.dice = sum(number << (4 * face) for face, number in enumerate(view.dice))
    state.politics = sum(POLITICS_ID.index(card) << (4 * k) for k, card in enumerate(view.politics))
    state.places = sum(number << (4 * k) for k, number in enumerate(view.discs))
    state.tiles = sum(TILE_ID.index(tile) << (4 * k) for k, tile in enumerate(view.tiles))
    state.seats = [_seat(seen, box) for seen in view.seats]
    _guests(state, view)
    _staff(state, view)
    if view.actor is not None:
        state.actor = view.actor
        state.kind = KINDS.index(view.decision or "")
    redeal(state, view.seat or 0, rng)
    if view.actor == view.seat or view.actor is None:
        _ask_again(state)
    return state


def _ask_again(state: State) -> None:
    """What's legal, or which chance step is pending, follows from the top frame."""
    if state.top is not None:
        state.top.enter(state)


def _seat(seen: SeatView, box: Box) -> Seat:
    s = new_seat(box)
    s.board = box.boards[BOARD_NAMES.index(seen.board)]
    s.vp = seen.vp
    s.crowns = seen.crowns
    s.most_crowns = OUT_OF_TURN if seen.most_crowns is None else seen.most_crowns
    s.guest_taken = GUEST_TAKEN if seen.guest_taken else 0
    s.emperor = seen.emperor
    counted = zip(CUBE_ORDER, kitchen_counts(seen.kitchen), strict=True)
    s.kitchen = sum(BAG_ONE[CUBES.index(cube)] * number for cube, number in counted)
    s.rooms = sum(1 << room for room in range(ROOMS) if seen.rooms[room] != ".")
    s.occupied = sum(1 << room for room in range(ROOMS) if seen.rooms[room] == "x")
    s.bonuses = sum(1 << s.board.group_of[room_number(room)] for room in seen.group_bonuses)
    for table, taken in enumerate(seen.cafe):
        if taken is not None:
            s.guests |= (taken.guest - FIRST_GUEST) << (8 * table)
            s.wants |= order_of(taken.missing) << (16 * table)
    s.hand = staff_mask(list(seen.hand or ()))
    s.staff = staff_mask(list(seen.staff))
    s.used = staff_mask(list(seen.used))
    s.packet = staff_mask(list(seen.packet or ()))
    s.discs = sum(1 << LETTERS.index(letter) for letter in seen.discs)
    s.covered = 2 - len(seen.numbers)
    s.passed = int(seen.passed)
    return s


def _guests(state: State, view: AustriaView) -> None:
    """The row from the left; while it's being refilled, its left place is empty."""
    places = [guest - FIRST_GUEST for guest in view.row]
    empty = 5 - len(places)
    state.row = sum(guest << (8 * (empty + k)) for k, guest in enumerate(places))
    state.discards = sum(1 << (guest - FIRST_GUEST) for guest in view.discards)
    seated = [t.guest - FIRST_GUEST for seen in view.seats for t in seen.cafe if t is not None]
    known = state.discards
    for guest in places + seated:
        known |= 1 << guest
    state.guest_deck = ALL_GUESTS & ~known


def _staff(state: State, view: AustriaView) -> None:
    """The known cards where they are; the others anywhere for now, in the right numbers."""
    known = staff_mask([*view.gone, *(view.offer or ()), *(c for c in view.under if c is not None)])
    for s in state.seats:
        known |= s.hand | s.staff | s.packet
    unseen = ALL_STAFF & ~known

    def some(number: int) -> int:
        nonlocal unseen
        taken = 0
        for _ in range(number):
            taken |= 1 << nth(unseen & ~taken, 0)
        unseen &= ~taken
        return taken

    own = (view.seat or 0) - 1
    for index, (s, seen) in enumerate(zip(state.seats, view.seats, strict=True)):
        if index != own:
            s.hand = some(seen.hand_size)
            s.packet = some(seen.packet_size)
    stranger = (own + 1) % state.players
    under: list[int] = []
    for card in view.under:
        if card is None:
            under.append(some(1).bit_length() - 1 + 64 * stranger)
        else:
            under.append(STAFF_INDEX[card] + 64 * own)
    state.under = tuple(under)
    stack: list[list[int | str]] = []
    for work in view.pending:
        cards = [some(work.hidden)] if work.hidden else []
        stack.append([work.work, work.seat - 1, *work.numbers, *cards])
    state.top = FRAMES.load(stack)
    state.staff_deck = unseen
