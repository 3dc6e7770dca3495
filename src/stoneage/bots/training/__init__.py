"""How Elder learns: games against itself, and what is made of them. Never needed for playing."""

from .plan import Plan, Progress

__all__ = ["Plan", "Progress"]
