"""What the person sees: colours where they are wanted, secrets never, nothing too wide."""

import io
import os
import pty
import re
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stoneage.bots.rng.xorshift import Xorshift
from stoneage.rules.ruleset import Ruleset
from stoneage.rules.terms import GAME_OVER, ROLL, USE_TOOLS
from stoneage.table.board import draw_text
from stoneage.table.chance import chance_of
from stoneage.table.columns import width
from stoneage.table.game import Game
from stoneage.table.languages import LANGUAGES
from stoneage.table.options import Options
from stoneage.table.words import Words
from stoneage.terminal.colours import OF_SEATS, wants_colours
from stoneage.terminal.seats import Seats
from stoneage.terminal.session import Session
from tests.laws.secrets import with_other_secrets
from tests.laws.walks import position, rulesets, seeds, some_games
from tests.terminal.typist import Typist

ESCAPE = re.compile(r"\033\[\d*m")


def everything_shown(game: Game, language: str = "en", has_colours: bool = False) -> str:
    typist = Typist("board", "log all", "?", seed=None, has_colours=has_colours)
    players = len(game.state.players)
    Session(Words(language), typist, game, Seats("ABCD"[:players]), chance_of(3)).run()
    return typist.text()


@some_games
@given(rulesets, seeds, st.integers(0, 400))
def test_the_screen_does_not_change_with_what_the_person_cannot_see(
    ruleset: Ruleset, seed: int, moves: int
) -> None:
    """C2, C10, S5: board, question, odds and help."""
    state = position(ruleset, seed, moves)
    if state.decision in (GAME_OVER, ROLL, USE_TOOLS):  # useless tools are not asked for
        return
    twin = with_other_secrets(state, int(state.current), Xorshift(seed))
    assert everything_shown(Game(twin)) == everything_shown(Game(state))


@pytest.mark.parametrize("language", LANGUAGES)
def test_colours_change_nothing_but_colour(language: str) -> None:
    plain = everything_shown(Game.new(Options(), 3), language)
    coloured = everything_shown(Game.new(Options(), 3), language, has_colours=True)
    assert "\033" not in plain
    assert "\033" in coloured
    assert ESCAPE.sub("", coloured) == plain


def test_every_seat_has_its_colour_and_its_letter() -> None:
    game = Game.new(Options(), 3)
    for _ in range(4):
        game = game.push(game.choices[5])
    coloured = everything_shown(game, has_colours=True)
    assert len(set(OF_SEATS.values())) == 4
    for letter, colour in OF_SEATS.items():
        assert f"{colour}{letter}\033[0m" in coloured


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_colours_are_for_terminals_whose_owner_wants_them() -> None:
    """https://no-color.org: set and not empty means no."""
    assert wants_colours(Terminal(), {"TERM": "xterm"})
    assert wants_colours(Terminal(), {"TERM": "xterm", "NO_COLOR": ""})
    assert not wants_colours(Terminal(), {"TERM": "xterm", "NO_COLOR": "1"})
    assert not wants_colours(Terminal(), {"TERM": "dumb"})
    assert not wants_colours(io.StringIO(), {"TERM": "xterm"})


def in_a_terminal(typed: str, **variables: str) -> str:
    """A short session on a pseudo-terminal, as a person sees it."""
    outer, inner = pty.openpty()
    paths = os.pathsep.join(path for path in sys.path if path)
    environment = {**os.environ, "PYTHONPATH": paths, "TERM": "xterm", **variables}
    environment = {name: value for name, value in environment.items() if value}
    playing = subprocess.Popen(
        [sys.executable, "-m", "stoneage", "play", "--terminal", "--seed", "3", "--lang", "en"],
        stdin=inner,
        stdout=inner,
        stderr=inner,
        env=environment,
    )
    os.close(inner)
    os.write(outer, typed.encode())
    seen = b""
    try:
        while part := os.read(outer, 4096):
            seen += part
    except OSError:  # the other side is closed
        pass
    os.close(outer)
    assert playing.wait(timeout=20) == 0
    return seen.decode()


def test_a_short_session_in_a_terminal() -> None:
    seen = in_a_terminal("5 2\nquit\n", NO_COLOR="")
    assert "\033[1m" in seen
    plain = ESCAPE.sub("", seen)
    assert "Where do you place figures?" in plain
    assert "Planner B" in plain
    assert plain.rstrip().endswith("Goodbye.")


def test_no_color_is_obeyed() -> None:
    assert "\033" not in in_a_terminal("quit\n", NO_COLOR="1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plain_game_fits_eighty_columns(language: str) -> None:
    game = Game.new(Options(), 3)
    words = Words(language)
    names = ["A", *[words.say("bot-woodcutter-name")] * 3]
    for line in draw_text(game.view(0), words, names).splitlines():
        assert width(line) <= 80
