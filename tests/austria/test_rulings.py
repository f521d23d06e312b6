"""Every ruling of the rules page, one test each: the table of §12 and the further ones of §13.

A test's name contains the ruling's number; `test_rules_coverage` checks that none is missing.
"""

from typing import Any

import pytest

from austria.positions import play, position, seat
from hotelier import new
from hotelier.core.match import Match

CHECKED_IN_97 = "cafe 97:, rooms 11"  # E. Gizia, about to move in


def facts(match: Match, number: int, *names: str) -> list[object]:
    summary = seat(match, number)
    return [summary[name] for name in names]


def shown(match: Match, viewer: int | None) -> dict[str, Any]:
    return match.view(viewer).as_dict()


def all_rooms(but: str = "") -> str:
    rooms = [f"{floor}{column}" for floor in range(1, 5) for column in range(1, 6)]
    return "rooms " + " ".join(f"{room}x" for room in rooms if room != but)


def test_r01_assistant_manager_counts_two_a_card_itself_included() -> None:
    match = position("staff 32 1 6, crowns 0; table: final")
    assert match.scores[0] == 6


def test_r02_masseuse_works_for_yellow_guests_only() -> None:
    match = play(position("staff 7, cafe 51: 65:, rooms 11 12"), "check-in 2")
    assert seat(match)["crowns"] == 10
    assert seat(play(match, "check-in 1"))["crowns"] == 11


def test_r03_groom_and_stableman_work_when_the_guest_enters_a_room_not_when_it_sits_down() -> None:
    match = position("staff 5 6, rooms 11 13; table: row 49 50 51 65 77")
    play(match, "guest 5")
    assert facts(match, 1, "crowns", "emperor") == [10, 0]
    match = play(position("staff 5 6, cafe 77: 65:, rooms 11 13"), "check-in 1", "check-in 2")
    assert facts(match, 1, "crowns", "emperor") == [10 + 1 + 2, 1]


@pytest.mark.parametrize(("guest", "vp"), [(89, 5 + 4), (85, 3)])
def test_r04_male_floor_housekeeper_works_for_orders_of_four(guest: int, vp: int) -> None:
    match = play(position(f"staff 33, cafe {guest}:, rooms 13"), "check-in 1")
    assert seat(match)["vp"] == vp


@pytest.mark.parametrize(("edition", "crowns"), [("", 10 - 1), (", revised", 10 - 3)])
def test_r05_kitchen_hand_costs_three_in_classic_and_five_in_revised(
    edition: str, crowns: int
) -> None:
    match = play(position("hand 17; table: dice 4455" + edition), "die 5", "hire 17")
    assert seat(match)["crowns"] == crowns


@pytest.mark.parametrize(("dice", "price"), [("45", 6 - 1 - 2), ("4555", 6 - 3 - 2)])
def test_r06_checker_takes_two_crowns_more_off_whatever_the_strength(dice: str, price: int) -> None:
    match = play(position(f"staff 18, hand 2; table: dice {dice}"), "die 5", "hire 2")
    assert seat(match)["crowns"] == 10 - price


def test_r07_bootblack_gives_a_step_and_a_crown_for_each_strength() -> None:
    match = play(position("staff 15; table: dice 4441"), "die 4+")
    assert facts(match, 1, "emperor", "crowns") == [4, 10 - 1 + 4]


@pytest.mark.parametrize(
    ("space", "edition", "vp"), [(5, "", 10), (8, "", 12), (8, ", revised", 16)]
)
def test_r08_operator_gives_twice_the_space_number_up_to_twelve(
    space: int, edition: str, vp: int
) -> None:
    match = position(f"staff 41, emperor {space}, crowns 0; table: final" + edition)
    assert match.scores[0] == vp


C2 = "2: emperor 8; table: round 7, tiles A1 B1 C2, scoring"


