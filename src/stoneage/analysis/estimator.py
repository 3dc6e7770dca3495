"""What may be expected of a position, by those who see a view of it and nothing more."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean
from zlib import crc32

import msgspec
from msgspec import Struct

from stoneage.bots.elder import shipped
from stoneage.bots.elder.lookahead import candidates
from stoneage.bots.rng import Xorshift
from stoneage.rules import State
from stoneage.table import Action, View
from stoneage.table.codec import decode, encode
from stoneage.table.names import CARDS, mask_of
from stoneage.table.redeal import Deals

from .all_seats import AllSeats, Estimate
from .chances import Chances, in_millionths, mean

WORLDS = 4  # where something is unknown that the estimate depends on


class Expectation(Struct, frozen=True):
    """A mean over worlds: every seat's chance and its lead in points."""

    chances: Chances
    margins: tuple[float, ...]
    samples: tuple[list[float], ...]  # the chances, world by world


class Estimator:
    """For one game: the nets move from position to position with it."""

    def __init__(self, players: int) -> None:
        self.seats = AllSeats(shipped(players), players)
        self._worlds: Worlds | None = None  # of the last view that was asked about

    def position(self, view: View) -> Expectation:
        """How things stand, for whoever sees this view."""
        self.look_for(view.turn, view)
        return expectation([self.seats.static(world) for world in self.worlds_for(view)])

    def choices(self, view: View, choices: Sequence[Action]) -> list[Expectation]:
        """What each choice of the seat to act leads to, everything that follows averaged."""
        worlds = self.worlds(view, WORLDS) if _may_uncover(view) else self.worlds_for(view)
        self.look_for(view.awaited.seat or 0, view)
        actions = [encode(choice) for choice in choices]
        after = self.seats.after
        return [expectation([after(world, action) for world in worlds]) for action in actions]

    def sensible(self, view: View, choices: Sequence[Action]) -> list[Action]:
        """Without tools that bring nothing, and without what can only be better later."""
        worth_it = {decode(action) for action in candidates(self.worlds(view, 1)[0])}
        return [choice for choice in choices if choice in worth_it]

    def opinions(self, view: View, choices: Sequence[Action]) -> list[float]:
        """What Elder thinks of the choices at once: which of them are worth a closer look."""
        seat = view.awaited.seat or 0
        world = self.worlds(view, 1)[0]
        return self.seats.lookaheads[seat].values(world, [encode(each) for each in choices])

    def placements(self, view: View, choices: Sequence[Action]) -> list[Expectation]:
        """The same for placements, looked at when everybody has placed."""
        worlds = self.worlds_for(view)
        self.look_for(view.awaited.seat or 0, view)
        after = self.seats.after_placing
        return [expectation(after(worlds, encode(choice))) for choice in choices]

    def look_for(self, seat: int, view: View) -> None:
        extra_card = view.players[seat].extra_card
        self.seats.look_for(seat, 0 if extra_card is None else mask_of((extra_card,), CARDS))

    def worlds_for(self, view: View) -> list[State]:
        """One deal, or several where cards count that the viewer does not see."""
        is_unknown = any(board.hidden_cards for board in view.players)
        counts = view.options.closed_cards or _may_end(view)
        return self.worlds(view, WORLDS if is_unknown and counts else 1)

    def worlds(self, view: View, number: int) -> list[State]:
        """Deals that agree with the view. Shared: do not change them."""
        if self._worlds is None or view is not self._worlds.view:
            self._worlds = Worlds(view)
        return self._worlds.first(number)


class Worlds:
    """Deals that agree with a view, as many as have been asked for."""

    def __init__(self, view: View) -> None:
        self.view = view
        self._deals = Deals(view)
        self._chance = chance_for(view)
        self._dealt: list[State] = []

    def first(self, number: int) -> list[State]:
        while len(self._dealt) < number:
            self._dealt.append(self._deals.deal(self._chance))
        return self._dealt[:number]


def chance_for(view: View) -> Xorshift:
    """The same for the same view on every machine, and nothing else is known to it."""
    return Xorshift(crc32(msgspec.msgpack.encode(view)))


def _may_end(view: View) -> bool:
    """Whether the game may be over before the nets are asked: then the extra cards count."""
    if view.phase == "placing":
        return False
    lowest = min(stack.left for stack in view.stacks)
    return lowest <= len(view.players) or view.deck < len(view.display)


def _may_uncover(view: View) -> bool:
    """Whether the seat to act may take a building, under which another one lies."""
    awaited = view.awaited
    if awaited.decision == "resolve":
        return any(at.startswith("building") for at in view.players[awaited.seat or 0].placed)
    return awaited.decision == "pay" and (awaited.at or "").startswith("building")


def expectation(estimates: Sequence[Estimate]) -> Expectation:
    chances = [estimate.chances for estimate in estimates]
    margins = mean([estimate.margins for estimate in estimates])
    return Expectation(in_millionths(mean(chances)), tuple(margins), tuple(chances))


def error_of_distance(one: Expectation, other: Expectation, seat: int) -> float:
    """The standard error of a seat's distance, world by world; 0 where nothing was sampled."""
    pairs = zip(one.samples, other.samples, strict=True)
    return standard_error([[mine[seat] - yours[seat]] for mine, yours in pairs])


def standard_error(samples: Sequence[Sequence[float]]) -> float:
    """Of the mean, for the seat whose numbers differ most; 0 where nothing was sampled."""
    if len(samples) < 2:
        return 0.0
    return max(_error_of_mean(column) for column in zip(*samples, strict=True))


def _error_of_mean(numbers: Sequence[float]) -> float:
    middle = fmean(numbers)
    squares = sum((number - middle) ** 2 for number in numbers)
    return sqrt(squares / (len(numbers) - 1) / len(numbers))
