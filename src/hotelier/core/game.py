"""What a game is to the rest of the house: its name, options, texts, views and positions.

A game is one object, registered once. Shells look games up here and never name one.
"""

import tomllib
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Generic, TypeAlias, TypeVar

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
from hotelier.core.observation import Encoder
from hotelier.core.rng import Rng
from hotelier.core.state import State
from hotelier.core.view import View
from hotelier.core.weights import Weights
from hotelier.core.words import listed
from hotelier.core.worlds import Worlds
from hotelier.messages import add_folder, say, texts_in
from hotelier.messages.message import Message

Options = dict[str, Any]

TUNED = "tuned"  # the weights a game plays best with
START = "start"  # its hand-made ones, from which the tuning began

S = TypeVar("S", bound=State)
G = TypeVar("G", bound="Game[Any]")


@dataclass(frozen=True, slots=True)
class Option:
    """One thing a table chooses before the game: its values, the first of them the default."""

    name: str
    values: tuple[int | str, ...]
    help: str


class Game(ABC, Generic[S]):
    """The rules of one game behind the seam."""

    name: str
    title: str
    rules: str  # the version of the rules that new games are played by; records carry theirs
    rules_known: tuple[str, ...] = ()  # every version that can be played; none: only that one
    options: tuple[Option, ...]
    decisions: tuple[str, ...]  # the name of each kind of decision, by its number
    actions: list[str]  # the text of each action, by its number; sorted
    view_type: type[View]  # what `view` gives
    facts_type: type[Any] | None = None  # what `facts` gives
    event_types: EventTypes  # every kind of event, by name
    brief_turns: bool = False  # a turn is a single action: only who confirms it can take it back
    data: str | None = None  # sha256 of the component data, when they are not ours

    def read_options(self, given: Mapping[str, Any]) -> Options:
        """All options with their values; unknown ones are refused with what was expected."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                there = ", ".join(known)
                raise OptionError(
                    say("wrong-option", game=self.name, name=repr(name), options=there)
                )
        chosen: Options = {}
        for option in self.options:
            value = given.get(option.name, option.values[0])
            if not any(type(value) is type(each) and value == each for each in option.values):
                allowed = ", ".join(str(value) for value in option.values)
                facts = {"name": option.name, "values": allowed, "value": repr(value)}
                raise OptionError(say("wrong-option-value", **facts))
            chosen[option.name] = value
        return chosen

    def with_data(self, path: str | Path) -> "Game[S]":
        """The same game with the component data of a file."""
        raise OptionError(say("wrong-no-data", game=self.name))

    def folder(self) -> Traversable:
        """Where the game lies, with its data, texts and lesson."""
        return resources.files(type(self).__module__.rpartition(".")[0])

    def messages(self, language: str) -> str:
        """The game's own texts in a language, as Fluent; nothing where it brings none."""
        return "\n".join(texts_in(self.folder() / "messages" / language).values())

    def components(self) -> dict[str, Any]:
        """What lies in our box, as the files of the game's data folder have it."""
        data = sorted((self.folder() / "data").iterdir(), key=lambda file: file.name)
        return {
            file.name.removesuffix(".toml"): tomllib.loads(file.read_text(encoding="utf-8"))
            for file in data
            if file.name.endswith(".toml") and not file.name.startswith("weights")
        }

    def component_words(self) -> dict[str, dict[str, Any]]:
        """What is said of each card and tile, by kind and number: messages as plain data."""
        return {}

    def text(self, action: int) -> str:
        """An action as the notation writes it."""
        return self.actions[action]

    def parse(self, text: str) -> int | None:
        """The action a text names, or None."""
        return self._numbers.get(text)

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {text: action for action, text in enumerate(self.actions)}

    @abstractmethod
    def start(self, options: Options, rules: str | None = None) -> S:
        """A new game that awaits its first chance step, by a version of the rules or by today's."""

    def rules_of(self, state: S) -> str:
        """The version of the rules a game is played by: it keeps the one it began with."""
        return self.rules

    @abstractmethod
    def chance_text(self, state: S, outcome: int) -> str:
        """The awaited chance step with this outcome, as the notation writes it."""

    @abstractmethod
    def parse_chance(self, state: S, text: str) -> int:
        """The outcome a chance step names; ChanceError when it cannot happen here."""

    @abstractmethod
    def public_step(self, state: S, step: str) -> tuple[int, str]:
        """Whose secret a step about to be taken is (0: nobody's), and what the others read."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> View:
        """Everything a seat (or a spectator: None) may know, and nothing more."""

    @abstractmethod
    def encoder(self) -> Encoder:
        """Writes a seat's view as a row of numbers, for learners."""

    @abstractmethod
    def imagine(self, view: View, rng: Rng) -> S:
        """A position that looks just so to the seat whose view it is; the hidden part is dealt."""

    @abstractmethod
    def judge(self, weights: str | Weights = TUNED) -> Judge:
        """What the game knows of its own positions, with one of its sets of weights or another."""

    def luck(self, state: S) -> tuple[int, ...]:
        """Which luck the awaited chance step draws on: each deck, each round's dice has its own."""
        return (state.chance,)

    @abstractmethod
    def sources(self, events: Iterable[Event], seat: int, options: Options) -> dict[str, int]:
        """Where a seat's points come from; after any step they add up to its score."""

    def tally(self, events: Iterable[Event], seat: int) -> dict[str, dict[str, int]]:
        """What a seat did how often, by group and item, for the statistics of its player."""
        return {}

    def meaning(self, view: View, action: str) -> str:
        """What a legal action of the seat that decides does, in words."""
        assert view.seat is not None
        choices = self.choices(self.imagine(view, Rng(0)), view.seat)
        return str(next(choice.message for choice in choices if choice.action == action))

    def gist(self, view: View, action: str) -> str:
        """An action without what makes no difference now: actions of one gist are as good."""
        return action

    def hopes(self, action: str, events: Iterable[Event], seat: int) -> dict[str, float]:
        """What a seat hopes for from an action, and how much of it came true by these events."""
        return {}

    def explain(self, state: S, seat: int | None, *, trials: bool = True) -> Explanation:
        """What a position means to a seat or a spectator; `trials`: also what each action brings.

        Whoever decides gets the question and the choices; everybody gets facts and refusals.
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
        """The same without what may be done: for who looks back, perhaps through other eyes."""
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
            self.gains(trial.events, worlds.seat),
            trial.ends_turn,
            trial.reveals,
        )

    def asked(self, state: S, seat: int) -> Asked:
        """What the seat that decides is asked."""
        decision = self.decisions[state.kind]
        return Asked(decision, Message(f"{self.name}-q-{decision}", text=decision), decision)

    def choices(self, state: S, seat: int) -> tuple[Choice, ...]:
        """Every legal action of the seat that decides, in the order they are shown."""
        texts = [self.text(action) for action in state.legal()]
        return tuple(Choice(text, (BUTTON,), Message("", text=text)) for text in texts)

    def chains(self, state: S, seat: int) -> tuple[Chain, ...]:
        """Several actions that one gesture of the seat that decides may take."""
        return ()

    def refusals(self, state: S, seat: int | None) -> tuple[Refusal, ...]:
        """Why a part of the table that is not available now is not."""
        return ()

    def headline(self, state: S, seat: int | None) -> tuple[Message, ...]:
        """Round and the like, for the top of the table."""
        return ()

    def facts(self, state: S, seat: int | None) -> Any:
        """What a player would otherwise work out, as a dataclass: prices, progress, worth."""
        return None

    def gains(self, events: Sequence[Event], seat: int) -> Message | None:
        """What an action costs and gives, in a few words, from the events it would bring."""
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
        """Why an action is good: what it does beyond its own words; `later`: in the same turn."""
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
        """The few best reasons for an action, and those that lie in what would follow it."""
        now = self.reasons(state, seat, action, events, hopes=hopes)[:NOW]
        then = self.reasons(state, seat, action, later, later=True)
        return now, tuple(each for each in then if each not in now)[:LATER]

    def line(self, event: Event, viewer: int | None) -> Line | None:
        """An event as a line of the log for whoever looks; None when it goes without saying."""
        return Line(Message("", text=event.kind))

    def story(self, events: Iterable[Event], names: Sequence[str]) -> list[str]:
        """Events in sentences, what goes without saying left out."""
        return [event.kind for event in events]

    @abstractmethod
    def summary(self, state: S) -> tuple[list[dict[str, Any]], dict[str, Any]]:
        """Seats and table for a trace: everything, hidden or not."""

    @abstractmethod
    def snapshot(self, state: S) -> dict[str, Any]:
        """The whole position as plain data."""

    @abstractmethod
    def restore(self, snapshot: Mapping[str, Any]) -> S:
        """The position a snapshot was taken of."""


AnyGame: TypeAlias = Game[Any]

_GAMES: dict[str, AnyGame] = {}


def register(game: G) -> G:
    """Make a game known to every shell, with the texts in the `messages` folder beside it."""
    folder = game.folder() / "messages"
    if folder.is_dir():
        add_folder(folder)
    _GAMES[game.name] = game
    return game


def games() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(_GAMES)


def find_game(name: str) -> AnyGame:
    """A game by its name."""
    if name not in _GAMES:
        raise OptionError(say("wrong-game", name=repr(name), games=listed(list(_GAMES))))
    return _GAMES[name]
