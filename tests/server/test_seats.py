"""Seats: who may take one, whose token opens what, who plays for someone who is away."""

import random
from collections.abc import Callable
from functools import partial

import pytest

from hotelier.core.errors import HotelierError, OptionError
from hotelier.server.http.schemas import Rules, Seat
from hotelier.server.http.serializers import state
from hotelier.server.table.refusals import Refused
from hotelier.server.table.seating import MOST_ASKS
from hotelier.server.table.seats import HANDOVER, INVITED, MOST_KEYS, colours
from hotelier.server.table.table import RETHINK
from hotelier.server.table.tokens import digest
from server.shelf import Room, whole


def refused(room: Room, do: Callable[[], object]) -> str:
    """The code of a refusal, which has changed nothing."""
    before = whole(room.table)
    with pytest.raises(Refused) as refusal:
        do()
    assert whole(room.table) == before
    return refusal.value.code


def test_newcomers_get_the_first_free_seat_or_the_one_they_want() -> None:
    table = Room(players=4).table
    assert table.sit("Ben", 3)[0] == 3
    assert table.sit("Cleo")[0] == 2
    assert [seat.name for seat in table.seats] == ["Ada", "Cleo", "Ben", ""]


def test_a_seat_that_is_taken_or_not_there_is_refused() -> None:
    room = Room(players=3)
    assert refused(room, lambda: room.table.sit("Ben", 1)) == "taken"
    assert refused(room, lambda: room.table.sit("Ben", 4)) == "no-such-seat"
    room.fill()
    assert refused(room, lambda: room.table.ask_for_seat("Dora")) == "full"
    assert refused(room, lambda: room.table.ask_for_seat("Dora", 2)) == "taken"


def test_two_people_of_one_name_are_told_apart() -> None:
    table = Room(players=4).table
    for _ in range(3):
        table.sit("Ada")
    assert [seat.name for seat in table.seats] == ["Ada", "Ada 2", "Ada 3", "Ada 4"]


def test_a_token_opens_its_own_seat_and_is_kept_only_hashed() -> None:
    room = Room(players=3).fill()
    assert {room.table.seat_of(token) for token in room.tokens.values()} == {1, 2, 3}
    assert all(room.table.seat_of(token) == number for number, token in room.tokens.items())
    assert set(room.shelf.keys) == {digest(token) for token in room.tokens.values()}
    for wrong in ("", None, "A" * 32, digest(room.tokens[1]), room.seated.key, "\ud800"):
        assert room.table.seat_of(wrong) is None
    everything = repr((room.shelf.row, room.shelf.entries, room.shelf.snapshots, room.shelf.keys))
    assert not any(token in everything for token in room.tokens.values())


def test_who_leaves_before_the_game_gives_the_seat_up() -> None:
    room = Room(players=3)
    number, token = room.table.sit("Ben")
    room.keep()
    room.table.leave(number)
    assert room.table.seats[number - 1] == Seat()
    assert room.reload().seat_of(token) is None
    assert room.table.sit("Cleo")[0] == number


def test_who_leaves_the_game_is_away_and_may_come_back() -> None:
    room = Room().fill()
    room.table.leave(2)
    assert room.table.seats[1] == Seat(kind="person", name="Ben", absent=True)
    entries = room.table.ledger.entries
    room.table.leave(2)
    assert room.table.ledger.entries == entries
    assert room.table.seat_of(room.tokens[2]) == 2
    room.table.come_back(2)
    assert room.table.seats[1] == Seat(kind="person", name="Ben")


@pytest.mark.parametrize("how", ["play", "undo", "confirm"])
def test_who_acts_is_not_away(how: str) -> None:
    room = Room("overbooking", rules=Rules(confirm=how == "confirm", absent="bot")).fill()
    actor = room.actor
    if how != "play":
        room.play()
    room.table.leave(actor)
    assert room.table.seats[actor - 1].bot == "medium"
    match how:
        case "play":
            room.table.play(actor, [room.legal[0]], room.table.step)
        case "undo":
            room.table.undo(actor, room.table.step, whole=False)
        case "confirm":
            room.table.confirm(actor, room.table.step)
    seat = room.table.seats[actor - 1]
    assert (seat.absent, seat.bot) == (False, None)


