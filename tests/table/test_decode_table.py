"""Typed values by number."""

import pytest

from stoneage.table.decode_table import DecodeTable


@pytest.mark.parametrize("number", [0, 5, 511, 512, 2**61])
def test_a_value_is_made_once(number: int) -> None:
    made: list[int] = []

    def decode(number: int) -> tuple[int]:
        made.append(number)
        return (number,)

    table = DecodeTable(decode)
    assert table.value(number) == (number,)
    assert table.value(number) is table.value(number)
    assert table.value(number + 1) == (number + 1,)
    assert made == [number, number + 1]


@pytest.mark.parametrize("number", [7, 700])
def test_what_cannot_be_decoded_is_said_every_time(number: int) -> None:
    def refuse(number: int) -> None:
        raise ValueError(number)

    table = DecodeTable(refuse)
    for _ in range(2):
        with pytest.raises(ValueError, match=str(number)):
            table.value(number)
