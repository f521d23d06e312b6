"""What a turn is worth: the lead it gives in worlds that look the same to its seat.

Each turn meets the same worlds, and is valued where the stretch of play ends.
"""

from collections.abc import Sequence
from typing import Final

from hotelier.analysis.playing import Outcome, stream
from hotelier.analysis.trials import Asked, Trials
from hotelier.bots.beam import play_on
from hotelier.bots.tree import NEVER
from hotelier.core.game import AnyGame
from hotelier.core.judge import Judge, margin, settle
from hotelier.core.rng import Rng
from hotelier.core.state import State
from hotelier.puzzles.turns import JOINT, Line

VIEWS: Final = 12  # times that the worlds are imagined
WIDTH: Final = 6  # of the plan for the rest of a turn that something hidden interrupts
PLANNED: Final = 250  # positions of that plan
NEAR, DEEP, END = 1, 2, 3  # what a random stream is for


def worlds_of(judge: Judge) -> int:
    """How many worlds one view takes: more if more is hidden."""
    return max(1, int(judge.worlds) // 4)


class TurnTrials(Trials):
    """Whole turns tried in the same imagined worlds, and played on by plans."""

    def take(self, world: State, text: str, rng: Rng) -> None:
        self.follow(world, text.split(JOINT), rng)

    def follow(self, world: State, line: Sequence[str], rng: Rng) -> None:
        """Take the actions of a turn, as far as they're possible in this world."""
        stage = self.horizon.stage
        for text in line:
            while world.chance and self.judge.stage(world) == stage:
                world.deal(world.sample(rng))
            action = self.game.parse(text)
            if action is None or action not in world.legal():
                break
            world.apply(action)


class NearTrials(TurnTrials):
    """The same to the end of the stretch of play, where the judge values the position."""

    def __init__(self, game: AnyGame, judge: Judge, asked: Asked) -> None:
        super().__init__(game, judge, asked, (0, PLANNED), (asked.step, NEAR))

    @property
    def number(self) -> int:
        """How many worlds there are."""
        return VIEWS * worlds_of(self.judge)

    def played_on(self, world: State, rng: Rng) -> Outcome:
        self._finish(world, rng)
        return Outcome(self.judge, world, self.horizon.doubts)

    def world(self, number: int) -> tuple[State, int]:
        """A world before anything is done in it, with what its luck goes on from."""
        rng = stream(*self.seeds, number)
        world = self.state.clone()
        world.redeal(self.seat, rng)
        return world, rng.state

    def lead(self, line: Line, world: State, luck: int) -> float:
        """What a turn leads to in one world: the same as in a trial, only faster."""
        rng = Rng(0)
        rng.state = luck
        state = world.clone()
        self.follow(state, line, rng)
        self._finish(state, rng)
        return margin(self.judge, state, self.seat, len(state.scores()))

    def _finish(self, state: State, rng: Rng) -> None:
        """Play on to the end of the stretch of play."""
        if state.over or self.judge.stage(state) != self.horizon.stage:
            return
        if state.actor == self.seat or state.chance:
            play_on(self.judge, state, rng, 1, WIDTH, PLANNED, NEVER, [])
        else:
            settle(self.judge, state, rng, 1)
