"""Menus: everything that is legal is offered, on a screen, in few steps."""

import pytest

from stoneage.rules.game import deal
from stoneage.rules.gathering import goods_for
from stoneage.rules.ruleset import Ruleset
from stoneage.table.actions import Action, Place, Resolve, UseTools
from stoneage.table.game import Game
from stoneage.table.names import AIMS
from stoneage.table.odds import penalty_of
from stoneage.table.options import Options
from stoneage.table.words import Words
from stoneage.terminal.decision_menus import menu_for
from stoneage.terminal.menu import Menu
from tests.rules.pieces import DICE_FOR_ALL, DICE_FOR_GOLD
from tests.terminal.tables import TABLES, walk

ENGLISH = Words("en")
LINES_OF_A_SCREEN = 30


def actions_in(menu: Menu) -> list[Action]:
    found: list[Action] = []
    for entry in menu.entries:
        if isinstance(entry.leads_to, Menu):
            found += actions_in(entry.leads_to)
        else:
            found.append(entry.leads_to)
    return found


def menus_in(menu: Menu) -> list[Menu]:
    further = [entry.leads_to for entry in menu.entries if isinstance(entry.leads_to, Menu)]
    return [menu, *(deeper for each in further for deeper in menus_in(each))]


def menu_of(game: Game) -> Menu:
    seat = game.seat
    assert seat is not None
    return menu_for(ENGLISH, game.view(seat), seat, game.choices)


def gains(game: Game, uses: list[Action]) -> set[int]:
    """What these sets of tools make of the dice that lie there."""
    view = game.view(game.seat)
    own, aim = view.players[game.seat or 0], view.awaited.aim
    assert aim is not None
    found = set()
    for use in uses:
        assert isinstance(use, UseTools)
        worth = sum(own.tools[space - 1].value for space in use.tools) + sum(use.one_use)
        pips = sum(view.awaited.dice) + worth - penalty_of(view)
        found.add(int(goods_for(pips, AIMS.index(aim))))
    return found


@pytest.mark.parametrize("options", TABLES)
def test_a_menu_offers_every_choice_once_and_fits_a_screen(options: Options) -> None:
    """Only tools that change nothing are left out; every amount can still be had."""
    for game in walk(options, 5):
        if game.is_over:
            return
        menu, choices = menu_of(game), game.choices
        offered = actions_in(menu)
        assert len(offered) == len(set(offered))
        if isinstance(choices[0], UseTools):
            assert set(offered) <= set(choices)
            assert gains(game, offered) == gains(game, choices)
        else:
            assert set(offered) == set(choices)
        assert all(len(each.lines()) <= LINES_OF_A_SCREEN for each in menus_in(menu))


def test_labels_of_one_menu_differ() -> None:
    """Nobody has to guess between two lines."""
    for game in walk(TABLES[2], 8):
        if game.is_over:
            return
        for menu in menus_in(menu_of(game)):
            labels = [entry.label for entry in menu.entries]
            assert len(labels) == len(set(labels)), labels


def test_the_number_of_a_line_leads_to_it() -> None:
    """From 1 on; anything else leads nowhere."""
    game = Game.new(Options(players=2), 1)
    menu = menu_of(game)
    assert menu.at("1") == menu.entries[0].leads_to
    assert menu.at(str(len(menu.entries))) == menu.entries[-1].leads_to
    for nothing in ("0", "-1", str(len(menu.entries) + 1), "x", "", "²", "9" * 5000):
        assert menu.at(nothing) is None


def test_placing_shows_what_to_expect() -> None:
    """Four dice in the forest bring 4.33 wood on average, and twelve pips in 985 of 1,296 rolls."""
    game = Game.new(Options(players=2), 1)
    assert labels_at(game, "forest")[3] == ("4 figures: 4.3 wood on average, at least 4 in 76%")
    state = game.state.copy()
    state.players[state.current].tools = 2
    state.players[state.current].unused = 1
    assert labels_at(Game(state), "forest")[3] == (
        "4 figures: 4.3 wood on average, at least 4 in 76%; with tools 5.0, at least 5 in 66%"
    )


def labels_at(game: Game, location: str) -> list[str]:
    leads_to = next(entry for entry in menu_of(game).entries if entry.at == location).leads_to
    assert isinstance(leads_to, Menu)
    return [entry.label for entry in leads_to.entries]


def test_cards_with_dice_show_their_odds() -> None:
    """C3, C6: before a figure goes there, and again before it is paid."""
    deck = [DICE_FOR_GOLD, DICE_FOR_ALL]
    deck += [card for card in range(36) if card not in deck]
    game = Game(deal(Ruleset(2), deck, list(range(28)), 0))
    assert menu_of(game).notes == [
        "card 1, 2 dice for gold: 0.8 gold on average, at least 1 in 72%",
        "card 2, dice for all: each face shows up with 31%, and you choose first",
    ]
    for move in (Place("card-1"), Place("hunt", 5), Place("hut", 2), Place("forest", 2)):
        game = game.push(move)
    state = game.state.copy()
    state.players[0].resources = 1
    assert menu_of(Game(state).push(Resolve("card-1"))).notes == [
        "card 1, 2 dice for gold: 0.8 gold on average, at least 1 in 72%"
    ]


def test_places_are_numbered_on_the_board() -> None:
    """A menu of locations lists nothing itself."""
    menu = menu_of(Game.new(Options(players=2), 1))
    assert menu.lines() == []
    assert menu.marks["forest"] == "5)"
