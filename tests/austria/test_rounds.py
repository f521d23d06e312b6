"""A round: whose turn it is, passing, the reroll, its end (rules §4 and §8, notation §4a)."""

from typing import Any

import pytest

from austria.positions import play, position, seat
from hotelier.core.events import Event
from hotelier.core.match import Match

# Conditions that nobody meets by taking crowns or steps.
NO_CLAIMS = "politics 106 109 113"


def happened(match: Match, *kinds: str) -> list[Event]:
    return [event for _, event in match.events(None) if event.kind in kinds]


def fields(match: Match, kind: str, *names: str) -> list[tuple[object, ...]]:
    return [tuple(getattr(event, name) for name in names) for event in happened(match, kind)]


def shown(match: Match) -> dict[str, Any]:
    return match.view(None).as_dict()


def four(match: Match) -> Match:
    """A short turn: take a 4, all of it steps on the track."""
    steps = shown(match)["dice"][3]
    return play(match, "die 4", f"emperor {steps}")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("first", [1, 2])
def test_turns_follow_the_numbers_k_and_2n_plus_1_minus_k(players: int, first: int) -> None:
    fours = "4" * (2 * players + 1)
    match = position(f"table: players {players}, first {first}, dice {fours}, {NO_CLAIMS}")
    clockwise = [(first - 1 + place) % players + 1 for place in range(players)]
    for number, actor in enumerate(clockwise + clockwise[::-1], start=1):
        assert match.actor == actor
        tile = clockwise.index(actor) + 1
        assert number in (tile, 2 * players + 1 - tile)
        assert shown(match)["seats"][actor - 1]["numbers"][0] == number
        four(match)
    assert shown(match)["round"] == 2


def test_a_die_covers_the_lowest_number_of_the_tile() -> None:
    match = position("table: dice 4444")
    assert [s["numbers"] for s in shown(match)["seats"]] == [[1, 4], [2, 3]]
    four(match)
    assert [s["numbers"] for s in shown(match)["seats"]] == [[4], [2, 3]]
    assert fields(match, "turn-ended", "seat", "number") == [(1, 1)]


def test_the_round_ends_when_every_number_is_covered() -> None:
    match = position(f"covered 1; 2: covered 2; table: dice 4441, {NO_CLAIMS}")
    four(match)
    assert (shown(match)["round"], match.steps[-1].split()[0]) == (2, "~roll")


def test_the_round_ends_when_no_die_is_left() -> None:
    match = position("table: dice 4")
    assert shown(four(match))["round"] == 2
    assert fields(match, "round-ended", "round") == [(1,)]


def test_a_pass_covers_no_number_and_the_next_seat_acts() -> None:
    match = play(position("table: players 3, dice 4444"), "pass")
    assert match.actor == 2
    view = shown(match)["seats"][0]
    assert (view["numbers"], view["passed"]) == ([1, 6], True)


def test_who_has_passed_waits_while_the_others_finish() -> None:
    match = play(position(f"table: dice 44445, {NO_CLAIMS}", ["~roll 4 4"]), "pass")
    assert four(match).actor == 2
    four(match)
    # Both of seat 2's numbers are covered; three dice are left, one goes to the bin.
    assert match.steps[-1] == "~roll 4 4"
    assert match.actor == 1


@pytest.mark.parametrize("action", ["use 1", "guest 5", "check-in 1", "deliver"])
def test_passing_is_the_whole_turn(action: str) -> None:
    match = position("staff 1, kitchen w, cafe 65: 54, rooms 11")
    assert {"pass", action} <= set(match.legal)
    assert "pass" not in play(match, action).legal


def test_pass_is_legal_whenever_no_die_can_be_taken() -> None:
    # Only sixes, no crown: after the guest the seat may still pass.
    match = position("crowns 0; table: dice 66, row 49 50 51 52 53")
    assert match.legal == ("guest 4", "guest 5", "pass")
    play(match, "guest 5")  # only `pass` is left, so it's taken automatically
    assert match.actor == 2
    assert shown(match)["seats"][0]["passed"]


def test_when_all_have_passed_the_lowest_number_bins_a_die_and_rolls_the_rest() -> None:
    match = position("covered 1; table: dice 11122")
    play(match, "pass", "pass")
    # Numbers open: 4 of seat 1, 2 and 3 of seat 2.
    assert fields(match, "die-binned", "seat", "left") == [(2, 4)]
    assert fields(match, "dice-rolled", "seat", "again") == [(2, True)]
    assert len(match.steps[-1].split()) == 1 + 4
    assert match.actor == 2
    assert [s["passed"] for s in shown(match)["seats"]] == [False, False]


def test_each_reroll_bins_one_more_die() -> None:
    match = position("table: dice 111")
    play(match, "pass", "pass")
    assert sum(shown(match)["dice"]) == 2
    play(match, "pass", "pass")
    assert sum(shown(match)["dice"]) == 1
    play(match, "pass", "pass")
    # The last die goes to the bin: the round is over, and all ten dice are back.
    assert fields(match, "die-binned", "left") == [(2,), (1,), (0,)]
    assert (shown(match)["round"], sum(shown(match)["dice"])) == (2, 10)


def test_who_passed_acts_again_in_the_order_of_numbers() -> None:
    match = position("covered 1; table: players 3, dice 4444, first 1", ["~roll 4 4 4"])
    assert match.actor == 2
    play(match, "pass", "pass", "pass")
    assert match.steps[-1] == "~roll 4 4 4"
    actors = []
    for _ in range(3):
        actors.append(match.actor)
        four(match)
    assert actors == [2, 3, 3]


