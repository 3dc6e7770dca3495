"""What holds for every bot that comes with the game."""

from itertools import cycle
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from stoneage.bots.arena.entrants import entrants_of
from stoneage.bots.arena.match import GamePlayed, Match
from stoneage.bots.arena.standings import share
from stoneage.bots.arena.table import ArenaTable
from stoneage.bots.characters import LEVELS, in_style
from stoneage.bots.registry import BOTS
from stoneage.bots.rng.xorshift import Xorshift
from stoneage.rules.ruleset import Ruleset
from stoneage.rules.terms import GAME_OVER, ROLL
from stoneage.table.choices import choices
from stoneage.table.languages import LANGUAGES
from stoneage.table.options import Options
from stoneage.table.seeing import view
from stoneage.table.words import Words
from tests.bots.kinds import QUICK
from tests.laws.secrets import with_other_secrets
from tests.laws.walks import position, rulesets, seeds

VARIANTS = [
    Options(),
    Options(harsh_winter=True),
    Options(wild_animals=True),
    Options(igloos=True),
    Options(closed_cards=True),
    Options(harsh_winter=True, wild_animals=True, igloos=True, closed_cards=True),
]

CHARACTERS = (*LEVELS, *in_style())


def seated(names: tuple[str, ...]) -> list[list[str]]:
    """Tables of four, three and two in turn until everybody sits; the first fill the last."""
    tables, left, sizes = [], list(names), cycle((4, 3, 2))
    while left:
        size = next(sizes)
        tables.append([*left, *names][:size])
        left = left[size:]
    return tables


def games_of(names: list[str], options: Options, deals: int = 1) -> list[GamePlayed]:
    table = ArenaTable(Match(options=options, entrants=entrants_of(names), seed=1))
    return [game for deal in range(deals) for game in table.play_deal(deal).games]


def win_share(names: list[str], players: int, deals: int) -> float:
    """Of the one who is named first."""
    games = games_of(names, Options(players=players), deals)
    return sum(share(game, game.entrants.index(0)) for game in games) / len(games)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("bot", ["woodcutter", "forager"])
def test_every_bot_plays_every_variant_to_its_end(bot: str, variant: Options, players: int) -> None:
    """The table raises `BotFault` for a choice that is none."""
    games = games_of([bot], replace(variant, players=players))
    assert [len(game.scores) for game in games] == [players]


@pytest.mark.parametrize(
    ("players", "variant"), list(zip((2, 3, 4, 2, 3, 4), VARIANTS, strict=True))
)
@pytest.mark.parametrize("bot", ["elder", "planner"])
def test_thinkers_play_every_variant_and_table_to_its_end(
    bot: str, players: int, variant: Options
) -> None:
    """Fewer games, since interpreted they take their time."""
    games = games_of([bot], replace(variant, players=players))
    assert [len(game.scores) for game in games] == [players]


@pytest.mark.parametrize(
    ("names", "variant"), list(zip(seated(CHARACTERS), cycle(VARIANTS), strict=False))
)
def test_every_character_plays_to_the_end(names: list[str], variant: Options) -> None:
    """Four at a table, so that all have played within a few games."""
    match = Match(options=replace(variant, players=len(names)), entrants=entrants_of(names), seed=1)
    game = ArenaTable(match).play_game(0, 0)
    assert len(game.ending.scoring) == len(names)


@pytest.mark.parametrize("bot", [*QUICK, "child", "starveling", "raven"])
@settings(max_examples=40, deadline=None)
@given(rulesets, seeds, st.integers(0, 600), seeds)
def test_what_a_seat_cannot_see_does_not_change_its_move(
    bot: str, ruleset: Ruleset, seed: int, moves: int, other: int
) -> None:
    """The twin has another deck, other stacks and other hidden cards (C2, C10)."""
    state = position(ruleset, seed, moves)
    assume(state.decision not in (ROLL, GAME_OVER))
    seat = int(state.current)
    twin = with_other_secrets(state, seat, Xorshift(other))
    chosen = [
        BOTS[bot]().choose(view(each, seat), choices(each), Random(7), 1.0)
        for each in (state, twin)
    ]
    assert chosen[0] == chosen[1]
    assert chosen[0] in choices(state)


@pytest.mark.parametrize(("players", "deals"), [(2, 12), (3, 6), (4, 5)])
def test_woodcutter_beats_foragers(players: int, deals: int) -> None:
    assert win_share(["woodcutter", f"forager*{players - 1}"], players, deals) > 0.9


def test_planner_beats_woodcutter() -> None:
    """A smoke test with a wide margin; the ladder measures it."""
    assert win_share(["planner", "woodcutter"], 2, 4) > 0.5


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_and_a_style_in_every_language(language: str) -> None:
    words = Words(language)
    assert all(words.has(f"bot-{bot}-{part}") for bot in BOTS for part in ("name", "style"))
