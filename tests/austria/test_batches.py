"""What one event triggers, and in which order (rules §6 “Order of effects”, notation §4).

On the night board 13 14 23 24 are a red group, 32 42 another, 44 a third; 12 21 22 are yellow.
"""

from collections.abc import Sequence

import pytest

from austria.positions import play, position, seat
from hotelier.core.events import Event
from hotelier.core.match import Match


def orders(match: Match) -> tuple[str, ...]:
    """The effects offered; the decision must be `order`."""
    assert match.decision == "order"
    return match.legal


def happened(match: Match, *kinds: str) -> list[Event]:
    return [event for _, event in match.events(1) if event.kind in kinds]


def field(events: Sequence[Event], name: str) -> list[object]:
    return [getattr(event, name) for event in events]


def test_a_die_numbers_its_action_first_then_staff_ascending() -> None:
    # 12 and 19 are points and safe; the action is 1, the Staff Manager 4.
    match = play(position("staff 22 19 12, hand 24, rooms 11"), "die 3")
    assert orders(match) == ("effect 1", "effect 4")
    assert seat(match)["vp"] == 2 + 5


def test_decorators_room_is_the_second_effect_of_a_die_1() -> None:
    match = play(position("staff 14, rooms 11"), "die 1")
    assert orders(match) == ("effect 1", "effect 2")
    play(match, "effect 2")
    assert match.decision == "prepare"
    assert play(match, "room 12").decision == "split"


def test_a_check_in_numbers_reward_then_staff_ascending_then_group_bonus() -> None:
    match = position("crowns 20, staff 23 5, cafe 78:, rooms 32x 42")
    play(match, "check-in 1")
    # invite, Groom's 2, Custodian's 1, and 3 crowns for the red group of two
    assert orders(match) == ("effect 1", "effect 2", "effect 3", "effect 4")
    play(match, "effect 4", "effect 2", "effect 3")
    assert field(happened(match, "crowns-gained"), "lost") == [3, 2, 1]
    assert match.decision == "invite"


def test_a_room_occupied_by_an_effect_numbers_the_revised_custodian_before_the_group_bonus() -> (
    None
):
    text = "crowns 20, staff 23, cafe 72:, rooms 11 32x 42; table: revised"
    match = play(position(text), "check-in 1")
    assert orders(match) == ("effect 1", "effect 2")  # occupy, Custodian
    play(match, "effect 1", "room 42")
    assert orders(match) == ("effect 1", "effect 2")  # Custodian, group bonus
    play(match, "effect 2")
    assert field(happened(match, "crowns-gained"), "lost") == [3, 1, 1]


def test_page_boy_occupies_twice_unasked_for_the_order() -> None:
    match = play(position("hand 35, rooms 11 12 13"), "die 5", "hire 35")
    assert (match.decision, match.legal) == ("occupy", ("room 11", "room 12", "room 13", "stop"))
    play(match, "room 12")
    assert (match.decision, match.legal) == ("occupy", ("room 11", "room 13", "stop"))
    assert play(match, "stop").actor == 2


def test_the_emperors_bonus_numbers_the_tile_first_then_the_gardener() -> None:
    text = "crowns 20, emperor 6, staff 42; 2: emperor 4; table: round 3, scoring"
    match = position(text)
    assert seat(match)["vp"] == 4 + 5
    assert match.decision == "turn"  # the points are safe, the crowns then alone


def test_safe_effects_are_resolved_unasked_lowest_number_first() -> None:
    # Privy Councillor: 1 crown, 1 step; Groom 2 crowns; 3 crowns for the group.
    match = play(position("staff 5, cafe 79:, rooms 32x 42"), "check-in 1")
    safe = happened(match, "crowns-gained", "emperor-moved")
    assert [event.kind for event in safe] == [
        "crowns-gained",
        "emperor-moved",
        *["crowns-gained"] * 2,
    ]
    assert [getattr(event, "crowns", None) for event in safe] == [1, None, 2, 3]
    assert match.steps == ("check-in 1",)


def test_drawing_staff_is_safe() -> None:
    match = play(position("cafe 50:, rooms 12", ["~draw 1 9"]), "check-in 1")
    assert match.steps == ("check-in 1", "~draw 1 9")
    assert match.decision == "prepare"


