"""One game between bots: each gets its view, its own random stream and its budget, and is timed."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hotelier.arena.results import GameResult, SeatResult, ranks
from hotelier.arena.schedule import Fixture, labels, schedule
from hotelier.bots.bot import Bot
from hotelier.bots.catalogue import Opponent
from hotelier.bots.outside import find_any_opponent, name_of
from hotelier.core.errors import OptionError
from hotelier.core.game import START, TUNED, AnyGame, Options
from hotelier.core.luck import PairedDealer, seed_of
from hotelier.core.match import Match, pick_game
from hotelier.core.record import Record
from hotelier.core.rng import Rng

if TYPE_CHECKING:
    from hotelier.arena.running import Results
    from hotelier.arena.sequential import Sprt

SHOWN = 6  # legal actions listed in an error
LONGEST = 80  # characters of a wrong answer that an error quotes
PATIENCE = 60.0  # seconds after which a bot in another process counts as hanging

Mark = Callable[[int, int], object]  # gets the seat that thinks and the step; seat 0: nobody


@dataclass(frozen=True, slots=True)
class Contest:
    """Everything that determines the games: they're the same wherever they're played.

    Usually made by `Contest.between`.

    Examples:
        >>> import hotelier
        >>> contest = hotelier.Contest.between("overbooking", ["first-legal", "random"], games=2)
        >>> results = contest.play()
        >>> [bot["games"] for bot in results.standings.as_dict()["bots"]]
        [2, 2]
    """

    game: str
    options: Options
    bots: tuple[str, ...]  # as requested
    games: int  # per pairing, at least
    seed: int
    data: Path | None = None  # the owner's component data
    records: bool = False  # whether to keep every step
    find: Callable[[str], Opponent] = find_any_opponent
    patience: float = PATIENCE

    @classmethod
    def between(
        cls,
        game: str,
        bots: Sequence[str | type[Bot]],
        games: int = 100,
        seed: int = 1,
        *,
        data: Path | None = None,
        records: bool = False,
        **options: Any,
    ) -> "Contest":
        """A contest between bots, with the usual options or with others.

        Args:
            game: The name of the game.
            bots: Names (`"greedy"`, `"search@600n"`, `"my_module:MyBot"`) or classes.
            games: How many for each pairing, rounded up to whole deals.
            seed: The same seed deals the same games.
            data: The file with the component data of your own box.
            records: Whether to keep every step of every game.
            options: The options of the game, such as `players`.
        """
        names = tuple(each if isinstance(each, str) else name_of(each) for each in bots)
        chosen = _game(game, data).read_options(options)
        contest = cls(game, chosen, names, games, seed, data, records)
        contest.opponents()
        return contest

    def play(
        self,
        jobs: int = 1,
        out: str | Path | None = None,
        sprt: "Sprt | None" = None,
        cluster: str | None = None,
    ) -> "Results":
        """Play all games, or those that aren't in the directory `out` yet.

        Args:
            jobs: How many processes.
            out: A directory for the results; the same contest goes on there.
            sprt: A sequential test that ends a match as soon as it is clear.
            cluster: The address of a Ray cluster.
        """
        from hotelier.arena.running import Results  # it imports this module

        results = Results(self, None if out is None else Path(out), sprt)
        results.play(jobs, cluster)
        return results

    def fixtures(self) -> list[Fixture]:
        """Every game to be played."""
        return schedule(labels(self.bots), self.options["players"], self.games)

    def opponents(self) -> dict[str, Opponent]:
        """The bots by label; an error for one that doesn't exist, or whose file doesn't fit."""
        game = _game(self.game, self.data)
        found = {
            label: self.find(name).at(game)
            for label, name in zip(labels(self.bots), self.bots, strict=True)
        }
        for opponent in found.values():
            if opponent.weights not in (TUNED, START):
                opponent.sit_down(game)
        return found


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game, with its record if requested."""

    result: GameResult
    record: Record | None


@dataclass(frozen=True, slots=True)
class Fault:
    """A game that a bot couldn't continue, with the reason as a sentence."""

    sentence: str
    bot: str
    seating: tuple[str, ...]


@dataclass(slots=True)
class Player:
    """A bot in its seat, and the time it has used."""

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


def play(contest: Contest, fixture: Fixture, mark: Mark | None = None) -> Played | Fault:
    """Play a game to its end, or until a bot fails."""
    mark = mark or _unmarked
    game = _game(contest.game, contest.data)
    dealer = PairedDealer(seed_of(contest.seed, fixture.deal))
    match = Match(game, contest.options, dealer, fixture.seating).begin()
    opponents = contest.opponents()
    players: list[Player] = []
    for seat, label in enumerate(fixture.seating, start=1):
        rng = Rng(seed_of(contest.seed, fixture.deal, seat, label))
        mark(seat, 0)
        try:
            bot = opponents[label].sit_down(game)
        except FAILURES as error:
            return fault(fixture, seat, f"can’t take its seat: {_told(error)}")
        players.append(Player(bot, opponents[label], rng))
    while match.actor is not None:
        seat = match.actor
        mark(seat, len(match.steps))
        try:
            answer: object = players[seat - 1].choose(match, seat)
        except FAILURES as error:
            at = where(fixture, len(match.steps))
            return fault(fixture, seat, f"failed {at}: {_told(error)}")
        if not isinstance(answer, str) or answer not in match.legal:
            at = where(fixture, len(match.steps))
            return fault(
                fixture,
                seat,
                f"answered {_short(answer)} {at}, which "
                f"isn’t legal in decision {match.decision!r}; legal: {_few(match.legal)}",
            )
        match.play(answer)
    mark(0, 0)
    return Played(_result(fixture, match, players), match.record() if contest.records else None)


# A bot that calls sys.exit ends its game, not the contest.
FAILURES = (Exception, SystemExit)


def _unmarked(seat: int, step: int) -> None:
    """The default mark: nobody is watching."""


@lru_cache(maxsize=4)
def _game(name: str, data: Path | None) -> AnyGame:
    """A game, with its component data read once per process."""
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


def fault(fixture: Fixture, seat: int, what: str) -> Fault:
    """What the bot in a seat did wrong."""
    bot = fixture.seating[seat - 1]
    return Fault(f"bot {bot!r} in seat {seat} {what}", bot, fixture.seating)


def where(fixture: Fixture, step: int) -> str:
    """The place in a contest where something happened."""
    return f"at step {step} of game {fixture.number} (deal {fixture.deal})"


def _told(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__


def _short(answer: object) -> str:
    """A wrong answer, shortened: a bot may answer anything, of any length."""
    told = repr(answer)
    return told if len(told) <= LONGEST else f"{told[:LONGEST]}…"


def _few(legal: tuple[str, ...]) -> str:
    shown = ", ".join(legal[:SHOWN])
    return shown if len(legal) <= SHOWN else f"{shown} and {len(legal) - SHOWN} more"


def read_bots(text: str) -> tuple[str, ...]:
    """The names in a list such as `hard,medium,greedy`."""
    names = tuple(name.strip() for name in text.split(","))
    if not all(names):
        raise OptionError(f"separate the bots with commas, as in hard,greedy: {text!r}")
    return names
