"""What goes over the wire: typed values, the same in Python, JSON and generated TypeScript."""

from .refusals import Refused

__all__ = ["Refused"]
