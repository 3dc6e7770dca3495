"""Golden playthroughs: whatever changes in a state, a view or a choice shows up as a difference."""

from pathlib import Path

import pytest

from stoneage.table.options import Options
from tests.playthroughs.playthrough import playthrough

HERE = Path(__file__).parent
GAMES = {
    "two-players": (Options(players=2), 1000),
    "three-players-closed-cards": (Options(players=3, igloos=True, closed_cards=True), 300),
    "four-players-everything": (
        Options(players=4, harsh_winter=True, wild_animals=True, igloos=True),
        300,
    ),
}


def written_out(name: str) -> str:
    options, moves = GAMES[name]
    return playthrough(options, seed=options.players, moves=moves)


@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_is_as_it_was(name: str) -> None:
    """To accept a wanted change: python -m tests.playthroughs.test_playthroughs"""
    assert written_out(name) == (HERE / f"{name}.txt").read_text(encoding="utf-8")


def main() -> None:
    for name in GAMES:
        (HERE / f"{name}.txt").write_text(written_out(name), encoding="utf-8")


if __name__ == "__main__":
    main()
