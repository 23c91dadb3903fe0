"""A desk over the night of three spins: one of a test's own, and one for all of a file that only look."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.desks.patience import be_patient
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


@pytest.fixture(scope="module")
def desk_of_all(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Review]:
    be_patient()
    desk = Review(recorded(tmp_path_factory.mktemp("night") / "T1.sqlite"))
    yield desk
    desk.close()


@pytest.fixture
def looked_at(desk_of_all: Review) -> Review:
    """The desk that a file's tests share, as it was opened: all spins listed, the last one read."""
    desk_of_all.put_back()
    return desk_of_all
