"""Searches everything a server sends for what its receiver may not know.

The journal says afterwards what really happened, so a match follows it entry by entry, and every
message is checked against the position it's about, in two independent ways: it must be exactly what
the engine lets the receiver see, and it must not name a card that's hidden from the receiver,
whatever the engine thinks. The second check takes every number or text for a card unless its field
is known to contain something else: a new field is checked before it's trusted.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import orjson

from hotelier.austria.rules.cards import STAFF
from hotelier.austria.rules.hire import FROM_HAND, Hire
from hotelier.austria.rules.state import State as AustriaState
from hotelier.austria.rules.tables import STAFF_ID, staff_ids
from hotelier.core.dealer import ScriptedDealer
from hotelier.core.events import Event
from hotelier.core.game import AnyGame, find_game
from hotelier.core.match import Match
from hotelier.core.rng import Rng
from hotelier.core.snapshots import stack_of
from hotelier.core.state import State
from hotelier.overbooking.rules.box import HOUSE
from hotelier.overbooking.rules.cards import DECK_SIZE
from hotelier.overbooking.rules.state import State as OverbookingState
from hotelier.overbooking.summary import line
from hotelier.overbooking.words.names import crest_name, kind_name
from hotelier.server.encoder import encoded
from hotelier.server.store.rows import Entry
from hotelier.server.table.board import explained

TALK: Final = {"said", "sat", "late", "held"}  # entries with nothing of the game but its words
SMALLEST_MASK: Final = 1024  # no number of the game itself is this large

# Fields of Grand Austria Hotel whose numbers aren't staff cards, and those whose texts name none.
NO_STAFF: Final = frozenset(
    "seat actor scores winners round first dice row politics discs vp crowns emperor hand_size "
    "packet_size guest_deck staff_deck discards hidden guest guests step steps cursor number at "
    "watching you owner place table price face strength left lost start end bonus option tiebreak "
    "numbers most_crowns "
    # of facts
    "rounds purse most amount back next places need have after now rooms cubes total vp "
    "prices full_groups s c w k floors index discount times".split()
)
NO_STAFF_TEXTS: Final = frozenset("room rooms group_bonuses effects dice".split())
# Whole parts of a state: of the table, points by source, and what an action brings,
# which may name a card that can be deduced. That's checked against what really happens.
NO_GAME: Final = frozenset("options rules result origin clock score changes gains".split())
NO_STAFF_KEYS: Final = frozenset("gifts".split())  # by room
STAFF_NAMES: Final = {staff.name: card for card, staff in STAFF.items()}
STAFF_KEY: Final = re.compile(r"austria-staff-(\d+)")
NO_STAFF_STEPS: Final = frozenset(
    "die room guest emperor pay effect as check-in split table row space politics ~first "
    "~roll".split()
)
STAFF_ACTION: Final = re.compile(r"\b(?:hire|keep|return|use|dismiss) (\d+)")

# And of Overbooking: sides of tiles are written like cards.
NO_CARDS: Final = frozenset("face faces other_side".split())
CHOICES: Final = frozenset(
    "legal reason held asked choices chains".split()
)  # of the seat that decides
CARDS: Final = {HOUSE.card_text(card): card for card in range(DECK_SIZE)}
CARD: Final = re.compile(r"(?<![\w-])[1-6][bfls]\b")
KINDS: Final = {kind_name(card)["key"]: card[0] for card in CARDS}
CRESTS: Final = {crest_name(card)["key"]: card[1] for card in CARDS}


class Leak(AssertionError):
    """Someone was told what they may not know."""


@dataclass(frozen=True, slots=True)
class Sent:
    """A message, its receiver, and the entry the table was at if it doesn't say so itself."""

    to: int | None
    text: str | bytes
    cursor: int = 0


class Secrets:
    """What one receiver may not know about one position; finds it in plain data."""

    def __init__(self, state: State, seat: int | None) -> None:
        self.seat = seat

    def found_in(self, plain: Any) -> Iterator[str]:
        """Everything in the data that the receiver may not know."""
        raise NotImplementedError


