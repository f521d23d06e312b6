"""Who is ahead, and why: points first, then three tie-breaks.

1. Match points: results.py says how they're counted.
2. The opponents' points: the match points of everyone met; at larger tables, their average per
   round. A bye counts as an opponent with as many points as one's own.
3. The margin: how many more points in the games than the average of the others who had the same
   seat with the same deal, once all have finished it; without a shared deal, than the average of
   the others at the own table.
4. Tables won alone; a bye is a win.

Players who are still equal share a place.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from hotelier.tournaments.results import Round, Sums, match_points, totals


@dataclass(frozen=True, slots=True)
class Standing:
    """One line of the table."""

    place: int
    player: int
    points: Fraction
    opponents: Fraction
    margin: Fraction
    wins: int
    played: int  # rounds, byes included


def standings(players: Iterable[int], rounds: Sequence[Round], *, shared: bool) -> list[Standing]:
    """Everyone, the best first; `shared`: all tables of a round had the same deal."""
    points = totals(rounds)
    opponents: Sums = defaultdict(Fraction)
    margin: Sums = defaultdict(Fraction)
    wins: Counter[int] = Counter()
    played: Counter[int] = Counter()
    for each in rounds:
        for player in each.byes if each.is_over else ():
            opponents[player] += points[player]
            wins[player] += 1
            played[player] += 1
        for game in each.games:
            if not game.is_over:
                continue
            total = sum((points[player] for player in game.players), Fraction(0))
            for player in game.players:
                others = max(1, len(game.players) - 1)
                opponents[player] += (total - points[player]) / others
                played[player] += 1
            for player, found in match_points(game).items():
                wins[player] += found == 1
        for player, reached in margins(each, shared=shared).items():
            margin[player] += reached
    known = list(players)
    lines = [(points[each], opponents[each], margin[each], wins[each]) for each in known]
    ahead = sorted(zip(lines, known, strict=True), key=lambda pair: pair[0], reverse=True)
    table: list[Standing] = []
    place = 0
    for at, (line, player) in enumerate(ahead):
        if at == 0 or line != ahead[at - 1][0]:
            place = at + 1
        table.append(Standing(place, player, *line, played[player]))
    return table


def margins(played: Round, *, shared: bool) -> dict[int, Fraction]:
    """What each player reached in a round, compared with the average of others.

    With a shared deal, nobody is compared until all tables have finished it.
    """
    if shared and not played.is_over:
        return {}
    over = [game for game in played.games if game.scores]
    same: defaultdict[tuple[int, int], list[int]] = defaultdict(list)
    for game in over:
        for seat, score in enumerate(game.scores):
            same[len(game.players), seat].append(score)
    found: dict[int, Fraction] = {}
    for game in over:
        for seat, player in enumerate(game.players):
            everyone = same[len(game.players), seat] if shared else list(game.scores)
            if len(everyone) == 1:  # nobody else had this seat
                everyone = list(game.scores)
            own = game.scores[seat]
            others = Fraction(sum(everyone) - own, max(1, len(everyone) - 1))
            found[player] = Fraction(0) if seat + 1 in game.gone else own - others
    return found
