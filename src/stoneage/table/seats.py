"""The letters that stand for the seats."""

LETTERS = "ABCD"
