"""A copy is looked at as `verify` looks: also what is told only when all of it was walked."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from app.journal.copies import back_up
from app.journal.errors import CopyRefused
from app.journal.following import Fault
from tests.journal.played_journals import record, stamped
from tests.table.playing import fallen


class _Later:
    """Tells what it found when all was walked, as whoever plays nights side by side does."""

    def __init__(self, said: Fault | int) -> None:
        self.seen, self._said = 0, said

    def take(self, _table: str, _walked: int, first: int, texts: Sequence[bytes], /) -> None:
        assert first == self.seen + 1
        self.seen += len(texts)

    def finish(self) -> Fault | int:
        return self._said


def test_a_fault_that_is_told_at_the_end_refuses_the_copy(tmp_path: Path) -> None:
    record(tmp_path / "T1.sqlite", stamped(fallen().story))
    later = _Later(Fault(2, "T1", 2, "the rules are another's"))
    with pytest.raises(CopyRefused, match=r"table T1, event 2: the rules are another's"):
        back_up(tmp_path / "T1.sqlite", tmp_path / "copy.sqlite", check=later)
    assert later.seen > 3
    assert not (tmp_path / "copy.sqlite").exists()


def test_where_nothing_is_wrong_the_copy_is_made(tmp_path: Path) -> None:
    record(tmp_path / "T1.sqlite", stamped(fallen().story))
    made = back_up(tmp_path / "T1.sqlite", tmp_path / "copy.sqlite", check=_Later(0))
    assert made.path.exists()
