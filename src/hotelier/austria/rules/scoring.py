"""Final scoring and who wins (rules §9)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from hotelier.austria.rules.cards import STAFF
from hotelier.austria.rules.events import GameEnded, ScoringPart
from hotelier.austria.rules.geometry import FLOOR
from hotelier.austria.rules.operations import COLOURS, Power
from hotelier.austria.rules.politics import full_columns, full_floors, full_groups, rooms_of
from hotelier.austria.rules.state import Seat, State
from hotelier.austria.rules.tables import (
    BAG_FIELD,
    BAG_SHIFT,
    END_CARDS,
    SECRETARY,
    STAFF_ID,
)
from hotelier.core.bits import ONE, count, positions
from hotelier.core.frames import GO_ON, Frame

LEFT_IN_CAFE: Final = -5  # for each guest still at a table


def cubes_in(kitchen: i64) -> i64:
    """How many cubes are in a bag."""
    total: i64 = 0
    while kitchen:
        total += kitchen & BAG_FIELD
        kitchen >>= BAG_SHIFT
    return total


def guests_in(s: Seat) -> i64:
    """How many guests sit in the café."""
    total: i64 = 0
    guests: i64 = s.guests
    while guests:
        if guests & 255:
            total += 1
        guests >>= 8
    return total


def cubes_served(s: Seat) -> i64:
    """How many cubes are on the guests' orders."""
    total: i64 = 0
    guests: i64 = s.guests
    while guests:
        total += s.box.order_size[guests & 255]
        guests >>= 8
    wants: i64 = s.wants
    while wants:
        total -= wants & 15
        wants >>= 4
    return total


END_COLOUR: Final = 0
END_OCCUPIED: Final = 1
END_STAFF: Final = 2
END_TILES: Final = 3
END_DISCS: Final = 4
END_FLOORS: Final = 5
END_COLUMNS: Final = 6
END_GROUPS: Final = 7
END_SETS: Final = 8
END_EMPEROR: Final = 9
NO_END: Final = 10  # the Secretary, and every card that isn't one


def _end_kind(power: Power) -> int:
    if power.per == "occupied":
        return END_COLOUR if power.colour else END_OCCUPIED
    counts = {
        "staff": END_STAFF,
        "tiles": END_TILES,
        "discs": END_DISCS,
        "floor": END_FLOORS,
        "column": END_COLUMNS,
        "group": END_GROUPS,
        "sets": END_SETS,
        "emperor": END_EMPEROR,
    }
    return counts.get(power.per, NO_END)


_powers: Final = [STAFF[card].effect for card in STAFF_ID]
# [card]: what it counts, and of which colour
END_KIND: Final[list[int]] = [_end_kind(power) for power in _powers]
END_OF: Final[list[int]] = [
    COLOURS.index(power.colour) if power.per and power.colour else 0 for power in _powers
]


def end_card(state: State, s: Seat, card: i64) -> i64:
    """What an endgame card is worth for this seat's hotel; the Secretary itself nothing."""
    each: i64 = s.box.end_each[card]
    kind: i64 = END_KIND[card]
    if kind == END_COLOUR:
        return each * rooms_of(s, END_OF[card])
    if kind == END_OCCUPIED:
        return each * count(s.occupied)
    if kind == END_STAFF:
        return each * count(s.staff)
    if kind == END_TILES:
        return each * count(s.rooms)
    if kind == END_DISCS:
        return each * count(s.discs)
    if kind == END_FLOORS:
        return each * full_floors(s.occupied)
    if kind == END_COLUMNS:
        return each * full_columns(s.occupied)
    if kind == END_GROUPS:
        return each * full_groups(s.board, s.occupied)
    if kind == END_SETS:
        return each * min(rooms_of(s, 0), rooms_of(s, 1), rooms_of(s, 2))
    if kind == END_EMPEROR:
        vp: i64 = each * s.emperor
        most: i64 = s.box.end_most[card]
        return vp if most == 0 or vp < most else most
    return 0


