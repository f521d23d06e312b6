"""The short sentences of the data files, read into facts (rules §7).

Every sentence has one pattern here. What no pattern fits is an error: a card's number has no second
home in the code, and a card the rules do not know cannot slip in.
"""

import re
from dataclasses import dataclass
from typing import Final

from hotelier.core.errors import DataError

FREE: Final = 99  # a discount that covers any price


@dataclass(frozen=True, slots=True)
class Fact:
    """One thing a card does or asks: an operation, its number, and what it speaks of."""

    op: str
    amount: int = 0
    of: str = ""
    faces: tuple[int, ...] = ()


_EFFECTS: Final = {
    "crowns:N": "crowns",
    "emperor:N": "emperor",
    "vp:N": "vp",
    "choice:N": "choice",
    "draw:N": "draw",
    "prep:N": "prep",
    "hire:N": "hire",
    "offer:N": "offer",
    "invite": "invite",
    "extra_turn": "extra_turn",
    "N VP per played staff card": "vp_per_staff",
    "a free room anywhere, at once occupied": "room_occupied",
}

_STAFF: Final = (
    (r"(?P<n>\d+) crowns? when a (?P<of>\w+) guest enters a room", "on_guest:crowns"),
    (r"(?P<n>\d+) emperor steps? when a (?P<of>\w+) guest enters a room", "on_guest:emperor"),
    (r"(?P<n>\d+) VP when a (?P<of>\w+) guest enters a room", "on_guest:vp"),
    (r"(?P<n>\d+) crowns? when a guest enters a room", "on_any_guest:crowns"),
    (r"(?P<n>\d+) VP when a guest with an order of (?P<of>\d) enters a room", "on_order:vp"),
    (r"(?P<of>\w+) rooms are prepared free", "free_rooms"),
    (r"(?P<n>\d+) VP when taking a die (?P<faces>\d( or \d)*)", "on_die:vp"),
    (r"when taking a die (?P<faces>\d( or \d)*), (?P<n>\d+) emperor steps?", "on_die:emperor"),
    (
        r"when taking a die (?P<faces>\d( or \d)*), may also prepare 1 room \(full price\)",
        "on_die:prep",
    ),
    (
        r"when taking a die (?P<faces>\d( or \d)*), "
        r"may also play a staff card from hand \(full price\)",
        "on_die:hire",
    ),
    (r"\+(?P<n>\d+) strength when taking a die (?P<faces>\d( or \d)*) \(.*\)", "strength"),
    (
        r"when taking a die (?P<faces>\d( or \d)*), "
        r"the staff card is (?P<n>\d+) crowns cheaper still",
        "strength",
    ),
    (r"a die (?P<faces>\d) costs nothing and has \+(?P<n>\d+) strength", "strength:free"),
    (
        r"when taking a die (?P<faces>\d), each strength gives an emperor step and a crown",
        "both_tracks",
    ),
    (r"moving cubes from the kitchen to guests is free", "free_delivery"),
    (r"guests from the row are free", "free_guests"),
    (r"may pay (?P<n>\d+) crown to ignore an emperor penalty", "excuse"),
    (r"(?P<n>\d+) VP with every emperor bonus", "on_bonus:vp"),
    (r"(?P<n>\d+) VP per occupied (?P<of>red|blue|yellow) room", "end:colour"),
    (r"(?P<n>\d+) VP per occupied room", "end:occupied"),
    (r"(?P<n>\d+) VP per played staff card, itself included", "end:staff"),
    (r"(?P<n>\d+) VP per room tile, occupied or not", "end:tiles"),
    (r"(?P<n>\d+) VP per fully occupied (?P<of>group|floor|column)", "end:full"),
    (r"(?P<n>\d+) VP per politics card with one's disc", "end:discs"),
    (r"(?P<n>\d+) VP per emperor space \(at most (?P<of>\d+)\)", "end:emperor"),
    (r"(?P<n>\d+) VP per set of three occupied rooms in three colours", "end:sets"),
    (r"copies another player's end card", "end:copy"),
    (r"complete one guest's order from the supply", "complete"),
    (r"occupy:any twice", "occupy_twice"),
)

_NEEDS: Final = (
    (r"(?P<n>\d+) crowns", "crowns"),
    (r"(?P<n>\d+) room tiles, occupied or not", "tiles"),
    (r"(?P<n>\d+) played staff cards", "staff"),
    (r"emperor space (?P<n>\d+) or more", "emperor"),
    (r"(?P<n>\d+) fully occupied (?P<of>floor|group|column)s", "full"),
    (r"all rooms of one colour occupied", "colour"),
    (r"(?P<n>\d+) occupied rooms of each colour", "each"),
    (r"(?P<n>\d+) (?P<of>(red|yellow|blue) and \d (red|yellow|blue)) occupied", "two"),
)

_PENALTIES: Final = (
    (r"(?P<n>\d+) crowns", "crowns"),
    (r"(?P<n>\d+) VP", "vp"),
    (r"(?P<n>\d+) VP per played staff card", "vp_per_staff"),
    (r"(?P<of>all cubes in the kitchen)", "cubes"),
    (r"(?P<of>all cubes in the kitchen and on guests)", "all_cubes"),
    (r"(?P<n>\d+) staff cards from hand, under the deck", "return"),
    (r"the highest free room( \(owner picks among equals\))?", "demolish"),
    (r"twice the highest free room", "demolish_twice"),
    (r"(?P<n>\d+) occupied rooms: .*", "evict"),
    (r"discard a played end card", "dismiss"),
)


def _match(patterns: tuple[tuple[str, str], ...], text: str, what: str) -> Fact:
    for pattern, op in patterns:
        found = re.fullmatch(pattern, text)
        if found:
            parts = found.groupdict()
            faces = tuple(int(face) for face in (parts.get("faces") or "").split(" or ") if face)
            return Fact(op, int(parts.get("n") or 0), parts.get("of") or "", faces)
    raise DataError(f"{what} {text!r} is not one the rules know")


def read_effect(text: str) -> Fact:
    """An effect of a guest's reward, a `once` staff card or an emperor bonus."""
    if text.startswith("cubes:") and set(text[6:]) <= set("scwk"):
        return Fact("cubes", len(text) - 6, text[6:])
    if text in ("prep:full", "prep:free", "prep:free@2"):
        return Fact("prep", FREE if "free" in text else 0, "2" if text.endswith("@2") else "")
    if text in ("hire:free", "offer:free"):
        return Fact(text[:-5], FREE)
    if text == "occupy:any":
        return Fact("occupy")
    if text == "a free room on floor 1-2, at once occupied":
        return Fact("room_occupied", FREE, "2")
    shape = re.sub(r"\d+", "N", text)
    if shape not in _EFFECTS:
        raise DataError(f"effect {text!r} is not one the rules know")
    number = re.search(r"\d+", text)
    op = _EFFECTS[shape]
    return Fact(op, FREE if op == "room_occupied" else int(number.group()) if number else 0)


def read_staff(text: str) -> Fact:
    """What a staff card does."""
    if text.startswith(("cubes:", "emperor:")):
        return read_effect(text)
    return _match(_STAFF, text, "staff effect")


def read_needs(text: str) -> Fact:
    """What a politics card asks for."""
    return _match(_NEEDS, text, "politics condition")


def read_penalty(text: str) -> tuple[Fact, ...]:
    """The options of an emperor penalty, in printed order."""
    return tuple(_match(_PENALTIES, part.strip(), "penalty") for part in text.split("|"))
