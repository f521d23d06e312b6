"""The scan for leaks finds what it looks for: hidden cards are planted in real messages.

Each check finds them by itself: the one that compares with what the engine lets a seat see, and the
one that takes every number and word for a card.
"""

import asyncio
import copy
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import orjson
import pytest

from austria.positions import play, position
from hotelier.austria.rules.hire import FROM_HAND, Hire
from hotelier.austria.rules.state import State as AustriaState
from hotelier.austria.rules.tables import STAFF_ID, staff_ids
from hotelier.austria.words.names import staff_name
from hotelier.core.events import read_event
from hotelier.core.match import Match
from hotelier.core.snapshots import stack_of
from hotelier.overbooking.rules.state import State as OverbookingState
from hotelier.overbooking.summary import line
from hotelier.overbooking.words.names import card_name, owned
from hotelier.server.encoder import encoded
from hotelier.server.table.board import explained
from server.gatherings import gather
from server.inside import Inside
from server.scanning import Leak, Scanner, moments

Moment = tuple[Scanner, str, Any, int | None]
Plant = Callable[[Scanner, Any, int | None], bool]
Evening = Callable[[], Iterator[Moment]]

OPTIONS: dict[str, dict[str, Any]] = {
    "austria": {"players": 3, "staff": "draft"},
    "overbooking": {"players": 3},
}
ENOUGH = 3  # messages a plant is put into


@pytest.fixture(scope="module")
def evenings(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Evening]:
    """A game of each kind, to be used again and again, and one with an offer."""

    async def played(game: str, folder: Path) -> Evening:
        async with Inside(folder) as inside:
            at = await gather(inside, game, OPTIONS[game])
            await at.play(seed=1, longest=None)
            journal = await inside.journal(at.table)
            sent = [message for each in at.people for message in each.sent]
            return lambda: moments(game, OPTIONS[game], journal, sent)

    found = {game: asyncio.run(played(game, tmp_path_factory.mktemp(game))) for game in OPTIONS}
    return found | {"an offer": offered}


def offered() -> Iterator[Moment]:
    """Seat 1 sees three cards, and two are under the deck."""
    scanner = Scanner("austria", {})
    text = "cafe 75:, rooms 11; table: under 33@1 41@2"
    scanner.match = play(position(text, ["~draw 1 39 44 47"]), "check-in 1")
    for seat in (2, None):
        view = orjson.loads(encoded(explained(scanner.match, seat)))
        yield scanner, "state", {"view": view, "held": None, "undo": None}, seat


def in_step(scanner: Scanner, told: Any, seat: int | None) -> bool:
    """Another seat's draw or placement as it really was."""
    for place, step in enumerate(scanner.entry.body.get("taken", ())):
        if isinstance(step, list) and step[1] != seat:
            told["taken"][place] = step[0]
            return True
    return False


def in_event(scanner: Scanner, told: Any, seat: int | None) -> bool:
    """A secret of another seat's event."""
    for place, (_, event, secret) in enumerate(scanner.entry.body.get("events", ())):
        if secret and event["seat"] != seat:
            told["events"][place] |= {field: event[field] for field in secret}
            return True
    return False


def in_hand(scanner: Scanner, state: Any, seat: int | None) -> bool:
    """Another seat's hand."""
    summary, _ = scanner.match.game.summary(scanner.match.state)
    for number, (shown, whole) in enumerate(zip(state["view"]["seats"], summary, strict=True), 1):
        if number != seat and whole["hand"]:
            shown["hand"] = whole["hand"]
            return True
    return False


def in_legal(scanner: Scanner, state: Any, seat: int | None) -> bool:
    """What another seat may do with cards nobody else knows."""
    if scanner.match.actor == seat or not is_secret_choice(scanner.match):
        return False
    state["view"]["legal"] = list(scanner.match.legal)
    return True


def in_packet(scanner: Scanner, state: Any, seat: int | None) -> bool:
    """What another seat may choose from in the draft."""
    for number, each in enumerate(austria(scanner.match).seats, start=1):
        if number != seat and each.packet:
            state["view"]["seats"][number - 1]["packet"] = staff_ids(each.packet)
            return True
    return False


