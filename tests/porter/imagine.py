"""From a view back to a position: the hidden part is dealt at random."""

from hotelier.core.frames import Frame
from hotelier.core.rng import Rng
from porter.state import DECISIONS, LAY, TIP, Lay, Refill, Round, State, Tip, rest_of, taken
from porter.view import PorterView


def imagine(view: PorterView, rng: Rng) -> State:
    """A position that looks exactly like this to the viewer."""
    state = State(len(view.seats))
    state.round = view.round
    state.tip = view.tip
    state.gone = view.gone
    state.points = list(view.scores)
    state.kind = DECISIONS.index(view.decision or "")
    state.over = view.over
    state.open = all(seat.has_laid for seat in view.seats)
    state.laid = [(seat.laid or 0) if seat.has_laid else -1 for seat in view.seats]
    state.hands = [seat.hand or () for seat in view.seats]
    unseen = rest_of([*view.gone, *(k for k in state.laid if k > 0), *sum(state.hands, ())])
    for at, seat in enumerate(view.seats):
        if seat.hand is None:
            state.hands[at] = taken(unseen, seat.hand_size, rng)
        if seat.has_laid and seat.laid is None:
            (state.laid[at],) = taken(unseen, 1, rng)
    state.actor = view.actor or 0
    if state.actor:
        state.top = _pending(state, state.actor - 1)
        state.run()
    return state


def _pending(state: State, seat: int) -> Frame:
    after: Frame = Round(0, None)
    if state.kind == LAY:
        return Lay(seat, after)
    assert state.kind == TIP
    return Tip(seat, Refill(state.leader, after))
