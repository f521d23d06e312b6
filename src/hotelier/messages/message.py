"""A message: a key of the catalogue and its facts, turned into text later, in any language.

The engine produces messages. The terminal formats them right away (`str(message)`); the server
sends them as data, and the browser formats them from the same catalogue.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Final, Literal, TypeAlias, Union

from hotelier.messages import Said, form_of, known, say

Join: TypeAlias = Literal["and", "or", "comma", "dot", "plus", "space", "none"]

_SIGNS: Final[Mapping[str, str]] = {
    "comma": ", ",
    "dot": " · ",
    "plus": " + ",
    "space": " ",
    "none": "",
}
_names: ContextVar[Sequence[str]] = ContextVar("names", default=())


class Message(dict[str, Any]):
    """A message: a key, its facts, and a fallback text if no language has the key.

    It's a dictionary, so it can be written as JSON; empty fields are left out.
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
        """Its facts by name."""
        facts: Mapping[str, Fact] = self.get("facts", {})
        return facts

    @property
    def text(self) -> str:
        """The fallback text if no language has the key."""
        return str(self.get("text", ""))

    @property
    def capital(self) -> bool:
        """Whether it starts with a capital letter."""
        return "capital" in self

    def __str__(self) -> str:
        if self.text and not known(self.key):
            said = self.text
        else:
            said = say(self.key, **self._said_facts())
        return self._begun(said)

    def form(self, name: str) -> str:
        """The message in another form: a case, or with its article."""
        said = form_of(self.key, name, **self._said_facts())
        return str(self) if said is None else self._begun(said)

    def _said_facts(self) -> dict[str, str | int | float]:
        return {name: _said(fact) for name, fact in self.facts.items()}

    def _begun(self, said: str) -> str:
        return said[:1].upper() + said[1:] if self.capital else said


class Listed(dict[str, Any]):
    """A list of facts: `a, b and c`. Plain data, too."""

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
        """The separator between them."""
        join: Join = self["join"]
        return join

    def __str__(self) -> str:
        return self._joined([str(part) for part in self.parts])

    def form(self, name: str) -> str:
        """Every part in another form."""
        return self._joined(
            [
                part.form(name) if isinstance(part, Message | Listed) else str(part)
                for part in self.parts
            ]
        )

    def _joined(self, parts: list[str]) -> str:
        if self.join in _SIGNS:
            return _SIGNS[self.join].join(part for part in parts if part)
        if len(parts) < 2:
            return "".join(parts)
        return say(f"list-{self.join}", first=", ".join(parts[:-1]), last=parts[-1])

    def __bool__(self) -> bool:
        return bool(self.parts)


class Player(dict[str, Any]):
    """The name of the player in a seat, filled in when the message becomes text."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self["seat"] = seat

    @property
    def seat(self) -> int:
        """The number of the seat."""
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
    """A list of facts."""
    return Listed(parts, join)


def capital(said: Message) -> Message:
    """The same message with a capital first letter."""
    return Message(said.key, said.facts, said.text, capital=True)


@contextmanager
def playing(names: Sequence[str]) -> Iterator[None]:
    """Format messages with these player names."""
    token = _names.set(names)
    try:
        yield
    finally:
        _names.reset(token)


def _said(fact: Fact) -> str | int | float:
    if isinstance(fact, Message | Listed):
        return Said(str(fact), fact.form)
    return str(fact) if isinstance(fact, Player) else fact
