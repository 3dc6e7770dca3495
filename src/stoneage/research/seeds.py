"""What may be a seed."""

from operator import index

from .errors import WrongSeed


def checked_seed(seed: object) -> int:
    """The seed as a number, or `WrongSeed`."""
    try:
        number = index(seed)  # type: ignore[arg-type]  # of anything else it raises
    except TypeError:
        raise WrongSeed(f"{seed!r} is no seed: it must be a whole number") from None
    if number < 0:
        raise WrongSeed(f"{number} is no seed: it must not be negative")
    return number
