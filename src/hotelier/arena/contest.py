"""A contest from its first game to its last, wherever the games are played."""

from collections.abc import Generator, Iterable
from contextlib import closing
from functools import partial

from hotelier.arena.cluster import on_cluster
from hotelier.arena.playing import Contest, Fault, Played, play
from hotelier.arena.processes import shared_out
from hotelier.arena.schedule import Fixture
from hotelier.core.errors import HotelierError


class BotError(HotelierError):
    """A bot raised an error or answered what is not legal."""


def play_all(
    contest: Contest, fixtures: Iterable[Fixture], jobs: int = 1, cluster: str | None = None
) -> Generator[Played, None, None]:
    """The games in the order of the fixtures, from so many processes or from a Ray cluster."""
    work = partial(play, contest)
    games: Generator[Played | Fault, None, None]
    if cluster is not None:
        games = on_cluster(work, fixtures, cluster)
    else:
        games = shared_out(work, fixtures, jobs, patient=False)
    with closing(games):
        for game in games:
            if isinstance(game, Fault):
                raise BotError(game.sentence)
            yield game
