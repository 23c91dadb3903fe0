"""A table remembers of its wheel only what is true now; everything else is the fold of its events."""

from app.table.fold import fold_all
from app.table.procedure import Phase
from app.table.state import unopened
from tests.table.playing import EIGHT, READY, THROW, Played, fallen, number, opened, reader, step


def test_a_table_taken_up_again_goes_on_at_the_same_payment() -> None:
    table = fallen()
    table.do("winners", bets=EIGHT)
    table.do("paid", order=1)
    again = Played(fold_all(unopened("T1"), table.story))
    assert again.state == table.state
    assert (
        again.refused("paid", order=3)
        == "payment 2 comes first: to change the order say by whom and the reason (rules 3)"
    )
    assert again.do("paid", order=2) == ("payment.made",)


def test_a_table_taken_up_again_waits_for_its_wheel() -> None:
    table = opened(has_wheel=True)
    table.hear(step(THROW, 1), number(8, 1), step(READY, 2))
    again = Played(table.state, has_wheel=True)
    assert again.do("cleared") == ("spin.cleared",)
    assert again.betting.phase is Phase.COMING
    assert again.hear(step(READY, 2)) == ("spin.bets_open",)


def test_a_wheel_that_was_ready_before_the_opening_is_ready_after_it() -> None:
    table = Played(has_wheel=True)
    table.hear(step(READY, 1))
    assert table.do("open") == ("table.opened", "table.rules", "spin.bets_open")


def test_a_number_ends_the_wheels_readiness() -> None:
    table = Played(has_wheel=True)
    table.hear(step(READY, 1))
    table.do("open")
    table.hear(step(THROW, 1))
    table.hear(step(READY, 1))  # for a moment, between two lines of the same game
    table.hear(number(8, 1))
    assert table.do("cleared") == ("spin.cleared",)


def test_a_reader_of_another_device_makes_no_wheel() -> None:
    table = opened()
    table.hear(reader(connected=True), reader(connected=False, reason="gone"))
    table.do("number", number=8)
    table.do("confirm")
    assert table.do("cleared") == ("spin.cleared", "spin.bets_open")
