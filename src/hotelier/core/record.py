"""A game as it was played: options, names, steps, result (notation §2).

A record contains the outcomes of chance, so a replay needs no random generator.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hotelier.core.errors import RecordError
from hotelier.core.files import write_atomically
from hotelier.core.names import seen
from hotelier.messages import say

if TYPE_CHECKING:
    from hotelier.core.match import Match

FORMAT = "hotelier/1"


@dataclass(frozen=True, slots=True)
class Record:
    """One game, in progress or finished.

    Examples:
        >>> import hotelier
        >>> match = hotelier.new("austria", players=2, seed=7)
        >>> match.play("guest 3")
        >>> record = match.record()
        >>> record.replay().scores == match.scores
        True
    """

    game: str
    rules: str
    options: Mapping[str, Any]
    seats: tuple[str, ...]
    steps: tuple[str, ...]
    result: Mapping[str, Any] | None = None
    data: str | None = None

    def as_dict(self) -> dict[str, Any]:
        """The record as plain data."""
        written: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "options": dict(self.options),
            "seats": list(self.seats),
            "steps": list(self.steps),
        }
        if self.data is not None:
            written["data"] = self.data
        if self.result is not None:
            written["result"] = dict(self.result)
        return written

    def as_json(self) -> str:
        """One JSON object on one line."""
        return json.dumps(self.as_dict(), ensure_ascii=False) + "\n"

    def save(self, path: str | Path) -> None:
        """Write the record atomically."""
        write_atomically(path, self.as_json())

    def at(self, step: int, seed: int | None = None, data: str | Path | None = None) -> "Match":
        """The game after this many steps; chance from there on comes from the seed."""
        from hotelier.core.match import replay

        if not 0 <= step <= len(self.steps):
            raise RecordError(say("wrong-record-steps", n=len(self.steps), step=str(step)))
        return replay(self, upto=step, seed=seed, data=data)

    def replay(self, seed: int | None = None, data: str | Path | None = None) -> "Match":
        """The whole game, with every step and the result verified."""
        from hotelier.core.match import replay

        return replay(self, seed=seed, data=data)


def read_record(written: Any) -> Record:
    """A record from parsed JSON; an error says what's wrong with it."""
    if not isinstance(written, dict):
        raise RecordError(say("wrong-record-object"))
    if written.get("format") != FORMAT:
        found = repr(written.get("format"))
        raise RecordError(say("wrong-record-format", found=found, expected=repr(FORMAT)))
    for key, kind, name in (
        ("game", str, "a text"),
        ("rules", str, "a text"),
        ("options", dict, "an object"),
        ("seats", list, "a list of names"),
        ("steps", list, "a list of texts"),
    ):
        if not isinstance(written.get(key), kind):
            raise RecordError(f"{key} must be {name}, found {written.get(key)!r}"[:200])
    result = written.get("result")
    if result is not None:
        _check_result(result)
    seats = _texts("seats", written["seats"])
    for name in seats:
        if any("\ud800" <= sign <= "\udfff" for sign in name):
            raise RecordError(f"the name {name!r} contains half a character and can’t be saved")
    data = written.get("data")
    if data is not None and not isinstance(data, str):
        raise RecordError(f"data must be a text, found {data!r}")
    return Record(
        game=written["game"],
        rules=written["rules"],
        options=written["options"],
        seats=seats,
        steps=_texts("steps", written["steps"]),
        result=result,
        data=data,
    )


def _texts(key: str, values: Sequence[Any]) -> tuple[str, ...]:
    for index, value in enumerate(values):
        if not isinstance(value, str):
            raise RecordError(f"{key}[{index}] must be a text, found {value!r}")
    return tuple(values)


def _check_result(result: Any) -> None:
    if not isinstance(result, dict) or not all(
        isinstance(result.get(key), list) and all(type(n) is int for n in result[key])
        for key in ("scores", "winners")
    ):
        raise RecordError("result must be an object with the lists of numbers scores and winners")


def load(path: str | Path) -> Record:
    """Read a record from a file.

    Args:
        path: A file that `Record.save`, the server or `hotelier simulate --records` wrote.

    Raises:
        RecordError: If the file can't be read or isn't a record.
    """
    try:
        if Path(path).exists() and not Path(path).is_file() and not Path(path).is_dir():
            raise RecordError(say("wrong-file-regular", file=str(path)))
        text = Path(path).read_text(encoding="utf-8-sig")
    except OSError as error:
        reason = str(error.strerror or error)
        raise RecordError(say("wrong-file-unread", file=str(path), reason=reason)) from error
    except UnicodeDecodeError as error:
        raise RecordError(say("wrong-file-text", file=str(path))) from error
    try:
        written = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError(say("wrong-file-json", file=str(path), reason=str(error))) from error
    try:
        record = read_record(written)
    except RecordError as error:
        raise RecordError(say("wrong-file-record", file=str(path), reason=str(error))) from error
    # Names are shown on screens as they are.
    return replace(record, seats=tuple(map(seen, record.seats)))
