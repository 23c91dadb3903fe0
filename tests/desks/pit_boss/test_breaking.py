"""A sentence is broken between its words, and nothing of it is lost."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from app.desks.common.application import make_application
from app.desks.common.lettering import width_of
from app.desks.pit_boss.breaking import broken

WORDS = some.lists(some.text("abcmiW", min_size=1, max_size=12), max_size=20)


@pytest.fixture(scope="module", autouse=True)
def fonts() -> None:
    make_application(["test"])


@given(WORDS, some.integers(20, 400))
def test_no_word_is_lost_and_no_line_too_wide(words: list[str], wide: int) -> None:
    lines = broken(" ".join(words), wide, 15)
    assert " ".join(lines).split() == words
    assert all(width_of(line, 15) <= wide or " " not in line for line in lines)
