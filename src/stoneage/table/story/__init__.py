"""The story of a move in typed events, one module per paragraph of the rulebook."""

from .remembering import remembered
from .telling import seen_by, told

__all__ = ["remembered", "seen_by", "told"]
