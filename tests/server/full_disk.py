"""A disk on which nothing more can be written, for this process."""

import resource
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def disk_full() -> Iterator[None]:
    """The kernel refuses to write to any file, as it does when there is no room."""
    before, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, most))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (before, most))
