"""Why work could not be done, in a person's words."""

from stoneage.processes import ExecutionError, LostProcess
from stoneage.table import Words


def execution_error_text(words: Words, error: ExecutionError) -> str:
    if not isinstance(error, LostProcess):
        raise error
    return words.say("lost-process")