class StaffSecrets(Secrets):
    """Staff cards are unique, so a hidden one may be named nowhere."""

    def __init__(self, state: State, seat: int | None) -> None:
        super().__init__(state, seat)
        assert isinstance(state, AustriaState)
        masks = [state.staff_deck]
        for index, each in enumerate(state.seats):
            if index + 1 != seat:
                masks += [each.hand, each.packet]
        for frame in stack_of(state):
            if isinstance(frame, Hire) and frame.offer != FROM_HAND and frame.seat + 1 != seat:
                masks.append(frame.offer)
        under = [entry for entry in state.under if (entry >> 6) + 1 != seat]
        self.masks = {mask for mask in masks if mask >= SMALLEST_MASK}
        self.cards = {card for mask in masks for card in staff_ids(mask)}
        self.cards.update(STAFF_ID[entry & 63] for entry in under)

    def found_in(self, plain: Any, field: str = "") -> Iterator[str]:
        if isinstance(plain, dict):
            if plain.get("kind") == "guests-reshuffled":
                return  # its cards are a number of cards
            if "key" in plain and "facts" in plain:
                # Texts about a card name it by a message of its own; numbers are amounts.
                plain = {**plain, "facts": _without_numbers(plain["facts"])}
            for key, value in plain.items():
                if key.isdecimal() and int(key) in self.cards and field not in NO_STAFF_KEYS:
                    yield f"staff {key} in {field}"
                if key not in NO_GAME:
                    # By card there are prices.
                    yield from self.found_in(value, "price" if key.isdecimal() else key)
        elif isinstance(plain, list):
            for value in plain:
                yield from self.found_in(value, field)
        elif isinstance(plain, str):
            for card in self._cards_in(plain, field):
                if card in self.cards:
                    yield f"staff {card} in {field} {plain!r}"
        elif type(plain) is int:
            if plain in self.masks:
                yield f"the cards {plain:b} in {field}"
            if plain in self.cards and field not in NO_STAFF:
                yield f"staff {plain} in {field}"

    def _cards_in(self, text: str, field: str) -> Iterator[int]:
        if text in STAFF_NAMES:
            yield STAFF_NAMES[text]
        elif field == "key":
            yield from map(int, STAFF_KEY.findall(text))
        elif field == "reason":
            yield from map(int, STAFF_ACTION.findall(text))
        elif field not in NO_STAFF_TEXTS:
            head, *words = text.split() or [""]
            if head == "~draw":
                del words[:1]  # the seat
            if head not in NO_STAFF_STEPS:
                yield from (int(word) for word in (head, *words) if word.isdecimal())


def _without_numbers(facts: Mapping[str, Any]) -> dict[str, Any]:
    return {name: fact for name, fact in facts.items() if type(fact) is not int}


class GuestSecrets(Secrets):
    """Every seat has the same cards, so it matters whose card is named."""

    def __init__(self, state: State, seat: int | None) -> None:
        super().__init__(state, seat)
        assert isinstance(state, OverbookingState)
        hidden = {owner: each.hand | each.deck for owner, each in enumerate(state.seats, start=1)}
        for hotel in state.hotels:
            for cards, queue in ((hotel.queue, True), (hotel.door, False)):
                for owner, card, is_open in line(state, hotel, cards, queue):
                    if not is_open:
                        hidden[owner] |= 1 << card
        self.hidden = hidden
        self.actor = state.actor or None

    def found_in(self, plain: Any, field: str = "", owner: int | None = None) -> Iterator[str]:
        if field in NO_CARDS:
            return
        if isinstance(plain, dict):
            owner = self._owner_in(plain, plain.get("seat", owner))
            for named in _cards_named(plain):
                if not self._may_know(owner, named):
                    yield f"{named} of seat {owner} in a message"
            for key, value in plain.items():
                if key in NO_GAME:
                    continue
                whose = plain.get("replaced_seat") if key == "replaced" else owner
                yield from self.found_in(value, key, self.actor if key in CHOICES else whose)
        elif isinstance(plain, list):
            for number, value in enumerate(plain, start=1):
                if field == "seats":
                    owner = number
                elif field == "at":
                    owner = None  # a hotel comes before the card, not a seat
                elif number == 1 and isinstance(value, int) and len(plain) > 1:
                    owner = value
                yield from self.found_in(value, field, owner)
        elif isinstance(plain, str) and not plain.startswith("~tiles"):
            if plain.startswith("~draw"):
                owner = int(plain.split()[1])
            for card in CARD.findall(plain):
                if not self._may_know(owner, card):
                    yield f"{card} of seat {owner} in {field} {plain!r}"

    def _owner_in(self, message: Mapping[str, Any], owner: int | None) -> int | None:
        """Whose card a message is about."""
        if message.get("key") == "overbooking-your":
            return self.seat
        if message.get("key") == "overbooking-owned":
            return int(message["facts"]["owner"]["seat"])
        return owner

    def _may_know(self, owner: int | None, card: str) -> bool:
        mask = 1 << CARDS[card]
        if owner:
            return owner == self.seat or not self.hidden[owner] & mask
        return self.seat is not None or any(not cards & mask for cards in self.hidden.values())


