"""One process that serves: its sockets, its log, and how it begins and ends.

The port is taken before anything else happens, so that a second house at the same port touches
nothing. An interrupt is the ordinary end: connections are closed, the app puts its things away,
and nobody sees a traceback.
"""

import asyncio
import errno
import gc
import logging
import signal
import socket
from collections.abc import Callable
from types import FrameType
from typing import Any, Final

import uvicorn
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hotelier.core.errors import HotelierError
from hotelier.server.settings import EVERYWHERE, Settings

GRACE_SECONDS: Final = 2  # for answers under way when the end comes
WAITING: Final = 2048  # connections not yet accepted
ENDING: Final = (
    "Cancel %s running task(s)",
    "Application startup failed",
    "Application shutdown failed",
)


def serve(
    make_app: Callable[[Settings], ASGIApp],
    settings: Settings,
    ready: Callable[[str], None],
    log: bool = False,
) -> None:
    """Serve until an interrupt; `ready` gets the address once the house is open."""
    listening = listen(settings.host, settings.port)
    try:
        app = Opening(make_app(settings))
        address = address_in_words(settings.host, listening.getsockname()[1])
        server = HouseServer(config(app, settings, log), lambda: ready(address))
        try:
            server.run(sockets=[listening])
        except SystemExit:  # so uvicorn leaves when the app could not begin
            if app.failure is None:
                raise HotelierError("the house could not open") from None
        if app.failure is not None:
            raise app.failure
    finally:
        listening.close()


def config(app: ASGIApp, settings: Settings, log: bool = False) -> uvicorn.Config:
    """How uvicorn runs an app for the service."""
    return uvicorn.Config(
        app,
        lifespan="on",
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,
        log_config=log_config(log),
        access_log=log,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        server_header=False,
        backlog=WAITING,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )


def spare_pauses() -> None:
    """Look through everything for garbage seldom, and not through what was loaded.

    Such a look stops all tables, for 100 ms and more with 1,000 sockets, and finds next to nothing:
    tables and sockets go by themselves when nobody refers to them any more.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(1_000, 10, 1_000)


class HouseServer(uvicorn.Server):
    """A server that tells when it is open, and for which an interrupt is no error."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open, and say so."""
        await super().startup(sockets)
        if self.started:
            spare_pauses()
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End in order; whoever cannot wait for visitors still waits for the workers."""
        await super().shutdown(sockets)
        if self.force_exit:  # then uvicorn leaves the app as it is
            await self.lifespan.shutdown()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """End; at once if it is asked for twice. The signal is not raised again afterwards."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


class Opening:
    """An app whose failure to begin or to end is kept, to be told as any other error is."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self.failure: Exception | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on; look only at the beginning and the end."""
        if scope["type"] != "lifespan":
            await self._app(scope, receive, send)
            return

        async def quietly(message: Message) -> None:
            message.pop("message", None)  # a traceback, which is raised anyway
            await send(message)

        try:
            await self._app(scope, receive, quietly)
        except Exception as error:
            self.failure = error
            raise


def listen(host: str, port: int) -> socket.socket:
    """A socket that takes connections there, or a sentence why it cannot."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError):
        raise HotelierError(_no_such_host(host)) from None
    family, _, _, _, place = found[0]
    both = host == "::" and socket.has_dualstack_ipv6()
    try:
        return socket.create_server(place[:2], family=family, backlog=WAITING, dualstack_ipv6=both)
    except OSError as error:
        raise HotelierError(_why_not(host, port, error)) from None


def _why_not(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return (
            f"port {port} of {host} is taken by another program; choose another with --port "
            "(0 picks one that is free)"
        )
    if error.errno == errno.EACCES:
        return f"port {port} is not for everybody; choose one from 1024 on with --port"
    if error.errno == errno.EADDRNOTAVAIL:
        return _no_such_host(host)
    return f"cannot listen on port {port} of {host}: {error.strerror or error}"


def _no_such_host(host: str) -> str:
    return f"{host!r} is no address of this machine; --host is one such as 127.0.0.1 or 0.0.0.0"


def address_in_words(host: str, port: int) -> str:
    """Where a browser on this machine finds the service."""
    if host in EVERYWHERE:
        host = "127.0.0.1"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


class Discreet(logging.Filter):
    """Leaves out of the log what nobody may read there, and what is no error.

    Tokens and keys travel in headers, which are not logged; a query could hold one by mistake, so
    it is cut off. That connections are cut at the end is what was asked for.
    """

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is written; what it must not tell is taken out."""
        if isinstance(record.args, tuple):
            record.args = tuple(
                each.partition("?")[0] if isinstance(each, str) else each for each in record.args
            )
        if record.exc_info and isinstance(record.exc_info[1], asyncio.CancelledError):
            return False
        return not str(record.msg).startswith(ENDING)


def log_config(requests: bool) -> dict[str, Any]:
    """What is written to stderr: what breaks, and if wanted every request."""
    level = "INFO" if requests else "WARNING"
    logger = {"handlers": ["stderr"], "level": level, "propagate": False}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "filters": {"discreet": {"()": Discreet}},
        "formatters": {"line": {"format": "%(asctime)s %(message)s"}},
        "handlers": {
            "stderr": {
                "class": "logging.StreamHandler",
                "filters": ["discreet"],
                "formatter": "line",
            }
        },
        "loggers": {"uvicorn": logger, "uvicorn.access": logger, "hotelier": logger},
    }
