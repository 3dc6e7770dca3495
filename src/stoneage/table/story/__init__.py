"""The story of a move in typed events, one module per paragraph of the rulebook."""

from .telling import seen_by, told

__all__ = ["seen_by", "told"]
