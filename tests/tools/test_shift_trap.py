"""The check that keeps mypyc's 32-bit shifts out of the compiled sources."""

import pytest

from tools.shift_trap import traps


@pytest.mark.parametrize(
    "planted",
    [
        "mask = 1 << n",
        "mask = ONE << n",
        "mask = value << n",
        "mask = value << (n + 1)",
        "mask <<= n",
        "mask = 15 >> n",
        "mask = ALL >> n",
        "def f(n):\n    return [1 << i for i in range(n)]",
    ],
)
def test_a_planted_variable_shift_is_caught(planted: str) -> None:
    assert list(traps(planted))


@pytest.mark.parametrize("harmless", ["mask = value << 3", "FLAG = 1 << 40", "rank = card >> 2", "low = mask >> n"])
def test_shifts_mypyc_compiles_rightly_are_left_alone(harmless: str) -> None:
    assert not list(traps(harmless))


def test_shl_itself_may_shift_by_a_variable_and_nothing_else_may() -> None:
    source = "def shl(value, by):\n    return value << by\n\ndef other(value, by):\n    return value << by\n"
    assert list(traps(source)) == [5]
