"""What lies on the table: `Player` is one player's board, `State` the rest."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from .bits import bit, shifted
from .ruleset import Ruleset
from .terms import CARD_1, PLACE, SPACES, STACK

FIGURE_BITS: Final[i64] = 6  # a location's figures in Player.standing: 40 may hunt
CARD_BITS: Final[i64] = 6  # a space's card in State.display
STACK_BITS: Final[i64] = 4  # a stack's buildings gone in State.built

PLAYER_NUMBERS: Final = (
    "score",
    "food",
    "agriculture",
    "figures",
    "home",
    "chasing",
    "placed",
    "standing",
    "resources",
    "tools",
    "unused",
    "may_choose",
    "cards",
    "extra_card",
    "buildings",
    "igloos",
)
STATE_NUMBERS: Final = (
    "round",
    "start",
    "turn",
    "current",
    "decision",
    "location",
    "aim",
    "dice",
    "missing",
    "display",
    "drawn",
    "built",
    "threat",
    "waiting",
)


@final
@mypyc_attr(acyclic=True)  # nothing for the garbage collector: copies are cheaper
class Player:
    """One player's board."""

    __slots__ = PLAYER_NUMBERS

    def __init__(self) -> None:
        self.score: i64 = 0
        self.food: i64 = 12
        self.agriculture: i64 = 0
        self.figures: i64 = 5  # all of them, wherever they are
        self.home: i64 = 5  # those at home
        self.chasing: i64 = 0  # those on the animal's card (L5)
        self.placed: i64 = 0  # mask of the locations with figures of this player
        self.standing: i64 = 0  # how many, for the tool maker up to the river
        self.resources: i64 = 0  # a bundle
        self.tools: i64 = 0  # the value on each of three spaces, 4 bits a space
        self.unused: i64 = 0  # mask: bits 0-2 tools, bits 3-5 one-use tools of value 2-4
        self.may_choose: i64 = 0  # 1 = holds the unused card of C12
        self.cards: i64 = 0  # mask of the cards taken from the display
        self.extra_card: i64 = 0  # mask of the card taken unseen (C10)
        self.buildings: i64 = 0  # mask
        self.igloos: i64 = 0  # mask

    def copy(self) -> "Player":
        twin = Player()
        twin.score = self.score
        twin.food = self.food
        twin.agriculture = self.agriculture
        twin.figures = self.figures
        twin.home = self.home
        twin.chasing = self.chasing
        twin.placed = self.placed
        twin.standing = self.standing
        twin.resources = self.resources
        twin.tools = self.tools
        twin.unused = self.unused
        twin.may_choose = self.may_choose
        twin.cards = self.cards
        twin.extra_card = self.extra_card
        twin.buildings = self.buildings
        twin.igloos = self.igloos
        return twin

    def numbers(self) -> list[int]:
        return [int(getattr(self, name)) for name in PLAYER_NUMBERS]

    def restore(self, numbers: list[int]) -> None:
        """Become the player who gave these numbers."""
        for name, number in zip(PLAYER_NUMBERS, numbers, strict=True):
            setattr(self, name, number)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Player) and self.numbers() == other.numbers()

    def __hash__(self) -> int:
        return hash(tuple(self.numbers()))

    def __repr__(self) -> str:
        named = zip(PLAYER_NUMBERS, self.numbers(), strict=True)
        return f"<Player: {', '.join(f'{name} {number}' for name, number in named)}>"

    def __reduce__(self) -> tuple[object, ...]:
        """For pickle and deepcopy, which see nothing of a compiled object by themselves."""
        return restored_player, (self.numbers(),)

    def figures_at(self, location: i64) -> i64:
        if location < CARD_1:
            return self.standing >> FIGURE_BITS * location & 63
        return self.placed >> location & 1

    def send(self, location: i64, figures: i64) -> None:
        """Figures go from home to a location."""
        self.home -= figures
        self.placed |= bit(location)
        if location < CARD_1:
            self.standing += figures << FIGURE_BITS * location

    def call_home(self, location: i64) -> None:
        """The figures at a location go home (A1)."""
        figures = self.figures_at(location)
        self.home += figures
        self.placed &= ~bit(location)
        if location < CARD_1:
            self.standing -= figures << FIGURE_BITS * location


