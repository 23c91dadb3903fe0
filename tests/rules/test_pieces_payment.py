"""Colour in colour, colour with value, value in the same value: counted in pieces (rules 7) [4.4]."""

import pytest

from app.rules.chips import Chip
from app.rules.cutting import Group, GroupKind
from app.rules.inventory import Inventory, counted
from app.rules.laid_payment import CountedIn, Cutting, LaidPayment
from app.rules.money import Cents
from app.rules.pieces_payment import pay_colour, pay_value
from tests.houses import house

CHIPS = house("venezia").chips
RED, BLUE = Chip(Cents(250), "red"), Chip(Cents(500), "blue")
STACK = Group(GroupKind.STACK, 20)


def in_colour(
    pieces: int,
    *wanted: int,
    colour: Chip = RED,
    bank: Inventory | None = None,
    cutting: Cutting | None = None,
) -> LaidPayment:
    """Pay a colour, with chips of so many euros."""
    values = [Cents(value * 100) for value in wanted]
    return pay_colour(pieces, colour, CHIPS, wanted=values, bank=bank, cutting=cutting)


def value(pieces: int, euros: int, bank: Inventory | None = None, positions: int = 1) -> LaidPayment:
    """Pay so many pieces of so many euros."""
    return pay_value(pieces, Cents(euros * 100), CHIPS, bank=bank, cutting=Cutting(positions))


def chips(payment: LaidPayment) -> list[dict[str | float, int]]:
    """Each group's chips in laying order, by colour or by what they are worth in euros."""
    return [
        {run.chip.colour or run.chip.value / 100: run.pieces for run in group.runs}
        for group in payment.groups
    ]


def bank(red: int = 0, **pieces: int) -> Inventory:
    """A known bank: v20=30."""
    values = {Chip(Cents(int(name[1:]) * 100)): count for name, count in pieces.items()}
    return counted({RED: red, **values})


@pytest.mark.parametrize(
    ("pieces", "expected"),
    [
        (8, (Group(GroupKind.CUT, 8, piles=(4, 4)),)),
        (9, (Group(GroupKind.CUT, 9, piles=(4, 4), fraction=1),)),
        (12, (Group(GroupKind.CUT, 12, piles=(5, 5), fraction=2),)),
        (35, (STACK, Group(GroupKind.SLID, 15, slid_off=(5,)))),
    ],
)
def test_4_4_the_printed_counts_of_colour(pieces: int, expected: tuple[Group, ...]) -> None:
    """[4.4] 4+4; 4+4+1; 5+5+2; a straight: a stack, and a stack off which five are slid."""
    payment = in_colour(pieces)
    assert [run.shown for group in payment.groups for run in group.runs] == [expected]
    assert (payment.pieces, payment.total, payment.counted_in) == (pieces, pieces * 250, CountedIn.PIECES)


def test_4_4_two_splits() -> None:
    """[4.4] The one exception: two splits are 34, a stack and one off which three and three are slid."""
    expected = (STACK, Group(GroupKind.SLID, 14, slid_off=(3, 3)))
    payment = in_colour(34, cutting=Cutting(2, two_splits=True))
    assert payment.groups[0].runs[0].shown == expected
    assert in_colour(34).groups[0].runs[0].shown[-1].kind is GroupKind.CUT


def test_4_4_each_hundred_lies_by_itself() -> None:
    """[4.4] 100, 200, 300 …, then the fraction."""
    assert [group.pieces for group in in_colour(345).groups] == [100, 100, 100, 45]
    assert [group.pieces for group in value(245, 5).groups] == [100, 100, 45]
    assert in_colour(345).groups[0].runs[0].shown == (Group(GroupKind.HUNDRED, 100),)


def test_4_4_120_pieces_at_2_50_in_value() -> None:
    """[4.4] 250 euros together and the other 50 apart."""
    assert chips(in_colour(120, 50, 200)) == [{50: 1, 200: 1}, {50: 1}]
    assert chips(in_colour(120, 50)) == [{50: 5}, {50: 1}]
    assert [group.pieces for group in in_colour(120, 50, 200).groups] == [100, 20]


def test_4_4_a_chip_of_value_counts_as_pieces_and_lies_last() -> None:
    """[4.4] At 2.50 a 50 is twenty pieces, at 5 a 100 is; the colour lies before it, the highest last."""
    assert chips(in_colour(35, 50)) == [{"red": 15, 50: 1}]
    assert chips(in_colour(35, 100, colour=BLUE)) == [{"blue": 15, 100: 1}]
    payment = in_colour(35, 20, 50)
    assert [list(group) for group in chips(payment)] == [["red", 20, 50]]
    assert chips(payment) == [{"red": 7, 20: 1, 50: 1}]
    assert (payment.pieces, payment.counted_in) == (35, CountedIn.PIECES)


