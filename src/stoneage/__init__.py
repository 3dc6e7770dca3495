"""The board game Stone Age: its rules, its players and a place to play it."""
