"""A game on paper: `Record.read(path)`, `record.game(at=120)`, `verify(record)`."""

from .errors import BadRecord
from .fair import FairChance, FairDice
from .notation import write_notation
from .record import Record
from .verifying import Finding, Verdict, verify
from .writing import to_json

__all__ = [
    "BadRecord",
    "FairChance",
    "FairDice",
    "Finding",
    "Record",
    "Verdict",
    "to_json",
    "verify",
    "write_notation",
]
