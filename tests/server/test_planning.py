"""A move planned while others decide: hidden from them, done if it still means the same."""

import random

import pytest

from hotelier.server.http.schemas import Rules
from hotelier.server.http.serializers import state, told
from hotelier.server.table.planning import plans
from hotelier.server.table.refusals import Refused
from server.shelf import GAMES, Room, whole

each_game = pytest.mark.parametrize("game", GAMES)


def waiting(game: str, **rules: object) -> tuple[Room, int, str]:
    """A table where a waiting seat can plan something: the table, the seat, the action."""
    room, chooser = Room(game, rules=Rules.model_validate(rules)).fill(), random.Random(3)
    while True:
        assert room.table.board is not None
        seat = 3 - room.actor
        found = plans(room.table.board.match, seat)
        if found:
            return room, seat, found[0].action
        room.play_on(chooser, 1)


@each_game
def test_what_is_planned_is_done_as_soon_as_the_seat_decides(game: str) -> None:
    chooser, done = random.Random(1), 0
    for _ in range(8):
        room, seat, action = waiting(game)
        room.table.plan(seat, action, room.table.step)
        while room.actor != seat and seat in room.table.facts.plans:
            room.play(chooser.choice(room.legal))
            room.keep()
        entry = next(
            each
            for each in reversed(room.table.ledger.tail)
            if each.body["type"] == "dropped" or each.body.get("seat") == seat
        )
        if entry.body["type"] == "moved":
            assert told(room.table.game, entry, seat)["taken"][0] == action  # type: ignore[index]
            done += 1
        else:
            assert told(room.table.game, entry, 3 - seat) is None
            assert told(room.table.game, entry, seat)["what"]["key"]  # type: ignore[index]
        assert room.table.facts.plans == {}
    assert done > 0


@each_game
def test_nobody_else_sees_a_plan_and_what_cannot_be_planned_is_refused(game: str) -> None:
    room, seat, action = waiting(game)
    room.keep()
    room.table.plan(seat, action, room.table.step)
    assert room.table.ledger.entries == len(room.shelf.entries)  # no entry mentions it
    for other in (None, 1, 2):
        planned = state(room.table, other, frozenset(), 0)["plan"]
        assert (planned and planned["action"]) == (action if other == seat else None)
    assert room.reload().facts.plans[seat].action == action
    before = whole(room.table)
    for number, wish in ((seat, "fly to the moon"), (3 - seat, room.legal[0])):
        with pytest.raises(Refused) as refusal:
            room.table.plan(number, wish, room.table.step)
        assert refusal.value.code == "no-plan"
    assert whole(room.table) == before
    room.table.plan(seat, None, room.table.step)
    assert state(room.table, seat, frozenset(), 0)["plan"] is None


def test_a_planned_end_of_the_turn_is_confirmed_where_the_table_asks() -> None:
    room, seat, action = waiting("overbooking", confirm=True)
    room.table.plan(seat, action, room.table.step)
    other = room.actor
    room.play()
    room.table.confirm(other, room.table.step)
    assert room.table.facts.held in (action, None)
    assert room.table.ledger.tail[-1].body["type"] in ("held", "dropped")
