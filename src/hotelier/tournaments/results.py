"""What happened in a tournament so far: who met whom, in which seat, and how it ended.

Players are numbers. Points are exact fractions, so that equal players really are equal.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from typing import TypeAlias

Sums: TypeAlias = defaultdict[int, Fraction]  # by player


@dataclass(frozen=True, slots=True)
class Game:
    """One game of a round."""

    players: tuple[int, ...]  # by seat
    scores: tuple[int, ...] = ()  # by seat; empty while it's running, or if it was called off
    winners: frozenset[int] = frozenset()  # seats, from 1
    gone: frozenset[int] = frozenset()  # seats whose player never came, or left for good
    is_off: bool = False  # it has no result, and never will

    @property
    def is_over(self) -> bool:
        """Whether it has a result, or never will."""
        return self.is_off or bool(self.scores)


@dataclass(frozen=True, slots=True)
class Round:
    """The games of a round, and who had no opponent."""

    games: tuple[Game, ...]
    byes: tuple[int, ...] = ()

    @property
    def is_over(self) -> bool:
        """Whether all its games are: only then do its byes and the comparison of tables count."""
        return all(game.is_over for game in self.games)


def match_points(game: Game) -> dict[int, Fraction]:
    """For each player 1 for beating everyone at the table, 0 for losing to everyone.

    In between, every opponent counts the same, and a tie is half a win. Whoever never came, or left
    for good, gets nothing. A game that was called off counts as a tie of everyone.
    """
    if game.is_off:
        return {
            player: Fraction(0) if seat in game.gone else Fraction(1, 2)
            for seat, player in enumerate(game.players, 1)
        }
    if not game.scores:
        return {}
    standing = [(seat in game.winners, score) for seat, score in enumerate(game.scores, 1)]
    points: dict[int, Fraction] = {}
    for at, player in enumerate(game.players):
        beaten = sum(
            (
                Fraction(1) if standing[at] > other else Fraction(1, 2)
                for place, other in enumerate(standing)
                if place != at and standing[at] >= other
            ),
            Fraction(0),
        )
        gone = at + 1 in game.gone
        points[player] = Fraction(0) if gone else beaten / max(1, len(standing) - 1)
    return points


def totals(rounds: Iterable[Round]) -> Sums:
    """The match points of every player so far; a bye is a win once its round is over."""
    points: Sums = defaultdict(Fraction)
    for each in rounds:
        for game in each.games:
            for player, found in match_points(game).items():
                points[player] += found
        for player in each.byes if each.is_over else ():
            points[player] += 1
    return points


def meetings(rounds: Iterable[Round]) -> Counter[frozenset[int]]:
    """How often each pair has met."""
    return Counter(
        frozenset(pair)
        for each in rounds
        for game in each.games
        for pair in combinations(game.players, 2)
    )


def seats_had(rounds: Iterable[Round]) -> Counter[tuple[int, int]]:
    """How often each player has had each seat: by player and seat."""
    return Counter(
        (player, seat)
        for each in rounds
        for game in each.games
        for seat, player in enumerate(game.players, 1)
    )


def byes_had(rounds: Sequence[Round]) -> Counter[int]:
    """How often each player had no opponent."""
    return Counter(player for each in rounds for player in each.byes)
