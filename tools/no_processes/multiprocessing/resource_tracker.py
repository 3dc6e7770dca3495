"""Nothing to track."""


def ensure_running() -> None:
    """Nothing runs."""
