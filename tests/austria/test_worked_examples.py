"""The eight worked examples of the first rulebook, on the night board, and the numbers it states.

They show §4 (turn, pass, reroll), §5 (the dice actions), §6 (group bonus) and §9 (Hotel Manager).
"""

from typing import Any

import pytest

from austria.positions import play, position, seat
from hotelier.core.match import Match


def facts(match: Match, *names: str) -> list[object]:
    return [seat(match)[name] for name in names]


def dice(match: Match) -> Any:
    return match.game.summary(match.state)[1]["dice"]


@pytest.mark.parametrize(("action", "kitchen"), [("split 0", "s4c1w1k1"), ("split 1", "s3c2w1k1")])
def test_e1_three_dice_on_space_1_give_three_strudel_or_two_and_a_cake(
    action: str, kitchen: str
) -> None:
    match = play(position("kitchen scwk; table: dice 1114"), "die 1")
    assert (match.decision, match.legal) == ("split", ("split 0", "split 1"))
    assert seat(play(match, action))["kitchen"] == kitchen
    assert dice(match) == [2, 0, 0, 1, 0, 0]


@pytest.mark.parametrize(("action", "kitchen"), [("split 0", "s1c1w4k1"), ("split 1", "s1c1w3k2")])
def test_e1_space_2_mirrors_space_1(action: str, kitchen: str) -> None:
    match = play(position("kitchen scwk; table: dice 2224"), "die 2")
    assert match.legal == ("split 0", "split 1")
    assert seat(play(match, action))["kitchen"] == kitchen


@pytest.mark.parametrize(
    ("action", "emperor", "crowns"),
    [("emperor 0", 0, 12), ("emperor 1", 1, 11), ("emperor 2", 2, 10)],
)
def test_e2_two_dice_on_space_4_are_split_between_track_and_purse(
    action: str, emperor: int, crowns: int
) -> None:
    match = play(position("crowns 10; table: dice 441"), "die 4")
    assert (match.decision, match.legal) == ("advance", ("emperor 0", "emperor 1", "emperor 2"))
    assert facts(play(match, action), "emperor", "crowns") == [emperor, crowns]


@pytest.mark.parametrize(
    ("crowns", "hand", "action", "left"),
    [
        (2, "2 47", "hire 2", 0),
        (2, "2 47", "hire 47", 2),
        (0, "45", "hire 45", 0),
        (1, "9", "hire 9", 0),
    ],
)
def test_e3_four_dice_on_space_5_make_a_card_four_crowns_cheaper_never_less_than_free(
    crowns: int, hand: str, action: str, left: int
) -> None:
    match = play(position(f"crowns {crowns}, hand {hand}; table: dice 15555"), "die 5", action)
    assert seat(match)["crowns"] == left


def test_e3_a_card_of_six_needs_two_crowns_beside_four_dice() -> None:
    match = play(position("crowns 1, hand 2 47; table: dice 15555"), "die 5")
    assert (match.decision, match.legal) == ("hire", ("hire 47", "stop"))


@pytest.mark.parametrize("twos", [1, 2])
def test_e4_four_sixes_used_as_a_2_have_strength_four_whatever_lies_on_space_2(twos: int) -> None:
    match = play(position(f"kitchen scwk; table: dice 6666{'2' * twos}"), "die 6")
    assert (match.decision, match.legal) == ("mimic", ("as 1", "as 2", "as 3", "as 4", "as 5"))
    assert play(match, "as 2").legal == ("split 0", "split 1", "split 2")
    play(match, "split 2")
    assert facts(match, "crowns", "kitchen") == [9, "s1c1w3k3"]
    assert dice(match) == [0, twos, 0, 0, 0, 3]


def test_e5_a_whole_turn_the_baroness_is_served_and_moves_in() -> None:
    match = position("rooms 11 12 13, cafe 75 61 89; table: dice 222", ["~draw 1 9 25 45"])
    assert list(match.legal) == ["die 2", "die 2+", "pass"]
    assert play(match, "die 2+").legal == ("split 0", "split 1", "split 2")
    play(match, "split 2")
    assert match.decision == "place"
    assert list(match.legal) == ["kitchen", "serve 1k", "serve 1w", "serve 2w", "serve 3w"]
    play(match, "serve 1w", "serve 1w", "serve 1k", "serve 1k")
    assert (match.decision, match.legal) == ("turn", ("check-in 1", "end"))
    play(match, "check-in 1")
    # It's the only room that fits, and the group bonus is scored before the offer.
    assert match.steps[-1] == "~draw 1 9 25 45"
    assert (match.decision, seat(match)["vp"]) == ("hire", 7)
    play(match, "hire 9")
    assert facts(match, "vp", "crowns", "staff") == [7, 10 - 1 - 2, [9]]
    assert str(seat(match)["rooms"]).startswith("xoo")
    shown = match.view(1).as_dict()
    assert (shown["under"], shown["discards"]) == ([25, 45], [75])
    assert dice(match) == [0, 2, 0, 0, 0, 0]


