"""Many games at once, stepped by indices, each shown to whoever is to act.

The rows of numbers are made once and written into again and again; they can be read from outside
as buffers, without a copy.
"""

from typing import Final, final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from stoneage.bots.rng.xorshift import Xorshift
from stoneage.rules import (
    Offer,
    Ruleset,
    State,
    apply_unchecked,
    dice_awaited,
    final_scores,
    offer_actions,
    random_deal,
    roll_unchecked,
    winners,
)
from stoneage.rules.terms import GAME_OVER, ROLL

from .numbering import ACTIONS, action_of, index_of
from .observing import Row, observation_size

BYTES: Final[i64] = 8  # of an action, as it comes from outside


@final
class Games:
    """So many games of the same rules. Whatever is written about game i stands in row i."""

    def __init__(self, ruleset: Ruleset, number: i64) -> None:
        players = ruleset.players
        self.number: i64 = number
        self.players: i64 = players
        self.size: i64 = observation_size(players)
        self.ruleset: Ruleset = ruleset
        self.rngs: list[Xorshift] = [Xorshift() for _ in range(number)]
        self.states: list[State] = [random_deal(ruleset, rng) for rng in self.rngs]
        self.rows: list[Row] = [Row(game * self.size, players) for game in range(number)]
        self.offer: Offer = Offer()
        self.observations: vec[i16] = vec[i16]([0] * int(number * self.size))
        self.masks: vec[u8] = vec[u8]([0] * int(number * ACTIONS))
        self.rewards: vec[float] = vec[float]([0.0] * int(number * players))
        self.scores: vec[i64] = vec[i64]([0] * int(number * players))
        self.acting: vec[i64] = vec[i64]([0] * int(number))
        self.done: vec[u8] = vec[u8]([0] * int(number))
        self.marked: vec[i16] = vec[i16]([0] * int(number * ACTIONS))  # the ones in the masks
        self.marks: vec[i64] = vec[i64]([0] * int(number))  # how many they are

    def begin(self, game: i64, seed: int) -> None:
        """A new deal; all chance of this game and of those after it comes from the seed."""
        self.rngs[game] = Xorshift(seed)
        self.deal(game)
        self.clear(game)
        self.done[game] = 0
        self.show(game)

    def deal(self, game: i64) -> None:
        self.states[game] = random_deal(self.ruleset, self.rngs[game])
        self.rows[game].forget()

    def first_illegal(self, actions: bytes) -> i64:
        """The first game whose action its mask does not allow, or -1."""
        masks = self.masks
        for game in range(self.number):
            action = read_i64_le(actions, game * BYTES)
            if not 0 <= action < ACTIONS or not masks[game * ACTIONS + action]:
                return game
        return -1

    def step(self, actions: bytes) -> None:
        """Play one legal action in every game; where that ends it, the next game begins."""
        for game in range(self.number):
            if self.done[game]:
                self.clear(game)
            self.play(game, read_i64_le(actions, game * BYTES))
            is_over = self.states[game].decision == GAME_OVER
            self.done[game] = u8(is_over)
            if is_over:
                self.settle(game)
                self.deal(game)
            self.show(game)

    def is_legal(self, game: i64, action: int) -> bool:
        return 0 <= action < int(ACTIONS) and self.masks[game * ACTIONS + i64(action)] != 0

    def play(self, game: i64, action: i64) -> None:
        """Play one legal action and let the dice fall that follow."""
        state = self.states[game]
        apply_unchecked(state, action_of(state, action))
        while state.decision == ROLL:
            roll_unchecked(state, self.rngs[game].dice(dice_awaited(state)))

    def settle(self, game: i64) -> None:
        """Write scores and rewards of a game that is over."""
        state = self.states[game]
        best = winners(state)
        scores = final_scores(state)
        first = game * self.players
        for seat in range(self.players):
            self.scores[first + seat] = scores[seat]
            self.rewards[first + seat] = reward(self.players, len(best), int(seat) in best)

    def clear(self, game: i64) -> None:
        """Take scores and rewards of the last game away."""
        for index in range(game * self.players, (game + 1) * self.players):
            self.scores[index] = 0
            self.rewards[index] = 0.0

    def show(self, game: i64) -> None:
        """Write who acts, what they see and what they may do."""
        state = self.states[game]
        self.acting[game] = state.current
        self.rows[game].write(state, state.current, self.observations)
        self.mark(game)

    def look(self, game: i64, seat: i64) -> None:
        """Write what any seat sees, in the place of what the acting one does."""
        self.rows[game].write(self.states[game], seat, self.observations)

    def mark(self, game: i64) -> None:
        """Write the mask: only what was set is taken back."""
        masks = self.masks
        marked = self.marked
        first = game * ACTIONS
        for index in range(first, first + self.marks[game]):
            masks[first + i64(marked[index])] = 0
        state = self.states[game]
        offer = self.offer
        offer_actions(state, offer)
        for number in range(offer.number):
            action = index_of(state, offer.at(number))
            masks[first + action] = 1
            marked[first + number] = i16(action)
        self.marks[game] = offer.number


def reward(players: i64, best: i64, has_won: bool) -> float:
    """1 for winning alone and 0 for all in a tie of everybody; those of a game add up to 0."""
    share = float(players) / float(best) if has_won else 0.0
    return (share - 1.0) / float(players - 1)
