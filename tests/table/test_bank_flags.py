"""A payment of more than a known bank holds is made all the same, and flagged (rules 7, 9)."""

import pytest

from tests.table.playing import Played, chips, fall, opened


def paying(held: int, *, all_entered: bool = True, counted: bool = True) -> Played:
    """A bank of so many 20s, a straight of 20.00 that won, and 20.00 on another number that lost."""
    table = opened(all_entered=all_entered)
    if counted:
        table.do("bank", operation="open", chips=[{"value": "20.00", "pieces": held}])
    table.do("place", position="straight-8", entry=chips("20.00", owner="seat 1"))
    table.do("place", position="straight-3", entry=chips("20.00", owner="seat 2"))
    fall(table, 8)
    return table


def flags(table: Played, do: str = "paid", **fields: object) -> list[str] | None:
    """What was said of the payment."""
    table.do(do, **fields)
    said: list[str] | None = table.last().get("flags")
    return said


@pytest.mark.parametrize(("held", "flagged"), [(33, True), (34, False), (35, False)])
def test_what_was_lost_is_there_to_pay_with_and_no_more(held: int, flagged: bool) -> None:
    """35 pieces of 20.00 are due: 34 and the one that was taken make them up."""
    said = flags(paying(held), order=1)
    assert said == (
        ["700.00 are due and the bank holds 680.00: a fill is due (rules 9)"] if flagged else None
    )


def test_all_at_once_are_flagged_one_by_one() -> None:
    assert flags(paying(10), "paid_all") == [
        "700.00 are due and the bank holds 220.00: a fill is due (rules 9)"
    ]


def test_what_nobody_counted_or_only_guesses_says_nothing() -> None:
    """A live table: losing stakes are not entered, and after the first spin the bank is an estimate."""
    assert flags(paying(10, counted=False), order=1) is None
    table = paying(10, all_entered=False)
    table.do("next")
    fall(table, 3)
    assert flags(table, "paid_all") is None


def test_what_was_paid_before_is_gone() -> None:
    """Two payments of 700.00 from 35 pieces and what was lost: the second is flagged."""
    table = opened(all_entered=True)
    table.do("bank", operation="open", chips=[{"value": "20.00", "pieces": 35}])
    for seat in ("seat 1", "seat 2"):
        table.do("place", position="straight-8", entry=chips("20.00", owner=seat))
    fall(table, 8)
    assert flags(table, order=1) is None
    assert flags(table, order=2) == ["700.00 are due and the bank holds 0.00: a fill is due (rules 9)"]
