"""Everything that happens at the table, as typed events.

Seats are counted from 1 here; cards, rooms and tiles have the names of the notation page.
"""

from dataclasses import dataclass
from typing import ClassVar, Final

from hotelier.core.events import Event, Net

COSTS: Final[Net] = (("crowns", -1, "price"),)
SCORES: Final[Net] = (("vp", 1, "vp"),)


@dataclass(frozen=True, slots=True)
class FirstPlayer(Event):
    """The seat starts the game."""


@dataclass(frozen=True, slots=True)
class PoliticsRevealed(Event):
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TilesRevealed(Event):
    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BoardsDealt(Event):
    boards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RowDealt(Event):
    guests: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardKept(Event):
    """A card kept in the draft."""

    SECRET: ClassVar[tuple[str, ...]] = ("card",)
    card: int | None


@dataclass(frozen=True, slots=True)
class HandsPassed(Event):
    """In the draft, every packet moves one seat to the left."""


@dataclass(frozen=True, slots=True)
class RoundStarted(Event):
    """The seat is first in this round."""

    OPENS: ClassVar[bool] = True
    round: int


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    dice: tuple[int, ...]
    again: bool


@dataclass(frozen=True, slots=True)
class DieBinned(Event):
    OPENS: ClassVar[bool] = True
    left: int


@dataclass(frozen=True, slots=True)
class TurnStarted(Event):
    OPENS: ClassVar[bool] = True
    number: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """The seat waits for the next roll."""


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """The die covers this number of the seat's tile."""

    number: int


@dataclass(frozen=True, slots=True)
class GuestSeated(Event):
    NET: ClassVar[Net] = COSTS
    guest: int
    place: int
    table: int
    price: int


@dataclass(frozen=True, slots=True)
class RowSlid(Event):
    """A new guest has entered on the left."""

    guest: int
    row: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GuestsReshuffled(Event):
    cards: int


@dataclass(frozen=True, slots=True)
class DieTaken(Event):
    """A die, or in an extra turn only its action, with the strength it has."""

    NET: ClassVar[Net] = COSTS
    face: int
    strength: int
    price: int
    boosted: bool
    extra: bool


@dataclass(frozen=True, slots=True)
class DieUsedAs(Event):
    face: int
    strength: int


@dataclass(frozen=True, slots=True)
class CubesReceived(Event):
    cubes: str


@dataclass(frozen=True, slots=True)
class DeliveryStarted(Event):
    NET: ClassVar[Net] = COSTS
    price: int


@dataclass(frozen=True, slots=True)
class CubeServed(Event):
    cube: str
    table: int
    guest: int
    from_kitchen: bool


@dataclass(frozen=True, slots=True)
class OrderCompleted(Event):
    table: int
    guest: int


@dataclass(frozen=True, slots=True)
class CubesPutAway(Event):
    cubes: str


@dataclass(frozen=True, slots=True)
class CubesLost(Event):
    kitchen: str
    served: str


@dataclass(frozen=True, slots=True)
class RoomPrepared(Event):
    NET: ClassVar[Net] = COSTS + SCORES
    room: str
    price: int
    vp: int


@dataclass(frozen=True, slots=True)
class GuestCheckedIn(Event):
    NET: ClassVar[Net] = SCORES
    guest: int
    table: int
    room: str
    vp: int


@dataclass(frozen=True, slots=True)
class WindowLit(Event):
    """A room has become occupied; guest is 0 if an effect did it."""

    room: str
    guest: int


@dataclass(frozen=True, slots=True)
class GroupCompleted(Event):
    rooms: tuple[str, ...]
    colour: str
    bonus: int


@dataclass(frozen=True, slots=True)
class CrownsGained(Event):
    NET: ClassVar[Net] = (("crowns", 1, "crowns"),)
    crowns: int
    lost: int


@dataclass(frozen=True, slots=True)
class PointsScored(Event):
    NET: ClassVar[Net] = SCORES
    vp: int


@dataclass(frozen=True, slots=True)
class EmperorMoved(Event):
    NET: ClassVar[Net] = SCORES
    start: int
    end: int
    vp: int


@dataclass(frozen=True, slots=True)
class StaffDrawn(Event):
    SECRET: ClassVar[tuple[str, ...]] = ("cards",)
    number: int
    cards: tuple[int, ...] | None
    offered: bool


@dataclass(frozen=True, slots=True)
class OfferPutBack(Event):
    """The cards of an offer that were not hired go under the deck."""

    SECRET: ClassVar[tuple[str, ...]] = ("cards",)
    number: int
    cards: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class StaffHired(Event):
    NET: ClassVar[Net] = COSTS
    card: int
    price: int


@dataclass(frozen=True, slots=True)
class StaffUsed(Event):
    card: int


@dataclass(frozen=True, slots=True)
class StaffTriggered(Event):
    card: int


@dataclass(frozen=True, slots=True)
class StaffWoke(Event):
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class EffectDeclined(Event):
    decision: str


@dataclass(frozen=True, slots=True)
class DiscPlaced(Event):
    NET: ClassVar[Net] = SCORES
    card: int
    place: int
    vp: int


@dataclass(frozen=True, slots=True)
class ExtraTurnStarted(Event):
    """E. Gizia gives an extra turn inside this one."""


@dataclass(frozen=True, slots=True)
class ExtraTurnLost(Event):
    """No die can be used for E. Gizia's extra turn."""


@dataclass(frozen=True, slots=True)
class EmperorScored(Event):
    """The track's points, and the steps back."""

    NET: ClassVar[Net] = SCORES
    start: int
    end: int
    vp: int


@dataclass(frozen=True, slots=True)
class BonusGiven(Event):
    OPENS: ClassVar[bool] = True
    tile: str


@dataclass(frozen=True, slots=True)
class PenaltyDue(Event):
    OPENS: ClassVar[bool] = True
    tile: str
    revised: bool = False  # by the revised edition


@dataclass(frozen=True, slots=True)
class PenaltyPaid(Event):
    NET: ClassVar[Net] = (("crowns", -1, "crowns"), ("vp", -1, "vp"))
    tile: str
    option: int
    crowns: int
    vp: int
    revised: bool = False  # by the revised edition


@dataclass(frozen=True, slots=True)
class PenaltyExcused(Event):
    NET: ClassVar[Net] = COSTS
    tile: str
    price: int


@dataclass(frozen=True, slots=True)
class StaffReturned(Event):
    SECRET: ClassVar[tuple[str, ...]] = ("card",)
    card: int | None


@dataclass(frozen=True, slots=True)
class RoomDemolished(Event):
    room: str
    was_occupied: bool


@dataclass(frozen=True, slots=True)
class StaffDismissed(Event):
    card: int


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    OPENS: ClassVar[bool] = True
    round: int


@dataclass(frozen=True, slots=True)
class ScoringPart(Event):
    """One part of the final scoring: staff, rooms, crowns, cubes or guests."""

    OPENS: ClassVar[bool] = True
    NET: ClassVar[Net] = SCORES
    part: str
    vp: int
    card: int  # the staff card, or 0
    copied: int  # the card a Secretary copies, or 0


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    tiebreak: tuple[int, ...]  # crowns and cubes of each seat
