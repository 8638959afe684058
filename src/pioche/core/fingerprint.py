"""One more value into the hash of a state: 32-bit arithmetic, the same compiled and interpreted."""

from mypy_extensions import i64

from pioche.chance import MASK32


def fold(hash: i64, value: i64) -> i64:
    """A value of up to 32 bits, or a small negative one."""
    hash = ((hash ^ (value & MASK32)) * 0x1000193) & MASK32
    return hash ^ (hash >> 15)


def fold_wide(hash: i64, value: i64) -> i64:
    """A value of up to 63 bits."""
    return fold(fold(hash, value), value >> 32)
