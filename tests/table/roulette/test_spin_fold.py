"""What happens to a spin, folded: the last numbers, the wheel's count, settlements and marks."""

import msgspec

from app.table.fold import fold
from app.table.roulette import events as spun
from app.table.roulette.procedure import Phase
from app.table.roulette.spin_fold import LAST_NUMBERS
from app.table.roulette.spin_table import WheelGame
from tests.table.playing import (
    NO_MORE_BETS,
    THROW,
    candidate,
    fall,
    fallen,
    number,
    opened,
    paying_eight,
    step,
)


def test_only_the_last_twenty_numbers_are_kept_the_newest_first() -> None:
    table = opened()
    for value in range(LAST_NUMBERS + 3):
        fall(table, value)
        table.do("cleared")
    assert table.state.numbers == tuple(range(LAST_NUMBERS + 2, 2, -1))


def test_a_number_that_is_contradicted_takes_the_place_of_the_first() -> None:
    table = paying_eight()
    table.do("number", number=11, by="Carla", reason="misread")
    assert table.state.numbers == (11,)
    assert (table.paying.number, table.paying.winners, table.paying.entered) == (11, (), 0)
    assert table.betting.spin == 2


def test_a_payment_taken_back_is_open_again() -> None:
    table = paying_eight()
    table.do("paid", order=1)
    table.do("paid", order=2)
    table.do("unpaid", order=1)
    assert table.paying.payable.paid == {2}


def test_a_payment_that_another_settlement_changes_is_paid_no_more() -> None:
    """What was given stays given: what it differs by is due."""
    table = paying_eight()
    table.do("paid", order=1)
    recorded = next(event for event in table.story if isinstance(event, spun.SpinSettled))
    cheaper = [{**payment, "amount": "2.50"} for payment in recorded.payments]
    again = msgspec.structs.replace(recorded, payments=cheaper, revision=2)
    paying = fold(table.state, again).paying
    assert paying is not None
    assert (paying.payable.paid, [once.amount for once in paying.payable.given[1]]) == (frozenset(), [2000])


def test_a_spin_without_a_number_makes_room_for_the_next_at_once() -> None:
    table = opened()
    table.hear(step(THROW, 1), step(THROW, 2))
    assert (table.betting.spin, table.betting.phase, table.state.paying) == (2, Phase.THROWN, None)


def test_a_spin_being_paid_leaves_when_it_is_closed() -> None:
    table = fallen(8)
    table.do("next")
    assert table.state.paying is None
    assert table.betting.spin == 2


def test_what_stands_after_a_settlement_is_kept_as_a_shadow() -> None:
    table = paying_eight()
    table.do("next")
    assert [there.position.name for there in table.state.ghosts] == ["black", "split-8-11", "straight-8"]


def test_the_wheels_own_count_is_remembered() -> None:
    table = opened(has_wheel=True)
    table.hear(step(THROW, 11))
    assert table.state.wheels == {"wheel": WheelGame(11, told=False)}
    assert table.betting.game == 11
    table.hear(number(25, 11))
    assert table.state.wheels == {"wheel": WheelGame(11, told=True, number=25)}
    table.hear(candidate(14, 12))
    assert table.state.wheels == {"wheel": WheelGame(12, told=True, number=14)}


def test_a_game_without_a_count_changes_nothing_that_is_known_of_the_wheel() -> None:
    table = opened(has_wheel=True)
    table.hear(step(THROW, None), step(NO_MORE_BETS, None), number(25, None))
    assert table.state.wheels == {}
    assert table.paying.game is None


def test_the_count_of_the_throw_stays_with_a_number_that_has_none() -> None:
    table = opened(has_wheel=True)
    table.hear(step(THROW, 11))
    fall(table, 25)
    assert table.paying.game == 11


def test_a_spin_that_is_closed_names_its_payments_that_nobody_marked() -> None:
    """The wheel's throw closes it, whatever was marked; the spins after it forget nothing."""
    table = paying_eight()
    table.do("paid", order=1)
    payments = len(table.paying.settlement.payments) if table.paying.settlement else 0
    table.do("next")
    assert len(table.state.unmarked[1]) == payments - 1 > 0
    fall(table, 11)
    table.do("next")
    assert [*table.state.unmarked] == [1]