def test_4_4_a_chip_of_more_than_a_hundred_pieces_takes_whole_hundreds() -> None:
    """[4.4] At 2.50 a 500 is two hundreds and lies by itself; what is left is laid as ever."""
    payment = in_colour(320, 500, 50)
    assert chips(payment) == [{500: 1}, {50: 5}, {50: 1}]
    assert [group.pieces for group in payment.groups] == [200, 100, 20]
    assert chips(in_colour(150, 500)) == [{"red": 100}, {"red": 50}]


def test_4_4_52_pieces_of_20() -> None:
    """[4.4] One denomination is paid as if it were a colour: two stacks and 5+5+2, 1,040 in all."""
    payment = value(52, 20)
    assert chips(payment) == [{20: 52}]
    assert payment.groups[0].runs[0].shown == (
        STACK,
        STACK,
        Group(GroupKind.CUT, 12, piles=(5, 5), fraction=2),
    )
    assert (payment.pieces, payment.total, payment.counted_in) == (52, 104000, CountedIn.PIECES)


def test_4_4_value_for_several_positions_is_cut() -> None:
    """[4.4] 35 of 20 for one position slide; for two they are a stack and 5+5+5."""
    assert value(35, 20).groups[0].runs[0].shown[-1].kind is GroupKind.SLID
    assert value(35, 20, positions=2).groups[0].runs[0].shown[-1].piles == (5, 5, 5)


def test_rules_7_the_next_best_of_one_denomination_is_mixed_value() -> None:
    """Rules 7: thirty 20s do not pay 52: five hundred by five hundred, and a fill of 20s is due."""
    payment = value(52, 20, bank(v20=30, v100=9, v500=0))
    assert chips(payment) == [{20: 20, 100: 1}, {100: 5}, {20: 2}]
    assert (payment.short, payment.counted_in) == ((Chip(Cents(2000)),), CountedIn.VALUE)
    assert value(52, 20, bank(v20=52)).short == ()


def test_rules_7_where_the_colour_ends_value_fills_up() -> None:
    """Rules 7: sixty of red are there, a hundred and twenty are paid."""
    payment = in_colour(120, bank=bank(60, v50=9, v20=9, v100=9))
    assert chips(payment) == [{"red": 60, 100: 1}, {50: 1}]
    assert (payment.short, payment.pieces, payment.unpaid) == ((RED,), 120, 0)


def test_rules_7_where_a_wanted_chip_ends_the_others_and_the_colour_are_paid() -> None:
    """Rules 7: one 50 of two: eight pieces of the other forty are a 20, the rest is colour."""
    payment = in_colour(40, 50, 20, bank=bank(200, v50=1, v20=1))
    assert chips(payment) == [{"red": 12, 20: 1, 50: 1}]
    assert payment.short == (Chip(Cents(5000)),)


def test_rules_7_a_hundred_is_kept_where_other_value_can_make_it() -> None:
    """Rules 7: 410 euros without colour, 100s wanted and one there: 250 from other chips, and 160 apart."""
    payment = in_colour(164, 100, bank=bank(0, v10=1, v50=2, v100=1, v200=2))
    assert chips(payment) == [{50: 1, 200: 1}, {10: 1, 50: 1, 100: 1}]


def test_rules_7_the_colour_is_spread_over_the_hundreds_where_it_must_be() -> None:
    """Rules 7: sixty of red in the first hundred would leave 20 euros that no chip makes up."""
    payment = in_colour(248, bank=bank(60, v50=8, v200=10))
    assert chips(payment) == [{"red": 20, 200: 1}, {"red": 20, 200: 1}, {"red": 8, 50: 2}]


def test_rules_7_the_largest_part_is_laid() -> None:
    """Rules 7: three pieces of 2.50 from 5s alone: one of them, and 2.50 stays unpaid."""
    part = in_colour(3, 20, bank=bank(0, v5=9))
    assert (chips(part), part.pieces, part.unpaid, part.short) == ([{5: 1}], 2, 250, (RED,))


def test_rules_7_value_is_laid_anew_where_what_is_left_could_not_be_paid() -> None:
    """Rules 7: 60 euros without colour: a 50 would leave 10, which only 20s could have paid."""
    payment = in_colour(24, 50, 20, bank=bank(0, v50=3, v20=3))
    assert chips(payment) == [{20: 3}]
    assert payment.short == (RED,)


@pytest.mark.parametrize("pieces", [0, -1])
def test_nothing_is_not_paid(pieces: int) -> None:
    """Interface: a payment is at least one piece."""
    with pytest.raises(ValueError, match="at least 1 piece"):
        in_colour(pieces)
    with pytest.raises(ValueError, match="at least 1 piece"):
        value(pieces, 20)


def test_4_4_a_chip_that_is_no_whole_number_of_pieces_cannot_count_as_pieces() -> None:
    """[4.4] A 20 is no whole number of pieces of 12.50, nor a 2.50 of pieces of 5."""
    with pytest.raises(ValueError, match=r"20\.00 is no whole number of pieces of 12\.50"):
        in_colour(4, 20, colour=Chip(Cents(1250), "red"))
