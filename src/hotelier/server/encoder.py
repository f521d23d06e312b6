"""Everything that is sent, as JSON: what the engine tells is written as its objects have it."""

from dataclasses import fields
from typing import Any, Final

import orjson

from hotelier.core.view import View

_names: Final[dict[type[View], tuple[str, ...]]] = {}  # of the fields that are sent, by class


def encoded(message: Any) -> bytes:
    """A message as JSON; dataclasses are written as their fields."""
    return orjson.dumps(message)


def sent_view(view: View) -> dict[str, Any]:
    """A view without what only the engine reads in it."""
    kind = type(view)
    if kind not in _names:
        _names[kind] = tuple(each.name for each in fields(kind) if each.name not in kind.INTERNAL)
    return {name: getattr(view, name) for name in _names[kind]}
