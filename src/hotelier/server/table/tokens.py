"""Secrets: created at random, stored hashed, compared in constant time."""

import asyncio
import hashlib
import hmac
import secrets
import time

REFUSAL_SECONDS = 0.05  # longer than any database query takes


def new_token() -> str:
    """A secret that opens a seat, or a name on the ladder."""
    return _secret(24)


def new_key() -> str:
    """A secret that's part of a link."""
    return _secret(16)


def _secret(size: int) -> str:
    """A secret of so many bytes that no command takes for an option."""
    while (found := secrets.token_urlsafe(size)).startswith("-"):
        pass
    return found


def digest(token: str) -> str:
    """What's stored of a secret; it opens nothing."""
    return hashlib.sha256(token.encode(errors="surrogatepass")).hexdigest()


def same(one: str, other: str) -> bool:
    """Whether two secrets, or their digests, are the same; takes the same time either way."""
    return hmac.compare_digest(
        one.encode(errors="surrogatepass"), other.encode(errors="surrogatepass")
    )


async def same_time(started: float, seconds: float = REFUSAL_SECONDS) -> None:
    """Wait until a refusal has taken a fixed time since `time.perf_counter()` was `started`.

    So a stranger can't tell by the clock whether a private table exists. Anything that took longer
    takes a multiple of it.
    """
    gone = time.perf_counter() - started
    await asyncio.sleep(seconds - gone % seconds)
