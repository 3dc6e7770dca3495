"""How Planner thinks: the worth of a position, one step ahead. Compiled together with the rules."""
