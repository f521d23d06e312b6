"""A contest from its first game to its last, wherever the games are played."""

from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from functools import partial

from hotelier.arena.cluster import on_cluster
from hotelier.arena.crew import watched
from hotelier.arena.playing import Contest, Fault, Played, play
from hotelier.arena.schedule import Fixture
from hotelier.core.errors import HotelierError


class BotError(HotelierError):
    """A bot raised an error, hung, or gave an illegal answer."""


def play_all(
    contest: Contest,
    fixtures: Iterable[Fixture],
    jobs: int = 1,
    cluster: str | None = None,
    *,
    apart: bool = False,
    faults: list[Fault] | None = None,
    settled: Callable[[tuple[str, ...]], bool] = lambda seating: False,
) -> Generator[Played, None, None]:
    """The games in the order of the fixtures, from this many processes or from a Ray cluster.

    A single job plays in this process, unless the bots run `apart`. A bot that fails ends the
    contest; if there's a list for `faults`, it only ends its own games. `settled` seatings are no
    longer played. None of this depends on the number of processes.
    """
    out: set[str] = set()

    def dropped(seating: tuple[str, ...]) -> bool:
        return bool(out.intersection(seating)) or settled(seating)

    left = (fixture for fixture in fixtures if not dropped(fixture.seating))
    with closing(_games(contest, left, jobs, cluster, apart)) as games:
        for game in games:
            seating = game.seating if isinstance(game, Fault) else game.result.seating
            if dropped(seating):
                continue
            if isinstance(game, Played):
                yield game
            elif faults is None:
                raise BotError(game.sentence)
            else:
                faults.append(game)
                out.add(game.bot)


def _games(
    contest: Contest, fixtures: Iterator[Fixture], jobs: int, cluster: str | None, apart: bool
) -> Generator[Played | Fault, None, None]:
    if cluster is not None:
        yield from on_cluster(partial(play, contest), fixtures, cluster)
    elif jobs > 1 or apart:
        yield from watched(contest, fixtures, jobs)
    else:
        yield from (play(contest, fixture) for fixture in fixtures)
