"""Bots against bots: paired games, statistics and a report, on one machine or on a Ray cluster.

from hotelier.arena import Contest

contest = Contest.between("austria", ["greedy", "my_module:MyBot"], games=200, seed=7)
results = contest.play(jobs=2, out="ladder")
print(results.standings.as_dict())
"""

from hotelier.arena.playing import Contest
from hotelier.arena.running import Results
from hotelier.arena.sequential import Sprt

__all__ = ["Contest", "Results", "Sprt"]
