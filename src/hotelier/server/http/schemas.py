"""Models of requests and answers: they check requests and describe every answer."""

from typing import Annotated, Any, Final, Literal, Self, get_args

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, model_validator

from hotelier.bots.hints import Standing
from hotelier.server.http.game_schemas import Fact, GameEvent, GameView, Message
from hotelier.server.http.model import Model, Sparse
from hotelier.server.table.refusals import Code

USUAL_BOT: Final = "medium"  # the bot if none was named
LONGEST_LIST: Final = 50  # actions per request
REPORT_CHARACTERS: Final = 200  # of a report's reason

Text = Annotated[str, StringConstraints(max_length=200)]
Name = Annotated[str, StringConstraints(min_length=1, max_length=100)]
Token = Annotated[str, StringConstraints(min_length=1, max_length=100)]
Step = Annotated[int, Field(ge=0, le=100_000)]
Colour = Literal["orange", "blue", "green", "red", "violet", "rose"]
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)  # by default, of the seats in order
SeatNumber = Annotated[int, Field(ge=1, le=8)]
Cursor = Annotated[int, Field(ge=0, le=1_000_000_000)]


class LiveClock(Model):
    """Everyone has a bank of time; each turn adds to it."""

    kind: Literal["live"]
    bank: float = Field(ge=10, le=86_400, description="Seconds at the start.")
    increment: float = Field(default=0, ge=0, le=3_600, description="Seconds added per turn.")


class DaysClock(Model):
    """A number of days per move."""

    kind: Literal["correspondence"]
    days: float = Field(ge=0.01, le=60)


Clock = Annotated[LiveClock | DaysClock, Field(discriminator="kind")]


class Rules(Model):
    """The rules of a table, besides the options of the game."""

    absent: Literal["offer", "bot"] = Field(
        default="offer",
        description="If a player leaves or times out: the others may seat a bot, or one steps in.",
    )
    stand_in: Text = Field(default=USUAL_BOT, description="The bot that takes over.")
    newcomers: bool = Field(default=True, description="Whether a newcomer may take such a seat.")
    confirm: bool = Field(
        default=False,
        description="Whether actions that end a turn, or reveal something new, must be confirmed.",
    )
    clock: Clock | None = None
    first: SeatNumber | None = Field(
        default=None, description="The seat that starts; random by default. Also a part of a setup."
    )


class Seat(Model):
    """The player or bot in a seat."""

    kind: Literal["open", "reserved", "person", "bot"] = "open"
    name: str = ""
    bot: str | None = Field(default=None, description="Who plays it: a bot, or a stand-in.")
    absent: bool = Field(default=False, description="Left or out of time: the seat can be taken.")
    colour: Colour | None = Field(default=None, description="The chosen colour.")


class SeatAsk(Model):
    """Someone who asks for the seat of a player who has left; the others decide."""

    id: int
    seat: int
    name: str


class SeatWish(Model):
    """How a seat of a new table should be filled."""

    kind: Literal["me", "open", "bot", "reserved"] = "open"
    bot: Text | None = Field(default=None, description="A level such as hard, for a bot.")
    name: Name | None = Field(default=None, description="The person it is reserved for.")


Chosen = Annotated[list[int | Text], Field(max_length=100)]


class NewTable(Model):
    """A new table."""

    game: Text
    options: dict[Text, int | Text] = Field(default_factory=dict, max_length=20)
    seats: list[SeatWish] | None = Field(
        default=None, max_length=8, description="By default you, and the others open."
    )
    name: Name = Field(default="Host", description="The name of the player who opens the table.")
    public: bool = Field(default=False, description="Whether the lobby shows it.")
    rules: Rules = Rules()
    setup: dict[Text, int | Text | Chosen | dict[Text, Chosen]] = Field(
        default_factory=dict,
        max_length=50,
        description="What's chosen of the setup, by part; the rest is dealt by chance.",
    )


class Join(Model):
    """A request to take a seat."""

    name: Name
    seat: SeatNumber | None = Field(default=None, description="By default the first free one.")


