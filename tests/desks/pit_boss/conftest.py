"""A desk over the night of three spins."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.desks.pit_boss.review import Review
from tests.reports.spins import recorded


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    return recorded(tmp_path / "T1.sqlite")


@pytest.fixture
def review(journal: Path) -> Iterator[Review]:
    desk = Review(journal)
    yield desk
    desk.close()
