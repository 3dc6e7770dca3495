"""Planner looks one step ahead, by a worth of the position whose weights were tuned."""

from .bot import Planner

__all__ = ["Planner"]
