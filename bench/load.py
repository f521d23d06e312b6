"""The server under load: live tables on loopback whose players move at random.

    python bench/load.py                       200 tables, 1,000 sockets, 300 moves/s, one minute
    python bench/load.py --rate 0              as many moves as the server takes
    python bench/load.py --tables 3 --sockets 15 --seconds 2 --resting 0
    python bench/load.py --processes 2         two processes, one PostgreSQL
    python bench/load.py --processes 2 --sticky  the same, and each table stays at one of them

`hotelier serve` runs in its own process, with a fresh SQLite folder and its limits raised. Several
processes share a PostgreSQL server, started here unless DATABASE_URL names an empty database;
requests and sockets go to each in turn, unless they are sticky. Every table has two players; the
other sockets watch. A move counts from the moment its player sends it until the last socket at the
table has the update that contains it. When a game ends, one at a new table follows. At the end,
tables are left in mid-game to measure their memory.
"""

import asyncio
import gc
import os
import platform
import random
import resource
import sys
from collections.abc import Coroutine
from math import isnan, nan
from time import perf_counter, process_time
from typing import Annotated, Any, Final, TypeVar

import orjson
import typer
import uvloop
from rich import box
from rich.console import Console
from rich.table import Table

import hotelier
from hotelier.core.errors import HotelierError
from hotelier.server.table.registry import IDLE
from live import PLAYERS, LiveTable, Pace, Server, Times, serving

T = TypeVar("T")

GAMES: Final = {"austria": 56, "overbooking": 23}  # and the moves of half a game
AT_ONCE: Final = 20  # tables opened at the same time
WARM_UP: Final = 8  # one warm-up table per this many measured tables
LONGEST: Final = 300.0  # seconds for everything but the measurement itself
KIB: Final = 1024


async def carry(
    server: Server, tables: int, sockets: int, seconds: float, rate: float, chooser: random.Random
) -> dict[str, Any]:
    """Let tables play for a while and return the figures by name."""
    times, ended, empty = Times(), 0, server.memory()
    door = asyncio.Semaphore(AT_ONCE)

    async def opened(number: int) -> LiveTable:
        size = sockets // tables + (number < sockets % tables)
        table = LiveTable(server, list(GAMES)[number % len(GAMES)], size, times)
        async with door:
            await table.open()
        return table

    async def play_a_part(table: LiveTable) -> None:
        async with door:
            await table.play(chooser.randrange(2 * GAMES[table.game]), hurry, chooser)
            await table.settle()

    async def play_on(number: int, table: LiveTable) -> None:
        nonlocal ended
        while await table.play(None, pace, chooser):
            ended += 1
            await table.close()
            table = await opened(number)
        await table.close()

    async with asyncio.TaskGroup() as group:
        house = await asyncio.gather(*map(opened, range(tables)))
        full = server.memory()
        hurry = Pace(0, LONGEST, chooser)
        await asyncio.gather(*map(play_a_part, house))  # so that games end at different times
        times.clear()
        pace = Pace(rate, seconds, chooser)
        began, own_cpu = perf_counter(), process_time()
        cpu, database_cpu = server.cpu(), server.database_cpu()
        for number, table in enumerate(house):
            group.create_task(play_on(number, table))
        await asyncio.sleep(seconds)
        spent = perf_counter() - began
        own_cpu, at_end = process_time() - own_cpu, server.memory()
        cores = [(after - before) / spent for after, before in zip(server.cpu(), cpu, strict=True)]
        database_cores = (server.database_cpu() - database_cpu) / spent
        moves, received = len(times.acknowledged), times.received
        updates, updated = times.updates, times.updated
    return {
        "moves_per_second": moves / spent,
        "acknowledged_ms": percentiles(times.acknowledged),
        "everywhere_ms": percentiles(times.everywhere),
        "games_ended": ended,
        "server_cores": sum(cores),
        "server_ms_per_move": 1000 * sum(cores) * spent / max(1, moves),
        "cores_by_process": cores,
        "database_cores": None if isnan(database_cores) else database_cores,
        "client_cores": own_cpu / spent,
        "kib_per_move": received / KIB / max(1, moves),
        "update_bytes": updated / max(1, updates),
        "memory_mib": {
            "empty": empty / KIB**2,
            "opened": full / KIB**2,
            "end": at_end / KIB**2,
        },
    }


