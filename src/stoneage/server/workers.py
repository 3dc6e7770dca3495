"""Several workers on one socket; one that dies is replaced."""

import logging
import os
import signal
import socket
import sys
import tempfile
import time
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from types import FrameType

from stoneage.server.services.settings import Settings
from stoneage.server.serving.single_process import CannotServe, serve_alone
from stoneage.server.telemetry.logs import Fields, note
from stoneage.server.telemetry.metrics import SHARED_FOLDER, forget_process

from .parent import when_parent_dies

CONTEXT = get_context("spawn")
READY = b"ready"
LOOK = 0.2
PAUSE = 1.0
"""Seconds before a worker that did not even start is tried again."""
LEAVING = 30.0
"""Seconds that a worker may need to end, besides the farewell."""


def serve_with_workers(
    settings: Settings, listening: socket.socket, ready: Callable[[], None], app: str
) -> None:
    """Serve until a signal comes; the numbers of all workers meet in a folder of their own."""
    with tempfile.TemporaryDirectory(prefix="stoneage-metrics-") as folder:
        os.environ[SHARED_FOLDER] = folder
        try:
            Workers(settings, listening, ready, app).run()
        finally:
            del os.environ[SHARED_FOLDER]


class Worker:
    """One process, and whether it has ever served."""

    def __init__(self, settings: Settings, listening: socket.socket, app: str) -> None:
        self.pipe, their_end = CONTEXT.Pipe()
        self.process = CONTEXT.Process(target=work, args=(settings, listening, their_end, app))
        self.process.start()
        their_end.close()
        self.is_ready = False

    def listen(self) -> None:
        """Hear whether it serves."""
        try:
            self.is_ready = self.is_ready or (self.pipe.poll() and self.pipe.recv_bytes() == READY)
        except (EOFError, OSError):
            return


class Workers:
    """All of them, and the signals that they are told of."""

    def __init__(
        self, settings: Settings, listening: socket.socket, ready: Callable[[], None], app: str
    ) -> None:
        self._settings = settings
        self._listening = listening
        self._ready = ready
        self._app = app
        self._workers: list[Worker] = []
        self._signals = 0
        self._signals_told = 0
        self._leaving_until = 0.0

    def run(self) -> None:
        handled = (signal.SIGINT, signal.SIGTERM)
        before = {each: signal.signal(each, self._heard) for each in handled}
        try:
            self._workers = [self._new() for _ in range(self._settings.workers)]
            self._start()
            while self._workers:
                self._look_after_workers()
                wait([worker.process.sentinel for worker in self._workers], LOOK)
        finally:
            for worker in self._workers:
                worker.process.kill()
                worker.process.join()
            for each, handler in before.items():
                signal.signal(each, handler)

    def _start(self) -> None:
        """Wait for all of them, unless one cannot start: then none could."""
        while not self._signals and not all(worker.is_ready for worker in self._workers):
            for worker in self._workers:
                worker.listen()
                if not worker.is_ready and not worker.process.is_alive():
                    raise CannotServe
            wait([worker.pipe for worker in self._workers if not worker.is_ready], LOOK)
        if not self._signals:
            self._ready()

    def _look_after_workers(self) -> None:
        self._tell_signals()
        for worker in list(self._workers):
            worker.listen()
            if not worker.process.is_alive():
                self._bury(worker)
                if not self._signals:
                    self._replace(worker)
        if self._signals and time.monotonic() > self._leaving_until:
            for worker in self._workers:
                worker.process.kill()

    def _tell_signals(self) -> None:
        while self._signals_told < self._signals:
            self._signals_told += 1
            self._leaving_until = time.monotonic() + self._settings.grace + LEAVING
            for worker in self._workers:
                worker.process.terminate()

    def _bury(self, worker: Worker) -> None:
        worker.process.join()
        worker.pipe.close()
        self._workers.remove(worker)
        forget_process(worker.process.pid or 0)

    def _replace(self, dead: Worker) -> None:
        note("worker-replaced", Fields(worker=dead.process.pid), logging.WARNING)
        if not dead.is_ready:
            time.sleep(PAUSE)
        self._workers.append(self._new())

    def _new(self) -> Worker:
        return Worker(self._settings, self._listening, self._app)

    def _heard(self, _signal: int, _frame: FrameType | None) -> None:
        self._signals += 1


def work(settings: Settings, listening: socket.socket, pipe: Connection, app: str) -> None:
    """What a worker does. When the first process is gone, it takes its leave as well."""
    when_parent_dies(lambda: os.kill(os.getpid(), signal.SIGTERM))
    try:
        serve_alone(settings, listening, lambda: pipe.send_bytes(READY), app, is_worker=True)
    except CannotServe:
        sys.exit(1)
