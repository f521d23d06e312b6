"""Models of requests and answers about deals that many play."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from hotelier.server.http.model import Model
from hotelier.server.http.schemas import Name, Text

Browser = Annotated[str, StringConstraints(min_length=16, max_length=100)]


class DealShort(Model):
    """A deal in a list."""

    id: str
    kind: Literal["daily", "shared"]
    game: str
    day: str | None = Field(description="Of a deal of the day: its date in UTC.")
    options: dict[str, int | str]
    bots: list[str] = Field(description="Who plays in the seats from 2 on.")
    played: int = Field(description="How many people have finished it.")


class DealForYou(DealShort):
    """A deal, and how far you are with it."""

    mine: str | None = Field(description="Your table, if you have begun.")
    open: bool = Field(description="Whether you may look at the games, and play it for practice.")


class Today(Model):
    """The deals of this day."""

    day: str = Field(description="The date in UTC, such as 2026-11-18.")
    ends: float = Field(description="When the day is over, in seconds since 1970.")
    deals: list[DealForYou] = Field(description="One for every game; empty if it's switched off.")
    shared: bool = Field(description="Whether people can make deals for their friends.")


class PastDeals(Model):
    """Deals of earlier days that somebody played, the latest first."""

    deals: list[DealShort]
    next: str | None = Field(description="Ask for the days before this one for more.")


class Entrant(Model):
    """Someone who plays a deal, or has."""

    name: str
    bot: str | None = Field(description="Which bot it is; None for a person.")
    you: bool
    state: Literal["playing", "over", "left"] = Field(
        description="`left` if somebody else finished the game."
    )
    score: int | None
    place: int | None = Field(description="Among all results; the same for the same score.")
    ended: float | None = Field(description="Seconds since 1970.")
    table: str | None = Field(description="To look at, once you have played the deal.")
    key: str | None = Field(description="Of its link.")


class DealState(DealForYou):
    """A deal with its board."""

    counts: bool = Field(description="Whether a result would still come on the board.")
    ends: float | None = Field(description="Until when, in seconds since 1970; None for ever.")
    better_than: float | None = Field(
        description="The share of the other people's results below yours, from 0 to 1."
    )
    board: list[Entrant] = Field(description="The best first.")


class DealWish(Model):
    """A deal for friends: each plays it alone, in seat 1, against the same bots."""

    game: Text
    options: dict[Text, int | Text] = Field(default_factory=dict, max_length=20)
    bots: list[Text] | None = Field(
        default=None, max_length=7, description="Who plays in the seats from 2 on."
    )


class DealEntryWish(Model):
    """A request to play a deal."""

    name: Name
    browser: Browser = Field(
        description="What identifies your browser: a long random text that only it knows."
    )
    practice: bool = Field(default=False, description="Play it once more, for yourself.")
