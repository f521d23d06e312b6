"""Planning a whole turn: a beam search over its chain of small decisions.

Every action is tried from each position in the beam. The result is judged where the stretch of play
ends: an unfinished chain is finished by the game's quick policy, on a copy. The best few positions
go on. Chance along the way is sampled, so one plan is one story about the cards; to find out what
an action is worth, plan several times.

Positions are judged one by one as they're found, or in batches if the judge prefers that; the
result is the same.
"""

from time import perf_counter
from typing import Final

from mypy_extensions import i64

from hotelier.core.judge import Judge, Known, lead, margin, settle
from hotelier.core.rng import Rng
from hotelier.core.state import State

LONGEST: Final = 60  # decisions in a chain


class Node:
    """A position along the way, and how it was reached."""

    def __init__(
        self, state: State, action: i64, root: i64, value: float, before: "Node | None"
    ) -> None:
        self.state: State = state
        self.action: i64 = action
        self.root: i64 = root  # the first action that led here, by index
        self.value: float = value
        self.before: Node | None = before


class Plan:
    """The best chain found, and the best result of each first action."""

    def __init__(self, actions: list[int], values: list[float]) -> None:
        self.actions: list[int] = actions
        self.values: list[float] = values
        self.best: Node | None = None
        self.nodes: i64 = 0
        self.most: float = -1e9  # what the best chain leads to

    def weigh(self, node: Node, value: float) -> None:
        """Record a position's value for the first action of its chain."""
        node.value = value
        if value > self.values[node.root]:
            self.values[node.root] = value
        if value > self.most:
            self.most = value
            self.best = node

    def first(self) -> int:
        """The first action with the best result."""
        best: i64 = 0
        at: i64 = 0
        for value in self.values:
            if value > self.values[best]:
                best = at
            at += 1
        return self.actions[best]

    def chain(self) -> list[int]:
        """The actions of the best chain, in order."""
        found: list[int] = []
        node = self.best
        while node is not None and node.before is not None:
            found.append(node.action)
            node = node.before
        found.reverse()
        return found


class Waiting:
    """Positions waiting to be judged together."""

    def __init__(self, judge: Judge, seat: i64, found: Plan) -> None:
        self.judge: Judge = judge
        self.seat: i64 = seat
        self.found: Plan = found
        self.nodes: list[Node] = []
        self.told: list[State] = []

    def add(self, node: Node, told: State) -> None:
        """Add one, to be judged by what it leads to; a full batch is judged right away."""
        self.nodes.append(node)
        self.told.append(told)
        if len(self.told) >= self.judge.batch:
            self.weigh()

    def weigh(self) -> None:
        """Judge everything that's waiting."""
        if not self.told:
            return
        values = self.judge.values(self.told)
        at: i64 = 0
        for node in self.nodes:
            self.found.weigh(node, lead(values[at], self.seat))
            at += 1
        self.nodes = []
        self.told = []


