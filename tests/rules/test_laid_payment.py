"""How the chips of a payment lie on the cloth, run by run (rules 7) [4.4]."""

import pytest

from app.rules.chips import Chip
from app.rules.cutting import Group, GroupKind, lay_out
from app.rules.inventory import bundle
from app.rules.laid_payment import CountedIn, Cutting, laid, shown
from app.rules.money import Cents
from app.rules.payment_groups import Suggestion

RED = Chip(Cents(250), "red")
TWENTY, HUNDRED, PLAQUE = Chip(Cents(2000)), Chip(Cents(10000)), Chip(Cents(50000))
PLAQUES = frozenset({Cents(50000), Cents(100000)})


def piles(count: int, positions: int = 1) -> list[int]:
    """The piles in which so many plaques of 500 lie."""
    found: list[int] = []
    for group in shown(PLAQUE, count, Cutting(positions, plaques=PLAQUES)):
        found += group.piles if group.kind is GroupKind.CUT else [group.pieces]
    return found


@pytest.mark.parametrize("count", range(1, 5))
def test_4_4_fewer_than_five_plaques_lie_each_by_itself(count: int) -> None:
    """[4.4] "Mai sormontate ma sempre staccate"."""
    assert piles(count) == [1] * count


@pytest.mark.parametrize(
    ("count", "expected"),
    [(5, [5]), (6, [5, 1]), (9, [5, 1, 1, 1, 1]), (12, [5, 5, 1, 1]), (23, [20, 1, 1, 1])],
)
def test_4_4_more_plaques_lie_in_fives(count: int, expected: list[int]) -> None:
    """[4.4] No pile of plaques has fewer than five."""
    assert piles(count) == expected


@pytest.mark.parametrize("positions", [1, 2])
def test_4_4_no_pile_of_plaques_is_low_and_none_is_lost(positions: int) -> None:
    """[4.4] Whatever the count: the piles add up, and each is one plaque or at least five."""
    for count in range(1, 200):
        found = piles(count, positions)
        assert sum(found) == count
        assert all(pile == 1 or pile >= 5 for pile in found)


@pytest.mark.parametrize("pieces", [4, 8, 17, 35, 120])
def test_4_4_other_chips_lie_as_any_count_does(pieces: int) -> None:
    """[4.4] A chip of value, and a colour whatever it is worth: by the rule of pieces."""
    cutting = Cutting(plaques=PLAQUES)
    assert shown(TWENTY, pieces, cutting) == lay_out(pieces, colour=False)
    dear = Chip(Cents(50000), "red")
    assert shown(dear, pieces, cutting) == lay_out(pieces, colour=True)


def test_4_4_value_for_several_positions_is_cut_and_for_one_slid() -> None:
    """[4.4] Nineteen of 20: one position slides a stack, two cut 5+5+5+4; colour slides for both."""
    assert [group.kind for group in shown(TWENTY, 19, Cutting(1))] == [GroupKind.SLID]
    assert shown(TWENTY, 19, Cutting(2)) == (Group(GroupKind.CUT, 19, piles=(5, 5, 5), fraction=4),)
    assert [group.kind for group in shown(RED, 19, Cutting(2))] == [GroupKind.SLID]


def test_4_4_a_house_that_spreads_to_nine_does() -> None:
    """[4.4] The French spread."""
    assert shown(RED, 8, Cutting(french=True)) == (Group(GroupKind.SPREAD, 8),)


def test_4_4_a_group_is_its_runs_its_pieces_and_its_amount() -> None:
    """[4.4] Twelve pieces of 2.50 and a 50, which counts twenty: 32 pieces, 80 euros."""
    found = laid(Suggestion((bundle({RED: 12, Chip(Cents(5000)): 1}),)), RED, CountedIn.PIECES, Cutting())
    (group,) = found.groups
    assert (group.pieces, group.amount, found.pieces, found.total) == (32, 8000, 32, 8000)
    assert [(run.chip, run.pieces) for run in group.runs] == [(RED, 12), (Chip(Cents(5000)), 1)]
    assert group.runs[0].shown == (Group(GroupKind.CUT, 12, piles=(5, 5), fraction=2),)


def test_interface_pieces_are_unknown_where_an_amount_is_no_whole_number_of_them() -> None:
    """Interface: 500 is no whole number of 200s."""
    played = Chip(Cents(20000))
    groups = (bundle({played: 2, HUNDRED: 1}), bundle({PLAQUE: 1}))
    found = laid(Suggestion(groups), played, CountedIn.VALUE, Cutting(plaques=PLAQUES))
    assert [group.pieces for group in found.groups] == [None, None]
    assert found.pieces == 5


def test_4_4_only_exactly_34_slide_three_and_three() -> None:
    """[4.4] Two split pieces are 34; the 34 that are left of a hundred and 34 are cut like any."""
    cutting = Cutting(two_splits=True)
    two = laid(Suggestion((bundle({RED: 34}),)), RED, CountedIn.PIECES, cutting)
    assert two.groups[0].runs[0].shown[-1].slid_off == (3, 3)
    more = laid(Suggestion((bundle({RED: 100}), bundle({RED: 34}))), RED, CountedIn.PIECES, cutting)
    assert more.groups[1].runs[0].shown[-1].piles == (5, 5)
