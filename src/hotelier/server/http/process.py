"""One server process: its sockets, its log, and how it starts and stops.

The port is taken before anything else happens, so that a second server on the same port changes
nothing. An interrupt is the normal way to stop: connections are closed, the app shuts down, and
nobody sees a traceback.
"""

import errno
import gc
import signal
import socket
from collections.abc import Callable
from types import FrameType
from typing import Final

import uvicorn
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hotelier.core.errors import HotelierError
from hotelier.server.http.connections import HouseHttp, HouseSocket, raise_descriptors
from hotelier.server.http.logs import log_config
from hotelier.server.settings import EVERYWHERE, Settings

GRACE_SECONDS: Final = 2  # for pending answers at shutdown
WAITING: Final = 2048  # connections not yet accepted


def serve(
    make_app: Callable[[Settings], ASGIApp],
    settings: Settings,
    ready: Callable[[str], None],
) -> None:
    """Serve until an interrupt; `ready` gets the address once the server is listening."""
    listening = listen(settings.host, settings.port)
    raise_descriptors()
    try:
        app = Opening(make_app(settings))
        address = address_in_words(settings.host, listening.getsockname()[1])
        server = HouseServer(config(app, settings), lambda: ready(address))
        try:
            server.run(sockets=[listening])
        except SystemExit:  # how uvicorn exits if the app couldn't start
            if app.failure is None:
                raise HotelierError("the server could not start") from None
        if app.failure is not None:
            raise app.failure
    finally:
        listening.close()


def config(app: ASGIApp, settings: Settings) -> uvicorn.Config:
    """How uvicorn runs an app."""
    return uvicorn.Config(
        app,
        http=HouseHttp,
        ws=HouseSocket,
        lifespan="on",
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,
        log_config=log_config(settings),
        access_log=False,  # requests.py logs them,
        proxy_headers=False,  # and trusts proxies
        server_header=False,
        backlog=WAITING,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )


def spare_pauses() -> None:
    """Run garbage collections rarely, and skip what was loaded at the start.

    A full collection stops all tables, for 100 ms and more with 1,000 sockets, and finds next to
    nothing: tables and sockets are freed by reference counting. A small one looks at everything
    that's new, and a move makes thousands of new objects that are gone before it's answered.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 200)


class HouseServer(uvicorn.Server):
    """A server that reports when it's listening, and for which an interrupt is no error."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and report it."""
        await super().startup(sockets)
        if self.started:
            spare_pauses()
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop in order; even if connections aren't waited for, the workers are."""
        await super().shutdown(sockets)
        if self.force_exit:  # otherwise uvicorn skips the app's shutdown
            await self.lifespan.shutdown()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop; right away on the second signal. The signal isn't raised again afterwards."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


class Opening:
    """An app whose failure to start or stop is kept, to be reported like any other error."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self.failure: Exception | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on; watch only the start and the end."""
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
    """A socket that accepts connections there, or an error that says why not."""
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
            f"port {port} of {host} is in use by another program; choose another with --port "
            "(0 picks one that is free)"
        )
    if error.errno == errno.EACCES:
        return f"port {port} needs administrator rights; choose one from 1024 on with --port"
    if error.errno == errno.EADDRNOTAVAIL:
        return _no_such_host(host)
    return f"can’t listen on port {port} of {host}: {error.strerror or error}"


def _no_such_host(host: str) -> str:
    return f"{host!r} isn’t an address of this machine; use one such as 127.0.0.1 or 0.0.0.0"


def address_in_words(host: str, port: int) -> str:
    """The address for a browser on this machine."""
    if host in EVERYWHERE:
        host = "127.0.0.1"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
