"""Staff that works from hiring to the end: on guests, rooms, dice, prices and the emperor.

A card about taking a die means the die actually taken: a 6 used as 3 is a 6 (rules §5).
"""

import pytest

from austria.positions import play, position, seat

# Of the rooms they enter below, 12, 13 and 31, none completes its group.
COMPOSER, KNIGHT, MAJOR, GOLDHAKEN = "51", "65", "85", "92"


def enters(guest: str, room: str, staff: str) -> dict[str, object]:
    """The seat after this guest has moved into this room."""
    return seat(play(position(f"staff {staff}, rooms {room}, cafe {guest}:"), "check-in 1"))


def occupied_by_effect(staff: str, edition: str = "") -> dict[str, object]:
    """The seat after the Page Boy, paid with the last crown, has occupied a red room."""
    text = f"crowns 1, staff {staff}, hand 35, rooms 13; table: dice 15 {edition}"
    return seat(play(position(text), "die 5", "hire 35", "room 13"))


def test_staff_05_groom_pays_2_crowns_when_a_red_guest_enters() -> None:
    assert enters(MAJOR, "13", "5")["crowns"] == 10 + 3 + 2
    assert enters(GOLDHAKEN, "13", "5")["crowns"] == 10 + 1
    assert enters(KNIGHT, "31", "5")["crowns"] == 10
    assert occupied_by_effect("5")["crowns"] == 0


def test_staff_06_stableman_gives_an_emperor_step_when_a_blue_guest_enters() -> None:
    assert enters(KNIGHT, "31", "6")["emperor"] == 1
    assert enters(MAJOR, "13", "6")["emperor"] == 0
    assert enters(GOLDHAKEN, "31", "6")["emperor"] == 0


def test_staff_07_masseuse_pays_a_crown_when_a_yellow_guest_enters_and_for_no_other() -> None:
    assert enters(COMPOSER, "12", "7")["crowns"] == 10 + 1
    assert enters(MAJOR, "13", "7")["crowns"] == 10 + 3
    assert enters(KNIGHT, "31", "7")["crowns"] == 10
    assert enters(GOLDHAKEN, "12", "7")["crowns"] == 10 + 1  # his own reward


def test_staff_08_tour_guide_scores_2_vp_when_a_green_guest_enters() -> None:
    assert enters(GOLDHAKEN, "13", "8")["vp"] == 2
    assert enters(MAJOR, "13", "8")["vp"] == 3
    assert occupied_by_effect("8")["vp"] == 0


@pytest.mark.parametrize("edition", ["", ", revised"])
def test_staff_23_custodian_pays_a_crown_for_every_guest_whatever_the_colour(edition: str) -> None:
    for guest, room, own in ((COMPOSER, "12", 0), (KNIGHT, "31", 0), (GOLDHAKEN, "13", 1)):
        match = position(f"staff 23, rooms {room}, cafe {guest}:; table: round 1 {edition}")
        assert seat(play(match, "check-in 1"))["crowns"] == 10 + own + 1


def test_staff_23_custodian_ignores_occupy_effects_in_classic_but_not_in_revised() -> None:
    assert occupied_by_effect("23")["crowns"] == 0
    assert occupied_by_effect("23", ", revised")["crowns"] == 1


def test_staff_33_male_floor_housekeeper_scores_4_vp_for_an_order_of_four() -> None:
    assert enters("89", "13", "33")["vp"] == 5 + 4
    assert enters("85", "13", "33")["vp"] == 3
    assert occupied_by_effect("33")["vp"] == 0


def free_rooms(staff: str) -> tuple[str, ...]:
    """What a penniless owner may prepare: 15 is on the ground floor, the others cost crowns."""
    text = f"crowns 0, staff {staff}, rooms 11 12 13 14 21 31"
    return play(position(text), "die 3").legal


def price_of(room: str, staff: str) -> int:
    """Crowns paid for a room next to 11 12 13 14 21 31."""
    match = play(position(f"staff {staff}, rooms 11 12 13 14 21 31"), "die 3", f"room {room}")
    return 10 - int(str(seat(match)["crowns"]))


