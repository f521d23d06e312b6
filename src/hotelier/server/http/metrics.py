"""`/metrics`: for the person who runs the server, not for players.

Without a token, only programs on the same machine that connect directly may read it: a request that
came through a proxy comes from somewhere else.
"""

import asyncio
import secrets
import time
from typing import Final

from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from hotelier.server.http.addresses import FORWARDED
from hotelier.server.metrics import FORMAT
from hotelier.server.service import Service
from hotelier.server.settings import is_loopback
from hotelier.server.store.rows import StoreError

PHASES: Final = ("open", "running", "over")
KEPT: Final = 10.0  # seconds for which the tables aren't counted again
NOT_FROM_THERE: Final = (
    "Only this machine may read the metrics directly. To read them from elsewhere,"
    " set HOTELIER_METRICS_TOKEN and send it: Authorization: Bearer TOKEN\n"
)
WRONG_TOKEN: Final = "The metrics need the token of HOTELIER_METRICS_TOKEN.\n"


class Census:
    """The number of tables by phase, counted once in a while."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._at = float("-inf")
        self._lock = asyncio.Lock()

    async def take(self) -> None:
        """Count the tables, unless that was done a moment ago."""
        async with self._lock:
            if time.monotonic() - self._at < KEPT:
                return
            tables = self._service.metrics.tables
            try:
                found = await self._service.store.phases()
            except StoreError:
                tables.clear()  # everything else is worth reading when the database is away
                return
            for phase in PHASES:
                tables.labels(phase).set(found.get(phase, 0))
            self._at = time.monotonic()


def show_metrics(app: FastAPI, service: Service) -> None:
    """Let the app answer for the metrics of a server."""
    census, token = Census(service), service.settings.metrics_token

    @app.get("/metrics", include_in_schema=False)
    async def metrics(request: Request) -> Response:
        if token is not None:
            given = request.headers.get("authorization", "").encode()
            if not secrets.compare_digest(given, f"Bearer {token}".encode()):
                return PlainTextResponse(WRONG_TOKEN, 403)
        elif not _is_here(request):
            return PlainTextResponse(NOT_FROM_THERE, 403)
        await census.take()
        return Response(service.metrics.page(), headers={"content-type": FORMAT})


def _is_here(request: Request) -> bool:
    client = request.client
    forwarded = any(name in request.headers for name in FORWARDED)
    return client is not None and is_loopback(client.host) and not forwarded
