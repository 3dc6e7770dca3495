"""Elder looks one step ahead, by a worth of the position that was learnt from its own games."""

from .bot import Elder
from .quantized import shipped

__all__ = ["Elder", "shipped"]
