"""The review of a game, move by move: it can be stopped, kept, and taken up again."""

from collections.abc import Callable, Iterator
from hashlib import sha256
from itertools import islice, pairwise

import msgspec

from stoneage.record import Record
from stoneage.record.replay import replay
from stoneage.table import Game, Roll

from .chances import WHOLE, Chances, shares
from .document import Moment, Review
from .estimator import Estimator
from .luck import luck_of_deal, luck_of_roll
from .moments import chance_moment, decision_moment, what_was_turned_up
from .scales import scales_for
from .summing import summaries
from .turning import turning_points
from .weighing import Effort


def review(
    game: Game | Record,
    effort: Effort = "quick",
    begun: Review | None = None,
    after_each: Callable[[int], None] = lambda _: None,
) -> Review:
    """The whole game, or the rest of it where a review was begun; `after_each` hears the moves."""
    reviewer = Reviewer(game, effort, begun)
    for reviewed in reviewer.steps():
        after_each(reviewed)
    return reviewer.so_far()


class Reviewer:
    """One game under review."""

    def __init__(
        self, game: Game | Record, effort: Effort = "quick", begun: Review | None = None
    ) -> None:
        self.game = replay(game) if isinstance(game, Record) else game
        self.effort: Effort = effort
        self.digest = digest_of(self.game)
        players = len(self.game.state.players)
        self.estimator = Estimator(players)
        self.scales = scales_for(effort, players)
        self.chances: list[Chances] = []
        self.moments: list[Moment] = []
        if begun is not None and (begun.game, begun.effort) == (self.digest, effort):
            self.chances = [tuple(round(each * WHOLE) for each in row) for row in begun.chances]
            self.moments = [*begun.moments]

    def steps(self) -> Iterator[int]:
        """How many moves have been looked at, after each."""
        reviewed = max(len(self.chances) - 1, 0)
        games = islice(self.game.walk(), reviewed, None)
        if not self.chances:
            self.chances.append(self.estimator.position(Game(self.game.first).view()).chances)
        for before, after in pairwise(games):
            self.look_at(before, after)
            yield len(self.chances) - 1

    def look_at(self, before: Game, after: Game) -> None:
        """One move: who decided it and how well, and what chance did."""
        (move,) = after.moves_since(len(before))
        came = self.estimator.position(after.view()).chances
        if not isinstance(move, Roll):
            self.moments.append(decision_moment(before, move, self.scales, self.chances[-1]))
        self.moments += lucky_moments(self.estimator, before, after, came)
        self.chances.append(came)

    def so_far(self) -> Review:
        """All that has been found: to be shown, or kept and begun with again."""
        summary = summaries(self.chances, self.moments)
        return Review(
            effort=self.effort,
            game=self.digest,
            moves=len(self.game),
            reviewed=len(self.chances) - 1,
            chances=tuple(shares(row) for row in self.chances),
            moments=tuple(self.moments),
            turning_points=turning_points(self.chances, self.moments),
            summary=summary,
        )


def lucky_moments(
    estimator: Estimator, before: Game, after: Game, came: Chances
) -> Iterator[Moment]:
    """What dice and deck did in one move; `came` are the chances after it."""
    (move,) = after.moves_since(len(before))
    if isinstance(move, Roll):
        luck = luck_of_roll(estimator, before.view(), move)
        yield chance_moment(before, "roll", luck, move.dice)
    turned_up = what_was_turned_up(before.state, after.state)
    if turned_up is not None:
        yield chance_moment(before, turned_up, luck_of_deal(estimator, before.view(), move, came))


def digest_of(game: Game) -> str:
    """Of what everybody at the table knows: what was agreed, and every move."""
    content = (game.options, game.start, game.moves)
    return sha256(msgspec.json.encode(content)).hexdigest()
