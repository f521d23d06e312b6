"""Clocks: whose time runs, what it costs, and that running out ends nobody's game."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hotelier.server.http.schemas import DaysClock, LiveClock, Rules
from hotelier.server.table.clocks import DAY, GRACE, Timer, Watch
from hotelier.server.table.table import RETHINK
from server.shelf import GAMES, NOW, HandWatch, Room

LIVE = LiveClock(kind="live", bank=300, increment=20)
DAYS = DaysClock(kind="correspondence", days=3)
each_clock = pytest.mark.parametrize("clock", [LIVE, DAYS], ids=["live", "days"])


def room_with(clock: LiveClock | DaysClock, game: str = "austria", **rules: object) -> Room:
    return Room(game, rules=Rules.model_validate({"clock": clock, **rules})).fill()


def goes_on(room: Room) -> str:
    """An action after which the same seat is to move again, and it can be undone."""
    board = room.table.board
    assert board is not None
    for action in room.legal:
        after = board.match.state.clone()
        number = board.match.game.parse(action)
        assert number is not None
        after.apply(number)
        same = after.reveals == board.match.state.reveals
        if same and not after.chance and after.actor == room.actor:
            return action
    raise AssertionError("every action ends the turn")


def left(room: Room, seat: int) -> float:
    clock = room.table.clock()
    assert clock is not None
    time = clock["left"][seat - 1]
    assert isinstance(time, float)
    return time


def run_out(room: Room) -> int:
    """Let the time of the seat to move run out; returns which one it was."""
    actor = room.actor
    room.watch.go_on(left(room, actor))
    assert not room.table.tend()
    room.keep()
    return actor


@each_clock
def test_time_passes_for_the_seat_that_decides_alone(clock: LiveClock | DaysClock) -> None:
    room = room_with(clock)
    actor, other = room.actor, 3 - room.actor
    first = left(room, actor)
    room.watch.go_on(50)
    assert room.table.clock() == {
        "left": [first - 50 if seat == actor else first for seat in (1, 2)],
        "running": actor,
    }
    assert left(room, other) == first == (300 if clock is LIVE else 3 * DAY)


def test_an_increment_is_given_once_a_turn_and_not_once_a_decision() -> None:
    room = room_with(LIVE)
    ending, actor = room.to_end_of_turn(), room.actor
    before = left(room, actor)
    room.watch.go_on(10)
    room.play(goes_on(room))
    assert left(room, actor) == before - 10
    room.watch.go_on(5)
    room.table.undo(actor, room.table.step, whole=False)
    assert left(room, actor) == before - 15
    room.watch.go_on(5)
    room.play(ending)
    assert left(room, actor) == before - 20 + 20


def test_to_end_a_turn_again_and_again_gives_one_increment() -> None:
    room = room_with(LIVE)
    ending, actor = room.to_end_of_turn(), room.actor
    before = left(room, actor)
    for _ in range(5):
        room.play(ending)
        assert left(room, actor) == before + 20
        room.table.undo(actor, room.table.step, whole=False)
        assert left(room, actor) == before


def test_the_time_of_who_was_asked_and_is_not_any_more_costs_nothing() -> None:
    room = room_with(LIVE)
    room.play(room.to_end_of_turn())
    second = room.actor
    before = left(room, second)
    room.watch.go_on(40)
    room.table.undo(3 - second, room.table.step, whole=False)
    assert left(room, second) == before
    assert room.table.clock() is not None
    assert room.actor == 3 - second


def test_days_are_for_a_turn_and_taking_back_gives_no_more_of_them() -> None:
    room = room_with(DAYS)
    ending, actor = room.to_end_of_turn(), room.actor
    for _ in range(2):
        room.watch.go_on(DAY)
        room.play(goes_on(room))
        room.table.undo(actor, room.table.step, whole=False)
    assert left(room, actor) == DAY
    room.play(ending)
    assert left(room, actor) == 3 * DAY
    assert room.table.clock() == {"left": [3 * DAY, 3 * DAY], "running": 3 - actor}


@each_clock
def test_whoever_runs_out_of_time_is_away_and_the_game_waits(clock: LiveClock | DaysClock) -> None:
    room = room_with(clock)
    actor = room.actor
    room.watch.go_on(left(room, actor) - 1)
    assert not room.table.tend()
    assert room.keep() is None
    room.watch.go_on(1)
    assert not room.table.tend()
    bodies = [entry.body for entry in room.table.ledger.tail[-2:]]
    assert bodies[0] == {"type": "late", "seat": actor}
    assert bodies[1]["seated"] | {"absent": True, "bot": None} == bodies[1]["seated"]
    assert (room.table.phase, room.actor, room.table.bot_to_move()) == ("running", actor, None)
    room.keep()
    assert not room.table.tend()
    assert room.keep() is None
    room.table.seat_bot(actor, "medium")
    assert room.table.bot_to_move() == "medium"


@each_clock
def test_by_the_rule_a_bot_plays_on_for_whoever_runs_out(clock: LiveClock | DaysClock) -> None:
    room = room_with(clock, absent="bot", stand_in="easy")
    actor = run_out(room)
    assert room.table.bot_to_move() == "easy"
    room.table.play_for_bot(room.legal[0])
    assert left(room, actor) == 0


@each_clock
def test_who_returns_after_the_time_ran_out_has_some_again_but_only_once(
    clock: LiveClock | DaysClock,
) -> None:
    room = room_with(clock)
    actor = run_out(room)
    room.watch.go_on(500)
    room.table.come_back(actor)
    assert left(room, actor) == (GRACE if clock is LIVE else DAY)
    room.watch.go_on(GRACE - 1)
    assert not room.reload().tend()
    assert not room.table.seats[actor - 1].absent
    assert run_out(room) == actor
    room.table.come_back(actor)
    assert left(room, actor) == 0
    room.reload().tend()
    assert room.table.seats[actor - 1].absent


@each_clock
def test_a_newcomer_has_time_too(clock: LiveClock | DaysClock) -> None:
    room = room_with(clock)
    actor = run_out(room)
    room.watch.go_on(500)
    assert room.table.ask_for_seat("Cleo")[0] == actor
    room.table.answer_ask(1, is_welcome=True)
    assert left(room, actor) == (GRACE if clock is LIVE else DAY)
    room.reload().tend()
    assert not room.table.seats[actor - 1].absent


@each_clock
def test_to_leave_and_come_back_gives_no_time(clock: LiveClock | DaysClock) -> None:
    room = room_with(clock)
    actor = room.actor
    before = left(room, actor)
    for away in (0, 10, 100):
        room.watch.go_on(30)
        room.table.leave(actor)
        room.reload()
        room.watch.go_on(away)  # nobody decides meanwhile: their clock still runs
        room.table.come_back(actor)
        before -= 30 + away
        assert left(room, actor) == before
    assert not room.table.facts.graced


def test_there_is_no_grace_before_the_time_ran_out() -> None:
    room = room_with(LIVE)
    actor = room.actor
    room.watch.go_on(299)
    room.table.leave(actor)
    room.table.come_back(actor)
    assert left(room, actor) == 1
    room.watch.go_on(1)
    assert not room.table.tend()
    assert room.table.seats[actor - 1].absent


def test_while_a_bot_decides_nobodys_time_passes() -> None:
    room = room_with(LIVE, absent="bot", stand_in="easy")
    actor = room.actor
    room.watch.go_on(100)
    room.table.leave(actor)
    room.watch.go_on(1000)
    assert left(room, actor) == 200
    room.table.come_back(actor)
    assert left(room, actor) == 200
    room.watch.go_on(10)
    assert left(room, actor) == 190


def test_a_turn_ended_and_taken_back_with_little_time_left_gives_none() -> None:
    room = room_with(LIVE)
    ending, actor = room.to_end_of_turn(), room.actor
    room.watch.go_on(left(room, actor) - 5)
    for _ in range(3):
        room.play(ending)
        room.table.undo(actor, room.table.step, whole=False)
        assert left(room, actor) == 5


def test_a_clock_of_somebody_away_wakes_nobody() -> None:
    room = room_with(LIVE)
    actor = run_out(room)
    assert room.table.time.alarm(actor) is None
    assert room.shelf.row is not None
    assert room.shelf.row.due is None


def test_bots_have_no_clock() -> None:
    room = Room(seats=[{"kind": "bot"}, {"kind": "bot"}], rules=Rules(clock=LIVE))
    assert room.table.clock() == {"left": [None, None], "running": None}
    room.watch.go_on(100_000)
    assert not room.table.tend()
    assert room.keep() is None


@pytest.mark.parametrize("game", GAMES)
def test_no_game_is_ended_by_its_clock(game: str) -> None:
    clock = LiveClock(kind="live", bank=10)
    room = Room(game, 3, rules=Rules(clock=clock, absent="bot", stand_in="random")).fill()
    chooser = random.Random(11)
    while room.table.phase == "running":
        room.watch.go_on(chooser.choice([0, 1, 30]))
        room.table.tend()
        if room.table.bot_to_move() is None:
            room.play(chooser.choice(room.legal))
        else:
            room.table.play_for_bot(chooser.choice(room.legal))
        room.table.come_back(chooser.randint(1, 3))
        assert all(time >= 0 for time in room.table.facts.left)
        room.keep()
    assert room.table.facts.result is not None
    assert any(entry.body["type"] == "late" for entry in room.shelf.entries)


def test_a_table_is_due_when_its_clock_runs_out() -> None:
    room = room_with(LIVE)
    room.watch.go_on(100)
    room.table.say(1, "hm")
    change = room.keep()
    assert change is not None
    assert change.row.due == room.watch.wall() + 200
    room.reload().say(1, "hmm")
    change = room.keep()
    assert change is not None
    assert change.row.due == room.watch.wall() + 200


def test_a_table_is_due_when_its_bot_should_have_answered_and_never_when_it_is_over() -> None:
    room = Room("overbooking", seats=[{"kind": "bot"}, {"kind": "bot"}])
    assert room.shelf.row is not None
    assert room.shelf.row.due == NOW + RETHINK
    while room.table.phase == "running":
        room.table.play_for_bot(room.legal[0])
    room.keep()
    assert room.shelf.row.due is None


def test_a_table_without_a_clock_is_never_due_while_a_person_thinks() -> None:
    room = Room().fill()
    assert room.shelf.row is not None
    assert room.shelf.row.due is None


def test_the_time_a_house_was_closed_counts_by_the_calendar() -> None:
    room = room_with(DAYS)
    actor = room.actor
    room.watch.go_on(100)
    room.watch.restarted(DAY)
    room.reload()
    assert left(room, actor) == 2 * DAY - 100
    room.watch.go_on(50)
    assert left(room, actor) == 2 * DAY - 150
    room.watch.restarted(3 * DAY)
    room.reload().tend()
    assert room.table.seats[actor - 1].absent


def test_a_calendar_set_back_while_the_house_was_closed_gives_no_time() -> None:
    room = room_with(LIVE)
    actor = room.actor
    room.watch.restarted(-1_000_000)
    room.reload()
    assert left(room, actor) == 300
    room.watch.go_on(20)
    assert left(room, actor) == 280


@given(jumps=st.lists(st.sampled_from([-1e9, -86_400.0, -1.0, 1.0, 86_400.0, 1e9]), max_size=8))
def test_a_calendar_set_while_people_think_changes_nothing(jumps: list[float]) -> None:
    room = room_with(LIVE)
    actor = room.actor
    for jump in jumps:
        room.watch.calendar += jump
        room.watch.go_on(10)
        room.table.tend()
        room.keep()
    assert left(room, actor) == 300 - 10 * len(jumps)
    room.play()
    assert left(room, actor) in (300 - 10 * len(jumps), 320 - 10 * len(jumps))
    assert not any(seat.absent for seat in room.table.seats)


def test_a_timer_counts_on_from_when_the_decision_was_asked() -> None:
    watch = HandWatch()
    asked = watch.wall()
    watch.go_on(7)
    assert Timer(watch, asked).elapsed() == 7
    assert Timer(watch).elapsed() == 0
    assert Timer(watch, asked + 100).elapsed() == 0


def test_the_real_watch_tells_the_time() -> None:
    watch = Watch()
    assert watch.wall() > NOW
    assert watch.steady() <= watch.steady()
