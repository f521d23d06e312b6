"""Every turn that a seat can take from here: chains of decisions, told apart by where they end.

Chance may come up in a turn, such as the next guest of the row. If the seat may then do the same
things in any case, the turn goes on. Otherwise, and if something hidden is revealed, what's best
depends on luck: such a turn ends there, as far as a puzzle is concerned.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from hotelier.core.game import AnyGame
from hotelier.core.judge import Judge
from hotelier.core.luck import PairedDealer, seed_of
from hotelier.core.state import State
from hotelier.core.worlds import Worlds

MOST: Final = 10_000  # positions along the way; a turn with more of them is no puzzle for people
WORLDS: Final = 3  # in which the same must be possible after something hidden came up
JOINT: Final = "; "  # between the actions of a turn, written as one text

Line = tuple[str, ...]
Status = Literal["on", "over", "open"]  # open: what's possible next depends on luck


@dataclass(frozen=True, slots=True)
class Turn:
    """One way to take a turn, and the position it ends in."""

    line: Line
    end: State
    whole: bool  # the turn is over; otherwise luck decides what's possible next

    @property
    def text(self) -> str:
        """The turn as one text."""
        return JOINT.join(self.line)


class Start:
    """The start of a turn."""

    def __init__(self, game: AnyGame, judge: Judge, state: State, seed: int) -> None:
        self.game = game
        self.judge = judge
        self.state = state.clone()  # the match it's from may go on
        self.seat = state.actor
        self.stage = judge.stage(state)
        self.seed = seed
        self._worlds = Worlds(self.state, self.seat)

    def dealer(self) -> PairedDealer:
        """What comes up in the turn: the same for all who take it."""
        return PairedDealer(self.seed)

    def take(self, state: State, action: int, dealer: PairedDealer) -> bool:
        """Take an action, and deal what it brings up within the turn; whether anything came up."""
        state.apply(action)
        shown = False
        while state.chance and not state.over and self.judge.stage(state) == self.stage:
            state.deal(dealer.outcome(self.game, state))
            shown = True
        return shown

    def status(self, line: Line, state: State, shown: bool) -> Status:
        """Whether the turn goes on after these actions, the last of which led to this position."""
        if state.over or self.judge.stage(state) != self.stage or state.actor != self.seat:
            return "over"
        if state.reveals != self.state.reveals:
            return "open"
        if not shown:
            return "on"
        there = state.legal()
        alike = all(self._legal(line, world) == there for world in range(WORLDS))
        return "on" if alike else "open"

    def _legal(self, line: Line, number: int) -> list[int] | None:
        """What's possible after these actions in another world; None if they aren't."""
        world, dealer = self._worlds[number].clone(), PairedDealer(number)
        for text in line:
            action = self.game.parse(text)
            if action is None or action not in world.legal():
                return None
            self.take(world, action, dealer)
        return world.legal()


def start_of(game: AnyGame, state: State, seed: int, step: int) -> Start:
    """The start of the turn at a step of the game with this seed: everyone meets the same luck."""
    return Start(game, game.judge(game.best), state, seed_of("turn", seed, step))


def turns(start: Start) -> list[Turn]:
    """Every turn, by the shortest way to take it; empty if there are too many.

    Ways that end in the same position are one turn, and so are actions of one gist.
    """
    found: dict[object, Turn] = {}
    met: set[object] = {start.state.facts()}
    layer: list[tuple[Line, State, PairedDealer]] = [((), start.state, start.dealer())]
    while layer:
        grown: list[tuple[Line, State, PairedDealer]] = []
        for line, state, dealer in layer:
            for action in state.legal():
                after, luck = state.clone(), dealer.copy()
                shown = start.take(after, action, luck)
                facts = after.facts()
                if facts in met:
                    continue
                met.add(facts)
                if len(met) > MOST:
                    return []
                longer = (*line, start.game.text(action))
                status = start.status(longer, after, shown)
                if status == "on":
                    grown.append((longer, after, luck))
                else:
                    found[facts] = Turn(longer, after, status == "over")
        layer = grown
    return _by_gist(start, list(found.values()))


def _by_gist(start: Start, found: Sequence[Turn]) -> list[Turn]:
    """Without turns of a single action that do what another one does."""
    kept: dict[object, Turn] = {}
    for turn in found:
        kept.setdefault(_gist(start, turn), turn)
    return list(kept.values())


def _gist(start: Start, turn: Turn) -> object:
    """What tells a turn from others."""
    if len(turn.line) > 1:
        return turn.line
    return start.game.gist(start.game.view(start.state, start.seat), turn.line[0])


def same(start: Start, one: Turn, other: Turn) -> bool:
    """Whether two turns come to the same."""
    if one.end.facts() == other.end.facts():
        return True
    return len(one.line) == len(other.line) == 1 and _gist(start, one) == _gist(start, other)
