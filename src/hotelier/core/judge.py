"""What a game knows about its own positions, for players that know no game.

Search and planning are the same for every game. A game adds what only it can know: what a position
is worth, what a sensible player would quickly do, and when a stretch of play is over so that its
value can be estimated. The value can also come from elsewhere: see `evaluator`.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from hotelier.core.rng import Rng
from hotelier.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Estimates the value of positions, in batches if it prefers that.

    Give one to `Planner` or `Search`. Any object with these methods will do, too. `batch` is how
    many positions it prefers per call. `offers` says whether it also has `priors`: by default, if a
    subclass defines them.

    Examples:
        >>> import hotelier
        >>> from hotelier.bots.thinkers import Planner
        >>> class Points(hotelier.Evaluator):
        ...     def values(self, states):
        ...         return [[float(score) for score in state.scores()] for state in states]
        >>> bot = Planner(hotelier.find_game("overbooking"), evaluator=Points())
    """

    def __init__(self) -> None:
        self.batch: i64 = 1  # how many positions it prefers per call
        self.offers: bool = type(self).priors is not Evaluator.priors  # it also rates actions

    def values(self, states: list[State]) -> list[list[float]]:
        """For each position, the final score that each seat can expect, seat 1 first."""
        raise NotImplementedError

    def priors(self, states: list[State]) -> list[list[float]]:
        """For each position, how likely each legal action is the best; called if it `offers`."""
        raise NotImplementedError

    def facts(self) -> dict[str, Any]:
        """Everything it consists of, by name, including attributes of a subclass in Python."""
        return {**getattr(self, "__dict__", {}), "batch": self.batch, "offers": self.offers}

    def prepare(self) -> None:
        """Compute what follows from the facts."""

    def __reduce__(self) -> tuple[Any, ...]:
        return revived, (type(self), self.facts())


def revived(kind: Any, facts: dict[str, Any]) -> Any:
    """An evaluator as it was before pickling."""
    made = kind.__new__(kind)
    for name, value in facts.items():
        setattr(made, name, value)
    made.prepare()
    return made


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(Evaluator):
    """Subclassed natively by a game."""

    def __init__(self) -> None:
        super().__init__()
        self.grain: float = 1.0  # points by which sensible actions usually differ
        self.worlds: i64 = 4  # imagined worlds that a first plan needs: more if more is hidden
        self.foresight: i64 = 0  # stretches worth playing on before the position is valued

    def facts(self) -> dict[str, Any]:
        own = {"grain": self.grain, "worlds": self.worlds, "foresight": self.foresight}
        return {**super().facts(), **own}

    def worth(self, state: State, seat: i64) -> float:
        """The final score this seat (from 1) can expect; exact once the game is over."""
        raise NotImplementedError

    def values(self, states: list[State]) -> list[list[float]]:
        return [
            [self.worth(state, seat + 1) for seat in range(len(state.scores()))] for state in states
        ]

    def same(self, one: State, other: State, seat: i64) -> bool:
        """Whether a seat surely has the same value in two positions, without judging either."""
        return False

    def doubt(self, state: State, seat: i64) -> float:
        """By how many points that's usually off."""
        raise NotImplementedError

    def stage(self, state: State) -> i64:
        """A number that changes when a stretch of play ends: `worth` is most accurate there."""
        raise NotImplementedError

    def policy(self, state: State, rng: Rng) -> i64:
        """A quick, sensible action for the seat that decides."""
        raise NotImplementedError

    def key(self, state: State) -> int:
        """Equal for positions that are practically the same to the seat to move."""
        raise NotImplementedError

    def redeal(self, state: State, seat: i64, rng: Rng) -> None:
        """Deal again what a seat can't see: every deal as likely as it's believed to be."""
        state.redeal(seat, rng)


DOUBT: Final = "doubt"  # not a feature: its weights say how far worth is usually off
ROOM: Final = 512  # initial capacity for notes
DERIVED: Final = ("unsure", "columns", "which", "amounts", "room", "noted")


