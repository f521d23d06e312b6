"""How tables are created: as requested, as a rematch, from a step of a game, from a record."""

import random
from typing import Any

import pytest

import hotelier
from hotelier.core.errors import OptionError
from hotelier.core.record import Record
from hotelier.server.http.schemas import Fork, ImportRecord, NewTable, Rules, Seat, Seated
from hotelier.server.table.history import record
from hotelier.server.table.opening import forked, imported, new_table, rematch
from hotelier.server.table.refusals import Refused
from hotelier.server.table.table import Table
from hotelier.server.table.tokens import digest
from server.shelf import GAMES, HandWatch, Room, Shelf, whole

each_game = pytest.mark.parametrize("game", GAMES)


def finished(game: str, players: int = 2, seed: int = 1) -> Room:
    return Room(game, players).fill().play_on(random.Random(seed))


def record_of(room: Room) -> Record:
    return record(room.table, room.shelf.entries)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("first", [1, 2, 3])
def test_the_host_may_choose_who_begins(game: str, first: int) -> None:
    room = Room(game, 3, rules=Rules(first=first)).fill()
    assert room.table.board is not None
    assert f"~first {first}" in [
        step for entry in room.shelf.entries for step in entry.body.get("taken", ())
    ]
    with pytest.raises(Refused) as refusal:
        Room(game, 2, rules=Rules(first=3))
    assert refusal.value.code == "no-such-seat"


def test_a_new_table_of_overbooking_has_the_crest_bonus_for_beginners() -> None:
    assert Room("overbooking").table.facts.options["bonus"] == "beginner"
    assert hotelier.new("overbooking").options["bonus"] == "beginner"


def test_by_default_one_sits_down_and_the_other_seats_are_open() -> None:
    room = Room("austria", 3)
    assert (room.seated.seat, room.seated.codes) == (1, {})
    assert [seat.kind for seat in room.table.seats] == ["person", "open", "open"]
    assert room.table.facts.options["players"] == 3


def test_a_table_is_laid_as_it_is_wanted() -> None:
    room = Room(seats=[{}, {"kind": "bot"}, {"kind": "reserved", "name": "Cleo"}, {"kind": "me"}])
    assert [(seat.kind, seat.name) for seat in room.table.seats] == [
        ("open", ""),
        ("bot", "medium"),
        ("reserved", "Cleo"),
        ("person", "Ada"),
    ]
    assert room.seated.seat == 4
    assert list(room.seated.codes) == [3]
    assert room.table.facts.options["players"] == 4


def test_a_host_may_only_watch() -> None:
    room = Room(seats=[{}, {}])
    assert (room.seated.seat, room.seated.token) == (None, None)
    assert digest(room.seated.key) == room.table.facts.lock


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess"},
        {"game": "austria", "options": {"players": 5}},
        {"game": "austria", "options": {"players": "2"}},
        {"game": "austria", "options": {"colour": 1}},
        {"game": "austria", "seats": []},
        {"game": "austria", "seats": [{"kind": "me"}]},
        {"game": "austria", "seats": [{}] * 5},
        {"game": "austria", "seats": [{"kind": "me"}, {"kind": "me"}]},
        {"game": "austria", "seats": [{}, {}], "options": {"players": 3}},
        {"game": "austria", "name": "\u202e"},
        {"game": "austria", "seats": [{}, {"kind": "reserved", "name": "a\nb"}]},
    ],
)
def test_a_table_that_cannot_be_laid_is_refused(wish: dict[str, Any]) -> None:
    with pytest.raises(OptionError):
        new_table(NewTable.model_validate(wish), HandWatch())


def test_no_two_tables_have_the_same_name_or_key() -> None:
    rooms = [Room() for _ in range(50)]
    assert len({room.table.id for room in rooms}) == 50
    assert len({room.table.facts.lock for room in rooms}) == 50


