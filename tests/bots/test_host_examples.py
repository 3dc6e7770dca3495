"""The two example bots play whole games, and better than by chance."""

import ast
import sys
from collections.abc import Callable

import pytest

from stoneage.bots.host.checkup import CheckUp, check_up
from stoneage.bots.host.hosted import HostedBot, Limits
from stoneage.bots.simple.forager import Forager
from stoneage.table.options import Options
from tests.bots.hosting import ROOT, javascript_example, python_example

PATIENT = Limits(start_seconds=60, grace_seconds=30, end_seconds=30)
EVERYTHING = Options(
    players=3, harsh_winter=True, wild_animals=True, igloos=True, closed_cards=True
)


def checked(command: str, options: Options, games: int) -> CheckUp:
    with HostedBot(command, PATIENT) as bot:
        return check_up(bot, [Forager()] * (options.players - 1), options, games, 1, 20)


@pytest.mark.parametrize("example", [python_example, javascript_example])
@pytest.mark.parametrize("options", [Options(players=2), EVERYTHING, Options(players=4)])
def test_an_example_plays_whole_games_without_a_fault(
    example: Callable[[], str], options: Options
) -> None:
    """With every number of players and with all variants, in another seat each time."""
    found = checked(example(), options, 2)
    assert found.faults == ()
    assert [game.seat for game in found.games] == [0, 1]
    assert all(game.winners == (game.seat,) for game in found.games)


def test_the_python_example_is_short_and_needs_nothing_but_python() -> None:
    """Under 40 lines, with the standard library alone."""
    source = (ROOT / "examples" / "bot.py").read_text(encoding="utf-8")
    assert len(source.splitlines()) < 40
    imported = {
        alias.name
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Import)
        for alias in node.names
    }
    assert imported <= sys.stdlib_module_names


def test_a_check_up_is_the_same_for_the_same_seed() -> None:
    first, second = (checked(python_example(), Options(players=2), 1) for _ in range(2))
    assert first.games == second.games
    assert first.decisions == second.decisions > 0
    assert 0 < first.median_seconds <= first.longest_seconds


def test_a_check_up_of_nothing_finds_a_forfeited_game() -> None:
    """No decision of its own, so no time either."""
    found = checked("no-such-program-anywhere", Options(players=2), 2)
    assert [fault.game for fault in found.faults] == [1] * 5 + [2] * 5
    assert [game.forfeited for game in found.games] == [True, True]
    assert (found.decisions, found.median_seconds, found.longest_seconds) == (0, 0, 0)
