"""The server as one app: routes, middleware and the service put together."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI

import hotelier
from hotelier.server.http import connections
from hotelier.server.http import pages as page
from hotelier.server.http.client import show_client
from hotelier.server.http.dependencies import answer_errors
from hotelier.server.http.guard import guard
from hotelier.server.http.metrics import show_metrics
from hotelier.server.http.openapi import describe, name_of
from hotelier.server.http.routes import (
    analysis,
    deals,
    hints,
    history,
    ladder,
    live,
    lobby,
    play,
    puzzles,
    reports,
    seats,
    statistics,
    tournaments,
)
from hotelier.server.service import Service
from hotelier.server.settings import Settings
from hotelier.server.store.store import Store
from hotelier.server.table.clocks import Watch


def create_app(settings: Settings, watch: Watch | None = None) -> FastAPI:
    """The server with these settings; it opens its database when it starts."""
    service = Service(settings, Store(settings.database_url), watch)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[dict[str, Any]]:
        await service.open()
        lines = connections.Connections(settings, app.state.rates, service.metrics)
        try:
            yield {connections.STATE: lines}
        finally:
            await service.close()

    app = FastAPI(
        title="hotelier",
        version=hotelier.__version__,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        generate_unique_id_function=name_of,
        lifespan=lifespan,
    )
    app.state.service = service
    engine = "compiled" if hotelier.compiled else "interpreted"
    service.metrics.info.labels(app.version, engine).set(1)
    answer_errors(app)
    at_tables = lobby, seats, play, reports, hints, history, analysis, live, statistics
    for room in (*at_tables, deals, puzzles, tournaments, ladder):
        app.include_router(room.router)
    show_metrics(app, service)
    guard(app, settings, service.bans, service.metrics, service.sharing)
    show_client(app)
    app.include_router(page.router)

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            app.openapi_schema = describe(app)
        return app.openapi_schema

    # FastAPI's way of replacing the description.
    app.openapi = openapi  # type: ignore[method-assign]
    return app
