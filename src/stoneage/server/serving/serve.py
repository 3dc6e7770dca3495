"""Starting a server: in this process, or in several workers."""

import logging
import socket
import sys
from collections.abc import Callable

from stoneage.server.services.settings import Settings
from stoneage.server.telemetry.logs import configure_logs, note

from .single_process import serve_alone
from .supervisor import serve_with_workers

APP = "stoneage.server.app:create_app"


def serve(
    settings: Settings,
    listening: socket.socket,
    ready: Callable[[], None],
    app: str = APP,
) -> None:
    """Serve until a signal comes; `ready` is called when people can connect."""
    configure_logs(settings.log_level)
    raise_file_limit()
    if settings.workers > 1:
        serve_with_workers(settings, listening, ready, app)
    else:
        serve_alone(settings, listening, ready, app)


def raise_file_limit() -> None:
    """Each takes a file, of which a process may often have only 1,024 at first."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415 - not there on Windows

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    except (ValueError, OSError):
        note("low-file-limit", level=logging.WARNING)
