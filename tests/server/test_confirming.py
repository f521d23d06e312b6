"""Confirming the end of a turn: pending for its own seat, cancelled, replaced, saved."""

import random

import pytest

from hotelier.core.rng import Rng
from hotelier.server.http.schemas import LiveClock, Rules
from hotelier.server.http.serializers import state, told
from hotelier.server.table.board import Board
from hotelier.server.table.refusals import Refused
from server.shelf import GAMES, Room, whole

HELD = ("held-ends-turn", "held-shows", "held-shows-others")

each_game = pytest.mark.parametrize("game", GAMES)


def holding(game: str = "austria", **rules: object) -> Room:
    """A table where a seat has a pending action that ends the turn."""
    room = Room(game, rules=Rules.model_validate({"confirm": True, **rules})).fill()
    room.play(room.to_end_of_turn())
    assert room.table.facts.held is not None
    room.keep()
    return room


@each_game
def test_an_action_that_ends_the_turn_is_taken_when_it_is_confirmed(game: str) -> None:
    room = holding(game)
    actor, step, held = room.actor, room.table.step, room.table.facts.held
    room.table.confirm(actor, step)
    moved = room.table.ledger.tail[-1]
    assert (moved.body["type"], moved.body["seat"], moved.steps) == ("moved", actor, step + 1)
    assert told(room.table.game, moved, actor)["taken"] == [held]  # type: ignore[index]
    assert room.actor != actor
    assert room.table.facts.held is None


@each_game
def test_what_is_held_is_told_to_its_seat_alone(game: str) -> None:
    room = holding(game)
    actor, held = room.actor, room.table.ledger.tail[-1]
    assert held.body["type"] == "held"
    for seat in (None, 1, 2):
        told_state = state(room.table, seat, frozenset(), 0)
        if seat == actor:
            assert told(room.table.game, held, seat) is not None
            assert told_state["held"] == room.table.facts.held
            assert told_state["undo"]
        else:
            assert told(room.table.game, held, seat) is None
            assert told_state["held"] is None
            assert not told_state["undo"]


@each_game
def test_nobody_else_confirms(game: str) -> None:
    room = holding(game)
    before = whole(room.table)
    with pytest.raises(Refused) as refusal:
        room.table.confirm(3 - room.actor, room.table.step)
    assert refusal.value.code == "not-your-turn"
    with pytest.raises(Refused) as refusal:
        room.table.confirm(room.actor, room.table.step + 1)
    assert refusal.value.code == "stale"
    assert whole(room.table) == before


def test_an_undo_drops_what_is_held_and_no_more() -> None:
    room = holding()
    assert room.table.board is not None
    step, undoable = room.table.step, room.table.board.match.undoable_by
    room.table.undo(room.actor, step, whole=False)
    assert (room.table.facts.held, room.table.step) == (None, step)
    assert room.table.board.match.undoable_by == undoable
    assert room.table.ledger.tail[-1].body["type"] == "undone"


def test_to_restart_the_turn_drops_what_is_held_with_all_the_rest() -> None:
    room = Room("austria", rules=Rules(confirm=True)).fill()
    chooser = random.Random(2)
    while True:
        board = room.table.board
        assert board is not None
        endings = [action for action in room.legal if board.ends_turn(action)]
        if endings and board.match.undoable_by == room.actor:
            break
        room.play_on(chooser, 1)
    room.play(endings[0])
    actor, entries = room.actor, room.table.ledger.entries
    room.table.undo(actor, room.table.step, whole=True)
    assert room.table.facts.held is None
    assert room.actor == actor
    assert not state(room.table, actor, frozenset(), 0)["undo"]
    assert room.table.ledger.entries == entries + 1


def test_another_action_takes_the_place_of_what_is_held() -> None:
    room = holding("overbooking")
    actor, step = room.actor, room.table.step
    assert room.table.facts.held is not None
    room.play(room.legal[-1])
    assert room.table.facts.held == room.legal[-1]
    assert room.table.step == step
    room.table.confirm(actor, step)
    taken = room.table.ledger.tail[-1].body["taken"][0]
    assert (taken if isinstance(taken, str) else taken[0]) != room.shelf.entries[-1].body["text"]

    room = holding("austria")
    board = room.table.board
    assert board is not None
    going_on = next((each for each in room.legal if not board.ends_turn(each)), None)
    assert going_on is not None
    actor = room.actor
    room.play(going_on)
    assert room.table.facts.held is None
    assert room.actor == actor


