"""Menus: everything that is legal is offered, on a screen, in few steps."""

import pytest

from stoneage.rules.gathering import goods_for
from stoneage.table.actions import Action, UseTools
from stoneage.table.game import Game
from stoneage.table.names import AIMS
from stoneage.table.options import Options
from stoneage.terminal.choosing import menu_for
from stoneage.terminal.menu import Menu
from stoneage.terminal.placing import penalty
from stoneage.terminal.words import Words
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
        pips = sum(view.awaited.dice) + worth - penalty(view)
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
    """Three dice in the forest bring 3.17 wood on average."""
    game = Game.new(Options(players=2), 1)
    forest = next(entry for entry in menu_of(game).entries if entry.label.startswith("forest"))
    assert isinstance(forest.leads_to, Menu)
    assert forest.leads_to.entries[2].label == "3 figures: about 3.2 wood"
