"""Bots at tables think like bots in the arena: they keep their memory during their turn."""

import asyncio
import gc
import os
import signal
import tracemalloc
from collections.abc import Iterator
from pathlib import Path

import pytest

import hotelier
from hotelier.bots.catalogue import find_opponent
from hotelier.bots.forgetful import Forgetful
from hotelier.bots.thinkers import Search
from hotelier.core.match import Match
from hotelier.core.rng import Rng
from hotelier.server.bots import thinking
from hotelier.server.bots.thinking import REMEMBERED, Sitting
from hotelier.server.bots.workers import Workers
from lengths import sized
from server.houses import LIMIT

GAMES = ("austria", "overbooking")
# Never hurried: chance alone decides what one overlooks, and the other searches a fixed number
# of positions: what it finds depends on the tree that it keeps.
PATIENT = {"easy@30": 12, "search@12n": 5}  # and how many decisions are compared
MEMORY = 4.0  # MiB for as many bots as a worker remembers, in the middle of a game
DOCUMENT = Path(__file__).parents[2] / "docs" / "opponents.md"


@pytest.fixture
def crew() -> Iterator[Workers]:
    some = Workers(2)
    yield some
    some.close()


@pytest.fixture(autouse=True)
def nobody_is_remembered() -> Iterator[None]:
    thinking._remembered.clear()
    yield
    thinking._remembered.clear()


@pytest.mark.parametrize("bot", PATIENT)
@pytest.mark.parametrize("game", GAMES)
def test_a_bot_at_a_table_chooses_what_it_would_choose_in_the_arena(
    game: str, bot: str, crew: Workers
) -> None:
    match = hotelier.new(game, players=2, seed=3)
    arena = {seat: find_opponent(bot).sit_down(match.game) for seat in (1, 2)}
    budget = find_opponent(bot).budget

    async def play() -> None:
        for seed in range(PATIENT[bot]):
            seat = match.actor
            assert seat is not None
            view, sitting = match.view(seat), Sitting("t", seat, len(match.steps))
            found = await crew.think(game, bot, view, sitting, seed)
            assert found == arena[seat].choose(view, match.legal, Rng(seed), budget)
            match.play(found)

    asyncio.run(asyncio.wait_for(play(), LIMIT))


def test_a_bot_is_remembered_from_one_decision_to_the_next() -> None:
    first = thinking._seated("austria", "expert", Sitting("t", 1, 10))
    assert isinstance(first, Search)
    assert thinking._seated("austria", "expert", Sitting("t", 1, 11)) is first
    assert thinking._seated("austria", "expert", Sitting("t", 2, 11)) is not first
    assert thinking._seated("austria", "expert", Sitting("other", 1, 12)) is not first


def test_a_bot_asked_again_about_the_same_step_starts_over() -> None:
    first = thinking._seated("austria", "easy", Sitting("t", 1, 10))
    assert isinstance(first, Forgetful)
    assert thinking._seated("austria", "easy", Sitting("t", 1, 10)) is not first


def test_another_bot_in_the_same_seat_inherits_nothing() -> None:
    first = thinking._seated("austria", "easy", Sitting("t", 1, 10))
    assert thinking._seated("austria", "hard", Sitting("t", 1, 11)) is not first


def test_a_worker_remembers_as_many_bots_as_the_document_says() -> None:
    for number in range(REMEMBERED + 5):
        thinking._seated("overbooking", "easy", Sitting(f"t{number}", 1, 1))
    assert len(thinking._remembered) == REMEMBERED
    told = " ".join(DOCUMENT.read_text(encoding="utf-8").split())
    assert f"remembers up to {REMEMBERED} bots" in told
    assert f"take less than {MEMORY:.0f} MiB" in told


def test_the_bots_that_a_worker_remembers_need_no_more_memory_than_the_document_says() -> None:
    number, nodes = sized(2, REMEMBERED), sized(20, 300)
    matches = [_in_mid_game(seed) for seed in range(number)]
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        for at, match in enumerate(matches):
            seat = match.actor or 0
            sitting = Sitting(f"t{at}", seat, len(match.steps))
            thinking.think(
                "austria", f"search@{nodes}n", match.view(seat), match.legal, at, sitting
            )
        gc.collect()
        held = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    assert len(thinking._remembered) == number
    assert 0 < held < MEMORY * 2**20 * number / REMEMBERED


def _in_mid_game(seed: int) -> Match:
    """A turn that has just begun."""
    match, rng = hotelier.new("austria", players=3, seed=seed), Rng(seed)
    while len(match.steps) < 100 or match.decision != "turn":
        match.play(match.legal[rng.below(len(match.legal))])
    return match


def test_a_bot_stays_with_the_worker_that_remembers_it(crew: Workers) -> None:
    match = hotelier.new("overbooking", seed=1)
    view = match.view(match.actor)

    async def think() -> None:
        for table in ("a", "b", "c"):
            await crew.think("overbooking", "random", view, Sitting(table, 1, 1))
        first = crew._seats["a", 1]
        for step in (2, 3):
            await crew.think("overbooking", "random", view, Sitting("a", 1, step))
            assert crew._seats["a", 1] is first

    asyncio.run(asyncio.wait_for(think(), LIMIT))


def test_a_bot_whose_worker_dies_starts_over_and_answers(crew: Workers) -> None:
    match = hotelier.new("austria", seed=1)
    assert match.actor is not None
    view = match.view(match.actor)

    async def think() -> str:
        await crew.think("austria", "easy", view, Sitting("t", 1, 1))
        process = crew._seats["t", 1].process
        assert process is not None
        os.kill(process, signal.SIGKILL)
        return await crew.think("austria", "easy", view, Sitting("t", 1, 2))

    assert asyncio.run(asyncio.wait_for(think(), LIMIT)) in view.legal
