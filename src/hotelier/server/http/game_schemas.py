"""Models of what games send: views, events, messages and explanations.

They're generated from the engine's own dataclasses, so that nothing is described twice.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from types import MappingProxyType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from mypy_extensions import i64
from pydantic import Field, GetCoreSchemaHandler, RootModel, create_model
from pydantic_core import CoreSchema

from hotelier.core import explain
from hotelier.core.events import Event
from hotelier.core.game import AnyGame, find_game, games
from hotelier.messages import message
from hotelier.server.http.model import Model, Sparse


class Message(Sparse):
    """A message: a key of the catalogue and its facts."""

    key: str
    facts: dict[str, "Fact"] = Field(default_factory=dict)
    text: str = Field(default_factory=str, description="The text if no language has the key.")
    capital: bool = Field(
        default_factory=bool, description="Whether it starts with a capital letter."
    )


class Listed(Model):
    """A list of facts."""

    list: list["Fact"]
    join: message.Join


class Player(Model):
    """The name of the player in a seat."""

    seat: int


Fact = str | int | float | Message | Listed | Player


# Names for parts of an explanation whose own name is taken.
_CALLED: Final = {explain.Refusal: "PartRefusal"}
_made: Final[dict[tuple[type[Any], str], Any]] = {
    (message.Message, ""): Message,
    (message.Listed, ""): Listed,
    (message.Player, ""): Player,
    (i64, ""): int,
}


def _view_of(game: AnyGame) -> Any:
    """A game's view together with its explanation, as it's sent."""
    kind, prefix = game.view_type, _prefix(game)
    types = {
        name: _wire(hint, prefix)
        for name, hint in _hints(kind).items()
        if name not in kind.INTERNAL
    }
    for name, hint in _hints(explain.Explanation).items():
        types[name] = _wire(hint, "")
    types["facts"] = None if game.facts_type is None else _wire(game.facts_type, prefix)
    return _model(Model, kind, prefix, types)


def _event_of(game: AnyGame) -> Any:
    """Any event of a game, distinguished by its kind."""
    prefix = _prefix(game)
    if (Event, prefix) not in _made:
        kinds = [_kind_of_event(name, kind, prefix) for name, kind in game.event_types.items()]
        union = (_union(kinds), Field(discriminator="kind"))
        _made[Event, prefix] = create_model(f"{prefix}Event", __base__=RootModel, root=union)
    return _made[Event, prefix]


def _kind_of_event(name: str, kind: type[Event], prefix: str) -> Any:
    types = {each: _wire(hint, prefix) for each, hint in _hints(kind).items()}
    line = _wire(explain.Line, "")
    in_journal: dict[str, Any] = {
        "step": (int | None, Field(default=None, description="Steps of the game so far.")),
        "line": (line | None, Field(default=None, description="Its line in the log.")),
        "net": (
            dict[str, int],
            Field(default_factory=dict, description="What its seat has more of, or less."),
        ),
        "follows": (
            bool,
            Field(
                default_factory=bool,
                description="Among the changes of a choice: a consequence of the action.",
            ),
        ),
    }
    return _model(Sparse, kind, prefix, {"kind": Literal[name], **types}, in_journal)


def wired(hint: type[Any]) -> Any:
    """The model of a dataclass that every game uses."""
    return _wire(hint, "")


def _wire(hint: Any, prefix: str) -> Any:
    """A type of the engine as JSON."""
    if (hint, "") in _made:
        return _made[hint, ""]
    if is_dataclass(hint):
        assert isinstance(hint, type)
        if (hint, prefix) not in _made:
            types = {name: _wire(each, prefix) for name, each in _hints(hint).items()}
            _made[hint, prefix] = _model(Model, hint, prefix, types)
        return _made[hint, prefix]
    origin, parts = get_origin(hint), [_wire(each, prefix) for each in get_args(hint)]
    if origin in (Union, UnionType):
        return _union(parts)
    if origin is tuple and parts[-1] is not Ellipsis:
        return tuple[tuple(parts)]  # type: ignore[misc]
    if origin is not None and issubclass(origin, Mapping):
        return dict[tuple(parts)]  # type: ignore[misc]
    if origin is not None and issubclass(origin, Sequence):
        return list[parts[0]]  # type: ignore[valid-type]
    return hint


def _union(types: Iterable[Any]) -> Any:
    return Union[tuple(types)]  # noqa: UP007  (there is no X | Y of many)


def _model(
    base: type[Model],
    kind: type[Any],
    prefix: str,
    types: Mapping[str, Any],
    more: Mapping[str, Any] = MappingProxyType({}),
) -> Any:
    """A model with a field for each of these types, all of them always sent."""
    doc = kind.__doc__ or ""
    own = None if doc.startswith(f"{kind.__name__}(") else doc  # otherwise Python generated it
    given = {name: (each, ...) for name, each in types.items()} | dict(more)
    return create_model(_name(kind, prefix), __base__=base, __doc__=own, **given)


def _hints(kind: type[Any]) -> dict[str, Any]:
    hints = get_type_hints(kind)
    return {each.name: hints[each.name] for each in fields(kind)}


def _prefix(game: AnyGame) -> str:
    return game.name.capitalize()


def _name(kind: type[Any], prefix: str) -> str:
    """A name without our folders: with that of its game."""
    return prefix + _CALLED.get(kind, kind.__name__).removeprefix(prefix)


class _OfAnyGame:
    """A type that every game has its own version of: the union of all of them."""

    def __init__(self, of: Callable[[AnyGame], Any]) -> None:
        self.of = of

    def __get_pydantic_core_schema__(
        self, _source: Any, handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        return handler.generate_schema(_union(self.of(find_game(name)) for name in games()))


class GameEvent(RootModel[Annotated[Any, _OfAnyGame(_event_of)]]):
    """Something that happened, in any game; ignore kinds that you don't know."""


_made[Event, ""] = GameEvent
GameView = Annotated[Any, _OfAnyGame(_view_of)]
