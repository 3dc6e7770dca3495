"""The tables that every environment is tried at."""

from typing import Any

VARIANTS: tuple[dict[str, Any], ...] = (
    {"players": 2},
    {"players": 3, "wild_animals": True, "closed_cards": True},
    {"players": 4, "harsh_winter": True, "igloos": True},
    {
        "players": 2,
        "harsh_winter": True,
        "wild_animals": True,
        "igloos": True,
        "closed_cards": True,
    },
)
"""Every number of players, every variant, and all of them at once."""
