"""What the bank holds, how far that is believed, and what the dealer marked as finished (rules 7)."""

from app.rules.chips import Chip
from app.rules.inventory import (
    Certainty,
    Inventory,
    bundle,
    counted,
    lacking,
    times_held,
    together,
    usable,
    without,
    worth,
)
from app.rules.money import Cents

RED = Chip(Cents(250), "red")
FIVE, TWENTY, FIFTY = (Chip(Cents(value)) for value in (500, 2000, 5000))
BANK = counted({RED: 100, TWENTY: 7, FIFTY: 0})


def test_rules_7_a_count_makes_the_bank_known_and_ends_the_marks() -> None:
    """Rules 7: *finito* holds until undone or counted."""
    assert BANK.certainty is Certainty.KNOWN
    marked = BANK.marked(TWENTY).marked(RED)
    assert marked.missing == {TWENTY, RED}
    assert marked.unmarked(RED).missing == {TWENTY}
    assert marked.unmarked(FIVE) == marked
    assert counted(marked.pieces) == BANK


def test_rules_7_an_estimate_is_the_last_count_less_payments_plus_fills() -> None:
    """Rules 7: what moves is added and taken off; how certain it is does not change by itself."""
    live = BANK.estimated().moved([(TWENTY, -9), (FIFTY, 40)]).moved([(FIVE, 20), (TWENTY, -1)])
    assert live.pieces == {RED: 100, TWENTY: -3, FIFTY: 40, FIVE: 20}
    assert live.certainty is Certainty.ESTIMATED
    assert BANK.pieces == {RED: 100, TWENTY: 7, FIFTY: 0}
    assert BANK.moved([(TWENTY, 1)]).certainty is Certainty.KNOWN


def test_rules_7_only_a_known_bank_binds_and_a_mark_always_does() -> None:
    """Rules 7: an estimate never refuses; a mark is obeyed at once."""
    chips = (RED, TWENTY, FIFTY, FIVE)
    assert usable(None, chips) == dict.fromkeys(chips)
    assert usable(BANK, chips) == {RED: 100, TWENTY: 7, FIFTY: 0, FIVE: 0}
    assert usable(BANK.estimated(), chips) == dict.fromkeys(chips)
    assert usable(BANK.marked(RED), chips) == {TWENTY: 7, FIFTY: 0, FIVE: 0}
    assert usable(BANK.estimated().marked(RED), chips) == dict.fromkeys((TWENTY, FIFTY, FIVE))
    assert usable(Inventory({TWENTY: -2}), (TWENTY,)) == {TWENTY: 0}


def test_rules_7_a_fill_is_due_for_what_is_lacking() -> None:
    """Rules 7: the chips of which there are fewer than needed, and an absent one counts none."""
    needed = bundle({TWENTY: 8, RED: 100, FIVE: 1})
    assert lacking(usable(BANK, (RED, TWENTY)), needed) == (FIVE, TWENTY)
    assert lacking(usable(None, (RED, TWENTY, FIVE)), needed) == ()


def test_rules_7_such_chips_that_came_end_a_mark() -> None:
    """A colour is one chip whatever its pieces are worth; of value each denomination is its own."""
    dear = Chip(Cents(1000), "red")
    bank = BANK.marked(RED).marked(TWENTY)
    assert bank.finished_of([dear]) == (RED,)
    assert bank.finished_of([TWENTY, FIFTY]) == (TWENTY,)
    assert bank.finished_of([FIFTY]) == BANK.finished_of([RED, TWENTY]) == ()


def test_2_a_colour_s_pieces_are_the_same_chips_whatever_they_are_worth() -> None:
    """Rules 2: pieces counted at two values are one pile in the bank; a mark is the colour's."""
    dear = Chip(Cents(1000), "red")
    mixed = counted({RED: 100, dear: 20, TWENTY: 7})
    assert mixed.for_colour(dear).pieces == {dear: 120, TWENTY: 7}
    assert mixed.marked(RED).for_colour(dear).missing == {dear}
    assert mixed.marked(TWENTY).for_colour(dear).missing == {TWENTY}
    assert BANK.for_colour(RED) is BANK


def test_4_4_colour_comes_first_and_the_highest_chip_last() -> None:
    """[4.4] The order in which the chips of a group are laid; nothing lies there no times."""
    assert bundle({FIFTY: 1, RED: 3, FIVE: 0, TWENTY: 2}) == ((RED, 3), (TWENTY, 2), (FIFTY, 1))


def test_chips_are_added_counted_and_taken() -> None:
    """Three groups of 107.50: what they are together, how often a stock has one, and what it keeps."""
    group = bundle({RED: 3, FIFTY: 2})
    assert worth(group) == 10750
    assert together([group] * 3) == ((RED, 9), (FIFTY, 6))
    stock = {RED: None, FIFTY: 5}
    assert times_held(stock, group, 9) == 2
    assert times_held(stock, group, 1) == 1
    assert times_held({FIFTY: 5}, group, 9) == 0
    assert without(stock, group, 2) == {RED: None, FIFTY: 1}
