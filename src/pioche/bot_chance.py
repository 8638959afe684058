"""Seeds for bots. They may be anybody's, and whoever knows the seed of a deal knows the deal."""

from hashlib import sha256


def bot_seed(*known: str | int) -> str:
    """A seed that depends on all of this and tells nothing of it."""
    return sha256("|".join(["pioche bot", *map(str, known)]).encode()).hexdigest()
