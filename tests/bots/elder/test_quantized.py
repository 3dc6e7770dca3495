"""Nets on disk."""

import json
from importlib.resources import files

import pytest

from stoneage.bots.elder.quantized import QuantizedNet, UnfitNet
from stoneage.bots.elder.value.features import names
from tests.bots.elder.nets import some_weights, with_placing_net

NETS = files("stoneage.bots.elder") / "nets"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_weights_come_back_as_they_were_written(players: int) -> None:
    for weights in (some_weights(players), with_placing_net(players)):
        assert QuantizedNet.read(weights.to_bytes()) == weights


def test_the_header_is_that_of_safetensors() -> None:
    """The length of the header, the header as JSON, then nothing but the numbers."""
    file = some_weights(2).to_bytes()
    end = 8 + int.from_bytes(file[:8], "little")
    header = json.loads(file[8:end])
    assert end % 8 == 0
    assert header["hidden"]["dtype"] == "I32"
    assert header["hidden"]["shape"] == [len(names(2)) + 1, 7]
    assert header["hidden"]["data_offsets"][1] == header["outputs"]["data_offsets"][0]
    assert header["outputs"]["data_offsets"][1] == len(file) - end


@pytest.mark.parametrize(("players", "features"), [("2", "1"), ("3", "2")])
def test_weights_for_something_else_are_refused(players: str, features: str) -> None:
    """Of other features, or for another number of players."""
    notes = f'{{"features":"{features}","players":"{players}"'.encode()
    file = some_weights(2).to_bytes().replace(b'{"features":"2","players":"2"', notes)
    with pytest.raises(UnfitNet):
        QuantizedNet.read(file)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_shipped_nets_fit(players: int) -> None:
    file = (NETS / f"elder-{players}.safetensors").read_bytes()
    assert QuantizedNet.read(file).players == players


def test_the_shipped_nets_are_small() -> None:
    """Under one megabyte together."""
    assert sum(len(file.read_bytes()) for file in NETS.iterdir()) < 1_000_000
