"""Cards, tiles and boards, read once from the data files and typed (rules §2).

The files are the only home of a card's facts. Their short sentences are read by `sentences`, which
rejects what it does not know, so a misprint fails at import and not in somebody's game.
"""

import tomllib
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final

from hotelier.austria.rules.sentences import (
    Fact,
    read_effect,
    read_needs,
    read_penalty,
    read_staff,
)
from hotelier.core.errors import DataError

COLOURS: Final = ("blue", "red", "yellow", "green")
MOMENTS: Final = ("once", "round", "permanent", "end")
LETTERS: Final = "ABC"
# What the revised edition changes: the rules that follow from each stand where they are used.
REVISED_CHANGES: Final = {
    "kitchen_hand_cost",
    "gizia",
    "custodian",
    "penalties",
    "c2_penalty",
    "operator",
}


@dataclass(frozen=True, slots=True)
class Guest:
    """A guest card: 49–104."""

    id: int
    name: str
    colour: str
    order: str
    vp: int
    reward: tuple[Fact, ...]


@dataclass(frozen=True, slots=True)
class Staff:
    """A staff card: 1–48."""

    id: int
    name: str
    cost: int
    revised_cost: int
    when: str
    effect: Fact
    hand: str  # the introductory hand it belongs to, or ""

    def price(self, revised: bool) -> int:
        """What the card costs in an edition."""
        return self.revised_cost if revised else self.cost


@dataclass(frozen=True, slots=True)
class Politics:
    """A politics card: 105–116."""

    id: int
    group: str
    needs: Fact


@dataclass(frozen=True, slots=True)
class Tile:
    """An emperor tile: A1–C4."""

    id: str
    bonus: Fact
    penalty: tuple[Fact, ...]


def _read(name: str) -> dict[str, Any]:
    text = files("hotelier.austria").joinpath("data").joinpath(name).read_text(encoding="utf-8")
    return tomllib.loads(text)


def _guest(row: dict[str, Any]) -> Guest:
    if row["colour"] not in COLOURS:
        raise DataError(f"guest {row['id']}: unknown colour {row['colour']!r}")
    if not 1 <= len(row["order"]) <= 4 or set(row["order"]) - set("scwk"):
        raise DataError(f"guest {row['id']}: order {row['order']!r} is not one to four of s c w k")
    reward = tuple(read_effect(text) for text in row["reward"])
    return Guest(row["id"], row["name"], row["colour"], row["order"], row["vp"], reward)


def _staff(row: dict[str, Any], revised: dict[str, Any]) -> Staff:
    if row["when"] not in MOMENTS:
        raise DataError(f"staff {row['id']}: unknown moment {row['when']!r}")
    key = row["name"].lower().replace(" ", "_").replace("-", "_") + "_cost"
    return Staff(
        row["id"],
        row["name"],
        row["cost"],
        revised.get(key, row["cost"]),
        row["when"],
        read_staff(row["effect"]),
        row.get("set", ""),
    )


_table = _read("table.toml")
_hotels = _read("hotels.toml")
if set(_table["revised"]) != REVISED_CHANGES:
    raise DataError(
        f"revised changes {set(_table['revised']) ^ REVISED_CHANGES}, which no rule knows"
    )

GUESTS: Final[dict[int, Guest]] = {row["id"]: _guest(row) for row in _read("guests.toml")["guest"]}
STAFF: Final[dict[int, Staff]] = {
    row["id"]: _staff(row, _table["revised"]) for row in _read("staff.toml")["staff"]
}
POLITICS: Final[dict[int, Politics]] = {
    row["id"]: Politics(row["id"], row["group"], read_needs(row["needs"]))
    for row in _table["politics"]
}
TILES: Final[dict[str, Tile]] = {
    row["id"]: Tile(row["id"], read_effect(row["bonus"]), read_penalty(row["penalty"]))
    for row in _table["emperor"]
}

EMPEROR_VP: Final[list[int]] = list(_table["emperor_vp"])
EMPEROR_BACK: Final[dict[int, int]] = {int(k): v for k, v in _table["emperor_back"].items()}
GUEST_COST: Final[list[int]] = list(_table["guest_cost"])
DICE: Final[dict[int, int]] = {int(k): v for k, v in _table["dice"].items()}
POLITICS_VP: Final[list[int]] = list(_table["politics_vp"])
START_CROWNS: Final[int] = _table["start"]["crowns"]
PURSE: Final[int] = _table["start"]["purse_limit"]
START_STAFF: Final[int] = _table["start"]["staff"]
START_CUBES: Final[str] = _table["start"]["cubes"]

FLOOR_COST: Final[list[int]] = list(_hotels["floor_cost"])
FLOOR_VP: Final[list[int]] = list(_hotels["floor_vp"])
PREPARE_VP: Final[list[int]] = [vp for floor in _hotels["prepare_vp"] for vp in floor]
GROUP_BONUS: Final[dict[str, list[int]]] = {
    "blue": list(_hotels["group_bonus"]["blue_vp"]),
    "red": list(_hotels["group_bonus"]["red_crowns"]),
    "yellow": list(_hotels["group_bonus"]["yellow_emperor"]),
}
LAYOUTS: Final[dict[str, str]] = {
    "night": "".join(_hotels["night"]["rooms"]),
    **{letter: "".join(board["rooms"]) for letter, board in _hotels["day"].items()},
}
