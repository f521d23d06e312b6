"""Stage 2, step 2: what the cards at the back door do (rules §3; §5 for what is asked).

Every ability alone, then every pair at one back door in both orders.
"""

from typing import NamedTuple

import pytest

from hotelier.core.match import Match
from hotelier.overbooking.rules.events import (
    AbilityStarted,
    AbilityUnused,
    BookingOrder,
    GuestBooked,
    GuestReplaced,
    JoinedQueue,
)
from overbooking.positions import check_in, hotel, line, play, position, seat, told


def booked(match: Match) -> list[str]:
    return [f"{e.seat}:{e.card}" for e in told(match, GuestBooked)]


def order(match: Match) -> list[str]:
    """Hotel 1's booking order; a named card has a star."""
    (first,) = [e for e in told(match, BookingOrder) if e.hotel == 1]
    return [f"{card}*" if why == "named" else card for _, card, why in first.order]


def beds(match: Match) -> int:
    """Hotel 1's beds when booking starts."""
    (first,) = [e for e in told(match, BookingOrder) if e.hotel == 1]
    return first.beds


def test_a_monk_goes_to_the_end_of_the_queue() -> None:
    match = check_in("13 none, queue 1:5b 2:5f, door 2:1l")
    assert [(e.seat, e.card, e.position) for e in told(match, JoinedQueue)] == [(2, "1l", 3)]
    assert booked(match) == ["1:5b", "2:5f", "2:1l"]


def test_monks_may_stretch_a_full_queue_beyond_its_limit() -> None:
    match = check_in("13 none, queue 1:3b 1:3f 1:3l 1:2b, door 2:1l 1:1s")
    assert [e.position for e in told(match, JoinedQueue)] == [5, 6]
    assert booked(match) == ["1:3b", "1:3f", "1:3l", "1:2b", "2:1l", "1:1s"]


def test_merchants_bring_three_beds() -> None:
    match = check_in("8 none, queue 1:6b 2:5f, door 1:2b")
    assert (beds(match), booked(match)) == (11, ["1:6b", "2:5f"])


def test_workers_take_three_beds() -> None:
    match = check_in("8 none, queue 1:6b 2:5f, door 1:6f")
    assert (beds(match), booked(match)) == (5, ["2:5f"])


def test_maids_take_the_place_of_one_of_their_owners_cards() -> None:
    match = check_in("10 none, queue 2:6b 1:6b 1:4f, door 1:3l")
    assert (match.actor, match.decision) == (1, "maids")
    assert match.legal == ("replace 2", "replace 3", "stop")
    play(match, "replace 2")
    (event,) = told(match, GuestReplaced)
    assert (event.position, event.card, event.replaced, event.replaced_seat) == (2, "3l", "6b", 1)
    assert order(match) == ["6b", "4f", "3l"]
    assert booked(match) == ["2:6b", "1:4f"]


def test_maids_keep_the_place_they_take() -> None:
    match = play(check_in("3 none, queue 1:6b 2:3b, door 1:3l"), "replace 1")
    assert booked(match) == ["1:3l"]


def test_nobles_name_a_card_of_their_owner_to_be_booked_first() -> None:
    match = check_in("6 none, queue 2:6b 1:1f 1:2f, door 1:4l")
    assert (match.actor, match.decision) == (1, "nobles")
    assert match.legal == ("name 2", "name 3", "stop")
    play(match, "name 3")
    assert order(match) == ["2f*", "6b", "1f"]
    assert booked(match) == ["1:2f", "1:1f"]


@pytest.mark.parametrize("chosen", [1, 3])
def test_soldiers_take_the_place_of_anybodys_workers(chosen: int) -> None:
    match = check_in("20 none, queue 1:6b 2:3f 2:6s, door 1:5l")
    assert (match.actor, match.decision) == (1, "soldiers")
    assert match.legal == ("replace 1", "replace 3", "stop")
    play(match, f"replace {chosen}")
    assert (1, "5l") in [(e.seat, e.card) for e in told(match, GuestBooked)]
    assert told(match, GuestReplaced)[0].replaced == {1: "6b", 3: "6s"}[chosen]


@pytest.mark.parametrize(
    ("door", "unasked"),
    [
        ("1:3l", "maids without a card of their owner"),
        ("1:4l", "nobles without a card of their owner"),
        ("1:5l", "soldiers without workers"),
    ],
)
def test_an_ability_nobody_can_be_used_on_is_taken_by_itself(door: str, unasked: str) -> None:
    match = check_in(f"13 none, queue 2:5b 2:3f, door {door}")
    assert match.over, unasked
    assert [(e.card, e.reason) for e in told(match, AbilityUnused)] == [(door[2:], "nobody")]
    assert booked(match) == ["2:5b", "2:3f"]


