"""One position for every kind of question, and what is pressed to answer it."""

from dataclasses import dataclass

from stoneage.server.tables.table import HostedTable
from stoneage.table.actions import (
    Action,
    Decline,
    Feed,
    Pay,
    Place,
    Resolve,
    Starve,
    TakeDie,
    TakeResources,
    TakeReward,
    UseTools,
)
from stoneage.table.options import Options
from stoneage.table.view import View

from .player import DIE, MAIN, MORE, OPEN, OTHER
from .positions import Question, asked

PLAIN = Options(players=3)
WINTER = Options(players=3, harsh_winter=True, igloos=True)
WILD = Options(players=3, wild_animals=True)


def awaits(decision: str, at: str = "", kind: type[Action] | None = None) -> Question:
    """Somebody is asked this, here, and may answer it so."""

    def is_it(seen: View, possible: list[Action]) -> bool:
        awaited = seen.awaited
        return (
            awaited.decision == decision
            and (awaited.at or "").startswith(at)
            and (kind is None or any(isinstance(each, kind) for each in possible))
        )

    return is_it


def awaits_extra(decision: str, at: str) -> Question:
    """One more stone or gold could be paid for points."""

    def is_it(seen: View, possible: list[Action]) -> bool:
        extra = any(isinstance(each, Pay) and each.extra for each in possible)
        return awaits(decision, at)(seen, possible) and extra

    return is_it


def awaits_placing(seen: View, possible: list[Action]) -> bool:
    several = Place(at="forest", figures=3)
    return seen.awaited.decision == "place" and several in possible


@dataclass(frozen=True)
class Asked:
    """A question: where it is found, what answers it, and what the answer then is."""

    wanted: Question
    options: Options
    deeds: tuple[str, ...]
    answer: type[Action]

    def position(self) -> HostedTable:
        return asked(self.wanted, self.options)


CHOICE_CARD = ".board .button.card"
CHIP = "form.question button.chip"
SWITCH = "form.question [role=switch]"

QUESTIONS = {
    "place": Asked(awaits_placing, PLAIN, ('[data-place="forest"]', MORE, MAIN), Place),
    "resolve": Asked(awaits("resolve"), PLAIN, (OPEN,), Resolve),
    "use tools": Asked(awaits("use-tools"), PLAIN, (CHIP, CHIP, MAIN), UseTools),
    "use tools for a card": Asked(awaits("use-tools", "card"), PLAIN, (MAIN,), UseTools),
    "pay for a card": Asked(awaits("pay", "card", Pay), PLAIN, (MAIN,), Pay),
    "pay for a card and trade gold": Asked(
        awaits_extra("pay", "card"), WINTER, (SWITCH, MAIN), Pay
    ),
    "pay for a building": Asked(awaits("pay", "building", Pay), PLAIN, (MAIN,), Pay),
    "pay for a building and insulate it": Asked(
        awaits_extra("pay", "building"), WINTER, (SWITCH, MAIN), Pay
    ),
    "pay for an igloo": Asked(awaits("pay", "igloo", Pay), WINTER, (MAIN,), Pay),
    "decline": Asked(awaits("pay", "building", Decline), PLAIN, (OTHER,), Decline),
    "take a die": Asked(awaits("take-die"), PLAIN, (DIE,), TakeDie),
    "take a reward": Asked(awaits("take-reward"), WILD, (MAIN,), TakeReward),
    "feed": Asked(awaits("feed", kind=Feed), PLAIN, (MAIN,), Feed),
    "starve": Asked(awaits("feed", kind=Starve), PLAIN, ("form.question .starve",), Starve),
    "use the card of two resources": Asked(
        awaits("resolve", kind=TakeResources), PLAIN, (CHOICE_CARD, MAIN), TakeResources
    ),
    "use the card of two resources to pay": Asked(
        awaits("pay", kind=TakeResources), PLAIN, (CHOICE_CARD, MAIN), TakeResources
    ),
    "use the card of two resources to feed": Asked(
        awaits("feed", kind=TakeResources), PLAIN, (CHOICE_CARD, MAIN), TakeResources
    ),
}
