"""Phase 1, placing figures."""

import pytest

from stoneage.rules.placing import figures_in, standing_figures
from stoneage.rules.terms import HUNT
from tests.rules.scenario import Table, place, table

SINGLE = ["tool maker", "field", "card 1", "card 2", "card 3", "card 4", "building 1", "building 4"]
GATHERING = ["forest", "clay pit", "quarry", "river"]
RED, BLUE, GREEN, YELLOW = 0, 1, 2, 3


def with_ten_each(players: int = 2) -> Table:
    game = table(players)
    for seat in range(players):
        game.sets(seat, figures=10, food=20)
    return game


def almost_closed() -> Table:
    """Two players with ten figures; only field, hunt and building 2 are open to anybody."""
    game = with_ten_each()
    for at in (*GATHERING, "card 1", "card 2", "card 3", "card 4", "building 1", "tool maker"):
        game.places(game.state.current, at)
    return game.awaits("place", 0)


def test_the_players_place_in_turn() -> None:
    """P1: clockwise from the start player, round and round."""
    game = table(3, start=1).places(1, "hunt").places(2, "hunt").places(0, "hunt")
    game.places(1, "card 1").places(2, "card 2").places(0, "card 3").awaits("place", 1)


def test_figures_come_from_the_board_of_the_player_on_turn() -> None:
    """P1"""
    game = table(2).places(0, "forest", 3)
    assert game.player(0).home == 2
    assert game.player(0).figures == 5
    assert game.player(1).home == 5
    assert game.player(0).figures_at(4) == 3


def test_a_placement_goes_to_one_location_with_one_figure_or_more() -> None:
    """P1"""
    game = table(4)
    game.refuses(place("forest", 0), "no-placement").refuses(place("hunt", 0), "no-placement")
    assert all(action & 15 for action in game.legal())


def test_nobody_places_more_figures_than_they_have_at_home() -> None:
    """P1, P4"""
    game = table(4)
    assert game.allows_placing("hunt") == [1, 2, 3, 4, 5]
    assert game.allows_placing("forest") == [1, 2, 3, 4, 5]
    game.refuses(place("hunt", 6), "wrong-number-of-figures")
    game.refuses(place("river", 6), "wrong-number-of-figures")


def test_everything_that_four_players_can_do_first() -> None:
    """P2, P3, P4: in the order of the locations."""
    assert table(4).legal() == [
        place("tool maker"),
        place("hut", 2),
        place("field"),
        *(place(at, figures) for at in ("hunt", *GATHERING) for figures in range(1, 6)),
        *(place(f"card {space}") for space in range(1, 5)),
        *(place(f"building {stack}") for stack in range(1, 5)),
    ]


def test_the_figures_of_all_players_are_counted_together() -> None:
    """P2: at each location for itself."""
    game = table(4)
    assert standing_figures(game.state) == 0
    game.places(0, "hut", 2).places(1, "forest", 3).places(2, "forest", 2).places(3, "river", 1)
    crowd = standing_figures(game.state)
    assert [int(figures_in(crowd, location)) for location in range(8)] == [0, 2, 0, 0, 5, 0, 0, 1]


def test_two_players_have_two_buildings_and_no_more_locations() -> None:
    """P2, S5"""
    assert table(2).legal()[-3:] == [place("card 4"), place("building 1"), place("building 2")]


@pytest.mark.parametrize("at", SINGLE)
def test_a_place_with_one_ring_takes_exactly_one_figure(at: str) -> None:
    """P2, P3"""
    game = table(4)
    assert game.allows_placing(at) == [1]
    game.refuses(place(at, 2), "wrong-number-of-figures").places(0, at)
    assert game.allows_placing(at) == []
    game.refuses(place(at), "full")


def test_the_hut_takes_exactly_two_figures_of_one_player() -> None:
    """P2, P3"""
    game = table(4)
    assert game.allows_placing("hut") == [2]
    game.refuses(place("hut", 1), "wrong-number-of-figures")
    game.refuses(place("hut", 3), "wrong-number-of-figures")
    game.places(0, "hut", 2).refuses(place("hut", 2), "full")


