"""Staff that scores at the end (rules §9).

A card's value is what it adds to the same hotel. On the night board, the rooms 11 15 31 33 41 43 45
are blue, 13 14 23 24 32 42 44 red, and 12 21 22 25 34 35 yellow.
"""

import pytest

from austria.positions import position

WHOLE_HOTEL = " ".join(f"{floor}{column}x" for floor in "1234" for column in "12345")


def worth(card: int, seat: str, others: str = "", table: str = "") -> int:
    """What a hired endgame card adds to this seat's final score."""
    end = f"{others}; table: final, round 7, players 3 {table}"
    with_card = position(f"staff {card}, {seat}; {end}")
    without = position(f"{seat}; {end}")
    assert with_card.over
    return with_card.scores[0] - without.scores[0]


def test_staff_27_booking_manager_scores_3_vp_for_each_occupied_red_room() -> None:
    assert worth(27, "rooms 11x 12x 13x 14 23x 24") == 6
    assert worth(27, "rooms 11x 12x 13 14") == 0


def test_staff_28_concierge_scores_3_vp_for_each_occupied_blue_room() -> None:
    assert worth(28, "rooms 11x 12x 13x 31x 33 41x") == 9
    assert worth(28, "rooms 11 12x 13x") == 0


def test_staff_30_reception_clerk_scores_3_vp_for_each_occupied_yellow_room() -> None:
    assert worth(30, "rooms 11x 12x 13x 21x 22") == 6
    assert worth(30, "rooms 11x 12 13x") == 0


def test_staff_30_reception_clerk_counts_the_colours_of_the_own_board() -> None:
    # Board A: 11 red, 12 yellow, 13 red, 15 and 22 yellow.
    assert worth(30, "rooms 11x 12x 13x 15x 22x, board A", table=", day") == 9


def test_staff_31_chambermaid_scores_1_vp_for_each_occupied_room() -> None:
    assert worth(31, "rooms 11x 12x 13 14x 21") == 3
    assert worth(31, "rooms 11 12") == 0


def test_staff_32_assistant_manager_scores_2_vp_for_each_played_card_himself_included() -> None:
    assert worth(32, "crowns 0") == 2
    together = position("staff 32 9 17 21; table: final, round 7")
    # The others don't score at the end, and cards in hand haven't been played.
    apart = position("staff 9 17 21, hand 1 2 3; table: final, round 7")
    assert together.scores[0] - apart.scores[0] == 8


def test_staff_34_receptionist_scores_1_vp_for_each_room_tile_occupied_or_not() -> None:
    assert worth(34, "rooms 11x 12x 13 14 21") == 5
    assert worth(34, "crowns 0") == 0


def test_staff_37_room_service_scores_2_vp_for_each_fully_occupied_group() -> None:
    # Full: 11, 15, the pair 31 41; not the four red rooms, nor 44, which is only prepared.
    assert worth(37, "rooms 11x 15x 31x 41x 13x 14x 23x 24 44") == 6
    assert worth(37, f"rooms {WHOLE_HOTEL}") == 20


def test_staff_37_room_service_does_not_count_a_group_broken_after_its_bonus() -> None:
    assert worth(37, "rooms 31x, bonuses 31") == 0


def test_staff_40_marketing_director_scores_5_vp_for_each_politics_card_with_ones_disc() -> None:
    assert worth(40, "discs AC", table=", places 1 1 1") == 10
    assert worth(40, "crowns 20", table=", places 1 1 1") == 0  # others' discs don't count


def test_staff_41_operator_scores_twice_the_emperor_space_but_at_most_12_in_classic() -> None:
    assert worth(41, "emperor 0") == 0
    assert worth(41, "emperor 5") == 10
    assert worth(41, "emperor 6") == 12
    assert worth(41, "emperor 13") == 12


def test_staff_41_operator_has_no_limit_in_revised() -> None:
    assert worth(41, "emperor 6", table=", revised") == 12
    assert worth(41, "emperor 7", table=", revised") == 14
    assert worth(41, "emperor 13", table=", revised") == 26


def test_staff_41_operator_counts_the_space_after_the_last_emperor_scoring() -> None:
    # 10 on the track: 6 VP, back to 3; C1 gives 8 VP; no crowns.
    match = position("crowns 0, emperor 10, staff 41; 2: emperor 8; table: scoring, round 7")
    assert match.scores[0] == 6 + 8 + 6


def test_staff_46_female_floor_housekeeper_scores_5_vp_for_each_fully_occupied_floor() -> None:
    assert worth(46, "rooms 11x 12x 13x 14x 15x 21x 22x 23x 24x 25") == 5
    assert worth(46, "rooms 11x 12x 13x 14x 15") == 0
    assert worth(46, f"rooms {WHOLE_HOTEL}") == 20


def test_staff_47_liftboy_scores_5_vp_for_each_fully_occupied_column() -> None:
    assert worth(47, "rooms 11x 21x 31x 41x 12x 22x 32x 42") == 5
    assert worth(47, "rooms 11x 21x 31x") == 0
    assert worth(47, f"rooms {WHOLE_HOTEL}") == 25


def test_staff_48_hotel_manager_scores_4_vp_for_each_set_of_three_colours() -> None:
    red, blue, yellow = "13x 14x 23x", "11x 15x 31x 33x", "12x 21x 22x 25x 34x 35x"
    assert worth(48, f"rooms {red} {blue} {yellow}") == 12
    assert worth(48, f"rooms {blue} {yellow} 13 14") == 0  # prepared red rooms make no set


def test_staff_29_secretary_copies_the_end_card_of_another_player_that_is_worth_most() -> None:
    # In the own hotel: Booking Manager 3 (one red room), Chambermaid 4, Liftboy 0.
    hotel = "rooms 11x 12x 13x 15x"
    assert worth(29, hotel, "2: staff 27 47; 3: staff 31") == 4
    assert worth(29, hotel, "2: staff 27 47") == 3


def test_staff_29_secretary_counts_the_copy_on_the_own_hotel() -> None:
    assert worth(29, "rooms 11x 12x", f"2: staff 31, rooms {WHOLE_HOTEL}") == 2
    assert worth(29, "emperor 4", "2: staff 41, emperor 6") == 8


def test_staff_29_secretary_copies_neither_own_cards_nor_cards_of_other_moments() -> None:
    match = position("crowns 0, staff 29 31, rooms 11x 12x; 2: staff 9 21; table: final, round 7")
    assert match.scores[0] == 2 + 2  # Chambermaid and the rooms


def test_staff_29_secretary_never_copies_another_secretary() -> None:
    # The other Secretary would copy the Chambermaid of the first seat's own staff.
    match = position("crowns 0, staff 29 31, rooms 11x; 2: staff 29; table: final, round 7")
    assert match.scores[0] == 1 + 1


def test_staff_29_secretary_copying_the_assistant_manager_counts_herself() -> None:
    match = position("crowns 0, staff 29 9 17; 2: staff 32; table: final, round 7")
    assert match.scores[0] == 3 * 2


@pytest.mark.parametrize(("table", "vp"), [("", 12), (", revised", 20)])
def test_staff_29_secretary_copies_the_operator_with_the_limit_of_the_edition(
    table: str, vp: int
) -> None:
    assert worth(29, "emperor 10", "2: staff 41", table) == vp
