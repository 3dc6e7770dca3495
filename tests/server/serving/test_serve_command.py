"""`stoneage`, `stoneage serve` and `stoneage admin` as people run them."""

import asyncio
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlsplit
from urllib.request import urlopen

import pytest

from stoneage.cli import main
from stoneage.server.hall.hall import Hall
from stoneage.server.serving.listening_socket import listen
from stoneage.server.store.rows import PersonRow
from stoneage.server.store.store import open_store
from stoneage.server.tables.table import Person
from stoneage.server.telemetry.logs import digest_of
from stoneage.server.wire.commands import SeatBot, Start
from stoneage.server.wire.settings import TableSettings
from stoneage.table.options import Options
from tests.complaints import assert_one_line
from tests.server.processes import PATIENCE, environment, until

NOW = 1_790_000_000_000


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")


def url_of(file: Path) -> str:
    return f"sqlite:///{file}"


@contextmanager
def stoneage(*arguments: str, **variables: str) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(
        [sys.executable, "-m", "stoneage", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(DISPLAY="", WAYLAND_DISPLAY="", **variables),
        text=True,
    )
    try:
        yield process
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def start_lines(process: subprocess.Popen[str]) -> list[str]:
    """What is said until people can connect."""
    assert process.stdout is not None
    lines: list[str] = []
    while not lines or "Control-C" not in lines[-1]:
        lines.append(process.stdout.readline())
        assert lines[-1], process.communicate()[1]
    return lines


def address_in(lines: list[str]) -> str:
    return lines[0].split()[-1]


def test_the_command_alone_serves_and_opens_the_browser(tmp_path: Path) -> None:
    """On the usual port or a free one, with the database in the user's data folder."""
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}.new && mv {opened}.new {opened}\n')
    browser.chmod(0o755)
    with stoneage(XDG_DATA_HOME=str(tmp_path), BROWSER=f"{browser} %s") as process:
        address = address_in(start_lines(process))
        assert address.startswith("http://127.0.0.1:")
        until(opened.exists)
        assert opened.read_text().strip() == address
        with urlopen(f"{address}healthz", timeout=PATIENCE) as answer:
            assert answer.status == 200
        assert (tmp_path / "stoneage" / "stoneage.sqlite").is_file()
        process.send_signal(signal.SIGINT)
        _, complaints = process.communicate(timeout=PATIENCE)
        assert (process.returncode, complaints) == (0, "")


def test_where_there_is_no_browser_the_address_is_enough(tmp_path: Path) -> None:
    with stoneage(XDG_DATA_HOME=str(tmp_path), BROWSER="") as process:
        assert address_in(start_lines(process)).startswith("http://127.0.0.1:")


def test_the_start_says_address_database_and_bots_but_no_password(tmp_path: Path) -> None:
    flags = ["--public-url", "https://stoneage.example.org", "--bot-processes", "3"]
    with stoneage("serve", "--port", "0", "--database", url_of(tmp_path / "a"), *flags) as process:
        text = "".join(start_lines(process))
        assert "https://stoneage.example.org" in text
        assert f"Database: sqlite:///{tmp_path}/a" in text
        assert "Bots think in 3 processes." in text


def metrics_at(address: str) -> str:
    with urlopen(f"{address}metrics", timeout=PATIENCE) as answer:
        return str(answer.read(), "utf-8")


def test_two_workers_serve_from_postgresql(postgresql_url: str) -> None:
    flags = ["--port", "0", "--workers", "2", "--log-level", "warning"]
    with stoneage("serve", *flags, STONEAGE_DATABASE=postgresql_url) as process:
        lines = start_lines(process)
        assert any("2 workers serve" in line for line in lines)
        with urlopen(f"{address_in(lines)}healthz", timeout=PATIENCE) as answer:
            assert answer.status == 200
        until(lambda: "stoneage_http_requests_total" in metrics_at(address_in(lines)))
        process.send_signal(signal.SIGTERM)
        _, complaints = process.communicate(timeout=PATIENCE)
        assert (process.returncode, complaints) == (0, "")


def test_a_second_signal_ends_at_once(tmp_path: Path) -> None:
    """Somebody is connected, and the database's threads are there."""
    flags = ["--port", "0", "--grace", "600", "--database", url_of(tmp_path / "a")]
    with stoneage("serve", *flags) as process:
        place = urlsplit(address_in(start_lines(process)))
        with closing(HTTPConnection(place.netloc, timeout=PATIENCE)) as connection:
            connection.request("GET", "/healthz")
            connection.getresponse().read()
            process.send_signal(signal.SIGTERM)
            assert process.stderr is not None
            while '"stopping"' not in process.stderr.readline():
                assert process.poll() is None
            process.send_signal(signal.SIGTERM)
            assert process.wait(timeout=PATIENCE) == 0


