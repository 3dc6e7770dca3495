"""The ladder: neighbours, every table, every mirror."""

import re
from pathlib import Path

from stoneage.bots import registry
from stoneage.bots.arena.ladder import games_of, joint_ratings, ladder, neighbours, rungs
from stoneage.bots.arena.ladder_page import Games, LadderPlayed, commit_text, page
from stoneage.bots.arena.provenance import Commit
from stoneage.bots.arena.standings import Standings, standings
from stoneage.bots.arena.table import ArenaTable

PUBLISHED = Path(__file__).resolve().parents[3] / "docs" / "ladder.md"
BOTS = ["woodcutter", "forager"]
COMMIT = Commit("0123456789abcdef", "2026-01-02", False)


def test_neighbours_meet_at_every_table_both_ways() -> None:
    tables = ladder(["planner", "woodcutter", "forager"], 1)
    assert [table.players for table in tables] == [2, 3, 4]
    assert [len(table.pairings) for table in tables] == [2, 4, 4]
    for table in tables:
        for match in table.pairings:
            assert match.rotations == table.players
            assert len(match.entrants) == 2


def test_everybody_meets_near_and_far_ones_and_searchers_only_the_next_in_duels() -> None:
    bots = ["shaman", "elder", "planner", "woodcutter", "forager"]
    met = [("elder", "planner"), ("elder", "forager"), ("planner", "woodcutter")]
    met += [("woodcutter", "forager")]
    assert list(neighbours(bots, 2)) == [("shaman", "elder"), *met]
    assert list(neighbours(bots, 4)) == met


def test_tables_at_which_nobody_meets_are_left_out() -> None:
    assert [table.players for table in ladder(["shaman", "elder"], 1)] == [2]


def test_whoever_thinks_longer_plays_fewer_games() -> None:
    bots = ["great-shaman", "shaman", "wandering-shaman", "young-shaman", "elder", "planner"]
    games = [games_of(match, 300, 100) for match in rungs(bots, 2, 1).pairings]
    assert games == [10, 30, 100, 100, 300]


def test_every_bot_meets_itself() -> None:
    for table in ladder(BOTS, 1):
        assert [match.entrants[0].bot for match in table.mirrors] == BOTS
        for match in table.mirrors:
            assert len({entrant.bot for entrant in match.entrants}) == 1
            assert len({entrant.id for entrant in match.entrants}) == table.players


def played(players: int) -> LadderPlayed:
    planned = rungs(BOTS, players, 1)
    pairings, mirrors = (
        tuple(standings(match, [ArenaTable(match).play_deal(0)]) for match in matches)
        for matches in (planned.pairings, planned.mirrors)
    )
    return LadderPlayed(players, pairings, mirrors)


def test_the_page_tells_games_seeds_intervals_and_commit() -> None:
    table = played(3)
    text = page(BOTS, [table], Games(3, 1), 1, COMMIT)
    command = "    stoneage ladder --bots woodcutter forager --games 3 --slow-games 1 --seed 1\n"
    assert command in text
    assert "commit `0123456789abcdef` of 2026-01-02.\n" in text
    assert "## 3 players" in text
    assert "| woodcutter – forager × 2 | 3 | 1 | 100.0 % (43.9 % to 100.0 %) |" in text
    rows = [line for line in text.splitlines() if line.startswith("|")]
    assert len(rows) == 2 + 2 + 2 + 2 + 2 + 2


def test_the_command_of_the_page_names_no_bots_where_all_took_part() -> None:
    assert "    stoneage ladder --games 3 " in page([*registry.BOTS], [], Games(3, 1), 1, COMMIT)


def test_a_row_has_as_many_cells_as_its_head() -> None:
    text = page(BOTS, [played(2)], Games(2, 1), 1, COMMIT)
    for block in text.split("\n\n"):
        if block.startswith("|"):
            assert len({line.count("|") for line in block.splitlines()}) == 1


def test_the_stronger_bot_stands_higher() -> None:
    table = played(2)
    woodcutter, forager = joint_ratings(BOTS, table.pairings)
    assert woodcutter > forager
    text = page(BOTS, [table], Games(2, 1), 1, COMMIT)
    assert text.index("| woodcutter |") < text.index("| forager |")


def test_changes_that_were_not_committed_are_owned_up_to() -> None:
    assert "not committed" in commit_text(Commit("0123", "2026-01-02", True))
    assert commit_text(None) == "no known commit"


def test_the_same_ladder_comes_out_twice() -> None:
    """All but the times."""

    def numbers(table: LadderPlayed) -> list[object]:
        each: list[Standings] = [*table.pairings, *table.mirrors]
        return [(found.ends, [(row.wins, row.rating) for row in found.bots]) for found in each]

    assert numbers(played(2)) == numbers(played(2))


def test_the_published_ladder_has_all_bots_and_the_registry_is_in_its_order() -> None:
    """Those that search have played too few games to be told apart."""
    duels = PUBLISHED.read_text(encoding="utf-8").partition("## 2 players")[2]
    rated = re.findall(
        r"^\| ([a-z-]+) \| -?\d+ \|$", duels.partition("### Pairings")[0], re.MULTILINE
    )
    assert set(rated) == set(registry.BOTS)
    quick = [bot for bot in rated if bot not in registry.THOROUGH]
    assert quick == [bot for bot in registry.BOTS if bot not in registry.THOROUGH]
    assert set(rated[: len(registry.THOROUGH)]) == registry.THOROUGH
