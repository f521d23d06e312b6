"""A setup that players choose, in whole or in part, instead of leaving it to chance.

A game lists the parts that can be chosen (`Game.parts`). Everything else is dealt as usual, from
what no chosen part needs. The record has the outcomes like any others, so a replay needs no setup.
"""

import contextlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from hotelier.core.errors import ChanceError, SetupError
from hotelier.core.state import State
from hotelier.messages import say
from hotelier.messages.message import Message, Words

if TYPE_CHECKING:
    from hotelier.core.dealer import Dealer
    from hotelier.core.game import AnyGame, Options

FIRST: Final = "first"  # the part that says who starts, in every game that has one
MOST_LISTED: Final = 12  # values in an error; of more, only the ends are named
LONGEST: Final = 60  # characters of a wrong value in an error


@dataclass(frozen=True, slots=True)
class Piece:
    """Something that can be chosen: a card, a side of a tile, a seat."""

    text: str  # in the notation
    name: Words
    of: str = ""  # the component it's a side of; by default, it's one itself

    @property
    def component(self) -> str:
        """What can be used only once."""
        return self.of or self.text


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the setup, dealt by one chance step, or by one for each seat.

    What was chosen must fit no other chance step of the game before the first decision.
    """

    name: str
    title: Message
    step: str  # how the chance step starts: `~politics`
    places: tuple[tuple[Piece, ...], ...]  # what each place may have, in the order of the step
    seats: int = 0  # for this many seats, each chosen or not; 0: it's the whole table's
    ordered: bool = True  # which place has what makes a difference
    secret: bool = False  # only its seat sees it
    shared: bool = True  # all seats draw from the same components
    groups: str = ""  # letters of the groups, if each place has one of its own

    def values(self, place: int) -> list[str]:
        """What a place may have, in the notation."""
        return [piece.text for piece in self.places[place]]

    def components(self, texts: Sequence[str]) -> frozenset[str]:
        """The components that these pieces need."""
        known = {piece.text: piece.component for place in self.places for piece in place}
        return frozenset(known[text] for text in texts)


@dataclass(frozen=True, slots=True)
class Chosen:
    """A part as it was chosen, of one seat if every seat has its own."""

    part: Part
    seat: int  # 0: the whole table's
    texts: tuple[str, ...]

    @property
    def step(self) -> str:
        """The chance step that deals it."""
        return " ".join([self.part.step, *([str(self.seat)] if self.seat else []), *self.texts])

    @property
    def field(self) -> str:
        """Its name in errors: `row`, `hands.2`."""
        return field_of(self.part, self.seat)


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that was chosen; nothing is, by default."""

    chosen: tuple[Chosen, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.chosen)

    def as_dict(self) -> dict[str, Any]:
        """The setup as plain data, as `read_setup` takes it."""
        plain: dict[str, Any] = {}
        for each in self.chosen:
            if each.seat:
                plain.setdefault(each.part.name, {})[str(each.seat)] = list(each.texts)
            else:
                plain[each.part.name] = list(each.texts)
        return plain


BY_CHANCE: Final = Setup()


class SetupDealer:
    """Deals what was chosen, and lets another dealer deal the rest from what's left."""

    def __init__(self, setup: Setup, after: "Dealer") -> None:
        self.left = list(setup.chosen)
        self.after = after

    def outcome(self, game: "AnyGame", state: State) -> int:
        for each in self.left:
            with contextlib.suppress(ChanceError):  # this is another chance step
                outcome = game.parse_chance(state, each.step)
                self.left.remove(each)
                return outcome
        outcome = self.after.outcome(game, state)
        while self._needs_some_of(game.chance_text(state, outcome)):
            outcome = self.after.outcome(game, state)
        return outcome

    def _needs_some_of(self, step: str) -> bool:
        """Whether a seat that is still to be dealt its chosen cards needs some of these."""
        verb, *words = step.split(" ")
        return any(
            each.part.components(each.texts) & each.part.components(words[1:])
            for each in self.left
            if each.seat and each.part.shared and each.part.step == verb
        )


