"""The fuzzer would notice a secret."""

import pytest

from tests.fuzz.found import Fuzzed

TOKEN = "kX3-secret-of-a-seat"


@pytest.mark.parametrize("told", [f'{{"name":"{TOKEN}"}}', '{"seed":"1"}', f'{{"hash":"{"0f" * 32}"}}'])
def test_a_secret_that_is_told_is_noticed_at_once(told: str) -> None:
    found = Fuzzed()
    found.tokens.append(TOKEN)
    with pytest.raises(AssertionError):
        found.heard(told)


def test_a_secret_that_is_known_only_later_is_noticed_then() -> None:
    found = Fuzzed()
    found.heard(f'{{"commitment":"{"0f" * 32}","name":"xx{"ab" * 16}xx"}}')
    assert not found.never_told("ab" * 16)
    assert found.never_told("cd" * 16)
