"""A payment of the number, laid with the chips that the bank has (rules 7) [4.4]."""

import pytest

from app.rules.chips import Chip
from app.rules.cutting import Group, GroupKind
from app.rules.house import House
from app.rules.inventory import Inventory, counted
from app.rules.laid_payment import CountedIn, LaidPayment
from app.rules.money import Cents
from app.rules.payment_laying import is_own_colour, lay_payment
from app.rules.roulette.settlement import settle
from app.table.roulette.spin_form import read_spin
from tests.rules.roulette.spins import VENEZIA, Form, chips, colour, house_with, notes, spin, with_maximum

RED = Chip(Cents(250), "red")
TWENTY = Chip(Cents(2000))
ALL = {Chip(value): 1_000 for value in VENEZIA.chips} | {RED: 1_000}
SPLIT_AND_STRAIGHT = {"split-8-11": [chips("20.00")], "straight-8": [chips("20.00")]}
LINE_24 = {"line-7-12": [colour("red", 24)]}
"""120 pieces of red, which is worth 2.50."""


def laid(bets: dict[str, list[Form]], bank: Inventory | None = None, under: House = VENEZIA) -> LaidPayment:
    """Settle number 8, and lay its only payment."""
    (payment,) = settle(*read_spin(spin(8, bets), lambda _: under)).payments
    return lay_payment(under, payment, bank)


def groups(payment: LaidPayment) -> list[dict[str | float, int]]:
    """Each group's chips: a colour by its name, value by its euros."""
    return [
        {run.chip.colour or run.chip.value / 100: run.pieces for run in group.runs}
        for group in payment.groups
    ]


def shown(payment: LaidPayment) -> list[Group]:
    return [part for group in payment.groups for run in group.runs for part in run.shown]


def test_4_4_fifty_two_pieces_of_twenty_are_counted_in_pieces() -> None:
    """[4.4] 52 pieces of 20, 1,040 in all: two stacks and 5 + 5 + 2, for two positions never slid."""
    payment = laid(SPLIT_AND_STRAIGHT)
    assert (payment.pieces, payment.total, payment.counted_in) == (52, 104_000, CountedIn.PIECES)
    assert groups(payment) == [{20: 52}]
    assert [group.pieces for group in shown(payment)] == [20, 20, 12]


def test_4_4_a_split_and_a_straight_without_enough_twenties_go_in_five_hundreds() -> None:
    """[4.4] The printed example, where a known bank has fewer than 52: a stack and a 100, a 500, two 20s."""
    payment = laid(SPLIT_AND_STRAIGHT, counted({**ALL, TWENTY: 22}))
    assert groups(payment) == [{20: 20, 100: 1}, {500: 1}, {20: 2}]
    assert (payment.counted_in, payment.short) == (CountedIn.VALUE, (TWENTY,))


def test_4_4_a_hundred_and_twenty_pieces_keep_the_hundred_apart() -> None:
    """[4.4] 120 pieces at 2.50: a hundred and a stack; in value 250 together and 50 apart, counted in pieces."""
    assert groups(laid(LINE_24)) == [{"red": 100}, {"red": 20}]
    payment = laid(LINE_24, counted(ALL).marked(RED))
    assert [(group.amount, group.pieces) for group in payment.groups] == [(25_000, 100), (5_000, 20)]
    assert (payment.pieces, payment.counted_in, payment.short) == (120, CountedIn.PIECES, (RED,))


def test_4_4_two_split_pieces_are_slid_three_and_three() -> None:
    """[4.4] Exactly 34: a stack, and a stack less 3 and 3."""
    assert shown(laid({"split-8-11": [colour("red", 2)]}))[1].slid_off == (3, 3)
    assert shown(laid({"split-8-11": [colour("red")], "straight-8": [colour("red")]}))[-1].slid_off == ()


@pytest.mark.parametrize(
    ("pieces", "kinds"), [(4, [GroupKind.SPREAD] * 4), (6, [GroupKind.CUT, GroupKind.SPREAD])]
)
def test_4_4_plaques_below_five_never_lie_on_each_other(pieces: int, kinds: list[GroupKind]) -> None:
    """[4.4] Four plaques lie apart, each by itself; of six five are a pile."""
    rich = with_maximum("even_money", "10000.00")
    payment = laid({"low": [chips("500.00", pieces)]}, under=rich)
    assert [group.kind for group in shown(payment)] == kinds
    assert all(group.pieces == 1 for group in shown(payment) if group.kind is GroupKind.SPREAD)


