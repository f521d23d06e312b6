"""Where points come from, and what decided the game (rules §4)."""

from collections.abc import Iterable, Mapping, Sequence

from hotelier.core.events import Event
from hotelier.core.words import listed
from hotelier.messages import say
from hotelier.overbooking.rules.box import HOUSE, Box
from hotelier.overbooking.rules.events import GameEnded, GuestBooked, ScoringPart
from hotelier.overbooking.view import OverbookingView
from hotelier.overbooking.words.names import (
    card_coins,
    kind_of,
    named_crest,
    named_kind,
    points,
)


def coins_booked(view: OverbookingView, seat: int, box: Box = HOUSE) -> int:
    """The coins on a seat's booked cards."""
    return sum(card_coins(card, box) for card in view.seats[seat - 1].booked)


def crest_points(view: OverbookingView, seat: int, box: Box = HOUSE) -> int:
    """What a seat's crests give."""
    return view.scores[seat - 1] - view.seats[seat - 1].tokens - coins_booked(view, seat, box)


def breakdown(events: Iterable[Event], players: int, box: Box = HOUSE) -> dict[str, list[int]]:
    """The points of every seat by source; they add up to the score.

    A source is `coins` or `crest` with its name behind a colon, or `tokens`.
    """
    found: dict[str, list[int]] = {}

    def add(source: str, seat: int, vp: int) -> None:
        found.setdefault(source, [0] * players)[seat - 1] += vp

    for kind in range(1, len(box.names) + 1):
        found[f"coins:{box.names[kind - 1]}"] = [0] * players
    parts = []
    for event in events:
        if isinstance(event, GuestBooked):
            add(f"coins:{box.names[kind_of(event.card) - 1]}", event.seat, event.coins)
        elif isinstance(event, ScoringPart) and event.part != "coins":
            parts.append(event)
    for part in parts:
        add(f"crest:{part.of}" if part.part == "crest" else "tokens", part.seat, part.vp)
    return found


def points_from(source: str) -> str:
    """A source of points in words."""
    head, _, name = source.partition(":")
    if head == "coins":
        return say("overbooking-points-coins", kind=named_kind(name))
    if head == "crest":
        return say("overbooking-points-crest", crest=named_crest(name))
    return say("overbooking-points-tokens")


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
    told = []
    for name in best:
        more, less = sources[name][winner - 1], sources[name][other - 1]
        told.append(say("overbooking-difference", what=points_from(name), more=more, less=less))
    return listed(told)


def verdict(event: GameEnded, names: Sequence[str]) -> str:
    """Who wins, and why when the points are level."""
    best = max(event.scores)
    level = [seat for seat, vp in enumerate(event.scores, start=1) if vp == best]
    winners = listed([names[seat - 1] for seat in event.winners])
    if event.decided == "points":
        second = max((vp for vp in event.scores if vp != best), default=best)
        return say(
            "overbooking-verdict-points", names=winners, points=points(best), ahead=best - second
        )
    cards = ", ".join(f"{names[seat - 1]} {event.tiebreak[seat - 1]}" for seat in level)
    how = "shared" if event.decided == "shared" else "tiebreak"
    return say(f"overbooking-verdict-{how}", names=winners, points=points(best), cards=cards)
