"""The void throws of a day are known by their throw, and over the nights by their place in the record."""

from app.reports.roulette.void_throws import VoidThrow, voids_after
from app.reports.stamp import Stamp
from app.table import events as happened


def at(seq: int) -> Stamp:
    return Stamp(seq, "2026-11-21T20:30:00Z", 1, "b")


def void(voids: list[VoidThrow], seq: int) -> list[VoidThrow]:
    return voids_after(voids, at(seq), happened.SpinVoid(spin=1, throw=1, reason="", source="hand"))


def test_a_reason_is_the_last_throws_of_that_number_unless_it_names_its_place() -> None:
    """Two nights may have thrown the same spin."""
    voids = void(void([], 5), 9)
    explained = happened.VoidExplained(spin=1, throw=1, reason="no_pocket")
    assert [each.reason for each in voids_after(voids, at(10), explained)] == ["", "no_pocket"]
    earlier = happened.VoidExplained(spin=1, throw=1, reason="no_pocket", of=5)
    assert [each.reason for each in voids_after(voids, at(10), earlier)] == ["no_pocket", ""]


def test_one_that_counts_after_all_is_none() -> None:
    voids = void(void([], 5), 9)
    valid = happened.SpinValid(spin=1, throw=1, reason="heard wrong")
    assert [each.stamp.seq for each in voids_after(voids, at(10), valid)] == [5]
    assert voids_after([], at(10), valid) == []
