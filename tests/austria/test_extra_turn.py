"""E. Gizia's extra turn in classic, her extra action in revised (rules §7, §12; notation §3).

She is guest 97 at table 1 and moves into 11, the only free room: a blue group of its own, 2 VP.
"""

import pytest

from austria.positions import kinds, play, position, seat
from hotelier.core.match import Match

GUESTS = tuple(f"guest {place}" for place in range(1, 6))


def gizia(more: str = "", dice: str = "1144", table: str = "", rooms: str = "rooms 11") -> Match:
    """E. Gizia has just been checked in."""
    return play(
        position(f"cafe 97:, {rooms}{more}; table: dice {dice}{table}, row 49 50 51 52 53"),
        "check-in 1",
    )


def counts(match: Match) -> object:
    return match.game.summary(match.state)[1]["dice"]


def test_the_extra_turn_offers_guest_die_and_boost_but_neither_pass_nor_end() -> None:
    match = gizia()
    assert (match.actor, match.decision) == (1, "turn")
    assert match.legal == ("die 1", "die 1+", "die 4", "die 4+", *GUESTS)
    assert kinds(match)[-1] == "extra-turn-started"


def test_the_extra_turn_offers_the_additional_actions() -> None:
    match = gizia(more=", crowns 20, staff 1, kitchen w", rooms="rooms 11x 12", dice="4")
    assert seat(match)["rooms"] == "xx" + "." * 18
    assert match.legal == ("claim A", "die 4", "die 4+", *GUESTS, "use 1")
    match = position("cafe 97: 65: 54, rooms 11 15, kitchen w; table: dice 4")
    play(match, "check-in 1", "room 11")
    assert {"check-in 2", "deliver"} <= set(match.legal)


def test_no_die_is_removed() -> None:
    match = play(gizia(), "die 4", "emperor 2")
    assert counts(match) == [2, 0, 0, 2, 0, 0]


def test_no_menu_is_asked_after_the_extra_action_and_the_outer_turn_goes_on() -> None:
    match = play(gizia(), "die 4", "emperor 2")
    assert match.legal == ("die 1", "die 1+", "die 4", "die 4+", *GUESTS)
    play(match, "die 4", "emperor 2")
    assert match.actor == 2
    assert seat(match)["emperor"] == 4


def test_pass_is_gone_from_the_outer_turn_after_the_check_in() -> None:
    assert "pass" not in play(gizia(), "die 4", "emperor 2").legal


def test_its_guest_does_not_count_for_the_outer_turn() -> None:
    match = play(gizia(), "guest 3")
    assert seat(match)["crowns"] == 9  # paid for like any guest
    assert not set(match.legal) & set(GUESTS)
    play(match, "die 4", "emperor 2")
    assert set(GUESTS) <= set(match.legal)


def test_the_guest_of_the_outer_turn_does_not_count_for_it() -> None:
    match = position("cafe 97:, rooms 11; table: dice 44, row 49 50 51 52 53")
    assert set(GUESTS) <= set(play(match, "guest 5", "check-in 1").legal)
    play(match, "die 4", "emperor 2")
    assert not set(GUESTS) & set(match.legal)


def test_the_boost_may_be_paid_in_both_turns() -> None:
    match = play(gizia(), "die 4+")
    assert match.legal == ("emperor 0", "emperor 1", "emperor 2", "emperor 3")
    play(match, "emperor 3", "die 4+", "emperor 3")
    assert (seat(match)["emperor"], seat(match)["crowns"]) == (6, 8)


def test_with_no_die_on_the_board_it_is_lost() -> None:
    match = position("cafe 97:, rooms 11; table: dice 4")
    play(match, "die 4", "emperor 1", "check-in 1")
    assert "extra-turn-lost" in kinds(match)
    assert "extra-turn-started" not in kinds(match)


def test_with_only_sixes_and_no_crown_it_may_be_ended() -> None:
    match = gizia(more=", crowns 0", dice="66")
    assert match.legal == ("end", "guest 4", "guest 5")
    play(match, "end")
    assert match.legal == ("guest 4", "guest 5", "pass")


def test_with_only_sixes_and_no_crown_an_end_alone_is_taken_by_itself() -> None:
    match = position("cafe 97: 61 62, rooms 11, crowns 0; table: dice 66, row 49 50 51 52 53")
    play(match, "check-in 1", "guest 5")
    # The café is full again: only `end` is left here, then only `pass` in the outer turn.
    assert match.actor == 2
    assert kinds(match)[-2:] == ["passed", "turn-started"]
    assert match.view(1).as_dict()["seats"][0]["passed"]


def test_a_crown_gained_in_the_extra_turn_makes_the_six_legal() -> None:
    match = position("cafe 97: 92:, rooms 11 15, crowns 0; table: dice 66")
    play(match, "check-in 1", "room 11")
    assert "end" in match.legal
    play(match, "check-in 2")
    assert "die 6" in match.legal
    assert "end" not in match.legal


