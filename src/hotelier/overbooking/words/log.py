"""What happened, as lines of the log, and the check-in as a short scene (rules §3, §4)."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

from hotelier.core.events import Event
from hotelier.core.explain import Line
from hotelier.messages.message import Fact, Message, Player, capital, listed, message, playing
from hotelier.overbooking.rules import events as e
from hotelier.overbooking.rules.box import HOUSE, Box
from hotelier.overbooking.rules.cards import MERCHANTS, WORKERS
from hotelier.overbooking.words.names import (
    a_back,
    beds,
    by_kind,
    card_name,
    cards,
    coins,
    crest_name,
    face_words,
    is_one,
    kind_of,
    named_crest,
    named_kind,
    owned,
    points,
    rule_short,
)
from hotelier.overbooking.words.parts import hotel_part, line_part, place_part

BOOKED: Final = "✓"
TURNED_AWAY: Final = "✗"
AT_DOOR: Final = "◂"
WORTH_A_REMARK: Final = 4  # booked cards of one crest
# These need no line: another event says the same.
QUIET: Final = (e.AbilityStarted, e.BookingOrder, e.CardsDiscarded)
ASKED: Final = {3: "maids", 4: "nobles", 5: "soldiers"}  # kinds whose ability is a decision


def line(event: Event, viewer: int | None, box: Box = HOUSE) -> Line | None:
    """An event as a line of the log; what the event hides stays hidden."""
    if _goes_without_saying(event):
        return None
    said = _SENTENCES[type(event)](_Teller(viewer, box), event)
    card = getattr(event, "card", None)
    return Line(said, _parts(event), (f"kind-{card[0]}",) if card else ())


def _goes_without_saying(event: Event) -> bool:
    if isinstance(event, e.CardsDrawn):
        return not event.cards
    if isinstance(event, e.ScoringPart):
        return not event.vp
    return isinstance(event, QUIET)


def _parts(event: Event) -> tuple[str, ...]:
    """The parts that an event mentions."""
    if isinstance(event, e.CardPlaced):
        return (place_part(event.side, event.hotel, event.position),)
    if isinstance(event, e.CardTurnedUp | e.GuestNamed | e.GuestReplaced | e.JoinedQueue):
        return (place_part("queue", event.hotel, event.position),)
    if isinstance(event, e.TokenTaken | e.AbilityUnused):
        return (line_part("door", event.hotel),)
    hotel = getattr(event, "hotel", None)
    return (hotel_part(hotel),) if hotel else ()


class _Teller:
    """Puts events into words for a viewer."""

    def __init__(self, viewer: int | None, box: Box) -> None:
        self.viewer = viewer
        self.box = box

    def say(self, key: str, event: Event, **facts: Fact) -> Message:
        """A sentence of the log."""
        given: dict[str, Fact] = {"you": "yes" if event.seat == self.viewer else "no"}
        if event.seat:
            given["name"] = Player(event.seat)
        if hasattr(event, "hotel"):
            given["hotel"] = event.hotel
        return Message(f"overbooking-log-{key}", {**given, **facts})

    def owned(self, seat: int, card: str) -> Message:
        """A card with its owner: `nobles of the bird (Anna)`."""
        return owned(seat, card_name(card, self.box), self.viewer)

    def begun(self, seat: int, card: str) -> Message:
        """The same at the start of a sentence."""
        return capital(self.owned(seat, card))

    def the(self, card: str) -> Message:
        """A card as the object of a sentence."""
        return message("overbooking-the-card", card=card_name(card, self.box))

    def faces(self, event: e.TilesLaid | e.TilesTurned) -> Message:
        column = listed(face_words(n, face, self.box) for n, face in enumerate(event.faces, 1))
        return self.say(event.kind, event, hotels=column)

    def drawn(self, event: e.CardsDrawn) -> Message:
        shown = by_kind(event.cards or (), self.box)
        return self.say("cards-drawn", event, number=cards(event.number), cards=shown)

    def placed(self, event: e.CardPlaced) -> Message:
        card = self.the(event.card) if event.card else a_back(event.back, self.box)
        return self.say("card-placed", event, side=event.side, card=card)

    def turned_up(self, event: e.CardTurnedUp) -> Message:
        return self.say("card-turned-up", event, card=self.owned(event.seat, event.card))

    def skipped(self, event: e.PlacementSkipped) -> Message:
        return self.say(f"placement-skipped-{event.reason.replace(' ', '-')}", event)

    def revealed(self, event: e.HotelRevealed) -> Message:
        key = "hotel-revealed" if event.queue or event.door else "hotel-revealed-empty"
        return self.say(key, event, beds=beds(event.beds), rule=rule_short(event.rule))

    def joined(self, event: e.JoinedQueue) -> Message:
        card = self.begun(event.seat, event.card)
        return self.say("joined-queue", event, card=card, one=is_one(event.card))

    def beds(self, event: e.BedsChanged) -> Message:
        kind = named_kind(self.box.names[MERCHANTS if event.change > 0 else WORKERS])
        card, change = capital(owned(event.seat, kind, self.viewer)), beds(abs(event.change))
        if event.beds < 0:
            return self.say("beds-below", event, card=card, beds=change, below=-event.beds)
        key = "beds-more" if event.change > 0 else "beds-fewer"
        return self.say(key, event, card=card, beds=change, now=event.beds)

    def named(self, event: e.GuestNamed) -> Message:
        return self.say("guest-named", event, card=card_name(event.card, self.box))

    def replaced(self, event: e.GuestReplaced) -> Message:
        return self.say(
            "guest-replaced",
            event,
            card=self.begun(event.seat, event.card),
            one=is_one(event.card),
            gone=self.owned(event.replaced_seat, event.replaced),
            lost=message("overbooking-log-named-in-vain") if event.naming_lost else "",
        )

    def unused(self, event: e.AbilityUnused) -> Message:
        why = "choice" if event.reason == "choice" else ASKED[kind_of(event.card)]
        return self.say(f"ability-unused-{why}", event, card=self.begun(event.seat, event.card))

    def booked(self, event: e.GuestBooked) -> Message:
        return self.say(
            "guest-booked",
            event,
            card=self.begun(event.seat, event.card),
            one=is_one(event.card),
            beds=beds(event.beds_before - event.beds_after),
            left=event.beds_after,
            coins=coins(event.coins),
        )

    def turned_away(self, event: e.GuestTurnedAway) -> Message:
        return self.say(
            "guest-turned-away",
            event,
            card=self.begun(event.seat, event.card),
            one=is_one(event.card),
            needed=beds(event.needed),
            free=event.free,
        )

    def closed(self, event: e.HotelClosed) -> Message:
        gained = [
            message("overbooking-log-gain", name=self.who(seat), coins=coins(gain))
            for seat, gain in enumerate(event.gains, start=1)
            if gain
        ]
        gains = listed(gained) if gained else message("overbooking-log-no-gain")
        return self.say("hotel-closed", event, gains=gains)

    def who(self, seat: int) -> Message | Player:
        """A player in a list."""
        return message("overbooking-you") if seat == self.viewer else Player(seat)

    def part(self, event: e.ScoringPart) -> Message:
        return self.say("scoring-part", event, points=points(event.vp), what=_source(event))

    def ended(self, event: e.GameEnded) -> Message:
        return self.say(
            "game-ended",
            event,
            number=len(event.winners),
            names=listed(Player(seat) for seat in event.winners),
            points=points(max(event.scores)),
        )


def _source(event: e.ScoringPart) -> Message:
    if event.part == "crest":
        return message("overbooking-part-crest", crest=named_crest(event.of))
    return message(f"overbooking-part-{event.part}")


_SENTENCES: Final[dict[type[Event], Callable[[_Teller, Any], Message]]] = {
    e.FirstPlayer: lambda to, event: to.say("first-player", event),
    e.TilesLaid: _Teller.faces,
    e.TilesTurned: _Teller.faces,
    e.RoundStarted: lambda to, event: to.say("round-started", event, round=event.round),
    e.CardsDrawn: _Teller.drawn,
    e.CardPlaced: _Teller.placed,
    e.CardTurnedUp: _Teller.turned_up,
    e.TokenTaken: lambda to, event: to.say("token-taken", event),
    e.PlacementSkipped: _Teller.skipped,
    e.HotelRevealed: _Teller.revealed,
    e.JoinedQueue: _Teller.joined,
    e.BedsChanged: _Teller.beds,
    e.GuestNamed: _Teller.named,
    e.GuestReplaced: _Teller.replaced,
    e.AbilityUnused: _Teller.unused,
    e.GuestBooked: _Teller.booked,
    e.GuestTurnedAway: _Teller.turned_away,
    e.HotelClosed: _Teller.closed,
    e.ScoringPart: _Teller.part,
    e.GameEnded: _Teller.ended,
}


def story(events: Iterable[Event], names: Sequence[str], box: Box = HOUSE) -> list[str]:
    """Events as a story: one sentence per placement, the check-in card by card under its hotel.

    Nobody is `you` there: several people may be looking at the same screen.
    """
    with playing(names):
        return list(_Story(box).told(list(events)))


class _Story:
    """Remembers what a line needs from the events before it."""

    def __init__(self, box: Box) -> None:
        self.to = _Teller(None, box)
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
                yield str(self.placing(event, follows))
            elif isinstance(event, e.RoundStarted):
                begun = [event, *events[at : at + 1]]
                told = [each for each in begun if isinstance(each, e.RoundStarted | e.FirstPlayer)]
                yield " ".join(self.sentence(each) for each in told)
            elif isinstance(event, e.ScoringPart):
                while at < len(events) and isinstance(events[at], e.ScoringPart):
                    if events[at].seat != event.seat:
                        break
                    follows.append(events[at])
                    at += 1
                yield str(self.score([event, *follows]))
            else:
                yield from self.line(event)

    def sentence(self, event: Event) -> str:
        """One event, as the log has it."""
        return str(_SENTENCES[type(event)](self.to, event))

    def placing(self, event: e.CardPlaced, follows: list[Event]) -> Message:
        """A placement with what it brings: a card turned up (in a queue), a token (at a door)."""
        for extra in follows:
            if isinstance(extra, e.CardTurnedUp):
                return self.to.say("placed-open", event, card=self.to.the(extra.card))
            card = self.to.the(event.card) if event.card else a_back(event.back, self.box)
            return self.to.say("placed-token", event, card=card)
        return self.to.placed(event)

    def score(self, parts: list[Event]) -> Message:
        """All parts of a seat's score in one line."""
        shown = [
            message("overbooking-log-score-part", n=part.vp, what=_source(part))
            for part in parts
            if isinstance(part, e.ScoringPart) and (part.vp or part.part == "coins")
        ]
        return self.to.say("score", parts[0], parts=listed(shown))

    def line(self, event: Event) -> Iterator[str]:
        """Any other event."""
        if isinstance(event, e.BookingOrder):
            self.reasons = {(seat, card): reason for seat, card, reason in event.order}
            self.empty = not event.order
        # The first player is mentioned with the round.
        if isinstance(event, e.FirstPlayer) or _goes_without_saying(event):
            return
        told = self.sentence(event)
        if isinstance(event, e.HotelClosed):
            if not self.empty:
                yield f"  {told}"
        elif isinstance(event, e.GuestBooked):
            yield f"  {BOOKED} {told}{self.remarks(event)}"
        elif isinstance(event, e.GuestTurnedAway):
            yield f"  {TURNED_AWAY} {told}"
        elif isinstance(event, AT_A_DOOR):
            yield f"  {AT_DOOR} {told}"
        else:
            yield told

    def remarks(self, event: e.GuestBooked) -> str:
        """Why a card is booked before its size, and what it means for its crest."""
        told = []
        reason = self.reasons.get((event.seat, event.card), "size")
        if reason == "named":
            told.append(message("overbooking-log-booked-named"))
        elif reason == "hotel rule":
            told.append(message("overbooking-log-booked-rule"))
        if event.crest_cards >= WORTH_A_REMARK:
            crest = crest_name(event.card, self.box)
            told.append(message("overbooking-log-booked-crest", crest=crest, n=event.crest_cards))
        return "".join(f" {remark}" for remark in told)


AT_A_DOOR: Final = (e.JoinedQueue, e.BedsChanged, e.GuestNamed, e.GuestReplaced, e.AbilityUnused)