def test_r09_tile_c2_takes_the_highest_room_that_stands_over_another_and_that_one() -> None:
    # 44 has no occupied room below it, 32 is free: so 42 goes, and 22 two floors below.
    match = position("rooms 11x 22x 32 42x 44x;" + C2)
    assert seat(match)["rooms"] == "x...." + "....." + ".o..." + "...x."


def test_r09_tile_c2_asks_among_rooms_that_stand_over_another() -> None:
    match = position("rooms 11x 21x 22x 41x 42x 44x;" + C2)
    assert (match.actor, match.decision, match.legal) == (1, "demolish", ("room 41", "room 42"))
    play(match, "room 41")
    assert seat(match)["rooms"] == "x...." + ".x..." + "....." + ".x.x."


def test_r09_tile_c2_takes_a_lone_room_of_the_highest_floor_and_no_second() -> None:
    match = position("rooms 11x 22x;" + C2)
    assert seat(match)["rooms"] == "x...." + "." * 15


def test_r09_tile_c2_takes_the_second_room_from_any_column_in_revised() -> None:
    match = position("rooms 11x 21x 31x 35x 42x;" + C2 + ", revised")
    assert (match.decision, match.legal) == ("demolish", ("room 31", "room 35"))
    play(match, "room 35")
    assert seat(match)["rooms"] == "x...." + "x...." + "x...." + "....."


A1 = "2: emperor 4; table: round 3, tiles A1 B1 C1, scoring"


def test_r10_a_penalty_with_two_options_is_a_choice_in_classic() -> None:
    match = position("crowns 4;" + A1)
    assert (match.decision, match.legal) == ("penalty", ("pay 1", "pay 2"))
    assert facts(play(match, "pay 2"), 1, "crowns", "vp") == [4, -5]


@pytest.mark.parametrize(("crowns", "left", "vp"), [(4, 1, 0), (2, 2, -5)])
def test_r10_the_left_option_is_forced_in_revised_when_it_can_be_paid(
    crowns: int, left: int, vp: int
) -> None:
    match = position(f"crowns {crowns};" + A1 + ", revised")
    assert match.decision == "turn"
    assert facts(match, 1, "crowns", "vp") == [left, vp]


B4 = "2: emperor 6; table: round 5, tiles A1 B4 C1, scoring"


def test_r11_tile_b4_takes_twice_a_free_room_of_the_highest_floor_that_has_one() -> None:
    match = play(position("rooms 11x 21 22 24 31 41x;" + B4), "pay 1")
    assert (match.decision, match.legal) == ("demolish", ("room 21", "room 22", "room 24"))
    play(match, "room 22")
    assert facts(match, 1, "rooms", "vp") == ["x...." + "o..o." + "....." + "x....", 0]


def test_r11_tile_b4_needs_two_free_rooms_else_seven_points() -> None:
    match = position("rooms 11x 12;" + B4)
    assert match.decision == "turn"
    assert facts(match, 1, "rooms", "vp") == ["xo" + "." * 18, -7]


def test_r12_a_tie_is_broken_by_crowns_and_all_cubes_owned() -> None:
    # 5 points each; one wine on the order of guest 54 decides.
    match = position("vp 9, crowns 1, cafe 54:w; 2: vp 9, crowns 1, cafe 51; table: final")
    assert (match.scores, match.winners) == ((5, 5), (1,))


def test_r13_what_an_offer_leaves_goes_under_the_deck_in_ascending_order() -> None:
    match = position("cafe 75:, rooms 11; table: under 6@1", ["~draw 1 9 25 45"])
    play(match, "check-in 1", "hire 25")
    assert match.decision == "turn"
    assert shown(match, 1)["under"] == [6, 9, 45]


def test_r13_returned_cards_go_under_the_deck_in_the_order_returned() -> None:
    match = position("hand 4 17 30; 2: emperor 4; table: round 3, tiles A3 B1 C1, scoring")
    play(match, "pay 1", "return 30", "return 4")
    assert shown(match, 1)["under"] == [30, 4]


