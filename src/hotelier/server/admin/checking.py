"""Whether every table can be opened, and its journal replayed."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing

from hotelier.core.errors import DataError, HotelierError
from hotelier.server.admin.desk import Desk
from hotelier.server.store import queries
from hotelier.server.store.rows import Loaded
from hotelier.server.table.clocks import Watch
from hotelier.server.table.table import Table


def damage(desk: Desk) -> Iterator[str]:
    """What's wrong with the database file itself."""
    if desk.database.is_shared:
        return
    with closing(sqlite3.connect(str(desk.database.url.database))) as connection:
        for (found,) in connection.execute("PRAGMA integrity_check(20)"):
            if found != "ok":
                yield found


def faults(desk: Desk) -> Iterator[tuple[str, str | None]]:
    """Every table by its id, and what's wrong with it; None if nothing is."""
    with desk.reading() as connection:
        ids = [row.id for row in queries.rows(connection)]
    for id in ids:
        with desk.reading() as connection:
            whole = queries.load(connection, id, whole=True)
            usual = queries.load(connection, id)
        if whole is not None and usual is not None:  # otherwise it was just deleted
            yield id, _fault(whole, usual)


def _fault(whole: Loaded, usual: Loaded) -> str | None:
    """What's wrong with a table, from its first entry on, and as a server opens it."""
    row = whole.row
    numbers = [entry.number for entry in whole.entries]
    if numbers != list(range(1, row.entries + 1)):
        missing = sorted({*range(1, row.entries + 1)} - {*numbers})
        if missing:
            return f"entry {missing[0]} of {row.entries} is missing"
        return f"there are {len(numbers)} entries instead of {row.entries}"
    try:
        table = Table.loaded(whole, Watch())
    except HotelierError as error:
        return str(error)
    except (KeyError, TypeError, ValueError) as error:
        return f"its journal can’t be read: {type(error).__name__}: {error}"
    if table.step != row.steps:
        return f"the journal leads to step {table.step}, the table is at {row.steps}"
    result = table.facts.result
    if row.phase == "over" and table.board is not None and result is not None:
        if not table.board.match.over:
            return "the game is over, but the journal ends before"
        if list(table.board.match.scores) != result.scores:
            return f"the journal gives {list(table.board.match.scores)}, not {result.scores}"
    try:
        if Table.loaded(usual, Watch()).step != row.steps:
            return "the last snapshot doesn’t fit the journal"
    except DataError:
        return None  # a snapshot of another version, which servers ignore
    except HotelierError as error:
        return str(error)
    return None
