"""The game in a terminal: plain text, in the player's language."""
