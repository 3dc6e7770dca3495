"""How to learn, and what is told on the way."""

from msgspec import Struct


class Plan(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that decides a training run."""

    players: int
    hidden: int = 96
    games: int = 1000  # a generation
    planners_games: int = 4000  # to begin with
    measured_games: int = 400
    most_rows: int = 600_000
    keep: float = 0.35  # the share of positions that is learnt from
    placing_hidden: int = 96  # of the net that compares placements
    studied: float = 0.25  # the share of elders' placements that is studied
    candidates: int = 12  # the most that are tried there
    most_studies: int = 250_000
    study_repeats: float = 6.0  # how often a studied placement is learnt from, on average
    repeats: float = 6.0  # how often a position is learnt from, on average
    first_lambda: float = 0.9  # λ, at the beginning and at the end
    last_lambda: float = 0.8
    opening_noise: float = 0.0  # points misjudged in the first two rounds of every other game
    strangers: float = 0.0  # the share of games that others begin, and elders only end
    prize: float = 1.0  # points that a sure win counts in choices: margins are learnt sooner
    first_rate: float = 8e-4
    last_rate: float = 1e-4
    first_placing_rate: float = 1e-3
    last_placing_rate: float = 4e-4
    seed: int = 1


class Mark(Struct, frozen=True, kw_only=True):
    """One point of the learning curve."""

    generation: int
    games: int
    seconds: float
    measured: int
    win_share: float  # of one seat against planners
    margin: float


class Progress(Struct, frozen=True, kw_only=True):
    """What one generation came to."""

    generation: int
    games: int
    seconds: float
    win_loss: float
    margin_loss: float
    regret: float  # points that the placing net lost at placements that it had not yet learnt from
    mark: Mark | None = None
