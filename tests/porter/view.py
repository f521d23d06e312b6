"""What a seat may know about The Night Porter: its own keys, and everything public."""

from dataclasses import dataclass

from hotelier.core.view import View
from porter.state import ACTIONS, DECISIONS, State


@dataclass(frozen=True, slots=True)
class SeatView:
    """One player as the viewer sees them."""

    hand: tuple[int, ...] | None  # None: hidden
    hand_size: int
    laid: int | None  # the key on the counter; 0 if the seat waits, None while it's hidden
    has_laid: bool


@dataclass(frozen=True, slots=True)
class PorterView(View):
    """The counter from one point of view."""

    seats: tuple[SeatView, ...]
    round: int
    tip: int
    leader: int
    gone: tuple[int, ...]
    deck_size: int


def view(state: State, seat: int | None) -> PorterView:
    """Everything a seat may know, and nothing more."""
    return PorterView(
        seat=seat,
        actor=state.actor or None,
        decision=DECISIONS[state.kind] or None,
        legal=tuple(ACTIONS[action] for action in state.legal()) if state.actor == seat else (),
        over=state.over,
        scores=tuple(state.scores()),
        winners=tuple(state.winners()),
        seats=tuple(_seat(state, at, at + 1 == seat) for at in range(state.players)),
        round=state.round,
        tip=state.tip,
        leader=state.leader + 1,
        gone=state.gone,
        deck_size=len(state.deck()),
    )


def _seat(state: State, at: int, own: bool) -> SeatView:
    hand, laid = state.hands[at], state.laid[at]
    is_seen = laid == 0 or (laid > 0 and (own or state.open))
    return SeatView(
        hand=hand if own else None,
        hand_size=len(hand),
        laid=laid if is_seen else None,
        has_laid=laid >= 0,
    )
