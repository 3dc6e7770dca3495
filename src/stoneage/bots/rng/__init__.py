"""Random numbers that are the same on every machine, and seeds for them."""
