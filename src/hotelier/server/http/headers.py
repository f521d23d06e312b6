"""Headers on every answer that tell a browser to be strict."""

from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

API: Final = "/api"
ASSETS: Final = "/assets/"  # scripts, styles and fonts: parts of a page, never a page

CONTENT: Final = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'self'",  # two replays next to each other
        "form-action 'self'",
    )
)
STRICT: Final = {
    b"content-security-policy": CONTENT.encode(),
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
    b"permissions-policy": b"camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
}
# Headers that only concern pages would be half a kilobyte on each of sixty parts.
STRICT_ASSET: Final = {
    name: STRICT[name] for name in (b"x-content-type-options", b"cross-origin-resource-policy")
}
STRICT_API: Final = {**STRICT, b"cache-control": b"no-store"}


class StrictHeaders:
    """Adds the headers that an answer doesn't set itself."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and its answer back."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        added = _added(scope["path"])

        async def strictly(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = list(message.get("headers", ()))
                there = {name.lower() for name, _ in headers}
                headers.extend(each for each in added.items() if each[0] not in there)
                message = {**message, "headers": headers}
            await send(message)

        await self.app(scope, receive, strictly)


def _added(path: str) -> dict[bytes, bytes]:
    if path.startswith(ASSETS):
        return STRICT_ASSET
    return STRICT_API if path == API or path.startswith(f"{API}/") else STRICT
