"""The tests of the web client see what the server really sends."""

from tools.fixtures.files import FOLDER, files


def test_the_fixtures_of_the_web_client_are_those_of_the_server() -> None:
    """`python -m tools.fixtures` writes them again."""
    fresh = dict(files())
    written = {path.stem: path.read_bytes() for path in FOLDER.iterdir()}
    assert sorted(written) == sorted(fresh)
    stale = [name for name, text in fresh.items() if written[name] != text]
    assert stale == []