@each_game
def test_what_is_held_is_still_held_after_the_house_was_closed(game: str) -> None:
    room = holding(game)
    held, actor = room.table.facts.held, room.actor
    room.reload()
    assert (room.table.facts.held, room.actor) == (held, actor)
    room.table.confirm(actor, room.table.step)
    assert room.actor != actor


def test_the_clock_goes_on_while_an_action_is_held() -> None:
    clock = LiveClock(kind="live", bank=100, increment=7)
    room = holding(clock=clock)
    actor = room.actor
    room.watch.go_on(30)
    running = room.table.clock()
    assert running is not None
    assert (running["running"], running["left"][actor - 1]) == (actor, 70)
    room.table.confirm(actor, room.table.step)
    assert room.table.facts.left[actor - 1] == 70 + 7


def test_a_bot_that_stands_in_needs_no_confirmation() -> None:
    room = holding(absent="bot")
    actor = room.actor
    room.table.leave(actor)
    board = room.table.board
    assert board is not None
    ending = next(action for action in room.legal if board.ends_turn(action))
    room.table.play_for_bot(ending)
    assert room.table.facts.held is None
    assert room.actor != actor


def test_at_a_table_without_the_rule_nothing_is_held() -> None:
    room = Room("overbooking").fill()
    actor = room.actor
    room.play(room.to_end_of_turn())
    assert room.actor != actor
    assert all(entry.body["type"] != "held" for entry in room.table.ledger.tail)


def test_the_last_action_of_a_game_is_held_too() -> None:
    room = Room("overbooking", rules=Rules(confirm=True)).fill()
    while True:
        actor = room.actor
        room.play()
        if room.table.facts.held is None:
            continue
        room.table.confirm(actor, room.table.step)
        if room.table.phase == "over":
            break
    assert [entry.body["type"] for entry in room.table.ledger.tail[-2:]] == ["held", "moved"]


def test_whether_an_action_is_held_tells_nothing_of_what_is_hidden() -> None:
    chooser, pairs = random.Random(8), 0
    while pairs < 10:
        room = Room("overbooking", 2).fill().play_on(chooser, chooser.randrange(5, 40))
        board = room.table.board
        assert board is not None
        for action in room.legal[:: 1 + len(room.legal) // 6]:
            # Positions that look the same to the seat, in which the same action leads elsewhere.
            alike = dict(truly_ends(board, action, chooser) for _ in range(12))
            answers = {position.ends_turn(action) for position in alike.values()}
            assert len(answers) == 1
            pairs += len(alike) - 1


def truly_ends(board: Board, action: str, chooser: random.Random) -> tuple[bool, Board]:
    """Whether the turn ends in a position that looks the same, and that position."""
    rng = Rng(chooser.getrandbits(40))
    game, seat = board.match.game, board.match.state.actor
    state = board.match.state.clone()
    state.redeal(seat, rng)
    alike = Board(game, board.match.options, (), 0, game.snapshot(state))
    number = game.parse(action)
    assert number is not None
    state.apply(number)
    while state.chance:
        state.deal(state.sample(rng))
    return state.actor != seat, alike


@each_game
def test_what_is_held_is_named_before_anything_new_is_shown(game: str) -> None:
    chooser, shown = random.Random(4), 0
    for _ in range(6):
        room = Room(game, rules=Rules(confirm=True)).fill()
        for _ in range(60):
            if room.table.phase == "over":
                break
            board, step, actor = room.table.board, room.table.step, room.actor
            assert board is not None
            action = chooser.choice(room.legal)
            reveals = board.match.state.reveals
            room.play(action)
            if room.table.facts.held is None:  # it can be undone
                assert room.table.board is not None
                assert board.match.undoable_by == actor
                continue
            assert (room.table.step, board.match.state.reveals) == (step, reveals)
            held = state(room.table, actor, frozenset(), 0)["confirm"]
            assert held["message"]["key"] in HELD
            assert held["ends_turn"] == board.ends_turn(action)
            assert held["parts"]
            assert state(room.table, 3 - actor, frozenset(), 0)["confirm"] is None
            room.table.confirm(actor, step)
            shown += 1
    assert shown > 10
