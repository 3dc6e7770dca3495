"""Several worker processes on one socket; one that dies is replaced."""

import logging
import os
import signal
import socket
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from types import FrameType

from stoneage.processes import Child, ChildLost, ready_children, wait_for_end
from stoneage.server.services.settings import Settings
from stoneage.server.telemetry.logs import Fields, note
from stoneage.server.telemetry.metrics import SHARED_FOLDER, forget_process

from .single_process import CannotServe, serve_alone

READY = b"ready"
POLL_SECONDS = 0.2
RESTART_DELAY = 1.0
"""Seconds before a worker that did not even start is tried again."""
STOP_SECONDS = 30.0
"""Seconds that a worker may need to stop, besides the grace period."""


def serve_with_workers(
    settings: Settings, listening: socket.socket, ready: Callable[[], None], app: str
) -> None:
    """Serve until a signal comes; the metrics of all workers meet in a folder of their own."""
    with tempfile.TemporaryDirectory(prefix="stoneage-metrics-") as folder:
        os.environ[SHARED_FOLDER] = folder
        try:
            Supervisor(settings, listening, ready, app).run()
        finally:
            del os.environ[SHARED_FOLDER]


class Worker:
    """One process, and whether it has ever served."""

    def __init__(self, settings: Settings, listening: socket.socket, app: str) -> None:
        # Its bots are children of its own, so it is no daemon.
        self.child = Child(work, settings, listening, app, is_daemon=False)
        self.is_ready = False

    def check_ready(self) -> None:
        """Note whether it has begun to serve."""
        with suppress(ChildLost):
            self.is_ready = self.is_ready or self.child.receive_bytes(0) == READY


class Supervisor:
    """All workers, and the signals that are passed on to them."""

    def __init__(
        self, settings: Settings, listening: socket.socket, ready: Callable[[], None], app: str
    ) -> None:
        self._settings = settings
        self._listening = listening
        self._ready = ready
        self._app = app
        self._workers: list[Worker] = []
        self._signals = 0
        self._signals_passed_on = 0
        self._stop_deadline = 0.0

    def run(self) -> None:
        handled = (signal.SIGINT, signal.SIGTERM)
        before = {each: signal.signal(each, self._on_signal) for each in handled}
        try:
            self._workers = [self._new() for _ in range(self._settings.workers)]
            self._start()
            while self._workers:
                self._supervise()
                wait_for_end([worker.child for worker in self._workers], POLL_SECONDS)
        finally:
            for worker in self._workers:
                worker.child.kill()
            for each, handler in before.items():
                signal.signal(each, handler)

    def _start(self) -> None:
        """Wait for all of them, unless one cannot start: then none could."""
        while not self._signals and not all(worker.is_ready for worker in self._workers):
            for worker in self._workers:
                worker.check_ready()
                if not worker.is_ready and not worker.child.is_alive:
                    raise CannotServe
            ready_children(
                [each.child for each in self._workers if not each.is_ready], POLL_SECONDS
            )
        if not self._signals:
            self._ready()

    def _supervise(self) -> None:
        self._pass_on_signals()
        for worker in list(self._workers):
            worker.check_ready()
            if not worker.child.is_alive:
                self._remove(worker)
                if not self._signals:
                    self._replace(worker)
        if self._signals and time.monotonic() > self._stop_deadline:
            for worker in self._workers:
                worker.child.kill()

    def _pass_on_signals(self) -> None:
        while self._signals_passed_on < self._signals:
            self._signals_passed_on += 1
            self._stop_deadline = time.monotonic() + self._settings.grace + STOP_SECONDS
            for worker in self._workers:
                worker.child.terminate()

    def _remove(self, worker: Worker) -> None:
        worker.child.join()
        self._workers.remove(worker)
        forget_process(worker.child.id)

    def _replace(self, dead: Worker) -> None:
        note("worker-replaced", Fields(worker=dead.child.id), logging.WARNING)
        if not dead.is_ready:
            time.sleep(RESTART_DELAY)
        self._workers.append(self._new())

    def _new(self) -> Worker:
        return Worker(self._settings, self._listening, self._app)

    def _on_signal(self, _signal: int, _frame: FrameType | None) -> None:
        self._signals += 1


def work(pipe: Connection, settings: Settings, listening: socket.socket, app: str) -> None:
    """What a worker does."""
    try:
        serve_alone(settings, listening, lambda: pipe.send_bytes(READY), app, is_worker=True)
    except CannotServe:
        sys.exit(1)
