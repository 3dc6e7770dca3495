"""From the worth of positions to a choice: questions, dice and order of work. Compiled."""
