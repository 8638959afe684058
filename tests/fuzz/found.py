"""What a fuzzed server was sent and said, and what it may never say."""

import re
from collections import Counter
from typing import Final

SECRETS: Final = re.compile(r'"(secret|seed|host_token|processes)":|[0-9a-f]{64}')
COMMITMENT: Final = re.compile(r'"commitment":"[0-9a-f]{64}"')
LONG: Final = re.compile(r"\w{20,}")  # what could be a secret that is not known yet


class Fuzzed:
    def __init__(self) -> None:
        self.sent = 0
        self.answers: Counter[str] = Counter()
        self.closed: Counter[int] = Counter()
        self.errors = ""
        self.slowest = 0.0  # seconds that the server's health took to be told
        self.tokens: list[str] = []  # of all seats: no seat is ever told its own again, nor another's
        self._long: set[str] = set()

    def heard(self, text: str) -> None:
        """Somebody, in a seat or not, was told this."""
        assert SECRETS.search(COMMITMENT.sub("", text)) is None, text
        assert not any(token in text for token in self.tokens), text
        self._long.update(LONG.findall(text))

    def never_told(self, secret: str) -> bool:
        assert len(secret) >= 20
        return not any(secret in long for long in self._long)

    def text(self) -> str:
        answers = ", ".join(f"{kind} {count:,}" for kind, count in sorted(self.answers.items()))
        closings = ", ".join(f"{code}: {count:,}" for code, count in sorted(self.closed.items()))
        return (
            f"{self.sent:,} messages sent; answers: {answers}; connections closed: {closings}; "
            f"health told within {self.slowest:.2f} s"
        )
