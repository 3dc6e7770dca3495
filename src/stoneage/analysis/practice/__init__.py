"""Find the move: exercises of strong bots' games in which one choice is clearly best."""