def in_offer(scanner: Scanner, state: Any, seat: int | None) -> bool:
    """The cards another seat is offered."""
    for frame in stack_of(austria(scanner.match)):
        if isinstance(frame, Hire) and frame.offer != FROM_HAND and frame.seat + 1 != seat:
            state["view"]["offer"] = staff_ids(frame.offer)
            return True
    return False


def under_the_deck(scanner: Scanner, state: Any, seat: int | None) -> bool:
    """What another seat put under the deck."""
    for place, entry in enumerate(austria(scanner.match).under):
        if (entry >> 6) + 1 != seat:
            state["view"]["under"][place] = STAFF_ID[entry & 63]
            return True
    return False


def as_bits(scanner: Scanner, state: Any, seat: int | None) -> bool:
    """A whole hand as one number, in a field that nobody knows."""
    for number, each in enumerate(austria(scanner.match).seats, start=1):
        if number != seat and each.hand > 1024:
            state["view"]["seats"][number - 1]["bits"] = each.hand
            return True
    return False


def face_down(scanner: Scanner, state: Any, seat: int | None) -> bool:
    """Another seat's face-down card."""
    position = scanner.match.state
    assert isinstance(position, OverbookingState)
    for number, hotel in enumerate(position.hotels):
        for side, cards in (("queue", hotel.queue), ("door", hotel.door)):
            lying = line(position, hotel, cards, side == "queue")
            for place, (owner, card, is_open) in enumerate(lying):
                if owner != seat and not is_open:
                    shown = state["view"]["hotels"][number][side][place]
                    shown["card"] = position.box.card_text(card)
                    return True
    return False


def in_refusal(scanner: Scanner, answer: Any, seat: int | None) -> bool:
    """What another seat may do, told to one who may not."""
    if scanner.match.actor == seat or not is_secret_choice(scanner.match):
        return False
    answer["legal"] = list(scanner.match.legal)
    return True


def in_reason(scanner: Scanner, answer: Any, seat: int | None) -> bool:
    """The same in a sentence."""
    if scanner.match.actor == seat or not is_secret_choice(scanner.match):
        return False
    answer["reason"] = f"Seat 2 may {', '.join(scanner.match.legal)}."
    return True


def in_record(scanner: Scanner, record: Any, seat: int | None) -> bool:
    """A draw in a game in progress as it really was, while some of it is still in a hand."""
    summary, _ = scanner.match.game.summary(scanner.match.state)
    for place, (text, owner, _) in enumerate(scanner.match.written()):
        if owner not in (0, seat) and text.startswith("~draw") and not scanner.match.over:
            held = {str(card) for card in summary[owner - 1]["hand"]}
            if held.intersection(text.split()[2:]):
                record["steps"][place] = text
                return True
    return False


def in_headline(scanner: Scanner, state: Any, seat: int | None) -> bool:
    """A card in another seat's hand, named in a message."""
    named = hidden_name(scanner, seat)
    if named is not None:
        state["view"]["headline"].append(named)
    return named is not None


def in_refusals(scanner: Scanner, state: Any, seat: int | None) -> bool:
    """The same as a reason why something can't be done."""
    named = hidden_name(scanner, seat)
    if named is not None:
        told = {"key": "austria-the", "facts": {"name": named}}
        state["view"]["refusals"].append({"parts": ["button"], "message": told, "rule": "x"})
    return named is not None


def in_part(scanner: Scanner, state: Any, seat: int | None) -> bool:
    """A card that only another can see, as a part of the table."""
    for number, each in enumerate(austria(scanner.match).seats, start=1):
        if number != seat and each.hand:
            part = f"card {staff_ids(each.hand)[0]}"
            refusal = {"parts": [part], "message": {"key": "austria-no-die"}, "rule": "x"}
            state["view"]["refusals"].append(refusal)
            return True
    return False


def in_prices(scanner: Scanner, state: Any, seat: int | None) -> bool:
    """What a card in another seat's hand would cost."""
    for number, each in enumerate(austria(scanner.match).seats, start=1):
        if number != seat and each.hand:
            state["view"]["facts"]["cards"][str(staff_ids(each.hand)[0])] = 3
            return True
    return False


def in_choices(scanner: Scanner, state: Any, seat: int | None) -> bool:
    """What another seat may do with cards nobody else knows, and what that would bring."""
    match = scanner.match
    if match.actor == seat or not is_secret_choice(match):
        return False
    told = orjson.loads(encoded(explained(match, match.actor)))
    state["view"] |= {field: told[field] for field in ("asked", "choices", "chains")}
    return True


