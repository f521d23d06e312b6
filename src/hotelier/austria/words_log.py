"""What happened, as sentences for the log: one for every event (rules §4–§9)."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from hotelier.austria import events as e
from hotelier.austria.cards import POLITICS, STAFF
from hotelier.austria.words import crowns, cubes, guest_name, penalty_options, politics_words, price
from hotelier.core.events import Event
from hotelier.core.words import listed, number

# Nobody needs these told: another event beside them says the same, or the next picture shows it.
QUIET: Final = (
    e.CubesPutAway,
    e.EffectDeclined,
    e.RowSlid,
    e.ScoringPart,
    e.StaffWoke,
    e.TurnEnded,
    e.TurnStarted,
    e.WindowLit,
)
LONGEST: Final = 6  # predicates in one sentence of a story
DECLINED: Final = {
    "prepare": "prepares no further room",
    "hire": "hires nobody",
    "occupy": "leaves the prepared rooms as they are",
    "complete": "leaves the orders as they are",
    "invite": "invites nobody",
}
PARTS: Final = {
    "rooms": "for occupied rooms",
    "crowns": "for crowns",
    "cubes": "for cubes in the kitchen",
    "guests": "for guests left in the café",
}


def staff(cards: Iterable[int]) -> str:
    """Staff cards by name."""
    return listed([f"the {STAFF[card].name}" for card in cards])


def _for(amount: int) -> str:
    return f" for {crowns(amount)}" if amount else ""


def _with(vp: int) -> str:
    return f" ({vp} VP)" if vp else ""


def _drawn(event: e.StaffDrawn) -> str:
    shown = f": {staff(event.cards)}" if event.cards else ""
    verb = "looks at" if event.offered else "draws"
    return f"{verb} {number(event.number, 'staff card')}{shown}"


def _put_back(event: e.OfferPutBack) -> str:
    if event.cards:
        return f"puts {staff(event.cards)} under the staff deck"
    return f"puts {number(event.number, 'staff card')} under the deck"


def _die(event: e.DieTaken) -> str:
    verb = "uses the action of" if event.extra else "takes"
    return f"{verb} a {event.face} with strength {event.strength}{_for(event.price)}"


def _moved(event: e.EmperorMoved) -> str:
    beyond = f", and gets {event.vp} VP beyond its end" if event.vp else ""
    if event.start == event.end:
        return f"is at the end of the emperor track and gets {event.vp} VP instead"
    return f"moves from {event.start} to {event.end} on the emperor track{beyond}"


def _gained(event: e.CrownsGained) -> str:
    lost = f" ({event.lost} lost: the purse is full)" if event.lost else ""
    return f"gets {crowns(event.crowns)}{lost}"


def _group(event: e.GroupCompleted) -> str:
    rooms = f"room{'s' if len(event.rooms) > 1 else ''} {listed(list(event.rooms))}"
    return f"completes the {event.colour} group of {rooms}"


def _scored(event: e.EmperorScored) -> str:
    back = f" and goes back from {event.start} to {event.end}" if event.start != event.end else ""
    return f"scores {event.vp} VP with the emperor{back}"


def _paid(event: e.PenaltyPaid) -> str:
    # What is left of the option is told by the event that follows.
    if event.crowns:
        return f"pays {crowns(event.crowns)} as penalty"
    if event.vp:
        return f"loses {event.vp} VP as penalty"
    return f"chooses the penalty “{penalty_options(event.tile)[event.option - 1]}”"


def _lost(event: e.CubesLost) -> str:
    if not event.kitchen + event.served:
        return "has no cubes to lose"
    places = [f"{cubes(event.kitchen)} from the kitchen"] if event.kitchen else []
    places += [f"{cubes(event.served)} from the orders"] if event.served else []
    return f"loses {listed(places)}"


def _part(event: e.ScoringPart) -> str:
    if event.card == 0:
        return f"scores {event.vp} VP {PARTS[event.part]}"
    copied = f", copying {staff([event.copied])}" if event.copied else ""
    return f"scores {event.vp} VP for {staff([event.card])}{copied}"


def _disc(event: e.DiscPlaced) -> str:
    card = POLITICS[event.card]
    return f"puts a disc on politics card {card.group} ({politics_words(card.id)}): {event.vp} VP"


def _dice(event: e.DiceRolled) -> str:
    again = " again" if event.again else ""
    return f"rolls{again} {' '.join(str(face) for face in event.dice)}"


# A predicate for the seat the event belongs to.
_PREDICATES: Final[dict[type[Event], Callable[[Any], str]]] = {
    e.FirstPlayer: lambda event: "is the first player",
    e.CardKept: lambda event: "keeps " + (staff([event.card]) if event.card else "a staff card"),
    e.RoundStarted: lambda event: f"begins round {event.round}",
    e.DiceRolled: _dice,
    e.DieBinned: lambda event: f"puts a die into the bin ({event.left} left)",
    e.TurnStarted: lambda event: f"begins turn {event.number}",
    e.Passed: lambda event: "passes",
    e.TurnEnded: lambda event: f"ends turn {event.number}",
    e.GuestSeated: lambda event: f"takes {guest_name(event.guest)}{_for(event.price)}",
    e.DieTaken: _die,
    e.DieUsedAs: lambda event: f"uses it as a {event.face}",
    e.CubesReceived: lambda event: f"gets {cubes(event.cubes)}",
    e.DeliveryStarted: lambda event: f"serves from the kitchen{_for(event.price)}",
    e.OrderCompleted: lambda event: f"completes the order of {guest_name(event.guest)}",
    e.CubesPutAway: lambda event: f"puts {cubes(event.cubes)} into the kitchen",
    e.CubesLost: _lost,
    e.GuestCheckedIn: lambda event: (
        f"leads {guest_name(event.guest)} to room {event.room}{_with(event.vp)}"
    ),
    e.WindowLit: lambda event: f"has room {event.room} occupied",
    e.GroupCompleted: _group,
    e.CrownsGained: _gained,
    e.PointsScored: lambda event: f"scores {event.vp} VP",
    e.EmperorMoved: _moved,
    e.StaffDrawn: _drawn,
    e.OfferPutBack: _put_back,
    e.StaffHired: lambda event: f"hires {staff([event.card])} {price(event.price)}",
    e.StaffUsed: lambda event: f"uses {staff([event.card])}",
    e.StaffTriggered: lambda event: f"has {staff([event.card])} at work",
    e.StaffWoke: lambda event: f"may use {staff(event.cards)} again",
    e.EffectDeclined: lambda event: DECLINED[event.decision],
    e.DiscPlaced: _disc,
    e.ExtraTurnStarted: lambda event: "gets an extra turn from E. Gizia",
    e.ExtraTurnLost: lambda event: "loses the extra turn: there is no die to use",
    e.EmperorScored: _scored,
    e.BonusGiven: lambda event: f"gets the bonus of emperor tile {event.tile}",
    e.PenaltyDue: lambda event: f"owes the penalty of emperor tile {event.tile}",
    e.PenaltyPaid: _paid,
    e.PenaltyExcused: lambda event: f"pays {crowns(event.price)} and is excused from the penalty",
    e.RoomDemolished: lambda event: (
        f"loses {'the occupied' if event.was_occupied else 'the free'} room {event.room}"
    ),
    e.StaffDismissed: lambda event: f"dismisses {staff([event.card])}",
    e.ScoringPart: _part,
}


def _served(group: Sequence[e.CubeServed]) -> str:
    served = "".join(event.cube for event in group)
    return f"serves {cubes(served)} to {guest_name(group[0].guest)}"


def _prepared(group: Sequence[e.RoomPrepared]) -> str:
    if len(group) > 1 and not any(event.price or event.vp for event in group):
        return f"prepares rooms {listed([event.room for event in group])}"
    return f"prepares {listed([_room(event) for event in group])}"


def _room(event: e.RoomPrepared) -> str:
    return f"room {event.room}{_for(event.price)}{_with(event.vp)}"


def _returned(group: Sequence[e.StaffReturned]) -> str:
    known = [event.card for event in group if event.card]
    cards = staff(known) if known else number(len(group), "staff card")
    return f"puts {cards} under the deck"


# A predicate for several such events in a row.
_JOINED: Final[dict[type[Event], Callable[[Any], str]]] = {
    e.CubeServed: _served,
    e.RoomPrepared: _prepared,
    e.StaffReturned: _returned,
}


def _ended(event: e.GameEnded, names: Sequence[str]) -> str:
    winners = listed([names[seat - 1] for seat in event.winners])
    return f"The game is over: {winners} {'wins' if len(event.winners) == 1 else 'share the win'}"


def _boards(event: e.BoardsDealt, names: Sequence[str]) -> str:
    dealt = [f"{name} has board {board}" for name, board in zip(names, event.boards, strict=True)]
    return listed(dealt)


def _guests(cards: Iterable[int]) -> str:
    return listed([guest_name(card) for card in cards])


# Whole sentences for what belongs to nobody.
_SENTENCES: Final[dict[type[Event], Callable[[Any, Sequence[str]], str]]] = {
    e.PoliticsRevealed: lambda event, names: (
        f"The politics cards ask for {listed([politics_words(card) for card in event.cards])}"
    ),
    e.TilesRevealed: lambda event, names: f"The emperor tiles are {listed(list(event.tiles))}",
    e.BoardsDealt: _boards,
    e.RowDealt: lambda event, names: f"The first guests are {_guests(event.guests)}",
    e.HandsPassed: lambda event, names: "Everyone passes the cards left to the next player",
    e.RowSlid: lambda event, names: f"Into the row comes {guest_name(event.guest)}",
    e.GuestsReshuffled: lambda event, names: (
        f"The {event.cards} discarded guests become the new deck"
    ),
    e.RoundEnded: lambda event, names: f"Round {event.round} is over",
    e.GameEnded: _ended,
}


def describe(event: Event, names: Sequence[str]) -> str:
    """One sentence for one event; what the event hides stays hidden."""
    kind = type(event)
    if kind in _SENTENCES:
        return f"{_SENTENCES[kind](event, names)}."
    return f"{names[event.seat - 1]} {_predicate([event])}."


def _predicate(group: Sequence[Event]) -> str:
    kind = type(group[0])
    return _JOINED[kind](group) if kind in _JOINED else _PREDICATES[kind](group[0])


def story(events: Iterable[Event], names: Sequence[str]) -> list[str]:
    """Events as a story: what one seat does in a row is one sentence, the obvious is left out."""
    told: list[tuple[int, list[str]]] = []
    served = 0  # the guest the last predicate speaks of
    for group in _together(events):
        event = group[0]
        kind = type(event)
        if kind in _SENTENCES:
            told.append((0, [_SENTENCES[kind](event, names)]))
            continue
        predicate = _predicate(group)
        fresh = kind is e.RoundStarted or not told or told[-1][0] != event.seat
        if isinstance(event, e.OrderCompleted) and event.guest == served and not fresh:
            told[-1][1].append("completes the order")
        elif fresh or len(told[-1][1]) >= LONGEST:
            told.append((event.seat, [f"{names[event.seat - 1]} {predicate}"]))
        else:
            told[-1][1].append(predicate)
        served = event.guest if isinstance(event, e.CubeServed) else 0
        if kind is e.DiceRolled:
            told.append((0, []))
    return [f"{listed(parts)}." for _, parts in told if parts]


def _together(events: Iterable[Event]) -> list[list[Event]]:
    """Without what is quiet; what one predicate tells of a seat in a row is one group."""
    groups: list[list[Event]] = []
    for event in events:
        if isinstance(event, QUIET):
            continue
        if groups and type(event) in _JOINED and _subject(groups[-1][0]) == _subject(event):
            groups[-1].append(event)
        else:
            groups.append([event])
    return groups


def _subject(event: Event) -> tuple[type[Event], int, int]:
    """What events must share to be told in one predicate."""
    return type(event), event.seat, event.guest if isinstance(event, e.CubeServed) else 0
