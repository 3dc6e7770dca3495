"""Making practice exercises: games of elders are searched for decisions with one clear answer."""

from collections.abc import Iterator, Sequence
from random import Random

from msgspec import Struct

from stoneage.analysis.chances import WHOLE
from stoneage.analysis.estimator import Estimator
from stoneage.analysis.facts import hunger
from stoneage.analysis.reasons import Idea, reasons_for
from stoneage.analysis.searching import DeepScales
from stoneage.analysis.weighing import QuickScales, Weighed
from stoneage.bots.elder import Elder
from stoneage.bots.planner import Planner
from stoneage.bots.rng import Xorshift, seed_of_game
from stoneage.table import Action, Game, Options, Place, UseTools, View

from .exercises import Answer, Difficulty, Exercise, Practice, Theme
from .quotas import Quotas

SEED = 300
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


def look_on(practice: Practice) -> Practice:
    """The same exercises, and those of the next game."""
    found = search(practice.games, practice.exercises)
    return Practice(games=practice.games + 1, exercises=(*practice.exercises, *found))


def check(exercise: Exercise) -> Exercise | None:
    """As deep analysis sees it now; nothing, where no answer is clearly the best any more."""
    deep = DeepScales(len(exercise.view.players), SHOWN)
    return _checked(exercise.number, exercise.view, exercise.choices, deep)


def search(number: int, so_far: Sequence[Exercise] = ()) -> list[Exercise]:
    """The exercises of one game, the rarest first; each was checked by deep analysis."""
    players = 2 + number % 3
    deep, quotas = DeepScales(players, SHOWN), Quotas(so_far)
    clear = [
        each
        for each in _clear(number, players)
        if quotas.has_room_for(each.theme, each.difficulty, each.best)
    ]
    clear.sort(key=lambda each: (quotas.as_hard[each.theme, each.difficulty], -each.lead))
    found: list[Exercise] = []
    rounds: set[int] = set()
    for each in clear[:MOST_LOOKED_INTO]:
        view = each.game.view(each.game.seat)
        if len(found) == MOST_OF_A_GAME or view.round in rounds:
            continue
        exercise = _checked(f"{number}-{len(each.game)}", view, each.game.choices, deep)
        if exercise is None:
            continue
        best = exercise.answers[0].choice
        if quotas.has_room_for(exercise.theme, exercise.difficulty, best):
            quotas.count(exercise)
            found.append(exercise)
            rounds.add(view.round)
    return found


class _Clear(Struct, frozen=True, kw_only=True):
    """A decision with one clear answer, at a first look."""

    game: Game
    best: Action
    lead: int
    theme: Theme
    difficulty: Difficulty


def _clear(number: int, players: int) -> Iterator[_Clear]:
    quick = QuickScales(players)
    for game in _decisions(number, players):
        seat = game.seat or 0
        view, choices = game.view(seat), game.choices
        weighed = quick.weigh(view, choices)
        best, lead = weighed[0].choice, _lead(weighed, seat)
        if lead >= QUICK_LEAD * WHOLE:
            yield _Clear(
                game=game,
                best=best,
                lead=lead,
                theme=theme_of(view, best),
                difficulty=_difficulty(view, choices, best, quick.estimator),
            )


def _decisions(number: int, players: int) -> Iterator[Game]:
    """A game of elders, wherever there is something to choose.

    In every other one a planner takes part: elders rather starve than hunt.
    """
    seed = seed_of_game(SEED, number)
    chance, luck = Xorshift(seed), Random(seed)
    bots: list[Elder | Planner] = [Elder()] * players
    if number % 2:
        bots[number // 2 % players] = Planner()
    game = Game.new(Options(players=players), chance)
    while game.seat is not None:
        choices = game.choices
        if len(choices) >= LEAST_CHOICES:
            yield game
        chosen = choices[0]
        if len(choices) > 1:
            chosen = bots[game.seat].choose(game.view(game.seat), choices, luck, 1.0)
        game = game.push(chosen).roll(chance)


def _lead(weighed: list[Weighed], seat: int) -> int:
    """Of the best over the second, in millionths."""
    best, second = (each.chances[seat] for each in weighed[:2]) if len(weighed) > 1 else (0, 0)
    return best - second


def _checked(number: str, view: View, choices: list[Action], deep: DeepScales) -> Exercise | None:
    """An exercise, if one answer is clearly the best also by deep analysis."""
    seat = view.awaited.seat or 0
    weighed = deep.weigh(view, choices)
    lead = _lead(weighed, seat) / WHOLE
    if lead < DEEP_LEAD or lead < SURE * weighed[1].error:
        return None
    best = weighed[0].choice
    return Exercise(
        number=number,
        theme=theme_of(view, best),
        difficulty=_difficulty(view, choices, best, deep.estimator),
        view=view,
        answers=tuple(
            Answer(choice=each.choice, chance=each.chances[seat] / WHOLE)
            for each in weighed[:SHOWN]
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
        return "tools"
    reasons = reasons_for(view, best)
    is_contested = any(reason.idea == "blocking" for reason in reasons)
    return "blocking" if is_contested else THEMES[reasons[0].idea]


def _difficulty(
    view: View, choices: list[Action], best: Action, estimator: Estimator
) -> Difficulty:
    """By how soon Elder thinks of the answer when it looks only one step ahead."""
    sensible = estimator.sensible(view, choices)
    opinions = estimator.opinions(view, sensible)
    order = sorted(range(len(sensible)), key=lambda index: -opinions[index])
    place = [sensible[index] for index in order].index(best)
    return "easy" if place == 0 else "medium" if place < 3 else "hard"
