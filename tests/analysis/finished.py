"""Finished games to analyse, and an effort small enough to wait for."""

from functools import cache

import hotelier
from conformance import play_out
from hotelier.analysis import Analysis, Effort, Work, analyse
from hotelier.core.match import Match
from hotelier.core.record import Record

LITTLE = Effort(rounds=2, trials=4, worlds=2, positions=20)


@cache
def finished(game: str, seed: int = 5, players: int = 2) -> Record:
    """A game played at random to its end."""
    names = ("Anna", "Bela", "Cleo", "Dora")[:players]
    return play_out(hotelier.new(game, seed=seed, players=players, seats=names), seed).record()


@cache
def work(game: str, seed: int = 5) -> Work:
    """Such a game, with its moments to analyse."""
    return Work(finished(game, seed), LITTLE, 1)


def finish(match: Match, seed: int) -> Record:
    """Play on at random to the end."""
    return play_out(match, seed).record()


@cache
def analysed(game: str = "overbooking") -> Analysis:
    """Such a game, fully analysed."""
    return analyse(finished(game), LITTLE, 1)
