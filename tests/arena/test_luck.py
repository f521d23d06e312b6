"""Both games of a pair have the same luck, as far as the decisions allow."""

from collections.abc import Iterable
from functools import cache

import pytest

from arena.scripted import contest, played
from conformance import Variant, variants
from hotelier.core.game import find_game
from hotelier.core.luck import PairedDealer, seed_of
from hotelier.core.match import Match, replay
from hotelier.core.record import Record

ONCE = ("~first", "~politics", "~emperor", "~boards", "~tiles")


@cache
def seatings(variant: Variant) -> list[Record]:
    """The first deal of a contest, in every seating."""
    bots = ("busy", "last", "random", "first")[: variant.options["players"]]
    asked = contest(*bots, game=variant.game, games=1, records=True, **variant.options)
    records = [game.record for game in played(asked)]
    return [record for record in records if record is not None]


def chance(record: Record) -> list[list[str]]:
    return [step.split(" ") for step in record.steps if step.startswith("~")]


def dealt_in_order(steps: Iterable[list[str]]) -> dict[int, frozenset[str]]:
    """Which cards had come after how many draws."""
    seen: frozenset[str] = frozenset()
    found = {0: seen}
    for cards in steps:
        seen |= frozenset(cards)
        found[len(seen)] = seen
    return found


def agree(decks: list[dict[int, frozenset[str]]]) -> bool:
    first, *others = decks
    return all(
        first[size] == other[size] for other in others for size in first.keys() & other.keys()
    )


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_the_table_is_set_alike_for_every_seating_of_a_deal(variant: Variant) -> None:
    records = seatings(variant)
    assert len(records) == variant.options["players"]
    assert len({record.steps for record in records}) == len(records)
    tables = [[words for words in chance(record) if words[0] in ONCE] for record in records]
    assert all(table == tables[0] for table in tables)


AUSTRIA = [variant for variant in variants() if variant.game == "austria"]
OVERBOOKING = [variant for variant in variants() if variant.game == "overbooking"]


@pytest.mark.parametrize("variant", AUSTRIA, ids=str)
def test_guests_and_staff_come_in_the_same_order(variant: Variant) -> None:
    records = seatings(variant)
    guests = [
        [card for words in chance(record) if words[0] == "~row" for card in words[1:]]
        for record in records
    ]
    before_reshuffling = min(40, *(len(cards) for cards in guests))
    assert before_reshuffling > 5
    assert all(cards[:before_reshuffling] == guests[0][:before_reshuffling] for cards in guests)
    staff = [[words[2:] for words in chance(record) if words[0] == "~draw"] for record in records]
    assert agree([dealt_in_order(cards) for cards in staff])


@pytest.mark.parametrize("variant", AUSTRIA, ids=str)
def test_every_round_begins_with_the_same_dice(variant: Variant) -> None:
    def first_rolls(record: Record) -> list[object]:
        events = [event.as_dict() for _, event in replay(record).events(None)]
        return [
            event["dice"]
            for event in events
            if event["kind"] == "dice-rolled" and not event["again"]
        ]

    rolls = [first_rolls(record) for record in seatings(variant)]
    assert len(rolls[0]) == 7
    assert all(each == rolls[0] for each in rolls)


@pytest.mark.parametrize("variant", OVERBOOKING, ids=str)
def test_every_seat_draws_its_cards_in_the_same_order(variant: Variant) -> None:
    records = seatings(variant)
    for seat in range(1, variant.options["players"] + 1):
        draws = [
            [words[2:] for words in chance(record) if words[:2] == ["~draw", str(seat)]]
            for record in records
        ]
        assert min(len(each) for each in draws) >= 3
        assert agree([dealt_in_order(cards) for cards in draws])


def dealt(seed: int, game: str = "austria") -> tuple[str, ...]:
    rules = find_game(game)
    return Match(rules, {}, PairedDealer(seed)).begin().steps


def test_another_deal_is_another_table() -> None:
    assert dealt(1) == dealt(1)
    assert len({dealt(seed) for seed in range(20)}) == 20


def test_seeds_depend_on_every_part_and_its_place() -> None:
    parts = [(1, 2), (2, 1), (1, 2, 3), (12,), ("1", 2), (1, 2, "a"), (1, 2, "b")]
    assert len({seed_of(*each) for each in parts}) == len(parts)
