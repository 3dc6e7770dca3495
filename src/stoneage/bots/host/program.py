"""A program of somebody else's: started, written to, listened to with patience, ended."""

import os
import shlex
import signal
import subprocess
import sys
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from typing import IO, Literal

from .faults import Misbehaved, shown

Direction = Literal["to", "from", "stderr"]
OnLine = Callable[[Direction, bytes], None]

KEPT_LINES = 10
LINES_AHEAD = 16
EXIT_SECONDS = 1.0
NOTHING_MORE = b""

if sys.platform == "win32":
    OWN_GROUP = subprocess.CREATE_NEW_PROCESS_GROUP
else:
    OWN_GROUP = 0  # there it is `start_new_session`


class Program:
    """A running program. Each of its three pipes has a thread that owns and closes it."""

    def __init__(self, command: str, longest_line: int, on_line: OnLine) -> None:
        self._process = _started(command)
        self._longest_line = longest_line
        self._on_line = on_line
        self._to_send: Queue[bytes] = Queue()
        # A program that talks without being asked is kept waiting, not kept in memory.
        self._received: Queue[bytes] = Queue(LINES_AHEAD)
        self._last_words: deque[str] = deque(maxlen=KEPT_LINES)
        self._threads = [
            _thread(self._write, self._process.stdin),
            _thread(self._read, self._process.stdout),
            _thread(self._read_stderr, self._process.stderr),
        ]

    def send(self, line: bytes) -> None:
        """Never waits: what a program does not read is its own loss."""
        self._on_line("to", line)
        self._to_send.put(line)

    def receive(self, seconds: float) -> bytes:
        """Its next line, or `Misbehaved` if none comes in time."""
        try:
            line = self._received.get(timeout=seconds)
        except Empty:
            raise Misbehaved("too-slow", f"no answer within {seconds:g} seconds") from None
        if line == NOTHING_MORE:
            self._received.put(NOTHING_MORE)
            raise self._silence()
        self._on_line("from", line)
        if len(line) > self._longest_line:
            raise Misbehaved("too-long", f"a line of more than {self._longest_line} bytes")
        return line

    def end(self, seconds: float) -> None:
        """Let it end by itself when its input ends; after that time it is killed."""
        self._to_send.put(NOTHING_MORE)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)
        self.kill()

    def kill(self) -> None:
        """Kill it with all its children, and wait until its pipes have been read."""
        _kill_group(self._process)
        self._process.wait()
        self._to_send.put(NOTHING_MORE)
        with suppress(Empty):
            while self._received.get(timeout=EXIT_SECONDS) != NOTHING_MORE:
                pass
        for thread in self._threads:
            thread.join(EXIT_SECONDS)

    @property
    def last_words(self) -> tuple[str, ...]:
        """The last lines that it wrote to its standard error; complete once it was killed."""
        return tuple(self._last_words)

    def _silence(self) -> Misbehaved:
        try:
            code = self._process.wait(EXIT_SECONDS)
        except subprocess.TimeoutExpired:
            return Misbehaved("closed-output", "it still runs")
        return Misbehaved("ended", f"exit code {code}")

    def _write(self, pipe: IO[bytes]) -> None:
        # Writing to a program that has gone fails; that it has gone is told by its output.
        with suppress(OSError), pipe:
            while line := self._to_send.get():
                pipe.write(line)
                pipe.flush()

    def _read(self, pipe: IO[bytes]) -> None:
        with pipe:
            while line := pipe.readline(self._longest_line + 1):
                self._received.put(line)
        self._received.put(NOTHING_MORE)

    def _read_stderr(self, pipe: IO[bytes]) -> None:
        with pipe:
            while line := pipe.readline(self._longest_line):
                self._on_line("stderr", line)
                self._last_words.append(shown(line))


def _started(command: str) -> subprocess.Popen[bytes]:
    """No shell; a group of its own, so that its children can be ended with it."""
    if not command.strip():
        raise Misbehaved("cannot-start", "no command")
    try:
        return subprocess.Popen(
            command if sys.platform == "win32" else shlex.split(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
            creationflags=OWN_GROUP,
        )
    except (OSError, ValueError) as error:
        raise Misbehaved("cannot-start", str(error)) from None


def _kill_group(process: subprocess.Popen[bytes]) -> None:
    if sys.platform == "win32":
        tree = ["taskkill", "/F", "/T", "/PID", str(process.pid)]
        subprocess.run(tree, capture_output=True, check=False)
        process.kill()
    else:
        # Nobody of the group is left, or only those that wait to be buried.
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)


def _thread(work: Callable[[IO[bytes]], None], pipe: IO[bytes] | None) -> Thread:
    thread = Thread(target=work, args=(pipe,), daemon=True)
    thread.start()
    return thread
