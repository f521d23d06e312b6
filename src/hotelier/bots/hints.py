"""Advice with reasons: the best actions, what each brings, and what would follow.

Everything is worked out from the view of one seat. What's said about an action happens in many
positions that look the same to that seat, so it reveals nothing hidden, and it's true.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from time import perf_counter
from typing import Final, Literal

from hotelier.bots.beam import plan
from hotelier.bots.bot import Advice, Budget
from hotelier.bots.branch import Branch
from hotelier.bots.comparing import WORLDS, compared
from hotelier.bots.thinkers import Search
from hotelier.core.events import Event
from hotelier.core.explain import LATER, NOW
from hotelier.core.game import AnyGame
from hotelier.core.judge import Judge
from hotelier.core.rng import Rng
from hotelier.core.view import View
from hotelier.core.words import listed, source_words
from hotelier.core.worlds import MANY, Walk, Worlds
from hotelier.messages import say
from hotelier.messages.message import Message

BEST: Final = 3
SHARE: Final = 0.7  # share of the time for the search; the rest is for the reasons
WEIGHED: Final = 0.8  # share of the time after which comparing points must be done
TOLD: Final = 3  # sources of points in a hint
LEAST: Final = 0.5  # points below which a source isn't mentioned
FEW: Final = 8  # imagined positions in which a line is tried
PLAYED: Final = 40  # and hopes are estimated
DEEP: Final = 8  # decisions in a line
SEEN: Final = 4  # rounds in which an answer must have been tried to count as searched
WIDTH: Final = 6  # width of the plan for what wasn't searched
PLANNED: Final = 250  # positions of that plan
FAIRLY_SURE: Final = 0.7  # that no other action is better than the first
VERY_SURE: Final = 0.9
PERHAPS: Final = 0.3  # another may be the best after all
HARDLY: Final = 0.1
NEAR: Final = (0.02, 2.0)  # behind by less than this chance to win and these points
LESS: Final = (0.06, 5.0)


# The first action: how sure that is, or that there's no other. Each other: how far it's behind.
Standing = Literal["only", "much", "some", "little", "near", "less", "weak"]


@dataclass(frozen=True, slots=True)
class Hint:
    """One of the best actions, and why."""

    action: str
    score: float  # the expected final score
    win: float  # how likely it is to win, 0 to 1
    sure: float  # how sure it is that no other action is better, 0 to 1
    standing: Standing
    events: tuple[Event, ...]  # what the action brings, as far as that can be known
    reasons: tuple[Message, ...]  # the same in words, if it speaks for the action
    then: tuple[str, ...]  # what the seat would do next in the same turn
    later: tuple[Event, ...]  # what that brings
    later_reasons: tuple[Message, ...]
    hopes: dict[str, float]  # what comes of it on average, if its stage is played on
    points: dict[str, float]  # lead over the next action; for others, over the first


def hints(game: AnyGame, view: View, rng: Rng, budget: Budget, best: int = BEST) -> list[Hint]:
    """The best actions of the seat to move, best first; from its view alone."""
    if not view.legal or view.seat is None or view.actor != view.seat:
        return []
    began = perf_counter()
    end = began + budget.seconds
    searcher = Search(game, game.best)
    advice = searcher.advise(view, view.legal, rng, Budget(SHARE * budget.seconds, budget.nodes))
    gists: dict[str, Advice] = {}
    for each in advice:
        gists.setdefault(game.gist(view, each.action), each)
    found = list(gists.values())[:best]
    tree = searcher.tree
    assert tree is not None
    points = points_of(game, tree.judge, view, found, began + WEIGHED * budget.seconds)
    worlds = Worlds(game.imagine(view, Rng(0)), view.seat)
    told = []
    for at, each in enumerate(found):
        left = len(found) - at
        number = game.parse(each.action)
        assert number is not None
        if Walk(worlds, 1).shows(number):
            # Nobody can say what comes after that.
            line = _Line(worlds, MANY, number, tree.judge)
        else:
            now = perf_counter()
            line = _Line(worlds, FEW, number, tree.judge)
            line.follow(_branch(tree.root, number), Rng(0), now + (end - now) / (2 * left))
        hopes = _hopes(game, view, tree.judge, each.action, (end - perf_counter()) / left)
        told.append(_told(game, worlds, each, line, hopes, points[at], standing(found, at)))
    return told


def standing(found: Sequence[Advice], at: int) -> Standing:
    """How sure the first action is, or how far another is behind it, for people."""
    if len(found) < 2:
        return "only"
    first, second = found[:2]
    if at:
        return _behind(first, found[at])
    if first.sure < FAIRLY_SURE or _behind(first, second) == "near":
        return "little"
    return "much" if first.sure >= VERY_SURE else "some"


def _behind(first: Advice, other: Advice) -> Literal["near", "less", "weak"]:
    """Surely worse may still be only slightly worse."""
    lead, points = first.win - other.win, first.score - other.score
    if other.sure >= PERHAPS or (lead < NEAR[0] and points < NEAR[1]):
        return "near"
    return "less" if other.sure >= HARDLY or (lead < LESS[0] and points < LESS[1]) else "weak"


def points_of(
    game: AnyGame,
    judge: Judge,
    view: View,
    found: Sequence[Advice],
    end: float,
    worlds: int = WORLDS,
) -> list[dict[str, float]]:
    """The points by source that speak for each action: for the first against the next best, for
    the others against the first. Empty if the points disagree with the search.

    They're worked out in so many imagined worlds, at most, or until the time `end`.
    """
    if len(found) < 2:
        return [{} for _ in found]
    pairs = [(found[0].action, found[1].action)]
    pairs += [(each.action, found[0].action) for each in found[1:]]
    told = compared(game, judge, view, pairs, end, worlds)
    return [_most_telling(each, at == 0) for at, each in enumerate(told)]


def points_words(points: Mapping[str, float], place: int) -> str:
    """Why the first action is better than the next, or how another one compares with the first."""
    if not points:
        return ""
    what = listed([source_words(source, amount) for source, amount in points.items()])
    return say("hint-points-other" if place else "hint-points-first", what=what)


def _most_telling(points: dict[str, float], is_first: bool) -> dict[str, float]:
    if (sum(points.values()) > 0) != is_first:
        return {}
    most = sorted(points.items(), key=lambda each: -abs(each[1]))[:TOLD]
    telling = {name: amount for name, amount in most if abs(amount) >= LEAST}
    # The points that support the verdict come first.
    return dict(sorted(telling.items(), key=lambda each: each[1], reverse=is_first))


def _told(
    game: AnyGame,
    worlds: Worlds,
    advice: Advice,
    line: "_Line",
    hopes: dict[str, float],
    points: dict[str, float],
    standing: Standing,
) -> Hint:
    """A hint with its reasons."""
    before, seat, action = worlds[0], worlds.seat, advice.action
    now, later = line.events[0], tuple(chain.from_iterable(line.events[1:]))
    reasons = game.reasons(before, seat, action, now, hopes=hopes)[:NOW]
    further = game.reasons(before, seat, action, later, later=True)
    return Hint(
        action=action,
        score=advice.score,
        win=advice.win,
        sure=advice.sure,
        standing=standing,
        events=now,
        reasons=reasons,
        then=tuple(game.text(each) for each in line.actions[1:]),
        later=later,
        later_reasons=tuple(each for each in further if each not in reasons)[:LATER],
        hopes=hopes,
        points=points,
    )


def _hopes(
    game: AnyGame, view: View, judge: Judge, action: str, seconds: float
) -> dict[str, float]:
    """What comes of an action, on average over worlds in which everyone plays on sensibly."""
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

    def __init__(self, worlds: Worlds, number: int, action: int, judge: Judge) -> None:
        self.judge = judge
        self.walk = Walk(worlds, number)
        self.stage = judge.stage(worlds[0])
        self.actions: list[int] = []
        self.events: list[tuple[Event, ...]] = []
        self._take(action)

    def follow(self, branch: Branch | None, rng: Rng, end: float) -> None:
        """Follow the search, and a plan where it didn't look, to the end of the turn."""
        planned: list[int] = []
        while len(self.actions) < DEEP and self._is_asked():
            action = None
            if not planned:
                branch = self._searched(branch)
                action = None if branch is None else int(branch.action)
            if action is None and not planned and perf_counter() < end:
                start = self.walk.worlds[0].clone()
                planned = plan(self.judge, start, rng, WIDTH, PLANNED, end).chain()
            if action is None and planned:
                action = planned.pop(0)
            if action is None or not self.walk.can(action) or self.walk.shows(action):
                return
            self._take(action)

    def _is_asked(self) -> bool:
        """Whether the seat moves again in the same turn, no matter what's hidden."""
        return all(
            not world.over
            and world.actor == self.walk.seat
            and self.judge.stage(world) == self.stage
            for world in self.walk.worlds
        )

    def _searched(self, branch: Branch | None) -> Branch | None:
        """The most tried action after a branch."""
        if branch is None or not branch.grown:
            return None
        tried = [
            each
            for each in branch.branches
            if each.seat == self.walk.seat
            and each.visits >= SEEN
            and self.walk.can(int(each.action))
        ]
        return max(tried, key=lambda each: int(each.visits), default=None)

    def _take(self, action: int) -> None:
        self.actions.append(action)
        self.events.append(self.walk.take(action))


def _branch(root: Branch, action: int) -> Branch | None:
    for each in root.branches:
        if each.action == action:
            return each
    return None
