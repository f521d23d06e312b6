"""What the rest of hotelier sees of a game: its name, options, texts, views and positions.

A game is one object, registered once. Shells look games up here and never name one.
"""

import tomllib
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, Generic, SupportsIndex, TypeAlias, TypeVar

from hotelier.core.errors import OptionError
from hotelier.core.events import Event, EventTypes
from hotelier.core.explain import (
    BUTTON,
    LATER,
    NOW,
    Asked,
    Chain,
    Choice,
    Explanation,
    Line,
    Refusal,
)
from hotelier.core.judge import Judge
from hotelier.core.judge_files import AnyWeights
from hotelier.core.observation import CardTable, Encoder
from hotelier.core.observer import Observer
from hotelier.core.outcomes import MOST, Outcomes
from hotelier.core.promises import COMING
from hotelier.core.rng import Rng
from hotelier.core.rulebook import Rulebook
from hotelier.core.setup import Part, Setup, read_setup
from hotelier.core.state import State
from hotelier.core.view import View
from hotelier.core.words import listed
from hotelier.core.worlds import Worlds
from hotelier.messages import add_folder, say, texts_in
from hotelier.messages.message import Message

Options = dict[str, Any]

KEPT: Final = 2048  # gains of choices that are kept

TUNED = "tuned"  # linear weights found by tuning
START = "start"  # its handmade ones, from which the tuning started
LEARNT = "learnt"  # a network trained by self-play, if a game has one
BEST = "best"  # the set that its strong bots use: see `Game.best`

S = TypeVar("S", bound=State)
G = TypeVar("G", bound="Game[Any]")


@dataclass(frozen=True, slots=True)
class Option:
    """An option that's chosen before the game; the default is the first value unless set."""

    name: str
    values: tuple[int | str, ...]
    help: str
    default: int | str | None = None

    @property
    def usual(self) -> int | str:
        """The value if nobody chooses."""
        return self.values[0] if self.default is None else self.default


