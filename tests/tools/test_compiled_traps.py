"""The check that keeps out of the compiled sources what mypyc compiles wrongly."""

import pytest

from tools.compiled_traps import traps


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


def test_a_large_constant_made_a_float_is_caught_and_a_small_one_or_a_variable_is_not() -> None:
    assert list(traps("PARTS: Final[i64] = 1 << 30\nshare = part / float(PARTS)"))
    assert list(traps("share = part / float(4294967296)"))
    assert not list(traps("PARTS: Final[i64] = 1000\nshare = part / float(PARTS)"))
    assert not list(traps("share = part / float(count)"))


def test_shl_itself_may_shift_by_a_variable_and_nothing_else_may() -> None:
    source = "def shl(value, by):\n    return value << by\n\ndef other(value, by):\n    return value << by\n"
    assert [line for line, _ in traps(source)] == [5]


def test_a_class_with_keywords_is_caught_and_a_metaclass_is_not() -> None:
    assert list(traps("class Pace(Struct, frozen=True):\n    wait: int"))
    assert not list(traps("class Contract(metaclass=ABCMeta):\n    wait: int"))
