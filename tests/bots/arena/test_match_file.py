"""A match that was stopped goes on where it was."""

from pathlib import Path

import pytest

from stoneage.bots.arena.errors import OtherMatch
from stoneage.bots.arena.match import DealPlayed, Match
from stoneage.bots.arena.match_file import MatchFile
from stoneage.bots.arena.table import ArenaTable
from tests.bots.arena.played import match_of

MATCH = match_of("woodcutter", "forager")


def kept(file: Path, deals: int) -> MatchFile[DealPlayed]:
    keeping = MatchFile(file, MATCH, DealPlayed)
    table = ArenaTable(MATCH)
    for deal in range(deals):
        keeping.add(table.play_deal(deal))
    return keeping


def test_what_was_kept_is_read_again(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    written = kept(file, 2)
    assert MatchFile(file, MATCH, DealPlayed).played == written.played
    assert len(written.played) == 2


def test_a_line_that_was_cut_off_is_forgotten(tmp_path: Path) -> None:
    """As after a loss of power; the file can be continued."""
    file = tmp_path / "games.jsonl"
    written = kept(file, 2)
    file.write_bytes(file.read_bytes()[:-20])
    again = MatchFile(file, MATCH, DealPlayed)
    assert again.played == written.played[:1]
    again.add(written.played[1])
    assert MatchFile(file, MATCH, DealPlayed).played == written.played


@pytest.mark.parametrize(
    "other",
    [
        match_of("woodcutter", "forager", seed=2),
        match_of("forager", "woodcutter"),
        match_of("woodcutter", "forager", players=3),
    ],
)
def test_another_match_is_refused_and_the_file_left_alone(tmp_path: Path, other: Match) -> None:
    file = tmp_path / "games.jsonl"
    kept(file, 1)
    before = file.read_bytes()
    with pytest.raises(OtherMatch):
        MatchFile(file, other, DealPlayed)
    assert file.read_bytes() == before


@pytest.mark.parametrize("content", [b"hello\n", b'{"seed": 1}\n', b"{}\n{}\n"])
def test_a_foreign_file_is_refused_and_left_alone(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "notes.txt"
    file.write_bytes(content)
    with pytest.raises(OtherMatch):
        MatchFile(file, MATCH, DealPlayed)
    assert file.read_bytes() == content


def test_a_gap_between_the_deals_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    kept(file, 2)
    head, _, second = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(head + second)
    with pytest.raises(OtherMatch):
        MatchFile(file, MATCH, DealPlayed)
