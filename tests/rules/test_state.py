"""What lies on the table: copies, saved numbers, figures, cards and stacks."""

import pytest

from stoneage.rules.bundle import bundle
from stoneage.rules.game import deal
from stoneage.rules.ruleset import Ruleset
from stoneage.rules.state import PLAYER_NUMBERS, STATE_NUMBERS, Player, State
from stoneage.rules.terms import BUILDING_1, CARD_1, FIELD, HUNT, HUT, RIVER, TOOL_MAKER
from tests.rules.scenario import first, table


def new_game(players: int = 3) -> State:
    return deal(Ruleset(players), list(range(36)), list(range(28)), 0)


def unlike_any_other(players: int = 3) -> State:
    """A state whose numbers all differ; no game leads there."""
    state = new_game(players)
    state.restore([100 + index for index in range(len(state.numbers()))])
    return state


def test_an_empty_table_has_nothing_but_its_first_round() -> None:
    """S1: what is not dealt is not there."""
    state = State(Ruleset(2), [], [], [])
    assert {name: getattr(state, name) for name in STATE_NUMBERS} == {
        name: int(name == "round") for name in STATE_NUMBERS
    }
    assert state.numbers() == [1] + [0] * 13


def test_every_number_of_a_state_has_its_place() -> None:
    state = unlike_any_other(2)
    boards = len(STATE_NUMBERS)
    assert len(state.numbers()) == 14 + 2 * 16
    for index, name in enumerate(STATE_NUMBERS):
        assert getattr(state, name) == 100 + index
    for seat in range(2):
        for index, name in enumerate(PLAYER_NUMBERS):
            number = 100 + boards + seat * len(PLAYER_NUMBERS) + index
            assert getattr(state.players[seat], name) == number


def test_a_restored_state_is_the_saved_one() -> None:
    played = table(2).places(0, "hut", 2).everybody_hunts().resolves(0, "hut")
    saved = played.state.numbers()
    restored = table(2).state
    assert restored != played.state
    restored.restore(saved)
    assert restored == played.state
    assert restored.numbers() == saved


def test_saved_numbers_are_packed_in_one_way() -> None:
    """What was saved can be read later: 6 bits a location, 6 a card, 4 a stack of buildings."""
    game = table(2, cards=[35, 0, 17, 4]).places(0, "forest", 5)
    assert game.player(0).standing == 5 * 2**24
    assert game.state.display == 36 + 1 * 2**6 + 18 * 2**12 + 5 * 2**18
    game.state.built = 3 + 2 * 2**4
    assert [game.state.gone_from(stack) for stack in (0, 1)] == [3, 2]


def test_saved_numbers_are_a_snapshot() -> None:
    game = table(2)
    saved = game.state.numbers()
    game.places(0, "hut", 2)
    assert saved == table(2).state.numbers()
    assert saved != game.state.numbers()


def test_a_copy_has_every_number_of_the_original() -> None:
    state = unlike_any_other()
    twin = state.copy()
    assert twin.numbers() == state.numbers()
    assert twin.ruleset is state.ruleset
    assert twin.deck == state.deck
    assert twin.tiles == state.tiles
    assert twin == state


@pytest.mark.parametrize("name", STATE_NUMBERS)
def test_a_copy_of_a_state_is_independent(name: str) -> None:
    state = unlike_any_other()
    twin = state.copy()
    setattr(twin, name, 7)
    assert getattr(state, name) != 7
    assert twin != state


@pytest.mark.parametrize("name", PLAYER_NUMBERS)
def test_a_copied_board_is_independent(name: str) -> None:
    state = unlike_any_other()
    twin = state.copy()
    setattr(twin.players[2], name, 7)
    assert getattr(state.players[2], name) != 7
    assert twin != state


def test_playing_on_with_a_copy_leaves_the_original_alone() -> None:
    game = table(2).places(0, "forest", 3)
    before = game.state.numbers()
    twin = game.state.copy()
    game.places(1, "hut", 2)
    assert twin.numbers() == before
    assert game.state.numbers() != before


def test_a_copied_player_has_the_same_board() -> None:
    board = unlike_any_other(2).players[1]
    twin = board.copy()
    for name in PLAYER_NUMBERS:
        assert getattr(twin, name) == getattr(board, name)


def test_equal_tables_are_equal_and_share_their_hash() -> None:
    assert new_game() == new_game()
    assert hash(new_game()) == hash(new_game())
    assert unlike_any_other() == unlike_any_other()
    assert hash(unlike_any_other()) == hash(unlike_any_other())


def test_different_numbers_give_a_different_hash() -> None:
    hashes = {hash(new_game())}
    for name in STATE_NUMBERS:
        state = new_game()
        setattr(state, name, 9)
        hashes.add(hash(state))
    assert len(hashes) == 1 + len(STATE_NUMBERS)


def test_tables_with_another_deal_are_not_equal() -> None:
    ruleset = Ruleset(2)
    cards, tiles = list(range(36)), list(range(28))
    same = deal(ruleset, cards, tiles, 0)
    assert deal(ruleset, first(0, 1, 2, 3, 9, of=36), tiles, 0) != same
    assert deal(ruleset, cards, first(5, of=28), 0) != same
    assert deal(ruleset, cards, tiles, 1) != same
    assert deal(ruleset, cards, tiles, 0) == same


