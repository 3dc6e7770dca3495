"""A view as SVG: everything that it shows, nothing that it hides, and no other file needed."""

import re
from collections import Counter
from pathlib import Path
from time import process_time

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from stoneage.bots.rng.xorshift import Xorshift
from stoneage.rules.ruleset import Ruleset
from stoneage.table.drawing import draw_svg
from stoneage.table.drawing.art import scene
from stoneage.table.drawing.seats import DRESSES
from stoneage.table.game import Game
from stoneage.table.languages import LANGUAGES
from stoneage.table.options import Options
from stoneage.table.seats import LETTERS
from stoneage.table.seeing import view
from tests.laws.secrets import with_other_secrets
from tests.laws.walks import position, rulesets, seeds, some_games
from tests.table.drawing.looking import outline, parsed, recorded, symbols_in, texts_in

HERE = Path(__file__).parent
GOLDEN = HERE / "two-players.txt"
ART = Path(__file__).resolve().parents[3] / "web" / "src" / "art"
MOST_BYTES = 200_000
MOST_SECONDS = 0.05


def golden_picture() -> str:
    return draw_svg(Game.new(Options(players=2), seed=1, start=0).view(), names=["Mira", "Planner"])


@pytest.mark.parametrize("season", ["summer", "winter"])
def test_a_picture_needs_nothing_from_elsewhere(season: str) -> None:
    """All that is referred to is in it, in plain colours, under an id of its own."""
    svg = draw_svg(recorded("everything")[300].view(), winter=season == "winter")
    ids = Counter(element.get("id") for element in parsed(svg).iter() if element.get("id"))
    assert {*ids.values()} == {1}
    assert {*re.findall(r'(?:href="#|url\(#)([^")]+)', svg)} <= {*ids}
    assert re.findall(r'(?:href|src)="[^#]|url\([^#]|var\(', svg) == []
    assert re.findall(r'https?://[^"]+', svg) == ["http://www.w3.org/2000/svg"]


@pytest.mark.parametrize("name", ["everything", "closed-cards"])
def test_every_position_of_a_game_is_drawn(name: str) -> None:
    """Well-formed and small, with the symbols that are used and no others."""
    for moves, game in enumerate(recorded(name)):
        seats = [None, *range(game.options.players)]
        svg = draw_svg(game.view(seats[moves % len(seats)]))
        assert len(svg.encode()) <= MOST_BYTES
        without_land = svg.replace(scene("summer"), "")  # the same in all of them
        parsed(without_land)
        ids = re.findall(r'<symbol id="([^"]+)"', without_land)
        assert {*re.findall(r'<use href="#([^"]+)"', without_land)} == {*ids}


@some_games
@given(rulesets, seeds, st.integers(0, 1500), st.integers(0, 4), seeds)
def test_a_picture_tells_no_secret(
    ruleset: Ruleset, seed: int, moves: int, viewer: int, other: int
) -> None:
    """C2, C10: whatever the viewer cannot see may change without changing a byte."""
    state = position(ruleset, seed, moves)
    seat = None if viewer >= ruleset.players else viewer
    assume(view(state).result is None)
    twin = with_other_secrets(state, seat, Xorshift(other))
    assert draw_svg(view(state, seat)) == draw_svg(view(twin, seat))


def test_a_picture_is_as_it_was() -> None:
    """To accept a wanted change: python -m tests.table.drawing.test_picture"""
    assert outline(golden_picture()) == GOLDEN.read_text(encoding="utf-8")


def test_figures_stand_where_they_were_placed() -> None:
    """A symbol on the land for everybody who is out."""
    for game in recorded("four-players-cards")[::25]:
        seen = game.view()
        symbols = Counter(symbols_in(draw_svg(seen)))
        for board, dress in zip(seen.players, DRESSES, strict=False):
            out = sum(board.placed.values()) + board.chasing
            assert symbols[f"figure-{dress.emblem}"] == out + 1  # and the one on the own board


def test_cards_of_others_are_backs_where_cards_are_closed() -> None:
    """C2"""
    game = recorded("closed-cards")[-2]
    hidden = [board.hidden_cards for board in game.view().players]
    assert all(hidden)
    assert symbols_in(draw_svg(game.view())).count("card-back") == 2
    assert symbols_in(draw_svg(game.view(0))).count("card-back") == 1


def test_dice_lie_on_the_board_once_they_have_fallen() -> None:
    game = next(
        game
        for game in recorded("everything")
        if game.view().awaited.decision == "use-tools" and len(game.view().awaited.dice) > 2
    )
    faces = [f"die-{face}" for face in game.view().awaited.dice]
    shown = Counter(symbols_in(draw_svg(game.view())))
    assert all(shown[face] >= number for face, number in Counter(faces).items())


def test_the_end_shows_the_scoring_and_who_has_won() -> None:
    """E3"""
    game = recorded("three-players-cards")[-1]
    result = game.result
    assert result is not None
    texts = texts_in(draw_svg(game.view(), names=["Mira", "Ana", "Bo"]))
    assert "Game over" in texts
    assert "farmers" in texts
    assert {str(scoring.total) for scoring in result.scoring} <= {*texts}
    assert any(["Mira", "Ana", "Bo"][result.winners[0]] in text for text in texts[:4])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_speaks_every_language(language: str) -> None:
    says = {"en": "Forest", "de": "Wald", "zh": "森林"}
    texts = texts_in(draw_svg(Game.new(seed=1).view(), language=language))
    assert [word for word in says.values() if word in texts] == [says[language]]


def test_names_are_written_as_they_are() -> None:
    svg = draw_svg(Game.new(Options(players=2), seed=1, start=0).view(), names=["<A&B>", "x" * 60])
    assert "<A&B>" in texts_in(svg)
    assert any(re.fullmatch("x+…", text) for text in texts_in(svg))


def test_players_without_names_are_letters() -> None:
    texts = texts_in(draw_svg(Game.new(seed=1).view()))
    assert {*LETTERS} <= {*texts}


def test_winter_has_another_land() -> None:
    seen = Game.new(seed=1).view()
    assert "stoneage-winter-sky" in draw_svg(seen, winter=True)
    assert "stoneage-summer-sky" in draw_svg(seen)


def test_a_notebook_shows_games_and_views() -> None:
    """A game as spectators see it, a view as its seat does."""
    game = recorded("closed-cards")[-2]
    assert game._repr_svg_() == draw_svg(game.view())
    assert game.view(0)._repr_svg_() == draw_svg(game.view(0))
    assert game.view(0)._repr_svg_() != game._repr_svg_()


def test_seats_wear_the_colours_of_the_web_client() -> None:
    tokens = (ART.parent / "styles" / "tokens.css").read_text(encoding="utf-8")
    for emblem, *colours in DRESSES:
        for token, colour in zip(("p", "l", "on"), colours, strict=True):
            assert f"--{token}-{emblem}: {colour};" in tokens


def test_a_picture_is_made_while_one_blinks() -> None:
    seen = recorded("everything")[300].view()
    draw_svg(seen)
    start = process_time()
    for _ in range(5):
        draw_svg(seen)
    assert (process_time() - start) / 5 <= MOST_SECONDS


if __name__ == "__main__":
    GOLDEN.write_text(outline(golden_picture()), encoding="utf-8", newline="\n")
