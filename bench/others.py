"""Random play of two well-known Python engines, as a yardstick. Printed as JSON."""

import json
import random

import chess
from catanatron import Color, Game, RandomPlayer

from bench.rate import rate

SEED = 1


def catan_games(games: int) -> int:
    """Four random players; gives the number of decisions."""
    random.seed(SEED)
    decisions = 0
    for seed in range(games):
        game = Game([RandomPlayer(colour) for colour in Color], seed=seed)
        game.play()
        decisions += len(game.state.actions)
    return decisions


def chess_games(games: int) -> int:
    """Two random players; gives the number of half-moves."""
    generator = random.Random(SEED)
    moves = 0
    for _ in range(games):
        board = chess.Board()
        while not board.is_game_over():
            board.push(generator.choice(list(board.legal_moves)))
            moves += 1
    return moves


def main() -> None:
    print(
        json.dumps(
            {
                "Catanatron": rate(lambda: catan_games(4)),
                "python-chess": rate(lambda: chess_games(4)),
            }
        )
    )


if __name__ == "__main__":
    main()
