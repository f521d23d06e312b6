"""Against bots, you may take back a whole turn, with what was revealed and the bots' answers."""

import random

import orjson
import pytest

from hotelier.core.game import find_game
from hotelier.core.match import replay
from hotelier.server.encoder import encoded
from hotelier.server.http.schemas import SeatWish
from hotelier.server.http.serializers import state, told
from hotelier.server.table.history import moment, record, steps_in
from hotelier.server.table.refusals import Refused
from hotelier.server.table.table import Table
from server.shelf import GAMES, Room, whole

ME, BOT = SeatWish(kind="me"), SeatWish(kind="bot", bot="random")
each_game = pytest.mark.parametrize("game", GAMES)


def against_bots(game: str, bots: int = 1) -> Room:
    return Room(game, seats=[ME, *[BOT] * bots])


def to_my_turn(room: Room, chooser: random.Random) -> Room:
    """The bots decide until it's your turn."""
    while room.table.phase == "running" and room.table.bot_to_move() is not None:
        room.table.play_for_bot(chooser.choice(room.legal))
        room.keep()
    return room


def my_turn(room: Room, chooser: random.Random) -> Room:
    """Your whole turn, and the bots' answers up to the next."""
    while room.table.phase == "running" and room.actor == 1:
        room.play(chooser.choice(room.legal))
        room.keep()
    return to_my_turn(room, chooser)


def seen(table: Table) -> object:
    """What everyone sees of the game."""
    assert table.board is not None
    match = table.board.match
    return [orjson.loads(encoded(match.view(seat))) for seat in (None, 1, 2)]


@each_game
def test_a_turn_is_taken_back_with_the_bots_answers_and_the_game_becomes_practice(
    game: str,
) -> None:
    room, chooser = against_bots(game), random.Random(4)
    to_my_turn(room, chooser)
    for _ in range(4):
        my_turn(room, chooser)
    before, step = seen(room.table), room.table.step
    my_turn(room, chooser)
    assert state(room.table, 1, frozenset(), 0)["takeback"]["key"] == "takeback-what"
    assert state(room.table, None, frozenset(), 0)["takeback"] is None
    assert not state(room.table, 1, frozenset(), 0)["practice"]

    room.table.take_back(1, room.table.step)
    assert (seen(room.table), room.table.step, room.actor) == (before, step, 1)
    assert state(room.table, 1, frozenset(), 0)["practice"]
    entry = room.table.ledger.tail[-1]
    assert told(room.table.game, entry, 2) == {
        "number": entry.number,
        "at": entry.at,
        "steps": step,
        "type": "undone",
        "seat": 1,
        "turn": True,
    }
    room.keep()
    with pytest.raises(Refused) as refusal:  # only the last turn
        room.table.take_back(1, room.table.step)
    assert refusal.value.code == "no-takeback"


@each_game
def test_with_the_next_decision_the_turn_before_stands(game: str) -> None:
    room, chooser = against_bots(game), random.Random(5)
    my_turn(to_my_turn(room, chooser), chooser)
    first = room.table.step
    room.play()
    if room.table.can_take_back(1):  # what was just done showed something new
        assert state(room.table, 1, frozenset(), 0)["takeback"]["key"] == "restart-what"
        room.table.take_back(1, room.table.step)
        assert room.table.step == first
    else:
        room.table.undo(1, room.table.step, whole=True)
        assert (room.table.step, room.table.can_take_back(1)) == (first, False)


@each_game
def test_who_plays_with_people_takes_no_turn_back(game: str) -> None:
    room, chooser = Room(game).fill(), random.Random(6)
    for _ in range(30):
        room.play_on(chooser, 1)
        for seat in (1, 2):
            before = whole(room.table)
            assert state(room.table, seat, frozenset(), 0)["takeback"] is None
            with pytest.raises(Refused) as refusal:
                room.table.take_back(seat, room.table.step)
            assert refusal.value.code == "no-takeback"
            assert whole(room.table) == before


@each_game
def test_a_journal_with_turns_taken_back_leads_to_the_position_on_the_table(game: str) -> None:
    room, chooser = against_bots(game, 2), random.Random(7)
    while room.table.phase == "running":
        my_turn(room, chooser)
        if room.table.can_take_back(1) and chooser.random() < 0.4:
            room.table.take_back(1, room.table.step)
            room.keep()
        if chooser.random() < 0.3:
            room.reload()  # from the last snapshot
            assert room.table.facts.turn is None or room.table.can_take_back(1) is not None
    assert any(entry.body.get("turn") for entry in room.shelf.entries)
    kept = record(room.table, room.shelf.entries)
    assert room.table.facts.result is not None
    assert list(kept.replay().scores) == room.table.facts.result.scores

    # From any snapshot, the steps after it are those of the record, too.
    steps, snapshots = kept.steps, room.shelf.snapshots
    for upto in range(0, len(steps), 7):
        last = [each for each in snapshots if each.steps <= upto][-1:]
        after = last[0].entry if last else 0
        behind = room.shelf.entries[after:]
        match, _ = moment(room.table, last[0] if last else None, behind, upto)
        again = find_game(game).snapshot(replay(kept, upto).state)
        assert match.game.snapshot(match.state) == again


@each_game
def test_a_table_is_followed_from_its_beginning_past_a_turn_taken_back(game: str) -> None:
    room, chooser = against_bots(game), random.Random(8)
    for _ in range(6):
        my_turn(room, chooser)
    room.table.take_back(1, room.table.step)
    my_turn(room, chooser)
    room.keep()
    position = seen(room.table)
    assert len(steps_in(room.shelf.entries)) == room.table.step
    room.shelf.snapshots.clear()  # as if none could be read
    room.reload()
    assert seen(room.table) == position


def test_a_turn_taken_back_is_taken_back_again_after_the_server_was_closed() -> None:
    room, chooser = against_bots("austria"), random.Random(9)
    for _ in range(5):
        my_turn(room, chooser)
    step, before = room.table.step, seen(room.table)
    my_turn(room, chooser)
    room.reload()
    room.table.take_back(1, room.table.step)
    assert (room.table.step, seen(room.table)) == (step, before)
