"""A setup in a file, TOML or JSON: what's chosen, by part."""

import json
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from hotelier.core.errors import HotelierError, SetupError
from hotelier.messages import say


def load_setup(path: Path) -> dict[str, Any]:
    """The content of a file; what's in it is checked once the options of the game are known."""
    try:
        text = path.read_bytes().decode("utf-8-sig")
    except OSError as error:
        reason = error.strerror or str(error)
        raise HotelierError(say("wrong-file-unread", file=str(path), reason=reason)) from error
    except UnicodeDecodeError as error:
        raise HotelierError(say("wrong-file-text", file=str(path))) from error
    is_json = path.suffix.lower() == ".json"
    try:
        found = json.loads(text) if is_json else tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        key = "wrong-file-json" if is_json else "wrong-file-toml"
        raise HotelierError(say(key, file=str(path), reason=str(error))) from error
    if not isinstance(found, dict):
        raise HotelierError(say("wrong-file-setup", file=str(path)))
    return found


@contextmanager
def naming(path: Path | None) -> Iterator[None]:
    """An impossible setup is refused with the file it's from."""
    try:
        yield
    except SetupError as error:
        said = str(error) if path is None else f"{path}: {error}"
        raise SetupError(error.field, said) from error
