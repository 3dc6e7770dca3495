"""A server as a real process: its shutdown, its workers, its log."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from stoneage.server.services.settings import Settings
from stoneage.server.serving.listening_socket import CannotListen, address_of, listen
from tests.server.processes import PATIENCE, environment, is_alive, until

TABLE = "a-very-secret-table-id"
SERVER = "tests.server.serving.serving_small_app"


class Served:
    """A running server."""

    def __init__(self, app: str, settings: Settings, log: Path) -> None:
        self.log = log
        with log.open("wb") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-m", SERVER, app, msgspec.json.encode(settings).decode()],
                stdout=subprocess.PIPE,
                stderr=errors,
                env=environment(),
                text=True,
            )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()

    def get(self, path: str, **headers: str) -> tuple[int, bytes]:
        """Over a connection of its own, so that any worker may answer."""
        request = Request(self.address + path, headers=headers)
        try:
            with urlopen(request, timeout=PATIENCE) as answer:
                return answer.status, answer.read()
        except HTTPError as refusal:
            with refusal:
                return refusal.code, refusal.read()

    def metrics(self) -> str:
        return self.get("metrics")[1].decode()

    @contextmanager
    def play(self) -> Iterator[ClientConnection]:
        address = self.address.replace("http", "ws") + f"tables/{TABLE}/play?token=secret"
        with connect(address, open_timeout=PATIENCE) as connection:
            assert msgspec.json.decode(connection.recv()) == {"welcome": len(TABLE)}
            yield connection

    def lines(self) -> list[dict[str, object]]:
        return [msgspec.json.decode(line) for line in self.log.read_bytes().splitlines()]

    def events(self) -> list[object]:
        return [line["event"] for line in self.lines()]

    def signal(self, number: int) -> None:
        self.process.send_signal(number)

    def end(self) -> int:
        return self.process.wait(timeout=PATIENCE)


@contextmanager
def served(log: Path, app: str = "create_app", **given: object) -> Iterator[Served]:
    settings = msgspec.convert({"port": 0, "grace": 0.5, **given}, Settings)
    running = Served(app, settings, log)
    try:
        yield running
    finally:
        if running.process.poll() is None:
            running.process.kill()
            running.process.wait()
        assert running.process.stdout is not None
        running.process.stdout.close()


def workers_of(server: Served) -> set[int]:
    """The workers that answer; each request may come to any of them."""
    answers = [server.get(f"tables/{TABLE}")[1] for _ in range(30)]
    return {msgspec.json.decode(answer)["process"] for answer in answers}


def failures(server: Served) -> list[dict[str, object]]:
    """What the log says of them, less the time."""
    failed = [line for line in server.lines() if line["event"] == "lifespan-failed"]
    return [{name: value for name, value in line.items() if name != "time"} for line in failed]


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_players_are_told_before_the_server_stops(number: int, tmp_path: Path) -> None:
    """First the notice, then the close code of a restart, and a clean end."""
    with served(tmp_path / "log") as server, server.play() as player:
        server.signal(number)
        assert msgspec.json.decode(player.recv(timeout=PATIENCE)) == {"restarting": 0.5}
        with pytest.raises(ConnectionClosed) as closed:
            player.recv(timeout=PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        assert server.end() == 0
        assert server.events()[-1] == "stopped"


def test_between_notice_and_end_the_server_still_answers(tmp_path: Path) -> None:
    with served(tmp_path / "log", grace=600) as server, server.play() as player:
        server.signal(signal.SIGTERM)
        player.recv(timeout=PATIENCE)
        assert server.get(f"tables/{TABLE}")[0] == 200


def test_a_second_signal_ends_at_once(tmp_path: Path) -> None:
    """Ten minutes of grace are not waited for, nor threads that do not end."""
    with (
        served(tmp_path / "log", "create_stubborn_app", grace=600) as server,
        server.play() as player,
    ):
        server.signal(signal.SIGTERM)
        player.recv(timeout=PATIENCE)
        server.signal(signal.SIGTERM)
        assert server.end() == 0


def test_shutdown_skips_the_grace_period_without_connections(tmp_path: Path) -> None:
    with served(tmp_path / "log", grace=600) as server:
        server.signal(signal.SIGTERM)
        assert server.end() == 0


def test_shutdown_ends_when_the_last_connection_closes(tmp_path: Path) -> None:
    with served(tmp_path / "log", grace=600) as server:
        with server.play() as player:
            server.signal(signal.SIGTERM)
            player.recv(timeout=PATIENCE)
        assert server.end() == 0


def test_the_log_names_routes_and_nothing_of_what_was_asked(tmp_path: Path) -> None:
    with served(tmp_path / "log") as server:
        server.get(f"tables/{TABLE}?token=secret")
        server.get(f"nowhere/{TABLE}")
        with server.play():
            pass
        until(lambda: "websocket" in server.events())
        server.signal(signal.SIGTERM)
        server.end()
        text = server.log.read_text()
        assert TABLE not in text
        assert "secret" not in text
        requests = [line for line in server.lines() if line["event"] == "request"]
        assert [(each["route"], each["status"]) for each in requests] == [
            ("/tables/{table}", 200),
            ("none", 404),
        ]


def test_metrics_name_routes_and_nothing_of_what_was_asked(tmp_path: Path) -> None:
    with served(tmp_path / "log") as server, server.play():
        server.get(f"tables/{TABLE}")
        server.get(f"nowhere/{TABLE}")
        shown = server.metrics()
        assert TABLE not in shown
        assert "stoneage_open_connections 1.0" in shown
        counted = 'http_requests_total{method="GET",route="/tables/{table}",status="200"} 1.0'
        assert counted in shown


@pytest.mark.parametrize(
    ("settings", "known"),
    [
        ({"behind_proxy": True}, ("203.0.113.9", "https")),
        ({"behind_proxy": True, "proxies": "192.0.2.0/24"}, ("127.0.0.1", "http")),
        ({}, ("127.0.0.1", "http")),
    ],
)
def test_only_a_proxy_of_ours_is_believed(
    settings: dict[str, Any], known: tuple[str, str], tmp_path: Path
) -> None:
    """What somebody claims to the proxy does not count: the proxy adds the address it saw."""
    with served(tmp_path / "log", **settings) as server:
        claims = {"X-Forwarded-For": "198.51.100.1, 203.0.113.9", "X-Forwarded-Proto": "https"}
        answer = msgspec.json.decode(server.get("who", **claims)[1])
        assert (answer["address"], answer["scheme"]) == known


@pytest.mark.parametrize("workers", [1, 2])
def test_an_application_that_does_not_start_is_a_failure(tmp_path: Path, workers: int) -> None:
    """Nothing of the error's words, which may quote anything, is in the log."""
    with served(tmp_path / "log", app="create_broken_app", workers=workers) as server:
        assert server.end() == 1
        assert server.address == ""
        [failure] = {msgspec.json.encode(each) for each in failures(server)}
        assert b'"error":"RuntimeError"' in failure
        assert b"tests.server.serving.small_app.fail" in failure
        assert "the secret of the table" not in server.log.read_text()


