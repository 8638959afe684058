"""A smaller set of `make fuzz`."""

from pathlib import Path

from tests.fuzz.http_fuzz import fuzz_http


def test_no_request_is_answered_with_a_fault_or_against_the_schema(tmp_path: Path) -> None:
    assert "generated" in fuzz_http(str(tmp_path / "tables.db"), 15, 3)
