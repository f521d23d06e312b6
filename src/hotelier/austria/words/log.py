"""What happened, as sentences for the log: one for every event (rules §4–§9).

The browser tells the same events with the same messages (`austria-log-…`).
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from hotelier.austria.rules import events as e
from hotelier.austria.rules.cards import POLITICS
from hotelier.austria.words.cards import (
    bonus_words,
    penalty_options,
    penalty_words,
    politics_words,
)
from hotelier.austria.words.names import (
    all_staff,
    crowns,
    cubes,
    noun,
    price,
    staff_name,
    the_guest,
    the_staff,
)
from hotelier.core.events import Event
from hotelier.messages.message import Facts, Message, capital, listed, message

# Nobody needs these told: another event beside them says the same, or the next picture shows it.
QUIET: Final = (
    e.CubesPutAway,
    e.EffectDeclined,
    e.PenaltyDue,
    e.RowSlid,
    e.ScoringPart,
    e.StaffWoke,
    e.TurnEnded,
    e.TurnStarted,
)
LONGEST: Final = 6  # sentences in one paragraph of a story


def _with(vp: int) -> Message | str:
    return message("austria-log-with-vp", n=vp) if vp else ""


def _paid(amount: int) -> Message | str:
    return message("austria-log-paid", n=amount) if amount else ""


def _card(card: int | None) -> Facts:
    """A card, or that it is hidden."""
    return {"known": "yes" if card else "no", "card": the_staff(card) if card else ""}


def _cards(number: int, cards: Sequence[int] | None) -> Facts:
    """So many cards; by name where they are not hidden."""
    return {"n": number, "known": "yes" if cards else "no", "cards": all_staff(cards or ())}


def _group(event: e.GroupCompleted) -> Facts:
    return {"colour": noun(event.colour), "which": event.colour, "size": len(event.rooms)}


def _gained(event: e.CrownsGained) -> Facts:
    lost = message("austria-log-crowns-lost", n=event.lost) if event.lost else ""
    return {"crowns": crowns(event.crowns), "n": event.crowns, "lost": lost}


def _disc(event: e.DiscPlaced) -> Facts:
    group = POLITICS[event.card].group
    return {"group": group, "need": politics_words(event.card), "n": event.vp}


def _part(event: e.ScoringPart) -> Facts:
    what = the_staff(event.card) if event.card else message(f"austria-part-{event.part}")
    if event.copied:
        what = message("austria-part-copied", card=what, copied=the_staff(event.copied))
    return {"n": abs(event.vp), "what": what}


# The facts of each event's message; the others need none but the name.
_FACTS: Final[dict[type[Event], Callable[[Any], Facts]]] = {
    e.PoliticsRevealed: lambda event: {
        "what": listed([politics_words(card) for card in event.cards])
    },
    e.TilesRevealed: lambda event: {"what": listed(event.tiles)},
    e.RowDealt: lambda event: {"what": listed([the_guest(card) for card in event.guests])},
    e.CardKept: lambda event: _card(event.card),
    e.RoundStarted: lambda event: {"n": event.round},
    e.RoundEnded: lambda event: {"n": event.round},
    e.DiceRolled: lambda event: {
        "again": "yes" if event.again else "no",
        "dice": " ".join(str(face) for face in event.dice),
    },
    e.DieBinned: lambda event: {"n": event.left},
    e.TurnStarted: lambda event: {"n": event.number},
    e.TurnEnded: lambda event: {"n": event.number},
    e.GuestSeated: lambda event: {
        "guest": the_guest(event.guest),
        "price": price(event.price),
        "n": event.price,
    },
    e.RowSlid: lambda event: {"guest": the_guest(event.guest)},
    e.GuestsReshuffled: lambda event: {"n": event.cards},
    e.DieTaken: lambda event: {
        "face": event.face,
        "n": event.strength,
        "paid": _paid(event.price),
    },
    e.DieUsedAs: lambda event: {"face": event.face},
    e.CubesReceived: lambda event: {"cubes": cubes(event.cubes)},
    e.CubesPutAway: lambda event: {"cubes": cubes(event.cubes)},
    e.DeliveryStarted: lambda event: {"price": price(event.price), "n": event.price},
    e.CubeServed: lambda event: {"cube": cubes(event.cube), "guest": the_guest(event.guest)},
    e.OrderCompleted: lambda event: {"guest": capital(the_guest(event.guest))},
    e.CubesLost: lambda event: {"cubes": cubes(event.kitchen + event.served)},
    e.RoomPrepared: lambda event: {
        "room": event.room,
        "price": price(event.price),
        "n": event.price,
        "vp": _with(event.vp),
    },
    e.GuestCheckedIn: lambda event: {
        "guest": the_guest(event.guest),
        "room": event.room,
        "vp": _with(event.vp),
    },
    e.WindowLit: lambda event: {"room": event.room},
    e.GroupCompleted: _group,
    e.CrownsGained: _gained,
    e.PointsScored: lambda event: {"n": event.vp},
    e.EmperorMoved: lambda event: {"end": event.end, "vp": _with(event.vp)},
    e.StaffDrawn: lambda event: _cards(event.number, event.cards),
    e.OfferPutBack: lambda event: _cards(event.number, event.cards),
    e.StaffHired: lambda event: {
        "card": the_staff(event.card),
        "price": price(event.price),
        "n": event.price,
    },
    e.StaffUsed: lambda event: {"card": the_staff(event.card)},
    e.StaffTriggered: lambda event: {"card": staff_name(event.card)},
    e.StaffWoke: lambda event: {"cards": all_staff(event.cards)},
    e.DiscPlaced: _disc,
    e.EmperorScored: lambda event: {"n": event.vp, "end": event.end},
    e.BonusGiven: lambda event: {"what": bonus_words(event.tile)},
    e.PenaltyDue: lambda event: {"what": penalty_words(event.tile)},
    e.PenaltyPaid: lambda event: {
        "what": penalty_options(event.tile)[event.option - 1],
        "n": event.crowns or event.vp,
    },
    e.PenaltyExcused: lambda event: {"crowns": crowns(event.price), "n": event.price},
    e.StaffReturned: lambda event: _card(event.card),
    e.RoomDemolished: lambda event: {"room": event.room},
    e.StaffDismissed: lambda event: {"card": the_staff(event.card)},
    e.ScoringPart: _part,
}


def _key(event: Event) -> str:
    """The message of an event: that of its kind, but for a few that tell different things."""
    if isinstance(event, e.DieTaken) and event.extra:
        return "die-extra"
    if isinstance(event, e.StaffDrawn) and event.offered:
        return "staff-offered"
    if isinstance(event, e.CubesLost) and not event.kitchen + event.served:
        return "no-cubes-lost"
    if isinstance(event, e.PenaltyPaid) and event.crowns + event.vp:
        return "penalty-crowns" if event.crowns else "penalty-vp"
    if isinstance(event, e.ScoringPart) and event.vp < 0:
        return "scoring-loss"
    return event.kind


def _sentence(key: str, event: Event, names: Sequence[str], facts: Facts) -> str:
    name = names[event.seat - 1] if event.seat else ""
    return str(message(f"austria-log-{key}", you="no", name=name, **facts))


def describe(event: Event, names: Sequence[str]) -> str:
    """One sentence for one event; what the event hides stays hidden."""
    facts = _FACTS[type(event)](event) if type(event) in _FACTS else {}
    return _sentence(_key(event), event, names, facts)


def _served(group: Sequence[e.CubeServed], names: Sequence[str]) -> str:
    served = cubes("".join(event.cube for event in group))
    facts: Facts = {"cube": served, "guest": the_guest(group[0].guest)}
    return _sentence("cube-served", group[0], names, facts)


def _prepared(group: Sequence[e.RoomPrepared], names: Sequence[str]) -> str:
    paid = sum(event.price for event in group)
    facts: Facts = {
        "rooms": listed([event.room for event in group]),
        "price": price(paid),
        "n": paid,
        "vp": _with(sum(event.vp for event in group)),
    }
    return _sentence("rooms-prepared", group[0], names, facts)


def _returned(group: Sequence[e.StaffReturned], names: Sequence[str]) -> str:
    known = [event.card for event in group if event.card]
    return _sentence("offer-put-back", group[0], names, _cards(len(group), known))


# One sentence for several such events in a row.
_JOINED: Final[dict[type[Event], Callable[[Any, Sequence[str]], str]]] = {
    e.CubeServed: _served,
    e.RoomPrepared: _prepared,
    e.StaffReturned: _returned,
}


def story(events: Iterable[Event], names: Sequence[str]) -> list[str]:
    """Events as a story: what one seat does in a row is a paragraph, the obvious is left out."""
    told: list[tuple[int, list[str]]] = []
    for group in _together(events):
        event = group[0]
        joined = _JOINED.get(type(event)) if len(group) > 1 else None
        sentence = joined(group, names) if joined else describe(event, names)
        fresh = event.seat == 0 or isinstance(event, e.RoundStarted)
        if fresh or not told or told[-1][0] != event.seat or len(told[-1][1]) >= LONGEST:
            told.append((event.seat, []))
        told[-1][1].append(sentence)
        if isinstance(event, e.DiceRolled):
            told.append((0, []))
    return [" ".join(sentences) for _, sentences in told if sentences]


def _together(events: Iterable[Event]) -> list[list[Event]]:
    """Without what is quiet; what one sentence tells of a seat in a row is one group."""
    groups: list[list[Event]] = []
    for event in events:
        if isinstance(event, QUIET) or (isinstance(event, e.WindowLit) and event.guest):
            continue
        if groups and type(event) in _JOINED and _subject(groups[-1][0]) == _subject(event):
            groups[-1].append(event)
        else:
            groups.append([event])
    return groups


def _subject(event: Event) -> tuple[type[Event], int, int]:
    """What events must share to be told in one sentence."""
    return type(event), event.seat, event.guest if isinstance(event, e.CubeServed) else 0