def test_a_newcomer_gets_the_seat_of_who_is_away_when_somebody_there_agrees() -> None:
    room = Room().fill()
    spare = room.table.hand_over(2)
    assert refused(room, lambda: room.table.ask_for_seat("Cleo", 2)) == "taken"
    room.table.leave(2)
    number, token = room.table.ask_for_seat("Cleo")
    assert (number, room.table.seats[1].absent) == (2, True)
    room.reload()
    assert room.table.seat_of(token) is None  # nobody inherits a seat unasked
    (ask,) = state(room.table, 1, frozenset(), 0)["asks"]
    assert (ask["seat"], ask["name"]) == (2, "Cleo")
    assert "digest" not in ask

    room.table.answer_ask(ask["id"], is_welcome=True)
    assert room.table.seats[1] == Seat(kind="person", name="Cleo")
    room.reload()
    assert room.table.seat_of(token) == 2
    assert room.table.seat_of(room.tokens[2]) is None
    assert refused(room, lambda: room.table.claim(spare, None)) == "no-code"
    assert refused(room, lambda: room.table.ask_for_seat("Dora")) == "full"
    assert refused(room, lambda: room.table.answer_ask(ask["id"], is_welcome=True)) == "no-ask"


def test_a_newcomer_who_is_declined_gets_nothing_and_everybody_is_told() -> None:
    room = Room().fill()
    room.table.leave(2)
    _, token = room.table.ask_for_seat("Cleo")
    room.table.answer_ask(1, is_welcome=False)
    assert room.table.seat_of(token) is None
    assert room.table.seats[1].absent
    kinds = [(entry.body["type"], entry.body.get("text")) for entry in room.table.ledger.tail[-2:]]
    assert kinds == [("asked", "Cleo"), ("declined", "Cleo")]


def test_who_comes_back_has_the_seat_before_anybody_who_asked_for_it() -> None:
    room = Room().fill()
    room.table.leave(2)
    room.table.ask_for_seat("Cleo")
    room.table.come_back(2)
    assert state(room.table, 1, frozenset(), 0)["asks"] == []
    assert refused(room, lambda: room.table.answer_ask(1, is_welcome=True)) == "no-ask"


def test_where_nobody_is_left_nobody_is_let_in_and_too_many_need_not_wait() -> None:
    room = Room().fill()
    room.table.leave(2)
    for _ in range(MOST_ASKS):
        room.table.ask_for_seat("Cleo")
    assert refused(room, lambda: room.table.ask_for_seat("Dora")) == "too-many"
    room.table.leave(1)
    assert refused(room, lambda: room.table.ask_for_seat("Dora")) == "nobody-here"


def test_a_newcomer_may_have_the_name_of_who_is_away() -> None:
    room = Room().fill()
    room.table.leave(2)
    room.table.ask_for_seat("Ben")
    room.table.answer_ask(1, is_welcome=True)
    assert room.table.seats[1].name == "Ben"


def test_a_table_may_take_no_newcomers() -> None:
    room = Room(rules=Rules(newcomers=False)).fill()
    room.table.leave(2)
    assert refused(room, lambda: room.table.ask_for_seat("Cleo")) == "no-newcomers"
    assert refused(room, lambda: room.table.ask_for_seat("Cleo", 2)) == "taken"
    room.table.come_back(2)


def test_who_resigns_gives_the_seat_to_a_bot_for_good() -> None:
    room = Room(rules=Rules(stand_in="easy")).fill()
    actor = room.actor
    room.table.resign(actor)
    seat = room.table.seats[actor - 1]
    assert (seat.kind, seat.bot, seat.absent) == ("bot", "easy", False)
    assert room.reload().seat_of(room.tokens[actor]) is None
    assert room.table.bot_to_move() == "easy"
    assert refused(room, lambda: room.table.ask_for_seat("Cleo")) == "full"


