"""Find the move: positions of strong bots' games in which one choice is clearly best."""
