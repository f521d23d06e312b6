"""A game as a terminal shows it: pictures of its views, and the words around them.

Every command that shows a table calls `picture_of` and knows no game. A game plugs in with a module
here that has its name and a function `picture`.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec

from rich.console import RenderableType
from rich.text import Text

from hotelier.core.errors import OptionError
from hotelier.core.events import Event
from hotelier.core.game import AnyGame
from hotelier.core.view import View
from hotelier.messages import say

Names = Sequence[str]


@dataclass(frozen=True, slots=True)
class Card:
    """One card or tile in the card reference."""

    kind: str  # as in a filter
    number: str
    name: str
    facts: str  # in short: colour, cost, points
    words: str  # what it does
    note: str = ""  # anything else, such as another edition
    traits: Mapping[str, str] = field(default_factory=dict)  # what can be filtered by
    also: tuple[str, ...] = ()  # other numbers it goes by
    section: str = ""  # the heading it's listed under; its kind if there's none


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal action in a list to choose from."""

    text: str
    words: str
    group: str = ""  # the heading it's listed under
    short: Text | None = None  # the same in one line, for a small screen
    variant: bool = False  # of the previous choice, in a way the heading explains


@dataclass(frozen=True, slots=True)
class Samples:
    """The examples used in the help."""

    action: str
    card: str
    word: str


class Picture(ABC):
    """What a terminal needs to know about a game; its words are in the current language."""

    opening: tuple[str, ...]  # decisions before which the table is shown again
    most_news: int = 8  # number of log sentences shown before a decision

    @property
    @abstractmethod
    def intro(self) -> tuple[str, ...]:
        """How the game works, in paragraphs, for someone who has never played it."""

    @property
    @abstractmethod
    def samples(self) -> Samples:
        """The examples used in the help."""

    @abstractmethod
    def table(self, view: View, names: Names) -> RenderableType:
        """Everything on the table, from one point of view."""

    @abstractmethod
    def desk(self, view: View, names: Names) -> RenderableType:
        """The viewer's own things; the choices are listed next to it."""

    @abstractmethod
    def brief(self, view: View, names: Names) -> RenderableType:
        """The viewer's own things in a few lines, for a small screen."""

    @abstractmethod
    def focus(self, view: View, names: Names) -> RenderableType | None:
        """What matters for the current decision, if it needs a picture."""

    @abstractmethod
    def player(self, view: View, names: Names, seat: int) -> RenderableType:
        """One seat's things, as the viewer sees them."""

    @abstractmethod
    def ending(self, events: Sequence[Event], names: Names) -> RenderableType:
        """The final scores by source, and who won."""

    @abstractmethod
    def question(self, view: View) -> str:
        """What the viewer is asked."""

    @abstractmethod
    def hints(self, view: View) -> Sequence[str]:
        """The obvious things to do."""

    @abstractmethod
    def choices(self, view: View) -> Sequence[Choice]:
        """The legal actions, in order and in words."""

    def menu(self, view: View, choices: Sequence[Choice]) -> RenderableType | None:
        """The choices in a shape of their own, if a list would be too long."""
        return None

    @abstractmethod
    def story(self, events: Sequence[Event], names: Names) -> Sequence[str]:
        """Events as sentences, without the obvious ones."""

    @abstractmethod
    def cards(self) -> Sequence[Card]:
        """Every card and tile."""


def picture_of(game: AnyGame) -> Picture:
    """The picture of a game, with its component data."""
    module = f"{__name__}.{game.name}"
    if find_spec(module) is None:
        raise OptionError(say("terminal-no-picture", game=game.name))
    picture = import_module(module).picture(game)
    assert isinstance(picture, Picture)
    return picture