async def weigh(server: Server, tables: int, chooser: random.Random) -> float:
    """KiB of server memory for each table left in mid-game."""
    door = asyncio.Semaphore(AT_ONCE)
    began = perf_counter()
    pace = Pace(0, IDLE, chooser)

    async def left(number: int) -> None:
        game = list(GAMES)[number % len(GAMES)]
        table = LiveTable(server, game, PLAYERS, Times())
        async with door:
            await table.open()
            await table.play(GAMES[game], pace, chooser)
            await table.close()

    await asyncio.gather(*map(left, range(-(-tables // WARM_UP))))
    before = server.memory()
    await asyncio.gather(*map(left, range(tables)))
    held = server.memory() - before
    if perf_counter() - began > IDLE:
        raise HotelierError("the first tables have already left memory: use a lower --resting")
    return held / tables / KIB


def percentiles(seconds: list[float]) -> dict[str, float]:
    """The median and the slow ones, in milliseconds."""
    ordered = sorted(seconds) or [nan]
    return {f"p{part}": ordered[len(ordered) * part // 100] * 1000 for part in (50, 95, 99)}


def run(work: Coroutine[Any, Any, T], seconds: float) -> T:
    """Run it, with a time limit."""

    async def bounded() -> T:
        async with asyncio.timeout(seconds):
            return await work

    return uvloop.run(bounded())


def show(console: Console, asked: dict[str, float], found: dict[str, Any]) -> None:
    """Print the figures."""
    title = "{tables} tables, {sockets} sockets, {seconds:g} s".format(**asked)
    if asked["processes"] > 1:
        title += ", {processes} processes".format(**asked)
        title += ", sticky" if asked["sticky"] else ""
    table = Table(title=title, box=box.SIMPLE_HEAD, title_style="bold cyan", show_header=False)
    table.add_column()
    table.add_column(justify="right", style="bold")

    def spread(figures: dict[str, float], digits: int) -> str:
        return ", ".join(f"{name} {figure:.{digits}f}" for name, figure in figures.items())

    wanted = f"{asked['rate']:g} wanted" if asked["rate"] else "as many as it takes"
    table.add_row(f"moves a second ({wanted})", f"{found['moves_per_second']:.1f}")
    table.add_row("ms until acknowledged", spread(found["acknowledged_ms"], 1))
    table.add_row("ms until the last socket has it", spread(found["everywhere_ms"], 1))
    table.add_row("games that ended", f"{found['games_ended']}")
    each = found["cores_by_process"]
    parts = f" ({' + '.join(f'{one:.2f}' for one in each)})" if len(each) > 1 else ""
    table.add_row("cores the server used", f"{found['server_cores']:.2f}{parts}")
    table.add_row("ms of them for each move", f"{found['server_ms_per_move']:.2f}")
    if found["database_cores"] is not None:
        table.add_row("cores the database used", f"{found['database_cores']:.2f}")
    table.add_row("cores the clients used", f"{found['client_cores']:.2f}")
    table.add_row("KiB sent for each move", f"{found['kib_per_move']:.1f}")
    table.add_row("bytes of an update, per move and socket", f"{found['update_bytes']:.0f}")
    table.add_row("MiB of the server", spread(found["memory_mib"], 0))
    if "resting_table_kib" in found:
        table.add_row("KiB a table at rest", f"{found['resting_table_kib']:.1f}")
    console.print(table)
    console.print("{cores} cores, Python {python}, {engine} engine".format(**found["machine"]))


def load(
    tables: Annotated[int, typer.Option(min=1, max=2_000)] = 200,
    sockets: Annotated[
        int, typer.Option(min=2, max=10_000, help="Sockets of all tables together.")
    ] = 1_000,
    seconds: Annotated[float, typer.Option(min=0.5, max=600)] = 60,
    rate: Annotated[float, typer.Option(min=0, help="Moves per second; 0: no limit.")] = 300,
    resting: Annotated[int, typer.Option(min=0, max=2_000, help="Tables to measure memory.")] = 500,
    processes: Annotated[int, typer.Option(min=1, max=64, help="With PostgreSQL.")] = 1,
    database: Annotated[
        str | None,
        typer.Option(
            envvar="DATABASE_URL",
            help="An empty PostgreSQL database, or “own” for a server started here; "
            "by default SQLite for one process, “own” for several.",
        ),
    ] = None,
    sticky: Annotated[
        bool, typer.Option("--sticky", help="A table stays at one process, as by a proxy’s hash.")
    ] = False,
    seed: Annotated[int, typer.Option(help="Seed of the choices; chance is the server's own.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")] = False,
) -> None:
    """Measure how much load the server can take."""
    if sockets < PLAYERS * tables:
        raise HotelierError(f"{tables} tables need at least {PLAYERS * tables} sockets")
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # the server inherits it
    gc.disable()  # a pause of the clients would look like one of the server
    chooser = random.Random(seed)
    asked = {
        "tables": tables,
        "sockets": sockets,
        "seconds": seconds,
        "rate": rate,
        "processes": processes,
        "sticky": sticky,
    }
    with serving(processes, database, sticky) as server:
        found = run(carry(server, tables, sockets, seconds, rate, chooser), seconds + LONGEST)
    if resting:
        with serving(processes, database, sticky) as server:
            found["resting_table_kib"] = run(weigh(server, resting, chooser), LONGEST)
    found["machine"] = {
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "engine": "compiled" if hotelier.compiled else "interpreted",
    }
    if as_json:
        print(orjson.dumps(asked | found, option=orjson.OPT_INDENT_2).decode())
    else:
        show(Console(highlight=False), asked, found)


if __name__ == "__main__":
    try:
        typer.run(load)
    except HotelierError as error:
        sys.exit(f"load: {error}")