@pytest.mark.parametrize("card", ["3l", "4l", "5l"])
def test_maids_nobles_and_soldiers_may_be_left_unused(card: str) -> None:
    match = play(check_in(f"9 none, queue 1:6b 2:3f, door 1:{card}"), "stop")
    assert [(e.card, e.reason) for e in told(match, AbilityUnused)] == [(card, "choice")]
    assert order(match) == ["6b", "3f"]
    assert seat(match)["booked"] == ["6b"]


@pytest.mark.parametrize(
    ("card", "action", "after"),
    [("3l", "replace 2", "2:4f 1:3l 2:6b"), ("5l", "replace 3", "2:4f 1:2f 1:5l")],
)
def test_who_takes_a_place_leaves_the_back_door(card: str, action: str, after: str) -> None:
    # Seat 2's nobles are asked afterwards, so the queue can be examined.
    match = play(check_in(f"9 none, queue 2:4f 1:2f 2:6b, door 1:{card} 2:4l"), action)
    assert match.decision == "nobles"
    assert (line(match, "queue"), line(match, "door")) == (after, "2:4l")


def test_the_card_nearest_the_hotel_is_used_first() -> None:
    match = check_in("9 none, queue 1:2f 2:3f, door 2:4l 1:4b")
    assert (match.actor, match.legal) == (2, ("name 2", "stop"))
    play(match, "name 2")
    assert (match.actor, match.legal) == (1, ("name 1", "stop"))
    play(match, "name 1")
    assert [(e.seat, e.card) for e in told(match, AbilityStarted)] == [(2, "4l"), (1, "4b")]
    assert order(match) == ["3f*", "2f*"]


@pytest.mark.parametrize(
    ("rule", "door", "action", "joined"),
    [
        ("no_soldiers", "1:5l", "replace 1", "1:5l"),
        ("small_only", "1:5l", "replace 1", "1:5l"),
        ("large_only", "1:1l", "", "1:1l"),
        ("large_only", "1:3l", "replace 2", "1:3l"),
        ("two_crests", "1:1l", "", "1:1l"),
        ("two_crests", "1:3l", "replace 2", "1:3l"),
    ],
)
def test_an_ability_brings_any_card_into_any_queue(
    rule: str, door: str, action: str, joined: str
) -> None:
    match = check_in(f"20 {rule}, queue 2:6b 1:4f, door {door}")
    play(match, *([action] if action else []))
    assert joined in booked(match)


def test_nobles_are_stronger_than_a_hotel_that_books_monks_first() -> None:
    match = play(check_in("8 monks_first, queue 2:1b 1:6f, door 1:4l"), "name 2")
    assert order(match) == ["6f*", "1b"]


def test_beds_below_zero_count_as_none_when_booking_starts() -> None:
    match = check_in("5 none, queue 1:1b, door 1:6b 2:6f")
    assert (beds(match), booked(match)) == (0, [])


def test_beds_may_be_below_zero_between_two_abilities() -> None:
    match = check_in("2 none, queue 1:1b 2:3f, door 1:6b 2:4f")
    assert (match.decision, hotel(match)["beds"]) == ("nobles", -1)


@pytest.mark.parametrize("door", ["1:6b 2:2f", "1:2b 2:6f"])
def test_merchants_and_workers_cancel_even_where_beds_run_out_between(door: str) -> None:
    match = check_in(f"2 none, queue 1:2f, door {door}")
    assert (beds(match), booked(match)) == (2, ["1:2f"])


class Pair(NamedTuple):
    """Two cards at one back door, the actions taken, and the outcome by the rules page.

    An action is written with all that could be chosen: `name 5 of 1 3 5` (and `stop`). The order of
    booking has a star for named cards; + is booked, - is passed over.
    """

    door: str
    actions: str
    beds: int
    outcome: str


# Seat 1 owns the back door, 6f and 2f; seat 2 owns 4f and 3f.
QUEUE = "1:6f 2:4f 1:2f 2:3f"
BEDS = 11

