"""Building a view: who may see what (C2, C10). An allow-list: what is not named stays hidden."""

from msgspec.structs import replace

from stoneage.rules import Player, Scoring, State, dice_awaited, terms, winners
from stoneage.rules.bits import number_in
from stoneage.rules.bundle import held
from stoneage.rules.components import CARDS as CARD_TABLE
from stoneage.rules.components import CHOOSE_RESOURCES, ONE_USE_TOOL
from stoneage.rules.dice import faces_of

from .names import (
    AIMS,
    ANIMALS,
    BUILDINGS,
    CARDS,
    DECISIONS,
    IGLOOS,
    LOCATIONS,
    AnimalName,
    LocationName,
    PhaseName,
    in_mask,
)
from .options import options_of
from .view import Awaited, PlayerView, Result, ScoringView, StackView, ToolView, View

PHASES: dict[int, PhaseName] = {
    int(terms.PLACE): "placing",
    int(terms.FEED): "feeding",
    int(terms.GAME_OVER): "over",
}


def view(state: State, seat: int | None = None) -> View:
    """What this seat may see; without a seat, what a spectator may see."""
    return _view(state, seat, sees_all=state.decision == terms.GAME_OVER)


def open_view(state: State) -> View:
    """What nobody may see while the game runs: every card that a player has, closed or not."""
    return _view(state, None, sees_all=True)


def _view(state: State, seat: int | None, sees_all: bool) -> View:
    return View(
        seat=seat,
        options=options_of(state.ruleset),
        round=int(state.round),
        phase=PHASES.get(int(state.decision), "using"),
        start=int(state.start),
        turn=turn(state),
        awaited=awaited(state),
        players=tuple(
            _player_view(state, player, sees_all or index == seat)
            for index, player in enumerate(state.players)
        ),
        display=tuple(_card_name(state, space) for space in range(terms.SPACES)),
        deck=len(state.deck) - int(state.drawn),
        stacks=tuple(_stack_view(state, stack) for stack in range(state.ruleset.players)),
        igloos=_igloos_left(state),
        animal=ANIMALS[state.threat - 1] if state.threat else None,
        waiting_animals=waiting_animals(state),
        gone_animals=_gone_animals(state),
        result=result(state) if state.decision == terms.GAME_OVER else None,
    )


def through_eyes(public: View, state: State, seat: int) -> View:
    """The view of a seat, made from a spectator's of the same state: only the own cards differ."""
    if not public.players[seat].hidden_cards:
        return replace(public, seat=seat)
    own = _player_view(state, state.players[seat], sees_all=True)
    players = (*public.players[:seat], own, *public.players[seat + 1 :])
    return replace(public, seat=seat, players=players)


def result(state: State) -> Result:
    """The final scoring of a game that is over."""
    return Result(
        cause="buildings" if state.has_empty_stack() else "cards",
        scoring=tuple(scoring_view(player) for player in state.players),
        winners=tuple(winners(state)),
    )


def turn(state: State) -> int:
    """Whose turn it is."""
    if state.decision in (terms.PLACE, terms.GAME_OVER):
        return int(state.current)
    return int(state.in_turn())


def awaited(state: State) -> Awaited:
    """What the game waits for, which everybody may know."""
    decision = state.decision
    name = DECISIONS[decision]
    seat = int(state.current)
    if decision == terms.GAME_OVER:
        return Awaited(decision=name)
    if decision == terms.FEED:
        return Awaited(decision=name, seat=seat, missing_food=int(state.missing))
    if decision in (terms.PLACE, terms.RESOLVE):
        return Awaited(decision=name, seat=seat)
    at = LOCATIONS[state.location]
    if decision == terms.PAY:
        return Awaited(decision=name, seat=seat, at=at)
    aim = AIMS[state.aim]
    if decision == terms.ROLL:
        return Awaited(decision=name, at=at, aim=aim, dice_to_roll=int(dice_awaited(state)))
    return Awaited(decision=name, seat=seat, at=at, aim=aim, dice=tuple(faces_of(state.dice)))


