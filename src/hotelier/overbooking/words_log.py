"""What happened, as sentences for the log, and the check-in as a short scene (rules §3, §4)."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

from hotelier.core.events import Event
from hotelier.core.words import capital, listed, number
from hotelier.overbooking import events as e
from hotelier.overbooking.box import HOUSE, Box
from hotelier.overbooking.words import (
    ability_short,
    agree,
    back_name,
    beds,
    card_name,
    coins,
    crest_name,
    face_words,
    hotel_words,
    kind_name,
    kind_of,
    ordinal,
    points,
)

Names = Sequence[str]

BOOKED: Final = "✓"
TURNED_AWAY: Final = "✗"
AT_DOOR: Final = "◂"
# Nobody needs these told in a story: an event beside them says the same.
QUIET: Final = (e.AbilityStarted, e.BookingOrder, e.CardsDiscarded, e.FirstPlayer)


def owned(seat: int, card: str, names: Names, box: Box = HOUSE) -> str:
    """A card with its owner: `nobles of the bird (Anna)`."""
    return f"{card_name(card, box)} ({names[seat - 1]})"


def _cards(cards: Iterable[tuple[int, str]], names: Names, box: Box) -> str:
    return listed([owned(seat, card, names, box) for seat, card in cards])


def _column(faces: Sequence[str], box: Box) -> str:
    shown = [f"{place}: {face_words(face, box)}" for place, face in enumerate(faces, start=1)]
    return "; ".join(shown)


def by_kind(cards: Iterable[str], box: Box = HOUSE) -> str:
    """Cards told kind by kind: `monk (bird, stag), nobles (fish)`."""
    crests: dict[str, list[str]] = {}
    for card in cards:
        crests.setdefault(kind_name(card, box), []).append(crest_name(card, box))
    return ", ".join(f"{kind} ({', '.join(found)})" for kind, found in crests.items())


def _drawn(event: e.CardsDrawn, names: Names, box: Box) -> str:
    shown = f": {by_kind(event.cards, box)}" if event.cards else ""
    return f"{names[event.seat - 1]} draws {number(event.number, 'card')}{shown}"


def _place(side: str, hotel: int) -> str:
    return (
        f"in the queue of hotel {hotel}"
        if side == "queue"
        else f"at the back door of hotel {hotel}"
    )


def _placed(event: e.CardPlaced, names: Names, box: Box) -> str:
    card = f"the {card_name(event.card, box)}" if event.card else back_name(event.back, box)
    return f"{names[event.seat - 1]} puts {card} {_place(event.side, event.hotel)}"


def _turned_up(event: e.CardTurnedUp, names: Names, box: Box) -> str:
    shown = owned(event.seat, event.card, names, box)
    return f"The rule of hotel {event.hotel} turns a card up: {shown}, place {event.position}"


def _skipped(event: e.PlacementSkipped, names: Names, box: Box) -> str:
    name = names[event.seat - 1]
    if event.reason == "choice":
        return f"{name} keeps the fifth card in hand"
    if event.reason == "no card":
        return f"{name} has no card left to place"
    return f"{name} finds no place for any card and is passed over"


def _revealed(event: e.HotelRevealed, names: Names, box: Box) -> str:
    head = f"Hotel {event.hotel} opens: {hotel_words(event.beds, event.rule)}"
    if not event.queue and not event.door:
        return f"{head}. Nobody is waiting"
    waiting = [f"in the queue {_cards(event.queue, names, box)}"] if event.queue else []
    waiting += [f"at the back door {_cards(event.door, names, box)}"] if event.door else []
    return f"{head}; {listed(waiting)}"


def _ability(event: e.AbilityStarted, names: Names, box: Box) -> str:
    card = owned(event.seat, event.card, names, box)
    return f"At the back door of hotel {event.hotel}: {card}, {ability_short(kind_of(event.card))}"


def _joined(event: e.JoinedQueue, names: Names, box: Box) -> str:
    card = capital(owned(event.seat, event.card, names, box))
    verb = agree(event.card, "goes", "go")
    return f"{card} {verb} to the end of the queue of hotel {event.hotel}, place {event.position}"


def _change(change: int, now: int) -> str:
    left = f"{now} now" if now >= 0 else f"{-now} below none"
    return f"{beds(abs(change))} {'more' if change > 0 else 'fewer'}, {left}"


def _beds(event: e.BedsChanged, names: Names, box: Box) -> str:
    kind = box.names[1] if event.change > 0 else box.names[5]
    changed = _change(event.change, event.beds)
    return f"{capital(kind)} ({names[event.seat - 1]}) at hotel {event.hotel}: {changed}"


def _named(event: e.GuestNamed, names: Names, box: Box) -> str:
    card = f"{card_name(event.card, box)} on place {event.position}"
    return f"{names[event.seat - 1]} names the {card}: to be booked before those not named"


def _replaced(event: e.GuestReplaced, names: Names, box: Box) -> str:
    card = capital(owned(event.seat, event.card, names, box))
    gone = owned(event.replaced_seat, event.replaced, names, box)
    verb = agree(event.card, "takes", "take")
    leave = agree(event.replaced, "is", "are")
    lost = ", named in vain" if event.naming_lost else ""
    return f"{card} {verb} place {event.position} of the queue: {gone} {leave} discarded{lost}"


def _missed(card: str, box: Box) -> str:
    if kind_of(card) == 5:
        return f"no {box.names[5]} in the queue"
    return "no card of their own left to name" if kind_of(card) == 4 else "no card of their own"


def _unused(event: e.AbilityUnused, names: Names, box: Box) -> str:
    card = capital(owned(event.seat, event.card, names, box))
    if event.reason == "choice":
        return f"{card} {agree(event.card, 'does', 'do')} nothing at the back door"
    return f"{card} {agree(event.card, 'finds', 'find')} {_missed(event.card, box)}"


def _order(event: e.BookingOrder, names: Names, box: Box) -> str:
    if not event.order:
        return f"Hotel {event.hotel} has nobody to book"
    order = _cards([(seat, card) for seat, card, _ in event.order], names, box)
    return f"Hotel {event.hotel} books into {beds(event.beds)}, in this order: {order}"


def _booked(event: e.GuestBooked, names: Names, box: Box) -> str:
    card = capital(owned(event.seat, event.card, names, box))
    need = event.beds_before - event.beds_after
    return (
        f"{card} {agree(event.card, 'is', 'are')} booked into hotel {event.hotel}: {beds(need)}, "
        f"{event.beds_after} left, {coins(event.coins)}"
    )


def _turned_away(event: e.GuestTurnedAway, names: Names, box: Box) -> str:
    card = capital(owned(event.seat, event.card, names, box))
    return (
        f"{card} {agree(event.card, 'is', 'are')} turned away from hotel {event.hotel}: "
        f"{event.needed} beds needed, {event.free} free"
    )


def _discarded(event: e.CardsDiscarded, names: Names, box: Box) -> str:
    return f"Discarded at hotel {event.hotel}: {_cards(event.cards, names, box)}"


def _gains(event: e.HotelClosed, names: Names) -> str:
    gained = [
        f"{name} {coins(gain)}" for name, gain in zip(names, event.gains, strict=True) if gain
    ]
    return listed(gained) or "no coins for anybody"


def _closed(event: e.HotelClosed, names: Names, box: Box) -> str:
    return f"Hotel {event.hotel} closes: {_gains(event, names)}"


def _source(event: e.ScoringPart) -> str:
    return f"the {event.of}" if event.part == "crest" else event.part


def _part(event: e.ScoringPart, names: Names, box: Box) -> str:
    return f"{names[event.seat - 1]} scores {points(event.vp)} for {_source(event)}"


def _ended(event: e.GameEnded, names: Names, box: Box) -> str:
    winners = listed([names[seat - 1] for seat in event.winners])
    verb = "wins" if len(event.winners) == 1 else "share the win"
    return f"The game is over: {winners} {verb} with {points(max(event.scores))}"


_SENTENCES: Final[dict[type[Event], Callable[[Any, Names, Box], str]]] = {
    e.FirstPlayer: lambda event, names, box: f"{names[event.seat - 1]} is the first player",
    e.TilesLaid: lambda event, names, box: f"New hotels, {_column(event.faces, box)}",
    e.TilesTurned: lambda event, names, box: f"The hotels turn over, {_column(event.faces, box)}",
    e.RoundStarted: lambda event, names, box: f"Round {event.round} begins",
    e.CardsDrawn: _drawn,
    e.CardPlaced: _placed,
    e.CardTurnedUp: _turned_up,
    e.TokenTaken: lambda event, names, box: (
        f"{names[event.seat - 1]} takes the token at the back door of hotel {event.hotel}"
    ),
    e.PlacementSkipped: _skipped,
    e.HotelRevealed: _revealed,
    e.AbilityStarted: _ability,
    e.JoinedQueue: _joined,
    e.BedsChanged: _beds,
    e.GuestNamed: _named,
    e.GuestReplaced: _replaced,
    e.AbilityUnused: _unused,
    e.BookingOrder: _order,
    e.GuestBooked: _booked,
    e.GuestTurnedAway: _turned_away,
    e.CardsDiscarded: _discarded,
    e.HotelClosed: _closed,
    e.ScoringPart: _part,
    e.GameEnded: _ended,
}


def describe(event: Event, names: Names, box: Box = HOUSE) -> str:
    """One sentence for one event; what the event hides stays hidden."""
    return f"{_SENTENCES[type(event)](event, names, box)}."


def story(events: Iterable[Event], names: Names, box: Box = HOUSE) -> list[str]:
    """Events as a story: placings in a sentence each, the check-in card by card under its hotel."""
    return list(_Story(names, box).told(list(events)))


class _Story:
    """Remembers what a line needs of the events before it."""

    def __init__(self, names: Names, box: Box) -> None:
        self.names = names
        self.box = box
        self.reasons: dict[tuple[int, str], str] = {}  # why a card is booked before its size
        self.empty = False  # whether the open hotel had nobody to book

    def told(self, events: list[Event]) -> Iterator[str]:
        """The lines, one after another."""
        at = 0
        while at < len(events):
            event = events[at]
            at += 1
            follows: list[Event] = []
            if isinstance(event, e.CardPlaced):
                while at < len(events) and isinstance(events[at], e.CardTurnedUp | e.TokenTaken):
                    follows.append(events[at])
                    at += 1
                yield self.placing(event, follows)
            elif isinstance(event, e.RoundStarted):
                yield self.begin(event, events[at : at + 1])
            elif isinstance(event, e.ScoringPart):
                while at < len(events) and isinstance(events[at], e.ScoringPart):
                    if events[at].seat != event.seat:
                        break
                    follows.append(events[at])
                    at += 1
                yield self.score([event, *follows])
            else:
                yield from self.line(event)

    def begin(self, event: e.RoundStarted, follows: list[Event]) -> str:
        """A round and its first player."""
        first = [
            f": {self.names[each.seat - 1]} places first"
            for each in follows
            if isinstance(each, e.FirstPlayer)
        ]
        return f"Round {event.round} begins{''.join(first)}."

    def placing(self, event: e.CardPlaced, follows: list[Event]) -> str:
        """A placing with what it brings: a token, a card turned up."""
        name = self.names[event.seat - 1]
        seen = f"the {card_name(event.card, self.box)}" if event.card else ""
        how, gain = "", ""
        for extra in follows:
            if isinstance(extra, e.CardTurnedUp):
                seen, how = f"the {card_name(extra.card, self.box)}", " face up"
            else:
                gain = " and takes the token"
        what = seen or back_name(event.back, self.box)
        return f"{name} puts {what}{how} {_place(event.side, event.hotel)}{gain}."

    def score(self, parts: list[Event]) -> str:
        """All parts of a seat's score in a line."""
        shown = [
            f"{part.vp} for {_source(part)}"
            for part in parts
            if isinstance(part, e.ScoringPart) and (part.vp or part.part == "coins")
        ]
        return f"{self.names[parts[0].seat - 1]} scores {listed(shown)}."

    def line(self, event: Event) -> Iterator[str]:
        """Any other event."""
        if isinstance(event, e.BookingOrder):
            self.reasons = {(seat, card): reason for seat, card, reason in event.order}
            self.empty = not event.order
        if isinstance(event, QUIET) or (isinstance(event, e.CardsDrawn) and not event.cards):
            return
        if isinstance(event, e.HotelRevealed):
            nobody = "" if event.queue or event.door else " Nobody is waiting."
            yield f"Hotel {event.hotel} opens: {hotel_words(event.beds, event.rule)}.{nobody}"
        elif isinstance(event, e.HotelClosed):
            if not self.empty:
                yield f"  Hotel {event.hotel} closes: {_gains(event, self.names)}."
        elif type(event) in _SCENE:
            yield f"  {_SCENE[type(event)](self, event)}."
        else:
            yield describe(event, self.names, self.box)

    def card(self, seat: int, card: str) -> str:
        """A card of the scene."""
        return owned(seat, card, self.names, self.box)

    def joined(self, event: e.JoinedQueue) -> str:
        card = self.card(event.seat, event.card)
        return f"{AT_DOOR} {card} {agree(event.card, 'joins', 'join')} the end of the queue"

    def beds(self, event: e.BedsChanged) -> str:
        kind = self.box.names[1] if event.change > 0 else self.box.names[5]
        return f"{AT_DOOR} {kind} ({self.names[event.seat - 1]}): " + _change(
            event.change, event.beds
        )

    def named(self, event: e.GuestNamed) -> str:
        card = card_name(event.card, self.box)
        return f"{AT_DOOR} {self.box.names[3]} ({self.names[event.seat - 1]}): {card} named"

    def replaced(self, event: e.GuestReplaced) -> str:
        card = self.card(event.seat, event.card)
        gone = self.card(event.replaced_seat, event.replaced)
        verb = agree(event.card, "takes", "take")
        lost = ", named in vain" if event.naming_lost else ""
        return (
            f"{AT_DOOR} {card} {verb} the {ordinal(event.position)} place: away with {gone}{lost}"
        )

    def unused(self, event: e.AbilityUnused) -> str:
        card = self.card(event.seat, event.card)
        if event.reason == "choice":
            return f"{AT_DOOR} {card}: not used"
        return f"{AT_DOOR} {card}: {_missed(event.card, self.box)}"

    def booked(self, event: e.GuestBooked) -> str:
        reason = self.reasons.get((event.seat, event.card), "size")
        why = {"named": ", as named,", "hotel rule": ", by the rule,"}.get(reason, "")
        need = event.beds_before - event.beds_after
        left = "all beds full" if event.beds_after == 0 else f"{event.beds_after} left"
        crest = ""
        if event.crest_cards > 3:
            crest = f", the {ordinal(event.crest_cards)} {crest_name(event.card, self.box)}"
        card = self.card(event.seat, event.card)
        verb = agree(event.card, "gets", "get")
        return f"{BOOKED} {card}{why} {verb} {beds(need)}, {left}: {coins(event.coins)}{crest}"

    def turned_away(self, event: e.GuestTurnedAway) -> str:
        card = self.card(event.seat, event.card)
        free = f"{event.free} free" if event.free else "none free"
        return f"{TURNED_AWAY} {card} {agree(event.card, 'needs', 'need')} {event.needed}, {free}"


_SCENE: Final[dict[type[Event], Callable[[_Story, Any], str]]] = {
    e.JoinedQueue: _Story.joined,
    e.BedsChanged: _Story.beds,
    e.GuestNamed: _Story.named,
    e.GuestReplaced: _Story.replaced,
    e.AbilityUnused: _Story.unused,
    e.GuestBooked: _Story.booked,
    e.GuestTurnedAway: _Story.turned_away,
}
