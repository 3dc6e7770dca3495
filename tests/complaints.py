"""How the command says that only its user can put something right."""

import pytest

from stoneage.cli import main


def assert_one_line(command: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The complaint alone, on standard error, with the exit code of a misuse."""
    assert main(command) == 2
    output = capsys.readouterr()
    assert complaint in output.err
    assert output.err.count("\n") == 1
    assert output.out == ""
