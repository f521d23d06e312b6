"""What runs in a worker process: it thinks for bots, works out hints and remembers its bots."""

import multiprocessing
import os
import signal
import sys
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from hotelier.bots.bot import Bot, Budget
from hotelier.bots.catalogue import find_opponent
from hotelier.bots.hints import Hint, hints
from hotelier.core.match import pick_game
from hotelier.core.rng import Rng
from hotelier.core.view import View

LONGEST: Final = 2.0  # seconds for a hint
NICE: Final = 5  # niceness of a worker: the server itself comes first
HUMBLE: Final = 15  # and of one for which nobody waits
REMEMBERED: Final = 16  # bots that one worker remembers; the least recently used goes first


class Sitting(NamedTuple):
    """A bot's place: its seat at a table, and the number of steps taken."""

    table: str
    seat: int
    step: int


# In a worker: the bots it remembers, by table and seat, with the last step each was asked about.
_remembered: OrderedDict[tuple[str, int], tuple[str, int, Bot]] = OrderedDict()


def born(humble: bool) -> None:
    """A worker leaves Ctrl-C to the server, which stops it, and doesn't outlive the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(HUMBLE if humble else NICE)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    """If the server is killed, it stops nobody: its workers would wait for work forever."""
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(1)


def think(
    game: str, bot: str, view: View, legal: Sequence[str], seed: int, sitting: Sitting | None
) -> str:
    """One decision of a bot."""
    opponent = find_opponent(bot).at(pick_game(game, None))
    sitter = _seated(game, bot, sitting)
    return sitter.choose(view, legal, Rng(seed), opponent.budget)


def _seated(game: str, bot: str, sitting: Sitting | None) -> Bot:
    """The bot in that seat as it was left; a new one if it isn't remembered."""
    known = None if sitting is None else _remembered.pop(sitting[:2], None)
    # A bot that's asked again about a step hasn't seen its answer played.
    if known is not None and sitting is not None and known[0] == bot and known[1] < sitting.step:
        sitter = known[2]
    else:
        sitter = find_opponent(bot).sit_down(pick_game(game, None))
    if sitting is not None:
        _remembered[sitting[:2]] = (bot, sitting.step, sitter)
        while len(_remembered) > REMEMBERED:
            _remembered.popitem(last=False)
    return sitter


def advise(game: str, view: View, seed: int, until: float, least: float) -> list[Hint]:
    """The best actions of the seat to move, by a time of the wall clock, and why."""
    # However late it is, and whatever happens to the clock.
    seconds = min(max(until - time.time(), least), LONGEST)
    return hints(pick_game(game, None), view, Rng(seed), Budget(seconds))


def measured(work: Callable[..., Any], args: Sequence[Any]) -> tuple[Any, float]:
    """The result of some work, and this process's peak memory in megabytes."""
    found = work(*args)
    try:
        import resource
    except ImportError:  # not available on Windows
        return found, 0.0
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return found, peak / (2**20 if sys.platform == "darwin" else 2**10)
