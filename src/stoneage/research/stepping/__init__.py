"""Games that are stepped by numbers: actions in, observations and masks out. Compiled."""

from .games import Games
from .numbering import ACTIONS, action_of, index_of
from .observing import observation_size

__all__ = ["ACTIONS", "Games", "action_of", "index_of", "observation_size"]