def test_staff_09_butler_prepares_blue_rooms_free_and_no_others() -> None:
    assert free_rooms("9") == ("room 15", "room 41", "stop")
    assert (price_of("41", "9"), price_of("32", "9"), price_of("22", "9")) == (0, 2, 1)


def test_staff_10_chauffeur_prepares_red_rooms_free_and_no_others() -> None:
    assert free_rooms("10") == ("room 15", "room 23", "room 24", "room 32", "stop")
    assert (price_of("32", "10"), price_of("41", "10"), price_of("22", "10")) == (0, 3, 1)


def test_staff_11_florist_prepares_yellow_rooms_free_and_no_others() -> None:
    assert free_rooms("11") == ("room 15", "room 22", "stop")
    assert (price_of("22", "11"), price_of("32", "11"), price_of("41", "11")) == (0, 2, 3)


def test_staff_11_florist_knows_the_colours_of_the_day_board() -> None:
    # Board A: 21 is blue, 12 is yellow, 22 is yellow.
    match = play(position("crowns 0, staff 11, rooms 11 12, board A; table: day"), "die 3")
    assert match.legal == ("room 13", "room 22", "stop")


def vp_on_die(staff: str, *actions: str) -> object:
    """VP after these actions, the first of which takes a die; every space has two dice."""
    match = position(f"staff {staff}, rooms 11; table: dice 112233445566")
    return seat(play(match, *actions))["vp"]


def test_staff_12_executive_housekeeper_scores_2_vp_for_a_die_3_or_4() -> None:
    assert vp_on_die("12", "die 3") == 2
    assert vp_on_die("12", "die 4") == 2
    assert vp_on_die("12", "die 1") == 0
    assert vp_on_die("12", "die 6", "as 3") == 0
    assert vp_on_die("12", "die 6", "as 4") == 0


def test_staff_13_restaurant_manager_makes_a_die_1_or_2_stronger() -> None:
    table = "table: dice 11226"
    match = play(position(f"staff 13; {table}"), "die 1")
    assert match.legal == ("split 0", "split 1")  # three cubes: still never more cake than strudel
    assert seat(play(match, "split 1"))["kitchen"] == "s2c1w0k0"
    match = play(position(f"staff 13; {table}"), "die 2+", "split 2")
    assert seat(match)["kitchen"] == "s0c0w2k2"


def test_staff_13_restaurant_manager_does_not_work_on_a_6_used_as_1() -> None:
    match = play(position("staff 13; table: dice 11226"), "die 6", "as 1")
    assert seat(match)["kitchen"] == "s1c0w0k0"


def test_staff_14_decorator_prepares_a_room_at_full_price_with_a_die_1_or_2() -> None:
    match = play(position("staff 14, rooms 11"), "die 1")
    assert (match.decision, match.legal) == ("order", ("effect 1", "effect 2"))
    play(match, "effect 2")
    assert (match.decision, match.legal) == ("prepare", ("room 12", "room 21", "stop"))
    play(match, "room 21")
    assert seat(match)["crowns"] == 9
    assert match.decision == "split"
    assert play(position("staff 14, rooms 11"), "die 2").decision == "order"


def test_staff_14_decorator_does_not_work_on_other_dice() -> None:
    assert play(position("staff 14, rooms 11"), "die 4").decision == "advance"
    match = play(position("staff 14, rooms 11; table: dice 1166"), "die 6", "as 1", "split 0")
    assert (match.decision, match.actor) == ("turn", 2)


def test_staff_15_bootblack_moves_both_tracks_with_a_real_4() -> None:
    match = play(position("staff 15"), "die 4")
    assert (seat(match)["emperor"], seat(match)["crowns"]) == (2, 12)
    match = play(position("staff 15"), "die 4+")
    assert (seat(match)["emperor"], seat(match)["crowns"]) == (3, 12)


def test_staff_15_bootblack_does_not_work_on_a_6_used_as_4() -> None:
    match = play(position("staff 15; table: dice 4466"), "die 6", "as 4")
    assert match.legal == ("emperor 0", "emperor 1", "emperor 2")


def test_staff_16_laundress_scores_4_vp_for_a_die_4_only() -> None:
    assert vp_on_die("16", "die 4") == 4
    assert vp_on_die("16", "die 3") == 0
    assert vp_on_die("16", "die 6", "as 4") == 0


