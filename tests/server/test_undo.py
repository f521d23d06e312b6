"""Undo at a table: within the engine's barrier, a step or the whole turn, and saved."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hotelier.core.match import Match
from hotelier.core.worlds import Worlds
from hotelier.server.http.schemas import Rules
from hotelier.server.http.serializers import state
from hotelier.server.table.board import Board
from hotelier.server.table.history import steps_in
from hotelier.server.table.refusals import Refused
from server.shelf import GAMES, Room, whole

each_game = pytest.mark.parametrize("game", GAMES)


def match_of(room: Room) -> Match:
    assert room.table.board is not None
    return room.table.board.match


def views(room: Room) -> list[object]:
    """What everyone sees."""
    return [match_of(room).view(seat) for seat in (None, *range(1, len(room.table.seats) + 1))]


def no_undo(room: Room, seat: int) -> None:
    before = whole(room.table)
    with pytest.raises(Refused) as refusal:
        room.table.undo(seat, room.table.step, whole=False)
    assert refusal.value.code == "no-undo"
    assert refusal.value.step == room.table.step
    assert whole(room.table) == before
    assert not state(room.table, seat, frozenset(), 0)["undo"]


def test_the_last_action_is_taken_back_and_the_whole_turn_at_once() -> None:
    room = Room("austria").fill()
    chooser = random.Random(6)
    while room.table.phase == "running" and len(match_of(room)._undoable) < 3:
        room.play_on(chooser, 1)
    undoable = match_of(room).undoable_by
    assert undoable is not None
    first, before = match_of(room)._undoable[0], match_of(room)._undoable[-1]
    assert state(room.table, undoable, frozenset(), 0)["undo"]

    start = room.table.board.base if room.table.board is not None else 0
    room.table.undo(undoable, room.table.step, whole=False)
    assert room.table.step == start + before.steps
    assert match_of(room).game.snapshot(match_of(room).state) == match_of(room).game.snapshot(
        before.state
    )
    room.table.undo(undoable, room.table.step, whole=True)
    assert room.table.step == start + first.steps
    assert match_of(room).game.snapshot(match_of(room).state) == match_of(room).game.snapshot(
        first.state
    )
    no_undo(room, undoable)
    assert [entry.body for entry in room.table.ledger.tail[-2:]] == [
        {"type": "undone", "seat": undoable}
    ] * 2


@each_game
def test_who_ended_their_turn_may_take_it_back_until_the_next_one_acts(game: str) -> None:
    room = Room(game).fill()
    ending = room.to_end_of_turn()
    first, seen, step = room.actor, views(room), room.table.step
    room.play(ending)
    second = room.actor
    assert second != first
    no_undo(room, second)
    room.table.undo(first, room.table.step, whole=False)
    assert (room.actor, views(room), room.table.step) == (first, seen, step)

    room.play(ending)
    room.play()
    no_undo(room, first)


@each_game
def test_nothing_is_taken_back_once_chance_or_a_reveal_has_told_something(game: str) -> None:
    room = Room(game).fill()
    chooser, told = random.Random(7), 0
    while room.table.phase == "running":
        actor, now, action = room.actor, match_of(room).state, chooser.choice(room.legal)
        number = match_of(room).game.parse(action)
        assert number is not None
        is_news = Worlds(now.clone(), actor).tried(number).reveals  # to its own seat
        reveals = now.reveals
        room.play(action)
        taken = room.table.ledger.tail[-1].body["taken"]
        room.keep()
        if len(taken) > 1 or (is_news and match_of(room).state.reveals != reveals):
            told += 1
            if room.table.phase == "running":
                no_undo(room, actor)
        else:
            assert match_of(room).undoable_by == actor or room.table.phase == "over"
    assert told > 3


@each_game
@given(
    wishes=st.lists(st.tuples(st.sampled_from(["play"] * 4 + ["undo", "restart"]), st.integers(0))),
    ahead=st.integers(0, 40),
)
def test_the_steps_that_stand_in_the_journal_lead_to_the_position_on_the_table(
    game: str, wishes: list[tuple[str, int]], ahead: int
) -> None:
    room = Room(game, 3).fill().play_on(random.Random(ahead), ahead)
    for wish, number in wishes:
        undoable = match_of(room).undoable_by
        if room.table.phase == "over":
            break
        if wish == "play":
            room.play(room.legal[number % len(room.legal)])
        elif undoable is not None:
            room.table.undo(undoable, room.table.step, whole=wish == "restart")
        room.keep()
    again = Board(room.table.game, dict(room.table.facts.options), ())
    again.follow(steps_in(room.shelf.entries))
    assert again.step == room.table.step
    assert again.match.game.snapshot(again.match.state) == again.match.game.snapshot(
        match_of(room).state
    )


def test_what_somebody_else_held_is_dropped_when_the_turn_before_is_taken_back() -> None:
    room = Room("overbooking", rules=Rules(confirm=True)).fill()
    first = room.actor
    room.play()
    room.table.confirm(first, room.table.step)
    second = room.actor
    room.play()
    assert room.table.facts.held is not None
    assert match_of(room).undoable_by == first != second
    room.table.undo(first, room.table.step, whole=False)
    assert room.actor == first
    # Otherwise it would be shown to the seat to move now, and be theirs to confirm.
    assert state(room.table, first, frozenset(), 0)["held"] is None
    with pytest.raises(Refused, match="nothing to confirm"):
        room.table.confirm(first, room.table.step)


@each_game
def test_undo_says_what_it_takes_back_and_why_it_goes_no_further(game: str) -> None:
    chooser, reasons = random.Random(9), set[str]()
    rooms = (Room(game).fill() for _ in range(10))  # one game may not have all of the reasons
    while len(reasons) < 3 and (room := next(rooms, None)):
        while room.table.phase == "running":
            actor, action = room.actor, chooser.choice(room.legal)
            choices = match_of(room).game.choices(match_of(room).state, actor)
            words = next(choice.message for choice in choices if choice.action == action)
            room.play(action)
            room.keep()
            for seat in (1, 2):
                told = state(room.table, seat, frozenset(), 0)
                undo, blocked = told["undo"], told["undo_blocked"]
                if undo is not None:
                    assert (seat, undo["message"]["facts"]["action"]["key"]) == (actor, words.key)
                    assert (undo["whole"] is not None) == (match_of(room).undoable_actions > 1)
                if blocked is not None:
                    reasons.add(blocked["key"])
            assert state(room.table, None, frozenset(), 0)["undo_blocked"] is None
    assert reasons == {"undo-blocked-chance", "undo-blocked-shown", "undo-blocked-turn"}
