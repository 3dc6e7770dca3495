"""Records of games, and their JSON, both ways."""

import hashlib
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from stoneage.record.errors import BadRecord
from stoneage.record.notation import write_notation
from stoneage.record.notation_reading import read_notation
from stoneage.record.reading import read_record
from stoneage.record.record import Record, digest, sealed
from stoneage.record.replay import replay
from stoneage.record.writing import to_json
from stoneage.rules import RULES_VERSION
from stoneage.table.game import Game
from stoneage.table.options import Options
from tests.record.played import ALL_OPTIONS, NAMES, fair_play, random_game, record_of, secret


@given(st.sampled_from(ALL_OPTIONS), st.integers(0, 2**32), st.integers(0, 400))
@settings(max_examples=40, deadline=None)
def test_a_record_is_read_as_it_was_written(options: Options, seed: int, actions: int) -> None:
    record = record_of(options, seed, actions)
    assert read_record(to_json(record)) == record
    assert read_record(to_json(record).encode()) == record


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_record_of_a_whole_game_replays_to_the_same_end(players: int) -> None:
    game = random_game(Options(players=players), players)
    record = read_record(to_json(Record.of(game, NAMES[:players])))
    assert replay(record).state == game.state
    assert record.result == game.result


def test_a_record_says_what_it_is() -> None:
    content = json.loads(to_json(record_of(Options(players=2, igloos=True), 1, 5)))
    assert content["format"] == "stoneage-record"
    assert content["version"] == 1
    assert content["rules"] == RULES_VERSION
    assert content["options"] == {"players": 2, "igloos": True}
    assert content["seats"] == ["Ada", "Björn"]
    assert content["result"] is None
    assert len(content["deal"]["cards"]) == 36
    assert len(content["deal"]["buildings"]) == 28


def test_every_move_has_a_line_of_its_own() -> None:
    record = record_of(Options(players=2), 1)
    lines = to_json(record).splitlines()
    assert sum(line.startswith('{"do":') for line in lines) == len(record.moves)


def test_a_game_that_did_not_begin_with_its_deal_has_no_record() -> None:
    game = random_game(Options(players=2), 1, 30)
    with pytest.raises(BadRecord, match="deal: not-from-the-deal"):
        Record.of(Game(game.state), NAMES[:2])


@pytest.mark.parametrize("seats", [("Ada",), ("Ada", ""), ("Ada", "B\n"), ("Ada", "B" * 41)])
def test_a_record_needs_a_fit_name_for_every_player(seats: tuple[str, ...]) -> None:
    with pytest.raises(BadRecord, match="seats"):
        Record.of(Game.new(Options(players=2), 1), seats)


def test_hints_and_the_coach_stand_in_the_record_only_where_there_were_any() -> None:
    """A record without them is what it was before there were hints: same text, same digest."""
    plain = record_of(Options(players=2), 5, 20)
    assert "hints" not in to_json(plain)
    helped = sealed(replace(plain, hints=(0, 3), coach=True))
    assert helped.digest != plain.digest
    assert read_record(to_json(helped)) == helped
    assert read_notation(write_notation(helped)) == helped
    with pytest.raises(BadRecord, match="wrong-number-of-seats"):
        read_record(to_json(sealed(replace(plain, hints=(1, 2, 3)))))


def test_the_digest_stays_when_the_seed_is_revealed() -> None:
    """So that players can note it with the last move."""
    game, fair = fair_play(Options(players=2), 5, 20)
    record = Record.of(game, NAMES[:2], fair)
    revealed = replace(record, fair=replace(fair, seed=secret(5).hex()))
    assert digest(revealed) == record.digest


def test_the_digest_does_not_depend_on_how_the_json_is_laid_out() -> None:
    record = record_of(Options(players=2), 1)
    content = json.loads(to_json(record))
    content["options"]["harsh_winter"] = False
    shuffled = dict(sorted(content.items(), reverse=True))
    assert read_record(json.dumps(shuffled, indent=4)) == record


def test_the_digest_is_that_of_the_documented_bytes() -> None:
    """docs/record.md: sorted names, no spaces, UTF-8, the digest and the seed null."""
    game, fair = fair_play(Options(players=3), 5, 20)
    record = Record.of(game, NAMES[:3], replace(fair, seed=secret(5).hex()))
    content = json.loads(to_json(record))
    content["digest"] = content["fair"]["seed"] = None
    text = json.dumps(content, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert hashlib.sha256(text.encode()).hexdigest() == record.digest
