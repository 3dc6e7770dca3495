"""Reasons, choices and turning points in words."""

from collections.abc import Sequence

from stoneage.table import (
    Action,
    Payment,
    Place,
    Resolve,
    TakeDie,
    UseTools,
    Words,
    dice_text,
    payment_text,
)

from .document import Moment, Review, TurningPoint
from .reasons import Reason


def reason_text(words: Words, reason: Reason) -> str:
    at = "" if reason.at is None else words.say(f"location-{reason.at}.at")
    good = "" if reason.good is None else words.say(f"resource-{reason.good}")
    return words.say(f"analysis-reason-{reason.name}", at=at, good=good, number=reason.number)


def choice_text(words: Words, choice: Action) -> str:
    match choice:
        case Place(at, figures):
            to = words.say(f"location-{at}.to")
            return words.say("analysis-choice-place", figures=figures, to=to)
        case Resolve(at):
            return words.say("analysis-choice-resolve", at=words.say(f"location-{at}.at"))
        case UseTools(tools, one_use):
            if not (tools or one_use):
                return words.say("analysis-choice-no-tools")
            spaces = [str(each) for each in tools] + [f"!{each}" for each in one_use]
            return words.say("analysis-choice-tools", tools=words.row(spaces))
        case TakeDie(face):
            return words.say("analysis-choice-take-die", face=face)
        case Payment():
            goods = payment_text(words, choice)
            return words.say(f"analysis-choice-{choice.__struct_config__.tag}", goods=goods)
        case _:
            return words.say(f"analysis-choice-{choice.__struct_config__.tag}")


def moment_text(words: Words, moment: Moment, names: Sequence[str]) -> str:
    """What happened at a moment."""
    player = names[moment.seat]
    if moment.played is not None and moment.best is not None:
        played, best = (choice_text(words, each) for each in (moment.played, moment.best))
        return words.say("analysis-turn-decision", player=player, played=played, best=best)
    return words.say(f"analysis-turn-{moment.cause}", player=player, dice=dice_text(moment.dice))


def turning_point_text(
    words: Words, review: Review, point: TurningPoint, names: Sequence[str]
) -> str:
    moment = review.moments[point.moment]
    return words.say(
        "analysis-turning-point",
        round=moment.round,
        move=moment.move + 1,
        what=moment_text(words, moment, names),
        change=percent(point.change, signed=True),
        whose=names[point.seat],
    )


def percent(share: float, signed: bool = False) -> str:
    return f"{100 * share:+.1f} %" if signed else f"{100 * share:.1f} %"
