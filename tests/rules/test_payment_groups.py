"""A payment is laid in groups that end at a hundred pieces or at five hundred (rules 7) [4.4]."""

from app.rules.change_making import fewest_of
from app.rules.chips import Chip
from app.rules.inventory import Bundle, Inventory, Stock, bundle, counted, worth
from app.rules.money import Cents
from app.rules.payment_groups import Way, apart, groups_of, in_turn, most_there, suggestion

TEN, TWENTY, FIFTY, HUNDRED, TWO_HUNDRED, PLAQUE, LARGE = (
    Chip(Cents(value)) for value in (1000, 2000, 5000, 10000, 20000, 50000, 100000)
)
FIVE_HUNDRED = 50000


def fewest_each(left: int, stock: Stock, _: int) -> Bundle | None:
    return fewest_of(min(left, FIVE_HUNDRED), stock)


WAY = Way(fewest_each, fewest_of, FIVE_HUNDRED)


def amounts(groups: tuple[Bundle, ...] | None) -> list[int] | None:
    """What each group is worth, in euros."""
    return None if groups is None else [worth(group) // 100 for group in groups]


def test_4_4_group_after_group_from_what_is_left() -> None:
    """[4.4] Three groups and a remainder; each takes its chips from the stock."""
    stock = {PLAQUE: 1, TWO_HUNDRED: 4, HUNDRED: 3, TWENTY: 2}
    groups = in_turn(154000, stock, WAY)
    assert groups == (
        ((PLAQUE, 1),),
        ((HUNDRED, 1), (TWO_HUNDRED, 2)),
        ((HUNDRED, 1), (TWO_HUNDRED, 2)),
        ((TWENTY, 2),),
    )
    assert in_turn(204000, stock, WAY) is None


def test_4_4_what_repeats_itself_is_laid_as_often_as_there_is_enough() -> None:
    """[4.4] 2,300 from three plaques: two groups of other chips follow them."""
    groups = in_turn(230000, {PLAQUE: 3, HUNDRED: None}, WAY)
    assert amounts(groups) == [500, 500, 500, 500, 300]
    assert groups is not None
    assert groups[3] == ((HUNDRED, 5),)


def test_4_4_chips_that_cannot_be_parted_at_500_are_parted_where_they_can() -> None:
    """[4.4] Groups end at 500, 1,000, 1,500 …: five 200s are one group of 1,000, a plaque of 1,000 another."""
    chips = bundle({TWO_HUNDRED: 5, LARGE: 1, PLAQUE: 1, TEN: 4})
    assert amounts(apart(chips, FIVE_HUNDRED)) == [1000, 1000, 500, 40]
    assert amounts(apart(bundle({TWO_HUNDRED: 3}), FIVE_HUNDRED)) == [600]
    assert apart((), FIVE_HUNDRED) == ()


def test_rules_7_a_way_is_found_where_group_after_group_fails() -> None:
    """Rules 7: 1,100 from 500, three 200s: taking the plaque first would leave 600 as one group, which pays."""
    assert amounts(groups_of(110000, {PLAQUE: 1, TWO_HUNDRED: 3}, WAY)) == [600, 500]
    assert amounts(groups_of(200000, {LARGE: 2}, WAY)) == [1000, 1000]
    assert groups_of(110000, {PLAQUE: 1, TWO_HUNDRED: 2}, WAY) is None


def test_rules_7_as_asked_where_the_bank_suffices() -> None:
    """Rules 7: nothing is short, nothing is left unpaid."""
    chips = (TWENTY, HUNDRED, PLAQUE)
    found = suggestion(104000, chips, counted({PLAQUE: 2, TWENTY: 2}), WAY)
    assert found == ((((PLAQUE, 1),), ((PLAQUE, 1),), ((TWENTY, 2),)), (), 0)
    assert suggestion(104000, chips, None, WAY) == found


def test_rules_7_the_next_best_and_what_is_short() -> None:
    """Rules 7: one plaque is there where two are asked; hundreds fill up, and a fill of plaques is due."""
    bank = counted({PLAQUE: 1, HUNDRED: 9, TWENTY: 5})
    found = suggestion(104000, (TWENTY, HUNDRED, PLAQUE), bank, WAY)
    assert (amounts(found.groups), found.short, found.unpaid) == ([500, 500, 40], (PLAQUE,), 0)
    marked = suggestion(104000, (TWENTY, HUNDRED, PLAQUE), bank.marked(PLAQUE), WAY)
    assert (amounts(marked.groups), marked.short, marked.unpaid) == ([500, 500], (PLAQUE,), 4000)


def test_rules_7_the_largest_part_that_can_be_paid() -> None:
    """Rules 7: of 150 the bank has a 100 and a 20; 30 stay unpaid, and what was wanted is named."""
    found = suggestion(15000, (TWENTY, FIFTY, HUNDRED), counted({HUNDRED: 1, TWENTY: 1}), WAY)
    assert (amounts(found.groups), found.short, found.unpaid) == ([120], (FIFTY,), 3000)
    empty = suggestion(15000, (TWENTY, FIFTY, HUNDRED), Inventory({}), WAY)
    assert empty == ((), (FIFTY, HUNDRED), 15000)


def test_rules_7_an_estimate_changes_nothing_and_says_nothing() -> None:
    """Rules 7: the suggestion is that of a bank without end."""
    bank = counted({PLAQUE: 1}).estimated()
    found = suggestion(104000, (TWENTY, PLAQUE), bank, WAY)
    assert found == suggestion(104000, (TWENTY, PLAQUE), None, WAY)


def test_how_many_of_a_chip_are_there() -> None:
    """As many as the stock has, and not more than are asked for; an absent chip counts none."""
    stock = {TEN: 7, TWENTY: None}
    assert [most_there(stock, chip, 9) for chip in (TEN, TWENTY, FIFTY)] == [7, 9, 0]
