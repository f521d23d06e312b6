"""What happened, as sentences for the log, and the check-in as a short scene (rules §3, §4)."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

from hotelier.core.events import Event
from hotelier.core.words import capital, listed
from hotelier.messages import say
from hotelier.overbooking.rules import events as e
from hotelier.overbooking.rules.box import HOUSE, Box
from hotelier.overbooking.rules.cards import MERCHANTS, WORKERS
from hotelier.overbooking.words.names import (
    LEAST_FOR_BONUS,
    ability_short,
    back_name,
    beds,
    card_name,
    cards,
    coins,
    crest_name,
    face_words,
    is_one,
    kind_name,
    kind_of,
    named_crest,
    named_kind,
    points,
    rule_short,
)

Names = Sequence[str]

BOOKED: Final = "✓"
TURNED_AWAY: Final = "✗"
AT_DOOR: Final = "◂"
# Nobody needs these told in a story: an event beside them says the same.
QUIET: Final = (e.AbilityStarted, e.BookingOrder, e.CardsDiscarded, e.FirstPlayer)
ASKED: Final = {3: "maids", 4: "nobles", 5: "soldiers"}  # kinds whose ability is a decision


def by_kind(cards: Iterable[str], box: Box = HOUSE) -> str:
    """Cards told kind by kind: `monk (bird, stag), nobles (fish)`."""
    crests: dict[str, list[str]] = {}
    for card in cards:
        crests.setdefault(kind_name(card, box), []).append(crest_name(card, box))
    return ", ".join(
        say("overbooking-kind-crests", kind=kind, crests=", ".join(found))
        for kind, found in crests.items()
    )


class _Teller:
    """Tells events to everybody at the table, by the names of its seats."""

    def __init__(self, names: Names, box: Box) -> None:
        self.names = names
        self.box = box

    def say(self, key: str, event: Event, **facts: str | int) -> str:
        """A sentence of the log; nobody is `you` on a screen that several may look at."""
        name = self.names[event.seat - 1] if event.seat else ""
        hotel = int(getattr(event, "hotel", 0))
        return say(f"overbooking-log-{key}", **{"you": "no", "name": name, "hotel": hotel, **facts})

    def owned(self, seat: int, card: str) -> str:
        """A card with its owner: `nobles of the bird (Anna)`."""
        return self.owned_name(seat, card_name(card, self.box))

    def owned_name(self, seat: int, name: str) -> str:
        """Anything of a player's with its owner."""
        return say("overbooking-owned", card=name, owner=self.names[seat - 1])

    def all(self, cards: Iterable[tuple[int, str]]) -> str:
        """Cards with their owners."""
        return listed([self.owned(seat, card) for seat, card in cards])

    def the(self, card: str) -> str:
        """A card that everybody at the screen sees."""
        return say("overbooking-the-card", card=card_name(card, self.box))

    def column(self, faces: Sequence[str]) -> str:
        """Sides of tiles from the top."""
        shown = [face_words(place, face, self.box) for place, face in enumerate(faces, start=1)]
        return listed(shown)

    def drawn(self, event: e.CardsDrawn) -> str:
        if not event.cards:
            return self.say("cards-drawn", event, cards="", number=cards(event.number))
        shown = by_kind(event.cards, self.box)
        return self.say("cards-seen", event, number=cards(event.number), cards=shown)

    def placed(self, event: e.CardPlaced) -> str:
        card = self.the(event.card) if event.card else back_name(event.back, self.box)
        return self.say("card-placed", event, side=event.side, back=card, card=card)

    def revealed(self, event: e.HotelRevealed) -> str:
        key = "hotel-revealed" if event.queue or event.door else "hotel-revealed-empty"
        return self.say(key, event, beds=beds(event.beds), rule=rule_short(event.rule))

    def ability(self, event: e.AbilityStarted) -> str:
        card = self.owned(event.seat, event.card)
        return self.say("ability-started", event, card=card, ability=ability_short(_kind(event)))

    def joined(self, event: e.JoinedQueue) -> str:
        card = self.owned(event.seat, event.card)
        return self.say("joined-queue", event, card=card, one=is_one(event.card))

    def beds(self, event: e.BedsChanged) -> str:
        kind = named_kind(self.box.names[MERCHANTS if event.change > 0 else WORKERS])
        card, change = self.owned_name(event.seat, kind), beds(abs(event.change))
        if event.beds < 0:
            return self.say("beds-below", event, card=card, beds=change, below=-event.beds)
        key = "beds-more" if event.change > 0 else "beds-fewer"
        return self.say(key, event, card=card, beds=change, now=event.beds)

    def named(self, event: e.GuestNamed) -> str:
        return self.say("guest-named", event, card=card_name(event.card, self.box))

    def replaced(self, event: e.GuestReplaced) -> str:
        return self.say(
            "guest-replaced",
            event,
            card=self.owned(event.seat, event.card),
            one=is_one(event.card),
            gone=self.owned(event.replaced_seat, event.replaced),
            lost=say("overbooking-log-named-in-vain") if event.naming_lost else "",
        )

    def unused(self, event: e.AbilityUnused) -> str:
        why = "choice" if event.reason == "choice" else ASKED[_kind(event)]
        return self.say(f"ability-unused-{why}", event, card=self.owned(event.seat, event.card))

    def order(self, event: e.BookingOrder) -> str:
        key = "booking-order" if event.order else "booking-order-empty"
        order = self.all((seat, card) for seat, card, _ in event.order)
        return self.say(key, event, beds=beds(event.beds), order=order)

    def booked(self, event: e.GuestBooked) -> str:
        return self.say(
            "guest-booked",
            event,
            card=self.owned(event.seat, event.card),
            one=is_one(event.card),
            beds=beds(event.beds_before - event.beds_after),
            left=event.beds_after,
            coins=coins(event.coins),
        )

    def turned_away(self, event: e.GuestTurnedAway) -> str:
        return self.say(
            "guest-turned-away",
            event,
            card=self.owned(event.seat, event.card),
            one=is_one(event.card),
            needed=beds(event.needed),
            free=event.free,
        )

    def closed(self, event: e.HotelClosed) -> str:
        gained = [
            say("overbooking-log-gain", name=name, coins=coins(gain))
            for name, gain in zip(self.names, event.gains, strict=True)
            if gain
        ]
        gains = listed(gained) or say("overbooking-log-no-gain")
        return self.say("hotel-closed", event, gains=gains)

    def part(self, event: e.ScoringPart) -> str:
        return self.say("scoring-part", event, points=points(event.vp), what=_source(event))

    def ended(self, event: e.GameEnded) -> str:
        return self.say(
            "game-ended",
            event,
            number=len(event.winners),
            names=listed([self.names[seat - 1] for seat in event.winners]),
            points=points(max(event.scores)),
        )


