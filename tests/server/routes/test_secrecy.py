"""No secret leaves: other secrets, the same bytes, whatever the payload and whoever looks."""

import asyncio
import json
import re
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from stoneage.record.fair import commitment
from stoneage.server.hall import hall
from stoneage.server.tables.table import HostedTable
from stoneage.table.actions import Action, Pay, Place
from stoneage.table.options import Options
from tests.server.routes.served import Guest, Served, play_inside
from tests.server.routes.staging import (
    door,
    doors,
    everything_for,
    put_away,
    stage,
    with_another_seed,
    with_secrets_of_another_world,
)

pytestmark = pytest.mark.anyio

SOCKETS = Path(__file__).parents[3] / "docs" / "asyncapi.json"

NAMES = ("Anna", "Ben", "Cara")
MAX_MOVES = 400
DIGEST = re.compile(rb"[0-9a-f]{64}")
CARD = re.compile(rb"civ\d\d")
WORDS = ("flint and amber", "obsidian", "")


async def evening(
    place: Served, options: Options, seed: int, patch: pytest.MonkeyPatch
) -> tuple[str, list[Guest]]:
    """A table of three in the middle of a game, with lines that were said."""
    guests = [await place.guest(name) for name in NAMES]
    patch.setattr(hall, "new_seed", lambda: sha256(str(seed).encode()).digest())
    table = await guests[0].sets_table(
        options={
            "players": 3,
            **{name: True for name in options.__struct_fields__[1:5] if getattr(options, name)},
        },
        listed=True,
        hints=True,
        coach=True,
        timing={"by": "bank", "seconds": 86_400},
    )
    for seat, (guest, word) in enumerate(zip(guests, WORDS, strict=True)):
        if seat:
            await guest.does(table, {"command": "sit-down", "seat": seat})
        await guest.does(table, {"command": "give-word", "seat": seat, "word": word})
        await guest.does(table, {"command": "say", "text": f"I am {seat}"})
    await guests[0].does(table, {"command": "start"})
    await play_inside(place, table, 40, seed, greedy_for_cards)
    return table, guests


async def table_now(place: Served, table: str) -> HostedTable:
    return (await place.services.hall.tables.get(table)).table


def holds_an_extra_card(table: HostedTable) -> bool:
    assert table.game is not None
    return any(player.extra_card for player in table.game.state.players)


def greedy_for_cards(possible: list[Action], generator: Random) -> Action:
    """Cards are what secrets are made of here."""
    wanted = [
        action
        for action in possible
        if isinstance(action, Pay) or (isinstance(action, Place) and action.at.startswith("card"))
    ]
    return generator.choice(wanted or possible)


async def until_interesting(place: Served, table: str, seed: int) -> HostedTable:
    """Somebody has drawn a card that only they know (C10)."""
    now = await table_now(place, table)
    for step in range(MAX_MOVES):
        if holds_an_extra_card(now):
            break
        await play_inside(place, table, 1, seed + step, greedy_for_cards)
        now = await table_now(place, table)
    assert holds_an_extra_card(now)
    assert now.document.status == "running"
    return now


def people_of(table: HostedTable) -> list[str]:
    return [seat.person or "" for seat in table.document.seats]


