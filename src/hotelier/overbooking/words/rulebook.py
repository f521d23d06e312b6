"""The rules of Overbooking as a book: its structure, its tables, its numbers."""

from typing import Final

from hotelier.core.rulebook import (
    Block,
    Cell,
    Link,
    Picture,
    Rulebook,
    Table,
    Text,
    points,
    rulings,
    steps,
    table,
)
from hotelier.messages.message import Fact, Message, capital, listed, message
from hotelier.overbooking.numbers import numbers
from hotelier.overbooking.rules.box import RULES, SIDES, TILES, Box
from hotelier.overbooking.rules.cards import KINDS
from hotelier.overbooking.words.components import HOUSE_VALUE
from hotelier.overbooking.words.names import (
    ability_short,
    beds,
    bonus_steps,
    face_of,
    named_kind,
    rule_short,
    tile_name,
)

RULINGS: Final = [f"O{number:02}" for number in range(1, 19)]
EXAMPLES: Final = {"one": "7a", "two": "2a", "three": "3a"}  # faces that the rulebook prints
STAND_IN: Final = "*"  # marks values of ours


def rulebook(box: Box) -> Rulebook:
    """The whole book."""
    return Rulebook("overbooking", _sections(box), _facts(box))


def _sections(box: Box) -> dict[str, list[Block]]:
    return {
        "game": [
            Text("idea"),
            Text("win"),
            Picture("picture", "game"),
            Text("round"),
            steps("place", "check-in", "next"),
            Text("twist"),
        ],
        "cards": [
            Text("deck"),
            Picture("picture", "kinds"),
            _kinds(box),
            Text("backs"),
            Picture("backs-picture", "backs"),
            points("look", "open"),
            Text("house"),
        ],
        "setup": [steps("cards", "hotels", "tokens", "first"), Text("bonus")],
        "placing": [
            Text("turn"),
            Text("where"),
            points("queue", "door"),
            Picture("picture", "placing"),
            points("behind", "token", "last", "none", "rules"),
        ],
        "hotels": [
            Text("tile"),
            Text("queue-only"),
            Picture("picture", "hotels"),
            points(
                *("no-soldiers", "small-only", "large-only", "two-crests"),
                *("first-open", "second-open", "no-back-door"),
            ),
            points("monks-first", "soldiers-first"),
            _tiles(box),
        ],
        "back-door": [
            Text("when"),
            points("monk", "merchants", "maids", "nobles", "soldiers", "workers"),
            Picture("picture", "door"),
            points("add", "may", "once", "rest"),
        ],
        "check-in": [
            Text("order"),
            steps("reveal", "abilities", "booking", "discard"),
            Text("ask"),
        ],
        "booking": [
            Text("how"),
            steps("named", "favourites", "numbers"),
            Text("fits"),
            *(Picture(example, example, told=True) for example in EXAMPLES),
        ],
        "next-round": [points("turn", "new", "tokens", "first", "hand"), Text("end")],
        "scoring": [
            points("coins", "tokens", "bonus"),
            Text("crests"),
            _bonuses(box),
            Text("win"),
        ],
        "rulings": [Text("why"), rulings(RULINGS)],
    }


def _head(*names: str) -> list[Message]:
    return [message(f"rules-overbooking-head-{name}") for name in names]


def _kinds(box: Box) -> Table:
    rows: list[list[Cell]] = [
        [
            Link(capital(named_kind(box.names[kind - 1])), f"kind-{kind}"),
            str(kind),
            str(box.coins[kind - 1]) + _mark(box.coin_sources[kind - 1]),
            capital(ability_short(kind)),
        ]
        for kind in range(1, KINDS + 1)
    ]
    return table("kinds", _head("kind", "beds", "coins", "door"), rows)


def _tiles(box: Box) -> Table:
    def side(face: int) -> Fact:
        told = listed([beds(box.beds[face]), rule_short(RULES[box.rules[face]])], "comma")
        return listed([told, _mark(box.face_sources[face])], "space")

    rows: list[list[Cell]] = [
        [
            Link(tile_name(tile), f"hotel-{tile}"),
            *(side(2 * (tile - 1) + each) for each in range(len(SIDES))),
        ]
        for tile in range(1, TILES + 1)
    ]
    return table("tiles", _head("tile", "side-a", "side-b"), rows)


def _mark(source: str) -> str:
    return STAND_IN if source == HOUSE_VALUE else ""


def _bonuses(box: Box) -> Table:
    modes = ("beginner", "advanced")
    given = {mode: dict(bonus_steps(mode, box)) for mode in modes}
    numbers_of_cards = sorted({number for steps in given.values() for number in steps})
    rows: list[list[Cell]] = [
        [*_head(mode), *(str(given[mode].get(number, 0)) for number in numbers_of_cards)]
        for mode in modes
    ]
    head: list[Fact] = [*_head("cards"), *map(str, numbers_of_cards)]
    return table("table", head, rows)


def _facts(box: Box) -> dict[str, int]:
    """The numbers in the texts."""
    told = numbers()
    example = {name: box.beds[face_of(face)] for name, face in EXAMPLES.items()}
    return {
        **{
            name: told[name]
            for name in ("rounds", "times", "hand", "deck", "crests", "queue", "door")
        },
        "long": told["long_queue"],
        "beds-one": example["one"],
        "beds-two": example["two"],
        "beds-more": example["two"] + told["more_beds"],
        "beds-three": example["three"],
    }