def test_crowns_that_would_overflow_the_purse_appear_in_order() -> None:
    match = play(position("crowns 17, cafe 84:, rooms 13"), "check-in 1")
    assert (match.decision, seat(match)["crowns"]) == ("invite", 20)
    match = play(position("crowns 18, cafe 84:, rooms 13"), "check-in 1")
    assert orders(match) == ("effect 1", "effect 2")
    play(match, "effect 2", "stop")
    assert seat(match)["crowns"] == 20
    assert field(happened(match, "crowns-gained"), "lost") == [1]


def test_a_safe_effect_with_a_higher_number_goes_before_an_unsafe_one() -> None:
    match = play(position("crowns 18, staff 23, cafe 84:, rooms 13"), "check-in 1")
    assert field(happened(match, "crowns-gained"), "crowns") == [1]
    assert orders(match) == ("effect 1", "effect 2")


def test_safety_is_judged_anew_before_each_resolution() -> None:
    # Architect with a full purse: two rooms, Masseuse's crown and Custodian's.
    match = play(position("crowns 20, staff 7 23, cafe 57:, rooms 12 21x 31x"), "check-in 1")
    assert orders(match) == ("effect 1", "effect 3")
    play(match, "effect 1", "room 41")
    # Two crowns were paid, so both crowns fit now and come without asking; one room is left.
    assert field(happened(match, "crowns-gained"), "crowns") == [1, 1]
    assert (match.decision, seat(match)["crowns"]) == ("prepare", 20)


def test_only_what_fits_now_is_taken_the_rest_is_asked_again() -> None:
    match = play(position("crowns 20, staff 7 23, cafe 57:, rooms 12 21x 31x"), "check-in 1")
    play(match, "effect 1", "room 32")
    # One crown was paid: the first crown fits, the second doesn't and keeps its number.
    assert field(happened(match, "crowns-gained"), "crowns") == [1]
    assert orders(match) == ("effect 2", "effect 4")


def test_equal_effects_are_not_asked_for_their_order() -> None:
    match = play(position("cafe 57:, rooms 12"), "check-in 1")
    assert match.decision == "prepare"
    assert play(match, "room 11").decision == "prepare"
    assert play(match, "stop").decision == "turn"


@pytest.mark.parametrize(
    ("text", "decision"),
    [
        ("cafe 73:, rooms 11, hand 24 45", "hire"),
        ("cafe 88:, rooms 13", "prepare"),
        ("cafe 87:, rooms 13", "invite"),
    ],
)
def test_the_two_equal_effects_of_a_reward_come_one_after_the_other(
    text: str, decision: str
) -> None:
    match = play(position(text), "check-in 1")
    assert match.decision == decision
    assert play(match, "stop").decision == decision
    assert play(match, "stop").decision == "turn"


def test_equal_crowns_of_reward_staff_and_group_are_offered_once() -> None:
    # Apothecary's crown, Custodian's crown and the crown of the red group of one, purse full.
    match = play(position("crowns 20, staff 23, cafe 77:, rooms 44"), "check-in 1")
    assert match.steps == ("check-in 1",)
    assert field(happened(match, "crowns-gained"), "lost") == [1, 1, 1]


def test_of_equal_effects_the_lowest_number_is_offered() -> None:
    match = play(position("crowns 20, staff 23, cafe 84:, rooms 32x 42"), "check-in 1")
    # 3 crowns, invite, 1 crown, 3 crowns for the group: the last equals the first.
    assert orders(match) == ("effect 1", "effect 2", "effect 3")
    assert orders(play(match, "effect 1")) == ("effect 2", "effect 3", "effect 4")


def test_an_effect_is_resolved_wholly_before_the_next() -> None:
    # Landgrave: play a card, prepare a room. The Page Boy's occupations come before the room.
    match = play(position("cafe 66:, rooms 11 12 13 32x 42, hand 35"), "check-in 1")
    assert orders(match) == ("effect 1", "effect 2")
    play(match, "effect 1", "hire 35")
    assert match.decision == "occupy"
    play(match, "room 42")
    assert seat(match)["crowns"] == 10 - 1 + 3  # the group bonus at once
    assert match.decision == "occupy"
    assert play(match, "room 12").decision == "prepare"