class Claim(Model):
    """A code for a seat."""

    code: Token
    name: Name | None = Field(default=None, description="For a reserved seat.")


class AskAnswer(Model):
    """The answer to someone who asks for a seat."""

    welcome: bool


class ColourWish(Model):
    """A colour for your seat."""

    colour: Colour


class BotWish(Model):
    """A bot for a seat."""

    bot: Text = USUAL_BOT


class Reservation(Model):
    """Who a seat is reserved for."""

    name: Name | None = None


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
    """A request about the game as it stands after a number of steps."""

    step: Step


Reaction = Literal["hello", "well-played", "ouch", "thanks", "thinking", "good-game"]


class Say(Model):
    """A chat message: a text, or a reaction that everyone reads in their own language."""

    text: Annotated[str, StringConstraints(min_length=1, max_length=2_000)] | None = None
    reaction: Reaction | None = None

    @model_validator(mode="after")
    def _has_one_of_both(self) -> Self:
        if (self.text is None) == (self.reaction is None):
            raise ValueError("send either text or reaction")
        return self


class ReportWish(Model):
    """What's wrong at a table."""

    reason: Annotated[str, StringConstraints(min_length=1, max_length=REPORT_CHARACTERS)]


class Plan(Model):
    """A planned action for your next decision; None cancels it."""

    action: Text | None


class PlanAt(At, Plan):
    """The same, and the step you have seen."""


class Fork(Model):
    """A practice table from some step of a game."""

    step: Step
    seat: SeatNumber | None = Field(default=None, description="Yours; by default the seat to move.")
    bot: Text = Field(default=USUAL_BOT, description="Who plays the other seats.")
    name: Name = "Guest"
    action: Text | None = Field(default=None, description="An action to take there instead.")


class ImportRecord(Model):
    """A record to import, to view or to continue."""

    record: dict[str, Any]
    seat: SeatNumber | None = Field(default=None, description="Yours, in an unfinished game.")
    bot: Text = USUAL_BOT
    name: Name = "Guest"


class Seated(Model):
    """The way back to your seat: the token is sent once and never again."""

    table: str
    key: str = Field(
        description="Opens the table for everyone who has the link; empty if you came without it."
    )
    seat: int | None
    token: str | None
    asked: int | None = Field(
        default=None,
        description="The seat you have asked for: the token opens it once a player agrees.",
    )
    codes: dict[int, str] = Field(
        default_factory=dict, description="For each reserved seat, the code that claims it."
    )


class Handover(Model):
    """A code that gives another device, or another person, a seat."""

    seat: int
    code: str
    seconds: float = Field(description="How long it works; it works once.")


class Refusal(Sparse):
    """Why something wasn't done; nothing has changed."""

    code: Code = Field(description="A short name for programs.")
    reason: str = Field(description="A sentence for people.")
    step: int | None = None
    legal: list[str] | None = None
    index: int | None = Field(
        default=None, description="Which action of a list it was, counted from 0."
    )
    action: str | None = Field(default=None, description="That action.")
    part: str | None = Field(
        default=None, description="Which part of a setup it was, such as `row` or `hands.2`."
    )


class Health(Model):
    """The server is up."""

    status: Literal["ok"]
    version: str


class Readiness(Model):
    """The server can work."""

    status: Literal["ready"]


class Addresses(Model):
    """Where friends on other machines can open the server."""

    addresses: list[str] = Field(description="Empty if it is only for its own machine.")
    start: str = Field(description="The command that lets other machines in.")
    unknown_proxy: bool = Field(
        description="Whether this request came through a proxy that HOTELIER_PROXIES doesn't name."
    )


class OptionOffer(Model):
    """One option of a game."""

    name: str
    values: list[int | str]
    usual: int | str = Field(description="The default.")
    help: str


class GameOffer(Model):
    """An available game."""

    name: str
    title: str
    rules: str
    options: list[OptionOffer]
    confirm: bool = Field(description="Whether the end of a turn is usually confirmed.")
    lesson: bool = Field(description="Whether it has a guided first game.")
    puzzles: int = Field(description="How many puzzles there are; 0 if they're switched off.")
    setup: list[str] = Field(description="The parts of its setup that can be chosen.")


