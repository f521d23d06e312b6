"""The game at a table: snapshots where nothing can be undone, and any step opened from one."""

import random

import orjson
import pytest

from hotelier.core.game import find_game
from hotelier.core.worlds import Trial, Worlds
from hotelier.server.encoder import encoded
from hotelier.server.store.rows import Snapshot
from hotelier.server.table.board import STRETCH, Board, seen_event
from hotelier.server.table.history import accounts, moment, record, seen_record
from lengths import sized
from server.shelf import GAMES, Room, Shelf

each_game = pytest.mark.parametrize("game", GAMES)

# A stretch, and what's played until chance, a reveal or the end leaves nothing to undo.
FARTHEST = 4 * STRETCH


def finished(game: str, seed: int, players: int = 2) -> Room:
    room = Room(game, players).fill().play_on(random.Random(seed))
    assert room.table.phase == "over"
    return room


def before(shelf: Shelf, step: int) -> Snapshot | None:
    """What a store has as the last snapshot with no more steps."""
    found = [snapshot for snapshot in shelf.snapshots if snapshot.steps <= step]
    return found[-1] if found else None


@pytest.mark.slow
@each_game
def test_snapshots_lie_close_together_and_only_where_nothing_can_be_undone(game: str) -> None:
    chooser = random.Random(12)
    for _ in range(sized(8, 50)):
        room = Room(game, chooser.choice([2, 3, 4])).fill()
        while room.table.phase == "running":
            room.play(chooser.choice(room.legal))
            change = room.keep()
            board = room.table.board
            assert board is not None
            assert change is not None
            behind = room.table.step - room.shelf.snapshots[-1].steps
            assert behind == len(board.match.steps) <= FARTHEST
            if change.snapshots:
                assert behind == 0
                assert board.match.undoable_by is None
            elif board.match.undoable_by is None:
                assert behind < STRETCH
            # A pending thought of a bot must be recognized, even right after a snapshot.
            assert room.shelf.load(room.watch).ledger.mark == room.table.ledger.mark


@each_game
def test_a_snapshot_is_the_position_it_was_taken_of(game: str) -> None:
    room = finished(game, 13)
    whole = record(room.table, room.shelf.entries)
    assert len(room.shelf.snapshots) > 1
    for snapshot in room.shelf.snapshots:
        there = whole.at(snapshot.steps)
        assert there.game.snapshot(there.game.restore(snapshot.position)) == there.game.snapshot(
            there.state
        )


@each_game
@pytest.mark.parametrize("players", [2, 4])
def test_a_finished_game_opens_at_any_step_as_its_record_does(game: str, players: int) -> None:
    room = finished(game, 14, players)
    whole = record(room.table, room.shelf.entries)
    assert len(whole.steps) == room.table.step
    there = whole.at(0)
    for step in range(room.table.step + 1):
        snapshot = before(room.shelf, max(0, step - 1))
        entries = room.shelf.entries[0 if snapshot is None else snapshot.entry :]
        match, taken = moment(room.table, snapshot, entries, step)
        assert taken == (whole.steps[step - 1] if step else None)
        for seat in (None, *range(1, players + 1)):
            assert match.view(seat) == there.view(seat)
        if step < room.table.step:
            there.follow(whole.steps[step])


@each_game
def test_the_record_of_a_finished_game_replays_to_its_result(game: str) -> None:
    room = finished(game, 15, 3)
    result = room.table.facts.result
    assert result is not None
    again = record(room.table, room.shelf.entries).replay()
    assert (list(again.scores), list(again.winners)) == (result.scores, result.winners)
    assert again.seats == ("Ada", "Ben", "Cleo")
    points, _ = accounts(room.table, room.shelf.entries)
    assert [sum(each.values()) for each in points] == result.scores


@each_game
def test_the_record_of_a_running_game_has_gaps_where_others_hide_something(game: str) -> None:
    room = Room(game).fill().play_on(random.Random(16), 20)
    whole = record(room.table, room.shelf.entries)
    assert whole.result is None
    match = whole.replay()
    for seat in (None, 1, 2):
        seen = seen_record(room.table, room.shelf.entries, seat)
        assert tuple(seen["steps"]) == match.log(seat)
        assert "result" not in seen


@each_game
def test_chance_comes_from_nowhere_that_could_be_guessed(game: str) -> None:
    deals = {tuple(Board(find_game(game), {}, ()).begin()["taken"][-1]) for _ in range(6)}
    assert len(deals) == 6


@each_game
def test_written_steps_lead_a_board_from_its_base_and_back(game: str) -> None:
    room = Room(game).fill().play_on(random.Random(17), 30)
    board = room.table.board
    assert board is not None
    snapshot = room.shelf.snapshots[-1]
    other = Board(board.match.game, board.match.options, (), snapshot.steps, snapshot.position)
    for entry in room.shelf.entries[snapshot.entry :]:
        other.follow(entry.body["taken"])
    assert other.step == board.step
    assert other.match.view(1) == board.match.view(1)
    back = board.undo(whole=True)
    other.rewind(board.step)
    assert other.step == board.step
    assert back in (None, board.step)
    assert other.match.view(2) == board.match.view(2)
    assert other.undo(whole=False) is None


@each_game
def test_what_is_told_right_after_a_move_is_what_the_journal_tells_later(game: str) -> None:
    chooser = random.Random(5)
    board = Board(find_game(game), {"players": 2}, ["Anna", "Ben"])
    fresh = list(board.begin()["events"])
    while not board.match.over:
        fresh += board.play(chooser.choice(board.match.legal))["events"]
    stored = orjson.loads(orjson.dumps(fresh))
    assert {each["kind"] for _, each, secret in fresh if secret}, "nothing was hidden"
    for seat in (1, 2, None):
        now = [seen_event(board.match.game, each, seat) for each in fresh]
        later = [seen_event(board.match.game, each, seat) for each in stored]
        assert orjson.loads(encoded(now)) == orjson.loads(encoded(later))


@each_game
def test_what_is_sent_of_an_explanation_is_all_of_it(game: str) -> None:
    chooser = random.Random(6)
    board = Board(find_game(game), {"players": 2}, ["Anna", "Ben"])
    board.begin()
    for _ in range(sized(30, 300)):
        if board.match.over:
            break
        for seat in (1, 2, None):
            sent = orjson.loads(encoded(board.explained(seat)))
            told = orjson.loads(encoded(board.match.explain(seat).as_dict()))
            assert sent | told == sent
        board.play(chooser.choice(board.match.legal))


@pytest.mark.parametrize("game", ["austria", "overbooking"])
def test_an_action_is_tried_once_until_something_happens(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[int] = []
    once = Worlds.tried

    def counted(worlds: Worlds, action: int) -> Trial:
        tried.append(action)
        return once(worlds, action)

    board = Board(find_game(game), {"players": 2}, ["Anna", "Bruno"])
    board.begin()
    monkeypatch.setattr(Worlds, "tried", counted)
    for number in (1, 2):
        action = board.match.legal[0]
        trial = Worlds(board.match.state, board.match.actor or 0).tried(
            board.match.game.parse(action) or 0
        )
        tried.clear()
        assert board.ends_turn(action) == trial.ends_turn
        assert board.is_final(action) == (trial.ends_turn or trial.reveals or trial.shows)
        assert board.only_shows(action) == trial.shows
        assert len(tried) == 1, number
        board.play(action)
