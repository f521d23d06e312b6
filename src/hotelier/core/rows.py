"""Tables of a data file, read field by field; errors name the file, the card and the field."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NoReturn

from hotelier.core.errors import DataError


class Row:
    """One table of a data file: a card, a tile, an effect, or a whole file."""

    def __init__(self, where: str, table: Any, fields: Collection[str]) -> None:
        self.where = where
        if not isinstance(table, Mapping):
            raise DataError(f"{where} must be a table, found {table!r}")
        self.table: Mapping[str, Any] = table
        for name in table:
            if name not in fields:
                known = ", ".join(fields) if fields else "none"
                raise DataError(f"{where} has an unknown field {name!r}; its fields are: {known}")

    def __contains__(self, field: str) -> bool:
        return field in self.table

    def of(self, field: str) -> str:
        """A field with its location, for error messages."""
        return f"{self.where}: {field}"

    def refuse(self, field: str, expected: str) -> NoReturn:
        """Raise an error that says what a field must be and what it is."""
        raise DataError(f"{self.of(field)} must be {expected}, found {self.table.get(field)!r}")

    def value(self, field: str) -> Any:
        """The value of a field, of any type."""
        if field not in self.table:
            raise DataError(f"{self.of(field)} is missing")
        return self.table[field]

    def number(self, field: str, low: int, high: int) -> int:
        """A whole number within bounds."""
        value = self.value(field)
        if not _is_number(value, low, high):
            self.refuse(field, f"a whole number from {low} to {high}")
        return int(value)

    def numbers(self, field: str, length: int, low: int, high: int) -> list[int]:
        """A list of this many whole numbers within bounds."""
        value = self.value(field)
        if not isinstance(value, list) or len(value) != length:
            self.refuse(field, f"a list of {length} whole numbers")
        if not all(_is_number(each, low, high) for each in value):
            self.refuse(field, f"a list of whole numbers from {low} to {high}")
        return list(value)

    def text(self, field: str) -> str:
        """A text that isn't empty."""
        value = self.value(field)
        if not isinstance(value, str) or not value:
            self.refuse(field, "a text")
        return value

    def one_of(self, field: str, allowed: Sequence[str]) -> str:
        """One of several texts."""
        value = self.value(field)
        if not isinstance(value, str) or value not in allowed:
            self.refuse(field, f"one of {', '.join(allowed)}")
        return value

    def yes(self, field: str) -> bool:
        """A boolean."""
        value = self.value(field)
        if not isinstance(value, bool):
            self.refuse(field, "true or false")
        return value

    def row(self, field: str, fields: Collection[str]) -> "Row":
        """A table within this one."""
        return Row(self.of(field), self.value(field), fields)

    def rows(self, field: str) -> Iterator[tuple[str, Any]]:
        """The tables of a list, each with its location."""
        value = self.value(field)
        if not isinstance(value, list):
            self.refuse(field, "a list")
        for number, each in enumerate(value, start=1):
            yield f"{self.of(field)} {number}", each


def _is_number(value: Any, low: int, high: int) -> bool:
    return type(value) is int and low <= value <= high


def data_text(path: str | Path) -> str:
    """The text of an owner's data file."""
    try:
        return Path(path).read_bytes().decode("utf-8")
    except OSError as error:
        raise DataError(f"can’t read {path}: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise DataError(f"{path} isn’t a text file") from error