@pytest.mark.parametrize(
    ("edition", "crowns", "steps"), [("", 10, 3), (", revised", 9, 2)], ids=["classic", "revised"]
)
def test_r14_kitchen_hand_works_in_the_extra_turn_of_classic_only(
    edition: str, crowns: int, steps: int
) -> None:
    match = position("staff 17, " + CHECKED_IN_97 + "; table: dice 66" + edition)
    play(match, "check-in 1")
    if not edition:  # the revised menu has only `die 6`, so it is not asked
        play(match, "die 6")
    play(match, "as 4")
    assert match.legal == tuple(f"emperor {m}" for m in range(steps + 1))
    assert seat(match)["crowns"] == crowns


def test_r15_no_additional_action_inside_an_action() -> None:
    match = position("crowns 20, staff 1, cafe 65:, rooms 11 12")
    assert {"check-in 1", "claim A", "use 1"} <= set(match.legal)
    play(match, "die 3", "room 13")
    assert match.decision == "prepare"
    assert all(text.startswith("room") or text == "stop" for text in match.legal)


# Groom fills the purse to 20 before the card of the reward is paid.
FULL_PURSE = "crowns 18, staff 5, hand 2, cafe 86:, rooms 13"


def test_r35_a_condition_that_held_in_the_turn_is_claimed_until_it_ends() -> None:
    match = play(position(FULL_PURSE), "check-in 1")
    assert (match.decision, seat(match)["crowns"]) == ("hire", 20)
    assert match.legal == ("hire 2", "stop")
    play(match, "hire 2")
    assert facts(match, 1, "crowns") == [17]
    assert "claim A" in match.legal
    play(match, "die 1", "split 0")
    assert set(match.legal) == {"claim A", "end", "use 2"}
    play(match, "claim A")
    assert facts(match, 1, "discs") == ["A"]


def test_r35_what_a_purse_held_at_the_start_of_the_turn_counts_too() -> None:
    match = play(position("crowns 20; table: politics 105 109 113"), "guest 3")
    assert facts(match, 1, "crowns") == [19]
    assert "claim A" in match.legal


def test_r35_by_the_first_rules_a_condition_had_to_hold_at_the_claim() -> None:
    match = play(position(f"{FULL_PURSE}; table: rules 1"), "check-in 1", "hire 2")
    assert "claim A" not in match.legal


# Crowns for one guest, and only sixes left; both seats must pass.
ONLY_SIXES = "crowns 1; 2: crowns 0, passed; table: dice 666, row 49 50 51 52 53"


@pytest.mark.parametrize(("rules", "guests"), [("2", False), ("1", True)])
def test_r34_a_guest_before_a_forced_pass_is_the_guest_of_the_turn_that_goes_on(
    rules: str, guests: bool
) -> None:
    match = play(position(f"{ONLY_SIXES}, rules {rules}", ["~row 54", "~roll 1 2"]), "guest 3")
    # Without a crown, only `pass` is left, so it's taken automatically; then comes the roll.
    assert (match.actor, match.steps[-1]) == (1, "~roll 1 2")
    assert {"die 1", "die 2", "pass"} <= set(match.legal)
    assert any(text.startswith("guest") for text in match.legal) == guests


def test_r34_another_pass_keeps_the_guest_and_the_next_turn_forgets_it() -> None:
    chance = ["~row 54", "~roll 4 4", "~roll 4"]
    match = play(position(ONLY_SIXES, chance), "guest 3", "pass", "pass")
    assert (match.actor, shown(match, 1)["seats"][0]["guest_taken"]) == (1, True)
    assert not any(text.startswith("guest") for text in match.legal)
    play(match, "die 4", "emperor 1")
    assert not shown(match, 1)["seats"][0]["guest_taken"]


def test_r16_a_secretary_copying_an_assistant_manager_counts_its_own_staff() -> None:
    match = position("crowns 0, staff 29 6 1; 2: crowns 0, staff 32; table: final")
    assert match.scores == (2 * 3, 2 * 1)


