"""What the tests of a running station share."""

import pytest

from app.station import table_thread, writing


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A full disk is tried again at once."""
    for module in (table_thread, writing):
        monkeypatch.setattr(module, "TRIED", 0.01)
