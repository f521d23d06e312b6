"""What's saved about a tournament, and what's asked of it."""

from typing import Annotated, Any, Final, Literal

from pydantic import Field

from hotelier.server.http.model import Model
from hotelier.server.http.schemas import USUAL_BOT, Clock, LiveClock, Name, Text
from hotelier.tournaments.pairing import MOST_ROUNDS
from hotelier.tournaments.results import Game, Round

LIVE_PATIENCE: Final = 10.0  # minutes that a live table waits for its players
DAY_MINUTES: Final = 1440.0

Rounds = Annotated[int, Field(ge=1, le=MOST_ROUNDS)]


class NewTournament(Model):
    """A new tournament."""

    name: Name = Field(description="Of the tournament.")
    game: Text
    options: dict[Text, int | Text] = Field(
        default_factory=dict, max_length=20, description="Of the game, without the players."
    )
    size: int = Field(default=2, ge=2, le=4, description="Players at a table.")
    pairing: Literal["swiss", "round-robin"] = "swiss"
    rounds: Rounds | None = Field(
        default=None, description="By default as many as the number of players needs."
    )
    clock: Clock = LiveClock(kind="live", bank=1800, increment=30)
    stand_in: Text = Field(
        default=USUAL_BOT, description="The bot that plays for those who leave or never come."
    )
    patience: float | None = Field(
        default=None,
        ge=0.01,
        le=60 * DAY_MINUTES,
        description="Minutes until it steps in for those who haven't come; by default 10, "
        "by correspondence the days of a move.",
    )
    shared: bool = Field(
        default=True, description="Whether all tables of a round have the same deal."
    )
    auto: bool = Field(
        default=True, description="Whether the next round starts when the last game is over."
    )
    public: bool = Field(default=False, description="Whether everyone can find it.")


class Entrant(Model):
    """Someone who takes part."""

    number: int
    name: str
    bot: str | None = None
    left: bool = False
    digest: str = ""  # of the token


class Pairing(Model):
    """A table of a round."""

    table: str
    seats: list[int]  # numbers of entrants, seat 1 first
    opened: float | None = None
    scores: list[int] = Field(default_factory=list)
    winners: list[int] = Field(default_factory=list)
    missed: list[int] = Field(default_factory=list)  # seats whose player never came
    left: list[int] = Field(default_factory=list)  # seats whose player left: a bot went on
    off: bool = False

    @property
    def is_over(self) -> bool:
        """Whether it has a result, or never will."""
        return self.off or bool(self.scores)

    def game(self) -> Game:
        """The same for the standings."""
        return Game(
            tuple(self.seats),
            tuple(self.scores),
            frozenset(self.winners),
            frozenset(self.missed + self.left),
            self.off,
        )


class PlannedRound(Model):
    """A round: it's planned as a whole before any of its tables is opened."""

    started: float
    luck: str  # the secret of its deal; never sent
    tables: list[Pairing]
    byes: list[int] = Field(default_factory=list)

    def as_round(self) -> Round:
        """The same for the standings."""
        return Round(tuple(each.game() for each in self.tables), tuple(self.byes))


class TournamentFacts(Model):
    """Everything about a tournament."""

    wish: NewTournament
    options: dict[str, Any]
    lock: str  # the digest of the organiser's key
    secret: str  # from which the keys of tables follow; never sent
    entrants: list[Entrant] = Field(default_factory=list)
    planned: int | None = None  # rounds, once it has started
    rounds: list[PlannedRound] = Field(default_factory=list)
    ended: float | None = None
