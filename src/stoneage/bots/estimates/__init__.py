"""What any bot may reckon with, whatever it thinks good: dice on average, rounds left. Compiled."""
