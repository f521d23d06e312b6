"""Every ruling of the rules page (rules §7), one test each or more.

A test's name contains the ruling's number; `test_rules_coverage` checks that none is missing.
"""

from typing import Any

import pytest

import hotelier
from hotelier.core.match import Match
from hotelier.overbooking.rules.events import (
    BookingOrder,
    GuestBooked,
    GuestReplaced,
    HotelRevealed,
    PlacementSkipped,
)
from overbooking.positions import check_in, hotel, line, play, position, seat, table, told


def order(match: Match) -> list[tuple[str, str]]:
    """Hotel 1's booking order with the reason for each place."""
    (first,) = [e for e in told(match, BookingOrder) if e.hotel == 1]
    return [(card, why) for _, card, why in first.order]


def shown(match: Match, viewer: int | None) -> dict[str, Any]:
    return match.view(viewer).as_dict()


@pytest.mark.parametrize(("far", "kind"), [("1:3s", "maids"), ("2:5s", "soldiers")])
def test_o01_the_naming_of_a_card_that_is_replaced_is_lost(far: str, kind: str) -> None:
    match = play(check_in(f"9 none, queue 2:5f 1:6f, door 1:4l {far}"), "name 2")
    assert (match.decision, hotel(match)["named"]) == (kind, [2])
    play(match, "replace 2")
    assert told(match, GuestReplaced)[0].naming_lost
    assert "named" not in [why for _, why in order(match)]


def test_o01_the_other_namings_keep_their_order() -> None:
    # Two nobles fill a back door, so a naming can only be lost to the second card.
    match = check_in("9 none, queue 1:6f 2:6f 1:2f, door 1:4l 2:5s")
    play(match, "name 3", "replace 2")
    assert not told(match, GuestReplaced)[0].naming_lost
    assert order(match) == [("2f", "named"), ("6f", "size"), ("5s", "size")]


@pytest.mark.parametrize(("far", "joined"), [("1:3s", "3s"), ("2:5s", "5s")])
def test_o02_who_takes_the_place_of_a_named_card_is_not_named(far: str, joined: str) -> None:
    match = check_in(f"6 none, queue 2:6b 1:6f, door 1:4l {far}")
    play(match, "name 2", "replace 2")
    assert order(match) == [("6b", "size"), (joined, "size")]
    assert [e.card for e in told(match, GuestBooked)] == ["6b"]


def test_o03_beds_below_zero_are_none_when_booking_starts() -> None:
    match = check_in("5 none, queue 1:1b, door 1:6b 2:6f")
    assert (told(match, BookingOrder)[0].beds, hotel(match)["beds"]) == (0, 0)


def test_o03_beds_below_zero_are_counted_on_until_booking_starts() -> None:
    match = check_in("1 none, queue 1:1b 2:2f, door 1:6b 2:2s")
    assert told(match, BookingOrder)[0].beds == 1 - 3 + 3
    assert seat(match)["booked"] == ["1b"]


def test_o04_the_hotels_are_booked_from_the_top() -> None:
    match = position("table: players 4, round 4, checking in")
    assert [e.hotel for e in told(match, HotelRevealed)] == [1, 2, 3, 4]


def test_o05_hands_are_refilled_to_nine() -> None:
    match = position("1: hand 1b 2b 3b 4b 5b 6b; 2: hand 1b 2b 3b 4b; table: closing")
    draws = [len(step.split()) - 2 for step in match.steps]
    assert draws == [3, 5]


def test_o06_tokens_tiles_booked_and_discarded_cards_are_public_and_so_are_counts() -> None:
    match = position(
        "hotel 1: tile 3a; hotel 2: tile 2b; 1: hand 1b 2b 3b, booked 4b, tokens 2, discarded 5b"
    )
    first = shown(match, None)["seats"][0]
    assert (first["hand_size"], first["deck_size"], first["tokens"]) == (3, 19, 2)
    assert (first["booked"], first["discarded"]) == (["4b"], ["5b"])
    faces = [(h["face"]["name"], h["other_side"]["name"]) for h in shown(match, None)["hotels"]]
    assert faces == [("3a", "3b"), ("2b", "2a")]


def test_o06_the_backs_of_cards_in_hand_are_not_shown() -> None:
    match = position("1: hand 1b 2b; 2: hand 5l 6s")
    other = shown(match, 1)["seats"][1]
    assert (other["hand"], other["deck"], other["hand_size"]) == (None, None, 2)
    assert not any("4-6" in str(value) or "1-3" in str(value) for value in other.values())


def test_o07_cards_not_placed_stay_in_hand() -> None:
    match = position("1: hand 1b 2b 3b; table: first 2, time 5, next 1")
    play(match, "skip")
    assert {"1b", "2b", "3b"} <= set(seat(match)["hand"])


def test_o07_cards_left_in_hand_at_the_end_are_worth_nothing() -> None:
    match = position("1: hand 1b 2b; 2: tokens 1; table: round 4, bonus advanced, closing")
    assert (match.scores, match.winners) == ((0, 1), (2,))


NO_PLACE_FOR_LARGE = (
    "hotel 1: 9 small_only, queue 2:1b, door 2:2b 2:3b"
    "; hotel 2: 17 no_back_door, queue 2:1f 2:2f 2:3f 2:1l 2:2l"
)


