"""The log: JSON lines, and no secret in them."""

import ast
import io
import logging
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from stoneage.server.telemetry.logs import Fields, configure_logs, digest_of, note

ROOT = Path(__file__).resolve().parents[3]
SECRET = "the-seed-of-the-table"


@pytest.fixture(autouse=True)
def _loggers_as_before() -> Iterator[None]:
    """Other tests find the loggers as they were."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    others = {
        name: (logger.handlers[:], logger.propagate, logger.level)
        for name in list(logging.root.manager.loggerDict)
        for logger in [logging.getLogger(name)]
    }
    yield
    logging.captureWarnings(False)
    root.handlers[:] = handlers
    root.setLevel(level)
    for name, (its_handlers, propagate, its_level) in others.items():
        logger = logging.getLogger(name)
        logger.handlers[:] = its_handlers
        logger.propagate = propagate
        logger.setLevel(its_level)


@pytest.fixture
def log() -> io.StringIO:
    stream = io.StringIO()
    configure_logs("info", stream)
    return stream


def lines(log: io.StringIO) -> list[dict[str, object]]:
    return [msgspec.json.decode(line) for line in log.getvalue().splitlines()]


def test_a_line_has_its_time_level_event_and_fields(log: io.StringIO) -> None:
    note("bot-failed", Fields(bot="planner", count=0), logging.WARNING)
    [line] = lines(log)
    assert str(line.pop("time")).endswith("+00:00")
    assert line == {"level": "warning", "event": "bot-failed", "bot": "planner", "count": 0}


def test_a_table_is_named_by_its_digest(log: io.StringIO) -> None:
    note("moved", Fields(table=SECRET))
    [line] = lines(log)
    assert line["table"] == digest_of(SECRET)
    assert len(digest_of(SECRET)) == 8
    assert SECRET not in log.getvalue()


def test_an_error_is_told_by_kind_and_place(log: io.StringIO) -> None:
    """What it says may quote anything, so that is left out; so is the error it came from."""

    def fail() -> None:
        try:
            raise KeyError(SECRET)
        except KeyError:
            raise ValueError(SECRET) from None

    try:
        fail()
    except ValueError as error:
        note("failed", error=error)
    [line] = lines(log)
    assert line["error"] == "ValueError"
    assert isinstance(line["frames"], list)
    assert line["frames"][-1].startswith(f"{__name__}.fail:")
    assert SECRET not in log.getvalue()


def test_a_library_is_named_but_not_quoted(log: io.StringIO) -> None:
    """As in asyncio's "Task exception was never retrieved", with all its arguments."""
    logging.getLogger("asyncio").error("Task of %s", SECRET)
    logging.getLogger("uvicorn.error").warning(f'"WebSocket /tables/{SECRET}" [accepted]')
    assert [line["event"] for line in lines(log)] == ["library", "library"]
    assert str(lines(log)[0]["logger"]).startswith("asyncio:")
    assert SECRET not in log.getvalue()


def test_a_library_that_has_set_up_its_own_log_writes_here_too() -> None:
    own = io.StringIO()
    stubborn = logging.getLogger("stubborn")
    stubborn.addHandler(logging.StreamHandler(own))
    stubborn.propagate = False
    log = io.StringIO()
    configure_logs("info", log)
    stubborn.error(SECRET)
    assert own.getvalue() == ""
    assert len(lines(log)) == 1


def test_levels_below_the_asked_one_are_left_out() -> None:
    log = io.StringIO()
    configure_logs("warning", log)
    note("request")
    note("worker-replaced", level=logging.WARNING)
    assert [line["event"] for line in lines(log)] == ["worker-replaced"]


def test_there_is_no_field_for_a_secret() -> None:
    """Whoever adds one thinks twice."""
    assert set(Fields.__struct_fields__) == {
        "table",
        "route",
        "method",
        "status",
        "code",
        "bot",
        "remedy",
        "why",
        "worker",
        "count",
        "seconds",
    }


def test_the_documentation_lists_every_event() -> None:
    """All that `note` is given in the sources; it is always given a word that stands there."""
    noted = set()
    for path in (ROOT / "src" / "stoneage" / "server").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "note":
                assert isinstance(node.args[0], ast.Constant), path
                noted.add(node.args[0].value)
    page = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
    table = page.partition("| event | when |")[2].partition("\n\n")[0]
    cells = [row.split("|")[1] for row in table.splitlines() if row.startswith("| `")]
    assert set(re.findall(r"`([a-z-]+)`", "".join(cells))) == noted