def test_staff_17_kitchen_hand_takes_a_6_for_nothing_and_a_strength_more() -> None:
    assert "die 6" not in position("crowns 0; table: dice 16").legal
    match = position("crowns 0, staff 17; table: dice 16")
    assert "die 6" in match.legal
    assert seat(play(match, "die 6", "as 1", "split 1"))["kitchen"] == "s1c1w0k0"


def test_staff_17_kitchen_hand_leaves_the_boost_to_be_paid() -> None:
    match = play(position("crowns 1, staff 17; table: dice 16"), "die 6+", "as 4", "emperor 3")
    assert (seat(match)["crowns"], seat(match)["emperor"]) == (0, 3)


@pytest.mark.parametrize(("edition", "price"), [("", 3), (", revised", 5)])
def test_staff_17_kitchen_hand_costs_3_crowns_in_classic_and_5_in_revised(
    edition: str, price: int
) -> None:
    # Staff Manager: a card at full price beside the die 3.
    match = position(f"crowns {price}, staff 22, hand 17; table: dice 34 {edition}")
    play(match, "die 3", "effect 2", "hire 17")
    assert seat(match)["crowns"] == 0
    match = position(f"crowns {price - 1}, staff 22, hand 17; table: dice 34 {edition}")
    assert seat(play(match, "die 3", "effect 2"))["staff"] == [22]


def test_staff_18_checker_makes_a_card_2_crowns_cheaper_still_with_a_die_5() -> None:
    # A die 5 of strength 1 and the Checker: 3 crowns off.
    match = play(position("crowns 0, staff 18, hand 17 27; table: dice 56"), "die 5")
    assert match.legal == ("hire 17", "stop")
    match = play(position("crowns 0, hand 20 45; table: dice 56"), "die 5")
    assert match.legal == ("hire 45", "stop")


def test_staff_18_checker_does_not_work_on_a_6_used_as_5() -> None:
    match = play(position("crowns 1, staff 18, hand 17 45; table: dice 56"), "die 6", "as 5")
    assert match.legal == ("hire 45", "stop")


def test_staff_19_interior_architect_scores_5_vp_for_a_die_3_only() -> None:
    assert vp_on_die("19", "die 3") == 5
    assert vp_on_die("19", "die 4") == 0
    assert vp_on_die("19", "die 6", "as 3") == 0


def test_staff_20_detective_walks_2_emperor_steps_with_a_die_5() -> None:
    assert seat(play(position("staff 20"), "die 5"))["emperor"] == 2
    assert seat(play(position("staff 20"), "die 1"))["emperor"] == 0
    match = play(position("staff 20; table: dice 5566"), "die 6", "as 5")
    assert seat(match)["emperor"] == 0


def test_staff_22_staff_manager_plays_a_card_at_full_price_with_a_die_3() -> None:
    match = play(position("crowns 3, staff 22, hand 17 27, rooms 11"), "die 3")
    assert (match.decision, match.legal) == ("order", ("effect 1", "effect 2"))
    play(match, "effect 2")
    assert (match.decision, match.legal) == ("hire", ("hire 17", "stop"))
    play(match, "hire 17")
    assert (match.decision, seat(match)["crowns"]) == ("prepare", 0)


def test_staff_22_staff_manager_does_not_work_on_other_dice() -> None:
    match = play(position("staff 22, hand 17, rooms 11; table: dice 3366"), "die 6", "as 3", "stop")
    assert match.actor == 2
    assert play(position("staff 22, hand 17"), "die 4").decision == "advance"


def test_staff_24_chief_waiter_serves_from_the_kitchen_free() -> None:
    assert "deliver" not in position("crowns 0, kitchen k, cafe 65").legal
    match = play(position("crowns 0, staff 24, kitchen k, cafe 65"), "deliver")
    assert (seat(match)["cafe"], seat(match)["crowns"]) == ([[65, ""], None, None], 0)
    assert seat(play(position("kitchen k, cafe 65"), "deliver"))["crowns"] == 9