class Game(ABC, Generic[S]):
    """The rules of one game behind the interface.

    `actions` has the text of each action by its number. `start(options)` is a position, `view` what
    a seat may know of it, and `imagine` a position that fits a view. `encoder` turns a view into
    numbers, `observer` a position. `judge` says what a position is worth.

    Examples:
        >>> import hotelier
        >>> game = hotelier.find_game("austria")
        >>> state = game.start(game.read_options({"players": 3}))
        >>> len(state.scores()), len(game.actions)
        (3, 271)
    """

    name: str
    title: str
    rules: str  # the version of the rules for new games; records store theirs
    rules_known: tuple[str, ...] = ()  # every version that can be played; empty: only that one
    options: tuple[Option, ...]
    research: tuple[Option, ...] = ()  # smaller games for exact work, never offered to players
    decisions: tuple[str, ...]  # the name of each kind of decision, by its number
    actions: list[str]  # the text of each action, by its number; sorted
    view_type: type[View]  # what `view` returns
    facts_type: type[Any] | None = None  # what `facts` returns
    event_types: EventTypes  # every kind of event, by name
    best: str = TUNED  # the set of weights that plays best, as measured
    mined: str = ""  # the weights of the bots that found its puzzles, if they were others
    levels: Mapping[str, str] = {}  # how levels of bots play it, if not as usual: other bots' names
    overlooked: int = 20  # of a hundred actions, by the easiest bot
    turn_starts: tuple[str, ...] = ()  # the decisions that turns start with; empty: any may
    themes: tuple[str, ...] = ()  # what its puzzles may be about
    brief_turns: bool = False  # a turn is a single action: undo works until it's confirmed
    setup_parts: tuple[str, ...] = ()  # what players may choose of the setup, with some options
    secret_menus: tuple[str, ...] = ()  # decisions whose legal actions are a secret by themselves
    data: str | None = None  # sha256 of the component data, if they aren't ours

    def __reduce_ex__(self, protocol: SupportsIndex) -> Any:
        if _GAMES.get(self.name) is self:
            return find_game, (self.name,)  # another process has its own
        return super().__reduce_ex__(protocol)

    def read_options(self, given: Mapping[str, Any]) -> Options:
        """All options with their values; unknown ones are refused with what was expected.

        Options for research are only included if they differ from the default.
        """
        known = {option.name: option for option in (*self.options, *self.research)}
        for name in given:
            if name not in known:
                raise self.no_option(name)
        chosen: Options = {}
        for option in known.values():
            value = given.get(option.name, option.usual)
            if not any(type(value) is type(each) and value == each for each in option.values):
                allowed = ", ".join(str(value) for value in option.values)
                facts = {"name": option.name, "values": allowed, "value": repr(value)}
                raise OptionError(say("wrong-option-value", **facts))
            if option not in self.research or value != option.usual:
                chosen[option.name] = value
        return chosen

    def no_option(self, name: str) -> OptionError:
        """The error for an option that isn't offered to players."""
        there = ", ".join(option.name for option in self.options)
        return OptionError(say("wrong-option", game=self.name, name=repr(name), options=there))

    def parts(self, options: Options) -> tuple[Part, ...]:
        """The parts of the setup that can be chosen with these options."""
        return ()

    def read_setup(self, given: Any, options: Options) -> Setup:
        """A chosen setup from plain data; anything impossible is refused by its field."""
        return read_setup(self, given, options)

    def with_data(self, path: str | Path) -> "Game[S]":
        """The same game with the component data of a file."""
        raise OptionError(say("wrong-no-data", game=self.name))

    def folder(self) -> Traversable:
        """The folder of the game, with its data, texts and lesson."""
        return resources.files(type(self).__module__.rpartition(".")[0])

    def messages(self, language: str) -> str:
        """The game's own texts in a language, as Fluent; empty if it has none."""
        return "\n".join(texts_in(self.folder() / "messages" / language).values())

    def components(self) -> dict[str, Any]:
        """What's in our box, as the files in the game's data folder have it."""
        data = sorted((self.folder() / "data").iterdir(), key=lambda file: file.name)
        return {
            file.name.removesuffix(".toml"): tomllib.loads(file.read_text(encoding="utf-8"))
            for file in data
            if file.name.endswith(".toml") and not file.name.startswith(("weights", "until-rules"))
        }

    def component_words(self) -> dict[str, dict[str, Any]]:
        """The texts about each card and tile, by kind and number: messages as plain data."""
        return {}

    def rulebook(self) -> Rulebook | None:
        """The rulebook for people to read; None if the game has none."""
        return None

    def contents(self) -> dict[str, Any]:
        """Everything in the box for the client: components, their texts and the rulebook."""
        book = self.rulebook()
        told = self.components() | {"words": self.component_words()}
        return told | ({"rulebook": book.plain()} if book else {})

    def text(self, action: int) -> str:
        """An action in the notation."""
        return self.actions[action]

    def parse(self, text: str) -> int | None:
        """The action of a text, or None."""
        return self._numbers.get(text)

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {text: action for action, text in enumerate(self.actions)}

    @abstractmethod
    def start(self, options: Options, rules: str | None = None) -> S:
        """A new game that awaits its first chance step, by a version of the rules or the newest."""

    def rules_of(self, state: S) -> str:
        """The version of the rules that a game is played by: the one it started with."""
        return self.rules

    @abstractmethod
    def chance_text(self, state: S, outcome: int) -> str:
        """The pending chance step with this outcome, in the notation."""

    @abstractmethod
    def parse_chance(self, state: S, text: str) -> int:
        """The outcome of a chance step's text; ChanceError if it can't happen here."""

    def outcomes(self, state: S, most: int = MOST) -> Outcomes:
        """Every outcome of the awaited chance step with its probability, up to this many."""
        return []

    def memory(self, state: S, seat: int, steps: Sequence[tuple[str, int]]) -> str:
        """What a seat would forget if hidden cards were dealt again, in a few words; often empty.

        `steps` are the steps so far, each with the seat whose secret it is (0: nobody's).
        """
        return ""

    @abstractmethod
    def public_step(self, state: S, step: str) -> tuple[int, str]:
        """Whose secret the next step is (0: nobody's), and what the others read."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> View:
        """Everything a seat (or a spectator: None) may know, and nothing more."""

    @abstractmethod
    def encoder(self) -> Encoder:
        """Writes a seat's view as a row of numbers, for learners."""

    def card_tables(self, options: Options) -> dict[str, CardTable]:
        """What's printed on the cards, as tables of numbers by kind of card, for learners."""
        return {}

    def observer(self, rows: int = 1) -> Observer:
        """Writes positions as such rows, several at once; a game may do this without views."""
        from hotelier.core.view_observer import ViewObserver  # it imports this module

        return ViewObserver(self, rows)

    @abstractmethod
    def imagine(self, view: View, rng: Rng) -> S:
        """A position that matches the view of a seat; the hidden part is dealt at random."""

    @abstractmethod
    def judge(self, weights: AnyWeights = TUNED) -> Judge:
        """What the game knows about its own positions, with a set of its weights or others."""

    def luck(self, state: S) -> tuple[int, ...]:
        """Which source of luck the pending chance step draws on: each deck, each round's dice."""
        return (state.chance,)

    @abstractmethod
    def sources(self, events: Iterable[Event], seat: int, options: Options) -> dict[str, int]:
        """Where a seat's points come from; after any step, they add up to its score."""

    def source_of(self, name: str) -> str:
        """The source of points that an input of the judge promises; `coming` if there is none."""
        return COMING

    def theme(
        self, why: Mapping[str, float], start: S, best: S, second: S, line: Sequence[str]
    ) -> str:
        """What a puzzle is about: one of `themes`, or nothing.

        `why` says by source how many more points its best turn leads to than the second-best,
        `best` and `second` where the two end, and `line` has the actions of the best one.
        """
        return ""

    def tally(self, events: Iterable[Event], seat: int) -> dict[str, dict[str, int]]:
        """What a seat did and how often, by group and item, for its player's statistics."""
        return {}

    def meaning(self, view: View, action: str) -> str:
        """What a legal action of the seat to move does, in words."""
        assert view.seat is not None
        return str(self.words(self.imagine(view, Rng(0)), view.seat, action))

    def gist(self, view: View, action: str) -> str:
        """An action without what makes no difference now: actions of one gist are equally good."""
        return action

    def hopes(self, action: str, events: Iterable[Event], seat: int) -> dict[str, float]:
        """What a seat hopes to get from an action, and how much of it came true in these events."""
        return {}

    def explain(self, state: S, seat: int | None, *, trials: bool = True) -> Explanation:
        """What a position means to a seat or a spectator; `trials`: also what each action brings.

        The seat to move gets the question and the choices; everyone gets facts and refusals.
        """
        if seat is None or state.actor != seat:
            return Explanation(
                refusals=self.refusals(state, seat),
                headline=self.headline(state, seat),
                facts=self.facts(state, seat),
            )
        choices = self.choices(state, seat)
        if trials:
            worlds = Worlds(state, seat)
            choices = tuple(self._tried(choice, worlds) for choice in choices)
        return Explanation(
            self.asked(state, seat),
            choices,
            self.chains(state, seat),
            self.refusals(state, seat),
            self.headline(state, seat),
            self.facts(state, seat),
        )

    def outline(self, state: S, seat: int | None) -> Explanation:
        """The same without the choices: for looking back, perhaps from another point of view."""
        decides = seat is not None and state.actor == seat
        return Explanation(
            asked=self.asked(state, seat) if decides and seat else None,
            headline=self.headline(state, None),
            facts=self.facts(state, seat),
        )

    def _tried(self, choice: Choice, worlds: Worlds) -> Choice:
        trial = worlds.tried(self._numbers[choice.action])
        return Choice(
            choice.action,
            choice.parts,
            choice.message,
            choice.price,
            choice.main,
            trial.events,
            _gained(self, trial.events, worlds.seat),
            trial.ends_turn,
            trial.reveals,
            choice.slot,
        )

    def asked(self, state: S, seat: int) -> Asked:
        """The question for the seat to move."""
        decision = self.decisions[state.kind]
        return Asked(decision, Message(f"{self.name}-q-{decision}", text=decision), decision)

    def choices(self, state: S, seat: int) -> tuple[Choice, ...]:
        """Every legal action of the seat to move, in the order they're shown."""
        texts = [self.text(action) for action in state.legal()]
        return tuple(Choice(text, (BUTTON,), Message("", text=text)) for text in texts)

    def words(self, state: S, seat: int, action: str) -> Message:
        """What one legal action of the seat to move does, as in its choice."""
        choices = self.choices(state, seat)
        return next(choice.message for choice in choices if choice.action == action)

    def chains(self, state: S, seat: int) -> tuple[Chain, ...]:
        """Several actions that the seat to move may take with one gesture."""
        return ()

    def refusals(self, state: S, seat: int | None) -> tuple[Refusal, ...]:
        """Why a part of the table can't be used now."""
        return ()

    def headline(self, state: S, seat: int | None) -> tuple[Message, ...]:
        """Round and the like, for the top of the table."""
        return ()

    def facts(self, state: S, seat: int | None) -> Any:
        """What a player would otherwise work out, as a dataclass: prices, progress, worth."""
        return None

    def gains(self, events: Sequence[Event], seat: int) -> Message | None:
        """What an action costs and gives, in a few words, from the events it would cause."""
        return None

    def tie(self, event: Event) -> Message | None:
        """At the end of a game: who won and why, if several had the most points."""
        return None

    def reasons(
        self,
        state: S,
        seat: int,
        action: str,
        events: Sequence[Event],
        *,
        later: bool = False,
        hopes: Mapping[str, float] | None = None,
    ) -> tuple[Message, ...]:
        """Why an action is good, beyond what it says itself; `later`: in the same turn."""
        return ()

    def why(
        self,
        state: S,
        seat: int,
        action: str,
        events: Sequence[Event],
        later: Sequence[Event],
        hopes: Mapping[str, float] | None = None,
    ) -> tuple[tuple[Message, ...], tuple[Message, ...]]:
        """The best few reasons for an action, and those that come from what would follow it."""
        now = self.reasons(state, seat, action, events, hopes=hopes)[:NOW]
        then = self.reasons(state, seat, action, later, later=True)
        return now, tuple(each for each in then if each not in now)[:LATER]

    def line(self, event: Event, viewer: int | None) -> Line | None:
        """An event as a line of the log for a viewer; None if it goes without saying."""
        return Line(Message("", text=event.kind))

    def story(self, events: Iterable[Event], names: Sequence[str]) -> list[str]:
        """Events as sentences, without what goes without saying."""
        return [event.kind for event in events]

    @abstractmethod
    def summary(self, state: S) -> tuple[list[dict[str, Any]], dict[str, Any]]:
        """Seats and table for a trace: everything, hidden or not."""

    @abstractmethod
    def snapshot(self, state: S) -> dict[str, Any]:
        """The whole position as plain data."""

    @abstractmethod
    def restore(self, snapshot: Mapping[str, Any]) -> S:
        """The position of a snapshot."""


AnyGame: TypeAlias = Game[Any]

_GAMES: dict[str, AnyGame] = {}


def register(game: G) -> G:
    """Make a game known to every shell, with the texts in the `messages` folder next to it."""
    folder = game.folder() / "messages"
    if folder.is_dir():
        add_folder(folder)
    _GAMES[game.name] = game
    return game


def games() -> tuple[str, ...]:
    """The names of all games.

    Examples:
        >>> import hotelier
        >>> "overbooking" in hotelier.games()
        True
    """
    return tuple(_GAMES)


def find_game(name: str) -> AnyGame:
    """A game by its name.

    Args:
        name: One of `games()`.

    Raises:
        OptionError: If there is no such game.

    Examples:
        >>> import hotelier
        >>> hotelier.find_game("austria").title
        'Grand Austria Hotel'
    """
    if name not in _GAMES:
        raise OptionError(say("wrong-game", name=repr(name), games=listed(list(_GAMES))))
    return _GAMES[name]


@lru_cache(KEPT)
def _gained(game: AnyGame, events: tuple[Event, ...], seat: int) -> Message | None:
    """The gains of an action: most are the same as those of others."""
    return game.gains(events, seat)