def test_o08_a_seat_passed_over_loses_the_placement_and_stays_passed_over() -> None:
    match = position(f"{NO_PLACE_FOR_LARGE}; 1: hand 4b 5b 6b; 2: hand 3l 3s 1s; table: time 2")
    assert (match.actor, table(match)["turn"]) == (2, 2)
    play(match, "queue 3l 1")
    assert (match.actor, table(match)["turn"]) == (2, 3)
    play(match, "queue 3s 1")
    # 1s is the last card that fits anywhere: it's placed automatically, and placing is over.
    passed = [(e.seat, e.reason) for e in told(match, PlacementSkipped)]
    assert passed == [(1, "no place")] * 4 + [(2, "no card")]
    assert set(seat(match)["hand"]) >= {"4b", "5b", "6b"}


def test_o08_a_card_skipped_is_not_made_up_for() -> None:
    match = position("1: hand 1b 2b; table: first 2, time 5, next 1, round 3")
    play(match, "skip")
    assert (table(match)["round"], table(match)["turn"], match.actor) == (4, 1, 1)


def test_o09_nobles_name_own_cards_not_yet_named() -> None:
    match = check_in("9 none, queue 1:6f 2:5f 1:2f, door 1:4l 1:4b")
    assert match.legal == ("name 1", "name 3", "stop")
    assert play(match, "name 3").legal == ("name 1", "stop")


def test_o09_a_second_noble_with_nobody_left_to_name_is_not_asked() -> None:
    match = play(check_in("9 none, queue 1:6f 2:5f, door 1:4l 1:4b"), "name 1")
    assert match.over


def test_o09_a_monk_that_has_joined_the_queue_may_be_named() -> None:
    match = check_in("1 none, queue 2:1f, door 1:1l 1:4b")
    assert match.legal == ("name 2", "stop")
    play(match, "name 2")
    assert seat(match)["booked"] == ["1l"]


def test_o10_the_first_two_different_crests_in_the_queue_fix_them() -> None:
    match = position("hotel 1: 14 two_crests, queue 2:1b 2:2b; 1: hand 4f 4l; 2: hand 4b 4f 4l 4s")
    assert "queue 4l 1" in match.legal
    play(match, "queue 4f 1")
    queue = [text for text in match.legal if text.startswith("queue") and text.endswith(" 1")]
    assert queue == ["queue 4b 1", "queue 4f 1"]


def test_o11_first_and_second_count_the_place_in_the_queue_not_the_placing() -> None:
    match = position("hotel 1: 9 second_open; 1: hand 1b 2b 3b; 2: hand 1f 2f 3f")
    play(match, "door 1b 1", "queue 1f 1", "queue 2b 1")
    opened = {side: [is_open for *_, is_open in hotel(match)[side]] for side in ("queue", "door")}
    assert opened == {"queue": [False, True], "door": [False]}


def test_o11_a_face_up_card_is_shown_when_it_is_placed() -> None:
    match = play(position("hotel 1: 9 first_open; 1: hand 1b 2b; 2: hand 1f 2f"), "queue 2b 1")
    assert shown(match, 2)["hotels"][0]["queue"][0]["card"] == "2b"


def test_o12_a_token_left_over_stays_and_no_second_one_is_added() -> None:
    match = position("hotel 1: tile 8a; hotel 2: tile 3a; table: closing")
    text = next(text for text in match.legal if text.startswith("door") and text.endswith(" 1"))
    play(match, text)
    assert (seat(match, 2)["tokens"], hotel(match)["token"]) == (1, False)


def test_o12_a_token_goes_back_to_the_supply_with_the_back_door() -> None:
    match = position("hotel 1: tile 2a; hotel 2: tile 3a; table: closing")
    assert (hotel(match)["rule"], hotel(match)["token"]) == ("no_back_door", False)


@pytest.mark.parametrize("card", ["3l", "4l", "5l"], ids=["maids", "nobles", "soldiers"])
def test_o13_maids_nobles_and_soldiers_need_not_be_used(card: str) -> None:
    match = check_in(f"9 none, queue 1:6f, door 1:{card}")
    assert match.legal[-1] == "stop"
    play(match, "stop")
    assert seat(match)["booked"] == ["6f"]


def test_o14_the_first_player_is_drawn() -> None:
    firsts = {hotelier.new("overbooking", players=4, seed=n).steps[0] for n in range(40)}
    assert firsts == {"~first 1", "~first 2", "~first 3", "~first 4"}


def test_o15_the_order_of_the_column_and_the_sides_are_drawn() -> None:
    lays = {hotelier.new("overbooking", players=2, seed=n).steps[1] for n in range(400)}
    pairs = [tuple(step.split()[1:]) for step in lays]
    assert any((below, top) in pairs for top, below in pairs)
    assert {face[-1] for pair in pairs for face in pair} == {"a", "b"}


def test_o16_tokens_are_never_short() -> None:
    # Four back doors in each of four rounds are sixteen; the box has twenty.
    match = position("1: hand 1b 2b, tokens 16; 2: hand 1b, tokens 16; table: players 4, round 4")
    assert seat(play(match, "door 1b 1"))["tokens"] == 17


def test_o17_a_card_that_has_come_into_the_queue_does_not_use_its_ability_again() -> None:
    match = check_in("9 none, queue 2:6f 1:6b, door 1:5l 2:4l")
    play(match, "replace 2")
    assert (match.decision, line(match, "queue")) == ("nobles", "2:6f 1:5l")
    play(match, "stop")
    assert match.over
