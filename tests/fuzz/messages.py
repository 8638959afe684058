"""Messages that nobody should send, and some that are nearly right."""

import json
from random import Random
from typing import Final

WORDS: Final = (
    "",
    "x",
    "pass",
    "draw",
    "lay 7D",
    "take 2.1",
    "swap 3",
    "reveal 3H4H5H / 7S7D7C",
    "discard JK",
    "é😀",
    "\x00",
)
KINDS: Final = ("hello", "move", "why", "undo", "seen", "say", "mute", "ping", "snapshot", "nothing")
FIELDS: Final = (
    "type",
    "client",
    "turn",
    "move",
    "version",
    "text",
    "phrase",
    "seat",
    "muted",
    "token",
    "since",
    "extra",
)
NUMBERS: Final = (0, 1, -1, 2, 7, 8, 2**31, 2**63, -(2**63), 10**30, 0.5)


def message(random: Random, turn: int = 0, moves: list[str] | None = None) -> str | bytes:
    """One message; now and then a move that may be allowed, so that the match goes on."""
    kind = random.random()
    if kind < 0.05 and moves:
        return json.dumps(
            {"type": "move", "client": f"{random.getrandbits(64)}", "turn": turn, "move": random.choice(moves)}
        )
    if kind < 0.55:
        return json.dumps(nearly_right(random, turn))
    if kind < 0.75:
        return json.dumps(value(random, 3))
    if kind < 0.85:
        return mangled(random, json.dumps(nearly_right(random, turn)))
    if kind < 0.95:
        return random.randbytes(random.randrange(200))
    return random.choice(
        ("[" * 5000, '{"type":"say","client":"a","text":"' + "a" * 20_000 + '"}', "\ufeff{}", "NaN", "")
    )


def nearly_right(random: Random, turn: int) -> dict[str, object]:
    """A message of the protocol, often with a field missing, wrong or too many."""
    kind = random.choice(KINDS)
    right: dict[str, dict[str, object]] = {
        "hello": {"protocol": 1, "token": "", "since": 0},
        "move": {"client": "c", "turn": turn, "move": random.choice(WORDS)},
        "why": {"client": "c", "move": random.choice(WORDS)},
        "undo": {"client": "c", "turn": turn},
        "seen": {"version": random.randrange(500)},
        "say": {"client": "c", "text": random.choice(WORDS), "phrase": random.random() < 0.5},
        "mute": {"client": "c", "seat": random.randrange(8), "muted": random.random() < 0.5},
    }
    told: dict[str, object] = {"type": kind, **right.get(kind, {})}
    for _ in range(random.choice((0, 0, 1, 1, 2))):
        field = random.choice(FIELDS)
        if random.random() < 0.4:
            told.pop(field, None)
        else:
            told[field] = value(random, 1)
    return told


def value(random: Random, depth: int) -> object:
    """Any JSON there is."""
    kind = random.randrange(8 if depth else 6)
    if kind == 0:
        return None
    if kind == 1:
        return random.random() < 0.5
    if kind in (2, 3):
        return random.choice(NUMBERS)
    if kind in (4, 5):
        return random.choice(WORDS) * random.choice((1, 1, 1, 50))
    if kind == 6:
        return [value(random, depth - 1) for _ in range(random.randrange(4))]
    return {random.choice(FIELDS): value(random, depth - 1) for _ in range(random.randrange(4))}


def mangled(random: Random, text: str) -> str:
    """With characters lost, doubled or put in."""
    for _ in range(random.randrange(1, 4)):
        at = random.randrange(len(text) + 1)
        put = random.choice(("", "{", '"', "\\", "\\ud83d", ",", "0"))
        text = text[:at] + put + text[at + random.randrange(2) :]
    return text
