"""What's printed on cards, as learners get it: the numbers and order of the data files."""

import numpy as np
import pytest

import hotelier
from hotelier.core.game import find_game
from hotelier.core.observation import CardTable
from hotelier.env.vector import VectorTable


def printed(table: CardTable, card: int | str) -> dict[str, float]:
    """The values of a card that aren't zero."""
    row = table.rows[table.cards.index(card)]
    return {name: number for name, number in zip(table.columns, row, strict=True) if number}


def test_guests_and_staff_of_grand_austria_hotel() -> None:
    game = find_game("austria")
    tables = game.card_tables(game.read_options({}))
    data = game.components()
    for guest in data["guests"]["guest"]:
        told = printed(tables["guests"], guest["id"])
        assert told[f"colour.{guest['colour']}"] == 1
        assert told.get("vp", 0) == guest["vp"]
        cubes = {"strudel": "s", "cake": "c", "wine": "w", "coffee": "k"}
        for name, letter in cubes.items():
            assert told.get(f"order.{name}", 0) == guest["order"].count(letter)
        assert any(name.startswith("reward.") for name in told) == bool(guest["reward"])
    for card in data["staff"]["staff"]:
        told = printed(tables["staff"], card["id"])
        assert told.get("cost", 0) == card["cost"]
        assert told[f"when.{card['when']}"] == 1


def test_cards_and_tiles_of_overbooking() -> None:
    game = find_game("overbooking")
    tables = game.card_tables(game.read_options({}))
    kinds = game.components()["overbooking"]["kind"]
    for number, kind in enumerate(kinds, start=1):
        told = printed(tables["cards"], f"{number}b")
        assert (told["beds"], told["coins"]) == (kind["beds"], kind["coins"])
        assert told[f"ability.{kind['ability']}"] == 1
    assert printed(tables["faces"], "1a") == {"beds": 8, "rule.small_only": 1}


@pytest.mark.parametrize("name", hotelier.games())
def test_a_vector_table_has_the_tables_as_arrays(name: str) -> None:
    table = VectorTable(name, 1, seed=1)
    tables = table.game.card_tables(table.options)
    for kind, cards in table.cards().items():
        assert cards.shape == (len(tables[kind].cards), len(tables[kind].columns))
        assert len(np.unique(cards, axis=0)) > 1


def test_guests_stand_in_the_order_of_the_observation() -> None:
    match = hotelier.new("austria", seed=3, players=2)
    row = np.array(match.game.encoder().encode(match.view(1)))
    places = row[match.game.encoder().layout.slice("row")].reshape(5, -1)
    cards = match.game.card_tables(match.options)["guests"].cards
    assert [cards[place.argmax()] for place in places] == match.view(1).as_dict()["row"]
