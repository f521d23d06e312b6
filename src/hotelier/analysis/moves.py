"""What a move was worth, from the view of the seat that made it and nothing more.

First a short search, as the strongest opponent makes it, weighs all actions. Where it sees
something better than what was taken, both are played on in many imagined worlds, the same for both
and further ahead; and where that looks bad, to the end. So what the search found by luck, or the
judge believes too soon, is not held against anybody. The verdict on a move depends on the view, the
move and the seed alone, not on what came later.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import Final

from hotelier.analysis.playing import Horizon, Outcome, error, mean, normal, stream, told
from hotelier.analysis.shapes import Effort, Verdict
from hotelier.bots.advice import advice
from hotelier.bots.beam import plan
from hotelier.bots.bot import Advice
from hotelier.bots.tree import NEVER, Habits, Tree
from hotelier.core.events import Event
from hotelier.core.game import AnyGame
from hotelier.core.judge import Judge
from hotelier.core.rng import Rng
from hotelier.core.state import State
from hotelier.core.view import View
from hotelier.core.worlds import Walk, Worlds

SUSPICIOUS: Final = 0.15  # grains by which something must seem better to be tried again
NOTABLE: Final = 0.25  # grains below which a loss is not worth more trials
RIVALS: Final = 3  # actions that are tried beside the one taken
BATCH: Final = 16  # trials after which it is asked whether more are needed
CLEAR: Final = 3.5  # doubts by which a loss needs no more of them
BIAS: Final = 0.5  # grains by which the judge may be wrong about two actions of one decision
DOUBTED: Final = 0.8  # how sure a loss must be to be worth playing whole games
TO_THE_END: Final = 1_000_000  # stretches of play that no game has
SEARCH, PICK, MEASURE, LINE, END = 1, 2, 4, 5, 6  # what a random stream is for
LONGEST: Final = 12  # actions of a line that is told
WIDTH: Final = 20  # of the plan that finds it


@dataclass(frozen=True, slots=True)
class Asked:
    """A decision as its seat saw it, and what it did."""

    step: int
    round: int
    view: View
    taken: str

    @property
    def seat(self) -> int:
        """Who decided."""
        assert self.view.seat is not None
        return self.view.seat


def judged(game: AnyGame, judge: Judge, asked: Asked, effort: Effort, seed: int) -> Verdict:
    """The verdict on one move."""
    found = _searched(game, judge, asked, effort, seed)
    own = next(each for each in found if each.action == asked.taken)
    seems = found[0].score - own.score  # the search tells leads by scores
    if len(found) > 1 and seems > SUSPICIOUS * judge.grain:
        return _tried(game, judge, asked, [each.action for each in found], effort, seed)
    return _verdict(asked, asked.taken, own, own)


def _searched(
    game: AnyGame, judge: Judge, asked: Asked, effort: Effort, seed: int
) -> tuple[Advice, ...]:
    """What a short search thinks of all actions, the best first."""
    rng = stream(seed, SEARCH, asked.step)
    state = game.imagine(asked.view, rng)
    tree = Tree(judge, asked.seat, len(state.scores()), _habits(judge, effort))
    rounds = effort.rounds if len(asked.view.legal) > 1 else 4
    tree.search(state, rng, rounds, rounds, NEVER)
    return advice(game, judge, tree, state)


def _habits(judge: Judge, effort: Effort) -> Habits:
    """Of a short search: it need only find what is worth trying."""
    habits = Habits()
    habits.worlds = max(1, judge.worlds * (3 if effort.rounds >= BATCH else 1) // 4)
    habits.width = 8
    habits.most = effort.positions // 2
    return habits


def _verdict(
    asked: Asked,
    best: str,
    own: Advice,
    better: Advice,
    loss: float = 0.0,
    sure: float = 0.0,
    deep: bool = False,
) -> Verdict:
    assert asked.view.decision is not None
    return Verdict(
        step=asked.step,
        round=asked.round,
        seat=asked.seat,
        decision=asked.view.decision,
        options=len(asked.view.legal),
        taken=asked.taken,
        best=best,
        loss=loss,
        sure=sure,
        score=own.score,
        best_score=better.score,
        win=own.win,
        best_win=better.win,
        deep=deep,
        line=(),
        events=(),
    )


def _tried(
    game: AnyGame, judge: Judge, asked: Asked, actions: Sequence[str], effort: Effort, seed: int
) -> Verdict:
    """The verdict on a move beside which something else looks better."""
    few = max(2, effort.trials // 6)
    near = _Trials(game, judge, asked, (judge.foresight, effort.positions), (seed, PICK))
    best = _rival(near, asked.taken, actions, few)
    # Until everybody has had two more turns, where a stretch of play is a turn.
    ahead = judge.foresight * 2 * len(asked.view.seats)
    trials = _Trials(game, judge, asked, (ahead, effort.positions), (seed, MEASURE))
    first = _compared(trials, asked.taken, best, effort.trials)
    own, better = trials.told(asked.taken), trials.told(best)
    if first.loss <= 0.0:
        return _verdict(asked, asked.taken, own, own, deep=True)
    gap = first
    if first.loss >= NOTABLE * judge.grain and first.sure >= DOUBTED:
        whole = _Trials(game, judge, asked, (TO_THE_END, effort.positions), (seed, END))
        gap = _together(first, _played(whole, asked.taken, best, max(2, effort.trials // 3)))
        if gap.loss <= 0.0:
            return _verdict(asked, asked.taken, own, own, deep=True)
    share = gap.loss / first.loss
    told = Advice(
        best,
        own.score + share * (better.score - own.score),
        min(1.0, max(0.0, own.win + share * (better.win - own.win))),
        0.0,
    )
    found = _verdict(asked, best, own, told, gap.loss, gap.sure, deep=True)
    return _with_line(game, judge, asked, found, effort, seed) if found.blamed else found


@dataclass(frozen=True, slots=True)
class _Gap:
    """How many points better one action is than another, give or take some."""

    loss: float
    doubt: float

    @property
    def sure(self) -> float:
        return normal(self.loss / self.doubt)


def _together(one: _Gap, other: _Gap) -> _Gap:
    """Two measurements as one; the one with less doubt counts more."""
    weights = 1.0 / one.doubt**2, 1.0 / other.doubt**2
    total = sum(weights)
    return _Gap((weights[0] * one.loss + weights[1] * other.loss) / total, 1.0 / sqrt(total))


def _rival(near: "_Trials", taken: str, actions: Sequence[str], number: int) -> str:
    """What a move is compared with: of what is about equally good, something of its own kind.

    Before something that can be done at any time, say, everything else is still open, so it often
    seems best; but to hear of it would not help.
    """
    others = [each for each in actions if each != taken]
    alike = [each for each in others if each.split(" ")[0] == taken.split(" ")[0]]
    rivals = list(dict.fromkeys([*others[:RIVALS], *alike[:1]]))
    for action in rivals:
        near.run(action, number)
    leads = {action: mean(near.leads(action)) for action in rivals}
    best = max(rivals, key=lambda action: leads[action])
    enough = leads[best] - NOTABLE * near.judge.grain
    return next((each for each in rivals if each in alike and leads[each] >= enough), best)


class _Trials:
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
        self.seeds = (*seeds, asked.step)
        self.state = game.imagine(asked.view, stream(*self.seeds))
        self.horizon = Horizon.of(judge, self.state, *far)
        self._found: dict[str, list[Outcome]] = {}

    def run(self, text: str, number: int) -> None:
        """Try an action until so many trials are there."""
        found = self._found.setdefault(text, [])
        action = self.game.parse(text)
        assert action is not None
        while len(found) < number:
            # The same stream for every action: each meets the same worlds.
            rng = stream(*self.seeds, len(found))
            world = self.state.clone()
            world.redeal(self.seat, rng)
            world.apply(action)
            found.append(told(self.judge, world, rng, self.horizon))

    def leads(self, text: str) -> list[float]:
        """What the seat was ahead by in the end of each trial."""
        return [each.lead(self.seat) for each in self._found[text]]

    def gaps(self, taken: str, best: str, number: int) -> list[float]:
        """By how much one action led to more than another in each of so many worlds."""
        self.run(taken, number)
        self.run(best, number)
        return [a - b for a, b in zip(self.leads(best), self.leads(taken), strict=True)]

    def told(self, text: str) -> Advice:
        """What the trials say of an action."""
        own = self._found[text]
        score = mean([each.worths[self.seat - 1] for each in own])
        win = mean([each.win[self.seat - 1] for each in own])
        return Advice(text, score, win, 0.0)


def _compared(trials: _Trials, taken: str, best: str, most: int) -> _Gap:
    """How much better one action is than another by as many trials as it takes."""
    grain = trials.judge.grain
    number = 0
    while True:
        number = min(most, number + BATCH)
        gaps = trials.gaps(taken, best, number)
        found = _Gap(mean(gaps), sqrt(error(gaps) ** 2 + (BIAS * grain) ** 2))
        settled = found.loss + found.doubt < NOTABLE * grain or found.loss > CLEAR * found.doubt
        if number == most or (number > BATCH and settled):
            return found


def _played(trials: _Trials, taken: str, best: str, number: int) -> _Gap:
    """The same by games that are played to the end: no judge is needed there, but more luck is."""
    gaps = trials.gaps(taken, best, number)
    return _Gap(mean(gaps), max(error(gaps), trials.judge.grain))


def _with_line(
    game: AnyGame, judge: Judge, asked: Asked, verdict: Verdict, effort: Effort, seed: int
) -> Verdict:
    """A verdict together with how the better action would have gone on."""
    line = _line(game, judge, asked, verdict.best, 4 * effort.positions, seed)
    events = tuple(event.as_dict() for event in line_events(game, asked.view, line))
    return replace(verdict, line=line, events=events)


def _line(
    game: AnyGame, judge: Judge, asked: Asked, best: str, most: int, seed: int
) -> tuple[str, ...]:
    """The best action and what its seat would have done next, up to what it could not foresee."""
    rng = stream(seed, LINE, asked.step)
    state = game.imagine(asked.view, rng)
    line = [best]
    stage, reveals = judge.stage(state), state.reveals
    action = game.parse(best)
    assert action is not None
    state.apply(action)
    while len(line) < LONGEST and _goes_on(judge, state, asked.seat, stage, reveals):
        action = plan(judge, state, rng, WIDTH, most, NEVER).first()
        line.append(game.text(action))
        state.apply(action)
    return tuple(line)


def _goes_on(judge: Judge, state: State, seat: int, stage: int, reveals: int) -> bool:
    return state.actor == seat and judge.stage(state) == stage and state.reveals == reveals


def line_events(game: AnyGame, view: View, line: Sequence[str]) -> list[Event]:
    """What would have happened behind the first action of a line, as far as its seat could know.

    What comes after the turn is not the line's.
    """
    assert view.seat is not None
    walk = Walk(Worlds(game.imagine(view, Rng(0)), view.seat))
    told: list[Event] = []
    for number, text in enumerate(line):
        action = game.parse(text)
        assert action is not None
        if walk.shows(action):
            break  # what is revealed here would only be imagined
        events = walk.take(action)
        end = next((at for at, event in enumerate(events) if event.OPENS), None)
        if number:
            told += events[:end]
        if end is not None:
            break
    return told
