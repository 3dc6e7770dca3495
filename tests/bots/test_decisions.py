"""Nothing but a net or a weight may change what a bot chooses."""

from pathlib import Path

from tests.bots.decisions import decisions

GOLDEN = Path(__file__).with_name("decisions.txt")


def test_features_and_choices_are_those_of_the_golden() -> None:
    assert list(decisions()) == GOLDEN.read_text(encoding="utf-8").splitlines()
