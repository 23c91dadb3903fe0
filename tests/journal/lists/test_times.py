"""Times of the lists and of events are the same times."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.journal.lists.times import moment_written, read_moment
from app.station.stamps import moment_text


@given(st.integers(0, 2**48))
def test_a_time_comes_back_as_it_was(moment: int) -> None:
    assert moment_written(moment) == moment_text(moment)
    assert read_moment(moment_text(moment)) == moment


def test_a_time_may_be_typed_with_a_zone_or_without() -> None:
    assert read_moment("2026-11-21") == read_moment("2026-11-21T00:00:00Z")
    assert read_moment("2026-11-21T01:00:00+01:00") == read_moment("2026-11-21")


@pytest.mark.parametrize("text", ["", "yesterday", "2026-13-01"])
def test_anything_else_is_no_time(text: str) -> None:
    with pytest.raises(ValueError, match=r"isoformat|month"):
        read_moment(text)