def test_space_6_costs_its_crown_and_acts_as_any_other() -> None:
    match = play(gizia(dice="666"), "die 6", "as 4", "emperor 3")
    assert (seat(match)["crowns"], seat(match)["emperor"]) == (9, 3)
    assert counts(match) == [0, 0, 0, 0, 0, 3]


def test_kitchen_hand_makes_space_6_free_and_stronger_in_classic() -> None:
    match = gizia(more=", staff 17, crowns 0", dice="66")
    assert "die 6" in match.legal
    play(match, "die 6", "as 4")
    assert match.legal == tuple(f"emperor {steps}" for steps in range(4))


@pytest.mark.parametrize(
    ("card", "face", "actions"),
    [
        (12, 4, ["emperor 2"]),
        (12, 3, ["stop"]),
        (16, 4, ["emperor 2"]),
        (19, 3, ["stop"]),
        (20, 5, ["stop"]),
        (14, 1, ["split 0"]),
        (14, 2, ["split 0"]),
        (22, 3, ["stop"]),
    ],
)
def test_staff_that_adds_to_a_die_does_not_work_in_it(
    card: int, face: int, actions: list[str]
) -> None:
    match = gizia(more=f", staff {card}, hand 45", dice="1122334455")
    before = seat(match)
    play(match, f"die {face}")
    assert match.decision != "order"
    play(match, *actions)
    assert match.decision == "turn"
    assert seat(match)["vp"] == before["vp"]
    assert seat(match)["emperor"] == (2 if face == 4 else 0)


@pytest.mark.parametrize(
    ("card", "face", "legal"),
    [
        (13, 1, ("split 0", "split 1")),
        (13, 2, ("split 0", "split 1")),
        (15, 4, ("emperor 0", "emperor 1", "emperor 2")),
    ],
)
def test_staff_that_changes_a_die_does_not_work_in_it(
    card: int, face: int, legal: tuple[str, ...]
) -> None:
    match = gizia(more=f", staff {card}", dice="1122334455")
    assert play(match, f"die {face}").legal == legal


def test_checker_does_not_work_in_it() -> None:
    match = play(gizia(more=", staff 18, hand 2", dice="55"), "die 5", "hire 2")
    assert seat(match)["crowns"] == 10 - (6 - 2)


def test_in_classic_it_takes_its_place_in_order() -> None:
    match = gizia(more=", crowns 20, staff 23")
    assert (match.decision, match.legal) == ("order", ("effect 1", "effect 2"))
    play(match, "effect 1", "guest 1", "die 4", "emperor 2")
    # Three crowns paid for the guest inside: the Custodian's crown fits afterwards.
    assert seat(match)["crowns"] == 20 - 3 + 1


def test_in_revised_its_menu_is_the_legal_dice_and_nothing_else() -> None:
    match = gizia(more=", crowns 20, staff 1", table=", revised")
    assert (match.decision, match.legal) == ("turn", ("die 1", "die 4"))
    play(match, "die 4", "emperor 2")
    assert counts(match) == [2, 0, 0, 2, 0, 0]
    assert "die 4+" in match.legal  # the outer menu again


def test_in_revised_a_single_die_space_is_used_without_asking() -> None:
    match = gizia(dice="44", table=", revised")
    assert (match.decision, match.steps) == ("advance", ("check-in 1",))


def test_in_revised_it_comes_after_all_other_effects() -> None:
    # 1 crown from the Custodian, 3 for the red group of two; neither fits into the purse.
    rooms = "rooms 32x 42"
    match = gizia(more=", crowns 20, staff 23", rooms=rooms, table=", revised")
    assert (match.decision, match.legal) == ("order", ("effect 2", "effect 3"))
    assert play(match, "effect 3").legal == ("die 1", "die 4")
    match = gizia(more=", crowns 20, staff 23", rooms=rooms)
    assert match.legal == ("effect 1", "effect 2", "effect 3")


def test_in_revised_it_is_not_offered_beside_one_other_effect() -> None:
    match = gizia(more=", crowns 20, staff 23", table=", revised")
    assert (match.decision, match.legal) == ("turn", ("die 1", "die 4"))
    assert "crowns-gained" in kinds(match)


def test_in_revised_it_is_lost_when_no_die_can_be_paid() -> None:
    match = gizia(more=", crowns 0, staff 17", dice="66", table=", revised")
    assert kinds(match)[-1] == "extra-turn-lost"
    assert "die 6" in match.legal  # the Kitchen Hand works in the turn itself
    match = gizia(more=", crowns 0", dice="46", table=", revised")
    assert match.decision == "advance"


def test_in_revised_space_6_costs_its_crown_and_has_no_more_strength() -> None:
    match = play(gizia(more=", staff 17", dice="166", table=", revised"), "die 6", "as 4")
    assert match.legal == ("emperor 0", "emperor 1", "emperor 2")
    assert seat(match)["crowns"] == 9
