"""A link to a move of a replay carries its picture, as far as strangers may see it."""

import re
from html import unescape
from io import BytesIO
from urllib.parse import urlsplit

import pytest
from PIL import Image

from tests.server.routes.served import Served, game_of_two, play_on, served, settings_for

pytestmark = pytest.mark.anyio


def meta(page: str, name: str) -> str | None:
    found = re.search(rf'<meta (?:property|name)="{name}" content="([^"]*)">', page)
    return None if found is None else unescape(found[1])


async def test_a_shared_link_leads_on_and_carries_the_picture_of_its_position(
    place: Served,
) -> None:
    table, anna, ben = await game_of_two(place)
    await play_on(table, (anna, ben), 3)
    watch = (await anna.sees(table)).table.watch
    stranger = place.visitor()
    answer = await stranger.http.get(f"/replay/watch/{watch}", params={"move": 2, "seat": 1})
    assert answer.headers["content-type"].startswith("text/html")
    assert f'content="0; url=../../#/replay/watch/{watch}?move=2&amp;seat=1"' in answer.text
    assert meta(answer.text, "twitter:card") == "summary_large_image"
    assert meta(answer.text, "og:description") == "Anna, Ben · after move 2"
    image = urlsplit(meta(answer.text, "og:image") or "")
    assert f"{image.scheme}://{image.netloc}" == place.address
    picture = await stranger.http.get(f"{image.path}?{image.query}")
    assert picture.headers["content-type"] == "image/png"
    assert picture.headers["cache-control"] == "public, max-age=3600"
    assert Image.open(BytesIO(picture.content)).size[0] > 1000
    first = await stranger.http.get(f"{image.path}?move=0")
    assert first.content != picture.content
    # A player sees no more by it than everybody, and what is drawn is kept.
    drawing = place.services.pictures._pool
    processes = drawing.processes
    await drawing.close()
    assert processes
    again = await anna.http.get(f"{image.path}?{image.query}")
    assert again.content == picture.content
    lost = await anna.http.get(f"{image.path}?move=1")
    assert lost.json()["code"] == "too-busy"


async def test_what_strangers_may_not_see_has_no_picture(place: Served) -> None:
    """A table's own address is for its players, and closed cards are for nobody (C2)."""
    hidden, anna, _ = await game_of_two(place, watching=False)
    closed = await anna.sets_table(options={"players": 2, "closed_cards": True})
    ben = await place.guest("Ben")
    await ben.does(closed, {"command": "sit-down", "seat": 1})
    await anna.does(closed, {"command": "start"})
    for table, code in ((hidden, "not-to-be-watched"), (closed, "cards-closed")):
        for guest in (anna, place.visitor()):
            page = await guest.http.get(f"/replay/table/{table}")
            assert page.status_code == 200
            assert meta(page.text, "og:image") is None
            assert "Anna" not in page.text
            picture = await guest.http.get(f"/replay/table/{table}/picture.png")
            assert picture.json()["code"] == code
    for path in ("/replay/table/nothing", "/replay/record/nothing", "/replay/elsewhere/x"):
        assert (await anna.http.get(path)).status_code == 404


async def test_pictures_are_limited_and_addresses_are_those_of_the_public(sqlite_url: str) -> None:
    settings = settings_for(
        sqlite_url, limit_pictures="1/h burst 1", public_url="http://stone.example"
    )
    async with served(settings) as place:
        table, anna, _ = await game_of_two(place)
        watch = (await anna.sees(table)).table.watch
        page = await place.visitor().http.get(f"/replay/watch/{watch}?move=0")
        image = f"http://stone.example/replay/watch/{watch}/picture.png?move=0"
        assert meta(page.text, "og:image") == image
        stranger = place.visitor()
        path = f"/replay/watch/{watch}/picture.png"
        assert (await stranger.http.get(path)).status_code == 200
        assert (await stranger.http.get(path)).json()["code"] == "too-fast"
