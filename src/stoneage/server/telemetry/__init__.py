"""Logs and metrics, which carry no secret."""

from .logs import digest_of

__all__ = ["digest_of"]
