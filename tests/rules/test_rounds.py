"""From turn to turn and from round to round, until the game is over."""

import pytest

from stoneage.rules import terms
from stoneage.rules.game import is_over, legal_actions
from tests.rules import pieces
from tests.rules.scenario import Table, place, resolve, table

DECK = [10, 11, 12, 13, 14, 15, 16, 17, 18]


def taking_cards(*spaces: int, deck_left: int | None = None) -> Table:
    """Seat 0 takes the cards on these spaces in round 1 and has nothing else to resolve."""
    game = table(2, cards=DECK).gives(0, wood=20).sets(0, figures=len(spaces))
    if deck_left is not None:
        game.leaves_in_deck(deck_left)
    for space in spaces:
        game.places(0, f"card {space}")
        if game.state.current == 1:
            game.places(1, "hunt", 5)
    for space in spaces:
        game.resolves(0, f"card {space}").pays(wood=space)
        if game.state.decision == terms.ROLL:
            game.rolls_all(1)
    return game


def finish(game: Table) -> Table:
    """The round is played to its end, whatever comes then."""
    this_round = game.state.round
    while game.state.round == this_round and not is_over(game.state):
        if game.state.decision == terms.ROLL:
            game.rolls_all(1)
        else:
            game.does(game.legal()[0])
    return game


def taking_the_last_building(left: int = 1, players: int = 2, stack: int = 1) -> Table:
    """Seat 0 takes a building of a stack that has so many left, and has more to resolve."""
    game = table(players).leaves_in_stack(stack, left).gives(0, wood=9, brick=9, stone=9, gold=9)
    game.places(0, f"building {stack}").everybody_hunts().resolves(0, f"building {stack}")
    return game.does(game.legal()[1])


def test_the_start_player_resolves_first_and_then_their_neighbours() -> None:
    """A1: one player resolves all they have before the next begins."""
    game = table(3, start=1).places(1, "forest", 2).places(2, "hunt", 5).places(0, "hunt", 5)
    game.places(1, "clay pit", 3)
    assert game.legal() == [resolve("forest"), resolve("clay pit")]
    game.resolves(1, "clay pit").rolls_all(1).awaits("resolve", 1)
    game.refuses(resolve("clay pit"), "no-figure-there")
    game.resolves(1, "forest").rolls_all(1)
    game.resolves(2, "hunt").rolls_all(1).resolves(0, "hunt").rolls_all(1).awaits("place")


def test_the_left_neighbour_becomes_start_player() -> None:
    """N1: they place first, and after the last seat comes the first again."""
    game = table(3, start=1)
    starts = []
    for _ in range(4):
        starts.append((game.state.round, game.state.start, game.state.current))
        game.everybody_hunts().plays_on("place")
    assert starts == [(1, 1, 1), (2, 2, 2), (3, 0, 0), (4, 1, 1)]


def test_the_new_start_player_resolves_first_too() -> None:
    """N1, A1: phase 2 begins with them."""
    table(2).everybody_hunts().plays_on("place").everybody_hunts().awaits("resolve", 1)


@pytest.mark.parametrize(
    ("taken", "display"),
    [
        ((1,), [11, 12, 13, 14]),
        ((2,), [10, 12, 13, 14]),
        ((3,), [10, 11, 13, 14]),
        ((4,), [10, 11, 12, 14]),
        ((1, 4), [11, 12, 14, 15]),
        ((1, 2, 3), [13, 14, 15, 16]),
        ((1, 2, 3, 4), [14, 15, 16, 17]),
    ],
)
def test_cards_slide_to_the_cheap_end_and_new_ones_follow(
    taken: tuple[int, ...], display: list[int]
) -> None:
    """N2: the remaining cards keep their order; gaps are filled from space 1 up."""
    game = taking_cards(*taken)
    assert [game.display()[space - 1] for space in taken] == [-1] * len(taken)
    finish(game)
    assert game.display() == display
    assert game.state.drawn == 4 + len(taken)


def test_the_second_and_third_card_of_the_books_are_replaced() -> None:
    """N2: the English and Chinese books' example: card 4 moves to space 2."""
    assert finish(taking_cards(2, 3)).display() == [10, 13, 14, 15]


def test_a_moved_card_costs_what_its_new_space_says() -> None:
    """N2, C1: the card of space 2 is on space 1 now."""
    game = finish(taking_cards(1)).gives(1, brick=1).places(1, "card 1")
    game.everybody_hunts().resolves(1, "card 1").pays(brick=1)
    assert game.player(1).cards == 1 << 11


def test_untaken_cards_stay_where_they_are() -> None:
    """N2: nothing is drawn."""
    game = finish(table(2, cards=DECK).everybody_hunts())
    assert game.display() == [10, 11, 12, 13]
    assert game.state.drawn == 4


def test_used_tools_are_ready_again_in_a_new_round() -> None:
    """N3, T4: everybody's."""
    game = table(2).has_tools(0, 2, 1, used=[0, 1]).has_tools(1, 1, 1, 1, used=[1])
    finish(game.everybody_hunts())
    assert game.unused_tools(0) == [0, 1]
    assert game.unused_tools(1) == [0, 1, 2]


