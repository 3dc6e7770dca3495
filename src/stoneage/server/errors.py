"""How the server says no."""


class Refused(Exception):
    """A wish that cannot be fulfilled; nothing has changed. `code` is a word that never changes."""

    def __init__(self, code: str, retry_after: float | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.retry_after = retry_after
