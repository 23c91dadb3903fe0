"""What may stand on a stack when it is pushed over, and how payments and changes are read (rules 7) [3.1, 4.4]."""

import pytest

from app.rules.chips import Chip
from app.rules.handing_over import change_order, most_on_top, pushed, reading_order
from app.rules.inventory import bundle
from app.rules.laid_payment import CountedIn, Cutting, PaymentGroup, laid
from app.rules.money import Cents
from app.rules.payment_groups import Suggestion

RED = Chip(Cents(250), "red")
TWENTY, FIFTY, HUNDRED, PLAQUE = (Chip(Cents(value)) for value in (2000, 5000, 10000, 50000))
LARGE = Chip(Cents(100000))
PLAQUES = frozenset({Cents(50000), Cents(100000)})


def group(pieces: dict[Chip, int], positions: int = 2) -> PaymentGroup:
    """One group of these chips, cut and not slid."""
    cutting = Cutting(positions, plaques=PLAQUES)
    return laid(Suggestion((bundle(pieces),)), TWENTY, CountedIn.PIECES, cutting).groups[0]


@pytest.mark.parametrize(
    ("stacks", "payment", "change"), [(0, 0, 0), (1, 5, 5), (2, 12, 12), (3, 15, 12), (5, 25, 12)]
)
def test_4_4_and_3_1_what_may_stand_on_stacks(stacks: int, payment: int, change: int) -> None:
    """[4.4] Five on a stack, twelve on two the only exception; [3.1] in changes twelve on two or more."""
    assert most_on_top(stacks) == payment
    assert most_on_top(stacks, change=True) == change


def test_4_4_twelve_go_on_two_stacks() -> None:
    """[4.4] The 52 pieces of 20 go over at once; of 54 two go beside, of 32 all but five."""
    assert pushed(group({TWENTY: 52}), PLAQUES) == (((TWENTY, 2),), ((TWENTY, 12),), ())
    assert pushed(group({TWENTY: 54}), PLAQUES) == (((TWENTY, 2),), ((TWENTY, 12),), ((TWENTY, 2),))
    assert pushed(group({TWENTY: 32}), PLAQUES) == (((TWENTY, 1),), ((TWENTY, 5),), ((TWENTY, 7),))


def test_4_4_the_higher_value_goes_on_top() -> None:
    """[4.4] A stack of 20 carries its 100; where there is too little room the lower chips go beside."""
    assert pushed(group({TWENTY: 20, HUNDRED: 1}), PLAQUES) == (((TWENTY, 1),), ((HUNDRED, 1),), ())
    crowded = pushed(group({RED: 24, TWENTY: 2, FIFTY: 1}), PLAQUES)
    assert crowded == (((RED, 1),), ((RED, 2), (TWENTY, 2), (FIFTY, 1)), ((RED, 2),))


def test_4_4_a_slid_stack_goes_by_itself() -> None:
    """[4.4] Only a full stack carries: the fifteen of a straight stand beside it."""
    assert pushed(group({RED: 35}), PLAQUES) == (((RED, 1),), (), ((RED, 15),))
    assert pushed(group({RED: 15, FIFTY: 1}), PLAQUES) == ((), (), ((RED, 15), (FIFTY, 1)))


def test_4_4_a_hundred_is_five_stacks() -> None:
    """[4.4] A hundred has no rest; a change of three stacks carries twelve, a payment of them fifteen."""
    assert pushed(group({RED: 100}), PLAQUES) == (((RED, 5),), (), ())
    assert pushed(group({TWENTY: 74}), PLAQUES).on_top == ((TWENTY, 14),)
    assert pushed(group({TWENTY: 74}), PLAQUES, change=True).on_top == ((TWENTY, 12),)


def test_4_4_few_plaques_never_stand_on_one_another() -> None:
    """[4.4] A stack carries one plaque, two stacks two; the others go beside. Five may stand together."""
    assert pushed(group({TWENTY: 20, PLAQUE: 2}), PLAQUES) == (((TWENTY, 1),), ((PLAQUE, 1),), ((PLAQUE, 1),))
    assert pushed(group({TWENTY: 40, PLAQUE: 2}), PLAQUES).on_top == ((PLAQUE, 2),)
    unlike = pushed(group({TWENTY: 20, PLAQUE: 1, LARGE: 1}), PLAQUES)
    assert unlike == (((TWENTY, 1),), ((LARGE, 1),), ((PLAQUE, 1),))
    assert pushed(group({TWENTY: 20, PLAQUE: 5}), PLAQUES).on_top == ((PLAQUE, 5),)


@pytest.mark.parametrize("change", [True, False])
def test_4_4_nothing_is_lost_when_it_is_pushed(change: bool) -> None:
    """[4.4] Stacks, what stands on them and what goes beside are the group, and the room is kept."""
    for pieces in range(1, 101):
        for plaques in range(7):
            one = group({RED: pieces, FIFTY: pieces % 3, PLAQUE: plaques})
            push = pushed(one, PLAQUES, change=change)
            stacks = sum(count for _, count in push.stacks)
            counted = [*push.on_top, *push.beside, *((chip, 20 * count) for chip, count in push.stacks)]
            for run in one.runs:
                assert sum(count for chip, count in counted if chip == run.chip) == run.pieces
            assert sum(count for _, count in push.on_top) <= most_on_top(stacks, change=change)


def test_rules_7_payments_are_read_downwards_and_changes_upwards() -> None:
    """Rules 7: a payment from its largest group; changes, fills and credits from the lowest denomination."""
    small, large = group({TWENTY: 2}), group({PLAQUE: 1})
    assert reading_order([small, large, large]) == (large, large, small)
    assert change_order({PLAQUE: 1, RED: 20, TWENTY: 5, FIFTY: 0}) == ((RED, 20), (TWENTY, 5), (PLAQUE, 1))
