"""Actions of one decision tried in the same imagined worlds: which leads to more, and why."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from hotelier.analysis.playing import Horizon, Outcome, error, mean, normal, stream, told
from hotelier.bots.bot import Advice
from hotelier.core.events import Event
from hotelier.core.game import AnyGame, Options
from hotelier.core.judge import Judge
from hotelier.core.promises import COMING, OTHERS, promised
from hotelier.core.rng import Rng
from hotelier.core.state import State
from hotelier.core.view import View

NOTABLE: Final = 0.25  # grains below which a loss isn't worth more trials
BATCH: Final = 16  # trials between checks whether more are needed
CLEAR: Final = 3.5  # standard errors at which a loss needs no more trials
PARTED: Final = 16  # pairs of trials whose final positions are compared by source
BIAS: Final = 0.5  # grains by which the judge may be wrong about two actions of one decision


@dataclass(frozen=True, slots=True)
class Asked:
    """A decision as its seat saw it, and the action it took."""

    step: int
    round: int
    view: View
    taken: str
    options: Options  # of the game

    @property
    def seat(self) -> int:
        """Who decided."""
        assert self.view.seat is not None
        return self.view.seat


@dataclass(frozen=True, slots=True)
class Gap:
    """How many points better one action is than another, with its uncertainty."""

    loss: float
    doubt: float
    why: Mapping[str, float]  # by source of points; together they are the loss

    @property
    def sure(self) -> float:
        return normal(self.loss / self.doubt)


def together(one: Gap, other: Gap) -> Gap:
    """Two measurements as one; the more certain one counts more."""
    weights = 1.0 / one.doubt**2, 1.0 / other.doubt**2
    total = sum(weights)

    def both(first: float, second: float) -> float:
        return (weights[0] * first + weights[1] * second) / total

    names = dict.fromkeys([*one.why, *other.why])
    why = {name: both(one.why.get(name, 0.0), other.why.get(name, 0.0)) for name in names}
    return Gap(both(one.loss, other.loss), 1.0 / sqrt(total), why)


class Trials:
    """Actions of one decision tried in the same imagined worlds."""

    def __init__(
        self,
        game: AnyGame,
        judge: Judge,
        asked: Asked,
        far: tuple[int, int],
        seeds: tuple[int, int],
    ) -> None:
        self.game = game
        self.judge = judge
        self.seat = asked.seat
        self.options = asked.options
        self.seeds = (*seeds, asked.step)
        self.state = game.imagine(asked.view, stream(*self.seeds))
        self.horizon = Horizon.of(judge, self.state, *far)
        self._found: dict[str, list[Outcome]] = {}
        self._why: dict[str, list[dict[str, float]]] = {}
        self._ends: dict[str, list[State]] = {}  # the final positions of the first trials

    def run(self, text: str, number: int) -> None:
        """Try an action until there are this many trials."""
        found = self._found.setdefault(text, [])
        while len(found) < number:
            # The same stream for every action: each meets the same worlds.
            rng = stream(*self.seeds, len(found))
            world = self.state.clone()
            world.redeal(self.seat, rng)
            events: list[Event] = []
            world.sink = events
            self.take(world, text, rng)
            found.append(self.played_on(world, rng))
            self._why.setdefault(text, []).append(self._parted(found[-1], events))
            if len(found) <= PARTED:
                world.sink = None
                self._ends.setdefault(text, []).append(world)

    def take(self, world: State, text: str, _rng: Rng) -> None:
        """Take an action in a world."""
        action = self.game.parse(text)
        assert action is not None
        world.apply(action)

    def played_on(self, world: State, rng: Rng) -> Outcome:
        """How a world goes on."""
        return told(self.judge, world, rng, self.horizon)

    def leads(self, text: str) -> list[float]:
        """The seat's lead at the end of each trial."""
        return [each.lead(self.seat) for each in self._found[text]]

    def gaps(self, taken: str, best: str, number: int) -> list[float]:
        """How much more one action led to than another in each of these worlds."""
        self.run(taken, number)
        self.run(best, number)
        pairs = zip(self.leads(best)[:number], self.leads(taken)[:number], strict=True)
        return [better - worse for better, worse in pairs]

    def why(self, taken: str, best: str) -> dict[str, float]:
        """What one action led to more of than another, by source; together the mean of the gaps."""
        more, less = self._why[best], self._why[taken]
        found = {
            name: mean([each[name] for each in more]) - mean([each[name] for each in less])
            for name in more[0]
        }
        pairs = list(zip(self._ends[best], self._ends[taken], strict=False))
        for one, other in pairs:
            hopes = promised(self.judge, one, other, self.seat, self.game.source_of)
            for name, points in hopes.items():
                if name != COMING:
                    found[name] = found.get(name, 0.0) + points / len(pairs)
                    found[COMING] -= points / len(pairs)
        return found

    def _parted(self, outcome: Outcome, events: Sequence[Event]) -> dict[str, float]:
        """The lead at the end of a trial: points by source and hopes, minus what others have."""
        points = self.game.sources(events, self.seat, self.options)
        own = outcome.worths[self.seat - 1]
        return {
            **{name: float(n) for name, n in points.items()},
            COMING: own - sum(points.values()),
            OTHERS: outcome.lead(self.seat) - own,
        }

    def told(self, text: str) -> Advice:
        """What the trials say about an action."""
        own = self._found[text]
        score = mean([each.worths[self.seat - 1] for each in own])
        win = mean([each.win[self.seat - 1] for each in own])
        return Advice(text, score, win, 0.0)


def compared(trials: Trials, taken: str, best: str, most: int) -> Gap:
    """How much better one action is than another, with as many trials as it takes."""
    grain = trials.judge.grain
    number = 0
    while True:
        number = min(most, number + BATCH)
        gaps = trials.gaps(taken, best, number)
        doubt = sqrt(error(gaps) ** 2 + (BIAS * grain) ** 2)
        loss = mean(gaps)
        settled = loss + doubt < NOTABLE * grain or loss > CLEAR * doubt
        if number == most or (number > BATCH and settled):
            return Gap(loss, doubt, trials.why(taken, best))


def played(trials: Trials, taken: str, best: str, number: int) -> Gap:
    """The same with games played to the end: that needs no judge, but is noisier."""
    gaps = trials.gaps(taken, best, number)
    return Gap(mean(gaps), max(error(gaps), trials.judge.grain), trials.why(taken, best))
