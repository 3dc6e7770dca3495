"""Laws of a game as a value: it agrees with the rules, never changes, and comes back whole."""

import copy
import pickle
from itertools import islice

from hypothesis import given, settings
from hypothesis import strategies as st

from stoneage.bots.rng.xorshift import Xorshift
from stoneage.record.record import Record
from stoneage.rules import terms
from stoneage.rules.chance import random_deal, random_dice
from stoneage.rules.dice import faces_of
from stoneage.rules.game import apply, dice_awaited, legal_actions, roll
from stoneage.rules.ruleset import Ruleset
from stoneage.table.actions import Roll
from stoneage.table.codec import decode
from stoneage.table.game import Game
from stoneage.table.options import options_of
from stoneage.table.prospects import prospects
from stoneage.table.seeing import view
from stoneage.table.transcript import Transcript
from tests.laws.walks import rulesets, seeds, some_games

moves = st.integers(0, 400)
few_games = settings(max_examples=25, deadline=None)


def random_game(ruleset: Ruleset, seed: int, moves: int = 10_000) -> Game:
    """The first moves of a random game, rolls included."""
    rng = Xorshift(seed)
    game = Game(random_deal(ruleset, rng))
    while not game.is_over and len(game) < moves:
        if game.awaits_dice:
            game = game.roll_once(rng)
        else:
            choices = game.choices
            game = game.push(choices[rng.below(len(choices))])
    return game


@some_games
@given(rulesets, seeds)
def test_a_game_by_pushes_agrees_with_the_plain_rules(ruleset: Ruleset, seed: int) -> None:
    """Every choice, every position and every awaited roll, from the deal to the end."""
    rng = Xorshift(seed)
    state = random_deal(ruleset, rng)
    game = Game(state)
    while state.decision != terms.GAME_OVER:
        legal = legal_actions(state)
        assert game.choices == [decode(action) for action in legal]
        assert game.awaits_dice == (state.decision == terms.ROLL)
        if state.decision == terms.ROLL:
            faces = faces_of(random_dice(dice_awaited(state), rng))
            roll(state, faces)
            game = game.push(Roll(tuple(faces)))
        else:
            assert game.seat == state.current
            action = legal[rng.below(len(legal))]
            apply(state, action)
            game = game.push(decode(action))
        assert game.state == state
    assert game.is_over
    assert game.seat is None
    assert game.choices == []
    assert game.result is not None


@few_games
@given(rulesets, seeds, moves)
def test_the_game_after_so_many_moves_is_found_by_walking_as_well(
    ruleset: Ruleset, seed: int, played: int
) -> None:
    game = random_game(ruleset, seed, played)
    games = [*game.walk()]
    assert [len(each) for each in games] == [*range(len(game) + 1)]
    assert games[-1] == game
    for number in {0, len(game) // 3, len(game) // 2, max(len(game) - 1, 0), len(game)}:
        earlier = game.at(number)
        assert earlier == games[number]
        assert earlier.moves == game.moves[:number]
        assert earlier.events() == games[number].events()
        for seat in range(ruleset.players):
            assert earlier.may_take_back(seat) == games[number].may_take_back(seat)


@few_games
@given(rulesets, seeds, moves, st.sampled_from([None, 0, 1]))
def test_the_story_of_a_game_is_that_of_its_moves(
    ruleset: Ruleset, seed: int, played: int, seat: int | None
) -> None:
    """From any move on."""
    game = random_game(ruleset, seed, played)
    told = [each.events(len(each) - 1, seat) for each in islice(game.walk(), 1, None)]
    assert all(told)
    for since in {0, len(game) // 2, max(len(game) - 1, 0), len(game)}:
        assert game.events(since, seat) == [event for events in told[since:] for event in events]


@few_games
@given(rulesets, seeds, moves, st.lists(st.integers(0, 400), max_size=4))
def test_a_transcript_is_the_same_whatever_was_asked_before(
    ruleset: Ruleset, seed: int, played: int, asked: list[int]
) -> None:
    """By the game itself, or by an earlier one that it grew out of."""
    rng = Xorshift(seed)
    game = Game(random_deal(ruleset, rng))
    for number in range(played):
        if game.is_over:
            break
        if number in asked:
            assert game.transcript.length == number
        choices = game.choices
        game = game.push(choices[rng.below(len(choices))]) if choices else game.roll_once(rng)
    anew = Transcript(options_of(ruleset)).followed_by(game.moves)
    assert game.transcript.digest() == game.transcript.digest() == anew.digest()
    assert game.transcript.length == anew.length == len(game)


@some_games
@given(rulesets, seeds, moves)
def test_a_game_goes_through_pickle_and_deepcopy(ruleset: Ruleset, seed: int, played: int) -> None:
    """Equal in everything, and as able as before to go back, to go on and to tell its story."""
    game = random_game(ruleset, seed, played)
    for twin in (pickle.loads(pickle.dumps(game)), copy.deepcopy(game), copy.copy(game)):
        assert twin == game
        assert hash(twin) == hash(game)
        assert repr(twin) == repr(game)
        assert twin.options == game.options
        assert twin.moves == game.moves
        assert twin.choices == game.choices
        assert twin.transcript.digest() == game.transcript.digest()
        assert twin.told() == game.told()
        assert twin.view(0) == view(game.state, 0)
        for seat in range(ruleset.players):
            assert twin.may_take_back(seat) == game.may_take_back(seat)
            if game.may_take_back(seat):
                assert twin.take_back(seat) == game.take_back(seat)
        for choice in game.choices[:1]:
            assert twin.push(choice) == game.push(choice)


@few_games
@given(rulesets, seeds, moves)
def test_everything_a_game_gives_out_goes_through_pickle_and_deepcopy(
    ruleset: Ruleset, seed: int, played: int
) -> None:
    """Equal, and saying the same of itself, in either build."""
    game = random_game(ruleset, seed, played)
    record = Record.of(game, [f"P{seat}" for seat in range(ruleset.players)])
    given_out = (
        game.state,
        game.first.ruleset,
        game.options,
        game.choices,
        game.moves,
        game.events(),
        game.result,
        record,
        game.transcript.digest(),
        prospects(game.state, game.seat),
        [game.view(seat) for seat in (None, *range(ruleset.players))],
    )
    for value in given_out:
        for twin in (pickle.loads(pickle.dumps(value)), copy.deepcopy(value)):
            assert twin == value
            assert repr(twin) == repr(value)
