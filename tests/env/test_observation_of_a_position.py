"""Single numbers of single positions: each is where the declaration says, in its unit."""

from dataclasses import replace

import numpy as np
import pytest

import hotelier
from hotelier.austria.encoding.parts import EFFECT_KINDS
from hotelier.austria.rules.operations import Operation
from hotelier.austria.view import AustriaView, Table
from hotelier.core.game import find_game
from hotelier.core.view import View
from hotelier.overbooking.view import CardView, OverbookingView


def told(game: str, view: View, part: str) -> list[float]:
    """A part of the row, in whole units."""
    encoder = find_game(game).encoder()
    unit = next(each.unit for each in encoder.layout.parts if each.name == part)
    return [round(number * unit, 4) for number in encoder.encode(view)[encoder.layout.slice(part)]]


def ones(size: int, *places: int) -> list[float]:
    """A number of values, 1 at these places counted from 1, else 0."""
    return [float(place + 1 in places) for place in range(size)]


@pytest.fixture
def austria() -> AustriaView:
    view = hotelier.new("austria", players=3, seed=5, staff="draft").view(1)
    assert isinstance(view, AustriaView)
    own = replace(
        view.seats[0],
        vp=-12,
        crowns=17,
        emperor=13,
        kitchen="s0c12w3k1",
        rooms="xxo.....x...........",
        group_bonuses=("11", "24"),
        cafe=(None, Table(70, "ssk"), Table(49, "")),
        hand=(1, 48),
        hand_size=2,
        staff=(3, 40),
        used=(3,),
        discs="AC",
        numbers=(6,),
    )
    return replace(
        view,
        seats=(own, *view.seats[1:]),
        row=(104, 50, 51, 52),
        under=(None, 9, None, 7),
        gone=(41,),
        offer=(2, 4),
        dice=(0, 14, 1, 0, 0, 2),
        loose="swws",
        effects=(
            Operation("cubes", cubes="scwk"),
            None,
            Operation("prepare", free=True, floors=2, occupied=True),
            Operation("vp", 15),
        ),
    )


def test_the_seat_of_grand_austria_hotel(austria: AustriaView) -> None:
    def own(part: str) -> list[float]:
        return told("austria", austria, f"own.{part}")

    assert (own("vp"), own("crowns"), own("emperor")) == ([-12], [17], [13])
    assert own("kitchen") == [0, 12, 3, 1]
    assert own("prepared") == ones(20, 3)
    assert own("occupied") == ones(20, 1, 2, 9)
    assert own("bonuses") == ones(20, 1, 9)
    assert own("cafe.guest") == ones(56) + ones(56, 22) + ones(56, 1)
    assert own("cafe.missing") == [0, 0, 0, 0, 2, 0, 0, 1, 0, 0, 0, 0]
    assert own("hand") == ones(48, 1, 48)
    assert own("hand_size") == [2]
    assert own("staff") == ones(48, 3, 40)
    assert own("used") == ones(4, 3)
    assert own("discs") == [1, 0, 1]
    assert own("numbers") == ones(8, 6)
    assert own("offer") == ones(48, 2, 4)
    assert own("under") == [{9: 2, 7: 4}.get(card, 0) for card in range(1, 49)]
    assert own("packet") == ones(48, *(austria.seats[0].packet or ()))


def test_the_table_of_grand_austria_hotel(austria: AustriaView) -> None:
    def table(part: str) -> list[float]:
        return told("austria", austria, part)

    assert table("row") == ones(56) + ones(56, 56) + ones(56, 2) + ones(56, 3) + ones(56, 4)
    assert table("dice") == [0, 14, 1, 0, 0, 2]
    assert table("under_size") == [4]
    assert table("gone") == ones(48, 41)
    assert table("work.loose") == [2, 0, 2, 0]
    kinds = np.array(table("effects.kind")).reshape(7, len(EFFECT_KINDS))
    held = [EFFECT_KINDS[list(row).index(1)] if row.any() else None for row in kinds[:4]]
    assert held == ["cubes", None, "prepare", "vp"]
    assert table("effects.amount") == [0, 0, 1, 15, 0, 0, 0]
    assert table("effects.less") == [0, 0, 17, 0, 0, 0, 0]
    assert table("effects.low") == ones(7, 3)
    assert table("effects.lit") == ones(7, 3)
    assert table("effects.cubes") == [1, 1, 1, 1] + [0] * 24


def test_a_hotel_of_overbooking() -> None:
    view = hotelier.new("overbooking", players=3, seed=5).view(2)
    assert isinstance(view, OverbookingView)
    queue = (CardView(3, "4-6s", None, False), CardView(2, "1-3b", "2b", False))
    door = (CardView(1, "1-3f", "3f", True),)
    hotel = replace(view.hotels[1], beds=-3, named=(2,), queue=queue, door=door)
    view = replace(view, hotels=(view.hotels[0], hotel, view.hotels[2]))

    def second(part: str) -> list[float]:
        return told("overbooking", view, f"hotel2.{part}")

    assert second("beds") == [-3]
    assert second("named") == ones(12, 2)
    assert second("queue.seat") == ones(4, 2) + ones(4, 1) + ones(16)
    assert second("queue.crest") == ones(4, 4) + ones(4, 1) + ones(16)
    assert second("queue.size") == ones(2, 2) + ones(2, 1) + ones(8)
    assert second("queue.kind") == ones(6) + ones(6, 2) + ones(24)
    assert second("queue.open") == ones(6)
    assert second("door.seat") == ones(4, 3) + ones(4)
    assert second("door.kind") == ones(6, 3) + ones(6)
    assert second("door.open") == ones(2, 1)
    assert told("overbooking", view, "hotel4.present") == [0]
