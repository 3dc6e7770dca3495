"""A server from its first connection to its last: uvicorn, with a farewell before a restart."""

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

from .access import Access
from .logs import configure_logs, note
from .settings import Settings

if TYPE_CHECKING:
    from litestar import Litestar

APP = "stoneage.server.app:create_app"
LONGEST_MESSAGE = 64 * 1024
SWITCH = 0.0005
"""Seconds after which a busy event loop lets the thread that writes go on: ten times as often as
Python would, for every statement of a database gives up its turn."""
RARELY = (50_000, 5, 1000)
"""When to look for circles: seldom among what is new, hardly ever among everything. The number in
the middle is small, or a look at what has survived would stop all tables for half a second."""
LAST_REQUESTS = 5
"""Seconds for requests that are still being answered when all sockets are closed."""


class CannotServe(Exception):
    """The application did not start; the log says why."""


def serve(
    settings: Settings,
    listening: socket.socket,
    ready: Callable[[], None],
    app: str = APP,
) -> None:
    """Serve until a signal comes; `ready` is called when people can connect."""
    from .workers import serve_with_workers  # noqa: PLC0415 - it needs this module

    configure_logs(settings.log_level)
    allow_many_connections()
    if settings.workers > 1:
        serve_with_workers(settings, listening, ready, app)
    else:
        serve_alone(settings, listening, ready, app)


def serve_alone(
    settings: Settings,
    listening: socket.socket,
    ready: Callable[[], None],
    app: str,
    is_worker: bool = False,
) -> None:
    """Serve in this process."""
    sys.setswitchinterval(SWITCH)
    # Tables and views hold no circles; looking for some among all of them takes long.
    gc.freeze()
    gc.set_threshold(*RARELY)
    server = PoliteServer(settings, application(app, settings), ready, is_worker)
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


def allow_many_connections() -> None:
    """Each takes a file, of which a process may often have only 1,024 at first."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415 - not there on Windows

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    except (ValueError, OSError):
        note("few-connections", level=logging.WARNING)


def configured(settings: Settings, app: "Litestar") -> uvicorn.Config:
    # psycopg cannot use the other loop of Windows.
    needs_selector = sys.platform == "win32" and settings.is_postgresql
    return uvicorn.Config(
        Access(app, app.state.metrics),
        loop="asyncio:SelectorEventLoop" if needs_selector else "auto",
        lifespan="on",
        ws="websockets-sansio",
        ws_max_size=LONGEST_MESSAGE,
        # Compressing costs each connection more memory than its table has.
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=settings.behind_proxy,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=LAST_REQUESTS,
    )


class PoliteServer(uvicorn.Server):
    """Tells the players before it leaves. A second signal ends it at once."""

    def __init__(
        self, settings: Settings, app: "Litestar", ready: Callable[[], None], is_worker: bool
    ) -> None:
        super().__init__(configured(settings, app))
        self._settings = settings
        self._app = app
        self._ready = ready
        self._is_worker = is_worker
        self._is_leaving = False
        self._farewell: asyncio.Task[None] | None = None
        self._leaves_at: float | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            note("started")
            self._ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002
        # Control-C reaches every process of a terminal; the first of them tells its workers.
        if self._is_worker and sig == signal.SIGINT:
            return
        if self._is_leaving:
            self.should_exit = self.force_exit = True
        self._is_leaving = True

    async def on_tick(self, counter: int) -> bool:
        if self._is_leaving and self._farewell is None:
            self._farewell = asyncio.create_task(self._say_farewell())
        if self._leaves_at is not None and self._may_leave(self._leaves_at):
            self.should_exit = True
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await super().shutdown(sockets)
        note("ended")

    async def _say_farewell(self) -> None:
        note("leaving")
        try:
            if self.server_state.connections:
                await self._app.state.hall.announce_restart(self._settings.grace)
        except Exception as error:
            note("farewell-failed", level=logging.ERROR, error=error)
        finally:
            self._leaves_at = time.monotonic() + self._settings.grace

    def _may_leave(self, announced: float) -> bool:
        return not self.server_state.connections or time.monotonic() >= announced
