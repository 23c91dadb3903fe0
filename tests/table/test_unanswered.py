"""Which things need somebody's answer."""

import pytest

from app.table import events as happened
from app.table.event_record import Event
from app.table.roulette import events as spun
from app.table.unanswered import left_unanswered, may_need_answer

WARNING = happened.ReaderWarning(device="wheel", reason="bad_frame")


@pytest.mark.parametrize(
    ("event", "needed"),
    [
        (WARNING, True),
        (happened.ClockJumped(microseconds=5_000_000), True),
        (happened.PitBossAgain(owner="Gina", by="root", done="2026-11-21"), True),
        (happened.JournalVerified(after="", head="", events=0, place=7, reason="changed"), True),
        (happened.JournalVerified(after="", head="T1:5:" + 64 * "a", events=5), False),
        (happened.ClockBehind(microseconds=5_000_000, than="event"), True),
        (spun.SpinNumber(spin=1, number=8, announcement="", source="hand", instead_of=9), False),
        (spun.SpinNumber(spin=1, number=8, announcement="", source="wheel"), False),
        (spun.SpinClosed(spin=1, entered=False, lapsed=0), True),
        (spun.SpinClosed(spin=1, entered=False), False),
        (happened.ReaderLost(device="wheel", reason="gone"), False),
        (happened.EventAnswered(of=3, by="Carla"), False),
    ],
)
def test_a_warning_a_contradiction_and_a_set_clock_need_one(event: Event, needed: bool) -> None:
    assert event.needs_answer is needed
    assert may_need_answer(type(event)) or not needed


def test_it_waits_until_it_is_answered_or_the_night_is_another() -> None:
    waiting = left_unanswered({}, 7, WARNING)
    assert waiting == {7: WARNING}
    assert left_unanswered(waiting, 8, spun.SpinCleared(spin=1)) is waiting
    assert left_unanswered(waiting, 9, happened.EventAnswered(of=7, by="Carla")) == {}
    opening = happened.TableOpened(table="T1", minimum="2.50", dealer="Anna", side="left")
    assert left_unanswered(waiting, 9, opening) == {}
