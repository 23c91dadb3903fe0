"""Forms that only grow: readers, clocks, the journal's check; and what the station alarms about."""

import pytest

from app.table.event_record import Event
from app.table.station_events import (
    BEHIND_EVENT,
    BEHIND_PROGRAM,
    COPIED_AGAIN,
    ClockBehind,
    ClockJumped,
    JournalVerified,
    ReaderLost,
    ReaderWarning,
)
from tests.table.growing import check_form

NEEDED = {
    "reader.connected": {"device"},
    "reader.lost": {"device", "reason"},
    "reader.warning": {"device", "reason"},
    "journal.verified": {"after", "head", "events"},
    "clock.behind": {"microseconds", "than"},
    "clock.jumped": {"microseconds"},
}


@pytest.mark.parametrize("kind", NEEDED)
def test_no_event_asks_for_a_field_that_an_old_journal_lacks(kind: str) -> None:
    check_form(kind, NEEDED[kind])


@pytest.mark.parametrize(
    ("event", "alarm"),
    [
        (ReaderWarning(device="wheel", reason="bad_frame"), "bad_frame"),
        (ReaderWarning(device="wheel", reason="bad_frame", detail="*X;4"), "*X;4"),
        (ReaderWarning(device="wheel", reason="restarted", planned=True), None),
        (ReaderWarning(device="house", reason=COPIED_AGAIN), COPIED_AGAIN),
        (ReaderLost(device="wheel", reason="gone"), None),
        (ClockBehind(microseconds=5_000_000, than=BEHIND_EVENT), "5 seconds"),
        (ClockBehind(microseconds=5_000_000, than=BEHIND_PROGRAM), "before the day"),
        (ClockJumped(microseconds=5_000_000), "5 seconds"),
        (ClockJumped(microseconds=-7_000_000), "7 seconds"),
        (JournalVerified(after="", head="", events=0, place=7, reason="it was changed"), "it was changed"),
        (JournalVerified(after="", head="T1:5:ab", events=5), None),
    ],
)
def test_what_somebody_should_look_at_is_alarmed_about(event: Event, alarm: str | None) -> None:
    assert event.alarm is None if alarm is None else alarm in str(event.alarm)


def test_a_clock_that_was_put_back_is_told_from_one_that_was_put_ahead() -> None:
    ahead, back = ClockJumped(microseconds=7_000_000), ClockJumped(microseconds=-7_000_000)
    assert ahead.alarm != back.alarm


def test_a_copy_that_goes_on_again_waits_for_nobody() -> None:
    assert not ReaderWarning(device="house", reason=COPIED_AGAIN).needs_answer
