"""Where texts are used: the keys that browser and Python sources name, and those they build."""

import fnmatch
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
FOLDERS: Final = (("web/src", (".ts", ".svelte")), ("src/hotelier", (".py",)))
NOT_SOURCES: Final = ("generated", "web/assets", ".test.")

# A template that starts with just the name of a whole shelf says nothing about which of its
# keys are in use. For each of these, here is what it builds, and where.
SUBJECTS: Final = frozenset(
    [""]
    + [
        f"{subject}-"
        for subject in (
            "analysis austria cards hint learn overbooking refused replay rules statistics terminal"
        ).split()
    ]
)


@dataclass(frozen=True)
class Building:
    """Where keys of a pattern are built, and where the values for its gap are, if known."""

    file: str
    text: str
    filled: str = ""  # a folder or file with the values for the gap, in quotes


def of_rules(game: str) -> dict[str, Building]:
    """The sections of a game's rules and their paragraphs."""
    text = "rules-${game}-${section}-${id}"
    return {
        f"rules-{game}-*": Building("web/src/rules/book.ts", text, f"src/hotelier/{game}/words")
    }


def of_lesson(game: str) -> dict[str, Building]:
    """The texts of a guided game."""
    notes = f"src/hotelier/{game}/lesson/notes.toml"
    text = "learn-${game}-${table.note}"
    return {f"learn-{game}-*": Building("web/src/learn/Guide.svelte", text, notes)}


def of_cards(filter: str) -> dict[str, Building]:
    """The filters for the cards of Grand Austria Hotel."""
    text = "cards-${name}-${value}"
    place = "web/src/games/austria/cards/cards.ts"
    return {f"cards-{filter}-*": Building(place, text, place)}


def of_themes(game: str) -> dict[str, Building]:
    """What a game's puzzles are about."""
    text = "${game}-theme-${each}"
    place = f"src/hotelier/{game}/themes.py"
    return {f"{game}-theme-*": Building("web/src/pages/Puzzles.svelte", text, place)}


BUILT: Final[dict[str, Building]] = {
    **of_themes("austria"),
    **of_themes("overbooking"),
    **of_rules("austria"),
    **of_rules("overbooking"),
    **of_lesson("austria"),
    **of_lesson("overbooking"),
    **of_cards("colour"),
    **of_cards("gives"),
    **of_cards("about"),
    **of_cards("asks"),
    "austria-brief-*": Building("src/hotelier/austria/words/cards.py", "{family}-{duty}"),
    "rules-austria-rulings-r*": Building(
        "src/hotelier/austria/words/rulebook.py", "rulings_of_cards"
    ),
    "rules-overbooking-rulings-o*": Building(
        "src/hotelier/overbooking/words/rulebook.py", "RULINGS"
    ),
    "austria-sign-*": Building("src/hotelier/austria/words/cards.py", "'sign' if op in _SIGNED"),
    "list-and": Building("src/hotelier/core/words.py", "list-{last}"),
    "list-or": Building("src/hotelier/core/words.py", "list-{last}"),
}

TEXT: Final = re.compile(r"""(["'`])([a-z][a-zA-Z0-9_.-]*)\1""")
NAME: Final = re.compile(r"""^\s*["']?([\w-]+)["']?\s*[:=]""", re.MULTILINE)
SPEAKS: Final = r"(?<![.\w])(?:say|known|[mM]essage)\(\s*"
SAID: Final = re.compile(SPEAKS + r"""(["'`])([a-z][a-zA-Z0-9_.-]*)\1""")
OF_SCRIPT: Final = re.compile(r"(`)((?:[\w.-]|\$\{[^{}`]*\})*)`")
OF_PYTHON: Final = re.compile(r"""f(["'])((?:[\w.-]|\{[^{}\n]*?\})*)\1""")
HOLE: Final = re.compile(r"\$?\{[^{}]*\}")
BEFORE: Final = re.compile(SPEAKS + "$")


@dataclass(frozen=True)
class Template:
    """A text in the source from which keys are built."""

    place: str
    text: str
    pattern: re.Pattern[str]
    prefix: str
    said: bool  # it stands in a call itself


@cache
def sources() -> dict[str, str]:
    """Every source file that may use texts."""
    found = {}
    for folder, endings in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*")):
            name = path.relative_to(ROOT).as_posix()
            if path.suffix in endings and not any(each in name for each in NOT_SOURCES):
                found[name] = path.read_text(encoding="utf-8")
    return found


def is_built(key: str) -> bool:
    """Whether the table says how a key is built, and the value for its gap exists."""
    for pattern, building in BUILT.items():
        if fnmatch.fnmatchcase(key, pattern):
            filling = key[len(pattern.removesuffix("*")) :]
            if not building.filled or _fills(filling, quoted(building.filled)):
                return True
    return False


def _fills(filling: str, known: frozenset[str]) -> bool:
    """Whether a gap is filled with one known word, or with two and a hyphen between them."""
    cuts = [at for at, sign in enumerate(filling) if sign == "-"]
    return filling in known or any(
        filling[:at] in known and filling[at + 1 :] in known for at in cuts
    )


def _is_text(path: Path) -> bool:
    return path.is_file() and path.suffix not in {".pyc", ".so", ".pyd"}


@cache
def quoted(place: str) -> frozenset[str]:
    """Everything in quotes in a file, or in the files of a folder; for data, also its names."""
    at = ROOT / place
    files = [at] if at.is_file() else sorted(filter(_is_text, at.rglob("*")))
    found: set[str] = set()
    for file in files:
        text = file.read_text(encoding="utf-8")
        found.update(each[1] for each in TEXT.findall(text))
        found.update(NAME.findall(text))
    return frozenset(found)


@cache
def literals() -> frozenset[str]:
    """Every text in quotes that could be a key."""
    return frozenset(found[1] for text in sources().values() for found in TEXT.findall(text))


def say_calls() -> Iterator[tuple[str, str]]:
    """Every key that's used by name, and where."""
    for name, text in sources().items():
        for found in SAID.finditer(text):
            yield f"{name}:{text.count(chr(10), 0, found.start()) + 1}", found[2]


@cache
def templates() -> tuple[Template, ...]:
    """Every text with holes that could build a key."""
    found = []
    for name, text in sources().items():
        shape = OF_PYTHON if name.endswith(".py") else OF_SCRIPT
        for match in shape.finditer(text):
            written = match[2]
            parts = HOLE.split(written)
            if len(parts) < 2 or "-" not in "".join(parts):
                continue
            pattern = r"[\w.-]*".join(map(re.escape, parts))
            place = f"{name}:{text.count(chr(10), 0, match.start()) + 1}"
            said = BEFORE.search(text, 0, match.start()) is not None
            found.append(Template(place, written, re.compile(pattern), parts[0], said))
    return tuple(found)
