"""All that the net is told about a position: the own block, the others' in turn, the board.

Nothing that the seat cannot know takes part: not the order of deck and stacks, not the others'
extra cards. `VERSION` is raised whenever a number changes its meaning.
"""

from typing import Final, final

from mypy_extensions import i64

from stoneage.bots.estimates.pace import rounds_left
from stoneage.bots.rng.xorshift import Xorshift
from stoneage.rules import Player, Ruleset, State, random_deal
from stoneage.rules.terms import CARD_1, PLACE, STACK

from .net import Accumulator, Evaluation, Net
from .of_board import put_board
from .of_player import has_eaten, put_player
from .outlook import Outlook

VERSION: Final = 2
CARDS_A_ROUND: Final = 2.53
ROUNDS_A_BUILDING: Final = 1.63
"""The usual pace of a game: frozen, for the nets have learnt with it."""


def names(players: int) -> list[str]:
    """One name a feature, in order: any position tells them."""
    perspective = Perspective(Net(0, [], [], []), players, 0, True)
    perspective.look(random_deal(Ruleset(players), Xorshift()))
    return perspective.features.names


@final
class Perspective:
    """A position as one seat sees it. Only what changes from position to position is set anew."""

    def __init__(self, net: Net, players: i64, seat: i64, naming: bool = False) -> None:
        self.seat: i64 = seat
        self.players: i64 = players
        self.features: Accumulator = Accumulator(net, naming)
        self.known: i64 = 0  # the own extra cards that the seat has seen
        self.judged: i64 = 0  # how many positions so far
        self.outlooks: list[Outlook] = [Outlook() for _ in range(players)]
        self.boards: list[Player] = [Player() for _ in range(players)]
        self.clocks: list[int] = [-1 for _ in range(players)]

    def look(self, state: State) -> None:
        """Set all features."""
        features = self.features
        rounds = i64(rounds_left(state, CARDS_A_ROUND, ROUNDS_A_BUILDING) * 4.0)
        for place in range(self.players):
            seat = (self.seat + place) % self.players
            clock = self.clock(state, seat, rounds)
            player = state.players[seat]
            if clock != self.clocks[seat] or not is_alike(player, self.boards[seat]):
                self.clocks[seat] = int(clock)
                self.boards[seat] = player.copy()
                outlook = self.outlooks[seat]
                outlook.look(state, player, self.known_of(place))
                features.begin("seat # from me: " if place else "me: ", place)
                features.next = place * SIZE
                put_player(features, state, seat, outlook, rounds)
        features.begin("", 0)
        features.next = self.players * SIZE
        put_board(features, state, self.seat, self.outlooks, rounds)

    def known_of(self, place: i64) -> i64:
        """The extra cards that may be counted: only the own ones."""
        if place == 0:
            return self.known
        return 0

    def clock(self, state: State, seat: i64, rounds: i64) -> i64:
        """What a player's block depends on beside their board."""
        marks = i64(state.decision == PLACE) + 2 * i64(has_eaten(state, seat))
        clock = (rounds * 64 + state.round) * 32 + 4 * state.threat + marks
        if seat == self.seat:
            clock = clock * 31 + self.known
        if state.players[seat].placed >> CARD_1:
            clock = clock * 31 + state.display
            for stack in range(self.players):
                if state.gone_from(stack) < STACK:
                    clock = clock * 31 + state.top_of(stack)
        return clock

    def evaluate(self, state: State) -> Evaluation:
        self.look(state)
        self.judged += 1
        return self.features.evaluate()


def size_of_player() -> i64:
    naming = Accumulator(Net(0, [], [], []), True)
    put_player(naming, random_deal(Ruleset(2), Xorshift()), 0, Outlook(), 0)
    return len(naming.names)


SIZE: Final[i64] = size_of_player()
"""Features of one player's block."""


def is_alike(one: Player, other: Player) -> bool:
    """Whether two boards show the same."""
    return (
        one.placed == other.placed
        and one.standing == other.standing
        and one.resources == other.resources
        and one.food == other.food
        and one.home == other.home
        and one.unused == other.unused
        and one.score == other.score
        and one.tools == other.tools
        and one.agriculture == other.agriculture
        and one.figures == other.figures
        and one.chasing == other.chasing
        and one.may_choose == other.may_choose
        and one.cards == other.cards
        and one.extra_card == other.extra_card
        and one.buildings == other.buildings
        and one.igloos == other.igloos
    )
