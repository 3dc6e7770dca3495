"""The weights of nets on disk: safetensors with two tensors of whole numbers for each net."""

import sys
from array import array
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from .value.features import VERSION, names
from .value.net import HALF_LANE, HIDDEN_UNIT, LANE_BITS, LANES, OUTPUT_UNIT, Net

HEADER_LENGTH = 8
VALUE = ("hidden", "outputs")
PLACING = ("placing_hidden", "placing_outputs")


class Tensor(Struct, frozen=True):
    """Where a tensor lies in the file."""

    dtype: str
    shape: tuple[int, int]
    data_offsets: tuple[int, int]


class UnfitNet(Exception):
    """The file is for other features, another number of players or another program."""


class Layers(Struct, frozen=True):
    """`hidden` has a row for every feature and one for the bias, `outputs` one for each output."""

    hidden: tuple[tuple[int, ...], ...]
    outputs: tuple[tuple[int, ...], ...]

    @classmethod
    def quantized(
        cls, hidden: Sequence[Sequence[float]], outputs: Sequence[Sequence[float]]
    ) -> "Layers":
        return cls(
            tuple(tuple(round(HIDDEN_UNIT * x) for x in row) for row in hidden),
            tuple(tuple(round(OUTPUT_UNIT * x) for x in row) for row in outputs),
        )

    def net(self, prize: float, placing: Net | None) -> Net:
        """Three hidden units to a word; the bias also brings every lane to its middle."""
        lanes = int(LANES)
        number = len(self.hidden[0])
        padding = (0,) * (-number % lanes)
        columns: list[int] = []
        for feature, row in enumerate(self.hidden):
            is_bias = feature == len(self.hidden) - 1
            middle = int(HALF_LANE) if is_bias else 0
            units = [unit + middle for unit in row + padding]
            for word in range(0, len(units), lanes):
                columns.append(_packed(units[word : word + lanes]))
        win, margin = ((*row[:-1], *padding, row[-1]) for row in self.outputs)
        return Net(len(self.hidden) - 1, columns, list(win), list(margin), prize, placing)


class QuantizedNet(Struct, frozen=True):
    """The net that tells what a position is worth, and one that compares placements, if any."""

    players: int
    prize: float  # points that a sure win counts beside the margin, in choices
    value: Layers
    placing: Layers | None = None

    @classmethod
    def read(cls, file: bytes) -> "QuantizedNet":
        """Of a file that was written by `to_bytes`, or `UnfitNet`."""
        end = HEADER_LENGTH + int.from_bytes(file[:HEADER_LENGTH], "little")
        header = msgspec.json.decode(file[HEADER_LENGTH:end], type=dict[str, msgspec.Raw])
        notes = msgspec.json.decode(header.pop("__metadata__"), type=dict[str, str])
        if notes.get("features") != str(VERSION):
            raise UnfitNet(notes)
        players = int(notes["players"])
        tensors = {name: msgspec.json.decode(raw, type=Tensor) for name, raw in header.items()}
        body = file[end:]
        value = Layers(*(_rows(body, tensors[name]) for name in VALUE))
        placing = None
        if PLACING[0] in tensors:
            placing = Layers(*(_rows(body, tensors[name]) for name in PLACING))
        for layers in (value, placing or value):
            if len(layers.hidden) != len(names(players)) + 1:
                raise UnfitNet(notes)
        return cls(players, float(notes["prize"]), value, placing)

    def to_bytes(self) -> bytes:
        """Safetensors: the length of a JSON header, the header, the numbers."""
        parts = dict(zip(VALUE, (self.value.hidden, self.value.outputs), strict=True))
        if self.placing is not None:
            layers = (self.placing.hidden, self.placing.outputs)
            parts.update(zip(PLACING, layers, strict=True))
        numbers = {name: _numbers(rows) for name, rows in parts.items()}
        notes = {"features": VERSION, "players": self.players, "prize": self.prize}
        header: dict[str, object] = {
            "__metadata__": {name: str(note) for name, note in notes.items()}
        }
        at = 0
        for name, rows in parts.items():
            size = len(numbers[name])
            header[name] = Tensor("I32", (len(rows), len(rows[0])), (at, at + size))
            at += size
        text = msgspec.json.encode(header)
        text += b" " * (-len(text) % HEADER_LENGTH)
        return len(text).to_bytes(HEADER_LENGTH, "little") + text + b"".join(numbers.values())

    def net(self) -> Net:
        placing = None if self.placing is None else self.placing.net(self.prize, None)
        return self.value.net(self.prize, placing)


def _packed(units: Sequence[int]) -> int:
    return sum(unit << int(LANE_BITS) * lane for lane, unit in enumerate(units))


def _numbers(rows: Sequence[Sequence[int]]) -> bytes:
    numbers = array("i", [number for row in rows for number in row])
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers.tobytes()


def _rows(body: bytes, tensor: Tensor) -> tuple[tuple[int, ...], ...]:
    start, end = tensor.data_offsets
    numbers = array("i", body[start:end])
    if sys.byteorder == "big":
        numbers.byteswap()
    height, width = tensor.shape
    return tuple(tuple(numbers[row * width : (row + 1) * width]) for row in range(height))


@cache
def shipped(players: int) -> Net:
    """The net for so many players that comes with the game."""
    file = files(__package__) / "nets" / f"elder-{players}.safetensors"
    return QuantizedNet.read(file.read_bytes()).net()
