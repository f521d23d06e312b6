"""Headers on every answer that tell a browser to trust nothing it need not."""

from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

API: Final = "/api"

CONTENT: Final = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
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
STRICT_API: Final = {**STRICT, b"cache-control": b"no-store"}


class StrictHeaders:
    """Adds what an answer does not say itself."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and its answer back."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        added = STRICT_API if _is_api(scope["path"]) else STRICT

        async def strictly(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = list(message.get("headers", ()))
                there = {name.lower() for name, _ in headers}
                headers.extend(each for each in added.items() if each[0] not in there)
                message = {**message, "headers": headers}
            await send(message)

        await self.app(scope, receive, strictly)


def _is_api(path: str) -> bool:
    return path == API or path.startswith(f"{API}/")
