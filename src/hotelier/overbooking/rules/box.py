"""What's in the box: tiles, coins, bonuses, read from one data file (rules §1, §4).

Our file says for every value whether the rulebook prints it or it's our own substitute. Owners of
the game can play with the printed values: same format, checked here, and every error names the tile
or kind, the value, and what was expected.
"""

import hashlib
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from hotelier.core.errors import DataError
from hotelier.core.rows import Row, data_text
from hotelier.overbooking.rules.cards import CRESTS, DECK_SIZE, KINDS, SMALL_KINDS

RULES: Final = (
    "none",
    "no_soldiers",
    "soldiers_first",
    "monks_first",
    "small_only",
    "large_only",
    "first_open",
    "second_open",
    "two_crests",
    "no_back_door",
)
NO_SOLDIERS: Final = 1
SOLDIERS_FIRST: Final = 2
MONKS_FIRST: Final = 3
SMALL_ONLY: Final = 4
LARGE_ONLY: Final = 5
FIRST_OPEN: Final = 6
SECOND_OPEN: Final = 7
TWO_CRESTS: Final = 8
NO_BACK_DOOR: Final = 9

ABILITIES: Final = (
    "join_queue",
    "beds+3",
    "replace_own",
    "book_own_first",
    "replace_workers",
    "beds-3",
)
# [kind]: how the beds change if it's at a back door
BED_CHANGE: Final[list[int]] = [
    int(ability.removeprefix("beds")) if ability.startswith("beds") else 0 for ability in ABILITIES
]
BONUSES: Final = ("none", "beginner", "advanced")
SOURCES: Final = ("rulebook", "house", "owner")
TILES: Final = 8
SIDES: Final = "ab"
MOST_BEDS: Final = 60
MOST_COINS: Final = 20
MOST_BONUS: Final = 100
BONUS_CARDS: Final = ("4", "5", "6")  # booked cards of one crest that can score


class Box:
    """The component data of one table."""

    def __init__(
        self,
        crests: list[str],
        beds: list[int],
        rules: list[int],
        face_sources: list[str],
        names: list[str],
        coins: list[int],
        coin_sources: list[str],
        bonus: list[list[int]],
        fingerprint: str,
    ) -> None:
        self.crests: list[str] = crests  # in the order of their initials
        self.beds: vec[i64] = vec[i64](beds)  # [face]: face = 2 · (tile − 1) + side
        self.rules: vec[i64] = vec[i64](rules)  # [face]
        self.face_sources: list[str] = face_sources
        self.names: list[str] = names  # [kind]
        self.coins: vec[i64] = vec[i64](coins)  # [kind]
        self.coin_sources: list[str] = coin_sources
        self.bonus: list[list[int]] = bonus  # [mode][booked cards of one crest]
        self.fingerprint: str = fingerprint  # sha256 of an owner's file; "" for ours

    def card_text(self, card: int) -> str:
        """`4b`: the kind's number and the crest's initial."""
        return f"{card // CRESTS + 1}{self.crests[card % CRESTS][0]}"

    def card_number(self, text: str) -> int:
        """The card that a text like `4b` names."""
        initials = [crest[0] for crest in self.crests]
        return CRESTS * (int(text[0]) - 1) + initials.index(text[1])

    def card_texts(self, cards: int) -> tuple[str, ...]:
        """The cards of a mask, in the order of their texts."""
        return tuple(self.card_text(card) for card in range(DECK_SIZE) if cards >> card & 1)

    def back_text(self, card: int) -> str:
        """`1-3b` or `4-6b`: what the back of a card shows."""
        size = "1-3" if card // CRESTS < SMALL_KINDS else "4-6"
        return size + self.crests[card % CRESTS][0]

    def face_text(self, face: int) -> str:
        """`3a`: the tile's number and its side."""
        return f"{face // 2 + 1}{SIDES[face % 2]}"


