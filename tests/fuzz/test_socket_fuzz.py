"""A smaller set of `make fuzz`."""

from pathlib import Path

from tests.fuzz.socket_fuzz import fuzz


def test_a_server_answers_nonsense_with_sentences_and_goes_on(tmp_path: Path) -> None:
    found = fuzz(str(tmp_path / "tables.db"), 4_000, 7)
    assert found.sent >= 4_000
    assert found.answers["refused"] > 1_000
    assert found.answers["pong"] > 0
    assert found.answers["lobby"] > 50
    assert {1002, 1008, 1009} <= set(found.closed)
