"""Marks name every spin that is asked for; where they say that they decide, no other."""

from itertools import chain
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.journal.connection import driver, reading
from app.journal.lists.filters import Filter
from app.journal.lists.looking import TableLook
from app.journal.lists.places import NEWEST
from app.table.roulette.listing import LISTING
from tests.journal.lists.asked_filters import filters
from tests.journal.lists.invented_lists import invented, plainly, written
from tests.often import times

ASKED = st.deferred(lambda: filters(invented()))


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return written(tmp_path_factory.mktemp("lists") / "T.lists.sqlite", invented())


@settings(max_examples=times(25, 100), deadline=None)
@given(asked=ASKED)
def test_nothing_that_is_asked_for_is_passed_by(path: Path, asked: Filter) -> None:
    with reading(path) as connection:
        for number, table in enumerate(invented(), 1):
            look = TableLook(driver(connection), number, asked, LISTING.wins)
            named = list(chain.from_iterable(look.older(NEWEST)))
            wanted = [spin for name, spin in plainly(invented(), asked) if name == table]
            assert named == sorted(set(named), reverse=True)
            assert list(chain.from_iterable(look.newer(0))) == named[::-1]
            if asked.table in (None, table):
                assert set(wanted) <= set(named)
                if look.decides:
                    assert wanted == named


def test_marks_do_not_decide_what_they_cannot(path: Path) -> None:
    with reading(path) as connection:
        raw = driver(connection)
        assert TableLook(raw, 2, Filter(over=20_000, number=3), LISTING.wins).decides
        assert not TableLook(raw, 2, Filter(), LISTING.wins).decides
        assert not TableLook(raw, 2, Filter(over=20_001), LISTING.wins).decides
        assert TableLook(raw, 2, Filter(over=20_000, chip="red"), LISTING.wins).decides
        assert TableLook(raw, 2, Filter(number=3, since=1), LISTING.wins).decides
        assert not TableLook(raw, 1, Filter(number=3, since=1), LISTING.wins).decides
