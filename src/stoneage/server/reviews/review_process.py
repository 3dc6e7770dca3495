"""One process that reviews one game, and the server's end of the pipe to it."""

import os
import time
import zlib
from multiprocessing.connection import Connection

from msgspec import Struct, json, msgpack

from stoneage.analysis import Effort, Review, Reviewer
from stoneage.processes import Child, ChildLost
from stoneage.record import decode_record

REPORT_INTERVAL = 1.0
"""Seconds between two reports."""
PATIENCE = 600.0
"""Seconds after which a process that has reported nothing is taken for lost."""
NICENESS = 10
"""More than a bot's: whoever waits for a move comes first."""


class ReviewLost(Exception):
    """Nothing more will come out of the process: it ended, was too slow, or failed."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class ReviewRequest(Struct, frozen=True, array_like=True):
    """What a process is asked for."""

    record: bytes
    effort: Effort
    begun: bytes | None = None  # packed


class ReviewReport(Struct, frozen=True, array_like=True):
    """How far it is; or the kind of error that ended it."""

    reviewed: int = 0
    review: bytes = b""  # packed
    summary: bytes | None = None  # with the last report
    error: str = ""


REPORTS = msgpack.Decoder(ReviewReport)


class ReviewProcess:
    """A process that lives as long as its review takes."""

    def __init__(self, request: ReviewRequest) -> None:
        self._child = Child(report_review, msgpack.encode(request), dies_with_parent=True)
        self.id = self._child.id

    def report(self) -> ReviewReport:
        """The next one, or `ReviewLost`."""
        try:
            report = REPORTS.decode(self._child.receive_bytes(PATIENCE))
        except ChildLost as lost:
            raise ReviewLost(lost.why) from None
        if report.error:
            raise ReviewLost(report.error)
        return report

    def kill(self) -> None:
        self._child.kill()


def report_review(pipe: Connection, request: bytes) -> None:
    """What the process does, and then ends."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    try:
        _review(pipe, msgpack.decode(request, type=ReviewRequest))
    except Exception as error:
        pipe.send_bytes(msgpack.encode(ReviewReport(error=type(error).__name__)))


def _review(pipe: Connection, request: ReviewRequest) -> None:
    begun = None if request.begun is None else unpacked(request.begun)
    reviewer = Reviewer(decode_record(request.record), request.effort, begun)
    reported = time.monotonic()
    for reviewed in reviewer.steps():
        if time.monotonic() - reported >= REPORT_INTERVAL:
            _send(pipe, ReviewReport(reviewed, packed(reviewer.so_far())))
            reported = time.monotonic()
    found = reviewer.so_far()
    _send(pipe, ReviewReport(found.reviewed, packed(found), json.encode(found.summary)))


def _send(pipe: Connection, report: ReviewReport) -> None:
    pipe.send_bytes(msgpack.encode(report))


def packed(review: Review) -> bytes:
    return zlib.compress(json.encode(review))


def unpacked(review: bytes) -> Review:
    return json.decode(zlib.decompress(review), type=Review)
