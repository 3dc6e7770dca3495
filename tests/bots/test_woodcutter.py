"""The script, rule by rule, over the decisions of random games."""

from collections.abc import Iterator
from random import Random

from stoneage.bots.simple.woodcutter import Woodcutter
from stoneage.rules.bundle import divisor
from stoneage.rules.ruleset import Ruleset
from stoneage.rules.terms import FEED, GAME_OVER, PAY, PLACE, ROLL, TAKE_REWARD, USE_TOOLS
from stoneage.table.actions import (
    Action,
    Decline,
    Feed,
    Pay,
    Payment,
    Place,
    Starve,
    TakeReward,
    UseTools,
)
from stoneage.table.choices import choices
from stoneage.table.names import AIMS
from stoneage.table.seeing import view
from stoneage.table.view import View
from tests.laws.walks import walk

EVERYTHING = Ruleset(4, True, True, True, False)
PLAIN = Ruleset(4)


def decisions(
    decision: int, games: int = 6, ruleset: Ruleset = PLAIN
) -> Iterator[tuple[View, list[Action], Action]]:
    """Views of real positions, the choices there, and Woodcutter's among them."""
    bot = Woodcutter()
    for seed in range(games):
        for state in walk(ruleset, seed):
            if state.decision == decision:
                seen, offered = view(state, int(state.current)), choices(state)
                yield seen, offered, bot.choose(seen, offered, Random(1), 1.0)


def value(paid: Payment) -> int:
    return 3 * paid.wood + 4 * paid.brick + 5 * paid.stone + 6 * paid.gold


def test_it_feeds_with_the_cheapest_resources_rather_than_starve() -> None:
    """F2, F3."""
    met = 0
    for _, offered, chosen in decisions(int(FEED)):
        meals = [meal for meal in offered if isinstance(meal, Feed)]
        if meals:
            met += 1
            assert isinstance(chosen, Feed)
            assert value(chosen) == min(map(value, meals))
    assert met > 5


def test_it_pays_the_least_for_a_card_and_scores_the_most_with_a_building() -> None:
    """C1, B5."""
    met = {True: 0, False: 0}
    for seen, offered, chosen in decisions(int(PAY)):
        payments = [payment for payment in offered if isinstance(payment, Pay)]
        if payments:
            is_card = str(seen.awaited.at).startswith("card")
            met[is_card] += 1
            assert isinstance(chosen, Pay)
            best = min if is_card else max
            assert value(chosen) == best(map(value, payments))
    assert min(met.values()) > 3


def test_it_adds_tools_only_for_more_goods() -> None:
    """T3: no fewer pips would bring as many."""
    met = 0
    for seen, offered, chosen in decisions(int(USE_TOOLS)):
        assert seen.awaited.aim is not None
        good = int(divisor(AIMS.index(seen.awaited.aim)))
        rolled = sum(seen.awaited.dice)
        harvest = {action: (rolled + pips(seen, action)) // good for action in offered}
        assert harvest[chosen] == max(harvest.values())
        if harvest[chosen] == rolled // good:
            met += 1
            assert chosen == UseTools()
    assert met > 3


def pips(seen: View, action: Action) -> int:
    assert isinstance(action, UseTools)
    assert seen.seat is not None
    own = seen.players[seen.seat].tools
    return sum(action.one_use) + sum(own[space - 1].value for space in action.tools)


def test_it_takes_a_card_wherever_it_can_hope_to_pay() -> None:
    """The cheapest free one first."""
    for seen, offered, chosen in decisions(int(PLACE), games=2):
        assert seen.seat is not None
        own = seen.players[seen.seat]
        is_rich = own.wood + own.brick + own.stone + own.gold > 20
        cards = [place for place in offered if isinstance(place, Place) and "card" in place.at]
        if is_rich and cards:
            assert chosen == cards[0]


def test_it_takes_what_the_die_shows_in_the_dearest_resource() -> None:
    """L6."""
    met = 0
    for _, offered, chosen in decisions(int(TAKE_REWARD), 12, EVERYTHING):
        met += 1
        rewards = [reward for reward in offered if isinstance(reward, TakeReward)]
        assert isinstance(chosen, TakeReward)
        assert not chosen.as_one
        assert value(chosen) == max(map(value, rewards))
    assert met > 3


def test_it_never_declines_or_starves_of_its_own_will() -> None:
    """C1, B1, F3: wherever something else is offered."""
    for decision in (int(PAY), int(FEED)):
        for _, offered, chosen in decisions(decision, 3, EVERYTHING):
            if len(offered) > 1:
                assert not isinstance(chosen, Decline | Starve)


def test_it_needs_no_luck() -> None:
    """Any generator leads to the same choice."""
    bot = Woodcutter()
    for state in walk(EVERYTHING, 3):
        if state.decision not in (ROLL, GAME_OVER):
            seen, offered = view(state, int(state.current)), choices(state)
            assert bot.choose(seen, offered, Random(1), 1.0) == bot.choose(
                seen, offered, Random(2), 0.1
            )
