"""The build under test is the one that was meant."""

import os

from stoneage.rules import is_compiled


def test_the_build_under_test_is_the_one_that_was_meant() -> None:
    """A compiled run that silently tested the sources would prove nothing."""
    assert is_compiled() == (os.environ.get("STONEAGE_BUILD") == "compiled")