class PieceOffer(Model):
    """Something that can be chosen: a card, a side of a tile, a seat."""

    text: str = Field(description="As in the notation.")
    name: Fact
    component: str = Field(description="What it is a side of, or itself: it can be used once.")


class PartOffer(Model):
    """A part of a setup that can be chosen."""

    name: str
    title: Message
    pieces: list[PieceOffer]
    places: list[list[str]] = Field(description="For each place, in order, what may be there.")
    seats: int = Field(description="How many seats have their own; 0: it's the whole table's.")
    ordered: bool = Field(description="Whether the order makes a difference.")
    secret: bool = Field(description="Whether only its seat sees it.")
    shared: bool = Field(description="Whether all seats draw from the same pieces.")
    groups: str = Field(description="The letters of its groups, if each place has its own.")


class OwnSetup(Model):
    """What was chosen of a table's setup, but not how."""

    parts: dict[str, list[int]] = Field(description="By part: the seats, if each has its own.")
    told: list[Message] = Field(description="The same in sentences.")


class OpponentOffer(Model):
    """An available bot."""

    name: str
    words: str
    level: bool
    seconds: float = Field(description="The longest a decision takes.")


class Offers(Model):
    """Everything a table can be set up with."""

    games: list[GameOffer]
    opponents: list[OpponentOffer]
    tournaments: bool = Field(description="Whether this server has tournaments.")
    ratings: bool = Field(description="Whether it has a ladder.")


class ClockState(Model):
    """The time left, in seconds from now: only the server's clock matters."""

    left: list[float | None] = Field(description="By seat; None for a seat without a clock.")
    running: int | None = Field(description="The seat whose clock is running.")


class Result(Model):
    """The result of the game."""

    scores: list[int]
    winners: list[int]
    sources: list[dict[str, int]] = Field(description="By seat: the points by source.")
    tie: Message | None = Field(
        default=None, description="Who won and why, if several had the most points."
    )


class Origin(Model):
    """Where a table comes from."""

    how: Literal["fork", "rematch", "import", "tournament"]
    table: str | None = None
    step: int | None = None
    tournament: str | None = None
    round: int | None = Field(default=None, description="Of the tournament, from 1.")
    until: float | None = Field(
        default=None,
        description="Of a tournament's table: when bots step in for who hasn't come, in seconds "
        "since 1970.",
    )


class SeatState(Seat):
    """The player in a seat, and whether their page is open."""

    colour: Colour = Field(description="Different for every seat.")
    here: bool = False


class UndoState(Model):
    """What an undo takes back."""

    message: Message
    whole: Message | None = Field(description="What undoing the whole turn takes back, if more.")


class Confirmation(Model):
    """A finished move that waits to be confirmed; nothing new has been revealed yet."""

    message: Message
    parts: list[str] = Field(description="The parts of the table it involves.")
    ends_turn: bool = Field(description="Otherwise it reveals something, and the turn goes on.")


class Planned(Model):
    """A planned action, and what it does."""

    action: str
    message: Message


class Plans(Model):
    """What you can plan now; it's dropped if it means something else by then."""

    choices: list[Planned]


