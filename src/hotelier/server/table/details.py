"""What's saved about a table besides its journal."""

from typing import Any, NamedTuple

from pydantic import Field

from hotelier.server.http.model import Model
from hotelier.server.http.schemas import Origin, Result, Rules, Seat, SeatAsk


class Turn(Model):
    """The last turn of someone playing alone against bots: they may take it back."""

    step: int = Field(description="Steps taken when it started.")
    first: dict[str, Any] = Field(description="What was done first, as a message.")
    lasts: bool = Field(default=True, description="Whether nobody else has moved since.")


class Asker(SeatAsk):
    """Someone who asks for a seat."""

    digest: str = Field(description="Digest of the future token of the seat.")
    client: str = Field(default="", description="Hash of their address.")


class Plan(Model):
    """A seat's plan for its next decision, if it still means the same then."""

    action: str
    message: dict[str, Any]


class TableDeal(NamedTuple):
    """A fixed deal that a table follows: tables with the same secret have the same luck."""

    secret: str  # in hex, from `new_luck`
    id: str | None = None  # of the deal in the database, if its board shows the result
    counts: bool = False  # no hints, forks or takebacks
    entrant: str | None = None  # who plays it for the board: see `DealEntry.who`


class Facts(Model):
    """Everything about a table that isn't a step of its game."""

    options: dict[str, Any]
    seats: list[Seat]
    rules: Rules
    setup: dict[str, Any] = Field(default_factory=dict)  # chosen, besides who starts; hidden
    rules_version: str = "1"  # rules version of the game; a table keeps the one it started with
    lock: str  # the digest of the key in the table's link
    practice: bool = False
    luck: str | None = None  # the secret that all chance follows from, in hex; never sent
    deal: str | None = None  # which deal that is, if others play it, too
    counts: bool = False  # its result is compared with others': no hints, forks or takebacks
    entrant: str | None = None  # for whom the deal's board shows the result
    left: list[float] = Field(default_factory=list)
    graced: list[int] = Field(default_factory=list)  # seats that got extra time after running out
    asked: float | None = None
    held: str | None = None
    turn: Turn | None = None
    plans: dict[int, Plan] = Field(default_factory=dict)  # by seat
    asks: list[Asker] = Field(default_factory=list)
    host: str = ""  # the name of the host
    owner: int | None = None  # the host's seat
    missed: list[int] = Field(default_factory=list)  # assigned seats whose player never came
    ladder: dict[int, str] = Field(default_factory=dict)  # by seat: the name it's rated under
    seen: dict[int, float] = Field(default_factory=dict)  # when, by seat; before a public game
    result: Result | None = None
    ended: float | None = None
    tallies: list[dict[str, dict[str, int]]] = Field(default_factory=list)  # by seat
    origin: Origin | None = None
    rematch: str | None = None
    asleep: bool = False  # put to sleep by the operator, until someone comes back
    closed: str | None = None  # why the operator has closed the table
