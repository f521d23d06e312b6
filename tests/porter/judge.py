"""What a position of The Night Porter is worth, and what a sensible porter does."""

from hotelier.core.judge import DOUBT, LinearJudge
from hotelier.core.rng import Rng
from hotelier.core.state import State as AnyState
from hotelier.core.weights import Weights
from porter.box import KEYS, ROUNDS
from porter.state import KEEP, LAY, RISK, WAIT, State

FEATURES = [DOUBT, "always", "high keys", "key laid"]
ALWAYS, HIGH, LAID = 1, 2, 3


class PorterJudge(LinearJudge):
    """Time is measured in rounds."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(FEATURES, weights, ROUNDS)
        self.worlds = 8

    def counted(self, state: AnyState, seat: int) -> int:
        assert isinstance(state, State)
        return state.points[seat - 1]

    def ahead(self, state: AnyState, seat: int) -> int:
        assert isinstance(state, State)
        return ROUNDS - state.round

    def look(self, state: AnyState, seat: int) -> None:
        assert isinstance(state, State)
        self.note(ALWAYS, 1)
        self.note(HIGH, sum(key >= KEYS - 1 for key in state.hands[seat - 1]))
        if not state.open and state.laid[seat - 1] > 0:
            self.note(LAID, state.laid[seat - 1] * state.tip // KEYS)

    def stage(self, state: AnyState) -> int:
        assert isinstance(state, State)
        return state.round

    def policy(self, state: AnyState, rng: Rng) -> int:
        assert isinstance(state, State)
        if state.kind != LAY:
            return RISK if state.tip <= 2 else KEEP
        best = max(state.hands[state.actor - 1])
        return best if state.tip >= 2 and rng.below(KEYS) < best else WAIT

    def key(self, state: AnyState) -> int:
        assert isinstance(state, State)
        return hash((state.kind, tuple(state.hands), tuple(state.laid), tuple(state.points)))
