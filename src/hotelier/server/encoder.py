"""Everything that's sent, as JSON: the engine's objects are written as they are."""

from dataclasses import fields, is_dataclass
from functools import lru_cache
from typing import Any, Final

import orjson

from hotelier.core.events import Event
from hotelier.core.explain import Choice, Explanation, Kept
from hotelier.core.view import View

KEPT: Final = 2048  # of what choices would bring: most bring what others have brought
JSON: Final = "_json"  # what kept facts have as an attribute; orjson leaves it out
_names: Final[dict[type[View], tuple[str, ...]]] = {}  # the fields to send, by class


def encoded(message: Any) -> bytes:
    """A message as JSON; dataclasses are written as their fields."""
    return orjson.dumps(message)


def sent_explanation(told: Explanation) -> dict[str, Any]:
    """An explanation, with what's often the same written only once."""
    choices = [_sent_choice(each) for each in told.choices]
    return told.as_dict(choices) | {"facts": sent_facts(told.facts)}


def _sent_choice(choice: Choice) -> dict[str, Any]:
    return choice.as_dict(_brought(choice.changes) if choice.changes else ())


@lru_cache(KEPT)
def _brought(changes: tuple[Event, ...]) -> orjson.Fragment:
    return orjson.Fragment(encoded([event.told() for event in changes]))


def sent_facts(facts: Any) -> Any:
    """Facts, with what's kept of them written only once."""
    if not is_dataclass(facts):
        return facts
    return {each.name: _written_once(getattr(facts, each.name)) for each in fields(facts)}


def _written_once(value: Any) -> Any:
    if isinstance(value, tuple) and value and isinstance(value[0], Kept):
        return [_json(each) for each in value]
    return value


def _json(kept: Kept) -> orjson.Fragment:
    found: orjson.Fragment | None = vars(kept).get(JSON)
    if found is None:
        found = vars(kept)[JSON] = orjson.Fragment(encoded(kept))
    return found


def sent_view(view: View) -> dict[str, Any]:
    """A view without the parts that only the engine reads."""
    kind = type(view)
    if kind not in _names:
        _names[kind] = tuple(each.name for each in fields(kind) if each.name not in kind.INTERNAL)
    return {name: getattr(view, name) for name in _names[kind]}
