"""Everything that happens is reported with the right facts, so that a check-in can be a scene.

Stages 1 and 2 (rules §3) and the end (§4); every class of events has a row.
"""

import inspect
from collections.abc import Sequence

import pytest

import hotelier
from hotelier.core.dealer import ScriptedDealer, SeededDealer
from hotelier.core.events import Event
from hotelier.core.match import Match
from hotelier.core.rng import Rng
from hotelier.overbooking.game import GAME
from hotelier.overbooking.rules import events as ev
from overbooking.positions import check_in, happened, play, position, seat, told

Case = tuple[Event, str, Sequence[str]]

TWO_HANDS = "1: hand 1b 5f; 2: hand 1f 2f"
FULL = "hotel 1: 9 none, queue 2:1b 2:2b 2:3b 2:4b, door 2:5b 2:6b"
NO_ROOM = f"{FULL}; hotel 2: 17 no_back_door, queue 2:1f 2:2f 2:3f 2:4f 2:5f"
NEXT = "hotel 1: tile 3b; hotel 2: tile 7a; table:"

PLACING: list[Case] = [
    (ev.CardPlaced(1, 2, "queue", 1, "4-6f", "5f"), TWO_HANDS, ["queue 5f 2"]),
    (
        ev.CardPlaced(1, 1, "door", 2, "1-3b", "1b"),
        "hotel 1: 9 none, door 2:3b; " + TWO_HANDS,
        ["door 1b 1"],
    ),
    (
        ev.CardTurnedUp(1, 1, 2, "5f"),
        "hotel 1: 9 second_open, queue 2:3b; " + TWO_HANDS,
        ["queue 5f 1"],
    ),
    (ev.CardTurnedUp(1, 1, 1, "5f"), "hotel 1: 9 first_open; " + TWO_HANDS, ["queue 5f 1"]),
    (ev.TokenTaken(1, 2), TWO_HANDS, ["door 1b 2"]),
    (ev.PlacementSkipped(1, "choice"), "1: hand 1b 2b; table: first 2, next 1, time 5", ["skip"]),
    (ev.PlacementSkipped(1, "no place"), f"{NO_ROOM}; 1: hand 1b; table: time 5", []),
    (ev.PlacementSkipped(1, "no card"), "2: hand 1b 2b", []),
]

BETWEEN: list[Case] = [
    (ev.RoundStarted(0, 2), f"{NEXT} closing", []),
    (ev.FirstPlayer(2), f"{NEXT} closing", []),
    (ev.FirstPlayer(1), f"{NEXT} closing, first 2", []),
    (ev.TilesTurned(0, ("3a", "7b")), f"{NEXT} closing", []),
    (ev.TilesTurned(0, ("3a", "7b")), f"{NEXT} closing, round 3", []),
    (ev.CardsDrawn(1, 2, ("5l", "6l")), "1: hand 1b, deck 5l 6l; table: closing", []),
]