def test_e6_a_player_who_passed_acts_on_the_new_roll() -> None:
    match = position("rooms 11 12 13; table: dice 1111222556", ["~roll 1 1 3 3 5 5 6"])
    play(match, "pass")
    # Numbers 2 and 3 of a two-player round: the other seat acts twice in a row.
    for turn in (["die 1", "split 0"], ["die 2", "split 0"]):
        assert match.actor == 2
        play(match, *turn)
    assert match.steps[-1] == "~roll 1 1 3 3 5 5 6"  # eight dice left, one of them in the bin
    assert match.actor == 1
    assert {"room 14", "room 22"} <= set(play(match, "die 3").legal)
    assert match.decision == "prepare"
    play(match, "room 14", "room 22")
    assert (match.actor, match.decision) == (1, "turn")
    assert match.view(1).as_dict()["seats"][0]["numbers"] == [4]
    assert (seat(match)["crowns"], dice(match)) == (9, [2, 0, 1, 0, 2, 1])


def test_e6_a_pass_on_the_last_number_is_followed_by_the_roll_at_once() -> None:
    match = position("covered 1; 2: covered 2; table: dice 1114")
    play(match, "pass")
    assert match.steps[-1].startswith("~roll ")
    assert len(match.steps[-1].split()) == 1 + 3
    assert match.actor == 1


def test_e7_the_last_room_of_a_blue_group_of_two_scores_five() -> None:
    match = play(position("cafe 65:, rooms 11x 31x 41"), "check-in 1")
    assert seat(match)["vp"] == 3 + 5


def test_e7_the_count_scores_the_group_and_plays_two_cards() -> None:
    match = play(position("cafe 73:, rooms 11x 31x 41, hand 24 45"), "check-in 1")
    assert seat(match)["vp"] == 4 + 5
    assert (match.decision, match.legal) == ("hire", ("hire 24", "hire 45", "stop"))
    play(match, "hire 24")
    assert seat(match)["crowns"] == 10
    assert (match.decision, match.legal) == ("hire", ("hire 45", "stop"))
    play(match, "hire 45")
    assert facts(match, "crowns", "staff", "emperor") == [10, [24, 45], 3]


def test_e8_hotel_manager_counts_disjoint_sets_of_three_colours() -> None:
    rooms = "rooms 11x 12x 13x 14x 15x 21x 22x 23x 25x 31x 33x 34x 35x"
    bare = position(f"crowns 0, {rooms}; table: final").scores[0]
    assert bare == 5 * 1 + 4 * 2 + 4 * 3
    assert position(f"crowns 0, staff 48, {rooms}; table: final").scores[0] == bare + 12


def test_the_player_right_of_the_first_takes_two_turns_in_a_row() -> None:
    match = position("table: players 3, dice 44444444, politics 106 109 113")
    actors = []
    for _ in range(6):
        actors.append(match.actor)
        play(match, "die 4", "emperor 0")
    assert actors == [1, 2, 3, 3, 2, 1]


def test_steps_beyond_the_end_of_the_track_score_a_point_each() -> None:
    match = play(position("emperor 12; table: dice 4441"), "die 4", "emperor 3")
    assert facts(match, "emperor", "vp") == [13, 2]


@pytest.mark.parametrize(("space", "left", "crowns"), [(6, 3, 13), (5, 2, 10), (4, 1, 10)])
def test_the_bonus_is_given_from_space_three_and_nothing_at_one_and_two(
    space: int, left: int, crowns: int
) -> None:
    match = position(f"emperor {space}; 2: emperor 4; table: round 3, scoring")
    assert facts(match, "emperor", "crowns") == [left, crowns]


def test_restaurant_manager_keeps_the_limit_and_needs_a_die() -> None:
    match = position("staff 13; table: dice 11144")
    assert not {"die 2", "die 2+"} & set(match.legal)
    assert play(match, "die 1").legal == ("split 0", "split 1", "split 2")


def test_the_sculptors_room_is_lost_when_the_lower_floors_are_full() -> None:
    lower = " ".join(f"{floor}{column}x" for floor in (1, 2) for column in range(1, 6))
    match = play(position(f"cafe 49:, rooms {lower} 34"), "check-in 1")
    assert match.decision == "turn"
    assert match.steps == ("check-in 1",)
