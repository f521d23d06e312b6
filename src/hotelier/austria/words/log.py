"""What happened, as messages for the log: a line for every event that is told (rules §4–§9).

Browser and terminal show the same lines; the terminal joins them into paragraphs.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

from hotelier.austria.rules import events as e
from hotelier.austria.rules.cards import EDITIONS, POLITICS
from hotelier.austria.rules.printed import LETTERS, Editions
from hotelier.austria.words.cards import (
    bonus_words,
    penalty_options,
    penalty_words,
    politics_words,
)
from hotelier.austria.words.names import (
    all_staff,
    crowns,
    cube_name,
    cubes,
    noun,
    price,
    staff_name,
    the_guest,
    the_staff,
)
from hotelier.core.events import Event
from hotelier.core.explain import Line
from hotelier.messages.message import Facts, Message, Player, capital, listed, message, playing

# Nobody needs these told: another event beside them says the same, or the table shows it.
QUIET: Final = (
    e.CubesPutAway,
    e.EffectDeclined,
    e.RowSlid,
    e.StaffWoke,
    e.TurnEnded,
    e.TurnStarted,
)
LONGEST: Final = 6  # sentences in one paragraph of a story

Parts = tuple[str, ...]


def line(event: Event, viewer: int | None, editions: Editions = EDITIONS) -> Line | None:
    """An event as a line of the log for whoever looks; None when it goes without saying."""
    if not _is_told(event):
        return None
    kind = type(event)
    if kind in _PRINTED:
        facts = _PRINTED[kind](event, editions)
    else:
        facts = _FACTS[kind](event) if kind in _FACTS else {}
    parts = _PARTS[kind](event) if kind in _PARTS else ()
    return Line(_sentence(_key(event), event, facts, viewer), parts)


def _is_told(event: Event) -> bool:
    if isinstance(event, e.WindowLit):
        return not event.guest  # whoever checks in is told with the room
    if isinstance(event, e.CubesLost):
        return bool(event.kitchen or event.served)
    if isinstance(event, e.ScoringPart):
        return event.vp != 0
    return not isinstance(event, QUIET)


def _key(event: Event) -> str:
    """The message of an event: that of its kind, but for a few that tell different things."""
    if isinstance(event, e.DieTaken) and event.extra:
        return "die-extra"
    if isinstance(event, e.StaffDrawn) and event.offered:
        return "staff-offered"
    if isinstance(event, e.PenaltyPaid) and event.crowns + event.vp:
        return "penalty-crowns" if event.crowns else "penalty-vp"
    if isinstance(event, e.ScoringPart) and event.vp < 0:
        return "scoring-loss"
    return event.kind


def _sentence(key: str, event: Event, facts: Facts, viewer: int | None = None) -> Message:
    if not event.seat:
        return message(f"austria-log-{key}", **facts)
    you = "yes" if event.seat == viewer else "no"
    return message(f"austria-log-{key}", you=you, name=Player(event.seat), **facts)


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


def _disc(event: e.DiscPlaced, editions: Editions) -> Facts:
    need = politics_words(event.card, editions[0])
    return {"group": POLITICS[event.card].group, "need": need, "n": event.vp}


def _part(event: e.ScoringPart) -> Facts:
    what = the_staff(event.card) if event.card else message(f"austria-part-{event.part}")
    if event.copied:
        what = message("austria-part-copied", card=what, copied=the_staff(event.copied))
    return {"n": abs(event.vp), "what": what}


# The facts of each event's message; the others need none but the name.
_FACTS: Final[dict[type[Event], Callable[[Any], Facts]]] = {
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
    e.GuestSeated: lambda event: {
        "guest": the_guest(event.guest),
        "price": price(event.price),
        "n": event.price,
    },
    e.GuestsReshuffled: lambda event: {"n": event.cards},
    e.DieTaken: lambda event: {
        "face": event.face,
        "n": event.strength,
        "paid": _paid(event.price),
    },
    e.DieUsedAs: lambda event: {"face": event.face},
    e.CubesReceived: lambda event: {"cubes": cubes(event.cubes)},
    e.DeliveryStarted: lambda event: {"price": price(event.price), "n": event.price},
    e.CubeServed: lambda event: {"cube": cube_name(event.cube), "guest": the_guest(event.guest)},
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
    e.EmperorScored: lambda event: {"n": event.vp, "end": event.end},
    e.PenaltyExcused: lambda event: {"crowns": crowns(event.price), "n": event.price},
    e.StaffReturned: lambda event: _card(event.card),
    e.RoomDemolished: lambda event: {"room": event.room},
    e.StaffDismissed: lambda event: {"card": the_staff(event.card)},
    e.ScoringPart: _part,
}


# The same where it is printed on a card or tile.
_PRINTED: Final[dict[type[Event], Callable[[Any, Editions], Facts]]] = {
    e.PoliticsRevealed: lambda event, editions: {
        "what": listed([politics_words(card, editions[0]) for card in event.cards])
    },
    e.DiscPlaced: _disc,
    e.BonusGiven: lambda event, editions: {"what": bonus_words(event.tile, editions[0])},
    e.PenaltyDue: lambda event, editions: {
        "what": penalty_words(event.tile, editions[event.revised])
    },
    e.PenaltyPaid: lambda event, editions: {
        "what": penalty_options(event.tile, editions[event.revised])[event.option - 1],
        "n": event.crowns or event.vp,
    },
}


def _of(kind: str, names: Iterable[object]) -> Parts:
    return tuple(f"{kind} {name}" for name in dict.fromkeys(names))


# The parts of the table each event speaks of; the others speak of none.
_PARTS: Final[dict[type[Event], Callable[[Any], Parts]]] = {
    e.PoliticsRevealed: lambda event: _of("politics", LETTERS),
    e.RowDealt: lambda event: _of("row", range(1, len(event.guests) + 1)),
    e.CardKept: lambda event: _of("card", [event.card] if event.card else []),
    e.DiceRolled: lambda event: _of("die", event.dice),
    e.GuestSeated: lambda event: (f"row {event.place}", f"table {event.table}"),
    e.DieTaken: lambda event: (f"die {event.face}",),
    e.DieUsedAs: lambda event: (f"die {event.face}",),
    e.CubesReceived: lambda event: _of("cube", event.cubes),
    e.CubeServed: lambda event: (f"cube {event.cube}", f"table {event.table}"),
    e.OrderCompleted: lambda event: (f"table {event.table}",),
    e.CubesLost: lambda event: _of("cube", event.kitchen + event.served),
    e.RoomPrepared: lambda event: (f"room {event.room}",),
    e.GuestCheckedIn: lambda event: (f"table {event.table}", f"room {event.room}"),
    e.WindowLit: lambda event: (f"room {event.room}",),
    e.GroupCompleted: lambda event: _of("room", event.rooms),
    e.EmperorMoved: lambda event: (f"space {event.end}",),
    e.StaffDrawn: lambda event: _of("card", event.cards or ()),
    e.OfferPutBack: lambda event: _of("card", event.cards or ()),
    e.StaffHired: lambda event: (f"card {event.card}",),
    e.StaffUsed: lambda event: (f"card {event.card}",),
    e.StaffTriggered: lambda event: (f"card {event.card}",),
    e.DiscPlaced: lambda event: (f"politics {POLITICS[event.card].group}",),
    e.EmperorScored: lambda event: (f"space {event.end}",),
    e.StaffReturned: lambda event: _of("card", [event.card] if event.card else []),
    e.RoomDemolished: lambda event: (f"room {event.room}",),
    e.StaffDismissed: lambda event: (f"card {event.card}",),
    e.ScoringPart: lambda event: _of("card", [event.card] if event.card else []),
}


def _served(group: Sequence[e.CubeServed]) -> Message:
    served = cubes("".join(event.cube for event in group))
    facts: Facts = {"cube": served, "guest": the_guest(group[0].guest)}
    return _sentence("cube-served", group[0], facts)


def _prepared(group: Sequence[e.RoomPrepared]) -> Message:
    paid = sum(event.price for event in group)
    facts: Facts = {
        "rooms": listed([event.room for event in group]),
        "price": price(paid),
        "n": paid,
        "vp": _with(sum(event.vp for event in group)),
    }
    return _sentence("rooms-prepared", group[0], facts)


def _returned(group: Sequence[e.StaffReturned]) -> Message:
    known = [event.card for event in group if event.card]
    return _sentence("offer-put-back", group[0], _cards(len(group), known))


# One sentence for several such events in a row.
_JOINED: Final[dict[type[Event], Callable[[Any], Message]]] = {
    e.CubeServed: _served,
    e.RoomPrepared: _prepared,
    e.StaffReturned: _returned,
}


def story(
    events: Iterable[Event], names: Sequence[str], editions: Editions = EDITIONS
) -> list[str]:
    """Events as a story: what one seat does in a row is a paragraph."""
    told: list[tuple[int, list[str]]] = []
    with playing(names):
        for event, sentence in _sentences(events, editions):
            fresh = event.seat == 0 or isinstance(event, e.RoundStarted)
            if fresh or not told or told[-1][0] != event.seat or len(told[-1][1]) >= LONGEST:
                told.append((event.seat, []))
            told[-1][1].append(str(sentence))
            if isinstance(event, e.DiceRolled):
                told.append((0, []))
    return [" ".join(sentences) for _, sentences in told if sentences]


def _sentences(events: Iterable[Event], editions: Editions) -> Iterator[tuple[Event, Message]]:
    """What is told, each with its first event; what one sentence tells of a seat is joined."""
    groups: list[list[Event]] = []
    for event in events:
        # Points of the end are shown in a table.
        if not _is_told(event) or isinstance(event, e.ScoringPart):
            continue
        if groups and type(event) in _JOINED and _subject(groups[-1][0]) == _subject(event):
            groups[-1].append(event)
        else:
            groups.append([event])
    for group in groups:
        found = line(group[0], None, editions)
        assert found is not None
        yield group[0], _JOINED[type(group[0])](group) if len(group) > 1 else found.message


def _subject(event: Event) -> tuple[type[Event], int, int]:
    """What events must share to be told in one sentence."""
    return type(event), event.seat, event.guest if isinstance(event, e.CubeServed) else 0
