"""Every code of a refusal has its sentence, no sentence is left over, and no code is unused."""

from pathlib import Path
from typing import get_args

import stoneage
from stoneage.rules import errors
from stoneage.rules.errors import IllegalReason
from stoneage.server.wire import refusals
from stoneage.server.wire.refusals import RefusalCode
from stoneage.table.words import read_locale

OF_THE_RULES = set(get_args(IllegalReason))
CODES = set(get_args(RefusalCode))
SAID_OTHERWISE = {"bad-record"}
"""Its sentence says what is wrong with the record."""


def sources_without(*left_out: str) -> str:
    """All that is written in the package, but for these modules."""
    paths = Path(stoneage.__file__).parent.rglob("*.py")
    return "".join(path.read_text("utf-8") for path in paths if str(path) not in left_out)


def test_every_code_has_a_sentence_and_every_sentence_a_code() -> None:
    sentences = {
        line.removeprefix("refused-").partition(" =")[0]
        for line in read_locale("en").splitlines()
        if line.startswith("refused-")
    }
    assert sentences - CODES == set()
    assert CODES - sentences - OF_THE_RULES - SAID_OTHERWISE == set()


def test_every_code_is_used() -> None:
    """A type checker finds a code that is not in the list, but none that is there for nothing."""
    used = sources_without(errors.__file__, refusals.__file__)
    assert [code for code in sorted(CODES) if f'"{code}"' not in used] == []
