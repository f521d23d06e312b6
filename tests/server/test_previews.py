"""What an action would do, told before it is taken."""

from austria.positions import position
from hotelier.server.table.previews import previews


def test_a_preview_goes_on_behind_a_card_that_is_drawn_and_does_not_name_it() -> None:
    match = position("cafe 99:, rooms 21, emperor 3", ["~draw 1 48"])
    told = previews(match, 1)["check-in 1"]
    assert [event["kind"] for event in told] == [
        "guest-checked-in",
        "window-lit",
        "staff-drawn",
        "emperor-moved",
    ]
    assert (told[2]["number"], told[2]["cards"]) == (1, None)
    assert (told[3]["start"], told[3]["end"]) == (3, 5)


def test_a_preview_ends_where_chance_decides_for_all_to_see() -> None:
    match = position("crowns 9; table: row 52 53 54 55 56")
    told = previews(match, 1)["guest 1"]
    assert [event["kind"] for event in told] == ["guest-seated"]
