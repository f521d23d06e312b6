"""A puzzle as its solver sees it: the position, and every try at a turn, up to its last action.

The last action is never carried out: like a move that waits for confirmation, it's only shown. So
nothing hidden comes up, and the solution isn't part of any answer before the verdict.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from pydantic import Field

from hotelier.analysis.telling import Why
from hotelier.core.game import AnyGame, Options, find_game, games
from hotelier.core.state import State
from hotelier.messages import say, speak
from hotelier.messages.message import Message as Words
from hotelier.messages.message import message
from hotelier.puzzles.shapes import Puzzle
from hotelier.puzzles.shelf import shelf
from hotelier.puzzles.turns import JOINT, Status
from hotelier.puzzles.verdict import start_at, verdict
from hotelier.server.http.game_schemas import GameEvent, GameView, Message
from hotelier.server.http.model import Model
from hotelier.server.http.schemas import Confirmation, UndoState
from hotelier.server.table.board import Board, Happened, HouseDealer, explained, seen_event
from hotelier.server.table.refusals import Refused
from hotelier.server.table.undoing import action_words, confirmation

KEPT = 64  # positions
RECENT = 60  # events before the puzzle that its log shows


class PuzzleOffer(Model):
    """A puzzle in the list, without its solution."""

    game: str
    id: str
    grade: int = Field(description="How hard it is, 1 to 5.")
    rating: int = Field(description="The same as a player's rating.")
    theme: str = Field(description="What it is about.")
    turns: int = Field(description="How many different turns there are.")


class PuzzleList(Model):
    """All puzzles of this server."""

    puzzles: list[PuzzleOffer]
    themes: dict[str, list[str]] = Field(description="By game.")


class PuzzleTable(PuzzleOffer):
    """A puzzle and its table."""

    options: dict[str, int | str]
    you: int = Field(description="The solver's seat.")
    step: int = Field(description="How many steps were taken before.")
    events: list[GameEvent] = Field(description="What happened lately, as the solver saw it.")


class Try(Model):
    """The table after some actions of a turn."""

    step: int
    view: GameView
    events: list[GameEvent] = Field(description="What the last action did.")
    undo: UndoState | None
    held: str | None = Field(description="The action that completes the turn; it's only shown.")
    confirm: Confirmation | None = Field(description="What it does.")


class PuzzleVerdict(Model):
    """What a turn is worth, and the solution."""

    solved: bool
    loss: float = Field(description="Points the turn loses; for none, those of the second-best.")
    margin: float = Field(description="Points the second-best turn loses.")
    why: list[Why] = Field(description="Where the best turn has more points, most first.")
    best: list[str] = Field(description="The actions of the best turn.")
    best_words: list[Message]
    second: list[str] = Field(description="Those of the second-best; empty if the solver took it.")
    second_words: list[Message]
    own: list[str] = Field(description="Those of the solver; empty for one who gave up.")
    own_words: list[Message]


@dataclass(frozen=True, slots=True)
class _Start:
    """Where a puzzle starts, ready to be tried."""

    puzzle: Puzzle
    game: AnyGame
    options: Options
    names: tuple[str, ...]
    position: Mapping[str, Any]
    events: tuple[dict[str, Any], ...]

    def board(self) -> Board:
        """A board to try turns on."""
        match = Board(self.game, self.options, self.names, self.puzzle.step, self.position).match
        deal = start_at(self.puzzle, match).dealer()
        return Board(
            self.game,
            self.options,
            self.names,
            self.puzzle.step,
            self.position,
            dealer=HouseDealer(deal=deal),
        )


def puzzle_list() -> dict[str, Any]:
    """All puzzles of all games."""
    return {
        "puzzles": [_offer(each) for name in games() for each in shelf(name).puzzles.values()],
        "themes": {name: list(find_game(name).themes) for name in games()},
    }


def puzzle_table(name: str, id: str) -> dict[str, Any]:
    """A puzzle and its table."""
    start = _start(name, id)
    return _offer(start.puzzle) | {
        "options": start.options,
        "you": start.puzzle.seat,
        "step": start.puzzle.step,
        "events": list(start.events),
    }


def tried(name: str, id: str, actions: Sequence[str], *, through: bool = False) -> dict[str, Any]:
    """The table after some actions of a turn; the one that completes it is held.

    `through`: it's carried out, unless it reveals something.
    """
    start = _start(name, id)
    board, seat = start.board(), start.puzzle.seat
    turn = start_at(start.puzzle, board.match)
    state, dealer, game = turn.state.clone(), turn.dealer(), start.game
    held: str | None = None
    status: Status = "on"
    told: list[Words] = []
    events = 0
    for number, text in enumerate(actions, start=1):
        action = game.parse(text)
        if held is not None or action is None or action not in state.legal():
            reason = say("puzzle-illegal", action=repr(text), line=JOINT.join(actions))
            raise Refused("illegal", reason, index=number - 1, action=text)
        told.append(action_words(board.match.state, game, seat, text))
        shown = turn.take(state, action, dealer)
        status = turn.status(tuple(actions[:number]), state, shown)
        if status == "on":
            events = len(board.match.happened())
            board.play(text)
        else:
            held = text
    match = board.match
    last = None if held is None else game.parse(held)
    if through and held and last is not None and not _reveals(match.state, last):
        events = len(match.happened())
        match.follow(held)  # what chance does after the turn isn't part of it
        held = None
    fresh = () if held or not actions else match.happened(events)
    return {
        "step": board.step,
        "view": explained(match, seat),
        "events": [
            seen_event(game, Happened(board.base + step, event), seat) for step, event in fresh
        ],
        "undo": _undo_words(told),
        "held": held,
        "confirm": None if held is None else _held_words(board, held, status),
    }


def _reveals(state: State, action: int) -> bool:
    """Whether a legal action reveals something hidden."""
    after = state.clone()
    after.apply(action)
    return bool(after.reveals != state.reveals)


def _held_words(board: Board, held: str, status: Status) -> dict[str, Any] | None:
    """What completes the turn, and why the turn is judged there if it would go on."""
    goes_on = status == "open" and not board.ends_turn(held)
    key = "puzzle-held-open" if goes_on else "held-ends-turn"
    return confirmation(board.match, held, key, ends_turn=True)


def _undo_words(told: Sequence[Words]) -> dict[str, Any] | None:
    """What an undo takes back, and what undoing all of it would: here, everything can be undone."""
    if not told:
        return None
    return {
        "message": message("undo-what", action=told[-1]),
        "whole": message("restart-what", action=told[0]) if len(told) > 1 else None,
    }


def judged(spoken: str, name: str, id: str, actions: Sequence[str] | None) -> dict[str, Any]:
    """The verdict on a turn, with the solution; runs in a worker."""
    speak(spoken)
    start = _start(name, id)
    found = verdict(start.puzzle, start.board().match, actions)
    own = list(actions or ())
    second = () if found.second else start.puzzle.second
    return {
        "solved": found.solved,
        "loss": round(found.loss, 2),
        "margin": round(start.puzzle.loss, 2),
        "why": [{"source": each.source, "points": round(each.points, 2)} for each in found.why],
        "best": list(start.puzzle.best),
        "best_words": _words(start, start.puzzle.best),
        "second": list(second),
        "second_words": _words(start, second),
        "own": own,
        "own_words": _words(start, own),
    }


def _words(start: _Start, line: Sequence[str]) -> list[Words]:
    """What each action of a turn does."""
    match = start.board().match
    told: list[Words] = []
    for text in line:
        told.append(action_words(match.state, match.game, start.puzzle.seat, text))
        match.play(text)
    return told


def _offer(puzzle: Puzzle) -> dict[str, Any]:
    return {
        "game": puzzle.game,
        "id": puzzle.id,
        "grade": puzzle.grade,
        "rating": puzzle.rating,
        "theme": puzzle.theme,
        "turns": puzzle.turns,
    }


@lru_cache(maxsize=KEPT)
def _start(name: str, id: str) -> _Start:
    if name not in games() or id not in shelf(name).puzzles:
        raise Refused("no-puzzle", say("refused-no-puzzle"), 404)
    puzzle = shelf(name).find(id)
    match = shelf(name).position(puzzle)
    game = match.game
    recent = match.happened(max(0, len(match.happened()) - RECENT))
    told = tuple(seen_event(game, Happened(step, event), puzzle.seat) for step, event in recent)
    position = game.snapshot(match.state)
    return _Start(puzzle, game, match.options, match.seats, position, told)
