"""What a room takes from outside: the time and unguessable secrets. Tests give their own."""

import secrets
import time
from hashlib import sha256
from typing import Final

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that is taken for another


class Nature:
    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def secret(self, size: int) -> bytes:
        return secrets.token_bytes(size)

    def hex(self, size: int) -> str:
        return self.secret(size).hex()

    def code(self) -> str:
        """What people read to each other to find a table."""
        return "".join(LETTERS[byte % len(LETTERS)] for byte in self.secret(6))


def hashed(token: str) -> str:
    """What is kept of a seat's secret."""
    return sha256(token.encode()).hexdigest()
