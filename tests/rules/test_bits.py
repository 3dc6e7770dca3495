"""Masks as the bits of one number."""

import pytest

from stoneage.rules.bits import bit, number_in, shifted


@pytest.mark.parametrize("index", [0, 1, 20, 31, 32, 35, 39, 56, 62])
def test_a_mask_holds_one_bit_even_beyond_the_32nd(index: int) -> None:
    assert bit(index) == 2**index


def test_a_number_is_shifted_to_the_left() -> None:
    assert shifted(5, 0) == 5
    assert shifted(5, 3) == 40
    assert shifted(63, 18) == 63 * 2**18
    assert shifted(3, 40) == 3 * 2**40


@pytest.mark.parametrize(
    ("mask", "bits"),
    [(0, 0), (1, 1), (2, 1), (3, 2), (0b1011, 3), (2**36 - 1, 36), (2**35 + 1, 2), (2**62, 1)],
)
def test_the_set_bits_of_a_mask_are_counted(mask: int, bits: int) -> None:
    assert number_in(mask) == bits