def test_rules_7_a_known_bank_without_twenties_pays_the_next_best() -> None:
    """Rules 7: never a chip that a known inventory lacks, and a sign that a fill is due."""
    payment = laid(SPLIT_AND_STRAIGHT, counted({**ALL, TWENTY: 0}))
    assert all(20 not in group for group in groups(payment))
    assert (payment.total, payment.short, payment.unpaid) == (104_000, (TWENTY,), 0)


def test_rules_7_a_marked_twenty_is_obeyed_under_an_estimate() -> None:
    """Rules 7: a mark holds whatever the figures say."""
    marked = counted(ALL).estimated().marked(TWENTY)
    payment = laid(SPLIT_AND_STRAIGHT, marked)
    assert all(20 not in group for group in groups(payment))
    assert payment.short == (TWENTY,)
    assert laid(SPLIT_AND_STRAIGHT, marked.unmarked(TWENTY)) == laid(SPLIT_AND_STRAIGHT)


def test_rules_7_an_estimate_alone_changes_nothing_and_says_nothing() -> None:
    """Rules 7: an estimate never refuses and never changes a suggestion."""
    estimate = counted({**ALL, TWENTY: 0}).estimated()
    assert laid(SPLIT_AND_STRAIGHT, estimate) == laid(SPLIT_AND_STRAIGHT)


def test_2_a_colour_of_another_table_is_paid_in_value() -> None:
    """[2] Its pieces are none of this bank's: groups of five hundred in the fewest chips, counted in value."""
    form = spin(8, {"straight-8": [colour("pink", 20)]}, colours={"pink": {"value": "2.50"}})
    (payment,) = settle(*read_spin(form, lambda _: VENEZIA)).payments
    assert payment.chip is not None
    assert not is_own_colour(VENEZIA, payment.chip)
    told = lay_payment(VENEZIA, payment, counted(ALL))
    assert groups(told) == [{500: 1}, {500: 1}, {500: 1}, {50: 1, 200: 1}]
    assert (told.counted_in, told.piece, told.pieces) == (CountedIn.VALUE, None, None)


def test_2_a_colour_is_one_chip_whatever_its_pieces_are_worth() -> None:
    """[2] Red counted at 2.50 pays a player whose red is worth 5.00; a mark of red holds for him too."""
    form = spin(8, {"straight-8": [colour("red", 2)]}, colours={"red": {"value": "5.00"}})
    (payment,) = settle(*read_spin(form, lambda _: VENEZIA)).payments
    assert groups(lay_payment(VENEZIA, payment, counted(ALL))) == [{"red": 70}]
    marked = lay_payment(VENEZIA, payment, counted(ALL).marked(RED))
    assert marked.short == (Chip(Cents(500), "red"),)
    assert "red" not in groups(marked)[0]


def test_4_3_several_denominations_and_notes_are_paid_in_chips_of_value() -> None:
    """[4.3] Notes are changed before they are paid: a fifty won with a note is a chip of fifty."""
    assert groups(laid({"low": [chips("20.00"), chips("5.00")]})) == [{5: 1, 20: 1}]
    assert groups(laid({"low": [notes("50.00", 2)]})) == [{50: 2}]


def test_5_a_chip_that_a_maximum_cuts_is_paid_with_that_chip_first() -> None:
    """[4.4] Of 100 on the straight 60 count: 2,100 begin with the denomination that was played."""
    assert groups(laid({"straight-8": [chips("100.00")]})) == [{100: 5}, *[{500: 1}] * 3, {100: 1}]


def test_what_no_chip_makes_up_is_left() -> None:
    """Rules 2: on two dozens 3 at 2.50 win 3.75, and the 1.25 stay visible without a fill being due."""
    payment = laid({"double-dozen-1-2": [colour("red", 3)]}, counted(ALL), house_with(doubles=True))
    assert groups(payment) == [{2.5: 1}]
    assert (payment.total, payment.unpaid, payment.short) == (250, 125, ())


def test_a_payment_that_no_table_makes_is_not_laid() -> None:
    """From a million on there are neither words nor room: all of it is unpaid."""
    under = with_maximum("straight", "5000000.00")
    at_most = laid({"straight-8": [chips("5.00", 5_714)]}, under=under)
    assert (at_most.total, at_most.unpaid) == (99_995_000, 0)
    beyond = laid({"straight-8": [chips("5.00", 5_715)]}, under=under)
    assert (beyond.groups, beyond.unpaid) == ((), 100_012_500)
