"""What is printed on the cards and tiles of Grand Austria Hotel, as tables for learners."""

from collections.abc import Iterable
from typing import Final

from hotelier.austria.rules.operations import CUBE_LETTERS, FREE, TOP_FLOOR, Operation
from hotelier.austria.rules.printed import Edition, Guest, Politics, Staff, Tile
from hotelier.core.observation import CardTable, card_table

CUBE_NAMES: Final = dict(zip(CUBE_LETTERS, ("strudel", "cake", "wine", "coffee"), strict=True))


def card_tables(edition: Edition) -> dict[str, CardTable]:
    """Tables by kind of card; staff and guests by number, in the order of the observations."""
    return {
        "staff": card_table({card: _staff(edition.staff[card]) for card in sorted(edition.staff)}),
        "guests": card_table(
            {card: _guest(edition.guests[card]) for card in sorted(edition.guests)}
        ),
        "politics": card_table(
            {card: _politics(edition.politics[card]) for card in sorted(edition.politics)}
        ),
        "tiles": card_table({tile: _tile(edition.tiles[tile]) for tile in sorted(edition.tiles)}),
    }


def _cubes(part: str, letters: str) -> dict[str, float]:
    return {f"{part}.{CUBE_NAMES[cube]}": letters.count(cube) for cube in CUBE_LETTERS}


def _effects(part: str, effects: Iterable[Operation]) -> dict[str, float]:
    """An effect's amount; 1 if it has none."""
    found: dict[str, float] = {}
    for does in effects:
        amount = does.amount or does.times
        found[f"{part}.{does.op}"] = found.get(f"{part}.{does.op}", 0) + amount
        if does.cubes:
            found |= _cubes(part, does.cubes)
        if does.reduction == FREE:
            found[f"{part}.free"] = 1
        elif does.discount:
            found[f"{part}.less"] = does.discount
        if does.floors < TOP_FLOOR:
            found[f"{part}.floors"] = does.floors
        if does.occupied:
            found[f"{part}.occupied"] = 1
    return found


def _guest(guest: Guest) -> dict[str, float]:
    printed: dict[str, float] = {f"colour.{guest.colour}": 1, "vp": guest.vp}
    return printed | _cubes("order", guest.order) | _effects("reward", guest.reward)


def _staff(card: Staff) -> dict[str, float]:
    printed: dict[str, float] = {"cost": card.cost, f"when.{card.when}": 1}
    printed |= _effects("effect", card.effects)
    for power in card.effects:
        named = (("on", power.on), ("colour", power.colour), ("per", power.per))
        printed |= {f"{part}.{value}": 1 for part, value in named if value}
        printed |= {f"die.{face}": 1 for face in power.faces}
        counted = (("order", power.order), ("most", power.most), ("price", power.price))
        printed |= {part: number for part, number in counted if number}
    return printed


def _politics(card: Politics) -> dict[str, float]:
    needs = card.needs
    printed: dict[str, float] = {f"group.{card.group}": 1}
    printed[f"needs.{needs.op}{'.' + needs.of if needs.of else ''}"] = needs.amount or 1
    colours = zip(("blue", "red", "yellow"), needs.colours, strict=False)
    return printed | {f"rooms.{colour}": rooms for colour, rooms in colours}


def _tile(tile: Tile) -> dict[str, float]:
    printed = {f"letter.{tile.id[0]}": 1.0} | _effects("bonus", [tile.bonus])
    for option in tile.penalty:
        printed[f"penalty.{option.op}"] = option.amount or 1
        if option.same_column:
            printed["penalty.same_column"] = 1
    return printed