def _kind(event: e.AbilityStarted | e.AbilityUnused) -> int:
    return kind_of(event.card)


def _source(event: e.ScoringPart) -> str:
    return say(f"overbooking-part-{event.part}", crest=named_crest(event.of))


_SENTENCES: Final[dict[type[Event], Callable[[_Teller, Any], str]]] = {
    e.FirstPlayer: lambda to, event: to.say("first-player", event),
    e.TilesLaid: lambda to, event: to.say("tiles-laid", event, hotels=to.column(event.faces)),
    e.TilesTurned: lambda to, event: to.say("tiles-turned", event, hotels=to.column(event.faces)),
    e.RoundStarted: lambda to, event: to.say("round-started", event, round=event.round),
    e.CardsDrawn: _Teller.drawn,
    e.CardPlaced: _Teller.placed,
    e.CardTurnedUp: lambda to, event: to.say(
        "card-turned-up", event, card=to.owned(event.seat, event.card)
    ),
    e.TokenTaken: lambda to, event: to.say("token-taken", event),
    e.PlacementSkipped: lambda to, event: to.say(
        f"placement-skipped-{event.reason.replace(' ', '-')}", event
    ),
    e.HotelRevealed: _Teller.revealed,
    e.AbilityStarted: _Teller.ability,
    e.JoinedQueue: _Teller.joined,
    e.BedsChanged: _Teller.beds,
    e.GuestNamed: _Teller.named,
    e.GuestReplaced: _Teller.replaced,
    e.AbilityUnused: _Teller.unused,
    e.BookingOrder: _Teller.order,
    e.GuestBooked: _Teller.booked,
    e.GuestTurnedAway: _Teller.turned_away,
    e.CardsDiscarded: lambda to, event: to.say("cards-discarded", event, cards=to.all(event.cards)),
    e.HotelClosed: _Teller.closed,
    e.ScoringPart: _Teller.part,
    e.GameEnded: _Teller.ended,
}


