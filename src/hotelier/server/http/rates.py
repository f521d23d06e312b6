"""Rate limits: token buckets, and a count of open sockets, by address.

A bucket starts full, loses a token with every request and refills steadily. A client is its
address; with IPv6 its /64 network, of which one household has at least one.

Several processes have buckets of their own, and tell each other what was taken: not every token,
but every time it's a good part of a bucket. So clients that stay far below their limits cost
nothing, and the others find that all processes together give them little more than one would.
"""

import contextlib
import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import ceil
from typing import Any, Final, Literal, cast

from hotelier.core.errors import HotelierError
from hotelier.messages import say
from hotelier.server.settings import Settings
from hotelier.server.sharing import Sharing

Kind = Literal[
    "tables",
    "joins",
    "hints",
    "reports",
    "stories",
    "records",
    "actions",
    "says",
    "frames",
    "floods",
    "requests",
]

MOST_BUCKETS: Final = 50_000
BURST_SECONDS: Final = 2.0  # seconds of burst for limits per second
UNTOLD: Final = 1 / 8  # of a bucket, which other processes needn't know of
SPENT, BARRED, SOCKETS = "spent", "barred", "sockets"  # what processes tell each other
FLOOD_SECONDS: Final = 10.0  # how long a client that flooded a socket can't open another


class TooMany(HotelierError):
    """A client sends more requests, or holds more at once, than it may."""

    def __init__(self, reason: str, seconds: float = 1.0) -> None:
        self.reason = reason
        self.seconds = seconds  # after which it may try again
        super().__init__(reason)

    def __reduce__(self) -> tuple[Any, ...]:
        return TooMany, (self.reason, self.seconds)


@dataclass(frozen=True, slots=True)
class Rate:
    """The size of a bucket, and how fast it refills."""

    each_second: float
    burst: float


@dataclass(slots=True)
class _Bucket:
    tokens: float
    at: float  # when it was last updated
    untold: int = 0  # taken here, and no other process knows


class Rates:
    """The buckets of all clients; full ones are forgotten."""

    def __init__(
        self,
        rates: Mapping[Kind, Rate],
        clock: Callable[[], float] = time.monotonic,
        most: int = MOST_BUCKETS,
    ) -> None:
        self._rates = rates
        self._clock = clock
        self._most = most
        self._sharing: Sharing | None = None  # nobody to share with
        self._buckets: OrderedDict[tuple[Kind, str], _Bucket] = OrderedDict()  # last used last
        # The time from the largest possible debt to a full bucket.
        self._patience = FLOOD_SECONDS + max(
            2 * rate.burst / rate.each_second for rate in rates.values()
        )

    def __len__(self) -> int:
        return len(self._buckets)

    def share(self, sharing: Sharing) -> None:
        """Share the buckets with other processes."""
        if sharing.is_on:
            self._sharing = sharing
            sharing.on(SPENT, self._hear_spent)
            sharing.on(BARRED, self._hear_barred)

    def take(self, kind: Kind, address: str) -> None:
        """Let one request pass, or raise TooMany."""
        bucket = self._filled(kind, address)
        if bucket.tokens < 1:
            raise self._too_many(kind, bucket)
        bucket.tokens -= 1
        self._tell(kind, address, bucket)

    def charge(self, kind: Kind, address: str) -> bool:
        """Count something that has already arrived; False if a client owes a whole bucket."""
        bucket, burst = self._filled(kind, address), self._rates[kind].burst
        bucket.tokens = max(-burst, bucket.tokens - 1)
        self._tell(kind, address, bucket)
        return bucket.tokens > -burst

    def check(self, kind: Kind, address: str) -> None:
        """Raise TooMany for a client in debt; the check itself costs nothing."""
        bucket = self._filled(kind, address)
        if bucket.tokens < 0:
            raise self._too_many(kind, bucket)

    def bar(self, kind: Kind, address: str, seconds: float) -> None:
        """Put a client in debt for some seconds."""
        self._bar(kind, address, seconds)
        if self._sharing is not None:
            self._sharing.tell(BARRED, f"{kind} {address}", seconds)

    def _bar(self, kind: Kind, address: str, seconds: float) -> None:
        bucket, rate = self._filled(kind, address), self._rates[kind]
        bucket.tokens = min(bucket.tokens, -seconds * rate.each_second)

    def _tell(self, kind: Kind, address: str, bucket: _Bucket) -> None:
        """Tell other processes what was taken, if it's enough."""
        if self._sharing is None or not self._sharing.has_others:
            return
        bucket.untold += 1
        if bucket.untold >= self._rates[kind].burst * UNTOLD:
            self._sharing.add(SPENT, f"{kind} {address}", bucket.untold)
            bucket.untold = 0

    def _hear_spent(self, client: str, amount: Any) -> None:
        kind, address = _client(client)
        bucket = self._filled(kind, address)
        bucket.tokens = max(-self._rates[kind].burst, bucket.tokens - amount)

    def _hear_barred(self, client: str, seconds: Any) -> None:
        kind, address = _client(client)
        self._bar(kind, address, seconds)

    def _filled(self, kind: Kind, address: str) -> _Bucket:
        rate, now = self._rates[kind], self._clock()
        bucket = self._buckets.get((kind, address))
        if bucket is None:
            bucket = self._buckets[kind, address] = _Bucket(rate.burst, now)
        else:
            self._buckets.move_to_end((kind, address))
            filled = bucket.tokens + (now - bucket.at) * rate.each_second
            bucket.tokens, bucket.at = min(rate.burst, filled), now
        self._forget(now)
        return bucket

    def _too_many(self, kind: Kind, bucket: _Bucket) -> TooMany:
        seconds = (1 - bucket.tokens) / self._rates[kind].each_second
        return TooMany(say("refused-hurry", kind=kind, seconds=ceil(seconds)), seconds)

    def _forget(self, now: float) -> None:
        """Drop the buckets that must be full, and the oldest if there are too many."""
        while self._buckets:
            first = next(iter(self._buckets))
            is_full = now - self._buckets[first].at > self._patience
            if not is_full and len(self._buckets) <= self._most:
                return
            del self._buckets[first]


