"""The two ways in which the rules say no."""

from stoneage.rules.errors import IllegalAction, IllegalSetup


def test_an_illegal_action_says_its_reason() -> None:
    refusal = IllegalAction("full")
    assert refusal.reason == "full"
    assert str(refusal) == "full"


def test_both_are_value_errors_and_neither_is_the_other() -> None:
    assert isinstance(IllegalAction("full"), ValueError)
    assert isinstance(IllegalSetup("two deals"), ValueError)
    assert not isinstance(IllegalAction("full"), IllegalSetup)
    assert not isinstance(IllegalSetup("two deals"), IllegalAction)
    assert str(IllegalSetup("two deals")) == "two deals"
