"""From the learnt worth of actions to the choice of somebody who errs. Compiled."""

from .faults import Faults
from .policy import choose
from .taste import Taste

__all__ = ["Faults", "Taste", "choose"]