PAIRS = [
    Pair("1b 1s", "", 11, "+6f +4f -3f -2f +1b -1s"),
    Pair("1b 2s", "", 14, "+6f +4f +3f -2f +1b"),
    Pair("1b 3s", "replace 5 of 1 3 5", 11, "+6f +4f -3f -3s -2f"),
    Pair("1b 4s", "name 5 of 1 3 5", 11, "+1b* +6f +4f -3f -2f"),
    Pair("1b 5s", "replace 1 of 1", 11, "+5s +4f -3f +2f -1b"),
    Pair("1b 6s", "", 8, "+6f -4f -3f +2f -1b"),
    Pair("2b 1s", "", 14, "+6f +4f +3f -2f +1s"),
    Pair("2b 2s", "", 17, "+6f +4f +3f +2f"),
    Pair("2b 3s", "replace 3 of 1 3", 14, "+6f +4f +3s -3f"),
    Pair("2b 4s", "name 3 of 1 3", 14, "+2f* +6f +4f -3f"),
    Pair("2b 5s", "replace 1 of 1", 14, "+5s +4f +3f +2f"),
    Pair("2b 6s", "", 11, "+6f +4f -3f -2f"),
    Pair("3b 1s", "replace 3 of 1 3", 11, "+6f +4f -3b -3f +1s"),
    Pair("3b 2s", "replace 1 of 1 3", 14, "+4f +3b +3f +2f"),
    Pair("3b 3s", "replace 1 of 1 3, replace 1 of 1 3", 11, "+4f +3s +3f -2f"),
    Pair("3b 4s", "replace 3 of 1 3, name 3 of 1 3", 11, "+3b* +6f -4f -3f"),
    Pair("3b 5s", "replace 1 of 1 3", 11, "+4f +3b +3f -2f"),
    Pair("3b 6s", "replace 1 of 1 3", 8, "+4f +3b -3f -2f"),
    Pair("4b 1s", "name 3 of 1 3", 11, "+2f* +6f -4f +3f -1s"),
    Pair("4b 2s", "name 3 of 1 3", 14, "+2f* +6f +4f -3f"),
    Pair("4b 3s", "name 1 of 1 3, replace 1 of 1 3", 11, "+4f +3s +3f -2f"),
    Pair("4b 4s", "name 3 of 1 3, name 1 of 1", 11, "+2f* +6f* -4f +3f"),
    Pair("4b 5s", "name 1 of 1 3, replace 1 of 1", 11, "+5s +4f -3f +2f"),
    Pair("4b 6s", "name 3 of 1 3", 8, "+2f* +6f -4f -3f"),
    Pair("5b 1s", "replace 1 of 1", 11, "+5b +4f -3f +2f -1s"),
    Pair("5b 2s", "replace 1 of 1", 14, "+5b +4f +3f +2f"),
    Pair("5b 3s", "replace 1 of 1, replace 1 of 1 3", 11, "+4f +3s +3f -2f"),
    Pair("5b 4s", "replace 1 of 1, name 1 of 1 3", 11, "+5b* +4f -3f +2f"),
    Pair("5b 5s", "replace 1 of 1", 11, "+5b +4f -3f +2f"),
    Pair("5b 6s", "replace 1 of 1", 8, "+5b -4f +3f -2f"),
    Pair("6b 1s", "", 8, "+6f -4f -3f +2f -1s"),
    Pair("6b 2s", "", 11, "+6f +4f -3f -2f"),
    Pair("6b 3s", "replace 1 of 1 3", 8, "+4f +3s -3f -2f"),
    Pair("6b 4s", "name 3 of 1 3", 8, "+2f* +6f -4f -3f"),
    Pair("6b 5s", "replace 1 of 1", 8, "+5s -4f +3f -2f"),
    Pair("6b 6s", "", 5, "-6f +4f -3f -2f"),
]


@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: pair.door.replace(" ", "-"))
def test_two_abilities_at_one_back_door_one_after_the_other(pair: Pair) -> None:
    near, far = pair.door.split()
    match = check_in(f"{BEDS} none, queue {QUEUE}, door 1:{near} 1:{far}")
    for action in filter(None, pair.actions.split(", ")):
        taken, _, places = action.partition(" of ")
        verb = taken.split()[0]
        assert match.actor == 1
        assert match.legal == (*(f"{verb} {place}" for place in places.split()), "stop")
        play(match, taken)
    assert match.over
    assert beds(match) == pair.beds
    assert order(match) == [card[1:] for card in pair.outcome.split()]
    expected = [card[1:].rstrip("*") for card in pair.outcome.split() if card[0] == "+"]
    assert [e.card for e in told(match, GuestBooked)] == expected
    owned = [[c for c in expected if (c in ("4f", "3f")) == other] for other in (False, True)]
    assert [seat(match, n)["booked"] for n in (1, 2)] == [sorted(cards) for cards in owned]


def test_the_pairs_are_all_of_them() -> None:
    assert [pair.door for pair in PAIRS] == [f"{n}b {f}s" for n in range(1, 7) for f in range(1, 7)]


def test_a_back_door_of_another_seat_decides_for_its_own_cards_only() -> None:
    match = position(
        "hotel 2: 9 none, queue 1:2f 2:3f 3:4f, door 2:3l 3:4b; table: players 3, checking in"
    )
    assert (match.actor, match.decision, match.legal) == (2, "maids", ("replace 2", "stop"))
    play(match, "stop")
    assert (match.actor, match.decision, match.legal) == (3, "nobles", ("name 3", "stop"))