@pytest.mark.parametrize(("first", "following"), [(1, 2), (2, 3), (3, 1)])
def test_the_first_player_moves_left_with_each_round(first: int, following: int) -> None:
    match = position(f"table: players 3, first {first}, dice 4")
    four(match)
    assert (match.actor, shown(match)["first"]) == (following, following)
    assert fields(match, "round-started", "seat", "round") == [(following, 2)]
    assert sum(shown(match)["dice"]) == 12


def test_used_staff_wakes_at_the_end_of_the_round() -> None:
    match = position("staff 1 3, used 1 3; table: dice 4, first 2")
    play(match, "die 4", "emperor 1")
    assert seat(match)["used"] == []
    assert fields(match, "staff-woke", "seat", "cards") == [(1, (1, 3))]
    assert {"use 1", "use 3"} <= set(match.legal)


def test_a_single_legal_action_is_taken_by_itself_the_end_of_a_turn_too() -> None:
    match = play(position("table: dice 44"), "die 4", "emperor 0")
    assert (match.steps, match.actor) == (("die 4", "emperor 0"), 2)


def test_the_guest_comes_before_the_die() -> None:
    match = play(position("staff 1; table: dice 44"), "die 4", "emperor 0")
    assert match.legal == ("end", "use 1")


def test_one_guest_a_turn_at_the_price_of_its_place() -> None:
    for place, price in enumerate((3, 2, 1, 0, 0), start=1):
        match = play(position("table: row 49 50 51 52 53"), f"guest {place}")
        assert seat(match)["crowns"] == 10 - price
        assert not [text for text in match.legal if text.startswith("guest")]


def test_only_guests_that_can_be_paid_are_offered() -> None:
    for crowns, places in ((0, "45"), (1, "345"), (2, "2345"), (3, "12345")):
        legal = position(f"crowns {crowns}").legal
        assert "".join(t[-1] for t in legal if t.startswith("guest")) == places


def test_delivery_boy_makes_every_guest_free() -> None:
    match = position("crowns 0, staff 25")
    assert "guest 1" in match.legal
    assert seat(play(match, "guest 1"))["crowns"] == 0


def test_a_guest_sits_at_the_lowest_free_table() -> None:
    match = play(position("cafe 61 - 62; table: row 49 50 51 52 53"), "guest 5")
    assert seat(match)["cafe"] == [[61, "swww"], [53, "sw"], [62, "scww"]]


def test_without_a_free_table_there_is_no_guest() -> None:
    assert not [t for t in position("cafe 61 62 63").legal if t.startswith("guest")]


def test_scoring_comes_after_rounds_3_5_and_7_only() -> None:
    for number in range(1, 8):
        match = position(f"emperor 9; 2: emperor 9; table: round {number}, dice 4")
        play(match, "die 4", "emperor 1")
        assert bool(happened(match, "emperor-scored")) == (number in (3, 5, 7))


def test_all_seats_score_and_step_back_before_any_bonus() -> None:
    match = position("emperor 5; 2: emperor 13, vp 1; table: round 5, dice 4, tiles A1 B2 C1")
    play(match, "die 4", "emperor 1")
    # Spaces 6 and 13 are worth 4 and 9; five steps back.
    assert fields(match, "emperor-scored", "seat", "start", "end", "vp") == [
        (1, 6, 1, 4),
        (2, 13, 8, 9),
    ]
    kinds = [e.kind for e in happened(match, "emperor-scored", "bonus-given")]
    assert kinds == ["emperor-scored", "emperor-scored", "bonus-given"]
    assert (seat(match, 2)["vp"], seat(match, 2)["crowns"]) == (1 + 9, 15)


def test_bonuses_and_penalties_go_in_the_turn_order_of_the_round_just_ended() -> None:
    match = position("2: emperor 0; 3: emperor 0; table: players 3, round 3, first 2, scoring")
    asked = []
    while match.decision == "penalty":
        asked.append(match.actor)
        play(match, "pay 1")
    assert asked == [2, 3, 1]
    assert match.actor == 3  # who is first in round 4


def test_conference_manager_may_pay_a_crown_to_ignore_a_penalty() -> None:
    text = "2: emperor 4; table: round 3, scoring"
    match = position("crowns 2, staff 26;" + text)
    assert match.legal == ("excuse", "pay 2")
    play(match, "excuse")
    assert (seat(match)["crowns"], seat(match)["vp"]) == (1, 0)
    assert position("crowns 0, staff 26;" + text).decision == "turn"


def test_a_penalty_of_one_option_is_carried_out_as_far_as_it_goes() -> None:
    text = "kitchen sw, cafe 61:ww; 2: emperor 6; table: round 5, tiles A1 B1 C1, scoring"
    match = position(text)
    assert (seat(match)["kitchen"], seat(match)["cafe"]) == ("s0c0w0k0", [[61, "swww"], None, None])


def test_tile_a4_takes_a_free_room_of_the_highest_floor_and_prepared_again_it_scores_again() -> (
    None
):
    text = "rooms 25 35x 45 44; 2: emperor 4; table: round 3, tiles A4 B1 C1, first 2, scoring"
    match = play(position(text, ["~roll 3 3 3 3 3 3 3 3 3 3"]), "pay 1")
    assert (match.decision, match.legal) == ("demolish", ("room 44", "room 45"))
    play(match, "room 45", "die 3", "room 45")
    assert (seat(match)["vp"], seat(match)["crowns"]) == (2, 10 - 3)
