"""What Prometheus may count. No label carries an id, a name or a path."""

import os

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

__all__ = ["CONTENT_TYPE_LATEST", "SHARED_FOLDER", "Metrics", "forget_process"]

SHARED_FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""prometheus_client's own variable: where several workers keep their numbers."""

COMMIT_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)


class Metrics:
    """The numbers of one process; what is shown covers all workers."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        if not _is_shared():
            ProcessCollector(registry=self.registry)
        self._moves = self._counter("moves_committed", "Moves that are durable.")
        self._refused = self._counter("commands_refused", "Commands that changed nothing.", "code")
        self._commits = Histogram(
            "stoneage_commit_seconds",
            "From a change to its durability.",
            buckets=COMMIT_SECONDS,
            registry=self.registry,
        )
        self._connections = self._gauge("open_connections", "WebSockets that are open.")
        self._tables = self._gauge("tables_cached", "Tables held in memory.")
        self._choices = self._counter("bot_choices", "Decisions of bots.", "bot")
        self._failures = self._counter("bot_failures", "Failures of bots, by remedy.", "remedy")
        self._requests = self._counter(
            "http_requests", "Requests that were answered.", "method", "route", "status"
        )

    def count_moves(self, number: int) -> None:
        self._moves.inc(number)

    def count_refusal(self, code: str) -> None:
        self._refused.labels(code).inc()

    def time_commit(self, seconds: float) -> None:
        self._commits.observe(seconds)

    def count_connection(self, opened: bool) -> None:
        self._connections.inc(1 if opened else -1)

    def set_cached_tables(self, number: int) -> None:
        self._tables.set(number)

    def count_choice(self, bot: str) -> None:
        self._choices.labels(bot).inc()

    def count_failure(self, remedy: str) -> None:
        self._failures.labels(remedy).inc()

    def count_request(self, method: str, route: str, status: int) -> None:
        """`route` is a template such as /tables/{id}."""
        self._requests.labels(method, route, str(status)).inc()

    def shown(self) -> bytes:
        """The numbers in Prometheus' text format."""
        if not _is_shared():
            return generate_latest(self.registry)
        everybody = CollectorRegistry()
        MultiProcessCollector(everybody)  # type: ignore[no-untyped-call] # the library's lack
        return generate_latest(everybody)

    def _counter(self, name: str, meaning: str, *labels: str) -> Counter:
        return Counter(f"stoneage_{name}", meaning, labels, registry=self.registry)

    def _gauge(self, name: str, meaning: str) -> Gauge:
        return Gauge(
            f"stoneage_{name}", meaning, multiprocess_mode="livesum", registry=self.registry
        )


def forget_process(process: int) -> None:
    """A worker has ended: its connections and tables no longer count."""
    if _is_shared():
        mark_process_dead(process)  # type: ignore[no-untyped-call] # the library's lack


def _is_shared() -> bool:
    return SHARED_FOLDER in os.environ
