"""Expectimax: from the worth of positions to a choice, dice averaged. Compiled."""
