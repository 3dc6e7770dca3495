"""Nets for tests: weights drawn by lot."""

from random import Random

from stoneage.bots.elder.quantized import Layers, QuantizedNet
from stoneage.bots.elder.value.features import names

Rows = list[list[float]]


def drawn(players: int, seed: int, hidden: int = 7) -> tuple[Rows, Rows]:
    """The hidden layer with its bias and both outputs with theirs, in floats."""
    random = Random(seed)
    features = len(names(players))
    first = [[random.gauss(0, 0.01) for _ in range(hidden)] for _ in range(features + 1)]
    last = [[random.gauss(0, 0.5) for _ in range(hidden + 1)] for _ in range(2)]
    return first, last


def some_layers(players: int, seed: int) -> Layers:
    return Layers.quantized(*drawn(players, seed))


def some_weights(players: int, seed: int = 1) -> QuantizedNet:
    return QuantizedNet(players, 0.01, some_layers(players, seed))


def with_placing_net(players: int, seed: int = 1) -> QuantizedNet:
    """Placements are compared by a net with other weights."""
    value, placing = some_layers(players, seed), some_layers(players, seed + 1)
    return QuantizedNet(players, 0.01, value, placing)