def test_no_two_seats_have_the_same_colour() -> None:
    room = Room(players=3).fill()
    assert colours(room.table.seats) == ["orange", "blue", "green"]
    assert refused(room, lambda: room.table.choose_colour(2, "green")) == "colour-taken"
    room.table.choose_colour(2, "violet")
    room.table.choose_colour(1, "blue")
    assert colours(room.reload().seats) == ["blue", "violet", "green"]
    room.table.choose_colour(3, "orange")
    room.table.choose_colour(3, "orange")  # a second time does no harm
    assert colours(room.table.seats) == ["blue", "violet", "orange"]


def test_by_the_rule_a_bot_sits_down_for_who_leaves_and_stands_up_again() -> None:
    room = Room(rules=Rules(absent="bot", stand_in="easy")).fill()
    actor = room.actor
    room.table.leave(actor)
    assert room.table.bot_to_move() == "easy"
    change = room.keep()
    assert change is not None
    assert change.row.due == room.watch.wall() + RETHINK
    room.table.play_for_bot(room.legal[0])
    room.table.come_back(actor)
    assert room.table.seats[actor - 1].bot is None


def test_by_the_other_rule_the_seat_is_offered_to_a_bot() -> None:
    room = Room(rules=Rules(absent="offer", stand_in="hard")).fill()
    actor = room.actor
    assert refused(room, lambda: room.table.seat_bot(actor, "hard")) == "taken"
    room.table.leave(actor)
    assert room.table.bot_to_move() is None
    change = room.keep()
    assert change is not None
    assert change.row.due is None
    room.table.seat_bot(actor, "easy")  # its level was agreed on before
    seat = room.table.seats[actor - 1]
    assert (seat.kind, seat.absent, seat.bot) == ("person", True, "hard")
    assert room.reload().bot_to_move() == "hard"
    assert refused(room, lambda: room.table.seat_bot(actor, "easy")) == "taken"
    assert room.table.ask_for_seat("Cleo")[0] == actor
    room.table.answer_ask(1, is_welcome=True)
    assert room.table.bot_to_move() is None


def test_bots_of_every_level_sit_down_before_the_game() -> None:
    room = Room(players=4)
    for number, bot in ((2, "easy"), (3, "search@0.5"), (4, "easy")):
        assert room.table.phase == "open"
        room.table.seat_bot(number, bot)
    assert room.table.phase == "running"
    assert [seat.name for seat in room.table.seats] == ["Ada", "easy", "search@0.5", "easy 2"]
    assert [seat.bot for seat in room.table.seats] == [None, "easy", "search@0.5", "easy"]


@pytest.mark.parametrize(
    "bot",
    [
        *("", "nobody", "hard@", "hard@0", "hard@nan", "hard@-1", "random:start"),
        *("search@6", "search@3600", "search@\n1", f"search@{'0' * 100}1"),
    ],
)
def test_a_bot_that_there_is_not_or_that_would_hold_up_the_house_does_not_sit_down(
    bot: str,
) -> None:
    room = Room(players=3)
    before = whole(room.table)
    with pytest.raises(OptionError):
        room.table.seat_bot(2, bot)
    assert whole(room.table) == before
    for wish in ({"seats": [{"kind": "bot", "bot": bot or "?"}, {}]}, {"rules": {"stand_in": bot}}):
        with pytest.raises(HotelierError):
            Room(**wish)


