"""The guard: what every request passes before a route sees it, and every answer on its way out.

`guard` puts four layers around the app, from the outside: one that counts requests and trusts
proxies; headers that make browsers strict; CORS, which lets only pages of named origins read
answers; and the gate, which checks the host, the origin, the rate and the size of requests, and
turns internal errors into a sentence.
"""

import asyncio
import logging
from collections.abc import Mapping
from math import ceil
from typing import Final

from fastapi import FastAPI
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware.cors import CORSMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from hotelier.messages import accepted, say, speaking
from hotelier.server.bans import Bans
from hotelier.server.http.headers import StrictHeaders
from hotelier.server.http.rates import Rates, SocketCount, TooMany, address_of, rates_of
from hotelier.server.http.requests import Refusal, Requests, route_of
from hotelier.server.metrics import Metrics
from hotelier.server.settings import Settings, host_name
from hotelier.server.sharing import Sharing
from hotelier.server.table.refusals import Code, Refused

IMPORT: Final = "/api/import"  # takes whole records, so its bodies may be larger
LONGEST_NUMBER: Final = 18  # digits
REFUSED: Final = 1008  # close codes of a socket: policy violation,
BROKEN: Final = 1011  # or server error
READING: Final = ("GET", "HEAD", "OPTIONS")
PORTS: Final = {"http": ":80", "https": ":443"}

log = logging.getLogger("hotelier.server")

PLAIN: Final[dict[int, tuple[Code, str]]] = {
    400: ("unreadable", "refused-unreadable"),
    404: ("nothing-here", "refused-nothing-here"),
    405: ("wrong-method", "refused-method"),
}


def guard(
    app: FastAPI,
    settings: Settings,
    bans: Bans | None = None,
    metrics: Metrics | None = None,
    sharing: Sharing | None = None,
) -> None:
    """Put the guard in front of an app; its limits are in `app.state.rates` and `.sockets`."""
    app.state.rates = rates_of(settings)
    app.state.sockets = sockets = SocketCount(settings.max_sockets_each, sharing)
    metrics = metrics or Metrics()
    metrics.sockets.set_function(lambda: sockets.total)
    if sharing is not None:
        app.state.rates.share(sharing)
    app.add_exception_handler(TooMany, _answer_too_many)
    app.add_exception_handler(HTTPException, _answer_plainly)
    # The last one added is the outermost.
    app.add_middleware(
        Gate,
        settings=settings,
        rates=app.state.rates,
        sockets=sockets,
        bans=bans or Bans(),
    )
    app.add_middleware(
        CORSMiddleware,
        allow_origins=settings.origins,
        allow_methods=("GET", "POST", "PUT", "PATCH", "DELETE"),
        allow_headers=("Authorization", "Content-Type", "X-Table-Key", "X-Browser"),
        expose_headers=("Retry-After", "X-Request-ID"),
    )
    app.add_middleware(StrictHeaders)
    app.add_middleware(Requests, settings=settings, metrics=metrics)