@mypyc_attr(allow_interpreted_subclasses=True)
class LinearJudge(Judge):
    """Worth as a sum: points as good as scored, and features times weights that change over time.

    A feature has three weights a, b, c; with the share t of the game still ahead of the seat, it's
    worth a + b·t + c·t² each. So a script can fit the weights, and a person can read them.
    """

    def __init__(
        self, names: Sequence[str], weights: Mapping[str, Sequence[float]], steps: i64
    ) -> None:
        super().__init__()
        self.names: list[str] = list(names)
        self.closer_names: list[str] = []  # what `look_closer` notes, after the features
        self.weights: Mapping[str, Sequence[float]] = weights
        self.steps: i64 = steps  # how many steps of time there are
        self.unsure: i64 = 0
        self.columns: list[vec[float]] = []  # [steps still ahead][feature]
        # What was noted this time: features, their amounts and their number.
        self.which: vec[i64] = vec[i64]()
        self.amounts: vec[float] = vec[float]()
        self.room: i64 = 0
        self.noted: i64 = 0
        LinearJudge.prepare(self)

    def facts(self) -> dict[str, Any]:
        found = {name: fact for name, fact in super().facts().items() if name not in DERIVED}
        weights = dict(self.weights)
        own = {"closer_names": self.closer_names, "weights": weights, "steps": self.steps}
        return {**found, "names": self.names, **own}

    def prepare(self) -> None:
        self.unsure = self.names.index(DOUBT)
        self.columns = []
        for step in range(self.steps + 1):
            share: float = step / int(self.steps)
            column = vec[float]()
            for name in self.names:
                a, b, c = self.weights.get(name, (0.0, 0.0, 0.0))
                column = append(column, float(a + b * share + c * share * share))
            self.columns.append(column)
        self.which = vec[i64]()
        self.amounts = vec[float]()
        self.room = 0
        self.noted = 0
        self.make_room()

    def counted(self, state: State, seat: i64) -> i64:
        """Points that the seat has or is almost sure of."""
        raise NotImplementedError

    def ahead(self, state: State, seat: i64) -> i64:
        """How many steps of time the seat still has ahead of it."""
        raise NotImplementedError

    def look(self, state: State, seat: i64) -> None:
        """Note every feature of the seat that isn't zero."""
        raise NotImplementedError

    def look_closer(self, state: State, seat: i64) -> None:
        """Also note the position itself, where it isn't zero: only a network needs that."""

    def same_closer(self, one: State, other: State, seat: i64) -> bool:
        """Whether `look_closer` would surely note the same in two positions."""
        return False

    def note(self, feature: i64, amount: i64) -> None:
        """Note a feature with its amount."""
        at: i64 = self.noted
        if at == self.room:
            self.make_room()
        self.which[at] = feature
        self.amounts[at] = float(amount)
        self.noted = at + 1

    def make_room(self) -> None:
        """Make room for more notes."""
        which = self.which
        amounts = self.amounts
        more: i64 = 0
        while more < ROOM:
            which = append(which, 0)
            amounts = append(amounts, 0.0)
            more += 1
        self.which = which
        self.amounts = amounts
        self.room += ROOM

    def sum_up(self, state: State, seat: i64) -> float:
        """What was noted, times the weights at that time."""
        column = self.columns[self.ahead(state, seat)]
        which = self.which
        amounts = self.amounts
        total: float = float(self.counted(state, seat))
        number: i64 = self.noted
        at: i64 = 0
        while at < number:
            total += column[which[at]] * amounts[at]
            at += 1
        return total

    def worth(self, state: State, seat: i64) -> float:
        if state.over:
            return float(self.counted(state, seat))
        self.noted = 0
        self.look(state, seat)
        return self.sum_up(state, seat)

    def doubt(self, state: State, seat: i64) -> float:
        if state.over:
            return 0.0
        return self.columns[self.ahead(state, seat)][self.unsure]

    def features(self, state: State, seat: i64) -> dict[str, int]:
        """The features by name, for fitting and explaining."""
        self.noted = 0
        self.look(state, seat)
        found: dict[str, int] = {}
        at: i64 = 0
        while at < self.noted:
            name: str = self.names[self.which[at]]
            found[name] = found.get(name, 0) + int(self.amounts[at])
            at += 1
        return found

    def inputs(self, state: State, seat: i64) -> dict[int, float]:
        """Everything a network gets: features and what `look_closer` adds, as numbers."""
        self.noted = 0
        self.look(state, seat)
        self.look_closer(state, seat)
        found: dict[int, float] = {}
        at: i64 = 0
        while at < self.noted:
            which: int = self.which[at]
            found[which] = found.get(which, 0.0) + self.amounts[at]
            at += 1
        return found


KEPT: Final = 6  # positions remembered per seat


class Known:
    """What the other seats were worth in positions judged before.

    In most positions of a plan, the others have what they had before, so they needn't be judged
    again. Positions given to it must not change afterwards.
    """

    def __init__(self, judge: Judge, players: i64) -> None:
        self.judge: Judge = judge
        self.states: list[list[State]] = [[] for _ in range(players + 1)]  # [seat][place]
        self.worths: list[list[float]] = [[] for _ in range(players + 1)]
        self.oldest: list[int] = [0] * int(players + 1)

    def worth(self, state: State, seat: i64) -> float:
        """What a seat is worth, judged now or before."""
        states = self.states[seat]
        worths = self.worths[seat]
        number: i64 = len(states)
        at: i64 = 0
        while at < number:
            if self.judge.same(state, states[at], seat):
                return worths[at]
            at += 1
        found: float = self.judge.worth(state, seat)
        if number < KEPT:
            states.append(state)
            worths.append(found)
        else:
            oldest: i64 = self.oldest[seat]
            states[oldest] = state
            worths[oldest] = found
            self.oldest[seat] = (oldest + 1) % KEPT
        return found


def margin(
    judge: Judge, state: State, seat: i64, players: i64, known: Known | None = None
) -> float:
    """How far ahead of the best opponent a seat can expect to be."""
    own: float = judge.worth(state, seat)
    best: float = -1e9
    other: i64 = 1
    while other <= players:
        if other != seat:
            theirs: float = 0.0
            if known is None:
                theirs = judge.worth(state, other)
            else:
                theirs = known.worth(state, other)
            if theirs > best:
                best = theirs
        other += 1
    return own - best


def lead(values: list[float], seat: i64) -> float:
    """The same from the values of all seats."""
    best: float = -1e9
    at: i64 = 1
    for value in values:
        if at != seat and value > best:
            best = value
        at += 1
    return values[seat - 1] - best


def settle(judge: Judge, state: State, rng: Rng, stages: i64) -> None:
    """Play on by the policy until this many stretches of play are over."""
    stage: i64 = judge.stage(state)
    left: i64 = stages
    while not state.over:
        if state.chance:
            state.deal(state.sample(rng))
        else:
            state.apply(judge.policy(state, rng))
        if judge.stage(state) != stage:
            left -= 1
            if left <= 0:
                return
            stage = judge.stage(state)
