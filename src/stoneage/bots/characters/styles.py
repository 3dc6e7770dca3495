"""Six ways to play, each at three strengths: the taste is the same, the faults are not."""

from .judgement import Faults, Taste

STYLES: dict[str, Taste] = {
    "builder": Taste(buildings=8.0, hut_builders=4.0, cards=-1.0),
    "painter": Taste(cultures=8.0, cards=1.0),
    "toolmaker": Taste(tools=6.0, tool_makers=5.0),
    "farmer": Taste(agriculture=6.0, farmers=5.0, food=0.3),
    "starveling": Taste(hunger=2.5, agriculture=-6.0, figures=3.0),
    "raven": Taste(denial=0.7),
}

STRENGTHS: dict[str, Faults] = {
    "great": Faults(largest_error=10.0),
    "": Faults(
        noise=4.0,
        overlooks=25,
        forgets_prices=15,
        forgets_tools=25,
        largest_error=10.0,
    ),
    "young": Faults(
        noise=12.0,
        overlooks=55,
        forgets_prices=40,
        forgets_tools=60,
        largest_error=10.0,
    ),
}
"""By the first part of a bot's id; the one in the middle has none."""


def bot_of(style: str, strength: str) -> str:
    """`great-builder`, `builder`, `young-builder`."""
    return f"{strength}-{style}" if strength else style


def in_style() -> dict[str, tuple[Faults, Taste]]:
    """All eighteen by id."""
    return {
        bot_of(style, strength): (faults, taste)
        for strength, faults in STRENGTHS.items()
        for style, taste in STYLES.items()
    }
