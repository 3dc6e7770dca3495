"""The worth of a position to Planner, and the choice that follows from it. Compiled."""