@each_game
def test_in_a_rematch_everybody_moves_up_one_seat_and_keeps_their_token(game: str) -> None:
    room = finished(game, 3)
    again = rematch(room.table, 2, room.watch)
    # Ben asked, so he's seated; the others are awaited.
    assert [(seat.kind, seat.name) for seat in again.seats] == [
        ("person", "Ben"),
        ("reserved", "Cleo"),
        ("reserved", "Ada"),
    ]
    shelf = Shelf()
    shelf.keep(again)
    again = shelf.load(room.watch)
    for old, new in ((1, 3), (2, 1), (3, 2)):
        assert again.seat_of(room.tokens[old]) == new
    assert again.phase == "open"
    again.come_back(3)
    assert again.phase == "open"
    again.come_back(2)
    assert again.phase == "running"
    assert [seat.name for seat in again.seats] == ["Ben", "Cleo", "Ada"]
    assert again.facts.origin is not None
    assert (again.facts.origin.how, again.facts.origin.table) == ("rematch", room.table.id)
    assert again.facts.options == room.table.facts.options
    assert again.id != room.table.id
    assert again.facts.lock == room.table.facts.lock  # the link's key opens this one, too


def test_a_reserved_seat_of_a_rematch_is_nobody_elses_and_can_be_given_up() -> None:
    room = finished("overbooking", 3)
    again = rematch(room.table, 1, room.watch)
    with pytest.raises(Refused, match="no free seat"):
        again.sit("Dora")
    again.seat_bot(1, "easy")
    assert again.seat_of(room.tokens[2]) is None
    again.leave(2)
    assert again.seat_of(room.tokens[3]) is None
    assert again.sit("Dora")[0] == 2
    assert again.phase == "running"


def test_who_left_is_gone_from_the_rematch_and_bots_come_along() -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {}, {}]
    room = Room("overbooking", seats=seats, rules=Rules(absent="bot", stand_in="random")).fill()
    room.table.leave(3)
    code = room.table.hand_over(1)
    while room.table.phase == "running":
        if room.table.bot_to_move() is None:
            room.play()
        else:
            room.table.play_for_bot(room.legal[0])
    again = rematch(room.table, 1, room.watch)
    assert again.seats == [
        Seat(kind="bot", name="random", bot="random"),
        Seat(),
        Seat(kind="reserved", name="Cleo"),
        Seat(kind="person", name="Ada"),
    ]
    assert again.seat_of(room.tokens[3]) is None
    with pytest.raises(Refused, match="code is invalid"):
        again.claim(code, None)


def test_who_left_asks_for_no_rematch_before_coming_back() -> None:
    room = Room("overbooking").fill().play_on(random.Random(1), 3)
    room.table.leave(2)
    while room.table.phase == "running":
        room.table.play_for_bot(room.legal[0])
    with pytest.raises(Refused) as refusal:
        rematch(room.table, 2, room.watch)
    assert refusal.value.code == "away"
    room.table.come_back(2)
    assert rematch(room.table, 2, room.watch).seat_of(room.tokens[2]) == 1


def test_there_is_no_rematch_of_a_game_that_runs() -> None:
    room = Room().fill()
    before = whole(room.table)
    with pytest.raises(Refused) as refusal:
        rematch(room.table, 1, room.watch)
    assert refusal.value.code == "not-over"
    assert whole(room.table) == before


def test_the_first_who_asks_decides_where_it_goes_on() -> None:
    room = finished("overbooking")
    assert room.table.link_rematch("first") == "first"
    assert room.keep() is not None
    assert room.reload().link_rematch("second") == "first"
    assert room.keep() is None


def fork(room: Room, step: int, seat: int | None = None) -> tuple[Table, Seated]:
    """A practice table as the server makes one."""
    played = record_of(room)
    cut = Record(played.game, played.rules, played.options, played.seats, played.steps[:step])
    wish = Fork(step=step, bot="easy", name="Eva")
    return forked(room.table, cut.replay().begin(), wish, seat, room.watch)


