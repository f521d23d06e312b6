"""What can be undone at a table, and what waits for confirmation, in words for its seat."""

from typing import Any

from hotelier.core.game import AnyGame
from hotelier.core.match import Deed, Match
from hotelier.core.state import State
from hotelier.messages.message import Message, Player, capital, message
from hotelier.server.table.board import Board


def action_words(state: State, game: AnyGame, seat: int, action: str) -> Message:
    """What a legal action of the seat to move does."""
    if game.parse(action) not in state.legal():
        return Message("", text=action)
    return capital(game.words(state, seat, action))


def undo_words(match: Match, seat: int, held: str | None) -> dict[str, Any] | None:
    """What an undo of a seat takes back, and what undoing its whole turn would."""
    mine = match.undoable_by == seat
    first = match.undoable_deed(first=True) if mine else None
    if held is not None:
        last = action_words(match.state, match.game, seat, held)
        more = first is not None
    else:
        deed = match.undoable_deed() if mine else None
        if deed is None:
            return None
        last, more = _words(match, deed), match.undoable_actions > 1
    whole = None if first is None or not more else _words(match, first)
    return {
        "message": message("undo-what", action=last),
        "whole": None if whole is None else message("restart-what", action=whole),
    }


def blocked_words(match: Match, seat: int) -> Message | None:
    """Why a seat can't undo more than it can; None if nothing is in its way."""
    other = match.undoable_by
    if other is not None and other != seat:
        return message("undo-blocked-turn", player=Player(other))
    barrier = match.barrier
    if barrier is None or barrier.deed.seat != seat:
        return None
    if barrier.why == "turn":
        return message("undo-blocked-turn", player=Player(barrier.by))
    return message(f"undo-blocked-{barrier.why}", action=_words(match, barrier.deed))


def held_words(board: Board, action: str) -> dict[str, Any] | None:
    """What will be done on confirmation, with the parts of the table it involves."""
    ends_turn = board.ends_turn(action)
    shows = "held-shows-others" if board.only_shows(action) else "held-shows"
    key = "held-ends-turn" if ends_turn else shows
    return confirmation(board.match, action, key, ends_turn)


def confirmation(match: Match, action: str, key: str, ends_turn: bool) -> dict[str, Any] | None:
    """What waits for a yes: the action in the words of this message, and what it involves."""
    choices = match.game.choices(match.state, match.state.actor)
    choice = next((each for each in choices if each.action == action), None)
    if choice is None:
        return None
    words = message(key, action=capital(choice.message))
    return {"message": words, "parts": choice.parts, "ends_turn": ends_turn}


def _words(match: Match, deed: Deed) -> Message:
    return action_words(deed.state, match.game, deed.seat, deed.text)