def test_a_port_in_use_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(listen("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert main(["serve", "--port", port, "--database", url_of(tmp_path / "a")]) == 1
    output = capsys.readouterr()
    assert f"Port {port} of 127.0.0.1 is in use" in output.err
    assert output.err.count("\n") == 1
    assert not (tmp_path / "a").exists()


@pytest.mark.parametrize("command", [["serve", "--port", "0"], ["admin", "list"]])
def test_a_database_that_cannot_be_opened_is_one_sentence(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Grok, " * 100)
    assert main([*command, "--database", url_of(file)]) == 1
    output = capsys.readouterr()
    assert "This file is no database" in output.err
    assert output.err.count("\n") == 1


@pytest.mark.parametrize(
    ("flags", "complaint"),
    [
        (["--workers", "2"], "need PostgreSQL"),
        (["--port", "high"], "--port cannot be “high”. Give a number from 0 to 65535."),
        (["--limit-chat", "much"], "20/s burst 60"),
        (["--log-level", "loud"], "Choose from debug, error, info, warning."),
        (["--database", "mysql://x"], "sqlite:///FILE"),
        (["--public-url", "here"], "https://stoneage.example.org"),
    ],
)
def test_a_bad_setting_gets_one_line(
    flags: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert_one_line(["serve", *flags], complaint, capsys)


def test_a_bad_variable_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("STONEAGE_SHOW_METRICS", "perhaps")
    assert_one_line(["serve"], "STONEAGE_SHOW_METRICS cannot be “perhaps”. Say yes", capsys)


def set_tables(url: str) -> tuple[str, str]:
    """One table that waits and one where a game runs."""

    async def run() -> tuple[str, str]:
        store = open_store(url)
        hall = Hall(store, 10, lambda: NOW, 0)
        host = Person("Ada", "Ada")
        await store.add_person(PersonRow(id="Ada", name="Ada", created_at=NOW))
        waiting = await hall.open_table(host, TableSettings())
        running = await hall.open_table(host, TableSettings(options=Options(players=2)))
        await hall.do(running.id, host, SeatBot(seat=1, bot="planner"))
        await hall.do(running.id, host, Start())
        await store.close()
        return waiting.id, running.id

    return asyncio.run(run())


def test_tables_are_listed_closed_backed_up_and_restored(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Neither a name nor an id is shown."""
    url = url_of(tmp_path / "club")
    waiting, running = set_tables(url)

    def ask(*command: str, database: str = url) -> str:
        assert main(["admin", *command, "--database", database]) == 0
        output = capsys.readouterr()
        assert output.err == ""
        return output.out

    listed = ask("list")
    assert digest_of(waiting) in listed
    assert digest_of(running) in listed
    assert "1 person, 1 bot, 0 free" in listed
    assert waiting not in listed
    assert "Ada" not in listed

    assert digest_of(running) in ask("close", digest_of(running))
    assert digest_of(running) not in ask("list")

    backup = tmp_path / "backup"
    assert str(backup) in ask("backup", str(backup))
    other = url_of(tmp_path / "other")
    assert str(backup) in ask("restore", str(backup), database=other)
    assert ask("list", database=other) == ask("list")

    ask("close", waiting)
    assert "Nobody" in ask("list")
    assert digest_of(waiting) in ask("list", database=other)


def test_a_wrong_table_or_file_gets_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = url_of(tmp_path / "club")
    waiting, _ = set_tables(url)
    main(["admin", "close", waiting, "--database", url])
    capsys.readouterr()
    assert_one_line(["admin", "close", "nobody", "--database", url], "no table nobody", capsys)
    assert_one_line(["admin", "close", waiting, "--database", url], "over already", capsys)
    nowhere = tmp_path / "nowhere" / "club"
    for command in (["list"], ["close", waiting], ["backup", str(tmp_path / "x")]):
        assert main(["admin", *command, "--database", url_of(nowhere)]) == 1
        assert "cannot be reached" in capsys.readouterr().err
        assert not nowhere.parent.exists(), "to look must not make one"
    for command, complaint in (
        (["backup", str(tmp_path / "club")], "is there already"),
        (["restore", str(tmp_path / "nowhere")], "cannot be reached"),
        (["restore", str(tmp_path / "club")], "is not empty"),
    ):
        assert main(["admin", *command, "--database", url]) == 1
        output = capsys.readouterr()
        assert complaint in output.err
        assert output.err.count("\n") == 1
