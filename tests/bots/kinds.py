"""Bots for tests that play whole games, interpreted: one of each kind that is quick enough."""

QUICK = ("elder", "planner", "woodcutter", "forager")