@each_game
def test_a_fork_stands_where_the_game_stood_and_goes_on_to_an_end(game: str) -> None:
    chooser = random.Random(20)
    room = finished(game, 3, 20)
    played = record_of(room)
    alike = 0
    for _ in range(6):
        step = chooser.randrange(len(played.steps) // 2)
        table, seated = fork(room, step)
        assert table.board is not None
        there = played.at(step)
        assert played.steps[:step] == _steps(table)[:step]
        if not there.state.chance:
            alike += 1
            assert table.step == step
            for seat in (None, 1, 2, 3):
                assert table.board.match.view(seat) == there.view(seat)
        assert seated.seat == table.actor
        shelf = Shelf()
        shelf.keep(table)
        table = shelf.load(room.watch)
        assert (table.phase, table.facts.practice) == ("running", True)
        assert table.seat_of(seated.token) == seated.seat
        assert sorted(seat.name for seat in table.seats) == ["Eva", "easy", "easy 2"]
        assert table.facts.origin is not None
        assert (table.facts.origin.table, table.facts.origin.step) == (room.table.id, step)
        while table.phase == "running":
            assert table.board is not None
            action = chooser.choice(table.board.match.legal)
            if table.bot_to_move() is None:
                table.play(seated.seat or 0, [action], table.step)
            else:
                table.play_for_bot(action)
            shelf.keep(table)
        assert record(table, shelf.entries).replay().over
    assert alike > 0  # elsewhere, chance was due, and dealt again


def _steps(table: Table) -> tuple[str, ...]:
    began = next(entry for entry in table.ledger.tail if entry.body["type"] == "began")
    return tuple(step if isinstance(step, str) else step[0] for step in began.body["taken"])


def test_a_fork_is_for_the_seat_one_wants() -> None:
    room = finished("overbooking", 3)
    table, seated = fork(room, 20, 3)
    assert (seated.seat, table.seats[2].name, table.seats[0].bot) == (3, "Eva", "easy")
    with pytest.raises(Refused) as refusal:
        fork(room, 20, 4)
    assert refusal.value.code == "no-such-seat"


def bring(written: dict[str, Any], **wish: Any) -> tuple[Table, Seated]:
    return imported(ImportRecord(record=written, **wish), HandWatch())


@each_game
def test_a_finished_record_is_looked_at(game: str) -> None:
    room = finished(game, 3)
    table, seated = bring(record_of(room).as_dict())
    assert (table.phase, table.facts.practice, table.facts.result) == (
        "over",
        True,
        room.table.facts.result,
    )
    assert (seated.seat, seated.token, table.ledger.keys) == (None, None, {})
    assert [seat.name for seat in table.seats] == ["Ada", "Ben", "Cleo"]
    shelf = Shelf()
    shelf.keep(table)
    assert record(shelf.load(HandWatch()), shelf.entries) == record_of(room)


@each_game
def test_an_unfinished_record_is_gone_on_with_against_bots(game: str) -> None:
    room = Room(game).fill().play_on(random.Random(5), 15)
    table, seated = bring(record_of(room).as_dict(), seat=2, bot="hard", name="Eva")
    assert (table.phase, table.facts.practice, seated.seat) == ("running", True, 2)
    assert [seat.name for seat in table.seats] == ["hard", "Eva"]
    assert table.seat_of(seated.token) == 2
    assert table.board is not None
    assert room.table.board is not None
    assert table.board.match.view(1) == room.table.board.match.view(1)
    with pytest.raises(Refused):
        bring(record_of(room).as_dict(), seat=3)


def test_a_record_without_a_step_is_dealt() -> None:
    written = record_of(finished("austria")).as_dict() | {"steps": [], "result": None}
    table, seated = bring(written)
    assert table.step > 0
    assert table.actor == seated.seat


def test_names_in_a_record_that_cannot_be_shown_are_not() -> None:
    written = record_of(finished("overbooking", 4)).as_dict()
    written["seats"] = ["\u202eevil", "a" * 500, "<b>Ben</b>", "x\0"]
    table, _ = bring(written)
    assert [seat.name for seat in table.seats] == ["seat 1", "seat 2", "<b>Ben</b>", "seat 4"]
