"""Coins, tokens, crests, and who wins (rules §4), counted a second time from the data file."""

import tomllib
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hotelier
from hotelier.core.match import Match
from hotelier.core.rng import Rng
from hotelier.overbooking.rules import box
from hotelier.overbooking.rules.events import GameEnded, ScoringPart
from overbooking.positions import CARDS, position, seat, told

DATA = tomllib.loads(
    (Path(box.__file__).parents[1] / "data" / "overbooking.toml").read_text(encoding="utf-8")
)
COINS = {str(kind["beds"]): kind["coins"] for kind in DATA["kind"]}
BONUSES = ("none", "beginner", "advanced")


def ended(seats: str, bonus: str = "none") -> Match:
    """A game just over, with what the seats have."""
    return position(f"{seats}; table: round 4, bonus {bonus}, closing")


def counted(match: Match, number: int) -> int:
    """A seat's points, from the summary and the data file alone."""
    booked = seat(match, number)["booked"]
    crests = Counter(card[1] for card in booked)
    table = DATA["bonus"][match.options["bonus"]]
    bonus = sum(table.get(str(cards), 0) for cards in crests.values())
    return int(sum(COINS[card[0]] for card in booked) + seat(match, number)["tokens"] + bonus)


def best(match: Match) -> list[int]:
    """The winners, found the same way."""
    ranks = []
    for number in range(1, len(match.seats) + 1):
        three = sum(COINS[card[0]] == 3 for card in seat(match, number)["booked"])
        ranks.append((counted(match, number), three))
    return [number for number, rank in enumerate(ranks, 1) if rank == max(ranks)]


@pytest.mark.parametrize("kind", range(1, 7))
def test_a_booked_card_scores_its_coins(kind: int) -> None:
    match = ended(f"1: booked {kind}b {kind}f")
    assert match.scores == (2 * COINS[str(kind)], 0)


def test_small_groups_pay_more_than_large_ones() -> None:
    assert [COINS[str(kind)] for kind in range(1, 7)] == [3, 3, 2, 2, 1, 1]


def test_a_token_scores_a_point() -> None:
    assert ended("1: tokens 3; 2: tokens 5, booked 6b").scores == (3, 6)


def test_cards_in_hand_in_the_deck_and_discarded_score_nothing() -> None:
    match = ended("1: hand 1b 2b 3b, discarded 1f 2f 3f; 2: booked 6b", "advanced")
    assert match.scores == (0, 1)


@pytest.mark.parametrize("cards", range(7))
@pytest.mark.parametrize(
    ("bonus", "worth"),
    [
        ("none", [0, 0, 0, 0, 0, 0, 0]),
        ("beginner", [0, 0, 0, 0, 2, 4, 6]),
        ("advanced", [0, 0, 0, 0, 2, 5, 10]),
    ],
    ids=BONUSES,
)
def test_the_crest_bonus_goes_by_the_booked_cards_of_a_crest(
    cards: int, bonus: str, worth: list[int]
) -> None:
    booked = [f"{kind}l" for kind in range(1, cards + 1)]
    coins = sum(COINS[card[0]] for card in booked)
    match = ended(f"1: booked {' '.join(booked)}", bonus)
    assert match.scores[0] == coins + worth[cards]


def test_every_crest_has_its_own_bonus_whatever_the_size_of_the_cards() -> None:
    four, six = "1b 3b 4b 6b", "1s 2s 3s 4s 5s 6s"
    match = ended(f"1: booked {four} {six} 1f 1l", "advanced")
    crests = [part for part in told(match, ScoringPart) if (part.seat, part.part) == (1, "crest")]
    assert {part.of: part.vp for part in crests} == {"bird": 2, "fish": 0, "lion": 0, "stag": 10}
    assert match.scores[0] == 8 + 12 + 3 + 3 + 2 + 10


def test_the_parts_of_a_score_add_up_to_it() -> None:
    match = ended("1: booked 1b 2b 3b 4b 5s, tokens 2; 2: booked 6f, tokens 1", "beginner")
    for number in (1, 2):
        mine = [(part.part, part.vp) for part in told(match, ScoringPart) if part.seat == number]
        assert [part for part, _ in mine] == ["coins", "tokens", *["crest"] * 4]
        assert sum(vp for _, vp in mine) == match.scores[number - 1]


@pytest.mark.parametrize(
    ("seats", "scores", "winners", "decided"),
    [
        ("1: booked 1b; 2: tokens 4", (3, 4), (2,), "points"),
        ("1: booked 3b 5b; 2: booked 1b", (3, 3), (2,), "three-coin cards"),
        ("1: booked 1b; 2: tokens 3", (3, 3), (1,), "three-coin cards"),
        ("1: booked 1b, tokens 1; 2: booked 2f 6b", (4, 4), (1, 2), "shared"),
        ("1: tokens 0; 2: tokens 0", (0, 0), (1, 2), "shared"),
        ("1: tokens 5; 2: booked 1b; 3: tokens 5", (5, 3, 5), (1, 3), "shared"),
        ("1: tokens 6; 2: booked 1b 2b; 3: booked 1f 3b 5b", (6, 6, 6), (2,), "three-coin cards"),
        (
            "1: booked 1b; 2: tokens 6; 3: booked 1f 2f; 4: booked 2s 1s",
            (3, 6, 6, 6),
            (3, 4),
            "shared",
        ),
    ],
)
def test_most_points_win_then_most_three_coin_cards_then_the_win_is_shared(
    seats: str, scores: tuple[int, ...], winners: tuple[int, ...], decided: str
) -> None:
    match = ended(seats)
    assert (match.scores, match.winners) == (scores, winners)
    (end,) = told(match, GameEnded)
    assert (end.scores, end.winners, end.decided) == (scores, winners, decided)
    three = [seat(match, n)["booked"] for n in range(1, len(scores) + 1)]
    assert list(end.tiebreak) == [sum(card[0] in "12" for card in cards) for cards in three]


@pytest.mark.parametrize("bonus", BONUSES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_random_game_is_scored_as_the_rules_say(players: int, bonus: str) -> None:
    for seed in range(3):
        match = hotelier.new("overbooking", players=players, bonus=bonus, seed=seed)
        rng = Rng(seed)
        while not match.over:
            match.play(match.legal[rng.below(len(match.legal))])
            assert list(match.scores) == [counted(match, n + 1) for n in range(players)]
        assert list(match.winners) == best(match)
        assert any(match.scores)


hands = st.tuples(st.sets(st.sampled_from(CARDS)), st.integers(0, 16))


@given(st.lists(hands, min_size=2, max_size=4), st.sampled_from(BONUSES))
def test_any_end_is_scored_as_the_rules_say(
    holdings: list[tuple[set[str], int]], bonus: str
) -> None:
    clauses = [
        f"{number}: booked {' '.join(sorted(booked))}, tokens {tokens}"
        for number, (booked, tokens) in enumerate(holdings, 1)
    ]
    match = ended("; ".join(clauses), bonus)
    assert list(match.scores) == [counted(match, n + 1) for n in range(len(holdings))]
    assert list(match.winners) == best(match)