def plan(judge: Judge, start: State, rng: Rng, width: i64, most: i64, end: float) -> Plan:
    """Plan the chain that starts with this decision, keeping this many positions at each step.

    It looks at every first action, then at `most` positions, and stops at the time `end`.
    """
    seat: i64 = start.actor
    players: i64 = len(start.scores())
    stage: i64 = judge.stage(start)
    actions: list[int] = start.legal()
    result = Plan(actions, [-1e9] * len(actions))
    batches: bool = judge.batch > 1
    waiting = Waiting(judge, seat, result)
    known = Known(judge, players)
    beam: list[Node] = [Node(start, -1, -1, 0.0, None)]
    depth: i64 = 0
    while beam and depth < LONGEST:
        grown: list[Node] = []
        seen: set[int] = set()
        for node in beam:
            number: i64 = node.state.options()
            place: i64 = 0
            while place < number:
                action: i64 = node.state.option(place)
                root: i64 = place if depth == 0 else node.root
                place += 1
                if result.nodes >= most and depth > 0:
                    continue
                result.nodes += 1
                if result.nodes & 31 == 0 and perf_counter() >= end:
                    most = 0
                state: State = node.state.clone()
                state.apply(action)
                while state.chance and judge.stage(state) == stage:
                    state.deal(state.sample(rng))
                open_still: bool = (
                    not state.over and judge.stage(state) == stage and state.actor == seat
                )
                if open_still:
                    key: int = judge.key(state)
                    if key in seen and depth > 0:
                        continue
                    seen.add(key)
                told: State = state
                if not state.over and judge.stage(state) == stage:
                    told = state.clone()
                    settle(judge, told, rng, 1)
                after = Node(state, action, root, -1e9, node)
                if batches:
                    waiting.add(after, told)
                else:
                    result.weigh(after, margin(judge, told, seat, players, known))
                if open_still:
                    grown.append(after)
        waiting.weigh()
        beam = fittest(grown, width)
        depth += 1
    return result


def glance(judge: Judge, start: State, rng: Rng, tries: i64, end: float) -> Plan:
    """Look one action ahead, in a few imagined worlds, and leave the rest to the policy.

    If the seat still moves, the best continuation counts; if others have a say, the mean does.
    Every action gets its share of the time; if there isn't even time for one look at each, the last
    ones are skipped.
    """
    seat: i64 = start.actor
    players: i64 = len(start.scores())
    stage: i64 = judge.stage(start)
    actions: list[int] = start.legal()
    result = Plan(actions, [])
    began: float = perf_counter()
    share: float = (end - began) / float(len(actions))
    batches: bool = judge.batch > 1
    at: i64 = 0
    for action in actions:
        at += 1
        until: float = began + share * float(at)
        if at > 1 and perf_counter() >= end:
            result.values.append(-1e9)
            continue
        total: float = 0.0
        best: float = -1e9
        own: bool = False
        done: i64 = 0
        told: list[State] = []
        while done < tries and (done == 0 or perf_counter() < until):
            state: State = start.clone()
            judge.redeal(state, seat, rng)
            state.apply(action)
            own = False
            if not state.over and judge.stage(state) == stage:
                own = state.actor == seat or state.chance != 0
                settle(judge, state, rng, 1)
            done += 1
            if batches:
                told.append(state)
                continue
            # `Known` wouldn't help: each try deals again what the others hide, so they differ.
            value: float = margin(judge, state, seat, players)
            total += value
            if value > best:
                best = value
        if told:
            for each in judge.values(told):
                value = lead(each, seat)
                total += value
                if value > best:
                    best = value
        result.values.append(best if own else total / float(done))
        result.nodes += done
    return result


def fittest(nodes: list[Node], width: i64) -> list[Node]:
    """The best few; ties go to the first found."""
    if len(nodes) <= width:
        return nodes
    order: list[tuple[float, int]] = []
    at: i64 = 0
    for node in nodes:
        order.append((-node.value, at))
        at += 1
    order.sort()
    kept: list[Node] = []
    for _, where in order[:width]:
        kept.append(nodes[where])
    return kept


def play_on(
    judge: Judge,
    state: State,
    rng: Rng,
    stretches: i64,
    width: i64,
    most: i64,
    end: float,
    begun: list[int],
) -> None:
    """Every seat plans and plays until this many stretches are over; a chain may have started."""
    stage: i64 = judge.stage(state)
    left: i64 = stretches
    chain: list[int] = begun
    at: i64 = 0
    while left > 0 and not state.over:
        if state.chance:
            state.deal(state.sample(rng))
            at = len(chain)
        else:
            if at >= len(chain):
                chain = plan(judge, state, rng, width, most, end).chain()
                at = 0
            state.apply(chain[at])
            at += 1
        if judge.stage(state) != stage:
            stage = judge.stage(state)
            left -= 1
            at = len(chain)