def test_r17_gardener_gives_five_points_even_if_the_bonus_does_nothing() -> None:
    match = position("crowns 20, emperor 6, staff 42;" + A1)
    assert facts(match, 1, "crowns", "vp", "emperor") == [20, 4 + 5, 3]


def test_r18_additional_actions_are_legal_before_between_and_after_guest_and_die() -> None:
    match = position("staff 1 2 3 4, kitchen w, cafe 65: 54, rooms 11; table: row 49 50 51 52 53")
    extras = {"check-in 1", "use 1", "use 2", "use 3", "use 4", "deliver"}
    assert extras <= set(match.legal)
    play(match, "use 2")
    assert {"guest 5", "check-in 1", "deliver"} <= set(match.legal)
    play(match, "guest 5", "use 3", "kitchen")
    assert {"die 4", "check-in 1", "deliver"} <= set(match.legal)
    play(match, "die 4", "emperor 2", "check-in 1")
    assert match.legal == ("deliver", "end", "use 1", "use 4")


def test_r19_a_secretary_copies_nothing_of_its_own() -> None:
    match = position("crowns 0, staff 29 31, rooms 11x; table: final")
    assert match.scores[0] == 1 + 1  # Chambermaid once, and the room


@pytest.mark.parametrize(("edition", "crowns"), [("", 10), (", revised", 11)])
def test_r20_custodian_works_for_occupy_effects_in_revised_only(edition: str, crowns: int) -> None:
    text = "staff 23, hand 35, rooms 11; table: dice 1555" + edition
    match = play(position(text), "die 5", "hire 35", "room 11")
    assert seat(match)["crowns"] == crowns


def test_r20_custodian_works_for_every_guest() -> None:
    match = play(position("staff 23, cafe 65:, rooms 11"), "check-in 1")
    assert seat(match)["crowns"] == 11


def test_r21_a_bonus_is_not_given_twice() -> None:
    match = play(position("cafe 65:, rooms 11, bonuses 11"), "check-in 1")
    assert seat(match)["vp"] == 3


def test_r21_a_bonus_is_not_lost_with_its_group() -> None:
    match = position("vp 20, crowns 0, rooms 31x 41x, bonuses 41;" + C2)
    assert match.scores[0] == 20


def test_r22_after_removals_any_tile_left_is_a_neighbour() -> None:
    text = "rooms 11x 21 31x; 2: emperor 4; table: round 3, first 2, tiles A4 B1 C1, scoring"
    match = play(position(text, ["~roll 3 3 3 3 3 3 3 3 3 3"]), "pay 1", "die 3")
    assert match.legal == ("room 12", "room 21", "room 32", "room 41", "stop")


def test_r22_an_emptied_board_starts_bottom_left_again() -> None:
    text = "rooms 11; 2: emperor 4; table: round 3, first 2, tiles A4 B1 C1, scoring"
    match = play(position(text, ["~roll 3 3 3 3 3 3 3 3 3 3"]), "pay 1", "die 3")
    assert match.legal == ("room 11", "stop")


def test_r23_cubes_are_never_short() -> None:
    kitchen = "s" * 30
    match = position(f"kitchen {kitchen}; 2: kitchen {kitchen}; table: dice 1112")
    assert seat(play(match, "die 1", "split 0"))["kitchen"] == "s33c0w0k0"


def test_r24_the_fourth_player_gets_nothing_of_a_politics_card() -> None:
    assert "claim A" in position("crowns 20; table: players 4, places 2 0 0").legal
    assert "claim A" not in position("crowns 20; table: players 4, places 3 0 0").legal


def test_r25_a_player_may_be_done_before_the_first_room() -> None:
    match = play(new("austria", seed=1), "guest 1", "guest 1")
    assert (match.decision, match.legal) == ("first-room", ("done", "room 11"))
    first = match.actor
    play(match, "done")
    assert match.decision == "first-room"
    assert match.actor != first


