"""What a desk draws is one frozen picture: handed from thread to thread, changed by nobody."""

import pytest

from app.table.live import Alarm, JournalNow, Live, ReaderHealth, ReaderNow, Refusal, alarmed
from app.table.roulette.game import ROULETTE
from app.table.state import unopened


def test_when_nothing_has_happened_nothing_is_wrong() -> None:
    live = Live(unopened("T1", ROULETTE))
    assert live.reader == ReaderNow(ReaderHealth.NONE, "", None, None, "")
    assert live.journal == JournalNow("", 0, "")
    assert (live.alarms, live.refusal, live.practice) == ((), None, False)


@pytest.mark.parametrize("name", ["state", "reader", "journal", "practice"])
def test_a_picture_is_never_changed(name: str) -> None:
    with pytest.raises(AttributeError, match="immutable"):
        setattr(Live(unopened("T1", ROULETTE)), name, None)


def test_two_equal_refusals_are_told_apart() -> None:
    assert Refusal("not now", 1) != Refusal("not now", 2)


def test_an_alarm_that_comes_again_and_again_is_one_line_on_the_screen() -> None:
    alarms: tuple[Alarm, ...] = ()
    for _ in range(1000):
        alarms = alarmed(alarmed(alarms, "too slow"), "not turned round")
    assert alarms == (Alarm("too slow", 1999), Alarm("not turned round", 2000))


def test_a_desk_where_nobody_reads_alarms_does_not_collect_them_for_ever() -> None:
    alarms: tuple[Alarm, ...] = ()
    for spin in range(1000):
        alarms = alarmed(alarms, f"spin {spin}")
    assert [alarm.count for alarm in alarms] == list(range(992, 1001))
