"""The server is killed at any moment, and nobody loses a move that was confirmed.

A signal ends the process, not the machine: the tests of the store check that a commit reaches the
disk.
"""

import asyncio
import contextlib
import os
import random
import shutil
import sqlite3
import tempfile
from itertools import chain
from pathlib import Path
from typing import Any, Final

import httpx
import pytest

from hotelier.server.settings import DATABASE_FILE
from hotelier.server.store.store import Store
from hotelier.server.table.clocks import Watch
from hotelier.server.table.history import record
from hotelier.server.table.table import Table
from lengths import sized
from server.diaries import Diary, Visit
from server.houses import LIMIT
from server.lives import Life, life

RUNS: Final = sized(1, 6)
KILLS: Final = sized(8, 30)  # a run; with those of the bots' run, two hundred in the long version
BOT_KILLS: Final = sized(4, 20)
TABLES: Final = 3  # where people play at a time


def chance(run: int) -> random.Random:
    """Always the same where changes are judged, new every time elsewhere."""
    seed = run if "CI" in os.environ else random.SystemRandom().getrandbits(32)
    print(f"seed {seed}")
    return random.Random(seed)


def movers(diaries: list[Diary]) -> set[int]:
    """The seats whose moves were reported or found."""
    told = chain.from_iterable(diary.seen.get(1, {}).values() for diary in diaries)
    found = chain.from_iterable(diary.journal.get(1, ()) for diary in diaries)
    return {entry["seat"] for entry in chain(told, found) if entry["type"] == "moved"}


async def visit(
    house: Life,
    diaries: list[Diary],
    chooser: random.Random,
    bots: bool,
    everybody_moves: bool = False,
) -> None:
    """Find everything as it was, continue, and be there when the server is killed."""
    url = house.url
    async with httpx.AsyncClient(verify=False, trust_env=False, timeout=LIMIT) as http:
        guests = Visit(url, http, chooser.getrandbits(32))
        for diary in diaries:
            if diary.changed:
                await guests.verify(diary)
        open_ones = [diary for diary in diaries if diary.can_go_on]
        chosen = chooser.sample(open_ones, min(TABLES, len(open_ones)))
        guests.enough = chooser.randint(1, 50)

        async def killer() -> None:
            while everybody_moves and not movers(diaries) >= {1, 2}:
                await asyncio.sleep(0.01)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(chooser.random() * (2.5 if bots else 0.8)):
                    await guests.busy.wait()
                    await asyncio.sleep(chooser.random() / 200)
            guests.closed = True
            house.kill()

        await guests.until_broken(
            killer(),
            *(guests.live_at(diary) for diary in chosen),
            guests.open_tables(diaries, lambda: new_table(chooser, bots)),
        )


def new_table(chooser: random.Random, bots: bool) -> dict[str, Any]:
    players = chooser.choice((2, 2, 3))
    other = {"kind": "bot", "bot": chooser.choice(("random", "easy"))} if bots else {"kind": "open"}
    return {
        "game": chooser.choice(("austria", "overbooking")),
        "seats": [{"kind": "me"}, *[other] * (players - 1)],
        "rules": {"confirm": chooser.random() < 0.3},
    }


async def check_files(folder: Path, diaries: list[Diary]) -> None:
    """What the dead server left behind is intact, and every game follows from its first step."""
    with tempfile.TemporaryDirectory() as copied:
        for file in folder.glob(f"{DATABASE_FILE}*"):
            shutil.copy(file, copied)
        path = Path(copied) / DATABASE_FILE
        if not path.exists():
            return
        with sqlite3.connect(path) as database:
            assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        store = Store(f"sqlite:///{path}")
        store.open()
        for diary in filter(lambda each: each.changed, diaries):
            loaded = await store.load(diary.id)
            assert loaded is not None, "a table was opened, but is not kept"
            journal = await store.entries_after(diary.id, 0)
            assert [entry.number for entry in journal] == [*range(1, loaded.row.entries + 1)]
            table = Table.loaded(loaded, Watch())
            if table.board is not None:
                again = record(table, journal).replay()
                found = table.board.match
                assert again.game.snapshot(again.state) == found.game.snapshot(found.state)
                assert loaded.row.steps == len(again.steps)
        store.close()


@pytest.mark.slow
@pytest.mark.parametrize("run", range(RUNS))
def test_a_house_killed_at_any_moment_loses_nothing_it_acknowledged(
    tmp_path: Path, run: int
) -> None:
    kill_again_and_again(tmp_path, chance(run), KILLS, bots=False)


@pytest.mark.slow
def test_a_house_killed_while_bots_think_loses_nothing_it_acknowledged(tmp_path: Path) -> None:
    diaries = kill_again_and_again(tmp_path, chance(RUNS), BOT_KILLS, bots=True)
    entries = chain.from_iterable(diary.journal.get(1, ()) for diary in diaries)
    moved = {entry["seat"] for entry in entries if entry["type"] == "moved"}
    assert moved >= {1, 2}, "somebody never played"


def kill_again_and_again(
    folder: Path, chooser: random.Random, kills: int, bots: bool
) -> list[Diary]:
    """Let people live through this many ends of the server; at the end, nothing is missing."""
    diaries: list[Diary] = []
    for number in range(kills):
        # A worker may need longer to start than a server lives, but not forever.
        everybody_moves = bots and number == kills - 1
        with life(folder) as house:
            if chooser.random() < 0.1 and not everybody_moves:
                house.process.join(chooser.random() / 10)  # killed before it's ready
            else:
                asyncio.run(visit(house, diaries, chooser, bots, everybody_moves))
        asyncio.run(check_files(folder, diaries))
    with life(folder) as house:
        asyncio.run(visit(house, diaries, chooser, bots))
    # A worker that had barely started may complain that it was left alone.
    assert bots or "Traceback" not in house.log.read_text()
    return diaries
