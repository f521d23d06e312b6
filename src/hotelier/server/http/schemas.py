"""What is sent and received, as models: they check requests and describe every answer."""

from typing import Annotated, Any, Final, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, model_validator

from hotelier.server.http.game_schemas import GameEvent, GameView, Message
from hotelier.server.http.model import Model, Sparse
from hotelier.server.table.refusals import Code

USUAL_BOT: Final = "medium"  # who plays where nobody was named
LONGEST_LIST: Final = 50  # actions that one request may take

Text = Annotated[str, StringConstraints(max_length=200)]
Name = Annotated[str, StringConstraints(min_length=1, max_length=100)]
Token = Annotated[str, StringConstraints(min_length=1, max_length=100)]
Step = Annotated[int, Field(ge=0, le=100_000)]
SeatNumber = Annotated[int, Field(ge=1, le=8)]
Cursor = Annotated[int, Field(ge=0, le=1_000_000_000)]


class LiveClock(Model):
    """Everybody has a bank of time; each turn adds to it."""

    kind: Literal["live"]
    bank: float = Field(ge=10, le=86_400, description="Seconds at the start.")
    increment: float = Field(default=0, ge=0, le=3_600, description="Seconds added a turn.")


class DaysClock(Model):
    """So many days a move."""

    kind: Literal["correspondence"]
    days: float = Field(ge=0.01, le=60)


Clock = Annotated[LiveClock | DaysClock, Field(discriminator="kind")]


class Rules(Model):
    """What a table has agreed on, beside the options of the game."""

    absent: Literal["offer", "bot"] = Field(
        default="offer",
        description="Who leaves or runs out of time: the others may seat a bot, or one sits down.",
    )
    stand_in: Text = Field(default=USUAL_BOT, description="The bot that sits down.")
    newcomers: bool = Field(default=True, description="Whether a newcomer may take such a seat.")
    confirm: bool = Field(default=False, description="Whether the end of a turn is confirmed.")
    clock: Clock | None = None


class Seat(Model):
    """Who sits there."""

    kind: Literal["open", "reserved", "person", "bot"] = "open"
    name: str = ""
    bot: str | None = Field(default=None, description="Who plays it: a bot, or one standing in.")
    absent: bool = Field(default=False, description="Left or out of time: it may be taken.")


class SeatWish(Model):
    """How a seat of a new table shall be taken."""

    kind: Literal["me", "open", "bot", "reserved"] = "open"
    bot: Text | None = Field(default=None, description="A level such as hard, for a bot.")
    name: Name | None = Field(default=None, description="For whom it is reserved.")


class NewTable(Model):
    """A table to be opened."""

    game: Text
    options: dict[Text, int | Text] = Field(default_factory=dict, max_length=20)
    seats: list[SeatWish] | None = Field(
        default=None, max_length=8, description="By default oneself, and the others open."
    )
    name: Name = Field(default="Host", description="Of whoever opens the table.")
    public: bool = Field(default=False, description="Whether the lobby shows it.")
    rules: Rules = Rules()


class Join(Model):
    """Somebody wants to sit down."""

    name: Name
    seat: SeatNumber | None = Field(default=None, description="By default the first that is free.")


class Claim(Model):
    """A code that hands a seat over."""

    code: Token
    name: Name | None = Field(default=None, description="For a seat that was reserved.")


class BotWish(Model):
    """A bot shall take a seat."""

    bot: Text = USUAL_BOT


class Answer(Model):
    """An action or several, and the step that the first of them answers."""

    action: Text | None = Field(default=None, description="The only one.")
    actions: Annotated[list[Text], Field(min_length=1, max_length=LONGEST_LIST)] | None = Field(
        default=None, description="Or several, in this order: all of them are taken, or none."
    )
    step: Step

    @model_validator(mode="after")
    def _has_one_of_both(self) -> Self:
        if (self.action is None) == (self.actions is None):
            raise ValueError("send either action or actions")
        return self

    @property
    def all(self) -> list[str]:
        """The actions to be taken."""
        return [self.action] if self.action is not None else self.actions or []


class At(Model):
    """A wish about the game as it stands after so many steps."""

    step: Step


class Say(Model):
    """Something said at the table."""

    text: Annotated[str, StringConstraints(min_length=1, max_length=2_000)]


class Fork(Model):
    """A practice table from some step of a game."""

    step: Step
    seat: SeatNumber | None = Field(default=None, description="One's own; by default who decides.")
    bot: Text = Field(default=USUAL_BOT, description="Who plays the other seats.")
    name: Name = "Guest"


class ImportRecord(Model):
    """A record brought along, to look at or to go on with."""

    record: dict[str, Any]
    seat: SeatNumber | None = Field(default=None, description="One's own, in an unfinished game.")
    bot: Text = USUAL_BOT
    name: Name = "Guest"


class Seated(Model):
    """The way back to one's seat: the token is told once and never again."""

    table: str
    key: str = Field(description="Opens the table for whoever gets the link.")
    seat: int | None
    token: str | None
    codes: dict[int, str] = Field(
        default_factory=dict, description="For each reserved seat the code that claims it."
    )


class Handover(Model):
    """A code that gives another device, or another person, the same seat."""

    seat: int
    code: str
    seconds: float = Field(description="How long it works; it works once.")


