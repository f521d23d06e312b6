"""Information-set Monte Carlo tree search, for any game.

Every round of the search imagines again what its seat can't see, walks down one tree that all
imagined positions share, adds a leaf and carries its value back up. Chance along the way is sampled
each time, so a branch stands for what was decided, not for what was drawn.

A leaf is planned: the plan says how far each of its actions seems to fall short of the best one,
and that bias counts as much as a few visits. From there, the round is played on by plans, to the
end of the stretch of play and one or two more, and the judge values the result.

A judge that offers priors rates the actions of a leaf itself: then nothing is planned, and the
round is played on by the game's quick policy. A judge that prefers batches is asked about the ends
of several rounds at once; until it answers, each of them counts as a loss for the actions on its
path, so that the next rounds go elsewhere.
"""

import math
from time import perf_counter
from typing import Any, Final

from mypy_extensions import i64

from hotelier.bots.beam import Plan, plan, play_on
from hotelier.bots.branch import Branch, Habits
from hotelier.core.judge import Judge, settle
from hotelier.core.rng import Rng
from hotelier.core.state import State

DEEPEST: Final = 60
HOPELESS: Final = -1e9
NEVER: Final = 1e18
CLEAR: Final = 3.0  # standard errors by which an action must lead to be chosen early
FEW: Final = 16  # visits before anything is considered clear
LOSS: Final = 4.0  # grains that a round not yet judged counts as lost
UNLIKELY: Final = 1e-6  # the minimum that a prior counts as


class Round:
    """A round of the search that's waiting to be judged."""

    def __init__(self, path: list[Branch], leaf: Branch | None, asked: State, end: State) -> None:
        self.path: list[Branch] = path
        self.leaf: Branch | None = leaf  # to be expanded by the judge's priors
        self.asked: State = asked  # the position at the leaf
        self.end: State = end


class Tree:
    """One search for one seat; it can continue from a branch once that action is taken."""

    def __init__(self, judge: Judge, seat: i64, players: i64, habits: Habits) -> None:
        self.judge: Judge = judge
        self.seat: i64 = seat
        self.players: i64 = players
        self.habits: Habits = habits
        self.gap: float = habits.gap * judge.grain
        self.curiosity: float = habits.curiosity * judge.grain
        self.root: Branch = Branch(-1, seat, 0.0)
        self.loss: float = LOSS * judge.grain
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
            self.judge.redeal(state, self.seat, rng)
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
        """Whether the tree already contains this decision: this seat's, with all legal actions."""
        there: set[int] = set()
        for each in self.root.branches:
            if each.seat == self.seat:
                there.add(each.action)
        return there.issuperset(start.legal())

    def add(
        self, branch: Branch, actions: list[int], values: list[float], over: float, seat: i64
    ) -> None:
        """Add a planned decision to the tree."""
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
        """What an action is worth to its seat: planned and observed values combined."""
        bias: float = self.habits.bias
        return (bias * (base + each.short) + each.total) / (bias + float(each.visits))

    def base(self, branch: Branch) -> float:
        """The average lead of the seat to move here, over all rounds that came through."""
        visits: i64 = 0
        total: float = 0.0
        for each in branch.branches:
            visits += each.visits
            total += each.total
        return total / float(visits) if visits else 0.0

    def pick(self, branch: Branch, state: State) -> Branch | None:
        """The most promising action that's possible in this imagined position."""
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

    def visit(self, start: State, rng: Rng, rounds: i64) -> i64:
        """One round, or as many as the judge prefers at once; returns how many."""
        number: i64 = self.judge.batch
        if rounds and number > rounds:
            number = rounds
        waiting: list[Round] = []
        while len(waiting) < number and (not waiting or perf_counter() < self.end):
            found = self.walk(start, rng)
            waiting.append(found)
            if number > 1:
                self.lend(found.path, 1)
        if number > 1:
            for found in waiting:
                self.lend(found.path, -1)
        self.grow(waiting)
        # `Known` wouldn't help: by the end of a round, the others have moved, with other cards.
        values = self.judge.values([found.end for found in waiting])
        at: i64 = 0
        for found in waiting:
            self.carry(found.path, values[at])
            at += 1
        return len(waiting)

    def lend(self, path: list[Branch], times: i64) -> None:
        """Count a round that isn't judged yet as lost; taken back once it is."""
        for each in path:
            each.visits += times
            each.total -= self.loss * float(times)

    def walk(self, start: State, rng: Rng) -> Round:
        """Imagine, walk down, plan a leaf or leave it to be expanded, and play on."""
        judge: Judge = self.judge
        habits: Habits = self.habits
        state: State = start.clone()
        self.judge.redeal(state, self.seat, rng)
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
            if judge.offers:
                asked: State = state.clone()
                settle(judge, state, rng, ahead + 1)
                return Round(path, None if branch.grown else branch, asked, state)
            leaf: Plan = plan(judge, state, rng, habits.width, habits.most, self.end)
            if not branch.grown:
                self.add(branch, leaf.actions, leaf.values, 1.0, state.actor)
            chain: list[int] = leaf.chain()
            play_on(judge, state, rng, ahead + 1, habits.width, habits.most, self.end, chain)
            break
        return Round(path, None, state, state)

    def grow(self, waiting: list[Round]) -> None:
        """Expand leaves that weren't planned, using the judge's priors."""
        leaves: list[Round] = []
        for found in waiting:
            leaf = found.leaf
            if leaf is not None and not leaf.grown:
                leaf.grown = True  # two rounds may have reached the same leaf
                leaves.append(found)
        if not leaves:
            return
        priors = self.judge.priors([found.asked for found in leaves])
        at: i64 = 0
        for found in leaves:
            leaf = found.leaf
            assert leaf is not None
            grain: float = self.judge.grain
            values = [grain * math.log(max(prior, UNLIKELY)) for prior in priors[at]]
            self.add(leaf, found.asked.legal(), values, 1.0, found.asked.actor)
            at += 1

    def carry(self, path: list[Branch], worths: list[float]) -> None:
        """Carry everyone's value to every action on the path."""
        best: float = HOPELESS
        second: float = HOPELESS
        for worth in worths:
            if worth > best:
                second = best
                best = worth
            elif worth > second:
                second = worth
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
        """Up to this many rounds (0: no limit), while there's time and the choice is open.

        It makes at `least` this many, however clear the choice is. It pauses now and then so that
        interrupts work, and returns whether it's done; if not, call it again.
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
            before: i64 = done
            done += self.visit(start, rng, rounds - done if rounds else 0)
            now: float = perf_counter()
            speed: float = (now - began) / float(done - first)
            if now + speed >= end:
                return True
            left: float = (end - now) / speed
            if rounds and float(rounds - done) < left:
                left = float(rounds - done)
            if done >= least and done >> 3 != before >> 3 and self.decided(left):
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
        """Whether the remaining rounds are unlikely to change the best action."""
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
        """The legal actions of the first decision, best first."""
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
        """Continue from the branch of an action that was taken; whether there is one."""
        for each in self.root.branches:
            if each.action == action:
                self.root = each
                return each.grown
        return False

    def __reduce__(self) -> tuple[Any, ...]:
        return tree_of, (self.judge, self.seat, self.players, self.habits, self.root)


def tree_of(judge: Judge, seat: i64, players: i64, habits: Habits, root: Branch) -> Tree:
    """A search as it was before pickling, ready to continue."""
    tree = Tree(judge, seat, players, habits)
    tree.root = root
    return tree
