"""Running the application: sockets, processes, and an orderly shutdown."""

from .listening_socket import CannotListen, address_of, listen
from .single_process import CannotServe

__all__ = ["CannotListen", "CannotServe", "address_of", "listen"]
