"""Information-set Monte Carlo tree search, for any game.

Every round of the search imagines anew what its seat cannot see, walks down one tree that all
imagined positions share, adds a leaf and carries its worth back up. Chance on the way is sampled
each time, so a branch stands for what was decided, not for what was drawn.

A leaf is planned: the plan tells how far each of its actions seems to fall short of the best one,
and that bias counts as much as a few visits. From there the round is played on by plans, to the
end of the stretch of play and one or two stretches more, and there the judge tells its worth.
"""

import math
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from hotelier.bots.beam import Plan, plan, play_on
from hotelier.core.judge import Judge
from hotelier.core.rng import Rng
from hotelier.core.state import State

DEEPEST: Final = 60
HOPELESS: Final = -1e9
NEVER: Final = 1e18
CLEAR: Final = 3.0  # standard errors by which an action must lead to be chosen early
FEW: Final = 16  # visits before anything is clear


class Habits:
    """How a search goes about it; points are told in grains of the game's judge."""

    def __init__(self) -> None:
        self.worlds: i64 = 0  # in which the first decision is planned; 0: what the judge wants
        self.width: i64 = 10  # of the plans on the way
        self.most: i64 = 800  # positions such a plan may look at
        self.bias: float = 32.0  # visits that what was planned counts for
        self.gap: float = 2.0  # an action that seems so many grains worse is not looked into
        self.curiosity: float = 1.0  # grains it would give to try what it seldom tried


class Branch:
    """An action somebody may take, and what came of it."""

    def __init__(self, action: i64, seat: i64, short: float) -> None:
        self.action: i64 = action
        self.seat: i64 = seat  # who takes it
        self.short: float = short  # how far its plan fell short of the best one, 0 or less
        self.doubt: float = 0.0  # the variance of that, over the imagined worlds
        self.visits: i64 = 0
        self.total: float = 0.0  # what its seat was ahead by, added up
        self.squares: float = 0.0
        self.worth: float = 0.0  # its seat's own final score, added up
        self.grown: bool = False
        self.branches: list[Branch] = []

    def variance(self) -> float:
        """Of the mean lead over its visits, of which there must be some."""
        mean: float = self.total / float(self.visits)
        spread: float = self.squares / float(self.visits) - mean * mean
        return spread / float(self.visits) if spread > 0.0 else 0.0


