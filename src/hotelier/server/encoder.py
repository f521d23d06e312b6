"""Everything that's sent, as JSON: the engine's objects are written as they are."""

from dataclasses import fields
from typing import Any, Final

import orjson

from hotelier.core.view import View

_names: Final[dict[type[View], tuple[str, ...]]] = {}  # the fields to send, by class


def encoded(message: Any) -> bytes:
    """A message as JSON; dataclasses are written as their fields."""
    return orjson.dumps(message)


def sent_view(view: View) -> dict[str, Any]:
    """A view without the parts that only the engine reads."""
    kind = type(view)
    if kind not in _names:
        _names[kind] = tuple(each.name for each in fields(kind) if each.name not in kind.INTERNAL)
    return {name: getattr(view, name) for name in _names[kind]}