def read_setup(game: "AnyGame", given: Any, options: "Options") -> Setup:
    """A setup from plain data; SetupError says which field is wrong, and why."""
    if not isinstance(given, Mapping):
        raise SetupError("", say("wrong-setup-object", value=_shown(given)))
    parts = {part.name: part for part in game.parts(options)}
    for name in given:
        if name not in game.setup_parts:
            raise _no_part(game, name)
        if name not in parts:
            raise SetupError(name, say("wrong-setup-unused", field=name))
    chosen: list[Chosen] = []
    for name, part in parts.items():
        if name in given:
            chosen += _read_part(part, given[name])
    return Setup(tuple(chosen))


def field_of(part: Part, seat: int = 0) -> str:
    """The name of a part in a setup: `row`, `hands.2`."""
    return f"{part.name}.{seat}" if seat else part.name


def _no_part(game: "AnyGame", name: object) -> SetupError:
    field = _shown(name)
    if not game.setup_parts:
        return SetupError(field, say("wrong-setup-none", game=game.name))
    parts = ", ".join(game.setup_parts)
    return SetupError(field, say("wrong-setup-part", game=game.name, name=field, parts=parts))


def _read_part(part: Part, given: Any) -> list[Chosen]:
    if not part.seats:
        return [_read_places(part, 0, given)]
    seats = {str(seat): seat for seat in range(1, part.seats + 1)}
    if not isinstance(given, Mapping):
        said = say("wrong-setup-seats", field=part.name, n=part.seats, value=_shown(given))
        raise SetupError(part.name, said)
    for seat in given:
        if str(seat) not in seats:
            said = say("wrong-setup-seat", field=part.name, n=part.seats, seat=_shown(seat))
            raise SetupError(part.name, said)
    read = [_read_places(part, seats[str(seat)], texts) for seat, texts in given.items()]
    read.sort(key=lambda each: each.seat)
    if part.shared:
        _check_shared(read)
    return read


def _read_places(part: Part, seat: int, given: Any) -> Chosen:
    """What was chosen for each place."""
    field = field_of(part, seat)
    if len(part.places) == 1 and not isinstance(given, Sequence | Mapping):
        given = [given]  # `first = 2`
    if isinstance(given, str | Mapping) or not isinstance(given, Sequence):
        said = say("wrong-setup-list", field=field, n=len(part.places), value=_shown(given))
        raise SetupError(field, said)
    if len(given) != len(part.places):
        said = say("wrong-setup-number", field=field, n=len(part.places), found=len(given))
        raise SetupError(field, said)
    texts = [_read_piece(part, field, place, each) for place, each in enumerate(given)]
    for place, text in enumerate(texts):
        for before in range(place):
            if part.components([text]) == part.components([texts[before]]):
                raise _twice(f"{field}[{place + 1}]", text, f"{field}[{before + 1}]", field)
    if not part.ordered:
        texts.sort(key=part.values(0).index)
    return Chosen(part, seat, tuple(texts))


def _read_piece(part: Part, field: str, place: int, given: Any) -> str:
    """One piece, as the notation has it; a number may be written as one."""
    values = part.values(place)
    if isinstance(given, str | int) and not isinstance(given, bool) and str(given) in values:
        return str(given)
    shown = values if len(values) <= MOST_LISTED else [*values[:3], "…", values[-1]]
    where = f"{field}[{place + 1}]" if len(part.places) > 1 else field
    said = say("wrong-setup-piece", field=where, value=_shown(given), values=", ".join(shown))
    raise SetupError(field, said)


def _check_shared(read: Sequence[Chosen]) -> None:
    """Refuse a card that two seats have."""
    for index, each in enumerate(read):
        for other in read[:index]:
            both = each.part.components(each.texts) & each.part.components(other.texts)
            if both:
                raise _twice(each.field, min(both), other.field, each.field)


def _twice(where: str, text: str, other: str, field: str) -> SetupError:
    return SetupError(field, say("wrong-setup-twice", field=where, value=text, other=other))


def _shown(value: object) -> str:
    text = repr(value)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
