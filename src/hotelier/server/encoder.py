"""Everything that is sent, as JSON: what the engine tells is written as its objects have it."""

from dataclasses import fields
from typing import Any, Final

import orjson

from hotelier.core.view import View

_names: Final[dict[type[Any], tuple[str, ...]]] = {}  # of the fields that are sent, by class


def encoded(message: Any) -> bytes:
    """A message as JSON."""
    return orjson.dumps(message, default=_plain, option=orjson.OPT_PASSTHROUGH_DATACLASS)


def sent_view(view: View) -> dict[str, Any]:
    """A view without what only the engine reads in it."""
    return _fields_of(view)


def _plain(value: Any) -> Any:
    """An object of the engine as plain data; what it holds may be objects again."""
    if hasattr(value, "as_dict") and not isinstance(value, View):
        return value.as_dict()
    return _fields_of(value)


def _fields_of(value: Any) -> dict[str, Any]:
    kind = type(value)
    if kind not in _names:
        internal = getattr(kind, "INTERNAL", ())
        _names[kind] = tuple(each.name for each in fields(kind) if each.name not in internal)
    return {name: getattr(value, name) for name in _names[kind]}