def test_a_new_round_begins_with_placing() -> None:
    """N1: all figures are at home again and nothing is left of the round before."""
    game = finish(table(2).places(0, "hut", 2).everybody_hunts()).awaits("place", 1)
    assert [game.player(seat).home for seat in range(2)] == [6, 5]
    assert [game.player(seat).placed for seat in range(2)] == [0, 0]
    assert game.state.turn == 0
    assert game.allows(place("hut", 2))


@pytest.mark.parametrize(("taken", "left"), [((1,), 1), ((2, 3), 2), ((1, 2, 3, 4), 4)])
def test_just_enough_cards_begin_a_new_round(taken: tuple[int, ...], left: int) -> None:
    """E1: with the last card of the deck the spaces are full."""
    game = finish(taking_cards(*taken, deck_left=left)).awaits("place", 1)
    assert -1 not in game.display()
    assert game.state.drawn == 36
    assert game.state.round == 2


@pytest.mark.parametrize(("taken", "left"), [((1,), 0), ((2, 3), 1), ((1, 2, 3, 4), 3)])
def test_one_card_too_few_ends_the_game(taken: tuple[int, ...], left: int) -> None:
    """E1, D11: at once; the display stays as it was, and no round begins."""
    game = taking_cards(*taken, deck_left=left)
    display = game.display()
    finish(game).awaits("game over")
    assert game.display() == display
    assert game.state.drawn == 36 - left
    assert (game.state.round, game.state.start) == (1, 0)


def test_an_empty_deck_alone_does_not_end_the_game() -> None:
    """E1: as long as all four spaces are full."""
    game = finish(table(2).leaves_in_deck(0).everybody_hunts()).awaits("place", 1)
    assert game.display() == [0, 1, 2, 3]


def test_the_last_round_for_want_of_cards_was_fed() -> None:
    """E1, F1: the spaces are filled after the meal."""
    game = finish(taking_cards(1, deck_left=0))
    assert game.player(1).food == 12 + 2 - 5


def test_an_empty_stack_ends_the_game_after_the_round() -> None:
    """E2: the other locations are resolved and the tribes fed before it is over."""
    game = taking_the_last_building().awaits("resolve", 0)
    assert not is_over(game.state)
    game.resolves(0, "hunt").rolls_all(1).awaits("resolve", 1)
    game.resolves(1, "hunt").rolls_all(1).awaits("game over")
    assert is_over(game.state)
    assert [game.player(seat).food for seat in range(2)] == [12 + 2 - 5, 12 + 2 - 5]
    assert (game.state.round, game.state.start) == (1, 0)


def test_hunger_counts_in_the_last_round() -> None:
    """E2, F3: the last meal costs ten points like any other."""
    game = taking_the_last_building().sets(1, food=0)
    assert finish(game).awaits("game over").player(1).score == -10


def test_a_stack_of_one_does_not_end_the_game() -> None:
    """E2: the last building must be gone."""
    finish(taking_the_last_building(left=2)).awaits("place", 1)


@pytest.mark.parametrize(("players", "stack"), [(2, 1), (2, 2), (3, 3), (4, 4)])
def test_any_stack_in_play_ends_the_game(players: int, stack: int) -> None:
    """E2: one empty stack is enough, whichever it is."""
    finish(taking_the_last_building(players=players, stack=stack)).awaits("game over")


def test_a_declined_last_building_does_not_end_the_game() -> None:
    """E2: it must be taken."""
    game = table(2).leaves_in_stack(1, 1).gives(0, wood=9, brick=9, stone=9, gold=9)
    finish(game.places(0, "building 1").everybody_hunts()).awaits("place", 1)


def test_both_ends_at_once_leave_the_display_alone() -> None:
    """D11, E2: feeding is done, nothing slides and nothing is drawn."""
    game = table(2, cards=DECK).leaves_in_stack(1, 1)
    game.gives(0, wood=9, brick=9, stone=9, gold=9)
    game.places(0, "building 1").places(1, "hunt", 5).places(0, "card 1").everybody_hunts()
    game.resolves(0, "card 1").pays(wood=1)
    game.resolves(0, "building 1").does(game.legal()[1])
    finish(game).awaits("game over")
    assert game.display() == [-1, 11, 12, 13]
    assert game.state.drawn == 4
    assert [game.player(seat).food for seat in range(2)] == [12 + 5 + 1 - 5, 12 + 2 - 5]


def test_nobody_acts_after_the_end() -> None:
    """E1, E2: no action is legal, not even a placement."""
    game = finish(taking_the_last_building())
    assert legal_actions(game.state) == []
    game.refuses(place("hunt", 1), "game-over")
    game.refuses(terms.DECLINE, "game-over")


def test_a_running_game_is_not_over() -> None:
    """E1, E2: at its beginning."""
    assert not is_over(table(2, cards=[pieces.FOOD_1]).state)
