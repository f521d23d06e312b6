"""Several actions in one request: all of them are taken, or none."""

import random
from pathlib import Path
from typing import Any

import pytest

from hotelier.messages import speaking
from hotelier.server.http.schemas import LONGEST_LIST, Rules
from hotelier.server.table.board import Board
from hotelier.server.table.refusals import Refused
from server.houses import Guest, house
from server.shelf import GAMES, Room, whole

each_game = pytest.mark.parametrize("game", GAMES)


def board_of(room: Room) -> Board:
    assert room.table.board is not None
    return room.table.board


def position(room: Room) -> Any:
    match = board_of(room).match
    return match.game.snapshot(match.state)


def with_a_list(length: int = 3, rules: Rules | None = None) -> tuple[Room, list[str]]:
    """A table, and actions that its seat can take together, none of which reveals anything."""
    room = Room("austria", rules=rules or Rules()).fill()
    chooser = random.Random(6)
    while True:
        room.play_on(chooser, 1)
        match = board_of(room).match
        if len(match._undoable) >= length and match.undoable_by == room.actor:
            break
    actions = match.steps[-length:]
    for _ in actions:
        room.table.undo(room.actor, room.table.step, whole=False)
    room.keep()
    return room, list(actions)


def refused(room: Room, actions: list[str]) -> Refused:
    """The refusal of a list, which has changed nothing at all."""
    before = whole(room.table)
    with pytest.raises(Refused) as refusal:
        room.table.play(room.actor, actions, room.table.step)
    assert whole(room.table) == before
    assert refusal.value.step == room.table.step
    assert refusal.value.legal == room.legal
    return refusal.value


def test_a_list_is_taken_as_if_its_actions_came_one_by_one() -> None:
    room, actions = with_a_list()
    actor, stops = room.actor, [position(room)]
    for action in actions:
        room.play(action)
        stops.append(position(room))
    for stop in reversed(stops[:-1]):
        room.table.undo(actor, room.table.step, whole=False)
        assert position(room) == stop
    entries = room.table.ledger.entries
    room.table.play(actor, actions, room.table.step)
    assert position(room) == stops[-1]
    moved = room.table.ledger.tail[-len(actions) :]
    assert [entry.body["taken"] for entry in moved] == [[action] for action in actions]
    assert room.table.ledger.entries == entries + len(actions)
    room.reload()
    for stop in reversed(stops[:-1]):
        room.table.undo(actor, room.table.step, whole=False)
        assert position(room) == stop


@pytest.mark.parametrize("wrong", [0, 1, 2])
def test_a_list_with_an_illegal_action_is_refused_whole_and_the_answer_says_which(
    wrong: int,
) -> None:
    room, actions = with_a_list()
    actions[wrong] = "dance"
    refusal = refused(room, actions)
    assert (refusal.code, refusal.index, refusal.action) == ("illegal", wrong, "dance")
    assert refusal.as_dict()["index"] == wrong
    assert f"number {wrong + 1} of 3" in refusal.reason
    with speaking("nl"):
        assert f"actie {wrong + 1} van 3" in refused(room, actions).reason


@each_game
@pytest.mark.parametrize("confirm", [False, True])
def test_what_ends_the_turn_or_reveals_something_must_be_the_last_of_a_list(
    game: str, confirm: bool
) -> None:
    room = Room(game, rules=Rules(confirm=confirm)).fill()
    chooser, kinds = random.Random(3), set()
    for _ in range(60):
        if room.table.phase == "over":
            break
        choices = board_of(room).match.explain(room.actor).choices
        for choice in choices:
            if choice.ends_turn or choice.reveals:
                refusal = refused(room, [choice.action, room.legal[0]])
                expected = ("not-last", 0, choice.action)
                assert (refusal.code, refusal.index, refusal.action) == expected
                kinds.add((choice.ends_turn, choice.reveals))
        room.play_on(chooser, 1)
    assert kinds


