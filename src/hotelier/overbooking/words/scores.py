"""Where points come from, and what decided the game (rules §4)."""

from collections.abc import Iterable, Mapping, Sequence

from hotelier.core.events import Event
from hotelier.messages.message import Listed, Message, Player, listed, message
from hotelier.overbooking.rules.box import HOUSE, Box
from hotelier.overbooking.rules.events import GameEnded, GuestBooked, ScoringPart
from hotelier.overbooking.words.names import kind_of, named_crest, named_kind, points


def breakdown(events: Iterable[Event], players: int, box: Box = HOUSE) -> dict[str, list[int]]:
    """The points of every seat by source; they add up to the score.

    A source is `coins` or `crest` with its name after a colon, or `tokens`.
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


def points_from(source: str) -> Message:
    """A source of points in words."""
    head, _, name = source.partition(":")
    if head == "coins":
        return message("overbooking-points-coins", kind=named_kind(name))
    if head == "crest":
        return message("overbooking-points-crest", crest=named_crest(name))
    return message("overbooking-points-tokens")


def guests_booked(events: Iterable[Event], players: int) -> list[int]:
    """How many cards each seat has booked."""
    found = [0] * players
    for event in events:
        if isinstance(event, GuestBooked):
            found[event.seat - 1] += 1
    return found


def difference(sources: Mapping[str, Sequence[int]], winner: int, other: int) -> Listed:
    """The sources that gave one seat most over another: `tokens (6 to 3)`."""
    lead = {name: vp[winner - 1] - vp[other - 1] for name, vp in sources.items()}
    best = sorted((name for name in lead if lead[name] > 0), key=lambda name: -lead[name])[:2]
    return listed(
        message(
            "overbooking-difference",
            what=points_from(name),
            more=sources[name][winner - 1],
            less=sources[name][other - 1],
        )
        for name in best
    )


def tie(event: Event) -> Message | None:
    """Who wins and why, if several have the most points at the end."""
    if not isinstance(event, GameEnded) or event.decided == "points":
        return None
    return verdict(event)


def verdict(event: GameEnded) -> Message:
    """Who wins, and why if the points are tied."""
    best = max(event.scores)
    winners = listed(Player(seat) for seat in event.winners)
    if event.decided == "points":
        second = max((vp for vp in event.scores if vp != best), default=best)
        return message(
            "overbooking-verdict-points", names=winners, points=points(best), ahead=best - second
        )
    level = [seat for seat, vp in enumerate(event.scores, start=1) if vp == best]
    cards = listed(
        (listed((Player(seat), event.tiebreak[seat - 1]), "space") for seat in level), "comma"
    )
    how = "shared" if event.decided == "shared" else "tiebreak"
    return message(f"overbooking-verdict-{how}", names=winners, points=points(best), cards=cards)