def test_staff_25_delivery_boy_brings_every_guest_of_the_row_free() -> None:
    assert [text for text in position("crowns 0").legal if "guest" in text] == [
        "guest 4",
        "guest 5",
    ]
    match = position("crowns 0, staff 25")
    places = [text for text in match.legal if "guest" in text]
    assert places == ["guest 1", "guest 2", "guest 3", "guest 4", "guest 5"]
    assert seat(play(match, "guest 1"))["crowns"] == 0
    assert seat(play(position("staff 25"), "guest 1"))["crowns"] == 10


def test_staff_25_delivery_boy_still_needs_a_free_table() -> None:
    match = position("staff 25, cafe 65 66 67")
    assert not any(text.startswith("guest") for text in match.legal)


SCORING = "table: scoring, round 3, tiles A1 B1 C1"


def test_staff_26_conference_manager_pays_a_crown_to_ignore_a_penalty() -> None:
    match = position(f"crowns 3, staff 26; 2: emperor 4; {SCORING}")
    assert (match.decision, match.legal) == ("penalty", ("excuse", "pay 1", "pay 2"))
    play(match, "excuse")
    assert (seat(match)["crowns"], seat(match)["vp"]) == (2, 0)


def test_staff_26_conference_manager_needs_the_crown() -> None:
    match = position(f"crowns 0, staff 26; 2: emperor 4; {SCORING}")
    assert (seat(match)["crowns"], seat(match)["vp"]) == (0, -5)


def test_staff_42_gardener_scores_5_vp_with_the_emperors_bonus_only() -> None:
    # Emperor 6: 4 VP of the track, back to 3, tile A1 gives 3 crowns.
    match = position(f"emperor 6, staff 42; 2: emperor 5; {SCORING}")
    assert (seat(match)["vp"], seat(match)["crowns"]) == (4 + 5, 13)
    match = position(f"emperor 5, staff 42; 2: emperor 5; {SCORING}")
    assert (seat(match)["vp"], seat(match)["crowns"]) == (4, 10)
    match = position(f"emperor 3, staff 42, crowns 0; 2: emperor 5; {SCORING}")
    assert seat(match)["vp"] == 3 - 5


def test_staff_42_gardener_scores_even_if_the_bonus_does_nothing() -> None:
    # Tile A4 gives a free room, but the board is full (rules §12).
    rooms = " ".join(f"{floor}{column}" for floor in "1234" for column in "12345")
    text = f"emperor 6, staff 42, rooms {rooms}; 2: emperor 5"
    match = position(f"{text}; table: scoring, round 3, tiles A4 B1 C1")
    assert seat(match)["vp"] == 4 + 5


EXTRA_TURN = [(12, 3), (12, 4), (13, 1), (13, 2), (14, 1), (14, 2), (15, 4), (16, 4)]
EXTRA_TURN += [(18, 5), (19, 3), (20, 5), (22, 3)]


@pytest.mark.parametrize(("card", "face"), EXTRA_TURN)
def test_staff_that_speaks_of_taking_a_die_sleeps_in_e_gizias_extra_turn(
    card: int, face: int
) -> None:
    text = "crowns 0, rooms 11 12 13, cafe 97:, hand 17 27 45"
    plain = play(position(text), "check-in 1", "room 13", f"die {face}")
    staffed = play(position(f"{text}, staff {card}"), "check-in 1", "room 13", f"die {face}")
    assert (staffed.decision, staffed.legal) == (plain.decision, plain.legal)
    assert {**seat(staffed), "staff": []} == seat(plain)


def test_staff_17_kitchen_hand_works_in_e_gizias_extra_turn_in_classic() -> None:
    match = position("crowns 0, staff 17, rooms 13, cafe 97:; table: dice 6")
    play(match, "check-in 1", "die 6", "as 4")
    assert match.legal == ("emperor 0", "emperor 1", "emperor 2")


def test_staff_17_kitchen_hand_does_not_work_in_e_gizias_extra_action_in_revised() -> None:
    match = position("crowns 2, staff 17, rooms 13, cafe 97:; table: dice 6, revised")
    play(match, "check-in 1")
    # The 6 was the only action, so it was taken automatically, for its crown.
    assert (match.decision, seat(match)["crowns"]) == ("mimic", 1)
    assert play(match, "as 4").legal == ("emperor 0", "emperor 1")