def refusal(status: int, code: Code, reason: str, **headers: str) -> Response:
    """A response that gives the reason in one sentence."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return Refusal({"code": code, "reason": reason}, status, named)


def too_many(error: TooMany) -> Response:
    """The response to a client that sends too many requests, with the seconds to wait."""
    return refusal(429, "too-many", error.reason, retry_after=str(max(1, ceil(error.seconds))))


async def _answer_too_many(request: Request, error: Exception) -> Response:
    assert isinstance(error, TooMany)
    return too_many(error)


async def _answer_plainly(request: Request, error: Exception) -> Response:
    """Refusals by the framework itself, in the same shape as all others."""
    assert isinstance(error, HTTPException)
    code, key = PLAIN.get(error.status_code, ("refused", ""))
    no = refusal(error.status_code, code, say(key) if key else f"{error.detail}.")
    no.headers.update(error.headers or {})
    return no


class Gate:
    """Lets requests for this service pass, within the limits of one client."""

    def __init__(
        self, app: ASGIApp, settings: Settings, rates: Rates, sockets: SocketCount, bans: Bans
    ) -> None:
        self.app = app
        self.hosts = settings.allowed_hosts
        self.origins = frozenset(settings.origins)
        self.body_bytes = settings.body_bytes
        self.record_bytes = settings.record_bytes
        self.body_seconds = settings.body_seconds
        self.rates = rates
        self.sockets = sockets
        self.bans = bans

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it in the language of the client."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        with speaking(accepted(Headers(scope=scope).get("accept-language", ""))):
            if scope["type"] == "http":
                await self._request(scope, receive, send)
            else:
                await self._socket(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        most = self.record_bytes if scope["path"] == IMPORT else self.body_bytes
        no = self._stranger(headers, checks_origin=scope["method"] not in READING)
        no = no or self._hurry(scope) or self._banned(scope) or _too_long(headers, most)
        if no is not None:
            await no(scope, receive, send)
            return
        body = Body(receive, send, most, self.body_seconds)
        takes_body = "content-length" in headers or "transfer-encoding" in headers
        try:
            await self.app(scope, body.receive if takes_body else receive, body.send)
        except ClientDisconnect:
            return
        except Exception:
            if body.answered:
                raise  # half an answer is out: the server must close the connection
            if body.fault is None:
                log.exception("%s %s broke", scope["method"], route_of(scope))
                body.fault = _broken()
        if body.fault is not None and not body.answered:
            await body.fault(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        no = self._stranger(Headers(scope=scope), checks_origin=True) or self._hurry(scope)
        no = no or self._flood(scope)
        if no is not None:
            await _refuse_socket(no, scope, receive, send)
            return
        door = Door(send)
        try:
            with self.sockets.hold(address_of(scope)):
                await self.app(scope, receive, door.send)
        except WebSocketDisconnect:
            return
        except TooMany as error:
            await door.shut(too_many(error), REFUSED, scope, receive)
        except Exception:
            log.exception("the socket %s failed", route_of(scope))
            await door.shut(_broken(), BROKEN, scope, receive)

    def _stranger(self, headers: Headers, checks_origin: bool) -> Response | None:
        """The refusal of a request meant for another host or sent by a foreign page."""
        host = headers.get("host", "")
        if self.hosts is not None and host_name(host) not in self.hosts:
            return refusal(
                421,
                "wrong-host",
                say("refused-host"),
            )
        origin = headers.get("origin")
        if checks_origin and origin is not None and not self._is_known(origin.lower(), host):
            return refusal(
                403,
                "wrong-origin",
                say("refused-origin"),
            )
        return None

    def _is_known(self, origin: str, host: str) -> bool:
        scheme, _, place = origin.partition("://")
        port = PORTS.get(scheme)
        if port is not None and place.removesuffix(port) == host.lower().removesuffix(port):
            return True
        return origin in self.origins

    def _flood(self, scope: Scope) -> Response | None:
        """The refusal for a client whose sockets have sent too much."""
        try:
            self.rates.check("floods", address_of(scope))
            self.rates.check("frames", address_of(scope))
        except TooMany as error:
            return too_many(error)
        return None

    def _hurry(self, scope: Scope) -> Response | None:
        """The refusal of a client that sends too many requests."""
        try:
            self.rates.take("requests", address_of(scope))
        except TooMany as error:
            return too_many(error)
        return None

    def _banned(self, scope: Scope) -> Response | None:
        """The refusal of someone who may read, but not do anything; sockets check that later."""
        if scope["method"] in READING:
            return None
        try:
            self.bans.check(address_of(scope))
        except Refused as error:
            return refusal(error.status, error.code, error.reason)
        return None


class Body:
    """One request and its answer: counts what comes in, and notes whether an answer went out."""

    def __init__(self, receive: Receive, send: Send, most: int, seconds: float) -> None:
        self._receive = receive
        self._send = send
        self._most = most
        self._seconds = seconds
        self._until = asyncio.get_running_loop().time() + seconds
        self._size = 0
        self._whole = False
        self.answered = False
        self.fault: Response | None = None  # the answer to give instead of the app's

    async def receive(self) -> Message:
        """The next chunk of the body."""
        if self._whole:
            return await self._receive()
        try:
            async with asyncio.timeout_at(self._until):
                message = await self._receive()
        except TimeoutError:
            raise self._failed(_too_slow(self._seconds)) from None
        self._whole = not message.get("more_body", False)
        self._size += len(message.get("body", b""))
        if self._size > self._most:
            raise self._failed(_too_large(self._most))
        return message

    async def send(self, message: Message) -> None:
        """Pass the answer on, unless another one must be given."""
        if self.fault is not None and not self.answered:
            return
        self.answered = True
        await self._send(message)

    def _failed(self, fault: Response) -> HTTPException:
        self.fault = fault
        # This type, so that no route takes it for an unreadable body.
        return HTTPException(fault.status_code)


class Door:
    """One socket: notes how far it was opened, to close it properly."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._state = ""

    async def send(self, message: Message) -> None:
        """Pass a message on."""
        self._state = message["type"]
        await self._send(message)

    async def shut(self, no: Response, code: int, scope: Scope, receive: Receive) -> None:
        """Refuse a socket that isn't open yet, close one that is."""
        if not self._state:
            await _refuse_socket(no, scope, receive, self._send)
        elif self._state in ("websocket.accept", "websocket.send"):
            await self._send({"type": "websocket.close", "code": code})


async def _refuse_socket(no: Response, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer the handshake with a refusal if the server can; otherwise just close."""
    if "websocket.http.response" in scope.get("extensions", {}):
        await no(scope, receive, send)
    else:
        await send({"type": "websocket.close", "code": REFUSED})


def _too_long(headers: Mapping[str, str], most: int) -> Response | None:
    """The refusal of a body whose own header says it's too large."""
    length = headers.get("content-length", "")
    if not length.isdecimal() or (len(length) <= LONGEST_NUMBER and int(length) <= most):
        return None
    return _too_large(most)


def _too_large(most: int) -> Response:
    return refusal(413, "too-large", say("refused-too-large", n=most), connection="close")


def _too_slow(seconds: float) -> Response:
    return refusal(408, "too-slow", say("refused-too-slow", n=seconds), connection="close")


def _broken() -> Response:
    return refusal(500, "broken", say("refused-broken"))