def test_with_one_figure_left_the_hut_is_out_of_reach() -> None:
    """P3: both must come together; with two left it is not."""
    game = table(4).places(0, "hunt", 3).places(1, "hunt", 4).places(2, "hunt").places(3, "hunt")
    assert game.allows_placing("hut") == [2]
    game.places(0, "river").refuses(place("hut", 2), "too-few-figures")
    assert game.allows_placing("hut") == []


@pytest.mark.parametrize("at", GATHERING)
def test_seven_figures_fill_a_gathering_location(at: str) -> None:
    """P2, P4: seven in total, however many players they belong to."""
    game = table(4).places(0, at, 2).places(1, at, 3)
    assert game.allows_placing(at) == [1, 2]
    game.refuses(place(at, 3), "wrong-number-of-figures").places(2, at, 1)
    assert game.allows_placing(at) == [1]
    game.refuses(place(at, 2), "wrong-number-of-figures").places(3, at, 1)
    assert game.allows_placing(at) == []


@pytest.mark.parametrize("at", GATHERING)
def test_one_player_can_fill_all_seven_rings(at: str) -> None:
    """P2, P4: and no eighth."""
    game = with_ten_each(4)
    assert game.allows_placing(at) == [1, 2, 3, 4, 5, 6, 7]
    game.refuses(place(at, 8), "wrong-number-of-figures").places(0, at, 7)
    game.refuses(place(at), "full")


def test_the_rings_of_one_location_are_not_those_of_the_next() -> None:
    """P2"""
    game = with_ten_each(4).places(0, "clay pit", 7)
    assert game.allows_placing("forest") == [1, 2, 3, 4, 5, 6, 7]
    assert game.allows_placing("quarry") == [1, 2, 3, 4, 5, 6, 7]


def test_the_hunt_is_never_full() -> None:
    """P2, P4: forty may hunt, and the forest beside it is none the fuller."""
    game = with_ten_each(4).places(0, "hunt", 10).places(1, "hunt", 9)
    assert game.allows_placing("hunt") == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    game.places(2, "hunt", 10).places(3, "hunt", 10)
    assert game.allows_placing("forest") == [1]
    game.places(1, "forest").awaits("resolve", 0)


def test_four_in_the_forest_may_not_be_reinforced() -> None:
    """P5: the 2008 books' example; there is room, but not for the same player."""
    game = table(4).places(RED, "forest", 4).places(BLUE, "hunt").places(GREEN, "hunt")
    game.places(YELLOW, "hunt").refuses(place("forest"), "already-there")
    assert game.allows_placing("forest") == []
    game.places(RED, "hunt")
    assert game.allows_placing("forest") == [1, 2, 3]


def test_the_village_is_full_with_its_first_visitor() -> None:
    """P2, P3: all books' example."""
    game = table(4, start=BLUE).places(BLUE, "tool maker").places(GREEN, "hut", 2)
    game.refuses(place("tool maker"), "full").places(YELLOW, "field")
    game.refuses(place("tool maker"), "full").refuses(place("hut", 2), "full")
    game.refuses(place("field"), "full")


def test_four_and_two_and_one_fill_the_forest() -> None:
    """P2, P4: the 2008 books' example; nobody else comes in."""
    game = table(4).places(RED, "forest", 4).places(BLUE, "forest", 2)
    assert game.allows_placing("forest") == [1]
    game.places(GREEN, "forest", 1).refuses(place("forest"), "full")


def test_two_and_five_fill_the_forest() -> None:
    """P2, P4: the Anniversary book's example."""
    game = table(4).places(RED, "forest", 2)
    assert game.allows_placing("forest") == [1, 2, 3, 4, 5]
    game.places(BLUE, "forest", 5).refuses(place("forest"), "full")


