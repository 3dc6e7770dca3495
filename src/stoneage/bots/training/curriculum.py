"""The games that are learnt from: who sits where, and with which variants."""

from random import Random

from stoneage.bots.elder.value.features import names
from stoneage.bots.elder.value.net import Net
from stoneage.bots.rng.xorshift import Xorshift
from stoneage.rules import (
    Player,
    Ruleset,
    State,
    gain_agriculture,
    gain_figure,
    gain_tool,
    random_deal,
)
from stoneage.rules.bundle import with_more

from .plan import Plan
from .selfplay import GameSeen, Seating, play
from .strangers import begin

WITH_VARIANTS = 0.4
WITH_HEAD_STARTS = 0.3
WITH_NOISY_OPENING = 0.5
AGAINST_OTHERS = 0.45
AGAINST_PLANNERS = 0.3
WHIMS_OF_PLANNERS = (0.0, 0.03, 0.1, 0.2)
WHIMS = (0.0, 0.0, 0.02, 0.05)
NOISES = (1.0, 2.0)
FIRST_MEASURED_DEAL = 1_000_000


class Curriculum:
    """Makes games for a plan."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.blank = Net(len(names(plan.players)), [], [0], [0])

    def of_planners(self, random: Random) -> GameSeen:
        """Planners that now and then place by lot show what positions are worth."""
        players = self.plan.players
        whim = random.choice(WHIMS_OF_PLANNERS)
        seating = Seating([None] * players, whim, 0.0, self.plan.keep)
        return self._play(seating, random)

    def of_elders(self, net: Net, older: list[Net], random: Random) -> GameSeen:
        """Mostly against itself; sometimes planners or older selves hold some seats.

        Or strangers have begun the game, and only what elders make of it is written down.
        """
        plan, players = self.plan, self.plan.players
        if plan.strangers and random.random() < plan.strangers:
            seating = Seating([net] * players, 0.0, 0.0, plan.keep, plan.studied, plan.candidates)
            chance = Xorshift(random.getrandbits(32))
            state = begin(self._deal(random, chance), net, random, chance)
            return play(state, seating, self.blank, chance)
        nets: list[Net | None] = [net] * players
        kind = random.random()
        if kind < AGAINST_OTHERS:
            for seat in random.sample(range(players), random.randrange(1, players)):
                is_planner = kind < AGAINST_PLANNERS
                nets[seat] = None if is_planner else random.choice(older or [net])
        whim, noise = random.choice(WHIMS), random.choice(NOISES)
        seating = Seating(nets, whim, noise, plan.keep, plan.studied, plan.candidates)
        return self._play(seating, random)

    def _play(self, seating: Seating, random: Random) -> GameSeen:
        chance = Xorshift(random.getrandbits(32))
        state = self._deal(random, chance)
        if random.random() < WITH_NOISY_OPENING:
            seating.opening_noise = self.plan.opening_noise
        return play(state, seating, self.blank, chance)

    def _deal(self, random: Random, chance: Xorshift) -> State:
        """All variants, and head starts."""
        has_variants = random.random() < WITH_VARIANTS
        winter, animals, igloos = (has_variants and random.random() < 0.5 for _ in range(3))
        state = random_deal(Ruleset(self.plan.players, winter, animals, igloos), chance)
        if random.random() < WITH_HEAD_STARTS:
            for player in state.players:
                give_head_start(player, random)
        return state

    def measured(self, net: Net, game: int) -> tuple[float, int]:
        """Win share and margin of one seat against planners, on a deal that never changes."""
        players = self.plan.players
        seat = game % players
        nets: list[Net | None] = [None] * players
        nets[seat] = net
        chance = Xorshift(FIRST_MEASURED_DEAL + game // players)
        seating = Seating(nets, 0.0, 0.0, 0.0)
        seen = play(random_deal(Ruleset(players), chance), seating, self.blank, chance)
        return seen.shares[seat], seen.margins[seat]


def give_head_start(player: Player, random: Random) -> None:
    """Tools, fields, figures and goods by lot: so it shows what they are worth in the long run."""
    for _ in range(random.randrange(4)):
        gain_tool(player)
    for _ in range(random.randrange(4)):
        gain_agriculture(player)
    for _ in range(random.randrange(3)):
        gain_figure(player)
    for resource in range(4):
        player.resources = with_more(player.resources, resource, random.randrange(3))
    player.food += random.randrange(-6, 7)
