"""What is wrong with a record, in words."""

from stoneage.table import Words

from .errors import BadRecord


def bad_record_text(words: Words, error: BadRecord) -> str:
    """Where it is wrong and why."""
    return words.say(
        "bad-record",
        place=error.place,
        reason=reason_text(words, error.reason),
        detail=f" ({error.detail})" if error.detail else "",
    )


def reason_text(words: Words, reason: str) -> str:
    """A reason of records, or one of the rules."""
    name = f"bad-{reason}"
    return words.say(name if words.has(name) else f"illegal-{reason}")
