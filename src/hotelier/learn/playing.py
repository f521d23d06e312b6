"""One game between judges: each seat plans with its own, and positions can be noted."""

from collections.abc import Callable, Sequence

from hotelier.bots.beam import plan
from hotelier.core.judge import Judge, settle
from hotelier.core.rng import Rng
from hotelier.core.state import State

NEVER = 1e18  # no clock: the same seed must give the same game

Deal = Callable[[State], int]


def play(
    judges: Sequence[Judge],
    state: State,
    rng: Rng,
    width: int,
    most: int,
    strays: int,
    deal: Deal | None = None,
    seen: Callable[[State], None] | None = None,
) -> None:
    """Play to the end; `seen` gets the position whenever a stretch of play is over.

    This percentage of stretches, `strays`, is left to the quick policy, to reach positions that no
    plan would lead to. Chance is dealt by `deal`, or by the same stream as the rest.
    """

    def dealt(state: State) -> int:
        return state.sample(rng) if deal is None else deal(state)

    judge = judges[0]  # all judges agree on the stretches
    while state.chance:
        state.deal(dealt(state))
    while not state.over:
        if strays and rng.below(100) < strays:
            settle(judge, state, rng, 1)
        else:
            _stretch(judges, state, rng, width, most, dealt)
        if seen is not None and not state.over:
            seen(state)


def _stretch(
    judges: Sequence[Judge], state: State, rng: Rng, width: int, most: int, dealt: Deal
) -> None:
    """Every seat to move plans, until the stretch of play is over."""
    judge = judges[0]
    stage = judge.stage(state)
    chain: list[int] = []
    while not state.over and judge.stage(state) == stage:
        if state.chance:
            state.deal(dealt(state))
            chain = []
            continue
        if not chain:
            own = judges[state.actor - 1]
            chain = plan(own, state, rng, width, most, NEVER).chain()
        state.apply(chain.pop(0))