def test_a_seat_of_a_bot_or_a_reserved_one_is_freed_before_the_game_only() -> None:
    room = Room(seats=[{"kind": "me"}, {"kind": "bot"}, {"kind": "reserved", "name": "Cleo"}])
    code = room.seated.codes[3]
    assert refused(room, lambda: room.table.open_seat(1)) == "taken"
    for number in (2, 3):
        room.table.open_seat(number)
        assert room.table.seats[number - 1] == Seat()
    room.keep()
    assert refused(room, lambda: room.table.claim(code, "Cleo")) == "no-code"
    room.fill()
    assert refused(room, lambda: room.table.open_seat(2)) == "taken"


def test_a_reserved_seat_waits_for_its_code() -> None:
    room = Room(seats=[{"kind": "me"}, {"kind": "reserved", "name": "Ben"}])
    code = room.seated.codes[2]
    assert room.table.phase == "open"
    assert refused(room, lambda: room.table.sit("Dora")) == "full"
    assert room.table.seat_of(code) is None
    room.watch.go_on(INVITED - 1)
    number, token = room.table.claim(code, None)
    assert (number, room.table.seats[1].name, room.table.phase) == (2, "Ben", "running")
    assert room.table.seat_of(token) == 2
    assert refused(room, lambda: room.table.claim(code, None)) == "no-code"


def test_whoever_claims_a_reserved_seat_may_bring_another_name() -> None:
    room = Room(seats=[{"kind": "me"}, {"kind": "reserved", "name": "Ben"}])
    room.table.claim(room.seated.codes[2], "Benedikt")
    assert room.table.seats[1].name == "Benedikt"


def test_a_code_gives_the_same_seat_to_another_device_once() -> None:
    room = Room().fill()
    code = room.table.hand_over(1)
    room.keep()
    assert room.table.seat_of(code) is None
    number, token = room.reload().claim(code, "somebody else")
    assert (number, room.table.seats[0].name) == (1, "Ada")
    room.reload()
    assert room.table.seat_of(token) == room.table.seat_of(room.tokens[1]) == 1
    assert refused(room, lambda: room.table.claim(code, None)) == "no-code"
    for no_code in ("", token, room.tokens[2], "A" * 32):
        assert refused(room, partial(room.table.claim, no_code, None)) == "no-code"


def test_a_code_works_until_it_expires() -> None:
    room = Room().fill()
    code = room.table.hand_over(1)
    late = room.table.hand_over(1)
    room.watch.go_on(HANDOVER)
    room.table.claim(code, None)
    room.watch.go_on(1)
    assert refused(room, lambda: room.table.claim(late, None)) == "no-code"


def test_at_most_eight_devices_hold_a_seat() -> None:
    room = Room().fill()
    for _ in range(MOST_KEYS - 1):
        room.table.claim(room.table.hand_over(1), None)
        room.keep()
    assert refused(room, lambda: room.table.hand_over(1)) == "too-many"
    room.table.hand_over(2)
    assert sum(key.seat == 1 for key in room.shelf.keys.values()) == MOST_KEYS == 8


def test_codes_that_nobody_used_do_not_count_for_ever() -> None:
    room = Room().fill()
    for _ in range(MOST_KEYS - 1):
        room.table.hand_over(1)
    room.keep()
    assert refused(room, lambda: room.table.hand_over(1)) == "too-many"
    room.watch.go_on(HANDOVER + 1)
    code = room.table.hand_over(1)
    room.keep()
    assert len([key for key in room.shelf.keys.values() if key.seat == 1]) == 2
    assert room.table.claim(code, None)[0] == 1


def test_who_is_away_at_any_time_is_never_in_the_way_of_the_end() -> None:
    room = Room("overbooking", 3, rules=Rules(absent="bot", stand_in="random")).fill()
    chooser = random.Random(9)
    while room.table.phase == "running":
        room.table.leave(chooser.randint(1, 3))
        room.table.come_back(chooser.randint(1, 3))
        if room.table.bot_to_move() is None:
            room.play(chooser.choice(room.legal))
        else:
            room.table.play_for_bot(chooser.choice(room.legal))
        room.reload()
    assert state(room.table, None, frozenset(), 0)["result"]["winners"]
