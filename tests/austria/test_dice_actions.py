"""The six dice actions (rules §5; notation §3 on their decisions).

Cubes received may go straight onto orders; rooms are prepared next to a tile; a 6 is any of 1–5.
"""

import pytest

from austria.positions import play, position, seat
from hotelier.core.match import Match


def facts(match: Match, *names: str) -> list[object]:
    return [seat(match)[name] for name in names]


def dies(match: Match) -> list[str]:
    return [text for text in match.legal if text.startswith("die")]


def splits(most: int) -> tuple[str, ...]:
    return tuple(f"split {m}" for m in range(most + 1))


@pytest.mark.parametrize("face", [1, 2])
@pytest.mark.parametrize(
    ("dice", "boost", "most"), [(1, "", 0), (1, "+", 1), (2, "", 1), (3, "+", 2), (5, "", 2)]
)
def test_a_cube_a_strength_never_more_of_the_dearer_kind(
    face: int, dice: int, boost: str, most: int
) -> None:
    match = play(position(f"table: dice {str(face) * dice}44"), f"die {face}{boost}")
    if most:
        assert (match.decision, match.legal) == ("split", splits(most))
        play(match, f"split {most}")
    plain = dice + len(boost) - most
    kitchen = f"s{plain}c{most}w0k0" if face == 1 else f"s0c0w{plain}k{most}"
    assert seat(match)["kitchen"] == kitchen


def test_restaurant_manager_makes_the_real_1_and_2_stronger_not_a_6_used_so() -> None:
    assert play(position("staff 13; table: dice 144"), "die 1").legal == splits(1)
    assert play(position("staff 13; table: dice 2244"), "die 2").legal == splits(1)
    assert play(position("staff 13; table: dice 666"), "die 6", "as 1").legal == splits(1)


def test_numbers_of_two_digits_are_sorted_by_their_text() -> None:
    match = play(position("emperor 0; table: players 4, dice 44444444444"), "die 4")
    assert match.legal[:5] == ("emperor 0", "emperor 1", "emperor 10", "emperor 11", "emperor 2")


def test_received_cubes_may_go_onto_open_orders_free_of_charge() -> None:
    match = play(position("crowns 0, cafe 54 58; table: dice 222"), "die 2", "split 0")
    assert (match.decision, match.legal) == ("place", ("kitchen", "serve 1w", "serve 2w"))
    play(match, "serve 2w", "serve 1w", "kitchen")
    assert facts(match, "kitchen", "crowns") == ["s0c0w1k0", 0]
    assert seat(match)["cafe"] == [[54, "w"], [58, "wwk"], None]


def test_place_is_not_asked_when_no_cube_fits() -> None:
    match = play(position("cafe 65; table: dice 1144"), "die 1", "split 0")
    assert match.steps == ("die 1", "split 0")
    assert seat(match)["kitchen"] == "s2c0w0k0"


def test_place_ends_by_itself_with_the_last_fitting_order() -> None:
    match = play(position("cafe 51; table: dice 22244"), "die 2", "split 0", "serve 1w")
    assert match.actor == 2
    assert seat(match)["kitchen"] == "s0c0w2k0"


def test_a_3_prepares_up_to_strength_rooms_at_their_floors_price() -> None:
    match = play(position("rooms 11 21; table: dice 3344"), "die 3")
    assert (match.decision, match.legal) == ("prepare", ("room 12", "room 22", "room 31", "stop"))
    play(match, "room 31")
    assert {"room 32", "room 41"} <= set(match.legal)
    play(match, "room 41")
    assert (match.actor, seat(match)["crowns"]) == (2, 10 - 2 - 3)


def test_stop_ends_the_whole_preparing() -> None:
    match = play(position("rooms 11; table: dice 33344"), "die 3", "room 12", "stop")
    assert match.actor == 2


def test_a_3_may_be_taken_with_no_room_wanted_or_possible() -> None:
    assert play(position("rooms 11; table: dice 344"), "die 3", "stop").actor == 2
    ground = "rooms 11x 12x 13x 14x 15x"
    match = play(position(f"crowns 0, {ground}; table: dice 344"), "die 3")
    assert (match.steps, match.actor) == (("die 3",), 2)


def test_on_a_full_board_there_is_nothing_to_prepare() -> None:
    rooms = " ".join(f"{floor}{column}" for floor in range(1, 5) for column in range(1, 6))
    match = play(position(f"rooms {rooms}; table: dice 344, politics 105 109 113"), "die 3")
    assert (match.steps, match.actor) == (("die 3",), 2)


def test_only_rooms_that_can_be_paid_are_offered() -> None:
    for crowns, rooms in ((0, "12"), (1, "12 22"), (2, "12 22 31")):
        match = play(position(f"crowns {crowns}, rooms 11 21; table: dice 344"), "die 3")
        assert match.legal == (*(f"room {room}" for room in rooms.split()), "stop")


def test_a_room_needs_a_neighbour_on_a_side_not_at_a_corner() -> None:
    match = play(position("rooms 22x"), "die 3")
    assert match.legal == ("room 12", "room 21", "room 23", "room 32", "stop")
    match = play(position("rooms 15 21"), "die 3")  # 15 and 21 aren't neighbours
    assert match.legal == ("room 11", "room 14", "room 22", "room 25", "room 31", "stop")


