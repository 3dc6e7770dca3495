"""What a seat sees, as small whole numbers in a fixed order.

`stoneage.research.entries` has the name of every number. Nothing that the seat cannot know takes
part: not the order of deck and stacks, not what others hold face down. A row that is written again
and again remembers what stands in it, for from one decision to the next little changes.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from stoneage.bots.elder.value import is_alike
from stoneage.rules import Player, State
from stoneage.rules.bits import bit
from stoneage.rules.components import BUILDINGS, CARDS
from stoneage.rules.dice import showing
from stoneage.rules.house import ANIMALS, IGLOOS
from stoneage.rules.terms import (
    FEED,
    GAME_OVER,
    LOCATIONS,
    PAY,
    PLACE,
    RESOLVE,
    REWARD,
    ROLL,
    SPACES,
    STACK,
)

from .of_board import (
    CARD_NUMBERS,
    STACK_NUMBERS,
    put_animals,
    put_card,
    put_igloos,
    put_stack,
)
from .of_player import PLAYER_NUMBERS, put_player, seen_cards
from .writing import put_bits, put_zeros, within

ALL_CARDS: Final[i64] = 0xFFFFFFFFF
ALL_BUILDINGS: Final[i64] = 0xFFFFFFF
NEVER: Final[i64] = -1  # what nothing on a table can be
FACES: Final[i64] = 6

# The groups of which one number at most is a 1, and how many there are.
DECISION: Final[i64] = 0
ACTING: Final[i64] = 1
STARTING: Final[i64] = 2
TURN: Final[i64] = 3
LOCATION: Final[i64] = 4
AIM: Final[i64] = 5
GROUPS: Final[i64] = 6

# Where the parts of the board begin, one after another.
SEATS_AT: Final[i64] = 1 + GAME_OVER + 1  # behind the round and what is awaited
DICE_AT: Final[i64] = LOCATIONS + REWARD + 1  # behind the location and the aim
OFFERS_AT: Final[i64] = DICE_AT + FACES + 1  # behind the dice and the missing food


def observation_size(players: i64) -> i64:
    """How many numbers an observation has at a table of so many."""
    boards = players * PLAYER_NUMBERS + SEATS_AT + 3 * players + OFFERS_AT
    offers = SPACES * CARD_NUMBERS + players * STACK_NUMBERS
    return boards + offers + 1 + IGLOOS + 3 * ANIMALS + i64(len(CARDS) + len(BUILDINGS))


@final
class Row:
    """The numbers from an index on; only those that have changed are written again."""

    def __init__(self, first: i64, players: i64) -> None:
        self.first: i64 = first
        self.players: i64 = players
        self.board: i64 = first + players * PLAYER_NUMBERS
        self.question: i64 = self.board + SEATS_AT + 3 * players
        self.offers: i64 = self.question + OFFERS_AT
        self.rest: i64 = self.offers + SPACES * CARD_NUMBERS + players * STACK_NUMBERS
        self.boards: list[Player] = [Player() for _ in range(players)]
        self.cards: vec[i64] = vec[i64]([int(NEVER)] * int(players))
        self.ones: vec[i64] = vec[i64]([int(NEVER)] * int(GROUPS))
        self.is_blank: bool = True
        self.display: i64 = NEVER
        self.built: i64 = NEVER
        self.animals: i64 = NEVER
        self.dice: i64 = NEVER
        self.unseen: i64 = NEVER
        self.unbuilt: i64 = NEVER

    def forget(self) -> None:
        """Another deal: whatever stands here is written anew."""
        self.is_blank = True
        self.display = NEVER
        self.built = NEVER
        self.animals = NEVER
        self.dice = NEVER
        self.unseen = NEVER
        self.unbuilt = NEVER
        for place in range(self.players):
            self.cards[place] = NEVER
        for group in range(GROUPS):
            self.ones[group] = NEVER

    def write(self, state: State, seat: i64, values: vec[i16]) -> None:
        """Write what a seat sees: all boards, the own one first, then the rest of the table."""
        if self.is_blank:
            put_zeros(values, self.first, observation_size(self.players))
            self.is_blank = False
        self.put_players(values, state, seat)
        self.put_turn(values, state, seat)
        self.put_question(values, state)
        self.put_offers(values, state)
        self.put_rest(values, state)

    def put_players(self, values: vec[i16], state: State, seat: i64) -> None:
        """Write all boards, and which cards and buildings nobody has shown yet."""
        unseen = ALL_CARDS
        unbuilt = ALL_BUILDINGS
        other = seat
        for place in range(self.players):
            player = state.players[other]
            cards = seen_cards(state, player, place == 0)
            unseen &= ~cards
            unbuilt &= ~player.buildings
            if cards != self.cards[place] or not is_alike(player, self.boards[place]):
                self.cards[place] = cards
                self.boards[place] = player.copy()
                put_player(values, self.first + place * PLAYER_NUMBERS, player, cards)
            other = state.after(other)
        for space in range(SPACES):
            card = state.card_on(space)
            if card >= 0:
                unseen &= ~bit(card)
        for stack in range(self.players):
            if state.gone_from(stack) < STACK:
                unbuilt &= ~bit(state.top_of(stack))
        at = self.rest + 1 + IGLOOS + 3 * ANIMALS
        if unseen != self.unseen:
            self.unseen = unseen
            put_bits(values, at, unseen, len(CARDS))
        if unbuilt != self.unbuilt:
            self.unbuilt = unbuilt
            put_bits(values, at + i64(len(CARDS)), unbuilt, len(BUILDINGS))

    def choose(self, values: vec[i16], group: i64, at: i64, chosen: i64) -> None:
        """Let the 1 of a group stand at the chosen place, or nowhere for a negative one."""
        now = at + chosen if chosen >= 0 else NEVER
        before = self.ones[group]
        if now == before:
            return
        if before >= 0:
            values[before] = 0
        if now >= 0:
            values[now] = 1
        self.ones[group] = now

    def put_turn(self, values: vec[i16], state: State, seat: i64) -> None:
        """Write the round, what is awaited, and who acts, starts and is in turn, seen from here."""
        players = self.players
        decision = state.decision
        values[self.board] = within(state.round)
        self.choose(values, DECISION, self.board + 1, decision)
        acting = (state.current - seat + players) % players
        turn = acting if decision == PLACE else (state.in_turn() - seat + players) % players
        starting = (state.start - seat + players) % players
        is_over = decision == GAME_OVER
        at = self.board + SEATS_AT
        self.choose(values, ACTING, at, NEVER if is_over or decision == ROLL else acting)
        self.choose(values, STARTING, at + players, starting)
        self.choose(values, TURN, at + 2 * players, NEVER if is_over else turn)

    def put_question(self, values: vec[i16], state: State) -> None:
        """Write what the awaited decision is about: place, aim of the dice, dice, missing food."""
        decision = state.decision
        has_place = RESOLVE < decision < FEED or decision == ROLL
        has_aim = has_place and decision != PAY
        at = self.question
        self.choose(values, LOCATION, at, state.location if has_place else NEVER)
        self.choose(values, AIM, at + LOCATIONS, state.aim if has_aim else NEVER)
        dice = state.dice if has_aim and decision != ROLL else 0
        if dice != self.dice:
            self.dice = dice
            for face in range(1, FACES + 1):
                values[at + DICE_AT + face - 1] = i16(showing(dice, face))
        values[at + DICE_AT + FACES] = i16(state.missing if decision == FEED else 0)

    def put_offers(self, values: vec[i16], state: State) -> None:
        """Write the cards of the display and the stacks of buildings."""
        if state.display != self.display:
            self.display = state.display
            for space in range(SPACES):
                put_card(values, self.offers + space * CARD_NUMBERS, state.card_on(space))
        if state.built != self.built:
            self.built = state.built
            at = self.offers + SPACES * CARD_NUMBERS
            for stack in range(self.players):
                put_stack(values, at + stack * STACK_NUMBERS, state, stack)

    def put_rest(self, values: vec[i16], state: State) -> None:
        """Write the deck, and igloos and animals where they play."""
        at = self.rest
        values[at] = i16(i64(len(state.deck)) - state.drawn)
        if state.ruleset.igloos:
            put_igloos(values, at + 1, state)
        if state.ruleset.wild_animals:
            animals = (state.waiting * 8 + state.threat) * 64 + state.drawn
            if animals != self.animals:
                self.animals = animals
                put_animals(values, at + 1 + IGLOOS, state)


def observe(state: State, seat: i64, values: vec[i16]) -> None:
    """Write what the seat sees into numbers of its own."""
    Row(0, state.ruleset.players).write(state, seat, values)
