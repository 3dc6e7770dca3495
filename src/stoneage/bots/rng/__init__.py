"""Random numbers that are the same on every machine, and seeds for them."""

from .seeds import seed_of_game
from .xorshift import Xorshift

__all__ = ["Xorshift", "seed_of_game"]
