"""How tournaments and the ladder are written and read."""

import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

import orjson
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.sql import Select

from hotelier.server.store.rows import Finisher, Rung, TournamentRow
from hotelier.server.store.schema import ladder, rated, ratings, tables, tournaments
from hotelier.tournaments.ratings import Rating, after, together

_ROWS: Final = select(*[tournaments.c[name] for name in TournamentRow.__slots__])
_RUNGS: Final = select(*[ratings.c[name] for name in Rung.__slots__])


class _Alone:
    """Something that belongs to no table, and has no journal."""

    id = ""
    news = ""
    entries: tuple[dict[str, Any], ...] = ()
    snapshots: tuple[dict[str, Any], ...] = ()

    def is_kept(self, connection: Connection) -> bool:
        """Writing it twice does no harm."""
        return False


class KeepingTournament(_Alone):
    """A tournament's new state, if nobody else has written since it was read."""

    def __init__(self, row: TournamentRow) -> None:
        self.stamp = secrets.token_hex(8)
        self.of, self.before = row.id, row.version - 1
        self.row = {name: getattr(row, name) for name in TournamentRow.__slots__}
        self.row |= {"facts": orjson.dumps(row.facts).decode(), "stamp": self.stamp}

    def begin(self, connection: Connection) -> bool:
        """Write it; False if the tournament has moved on."""
        if self.before == 0:
            connection.execute(insert(tournaments), self.row)
            return True
        this = tournaments.c.id == self.of, tournaments.c.version == self.before
        found = connection.execute(update(tournaments).where(*this).values(self.row))
        return found.rowcount > 0

    def is_kept(self, connection: Connection) -> bool:
        """Whether an earlier attempt was committed after all."""
        stamp = select(tournaments.c.stamp).where(tournaments.c.id == self.of)
        return connection.execute(stamp).scalar() == self.stamp


class DroppingTournament(_Alone):
    """The removal of a tournament; its tables stay."""

    def __init__(self, id: str) -> None:
        self.of = id

    def begin(self, connection: Connection) -> bool:
        """Delete it; it's fine if it's already gone."""
        connection.execute(delete(tournaments).where(tournaments.c.id == self.of))
        return True


class Claiming(_Alone):
    """A name for the ladder; only whoever has its key is rated under it."""

    def __init__(self, name: str, shown: str, key: str, made: float) -> None:
        self.row = {"name": name, "shown": shown, "key": key, "made": made}

    def begin(self, connection: Connection) -> bool:
        """Write it; False if someone else has the name."""
        taken = select(ladder.c.name).where(ladder.c.name == self.row["name"])
        if connection.execute(taken).first() is not None:
            return False
        connection.execute(insert(ladder), self.row)
        return True

    def is_kept(self, connection: Connection) -> bool:
        """Whether an earlier attempt was committed after all."""
        own = select(ladder.c.name).where(ladder.c.key == self.row["key"])
        return connection.execute(own).first() is not None


class Unclaiming(_Alone):
    """A name leaves the ladder, with its ratings."""

    def __init__(self, name: str) -> None:
        self.name = name

    def begin(self, connection: Connection) -> bool:
        """Delete it; it's fine if it's already gone."""
        unclaim(connection, self.name)
        return True


