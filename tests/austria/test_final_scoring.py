"""The final scoring and who wins (rules §9; VP below zero §11)."""

import pytest

from austria.positions import play, position
from hotelier.austria.rules.events import ScoringPart

EMPTY = "crowns 0"


def score(text: str, table: str = "", other: str = "") -> int:
    """Seat 1's score at the end, with an empty purse unless the text says otherwise."""
    return position(f"{EMPTY}, {text}; 2: {other or EMPTY}; table: final{table}").scores[0]


def rooms(*names: str) -> str:
    return "rooms " + " ".join(f"{name}x" for name in names)


def test_occupied_rooms_score_their_floor() -> None:
    assert score(rooms("11")) == 1
    assert score(rooms("11", "21")) == 1 + 2
    assert score(rooms("11", "21", "31", "41")) == 1 + 2 + 3 + 4
    assert score("rooms 11 21 31 41") == 0  # prepared is not occupied


def test_crowns_and_kitchen_cubes_score_a_point_each() -> None:
    assert position("crowns 7, kitchen sscwk; table: final").scores == (12, 10)


def test_guests_left_in_the_cafe_cost_five_each_even_with_their_orders_complete() -> None:
    assert score("cafe 61") == -5
    assert score("cafe 61 65: 58:w") == -15  # and the cubes on their orders score nothing


def test_points_may_become_negative_and_still_win() -> None:
    match = position("vp -20, crowns 0; 2: vp -21, crowns 0; table: final")
    assert (match.scores, match.winners) == ((-20, -21), (1,))


@pytest.mark.parametrize(
    ("card", "text", "vp"),
    [
        (27, rooms("13", "14", "11"), 2 * 3),
        (28, rooms("11", "15", "12"), 2 * 3),
        (30, rooms("12", "21", "11"), 2 * 3),
        (31, rooms("11", "12", "13", "14") + " 15", 4),
        (32, "emperor 0", 2),
        (34, rooms("11", "12") + " 13 14", 4),
        (37, rooms("11", "15", "12"), 2 * 2),
        (40, "discs AC", 2 * 5),
        (41, "emperor 4", 2 * 4),
        (46, rooms("11", "12", "13", "14", "15", "21"), 5),
        (47, rooms("11", "21", "31", "41", "12"), 5),
        (48, rooms("11", "15", "12", "21", "13"), 4),
    ],
)
def test_end_staff_scores_on_top(card: int, text: str, vp: int) -> None:
    assert score(f"staff {card}, {text}") - score(text) == vp


def test_end_staff_in_hand_scores_nothing() -> None:
    assert score("hand 31, " + rooms("11")) == 1


def test_secretary_copies_the_best_end_card_of_another_counted_on_ones_own_hotel() -> None:
    mine = rooms("13", "14", "11")  # two red, one blue
    assert score("staff 29, " + mine, other=f"{EMPTY}, staff 27 28") - score(mine) == 2 * 3
    assert score("staff 29, " + mine, other=f"{EMPTY}, staff 28") - score(mine) == 3


def test_secretary_never_copies_a_secretary_and_nothing_scores_nothing() -> None:
    assert score("staff 29, " + rooms("11"), other=f"{EMPTY}, staff 29") == 1
    assert score("staff 29, " + rooms("11"), other=f"{EMPTY}, staff 9 1") == 1


def test_secretary_looks_at_every_other_player() -> None:
    text = "crowns 0, staff 29, rooms 11x; 2: staff 27; 3: staff 28; table: players 3, final"
    assert position(text).scores[0] == 1 + 3


def test_a_tie_goes_to_more_crowns_and_cubes() -> None:
    match = position("vp 5, crowns 0; 2: vp 2, crowns 3; table: final")
    assert (match.scores, match.winners) == ((5, 5), (2,))
    match = position("vp 5, crowns 0; 2: vp 4, crowns 0, kitchen s; table: final")
    assert (match.scores, match.winners) == ((5, 5), (2,))


def test_cubes_on_orders_count_for_the_tie_as_those_in_the_kitchen_do() -> None:
    match = position("vp 10, crowns 0, cafe 58:; 2: vp 2, crowns 3; table: final")
    assert (match.scores, match.winners) == ((5, 5), (1,))  # four cubes against three crowns


def test_a_win_may_be_shared() -> None:
    match = position(
        "vp 5, crowns 1; 2: vp 5, kitchen s, crowns 0; 3: crowns 0; table: players 3, final"
    )
    assert (match.scores, match.winners) == ((6, 6, 0), (1, 2))


def test_the_parts_of_the_scoring_are_told_one_by_one() -> None:
    text = "vp 3, crowns 2, kitchen sw, cafe 69, emperor 8, staff 29 31, rooms 11x 21x"
    match = position(text + "; 2: staff 28; table: round 7, dice 4")
    play(match, "die 4", "emperor 0")
    parts = [e for _, e in match.events(1) if isinstance(e, ScoringPart) and e.seat == 1]
    assert [(part.part, part.vp, part.card, part.copied) for part in parts] == [
        ("staff", 3, 29, 28),
        ("staff", 2, 31, 0),
        ("rooms", 3, 0, 0),
        ("crowns", 3, 0, 0),
        ("cubes", 2, 0, 0),
        ("guests", -5, 0, 0),
    ]
    track = 5  # space 8; one step is left after going back seven: neither bonus nor penalty
    assert match.scores[0] == 3 + track + sum(part.vp for part in parts)
