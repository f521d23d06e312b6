"""Who is told what: a seat's own view and events, and not a word more."""

import random
from collections.abc import Sequence
from typing import Any

import orjson
import pytest

from hotelier.server.encoder import encoded
from hotelier.server.http.schemas import LobbyTable, Rules, TableState, Told
from hotelier.server.http.serializers import in_lobby, state, told, told_all
from hotelier.server.store.rows import Entry
from hotelier.server.table.board import explained
from hotelier.server.table.history import record
from hotelier.server.table.tokens import digest
from server.shelf import GAMES, Room

each_game = pytest.mark.parametrize("game", GAMES)
NOBODY: frozenset[int] = frozenset()


def plain(value: Any) -> Any:
    """As it arrives in a browser."""
    return orjson.loads(encoded(value))


def kinds_told(room: Room, entries: Sequence[Entry], seat: int | None) -> list[str]:
    """What kinds of entries someone gets."""
    return [each["type"] for each in told_all(room.table.game, entries, seat)]


@each_game
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_is_told_what_the_game_says_their_seat_may_know(game: str, players: int) -> None:
    hidden = 0
    for seed in range(3):
        room = Room(game, players).fill().play_on(random.Random(seed))
        whole = record(room.table, room.shelf.entries)
        match = whole.replay()
        for seat in (None, *range(1, players + 1)):
            heard = plain(told_all(room.table.game, room.shelf.entries, seat))
            steps = [step for each in heard for step in each.get("taken", ())]
            events = [event for each in heard for event in each.get("events", ())]
            assert tuple(steps) == match.log(seat)
            assert events == plain(
                [
                    {"step": step, **event.told(), "line": match.game.line(event, seat)}
                    for step, event in match.events(seat)
                ]
            )
            hidden += sum(one != other for one, other in zip(steps, whole.steps, strict=True))
    assert hidden > 10


@each_game
def test_what_is_taken_back_and_played_again_is_told_in_order(game: str) -> None:
    room = Room(game, rules=Rules(confirm=True)).fill()
    ending, actor = room.to_end_of_turn(), room.actor
    room.play(ending)
    room.table.undo(actor, room.table.step, whole=False)
    room.play(ending)
    room.table.confirm(actor, room.table.step)
    room.keep()
    last = room.shelf.entries[-4:]
    assert kinds_told(room, last, actor) == ["held", "undone", "held", "moved"]
    for other in (None, 3 - actor):
        assert kinds_told(room, last, other) == ["undone", "moved"]


@each_game
def test_a_state_never_holds_a_key_a_token_or_a_digest(game: str) -> None:
    seats = [{"kind": "me"}, {}, {"kind": "reserved", "name": "Cleo"}]
    room = Room(game, seats=seats, public=True)
    code = room.seated.codes[3]
    secrets = {code, room.seated.key, room.table.facts.lock}
    number, token = room.table.sit("Ben")
    room.tokens[number] = token
    secrets |= {room.table.hand_over(1), *room.tokens.values()}
    told_so_far: list[Any] = [state(room.table, seat, NOBODY, 0) for seat in (None, 1, 2, 3)]
    number, token = room.table.claim(code, None)
    secrets |= {token}
    room.play_on(random.Random(2), 15)
    told_so_far += [state(room.table, seat, NOBODY, 0) for seat in (None, 1, 2, 3)]
    room.play_on(random.Random(2))
    told_so_far += [state(room.table, seat, NOBODY, 0) for seat in (None, 1, 2, 3)]
    assert room.shelf.row is not None
    told_so_far += [in_lobby(room.shelf.row)]
    told_so_far += [told_all(room.table.game, room.shelf.entries, seat) for seat in (None, 1, 2, 3)]
    text = "\n".join(encoded(each).decode() for each in told_so_far)
    assert len(secrets) == 7
    for secret in secrets:
        assert secret not in text
        assert digest(secret) not in text


@each_game
def test_a_state_shows_the_view_of_the_seat_and_what_it_may_do(game: str) -> None:
    room = Room(game).fill().play_on(random.Random(3), 9)
    board = room.table.board
    assert board is not None
    for seat in (None, 1, 2):
        told_state = plain(state(room.table, seat, frozenset({2}), 5))
        assert told_state["view"] == plain(explained(board.match, seat))
        for field in ("legal", "asked", "choices"):
            assert bool(told_state["view"][field]) == (seat == room.actor)
        assert bool(told_state["undo"]) == (seat is not None and seat == board.match.undoable_by)
        assert (told_state["you"], told_state["watching"]) == (seat, 5)
        assert [each["here"] for each in told_state["seats"]] == [False, True]
        assert told_state["cursor"] == room.table.ledger.entries


