"""A message: a key of the catalogue and its facts, said later and in whatever language is wanted.

What the engine tells is made of messages. The terminal says them at once (`str(message)`); the
server sends them as data (`as_dict`), and the browser says them from the same catalogue.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Any, Final, Literal, TypeAlias, Union

from hotelier.messages import known, say

Join: TypeAlias = Literal["and", "or", "comma", "dot", "plus", "space"]

_SIGNS: Final[Mapping[str, str]] = {"comma": ", ", "dot": " · ", "plus": " + ", "space": " "}
_names: ContextVar[Sequence[str]] = ContextVar("names", default=())


@dataclass(frozen=True, slots=True)
class Message:
    """What to say: a key, its facts, and the text to fall back on where no language has the key."""

    key: str
    facts: Mapping[str, "Fact"] = field(default_factory=dict)
    text: str = ""  # a name from a data file
    capital: bool = False  # begins with a capital letter

    def __str__(self) -> str:
        if self.text and not known(self.key):
            said = self.text
        else:
            said = say(self.key, **{name: _said(fact) for name, fact in self.facts.items()})
        return said[:1].upper() + said[1:] if self.capital else said

    def as_dict(self) -> dict[str, Any]:
        """The message as plain data; what is empty is left out."""
        plain: dict[str, Any] = {"key": self.key}
        if self.facts:
            plain["facts"] = {name: plain_fact(fact) for name, fact in self.facts.items()}
        if self.text:
            plain["text"] = self.text
        if self.capital:
            plain["capital"] = True
        return plain


@dataclass(frozen=True, slots=True)
class Listed:
    """Facts one after another: `a, b and c`."""

    parts: tuple["Fact", ...]
    join: Join = "and"

    def __str__(self) -> str:
        parts = [str(_said(part)) for part in self.parts]
        if self.join in _SIGNS:
            return _SIGNS[self.join].join(part for part in parts if part)
        if len(parts) < 2:
            return "".join(parts)
        return say(f"list-{self.join}", first=", ".join(parts[:-1]), last=parts[-1])

    def __bool__(self) -> bool:
        return bool(self.parts)

    def as_dict(self) -> dict[str, Any]:
        """The list as plain data."""
        return {"list": [plain_fact(part) for part in self.parts], "join": self.join}


@dataclass(frozen=True, slots=True)
class Player:
    """The name of whoever sits there; whoever says the message knows it."""

    seat: int

    def __str__(self) -> str:
        names = _names.get()
        return names[self.seat - 1] if 0 < self.seat <= len(names) else ""

    def as_dict(self) -> dict[str, Any]:
        """The seat as plain data."""
        return {"seat": self.seat}


Fact: TypeAlias = Union[str, int, float, Message, Listed, Player]  # noqa: UP007  (they nest)
Facts: TypeAlias = dict[str, Fact]
Words: TypeAlias = Union[str, Message, Listed]  # noqa: UP007


def message(key: str, /, **facts: Fact) -> Message:
    """A message with its facts, as `say` takes them."""
    return Message(key, facts)


def listed(parts: Iterable[Fact], join: Join = "and") -> Listed:
    """Facts one after another."""
    return Listed(tuple(parts), join)


def capital(said: Message) -> Message:
    """The same message with a capital letter in front."""
    return Message(said.key, said.facts, said.text, capital=True)


def plain_fact(fact: Fact) -> Any:
    """A fact as plain data."""
    return fact.as_dict() if isinstance(fact, Message | Listed | Player) else fact


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