class Refusal(Sparse):
    """Why something was not done; nothing has changed."""

    code: Code = Field(description="A short name for programs.")
    reason: str = Field(description="A sentence for people.")
    step: int | None = None
    legal: list[str] | None = None
    index: int | None = Field(
        default=None, description="Which action of a list it was, counted from 0."
    )
    action: str | None = Field(default=None, description="That action.")


class Health(Model):
    """That the house stands."""

    status: Literal["ok"]
    version: str


class OptionOffer(Model):
    """One option of a game; the first value is the default."""

    name: str
    values: list[int | str]
    help: str


class GameOffer(Model):
    """A game that can be played here."""

    name: str
    title: str
    rules: str
    options: list[OptionOffer]
    confirm: bool = Field(description="Whether the end of a turn is usually confirmed.")
    lesson: bool = Field(description="Whether one can be led through a first game.")


class OpponentOffer(Model):
    """A bot that can sit down."""

    name: str
    words: str
    level: bool
    seconds: float = Field(description="That a decision takes at the worst.")


class Offers(Model):
    """What a table can be made of."""

    games: list[GameOffer]
    opponents: list[OpponentOffer]


class ClockState(Model):
    """What is left, in seconds from now: no clock but the server's is needed."""

    left: list[float | None] = Field(description="By seat; None for who has no clock.")
    running: int | None = Field(description="The seat whose time passes.")


class Result(Model):
    """How it ended."""

    scores: list[int]
    winners: list[int]
    sources: list[dict[str, int]] = Field(description="By seat: where the points come from.")


class Origin(Model):
    """Where a table comes from."""

    how: Literal["fork", "rematch", "import"]
    table: str | None = None
    step: int | None = None


class SeatState(Seat):
    """Who sits there, and whether their page is open."""

    here: bool = False


class TableState(Model):
    """Everything the asker may know of a table."""

    id: str
    game: str
    options: dict[str, int | str]
    phase: Literal["open", "running", "over"]
    public: bool
    practice: bool
    rules: Rules
    seats: list[SeatState]
    you: int | None = Field(description="The seat of whoever asks; None is a spectator.")
    cursor: int = Field(description="The last entry of the journal one has: go on since there.")
    step: int
    undoable: bool = Field(description="Whether your last action can be taken back.")
    restartable: bool = Field(description="Whether more than that can, and so the whole turn.")
    held: str | None = Field(description="Your action that ends the turn once you confirm it.")
    clock: ClockState | None
    watching: int = Field(description="How many pages are open without a seat.")
    result: Result | None
    origin: Origin | None
    rematch: str | None = Field(description="The table where it goes on.")
    view: GameView | None = Field(
        description="The game as your seat may see it, and what that means."
    )


class Told(Sparse):
    """An entry of the journal, as the asker may know it."""

    number: int
    at: float = Field(description="Seconds since 1970.")
    steps: int = Field(description="Of the game, after it.")
    type: Literal["began", "moved", "undone", "held", "sat", "said", "late"]
    seat: int | None = None
    text: str | None = Field(default=None, description="What was said, or the action held.")
    taken: list[str] | None = Field(default=None, description="Steps taken, chance included.")
    events: list[GameEvent] | None = None
    seated: Seat | None = None


class Entries(Model):
    """A stretch of the journal."""

    entries: list[Told]
    more: bool = Field(description="Whether there are further ones: ask again from the last.")


class LobbyTable(Model):
    """A table as the lobby shows it."""

    id: str
    game: str
    options: dict[str, int | str]
    phase: Literal["open", "running", "over"]
    seats: list[Seat]
    rules: Rules
    made: float
    step: int


class Lobby(Model):
    """Public tables, the newest first."""

    tables: list[LobbyTable]
    next: str | None = Field(description="Where the next page begins.")


class MyTable(Model):
    """A table that one's token opens."""

    id: str
    game: str
    phase: Literal["open", "running", "over"]
    seat: int


class RecordAnswer(BaseModel):
    """A record (docs/rules/notation.md §2); of a running game, as one's seat may read it."""

    model_config = ConfigDict(extra="allow")

    format: str
    game: str
    rules: str
    options: dict[str, Any]
    seats: list[str]
    steps: list[str]
    result: dict[str, Any] | None = None


class Moment(Model):
    """A game after some steps, as a seat or a spectator saw it."""

    step: int
    steps: int = Field(description="How many the game has.")
    taken: str | None = Field(description="The step that led here.")
    view: GameView


class HintAction(Model):
    """One of the best actions, and why."""

    action: str
    score: float = Field(description="The final score that is expected with it.")
    win: float = Field(description="How likely it wins, 0 to 1.")
    sure: float = Field(description="How sure it is that no other is better, 0 to 1.")
    reasons: list[Message] = Field(description="What it would bring, as far as one can know.")
    then: list[str] = Field(description="What one would go on with in the same turn.")
    later_reasons: list[Message] = Field(description="What that would bring.")
    hopes: dict[str, float] = Field(
        description="What comes of it on average when the round is played on: a `bed`, or `use` "
        "of an ability, 0 to 1."
    )


class Hint(Model):
    """The best actions at a step, the best first."""

    step: int
    actions: list[HintAction]


class Done(Model):
    """That it is done, and kept."""

    cursor: int
    step: int
