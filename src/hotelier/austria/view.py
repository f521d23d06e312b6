"""What a seat may know about Grand Austria Hotel (rules §11).

Hidden are others' hands, offers and packets, the decks' order, and which cards others put under the
staff deck. Everything else is public.
"""

from dataclasses import dataclass
from typing import ClassVar, Final

from hotelier.austria.rules.operations import Operation
from hotelier.core.view import View

HANDS: Final = ("random", "intro", "draft")


@dataclass(frozen=True, slots=True)
class Table:
    """A café table with its guest and the cubes still missing."""

    guest: int
    missing: str


@dataclass(frozen=True, slots=True)
class SeatView:
    """One player as the viewer sees them."""

    vp: int
    crowns: int
    emperor: int
    kitchen: str
    board: str
    rooms: str  # twenty places from 11 to 45: `.` empty, `o` prepared, `x` occupied
    group_bonuses: tuple[str, ...]  # groups whose bonus was given, by their lowest room
    cafe: tuple[Table | None, ...]
    hand: tuple[int, ...] | None  # None: hidden
    hand_size: int
    staff: tuple[int, ...]
    used: tuple[int, ...]
    discs: str
    numbers: tuple[int, ...]  # of the turn-order tile, still uncovered
    passed: bool
    packet: tuple[int, ...] | None  # in a draft: the cards to choose from; None: hidden
    packet_size: int
    most_crowns: int | None  # since its turn started; None outside it
    guest_taken: bool  # in a turn interrupted by a forced pass: no second guest when it continues


@dataclass(frozen=True, slots=True)
class Pending:
    """Unfinished work, nearest first: what it is, whose, and its content."""

    work: str
    seat: int
    numbers: tuple[int, ...]
    hidden: int = 0  # how many of its cards the viewer may not see


@dataclass(frozen=True, slots=True)
class AustriaView(View):
    """The table from one point of view."""

    INTERNAL: ClassVar[tuple[str, ...]] = ("pending",)

    rules: str  # the version the game started with
    edition: str
    side: str
    staff: str
    round: int
    first: int | None  # the seat with turn-order tile 1
    dice: tuple[int, ...]
    row: tuple[int, ...]
    politics: tuple[int, ...]
    discs: tuple[int, ...]  # how many are on each politics card
    tiles: tuple[str, ...]
    next_tile: str | None  # the tile of the next emperor scoring
    seats: tuple[SeatView, ...]
    guest_deck: int
    discards: tuple[int, ...]
    staff_deck: int  # cards, without those under it
    under: tuple[int | None, ...]  # cards under the staff deck, first drawn first; None: unknown
    gone: tuple[int, ...]  # staff cards that have left the game, dismissed openly
    offer: tuple[int, ...] | None  # the viewer's own offer
    loose: str  # cubes received and not placed yet
    effects: tuple[Operation | None, ...]  # the effects left in the current batch, None if done
    pending: tuple[Pending, ...]