@each_game
def test_what_is_told_is_what_the_models_describe(game: str) -> None:
    clock = {"kind": "live", "bank": 100}
    room = Room(game, rules=Rules.model_validate({"confirm": True, "clock": clock}), public=True)
    TableState.model_validate(plain(state(room.table, 1, NOBODY, 0)))
    room.fill()
    chooser = random.Random(4)
    while room.table.phase == "running":
        for seat in (None, 1, 2):
            TableState.model_validate(plain(state(room.table, seat, NOBODY, 0)))
        room.table.say(1, "well")
        room.watch.go_on(200)
        room.table.tend()
        room.play_on(chooser, 8)
    room.table.leave(1)
    room.keep()
    TableState.model_validate(plain(state(room.table, None, NOBODY, 0)))
    kinds = set()
    for entry in room.shelf.entries:
        heard = told(room.table.game, entry, 1)
        if heard is not None:
            kinds.add(Told.model_validate(plain(heard)).type)
    assert kinds >= {"began", "moved", "held", "sat", "said", "late"}
    assert room.shelf.row is not None
    LobbyTable.model_validate(plain(in_lobby(room.shelf.row)))


def test_what_was_said_is_told_as_text_to_everybody() -> None:
    room = Room().fill()
    text = '</script><b onload="x">\\u0041 & "quoted"</b>'
    room.table.say(1, text)
    room.keep()
    for seat in (None, 1, 2):
        assert plain(told_all(room.table.game, room.shelf.entries, seat))[-1]["text"] == text


def test_an_entry_of_a_table_that_has_not_begun_is_told_without_a_game() -> None:
    room = Room(players=3)
    room.table.sit("Ben")
    room.keep()
    told_state = state(room.table, 1, NOBODY, 0)
    assert (told_state["view"], told_state["phase"], told_state["step"]) == (None, "open", 0)
    assert kinds_told(room, room.shelf.entries, None) == ["sat", "sat"]


def test_a_secret_step_is_told_whole_to_its_owner_alone() -> None:
    room = Room("overbooking").fill()
    actor = room.actor
    action = room.play()
    entry = room.table.ledger.tail[-1]
    mine, others = told(room.table.game, entry, actor), told(room.table.game, entry, 3 - actor)
    assert mine is not None
    assert others is not None
    assert mine["taken"] == [action]
    assert others["taken"] != [action]
    assert told(room.table.game, entry, None) == others


def test_an_event_that_no_game_knows_any_more_is_told_without_a_line() -> None:
    room = Room().fill()
    old = [1, {"kind": "bell-rung", "seat": 1, "times": 2, "by": "Ben"}, ["by"]]
    entry = Entry(9, 0.0, 1, {"type": "moved", "seat": 1, "taken": ["ring"], "events": [old]})
    for seat, by in ((1, "Ben"), (2, None), (None, None)):
        heard = told(room.table.game, entry, seat)
        assert heard is not None
        expected = {"step": 1, "kind": "bell-rung", "seat": 1, "times": 2, "by": by, "line": None}
        assert plain(heard)["events"] == [expected]


def test_an_event_with_fields_of_another_time_is_told_without_a_line() -> None:
    room = Room().fill()
    old = [1, {"kind": "guest-seated", "seat": 1, "chair": 4}, []]
    entry = Entry(9, 0.0, 1, {"type": "moved", "seat": 1, "taken": ["guest 1"], "events": [old]})
    heard = told(room.table.game, entry, 2)
    assert heard is not None
    assert plain(heard)["events"][0]["line"] is None


@each_game
def test_a_position_is_explained_once_for_each_seat(game: str) -> None:
    room = Room(game).fill().play_on(random.Random(5), 7)
    board = room.table.board
    assert board is not None
    before = board.explained(room.actor)
    assert board.explained(room.actor) is before
    room.table.say(1, "Well.")
    assert board.explained(room.actor) is before
    actor = room.actor
    room.play()
    assert board.explained(actor) is not before
    again = board.explained(actor)
    room.table.rest()
    assert board.explained(actor) is not again
    assert plain(board.explained(actor)) == plain(again)
