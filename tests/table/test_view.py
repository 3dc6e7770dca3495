"""What a view shows, and what it keeps to itself."""

from stoneage.table.actions import Place
from stoneage.table.choices import choices
from stoneage.table.names import CARDS
from stoneage.table.seeing import view
from stoneage.table.view import ToolView
from tests.rules.pieces import EXTRA_CARD, FOOD_4, FOOD_7, ONE_USE_TOOL_3, TWO_OF_CHOICE
from tests.rules.scenario import Table, table


def with_cards(closed_cards: bool) -> Table:
    """Seat 0 owns a food card, an unspent one-use tool, C12 unused, and an extra card."""
    scene = table(3, closed_cards=closed_cards, cards=[EXTRA_CARD, FOOD_7, ONE_USE_TOOL_3])
    player = scene.player(0)
    player.cards = 1 << FOOD_7 | 1 << ONE_USE_TOOL_3 | 1 << TWO_OF_CHOICE
    player.extra_card = 1 << FOOD_4
    player.unused |= 16
    player.may_choose = 1
    return scene


def names(*cards: int) -> tuple[str, ...]:
    return tuple(CARDS[card] for card in cards)


def test_cards_from_the_display_are_seen_by_all() -> None:
    """C2: everybody saw them, so everybody sees them."""
    seen = view(with_cards(closed_cards=False).state, 1).players[0]
    assert seen.cards == names(FOOD_7, ONE_USE_TOOL_3, TWO_OF_CHOICE)
    assert seen.hidden_cards == 1


def test_the_extra_card_is_its_takers_secret() -> None:
    """C10: others and spectators only know that there is one."""
    state = with_cards(closed_cards=False).state
    assert view(state, 0).players[0].extra_card == CARDS[FOOD_4]
    assert view(state, 0).players[0].hidden_cards == 0
    assert view(state, 1).players[0].extra_card is None
    assert view(state, None).players[0].extra_card is None


def test_closed_cards_show_only_what_still_lies_face_up() -> None:
    """C2, C11, C12: with closed cards others see the unspent cards and the number of the rest."""
    state = with_cards(closed_cards=True).state
    seen = view(state, 1).players[0]
    assert seen.cards == names(ONE_USE_TOOL_3, TWO_OF_CHOICE)
    assert seen.hidden_cards == 2
    assert view(state, 0).players[0].cards == names(FOOD_7, ONE_USE_TOOL_3, TWO_OF_CHOICE)


def test_a_spent_card_is_turned_face_down() -> None:
    """C11, C12: once used they lie with the other closed cards."""
    scene = with_cards(closed_cards=True)
    scene.player(0).unused = 0
    scene.player(0).may_choose = 0
    seen = view(scene.state, 1).players[0]
    assert seen.cards == ()
    assert seen.hidden_cards == 4


def test_the_end_shows_everything() -> None:
    """E3: cards are turned up for the final scoring."""
    scene = with_cards(closed_cards=True).leaves_in_stack(1, 0)
    state = scene.plays_on("game over").state
    seen = view(state, 1)
    assert seen.players[0].extra_card == CARDS[FOOD_4]
    assert seen.players[0].hidden_cards == 0
    assert seen.result is not None
    assert seen.result.cause == "buildings"


def test_a_view_shows_tools_dice_and_what_is_missing() -> None:
    """T3, F2: everything that the seat to act needs to decide."""
    scene = table(2).has_tools(0, 2, 1, used=[1]).places(0, "hunt", 5).places(1, "hunt", 5)
    scene.resolves(0, "hunt")
    assert view(scene.state).awaited.dice_to_roll == 5
    assert view(scene.state).awaited.seat is None
    scene.rolls(6, 2, 2, 1, 1)
    awaited = view(scene.state).awaited
    assert (awaited.decision, awaited.seat, awaited.at) == ("use-tools", 0, "hunt")
    assert (awaited.aim, awaited.dice) == ("food", (1, 1, 2, 2, 6))
    assert view(scene.state).players[0].tools == (ToolView(2), ToolView(1, used=True))


def test_only_the_seat_to_act_has_choices() -> None:
    """P1: the others wait."""
    state = table(3, start=1).state
    assert Place("hut", 2) in choices(state, 1)
    assert choices(state, 0) == []
    assert choices(state) == choices(state, 1)
