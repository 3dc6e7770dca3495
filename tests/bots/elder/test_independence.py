"""What the nets are told depends on nothing that may be tuned."""

import subprocess
import sys

from tests.server.processes import environment

PROBE = """
import sys
import stoneage.bots.elder.bot, stoneage.bots.elder.forecast
print([name for name in sys.modules if name.startswith("stoneage.bots.planner")])
"""


def test_elder_does_not_even_load_the_weights_of_planner() -> None:
    """So `dev.py tune` cannot change the features that the nets have learnt with."""
    loaded = subprocess.check_output([sys.executable, "-c", PROBE], env=environment(), text=True)
    assert loaded.strip() == "[]"
