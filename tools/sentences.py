"""Sentences written out in full: those that the tables say, in a browser that reads no Fluent."""

import re
from pathlib import Path

NAME = r"(?:refused|illegal|bad)-[a-z-]+|bot-[a-z-]+-name"
VARIABLE = re.compile(r"\{ \$([a-z]+) \}")
PLAIN = re.compile(rf"^({NAME}) = ((?:[^{{}}\n]|{VARIABLE.pattern})+)$", re.MULTILINE)


def written_out(locale: Path) -> dict[str, str]:
    """By their names: those of one line without a choice, their variables as `{name}`."""
    found = PLAIN.finditer(locale.read_text(encoding="utf-8"))
    return {each[1]: VARIABLE.sub(r"{\1}", each[2]) for each in found}
