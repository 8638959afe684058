"""Frames as a WebSocket has them, and bytes that only look like some."""

from collections.abc import Iterator
from random import Random
from typing import Final

CONT: Final = 0
TEXT: Final = 1
BINARY: Final = 2
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10
NO_CODES: Final = (3, 4, 5, 6, 7, 11, 12, 13, 14, 15)
MASK: Final = b"\x00\x00\x00\x00"


def opening(path: str, port: int) -> bytes:
    """The request that a WebSocket begins with."""
    return (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


def frame(code: int, payload: bytes, *, fin: bool = True, reserved: int = 0, masked: bool = True) -> bytes:
    length = len(payload)
    mask = 0x80 if masked else 0
    if length < 126:
        size = bytes([mask | length])
    elif length < 65_536:
        size = bytes([mask | 126]) + length.to_bytes(2, "big")
    else:
        size = bytes([mask | 127]) + length.to_bytes(8, "big")
    return bytes([(0x80 if fin else 0) | reserved << 4 | code]) + size + (MASK if masked else b"") + payload


def allowed(random: Random, text: bytes) -> bytes:
    """A message in fragments, pinged and ponged about."""
    cuts = sorted(random.randrange(len(text) + 1) for _ in range(random.randrange(6)))
    pieces = [text[start:end] for start, end in zip([0, *cuts], [*cuts, len(text)], strict=True)]
    sent = b""
    for number, piece in enumerate(pieces):
        sent += frame(CONT if number else random.choice((TEXT, BINARY)), piece, fin=number == len(pieces) - 1)
        if random.random() < 0.3:
            sent += frame(random.choice((PING, PONG)), random.randbytes(random.randrange(126)))
    return sent


def forbidden(random: Random, text: bytes) -> bytes:
    """What ends a connection, or leaves it waiting for the rest."""
    code = random.choice((CONT, TEXT, BINARY, CLOSE, PING, PONG))
    control = random.choice((CLOSE, PING, PONG))
    whole = frame(code, text)
    return random.choice(
        (
            frame(random.choice(NO_CODES), text),
            frame(code, text, reserved=random.randrange(1, 8)),
            frame(code, text, masked=False),
            frame(control, random.randbytes(random.randrange(126, 2000))),
            frame(control, b"", fin=False),
            frame(CONT, text),
            frame(TEXT, text, fin=False) + frame(TEXT, text),
            frame(TEXT, text, fin=False) + frame(CLOSE, b""),
            frame(TEXT, b"\xff\xfe" + text),
            frame(TEXT, b"x" * 70_000),
            frame(TEXT, b"x" * 40_000, fin=False) + frame(CONT, b"x" * 40_000),
            frame(CLOSE, b"\x03"),
            frame(CLOSE, random.randbytes(2) + b"\xff"),
            bytes([0x80 | code, 0xFF]) + random.randbytes(8),  # of a length that never comes
            whole[: random.randrange(len(whole))],
            random.randbytes(random.randrange(1, 300)),
        )
    )


def unframed(data: bytes) -> Iterator[tuple[int, bytes]]:
    """The whole frames of what a server said, each with its code."""
    while len(data) >= 2:
        code, length, start = data[0] & 15, data[1], 2
        if length in (126, 127):
            start = 4 if length == 126 else 10
            length = int.from_bytes(data[2:start], "big")
        if len(data) < start + length:
            return
        yield code, data[start : start + length]
        data = data[start + length :]
