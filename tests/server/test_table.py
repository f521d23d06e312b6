"""A table: it starts when it's full, refuses without a trace, and survives being put away."""

import random
from collections.abc import Callable
from functools import partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hotelier.server.http.schemas import COLOURS, LiveClock, Rules
from hotelier.server.table.refusals import Refused
from hotelier.server.table.table import FORGOTTEN, Table
from server.shelf import GAMES, Room, SameLuck, whole

each_game = pytest.mark.parametrize("game", GAMES)


@each_game
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_table_begins_with_the_last_seat_taken_and_not_before(game: str, players: int) -> None:
    room = Room(game, players)
    for number in range(2, players + 1):
        assert (room.table.phase, room.table.actor, room.table.board) == ("open", None, None)
        assert room.table.sit("Guest")[0] == number
    assert room.table.phase == "running"
    assert room.actor in range(1, players + 1)
    began = [entry for entry in room.table.ledger.tail if entry.body["type"] == "began"]
    assert len(began) == 1
    assert began[0].steps == len(began[0].body["taken"]) == room.table.step


def test_a_table_of_bots_begins_at_once() -> None:
    room = Room(seats=[{"kind": "bot"}, {"kind": "bot", "bot": "easy"}])
    assert room.table.phase == "running"
    assert [seat.name for seat in room.table.seats] == ["medium", "easy"]
    assert room.table.bot_to_move() == room.table.seats[room.actor - 1].bot


def test_a_table_that_never_began_has_no_more_use_after_a_day() -> None:
    room = Room()
    assert room.shelf.row is not None
    assert room.shelf.row.due == room.watch.wall() + FORGOTTEN
    room.watch.go_on(FORGOTTEN - 1)
    assert not room.table.tend()
    room.watch.go_on(1)
    assert room.table.tend()
    room.fill()
    assert not room.table.tend()


def refused(table: Table, do: Callable[[], object]) -> Refused:
    """The refusal of a request, which has changed nothing at all."""
    before = whole(table)
    with pytest.raises(Refused) as refusal:
        do()
    assert whole(table) == before
    return refusal.value


@each_game
def test_a_wish_before_the_game_is_refused_and_changes_nothing(game: str) -> None:
    table = Room(game).table
    for wish in (
        lambda: table.play(1, ["pass"], 0),
        lambda: table.confirm(1, 0),
        lambda: table.undo(1, 0, whole=True),
    ):
        assert refused(table, wish).code == "not-begun"


@each_game
@pytest.mark.parametrize("confirm", [False, True])
@pytest.mark.parametrize("away", [False, True])
def test_an_answer_that_does_not_fit_is_refused_with_what_would(
    game: str, confirm: bool, away: bool
) -> None:
    room = Room(game, rules=Rules(confirm=confirm)).fill()
    room.play_on(random.Random(3), 12)
    table, actor, step = room.table, room.actor, room.table.step
    if away:
        table.leave(actor)
        room.keep()
    for wrong in (step - 1, step + 1, 0, 99_999):
        stale = refused(table, partial(table.play, actor, [room.legal[0]], wrong))
        assert (stale.code, stale.step, stale.legal) == ("stale", step, room.legal)
        assert f"step {step}" in stale.reason
    for text in ("", "no such action", "~roll 1 1", "pass\n", "\ud800"):
        illegal = refused(table, partial(table.play, actor, [text], step))
        assert (illegal.code, illegal.step, illegal.legal) == ("illegal", step, room.legal)
    nothing = refused(table, lambda: table.confirm(actor, step))
    assert (nothing.code, nothing.step, nothing.legal) == ("nothing-held", step, room.legal)
    assert room.keep() is None


@each_game
def test_whoever_is_not_asked_is_refused_and_not_told_what_the_other_may_do(game: str) -> None:
    room = Room(game).fill().play_on(random.Random(4), 9)
    table, other, step = room.table, 3 - room.actor, room.table.step
    late = refused(table, lambda: table.play(other, [room.legal[0]], step))
    assert (late.code, late.step) == ("not-your-turn", step)
    stale = refused(table, lambda: table.undo(other, step - 1, whole=False))
    assert (stale.code, stale.step) == ("stale", step)
    # A player's options reveal which cards they hold.
    assert late.legal == stale.legal == ()
    assert "not you" in late.reason


@each_game
def test_nothing_can_be_played_or_taken_back_when_the_game_is_over(game: str) -> None:
    room = Room(game).fill().play_on(random.Random(5))
    table, step = room.table, room.table.step
    assert table.phase == "over"
    assert table.facts.result is not None
    assert table.facts.result.winners
    for wish in (
        lambda: table.play(1, ["pass"], step),
        lambda: table.confirm(1, step),
        lambda: table.undo(1, step, whole=True),
        lambda: table.play(2, ["pass"], 0),
    ):
        refusal = refused(table, wish)
        assert (refusal.code, refusal.step, refusal.legal) == ("over", step, ())
    assert refused(table, lambda: table.ask_for_seat("Late")).code == "over"


def test_a_table_at_which_very_much_was_said_keeps_quiet_and_the_game_goes_on() -> None:
    room = Room().fill()
    room.table.longest = 50
    while room.table.ledger.entries < 50:
        room.table.say(1, "…")
    assert refused(room.table, lambda: room.table.say(1, "…")).code == "too-long"
    room.play()


