"""What a move was: a decision that can be judged, or chance, or both."""

from stoneage.rules import State
from stoneage.rules.terms import GAME_OVER, STACK
from stoneage.table import Action, Game

from .chances import WHOLE, Chances, change, shares
from .document import Cause, Moment
from .luck import Luck
from .reasons import reasons_for
from .verdicts import DOUBTFUL, Verdict, verdict_on
from .weighing import Scales, Weighed

CLOSE = 2.0  # standard errors, within which two choices cannot be told apart


def decision_moment(before: Game, played: Action, scales: Scales, now: Chances) -> Moment:
    """Judged by what the seat to act could see, and by nothing else.

    `now` are the chances before it: where there was nothing to decide, they are all that is said.
    """
    seat = int(before.state.current)
    choices = before.choices
    if len(choices) == 1:
        best = found = Weighed(choice=played, chances=now, margin=0.0)
        verdict: Verdict = "only-choice"
    else:
        weighed = scales.weigh(before.view(seat), choices, played)
        best = weighed[0]
        found = next(each for each in weighed if each.choice == played)
        verdict = judged(best.chances[seat] - found.chances[seat], found.error)
    if verdict == "too-close":
        best = found
    effect = change(best.chances, found.chances)
    return Moment(
        move=len(before),
        round=int(before.state.round),
        kind="decision",
        seat=seat,
        expected=shares(found.chances),
        played=played,
        best=best.choice,
        loss=-effect[seat] / WHOLE,
        points=round(best.margin - found.margin, 1) + 0.0,
        verdict=verdict,
        effect=shares(effect),
        choices=len(choices),
        reasons=reasons_for(before.view(seat), best.choice) if verdict in DOUBTFUL else (),
        luck=shares(0 for _ in effect),
        error=round(found.error, 6),
    )


def judged(loss: int, error: float) -> Verdict:
    """In millionths; where it lies within the error of the estimate, nothing can be said."""
    verdict = verdict_on(loss)
    return "too-close" if verdict != "best" and loss <= CLOSE * error * WHOLE else verdict


def chance_moment(before: Game, cause: Cause, luck: Luck, dice: tuple[int, ...] = ()) -> Moment:
    return Moment(
        move=len(before),
        round=int(before.state.round),
        kind="chance",
        seat=int(before.state.current),
        expected=shares(luck.expected),
        effect=shares(0 for _ in luck.expected),
        cause=cause,
        dice=dice,
        luck=shares(luck.change),
        error=round(luck.error, 6),
        outcomes=luck.outcomes,
    )


def what_was_turned_up(before: State, after: State) -> Cause | None:
    """New cards at the end of a round, or the next building of a stack."""
    if after.decision == GAME_OVER:
        return None
    if after.round != before.round:
        return "cards"
    stacks = range(before.ruleset.players)
    is_uncovered = any(before.gone_from(each) != after.gone_from(each) != STACK for each in stacks)
    return "building" if is_uncovered else None
