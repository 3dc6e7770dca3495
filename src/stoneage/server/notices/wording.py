"""What a notice says, in the language of whoever gets it; never anything of the game itself."""

from functools import cache

from msgspec import Struct, json

from stoneage.server.tables.table import HostedTable
from stoneage.server.wire.notices import NoticeKind
from stoneage.table import ENGLISH, Words


class Message(Struct, frozen=True, kw_only=True):
    """What a browser shows, and which page it opens."""

    title: str
    body: str
    table: str | None = None
    kind: NoticeKind | None = None


ENCODER = json.Encoder()


def worded(kind: NoticeKind, table: HostedTable, person: str, language: str | None) -> Message:
    words = words_of(language or ENGLISH)
    others = [
        _called(words, seat.bot, seat.name)
        for seat in table.document.seats
        if seat.person != person and not seat.is_open
    ]
    return Message(
        title=words.say(f"notice-{kind}"),
        body=words.say(f"notice-{kind}.with", players=words.listing(others)),
        table=table.id,
        kind=kind,
    )


def trial(language: str | None) -> Message:
    words = words_of(language or ENGLISH)
    return Message(title=words.say("notice-trial"), body=words.say("notice-trial.note"))


def mail_text(message: Message, link: str, stop: str, language: str | None) -> str:
    words = words_of(language or ENGLISH)
    return f"{message.body}\n\n{link}\n\n-- \n{words.say('notice-stop-mail')}\n{stop}\n"


def confirmation(link: str, language: str | None) -> tuple[str, str]:
    """Subject and text of the mail that asks whether an address is right."""
    words = words_of(language or ENGLISH)
    return words.say("notice-confirm"), f"{words.say('notice-confirm.note')}\n\n{link}\n"


def encoded(message: Message) -> bytes:
    return ENCODER.encode(message)


@cache
def words_of(language: str) -> Words:
    return Words(language)


def _called(words: Words, bot: str | None, name: str) -> str:
    if bot is not None and words.has(f"bot-{bot}-name"):
        return words.say(f"bot-{bot}-name")
    return name or words.say("web-somebody")
