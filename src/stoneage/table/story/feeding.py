"""The story of phase 3: the harvest, the meal, hunger (F1 to F3, L5)."""

from stoneage.rules import terms
from stoneage.table.actions import Feed
from stoneage.table.events import (
    Event,
    FoodEaten,
    FoodHarvested,
    Resources,
    ResourcesEaten,
    Starved,
)

from .change import Change


def next_meal(change: Change) -> list[Event]:
    """One player harvests and feeds; nothing where everybody has eaten (F1)."""
    if change.before.turn == change.before.ruleset.players:
        return []
    meal = change._replace(seat=int(change.before.in_turn()))
    was, now = meal.was, meal.now
    food = was.food + was.agriculture - now.food
    missing = was.figures - was.chasing - food
    events: list[Event] = []
    if was.agriculture:
        events.append(FoodHarvested(meal.seat, int(was.agriculture)))
    events.append(FoodEaten(meal.seat, int(food), int(missing)))
    return events + starved_for_want(meal)


def fed(change: Change, move: Feed) -> list[Event]:
    eaten = Resources(move.wood, move.brick, move.stone, move.gold)
    return [ResourcesEaten(change.seat, eaten)]


def starved(change: Change, by_choice: bool = True) -> list[Event]:
    return [Starved(change.seat, int(change.was.score - change.now.score), by_choice)]


def starved_for_want(change: Change) -> list[Event]:
    """Whoever cannot pay the missing food is not asked (F3)."""
    is_hungry = change.now.score < change.was.score and change.after.decision == terms.NEXT_MEAL
    return starved(change, by_choice=False) if is_hungry else []
