"""The one person who plays here, and all that is kept for them."""

from collections.abc import Callable
from typing import Annotated, Literal

from msgspec import Meta, MsgspecError, Struct, json

from stoneage.server.store.ids import new_id
from stoneage.server.store.rows import PersonRow
from stoneage.server.tables.document import read
from stoneage.server.tables.seating import printable
from stoneage.server.tables.table import Person
from stoneage.server.wire.people import NewPerson, PersonView
from stoneage.server.wire.refusals import Refused
from stoneage.table import ENGLISH

from .key_values import Batch, KeyValues
from .table_rows import TABLE

KEY = "person"
PERSON = json.Decoder(PersonRow)
Text = Annotated[str, Meta(max_length=10_000_000)]


class Everything(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that a browser keeps, as one file."""

    stoneage: Literal[1] = 1
    person: str
    texts: dict[str, Text]


EVERYTHING = json.Decoder(Everything)


class Owner:
    """Whose browser this is; nobody yet, before they have said their name."""

    def __init__(self, texts: KeyValues, now: Callable[[], int]) -> None:
        self.texts = texts
        self.now = now

    async def known(self) -> PersonRow | None:
        text = await self.texts.get(KEY)
        return None if text is None else PERSON.decode(text)

    async def person(self) -> Person | None:
        known = await self.known()
        return None if known is None else Person(known.id, known.name)

    async def somebody(self) -> Person:
        """Who they are, or `Refused`."""
        person = await self.person()
        if person is None:
            raise Refused("nobody")
        return person

    async def language(self) -> str:
        known = await self.known()
        return (known.language if known is not None else None) or ENGLISH

    async def view(self) -> PersonView | None:
        known = await self.known()
        if known is None:
            return None
        return PersonView(name=known.name, language=known.language, now=self.now())

    async def be(self, wanted: NewPerson) -> PersonView:
        """Somebody comes in, or changes their name."""
        known = await self.known()
        row = PersonRow(
            id=new_id() if known is None else known.id,
            name=printable(wanted.name),
            language=wanted.language,
            created_at=self.now() if known is None else known.created_at,
        )
        await self.texts.write(Batch(puts={KEY: json.encode(row).decode()}))
        return PersonView(name=row.name, language=row.language, now=self.now())

    async def everything(self) -> Everything:
        person = await self.somebody()
        return Everything(person=person.id, texts=await self.texts.items(""))

    async def forget(self) -> None:
        await self.texts.write(Batch(cleared=("",)))

    async def bring(self, brought: Everything) -> None:
        """Add what another browser has kept; of a table that both know, the later one stays."""
        person = await self.person()
        own = await self.texts.items("")
        if person is None:
            person_id, puts = brought.person, {**brought.texts}
        else:
            person_id, puts = person.id, {**brought.texts}
            puts.pop(KEY, None)
        for table_id in [key.removeprefix("table/") for key in puts if key.startswith("table/")]:
            if _version(own, table_id) >= _version(puts, table_id):
                puts = {key: text for key, text in puts.items() if table_id not in key}
        # Whoever played there plays here: their id is like no other text.
        puts = {key: text.replace(brought.person, person_id) for key, text in puts.items()}
        _check(puts)
        await self.texts.write(Batch(puts=puts))


def _version(texts: dict[str, str], table_id: str) -> int:
    text = texts.get(f"version/{table_id}", "")
    return int(text) if text.isdecimal() else -1


def _check(texts: dict[str, str]) -> None:
    """What cannot be read must not get in."""
    try:
        for key, text in texts.items():
            if key.startswith("table/"):
                read(bytes(TABLE.decode(text).document))
            elif key == KEY:
                PERSON.decode(text)
    except MsgspecError:
        raise Refused("malformed") from None
