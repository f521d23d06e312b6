"""What a solver's turn is worth against the best one, and why."""

from collections.abc import Sequence
from dataclasses import dataclass

from hotelier.analysis.playing import mean
from hotelier.analysis.telling import Why, whys
from hotelier.analysis.trials import Asked
from hotelier.core.errors import OptionError
from hotelier.core.game import Options
from hotelier.core.match import Match
from hotelier.core.view import View
from hotelier.messages import say
from hotelier.puzzles.shapes import Puzzle
from hotelier.puzzles.turns import JOINT, Start, Turn, same, start_of
from hotelier.puzzles.worth import NearTrials


@dataclass(frozen=True, slots=True)
class Solved:
    """The verdict on a turn; for one that was never taken, on the second-best."""

    solved: bool
    loss: float  # points of lead it loses, 0 if it's the best
    why: tuple[Why, ...]  # where the best turn has more, or less
    second: bool = False  # it's the second-best


def verdict(puzzle: Puzzle, match: Match, line: Sequence[str] | None) -> Solved:
    """The verdict on a turn that starts where the match stands; None for a solver who gave up."""
    if line is None:
        return Solved(False, puzzle.loss, whys(puzzle.why, puzzle.loss))
    start = start_at(puzzle, match)
    taken, best = turn_of(start, line), turn_of(start, puzzle.best)
    if same(start, taken, best):
        return Solved(True, 0.0, whys(puzzle.why, puzzle.loss))
    if same(start, taken, turn_of(start, puzzle.second)):
        return Solved(False, puzzle.loss, whys(puzzle.why, puzzle.loss), second=True)
    near = near_trials(start, puzzle.step, match.view(puzzle.seat), match.options)
    loss = mean(near.gaps(taken.text, best.text, near.number))
    return Solved(False, max(0.0, loss), whys(near.why(taken.text, best.text), loss))


def start_at(puzzle: Puzzle, match: Match) -> Start:
    """The start of a puzzle, where the match stands."""
    return start_of(match.game, match.state, puzzle.seed, puzzle.step)


def near_trials(start: Start, step: int, view: View, options: Options) -> NearTrials:
    """Turns that start here, tried as the search for puzzles tried them."""
    return NearTrials(start.game, start.judge, Asked(step, 0, view, "", options))


def turn_of(start: Start, line: Sequence[str]) -> Turn:
    """A whole turn from its actions; an error says what's wrong with them."""
    state, dealer = start.state.clone(), start.dealer()
    status = "on"
    for number, text in enumerate(line, start=1):
        action = start.game.parse(text)
        if status != "on" or action is None or action not in state.legal():
            raise OptionError(say("puzzle-illegal", action=repr(text), line=JOINT.join(line)))
        shown = start.take(state, action, dealer)
        status = start.status(tuple(line[:number]), state, shown)
    if status == "on":
        raise OptionError(say("puzzle-unfinished"))
    return Turn(tuple(line), state, status == "over")
