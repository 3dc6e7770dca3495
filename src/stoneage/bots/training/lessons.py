"""Games to learn from and to measure by, as work that can be spread."""

from array import array
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from random import Random

from msgspec import Struct

from stoneage.bots.elder.quantized import QuantizedNet
from stoneage.bots.elder.value.net import Net

from .curriculum import Curriculum
from .plan import Plan
from .selfplay import GameSeen


class Lesson(Struct, frozen=True):
    """What is learnt from a game: the features of positions, whose they are, and how it ended."""

    rows: bytes  # 16 bits each: a generation has millions of them
    seats: tuple[int, ...]
    shares: tuple[float, ...]
    margins: tuple[int, ...]
    study_rows: bytes = b""  # the candidates of studied placements, one after another
    study_sizes: tuple[int, ...] = ()
    study_worths: tuple[float, ...] = ()


def lesson_of(seen: GameSeen) -> Lesson:
    rows = array("h", memoryview(seen.rows)).tobytes()
    studies = seen.studies
    return Lesson(
        rows,
        tuple(seen.seats),
        tuple(seen.shares),
        tuple(seen.margins),
        array("h", memoryview(studies.rows)).tobytes(),
        tuple(studies.sizes),
        tuple(studies.worths),
    )


@contextmanager
def games_of_planners(plan: Plan) -> Iterator[Callable[[int], Lesson]]:
    """The job of playing game after game without a net."""
    curriculum = Curriculum(plan)

    def play(number: int) -> Lesson:
        return lesson_of(curriculum.of_planners(Random(f"{plan.seed}/planners/{number}")))

    yield play


@contextmanager
def games_of_elders(
    plan: Plan, generation: int, net: bytes, older: Sequence[bytes]
) -> Iterator[Callable[[int], Lesson]]:
    """The job of playing the games of one generation."""
    curriculum = Curriculum(plan)
    latest, others = net_of(net), [net_of(each) for each in older]

    def play(number: int) -> Lesson:
        random = Random(f"{plan.seed}/{generation}/{number}")
        return lesson_of(curriculum.of_elders(latest, others, random))

    yield play


@contextmanager
def measured_games(plan: Plan, net: bytes) -> Iterator[Callable[[int], tuple[float, int]]]:
    """The job of playing against planners: the share of the win and the margin."""
    curriculum = Curriculum(plan)
    measured = net_of(net)
    yield lambda number: curriculum.measured(measured, number)


@lru_cache(maxsize=64)
def net_of(weights: bytes) -> Net:
    """Kept, for the older ones come back in every generation."""
    return QuantizedNet.read(weights).net()
