"""The running server: its tables, updates for listeners, the schedule, its workers."""

import asyncio
from functools import partial

from hotelier.server.aside import Aside
from hotelier.server.background import Background
from hotelier.server.bans import Bans
from hotelier.server.bots.analysis import Analyst
from hotelier.server.bots.hints import Concierge
from hotelier.server.bots.replays import Replays
from hotelier.server.bots.workers import Workers
from hotelier.server.operator import Operator
from hotelier.server.readiness import Readiness
from hotelier.server.settings import Settings
from hotelier.server.sharing import Sharing
from hotelier.server.store.notifications import Neighbours, News
from hotelier.server.store.store import Store
from hotelier.server.table.clocks import Watch
from hotelier.server.table.deals import Deals
from hotelier.server.table.places import Place
from hotelier.server.table.registry import Registry
from hotelier.server.table.schedule import Schedule
from hotelier.server.table.table import Table
from hotelier.server.table.updates import Updates
from hotelier.server.tournaments.ladder import Ladder
from hotelier.server.tournaments.office import Office


class Service:
    """Everything a route may need."""

    def __init__(self, settings: Settings, store: Store, watch: Watch | None = None) -> None:
        self.settings = settings
        self.store = store
        self.metrics = store.metrics
        self.background = Background()
        self.aside = Aside()
        self.sharing = Sharing(store)
        self.tables = Registry(settings, store, watch or Watch(), self.sharing)
        self.updates = Updates(self.tables, settings)
        self.bans = Bans(self.tables.watch.wall)
        self.tables.visitors.mark = self.bans.mark
        watched = partial(
            Workers,
            margin=settings.worker_margin,
            megabytes=settings.worker_megabytes,
            metrics=self.metrics,
        )
        self.workers = watched(settings.bot_workers)
        # At a table with only bots nobody is waiting, so they think when nothing else needs doing.
        self.extras = watched(1, humble=True, crew="bot-tables")
        self.schedule = Schedule(self.tables, self.workers, self.extras, self.background, settings)
        self.deals = Deals(settings, self.tables, self.background)
        self.office = Office(settings, store, self.tables, self.background)
        self.ladder = Ladder(settings, store, self.tables, self.background)
        self.operator = Operator(
            settings, store, self.tables, self.bans, self.schedule.tend, self.office.tidy
        )
        self.hints = Concierge(watched(max(1, settings.bot_workers // 2), crew="hints"))
        self.replays = Replays(watched(2, humble=True, crew="replays"))
        self.analyses = Analyst(
            store, settings.analysis_rounds, settings.max_analyses, self.background.start
        )
        self.readiness = Readiness(store, self.workers)
        self.neighbours = Neighbours(store, self._heard, self.sharing.heard, self._missed)
        self.metrics.tables_loaded.set_function(lambda: len(self.tables.places))
        self.tables.on_read = self.schedule.set_alarm
        self.tables.on_change = self._changed
        self.tables.on_news = self.updates.tell

    @property
    def watch(self) -> Watch:
        """The clock that everything uses."""
        return self.tables.watch

    async def open(self) -> None:
        """Resume what was left: bots continue thinking, clocks continue."""
        await asyncio.to_thread(self.store.open)
        await self.operator.open()
        await self.tables.open()
        await self.deals.open()
        await self.neighbours.open()
        self.sharing.open()
        self.background.start(self.schedule.sweep())
        self.background.start(self.operator.run())
        self.office.open()
        self.ladder.open()

    async def close(self) -> None:
        """Disconnect everyone; what was acknowledged is saved."""
        self.schedule.close()
        await self.background.close()
        self.workers.close()
        self.extras.close()
        self.replays.close()
        self.analyses.close()
        self.hints.close()
        await self.sharing.close()
        await self.neighbours.close()
        await asyncio.to_thread(self.store.close)

    def _changed(self, place: Place, table: Table) -> None:
        """A table has changed, and that's durable."""
        self.schedule.mind(place, table)
        self.office.noticed(table)
        self.ladder.noticed(table)

    def _heard(self, news: News) -> None:
        """Another process has changed a table."""
        self.tables.visitors.note(news.table, news.phase, news.held)
        place = self.tables.places.get(news.table)
        if place is not None:
            self.background.start(self.tables.read_again(place))

    def _missed(self) -> None:
        """Other processes may have changed any table."""
        self.sharing.missed()
        for place in list(self.tables.places.values()):
            self.background.start(self.tables.read_again(place))
