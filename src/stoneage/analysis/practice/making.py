"""Making practice exercises: games of strong bots are searched for decisions with one answer."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import chain, takewhile
from random import Random

from msgspec import Struct

from stoneage.analysis.chances import WHOLE
from stoneage.analysis.estimator import Estimator
from stoneage.analysis.facts import hunger
from stoneage.analysis.reasons import Idea, reasons_for
from stoneage.analysis.searching import DeepScales
from stoneage.analysis.weighing import QuickScales, Weighed
from stoneage.bots.characters import STRENGTHS, STYLES, Character
from stoneage.bots.elder import Elder
from stoneage.bots.planner import Planner
from stoneage.bots.rng import Xorshift, seed_of_game
from stoneage.table import Action, Game, Options, Place, UseTools, View

from .exercises import NEARLY, Answer, Difficulty, Exercise, Practice, Theme
from .quotas import Quotas, kind_of

SEED = 300
GUESTS = ("planner", "farmer", "toolmaker", "builder", "starveling")
"""In every other game one of them sits among elders, who would rather starve than hunt."""
GAMES_AT_ONCE = 8
LEAST_CHOICES = 3
QUICK_LEAD = 0.03  # of the best over the second, before it is worth a deep look
DEEP_LEAD = 0.04
SURE = 3.0  # standard errors of the deep lead
MOST_OF_A_GAME = 3  # exercises, so that many games are seen
MOST_LOOKED_INTO = 8  # decisions of a game
SHOWN = 3  # answers
FEW_CARDS = 4

THEMES: dict[Idea, Theme] = {
    "food": "feeding",
    "growth": "growth",
    "tools": "tools",
    "cards": "cards",
    "buildings": "buildings",
    "resources": "buildings",
    "blocking": "blocking",
    "order": "buildings",
    "saving": "cards",
}


def next_games(practice: Practice) -> range:
    """Those to be searched together, however many processes do it."""
    return range(practice.games, practice.games + GAMES_AT_ONCE)


@contextmanager
def searching(practice: Practice) -> Iterator[Callable[[int], list[Exercise]]]:
    """The job of searching games for what these exercises leave room for."""
    yield partial(search, Quotas(practice.exercises))


def with_found(practice: Practice, found: Iterable[list[Exercise]]) -> Practice:
    """The exercises, and of those found in the next games what there is room for."""
    quotas, exercises = Quotas(practice.exercises), [*practice.exercises]
    for exercise in chain.from_iterable(found):
        if quotas.has_room_for(exercise.theme, exercise.difficulty, exercise.best):
            quotas.count(exercise)
            exercises.append(exercise)
    return Practice(games=next_games(practice).stop, exercises=tuple(exercises))


@contextmanager
def checking() -> Iterator[Callable[[Exercise], Exercise | None]]:
    """The job of looking at exercises anew."""
    yield check


def check(exercise: Exercise) -> Exercise | None:
    """As deep analysis sees it now; nothing, where no answer is clearly the best any more."""
    deep = DeepScales(len(exercise.view.players), SHOWN)
    return _checked(exercise.number, exercise.view, exercise.choices, deep)


def search(quotas: Quotas, number: int) -> list[Exercise]:
    """The exercises of one game, the rarest first; each was checked by deep analysis."""
    players = 2 + number % 3
    deep = DeepScales(players, SHOWN)
    clear = [
        each
        for each in _clear(number, players)
        if quotas.has_room_for(each.theme, each.difficulty, each.best)
    ]
    clear.sort(key=lambda each: (quotas.so_far(each.theme, each.difficulty, each.best), -each.lead))
    found: list[Exercise] = []
    rounds: set[int] = set()
    for each in clear[:MOST_LOOKED_INTO]:
        view = each.game.view(each.game.seat)
        if len(found) == MOST_OF_A_GAME or view.round in rounds:
            continue
        exercise = _checked(f"{number}-{len(each.game)}", view, each.game.choices, deep)
        if exercise is not None:
            found.append(exercise)
            rounds.add(view.round)
    return found


class _Clear(Struct, frozen=True, kw_only=True):
    """A decision with one clear answer, at a first look."""

    game: Game
    best: Action
    lead: float
    theme: Theme
    difficulty: Difficulty


def _clear(number: int, players: int) -> Iterator[_Clear]:
    quick = QuickScales(players)
    for game in _decisions(number, players):
        seat = game.seat or 0
        view, choices = game.view(seat), game.choices
        weighed = quick.weigh(view, choices)
        right, best = _right(weighed, seat), weighed[0].choice
        lead = _lead(weighed, right, seat)
        if lead >= QUICK_LEAD:
            yield _Clear(
                game=game,
                best=best,
                lead=lead,
                theme=theme_of(view, best),
                difficulty=_difficulty(view, choices, right, quick.estimator),
            )


def _decisions(number: int, players: int) -> Iterator[Game]:
    """A game of elders and perhaps one guest, wherever there is something to choose."""
    seed = seed_of_game(SEED, number)
    chance, luck = Xorshift(seed), Random(seed)
    bots: list[Elder | Planner] = [Elder()] * players
    if number % 2:
        bots[number // 2 % players] = _guest(GUESTS[number // 2 % len(GUESTS)])
    game = Game.new(Options(players=players), chance)
    while game.seat is not None:
        choices = game.choices
        if len(choices) >= LEAST_CHOICES:
            yield game
        chosen = choices[0]
        if len(choices) > 1:
            chosen = bots[game.seat].choose(game.view(game.seat), choices, luck, 1.0)
        game = game.push(chosen).roll(chance)


def _guest(name: str) -> Elder | Planner:
    return Planner() if name == "planner" else Character(STRENGTHS["great"], STYLES[name])


def _right(weighed: list[Weighed], seat: int) -> list[Action]:
    """The best, and its like that is nearly as good: a hunter more, a meal of other goods."""
    best = weighed[0]
    nearly = takewhile(
        lambda each: (
            best.chances[seat] - each.chances[seat] <= NEARLY * WHOLE
            and kind_of(each.choice) == kind_of(best.choice)
        ),
        weighed,
    )
    return [each.choice for each in nearly]


def _lead(weighed: list[Weighed], right: list[Action], seat: int) -> float:
    """Of the best over the best of those that are not right, in chance to win."""
    if len(right) == len(weighed):
        return 0.0
    return (weighed[0].chances[seat] - weighed[len(right)].chances[seat]) / WHOLE


def _checked(number: str, view: View, choices: list[Action], deep: DeepScales) -> Exercise | None:
    """An exercise, if one answer is clearly the best also by deep analysis."""
    seat = view.awaited.seat or 0
    weighed = deep.weigh(view, choices)
    right, best = _right(weighed, seat), weighed[0].choice
    lead = _lead(weighed, right, seat)
    if lead < DEEP_LEAD or lead < SURE * weighed[len(right)].error:
        return None
    return Exercise(
        number=number,
        theme=theme_of(view, best),
        difficulty=_difficulty(view, choices, right, deep.estimator),
        view=view,
        answers=tuple(
            Answer(choice=each.choice, chance=each.chances[seat] / WHOLE)
            for each in weighed[: max(SHOWN, len(right) + 1)]
        ),
        reasons=reasons_for(view, best),
    )


def theme_of(view: View, best: Action) -> Theme:
    """What the exercise is about."""
    lowest = min(stack.left for stack in view.stacks)
    if lowest <= 1 or view.deck < FEW_CARDS:
        return "last-round"
    if view.awaited.decision == "feed":
        return "feeding"
    if best == Place("field") and hunger(view):
        return "feeding"
    if isinstance(best, UseTools):
        return "feeding" if view.awaited.aim == "food" else "tools"
    reasons = reasons_for(view, best)
    is_contested = any(reason.idea == "blocking" for reason in reasons)
    return "blocking" if is_contested else THEMES[reasons[0].idea]


def _difficulty(
    view: View, choices: list[Action], right: list[Action], estimator: Estimator
) -> Difficulty:
    """By how soon Elder thinks of a right answer when it looks only one step ahead."""
    sensible = estimator.sensible(view, choices)
    opinions = estimator.opinions(view, sensible)
    order = sorted(range(len(sensible)), key=lambda index: -opinions[index])
    place = next(place for place, index in enumerate(order) if sensible[index] in right)
    return "easy" if place == 0 else "medium" if place < 3 else "hard"