CHECK_IN: list[Case] = [
    (
        ev.HotelRevealed(0, 1, 9, "none", ((1, "6b"), (2, "3f")), ((2, "2s"),)),
        "9 none, queue 1:6b 2:3f, door 2:2s",
        [],
    ),
    (ev.HotelRevealed(0, 1, 8, "monks_first", (), ()), "8 monks_first", []),
    (ev.AbilityStarted(2, 1, "1s", "join_queue"), "9 none, door 2:1s", []),
    (ev.AbilityStarted(2, 1, "2s", "beds+3"), "9 none, door 2:2s", []),
    (ev.AbilityStarted(2, 1, "3s", "replace_own"), "9 none, door 2:3s", []),
    (ev.AbilityStarted(2, 1, "4s", "book_own_first"), "9 none, door 2:4s", []),
    (ev.AbilityStarted(2, 1, "5s", "replace_workers"), "9 none, door 2:5s", []),
    (ev.AbilityStarted(2, 1, "6s", "beds-3"), "9 none, door 2:6s", []),
    (ev.JoinedQueue(2, 1, "1s", 3), "9 none, queue 1:6b 2:3f, door 2:1s", []),
    (ev.BedsChanged(2, 1, 3, 12), "9 none, door 2:2s", []),
    (ev.BedsChanged(1, 1, -3, -1), "2 none, door 1:6s", []),
    (ev.GuestNamed(1, 1, 2, "2f"), "9 none, queue 2:6b 1:2f, door 1:4s", ["name 2"]),
    (
        ev.GuestReplaced(1, 1, 2, "3s", "6f", 1, False),
        "9 none, queue 2:6b 1:6f, door 1:3s",
        ["replace 2"],
    ),
    (
        ev.GuestReplaced(1, 1, 1, "5s", "6b", 2, False),
        "9 none, queue 2:6b 1:6f, door 1:5s",
        ["replace 1"],
    ),
    (
        ev.GuestReplaced(2, 1, 2, "5s", "6f", 1, True),
        "9 none, queue 2:6b 1:6f, door 1:4b 2:5s",
        ["name 2", "replace 2"],
    ),
    (ev.AbilityUnused(1, 1, "3s", "choice"), "9 none, queue 1:6f, door 1:3s", ["stop"]),
    (ev.AbilityUnused(1, 1, "4s", "choice"), "9 none, queue 1:6f, door 1:4s", ["stop"]),
    (ev.AbilityUnused(1, 1, "5s", "choice"), "9 none, queue 1:6f, door 1:5s", ["stop"]),
    (ev.AbilityUnused(1, 1, "3s", "nobody"), "9 none, queue 2:6f, door 1:3s", []),
    (ev.AbilityUnused(1, 1, "4s", "nobody"), "9 none, queue 2:6f, door 1:4s", []),
    (ev.AbilityUnused(1, 1, "4s", "nobody"), "9 none, queue 1:6f, door 1:4b 1:4s", ["name 1"]),
    (ev.AbilityUnused(1, 1, "5s", "nobody"), "9 none, queue 2:5f, door 1:5s", []),
    (
        ev.BookingOrder(0, 1, 8, ((2, "3b", "named"), (1, "1b", "hotel rule"), (1, "6f", "size"))),
        "8 monks_first, queue 1:6f 2:3b 1:1b, door 2:4s",
        ["name 2"],
    ),
    (ev.BookingOrder(0, 1, 0, ((1, "6f", "size"),)), "2 none, queue 1:6f, door 2:6s", []),
    (ev.GuestBooked(1, 1, "6f", 9, 3, 1, 1), "9 none, queue 1:6f 2:3f", []),
    (ev.GuestBooked(2, 1, "3f", 3, 0, 2, 1), "9 none, queue 1:6f 2:3f", []),
    (ev.GuestTurnedAway(2, 1, "4f", 4, 3), "9 none, queue 1:6f 2:4f", []),
    (
        ev.CardsDiscarded(0, 1, ((2, "4f"), (1, "2s"))),
        "6 none, queue 1:6f 2:4f, door 1:2s",
        [],
    ),
    (ev.HotelClosed(0, 1, (1 + 3, 2), (1 + 3, 2), inside=3), "12 none, queue 1:6f 2:4f 1:2f", []),
    (ev.ScoringPart(1, "coins", 4, ""), "12 none, queue 1:6f 2:4f 1:2f", []),
    (ev.ScoringPart(2, "tokens", 0, ""), "12 none, queue 1:6f 2:4f 1:2f", []),
    (ev.ScoringPart(1, "crest", 0, "fish"), "12 none, queue 1:6f 2:4f 1:2f", []),
    (
        ev.GameEnded(0, (4, 2), (1,), "points", (1, 0)),
        "12 none, queue 1:6f 2:4f 1:2f",
        [],
    ),
]


def name_of(case: object) -> str | None:
    return case.kind if isinstance(case, Event) else ""


@pytest.mark.parametrize(("event", "text", "actions"), [*PLACING, *BETWEEN], ids=name_of)
def test_placing_and_what_comes_between_rounds_is_told(
    event: Event, text: str, actions: Sequence[str]
) -> None:
    assert event in happened(play(position(text), *actions), event.seat or None)


@pytest.mark.parametrize(("event", "hotel", "actions"), CHECK_IN, ids=name_of)
def test_checking_in_and_the_end_are_told(event: Event, hotel: str, actions: Sequence[str]) -> None:
    assert event in happened(play(check_in(hotel), *actions), None)


LAID = ev.TilesLaid(0, ("3a", "7b"))


def test_setting_the_table_is_told() -> None:
    hand = "~draw 1 1b 1f 1l 1s 2b 2f 2l 2s 3b"
    script = ["~first 2", "~tiles 3a 7b", hand, hand.replace("1", "2", 1)]
    match = Match(GAME, {}, ScriptedDealer(script, SeededDealer(0))).begin()
    cards = tuple(hand.split()[2:])
    assert happened(match, 1) == [
        ev.RoundStarted(0, 1),
        ev.FirstPlayer(2),
        LAID,
        ev.CardsDrawn(1, 9, cards),
        ev.CardsDrawn(2, 9, None),
    ]


def test_every_class_of_events_has_a_row_that_tells_it() -> None:
    classes = {
        cls.__name__
        for _, cls in inspect.getmembers(ev, inspect.isclass)
        if issubclass(cls, Event) and cls is not Event
    }
    proven = {type(event).__name__ for event, *_ in (*PLACING, *BETWEEN, *CHECK_IN)}
    assert sorted(classes - proven - {type(LAID).__name__}) == []


