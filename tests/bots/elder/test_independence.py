"""What the nets are told depends on nothing that may be tuned."""

import ast
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

from stoneage.bots.elder.value import features
from stoneage.bots.planner.evaluation import weights
from stoneage.rules.ruleset import Ruleset
from tests.bots.elder.nets import some_weights
from tests.laws.walks import position

PLAYERS = 3


def told(perspective: features.Perspective) -> list[int]:
    perspective.look(position(Ruleset(PLAYERS), 5, 120))
    return list(perspective.features.values)


def loaded_anew() -> type[features.Perspective]:
    """From the same source, so that whatever it takes over when it is loaded is taken anew."""
    spec = spec_from_file_location(f"{features.__name__}_again", features.__file__)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    perspective: type[features.Perspective] = module.Perspective
    return perspective


@pytest.mark.interpreted
def test_other_weights_of_planner_leave_the_features_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """So `dev.py tune` cannot change what the nets have learnt with."""
    net = some_weights(PLAYERS).net()
    before = told(features.Perspective(net, PLAYERS, 0))
    monkeypatch.setattr(weights.Table, "row", lambda _, name, tuned, meaning: 3 * tuned)  # noqa: ARG005
    assert weights.tuned().cards_a_round == 3 * 2.53
    assert told(loaded_anew()(net, PLAYERS, 0)) == before


def test_elder_names_planner_in_no_import() -> None:
    folder = Path(features.__file__).parents[1]
    sources = [path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py"))]
    imports = [
        node.module or ""
        for source in sources
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.ImportFrom)
    ]
    assert "stoneage.bots.estimates.pace" in imports
    assert not [module for module in imports if "planner" in module]
