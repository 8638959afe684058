"""What commands find is kept, as if the rules ran compiled, wherever these tests run."""

import pytest

from bench import shelf


@pytest.fixture(autouse=True)
def kept_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "core", lambda: "compiled")
