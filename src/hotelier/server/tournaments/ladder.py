"""The ladder: who asked to be rated, and what their games say.

A name is claimed once, with a key that only its browser knows. A game counts for a name if its
seat says so before its first move: so nobody waits until a game looks good.
"""

import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from hotelier.core.game import find_game, games
from hotelier.messages import say
from hotelier.server.background import Background
from hotelier.server.bans import folded
from hotelier.server.settings import Settings
from hotelier.server.store.rows import Conflict, Finisher, Row, Rung, StoreError
from hotelier.server.store.store import Store
from hotelier.server.store.tournaments import Claiming, RatingGame, Unclaiming
from hotelier.server.table.details import Facts
from hotelier.server.table.names import check_name
from hotelier.server.table.places import Pass
from hotelier.server.table.refusals import Refused
from hotelier.server.table.registry import Registry
from hotelier.server.table.seats import is_bot
from hotelier.server.table.table import Table
from hotelier.server.table.tokens import digest, new_token

RESUMED: Final = 7 * 86_400.0  # seconds: games that ended before weren't rated on purpose

log = logging.getLogger("hotelier.server")


class Ladder:
    """Rates finished games, if the operator wants that."""

    def __init__(
        self, settings: Settings, store: Store, tables: Registry, background: Background
    ) -> None:
        self.settings = settings
        self.store = store
        self.tables = tables
        self.background = background

    def open(self) -> None:
        """Rate what ended just before the server did."""
        if self.settings.ratings:
            self.background.start(self._resume())

    def check(self) -> None:
        """Refuse everyone if there's no ladder here."""
        if not self.settings.ratings:
            raise Refused("no-ladder", say("refused-no-ladder"), 404)

    async def claim(self, name: str) -> tuple[str, str]:
        """Claim a name: as it's shown, and its key."""
        shown, key = check_name(name), new_token()
        now = self.tables.watch.wall()
        try:
            await self.store.do(Claiming(folded(shown), shown, digest(key), now))
        except Conflict as conflict:
            raise Refused("name-taken", say("refused-name-taken", name=shown)) from conflict
        return shown, key

    async def name_of(self, key: str) -> tuple[str, str]:
        """The name that a key has claimed: folded, and as it's shown."""
        found = await self.store.name_of_key(digest(key))
        if found is None:
            raise Refused("no-ladder", say("refused-ladder-key"), 404)
        return found

    async def leave(self, key: str) -> None:
        """Remove a name with everything that's known of it."""
        name, _ = await self.name_of(key)
        await self.store.do(Unclaiming(name))

    async def enter(self, id: str, door: Pass, key: str) -> Table:
        """From now on, the game of a seat counts for a name, whatever comes out."""
        name, _ = await self.name_of(key)
        moved = {
            entry.body["seat"]
            for entry in await self.store.entries(id, 0, self.settings.max_entries)
            if entry.body["type"] == "moved"
        }

        def do(table: Table, seat: int) -> None:
            facts = table.facts
            if facts.ladder.get(seat) == name:
                return
            if not (table.public or table.is_assigned) or facts.practice:
                raise Refused("no-ladder", say("refused-not-rated"))
            if facts.setup:
                raise Refused("no-ladder", say("refused-own-setup"))
            if table.phase == "over" or seat in moved or name in facts.ladder.values():
                raise Refused("too-late", say("refused-too-late"))
            facts.ladder[seat] = name
            table.ledger.touched = True

        return await self.tables.act(id, door, do)

    async def rungs(self) -> list[tuple[Rung, str]]:
        """Everyone on the ladder, game by game, with their shown names."""
        found: list[tuple[Rung, str]] = []
        for game in games():
            found += await self.store.rungs(game)
        return found

    def noticed(self, table: Table) -> None:
        """A table has changed: if its game is over, it may count."""
        wanted = self.settings.ratings and table.phase == "over" and table.facts.ladder
        if wanted and not self.background.is_closing:
            self.background.start(self._rate(table.id, table.game.name, table.facts))

    async def _resume(self) -> None:
        try:
            found = await self.store.unrated(self.tables.watch.wall() - RESUMED)
            rows: Sequence[Row] = tuple((await self.store.rows(found)).values())
        except StoreError as error:
            log.warning("could not look for games to be rated: %s", error)
            return
        for row in rows:
            await self._rate(row.id, row.game, Facts.model_validate(row.facts))

    async def _rate(self, id: str, game: str, facts: Facts) -> None:
        result = facts.result
        if result is None or facts.practice or game not in games():
            return
        players = []
        for number, (seat, score) in enumerate(zip(facts.seats, result.scores, strict=True), 1):
            name, who = _finisher(facts, number)
            if not who:
                continue
            won = number in result.winners
            if name is not None and (seat.absent or is_bot(seat)):  # what a bot did isn't theirs
                won, score = False, min(result.scores) - 1
            players.append(Finisher(name is None, who, won, score))
        at = facts.ended or self.tables.watch.wall()
        try:
            with suppress(Conflict):  # another process has done it
                await self.store.do(RatingGame(id, find_game(game).name, players, at))
        except StoreError as error:
            log.warning("the game at table %s will be rated after a restart: %s", id, error)


def _finisher(facts: Facts, number: int) -> tuple[str | None, str]:
    """The name on the ladder that a seat counts for, if there's one, and who that is."""
    name, seat = facts.ladder.get(number), facts.seats[number - 1]
    if name is not None:
        return name, name
    is_bot = seat.kind == "bot" and seat.bot is not None and seat.name.startswith(seat.bot)
    return None, (seat.bot or "") if is_bot else ""
