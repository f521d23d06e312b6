"""The three worked examples of the rulebook (rules §6), card by card.

Orange is seat 1, blue seat 2, green seat 3; whatever the rulebook leaves open is tried both ways.
"""

import pytest

from hotelier.core.match import Match
from hotelier.overbooking.rules.events import BedsChanged, GuestBooked, GuestTurnedAway
from overbooking.positions import check_in, hotel, play, position, seat, told


def booked(match: Match) -> list[tuple[int, str, int]]:
    """Who got beds: owner, card, beds left after it."""
    return [(e.seat, e.card, e.beds_after) for e in told(match, GuestBooked)]


def turned_away(match: Match) -> list[tuple[int, str]]:
    return [(e.seat, e.card) for e in told(match, GuestTurnedAway)]


@pytest.mark.parametrize(("last", "left"), [("1s", 2), ("2s", 1), ("3s", 0)])
@pytest.mark.parametrize("owner", [1, 2])
def test_example_1_both_soldiers_and_the_last_card_are_booked_and_not_the_nobles(
    owner: int, last: str, left: int
) -> None:
    match = check_in(f"13 none, queue 1:5b 2:5f {owner}:4l 1:{last}")
    assert booked(match) == [(1, "5b", 8), (2, "5f", 3), (1, last, left)]
    assert turned_away(match) == [(owner, "4l")]
    assert (seat(match, 1)["booked"], seat(match, 2)["booked"]) == (sorted(["5b", last]), ["5f"])


@pytest.mark.parametrize("queue", ["2:4b 1:1f 3:3l 1:2s", "1:2s 3:3l 2:4b 1:1f"])
def test_example_2_merchants_make_room_for_everybody_and_the_monk_is_first(queue: str) -> None:
    match = check_in(f"8 monks_first, queue {queue}, door 1:2b")
    assert [(e.change, e.beds) for e in told(match, BedsChanged)] == [(3, 11)]
    assert booked(match) == [(1, "1f", 10), (2, "4b", 6), (3, "3l", 3), (1, "2s", 1)]
    assert turned_away(match) == []


EXAMPLE_3 = "15 two_crests, queue 1:3b 3:6f 3:5b 2:4f, door 1:4l 2:1s"


def test_example_3_a_named_card_comes_first_and_a_monk_joins_the_queue() -> None:
    match = check_in(EXAMPLE_3)
    assert (match.actor, match.decision, match.legal) == (1, "nobles", ("name 1", "stop"))
    play(match, "name 1")
    assert booked(match) == [(1, "3b", 12), (3, "6f", 6), (3, "5b", 1), (2, "1s", 0)]
    assert turned_away(match) == [(2, "4f")]
    assert [seat(match, n)["booked"] for n in (1, 2, 3)] == [["3b"], ["1s"], ["5b", "6f"]]


def test_example_3_without_the_nobles_the_maids_are_left_out() -> None:
    match = play(check_in(EXAMPLE_3), "stop")
    assert booked(match) == [(3, "6f", 9), (3, "5b", 4), (2, "4f", 0)]


def test_example_3_other_crests_may_stand_at_the_back_door_only() -> None:
    match = position(
        "hotel 1: 15 two_crests, queue 1:3b 3:6f 3:5b; 1: hand 4l 4b; table: players 3"
    )
    here = [text for text in match.legal if text.endswith(" 1")]
    assert here == ["door 4b 1", "door 4l 1", "queue 4b 1"]
    play(match, "door 4l 1")
    assert hotel(match)["door"] == [[1, "4l", False]]