class TableState(Model):
    """Everything the asker may know about a table."""

    id: str
    game: str
    options: dict[str, int | str]
    phase: Literal["open", "running", "over"]
    public: bool
    practice: bool
    deal: str | None = Field(description="The deal it follows, if others play it, too.")
    counts: bool = Field(description="Whether its result is compared: no hints, no practice.")
    setup: OwnSetup | None = Field(description="If more of it was chosen than who starts.")
    made: float = Field(description="When it was opened, in seconds since 1970.")
    host: str = Field(description="The name of whose table it is; empty where nobody is named.")
    owner: int | None = Field(
        description="The seat of the host, who alone seats bots, frees seats and removes people."
    )
    rules: Rules
    seats: list[SeatState]
    asks: list[SeatAsk] = Field(description="People who ask for the seat of a player who has left.")
    you: int | None = Field(description="The asker's seat; None is a spectator.")
    cursor: int = Field(description="The last entry of the journal you have: continue from there.")
    step: int
    undo: UndoState | None = Field(description="What you can undo.")
    undo_blocked: Message | None = Field(description="Why you can't undo more than that.")
    takeback: Message | None = Field(
        description="Your whole last turn, which you can take back against bots alone."
    )
    held: str | None = Field(description="Your action that waits for confirmation.")
    confirm: Confirmation | None = Field(description="What it does.")
    plan: Planned | None = Field(description="Your planned action.")
    clock: ClockState | None
    watching: int = Field(description="How many pages without a seat are open.")
    result: Result | None
    origin: Origin | None
    rematch: str | None = Field(description="The table of the rematch.")
    view: GameView | None = Field(description="The game as your seat may see it, explained.")


class Told(Sparse):
    """An entry of the journal, as the asker may know it."""

    number: int
    at: float = Field(description="Seconds since 1970.")
    steps: int = Field(description="Steps of the game after it.")
    type: Literal[
        "began",
        "moved",
        "undone",
        "held",
        "dropped",
        "sat",
        "asked",
        "declined",
        "said",
        "late",
        "kicked",
        "host",
    ]
    seat: int | None = None
    turn: bool | None = Field(default=None, description="A whole turn was taken back.")
    text: str | None = Field(
        default=None, description="What was said, the action held, or a player's name."
    )
    reaction: Reaction | None = Field(default=None, description="Sent instead of a text.")
    what: Message | None = Field(default=None, description="A planned action that was dropped.")
    taken: list[str] | None = Field(default=None, description="Steps taken, including chance.")
    events: list[GameEvent] | None = None
    seated: Seat | None = None


class Entries(Model):
    """A stretch of the journal."""

    entries: list[Told]
    more: bool = Field(description="Whether there are more: ask again from the last.")


class LobbyTable(Model):
    """A table in the lobby."""

    id: str
    game: str
    options: dict[str, int | str]
    phase: Literal["open", "running", "over"]
    seats: list[Seat]
    rules: Rules
    setup: OwnSetup | None
    made: float
    step: int


class Lobby(Model):
    """Public tables, newest first."""

    tables: list[LobbyTable]
    next: str | None = Field(description="Where the next page starts.")


class MyTable(Model):
    """A table that your token opens."""

    id: str
    game: str
    phase: Literal["open", "running", "over"]
    seat: int


class RecordAnswer(BaseModel):
    """A record (docs/rules/notation.md §2); of a game in progress, as your seat may read it."""

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
    steps: int = Field(description="How many steps the game has.")
    taken: str | None = Field(description="The step that led here.")
    view: GameView


class HintAction(Model):
    """One of the best actions, and why."""

    action: str
    score: float = Field(description="The expected final score.")
    win: float = Field(description="The chance to win, 0 to 1.")
    sure: float = Field(description="How sure it is that no other is better, 0 to 1.")
    standing: Standing = Field(
        description="The first action: how sure that is (`much`, `some`, `little`), or that it is "
        "the `only` one. Each other: how far it is behind (`near`, `less`, `weak`)."
    )
    reasons: list[Message] = Field(description="What it would bring, as far as that can be known.")
    then: list[str] = Field(description="What would follow in the same turn.")
    later_reasons: list[Message] = Field(description="What that would bring.")
    hopes: dict[str, float] = Field(
        description="What comes of it on average when the round is played on: a `bed`, or `use` "
        "of an ability, 0 to 1."
    )
    points: dict[str, float] = Field(
        description="Points by source. The first action: what it is expected to bring more than "
        "the second. Each other: what it brings more (or less) than the first."
    )


class Hint(Model):
    """The best actions at a step, best first."""

    step: int
    actions: list[HintAction]


class Done(Model):
    """It's done and saved."""

    cursor: int
    step: int
