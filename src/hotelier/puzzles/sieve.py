"""A quick look at the start of a turn: most have several turns that are about equally good.

It takes the turn that a plan finds, and changes it at every decision. If two of these turns are
worth about as much and end in different positions, there is no clearly best one.
"""

from typing import Final

from hotelier.bots.beam import plan
from hotelier.bots.tree import NEVER
from hotelier.core.judge import margin
from hotelier.core.luck import PairedDealer
from hotelier.core.rng import Rng
from hotelier.core.state import State
from hotelier.puzzles.turns import Line, Start

WIDTH: Final = 8
PLANNED: Final = 600  # positions of the first plan
CHANGED: Final = 60  # positions of a plan after a change


def is_promising(start: Start, least: float) -> bool:
    """Whether one turn may be clearly the best, by at least this many points."""
    best: list[tuple[State, PairedDealer, int]] = []  # the decisions of the plan's turn
    end = _planned(start, start.state.clone(), start.dealer(), (), PLANNED, best)
    worth = {end.facts(): _worth(start, end)}
    line: Line = tuple(start.game.text(action) for _, _, action in best)
    for number, (state, dealer, taken) in enumerate(best):
        for action in state.legal():
            if action == taken:
                continue
            after, luck = state.clone(), dealer.copy()
            shown = start.take(after, action, luck)
            changed = (*line[:number], start.game.text(action))
            if start.status(changed, after, shown) == "on":
                after = _planned(start, after, luck, changed, CHANGED, [])
            worth.setdefault(after.facts(), _worth(start, after))
    ranked = sorted(worth.values(), reverse=True)
    return len(ranked) > 1 and ranked[0] - ranked[1] >= least


def _planned(
    start: Start,
    state: State,
    dealer: PairedDealer,
    line: Line,
    most: int,
    met: list[tuple[State, PairedDealer, int]],
) -> State:
    """Where a turn ends if a plan goes on with it; `met` gets its decisions."""
    while True:
        for action in plan(start.judge, state, Rng(start.seed), WIDTH, most, NEVER).chain():
            met.append((state.clone(), dealer.copy(), action))
            line = (*line, start.game.text(action))
            shown = start.take(state, action, dealer)
            if start.status(line, state, shown) != "on":
                return state
            if shown:  # the plan had imagined something else
                break


def _worth(start: Start, end: State) -> float:
    return margin(start.judge, end, start.seat, len(end.scores()))