def _player_view(state: State, player: Player, sees_all: bool) -> PlayerView:
    seen, extra = _seen_cards(state, player, sees_all)
    every_card = player.cards | player.extra_card
    wood, brick, stone, gold = (int(held(player.resources, resource)) for resource in range(4))
    return PlayerView(
        score=int(player.score),
        food=int(player.food),
        agriculture=int(player.agriculture),
        figures=int(player.figures),
        home=int(player.home),
        chasing=int(player.chasing),
        placed=_placed(player),
        wood=wood,
        brick=brick,
        stone=stone,
        gold=gold,
        tools=_tools(player),
        one_use_tools=tuple(value for value in (2, 3, 4) if player.unused >> value + 1 & 1),
        may_choose_resources=bool(player.may_choose),
        cards=in_mask(seen, CARDS),
        extra_card=next(iter(in_mask(extra, CARDS)), None),
        hidden_cards=int(number_in(every_card & ~(seen | extra))),
        buildings=in_mask(player.buildings, BUILDINGS),
        igloos=in_mask(player.igloos, IGLOOS),
    )


def _seen_cards(state: State, player: Player, sees_all: bool) -> tuple[int, int]:
    """The masks of a player's cards, and of their extra card, that a viewer sees (C2, C10)."""
    if sees_all:
        return player.cards, player.extra_card
    return face_up_cards(player) if state.ruleset.closed_cards else player.cards, 0


def as_seen(state: State, player: Player, sees_all: bool) -> Player:
    """A copy of the player with only those cards that a viewer sees."""
    twin = player.copy()
    twin.cards, twin.extra_card = _seen_cards(state, player, sees_all)
    return twin


def face_up_cards(player: Player) -> int:
    """The cards that still lie open with their owner: unspent one-use tools and C12."""
    mask = 0
    for index, card in enumerate(CARD_TABLE):
        if not player.cards >> index & 1:
            continue
        is_unspent_tool = card.top == ONE_USE_TOOL and player.unused >> card.amount + 1 & 1
        if is_unspent_tool or (card.top == CHOOSE_RESOURCES and player.may_choose):
            mask |= 1 << index
    return mask


def _placed(player: Player) -> dict[LocationName, int]:
    placed = int(player.placed)
    return {
        name: int(player.figures_at(location))
        for location, name in enumerate(LOCATIONS)
        if placed >> location & 1
    }


def _tools(player: Player) -> tuple[ToolView, ...]:
    tools = []
    for space in range(3):
        value = player.tools >> 4 * space & 15
        if value:
            tools.append(ToolView(int(value), used=not player.unused >> space & 1))
    return tuple(tools)


def scoring_view(player: Player) -> ScoringView:
    """What a player would have if the game ended now, category by category (E3)."""
    scoring = Scoring(player)
    return ScoringView(
        in_game=int(scoring.in_game),
        cultures=int(scoring.cultures),
        repeated_cultures=int(scoring.repeated_cultures),
        farmers=int(scoring.farmers),
        tool_makers=int(scoring.tool_makers),
        hut_builders=int(scoring.hut_builders),
        shamans=int(scoring.shamans),
        resources=int(scoring.resources),
        total=int(scoring.total()),
    )


def _card_name(state: State, space: int) -> str | None:
    card = state.card_on(space)
    return None if card < 0 else CARDS[card]


def _stack_view(state: State, stack: int) -> StackView:
    left = int(terms.STACK - state.gone_from(stack))
    return StackView(BUILDINGS[state.top_of(stack)] if left else None, left)


def _igloos_left(state: State) -> tuple[str, ...]:
    if not state.ruleset.igloos:
        return ()
    taken = 0
    for player in state.players:
        taken |= player.igloos
    return in_mask(~taken, IGLOOS)


def waiting_animals(state: State) -> tuple[AnimalName, ...]:
    line = state.waiting
    names: list[AnimalName] = []
    while line:
        names.append(ANIMALS[(line & 7) - 1])
        line >>= 3
    return tuple(names)


def _gone_animals(state: State) -> tuple[AnimalName, ...]:
    """Those that were drawn, and neither threaten nor wait: they have been driven off."""
    if not state.ruleset.wild_animals:
        return ()
    drawn = [piece - terms.FIRST_ANIMAL for piece in state.deck[: state.drawn]]
    here = {state.threat - 1} | {ANIMALS.index(name) for name in waiting_animals(state)}
    gone = sorted(animal for animal in drawn if animal >= 0 and animal not in here)
    return tuple(ANIMALS[animal] for animal in gone)