def test_the_points_of_the_card_come_before_its_batch() -> None:
    match = play(position("cafe 61:, rooms 12"), "check-in 1")
    assert (orders(match), seat(match)["vp"]) == (("effect 1", "effect 2"), 2)


@pytest.mark.parametrize(("card", "price"), [(23, 5 - 1), (6, 0)])
def test_staff_hired_inside_a_check_in_adds_nothing_to_it(card: int, price: int) -> None:
    match = position(f"cafe 66:, rooms 11, hand {card}")
    play(match, "check-in 1", "effect 1", f"hire {card}")
    assert (seat(match)["crowns"], seat(match)["emperor"]) == (10 - price, 0)
    assert match.decision == "prepare"


def test_staff_hired_inside_a_die_adds_nothing_to_it() -> None:
    match = play(position("staff 22, hand 19, rooms 11"), "die 3", "effect 2", "hire 19")
    assert (match.decision, seat(match)["vp"]) == ("prepare", 0)
    match = play(position("hand 20; table: dice 5551"), "die 5", "hire 20")
    assert seat(match)["emperor"] == 0


def test_strength_is_fixed_when_the_die_is_taken() -> None:
    # Two dice on 3; one is gone from its space, and still two rooms may be prepared.
    match = play(position("rooms 11; table: dice 3344"), "die 3", "room 12")
    assert match.decision == "prepare"
    assert play(match, "room 13").actor == 2


def test_prices_are_those_of_the_moment_of_paying() -> None:
    match = play(position("crowns 5, staff 22, hand 9, rooms 21x; table: dice 333"), "die 3")
    play(match, "effect 2", "hire 9")
    assert seat(match)["crowns"] == 0
    # Now blue rooms are free: 31 over 21, 11 below it; 22 would cost a crown.
    assert (match.decision, match.legal) == ("prepare", ("room 11", "room 31", "stop"))


def test_an_effect_that_can_do_nothing_keeps_its_place_in_order() -> None:
    match = play(position("cafe 66:, rooms 11"), "check-in 1")
    assert orders(match) == ("effect 1", "effect 2")  # no card in hand, but it's listed
    play(match, "effect 1")
    assert match.decision == "prepare"
    assert field(happened(match, "effect-declined"), "decision") == ["hire"]


def test_a_full_cafe_leaves_only_stop_which_is_taken_by_itself() -> None:
    match = position("cafe 87: 61 62, rooms 13; table: row 49 50 51 52 53")
    play(match, "check-in 1")
    assert match.decision == "invite"  # the guest's own table is free again
    play(match, "guest 5")
    assert match.decision == "turn"
    assert field(happened(match, "effect-declined"), "decision") == ["invite"]


def test_bootblacks_four_is_safe_while_its_crowns_fit() -> None:
    fits = play(position("crowns 18, staff 15 16; table: dice 441"), "die 4")
    over = play(position("crowns 19, staff 15 16; table: dice 441"), "die 4")
    gains = ("emperor-moved", "crowns-gained", "points-scored")
    assert [e.kind for e in happened(fits, *gains)] == list(gains)
    assert [e.kind for e in happened(over, *gains)] == ["points-scored", *gains[:2]]


def test_cubes_of_one_effect_are_placed_together() -> None:
    match = play(position("cafe 52 66, hand 21"), "die 5", "hire 21")
    assert (match.decision, match.legal) == (
        "place",
        ("kitchen", "serve 1k", "serve 1w", "serve 2c", "serve 2k"),
    )
    play(match, "serve 1k", "serve 2c")
    assert match.legal == ("kitchen", "serve 1w")
    assert seat(play(match, "kitchen"))["kitchen"] == "s1c0w1k0"


def test_cubes_of_choice_are_all_chosen_before_they_are_placed() -> None:
    text = "emperor 6, cafe 54; 2: emperor 4; table: round 3, tiles A2 B1 C1, scoring"
    match = position(text)
    assert (match.decision, match.legal) == ("cube", ("cube c", "cube k", "cube s", "cube w"))
    assert play(match, "cube w").decision == "cube"
    assert play(match, "cube w").legal == ("kitchen", "serve 1w")
    play(match, "serve 1w", "serve 1w")
    assert seat(match)["cafe"] == [[54, ""], None, None]
