"""The log: one JSON object a line, made of named fields only, so that no secret finds a way in."""

import logging
import sys
import traceback
from datetime import UTC, datetime
from hashlib import sha256
from types import TracebackType
from typing import Literal, TextIO

from msgspec import Struct, json
from msgspec.structs import replace

LogLevel = Literal["debug", "info", "warning", "error"]

OWN = "stoneage.server"
LOGGER = logging.getLogger(OWN)
FIELDS = "stoneage_fields"
DIGITS = 8


class Fields(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """All that a line may tell besides its event; no field for a token, seed, name or chat."""

    table: str | None = None  # given as the id, written as its digest
    route: str | None = None  # the template, never the path that was asked for
    method: str | None = None
    status: int | None = None
    code: str | None = None  # why a command was refused
    bot: str | None = None
    remedy: str | None = None
    why: str | None = None  # in our own words
    worker: int | None = None
    count: int | None = None
    seconds: float | None = None


class LogLine(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One line, but for its fields."""

    time: str
    level: str
    event: str
    logger: str | None = None
    error: str | None = None  # the kind alone: what an error says may quote anything
    frames: tuple[str, ...] = ()


NOTHING = Fields()


def note(
    event: str,
    fields: Fields = NOTHING,
    level: int = logging.INFO,
    error: BaseException | None = None,
) -> None:
    """Write a line; `event` is one of our own words, never something that came from outside."""
    LOGGER.log(level, event, extra={FIELDS: fields}, exc_info=error)


def digest_of(table: str) -> str:
    """What stands for a table's id where the id itself would let a reader in."""
    return sha256(table.encode()).hexdigest()[:DIGITS]


class JsonLines(logging.Formatter):
    """Our own notes with their fields; of other libraries only where they spoke, for their
    sentences quote paths, values and names."""

    def format(self, record: logging.LogRecord) -> str:
        is_ours = record.name == OWN
        error = _first(record.exc_info[1]) if record.exc_info else None
        line = LogLine(
            time=datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            level=record.levelname.lower(),
            event=record.getMessage() if is_ours else "library",
            logger=None if is_ours else f"{record.name}:{record.lineno}",
            error=None if error is None else type(error).__name__,
            frames=() if error is None else _frames(error.__traceback__),
        )
        fields = getattr(record, FIELDS, NOTHING)
        if fields.table is not None:
            fields = replace(fields, table=digest_of(fields.table))
        text = json.encode(line)
        added = json.encode(fields)
        return (text if added == b"{}" else text[:-1] + b"," + added[1:]).decode()


def _first(error: BaseException | None) -> BaseException | None:
    """Tasks that run side by side wrap what went wrong in groups."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return error


def _frames(where: TracebackType | None) -> tuple[str, ...]:
    return tuple(
        f"{frame.f_globals.get('__name__')}.{frame.f_code.co_name}:{line}"
        for frame, line in traceback.walk_tb(where)
    )


def configure_logs(level: LogLevel, stream: TextIO | None = None) -> None:
    """Everything that is logged in this process goes through `JsonLines`, whatever a library
    has set up for itself before."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.captureWarnings(True)
    for name in list(logging.root.manager.loggerDict):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
        logger.setLevel(logging.NOTSET)
    LOGGER.setLevel(level.upper())
