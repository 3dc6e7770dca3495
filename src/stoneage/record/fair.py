"""Fair dice: a shuffle and dice that nobody can foresee, choose or change unnoticed.

Whoever deals is bound to a secret seed before the players add words of their own. Every deal
and roll follows from the seed, those words, the options and all moves before it, so that whoever
changes one of them changes the dice too.
"""

import hmac
import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from stoneage.rules import Chance
from stoneage.table import Game, Options, Transcript

COMMITMENT_TAG = b"stoneage commitment 1"
DICE_TAG = b"stoneage fair dice 1"
SEED_BYTES = 32

Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Entropy = Annotated[str, Meta(max_length=200)]


class FairDice(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What proves a game's chance: the promise before it, and the seed once it is revealed."""

    commitment: Hex
    entropy: tuple[Entropy, ...]  # the players' words, seat by seat
    start_drawn: bool  # or the table named the start player (S6)
    seed: Hex | None = None


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """What is published before the players' words are known: it binds, and tells nothing."""
    return sha256(COMMITMENT_TAG + seed).hexdigest()


def promise(seed: bytes, entropy: Sequence[str], start_drawn: bool) -> FairDice:
    """The fair dice of a game under way, the seed still secret."""
    return FairDice(commitment=commitment(seed), entropy=tuple(entropy), start_drawn=start_drawn)


def reveal(fair: FairDice, seed: bytes) -> FairDice:
    """The fair dice of a game that is over, for everybody to verify."""
    return replace(fair, seed=seed.hex())


def is_kept(fair: FairDice) -> bool:
    """Whether a revealed seed is the promised one."""
    return fair.seed is None or commitment(bytes.fromhex(fair.seed)) == fair.commitment


class Stream(Chance):
    """The fair numbers of one deal or one roll: bytes of HMAC-SHA256, block after block."""

    def __init__(self, seed: bytes, entropy: Sequence[str], transcript: bytes) -> None:
        words = b"".join(sha256(word.encode()).digest() for word in entropy)
        self.seed = seed
        self.message = DICE_TAG + sha256(words).digest() + transcript
        self.counter = 0
        self.block = b""

    def below(self, limit: int) -> int:
        """A byte, drawn again as long as it would favour some of the numbers."""
        while True:
            number = self.next_byte()
            if number < 256 - 256 % limit:
                return number % limit

    def next_byte(self) -> int:
        if not self.block:
            message = self.message + self.counter.to_bytes(8, "big")
            self.block = hmac.digest(self.seed, message, sha256)
            self.counter += 1
        number = self.block[0]
        self.block = self.block[1:]
        return number


class FairChance(Struct, frozen=True):
    """The secret seed and the players' words: together with a game they decide deal and dice."""

    seed: bytes
    entropy: tuple[str, ...]

    def new_game(self, options: Options, start: int | None = None) -> Game:
        """A fair deal; without a start player one is drawn (S6)."""
        return Game.new(options, self.after(Transcript(options)), start)

    def for_roll(self, game: Game) -> Stream:
        """The chance of the roll that this game awaits."""
        return self.after(game.transcript)

    def after(self, transcript: Transcript) -> Stream:
        return Stream(self.seed, self.entropy, transcript.digest())
