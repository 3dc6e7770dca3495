"""The story of the wild animals: drawn, surrounded, driven off (L2 to L7, D7)."""

from stoneage.rules import house, reward_for, terms
from stoneage.rules.dice import lowest
from stoneage.table.actions import TakeReward
from stoneage.table.events import (
    AnimalAppeared,
    AnimalDrivenOff,
    Event,
    FiguresWentHome,
    PhaseBegan,
    RewardTaken,
)
from stoneage.table.names import ANIMALS, REWARDS

from .change import Change
from .gains import agriculture_gained, stock_gained, tools_gained


def animals_drawn(change: Change) -> list[Event]:
    """The animals among the drawn pieces, in their order (L2, D7)."""
    drawn = change.after.deck[change.before.drawn : change.after.drawn]
    return [
        AnimalAppeared(ANIMALS[piece - terms.FIRST_ANIMAL])
        for piece in drawn
        if piece >= terms.FIRST_ANIMAL
    ]


def next_chase(change: Change) -> list[Event]:
    """After everybody's reward the animal is gone (L6)."""
    if change.after.threat:
        return []
    return [AnimalDrivenOff(ANIMALS[change.before.threat - 1]), PhaseBegan("feeding")]


def next_reward(change: Change) -> list[Event]:
    """A die that leaves no choice is used; after the last one the figures go home (L6)."""
    if not change.before.dice:
        return [FiguresWentHome(change.seat, change.at, int(change.was.chasing))]
    if change.after.decision == terms.TAKE_REWARD:
        return []
    return _used(change, as_one=False, by_choice=False)


def reward_taken(change: Change, move: TakeReward) -> list[Event]:
    return _used(change, move.as_one, by_choice=True)


def _used(change: Change, as_one: bool, by_choice: bool) -> list[Event]:
    face = int(lowest(change.before.dice))
    reward = house.REWARD_FOR_ONE if as_one else reward_for(change.before, face)
    amount = int(reward.amount)
    taken = RewardTaken(change.seat, face, as_one, by_choice, REWARDS[reward.kind], amount)
    if reward.kind == house.REWARD_TOOLS:
        return [taken, *tools_gained(change, amount)]
    if reward.kind == house.REWARD_AGRICULTURE:
        return [taken, *agriculture_gained(change, amount)]
    return [taken, *stock_gained(change)]
