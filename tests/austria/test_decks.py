"""Both decks: drawing, running out, cards under the staff deck (rules §10, notation §1 and §4a)."""

from typing import Any

import pytest

from austria.positions import play, position, seat
from hotelier.core.errors import ChanceError
from hotelier.core.match import Match

ROW = "row 49 50 51 52 53"


def shown(match: Match, viewer: int = 1) -> dict[str, Any]:
    return match.view(viewer).as_dict()


def test_a_guest_that_leaves_the_row_is_replaced_at_the_left_at_once() -> None:
    match = play(position(f"table: {ROW}", ["~row 60"]), "guest 3")
    assert match.steps == ("guest 3", "~row 60")
    assert shown(match)["row"] == [60, 49, 50, 52, 53]


def test_the_empty_guest_deck_is_refilled_from_the_discards() -> None:
    match = play(position(f"table: guests, discards 70, {ROW}"), "guest 5")
    assert match.steps == ("guest 5", "~row 70")
    assert (shown(match)["guest_deck"], shown(match)["discards"]) == (0, [])


def test_while_a_card_is_left_the_discards_stay_where_they_are() -> None:
    match = play(position(f"table: guests 60, discards 70, {ROW}"), "guest 5")
    assert match.steps[-1] == "~row 60"
    assert shown(match)["discards"] == [70]


def test_a_discarded_guest_is_not_dealt_while_the_deck_lasts() -> None:
    with pytest.raises(ChanceError, match="guest 70 isn’t in the deck"):
        play(position(f"table: guests 60, discards 70, {ROW}", ["~row 70"]), "guest 5")


def test_the_guest_just_checked_in_is_among_the_discards_that_are_reshuffled() -> None:
    match = position(f"cafe 63:, rooms 11; table: guests, discards 70, {ROW}", ["~row 63"])
    play(match, "check-in 1", "guest 5")
    assert shown(match)["row"] == [63, 49, 50, 51, 52]
    assert shown(match)["guest_deck"] == 1


def test_a_checked_in_guest_is_discarded() -> None:
    match = play(position("cafe 65:, rooms 11; table: discards 70"), "check-in 1")
    assert shown(match)["discards"] == [65, 70]


def test_staff_is_drawn_from_the_deck_before_anything_under_it() -> None:
    match = play(position("cafe 91:, rooms 11; table: deck 7 8 9, under 4@1"), "check-in 1")
    assert match.steps[-1] == "~draw 1 7 8 9"
    assert shown(match)["under"] == [4]
    assert shown(match)["staff_deck"] == 0


def test_a_card_under_the_deck_cannot_be_drawn_while_the_deck_lasts() -> None:
    text = "cafe 91:, rooms 11; table: deck 7 8 9 10, under 4@1"
    with pytest.raises(ChanceError, match=r"not in the deck: \[4\]"):
        play(position(text, ["~draw 1 4 7 8"]), "check-in 1")


def test_a_draw_larger_than_the_deck_takes_the_whole_deck_and_then_the_first_cards_under_it() -> (
    None
):
    match = play(position("cafe 91:, rooms 11; table: deck 7, under 40@1 30@2 20@1"), "check-in 1")
    assert match.steps[-1] == "~draw 1 7 30 40"
    assert seat(match)["hand"] == [7, 30, 40]
    assert shown(match)["under"] == [20]


def test_a_draw_from_under_the_deck_is_first_under_first_drawn() -> None:
    match = play(position("cafe 55:, rooms 12; table: deck, under 9@1 40@1 3@1"), "check-in 1")
    assert match.steps[-1] == "~draw 1 9 40"
    assert shown(match)["under"] == [3]


def test_a_draw_that_runs_out_takes_what_there_is() -> None:
    match = play(position("cafe 91:, rooms 11; table: deck 7, under 4@1"), "check-in 1")
    assert match.steps[-1] == "~draw 1 4 7"
    assert (shown(match)["staff_deck"], shown(match)["under"]) == (0, [])


def test_a_draw_from_an_empty_deck_leaves_no_step() -> None:
    match = play(position("cafe 91:, rooms 11; table: deck"), "check-in 1")
    assert match.steps == ("check-in 1",)


def test_an_offer_from_an_empty_deck_does_nothing() -> None:
    match = play(position("cafe 75:, rooms 11; table: deck"), "check-in 1")
    assert (match.steps, match.decision) == (("check-in 1",), "turn")


def test_an_offer_of_two_cards_is_all_that_is_left() -> None:
    match = play(position("cafe 76:, rooms 11; table: deck 2, under 9@2"), "check-in 1")
    assert (match.decision, match.legal) == ("hire", ("hire 2", "hire 9", "stop"))
    play(match, "hire 9")
    assert (seat(match)["staff"], seat(match)["crowns"]) == ([9], 10)
    assert shown(match)["under"] == [2]


def test_what_an_offer_leaves_is_drawn_after_the_deck_in_the_order_it_lies() -> None:
    text = "cafe 75: 103:, rooms 11 15; table: deck 5 25 45"
    match = play(position(text), "check-in 1", "room 11", "hire 25", "check-in 2")
    assert match.steps[-1] == "~draw 1 5 45"


def test_a_dismissed_card_leaves_the_game() -> None:
    match = position("staff 31 48; 2: emperor 8; table: round 7, tiles A1 B1 C4, deck, scoring")
    play(match, "pay 1", "dismiss 48")
    assert seat(match)["staff"] == [31]
    assert shown(match)["staff_deck"] == 0
    assert shown(match)["under"] == []


def test_every_draw_of_one_seat_is_written_ascending() -> None:
    text = "cafe 91:, rooms 11; table: deck 7 8 9"
    with pytest.raises(ChanceError, match="ascending"):
        play(position(text, ["~draw 1 9 8 7"]), "check-in 1")
