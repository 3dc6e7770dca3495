"""The hall: tables that are in use, in memory and durable at any moment."""

from .hall import Hall

__all__ = ["Hall"]
