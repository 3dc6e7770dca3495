"""The languages that the game speaks."""

from collections.abc import Mapping

ENGLISH = "en"
LANGUAGES = (ENGLISH, "de", "zh")


def language_of(environment: Mapping[str, str]) -> str:
    """The language that the locale variables ask for; English if it is none of ours."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        asked = environment.get(variable)
        if asked:
            language = asked[:2].lower()
            return language if language in LANGUAGES else ENGLISH
    return ENGLISH
