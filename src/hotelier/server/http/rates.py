"""How much one client may ask: token buckets, and a count of open sockets, by address.

A bucket is full at first, loses a token with every request and is filled again steadily. A client
is its address; with IPv6 its network of 64 bits, of which one household has at least one.
"""

import contextlib
import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import ceil
from typing import Any, Final, Literal

from hotelier.core.errors import HotelierError
from hotelier.messages import say
from hotelier.server.settings import Settings

Kind = Literal["tables", "joins", "hints", "stories", "actions", "says", "requests"]

MOST_BUCKETS: Final = 50_000
BURST_SECONDS: Final = 2.0  # what is counted by the second may come at once for so long


class TooMany(HotelierError):
    """A client asks more often, or for more at a time, than it may."""

    def __init__(self, reason: str, seconds: float = 1.0) -> None:
        self.reason = reason
        self.seconds = seconds  # after which it is worth trying again
        super().__init__(reason)

    def __reduce__(self) -> tuple[Any, ...]:
        return TooMany, (self.reason, self.seconds)


@dataclass(frozen=True, slots=True)
class Rate:
    """How many tokens a bucket holds, and how fast it is filled."""

    each_second: float
    burst: float


@dataclass(slots=True)
class _Bucket:
    tokens: float
    at: float  # when it was looked at last


class Rates:
    """The buckets of all clients; those that are full again are forgotten."""

    def __init__(
        self,
        rates: Mapping[Kind, Rate],
        clock: Callable[[], float] = time.monotonic,
        most: int = MOST_BUCKETS,
    ) -> None:
        self._rates = rates
        self._clock = clock
        self._most = most
        self._buckets: OrderedDict[tuple[Kind, str], _Bucket] = OrderedDict()  # last used last
        self._patience = max(rate.burst / rate.each_second for rate in rates.values())

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, kind: Kind, address: str) -> None:
        """Let one request pass, or raise TooMany."""
        rate, now = self._rates[kind], self._clock()
        bucket = self._buckets.get((kind, address))
        if bucket is None:
            bucket = self._buckets[kind, address] = _Bucket(rate.burst, now)
        else:
            self._buckets.move_to_end((kind, address))
            filled = bucket.tokens + (now - bucket.at) * rate.each_second
            bucket.tokens, bucket.at = min(rate.burst, filled), now
        self._forget(now)
        if bucket.tokens < 1:
            seconds = (1 - bucket.tokens) / rate.each_second
            raise TooMany(say("refused-hurry", kind=kind, seconds=ceil(seconds)), seconds)
        bucket.tokens -= 1

    def _forget(self, now: float) -> None:
        """Let go of the buckets that must be full, and of the oldest where there are too many."""
        while self._buckets:
            first = next(iter(self._buckets))
            is_full = now - self._buckets[first].at > self._patience
            if not is_full and len(self._buckets) <= self._most:
                return
            del self._buckets[first]


class SocketCount:
    """How many sockets every client holds open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._open)

    @contextlib.contextmanager
    def hold(self, address: str) -> Iterator[None]:
        """Count one socket as long as it is open, or raise TooMany."""
        if self._open[address] >= self._most:
            raise TooMany(say("refused-sockets", n=self._most))
        self._open[address] += 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]


def rates_of(settings: Settings, clock: Callable[[], float] = time.monotonic) -> Rates:
    """The buckets that the settings ask for."""
    minutes: dict[Kind, float] = {
        "tables": settings.tables_per_minute,
        "joins": settings.joins_per_minute,
        "hints": settings.hints_per_minute,
        "stories": settings.stories_per_minute,
    }
    seconds: dict[Kind, float] = {
        "actions": settings.actions_per_second,
        "says": settings.says_per_second,
        "requests": settings.requests_per_second,
    }
    slow = {kind: Rate(amount / 60, max(1.0, amount)) for kind, amount in minutes.items()}
    quick = {
        kind: Rate(amount, max(1.0, amount * BURST_SECONDS)) for kind, amount in seconds.items()
    }
    return Rates({**slow, **quick}, clock)


def address_of(scope: Mapping[str, Any]) -> str:
    """Who asks, as far as limits go: the address in an ASGI scope."""
    client = scope.get("client")
    return _household(client[0]) if client else ""


@lru_cache(maxsize=4096)
def _household(host: str) -> str:
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host[:64]
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(address), 64), strict=False))