class Tree:
    """One search for one seat; it can go on from a branch once that action is taken."""

    def __init__(self, judge: Judge, seat: i64, players: i64, habits: Habits) -> None:
        self.judge: Judge = judge
        self.seat: i64 = seat
        self.players: i64 = players
        self.habits: Habits = habits
        self.gap: float = habits.gap * judge.grain
        self.curiosity: float = habits.curiosity * judge.grain
        self.root: Branch = Branch(-1, seat, 0.0)
        self.worths: list[float] = [0.0] * players  # of the last round
        self.end: float = 0.0  # when the time is up

    def prepare(self, start: State, rng: Rng, width: i64, most: i64) -> None:
        """Plan the first decision in several imagined worlds."""
        if self.knows(start):
            return
        self.root = Branch(-1, self.seat, 0.0)
        worlds: i64 = self.habits.worlds
        if worlds == 0:
            worlds = self.judge.worlds
        actions: list[int] = start.legal()
        sums: list[float] = [0.0] * len(actions)
        apart: list[float] = [0.0] * len(actions)  # from the mean of their world, added up
        squares: list[float] = [0.0] * len(actions)
        half: float = (perf_counter() + self.end) / 2.0  # the rest of the time is for the search
        done: i64 = 0
        while done < worlds:
            state: State = start.clone()
            state.redeal(self.seat, rng)
            values: list[float] = plan(self.judge, state, rng, width, most, self.end).values
            mean: float = sum(values) / float(len(values))
            at: i64 = 0
            for value in values:
                sums[at] += value
                apart[at] += value - mean
                squares[at] += (value - mean) * (value - mean)
                at += 1
            done += 1
            if perf_counter() >= half:
                break
        self.add(self.root, actions, sums, float(done), self.seat)
        if done > 1:
            n: float = float(done)
            at = 0
            for each in self.root.branches:
                spread: float = squares[at] - apart[at] * apart[at] / n
                each.doubt = spread / (n * (n - 1.0))
                at += 1

    def knows(self, start: State) -> bool:
        """Whether the tree already holds this decision: this seat's, with all that is legal."""
        there: set[int] = set()
        for each in self.root.branches:
            if each.seat == self.seat:
                there.add(each.action)
        return there.issuperset(start.legal())

    def add(
        self, branch: Branch, actions: list[int], values: list[float], over: float, seat: i64
    ) -> None:
        """Put what was planned for a decision into the tree."""
        best: float = HOPELESS
        for value in values:
            if value > best:
                best = value
        at: i64 = 0
        for action in actions:
            branch.branches.append(Branch(action, seat, (values[at] - best) / over))
            at += 1
        branch.grown = True

    def estimate(self, each: Branch, base: float) -> float:
        """What an action is worth to its seat: what was planned and what was seen, together."""
        bias: float = self.habits.bias
        return (bias * (base + each.short) + each.total) / (bias + float(each.visits))

    def base(self, branch: Branch) -> float:
        """What the seat that decides here is ahead by, over all rounds that came through."""
        visits: i64 = 0
        total: float = 0.0
        for each in branch.branches:
            visits += each.visits
            total += each.total
        return total / float(visits) if visits else 0.0

    def pick(self, branch: Branch, state: State) -> Branch | None:
        """The most promising action that can be taken in this imagined position."""
        legal: set[int] = set(state.legal())
        base: float = self.base(branch)
        tried: i64 = 1
        for each in branch.branches:
            tried += each.visits
        spread: float = math.sqrt(math.log(float(tried) + 1.0))
        best: Branch | None = None
        most: float = HOPELESS
        for each in branch.branches:
            if each.short > -self.gap and each.seat == state.actor and each.action in legal:
                value: float = self.estimate(each, base) + self.curiosity * (
                    spread / math.sqrt(float(each.visits) + 1.0)
                )
                if value > most:
                    most = value
                    best = each
        return best

    def visit(self, start: State, rng: Rng) -> None:
        """One round: imagine, walk down, plan a leaf, play on, carry the worth up."""
        judge: Judge = self.judge
        habits: Habits = self.habits
        state: State = start.clone()
        state.redeal(self.seat, rng)
        stage: i64 = judge.stage(state)
        ahead: i64 = judge.foresight
        path: list[Branch] = []
        branch: Branch = self.root
        while True:
            while state.chance:
                state.deal(state.sample(rng))
            if judge.stage(state) != stage:
                stage = judge.stage(state)
                ahead -= 1
            if state.over or ahead < 0 or len(path) >= DEEPEST:
                break
            if branch.grown:
                found = self.pick(branch, state)
                if found is not None:
                    branch = found
                    path.append(branch)
                    state.apply(branch.action)
                    continue
            leaf: Plan = plan(judge, state, rng, habits.width, habits.most, self.end)
            if not branch.grown:
                self.add(branch, leaf.actions, leaf.values, 1.0, state.actor)
            chain: list[int] = leaf.chain()
            play_on(judge, state, rng, ahead + 1, habits.width, habits.most, self.end, chain)
            break
        self.carry(path, state)

    def carry(self, path: list[Branch], state: State) -> None:
        """Everyone's worth, to every action on the way."""
        judge: Judge = self.judge
        worths: list[float] = self.worths
        best: float = HOPELESS
        second: float = HOPELESS
        seat: i64 = 0
        while seat < self.players:
            worth: float = judge.worth(state, seat + 1)
            worths[seat] = worth
            if worth > best:
                second = best
                best = worth
            elif worth > second:
                second = worth
            seat += 1
        for each in path:
            own: float = worths[each.seat - 1]
            lead: float = own - second if own == best else own - best
            each.visits += 1
            each.total += lead
            each.squares += lead * lead
            each.worth += own

    def search(
        self, start: State, rng: Rng, least: i64, rounds: i64, end: float, pause: float = NEVER
    ) -> bool:
        """Up to so many rounds (0: no limit), as long as there is time and the choice is open.

        At `least` so many are made however clear the choice is. It pauses now and then, for an
        interrupt to be heard, and says whether it is done; if not, it can be called again.
        """
        began: float = perf_counter()
        self.end = end
        self.prepare(start, rng, 4 * self.habits.width, 8 * self.habits.most)
        if least == 0 and self.open(start) < 2:
            return True
        done: i64 = 0
        for each in self.root.branches:
            done += each.visits
        first: i64 = done
        while rounds == 0 or done < rounds:
            self.visit(start, rng)
            done += 1
            now: float = perf_counter()
            speed: float = (now - began) / float(done - first)
            if now + speed >= end:
                return True
            left: float = (end - now) / speed
            if rounds and float(rounds - done) < left:
                left = float(rounds - done)
            if done >= least and done & 7 == 0 and self.decided(left):
                return True
            if now - began >= pause:
                return False
        return True

    def open(self, start: State) -> i64:
        """How many actions of the first decision are worth a look."""
        legal: set[int] = set(start.legal())
        number: i64 = 0
        for each in self.root.branches:
            if each.short > -self.gap and each.action in legal:
                number += 1
        return number

    def decided(self, left: float) -> bool:
        """Whether the rounds left will hardly bring another action to the top."""
        first: Branch | None = None
        second: Branch | None = None
        for each in self.root.branches:
            if first is None or each.visits > first.visits:
                second = first
                first = each
            elif second is None or each.visits > second.visits:
                second = each
        if first is None or second is None:
            return True
        if float(first.visits - second.visits) > left:
            return True
        if second.visits < FEW:
            return False
        base: float = self.base(self.root)
        lead: float = self.estimate(first, base) - self.estimate(second, base)
        return lead > CLEAR * math.sqrt(first.variance() + second.variance())

    def ranked(self, start: State) -> list[Branch]:
        """The legal actions of the first decision, the best first."""
        legal: set[int] = set(start.legal())
        base: float = self.base(self.root)
        order: list[tuple[float, int]] = []
        at: i64 = 0
        for each in self.root.branches:
            if each.action in legal:
                order.append((-self.estimate(each, base), at))
            at += 1
        order.sort()
        return [self.root.branches[where] for _, where in order]

    def follow(self, action: i64) -> bool:
        """Go on from the branch of an action that was taken; whether there is one."""
        for each in self.root.branches:
            if each.action == action:
                self.root = each
                return each.grown
        return False