def test_r26_a_packet_that_went_on_is_no_longer_shown() -> None:
    match = new("austria", seed=1, staff="draft")
    before = shown(match, 1)["seats"][0]["packet"]
    play(match, match.legal[0])
    play(match, match.legal[0])
    mine, other = shown(match, 1)["seats"]
    assert not set(before) & set(mine["packet"])
    assert (other["packet"], other["packet_size"]) == (None, 5)


def test_r26_a_card_put_under_the_deck_and_drawn_by_another_seat_is_no_longer_shown() -> None:
    text = "2: cafe 55:, rooms 12; table: turn 2, deck 3, under 4@1"
    match = position(text)
    assert shown(match, 1)["under"] == [4]
    play(match, "check-in 1")
    assert match.steps[-1] == "~draw 2 3 4"
    assert match.log(1)[-1] == "~draw 2 x2"
    assert shown(match, 1)["under"] == []
    assert shown(match, 1)["seats"][1]["hand"] is None


def test_r27_a_draw_takes_what_there_is() -> None:
    match = play(position("cafe 91:, rooms 11; table: deck 7"), "check-in 1")
    assert match.steps[-1] == "~draw 1 7"
    assert seat(match)["hand"] == [7]


def test_r27_a_draw_from_nothing_leaves_no_step() -> None:
    match = play(position("cafe 91:, rooms 11; table: deck"), "check-in 1")
    assert match.steps == ("check-in 1",)
    assert match.decision == "turn"


def test_r28_the_discards_become_the_deck_only_when_a_card_must_be_drawn() -> None:
    match = play(position("table: guests 60, discards 70 71"), "guest 5")
    assert match.steps[-1] == "~row 60"
    assert (shown(match, 1)["guest_deck"], shown(match, 1)["discards"]) == (0, [70, 71])
    play(match, "die 4", "emperor 2", "guest 5")
    assert match.steps[-1] in ("~row 70", "~row 71")
    assert (shown(match, 1)["guest_deck"], shown(match, 1)["discards"]) == (1, [])


@pytest.mark.parametrize(
    ("text", "actions", "decision"),
    [
        ("cafe 75:, rooms 11", ["check-in 1"], "hire"),
        ("cafe 63:, rooms 11", ["check-in 1"], "invite"),
        ("cafe 71:, rooms 11", ["check-in 1"], "prepare"),
        ("cafe 61, hand 38", ["die 5", "hire 38"], "complete"),
    ],
    ids=["offer", "invite", "prepare", "porter"],
)
def test_r29_offer_invite_prepare_and_porter_may_be_declined(
    text: str, actions: list[str], decision: str
) -> None:
    match = play(position(text), *actions)
    assert match.decision == decision
    before = seat(match)
    play(match, "stop")
    assert seat(match) == before


def test_r30_the_reward_of_a_guest_may_draw_that_very_guest_again() -> None:
    match = position("cafe 78:, rooms 13; table: guests, row 49 50 51 52 53")
    play(match, "check-in 1", "guest 5")
    assert match.steps == ("check-in 1", "guest 5", "~row 78")
    assert shown(match, 1)["row"] == [78, 49, 50, 51, 52]


def test_r31_room_tiles_are_never_short() -> None:
    others = "; ".join(f"{number}: {all_rooms()}" for number in (2, 3, 4))
    match = position(f"{all_rooms(but='45')}; {others}; table: players 4, politics 105 109 113")
    assert play(match, "die 3").legal == ("room 45", "stop")


def test_r32_the_extra_action_counts_the_dice_of_that_moment() -> None:
    match = play(position(CHECKED_IN_97 + "; table: dice 444"), "die 4", "emperor 3", "check-in 1")
    assert match.legal == ("die 4", "die 4+", "guest 1", "guest 2", "guest 3", "guest 4", "guest 5")
    assert play(match, "die 4").legal == ("emperor 0", "emperor 1", "emperor 2")


def test_r33_the_boost_needs_a_die_on_the_space() -> None:
    legal = position("table: dice 24").legal
    assert [text for text in legal if text.startswith("die")] == [
        "die 2",
        "die 2+",
        "die 4",
        "die 4+",
    ]
