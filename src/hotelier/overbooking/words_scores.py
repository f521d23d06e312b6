"""Where points come from, and what decided the game (rules §4)."""

from collections.abc import Iterable, Mapping, Sequence

from hotelier.core.events import Event
from hotelier.core.words import listed
from hotelier.overbooking.box import HOUSE, Box
from hotelier.overbooking.events import GameEnded, GuestBooked, ScoringPart
from hotelier.overbooking.view import OverbookingView
from hotelier.overbooking.words import card_coins, kind_name, points


def coins_booked(view: OverbookingView, seat: int, box: Box = HOUSE) -> int:
    """The coins on a seat's booked cards."""
    return sum(card_coins(card, box) for card in view.seats[seat - 1].booked)


def crest_points(view: OverbookingView, seat: int, box: Box = HOUSE) -> int:
    """What a seat's crests give."""
    return view.scores[seat - 1] - view.seats[seat - 1].tokens - coins_booked(view, seat, box)


def breakdown(events: Iterable[Event], players: int, box: Box = HOUSE) -> dict[str, list[int]]:
    """The points of every seat by source; they add up to the score."""
    found: dict[str, list[int]] = {}

    def add(source: str, seat: int, vp: int) -> None:
        found.setdefault(source, [0] * players)[seat - 1] += vp

    for kind in range(1, len(box.names) + 1):
        found[f"coins: {box.names[kind - 1]}"] = [0] * players
    parts = []
    for event in events:
        if isinstance(event, GuestBooked):
            add(f"coins: {kind_name(event.card, box)}", event.seat, event.coins)
        elif isinstance(event, ScoringPart) and event.part != "coins":
            parts.append(event)
    for part in parts:
        crest = f"crest bonus: {part.of}" if part.part == "crest" else "tokens"
        add(crest, part.seat, part.vp)
    return found


def guests_booked(events: Iterable[Event], players: int) -> list[int]:
    """How many cards each seat has booked."""
    found = [0] * players
    for event in events:
        if isinstance(event, GuestBooked):
            found[event.seat - 1] += 1
    return found


def difference(sources: Mapping[str, Sequence[int]], winner: int, other: int) -> str:
    """The sources that gave one seat most over another: `tokens (6 to 3)`."""
    lead = {name: vp[winner - 1] - vp[other - 1] for name, vp in sources.items()}
    best = sorted((name for name in lead if lead[name] > 0), key=lambda name: -lead[name])[:2]
    return listed(
        [f"{name} ({sources[name][winner - 1]} to {sources[name][other - 1]})" for name in best]
    )


def verdict(event: GameEnded, names: Sequence[str]) -> str:
    """Who wins, and why when the points are level."""
    best = max(event.scores)
    level = [seat for seat, vp in enumerate(event.scores, start=1) if vp == best]
    winners = listed([names[seat - 1] for seat in event.winners])
    if event.decided == "points":
        second = max((vp for vp in event.scores if vp != best), default=best)
        return f"{winners} wins with {points(best)}, {best - second} ahead."
    cards = ", ".join(f"{names[seat - 1]} {event.tiebreak[seat - 1]}" for seat in level)
    if event.decided == "shared":
        return (
            f"{winners} share the win with {points(best)}, "
            f"level even in booked cards worth 3 coins ({cards})."
        )
    return (
        f"{winners} wins: {points(best)} are level, "
        f"and booked cards worth 3 coins decide ({cards})."
    )
