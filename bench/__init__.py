"""Speed, measured: `python3 dev.py bench`."""
