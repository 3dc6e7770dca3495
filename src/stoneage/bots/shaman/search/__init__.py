"""Trying actions in worlds that agree with what is seen. Compiled together with the rules."""

from .rollout import Rollouts
from .world import World

__all__ = ["Rollouts", "World"]
