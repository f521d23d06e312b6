"""A quick look at the start of a turn: most have several turns that are about equally good.

It takes the turn that a plan finds, and changes it at every decision. If two of these turns are
worth about as much and end in different positions, there is no clearly best one. Otherwise the best
of them are worth a closer look, before all turns are listed.
"""

from typing import Final

from hotelier.bots.beam import plan
from hotelier.bots.tree import NEVER
from hotelier.core.judge import margin
from hotelier.core.luck import PairedDealer
from hotelier.core.rng import Rng
from hotelier.core.state import State
from hotelier.puzzles.turns import Line, Start, Turn

WIDTH: Final = 8
PLANNED: Final = 600  # positions of the first plan
CHANGED: Final = 60  # positions of a plan after a change
CLOSER: Final = 6  # turns that get a closer look


def favourites(start: Start, least: float) -> list[Turn]:
    """Turns that may be the best, in this order; none if two are about equally good.

    The best one must be better than any other by at least `least` points.
    """
    decisions: list[tuple[State, PairedDealer, int]] = []  # of the plan's turn
    planned = _planned(start, start.state.clone(), start.dealer(), (), PLANNED, decisions)
    found = {planned.end.facts(): planned}
    for number, (state, dealer, taken) in enumerate(decisions):
        for action in state.legal():
            if action == taken:
                continue
            after, luck = state.clone(), dealer.copy()
            shown = start.take(after, action, luck)
            line = (*planned.line[:number], start.game.text(action))
            status = start.status(line, after, shown)
            turn = Turn(line, after, status == "over")
            if status == "on":
                turn = _planned(start, after, luck, line, CHANGED, [])
            found.setdefault(turn.end.facts(), turn)
    worth = sorted(((_worth(start, turn.end), turn) for turn in found.values()), key=_points)
    if len(worth) < 2 or worth[0][0] - worth[1][0] < least:
        return []
    return [turn for _, turn in worth[:CLOSER]]


def _points(valued: tuple[float, Turn]) -> float:
    return -valued[0]


def _planned(
    start: Start,
    state: State,
    dealer: PairedDealer,
    line: Line,
    most: int,
    met: list[tuple[State, PairedDealer, int]],
) -> Turn:
    """The turn that a plan makes of these actions; `met` gets its decisions."""
    while True:
        for action in plan(start.judge, state, Rng(start.seed), WIDTH, most, NEVER).chain():
            met.append((state.clone(), dealer.copy(), action))
            line = (*line, start.game.text(action))
            shown = start.take(state, action, dealer)
            status = start.status(line, state, shown)
            if status != "on":
                return Turn(line, state, status == "over")
            if shown:  # the plan had imagined something else
                break


def _worth(start: Start, end: State) -> float:
    return margin(start.judge, end, start.seat, len(end.scores()))
