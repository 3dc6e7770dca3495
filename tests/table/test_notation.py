"""The notation of moves: one word for each, and each word for one."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stoneage.table.actions import (
    AnyMove,
    Decline,
    Feed,
    Pay,
    Place,
    Resolve,
    Roll,
    Starve,
    TakeDie,
    TakeResources,
    TakeReward,
    UseTools,
)
from stoneage.table.notation import UnreadableMove, read_move, write_move
from stoneage.table.options import Options
from tests.dealing import dealt

WRITTEN: list[tuple[str, AnyMove]] = [
    ("forest*3", Place("forest", 3)),
    ("hunt*10", Place("hunt", 10)),
    ("hut*2", Place("hut", 2)),
    ("tool-maker", Place("tool-maker")),
    ("card-4", Place("card-4")),
    (">clay-pit", Resolve("clay-pit")),
    (">igloo-1", Resolve("igloo-1")),
    ("[1355]", Roll((1, 3, 5, 5))),
    ("[]", Roll(())),
    ("+0", UseTools()),
    ("+1,3", UseTools((1, 3))),
    ("+2!4", UseTools((2,), (4,))),
    ("+!2,3", UseTools((), (2, 3))),
    ("=2w1g", Pay(wood=2, gold=1)),
    ("=3b+", Pay(brick=3, extra=True)),
    ("=", Pay()),
    ("-", Decline()),
    ("die5", TakeDie(5)),
    ("take:1b1s", TakeResources(brick=1, stone=1)),
    ("reward", TakeReward()),
    ("reward:10w", TakeReward(wood=10)),
    ("as-1", TakeReward(as_one=True)),
    ("feed:1w2g", Feed(wood=1, gold=2)),
    ("starve", Starve()),
]

NO_MOVES = [
    "",
    " ",
    "forest*1",
    "forest*0",
    "forest*11",
    "forest*03",
    "forest *3",
    "Forest",
    "cave",
    "card-5",
    ">",
    ">forest*2",
    "[7]",
    "[1,3]",
    "[1",
    "+",
    "+4",
    "+!",
    "+!5",
    "+0!2",
    "+1,",
    "=0w",
    "=1g1w",
    "=11w",
    "=++",
    "--",
    "die7",
    "die",
    "take:",
    "feed:2",
    "reward:1",
    "as-2",
    "starve\n",
    "=١w",
]

numbers = st.integers(0, 10)
resources = st.tuples(numbers, numbers, numbers, numbers)
locations = st.sampled_from(("hut", "hunt", "forest", "clay-pit", "card-1", "igloo-4", "animal"))


@pytest.mark.parametrize(("text", "move"), WRITTEN)
def test_every_kind_of_move_has_its_word(text: str, move: AnyMove) -> None:
    assert write_move(move) == text
    assert read_move(text) == move


@pytest.mark.parametrize("text", NO_MOVES)
def test_what_is_no_move_is_not_read(text: str) -> None:
    with pytest.raises(UnreadableMove):
        read_move(text)


@given(
    st.one_of(
        st.builds(Place, locations, st.integers(1, 10)),
        st.builds(Resolve, locations),
        st.builds(Roll, st.lists(st.integers(1, 6)).map(tuple)),
        st.builds(
            UseTools,
            st.lists(st.integers(1, 3)).map(tuple),
            st.lists(st.integers(2, 4)).map(tuple),
        ),
        st.builds(Pay, numbers, numbers, numbers, numbers, st.booleans()),
        st.builds(TakeReward, numbers, numbers, numbers, numbers, st.booleans()),
        resources.map(lambda amounts: TakeResources(*amounts)),
        resources.map(lambda amounts: Feed(*amounts)),
    )
)
def test_a_move_is_read_as_it_was_written(move: AnyMove) -> None:
    text = write_move(move)
    assert " " not in text
    assert read_move(text) == move


@given(st.text("forestclay-pit>*[]+=!,:0123456wbsgdie", max_size=10))
def test_a_text_that_is_read_is_written_alike(text: str) -> None:
    try:
        move = read_move(text)
    except UnreadableMove:
        return
    assert write_move(move) == text


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_choices_of_whole_games_have_words_of_their_own(players: int) -> None:
    options = Options(players=players, harsh_winter=True, wild_animals=True, igloos=True)
    game, chance = dealt(options, players)
    generator = Random(players)
    while not game.is_over:
        choices = game.choices
        assert [read_move(write_move(action)) for action in choices] == choices
        assert len({write_move(action) for action in choices}) == len(choices)
        game = game.push(generator.choice(choices)).roll(chance)
    assert all(read_move(write_move(move)) == move for move in game.moves)
