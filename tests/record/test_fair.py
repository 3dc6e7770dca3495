"""Fair dice: the stream, the promise, and that nothing favours anybody."""

import hmac
from collections import Counter
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stoneage.record.fair import (
    FairChance,
    Stream,
    commitment,
    is_kept,
    new_seed,
    promise,
    reveal,
)
from stoneage.record.record import Record
from stoneage.record.replay import replay
from stoneage.table.actions import Place, Roll
from stoneage.table.options import Options
from stoneage.table.transcript import Transcript
from tests.record.played import NAMES, WORDS, fair_play, play, secret

SEED = bytes(range(32))
NO_MOVES = Transcript(Options()).digest()


def test_the_commitment_is_the_documented_one() -> None:
    assert commitment(SEED) == sha256(b"stoneage commitment 1" + SEED).hexdigest()


def test_the_stream_is_the_documented_one() -> None:
    """docs/record.md: the blocks of HMAC-SHA256, byte after byte."""
    words = sha256(sha256(b"oak").digest() + sha256("石".encode()).digest()).digest()
    moves = sha256(b'{"igloos":true,"players":2}\nforest*3\n[135]\n').digest()
    message = b"stoneage fair dice 1" + words + moves
    blocks = b"".join(
        hmac.digest(SEED, message + counter.to_bytes(8, "big"), "sha256") for counter in range(3)
    )
    transcript = Transcript(Options(players=2, igloos=True))
    played = transcript.followed_by([Place("forest", 3), Roll((1, 3, 5))])
    stream = Stream(SEED, ("oak", "石"), played.digest())
    assert bytes(stream.next_byte() for _ in range(96)) == blocks


@pytest.mark.parametrize("limit", [2, 3, 6, 28, 36, 255, 256])
def test_a_byte_that_would_favour_some_numbers_is_drawn_again(limit: int) -> None:
    """Each number stands for equally many bytes."""
    counts: Counter[int] = Counter()
    for byte in range(256):
        stream = Stream(SEED, (), NO_MOVES)
        stream.block = bytes((byte, 0))
        number = stream.below(limit)
        if stream.block:
            counts[number] += 1
    assert set(counts) == set(range(limit))
    assert set(counts.values()) == {256 // limit}


@given(st.binary(min_size=32, max_size=32), st.integers(1, 256))
def test_numbers_stay_below_their_limit(seed: bytes, limit: int) -> None:
    stream = Stream(seed, WORDS, NO_MOVES)
    assert all(0 <= stream.below(limit) < limit for _ in range(40))


def test_six_thousand_dice_are_even() -> None:
    """Each face within five standard deviations of a thousand."""
    stream = Stream(SEED, WORDS, NO_MOVES)
    counts = Counter(stream.below(6) for _ in range(6000))
    assert all(abs(count - 1000) < 145 for count in counts.values())


def test_seed_words_options_and_moves_all_change_the_dice() -> None:
    moves = Transcript(Options()).followed_by([Place("hut", 2)])
    streams = [
        Stream(SEED, ("a", "b"), NO_MOVES),
        Stream(bytes(32), ("a", "b"), NO_MOVES),
        Stream(SEED, ("b", "a"), NO_MOVES),
        Stream(SEED, ("ab", ""), NO_MOVES),
        Stream(SEED, ("a", "b"), moves.digest()),
        Stream(SEED, ("a", "b"), Transcript(Options(igloos=True)).digest()),
    ]
    draws = {bytes(stream.next_byte() for _ in range(32)) for stream in streams}
    assert len(draws) == len(streams)


def test_the_same_seed_words_and_moves_give_the_same_game() -> None:
    game, _ = fair_play(Options(players=3), 8)
    again, _ = fair_play(Options(players=3), 8)
    assert game == again


def test_a_game_taken_up_again_rolls_the_same_dice() -> None:
    """After a restart of the server, say."""
    options = Options(players=2)
    whole, fair = fair_play(options, 6, 150)
    chance = FairChance(secret(6), fair.entropy)
    begun = play(chance.new_game(options), chance.for_roll, 6, 60)
    resumed = replay(Record.of(begun, NAMES[:2]))
    for move in whole.moves[len(begun) :]:
        if not isinstance(move, Roll):
            resumed = resumed.push(move).roll(chance.for_roll)
    assert resumed == whole


def test_a_move_taken_back_is_forgotten() -> None:
    chance = FairChance(SEED, WORDS[:2])
    game = chance.new_game(Options(players=2), start=0)
    placed = game.push(Place("hut", 2))
    assert placed.transcript.digest() != game.transcript.digest()
    ways_on = [
        play(table.push(Place("forest", 5)).push(Place("hunt", 5)), chance.for_roll, 1, 20)
        for table in (game, placed.take_back(0))
    ]
    assert ways_on[0] == ways_on[1]
    assert any(isinstance(move, Roll) for move in ways_on[0].moves)


def test_a_start_player_can_be_named() -> None:
    chances = [FairChance(secret(seed), WORDS) for seed in range(5)]
    assert all(chance.new_game(Options(), 2).start == 2 for chance in chances)


def test_a_promise_is_kept_by_its_own_seed_only() -> None:
    fair = promise(SEED, WORDS, start_drawn=True)
    assert fair.seed is None
    assert is_kept(fair)
    assert is_kept(reveal(fair, SEED))
    assert not is_kept(reveal(fair, bytes(32)))


def test_every_seed_is_new() -> None:
    assert len({new_seed() for _ in range(100)}) == 100
    assert len(new_seed()) == 32
