"""What bots of the worst kind do in their processes; nothing else is imported there for them."""

import logging
import os
import time
from pathlib import Path

ANSWER = 7


def strange(game: str, bot: str, view: bytes, seed: str, step: int) -> int:
    """Instead of `thinking.chosen`: `bot` says how it behaves, `seed` names a file that counts its questions."""
    if seed:
        with Path(seed).open("a") as asked:
            asked.write("x")
    if bot == "hangs":
        time.sleep(600)
    if bot == "dies" or (bot == "dies once" and Path(seed).read_text() == "x"):
        os._exit(1)
    if bot == "slow":
        time.sleep(0.3)
    if bot == "loud":
        print("Hear me", flush=True)
        logging.getLogger("loud").warning("Hear me too")
    return ANSWER