@pytest.mark.parametrize(
    ("options", "seed"),
    [
        (Options(players=3), 4),
        (Options(players=3, wild_animals=True, harsh_winter=True, igloos=True), 2),
        (Options(players=3, closed_cards=True), 3),
    ],
)
async def test_what_a_viewer_must_not_know_changes_no_byte_that_they_get(
    place: Served, options: Options, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """C2, C10, S5: deck, stacks, extra and closed cards, people's ids: for every seat, for a
    stranger who has the table's id, and for somebody who has not even said their name."""
    table_id, guests = await evening(place, options, seed, monkeypatch)
    table = put_away(await until_interesting(place, table_id, seed))
    stranger, nobody = await place.guest("Dora"), place.visitor()
    viewers: list[tuple[int | None, Guest]] = [*enumerate(guests), (None, stranger), (None, nobody)]
    for seat, guest in viewers:
        await stage(place, table)
        seen = await everything_for(guest, table, seat)
        own = people_of(table)[seat] if seat is not None else ""
        others = tuple(person for person in people_of(table) if person != own)
        twin = with_secrets_of_another_world(table, seat, seed, others)
        assert twin.document != table.document
        await stage(place, twin)
        for payload, content in (await everything_for(guest, twin, seat)).items():
            assert content == seen[payload], payload
        await stage(place, with_another_seed(table))
        for payload, content in (await everything_for(guest, table, seat)).items():
            assert without_digests(content) == without_digests(seen[payload]), payload
        check_nothing_named(seen, table, others, guests, seat)
    await stage(place, table)


TELLS_OF_NO_TABLE = {
    ("GET", "/healthz"),
    ("GET", "/metrics"),
    ("GET", "/api/asyncapi.json"),
    ("GET", "/api/bots"),
    # About whoever asks.
    *((method, "/api/me") for method in ("GET", "PUT", "DELETE")),
    *((method, "/api/me/notices") for method in ("GET", "PUT", "DELETE")),
    *((method, "/api/me/address") for method in ("PUT", "DELETE")),
    *((method, "/api/me/subscriptions") for method in ("POST", "DELETE")),
    ("GET", "/api/me/devices"),
    ("DELETE", "/api/me/devices/{device}"),
    ("POST", "/api/me/passkeys"),
    ("POST", "/api/me/passkeys/options"),
    ("DELETE", "/api/me/passkeys/{passkey}"),
    ("POST", "/api/me/links"),
    ("POST", "/api/me/notices/trial"),
    ("DELETE", "/api/me/everything"),
    ("POST", "/api/people"),
    ("POST", "/api/people/by-link"),
    ("POST", "/api/people/by-passkey"),
    ("POST", "/api/passkeys/options"),
    ("POST", "/api/addresses/confirm"),
    ("POST", "/api/notices/stop/{token}"),
    # The address of a table that was just set.
    ("POST", "/api/tables"),
    # Positions of games of bots, and of one's own games that are over.
    ("GET", "/api/practice"),
    ("GET", "/api/practice/{number}"),
    ("GET", "/api/practice/{number}/hint"),
    ("POST", "/api/practice/{number}/answer"),
    # What somebody brought along themselves has no secret.
    ("POST", "/api/replays"),
    ("GET", "/api/replays/{replay_id}"),
    ("GET", "/api/replays/{replay_id}/record"),
    ("GET", "/api/replays/{replay_id}/verdict"),
    *((method, "/api/replays/{replay_id}/review") for method in ("GET", "POST", "DELETE")),
    ("POST", "/api/replays/{replay_id}/what-if"),
}
FILES = ("", "/assets", "/manual")
SCHEMA = "/api/openapi.json"


async def test_every_door_of_the_server_is_tried(
    place: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the method, sockets and pictures included: a new one has to be added to what is
    asked for everybody, or to those that tell of no table."""
    table_id, guests = await evening(place, Options(players=3), 4, monkeypatch)
    table = put_away(await table_now(place, table_id))
    await stage(place, table)
    assert table.to_act is not None
    payloads = await everything_for(guests[table.to_act], table, table.to_act)
    tried = {door(payload, table) for payload in payloads}
    found = {
        (method, path)
        for method, path in doors(place.app)
        if path.rstrip("/").removesuffix("/{file_path}") not in FILES
        and not path.startswith(SCHEMA)
    }
    assert found == tried | TELLS_OF_NO_TABLE
    assert not tried & TELLS_OF_NO_TABLE
    sockets = json.loads(SOCKETS.read_text(encoding="utf-8"))["channels"].values()
    assert {("SOCKET", channel["address"]) for channel in sockets} <= tried


def without_digests(content: bytes) -> bytes:
    """The promise of the seed is public, and a digest covers it."""
    return DIGEST.sub(b"digest", content)


def check_nothing_named(
    seen: dict[str, bytes],
    table: HostedTable,
    others: tuple[str, ...],
    guests: list[Guest],
    seat: int | None,
) -> None:
    """Neither the seed nor any person's id or token, their own included."""
    secrets = [table.document.seed, *others, *people_of(table)]
    secrets += [guest.token or "" for guest in guests]
    assert all(len(secret) > 20 for secret in secrets)
    for payload, content in seen.items():
        for secret in secrets:
            assert secret.encode() not in content, payload
        found = set(DIGEST.findall(content))
        if "record" not in payload and "verdict" not in payload:
            promised = commitment(bytes.fromhex(table.document.seed)).encode()
            lobby = "lobby" in payload
            assert lobby or found <= {promised}, (payload, seat)


async def test_words_for_the_dice_are_secret_until_all_are_given(place: Served) -> None:
    """Whoever knew them before could choose their own to suit them."""
    guests = [await place.guest(name) for name in NAMES]
    table = await guests[0].sets_table(options={"players": 3})
    for seat, guest in enumerate(guests):
        if seat:
            await guest.does(table, {"command": "sit-down", "seat": seat})
        await guest.does(table, {"command": "give-word", "seat": seat, "word": f"amber{seat}"})
    for guest in (*guests, place.visitor()):
        content = await guest.raw(f"/api/tables/{table}")
        assert b"amber" not in content
        assert content.count(b'"has_given_word":true') == 3


async def test_closed_cards_are_not_told_by_the_past(
    place: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """C2: while the game runs neither story nor record names a card that was taken, or one that
    lay where it was taken, and nobody can walk through it; afterwards everybody can."""
    options = Options(players=3, closed_cards=True)
    table_id, guests = await evening(place, options, 3, monkeypatch)
    table = await until_interesting(place, table_id, 3)
    at, watch = f"/api/tables/{table_id}", f"/api/watch/{table.document.watch}"
    for guest in (*guests, place.visitor()):
        for route in (
            f"{at}/story",
            f"{watch}/story",
            f"{at}/record",
            f"{at}/record?form=notation",
        ):
            content = (await guest.http.get(route)).content
            assert b"card-1" in content, "the moves are told"
            assert not CARD.findall(content), route
        for route in (f"{at}/replay", f"{watch}/replay"):
            assert (await guest.get(route, 409))["code"] == "cards-closed"
    for seat in (0, 1):
        await guests[seat].does(table_id, {"command": "resign", "seat": seat})
    for route in (f"{at}/story", f"{at}/record", f"{at}/replay"):
        assert CARD.findall(await place.visitor().raw(route)), route


async def test_closed_cards_are_not_told_to_whoever_says_what_they_have_seen(
    place: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """C2: `since` is what a client claims. Whoever is connected sees a card taken."""
    table_id, guests = await evening(place, Options(players=3, closed_cards=True), 3, monkeypatch)
    table = await until_interesting(place, table_id, 3)
    at, watch = f"/api/tables/{table_id}", f"/api/watch/{table.document.watch}"
    since = max(1, table.version - 90)
    for guest in (*guests, await place.guest("Dora"), place.visitor()):
        for route in (at, watch):
            told = await guest.get(route, since=since)
            assert told["since"] == since
            assert names_no_card(told["events"]), route
            async with guest.socket(f"{route}/socket", since) as line:
                assert names_no_card(json.loads(await line.recv())["events"]), route


async def test_whoever_is_connected_sees_a_card_taken(place: Served) -> None:
    """C2: it lies open until then; over a socket, and while a client waits for news."""
    guests = [await place.guest(name) for name in NAMES]
    options = {"players": 3, "closed_cards": True}
    table = await guests[0].sets_table(options=options, start=0)
    for seat in (1, 2):
        await guests[seat].does(table, {"command": "sit-down", "seat": seat})
    await guests[0].does(table, {"command": "start"})
    live = await place.services.hall.tables.get(table)
    events: list[dict[str, object]] = []
    polled: list[dict[str, object]] = []
    async with guests[2].table_socket(table) as line:
        await line.recv()
        for step in range(MAX_MOVES):
            version = live.table.version
            waiting = asyncio.create_task(
                place.visitor().get(f"/api/tables/{table}", since=version, wait=20)
            )
            await asyncio.sleep(0.01)
            await play_inside(place, table, 1, step, greedy_for_cards)
            events = json.loads(await line.recv())["events"]
            polled = (await waiting)["events"]
            if "card-taken" in {event["event"] for event in events}:
                break
    assert not names_no_card(events)
    assert not names_no_card(polled)


def names_no_card(events: list[dict[str, object]]) -> bool:
    assert events
    return not CARD.findall(json.dumps(events).encode())


async def test_when_the_game_is_over_everything_is_told(
    place: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that all of the above could fail."""
    table_id, guests = await evening(place, Options(players=3), 4, monkeypatch)
    table = await until_interesting(place, table_id, 4)
    for seat in (0, 1):
        await guests[seat].does(table_id, {"command": "resign", "seat": seat})
    record = await place.visitor().raw(f"/api/tables/{table_id}/record")
    assert table.document.seed.encode() in record
    assert b"flint and amber" in record
