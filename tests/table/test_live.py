"""What a desk draws is one frozen picture: handed from thread to thread, changed by nobody."""

import pytest

from app.table.live import JournalNow, Live, ReaderHealth, ReaderNow, Refusal
from app.table.state import unopened


def test_when_nothing_has_happened_nothing_is_wrong() -> None:
    live = Live(unopened("T1"))
    assert live.reader == ReaderNow(ReaderHealth.NONE, "", None, None, "")
    assert live.journal == JournalNow("", 0, "")
    assert (live.alarms, live.refusal, live.practice) == ((), None, False)


@pytest.mark.parametrize("name", ["state", "reader", "journal", "practice"])
def test_a_picture_is_never_changed(name: str) -> None:
    with pytest.raises(AttributeError, match="immutable"):
        setattr(Live(unopened("T1")), name, None)


def test_two_equal_refusals_are_told_apart() -> None:
    assert Refusal("not now", 1) != Refusal("not now", 2)
