"""A game as a terminal shows it: pictures of its views, and the words around them.

Every command that shows a table asks `picture_of` and knows no game. A game plugs in with one
module here that bears its name and offers a function `picture`.
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
    """One card or tile, as the card reference shows it."""

    kind: str  # as a filter asks for it
    number: str
    name: str
    facts: str  # in short: colour, cost, points
    words: str  # what it does
    note: str = ""  # what else there is to know, say of another edition
    traits: Mapping[str, str] = field(default_factory=dict)  # what a filter may ask for
    also: tuple[str, ...] = ()  # other numbers it goes by
    section: str = ""  # the heading it stands under; its kind where there is none


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal action in a list to choose from."""

    text: str
    words: str
    group: str = ""  # the heading it stands under
    short: Text | None = None  # the same in one line, for a small screen
    variant: bool = False  # of the choice before it, in a way the heading explains


@dataclass(frozen=True, slots=True)
class Samples:
    """What the help takes its examples from."""

    action: str
    card: str
    word: str


class Picture(ABC):
    """What a terminal needs to know of a game; its words are those of the language spoken."""

    opening: tuple[str, ...]  # decisions before which the table is shown anew
    most_news: int = 8  # sentences of what happened that are told before a decision

    @property
    @abstractmethod
    def intro(self) -> tuple[str, ...]:
        """How the game goes, in paragraphs, for who has never played it."""

    @property
    @abstractmethod
    def samples(self) -> Samples:
        """What the help takes its examples from."""

    @abstractmethod
    def table(self, view: View, names: Names) -> RenderableType:
        """Everything on the table, through one pair of eyes."""

    @abstractmethod
    def desk(self, view: View, names: Names) -> RenderableType:
        """The viewer's own things; the choices are told beside it."""

    @abstractmethod
    def brief(self, view: View, names: Names) -> RenderableType:
        """The viewer's own things in a few lines, for a small screen."""

    @abstractmethod
    def focus(self, view: View, names: Names) -> RenderableType | None:
        """What matters for the decision asked, if it needs a picture."""

    @abstractmethod
    def player(self, view: View, names: Names, seat: int) -> RenderableType:
        """One seat's things, as the viewer sees them."""

    @abstractmethod
    def ending(self, events: Sequence[Event], names: Names) -> RenderableType:
        """The final scores by source, and who has won."""

    @abstractmethod
    def question(self, view: View) -> str:
        """What the viewer is asked."""

    @abstractmethod
    def hints(self, view: View) -> Sequence[str]:
        """The obvious things at hand."""

    @abstractmethod
    def choices(self, view: View) -> Sequence[Choice]:
        """The legal actions in the order and with the words to show them."""

    def menu(self, view: View, choices: Sequence[Choice]) -> RenderableType | None:
        """The choices drawn in a shape of their own, where a list would be too long."""
        return None

    @abstractmethod
    def story(self, events: Sequence[Event], names: Names) -> Sequence[str]:
        """Events as a story, the obvious left out."""

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
