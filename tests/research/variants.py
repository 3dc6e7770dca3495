"""The tables that every environment is tried at."""

from typing import Any

VARIANTS = ("harsh_winter", "wild_animals", "igloos", "closed_cards")

TABLES: tuple[dict[str, Any], ...] = tuple(
    {"players": players, **dict.fromkeys(variants, True)}
    for players in (2, 3, 4)
    for variants in ((), *((variant,) for variant in VARIANTS), VARIANTS)
)
"""Every number of players, without variants, with each of them, and with all at once."""

PLAIN_AND_FULL = tuple(table for table in TABLES if len(table) in {1, 1 + len(VARIANTS)})
"""Where a test takes its time."""


def table_name(table: dict[str, Any]) -> str:
    """As pytest shows it."""
    return "-".join([str(table["players"]), *(name for name in table if name != "players")])
