"""The facts of a position.

These dataclasses have no slots, because that makes writing them as JSON four times as fast.
"""

from dataclasses import dataclass

from hotelier.core.explain import Kept
from hotelier.core.swift import swift
from hotelier.messages.message import Message


@swift
@dataclass(frozen=True)
class Known:
    """What a viewer knows about one card of a deck."""

    kind: int
    where: str  # booked, gone, open, laid, hand, deck or unseen; barred: can't have such a back
    hotel: int = 0  # where it is, if it's on the table


@swift
@dataclass(frozen=True)
class Outlook:
    """A card of an open queue, and what happens to it if nothing changes before booking."""

    position: int
    seat: int
    card: str
    reason: str  # for its place in the order: named, hotel rule or size
    free: int  # beds free when its turn comes
    booked: bool


@swift
@dataclass(frozen=True)
class After:
    """How the booking would go after an action that's possible now."""

    action: str
    outlook: tuple[Outlook, ...]


@swift
@dataclass(frozen=True)
class HotelFacts:
    """A hotel of the column."""

    free: int  # beds that can be booked
    queue_places: int
    door_places: int  # 0: there is no back door
    face_up: int  # the spot in the queue that's face up; 0 for none
    crests: tuple[str, ...]  # if it takes only two: those in its queue; "" for one to come
    asked: tuple[int, int]  # beds that the queue wants, at least and at most, as far as known
    queue_may: tuple[tuple[Known, ...], ...]  # for each card: what it can be and what not, and why
    door_may: tuple[tuple[Known, ...], ...]  # empty if the viewer sees the card
    outlook: tuple[Outlook, ...]  # in booking order; empty before the hotel is revealed
    after: tuple[After, ...]  # for the seat that decides about this queue


@swift
@dataclass(frozen=True)
class CrestFacts:
    """A player's booked cards of one crest."""

    crest: str
    cards: int
    vp: int
    words: tuple[Message, ...]  # how many, what they score, and what more would score
    kinds: tuple[Known, ...]  # where the six cards of this crest are


@swift
@dataclass(frozen=True)
class SeatFacts(Kept):
    """A player's points so far, by source."""

    score: int
    coins: int
    tokens: int
    crest_vp: int
    crests: tuple[CrestFacts, ...]


@swift
@dataclass(frozen=True)
class OverbookingFacts:
    """The table with everything worked out."""

    rounds: int
    times: int  # cards each player places per round
    order: tuple[int, ...]  # the seats in the order of placing; empty before one is drawn
    bonus: tuple[int, ...]  # points by number of booked cards of one crest, from 0
    bonus_words: Message
    hotels: tuple[HotelFacts, ...]
    seats: tuple[SeatFacts, ...]
