"""A later correction of a rule breaks no game under way."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from stoneage.record.forms import read as read_record
from stoneage.record.replay import check
from stoneage.rules import RULES_VERSION, placing, village
from stoneage.rules.errors import IllegalAction
from stoneage.rules.game import deal
from stoneage.rules.state import Player, State
from stoneage.rules.terms import HUT
from stoneage.server.hall.loading import moves_of
from stoneage.server.tables import playing, resuming
from stoneage.server.tables.document import read, written
from stoneage.server.tables.resuming import events_between
from stoneage.server.wire.commands import AnswerOffer, MakeOffer
from stoneage.table.actions import Place, Resolve
from stoneage.table.game import Game
from tests.server.tables.hosted import ANNA, BEN, Evening, begun, from_the_store

GAMES = Path(__file__).parents[2] / "games"
MOVES = 60

RulesChange = Callable[[pytest.MonkeyPatch], None]


def closes_the_hut(patch: pytest.MonkeyPatch) -> None:
    """Moves that were made before would be illegal now."""
    obstacle = placing.obstacle

    def closed(state: State, player: Player, location: int, taken: int, crowd: int) -> int:
        if location == HUT:
            return placing.FULL
        return obstacle(state, player, location, taken, crowd)

    patch.setattr(placing, "obstacle", closed)


def makes_the_field_fertile(patch: pytest.MonkeyPatch) -> None:
    """The same moves would lead elsewhere now."""

    def gain_twice(player: Player) -> None:
        player.agriculture += 2

    patch.setattr(village, "gain_agriculture", gain_twice)


rules_changes = pytest.mark.parametrize("change", [closes_the_hut, makes_the_field_fertile])


def apply_change(change: RulesChange, patch: pytest.MonkeyPatch) -> None:
    change(patch)
    for module in (resuming, playing):
        patch.setattr(module, "RULES_VERSION", RULES_VERSION + 1)


def loaded(evening: Evening) -> Evening:
    """The same table as another process would load it."""
    document = read(written(evening.table.document))
    moves = moves_of(evening.entries)
    evening.table = from_the_store(evening.table, document, moves)
    return evening


def leads_elsewhere(evening: Evening) -> bool:
    snapshot = evening.table.document.snapshot
    assert snapshot is not None
    ruleset = evening.table.document.settings.options.ruleset()
    game = Game(deal(ruleset, snapshot.deck, snapshot.tiles, snapshot.start))
    try:
        for move in evening.game.moves:
            game = game.push(move)
    except IllegalAction:
        return True
    return game.state != evening.game.state


@rules_changes
@pytest.mark.interpreted
def test_a_running_game_goes_on_from_its_snapshot(
    change: RulesChange, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the rules of today would make of its moves, and under its old version."""
    evening = begun().plays_on(MOVES)
    before = evening.table
    assert not leads_elsewhere(evening)
    apply_change(change, monkeypatch)
    assert leads_elsewhere(evening)
    loaded(evening)
    assert before.game is not None
    assert evening.game.state == before.game.state
    assert evening.game.moves == before.game.moves
    evening.to_the_end()
    assert evening.table.document.ending == "finished"
    assert evening.table.document.snapshot is not None
    assert evening.table.document.snapshot.rules == RULES_VERSION


@rules_changes
@pytest.mark.interpreted
def test_only_ones_own_last_turn_is_taken_back_then(
    change: RulesChange, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The positions before are not to be had any more, so nobody offers to go back there."""
    evening = begun().plays_on(MOVES)
    apply_change(change, monkeypatch)
    assert loaded(evening).refuses(ANNA, MakeOffer(what="take-back")) == "rules-changed"
    evening.does(ANNA, MakeOffer(what="abandonment"))


@rules_changes
@pytest.mark.interpreted
def test_a_rules_change_without_a_version_bump_is_detected(
    change: RulesChange, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = begun().plays_on(MOVES)
    change(monkeypatch)
    assert evening.refuses(ANNA, MakeOffer(what="take-back")) == "rules-changed"


@pytest.mark.interpreted
def test_a_rules_change_that_forbids_no_move_but_leads_elsewhere_is_detected(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A2: only the position tells it."""
    evening = begun()
    for move in (Place("field"), Place("forest", 5), Place("clay-pit", 4), Resolve("field")):
        evening.plays(move)
    makes_the_field_fertile(monkeypatch)
    assert evening.refuses(ANNA, MakeOffer(what="take-back")) == "rules-changed"
    monkeypatch.undo()
    evening.does(ANNA, MakeOffer(what="take-back"))


@pytest.mark.interpreted
def test_an_offer_from_before_a_rules_change_is_refused_when_all_agree(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    evening = begun().plays_on(MOVES)
    evening.does(ANNA, MakeOffer(what="take-back"))
    apply_change(makes_the_field_fertile, monkeypatch)
    assert (
        loaded(evening).refuses(BEN, AnswerOffer(what="take-back", agree=True)) == "rules-changed"
    )
    evening.does(BEN, AnswerOffer(what="take-back", agree=False))


@rules_changes
@pytest.mark.interpreted
def test_what_another_process_did_under_other_rules_is_shown_without_its_events(
    change: RulesChange, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process with the corrected rules and one without may serve one table for a while."""
    evening = begun().plays_on(1)
    before = evening.table
    after = evening.plays_on(2 * MOVES).table
    assert before.game is not None
    assert after.game is not None
    assert events_between(before.game, after.game)
    change(monkeypatch)
    assert events_between(before.game, after.game) is None


def test_records_of_every_released_version_of_the_rules_are_replayed() -> None:
    """Drop one into tests/games with every new version: it is replayed for ever."""
    versions = set()
    for path in sorted(GAMES.glob("*.json")):
        versions.add(json.loads(path.read_text(encoding="utf-8"))["rules"])
        assert check(read_record(path.read_bytes())).is_over, path
    assert versions >= set(range(1, RULES_VERSION + 1))
