"""A whole course, very short."""

from pathlib import Path

import msgspec
import pytest

from stoneage.bots.elder.quantized import Layers, QuantizedNet
from stoneage.bots.training.curve import draw
from stoneage.bots.training.plan import Mark, Plan, Progress
from stoneage.bots.training.run import TrainingRun
from stoneage.processes.process_executor import ProcessExecutor
from tests.bots.elder.nets import drawn

TINY = Plan(
    players=2,
    hidden=3,
    placing_hidden=4,
    games=2,
    planners_games=2,
    measured_games=2,
    keep=0.2,
    studied=0.05,
    candidates=3,
)
HERE = ProcessExecutor(1)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Planner's games, and not a moment more."""
    folder = tmp_path_factory.mktemp("course")
    TrainingRun(TINY, folder, HERE).run(1e-9, lambda _: None)
    return folder


def test_a_course_leaves_weights_that_can_be_played_with(folder: Path) -> None:
    weights = QuantizedNet.read((folder / "elder-2.safetensors").read_bytes())
    assert weights.placing is not None
    widths = [len(layers.hidden[0]) for layers in (weights.value, weights.placing)]
    assert (weights.players, widths) == (2, [3, 4])


def test_a_course_goes_on_where_it_was_stopped(folder: Path) -> None:
    told: list[Progress] = []
    course = TrainingRun(TINY, folder, HERE)
    before = (course.generation, course.games)
    course.run(0.1, told.append)
    assert before == (1, 2)
    assert [progress.generation for progress in told][:1] == [2]
    assert TrainingRun(TINY, folder, HERE).games == course.games > 2


def test_a_run_begins_with_a_net_in_whole_numbers(tmp_path: Path) -> None:
    """Its prize is kept, even when the run is taken up again; a net without placing net will do."""
    run = TrainingRun(TINY, tmp_path, HERE)
    run.begin_with_net(QuantizedNet(2, 7.0, Layers.quantized(*drawn(2, 1, 3))).to_bytes())
    told: list[Progress] = []
    run.run_generations(1, told.append)
    assert [progress.regret >= 0 for progress in told] == [True]
    assert TrainingRun(TINY, tmp_path, HERE).prize == 7.0
    assert QuantizedNet.read((tmp_path / "elder-2.safetensors").read_bytes()).prize == 7.0


def test_the_curve_is_kept_and_drawn(folder: Path, tmp_path: Path) -> None:
    marks = msgspec.json.decode((folder / "curve.json").read_bytes(), type=list[Mark])
    assert marks[0].measured == 2
    draw(marks, 2, tmp_path / "curve.svg")
    assert "<svg" in (tmp_path / "curve.svg").read_text(encoding="utf-8")


def test_the_same_generations_make_the_same_net_whoever_plays_their_games(tmp_path: Path) -> None:
    executors = [HERE, ProcessExecutor(2)]
    for folder, executor in zip("ab", executors, strict=True):
        TrainingRun(TINY, tmp_path / folder, executor).run_generations(1, lambda _: None)
        executor.close()
    one, other = (tmp_path / folder / "elder-2.safetensors" for folder in "ab")
    assert one.read_bytes() == other.read_bytes()
    assert TrainingRun(TINY, tmp_path / "a", HERE).generation == 2
