"""A game on paper: `Record.read(path)`, `record.game(at=120)`, `verify(record)`."""

from .complaint import bad_record_text, reason_text
from .errors import BadRecord
from .fair import Entropy, FairChance, FairDice, Hex, commitment, new_seed, promise, reveal
from .notation import write_notation
from .reading import decode_record
from .record import FORMAT, MOST_LETTERS, VERSION, Record, SeatName, deal_of, sealed
from .redacting import redacted
from .verifying import Finding, Verdict, verify
from .writing import to_json

__all__ = [
    "FORMAT",
    "MOST_LETTERS",
    "VERSION",
    "BadRecord",
    "Entropy",
    "FairChance",
    "FairDice",
    "Finding",
    "Hex",
    "Record",
    "SeatName",
    "Verdict",
    "bad_record_text",
    "commitment",
    "deal_of",
    "decode_record",
    "new_seed",
    "promise",
    "reason_text",
    "redacted",
    "reveal",
    "sealed",
    "to_json",
    "verify",
    "write_notation",
]