def _cards_named(message: Mapping[str, Any]) -> list[str]:
    """The cards that a message names: a kind, with one or several crests."""
    facts = message.get("facts")
    if "key" not in message or not isinstance(facts, dict) or "kind" not in facts:
        return []
    crests = [facts["crest"]] if "crest" in facts else facts.get("crests", {"list": []})["list"]
    return [KINDS[facts["kind"]["key"]] + CRESTS[crest["key"]] for crest in crests]


SECRETS: Final[Mapping[str, type[Secrets]]] = {
    "austria": StaffSecrets,
    "overbooking": GuestSecrets,
}


class Scanner:
    """One game, followed along its journal."""

    def __init__(self, game: str, options: Mapping[str, Any]) -> None:
        self.match = Match(find_game(game), dict(options), ScriptedDealer(()))
        self._steps = self._events = 0  # before the last entry
        self.entry = Entry(0, 0, 0, {})  # the last
        # Of this moment, by receiver.
        self._secrets: dict[int | None, Secrets] = {}
        self._checked: dict[int | None, Any] = {}

    def follow(self, entry: Entry) -> None:
        """Apply an entry."""
        self.entry = entry
        self._secrets.clear()
        self._checked.clear()
        self._steps, self._events = len(self.match.steps), len(self.match.happened())
        if "taken" in entry.body:
            for step in entry.body["taken"]:
                self.match.follow(step if isinstance(step, str) else step[0])
        elif entry.body["type"] == "undone":
            while len(self.match.steps) > entry.steps:
                assert self.match.undo(), "the server undid the impossible"
        assert len(self.match.steps) == entry.steps

    def check(self, kind: str, plain: Any, seat: int | None) -> None:
        """Raise Leak if something about this moment isn't for this receiver."""
        if kind == "entry" and plain == self._checked.get(seat):
            return  # repeated
        self._checked[seat] = plain
        self.compare(kind, plain, seat)
        # A finished record is for everyone.
        if not (kind == "record" and self.match.over):
            self.look_for_cards(plain, seat)

    def look_for_cards(self, plain: Any, seat: int | None) -> None:
        """Raise Leak if a card is named that the receiver may not know."""
        if seat not in self._secrets:
            self._secrets[seat] = SECRETS[self.match.game.name](self.match.state, seat)
        looked_at = self._of_others(plain, seat) if "format" in plain else plain
        for found in self._secrets[seat].found_in(looked_at):
            raise Leak(f"seat {seat} was told of {found} at entry {self.entry.number}: {plain}")

    def _of_others(self, record: Mapping[str, Any], seat: int | None) -> Any:
        """The steps of a record with their seats; your own may name what has gone elsewhere."""
        owners = [owner for _, owner, _ in self.match.written()]
        steps = zip(owners, record["steps"], strict=True)
        return [{"seat": owner or None, "taken": step} for owner, step in steps if owner != seat]

    def compare(self, kind: str, plain: Any, seat: int | None) -> None:
        """Raise Leak if it isn't what the engine lets the receiver see."""
        match = self.match
        if kind == "state":
            _same(plain["view"], explained(match, seat) if match.steps else None)
            if plain["view"] is not None:
                self.compare_changes(plain["view"]["choices"], seat)
            if plain["held"] is not None or plain["undo"]:
                _same(seat, match.actor if plain["held"] is not None else match.undoable_by)
        elif kind == "entry":
            self._exact_entry(plain, seat)
        elif kind == "record":
            _same(plain["steps"], match.steps if match.over else match.log(seat))
        elif plain.get("legal") is not None:
            _same(plain["legal"], match.legal if seat == match.actor else ())

    def compare_changes(self, choices: Sequence[Mapping[str, Any]], seat: int | None) -> None:
        """Only to the seat to move, and nothing that might not happen."""
        match = self.match
        actions = sorted(choice["action"] for choice in choices)
        _same(actions, match.legal if seat == match.actor else ())
        for choice in choices:
            number, told = match.game.parse(choice["action"]), choice["changes"]
            assert number is not None
            trial, events = match.state.clone(), list[Event]()
            trial.sink = events
            trial.apply(number)
            while trial.chance:
                trial.deal(trial.sample(Rng(self.entry.number)))
            # A seat is told no more about a card it would draw than a spectator.
            for each, event in zip(told, events[: len(told)], strict=True):
                spectator = orjson.loads(encoded(event.seen_by(None).told()))
                if each != spectator:
                    _same(each, event.seen_by(seat).told())

    def _exact_entry(self, told: Mapping[str, Any], seat: int | None) -> None:
        match, body = self.match, self.entry.body
        if body["type"] == "held":
            _same(seat, match.actor)
        if "taken" in body:
            events = match.events(seat, self._events)
            _same(told["taken"], match.log(seat)[self._steps :])
            _same(told["events"], [_told_event(match.game, *event, seat) for event in events])
        elif body["type"] == "undone":
            _same(sorted(told), ["at", "number", "seat", "steps", "type"])
        else:
            assert body["type"] in TALK, body


