"""What happens automatically: bots move, clocks run out, deserted tables are removed."""

import asyncio
import logging
from typing import Final

from hotelier.server.background import Background
from hotelier.server.bots.thinking import Sitting
from hotelier.server.bots.workers import Workers
from hotelier.server.settings import Settings
from hotelier.server.store.rows import Conflict, StoreError
from hotelier.server.table.places import Place
from hotelier.server.table.refusals import Refused
from hotelier.server.table.registry import Registry
from hotelier.server.table.table import Table

SWEEP: Final = 1.0  # seconds between two checks for what's due
AGAIN: Final = 2.0  # seconds until a bot is asked again if its move wasn't saved
DUE: Final = 200  # tables per check

log = logging.getLogger("hotelier.server")


class Schedule:
    """Takes care of every table that waits for a bot or a clock."""

    def __init__(
        self,
        tables: Registry,
        workers: Workers,
        extras: Workers,
        background: Background,
        settings: Settings,
    ) -> None:
        self.tables = tables
        self.workers = workers
        self.extras = extras  # for tables with only bots
        self.background = background
        self.settings = settings

    def close(self) -> None:
        """Stop waking anyone."""
        for place in self.tables.places.values():
            if place.alarm is not None:
                place.alarm.cancel()

    def mind(self, place: Place, table: Table) -> None:
        """Make sure that the bot to move is thinking, and that the clock is watched."""
        if self.background.is_closing:
            return  # a change may become durable after the end: nobody thinks about it here
        bot, mark = table.bot_to_move(), table.ledger.mark
        if place.thought is not None and (place.thought.done() or place.thought_of != mark):
            place.thought.cancel()  # nobody waits for it any more
            place.thought = None
        if bot is not None and place.thought is None:
            place.thought_of = mark
            place.thought = self.background.start(self._think(place.id, bot, mark))
        self.set_alarm(place, table)

    def set_alarm(self, place: Place, table: Table) -> None:
        """Check a table again when its running clock has run out."""
        if place.alarm is not None:
            place.alarm.cancel()
            place.alarm = None
        left = None if table.facts.asleep else table.time.alarm(table.actor)
        if left is not None:
            place.alarm = asyncio.get_running_loop().call_later(
                left, lambda: self.background.start(self.tend(place.id))
            )

    async def _think(self, id: str, bot: str, mark: int) -> None:
        """Let a bot decide, and play its move if that's still the question."""
        try:
            async with self.tables.at(id) as place:
                table = await self.tables.table(place)
                if table.ledger.mark != mark or table.bot_to_move() != bot:
                    return
                game, view, seed = table.game.name, table.bot_view(), table.bot_seed()
                assert table.actor is not None
                sitting = Sitting(id, table.actor, table.step)
                crew = self.workers if table.has_people else self.extras
                client = self.tables.visitors.client_of(id)
            pause = asyncio.sleep(self.settings.bot_pause)
            thought = crew.think(game, bot, view, sitting, seed, client)
            action, _ = await asyncio.gather(thought, pause)
            async with self.tables.at(id) as place:
                table = await self.tables.table(place)
                if table.ledger.mark == mark and table.bot_to_move() == bot:
                    place.thought = None
                    table.play_for_bot(action)
                    await self.tables.keep_or_forget(place)
        except Conflict:
            return  # another process was faster
        except StoreError as error:
            log.warning("a bot at table %s will be asked again: %s", id, error)
            await asyncio.sleep(AGAIN)
            await self.tend(id)
        except Exception:
            log.exception("a bot could not decide at table %s; it will be asked again", id)

    async def sweep(self) -> None:
        """Take care of what's due, again and again."""
        first = True
        while True:
            try:
                far = float("inf") if first else self.tables.watch.wall()
                first = False
                for id in await self.tables.store.due(far, DUE):
                    await self.tend(id)
            except StoreError as error:
                log.warning("could not check what is due: %s", error)
            self.tables.forget_idle()
            await self._tend_expected()
            await asyncio.sleep(SWEEP)

    async def _tend_expected(self) -> None:
        """Tend the tables at which somebody who was expected listens.

        Another process may manage such a table, but only this one knows who listens here.
        """
        for place in list(self.tables.places.values()):
            if place.table is not None and place.table.expects(place.crowd.seats):
                await self.tend(place.id)

    async def tend(self, id: str) -> None:
        """Do what's due at a table."""
        try:
            async with self.tables.at(id) as place:
                table = await self.tables.table(place)
                for seat in place.crowd.seats:
                    table.be_seen(seat)
                if table.tend():
                    await self.tables.clear(place)
                    return
                await self.tables.keep_or_forget(place)
                self.mind(place, table)
        except (Conflict, Refused):
            return  # another process was faster
        except StoreError as error:
            log.warning("could not check table %s: %s", id, error)
        except Exception:  # one unreadable table must not block the others
            log.exception("could not check table %s", id)
