"""The whole game: deal, legal actions, apply, roll. It asks the module in charge of each.

`apply` and `roll` check what they are given and raise `IllegalAction` before they change
anything. Search, which only plays actions that it was offered, takes the unchecked ones.
"""

from typing import Final

from mypy_extensions import i64

from . import animals, buildings, cards, feeding, gathering, paying, placing, rounds, village
from .components import BUILDINGS, CARDS
from .dice import gathered
from .errors import IllegalAction, IllegalSetup
from .house import ANIMALS
from .offer import Offer, borrowed, give_back
from .reasons import why_illegal
from .ruleset import Ruleset
from .state import Player, State
from .terms import (
    BUILDING_1,
    CARD_1,
    CODE,
    CODE_BITS,
    DECLINE,
    DICE_FOR_ALL,
    FEED,
    FIRST_ANIMAL,
    FIRST_STEP,
    GAME_OVER,
    HUNT,
    LOCATIONS,
    NEXT_CHASE,
    NEXT_DIE,
    NEXT_LOCATION,
    NEXT_MEAL,
    NEXT_REWARD,
    PAY,
    PLACE,
    RESOLVE,
    REWARD,
    ROLL,
    SPACES,
    STARVE,
    TAKE_DIE,
    TAKE_DIE_ACTION,
    TAKE_RESOURCES_ACTION,
    TAKE_REWARD,
    USE_TOOLS,
    USE_TOOLS_ACTION,
)
from .tools import can_use, offer_tools

DICE_OF_A_CARD: Final[i64] = 2
LAST_ACTION: Final = 2**62 - 1  # no action has a larger number


def deal(ruleset: Ruleset, deck: list[int], tiles: list[int], start: int) -> State:
    """A new game (S1 to S6). `deck` and `tiles` are complete, in the order of drawing."""
    check_deal(ruleset, deck, tiles)
    if not 0 <= start < ruleset.players:
        raise IllegalSetup("the start player is none of the players")
    state = State(ruleset, list(deck), list(tiles), [Player() for _ in range(ruleset.players)])
    state.display = rounds.laid_out(deck[:SPACES])
    state.drawn = SPACES
    state.start = start
    state.current = start
    return state


def check_deal(ruleset: Ruleset, deck: list[int], tiles: list[int]) -> None:
    pieces = len(CARDS) + (int(ANIMALS) if ruleset.wild_animals else 0)
    if sorted(deck) != list(range(pieces)):
        raise IllegalSetup("the deck must hold every card once")
    if max(deck[:SPACES]) >= FIRST_ANIMAL:
        raise IllegalSetup("no animal is among the first four cards")
    if sorted(tiles) != list(range(len(BUILDINGS))):
        raise IllegalSetup("the stacks must hold every building once")


def legal_actions(state: State) -> list[int]:
    """All that the current player may do; empty while dice must fall, and at the end."""
    offer = borrowed()
    offer_actions(state, offer)
    actions = offer.listed()
    give_back(offer)
    return actions


def offer_actions(state: State, offer: Offer) -> None:
    """Put the legal actions, and nothing else, into an offer."""
    offer.clear()
    decision = state.decision
    player = state.players[state.current]
    if decision == PLACE:
        placing.offer_placements(state, player, offer)
    elif decision == RESOLVE:
        rounds.offer_locations(player, offer)
        paying.offer_choice_card(player, offer)
    elif decision == USE_TOOLS:
        offer_tools(player, offer)
    elif decision == PAY:
        paying.offer_payments(state, player, offer)
    elif decision == FEED:
        feeding.offer_meals(state, player, offer)
    elif decision == TAKE_DIE:
        cards.offer_dice(state, offer)
    elif decision == TAKE_REWARD:
        animals.offer_rewards(state, offer)


def apply(state: State, action: int) -> None:
    """Do it, or raise `IllegalAction` and change nothing."""
    check_action(state, action)
    apply_unchecked(state, action)


def check_action(state: State, action: int) -> None:
    """Whether the player may do it, or `IllegalAction`."""
    if not is_legal(state, action):
        raise IllegalAction(why_illegal(state, action))


def is_legal(state: State, action: int) -> bool:
    """Whether it is among the legal actions; any int may be asked for."""
    if not 0 <= action <= LAST_ACTION:
        return False
    player = state.players[state.current]
    if state.decision == PLACE:
        return placing.is_placement(state, player, action)
    if state.decision == RESOLVE and action < LOCATIONS * 16:
        return action & 15 == 0 and rounds.is_waiting(player, action >> 4)
    if state.decision == USE_TOOLS:
        return action >= USE_TOOLS_ACTION and can_use(player, action - USE_TOOLS_ACTION)
    offer = borrowed()
    offer_actions(state, offer)
    is_offered = offer.holds(action)
    give_back(offer)
    return is_offered


def roll(state: State, faces: list[int]) -> None:
    """Let the awaited dice show these faces, or raise `IllegalAction` and change nothing."""
    check_dice(state, faces)
    roll_unchecked(state, gathered(faces))


