"""A table remembers of its wheel only what is true now; everything else is the fold of its events."""

from app.table.events import ReaderWarning
from app.table.fold import fold_all
from app.table.roulette.game import ROULETTE
from app.table.roulette.procedure import Phase
from app.table.state import unopened
from app.table.table import Automation
from tests.table.playing import (
    EIGHT,
    NO_MORE_BETS,
    READY,
    THROW,
    Played,
    number,
    opened,
    paying_eight,
    reader,
    step,
)


def test_a_table_taken_up_again_goes_on_at_the_same_payment() -> None:
    table = paying_eight()
    table.do("paid", order=1)
    again = Played(fold_all(unopened("T1", ROULETTE), table.story))
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


def closed_uncounted() -> Played:
    """A table without a window whose night is closed and whose bank is not, started again."""
    table = opened(has_wheel=True, automation=Automation.OPENING)
    table.do("bank", operation="open", chips=[{"value": "20.00", "pieces": 100}])
    table.do("close")
    return Played(table.state, has_wheel=True, automation=Automation.OPENING)


def test_9_a_ball_opens_no_table_whose_bank_was_never_counted_and_somebody_must_answer() -> None:
    """Rules 9: the result needs the closing count. Interface: `open` refuses the same; the book of the night stays."""
    table = closed_uncounted()
    book = table.state.bank
    assert "say bank close first" in table.refused("open")
    assert table.hear(step(READY, 1)) == ()
    assert table.hear(step(THROW, 1), step(NO_MORE_BETS, 1), number(8, 1)) == ("reader.warning",)
    assert (table.last()["device"], table.last()["reason"]) == ("wheel", "bank_not_counted")
    assert [
        event.reason for event in table.state.unanswered.values() if isinstance(event, ReaderWarning)
    ] == ["bank_not_counted"]
    assert (table.state.opened, table.state.bank) == (False, book)
    again = Played(table.state, has_wheel=True, automation=Automation.OPENING)
    assert again.hear(step(THROW, 2)) == ()  # nobody has answered yet
    again.do("answer", of=again.state.seq, by="Carla")
    assert again.hear(step(THROW, 3)) == ("reader.warning",)
    again.do("bank", operation="close", chips=[{"value": "20.00", "pieces": 90}])
    assert again.state.bank.result == -20000
    assert again.hear(step(THROW, 4))[:2] == ("table.opened", "table.rules")


def test_what_no_person_asked_for_is_counted_where_something_happened() -> None:
    table = opened(has_wheel=True)
    before = table.table.unasked
    table.hear(step(THROW, 1), number(8, 1), step(READY, 2))
    happened = table.table.unasked - before
    table.do("winners", bets=EIGHT)
    assert (happened, table.table.unasked - before) == (2, 2)
