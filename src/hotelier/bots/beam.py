"""Planning a whole turn: a beam over the chain of small decisions that it is made of.

From each position of the beam every action is tried. What it leads to is judged where the stretch
of play ends: a chain that is not finished is finished by the game's quick policy, on a copy. The
best few positions go on. Chance on the way is sampled, so one plan is one story about the cards;
whoever wants to know what an action is worth plans several times.
"""

from time import perf_counter
from typing import Final

from mypy_extensions import i64

from hotelier.core.judge import Judge, margin, settle
from hotelier.core.rng import Rng
from hotelier.core.state import State

LONGEST: Final = 60  # decisions in a chain


class Node:
    """A position on the way, and how it came about."""

    def __init__(
        self, state: State, action: i64, root: i64, value: float, before: "Node | None"
    ) -> None:
        self.state: State = state
        self.action: i64 = action
        self.root: i64 = root  # which action of the first decision it began with, by place
        self.value: float = value
        self.before: Node | None = before


class Plan:
    """The best chain found, and what each first action led to at best."""

    def __init__(self, actions: list[int], values: list[float]) -> None:
        self.actions: list[int] = actions
        self.values: list[float] = values
        self.best: Node | None = None
        self.nodes: i64 = 0

    def first(self) -> int:
        """The first action that led to most."""
        best: i64 = 0
        at: i64 = 0
        for value in self.values:
            if value > self.values[best]:
                best = at
            at += 1
        return self.actions[best]

    def chain(self) -> list[int]:
        """The actions of the best chain, the first first."""
        found: list[int] = []
        node = self.best
        while node is not None and node.before is not None:
            found.append(node.action)
            node = node.before
        found.reverse()
        return found


def plan(judge: Judge, start: State, rng: Rng, width: i64, most: i64, end: float) -> Plan:
    """Plan the chain that begins with this decision, keeping so many positions at each step.

    It looks at every first action, then at `most` positions, and not beyond the time `end`.
    """
    seat: i64 = start.actor
    players: i64 = len(start.scores())
    stage: i64 = judge.stage(start)
    actions: list[int] = start.legal()
    result = Plan(actions, [-1e9] * len(actions))
    best: float = -1e9
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
                value: float = margin(judge, told, seat, players)
                after = Node(state, action, root, value, node)
                if value > result.values[root]:
                    result.values[root] = value
                if value > best:
                    best = value
                    result.best = after
                if open_still:
                    grown.append(after)
        beam = fittest(grown, width)
        depth += 1
    return result


def glance(judge: Judge, start: State, rng: Rng, tries: i64, end: float) -> Plan:
    """Look one action ahead, in a few imagined worlds: what comes after it is left to the policy.

    Where the chain is still one's own, the best way to go on counts; where others have their say,
    the mean does. Every action has its share of the time; where even one look at each would take
    longer than there is, the last are not looked at.
    """
    seat: i64 = start.actor
    players: i64 = len(start.scores())
    stage: i64 = judge.stage(start)
    actions: list[int] = start.legal()
    result = Plan(actions, [])
    began: float = perf_counter()
    share: float = (end - began) / float(len(actions))
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
        while done < tries and (done == 0 or perf_counter() < until):
            state: State = start.clone()
            state.redeal(seat, rng)
            state.apply(action)
            own = False
            if not state.over and judge.stage(state) == stage:
                own = state.actor == seat or state.chance != 0
                settle(judge, state, rng, 1)
            value: float = margin(judge, state, seat, players)
            total += value
            if value > best:
                best = value
            done += 1
        result.values.append(best if own else total / float(done))
        result.nodes += done
    return result


def fittest(nodes: list[Node], width: i64) -> list[Node]:
    """The best few; of equals the first found."""
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
    """Every seat plans and plays until so many stretches are over; a chain may have begun."""
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
