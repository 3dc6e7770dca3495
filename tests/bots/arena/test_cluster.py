"""A real cluster of two nodes, one of which is lost: the results are those of one process."""

import os
import pickle
import re
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path

import pytest

from stoneage.bots.arena.match import Match
from stoneage.bots.arena.parallel import DealAndRecords, play_deals, playing_deals
from stoneage.bots.training.plan import Plan
from stoneage.bots.training.run import TrainingRun
from stoneage.cli import main
from stoneage.processes import ray_executor
from stoneage.processes.executor import ExecutionError
from stoneage.processes.process_executor import ProcessExecutor
from stoneage.processes.ray_executor import Cluster, ClusterLost, RayExecutor
from stoneage.processes.remote_work import OtherVersion, RemoteWorkbench, installed_version
from stoneage.processes.workbench import Failed
from stoneage.table.words import Words
from stoneage.terminal.execution_errors import execution_error_text
from tests.bots.arena.played import match_of, timeless
from tests.complaints import assert_one_line
from tests.processes.jobs import squaring
from tests.server.processes import environment, is_alive, until

MATCH = match_of("woodcutter", "forager")
TINY = Plan(players=2, hidden=3, games=1, planners_games=2, measured_games=1, keep=0.2)
HERE = ProcessExecutor(1)
GAMES = ["games", "--bots", "woodcutter,forager", "--players", "2", "--games", "3"]

LADDER = ["ladder", "--bots", "woodcutter", "forager", "--games", "1"]


@pytest.fixture
def nodes() -> Iterator[subprocess.Popen[str]]:
    running = subprocess.Popen(
        [sys.executable, "-m", "tests.processes.ray_nodes"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment(),
        text=True,
    )
    yield running
    running.communicate()


@contextmanager
def marked_deals(match: Match, folder: Path) -> Iterator[Callable[[int], DealAndRecords]]:
    """Leaves a mark for every deal that is begun, and goes on when it is told to."""
    with playing_deals(match, False) as play:

        def marked(deal: int) -> DealAndRecords:
            (folder / f"{deal}-{os.getpid()}").touch()
            until((folder / "go").exists)
            return play(deal)

        yield marked


def marks_in(folder: Path) -> list[tuple[int, int]]:
    """The deals that were begun, each with the process that has begun it."""
    names = [mark.name.partition("-") for mark in folder.iterdir() if "-" in mark.name]
    return [(int(deal), int(process)) for deal, _, process in names]


@pytest.mark.skipif(sys.platform != "linux", reason="a node has a loopback address of its own")
def test_a_lost_node_changes_no_result(
    nodes: subprocess.Popen[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Arena, training, games and ladder; what the lost node was working on is done again."""
    assert nodes.stdout is not None
    assert nodes.stdin is not None
    address = nodes.stdout.readline().strip()
    marks = tmp_path / "marks"
    marks.mkdir()
    with closing(RayExecutor(address)) as executor, ThreadPoolExecutor(1) as thread:
        assert executor.cluster == Cluster(nodes=2, cores=2)
        playing = thread.submit(list, executor.map(partial(marked_deals, MATCH, marks), range(4)))
        until(lambda: len(marks_in(marks)) == 2)
        begun = marks_in(marks)
        nodes.stdin.write("kill\n")
        nodes.stdin.flush()
        until(lambda: sum(is_alive(process) for _, process in begun) == 1)
        (marks / "go").touch()
        deals = [deal for deal, _ in playing.result()]
        assert timeless(deals) == timeless([*play_deals(MATCH, range(4), HERE)])
        (lost,) = [deal for deal, process in begun if not is_alive(process)]
        assert sorted(deal for deal, _ in marks_in(marks)) == sorted([0, 1, 2, 3, lost])

        for folder, each in (("there", executor), ("here", HERE)):
            TrainingRun(TINY, tmp_path / folder, each).run_generations(1, lambda _: None)
        there, here = (tmp_path / folder / "elder-2.safetensors" for folder in ("there", "here"))
        assert there.read_bytes() == here.read_bytes()

    there, here = tmp_path / "there.parquet", tmp_path / "here.parquet"
    assert main([*GAMES, "--out", str(there), "--cluster", address, "--lang", "en"]) == 0
    assert f"The cluster at {address} works: " in capsys.readouterr().err
    assert main([*GAMES, "--out", str(here), "--processes", "1"]) == 0
    assert there.read_bytes() == here.read_bytes()

    there, here = tmp_path / "there.md", tmp_path / "here.md"
    assert main([*LADDER, "--output", str(there), "--cluster", address]) == 0
    assert main([*LADDER, "--output", str(here), "--processes", "1"]) == 0
    assert timeless_page(there) == timeless_page(here)


def timeless_page(file: Path) -> str:
    return re.sub(r"[0-9.]+ – [0-9.]+ \|$", "ms |", file.read_text("utf-8"), flags=re.MULTILINE)


@pytest.fixture
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")


@pytest.mark.usefixtures("_english")
@pytest.mark.parametrize(
    ("command", "address", "why"),
    [
        ([*GAMES, "--out", "games.parquet"], "127.0.0.1:1", "Connection refused"),
        (["arena", "forager"], "ray://127.0.0.1:1", "Connection refused"),
        (["ladder", "--output", "ladder.md"], "nobody", "HOST:PORT"),
        (["train", "--players", "2", "--out", "."], "127.0.0.1:head", "HOST:PORT"),
    ],
)
def test_where_nobody_listens_there_is_no_cluster(
    command: list[str],
    address: str,
    why: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    complaint = f"No cluster answers at {address} ({why})."
    assert_one_line([*command, "--cluster", address], complaint, capsys)
    assert [*tmp_path.iterdir()] == []


@pytest.mark.usefixtures("_english")
def test_somebody_else_who_listens_is_no_cluster(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Ray waits longer than a person would."""
    monkeypatch.setattr(ray_executor, "CONNECT_SECONDS", 1.0)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        address = f"127.0.0.1:{listening.getsockname()[1]}"
        command = ["arena", "forager", "--cluster", address]
        assert_one_line(command, f"No cluster answers at {address} (too slow)", capsys)


@pytest.mark.usefixtures("_english")
def test_without_ray_it_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    command = ["arena", "forager", "--cluster", "127.0.0.1:1"]
    assert_one_line(command, 'pip install "stoneage[cluster]"', capsys)


def test_a_cluster_is_instead_of_processes(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["arena", "forager", "--cluster", "auto", "--processes", "2"])
    assert "not allowed with argument" in capsys.readouterr().err


def test_a_bench_keeps_a_job_until_the_next_one_comes() -> None:
    bench, version = RemoteWorkbench(), installed_version()
    jobs = [pickle.dumps(partial(squaring, most)) for most in (3, 5)]
    assert bench.answer("a", jobs[0], version, 3) == 9
    assert isinstance(bench.answer("a", jobs[0], version, 4), Failed)
    assert bench.answer("b", jobs[1], version, 4) == 16


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (ClusterLost("head:1", "why"), "The cluster at head:1 did not finish the work (why)."),
        (OtherVersion("second", "0.1", "0.2"), "second has another version: 0.1 there, 0.2 here."),
    ],
)
def test_what_goes_wrong_on_a_cluster_is_told(error: ExecutionError, said: str) -> None:
    assert execution_error_text(Words("en"), error).startswith(said)


def test_another_version_is_not_asked_for_answers() -> None:
    answer = RemoteWorkbench().answer("a", b"", "0.0.1", 3)
    assert isinstance(answer, Failed)
    assert isinstance(answer.error, OtherVersion)
    assert answer.error.here == "0.0.1"
