"""What a move was worth, judged only from the view of the seat that made it.

First, a short search like that of the strongest bot rates all actions. If it finds something better
than what was played, both are played on in many imagined worlds, the same for both and further
ahead; and if that looks bad, to the end. So nobody is blamed for what the search found by luck, or
the judge believed too soon. The verdict on a move depends only on the view, the move and the seed,
not on what came later.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from hotelier.analysis.playing import mean, stream
from hotelier.analysis.shapes import Effort, Verdict
from hotelier.analysis.trials import BATCH, NOTABLE, Asked, Trials, compared, played, together
from hotelier.bots.advice import advice
from hotelier.bots.beam import plan
from hotelier.bots.bot import Advice
from hotelier.bots.branch import Habits
from hotelier.bots.tree import NEVER, Tree
from hotelier.core.events import Event
from hotelier.core.game import AnyGame
from hotelier.core.judge import Judge
from hotelier.core.rng import Rng
from hotelier.core.state import State
from hotelier.core.view import View
from hotelier.core.worlds import Walk, Worlds

SUSPICIOUS: Final = 0.15  # grains by which something must look better to be tried again
RIVALS: Final = 3  # actions tried besides the one played
DOUBTED: Final = 0.8  # how sure a loss must be to be worth playing whole games
TO_THE_END: Final = 1_000_000  # more stretches of play than any game has
SEARCH, PICK, MEASURE, LINE, END = 1, 2, 4, 5, 6  # what a random stream is for
LONGEST: Final = 12  # actions of a line that are shown
WIDTH: Final = 20  # of the plan that finds it


def judged(game: AnyGame, judge: Judge, asked: Asked, effort: Effort, seed: int) -> Verdict:
    """The verdict on one move."""
    found = _searched(game, judge, asked, effort, seed)
    own = next(each for each in found if each.action == asked.taken)
    seems = found[0].score - own.score  # the search reports leads by scores
    if len(found) > 1 and seems > SUSPICIOUS * judge.grain:
        return _tried(game, judge, asked, [each.action for each in found], effort, seed)
    return _verdict(asked, asked.taken, own, own)


def _searched(
    game: AnyGame, judge: Judge, asked: Asked, effort: Effort, seed: int
) -> tuple[Advice, ...]:
    """What a short search thinks of all actions, best first."""
    rng = stream(seed, SEARCH, asked.step)
    state = game.imagine(asked.view, rng)
    tree = Tree(judge, asked.seat, len(state.scores()), _habits(judge, effort))
    rounds = effort.rounds if len(asked.view.legal) > 1 else 4
    tree.search(state, rng, rounds, rounds, NEVER)
    return advice(game, judge, tree, state)


def _habits(judge: Judge, effort: Effort) -> Habits:
    """For a short search: it only has to find what's worth trying."""
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
        why={},
        line=(),
        events=(),
    )


def _tried(
    game: AnyGame, judge: Judge, asked: Asked, actions: Sequence[str], effort: Effort, seed: int
) -> Verdict:
    """The verdict on a move when something else looks better."""
    few = max(2, effort.trials // 6)
    near = Trials(game, judge, asked, (judge.foresight, effort.positions), (seed, PICK))
    best = _rival(near, asked.taken, actions, few)
    # Until everyone has had two more turns, if a stretch of play is a turn.
    ahead = judge.foresight * 2 * len(asked.view.seats)
    trials = Trials(game, judge, asked, (ahead, effort.positions), (seed, MEASURE))
    first = compared(trials, asked.taken, best, effort.trials)
    own, better = trials.told(asked.taken), trials.told(best)
    if first.loss <= 0.0:
        return _verdict(asked, asked.taken, own, own, deep=True)
    gap = first
    if first.loss >= NOTABLE * judge.grain and first.sure >= DOUBTED:
        whole = Trials(game, judge, asked, (TO_THE_END, effort.positions), (seed, END))
        gap = together(first, played(whole, asked.taken, best, max(2, effort.trials // 3)))
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
    found = replace(found, why=gap.why)
    return _with_line(game, judge, asked, found, effort, seed) if found.blamed else found


def _rival(near: Trials, taken: str, actions: Sequence[str], number: int) -> str:
    """What a move is compared with: among about equally good actions, one of its own kind.

    Before an action that can be done at any time, for example, everything else is still open, so it
    often seems best; but reporting it wouldn't help.
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


def _with_line(
    game: AnyGame, judge: Judge, asked: Asked, verdict: Verdict, effort: Effort, seed: int
) -> Verdict:
    """A verdict with how the better action would have continued."""
    line = _line(game, judge, asked, verdict.best, 4 * effort.positions, seed)
    events = tuple(event.as_dict() for event in line_events(game, asked.view, line))
    return replace(verdict, line=line, events=events)


def _line(
    game: AnyGame, judge: Judge, asked: Asked, best: str, most: int, seed: int
) -> tuple[str, ...]:
    """The best action and what its seat would have done next, up to what it couldn't foresee."""
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
    """What would have happened after the first action of a line, as far as its seat could know.

    What comes after the turn isn't part of the line.
    """
    assert view.seat is not None
    walk = Walk(Worlds(game.imagine(view, Rng(0)), view.seat))
    told: list[Event] = []
    for number, text in enumerate(line):
        action = game.parse(text)
        assert action is not None
        if walk.shows(action):
            break  # anything revealed here would only be imagined
        events = walk.take(action)
        end = next((at for at, event in enumerate(events) if event.OPENS), None)
        if number:
            told += events[:end]
        if end is not None:
            break
    return told