def test_the_very_first_room_is_bottom_left() -> None:
    assert play(position("rooms"), "die 3").legal == ("room 11", "stop")


@pytest.mark.parametrize(
    ("room", "beside", "vp"),
    [
        ("33", "34", 0),
        ("34", "35", 1),
        ("35", "34", 1),
        ("42", "43", 0),
        ("43", "44", 2),
        ("45", "44", 2),
    ],
)
def test_printed_points_are_scored_when_the_room_is_prepared(
    room: str, beside: str, vp: int
) -> None:
    match = play(position(f"rooms {beside}; table: dice 344"), "die 3", f"room {room}")
    assert seat(match)["vp"] == vp


@pytest.mark.parametrize(("card", "free"), [(9, "31"), (10, "32"), (11, "22")])
def test_butler_chauffeur_and_florist_prepare_their_colour_free(card: int, free: str) -> None:
    beside = {"31": "21", "32": "22", "22": "23"}[free]
    match = position(f"crowns 0, staff {card}, rooms {beside}x; table: dice 344")
    assert f"room {free}" in play(match, "die 3").legal
    assert seat(play(match, f"room {free}"))["crowns"] == 0
    paid = position(f"crowns 0, rooms {beside}x; table: dice 344")
    assert f"room {free}" not in play(paid, "die 3").legal


def test_a_4_is_split_freely_and_what_exceeds_the_purse_is_lost() -> None:
    match = play(position("crowns 19; table: dice 44411"), "die 4")
    assert (match.decision, match.legal) == ("advance", tuple(f"emperor {m}" for m in range(4)))
    assert facts(play(match, "emperor 0"), "crowns", "emperor") == [20, 0]


def test_a_5_plays_at_most_one_card_from_hand() -> None:
    match = play(position("hand 24 45 10 9; table: dice 5511"), "die 5")
    assert (match.decision, match.legal) == (
        "hire",
        ("hire 10", "hire 24", "hire 45", "hire 9", "stop"),
    )
    play(match, "hire 9")
    assert facts(match, "hand", "staff", "crowns") == [[10, 24, 45], [9], 10 - 3]
    assert match.actor == 2


def test_a_5_may_be_taken_with_no_card_affordable() -> None:
    match = play(position("crowns 0, hand 2; table: dice 5411"), "die 5")
    assert (match.steps, match.actor) == (("die 5",), 2)


def test_a_6_costs_a_crown_and_its_boost_another() -> None:
    assert dies(position("crowns 0; table: dice 46")) == ["die 4"]
    assert dies(position("crowns 1; table: dice 46")) == ["die 4", "die 4+", "die 6"]
    match = position("crowns 2; table: dice 46")
    assert dies(match) == ["die 4", "die 4+", "die 6", "die 6+"]
    assert play(match, "die 6+", "as 4").legal == ("emperor 0", "emperor 1", "emperor 2")
    assert seat(match)["crowns"] == 0


@pytest.mark.parametrize(
    ("face", "decision"),
    [(1, "split"), (2, "split"), (3, "prepare"), (4, "advance"), (5, "hire")],
)
def test_a_6_is_any_of_the_five_with_its_own_strength(face: int, decision: str) -> None:
    match = play(position("hand 24, rooms 11; table: dice 12345666"), "die 6")
    assert (match.decision, match.legal) == ("mimic", ("as 1", "as 2", "as 3", "as 4", "as 5"))
    assert play(match, f"as {face}").decision == decision


def test_kitchen_hand_makes_a_6_free_and_stronger() -> None:
    match = position("crowns 0, staff 17; table: dice 66")
    assert dies(match) == ["die 6"]
    assert play(match, "die 6", "as 4").legal == tuple(f"emperor {m}" for m in range(4))


@pytest.mark.parametrize(
    ("card", "face", "rest"),
    [
        (12, 3, ["stop"]),
        (12, 4, ["emperor 3"]),
        (14, 1, ["split 0"]),
        (16, 4, ["emperor 3"]),
        (19, 3, ["stop"]),
        (20, 5, ["stop"]),
        (22, 3, ["stop"]),
    ],
)
def test_a_6_used_as_another_die_is_still_a_6_to_the_staff(
    card: int, face: int, rest: list[str]
) -> None:
    match = position(f"staff {card}, hand 45, rooms 11; table: dice 66611")
    play(match, "die 6", f"as {face}", *rest)
    assert (match.actor, seat(match)["vp"]) == (2, 0)
    assert seat(match)["emperor"] == (3 if face == 4 else 0)


def test_bootblack_and_checker_do_not_work_for_a_6() -> None:
    assert play(position("staff 15; table: dice 66"), "die 6", "as 4").decision == "advance"
    match = play(position("staff 18, hand 2; table: dice 664"), "die 6", "as 5", "hire 2")
    assert seat(match)["crowns"] == 10 - 1 - (6 - 2)


def test_the_die_leaves_its_space_before_its_action() -> None:
    match = play(position("table: dice 1114"), "die 1")
    assert match.game.summary(match.state)[1]["dice"] == [2, 0, 0, 1, 0, 0]
