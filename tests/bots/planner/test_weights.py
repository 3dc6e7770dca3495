"""The table of Planner's weights."""

import re
from pathlib import Path

from stoneage.bots.planner.evaluation.weights import NAMES, TABLE, Weights, tuned

SOURCE = Path(__file__).parents[3] / "src/stoneage/bots/planner/evaluation/weights.py"


def test_every_row_sets_the_attribute_of_its_name() -> None:
    """Numbers in place of the tuned ones go in the order of the rows."""
    numbers = [float(index + 1) for index in range(len(TABLE))]
    replaced = Weights(numbers)
    assert [getattr(tuned(), name) for name in NAMES] == [number for _, number, _ in TABLE]
    assert [getattr(replaced, name) for name in NAMES] == numbers
    assert len(set(NAMES)) == len(NAMES)


def test_a_number_can_be_found_in_the_source() -> None:
    """`dev.py tune --write` puts the new one in its place."""
    source = SOURCE.read_text(encoding="utf-8")
    for name, number, _ in TABLE:
        [found] = re.findall(rf'"{name}",\s*([0-9.]+)', source)
        assert float(found) == number
