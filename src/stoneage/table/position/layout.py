"""A position in names, and the state that stands like it."""

from typing import Annotated, Self

from msgspec import Meta, Struct

from stoneage.rules import State, terms
from stoneage.table.actions import OneUseValue, Space
from stoneage.table.assembling import assembled, player_of
from stoneage.table.names import BUILDINGS, CARDS, PIECES, AnimalName, LocationName
from stoneage.table.options import Options
from stoneage.table.seeing import open_view
from stoneage.table.view import Awaited, PlayerView, StackView, ToolView, View

Amount = Annotated[int, Meta(ge=0, le=1000)]  # far more than anybody can own
ToolValue = Annotated[int, Meta(ge=1, le=4)]


class PlayerBoard(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What one player has. Whatever is not named is as at the beginning of a game."""

    score: Annotated[int, Meta(ge=-1000, le=1000)] = 0
    food: Amount = 12
    agriculture: Annotated[int, Meta(ge=0, le=10)] = 0
    figures: Annotated[int, Meta(ge=1, le=10)] = 5
    placed: dict[LocationName, Annotated[int, Meta(ge=1, le=10)]] = {}
    chasing: Annotated[int, Meta(ge=0, le=4)] = 0  # figures on the animal's card
    wood: Amount = 0
    brick: Amount = 0
    stone: Amount = 0
    gold: Amount = 0
    tools: Annotated[tuple[ToolValue, ...], Meta(max_length=3)] = ()  # by their spaces
    used_tools: tuple[Space, ...] = ()  # the spaces whose tool is used this round
    one_use_tools: tuple[OneUseValue, ...] = ()
    may_choose_resources: bool = False
    cards: tuple[str, ...] = ()
    extra_card: str | None = None
    buildings: tuple[str, ...] = ()
    igloos: tuple[str, ...] = ()

    @classmethod
    def of(cls, seen: PlayerView) -> "PlayerBoard":
        names = (name for name in cls.__struct_fields__ if name not in ("tools", "used_tools"))
        used = tuple(space for space, tool in enumerate(seen.tools, 1) if tool.used)
        return cls(
            **{name: getattr(seen, name) for name in names},
            tools=tuple(tool.value for tool in seen.tools),
            used_tools=used,
        )

    @property
    def home(self) -> int:
        return self.figures - sum(self.placed.values()) - self.chasing

    def view(self) -> PlayerView:
        tools = tuple(
            ToolView(value, used=space in self.used_tools)
            for space, value in enumerate(self.tools, 1)
        )
        return PlayerView(
            score=self.score,
            food=self.food,
            agriculture=self.agriculture,
            figures=self.figures,
            home=self.home,
            chasing=self.chasing,
            placed=self.placed,
            wood=self.wood,
            brick=self.brick,
            stone=self.stone,
            gold=self.gold,
            tools=tools,
            one_use_tools=self.one_use_tools,
            may_choose_resources=self.may_choose_resources,
            cards=self.cards,
            extra_card=self.extra_card,
            hidden_cards=0,
            buildings=self.buildings,
            igloos=self.igloos,
        )


class Layout(Struct, frozen=True, kw_only=True):
    """Everything on the table, also what lies face down; nothing in it has been checked."""

    options: Options
    round: int
    start: int
    turn: int  # whose turn it is; others may decide in between (C3)
    awaited: Awaited
    players: tuple[PlayerBoard, ...]
    display: tuple[str | None, ...]  # the cheapest space first
    deck: tuple[str, ...]  # the next one first
    stacks: tuple[tuple[str, ...], ...]  # each from the top
    animal: AnimalName | None = None
    waiting_animals: tuple[AnimalName, ...] = ()

    @classmethod
    def of(cls, state: State) -> Self:
        seen = open_view(state)
        return cls(
            options=seen.options,
            round=seen.round,
            start=seen.start,
            turn=seen.turn,
            awaited=seen.awaited,
            players=tuple(PlayerBoard.of(board) for board in seen.players),
            display=seen.display,
            deck=tuple(PIECES[piece] for piece in state.deck[state.drawn :]),
            stacks=tuple(_left_of(state, stack) for stack in range(state.ruleset.players)),
            animal=seen.animal,
            waiting_animals=seen.waiting_animals,
        )

    def state(self) -> State:
        """The state of this layout, which must have been checked."""
        players = [player_of(board.view()) for board in self.players]
        return assembled(self._view(), players, self._deck(), self._tiles())

    def _view(self) -> View:
        return View(
            seat=None,
            options=self.options,
            round=self.round,
            phase="placing",
            start=self.start,
            turn=self.turn,
            awaited=self.awaited,
            players=(),
            display=self.display,
            deck=len(self.deck),
            stacks=tuple(StackView(next(iter(left), None), len(left)) for left in self.stacks),
            igloos=(),
            animal=self.animal,
            waiting_animals=self.waiting_animals,
            gone_animals=(),
            result=None,
        )

    def _deck(self) -> list[int]:
        """What is drawn in printed order, then what is to come."""
        to_come = [PIECES.index(piece) for piece in self.deck]
        pieces = PIECES if self.options.wild_animals else CARDS
        drawn = [piece for piece in range(len(pieces)) if piece not in to_come]
        return drawn + to_come

    def _tiles(self) -> list[int]:
        """Each stack begins with what is gone; what is not in play comes last."""
        gone = [BUILDINGS.index(name) for board in self.players for name in board.buildings]
        tiles: list[int] = []
        for left in self.stacks:
            missing = int(terms.STACK) - len(left)
            tiles += gone[:missing] + [BUILDINGS.index(name) for name in left]
            del gone[:missing]
        return tiles + [tile for tile in range(len(BUILDINGS)) if tile not in tiles]


def _left_of(state: State, stack: int) -> tuple[str, ...]:
    first = int(terms.STACK) * stack
    tiles = state.tiles[first + int(state.gone_from(stack)) : first + int(terms.STACK)]
    return tuple(BUILDINGS[tile] for tile in tiles)