def describe(event: Event, names: Names, box: Box = HOUSE) -> str:
    """One sentence for one event; what the event hides stays hidden."""
    told = _SENTENCES[type(event)](_Teller(names, box), event)
    return told if told.startswith(tuple(names)) else capital(told)  # a name stays as it is


def story(events: Iterable[Event], names: Names, box: Box = HOUSE) -> list[str]:
    """Events as a story: placings in a sentence each, the check-in card by card under its hotel."""
    return list(_Story(names, box).told(list(events)))


class _Story:
    """Remembers what a line needs of the events before it."""

    def __init__(self, names: Names, box: Box) -> None:
        self.to = _Teller(names, box)
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
                begun = [event, *events[at : at + 1]]
                told = [each for each in begun if isinstance(each, e.RoundStarted | e.FirstPlayer)]
                yield " ".join(describe(each, self.names, self.box) for each in told)
            elif isinstance(event, e.ScoringPart):
                while at < len(events) and isinstance(events[at], e.ScoringPart):
                    if events[at].seat != event.seat:
                        break
                    follows.append(events[at])
                    at += 1
                yield self.score([event, *follows])
            else:
                yield from self.line(event)

    def placing(self, event: e.CardPlaced, follows: list[Event]) -> str:
        """A placing with what it brings: a card turned up (in a queue), a token (at a door)."""
        for extra in follows:
            if isinstance(extra, e.CardTurnedUp):
                return self.to.say("placed-open", event, card=self.to.the(extra.card))
            card = self.to.the(event.card) if event.card else back_name(event.back, self.box)
            return self.to.say("placed-token", event, card=card)
        return self.to.placed(event)

    def score(self, parts: list[Event]) -> str:
        """All parts of a seat's score in a line."""
        shown = [
            say("overbooking-log-score-part", n=part.vp, what=_source(part))
            for part in parts
            if isinstance(part, e.ScoringPart) and (part.vp or part.part == "coins")
        ]
        return self.to.say("score", parts[0], parts=listed(shown))

    def line(self, event: Event) -> Iterator[str]:
        """Any other event."""
        if isinstance(event, e.BookingOrder):
            self.reasons = {(seat, card): reason for seat, card, reason in event.order}
            self.empty = not event.order
        if isinstance(event, QUIET) or (isinstance(event, e.CardsDrawn) and not event.cards):
            return
        if isinstance(event, e.HotelClosed):
            if not self.empty:
                yield f"  {self.to.closed(event)}"
        elif isinstance(event, e.GuestBooked):
            yield f"  {BOOKED} {self.to.booked(event)}{self.remarks(event)}"
        elif isinstance(event, e.GuestTurnedAway):
            yield f"  {TURNED_AWAY} {self.to.turned_away(event)}"
        elif isinstance(event, AT_A_DOOR):
            yield f"  {AT_DOOR} {_SENTENCES[type(event)](self.to, event)}"
        else:
            yield describe(event, self.names, self.box)

    def remarks(self, event: e.GuestBooked) -> str:
        """Why a card is booked before its size, and what it means for its crest."""
        told = []
        reason = self.reasons.get((event.seat, event.card), "size")
        if reason == "named":
            told.append(say("overbooking-log-booked-named"))
        elif reason == "hotel rule":
            told.append(say("overbooking-log-booked-rule"))
        if event.crest_cards >= LEAST_FOR_BONUS:
            crest = crest_name(event.card, self.box)
            told.append(say("overbooking-log-booked-crest", crest=crest, n=event.crest_cards))
        return "".join(f" {remark}" for remark in told)


AT_A_DOOR: Final = (e.JoinedQueue, e.BedsChanged, e.GuestNamed, e.GuestReplaced, e.AbilityUnused)
