"""What a move was worth, from the view of the seat that made it and nothing more.

First a short search, as the strongest opponent makes it, weighs all actions. Where it sees
something better than what was taken, both are played on in many imagined worlds, the same for both
and further ahead: so what the search found by luck, or the judge believes too soon, is not held
against anybody. The verdict on a move depends on the view, the move and the seed alone, not on
what came later.
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
from hotelier.core.state import State
from hotelier.core.view import View

SUSPICIOUS: Final = 0.15  # grains by which something must seem better to be tried again
NOTABLE: Final = 0.25  # grains below which a loss is not worth more trials
RIVALS: Final = 3  # actions that are tried beside the one taken
BATCH: Final = 16  # trials after which it is asked whether more are needed
CLEAR: Final = 3.5  # doubts by which a loss needs no more of them
BIAS: Final = 0.25  # grains by which the judge may be wrong about two actions of one decision
SEARCH, PICK, MEASURE, LINE = 1, 2, 3, 4  # what a random stream is for
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
    tree = Tree(judge, asked.seat, len(state.scores()), _habits(effort))
    rounds = effort.rounds if len(asked.view.legal) > 1 else 4
    tree.search(state, rng, rounds, rounds, NEVER)
    return advice(game, judge, tree, state)


def _habits(effort: Effort) -> Habits:
    """Of a short search: it need only find what is worth trying."""
    habits = Habits()
    habits.worlds = 3 if effort.rounds >= BATCH else 1
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
    loss, sure = _compared(trials, asked.taken, best, effort.trials)
    own = trials.told(asked.taken)
    if loss <= 0.0:
        return _verdict(asked, asked.taken, own, own, deep=True)
    found = _verdict(asked, best, own, trials.told(best), loss, sure, deep=True)
    return _with_line(game, judge, asked, found, effort, seed) if found.blamed else found


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

    def told(self, text: str) -> Advice:
        """What the trials say of an action."""
        own = self._found[text]
        score = mean([each.worths[self.seat - 1] for each in own])
        win = mean([each.win[self.seat - 1] for each in own])
        return Advice(text, score, win, 0.0)


def _compared(trials: _Trials, taken: str, best: str, most: int) -> tuple[float, float]:
    """How many points better one action is than another, and how sure that is."""
    grain = trials.judge.grain
    number = 0
    while True:
        number = min(most, number + BATCH)
        trials.run(taken, number)
        trials.run(best, number)
        pairs = zip(trials.leads(best), trials.leads(taken), strict=True)
        gaps = [one - other for one, other in pairs]
        loss = mean(gaps)
        doubt = sqrt(error(gaps) ** 2 + (BIAS * grain) ** 2)
        settled = loss + doubt < NOTABLE * grain or loss > CLEAR * doubt
        if number == most or (number >= BATCH and settled):
            return loss, normal(loss / doubt)


def _with_line(
    game: AnyGame, judge: Judge, asked: Asked, verdict: Verdict, effort: Effort, seed: int
) -> Verdict:
    """A verdict together with how the better action would have gone on."""
    line = _line(game, judge, asked, verdict.best, 4 * effort.positions, seed)
    events = tuple(
        event.as_dict() for event in line_events(game, asked.view, line, seed, asked.step)
    )
    return replace(verdict, line=line, events=events)


def _line(
    game: AnyGame, judge: Judge, asked: Asked, best: str, most: int, seed: int
) -> tuple[str, ...]:
    """The best action and what its seat would have done next, up to what it could not foresee."""
    rng = stream(seed, LINE, asked.step)
    state = game.imagine(asked.view, rng)
    line = [best]
    stage, reveals = judge.stage(state), state.reveals
    _apply(game, state, best)
    while len(line) < LONGEST and _goes_on(judge, state, asked.seat, stage, reveals):
        action = plan(judge, state, rng, WIDTH, most, NEVER).first()
        line.append(game.text(action))
        state.apply(action)
    return tuple(line)


def _goes_on(judge: Judge, state: State, seat: int, stage: int, reveals: int) -> bool:
    return state.actor == seat and judge.stage(state) == stage and state.reveals == reveals


def line_events(
    game: AnyGame, view: View, line: Sequence[str], seed: int, step: int
) -> list[Event]:
    """What would have happened behind the first action of a line, as far as its seat could know."""
    state = game.imagine(view, stream(seed, LINE, step))
    told: list[Event] = []
    for number, text in enumerate(line):
        events: list[Event] = []
        state.sink = events
        reveals = state.reveals
        _apply(game, state, text)
        if state.reveals != reveals:
            break  # what is revealed here was only imagined
        if number:
            told += [event.seen_by(view.seat) for event in events]
    return told


def _apply(game: AnyGame, state: State, text: str) -> None:
    action = game.parse(text)
    assert action is not None
    state.apply(action)
