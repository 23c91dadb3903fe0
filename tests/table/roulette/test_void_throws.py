"""Void throws are known by their throw, and over the nights by their place in the record."""

from app.table.listing import VoidThrows
from app.table.roulette import events as spun
from app.table.roulette.void_throws import voids_after


def void(voids: VoidThrows, seq: int) -> VoidThrows:
    return voids_after(voids, seq, spun.SpinVoid(spin=1, throw=1, reason="", source="hand"))


def test_a_reason_is_the_last_throws_of_that_number_unless_it_names_its_place() -> None:
    """Two nights may have thrown the same spin."""
    voids = void(void((), 5), 9)
    explained = spun.VoidExplained(spin=1, throw=1, reason="no_pocket")
    assert [each.reason for each in voids_after(voids, 10, explained)] == ["", "no_pocket"]
    earlier = spun.VoidExplained(spin=1, throw=1, reason="no_pocket", of=5)
    assert [each.reason for each in voids_after(voids, 10, earlier)] == ["no_pocket", ""]


def test_one_that_counts_after_all_is_none() -> None:
    voids = void(void((), 5), 9)
    valid = spun.SpinValid(spin=1, throw=1, reason="heard wrong")
    assert [each.seq for each in voids_after(voids, 10, valid)] == [5]
    assert voids_after((), 10, valid) == ()
