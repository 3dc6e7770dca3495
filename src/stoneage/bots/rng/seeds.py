"""Seeds of single games, drawn from the seed of many."""

from hashlib import sha256


def seed_of_game(seed: int, number: int) -> int:
    """A seed for each game that has nothing in common with those of its neighbours."""
    digest = sha256(f"{seed}/{number}".encode()).digest()
    return int.from_bytes(digest[:4], "big")
