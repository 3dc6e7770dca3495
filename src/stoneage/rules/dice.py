"""Fallen dice as one number: how many show each face, four bits a face.

The order of dice never matters in this game, so a roll is a multiset. Up to ten dice fall at once.
"""

from mypy_extensions import i64

from .bits import bit


def of_face(face: i64) -> i64:
    """One die that shows this face."""
    return bit(4 * face)


def showing(dice: i64, face: i64) -> i64:
    """How many dice show this face."""
    return dice >> 4 * face & 15


def lowest(dice: i64) -> i64:
    """The lowest face that is showing; there must be a die."""
    face: i64 = 1
    while not showing(dice, face):
        face += 1
    return face


def total(dice: i64) -> i64:
    pips: i64 = 0
    for face in range(1, 7):
        pips += face * showing(dice, face)
    return pips


def gathered(faces: list[int]) -> i64:
    """The dice that show these faces."""
    dice: i64 = 0
    for face in faces:
        dice += of_face(face)
    return dice


def faces_of(dice: i64) -> list[int]:
    """The faces in ascending order."""
    faces: list[int] = []
    for face in range(1, 7):
        for _ in range(showing(dice, face)):
            faces.append(face)
    return faces
