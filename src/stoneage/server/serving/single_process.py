"""One process that serves: uvicorn, with a notice to all players before it shuts down."""

import asyncio
import gc
import importlib
import logging
import os
import signal
import socket
import sys
import time
from collections.abc import Callable
from types import FrameType
from typing import TYPE_CHECKING

import uvicorn

from stoneage.server.services.settings import Settings
from stoneage.server.telemetry.logs import configure_logs, note

from .access_log import AccessLog
from .connections import LimitedConfig

if TYPE_CHECKING:
    from litestar import Litestar

MAX_MESSAGE_BYTES = 64 * 1024
SWITCH_INTERVAL = 0.0005
"""Seconds after which a busy event loop yields the interpreter to the writer thread: a tenth of
Python's default, since the writer releases it with every statement."""
GC_THRESHOLDS = (50_000, 5, 1000)
"""Collect the young generation rarely and the oldest almost never. The middle one is collected
often, or its collection would stop all tables for half a second."""
SHUTDOWN_TIMEOUT = 5
"""Seconds for requests that are still being answered when all sockets are closed."""


class CannotServe(Exception):
    """The application did not start; the log says why."""


def serve_alone(
    settings: Settings,
    listening: socket.socket,
    ready: Callable[[], None],
    app: str,
    is_worker: bool = False,
) -> None:
    """Serve in this process."""
    sys.setswitchinterval(SWITCH_INTERVAL)
    # Tables and views hold no reference cycles, and there are very many of them.
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)
    server = GracefulServer(settings, application(app, settings), ready, is_worker)
    configure_logs(settings.log_level)
    try:
        server.run(sockets=[listening])
    except SystemExit:
        raise CannotServe from None
    if server.force_exit:
        # Threads of a database or a bot may still be busy; all that was acknowledged is stored.
        sys.stdout.flush()
        os._exit(0)


def application(name: str, settings: Settings) -> "Litestar":
    module, _, factory = name.partition(":")
    made: Litestar = getattr(importlib.import_module(module), factory)(settings)
    return made


def configured(settings: Settings, app: "Litestar") -> uvicorn.Config:
    # psycopg cannot use the other loop of Windows.
    needs_selector = sys.platform == "win32" and settings.is_postgresql
    return LimitedConfig(
        AccessLog(app, app.state.metrics),
        settings,
        loop="asyncio:SelectorEventLoop" if needs_selector else "auto",
        lifespan="on",
        ws_max_size=MAX_MESSAGE_BYTES,
        # Compressing costs each connection more memory than its table has.
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=settings.behind_proxy,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT,
    )


class GracefulServer(uvicorn.Server):
    """Tells the players before it stops. A second signal stops it at once."""

    def __init__(
        self, settings: Settings, app: "Litestar", ready: Callable[[], None], is_worker: bool
    ) -> None:
        super().__init__(configured(settings, app))
        self._settings = settings
        self._app = app
        self._ready = ready
        self._is_worker = is_worker
        self._is_stopping = False
        self._announcement: asyncio.Task[None] | None = None
        self._stops_at: float | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            note("started")
            self._ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002
        # Control-C reaches every process of a terminal; the first of them tells its workers.
        if self._is_worker and sig == signal.SIGINT:
            return
        if self._is_stopping:
            self.should_exit = self.force_exit = True
        self._is_stopping = True

    async def on_tick(self, counter: int) -> bool:
        if self._is_stopping and self._announcement is None:
            self._announcement = asyncio.create_task(self._announce())
        if self._stops_at is not None and self._may_stop(self._stops_at):
            self.should_exit = True
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await super().shutdown(sockets)
        note("stopped")

    async def _announce(self) -> None:
        note("stopping")
        try:
            if self.server_state.connections:
                await self._app.state.hall.announce_restart(self._settings.grace)
        except Exception as error:
            note("announcement-failed", level=logging.ERROR, error=error)
        finally:
            self._stops_at = time.monotonic() + self._settings.grace

    def _may_stop(self, announced: float) -> bool:
        return not self.server_state.connections or time.monotonic() >= announced
