"""Value paid in mixed value: groups of five hundred, counted in value (rules 7) [4.4]."""

import pytest

from app.rules.chips import Chip
from app.rules.cutting import Group, GroupKind
from app.rules.inventory import Inventory, counted
from app.rules.laid_payment import CountedIn, LaidPayment
from app.rules.mixed_payment import pay_mixed
from app.rules.money import Cents
from tests.houses import house

CHIPS = house("venezia").chips


def mixed(euros: float, played: float, bank: Inventory | None = None) -> LaidPayment:
    """Pay so many euros, a chip of so many having been played."""
    return pay_mixed(Cents(round(euros * 100)), Cents(round(played * 100)), CHIPS, bank=bank)


def chips(payment: LaidPayment) -> list[dict[float, int]]:
    """Each group's chips in laying order, by what they are worth in euros."""
    return [{run.chip.value / 100: run.pieces for run in group.runs} for group in payment.groups]


def bank(**pieces: int) -> Inventory:
    """A known bank: v20=30."""
    return counted({Chip(Cents(int(name[1:]) * 100)): count for name, count in pieces.items()})


def test_4_4_where_no_denomination_was_played_every_group_is_the_fewest_chips() -> None:
    """[4.4] 1,040 in groups of five hundred; whether 20 or 100 was played nobody can say."""
    payment = pay_mixed(Cents(104_000), None, CHIPS)
    assert chips(payment) == [{500: 1}, {500: 1}, {20: 2}]
    assert (payment.counted_in, payment.piece, payment.pieces) == (CountedIn.VALUE, None, None)
    short = pay_mixed(Cents(104_000), None, CHIPS, bank=bank(v500=1, v100=4, v20=7))
    assert chips(short) == [{500: 1}, {20: 5, 100: 4}, {20: 2}]
    assert (short.short, short.unpaid) == ((Chip(Cents(50000)),), 0)


def test_4_4_the_printed_example() -> None:
    """[4.4] A split and a straight of 20: a stack of 20 and a 100; a 500; two 20s."""
    payment = mixed(52 * 20, 20)
    assert chips(payment) == [{20: 20, 100: 1}, {500: 1}, {20: 2}]
    assert [group.amount for group in payment.groups] == [50000, 50000, 4000]
    assert payment.counted_in is CountedIn.VALUE
    assert (payment.pieces, payment.total, payment.short, payment.unpaid) == (52, 104000, (), 0)
    assert payment.groups[0].runs[0].shown == (Group(GroupKind.STACK, 20),)


@pytest.mark.parametrize(
    ("euros", "played", "expected"),
    [
        (17 * 20, 20, [{20: 17}]),
        (35 * 20, 20, [{20: 20, 100: 1}, {200: 1}]),
        (35 * 5, 5, [{5: 19, 10: 1, 20: 1, 50: 1}]),
        (35 * 10, 10, [{10: 20, 50: 1, 100: 1}]),
        (35 * 2.5, 2.5, [{2.5: 19, 20: 2}]),
        (350 * 2.5, 2.5, [{2.5: 20, 50: 1, 200: 2}, {5: 1, 20: 1, 50: 1, 100: 1, 200: 1}]),
        (35 * 50, 50, [{50: 10}, {500: 1}, {500: 1}, {50: 1, 200: 1}]),
        (8 * 100, 100, [{100: 5}, {100: 1, 200: 1}]),
        (17 * 200, 200, [{100: 1, 200: 2}, *[{500: 1}] * 5, {200: 2}]),
        (3 * 500, 500, [{500: 1}] * 3),
        (2 * 1000, 1000, [{1000: 1}] * 2),
    ],
)
def test_4_4_first_what_was_played_then_the_fewest(
    euros: float, played: float, expected: list[dict[float, int]]
) -> None:
    """[4.4] At most a stack of what was played, filled up with the highest; lower first, higher last."""
    payment = mixed(euros, played)
    assert chips(payment) == expected
    assert [list(group) for group in chips(payment)] == [sorted(group) for group in expected]


def test_rules_7_the_next_best_keeps_the_groups() -> None:
    """Rules 7: without plaques each five hundred is 200, 200, 100; with nine 20s the first group has nine."""
    without = mixed(1040, 20, bank(v20=50, v100=20, v200=20))
    assert chips(without) == [{20: 20, 100: 1}, {100: 1, 200: 2}, {20: 2}]
    assert without.short == (Chip(Cents(50000)),)
    few = mixed(1040, 20, bank(v20=9, v50=9, v100=9, v200=9, v500=9, v10=9))
    assert chips(few)[0] == {20: 5, 200: 2}
    assert [group.amount for group in few.groups] == [50000, 50000, 4000]
    assert few.short == (Chip(Cents(2000)),)


def test_rules_7_where_nothing_of_what_was_played_is_left() -> None:
    """Rules 7: *finito*: the first group is the fewest chips, like the others."""
    known = bank(v50=9, v100=9, v200=9, v500=9, v10=9)
    assert chips(mixed(1040, 20, known)) == [{500: 1}, {500: 1}, {10: 4}]
    marked = Inventory({}).estimated().marked(Chip(Cents(2000)))
    assert chips(mixed(1040, 20, marked)) == [{500: 1}, {500: 1}, {10: 4}]


def test_rules_7_chips_that_make_no_five_hundred_still_pay() -> None:
    """Rules 7: only 200s and 20s: 1,000 in one group, and nothing is left unpaid."""
    payment = mixed(1040, 20, bank(v200=5, v20=2))
    assert chips(payment) == [{200: 5}, {20: 2}]
    assert payment.unpaid == 0
    assert chips(mixed(2000, 1000, bank(v1000=1, v500=2))) == [{1000: 1}, {500: 1}, {500: 1}]


def test_rules_7_the_largest_part_is_laid() -> None:
    """Rules 7: a bank of three 200s pays 600 of 1,040."""
    payment = mixed(1040, 20, bank(v200=3))
    assert (payment.total, payment.unpaid, payment.pieces) == (60000, 44000, 30)
    assert mixed(1040, 20, bank(v500=3)).total == 100000


def test_nothing_is_not_paid() -> None:
    """Interface: a payment is more than nothing."""
    with pytest.raises(ValueError, match="more than nothing"):
        mixed(0, 20)
