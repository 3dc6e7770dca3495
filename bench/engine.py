"""What one build of the rules does in a second, printed as JSON. Run once per build."""

import json
import sys

from bench.rate import rate
from stoneage.bots.rng.xorshift import Xorshift
from stoneage.bots.simulation.playout import play_out
from stoneage.rules import is_compiled
from stoneage.rules.chance import let_fall, random_deal
from stoneage.rules.game import apply, legal_actions
from stoneage.rules.ruleset import Ruleset
from stoneage.rules.state import State
from stoneage.rules.terms import GAME_OVER, ROLL
from stoneage.table.game import Game
from stoneage.table.options import Options
from stoneage.table.prospects import prospects

SEED = 1


def random_games(players: int, games: int) -> int:
    """Inside the compiled code, deals included; gives the number of decisions."""
    rng = Xorshift(SEED)
    return sum(play_out(random_deal(Ruleset(players), rng), rng) for _ in range(games))


def through_numbers(players: int, games: int) -> int:
    """From outside, with the checked functions of the rules."""
    rng = Xorshift(SEED)
    decisions = 0
    for _ in range(games):
        state = random_deal(Ruleset(players), rng)
        while (decision := state.decision) != GAME_OVER:
            if decision == ROLL:
                let_fall(state, rng)
            else:
                actions = legal_actions(state)
                apply(state, actions[rng.below(len(actions))])
                decisions += 1
    return decisions


def through_typed_values(players: int, games: int) -> int:
    """From outside, with `Game`: typed choices, history kept for undo."""
    rng = Xorshift(SEED)
    decisions = 0
    for _ in range(games):
        game = Game.new(Options(players=players), rng)
        while not game.is_over:
            choices = game.choices
            game = game.push(choices[rng.below(len(choices))]).roll(rng)
            decisions += 1
    return decisions


def copies(state: State, number: int) -> int:
    for _ in range(number):
        state.copy()
    return number


def ten_at_home(players: int) -> State:
    """A player with as many figures and tools as there are: the most placements that can be."""
    state = random_deal(Ruleset(players), Xorshift(SEED), 0)
    state.players[0].figures = state.players[0].home = 10
    state.players[0].tools = 0x444
    state.players[0].unused = 0b111
    return state


def looks_ahead(state: State, times: int) -> int:
    """All that a player is told before placing."""
    for _ in range(times):
        prospects(state, 0)
    return times


def middle_of_a_game(players: int) -> State:
    state = random_deal(Ruleset(players), Xorshift(SEED))
    rng = Xorshift(SEED)
    for _ in range(200):
        if state.decision == ROLL:
            let_fall(state, rng)
        else:
            actions = legal_actions(state)
            apply(state, actions[rng.below(len(actions))])
    return state


def bytes_of(state: State) -> int:
    """What a copy takes: the state, the list of players and their boards; the deal is shared."""
    boards = sum(sys.getsizeof(player) for player in state.players)
    return sys.getsizeof(state) + sys.getsizeof(state.players) + boards


def measure(players: int) -> dict[str, float]:
    scale = 20 if is_compiled() else 1
    inside, outside = 15 * scale, 8 * scale
    state, many = middle_of_a_game(players), ten_at_home(players)
    decisions = rate(lambda: random_games(players, inside))
    return {
        "random games/s": decisions * inside / random_games(players, inside),
        "decisions/s inside": decisions,
        "decisions/s by numbers": rate(lambda: through_numbers(players, outside)),
        "decisions/s by typed values": rate(lambda: through_typed_values(players, outside // 2)),
        "prospects/s": rate(lambda: looks_ahead(many, 10 * scale)),
        "copies/s": rate(lambda: copies(state, 2000 * scale)),
        "bytes per state": bytes_of(state),
    }


def main() -> None:
    print(json.dumps({"compiled": is_compiled(), **{str(n): measure(n) for n in (2, 4)}}))


if __name__ == "__main__":
    main()