def test_a_check_in_reads_as_a_scene() -> None:
    """The third example of the rulebook, from the reveal to the last guest."""
    match = check_in("15 two_crests, queue 1:3b 3:6f 3:5b 2:4f, door 1:4l 2:1s")
    play(match, "name 1")
    scene = [event for event in happened(match) if getattr(event, "hotel", 0) == 1]
    queue = ((1, "3b"), (3, "6f"), (3, "5b"), (2, "4f"))
    by_size = ((3, "6f", "size"), (3, "5b", "size"), (2, "4f", "size"), (2, "1s", "size"))
    assert scene == [
        ev.HotelRevealed(0, 1, 15, "two_crests", queue, ((1, "4l"), (2, "1s"))),
        ev.AbilityStarted(1, 1, "4l", "book_own_first"),
        ev.GuestNamed(1, 1, 1, "3b"),
        ev.AbilityStarted(2, 1, "1s", "join_queue"),
        ev.JoinedQueue(2, 1, "1s", 5),
        ev.BookingOrder(0, 1, 15, ((1, "3b", "named"), *by_size)),
        ev.GuestBooked(1, 1, "3b", 15, 12, 2, 1),
        ev.GuestBooked(3, 1, "6f", 12, 6, 1, 1),
        ev.GuestBooked(3, 1, "5b", 6, 1, 1, 1),
        ev.GuestTurnedAway(2, 1, "4f", 4, 1),
        ev.GuestBooked(2, 1, "1s", 1, 0, 3, 1),
        ev.CardsDiscarded(0, 1, ((2, "4f"), (1, "4l"))),
        ev.HotelClosed(0, 1, (2, 3, 2), (2, 3, 2), inside=4, outside=1),
    ]


def test_an_empty_hotel_discards_nothing() -> None:
    match = check_in("9 none, queue 1:6f")
    assert told(match, ev.CardsDiscarded) == []
    assert [e.hotel for e in told(match, ev.HotelClosed)] == [1, 2]


def test_placing_and_taking_the_token_are_told_in_that_order() -> None:
    match = play(position(TWO_HANDS), "door 1b 2")
    assert happened(match) == [ev.CardPlaced(1, 2, "door", 1, "1-3b", "1b"), ev.TokenTaken(1, 2)]


def random_game(players: int, seed: int) -> Match:
    match = hotelier.new("overbooking", players=players, seed=seed)
    rng = Rng(seed)
    while not match.over:
        match.play(match.legal[rng.below(len(match.legal))])
    return match


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_booking_is_told_in_the_order_announced_and_its_beds_add_up(players: int) -> None:
    match = random_game(players, 7)
    waiting: list[tuple[int, str]] = []
    free = 0
    for event in happened(match):
        if isinstance(event, ev.BookingOrder):
            assert waiting == []
            waiting, free = [(owner, card) for owner, card, _ in event.order], event.beds
        elif isinstance(event, ev.GuestBooked):
            assert waiting.pop(0) == (event.seat, event.card)
            assert (event.beds_before, event.beds_after) == (free, free - int(event.card[0]))
            free = event.beds_after
        elif isinstance(event, ev.GuestTurnedAway):
            assert waiting.pop(0) == (event.seat, event.card)
            assert (event.needed, event.free) == (int(event.card[0]), free)
            assert event.needed > free
    assert waiting == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_coins_tokens_and_booked_cards_add_up_from_the_events(players: int) -> None:
    match = random_game(players, 4)
    for number in range(1, players + 1):
        mine = [e for e in told(match, ev.GuestBooked) if e.seat == number]
        assert sorted(e.card for e in mine) == seat(match, number)["booked"]
        gains = sum(e.gains[number - 1] for e in told(match, ev.HotelClosed))
        assert gains == sum(e.coins for e in mine)
        tokens = [e for e in told(match, ev.TokenTaken) if e.seat == number]
        assert seat(match, number)["tokens"] == len(tokens)
        for crest in "bfls":
            counts = [e.crest_cards for e in mine if e.card[1] == crest]
            assert counts == list(range(1, len(counts) + 1))


def test_what_events_bring_adds_up_to_what_every_seat_has() -> None:
    match = hotelier.new("overbooking", players=3, seed=2, bonus="advanced")
    rng = Rng(7)
    while not match.over:
        match.play(match.legal[rng.below(len(match.legal))])
    events = [event for _, event in match.happened()]
    closed = [event for event in events if isinstance(event, ev.HotelClosed)]
    for number, (score, points) in enumerate(
        zip(match.scores, match.explain(None).facts.seats, strict=True), start=1
    ):
        own = [event.net() for event in events if event.seat == number]
        sums = {name: sum(net.get(name, 0) for net in own) for name in ("vp", "tokens", "coins")}
        assert sums == {"vp": score, "tokens": points.tokens, "coins": points.coins}
        assert sum(event.vp[number - 1] for event in closed) == score - points.tokens


def test_an_action_is_told_apart_from_what_follows() -> None:
    match = hotelier.new("overbooking", players=2, seed=3)
    seen = set()
    while not match.over:
        for choice in match.explain(match.actor).choices:
            kinds = [event.kind for event in choice.changes]
            follows = [event.FOLLOWS for event in choice.changes]
            first = follows.index(True) if True in follows else len(kinds)
            assert set(kinds[:first]) <= OF_ACTIONS
            seen |= set(kinds[first:])
        match.play(match.legal[-1])
    assert "booking-order" in seen


# What a player does, before its consequences
OF_ACTIONS = {
    *("card-placed", "card-turned-up", "token-taken", "placement-skipped"),
    *("guest-named", "guest-replaced", "ability-unused"),
}
