"""The final scoring computed a second time, from the rules page §9 and the summary alone."""

import re
from collections import Counter
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from austria.positions import position
from austria.walks import AUSTRIA, ROOMS, accounts, groups_of, on_file, state_of
from conformance import Variant
from hotelier.austria.rules.cards import CLASSIC, GUESTS
from hotelier.austria.rules.events import ScoringPart
from hotelier.core.match import Match

SECRETARY = 29
END_CARDS = {27, 28, 29, 30, 31, 32, 34, 37, 40, 41, 46, 47, 48}


@dataclass(frozen=True)
class Hotel:
    """What one player has to count."""

    seat: dict[str, Any]
    layout: str
    revised: bool

    @property
    def occupied(self) -> set[str]:
        return {room for room, mark in zip(ROOMS, self.seat["rooms"], strict=True) if mark == "x"}

    def of_colour(self, letter: str) -> int:
        colour = dict(zip(ROOMS, self.layout, strict=True))
        return sum(colour[room] == letter for room in self.occupied)

    def full(self, sets: list[set[str]]) -> int:
        return sum(some <= self.occupied for some in sets)

    def cubes(self) -> int:
        return sum(int(number) for number in re.findall(r"\d+", self.seat["kitchen"]))

    def wealth(self) -> int:
        """Crowns and all cubes owned: what breaks a tie."""
        seated = [table for table in self.seat["cafe"] if table]
        served = sum(len(GUESTS[guest].order) - len(missing) for guest, missing in seated)
        return int(self.seat["crowns"]) + self.cubes() + served

    def end_card(self, card: int) -> int:
        """The value of an endgame card here."""
        floors = [{room for room in ROOMS if room[0] == floor} for floor in "1234"]
        columns = [{room for room in ROOMS if room[1] == column} for column in "12345"]
        track = 2 * self.seat["emperor"]
        worth = {
            27: 3 * self.of_colour("R"),
            28: 3 * self.of_colour("B"),
            30: 3 * self.of_colour("Y"),
            31: len(self.occupied),
            32: 2 * len(self.seat["staff"]),
            34: 20 - self.seat["rooms"].count("."),
            37: 2 * self.full([set(group) for group in groups_of(self.layout)]),
            40: 5 * len(self.seat["discs"]),
            41: track if self.revised else min(track, 12),
            46: 5 * self.full(floors),
            47: 5 * self.full(columns),
            48: 4 * min(self.of_colour(letter) for letter in "RBY"),
        }
        return int(worth[card])

    def parts(self, others: set[int]) -> Counter[tuple[str, int, int]]:
        """Every part of the scoring: its name, its staff card or 0, its points."""
        found = [("staff", card, self.end_card(card)) for card in self.ends() - {SECRETARY}]
        if SECRETARY in self.ends():
            copied = [self.end_card(card) for card in others & END_CARDS - {SECRETARY}]
            found.append(("staff", SECRETARY, max(copied, default=0)))
        found.append(("rooms", 0, sum(int(room[0]) for room in self.occupied)))
        found.append(("crowns", 0, self.seat["crowns"]))
        found.append(("cubes", 0, self.cubes()))
        found.append(("guests", 0, -5 * sum(table is not None for table in self.seat["cafe"])))
        return Counter(found)

    def ends(self) -> set[int]:
        return set(self.seat["staff"]) & END_CARDS


def check(match: Match, scores_before: list[int], told: list[ScoringPart]) -> None:
    """Parts, scores and winners of a finished game."""
    state = state_of(match)
    hotels = [
        Hotel(seat, CLASSIC.layouts[s.board.name], state.revised)
        for seat, s in zip(match.game.summary(state)[0], state.seats, strict=True)
    ]
    ranks: list[tuple[int, int]] = []
    for number, hotel in enumerate(hotels, 1):
        others = {card for other in hotels if other is not hotel for card in other.seat["staff"]}
        parts = hotel.parts(others)
        mine = [part for part in told if part.seat == number]
        assert Counter((part.part, part.card, part.vp) for part in mine) == parts
        for part in mine:
            assert part.copied == 0 or part.copied in others & END_CARDS - {SECRETARY}
        score = scores_before[number - 1] + sum(vp for _, _, vp in parts.elements())
        assert match.scores[number - 1] == score
        ranks.append((score, hotel.wealth()))
    assert list(match.winners) == [n for n, rank in enumerate(ranks, 1) if rank == max(ranks)]


@pytest.mark.parametrize("variant", AUSTRIA, ids=str)
def test_a_game_on_file_is_scored_as_the_rules_say(variant: Variant) -> None:
    match = on_file(variant).replay()
    told = [event for _, event in match.events(None) if isinstance(event, ScoringPart)]
    check(match, [book["vp"] for book in accounts(match)], told)


@st.composite
def last_positions(draw: st.DrawFn) -> str:
    """The end of a game with any hotels, hired endgame cards and leftovers."""
    players = draw(st.integers(2, 4))
    cards = draw(st.permutations([*sorted(END_CARDS), 1, 5, 9, 12, 21, 26]))
    guests = draw(st.permutations(sorted(GUESTS)))
    boards = draw(st.sampled_from([["night"] * 4, ["D", "A", "C", "B"]]))
    clauses: list[str] = []
    for seat in range(players):
        marks = draw(st.lists(st.sampled_from([".", "", "x", "x"]), min_size=20, max_size=20))
        rooms = [room + mark for room, mark in zip(ROOMS, marks, strict=True) if mark != "."]
        mine = [cards.pop() for _ in range(draw(st.integers(0, 4)))]
        seated = [guests.pop() for _ in range(draw(st.integers(0, 3)))]
        cafe = [f"{g}:{GUESTS[g].order[draw(st.integers(0, 4)) :]}" for g in seated]
        small = st.integers(0, 2)  # so that there are ties
        clauses.append(
            f"{seat + 1}: board {boards[seat]}, crowns {draw(small)}, vp {draw(small)},"
            f" kitchen {'scwk'[: draw(small)]}, emperor {draw(st.integers(0, 13))},"
            f" rooms {' '.join(rooms)}, staff {' '.join(map(str, mine))},"
            f" cafe {' '.join(cafe)}, discs {draw(st.sampled_from(['', 'A', 'BC', 'ABC']))}"
        )
    revised = ", revised" if draw(st.booleans()) else ""
    return "; ".join([*clauses, f"table: final, round 7, players {players}{revised}"])


@given(last_positions())
def test_any_end_is_scored_as_the_rules_say(text: str) -> None:
    match = position(text)
    before = [int(clause.split("vp ")[1].split(",")[0]) for clause in text.split("; ")[:-1]]
    told = [event for event in match.state.sink or [] if isinstance(event, ScoringPart)]
    check(match, before, told)


@pytest.mark.parametrize(
    ("second", "winners"),
    [
        ("vp 10, crowns 3, cafe 72:sck", (1,)),
        ("vp 10, crowns 3, cafe 66:k", (1, 2)),
        ("vp 9, crowns 3, kitchen s, cafe 66:k", (2,)),
    ],
)
def test_a_tie_goes_to_crowns_and_cubes_and_is_shared_after_that(
    second: str, winners: tuple[int, ...]
) -> None:
    """Cubes on an order count for the tiebreak and give no points."""
    match = position(f"vp 10, crowns 3, cafe 72:ck; 2: {second}; table: final")
    assert match.scores == (8, 8)
    assert match.winners == winners
