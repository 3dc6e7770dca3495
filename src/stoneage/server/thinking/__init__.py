"""Hints and advice, thought out in processes of their own."""
