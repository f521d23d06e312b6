"""One game between bots: each gets its view, its own random stream and its budget, and is timed."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from hotelier.arena.luck import PairedDealer, seed_of
from hotelier.arena.results import GameResult, SeatResult, ranks
from hotelier.arena.schedule import Fixture, labels, schedule
from hotelier.bots.bot import Bot
from hotelier.bots.catalogue import Opponent, find_opponent
from hotelier.core.errors import OptionError
from hotelier.core.game import AnyGame, Options
from hotelier.core.match import Match, pick_game
from hotelier.core.record import Record
from hotelier.core.rng import Rng

SHOWN = 6  # legal actions that a sentence lists


@dataclass(frozen=True, slots=True)
class Contest:
    """Everything that decides the games: whoever plays them, and wherever, they are the same."""

    game: str
    options: Options
    bots: tuple[str, ...]  # as they were asked for
    games: int  # of each pairing, at least
    seed: int
    data: Path | None = None  # the owner's component data
    records: bool = False  # whether to keep every step
    find: Callable[[str], Opponent] = find_opponent

    def fixtures(self) -> list[Fixture]:
        """Every game to be played."""
        return schedule(labels(self.bots), self.options["players"], self.games)

    def opponents(self) -> dict[str, Opponent]:
        """The bots by label; OptionError for one that does not exist."""
        return {
            label: self.find(name) for label, name in zip(labels(self.bots), self.bots, strict=True)
        }


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game, with its record where that is wanted."""

    result: GameResult
    record: Record | None


@dataclass(frozen=True, slots=True)
class Fault:
    """A game that a bot could not go on with, told in a sentence."""

    sentence: str


@dataclass(slots=True)
class Player:
    """A bot in its seat, and the time it has taken."""

    bot: Bot
    opponent: Opponent
    rng: Rng
    decisions: int = 0
    seconds: float = 0.0
    worst: float = 0.0
    late: int = 0

    def choose(self, match: Match, seat: int) -> str:
        """Its answer to the decision of its seat, timed."""
        view, legal = match.view(seat), match.legal
        started = time.perf_counter()
        answer = self.bot.choose(view, legal, self.rng, self.opponent.budget)
        taken = time.perf_counter() - started
        self.decisions += 1
        self.seconds += taken
        self.worst = max(self.worst, taken)
        self.late += taken > self.opponent.budget.seconds
        return answer


def play(contest: Contest, fixture: Fixture) -> Played | Fault:
    """Play a game to its end, or until a bot fails."""
    game = _game(contest.game, contest.data)
    dealer = PairedDealer(seed_of(contest.seed, fixture.deal))
    match = Match(game, contest.options, dealer, fixture.seating).begin()
    opponents = contest.opponents()
    players: list[Player] = []
    for seat, label in enumerate(fixture.seating, start=1):
        rng = Rng(seed_of(contest.seed, fixture.deal, seat, label))
        try:
            bot = opponents[label].sit_down(game)
        except Exception as error:
            return Fault(f"{_who(fixture, seat)} cannot sit down: {_told(error)}")
        players.append(Player(bot, opponents[label], rng))
    while match.actor is not None:
        seat = match.actor
        try:
            answer = players[seat - 1].choose(match, seat)
        except Exception as error:
            return Fault(f"{_who(fixture, seat)} failed {_where(fixture, match)}: {_told(error)}")
        if answer not in match.legal:
            return Fault(
                f"{_who(fixture, seat)} answered {answer!r} {_where(fixture, match)}, which is "
                f"not legal in decision {match.decision!r}; legal: {_few(match.legal)}"
            )
        match.play(answer)
    return Played(_result(fixture, match, players), match.record() if contest.records else None)


@lru_cache(maxsize=4)
def _game(name: str, data: Path | None) -> AnyGame:
    """A game, its component data read once a process."""
    return pick_game(name, data)


def _result(fixture: Fixture, match: Match, players: list[Player]) -> GameResult:
    places = ranks(match.scores, match.winners)
    events = [event for _, event in match.events(None)]
    seats = tuple(
        SeatResult(
            bot=fixture.seating[seat - 1],
            score=match.scores[seat - 1],
            rank=places[seat - 1],
            share=1 / len(match.winners) if seat in match.winners else 0.0,
            decisions=player.decisions,
            seconds=round(player.seconds, 6),
            worst=round(player.worst, 6),
            late=player.late,
            sources=match.game.sources(events, seat, match.options),
        )
        for seat, player in enumerate(players, start=1)
    )
    return GameResult(fixture.number, fixture.deal, seats)


def _who(fixture: Fixture, seat: int) -> str:
    return f"bot {fixture.seating[seat - 1]!r} in seat {seat}"


def _where(fixture: Fixture, match: Match) -> str:
    return f"at step {len(match.steps)} of game {fixture.number} (deal {fixture.deal})"


def _told(error: Exception) -> str:
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__


def _few(legal: tuple[str, ...]) -> str:
    shown = ", ".join(legal[:SHOWN])
    return shown if len(legal) <= SHOWN else f"{shown} and {len(legal) - SHOWN} more"


def read_bots(text: str) -> tuple[str, ...]:
    """The names in a list such as `hard,medium,greedy`."""
    names = tuple(name.strip() for name in text.split(","))
    if not all(names):
        raise OptionError(f"write the bots with a comma between them, as in hard,greedy: {text!r}")
    return names