def best_copy(state: State, seat: i64) -> i64:
    """The endgame card of another player that a Secretary copies; −1 if there is none."""
    others: i64 = 0
    index: i64 = 0
    for other in state.seats:
        if index != seat:
            others |= other.staff
        index += 1
    best: i64 = -1
    most: i64 = -1
    for card in positions(others & END_CARDS & ~SECRETARY):
        vp: i64 = end_card(state, state.seats[seat], card)
        if vp > most or (vp == most and STAFF_ID[card] < STAFF_ID[best]):
            best = card
            most = vp
    return best


def scored_card(state: State, seat: i64, card: i64) -> i64:
    """The endgame card that counts for a card: itself, or what a Secretary copies (−1: nothing)."""
    return best_copy(state, seat) if (SECRETARY >> card) & 1 else card


def end_cards(state: State, seat: i64) -> i64:
    """What a seat's endgame cards would score now."""
    s = state.seats[seat]
    total: i64 = 0
    for card in positions(s.staff & END_CARDS):
        scored: i64 = scored_card(state, seat, card)
        if scored >= 0:
            total += end_card(state, s, scored)
    return total


def floor_points(s: Seat, floor: i64) -> i64:
    """What the occupied rooms of a floor are worth at the end."""
    return s.box.floor_vp[floor] * count(s.occupied & FLOOR[floor])


def room_points(s: Seat) -> i64:
    """What the occupied rooms are worth at the end, each by its floor."""
    total: i64 = 0
    for floor in range(4):
        total += floor_points(s, floor)
    return total


def cafe_points(s: Seat) -> i64:
    """What the guests still in the café cost at the end."""
    return LEFT_IN_CAFE * guests_in(s)


def final_points(state: State, seat: i64) -> i64:
    """What a seat would get on top of its VP if the game ended now."""
    s = state.seats[seat]
    return end_cards(state, seat) + room_points(s) + s.crowns + cubes_in(s.kitchen) + cafe_points(s)


@mypyc_attr(acyclic=True, free_list_len=1)
class FinalScoring(Frame):
    """Everything is added to the VP, part by part, and the winners are found."""

    def enter(self, state: State) -> i64:
        seat: i64 = 0
        while seat < state.players:
            self.score_seat(state, seat)
            seat += 1
        self.find_winners(state)
        state.top = None
        return GO_ON

    def score_seat(self, state: State, seat: i64) -> None:
        s = state.seats[seat]
        if state.sink is not None:
            for card in positions(s.staff & END_CARDS):
                scored: i64 = scored_card(state, seat, card)
                vp: i64 = end_card(state, s, scored) if scored >= 0 else 0
                copied: i64 = STAFF_ID[scored] if scored >= 0 and scored != card else 0
                self.tell(state, seat, "staff", vp, STAFF_ID[card], copied)
            self.tell(state, seat, "rooms", room_points(s), 0, 0)
            self.tell(state, seat, "crowns", s.crowns, 0, 0)
            self.tell(state, seat, "cubes", cubes_in(s.kitchen), 0, 0)
            self.tell(state, seat, "guests", cafe_points(s), 0, 0)
        s.vp += final_points(state, seat)

    def tell(self, state: State, seat: i64, part: str, vp: i64, card: i64, copied: i64) -> None:
        if state.sink is not None:
            state.sink.append(ScoringPart(seat + 1, part, vp, card, copied))

    def find_winners(self, state: State) -> None:
        """Most points; tie: more crowns and cubes, kitchen and tables together; then shared."""
        most: i64 = 0
        best: i64 = 0
        winners: i64 = 0
        seat: i64 = 0
        for s in state.seats:
            owned: i64 = tiebreak(s)
            if winners == 0 or s.vp > most or (s.vp == most and owned > best):
                most = s.vp
                best = owned
                winners = 0
            if s.vp == most and owned == best:
                winners |= ONE << seat
            seat += 1
        state.winning = winners
        if state.sink is not None:
            state.sink.append(
                GameEnded(
                    0,
                    tuple(state.scores()),
                    tuple(winner + 1 for winner in positions(winners)),
                    tuple(tiebreak(s) for s in state.seats),
                )
            )


def tiebreak(s: Seat) -> i64:
    """Crowns and all cubes owned."""
    return s.crowns + cubes_in(s.kitchen) + cubes_served(s)
