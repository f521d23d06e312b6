"""Advice with its reasons: the best actions, what each brings, and what would follow it.

Everything is thought out from the view of one seat. What is said of an action happens alike in many
positions that look the same to that seat, so it tells nothing of what is hidden, and it is true.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Final

from hotelier.bots.beam import plan
from hotelier.bots.bot import Advice, Budget
from hotelier.bots.thinkers import Search
from hotelier.bots.tree import Branch
from hotelier.core.events import Event
from hotelier.core.game import AnyGame
from hotelier.core.judge import Judge
from hotelier.core.rng import Rng
from hotelier.core.state import State
from hotelier.core.view import View

BEST: Final = 3
SHARE: Final = 0.9  # of the time, for the search; the rest is for the reasons
FEW: Final = 8  # imagined positions a line is tried in
MANY: Final = 24  # and an action that turns cards over: few could be alike by chance
PLAYED: Final = 40  # and what is hoped for
DEEP: Final = 8  # decisions that a line may follow
SEEN: Final = 4  # rounds in which an answer must have been tried to count as searched
WIDTH: Final = 6  # of the plan for what was not searched
PLANNED: Final = 250  # positions of that plan

Told = dict[str, Any]  # an event as plain data


@dataclass(frozen=True, slots=True)
class Hint:
    """One of the best actions, and why."""

    action: str
    score: float  # the final score that is expected
    win: float  # how likely it wins, 0 to 1
    sure: float  # how sure it is that no other action is better, 0 to 1
    events: tuple[Told, ...]  # what the action brings, as far as one can know
    then: tuple[str, ...]  # what the seat would go on with in the same turn
    later: tuple[Told, ...]  # what that brings
    hopes: dict[str, float]  # what comes of it on average, where its stage is played on


def hints(game: AnyGame, view: View, rng: Rng, budget: Budget, best: int = BEST) -> list[Hint]:
    """The best actions of the seat that decides, the best first; from its view alone."""
    if not view.legal or view.seat is None or view.actor != view.seat:
        return []
    end = perf_counter() + budget.seconds
    searcher = Search(game)
    advice = searcher.advise(view, view.legal, rng, Budget(SHARE * budget.seconds, budget.nodes))
    gists: dict[str, Advice] = {}
    for each in advice:
        gists.setdefault(game.gist(view, each.action), each)
    found = list(gists.values())[:best]
    tree = searcher.tree
    assert tree is not None
    # The same worlds every time: what is told of an action does not hang on luck.
    worlds = [game.imagine(view, Rng(seed)) for seed in range(FEW)]
    told = []
    for at, each in enumerate(found):
        left = len(found) - at
        number = game.parse(each.action)
        assert number is not None
        if _reveals(worlds[0], number):
            # What comes after that nobody can say.
            many = [game.imagine(view, Rng(seed)) for seed in range(MANY)]
            line = _Line(many, number, tree.judge, view.seat)
        else:
            now = perf_counter()
            line = _Line(worlds, number, tree.judge, view.seat)
            line.follow(_branch(tree.root, number), now + (end - now) / (2 * left))
        told.append(
            Hint(
                action=each.action,
                score=each.score,
                win=each.win,
                sure=each.sure,
                events=line.events[0],
                then=tuple(game.text(action) for action in line.actions[1:]),
                later=tuple(event for events in line.events[1:] for event in events),
                hopes=_hopes(game, view, tree.judge, each.action, (end - perf_counter()) / left),
            )
        )
    return told


def _hopes(
    game: AnyGame, view: View, judge: Judge, action: str, seconds: float
) -> dict[str, float]:
    """What comes of an action, on average over worlds in which everybody plays sensibly on."""
    seat, number = view.seat, game.parse(action)
    assert seat is not None
    assert number is not None
    if not game.hopes(action, (), seat):
        return {}
    end = perf_counter() + seconds
    sums: dict[str, float] = {}
    worlds = 0
    while worlds < FEW or (worlds < PLAYED and perf_counter() < end):
        rng = Rng(worlds)
        world = game.imagine(view, rng)
        events: list[Event] = []
        world.sink = events
        stage = judge.stage(world)
        world.apply(number)
        while not world.over and judge.stage(world) == stage:
            if world.chance:
                world.deal(world.sample(rng))
            else:
                world.apply(judge.policy(world, rng))
        for name, amount in game.hopes(action, events, seat).items():
            sums[name] = sums.get(name, 0.0) + amount
        worlds += 1
    return {name: total / worlds for name, total in sums.items()}


class _Line:
    """One way to play on, tried in several worlds at once."""

    def __init__(self, worlds: Sequence[State], action: int, judge: Judge, seat: int) -> None:
        self.judge = judge
        self.seat = seat
        self.stage = judge.stage(worlds[0])
        self.worlds = [world.clone() for world in worlds]
        self.rngs = [Rng(number) for number in range(len(worlds))]
        self.actions: list[int] = []
        self.events: list[tuple[Told, ...]] = []
        self._take(action)

    def follow(self, branch: Branch | None, end: float) -> None:
        """Go on as the search did, and as a plan does where it did not look, to the turn's end."""
        planned: list[int] = []
        while len(self.actions) < DEEP and self._is_asked():
            action = None
            if not planned:
                branch = self._searched(branch)
                action = None if branch is None else int(branch.action)
            if action is None and not planned and perf_counter() < end:
                start, rng = self.worlds[0].clone(), self.rngs[0]
                planned = plan(self.judge, start, rng, WIDTH, PLANNED, end).chain()
            if action is None and planned:
                action = planned.pop(0)
            if action is None or not self._is_legal(action) or _reveals(self.worlds[0], action):
                return
            self._take(action)

    def _is_asked(self) -> bool:
        """Whether the seat decides further in the same turn, whatever is hidden."""
        return all(
            not world.over and world.actor == self.seat and self.judge.stage(world) == self.stage
            for world in self.worlds
        )

    def _is_legal(self, action: int) -> bool:
        return all(action in world.legal() for world in self.worlds)

    def _searched(self, branch: Branch | None) -> Branch | None:
        """What was tried most after a branch."""
        if branch is None or not branch.grown:
            return None
        tried = [
            each
            for each in branch.branches
            if each.seat == self.seat and each.visits >= SEEN and self._is_legal(int(each.action))
        ]
        return max(tried, key=lambda each: int(each.visits), default=None)

    def _take(self, action: int) -> None:
        told = [_tried(world, action, self.seat) for world in self.worlds]
        for world, rng in zip(self.worlds, self.rngs, strict=True):
            while world.chance:
                world.deal(world.sample(rng))
        self.actions.append(action)
        self.events.append(_alike(told))


def _tried(world: State, action: int, seat: int) -> list[Event]:
    """What an action brings in a world, which goes on from there; up to what chance decides."""
    events: list[Event] = []
    world.sink = events
    world.apply(action)
    world.sink = None
    return [event.seen_by(seat) for event in events]


def _alike(told: Sequence[Sequence[Event]]) -> tuple[Told, ...]:
    """What happens in all worlds, up to the first difference."""
    same = []
    for events in zip(*told, strict=False):
        if any(event != events[0] for event in events):
            break
        same.append(events[0].as_dict())
    return tuple(same)


def _reveals(world: State, action: int) -> bool:
    """Whether an action shows something that was hidden."""
    trial = world.clone()
    trial.sink = None
    trial.apply(action)
    return bool(trial.reveals != world.reveals)


def _branch(root: Branch, action: int) -> Branch | None:
    for each in root.branches:
        if each.action == action:
            return each
    return None
