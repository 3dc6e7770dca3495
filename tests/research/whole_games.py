"""OpenSpiel's random simulation of whole games, at every table: some minutes, so run by hand.

python -m tests.research.whole_games
"""

import sys
import time

import pyspiel

from tests.research.test_openspiel import named
from tests.research.variants import TABLES, table_name


def main() -> None:
    for table in TABLES:
        start = time.monotonic()
        game = pyspiel.load_game(named(table))
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
        sys.stderr.write(f"{table_name(table)}: passed in {time.monotonic() - start:.0f} s\n")


if __name__ == "__main__":
    main()
