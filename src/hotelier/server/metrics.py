"""What a server counts and measures for Prometheus; docs/protocol.md lists it.

No label holds a name, a table or an address, and all have few values. Counting a move takes
microseconds. What can be looked up is looked up when someone reads the metrics.
"""

from collections.abc import Mapping
from functools import partial
from typing import Final, Literal

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)

FORMAT: Final = "text/plain; version=0.0.4; charset=utf-8"
SHORT: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
LONG: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 4, 5, 6, 8, 10, 30, 120)
GROUPS: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256)
METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
NO_ROUTE: Final = "none"  # refused before a route was found

# Processes that think: for bots at tables with people, at tables without, for hints and so on.
Crew = Literal["bots", "bot-tables", "hints", "replays", "analyses"]
Outcome = Literal["saved", "conflict", "failed"]
Why = Literal["late", "memory", "died"]


class Metrics:
    """All metrics of one server; every server in a process has its own."""

    def __init__(self) -> None:
        # When a counter started: many more lines, and of no use.
        disable_created_metrics()  # type: ignore[no-untyped-call]
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)
        counter = partial(Counter, registry=self.registry)
        gauge = partial(Gauge, registry=self.registry)
        measure = partial(Histogram, registry=self.registry)

        self.info = gauge(
            "hotelier_info", "The version of the server, and its engine.", ("version", "engine")
        )
        self.requests = counter(
            "hotelier_requests_total", "Requests answered.", ("method", "route", "status")
        )
        self.request_seconds = measure(
            "hotelier_request_seconds", "Until a request is answered.", ("route",), buckets=SHORT
        )
        self.refusals = counter(
            "hotelier_refusals_total", "Refusals, over HTTP and on sockets.", ("code",)
        )
        self.moves = counter("hotelier_moves_total", "Actions taken and saved.", ("game", "by"))
        self.move_seconds = measure(
            "hotelier_move_seconds",
            "From a player's request until it's saved and acknowledged.",
            ("kind",),
            buckets=SHORT,
        )
        self.connections = gauge("hotelier_connections", "Open connections, with sockets.")
        self.sockets = gauge("hotelier_sockets", "Open WebSockets.")
        self.tables = gauge("hotelier_tables", "Tables in the database.", ("phase",))
        self.tables_loaded = gauge("hotelier_tables_loaded", "Tables in memory.")
        self.workers = gauge("hotelier_workers", "Processes that may think.", ("crew",))
        self.workers_busy = gauge(
            "hotelier_workers_busy", "Processes that are thinking.", ("crew",)
        )
        self.workers_waiting = gauge(
            "hotelier_workers_waiting", "Requests waiting for such a process.", ("crew",)
        )
        self.workers_replaced = counter(
            "hotelier_workers_replaced_total", "Processes replaced.", ("crew", "why")
        )
        self.waiting_seconds = measure(
            "hotelier_worker_waiting_seconds",
            "How long a request waits for a process.",
            ("crew",),
            buckets=LONG,
        )
        self.thinking_seconds = measure(
            "hotelier_worker_thinking_seconds",
            "How long a process thinks.",
            ("crew",),
            buckets=LONG,
        )
        self.writes = counter(
            "hotelier_database_writes_total", "Changes given to the database.", ("outcome",)
        )
        self.write_seconds = measure(
            "hotelier_database_write_seconds", "Until a group of changes is saved.", buckets=SHORT
        )
        self.write_group = measure(
            "hotelier_database_write_group", "Changes saved together.", buckets=GROUPS
        )
        self.writes_waiting = gauge(
            "hotelier_database_writes_waiting", "Changes waiting to be written."
        )

    def answered(self, method: str, route: str, status: int, seconds: float | None) -> None:
        """Count a request; a socket lasts as long as it likes, so it has no seconds."""
        known = method if method in METHODS else "other"
        self.requests.labels(known, route, status).inc()
        if seconds is not None:
            self.request_seconds.labels(route).observe(seconds)

    def refused(self, code: str) -> None:
        """Count a refusal."""
        self.refusals.labels(code).inc()

    def moved(self, game: str, is_bot: bool) -> None:
        """Count an action that's saved."""
        self.moves.labels(game, "bot" if is_bot else "person").inc()

    def acknowledged(self, kind: str, seconds: float) -> None:
        """Note how long a player's request took."""
        self.move_seconds.labels(kind).observe(seconds)

    def replaced(self, crew: Crew, why: Why) -> None:
        """Count a process that was replaced."""
        self.workers_replaced.labels(crew, why).inc()

    def waited(self, crew: Crew, seconds: float) -> None:
        """Note how long a request has waited for a process."""
        self.waiting_seconds.labels(crew).observe(seconds)

    def thought(self, crew: Crew, seconds: float) -> None:
        """Note how long a process has thought."""
        self.thinking_seconds.labels(crew).observe(seconds)

    def wrote(self, outcomes: Mapping[Outcome, int], seconds: float) -> None:
        """Note what became of a group of changes."""
        self.write_seconds.observe(seconds)
        self.write_group.observe(sum(outcomes.values()))
        for outcome, number in outcomes.items():
            self.writes.labels(outcome).inc(number)

    def page(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self.registry)
