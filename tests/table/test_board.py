"""The text board: everything to play from, nothing that the viewer may not know."""

import os
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stoneage.bots.rng.xorshift import Xorshift
from stoneage.rules import house, terms
from stoneage.rules.ruleset import Ruleset
from stoneage.table.actions import Place, Resolve
from stoneage.table.board import draw_text
from stoneage.table.choices import choices
from stoneage.table.columns import width
from stoneage.table.game import Game
from stoneage.table.languages import LANGUAGES
from stoneage.table.names import BUILDINGS, CARDS, IGLOOS
from stoneage.table.options import Options
from stoneage.table.pieces import building_called, building_text, card_text
from stoneage.table.seeing import view
from stoneage.table.words import Words
from tests.laws.secrets import with_other_secrets
from tests.laws.walks import position, rulesets, seeds, some_games, walk
from tests.rules import pieces
from tests.rules.scenario import Table, table

WIDEST_HOUSE = house.House(
    [3, 3, 3, 3],
    [[house.Reward(kind, 10) for kind in range(5)]] * 4,
    [house.igloo(10, 10, 10, 10, 100)] * 4,
)


def drawn(game: Table, seat: int | None = None) -> str:
    return draw_text(view(game.state, seat))


def line_of(text: str, beginning: str) -> str:
    """The only line that begins with these words."""
    (line,) = [line for line in text.splitlines() if line.strip().startswith(beginning)]
    return line


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_is_at_most_100_columns_wide(players: int, language: str) -> None:
    """In every language, with the longest house values too; no line ends in blanks."""
    words = Words(language)
    names = ["A", *[words.say("bot-woodcutter-name")] * 3]
    ruleset = Ruleset(players, True, True, True, players == 3, WIDEST_HOUSE)
    for state in list(walk(ruleset, seed=players))[::5]:
        for line in draw_text(view(state, 0), words, names).splitlines():
            assert width(line) <= 100
            assert line == line.rstrip(" -")
            assert line.isprintable()


@some_games
@given(rulesets, seeds, st.integers(0, 600))
def test_every_legal_target_is_on_the_board(ruleset: Ruleset, seed: int, moves: int) -> None:
    """P1, A1: by its name, and by its mark if there is one."""
    state = position(ruleset, seed, moves)
    targets = [each.at for each in choices(state) if isinstance(each, Place | Resolve)]
    text = draw_text(view(state, int(state.current)), marks=dict.fromkeys(targets, "7)"))
    for at in targets:
        assert f" 7) {at.replace('-', ' ')} " in text


@some_games
@given(rulesets, seeds, st.integers(0, 600), st.sampled_from([None, 0, 1]))
def test_the_board_does_not_change_with_what_the_viewer_cannot_see(
    ruleset: Ruleset, seed: int, moves: int, seat: int | None
) -> None:
    """C2, C10, S5: deck, stacks and others' hidden cards."""
    state = position(ruleset, seed, moves)
    if state.decision == terms.GAME_OVER:
        return
    twin = with_other_secrets(state, seat, Xorshift(seed))
    assert draw_text(view(twin, seat)) == draw_text(view(state, seat))


def test_figures_stand_on_their_rings() -> None:
    """P2: a letter a figure, a dot a free ring."""
    game = table(3).places(0, "forest", 3).places(1, "hut", 2).places(2, "hunt", 2)
    game.places(0, "card 2").places(1, "forest", 1)
    text = drawn(game)
    assert line_of(text, "tool maker").startswith("    tool maker [·]")
    assert "[BB]" in line_of(text, "hut")
    assert "forest   [AAAB···]" in text
    assert "hunt     [2C]" in text
    assert line_of(text, "card 2").startswith("    card 2      [A]  2 resources")
    assert "Village: two of three a round" in text
    assert "Gathering: two players each" in text
    assert "C places figures, 3 at home." in text


def test_a_players_board_shows_tools_and_cards_as_they_count() -> None:
    """E3, T3, C11, C12: used tools in brackets, cultures that repeat, icons added up."""
    game = table(2, cards=[3]).has_tools(1, 2, 1, 1, used=[2])
    game.sets(1, may_choose=1, score=-7).gives(1, gold=4)
    game.owns(1, cards=[*pieces.HEALING, *pieces.ART, 8, 20, 24], extra_card=pieces.FOOD_7)
    game.player(1).unused |= 8
    text = drawn(game, seat=1)
    assert line_of(text, "B (you)").split() == [
        *["B", "(you)", "-7", "12", "0", "5", "5", "0", "0", "0", "4"],
        *["2", "1", "(1)"],
    ]
    assert "2 healing, 2 art, writing, 3 farmers, extra card: pottery" in text
    assert "one-use tool 2" in text
    assert "2 resources of choice" in text
    assert "1 hidden card" in drawn(game)


