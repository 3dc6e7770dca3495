"""The mini-expansion Wild Animals: how they come, threaten and are surrounded."""

import pytest

from stoneage.rules import house
from stoneage.rules.errors import IllegalSetup
from stoneage.rules.game import deal
from stoneage.rules.house import OUR_HOUSE
from stoneage.rules.ruleset import Ruleset
from tests.rules import pieces
from tests.rules.pieces import (
    DICE_FOR_ALL,
    DICE_FOR_GOLD,
    POLAR_BEAR,
    RAPTOR,
    WILD_BOAR,
    WOLF,
)
from tests.rules.scenario import Table, first, place, resolve, table, threatened

PENALTIES = [(POLAR_BEAR, 3), (WILD_BOAR, 2), (WOLF, 2), (RAPTOR, 1)]


def active(game: Table) -> int | None:
    """The number that the active animal has in a deck."""
    return game.state.threat + 35 if game.state.threat else None


def in_line(game: Table) -> list[int]:
    """The animals that wait, the next one first, by the same numbers."""
    places = [game.state.waiting >> 3 * place & 7 for place in range(5)]
    return [animal + 35 for animal in places if animal]


def hunting(animal: int, figures: int = 1) -> Table:
    """Seat 0 has so many figures and rolls for them at the hunt, while this animal is active."""
    game = threatened(2, animal).sets(0, figures=figures).everybody_hunts()
    return game.resolves(0, "hunt")


def test_no_animal_is_among_the_first_cards() -> None:
    """L1: they come into the deck after the first four cards."""
    for position in range(4):
        deck = first(*range(position), POLAR_BEAR, of=40)
        with pytest.raises(IllegalSetup):
            deal(Ruleset(2, wild_animals=True), deck, list(range(28)), 0)
    game = table(2, deck=first(0, 1, 2, 3, POLAR_BEAR, of=40), wild_animals=True)
    assert game.display() == [0, 1, 2, 3]
    assert active(game) is None
    game.refuses(place("animal"), "not-in-play")


def test_the_four_animals_are_in_the_deck_only_with_the_expansion() -> None:
    """L1: forty pieces with it, thirty-six without."""
    assert len(table(2, wild_animals=True).state.deck) == 40
    with pytest.raises(IllegalSetup):
        deal(Ruleset(2, wild_animals=True), list(range(36)), list(range(28)), 0)
    with pytest.raises(IllegalSetup):
        deal(Ruleset(2), list(range(40)), list(range(28)), 0)


def test_a_drawn_animal_goes_beside_the_board() -> None:
    """L2: the Anniversary book's example: drawing goes on until four cards lie there."""
    game = threatened(2, WOLF, cards=[1, 2, 3])
    assert game.display() == [1, 2, 3, 0]
    assert active(game) == WOLF
    assert game.state.drawn == 6


def test_all_animals_can_be_drawn_together() -> None:
    """L2, L7: the first is active, the others wait in the order of drawing."""
    game = threatened(2, RAPTOR, POLAR_BEAR, WOLF, WILD_BOAR, cards=[1, 2, 3])
    assert game.display() == [1, 2, 3, 0]
    assert active(game) == RAPTOR
    assert in_line(game) == [POLAR_BEAR, WOLF, WILD_BOAR]


def test_animals_alone_do_not_fill_the_spaces() -> None:
    """L2, E1: too few cards end the game, and the animals stay in the deck."""
    game = table(2, wild_animals=True).gives(0, wood=1).leaves_in_deck(4)
    game.places(0, "card 1").everybody_hunts().resolves(0, "card 1").pays(wood=1).rolls(1, 1)
    game.plays_on("game over")
    assert active(game) is None
    assert in_line(game) == []
    assert game.state.drawn == 36


def test_the_animals_have_the_values_of_our_house() -> None:
    """L3: polar bear 3, wild boar and wolf 2, raptor 1."""
    assert OUR_HOUSE.penalties[house.POLAR_BEAR] == 3
    assert OUR_HOUSE.penalties[house.WILD_BOAR] == 2
    assert OUR_HOUSE.penalties[house.WOLF] == 2
    assert OUR_HOUSE.penalties[house.RAPTOR] == 1


@pytest.mark.parametrize(("animal", "penalty"), PENALTIES)
def test_an_active_animal_lowers_every_roll(animal: int, penalty: int) -> None:
    """L3: by its value, here to just enough for one food and to just too little."""
    assert hunting(animal).rolls(penalty + 2).player(0).food == 13
    assert hunting(animal).rolls(penalty + 1).player(0).food == 12


