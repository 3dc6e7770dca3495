"""Planner looks one step ahead, by a worth of the position whose weights were tuned."""
