"""Models of requests and answers about tournaments and the ladder."""

from typing import Literal

from pydantic import Field

from hotelier.server.http.model import Model
from hotelier.server.http.schemas import USUAL_BOT, Clock, Name, Text, Token
from hotelier.server.tournaments.details import Rounds
from hotelier.tournaments.pairing import MOST_ROUNDS


class Opened(Model):
    """A new tournament: the key is sent once and never again."""

    id: str = Field(description="Its link: whoever has it finds the tournament.")
    organiser: str = Field(description="The organiser's key, for the header X-Organiser-Key.")


class Enter(Model):
    """Someone who wants to take part."""

    name: Name


class Entered(Model):
    """A place in a tournament; the token is sent once. It also opens the seat at every table."""

    number: int
    token: str


class BotEntry(Model):
    """Bots that take part."""

    bot: Text = USUAL_BOT
    many: int = Field(default=1, ge=1, le=64)


class RoundStart(Model):
    """The round to be started: if it has started already, nothing happens."""

    number: int = Field(ge=1, le=MOST_ROUNDS)
    rounds: Rounds | None = Field(
        default=None, description="With the first round: how many there will be."
    )


class EntrantState(Model):
    """Someone who takes part."""

    number: int
    name: str
    bot: str | None = Field(description="The level, for a bot.")
    left: bool = Field(description="They aren't paired any more.")


class PairingState(Model):
    """A table of a round."""

    table: str
    key: str | None = Field(description="Opens it for watching; empty while it mustn't be.")
    seats: list[int] = Field(description="The numbers of the players, seat 1 first.")
    phase: Literal["waiting", "running", "over", "off"] = Field(
        description="Waiting until it's opened; off if it will never have a result."
    )
    scores: list[int]
    winners: list[int] = Field(description="Seats.")
    missed: list[int] = Field(description="Seats whose player never came.")
    left: list[int] = Field(
        description="Seats whose player has left, or was away at the end: a bot played on."
    )
    points: list[float] = Field(description="Match points, by seat.")


class RoundState(Model):
    """A round."""

    started: float
    tables: list[PairingState]
    byes: list[int]


class StandingState(Model):
    """A line of the standings."""

    place: int
    number: int
    points: float
    opponents: float
    margin: float
    wins: int
    played: int


class TournamentState(Model):
    """Everything about a tournament that the asker may know."""

    id: str
    version: int = Field(description="Grows with every change.")
    name: str
    game: str
    options: dict[str, int | str]
    size: int
    pairing: Literal["swiss", "round-robin"]
    planned: int | None = Field(description="Rounds; before the start, what the organiser set.")
    usual: int = Field(description="What it would be for those who have entered.")
    most: int = Field(description="And how many there can be.")
    clock: Clock
    stand_in: str
    patience: float = Field(description="Seconds that a table waits for its players.")
    shared: bool
    auto: bool
    public: bool
    phase: Literal["open", "running", "over"]
    made: float
    ended: float | None
    organiser: bool = Field(description="Whether the asker is the organiser.")
    you: int | None = Field(description="The asker's number.")
    is_round_over: bool
    entrants: list[EntrantState]
    rounds: list[RoundState]
    standings: list[StandingState]


class TournamentLine(Model):
    """A tournament in the list."""

    id: str
    name: str
    game: str
    size: int
    phase: Literal["open", "running", "over"]
    entrants: int
    round: int
    planned: int | None
    made: float


class Tournaments(Model):
    """Public tournaments, the last changed first."""

    tournaments: list[TournamentLine]


class LadderKey(Model):
    """The key of a name on the ladder."""

    key: Token


class Claimed(LadderKey):
    """A name on the ladder; its key is sent once."""

    name: str


class RungState(Model):
    """A line of the ladder."""

    game: str
    name: str
    bot: bool
    rating: int
    games: int
    new: bool = Field(description="Whether the rating may still change a lot.")


class LadderState(Model):
    """The ladder of every game, the best first."""

    rungs: list[RungState]
