"""How the store says no."""


class StoreError(Exception):
    """Something durable could not be done."""


class StoreUnavailable(StoreError):
    """The database cannot be reached or written now; nothing was changed."""


class OutcomeUnknown(StoreUnavailable):
    """The connection broke during a commit, which may have been made: read before going on."""


class RowRefused(StoreError):
    """The row's key is taken, or it belongs to a table or person that is not there."""


class CannotOpen(StoreError):
    """No store can be opened here: `reason` is a word that never changes, `detail` is technical.

    unknown-database: the URL is neither sqlite:///path nor postgresql://user@host/name
    driver-missing: the library in `detail` is not installed; the extra `postgres` brings it
    unreachable: nothing answers there, or it does not let us in
    not-a-database: the file is something else
    not-writable: the file, its folder or the database may not be written, or the disk is full
    newer-database: a newer version of this program has changed it
    other-version: a backup needs a database of this version; a start of the server makes it one
    already-there: a backup goes into a new file
    not-empty: a backup is restored into an empty database
    """

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(reason, detail)
        self.reason = reason
        self.detail = detail

    def __str__(self) -> str:
        return f"{self.reason} ({self.detail})" if self.detail else self.reason
