"""The terms of a language and the words it doesn't use, from `docs/language/<language>.toml`.

`PYTHONPATH=src:tests python -m messages.glossary pl` lists where a language breaks its own rules.
"""

import re
import sys
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from fluent.syntax import ast

from hotelier.messages import LANGUAGES, SOFT_HYPHEN
from messages.audit import shelves, walk
from messages.sources import ROOT

GUIDES: Final = ROOT / "docs" / "language"
FIELDS: Final = {
    "term": {"thing", "write", "find", "never", "except"},
    "forbidden": {"words", "signs", "write", "except"},
}


@dataclass(frozen=True)
class Ban:
    """Words or signs that a language doesn't use, and what to write instead."""

    pattern: re.Pattern[str]
    instead: str
    excepted: tuple[str, ...]  # beginnings of keys


@cache
def glossary(language: str) -> Mapping[str, list[dict[str, Any]]]:
    """What the file of a language says."""
    with (GUIDES / f"{language}.toml").open("rb") as file:
        return tomllib.load(file)


def terms(language: str) -> dict[str, dict[str, Any]]:
    """The terms of a language by the thing they name."""
    return {each["thing"]: each for each in glossary(language).get("term", [])}


def strange_fields(language: str) -> Iterator[str]:
    """Entries and fields that mean nothing."""
    for kind, rows in glossary(language).items():
        for row in rows:
            for name in sorted(set(row) - FIELDS.get(kind, set())):
                yield f"[[{kind}]] has no field {name!r}: {row}"


def bans(language: str) -> Iterator[Ban]:
    """Everything that a language doesn't say."""
    for row in glossary(language).get("term", []):
        if "never" in row:
            yield Ban(whole_words(row["never"]), row["write"], tuple(row.get("except", ())))
    for row in glossary(language).get("forbidden", []):
        pattern = re.compile(row["signs"]) if "signs" in row else whole_words(row["words"])
        yield Ban(pattern, row["write"], tuple(row.get("except", ())))


def whole_words(pattern: str) -> re.Pattern[str]:
    """A pattern that finds whole words only."""
    return re.compile(rf"(?<!\w)(?:{pattern})(?!\w)", re.IGNORECASE)


@cache
def written(language: str) -> Mapping[str, str]:
    """The words of every text, one line per stretch between its facts and variants."""
    found: dict[str, str] = {}
    for there in shelves(language).values():
        for key, text in there.items():
            _, _, attribute = key.partition(".")
            parts = {each.id.name: each.value for each in text.entry.attributes}
            pattern = parts[attribute] if attribute else text.entry.value
            stretches = [node.value for node in walk(pattern) if isinstance(node, ast.TextElement)]
            found[key] = "\n".join(stretches).replace(SOFT_HYPHEN, "")
    return found


def forbidden_words(language: str) -> Iterator[str]:
    """Every place where a language uses a forbidden word."""
    all_bans = list(bans(language))
    for key, text in written(language).items():
        for ban in all_bans:
            found = ban.pattern.search(text)
            if found and not key.startswith(ban.excepted or ("\0",)):
                yield f"{key}: {found[0]!r}; write {ban.instead}"


def unused_terms(language: str) -> Iterator[str]:
    """Terms that no text of the language uses."""
    texts = "\n".join(written(language).values())
    for thing, row in terms(language).items():
        pattern = row.get("find", re.escape(row["write"]))
        if not re.search(pattern, texts, re.IGNORECASE):
            yield f"{thing}: no text says {pattern!r}"


def main(arguments: list[str]) -> int:
    """List the faults of some languages, or of all."""
    faults = [
        f"{language}: {fault}"
        for language in arguments or LANGUAGES
        for check in (strange_fields, forbidden_words, unused_terms)
        for fault in check(language)
    ]
    print("\n".join([*faults, f"{len(faults)} faults"]))
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
