"""Stage 2: hotels from the top, who gets the beds, what's discarded (rules §3)."""

import pytest

from hotelier.core.match import Match
from hotelier.overbooking.rules.events import (
    BookingOrder,
    CardsDiscarded,
    GuestBooked,
    GuestTurnedAway,
    HotelRevealed,
)
from overbooking.positions import check_in, hotel, play, position, seat, told


def order(match: Match) -> str:
    """Hotel 1's booking order."""
    (first,) = [e for e in told(match, BookingOrder) if e.hotel == 1]
    return " ".join(f"{owner}:{card}" for owner, card, _ in first.order)


def booked(match: Match) -> str:
    return " ".join(f"{e.seat}:{e.card}" for e in told(match, GuestBooked))


def discarded(match: Match) -> list[tuple[int, str]]:
    return [card for e in told(match, CardsDiscarded) for card in e.cards]


def gone(match: Match) -> list[list[str]]:
    """The discarded cards of each seat, as everyone sees them."""
    return [view["discarded"] for view in match.view(None).as_dict()["seats"]]


def test_the_hotels_are_booked_from_the_top_downward() -> None:
    match = position(
        "hotel 1: 9 none, queue 1:1b; hotel 2: 9 monks_first, queue 1:1f"
        "; hotel 3: 9 soldiers_first, queue 2:1b; table: checking in"
    )
    assert [e.hotel for e in told(match, HotelRevealed)] == [1, 2, 3]
    assert booked(match) == "1:1b 1:1f 2:1b"


def test_a_hotel_is_done_before_the_next_is_revealed() -> None:
    match = position(
        "hotel 1: 9 none, queue 1:1b, door 1:4b; hotel 2: 9 monks_first, queue 1:1f"
        "; table: round 4, checking in"
    )
    assert [e.hotel for e in told(match, HotelRevealed)] == [1]
    assert (booked(match), hotel(match, 2)["queue"]) == ("", [[1, "1f", False]])
    play(match, "stop")
    assert [e.hotel for e in told(match, HotelRevealed)] == [1, 2]
    assert booked(match) == "1:1b 1:1f"


def test_large_groups_are_tried_before_small_ones() -> None:
    match = check_in("21 none, queue 1:1b 2:6b 1:4f 2:3f")
    assert order(match) == "2:6b 1:4f 2:3f 1:1b"


def test_all_six_sizes_go_from_six_down_to_one() -> None:
    match = check_in("21 none, queue 1:2b 2:6b 1:4f 2:3f, door 1:1b 1:1f")
    assert order(match) == "2:6b 1:4f 2:3f 1:2b 1:1b 1:1f"
    match = check_in("21 none, queue 1:1b 2:5b 1:4f 2:2f")
    assert order(match) == "2:5b 1:4f 2:2f 1:1b"


def test_among_equals_the_nearest_the_hotel_is_first() -> None:
    match = check_in("10 none, queue 2:3b 1:5f 2:5b 1:3f")
    assert order(match) == "1:5f 2:5b 2:3b 1:3f"
    assert booked(match) == "1:5f 2:5b"


@pytest.mark.parametrize(
    ("rule", "expected"),
    [
        ("monks_first", "1:1b 2:1f 2:6b 1:5b"),
        ("soldiers_first", "1:5b 2:6b 1:1b 2:1f"),
        ("none", "2:6b 1:5b 1:1b 2:1f"),
        ("no_soldiers", "2:6b 1:5b 1:1b 2:1f"),
        ("small_only", "2:6b 1:5b 1:1b 2:1f"),
        ("large_only", "2:6b 1:5b 1:1b 2:1f"),
        ("first_open", "2:6b 1:5b 1:1b 2:1f"),
        ("second_open", "2:6b 1:5b 1:1b 2:1f"),
        ("two_crests", "2:6b 1:5b 1:1b 2:1f"),
        ("no_back_door", "2:6b 1:5b 1:1b 2:1f"),
    ],
)
def test_only_monks_first_and_soldiers_first_change_the_order_of_booking(
    rule: str, expected: str
) -> None:
    assert order(check_in(f"9 {rule}, queue 1:1b 2:6b 1:5b 2:1f")) == expected


