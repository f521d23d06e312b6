"""A message: a key of the catalogue and its facts, said later and in whatever language is wanted.

What the engine tells is made of messages. The terminal says them at once (`str(message)`); the
server sends them as the data they are, and the browser says them from the same catalogue.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Final, Literal, TypeAlias, Union

from hotelier.messages import known, say

Join: TypeAlias = Literal["and", "or", "comma", "dot", "plus", "space"]

_SIGNS: Final[Mapping[str, str]] = {"comma": ", ", "dot": " · ", "plus": " + ", "space": " "}
_names: ContextVar[Sequence[str]] = ContextVar("names", default=())


class Message(dict[str, Any]):
    """What to say: a key, its facts, and the text to fall back on where no language has the key.

    It is a dictionary, so that it is plain data for whoever writes JSON: what is empty is left out.
    """

    __slots__ = ()

    def __init__(
        self,
        key: str,
        facts: Mapping[str, "Fact"] | None = None,
        text: str = "",  # a name from a data file
        capital: bool = False,  # begins with a capital letter
    ) -> None:
        self["key"] = key
        if facts:
            self["facts"] = facts
        if text:
            self["text"] = text
        if capital:
            self["capital"] = True

    @property
    def key(self) -> str:
        """Its key in the catalogue."""
        return str(self["key"])

    @property
    def facts(self) -> Mapping[str, "Fact"]:
        """What it speaks of, by name."""
        facts: Mapping[str, Fact] = self.get("facts", {})
        return facts

    @property
    def text(self) -> str:
        """What to say where no language has the key."""
        return str(self.get("text", ""))

    @property
    def capital(self) -> bool:
        """Whether it begins with a capital letter."""
        return "capital" in self

    def __str__(self) -> str:
        if self.text and not known(self.key):
            said = self.text
        else:
            said = say(self.key, **{name: _said(fact) for name, fact in self.facts.items()})
        return said[:1].upper() + said[1:] if self.capital else said


class Listed(dict[str, Any]):
    """Facts one after another: `a, b and c`. Plain data, too."""

    __slots__ = ()

    def __init__(self, parts: Iterable["Fact"], join: Join = "and") -> None:
        self["list"] = list(parts)
        self["join"] = join

    @property
    def parts(self) -> list["Fact"]:
        """The facts."""
        parts: list[Fact] = self["list"]
        return parts

    @property
    def join(self) -> Join:
        """What stands between them."""
        join: Join = self["join"]
        return join

    def __str__(self) -> str:
        parts = [str(_said(part)) for part in self.parts]
        if self.join in _SIGNS:
            return _SIGNS[self.join].join(part for part in parts if part)
        if len(parts) < 2:
            return "".join(parts)
        return say(f"list-{self.join}", first=", ".join(parts[:-1]), last=parts[-1])

    def __bool__(self) -> bool:
        return bool(self.parts)


class Player(dict[str, Any]):
    """The name of whoever sits there; whoever says the message knows it."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self["seat"] = seat

    @property
    def seat(self) -> int:
        """Where it is."""
        return int(self["seat"])

    def __str__(self) -> str:
        names = _names.get()
        return names[self.seat - 1] if 0 < self.seat <= len(names) else ""


Fact: TypeAlias = Union[str, int, float, Message, Listed, Player]  # noqa: UP007  (they nest)
Facts: TypeAlias = dict[str, Fact]
Words: TypeAlias = Union[str, Message, Listed]  # noqa: UP007


def message(key: str, /, **facts: Fact) -> Message:
    """A message with its facts, as `say` takes them."""
    return Message(key, facts)


def listed(parts: Iterable[Fact], join: Join = "and") -> Listed:
    """Facts one after another."""
    return Listed(parts, join)


def capital(said: Message) -> Message:
    """The same message with a capital letter in front."""
    return Message(said.key, said.facts, said.text, capital=True)


@contextmanager
def playing(names: Sequence[str]) -> Iterator[None]:
    """Say messages in which players have these names."""
    token = _names.set(names)
    try:
        yield
    finally:
        _names.reset(token)


def _said(fact: Fact) -> str | int | float:
    return str(fact) if isinstance(fact, Message | Listed | Player) else fact