def test_several_workers_share_a_port_and_a_dead_one_is_restarted(tmp_path: Path) -> None:
    """Numbers are those of all workers, also of the one that was killed."""
    with served(tmp_path / "log", workers=2) as server:
        until(lambda: len(workers_of(server)) == 2)
        first, second = workers_of(server)
        os.kill(first, signal.SIGKILL)
        until(lambda: not is_alive(first))
        until(lambda: len(workers_of(server)) == 2)
        assert second in workers_of(server)
        assert "worker-replaced" in server.events()
        shown = server.metrics()
        asked = [line for line in shown.splitlines() if 'route="/tables/{table}"' in line]
        requests = [line for line in server.lines() if line["event"] == "request"]
        tables = [line for line in requests if line["route"] == "/tables/{table}"]
        assert [float(line.split()[-1]) for line in asked] == [len(tables)]


def test_players_of_all_workers_are_told(tmp_path: Path) -> None:
    with served(tmp_path / "log", workers=2) as server, ExitStack() as stack:
        until(lambda: len(workers_of(server)) == 2)
        players = [stack.enter_context(server.play()) for _ in range(8)]
        server.signal(signal.SIGTERM)
        for player in players:
            assert msgspec.json.decode(player.recv(timeout=PATIENCE)) == {"restarting": 0.5}
            with pytest.raises(ConnectionClosed) as closed:
                player.recv(timeout=PATIENCE)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
        assert server.end() == 0


def test_workers_do_not_outlive_their_server(tmp_path: Path) -> None:
    """kill -9 of the first process: the workers take their leave as if they had been told."""
    with served(tmp_path / "log", workers=2) as server:
        until(lambda: len(workers_of(server)) == 2)
        workers = workers_of(server)
        server.signal(signal.SIGKILL)
        until(lambda: not any(map(is_alive, workers)))


def test_a_port_that_is_taken_is_named() -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(CannotListen) as refused:
            listen("127.0.0.1", port)
        assert (refused.value.port, refused.value.reason) == (port, "in-use")
        with listen("127.0.0.1", port, any_port=True) as free:
            assert free.getsockname()[1] != port


def test_an_address_of_somebody_else_is_named() -> None:
    for host in ("192.0.2.1", "no-such-host.invalid"):
        with pytest.raises(CannotListen) as refused:
            listen(host, 0, any_port=True)
        assert refused.value.reason == "no-such-address"


@pytest.mark.parametrize(
    ("host", "start"),
    [
        ("127.0.0.1", "http://127.0.0.1:"),
        ("0.0.0.0", "http://127.0.0.1:"),
        ("::1", "http://[::1]:"),
    ],
)
def test_the_address_can_be_opened_on_this_machine(host: str, start: str) -> None:
    if host == "::1" and not socket.has_ipv6:
        pytest.fail("this machine has no IPv6")
    with listen(host, 0) as listening:
        assert address_of(listening).startswith(start)
