"""The pages that the tests look at are those of the sources."""

from tools.pages import DIST, digest_of, mark_of, sources


def test_the_pages_were_built_from_these_sources() -> None:
    """`python -m tools.pages` builds them; `dev.py test` has done so before."""
    assert mark_of(DIST) == digest_of(sources())
