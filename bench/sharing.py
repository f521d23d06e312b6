"""What it costs the processes of one server to share a PostgreSQL database.

    python bench/sharing.py
    python bench/sharing.py --processes 4 --notices 20000 --tables 50000

Starts a PostgreSQL server and processes that nobody uses, and measures processor time: of a process
alone, of each of several that only tell each other that they're there, for every change of a table
that they hear of, and of the database for counting tables, as it does when a table is opened. Last,
how many commits a second the database takes from several writers: without a notice, with one in
each, and of notices alone. Whatever has a notice is committed one at a time.
"""

import sys
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Annotated

import psycopg
import typer

from hotelier.core.errors import HotelierError
from live import Server, serving

SETTLED = 3.0  # seconds after which a process has started
PAUSE = 3.0  # seconds between two looks at what the processes do
ROW = "INSERT INTO written VALUES (1)"
NOTICE = "NOTIFY bench, 'x'"
FILL = """
    INSERT INTO tables
        (id, version, game, phase, public, made, changed, entries, steps, facts, stamp)
    SELECT
        'bench' || n, 1, 'austria', 'running', false, 0, extract(epoch FROM now()), 1, 1, '{}', ''
    FROM generate_series(1, %s) AS n
"""
COUNT = """
    SELECT count(*) FROM tables
    WHERE phase IN ('open', 'running') AND changed >= extract(epoch FROM now()) - 21600
"""


def idle(server: Server, seconds: float) -> list[float]:
    """Milliseconds of processor time a second, by process."""
    time.sleep(SETTLED)
    before = server.cpu()
    time.sleep(seconds)
    return [(a - b) / seconds * 1000 for a, b in zip(server.cpu(), before, strict=True)]


def hearing(server: Server, database: psycopg.Connection, notices: int, rest: float) -> float:
    """Microseconds of processor time for each notice, at each process that hears it."""
    began, before = time.monotonic(), sum(server.cpu())
    for first in range(0, notices, 100):  # a group commit each
        database.execute(
            "SELECT pg_notify('hotelier', 't' || n || ' 7 running 1,2 0')"
            " FROM generate_series(%s::int, %s::int) AS n",
            (first, first + 99),
        )
    last = -1.0
    while (now := sum(server.cpu())) - last > 2 * rest / 1000 * PAUSE:  # still hearing
        last = now
        time.sleep(PAUSE)
    unrelated = rest / 1000 * (time.monotonic() - began)
    return (now - before - unrelated) / notices / len(server.cpu()) * 1e6


def counting(database: psycopg.Connection, tables: int) -> float:
    """Milliseconds the database takes to count tables; the best of five."""
    database.execute(FILL, (tables,))
    database.execute("VACUUM ANALYZE tables")
    best = float("inf")
    for _ in range(5):
        began = time.perf_counter()
        database.execute(COUNT).fetchone()
        best = min(best, time.perf_counter() - began)
    return best * 1000


def commits(address: str, writers: int, seconds: float, *statements: str) -> float:
    """Commits a second by several writers, each of which waits for its own."""
    end = time.monotonic() + seconds

    def write(_: int) -> int:
        done = 0
        with psycopg.connect(address, autocommit=True) as database:
            while time.monotonic() < end:
                with database.transaction():
                    for each in statements:
                        database.execute(each)
                done += 1
        return done

    with ThreadPoolExecutor(writers) as pool:
        return sum(pool.map(write, range(writers))) / seconds


def measure(
    processes: Annotated[int, typer.Option(min=2, max=64)] = 4,
    seconds: Annotated[float, typer.Option(min=1, max=600)] = 15,
    notices: Annotated[int, typer.Option(min=1_000, max=1_000_000)] = 20_000,
    tables: Annotated[int, typer.Option(min=1, max=10_000_000)] = 50_000,
    writers: Annotated[int, typer.Option(min=1, max=64)] = 16,
) -> None:
    """Measure what sharing costs."""
    with serving() as server:
        print(f"ms a second, alone with SQLite:          {idle(server, seconds)[0]:.1f}")
    with serving(database="own") as server:
        print(f"ms a second, alone with PostgreSQL:      {idle(server, seconds)[0]:.1f}")
    with serving(processes) as server:
        each = idle(server, seconds)
        print(f"ms a second, each of {processes} processes:       {sum(each) / processes:.1f}")
        assert server.database is not None
        with psycopg.connect(server.database, autocommit=True) as database:
            heard = hearing(server, database, notices, sum(each))
            print(f"µs for each change heard of, each of {processes}: {heard:.1f}")
            print(f"ms to count {tables:,} tables:           {counting(database, tables):.1f}")
    with serving(database="own") as server:
        assert server.database is not None
        with psycopg.connect(server.database, autocommit=True) as database:
            database.execute("CREATE TABLE written (writer int)")
        for name, statements in (
            ("a row", (ROW,)),
            ("a row and a notice", (ROW, NOTICE)),
            ("a notice", (NOTICE,)),
        ):
            found = commits(server.database, writers, seconds, *statements)
            print(f"commits a second of {name}, {writers} writers: {found:.0f}")


if __name__ == "__main__":
    try:
        typer.run(measure)
    except HotelierError as error:
        sys.exit(f"sharing: {error}")