def in_line(scanner: Scanner, told: Any, seat: int | None) -> bool:
    """A secret of another seat's event, in its line of the log."""
    for place, (_, event, secret) in enumerate(scanner.entry.body.get("events", ())):
        if secret and event["seat"] != seat:
            whole = read_event(event, scanner.match.game.event_types)
            assert whole is not None
            line = scanner.match.game.line(whole, None)
            if line is None or line == scanner.match.game.line(whole.seen_by(None), None):
                continue  # it says no more about it than to everyone
            told["events"][place]["line"] = orjson.loads(encoded(line))
            return True
    return False


def hidden_name(scanner: Scanner, seat: int | None) -> Any:
    """The name of a card in another seat's hand, as in messages."""
    position = scanner.match.state
    if isinstance(position, AustriaState):
        hands = [each.hand for number, each in enumerate(position.seats, 1) if number != seat]
        return next((staff_name(staff_ids(hand)[0]) for hand in hands if hand), None)
    assert isinstance(position, OverbookingState)
    for number, each in enumerate(position.seats, start=1):
        if number != seat and each.hand:
            card = position.box.card_texts(each.hand)[0]
            return owned(number, card_name(card), seat)
    return None


def is_secret_choice(match: Match) -> bool:
    """Whether it's about cards that others can't see."""
    return bool(match.legal) and match.legal[0].split()[0] in ("keep", "return", "door", "queue")


def austria(match: Match) -> AustriaState:
    assert isinstance(match.state, AustriaState)
    return match.state


BOTH = ("austria", "overbooking")
PLANTS = [
    *((game, "entry", plant) for game in BOTH for plant in (in_step, in_event, in_line)),
    *((game, "state", plant) for game in BOTH for plant in (in_hand, in_legal)),
    *((game, "state", plant) for game in BOTH for plant in (in_headline, in_refusals, in_choices)),
    *(("austria", "state", plant) for plant in (in_packet, as_bits, in_part, in_prices)),
    *(("an offer", "state", plant) for plant in (in_offer, under_the_deck)),
    ("overbooking", "state", face_down),
    *((game, "answer", in_refusal) for game in BOTH),
    *((game, "record", in_record) for game in BOTH),
]


@pytest.mark.parametrize(("game", "kind", "plant"), PLANTS)
def test_a_hidden_card_put_into_a_message_is_found_by_both_looks(
    game: str, kind: str, plant: Plant, evenings: dict[str, Evening]
) -> None:
    planted = 0
    for scanner, found, plain, seat in evenings[game]():
        changed = copy.deepcopy(plain)
        if found != kind or not plant(scanner, changed, seat):
            continue
        scanner.check(kind, plain, seat)
        with pytest.raises(Leak):
            scanner.compare(kind, changed, seat)
        with pytest.raises(Leak):
            scanner.look_for_cards(changed, seat)
        planted += 1
        if planted == ENOUGH:
            return
    assert planted, "there was no place for it"


def test_a_card_that_an_action_would_draw_is_found() -> None:
    scanner = Scanner("austria", {})
    scanner.match = position("cafe 99:, rooms 21, emperor 3", ["~draw 1 48"])
    choices = orjson.loads(encoded(explained(scanner.match, 1)))["choices"]
    scanner.compare_changes(choices, 1)
    check_in = next(each for each in choices if each["action"] == "check-in 1")
    drawn = next(each for each in check_in["changes"] if each["kind"] == "staff-drawn")
    assert (drawn["number"], drawn["cards"]) == (1, None)
    drawn["cards"] = [48]
    with pytest.raises(Leak):
        scanner.compare_changes(choices, 1)


@pytest.mark.parametrize("game", BOTH)
def test_a_hidden_card_in_a_sentence_is_found(game: str, evenings: dict[str, Evening]) -> None:
    planted = 0
    for scanner, kind, plain, seat in evenings[game]():
        changed = copy.deepcopy(plain)
        if kind == "answer" and in_reason(scanner, changed, seat):
            with pytest.raises(Leak):
                scanner.look_for_cards(changed, seat)
            planted += 1
    assert planted
