"""Who plays whom, in which seats, with which deal.

Every set of bots that fills the table is a pairing. A deal is played once with each rotation of the
bots over the seats (two bots: once each way round), so that everyone gets the same luck. Every
pairing plays the same deals, one deal after another, so that a contest stopped early is balanced.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement, permutations


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game to play; everything is counted from 1."""

    number: int
    deal: int
    seating: tuple[str, ...]  # the bot in each seat


def labels(names: Sequence[str]) -> tuple[str, ...]:
    """A label for each requested bot: one named again gets a number.

    >>> labels(["greedy", "hard", "greedy"])
    ('greedy', 'hard', 'greedy#2')
    """
    before: list[int] = [names[:index].count(name) for index, name in enumerate(names)]
    return tuple(
        f"{name}#{times + 1}" if times else name for name, times in zip(names, before, strict=True)
    )


def pairings(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Every set of bots that fills the seats; if there are too few, each sits at least once."""
    if len(bots) >= players:
        return list(combinations(bots, players))
    return [each for each in combinations_with_replacement(bots, players) if set(each) == set(bots)]


def schedule(bots: Sequence[str], players: int, games: int) -> list[Fixture]:
    """At least this many games of each pairing, in whole deals."""
    found = [
        (deal, seating)
        for pairing in pairings(bots, players)
        for deal, seating in _deals(pairing, games)
    ]
    found.sort(key=lambda fixture: fixture[0])  # keeps the order of pairings within a deal
    return [Fixture(number, *fixture) for number, fixture in enumerate(found, start=1)]


def _deals(pairing: tuple[str, ...], games: int) -> Iterator[tuple[int, tuple[str, ...]]]:
    first, *others = pairing
    orders = sorted(set(permutations(others)))  # who sits after whom changes from deal to deal
    deal = played = 0
    while played < games:
        table = (first, *orders[deal % len(orders)])
        deal += 1
        # A bot against itself sits the same way in every rotation: that's one game.
        turns = dict.fromkeys(table[turn:] + table[:turn] for turn in range(len(table)))
        for seating in turns:
            yield deal, seating
        played += len(turns)