def _client(said: str) -> tuple[Kind, str]:
    kind, _, address = said.partition(" ")
    return cast(Kind, kind), address


class SocketCount:
    """How many sockets every client has open, at all processes."""

    def __init__(self, most: int, sharing: Sharing | None = None) -> None:
        self._most = most
        self._sharing = sharing if sharing is not None and sharing.is_on else None
        self._open: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._open)

    @property
    def total(self) -> int:
        """How many sockets are open."""
        return self._open.total()

    @contextlib.contextmanager
    def hold(self, address: str) -> Iterator[None]:
        """Count one socket while it's open, or raise TooMany."""
        if self._open[address] + self._elsewhere(address) >= self._most:
            raise TooMany(say("refused-sockets", n=self._most))
        self._open[address] += 1
        self._tell(address)
        try:
            yield
        finally:
            self._open[address] -= 1
            self._tell(address)
            if not self._open[address]:
                del self._open[address]

    def _elsewhere(self, address: str) -> int:
        if self._sharing is None:
            return 0
        return sum(count for _, count in self._sharing.elsewhere(SOCKETS, address))

    def _tell(self, address: str) -> None:
        if self._sharing is not None:
            self._sharing.hold(SOCKETS, address, self._open[address])


def rates_of(settings: Settings, clock: Callable[[], float] = time.monotonic) -> Rates:
    """The buckets according to the settings."""
    minutes: dict[Kind, float] = {
        "tables": settings.tables_per_minute,
        "joins": settings.joins_per_minute,
        "hints": settings.hints_per_minute,
        "reports": settings.reports_per_minute,
        "stories": settings.stories_per_minute,
        "records": settings.records_per_minute,
    }
    seconds: dict[Kind, float] = {
        "actions": settings.actions_per_second,
        "says": settings.says_per_second,
        "frames": settings.frames_per_second,
        "requests": settings.requests_per_second,
    }
    slow = {kind: Rate(amount / 60, max(1.0, amount)) for kind, amount in minutes.items()}
    quick = {
        kind: Rate(amount, max(1.0, amount * BURST_SECONDS)) for kind, amount in seconds.items()
    }
    return Rates({**slow, **quick, "floods": Rate(1.0, 1.0)}, clock)


def address_of(scope: Mapping[str, Any]) -> str:
    """The client for rate limits: the address in an ASGI scope."""
    client = scope.get("client")
    return household(client[0]) if client else ""


@lru_cache(maxsize=4096)
def household(host: str) -> str:
    """The client at an address."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host[:64]
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(address), 64), strict=False))