def test_four_hunters_keep_no_one_from_the_hunt() -> None:
    """P2, P4: the Anniversary book's example."""
    game = table(4).places(RED, "hunt", 4).places(BLUE, "forest")
    assert game.allows_placing("hunt") == [1, 2, 3, 4, 5]
    game.places(GREEN, "hunt", 2)
    assert game.allows_placing("hunt") == [1, 2, 3, 4, 5]


def test_the_other_cards_stay_open_to_all() -> None:
    """P2, P5: the 2008 books' example; each card is a location of its own."""
    game = table(4).places(RED, "card 2").refuses(place("card 2"), "full")
    for seat in (BLUE, GREEN, YELLOW):
        assert [game.allows_placing(f"card {space}") for space in (1, 3, 4)] == [[1], [1], [1]]
        game.places(seat, "hunt")
    assert [game.allows_placing(f"card {space}") for space in (1, 3, 4)] == [[1], [1], [1]]
    game.places(RED, "card 1")


def test_the_other_buildings_stay_open_to_all() -> None:
    """P2, P5: the 2008 books' example; each building is a location of its own."""
    game = table(4, start=YELLOW).places(YELLOW, "building 3")
    game.refuses(place("building 3"), "full")
    for seat in (RED, BLUE, GREEN):
        assert [game.allows_placing(f"building {stack}") for stack in (1, 2, 4)] == [[1]] * 3
        game.places(seat, "hunt")
    game.refuses(place("building 3"), "already-there").places(YELLOW, "building 4")


def test_a_round_of_four_placements() -> None:
    """P1: all books' example; then it is Red's turn again."""
    game = table(4).places(RED, "card 3").places(BLUE, "hunt", 5)
    game.places(GREEN, "hut", 2).places(YELLOW, "building 1").awaits("place", RED)
    assert [int(game.player(seat).home) for seat in range(4)] == [4, 0, 3, 4]
    game.places(RED, "hunt").awaits("place", GREEN)


@pytest.mark.parametrize("at", ["hunt", *GATHERING, *SINGLE[:2], "card 1", "building 1"])
def test_nobody_comes_to_a_location_twice_in_a_round(at: str) -> None:
    """P5: in the next round they may again."""
    game = table(4).places(0, at)
    for seat in (1, 2, 3):
        game.places(seat, "hunt", 5)
    game.refuses(place(at), "already-there")
    game.places(0, "hunt" if at != "hunt" else "forest", 4).plays_on("place")
    assert game.allows_placing(at)[0] == 1


@pytest.mark.parametrize("action", [-1, 0, 15 + 20 * 16 + 1, 359, 360, 384, 448, 1 << 60])
def test_nobody_can_pass_while_they_can_place(action: int) -> None:
    """P6: there is no action but placing."""
    game = table(4)
    game.refuses(action, "no-placement")
    assert game.legal()


def test_a_player_without_figures_is_skipped() -> None:
    """P6: the others go on."""
    game = table(3).places(0, "hunt", 5).places(1, "hunt").places(2, "hunt")
    game.places(1, "forest").places(2, "river").awaits("place", 1)


def test_one_player_alone_places_on_until_they_are_done() -> None:
    """P6"""
    game = table(2).places(0, "hunt", 5).places(1, "hunt", 2).places(1, "forest", 2)
    game.awaits("place", 1).places(1, "river").awaits("resolve", 0)


def test_a_player_who_can_place_nowhere_is_skipped() -> None:
    """P6, P7: figures at home are not enough."""
    game = almost_closed().places(0, "field").places(1, "hunt").places(0, "building 2")
    game.places(0, "hunt").awaits("resolve", 0)
    assert game.player(0).home == 2
    assert game.player(1).home == 4


def test_the_last_open_location_must_be_taken() -> None:
    """P6: they have no other action."""
    game = almost_closed().places(0, "field").places(1, "hunt").places(0, "building 2")
    assert {action >> 4 for action in game.legal()} == {int(HUNT)}
    game.awaits("place", 0)


