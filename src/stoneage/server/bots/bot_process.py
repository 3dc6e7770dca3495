"""One process in which bots choose, and what crosses the pipe to it."""

from collections.abc import Callable, Mapping
from multiprocessing.connection import Connection
from random import Random

from msgspec import Struct, msgpack

from stoneage.bots import BOTS, Bot
from stoneage.processes import ChildLost, answer_requests
from stoneage.table import Action, View

BotsByName = Callable[[], Mapping[str, Callable[[], Bot]]]


class ChoiceRequest(Struct, frozen=True, array_like=True):
    """What a process is asked; it replies with the index of a choice."""

    bot: str
    seed: int
    seconds: float
    view: View
    choices: tuple[Action, ...]


class ChoiceReply(Struct, frozen=True, array_like=True):
    """The index of the choice, or the kind of error that the bot raised."""

    index: int | None
    error: str = ""


REQUESTS = msgpack.Decoder(ChoiceRequest)
REPLIES = msgpack.Decoder(ChoiceReply)


def built_in_bots() -> Mapping[str, Callable[[], Bot]]:
    return BOTS


def read_choice(reply: bytes) -> int:
    """The index of the choice, or `ChildLost` where the bot failed."""
    read = REPLIES.decode(reply)
    if read.index is None:
        raise ChildLost(read.error)
    return read.index


def serve_choices(pipe: Connection, bots: BotsByName) -> None:
    """What the process does, until it is ended."""
    known = bots()
    seated: dict[str, Bot] = {}

    def choose(request: bytes) -> bytes:
        return msgpack.encode(_reply(REQUESTS.decode(request), known, seated))

    answer_requests(pipe, choose)


def _reply(
    request: ChoiceRequest, known: Mapping[str, Callable[[], Bot]], seated: dict[str, Bot]
) -> ChoiceReply:
    try:
        if request.bot not in seated:
            seated[request.bot] = known[request.bot]()
        bot = seated[request.bot]
        chosen = bot.choose(request.view, request.choices, Random(request.seed), request.seconds)
        return ChoiceReply(request.choices.index(chosen))
    except Exception as error:
        return ChoiceReply(None, type(error).__name__)