def read_box(text: str, origin: str, fingerprint: str) -> Box:
    """A data file, checked completely."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DataError(f"{origin} isn’t valid TOML: {error}") from error
    whole = Row(origin, data, ("crests", "tiles", "kind", "bonus"))
    crests = _crests(whole)
    faces = _faces(whole)
    kinds = _kinds(whole)
    return Box(
        crests=crests,
        beds=[beds for beds, _, _ in faces],
        rules=[rule for _, rule, _ in faces],
        face_sources=[source for _, _, source in faces],
        names=[name for name, _, _ in kinds],
        coins=[coins for _, coins, _ in kinds],
        coin_sources=[source for _, _, source in kinds],
        bonus=_bonus(whole),
        fingerprint=fingerprint,
    )


def _crests(whole: Row) -> list[str]:
    value = whole.value("crests")
    named = isinstance(value, list) and all(isinstance(name, str) and name for name in value)
    if not named or len(value) != CRESTS or len({name[0].lower() for name in value}) != CRESTS:
        whole.refuse("crests", "four names with different initials")
    if not all(name[0].isascii() and name[0].islower() for name in value):
        whole.refuse("crests", "names that start with a small letter a–z")
    return sorted(value, key=lambda name: name[0])


def _faces(whole: Row) -> list[tuple[int, int, str]]:
    tiles = whole.value("tiles")
    if not isinstance(tiles, list) or len(tiles) != TILES:
        whole.refuse("tiles", f"a list of {TILES} tiles")
    faces: list[tuple[int, int, str]] = []
    for number, tile in enumerate(tiles, start=1):
        if not isinstance(tile, list) or len(tile) != len(SIDES):
            raise DataError(f"{whole.where}: tile {number} must have two sides, found {tile!r}")
        for side, face in zip(SIDES, tile, strict=True):
            row = Row(f"{whole.where}: tile {number}{side}", face, ("beds", "rule", "source"))
            beds = row.number("beds", 0, MOST_BEDS)
            rule = row.one_of("rule", RULES)
            faces.append((beds, RULES.index(rule), _source(row, "source")))
    return faces


def _source(row: Row, field: str) -> str:
    """Where a value comes from: an owner needn't say."""
    return row.one_of(field, SOURCES) if field in row else "owner"


def _kinds(whole: Row) -> list[tuple[str, int, str]]:
    tables = whole.value("kind")
    if not isinstance(tables, list) or len(tables) != KINDS:
        whole.refuse("kind", f"{KINDS} tables, one for each kind of guest")
    return [_kind(table, number, whole.where) for number, table in enumerate(tables, start=1)]


def _kind(table: Any, number: int, origin: str) -> tuple[str, int, str]:
    fields = ("name", "beds", "coins", "coins_source", "ability")
    name = Row(f"{origin}: kind {number}", table, fields).text("name")
    row = Row(f"{origin}: kind {number} ({name})", table, fields)
    row.one_of("ability", (ABILITIES[number - 1],))
    beds = row.value("beds")
    if type(beds) is not int or beds != number:
        row.refuse("beds", str(number))
    return name, row.number("coins", 0, MOST_COINS), _source(row, "coins_source")


def _bonus(whole: Row) -> list[list[int]]:
    modes = whole.row("bonus", BONUSES)
    tables: list[list[int]] = []
    for mode in BONUSES:
        row = Row(f"{whole.where}: bonus {mode}", modes.value(mode), BONUS_CARDS)
        values = [row.number(cards, 0, MOST_BONUS) for cards in BONUS_CARDS]
        tables.append([0, 0, 0, 0, *values])
    return tables


def _house() -> Box:
    source = files("hotelier.overbooking").joinpath("data").joinpath("overbooking.toml")
    return read_box(source.read_text(encoding="utf-8"), "overbooking.toml", "")


HOUSE: Final = _house()


def open_box(path: str | Path) -> Box:
    """An owner's data file; its fingerprint goes into every record played with it."""
    text = data_text(path)
    return read_box(text, str(path), hashlib.sha256(text.encode()).hexdigest())
