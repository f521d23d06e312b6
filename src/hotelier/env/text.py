"""A view in a few plain lines, for `render` and for string observations."""

from typing import Any

from hotelier.core.game import AnyGame
from hotelier.core.view import View

_OWN_LINES = ("seat", "actor", "decision", "legal", "over", "scores", "winners", "seats")


def view_text(game: AnyGame, view: View) -> str:
    """The seats, the table, and who is asked what."""
    plain = view.as_dict()
    eyes = "a spectator" if view.seat is None else f"seat {view.seat}"
    lines = [f"{game.title}, as {eyes} sees it"]
    for seat, (score, seen) in enumerate(zip(view.scores, plain["seats"], strict=True), start=1):
        lines.append(f"seat {seat}, {score} points: {_words(seen)}")
    lines.append(_words({key: value for key, value in plain.items() if key not in _OWN_LINES}))
    if view.over:
        lines.append(f"won by {' and '.join(f'seat {seat}' for seat in view.winners)}")
    elif view.actor is not None:
        lines.append(f"seat {view.actor} decides: {view.decision}")
    if view.legal:
        lines.append(f"legal: {', '.join(view.legal)}")
    return "\n".join(lines)


def _words(value: Any) -> str:
    """Plain data as words; missing values are left out."""
    if isinstance(value, dict):
        return ", ".join(
            key if each is True else f"{key} {_words(each)}"
            for key, each in value.items()
            if each is not None and each is not False and each not in ("", [])
        )
    if isinstance(value, list):
        return " ".join(f"({_words(x)})" if isinstance(x, dict) else _words(x) for x in value)
    return "-" if value is None else str(value)