def test_igloos_and_animals_are_on_the_board_while_they_are_in_play() -> None:
    """I1, L3, L4, L7."""
    game = table(2, igloos=True, wild_animals=True).owns(0, igloos=[1]).is_threatened_by(0)
    game.state.waiting = 4
    game.places(0, "animal")
    text = drawn(game)
    assert line_of(text, "igloo 3").split()[2:] == ["[·]", "3", "stones", "15", "points"]
    assert "igloo 2" not in text
    assert "the polar bear takes 3 pips from every roll, the raptor is waiting" in text
    assert "[A·]" in line_of(text, "animal")
    assert "igloo 1" not in drawn(table(2))
    assert "nimal" not in drawn(table(2))


def awaited(game: Table) -> str:
    """The sentence below the title."""
    return drawn(game).splitlines()[1]


def test_the_board_says_what_is_awaited() -> None:
    """Whose decision it is, and the dice that lie there."""
    game = table(2, cards=[pieces.DICE_FOR_ALL]).has_tools(1, 1).sets(0, food=0).gives(0, wood=5)
    assert awaited(game) == "A places figures, 5 at home."
    game.places(0, "card 1").everybody_hunts()
    assert awaited(game) == "A chooses the next location to use."
    game.resolves(0, "card 1")
    assert awaited(game) == "A pays for card 1, or declines."
    game.pays(wood=1)
    assert awaited(game) == "2 dice must fall on card 1 for all."
    game.rolls(1, 6)
    assert awaited(game) == "A takes one of the dice 1 6 – 1: 1 wood, 6: 1 agriculture."
    game.takes_die(0, 1).resolves(0, "hunt").rolls_all(1).resolves(1, "hunt").rolls(2, 1, 1, 1, 1)
    assert awaited(game) == "B rolled 1 1 1 1 2 for food, 6 pips, and may add tools."
    game.uses_tools()
    assert awaited(game) == "A is 3 food short: pay resources, or lose ten points."


def test_the_board_says_what_the_chase_brings() -> None:
    """L6: the lowest die is next."""
    game = table(2, wild_animals=True).is_threatened_by(2)
    game.places(0, "animal").places(1, "hunt", 5).places(0, "animal").everybody_hunts()
    game.resolves(0, "hunt").rolls_all(1).resolves(1, "hunt").rolls_all(1).rolls(5, 2)
    sentence = "A has the dice 2 5, and takes 3 food for the 2, or 3 points as for a 1."
    assert sentence in drawn(game).splitlines()


def test_the_end_shows_every_category_and_the_winners() -> None:
    """E3, E4: and no more locations."""
    game = table(2).leaves_in_stack(1, 0).sets(0, score=11).owns(1, cards=[pieces.FOOD_7])
    game.sets(0, food=50).sets(1, food=50, score=10).plays_on("game over")
    text = drawn(game)
    assert "Final scoring: a stack of buildings is empty" in text
    assert line_of(text, "cultures").split() == ["cultures", "0", "1"]
    assert line_of(text, "total").split() == ["total", "11", "11"]
    assert text.endswith("A and B share the victory.")
    assert "hunt" not in text


def test_a_game_prints_its_board_as_a_spectator_sees_it() -> None:
    game = Game.new(seed=1)
    assert str(game) == draw_text(game.view())


def test_cards_and_buildings_are_described_from_their_tables() -> None:
    """C3 to C12, B2 to B4, I2."""
    words = Words()
    assert card_text(words, "civ01") == "dice for all | 2 tool makers"
    assert card_text(words, "civ03") == "7 food | pottery"
    assert card_text(words, "civ13") == "2 dice for gold | art"
    assert all(card_text(words, card) for card in CARDS)
    texts = {
        name: building_text(words, building_called(name, Options()))
        for name in (*BUILDINGS, *IGLOOS)
    }
    assert texts["bld01"] == "2 wood, 1 brick for 10 points"
    assert texts["bld18"] == "4 resources of 1 kind"
    assert texts["bld26"] == "1 to 7 resources"
    assert texts["igloo4"] == "3 gold for 18 points"


@pytest.mark.parametrize("language", LANGUAGES)
def test_columns_line_up_in_every_language(language: str) -> None:
    """The rings of all cards and buildings stand in one column of the terminal."""
    game = Game.new(Options(), 5)
    lines = draw_text(game.view(0), Words(language)).splitlines()
    cards = [width(line.partition("[")[0]) for line in lines[-10:] if "[" in line]
    assert len(cards) == 8
    assert len(set(cards)) == 1


def test_names_and_marks_stand_where_they_belong() -> None:
    game = Game.new(Options(players=2), 5, start=0)
    text = draw_text(game.view(0), Words("de"), ["A", "Planer"], {"forest": "5)"})
    assert line_of(text, "> A").startswith("> A (du)  ")
    assert line_of(text, "B").startswith("  B Planer ")
    assert " 5) Wald " in text


def test_importing_a_game_loads_no_language() -> None:
    """Only whoever prints a board waits for the words."""
    source = "import sys, stoneage; sys.exit('fluent' in sys.modules)"
    paths = os.pathsep.join(path for path in sys.path if path)
    environment = {**os.environ, "PYTHONPATH": paths}
    done = subprocess.run([sys.executable, "-c", source], env=environment, check=False)
    assert done.returncode == 0
