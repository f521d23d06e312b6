"""Deals in the database: what's asked, and what's written.

Who plays a deal is written together with their table, and so is the result: see `Entering`.
"""

from collections.abc import Sequence
from typing import Any, Final

import orjson
from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from hotelier.server.store.rows import Deal, DealEntry, Row
from hotelier.server.store.schema import deal_entries, deals

SEAT: Final = 1  # of everyone who plays a deal alone
BOT: Final = "bot "  # before a level, instead of a digest

_DEAL: Final = select(deals).where(deals.c.id == bindparam("of"))
_ENTRIES: Final = (
    select(deal_entries)
    .where(deal_entries.c.deal_id == bindparam("of"))
    .order_by(deal_entries.c.score.desc(), deal_entries.c.ended, deal_entries.c.began)
)
_ENTRY: Final = select(deal_entries).where(
    deal_entries.c.deal_id == bindparam("of"), deal_entries.c.who == bindparam("asker")
)
_PLAYED: Final = (
    select(deal_entries.c.deal_id, func.count())
    .where(
        deal_entries.c.deal_id.in_(bindparam("ids", expanding=True)),
        deal_entries.c.score.is_not(None),
        deal_entries.c.who.not_like(f"{BOT}%"),
    )
    .group_by(deal_entries.c.deal_id)
)
_DAYS: Final = (
    select(deals)
    .where(deals.c.kind == "daily", deals.c.day < bindparam("before"))
    .order_by(deals.c.day.desc(), deals.c.game)
    .limit(bindparam("most"))
)
_END: Final = update(deal_entries).where(
    deal_entries.c.table_id == bindparam("at"), deal_entries.c.ended.is_(None)
)


class Making:
    """A new deal."""

    id = ""
    news = ""
    entries: tuple[dict[str, Any], ...] = ()
    snapshots: tuple[dict[str, Any], ...] = ()

    def __init__(self, deal: Deal) -> None:
        record = {name: getattr(deal, name) for name in Deal.__slots__}
        for name in ("options", "bots"):
            record[name] = orjson.dumps(record[name]).decode()
        self.record = record

    def begin(self, connection: Connection) -> bool:
        """Write it; False if there is one with this id."""
        if connection.execute(_DEAL, {"of": self.record["id"]}).first() is not None:
            return False
        connection.execute(insert(deals), self.record)
        return True

    def is_kept(self, connection: Connection) -> bool:
        """Whether it was committed after all."""
        found = connection.execute(_DEAL, {"of": self.record["id"]}).first()
        return found is not None and found.secret == self.record["secret"]


class Entering:
    """What a table means for its deal: someone plays it, or has finished."""

    def __init__(self, row: Row) -> None:
        facts = row.facts
        self.new: dict[str, Any] | None = None
        self.end: dict[str, Any] | None = None
        who = facts.get("entrant")
        if who is None:
            return
        seat = facts["seats"][SEAT - 1]
        if row.version == 1:
            self.new = {
                "deal_id": facts["deal"],
                "who": who,
                "name": seat["name"],
                "table_id": row.id,
                "began": row.made,
            }
        if row.phase == "over":
            played = who.startswith(BOT) or (seat["kind"] == "person" and not seat["absent"])
            score = facts["result"]["scores"][SEAT - 1] if played else None
            self.end = {"ended": facts["ended"], "score": score}
        self.table = row.id

    def write(self, connection: Connection) -> None:
        """Write it, in the transaction of its table; a second entry is an integrity error."""
        if self.new is not None:
            connection.execute(insert(deal_entries), self.new)
        if self.end is not None:
            connection.execute(_END, {"at": self.table, **self.end})


def deal(connection: Connection, id: str) -> Deal | None:
    """A deal by its id."""
    found = connection.execute(_DEAL, {"of": id}).first()
    return None if found is None else _read(found)


def days(connection: Connection, before: str, limit: int) -> list[Deal]:
    """The deals of days before one, the latest first."""
    found = connection.execute(_DAYS, {"before": before, "most": limit})
    return [_read(each) for each in found]


def entries(connection: Connection, id: str) -> list[DealEntry]:
    """Everyone who plays a deal, the best first."""
    found = [DealEntry(*each) for each in connection.execute(_ENTRIES, {"of": id})]
    return sorted(found, key=lambda each: each.score is None)  # databases don't agree on that


def entry(connection: Connection, id: str, who: str) -> DealEntry | None:
    """Someone's entry."""
    found = connection.execute(_ENTRY, {"of": id, "asker": who}).first()
    return None if found is None else DealEntry(*found)


def played(connection: Connection, ids: Sequence[str]) -> dict[str, int]:
    """How many people have finished each of these deals; zero is left out."""
    return dict(connection.execute(_PLAYED, {"ids": list(ids)}).all())


def forget(connection: Connection, name: str, table: str | None = None) -> int:
    """Remove the results of a player, everywhere or from one table; returns how many."""
    theirs = [deal_entries.c.name == name, deal_entries.c.who.not_like(f"{BOT}%")]
    if table is not None:
        theirs.append(deal_entries.c.table_id == table)
    return connection.execute(delete(deal_entries).where(*theirs)).rowcount


def _read(found: Sequence[Any]) -> Deal:
    """A row as a value: its columns are in the order of the fields."""
    id, kind, game, day, options, bots, secret, made = found
    read, names = orjson.loads(options), tuple(orjson.loads(bots))
    return Deal(id, kind, game, day, read, names, secret, made)
