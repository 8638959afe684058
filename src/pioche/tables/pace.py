"""How long things take at a table; timing.py works out when what happens by itself is due."""

from typing import Literal

from msgspec import Struct


class Pace(Struct, frozen=True):
    """How long things take, in milliseconds; the same for every process of a house."""

    bot_least: int = 700
    bot_most: int = 1500
    late: int = 1000  # steps by which a bot's move is put off that was thought about too long
    reveal: int = 12_000  # how long a look or a reveal is waited for at most
    idle_open: int = 2 * 3_600_000
    idle_playing: int = 7 * 86_400_000
    idle_over: int = 3_600_000
    parting: int = 2_000  # after the last connection of a seat until others hear that it is away
    kept: int = 365 * 86_400_000  # closed tables and their records


class Due(Struct, frozen=True):
    """What happens next by itself: a bot plays for whoever is to act, or the table closes."""

    at: int
    what: Literal["bot", "absent", "clock", "idle"]
