"""Everything that happens, so that a client can show the check-in as a scene.

Seats and hotels are counted from 1; cards have the names of the notation page.
"""

from dataclasses import dataclass
from typing import ClassVar

from hotelier.core.events import Event, Net


@dataclass(frozen=True, slots=True)
class FirstPlayer(Event):
    """The seat starts the round; it has the marker."""


@dataclass(frozen=True, slots=True)
class TilesLaid(Event):
    """New tiles in the column, from the top."""

    faces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TilesTurned(Event):
    """The tiles show their other side."""

    faces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RoundStarted(Event):
    FOLLOWS: ClassVar[bool] = True
    round: int


@dataclass(frozen=True, slots=True)
class CardsDrawn(Event):
    SECRET: ClassVar[tuple[str, ...]] = ("cards",)
    number: int
    cards: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class CardPlaced(Event):
    """A card joins a queue or a back door; others see its back."""

    SECRET: ClassVar[tuple[str, ...]] = ("card",)
    hotel: int
    side: str  # queue or door
    position: int
    back: str
    card: str | None

    def net(self) -> dict[str, int]:
        """The beds that its queue wants: as many as the number of its kind."""
        return {"asked": int(self.card[0])} if self.card and self.side == "queue" else {}


@dataclass(frozen=True, slots=True)
class CardTurnedUp(Event):
    """A hotel rule reveals the card just placed."""

    hotel: int
    position: int
    card: str


@dataclass(frozen=True, slots=True)
class TokenTaken(Event):
    NET: ClassVar[Net] = (("vp", 1, "vp"), ("tokens", 1, "vp"))
    hotel: int
    vp: int = 1


@dataclass(frozen=True, slots=True)
class PlacementSkipped(Event):
    """No card was placed: `choice`, `no place` or `no card`."""

    reason: str


@dataclass(frozen=True, slots=True)
class HotelRevealed(Event):
    """All cards turn over, nearest first: (seat, card)."""

    FOLLOWS: ClassVar[bool] = True
    hotel: int
    beds: int
    rule: str
    queue: tuple[tuple[int, str], ...]
    door: tuple[tuple[int, str], ...]


@dataclass(frozen=True, slots=True)
class AbilityStarted(Event):
    FOLLOWS: ClassVar[bool] = True
    hotel: int
    card: str
    ability: str


@dataclass(frozen=True, slots=True)
class JoinedQueue(Event):
    hotel: int
    card: str
    position: int


@dataclass(frozen=True, slots=True)
class BedsChanged(Event):
    hotel: int
    change: int
    beds: int


@dataclass(frozen=True, slots=True)
class GuestNamed(Event):
    """The owner's card will be booked before all others."""

    hotel: int
    position: int
    card: str


@dataclass(frozen=True, slots=True)
class GuestReplaced(Event):
    """A card takes another's spot; the other is discarded, and its naming with it."""

    hotel: int
    position: int
    card: str
    replaced: str
    replaced_seat: int
    naming_lost: bool


@dataclass(frozen=True, slots=True)
class AbilityUnused(Event):
    """`choice`, or `nobody` when there was no card to use it on."""

    hotel: int
    card: str
    reason: str


@dataclass(frozen=True, slots=True)
class BookingOrder(Event):
    """(seat, card, reason) for each place: `named`, `hotel rule` or `size`."""

    FOLLOWS: ClassVar[bool] = True
    hotel: int
    beds: int
    order: tuple[tuple[int, str, str], ...]


@dataclass(frozen=True, slots=True)
class GuestBooked(Event):
    NET: ClassVar[Net] = (
        ("vp", 1, "coins"),
        ("vp", 1, "crest_vp"),
        ("coins", 1, "coins"),
        ("crest_vp", 1, "crest_vp"),
    )
    hotel: int
    card: str
    beds_before: int
    beds_after: int
    coins: int
    crest_cards: int  # booked cards of this crest, including this one
    crest_vp: int = 0  # what it adds to the bonus for its crest


@dataclass(frozen=True, slots=True)
class GuestTurnedAway(Event):
    hotel: int
    card: str
    needed: int
    free: int


@dataclass(frozen=True, slots=True)
class CardsDiscarded(Event):
    """(seat, card) of those left in the queue and at the back door."""

    hotel: int
    cards: tuple[tuple[int, str], ...]


@dataclass(frozen=True, slots=True)
class HotelClosed(Event):
    """Coins each seat has gained here, and all its points; how many groups got beds or not."""

    hotel: int
    gains: tuple[int, ...]
    vp: tuple[int, ...] = ()  # empty in games from before it was told
    inside: int = 0
    outside: int = 0


@dataclass(frozen=True, slots=True)
class ScoringPart(Event):
    """`coins`, `tokens` or `crest` with the crest's name."""

    FOLLOWS: ClassVar[bool] = True
    part: str
    vp: int
    of: str


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """`decided` by points, by three-coin cards, or shared."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decided: str
    tiebreak: tuple[int, ...]