def moments(
    game: str, options: Mapping[str, Any], journal: Sequence[Entry], sent: Iterable[Sent]
) -> Iterator[tuple[Scanner, str, Any, int | None]]:
    """Every part of every message: a scanner at its moment, its kind, the part, for whom."""
    by_entry: dict[int, list[tuple[str, Any, int | None]]] = defaultdict(list)
    for each in sent:
        for cursor, kind, plain in _parts(orjson.loads(each.text), each.cursor):
            by_entry[cursor].append((kind, plain, each.to))
    scanner = Scanner(game, options)
    for number, entry in enumerate(journal, start=1):
        assert entry.number == number, "the journal has a gap"
        scanner.follow(entry)
        for kind, plain, seat in by_entry.pop(number, ()):
            yield scanner, kind, plain, seat
    assert not by_entry, f"messages speak of entries {sorted(by_entry)}, which are not there"


def scan(
    game: str, options: Mapping[str, Any], journal: Sequence[Entry], sent: Iterable[Sent]
) -> Counter[str]:
    """Check every message against what really happened; returns how much was checked."""
    counts: Counter[str] = Counter()
    for scanner, kind, plain, seat in moments(game, options, journal, sent):
        scanner.check(kind, plain, seat)
        counts[kind] += 1
    return counts


def _parts(message: Any, cursor: int) -> Iterator[tuple[int, str, Any]]:
    """The parts of a message, each with the entry after which it holds."""
    if isinstance(message, dict) and "entries" in message:
        for entry in message["entries"]:
            yield entry["number"], "entry", entry
        if "state" in message:
            yield from _parts(message["state"], cursor)
    elif isinstance(message, dict) and "view" in message:
        yield message["cursor"], "state", message
    elif isinstance(message, dict) and "format" in message:
        yield cursor, "record", message
    else:
        yield cursor, "answer", message


def _told_event(game: AnyGame, step: int, event: Event, seat: int | None) -> dict[str, Any]:
    return {"step": step, **event.told(), "line": game.line(event, seat)}


def _same(found: Any, expected: Any) -> None:
    written = orjson.loads(encoded(expected))
    if found != written:
        raise Leak(f"told was {found}, the engine lets see {written}")