def check_dice(state: State, faces: list[int]) -> None:
    """Whether the awaited dice can show these faces, or `IllegalAction`."""
    if state.decision != ROLL:
        raise IllegalAction("no-roll-awaited")
    if len(faces) != dice_awaited(state) or not all(1 <= face <= 6 for face in faces):
        raise IllegalAction("not-these-dice")


def dice_awaited(state: State) -> i64:
    """How many dice the awaited roll has (A3, A4, C3, C6, L6, D15)."""
    if state.aim == DICE_FOR_ALL:
        return state.ruleset.players
    player = state.players[state.current]
    if state.aim == REWARD:
        return player.chasing
    if state.location >= CARD_1:
        return DICE_OF_A_CARD
    return player.figures_at(state.location)


def apply_unchecked(state: State, action: i64) -> None:
    """Play one of the legal actions. Any other leaves a broken state behind."""
    perform(state, action)
    while state.decision >= FIRST_STEP:
        step(state)


def roll_unchecked(state: State, dice: i64) -> None:
    """Let the awaited dice fall. Any other dice leave a broken state behind."""
    see_dice(state, dice)
    while state.decision >= FIRST_STEP:
        step(state)


def trail_of_action(before: State, action: int) -> list[State]:
    """The state before the action, after it, and after each step that follows.

    Or `IllegalAction`; the state before is never changed.
    """
    check_action(before, action)
    return trail_of_choice(before, action)


def trail_of_choice(before: State, action: i64) -> list[State]:
    """The same for one of the legal actions, without a check."""
    after = before.copy()
    perform(after, action)
    return with_steps([before, after])


def trail_of_roll(before: State, faces: list[int]) -> list[State]:
    """The same for the awaited dice."""
    check_dice(before, faces)
    return trail_of_dice(before, gathered(faces))


def trail_of_dice(before: State, dice: i64) -> list[State]:
    """The same for as many dice as are awaited, without a check."""
    after = before.copy()
    see_dice(after, dice)
    return with_steps([before, after])


def with_steps(trail: list[State]) -> list[State]:
    """The trail, longer by the state after each step: told one by one, they are the story."""
    state = trail[-1]
    while state.decision >= FIRST_STEP:
        state = state.copy()
        step(state)
        trail.append(state)
    return trail


def see_dice(state: State, dice: i64) -> None:
    """The dice fall; the steps that follow are left to `step`."""
    state.dice = dice
    if state.aim == DICE_FOR_ALL:
        state.decision = NEXT_DIE
    elif state.aim == REWARD:
        state.decision = NEXT_REWARD
    else:
        gathering.see_roll(state, state.players[state.current])


def perform(state: State, action: i64) -> None:
    """Only what the player does; the steps that follow are left to `step`."""
    decision = state.decision
    player = state.players[state.current]
    if decision == PLACE:
        placing.place(state, player, action >> 4, action & 15)
    elif action & CODE == TAKE_RESOURCES_ACTION:
        take_resources(state, player, action >> CODE_BITS)
    elif decision == RESOLVE:
        resolve(state, player, action >> 4)
    elif decision == USE_TOOLS:
        gathering.bring_home(state, player, action - USE_TOOLS_ACTION)
    elif decision == PAY:
        pay(state, player, action)
    elif decision == FEED:
        if action == STARVE:
            feeding.starve(state, player)
        else:
            feeding.feed(state, player, action >> CODE_BITS)
    elif decision == TAKE_DIE:
        cards.take_die(state, player, action - TAKE_DIE_ACTION)
    else:
        animals.take_reward(state, player, action)


def resolve(state: State, player: Player, location: i64) -> None:
    """The player's figures at one location get to work (A1)."""
    state.location = location
    if location < HUNT:
        village.visit(state, player, location)
    elif location < CARD_1:
        gathering.gather(state, location)
    else:
        paying.ask_for_payment(state, player)


def pay(state: State, player: Player, action: i64) -> None:
    if action == DECLINE:
        paying.decline(state, player)
    elif state.location < BUILDING_1:
        cards.take_card(state, player, action)
    else:
        buildings.take_building(state, player, action)


def take_resources(state: State, player: Player, chosen: i64) -> None:
    """The card of C12 is used, and the question it was used at is asked again (D12)."""
    paying.choose_resources(player, chosen)
    if state.decision == PAY:
        paying.ask_for_payment(state, player)
    elif state.decision == FEED:
        feeding.ask_for_meal(state, player)


def step(state: State) -> None:
    """One thing that happens by itself."""
    decision = state.decision
    if decision == NEXT_LOCATION:
        rounds.next_location(state)
    elif decision == NEXT_DIE:
        cards.next_die(state)
    elif decision == NEXT_CHASE:
        animals.next_chase(state)
    elif decision == NEXT_REWARD:
        animals.next_reward(state)
    elif decision == NEXT_MEAL:
        feeding.next_meal(state)
    else:
        rounds.end_round(state)


def is_over(state: State) -> bool:
    return state.decision == GAME_OVER
