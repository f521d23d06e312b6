"""What a view means for the seat that decides: strengths, prices, places (rules §4–§5)."""

from hotelier.austria.rules.batch import EFFECTS, Effect
from hotelier.austria.rules.cards import COLOURS, FLOOR_COST, GUEST_COST, STAFF
from hotelier.austria.rules.dice import BOOST_PRICE, BOTH_TRACKS, MAIN, SIX_PRICE
from hotelier.austria.rules.effects import effect_of
from hotelier.austria.rules.geometry import (
    BOARD_NAMES,
    BOARDS,
    BOTTOM_LEFT,
    Board,
    adjacent,
    room_number,
    room_text,
)
from hotelier.austria.rules.operations import Power
from hotelier.austria.rules.tables import BOOTBLACK_FACE
from hotelier.austria.view import AustriaView, SeatView, Table
from hotelier.core.bits import positions


def own_seat(view: AustriaView) -> SeatView:
    """The seat whose decision the view shows."""
    seat = view.seat if view.seat is not None else view.actor
    assert seat is not None, "nobody decides"
    return view.seats[seat - 1]


def board_of(seat: SeatView) -> Board:
    """The hotel board of a seat."""
    return BOARDS[BOARD_NAMES.index(seat.board)]


def staff_with(seat: SeatView, op: str, colour: str = "", free: bool = False) -> list[int]:
    """The hired cards with a power that always holds."""
    powers = {card: STAFF[card].effect for card in seat.staff}
    cards = [card for card, power in powers.items() if power.op == op and not power.on]
    return [
        card for card in cards if powers[card].free == free and colour in ("", powers[card].colour)
    ]


def in_extra_turn(view: AustriaView) -> bool:
    """Whether the menu is that of E. Gizia's extra turn."""
    return bool(view.pending) and view.pending[0].work == "ExtraTurn"


def occupied_mask(seat: SeatView) -> int:
    """The occupied rooms of a seat."""
    return sum(1 << room for room, sign in enumerate(seat.rooms) if sign == "x")


def numbers_of(view: AustriaView) -> tuple[int, ...]:
    """What the decision holds: strength, discount, what is left."""
    return view.pending[0].numbers or ()


def die_strength(view: AustriaView, seat: SeatView, face: int, boost: int = 0) -> int:
    """The strength a die of this space would have for a seat (rules §5)."""
    extra = in_extra_turn(view)
    strength = view.dice[face - 1] + boost
    for card in seat.staff:
        power = STAFF[card].effect
        if power.op == "strength" and face in power.faces and not _idle(view, power, extra):
            strength += power.amount
    return strength


def _idle(view: AustriaView, power: Power, extra: bool) -> bool:
    """In E. Gizia's turn only the Kitchen Hand works, and only in the classic edition."""
    return extra and (not power.free or view.edition == "revised")


def six_price(view: AustriaView, seat: SeatView) -> int:
    """What a die 6 costs a seat."""
    free = staff_with(seat, "strength", free=True)
    idle = in_extra_turn(view) and view.edition == "revised"
    return 0 if free and not idle else SIX_PRICE


def die_price(view: AustriaView, seat: SeatView, face: int, boost: int = 0) -> int:
    """What taking a die costs a seat."""
    return boost * BOOST_PRICE + (six_price(view, seat) if face == 6 else 0)


def die_effect(
    view: AustriaView, seat: SeatView, face: int, strength: int, real: bool = True
) -> Effect:
    """The action of a space with this strength; a 6 used as a 4 is no real 4."""
    both = real and not in_extra_turn(view) and staff_with(seat, "both_tracks")
    if face == BOOTBLACK_FACE and both:
        return EFFECTS[BOTH_TRACKS[strength]]
    return EFFECTS[MAIN[face][strength]]


def die_extras(view: AustriaView, seat: SeatView, face: int) -> list[tuple[int, Effect]]:
    """What hired staff adds when a seat takes this die: card and effect."""
    if in_extra_turn(view):
        return []
    extras = []
    for card in seat.staff:
        power = STAFF[card].effect
        if power.on == "die" and face in power.faces:
            extras.append((card, effect_of(power.operation())))
    return extras


def places_for(seat: SeatView) -> list[str]:
    """Where a room may come next, whatever it costs (rules §5)."""
    rooms = sum(1 << room for room, sign in enumerate(seat.rooms) if sign != ".")
    places = adjacent(rooms) & ~rooms if rooms else BOTTOM_LEFT
    return [room_text(room) for room in positions(places)]


def guest_price(view: AustriaView, seat: SeatView, place: int) -> int:
    """What a guest of the row costs a seat now."""
    paying = view.decision == "turn" and not staff_with(seat, "free_guests")
    return GUEST_COST[place - 1] if paying else 0


def room_price(seat: SeatView, room: str, discount: int = 0) -> int:
    """What preparing a room costs this seat now."""
    colour = COLOURS[board_of(seat).colour_of(room_number(room))]
    if staff_with(seat, "free_rooms", colour):
        return 0
    return max(0, FLOOR_COST[int(room[0]) - 1] - discount)


def seated(view: AustriaView, table: int) -> Table:
    """The guest at one of the viewer's tables."""
    found = own_seat(view).cafe[table - 1]
    assert found is not None, "nobody sits there"
    return found
