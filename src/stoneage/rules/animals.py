"""Wild animals: waiting, threatening, driven off (L1 to L7, D7, D8)."""

from typing import Final

from mypy_extensions import i64

from .bundle import bundle, combined, offer_bundles
from .dice import lowest, of_face
from .gathering import roll_for
from .house import (
    REWARD_AGRICULTURE,
    REWARD_FOOD,
    REWARD_FOR_ONE,
    REWARD_POINTS,
    REWARD_RESOURCES,
    Reward,
)
from .offer import Offer
from .state import Player, State
from .terms import (
    ANIMAL,
    CODE,
    CODE_BITS,
    NEXT_CHASE,
    NEXT_MEAL,
    NEXT_REWARD,
    REWARD,
    REWARD_AS_ONE_ACTION,
    TAKE_REWARD,
    TAKE_REWARD_ACTION,
)
from .tools import gain_tool
from .village import gain_agriculture

ANIMAL_BITS: Final[i64] = 3
PLENTY: Final[i64] = bundle(10, 10, 10, 10)


def let_wait(state: State, animal: i64) -> None:
    """A drawn animal goes to the end of the line beside the board (L2, L7)."""
    place: i64 = 0
    while state.waiting >> ANIMAL_BITS * place:
        place += 1
    state.waiting |= animal + 1 << ANIMAL_BITS * place


def threaten(state: State) -> None:
    """When a round begins without an active animal, the first in line becomes active (L7)."""
    if not state.threat:
        state.threat = state.waiting & 7
        state.waiting >>= ANIMAL_BITS


def next_chase(state: State) -> None:
    """The next player with figures there rolls for their reward (L6); then the animal is gone."""
    if state.turn == state.ruleset.players:
        state.threat = 0
        state.turn = 0
        state.decision = NEXT_MEAL
        return
    seat = state.in_turn()
    if state.players[seat].chasing:
        state.current = seat
        state.location = ANIMAL
        roll_for(state, REWARD)
    else:
        state.turn += 1


def next_reward(state: State) -> None:
    """The lowest die is next; where it leaves no choice, its reward is taken (L6)."""
    player = state.players[state.current]
    if not state.dice:
        player.home += player.chasing
        player.chasing = 0
        state.turn += 1
        state.decision = NEXT_CHASE
        return
    if is_like_one(reward_for(state, lowest(state.dice))):
        take_reward(state, player, REWARD_AS_ONE_ACTION)
    else:
        state.decision = TAKE_REWARD


def offer_rewards(state: State, offer: Offer) -> None:
    """The reward of the lowest die, or that of a 1 instead (L6)."""
    reward = reward_for(state, lowest(state.dice))
    offer.add(REWARD_AS_ONE_ACTION)
    if reward.kind == REWARD_RESOURCES:
        offer_bundles(offer, PLENTY, reward.amount, reward.amount, 0, TAKE_REWARD_ACTION)
    else:
        offer.add(TAKE_REWARD_ACTION)


def is_like_one(reward: Reward) -> bool:
    return reward.kind == REWARD_POINTS and reward.amount == REWARD_FOR_ONE.amount


def reward_for(state: State, face: i64) -> Reward:
    return state.ruleset.house.reward(state.threat - 1, face)


def take_reward(state: State, player: Player, action: i64) -> None:
    face = lowest(state.dice)
    state.dice -= of_face(face)
    if action & CODE == REWARD_AS_ONE_ACTION:
        give(player, REWARD_FOR_ONE, 0)
    else:
        give(player, reward_for(state, face), action >> CODE_BITS)
    state.decision = NEXT_REWARD


def give(player: Player, reward: Reward, chosen: i64) -> None:
    if reward.kind == REWARD_POINTS:
        player.score += reward.amount
    elif reward.kind == REWARD_FOOD:
        player.food += reward.amount
    elif reward.kind == REWARD_RESOURCES:
        player.resources = combined(player.resources, chosen)
    else:
        for _ in range(reward.amount):
            if reward.kind == REWARD_AGRICULTURE:
                gain_agriculture(player)
            else:
                gain_tool(player)
