"""Who meets whom in the next round, and in which seats.

At tables of two, the pairing is a matching of minimum cost, found with networkx: so nobody meets
an opponent again, and nobody gets a second bye, as long as there's any way around it. What counts,
in this order: a second bye, meeting again, a third seat of the same kind in surplus, the difference
in points; among equals, the upper half meets the lower half. At tables of three or four, no fast
method finds the best grouping; a search that swaps players finds a good one.
"""

import math
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations, permutations
from random import Random
from typing import Any, Final

from hotelier.tournaments.results import Round, Sums, byes_had, meetings, seats_had, totals

PAIR: Final = 2
MOST_ROUNDS: Final = 20
UNIT: Final = 840  # points are multiples of 1/n for small tables: as integers, nothing gets lost
STARTS: Final = 8  # groupings from which the search at larger tables starts
NOBODY: Final = -1  # whoever meets nobody has a bye


class NotPossible(ValueError):
    """There's no such round."""


@dataclass(frozen=True, slots=True)
class Draw:
    """The next round: tables of players in the order of their seats, and who has a bye."""

    tables: tuple[tuple[int, ...], ...]
    byes: tuple[int, ...] = ()


def table_sizes(players: int, size: int, allowed: Collection[int]) -> list[int]:
    """How many sit at each table: about `size`, the larger tables first.

    Tables of two leave one player without an opponent. Larger ones are made smaller instead, as
    far as the game allows.
    """
    if size > PAIR and players:
        tables = math.ceil(players / size)
        small, larger = divmod(players, tables)
        sizes = [small + 1] * larger + [small] * (tables - larger)
        if set(sizes) <= set(allowed):
            return sizes
    return [size] * (players // size)


def most_rounds(players: int, size: int) -> int:
    """How many rounds there may be: at tables of two, until everyone has met everyone."""
    if size > PAIR:
        return MOST_ROUNDS
    return min(MOST_ROUNDS, players - 1 + players % 2)


def usual_rounds(players: int, size: int, *, everyone: bool) -> int:
    """How many rounds a tournament has if nobody says otherwise.

    `everyone`: all should meet, as in a round robin.
    """
    if everyone:
        wanted = math.ceil((players - 1 + players % 2) / (size - 1))
    else:
        wanted = math.ceil(math.log(max(2, players), size)) + (size > PAIR)
    return max(1, min(wanted, most_rounds(players, size)))


def swiss(
    players: Sequence[int], rounds: Sequence[Round], size: int, allowed: Collection[int], seed: int
) -> Draw:
    """The next round of a Swiss tournament: players with about the same points meet.

    `players` are those who still play; among equal points, their order is the ranking.
    """
    points = totals(rounds)
    ranked = sorted(players, key=lambda player: -points[player])
    if size == PAIR:
        return _paired(ranked, rounds, points, seed)
    return _grouped(ranked, rounds, points, table_sizes(len(ranked), size, allowed), seed)


def round_robin(
    everyone: Sequence[int],
    players: Collection[int],
    rounds: Sequence[Round],
    size: int,
    allowed: Collection[int],
    seed: int,
) -> Draw:
    """The next round of a tournament in which all meet, whatever their points.

    `everyone` started; `players` are those who still play.
    """
    if size == PAIR:
        return _circled(everyone, players, rounds, seed)
    shuffled = [player for player in everyone if player in players]
    Random(seed).shuffle(shuffled)
    return _grouped(
        shuffled, rounds, defaultdict(Fraction), table_sizes(len(shuffled), size, allowed), seed
    )


def seated(group: Sequence[int], had: Counter[tuple[int, int]], seed: int) -> tuple[int, ...]:
    """The players of a table in the order of their seats: everyone where they've sat least."""
    shuffled = list(group)
    Random(seed).shuffle(shuffled)

    def cost(order: tuple[int, ...]) -> int:
        return sum(
            (had[player, seat] + 1) ** 2 - had[player, seat] ** 2
            for seat, player in enumerate(order, 1)
        ) * 100 + _worst(order, had)

    return min(permutations(shuffled), key=cost)


def _worst(order: Sequence[int], had: Counter[tuple[int, int]]) -> int:
    return max(had[player, seat] for seat, player in enumerate(order, 1))


def _paired(ranked: Sequence[int], rounds: Sequence[Round], points: Sums, seed: int) -> Draw:
    """Tables of two, at the least cost of all pairings."""
    if len(ranked) < PAIR:
        raise NotPossible("a round needs two players")
    met, had, byes = meetings(rounds), seats_had(rounds), byes_had(rounds)
    place = {player: at for at, player in enumerate(ranked)}
    worth = {player: int(points[player] * UNIT) for player in ranked}
    groups = Counter(worth.values())
    # Each weight is more than everything below it can add up to.
    fold = len(ranked) ** 2
    gap = fold * len(ranked)
    most = (max(worth.values()) - min(worth.values()) + UNIT) ** 2
    seat = gap * most * len(ranked)
    again = seat * (2 * len(rounds) + 1) ** 2 * len(ranked)
    bye = again * (len(rounds) + 1) ** 2 * len(ranked)

    def surplus(player: int) -> int:
        return had[player, 1] - had[player, 2]

    def cost(one: int, other: int) -> int:
        if other == NOBODY:
            low = worth[one] - min(worth.values())
            return byes[one] * bye + low * low * gap + (len(ranked) - place[one])
        times = met[frozenset((one, other))]
        a, b = surplus(one), surplus(other)
        worst = min(max(abs(a + 1), abs(b - 1)), max(abs(a - 1), abs(b + 1)))
        apart = worth[one] - worth[other]
        half = groups[worth[one]] // 2 if apart == 0 else 1
        return (
            times * (times + 1) * again
            + max(0, worst - 1) * (seat if worst > PAIR else fold)
            + apart * apart * gap
            + abs(abs(place[one] - place[other]) - half)
        )

    field = [*ranked, NOBODY] if len(ranked) % 2 else list(ranked)
    pairs = _matching(field, cost)
    byes_now = tuple(one for one, other in pairs if other == NOBODY)
    tables = sorted((pair for pair in pairs if NOBODY not in pair), key=lambda p: place[p[0]])
    return Draw(tuple(seated(pair, had, seed + at) for at, pair in enumerate(tables)), byes_now)


def _matching(field: Sequence[int], cost: Callable[[int, int], int]) -> list[tuple[int, int]]:
    """Everyone in pairs, at the least cost; in each pair, the first comes first in the field."""
    import networkx  # it takes a while to load, and only this needs it

    graph: Any = networkx.Graph()
    costs = {(a, b): cost(a, b) for a, b in combinations(field, 2)}
    most = max(costs.values())
    graph.add_weighted_edges_from((a, b, most - price) for (a, b), price in costs.items())
    place = {player: at for at, player in enumerate(field)}
    found = networkx.max_weight_matching(graph, maxcardinality=True)
    return sorted(
        ((a, b) if place[a] < place[b] else (b, a) for a, b in found), key=lambda p: place[p[0]]
    )


def _circled(
    everyone: Sequence[int], players: Collection[int], rounds: Sequence[Round], seed: int
) -> Draw:
    """Tables of two, everyone meets everyone once: the first stays, the others go round."""
    field = [*everyone, NOBODY] if len(everyone) % 2 else list(everyone)
    turn = len(rounds) % (len(field) - 1)
    around = field[1:]
    around = around[turn:] + around[:turn]
    circle = [field[0], *around]
    half = len(circle) // 2
    had = seats_had(rounds)
    tables, byes = [], []
    for at, pair in enumerate(zip(circle[:half], reversed(circle[half:]), strict=True)):
        here = [player for player in pair if player in players]
        if len(here) == PAIR:
            tables.append(seated(here, had, seed + at))
        else:
            byes += here
    return Draw(tuple(tables), tuple(byes))


def _grouped(
    ranked: Sequence[int],
    rounds: Sequence[Round],
    points: Sums,
    sizes: Sequence[int],
    seed: int,
) -> Draw:
    """Tables of any size: few meet again, and tables have about the same points."""
    if not sizes:
        raise NotPossible("there are too few players for a table")
    met, had, byes = meetings(rounds), seats_had(rounds), byes_had(rounds)
    places = sum(sizes)
    # Whoever has had the fewest byes, and has the fewest points, waits.
    place = {player: at for at, player in enumerate(ranked)}
    waiting = sorted(ranked, key=lambda player: (byes[player], points[player], -place[player]))
    out = set(waiting[: len(ranked) - places])
    order = [player for player in ranked if player not in out]
    worth = {player: int(points[player] * UNIT) for player in order}
    most = (max(worth.values()) - min(worth.values()) + 1) ** 2
    again = most * places**2

    def cost(group: Sequence[int]) -> int:
        total = 0
        for one, other in combinations(group, 2):
            times = met[frozenset((one, other))]
            total += times * (times + 1) * again + (worth[one] - worth[other]) ** 2
        return total

    random = Random(seed)
    best: list[list[int]] = []
    least = math.inf
    for start in range(STARTS):
        groups = _cut(order, sizes)
        price = _improve(groups, cost)
        if price < least:
            best, least = groups, price
        if least < again:
            break  # nobody meets again
        order = list(order)
        random.shuffle(order)
        if start == STARTS - 2:
            order.sort(key=lambda player: -worth[player])
    tables = tuple(seated(group, had, seed + at) for at, group in enumerate(best))
    return Draw(tables, tuple(player for player in ranked if player in out))


def _cut(order: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    groups, at = [], 0
    for size in sizes:
        groups.append(list(order[at : at + size]))
        at += size
    return groups


def _improve(groups: list[list[int]], cost: Callable[[Sequence[int]], int]) -> int:
    """Swap players between tables while that makes it better; returns what it costs then."""
    prices = [cost(group) for group in groups]
    better = True
    while better:
        better = False
        for one, other in combinations(range(len(groups)), 2):
            for a in range(len(groups[one])):
                for b in range(len(groups[other])):
                    if _swap(groups[one], a, groups[other], b, prices, (one, other), cost):
                        better = True
    return sum(prices)


def _swap(
    left: list[int],
    a: int,
    right: list[int],
    b: int,
    prices: list[int],
    at: tuple[int, int],
    cost: Callable[[Sequence[int]], int],
) -> bool:
    """Swap two players if that's better; whether it was."""
    left[a], right[b] = right[b], left[a]
    now = cost(left), cost(right)
    if sum(now) < prices[at[0]] + prices[at[1]]:
        prices[at[0]], prices[at[1]] = now
        return True
    left[a], right[b] = right[b], left[a]
    return False
