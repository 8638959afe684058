"""The comparison of compiled and interpreted play must notice a difference, or it would prove nothing."""

from pathlib import Path

import pytest

from tests.identity import __main__ as identity
from tests.identity.digest import digest


def python_that_prints(line: str, folder: Path) -> str:
    script = folder / "python"
    script.write_text(f"#!/bin/sh\necho '{line}'\n", encoding="utf-8")
    script.chmod(0o755)
    return str(script)


def test_a_build_that_plays_otherwise_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(identity, "BATCHES", 1)
    monkeypatch.setattr(identity, "DECISIONS", 100)
    assert identity.main(python_that_prints("another digest", tmp_path)) == 1


def test_the_same_batch_has_one_digest_and_another_batch_another() -> None:
    assert digest("nain_jaune", 1, 300) == digest("nain_jaune", 1, 300)
    assert digest("nain_jaune", 1, 300).split(": ")[1] != digest("nain_jaune", 2, 300).split(": ")[1]
