"""What a position is worth: features in whole numbers, and the net that judges them. Compiled."""
