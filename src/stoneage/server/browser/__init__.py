"""The hall without a server: the same tables for one person, in a worker of their browser."""

from .app import BrowserApp
from .key_values import MemoryKeyValues

__all__ = ["BrowserApp", "MemoryKeyValues"]
