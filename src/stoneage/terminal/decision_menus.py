"""The menu for whatever the game asks a person."""

from collections.abc import Callable, Sequence

from stoneage.rules import goods_for
from stoneage.rules.house import REWARD_FOR_ONE, Reward
from stoneage.table import (
    Action,
    Place,
    PlayerView,
    Resolve,
    TakeDie,
    TakeReward,
    UseTools,
    View,
    Words,
    dice_text,
    payment_text,
    reward_text,
)
from stoneage.table.names import AIMS, ANIMALS, AimName
from stoneage.table.odds import penalty_of

from .menu import Entry, Menu, Paying, Ways, menu_of_ways
from .payment_menu import feeding_menu, paying_menu, two_resources
from .piece_text import piece_text_at
from .placement_menu import placing_menu


def menu_for(words: Words, view: View, seat: int, choices: Sequence[Action]) -> Menu:
    """Everything that the seat to act may do, less what only wastes tools."""
    awaited = view.awaited
    match awaited.decision:
        case "place":
            places = [choice for choice in choices if isinstance(choice, Place)]
            return placing_menu(words, view, seat, places)
        case "resolve":
            return _resolving_menu(words, view, seat, choices)
        case "use-tools" if awaited.aim is not None:
            return _tool_menu(words, view, awaited.aim, view.players[seat], choices)
        case "pay" if awaited.at is not None:
            return paying_menu(words, view, seat, awaited.at, choices)
        case "take-die":
            return _die_menu(words, view, choices)
        case "take-reward":
            return _reward_menu(words, view, choices)
        case _:
            return feeding_menu(words, view, choices)


def _resolving_menu(words: Words, view: View, seat: int, choices: Sequence[Action]) -> Menu:
    entries = []
    for choice in choices:
        if isinstance(choice, Resolve):
            label = words.say(
                "resolve-this",
                name=words.say(f"location-{choice.at}"),
                figures=view.players[seat].placed[choice.at],
            )
            thing = piece_text_at(words, view, choice.at)
            if thing:
                label = words.say("place-thing", name=label, thing=thing)
            entries.append(Entry(label, choice))
    sorts = [two_resources(words, choices)]
    return menu_of_ways(words, words.say("ask-resolve"), entries, sorts)


def _tool_menu(
    words: Words, view: View, aim: AimName, own: PlayerView, choices: Sequence[Action]
) -> Menu:
    dice = view.awaited.dice
    uses = [choice for choice in choices if isinstance(choice, UseTools)]

    def amount(use: UseTools) -> int:
        pips = sum(dice) + sum(_values(own, use)) - penalty_of(view)
        return int(goods_for(pips, AIMS.index(aim)))

    entries = []
    for use in useful_tools(uses, own, amount):
        goods = words.say(f"good-{aim}", amount=amount(use))
        tools = _tools_text(words, own, use)
        entries.append(Entry(words.say("tools-give", goods=goods, tools=tools), use))
    question = words.say(
        "ask-tools", dice=dice_text(dice), total=sum(dice), penalty=penalty_of(view)
    )
    return Menu(question, entries)


def tools_go_unused(menu: Menu) -> Action | None:
    """The answer that goes without asking: no tool would change what the roll brings."""
    only = menu.entries[0].leads_to if len(menu.entries) == 1 else None
    return only if isinstance(only, UseTools) else None


def useful_tools(
    uses: Sequence[UseTools], own: PlayerView, amount: Callable[[UseTools], int]
) -> list[UseTools]:
    """One of each worth, the cheapest first, and none with a tool that changes nothing."""
    chosen: dict[tuple[int, ...], UseTools] = {}
    for use in uses:
        is_wasteful = any(
            amount(other) == amount(use)
            for other in uses
            if set(other.tools) <= set(use.tools)
            and set(other.one_use) <= set(use.one_use)
            and other != use
        )
        if not is_wasteful:
            permanent = tuple(sorted(own.tools[space - 1].value for space in use.tools))
            chosen.setdefault((*permanent, 0, *use.one_use), use)
    return sorted(chosen.values(), key=lambda use: (amount(use), sum(_values(own, use))))


def _values(own: PlayerView, use: UseTools) -> list[int]:
    return [own.tools[space - 1].value for space in use.tools] + list(use.one_use)


def _tools_text(words: Words, own: PlayerView, use: UseTools) -> str:
    parts = [words.say("tool", value=own.tools[space - 1].value) for space in use.tools]
    parts += [words.say("one-use-tool", value=value) for value in use.one_use]
    return words.listing(parts) if parts else words.say("no-tools")


def _die_menu(words: Words, view: View, choices: Sequence[Action]) -> Menu:
    entries = [
        Entry(words.say("take-die", face=choice.face), choice)
        for choice in choices
        if isinstance(choice, TakeDie)
    ]
    return Menu(words.say("ask-die", dice=dice_text(view.awaited.dice)), entries)


def _reward_menu(words: Words, view: View, choices: Sequence[Action]) -> Menu:
    def label(taken: Paying) -> str:
        return payment_text(words, taken)

    face = view.awaited.dice[0]
    reward = _reward(view, face)
    takes = [choice for choice in choices if isinstance(choice, TakeReward)]
    plain = [take for take in takes if not take.as_one]
    entries = [Entry(reward_text(words, REWARD_FOR_ONE), take) for take in takes if take.as_one]
    sorts = []
    if len(plain) == 1:
        entries.append(Entry(reward_text(words, reward), plain[0]))
    else:
        sorts.append(Ways(reward_text(words, reward), plain, label))
    question = words.say("ask-reward", face=face, dice=dice_text(view.awaited.dice))
    return menu_of_ways(words, question, entries, sorts)


def _reward(view: View, face: int) -> Reward:
    animal = next(index for index, name in enumerate(ANIMALS) if name == view.animal)
    return view.options.ruleset().house.reward(animal, face)
