"""Games of random players, for speed and statistics."""