def test_a_state_equals_nothing_but_a_state() -> None:
    state = new_game()
    assert state != state.numbers()
    assert (state == object()) is False
    assert state != Player()


def test_figures_stand_where_they_were_sent() -> None:
    """P1: from the player's board to one location."""
    player = Player()
    player.send(HUT, 2)
    player.send(RIVER, 3)
    assert player.home == 0
    assert player.figures == 5
    assert [player.figures_at(location) for location in range(8)] == [0, 2, 0, 0, 0, 0, 0, 3]
    assert player.placed == 2**HUT + 2**RIVER


def test_figures_go_home_from_one_location_at_a_time() -> None:
    """A1: only the resolved location is left."""
    player = Player()
    for location, figures in ((TOOL_MAKER, 1), (FIELD, 1), (HUNT, 2), (CARD_1, 1)):
        player.send(location, figures)
    player.call_home(HUNT)
    assert player.home == 2
    assert player.figures_at(HUNT) == 0
    assert player.figures_at(TOOL_MAKER) == 1
    assert player.figures_at(FIELD) == 1
    assert player.figures_at(CARD_1) == 1
    assert player.placed == 2**TOOL_MAKER + 2**FIELD + 2**CARD_1
    player.call_home(CARD_1)
    assert player.home == 3
    assert player.figures_at(CARD_1) == 0


@pytest.mark.parametrize("location", [0, 3, 7, 8, 11, 12, 15, 16, 19])
def test_a_figure_that_goes_and_comes_home_leaves_no_trace(location: int) -> None:
    player = Player()
    player.send(location, 1)
    assert player.figures_at(location) == 1
    assert player.home == 4
    assert sum(player.figures_at(other) for other in range(20)) == 1
    player.call_home(location)
    assert player.home == 5
    assert player.placed == 0
    assert player.standing == 0


@pytest.mark.parametrize("location", range(3, 8))
def test_ten_figures_at_each_location_are_told_apart(location: int) -> None:
    """S3, P4"""
    player = Player()
    for other in range(8):
        player.send(other, 10 if other == location else 1)
    assert [player.figures_at(other) for other in range(8)] == [
        10 if other == location else 1 for other in range(8)
    ]
    player.call_home(location)
    assert [player.figures_at(other) for other in range(8)] == [
        int(other != location) for other in range(8)
    ]


def test_a_card_or_building_holds_one_figure() -> None:
    player = Player()
    player.send(BUILDING_1, 1)
    assert player.figures_at(BUILDING_1) == 1
    assert player.figures_at(BUILDING_1 + 1) == 0
    assert player.standing == 0


@pytest.mark.parametrize(("players", "order"), [(2, [1, 0]), (3, [1, 2, 0]), (4, [1, 2, 3, 0])])
def test_the_left_neighbour_of_the_last_seat_is_the_first(players: int, order: list[int]) -> None:
    """P1: clockwise."""
    state = new_game(players)
    assert [state.after(seat) for seat in range(players)] == order


def test_turns_are_counted_from_the_start_player() -> None:
    """A1"""
    state = new_game(4)
    state.start = 2
    order = []
    for turn in range(4):
        state.turn = turn
        order.append(int(state.in_turn()))
    assert order == [2, 3, 0, 1]


def test_the_display_shows_cards_and_gaps() -> None:
    """S4: spaces are numbered from the cheapest."""
    state = table(2, cards=[35, 0, 17, 4]).state
    assert [state.card_on(space) for space in range(4)] == [35, 0, 17, 4]
    assert state.cards_on_display() == [35, 0, 17, 4]
    state.clear_space(0)
    state.clear_space(2)
    assert [state.card_on(space) for space in range(4)] == [-1, 0, -1, 4]
    assert state.cards_on_display() == [0, 4]
    state.clear_space(3)
    assert state.cards_on_display() == [0]


def test_each_stack_has_its_own_top() -> None:
    """S5: seven buildings a stack, the first of them on top."""
    state = new_game(4)
    assert [state.top_of(stack) for stack in range(4)] == [0, 7, 14, 21]
    state.built = 1 + 6 * 2**4 + 2 * 2**12
    assert [state.gone_from(stack) for stack in range(4)] == [1, 6, 0, 2]
    assert [state.top_of(stack) for stack in range(4)] == [1, 13, 14, 23]


@pytest.mark.parametrize("stack", [0, 1, 2])
def test_a_stack_is_empty_when_all_seven_buildings_are_gone(stack: int) -> None:
    """S5, E2: and not before."""
    state = new_game(3)
    assert not state.has_empty_stack()
    state.built = 6 * 2 ** (4 * stack)
    assert not state.has_empty_stack()
    state.built = 7 * 2 ** (4 * stack)
    assert state.has_empty_stack()


def test_a_stack_that_went_back_into_the_box_is_not_looked_at() -> None:
    """S5: with three players the fourth stack is not in the game."""
    state = new_game(3)
    state.built = 7 * 2**12
    assert not state.has_empty_stack()


def test_a_board_starts_with_its_own_resources() -> None:
    game = table(2).gives(0, wood=1, gold=2)
    assert game.player(0).resources == bundle(1, 0, 0, 2)
    assert game.player(1).resources == 0
