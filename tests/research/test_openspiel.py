"""OpenSpiel's own checks, a golden playthrough, and what they do not check."""

import sys
from pathlib import Path
from typing import Any

import pytest

if sys.platform == "win32":
    pytest.skip("OpenSpiel has no wheels for Windows", allow_module_level=True)

import numpy as np
import pyspiel
from absl.flags import FLAGS
from open_spiel.python.algorithms import generate_playthrough

from stoneage.research import ActionNotLegal, GameIsOver, action_names, stone_age
from stoneage.research.witness import FACE_DOWN, PIECE
from tests.research.variants import TABLES, table_name

GOLDEN = Path(__file__).parent / "playthrough.txt"
SHORT = "stone_age(players=2,wild_animals=True,closed_cards=True,max_game_length=3)"


def named(table: dict[str, Any], **more: int) -> str:
    arguments = ",".join(f"{name}={value}" for name, value in {**table, **more}.items())
    return f"{stone_age.GAME_TYPE.short_name}({arguments})"


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_it_passes_the_checks_of_its_standard(table: dict[str, Any]) -> None:
    """A random game, every state of which is written, read and asked for all it can tell."""
    game = pyspiel.load_game(named(table, max_game_length=60))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_a_playthrough_can_be_replayed(table: dict[str, Any], tmp_path: Path) -> None:
    """The same states, observations and chances come out again."""
    file = tmp_path / "playthrough.txt"
    name = named(table, max_game_length=1)
    file.write_text(generate_playthrough.playthrough(name, None, seed=1), encoding="utf-8")
    FLAGS.mark_as_parsed()  # it asks how actions are written, as a program would be told
    original, replayed = generate_playthrough.replay(file)
    assert replayed == original


def test_the_playthrough_is_the_golden_one() -> None:
    """`python -m tests.research.test_openspiel` writes it anew."""
    assert playthrough() == GOLDEN.read_text(encoding="utf-8")


def playthrough() -> str:
    return str(generate_playthrough.playthrough(SHORT, None, seed=1))


def played(game: Any, seed: int, decisions: int | None = None) -> Any:
    """A random game, to its end or up to so many decisions."""
    generator = np.random.default_rng(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state._decisions == decisions and not state.is_chance_node():
            break
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            state.apply_action(generator.choice(outcomes))
        else:
            state.apply_action(generator.choice(state.legal_actions()))
    return state


def test_a_whole_game_is_played_to_its_end() -> None:
    """The returns add up to nothing, and the one who wins gets the most."""
    state = played(pyspiel.load_game(named({"players": 3})), 1)
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) > 0


@pytest.mark.parametrize("action", [-2, 3, 36, 844])
def test_chance_deals_no_card_twice_and_none_that_is_not_there(action: int) -> None:
    state = pyspiel.load_game(named({"players": 2})).new_initial_state()
    state.apply_action(3)
    before = str(state)
    with pytest.raises(ActionNotLegal):
        state.apply_action(action)
    assert str(state) == before


@pytest.mark.parametrize("action", [-2, action_names().index("starve"), 844])
def test_an_action_that_is_not_legal_is_not_played(action: int) -> None:
    state = played(pyspiel.load_game(named({"players": 2}, max_game_length=5)), 1, decisions=3)
    before = str(state)
    with pytest.raises(ActionNotLegal):
        state.apply_action(action)
    assert str(state) == before


def test_dice_have_six_faces() -> None:
    state = pyspiel.load_game(named({"players": 2})).new_initial_state()
    while state.position is None or not state.is_chance_node():
        state.apply_action(state.legal_actions()[-1])
    before = str(state)
    with pytest.raises(ActionNotLegal):
        state.apply_action(6)
    assert str(state) == before


def test_nothing_follows_the_end() -> None:
    state = played(pyspiel.load_game(named({"players": 2}, max_game_length=5)), 1)
    before = str(state)
    with pytest.raises(GameIsOver):
        state.apply_action(3)
    assert str(state) == before


def test_only_the_owner_remembers_a_card_drawn_unseen() -> None:
    """C10: to everybody else the card has no face, in no information state."""
    game = pyspiel.load_game(named({"players": 2}))
    owned = None
    for seed in range(20):
        state = played(game, seed)
        holders = [seat for seat in (0, 1) if state.position.players[seat].extra_card]
        if holders:
            owned = state, holders[0]
            break
    assert owned is not None
    state, owner = owned
    card = int(state.position.players[owner].extra_card).bit_length() - 1
    assert str(PIECE + card) in state.information_state_string(owner).split()
    assert str(PIECE + card) not in state.information_state_string(1 - owner).split()
    assert str(FACE_DOWN) in state.information_state_string(1 - owner).split()
    assert FACE_DOWN in state.information_state_tensor(1 - owner)


if __name__ == "__main__":
    GOLDEN.write_text(playthrough(), encoding="utf-8")