def test_a_hut_for_two_is_no_place_for_one() -> None:
    """P6, P3: the hut is free, but the last figure alone cannot go there."""
    game = table(4).sets(0, figures=10)
    game.places(0, "forest").places(1, "field").places(2, "building 1").places(3, "building 3")
    game.places(0, "river").places(1, "card 4").places(2, "building 2").places(3, "building 4")
    game.places(0, "hunt").places(1, "hunt", 3).places(2, "hunt", 3).places(3, "hunt", 3)
    for at in ("clay pit", "quarry", "card 1", "card 2", "card 3"):
        game.places(0, at)
    assert game.player(0).home == 2
    assert game.legal() == [place("tool maker"), place("hut", 2)]
    game.places(0, "tool maker").awaits("resolve", 0)
    assert game.player(0).home == 1


def test_figures_that_found_no_place_stay_home_and_eat() -> None:
    """P7, F1"""
    game = almost_closed().places(0, "field").places(1, "hunt").places(0, "building 2")
    game.places(0, "hunt").awaits("resolve", 0)
    game.plays_on("place")
    assert game.player(0).home == 10
    assert game.player(0).food == 20 + 1 - 10
    assert game.player(1).food == 20 - 10


@pytest.mark.parametrize("seat", [0, 1])
def test_the_animal_is_the_last_place_to_go(seat: int) -> None:
    """P6, D9: who can go nowhere else must chase it."""
    game = table(2, wild_animals=True, start=seat).is_threatened_by(2)
    for each in (0, 1):
        game.sets(each, figures=10, food=20)
    for at in (*GATHERING, "card 1", "card 2", "card 3", "card 4", "building 1", "tool maker"):
        game.places(game.state.current, at)
    game.places(seat, "field").places(1 - seat, "hunt").places(seat, "building 2")
    game.places(1 - seat, "animal").places(seat, "hunt").awaits("place", 1 - seat)
    assert game.legal() == [place("animal")]
    game.places(1 - seat, "animal").awaits("resolve", seat)
    assert game.player(1 - seat).chasing == 2


def test_one_figure_at_a_time_chases_the_animal_until_its_rings_are_full() -> None:
    """D9, L4: as many rings as players, and one player may take several."""
    game = table(3, wild_animals=True).is_threatened_by(0).places(0, "animal")
    game.refuses(place("animal", 2), "wrong-number-of-figures")
    game.places(1, "hunt", 5).places(2, "animal")
    assert game.allows_placing("animal") == [1]
    game.places(0, "animal").refuses(place("animal"), "full")
    assert (game.player(0).chasing, game.player(0).home) == (2, 3)


def test_without_an_animal_its_card_is_no_location() -> None:
    """D9, L4"""
    table(2, wild_animals=True).refuses(place("animal"), "not-in-play")
    table(2, igloos=True).refuses(place("animal"), "not-in-play")


def test_an_igloo_is_a_location_for_one_figure() -> None:
    """P2, P5, I1"""
    game = table(2, igloos=True)
    assert [game.allows_placing(f"igloo {number}") for number in (1, 2, 3, 4)] == [[1]] * 4
    assert game.allows_placing("building 3") == []
    game.places(0, "igloo 2").refuses(place("igloo 2"), "full")
    game.places(1, "hunt", 5).refuses(place("igloo 2"), "already-there").places(0, "igloo 3")


def test_without_the_variant_there_is_no_igloo() -> None:
    """I1"""
    for number in (1, 4):
        table(2).refuses(place(f"igloo {number}"), "not-in-play")
        animal = table(2, wild_animals=True).is_threatened_by(0)
        animal.refuses(place(f"igloo {number}"), "not-in-play")
        assert animal.allows_placing("animal") == [1]


@pytest.mark.parametrize("owner", [0, 1])
def test_an_igloo_that_was_taken_is_gone_for_all(owner: int) -> None:
    """P2, I1"""
    game = table(2, igloos=True).owns(owner, igloos=[1])
    game.refuses(place("igloo 2"), "not-in-play")
    assert game.allows_placing("igloo 1") == [1]
    game.places(0, "hunt").refuses(place("igloo 2"), "not-in-play")
    assert game.allows_placing("igloo 3") == [1]
