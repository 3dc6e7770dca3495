"""People, their sessions and links, what they say, and records they bring. On both databases."""

import asyncio

import pytest
from msgspec.structs import replace

from stoneage.server.store import RowRefused, Store, open_store
from stoneage.server.store.rows import ChatRow, LinkRow, PersonRow, ReplayRow, SessionRow
from stoneage.server.store.store import SEEN_INTERVAL
from tests.server.store.stored import ANNA, BEN, LINE, another_table, with_people, with_table

pytestmark = pytest.mark.anyio

SESSION = SessionRow(token_hash="session", person_id=ANNA.id, created_at=10, seen_at=10)
LINK = LinkRow(token_hash="link", person_id=ANNA.id, expires_at=1_000)


async def test_a_person_is_found_and_renamed(store: Store) -> None:
    await with_people(store)
    assert await store.person(ANNA.id) == ANNA
    assert await store.person("nobody") is None
    assert await store.rename(ANNA.id, "安娜", "zh")
    assert await store.person(ANNA.id) == replace(ANNA, name="安娜", language="zh")
    assert await store.person(BEN.id) == BEN
    assert not await store.rename("nobody", "Nobody", None)


async def test_a_session_belongs_to_its_person_until_it_ends(store: Store) -> None:
    await with_people(store)
    await store.add_session(SESSION)
    await store.add_session(replace(SESSION, token_hash="elsewhere"))
    assert await store.person_of_session("session", 20) == ANNA
    assert await store.person_of_session("another", 20) is None
    await store.end_session("session")
    assert await store.person_of_session("session", 20) is None
    assert await store.person_of_session("elsewhere", 20) == ANNA


async def test_a_session_of_nobody_is_refused(store: Store) -> None:
    with pytest.raises(RowRefused):
        await store.add_session(SESSION)


async def test_a_session_is_marked_as_seen_but_not_at_every_request(store: Store) -> None:
    await with_people(store)
    await store.add_session(SESSION)

    async def seen_at() -> object:
        with store.reading.connect() as connection:
            return connection.exec_driver_sql("SELECT seen_at FROM sessions").scalar()

    await store.person_of_session("session", 10 + SEEN_INTERVAL - 1)
    assert await seen_at() == 10
    await store.person_of_session("session", 10 + SEEN_INTERVAL)
    assert await seen_at() == 10 + SEEN_INTERVAL


async def test_a_link_leads_one_to_its_person_and_then_nobody(store: Store) -> None:
    await with_people(store)
    await store.add_link(LINK, now=500)
    assert await store.take_link("another", 600) is None
    assert await store.take_link("link", 600) == ANNA.id
    assert await store.take_link("link", 600) is None


async def test_a_link_that_has_expired_leads_nowhere(store: Store) -> None:
    await with_people(store)
    await store.add_link(LINK, now=500)
    assert await store.take_link("link", 1_000) is None
    await store.add_link(replace(LINK, token_hash="later", expires_at=2_000), now=999)
    assert await store.take_link("link", 999) == ANNA.id
    await store.add_link(LINK, now=500)
    await store.add_link(replace(LINK, token_hash="latest", expires_at=3_000), now=1_000)
    assert await store.take_link("link", 999) is None  # an expired one was cleared away
    assert await store.take_link("later", 1_500) == ANNA.id


async def test_a_link_that_many_take_at_once_leads_exactly_one(database_url: str) -> None:
    """Whether they ask the same process or different ones."""
    stores = [open_store(database_url) for _ in range(4)]
    await with_people(stores[0])
    for number in range(10):
        token_hash = f"link {number}"
        await stores[0].add_link(replace(LINK, token_hash=token_hash), now=0)
        takers = [stores[taker % 4].take_link(token_hash, 1) for taker in range(12)]
        assert sorted(map(str, await asyncio.gather(*takers))) == ["None"] * 11 + [ANNA.id]
    for store in stores:
        await store.close()


async def test_what_is_said_is_numbered_per_table(store: Store) -> None:
    await with_table(store)
    await store.create_table(another_table(1))
    assert await store.say(LINE) == 1
    assert await store.say(replace(LINE, seat=None, person_id=BEN.id, name="Ben", at=301)) == 2
    assert await store.say(replace(LINE, table_id="table 1")) == 1
    lines = [
        ChatRow(1, 0, ANNA.id, "Anna", "Hello!", 300),
        ChatRow(2, None, BEN.id, "Ben", "Hello!", 301),
    ]
    assert await store.chat("table") == lines
    assert await store.chat("table", after=1) == lines[1:]


async def test_chat_numbers_have_no_gap_however_many_talk_at_once(database_url: str) -> None:
    """Four processes' stores at two tables, one line of them all impossible."""
    stores = [open_store(database_url) for _ in range(4)]
    await with_table(stores[0])
    await stores[0].create_table(another_table(1))
    said = [
        stores[number % 4].say(
            replace(LINE, text=str(number), table_id=("table", "table 1")[number % 3 == 0])
        )
        for number in range(60)
    ]
    nowhere = stores[0].say(replace(LINE, table_id="nowhere"))
    *numbers, refused = await asyncio.gather(*said, nowhere, return_exceptions=True)
    assert isinstance(refused, RowRefused)
    for table_id, talk in (("table", 40), ("table 1", 20)):
        lines = await stores[0].chat(table_id)
        assert [line.number for line in lines] == list(range(1, talk + 1))
        assert all(numbers[int(line.text)] == line.number for line in lines)
    for store in stores:
        await store.close()


async def test_a_muted_seat_is_muted_for_one_person_at_one_table(store: Store) -> None:
    await with_table(store)
    await store.create_table(another_table(1))
    for seat in (1, 2, 1):
        await store.mute("table", ANNA.id, seat)
    await store.unmute("table", ANNA.id, 2)
    await store.unmute("table", ANNA.id, 3)
    assert await store.mutes("table", ANNA.id) == {1}
    assert await store.mutes("table", BEN.id) == frozenset()
    assert await store.mutes("table 1", ANNA.id) == frozenset()


async def test_an_imported_record_is_read_as_it_was_brought(store: Store) -> None:
    record = b'{"game": "' + b"stone age " * 1_000 + b'"}'
    await store.add_replay(ReplayRow(id="replay", record=record, created_at=5))
    assert await store.replay("replay") == record
    assert await store.replay("another") is None


async def test_names_may_hold_every_character(store: Store) -> None:
    for number, name in enumerate(("O'Brien; --", "100 %s ? :id", "\U0001f43b", "a\\b\tc")):
        person = PersonRow(id=str(number), name=name, created_at=0)
        await store.add_person(person)
        assert await store.person(str(number)) == person
