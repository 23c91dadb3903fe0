"""What there is to do while a number is paid, step by step (rules 3) [3, 4.3]."""

from app.table.prompting import prompts
from app.table.prompts import Prompt, Task
from app.table.roulette.spin_prompt import SpinTask
from tests.rules.roulette.spins import house_with
from tests.table.going_on import goes_on, won
from tests.table.playing import chips, colour, fall, fallen, opened, paying_eight, stack

OPEN = Prompt(SpinTask.OPEN_STACKS, positions=("split-8-11",))


def repeat(order: int) -> Prompt:
    return Prompt(Task.REPEAT, order=order)


def marker(order: int) -> Prompt:
    return Prompt(Task.MARKER, order=order)


def test_the_dolly_and_the_clearing_come_first() -> None:
    table = fallen(8)
    assert prompts(table.state) == (Prompt(SpinTask.CLEAR),)
    table.do("cleared")
    assert prompts(table.state) == ()


def test_stacks_are_opened_then_each_payment_is_repeated_and_gets_the_marker() -> None:
    table = paying_eight()
    table.do("paid", order=1)
    table.do("unpaid", order=1)
    assert prompts(table.state) == (OPEN, repeat(1))
    for order in (1, 2, 3):
        table.do("paid", order=order)
        assert prompts(table.state) == (marker(order), repeat(order + 1))
    table.do("paid", order=4)
    assert prompts(table.state) == ()


def test_the_marker_goes_on_the_payment_that_was_made_last_whatever_its_place() -> None:
    """Rules 3: after each payment the marker; the second is made first, as the capo tavolo may say."""
    table = paying_eight()
    table.do("paid", order=2, by="Dario", reason="the player leaves")
    table.do("paid", order=1)
    assert marker(1) in prompts(table.state)
    table.do("unpaid", order=1)
    assert marker(2) in prompts(table.state)


def test_only_stacks_of_several_stakes_are_opened_in_the_order_in_which_they_are_paid() -> None:
    """[3]: where one position has several stakes; 7/12 is paid before 8 alone."""
    table = fallen(8)
    both = (chips("20.00"), chips("5.00", owner="seat 2"))
    alone = stack("split-8-11", chips("10.00"))
    table.do("winners", bets=[stack("straight-8", *both), stack("line-7-12", *both), alone])
    table.do("dispute", order=1)
    table.do("rule", order=1, by="Dario", reason="it lay there")
    assert prompts(table.state)[0] == Prompt(SpinTask.OPEN_STACKS, positions=("line-7-12", "straight-8"))


def test_the_dealer_asks_whose_chips_are_before_he_pays_them() -> None:
    table = fallen(8)
    nobodys = stack("straight-8", chips("5.00", owner=None))
    table.do("winners", bets=[stack("black", colour("red", 5)), nobodys])
    table.do("paid", order=1)
    assert prompts(table.state) == (
        Prompt(Task.WHOSE, order=2, positions=("straight-8",)),
        marker(1),
        repeat(2),
    )


def test_half_of_the_smallest_chip_on_a_double_is_asked_about_at_once() -> None:
    """Rules 10: a double pays 1 to 2, and half of 2.50 is no chip; of 5.00, and once it is paid, nothing is asked."""
    table, double = fallen(8, under=house_with(doubles=True)), "double-dozen-1-2"
    table.do("winners", bets=[stack(double, chips("2.50")), stack("black", chips("2.50"))])
    asked = Prompt(SpinTask.UNEVEN, positions=(double,))
    table.do("paid", order=1)
    assert asked in prompts(table.state)
    table.do("paid_all")
    assert asked not in prompts(table.state)
    table = fallen(8, under=house_with(doubles=True))
    table.do("winners", bets=[stack(double, chips("5.00")), stack("black", chips("2.50"))])
    table.do("paid", order=1)
    assert asked not in prompts(table.state)


def test_a_disputed_payment_waits_and_the_next_one_is_made() -> None:
    table = paying_eight()
    table.do("dispute", order=1)
    assert prompts(table.state) == (Prompt(Task.RULING, order=1), OPEN, repeat(2))
    table.do("paid_all")
    assert prompts(table.state) == (Prompt(Task.RULING, order=1),)


def test_a_misplaced_chip_is_put_right_when_everything_is_paid_and_not_before() -> None:
    table = fallen(8)
    table.do("misplaced", position="straight-9", meant="straight-8", entry=chips("5.00"), told="Carla")
    table.do("misplaced", position="red", meant="black", entry=colour("red", 5), told="Carla")
    table.do("dispute", order=1)
    table.do("rule", order=1, by="Dario", reason="as it was meant")
    assert SpinTask.PUT_RIGHT not in {prompt.task for prompt in prompts(table.state)}
    table.do("paid", order=1)
    assert SpinTask.PUT_RIGHT not in {prompt.task for prompt in prompts(table.state)}
    table.do("paid", order=2)
    assert prompts(table.state) == (
        Prompt(SpinTask.PUT_RIGHT, positions=("straight-9", "straight-8")),
        Prompt(SpinTask.PUT_RIGHT, positions=("red", "black")),
    )


def test_a_held_announce_that_won_leaves_the_race_track_when_all_is_paid() -> None:
    """Rules 3, 6: the winning stake plays on where it won, unless the announce goes on."""
    table = won("serie", 8, entered=False, value="20.00", held=True)
    told = Prompt(SpinTask.FROM_TRACK, positions=("split-5-8",))
    assert told not in prompts(table.state)
    table.do("paid_all")
    assert prompts(table.state) == (told,)


def test_what_goes_on_or_lies_on_the_cloth_is_not_brought_from_the_race_track() -> None:
    again = won("serie", 8, entered=False, value="20.00", held=True)
    goes_on(again, "serie", "rifare")
    placed = won("serie", 8, entered=False, value="20.00")
    for table in (again, placed):
        table.do("paid_all")
        assert prompts(table.state) == ()


def test_the_clearing_is_asked_for_where_a_held_announce_is_paid_already() -> None:
    table = opened()
    table.do("announce", name="serie", owner="seat 4", value="20.00", held=True)
    fall(table, 8)
    assert prompts(table.state)[0] == Prompt(SpinTask.CLEAR)
