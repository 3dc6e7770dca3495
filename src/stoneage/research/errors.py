"""How an environment refuses to be misused. After each of these everything is as it was before."""


class EnvironmentMisused(ValueError):
    """An environment was called in a way that it cannot answer."""


class ActionNotLegal(EnvironmentMisused):
    """The action is none of those that the mask allows."""


class NotReset(EnvironmentMisused):
    """`reset` goes before everything else."""


class GameIsOver(EnvironmentMisused):
    """The game has ended: no action is played until the next `reset`."""


class WrongShape(EnvironmentMisused):
    """There must be one whole number for every game."""


class WrongSeed(EnvironmentMisused):
    """A seed is a whole number from 0 on."""