def test_a_journal_grows_by_nothing_but_the_game_when_it_is_long() -> None:
    room = Room("overbooking", rules=Rules(confirm=True)).fill()
    room.table.longest = 0
    moved = 0
    while room.table.phase == "running":
        actor, before = room.actor, room.table.ledger.entries
        for colour in COLOURS[2 * actor : 2 * actor + 2]:  # no other seat has these
            room.table.choose_colour(actor, colour)
            room.table.leave(actor)
            room.table.come_back(actor)
        room.table.play(actor, [room.legal[0]], room.table.step)
        if room.table.facts.held is not None:
            room.table.undo(actor, room.table.step, whole=False)  # only a held action
            assert room.table.ledger.entries == before
            room.table.play(actor, [room.legal[0]], room.table.step)
            room.table.confirm(actor, room.table.step)
        moved += 1
        assert room.table.ledger.entries == before + 1
        board = room.table.board
        assert board is not None
        if room.table.phase == "running" and board.match.undoable_by == actor:
            refusal = refused(room.table, partial(room.table.undo, actor, room.table.step, False))
            assert refusal.code == "too-long"
        room.reload().longest = 0
    assert moved > 5


def test_talk_is_kept_as_the_text_it_is() -> None:
    room = Room().fill()
    text = '<script>alert(\'✓\')</script> {"type": "moved"}'
    room.table.say(2, text)
    room.reload()
    assert room.table.ledger.tail[-1].body == {"type": "said", "seat": 2, "text": text}


def test_what_is_kept_is_asked_for_once() -> None:
    room = Room().fill()
    assert room.keep() is None
    room.play()
    change = room.keep()
    assert change is not None
    assert len(change.entries) == 1
    assert room.keep() is None


wishes = st.lists(
    st.tuples(
        st.sampled_from(
            ["play"] * 6
            + ["undo", "undo by anybody", "restart", "confirm", "reload", "reload"]
            + ["say", "leave", "return", "bot", "time"]
        ),
        st.integers(0, 1 << 30),
    ),
    max_size=70,
)


def do(table: Table, wish: str, number: int) -> str | None:
    """One request at a table; the code of its refusal."""
    board = table.board
    assert board is not None
    actor = table.actor or 1
    anybody = 1 + number % len(table.seats)
    try:
        match wish:
            case "play":
                legal = board.match.legal
                table.play(actor, [legal[number % len(legal)] if legal else "none"], table.step)
            case "undo":
                table.undo(board.match.undoable_by or actor, table.step, whole=False)
            case "undo by anybody":
                table.undo(anybody, table.step, whole=False)
            case "restart":
                table.undo(board.match.undoable_by or actor, table.step, whole=True)
            case "confirm":
                table.confirm(actor, table.step)
            case "say":
                table.say(anybody, "well")
            case "leave":
                table.leave(anybody)
            case "return":
                table.come_back(anybody)
            case "bot":
                table.seat_bot(anybody, "easy")
            case "time":
                table.tend()
    except Refused as refusal:
        return refusal.code
    return None


@each_game
@settings(max_examples=40)
@given(
    wishes=wishes,
    confirm=st.booleans(),
    absent=st.sampled_from(["bot", "offer"]),
    players=st.integers(2, 3),
    ahead=st.integers(0, 60),
    seed=st.integers(0, 1 << 20),
)
def test_a_table_that_is_put_away_at_any_time_goes_on_as_if_it_never_was(
    game: str,
    wishes: list[tuple[str, int]],
    confirm: bool,
    absent: str,
    players: int,
    ahead: int,
    seed: int,
) -> None:
    clock = LiveClock(kind="live", bank=600, increment=30)
    rules = Rules.model_validate({"confirm": confirm, "absent": absent, "clock": clock})
    room = Room(game, players, rules=rules).fill().play_on(random.Random(seed), ahead)
    steady = room.shelf.load(room.watch)  # the one that stays
    luck = SameLuck(seed)
    for wish, number in wishes:
        assert room.table.board is not None
        assert steady.board is not None
        if wish == "reload":
            room.reload()
        if wish == "time":
            room.watch.go_on(number % 200)
        for table in (room.table, steady):
            assert table.board is not None
            table.board.match.dealer = luck
        assert do(room.table, wish, number) == do(steady, wish, number)
        if room.keep() is not None:
            steady.kept()
        assert_alike(room.table, steady)


def assert_alike(one: Table, other: Table) -> None:
    """Nobody at the table can tell two of them apart."""
    assert one.board is not None
    assert other.board is not None
    assert one.facts == other.facts
    assert (one.phase, one.step, one.actor) == (other.phase, other.step, other.actor)
    assert (one.ledger.entries, one.ledger.mark) == (other.ledger.entries, other.ledger.mark)
    assert (one.clock(), one.version) == (other.clock(), other.version)
    mine, theirs = one.board.match, other.board.match
    assert (mine.legal, mine.undoable_by) == (theirs.legal, theirs.undoable_by)
    for seat in (None, *range(1, len(one.seats) + 1)):
        assert mine.view(seat) == theirs.view(seat)
