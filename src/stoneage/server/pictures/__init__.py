"""Positions as pictures, drawn in a process of their own and kept for a while."""
