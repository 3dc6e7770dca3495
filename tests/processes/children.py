"""What the child processes of the tests do."""

import signal
import sys
import time
from multiprocessing.connection import Connection
from pathlib import Path

from stoneage.processes.child import Child


def echo(pipe: Connection, greeting: str) -> None:
    """Say hello, then give back whatever comes."""
    pipe.send(greeting)
    while True:
        pipe.send(pipe.recv())


def echo_bytes(pipe: Connection) -> None:
    while True:
        pipe.send_bytes(pipe.recv_bytes())


def leave_a_mark(pipe: Connection, mark: str) -> None:
    """Sleep until SIGTERM comes, and write it down."""

    def write_down(*_: object) -> None:
        Path(mark).write_text("terminated", encoding="utf-8")
        sys.exit()

    signal.signal(signal.SIGTERM, write_down)
    pipe.send("ready")
    time.sleep(3600)


def sleep(pipe: Connection) -> None:
    pipe.send("ready")
    time.sleep(3600)


def main(mark: str) -> None:
    """A parent with two children, which prints their ids and sleeps."""
    children = [Child(leave_a_mark, mark), Child(sleep, dies_with_parent=True)]
    for child in children:
        child.receive()
    sys.stdout.write(" ".join(str(child.id) for child in children) + "\n")
    sys.stdout.flush()
    time.sleep(3600)


if __name__ == "__main__":
    main(sys.argv[1])
