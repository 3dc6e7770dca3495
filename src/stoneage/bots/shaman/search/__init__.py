"""Trying actions in worlds that agree with what is seen. Compiled together with the rules."""
