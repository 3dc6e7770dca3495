"""The sentences that a browser without Fluent says are those of the locales."""

from pathlib import Path
from typing import get_args

import pytest

from stoneage.bots import BOTS
from stoneage.server.wire.refusals import RefusalCode
from stoneage.table import LANGUAGES, Words
from stoneage.table.words import WrittenOut
from tools.sentences import written_out

LOCALES = Path(__file__).parents[2] / "locales"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_written_out_is_what_fluent_says(language: str) -> None:
    fluent, plain = Words(language), WrittenOut(written_out(LOCALES / f"{language}.ftl"))
    arguments = {"place": "line 1", "reason": "no", "detail": ""}
    for name in plain.sentences:
        given = arguments if name == "bad-record" else {}
        assert plain.say(name, given) == fluent.say(name, **given)
    assert all(plain.has(f"bot-{bot}-name") for bot in BOTS)
    for code in get_args(RefusalCode):
        assert any(plain.has(f"{name}{code}") for name in ("refused-", "illegal-", "")), code
