"""Small bots whose play is known in advance, and contests between them."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from hotelier.arena.contest import play_all
from hotelier.arena.playing import Contest, Played
from hotelier.arena.results import GameResult, SeatResult
from hotelier.bots.bot import Bot, Budget
from hotelier.bots.catalogue import Opponent, find_opponent
from hotelier.core.errors import OptionError
from hotelier.core.game import AnyGame, find_game
from hotelier.core.rng import Rng
from hotelier.core.view import View


class First(Bot):
    """Always the first legal action."""

    def choose(self, view: View, legal: Sequence[str], rng: Rng, budget: Budget) -> str:
        return legal[0]


class Last(Bot):
    """Always the last legal action."""

    def choose(self, view: View, legal: Sequence[str], rng: Rng, budget: Budget) -> str:
        return legal[-1]


class Busy(Bot):
    """Prefers something with an argument (`die 3`) to a bare word (`pass`); otherwise at random."""

    def choose(self, view: View, legal: Sequence[str], rng: Rng, budget: Budget) -> str:
        doing = [text for text in legal if " " in text]
        choice = doing if doing and rng.below(8) else list(legal)
        return choice[rng.below(len(choice))]


class Faulty(First):
    """Plays five decisions, and then does something wrong."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.left = 5

    def choose(self, view: View, legal: Sequence[str], rng: Rng, budget: Budget) -> str:
        self.left -= 1
        return self.go_wrong() if self.left < 0 else legal[0]

    def go_wrong(self) -> Any:
        raise NotImplementedError


class Cheating(Faulty):
    """Answers with an illegal action."""

    def go_wrong(self) -> str:
        return "check out"


class Silent(Faulty):
    """Answers nothing."""

    def go_wrong(self) -> None:
        return None


class Raising(Faulty):
    """Breaks down."""

    def go_wrong(self) -> str:
        raise ZeroDivisionError("division by zero")


class Absent(First):
    """Doesn't even take its seat."""

    def __init__(self, game: AnyGame) -> None:
        raise RuntimeError("no taxi")


class Told(First):
    """Reports the budget and seat it was given."""

    def choose(self, view: View, legal: Sequence[str], rng: Rng, budget: Budget) -> str:
        assert (view.seat, view.legal) == (view.actor, tuple(legal))
        assert budget == Budget(0.25)
        return legal[0]


BOTS = {
    kind.__name__.lower(): kind
    for kind in (First, Last, Busy, Cheating, Silent, Raising, Absent, Told)
}


def find(name: str) -> Opponent:
    """A bot of this file; any other comes from the catalogue."""
    if name not in BOTS:
        return find_opponent(name)
    return Opponent(name, Budget(0.25), BOTS[name], "")


def find_strictly(name: str) -> Opponent:
    """A bot of this file that has no time at all."""
    if name not in BOTS:
        raise OptionError(f"there is no opponent {name!r}")
    return Opponent(name, Budget(0.0), BOTS[name], "")


def find_patiently(name: str) -> Opponent:
    """A bot of this file that has unlimited time."""
    return replace(find_strictly(name), budget=Budget(1e9))


def contest(
    *bots: str,
    game: str = "austria",
    games: int = 4,
    seed: int = 7,
    records: bool = False,
    data: Path | None = None,
    **options: Any,
) -> Contest:
    """A contest between bots of this file or of the catalogue."""
    chosen = find_game(game).read_options(options)
    return Contest(game, chosen, bots, games, seed, data, records, find)


def played(asked: Contest, jobs: int = 1, cluster: str | None = None) -> list[Played]:
    """All its games."""
    return list(play_all(asked, asked.fixtures(), jobs, cluster))


def timeless(results: Sequence[GameResult]) -> list[dict[str, Any]]:
    """Results without the times, which vary."""
    kept = ("bot", "score", "rank", "share", "decisions", "sources")
    return [
        {"number": result.number, "deal": result.deal}
        | {f"seat {n}": {name: getattr(seat, name) for name in kept} for n, seat in _seats(result)}
        for result in results
    ]


def _seats(result: GameResult) -> list[tuple[int, SeatResult]]:
    return list(enumerate(result.seats, start=1))


def finished(number: int, deal: int, **scores: int) -> GameResult:
    """A made-up result: the bots in seat order with their scores."""
    best = max(scores.values())
    winners = [bot for bot, score in scores.items() if score == best]
    seats = tuple(
        SeatResult(
            bot=bot,
            score=score,
            rank=1 + sum(other > score for other in scores.values()),
            share=1 / len(winners) if bot in winners else 0.0,
            decisions=10,
            seconds=1.0,
            worst=0.5,
            late=1,
            sources={"guests": score},
        )
        for bot, score in scores.items()
    )
    return GameResult(number, deal, seats)
