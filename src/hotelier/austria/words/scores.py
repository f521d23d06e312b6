"""Where points come from: a finished game by source, and who won (rules §9)."""

from collections.abc import Iterable
from typing import Final

from hotelier.austria.rules import events as e
from hotelier.austria.rules.cards import CLASSIC
from hotelier.austria.rules.printed import Edition
from hotelier.austria.sources import breakdown
from hotelier.austria.words.names import staff_name
from hotelier.core.events import Event
from hotelier.messages.message import Message, Player, listed, message

SHARED: Final = ("rooms", "crowns", "cubes", "guests")  # sources that the final scoring names, too


def points_by_source(
    events: Iterable[Event], players: int, edition: Edition = CLASSIC
) -> list[tuple[Message, list[int]]]:
    """The points of every seat by source; they add up to the score."""
    return [(_source(part), vp) for part, vp in breakdown(events, players, edition).items()]


def _source(part: str) -> Message:
    """A part of the points by its name."""
    return message(f"austria-part-{part}" if part in SHARED else f"austria-source-{part}")


def end_cards(events: Iterable[Event]) -> dict[int, list[tuple[Message, int]]]:
    """What each seat's endgame cards gave, by name."""
    found: dict[int, list[tuple[Message, int]]] = {}
    for event in events:
        if isinstance(event, e.ScoringPart) and event.card:
            name = staff_name(event.card)
            if event.copied:
                copied = staff_name(event.copied)
                name = message("austria-part-copied", card=name, copied=copied)
            found.setdefault(event.seat, []).append((name, event.vp))
    return found


def tie(event: Event) -> Message | None:
    """Who wins and why, if several have the most points at the end."""
    if not isinstance(event, e.GameEnded) or event.scores.count(max(event.scores)) == 1:
        return None
    return verdict(event)


def verdict(event: e.GameEnded) -> Message:
    """Who wins, and why if the points are tied."""
    best = max(event.scores)
    level = [seat for seat, vp in enumerate(event.scores, start=1) if vp == best]
    winners = listed([Player(seat) for seat in event.winners])
    if len(level) == 1:
        return message("austria-verdict-wins", names=winners, vp=best)
    # The table of points doesn't count cubes on orders; here they count (rules §9).
    worth = [listed([Player(seat), event.tiebreak[seat - 1]], "space") for seat in level]
    key = "austria-verdict-decided" if len(event.winners) == 1 else "austria-verdict-shared"
    return message(key, names=winners, vp=best, worth=listed(worth, "comma"))
