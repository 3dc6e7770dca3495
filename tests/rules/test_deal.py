"""Set-up: what lies where when the game begins."""

import pytest

from stoneage.rules.errors import IllegalSetup
from stoneage.rules.game import check_deal, deal
from stoneage.rules.ruleset import Ruleset
from stoneage.rules.terms import PLACE
from tests.rules.scenario import Table, first, pay, place, resolve, table

CARDS = list(range(36))
TILES = list(range(28))


def complaint(ruleset: Ruleset, deck: list[int], tiles: list[int], start: int = 0) -> str:
    with pytest.raises(IllegalSetup) as refused:
        deal(ruleset, deck, tiles, start)
    return str(refused.value)


def standing_at(at: str, *, players: int = 2, tiles: list[int] | None = None) -> Table:
    """Seat 0, with nine of each resource, is about to pay there."""
    game = table(players, tiles=tiles or []).gives(0, wood=9, brick=9, stone=9, gold=9)
    return game.places(0, at).everybody_hunts().resolves(0, at).awaits("pay", 0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_five_figures_and_twelve_food(players: int) -> None:
    """S1: and with nothing else."""
    game = table(players)
    assert len(game.state.players) == players
    for seat in range(players):
        player = game.player(seat)
        assert (player.figures, player.home, player.food) == (5, 5, 12)
        assert (player.agriculture, player.score, player.resources) == (0, 0, 0)
        assert game.tools(seat) == [0, 0, 0]
        assert player.unused == 0
        assert (player.cards, player.extra_card, player.may_choose) == (0, 0, 0)
        assert (player.buildings, player.igloos) == (0, 0)
        assert (player.placed, player.standing, player.chasing) == (0, 0, 0)


def test_the_first_round_begins_with_placing() -> None:
    """S6, P1"""
    state = table(3, start=1).state
    assert state.round == 1
    assert state.decision == PLACE
    assert state.turn == 0
    assert (state.dice, state.missing, state.location, state.aim) == (0, 0, 0, 0)
    assert (state.built, state.threat, state.waiting) == (0, 0, 0)


@pytest.mark.parametrize("seat", [0, 1])
def test_every_player_has_a_board_of_their_own(seat: int) -> None:
    """S1"""
    game = table(2).sets(seat, food=1)
    assert game.player(1 - seat).food == 12


@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_cards_lie_open_with_any_number_of_players(players: int) -> None:
    """S4, D14: the first of the deck on space 1."""
    game = table(players, cards=[30, 2, 17, 9])
    assert game.display() == [30, 2, 17, 9]
    assert game.state.drawn == 4


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_open_card_can_be_occupied_with_any_number_of_players(players: int) -> None:
    """D14: all four are in the game."""
    game = table(players)
    assert [game.allows_placing(f"card {space}") for space in (1, 2, 3, 4)] == [[1]] * 4


@pytest.mark.parametrize("space", [1, 2, 3, 4])
def test_a_space_costs_its_number_of_resources(space: int) -> None:
    """S4: one on space 1 up to four on space 4, not one more or less."""
    game = standing_at(f"card {space}")
    assert [game.allows(pay(wood=wood)) for wood in range(6)] == [
        wood == space for wood in range(6)
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_as_many_stacks_as_players(players: int) -> None:
    """S5: the others stay in the box."""
    game = table(players)
    for stack in (1, 2, 3, 4):
        if stack <= players:
            assert game.allows_placing(f"building {stack}") == [1]
        else:
            game.refuses(place(f"building {stack}"), "not-in-play")


def test_each_stack_shows_the_first_of_its_seven_buildings() -> None:
    """S5: stack 2 begins with the eighth building."""
    tiles = first(16, 1, 2, 3, 4, 5, 6, 13, of=28)
    two_stone_one_gold, one_brick_two_stone = pay(stone=2, gold=1), pay(brick=1, stone=2)
    top_of_first = standing_at("building 1", tiles=tiles)
    assert top_of_first.allows(two_stone_one_gold)
    assert not top_of_first.allows(one_brick_two_stone)
    top_of_second = standing_at("building 2", tiles=tiles)
    assert top_of_second.allows(one_brick_two_stone)
    assert not top_of_second.allows(two_stone_one_gold)


@pytest.mark.parametrize(("players", "start"), [(2, 0), (2, 1), (3, 2), (4, 3)])
def test_the_table_can_name_the_start_player(players: int, start: int) -> None:
    """S6: they are the first to place."""
    game = table(players, start=start)
    assert game.state.start == start
    game.awaits("place", start)


@pytest.mark.parametrize(("players", "start"), [(2, -1), (2, 2), (3, 3), (4, 4)])
def test_a_start_player_must_sit_at_the_table(players: int, start: int) -> None:
    """S6"""
    said = complaint(Ruleset(players), CARDS, TILES, start)
    assert said == "the start player is none of the players"


@pytest.mark.parametrize(
    "deck",
    [CARDS[:-1], [*CARDS, 0], [0, *CARDS[:-1]], [*CARDS[:-1], 36], [*CARDS, 36, 37, 38, 39], []],
)
def test_the_deck_holds_every_card_once(deck: list[int]) -> None:
    """S4: 36 cards, and no animal where none are played with."""
    assert complaint(Ruleset(2), deck, TILES) == "the deck must hold every card once"


@pytest.mark.parametrize("deck", [CARDS, list(range(39)), list(range(41)), [*range(39), 0]])
def test_a_deck_with_animals_holds_all_four(deck: list[int]) -> None:
    """L1"""
    ruleset = Ruleset(2, wild_animals=True)
    assert complaint(ruleset, deck, TILES) == "the deck must hold every card once"


@pytest.mark.parametrize("space", [0, 1, 2, 3])
def test_no_animal_lies_among_the_first_four_cards(space: int) -> None:
    """L1: the animals are shuffled in after the display is laid out."""
    ruleset = Ruleset(2, wild_animals=True)
    deck = first(*range(4), 36, of=40)
    deck[space], deck[4] = deck[4], deck[space]
    assert complaint(ruleset, deck, TILES) == "no animal is among the first four cards"


def test_the_fifth_card_may_be_an_animal_and_a_card_of_the_display_the_last() -> None:
    """L1"""
    ruleset = Ruleset(2, wild_animals=True)
    check_deal(ruleset, first(35, 0, 1, 2, 36, 37, 38, 39, of=40), TILES)


@pytest.mark.parametrize("tiles", [TILES[:-1], [*TILES, 0], [0, *TILES[:-1]], [*TILES[:-1], 28]])
def test_the_stacks_hold_every_building_once(tiles: list[int]) -> None:
    """S5: 28 buildings."""
    assert complaint(Ruleset(2), CARDS, tiles) == "the stacks must hold every building once"


def test_the_game_keeps_its_own_deck_and_stacks() -> None:
    deck, tiles = list(CARDS), list(TILES)
    state = deal(Ruleset(2), deck, tiles, 0)
    deck.reverse()
    tiles.reverse()
    assert state.deck == CARDS
    assert state.tiles == TILES


def test_buying_needs_a_figure_on_the_card_and_not_beside_it() -> None:
    """S4: a figure on space 2 pays for space 2."""
    game = table(2, cards=[2, 3]).gives(0, wood=9).places(0, "card 2").everybody_hunts()
    game.refuses(resolve("card 1"), "no-figure-there")
    game.resolves(0, "card 2").pays(wood=2)
    assert game.player(0).cards == 2**3
    assert game.display() == [2, -1, 0, 1]
    assert game.wood(0) == 7