def test_a_hunt_for_nine_brings_three_food() -> None:
    """L3: the Anniversary book's example, with an animal of value two."""
    assert hunting(WILD_BOAR, figures=3).rolls(2, 3, 4).player(0).food == 12 + 3


def test_every_player_feels_the_animal() -> None:
    """L3: the second player's five pips bring one food instead of two."""
    game = threatened(2, WILD_BOAR).everybody_hunts().resolves(0, "hunt").rolls_all(1)
    game.resolves(1, "hunt").rolls_all(1)
    assert [game.player(seat).food for seat in range(2)] == [12 + 1 - 5, 12 + 1 - 5]


@pytest.mark.parametrize(
    ("location", "resource", "pips"),
    [("forest", "wood", 5), ("clay pit", "brick", 6), ("quarry", "stone", 7), ("river", "gold", 8)],
)
def test_the_animal_lowers_rolls_for_resources(location: str, resource: str, pips: int) -> None:
    """L3: with a value of two, two pips more are needed for the first resource."""
    for total, expected in ((pips, 1), (pips - 1, 0)):
        game = threatened(2, WOLF).places(0, location, 2).everybody_hunts().resolves(0, location)
        game.rolls(total - total // 2, total // 2)
        stock = {"wood": game.wood, "brick": game.brick, "stone": game.stone, "gold": game.gold}
        assert stock[resource](0) == expected


@pytest.mark.parametrize(("faces", "gold"), [((4, 4), 1), ((4, 3), 0)])
def test_the_animal_lowers_a_resource_by_dice(faces: tuple[int, int], gold: int) -> None:
    """L3, C6: eight less two is six."""
    game = threatened(2, WOLF, cards=[DICE_FOR_GOLD]).gives(0, wood=1)
    game.places(0, "card 1").everybody_hunts().resolves(0, "card 1").pays(wood=1).rolls(*faces)
    assert game.gold(0) == gold


def test_the_animal_leaves_the_dice_for_all_alone() -> None:
    """L3, C3: a one is still a wood and a six agriculture."""
    game = threatened(2, POLAR_BEAR, cards=[DICE_FOR_ALL]).gives(0, brick=1)
    game.places(0, "card 1").everybody_hunts().resolves(0, "card 1").pays(brick=1)
    game.rolls(1, 6).takes_die(0, 1)
    assert game.wood(0) == 1
    assert game.player(1).agriculture == 1


def test_the_animal_comes_after_the_tools() -> None:
    """L3: one pip and a tool of two less three bring nothing; with a tool of four, one food."""
    game = hunting(POLAR_BEAR).has_tools(0, 2, 4).rolls(1).uses_tools(0)
    assert game.player(0).food == 12
    game = hunting(POLAR_BEAR).has_tools(0, 2, 4).rolls(1).uses_tools(1)
    assert game.player(0).food == 13


def test_a_roll_never_falls_below_zero() -> None:
    """L3: one pip less three costs nothing that the player has."""
    assert hunting(POLAR_BEAR).rolls(1).player(0).food == 12
    assert hunting(POLAR_BEAR).rolls(3).player(0).food == 12


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_animal_has_as_many_rings_as_players(players: int) -> None:
    """L4: the Anniversary book's examples, and two; then it is full for all."""
    game = threatened(players, WOLF)
    for seat in range(players):
        assert game.allows_placing("animal") == [1]
        game.places(seat, "animal")
    assert game.allows_placing("animal") == []
    game.refuses(place("animal"), "full")
    assert [game.player(seat).chasing for seat in range(players)] == [1] * players
    assert [game.player(seat).home for seat in range(players)] == [4] * players


def test_one_figure_a_turn_goes_to_the_animal() -> None:
    """L4: exactly one."""
    threatened(3, WOLF).refuses(place("animal", 2), "wrong-number-of-figures")


def test_a_player_may_go_to_the_animal_again_on_later_turns() -> None:
    """L4: unlike any other location, even until it is full."""
    game = threatened(3, WOLF)
    for _ in range(2):
        game.places(0, "animal").places(1, "forest" if game.player(1).home == 5 else "hunt", 1)
        game.places(2, "river" if game.player(2).home == 5 else "quarry", 1)
    assert game.player(0).chasing == 2
    game.places(0, "animal")
    assert game.player(0).chasing == 3
    assert game.player(0).home == 2
    game.refuses(place("animal"), "full")


def test_figures_on_the_animal_stay_over_the_rounds() -> None:
    """L5: while a ring is free; they cannot be placed elsewhere."""
    game = threatened(2, WOLF).places(0, "animal").everybody_hunts()
    assert game.legal() == [resolve("hunt")]
    game.plays_on("place")
    assert active(game) == WOLF
    assert (game.player(0).chasing, game.player(0).home, game.player(0).figures) == (1, 4, 5)
    game.places(1, "forest", 1)
    assert game.allows_placing("hunt") == [1, 2, 3, 4]


def test_figures_on_the_animal_are_not_fed() -> None:
    """L5, F1: four eat, the fifth does not; four pips less two bring one food."""
    game = threatened(2, WOLF).places(0, "animal").everybody_hunts().plays_on("place")
    assert [game.player(seat).food for seat in range(2)] == [12 + 1 - 4, 12 + 1 - 5]


def test_four_food_are_enough_with_a_figure_on_the_animal() -> None:
    """L5, F2: nobody is asked for the figure that is away."""
    game = threatened(2, WOLF).sets(0, food=3).places(0, "animal").everybody_hunts()
    game.plays_on("place")
    assert (game.player(0).food, game.player(0).score) == (0, 0)
    game = threatened(2, WOLF).sets(0, food=2).gives(0, wood=9).places(0, "animal")
    game.everybody_hunts().plays_on("feed")
    assert game.state.missing == 1


def test_rings_fill_up_over_the_rounds() -> None:
    """L5, L6: a figure of this round joins one of the round before."""
    game = threatened(2, WOLF).places(0, "animal").everybody_hunts().plays_on("place")
    game.places(1, "animal").refuses(place("animal"), "full")
    game.works_until_the_chase().awaits("roll", 1).rolls(1).awaits("roll", 0).rolls(1)
    assert [game.player(seat).score for seat in range(2)] == [3, 3]


def test_the_next_animal_in_line_comes_in_the_round_after() -> None:
    """L7: when the first is driven off, and no sooner."""
    game = threatened(2, RAPTOR, POLAR_BEAR, WOLF)
    game.everybody_hunts().plays_on("place")
    assert active(game) == RAPTOR
    game.places(1, "animal").places(0, "animal").works_until_the_chase().rolls(1)
    assert active(game) == RAPTOR
    game.rolls(1).awaits("place")
    assert active(game) == POLAR_BEAR
    assert in_line(game) == [WOLF]
    assert game.allows_placing("animal") == [1]


def test_an_animal_drawn_beside_an_active_one_waits() -> None:
    """L7: only one is active, and only its value is subtracted."""
    row = [pieces.FOOD_1, pieces.FOOD_2, pieces.FOOD_3, pieces.FOOD_4]
    deck = first(*row, RAPTOR, pieces.FOOD_5, POLAR_BEAR, pieces.FOOD_7, of=40)
    game = table(2, deck=deck, wild_animals=True).gives(0, wood=2)
    game.places(0, "card 1").everybody_hunts()
    game.resolves(0, "card 1").pays(wood=1).plays_on("place").awaits("place", 1)
    assert (active(game), in_line(game)) == (RAPTOR, [])
    game.places(1, "hunt", 5).places(0, "card 1").everybody_hunts()
    game.resolves(1, "hunt").rolls_all(1).resolves(0, "card 1").pays(wood=1).plays_on("place")
    assert (active(game), in_line(game)) == (RAPTOR, [POLAR_BEAR])
    assert game.display() == [pieces.FOOD_3, pieces.FOOD_4, pieces.FOOD_5, pieces.FOOD_7]
    assert game.sets(1, figures=1).everybody_hunts().state.current == 0
    game.resolves(0, "hunt").rolls_all(1)
    food = game.player(1).food
    assert game.resolves(1, "hunt").rolls(3).player(1).food == food + 1 - 1


def test_the_next_animal_is_not_yet_active_at_the_meal_after_the_chase() -> None:
    """L7: it becomes active in the round after the first is gone, not at once."""
    game = threatened(2, RAPTOR, WOLF)
    game.places(0, "animal").places(1, "animal").works_until_the_chase()
    game.gives(1, wood=9).sets(1, food=0).rolls(1).rolls(1).awaits("feed", 1)
    assert (game.state.threat, in_line(game)) == (0, [WOLF])
    game.starves(1).awaits("place")
    assert (active(game), in_line(game)) == (WOLF, [])
