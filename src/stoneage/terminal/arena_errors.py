"""Why a match cannot be played, or not to its end, in a person's words."""

from stoneage.bots import BOTS
from stoneage.bots.arena import ArenaError, BotFault, NoBots, OtherMatch, UnknownEntrant
from stoneage.table import LETTERS, Words


def arena_error_text(words: Words, error: ArenaError | OSError) -> str:
    match error:
        case OSError():
            return words.say("cannot-save", file=str(error.filename), why=str(error.strerror))
        case NoBots():
            return words.say("arena-empty", bots=words.listing(list(BOTS)))
        case UnknownEntrant():
            return words.say("arena-unknown-bot", bot=error.name, bots=words.listing(list(BOTS)))
        case OtherMatch():
            return words.say("arena-other-match", file=str(error.file))
        case BotFault():
            return words.say(
                "arena-bot-fault",
                bot=error.bot,
                seat=LETTERS[error.seat],
                move=error.move,
                fault=error.fault,
            )
    raise error
