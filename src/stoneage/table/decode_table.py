"""Typed values by number, compiled together with the rules."""

from collections.abc import Callable
from typing import Any, Final, final

from mypy_extensions import i64

from stoneage.rules.terms import CODE

COMMON: Final[i64] = CODE + 1  # numbers below this are looked up in a row


@final
class DecodeTable:
    """The value of every number that was asked for so far: each is made once, as `decode` says."""

    __slots__ = ("_common", "_decode", "_others")

    def __init__(self, decode: Callable[[int], Any]) -> None:
        self._decode: Callable[[int], Any] = decode
        self._common: list[Any] = [None] * int(COMMON)
        self._others: dict[int, Any] = {}

    def value(self, number: i64) -> Any:
        """The value of a number from 0 on, or whatever `decode` raises."""
        known = self._common[number] if number < COMMON else self._others.get(int(number))
        return self._made(number) if known is None else known

    def _made(self, number: i64) -> Any:
        made = self._decode(int(number))
        if number < COMMON:
            self._common[number] = made
        else:
            self._others[int(number)] = made
        return made
