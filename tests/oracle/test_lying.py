"""`lying` against rules 5 and the example of section 2."""

import itertools

import pytest

from .lying import counting, left_lying, lump, maximum, notes_up_to
from .settle import settle
from .writing import Json, amounts, cents, rows, spin, stack_left, value


def test_section_2_600_on_manque() -> None:
    [only] = left_lying(60_000, "low", [8, 3])
    assert (only.paid, only.taken_off, only.standing, only.why) == (60_000, 120_000, 0, ("over-the-maximum",))


def test_section_2_400_on_manque() -> None:
    first, second = left_lying(40_000, "low", [8, 3, 5])
    assert (first.paid, first.standing, first.kept, first.why) == (40_000, 80_000, 1, ())
    assert (second.stake, second.paid, second.taken_off) == (80_000, 80_000, 160_000)
    assert second.why == ("over-the-maximum",)


def test_rules_5_the_third_spin() -> None:
    third = left_lying(1_000, "low", [8, 3, 5, 7])
    assert [spin.standing for spin in third] == [2_000, 4_000, 0]
    assert (third[2].taken_off, third[2].why) == (8_000, ("third-spin",))


def test_rules_5_zero_is_a_spin_but_begins_no_count() -> None:
    first, zero, third = left_lying(4_000, "low", [8, 0, 5])
    assert (first.kept, zero.bank, zero.standing, zero.kept) == (1, 4_000, 4_000, 2)
    assert (third.taken_off, third.why) == (8_000, ("third-spin",))
    nothing, again = left_lying(2_000, "low", [0, 8])
    assert (nothing.standing, nothing.kept) == (1_000, None)
    assert (again.standing, again.kept) == (2_000, 1)
    ended = left_lying(1_000, "low", [8, 3, 0])[-1]
    assert (ended.bank, ended.taken_off, ended.why) == (2_000, 2_000, ("third-spin",))


def test_rules_5_exactly_the_maximum_stays() -> None:
    assert left_lying(50_000, "red", [1])[0].standing == 100_000
    assert left_lying(50_250, "red", [1])[0].taken_off == 100_500
    assert maximum("dozen-1") == maximum("column-34") == 50_000
    # A dozen triples.
    assert [spin.standing for spin in left_lying(5_000, "dozen-1", [1, 2, 3])] == [15_000, 45_000, 0]


def test_rules_4_an_odd_unit_is_shut_in() -> None:
    [zero] = left_lying(750, "red", [0])
    assert (zero.bank, zero.enferme, zero.standing) == (250, 250, 250)
    assert left_lying(250, "red", [0])[0].standing == 0
    assert left_lying(1_000, "dozen-1", [0, 1])[0].bank == 1_000


def test_rules_5_one_owner_is_one_lump() -> None:
    # 10 that has lain two spins and 20 put there since: all of it goes, not only the first.
    found = lump([(1_000, 2), (2_000, 0)], "low")
    assert (found.spins, found.paid, found.total, found.taken_off) == (3, 3_000, 6_000, ("third-spin",))
    # 300 and 250 are under the maximum each, 1100 together is over.
    assert lump([(30_000, 0), (25_000, 0)], "low").taken_off == ("over-the-maximum",)
    assert lump([(30_000, 1), (20_000, 0)], "low").taken_off == ()


def test_rules_5_highest_first_and_a_chip_may_count_in_part() -> None:
    stack = [value("5.00"), value("50.00", 2)]
    assert counting("straight-8", stack) == [(0, 500), (6_000, 4_000)]
    other = [value("50.00", 1), value("50.00", 1, owner="seat 2")]
    assert counting("straight-8", other) == [(5_000, 0), (5_000, 0)]
    gifts = [value("50.00", 2, kind="complimentary"), value("20.00")]
    assert counting("straight-8", gifts) == [(5_000, 5_000), (1_000, 1_000)]


def test_rules_5_notes_up_to_the_maximum() -> None:
    notes = value("500.00", 2, kind="notes", up_to_maximum=True)
    stack = [notes, value("100.00", 3)]
    assert notes_up_to("low", stack) == [30_000, 0]
    assert counting("low", stack) == [(70_000, 30_000), (30_000, 0)]
    assert notes_up_to("low", [notes]) == [0]
    # What another has there takes no room.
    assert notes_up_to("low", [notes, value("100.00", 3, owner="seat 2")]) == [0, 0]
    # Without the announce nothing goes back before the number; on a winning chance notes count last.
    plain = [value("500.00", 2, kind="notes"), value("100.00", 3)]
    assert notes_up_to("low", plain) == [0, 0]
    assert counting("low", plain) == [(70_000, 30_000), (30_000, 0)]


@pytest.mark.parametrize("stake", ["2.50", "10.00", "50.00", "200.00", "500.00"])
def test_it_agrees_with_settle(stake: str) -> None:
    for numbers in itertools.product((0, 1, 20), repeat=3):
        entries: list[Json] = [value(stake, kept=0)]
        for told in left_lying(cents(stake), "low", numbers):
            answer = settle(spin(told.number, {"low": entries}))
            assert sum(map(cents, amounts(answer, "payments"))) == told.paid
            assert sum(map(cents, amounts(answer, "withdrawn"))) == told.taken_off
            assert sum(cents(item["amount"]) for item in rows(answer, "enferme")) == told.enferme
            left = stack_left(answer, "low") or []
            assert isinstance(left, list)
            entries = [entry for entry in left if not entry.get("enferme")]
            assert (
                sum(cents(entry["value"]) * int(str(entry["pieces"])) for entry in entries) == told.standing
            )


def test_what_cannot_be() -> None:
    with pytest.raises(ValueError, match="on a chance"):
        left_lying(1_000, "straight-8", [8])
    with pytest.raises(ValueError, match="zero rule"):
        left_lying(1_000, "low", [8], house="sanremo")
    with pytest.raises(ValueError, match="nothing lies"):
        lump([], "low")
    with pytest.raises(ValueError, match="half the stake"):
        lump([(1_000, 0)], "double-dozen-1-2")
