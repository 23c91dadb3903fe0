"""A place in the list stands between two spins of each table."""

import pytest

from app.journal.lists.places import NEWEST, START, Place


def test_a_place_is_written_and_read() -> None:
    place = Place.of({"T2": 90, "T1": 812})
    assert place.write() == "T1:812,T2:90"
    assert Place.read(place.write()) == place
    assert Place.read(START.write()) == START
    assert Place.read("room 1:2:7").spin("room 1:2") == 7


def test_a_table_that_is_not_named_stands_at_its_newest_spin() -> None:
    assert START.spin("T1") == NEWEST
    moved = Place.of({"T1": 5}).moved({"T2": 7})
    assert (moved.spin("T1"), moved.spin("T2"), moved.spin("T3")) == (5, 7, NEWEST)


@pytest.mark.parametrize("text", ["T1", "T1:", ":5", "T1:-1", "T1:five"])
def test_anything_else_is_no_place(text: str) -> None:
    with pytest.raises(ValueError, match="no place"):
        Place.read(text)
