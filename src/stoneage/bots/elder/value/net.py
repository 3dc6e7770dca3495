"""A small net in whole numbers: the same answer on every machine, compiled or not.

One hidden layer of rectified units and two outputs, the chance to win and the margin in points.
Three hidden units share a word, 21 bits each, so that one addition moves three of them; a feature
that changes costs one column of additions, and one that stays costs nothing.
"""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

LANES: Final[i64] = 3
LANE_BITS: Final[i64] = 21
LANE: Final[i64] = 0x1FFFFF
HALF_LANE: Final[i64] = 0x100000  # lanes hold their number plus this, so that none is negative
HIDDEN_UNIT: Final = 8192.0  # what stands for 1.0 in the hidden layer
OUTPUT_UNIT: Final = 4096.0  # the same for the weights of the outputs
POINTS: Final = 50.0  # a margin of 1.0 in points
NEVER: Final[i64] = -(10**18)  # no feature is ever so small
MOST_NAMES: Final = 1000


@final
class Net:
    """The weights. `columns` are the hidden units' words, feature after feature, bias last."""

    def __init__(
        self,
        features: i64,
        columns: list[int],
        win: list[int],
        margin: list[int],
        prize: float = 0.0,
        placing: "Net | None" = None,
    ) -> None:
        self.features: i64 = features
        self.words: i64 = i64(len(columns)) // (features + 1)
        self.columns: vec[i64] = vec[i64](columns)
        self.win: vec[i64] = vec[i64](win)  # bias last
        self.margin: vec[i64] = vec[i64](margin)
        self.prize: float = prize  # points that a sure win counts beside the margin, in choices
        self.placing: Net | None = placing  # the one that compares placements


@final
class Evaluation:
    """What the net says about a position, from one seat."""

    __slots__ = ("margin", "win")

    def __init__(self, win: float, margin: float) -> None:
        self.win: float = win
        self.margin: float = margin


@final
class Accumulator:
    """The features of one position and the hidden layer that belongs to them.

    Features are put one after another, each with its name. One that is `naming` takes every number
    for a change and keeps the names of what has changed: so all names come from the same calls.
    """

    def __init__(self, net: Net, naming: bool = False) -> None:
        self.net: Net = net
        self.naming: bool = naming
        self.block: str = ""
        self.names: list[str] = []
        self.next: i64 = 0
        unseen = [int(NEVER)] * MOST_NAMES if naming else [0] * int(net.features)
        self.values: vec[i64] = vec[i64](unseen)
        start = int(net.features * net.words)
        hidden: vec[i64] = vec[i64]([0] * int(net.words))
        for word in range(net.words):
            hidden[word] = net.columns[start + word]
        self.hidden: vec[i64] = hidden

    def begin(self, block: str, number: i64) -> None:
        """The names that follow begin so; a `#` stands for the number."""
        if self.naming:
            self.block = numbered(block, number)

    def put(self, name: str, value: i64) -> None:
        """Set the next feature; the hidden layer follows."""
        feature = self.next
        self.next = feature + 1
        if value != self.values[feature]:
            self._change(name, 0, feature, value)

    def put_numbered(self, name: str, number: i64, value: i64) -> None:
        """One of a series: a `#` in its name stands for the number."""
        feature = self.next
        self.next = feature + 1
        if value != self.values[feature]:
            self._change(name, number, feature, value)

    def put_steps(self, name: str, steps: vec[i64], number: i64) -> None:
        """One feature for every step that a number reaches; a `#` in the name stands for it."""
        values = self.values
        feature = self.next
        self.next = feature + i64(len(steps))
        for index in range(i64(len(steps))):
            step = steps[index]
            value = i64(number >= step)
            if value != values[feature]:
                self._change(name, step, feature, value)
            feature += 1

    def put_zeros(self, number: i64) -> None:
        """So many features that say nothing now; their names must have been told before."""
        values = self.values
        feature = self.next
        self.next = feature + number
        while feature < self.next:
            if values[feature]:
                self._change("", 0, feature, 0)
            feature += 1

    def _change(self, name: str, number: i64, feature: i64, value: i64) -> None:
        if self.naming:
            self.names.append(self.block + numbered(name, number))
            return
        change = value - self.values[feature]
        self.values[feature] = value
        columns = self.net.columns
        hidden = self.hidden
        words = self.net.words
        column = feature * words
        word: i64 = 0
        while word < words:
            hidden[word] = hidden[word] + change * columns[column + word]
            word += 1

    def evaluate(self) -> Evaluation:
        hidden = self.hidden
        win = self.net.win
        margin = self.net.margin
        number = self.net.words
        wins: i64 = 0
        margins: i64 = 0
        unit: i64 = 0
        word: i64 = 0
        while word < number:
            lanes = hidden[word]
            first = (lanes & LANE) - HALF_LANE
            second = (lanes >> LANE_BITS & LANE) - HALF_LANE
            third = (lanes >> LANE_BITS + LANE_BITS & LANE) - HALF_LANE
            if first > 0:
                wins += first * win[unit]
                margins += first * margin[unit]
            if second > 0:
                wins += second * win[unit + 1]
                margins += second * margin[unit + 1]
            if third > 0:
                wins += third * win[unit + 2]
                margins += third * margin[unit + 2]
            unit += LANES
            word += 1
        scale = HIDDEN_UNIT * OUTPUT_UNIT
        logit = float(wins) / scale + float(win[unit]) / OUTPUT_UNIT
        points = float(margins) / scale + float(margin[unit]) / OUTPUT_UNIT
        return Evaluation(1.0 / (1.0 + exp(-max(min(logit, 30.0), -30.0))), points * POINTS)


def numbered(name: str, number: i64) -> str:
    return name.replace("#", str(int(number)))
