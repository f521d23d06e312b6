"""What happened, as messages for the log: a line for every event worth reporting (rules §4–§9).

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

# These need no line: another event says the same, or the table shows it.
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
    """An event as a line of the log for a viewer; None if it goes without saying."""
    if not _is_told(event):
        return None
    kind = type(event)
    if kind in _PRINTED:
        facts = _PRINTED[kind](event, editions)
    else:
        facts = _FACTS[kind](event) if kind in _FACTS else {}
    parts = _PARTS[kind](event) if kind in _PARTS else ()
    return Line(_sentence(_key(event), event, facts, viewer), parts, _cards_in(event))


def _cards_in(event: Event) -> Parts:
    """The cards in an event, by their names in the catalogue; what it hides stays hidden."""
    kind = "politics" if isinstance(event, e.DiscPlaced | e.PoliticsRevealed) else "staff"
    found: list[str] = []
    for name, one, many in (("guest", "guest", "guests"), (kind, "card", "cards")):
        number, numbers = getattr(event, one, None), getattr(event, many, None)
        found += _of(name, [number] if number else [], "-")
        found += _of(name, numbers if isinstance(numbers, tuple) else (), "-")
    return tuple(found)


def _is_told(event: Event) -> bool:
    if isinstance(event, e.WindowLit):
        return not event.guest  # a guest who checks in is mentioned with the room
    if isinstance(event, e.CubesLost):
        return bool(event.kitchen or event.served)
    if isinstance(event, e.ScoringPart):
        return event.vp != 0
    return not isinstance(event, QUIET)


def _key(event: Event) -> str:
    """The message of an event: that of its kind, except for a few with different meanings."""
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
    """A number of cards; by name if they aren't hidden."""
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


# The facts of each event's message; the others only need the name.
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


# The same if it's printed on a card or tile.
_PRINTED: Final[dict[type[Event], Callable[[Any, Editions], Facts]]] = {
    e.PoliticsRevealed: lambda event, editions: {
        "what": listed([politics_words(card, editions[0]) for card in event.cards], "dot")
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


def _of(kind: str, names: Iterable[object], between: str = " ") -> Parts:
    return tuple(f"{kind}{between}{name}" for name in dict.fromkeys(names))


# The parts of the table that each event mentions, if they're still the same things later: a place
# of the row, for example, soon has another guest.
_PARTS: Final[dict[type[Event], Callable[[Any], Parts]]] = {
    e.PoliticsRevealed: lambda event: _of("politics", LETTERS),
    e.CardKept: lambda event: _of("card", [event.card] if event.card else []),
    e.RoomPrepared: lambda event: (f"room {event.room}",),
    e.GuestCheckedIn: lambda event: (f"room {event.room}",),
    e.WindowLit: lambda event: (f"room {event.room}",),
    e.GroupCompleted: lambda event: _of("room", event.rooms),
    e.StaffDrawn: lambda event: _of("card", event.cards or ()),
    e.OfferPutBack: lambda event: _of("card", event.cards or ()),
    e.StaffHired: lambda event: (f"card {event.card}",),
    e.StaffUsed: lambda event: (f"card {event.card}",),
    e.StaffTriggered: lambda event: (f"card {event.card}",),
    e.DiscPlaced: lambda event: (f"politics {POLITICS[event.card].group}",),
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
    """The sentences, each with its first event; those about one thing of a seat are joined."""
    groups: list[list[Event]] = []
    for event in events:
        # Points at the end are shown in a table.
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
    """What events must have in common to be one sentence."""
    return type(event), event.seat, event.guest if isinstance(event, e.CubeServed) else 0
