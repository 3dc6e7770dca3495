"""What verification found, in plain words."""

from stoneage.record import Finding, Verdict, reason_text
from stoneage.table import LETTERS, Words


def verdict_lines(words: Words, verdict: Verdict) -> list[str]:
    """Every finding, then what they come to."""
    lines = [_finding_text(words, finding) for finding in verdict.findings]
    if verdict.digest:
        lines.append(words.say("digest", digest=verdict.digest))
    if not verdict.is_sound:
        lines.append(words.say("verdict-wrong"))
    elif verdict.is_fair:
        lines.append(words.say("verdict-fair"))
    else:
        lines.append(words.say("verdict-sound"))
    return lines


def _finding_text(words: Words, finding: Finding) -> str:
    expected, found = finding.expected, finding.found
    if finding.name == "bad-record":
        found = reason_text(words, found)
    elif finding.name == "start-differs":
        expected, found = LETTERS[int(expected)], LETTERS[int(found)]
    return words.say(f"finding-{finding.name}", place=finding.place, expected=expected, found=found)