def test_soldiers_a_hotel_books_first_go_nearest_first() -> None:
    match = check_in("11 soldiers_first, queue 2:6b 2:5f 1:5b 1:1f")
    assert order(match) == "2:5f 1:5b 2:6b 1:1f"
    assert booked(match) == "2:5f 1:5b 1:1f"


def test_a_monk_that_joined_is_booked_first_where_monks_are() -> None:
    match = check_in("8 monks_first, queue 1:6b 2:1f, door 1:1s")
    assert order(match) == "2:1f 1:1s 1:6b"


def test_soldiers_that_replaced_workers_are_booked_first_where_soldiers_are() -> None:
    match = play(check_in("8 soldiers_first, queue 2:6f 2:6b, door 1:5s"), "replace 2")
    assert order(match) == "1:5s 2:6f"


def test_named_cards_come_first_in_the_order_they_were_named() -> None:
    match = check_in("12 soldiers_first, queue 2:5b 1:2f 2:3f 1:6f, door 2:4b 1:4b")
    play(match, "name 3", "name 2")
    assert order(match) == "2:3f 1:2f 2:5b 1:6f"


def test_a_named_card_that_does_not_fit_is_passed_over() -> None:
    match = play(check_in("5 none, queue 1:6b 2:4f, door 1:4l"), "name 1")
    assert booked(match) == "2:4f"


def test_a_card_that_does_not_fit_is_passed_over_and_the_next_is_tried() -> None:
    match = check_in("9 none, queue 1:6b 2:5b 1:4b 2:3b")
    assert booked(match) == "1:6b 2:3b"
    away = [(e.card, e.needed, e.free) for e in told(match, GuestTurnedAway)]
    assert away == [("5b", 5, 3), ("4b", 4, 3)]


@pytest.mark.parametrize("kind", range(1, 7))
def test_a_card_takes_as_many_beds_as_its_number(kind: int) -> None:
    match = check_in(f"{kind} none, queue 1:{kind}b")
    assert (seat(match)["booked"], hotel(match)["beds"]) == ([f"{kind}b"], 0)
    match = check_in(f"{kind - 1} none, queue 1:{kind}b")
    assert (seat(match)["booked"], hotel(match)["beds"]) == ([], kind - 1)


def test_booked_cards_lie_before_their_owners() -> None:
    match = check_in("20 none, queue 1:6b 2:5b 1:4b 3:3b", "1: booked 1b; 3: booked 3f")
    assert [seat(match, n)["booked"] for n in (1, 2, 3)] == [
        ["1b", "4b", "6b"],
        ["5b"],
        ["3b", "3f"],
    ]


def test_the_queue_without_beds_and_the_back_door_are_discarded() -> None:
    match = check_in("8 none, queue 1:6b 2:5b 1:4b, door 2:6l 1:2l")
    assert booked(match) == "1:6b"
    assert discarded(match) == [(2, "5b"), (1, "4b"), (2, "6l"), (1, "2l")]
    assert (hotel(match)["queue"], hotel(match)["door"]) == ([], [])
    assert gone(match) == [["2l", "4b"], ["5b", "6l"]]


def test_a_replaced_card_is_discarded() -> None:
    match = play(check_in("8 none, queue 1:6b 2:6b, door 1:5l"), "replace 2")
    assert booked(match) == "1:6b"
    assert gone(match) == [["5l"], ["6b"]]


def test_a_hotel_nobody_came_to_is_closed_with_all_its_beds() -> None:
    match = check_in("8 none, door 1:5l")
    assert (hotel(match)["beds"], booked(match), discarded(match)) == (8, "", [(1, "5l")])