@final
@mypyc_attr(acyclic=True)
class State:
    """The whole table, hidden cards included. Players only ever get a view of it."""

    __slots__ = ("deck", "players", "ruleset", "tiles", *STATE_NUMBERS)

    def __init__(
        self, ruleset: Ruleset, deck: list[int], tiles: list[int], players: list[Player]
    ) -> None:
        self.ruleset: Ruleset = ruleset
        self.deck: list[int] = deck  # cards, and animals from 36 on, in the order of drawing
        self.tiles: list[int] = tiles  # buildings, stack after stack, each from the top
        self.players: list[Player] = players
        self.round: i64 = 1
        self.start: i64 = 0  # start player
        self.turn: i64 = 0  # how many players are done with phase 2, or with the meal
        self.current: i64 = 0  # whose decision it is
        self.decision: i64 = PLACE
        self.location: i64 = 0  # being resolved
        self.aim: i64 = 0  # of a roll: a good, DICE_FOR_ALL or REWARD
        self.dice: i64 = 0  # that fell and are not used up
        self.missing: i64 = 0  # food that the current player is short of
        self.display: i64 = 0  # per space: card + 1, or 0 where it is gone
        self.drawn: i64 = 0  # how many of the deck are drawn
        self.built: i64 = 0  # per stack: buildings gone
        self.threat: i64 = 0  # the active animal + 1, or 0
        self.waiting: i64 = 0  # the animals in line, each + 1, 3 bits each, the next lowest

    def copy(self) -> "State":
        """An independent twin; the deal, which never changes, is shared."""
        players = [player.copy() for player in self.players]
        twin = State(self.ruleset, self.deck, self.tiles, players)
        twin.round = self.round
        twin.start = self.start
        twin.turn = self.turn
        twin.current = self.current
        twin.decision = self.decision
        twin.location = self.location
        twin.aim = self.aim
        twin.dice = self.dice
        twin.missing = self.missing
        twin.display = self.display
        twin.drawn = self.drawn
        twin.built = self.built
        twin.threat = self.threat
        twin.waiting = self.waiting
        return twin

    def numbers(self) -> list[int]:
        """Everything but the rules and the deal: for saving, comparing and hashing."""
        numbers = [int(getattr(self, name)) for name in STATE_NUMBERS]
        for player in self.players:
            numbers += player.numbers()
        return numbers

    def restore(self, numbers: list[int]) -> None:
        """Become the state of the same rules and deal that gave these numbers."""
        first = len(STATE_NUMBERS)
        for name, number in zip(STATE_NUMBERS, numbers[:first], strict=True):
            setattr(self, name, number)
        for player in self.players:
            player.restore(numbers[first : first + len(PLAYER_NUMBERS)])
            first += len(PLAYER_NUMBERS)

    def __eq__(self, other: object) -> bool:
        """The same position with the same deal; what the players agreed on is not compared."""
        return (
            isinstance(other, State)
            and self.deck == other.deck
            and self.tiles == other.tiles
            and self.numbers() == other.numbers()
        )

    def __hash__(self) -> int:
        return hash(tuple(self.numbers()))

    def __repr__(self) -> str:
        players = f"{self.ruleset.players} players"
        return f"<State: round {self.round}, {players}, decision {self.decision} of {self.current}>"

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (self.ruleset, self.deck, self.tiles, self.numbers())

    def after(self, seat: i64) -> i64:
        """The left neighbour."""
        return seat + 1 if seat + 1 < self.ruleset.players else 0

    def in_turn(self) -> i64:
        """Whose turn it is in phase 2, or at the meal: others may decide in between (C3)."""
        seat = self.start + self.turn
        return seat if seat < self.ruleset.players else seat - self.ruleset.players

    def card_on(self, space: i64) -> i64:
        """The card on a space of the display, 0 to 3, or -1."""
        return (self.display >> CARD_BITS * space & 63) - 1

    def clear_space(self, space: i64) -> None:
        self.display &= ~shifted(63, CARD_BITS * space)

    def gone_from(self, stack: i64) -> i64:
        """How many buildings of a stack are gone."""
        return self.built >> STACK_BITS * stack & 15

    def top_of(self, stack: i64) -> i64:
        """The face-up building of a stack that is not empty."""
        return self.tiles[STACK * stack + self.gone_from(stack)]

    def has_empty_stack(self) -> bool:
        return any(self.gone_from(stack) == STACK for stack in range(self.ruleset.players))

    def cards_on_display(self) -> list[int]:
        """The cards from the cheapest space on, gaps left out."""
        cards: list[int] = []
        for space in range(SPACES):
            card = self.card_on(space)
            if card >= 0:
                cards.append(int(card))
        return cards


def restored(ruleset: Ruleset, deck: list[int], tiles: list[int], numbers: list[int]) -> State:
    """The state of these rules and this deal that gave these numbers."""
    state = State(ruleset, deck, tiles, [Player() for _ in range(ruleset.players)])
    state.restore(numbers)
    return state


def restored_player(numbers: list[int]) -> Player:
    """The player who gave these numbers."""
    player = Player()
    player.restore(numbers)
    return player