class RatingGame(_Alone):
    """What a finished game says about the strength of those who played; it counts once."""

    def __init__(self, table: str, game: str, players: Sequence[Finisher], at: float) -> None:
        self.table, self.game, self.at = table, game, at
        self.players = sorted(players, key=lambda each: (each.bot, each.player))

    def begin(self, connection: Connection) -> bool:
        """Rate it, unless that has been done, the table is gone or too few are left to rate."""
        if connection.execute(select(tables.c.id).where(tables.c.id == self.table)).first() is None:
            return True
        done = select(rated.c.table_id).where(rated.c.table_id == self.table)
        if connection.execute(done).first() is not None:
            return True
        connection.execute(insert(rated), {"table_id": self.table})
        names = set(connection.execute(select(ladder.c.name).with_for_update()).scalars())
        players = [each for each in self.players if each.bot or each.player in names]
        if len(players) < 2 or all(each.bot for each in players):
            return True
        known = [self._known(connection, each) for each in players]
        standing = [(each.won, each.score) for each in players]
        found: dict[tuple[bool, str], list[Rating]] = {}
        for each, now in zip(players, after(known, standing), strict=True):
            found.setdefault((each.bot, each.player), []).append(now)
        for each in {(each.bot, each.player): each for each in players}.values():
            self._keep(connection, each, together(found[each.bot, each.player]))
        return True

    def _known(self, connection: Connection, each: Finisher) -> Rating:
        wanted = select(ratings.c.mu, ratings.c.sigma, ratings.c.games)
        found = connection.execute(wanted.where(*self._is(each)).with_for_update()).first()
        return Rating() if found is None else Rating(*found)

    def _keep(self, connection: Connection, each: Finisher, now: Rating) -> None:
        connection.execute(delete(ratings).where(*self._is(each)))
        row = {"game": self.game, "bot": each.bot, "player": each.player, "mu": now.mu}
        row |= {"sigma": now.sigma, "games": now.games, "changed": self.at}
        connection.execute(insert(ratings), row)

    def _is(self, each: Finisher) -> tuple[Any, ...]:
        own = ratings.c.bot.is_(each.bot), ratings.c.player == each.player
        return ratings.c.game == self.game, *own


TournamentWork = KeepingTournament | DroppingTournament | Claiming | Unclaiming | RatingGame


def unclaim(connection: Connection, name: str) -> int:
    """Delete a name from the ladder, with its ratings; returns how many names that were."""
    theirs = ratings.c.bot.is_(False), ratings.c.player == name
    connection.execute(delete(ratings).where(*theirs))
    return connection.execute(delete(ladder).where(ladder.c.name == name)).rowcount


def tournament(connection: Connection, id: str) -> TournamentRow | None:
    """A tournament."""
    found = _shaped(connection, _ROWS.where(tournaments.c.id == id))
    return found[0] if found else None


def tournaments_in(
    connection: Connection,
    phases: Sequence[str],
    *,
    public: bool = False,
    before: float | None = None,
    limit: int | None = None,
) -> list[TournamentRow]:
    """Tournaments in some phases, the last changed first: only public ones, or old ones."""
    wanted = _ROWS.where(tournaments.c.phase.in_(phases)).limit(limit)
    wanted = wanted.order_by(tournaments.c.changed.desc(), tournaments.c.id)
    if public:
        wanted = wanted.where(tournaments.c.public.is_(True))
    if before is not None:
        wanted = wanted.where(tournaments.c.changed < before)
    return _shaped(connection, wanted)


def tournaments_naming(connection: Connection, text: str) -> list[TournamentRow]:
    """Tournaments whose facts contain a text, as JSON has it."""
    return _shaped(connection, _ROWS.where(tournaments.c.facts.contains(text, autoescape=True)))


def rungs(connection: Connection, game: str) -> list[tuple[Rung, str]]:
    """The ladder of a game, with the name of each as it's shown."""
    shown = dict(connection.execute(select(ladder.c.name, ladder.c.shown)).all())
    found = [Rung(*row) for row in connection.execute(_RUNGS.where(ratings.c.game == game))]
    return [
        (each, each.player if each.bot else shown[each.player])
        for each in found
        if each.bot or each.player in shown
    ]


def name_of_key(connection: Connection, key: str) -> tuple[str, str] | None:
    """The name that the digest of a key has claimed: folded, and as it's shown."""
    found = select(ladder.c.name, ladder.c.shown).where(ladder.c.key == key)
    row = connection.execute(found).first()
    return None if row is None else (row[0], row[1])


def unrated(connection: Connection, since: float) -> tuple[str, ...]:
    """Tables whose game ended since a time, has someone of the ladder, and isn't rated yet."""
    wanted = (
        select(tables.c.id)
        .join(rated, rated.c.table_id == tables.c.id, isouter=True)
        .where(tables.c.phase == "over", tables.c.changed >= since, rated.c.table_id.is_(None))
        .where(tables.c.facts.contains('"ladder":{"', autoescape=True))
    )
    return tuple(connection.execute(wanted).scalars())


def _shaped(connection: Connection, wanted: Select[Any]) -> list[TournamentRow]:
    found = connection.execute(wanted)
    return [_row(*row) for row in found]


def _row(*columns: Any) -> TournamentRow:
    """A row of the database as its shape; the last column is JSON."""
    row = TournamentRow(*columns)
    return replace(row, facts=orjson.loads(columns[-1]))
