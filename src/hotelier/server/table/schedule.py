"""What happens by itself: bots decide, clocks run out, deserted tables are cleared away."""

import asyncio
import logging
from typing import Final

from hotelier.server.background import Background
from hotelier.server.bots.workers import Sitting, Workers
from hotelier.server.settings import Settings
from hotelier.server.store.rows import Conflict, StoreError
from hotelier.server.table.places import Place
from hotelier.server.table.refusals import Refused
from hotelier.server.table.registry import Registry
from hotelier.server.table.table import Table

SWEEP: Final = 1.0  # seconds between two looks at what is due
AGAIN: Final = 2.0  # seconds after which a bot moves again whose move was not kept
DUE: Final = 200  # tables looked at then

log = logging.getLogger("hotelier.server")


class Schedule:
    """Looks after every table that waits for a bot or for a clock."""

    def __init__(
        self, tables: Registry, workers: Workers, background: Background, settings: Settings
    ) -> None:
        self.tables = tables
        self.workers = workers
        self.background = background
        self.settings = settings

    def close(self) -> None:
        """Wake nobody any more."""
        for place in self.tables.places.values():
            if place.alarm is not None:
                place.alarm.cancel()

    def mind(self, place: Place, table: Table) -> None:
        """See to it that the bot whose turn it is thinks, and that the clock is heard."""
        if self.background.is_closing:
            return  # a change may become durable behind the end: nobody thinks about it here
        bot, mark = table.bot_to_move(), table.ledger.mark
        if place.thought is not None and (place.thought.done() or place.thought_of != mark):
            place.thought.cancel()  # nobody waits for it any more
            place.thought = None
        if bot is not None and place.thought is None:
            place.thought_of = mark
            place.thought = self.background.start(self._think(place.id, bot, mark))
        self.set_alarm(place, table)

    def set_alarm(self, place: Place, table: Table) -> None:
        """Look at a table again when the clock that runs there has run out."""
        if place.alarm is not None:
            place.alarm.cancel()
            place.alarm = None
        clock = table.clock()
        if clock is not None and clock["running"] is not None:
            left = clock["left"][clock["running"] - 1]
            place.alarm = asyncio.get_running_loop().call_later(
                left, lambda: self.background.start(self.tend(place.id))
            )

    async def _think(self, id: str, bot: str, mark: int) -> None:
        """Let a bot decide, and play it if that is still what is asked."""
        try:
            async with self.tables.at(id) as place:
                table = await self.tables.table(place)
                if table.ledger.mark != mark or table.bot_to_move() != bot:
                    return
                game, view = table.game.name, table.bot_view()
                assert table.actor is not None
                sitting = Sitting(id, table.actor, table.step)
            pause = asyncio.sleep(self.settings.bot_pause)
            action, _ = await asyncio.gather(self.workers.think(game, bot, view, sitting), pause)
            async with self.tables.at(id) as place:
                table = await self.tables.table(place)
                if table.ledger.mark == mark and table.bot_to_move() == bot:
                    place.thought = None
                    table.play_for_bot(action)
                    await self.tables.keep_or_forget(place)
        except Conflict:
            return  # another process was quicker
        except StoreError as error:
            log.warning("a bot at table %s will be asked again: %s", id, error)
            await asyncio.sleep(AGAIN)
            await self.tend(id)
        except Exception:
            log.exception("a bot could not decide at table %s; it will be asked again", id)

    async def sweep(self) -> None:
        """Look after what is due, again and again."""
        first = True
        while True:
            try:
                far = float("inf") if first else self.tables.watch.wall()
                first = False
                for id in await self.tables.store.due(far, DUE):
                    await self.tend(id)
            except StoreError as error:
                log.warning("what is due could not be looked after: %s", error)
            self.tables.forget_idle()
            await asyncio.sleep(SWEEP)

    async def tend(self, id: str) -> None:
        """Do what is due at a table by itself."""
        try:
            async with self.tables.at(id) as place:
                table = await self.tables.table(place)
                if table.tend():
                    await self.tables.clear(place)
                    return
                await self.tables.keep_or_forget(place)
                self.mind(place, table)
        except (Conflict, Refused):
            return  # another process was quicker
        except StoreError as error:
            log.warning("table %s could not be looked after: %s", id, error)
        except Exception:  # one table that cannot be read must not keep the others waiting
            log.exception("table %s could not be looked after", id)
