"""The desk of a house that deals Repeater Bets is opened by each test, and closed after it."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication


@pytest.fixture(autouse=True)
def closed() -> Iterator[None]:
    """Close what a test opened: left open it would be made anew in each language that a later test speaks."""
    before = set(QApplication.topLevelWidgets())
    yield
    for window in set(QApplication.topLevelWidgets()) - before:
        window.close()
        window.deleteLater()
