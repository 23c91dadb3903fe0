"""A dispute is followed to its ruling, wherever its payment stands meanwhile (rules 3)."""

from app.reports.disputed import Disputed
from app.table.fold import fold
from app.table.roulette.game import ROULETTE
from app.table.roulette.spin_table import SpinTable
from app.table.state import unopened
from tests.table.playing import THROW, Played, candidate, chips, colour, fall, number, opened, stack, step

SPLIT, STRAIGHT = stack("split-8-11", chips("20.00", owner="seat 4")), stack("straight-8", colour("red", 2))
CORNER = stack("corner-8-12", chips("5.00", owner="seat 1"))


def followed(table: Played) -> tuple[Disputed, list[tuple[int, ...]]]:
    """Follow a table from its first event on; gives what its disputes and rulings were about."""
    disputed, about, state = Disputed(ROULETTE.steps), [], unopened("T1", ROULETTE)
    for event in table.story:
        before: SpinTable = state
        state = fold(state, event)
        about.append(disputed.enter(event, before.spin(event.spin), state.spin(event.spin)))
        assert set(disputed.open.values()) == (
            set() if state.paying is None else set(state.paying.payable.disputed)
        )
    return disputed, [each for each in about if each]


def disputing(*bets: dict[str, object], has_wheel: bool = False) -> Played:
    table = opened(has_wheel=has_wheel)
    if has_wheel:
        table.hear(step(THROW, 1), number(8, 1))
    else:
        fall(table, 8)
    table.do("winners", bets=list(bets))
    return table


def test_a_payment_that_stands_elsewhere_is_ruled_there() -> None:
    table = disputing(SPLIT, STRAIGHT)
    table.do("dispute", order=1, reason="mine", by="seat 2")
    table.do("dispute", order=2, reason="two", by="red")
    table.do("winners", bets=[SPLIT, STRAIGHT, CORNER])
    orders = sorted(table.paying.payable.disputed)
    assert orders != [1, 2], "the corner must come before one of them"
    table.do("rule", order=orders[0], by="Carla", reason="no")
    assert followed(table)[1] == [(0,), (1,), (0,)]
    table.do("rule", order=orders[1], by="Carla", reason="no")
    disputed, about = followed(table)
    assert (about, disputed.open) == ([(0,), (1,), (0,), (1,)], {})


def test_what_is_entered_otherwise_is_the_same_dispute() -> None:
    table = disputing(STRAIGHT)
    table.do("dispute", order=1, reason="how many", by="red")
    assert table.do("winners", bets=[stack("straight-8", colour("red", 1))])[-1] == "payment.disputed"
    table.do("rule", order=1, by="Carla", reason="one piece")
    table.do("dispute", order=1, reason="not mine", by="seat 4")
    assert followed(table)[1] == [(0,), (0,), (0,), (1,)]


def test_another_number_leaves_no_dispute_and_a_candidate_of_the_next_spin_leaves_it() -> None:
    table = disputing(STRAIGHT, has_wheel=True)
    table.do("dispute", order=1, reason="how many", by="red")
    table.hear(candidate(17, 2), candidate(18, 3))
    assert [event.spin for event in table.story if type(event).__name__ == "SpinClosed"] == [2]
    assert followed(table)[0].open == {0: 1}
    again = disputing(STRAIGHT)
    again.do("dispute", order=1, reason="how many", by="red")
    again.do("number", number=11, by="Carla", reason="seen")
    assert followed(again)[0].open == {}


def test_a_spin_that_is_opened_again_has_its_own_disputes_and_no_earlier_ones() -> None:
    """What the ball left disputed of the spin before is decided by an answer; nothing is entered of the second."""
    table = disputing(STRAIGHT)
    table.do("dispute", order=1, reason="how many", by="red")
    fall(table, 17)
    table.do("next")
    table.do("reopen")
    assert followed(table)[0].open == {}
