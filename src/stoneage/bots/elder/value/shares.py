"""The win, divided among the seats, and how clear it is."""

from mypy_extensions import i64

from stoneage.rules import State, final_scores, winners


def shares(wins: list[float]) -> list[float]:
    """Every seat's own opinion of its chance, brought to 1 together."""
    total = sum(wins)
    return [win / total for win in wins]


def shares_at_end(state: State) -> list[float]:
    """A finished game: winners share the win."""
    best = winners(state)
    share = 1.0 / float(len(best))
    return [share if seat in best else 0.0 for seat in range(len(state.players))]


def margin_at_end(state: State, seat: i64) -> float:
    """Points ahead of the best of the others."""
    scores = final_scores(state)
    rivals = [scores[other] for other in range(len(scores)) if other != seat]
    return float(scores[seat] - max(rivals))
