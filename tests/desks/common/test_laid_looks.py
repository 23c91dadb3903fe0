"""What a laid payment looks like, without a window."""

from app.desks.common.laid_looks import LaidGroup, LaidLooks, laid_looks
from app.desks.common.looks import Look, look_of
from app.rules.chips import Chip
from app.rules.inventory import counted
from app.rules.laid_payment import Cutting
from app.rules.mixed_payment import pay_mixed
from app.rules.money import Cents
from app.rules.pieces_payment import pay_colour, pay_value
from tests.houses import house

VENEZIA = house("venezia")
RED = Chip(Cents(250), "red")


def value(cents: int) -> Look:
    return look_of(VENEZIA, cents, None)


def test_one_chip_is_stacked_cut_and_slid() -> None:
    looks = laid_looks(VENEZIA, pay_colour(269, RED, VENEZIA.chips))
    assert looks.look == look_of(VENEZIA, 250, "red")
    assert [pile.pieces for pile in looks.piles] == [100, 100, 20, 20, 20, 9]
    assert looks.groups == ()


def test_several_chips_are_shown_group_by_group_and_equal_groups_once() -> None:
    """The source's 500, 500 and 40; three times 500 alike are one picture with its count."""
    looks = laid_looks(VENEZIA, pay_mixed(Cents(104_000), Cents(2000), VENEZIA.chips))
    assert looks.groups == (
        LaidGroup(((value(2000), 20), (value(10_000), 1)), "500", 1),
        LaidGroup(((value(50_000), 1),), "500", 1),
        LaidGroup(((value(2000), 2),), "40", 1),
    )
    alike = laid_looks(VENEZIA, pay_mixed(Cents(154_000), None, VENEZIA.chips))
    assert [(group.counted, group.times) for group in alike.groups] == [("500", 3), ("40", 1)]
    assert (alike.look, alike.piles) == (None, ())


def test_a_colour_with_value_counts_in_pieces() -> None:
    bank = counted({RED: 100, Chip(Cents(5000)): 1})
    looks = laid_looks(VENEZIA, pay_colour(120, RED, VENEZIA.chips, bank=bank))
    assert [(group.counted, group.times) for group in looks.groups] == [("100", 1), ("20", 1)]


def test_equal_chips_that_are_counted_apart_are_shown_apart() -> None:
    """A thousand in value is 500 and 500; two plaques paid as pieces lie as pieces."""
    apart = laid_looks(VENEZIA, pay_mixed(Cents(100_000), None, VENEZIA.chips))
    assert apart.groups == (LaidGroup(((value(50_000), 1),), "500", 2),)
    plaques = Cutting(plaques=VENEZIA.plaques)
    pieces = laid_looks(VENEZIA, pay_value(2, Cents(50_000), VENEZIA.chips, cutting=plaques))
    assert [pile.pieces for pile in pieces.piles] == [1, 1]


def test_where_nothing_lies_nothing_is_shown() -> None:
    assert laid_looks(VENEZIA, pay_mixed(Cents(125), None, VENEZIA.chips)) == LaidLooks()
