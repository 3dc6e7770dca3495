"""The server has its own copy of the manual, where one was built."""

from pathlib import Path

import pytest

from stoneage.server.routes import static_files
from tests.server.routes.served import served, settings_for

pytestmark = pytest.mark.anyio


async def test_the_manual_is_served_and_told_of(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(static_files, "MANUALS", (tmp_path,))
    async with served(settings_for(sqlite_url)) as place:
        visitor = place.visitor()
        assert not (await visitor.get("/api/lobby"))["has_manual"]
        assert (await visitor.http.get("/manual/")).status_code == 404
    (tmp_path / "rules").mkdir()
    (tmp_path / "index.html").write_text("five minutes")
    (tmp_path / "rules" / "index.html").write_text("the rules")
    (tmp_path / "search.json").write_text("{}")
    async with served(settings_for(sqlite_url)) as place:
        visitor = place.visitor()
        assert (await visitor.get("/api/lobby"))["has_manual"]
        for path, text in (("", "five minutes"), ("rules/", "the rules"), ("search.json", "{}")):
            answer = await visitor.http.get(f"/manual/{path}")
            assert (answer.status_code, answer.text) == (200, text)
            assert "script-src" not in answer.headers["content-security-policy"]
        for path, folder in (("/manual", "manual/"), ("/manual/rules", "rules/")):
            answer = await visitor.http.get(path)
            assert (answer.status_code, answer.headers["location"]) == (302, folder)
