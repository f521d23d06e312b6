"""The facts of a position.

These dataclasses have no slots, because that makes writing them as JSON four times as fast.
"""

from dataclasses import dataclass

from hotelier.core.explain import Kept
from hotelier.core.swift import swift
from hotelier.messages.message import Listed, Message


@swift
@dataclass(frozen=True)
class Gift:
    """A number of victory points, crowns or spaces on the emperor track."""

    op: str  # vp, crowns or emperor
    amount: int


@swift
@dataclass(frozen=True)
class Turn:
    """A turn of this round."""

    seat: int
    state: str  # done, now, passed or open


@swift
@dataclass(frozen=True)
class Delivery:
    """Serving from the kitchen."""

    price: int
    most: int  # cubes per delivery


@swift
@dataclass(frozen=True)
class Boost:
    """A die made stronger for a crown."""

    strength: int
    price: int
    vain: Message | None  # why it would do nothing


@swift
@dataclass(frozen=True)
class Extra:
    """What an active card adds to a die."""

    card: int
    gives: Message


@swift
@dataclass(frozen=True)
class Space(Kept):
    """What a die on a space gives the viewer now; if a 6 is used as another, what that gives."""

    strength: int
    price: int
    boosted: Boost | None
    gives: Message | None  # in a few words
    does: Message | Listed | None  # in full, with what staff adds
    extras: tuple[Extra, ...]
    vain: Message | None  # why it would do nothing


@swift
@dataclass(frozen=True)
class Scoring:
    """A visit of the emperor."""

    round: int
    tile: str
    back: int  # spaces everyone moves back


@swift
@dataclass(frozen=True)
class EmperorFacts:
    """The emperor's visits, and what each space of the track is worth."""

    next: Scoring | None
    scorings: tuple[Scoring, ...]
    vp: tuple[int, ...]
    fates: tuple[str, ...]  # what a space gives at the next visit: penalty, nothing or bonus


@swift
@dataclass(frozen=True)
class PoliticsFacts:
    """A politics card and the victory points of its places."""

    card: int
    places: tuple[int, ...]
    next: int | None  # of the first free place


@swift
@dataclass(frozen=True)
class Progress:
    """A part of a condition."""

    what: str  # a colour, or nothing
    have: int
    need: int


@swift
@dataclass(frozen=True)
class Claim:
    """A seat's progress on a politics card."""

    parts: tuple[Progress, ...]
    met: bool
    claimed: bool


@swift
@dataclass(frozen=True)
class Seated:
    """A guest at a table."""

    served: str
    missing: str
    kitchen: str  # missing cubes that the kitchen has
    rooms: tuple[str, ...]  # prepared and free, suitable for this guest
    status: Message


@swift
@dataclass(frozen=True)
class Outlook:
    """What a seat can expect from the emperor's next visit."""

    vp: int
    after: int  # the space it moves back to
    fate: str


@swift
@dataclass(frozen=True)
class EndCard:
    """The value of an endgame card so far."""

    card: int
    vp: int
    copied: int  # the card a Secretary copies, or 0


@swift
@dataclass(frozen=True)
class Score:
    """The final score if the game ended now."""

    now: int  # already scored
    staff: int
    rooms: int
    floors: tuple[int, ...]  # the same by floor, the ground floor first
    crowns: int
    cubes: int
    guests: int
    total: int


@swift
@dataclass(frozen=True)
class SeatFacts(Kept):
    """What follows from one seat's hotel, café and staff."""

    prices: tuple[int, ...]  # of preparing each of the twenty rooms
    gifts: dict[str, Gift]  # by room: the group bonus if it becomes occupied
    full_groups: tuple[int, ...]  # of the board, all their rooms occupied
    tables: tuple[Seated | None, ...]
    kitchen: dict[str, int]
    outlook: Outlook | None
    politics: tuple[Claim, ...]
    end_cards: tuple[EndCard, ...]
    score: Score


@swift
@dataclass(frozen=True)
class AustriaFacts:
    """What a viewer would otherwise work out."""

    extra_turn: bool  # the decision is part of E. Gizia's extra turn
    rounds: int
    purse: int  # maximum crowns
    turns: tuple[Turn, ...]  # in the order of their numbers
    row: tuple[int, ...]  # what each guest of the row costs the viewer
    cards: dict[str, int]  # the price of hiring each card in the viewer's hand, packet or offer
    worth: dict[str, int]  # what each endgame card among them would score if hired
    delivery: Delivery
    dice: tuple[Space, ...]
    emperor: EmperorFacts
    politics: tuple[PoliticsFacts, ...]
    seats: tuple[SeatFacts, ...]
