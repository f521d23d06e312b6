"""Every request gets an id, is counted and timed, and is logged if wanted.

This layer is the outermost: only here is the other end known even if it's a proxy. A trusted proxy
says which client it forwards, and may name the request (`X-Request-ID`). Of a path, only the
template of its route is kept, because a client may put anything into the rest.
"""

import logging
import re
import secrets
import time
from collections.abc import Mapping
from contextvars import ContextVar
from ipaddress import ip_network
from typing import Any, Final, cast

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from hotelier.server.encoder import encoded
from hotelier.server.metrics import NO_ROUTE, Metrics
from hotelier.server.settings import ANY, Settings

HEADER: Final = "x-request-id"
WORD: Final = re.compile(r"[A-Za-z0-9._:-]{1,64}")  # an id we accept from a proxy
ANSWERS: Final = ("http.response.start", "websocket.accept", "websocket.http.response.start")
OPENED: Final = 101  # the status of a socket
NOT_OPENED: Final = 403  # what uvicorn answers if the app closes a socket instead
GONE: Final = 499  # the client left before it got an answer, as nginx calls it
PAGE: Final = "page"  # the route of anything outside the API
REFUSED: Final = "hotelier.refused"  # in a request's scope: the code of its refusal

request_id: ContextVar[str] = ContextVar("request_id", default="")
log = logging.getLogger("hotelier.requests")


class Refusal(Response):
    """An answer that refuses; its code is counted."""

    def __init__(
        self, told: Mapping[str, Any], status: int, headers: Mapping[str, str] | None = None
    ) -> None:
        super().__init__(encoded(told), status, headers, "application/json")
        self.code = str(told["code"])

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send it."""
        scope[REFUSED] = self.code
        await super().__call__(scope, receive, send)


class Requests:
    """The outermost layer of the app."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        proxies = [str(ip_network(each, strict=False)) for each in settings.proxies if each != ANY]
        trusted = ANY if ANY in settings.proxies else proxies
        self.inside = ProxyHeadersMiddleware(cast(Any, app), trusted)
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and its answer back with the id."""
        if scope["type"] not in ("http", "websocket"):
            await self._pass_on(scope, receive, send)
            return
        id = self._id(scope)
        named = (HEADER.encode(), id.encode())
        status = 0

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] in ANSWERS:
                status = message.get("status", OPENED)
                message = {**message, "headers": [*message.get("headers", ()), named]}
            elif message["type"] == "websocket.close" and not status:
                status = NOT_OPENED
            await send(message)

        began = time.perf_counter()
        outside = request_id.set(id)
        try:
            await self._pass_on(scope, receive, answer)
        finally:
            self._done(scope, status or GONE, time.perf_counter() - began)
            request_id.reset(outside)

    async def _pass_on(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.inside(cast(Any, scope), cast(Any, receive), cast(Any, send))

    def _id(self, scope: Scope) -> str:
        """The id that a trusted proxy gives the request, or a new one."""
        peer = scope.get("client")
        if peer is not None and peer[0] in self.inside.trusted_hosts:
            given = Headers(scope=scope).get(HEADER, "")
            if WORD.fullmatch(given):
                return given
        return secrets.token_hex(8)

    def _done(self, scope: Scope, status: int, seconds: float) -> None:
        """Count and log what has been answered."""
        is_socket = scope["type"] == "websocket"
        method = "GET" if is_socket else scope["method"]
        route = route_of(scope)
        self.metrics.answered(method, route, status, None if status == OPENED else seconds)
        if REFUSED in scope:
            self.metrics.refused(scope[REFUSED])
        if not log.isEnabledFor(logging.INFO):
            return
        client = scope.get("client")
        facts: dict[str, Any] = {
            "method": method,
            "route": route,
            "status": status,
            "seconds": round(seconds, 6),
            "client": client[0] if client else "",
        }
        if REFUSED in scope:
            facts["code"] = scope[REFUSED]
        table = scope.get("path_params", {}).get("id")
        if table is not None and status < 400:  # otherwise it may be anything
            facts["table"] = table
        log.info(
            "%s %s %s %d in %.1f ms",
            *(facts["client"], method, route, status, seconds * 1000),
            extra={"event": "socket" if is_socket else "request", "facts": facts},
        )


def route_of(scope: Scope) -> str:
    """The template of a request's path, such as `/api/tables/{id}`."""
    path: str | None = getattr(scope.get("route"), "path", None)
    return path or (PAGE if "endpoint" in scope else NO_ROUTE)
