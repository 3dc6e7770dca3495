"""How chance plays its part, from a source of numbers that is given from outside (S4 to S6, L1)."""

from mypy_extensions import i64, mypyc_attr

from .components import BUILDINGS, CARDS
from .dice import of_face
from .errors import IllegalAction
from .game import deal, dice_awaited, roll_unchecked
from .house import ANIMALS
from .ruleset import Ruleset
from .state import State
from .terms import FIRST_ANIMAL, ROLL, SPACES

ANYBODY = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of fair numbers. The rules own none: whoever wants a random game brings one."""

    def below(self, limit: i64) -> i64:
        """A number from 0 to `limit` - 1, each as likely as the others."""
        raise NotImplementedError


def shuffled(pieces: list[int], chance: Chance) -> list[int]:
    mixed = list(pieces)
    for last in range(len(mixed) - 1, 0, -1):
        other = chance.below(last + 1)
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return mixed


def random_deal(ruleset: Ruleset, chance: Chance, start: int = ANYBODY) -> State:
    """Shuffle cards, then animals into the rest, then buildings; then choose who starts."""
    deck = shuffled(list(range(len(CARDS))), chance)
    if ruleset.wild_animals:
        animals = [int(FIRST_ANIMAL + animal) for animal in range(ANIMALS)]
        deck = deck[:SPACES] + shuffled(deck[SPACES:] + animals, chance)
    tiles = shuffled(list(range(len(BUILDINGS))), chance)
    if start == ANYBODY:
        start = chance.below(ruleset.players)
    return deal(ruleset, deck, tiles, start)


def random_dice(number: i64, chance: Chance) -> i64:
    dice: i64 = 0
    for _ in range(number):
        dice += of_face(1 + chance.below(6))
    return dice


def let_fall(state: State, chance: Chance) -> None:
    """The awaited dice fall as chance will have it, or `IllegalAction`."""
    if state.decision != ROLL:
        raise IllegalAction("no-roll-awaited")
    roll_unchecked(state, random_dice(dice_awaited(state), chance))
