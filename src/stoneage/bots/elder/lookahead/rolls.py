"""Dice for a total: which faces make no difference to goods, only their sum does."""

from mypy_extensions import i64

from stoneage.rules.dice import of_face


def dice_with(number: i64, pips: i64) -> i64:
    """So many dice that show so many pips together."""
    dice: i64 = 0
    while number:
        face = min(pips - (number - 1), 6)
        dice += of_face(face)
        pips -= face
        number -= 1
    return dice