def ending_pair(board: Board) -> list[str] | None:
    """Two actions of the seat to move, the second of which ends its turn."""
    match = board.match
    for first in match.legal:
        if board.stuck([first, "dance"]) != (1, "illegal"):
            continue
        state, number = match.state.clone(), match.game.parse(first)
        assert number is not None
        state.apply(number)
        after = Board(match.game, match.options, (), 0, match.game.snapshot(state))
        for last in after.match.legal:
            if after.ends_turn(last):
                return [first, last]
    return None


def test_where_turns_are_confirmed_the_last_of_a_list_is_held_and_the_others_are_taken() -> None:
    room = Room("austria", rules=Rules(confirm=True)).fill()
    chooser = random.Random(11)
    while (pair := ending_pair(board_of(room))) is None:
        room.play_on(chooser, 1)
    actor, step = room.actor, room.table.step
    room.table.play(actor, pair, step)
    first, held = room.table.ledger.tail[-2:]
    assert (first.body["type"], first.body["taken"], first.steps) == ("moved", pair[:1], step + 1)
    assert (held.body["type"], held.body["text"]) == ("held", pair[1])
    room.table.undo(actor, step + 1, whole=False)
    assert (room.actor, room.table.step, board_of(room).match.steps[-1]) == (
        actor,
        step + 1,
        pair[0],
    )
    room.table.play(actor, pair[1:], step + 1)
    room.table.confirm(actor, step + 1)
    assert room.actor != actor


@each_game
def test_every_chain_that_a_game_offers_is_taken_as_one_list(game: str) -> None:
    chooser, chains = random.Random(5), 0
    for _ in range(4):
        room = Room(game).fill()
        while room.table.phase == "running":
            for chain in board_of(room).match.explain(room.actor, trials=False).chains:
                assert board_of(room).stuck(chain.actions) is None, chain
                chains += 1
            room.play_on(chooser, 1)
    assert chains or game == "overbooking"


BAD: list[tuple[dict[str, Any], str]] = [
    ({"actions": []}, "at least 1"),
    ({"actions": ["pass"] * (LONGEST_LIST + 1)}, f"at most {LONGEST_LIST}"),
    ({"actions": ["pass"], "action": "pass"}, "either action or actions"),
    ({}, "either action or actions"),
    ({"actions": "pass"}, "actions: "),
    ({"actions": [1]}, "actions.0: "),
    ({"action": "pass", "actoin": "pass"}, "no field “actoin”"),
]


def test_a_list_that_makes_no_sense_is_refused_with_a_sentence_and_nothing_is_lost(
    tmp_path: Path,
) -> None:
    with house(tmp_path) as url:
        host = Guest(url).open_table("austria")
        Guest(url).join(host, "Bela")
        socket = host.live()
        before = host.look()
        for body, words in BAD:
            answer = host.at_table("POST", "/play", {**body, "step": before["step"]})
            assert (answer.status_code, answer.json()["code"]) == (422, "unreadable")
            assert words in answer.json()["reason"]
            refusal = socket.do(type="play", id=1, step=before["step"], **body)
            assert (refusal["type"], refusal["code"], refusal["id"]) == ("refused", "unreadable", 1)
            assert words in refusal["reason"]
        assert host.look() == before
        socket.close()


def test_a_list_goes_over_http_and_over_the_socket(tmp_path: Path) -> None:
    with house(tmp_path) as url:
        host = Guest(url).open_table("austria")
        guests = {1: host, 2: Guest(url).join(host, "Bela")}
        for wrong in (["guest 1", "dance"], ["dance", "guest 1"]):
            actor = guests[host.look()["view"]["actor"]]
            step = actor.look()["step"]
            socket = actor.live()
            asked = {"actions": wrong, "step": step}
            told = socket.do(type="play", id=7, **asked)
            answer = actor.at_table("POST", "/play", asked)
            assert answer.status_code == 409
            assert told == {"type": "refused", "id": 7, **answer.json()}
            index = 0  # a guest taken from the row is followed by chance
            assert (told["index"], told["action"]) == (index, wrong[index])
            assert told["code"] == ("not-last" if wrong[0] == "guest 1" else "illegal")
            taken = {"actions": [actor.look()["view"]["legal"][0]], "step": step}
            assert socket.do(type="play", **taken)["type"] == "done"
            socket.close()
