"""Verifying a record: what can be proven about it, in typed findings."""

from typing import Literal, get_args

from msgspec import Struct

from stoneage.rules import IllegalSetup
from stoneage.table import Roll, Transcript, rolled, write_move

from .errors import BadRecord
from .fair import FairChance, FairDice, commitment, is_kept
from .record import Deal, Record, deal_of, digest
from .replay import check_moves

Proven = Literal[
    "legal",  # every move, and the result where the game is over
    "digest-matches",
    "seed-matches",  # the seed is the one that was promised
    "deal-matches",
    "start-matches",
    "rolls-match",
]
Unproven = Literal[
    "unfinished",
    "face-down",  # the record of a game under way, as one seat may know it
    "no-digest",
    "no-fair-dice",
    "seed-secret",  # not revealed yet, so deal and dice cannot be verified
    "start-named",  # by the table, so there is nothing to verify
]
Refuted = Literal[
    "bad-record",  # `found` is the reason of `BadRecord`
    "digest-differs",
    "seed-differs",
    "deal-differs",
    "start-differs",
    "roll-differs",  # these dice, or a move since the roll before them, were changed
]
REFUTED: tuple[str, ...] = get_args(Refuted)


class Finding(Struct, frozen=True):
    """One thing that is proven, unproven or refuted, by a name that never changes."""

    name: Proven | Unproven | Refuted
    place: str = ""
    expected: str = ""
    found: str = ""


class Verdict(Struct, frozen=True):
    """Everything that verification found. Compare the digest with one noted during the game."""

    findings: tuple[Finding, ...]
    digest: str = ""

    @property
    def is_sound(self) -> bool:
        """Whether nothing is refuted."""
        return not any(finding.name in REFUTED for finding in self.findings)

    @property
    def is_fair(self) -> bool:
        """Whether deal and dice are proven to follow from the promise made before the game."""
        return self.is_sound and any(finding.name == "rolls-match" for finding in self.findings)


def verify(record: Record) -> Verdict:
    """Moves, result, digest and, once the seed is revealed, every shuffle and every die."""
    findings = [_legality(record), _digest(record)]
    fair = record.fair
    if fair is None:
        findings.append(Finding("no-fair-dice"))
    elif fair.seed is None:
        findings.append(Finding("seed-secret"))
    else:
        findings += _fairness(record, fair, bytes.fromhex(fair.seed))
    return Verdict(tuple(findings), digest(record))


def _legality(record: Record) -> Finding:
    if None in record.deal.cards + record.deal.buildings:
        if record.result is not None:
            return Finding("bad-record", "result", found="not-over")
        return Finding("face-down")
    try:
        game = check_moves(record)
    except BadRecord as error:
        return Finding("bad-record", error.place, found=error.reason)
    return Finding("legal" if game.is_over else "unfinished")


def _digest(record: Record) -> Finding:
    if record.digest is None:
        return Finding("no-digest")
    expected = digest(record)
    if record.digest == expected:
        return Finding("digest-matches")
    return Finding("digest-differs", "digest", expected, record.digest)


def _fairness(record: Record, fair: FairDice, seed: bytes) -> list[Finding]:
    if not is_kept(fair):
        return [Finding("seed-differs", "fair.seed", fair.commitment, commitment(seed))]
    chance = FairChance(seed, fair.entropy)
    try:
        game = chance.new_game(record.options, None if fair.start_drawn else record.start)
    except IllegalSetup:
        return []  # found before: such a record is not legal
    return [
        Finding("seed-matches"),
        _deal(record.deal, deal_of(game.first)),
        _start(record, game.start) if fair.start_drawn else Finding("start-named"),
        _rolls(record, chance),
    ]


def _deal(found: Deal, expected: Deal) -> Finding:
    pieces = {"deal.cards": (found.cards, expected.cards)}
    pieces["deal.buildings"] = (found.buildings, expected.buildings)
    for place, (names, right_names) in pieces.items():
        if len(names) != len(right_names):
            return Finding("deal-differs", place, str(len(right_names)), str(len(names)))
        for index, (name, right_name) in enumerate(zip(names, right_names, strict=True)):
            if name != right_name:
                return Finding("deal-differs", f"{place}[{index}]", str(right_name), str(name))
    return Finding("deal-matches")


def _start(record: Record, expected: int) -> Finding:
    if record.start == expected:
        return Finding("start-matches")
    return Finding("start-differs", "start", str(expected), str(record.start))


def _rolls(record: Record, chance: FairChance) -> Finding:
    transcript = Transcript(record.options)
    for index, move in enumerate(record.moves):
        if isinstance(move, Roll):
            right = rolled(len(move.dice), chance.after(transcript))
            if move != right:
                place = f"moves[{index}]"
                return Finding("roll-differs", place, write_move(right), write_move(move))
        transcript = transcript.followed_by((move,))
    return Finding("rolls-match")
