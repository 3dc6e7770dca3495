"""The page of all actions and numbers is what the code says."""

from tools.spaces import PAGE, page


def test_every_action_and_every_number_is_documented() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "python -m tools.spaces"
